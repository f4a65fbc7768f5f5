(globalThis.RULED??={}).battles=(()=>{"use strict";
const $div = (a, b) => Math.floor(a / b) | 0;  // whole numbers, which are quicker than any others
const $mod = (a, b) => { const r = (a % b) | 0; return r !== 0 && (r < 0) !== (b < 0) ? r + b : r; };
const $divmod = (a, b) => [$div(a, b), $mod(a, b)];
const $part = (a, first, end) => (a.subarray ? a.subarray(first, end) : a.slice(first, end));
const $fill = (a, value) => { if (typeof value === "object") a.set(value); else a.fill(value); };
function $has(a, value) {
for (let i = 0; i < a.length; i++) if (a[i] == value) return true;
return false;
}
function chances(ways, all) {
const size = (number) => 4 * number.toString(16).length;
return ways.map((some) => {
const bits = size(all) - size(some) + 64;
const whole = some << BigInt(bits), quotient = whole / all;
return Number(quotient | BigInt(quotient * all !== whole)) / 2 ** bits;
});
}

const CHOICES = [];
function choices(dice) {
if (!CHOICES[dice]) {
CHOICES[dice] = [1n];
for (let k = 0; k < dice; k++)
CHOICES[dice].push((CHOICES[dice][k] * BigInt(dice - k)) / BigInt(k + 1));
}
return CHOICES[dice];
}
function counted(dice, faces) {
let power = 1n;
return choices(faces ? dice : 0).map((number) => {
const here = number * power;
power *= BigInt(faces);
return here;
});
}

function roll(dice, weights, faces) {
const [a, b, c, d] = weights, rest = BigInt(faces - a - b - c - d), outcomes = [], ways = [];
counted(dice, a).forEach((first, i) => counted(dice - i, b).forEach((second, j) =>
counted(dice - i - j, c).forEach((third, k) => {
const left = dice - i - j - k;
counted(left, d).forEach((fourth, m) => {
const count = first * second * third * fourth * rest ** BigInt(left - m);
if (!count) return;
outcomes.push(((i * 256 + j) * 256 + k) * 256 + m);
ways.push(count);
});
})));
return [outcomes, chances(ways, BigInt(faces) ** BigInt(dice))];
}
function hits(dice, needs, faces) {
let ways = [1n];
dice.forEach((count, kind) => {
const row = counted(count, needs[kind]), both = Array(ways.length + count).fill(0n);
row.forEach((number, k) => {
const here = number * BigInt(faces - needs[kind]) ** BigInt(count - k);
ways.forEach((before, i) => { both[i + k] += before * here; });
});
ways = both;
});
return [[...ways.keys()], chances(ways, BigInt(faces) ** BigInt(ways.length - 1))];
}
class Dice {
constructor(pool) {
this.pool = pool;
this.start = []; this.size = []; this.outcome = []; this.probability = [];
this.limit = []; this.guide = []; this.guideStart = [];
}

add(code) {
while (this.start.length <= code) { this.start.push(-1); this.size.push(0); this.guideStart.push(0); }
if (this.start[code] >= 0) return;
const [outcomes, probabilities] = this.pool(code);
this.start[code] = this.outcome.length;
this.size[code] = outcomes.length;
this.outcome.push(...outcomes);
this.probability.push(...probabilities);
let sum = 0, place = 0;
const limits = probabilities.map((one) => Math.floor((sum += one) * 2 ** 53));
limits[limits.length - 1] = 2 ** 53;
this.limit.push(...limits);
this.guideStart[code] = this.guide.length;
for (let top = 0; top < 1024; top++) {
while (top * 2 ** 43 >= limits[place]) place++;
this.guide.push(place);
}
}
}
class Word {
constructor(high, low) { this.high = high | 0; this.low = low | 0; }
}
const wordOf = (number) => new Word(Number((number >> 32n) & 0xffffffffn), Number(number & 0xffffffffn));
const numberOf = (word) => (BigInt(word.high >>> 0) << 32n) | BigInt(word.low >>> 0);
const GOLDEN = 0x9e3779b97f4a7c15n;

function key(seed) {
let word = BigInt.asUintN(64, BigInt(seed) + GOLDEN);
word = BigInt.asUintN(64, (word ^ (word >> 30n)) * 0xbf58476d1ce4e5b9n);
word = BigInt.asUintN(64, (word ^ (word >> 27n)) * 0x94d049bb133111ebn);
return wordOf(word ^ (word >> 31n));
}

function word_at(key, battle, draw) {
return wordOf(BigInt.asUintN(64, numberOf(key) + ((BigInt(battle) << 16n) + BigInt(draw)) * GOLDEN));
}
function highHalf(a, b) {
const aLow = a & 0xffff, aHigh = a >>> 16, bLow = b & 0xffff, bHigh = b >>> 16;
const middle = aHigh * bLow + ((Math.imul(aLow, bLow) >>> 16));
const other = aLow * bHigh + (middle % 65536);
return (aHigh * bHigh + Math.floor(middle / 65536) + Math.floor(other / 65536)) | 0;
}

function uniform_of(word) {
let high = word.high, low = word.low;
let a = high ^ (high >>> 30), b = low ^ ((low >>> 30) | (high << 2));
high = (highHalf(b, 0x1ce4e5b9) + Math.imul(b, 0xbf58476d) + Math.imul(a, 0x1ce4e5b9)) | 0;
low = Math.imul(b, 0x1ce4e5b9);
a = high ^ (high >>> 27);
b = low ^ ((low >>> 27) | (high << 5));
high = (highHalf(b, 0x133111eb) + Math.imul(b, 0x94d049bb) + Math.imul(a, 0x133111eb)) | 0;
low = Math.imul(b, 0x133111eb);
low ^= (low >>> 31) | (high << 1);
high ^= high >>> 31;
return new Word(high >>> 11, (low >>> 11) | (high << 21));
}

function drawn_among(seed, battle, draw, equals) {
return Number((numberOf(uniform_of(word_at(key(seed), battle, draw))) * BigInt(equals)) >> 53n);
}

function next_word(word) {
const low = (word.low >>> 0) + 0x7f4a7c15;
return new Word(word.high + 0x9e3779b9 + (low > 0xffffffff), low);
}
function among(uniform, number) {
return Math.floor((((uniform.high << 11) | (uniform.low >>> 21)) >>> 0) * number / 0x100000000);
}

function fallen_on(uniform, limit, first, guide, at) {
const draw = uniform.high * 0x100000000 + (uniform.low >>> 0);
let place = guide[at + (uniform.high >>> 11)];
while (draw >= limit[first + place]) place++;
return place;
}

function later_bits(uniform, times) {
const shift = BigInt(5 + 3 * times);
return wordOf(BigInt.asUintN(53, numberOf(uniform) << shift));
}

function another(word) {
let { high, low } = word;
[high, low] = [high ^ ((high << 13) | (low >>> 19)), low ^ (low << 13)];
[high, low] = [high ^ (high >>> 7), low ^ ((low >>> 7) | (high << 25))];
return new Word(high ^ ((high << 17) | (low >>> 15)), low ^ (low << 17));
}

function takes_its_place(word, equals) {
return Math.floor((word.high >>> 0) * equals / 0x100000000) === 0;
}

function scrambled(number) {
const most = 4294967291n, rest = (BigInt(number) * 2654435761n) % most;
const drawn = rest < 0n ? rest + most : rest;
return Number(((drawn ^ (drawn >> 15n)) * 40503n) % 65521n);
}

const $K0=[2,0,1,1];
const $K1=[2,0,1,0];
const $K2=[1,0,1,1];
const $K3=[1,0,1,0];
const $K4=[1,1,1,1];
const $K5=[1,1,1,0];
const $K6=[1,0,0,1];
const $K7=[1,0,0,0];
const $K8=[1,2,0,0];
const $K9=[0,3,0,0];
const $K10=[1,3,0,0];
const $K11=[0,1,1,1];
const $K12=[$K0,$K1,$K2,$K3,$K4,$K5,$K6,$K7,$K8,$K9,$K10,$K5,$K11,$K4,$K4,$K4];
const $K13=[0,0];
const $K14=[0,1];
const $K15=[15,19];
const $K16=[15,19,23];
const $K17=[4,0];
function $a$(a){return roll($div(a,16),$K12[$mod(a,16)],6);}
function $b$(a,c,b){return Math.max(1,a[23+b]-c[1317+b*11+1]);}
function $c$(d,a,b,e){let c;c=57780+8*(a*230+b);return d[c+e];}
function $d$(a,b,c){return a[1429+b*230+c];}
function $e$(a){return 1317+a*11;}
function $f$(d,c,a,e){let b;b=1-a;e=$g$(c,1339+b*32,1403,d[26],e);$g$(c,1467+b*48,1563,d[27],e);}
function $g$(a,b,f,c,i){let h,e,d,g,$0,$1,$2;d=$i$(a,b,c);for($0=0,$1=c;$0<$1;$0++){e=$0;a[f+e]+=a[b+e];a[b+e]=0;}g=$i$(a,f,c);for(h=0,$2=d;h<$2;h++){e=$h$(a,f,among(uniform_of(i),g));i=next_word(i);a[f+e]-=1;a[b+e]+=1;g-=1;}return i;}
function $h$(c,d,b){let a;a=0;while(b>=c[d+a]){b-=c[d+a];a+=1;}return a;}
function $i$(c,d,e){let b,a,$0;a=0;for(b=0,$0=e;b<$0;b++)a+=c[d+b];return a;}
function $j$(a,b,c){$R$(a,b,c);if(b[7]==3){b[7]=0;c[451]=$div(10000*$k$(a,b,0,1)+32768,65536);b[7]=3;}}
function $k$(c,a,b,d){let f,e;if(a[7]!=0){if(a[8]<0)return 32768;return a[8]==b?65536:0;}$m$(c,a,d);e=0;for(f=0;f<26;f++)e+=c[116985+f]*a[8671+f];e=e>=0?$div(e,1000):(-$div((-e),1000));if(b!=a[5])e=(-e);return e>=0?$l$(c,e):65536-$l$(c,(-e));}
function $l$(c,a){let e,d,b,$0,$1;b=$div(a,2097152);if(b>=64)return c[117105];$0=c[117041+b];$1=c[117041+b+1];d=$0;e=$1;return d+$div((e-d)*$mod(a,2097152),2097152);}
function $m$(c,d,e){let a,b,$0,$1;$0=8607;$1=8628;a=$0;b=$1;$s$(c,d,d[5],e,a);$s$(c,d,1-d[5],e,b);d[8671]=1000;$q$(d,a,b,8672);$o$(d,a,b,8678);$n$(d,a,b,8688);}
function $n$(a,b,c,f){let g,d,e,$0,$1;$0=a[b+5];$1=a[c+5];d=$0;e=$1;a[f]=$div(100*a[c+15],Math.max(1,a[c+1]));a[f+1]=(-$div(100*a[b+15],Math.max(1,a[b+1])));a[f+2]=$div(10*a[c+16],d);a[f+3]=(-$div(10*a[b+16],e));a[f+4]=$div(10*a[c+17],d);a[f+5]=(-$div(10*a[b+17],e));a[f+6]=1000*(Math.min(6,a[b+18])-Math.min(6,a[c+18]));g=$div(1000*a[b+19],Math.max(1,a[b+7]));a[f+7]=g-$div(1000*a[c+19],Math.max(1,a[c+7]));a[f+8]=1000*(a[b+20]-a[c+20]);}
function $o$(a,b,c,f){let d,e,$0,$1;$0=a[b+5];$1=a[c+5];d=$0;e=$1;a[f]=1000*(e-d);a[f+1]=$div(1000,d)-$div(1000,e);a[f+2]=1000*(Math.min(12,a[b+6])-Math.min(12,a[c+6]));a[f+3]=1000*(a[b+7]-a[c+7]);a[f+4]=1000*(a[b+8]-a[c+8]);a[f+5]=1000*(a[b+9]-a[c+9]);a[f+6]=$div(1000*a[c+10],d)-$div(1000*a[b+10],e);a[f+7]=$div(1000*a[c+11],e)-$div(1000*a[b+11],d);a[f+8]=$div(1000*a[b+12],d)-$div(1000*a[c+12],e);a[f+9]=$p$(a,b,d)-$p$(a,c,e);}
function $p$(a,b,c){return $div(1000*Math.min(a[b+13],c),c)>>Math.min(8,a[b+14]);}
function $q$(a,b,c,h){let f,g,d,e,i,k,j,m,l,$0,$1,$2,$3,$4,$5,$6,$7,$8,$9;d=Math.max(1,a[b+1]+a[c+1]);e=a[b+5]+a[c+5];f=a[b+1]-a[c+1];g=f>0?c:b;a[h]=($0=1000*f,$0>=0?$div($0,d):(-$div((-$0),d)));a[h+1]=($1=1000*f*e,$2=10*d,$1>=0?$div($1,$2):(-$div((-$1),$2)));a[h+2]=($3=5000*f,$4=d*Math.max(1,a[g+2]),$3>=0?$div($3,$4):(-$div((-$3),$4)));i=(1+a[b+1])*$r$(a,b,a[c+5]);j=(1+a[c+1])*$r$(a,c,a[b+5]);k=($5=1000*(i-j),$6=i+j,$5>=0?$div($5,$6):(-$div((-$5),$6)));a[h+3]=($7=k*Math.min(e,12),$7>=0?$div($7,10):(-$div((-$7),10)));l=a[b+3]-a[c+3];m=l+a[b+4]-a[c+4];a[h+4]=($8=1000*l,$8>=0?$div($8,e):(-$div((-$8),e)));a[h+5]=($9=1000*m,$9>=0?$div($9,e):(-$div((-$9),e)));}
function $r$(a,b,h){let g,l,d,f,e,c,i,j,k,$0,$1,$2,$3,$4;$0=a[b+2];$1=a[b+3];$2=a[b+4];c=$0;d=$1;e=$2;f=Math.max(0,c-d-e);g=$div(1000*(a[b]-d-2*e),Math.max(1,f));$3=Math.min(h,d);$4=Math.min(Math.max(0,h-d),e);i=$3;j=$4;k=Math.min(Math.max(0,h-d-e),f);l=Math.max(0,h-c);return 1000*(i+2*j+4*l)+k*g+500;}
function $s$(f,b,d,i,c){let a,g,e,h,$0,$1,$2,$3,$4;for(a=0;a<21;a++)b[c+a]=0;b[c+14]=12;e=1317+d*11;b[c+5]=Math.max(1,f[23+d]-b[1317+d*11+1]);$0=b[e];$1=b[e+2];b[c+6]=$0;b[c+7]=$1;for(a=0,$2=f[27];a<$2;a++)b[c+8]+=b[1467+d*48+a];if(f[61464+d])b[c+12]=f[61464+d]*$Q$(f,b,d);for(g=0,$3=f[25];g<$3;g++)b[c+13]+=$P$(f,b,d,g);$M$(f,b,d);for(h=0,$4=b[1723];h<$4;h++){if(b[1853+h]>=0&&b[1725+h]==d)$z$(f,b,h,c);}$x$(f,b,d,c);if(i)$t$(f,b,d,c);}
function $t$(e,b,c,g){let a,d,f,$0;for(a=0,$0=e[26];a<$0;a++){d=b[1339+c*32+a];if(d==0)continue;f=$u$(e,b,c,a);if(f<0){b[g+20]+=d;f=3;}b[g+19]+=d*f;b[g+18]=Math.max(b[g+18],f);}}
function $u$(f,b,c,a){let e,i,k,h,j,d,g,$0,$1;$0=63580+a*8;$1=b[1317+c*11+2];d=$0;e=$1;g=f[d];if(g==0){h=0;for(i=0;i<3;i++){j=f[d+1+i];h+=$w$(f,b,c,i,j==(-1)?e:j);}return h;}if(g==1){k=f[d+5]==(-1)?e:f[d+5];return $v$(f,b,c,f[d+4],k);}return (-1);}
function $v$(f,d,e,g,c){let a,b,$0;a=0;for(b=0,$0=d[1723];b<$0;b++){if(a<c&&d[1853+b]>=0&&d[1725+b]==e){if(d[1981+b]<0&&f[64413+f[64752+b]*10]==g)a+=1;}}return a;}
function $w$(g,c,f,h,e){let a,d,b,$0;a=0;for(b=0,$0=c[1723];b<$0;b++){d=c[1853+b];if(a<e&&d>=0&&c[1725+b]==f){if(c[1981+b]<0&&g[54329+f*230+d]>>h&1)a+=1;}}return a;}
function $x$(d,b,e,f){let h,a,c,g,$0;for(a=0,$0=b[1724];a<$0;a++){c=b[2301+a];if(c<0||d[64880+a]!=e)continue;b[f+9]+=1;g=b[2421+c];h=g<0||b[1789+g]==1;if(h&&$y$(d,b,e,c))b[f+10]+=d[64928+a];}}
function $y$(e,b,d,f){let g,a,c,$0;for(a=0,$0=b[1723];a<$0;a++){c=b[1853+a];if(c>=0&&b[1725+a]!=d){g=e[1429+f*230+c];if(g<=1+e[64413+e[64752+a]*10+3])return 1;}}return 0;}
function $z$(g,a,b,f){let e,i,h,d,c,$0,$1,$2;$0=a[1725+b];$1=a[1853+b];$2=a[1789+b];c=$0;d=$1;e=$2;a[f+2]+=1;a[f]+=e;a[f+1]+=e*g[117033+$L$(g,b)];if(a[1981+b]>=0)return;if(e<=2)a[f+3+e-1]+=1;if(a[2881+c*230+d])a[f+11]+=$c$(g,c,d,0);a[f+14]=Math.min(a[f+14],$K$(g,a,b,d));h=$A$(g,a,b,d);if(h>0){a[f+15]+=$div(g[h],10);i=$div(g[h+1]*g[64816+b],10);a[f+16]+=i;a[f+17]=Math.max(a[f+17],i);}}
function $A$(f,c,d,g){let k,i,l,b,o,n,m,e,h,j,a,$0,$1,$2,$3,$4;$0=0;$1=0;a=$0;b=$1;e=c[1725+d];h=$I$(f,c,g,e,(-1))>=2;for(i=0,$4=c[1723];i<$4;i++){j=c[1853+i];if(j<0||c[1725+i]==e||c[1981+i]>=0)continue;k=f[1429+g*230+j];l=f[64413+f[64752+i]*10+3];m=f[64413+f[64752+i]*10+7];if(k>l+Math.max(1,m))continue;if(k<=1+l)n=$H$(f,c,i,j,d,g,h);else n=$B$(f,c,i,j,d,g,h);if(n>0){o=f[n]+3*f[n+1];if(o>a){$2=o;$3=n;a=$2;b=$3;}}}return b;}
function $B$(a,j,b,c,d,e,k){let g,i,h,f,$0,$1,$2,$3;f=$G$(a,a[64752+b],c,a[64752+d],e);$0=a[1429+e*230+c];$1=a[64413+a[64752+b]*10+7];g=$0;h=$1;i=($2=Math.min(g,h),$3=g>h,a[f+30+($3?6:0)+$2]);if(i==0)return 0;return $C$(a,j,d,f+13,i,$F$(a,f,0,k));}
function $C$(d,a,b,e,f,g){let c;c=a[2651+a[1853+b]]>=0?1:0;return $D$(d,e,f,g+c,a[1789+b],c);}
function $D$(a,b,e,f,g,h){let d,c,$0,$1;$0=a[b+4];$1=a[b+6];c=$0;d=$1;return 64952+$E$(c,e,d,f,g,h);}
function $E$(a,b,d,e,f,g){let c;c=a*9+Math.min(b,8);c=(c*4+d)*3+Math.min(e,2);return ((c*5+Math.min(f,4))*2+g)*6;}
function $F$(b,c,d,a){if(a)return b[c+(d?28:29)];return b[c+(d?0:13)+10];}
function $G$(a,d,c,g,f){let h,e,b;b=a[117106]+2;e=a[57319+c]*a[117106]+d;h=a[57319+f]*b+g;return a[117108]+(e*b*a[117107]+h)*42;}
function $H$(a,g,b,c,d,e,h){let f;f=$G$(a,a[64752+b],c,a[64752+d],e);if(a[f+26]==0||a[f+2]==0)return 0;return $C$(a,g,d,f,a[f+2],$F$(a,f,1,h));}
function $I$(c,g,d,h,f){let b,a,e;a=0;for(b=0;b<6;b++){e=c[49+6*d+b];if(e>=0&&e!=f&&$J$(c,g,e)==h)a+=1;}return a;}
function $J$(c,a,b){if(a[2421+b]>=0)return a[1725+a[2421+b]];if(a[2651+b]>=0)return c[64880+a[2651+b]];return (-1);}
function $K$(a,e,b,f){let c,d,$0,$1;$0=a[64752+b];$1=99;c=$0;d=$1;if(e[6030])d=e[7056+f];if(e[6031]>>c&1)d=Math.min(d,e[7286+f]);return d;}
function $L$(a,b){let c,d;if(a[64413+a[64752+b]*10+6])return 0;c=a[64413+a[64752+b]*10+4];if(a[64413+a[64752+b]*10+1])return c?7:6;if(a[64413+a[64752+b]*10+5])return 5;d=a[64413+a[64752+b]*10]==2;if(c){if(d)return 1;return a[64413+a[64752+b]*10+7]>=4?4:3;}return d?0:2;}
function $M$(e,a,b){let d,c;c=2*a[6]+b+1;if(a[6029]==c)return;a[6029]=c;for(d=0;d<2;d++)$N$(e,a,b,d);}
function $N$(j,f,h,a){let m,c,d,e,b,l,i,n,g,k,$0,$1,$2,$3,$4;$0=7056+a*230;$1=0;$2=0;b=$0;c=$1;d=$2;for(e=0,$3=j[25];e<$3;e++){f[b+e]=99;if(a==0){g=f[2421+e];i=g>=0&&f[1725+g]==h;k=$P$(j,f,h,e)>0&&!i;}else{d|=$O$(j,h,e);k=$O$(j,h,e)>0;}if(k){f[b+e]=0;c+=1;}}f[6030+a]=a==0?c:d;l=0;while(c>0){c=0;for(e=0,$4=j[25];e<$4;e++){if(f[b+e]!=l)continue;for(m=0;m<6;m++){n=j[49+6*e+m];if(n>=0&&j[56169+n]&&f[b+n]==99){f[b+n]=l+1;c+=1;}}}l+=1;}}
function $O$(b,c,d){let a;a=0;if($c$(b,c,d,3)>0)a|=$c$(b,c,d,4);if($c$(b,c,d,5)>0)a|=$c$(b,c,d,6);return a;}
function $P$(a,e,b,c){let d;d=$c$(a,b,c,0);if(e[3341+b*230+c]==0)d+=$c$(a,b,c,1);if(e[3801+c]==1-b)d+=a[61461-b];return d;}
function $Q$(f,c,e){let g,d,a,b,$0;a=0;for(b=0,$0=c[1723];b<$0;b++){d=c[1853+b];if(d>=0&&c[1725+b]!=e){g=f[54329+e*230+d];a|=g&2?2:g;}}return 3-(a&1)-(a>>1&1)-(a>>2&1);}
function $R$(g,a,b){let f,e,c,d,$0,$1,$2,$3,$4;$0=a[8];$1=a[7];$2=a[6];b[0]=$0;b[1]=$1;b[2]=$2;for(c=0;c<2;c++){b[3+c]=a[1317+c*11+1];b[5+c]=a[1317+c*11];b[7+c]=a[1317+c*11+2];}for(d=0,$3=a[1723];d<$3;d++){b[9+d]=a[1789+d];b[73+d]=a[1725+d];b[137+d]=a[1917+d];b[201+d]=a[1853+d]>=0?1:0;}for(e=0,$4=a[1724];e<$4;e++){b[265+e]=a[2397+e];b[289+e]=a[2325+e];}for(f=0;f<64;f++)b[313+f]=a[1659+f];}
function $S$(b){let a,$0;for(a=0,$0=b[4];a<$0;a++)b[9+a]=0;b[4]=0;}
function $T$(g,a,f){let e,d,b,c,$0,$1,$2,$3;b=1-a[3];$0=1339+b*32;$1=1467+b*48;c=$0;d=$1;for(e=0,$2=g[26];e<$2;e++){a[c+e]=f[e];a[1403+e]-=f[e];}for(e=0,$3=g[27];e<$3;e++){a[d+e]=f[32+e];a[1563+e]-=f[32+e];}}
function $U$(g,a,f){let e,d,b,c,$0,$1,$2,$3;b=1-a[3];$0=1339+b*32;$1=1467+b*48;c=$0;d=$1;for(e=0,$2=g[26];e<$2;e++){f[e]=a[c+e];a[1403+e]+=a[c+e];a[c+e]=0;}for(e=0,$3=g[27];e<$3;e++){f[32+e]=a[d+e];a[1563+e]+=a[d+e];a[d+e]=0;}}
function $V$(a,b,c){if(!$cG$(a,b,c))$W$(a,b,c);}
function $W$(c,a,d){let b;b=a[1];if(b<20){if(b<11){if(b<6){if(b<4){if(b<3)$cE$(c,a,d);else $cB$(c,a,d);}else if(b<5)$cA$(c,a,d);else $cz$(c,a,d);}else if(b<8){if(b<7)$cy$(c,a,d);else $cx$(c,a,d);}else if(b<9)$cx$(c,a,d);else $cw$(c,a,d);}else if(b<15){if(b<13){if(b<12)$cv$(c,a,d);else $cq$(c,a,d);}else if(b<14)$cn$(a,d);else $cg$(c,a,d);}else if(b<17){if(b<16)$cc$(c,a,d);else $bX$(c,a,d);}else if(b<18)$bX$(c,a,d);else if(b<19)$bW$(c,a,d);else $bW$(c,a,d);}else if(b<30){if(b<24){if(b<22){if(b<21)$bV$(a,d);else $bA$(c,a,d);}else if(b<23)$aO$(c,a,d);else $aK$(c,a,d);}else if(b<27){if(b<26)$aI$(c,a,d);else $aH$(c,a,d);}else if(b<28)$aF$(c,a,d);else if(b<29)$aE$(c,a,d);else $aD$(c,a,d);}else if(b<36){if(b<34){if(b<33)$aC$(c,a,d);else $aA$(c,a,d);}else if(b<35)$at$(c,a,d);else $ao$(c,a,d);}else if(b<38){if(b<37)$an$(a,d);else $am$(a,d);}else if(b<39)$ai$(c,a,d);else if(b<40)$Y$(c,a,d);else $X$(a,d);}
function $X$(a,b){let c;c=$h$(a,1403,b);a[1403+c]-=1;a[1271+c]+=1;}
function $Y$(e,a,f){let c,d,b,$0;b=a[1316];$0=$ae$(e,a,b,f);c=$0[0];d=$0[1];if(!d)$Z$(e,a,b,e[64413+e[64752+b]*10+2]-c);a[1]=36;}
function $Z$(b,c,d,a){if(a>0)$aa$(b,c,d,Math.min(a,c[1789+d]));}
function $aa$(e,b,c,a){let d;b[1789+c]-=a;if(b[1789+c]==0){d=b[1725+c];$ac$(e,b,c);$ab$(e,b,1-d,e[64816+c]);}}
function $ab$(e,a,b,d){let c,$0,$1;if(a[7]!=0)return;c=1317+b*11;a[c+1]+=d;if(a[c+1]>=e[23+b]){$0=1;$1=b;a[7]=$0;a[8]=$1;}}
function $ac$(d,a,b){let c;c=a[1853+b];a[2421+c]=(-1);a[1853+b]=(-1);a[2045+b]=0;$ad$(d,a,a[1725+b],c);}
function $ad$(d,a,b,c){if(a[2881+b*230+c]){a[2881+b*230+c]=0;a[1317+b*11+1]-=$c$(d,b,c,0);}}
function $ae$(d,a,b,e){let f,h,g,c,$0,$1;c=a[1853+b];f=d[1429+c*230+e];if(f==0)return $K13;$0=a[2651+a[1853+b]];$1=a[2651+e]>=0;g=$0;h=$1;$ag$(d,a,b,e);if(g>=0)$af$(d,a,g,e);return [f,h];}
function $af$(e,a,b,d){let c,$0;c=a[2301+b];if(a[2651+c]==b)a[2651+c]=(-1);a[2651+d]=b;$0=d;a[2301+b]=$0;a[2325+b]=$0;}
function $ag$(f,a,b,e){let c,d,$0,$1,$2;$0=a[1853+b];$1=a[1725+b];c=$0;d=$1;if(c==e)return;a[2421+c]=(-1);$ad$(f,a,d,c);a[2421+e]=b;$2=e;a[1853+b]=$2;a[1917+b]=$2;$ah$(f,a,d,e);}
function $ah$(a,e,b,c){let d,f;d=$c$(a,b,c,1);if(d>0&&e[3341+b*230+c]==0){e[3341+b*230+c]=1;f=$c$(a,b,c,2);e[1317+(1-b)*11+7]+=f;$ab$(a,e,b,d);}}
function $ai$(b,a,c){let d;a[1]=36;if(a[1315]!=3&&a[1315]!=5){$ak$(b,a,c);return;}d=a[2421+c];a[2237+d]=1;if(a[1315]==5)$aa$(b,a,d,1);else if($aj$(b,d,c))$Z$(b,a,d,b[64413+b[64752+d]*10+2]);else{a[1316]=d;a[1]=39;}}
function $aj$(a,b,d){let c;c=a[64752+b];return a[$G$(a,c,d,c,d)+12]>0;}
function $ak$(h,d,a){let c,f,g,b,e,$0,$1,$2,$3;$0=$mod(a,1000);$1=$div(a,1000)*1000;b=$0;c=$1;$2=d[2421+b];$3=d[2651+b];e=$2;f=$3;if(c==3000)d[1082]=b;if(e>=0&&c!=2000){g=e;d[2045+e]=1;d[1981+e]=(-1);d[2109+e]=0;d[2173+e]=d[1038]==3?2:1-d[2237+e];$al$(h,d,b,h[64413+h[64752+e]*10]);}else{g=64+f;d[2349+f]=1;d[2373+f]=0;$al$(h,d,b,4);}d[1083+d[1042]]=g;d[1171+g]=d[1037];d[1042]+=1;}
function $al$(a,b,d,c){if(a[63580+b[1035]*8]==7)b[1044+8*b[1037]+c]+=1;else b[1044+8*b[1037]+a[54329+b[5]*230+d]]+=1;}
function $am$(b,a){let $0,$1;b[1315]=a;$0=2;$1=0;b[1037]=$0;b[1040]=$1;b[1]=38;}
function $an$(b,a){if(a==0){b[1]=b[1042]>0?13:26;return;}b[1314]=1<<a-1;b[1313]&=~b[1314];b[1]=37;}
function $ao$(c,a,d){let b;b=a[5];a[1]=12;$ap$(c,a,a[1317+b*11+4],b,d);}
function $ap$(c,a,d,b,e){$as$(a,b,c[63837+d*12+3]);a[1317+(1-b)*11+7]+=c[63837+d*12+5];a[1317+b*11+8]+=c[63837+d*12+6];a[1260+e]+=c[63837+d*12+7];a[1263+e]+=c[63837+d*12+8];$aq$(c,a,1-b,c[63837+d*12+4]);}
function $aq$(e,a,b,c){let d;d=$ar$(a,b,c);if(d>0){a[4050]=b;a[4056]=e[64708]+d;a[1]=11;}}
function $ar$(d,a,c){let e,b;b=1317+a*11;e=Math.min(c,d[b]);d[b]-=e;d[1033]+=e;return c-e;}
function $as$(b,d,a){let c;c=Math.min(a,b[1033]);b[1033]-=c;b[1317+d*11]+=c;}
function $at$(a,c,b){c[1035]=$az$(a,b);$au$(a,c);}
function $au$(c,a){let b,$0,$1;b=1317+a[5]*11;if(c[63580+a[1035]*8]!=9){$0=a[1035];$1=a[1303];a[b+3]=$0;a[b+10]=$1;}$av$(c,a);a[1]=c[63580+a[1035]*8]==7?4:6;}
function $av$(d,a){let c,e,b,$0,$1,$2,$3;$0=0;a[1042]=$0;a[1259]=$0;for(b=0,$2=d[30]>0?3:1;b<$2;b++){$1=0;a[1260+b]=$1;a[1263+b]=$1;for(c=0;c<8;c++)a[1044+8*b+c]=0;}$aw$(d,a,0);e=d[63580+a[1035]*8];if(e==7){$3=d[47];a[1260]=$3;a[1263]=$3;}else if(e==2&&a[1041]==0)a[1260]=d[44];}
function $aw$(c,b,a){let $0,$1;$0=a;$1=b[1042];b[1037]=$0;b[1043]=$1;b[1082]=(-1);b[1041]=$ax$(c,b)?0:1;b[1038+a]=b[1041]?0:c[63580+b[1035]*8];}
function $ax$(a,b){let e,c,d,f,$0;c=a[63580+b[1035]*8];if(c==8)return 0;d=a[63580+b[1035]*8+4];e=c==1||c==2||c==3||c==4;if(!e)return 1;for(f=0,$0=b[1723];f<$0;f++){if(b[1853+f]>=0&&b[1725+f]==b[5]){if($ay$(a,f,c,d))return 1;}}return 0;}
function $ay$(b,c,a,d){if(a==1)return b[64413+b[64752+c]*10]==d;if(a==2)return b[64413+b[64752+c]*10+1]==1;if(a==3)return b[64413+b[64752+c]*10+4]==1;return b[64413+b[64752+c]*10+1]==0;}
function $az$(h,a){let d,g,f,c,b,e,$0,$1;b=63580+a*8;for(c=0,$1=h[26];c<$1;c++){d=63580+c*8;e=1;for(f=0;f<8;f++){g=1<=($0=f)&&$0<4?3-(f-1):f;e=e&&h[b+f]==h[d+g];}if(e)return c;}return a;}
function $aA$(d,b,a){let c;if(a!=0){c=b[5];b[1304]=b[1036]+1;$aB$(b,c,a);b[1303]=$mod(a,1000);}$au$(d,b);}
function $aB$(c,d,a){let b;b=$mod(a,1000);if(a>=1000)c[1271+b]-=1;else{c[1339+d*32+b]-=1;c[1317+d*11+2]-=1;}c[1659+d*32+b]+=1;}
function $aC$(c,b,a){if(a>0){b[1467+b[5]*48+a-1]-=1;b[1611+a-1]+=1;$as$(b,b[5],c[36]);}b[1]=c[30]>0?40:31;}
function $aD$(c,b,a){if(a)b[1317+b[5]*11+8]+=1;else $as$(b,b[5],c[35]);b[1]=30;}
function $aE$(e,b,a){let c,d;c=a==b[1266]?b[1267]:b[1266];d=b[5];b[1339+d*32+c]-=1;b[1317+d*11+2]-=1;b[1435+c]+=1;b[1]=29;}
function $aF$(d,a,b){let c;c=$aG$(a,a[5],b);a[1266+(a[1266]>=0?1:0)]=c;a[1268]-=1;}
function $aG$(a,d,b){let c;c=$h$(a,1403,b);a[1403+c]-=1;a[1339+d*32+c]+=1;a[1317+d*11+2]+=1;return c;}
function $aH$(d,a,c){let b;b=1-a[5];a[1317+b*11+9]-=1;$aG$(a,b,c);}
function $aI$(c,a,b){a[1]=15;if(b>0){$aJ$(c,a,a[4031],0,b-1000);a[4038]=1;a[1]=16;}}
function $aJ$(e,d,a,b,c){let $0,$1,$2,$3;$0=a;$1=b;$2=c;d[4031]=$0;d[4037]=$1;d[4036]=$2;d[4035]=d[1853+a];d[4032]=d[2421+c];d[4033]=d[2651+d[4035]];d[4034]=d[2651+c];$3=0;d[4039]=$3;d[4040]=$3;d[4041]=$3;d[4042]=$3;d[4044]=(-1);d[4043]=(-1);d[2173+a]=Math.max(0,d[2173+a]-1);}
function $aK$(d,a,b){let e,f,c;a[1]=15;if(b==0)return;c=a[4031];e=a[2651+a[1853+c]];$ag$(d,a,c,a[4036]);if(e>=0)$af$(d,a,e,a[4036]);$aM$(d,a,c);if(a[1853+c]<0||a[4038])return;f=d[64413+d[64752+c]*10+1]==1||e>=0;if(f&&$aL$(d,a,c))a[1]=24;}
function $aL$(a,d,b){let c;c=a[64413+a[64752+b]*10+1];return a[56629+c*230+d[1853+b]]==0;}
function $aM$(e,a,b){let f,g,d,c,$0,$1;$0=a[1725+b];$1=a[1853+b];c=$0;d=$1;f=$c$(e,c,d,3);if(f>0&&$c$(e,c,d,4)>>e[64752+b]&1){g=a[2651+a[1853+b]];$ac$(e,a,b);if(g>=0)$aN$(e,a,g,3);$ab$(e,a,c,f);}}
function $aN$(e,a,b,d){let c;c=a[2301+b];if(a[2651+c]==b)a[2651+c]=(-1);a[2301+b]=(-1);a[2397+b]=d;a[2349+b]=0;}
function $aO$(f,a,e){let b,d,c;b=$part(a,4518,4709);c=$part(a,4709,4737);d=c[0];if(d==0){$bz$(b,c,e);a[4043]=c[1];return;}if(d==4)$by$(f,a,b,c,e);else if(d==5){$bx$(f,a,b,c,e);return;}else if(d==3)e=$bw$(b,c)-e;else if(d==6)$bv$(f,a,b,c,e);$aU$(b,c,e);if(d==4)$aQ$(f,a);if(a[7]==0)$aP$(f,a);}
function $aP$(g,a){let b,f,c,e,d;b=$part(a,4518,4709);c=$part(a,4709,4737);for(d of $K14){e=1317+(d==0?a[5]:1-a[5])*11;f=b[11+d]+c[9+d*3];a[1033]+=a[e]-f;a[e]=f;}$aQ$(g,a);}
function $aQ$(g,a){let h,b,e,f,c,d,$0,$1;b=$part(a,4709,4737);for(c of $K15){$0=c==15?a[4031]:a[4032];$1=$aT$(a,c);d=$0;e=$1;if(d>=0&&a[1853+d]>=0){f=a[1789+d]-b[c];if(f>0)$aa$(g,a,d,f);}if(e>=0&&a[2301+e]>=0){h=b[c+1];if(h==3)$aS$(g,a,e);else if(h==4)$aR$(g,a,e);}}}
function $aR$(a,d,b){let c;c=a[64880+b];$aN$(a,d,b,2);d[1317+c*11+7]+=1;d[1317+(1-c)*11+8]+=1;}
function $aS$(a,b,c){$aN$(a,b,c,1);$ab$(a,b,1-a[64880+c],a[64928+c]);}
function $aT$(c,a){let b;b=a==15?4033:4034;return c[b];}
function $aU$(c,a,d){let b;b=a[0];if(b==0)$bt$(c,a);else if(b==1)$br$(c,a,d);else if(b==2)$bo$(c,a,d);else if(b==3)$bn$(c,a,d);else if(b==4)$bl$(c,a);else if(b==5)$bg$(c,a,d);else if(b==6)$bc$(c,a,d);else $aV$(c,a);}
function $aV$(a,b){let c;c=$aX$(a,b);if(c==(-1)){$aW$(b);return;}b[1]=c;b[0]=0;if(c==4)b[6]=1;else if(c==7)b[7]=1;else if(c==6||c==5)b[8]=1;}
function $aW$(a){let b,$0;a[0]=8;$0=0;a[1]=$0;a[3]=$0;a[2]=$0;a[4]=$0;a[27]=$0;for(b of $K16){a[b+3]=0;if(a[b+1]==1||a[b+1]==2)a[b+1]=0;}}
function $aX$(c,a){let b;b=a[1];if(b==0)return a[15]>0&&a[17]==0||c[22]>1?1:(-1);if(b==1)return $aZ$(c,a);if(b==5)return a[15]>0&&a[17]==0?6:(-1);if(b==6&&!$aY$(a,23)&&c[17]==0)return a[23]>0&&c[180]>0?7:(-1);return (-1);}
function $aY$(a,b){return a[b+2]>0||a[b]==0&&a[b+1]!=1;}
function $aZ$(a,b){if(a[15]==0)return a[18]==2?$bb$(a,b):(-1);if($aY$(b,19)){if(!$ba$(a,b))return (-1);return a[17]?5:6;}if(a[16]==0&&b[19]>0&&a[141]>0)return 4;return (-1);}
function $ba$(a,b){if(a[20]==0||!(b[15]>0&&b[17]==0))return 0;return a[21]==0||b[16]==1;}
function $bb$(e,a){let c,f,b,d;b=a[20];c=a[19]==0&&b!=1&&b!=2;d=a[21]+a[22];if(c)return (-1);if(d==0)return 2;f=Math.min(e[19]+d,24);return e[26+f]>0?3:(-1);}
function $bc$(a,b,d){let f,e,c;c=a[87+b[1]*13+1];e=d>>24;f=(d>>16&255)+(d>>8&255)+(d&255);if(b[c+1]==2){if(e>0)$bf$(a,b,c);}else $bd$(a,b,c,Math.min(e,b[c]));if(a[11+a[51+$div(c-15,4)*12+2]]>=0)b[9+a[51+$div(c-15,4)*12+2]*3+2]+=f;b[4]=0;b[0]=7;}
function $bd$(d,b,c,a){if(a>0){b[c]-=a;if(b[c]==0&&d[51+$div(c-15,4)*12+3]==0)$be$(d,b,c);}}
function $be$(a,d,b){let c;c=1-a[51+$div(b-15,4)*12+2];d[9+c*3+1]+=1;}
function $bf$(c,a,b){a[b+1]=3;$be$(c,a,b);}
function $bg$(a,b,f){let g,e,d,c;c=a[87+b[1]*13+1];d=51+$div(c-15,4)*12;e=$bk$(a,b,c);g=a[d+9]==2?f:a[d+9];if(e<1||g==1){b[c+1]=4;$bj$(a,b,a[d+2],a[1]);b[0]=7;return;}b[c+1]=2;b[c+3]+=Math.min(a[3],e);$bh$(a,b,a[d+2],a[2]);b[0]=b[4]>0?6:7;}
function $bh$(b,c,d,a){let e;e=Math.min(a,$bi$(b,c,d));c[9+d*3]-=e;c[4]=a-e;}
function $bi$(a,d,b){let c;c=a[11+b];return c<0?9999:c+d[9+b*3];}
function $bj$(a,d,b,f){let e,c;if(a[24]>=0){c=9+(1-b)*3;e=a[24]-d[9+b*3]-d[c];f=Math.min(f,e);}d[9+b*3]+=f;}
function $bk$(a,c,b){return a[51+$div(b-15,4)*12+7]-c[b+2]-c[b+3];}
function $bl$(c,a){let h,j,g,i,e,b,d,f;b=87+a[1]*13;d=c[b+1];if(c[b+12]){$bm$(c,a,d);return;}e=51+$div(d-15,4)*12;f=a[3]*c[e+4];if(c[e+11]>0)f=c[e+11];g=Math.min(f,$bk$(c,a,d));h=f-g;a[3]=0;a[d+2]+=g;i=a[d+1]==1?1:0;$bd$(c,a,d,Math.min(h,a[d]));if(g>0){j=c[e+6]+g*(c[e+5]+i*c[8]);$bh$(c,a,c[e+2],j);}a[0]=a[4]>0?6:7;}
function $bm$(a,b,c){let d;$bd$(a,b,c,Math.min(b[3],b[c]));b[3]=0;d=a[25]>0&&b[c+1]==1;b[0]=d?2:7;}
function $bn$(a,b,d){let e,c;c=a[51+$div(a[87+b[1]*13+1]-15,4)*12+8];e=c==1?Math.min(a[87+b[1]*13+11],$bw$(a,b)):$bw$(a,b)-d;b[3]-=e;b[0]=b[3]>0?4:7;}
function $bo$(a,b,d){let e,c;c=a[87+b[1]*13+1];e=d>>24==$bq$(a,b);if(e)$bf$(a,b,c);$bp$(b,c);if(b[c]==0&&!e)b[0]=5;}
function $bp$(a,b){if(a[b]==0)a[3]=0;a[0]=a[3]>0?3:7;}
function $bq$(c,a){let b;b=87+a[1]*13;if(a[c[b+1]]==0)return c[6];return c[b+9]?c[4]:c[5];}
function $br$(c,a,f){let h,i,b,d,g,j,e,$0,$1;b=87+a[1]*13;$0=c[b];$1=c[b+1];d=$0;e=$1;g=Math.max(0,(f>>16&255)-c[b+6]);h=(f>>24)+g;i=Math.max(0,(f&255)-a[2]);$bj$(c,a,c[51+$div(d-15,4)*12+2],i);if(a[1]==1)a[5]=h;a[2]=0;if(a[e]==0){$bs$(c,a,e,h);return;}a[3]=f>>8&255;j=Math.min(h,a[e]);$bd$(c,a,e,j);if(j>0&&a[e+1]==1)a[0]=2;else $bp$(a,e);}
function $bs$(b,c,d,a){if(a>0){$bf$(b,c,d);c[0]=7;}else c[0]=5;}
function $bt$(d,a){let e,c,b;b=a[1];c=87+b*13;if(b==5||b==6&&d[17]==0)a[27]=$bu$(d,a,165);if(b==6)a[2]=a[27];else if(b!=1)a[2]=$bu$(d,a,c);else if(d[c+7]!=0){e=a[15]>0&&a[17]==0?1:0;a[2]=e+d[c+8];}else a[2]=d[c+8];a[0]=1;}
function $bu$(a,f,b){let g,e,c,d,$0,$1;$0=a[b+7];$1=a[b];c=$0;d=$1;e=a[51+$div(d-15,4)*12+2];g=c==2||c==1&&f[d+1]==1;if(!g||$bi$(a,f,e)<a[9])return 0;$bh$(a,f,e,a[9]);return 1;}
function $bv$(j,d,a,b,e){let h,l,k,c,f,m,g,i,$0,$1,$2,$3,$4,$5,$6,$7;c=a[87+b[1]*13+1];d[4050]=c==15?d[5]:1-d[5];$0=e>>16&255;$1=e>>8&255;$2=e&255;f=$0;g=$1;h=$2;i=c==15?d[4031]:d[4032];if(b[c+1]==2){d[4051]=d[2301+$aT$(d,c)];i=(-1);}else d[4051]=d[1917+i];if(i<0||j[64413+j[64752+i]*10]==3){$3=f;$4=g;$5=h;d[4052]=$3;d[4053]=$4;d[4054]=$5;return;}$6=j[64413+j[64752+i]*10];$7=f;k=$6;l=$7;for(m=0;m<3;m++){d[4052+m]=m==k?0:l;l=m==k?l:g;}}
function $bw$(c,a){let d,b;b=87+a[1]*13;d=a[c[b+1]+1]==1?1:0;return Math.min(c[0],c[b+10]+d,a[3]);}
function $bx$(i,d,a,b,g){let h,j,e,c,f,$0,$1;c=a[87+b[1]*13+1];$0=$aT$(d,c);$1=51+$div(c-15,4)*12;e=$0;f=$1;h=g!=999;if(h){j=i[1429+d[2301+e]*230+g];a[3]=j;$af$(i,d,e,g);}else a[f+7]=b[c+2]+b[c+3];$aU$(a,b,h?0:1);$aP$(i,d);}
function $by$(j,f,a,b,k){let h,i,c,d,g,e,$0;c=a[87+b[1]*13+1];d=51+$div(c-15,4)*12;e=b[3]*a[d+4];g=c==15?f[4031]:f[4032];$0=$ae$(j,f,g,k);h=$0[0];i=$0[1];a[d+7]=b[c+2]+b[c+3]+h;a[d+11]=i&&h<e?h:0;}
function $bz$(b,c,a){if(a)b[87+c[1]*13+7]=2;}
function $bA$(a,b,c){$bT$(a,b,c);$bB$(a,b);}
function $bB$(a,b){$bC$(a,b);$aP$(a,b);b[1]=22;}
function $bC$(e,a){let f,b,d,c;b=$part(a,4518,4709);c=$part(a,4709,4737);for(d=0;d<51;d++)b[d]=e[64701+d];for(d=87;d<191;d++)b[d]=0;f=a[5];b[11]=a[1317+f*11];b[12]=a[1317+(1-f)*11];b[24]=a[1033];b[13]=a[4039]*e[64710];b[15]=a[4037]==1?0:1;b[16]=a[4040];b[18]=1;$bS$(e,a,b,15,a[4031],a[4033],0);$bS$(e,a,b,19,a[4032],a[4034],1);if(a[4037]==1)$bR$(e,a,b);else $bF$(e,a,b);$bD$(b,c);}
function $bD$(c,b){let a;for(a=0;a<28;a++)b[a]=0;$bE$(c,b);}
function $bE$(b,c){let a,d;for(a of $K16){c[a]=b[51+$div(a-15,4)*12];c[a+1]=b[51+$div(a-15,4)*12+1];}for(d of $K14)c[9+d*3]=(-b[13+d]);c[1]=b[16]?0:1;c[0]=0;}
function $bF$(c,a,e){let b,h,d,f,g,i,$0,$1,$2,$3,$4,$5,$6;b=a[4031];d=($0=a[4036],$G$(c,c[64752+b],a[1853+b],$bQ$(c,a,$0),$0));f=$bP$(c,e,1,d,1,15,19);e[f+2]+=a[1260+a[1171+b]];g=($1=a[4036],$2=1-a[5],$I$(c,a,$1,$2,(-1))>=2);e[f+10]=$F$(c,d,1,g)+a[4042];$bM$(c,a,e,f);if(a[4037]==2)$bH$(c,a,e,f);if($bG$(c,a)){h=($3=a[4032],$4=a[4035],$G$(c,c[64752+$3],a[1853+$3],$bQ$(c,a,$4),$4));g=($5=a[4035],$6=a[5],$I$(c,a,$5,$6,(-1))>=2);for(i of $K17){f=$bP$(c,e,i,h,1,19,15);e[f+2]+=a[4041];e[f+10]=$F$(c,h,1,g);}}}
function $bG$(c,a){let b,d,$0;b=a[4032];if(b<0)return 0;d=($0=a[4035],$G$(c,c[64752+b],a[1853+b],$bQ$(c,a,$0),$0));return c[d+26]>0&&c[d+2]>0;}
function $bH$(e,a,i,j){let h,d,c,f,b,g,$0,$1;$0=a[4036];$1=1;b=$0;c=$1;for(d=0;d<6;d++){f=e[49+6*b+d];g=f>=0?a[2421+f]:(-1);if(g!=a[4031]&&$bI$(e,a,g,b)){h=e[$G$(e,e[64752+g],a[1853+g],$bQ$(e,a,b),b)+2]+a[1260+a[1171+g]];i[j+2]+=h;i[j+3]+=h;a[2173+g]-=1;c+=1;}}i[22]=c;}
function $bI$(c,b,a,d){if(a<0||b[1725+a]!=b[5]||!c[64413+c[64752+a]*10+5])return 0;return $bK$(c,b,a)&&$bJ$(c,b,a,b[1853+a],d);}
function $bJ$(a,d,b,c,e){let f;f=$G$(a,a[64752+b],c,$bQ$(a,d,e),e);return a[f+26]>0;}
function $bK$(c,a,b){let d;if(a[2173+b]==0||a[2045+b]==0)return 0;if(a[1038+a[1171+b]]==4){if(c[64413+c[64752+b]*10+4])return 0;}d=a[2109+b];if(d==0)return 1;if(d>$bL$(c,a,b))return 0;return $aL$(c,a,b);}
function $bL$(a,d,b){let c,e,f,$0,$1;c=a[64413+a[64752+b]*10+3];$0=d[1038+d[1171+b]];$1=a[64413+a[64752+b]*10];e=$0;f=$1;if(e==2&&f==2)return Math.max(c,a[43]);if(e==4&&(f==1||f==2))return Math.max(c,a[45]);return c;}
function $bM$(b,a,c,d){if(a[4039]==0)return;if($bN$(b,a,a[4035],a[5])){c[d+7]=2;c[d+8]=a[4039]-1;}else c[d+8]=a[4039];}
function $bN$(a,c,b,d){if(a[57089+b])return 0;return c[2651+b]>=0||$bO$(a,c,b,d);}
function $bO$(b,e,c,g){let a,f,d;for(a=0;a<6;a++){d=b[49+6*c+a];if(d>=0){f=e[2651+d];if(f>=0&&b[64880+f]==g&&b[64904+f]==1)return 1;}}return 0;}
function $bP$(g,h,a,c,d,i,j){let f,b,e,$0,$1;b=87+a*13;e=c+(d?0:13);for(f=0;f<13;f++)h[b+f]=g[e+f];$0=i;$1=j;h[b]=$0;h[b+1]=$1;return b;}
function $bQ$(d,a,b){let e,c;c=a[2421+b];if(c>=0)return d[64752+c];e=d[64904+a[2651+b]]==1?1:0;return d[117106]+e;}
function $bR$(a,b,d){let g,h,f,c,e,i,$0,$1,$2,$3;c=($0=b[4031],$1=b[4036],$G$(a,a[64752+$0],b[1853+$0],$bQ$(a,b,$1),$1));e=$bP$(a,d,1,c,0,15,19);f=a[1429+b[4035]*230+b[4036]];g=b[4031];h=a[c+30+(b[2109+g]>0?6:0)+f];d[e+2]=h+b[1263+b[1171+g]];i=($2=b[4036],$3=1-b[5],$I$(a,b,$2,$3,(-1))>=2);d[e+10]=$F$(a,c,0,i);}
function $bS$(b,h,g,d,a,i,j){let f,c,e;c=a>=0?b[64752+a]:b[117106];e=51+$div(d-15,4)*12;for(f=0;f<12;f++)g[e+f]=b[64533+c*12+f];g[e]=a>=0?h[1789+a]:0;g[e+1]=i>=0?1:0;g[e+2]=j;g[e+7]=99;g[e+11]=0;}
function $bT$(d,a,c){let e,b;a[1]=22;b=1-a[5];if(c==1){e=d[63836];a[1339+b*32+e]-=1;a[1317+b*11+2]-=1;a[1317+b*11+6]+=1;a[1317+b*11+9]+=1;a[4040]=1;}else if(c>1){$bU$(d,a,b,c-2);a[4040]=d[63837+(c-2)*12+9];a[4041]=d[63837+(c-2)*12+10];a[4042]=d[63837+(c-2)*12+11];}}
function $bU$(e,c,a,d){let b;b=1317+a*11;c[1467+a*48+d]-=1;c[b+4]=d;c[b]-=e[63837+d*12+2];c[b+5]+=e[63837+d*12+2];}
function $bV$(b,a){let $0,$1;$0=a;$1=21;b[4039]=$0;b[1]=$1;}
function $bW$(g,d,a){let c,e,f,b,$0,$1;$0=a>>24;$1=a&255;b=$0;c=$1;if(d[1]==18){$as$(d,d[4044],c);d[4047]=b;d[1]=19;return;}$as$(d,1-d[4044],c);d[1]=20;if(d[4047]==b)return;e=d[4047]>b?1-d[4044]:d[4044];f=e==d[5]?4033:4034;$aN$(g,d,d[f],4);d[f]=(-1);d[1317+e*11+7]+=1;}
function $bX$(d,a,c){let b;b=a[1]==16;if(c)$bY$(d,a,b?a[5]:1-a[5]);else a[1]=b?17:20;}
function $bY$(a,b,c){let d;$bU$(a,b,c,$ca$(a,b,c));b[4044]=c;for(d=0;d<2;d++)b[4045+d]=$bZ$(a,b,d);b[1]=18;}
function $bZ$(h,d,a){let e,g,c,f,b,$0,$1,$2,$3,$4,$5;$0=1317+a*11;$1=1317+(1-a)*11;b=$0;c=$1;e=d[b+2];if(a==d[5])e+=d[1303]<0?1:2;e+=a==d[4044]?2:0;e+=d[b]>d[c]?1:0;$2=d[4033];$3=d[4034];f=$2;g=$3;if(a!=d[5]){$4=g;$5=f;f=$4;g=$5;}e+=h[64904+f]>h[64904+g]?1:0;return e;}
function $ca$(b,c,d){let a,$0;for(a=0,$0=b[27];a<$0;a++){if(b[63837+a*12+1]==3){if($cb$(b,c,d,a,2))return a;}}return (-1);}
function $cb$(d,a,b,c,e){if(a[1467+b*48+c]==0)return 0;if(d[63837+c*12]!=e||a[1317+b*11+4]>=0)return 0;return d[63837+c*12+2]<=a[1317+b*11];}
function $cc$(c,b,a){if(a==0)$ce$(b);else{$cd$(c,b,a);b[1]=16;}}
function $cd$(a,b,c){$aJ$(a,b,$div(c,10000)-1,$div($mod(c,10000),1000),$mod(c,1000));b[4038]=0;}
function $ce$(a){let b;b=$cf$(a);if(b>=0)a[2173+b]=0;else a[1]=26;}
function $cf$(a){let b,$0;if(a[1038]==3){for(b=0,$0=a[1042];b<$0;b++){if(a[2173+a[1083+b]]==1)return a[1083+b];}}return (-1);}
function $cg$(c,a,d){let b;b=a[1083+a[1259]];a[1259]+=1;a[1]=13;if(b<64)$ci$(c,a,b,d);else $ch$(c,a,b-64,d);}
function $ch$(c,b,d,a){if(a==999){$ar$(b,c[64880+d],c[39]);$aN$(c,b,d,3);return;}if(a!=b[2301+d]){b[2373+d]=1;$af$(c,b,d,a);}}
function $ci$(e,a,b,d){let c,f;c=a[1853+b];if(d==c)return;f=$cm$(e,a,b);if(d==999){$cj$(e,a,b,f);return;}a[2109+b]=a[4057+d];$ag$(e,a,b,d);if(f>=0)$af$(e,a,f,d);$aM$(e,a,b);}
function $cj$(c,a,b,f){let e,d,$0,$1;$0=a[1725+b];$1=$ck$(c,a,b);d=$0;e=$1;$ac$(c,a,b);if(f>=0)$aN$(c,a,f,3);$ab$(c,a,d,e);}
function $ck$(c,a,b){let h,e,g,i,d,f,$0,$1,$2,$3,$4,$5;$0=a[1725+b];$1=c[64752+b];d=$0;e=$1;$2=a[1853+b];$3=$cl$(c,a,b);$4=0;f=$2;g=$3;h=$4;for(i=0,$5=c[25];i<$5;i++){if(a[4057+i]<g&&$c$(c,d,i,6)>>e&1){if(!(i==f?0:c[56399+i]>0||a[3801+i]>=0||a[2651+i]>=0))h=Math.max(h,$c$(c,d,i,5));}}return h;}
function $cl$(a,d,b){let e,f,c,g,$0,$1;c=a[64413+a[64752+b]*10+2];$0=d[1038+d[1171+b]];$1=a[64413+a[64752+b]*10+1];e=$0;f=$1;g=a[64413+a[64752+b]*10];if(e==3)return 0;if(e==2&&g==2)return Math.max(c,a[43]);if(e==4&&f==0&&(g==1||g==2))return Math.max(c,a[45]);if(e==6)return Math.min(c,a[46]);return c;}
function $cm$(a,b,c){let d;d=b[2651+b[1853+c]];return d>=0&&b[2349+d]?(-1):d;}
function $cn$(b,a){let c,$0;if(a==0){b[1]=15;return;}c=b[1259];while(($0=b[1083+c],$0<64?b[1853+$0]:b[2301+$0-64])<0||$cp$(b,b[1083+c])!=a)c+=1;$co$(b,c);}
function $co$(a,b){let c;c=a[1083+b];while(b>a[1259]){a[1083+b]=a[1083+b-1];b-=1;}a[1083+b]=c;a[1]=14;}
function $cp$(a,b){let c;c=b<64?a[1853+b]:a[2301+b-64];if(b>=64&&a[2421+c]>=0)return 2000+c;return 1000+c;}
function $cq$(b,c,a){if(a>0)$ak$(b,c,a);else if(b[30]>0)$cr$(b,c);else if(c[1042]>0)c[1]=13;else c[1]=26;}
function $cr$(b,a){if(a[1037]==0&&a[1303]>=0)$cu$(b,a);else $cs$(b,a);}
function $cs$(a,b){let c;b[1313]=$ct$(a,b[1034])?7:0;for(c=0;c<16;c++){if(b[1044+c]>0)b[1313]&=~$mod(c,8);}if(b[1303]>=0)b[1035]=b[1034];b[1]=36;}
function $ct$(a,b){let c;c=a[63580+b*8];if(c==0||c==5)return 1;return c==4||c==6;}
function $cu$(b,a){let $0,$1;$0=a[1303];$1=a[1304];a[1035]=$0;a[1036]=$1;$aw$(b,a,1);}
function $cv$(d,a,c){let b;a[4051]=(-1);for(b=0;b<3;b++)a[4052+b]=c>>16-8*b&255;a[1]=12;}
function $cw$(d,a,c){let b,$0,$1;a[1]=10;$0=1-a[5];$1=(-1);a[4050]=$0;a[4051]=$1;for(b=0;b<3;b++)a[4052+b]=c>>24-8*b&255;a[4055]=(c&255)*d[48];}
function $cx$(e,a,b){let d,c,$0,$1;if(a[1]==7){a[4049]=b>>24;a[1]=8;return;}a[1]=12;if(a[4049]>b>>24){$0=a[4048];$1=a[5];c=$0;d=$1;$ad$(e,a,1-d,a[1853+c]);a[1725+c]=d;a[1981+c]=(-1);$ah$(e,a,d,a[1853+c]);$av$(e,a);}}
function $cy$(e,a,b){let c,f,d,$0,$1;a[1]=12;if(b==0)return;$0=$div(b,1000)-1;$1=a[5];c=$0;d=$1;$bU$(e,a,d,c);f=e[63837+c*12+1];if(f==1){a[4048]=a[2421+$mod(b,1000)];a[1]=7;}else if(f==2)a[1]=9;else if(a[1303]>=0&&(e[63837+c*12+7]>0||e[63837+c*12+8]>0))a[1]=35;else $ap$(e,a,c,d,0);}
function $cz$(c,a,b){a[1081]-=1;if(b)$as$(a,a[5],1);else a[1080]+=1;}
function $cA$(e,a,c){let d,b;a[1081]=a[1036];for(b=0;b<4;b++){d=c>>24-8*b&255;a[1076+b]=d;a[1081]-=d;}a[1080]=0;a[1]=5;}
function $cB$(a,b,c){if(a[30]>0)$cD$(a,b,c);else $cC$(a,b,c);}
function $cC$(e,a,c){let d,b,$0;b=a[5];a[1036]=a[1317+b*11+2]+(c>=1000?1:0);$aB$(a,b,c);$0=c;a[1034]=$0;a[1035]=$0;d=a[1317+(1-b)*11+3];if(e[63580+c*8]==8&&d>=0)a[1035]=$az$(e,d);$au$(e,a);}
function $cD$(e,a,b){let d,c,$0,$1,$2;$0=a[5];$1=$mod(b,1000);c=$0;d=$1;a[1036]=a[1317+c*11+2]+(b>=1000?1:0);$aB$(a,c,b);$2=d;a[1034]=$2;a[1035]=$2;a[1303]=(-1);if(e[63580+d*8]==8)a[1]=34;else if(b<1000&&$ct$(e,d))a[1]=33;else $au$(e,a);}
function $cE$(d,a,c){let b;b=$mod(a[1270],2);if(a[1270]>=2)$cF$(a,b,c);else $aG$(a,b,c);}
function $cF$(a,d,b){let c;c=$h$(a,1563,b);a[1563+c]-=1;a[1467+d*48+c]+=1;return c;}
function $cG$(b,a,c){let f,e,d;if(a[4052]+a[4053]+a[4054]>0){a[4052+$cI$(a)]-=1;$aa$(b,a,a[2421+c],1);return 1;}for(d=0;d<2;d++){e=1317+d*11;if(a[e+7]>0){a[e+7]-=1;$cH$(a,d,c);return 1;}}for(d=0;d<2;d++){e=1317+d*11;if(a[e+8]>0){a[e+8]-=1;f=$cF$(a,d,c);if(a[1]==30)a[1269]=f;return 1;}}return 0;}
function $cH$(c,a,d){let e,b;b=1339+a*32;e=$h$(c,b,d);c[b+e]-=1;c[1435+e]+=1;c[1317+a*11+2]-=1;}
function $cI$(b){let a;a=0;while(b[4052+a]==0)a+=1;return a;}
function $cJ$(a,b){if(!$eQ$(a,b))$cK$(a,b);}
function $cK$(c,a){let b;b=a[1];if(b<20){if(b<10){if(b<5){if(b<2){if(b<1)$eP$(c,a);else $eO$(c,a);}else if(b<3)$eM$(c,a);else if(b<4)$eL$(c,a);else $eK$(a);}else if(b<7){if(b<6)$eI$(c,a);else $eG$(c,a);}else if(b<8)$eE$(a);else if(b<9)$eE$(a);else $eC$(c,a);}else if(b<15){if(b<12){if(b<11)$eB$(c,a);else $eA$(a);}else if(b<13)$ei$(c,a);else if(b<14)$ef$(c,a);else $dZ$(c,a);}else if(b<17){if(b<16)$dQ$(c,a);else $dN$(c,a);}else if(b<18)$dN$(c,a);else if(b<19)$dM$(a);else $dM$(a);}else if(b<30){if(b<25){if(b<22){if(b<21)$dJ$(c,a);else $dH$(c,a);}else if(b<23)$du$(c,a);else if(b<24)$dt$(c,a);else $ds$(c,a);}else if(b<27){if(b<26)$dn$(c,a);else $dm$(c,a);}else if(b<28)$dl$(c,a);else if(b<29)$dk$(c,a);else $dj$(c,a);}else if(b<36){if(b<33){if(b<31)$di$(c,a);else $dh$(c,a);}else if(b<34)$dg$(c,a);else if(b<35)$df$(c,a);else $de$(a);}else if(b<38){if(b<37)$dc$(c,a);else $db$(a);}else if(b<39)$cY$(c,a);else if(b<40)$cP$(c,a);else $cL$(c,a);}
function $cL$(b,a){let c;if($i$(a,1271,b[26])<b[30]){c=$cN$(a,1403,1435,b[26]);if(c>0){$cM$(a,c);return;}}if(a[1270]==4){a[1270]+=1;a[1]=1;}else a[1]=31;}
function $cM$(b,a){b[0]=100000+a;}
function $cN$(a,b,e,c){let d;d=$i$(a,b,c);if(d==0){$cO$(a,b,e,c);d=$i$(a,b,c);}return d;}
function $cO$(b,d,c,e){let a,$0;for(a=0,$0=e;a<$0;a++){b[d+a]+=b[c+a];b[c+a]=0;}}
function $cP$(c,a){let b;b=a[1316];$cQ$(c,a,b,c[64413+c[64752+b]*10+2]);}
function $cQ$(h,a,b,i){let e,g,j,f,c,d,k,$0,$1,$2,$3,$4,$5,$6;$0=a[1725+b];$1=a[1853+b];c=$0;d=$1;$cX$(a);$2=d;$3=0;a[4287]=$2;a[4057+d]=$3;$4=0;$5=1;e=$4;f=$5;while(e<f){g=a[4287+e];e+=1;if($cW$(h,a,b,g,i)){$cV$(a,g);continue;}for(j=0;j<2;j++){k=h[54789+2*(c*230+g)+j];if(k>=0&&$cU$(h,a,b,a[2651+a[1853+b]],k)&&!$cT$(a,f,k)){a[4057+k]=a[4057+g]+1;a[4287+f]=k;f+=1;}}}if(a[4]==0){for(j=0,$6=f;j<$6;j++){if($cS$(h,a,b,a[4287+j]))$cV$(a,a[4287+j]);}}$cR$(a,10,c);}
function $cR$(c,a,b){let $0,$1;$0=a;$1=b;c[2]=$0;c[3]=$1;c[0]=(-(10*a+b));}
function $cS$(e,a,b,f){let d,c,g;c=a[1725+b];for(d=0;d<2;d++){g=e[54789+2*(c*230+f)+d];if(g>=0&&$cU$(e,a,b,a[2651+a[1853+b]],g))return 0;}return 1;}
function $cT$(b,d,c){let a,$0;for(a=0,$0=d;a<$0;a++){if(b[4287+a]==c)return 1;}return 0;}
function $cU$(a,c,e,g,b){let f,d;if(a[56169+b]==0||c[2421+b]>=0)return 0;d=c[2651+b];if(d<0)return 1;f=a[64880+d]==c[1725+e];return f&&g<0&&(a[64413+a[64752+e]*10+1]==0||a[64904+d]==1);}
function $cV$(b,a){b[9+b[4]]=a;b[4]+=1;}
function $cW$(e,a,d,b,c){if(a[4057+b]==c)return 1;return b!=a[1853+d]&&a[2651+b]>=0;}
function $cX$(a){a[4]=0;}
function $cY$(f,a){let b,c,e,d,$0;b=a[1315];c=b==3||b==5;$cX$(a);for(d=0,$0=a[1723];d<$0;d++){e=a[1853+d];if(e>=0&&a[1725+d]==a[5]&&(f[54329+a[5]*230+e]&a[1314])>0){if(a[2045+d]==0){if(c)$cV$(a,e);else if(a[1981+d]<0&&(b==4||f[64413+f[64752+d]*10]==b))$cV$(a,1000+e);}}}if(b==4)$cZ$(f,a);if(a[4]==0)a[1]=36;else $cR$(a,c?24:3,a[5]);}
function $cZ$(d,b){let a,c,e,$0;for(a=0,$0=b[1724];a<$0;a++){c=b[2301+a];if(c<0||d[64880+a]!=b[5]||!((d[54329+b[5]*230+c]&b[1314])>0))continue;if(b[2349+a])continue;e=b[2421+c];if(e<0)$cV$(b,1000+c);else if($da$(d,e,a))$cV$(b,2000+c);}}
function $da$(a,b,d){let c;c=a[64413+a[64752+b]*10+6]==1;return !(c&&a[64904+d]==2);}
function $db$(a){$cM$(a,6);}
function $dc$(c,a){let b;$cX$(a);$cV$(a,0);for(b=0;b<3;b++){if(a[1313]>>b&1&&$dd$(c,a,a[5],1<<b))$cV$(a,1+b);}$cR$(a,23,a[5]);}
function $dd$(d,b,c,e){let f,g,a,$0,$1;for(a=0,$0=b[1723];a<$0;a++){if(b[1853+a]>=0&&b[1725+a]==c&&d[54329+c*230+b[1853+a]]&e)return 1;}for(f=0,$1=b[1724];f<$1;f++){g=b[2301+f];if(g>=0&&d[64880+f]==c){if(d[54329+c*230+g]&e)return 1;}}return 0;}
function $de$(a){$cX$(a);$cV$(a,0);$cV$(a,1);$cR$(a,22,a[5]);}
function $df$(c,a){let b;b=1317+(1-a[5])*11;$cX$(a);if(a[b+3]<0){$au$(c,a);return;}$cV$(a,a[b+3]);if(a[b+10]>=0&&a[b+10]!=a[b+3])$cV$(a,a[b+10]);$cR$(a,21,a[5]);}
function $dg$(c,a){let b,$0;$cX$(a);$cV$(a,0);for(b=0,$0=c[26];b<$0;b++){if(a[1271+b]>0&&$ct$(c,b))$cV$(a,1000+b);}$cR$(a,20,a[5]);}
function $dh$(c,b){let a,$0;for(a=0;a<2;a++)b[1317+a*11+4]=(-1);$0=(-1);b[1266]=$0;b[1267]=$0;b[1269]=$0;b[5]=1-b[5];b[6]+=1;b[1]=1;}
function $di$(e,a){let c,d,b,$0;b=a[5];$cX$(a);$cV$(a,0);if(a[1317+b*11+4]<0){for(c=0,$0=e[27];c<$0;c++){d=c==a[1269]?1:0;if(a[1467+b*48+c]>d)$cV$(a,1+c);}}$cR$(a,17,b);}
function $dj$(b,a){let c;$cX$(a);$cV$(a,0);c=b[27];if($i$(a,1563,c)+$i$(a,1611,c)>0)$cV$(a,1);$cR$(a,16,a[5]);}
function $dk$(b,a){$cX$(a);$cV$(a,a[1266]);if(a[1267]!=a[1266])$cV$(a,a[1267]);$cR$(a,15,a[5]);}
function $dl$(b,a){let c;c=a[1268]>0?$cN$(a,1403,1435,b[26]):0;if(c>0){$cM$(a,c);return;}a[1]=a[1267]>=0?28:29;}
function $dm$(c,a){let d,b;b=1-a[5];if(a[1317+b*11+9]>0){d=$cN$(a,1403,1435,c[26]);if(d>0)$cM$(a,d);else a[1317+b*11+9]=0;return;}a[1]=25;}
function $dn$(a,b){$dq$(a,b);if(a[30]>0)$do$(a,b);}
function $do$(e,a){let f,c,d,b,$0,$1;$0=a[5];$1=a[1303];b=$0;c=$1;d=1317+b*11;if(c>=0){a[1435+c]+=1;f=$dp$(e,b,a[1035],c);if(f>0&&a[d+1]+f<e[23+b])$ab$(e,a,b,f);if(e[63580+c*8+7])a[1268]=2;}if(a[d+2]>=e[31+b])a[1268]=0;a[1303]=(-1);}
function $dp$(c,a,d,e){let b,f;b=a*32;f=c[61530+(b+d)*32+e];return c[61466+b+e]-f;}
function $dq$(c,a){let f,d,e,b;b=a[5];$dr$(c,a);for(d=0;d<2;d++){e=1317+d*11;a[1033]+=a[e+5];a[e+5]=0;if(a[e+4]>=0)a[1611+a[e+4]]+=1;a[1435+c[63836]]+=a[e+6];a[e+6]=0;}a[1435+a[1034]]+=1;f=c[61466+b*32+a[1035]];e=1317+b*11;if(f>0&&a[e+1]+f<c[23+b])$ab$(c,a,b,f);a[1268]=c[63580+a[1035]*8+7]?2:1;a[1034]=(-1);a[1]=27;}
function $dr$(d,b){let c,a,$0,$1,$2,$3,$4;for(a=0,$2=b[1723];a<$2;a++){$0=0;b[2045+a]=$0;b[2109+a]=$0;b[2173+a]=$0;$1=0;b[2237+a]=$1;b[1171+a]=$1;}for(c=0,$4=b[1724];c<$4;c++){$3=0;b[2349+c]=$3;b[2373+c]=$3;b[1235+c]=0;}}
function $ds$(e,a){let d,c,f,b;b=a[4031];$cX$(a);$cV$(a,0);c=a[1853+b];for(d=0;d<6;d++){f=e[49+6*c+d];if(f>=0&&$J$(e,a,f)==1-a[5]){if($bJ$(e,a,b,c,f))$cV$(a,1000+f);}}$cR$(a,14,a[5]);}
function $dt$(d,a){let c,b,e;b=a[4031];c=a[1853+b]==a[4035];e=$J$(d,a,a[4036])==(-1);if(a[4037]==1||!c||!e){a[1]=15;return;}$cX$(a);$cV$(a,0);$cV$(a,1);$cR$(a,13,a[5]);}
function $du$(a,b){if($dv$(a,b))b[1]=23;}
function $dv$(e,a){let b,d,h,c,f,g,$0;b=$part(a,4518,4709);c=$part(a,4709,4737);d=c[0];if(d==0&&$dF$(e,a,c))return 0;if(d==4&&!(b[87+c[1]*13+12]>0)){f=c[3]*b[51+$div(b[87+c[1]*13+1]-15,4)*12+4];$cQ$(e,a,b[87+c[1]*13+1]==15?a[4031]:a[4032],f);return 0;}if(d==5){$dC$(e,a,$aT$(a,b[87+c[1]*13+1]));return 0;}g=$dw$(b,c);if(g==0)return 1;if(g>0)a[0]=g;else if(d==3&&$bw$(b,c)>Math.min(b[87+c[1]*13+11],$bw$(b,c))){$cX$(a);for(h=Math.min(b[87+c[1]*13+11],$bw$(b,c)),$0=$bw$(b,c)+1;h<$0;h++)$cV$(a,h);$cR$(a,9,b[87+c[1]*13+1]==15?a[5]:1-a[5]);}else{$aU$(b,c,0);$aP$(e,a);}return 0;}
function $dw$(c,a){let b,$0,$1,$2,$3,$4;b=a[0];if(b==8)return 0;if(b==1)return ($0=$dA$(c,a),$1=$dz$(c,a),$0*16+$1);if(b==2)return ($2=$bq$(c,a),$2*16+7);if(b==6)return ($3=c[7]+a[4],$4=$dy$(c,a),$3*16+$4);if(b==3||b==5)return $dx$(c,a);return (-1);}
function $dx$(a,b){let e,d,c;c=a[87+b[1]*13+1];d=51+$div(c-15,4)*12;if(b[0]==3){e=$bw$(a,b)-Math.min(a[87+b[1]*13+11],$bw$(a,b))+1;if(e>1&&a[d+8]==2)return (-(2*e+a[d+2]));}else if(a[d+9]==2&&$bk$(a,b,c)>0)return (-(4+a[d+2]));return (-1);}
function $dy$(a,b){let c;c=a[87+b[1]*13+1];if(b[c+1]==2)return a[23];return a[51+$div(c-15,4)*12+10];}
function $dz$(c,a){let b;b=87+a[1]*13;if(a[c[b+1]]==0)return c[b+5];return c[b+4];}
function $dA$(c,a){let d,b,$0;b=87+a[1]*13;d=c[b+2];if(a[1]==3)d=c[26+$dB$(c,a)];else if(a[1]==1&&!($0=c[b],a[$0]>0&&a[$0+2]==0))d=c[b+3];return d+a[2]*c[10];}
function $dB$(a,b){let c;c=a[19]+b[21]+b[22];return Math.min(c,24);}
function $dC$(a,c,b){let g,i,j,h,f,d,e,k,$0,$1,$2,$3,$4,$5;$0=a[64880+b];$1=c[2301+b];d=$0;e=$1;f=a[64704];$cX$(c);$cV$(c,999);$2=e;$3=0;c[4287]=$2;c[4057+e]=$3;$4=0;$5=1;g=$4;h=$5;while(g<h){i=c[4287+g];g+=1;if(c[4057+i]==f)continue;for(j=0;j<2;j++){k=a[54789+2*(d*230+i)+j];if(k>=0&&$dE$(a,c,d,k)&&!$cT$(c,h,k)){c[4057+k]=c[4057+i]+1;c[4287+h]=k;h+=1;if($dD$(a,c,b,k))$cV$(c,k);}}}$cR$(c,11,d);}
function $dD$(d,a,e,b){let c;c=a[2421+b];if(a[2651+b]>=0)return 0;return c<0||d[64413+d[64752+c]*10+1]==0||d[64904+e]==1;}
function $dE$(a,c,f,b){let e,d,$0,$1;if(a[56169+b]==0)return 0;$0=c[2421+b];$1=c[2651+b];d=$0;e=$1;if(d>=0)return c[1725+d]==f;return e<0||a[64880+e]==f;}
function $dF$(d,c,a){let b;b=a[1];if(b!=4&&b!=0)return 0;if(c[4043]==b)return 0;if($dG$(d,c))return 1;c[4043]=b;return 0;}
function $dG$(c,a){let d,b;b=1-a[5];d=c[64710];if(a[1317+b*11]<d)return 0;if(!$bN$(c,a,a[4036],b))return 0;$cX$(a);$cV$(a,0);$cV$(a,1);$cR$(a,6,b);return 1;}
function $dH$(b,a){if(a[4037]==1||!$dI$(b,a))$bB$(b,a);}
function $dI$(a,b){let d,c,$0;if(!$bG$(a,b))return 0;c=1-b[5];$cX$(b);$cV$(b,0);if(b[1339+c*32+a[63836]]>0)$cV$(b,1);for(d=0,$0=a[27];d<$0;d++){if($cb$(a,b,c,d,3))$cV$(b,2+d);}$cR$(b,8,c);return 1;}
function $dJ$(b,a){if(a[4037]==1||!$dK$(b,a))a[1]=21;}
function $dK$(a,c){let b,d,e,f,$0;b=a[64710];d=c[1317+c[5]*11];e=$dL$(a,c);if(e==0||d<b)return 0;$cX$(c);for(f=0,$0=e+1;f<$0;f++){if(f*b<=d)$cV$(c,f);}$cR$(c,6,c[5]);return 1;}
function $dL$(a,b){let d,e,f,c;c=$bN$(a,b,b[4035],b[5])?1:0;if(b[4037]!=2)return c;for(d=0;d<6;d++){e=a[49+6*b[4036]+d];f=e>=0?b[2421+e]:(-1);if(f!=b[4031]&&$bI$(a,b,f,b[4036]))c+=$bN$(a,b,e,b[5])?1:0;}return c;}
function $dM$(a){let b;b=a[1]==18?a[4044]:1-a[4044];a[0]=a[4045+b]*16+6;}
function $dN$(d,a){let b,c;b=a[1]==16;c=b?a[5]:1-a[5];if(!$dP$(d,a)||!$dO$(d,a,c))a[1]=b?17:20;}
function $dO$(a,b,c){if($ca$(a,b,c)<0)return 0;$cX$(b);$cV$(b,0);$cV$(b,1);$cR$(b,7,c);return 1;}
function $dP$(b,a){return a[4037]!=1&&a[4032]>=0&&a[4033]>=0&&a[4034]>=0;}
function $dQ$(c,a){let b,d,e,$0;$cX$(a);$cV$(a,0);b=$cf$(a);if(b>=0){$dR$(c,a,b);if(a[4]>1){$cR$(a,5,a[5]);return;}a[2173+b]=0;}for(d=0,$0=a[1042];d<$0;d++){e=a[1083+d];if(e<64&&$bK$(c,a,e))$dR$(c,a,e);}$cR$(a,5,a[5]);}
function $dR$(f,c,a){let e,d,b,g;b=(a+1)*10000;if(!(c[1038]==3)){d=c[1853+a];for(e=0;e<6;e++){g=f[49+6*d+e];if(g>=0&&$J$(f,c,g)==1-c[5]){if($bJ$(f,c,a,d,g)){$cV$(c,b+g);if($dY$(f,c,a,g)>1)$cV$(c,b+2000+g);}}}}if($dW$(f,c,a))$dS$(f,c,a,b);}
function $dS$(d,a,b,h){let e,c,g,f,$0,$1,$2,$3;c=a[1853+b];e=d[57549+c];while(e<d[57549+c+1]){$0=d[e];$1=d[e+1];f=$0;g=$1;if($J$(d,a,f)==1-a[5]&&g<=d[64413+d[64752+b]*10+7]){if(($2=$G$(d,d[64752+b],a[1853+b],$bQ$(d,a,f),f),$3=a[2109+b]>0,d[$2+30+($3?6:0)+g])>0&&$dT$(d,a,e))$cV$(a,h+1000+f);}e=e+5+d[e+2]+d[e+3]+d[e+4];}}
function $dT$(b,e,a){let f,c,d;c=a+5+b[a+2];d=c+b[a+3];if($dU$(b,e,a+5,c))return 0;f=d+b[a+4];return !($dU$(b,e,c,d)&&$dU$(b,e,d,f));}
function $dU$(c,b,d,e){let a,$0;for(a=d,$0=e;a<$0;a++){if($dV$(b,c[a]))return 1;}return 0;}
function $dV$(a,b){if(a[2421+b]>=0||a[2651+b]>=0)return 1;return a[3801+b]>=0;}
function $dW$(a,c,b){if(a[64413+a[64752+b]*10+4]==0)return 0;if(c[1038+c[1171+b]]==2)return 0;return !$dX$(a,c,c[1853+b],c[5],c[1038]==3);}
function $dX$(b,e,c,h,i){let a,g,d,f,$0,$1;for(a=0;a<6;a++){d=b[49+6*c+a];if(d<0)continue;$0=e[2421+d];$1=e[2651+d];f=$0;g=$1;if(f>=0){if(e[1725+f]!=h)return 1;}else if(i&&g>=0&&b[64880+g]!=h)return 1;}return 0;}
function $dY$(a,c,b,f){let e,d,g;if(a[64413+a[64752+b]*10+5]==0||c[1038]==3)return 1;d=0;for(e=0;e<6;e++){g=a[49+6*f+e];if(g>=0&&$bI$(a,c,c[2421+g],f))d+=1;}return d;}
function $dZ$(c,a){let d,b;b=a[1083+a[1259]];$cX$(a);if(b<64){$cV$(a,a[1853+b]);$ed$(c,a,b);}else{d=b-64;$cV$(a,a[2301+d]);$ea$(c,a,d);}$cR$(a,4,a[5]);}
function $ea$(c,a,b){let l,g,j,k,h,i,e,f,d,m,$0,$1,$2,$3,$4;$0=a[2301+b];$1=$ec$(c,a,b);d=$0;e=$1;f=c[64880+b];$eb$(c,a,d);$2=0;$3=1;$4=0;g=$2;h=$3;i=$4;while(g<h){j=a[4287+g];g+=1;k=a[4057+j]+1;if(k>e||j!=d&&(c[56399+j]>0||a[3801+j]>=0))continue;i=i||c[55709+f*230+j]>0;for(l=0;l<6;l++){m=c[49+6*j+l];if(m>=0&&a[4057+m]==99){if($dE$(c,a,f,m)){a[4057+m]=k;a[4287+h]=m;h+=1;if($dD$(c,a,b,m))$cV$(a,m);}}}}if(i)$cV$(a,999);}
function $eb$(c,b,d){let a,$0;for(a=0,$0=c[25];a<$0;a++)b[4057+a]=99;b[4057+d]=0;b[4287]=d;}
function $ec$(a,d,b){let c;c=a[40+a[64904+b]];if(d[1038+d[1171+(64+b)]]==6)return Math.min(c,a[46]);return c;}
function $ed$(c,a,b){let l,h,j,k,i,f,e,g,d,m,$0,$1,$2,$3;$0=a[1853+b];$1=$cl$(c,a,b);d=$0;e=$1;f=$cm$(c,a,b);if(e==0)return;g=a[1725+b];$eb$(c,a,d);$2=0;$3=1;h=$2;i=$3;while(h<i){j=a[4287+h];h+=1;k=a[4057+j]+1;if(k>e||(j==d?0:c[56399+j]>0||a[3801+j]>=0||a[2651+j]>=0))continue;for(l=0;l<6;l++){m=c[49+6*j+l];if(m>=0&&a[4057+m]==99){if($cU$(c,a,b,f,m)){a[4057+m]=k;a[4287+i]=m;i+=1;$cV$(a,m);}}}}if($ee$(c,a,b,g,e,i,d))$cV$(a,999);}
function $ee$(d,b,h,e,f,j,i){let c,a,g,$0;for(a=0,$0=j;a<$0;a++){c=b[4287+a];if($c$(d,e,c,5)>0&&b[4057+c]<f){g=$c$(d,e,c,6);if(g>>d[64752+h]&1&&!(c==i?0:d[56399+c]>0||b[3801+c]>=0||b[2651+c]>=0))return 1;}}return 0;}
function $ef$(e,a){let c,b,d,$0;$cX$(a);$cV$(a,0);b=(-1);for(c=a[1259],$0=a[1042];c<$0;c++){d=a[1083+c];if((d<64?a[1853+d]:a[2301+d-64])>=0&&$eg$(e,a,d)){$cV$(a,$cp$(a,d));b=c;}}if(a[4]>2)$cR$(a,19,a[5]);else if(b>=0)$co$(a,b);else a[1]=15;}
function $eg$(d,a,c){let e,b;b=a[4];if(c>=64)$ea$(d,a,c-64);else if($eh$(d,a,c))return 1;else $ed$(d,a,c);e=a[4]>b;a[4]=b;return e;}
function $eh$(a,b,c){let e,d,f;if($cl$(a,b,c)==0)return 0;d=$cm$(a,b,c);for(e=0;e<6;e++){f=a[49+6*b[1853+c]+e];if(f>=0&&$cU$(a,b,c,d,f))return 1;}return 0;}
function $ei$(a,b){$ep$(a,b);if(b[1303]>=0)$ej$(a,b);}
function $ej$(a,b){let d,c,e,$0;$el$(a,b);c=0;for(d=0,$0=b[4];d<$0;d++){e=b[9+d];if(e==0||$ek$(a,b,e)){b[9+c]=e;c+=1;}}b[4]=c;}
function $ek$(d,e,a){let c,b,f,$0,$1;$0=$mod(a,1000);$1=$div(a,1000)*1000;b=$0;c=$1;if(!(e[1305+d[54329+e[5]*230+b]]>0))return 0;if(c==3000){f=e[2421+b];return f<0||e[2045+f]==0;}return !(d[63580+e[1035]*8]==5&&e[1082]<0);}
function $el$(c,a){let h,g,d,i,f,e,b;b=a[1037];d=c[63580+a[1034]*8];e=c[63580+a[1303]*8];f=b==0?d:e;g=d==6||e==6;for(h=1;h<7;h++){i=1;if(f==4&&($eo$(a,b)&h)==0)i=0;else if(g){a[1044+8*b+h]+=1;i=$em$(a,d,e)?1:0;a[1044+8*b+h]-=1;}a[1305+h]=i;}}
function $em$(g,b,d){let f,e,a,c,$0,$1;for(a=1;a<8;a++){if(!(b!=6?a==7:a!=7&&a!=5))continue;for(c=1;c<8;c++){if(!(d!=6?c==7:c!=7&&c!=5))continue;if(b==6&&d==6&&a&c)continue;$0=a;$1=c;e=$0;f=$1;if(b==6&&(a==3||a==6))f&=~a;if(d==6&&(c==3||c==6))e&=~c;if($en$(g,0,e)&&$en$(g,1,f))return 1;}}return 0;}
function $en$(b,c,d){let a;for(a=1;a<7;a++){if(b[1044+8*c+a]>0&&(a&d)==0)return 0;}return 1;}
function $eo$(c,d){let b,a;a=7;for(b=1;b<7;b++){if(c[1044+8*d+b]>0)a&=b;}return a;}
function $ep$(b,a){let e,c,d,$0,$1;$cX$(a);$cV$(a,0);if(b[63580+a[1035]*8]!=9){c=a[5];if(b[63580+a[1035]*8]==0)$ez$(b,a);for(d=0,$0=a[1723];d<$0;d++){if(a[1853+d]>=0&&a[1725+d]==c){if(a[2045+d]==0&&$ex$(b,a,d))$cV$(a,1000+a[1853+d]);}}for(e=0,$1=a[1724];e<$1;e++){if(a[2301+e]>=0&&b[64880+e]==c){if(a[2349+e]==0)$eq$(b,a,e);}}}$cR$(a,3,a[5]);}
function $eq$(e,a,b){let f,c,d;c=a[2301+b];d=a[2421+c];f=e[63580+a[1035]*8];if(a[1041])return;if(f==5&&a[1042]-a[1043]==0){if(d<0||a[1981+d]<0||a[1981+d]==a[1035])$cV$(a,3000+c);return;}if(d<0){if($er$(e,a,c))$cV$(a,1000+c);}else if(e[63580+a[1035]*8+6]&&$da$(e,d,b)){if($er$(e,a,c))$cV$(a,2000+c);}}
function $er$(a,b,d){let c;c=a[63580+b[1035]*8];if(c==0)return $ew$(a,b,d);if(c==7)return $ev$(b,4);if(c==5)return b[1082]>=0&&$eu$(a,b,d);return c==6&&$es$(a,b,d);}
function $es$(c,a,d){let b,e;if(a[1042]-a[1043]==0)return 1;for(b=0;b<6;b++){e=c[49+6*d+b];if(e>=0&&$et$(c,a,e))return 1;}return 0;}
function $et$(e,a,b){let d,c,$0,$1;$0=a[2421+b];$1=a[2651+b];c=$0;d=$1;if(c>=0){if(a[1725+c]!=a[5]||a[2045+c]==0)return 0;return a[1171+c]==a[1037];}if(d<0||e[64880+d]!=a[5])return 0;if(a[2349+d]==0)return 0;return a[1235+d]==a[1037];}
function $eu$(b,a,d){let c;if(a[1042]-a[1043]==0)return 1;if(a[1082]<0)return 0;c=b[63580+a[1035]*8+5];return a[1042]-a[1043]<=c&&$es$(b,a,d);}
function $ev$(a,e){let c,b,d,f,$0,$1;$0=a[1080];$1=1044+8*a[1037];b=$0;c=$1;for(d=0;d<4;d++){f=a[c+d]+(d==e?1:0);b-=Math.max(0,f-a[1076+d]);}b-=a[c+4]+(e==4?1:0);return b>=0;}
function $ew$(a,b,c){let d;d=a[54329+b[5]*230+c];return b[1068+d]>0;}
function $ex$(c,a,b){let e,d,f,$0,$1;if(!(a[1981+b]<0||a[1981+b]==a[1035]))return 0;if(a[1041])return a[1042]-a[1043]==0;$0=a[1853+b];$1=c[63580+a[1035]*8];d=$0;e=$1;f=63580+a[1035]*8;if(e==0)return $ew$(c,a,d);if(e==7)return $ev$(a,c[64413+c[64752+b]*10]);if(e==1){if(a[1042]-a[1043]>=a[1036])return 0;return $ay$(c,b,e,c[f+4]);}if(e==5)return $eu$(c,a,d);if(e==6)return $es$(c,a,d);if(a[1042]-a[1043]>=$ey$(c,a)||!$ay$(c,b,e,0))return 0;if(e==3)return !$dX$(c,a,d,a[5],1);return e!=4||$es$(c,a,d);}
function $ey$(a,b){let c;c=a[63580+b[1035]*8+5];return c==(-1)?b[1036]:c;}
function $ez$(g,a){let c,f,e,b,h,d;b=1044+8*a[1037];for(c=1;c<8;c++)a[1068+c]=1;for(d=1;d<8;d++){e=0;for(f=0;f<3;f++){if(d>>f&1){h=g[63580+a[1035]*8+1+f];e+=h==(-1)?a[1036]:h;}}for(c=1;c<8;c++){if((c&d)==c)e-=a[b+c];}if(e<=0){for(c=1;c<8;c++){if((c&d)==c)a[1068+c]=0;}}}}
function $eA$(a){a[0]=a[4056]*16+12;}
function $eB$(b,a){a[1]=12;$aq$(b,a,1-a[5],a[4055]);}
function $eC$(a,b){let $0;b[0]=($0=$eD$(a,b,1-b[5]),$0*16+15);}
function $eD$(e,c,d){let b,a,$0;a=0;for(b=0,$0=c[1723];b<$0;b++){if(c[1853+b]>=0&&c[1725+b]==d){if(e[64413+e[64752+b]*10]==0)a+=1;}}return a;}
function $eE$(a){let b,$0;b=a[1]==7?a[5]:1-a[5];a[0]=($0=$eF$(a,b),$0*16+7);}
function $eF$(e,a){let d,c,b,$0,$1;$0=1317+a*11;$1=1317+(1-a)*11;b=$0;c=$1;d=3;if(e[b+1]>e[c+1])d+=1;if(e[b]>e[c])d+=2;return d;}
function $eG$(c,a){let b,e,d,$0,$1,$2;$cX$(a);$cV$(a,0);for(b=0,$2=c[27];b<$2;b++){if($cb$(c,a,a[5],b,1)){$0=(b+1)*1000;$1=c[63837+b*12+1];d=$0;e=$1;if(e==1)$eH$(c,a,d);else if(e!=2||$eD$(c,a,1-a[5])>0)$cV$(a,d+999);}}$cR$(a,2,a[5]);}
function $eH$(d,b,e){let c,a,$0;for(a=0,$0=b[1723];a<$0;a++){c=b[1853+a];if(c>=0&&b[1725+a]!=b[5]){if(b[2651+c]<0&&d[64413+d[64752+a]*10+6]==0)$cV$(b,e+c);}}}
function $eI$(b,a){if(a[1081]>0)$cM$(a,2);else $eJ$(b,a);}
function $eJ$(b,a){$cO$(a,1403,1435,b[26]);$cO$(a,1563,1611,b[27]);a[1]=6;}
function $eK$(a){a[0]=a[1036]*16+14;}
function $eL$(d,a){let c,b,$0,$1;b=1339+a[5]*32;$cX$(a);for(c=0,$0=d[26];c<$0;c++){if(a[b+c]>0&&c!=d[63836])$cV$(a,c);}for(c=0,$1=d[26];c<$1;c++){if(a[1271+c]>0&&c!=d[63836])$cV$(a,1000+c);}if(a[4]==0)$cV$(a,d[63836]);$cR$(a,1,a[5]);}
function $eM$(c,a){let e,b,d,$0,$1;b=a[5];a[1]=3;if(c[63578+b]){for(d=0,$0=a[1723];d<$0;d++){if(a[1853+d]>=0&&a[1725+d]==b)$eN$(c,a,b,a[1853+d]);}}if(c[61464+b]){for(e=0,$1=$Q$(c,a,b);e<$1;e++)$ab$(c,a,b,c[61464+b]);}}
function $eN$(a,e,b,c){let d;d=$c$(a,b,c,0);if(d>0&&e[2881+b*230+c]==0){e[2881+b*230+c]=1;$ab$(a,e,b,d);}}
function $eO$(c,a){let d,f,b,e,$0,$1,$2;b=a[5];a[1]=2;if(a[6]>c[0]){a[7]=3;return;}d=a[1317+b*11+2]<=c[37];if(d||c[38]&&!$dd$(c,a,b,7)){$0=2;$1=1-b;a[7]=$0;a[8]=$1;return;}for(e=0,$2=a[1723];e<$2;e++){f=a[1853+e];if(f>=0&&a[1725+e]==b&&a[3801+f]==1-b){a[3801+f]=(-1);a[1317+(1-b)*11+7]+=c[61463-b];$ab$(c,a,b,c[61461-b]);}}}
function $eP$(d,a){let c,e,g,b,f,$0,$1,$2,$3;while(a[1270]<4){$0=$mod(a[1270],2);$1=a[1270]>=2;b=$0;c=$1;if(c){e=$i$(a,1467+b*48,d[27]);f=d[33+b];}else{$2=a[1317+b*11+2];$3=d[28+b];e=$2;f=$3;}if(e<f){if(c)g=$cN$(a,1563,1611,d[27]);else g=$cN$(a,1403,1435,d[26]);if(g>0){$cM$(a,g);return;}}a[1270]+=1;}a[1]=d[30]>0?40:1;}
function $eQ$(b,a){let e,d,c;if(a[4052]+a[4053]+a[4054]>0){$eR$(b,a,a[4051]>=0?12:18);return 1;}for(c=0;c<2;c++){d=1317+c*11;if(a[d+7]>0){if(a[d+2]>0)$cM$(a,a[d+2]);else a[d+7]=0;return 1;}}for(c=0;c<2;c++){d=1317+c*11;if(a[d+8]>0){e=$cN$(a,1563,1611,b[27]);if(e>0)$cM$(a,e);else a[d+8]=0;return 1;}}return 0;}
function $eR$(c,a,f){let d,b,e,$0;$cX$(a);while(a[4052]+a[4053]+a[4054]>0&&a[4]==0){b=$cI$(a);d=$eU$(c,a,b);for(e=0,$0=a[1723];e<$0;e++){if($eT$(c,a,e,b)&&$eS$(c,a,e)==d)$cV$(a,a[1853+e]);}if(a[4]==0)a[4052+b]=0;}if(a[4]>0)$cR$(a,f,a[4050]);}
function $eS$(b,a,c){if(a[4051]==(-1))return 0;return b[1429+a[4051]*230+a[1853+c]];}
function $eT$(c,a,b,d){if(a[1853+b]<0||a[1725+b]!=a[4050])return 0;return c[64413+c[64752+b]*10]==d;}
function $eU$(c,d,e){let a,b,$0;a=999;for(b=0,$0=d[1723];b<$0;b++){if($eT$(c,d,b,e))a=Math.min(a,$eS$(c,d,b));}return a;}
function $eV$(c,a,g){let d,e,b,f,h,$0,$1,$2,$3,$4;b=a[2];if(b==19)return 1;if($gC$(b)&&$gB$(a,b))$gz$(c,a);$0=(-10000000);$1=0;d=$0;e=$1;for(f=0,$4=a[4];f<$4;f++){h=$eW$(c,a,a[9+f],g);if(h>d){$2=h;$3=0;d=$2;e=$3;}if(h==d){a[7581+e]=f;e+=1;}}return a[7581+among(g,e)];}
function $eW$(c,a,d,e){let b,f;b=a[2];if(b==15||b==1&&c[30]==0)return $gy$(c,a,d,e);if(b==3)return $gv$(c,a,d);if(b==4)return $gt$(c,a,d);if(b==5)return $gr$(c,a,d);if(b==14)return $gq$(c,a,d);if(b==13)return $go$(c,a,d);if(b==10)return $gn$(c,a,d);if(b==9)return $gl$(c,a,d);if(b==11){f=a[4034];if(a[3]==a[5])f=a[4033];return $gj$(c,a,f,d);}if(b==12||b==18)return a[1789+a[2421+d]];if(b==6)return $gh$(c,a,d);if(b==1||b>=20)return $fc$(c,a,d,e);return $eX$(c,a,d);}
function $eX$(e,a,d){let f,b,c,$0,$1;$0=a[2];$1=a[3];b=$0;c=$1;if(b==16){if(d==0)return Math.min(e[35],a[1033])*$fa$(e,a,c);return $eZ$(e,a,c);}if(d==0)return 0;if(b==17){f=e[63837+(d-1)*12]==0;return f&&a[1033]>0?1:(-1);}return $eY$(e,a,d);}
function $eY$(d,a,e){let f,b,h,c,g,$0,$1,$2;$0=a[2];$1=a[3];b=$0;c=$1;if(b==7)return $bZ$(d,a,c)+2-$bZ$(d,a,1-c);if(b==8)return 1;f=($2=$div(e,1000)-1,d[63837+$2*12+1]);if(f==1){g=a[2421+$mod(e,1000)];h=$eF$(a,c)-$eF$(a,1-c);return h*3000+a[1789+g]*10+d[64413+d[64752+g]*10];}if(f==2)return $eD$(d,a,1-c)-2;return 1;}
function $eZ$(f,d,g){let h,c,e,b,a,$0,$1;$0=0;a=$0;b=$0;for(c=0,$1=f[27];c<$1;c++){e=d[1563+c];a+=e;if(f[63837+c*12]!=0)b+=e;}if(a==0)return 1;h=f[36]*$fa$(f,d,g);return $div(b*1500+(a-b)*h,a);}
function $fa$(d,a,b){let c,e;c=a[1317+b*11];e=$fb$(d,a,8);if(c<=4)return e*2;return c>=9?$div(e,4):e;}
function $fb$(a,b,d){let c;c=a[116984]==2*b[6]+b[3]+1?2:b[3];return a[116792+c*64+d];}
function $fc$(c,a,d,e){let b,f,$0;b=a[2];if(b==1)return $gf$(c,a,d,e);if(b==20)return $fV$(c,a,a[1034],a[1036],d,e);if(b==21){f=($0=a[1034],c[63580+$0*8]==8&&d>=0?$az$(c,d):$0);return $fV$(c,a,f,a[1036],0,e);}if(b==23||b==24)$fi$(c,a);return $fd$(c,a,d);}
function $fd$(b,a,c){let d;if(a[2]==23)return $fg$(b,a,c);if(a[2]==24){d=a[1315]==5;return (-$fe$(b,a,a[2421+c],d));}return 0;}
function $fe$(a,f,b,e){let c,g,d,$0,$1;$0=1;$1=a[64413+a[64752+b]*10+2];c=$0;d=$1;if(!e)c=$ff$(a,f,b)?0:d;g=Math.min(c,f[1789+b])*1000;if(c>=f[1789+b])g+=3000*a[64816+b];if(!e)g+=d*60;return g+$div(Math.max(0,f[4737+b]),2);}
function $ff$(d,a,b){let c;c=a[1853+b];return !$aj$(d,b,c)&&!$cS$(d,a,b,c);}
function $fg$(d,e,a){let c,b;if(a==0)return 0;b=0;for(c=0;c<6;c++)b+=$fh$(d,e,1<<a-1,c);return $div(b,6);}
function $fh$(g,e,h,a){let c,b,f,d,$0;b=a==3||a==5;c=(-1000000);for(d=0,$0=e[1723];d<$0;d++){f=e[1853+d];if(f<0||e[1725+d]!=e[3]||e[2045+d])continue;if((g[54329+e[3]*230+f]&h)==0)continue;if(b)c=Math.max(c,(-$fe$(g,e,d,a==5)));else if(e[1981+d]<0&&(a==4||g[64413+g[64752+d]*10]==a))c=Math.max(c,e[4737+d]);}return c==(-1000000)?0:c;}
function $fi$(a,b){let c,$0;$fj$(a,b,0);for(c=0,$0=b[1723];c<$0;c++)b[4737+c]=b[6032+c];}
function $fj$(e,a,b){let c,d,$0;a[6018+b]=1;c=b*64;for(d=0,$0=a[1723];d<$0;d++){if(a[1853+d]>=0&&a[1725+d]==a[3])a[6032+c+d]=$fk$(e,a,d,6544+c+d);}}
function $fk$(e,a,b,h){let g,c,f,i,d,j,k,$0,$1,$2,$3,$4,$5,$6,$7;$0=a[1853+b];$1=a[4];c=$0;d=$1;f=$fI$(e,a,b,c,(-1));g=$fp$(e,a,b,c,0,0);$2=a[6026];$3=c;a[h]=$2;a[6028]=$3;$ed$(e,a,b);for(i=d,$7=a[4];i<$7;i++){j=a[9+i];if(j==999){k=f+$fl$(e,a,b);a[6026]=(-1);}else k=$fp$(e,a,b,j,a[4057+j],0);if(k>g){$4=k;$5=a[6026];$6=j;g=$4;a[h]=$5;a[6028]=$6;}}a[4]=d;return g-f;}
function $fl$(a,b,c){if($fn$(a,b,c,999))return 20000000;return $ck$(a,b,c)*$fm$(a,b,b[1725+c]);}
function $fm$(a,c,b){let d;d=a[23+b]-c[1317+b*11+1];if(d<=1)return $fb$(a,c,6);return $fb$(a,c,d==2?5:4);}
function $fn$(e,a,b,d){let f,c,g,$0;c=a[1725+b];if(d==999)return ($0=$ck$(e,a,b),$0>0&&a[1317+c*11+1]+$0>=e[23+c]);if(d==a[1853+b])return 0;f=0;if($c$(e,c,d,4)>>e[64752+b]&1)f=$c$(e,c,d,3);if(a[3341+c*230+d]==0){g=$c$(e,c,d,1);f+=g;if(g>0&&$fo$(e,a,c,$c$(e,c,d,2)))return 1;}return f>0&&a[1317+c*11+1]+f>=e[23+c];}
function $fo$(f,c,a,e){let d,b;b=1317+(1-a)*11;d=c[b+2]-c[b+7]+c[b+9];return e>0&&d-e<=f[37];}
function $fp$(a,b,c,d,e,f){let g;g=$fq$(a,b,c,d,e,f);if(e>0)g-=$fb$(a,b,37);return g+$fI$(a,b,c,d,b[6026]);}
function $fq$(d,a,c,i,g,q){let j,o,b,k,m,f,n,h,l,r,p,e,s,$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10;$0=(-1);$1=0;a[6026]=$0;b=$1;$2=a[1038+a[1171+c]];$3=d[64413+d[64752+c]*10+4];e=$2;f=$3;if(f&&e==4)return 0;if(g>0){h=d[64413+d[64752+c]*10+1];if(g>$bL$(d,a,c)||d[56629+h*230+i])return 0;}$4=0;$5=0;j=$4;k=$5;$6=a[1725+c];$7=e==3;l=$6;m=$7;n=(-1);for(o=0;o<6;o++){p=d[49+6*i+o];if(p>=0&&$J$(d,a,p)==1-l){k=k||m||a[2421+p]>=0;if(!m&&$bJ$(d,a,c,i,p)){if(n<0)n=a[1260+a[1171+c]]+$fH$(d,a,c,i);r=q?$fG$(d,a,c,p):0;s=$fE$(d,a,c,i,p,n,r);if(s>j){$8=s;$9=p;$10=a[6027];j=$8;a[6026]=$9;b=$10;}}}}if(k||f==0||e==2){a[6027]=b;return j;}s=$fr$(d,a,c,i,g>0,q);return m?2*s:s;}
function $fr$(f,a,b,h,n,l){let c,d,i,k,g,e,m,j,o,$0,$1,$2,$3,$4,$5,$6,$7;$0=0;$1=0;$2=a[1725+b];c=$0;d=$1;e=$2;g=f[64413+f[64752+b]*10+7];i=f[57549+h];while(i<f[57549+h+1]){$3=f[i];$4=f[i+1];j=$3;k=$4;if(k<=g&&$J$(f,a,j)==1-e&&$dT$(f,a,i)){m=l?$fG$(f,a,b,j):0;o=$fs$(f,a,b,h,j,k,n,m);if(o>c){$5=o;$6=j;$7=a[6027];c=$5;a[6026]=$6;d=$7;}}i=i+5+f[i+2]+f[i+3]+f[i+4];}a[6027]=d;return c;}
function $fs$(d,a,b,e,f,g,h,i){let j,c,k;c=a[1725+b];j=$fB$(d,a,b,e,f,g,h,i);if(j==0)return 0;a[6027]=d[j+2];k=$fw$(d,a,f,j)+$div(d[j+5]*$fa$(d,a,c),1000);return k+$ft$(d,a,b,f,j,0);}
function $ft$(a,b,c,d,e,f){let g;g=$fv$(a,b,c,d,e,f);if(g>=500)return g*1000;return $fu$(a,b,d)?a[e+2]*400:0;}
function $fu$(f,a,b){let e,d,c,$0,$1;c=a[2421+b];if(c<0)return 0;$0=a[1725+c];$1=0;d=$0;e=$1;if(a[2881+d*230+b]==0)e=$c$(f,d,b,0);if(a[3801+b]==1-d)e+=f[61461-d];return e>0&&a[1317+d*11+1]+e>=f[23+d];}
function $fv$(h,a,b,c,i,j){let g,f,d,e,$0,$1,$2,$3,$4,$5;$0=a[1725+b];$1=a[2421+c];$2=a[2651+c];d=$0;e=$1;f=$2;g=0;if(e<0){if(($3=h[64928+f],$3>0&&a[1317+d*11+1]+$3>=h[23+d]))g=h[i+1];}else{if(($4=h[64816+e],$4>0&&a[1317+d*11+1]+$4>=h[23+d]))g=h[i+1];if(f>=0&&($5=h[64928+f],$5>0&&a[1317+d*11+1]+$5>=h[23+d]))g=Math.max(g,h[i+4]);}if(j&&$fn$(h,a,b,c))g=Math.max(g,h[i+2]);return g;}
function $fw$(e,a,b,f){let d,c,$0,$1;$0=a[2421+b];$1=a[2651+b];c=$0;d=$1;if(c<0)return $fA$(e,a,d,f);return $fx$(e,a,c,f);}
function $fx$(e,a,b,g){let i,k,f,j,d,c,h,$0,$1;$0=a[1725+b];$1=a[2651+a[1853+b]];c=$0;d=$1;f=$fm$(e,a,1-c);h=e[g]*$fb$(e,a,e[64413+e[64752+b]*10]);h+=e[g+1]*f*e[64816+b];i=e[g+3];if(i>0){h+=i*$fb$(e,a,7);h+=1000*$fy$(e,a,c,i*$fz$(e,b));}if(d>=0)h+=e[g+4]*f*e[64928+d];j=a[1853+b];k=$c$(e,c,j,0);if(a[3801+j]==1-c)k+=e[61461-c];if(k>0)h+=e[g+2]*$fm$(e,a,c)*k;return $div(h,1000);}
function $fy$(f,a,b,d){let c,e;c=a[1317+b*11];e=Math.max(0,d-1000*c);return $div(d*$fa$(f,a,b)+e*$fb$(f,a,9),1000);}
function $fz$(a,b){let c;c=64533+a[64752+b]*12;return a[c+6]+a[c+5];}
function $fA$(a,f,b,c){let e,d,g,$0,$1;$0=a[64880+b];$1=a[c+1];d=$0;e=$1;g=e*$fm$(a,f,1-d)*a[64928+b];g+=(1000-e)*$fy$(a,f,d,3000);return $div(g,1000);}
function $fB$(a,d,b,c,e,g,h,k){let i,j,f,$0;f=$G$(a,a[64752+b],c,$bQ$(a,d,e),e);i=$fD$(a,d,b,f,g,h);if(i==0)return 0;j=$F$(a,f,0,($0=1-d[1725+b],$I$(a,d,e,$0,(-1))>=2));return $fC$(a,d,e,f+13,i,j,k);}
function $fC$(f,a,b,g,h,i,j){let k,d,e,c,$0,$1;$0=a[2421+b];$1=a[2651+b];c=$0;d=$1;e=d>=0?1:0;if(c<0)return $D$(f,g,h,i+e,1,0);k=Math.max(1,a[1789+c]-$div(j,1000));return $D$(f,g,h,i+e,k,e);}
function $fD$(a,f,g,b,c,d){let e;e=a[b+30+(d?6:0)+c];return e>0?e+f[1263+f[1171+g]]:0;}
function $fE$(f,a,b,g,c,h,i){let m,j,d,l,e,k,$0,$1;$0=a[1725+b];$1=a[2421+c];d=$0;e=$1;j=$fF$(f,a,b,g,c,h,i);k=$fw$(f,a,c,j)+$div(f[j+5]*$fa$(f,a,d),1000);k+=$ft$(f,a,b,c,j,1);if(e<0)return k;a[6027]=f[j+2];if(f[64413+f[64752+b]*10+1]||a[2651+a[1853+b]]>=0)k+=$div(a[6027]*$fb$(f,a,35),1000);l=1000-f[j+2];m=$H$(f,a,e,c,b,g,$I$(f,a,g,d,(-1))>=2);if(m==0)return k;return k-$div($div(l*$fx$(f,a,b,m),1000)*$fb$(f,a,10),100);}
function $fF$(a,d,b,c,e,h,i){let g,f,$0;f=$G$(a,a[64752+b],c,$bQ$(a,d,e),e);g=$F$(a,f,1,($0=1-d[1725+b],$I$(a,d,e,$0,(-1))>=2));return $fC$(a,d,e,f,a[f+2]+h,g,i);}
function $fG$(j,a,h,b){let n,e,k,f,m,g,i,l,c,d,$0,$1,$2;c=a[2421+b];if(c<0)return 0;$0=0;$1=0;d=$0;e=$1;for(f=0,$2=a[1042];f<$2;f++){g=a[1083+f];if(g==h||g>=64||a[2173+g]==0)continue;i=a[1853+g];if(i<0)continue;k=j[1429+i*230+b];l=$G$(j,j[64752+g],i,j[64752+c],b);m=0;if(k==1){if(j[l+26]>0)m=$fC$(j,a,b,l,j[l+2],e,0);}else if(k<=j[64413+j[64752+g]*10+7]){n=$fD$(j,a,g,l,k,a[2109+g]>0);if(n>0)m=$fC$(j,a,b,l+13,n,e,0);}if(m>0)d+=j[m];}return d;}
function $fH$(d,a,b,e){let c;c=a[1725+b];if(a[1317+c*11]<2||d[57089+e])return 0;if(a[2651+a[1853+b]]>=0||$bN$(d,a,e,c))return 1;return 0;}
function $fI$(d,a,b,f,j){let l,k,g,e,c,h,i;c=a[1725+b];e=$fU$(d,a,c);g=$fT$(d,a,c,f);h=$I$(d,a,f,c,a[1853+b])>=2;i=h?$fb$(d,a,21):0;k=$div($fR$(d,a,b,f,h,j)*$fb$(d,a,11),e);i-=$div(k*Math.max(0,20-(a[6]-a[4867])),20);i+=$div($fQ$(d,a,b,f)*$fb$(d,a,16),100);if(d[64413+d[64752+b]*10+4]){g=Math.max(g,$fb$(d,a,31));i+=$fP$(d,a,b,f);}i-=$div(g*$fb$(d,a,17)*e,100);i+=$fK$(d,a,b,f,c);l=a[2651+a[1853+b]];if(l>=0)i+=$fJ$(d,a,b,g);return i;}
function $fJ$(c,a,b,d){if(a[1789+b]==1)return 0;return $div($fb$(c,a,28)*Math.max(0,4-d),3);}
function $fK$(a,b,g,e,c){let f,l,i,j,k,d,h;d=$fm$(a,b,c);f=$P$(a,b,c,e);f+=$fO$(a,c,e,a[64752+g]);h=$div(f*d*$fb$(a,b,18),100);if($fn$(a,b,g,e))h+=20000000;$M$(a,b,c);i=$K$(a,b,g,e);if(i<99&&f==0)h-=$div(i*d*$fb$(a,b,19),100);j=$P$(a,b,1-c,e);if(j>0){k=Math.max(1,Math.min(6,$fT$(a,b,c,e)));l=$div(j*$fm$(a,b,1-c)*$fb$(a,b,20),100);h+=$div(l*(7-k),6);}if(a[61465-c])h+=$fL$(a,b,g,e,c);return h;}
function $fL$(a,c,d,f,b){let g,e,h,i;e=$fN$(a,b,c[1853+d]);g=$fN$(a,b,f);if(e==g)return 0;h=a[61465-b]*$fm$(a,c,1-b);i=0;if($fM$(a,c,d,b,e)==0)i-=h;if($fM$(a,c,d,b,g)==0)i+=h;return $div(i*$fb$(a,c,32),100);}
function $fM$(g,c,e,f,h){let a,b,d,$0;a=0;for(b=0,$0=c[1723];b<$0;b++){d=c[1853+b];if(d>=0&&b!=e&&c[1725+b]==f){if($fN$(g,f,d)==h)a+=1;}}return a;}
function $fN$(a,b,c){let d;d=a[54329+(1-b)*230+c];return d&2?2:d;}
function $fO$(b,c,d,e){let a;a=0;if($c$(b,c,d,4)>>e&1)a+=$c$(b,c,d,3);if($c$(b,c,d,6)>>e&1)a+=$c$(b,c,d,5);return a;}
function $fP$(g,a,b,h){let e,i,d,f,c,$0,$1,$2;$0=(-30);$1=a[1725+b];c=$0;d=$1;for(e=0,$2=a[1723];e<$2;e++){f=a[1853+e];if(f>=0&&a[1725+e]!=d){i=$G$(g,g[64752+e],f,g[64752+b],h);c=Math.max(c,g[i+2]-g[i+10]);}}return c==(-30)?0:(-c)*$fb$(g,a,36);}
function $fQ$(e,a,b,j){let k,o,c,q,h,f,n,l,g,d,p,m,i,$0,$1,$2,$3,$4,$5,$6;$0=0;$1=a[1725+b];c=$0;d=$1;f=e[64413+e[64752+b]*10+3];g=e[64413+e[64752+b]*10+7];for(h=0,$6=a[1723];h<$6;h++){i=a[1853+h];if(i<0||a[1725+h]==d)continue;k=e[1429+j*230+i];if(k>Math.max(1+f,g))continue;l=0;if(k<=1+f){m=($2=1-d,$I$(e,a,i,$2,(-1))>=2);l=$H$(e,a,b,j,h,i,m);}if(l>0){n=$fx$(e,a,h,l);o=$H$(e,a,h,i,b,j,0);if(o>0){$3=1000-e[l+2];$4=$fx$(e,a,b,o);p=$3;q=$4;n-=$div($div(p*q,1000)*$fb$(e,a,10),100);}c=Math.max(c,n);}if(1<($5=k)&&$5<=g){l=$B$(e,a,b,j,h,i,0);if(l>0)c=Math.max(c,$fx$(e,a,h,l));}}return c;}
function $fR$(h,c,d,i,n,p){let j,f,m,k,o,l,b,e,g,a,$0,$1,$2,$3;$0=0;a=$0;b=$0;e=c[1725+d];for(f=0,$3=c[1723];f<$3;f++){g=c[1853+f];if(g<0||c[1725+f]==e||c[1981+f]>=0)continue;j=h[1429+i*230+g];k=1+h[64413+h[64752+f]*10+3];l=h[64413+h[64752+f]*10+7];m=0;if(j<=k)m=$fS$(h,c,d,i,f,n);else if(j<=k+h[64413+h[64752+f]*10+2])m=$div($fS$(h,c,d,i,f,n)*$fb$(h,c,14),100);if(j>1&&l>0&&j<=l+k-1){o=$B$(h,c,f,g,d,i,n);if(o>0)m=Math.max(m,$div($fx$(h,c,d,o)*$fb$(h,c,15),100));}if(g==p)m=$div(m*(1000-c[6027]),1000);if(m>a){$1=m;$2=a;a=$1;b=$2;}else b=Math.max(b,m);}a+=$div(b*$fb$(h,c,13),100);if(c[1789+d]==1)a=$div(a*$fb$(h,c,33),100);return a;}
function $fS$(d,a,e,f,b,g){let j,i,h,k,c,$0,$1;c=a[1853+b];h=$H$(d,a,b,c,e,f,g);if(h==0)return 0;$0=$fx$(d,a,e,h);$1=$H$(d,a,e,f,b,c,0);i=$0;j=$1;if(j==0)return i;k=1000-d[h+2];return Math.max(0,i-$div($div(k*$fx$(d,a,b,j),1000)*$fb$(d,a,12),100));}
function $fT$(f,c,e,g){let a,b,d,$0;a=30;for(b=0,$0=c[1723];b<$0;b++){d=c[1853+b];if(d>=0&&c[1725+b]!=e)a=Math.min(a,f[1429+g*230+d]);}return a;}
function $fU$(d,a,b){let e,c,f,$0,$1;c=2*a[6]+b+1;if(a[8605]!=c){e=32768-$k$(d,a,b,0);f=$div(e*$fb$(d,a,23),32768);$0=c;$1=Math.min(200,Math.max(50,100+f));a[8605]=$0;a[8606]=$1;}return a[8606];}
function $fV$(h,a,e,f,g,i){let c,b,d,j,$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12;$0=a[1035];$1=a[1036];$2=a[1034];b=$0;c=$1;d=$2;$3=e;$4=e;$5=f;a[1035]=$3;a[1034]=$4;a[1036]=$5;if(g!=0){$6=$mod(g,1000);$7=f+1;a[1303]=$6;a[1304]=$7;}$av$(h,a);j=$fX$(h,a,i)+$fW$(h,a,e);if(g!=0){$cu$(h,a);j+=$fX$(h,a,i)-1;}$dr$(h,a);$8=(-1);$9=0;a[1303]=$8;a[1037]=$9;$10=b;$11=c;$12=d;a[1035]=$10;a[1036]=$11;a[1034]=$12;return j;}
function $fW$(c,a,d){let e,b;b=a[3];e=c[61466+b*32+d];if(e==0||a[1317+b*11+1]+e>=c[23+b])return 0;return e*$fm$(c,a,b);}
function $fX$(a,b,j){let f,k,g,c,e,d,h,i,$0,$1,$2,$3,$4,$5,$6;$0=a[63580+b[1035]*8];$1=0;c=$0;d=$1;e=$gd$(a,b);$gc$(b,c);while(b[1042]-b[1043]<8){$gb$(a,b,c);$2=1;$3=0;f=$2;g=$3;for(h=0,$6=b[1723];h<$6;h++){if($ga$(a,b,h)){i=$fZ$(a,b,h,e);if(i>=f&&$ex$(a,b,h)){if(i>f){$4=i;$5=0;f=$4;g=$5;}b[7516+g]=h;g+=1;}}}if(g==0)break;k=b[7516+among(later_bits(j,b[1042]-b[1043]),g)];$fY$(a,b,k);d+=f;}if(c==7&&d>=500000)return $div(d*3,4);return d;}
function $fY$(d,a,b){let c;c=a[1981+b];$ak$(d,a,1000+a[1853+b]);a[1981+b]=c;}
function $fZ$(d,a,c,b){let f,k,h,i,g,j,e,$0;e=a[6032+b+c]-$fb$(d,a,29);f=a[6544+b+c];if(f<0||a[2421+f]<0)return e;g=0;for(h=0,$0=a[1042];h<$0;h++){i=a[1083+h];if(i<64&&a[6544+b+i]==f)g+=1;}if(g==0)return e;j=$fm$(d,a,a[3])*d[64816+a[2421+f]];k=a[1789+a[2421+f]];return e+$div(j*Math.min(g,2)*$fb$(d,a,22),100*k);}
function $ga$(c,a,b){let $0;if(!(a[1853+b]>=0&&a[1725+b]==a[3])||a[2045+b])return 0;return a[1303]<0||($0=a[1853+b],a[1305+c[54329+a[5]*230+$0]]>0);}
function $gb$(b,c,a){if(a==0)$ez$(b,c);if(c[1303]>=0)$el$(b,c);}
function $gc$(c,a){let b;if(a==7){for(b=0;b<5;b++)c[1076+b]=0;c[1080]=$div(c[1036],2);}if(a==5)c[1082]=0;}
function $gd$(a,b){let c;c=$ge$(a,b);if(b[6018+c]==0)$fj$(a,b,c);return c*64;}
function $ge$(c,a){let b;b=a[1038+a[1037]];if(b==2)return 1;if(b==3)return 2;if(b==4)return 3;if(b==6)return 4;return b==7?5:0;}
function $gf$(g,a,b,i){let l,j,d,f,h,k,e,c,$0,$1,$2,$3,$4;$0=a[3];$1=$mod(b,1000);c=$0;d=$1;e=1317+(1-c)*11;f=a[1317+c*11+2]+(b>=1000?1:0);h=($2=a[e+3],g[63580+d*8]==8&&$2>=0?$az$(g,$2):d);if(g[63580+h*8]==9)return $fb$(g,a,25);j=$fV$(g,a,h,f,0,i);if(h!=d&&a[e+10]>=0){h=($3=a[e+10],g[63580+d*8]==8&&$3>=0?$az$(g,$3):d);j=Math.max(j,$fV$(g,a,h,f,0,i));}if(b<1000&&$ct$(g,d)){for(k=0,$4=g[26];k<$4;k++){if(a[1271+k]>0&&$ct$(g,k)){l=1000+k;j=Math.max(j,$fV$(g,a,d,f,l,i));}}}if(b<1000)j-=$gg$(g,a,d)*$fb$(g,a,24);return j;}
function $gg$(a,h,b){let f,c,e,g,d,$0,$1;$0=a[63580+b*8];$1=63580+b*8;c=$0;d=$1;if(c!=0)return 3;e=0;for(f=0;f<3;f++){g=a[d+1+f];e+=g==(-1)?4:g;}return e;}
function $gh$(a,b,c){let d;if($gi$(a,b))return c;d=b[1317+b[3]*11];return d-c<$fb$(a,b,30)?(-c):c;}
function $gi$(e,a){let f,d,b,c,$0,$1,$2;b=a[3]==a[5]?a[4036]:a[4035];$0=a[2421+b];$1=a[2651+b];c=$0;d=$1;f=c>=0?e[64816+c]:0;if(d>=0)f+=e[64928+d];return ($2=a[3],f>0&&a[1317+$2*11+1]+f>=e[23+$2]);}
function $gj$(a,d,b,f){let e,c;c=a[64880+b];e=d[1317+c*11]<3;if(f==999)return e?500:(-3000);return $gk$(a,d,b,f,d[2421+f]);}
function $gk$(a,i,b,k,o){let l,p,m,e,q,g,d,h,r,f,c,j,n,$0,$1,$2,$3,$4;c=a[64880+b];$0=30;$1=0;$2=0;$3=30;d=$0;e=$1;f=$2;g=$3;for(h=0,$4=i[1723];h<$4;h++){j=i[1853+h];if(j<0)continue;l=a[1429+k*230+j];if(i[1725+h]==c){g=Math.min(g,l);continue;}d=Math.min(d,l);if(l<=1+a[64413+a[64752+h]*10+3])e+=1;else if(l<=a[64413+a[64752+h]*10+7])f+=1;}m=40*Math.min(e,2)+$div(40*Math.min(f,2),8);n=(-40)*g;if(o>=0){p=i[1789+o];q=p==1?14:(p==2?7:3);m=q*Math.min(e,2)+$div(q*Math.min(f,2),4);n=$fJ$(a,i,o,d);}r=$fm$(a,i,1-c)*a[64928+b];return n-$div($div(r*m,100)*$fb$(a,i,27),100);}
function $gl$(g,a,f){let i,j,d,k,e,c,l,b,h,$0,$1;b=$gm$(a);$0=a[3];$1=a[1853+b];c=$0;d=$1;e=a[9+a[4]-1];h=f*$fb$(g,a,34);i=e-f;if(i==0)return h+$fI$(g,a,b,d,(-1));if($aj$(g,b,d))return h-i*3000;j=(-1000000);for(k=0;k<2;k++){l=g[54789+2*(c*230+d)+k];if(l>=0&&$cU$(g,a,b,a[2651+a[1853+b]],l))j=Math.max(j,$fI$(g,a,b,l,(-1)));}if(j==(-1000000))return h-i*3000;return h+j-$fy$(g,a,c,1000*$fz$(g,b)*i);}
function $gm$(a){if(a[1]==39)return a[1316];return a[3]==a[5]?a[4031]:a[4032];}
function $gn$(e,a,c){let d,b;b=$gm$(a);d=a[2651+c]>=0&&c!=a[1853+b]?300:0;return d+$fI$(e,a,b,c,(-1));}
function $go$(d,a,c){let g,e,b,f,$0;b=a[4031];if(c==0)return ($0=a[1853+b],$fI$(d,a,b,$0,(-1)));e=a[4036];f=$fb$(d,a,26)+$fI$(d,a,b,e,(-1));g=d[64413+d[64752+b]*10+1];if(a[4038]==0&&(g||a[2651+a[1853+b]]>=0)){if(d[56629+g*230+e]==0)f+=$gp$(d,a,b,e);}return f;}
function $gp$(d,b,c,e){let a,f,g,i,h;a=0;f=b[1260+b[1171+c]]+$fH$(d,b,c,e);for(g=0;g<6;g++){h=d[49+6*e+g];i=h>=0?b[2421+h]:(-1);if(i>=0&&b[1725+i]!=b[1725+c])a=Math.max(a,$fE$(d,b,c,e,h,f,0));}return a;}
function $gq$(e,b,a){let f,d,c;if(a==0)return 0;c=b[4031];d=b[1853+c];f=b[1260+b[1171+c]]+$fH$(e,b,c,d);return $fE$(e,b,c,d,a-1000,f,0);}
function $gr$(g,d,a){let j,f,h,c,i,e,b,$0,$1,$2,$3;if(a==0)return 0;$0=$div(a,10000)-1;$1=$div($mod(a,10000),1000);b=$0;c=$1;$2=$mod(a,1000);$3=d[1853+b];e=$2;f=$3;if(c==1){h=g[1429+f*230+e];i=d[2109+b]>0;return 100000+$fs$(g,d,b,f,e,h,i,0);}j=d[1260+d[1171+b]]+$fH$(g,d,b,f);if(c==2)j+=$gs$(g,d,b,e);return $fE$(g,d,b,f,e,j,0);}
function $gs$(c,f,h,d){let a,b,g,e;a=0;for(b=0;b<6;b++){e=c[49+6*d+b];g=e>=0?f[2421+e]:(-1);if(g!=h&&$bI$(c,f,g,d))a+=c[$G$(c,c[64752+g],f[1853+g],$bQ$(c,f,d),d)+2]+f[1260+f[1171+g]];}return a;}
function $gt$(d,a,c){let e,f,b,$0;b=a[1083+a[1259]];if(b>=64){if(c==999)return $gu$(d,a,b-64);return ($0=b-64,$gk$(d,a,$0,c,a[2421+c]));}if(c==999){e=a[1853+b];return $fp$(d,a,b,e,0,1)+$fl$(d,a,b);}f=c==a[1853+b]?0:a[4057+c];return $fp$(d,a,b,c,f,1);}
function $gu$(a,d,b){let c;c=a[64880+b];return (-$fy$(a,d,c,1000*a[39]))-$fb$(a,d,28)*4;}
function $gv$(b,c,a){let f,h,e,i,d,g,$0,$1,$2,$3;if(a==0)return 1;d=$gd$(b,c);$0=$mod(a,1000);$1=$div(a,1000)*1000;e=$0;f=$1;$2=c[2421+e];$3=c[2651+e];g=$2;h=$3;if(f==3000)return $gx$(b,c,e,d);if(f==2000||g<0){i=(-1);if(g>=0&&c[2045+g]){$fk$(b,c,g,7580);i=c[6028];}return $gw$(b,c,h,i)-$fb$(b,c,29);}return $fZ$(b,c,g,d);}
function $gw$(f,a,b,e){let h,d,g,i,c,j,$0,$1,$2;$0=a[4];$1=a[2301+b];c=$0;d=$1;if(e==999)return (-1);g=$gk$(f,a,b,e>=0?e:d,a[2421+d]);h=g;$ea$(f,a,b);for(i=c,$2=a[4];i<$2;i++){j=a[9+i];if(j!=999&&j!=e)h=Math.max(h,$gk$(f,a,b,j,a[2421+j]));}a[4]=c;return h-g;}
function $gx$(g,a,b,d){let f,h,c,e;c=a[2421+b];e=1+(c>=0?Math.max(0,a[6032+d+c]):0);for(f=0;f<6;f++){h=g[49+6*b+f];c=h>=0?a[2421+h]:(-1);if(c>=0&&a[1725+c]==a[3])e+=Math.max(0,a[6032+d+c]);}return e;}
function $gy$(c,a,d,f){let h,e,b,g,$0;b=a[3];e=($0=a[1317+(1-b)*11+3],c[63580+d*8]==8&&$0>=0?$az$(c,$0):d);if(c[63580+e*8]==9)return $fb$(c,a,25);g=$fV$(c,a,e,a[1317+b*11+2],0,f);h=$gg$(c,a,d)*$fb$(c,a,24);return a[2]==15?g+h:g-h;}
function $gz$(c,a){let b;$gA$(a);a[6017]=2*a[6]+a[3]+1;for(b=0;b<8;b++)a[6018+b]=0;}
function $gA$(c){let a,b,$0,$1,$2;a=0;for(b=0,$0=c[1723];b<$0;b++)a+=c[1789+b];if(a!=c[4866]){$1=a;$2=c[6];c[4866]=$1;c[4867]=$2;}}
function $gB$(b,a){if(a!=3)return 1;return b[1042]==0||b[6017]!=2*b[6]+b[3]+1;}
function $gC$(a){let $0;if(a==1||a==3||a==15)return 1;return 20<=($0=a)&&$0<=24;}
function $gD$(f,a,e){let d,c,b;b=a[2];c=b==3||b==19||b==5;d=c&&a[9]==0?1:0;return d+among(e,a[4]-d);}
function $gE$(a,b,c){return $gF$(a,b,c,13);}
function $gF$(d,a,i,e){let f,g,b,h,c,j,$0,$1,$2,$3,$4,$5;b=a[2];if(b==19)return 1;c=(b==3||20<=($0=b)&&$0<=24)&&a[4801]!=a[6];if(c||b==1||b==15)$hh$(d,a,a[3],e);$1=(-2000000);$2=0;f=$1;g=$2;for(h=0,$5=a[4];h<$5;h++){j=$gG$(d,a,a[9+h],i,e);if(j>f){$3=j;$4=0;f=$3;g=$4;}if(j==f){a[4993+g]=h;g+=1;}}return a[4993+among(i,g)];}
function $gG$(c,a,d,e,f){let b;b=a[2];if(b==15||b==1&&c[30]==0)return $hg$(c,a,d,e);if(b==3)return $he$(c,a,d);if(b==4)return $gZ$(c,a,d,f);if(b==5)return $gX$(c,a,d,f);if(b==14)return $gU$(c,a,d,f);if(b==10||b==13||b==9)return $gO$(c,a,d,f);if(b==11)return $gN$(c,a,d);if(b==12||b==18)return a[1789+a[2421+d]];if(b==6)return $gM$(c,a,d,f);if(b==1||b>=20)return $gI$(c,a,d,e);return $gH$(c,a,d);}
function $gH$(d,a,c){let b;b=a[2];if(b==16)return 1-c;if(c==0)return 0;if(b==17)return d[63837+(c-1)*12]==0?1:(-1);return $eY$(d,a,c);}
function $gI$(c,a,d,e){let b,f,$0;b=a[2];if(b==1)return $gL$(c,a,d,e);if(b==20)return $gJ$(c,a,a[1034],a[1036],d,e);if(b==21){f=($0=a[1034],c[63580+$0*8]==8&&d>=0?$az$(c,d):$0);return $gJ$(c,a,f,a[1036],0,e);}return $fd$(c,a,d);}
function $gJ$(h,a,e,f,g,i){let c,b,d,j,$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12;$0=a[1035];$1=a[1036];$2=a[1034];b=$0;c=$1;d=$2;$3=e;$4=e;$5=f;a[1035]=$3;a[1034]=$4;a[1036]=$5;if(g!=0){$6=$mod(g,1000);$7=f+1;a[1303]=$6;a[1304]=$7;}$av$(h,a);j=$gK$(h,a,i);if(g!=0){$cu$(h,a);j+=$gK$(h,a,i)-1;}$dr$(h,a);$8=(-1);$9=0;a[1303]=$8;a[1037]=$9;$10=b;$11=c;$12=d;a[1035]=$10;a[1036]=$11;a[1034]=$12;return j;}
function $gK$(a,b,h){let e,i,f,c,d,g,$0,$1,$2,$3,$4,$5,$6;$0=a[63580+b[1035]*8];$1=0;c=$0;d=$1;$gc$(b,c);while(b[1042]-b[1043]<8){$gb$(a,b,c);$2=1;$3=0;e=$2;f=$3;for(g=0,$6=b[1723];g<$6;g++){if($ga$(a,b,g)&&b[4737+g]>=e){if($ex$(a,b,g)){if(b[4737+g]>e){$4=b[4737+g];$5=0;e=$4;f=$5;}b[4802+f]=g;f+=1;}}}if(f==0)break;i=b[4802+among(later_bits(h,b[1042]-b[1043]),f)];$fY$(a,b,i);d+=e;}if(d>=500000)return c==7?$div(d*3,4):d;if(c==2||c==7)d=$div(d*5,4);return d;}
function $gL$(g,a,b,i){let l,j,d,f,h,k,e,c,$0,$1,$2,$3,$4;$0=a[3];$1=$mod(b,1000);c=$0;d=$1;e=1317+(1-c)*11;f=a[1317+c*11+2]+(b>=1000?1:0);h=($2=a[e+3],g[63580+d*8]==8&&$2>=0?$az$(g,$2):d);if(g[63580+h*8]==9)return 400;j=$gJ$(g,a,h,f,0,i);if(h!=d&&a[e+10]>=0){h=($3=a[e+10],g[63580+d*8]==8&&$3>=0?$az$(g,$3):d);j=Math.max(j,$gJ$(g,a,h,f,0,i));}if(b<1000&&$ct$(g,d)){for(k=0,$4=g[26];k<$4;k++){if(a[1271+k]>0&&$ct$(g,k)){l=1000+k;j=Math.max(j,$gJ$(g,a,d,f,l,i));}}}return j;}
function $gM$(a,b,c,e){let d;if($gi$(a,b))return c;d=b[1317+b[3]*11];if(e&4&&d-c<3)return (-c);return c;}
function $gN$(d,a,c){let b;b=a[1317+a[3]*11]<3;if(c==999)return b?500:(-500);return (a[2421+c]>=0?400:0)+$fT$(d,a,a[3],c);}
function $gO$(b,a,c,d){let f,e,g,h,$0,$1;if(a[2]==9)return $gT$(b,a,c,d);if(a[2]==13){$0=a[4031];$1=c?a[4036]:a[4035];e=$0;f=$1;g=$fn$(b,a,e,f)?20000000:0;if(d&1)return g+c*300-$gS$(b,a,e,f);return g+c;}e=$gm$(a);h=a[2651+c]>=0?300:0;if($fn$(b,a,e,c))h+=20000000;return h-(d&1?$gP$(b,a,e,c):0);}
function $gP$(f,c,d,g){let k,i,m,l,b,e,h,j,a,$0,$1,$2,$3;$0=0;a=$0;b=$0;e=c[1725+d];h=$I$(f,c,g,e,(-1))>=2;for(i=0,$3=c[1723];i<$3;i++){j=c[1853+i];if(j<0||c[1725+i]==e)continue;k=f[1429+g*230+j];if(k>1+f[64413+f[64752+i]*10+3])continue;l=$H$(f,c,i,j,d,g,h);if(l==0)continue;m=$gR$(f,c,c[1853+d],l);if(m>b)m-=$gQ$(f,c,d,g,i,l);if(m>a){$1=m;$2=a;a=$1;b=$2;}else b=Math.max(b,m);}return a+$div(b,2);}
function $gQ$(a,b,c,d,e,g){let f,h;f=$H$(a,b,c,d,e,b[1853+e],0);if(f==0)return 0;h=1000-a[g+2];return $div($div(h*$gR$(a,b,b[1853+e],f),1000)*75,100);}
function $gR$(e,a,b,f){let g,d,c,h,$0,$1;$0=a[2421+b];$1=a[2651+b];c=$0;d=$1;if(c<0){g=e[f+1];return $div(g*3000*e[64928+d]+(1000-g)*3*150,1000);}h=$div(e[f]*1000,1000);h+=$div(e[f+1]*3000*e[64816+c],1000);h+=$div(e[f+3]*(250+$fz$(e,c)*150),1000);if(d>=0)h+=$div(e[f+4]*3000*e[64928+d],1000);return h;}
function $gS$(c,a,d,e){let b;b=a[6]-a[4867];if(b>=30)return 0;return $div($gP$(c,a,d,e)*35*(30-b),3000);}
function $gT$(h,c,b,a){let g,f,i,k,d,j,e,$0,$1,$2,$3;if(!(a&1)||a&8)return b;$0=c[3];$1=$gm$(c);d=$0;e=$1;f=c[9+c[4]-1];g=c[1853+e];i=($2=h[54789+2*(d*230+g)],$2<0||!$cU$(h,c,e,c[2651+c[1853+e]],$2)?1000000:$gS$(h,c,e,$2));i=Math.min(i,($3=h[54789+2*(d*230+g)+1],$3<0||!$cU$(h,c,e,c[2651+c[1853+e]],$3)?1000000:$gS$(h,c,e,$3)));if(b==f||i==1000000)return b*600;j=$gS$(h,c,e,g)-i;k=c[1317+d*11]<2*(f-b)+3;return b*600+j-(k?3000:0);}
function $gU$(d,b,a,e){let c;if(a==0)return 0;c=b[4031];return $gV$(d,b,c,b[1853+c],a-1000,e);}
function $gV$(c,d,e,f,g,a){let b;b=a&1?130:100;return $gW$(c,d,e,f,g,d[1260+d[1171+e]],b);}
function $gW$(a,b,c,d,e,f,n){let k,m,g,l,j,h,i,$0,$1,$2;$0=$fF$(a,b,c,d,e,f,0);$1=b[2421+e];g=$0;h=$1;i=$gR$(a,b,e,g)+$div(a[g+5]*150,1000);i+=$ft$(a,b,c,e,g,1);if(h<0)return i;j=($2=b[1725+c],$I$(a,b,d,$2,(-1))>=2);k=$H$(a,b,h,e,c,d,j);if(k==0)return i;l=1000-a[g+2];m=$gR$(a,b,b[1853+c],k);return i-$div($div(l*m,1000)*n,100);}
function $gX$(h,d,a,g){let j,f,i,c,e,b,$0,$1,$2,$3;if(a==0)return 0;$0=$div(a,10000)-1;$1=$div($mod(a,10000),1000);b=$0;c=$1;$2=$mod(a,1000);$3=d[1853+b];e=$2;f=$3;if(c==1){if(g&2)return (-1000000);i=h[1429+f*230+e];return $gY$(h,d,b,f,e,i,d[2109+b]>0)+1;}if(c==0)return $gV$(h,d,b,f,e,g);j=d[1260+d[1171+b]]+$gs$(h,d,b,e);return $gW$(h,d,b,f,e,j,100);}
function $gY$(a,b,c,d,e,f,g){let h,i;h=$fB$(a,b,c,d,e,f,g,0);if(h==0)return 0;i=$gR$(a,b,e,h)+$div(a[h+5]*150,1000);return i+$ft$(a,b,c,e,h,0);}
function $gZ$(e,a,c,g){let f,d,b,h;b=a[1083+a[1259]];if(b>=64){if(c==999)return (-1000000);d=a[2421+c]>=0?500:0;return d-10*$fT$(e,a,a[3],c);}if(c==999)return 1400+($fn$(e,a,b,999)?20000000:0);f=c==a[1853+b]?0:a[4057+c];h=$hb$(e,a,b,c,f,g);if(g&8&&$ha$(e,a,b,c))h+=(-500000);return h;}
function $ha$(e,a,b,f){let d,c,$0,$1;$0=a[1725+b];$1=a[1853+b];c=$0;d=$1;return $fT$(e,a,c,f)>$fT$(e,a,c,d);}
function $hb$(d,a,b,e,f,g){let j,i,c,h;c=a[1725+b];h=$hc$(d,a,b,e,f,g);i=$fT$(d,a,c,e);if(d[64413+d[64752+b]*10+4])i=Math.max(i,2);h-=i*60;j=$c$(d,c,e,0)+$c$(d,c,e,3);if(a[3341+c*230+e]==0)j+=$c$(d,c,e,1);if(a[3801+e]==1-c)j+=d[61461-c];h+=j*700;if($fn$(d,a,b,e))h+=20000000;if(g&1){h-=$gS$(d,a,b,e);if($I$(d,a,e,c,(-1))>=2)h+=80;}return h;}
function $hc$(b,e,c,f,a,l){let g,j,h,d,i,k,$0,$1;if(a>0){d=b[64413+b[64752+c]*10+1];if(a>$bL$(b,e,c)||b[56629+d*230+f])return 0;}$0=0;$1=0;g=$0;h=$1;i=e[1725+c];for(j=0;j<6;j++){k=b[49+6*f+j];if(k>=0&&$J$(b,e,k)==1-i){h=h||e[2421+k]>=0;g=Math.max(g,$gV$(b,e,c,f,k,l));}}if(h||b[64413+b[64752+c]*10+4]==0||l&2)return g;return Math.max(g,$hd$(b,e,c,f,a>0));}
function $hd$(e,a,b,g,k){let c,h,j,f,d,i,$0,$1,$2,$3;$0=0;$1=a[1725+b];c=$0;d=$1;f=e[64413+e[64752+b]*10+7];h=e[57549+g];while(h<e[57549+g+1]){$2=e[h];$3=e[h+1];i=$2;j=$3;if(j<=f&&$J$(e,a,i)==1-d&&$dT$(e,a,h))c=Math.max(c,$gY$(e,a,b,g,i,j,k));h=h+5+e[h+2]+e[h+3]+e[h+4];}return c;}
function $he$(f,d,a){let c,b,e,$0,$1;if(a==0)return 0;$0=$mod(a,1000);$1=$div(a,1000)*1000;b=$0;c=$1;e=d[2421+b];if(c==2000)return (-1000000);if(c==3000)return $hf$(f,d,b);return e>=0?d[4737+e]:50;}
function $hf$(e,a,b){let d,f,g,c;c=100+(a[2421+b]>=0?a[4737+a[2421+b]]:0);for(d=0;d<6;d++){f=e[49+6*b+d];g=f>=0?a[2421+f]:(-1);if(g>=0&&a[1725+g]==a[3])c+=Math.max(0,a[4737+g]);}return c;}
function $hg$(c,a,d,f){let e,b,$0;b=a[3];e=($0=a[1317+(1-b)*11+3],c[63580+d*8]==8&&$0>=0?$az$(c,$0):d);if(c[63580+e*8]==9)return 400;return $gJ$(c,a,e,a[1317+b*11+2],0,f);}
function $hh$(d,a,c,e){let b,$0,$1;if(a[2]!=3&&a[2]!=15){a[1038]=0;$0=0;a[1260]=$0;a[1263]=$0;}$gA$(a);for(b=0,$1=a[1723];b<$1;b++){if(a[1853+b]>=0&&a[1725+b]==c)a[4737+b]=$hi$(d,a,b,e);}a[4801]=a[2]!=15?a[6]:0;}
function $hi$(e,a,b,f){let g,c,h,i,d,j,$0,$1,$2;$0=a[1853+b];$1=a[4];c=$0;d=$1;g=$hb$(e,a,b,c,0,f);h=g-$hc$(e,a,b,c,0,f);$ed$(e,a,b);for(i=d,$2=a[4];i<$2;i++){j=a[9+i];if(j==999)g=Math.max(g,1400+($fn$(e,a,b,999)?20000000:0));else g=Math.max(g,$hb$(e,a,b,j,a[4057+j],f));}a[4]=d;return g-h;}
function $hj$(b,a,c){if(a[2]==6)return 0;return $gF$(b,a,c,5);}
function $hk$(a,b,c){return $gF$(a,b,c,7);}
function $hl$(a,b,c){return $gF$(a,b,c,0);}
function $hm$(a,b,c){return $gF$(a,b,c,5);}
function $hn$(d,g,t,z,v,w,x,b,i,c,h,A,n,C){let B,l,a,f,k,m,r,u,y,p,j,q,s,o,e,$0,$1,$2,$3,$4;for(a=0,$4=n.length;a<$4;a++){e=word_at(b,c+a,d[9]);for(f=0,$0=h.length;f<$0;f++)h[f]=g[f];if(d[10]>0)$f$(d,h,d[10]-1,word_at(i,c+a,0));$hx$(d,h);$1=d[15];$2=1;$3=0;j=$1;k=$2;l=$3;m=d[21]>0?0:(-1);while(h[0]!=0){if(h[6]!=j){j=h[6];if(j==d[12])return (-1)-l;$hv$(d,h,n[a]);}if(l==d[13]&&l>0)return (-1)-l;o=h[0];if(d[14]>0&&(o>0||h[3]!=d[14]-1))return (-1)-l;p=o<0&&d[16+h[3]]>0;if(d[22]>0&&p&&0)return (-1)-l;l+=1;q=uniform_of(e);r=(-1);if(m>=0){if(o<0)r=$hu$(d,h,m);m=r>=0?m+1:(-1);}if(m<0)e=next_word(e);if(r>=0)s=h[9+r];else if(o>=100000)s=among(q,o-100000);else if(o>0){if(untabled(t,o))return o;u=t[o];y=fallen_on(q,v,u,w,x[o]);s=z[u+y];}else{$U$(d,h,A);B=$hq$(d,h,q);$T$(d,h,A);s=h[9+B];}if(C.length>0)k=$hp$(h,s,C,k);$ho$(d,h,s);}$j$(d,h,n[a]);}return 0;}
function $ho$(a,b,c){$V$(a,b,c);$hx$(a,b);}
function $hp$(a,e,d,c){let f,b,$0,$1,$2;b=a[0]<0?a[4]:0;if(c+3+b>d.length){d[0]=d.length+1;return d.length;}d[c]=a[0];$0=e;$1=b;d[c+1]=$0;d[c+2]=$1;for(f=0,$2=b;f<$2;f++)d[c+3+f]=a[9+f];d[0]=c+3+b;return c+3+b;}
function $hq$(a,b,c){let d,e;d=ask_bot(a,b,c,a[1+b[3]]);if(a[6]>0){e=$hr$(a,b);if(e>=0)return e;}return d;}
function $hr$(a,c){let d,e,g,f,b,$0,$1,$2,$3,$4;b=a[6];if(c[6]!=a[7]||c[3]!=a[8])return (-1);if(0)return (-1);d=c[2];for(e=0,$3=a[b];e<$3;e++){f=b+65+2*e;if(a[f]==d){for(g=0,$2=c[4];g<$2;g++){if(($0=c[9+g],$1=a[f+1],$ht$(c,d,$0)==$1||$hs$(c,d,$0)==$1))return g;}}}if(a[b+1+d]){for(g=0,$4=c[4];g<$4;g++){if(c[9+g]==0)return g;}}return (-1);}
function $hs$(c,a,b){let d;if(a==3&&b>0)return 10000*(1+c[1037])+b;if(a!=5||b==0)return (-1);d=c[2173+$div(b,10000)-1];return (3-d)*10000000+$ht$(c,a,b);}
function $ht$(d,a,b){let g,f,c,e;if(a==19&&b>0){c=$mod(b,1000);e=b<2000&&d[2421+c]>=0;return (e?0:1000000)+c*1000;}if(a==4){f=d[1083+d[1259]];if(f<64)return d[1853+f]*1000+b;return 1000000+d[2301+f-64]*1000+b;}if(a==5&&b>0){e=$div(b,10000)-1;g=$div($mod(b,10000),1000);return g*1000000+d[1853+e]*1000+$mod(b,1000);}return b;}
function $hu$(a,e,c){let f,d,b,$0;b=a[21];d=b+1+2*c;if(c>=a[b]||a[d]!=e[0])return (-1);for(f=0,$0=e[4];f<$0;f++){if(e[9+f]==a[d+1])return f;}return (-1);}
function $hv$(e,a,d){let b,c;b=$hw$(a[6]);if(b>=0){for(c=0;c<2;c++)d[377+2*b+c]=1+a[1317+c*11];}}
function $hw$(a){let d,c,b,$0,$1,$2,$3,$4,$5,$6,$7,$8;if(a<=20)return a-1;if(a<=60){$0=5;$1=20;$2=20;b=$0;c=$1;d=$2;}else if(a<=160){$3=20;$4=60;$5=28;b=$3;c=$4;d=$5;}else if(a<=320){$6=40;$7=160;$8=33;b=$6;c=$7;d=$8;}else return (-1);if($mod(a-c,b))return (-1);return d+$div(a-c,b)-1;}
function $hx$(b,a){while(a[7]==0){a[0]=(-1);$S$(a);$cJ$(b,a);if(a[0]==(-1))continue;if(a[0]>0){if(a[0]!=100001)return;}else if(a[4]!=1)return;$V$(b,a,a[0]<0?a[9]:0);}a[0]=0;}

const DICE=new Dice($a$),GAME={"name": "battles", "row": 452, "aside": 80, "redrawn": 24301},untabled=(_,code)=>{DICE.add(code);return false;};
const RULES={prepare:$cJ$,settle:$V$,hide:$U$,show:$T$,clear:$S$,drawn_among:drawn_among,word_at:word_at,key:key,clear_options:$S$,record:$j$,redraw:$f$,side_row:$e$,hexes_between:$d$,objective:$c$,banners_needed:$b$},AT={"PENDING": 0, "DECISION": 2, "ASKED": 3, "OPTIONS_OPEN": 4, "ACTIVE": 5, "TURN": 6, "ENDED": 7, "WINNER": 8, "CHOICES": 9, "PLAYING": 0, "BOTS": 1, "DRAWN": 9, "UNIFORM": 100000, "AUTOMATIC": -1};
const BOTS=[$hm$,$hl$,$hk$,$hj$,$gE$,$gD$,$eV$],ask_bot=(q,s,uniform,bot)=>BOTS[bot](q,s,uniform);
const DONE = 0, MOST_LOGGED = 2000000;

class Player {
constructor(start) {
this.question = Int32Array.from(start.question);
this.state = Int32Array.from(start.state);
}
play(seed, first, games) {
return Array.from({ length: games }, (_, k) => this.part(seed, first + k).row);
}
record(seed, game) {
const log = new Int32Array(MOST_LOGGED);
this.part(seed, game, log);
if (log[0] > log.length) throw RangeError(`game ${game} of seed ${seed} is too long to be recorded`);
const events = [];
for (let at = 1; at < log[0]; at += 3 + log[at + 2]) {
const [what, value, options] = log.subarray(at, at + 3);
events.push([what, value, what < 0 ? [...log.subarray(at + 3, at + 3 + options)] : null]);
}
return events;
}
part(seed, game, log = new Int32Array(0)) {
const keys = [BigInt(seed), BigInt(seed) ^ BigInt(GAME.redrawn)].map(key);
const state = new Int32Array(this.state.length), aside = new Int32Array(GAME.aside);
const row = new Int16Array(GAME.row);
const code = $hn$(this.question, this.state, DICE.start, DICE.outcome, DICE.limit,
DICE.guide, DICE.guideStart, ...keys, game, state, aside, [row], log);
return { row, state, draws: code === DONE ? null : -1 - code };
}
}
class Sitting {
constructor(start, { seed = 0, game = 0, persons = [], dice = false, choices = [] } = {}, seen = null) {
Object.assign(this, { start, seed, game, persons, dice, seen, choices: [], events: [], marks: [], now: null });
this.question = Int32Array.from(start.question);
this.state = Int32Array.from(start.state);
this.marked = this.state.slice();
this.word = word_at(key(BigInt(seed)), game, this.question[AT.DRAWN]);
this.go();
for (const place of choices) this.choose(place);
}

get ended() { return this.state[AT.ENDED] !== AT.PLAYING; }

get saved() {
const { seed, game, persons, dice, choices } = this;
return { seed, game, persons, dice, choices: [...choices] };
}
choose(place) {
if (!this.now || !(place in this.now.options)) throw RangeError(`no option ${place}`);
const value = this.now.options[place];
this.choices.push(place);
this.now = null;
this.take(value, true);
this.go();
return this;
}
undo(left = this.choices.length - 1) {
const choices = this.choices.slice(0, Math.max(0, left)), marks = this.marks.slice(0, choices.length + 1);
if (!marks.length) return this; // nobody was asked
const { now, word, events } = marks[choices.length], state = Sitting.changed(this.start.state, marks);
return Object.assign(Object.create(Sitting.prototype), this,
{ choices, marks, now, word, state, marked: state.slice(), before: state.slice(), events: this.events.slice(0, events) });
}
static changes(before, after) {
const found = [];
for (let k = 0; k < after.length; k++) if (before[k] !== after[k]) found.push(k, after[k]);
return Int32Array.from(found);
}
static changed(start, marks) {
const state = Int32Array.from(start);
for (const { changes } of marks) for (let k = 0; k < changes.length; k += 2) state[changes[k]] = changes[k + 1];
return state;
}
known(seat, of = this.state) {
const state = of.slice();
state[AT.ASKED] = seat;
RULES.hide(this.question, state, new Int32Array(GAME.aside));
return state;
}
go() {
const { question, state } = this;
while (!this.ended) {
this.before = this.seen && state.slice();
state[AT.PENDING] = AT.AUTOMATIC;
RULES.clear(state);
RULES.prepare(question, state);
const what = state[AT.PENDING];
if (what === AT.AUTOMATIC) { this.show(what, 0, false); continue; }
this.before = this.seen && state.slice();
const only = what > 0 ? what === AT.UNIFORM + 1 : state[AT.OPTIONS_OPEN] === 1;
if (only) { this.take(what > 0 ? 0 : state[AT.CHOICES], false); continue; }
const uniform = uniform_of(this.word), seat = what < 0 ? state[AT.ASKED] : -1;
this.word = next_word(this.word);
const options = what < 0 ? [...state.subarray(AT.CHOICES, AT.CHOICES + state[AT.OPTIONS_OPEN])] : outcomesOf(what);
const usual = what < 0 ? this.advised(uniform) : options.indexOf(drawn(what, uniform));
if (what < 0 ? this.persons.includes(seat) : this.dice) {
this.before = this.seen && state.slice();  // with what the bot has noted
this.now = { what, seat, kind: what < 0 ? state[AT.DECISION] : 0, options, usual };
this.marks.push({ changes: Sitting.changes(this.marked, state), now: this.now, word: this.word, events: this.events.length });
this.marked = state.slice();
return;
}
this.take(options[usual], true);
}
}
advised(uniform) {
const { question, state } = this, aside = new Int32Array(GAME.aside);
RULES.hide(question, state, aside);
const place = ask_bot(question, state, uniform, question[AT.BOTS + state[AT.ASKED]]);
RULES.show(question, state, aside);
return place;
}

take(value, asked) {
const { state } = this, what = state[AT.PENDING];
if (asked) {
const options = what < 0 ? [...state.subarray(AT.CHOICES, AT.CHOICES + state[AT.OPTIONS_OPEN])] : null;
this.events.push([what, value, options]);
}
RULES.settle(this.question, state, value);
this.show(what, value, asked);
}

show(what, value, asked) {
if (!this.seen) return;
const draw = this.events.length - (asked ? 1 : 0);
this.seen({ what, value, before: this.before, after: this.state.slice(), asked, draw });
}
}
function outcomesOf(what) {
if (what >= AT.UNIFORM) return Array.from({ length: what - AT.UNIFORM }, (_, k) => k);
DICE.add(what);
return DICE.outcome.slice(DICE.start[what], DICE.start[what] + DICE.size[what]);
}
function drawn(what, uniform) {
if (what >= AT.UNIFORM) return among(uniform, what - AT.UNIFORM);
DICE.add(what);
const first = DICE.start[what];
return DICE.outcome[first + fallen_on(uniform, DICE.limit, first, DICE.guide, DICE.guideStart[what])];
}
function facesOf(seed, game, draw) {
let at = 2 ** 15 + 256 * draw;
return (choices) => Number((numberOf(uniform_of(word_at(key(BigInt(seed)), game, at++))) * BigInt(choices)) >> 53n);
}
return{Sitting,Player,GAME,AT,RULES,facesOf};})();
