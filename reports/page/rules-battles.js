(globalThis.RULED??={}).battles=(()=>{"use strict";
const $mod = (a, b) => { const r = a % b; return r !== 0 && (r < 0) !== (b < 0) ? r + b : r; };
const $divmod = (a, b) => [Math.floor(a / b), $mod(a, b)];
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
const $K13=[8607,8628];
const $K14=[0,0];
const $K15=[0,1];
const $K16=[15,19];
const $K17=[15,19,23];
const $K18=[4,0];
const $K19=[2,0];
const $K20=[0,1,0];
const $K21=[(-10000000),0];
const $K22=[(-1),0];
const $K23=[1,0];
const $K24=[30,0,0,30];
const $K25=[(-2000000),0];
const $K26=[40,160,33];
const $K27=[20,60,28];
const $K28=[5,20,20];
function $a$(a){return roll(Math.floor(a/16),$K12[$mod(a,16)],6);}
function $b$(a,c,b){return Math.max(1,a[23+b]-c[$e$(b)+1]);}
function $c$(d,a,b,e){let c;c=57780+8*(a*230+b);return d[c+e];}
function $d$(a,b,c){return a[1429+b*230+c];}
function $e$(a){return 1317+a*11;}
function $f$(d,c,a,e){let b;b=1-a;e=$g$(c,1339+b*32,1403,d[26],e);$g$(c,1467+b*48,1563,d[27],e);}
function $g$(a,b,f,c,i){let h,e,d,g,$0,$1,$2,$3,$4,$5,$6;d=$i$(a,b,c);for($0=0,$1=c;$0<$1;$0+=1){e=$0;$2=f+e;a[$2]=a[$2]+a[b+e];a[b+e]=0;}g=$i$(a,f,c);for($3=0,$4=d;$3<$4;$3+=1){h=$3;e=$h$(a,f,among(uniform_of(i),g));i=next_word(i);$5=f+e;a[$5]=a[$5]-1;$6=b+e;a[$6]=a[$6]+1;g=g-1;}return i;}
function $h$(c,d,b){let a;a=0;while(b>=c[d+a]){b=b-c[d+a];a=a+1;}return a;}
function $i$(c,d,e){let b,a,$0,$1;a=0;for($0=0,$1=e;$0<$1;$0+=1){b=$0;a=a+c[d+b];}return a;}
function $j$(a,b,c){$Z$(a,b,c);if(b[7]==3){b[7]=0;c[451]=Math.floor((10000*$k$(a,b,0,1)+32768)/65536);b[7]=3;}}
function $k$(c,a,b,d){let f,e,$0,$1;if(a[7]!=0){if(a[8]<0){return 32768;}return a[8]==b?65536:0;}$n$(c,a,d);e=0;for($0=0,$1=26;$0<$1;$0+=1){f=$0;e=e+c[116985+f]*a[8671+f];}e=$m$(e,1000);if(b!=a[5]){e=(-e);}return e>=0?$l$(c,e):65536-$l$(c,(-e));}
function $l$(c,a){let e,d,b,$0;b=Math.floor(a/2097152);if(b>=64){return c[117105];}$0=[c[117041+b],c[117041+b+1]];d=$0[0];e=$0[1];return d+Math.floor((e-d)*$mod(a,2097152)/2097152);}
function $m$(a,b){return a>=0?Math.floor(a/b):(-Math.floor((-a)/b));}
function $n$(c,d,e){let a,b,$0;$0=$K13;a=$0[0];b=$0[1];$t$(c,d,d[5],e,a);$t$(c,d,1-d[5],e,b);d[8671]=1000;$r$(d,a,b,8672);$p$(d,a,b,8678);$o$(d,a,b,8688);}
function $o$(c,d,e,f){let g,a,b,$0;$0=[c[d+5],c[e+5]];a=$0[0];b=$0[1];c[f]=Math.floor(100*c[e+15]/Math.max(1,c[e+1]));c[f+1]=(-Math.floor(100*c[d+15]/Math.max(1,c[d+1])));c[f+2]=Math.floor(10*c[e+16]/a);c[f+3]=(-Math.floor(10*c[d+16]/b));c[f+4]=Math.floor(10*c[e+17]/a);c[f+5]=(-Math.floor(10*c[d+17]/b));c[f+6]=1000*(Math.min(6,c[d+18])-Math.min(6,c[e+18]));g=Math.floor(1000*c[d+19]/Math.max(1,c[d+7]));c[f+7]=g-Math.floor(1000*c[e+19]/Math.max(1,c[e+7]));c[f+8]=1000*(c[d+20]-c[e+20]);}
function $p$(c,d,e,f){let a,b,$0;$0=[c[d+5],c[e+5]];a=$0[0];b=$0[1];c[f]=1000*(b-a);c[f+1]=Math.floor(1000/a)-Math.floor(1000/b);c[f+2]=1000*(Math.min(12,c[d+6])-Math.min(12,c[e+6]));c[f+3]=1000*(c[d+7]-c[e+7]);c[f+4]=1000*(c[d+8]-c[e+8]);c[f+5]=1000*(c[d+9]-c[e+9]);c[f+6]=Math.floor(1000*c[e+10]/a)-Math.floor(1000*c[d+10]/b);c[f+7]=Math.floor(1000*c[e+11]/b)-Math.floor(1000*c[d+11]/a);c[f+8]=Math.floor(1000*c[d+12]/a)-Math.floor(1000*c[e+12]/b);c[f+9]=$q$(c,d,a)-$q$(c,e,b);}
function $q$(a,b,c){return Math.floor(1000*Math.min(a[b+13],c)/c)>>Math.min(8,a[b+14]);}
function $r$(a,b,c,h){let f,g,d,e,i,k,j,m,l;d=Math.max(1,a[b+1]+a[c+1]);e=a[b+5]+a[c+5];f=a[b+1]-a[c+1];g=f>0?c:b;a[h]=$m$(1000*f,d);a[h+1]=$m$(1000*f*e,10*d);a[h+2]=$m$(5000*f,d*Math.max(1,a[g+2]));i=(1+a[b+1])*$s$(a,b,a[c+5]);j=(1+a[c+1])*$s$(a,c,a[b+5]);k=$m$(1000*(i-j),i+j);a[h+3]=$m$(k*Math.min(e,12),10);l=a[b+3]-a[c+3];m=l+a[b+4]-a[c+4];a[h+4]=$m$(1000*l,e);a[h+5]=$m$(1000*m,e);}
function $s$(d,e,j){let g,l,b,f,c,a,h,i,k,$0,$1;$0=[d[e+2],d[e+3],d[e+4]];a=$0[0];b=$0[1];c=$0[2];f=Math.max(0,a-b-c);g=Math.floor(1000*(d[e+0]-b-2*c)/Math.max(1,f));$1=[Math.min(j,b),Math.min(Math.max(0,j-b),c)];h=$1[0];i=$1[1];k=Math.min(Math.max(0,j-b-c),f);l=Math.max(0,j-a);return 1000*(h+2*i+4*l)+k*g+500;}
function $t$(f,b,d,i,c){let a,g,e,h,$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10;for($0=0,$1=21;$0<$1;$0+=1){a=$0;b[c+a]=0;}b[c+14]=12;e=$e$(d);b[c+5]=$b$(f,b,d);$2=[b[e+0],b[e+2]];b[c+6]=$2[0];b[c+7]=$2[1];for($3=0,$4=f[27];$3<$4;$3+=1){a=$3;$5=c+8;b[$5]=b[$5]+b[1467+d*48+a];}if(f[61464+d]){b[c+12]=f[61464+d]*$Y$(f,b,d);}for($6=0,$7=f[25];$6<$7;$6+=1){g=$6;$8=c+13;b[$8]=b[$8]+$X$(f,b,d,g);}$T$(f,b,d);for($9=0,$10=b[1723];$9<$10;$9+=1){h=$9;if(b[1853+h]>=0&&b[1725+h]==d){$D$(f,b,h,c);}}$B$(f,b,d,c);if(i){$u$(f,b,d,c);}}
function $u$(e,b,c,g){let a,d,f,$0,$1,$2,$3;for($0=0,$1=e[26];$0<$1;$0+=1){a=$0;d=b[1339+c*32+a];if(d==0){continue;}f=$v$(e,b,c,a);if(f<0){$2=g+20;b[$2]=b[$2]+d;f=3;}$3=g+19;b[$3]=b[$3]+d*f;b[g+18]=Math.max(b[g+18],f);}}
function $v$(f,d,e,c){let b,i,k,h,j,a,g,$0,$1,$2;$0=[$A$(c),d[$e$(e)+2]];a=$0[0];b=$0[1];g=f[a+0];if(g==0){h=0;for($1=0,$2=3;$1<$2;$1+=1){i=$1;j=f[a+1+i];h=h+$y$(f,d,e,i,j==(-1)?b:j);}return h;}if(g==1){k=f[a+5]==(-1)?b:f[a+5];return $w$(f,d,e,f[a+4],k);}return (-1);}
function $w$(f,d,e,g,c){let a,b,$0,$1;a=0;for($0=0,$1=d[1723];$0<$1;$0+=1){b=$0;if(a<c&&d[1853+b]>=0&&d[1725+b]==e){if(d[1981+b]<0&&$x$(f,b,0)==g){a=a+1;}}}return a;}
function $x$(a,b,c){return a[64413+a[64752+b]*10+c];}
function $y$(g,c,f,h,e){let a,d,b,$0,$1;a=0;for($0=0,$1=c[1723];$0<$1;$0+=1){b=$0;d=c[1853+b];if(a<e&&d>=0&&c[1725+b]==f){if(c[1981+b]<0&&$z$(g,f,d)>>h&1){a=a+1;}}}return a;}
function $z$(a,b,c){return a[54329+b*230+c];}
function $A$(a){return 63580+a*8;}
function $B$(d,b,e,f){let h,a,c,g,$0,$1,$2,$3;for($0=0,$1=b[1724];$0<$1;$0+=1){a=$0;c=b[2301+a];if(c<0||d[64880+a]!=e){continue;}$2=f+9;b[$2]=b[$2]+1;g=b[2421+c];h=g<0||b[1789+g]==1;if(h&&$C$(d,b,e,c)){$3=f+10;b[$3]=b[$3]+d[64928+a];}}}
function $C$(e,b,d,f){let g,a,c,$0,$1;for($0=0,$1=b[1723];$0<$1;$0+=1){a=$0;c=b[1853+a];if(c>=0&&b[1725+a]!=d){g=$d$(e,f,c);if(g<=1+$x$(e,a,3)){return 1;}}}return 0;}
function $D$(g,d,e,f){let c,i,h,b,a,$0,$1,$2,$3,$4,$5,$6,$7;$0=[d[1725+e],d[1853+e],d[1789+e]];a=$0[0];b=$0[1];c=$0[2];$1=f+2;d[$1]=d[$1]+1;$2=f+0;d[$2]=d[$2]+c;$3=f+1;d[$3]=d[$3]+c*g[117033+$S$(g,e)];if(d[1981+e]>=0){return;}if(c<=2){$4=f+3+c-1;d[$4]=d[$4]+1;}if(d[2881+a*230+b]){$5=f+11;d[$5]=d[$5]+$c$(g,a,b,0);}d[f+14]=Math.min(d[f+14],$R$(g,d,e,b));h=$E$(g,d,e,b);if(h>0){$6=f+15;d[$6]=d[$6]+Math.floor(g[h+0]/10);i=Math.floor(g[h+1]*g[64816+e]/10);$7=f+16;d[$7]=d[$7]+i;d[f+17]=Math.max(d[f+17],i);}}
function $E$(f,c,d,g){let k,i,l,b,o,n,m,e,h,j,a,$0,$1,$2,$3;$0=$K14;a=$0[0];b=$0[1];e=c[1725+d];h=$N$(f,c,g,e);for($1=0,$2=c[1723];$1<$2;$1+=1){i=$1;j=c[1853+i];if(j<0||c[1725+i]==e||c[1981+i]>=0){continue;}k=$d$(f,g,j);l=$x$(f,i,3);m=$x$(f,i,7);if(k>l+Math.max(1,m)){continue;}if(k<=1+l){n=$F$(f,c,i,j,d,g,h);}else{n=$L$(f,c,i,j,d,g,h);}if(n>0){o=f[n+0]+3*f[n+1];if(o>a){$3=[o,n];a=$3[0];b=$3[1];}}}return b;}
function $F$(a,g,b,c,d,e,h){let f;f=$K$(a,a[64752+b],c,a[64752+d],e);if(a[f+26]==0||a[f+2]==0){return 0;}return $G$(a,g,d,f,a[f+2],$J$(a,f,1,h));}
function $G$(d,a,b,e,f,g){let c;c=a[2651+a[1853+b]]>=0?1:0;return $H$(d,e,f,g+c,a[1789+b],c);}
function $H$(c,d,e,f,g,h){let b,a,$0;$0=[c[d+4],c[d+6]];a=$0[0];b=$0[1];return 64952+$I$(a,e,b,f,g,h);}
function $I$(a,b,d,e,f,g){let c;c=a*9+Math.min(b,8);c=(c*4+d)*3+Math.min(e,2);return ((c*5+Math.min(f,4))*2+g)*6;}
function $J$(b,c,d,a){if(a){return b[c+(d?28:29)];}return b[c+(d?0:13)+10];}
function $K$(a,d,c,g,f){let h,e,b;b=a[117106]+2;e=a[57319+c]*a[117106]+d;h=a[57319+f]*b+g;return a[117108]+(e*b*a[117107]+h)*42;}
function $L$(a,j,b,c,d,e,k){let g,i,h,f,$0;f=$K$(a,a[64752+b],c,a[64752+d],e);$0=[$d$(a,e,c),$x$(a,b,7)];g=$0[0];h=$0[1];i=$M$(a,f,Math.min(g,h),g>h);if(i==0){return 0;}return $G$(a,j,d,f+13,i,$J$(a,f,0,k));}
function $M$(a,b,d,c){return a[b+30+(c?6:0)+d];}
function $N$(a,b,c,d){return $O$(a,b,c,d,(-1))>=2;}
function $O$(c,g,d,h,f){let b,a,e,$0,$1;a=0;for($0=0,$1=6;$0<$1;$0+=1){b=$0;e=$Q$(c,d,b);if(e>=0&&e!=f&&$P$(c,g,e)==h){a=a+1;}}return a;}
function $P$(c,a,b){if(a[2421+b]>=0){return a[1725+a[2421+b]];}if(a[2651+b]>=0){return c[64880+a[2651+b]];}return (-1);}
function $Q$(a,b,c){return a[49+6*b+c];}
function $R$(c,e,d,f){let a,b,$0;$0=[c[64752+d],99];a=$0[0];b=$0[1];if(e[6030]){b=e[7056+f];}if(e[6031]>>a&1){b=Math.min(b,e[7286+f]);}return b;}
function $S$(a,b){let c,d;if($x$(a,b,6)){return 0;}c=$x$(a,b,4);if($x$(a,b,1)){return c?7:6;}if($x$(a,b,5)){return 5;}d=$x$(a,b,0)==2;if(c){if(d){return 1;}return $x$(a,b,7)>=4?4:3;}return d?0:2;}
function $T$(e,a,b){let d,c,$0,$1;c=$W$(a[6],b);if(a[6029]==c){return;}a[6029]=c;for($0=0,$1=2;$0<$1;$0+=1){d=$0;$U$(e,a,b,d);}}
function $U$(g,f,h,d){let m,b,c,e,a,l,k,n,j,i,$0,$1,$2,$3,$4,$5,$6;$0=[7056+d*230,0,0];a=$0[0];b=$0[1];c=$0[2];for($1=0,$2=g[25];$1<$2;$1+=1){e=$1;f[a+e]=99;if(d==0){j=f[2421+e];k=j>=0&&f[1725+j]==h;i=$X$(g,f,h,e)>0&&!k;}else{c=c|$V$(g,h,e);i=$V$(g,h,e)>0;}if(i){f[a+e]=0;b=b+1;}}f[6030+d]=d==0?b:c;l=0;while(b>0){b=0;for($3=0,$4=g[25];$3<$4;$3+=1){e=$3;if(f[a+e]!=l){continue;}for($5=0,$6=6;$5<$6;$5+=1){m=$5;n=$Q$(g,e,m);if(n>=0&&g[56169+n]&&f[a+n]==99){f[a+n]=l+1;b=b+1;}}}l=l+1;}}
function $V$(b,c,d){let a;a=0;if($c$(b,c,d,3)>0){a=a|$c$(b,c,d,4);}if($c$(b,c,d,5)>0){a=a|$c$(b,c,d,6);}return a;}
function $W$(a,b){return 2*a+b+1;}
function $X$(a,e,b,c){let d;d=$c$(a,b,c,0);if(e[3341+b*230+c]==0){d=d+$c$(a,b,c,1);}if(e[3801+c]==1-b){d=d+a[61461-b];}return d;}
function $Y$(f,c,e){let g,d,a,b,$0,$1;a=0;for($0=0,$1=c[1723];$0<$1;$0+=1){b=$0;d=c[1853+b];if(d>=0&&c[1725+b]!=e){g=$z$(f,e,d);a=a|(g&2?2:g);}}return 3-(a&1)-(a>>1&1)-(a>>2&1);}
function $Z$(g,b,a){let f,e,c,d,$0,$1,$2,$3,$4,$5,$6,$7,$8;$0=[b[8],b[7],b[6]];a[0]=$0[0];a[1]=$0[1];a[2]=$0[2];for($1=0,$2=2;$1<$2;$1+=1){c=$1;a[3+c]=b[$e$(c)+1];a[5+c]=b[$e$(c)+0];a[7+c]=b[$e$(c)+2];}for($3=0,$4=b[1723];$3<$4;$3+=1){d=$3;a[9+d]=b[1789+d];a[73+d]=b[1725+d];a[137+d]=b[1917+d];a[201+d]=b[1853+d]>=0?1:0;}for($5=0,$6=b[1724];$5<$6;$5+=1){e=$5;a[265+e]=b[2397+e];a[289+e]=b[2325+e];}for($7=0,$8=64;$7<$8;$7+=1){f=$7;a[313+f]=b[1659+f];}}
function $aa$(b){let a,$0,$1;for($0=0,$1=b[4];$0<$1;$0+=1){a=$0;b[9+a]=0;}b[4]=0;}
function $ab$(g,a,f){let e,d,b,c,$0,$1,$2,$3,$4,$5,$6;b=1-a[3];$0=[1339+b*32,1467+b*48];c=$0[0];d=$0[1];for($1=0,$2=g[26];$1<$2;$1+=1){e=$1;a[c+e]=f[e];$3=1403+e;a[$3]=a[$3]-f[e];}for($4=0,$5=g[27];$4<$5;$4+=1){e=$4;a[d+e]=f[32+e];$6=1563+e;a[$6]=a[$6]-f[32+e];}}
function $ac$(g,a,f){let e,d,b,c,$0,$1,$2,$3,$4,$5,$6;b=1-a[3];$0=[1339+b*32,1467+b*48];c=$0[0];d=$0[1];for($1=0,$2=g[26];$1<$2;$1+=1){e=$1;f[e]=a[c+e];$3=1403+e;a[$3]=a[$3]+a[c+e];a[c+e]=0;}for($4=0,$5=g[27];$4<$5;$4+=1){e=$4;f[32+e]=a[d+e];$6=1563+e;a[$6]=a[$6]+a[d+e];a[d+e]=0;}}
function $ad$(a,b,c){if(!$dm$(a,b,c)){$ae$(a,b,c);}}
function $ae$(d,a,c){let b;b=a[1];if(b<20){if(b<11){if(b<6){if(b<4){if(b<3){$af$(d,a,c);}else{$ai$(d,a,c);}}else{if(b<5){$aw$(d,a,c);}else{$ax$(d,a,c);}}}else{if(b<8){if(b<7){$az$(d,a,c);}else{$aG$(d,a,c);}}else{if(b<9){$aG$(d,a,c);}else{$aK$(d,a,c);}}}}else{if(b<15){if(b<13){if(b<12){$aL$(d,a,c);}else{$aM$(d,a,c);}}else{if(b<14){$aU$(a,c);}else{$aY$(d,a,c);}}}else{if(b<17){if(b<16){$bp$(d,a,c);}else{$bu$(d,a,c);}}else{if(b<18){$bu$(d,a,c);}else{if(b<19){$bz$(d,a,c);}else{$bz$(d,a,c);}}}}}}else{if(b<30){if(b<24){if(b<22){if(b<21){$bA$(a,c);}else{$bB$(d,a,c);}}else{if(b<23){$ci$(d,a,c);}else{$cV$(d,a,c);}}}else{if(b<27){if(b<26){$cW$(d,a,c);}else{$cX$(d,a,c);}}else{if(b<28){$cY$(d,a,c);}else{if(b<29){$cZ$(d,a,c);}else{$da$(d,a,c);}}}}}else{if(b<36){if(b<34){if(b<33){$db$(d,a,c);}else{$dc$(d,a,c);}}else{if(b<35){$dd$(d,a,c);}else{$de$(d,a,c);}}}else{if(b<38){if(b<37){$df$(a,c);}else{$dg$(a,c);}}else{if(b<39){$dh$(d,a,c);}else{if(b<40){$dk$(d,a,c);}else{$dl$(a,c);}}}}}}}
function $af$(d,a,c){let b;b=$mod(a[1270],2);if(a[1270]>=2){$ag$(a,b,c);}else{$ah$(a,b,c);}}
function $ag$(a,d,b){let c,$0,$1;c=$h$(a,1563,b);$0=1563+c;a[$0]=a[$0]-1;$1=1467+d*48+c;a[$1]=a[$1]+1;return c;}
function $ah$(a,d,b){let c,$0,$1,$2;c=$h$(a,1403,b);$0=1403+c;a[$0]=a[$0]-1;$1=1339+d*32+c;a[$1]=a[$1]+1;$2=$e$(d)+2;a[$2]=a[$2]+1;return c;}
function $ai$(a,b,c){if(a[30]>0){$aj$(a,b,c);}else{$au$(a,b,c);}}
function $aj$(e,c,d){let b,a,$0,$1;$0=[c[5],$mod(d,1000)];a=$0[0];b=$0[1];c[1036]=$at$(c,a,d);$as$(c,a,d);$1=b;c[1034]=$1;c[1035]=$1;c[1303]=(-1);if(e[$A$(b)+0]==8){c[1]=34;}else{if(d<1000&&$ak$(e,b)){c[1]=33;}else{$al$(e,c);}}}
function $ak$(a,b){let c;c=a[$A$(b)+0];if(c==0||c==5){return 1;}return c==4||c==6;}
function $al$(c,a){let b,$0;b=$e$(a[5]);if($ar$(c,a)!=9){$0=[a[1035],a[1303]];a[b+3]=$0[0];a[b+10]=$0[1];}$am$(c,a);a[1]=$ar$(c,a)==7?4:6;}
function $am$(d,a){let c,e,b,$0,$1,$2,$3,$4,$5,$6;$0=0;a[1042]=$0;a[1259]=$0;for($1=0,$2=d[30]>0?3:1;$1<$2;$1+=1){b=$1;$3=0;a[1260+b]=$3;a[1263+b]=$3;for($4=0,$5=8;$4<$5;$4+=1){c=$4;a[1044+8*b+c]=0;}}$an$(d,a,0);e=$ar$(d,a);if(e==7){$6=d[47];a[1260]=$6;a[1263]=$6;}else{if(e==2&&a[1041]==0){a[1260]=d[44];}}}
function $an$(c,a,b){let $0;$0=[b,a[1042]];a[1037]=$0[0];a[1043]=$0[1];a[1082]=(-1);a[1041]=$ao$(c,a)?0:1;a[1038+b]=a[1041]?0:$ar$(c,a);}
function $ao$(a,b){let e,c,d,f,$0,$1;c=$ar$(a,b);if(c==8){return 0;}d=a[$A$(b[1035])+4];e=c==1||c==2||c==3||c==4;if(!e){return 1;}for($0=0,$1=b[1723];$0<$1;$0+=1){f=$0;if($aq$(b,f,b[5])){if($ap$(a,f,c,d)){return 1;}}}return 0;}
function $ap$(b,c,a,d){if(a==1){return $x$(b,c,0)==d;}if(a==2){return $x$(b,c,1)==1;}if(a==3){return $x$(b,c,4)==1;}return $x$(b,c,1)==0;}
function $aq$(a,b,c){return a[1853+b]>=0&&a[1725+b]==c;}
function $ar$(a,b){return a[$A$(b[1035])+0];}
function $as$(c,d,a){let b,$0,$1,$2,$3;b=$mod(a,1000);if(a>=1000){$2=1271+b;c[$2]=c[$2]-1;}else{$0=1339+d*32+b;c[$0]=c[$0]-1;$1=$e$(d)+2;c[$1]=c[$1]-1;}$3=1659+d*32+b;c[$3]=c[$3]+1;}
function $at$(a,b,c){return a[$e$(b)+2]+(c>=1000?1:0);}
function $au$(e,a,c){let d,b,$0;b=a[5];a[1036]=$at$(a,b,c);$as$(a,b,c);$0=c;a[1034]=$0;a[1035]=$0;d=a[$e$(1-b)+3];if(e[$A$(c)+0]==8&&d>=0){a[1035]=$av$(e,d);}$al$(e,a);}
function $av$(h,a){let d,g,f,c,b,e,$0,$1,$2,$3,$4;b=$A$(a);for($0=0,$1=h[26];$0<$1;$0+=1){c=$0;d=$A$(c);e=1;for($2=0,$3=8;$2<$3;$2+=1){f=$2;g=1<=($4=f)&&$4<4?3-(f-1):f;e=e&&h[b+f]==h[d+g];}if(e){return c;}}return a;}
function $aw$(e,a,c){let d,b,$0,$1,$2;a[1081]=a[1036];for($0=0,$1=4;$0<$1;$0+=1){b=$0;d=c>>24-8*b&255;a[1076+b]=d;$2=1081;a[$2]=a[$2]-d;}a[1080]=0;a[1]=5;}
function $ax$(c,a,b){let $0,$1;$0=1081;a[$0]=a[$0]-1;if(b){$ay$(a,a[5],1);}else{$1=1080;a[$1]=a[$1]+1;}}
function $ay$(b,d,a){let c,$0,$1;c=Math.min(a,b[1033]);$0=1033;b[$0]=b[$0]-c;$1=$e$(d)+0;b[$1]=b[$1]+c;}
function $az$(e,a,b){let c,f,d,$0;a[1]=12;if(b==0){return;}$0=[Math.floor(b/1000)-1,a[5]];c=$0[0];d=$0[1];$aF$(e,a,d,c);f=$aE$(e,c,1);if(f==1){a[4048]=a[2421+$mod(b,1000)];a[1]=7;}else{if(f==2){a[1]=9;}else{if(a[1303]>=0&&$aA$(e,c)){a[1]=35;}else{$aB$(e,a,c,d,0);}}}}
function $aA$(a,b){return $aE$(a,b,7)>0||$aE$(a,b,8)>0;}
function $aB$(c,a,d,b,e){let $0,$1,$2,$3;$ay$(a,b,$aE$(c,d,3));$0=$e$(1-b)+7;a[$0]=a[$0]+$aE$(c,d,5);$1=$e$(b)+8;a[$1]=a[$1]+$aE$(c,d,6);$2=1260+e;a[$2]=a[$2]+$aE$(c,d,7);$3=1263+e;a[$3]=a[$3]+$aE$(c,d,8);$aC$(c,a,1-b,$aE$(c,d,4));}
function $aC$(e,a,b,c){let d;d=$aD$(a,b,c);if(d>0){a[4050]=b;a[4056]=e[64708]+d;a[1]=11;}}
function $aD$(d,a,c){let e,b,$0,$1;b=$e$(a);e=Math.min(c,d[b+0]);$0=b+0;d[$0]=d[$0]-e;$1=1033;d[$1]=d[$1]+e;return c-e;}
function $aE$(a,b,c){return a[63837+b*12+c];}
function $aF$(e,c,a,d){let b,$0,$1,$2;b=$e$(a);$0=1467+a*48+d;c[$0]=c[$0]-1;c[b+4]=d;$1=b+0;c[$1]=c[$1]-$aE$(e,d,2);$2=b+5;c[$2]=c[$2]+$aE$(e,d,2);}
function $aG$(e,a,b){let d,c,$0;if(a[1]==7){a[4049]=b>>24;a[1]=8;return;}a[1]=12;if(a[4049]>b>>24){$0=[a[4048],a[5]];c=$0[0];d=$0[1];$aJ$(e,a,1-d,a[1853+c]);a[1725+c]=d;a[1981+c]=(-1);$aH$(e,a,d,a[1853+c]);$am$(e,a);}}
function $aH$(a,e,b,c){let d,f,$0;d=$c$(a,b,c,1);if(d>0&&e[3341+b*230+c]==0){e[3341+b*230+c]=1;f=$c$(a,b,c,2);$0=$e$(1-b)+7;e[$0]=e[$0]+f;$aI$(a,e,b,d);}}
function $aI$(e,a,b,d){let c,$0,$1;if(a[7]!=0){return;}c=$e$(b);$0=c+1;a[$0]=a[$0]+d;if(a[c+1]>=e[23+b]){$1=[1,b];a[7]=$1[0];a[8]=$1[1];}}
function $aJ$(d,a,b,c){let $0;if(a[2881+b*230+c]){a[2881+b*230+c]=0;$0=$e$(b)+1;a[$0]=a[$0]-$c$(d,b,c,0);}}
function $aK$(d,a,c){let b,$0,$1,$2;a[1]=10;$0=[1-a[5],(-1)];a[4050]=$0[0];a[4051]=$0[1];for($1=0,$2=3;$1<$2;$1+=1){b=$1;a[4052+b]=c>>24-8*b&255;}a[4055]=(c&255)*d[48];}
function $aL$(d,a,c){let b,$0,$1;a[4051]=(-1);for($0=0,$1=3;$0<$1;$0+=1){b=$0;a[4052+b]=c>>16-8*b&255;}a[1]=12;}
function $aM$(b,a,c){if(c>0){$aN$(b,a,c);}else{if(b[30]>0){$aR$(b,a);}else{if(a[1042]>0){a[1]=13;}else{a[1]=26;}}}}
function $aN$(h,f,c){let b,e,g,a,d,$0,$1,$2;$0=[$mod(c,1000),Math.floor(c/1000)*1000];a=$0[0];b=$0[1];$1=[f[2421+a],f[2651+a]];d=$1[0];e=$1[1];if(b==3000){f[1082]=a;}if(d>=0&&b!=2000){g=d;f[2045+d]=1;f[1981+d]=(-1);f[2109+d]=0;f[2173+d]=$aO$(f)?2:1-f[2237+d];$aP$(h,f,a,$x$(h,d,0));}else{g=64+e;f[2349+e]=1;f[2373+e]=0;$aP$(h,f,a,4);}f[1083+f[1042]]=g;f[1171+g]=f[1037];$2=1042;f[$2]=f[$2]+1;}
function $aO$(a){return a[1038]==3;}
function $aP$(b,a,c,d){let $0,$1;if($ar$(b,a)==7){$1=$aQ$(a)+d;a[$1]=a[$1]+1;}else{$0=$aQ$(a)+$z$(b,a[5],c);a[$0]=a[$0]+1;}}
function $aQ$(a){return 1044+8*a[1037];}
function $aR$(a,b){if(b[1037]==0&&b[1303]>=0){$aS$(a,b);}else{$aT$(a,b);}}
function $aS$(b,a){let $0;$0=[a[1303],a[1304]];a[1035]=$0[0];a[1036]=$0[1];$an$(b,a,1);}
function $aT$(a,b){let c,$0,$1,$2;b[1313]=$ak$(a,b[1034])?7:0;for($0=0,$1=16;$0<$1;$0+=1){c=$0;if(b[1044+c]>0){$2=1313;b[$2]=b[$2]&~$mod(c,8);}}if(b[1303]>=0){b[1035]=b[1034];}b[1]=36;}
function $aU$(b,a){let c;if(a==0){b[1]=15;return;}c=b[1259];while($aX$(b,b[1083+c])<0||$aW$(b,b[1083+c])!=a){c=c+1;}$aV$(b,c);}
function $aV$(a,b){let c;c=a[1083+b];while(b>a[1259]){a[1083+b]=a[1083+b-1];b=b-1;}a[1083+b]=c;a[1]=14;}
function $aW$(a,b){let c;c=$aX$(a,b);if(b>=64&&a[2421+c]>=0){return 2000+c;}return 1000+c;}
function $aX$(b,a){if(a<64){return b[1853+a];}return b[2301+a-64];}
function $aY$(c,a,d){let b,$0;b=a[1083+a[1259]];$0=1259;a[$0]=a[$0]+1;a[1]=13;if(b<64){$aZ$(c,a,b,d);}else{$bo$(c,a,b-64,d);}}
function $aZ$(e,a,b,d){let c,f;c=a[1853+b];if(d==c){return;}f=$bn$(e,a,b);if(d==999){$bg$(e,a,b,f);return;}a[2109+b]=a[4057+d];$bf$(e,a,b,d);if(f>=0){$be$(e,a,f,d);}$ba$(e,a,b);}
function $ba$(e,c,d){let f,g,b,a,$0;$0=[c[1725+d],c[1853+d]];a=$0[0];b=$0[1];f=$c$(e,a,b,3);if(f>0&&$c$(e,a,b,4)>>e[64752+d]&1){g=$bd$(e,c,d);$bc$(e,c,d);if(g>=0){$bb$(e,c,g,3);}$aI$(e,c,a,f);}}
function $bb$(e,a,b,d){let c;c=a[2301+b];if(a[2651+c]==b){a[2651+c]=(-1);}a[2301+b]=(-1);a[2397+b]=d;a[2349+b]=0;}
function $bc$(d,a,b){let c;c=a[1853+b];a[2421+c]=(-1);a[1853+b]=(-1);a[2045+b]=0;$aJ$(d,a,a[1725+b],c);}
function $bd$(c,a,b){return a[2651+a[1853+b]];}
function $be$(e,a,b,d){let c,$0;c=a[2301+b];if(a[2651+c]==b){a[2651+c]=(-1);}a[2651+d]=b;$0=d;a[2301+b]=$0;a[2325+b]=$0;}
function $bf$(f,c,d,e){let a,b,$0,$1;$0=[c[1853+d],c[1725+d]];a=$0[0];b=$0[1];if(a==e){return;}c[2421+a]=(-1);$aJ$(f,c,b,a);c[2421+e]=d;$1=e;c[1853+d]=$1;c[1917+d]=$1;$aH$(f,c,b,e);}
function $bg$(e,c,d,f){let b,a,$0;$0=[c[1725+d],$bh$(e,c,d)];a=$0[0];b=$0[1];$bc$(e,c,d);if(f>=0){$bb$(e,c,f,3);}$aI$(e,c,a,b);}
function $bh$(e,c,d){let h,b,g,i,a,f,$0,$1,$2,$3;$0=[c[1725+d],e[64752+d]];a=$0[0];b=$0[1];$1=[c[1853+d],$bk$(e,c,d),0];f=$1[0];g=$1[1];h=$1[2];for($2=0,$3=e[25];$2<$3;$2+=1){i=$2;if(c[4057+i]<g&&$c$(e,a,i,6)>>b&1){if(!$bi$(e,c,i,f)){h=Math.max(h,$c$(e,a,i,5));}}}return h;}
function $bi$(c,d,a,b){if(a==b){return 0;}return $bj$(c,d,a)||d[2651+a]>=0;}
function $bj$(a,c,b){return a[56399+b]>0||c[3801+b]>=0;}
function $bk$(a,f,b){let d,e,c,g,$0;c=$x$(a,b,2);$0=[$bm$(f,b),$x$(a,b,1)];d=$0[0];e=$0[1];g=$x$(a,b,0);if(d==3){return 0;}if(d==2&&g==2){return Math.max(c,a[43]);}if(d==4&&e==0&&$bl$(g)){return Math.max(c,a[45]);}if(d==6){return Math.min(c,a[46]);}return c;}
function $bl$(a){return a==1||a==2;}
function $bm$(a,b){return a[1038+a[1171+b]];}
function $bn$(a,b,c){let d;d=$bd$(a,b,c);return d>=0&&b[2349+d]?(-1):d;}
function $bo$(c,b,d,a){if(a==999){$aD$(b,c[64880+d],c[39]);$bb$(c,b,d,3);return;}if(a!=b[2301+d]){b[2373+d]=1;$be$(c,b,d,a);}}
function $bp$(a,b,c){if(c==0){$bq$(b);}else{$bs$(a,b,c);b[1]=16;}}
function $bq$(a){let b;b=$br$(a);if(b>=0){a[2173+b]=0;}else{a[1]=26;}}
function $br$(a){let b,$0,$1;if($aO$(a)){for($0=0,$1=a[1042];$0<$1;$0+=1){b=$0;if(a[2173+a[1083+b]]==1){return a[1083+b];}}}return (-1);}
function $bs$(a,b,c){$bt$(a,b,Math.floor(c/10000)-1,Math.floor($mod(c,10000)/1000),$mod(c,1000));b[4038]=0;}
function $bt$(e,a,b,c,d){let $0,$1;$0=[b,c,d];a[4031]=$0[0];a[4037]=$0[1];a[4036]=$0[2];a[4035]=a[1853+b];a[4032]=a[2421+d];a[4033]=a[2651+a[4035]];a[4034]=a[2651+d];$1=0;a[4039]=$1;a[4040]=$1;a[4041]=$1;a[4042]=$1;a[4044]=(-1);a[4043]=(-1);a[2173+b]=Math.max(0,a[2173+b]-1);}
function $bu$(d,a,c){let b;b=a[1]==16;if(c){$bv$(d,a,b?a[5]:1-a[5]);}else{a[1]=b?17:20;}}
function $bv$(a,b,c){let d,$0,$1;$aF$(a,b,c,$bx$(a,b,c));b[4044]=c;for($0=0,$1=2;$0<$1;$0+=1){d=$0;b[4045+d]=$bw$(a,b,d);}b[1]=18;}
function $bw$(h,d,c){let e,g,b,f,a,$0,$1,$2;$0=[$e$(c),$e$(1-c)];a=$0[0];b=$0[1];e=d[a+2];if(c==d[5]){e=e+(d[1303]<0?1:2);}e=e+(c==d[4044]?2:0);e=e+(d[a+0]>d[b+0]?1:0);$1=[d[4033],d[4034]];f=$1[0];g=$1[1];if(c!=d[5]){$2=[g,f];f=$2[0];g=$2[1];}e=e+(h[64904+f]>h[64904+g]?1:0);return e;}
function $bx$(b,c,d){let a,$0,$1;for($0=0,$1=b[27];$0<$1;$0+=1){a=$0;if($aE$(b,a,1)==3){if($by$(b,c,d,a,2)){return a;}}}return (-1);}
function $by$(d,a,b,c,e){if(a[1467+b*48+c]==0){return 0;}if($aE$(d,c,0)!=e||a[$e$(b)+4]>=0){return 0;}return $aE$(d,c,2)<=a[$e$(b)+0];}
function $bz$(g,d,c){let b,e,f,a,$0,$1;$0=[c>>24,c&255];a=$0[0];b=$0[1];if(d[1]==18){$ay$(d,d[4044],b);d[4047]=a;d[1]=19;return;}$ay$(d,1-d[4044],b);d[1]=20;if(d[4047]==a){return;}e=d[4047]>a?1-d[4044]:d[4044];f=e==d[5]?4033:4034;$bb$(g,d,d[f],4);d[f]=(-1);$1=$e$(e)+7;d[$1]=d[$1]+1;}
function $bA$(a,b){let $0;$0=[b,21];a[4039]=$0[0];a[1]=$0[1];}
function $bB$(a,b,c){$ch$(a,b,c);$bC$(a,b);}
function $bC$(a,b){$bK$(a,b);$bD$(a,b);b[1]=22;}
function $bD$(g,a){let b,f,c,e,d,$0,$1,$2;b=$part(a,4518,4709);c=$part(a,4709,4737);for($0 of $K15){d=$0;e=$e$(d==0?a[5]:1-a[5]);f=b[11+d]+c[9+d*3];$2=1033;a[$2]=a[$2]+(a[e+0]-f);a[e+0]=f;}$bE$(g,a);}
function $bE$(g,a){let h,b,e,f,c,d,$0,$1,$2;b=$part(a,4709,4737);for($0 of $K16){c=$0;$2=[$bJ$(a,c),$bI$(a,c)];d=$2[0];e=$2[1];if(d>=0&&a[1853+d]>=0){f=a[1789+d]-b[c+0];if(f>0){$bH$(g,a,d,f);}}if(e>=0&&a[2301+e]>=0){h=b[c+1];if(h==3){$bF$(g,a,e);}else{if(h==4){$bG$(g,a,e);}}}}}
function $bF$(a,b,c){$bb$(a,b,c,1);$aI$(a,b,1-a[64880+c],a[64928+c]);}
function $bG$(a,d,b){let c,$0,$1;c=a[64880+b];$bb$(a,d,b,2);$0=$e$(c)+7;d[$0]=d[$0]+1;$1=$e$(1-c)+8;d[$1]=d[$1]+1;}
function $bH$(e,b,c,a){let d,$0;$0=1789+c;b[$0]=b[$0]-a;if(b[1789+c]==0){d=b[1725+c];$bc$(e,b,c);$aI$(e,b,1-d,e[64816+c]);}}
function $bI$(c,a){let b;b=a==15?4033:4034;return c[b];}
function $bJ$(b,a){return a==15?b[4031]:b[4032];}
function $bK$(e,a){let f,b,d,c,$0,$1,$2,$3;b=$part(a,4518,4709);c=$part(a,4709,4737);for($0=0,$1=51;$0<$1;$0+=1){d=$0;b[d]=e[64701+d];}for($2=87,$3=191;$2<$3;$2+=1){d=$2;b[d]=0;}f=a[5];b[11]=a[$e$(f)+0];b[12]=a[$e$(1-f)+0];b[24]=a[1033];b[13]=a[4039]*e[64710];b[15]=a[4037]==1?0:1;b[16]=a[4040];b[18]=1;$cg$(e,a,b,15,a[4031],a[4033],0);$cg$(e,a,b,19,a[4032],a[4034],1);if(a[4037]==1){$bO$(e,a,b);}else{$bU$(e,a,b);}$bL$(b,c);}
function $bL$(c,b){let a,$0,$1;for($0=0,$1=28;$0<$1;$0+=1){a=$0;b[a]=0;}$bM$(c,b);}
function $bM$(b,c){let a,d,$0,$1,$2,$3;for($0 of $K17){a=$0;c[a+0]=b[$bN$(a)+0];c[a+1]=b[$bN$(a)+1];}for($2 of $K15){d=$2;c[9+d*3+0]=(-b[13+d]);}c[1]=b[16]?0:1;c[0]=0;}
function $bN$(a){return 51+Math.floor((a-15)/4)*12;}
function $bO$(a,b,d){let g,h,f,c,e,i;c=$bR$(a,b,b[4031],b[4036]);e=$bP$(a,d,1,c,0,15,19);f=$d$(a,b[4035],b[4036]);g=b[4031];h=$M$(a,c,f,b[2109+g]>0);d[e+2]=h+b[1263+b[1171+g]];i=$N$(a,b,b[4036],1-b[5]);d[e+10]=$J$(a,c,0,i);}
function $bP$(g,h,a,c,d,i,j){let f,b,e,$0,$1,$2;b=$bQ$(a);e=c+(d?0:13);for($0=0,$1=13;$0<$1;$0+=1){f=$0;h[b+f]=g[e+f];}$2=[i,j];h[b+0]=$2[0];h[b+1]=$2[1];return b;}
function $bQ$(a){return 87+a*13;}
function $bR$(a,c,b,d){return $K$(a,a[64752+b],c[1853+b],$bS$(a,c,d),d);}
function $bS$(d,a,b){let e,c;c=a[2421+b];if(c>=0){return d[64752+c];}e=$bT$(d,a[2651+b])?1:0;return d[117106]+e;}
function $bT$(a,b){return a[64904+b]==1;}
function $bU$(c,a,e){let b,h,d,f,g,i,$0,$1,$2,$3;b=a[4031];d=$bR$(c,a,b,a[4036]);f=$bP$(c,e,1,d,1,15,19);$0=f+2;e[$0]=e[$0]+$cf$(a,b);g=$N$(c,a,a[4036],1-a[5]);e[f+10]=$J$(c,d,1,g)+a[4042];$cc$(c,a,e,f);if(a[4037]==2){$bW$(c,a,e,f);}if($bV$(c,a)){h=$bR$(c,a,a[4032],a[4035]);g=$N$(c,a,a[4035],a[5]);for($1 of $K18){i=$1;f=$bP$(c,e,i,h,1,19,15);$3=f+2;e[$3]=e[$3]+a[4041];e[f+10]=$J$(c,h,1,g);}}}
function $bV$(c,a){let b,d;b=a[4032];if(b<0){return 0;}d=$bR$(c,a,b,a[4035]);return c[d+26]>0&&c[d+2]>0;}
function $bW$(e,c,i,j){let h,d,b,f,a,g,$0,$1,$2,$3,$4,$5;$0=[c[4036],1];a=$0[0];b=$0[1];for($1=0,$2=6;$1<$2;$1+=1){d=$1;f=$Q$(e,a,d);g=f>=0?c[2421+f]:(-1);if(g!=c[4031]&&$bX$(e,c,g,a)){h=e[$bR$(e,c,g,a)+2]+$cf$(c,g);$3=j+2;i[$3]=i[$3]+h;$4=j+3;i[$4]=i[$4]+h;$5=2173+g;c[$5]=c[$5]-1;b=b+1;}}i[22]=b;}
function $bX$(c,b,a,d){if(a<0||b[1725+a]!=b[5]||!$x$(c,a,5)){return 0;}return $bZ$(c,b,a)&&$bY$(c,b,a,b[1853+a],d);}
function $bY$(a,d,b,c,e){let f;f=$K$(a,a[64752+b],c,$bS$(a,d,e),e);return a[f+26]>0;}
function $bZ$(c,a,b){let d;if(a[2173+b]==0||a[2045+b]==0){return 0;}if($bm$(a,b)==4){if($x$(c,b,4)){return 0;}}d=a[2109+b];if(d==0){return 1;}if(d>$cb$(c,a,b)){return 0;}return $ca$(c,a,b);}
function $ca$(a,d,b){let c;c=$x$(a,b,1);return a[56629+c*230+d[1853+b]]==0;}
function $cb$(a,f,b){let c,d,e,$0;c=$x$(a,b,3);$0=[$bm$(f,b),$x$(a,b,0)];d=$0[0];e=$0[1];if(d==2&&e==2){return Math.max(c,a[43]);}if(d==4&&$bl$(e)){return Math.max(c,a[45]);}return c;}
function $cc$(d,a,b,c){if(a[4039]==0){return;}if($cd$(d,a,a[4035],a[5])){b[c+7]=2;b[c+8]=a[4039]-1;}else{b[c+8]=a[4039];}}
function $cd$(a,c,b,d){if(a[57089+b]){return 0;}return c[2651+b]>=0||$ce$(a,c,b,d);}
function $ce$(b,e,c,g){let a,f,d,$0,$1;for($0=0,$1=6;$0<$1;$0+=1){a=$0;d=$Q$(b,c,a);if(d>=0){f=e[2651+d];if(f>=0&&b[64880+f]==g&&$bT$(b,f)){return 1;}}}return 0;}
function $cf$(a,b){return a[1260+a[1171+b]];}
function $cg$(b,h,g,d,a,i,j){let f,c,e,$0,$1;c=a>=0?b[64752+a]:b[117106];e=$bN$(d);for($0=0,$1=12;$0<$1;$0+=1){f=$0;g[e+f]=b[64533+c*12+f];}g[e+0]=a>=0?h[1789+a]:0;g[e+1]=i>=0?1:0;g[e+2]=j;g[e+7]=99;g[e+11]=0;}
function $ch$(d,a,c){let e,b,$0,$1,$2,$3;a[1]=22;b=1-a[5];if(c==1){e=d[63836];$0=1339+b*32+e;a[$0]=a[$0]-1;$1=$e$(b)+2;a[$1]=a[$1]-1;$2=$e$(b)+6;a[$2]=a[$2]+1;$3=$e$(b)+9;a[$3]=a[$3]+1;a[4040]=1;}else{if(c>1){$aF$(d,a,b,c-2);a[4040]=$aE$(d,c-2,9);a[4041]=$aE$(d,c-2,10);a[4042]=$aE$(d,c-2,11);}}}
function $ci$(f,a,e){let b,d,c;b=$part(a,4518,4709);c=$part(a,4709,4737);d=c[0];if(d==0){$cU$(b,c,e);a[4043]=c[1];return;}if(d==4){$cN$(f,a,b,c,e);}else{if(d==5){$cQ$(f,a,b,c,e);return;}else{if(d==3){e=$cR$(b,c)-e;}else{if(d==6){$cS$(f,a,b,c,e);}}}}$cj$(b,c,e);if(d==4){$bE$(f,a);}if(a[7]==0){$bD$(f,a);}}
function $cj$(c,a,d){let b;b=a[0];if(b==0){$ck$(c,a);}else{if(b==1){$cp$(c,a,d);}else{if(b==2){$cw$(c,a,d);}else{if(b==3){$cy$(c,a,d);}else{if(b==4){$cA$(c,a);}else{if(b==5){$cD$(c,a,d);}else{if(b==6){$cE$(c,a,d);}else{$cF$(c,a);}}}}}}}}
function $ck$(d,a){let e,c,b;b=a[1];c=$bQ$(b);if(b==5||b==6&&d[17]==0){a[27]=$cm$(d,a,165);}if(b==6){a[2]=a[27];}else{if(b!=1){a[2]=$cm$(d,a,c);}else{if(d[c+7]!=0){e=$cl$(a,15)?1:0;a[2]=e+d[c+8];}else{a[2]=d[c+8];}}}a[0]=1;}
function $cl$(a,b){return a[b+0]>0&&a[b+2]==0;}
function $cm$(c,f,d){let g,e,a,b,$0;$0=[c[d+7],c[d+0]];a=$0[0];b=$0[1];e=c[$bN$(b)+2];g=a==2||a==1&&f[b+1]==1;if(!g||$co$(c,f,e)<c[9]){return 0;}$cn$(c,f,e,c[9]);return 1;}
function $cn$(b,c,d,a){let e,$0;e=Math.min(a,$co$(b,c,d));$0=9+d*3+0;c[$0]=c[$0]-e;c[4]=a-e;}
function $co$(a,d,b){let c;c=a[11+b];return c<0?9999:c+d[9+b*3+0];}
function $cp$(e,a,f){let h,i,b,c,g,j,d,$0;b=$bQ$(a[1]);$0=[e[b+0],e[b+1]];c=$0[0];d=$0[1];g=Math.max(0,(f>>16&255)-e[b+6]);h=(f>>24)+g;i=Math.max(0,(f&255)-a[2]);$cv$(e,a,e[$bN$(c)+2],i);if(a[1]==1){a[5]=h;}a[2]=0;if(a[d+0]==0){$ct$(e,a,d,h);return;}a[3]=f>>8&255;j=Math.min(h,a[d+0]);$cr$(e,a,d,j);if(j>0&&a[d+1]==1){a[0]=2;}else{$cq$(a,d);}}
function $cq$(a,b){if(a[b+0]==0){a[3]=0;}a[0]=a[3]>0?3:7;}
function $cr$(d,b,c,a){let $0;if(a>0){$0=c+0;b[$0]=b[$0]-a;if(b[c+0]==0&&d[$bN$(c)+3]==0){$cs$(d,b,c);}}}
function $cs$(a,d,b){let c,$0;c=1-a[$bN$(b)+2];$0=9+c*3+1;d[$0]=d[$0]+1;}
function $ct$(c,a,d,b){if(b>0){$cu$(c,a,d);a[0]=7;}else{a[0]=5;}}
function $cu$(c,a,b){a[b+1]=3;$cs$(c,a,b);}
function $cv$(a,d,b,f){let e,c,$0;if(a[24]>=0){c=9+(1-b)*3+0;e=a[24]-d[9+b*3+0]-d[c];f=Math.min(f,e);}$0=9+b*3+0;d[$0]=d[$0]+f;}
function $cw$(a,b,d){let e,c;c=a[$bQ$(b[1])+1];e=d>>24==$cx$(a,b);if(e){$cu$(a,b,c);}$cq$(b,c);if(b[c+0]==0&&!e){b[0]=5;}}
function $cx$(c,a){let b;b=$bQ$(a[1]);if(a[c[b+1]+0]==0){return c[6];}return c[b+9]?c[4]:c[5];}
function $cy$(a,b,d){let e,c,$0;c=a[$bN$(a[$bQ$(b[1])+1])+8];e=c==1?$cz$(a,b):$cR$(a,b)-d;$0=3;b[$0]=b[$0]-e;b[0]=b[3]>0?4:7;}
function $cz$(a,b){return Math.min(a[$bQ$(b[1])+11],$cR$(a,b));}
function $cA$(c,a){let h,j,g,i,e,b,d,f,$0;b=$bQ$(a[1]);d=c[b+1];if(c[b+12]){$cC$(c,a,d);return;}e=$bN$(d);f=a[3]*c[e+4];if(c[e+11]>0){f=c[e+11];}g=Math.min(f,$cB$(c,a,d));h=f-g;a[3]=0;$0=d+2;a[$0]=a[$0]+g;i=a[d+1]==1?1:0;$cr$(c,a,d,Math.min(h,a[d+0]));if(g>0){j=c[e+6]+g*(c[e+5]+i*c[8]);$cn$(c,a,c[e+2],j);}a[0]=a[4]>0?6:7;}
function $cB$(a,c,b){return a[$bN$(b)+7]-c[b+2]-c[b+3];}
function $cC$(a,b,c){let d;$cr$(a,b,c,Math.min(b[3],b[c+0]));b[3]=0;d=a[25]>0&&b[c+1]==1;b[0]=d?2:7;}
function $cD$(a,b,f){let g,e,d,c,$0;c=a[$bQ$(b[1])+1];d=$bN$(c);e=$cB$(a,b,c);g=a[d+9]==2?f:a[d+9];if(e<1||g==1){b[c+1]=4;$cv$(a,b,a[d+2],a[1]);b[0]=7;return;}b[c+1]=2;$0=c+3;b[$0]=b[$0]+Math.min(a[3],e);$cn$(a,b,a[d+2],a[2]);b[0]=b[4]>0?6:7;}
function $cE$(a,b,d){let f,e,c,$0;c=a[$bQ$(b[1])+1];e=d>>24;f=(d>>16&255)+(d>>8&255)+(d&255);if(b[c+1]==2){if(e>0){$cu$(a,b,c);}}else{$cr$(a,b,c,Math.min(e,b[c+0]));}if(a[11+a[$bN$(c)+2]]>=0){$0=9+a[$bN$(c)+2]*3+2;b[$0]=b[$0]+f;}b[4]=0;b[0]=7;}
function $cF$(a,b){let c;c=$cH$(a,b);if(c==(-1)){$cG$(b);return;}b[1]=c;b[0]=0;if(c==4){b[6]=1;}else{if(c==7){b[7]=1;}else{if(c==6||c==5){b[8]=1;}}}}
function $cG$(a){let b,$0,$1,$2;a[0]=8;$0=0;a[1]=$0;a[3]=$0;a[2]=$0;a[4]=$0;a[27]=$0;for($1 of $K17){b=$1;a[b+3]=0;if(a[b+1]==1||a[b+1]==2){a[b+1]=0;}}}
function $cH$(c,a){let b;b=a[1];if(b==0){return $cl$(a,15)||c[22]>1?1:(-1);}if(b==1){return $cK$(c,a);}if(b==5){return $cl$(a,15)?6:(-1);}if(b==6&&!$cJ$(a,23)&&c[17]==0){return $cI$(c,a,23,7)?7:(-1);}return (-1);}
function $cI$(c,a,b,d){return a[b+0]>0&&c[$bQ$(d)+2]>0;}
function $cJ$(a,b){return a[b+2]>0||a[b+0]==0&&a[b+1]!=1;}
function $cK$(a,b){if(a[15]==0){return a[18]==2?$cM$(a,b):(-1);}if($cJ$(b,19)){if(!$cL$(a,b)){return (-1);}return a[17]?5:6;}if(a[16]==0&&$cI$(a,b,19,4)){return 4;}return (-1);}
function $cL$(a,b){if(a[20]==0||!$cl$(b,15)){return 0;}return a[21]==0||b[16]==1;}
function $cM$(e,a){let c,f,b,d;b=a[20];c=a[19]==0&&b!=1&&b!=2;d=a[21]+a[22];if(c){return (-1);}if(d==0){return 2;}f=Math.min(e[19]+d,24);return e[26+f]>0?3:(-1);}
function $cN$(j,f,a,b,k){let h,i,c,d,g,e,$0;c=$cP$(a,b);d=$bN$(c);e=b[3]*a[d+4];g=$bJ$(f,c);$0=$cO$(j,f,g,k);h=$0[0];i=$0[1];a[d+7]=b[c+2]+b[c+3]+h;a[d+11]=i&&h<e?h:0;}
function $cO$(d,a,b,e){let f,h,g,c,$0;c=a[1853+b];f=$d$(d,c,e);if(f==0){return $K14;}$0=[$bd$(d,a,b),a[2651+e]>=0];g=$0[0];h=$0[1];$bf$(d,a,b,e);if(g>=0){$be$(d,a,g,e);}return [f,h];}
function $cP$(a,b){return a[$bQ$(b[1])+1];}
function $cQ$(i,f,a,b,g){let h,j,d,c,e,$0;c=$cP$(a,b);$0=[$bI$(f,c),$bN$(c)];d=$0[0];e=$0[1];h=g!=999;if(h){j=$d$(i,f[2301+d],g);a[3]=j;$be$(i,f,d,g);}else{a[e+7]=b[c+2]+b[c+3];}$cj$(a,b,h?0:1);$bD$(i,f);}
function $cR$(c,a){let d,b;b=$bQ$(a[1]);d=a[c[b+1]+1]==1?1:0;return Math.min(c[0],c[b+10]+d,a[3]);}
function $cS$(j,d,a,b,h){let g,l,k,c,e,m,f,i,$0,$1,$2,$3,$4;c=$cP$(a,b);d[4050]=$cT$(d,c);$0=[h>>16&255,h>>8&255,h&255];e=$0[0];f=$0[1];g=$0[2];i=$bJ$(d,c);if(b[c+1]==2){d[4051]=d[2301+$bI$(d,c)];i=(-1);}else{d[4051]=d[1917+i];}if(i<0||$x$(j,i,0)==3){$1=[e,f,g];d[4052]=$1[0];d[4053]=$1[1];d[4054]=$1[2];return;}$2=[$x$(j,i,0),e];k=$2[0];l=$2[1];for($3=0,$4=3;$3<$4;$3+=1){m=$3;d[4052+m]=m==k?0:l;l=m==k?l:f;}}
function $cT$(b,a){return a==15?b[5]:1-b[5];}
function $cU$(b,c,a){if(a){b[$bQ$(c[1])+7]=2;}}
function $cV$(d,a,b){let e,f,c;a[1]=15;if(b==0){return;}c=a[4031];e=$bd$(d,a,c);$bf$(d,a,c,a[4036]);if(e>=0){$be$(d,a,e,a[4036]);}$ba$(d,a,c);if(a[1853+c]<0||a[4038]){return;}f=$x$(d,c,1)==1||e>=0;if(f&&$ca$(d,a,c)){a[1]=24;}}
function $cW$(c,a,b){a[1]=15;if(b>0){$bt$(c,a,a[4031],0,b-1000);a[4038]=1;a[1]=16;}}
function $cX$(d,a,c){let b,$0;b=1-a[5];$0=$e$(b)+9;a[$0]=a[$0]-1;$ah$(a,b,c);}
function $cY$(d,a,b){let c,$0;c=$ah$(a,a[5],b);a[1266+(a[1266]>=0?1:0)]=c;$0=1268;a[$0]=a[$0]-1;}
function $cZ$(e,b,a){let c,d,$0,$1,$2;c=a==b[1266]?b[1267]:b[1266];d=b[5];$0=1339+d*32+c;b[$0]=b[$0]-1;$1=$e$(d)+2;b[$1]=b[$1]-1;$2=1435+c;b[$2]=b[$2]+1;b[1]=29;}
function $da$(b,a,c){let $0;if(c){$0=$e$(a[5])+8;a[$0]=a[$0]+1;}else{$ay$(a,a[5],b[35]);}a[1]=30;}
function $db$(c,b,a){let $0,$1;if(a>0){$0=1467+b[5]*48+a-1;b[$0]=b[$0]-1;$1=1611+a-1;b[$1]=b[$1]+1;$ay$(b,b[5],c[36]);}b[1]=c[30]>0?40:31;}
function $dc$(d,b,a){let c;if(a!=0){c=b[5];b[1304]=b[1036]+1;$as$(b,c,a);b[1303]=$mod(a,1000);}$al$(d,b);}
function $dd$(a,c,b){c[1035]=$av$(a,b);$al$(a,c);}
function $de$(c,a,d){let b;b=a[5];a[1]=12;$aB$(c,a,a[$e$(b)+4],b,d);}
function $df$(b,a){let $0;if(a==0){b[1]=b[1042]>0?13:26;return;}b[1314]=1<<a-1;$0=1313;b[$0]=b[$0]&~b[1314];b[1]=37;}
function $dg$(b,a){let $0;b[1315]=a;$0=$K19;b[1037]=$0[0];b[1040]=$0[1];b[1]=38;}
function $dh$(b,a,c){let d;a[1]=36;if(a[1315]!=3&&a[1315]!=5){$aN$(b,a,c);return;}d=a[2421+c];a[2237+d]=1;if(a[1315]==5){$bH$(b,a,d,1);}else{if($dj$(b,d,c)){$di$(b,a,d,$x$(b,d,2));}else{a[1316]=d;a[1]=39;}}}
function $di$(b,c,d,a){if(a>0){$bH$(b,c,d,Math.min(a,c[1789+d]));}}
function $dj$(a,b,d){let c;c=a[64752+b];return a[$K$(a,c,d,c,d)+0+12]>0;}
function $dk$(e,a,f){let c,d,b,$0;b=a[1316];$0=$cO$(e,a,b,f);c=$0[0];d=$0[1];if(!d){$di$(e,a,b,$x$(e,b,2)-c);}a[1]=36;}
function $dl$(a,b){let c,$0,$1;c=$h$(a,1403,b);$0=1403+c;a[$0]=a[$0]-1;$1=1271+c;a[$1]=a[$1]+1;}
function $dm$(b,a,c){let f,e,d,$0,$1,$2,$3,$4,$5,$6;if($dp$(a)){$0=4052+$do$(a);a[$0]=a[$0]-1;$bH$(b,a,a[2421+c],1);return 1;}for($1=0,$2=2;$1<$2;$1+=1){d=$1;e=$e$(d);if(a[e+7]>0){$3=e+7;a[$3]=a[$3]-1;$dn$(a,d,c);return 1;}}for($4=0,$5=2;$4<$5;$4+=1){d=$4;e=$e$(d);if(a[e+8]>0){$6=e+8;a[$6]=a[$6]-1;f=$ag$(a,d,c);if(a[1]==30){a[1269]=f;}return 1;}}return 0;}
function $dn$(c,a,d){let e,b,$0,$1,$2;b=1339+a*32;e=$h$(c,b,d);$0=b+e;c[$0]=c[$0]-1;$1=1435+e;c[$1]=c[$1]+1;$2=$e$(a)+2;c[$2]=c[$2]-1;}
function $do$(b){let a;a=0;while(b[4052+a]==0){a=a+1;}return a;}
function $dp$(a){return a[4052]+a[4053]+a[4054]>0;}
function $dq$(a,b){if(!$fN$(a,b)){$dr$(a,b);}}
function $dr$(c,a){let b;b=a[1];if(b<20){if(b<10){if(b<5){if(b<2){if(b<1){$ds$(c,a);}else{$dw$(c,a);}}else{if(b<3){$dy$(c,a);}else{if(b<4){$dA$(c,a);}else{$dF$(a);}}}}else{if(b<7){if(b<6){$dH$(c,a);}else{$dJ$(c,a);}}else{if(b<8){$dM$(a);}else{if(b<9){$dM$(a);}else{$dO$(c,a);}}}}}else{if(b<15){if(b<12){if(b<11){$dP$(c,a);}else{$dQ$(a);}}else{if(b<13){$dR$(c,a);}else{if(b<14){$eq$(c,a);}else{$eC$(c,a);}}}}else{if(b<17){if(b<16){$eD$(c,a);}else{$eN$(c,a);}}else{if(b<18){$eN$(c,a);}else{if(b<19){$eQ$(a);}else{$eQ$(a);}}}}}}else{if(b<30){if(b<25){if(b<22){if(b<21){$eR$(c,a);}else{$eU$(c,a);}}else{if(b<23){$eW$(c,a);}else{if(b<24){$fp$(c,a);}else{$fq$(c,a);}}}}else{if(b<27){if(b<26){$fr$(c,a);}else{$fw$(c,a);}}else{if(b<28){$fx$(c,a);}else{if(b<29){$fy$(c,a);}else{$fz$(c,a);}}}}}else{if(b<36){if(b<33){if(b<31){$fA$(c,a);}else{$fB$(c,a);}}else{if(b<34){$fC$(c,a);}else{if(b<35){$fD$(c,a);}else{$fE$(a);}}}}else{if(b<38){if(b<37){$fF$(c,a);}else{$fG$(a);}}else{if(b<39){$fH$(c,a);}else{if(b<40){$fL$(c,a);}else{$fM$(c,a);}}}}}}}
function $ds$(f,a){let c,d,g,b,e,$0,$1,$2;while(a[1270]<4){$0=[$mod(a[1270],2),a[1270]>=2];b=$0[0];c=$0[1];if(c){d=$i$(a,1467+b*48,f[27]);e=f[33+b];}else{$1=[a[$e$(b)+2],f[28+b]];d=$1[0];e=$1[1];}if(d<e){if(c){g=$du$(a,1563,1611,f[27]);}else{g=$du$(a,1403,1435,f[26]);}if(g>0){$dt$(a,g);return;}}$2=1270;a[$2]=a[$2]+1;}a[1]=f[30]>0?40:1;}
function $dt$(b,a){b[0]=100000+a;}
function $du$(a,b,e,c){let d;d=$i$(a,b,c);if(d==0){$dv$(a,b,e,c);d=$i$(a,b,c);}return d;}
function $dv$(b,d,c,e){let a,$0,$1,$2;for($0=0,$1=e;$0<$1;$0+=1){a=$0;$2=d+a;b[$2]=b[$2]+b[c+a];b[c+a]=0;}}
function $dw$(c,a){let d,f,b,e,$0,$1,$2,$3;b=a[5];a[1]=2;if(a[6]>c[0]){a[7]=3;return;}d=a[$e$(b)+2]<=c[37];if(d||c[38]&&!$dx$(c,a,b,7)){$0=[2,1-b];a[7]=$0[0];a[8]=$0[1];return;}for($1=0,$2=a[1723];$1<$2;$1+=1){e=$1;f=a[1853+e];if(f>=0&&a[1725+e]==b&&a[3801+f]==1-b){a[3801+f]=(-1);$3=$e$(1-b)+7;a[$3]=a[$3]+c[61463-b];$aI$(c,a,b,c[61461-b]);}}}
function $dx$(d,b,c,e){let f,g,a,$0,$1,$2,$3;for($0=0,$1=b[1723];$0<$1;$0+=1){a=$0;if($aq$(b,a,c)&&$z$(d,c,b[1853+a])&e){return 1;}}for($2=0,$3=b[1724];$2<$3;$2+=1){f=$2;g=b[2301+f];if(g>=0&&d[64880+f]==c){if($z$(d,c,g)&e){return 1;}}}return 0;}
function $dy$(c,a){let e,b,d,$0,$1,$2,$3;b=a[5];a[1]=3;if(c[63578+b]){for($0=0,$1=a[1723];$0<$1;$0+=1){d=$0;if($aq$(a,d,b)){$dz$(c,a,b,a[1853+d]);}}}if(c[61464+b]){for($2=0,$3=$Y$(c,a,b);$2<$3;$2+=1){e=$2;$aI$(c,a,b,c[61464+b]);}}}
function $dz$(a,e,b,c){let d;d=$c$(a,b,c,0);if(d>0&&e[2881+b*230+c]==0){e[2881+b*230+c]=1;$aI$(a,e,b,d);}}
function $dA$(d,a){let c,b,$0,$1,$2,$3;b=1339+a[5]*32;$dE$(a);for($0=0,$1=d[26];$0<$1;$0+=1){c=$0;if(a[b+c]>0&&c!=d[63836]){$dD$(a,c);}}for($2=0,$3=d[26];$2<$3;$2+=1){c=$2;if(a[1271+c]>0&&c!=d[63836]){$dD$(a,1000+c);}}if(a[4]==0){$dD$(a,d[63836]);}$dB$(a,1,a[5]);}
function $dB$(a,b,c){let $0;$0=[b,c];a[2]=$0[0];a[3]=$0[1];a[0]=$dC$(b,c);}
function $dC$(a,b){return (-(10*a+b));}
function $dD$(b,a){let $0;b[9+b[4]]=a;$0=4;b[$0]=b[$0]+1;}
function $dE$(a){a[4]=0;}
function $dF$(a){a[0]=$dG$(a[1036],14);}
function $dG$(a,b){return a*16+b;}
function $dH$(a,b){if(b[1081]>0){$dt$(b,2);}else{$dI$(a,b);}}
function $dI$(b,a){$dv$(a,1403,1435,b[26]);$dv$(a,1563,1611,b[27]);a[1]=6;}
function $dJ$(c,a){let b,e,d,$0,$1,$2;$dE$(a);$dD$(a,0);for($0=0,$1=c[27];$0<$1;$0+=1){b=$0;if($by$(c,a,a[5],b,1)){$2=[(b+1)*1000,$aE$(c,b,1)];d=$2[0];e=$2[1];if(e==1){$dK$(c,a,d);}else{if(e!=2||$dL$(c,a,1-a[5])>0){$dD$(a,d+999);}}}}$dB$(a,2,a[5]);}
function $dK$(d,b,e){let c,a,$0,$1;for($0=0,$1=b[1723];$0<$1;$0+=1){a=$0;c=b[1853+a];if(c>=0&&b[1725+a]!=b[5]){if(b[2651+c]<0&&$x$(d,a,6)==0){$dD$(b,e+c);}}}}
function $dL$(e,c,d){let b,a,$0,$1;a=0;for($0=0,$1=c[1723];$0<$1;$0+=1){b=$0;if($aq$(c,b,d)){if($x$(e,b,0)==0){a=a+1;}}}return a;}
function $dM$(a){let b;b=a[1]==7?a[5]:1-a[5];a[0]=$dG$($dN$(a,b),7);}
function $dN$(e,c){let d,b,a,$0;$0=[$e$(c),$e$(1-c)];a=$0[0];b=$0[1];d=3;if(e[a+1]>e[b+1]){d=d+1;}if(e[a+0]>e[b+0]){d=d+2;}return d;}
function $dO$(a,b){b[0]=$dG$($dL$(a,b,1-b[5]),15);}
function $dP$(b,a){a[1]=12;$aC$(b,a,1-a[5],a[4055]);}
function $dQ$(a){a[0]=$dG$(a[4056],12);}
function $dR$(a,b){$eb$(a,b);if(b[1303]>=0){$dS$(a,b);}}
function $dS$(a,b){let d,c,e,$0,$1;$dV$(a,b);c=0;for($0=0,$1=b[4];$0<$1;$0+=1){d=$0;e=b[9+d];if(e==0||$dT$(a,b,e)){b[9+c]=e;c=c+1;}}b[4]=c;}
function $dT$(d,e,c){let b,a,f,$0;$0=[$mod(c,1000),Math.floor(c/1000)*1000];a=$0[0];b=$0[1];if(!$dU$(d,e,a)){return 0;}if(b==3000){f=e[2421+a];return f<0||e[2045+f]==0;}return !($ar$(d,e)==5&&e[1082]<0);}
function $dU$(b,a,c){return a[1305+$z$(b,a[5],c)]>0;}
function $dV$(c,a){let h,g,d,i,f,e,b,$0,$1,$2,$3;b=a[1037];d=c[$A$(a[1034])+0];e=c[$A$(a[1303])+0];f=b==0?d:e;g=d==6||e==6;for($0=1,$1=7;$0<$1;$0+=1){h=$0;i=1;if(f==4&&($dW$(a,b)&h)==0){i=0;}else{if(g){$2=1044+8*b+h;a[$2]=a[$2]+1;i=$dX$(a,d,e)?1:0;$3=1044+8*b+h;a[$3]=a[$3]-1;}}a[1305+h]=i;}}
function $dW$(c,d){let b,a,$0,$1;a=7;for($0=1,$1=7;$0<$1;$0+=1){b=$0;if(c[1044+8*d+b]>0){a=a&b;}}return a;}
function $dX$(g,b,d){let f,e,a,c,$0,$1,$2,$3,$4;for($0=1,$1=8;$0<$1;$0+=1){a=$0;if(!$ea$(b,a)){continue;}for($2=1,$3=8;$2<$3;$2+=1){c=$2;if(!$ea$(d,c)){continue;}if(b==6&&d==6&&a&c){continue;}$4=[a,c];e=$4[0];f=$4[1];if(b==6&&$dZ$(a)){f=f&~a;}if(d==6&&$dZ$(c)){e=e&~c;}if($dY$(g,0,e)&&$dY$(g,1,f)){return 1;}}}return 0;}
function $dY$(b,c,d){let a,$0,$1;for($0=1,$1=7;$0<$1;$0+=1){a=$0;if(b[1044+8*c+a]>0&&(a&d)==0){return 0;}}return 1;}
function $dZ$(a){return a==3||a==6;}
function $ea$(a,b){if(a!=6){return b==7;}return b!=7&&b!=5;}
function $eb$(b,a){let e,c,d,$0,$1,$2,$3;$dE$(a);$dD$(a,0);if($ar$(b,a)!=9){c=a[5];if($ar$(b,a)==0){$ep$(b,a);}for($0=0,$1=a[1723];$0<$1;$0+=1){d=$0;if($aq$(a,d,c)){if(a[2045+d]==0&&$em$(b,a,d)){$dD$(a,1000+a[1853+d]);}}}for($2=0,$3=a[1724];$2<$3;$2+=1){e=$2;if(a[2301+e]>=0&&b[64880+e]==c){if(a[2349+e]==0){$ec$(b,a,e);}}}}$dB$(a,3,a[5]);}
function $ec$(e,a,b){let f,c,d;c=a[2301+b];d=a[2421+c];f=$ar$(e,a);if(a[1041]){return;}if(f==5&&$el$(a)==0){if(d<0||$ek$(a,d)){$dD$(a,3000+c);}return;}if(d<0){if($ed$(e,a,c)){$dD$(a,1000+c);}}else{if(e[$A$(a[1035])+6]&&$ej$(e,d,b)){if($ed$(e,a,c)){$dD$(a,2000+c);}}}}
function $ed$(a,b,d){let c;c=$ar$(a,b);if(c==0){return $ei$(a,b,d);}if(c==7){return $eh$(b,4);}if(c==5){return b[1082]>=0&&$eg$(a,b,d);}return c==6&&$ee$(a,b,d);}
function $ee$(c,a,d){let b,e,$0,$1;if($el$(a)==0){return 1;}for($0=0,$1=6;$0<$1;$0+=1){b=$0;e=$Q$(c,d,b);if(e>=0&&$ef$(c,a,e)){return 1;}}return 0;}
function $ef$(e,c,d){let b,a,$0;$0=[c[2421+d],c[2651+d]];a=$0[0];b=$0[1];if(a>=0){if(c[1725+a]!=c[5]||c[2045+a]==0){return 0;}return c[1171+a]==c[1037];}if(b<0||e[64880+b]!=c[5]){return 0;}if(c[2349+b]==0){return 0;}return c[1235+b]==c[1037];}
function $eg$(b,a,d){let c;if($el$(a)==0){return 1;}if(a[1082]<0){return 0;}c=b[$A$(a[1035])+5];return $el$(a)<=c&&$ee$(b,a,d);}
function $eh$(c,e){let b,a,d,f,$0,$1,$2;$0=[c[1080],$aQ$(c)];a=$0[0];b=$0[1];for($1=0,$2=4;$1<$2;$1+=1){d=$1;f=c[b+d]+(d==e?1:0);a=a-Math.max(0,f-c[1076+d]);}a=a-(c[b+4]+(e==4?1:0));return a>=0;}
function $ei$(a,b,c){let d;d=$z$(a,b[5],c);return b[1068+d]>0;}
function $ej$(a,b,d){let c;c=$x$(a,b,6)==1;return !(c&&a[64904+d]==2);}
function $ek$(a,b){return a[1981+b]<0||a[1981+b]==a[1035];}
function $el$(a){return a[1042]-a[1043];}
function $em$(e,a,b){let d,c,f,$0;if(!$ek$(a,b)){return 0;}if(a[1041]){return $el$(a)==0;}$0=[a[1853+b],$ar$(e,a)];c=$0[0];d=$0[1];f=$A$(a[1035]);if(d==0){return $ei$(e,a,c);}if(d==7){return $eh$(a,$x$(e,b,0));}if(d==1){if($el$(a)>=a[1036]){return 0;}return $ap$(e,b,d,e[f+4]);}if(d==5){return $eg$(e,a,c);}if(d==6){return $ee$(e,a,c);}if($el$(a)>=$eo$(e,a)||!$ap$(e,b,d,0)){return 0;}if(d==3){return !$en$(e,a,c,a[5],1);}return d!=4||$ee$(e,a,c);}
function $en$(b,g,c,i,h){let a,f,d,e,$0,$1,$2;for($0=0,$1=6;$0<$1;$0+=1){a=$0;d=$Q$(b,c,a);if(d<0){continue;}$2=[g[2421+d],g[2651+d]];e=$2[0];f=$2[1];if(e>=0){if(g[1725+e]!=i){return 1;}}else{if(h&&f>=0&&b[64880+f]!=i){return 1;}}}return 0;}
function $eo$(a,b){let c;c=a[$A$(b[1035])+5];return c==(-1)?b[1036]:c;}
function $ep$(g,a){let c,f,e,b,h,d,$0,$1,$2,$3,$4,$5,$6,$7,$8,$9;b=$aQ$(a);for($0=1,$1=8;$0<$1;$0+=1){c=$0;a[1068+c]=1;}for($2=1,$3=8;$2<$3;$2+=1){d=$2;e=0;for($4=0,$5=3;$4<$5;$4+=1){f=$4;if(d>>f&1){h=g[$A$(a[1035])+1+f];e=e+(h==(-1)?a[1036]:h);}}for($6=1,$7=8;$6<$7;$6+=1){c=$6;if((c&d)==c){e=e-a[b+c];}}if(e<=0){for($8=1,$9=8;$8<$9;$8+=1){c=$8;if((c&d)==c){a[1068+c]=0;}}}}}
function $eq$(e,a){let c,b,d,$0,$1;$dE$(a);$dD$(a,0);b=(-1);for($0=a[1259],$1=a[1042];$0<$1;$0+=1){c=$0;d=a[1083+c];if($aX$(a,d)>=0&&$er$(e,a,d)){$dD$(a,$aW$(a,d));b=c;}}if(a[4]>2){$dB$(a,19,a[5]);}else{if(b>=0){$aV$(a,b);}else{a[1]=15;}}}
function $er$(c,a,d){let e,b;b=a[4];if(d>=64){$es$(c,a,d-64);}else{if($ey$(c,a,d)){return 1;}else{$eA$(c,a,d);}}e=a[4]>b;a[4]=b;return e;}
function $es$(e,c,d){let l,g,j,k,h,i,b,f,a,m,$0,$1,$2,$3;$0=[c[2301+d],$ex$(e,c,d)];a=$0[0];b=$0[1];f=e[64880+d];$ew$(e,c,a);$1=$K20;g=$1[0];h=$1[1];i=$1[2];while(g<h){j=c[4287+g];g=g+1;k=c[4057+j]+1;if(k>b||j!=a&&$bj$(e,c,j)){continue;}i=i||e[55709+f*230+j]>0;for($2=0,$3=6;$2<$3;$2+=1){l=$2;m=$Q$(e,j,l);if(m>=0&&c[4057+m]==99){if($ev$(e,c,f,m)){c[4057+m]=k;c[4287+h]=m;h=h+1;if($et$(e,c,d,m)){$dD$(c,m);}}}}}if(i){$dD$(c,999);}}
function $et$(d,a,e,b){let c;c=a[2421+b];if(a[2651+b]>=0){return 0;}return c<0||$eu$(d,c,e);}
function $eu$(a,b,c){return $x$(a,b,1)==0||$bT$(a,c);}
function $ev$(a,e,f,b){let d,c,$0;if(a[56169+b]==0){return 0;}$0=[e[2421+b],e[2651+b]];c=$0[0];d=$0[1];if(c>=0){return e[1725+c]==f;}return d<0||a[64880+d]==f;}
function $ew$(c,b,d){let a,$0,$1;for($0=0,$1=c[25];$0<$1;$0+=1){a=$0;b[4057+a]=99;}b[4057+d]=0;b[4287]=d;}
function $ex$(a,d,b){let c;c=a[40+a[64904+b]];if($bm$(d,64+b)==6){return Math.min(c,a[46]);}return c;}
function $ey$(a,b,c){let e,d,f,$0,$1;if($bk$(a,b,c)==0){return 0;}d=$bn$(a,b,c);for($0=0,$1=6;$0<$1;$0+=1){e=$0;f=$Q$(a,b[1853+c],e);if(f>=0&&$ez$(a,b,c,d,f)){return 1;}}return 0;}
function $ez$(a,c,e,g,b){let f,d;if(a[56169+b]==0||c[2421+b]>=0){return 0;}d=c[2651+b];if(d<0){return 1;}f=a[64880+d]==c[1725+e];return f&&g<0&&$eu$(a,e,d);}
function $eA$(e,c,d){let l,h,j,k,i,f,b,g,a,m,$0,$1,$2,$3;$0=[c[1853+d],$bk$(e,c,d)];a=$0[0];b=$0[1];f=$bn$(e,c,d);if(b==0){return;}g=c[1725+d];$ew$(e,c,a);$1=$K15;h=$1[0];i=$1[1];while(h<i){j=c[4287+h];h=h+1;k=c[4057+j]+1;if(k>b||$bi$(e,c,j,a)){continue;}for($2=0,$3=6;$2<$3;$2+=1){l=$2;m=$Q$(e,j,l);if(m>=0&&c[4057+m]==99){if($ez$(e,c,d,f,m)){c[4057+m]=k;c[4287+i]=m;i=i+1;$dD$(c,m);}}}}if($eB$(e,c,d,g,b,i,a)){$dD$(c,999);}}
function $eB$(d,b,h,e,f,j,i){let c,a,g,$0,$1;for($0=0,$1=j;$0<$1;$0+=1){a=$0;c=b[4287+a];if($c$(d,e,c,5)>0&&b[4057+c]<f){g=$c$(d,e,c,6);if(g>>d[64752+h]&1&&!$bi$(d,b,c,i)){return 1;}}}return 0;}
function $eC$(d,a){let c,b;b=a[1083+a[1259]];$dE$(a);if(b<64){$dD$(a,a[1853+b]);$eA$(d,a,b);}else{c=b-64;$dD$(a,a[2301+c]);$es$(d,a,c);}$dB$(a,4,a[5]);}
function $eD$(c,a){let b,d,e,$0,$1;$dE$(a);$dD$(a,0);b=$br$(a);if(b>=0){$eE$(c,a,b);if(a[4]>1){$dB$(a,5,a[5]);return;}a[2173+b]=0;}for($0=0,$1=a[1042];$0<$1;$0+=1){d=$0;e=a[1083+d];if(e<64&&$bZ$(c,a,e)){$eE$(c,a,e);}}$dB$(a,5,a[5]);}
function $eE$(f,c,a){let e,d,b,g,$0,$1;b=(a+1)*10000;if(!$aO$(c)){d=c[1853+a];for($0=0,$1=6;$0<$1;$0+=1){e=$0;g=$Q$(f,d,e);if(g>=0&&$P$(f,c,g)==1-c[5]){if($bY$(f,c,a,d,g)){$dD$(c,b+0+g);if($eM$(f,c,a,g)>1){$dD$(c,b+2000+g);}}}}}if($eL$(f,c,a)){$eF$(f,c,a,b);}}
function $eF$(d,a,b,h){let e,c,g,f,$0;c=a[1853+b];e=d[57549+c];while(e<d[57549+c+1]){$0=[d[e],d[e+1]];f=$0[0];g=$0[1];if($P$(d,a,f)==1-a[5]&&g<=$x$(d,b,7)){if($eK$(d,a,b,f,g)>0&&$eH$(d,a,e)){$dD$(a,h+1000+f);}}e=$eG$(d,e);}}
function $eG$(b,a){return a+5+b[a+2]+b[a+3]+b[a+4];}
function $eH$(b,e,a){let f,c,d;c=a+5+b[a+2];d=c+b[a+3];if($eI$(b,e,a+5,c)){return 0;}f=d+b[a+4];return !($eI$(b,e,c,d)&&$eI$(b,e,d,f));}
function $eI$(c,b,d,e){let a,$0,$1;for($0=d,$1=e;$0<$1;$0+=1){a=$0;if($eJ$(b,c[a])){return 1;}}return 0;}
function $eJ$(a,b){if(a[2421+b]>=0||a[2651+b]>=0){return 1;}return a[3801+b]>=0;}
function $eK$(a,b,c,d,e){return $M$(a,$bR$(a,b,c,d),e,b[2109+c]>0);}
function $eL$(a,c,b){if($x$(a,b,4)==0){return 0;}if($bm$(c,b)==2){return 0;}return !$en$(a,c,c[1853+b],c[5],$aO$(c));}
function $eM$(a,c,b,f){let e,d,g,$0,$1;if($x$(a,b,5)==0||$aO$(c)){return 1;}d=0;for($0=0,$1=6;$0<$1;$0+=1){e=$0;g=$Q$(a,f,e);if(g>=0&&$bX$(a,c,c[2421+g],f)){d=d+1;}}return d;}
function $eN$(d,a){let b,c;b=a[1]==16;c=b?a[5]:1-a[5];if(!$eP$(d,a)||!$eO$(d,a,c)){a[1]=b?17:20;}}
function $eO$(a,b,c){if($bx$(a,b,c)<0){return 0;}$dE$(b);$dD$(b,0);$dD$(b,1);$dB$(b,7,c);return 1;}
function $eP$(b,a){return a[4037]!=1&&a[4032]>=0&&a[4033]>=0&&a[4034]>=0;}
function $eQ$(a){let b;b=a[1]==18?a[4044]:1-a[4044];a[0]=$dG$(a[4045+b],6);}
function $eR$(b,a){if(a[4037]==1||!$eS$(b,a)){a[1]=21;}}
function $eS$(a,c){let b,d,e,f,$0,$1;b=a[64710];d=c[$e$(c[5])+0];e=$eT$(a,c);if(e==0||d<b){return 0;}$dE$(c);for($0=0,$1=e+1;$0<$1;$0+=1){f=$0;if(f*b<=d){$dD$(c,f);}}$dB$(c,6,c[5]);return 1;}
function $eT$(a,b){let d,e,f,c,$0,$1;c=$cd$(a,b,b[4035],b[5])?1:0;if(b[4037]!=2){return c;}for($0=0,$1=6;$0<$1;$0+=1){d=$0;e=$Q$(a,b[4036],d);f=e>=0?b[2421+e]:(-1);if(f!=b[4031]&&$bX$(a,b,f,b[4036])){c=c+($cd$(a,b,e,b[5])?1:0);}}return c;}
function $eU$(b,a){if(a[4037]==1||!$eV$(b,a)){$bC$(b,a);}}
function $eV$(a,b){let d,c,$0,$1;if(!$bV$(a,b)){return 0;}c=1-b[5];$dE$(b);$dD$(b,0);if(b[1339+c*32+a[63836]]>0){$dD$(b,1);}for($0=0,$1=a[27];$0<$1;$0+=1){d=$0;if($by$(a,b,c,d,3)){$dD$(b,2+d);}}$dB$(b,8,c);return 1;}
function $eW$(a,b){if($eX$(a,b)){b[1]=23;}}
function $eX$(e,a){let b,d,h,c,f,g,$0,$1;b=$part(a,4518,4709);c=$part(a,4709,4737);d=c[0];if(d==0&&$fn$(e,a,c)){return 0;}if(d==4&&!$fm$(b,c)){f=c[3]*b[$bN$($cP$(b,c))+4];$fi$(e,a,$bJ$(a,$cP$(b,c)),f);return 0;}if(d==5){$ff$(e,a,$bI$(a,$cP$(b,c)));return 0;}g=$eY$(b,c);if(g==0){return 1;}if(g>0){a[0]=g;}else{if(d==3&&$cR$(b,c)>$cz$(b,c)){$dE$(a);for($0=$cz$(b,c),$1=$cR$(b,c)+1;$0<$1;$0+=1){h=$0;$dD$(a,h);}$dB$(a,9,$cT$(a,$cP$(b,c)));}else{$cj$(b,c,0);$bD$(e,a);}}return 0;}
function $eY$(c,a){let b;b=a[0];if(b==8){return 0;}if(b==1){return $dG$($fd$(c,a),$fc$(c,a));}if(b==2){return $dG$($cx$(c,a),7);}if(b==6){return $dG$(c[7]+a[4],$fb$(c,a));}if(b==3||b==5){return $eZ$(c,a);}return (-1);}
function $eZ$(a,b){let e,d,c;c=a[$bQ$(b[1])+1];d=$bN$(c);if(b[0]==3){e=$cR$(a,b)-$cz$(a,b)+1;if(e>1&&a[d+8]==2){return $fa$(e,a[d+2]);}}else{if(a[d+9]==2&&$cB$(a,b,c)>0){return $fa$(2,a[d+2]);}}return (-1);}
function $fa$(a,b){return (-(2*a+b));}
function $fb$(a,b){let c;c=a[$bQ$(b[1])+1];if(b[c+1]==2){return a[23];}return a[$bN$(c)+10];}
function $fc$(c,a){let b;b=$bQ$(a[1]);if(a[c[b+1]+0]==0){return c[b+5];}return c[b+4];}
function $fd$(c,a){let d,b;b=$bQ$(a[1]);d=c[b+2];if(a[1]==3){d=c[26+$fe$(c,a)];}else{if(a[1]==1&&!$cl$(a,c[b+0])){d=c[b+3];}}return d+a[2]*c[10];}
function $fe$(a,b){let c;c=a[19]+b[21]+b[22];return Math.min(c,24);}
function $ff$(c,e,d){let g,i,j,h,f,a,b,k,$0,$1,$2,$3,$4;$0=[c[64880+d],e[2301+d]];a=$0[0];b=$0[1];f=c[64704];$dE$(e);$dD$(e,999);$1=[b,0];e[4287]=$1[0];e[4057+b]=$1[1];$2=$K15;g=$2[0];h=$2[1];while(g<h){i=e[4287+g];g=g+1;if(e[4057+i]==f){continue;}for($3=0,$4=2;$3<$4;$3+=1){j=$3;k=$fh$(c,a,i,j);if(k>=0&&$ev$(c,e,a,k)&&!$fg$(e,h,k)){e[4057+k]=e[4057+i]+1;e[4287+h]=k;h=h+1;if($et$(c,e,d,k)){$dD$(e,k);}}}}$dB$(e,11,a);}
function $fg$(b,d,c){let a,$0,$1;for($0=0,$1=d;$0<$1;$0+=1){a=$0;if(b[4287+a]==c){return 1;}}return 0;}
function $fh$(a,b,c,d){return a[54789+2*(b*230+c)+d];}
function $fi$(h,c,d,i){let e,g,j,f,a,b,k,$0,$1,$2,$3,$4,$5,$6;$0=[c[1725+d],c[1853+d]];a=$0[0];b=$0[1];$dE$(c);$1=[b,0];c[4287]=$1[0];c[4057+b]=$1[1];$2=$K15;e=$2[0];f=$2[1];while(e<f){g=c[4287+e];e=e+1;if($fl$(h,c,d,g,i)){$dD$(c,g);continue;}for($3=0,$4=2;$3<$4;$3+=1){j=$3;k=$fh$(h,a,g,j);if(k>=0&&$fk$(h,c,d,k)&&!$fg$(c,f,k)){c[4057+k]=c[4057+g]+1;c[4287+f]=k;f=f+1;}}}if(c[4]==0){for($5=0,$6=f;$5<$6;$5+=1){j=$5;if($fj$(h,c,d,c[4287+j])){$dD$(c,c[4287+j]);}}}$dB$(c,10,a);}
function $fj$(e,a,b,f){let d,c,g,$0,$1;c=a[1725+b];for($0=0,$1=2;$0<$1;$0+=1){d=$0;g=$fh$(e,c,f,d);if(g>=0&&$fk$(e,a,b,g)){return 0;}}return 1;}
function $fk$(a,b,c,d){return $ez$(a,b,c,$bd$(a,b,c),d);}
function $fl$(e,a,d,b,c){if(a[4057+b]==c){return 1;}return b!=a[1853+d]&&a[2651+b]>=0;}
function $fm$(a,b){return a[$bQ$(b[1])+12]>0;}
function $fn$(d,c,a){let b;b=a[1];if(b!=4&&b!=0){return 0;}if(c[4043]==b){return 0;}if($fo$(d,c)){return 1;}c[4043]=b;return 0;}
function $fo$(c,a){let d,b;b=1-a[5];d=c[64710];if(a[$e$(b)+0]<d){return 0;}if(!$cd$(c,a,a[4036],b)){return 0;}$dE$(a);$dD$(a,0);$dD$(a,1);$dB$(a,6,b);return 1;}
function $fp$(d,a){let c,b,e;b=a[4031];c=a[1853+b]==a[4035];e=$P$(d,a,a[4036])==(-1);if(a[4037]==1||!c||!e){a[1]=15;return;}$dE$(a);$dD$(a,0);$dD$(a,1);$dB$(a,13,a[5]);}
function $fq$(e,a){let d,c,f,b,$0,$1;b=a[4031];$dE$(a);$dD$(a,0);c=a[1853+b];for($0=0,$1=6;$0<$1;$0+=1){d=$0;f=$Q$(e,c,d);if(f>=0&&$P$(e,a,f)==1-a[5]){if($bY$(e,a,b,c,f)){$dD$(a,1000+f);}}}$dB$(a,14,a[5]);}
function $fr$(a,b){$fu$(a,b);if(a[30]>0){$fs$(a,b);}}
function $fs$(e,c){let f,b,d,a,$0,$1;$0=[c[5],c[1303]];a=$0[0];b=$0[1];d=$e$(a);if(b>=0){$1=1435+b;c[$1]=c[$1]+1;f=$ft$(e,a,c[1035],b);if(f>0&&c[d+1]+f<e[23+a]){$aI$(e,c,a,f);}if(e[$A$(b)+7]){c[1268]=2;}}if(c[d+2]>=e[31+a]){c[1268]=0;}c[1303]=(-1);}
function $ft$(c,a,d,e){let b,f;b=a*32;f=c[61530+(b+d)*32+e];return c[61466+b+e]-f;}
function $fu$(c,a){let f,d,e,b,$0,$1,$2,$3,$4,$5;b=a[5];$fv$(c,a);for($0=0,$1=2;$0<$1;$0+=1){d=$0;e=$e$(d);$2=1033;a[$2]=a[$2]+a[e+5];a[e+5]=0;if(a[e+4]>=0){$3=1611+a[e+4];a[$3]=a[$3]+1;}$4=1435+c[63836];a[$4]=a[$4]+a[e+6];a[e+6]=0;}$5=1435+a[1034];a[$5]=a[$5]+1;f=c[61466+b*32+a[1035]];e=$e$(b);if(f>0&&a[e+1]+f<c[23+b]){$aI$(c,a,b,f);}a[1268]=c[$A$(a[1035])+7]?2:1;a[1034]=(-1);a[1]=27;}
function $fv$(d,b){let c,a,$0,$1,$2,$3,$4,$5,$6;for($0=0,$1=b[1723];$0<$1;$0+=1){a=$0;$2=0;b[2045+a]=$2;b[2109+a]=$2;b[2173+a]=$2;$3=0;b[2237+a]=$3;b[1171+a]=$3;}for($4=0,$5=b[1724];$4<$5;$4+=1){c=$4;$6=0;b[2349+c]=$6;b[2373+c]=$6;b[1235+c]=0;}}
function $fw$(c,a){let d,b;b=1-a[5];if(a[$e$(b)+9]>0){d=$du$(a,1403,1435,c[26]);if(d>0){$dt$(a,d);}else{a[$e$(b)+9]=0;}return;}a[1]=25;}
function $fx$(b,a){let c;c=a[1268]>0?$du$(a,1403,1435,b[26]):0;if(c>0){$dt$(a,c);return;}a[1]=a[1267]>=0?28:29;}
function $fy$(b,a){$dE$(a);$dD$(a,a[1266]);if(a[1267]!=a[1266]){$dD$(a,a[1267]);}$dB$(a,15,a[5]);}
function $fz$(b,a){let c;$dE$(a);$dD$(a,0);c=b[27];if($i$(a,1563,c)+$i$(a,1611,c)>0){$dD$(a,1);}$dB$(a,16,a[5]);}
function $fA$(e,a){let c,d,b,$0,$1;b=a[5];$dE$(a);$dD$(a,0);if(a[$e$(b)+4]<0){for($0=0,$1=e[27];$0<$1;$0+=1){c=$0;d=c==a[1269]?1:0;if(a[1467+b*48+c]>d){$dD$(a,1+c);}}}$dB$(a,17,b);}
function $fB$(c,b){let a,$0,$1,$2,$3;for($0=0,$1=2;$0<$1;$0+=1){a=$0;b[$e$(a)+4]=(-1);}$2=(-1);b[1266]=$2;b[1267]=$2;b[1269]=$2;b[5]=1-b[5];$3=6;b[$3]=b[$3]+1;b[1]=1;}
function $fC$(c,a){let b,$0,$1;$dE$(a);$dD$(a,0);for($0=0,$1=c[26];$0<$1;$0+=1){b=$0;if(a[1271+b]>0&&$ak$(c,b)){$dD$(a,1000+b);}}$dB$(a,20,a[5]);}
function $fD$(c,a){let b;b=$e$(1-a[5]);$dE$(a);if(a[b+3]<0){$al$(c,a);return;}$dD$(a,a[b+3]);if(a[b+10]>=0&&a[b+10]!=a[b+3]){$dD$(a,a[b+10]);}$dB$(a,21,a[5]);}
function $fE$(a){$dE$(a);$dD$(a,0);$dD$(a,1);$dB$(a,22,a[5]);}
function $fF$(c,a){let b,$0,$1;$dE$(a);$dD$(a,0);for($0=0,$1=3;$0<$1;$0+=1){b=$0;if(a[1313]>>b&1&&$dx$(c,a,a[5],1<<b)){$dD$(a,1+b);}}$dB$(a,23,a[5]);}
function $fG$(a){$dt$(a,6);}
function $fH$(f,a){let b,c,e,d,$0,$1;b=a[1315];c=b==3||b==5;$dE$(a);for($0=0,$1=a[1723];$0<$1;$0+=1){d=$0;e=a[1853+d];if(e>=0&&a[1725+d]==a[5]&&$fK$(f,a,e)){if(a[2045+d]==0){if(c){$dD$(a,e);}else{if(a[1981+d]<0&&$fJ$(f,b,d)){$dD$(a,1000+e);}}}}}if(b==4){$fI$(f,a);}if(a[4]==0){a[1]=36;}else{$dB$(a,c?24:3,a[5]);}}
function $fI$(d,b){let a,c,e,$0,$1;for($0=0,$1=b[1724];$0<$1;$0+=1){a=$0;c=b[2301+a];if(c<0||d[64880+a]!=b[5]||!$fK$(d,b,c)){continue;}if(b[2349+a]){continue;}e=b[2421+c];if(e<0){$dD$(b,1000+c);}else{if($ej$(d,e,a)){$dD$(b,2000+c);}}}}
function $fJ$(b,a,c){return a==4||$x$(b,c,0)==a;}
function $fK$(a,b,c){return ($z$(a,b[5],c)&b[1314])>0;}
function $fL$(c,a){let b;b=a[1316];$fi$(c,a,b,$x$(c,b,2));}
function $fM$(b,a){let c,$0;if($i$(a,1271,b[26])<b[30]){c=$du$(a,1403,1435,b[26]);if(c>0){$dt$(a,c);return;}}if(a[1270]==4){$0=1270;a[$0]=a[$0]+1;a[1]=1;}else{a[1]=31;}}
function $fN$(b,a){let e,d,c,$0,$1,$2,$3;if($dp$(a)){$fO$(b,a,a[4051]>=0?12:18);return 1;}for($0=0,$1=2;$0<$1;$0+=1){c=$0;d=$e$(c);if(a[d+7]>0){if(a[d+2]>0){$dt$(a,a[d+2]);}else{a[d+7]=0;}return 1;}}for($2=0,$3=2;$2<$3;$2+=1){c=$2;d=$e$(c);if(a[d+8]>0){e=$du$(a,1563,1611,b[27]);if(e>0){$dt$(a,e);}else{a[d+8]=0;}return 1;}}return 0;}
function $fO$(c,a,f){let d,b,e,$0,$1;$dE$(a);while($dp$(a)&&a[4]==0){b=$do$(a);d=$fR$(c,a,b);for($0=0,$1=a[1723];$0<$1;$0+=1){e=$0;if($fQ$(c,a,e,b)&&$fP$(c,a,e)==d){$dD$(a,a[1853+e]);}}if(a[4]==0){a[4052+b]=0;}}if(a[4]>0){$dB$(a,f,a[4050]);}}
function $fP$(b,a,c){if(a[4051]==(-1)){return 0;}return $d$(b,a[4051],a[1853+c]);}
function $fQ$(c,a,b,d){if(a[1853+b]<0||a[1725+b]!=a[4050]){return 0;}return $x$(c,b,0)==d;}
function $fR$(c,d,e){let a,b,$0,$1;a=999;for($0=0,$1=d[1723];$0<$1;$0+=1){b=$0;if($fQ$(c,d,b,e)){a=Math.min(a,$fP$(c,d,b));}}return a;}
function $fS$(c,a,g){let d,e,b,f,h,$0,$1,$2,$3;b=a[2];if(b==19){return 1;}if($hF$(b)&&$hE$(a,b)){$hC$(c,a);}$0=$K21;d=$0[0];e=$0[1];for($1=0,$2=a[4];$1<$2;$1+=1){f=$1;h=$fT$(c,a,a[9+f],g);if(h>d){$3=[h,0];d=$3[0];e=$3[1];}if(h==d){a[7581+e]=f;e=e+1;}}return a[7581+among(g,e)];}
function $fT$(c,a,d,e){let b,f;b=a[2];if(b==15||b==1&&c[30]==0){return $hB$(c,a,d,e);}if(b==3){return $hy$(c,a,d);}if(b==4){return $hw$(c,a,d);}if(b==5){return $hu$(c,a,d);}if(b==14){return $ht$(c,a,d);}if(b==13){return $hr$(c,a,d);}if(b==10){return $hq$(c,a,d);}if(b==9){return $ho$(c,a,d);}if(b==11){f=a[4034];if(a[3]==a[5]){f=a[4033];}return $hl$(c,a,f,d);}if(b==12||b==18){return a[1789+a[2421+d]];}if(b==6){return $hj$(c,a,d);}if(b==1||b>=20){return $fZ$(c,a,d,e);}return $fU$(c,a,d);}
function $fU$(e,c,d){let f,a,b,$0;$0=[c[2],c[3]];a=$0[0];b=$0[1];if(a==16){if(d==0){return Math.min(e[35],c[1033])*$fX$(e,c,b);}return $fW$(e,c,b);}if(d==0){return 0;}if(a==17){f=$aE$(e,d-1,0)==0;return f&&c[1033]>0?1:(-1);}return $fV$(e,c,d);}
function $fV$(d,c,e){let f,a,h,b,g,$0;$0=[c[2],c[3]];a=$0[0];b=$0[1];if(a==7){return $bw$(d,c,b)+2-$bw$(d,c,1-b);}if(a==8){return 1;}f=$aE$(d,Math.floor(e/1000)-1,1);if(f==1){g=c[2421+$mod(e,1000)];h=$dN$(c,b)-$dN$(c,1-b);return h*3000+c[1789+g]*10+$x$(d,g,0);}if(f==2){return $dL$(d,c,1-b)-2;}return 1;}
function $fW$(f,d,g){let h,c,e,b,a,$0,$1,$2;$0=0;a=$0;b=$0;for($1=0,$2=f[27];$1<$2;$1+=1){c=$1;e=d[1563+c];a=a+e;if($aE$(f,c,0)!=0){b=b+e;}}if(a==0){return 1;}h=f[36]*$fX$(f,d,g);return Math.floor((b*1500+(a-b)*h)/a);}
function $fX$(d,a,b){let c,e;c=a[$e$(b)+0];e=$fY$(d,a,8);if(c<=4){return e*2;}return c>=9?Math.floor(e/4):e;}
function $fY$(a,b,d){let c;c=a[116984]==$W$(b[6],b[3])?2:b[3];return a[116792+c*64+d];}
function $fZ$(c,a,d,e){let b,f;b=a[2];if(b==1){return $hh$(c,a,d,e);}if(b==20){return $gX$(c,a,a[1034],a[1036],d,e);}if(b==21){f=$gW$(c,a,a[1034],d);return $gX$(c,a,f,a[1036],0,e);}if(b==23||b==24){$gf$(c,a);}return $ga$(c,a,d);}
function $ga$(b,a,c){let d;if(a[2]==23){return $gd$(b,a,c);}if(a[2]==24){d=a[1315]==5;return (-$gb$(b,a,a[2421+c],d));}return 0;}
function $gb$(c,f,d,e){let a,g,b,$0;$0=[1,$x$(c,d,2)];a=$0[0];b=$0[1];if(!e){a=$gc$(c,f,d)?0:b;}g=Math.min(a,f[1789+d])*1000;if(a>=f[1789+d]){g=g+3000*c[64816+d];}if(!e){g=g+b*60;}return g+Math.floor(Math.max(0,f[4737+d])/2);}
function $gc$(d,a,b){let c;c=a[1853+b];return !$dj$(d,b,c)&&!$fj$(d,a,b,c);}
function $gd$(d,e,a){let c,b,$0,$1;if(a==0){return 0;}b=0;for($0=0,$1=6;$0<$1;$0+=1){c=$0;b=b+$ge$(d,e,1<<a-1,c);}return Math.floor(b/6);}
function $ge$(g,e,h,a){let c,b,f,d,$0,$1;b=a==3||a==5;c=(-1000000);for($0=0,$1=e[1723];$0<$1;$0+=1){d=$0;f=e[1853+d];if(f<0||e[1725+d]!=e[3]||e[2045+d]){continue;}if(($z$(g,e[3],f)&h)==0){continue;}if(b){c=Math.max(c,(-$gb$(g,e,d,a==5)));}else{if(e[1981+d]<0&&$fJ$(g,a,d)){c=Math.max(c,e[4737+d]);}}}return c==(-1000000)?0:c;}
function $gf$(a,b){let c,$0,$1;$gg$(a,b,0);for($0=0,$1=b[1723];$0<$1;$0+=1){c=$0;b[4737+c]=b[6032+c];}}
function $gg$(e,a,b){let c,d,$0,$1;a[6018+b]=1;c=b*64;for($0=0,$1=a[1723];$0<$1;$0+=1){d=$0;if($aq$(a,d,a[3])){a[6032+c+d]=$gh$(e,a,d,6544+c+d);}}}
function $gh$(e,c,d,h){let g,a,f,i,b,j,k,$0,$1,$2,$3,$4;$0=[c[1853+d],c[4]];a=$0[0];b=$0[1];f=$gV$(e,c,d,a);g=$gn$(e,c,d,a,0,0);$1=[c[6026],a];c[h]=$1[0];c[6028]=$1[1];$eA$(e,c,d);for($2=b,$3=c[4];$2<$3;$2+=1){i=$2;j=c[9+i];if(j==999){k=f+$gi$(e,c,d);c[6026]=(-1);}else{k=$gn$(e,c,d,j,c[4057+j],0);}if(k>g){$4=[k,c[6026],j];g=$4[0];c[h]=$4[1];c[6028]=$4[2];}}c[4]=b;return g-f;}
function $gi$(a,b,c){if($gk$(a,b,c,999)){return 20000000;}return $bh$(a,b,c)*$gj$(a,b,b[1725+c]);}
function $gj$(a,c,b){let d;d=a[23+b]-c[$e$(b)+1];if(d<=1){return $fY$(a,c,6);}return $fY$(a,c,d==2?5:4);}
function $gk$(e,a,b,d){let f,c,g;c=a[1725+b];if(d==999){return $gm$(e,a,c,$bh$(e,a,b));}if(d==a[1853+b]){return 0;}f=0;if($c$(e,c,d,4)>>e[64752+b]&1){f=$c$(e,c,d,3);}if(a[3341+c*230+d]==0){g=$c$(e,c,d,1);f=f+g;if(g>0&&$gl$(e,a,c,$c$(e,c,d,2))){return 1;}}return $gm$(e,a,c,f);}
function $gl$(f,c,a,e){let d,b;b=$e$(1-a);d=c[b+2]-c[b+7]+c[b+9];return e>0&&d-e<=f[37];}
function $gm$(d,b,c,a){return a>0&&b[$e$(c)+1]+a>=d[23+c];}
function $gn$(a,b,c,d,e,f){let g;g=$gG$(a,b,c,d,e,f);if(e>0){g=g-$fY$(a,b,37);}return g+$go$(a,b,c,d,b[6026]);}
function $go$(d,a,b,f,j){let l,k,g,e,c,h,i;c=a[1725+b];e=$gF$(d,a,c);g=$gE$(d,a,c,f);h=$O$(d,a,f,c,a[1853+b])>=2;i=h?$fY$(d,a,21):0;k=Math.floor($gC$(d,a,b,f,h,j)*$fY$(d,a,11)/e);i=i-Math.floor(k*$gB$(a)/20);i=i+Math.floor($gw$(d,a,b,f)*$fY$(d,a,16)/100);if($x$(d,b,4)){g=Math.max(g,$fY$(d,a,31));i=i+$gv$(d,a,b,f);}i=i-Math.floor(g*$fY$(d,a,17)*e/100);i=i+$gq$(d,a,b,f,c);l=a[2651+a[1853+b]];if(l>=0){i=i+$gp$(d,a,b,g);}return i;}
function $gp$(c,a,b,d){if(a[1789+b]==1){return 0;}return Math.floor($fY$(c,a,28)*Math.max(0,4-d)/3);}
function $gq$(a,b,g,e,c){let f,l,i,j,k,d,h;d=$gj$(a,b,c);f=$X$(a,b,c,e);f=f+$gu$(a,c,e,a[64752+g]);h=Math.floor(f*d*$fY$(a,b,18)/100);if($gk$(a,b,g,e)){h=h+20000000;}$T$(a,b,c);i=$R$(a,b,g,e);if(i<99&&f==0){h=h-Math.floor(i*d*$fY$(a,b,19)/100);}j=$X$(a,b,1-c,e);if(j>0){k=Math.max(1,Math.min(6,$gE$(a,b,c,e)));l=Math.floor(j*$gj$(a,b,1-c)*$fY$(a,b,20)/100);h=h+Math.floor(l*(7-k)/6);}if(a[61465-c]){h=h+$gr$(a,b,g,e,c);}return h;}
function $gr$(a,c,d,f,b){let g,e,h,i;e=$gt$(a,b,c[1853+d]);g=$gt$(a,b,f);if(e==g){return 0;}h=a[61465-b]*$gj$(a,c,1-b);i=0;if($gs$(a,c,d,b,e)==0){i=i-h;}if($gs$(a,c,d,b,g)==0){i=i+h;}return Math.floor(i*$fY$(a,c,32)/100);}
function $gs$(g,c,e,f,h){let a,b,d,$0,$1;a=0;for($0=0,$1=c[1723];$0<$1;$0+=1){b=$0;d=c[1853+b];if(d>=0&&b!=e&&c[1725+b]==f){if($gt$(g,f,d)==h){a=a+1;}}}return a;}
function $gt$(a,b,c){let d;d=$z$(a,1-b,c);return d&2?2:d;}
function $gu$(b,c,d,e){let a;a=0;if($c$(b,c,d,4)>>e&1){a=a+$c$(b,c,d,3);}if($c$(b,c,d,6)>>e&1){a=a+$c$(b,c,d,5);}return a;}
function $gv$(g,c,d,h){let e,i,b,f,a,$0,$1,$2;$0=[(-30),c[1725+d]];a=$0[0];b=$0[1];for($1=0,$2=c[1723];$1<$2;$1+=1){e=$1;f=c[1853+e];if(f>=0&&c[1725+e]!=b){i=$K$(g,g[64752+e],f,g[64752+d],h);a=Math.max(a,g[i+2]-g[i+10]);}}return a==(-30)?0:(-a)*$fY$(g,c,36);}
function $gw$(e,c,d,j){let k,o,a,q,h,f,n,l,g,b,p,m,i,$0,$1,$2,$3,$4;$0=[0,c[1725+d]];a=$0[0];b=$0[1];f=$x$(e,d,3);g=$x$(e,d,7);for($1=0,$2=c[1723];$1<$2;$1+=1){h=$1;i=c[1853+h];if(i<0||c[1725+h]==b){continue;}k=$d$(e,j,i);if(k>Math.max(1+f,g)){continue;}l=0;if(k<=1+f){m=$N$(e,c,i,1-b);l=$F$(e,c,d,j,h,i,m);}if(l>0){n=$gx$(e,c,h,l);o=$F$(e,c,h,i,d,j,0);if(o>0){$3=[1000-e[l+2],$gx$(e,c,d,o)];p=$3[0];q=$3[1];n=n-Math.floor(Math.floor(p*q/1000)*$fY$(e,c,10)/100);}a=Math.max(a,n);}if(1<($4=k)&&$4<=g){l=$L$(e,c,d,j,h,i,0);if(l>0){a=Math.max(a,$gx$(e,c,h,l));}}}return a;}
function $gx$(e,c,d,g){let i,k,f,j,b,a,h,$0;$0=[c[1725+d],c[2651+c[1853+d]]];a=$0[0];b=$0[1];f=$gj$(e,c,1-a);h=e[g+0]*$gA$(e,c,d);h=h+e[g+1]*f*e[64816+d];i=e[g+3];if(i>0){h=h+i*$fY$(e,c,7);h=h+1000*$gy$(e,c,a,i*$gz$(e,d));}if(b>=0){h=h+e[g+4]*f*e[64928+b];}j=c[1853+d];k=$c$(e,a,j,0);if(c[3801+j]==1-a){k=k+e[61461-a];}if(k>0){h=h+e[g+2]*$gj$(e,c,a)*k;}return Math.floor(h/1000);}
function $gy$(f,a,b,d){let c,e;c=a[$e$(b)+0];e=Math.max(0,d-1000*c);return Math.floor((d*$fX$(f,a,b)+e*$fY$(f,a,9))/1000);}
function $gz$(a,b){let c;c=64533+a[64752+b]*12;return a[c+6]+a[c+5];}
function $gA$(a,b,c){return $fY$(a,b,0+$x$(a,c,0));}
function $gB$(a){return Math.max(0,20-(a[6]-a[4867]));}
function $gC$(h,c,d,i,n,p){let j,f,m,k,o,l,b,e,g,a,$0,$1,$2,$3;$0=0;a=$0;b=$0;e=c[1725+d];for($1=0,$2=c[1723];$1<$2;$1+=1){f=$1;g=c[1853+f];if(g<0||c[1725+f]==e||c[1981+f]>=0){continue;}j=$d$(h,i,g);k=1+$x$(h,f,3);l=$x$(h,f,7);m=0;if(j<=k){m=$gD$(h,c,d,i,f,n);}else{if(j<=k+$x$(h,f,2)){m=Math.floor($gD$(h,c,d,i,f,n)*$fY$(h,c,14)/100);}}if(j>1&&l>0&&j<=l+k-1){o=$L$(h,c,f,g,d,i,n);if(o>0){m=Math.max(m,Math.floor($gx$(h,c,d,o)*$fY$(h,c,15)/100));}}if(g==p){m=Math.floor(m*(1000-c[6027])/1000);}if(m>a){$3=[m,a];a=$3[0];b=$3[1];}else{b=Math.max(b,m);}}a=a+Math.floor(b*$fY$(h,c,13)/100);if(c[1789+d]==1){a=Math.floor(a*$fY$(h,c,33)/100);}return a;}
function $gD$(d,a,e,f,b,g){let j,i,h,k,c,$0;c=a[1853+b];h=$F$(d,a,b,c,e,f,g);if(h==0){return 0;}$0=[$gx$(d,a,e,h),$F$(d,a,e,f,b,c,0)];i=$0[0];j=$0[1];if(j==0){return i;}k=1000-d[h+2];return Math.max(0,i-Math.floor(Math.floor(k*$gx$(d,a,b,j)/1000)*$fY$(d,a,12)/100));}
function $gE$(f,c,e,g){let a,b,d,$0,$1;a=30;for($0=0,$1=c[1723];$0<$1;$0+=1){b=$0;d=c[1853+b];if(d>=0&&c[1725+b]!=e){a=Math.min(a,$d$(f,g,d));}}return a;}
function $gF$(d,a,b){let e,c,f,$0;c=$W$(a[6],b);if(a[8605]!=c){e=32768-$k$(d,a,b,0);f=Math.floor(e*$fY$(d,a,23)/32768);$0=[c,Math.min(200,Math.max(50,100+f))];a[8605]=$0[0];a[8606]=$0[1];}return a[8606];}
function $gG$(f,a,e,i,g,q){let j,o,b,k,m,d,n,h,l,r,p,c,s,$0,$1,$2,$3,$4,$5,$6;$0=$K22;a[6026]=$0[0];b=$0[1];$1=[$bm$(a,e),$x$(f,e,4)];c=$1[0];d=$1[1];if(d&&c==4){return 0;}if(g>0){h=$x$(f,e,1);if(g>$cb$(f,a,e)||f[56629+h*230+i]){return 0;}}$2=$K14;j=$2[0];k=$2[1];$3=[a[1725+e],c==3];l=$3[0];m=$3[1];n=(-1);for($4=0,$5=6;$4<$5;$4+=1){o=$4;p=$Q$(f,i,o);if(p>=0&&$P$(f,a,p)==1-l){k=k||m||a[2421+p]>=0;if(!m&&$bY$(f,a,e,i,p)){if(n<0){n=$cf$(a,e)+$gU$(f,a,e,i);}r=q?$gT$(f,a,e,p):0;s=$gR$(f,a,e,i,p,n,r);if(s>j){$6=[s,p,a[6027]];j=$6[0];a[6026]=$6[1];b=$6[2];}}}}if(k||d==0||c==2){a[6027]=b;return j;}s=$gH$(f,a,e,i,g>0,q);return m?2*s:s;}
function $gH$(f,d,e,h,n,l){let a,b,i,k,g,c,m,j,o,$0,$1,$2;$0=[0,0,d[1725+e]];a=$0[0];b=$0[1];c=$0[2];g=$x$(f,e,7);i=f[57549+h];while(i<f[57549+h+1]){$1=[f[i],f[i+1]];j=$1[0];k=$1[1];if(k<=g&&$P$(f,d,j)==1-c&&$eH$(f,d,i)){m=l?$gT$(f,d,e,j):0;o=$gI$(f,d,e,h,j,k,n,m);if(o>a){$2=[o,j,d[6027]];a=$2[0];d[6026]=$2[1];b=$2[2];}}i=$eG$(f,i);}d[6027]=b;return a;}
function $gI$(d,a,b,e,f,g,h,i){let j,c,k;c=a[1725+b];j=$gO$(d,a,b,e,f,g,h,i);if(j==0){return 0;}a[6027]=d[j+2];k=$gM$(d,a,f,j)+Math.floor(d[j+5]*$fX$(d,a,c)/1000);return k+$gJ$(d,a,b,f,j,0);}
function $gJ$(a,b,c,d,e,f){let g;g=$gL$(a,b,c,d,e,f);if(g>=500){return g*1000;}return $gK$(a,b,d)?a[e+2]*400:0;}
function $gK$(f,a,b){let e,d,c,$0;c=a[2421+b];if(c<0){return 0;}$0=[a[1725+c],0];d=$0[0];e=$0[1];if(a[2881+d*230+b]==0){e=$c$(f,d,b,0);}if(a[3801+b]==1-d){e=e+f[61461-d];}return $gm$(f,a,d,e);}
function $gL$(h,d,e,f,i,j){let g,c,a,b,$0;$0=[d[1725+e],d[2421+f],d[2651+f]];a=$0[0];b=$0[1];c=$0[2];g=0;if(b<0){if($gm$(h,d,a,h[64928+c])){g=h[i+1];}}else{if($gm$(h,d,a,h[64816+b])){g=h[i+1];}if(c>=0&&$gm$(h,d,a,h[64928+c])){g=Math.max(g,h[i+4]);}}if(j&&$gk$(h,d,e,f)){g=Math.max(g,h[i+2]);}return g;}
function $gM$(e,c,d,f){let b,a,$0;$0=[c[2421+d],c[2651+d]];a=$0[0];b=$0[1];if(a<0){return $gN$(e,c,b,f);}return $gx$(e,c,a,f);}
function $gN$(c,f,d,e){let b,a,g,$0;$0=[c[64880+d],c[e+1]];a=$0[0];b=$0[1];g=b*$gj$(c,f,1-a)*c[64928+d];g=g+(1000-b)*$gy$(c,f,a,3000);return Math.floor(g/1000);}
function $gO$(a,d,b,c,e,g,h,k){let i,j,f;f=$K$(a,a[64752+b],c,$bS$(a,d,e),e);i=$gQ$(a,d,b,f,g,h);if(i==0){return 0;}j=$J$(a,f,0,$N$(a,d,e,1-d[1725+b]));return $gP$(a,d,e,f+13,i,j,k);}
function $gP$(f,c,d,g,h,i,j){let k,b,e,a,$0;$0=[c[2421+d],c[2651+d]];a=$0[0];b=$0[1];e=b>=0?1:0;if(a<0){return $H$(f,g,h,i+e,1,0);}k=Math.max(1,c[1789+a]-Math.floor(j/1000));return $H$(f,g,h,i+e,k,e);}
function $gQ$(a,f,g,b,c,d){let e;e=$M$(a,b,c,d);return e>0?e+f[1263+f[1171+g]]:0;}
function $gR$(f,c,d,g,e,h,i){let m,j,a,l,b,k,$0;$0=[c[1725+d],c[2421+e]];a=$0[0];b=$0[1];j=$gS$(f,c,d,g,e,h,i);k=$gM$(f,c,e,j)+Math.floor(f[j+5]*$fX$(f,c,a)/1000);k=k+$gJ$(f,c,d,e,j,1);if(b<0){return k;}c[6027]=f[j+2];if($x$(f,d,1)||c[2651+c[1853+d]]>=0){k=k+Math.floor(c[6027]*$fY$(f,c,35)/1000);}l=1000-f[j+2];m=$F$(f,c,b,e,d,g,$N$(f,c,g,a));if(m==0){return k;}return k-Math.floor(Math.floor(l*$gx$(f,c,d,m)/1000)*$fY$(f,c,10)/100);}
function $gS$(a,d,b,c,e,h,i){let g,f;f=$K$(a,a[64752+b],c,$bS$(a,d,e),e);g=$J$(a,f,1,$N$(a,d,e,1-d[1725+b]));return $gP$(a,d,e,f,a[f+2]+h,g,i);}
function $gT$(j,a,h,b){let n,e,k,f,m,g,i,l,c,d,$0,$1,$2;c=a[2421+b];if(c<0){return 0;}$0=$K14;d=$0[0];e=$0[1];for($1=0,$2=a[1042];$1<$2;$1+=1){f=$1;g=a[1083+f];if(g==h||g>=64||a[2173+g]==0){continue;}i=a[1853+g];if(i<0){continue;}k=$d$(j,i,b);l=$K$(j,j[64752+g],i,j[64752+c],b);m=0;if(k==1){if(j[l+26]>0){m=$gP$(j,a,b,l,j[l+2],e,0);}}else{if(k<=$x$(j,g,7)){n=$gQ$(j,a,g,l,k,a[2109+g]>0);if(n>0){m=$gP$(j,a,b,l+13,n,e,0);}}}if(m>0){d=d+j[m+0];}}return d;}
function $gU$(d,a,b,e){let c;c=a[1725+b];if(a[$e$(c)+0]<2||d[57089+e]){return 0;}if(a[2651+a[1853+b]]>=0||$cd$(d,a,e,c)){return 1;}return 0;}
function $gV$(a,b,c,d){return $go$(a,b,c,d,(-1));}
function $gW$(a,d,b,c){if(a[$A$(b)+0]==8&&c>=0){return $av$(a,c);}return b;}
function $gX$(h,d,e,f,g,i){let b,a,c,j,$0,$1,$2,$3,$4;$0=[d[1035],d[1036],d[1034]];a=$0[0];b=$0[1];c=$0[2];$1=[e,e,f];d[1035]=$1[0];d[1034]=$1[1];d[1036]=$1[2];if(g!=0){$2=[$mod(g,1000),f+1];d[1303]=$2[0];d[1304]=$2[1];}$am$(h,d);j=$gZ$(h,d,i)+$gY$(h,d,e);if(g!=0){$aS$(h,d);j=j+($gZ$(h,d,i)-1);}$fv$(h,d);$3=$K22;d[1303]=$3[0];d[1037]=$3[1];$4=[a,b,c];d[1035]=$4[0];d[1036]=$4[1];d[1034]=$4[2];return j;}
function $gY$(c,a,d){let e,b;b=a[3];e=c[61466+b*32+d];if(e==0||a[$e$(b)+1]+e>=c[23+b]){return 0;}return e*$gj$(c,a,b);}
function $gZ$(c,d,j){let f,k,g,a,e,b,h,i,$0,$1,$2,$3,$4;$0=[$ar$(c,d),0];a=$0[0];b=$0[1];e=$hf$(c,d);$he$(d,a);while($el$(d)<8){$hd$(c,d,a);$1=$K23;f=$1[0];g=$1[1];for($2=0,$3=d[1723];$2<$3;$2+=1){h=$2;if($hc$(c,d,h)){i=$hb$(c,d,h,e);if(i>=f&&$em$(c,d,h)){if(i>f){$4=[i,0];f=$4[0];g=$4[1];}d[7516+g]=h;g=g+1;}}}if(g==0){break;}k=d[7516+among(later_bits(j,$el$(d)),g)];$ha$(c,d,k);b=b+f;}if(a==7&&b>=500000){return Math.floor(b*3/4);}return b;}
function $ha$(d,a,b){let c;c=a[1981+b];$aN$(d,a,1000+a[1853+b]);a[1981+b]=c;}
function $hb$(d,a,c,b){let f,k,h,i,g,j,e,$0,$1;e=a[6032+b+c]-$fY$(d,a,29);f=a[6544+b+c];if(f<0||a[2421+f]<0){return e;}g=0;for($0=0,$1=a[1042];$0<$1;$0+=1){h=$0;i=a[1083+h];if(i<64&&a[6544+b+i]==f){g=g+1;}}if(g==0){return e;}j=$gj$(d,a,a[3])*d[64816+a[2421+f]];k=a[1789+a[2421+f]];return e+Math.floor(j*Math.min(g,2)*$fY$(d,a,22)/(100*k));}
function $hc$(c,a,b){if(!$aq$(a,b,a[3])||a[2045+b]){return 0;}return a[1303]<0||$dU$(c,a,a[1853+b]);}
function $hd$(b,c,a){if(a==0){$ep$(b,c);}if(c[1303]>=0){$dV$(b,c);}}
function $he$(c,a){let b,$0,$1;if(a==7){for($0=0,$1=5;$0<$1;$0+=1){b=$0;c[1076+b]=0;}c[1080]=Math.floor(c[1036]/2);}if(a==5){c[1082]=0;}}
function $hf$(a,b){let c;c=$hg$(a,b);if(b[6018+c]==0){$gg$(a,b,c);}return c*64;}
function $hg$(c,a){let b;b=a[1038+a[1037]];if(b==2){return 1;}if(b==3){return 2;}if(b==4){return 3;}if(b==6){return 4;}return b==7?5:0;}
function $hh$(g,c,d,i){let l,j,b,f,h,k,e,a,$0,$1,$2;$0=[c[3],$mod(d,1000)];a=$0[0];b=$0[1];e=$e$(1-a);f=$at$(c,a,d);h=$gW$(g,c,b,c[e+3]);if(g[$A$(h)+0]==9){return $fY$(g,c,25);}j=$gX$(g,c,h,f,0,i);if(h!=b&&c[e+10]>=0){h=$gW$(g,c,b,c[e+10]);j=Math.max(j,$gX$(g,c,h,f,0,i));}if(d<1000&&$ak$(g,b)){for($1=0,$2=g[26];$1<$2;$1+=1){k=$1;if(c[1271+k]>0&&$ak$(g,k)){l=1000+k;j=Math.max(j,$gX$(g,c,b,f,l,i));}}}if(d<1000){j=j-$hi$(g,c,b)*$fY$(g,c,24);}return j;}
function $hi$(c,h,d){let f,a,e,g,b,$0,$1,$2;$0=[c[$A$(d)+0],$A$(d)];a=$0[0];b=$0[1];if(a!=0){return 3;}e=0;for($1=0,$2=3;$1<$2;$1+=1){f=$1;g=c[b+1+f];e=e+(g==(-1)?4:g);}return e;}
function $hj$(a,b,c){let d;if($hk$(a,b)){return c;}d=b[$e$(b[3])+0];return d-c<$fY$(a,b,30)?(-c):c;}
function $hk$(e,a){let f,d,b,c,$0;b=a[3]==a[5]?a[4036]:a[4035];$0=[a[2421+b],a[2651+b]];c=$0[0];d=$0[1];f=c>=0?e[64816+c]:0;if(d>=0){f=f+e[64928+d];}return $gm$(e,a,a[3],f);}
function $hl$(a,d,b,f){let e,c;c=a[64880+b];e=d[$e$(c)+0]<3;if(f==999){return e?500:(-3000);}return $hm$(a,d,b,f);}
function $hm$(a,b,c,d){return $hn$(a,b,c,d,b[2421+d]);}
function $hn$(a,i,b,k,o){let l,p,m,e,q,g,d,h,r,f,c,j,n,$0,$1,$2;c=a[64880+b];$0=$K24;d=$0[0];e=$0[1];f=$0[2];g=$0[3];for($1=0,$2=i[1723];$1<$2;$1+=1){h=$1;j=i[1853+h];if(j<0){continue;}l=$d$(a,k,j);if(i[1725+h]==c){g=Math.min(g,l);continue;}d=Math.min(d,l);if(l<=1+$x$(a,h,3)){e=e+1;}else{if(l<=$x$(a,h,7)){f=f+1;}}}m=40*Math.min(e,2)+Math.floor(40*Math.min(f,2)/8);n=(-40)*g;if(o>=0){p=i[1789+o];q=p==1?14:(p==2?7:3);m=q*Math.min(e,2)+Math.floor(q*Math.min(f,2)/4);n=$gp$(a,i,o,d);}r=$gj$(a,i,1-c)*a[64928+b];return n-Math.floor(Math.floor(r*m/100)*$fY$(a,i,27)/100);}
function $ho$(g,a,f){let i,j,d,k,e,c,l,b,h,$0,$1,$2;b=$hp$(a);$0=[a[3],a[1853+b]];c=$0[0];d=$0[1];e=a[9+a[4]-1];h=f*$fY$(g,a,34);i=e-f;if(i==0){return h+$gV$(g,a,b,d);}if($dj$(g,b,d)){return h-i*3000;}j=(-1000000);for($1=0,$2=2;$1<$2;$1+=1){k=$1;l=$fh$(g,c,d,k);if(l>=0&&$fk$(g,a,b,l)){j=Math.max(j,$gV$(g,a,b,l));}}if(j==(-1000000)){return h-i*3000;}return h+j-$gy$(g,a,c,1000*$gz$(g,b)*i);}
function $hp$(a){if(a[1]==39){return a[1316];}return a[3]==a[5]?a[4031]:a[4032];}
function $hq$(e,a,c){let d,b;b=$hp$(a);d=a[2651+c]>=0&&c!=a[1853+b]?300:0;return d+$gV$(e,a,b,c);}
function $hr$(d,a,c){let g,e,b,f;b=a[4031];if(c==0){return $gV$(d,a,b,a[1853+b]);}e=a[4036];f=$fY$(d,a,26)+$gV$(d,a,b,e);g=$x$(d,b,1);if(a[4038]==0&&(g||$bd$(d,a,b)>=0)){if(d[56629+g*230+e]==0){f=f+$hs$(d,a,b,e);}}return f;}
function $hs$(d,b,c,e){let a,f,g,i,h,$0,$1;a=0;f=$cf$(b,c)+$gU$(d,b,c,e);for($0=0,$1=6;$0<$1;$0+=1){g=$0;h=$Q$(d,e,g);i=h>=0?b[2421+h]:(-1);if(i>=0&&b[1725+i]!=b[1725+c]){a=Math.max(a,$gR$(d,b,c,e,h,f,0));}}return a;}
function $ht$(e,b,a){let f,d,c;if(a==0){return 0;}c=b[4031];d=b[1853+c];f=$cf$(b,c)+$gU$(e,b,c,d);return $gR$(e,b,c,d,a-1000,f,0);}
function $hu$(g,f,a){let j,e,h,c,i,d,b,$0,$1;if(a==0){return 0;}$0=[Math.floor(a/10000)-1,Math.floor($mod(a,10000)/1000)];b=$0[0];c=$0[1];$1=[$mod(a,1000),f[1853+b]];d=$1[0];e=$1[1];if(c==1){h=$d$(g,e,d);i=f[2109+b]>0;return 100000+$gI$(g,f,b,e,d,h,i,0);}j=$cf$(f,b)+$gU$(g,f,b,e);if(c==2){j=j+$hv$(g,f,b,d);}return $gR$(g,f,b,e,d,j,0);}
function $hv$(c,f,h,d){let a,b,g,e,$0,$1;a=0;for($0=0,$1=6;$0<$1;$0+=1){b=$0;e=$Q$(c,d,b);g=e>=0?f[2421+e]:(-1);if(g!=h&&$bX$(c,f,g,d)){a=a+(c[$bR$(c,f,g,d)+2]+$cf$(f,g));}}return a;}
function $hw$(d,a,c){let e,f,b;b=a[1083+a[1259]];if(b>=64){if(c==999){return $hx$(d,a,b-64);}return $hm$(d,a,b-64,c);}if(c==999){e=a[1853+b];return $gn$(d,a,b,e,0,1)+$gi$(d,a,b);}f=c==a[1853+b]?0:a[4057+c];return $gn$(d,a,b,c,f,1);}
function $hx$(a,d,b){let c;c=a[64880+b];return (-$gy$(a,d,c,1000*a[39]))-$fY$(a,d,28)*4;}
function $hy$(b,c,a){let f,h,e,i,d,g,$0,$1;if(a==0){return 1;}d=$hf$(b,c);$0=[$mod(a,1000),Math.floor(a/1000)*1000];e=$0[0];f=$0[1];$1=[c[2421+e],c[2651+e]];g=$1[0];h=$1[1];if(f==3000){return $hA$(b,c,e,d);}if(f==2000||g<0){i=(-1);if(g>=0&&c[2045+g]){$gh$(b,c,g,7580);i=c[6028];}return $hz$(b,c,h,i)-$fY$(b,c,29);}return $hb$(b,c,g,d);}
function $hz$(f,c,d,e){let h,b,g,i,a,j,$0,$1,$2;$0=[c[4],c[2301+d]];a=$0[0];b=$0[1];if(e==999){return (-1);}g=$hn$(f,c,d,e>=0?e:b,c[2421+b]);h=g;$es$(f,c,d);for($1=a,$2=c[4];$1<$2;$1+=1){i=$1;j=c[9+i];if(j!=999&&j!=e){h=Math.max(h,$hm$(f,c,d,j));}}c[4]=a;return h-g;}
function $hA$(g,a,b,d){let f,h,c,e,$0,$1;c=a[2421+b];e=1+(c>=0?Math.max(0,a[6032+d+c]):0);for($0=0,$1=6;$0<$1;$0+=1){f=$0;h=$Q$(g,b,f);c=h>=0?a[2421+h]:(-1);if(c>=0&&a[1725+c]==a[3]){e=e+Math.max(0,a[6032+d+c]);}}return e;}
function $hB$(c,a,d,f){let h,e,b,g;b=a[3];e=$gW$(c,a,d,a[$e$(1-b)+3]);if(c[$A$(e)+0]==9){return $fY$(c,a,25);}g=$gX$(c,a,e,a[$e$(b)+2],0,f);h=$hi$(c,a,d)*$fY$(c,a,24);return a[2]==15?g+h:g-h;}
function $hC$(c,a){let b,$0,$1;$hD$(a);a[6017]=$W$(a[6],a[3]);for($0=0,$1=8;$0<$1;$0+=1){b=$0;a[6018+b]=0;}}
function $hD$(c){let a,b,$0,$1,$2;a=0;for($0=0,$1=c[1723];$0<$1;$0+=1){b=$0;a=a+c[1789+b];}if(a!=c[4866]){$2=[a,c[6]];c[4866]=$2[0];c[4867]=$2[1];}}
function $hE$(b,a){if(a!=3){return 1;}return b[1042]==0||b[6017]!=$W$(b[6],b[3]);}
function $hF$(a){let $0;if(a==1||a==3||a==15){return 1;}return 20<=($0=a)&&$0<=24;}
function $hG$(f,a,e){let d,c,b;b=a[2];c=b==3||b==19||b==5;d=c&&a[9]==0?1:0;return d+among(e,a[4]-d);}
function $hH$(a,b,c){return $hI$(a,b,c,13);}
function $hI$(d,a,i,e){let f,g,b,h,c,j,$0,$1,$2,$3;b=a[2];if(b==19){return 1;}c=$io$(b)&&a[4801]!=a[6];if(c||b==1||b==15){$im$(d,a,a[3],e);}$0=$K25;f=$0[0];g=$0[1];for($1=0,$2=a[4];$1<$2;$1+=1){h=$1;j=$hJ$(d,a,a[9+h],i,e);if(j>f){$3=[j,0];f=$3[0];g=$3[1];}if(j==f){a[4993+g]=h;g=g+1;}}return a[4993+among(i,g)];}
function $hJ$(c,a,d,e,f){let b;b=a[2];if(b==15||b==1&&c[30]==0){return $il$(c,a,d,e);}if(b==3){return $ij$(c,a,d);}if(b==4){return $id$(c,a,d,f);}if(b==5){return $ib$(c,a,d,f);}if(b==14){return $hY$(c,a,d,f);}if(b==10||b==13||b==9){return $hR$(c,a,d,f);}if(b==11){return $hQ$(c,a,d);}if(b==12||b==18){return a[1789+a[2421+d]];}if(b==6){return $hP$(c,a,d,f);}if(b==1||b>=20){return $hL$(c,a,d,e);}return $hK$(c,a,d);}
function $hK$(d,a,c){let b;b=a[2];if(b==16){return 1-c;}if(c==0){return 0;}if(b==17){return $aE$(d,c-1,0)==0?1:(-1);}return $fV$(d,a,c);}
function $hL$(c,a,d,e){let b,f;b=a[2];if(b==1){return $hO$(c,a,d,e);}if(b==20){return $hM$(c,a,a[1034],a[1036],d,e);}if(b==21){f=$gW$(c,a,a[1034],d);return $hM$(c,a,f,a[1036],0,e);}return $ga$(c,a,d);}
function $hM$(h,d,e,f,g,i){let b,a,c,j,$0,$1,$2,$3,$4;$0=[d[1035],d[1036],d[1034]];a=$0[0];b=$0[1];c=$0[2];$1=[e,e,f];d[1035]=$1[0];d[1034]=$1[1];d[1036]=$1[2];if(g!=0){$2=[$mod(g,1000),f+1];d[1303]=$2[0];d[1304]=$2[1];}$am$(h,d);j=$hN$(h,d,i);if(g!=0){$aS$(h,d);j=j+($hN$(h,d,i)-1);}$fv$(h,d);$3=$K22;d[1303]=$3[0];d[1037]=$3[1];$4=[a,b,c];d[1035]=$4[0];d[1036]=$4[1];d[1034]=$4[2];return j;}
function $hN$(c,d,h){let e,i,f,a,b,g,$0,$1,$2,$3,$4;$0=[$ar$(c,d),0];a=$0[0];b=$0[1];$he$(d,a);while($el$(d)<8){$hd$(c,d,a);$1=$K23;e=$1[0];f=$1[1];for($2=0,$3=d[1723];$2<$3;$2+=1){g=$2;if($hc$(c,d,g)&&d[4737+g]>=e){if($em$(c,d,g)){if(d[4737+g]>e){$4=[d[4737+g],0];e=$4[0];f=$4[1];}d[4802+f]=g;f=f+1;}}}if(f==0){break;}i=d[4802+among(later_bits(h,$el$(d)),f)];$ha$(c,d,i);b=b+e;}if(b>=500000){return a==7?Math.floor(b*3/4):b;}if(a==2||a==7){b=Math.floor(b*5/4);}return b;}
function $hO$(g,c,d,i){let l,j,b,f,h,k,e,a,$0,$1,$2;$0=[c[3],$mod(d,1000)];a=$0[0];b=$0[1];e=$e$(1-a);f=$at$(c,a,d);h=$gW$(g,c,b,c[e+3]);if(g[$A$(h)+0]==9){return 400;}j=$hM$(g,c,h,f,0,i);if(h!=b&&c[e+10]>=0){h=$gW$(g,c,b,c[e+10]);j=Math.max(j,$hM$(g,c,h,f,0,i));}if(d<1000&&$ak$(g,b)){for($1=0,$2=g[26];$1<$2;$1+=1){k=$1;if(c[1271+k]>0&&$ak$(g,k)){l=1000+k;j=Math.max(j,$hM$(g,c,b,f,l,i));}}}return j;}
function $hP$(a,b,c,e){let d;if($hk$(a,b)){return c;}d=b[$e$(b[3])+0];if(e&4&&d-c<3){return (-c);}return c;}
function $hQ$(d,a,c){let b;b=a[$e$(a[3])+0]<3;if(c==999){return b?500:(-500);}return (a[2421+c]>=0?400:0)+$gE$(d,a,a[3],c);}
function $hR$(b,a,c,d){let f,e,g,h,$0;if(a[2]==9){return $hW$(b,a,c,d);}if(a[2]==13){$0=[a[4031],c?a[4036]:a[4035]];e=$0[0];f=$0[1];g=$gk$(b,a,e,f)?20000000:0;if(d&1){return g+c*300-$hV$(b,a,e,f);}return g+c;}e=$hp$(a);h=a[2651+c]>=0?300:0;if($gk$(b,a,e,c)){h=h+20000000;}return h-(d&1?$hS$(b,a,e,c):0);}
function $hS$(f,c,d,g){let k,i,m,l,b,e,h,j,a,$0,$1,$2,$3;$0=0;a=$0;b=$0;e=c[1725+d];h=$N$(f,c,g,e);for($1=0,$2=c[1723];$1<$2;$1+=1){i=$1;j=c[1853+i];if(j<0||c[1725+i]==e){continue;}k=$d$(f,g,j);if(k>1+$x$(f,i,3)){continue;}l=$F$(f,c,i,j,d,g,h);if(l==0){continue;}m=$hU$(f,c,c[1853+d],l);if(m>b){m=m-$hT$(f,c,d,g,i,l);}if(m>a){$3=[m,a];a=$3[0];b=$3[1];}else{b=Math.max(b,m);}}return a+Math.floor(b/2);}
function $hT$(a,b,c,d,e,g){let f,h;f=$F$(a,b,c,d,e,b[1853+e],0);if(f==0){return 0;}h=1000-a[g+2];return Math.floor(Math.floor(h*$hU$(a,b,b[1853+e],f)/1000)*75/100);}
function $hU$(e,c,d,f){let g,b,a,h,$0;$0=[c[2421+d],c[2651+d]];a=$0[0];b=$0[1];if(a<0){g=e[f+1];return Math.floor((g*3000*e[64928+b]+(1000-g)*3*150)/1000);}h=Math.floor(e[f+0]*1000/1000);h=h+Math.floor(e[f+1]*3000*e[64816+a]/1000);h=h+Math.floor(e[f+3]*(250+$gz$(e,a)*150)/1000);if(b>=0){h=h+Math.floor(e[f+4]*3000*e[64928+b]/1000);}return h;}
function $hV$(c,a,d,e){let b;b=a[6]-a[4867];if(b>=30){return 0;}return Math.floor($hS$(c,a,d,e)*35*(30-b)/3000);}
function $hW$(h,e,b,a){let g,f,i,k,c,j,d,$0;if(!(a&1)||a&8){return b;}$0=[e[3],$hp$(e)];c=$0[0];d=$0[1];f=e[9+e[4]-1];g=e[1853+d];i=$hX$(h,e,d,$fh$(h,c,g,0));i=Math.min(i,$hX$(h,e,d,$fh$(h,c,g,1)));if(b==f||i==1000000){return b*600;}j=$hV$(h,e,d,g)-i;k=e[$e$(c)+0]<2*(f-b)+3;return b*600+j-(k?3000:0);}
function $hX$(b,c,d,a){if(a<0||!$fk$(b,c,d,a)){return 1000000;}return $hV$(b,c,d,a);}
function $hY$(d,b,a,e){let c;if(a==0){return 0;}c=b[4031];return $hZ$(d,b,c,b[1853+c],a-1000,e);}
function $hZ$(c,d,e,f,g,a){let b;b=a&1?130:100;return $ia$(c,d,e,f,g,$cf$(d,e),b);}
function $ia$(c,d,e,f,g,h,n){let k,m,a,l,j,b,i,$0;$0=[$gS$(c,d,e,f,g,h,0),d[2421+g]];a=$0[0];b=$0[1];i=$hU$(c,d,g,a)+Math.floor(c[a+5]*150/1000);i=i+$gJ$(c,d,e,g,a,1);if(b<0){return i;}j=$N$(c,d,f,d[1725+e]);k=$F$(c,d,b,g,e,f,j);if(k==0){return i;}l=1000-c[a+2];m=$hU$(c,d,d[1853+e],k);return i-Math.floor(Math.floor(l*m/1000)*n/100);}
function $ib$(h,f,a,g){let j,e,i,c,d,b,$0,$1;if(a==0){return 0;}$0=[Math.floor(a/10000)-1,Math.floor($mod(a,10000)/1000)];b=$0[0];c=$0[1];$1=[$mod(a,1000),f[1853+b]];d=$1[0];e=$1[1];if(c==1){if(g&2){return (-1000000);}i=$d$(h,e,d);return $ic$(h,f,b,e,d,i,f[2109+b]>0)+1;}if(c==0){return $hZ$(h,f,b,e,d,g);}j=$cf$(f,b)+$hv$(h,f,b,d);return $ia$(h,f,b,e,d,j,100);}
function $ic$(a,b,c,d,e,f,g){let h,i;h=$gO$(a,b,c,d,e,f,g,0);if(h==0){return 0;}i=$hU$(a,b,e,h)+Math.floor(a[h+5]*150/1000);return i+$gJ$(a,b,c,e,h,0);}
function $id$(e,a,c,g){let f,d,b,h;b=a[1083+a[1259]];if(b>=64){if(c==999){return (-1000000);}d=a[2421+c]>=0?500:0;return d-10*$gE$(e,a,a[3],c);}if(c==999){return $ii$(e,a,b);}f=c==a[1853+b]?0:a[4057+c];h=$if$(e,a,b,c,f,g);if(g&8&&$ie$(e,a,b,c)){h=h+(-500000);}return h;}
function $ie$(e,c,d,f){let b,a,$0;$0=[c[1725+d],c[1853+d]];a=$0[0];b=$0[1];return $gE$(e,c,a,f)>$gE$(e,c,a,b);}
function $if$(d,a,b,e,f,g){let j,i,c,h;c=a[1725+b];h=$ig$(d,a,b,e,f,g);i=$gE$(d,a,c,e);if($x$(d,b,4)){i=Math.max(i,2);}h=h-i*60;j=$c$(d,c,e,0)+$c$(d,c,e,3);if(a[3341+c*230+e]==0){j=j+$c$(d,c,e,1);}if(a[3801+e]==1-c){j=j+d[61461-c];}h=h+j*700;if($gk$(d,a,b,e)){h=h+20000000;}if(g&1){h=h-$hV$(d,a,b,e);if($N$(d,a,e,c)){h=h+80;}}return h;}
function $ig$(b,e,c,f,a,l){let g,j,h,d,i,k,$0,$1,$2;if(a>0){d=$x$(b,c,1);if(a>$cb$(b,e,c)||b[56629+d*230+f]){return 0;}}$0=$K14;g=$0[0];h=$0[1];i=e[1725+c];for($1=0,$2=6;$1<$2;$1+=1){j=$1;k=$Q$(b,f,j);if(k>=0&&$P$(b,e,k)==1-i){h=h||e[2421+k]>=0;g=Math.max(g,$hZ$(b,e,c,f,k,l));}}if(h||$x$(b,c,4)==0||l&2){return g;}return Math.max(g,$ih$(b,e,c,f,a>0));}
function $ih$(e,c,d,g,k){let a,h,j,f,b,i,$0,$1;$0=[0,c[1725+d]];a=$0[0];b=$0[1];f=$x$(e,d,7);h=e[57549+g];while(h<e[57549+g+1]){$1=[e[h],e[h+1]];i=$1[0];j=$1[1];if(j<=f&&$P$(e,c,i)==1-b&&$eH$(e,c,h)){a=Math.max(a,$ic$(e,c,d,g,i,j,k));}h=$eG$(e,h);}return a;}
function $ii$(a,b,c){return 1400+($gk$(a,b,c,999)?20000000:0);}
function $ij$(f,d,a){let c,b,e,$0;if(a==0){return 0;}$0=[$mod(a,1000),Math.floor(a/1000)*1000];b=$0[0];c=$0[1];e=d[2421+b];if(c==2000){return (-1000000);}if(c==3000){return $ik$(f,d,b);}return e>=0?d[4737+e]:50;}
function $ik$(e,a,b){let d,f,g,c,$0,$1;c=100+(a[2421+b]>=0?a[4737+a[2421+b]]:0);for($0=0,$1=6;$0<$1;$0+=1){d=$0;f=$Q$(e,b,d);g=f>=0?a[2421+f]:(-1);if(g>=0&&a[1725+g]==a[3]){c=c+Math.max(0,a[4737+g]);}}return c;}
function $il$(c,a,d,f){let e,b;b=a[3];e=$gW$(c,a,d,a[$e$(1-b)+3]);if(c[$A$(e)+0]==9){return 400;}return $hM$(c,a,e,a[$e$(b)+2],0,f);}
function $im$(d,a,c,e){let b,$0,$1,$2;if(a[2]!=3&&a[2]!=15){a[1038]=0;$0=0;a[1260]=$0;a[1263]=$0;}$hD$(a);for($1=0,$2=a[1723];$1<$2;$1+=1){b=$1;if($aq$(a,b,c)){a[4737+b]=$in$(d,a,b,e);}}a[4801]=a[2]!=15?a[6]:0;}
function $in$(e,c,d,f){let g,a,h,i,b,j,$0,$1,$2;$0=[c[1853+d],c[4]];a=$0[0];b=$0[1];g=$if$(e,c,d,a,0,f);h=g-$ig$(e,c,d,a,0,f);$eA$(e,c,d);for($1=b,$2=c[4];$1<$2;$1+=1){i=$1;j=c[9+i];if(j==999){g=Math.max(g,$ii$(e,c,d));}else{g=Math.max(g,$if$(e,c,d,j,c[4057+j],f));}}c[4]=b;return g-h;}
function $io$(a){let $0;return a==3||20<=($0=a)&&$0<=24;}
function $ip$(b,a,c){if(a[2]==6){return 0;}return $hI$(b,a,c,5);}
function $iq$(a,b,c){return $hI$(a,b,c,7);}
function $ir$(a,b,c){return $hI$(a,b,c,0);}
function $is$(a,b,c){return $hI$(a,b,c,5);}
function $it$(d,g,v,B,x,y,z,b,i,c,h,s,n,C){let t,l,a,f,k,m,r,w,A,p,j,q,u,o,e,$0,$1,$2,$3,$4;for($0=0,$1=n.length;$0<$1;$0+=1){a=$0;e=word_at(b,c+a,d[9]);for($2=0,$3=h.length;$2<$3;$2+=1){f=$2;h[f]=g[f];}if(d[10]>0){$f$(d,h,d[10]-1,word_at(i,c+a,0));}$iH$(d,h);$4=[d[15],1,0];j=$4[0];k=$4[1];l=$4[2];m=d[21]>0?0:(-1);while(h[0]!=0){if(h[6]!=j){j=h[6];if(j==d[12]){return $iG$(l);}$iE$(d,h,n[a]);}if(l==d[13]&&l>0){return $iG$(l);}o=h[0];if(d[14]>0&&(o>0||h[3]!=d[14]-1)){return $iG$(l);}p=o<0&&d[16+h[3]]>0;if(d[22]>0&&p&&$iD$(d,h)){return $iG$(l);}l=l+1;q=uniform_of(e);r=(-1);if(m>=0){if(o<0){r=$iC$(d,h,m);}m=r>=0?m+1:(-1);}if(m<0){e=next_word(e);}if(r>=0){u=h[9+r];}else{if(o>=100000){u=among(q,o-100000);}else{if(o>0){if(o>=v.length||v[o]<0){return o;}w=v[o];A=fallen_on(q,x,w,y,z[o]);u=B[w+A];}else{$ac$(d,h,s);t=$iw$(d,h,q);$ab$(d,h,s);u=h[9+t];}}}if(C.length>0){k=$iv$(h,u,C,k);}$iu$(d,h,u);}$j$(d,h,n[a]);}return 0;}
function $iu$(a,b,c){$ad$(a,b,c);$iH$(a,b);}
function $iv$(a,e,d,c){let f,b,$0,$1,$2;b=a[0]<0?a[4]:0;if(c+3+b>d.length){d[0]=d.length+1;return d.length;}d[c]=a[0];$0=[e,b];d[c+1]=$0[0];d[c+2]=$0[1];for($1=0,$2=b;$1<$2;$1+=1){f=$1;d[c+3+f]=a[9+f];}d[0]=c+3+b;return c+3+b;}
function $iw$(a,b,c){let d,e;d=ask_bot(a,b,c,a[1+b[3]]);if(a[6]>0){e=$ix$(a,b);if(e>=0){return e;}}return d;}
function $ix$(a,c){let d,e,g,f,b,$0,$1,$2,$3,$4,$5;b=a[6];if(c[6]!=a[7]||c[3]!=a[8]){return (-1);}if($iB$(a,c)){return (-1);}d=c[2];for($0=0,$1=a[b];$0<$1;$0+=1){e=$0;f=b+65+2*e;if(a[f]==d){for($2=0,$3=c[4];$2<$3;$2+=1){g=$2;if($iy$(a,c,d,c[9+g],a[f+1])){return g;}}}}if(a[b+1+d]){for($4=0,$5=c[4];$4<$5;$4+=1){g=$4;if(c[9+g]==0){return g;}}}return (-1);}
function $iy$(e,a,b,c,d){return $iA$(a,b,c)==d||$iz$(a,b,c)==d;}
function $iz$(c,a,b){let d;if(a==3&&b>0){return 10000*(1+c[1037])+b;}if(a!=5||b==0){return (-1);}d=c[2173+Math.floor(b/10000)-1];return (3-d)*10000000+$iA$(c,a,b);}
function $iA$(d,a,b){let g,f,c,e;if(a==19&&b>0){c=$mod(b,1000);e=b<2000&&d[2421+c]>=0;return (e?0:1000000)+c*1000;}if(a==4){f=d[1083+d[1259]];if(f<64){return d[1853+f]*1000+b;}return 1000000+d[2301+f-64]*1000+b;}if(a==5&&b>0){e=Math.floor(b/10000)-1;g=Math.floor($mod(b,10000)/1000);return g*1000000+d[1853+e]*1000+$mod(b,1000);}return b;}
function $iB$(a,b){return 0;}
function $iC$(a,e,c){let f,d,b,$0,$1;b=a[21];d=b+1+2*c;if(c>=a[b]||a[d]!=e[0]){return (-1);}for($0=0,$1=e[4];$0<$1;$0+=1){f=$0;if(e[9+f]==a[d+1]){return f;}}return (-1);}
function $iD$(a,b){return 0;}
function $iE$(e,a,d){let b,c,$0,$1;b=$iF$(a[6]);if(b>=0){for($0=0,$1=2;$0<$1;$0+=1){c=$0;d[377+2*b+c]=1+a[$e$(c)+0];}}}
function $iF$(a){let d,c,b,$0,$1,$2;if(a<=20){return a-1;}if(a<=60){$2=$K28;b=$2[0];c=$2[1];d=$2[2];}else{if(a<=160){$1=$K27;b=$1[0];c=$1[1];d=$1[2];}else{if(a<=320){$0=$K26;b=$0[0];c=$0[1];d=$0[2];}else{return (-1);}}}if($mod(a-c,b)){return (-1);}return d+Math.floor((a-c)/b)-1;}
function $iG$(a){return (-1)-a;}
function $iH$(b,a){while(a[7]==0){a[0]=(-1);$aa$(a);$dq$(b,a);if(a[0]==(-1)){continue;}if(a[0]>0){if(a[0]!=100001){return;}}else{if(a[4]!=1){return;}}$ad$(b,a,a[0]<0?a[9]:0);}a[0]=0;}

const DICE=new Dice($a$),GAME={"name": "battles", "row": 452, "aside": 80, "redrawn": 24301};
const RULES={prepare:$dq$,settle:$ad$,hide:$ac$,show:$ab$,clear:$aa$,drawn_among:drawn_among,word_at:word_at,key:key,clear_options:$aa$,record:$j$,redraw:$f$,side_row:$e$,hexes_between:$d$,objective:$c$,banners_needed:$b$},AT={"PENDING": 0, "DECISION": 2, "ASKED": 3, "OPTIONS_OPEN": 4, "ACTIVE": 5, "TURN": 6, "ENDED": 7, "WINNER": 8, "CHOICES": 9, "PLAYING": 0, "BOTS": 1, "DRAWN": 9, "UNIFORM": 100000, "AUTOMATIC": -1};
const BOTS=[$is$,$ir$,$iq$,$ip$,$hH$,$hG$,$fS$],ask_bot=(q,s,uniform,bot)=>BOTS[bot](q,s,uniform);
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
for (;;) {
const row = new Int16Array(GAME.row);
const code = $it$(this.question, this.state, DICE.start, DICE.outcome, DICE.limit,
DICE.guide, DICE.guideStart, ...keys, game, state, aside, [row], log);
if (code <= DONE) return { row, state, draws: code === DONE ? null : -1 - code };
DICE.add(code);
}
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
