(globalThis.RULED??={}).ran=(()=>{"use strict";
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

const $K0=[0,5];
const $K1=[3,2];
const $K2=[1,3];
const $K3=[1,2];
const $K4=[0,4];
const $K5=[0,1];
const $K6=[2,11];
const $K7=[1,0,(-1)];
const $K8=[1,(-1),0];
const $K9=[0,(-1),1];
const $K10=[(-1),0,1];
const $K11=[(-1),1,0];
const $K12=[0,1,(-1)];
const $K13=[$K7,$K8,$K9,$K10,$K11,$K12];
function $a$(a){throw Error('no_pool');}
function $b$(a,d,b){let c;c=a[52+b];return d[2143+b]==0&&d[2175+b]==0&&$o$(a,d,c)&&d[2129+c]<Math.max(0,a[43+c]-d[2335+a[37+c]])&&$k$(a,d,b)&&(a[37+a[52+b]]==b||$j$(a,d,c)||$c$(a,d,b));}
function $c$(a,e,b){let d,h,f,i,g,c,$0,$1;c=a[52+b];d=a[37+c];if(d==b||$j$(a,e,c))return 1;if(d<0||e[2271+d]<0||e[2271+b]<0)return 0;$0=$h$(a,e,d);$1=e[2271+b];f=$0;g=$1;if($g$(a,e[2271+d],g)>f)return 0;h=$e$(a,e,c,e[2271+d],f);i=e[10044+g]>0;$d$(e,h);return i;}
function $d$(b,c){let a,$0;for(a=0,$0=c;a<$0;a++)b[10044+b[11644+a]]=0;}
function $e$(h,a,j,b,f){let g,c,e,d,i,$0,$1;a[10044+b]=1;a[11644]=b;$0=0;$1=1;c=$0;d=$1;while(c<d){e=a[11644+c];c+=1;if(a[10044+e]>f)continue;for(g=0;g<6;g++){if(h[39012+6*e+g]>0){i=h[29412+6*e+g];if(a[10044+i]==0&&$f$(h,a,j,i)){a[10044+i]=a[10044+e]+1;a[11644+d]=i;d+=1;}}}}return d;}
function $f$(d,a,e,b){let c;c=a[5071+b];if(c>=0)return d[15892+c]==e;return !(a[6671+(1-e)*1600+b]>0);}
function $g$(a,b,c){let d,f,e;d=Math.abs(a[21412+b]-a[21412+c]);e=Math.abs(a[23012+b]-a[23012+c]);f=a[21412+b]-a[21412+c]+a[23012+b]-a[23012+c];return Math.max(d,e,Math.abs(f));}
function $h$(a,b,c){let d,$0,$1;d=$i$(a,b,c);if(($0=a[52+c],$1=b[2271+c],b[6671+(1-$0)*1600+$1]>0))return $div(d+1,2);return d;}
function $i$(a,b,c){let d;d=a[212+b[2239+c]*32+c];return Math.max(0,d-b[2335+c]);}
function $j$(a,e,b){let c,d,$0,$1;$0=a[39+b];$1=a[37+b];c=$0;d=$1;return c>=0&&d>=0&&e[2591+c]>=0&&e[2271+d]==e[2591+c];}
function $k$(c,a,b){let d;d=a[2271+b]>=0||$n$(c,a,b);return d&&(a[2207+b]==0||a[2207+b]==1)&&$l$(c,a,b);}
function $l$(c,b,d){let a,$0;for(a=c[116+d],$0=c[148+d];a<$0;a++){if(b[2591+a]>=0||b[2911+a]==2||$m$(c,b,a))return 1;}return 0;}
function $m$(a,e,b){let c,d;c=a[16052+b];d=a[404+c];return d>0&&e[6]>=d&&e[2591+b]<0&&e[2911+b]<=1&&(e[2207+c]==0||e[2207+c]==1);}
function $n$(a,d,b){let e,c;c=a[404+b];e=c>0&&d[6]>=c;return e&&(d[2207+b]==0||d[2207+b]==1)&&!(d[2271+b]>=0);}
function $o$(a,d,b){let c;c=a[37+b];return c>=0&&(d[2207+c]==0||d[2207+c]==1)&&d[2271+c]>=0;}
function $p$(c,a,b){return a[2143+b]>0&&a[2175+b]==0&&$k$(c,a,b)&&$q$(c,a,b);}
function $q$(a,d,b){let c;c=a[52+b];if(a[37+a[52+b]]==b||!$o$(a,d,c)||$j$(a,d,c))return 1;return $n$(a,d,b)||$c$(a,d,b);}
function $r$(a,b,c,d){}
function $s$(a,b,c){let g,e,f,h,d,$0,$1;$S$(a,b,c);if(b[7]!=4)return;for(d=605;d<621;d++)c[d]=0;e=$A$(a,b,c,0,1);f=$A$(a,b,c,1,(-1));c[612]=$div(1000*(e-f),Math.max(1,e+f));$0=$u$(a,b,0);$1=$u$(a,b,1);g=$0;h=$1;c[615]=$div(1000*(g-h),Math.max(1,g+h));if(b[1]<11)c[616]=b[5]==0?1000:(-1000);c[608]=$div(c[607]*$t$(a,b),1000);}
function $t$(d,a){let b,c,e,$0;if(a[1]>=11)return 1000;b=0;for(c=0,$0=d[24];c<$0;c++)b+=$p$(d,a,c);e=1000-$div(1000*b,Math.max(1,d[24]));return e;}
function $u$(d,c,e){let b,a,$0;a=0;for(b=d[33+e],$0=d[35+e];b<$0;b++){if(c[1]<11&&$p$(d,c,b))a+=$v$(d,c,b,e);}return a;}
function $v$(a,b,g,c){let d,f,e,$0;$w$(a,b,c);d=1;for(e=a[116+g],$0=a[148+g];e<$0;e++){f=b[2591+e];if(f<0){if(b[2911+e]==0)d+=40;continue;}if(a[16372+e]==8)continue;if(b[3551+e])d+=60;d+=Math.max(5,100-12*$div(b[49678+c*1600+f],1000));}return d;}
function $w$(f,a,c){let g,h,i,j,b,e,d,$0,$1;b=1+a[2066];if(a[49676+c]==b)return;a[49676+c]=b;d=49678+c*1600;for(e=0,$0=f[26];e<$0;e++)a[d+e]=99000;$1=0;g=$1;h=$1;for(i=0;i<3;i++){h=$y$(f,a,c,i,h);while(g<h){j=a[52878+g];if(i<2&&$div(a[49678+c*1600+j],1000)>i)break;h=$x$(f,a,c,j,h);g+=1;}}}
function $x$(d,f,a,g,h){let e,c,b,$0;b=49678+a*1600;for(c=6*g,$0=6*(g+1);c<$0;c++){e=d[29412+c];if(e>=0&&d[39012+c]>0&&$div(f[49678+a*1600+e],1000)>=99){f[b+e]=f[b+g]+1000;f[52878+h]=e;h+=1;}}return h;}
function $y$(d,b,f,e,g){let a,c,$0;for(a=d[30-f],$0=d[32-f];a<$0;a++){c=b[2591+a];if(c<0||$z$(d,b,a)!=e||$div(b[49678+f*1600+c],1000)<=e)continue;b[49678+f*1600+c]=e*1000+a;b[52878+g]=c;g+=1;}return g;}
function $z$(a,c,b){let d;if(a[16372+b]==8)return 2;d=c[2911+b]!=0||a[17172+b]!=0;return d||2*c[3071+b]>=a[16532+b]?0:1;}
function $A$(a,d,g,b,f){let i,k,j,l,h,n,c,e,o,m,$0,$1;c=Math.max(1,a[41+b]);e=Math.min(1500,Math.max((-1000),$div(1000*$R$(a,d,b),c)));g[605]+=f*e;g[606]+=$div(f*e*Math.abs(e),1000);g[607]+=f*1000*(e>=1000);$0=0;h=$0;i=$0;j=$0;k=$0;l=$0;for(m=a[29+b],$1=a[31+b];m<$1;m++){n=d[2591+m];if(d[2911+m]>=2||a[16372+m]==8)continue;h+=$div((a[16372+m]==8?600:100*a[17812+m])*$Q$(a,d,m,d[3071+m]),10000);l+=((a[16372+m]==8?600:100*a[17812+m])-$div((a[16372+m]==8?600:100*a[17812+m])*$Q$(a,d,m,d[3071+m]),10000))*$P$(a,d,m);if(d[2911+m]==1)i+=a[16372+m]==8?600:100*a[17812+m];if(n>=0){j+=$E$(a,d,m,n,d[2751+m]);if(d[3551+m])k+=a[16372+m]==8?600:100*a[17812+m];}}o=100*c;g[609]+=f*Math.min(3000,$div(1000*h,o));g[610]+=f*Math.min(3000,$div(1000*i,o));g[613]+=f*Math.min(3000,$div(1000*j,o));g[614]+=f*Math.min(3000,$div(1000*k,o));$B$(a,d,g,b,f);return l;}
function $B$(a,i,k,b,j){let h,g,f,d,l,e,c,$0,$1,$2,$3;c=Math.max(1,a[41+b]);$0=0;d=$0;e=$0;$1=a[33+b];$2=a[35+b];f=$1;g=$2;for(h=f,$3=g;h<$3;h++){d+=$C$(a,i,h);e+=1000*!(i[2207+h]==0||i[2207+h]==1);}k[611]+=j*Math.min(3000,$div(1000*d,100*c));k[618]+=$div(j*e,Math.max(1,g-f));k[617]+=j*1000*Math.max(0,Math.max(0,a[45+b]-i[2335+a[37+b]])-i[2131+b]);k[619]+=j*1000*$o$(a,i,b);l=i[2125+b]+i[2127+b];k[620]+=j*1000*Math.min(3,l);}
function $C$(d,e,f){let g,a,b,c,$0,$1;$0=0;a=$0;b=$0;for(c=d[116+f],$1=d[148+f];c<$1;c++){if(d[16372+c]==8)continue;b+=e[2911+c]!=0;if(e[2591+c]>=0)a+=d[16372+c]==8?600:100*d[17812+c];}g=$div(a*$D$(d,e,f,b),10);return g;}
function $D$(b,e,c,a){let d;if(a==0)return 0;d=b[10740+c*161+Math.min(a,b[180+c])];if((e[2207+c]==0||e[2207+c]==1)&&e[2239+c]==0)d-=$div($i$(b,e,c),2);return Math.min(Math.max(d+1,0),10);}
function $E$(a,b,c,d,e){$G$(a,b,c,d);return $F$(a,b,e);}
function $F$(i,f,c){let h,d,g,e,b,a,$0,$1,$2,$3;$0=0;a=$0;b=$0;d=c>=0?1<<c|1<<$mod(c+5,6):(-1);for(e=54482,$3=54482+3*f[54481];e<$3;e+=3){g=f[e+(f[e]&d?1:2)];if(g>a){$1=g;$2=a;a=$1;b=$2;}else if(g>b)b=g;}h=a+$div(b,2);return $div(h*i[110652],100);}
function $G$(b,a,c,g){let h,e,d,i,f,$0;a[54481]=0;d=1-b[15892+c];for(e=b[29+d],$0=b[31+d];e<$0;e++){f=a[2591+e];if(f<0||!$O$(b,e)||a[2911+e]!=0)continue;h=$g$(b,g,f);if(h<=b[16852+e]){i=54482+3*a[54481];a[i]=$N$(b,g,f);a[i+1]=$H$(b,a,e,c,g,0,h);a[i+2]=$H$(b,a,e,c,g,1,h);a[54481]+=1;}}}
function $H$(a,f,b,c,d,g,i){let e,h;e=$M$(a,b,c,0,(-a[27812+d]));if(e<0)return 0;h=$I$(a,f,c,e,g,0,1);return i<=2?h:$div(h*2,3);}
function $I$(a,b,c,d,e,f,g){let i,k,j,h,$0,$1;h=$L$(a,b,c,d,e,f,g);$0=a[h];$1=a[h+1];i=$0;j=$1;k=i*$K$(a,b,c,e)+j*$J$(a,b,c);return $div(k,1000);}
function $J$(b,d,c){let a;a=30;if(b[17172+c]!=0)a=60;else if(d[2911+c]!=0)a=25;return $div((b[16372+c]==8?600:100*b[17812+c])*a,100*Math.max(1,$P$(b,d,c)));}
function $K$(c,a,b,d){let f,e;e=a[2911+b]==0&&c[17172+b]==0&&!d;f=e?$div((c[16372+b]==8?600:100*c[17812+b])*45,100):(c[16372+b]==8?600:100*c[17812+b]);return Math.max(0,f-$div((c[16372+b]==8?600:100*c[17812+b])*$Q$(c,a,b,a[3071+b]),10000));}
function $L$(a,b,c,i,j,h,f){let g,d,k,e;d=Math.min(Math.max(1,$P$(a,b,c)-b[3071+c]),9);e=9;if(f){g=a[17332+c]==0;e=Math.min(9,Math.max(0,$P$(a,b,c)-(h&&g)));}k=((i*3+1)*2+j)*10+e;return 87104+2*(k*9+d-1);}
function $M$(b,c,e,a,h){let g,d,f;d=a?9:b[16372+c];f=b[16372+e]*10+d;g=b[87014+f];if(g==0)return (-1);return Math.min(Math.max(g+h,1),13)-1;}
function $N$(a,c,b){let h,k,j,f,i,g,d,e,$0,$1,$2;d=a[21412+b]-a[21412+c];e=a[23012+b]-a[23012+c];$0=d-e;$1=d+2*e;f=$0;g=$1;if(f*g<0){$2=f>0?$K0:$K1;h=$2[0];i=$2[1];j=Math.abs(f)-Math.abs(g);if(j==0)return 1<<h|1<<i;return j>0?1<<h:1<<i;}if(d==0&&e==0)return 63;k=f+g>0?1:4;if(g==0)return 1<<k|1<<k-1;return f==0?1<<k|1<<k+1:1<<k;}
function $O$(a,b){let c;c=a[16372+b];return c!=6&&c!=7&&c!=8;}
function $P$(d,a,b){let c;c=a[2911+b]!=0?160:0;return d[16532+c+b]-a[3231+b];}
function $Q$(a,b,c,e){let d;d=Math.max(1,$P$(a,b,c));if(a[17172+c]!=0)return $div(6000*e,d);if(b[2911+c]==0)return $div(3000*e,d);return 4500+$div(2500*e,d);}
function $R$(d,c,e){let a,b,$0;a=0;for(b=d[29+e],$0=d[31+e];b<$0;b++){if(c[2911+b]>=2)a+=d[17812+b];}a-=d[50]*c[2125+e];return a-d[51]*c[2127+e];}
function $S$(e,a,b){let g,c,f,h,d,$0,$1,$2,$3,$4,$5,$6,$7,$8;$0=a[8];$1=a[7];$2=a[6];b[0]=$0;b[1]=$1;b[2]=$2;for(c=0;c<2;c++){b[3+c]=a[2141+c];b[5+c]=a[2125+c]+a[2127+c];b[7+c]=a[2127+c];$3=0;b[9+c]=$3;b[11+c]=$3;for(d=e[29+c],$4=e[31+c];d<$4;d++){if(a[2911+d]==2)b[9+c]+=1;else if(a[2911+d]==3)b[11+c]+=1;}f=49628+c*24;b[13+c]=a[f+11];b[15+c]=a[f+15];}for(g=0;g<48;g++)b[17+g]=a[49628+g];for(d=0,$7=e[23];d<$7;d++){h=a[2591+d]>=0?a[2591+d]:a[4031+d];$5=$T$(e,a,d);$6=h;b[65+d]=$5;b[225+d]=$6;b[385+d]=a[3071+d];}for(g=0,$8=2*Math.max(0,30-a[6]);g<$8;g++)b[604-g]=(-999);}
function $T$(b,a,c){if(a[2207+b[16052+c]]==3)return 4;return a[2911+c];}
function $U$(b){let a,$0;for(a=0,$0=b[4];a<$0;a++)b[9+a]=0;b[4]=0;}
function $V$(a,b,c){}
function $W$(a,b,c){if($ge$(a,b)>=0)$fZ$(a,b,$ge$(a,b),c);else if($fY$(a,b)>=0)$fX$(a,b,$fY$(a,b),c);else $X$(a,b,c);}
function $X$(c,a,d){let b;b=a[1];if(b<139){if(b<116){if(b<13){if(b<5){if(b<3){if(b<2)$fW$(c,a,d);else $fR$(c,a,d);}else if(b<4)$fP$(c,a,d);else $fe$(c,a,d);}else if(b<7){if(b<6)$fc$(c,a,d);else $fb$(c,a,d);}else if(b<9)$fa$(c,a,d);else $eU$(c,a,d);}else if(b<111){if(b<104){if(b<14)$eT$(a,d);else $eS$(c,a,d);}else if(b<110)$eR$(c,a,d);else $eO$(c,a,d);}else if(b<114){if(b<112)$eL$(c,a,d);else $et$(c,a,d);}else if(b<115)$ek$(c,a,d);else $ej$(c,a,d);}else if(b<124){if(b<120){if(b<118){if(b<117)$ei$(c,a,d);else $eg$(c,a,d);}else if(b<119)$ef$(c,a,d);else $ee$(c,a,d);}else if(b<122){if(b<121)$ed$(c,a,d);else $ec$(c,a,d);}else if(b<123)$eb$(c,a,d);else $dX$(c,a,d);}else if(b<131){if(b<129){if(b<128)$dV$(c,a,d);else $dS$(c,a,d);}else if(b<130)$dR$(c,a,d);else $dN$(c,a,d);}else if(b<136){if(b<133)$dD$(c,a,d);else $dC$(c,a,d);}else if(b<137)$dA$(c,a,d);else $dx$(c,a,d);}else if(b<209){if(b<152){if(b<147){if(b<142){if(b<141)$dw$(c,a,d);else $du$(c,a,d);}else if(b<143)$dt$(a,d);else $dp$(c,a,d);}else if(b<149){if(b<148)$dn$(c,a,d);else $dm$(c,a,d);}else if(b<151)$da$(c,a,d);else $cZ$(a,d);}else if(b<205){if(b<203){if(b<202)$cY$(c,a,d);else $cX$(c,a,d);}else if(b<204)$cp$(c,a,d);else $co$(c,a,d);}else if(b<207){if(b<206)$ci$(c,a,d);else $cd$(c,a,d);}else if(b<208)$ca$(c,a,d);else $bW$(c,a,d);}else if(b<401){if(b<213){if(b<211){if(b<210)$bT$(c,a,d);else $bH$(c,a,d);}else if(b<212)$cd$(c,a,d);else $bz$(c,a,d);}else if(b<301){if(b<300)$bu$(c,a,d);else $br$(c,a,d);}else if(b<302)$aQ$(c,a,d);else $aK$(c,a,d);}else if(b<405){if(b<403){if(b<402)$aH$(c,a,d);else $aC$(c,a,d);}else if(b<404)$aA$(c,a,d);else $as$(c,a,d);}else if(b<407){if(b<406)$ap$(c,a,d);else $ao$(c,a,d);}else if(b<408)$ad$(c,a,d);else $Y$(c,a,d);}
function $Y$(c,a,b){a[1]=407;if(b)$Z$(c,a,a[34399]>a[34400]?0:1,0);}
function $Z$(a,b,d,i){let f,e,h,g,c,j,$0,$1,$2;c=a[52+b[2059]];e=b[34400-d]>0?1:0;$0=b[34397];$1=b[34398];$2=b[34396];f=$0;g=$1;h=$2;b[5011+h]=0;if(f>=0)b[2335+f]=0;else b[5011+g]=0;if(i){j=d==0?1-c:c;$ac$(b,j,d==1&&f>=0&&a[37+a[52+f]]==f);}if(d==0){$ab$(a,b,h);if(f>=0)b[2303+f]+=e;else b[4951+g]+=e;}else{b[4951+h]+=e;if(f>=0)$aa$(a,b,f,1);else $ab$(a,b,g);}b[1]=409;}
function $aa$(a,d,b,e){let c,$0;c=a[52+b];d[2431+b]=1+$i$(a,d,b);if(a[37+a[52+b]]==b)d[2139+c]=$i$(a,d,b);d[2207+b]=2;d[2271+b]=(-1);$0=0;d[2303+b]=$0;d[2335+b]=$0;d[2527+b]=$0;d[2143+b]=0;d[2495+b]=e?1:0;d[9883]=0;d[49628+c*24+11]+=1;}
function $ab$(a,b,c){let d,$0,$1,$2;d=a[52+b[4831+c]];$0=(-2);$1=(-1);b[4831+c]=$0;b[4891+c]=$1;$2=0;b[4951+c]=$2;b[5011+c]=$2;b[49628+d*24+12]+=1;}
function $ac$(b,c,a){if(a)b[2127+c]+=1;else b[2125+c]+=1;}
function $ad$(a,c,d){let b,h,f,g,e,$0,$1;b=$part(a,80614,80845);e=$ah$(b,$am$(a,c),d);c[34399]+=e<=3?e:0;c[34400]+=e>3?e-3:0;$0=$af$(a,c,0);$1=$af$(a,c,1);f=$0;g=$1;h=$ae$(c[34399],c[34400],f,g,0,0);if(h!=0)$Z$(a,c,h==1?0:1,1);else if(c[34399]!=c[34400])c[1]=408;}
function $ae$(a,c,b,d,e,f){if(a>=b)return 1;if(c>=d)return 2;if(a>c&&b-a<=e)return 3;if(c>a&&d-c<=f)return 4;return 0;}
function $af$(c,b,a){let d;if(a==1&&b[34397]>=0)return $ag$(c,b,b[34397]);d=a==0?b[34396]:b[34398];return Math.max(0,c[18152+d]-b[5011+d])-b[4951+d];}
function $ag$(a,b,c){let d;d=a[340+b[2239+c]*32+c];return Math.max(0,d-b[2335+c])-b[2303+c];}
function $ah$(c,a,b){if(a<15)return b<=a-1+(-3)?1:0;if(a<29)return Math.max(0,b-(a-15+(-3)));if(a<68)return $al$(c,a-29,b);if(a<70)return $ak$(c,a-68,b);if(a==70)return c[141+b];if(a<199)return $aj$(c,a-71,b);return $ai$($div(a-199,21),$mod(a-199,21),b);}
function $ai$(a,c,b){let g,h,f,d,e,$0,$1,$2,$3;$0=a+$div(b,10);$1=c+$mod(b,10);d=$0;e=$1;$2=Math.min(d,e);$3=Math.max(d,e);f=$2;g=$3;if(f==g)return 0;h=1+(2*f<=g?1:0)+(3*f<=g?1:0);return d==f?h:3+h;}
function $aj$(f,a,b){let c,g,e,d,h,$0,$1;$0=$mod(a,2);$1=b+$mod($div(a,2),8)+(-4);c=$0;d=$1;e=Math.min(Math.max(d,0),9);g=f[151+$div(a,16)*10+e];h=c&&b==9?2:0;return 4*$div(g,2)+1*$mod(g,2)+h;}
function $ak$(b,d,a){let c;if($div(a,10)<9)return 0;c=b[131+$mod(a,10)];return d&&c==1?2:c;}
function $al$(c,b,a){let e,d;d=a+($mod(b,3)-1)*c[0];e=Math.min(Math.max(d,0),9);return c[1+$div(b,3)*10+e];}
function $am$(a,b){let c,$0,$1,$2,$3;c=($0=b[34396],Math.max(0,a[18092+$0]-b[5011+$0]));if(b[34397]>=0)return ($1=$an$(a,b,b[34397]),199+Math.min(c,20)*21+Math.min($1,20));return ($3=($2=b[34398],Math.max(0,a[18092+$2]-b[5011+$2])),199+Math.min(c,20)*21+Math.min($3,20));}
function $an$(a,b,c){let d;d=a[276+b[2239+c]*32+c];return Math.max(0,d-b[2335+c]);}
function $ao$(c,b,a){if(a>10000)b[34398]=a-10000-1;else b[34397]=a-1;b[1]=407;}
function $ap$(a,b,c){b[34398]=$aq$(a,b,b[34397],c);b[34397]=(-1);b[1]=407;}
function $aq$(a,d,b,e){let f,g,h,c,$0,$1,$2;c=a[52+b];$0=$ar$(a,d,c)>0?c:2;$1=e;f=$0;g=$1;for(h=0,$2=a[25];h<$2;h++){if(a[17972+h]==f&&d[4831+h]==(-1)){if(g==0){d[4831+h]=b;d[4891+h]=d[2271+b];d[2135+c]+=1;return h;}g-=1;}}return (-1);}
function $ar$(c,e,d){let a,b,$0;a=0;for(b=0,$0=c[25];b<$0;b++){if(c[17972+b]==d&&e[4831+b]==(-1))a+=1;}return a;}
function $as$(d,a,c){let b;b=a[34397];if(c<=$i$(d,a,b)){$au$(d,a,b,(-1));a[1]=405;return;}$au$(d,a,(-1),(-1));if(a[2271+b]>=0)$at$(d,a,b);a[34397]=(-1);a[1]=409;}
function $at$(c,a,b){let $0;$0=1;a[2335+b]=$0;a[2175+b]=$0;if($ag$(c,a,b)<=0)$aa$(c,a,b,1);}
function $au$(d,b,a,c){let f,e,$0,$1;if(a>=0&&b[2335+a])return;if(c>=0&&b[5011+c])return;e=1-d[52+b[2059]];for(f=0,$0=d[25];f<$0;f++){if($az$(d,b,e,f)&&b[5011+f])$ab$(d,b,f);}for(f=d[33+e],$1=d[35+e];f<$1;f++){if(b[2335+f]&&$av$(d,b,f,(-1)))$aa$(d,b,f,1);}}
function $av$(c,b,a,e){let f,d,$0;if(a>=0){if(!(b[2271+a]>=0))return 0;if(c[37+c[52+a]]==a&&$j$(c,b,c[52+a]))return 0;d=b[2271+a];}else d=$ay$(b,e);f=$ay$(b,b[34396]);if(d<0||$g$(c,f,d)>($0=b[34396],Math.max(0,c[18032+$0]-b[5011+$0])))return 0;return $aw$(c,b,f,d);}
function $aw$(a,f,b,c){let e,d,$0;if($g$(a,b,c)>a[80612])return 0;d=a[a[80613]+$ax$(a,b,c)];if(d<0)return 0;for(e=0,$0=a[d];e<$0;e++){if(f[5071+a[d+1+e]]>=0)return 0;}return 1;}
function $ax$(a,e,d){let b,c,f,g;b=a[80612];c=2*b+1;f=a[21412+d]-a[21412+e]+b;g=a[23012+d]-a[23012+e]+b;return (e*c+f)*c+g;}
function $ay$(a,b){let c;c=a[4891+b];return c>=0?c:a[2271+a[4831+b]];}
function $az$(d,a,e,b){let c;c=a[4831+b];if(c<0||d[52+c]!=e)return 0;return $av$(d,a,(-1),b);}
function $aA$(d,e,a){let b,c,$0,$1,$2,$3,$4,$5;$0=$div(a,10000);$1=$mod(a,10000)-1;b=$0;c=$1;if(a==0){$au$(d,e,(-1),(-1));$aB$(d,e);e[1]=409;return;}$2=c;$3=(-1);e[34397]=$2;e[34398]=$3;if(b==1){$4=(-1);$5=c;e[34397]=$4;e[34398]=$5;$au$(d,e,(-1),c);e[1]=407;}else if(b==0){$au$(d,e,c,(-1));e[1]=407;}else if(b==2){e[2175+c]=1;$au$(d,e,c,(-1));e[1]=405;}else e[1]=404;}
function $aB$(a,b){let e,c,d,$0,$1;c=1-a[52+b[2059]];for(d=0,$0=a[25];d<$0;d++){if($az$(a,b,c,d)){b[5011+d]=1;if(Math.max(0,a[18152+d]-b[5011+d])<=b[4951+d])$ab$(a,b,d);}}for(e=a[33+c],$1=a[35+c];e<$1;e++){if($av$(a,b,e,(-1)))$at$(a,b,e);}}
function $aC$(a,b,c){$aD$(a,b,c-1);b[33913+c-1]=0;b[34401]-=1;}
function $aD$(b,a,c){let f,d,e,$0,$1;d=a[2271+b[16052+c]];e=d>=0&&$g$(b,d,a[2591+c])<=1;$aE$(b,a,c,0);a[3071+c]+=e?1:2;f=($0=a[3071+c],$1=$P$(b,a,c),$0>=$1?$0-$1:(-1));if(f>=0){a[3071+c]=f;$aE$(b,a,c,1);}}
function $aE$(d,a,b,c){if(a[2911+b]==c)return;$aF$(d,a,b,(-1));a[2911+b]=c;$aF$(d,a,b,1);if(c==1)a[49628+d[15892+b]*24+20]+=1;}
function $aF$(a,e,b,f){let d,c;c=6671+a[15892+b]*1600;for(d=0;d<6;d++){if($aG$(a,e,b,d))e[c+a[29412+6*e[2591+b]+d]]+=f;}e[9883]=0;}
function $aG$(e,a,b,c){let d,$0;d=6*a[2591+b]+c;if(e[29412+d]<0||a[2911+b]!=0)return 0;if(!($0=a[2751+b],$0<0||c==$0||c==$mod($0+5,6)))return 0;return e[39012+d]>0||e[17172+b]!=0;}
function $aH$(d,c,a){let b;b=$div(a,10000);if(a==0)c[1]=409;else if(b==0)c[1]=403;else $aI$(d,c,b);}
function $aI$(c,d,a){let b,i,f,g,h,e,j,$0,$1,$2,$3;b=a==3||a==4;e=c[52+d[2059]];f=0;if(b){$0=d[2271+d[2059]];$1=$h$(c,d,d[2059]);g=$0;h=$1;f=$e$(c,d,e,g,h);}for(i=c[33+e],$2=c[35+e];i<$2;i++){if(d[2271+i]>=0&&$aJ$(c,d,b,d[2271+i]))d[2463+i]=1;}d[2137+e]=1;d[34401]=0;for(j=c[29+e],$3=c[31+e];j<$3;j++){d[33913+j]=0;if(d[2591+j]>=0&&$aJ$(c,d,b,d[2591+j])){if(a==1||a==3)d[3071+j]=Math.max(0,d[3071+j]-1);else{d[33913+j]=1;d[34401]=2;}}}$d$(d,f);d[1]=402;if(b)$aa$(c,d,d[2059],1);else $ab$(c,d,d[34396]);}
function $aJ$(e,b,a,c){let d;if(a)return b[10044+c]>0;d=b[34396];return $g$(e,$ay$(b,d),c)<=Math.max(0,e[18032+d]-b[5011+d]);}
function $aK$(g,a,c){let d,f,e,b,$0,$1,$2;b=a[34395];$0=$div(c,10000);$1=$mod(c,10000)-1;$2=a[2591+b];d=$0;e=$1;f=$2;if(e==f)$aP$(g,a,b,d);else{$aN$(g,a,b);$aM$(g,a,b,e,d);$aL$(g,a,g[15892+b],f,e);}a[1]=a[9882];}
function $aL$(e,b,f,c,d){let a,$0;for(a=e[33+f],$0=e[35+f];a<$0;a++){if(b[2271+a]==c)b[2271+a]=d;}b[9883]=0;}
function $aM$(e,c,d,a,b){let $0,$1;$0=a;$1=b;c[2591+d]=$0;c[2751+d]=$1;c[5071+a]=d;$aF$(e,c,d,1);}
function $aN$(a,b,c){let $0;$aF$(a,b,c,(-1));$aO$(a,b,c);b[5071+b[2591+c]]=(-1);$0=(-1);b[2591+c]=$0;b[2751+c]=$0;}
function $aO$(d,a,b){let e,c;if(a[3551+b]==0)return;for(c=0;c<6;c++){if(a[3551+b]&1<<c){e=a[5071+d[29412+6*a[2591+b]+c]];a[3551+e]&=~(1<<$mod(c+3,6));}}a[3551+b]=0;}
function $aP$(a,b,c,d){$aF$(a,b,c,(-1));b[2751+c]=d;$aF$(a,b,c,1);}
function $aQ$(b,a,c){let f,d,e,h,g,$0,$1,$2;if(a[9876]<0){$bm$(b,a,c);return;}$0=$part(a,29628,30191);$1=$part(a,30191,30252);d=$0;e=$1;f=$part(b,80614,80845);g=e[0];if(g==12){if($bl$(a)&&a[34394]==0){a[34394]=1;if(c==0){e[16]+=1;e[0]=11;}return;}h=347+e[16]*6;$bj$(d,e,$ah$(f,d[h+3],c));}else if(g==13)$ba$(d,e,$ah$(f,($2=$bi$(d,e),d[18+$bh$(d,e,$2,0)-(-3)]),c));else if(g==14){$aX$(d,e,$ah$(f,$aZ$(d,e),c));e[0]=11;}else $aV$(d,e,$ah$(f,$aW$(d,e),c));$aR$(b,a);}
function $aR$(c,b){let a;for(a=0;a<2;a++){if(b[30262+a]>=0)$aU$(c,b,a);}$aS$(c,b,0);$aS$(c,b,4);}
function $aS$(f,a,b){let d,e,c,$0,$1;$0=a[30252+b];$1=30222+b*3;c=$0;d=$1;e=a[d];if(a[2911+c]>=2)return;if(e>=2){$aT$(f,a,c,e);return;}$aE$(f,a,c,e);a[3071+c]=a[d+1];}
function $aT$(c,a,b,g){let f,h,d,e,$0,$1,$2,$3,$4,$5,$6,$7;$0=a[2591+b];$1=c[15892+b];d=$0;e=$1;if(d>=0){$aN$(c,a,b);a[4031+b]=d;for(f=c[33+e],$2=c[35+e];f<$2;f++){if(a[2271+f]==d)a[2527+f]=g==2?1:2;}}$3=g;$4=0;$5=0;a[2911+b]=$3;a[3071+b]=$4;a[3231+b]=$5;$6=0;a[3711+b]=$6;a[3871+b]=$6;if(c[16372+b]==8){$7=0;a[2125+e]=$7;a[2127+e]=$7;}h=g==2?21:22;a[49628+e*24+h]+=1;}
function $aU$(f,a,b){let c,d,e,$0,$1;$0=a[30262+b];$1=a[30199+b];c=$0;d=$1;if(a[30219]==1+b){a[2303+c]+=1;a[30219]=0;}if(a[30218]==1+b){e=a[30263-b];$ac$(a,f[52+c],f[37+f[52+e]]==e);a[30218]=0;}if(a[2207+c]>1)return;if(d==2)a[2207+c]=1;else if(d==3||d==4)$aa$(f,a,c,1);a[30205]=0;}
function $aV$(c,a,f){let d,b,e,$0,$1;b=347+a[16]*6;$0=c[b];$1=c[b+1];d=$0;e=$1;if(d==7)a[22]=1-f;else if($aW$(c,a)==0||d==8!=f>0){if(d==6)a[29]=(-e);else a[21]=1+e;}a[18]-=1+(e<4?0:1);a[16]+=1;a[0]=11;}
function $aW$(a,b){let e,c,d,$0,$1,$2,$3;$0=a[347+b[16]*6];$1=($2=$bi$(a,b),147+$2*20);c=$0;d=$1;e=a[d+12]==0&&a[d+4]==0;if(c==5||c==6&&e)return 0;return ($3=$bi$(a,b),a[18+$bh$(a,b,$3,0)-(-3)]);}
function $aX$(a,b,d){let c,$0;c=($0=$bi$(a,b),$0<4?0:1);if(d==1)b[8+c]=2;else if(d==2)$aY$(b,c,3);b[17]=0;b[16]+=1;}
function $aY$(b,c,a){b[8+c]=a;b[14]|=1+c;}
function $aZ$(a,b){let c,d,$0;c=($0=$bi$(a,b),$0<4?0:1);d=b[8+c]==2;return a[85+c*15+(d?7:6)];}
function $ba$(a,b,d){let c;c=$bi$(a,b);if(!d){if(b[31+c*3]==1)$bf$(a,b,c,1,0);else $bd$(a,b,c);}b[17]&=2;$bb$(a,b);}
function $bb$(a,b){let c;c=$bi$(a,b);if(b[17]&1&&b[31+c*3]<=1)b[0]=13;else if(b[17]&2&&$bc$(a,b,c))b[0]=14;else{b[17]=0;b[16]+=1;b[0]=11;}}
function $bc$(e,c,a){let d,b;b=a<4?0:1;d=c[8+b];return (d==1||d==2)&&e[85+b*15+1]==a;}
function $bd$(d,c,a){let b;b=31+a*3;if(c[b]==0){if(d[147+a*20+4])$be$(d,c,a);else{c[b]=1;c[b+1]=0;}}}
function $be$(f,c,a){let h,e,g,b,d;b=31+a*3;c[b]=3;c[b+1]=0;d=a<4?0:1;e=c[8+d];g=f[85+d*15+1]==a;h=g&&f[147+a*20+10]==1;if(h&&(e==1||e==2)){c[8+d]=3;c[14]|=1+d;}}
function $bf$(f,e,a,d,g){let b,c,$0,$1;$0=31+a*3;$1=147+a*20;b=$0;c=$1;e[b+1]+=d;if(e[b]==0&&e[b+1]>=f[c+2]){if(f[c+4])$be$(f,e,a);else if(g)$bg$(f,e,a);else{e[b]=1;e[b+1]-=f[c+2];}}if(e[b]==1&&e[b+1]>=f[c+2+1])$bg$(f,e,a);}
function $bg$(a,b,c){$be$(a,b,c);if(a[147+c*20+10]==0&&a[147+c*20+4]==0)b[31+c*3]=2;}
function $bh$(c,d,a,e){let f,b;b=a<4?0:1;f=c[147+a*20+2+d[31+a*3]]+c[2+b]-e;return Math.min(Math.max(f,(-3)),10);}
function $bi$(a,b){let c;c=a[347+b[16]*6+2];return c==(-1)?b[1]:c;}
function $bj$(d,c,a){let e,b,$0;b=$div(a,4);c[17]=$mod(a,4);e=d[347+c[16]*6+4]==3;if(c[25]==0&&!e)c[19+($0=$bi$(d,c),$0<4?0:1)]+=b;c[18]=$bk$(d,c,b);$bf$(d,c,$bi$(d,c),b,0);$bb$(d,c);}
function $bk$(c,e,h){let d,a,g,b,f;for(a=e[16]+1;a<36;a++){b=347+a*6;d=c[b];if(d==0)break;if(d>3){f=c[b+1]==c[347+e[16]*6+1];g=d==7||d==8?1:2;if(f&&h>=g)return e[18]|1+(c[b+1]<4?0:1);}}return e[18];}
function $bl$(a){let b;b=29975+a[30207]*6;return a[b]==1&&a[30207]>0;}
function $bm$(a,c,d){let b,f,e;b=$part(a,80614,80845);e=$ah$(b,$bq$(a,c),d);f=$bo$(a,c);if(f>=0&&e==1)c[2207+f]=1;else if(f>=0&&e==2)$aa$(a,c,f,1);else if(f<0&&e>0)$bn$(a,c,c[27696],e);c[1]=c[9882];}
function $bn$(c,a,b,e){let d;a[4951+b]+=1;d=c[18152+b]-a[5011+b];if(e==2||a[4951+b]>=d)$ab$(c,a,b);}
function $bo$(c,a){let b;b=a[27696];if(b>=0&&a[4891+b]==a[9877])return (-1);return $bp$(c,a,1-c[15892+a[9875]],a[9877],(-1));}
function $bp$(e,b,f,c,a){let d,$0;if(a>=0&&b[2271+a]==c)return a;for(d=e[33+f],$0=e[35+f];d<$0;d++){if(b[2271+d]==c)return d;}return (-1);}
function $bq$(a,b){let c,d;c=$bo$(a,b);d=c>=0&&b[2207+c]==1;return 68+(d?1:0);}
function $br$(a,c,d){let b,e;b=$part(a,80614,80845);c[49628+a[15892+c[9875]]*24+16]+=1;e=$ah$(b,$bs$(a,c),d)&2;c[1]=e?301:c[9882];}
function $bs$(a,b){let c,d;c=a[26212+b[9877]]+b[9880]+b[9881]*a[85626];d=a[17172+b[9875]]==1?0:1;return $bt$(d,b[9879],c,1);}
function $bt$(a,b,c,e){let d;d=(a*4+b-1)*8+c-(-4);return 71+2*d+e;}
function $bu$(e,a,b){let f,g,d,c,$0,$1,$2,$3;$0=a[30272];$1=b-1;c=$0;d=$1;if(a[2751+c]!=d){$aP$(e,a,c,d);$2=$part(a,29628,30191);$3=$part(a,30191,30252);f=$2;g=$3;$bf$(f,g,$by$(a,c),$bx$(e,a,c),0);}$bw$(e,a);$bv$(a);}
function $bv$(a){a[30271]+=1;a[1]=212;}
function $bw$(c,b){let d,f,e,a;for(a=0;a<2;a++){if(b[30262+a]>=0)$aU$(c,b,a);}for(d=0;d<8;d++){if(b[30252+d]>=0)$aS$(c,b,d);}e=30273+b[30267]*61;for(f=0;f<61;f++)b[e+f]=b[30191+f];b[30264]=0;}
function $bx$(a,c,b){if(a[17172+b]!=0||c[3231+b])return 0;return a[24612+c[2591+b]];}
function $by$(b,c){let a;for(a=0;a<8;a++){if(b[30252+a]==c)return a;}return (-1);}
function $bz$(h,a,c){let b,e,g,f,d,$0,$1,$2,$3;b=$part(a,30191,30252);d=c-1;$0=$by$(a,d);$1=$bG$(a,a[30271]);e=$0;f=$1;g=a[2591+d];b[31+e*3+2]=3;if(b[7]==0){$2=1;$3=e;b[7]=$2;b[1]=$3;}$bw$(h,a);$bF$(h,a,d,f);$aL$(h,a,h[15892+d],g,f);a[30272]=d;$bA$(h,a,d,213);a[26393+a[30252+a[30271]]]=1;}
function $bA$(a,b,c,d){$bB$(a,b,c,3,d);}
function $bB$(e,d,b,a,c){let f,i,g,h,$0,$1,$2,$3;$0=a;$1=b;$2=c;d[26355]=$0;d[26356]=$1;d[26358]=$2;d[26357]=0;if(e[15892+b]!=d[5]){$bE$(e,d,b,c);return;}f=1-e[15892+b];for(g=e[29+f],$3=e[31+f];g<$3;g++)d[26393+g]=0;h=a==2||a==3&&e[49]==0;i=h?122:117;$bE$(e,d,b,$bC$(e,d,f)?i:c);}
function $bC$(b,c,d){let a,$0;for(a=b[29+d],$0=b[31+d];a<$0;a++){if($bD$(b,c,a))return 1;}return 0;}
function $bD$(d,a,b){let c;c=a[2591+b];return c>=0&&$g$(d,c,a[2591+a[26356]])<=2;}
function $bE$(a,e,b,d){let f,c,$0,$1,$2,$3;c=1-a[15892+b];$0=b;$1=d;$2=115;e[26359]=$0;e[26360]=$1;e[1]=$2;for(f=a[33+c],$3=a[35+c];f<$3;f++)e[26361+f]=0;}
function $bF$(d,a,b,e){let c;c=a[2751+b];$aN$(d,a,b);$aM$(d,a,b,e,c);}
function $bG$(d,b){let a,c;a=4;c=b<a?b:4+b-a;return d[32713+d[30267]*18+8+c];}
function $bH$(e,a,d){let f,b,c,g,h,$0,$1,$2,$3;$0=$part(a,29628,30191);$1=$part(a,30191,30252);b=$0;c=$1;if(c[0]!=9){$bS$(a,c[0]==7?1:0,$by$(a,d-1));$bw$(e,a);return;}f=$part(e,80614,80845);g=$ah$(f,$bO$(b,c),d);$bL$(b,c,g);h=$bJ$(b,c,g);$bw$(e,a);$bI$(a);if(h>=0){$2=1+h;$3=h*4;a[30270]=$2;a[30271]=$3;a[1]=211;}}
function $bI$(a){a[30271]=4;a[1]=212;}
function $bJ$(e,c,a){let b,d;b=$div(a,128);d=$mod(a,128)*(1+c[30]);if($bK$(e,c,0)>0&&$bK$(e,c,1)>0){if(b>0&&b>=2*d)return 0;if(d>0&&d>=2*b)return 1;}return (-1);}
function $bK$(e,c,d){let a,b,$0;a=0;for(b=d*4,$0=d*4+e[d];b<$0;b++){if(c[31+b*3]<=1&&c[31+b*3+2]==0)a+=1;}return a;}
function $bL$(a,b,c){let d;b[30]=$bN$(a,b,b[3]);d=$mod(c,128)*(1+b[30]);$bM$(a,b,0,$div(c,128)*a[11],b[3],0);$bM$(a,b,1,d,b[4],b[30]);}
function $bM$(a,b,c,e,l,m){let f,i,k,g,h,j,d,$0,$1,$2;d=$bK$(a,b,c);$0=$div(e,d);$1=$mod(e,d);f=$0;g=$1;h=c*4;i=g>0?g-1:0;for(j=h,$2=h+a[c];j<$2;j++){if(b[31+j*3]<=1&&b[31+j*3+2]==0){k=0;if(j==l)k=g>0?1:0;else if(i>0){k=1;i-=1;}$bf$(a,b,j,f+k,m);}}}
function $bN$(a,d,b){let c,e,$0;c=a[147+b*20+7];if(c==0||a[14]&&d[23])return 0;if($bK$(a,d,1)==0)return 1;for(e=0;e<4;e++){if(c&1<<e&&($0=4+e,d[31+$0*3]<=1&&d[31+$0*3+2]==0))return 1;}return 0;}
function $bO$(a,b){let c;c=($bR$(a,b,0)?1:0)-($bR$(a,b,1)?1:0);return a[46+3*($bP$(a,b)-1)+c+1];}
function $bP$(a,b){let c,e,d,f,g,$0,$1;c=$bQ$(a,b,b[3])?115:131;d=a[c+(b[4]-4)*4+b[3]];d+=a[7]*($bK$(a,b,0)-$bK$(a,b,1));$0=0;e=$0;f=$0;for(g=0,$1=a[0];g<$1;g++){if(b[31+g*3]<=1&&b[31+g*3+2]==0){e|=b[31+g*3];f|=a[147+g*20+9];}}d+=a[6]+b[26]-e*a[8]-f*a[9];return Math.min(Math.max(d,1),13);}
function $bQ$(c,a,d){let b;b=a[21]-1;if(b>=0&&c[147+b*20+17])return 0;if(c[147+d*20+6]==2)return b>=0?1:0;return c[147+d*20+6];}
function $bR$(e,a,b){let d,c,$0;c=a[8+b];d=c==1||c==2;return d&&($0=e[85+b*15+1],a[31+$0*3]<=1&&a[31+$0*3+2]==0);}
function $bS$(b,c,a){b[30191+(c?4:3)]=a;b[30191]=c?8:9;}
function $bT$(d,a,b){let c;a[1]=208;if(b){c=$part(a,30191,30252);$bV$(c,a[30201]>a[30202]?0:1,0);$bU$(a);}$bw$(d,a);}
function $bU$(a){let $0;a[30191]=7;$0=0;a[2335+a[30262]]=$0;a[2335+a[30263]]=$0;}
function $bV$(d,a,c){let b,$0;b=1-a;if(c)d[27]=1+b;if(d[10+b]>0)d[28]=1+b;$0=0;d[10]=$0;d[11]=$0;$aY$(d,a,c?3:4);}
function $bW$(d,a,f){let e,b,c,$0,$1;$0=$part(a,29628,30191);$1=$part(a,30191,30252);b=$0;c=$1;e=$part(d,80614,80845);if(c[0]==5){$bY$(b,c,$ah$(e,$bZ$(b,c),f));c[0]=7;}else if($bX$(b,c,$ah$(e,b[12],f)))$bU$(a);else if(c[10]!=c[11])a[1]=209;$bw$(d,a);}
function $bX$(e,b,a){let f,g,c,d,$0,$1;b[10]+=a<=3?a:0;b[11]+=a>3?a-3:0;$0=85;$1=100;c=$0;d=$1;f=$ae$(b[10],b[11],e[c+2],e[d+2],e[c+3],e[d+3]);if(f==0)return 0;g=$has($K2,f)?0:1;$bV$(b,g,$has($K3,f));return 1;}
function $bY$(a,b,d){let c;c=$bR$(a,b,0)?0:1;if(d==1)b[8+c]=2;else if(d==2)$aY$(b,c,3);}
function $bZ$(a,b){let c,d;c=$bR$(a,b,0)?0:1;d=b[8+c]==2;return a[85+c*15+(d?5:4)];}
function $ca$(d,a,f){let e,b,c,g,$0,$1;$0=$part(a,29628,30191);$1=$part(a,30191,30252);b=$0;c=$1;e=$part(d,80614,80845);g=$ah$(e,$cb$(b,c),f);$bf$(b,c,c[1],g,0);c[1]+=1;$bw$(d,a);}
function $cb$(d,a){let c,b;b=a[1];c=0;if(d[147+b*20+12]&&$cc$(d,a))c=d[10];return d[32+$bh$(d,a,b,c)-(-3)];}
function $cc$(d,c){let a,b,$0;a=0;for(b=0,$0=d[0];b<$0;b++){if(c[31+b*3]<=1&&c[31+b*3+2]==0)a+=$bQ$(d,c,b);}return a>0;}
function $cd$(g,a,c){let f,d,e,b,$0,$1,$2;b=a[30252+a[30271]];$0=a[2591+b];$1=$mod(c,10000)-1;$2=$div(c,10000)-1;d=$0;e=$1;f=$2;$bF$(g,a,b,e);$aL$(g,a,g[15892+b],d,e);if(f>=0)$ce$(g,a,a[5071+g[29412+6*d+f]]);$bw$(g,a);if(a[1]==206)a[1]=205;else a[30271]+=1;}
function $ce$(d,a,b){let c;c=$by$(a,b);if(c>=0)$bf$($part(a,29628,30191),$part(a,30191,30252),c,1,0);else $cf$(d,a,b,1);}
function $cf$(d,b,c,a){b[3071+c]+=a;if(b[3071+c]<$P$(d,b,c))return;if(d[17172+c]!=0){$aT$(d,b,c,3);return;}if(b[2911+c]==0){b[3071+c]-=$P$(d,b,c);$aE$(d,b,c,1);if(b[3071+c]<$P$(d,b,c))return;}$cg$(d,b,c);}
function $cg$(a,b,c){$aT$(a,b,c,$ch$(a,b,c)?3:2);}
function $ch$(c,a,b){let e,d,h,g,f,i,$0,$1;$0=a[2591+b];$1=1-c[15892+b];d=$0;e=$1;for(f=0;f<6;f++){g=6*d+f;h=c[29412+g];if(h<0)return 0;if(c[39012+g]>0&&a[6671+e*1600+h]==0){i=a[5071+h];if(i<0||c[15892+i]!=e)return 0;}}return 1;}
function $ci$(e,a,g){let f,b,c,j,i,d,h,$0,$1;$0=$part(a,29628,30191);$1=$part(a,30191,30252);b=$0;c=$1;d=c[1];f=$part(e,80614,80845);h=$ah$(f,b[18+$bh$(b,c,d,0)-(-3)],g);if(c[0]==1)$cn$(c,h);else $ck$(b,c,h);c[1]+=1;i=c[0]==0&&!h;j=i&&c[31+d*3]<=1&&a[29775+d*20+11]==0;$bw$(e,a);if(j)$cj$(a,d);}
function $cj$(b,a){b[30271]=a;b[1]=206;}
function $ck$(d,a,c){let b;b=a[1];if(c)return;if(d[147+b*20+11]){a[31+b*3+2]=1;$bf$(d,a,b,2,0);}else{a[31+b*3+2]=2;$bf$(d,a,b,1,0);if(a[31+b*3]<=1)$cl$(d,a,b);}}
function $cl$(a,c,b){if(a[147+b*20+19])$bg$(a,c,b);else{$cm$(a,c,b);c[5]=b<4?1:2;}}
function $cm$(c,d,a){let b;b=8+(a<4?0:1);if(c[147+a*20+16]&&d[31+b*3]<=1)$bf$(c,d,b,1,0);}
function $cn$(b,a){if(!a)b[31+b[1]*3+2]=1;}
function $co$(a,d,c){let b;b=$part(a,80614,80845);d[30268]=$ah$(b,70,c);d[1]=205;}
function $cp$(b,c,a){if(a)$cV$(b,c,a);else $cq$(b,c);}
function $cq$(a,b){$cs$(a,b);b[1]=$cr$(a,b)?204:205;}
function $cr$(e,d){let a,b,c,$0,$1;$0=0;a=$0;b=$0;for(c=0,$1=e[23];c<$1;c++){if(d[33433+c]&&d[33913+c]!=0){a=a||e[16052+c]==d[2059];b=b||e[16052+c]==d[2060];}}return a&&b;}
function $cs$(b,a){let d,c,$0,$1;if(a[9872]!=2)$cI$(b,a);$cF$(b,a);for(c=0,$0=b[23];c<$0;c++){if(a[33433+c])a[34073+c]=$cw$(b,a,c);}for(d=0,$1=a[30266];d<$1;d++){a[30267]=d;$ct$(b,a,32713+d*18);}a[30267]=0;}
function $ct$(f,b,c){let d,g,a,e,$0;for(a=0;a<2;a++){b[c+16+a]=(-1);for(d=a*4,$0=(1+a)*4;d<$0;d++){e=b[c+d];if(e>=0){b[c+8+d]=b[2591+e];if(b[c+16+a]<0)b[c+16+a]=$cv$(f,b,e);}}b[30262+a]=b[c+16+a];}$cu$(b);g=30273+b[30267]*61;for(d=0;d<61;d++)b[g+d]=b[30191+d];}
function $cu$(b){let d,e,a,c;for(a=0;a<61;a++)b[30191+a]=0;b[30194]=(-1);b[30191]=19;for(c=0;c<2;c++){d=b[30262+c];if(d>=0){e=b[2207+d]==1?2:1;b[30199+c]=e;}}}
function $cv$(a,b,c){return $bp$(a,b,a[15892+c],b[2591+c],a[16052+c]);}
function $cw$(g,a,b){let d,e,c,f;c=32713+(a[33433+b]-1)*18;if(!$cE$(a,c,b))return 0;d=0;for(e=0;e<4;e++){f=a[c+4+e];if(f>=0){if(g[16372+f]==8)return 0;if($cB$(g,a,b,f)&&$cz$(g,a,b,f))d|=1<<e;}}return $cx$(g,a,b)?0:d;}
function $cx$(d,b,c){let g,f,a,e,$0;for(a=0;a<6;a++){if(($0=b[2751+c],$0<0||a==$0||a==$mod($0+5,6)))continue;e=d[29412+6*b[2591+c]+a];f=e>=0?b[5071+e]:(-1);if(f<0||d[15892+f]==d[15892+c])continue;g=b[33753+f]||$cy$(b,f);if(!g&&$aG$(d,b,f,$mod(a+3,6)))return 1;}return 0;}
function $cy$(a,b){let c;if(a[33433+b]==0)return 0;c=32713+(a[33433+b]-1)*18+4;return $has([a[c],a[c+1],a[c+2],a[c+3]],b);}
function $cz$(e,a,f,b){let d,c,$0,$1;$0=a[2591+b];$1=a[2751+b];c=$0;d=$1;return $cA$(e,c,d,a[2591+f])!=0;}
function $cA$(d,a,c,b){let f,e;if(a==b||c<0)return 0;e=$N$(d,a,b);if(e&(c>=0?1<<c|1<<$mod(c+5,6):(-1)))return 0;f=1<<$mod(c+1,6)|1<<$mod(c+4,6);return e&f?1:2;}
function $cB$(d,a,b,c){if(a[2591+b]<0||a[2591+c]<0)return 0;return $cC$(d,a,b,0)==c||$cC$(d,a,b,1)==c;}
function $cC$(f,c,d,a){let e,b;b=a==0?5:0;e=$mod(c[2751+d]+b,6);return $cD$(f,c,d,e);}
function $cD$(a,b,c,d){let e;if(!(a[39012+6*b[2591+c]+d]>0))return (-1);e=b[5071+a[29412+6*b[2591+c]+d]];return e>=0&&a[15892+e]!=a[15892+c]?e:(-1);}
function $cE$(b,c,d){let a;for(a=0;a<4;a++){if(b[c+a]==d)return 1;}return 0;}
function $cF$(c,d){let a,e,b,f,$0,$1,$2;for(a=1,$0=d[30266];a<$0;a++){b=a;while(b>0&&$cH$(c,d,b)<$cH$(c,d,b-1)){$cG$(d,b,b-1);b-=1;}}for(e=0,$2=d[30266];e<$2;e++){for($1=0;$1<8;$1++){b=$1;f=d[32713+e*18+b];if(f>=0)d[33433+f]=1+e;}}}
function $cG$(b,c,e){let d,a;for(a=0;a<18;a++){d=b[32713+c*18+a];b[32713+c*18+a]=b[32713+e*18+a];b[32713+e*18+a]=d;}}
function $cH$(d,a,b){let c,e;c=a[2591+a[32713+b*18+4]];e=2*d[21412+c]+d[23012+c];return e*1600+c;}
function $cI$(f,c){let g,a,b,d,e,$0;for(a=0,$0=c[30266];a<$0;a++){for(b=0;b<4;b++){d=c[32713+a*18+b];for(e=0;e<2;e++){if(d>=0){g=$cU$(f,c,d,e);if(g<0||c[33433+g]||!(c[32713+a*18+4+4-1]<0))continue;if(!$cK$(f,c,d,g))$cJ$(c,a,g,1);}}}}}
function $cJ$(e,a,f,b){let d,c;c=32713+a*18+(b?4:0);for(d=0;d<4;d++){if(e[c+d]<0){e[c+d]=f;e[33433+f]=1+a;return;}}}
function $cK$(b,a,c,e){let g,d,f;if(a[30265]!=0||!$cT$(b,a,c))return 0;for(d=0;d<6;d++){f=b[29412+6*a[2591+e]+d];g=f>=0?a[5071+f]:(-1);if(g>=0&&a[33433+g]==0&&$cT$(b,a,g)){if($cB$(b,a,g,e)&&$cL$(b,a,g)>=3)return 1;}}return 0;}
function $cL$(c,a,b){let d;if(a[2591+b]<0||$cS$(c,b)||a[33593+b])return 0;if(!$cR$(c,a,b))return 0;if(a[3551+b])return 4;if(a[9872]==3)return 0;d=c[17172+b]!=0;if(a[4351+b]&&!d&&(c[48]==1||a[4671+b]==0))return 3;if(a[2911+b]!=0||$cQ$(a,b))return 0;if(a[4351+b])return 2;return $cM$(c,a,b)?1:0;}
function $cM$(a,d,b){let c,e,$0;c=a[16052+b];if(d[9883]==0){for(e=0,$0=a[24];e<$0;e++)d[13244+e]=0;d[9883]=1;}if(d[13244+c]==0)$cN$(a,d,c);return d[9884+b]>0;}
function $cN$(a,e,b){let d,c,j,i,k,f,h,g,$0,$1,$2,$3;$0=a[116+b];$1=a[148+b];c=$0;d=$1;f=e[2271+b];g=f<0&&e[2207+b]<=1;for(h=c,$2=d;h<$2;h++)e[9884+h]=g?1:0;if(f>=0){i=$h$(a,e,b);j=$e$(a,e,a[52+b],f,i);for(h=c,$3=d;h<$3;h++){k=e[2591+h];if(k>=0&&e[10044+k]>0)e[9884+h]=1;}$d$(e,j);while($cO$(a,e,c,d)>0)continue;}e[13244+b]=1;}
function $cO$(d,c,e,f){let a,b,$0;a=0;for(b=e,$0=f;b<$0;b++){if(c[9884+b]==0&&c[2591+b]>=0){if($cP$(d,c,c[2591+b],e,f)){c[9884+b]=1;a+=1;}}}return a;}
function $cP$(b,e,c,g,h){let f,a,d,$0;for(a=0;a<6;a++){d=b[29412+6*c+a];if(d>=0){f=e[5071+d];if(g<=($0=f)&&$0<h&&e[9884+f])return 1;}}return 0;}
function $cQ$(a,b){let $0;if(a[3391+b]==2)return 1;return 2<=($0=a[4191+b])&&$0<=5;}
function $cR$(a,b,c){let d,e,$0,$1;$0=$cU$(a,b,c,0);$1=$cU$(a,b,c,1);d=$0;e=$1;return d>=0||e>=0;}
function $cS$(a,b){let c;c=a[16372+b];return c==6||c==7||c==8;}
function $cT$(a,d,b){let c;c=a[16052+b];return c==d[2059]||c==d[2060];}
function $cU$(a,b,c,d){let e;e=$cC$(a,b,c,d);return e>=0&&b[33753+e]==0?e:(-1);}
function $cV$(e,d,a){let f,g,i,c,b,h,$0,$1,$2,$3;$0=$div(a,10000);$1=$mod(a,10000)-1;b=$0;c=$1;d[34233+c]=b>=3?1:0;$2=$cU$(e,d,c,0);$3=$cU$(e,d,c,1);f=$2;g=$3;h=$mod(b,3);i=h==1?g:f;if(d[33433+i]==0){$cW$(d);$cJ$(d,d[30266]-1,i,1);if(h==2)$cJ$(d,d[30266]-1,g,1);}$cJ$(d,d[33433+i]-1,c,0);}
function $cW$(a){let c,b;b=32713+a[30266]*18;for(c=0;c<18;c++)a[b+c]=(-1);a[30266]+=1;}
function $cX$(c,a,d){let e,b;b=a[30269];$aP$(c,a,b,d-1);a[30269]+=1;e=$bx$(c,a,b);if(e)$cf$(c,a,b,e);}
function $cY$(c,a,e){let b,d;b=a[27696];d=c[18152+b]-a[5011+b];if(e<=d){a[4891+b]=a[2271+a[27698]];a[1]=400;}else{$ab$(c,a,b);a[1]=8;}}
function $cZ$(b,a){let $0,$1,$2,$3,$4;if(a==0){b[1]=150;return;}b[27740+a-1]=1;$0=a-1;$1=(-1);b[9875]=$0;b[9876]=$1;b[9877]=b[4891+b[27696]];$2=1;$3=1;b[9878]=$2;b[9879]=$3;$4=0;b[9881]=$4;b[9880]=$4;b[9882]=151;b[1]=300;}
function $da$(d,a,c){let b,$0,$1;b=a[27696];if(c<10000){if(c>0){a[4891+b]=c-1;a[27697]=1;}a[1]=400;return;}$0=$mod(c,10000)-1;$1=1;a[27698]=$0;a[27697]=$1;$db$(d,a,a[2271+a[27698]]);a[1]=150;}
function $db$(d,a,f){let e,b,c,$0,$1;$0=a[5];$1=a[4891+a[27696]];b=$0;c=$1;$di$(d,a,b,c,10,1);e=0;if($dh$(d,a,b,f)){a[27700]=f;e=1;f=$df$(d,a,f);}while(f!=c){a[27700+e]=f;e+=1;f=$dc$(d,a,b,f);}a[27699]=e;}
function $dc$(c,g,h,d){let b,a,i,e,f,$0,$1;a=1600;for(b=0;b<6;b++){$0=c[29412+6*d+b];$1=$mod(b+3,6);e=$0;f=$1;if(e>=0&&g[13501+e]&&$de$(c,g,h,e,f,1)){i=c[58212+6*e+f];if($dd$(g,e)+i==$dd$(g,d))a=Math.min(a,e);}}return a;}
function $dd$(a,b){let c;c=a[13501+b]-1;return c>=0?a[18411+6*c]:1073741824;}
function $de$(a,e,g,b,c,h){let d,f;if(!(a[39012+6*b+c]>0))return 0;d=a[29412+6*b+c];f=e[5071+d];if(f>=0)return a[15892+f]==g;return h||!(e[6671+(1-g)*1600+d]>0);}
function $df$(d,g,e){let b,h,a,c,f,$0,$1,$2,$3;$0=(-1);$1=1073741824;a=$0;b=$1;for(c=0;c<6;c++){f=d[29412+6*e+c];if(f>=0&&g[13501+f]){h=$dd$(g,f)+$dg$(d,g,f,e);if(h<b||h==b&&h<1073741824&&f<a){$2=f;$3=h;a=$2;b=$3;}}}return a;}
function $dg$(b,e,c,d){let a;for(a=0;a<6;a++){if(b[29412+6*c+a]==d&&b[39012+6*c+a]>0)return b[58212+6*c+a]+2;}return 1073741824;}
function $dh$(d,a,e,b){let c;c=a[5071+b];return c>=0&&d[15892+c]!=e;}
function $di$(l,a,h,b,n,i){let g,k,c,j,e,f,o,m,d,$0,$1,$2,$3;$dl$(a);$dj$(a,$dk$(a,b),0,0,0);$0=0;$1=1;c=$0;d=$1;while(d>0){e=a[22383+c];c=$mod(c+1,1986);d-=1;a[24369+e]=0;$2=a[15101+$div(e,6)];$3=a[18411+e];f=$2;g=$3;j=a[6671+(1-h)*1600+f]>0&&!i;if(j&&f!=b)continue;for(k=0;k<6;k++){if($de$(l,a,h,f,k,i)){m=g+l[58212+6*f+k];if(m<=n){o=l[29412+6*f+k];d+=$dj$(a,$dk$(a,o),0,m,c+d);}}}}}
function $dj$(e,a,b,d,f){let c;c=6*a+b;if(d>=e[18411+c])return 0;e[18411+c]=d;if(e[24369+c])return 0;e[24369+c]=1;e[22383+$mod(f,1986)]=c;return 1;}
function $dk$(a,b){let d,c,$0,$1,$2;if(a[13501+b]==0){c=a[13500];a[15101+c]=b;a[13500]=c+1;a[13501+b]=c+1;$0=0;a[15432+c]=$0;a[15763+c]=$0;for(d=6*c,$2=6*(c+1);d<$2;d++){$1=1073741824;a[18411+d]=$1;a[20397+d]=$1;a[24369+d]=0;}}return a[13501+b]-1;}
function $dl$(b){let a,$0;for(a=0,$0=b[13500];a<$0;a++)b[13501+b[15101+a]]=0;b[13500]=0;}
function $dm$(a,b,c){b[27696]=$aq$(a,b,b[2059],c);b[1]=149;}
function $dn$(d,a,c){let b,$0,$1;b=a[27694];if(c>0){$0=c-1;$1=1;a[2271+b]=$0;a[2559+b]=$1;a[9883]=0;}a[27694]=$do$(d,a,b);}
function $do$(e,a,b){let d,c,$0;if(a[2062]!=4)return b==a[2059]?a[2060]:(-1);c=a[5];for(d=b+1,$0=e[35+c];d<$0;d++){if(d!=e[37+c])return d;}return (-1);}
function $dp$(c,b,a){b[13499]=a-1;b[27374+a-1]=1;$dq$(c,b,b[13437],2,144);}
function $dq$(f,d,a,b,c){let e,$0,$1,$2,$3,$4,$5;$0=a;$1=b;$2=c;d[13437]=$0;d[13438]=$1;d[13498]=$2;e=b==0||b==1;d[13439]=e&&!$cM$(f,d,a)?1:0;$3=0;d[13442]=$3;d[13443]=$3;d[13444]=$3;d[13445]=$3;$4=0;d[13446]=$4;d[13447]=$4;d[13453]=$4;d[13497]=$4;d[13440]=b==0?d[13439]:0;d[13448]=(-1);$5=d[2591+a];d[13449]=$5;d[13451]=$5;d[13452]=d[2751+a];$dr$(f,d);d[1]=112;}
function $dr$(a,b){let c;c=$ds$(a,b,b[13437]);if(b[13438]==2)c=$div(c+1,2);else if(b[13438]==3)c=4;else if(b[13439])c=$div(c,2);b[13441]=c;}
function $ds$(d,a,b){let c;c=a[2911+b]!=0?160:0;return d[16852+c+b];}
function $dt$(b,a){b[13437]=a-1;b[27214+a-1]=0;b[1]=143;}
function $du$(a,b,f){let d,e,c,$0;c=$dv$(a,b);d=a[16052+c];$0=0;b[27054+c]=$0;e=$0;if(b[2271+d]>=0&&(b[2207+d]==0||b[2207+d]==1)&&$cM$(a,b,c))e=$i$(a,b,d);if(f+e-b[2463+d]<=$P$(a,b,c))b[27214+c]=1;}
function $dv$(d,a){let b,c,$0;b=1-a[5];for(c=d[29+b],$0=d[31+b];c<$0;c++){if(a[27054+c])return c;}return (-1);}
function $dw$(d,a,c){let b;b=a[2059];a[1]=140;if(c>$i$(d,a,b)){a[49628+a[5]*24+10]+=1;$aa$(d,a,b,1);}}
function $dx$(e,b,a){let c,d,$0,$1;if(a==0){$dz$(b,b[2059],139);return;}$0=$mod(a,10000)-1;$1=$div(a,10000);c=$0;d=$1;b[4191+c]=1+d;if(d==0)$dq$(e,b,c,1,138);else if(d==2)$dy$(b,c);else $aD$(e,b,c);}
function $dy$(a,b){let $0;a[3071+b]=($0=a[3071+b],Math.max(0,$0-2));}
function $dz$(c,a,b){let $0,$1;$0=a;$1=b;c[27694]=$0;c[27695]=$1;c[1]=147;}
function $dA$(a,b,e){let d,c;c=$dB$(a,b);b[26733]=c+1;d=b[2463+a[16052+c]];b[26734+c]=e-d<=$P$(a,b,c)?0:1;}
function $dB$(c,b){let a,$0;for(a=b[26733],$0=c[148+b[2059]];a<$0;a++){if(b[2591+a]>=0&&b[3551+a]&&c[16372+a]!=8)return a;}return (-1);}
function $dC$(d,a,e){let c,b;b=a[26732];c=a[2591+b];$bF$(d,a,b,e-1);$aL$(d,a,d[15892+b],c,e-1);$bE$(d,a,b,110);}
function $dD$(e,a,d){let c,f,b,$0,$1;$0=a[26731];$1=a[26732];b=$0;c=$1;if(d>0){a[26393+d-1]=1;f=$dI$(e,a,d-1);$dH$(a,d-1,b,a[2591+b],4,2);a[9881]=f==2?1:0;a[9882]=131;return;}$dH$(a,b,c,a[2591+c],3,1);a[9881]=$dE$(e,a,b,c)==2?1:0;a[9882]=132;}
function $dE$(d,a,b,c){if(a[3551+b]||a[3551+c]||a[2591+c]<0)return 0;return $dF$(d,a,b,a[2591+c]);}
function $dF$(d,a,b,e){let f,c,g;c=a[2591+b];if(c<0||d[17172+b]==0)return 0;f=$g$(d,c,e);if(f<1||f>$dG$(d,b,c,e))return 0;g=$cA$(d,c,a[2751+b],e);if(g>1||!$aw$(d,a,c,e))return 0;return g==0?1:2;}
function $dG$(a,b,d,c){let e;if(a[17172+b]==0)return 0;if(a[17172+b]==2)return 3;e=a[19812+c]<a[19812+d];return e?4:3;}
function $dH$(d,a,b,c,e,f){let $0,$1,$2,$3,$4,$5;$0=a;$1=b;$2=c;d[9875]=$0;d[9876]=$1;d[9877]=$2;$3=e;$4=f;d[9878]=$3;d[9879]=$4;$5=0;d[9881]=$5;d[9880]=$5;d[1]=300;}
function $dI$(a,b,f){let e,c,g,d;c=$dK$(a,b,b[26731],b[26732]);d=b[11644+c-1];e=0;while(b[10044+d]>1){g=$g$(a,b[2591+f],d)>2?0:$dF$(a,b,f,d);if(g!=0&&e!=1)e=g;d=$dJ$(a,b,d);}$d$(b,c);return e;}
function $dJ$(c,f,d){let a,b,e;a=1600;for(b=0;b<6;b++){e=c[29412+6*d+b];if(e>=0&&f[10044+e]==f[10044+d]-1)a=Math.min(a,e);}return a;}
function $dK$(h,a,b,j){let f,e,g,d,i,c,k,$0,$1,$2,$3;$0=a[2591+b];$1=1;$2=0;$3=(-1);c=$0;d=$1;e=$2;f=$3;a[10044+c]=1;a[11644]=c;while(e<d){g=a[11644+e];e+=1;if(a[10044+g]>$ds$(h,a,b))break;if(f>=0&&a[10044+g]>=a[10044+f])break;for(i=0;i<6;i++){if($dM$(h,a,b,j,g,i)){k=h[29412+6*g+i];if(a[10044+k]==0){a[10044+k]=a[10044+g]+1;a[11644+d]=k;d+=1;if($g$(h,k,a[2591+j])==1)f=f<0?k:Math.min(f,k);}}}}if(f>=0)$dL$(a,f,d);return d;}
function $dL$(b,c,d){let a,$0;for(a=0,$0=d;a<$0;a++){if(b[11644+a]==c){b[11644+a]=b[11644+d-1];b[11644+d-1]=c;return;}}}
function $dM$(a,e,f,h,b,c){let g,d,$0;if(!(a[39012+6*b+c]>0)||a[58212+6*b+c]>1)return 0;d=a[29412+6*b+c];if(e[5071+d]>=0)return 0;g=($0=a[15892+f],e[6671+(1-$0)*1600+d]>0);return !g||$g$(a,d,e[2591+h])==1;}
function $dN$(c,a,d){let b;b=a[26732];$dO$(c,a,b,$dQ$(a,b,d-1));a[1]=131;}
function $dO$(a,b,c,e){let d;d=$dP$(a,b,c,b[2591+c]);$aP$(a,b,c,e);if(d>0)$cf$(a,b,c,d);}
function $dP$(a,d,c,b){if(a[24612+b]==0||a[17492+c]==0||d[3231+c])return 0;return 1;}
function $dQ$(c,d,a){let b;b=a==0?1:5;return $mod(c[2751+d]+b,6);}
function $dR$(d,a,c){let e,b;b=a[26732];a[26553+b]=1;e=c-a[2463+d[16052+b]]<=$P$(d,a,b);a[1]=e?130:131;}
function $dS$(e,a,b){let g,f,d,c,$0,$1,$2,$3,$4;$0=a[26731];$1=b-1;c=$0;d=$1;a[26732]=d;$2=2;$3=1;a[3391+c]=$2;a[13276]=$3;f=e[15892+d];for(g=e[29+f],$4=e[31+f];g<$4;g++)a[26393+g]=0;a[1]=$dT$(e,a,d)?129:131;}
function $dT$(a,c,b){let $0;if(a[16372+b]==8||c[26553+b])return 0;return ($0=c[2751+b],$cA$(a,c[2591+b],$0,c[2591+c[26731]]))!=0&&$dU$(a,c,b,c[2591+b]);}
function $dU$(a,b,c,d){let e;e=$dP$(a,b,c,d);return b[2911+c]==0||b[3071+c]+e<$P$(a,b,c);}
function $dV$(c,b,a){if(a==0){b[1]=125;return;}$dW$(c,b,a-1);if(b[26728]==0)b[4191+a-1]=6;}
function $dW$(e,a,d){let b,c,f,$0,$1;$0=a[26725];$1=a[26727];b=$0;c=$1;a[26716+b]=d;a[26719+b]=$g$(e,a[2591+d],a[2591+c]);f=$dE$(e,a,d,c);a[26722+b]=f==2?1:0;a[26725]=b+1;a[26393+d]=1;}
function $dX$(b,c,a){if(a==0){$ea$(b,c);return;}$dY$(b,c,a-1,c[26356],2,123);c[26719]=2;}
function $dY$(e,d,f,a,b,c){let $0,$1,$2,$3;$0=a;$1=b;$2=c;d[26727]=$0;d[26728]=$1;d[26730]=$2;$3=0;d[26725]=$3;d[26726]=$3;d[26729]=d[2591+a];$dW$(e,d,f);d[1]=125;if(b==0||b==1){if(e[16372+f]==6&&!$dZ$(d,f))d[1]=124;}}
function $dZ$(a,b){return a[4351+b]>0||a[2591+b]!=a[4511+b];}
function $ea$(b,a){if(a[26357])a[13453]=0;a[1]=a[26358];}
function $eb$(b,c,a){if(a==0)$ea$(b,c);else $dY$(b,c,a-1,c[26356],1,122);}
function $ec$(d,a,c){let b;b=a[26713];if(c-a[2463+d[16052+b]]<=$P$(d,a,b))$dO$(d,a,b,a[26714]);a[1]=120;}
function $ed$(c,b,a){let d,$0,$1,$2;if(a==0){if(b[26355]==1)b[1]=122;else $ea$(c,b);return;}d=$mod(a,10000)-1;$0=d;$1=$dQ$(b,d,$div(a,10000));b[26713]=$0;b[26714]=$1;$2=1;b[26553+d]=$2;b[26357]=$2;if(c[17332+d]&&c[17332+b[26356]]==0)$dO$(c,b,d,b[26714]);else b[1]=121;}
function $ee$(d,a,c){let b;b=a[26713];if(c>0)$dO$(d,a,b,$dQ$(a,b,c-1));if(a[2591+b]>=0)$bE$(d,a,b,117);else a[1]=117;}
function $ef$(d,a,c){let e,b;b=a[26713];c+=a[26715]+(-2)*a[3231+b];e=Math.max(0,c-a[2463+d[16052+b]]-$P$(d,a,b));if(e>0)$cf$(d,a,b,e);a[1]=119;}
function $eg$(g,b,a){let i,f,d,e,h,c,$0,$1,$2,$3,$4,$5,$6;if(a==0){$eh$(b);return;}$0=$mod(a,10000)-1;$1=$div(a,10000);c=$0;d=$1;$2=b[2591+c];$3=b[2591+b[26356]];e=$2;f=$3;h=g[29412+6*e+d];i=$cA$(g,e,b[2751+c],f);b[26715]=i==0?0:1;$4=c;$5=1;$6=1;b[26713]=$4;b[26393+c]=$5;b[26357]=$6;$bF$(g,b,c,h);$aL$(g,b,g[15892+c],e,h);b[1]=118;}
function $eh$(a){a[1]=a[26355]==3?122:120;}
function $ei$(d,a,c){let b;b=a[27694];a[26361+b]=1;a[1]=115;if(c>=3)$aa$(d,a,b,1);else a[2527+b]=2;}
function $ej$(d,a,c){let b;b=a[27694];a[26361+b]=1;if(c==0)a[2527+b]=2;else{a[2271+b]=c-1;a[9883]=0;}}
function $ek$(e,a,g){let f,d,h,b,c,$0,$1;b=$div(a[13456+a[13455]],6);$0=a[2591+a[13437]];$1=a[5071+b];c=$0;d=$1;f=$eo$(e,a,c,$es$(e,c,b));h=g-a[2463+e[16052+d]]-$P$(e,a,d);if(h>0)$cf$(e,a,d,h);a[1]=113;$el$(e,a,b,f);}
function $el$(f,a,b,e){let d,c,$0,$1,$2,$3,$4;$0=a[13437];$1=a[5071+b];c=$0;d=$1;a[13442]+=$div(e,4096);a[13443]+=1;$2=0;a[13444]=$2;a[13447]=$2;a[13455]+=1;a[4351+c]=1;if(a[13442]>=a[13441]&&$en$(f,a,f[15892+c],b))a[13277+c]=1;if(a[13448]<0){$3=a[2591+c];$4=a[2751+c];a[13451]=$3;a[13452]=$4;}$em$(f,a,b);if(d>=0){a[13448]=d;a[5071+b]=d;}else $bB$(f,a,c,1,113);}
function $em$(e,a,f){let c,d,b,$0,$1,$2;$0=a[13437];$1=a[2751+a[13437]];$2=a[2591+a[13437]];b=$0;c=$1;d=$2;$aN$(e,a,b);if(a[13448]>=0)a[5071+d]=a[13448];a[13448]=(-1);$aM$(e,a,b,f,c);}
function $en$(b,e,f,c){let a,d;for(a=0;a<6;a++){d=b[29412+6*c+a];if(d>=0&&e[5071+d]>=0){if(b[15892+e[5071+d]]!=f)return 1;}}return 0;}
function $eo$(c,a,e,f){let j,i,h,d,l,k,g,b;b=a[13437];d=c[15892+b];if(!(c[39012+6*e+f]>0)||!$er$(c,a,e))return (-1);g=c[29412+6*e+f];h=a[5071+g];i=h>=0&&h!=b;if(i&&!$eq$(c,a,h))return (-1);if(a[6671+(1-d)*1600+g]>0&&(i||!$ep$(c,a,e)))return (-1);if(a[13440]&&$en$(c,a,d,g))return (-1);j=c[17492+b]&&a[3231+b]==0;k=j?48612:58212;l=c[k+6*e+f];return i?(l+1)*4096+1:l*4096;}
function $ep$(c,a,d){let b,$0;b=a[13437];if(a[2911+b]!=0||a[13440]||a[13438]==1)return 0;return !($0=c[15892+b],a[6671+(1-$0)*1600+d]>0);}
function $eq$(a,c,b){if(a[15892+b]!=a[15892+c[13437]]||a[16372+b]==8)return 0;return c[13438]!=2||a[17332+b]==0;}
function $er$(c,a,d){let e,b,$0;b=a[13437];if(!($0=c[15892+b],a[6671+(1-$0)*1600+d]>0))return 1;e=d==a[2591+b]&&a[13443]==0;return e&&a[13446]==0&&a[13440]==0;}
function $es$(b,c,d){let a;for(a=0;a<6;a++){if(b[29412+6*c+a]==d)return a;}return (-1);}
function $et$(b,c,a){let d,$0,$1,$2;if(a>10000){$eK$(b,c,a-10000-1);return;}if(a==0){$eJ$(b,c);return;}d=a-1;$eu$(b,c,$div(d,6),$mod(d,6));$0=$mod(d,6);$1=1;$2=0;c[13496]=$0;c[13453]=$1;c[13497]=$2;if(c[13445]){c[1]=113;return;}c[13445]=1;$bB$(b,c,c[13437],0,113);}
function $eu$(a,b,c,d){let g,h,e,f,$0,$1,$2,$3,$4;$0=0;$1=$ex$(a,b,c,d);e=$0;f=$1;while(f!=6*b[2591+b[13437]]+b[2751+b[13437]]){b[13456+e]=f;e+=1;f=$ev$(a,b,f);}for(g=0,$2=$div(e,2);g<$2;g++){h=b[13456+g];b[13456+g]=b[13456+e-1-g];b[13456+e-1-g]=h;}$3=e;$4=0;b[13454]=$3;b[13455]=$4;}
function $ev$(i,d,a){let m,e,c,f,g,p,n,b,h,k,j,l,o,$0,$1,$2;$0=$div(a,6);$1=$mod(a,6);b=$0;c=$1;e=d[18411+6*(d[13501+b]-1)+c];f=1073741824;for(g=0;g<2;g++){h=$mod(c-g+6,6);j=($2=$mod(h+3,6),i[29412+6*b+$2]);k=j>=0?d[13501+j]-1:(-1);if(k<0||d[15432+k]==0)continue;l=d[16425+6*k+h];for(m=0;m<6;m++){n=$mod(c-m+6,6);o=$ew$(d,k,Math.min(n,6-n));p=d[18411+6*k+m];if(l!=(-1)&&o!=(-1)&&p+o+l==e)f=Math.min(f,6*j+m);}}return f;}
function $ew$(b,c,a){let e,d;if(a==0)return 0;d=b[16094+c];if(d==(-1)||c>0)return d==(-1)?d:d+(a-1)*4096;if(b[13438]==1&&b[13443]==0)return d;e=b[13444];return d+(Math.max(0,e+a-1)-Math.max(0,e-1))*4096;}
function $ex$(a,b,c,d){let e,i,h,g,k,f,j,$0,$1;$0=$eH$(a,b,c,d);$1=b[13501+c]-1;e=$0;f=$1;g=(-1);for(h=5;h>(-1);h--){i=b[18411+6*f+h];j=$eB$(a,b,c,h,d);if(j!=(-1)&&i+j==e){k=f>0&&i>=b[13441]*4096;if(!k||!$eA$(a,b,f)||$ey$(a,b,c,d))g=6*c+h;}}return g;}
function $ey$(e,a,f,d){let g,c,b;b=a[13437];for(c=0;c<6;c++){if((d<0||c==d||c==$mod(d+5,6))&&e[39012+6*f+c]>0){g=a[5071+e[29412+6*f+c]];if(g>=0&&e[15892+g]!=e[15892+b]){if(!$ez$(e,a,b,g))return 1;}}}return 0;}
function $ez$(f,a,b,c){let d,e,$0,$1;$0=a[4511+b];$1=a[4511+c];d=$0;e=$1;return d>=0&&e>=0&&$g$(f,d,e)==1;}
function $eA$(c,a,b){let d;if(a[15763+b]==0){d=$en$(c,a,c[15892+a[13437]],a[15101+b]);a[15763+b]=d?2:1;}return a[15763+b]==2;}
function $eB$(e,c,f,a,b){let g,d,$0;if(a==b)return 0;d=c[13437];if(c[13438]==1){g=$dU$(e,c,d,f);return g?$dP$(e,c,d,f)*64:(-1);}if(($0=e[15892+d],c[6671+(1-$0)*1600+f]>0)){if(f!=c[2591+d]||!$eE$(e,c))return (-1);}return $eC$(e,c,f,a,b);}
function $eC$(c,a,d,f,g){let h,e,b,$0;b=a[13437];if(!$dU$(c,a,b,d))return (-1);e=d==a[2591+b]?a[13444]:0;h=($0=$eD$(f,g),Math.max(0,e+$0-1)-Math.max(0,e-1));return h*4096+$dP$(c,a,b,d)*64;}
function $eD$(b,a){let c;c=$mod(a-b+6,6);return Math.min(c,6-c);}
function $eE$(c,a){let b;b=a[13437];if(a[13443]||a[13446]||a[13440]||a[13438]!=0)return 0;return a[3551+b]==0&&$eF$(c,a,c[15892+b],a[2591+b])==1;}
function $eF$(c,d,f,e){let a,b;a=0;for(b=0;b<6;b++){if($eG$(c,d,e,b,1-f)>=0)a+=1;}return a;}
function $eG$(a,e,b,c,g){let d,f;d=a[29412+6*b+c];if(d<0||e[5071+d]<0)return (-1);f=e[5071+d];if(a[15892+f]!=g||!$aG$(a,e,f,$mod(c+3,6)))return (-1);return f;}
function $eH$(d,a,b,e){let c;c=a[13501+b]-1;if(c<0)return 1073741824;if(a[13438]==1||c==0)return $eI$(d,a,c,e);return Math.min(a[20397+6*c+e],a[18411+6*c+e]);}
function $eI$(f,c,d,g){let a,e,b,h;a=1073741824;for(b=0;b<6;b++){e=c[18411+6*d+b];if(e<a){h=$eB$(f,c,c[15101+d],b,g);if(h!=(-1)&&e+h<(c[13441]+1)*4096)a=Math.min(a,e+h);}}return a;}
function $eJ$(c,a){let b;b=a[13437];a[13453]=0;if(a[13438]!=0&&a[2591+b]>=0){a[13450]=a[2271+a[2059]]==a[13449]?1:0;if(a[13438]!=1)$aL$(c,a,c[15892+b],a[13449],a[2591+b]);else if(a[13450]){a[2271+a[2059]]=a[2591+b];a[9883]=0;}}a[1]=a[13498];}
function $eK$(c,a,d){let b;b=a[13437];a[13442]+=c[17332+b]?0:(c[17172+b]==2?2:1);$dY$(c,a,b,d,0,127);}
function $eL$(e,a,b){let d,c,$0,$1,$2,$3;$0=a[13437];$1=$div(b-1,6);c=$0;d=$1;$aM$(e,a,c,d,$mod(b-1,6));$eN$(a,e[16052+c],d);$dq$(e,a,c,0,110);$2=0;a[13439]=$2;a[13440]=$2;a[13441]=$ds$(e,a,c);a[13442]=$eM$(e,a,c,d);$3=1;a[13443]=$3;a[13445]=$3;a[4351+c]=1;$bB$(e,a,c,1,113);}
function $eM$(a,c,b,e){let d;d=a[17492+b]&&c[3231+b]==0;return a[(d?67812:69412)+e];}
function $eN$(a,b,c){if(a[2271+b]<0){a[2271+b]=c;a[9883]=0;}}
function $eO$(e,b,a){let c,d,$0,$1;if(a==0){$dz$(b,b[2059],135);return;}$0=$mod(a,10000)-1;$1=$div(a,10000);c=$0;d=$1;b[4191+c]=1+d;if(d==0&&b[2591+c]<0)$eQ$(b,c);else if(d==0)$dq$(e,b,c,0,110);else if(d==1)$eP$(e,b,c);else if(d==2)$dy$(b,c);else if(d==3)$aD$(e,b,c);else b[3231+c]=1-b[3231+c];}
function $eP$(c,b,a){b[26731]=a;b[1]=128;}
function $eQ$(b,a){b[13437]=a;b[1]=111;}
function $eR$(c,b,a){if(a==10001){b[1]=148;return;}b[27696]=a-1;b[4891+a-1]=b[2271+b[2059]];b[1]=149;}
function $eS$(a,b,c){$fZ$(a,b,b[2064],c);b[2064]+=1;}
function $eT$(a,c){let b,$0,$1,$2;b=a[2064];$0=0;$1=1;a[2207+b]=$0;a[2239+b]=$1;a[2271+b]=a[2591+c-1];$2=0;a[2303+b]=$2;a[2335+b]=$2;a[2064]+=1;a[9883]=0;}
function $eU$(b,c,a){if(a==0)$eX$(b,c);else $eV$(c,a-1);}
function $eV$(a,b){$eW$(a,b,(-1));a[2110]=15;a[1]=4;}
function $eW$(c,a,b){let d,$0,$1,$2;$0=a;$1=b;c[2059]=$0;c[2060]=$1;$2=0;c[2399+a]=$2;c[2063]=$2;for(d=0;d<14;d++)c[2110+d]=0;}
function $eX$(b,a){a[2058]+=1;if(a[2058]>=2||!$eZ$(b,a,1-a[2057]))a[1]=11;else $eY$(a,1-a[2057]);}
function $eY$(a,b){let $0,$1,$2,$3;$0=b;a[2057]=$0;a[5]=$0;$1=(-1);$2=(-1);$3=0;a[2059]=$1;a[2060]=$2;a[2061]=$3;a[1]=3;}
function $eZ$(b,c,d){let a,$0;for(a=b[33+d],$0=b[35+d];a<$0;a++){if($p$(b,c,a))return 1;}return 0;}
function $fa$(e,a,b){let d,c,$0,$1,$2,$3;$0=a[2064];$1=b-1;c=$0;d=$1;$2=1;$3=0;a[2911+c]=$2;a[3071+c]=$3;a[4031+c]=(-1);$aM$(e,a,c,$div(d,6),$mod(d,6));a[49628+e[15892+c]*24+13]+=1;a[2064]+=1;a[1]=6;}
function $fb$(c,a,e){let d,b;b=a[2064];d=c[16692+b];if(e<d){a[1]=7;return;}if(e>d){a[2911+b]=3;a[49628+c[15892+b]*24+14]+=1;}a[2064]+=1;}
function $fc$(e,a,d){let c,b,$0,$1;$0=a[5];$1=a[2059];b=$0;c=$1;a[2062]=d;if(d==1)a[1]=100;else if(d==2)$fd$(a,c);else if(d==3){a[2064]=e[116+c];a[1]=6;}else if(d==4)a[1]=102;else{a[2133+b]+=1;a[2399+c]=1;a[49628+b*24+23]+=1;a[1]=104;}}
function $fd$(a,b){a[2062]=2;a[2175+b]=1;a[49628+a[5]*24+9]+=1;a[1]=101;}
function $fe$(a,b,d){let c;$fJ$(a,b);c=b[2110];if(c==14)$fr$(a,b,1-d);else if(c==6)$fq$(a,b,d);else if(c==9)$fi$(a,b,d);else $fr$(a,b,$ff$(a,b,c,d));}
function $ff$(b,a,f,g){let d,h,e,i,c,$0,$1,$2,$3;$0=a[5];$1=$fh$(b,a);c=$0;d=$1;e=$i$(b,a,d);if(f==1)return g==9?2:(g+(a[2060]>=0?1:0)<=e?1:0);if(f==2)return g<=1?0:(g<=7?1:2);if(f==3){h=$o$(b,a,c)?$i$(b,a,b[37+c]):0;return ($2=$div(g,10),$3=$mod(g,10),$2+e>$3+h?1:0);}if(f==0)return g<=e?1:0;i=f==7?$fg$(b,a,1-c):($o$(b,a,c)?$i$(b,a,b[37+c]):0);return g<=i?1:0;}
function $fg$(a,b,c){let d;d=$o$(a,b,c)?$i$(a,b,a[37+c]):0;return $j$(a,b,c)?d:$div(d,2);}
function $fh$(b,a){if(a[2060]>=0&&$i$(b,a,a[2060])<$i$(b,a,a[2059]))return a[2060];return a[2059];}
function $fi$(c,a,b){let $0,$1;$fp$(a);if(b==0){$fo$(a);return;}$0=1-a[5];$1=1;a[5]=$0;a[2061]=$1;a[49628+a[5]*24+5]+=1;$fj$(c,a,b-1);}
function $fj$(c,a,b){$eW$(a,b,(-1));$fm$($part(a,2110,2124));$fk$(c,a);}
function $fk$(a,b){let $0,$1,$2;if(0<($0=a[27])&&$0<=b[2066]){b[7]=4;return;}$fl$(a,b);$1=0;$2=0;b[2062]=$1;b[2058]=$2;b[2066]+=1;b[2367+b[2059]]+=1;if(b[2060]>=0)b[2367+b[2060]]+=1;b[49628+b[5]*24]+=1;b[1]=5;}
function $fl$(c,b){let d,a,$0,$1,$2;for(a=0,$1=c[23];a<$1;a++){$0=0;b[4191+a]=$0;b[4351+a]=$0;b[4511+a]=b[2591+a];b[4671+a]=b[2911+a];}for(d=0,$2=c[24];d<$2;d++)b[2559+d]=0;b[9883]=0;}
function $fm$(a){a[2]+=1;a[4]+=1;if(a[1]==0||a[11])a[5]+=1;a[0]=14;if(a[2]==3)$fn$(a);}
function $fn$(a){let $0;a[3]|=a[11]?3:1<<a[1];$0=0;a[2]=$0;a[11]=$0;a[13]=$0;a[0]=5;}
function $fo$(a){let b,$0,$1,$2;b=$part(a,2110,2124);$0=a[2057];$1=0;$2=9;a[5]=$0;a[2061]=$1;a[1]=$2;if(b[4]==0&&a[2060]>=0)return;$fp$(a);a[2060]=(-1);}
function $fp$(a){a[2175+a[2059]]=1;if(a[2060]>=0)a[2175+a[2060]]=1;}
function $fq$(c,b,a){b[2124]=a-1;if(a>0){b[2132-b[5]]+=1;b[49628+(1-b[5])*24+3]+=1;}$fr$(c,b,a>0?1:0);}
function $fr$(e,a,h){let d,g,b,f,c,$0,$1,$2,$3,$4,$5;b=$part(a,2110,2124);$0=b[0];$1=b[4];c=$0;d=$1;$2=b[10];$3=$fh$(e,a);f=$2;g=$3;$ft$($part(a,2067,2110),b,h);$fs$(a,c,h);if(b[4]>d)$fk$(e,a);else if(b[10]>f){b[10]=0;$fp$(a);$4=g;$5=(-1);a[2059]=$4;a[2060]=$5;$fl$(e,a);a[2062]=2;a[49628+a[5]*24+9]+=1;a[1]=101;}}
function $fs$(a,c,d){let b;b=49628+a[5]*24;if(c==1&&d==1)a[b+1]+=1;else if(c==4&&d)a[b+2]+=1;else if(c==0&&d)a[b+8]+=1;else if(c==3&&d)a[b+6]+=1;else if(c==7&&d)a[49628+(1-a[5])*24+4]+=1;}
function $ft$(c,a,d){let b;b=a[0];if(b==14)$fI$(c,a,d);else if(b==15)$fH$(c,a,d);else if(b==1)$fG$(c,a,d);else if(b==4)$fE$(c,a,d);else if(b==5)$fD$(c,a);else if(b==6)$fC$(c,a,d);else if(b==7)$fA$(a,d);else if(b==2)$fz$(c,a,d);else if(b==3){a[10]=Math.max(a[10],d);$fn$(a);}else if(b==0)$fy$(a,d);else $fu$(c,a,b,d);}
function $fu$(c,b,a,e){let d,f;if(a==9){b[6]+=1;b[13]+=1;d=c[14]>=0&&b[13]<3;if(d)b[0]=10;else $fn$(b);}else if(a==10)$fx$(c,b,e);else if(a==11){if(e==0){b[4]+=1;b[5]+=b[1]==0||b[11]?1:0;}$fn$(b);}else if(a==12){f=c[6]==2?e:1-c[6];b[0]=f?13:9;b[7]+=f;}else $fv$(c,b,e);}
function $fv$(c,b,a){let d;if(!a){b[0]=9;return;}d=$fw$(c,b);$fn$(b);b[1]=d;$fm$(b);}
function $fw$(e,b){let a,d,c,$0;for(a=0,$0=e[0];a<$0;a++){c=a==b[1]||b[11]&&a<2;d=(b[3]&1<<a)==0&&!c;if(d&&e[19+a*4]>=e[14])return a;}return (-1);}
function $fx$(c,b,a){if(a==0)$fn$(b);else if(a==2)b[0]=11;else if(b[7]<c[4]&&$fw$(c,b)>=0)b[0]=12;else b[0]=9;}
function $fy$(b,a){let $0;if(a){$0=1;b[11]=$0;b[12]=$0;$fm$(b);}else b[0]=5;}
function $fz$(b,c,a){if(a==0&&b[14]!=(-2))c[0]=9;else if(a==2&&b[19+(c[11]?b[13]:c[1])*4+3]==0)c[0]=3;else $fn$(c);}
function $fA$(b,a){if(a)$fB$(b,1);else $fm$(b);}
function $fB$(b,a){let $0,$1,$2;$0=8;$1=a;b[0]=$0;b[9]=$1;$2=0;b[1]=$2;b[2]=$2;b[3]=$2;b[11]=$2;b[13]=$2;}
function $fC$(a,d,b){let c;c=a[7]==2?b:1-a[7];if(c){d[8]+=1;d[0]=7;}else $fm$(d);}
function $fD$(c,b){let a,$0;for(a=0,$0=c[0];a<$0;a++){if((b[3]&1<<a)==0){b[1]=a;b[0]=15;return;}}$fB$(b,2);}
function $fE$(c,b,a){if(!a)$fB$(b,0);else if($fF$(c,b,c[8]))b[0]=6;else $fm$(b);}
function $fF$(b,a,c){return a[8]<b[5]&&c>=b[19+(a[11]?b[13]:a[1])*4];}
function $fG$(c,b,a){if(a==0)$fn$(b);else if(a==2)b[0]=2;else if($fF$(c,b,c[9]))b[0]=6;else $fm$(b);}
function $fH$(a,c,b){if((a[17]==2?b:a[17])>0)$fB$(c,3);else if(a[18])$fE$(a,c,1);else c[0]=4;}
function $fI$(a,c,b){if((a[16]==2?b:a[16])>0)$fn$(c);else c[0]=1;}
function $fJ$(c,a){let b,$0,$1,$2,$3;b=$part(a,2067,2110);b[0]=a[2060]<0?1:2;$0=10;b[1]=$0;b[3]=$0;b[10]=$0;$1=10;b[11]=$1;b[12]=$1;$2=2;b[6]=$2;b[7]=$2;$3=2;b[16]=$3;b[17]=$3;a[2118]=0;$fL$(c,a,b,a[2110]);b[13]=$fh$(c,a)==a[2059]?0:1;$fK$(c,a,b,0,a[2059]);if(a[2060]>=0)$fK$(c,a,b,1,a[2060]);}
function $fK$(c,d,f,a,e){let b,$0,$1;b=19+a*4;f[b]=$i$(c,d,e);$0=10;$1=100;f[b+1]=$0;f[b+2]=$1;f[b+3]=c[37+c[52+e]]==e?1:0;}
function $fL$(d,a,e,c){let g,f,b,$0;b=1-a[5];if(c==15)e[18]=$eZ$(d,a,b)?0:1;else if(c==2){f=$fO$(d,a);e[14]=f?(-1):(-2);}g=0;if($o$(d,a,b))g=Math.max(0,Math.max(0,d[45+b]-a[2335+d[37+b]])-a[2131+b]);e[5]=g;$0=(-1);e[8]=$0;e[9]=$0;if(g>0&&c==1)e[9]=$fM$(d,a,1);else if(g>0&&(c==4||c==15))e[8]=$fM$(d,a,0);}
function $fM$(e,a,f){let c,d,b,$0,$1,$2;$0=1-a[5];$1=(-1);b=$0;c=$1;for(d=e[33+b],$2=e[35+b];d<$2;d++){if($fN$(e,a,d,0,f))c=Math.max(c,$i$(e,a,d));}return c;}
function $fN$(c,a,b,d,e){if(a[2175+b]>0||$i$(c,a,b)<d)return 0;if($p$(c,a,b))return 1;return e&&$b$(c,a,b);}
function $fO$(d,a){let c,b,$0;b=1-a[5];for(c=d[33+b],$0=d[35+b];c<$0;c++){if(a[2143+c]>0&&$k$(d,a,c)&&$q$(d,a,c))return 1;}return 0;}
function $fP$(b,c,a){if(a==0)$eX$(b,c);else if(a>=1000)$fQ$(b,c,$mod(a,1000)-1,$div(a,1000)-1);else $fj$(b,c,a-1);}
function $fQ$(d,a,b,c){$eW$(a,b,c);a[2110]=0;a[1]=4;}
function $fR$(d,a,c){let b;b=a[2065];if(c>0)$fV$(a,b,c-1);else if(b!=a[2057])$fS$(d,a,a[2057]);else $eY$(a,a[2057]);}
function $fS$(b,c,d){let a,$0;for(a=b[33+d],$0=b[35+d];a<$0;a++)c[2143+a]=$fT$(b,c,a)?1:0;c[2065]=d;c[1]=2;}
function $fT$(c,a,b){if(!(a[2207+b]==0||a[2207+b]==1))return 0;if(a[6]==1&&a[2143+b])return 1;if(c[436+b]&&$n$(c,a,b))return 1;return $fU$(c,a,b);}
function $fU$(a,e,b){let g,c,h,f,d,$0,$1;c=1-a[52+b];for(d=a[116+b],$1=a[148+b];d<$1;d++){if(e[2591+d]<0||!a[17652+d])continue;for(f=a[29+c],$0=a[31+c];f<$0;f++){if(e[2591+f]<0)continue;g=e[2143+a[16052+f]];h=g?2:1;if($g$(a,e[2591+d],e[2591+f])<=h)return 1;}}return 0;}
function $fV$(a,c,b){a[2143+b]=1;a[2129+c]+=1;a[49628+c*24+7]+=1;}
function $fW$(b,c,a){let e,d,$0;d=$div(a,10)+($o$(b,c,0)?$i$(b,c,b[37]):0);e=$mod(a,10)+($o$(b,c,1)?$i$(b,c,b[38]):0);if(d==e)return;$0=d>e?0:1;c[2057]=$0;c[5]=$0;$fS$(b,c,1-c[2057]);}
function $fX$(d,a,c,b){a[2271+c]=a[2591+b-1];a[2527+c]=0;a[9883]=0;}
function $fY$(c,b){let a,$0;for(a=0,$0=c[24];a<$0;a++){if(b[2527+a])return a;}return (-1);}
function $fZ$(d,a,b,c){a[2495+b]=0;if(c+$gd$(d,a,b)<=$gb$(d,a,b))$ga$(d,a,b);}
function $ga$(c,b,d){let e,a,$0,$1,$2;for(a=c[116+d],$0=c[148+d];a<$0;a++){if(b[2911+a]!=3)$aT$(c,b,a,3);}for(e=0,$1=c[25];e<$1;e++){if(b[4831+e]==d){b[4831+e]=(-2);b[4891+e]=(-1);}}b[2207+d]=3;b[2271+d]=(-1);$2=0;b[2495+d]=$2;b[2527+d]=$2;b[2143+d]=0;b[9883]=0;b[49628+c[52+d]*24+15]+=1;}
function $gb$(a,b,c){let d;d=$gc$(a,b,c);return a[10740+c*161+d];}
function $gc$(d,c,e){let a,b,$0;a=0;for(b=d[116+e],$0=d[148+e];b<$0;b++){if(c[2911+b]!=0&&d[16372+b]!=8)a+=1;}return a;}
function $gd$(b,a,c){let d;d=(-a[2139+b[52+c]]);if(a[2431+c]>0)d-=$div(a[2431+c],2);else if((a[2207+c]==0||a[2207+c]==1)&&!a[2239+c])d+=$div($i$(b,a,c),2);return d;}
function $ge$(c,b){let a,$0;for(a=0,$0=c[24];a<$0;a++){if(b[2495+a])return a;}return (-1);}
function $gf$(a,b){let $0,$1;if($ge$(a,b)>=0)$lD$(b,10);else if($fY$(a,b)>=0)$lB$(a,b,$fY$(a,b));else if(205<=($0=b[1])&&$0<215&&b[30266]==0)$lA$(a,b);else if(205<=($1=b[1])&&$1<215&&b[30264]==0)$lo$(a,b);else $gg$(a,b);}
function $gg$(c,a){let b;b=a[1];if(b<136){if(b<113){if(b<13){if(b<5){if(b<2){if(b<1)$ln$(c,a);else $lm$(a);}else if(b<3)$ll$(c,a);else if(b<4)$lk$(c,a);else $le$(c,a);}else if(b<8){if(b<6)$kY$(c,a);else if(b<7)$kX$(c,a);else $kV$(c,a);}else if(b<9)$kT$(c,a);else if(b<11)$kS$(c,a);else $kR$(c,a);}else if(b<102){if(b<15){if(b<14)$kQ$(c,a);else $kO$(c,a);}else if(b<100)$kN$(c,a);else if(b<101)$kM$(c,a);else $kJ$(c,a);}else if(b<110){if(b<103)$kI$(c,a);else if(b<104)$kH$(a);else $kG$(c,a);}else if(b<111)$kr$(c,a);else if(b<112)$ko$(c,a);else $kc$(c,a);}else if(b<124){if(b<118){if(b<115){if(b<114)$jS$(c,a);else $jR$(a);}else if(b<116)$jL$(c,a);else if(b<117)$jR$(a);else $jJ$(c,a);}else if(b<121){if(b<119)$jR$(a);else if(b<120)$jI$(c,a);else $jF$(c,a);}else if(b<122)$jR$(a);else if(b<123)$jE$(c,a);else $jD$(c,a);}else if(b<130){if(b<127){if(b<125)$jy$(c,a);else if(b<126)$jx$(c,a);else $jw$(c,a);}else if(b<128)$jv$(c,a);else if(b<129)$jt$(c,a);else $jR$(a);}else if(b<133){if(b<131)$js$(c,a);else if(b<132)$jr$(c,a);else $jp$(c,a);}else if(b<134)$jn$(c,a);else if(b<135)$jm$(c,a);else $jl$(a);}else if(b<206){if(b<147){if(b<141){if(b<138){if(b<137)$jk$(c,a);else $je$(c,a);}else if(b<139)$jd$(c,a);else if(b<140)$jc$(a);else $iT$(c,a);}else if(b<144){if(b<142)$iS$(c,a);else if(b<143)$iR$(c,a);else $iQ$(c,a);}else if(b<145)$iO$(c,a);else if(b<146)$iN$(c,a);else $iM$(c,a);}else if(b<200){if(b<150){if(b<148)$iK$(c,a);else if(b<149)$iJ$(c,a);else $iH$(c,a);}else if(b<151)$iG$(c,a);else if(b<152)$iE$(c,a);else $jR$(a);}else if(b<203){if(b<201)$iD$(c,a);else if(b<202)$iy$(c,a);else $iu$(c,a);}else if(b<204)$ii$(c,a);else if(b<205)$jR$(a);else $ib$(c,a);}else if(b<301){if(b<211){if(b<208){if(b<207)$hQ$(c,a);else $hN$(c,a);}else if(b<209)$hL$(c,a);else if(b<210)$hK$(c,a);else $hF$(c,a);}else if(b<214){if(b<212)$hC$(c,a);else if(b<213)$hu$(c,a);else $hs$(c,a);}else if(b<215)$hm$(c,a);else if(b<300)$lA$(c,a);else $gS$(c,a);}else if(b<404){if(b<401){if(b<302)$gE$(c,a);else if(b<400)$gA$(c,a);else $gz$(c,a);}else if(b<402)$gx$(c,a);else if(b<403)$gu$(c,a);else $gq$(c,a);}else if(b<407){if(b<405)$jR$(a);else if(b<406)$gp$(c,a);else $go$(c,a);}else if(b<408)$gm$(c,a);else if(b<409)$gi$(c,a);else $gh$(c,a);}
function $gh$(c,b){let a,$0;for(a=0,$0=c[25];a<$0;a++)b[4891+a]=(-1);b[1]=8;}
function $gi$(a,b){let c;c=a[52+b[2059]];$gl$(b);$gk$(b,0);$gk$(b,1);$gj$(b,54,(b[34399]>b[34400]?0:1)==0?c:1-c);}
function $gj$(c,a,b){let $0,$1;$0=a;$1=b;c[2]=$0;c[3]=$1;c[0]=(-(10*a+b));}
function $gk$(b,a){b[9+b[4]]=a;b[4]+=1;}
function $gl$(a){a[4]=0;}
function $gm$(c,a){let b;b=a[34398];if(b>=0&&a[4831+b]<0)a[1]=409;else $gn$(a,$am$(c,a));}
function $gn$(c,a){let b;b=a>=199||a==68||a==69;$lD$(c,b?100:10);}
function $go$(d,a){let b,c,$0;b=a[27698];$gl$(a);$gk$(a,1+b);for(c=0,$0=d[25];c<$0;c++){if(a[4831+c]>=0&&d[52+a[4831+c]]==d[52+b]){if($ay$(a,c)==a[2271+b])$gk$(a,10001+c);}}$gj$(a,53,d[52+b]);}
function $gp$(b,a){let $0;$lD$(a,$ar$(b,a,($0=b[52+a[34397]],$ar$(b,a,$0)>0?$0:2)));}
function $gq$(a,b){let f,c,e,d,$0,$1;c=1-a[52+b[2059]];$gl$(b);$gk$(b,0);for(d=0;d<4;d++){if(d==1){for(e=0,$0=a[25];e<$0;e++){if($az$(a,b,c,e))$gk$(b,10000*d+1+e);}continue;}for(f=a[33+c],$1=a[35+c];f<$1;f++){if($av$(a,b,f,(-1))&&$gr$(a,b,f,d))$gk$(b,10000*d+1+f);}}$gj$(b,52,c);}
function $gr$(b,c,d,a){if(a==0)return 1;if(!$gs$(b,c,d))return 0;if(a==3)return c[2175+d]>0;return c[2175+d]==0&&c[2143+d]>0;}
function $gs$(a,d,b){let c;c=a[52+b];if(d[2137+c]||d[2135+c]>=5)return 0;if($gt$(a,d,b)>=2)return 0;return $ar$(a,d,c)>0||$ar$(a,d,2)>0;}
function $gt$(e,c,d){let a,b,$0;a=0;for(b=0,$0=e[25];b<$0;b++){if(c[4831+b]==d)a+=1;}return a;}
function $gu$(a,b){let c,d,$0;c=a[52+b[2059]];$gl$(b);if(b[34401]>0){for(d=a[29+c],$0=a[31+c];d<$0;d++){if(b[33913+d]==1&&$gv$(a,b,d))$gk$(b,1+d);}}if(b[4]==0)b[1]=409;else $gj$(b,51,c);}
function $gv$(c,a,b){if(a[2591+b]<0||a[2911+b]!=1)return 0;return a[3071+b]<$P$(c,a,b)-1&&!$gw$(c,a,b);}
function $gw$(c,a,b){let e,d,f,$0,$1,$2;$0=a[2591+b];$1=1-c[15892+b];d=$0;e=$1;if(a[6671+e*1600+d]>0)return 1;for(f=c[29+e],$2=c[31+e];f<$2;f++){if(a[2591+f]<0||c[17172+f]==0)continue;if($dF$(c,a,f,d)>0)return 1;}return 0;}
function $gx$(b,a){$gl$(a);$gk$(a,0);if($gy$(b,a))$gk$(a,1);if(a[27697]==0){$gk$(a,10001);$gk$(a,20001);if(a[2271+a[2059]]>=0){$gk$(a,30001);$gk$(a,40001);}}$gj$(a,50,b[52+a[2059]]);}
function $gy$(a,b){let d,c,e,$0,$1;c=1-a[52+b[2059]];for(d=a[33+c],$0=a[35+c];d<$0;d++){if($av$(a,b,d,(-1)))return 1;}for(e=0,$1=a[25];e<$1;e++){if(b[4831+e]>=0&&a[52+b[4831+e]]==c){if($av$(a,b,(-1),e))return 1;}}return 0;}
function $gz$(b,a){let $0,$1;a[34396]=a[27696];$0=(-1);a[34397]=$0;a[34398]=$0;$1=0;a[34399]=$1;a[34400]=$1;a[1]=a[27698]>=0?406:401;}
function $gA$(f,a){let i,j,c,h,d,g,k,e,b,$0,$1,$2;b=a[34395];c=a[3711+b]-1;$0=a[2591+b];$1=a[2591+c];d=$0;e=$1;$gl$(a);g=$es$(f,d,e);if(g>=0&&f[39012+6*d+g]>0)$gD$(a,d,g);else{h=$gC$(f,a,d);i=$gB$(f,a,e);for(j=0;j<6;j++){for(k=0,$2=f[26];k<$2;k++){if(a[10044+k]==i){g=$es$(f,k,e);if(g>=0&&f[39012+6*k+g]>0&&(j<0||g==j||g==$mod(j+5,6)))$gk$(a,10000*j+1+k);}}}$d$(a,h);}$gj$(a,49,f[15892+b]);}
function $gB$(c,f,d){let a,b,e,$0;a=1000000;for(b=0;b<6;b++){e=c[29412+6*d+b];if(e>=0&&f[10044+e]>0&&($0=$mod(b+3,6),c[39012+6*e+$0]>0))a=Math.min(a,f[10044+e]);}return a;}
function $gC$(g,b,a){let c,e,d,f,h,$0,$1,$2,$3;$0=1;$1=a;b[10044+a]=$0;b[11644]=$1;$2=0;$3=1;c=$2;d=$3;while(c<d){e=b[11644+c];c+=1;for(f=0;f<6;f++){if(g[39012+6*e+f]>0){h=g[29412+6*e+f];if(b[10044+h]==0&&b[5071+h]<0){b[10044+h]=b[10044+e]+1;b[11644+d]=h;d+=1;}}}}return d;}
function $gD$(c,d,b){let a;for(a=0;a<6;a++){if(a<0||b==a||b==$mod(a+5,6))$gk$(c,10000*a+1+d);}}
function $gE$(b,a){let g,c,d,f,e,$0,$1,$2;if(a[9876]<0){$gn$(a,$bq$(b,a));return;}$0=$part(a,29628,30191);$1=$part(a,30191,30252);c=$0;d=$1;e=d[0];if(e==11){$gQ$(a);$gP$(a);$gI$(c,d);}else if(e==12){if($bl$(a)&&a[34394]==0){$gl$(a);$gk$(a,0);$gk$(a,1);$gj$(a,48,b[15892+a[9876]]);}else{f=347+d[16]*6;$gn$(a,c[f+3]);}}else if(e==13)$gn$(a,($2=$bi$(c,d),c[18+$bh$(c,d,$2,0)-(-3)]));else if(e==14)$gn$(a,$aZ$(c,d));else if(e==15){g=$aW$(c,d);if(g>0)$gn$(a,g);else $aV$(c,d,0);}else $gF$(b,a);}
function $gF$(d,a){let f,i,b,g,h,e,c,$0,$1;b=$part(a,30191,30252);a[1]=a[9882];c=b[19+((a[30252]==a[9875]?0:4)==0?1:0)];a[49628+d[15892+a[9875]]*24+17]+=c;if(b[22])a[34393]=1;if(b[21]==0||!(b[31]<=1))return;e=b[21]-1;$0=a[30252];$1=a[30252+e];f=$0;g=$1;if(a[9878]==3&&f==a[9876])a[34393]=2;else if(b[31+e*3]<=1&&$gH$(d,a,f,g)){a[34395]=f;a[3711+f]=1+g;h=d[16372+f];i=(h==0||h==1)&&$gG$(d,a,f);a[3871+f]=i?2:1;a[1]=302;}}
function $gG$(e,a,b){let c,d,$0,$1;$0=a[4511+b];$1=a[4511+a[3711+b]-1];c=$0;d=$1;return c<0||d<0||$g$(e,c,d)>1;}
function $gH$(f,a,b,c){let h,i,g,d,e,$0,$1;$0=a[2591+b];$1=a[2591+c];d=$0;e=$1;g=$es$(f,d,e);if(g>=0&&f[39012+6*d+g]>0)return 1;h=$gC$(f,a,d);i=$gB$(f,a,e);$d$(a,h);return i<1000000;}
function $gI$(b,a){let c,$0;while(a[16]<36&&b[347+a[16]*6]!=0){c=$gJ$(b,a);if(c!=11){a[0]=c;return;}a[16]+=1;}$0=0;a[16]=$0;a[18]=$0;a[0]=18;}
function $gJ$(c,a){let d,b,g,e,f,$0;b=347+a[16]*6;d=c[b];if(d==2)return $gN$(c,a)?16:11;e=($0=$bi$(c,a),a[31+$0*3]<=1);f=e&&$gM$(c,a);if(!$gL$(a,c[b+4]))return 11;if(d==1)return f?12:11;if(d==3)return f?17:11;g=1+(c[b+1]<4?0:1);if(a[18]&g){if((f||e&&d==7)&&$gK$(c,a))return 15;a[18]-=g;}return 11;}
function $gK$(a,b){let f,c,e,d,$0,$1;$0=a[347+b[16]*6];$1=$bi$(a,b);c=$0;d=$1;if(c==7)return 1;e=147+d*20;f=b[21];if(c==6){f=b[25]?b[29]:b[29]+b[21];if(a[e+12]&&a[e+4])return 0;}return b[31+d*3]==0&&f==0;}
function $gL$(b,a){if(a==3)return b[21]>0;return a==0||a==1==b[23]>0;}
function $gM$(a,b){let c;c=a[347+b[16]*6+1];return c<=(-1)||b[31+c*3]<=1;}
function $gN$(c,a){let b,$0;b=347+a[16]*6;return ($0=c[b+2],a[31+$0*3]<=1)&&$gO$(c,a,c[b+2],c[b+5]);}
function $gO$(c,d,a,f){let e,b;b=31+a*3;e=c[147+a*20+2+1]-d[b+1];return d[b]==0||e>f;}
function $gP$(b){let a,c;for(a=0;a<10;a++){c=b[30252+a];if(c>=0){b[30222+a*3]=b[2911+c];b[30222+a*3+1]=b[3071+c];}}}
function $gQ$(b){let f,d,a,e,c;for(a=0;a<8;a++){c=b[30252+a];if(c>=0&&b[2911+c]>=2){d=30222+a*3;if(b[d]<2){if(b[d+2]!=2)b[d+2]=4;}}}for(e=0;e<2;e++){f=b[30262+e];if(f>=0&&b[2207+f]>1){if($has($K3,b[30199+e]))b[30199+e]=3;}else if(f>=0&&!$gR$(b,e,f))b[30199+e]=0;}}
function $gR$(d,a,f){let b,c,e,$0;b=a*4;for(c=b,$0=b+4;c<$0;c++){e=d[30252+c];if(e>=0&&d[2591+e]>=0&&d[2591+e]==d[2271+f])return 1;}return 0;}
function $gS$(b,a){let $0;if(a[9876]<0){$gn$(a,$bs$(b,a));return;}$gT$(b,a);$cu$(a);$gP$(a);a[30191]=11;$0=0;a[34393]=$0;a[34394]=$0;a[30264]=0;a[1]=301;a[49628+b[15892+a[9875]]*24+16]+=1;}
function $gT$(e,a){let i,b,d,g,f,c,h,$0,$1;$0=a[9875];$1=a[9876];b=$0;c=$1;for(d=0;d<10;d++)a[30252+d]=(-1);f=$hl$(e,a);a[30252]=f?b:c;a[30256]=f?c:b;$hk$(e,a);a[29641]=0;for(d of $K4){g=$div(d,4);h=a[30252+d];a[29628+g]=1;$hj$(e,a,d);a[30262+g]=$cv$(e,a,h);a[29630+g]=a[2463+e[16052+h]];}$hi$(e,a);i=$hh$(e,a);$ha$(e,a,i||a[30263-$div(a[30252]==a[9875]?0:4,4)]>=0);$gU$(e,a,i,f);}
function $gU$(f,a,h,l){let i,b,e,j,d,g,k,c,$0,$1;$0=a[9875];$1=a[9876];b=$0;c=$1;d=a[30252]==a[9875]?0:4;e=4-d;$gY$(a,0,1,d,e,$gZ$(f,a,b,c,a[9881]));g=1;if(h){i=$gW$(f,a)?1:0;$gY$(a,1,1,e,d,$gZ$(f,a,c,b,i));g=2;}if(a[9878]==3){j=f[16372+c];if(j==0||j==1){$gY$(a,g,8,d,e,0);g+=1;}else if(f[17332+c]==0&&j!=8){$gY$(a,g,7,d,e,0);g+=1;}}else if(f[17172+b]==2&&$gV$(f,a,c)){if(a[3711+c]==0&&$gH$(f,a,c,b)){j=f[16372+c];k=j==0||j==1;$gY$(a,g,k?5:4,d,e,0);g+=1;}}if(l)$gY$(a,g,4,e,d,0);}
function $gV$(a,d,b){let c;c=a[16372+b];return c==5||c==3||a[17332+b]>0;}
function $gW$(b,a){if(a[9878]==3)return $gX$(b,a)!=0;return $dF$(b,a,a[9876],a[2591+a[9875]])==2;}
function $gX$(c,a){let b;b=a[9876];return $cA$(c,a[2591+b],a[2751+b],a[2591+a[9875]]);}
function $gY$(d,a,c,e,f,g){let b,$0,$1;b=29975+a*6;d[b]=c;$0=e;$1=f;d[b+1]=$0;d[b+2]=$1;d[b+3]=g;}
function $gZ$(a,b,f,c,d){let g,e,h;e=a[26212+b[2591+c]]+d*a[85626];if(f==b[9875])e+=b[9880];g=$cv$(a,b,c)>=0?1:0;h=a[17172+f]==1?0:1;return $bt$(h,b[9879],e,g);}
function $ha$(c,b,d){let e,f,a,$0,$1;for(a=0;a<2;a++){if(b[30262+a]>=0)$hb$(c,b,a,d);}if(b[30262]>=0&&b[30263]>=0){$0=$an$(c,b,b[30262]);$1=$an$(c,b,b[30263]);e=$0;f=$1;b[29640]=199+Math.min(e,20)*21+Math.min(f,20);}}
function $hb$(f,a,b,g){let c,d,e,$0,$1,$2,$3;$0=a[30262+b];$1=29713+b*15;c=$0;d=$1;e=a[2207+c]==1;a[d]=e?2:1;a[d+1]=$hg$(f,a,b,c);a[d+2]=$ag$(f,a,c);if(g){$2=68;a[d+4]=$2;a[d+6]=$2;$3=69;a[d+5]=$3;a[d+7]=$3;}if($hf$(f,a,b))$hc$(f,a,d,c);}
function $hc$(c,a,b,d){let g,e,f;a[b+8]=1;e=$gc$(c,a,d);for(f=0;f<6;f++){g=$he$(c,a,d,Math.min(e+f,c[180+d]));a[b+9+f]=$hd$(g);}}
function $hd$(a){let b;b=Math.min(Math.max(a,(-3)),10);return 1+b-(-3);}
function $he$(a,b,c,e){let d,f,$0,$1;d=($0=$i$(a,b,c),$1=a[37+a[52+c]]==c,$div($0+1,2)+($1?$0:0));f=a[10740+c*161+e]+d;return Math.min(Math.max(f,(-1)),9);}
function $hf$(d,a,b){let c,e;c=a[30262+b];e=a[30252+$hg$(d,a,b,c)];return d[16052+e]==c;}
function $hg$(g,d,a,f){let b,c,e,$0;b=a*4;for(c=b,$0=b+4;c<$0;c++){e=d[30252+c];if(e>=0&&d[2591+e]>=0&&d[2591+e]==d[2271+f])return c;}return b;}
function $hh$(d,a){let c,b,$0,$1;$0=a[9876];$1=a[9875];b=$0;c=$1;if(a[9878]!=0&&!(a[9878]==3))return 0;if(d[17172+b]==0||a[3551+b])return 0;if(a[9878]==3)return $gX$(d,a)<=1;return $dF$(d,a,b,a[2591+c])>0;}
function $hi$(d,a){let f,b,e,g,c,$0,$1;$0=a[30252];$1=a[30256];b=$0;c=$1;e=d[16372+b];if((e==0||e==1)&&!(a[9878]==3)){f=a[9879]==1&&a[9878]!=1;a[29781]=f?0:1;}g=a[9879]==1&&!(a[9878]==3);if(g&&c==a[9875]&&a[9881]||g&&c!=a[9875]&&$gW$(d,a))a[29782]=1;}
function $hj$(f,a,b){let d,e,c,$0,$1;$0=a[30252+b];$1=29775+b*20;c=$0;d=$1;e=a[3231+c];a[d]=a[2911+c];a[d+1]=a[3071+c];a[d+2]=f[16532+c]-e;a[d+2+1]=f[16692+c]-e;a[d+4]=f[17172+c]!=0?1:0;a[d+9]=e;a[d+12]=1-f[17332+c];a[d+13]=f[16372+c]==8?1:0;if(a[2591+c]>=0)a[d+10]=$ch$(f,a,c)?2:0;}
function $hk$(b,c){let a;for(a=0;a<563;a++)c[29628+a]=b[84966+a];}
function $hl$(d,a){let c,b,$0,$1;$0=a[9876];$1=a[9875];b=$0;c=$1;if(d[16372+c]!=2||d[17172+b]!=2)return 0;return $hh$(d,a)&&$gH$(d,a,c,b);}
function $hm$(h,a){let b,c,g,d,e,f,$0,$1,$2,$3;$0=$part(a,29628,30191);$1=$part(a,30191,30252);b=$0;c=$1;$hr$(b,c);c[0]=10;for(d=0;d<4;d++){for(e=4;e<8;e++){$2=a[30252+d];$3=a[30252+e];f=$2;g=$3;if(f>=0&&g>=0&&c[31+d*3]<=1&&c[31+d*3+2]==0&&c[31+e*3]<=1&&c[31+e*3+2]==0){if($hq$(h,a,f,g))$hp$(h,a,f,g);}}}$ho$(h,a);a[1]=210;$hn$(h,a,215);}
function $hn$(a,b,c){$bw$(a,b);b[30267]+=1;if(b[30267]>=b[30266]){b[30267]=0;b[1]=c;}}
function $ho$(d,b){let a,c;for(a=0;a<4;a++){c=b[30252+a];if(c>=0&&b[34233+c]&&b[30193])b[49628+d[15892+c]*24+19]+=1;}}
function $hp$(a,b,c,d){let e;e=$es$(a,b[2591+c],b[2591+d]);b[3551+c]|=1<<e;b[3551+d]|=1<<$mod(e+3,6);}
function $hq$(d,a,b,c){if(a[2591+b]<0||a[2591+c]<0)return 0;return $es$(d,a[2591+b],a[2591+c])>=0;}
function $hr$(d,b){let c,a,$0;for(a=0,$0=d[0];a<$0;a++){c=b[31+a*3]<=1&&b[31+a*3+2]!=1;if(c&&$bQ$(d,b,a))$bd$(d,b,a);}}
function $hs$(d,a){let e,c,f,b,$0,$1;$0=a[30272];$1=$bG$(a,a[30271]);b=$0;c=$1;if(a[2591+b]!=c||a[3711+b]||!$ht$(d,a,b)){$bv$(a);return;}$gl$(a);for(e=0;e<6;e++){f=$mod(e-a[2751+b]+6+1,6);if(f<=2)$gk$(a,1+e);}$gj$(a,47,d[15892+b]);}
function $ht$(a,b,c){let d;d=$P$(a,b,c)-b[3071+c];return b[2911+c]==0||d>$bx$(a,b,c);}
function $hu$(d,a){let b,c,$0,$1;$0=$part(a,30191,30252);$1=a[30271];b=$0;c=$1;if(c>=8)a[1]=214;else if(a[30252+c]<0||!$hB$(a,c))a[30271]+=1;else if($hA$(d,a,b,$bG$(a,c))<0)a[30271]+=1;else $hv$(d,a,b,$bG$(a,c));}
function $hv$(a,b,c,d){let e,f;e=$hA$(a,b,c,d);$gl$(b);for(f=0;f<4;f++){if($hz$(a,b,c,f,d)&&$hx$(b,c,f)==e)$gk$(b,1+b[30252+f]);}$hw$(b,46,a[15892+b[30252]]);}
function $hw$(c,e,f){let d,a,b,$0,$1,$2;for(a=1,$2=c[4];a<$2;a++){b=9+a;while(b>9&&c[b]<c[b-1]){d=c[b];$0=c[b-1];$1=d;c[b]=$0;c[b-1]=$1;b-=1;}}$gj$(c,e,f);}
function $hx$(a,b,c){let d;d=$hy$($part(a,29628,30191),b,c);return d?100:a[29775+c*20+2];}
function $hy$(b,a,c){if(a[3]==(-1))return $bN$(b,a,c);return c==a[3]?a[30]:0;}
function $hz$(e,a,d,b,f){let g,c;c=a[30252+b];if(c<0||!(d[31+b*3]<=1&&d[31+b*3+2]==0)||a[2911+c]!=0)return 0;g=$es$(e,a[2591+c],f);return g>=0&&e[39012+6*a[2591+c]+g]>0;}
function $hA$(c,d,e,f){let a,b;a=(-1);for(b=0;b<4;b++){if($hz$(c,d,e,b,f))a=Math.max(a,$hx$(d,e,b));}return a;}
function $hB$(a,c){let b,d;b=$part(a,30191,30252);d=b[31+c*3+2];if(b[31+c*3]<=1&&b[31+c*3+2]==0||d==1||d==4)return 0;return a[5071+$bG$(a,c)]<0;}
function $hC$(g,a){let b,c,f,e,d,$0,$1,$2,$3,$4,$5;$0=$part(a,29628,30191);$1=$part(a,30191,30252);b=$0;c=$1;d=a[30270]-1;$2=a[30271];$3=d*4;e=$2;f=$3;if(e>=f+4){$4=0;$5=4;a[30270]=$4;a[30271]=$5;a[1]=212;}else if(a[30252+e]<0||!(c[31+e*3]<=1))a[30271]+=1;else if(c[31+e*3]<=1&&c[31+e*3+2]==0){$hE$(b,c,e);if(!$hD$(a,e))a[30271]+=1;$bw$(g,a);}else if($hD$(a,e)&&a[2591+a[30252+e]]==$bG$(a,e))$hQ$(g,a);else a[30271]+=1;}
function $hD$(c,a){let b;b=31+a*3+2;return c[30191+b]==2;}
function $hE$(a,c,b){if(a[147+b*20+13])$be$(a,c,b);else if(a[147+b*20+11])$bf$(a,c,b,1,0);else{c[31+b*3+2]=2;$cl$(a,c,b);}}
function $hF$(f,a){let b,c,d,e,$0,$1;$0=$part(a,29628,30191);$1=$part(a,30191,30252);b=$0;c=$1;d=c[0];if(d==10)a[1]=214;else if($bK$(b,c,0)==0||$bK$(b,c,1)==0)$bI$(a);else if(d==9)$gn$(a,$bO$(b,c));else{e=d==7?1:0;if($hJ$(b,c,e)==1)$bS$(a,e,$hH$(b,c,e,0));else $hG$(f,a,e);}}
function $hG$(g,a,b){let c,d,f,e,$0,$1,$2;$0=$part(a,30191,30252);$1=b*4;c=$0;d=$1;$gl$(a);for(e=d,$2=d+4;e<$2;e++){if(a[30252+e]>=0&&c[31+e*3]<=1&&c[31+e*3+2]==0)$gk$(a,1+a[30252+e]);}f=b?43:44;$hw$(a,f,g[15892+a[30252+d]]);}
function $hH$(a,d,b,e){let c;c=a[4+b];if(c>=0&&d[31+c*3]<=1&&d[31+c*3+2]==0)return c;return $hI$(a,d,b,e);}
function $hI$(e,b,d,c){let a,$0;for(a=d*4,$0=d*4+e[d];a<$0;a++){if(b[31+a*3]<=1&&b[31+a*3+2]==0){if(c==0)return a;c-=1;}}return d*4;}
function $hJ$(a,d,b){let c;c=a[4+b];if(c>=0&&d[31+c*3]<=1&&d[31+c*3+2]==0)return 1;return $bK$(a,d,b);}
function $hK$(c,a){let b;b=a[30201]>a[30202]?0:1;$gl$(a);$gk$(a,0);$gk$(a,1);$gj$(a,42,c[52+a[30262+b]]);}
function $hL$(f,a){let b,c,d,e,$0,$1;$0=$part(a,29628,30191);$1=$part(a,30191,30252);b=$0;c=$1;d=c[0];if(d==3){e=$bK$(b,c,0)>0&&$bK$(b,c,1)>0;c[0]=e?$hM$(b,c):7;}else if(d==4)$gn$(a,b[12]);else if(d==5)$gn$(a,$bZ$(b,c));else $hn$(f,a,210);}
function $hM$(a,b){if($bR$(a,b,0)&&$bR$(a,b,1))return 4;if($bR$(a,b,0)||$bR$(a,b,1))return 5;return 7;}
function $hN$(e,a){let b,c,d,$0,$1,$2,$3;$0=$part(a,29628,30191);$1=$part(a,30191,30252);b=$0;c=$1;d=(-1);if(c[0]==2&&$bK$(b,c,0)>0)d=$hP$(b,c,c[1]);if(d<0){if(c[0]==2){$2=3;$3=0;c[0]=$2;c[1]=$3;}$hn$(e,a,208);}else if(c[1]!=d)c[1]=d;else{$hO$(e,a,d);$gn$(a,$cb$(b,c));}}
function $hO$(c,d,a){let e,b;b=a<4?0:1;e=c[16052+d[30252+a]];d[29630+b]=d[2463+e];}
function $hP$(c,b,d){let a,$0;for(a=d,$0=4+c[1];a<$0;a++){if(b[31+a*3]<=1&&b[31+a*3+2]==0&&c[147+a*20+8]==0)return a;}return (-1);}
function $hQ$(d,a){let e,b,i,f,g,c,h,$0;b=a[30271];c=a[30252+b];$gl$(a);e=$ia$(d,a,b);if(e>=0){for(f=0,$0=d[26];f<$0;f++){if($hY$(d,a,b,f,e))$gk$(a,1+f);}}else{g=$hW$(d,a,b);h=$hV$(a[2751+c],g);for(i=0;i<6;i++){if($hV$(a[2751+c],i)==h)$hR$(d,a,b,i);}}$hw$(a,45,d[15892+c]);}
function $hR$(b,c,d,e){let a,f;for(a=0;a<6;a++){f=$hS$(b,c,d,e,a);if(f>=0)$gk$(c,10000*(1+e)+1+f);}}
function $hS$(e,a,b,f,i){let g,h,d,j,c;c=a[30252+b];d=a[2591+c];if(!(e[39012+6*d+f]>0))return (-1);g=e[29412+6*d+f];h=a[5071+g];if(h<0||e[15892+h]!=e[15892+c])return (-1);if(e[16372+h]==8||!$hT$(e,a,b,g))return (-1);if(i==$mod(f+3,6)||!(e[39012+6*g+i]>0))return (-1);j=e[29412+6*g+i];return a[5071+j]<0&&$hT$(e,a,b,j)?j:(-1);}
function $hT$(d,a,b,e){let g,h,f,c,$0;c=a[30252+b];if(a[6671+(1-d[15892+c])*1600+e]>0)return 0;for(f=b<4?4:0,$0=(b<4?4:0)+4;f<$0;f++){if($hU$(a,f)){g=a[30252+f];h=$g$(d,a[2591+c],a[2591+g]);if($g$(d,e,a[2591+g])<=h)return 0;}}return 1;}
function $hU$(a,b){let c;c=a[30252+b];if(c<0||a[2591+c]<0)return 0;return a[30191+(31+b*3+2)]==0;}
function $hV$(a,b){let c;if(a<0)return 0;c=$mod(b-a+6,6);if(c==0||c==5)return 0;return c==1||c==4?1:2;}
function $hW$(g,a,b){let e,d,h,f,c,$0,$1,$2,$3,$4;$0=a[30252+b];$1=(-1);$2=(-1);c=$0;d=$1;e=$2;for(f=0;f<6;f++){if($hX$(g,a,b,f)){h=$hV$(a[2751+c],f);if(h>e){$3=f;$4=h;d=$3;e=$4;}}}return d;}
function $hX$(b,c,d,e){let a;for(a=0;a<6;a++){if($hS$(b,c,d,e,a)>=0)return 1;}return 0;}
function $hY$(e,a,b,f,h){let g,d,c;c=a[30252+b];for(d=0;d<6;d++){if(e[29412+6*a[2591+c]+d]==f){g=$hV$(a[2751+c],d);return g==h&&$hZ$(e,a,b,d);}}return 0;}
function $hZ$(d,a,b,e){let f,c;c=a[30252+b];if(!(d[39012+6*a[2591+c]+e]>0))return 0;f=d[29412+6*a[2591+c]+e];return a[5071+f]<0&&$hT$(d,a,b,f);}
function $ia$(f,a,b){let d,e,c,$0,$1;$0=a[30252+b];$1=(-1);c=$0;d=$1;for(e=0;e<6;e++){if($hZ$(f,a,b,e))d=Math.max(d,$hV$(a[2751+c],e));}return d;}
function $ib$(d,a){let b,c,e,$0,$1,$2,$3;$0=$part(a,29628,30191);$1=$part(a,30191,30252);b=$0;c=$1;if(c[0]==19){c[0]=0;if(a[30268]>=0)$ih$(b,c,a[30268]);return;}e=$ie$(d,a);if(e>=0){if(c[1]!=e){c[1]=e;return;}$hO$(d,a,e);$gn$(a,b[18+$bh$(b,c,e,0)-(-3)]);}else if(c[0]==0){$2=1;$3=0;c[0]=$2;c[1]=$3;$hn$(d,a,205);}else{$ic$(d,a);$hn$(d,a,207);}}
function $ic$(f,a){let b,c,g,d,e,$0,$1,$2,$3,$4;$0=$part(a,29628,30191);$1=$part(a,30191,30252);b=$0;c=$1;c[1]=4;for(d=0;d<4;d++){if(a[30252+d]>=0)a[33593+a[30252+d]]=1;}if($bK$(b,c,0)==0){c[0]=10;return;}$2=1;$3=2;c[2]=$2;c[0]=$3;for(d=0;d<4;d++){e=a[30256+d];if(e>=0&&($4=4+d,c[31+$4*3]<=1)){a[33753+e]=1;$id$(f,a,e);}}g=a[30252];a[49628+f[15892+g]*24+18]+=1;}
function $id$(a,d,b){let c;c=a[16052+b];if(d[2143+c]==0&&d[2271+c]>=0){if(d[2591+b]>=0&&$cM$(a,d,b))d[2143+c]=1;}}
function $ie$(d,a){let b,c,$0,$1;$0=$part(a,29628,30191);$1=$part(a,30191,30252);b=$0;c=$1;if(c[0]==0)return $ig$(b,c,c[1]);return $if$(b,c,c[1]);}
function $if$(d,b,f){let c,e,a,$0;for(a=f,$0=d[0];a<$0;a++){c=b[31+a*3]==1;e=c||d[147+a*20+5];if(b[31+a*3]<=1&&b[31+a*3+2]==0&&e&&d[147+a*20+15]==0)return a;}return (-1);}
function $ig$(d,b,e){let c,a,$0;for(a=e,$0=d[0];a<$0;a++){c=b[31+a*3]==1;if(b[31+a*3]<=1&&b[31+a*3+2]==0&&c&&d[147+a*20+8])return a;}return (-1);}
function $ih$(c,d,a){let b,$0;if(a==1){for(b=0,$0=c[0];b<$0;b++){if(c[147+b*20+14])d[31+b*3+2]=1;}}else if(a!=0)d[26]=a-20;}
function $ii$(e,a){let d,c,g,f,h,b,$0,$1,$2;$gl$(a);for(b=0;b<6;b++){for(c=0;c<2;c++){d=c==0?a[2059]:a[2060];if(d>=0){$0=e[116+d];$1=e[148+d];f=$0;g=$1;for(h=f,$2=g;h<$2;h++){if(a[33913+h]!=0&&a[33433+h]==0&&$im$(e,a,h,b))$gk$(a,10000*b+1+h);}}}}if(a[4]==0||$ij$(e,a))$gk$(a,0);$hw$(a,41,a[9871]);}
function $ij$(b,a){let d,c,e,$0;if(a[30266]==0&&$il$(b,a))return 0;for(c=0;c<2;c++){d=c==0?a[2059]:a[2060];if(d<0)continue;for(e=b[116+d],$0=b[148+d];e<$0;e++){if(a[33913+e]!=0&&a[33433+e]==0&&$ik$(b,a,e))return 0;}}return 1;}
function $ik$(d,a,b){let e,f,g,c,$0,$1;if(a[33913+b]==4){for(c=0;c<3;c++){if($im$(d,a,b,c))return 1;}return 0;}if(a[33913+b]!=3)return 0;$0=$cU$(d,a,b,0);$1=$cU$(d,a,b,1);e=$0;f=$1;g=e>=0&&a[33433+e]==0;return g||f>=0&&a[33433+f]==0;}
function $il$(c,a){let b,$0;if(a[2063]==0||a[13276])return 0;for(b=c[116+a[2059]],$0=c[148+a[2059]];b<$0;b++){if(a[4351+b]==1&&a[2591+b]!=a[4511+b])return 0;}return 1;}
function $im$(d,e,f,a){let c,g,j,h,i,b,$0,$1,$2,$3,$4;$0=$mod(a,3);$1=a>=3;b=$0;c=$1;$2=$cU$(d,e,f,0);$3=$cU$(d,e,f,1);g=$2;h=$3;if(e[13277+f]&&!c)return 0;if(c&&!$is$(d,e,f,g,h,b))return 0;if(b==2)return g>=0&&h>=0&&$ir$(d,e,f,g,h);$4=b==0?[g,h]:[h,g];i=$4[0];j=$4[1];if(i<0)return 0;return $io$(d,e,f,i,j)||$in$(d,e,f,i,g,h);}
function $in$(e,a,b,c,d,f){let $0;if(a[33913+b]!=4||a[33433+c]==0)return 0;if(d>=0&&$io$(e,a,b,d,f))return 0;if(f>=0&&$io$(e,a,b,f,d))return 0;if(d>=0&&f>=0&&$ir$(e,a,b,d,f))return 0;return ($0=a[33433+c]-1,a[32713+$0*18+4-1]<0);}
function $io$(d,a,e,b,f){let c;if(a[33433+b]){c=a[33433+b]-1;if(!(a[32713+c*18+4-1]<0)||!$iq$(d,a,c,e))return 0;}else if(a[30266]>=40)return 0;return f<0||a[33433+f]>0||$ip$(d,a,e,f);}
function $ip$(b,c,g,d){let f,a,e;for(a=0;a<6;a++){e=b[29412+6*c[2591+d]+a];f=e>=0?c[5071+e]:(-1);if(f>=0&&f!=g&&b[15892+f]==b[15892+g]){if(c[33913+f]!=0&&c[33433+f]==0&&$cB$(b,c,f,d))return 1;}}return 0;}
function $iq$(e,d,a,f){let c,b;b=32713+a*18+4;for(c=0;c<4;c++){if(d[b+c]>=0&&!$cB$(e,d,f,d[b+c]))return 0;}return 1;}
function $ir$(e,a,f,b,c){let d;if(a[33433+b]==0&&a[33433+c]==0)return a[30266]<40;if(a[33433+b]!=a[33433+c])return 0;d=a[33433+b]-1;return a[32713+d*18+4-1]<0&&$iq$(e,a,d,f);}
function $is$(e,a,b,d,f,c){if(a[13277+b])return 1;if(c!=1&&d>=0&&!$it$(e,a,b,d))return 0;return c==0||f<0||$it$(e,a,b,f);}
function $it$(a,d,b,e){let c,f,g,$0,$1;c=a[16372+b];if(c!=0&&c!=1)return 0;if(d[4351+b]!=1||d[3551+b])return 0;$0=d[4511+b];$1=d[4511+e];f=$0;g=$1;return f<0||g<0||$g$(a,f,g)>1;}
function $iu$(b,a){let c;while(a[30269]<b[23]&&!$ix$(b,a,a[30269]))a[30269]+=1;if(a[30269]==b[23]){$iw$(b,a,a[2059]);if(a[2060]>=0)$iw$(b,a,a[2060]);a[1]=203;return;}$gl$(a);for(c=0;c<6;c++){if($iv$(b,a,a[30269],c))$gk$(a,1+c);}$gj$(a,40,a[9871]);}
function $iv$(e,c,d,b){let f,a;for(a=0;a<6;a++){if((b<0||a==b||a==$mod(b+5,6))&&c[3551+d]&1<<a){f=$cD$(e,c,d,a);if(f>=0&&c[33753+f]==0)return 1;}}return 0;}
function $iw$(b,c,d){let a,$0;for(a=b[116+d],$0=b[148+d];a<$0;a++)c[33913+a]=$cL$(b,c,a);}
function $ix$(a,d,b){let c,e;c=a[16052+b];if(c!=d[2059]&&c!=d[2060])return 0;if(d[2591+b]<0||d[3551+b]==0||$cS$(a,b))return 0;if(d[33593+b]||$cR$(a,d,b)||!$ht$(a,d,b))return 0;for(e=0;e<6;e++){if($iv$(a,d,b,e))return 1;}return 0;}
function $iy$(a,b){let c,$0;$iC$(a,b);b[30268]=(-1);if(b[30265]==2){b[30269]=0;b[1]=202;return;}for(c=0,$0=a[23];c<$0;c++){if($iB$(a,b,c))$iA$(b,c,b[3711+c]-1);if($iz$(b,c))b[3711+c]=0;}$cs$(a,b);b[1]=205;}
function $iz$(a,b){let c;if(a[3711+b]==0)return 0;c=a[3871+b];if(a[9872]==2)return b==a[9873];if(a[30265]==1)return c==3;return c==1||c==2;}
function $iA$(a,b,c){let d;if(a[33433+b])return;if(a[33433+c]==0){$cW$(a);$cJ$(a,a[30266]-1,c,1);}d=a[33433+c]-1;if(a[32713+d*18+4-1]<0){$cJ$(a,d,b,0);a[33913+b]=2;a[34233+b]=a[3871+b]==2?1:0;}}
function $iB$(c,a,b){if(!$iz$(a,b)||a[2591+b]<0||$cS$(c,b))return 0;if(a[2911+b]>1)return 0;return $cB$(c,a,b,a[3711+b]-1);}
function $iC$(c,a){let b,$0,$1,$2,$3;$0=0;a[30266]=$0;a[30267]=$0;a[30264]=$0;for(b=0,$3=c[23];b<$3;b++){$1=0;a[33433+b]=$1;a[33913+b]=$1;$2=0;a[34073+b]=$2;a[34233+b]=$2;}}
function $iD$(c,b){let a,$0,$1;for(a=0,$1=c[23];a<$1;a++){$0=0;b[33593+a]=$0;b[33753+a]=$0;}b[30265]=0;if(b[9872]==1||b[9872]==2)b[30265]=1;else if(b[9872]==3)b[30265]=2;b[1]=201;}
function $iE$(f,a){let c,e,b,d,$0,$1,$2;$0=a[27696];$1=1-a[5];b=$0;c=$1;if(a[4831+b]!=a[2059]){a[1]=150;return;}$gl$(a);$gk$(a,0);for(d=f[29+c],$2=f[31+c];d<$2;d++){e=a[27740+d]==0&&a[3551+d]==0;if(e&&f[17172+d]!=0){if($iF$(f,a,d,a[4891+b]))$gk$(a,1+d);}}$gj$(a,27,c);}
function $iF$(c,a,b,d){let e;if(a[2591+b]<0)return 0;e=$es$(c,d,a[2591+b]);return e>=0&&$eG$(c,a,d,e,c[15892+b])==b;}
function $iG$(f,a){let e,d,b,c,g,$0,$1,$2;b=a[27696];if(a[4831+b]!=a[2059]){a[1]=8;return;}if(a[27699]==0){a[1]=400;return;}a[27699]-=1;$0=a[4891+b];$1=a[27700+a[27699]];c=$0;d=$1;e=1-a[5];if($dh$(f,a,a[5],d)){a[1]=152;return;}a[4891+b]=d;for(g=f[29+e],$2=f[31+e];g<$2;g++)a[27740+g]=$iF$(f,a,g,c)?1:0;a[1]=151;}
function $iH$(e,a){let g,f,b,c,d,$0,$1,$2,$3;$0=a[27696];$1=a[5];b=$0;c=$1;d=a[4891+b];$gl$(a);$gk$(a,0);$di$(e,a,c,d,10,0);for(f=0,$2=e[26];f<$2;f++){if(a[13501+f]&&f!=d)$gk$(a,1+f);}$di$(e,a,c,d,10,1);for(g=e[34-c],$3=e[36-c];g<$3;g++){if(a[2271+g]>=0){if($iI$(e,a,c,a[2271+g])<=10)$gk$(a,10001+g);}}$gj$(a,39,c);}
function $iI$(a,b,c,d){let e;if(!$dh$(a,b,c,d))return $dd$(b,d);e=$df$(a,b,d);if(e<0)return 1073741824;return $dd$(b,e)+$dg$(a,b,e,d);}
function $iJ$(b,a){let $0;$lD$(a,$ar$(b,a,($0=a[5],$ar$(b,a,$0)>0?$0:2)));}
function $iK$(c,a){let b,e,d,$0;b=a[27694];if(b<0){a[1]=a[27695];return;}$gl$(a);$gk$(a,0);if(a[2271+b]>=0&&a[2559+b]==0){d=c[52+b];$di$(c,a,d,a[2271+b],$iL$(c,a,b),0);for(e=0,$0=c[26];e<$0;e++){if(a[13501+e]&&e!=a[2271+b])$gk$(a,1+e);}}$gj$(a,37,a[5]);}
function $iL$(d,a,b){let c,$0,$1;c=a[2207+b]==1;if(($0=d[52+b],$1=a[2271+b],a[6671+(1-$0)*1600+$1]>0))return c?3:4;return c?6:9;}
function $iM$(c,a){let b,$0,$1,$2;a[1]=8;for(b=c[116+a[2059]],$2=c[148+a[2059]];b<$2;b++){if(a[2591+b]>=0&&a[3551+b]){$0=3;$1=a[5];a[9872]=$0;a[9871]=$1;a[9874]=8;a[1]=200;}}}
function $iN$(d,a){let b,c,$0,$1,$2;a[1]=146;b=1-a[5];for(c=d[29+b],$2=d[31+b];c<$2;c++){if(a[3871+c]==3){$0=1;$1=b;a[9872]=$0;a[9871]=$1;a[9874]=146;a[1]=200;}}}
function $iO$(d,a){let c,b,$0,$1,$2,$3;$0=a[13437];$1=a[13499];b=$0;c=$1;a[1]=142;if(a[2591+b]>=0&&a[2591+c]>=0){if($iP$(d,a,a[2591+b],a[2751+b],c)){$2=1+c;$3=3;a[3711+b]=$2;a[3871+b]=$3;}}}
function $iP$(a,c,b,f,d){let e;e=$es$(a,b,c[2591+d]);if(e<0||!(f<0||e==f||e==$mod(f+5,6)))return 0;return a[39012+6*b+e]>0;}
function $iQ$(f,a){let d,c,b,g,e,$0,$1,$2,$3;$0=a[5];$1=a[2591+a[13437]];b=$0;c=$1;d=1600;for(e=f[29+b],$2=f[31+b];e<$2;e++){if(a[26894+e]>0&&a[2591+e]>=0)d=Math.min(d,$g$(f,c,a[2591+e]));}$gl$(a);for(g=0;g<2;g++){for(e=f[29+b],$3=f[31+b];e<$3;e++){if(a[26894+e]>0&&a[2591+e]>=0&&a[27374+e]==g){if($g$(f,c,a[2591+e])==d)$gk$(a,1+e);}}if(a[4]>0)break;}if(a[4]>0)$gj$(a,36,1-b);else a[1]=142;}
function $iR$(d,a){let b,c,$0;b=1-a[5];$gl$(a);for(c=d[29+b],$0=d[31+b];c<$0;c++){if(a[27214+c]&&a[2591+c]>=0)$gk$(a,1+c);}if(a[4]>0)$gj$(a,35,b);else a[1]=145;}
function $iS$(a,b){if($dv$(a,b)>=0)$lD$(b,10);else b[1]=142;}
function $iT$(e,a){let c,h,f,g,b,d,$0;b=1-a[5];c=a[2207+a[2059]]==3;for(d=e[29+b],$0=e[31+b];d<$0;d++){f=e[16372+d];g=f==0||f==1||f==3;h=a[2591+d]>=0&&a[3551+d]==0;a[27054+d]=0;if(g&&h&&!c&&$iU$(e,a,d))a[27054+d]=1;}a[1]=141;}
function $iU$(e,a,f){let g,b,c,d,$0,$1,$2;$0=0;$1=a[5];b=$0;c=$1;for(d=e[29+c],$2=e[31+c];d<$2;d++){if(a[26894+d]>0&&a[2591+d]>=0){g=$g$(e,a[2591+f],a[2591+d]);if(g>6)continue;if(!b){$dq$(e,a,f,2,141);a[13441]=6;$iW$(e,a);b=1;}if($iV$(e,a,f,a[2591+d]))return 1;}}return 0;}
function $iV$(a,c,b,g){let d,l,k,j,f,h,e,i,$0,$1;d=a[17492+b]&&c[3231+b]==0;e=d?48612:58212;for(f=0;f<6;f++){$0=a[29412+6*g+f];$1=$mod(f+3,6);h=$0;i=$1;if(h<0||c[13501+h]==0||!(a[39012+6*h+i]>0))continue;j=a[e+6*h+i];for(k=0;k<2;k++){l=$eH$(a,c,h,$mod(i+k,6));if($div(l,4096)+j<=6)return 1;}}return 0;}
function $iW$(g,a){let d,f,c,b,e,$0,$1;b=a[13437];$dl$(a);c=$dk$(a,a[2591+b]);$dj$(a,c,a[2751+b],a[13442]*4096,0);$0=0;$1=1;d=$0;e=$1;while(e>0){f=a[22383+d];d=$mod(d+1,1986);e-=1;a[24369+f]=0;e=$iX$(g,a,f,d,e);}}
function $iX$(e,d,a,q,r){let f,c,l,h,g,o,m,b,n,p,i,j,k,$0,$1,$2,$3;$0=$div(a,6);$1=$mod(a,6);b=$0;c=$1;if(d[15432+b]==0)$ja$(e,d,b);$2=d[18411+a];$3=(d[13441]+1)*4096;f=$2;g=$3;for(h=0;h<6;h++){i=$mod(c+h,6);j=$ew$(d,b,Math.min(h,6-h));k=6*b+i;if(j==(-1)||f+j>=Math.min(d[20397+k],g))continue;d[20397+k]=f+j;for(l=0;l<2;l++){m=$mod(i-l+6,6);n=d[16425+6*b+m];if(n!=(-1)&&f+j+n<g){o=e[29412+6*d[15101+b]+m];if(o==d[15101])continue;p=$dk$(d,o);if($iY$(e,d,p,f+j+n))r+=$dj$(d,p,i,f+j+n,q+r);}}}return r;}
function $iY$(c,b,d,a){if(a<b[13441]*4096)return 1;return $iZ$(c,b,b[13437])||!$eA$(c,b,d);}
function $iZ$(a,d,b){let c;c=a[16372+b]==0||a[16372+b]==1;return c&&d[2911+b]==0&&d[13438]==0;}
function $ja$(e,a,b){let c,d;c=a[15101+b];for(d=0;d<6;d++)a[16425+6*b+d]=$eo$(e,a,c,d);a[16094+b]=(-1);if($jb$(e,a,c))a[16094+b]=$dP$(e,a,a[13437],c)*64;a[15432+b]=2;}
function $jb$(e,a,c){let d,b,$0;b=a[13437];d=c==a[2591+b]&&a[13443]==0&&a[13438]==1;if(!d&&($0=e[15892+b],a[6671+(1-$0)*1600+c]>0))return 0;return $dU$(e,a,b,c);}
function $jc$(a){let $0;if(($0=a[2059],a[2207+$0]==0||a[2207+$0]==1))$lD$(a,10);else a[1]=140;}
function $jd$(d,a){let c,b;b=a[13437];c=a[2591+b];a[1]=137;if(c<0||c==a[13449])return;a[26894+b]=1;if(a[13450])a[2559+a[2059]]=1;}
function $je$(d,a){let b,f,e,c,h,g,$0,$1,$2,$3,$4;$0=a[2059];$1=a[5];b=$0;c=$1;$2=d[116+b];$3=d[148+b];e=$2;f=$3;$gl$(a);if(!$ji$(d,a,e,f))$gk$(a,0);for(g=0;g<4;g++){for(h=e,$4=f;h<$4;h++){if(a[2591+h]>=0&&a[4191+h]==0){if($jf$(d,a,h,g))$gk$(a,10000*g+1+h);}}}$gj$(a,34,c);}
function $jf$(b,c,d,a){if(a==0)return b[16372+d]!=8&&c[26734+d]==0;if(c[27534+d]||a==1||$cQ$(c,d))return 0;return a==2?$jh$(b,c,d):$jg$(b,c,d);}
function $jg$(c,a,b){let $0,$1;if(a[2911+b]!=1||!($0=a[3071+b],$1=$P$(c,a,b),$0<$1-1))return 0;return $cM$(c,a,b)&&!$gw$(c,a,b);}
function $jh$(c,a,b){if(a[3071+b]==0||c[18212+a[2591+b]]!=0)return 0;return !$gw$(c,a,b);}
function $ji$(c,b,d,e){let a,$0;for(a=d,$0=e;a<$0;a++){if(b[2591+a]>=0&&b[4191+a]==0&&c[16372+a]!=8&&b[26734+a]==0){if(!$jj$(c,b,a,b[2591+a]))return 1;}}return 0;}
function $jj$(a,e,b,f){let d,c,$0;c=a[15892+b];for(d=a[30-c],$0=a[32-c];d<$0;d++){if(e[2591+d]>=0&&e[2143+a[16052+d]]){if($g$(a,f,e[2591+d])<=2)return 0;}}return 1;}
function $jk$(a,b){if($dB$(a,b)>=0)$lD$(b,10);else b[1]=137;}
function $jl$(a){let $0,$1;$0=0;$1=a[5];a[9872]=$0;a[9871]=$1;a[9874]=8;a[1]=200;}
function $jm$(d,a){let b,c,$0,$1,$2,$3,$4,$5,$6,$7;$0=a[26732];$1=a[26731];b=$0;c=$1;a[1]=110;if(a[2591+b]<0||a[2591+c]<0)return;if($g$(d,a[2591+b],a[2591+c])==1){if($iP$(d,a,a[2591+b],a[2751+b],c)){$2=1+c;$3=4;a[3711+b]=$2;a[3871+b]=$3;$4=2;$5=d[15892+b];a[9872]=$4;a[9871]=$5;$6=b;$7=110;a[9873]=$6;a[9874]=$7;a[1]=200;}}}
function $jn$(e,a){let c,b,d,$0;b=a[26732];c=a[2591+b];$gl$(a);for(d=0,$0=e[26];d<$0;d++){if($g$(e,c,d)==1&&$jo$(e,a,b,d))$gk$(a,1+d);}if(a[4]>0)$gj$(a,33,e[15892+b]);else a[1]=110;}
function $jo$(e,a,b,f){let c,d,$0;c=a[2591+b];for(d=0;d<6;d++){if(e[29412+6*c+d]==f&&($0=a[2751+b],$0<0||d==$0||d==$mod($0+5,6)))return e[39012+6*c+d]>0&&a[5071+f]<0;}return 0;}
function $jp$(e,a){let d,b,c,$0,$1;$0=a[26732];$1=a[26731];b=$0;c=$1;d=a[34393];a[34393]=0;a[1]=110;if(a[2591+c]>=0&&a[3711+c]>0){$bB$(e,a,c,2,$jq$(a,b,d));return;}if(a[2591+b]<0)return;if(d==1)a[1]=133;else if(d==2&&a[2591+c]>=0){a[13499]=c;$dq$(e,a,b,3,134);}}
function $jq$(a,b,c){let d;d=a[2591+b]>=0&&c==1;return d?133:110;}
function $jr$(d,a){let g,e,f,c,b,$0,$1,$2;$0=a[26731];$1=a[26732];b=$0;c=$1;if(a[2591+b]<0||a[2591+c]<0){a[1]=110;return;}e=d[15892+c];$gl$(a);$gk$(a,0);for(f=d[29+e],$2=d[31+e];f<$2;f++){g=d[17172+f]==1&&a[2591+f]>=0;if(g&&f!=c&&a[26393+f]==0&&a[3551+f]==0){if($dI$(d,a,f)!=0)$gk$(a,1+f);}}$gj$(a,32,e);}
function $js$(c,a){let e,d,b,$0,$1;b=a[26732];d=($0=a[2751+b],$cA$(c,a[2591+b],$0,a[2591+a[26731]]));$gl$(a);for(e=0;e<2;e++){if(($1=$dQ$(a,b,e),$cA$(c,a[2591+b],$1,a[2591+a[26731]]))<d)$gk$(a,1+e);}$gj$(a,31,c[15892+b]);}
function $jt$(c,a){let d,e,b,$0;b=a[26731];d=1-c[15892+b];$gl$(a);for(e=c[29+d],$0=c[31+d];e<$0;e++){if(a[2591+e]>=0&&$ju$(c,a,b,e))$gk$(a,1+e);}$gj$(a,30,c[15892+b]);}
function $ju$(d,a,e,b){let i,g,f,c,h;c=a[2591+b];f=$g$(d,a[2591+e],c);if(f<2||f>3||a[6671+d[15892+e]*1600+c]>0)return 0;if($dE$(d,a,e,b)==0)return 0;g=$dK$(d,a,e,b);h=a[11644+g-1];i=$g$(d,h,c)==1;$d$(a,g);return i;}
function $jv$(c,a){let b;b=a[13437];if(a[2591+b]>=0&&a[3711+b]>0)$bB$(c,a,b,2,112);else if(a[13440])$eJ$(c,a);else a[1]=112;}
function $jw$(c,a){let b;b=a[26727];if(a[2591+b]>=0&&a[2591+b]!=a[26729])$bE$(c,a,b,a[26730]);else a[1]=a[26730];}
function $jx$(e,a){let b,c,d,$0,$1,$2,$3,$4,$5,$6,$7,$8,$9;$0=a[26726];$1=a[26727];b=$0;c=$1;if(b==a[26725]){a[1]=126;return;}a[26726]=b+1;d=a[26716+b];if(a[2591+d]<0||a[2591+c]<0||a[3711+c]==1+d)return;if(a[26728]==0){$2=1;a[3391+d]=$2;a[13276]=$2;}a[26357]=1;$3=d;$4=c;$5=a[2591+c];a[9875]=$3;a[9876]=$4;a[9877]=$5;$6=a[26728];$7=a[26719+b];a[9878]=$6;a[9879]=$7;$8=a[26722+b];$9=b;a[9881]=$8;a[9880]=$9;a[9882]=125;a[1]=300;}
function $jy$(a,b){let c,d,$0;c=a[15892+b[26716]];if(b[26725]==3){b[1]=125;return;}$gl$(b);$gk$(b,0);for(d=a[29+c],$0=a[31+c];d<$0;d++){if(a[16372+d]==6&&b[2591+d]>=0&&$jz$(a,b,d))$gk$(b,1+d);}$gj$(b,29,c);}
function $jz$(c,a,b){if($dZ$(a,b)||!$jC$(c,a,b))return 0;if(a[26728]==1)return $jB$(c,a,b);return $jA$(c,a,b,a[26727]);}
function $jA$(a,d,b,e){let c;c=a[16052+b];if(c!=d[2059]&&c!=d[2060])return 0;if(d[4191+b]||d[3391+b]||$ds$(a,d,b)<(a[17332+b]?0:(a[17172+b]==2?2:1)))return 0;return $cM$(a,d,b)&&$dE$(a,d,b,e)!=0;}
function $jB$(a,c,b){let e,d;if(a[17172+b]==0||c[2591+b]<0||c[26393+b])return 0;d=c[26356];if(c[3551+b]||!$iF$(a,c,b,c[2591+d]))return 0;if(c[3711+d]==1+b)return 0;if(c[26355]!=3)return 1;e=c[6671+a[15892+d]*1600+c[2591+b]];return e==($iF$(a,c,d,c[2591+b])?1:0);}
function $jC$(e,c,d){let b,a,$0;a=0;for(b=0,$0=c[26725];b<$0;b++){if(c[26716+b]==d)return 0;if($g$(e,c[2591+d],c[2591+c[26716+b]])==1)a=1;}return a;}
function $jD$(c,a){let d,f,b,e,$0;b=a[26356];if(a[2591+b]<0||a[3711+b]){$ea$(c,a);return;}d=1-c[15892+b];$gl$(a);$gk$(a,0);for(e=c[29+d],$0=c[31+d];e<$0;e++){if(c[17172+e]==1&&a[26393+e]==0&&a[2591+e]>=0){f=a[3551+e]||a[3551+b];if(!f&&$iF$(c,a,e,a[2591+b]))$gk$(a,1+e);}}$gj$(a,28,d);}
function $jE$(c,a){let d,b,e,$0;b=a[26356];if(a[2591+b]<0){$ea$(c,a);return;}d=1-c[15892+b];$gl$(a);$gk$(a,0);if(a[6671+d*1600+a[2591+b]]>0){for(e=c[29+d],$0=c[31+d];e<$0;e++){if($jB$(c,a,e))$gk$(a,1+e);}}$gj$(a,27,d);}
function $jF$(c,a){let e,d,b,f,$0;b=a[26356];if(a[2591+b]<0){$ea$(c,a);return;}d=1-c[15892+b];$gl$(a);$gk$(a,0);for(e of $K5){for(f=c[29+d],$0=c[31+d];f<$0;f++){if(a[2591+f]>=0&&$jG$(c,a,f))$gk$(a,10000*e+1+f);}}$gj$(a,26,d);}
function $jG$(c,a,b){if(a[26553+b]||!$jH$(c,a,b))return 0;if(c[17332+a[26356]]&&c[17332+b]==0)return 0;return $dU$(c,a,b,a[2591+b]);}
function $jH$(a,c,b){let $0,$1;if(a[16372+b]==8||c[3551+b]||c[26393+b])return 0;if(c[26355]==3&&c[33433+b]>c[30267])return 0;return $bD$(a,c,b)&&!($0=a[15892+b],$1=c[2591+b],c[6671+(1-$0)*1600+$1]>0);}
function $jI$(c,a){let b;b=a[26713];$gl$(a);$gk$(a,0);if(a[2591+b]>=0&&$dU$(c,a,b,a[2591+b])){$gk$(a,1);$gk$(a,2);}$gj$(a,25,c[15892+b]);}
function $jJ$(c,a){let d,b,e,f,$0;b=a[26356];if(a[2591+b]<0||c[17332+b]){$eh$(a);return;}d=1-c[15892+b];$gl$(a);$gk$(a,0);for(e=0;e<6;e++){for(f=c[29+d],$0=c[31+d];f<$0;f++){if(a[2591+f]>=0&&$jK$(c,a,f,e))$gk$(a,10000*e+1+f);}}$gj$(a,24,d);}
function $jK$(d,a,b,e){let h,g,c,f,$0,$1,$2;c=a[2591+b];if(!$jH$(d,a,b)||!(d[39012+6*c+e]>0))return 0;$0=d[29412+6*c+e];$1=a[26356];f=$0;g=$1;if(a[5071+f]>=0||$g$(d,f,a[2591+g])<=2)return 0;h=!($2=d[15892+b],a[6671+(1-$2)*1600+f]>0);return h&&$aw$(d,a,c,a[2591+g]);}
function $jL$(c,a){let d,b;b=a[26359];d=a[2591+b]>=0?$jP$(c,a,b):(-1);if(d<0){a[1]=a[26360];return;}a[27694]=d;if(c[17332+b]){a[1]=116;return;}$gl$(a);$gk$(a,0);$jM$(c,a,d,b);$gj$(a,23,c[52+d]);}
function $jM$(a,c,b,f){let e,d,$0,$1;$0=a[52+b];$1=c[2271+b];d=$0;e=$1;if(c[6671+(1-d)*1600+e]>0||!$aw$(a,c,e,c[2591+f]))return;$jN$(a,c,d,e,c[2591+f]);}
function $jN$(b,e,f,c,d){let a,$0;for(a=0,$0=b[26];a<$0;a++){if($g$(b,c,a)==1&&$g$(b,a,d)>2){if($jO$(b,e,f,c,a))$gk$(e,1+a);}}}
function $jO$(e,a,d,g,b){let f,c;c=a[5071+b];if(a[6671+(1-d)*1600+b]>0||c>=0&&e[15892+c]!=d)return 0;for(f=0;f<6;f++){if(e[29412+6*g+f]==b)return e[39012+6*g+f]>0;}return 0;}
function $jP$(a,e,b){let d,f,c,$0;c=1-a[15892+b];for(d=a[33+c],$0=a[35+c];d<$0;d++){f=e[2271+d];if(e[26361+d]==0&&f>=0&&e[2527+d]==0){if($jQ$(a,e,c,f)&&$g$(a,f,e[2591+b])<=2)return d;}}return (-1);}
function $jQ$(d,a,e,b){let c;c=a[5071+b];return c<0||d[15892+c]!=e;}
function $jR$(a){$lD$(a,10);}
function $jS$(c,a){let d,b;b=a[13437];if($kb$(a))$eJ$(c,a);else if(a[13453]==0&&a[13448]>=0)$ka$(c,a);else if(a[13453]==0)a[1]=112;else if(a[13455]==a[13454])$jZ$(c,a);else{d=a[13456+a[13455]];if(a[2751+b]!=$mod(d,6))$jW$(c,a,$mod(d,6),$jY$(c,a,$mod(d,6)));else if($jV$(c,a)){a[13447]=1;$jU$(c,a,b,113);}else $jT$(c,a,$div(d,6));}}
function $jT$(f,a,c){let g,e,d,b,$0,$1;b=a[13437];$0=a[2591+b];$1=a[5071+c];d=$0;e=$1;g=$eo$(f,a,d,$es$(f,d,c));if(g==(-1))a[13453]=0;else if(e>=0&&a[13438]==2)a[1]=114;else{if(e>=0)$cf$(f,a,e,1);$el$(f,a,c,g);}}
function $jU$(d,c,a,b){let e,f,$0,$1,$2,$3;$0=0;$1=a;$2=b;c[26355]=$0;c[26356]=$1;c[26358]=$2;c[26357]=0;e=1-d[15892+a];for(f=d[29+e],$3=d[31+e];f<$3;f++)c[26393+f]=0;c[1]=123;}
function $jV$(b,a){let $0,$1;if(a[13447]||a[13438]>=2)return 0;return ($0=b[15892+a[13437]],$1=a[2591+a[13437]],a[6671+(1-$0)*1600+$1]>0);}
function $jW$(e,a,d,c){let f,b,$0,$1;b=a[13437];if(c==(-1)){a[13453]=0;return;}a[13442]+=$div(c,4096);a[13444]+=$eD$(a[2751+b],d);$aP$(e,a,b,d);if(($0=e[15892+b],$1=a[2591+b],a[6671+(1-$0)*1600+$1]>0)&&a[13438]==0){a[13446]=1;a[4351+b]=Math.max(a[4351+b],2);}f=$div($mod(c,4096),64);if(f>0)$jX$(e,a,f);}
function $jX$(d,a,e){let c,b;b=a[13437];c=a[2911+b];$cf$(d,a,b,e);if(a[2911+b]!=c)a[13453]=0;}
function $jY$(d,a,e){let c,b;b=a[13437];c=a[2591+b];if(!$jb$(d,a,c))return (-1);if(a[13438]==1&&a[13443]==0)return $dP$(d,a,b,c)*64;return $eC$(d,a,c,a[2751+b],e);}
function $jZ$(e,a){let d,c,b,$0,$1,$2,$3;b=a[13437];$0=a[2591+b];$1=a[2751+b];c=$0;d=$1;$2=0;$3=1;a[13453]=$2;a[13497]=$3;if(d!=a[13496])$jW$(e,a,a[13496],$eB$(e,a,c,d,a[13496]));a[1]=112;}
function $ka$(a,b){$em$(a,b,b[13451]);$aP$(a,b,b[13437],b[13452]);$eJ$(a,b);}
function $kb$(a){let b;b=a[13437];return a[2591+b]<0||a[3711+b]>0;}
function $kc$(d,a){let c,b;b=a[13437];c=a[13497]&&a[13438]!=0;if($kb$(a)||c){$eJ$(d,a);return;}$dr$(d,a);$iW$(d,a);$gl$(a);if($kn$(d,a))$gk$(a,0);if(a[13438]==2||a[13438]==3)$kl$(d,a);else{$kj$(d,a);if(a[13438]==0)$kh$(d,a);}if(a[13497]&&!$kg$(a,a[2591+b]))$gl$(a);else if(a[2063]&&$ke$(d,a)&&$kg$(a,a[2591+b]))$kd$(a,a[2591+b]);if(a[4]>0)$gj$(a,22,d[15892+b]);else $eJ$(d,a);}
function $kd$(c,d){let a,b,$0,$1,$2;a=0;for(b=0,$1=c[4];b<$1;b++){if(($0=c[9+b],$0>10000||$0>0&&$div($0-1,6)!=d)){c[9+a]=c[9+b];a+=1;}}for(b=a,$2=c[4];b<$2;b++)c[9+b]=0;c[4]=a;}
function $ke$(a,b){let c,$0;if(!$il$(a,b))return 0;for(c=a[116+b[2059]],$0=a[148+b[2059]];c<$0;c++){if(b[2591+c]>=0&&$kf$(a,b,c))return 0;}return 1;}
function $kf$(a,d,b){let c,e,g,f,$0;c=a[16372+b];if(c==6||c==7||c==8||d[2911+b]!=0)return 0;if(d[3551+b]==0&&($cQ$(d,b)||!$cM$(a,d,b)))return 0;e=d[2591+b];for(f=0;f<6;f++){if(($0=d[2751+b],$0<0||f==$0||f==$mod($0+5,6))){if(a[39012+6*e+f]){g=d[5071+a[29412+6*e+f]];if(g>=0&&a[15892+g]!=a[15892+b])return 1;}}}return 0;}
function $kg$(b,c){let a,$0,$1;for(a=0,$1=b[4];a<$1;a++){if(($0=b[9+a],$0>10000||$0>0&&$div($0-1,6)!=c))return 1;}return 0;}
function $kh$(d,a){let e,c,f,b,$0;b=a[13437];if(a[13440]&&a[13445])return;c=a[13441]-a[13442];if($ki$(d,a,b,c,a[13440]==0)){e=1-d[15892+b];for(f=d[29+e],$0=d[31+e];f<$0;f++){if(a[2591+f]>=0&&$dE$(d,a,b,f)!=0)$gk$(a,10001+f);}}}
function $ki$(a,c,b,d,e){if(a[17172+b]==0||a[16372+b]==8)return 0;if(c[3391+b]||c[3551+b]||d<(a[17332+b]?0:(a[17172+b]==2?2:1)))return 0;return e||a[17172+b]==1;}
function $kj$(d,a){let e,c,b,$0;b=a[13437];for(c=0,$0=d[26];c<$0;c++){if(a[13501+c]==0||a[5071+c]>=0&&a[5071+c]!=b)continue;if(a[13438]==1&&!$jj$(d,a,b,c))continue;for(e=0;e<6;e++){if($kk$(d,a,c,e))$gk$(a,1+6*c+e);}}}
function $kk$(e,a,c,d){let f,b;b=a[13437];if(c==a[2591+b]&&d==a[2751+b])return 0;f=$eH$(e,a,c,d);if(f<a[13441]*4096||f==1073741824)return f!=1073741824;return !$iZ$(e,a,b)||$ex$(e,a,c,d)>=0;}
function $kl$(e,a){let c,d,g,h,f,i,b,$0,$1,$2,$3,$4,$5,$6,$7,$8;$0=a[13437];$1=99;$2=1073741824;b=$0;c=$1;d=$2;if(a[13443]==0)c=$km$(e,a,a[2591+b],a[2751+b]);for(f=0,$6=e[26];f<$6;f++){if(a[13501+f]&&!(a[5071+f]>=0&&a[5071+f]!=b)){for(g=0;g<6;g++){h=$km$(e,a,f,g);if(h<=c&&$kk$(e,a,f,g)){i=($3=$eH$(e,a,f,g),$div($3,4096));if(h<c){$4=h;$5=i;c=$4;d=$5;}else if(d<1073741824)d=Math.min(d,i);}}}}if(d==1073741824)return;for(f=0,$8=e[26];f<$8;f++){if(a[13501+f]&&!(a[5071+f]>=0&&a[5071+f]!=b)){for(g=0;g<6;g++){if($km$(e,a,f,g)==c&&$kk$(e,a,f,g)){if(($7=$eH$(e,a,f,g),$div($7,4096))==d)$gk$(a,1+6*f+g);}}}}}
function $km$(a,c,b,e){let d;d=$g$(a,b,c[2591+c[13499]]);if(d==1&&$iP$(a,c,b,e,c[13499]))return 0;return d;}
function $kn$(b,a){if(a[13438]>=2)return 0;if(a[13438]!=1)return 1;return $jj$(b,a,a[13437],a[2591+a[13437]]);}
function $ko$(c,a){let g,d,f,e,b,$0,$1;b=a[13437];$gl$(a);d=$kq$(c,a,c[16052+b]);for(e=0,$1=c[26];e<$1;e++){for(f=0,$0=d;f<$0;f++){if(a[11644+f]==e&&$kp$(c,a,b,e)){for(g=0;g<6;g++)$gk$(a,1+6*e+g);}}}$gj$(a,21,c[15892+b]);}
function $kp$(a,b,c,d){let e;e=$ds$(a,b,c)-$eM$(a,b,c,d);if(e==0)return !$en$(a,b,a[15892+c],d);return e>0;}
function $kq$(f,i,c){let h,a,d,e,b,g,$0,$1,$2,$3,$4;$0=0;$1=(-1);a=$0;b=$1;d=c*160;for(e=0,$4=f[468+c];e<$4;e++){$2=f[500+d+e];$3=f[5620+d+e];g=$2;h=$3;if(i[5071+g]>=0||b>=0&&h>b)continue;b=h;i[11644+a]=g;a+=1;}return a;}
function $kr$(b,a){let d,c,f,e,$0,$1,$2;$0=a[5];$1=$kE$(b,a);c=$0;d=$1;$gl$(a);$gk$(a,0);for(e=0;e<5;e++){for(f=b[29+c],$2=b[31+c];f<$2;f++){if(f==d&&e>=2)continue;if($kC$(b,a,f)&&$kt$(b,a,f,e))$gk$(a,10000*e+1+f);}}if(a[4]>1&&$ke$(b,a)&&a[10]<20000)$ks$(a);$gj$(a,20,c);}
function $ks$(b){let a,$0;for(a=0,$0=b[4]-1;a<$0;a++)b[9+a]=b[9+a+1];b[4]-=1;b[9+b[4]]=0;}
function $kt$(d,a,b,c){if(a[2591+b]<0)return c==0&&$m$(d,a,b)&&$kB$(d,a,b);if(d[16372+b]==8)return c==2&&$jh$(d,a,b);if(c==0)return $kw$(d,a,b);if(c==1)return $kv$(d,a,b);if(c==2)return $jh$(d,a,b);if(c==3)return $jg$(d,a,b);return $ku$(d,a,b);}
function $ku$(a,c,b){if(a[17492+b]==0||c[2911+b]!=0||c[3551+b])return 0;if(c[3071+b]>=a[16532+b]-1&&c[3231+b]==0)return 0;if($en$(a,c,a[15892+b],c[2591+b]))return 0;return $cM$(a,c,b);}
function $kv$(a,c,b){let d,e,$0,$1,$2;if(a[16372+b]!=2||c[3391+b]||c[3551+b])return 0;if(($0=a[15892+b],$1=c[2591+b],c[6671+(1-$0)*1600+$1]>0)||!$cM$(a,c,b))return 0;d=1-a[15892+b];for(e=a[29+d],$2=a[31+d];e<$2;e++){if(c[2591+e]>=0&&$ju$(a,c,b,e))return 1;}return 0;}
function $kw$(a,b,c){let d,f,e,g,$0,$1;d=$cM$(a,b,c);e=d?$ds$(a,b,c):$div($ds$(a,b,c),2);if($ki$(a,b,c,e,d)&&$kA$(a,b,c))return 1;if(b[3551+c]&&!$kz$(a,b,c))return 0;$0=b[2591+c];$1=a[15892+c];f=$0;g=$1;if(b[6671+(1-g)*1600+f]>0)return d&&$kx$(a,b,c);return e>0||$dU$(a,b,c,f);}
function $kx$(c,a,b){let f,d,e,$0,$1,$2;$0=a[2591+b];$1=c[15892+b];d=$0;e=$1;if(a[3551+b]==0&&$eF$(c,a,e,d)==1){if($dU$(c,a,b,d))return 1;}for(f=0;f<6;f++){if(($2=a[2751+b],$2<0||f==$2||f==$mod($2+5,6))){if(c[39012+6*d+f]){if($ky$(c,a,e,c[29412+6*d+f]))return 1;}}}return 0;}
function $ky$(e,a,d,b){let c;c=a[5071+b];if(a[6671+(1-d)*1600+b]>0)return 0;return c<0||e[15892+c]==d&&e[16372+c]!=8;}
function $kz$(a,d,b){let e,c;if(a[17332+b]==0)return 0;for(c=0;c<6;c++){if(d[3551+b]&1<<c){e=d[5071+a[29412+6*d[2591+b]+c]];if(a[17332+e])return 0;}}return 1;}
function $kA$(a,e,b){let c,d,$0;c=1-a[15892+b];for(d=a[29+c],$0=a[31+c];d<$0;d++){if(e[2591+d]>=0&&$dE$(a,e,b,d)!=0)return 1;}return 0;}
function $kB$(b,c,d){let a,$0;for(a=0,$0=$kq$(b,c,b[16052+d]);a<$0;a++){if($kp$(b,c,d,c[11644+a]))return 1;}return 0;}
function $kC$(c,a,b){if(a[4191+b]||a[3391+b]==2)return 0;return $kD$(c,a,b);}
function $kD$(a,d,b){let c,e;c=a[16052+b];e=c==d[2059]||c==d[2060];return e&&(d[2207+c]==0||d[2207+c]==1);}
function $kE$(b,c){let a,d,$0;a=(-1);if($il$(b,c)){for(d=b[116+c[2059]],$0=b[148+c[2059]];d<$0;d++){if($kF$(b,c,d)){if(a>=0)return (-1);a=d;}}}return a;}
function $kF$(a,b,c){if($kC$(a,b,c)&&($kt$(a,b,c,0)||$kt$(a,b,c,1)))return 1;return b[2591+c]>=0&&$kf$(a,b,c);}
function $kG$(c,a){let b,$0,$1;$0=(-1);a[27696]=$0;a[27698]=$0;a[27697]=0;$gl$(a);for(b=0,$1=c[25];b<$1;b++){if(a[4831+b]==a[2059])$gk$(a,1+b);}if($gs$(c,a,a[2059]))$gk$(a,10001);if(a[4]>0)$gj$(a,39,a[5]);else a[1]=8;}
function $kH$(a){$dz$(a,a[2059],8);}
function $kI$(a,b){let c;c=a[33+b[5]]-1;$dz$(b,$do$(a,b,c),8);}
function $kJ$(a,b){let c,$0,$1,$2;$kL$(a,b);b[13276]=0;b[13437]=(-1);for(c=0,$2=a[23];c<$2;c++){$0=0;b[26734+c]=$0;b[26894+c]=$0;$1=0;b[27214+c]=$1;b[27374+c]=$1;b[27534+c]=0;if(b[2591+c]>=0&&$kK$(a,b,c))b[27534+c]=1;}b[26733]=a[116+b[2059]];b[1]=136;}
function $kK$(a,e,b){let c,d,$0;c=1-a[15892+b];for(d=a[29+c],$0=a[31+c];d<$0;d++){if(e[2591+d]>=0){if($g$(a,e[2591+b],e[2591+d])<=2)return 1;}}return 0;}
function $kL$(c,b){let a,$0,$1;for(a=0,$1=c[23];a<$1;a++){$0=0;b[26553+a]=$0;b[13277+a]=$0;}}
function $kM$(b,a){a[13276]=0;a[13437]=(-1);$kL$(b,a);a[1]=110;}
function $kN$(b,c){let e,d,a,$0,$1,$2,$3;for(a=0;a<2;a++)c[2141+a]=$R$(b,c,a);d=c[2141]>=b[41];e=c[2142]>=b[42];if(d&&e){c[7]=2;c[8]=($0=c[2125]+c[2127],$1=c[2126]+c[2128],$0==$1?(-1):($0>$1?0:1));}else if(d||e){c[7]=1;c[8]=d?1:0;}else if(c[6]>=b[0]){c[7]=3;c[8]=($2=c[2142]*b[41],$3=c[2141]*b[42],$2==$3?(-1):($2>$3?0:1));}else if(b[27]>0)c[7]=4;else{c[6]+=1;c[1]=0;}}
function $kO$(b,a){if(a[2064]>=b[24])a[1]=15;else if($kP$(b,a,a[2064]))$lD$(a,10);else a[2064]+=1;}
function $kP$(c,a,b){let d,$0;if(a[2207+b]==3||$gc$(c,a,b)==0)return 0;if(a[2207+b]==0||a[2207+b]==1)return 1;for(d=c[116+b],$0=c[148+b];d<$0;d++){if(a[2911+d]!=3)return 1;}return 0;}
function $kQ$(c,a){let b,d,$0,$1,$2;b=a[2064];if(b>=c[24]){$0=0;$1=14;a[2064]=$0;a[1]=$1;return;}$gl$(a);if(a[2207+b]==2){for(d=c[116+b],$2=c[148+b];d<$2;d++){if(a[2591+d]>=0)$gk$(a,1+d);}}if(a[4]>0)$gj$(a,9,c[52+b]);else a[2064]+=1;}
function $kR$(c,b){let a,d,$0,$1,$2;for(a=0,$0=c[24];a<$0;a++)b[2175+a]=0;for(d=0,$1=c[23];d<$1;d++)b[3391+d]=0;$2=(-1);b[2059]=$2;b[2060]=$2;b[2064]=0;b[1]=13;}
function $kS$(f,a){let d,c,e,b,$0;b=a[2057];$gl$(a);$gk$(a,0);for(c=f[33+b],$0=f[35+b];c<$0;c++){d=a[2060]>=0;e=c==a[2059]||c==a[2060];if($p$(f,a,c)&&(e||!d))$gk$(a,1+c);}if(a[4]>1)$gj$(a,5,b);else $eY$(a,$eZ$(f,a,1-b)?1-b:b);}
function $kT$(c,a){let b;b=$part(a,2110,2124);a[2063]=0;if(b[0]==14&&!$kU$(c,a))$fn$(b);a[1]=4;}
function $kU$(a,b){if(!$p$(a,b,b[2059]))return 0;return b[2060]<0||$p$(a,b,b[2060]);}
function $kV$(d,a){let e,c,b,$0;b=a[2064];$gl$(a);for(c=0,$0=d[26];c<$0;c++){if($kW$(d,a,b,c)){for(e=0;e<6;e++)$gk$(a,1+6*c+e);}}if(a[4]>0)$gj$(a,8,d[15892+b]);else{a[2064]+=1;a[1]=6;}}
function $kW$(b,a,c,e){let d,f,g,$0;d=a[2271+b[16052+c]];if(a[5071+e]>=0||b[18212+e]==6)return 0;if($g$(b,d,e)>3)return 0;f=1-b[15892+c];for(g=b[29+f],$0=b[31+f];g<$0;g++){if(a[2591+g]>=0&&$g$(b,a[2591+g],e)<3)return 0;}return 1;}
function $kX$(b,a){if(a[2064]>=b[148+a[2059]])a[1]=103;else if(a[2911+a[2064]]==2)$lD$(a,10);else a[2064]+=1;}
function $kY$(c,a){let b,d;b=a[2059];d=$ld$(c,a,b);$gl$(a);if(d||a[2060]>=0)$gk$(a,1);if(a[2060]<0&&!(a[2063]&&d)){if($lc$(c,a,b))$gk$(a,2);if($lb$(c,a,b))$gk$(a,3);if($la$(c,a,b))$gk$(a,4);if($kZ$(c,a,b))$gk$(a,5);}if(a[4]>0)$gj$(a,3,a[5]);else a[1]=8;}
function $kZ$(a,d,b){let c;c=a[52+b];if(!(d[2271+b]>=0))return 0;if(a[47]&&(d[2399+b]||d[2133+c]>=2))return 0;return $gt$(a,d,b)>0||$gs$(a,d,b);}
function $la$(a,d,b){let e,c,$0;c=a[52+b];if(!(a[37+a[52+b]]==b)||!$j$(a,d,c))return 0;for(e=a[33+c],$0=a[35+c];e<$0;e++){if(e!=b&&(d[2207+e]==0||d[2207+e]==1)&&d[2271+e]>=0)return 1;}return 0;}
function $lb$(c,b,d){let a,$0;for(a=c[116+d],$0=c[148+d];a<$0;a++){if(b[2911+a]==2)return 1;}return 0;}
function $lc$(c,b,d){let a,$0;for(a=c[116+d],$0=c[148+d];a<$0;a++){if(b[2591+a]>=0&&c[16372+a]!=8)return 1;}return 0;}
function $ld$(c,b,d){let a,$0;for(a=c[116+d],$0=c[148+d];a<$0;a++){if(b[2591+a]>=0||$m$(c,b,a))return 1;}return 0;}
function $le$(c,a){let b,e,d;b=$part(a,2110,2124);$fJ$(c,a);d=b[0];if(d==5)$fo$(a);else if(d==8)$li$(c,a);else if(d==14){$gl$(a);$gk$(a,0);$gk$(a,1);$gj$(a,4,a[5]);}else if(d==6)$lh$(c,a);else if(d==9)$lg$(c,a);else if(d==15)$fr$(c,a,0);else{e=$lf$($part(a,2067,2110),b);if(e==(-1))$fr$(c,a,0);else $lD$(a,e);}}
function $lf$(c,a){let b,d;b=a[0];if(b==8)return 0;if(b==1)return a[11]?c[12]:c[19+a[1]*4+1];if(b==4)return c[1];if(b==6)return c[7]==2?(-5):(-1);if(b==7)return c[3];if($has($K6,b))return c[10];if(b==3)return c[19+(a[11]?c[13]:a[1])*4+2];if(b==10)return c[15];d=b==12?6:(b==14?16:(b==15?17:0));if(d>0)return c[d]==2?(-4):(-1);if(b==13)return c[2];return b==0?c[11]:(-1);}
function $lg$(d,a){let c,b,$0;b=1-a[5];$gl$(a);$gk$(a,0);for(c=d[33+b],$0=d[35+b];c<$0;c++){if(a[2143+c]>0&&$k$(d,a,c)&&$q$(d,a,c))$gk$(a,1+c);}$gj$(a,7,b);}
function $lh$(b,a){let e,d,c,$0,$1,$2;$0=1-a[5];$1=$i$(b,a,$fh$(b,a));c=$0;d=$1;$gl$(a);$gk$(a,0);for(e=b[33+c],$2=b[35+c];e<$2;e++){if($fN$(b,a,e,d,a[2112]>0))$gk$(a,1+e);}$gj$(a,6,c);}
function $li$(b,a){if(a[2119]==1){$lj$(b,a);return;}a[2058]=0;$eY$(a,1-a[5]);}
function $lj$(d,a){let c,b,$0,$1,$2;$fp$(a);$0=1-a[5];$1=a[2124];b=$0;c=$1;$2=b;a[2057]=$2;a[5]=$2;a[2061]=0;if(!a[2143+c])$fV$(a,b,c);$fj$(d,a,c);a[2063]=1;}
function $lk$(c,a){let f,e,d,g,b,$0,$1,$2,$3,$4;b=a[2057];if(!$eZ$(c,a,b)){if($eZ$(c,a,1-b))$eY$(a,1-b);else a[1]=11;return;}$0=c[33+b];$1=c[35+b];d=$0;e=$1;$gl$(a);$gk$(a,0);for(f=d,$2=e;f<$2;f++){if($p$(c,a,f))$gk$(a,1+f);}for(g=d,$4=e;g<$4;g++){for(f=d,$3=g;f<$3;f++){if($p$(c,a,f)&&$p$(c,a,g))$gk$(a,1+f+1000*(1+g));}}$gj$(a,2,b);}
function $ll$(d,a){let c,b,$0;b=a[2065];$gl$(a);$gk$(a,0);for(c=d[33+b],$0=d[35+b];c<$0;c++){if($b$(d,a,c))$gk$(a,1+c);}$gj$(a,1,b);}
function $lm$(a){$lD$(a,100);}
function $ln$(d,b){let c,a,$0,$1,$2,$3,$4,$5,$6;for(a=0;a<2;a++){$0=0;b[2129+a]=$0;b[2131+a]=$0;$1=0;b[2133+a]=$1;b[2137+a]=$1;b[2139+a]=$1;}for(c=0,$4=d[24];c<$4;c++){$2=0;b[2431+c]=$2;b[2367+c]=$2;$3=0;b[2463+c]=$3;b[2399+c]=$3;}$5=(-1);$6=0;b[2057]=$5;b[2058]=$6;b[1]=1;}
function $lo$(g,a){let b,c,f,e,d,$0;b=32713+a[30267]*18;for(c=0;c<8;c++)a[30252+c]=a[b+c];$0=(-1);a[30260]=$0;a[30261]=$0;for(d=0;d<2;d++)a[30262+d]=a[b+16+d];e=30273+a[30267]*61;for(f=0;f<61;f++)a[30191+f]=a[e+f];$gQ$(a);if(a[30191]==3)$lz$(g,a);$lp$(g,a);$gP$(a);a[30264]=1;}
function $lp$(a,b){let e,f,h,c,d,g,$0;$hk$(a,b);$0=(-1);b[30260]=$0;b[30261]=$0;for(c=0;c<8;c++){if(b[30252+c]>=0){b[29628+$div(c,4)]+=1;d=c>=4?0:4;$hj$(a,b,c);$lx$(a,b,c,d);$lu$(a,b,c);}}for(c=0;c<4;c++){if(b[30252+c]>=0)$lt$(a,b,c);}$ls$(a,b);e=b[29628]==1&&b[29629]==1;f=b[30262]>=0&&b[30263]>=0;$ha$(a,b,!(e&&f));$lq$(a,b);for(g=0;g<2;g++){h=b[30252+g*4];b[29630+g]=b[2463+a[16052+h]];}}
function $lq$(b,a){let c;c=a[30268]>=0?a[2059]:b[16052+a[30252]];$lr$(b,a,0,c);if(a[30263]>=0&&$hf$(b,a,1))$lr$(b,a,1,a[30263]);}
function $lr$(d,b,f,e){let g,a,h,c,$0;for(a=f*4,$0=f*4+4;a<$0;a++){c=b[30252+a];if(c>=0)b[29775+a*20+14]=d[16052+c]!=e?1:0;}g=b[30260+f];if(g>=0&&b[30262+f]>=0&&$hf$(d,b,f)){h=d[16052+g]!=e?1:0;b[29775+(8+f)*20+14]=h;}}
function $ls$(i,a){let d,b,g,f,c,j,e,m,l,h,k,$0,$1,$2;b=$part(a,30191,30252);$0=0;$1=0;$2=1;c=$0;d=$1;e=$2;for(f=0;f<4;f++){g=a[30256+f];if(g<0||a[2591+g]<0)continue;h=a[2591+g];c=Math.max(c,i[27812+h]);e=Math.max(e,i[85619+i[18212+h]]);for(j=0;j<4;j++){k=a[30252+j];if(k>=0&&b[31+j*3]<=1&&b[31+j*3+2]==0&&$cB$(i,a,k,g)){l=a[2591+k];m=6*l+$es$(i,l,h);d=Math.max(d,i[71012+m]);}}}a[29634]=(-(c+d));a[29639]=e;}
function $lt$(h,a,b){let g,e,k,f,d,j,i,l,n,m,c,$0,$1,$2,$3;$0=a[30252+b];$1=29775+b*20;c=$0;d=$1;$2=a[34233+c];$3=a[d+8];e=$2;f=$3;g=a[33913+c]==1&&!e&&!f;a[d+5]=g?1:0;a[d+15]=a[3871+c]==3?1:0;a[d+6]=e;a[d+7]=a[34073+c];i=h[16372+c];for(j=0;j<4;j++){k=a[30256+j];if(k>=0){l=h[16372+k];m=h[85529+l*9+i];n=29628+j*4+b;a[n+131]=m;a[n+115]=e?h[85610+l]:m;}}}
function $lu$(d,a,b){let g,f,c,e,$0,$1;c=a[30252+b];if(a[2591+c]<0||d[16372+c]==8)return;e=$lv$(d,a,b);a[29775+b*20+11]=e==0?1:0;a[29775+b*20+19]=e==3?1:0;if(e==2){f=a[5071+($0=a[2591+c],$1=$hW$(d,a,b),d[29412+6*$0+$1])];g=8+(b<4?0:1);if(a[30252+g]<0){a[30252+g]=f;$hj$(d,a,g);}if(a[30252+g]==f)a[29775+b*20+16]=1;}}
function $lv$(a,b,c){let e,d;if($ia$(a,b,c)>=0)return 1;if($hW$(a,b,c)>=0)return 2;d=b[30252+c];for(e=0;e<6;e++){if(a[29412+6*b[2591+d]+e]<0&&$lw$(a,b,c,e))return 3;}return 0;}
function $lw$(d,a,b,k){let e,f,c,g,h,i,j,$0,$1,$2,$3,$4,$5,$6;c=a[2591+a[30252+b]];$0=d[21412+c];$1=d[23012+c];e=$0;f=$1;for(g=b<4?4:0,$6=(b<4?4:0)+4;g<$6;g++){if($hU$(a,g)){h=a[2591+a[30252+g]];$2=d[21412+h]-e;$3=d[23012+h]-f;i=$2;j=$3;if(($4=i-$K13[k][0],$5=j-$K13[k][2],Math.max(Math.abs($4),Math.abs($5),Math.abs($4+$5)))<=Math.max(Math.abs(i),Math.abs(j),Math.abs(i+j)))return 0;}}return 1;}
function $lx$(f,a,b,g){let e,d,c,$0;c=a[30252+b];if(a[3551+c]==0||a[2591+c]<0)return;a[29775+b*20+8]=2;for(d=g,$0=g+4;d<$0;d++){e=a[30252+d];if(e>=0&&$ly$(f,a,c,e))a[29775+b*20+8]=1;}}
function $ly$(c,a,b,d){let e;if(a[3551+b]==0||!$hq$(c,a,b,d))return 0;e=$es$(c,a[2591+b],a[2591+d]);return (a[3551+b]&1<<e)>0;}
function $lz$(h,a){let b,f,e,c,g,d,i,$0,$1,$2,$3,$4,$5;$0=$part(a,30191,30252);$1=32713+a[30267]*18;b=$0;c=$1;for(d=0;d<2;d++){$2=(-1);$3=d*4;e=$2;f=$3;for(g=f,$4=f+4;g<$4;g++){if(e<0&&a[30252+g]>=0&&b[31+g*3]<=1&&b[31+g*3+2]==0)e=$cv$(h,a,a[30252+g]);}if(e>=0&&e!=a[30262+d]){$5=e;a[30262+d]=$5;a[c+16+d]=$5;i=a[2207+e]==1;b[8+d]=i?2:1;}}}
function $lA$(c,b){let a,$0,$1;for(a=0,$0=c[23];a<$0;a++){if(b[3711+a]==0)b[3871+a]=0;}if(b[30265]==2||b[9872]!=0){if(b[9872]==0){for(a=0,$1=c[23];a<$1;a++)b[13277+a]=0;}b[1]=b[9874];return;}b[30265]=2;b[1]=201;}
function $lB$(a,c,b){let g,f,j,h,e,d,k,i,$0,$1,$2,$3,$4,$5,$6,$7;$0=a[52+b];$1=c[2271+b];d=$0;e=$1;$2=a[29+d];$3=a[31+d];f=$2;g=$3;if(c[2527+b]==1&&$lC$(a,c,b)){$4=a[116+b];$5=a[148+b];f=$4;g=$5;}h=1600;for(i=f,$6=g;i<$6;i++){if(c[2591+i]>=0)h=Math.min(h,$g$(a,e,c[2591+i]));}$gl$(c);j=$e$(a,c,d,e,1600);for(i=f,$7=g;i<$7;i++){k=c[2591+i];if(k>=0&&$g$(a,e,k)==h&&c[10044+k]>0)$gk$(c,1+i);}$d$(c,j);if(c[4]>0)$gj$(c,38,d);else $aa$(a,c,b,1);}
function $lC$(c,b,d){let a,$0;for(a=c[116+d],$0=c[148+d];a<$0;a++){if(b[2591+a]>=0)return 1;}return 0;}
function $lD$(b,a){b[0]=100000+a;}
function $lE$(g,a,d){let f,e,c,b,$0,$1;$0=a[4];$1=a[2];b=$0;c=$1;e=among(d,4*b);if(c==3)return $div(e,b)<3?0:$mod(e,b);f=c==20||c==22||c==41;if(a[9]==0&&(f||c<20))return 1+among(d,b-1);return $mod(e,b);}
function $lF$(a,b,c){return $lG$(a,b,c,3);}
function $lG$(b,a,c,i){let d,f,e,h,g,j,$0,$1,$2,$3,$4,$5,$6,$7;if(a[2]==20)$mS$(a,a[3]);$w$(b,a,a[3]);$mR$(b,a);a[54480]=0;$0=(-2000000);$1=0;$2=0;$3=c;d=$0;e=$1;f=$2;g=$3;for(h=0,$7=a[4];h<$7;h++){j=$lI$(b,a,a[9+h],i);if(b[110657]>0)j+=$lH$(b,a,a[9+h]);if(j>d){$4=j;$5=1;$6=h;d=$4;e=$5;f=$6;}else if(j==d){e+=1;g=another(g);if(takes_its_place(g,e))f=h;}}return f;}
function $lH$(b,a,e){let c,d,f,$0,$1;$0=a[2];$1=b[110657];c=$0;d=$1;if(c!=22&&c!=41)return 0;f=(e+40009*a[13437]*(c==22))*64+b[110658];return $div(2*d*scrambled(f),65521)-d;}
function $lI$(c,a,d,e){let b;b=a[2];if(b==22)return $mM$(c,a,d,e);if(b<20)return $mD$(c,a,d,e);if(b<40)return $mr$(c,a,d,e);if(b>=50||b==42)return $mc$(c,a,d);return $lJ$(c,a,d,e);}
function $lJ$(d,a,e,f){let b,c,g,$0,$1,$2;$0=a[2];$1=a[3];b=$0;c=$1;if(b==41)return $ma$(d,a,e,f);if(b==40){g=a[30269];$w$(d,a,c);return $lM$(d,a,g,a[2591+g],e-1,f);}if(b==43||b==44)return $lL$(d,a,e,b==43);if(b==45)return $lK$(d,a,e,c);if(b==46)return ($2=e-1,Math.max(1,$P$(d,a,$2)-a[3071+$2]));if(b==47){g=a[30272];$w$(d,a,c);return $lM$(d,a,g,a[2591+g],e-1,f);}if(b==49){$w$(d,a,c);g=a[9876];return $lM$(d,a,g,$mod(e,10000)-1,$div(e,10000),f);}return e;}
function $lK$(a,b,d,c){let e,$0;$w$(a,b,c);e=d>=10000;return 2*($0=$mod(d,10000)-1,$div(b[49678+c*1600+$0],1000))-e;}
function $lL$(g,e,h,a){let b,d,f,c,$0;b=a?0:4;c=0;for(d=b,$0=b+4;d<$0;d++){f=e[30252+d];if(f<0)continue;if(a)c-=$M$(g,f,h-1,0,0);else c+=$M$(g,h-1,f,0,0);}return c;}
function $lM$(d,k,e,h,m,o){let f,a,b,j,i,g,c,l,n,$0,$1,$2;$0=0;a=$0;b=$0;c=$0;f=1-d[15892+e];for(g=0;g<6;g++){i=6*h+g;j=d[29412+i];l=j>=0?k[5071+j]:(-1);if(l<0||d[15892+l]!=f)continue;if((m<0||g==m||g==$mod(m+5,6))&&d[39012+i]>0)a+=1;else if(k[2911+l]==0&&($1=k[2751+l],$2=$mod(g+3,6),$1<0||$2==$1||$2==$mod($1+5,6)))b+=1;}n=(-60)*b;if(a&&$O$(d,e)){for(g=0;g<6;g++){j=d[29412+6*h+g];l=j>=0?k[5071+j]:(-1);if(l>=0&&d[15892+l]==f&&(m<0||g==m||g==$mod(m+5,6)))c+=$lS$(d,k,e,h,g,l,a,b>0,o);}if(d[17172+e]==0||c>0)return n+$div(c,a);}if(!(d[17172+e]==0))return n+$lP$(d,k,e,h,m,a,o);return n+$lN$(d,k,1-f,h,m);}
function $lN$(e,a,b,c,f){let d,g;d=$lO$(a,b,c);if(d<0||a[2591+d]<0)return (-30)*$div(a[49678+b*1600+c],1000);g=$cA$(e,c,f,a[2591+d]);return (-30)*$div(a[49678+b*1600+c],1000)-6*g;}
function $lO$(a,b,c){let d;d=a[49678+b*1600+c];return d>=99000?(-1):$mod(d,1000);}
function $lP$(a,f,b,h,j,l,n){let i,c,e,m,o,d,k,g,$0,$1,$2;$0=0;$1=a[15892+b];c=$0;d=$1;for(e=a[30-d],$2=a[32-d];e<$2;e++){g=f[2591+e];if(g<0||f[3551+e])continue;i=$g$(a,h,g);if(i<=3)c=Math.max(c,$lQ$(a,f,b,h,j,e,i));}k=$div(f[49678+d*1600+h],1000);m=!$O$(a,b)?60*l:0;if(n&1&&k<=1)m+=60;o=$lO$(f,d,h);if(c==0&&o>=0&&f[2591+o]>=0)m+=6*(1+$cA$(a,h,j,f[2591+o]));return c-m-30*Math.max(0,k-2-1);}
function $lQ$(d,a,h,e,f,b,i){let k,j,c,g;c=a[2591+b];g=$cA$(d,e,f,c);if(g==2||!$aw$(d,a,e,c))return 0;j=$lR$(d,a,h,b,i,g==1?(-2):0);if(d[17172+b]!=0){k=$cA$(d,c,a[2751+b],e);if(k!=2)j-=$div($lR$(d,a,b,h,i,k==1?(-2):0),2);}return j;}
function $lR$(a,f,b,g,d,e){let l,m,h,i,k,j,c;c=a[17172+b]-1;if(c<0||d>4)return 0;h=e+a[26212+f[2591+g]]-(-6);h=Math.min(Math.max(h,0),9);i=Math.min(Math.max(1,$P$(a,f,g)-f[3071+g]),9);j=(c*4+d-1)*10+h;k=102092+3*(j*9+i-1);l=a[k];if(a[17172+g]!=0||f[2911+g]==0)l+=$div(a[k+2]*Math.max(0,9-$P$(a,f,g)),10);m=l*$K$(a,f,g,0);return $div(m+a[k+1]*$J$(a,f,g),1000);}
function $lS$(i,a,j,g,c,b,m,e,o){let p,n,k,d,h,q,l,f;d=$hV$(a[2751+b],$mod(c+3,6));f=d!=0&&!e;h=6*g+c;k=$lZ$(i,a,b,j);l=(-i[71012+h])-i[27812+a[2591+b]];l-=2*(m-1);if(a[3231+j]>0)l-=2;n=a[3551+b]==0;p=$lY$(i,a,j,g)&&!(o&4);q=$lT$(i,a,j,b,l,k,f,0,n,o);if(!p)return q;return Math.max(q,$lT$(i,a,j,b,l,k,f,1,n,o));}
function $lT$(a,h,b,c,e,f,i,d,j,n){let m,g,l,q,k,p,o;g=$M$(a,b,c,d,e+2*f);if(g<0)return 0;k=$I$(a,h,c,g,i,d,j);l=$lX$(a,h,b,g,d,1+f);if(f){m=$M$(a,b,c,0,e+2*(f-1));k-=$I$(a,h,c,m,0,0,j);k+=25*f;}if(n&1){o=a[$L$(a,h,c,g,i,d,j)];p=d?1000:a[$lW$(a,h,b,g,1+f)];q=o*$lV$(a,h,c)-p*$lV$(a,h,b);k+=$div($div(q,1000)*a[110653],100);}return $lU$(h,a[15892+b],k,l,n);}
function $lU$(a,b,c,d,e){if(a[54479-b])c=$div(c*15,100);if(a[54478+b])return c-$div(d*15,100);if(a[54479-b])return c-$div(d*200,100);return c-$div(d*(e&1?95:75),100);}
function $lV$(c,a,b){let h,d,g,e,f,$0,$1,$2,$3;if(a[2911+b]!=0||c[16372+b]==8)return 0;$0=c[16052+b];$1=0;$2=0;d=$0;e=$1;f=$2;for(g=c[116+d],$3=c[148+d];g<$3;g++){if(c[16372+g]==8)continue;f+=a[2911+g]!=0;if(a[2591+g]>=0&&g!=b)e+=(c[16372+g]==8?600:100*c[17812+g])-$div((c[16372+g]==8?600:100*c[17812+g])*$Q$(c,a,g,a[3071+g]),10000);}h=$D$(c,a,d,f);return $div(($D$(c,a,d,f+1)-h)*e,10);}
function $lW$(a,b,c,f,d){let e,g;e=Math.min(Math.max(1,$P$(a,b,c)-b[3071+c])*d,9);g=(f*3+1)*9+e-1;return 101144+2*g;}
function $lX$(a,b,c,d,j,e){let g,i,k,h,f,$0,$1;f=$lW$(a,b,c,d,e);$0=a[f];$1=$div(a[f+1],e);g=$0;h=$1;i=g*$K$(a,b,c,0)+h*$J$(a,b,c);i=$div(i,1000);if(j&&b[2911+c]==0){k=$div((a[16372+c]==8?600:100*a[17812+c])*45,100)-$div((a[16372+c]==8?600:100*a[17812+c])*$Q$(a,b,c,b[3071+c]),10000);i=Math.max(i,$div((1000-g)*k,1000)+i);}return i;}
function $lY$(a,d,b,e){let c;c=a[16372+b];if(c!=0&&c!=1)return 0;return d[2911+b]==0&&d[4511+b]!=e;}
function $lZ$(c,d,e,h){let a,f,b,g,i,$0,$1;a=0;for(b=0;b<6;b++){f=c[29412+6*d[2591+e]+b];g=f>=0?d[5071+f]:(-1);if(g<0||g==h||c[15892+g]==c[15892+e])continue;i=c[16052+g];if(i!=d[2059]&&i!=d[2060])continue;if($O$(c,g)&&($0=d[2751+g],$1=$mod(b+3,6),$0<0||$1==$0||$1==$mod($0+5,6)))a+=d[4351+g]>0||d[3551+g]>0;}return a;}
function $ma$(k,g,a,f){let d,q,j,i,h,n,l,o,p,c,b,e,m,$0,$1,$2,$3;if(a==0)return 0;$0=$div(a,10000);$1=$mod(a,10000)-1;b=$0;c=$1;d=b>=3;e=$mod(b,3);if(d&&f&4)return (-1000000);$2=g[2591+c];$3=g[2751+c];h=$2;i=$3;j=e==2?2:1;l=$mb$(k,g,c);m=0;for(n=0;n<2;n++){if(e!=2&&e!=n)continue;o=$mod(i+5+n,6);p=k[29412+6*h+o];q=p>=0?g[5071+p]:(-1);if(q>=0)m+=$lS$(k,g,c,h,o,q,j,l,f);}if(g[33913+c]==1)m=$div(m*Math.min(10,$P$(k,g,c)+1),10);return m-5*d;}
function $mb$(e,a,b){let g,c,f,d,$0,$1,$2;c=a[2591+b];for(d=0;d<6;d++){f=e[29412+6*c+d];g=f>=0?a[5071+f]:(-1);if(g<0||e[15892+g]==e[15892+b])continue;if(($0=a[2751+b],$0<0||d==$0||d==$mod($0+5,6))||a[2911+g]!=0)continue;if(($1=a[2751+g],$2=$mod(d+3,6),$1<0||$2==$1||$2==$mod($1+5,6)))return 1;}return 0;}
function $mc$(c,a,d){let b;b=a[2];if(b==50)return $mp$(c,a,d);if(b==52)return $ml$(c,a,d);if(b==53)return $mj$(c,a,d);if(b==51)return d;return $md$(c,a,d);}
function $md$(c,a,e){let b,d;b=a[2]==54;d=b?$mi$(c,a):$me$(c,a);return e&&d?(-1):e;}
function $me$(f,b){let j,c,g,e,d,h,a,i,$0,$1,$2;a=30201;c=b[a]>b[a+1]?0:1;$0=b[30262+c];$1=b[30263-c];d=$0;e=$1;g=$ag$(f,b,d)-b[a+c];h=$ag$(f,b,e)-b[a+1-c];i=$mh$(f,$an$(f,b,d),g,$an$(f,b,e),h);j=$mg$(f,b,d)+$mg$(f,b,e);return ($2=$mf$(f,d),i*(2*$2+j)>1000*$2);}
function $mf$(b,a){let c;c=a>=0&&b[37+b[52+a]]==a;return 200+100*(c?b[51]:b[50]);}
function $mg$(d,c,e){let f,a,b,$0;a=0;for(b=d[116+e],$0=d[148+e];b<$0;b++){if(c[2591+b]>=0&&d[16372+b]!=8)a+=(d[16372+b]==8?600:100*d[17812+b])-$div((d[16372+b]==8?600:100*d[17812+b])*$Q$(d,c,b,c[3071+b]),10000);}f=$he$(d,c,e,$gc$(d,c,e))+1;return 200+$div(a*f,10);}
function $mh$(h,c,a,d,b){let g,f,e,$0,$1;if(a<=0||b<=0)return 1000*(a>0);$0=Math.min(c,9);$1=Math.min(d,9);c=$0;d=$1;e=c*10+d;f=Math.min(a,8)-1;g=f*8+Math.min(b,8)-1;return h[104252+e*8*8+g];}
function $mi$(e,a){let l,c,m,h,g,j,f,i,d,b,k,$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10;$0=a[34396];$1=a[34397];$2=a[34398];b=$0;c=$1;d=$2;$3=Math.max(0,e[18092+b]-a[5011+b]);$4=Math.max(0,e[18152+b]-a[5011+b])-a[4951+b]-a[34399];f=$3;g=$4;if(c>=0){$5=$an$(e,a,c);$6=$ag$(e,a,c);$7=$mg$(e,a,c);h=$5;i=$6;j=$7;}else{$8=Math.max(0,e[18092+d]-a[5011+d]);$9=Math.max(0,e[18152+d]-a[5011+d])-a[4951+d];$10=300;h=$8;i=$9;j=$10;}k=$mh$(e,f,g,h,i-a[34400]);l=a[34399]>a[34400];m=$mf$(e,l?(-1):c);return (l?k:1000-k)*(2*m+(300+j))>1000*m;}
function $mj$(d,a,c){let b;b=a[34396];if(c>10000)return (-$mk$(d,a,b,(-1),$mod(c,10000)-1));return (-$mk$(d,a,b,c-1,(-1)));}
function $mk$(a,b,c,f,i){let e,k,d,h,j,g,$0,$1;$0=Math.max(0,a[18092+c]-b[5011+c]);$1=Math.max(0,a[18152+c]-b[5011+c])-b[4951+c];d=$0;e=$1;if(f>=0){g=$mh$(a,d,e,$an$(a,b,f),$ag$(a,b,f));h=$mg$(a,b,f);}else{j=Math.max(0,a[18092+i]-b[5011+i]);g=$mh$(a,d,e,j,Math.max(0,a[18152+i]-b[5011+i])-b[4951+i]);h=300;}k=$mf$(a,(-1))+300;return $div(g*($mf$(a,f)+h)-(1000-g)*k,1000);}
function $ml$(g,a,d){let k,l,h,m,i,b,c,j,e,f,$0,$1,$2,$3,$4,$5,$6,$7;$0=a[34396];$1=a[3];b=$0;c=$1;$2=$div(d,10000);$3=$mod(d,10000)-1;e=$2;f=$3;if(d==0){$4=$ay$(a,b);$5=Math.max(0,g[18032+b]-a[5011+b]);$6=0;h=$4;i=$5;j=$6;for(k=g[33+c],$7=g[35+c];k<$7;k++){if($mo$(g,a,k,h,i))j+=a[2335+k]?$mg$(g,a,k):50+$mn$(g,a,k);}return (-j);}if(e==0)return (-$mk$(g,a,b,f,(-1)));if(e==1)return (-$mk$(g,a,b,(-1),f));l=(-$mk$(g,a,b,(-1),$mm$(g,a,f)));if(e==2)return l-$mn$(g,a,f);m=Math.min(10,$i$(g,a,f)+1);return $div(m*l-(10-m)*(a[2335+f]?$mg$(g,a,f):50+$mn$(g,a,f)),10);}
function $mm$(a,g,b){let j,c,i,d,f,h,e,$0,$1,$2,$3,$4,$5;$0=(-1);$1=(-1);$2=a[52+b];c=$0;d=$1;e=$2;for(f=0,$5=a[25];f<$5;f++){h=g[4831+f]==b;i=g[4831+f]==(-1)&&(a[17972+f]==e||a[17972+f]==2);if(h||i&&$gs$(a,g,b)){j=2*(Math.max(0,a[18092+f]-g[5011+f])+(Math.max(0,a[18152+f]-g[5011+f])-g[4951+f]))+h;if(j>c){$3=j;$4=f;c=$3;d=$4;}}}return d;}
function $mn$(c,a,b){let $0;if(a[2175+b]||a[2143+b]==0)return 0;return ($0=c[52+b],$div($v$(c,a,b,$0),2));}
function $mo$(d,a,b,e,f){let c;c=a[2271+b];if(c<0||d[37+d[52+b]]==b&&$j$(d,a,d[52+b]))return 0;return $g$(d,e,c)<=f&&$aw$(d,a,e,c);}
function $mp$(d,b,a){let c;if(a==0)return 0;if($div(a,10000)!=0)return (-1);c=b[34396];return $mq$(d,b,c,b[3],$ay$(b,c));}
function $mq$(a,b,c,j,h){let g,i,e,d,k,l,f,m,$0,$1,$2,$3,$4;$0=Math.max(0,a[18032+c]-b[5011+c]);$1=100000;$2=0;d=$0;e=$1;f=$2;for(g=a[34-j],$3=a[36-j];g<$3;g++){if($mo$(a,b,g,h,d)){f+=b[2335+g]?$mg$(a,b,g):50+$mn$(a,b,g);e=Math.min(e,$mk$(a,b,c,g,(-1)));if($gs$(a,b,g)&&b[2143+g]&&!b[2175+g]){i=$mk$(a,b,c,(-1),$mm$(a,b,g));e=Math.min(e,i+$mn$(a,b,g));}}}for(k=0,$4=a[25];k<$4;k++){l=b[4831+k];if(l>=0&&a[52+l]!=j){m=$ay$(b,k);if(m>=0&&$g$(a,h,m)<=d&&$aw$(a,b,h,m))e=Math.min(e,$mk$(a,b,c,(-1),k));}}return e<100000?Math.min(e,f):0;}
function $mr$(c,a,d,e){let b;b=a[2];if(b==20||b==34)return $mB$(c,a,d,e);if(b==21)return $mA$(c,a,d,a[3]);if(b==23)return $mz$(c,a,d,a[3]);if(b==24)return $my$(c,a,d,e);if(b==26)return $mx$(c,a,d,e);if(b==30)return $mw$(c,a,d);if(b==37)return $mv$(c,a,d,e);if(b==38)return $mu$(c,a,d-1);if(b==39)return $ms$(c,a,d);if(b==25||b==33)return (-d);return d>0?1:0;}
function $ms$(d,a,c){let f,e,b;b=a[3];if(a[1]!=149)return c-1==$mm$(d,a,a[2059]);e=a[27696];if(c>10000)return $mt$(d,a,e,$mod(c,10000)-1);f=c>0?c-1:$ay$(a,e);return $mq$(d,a,e,b,f);}
function $mt$(e,b,f,c){let a,g,h,i,d,$0;a=10;d=b[5071+b[2271+c]];if(d>=0&&e[15892+d]==e[52+c])a=Math.min(10,Math.max(0,e[18152+f]-b[5011+f])+1);g=$mk$(e,b,f,c,(-1));for(h=0,$0=e[25];h<$0;h++){i=b[4831+h];if(i>=0&&e[52+i]==e[52+c]){if($ay$(b,h)==b[2271+c])g=Math.min(g,$mk$(e,b,f,(-1),h));}}return $div(a*g-(10-a)*300,10);}
function $mu$(a,d,b){let c,f,e;c=a[15892+b];$w$(a,d,c);e=Math.min(4,$div(d[49678+c*1600+d[2591+b]],1000));f=$P$(a,d,b)-d[3071+b]+$div($J$(a,d,b),100);return 10*e+f-20*(d[2911+b]!=0);}
function $mv$(c,a,e,m){let k,b,f,g,d,l,j,i,h,$0,$1,$2;b=a[27694];d=c[52+b];f=e>0?e-1:a[2271+b];if(c[37+c[52+b]]==b&&$j$(c,a,d))return 1000*(e==0);$w$(c,a,d);$0=$i$(c,a,b);$1=0;g=$0;h=$1;for(i=c[116+b],$2=c[148+b];i<$2;i++){j=a[2591+i];if(j>=0&&c[16372+i]!=8){k=$g$(c,f,j);h+=20*(k<=g)-k;}}l=$div(a[49678+d*1600+f],1000);if(a[5071+f]>=0)h+=15-40*(l<=2)*(m&1?2:1);else if(l<=4)h-=200;return 2*h+(e==0);}
function $mw$(e,a,b){let d,c,$0,$1;$0=a[26731];$1=b-1;c=$0;d=$1;return $lQ$(e,a,c,a[2591+c],a[2751+c],d,1);}
function $mx$(h,d,a,k){let i,e,j,g,f,c,b;if(a==0)return 0;b=$mod(a,10000)-1;c=a>=10000?5:1;e=d[2751+b];f=$mod(e+c,6);g=d[2591+b];i=h[17492+b]?h[24612+g]*$J$(h,d,b):0;j=$E$(h,d,b,g,e)-$E$(h,d,b,g,f);return j-i;}
function $my$(g,d,a,m){let i,k,j,f,e,b,l,h,c,$0,$1,$2,$3;if(a==0)return 0;$0=$div(a,10000);$1=$mod(a,10000)-1;b=$0;c=$1;$2=d[2591+c];$3=d[2751+c];e=$2;f=$3;h=g[29412+6*e+b];i=0;for(j=$P$(g,d,c)+1;j<10;j++)i+=j-$P$(g,d,c);k=$div(i*$J$(g,d,c),10);l=$E$(g,d,c,e,f)-$E$(g,d,c,h,f);return l-k-g[110655];}
function $mz$(b,c,a,d){let e;if(a==0)return (-1);$w$(b,c,d);e=c[5071+a-1]>=0;return 2*$div(c[49678+d*1600+(a-1)],1000)+3*e;}
function $mA$(a,b,d,c){let f,e,$0,$1;$w$(a,b,c);$0=$div(d-1,6);$1=$mod(d-1,6);e=$0;f=$1;return $lN$(a,b,c,e,f);}
function $mB$(d,f,a,k){let g,l,e,h,i,c,b,j,$0,$1;if(a==0)return 0;$0=$div(a,10000);$1=$mod(a,10000)-1;b=$0;c=$1;e=d[15892+c];$w$(d,f,e);g=f[2591+c];if(g<0)return 1000;h=$div(f[49678+e*1600+g],1000);i=1000-20*h+(d[17172+c]==0?0:300);if($mC$(d,f,c))i-=500;if(b==3)return 1600;if(f[54479-e]>0&&f[54478+e]==0)return (-1);if(b==2){j=3*f[3071+c]>=$P$(d,f,c)||h>=6;l=k&1?3:5;return j&&h>=l?i+1:(-1);}if(b==4)return f[3231+c]&&h<=4?i+1:(-1);if(b==1)return i+300;return i;}
function $mC$(g,a,b){let d,c,i,f,h,e,$0,$1,$2,$3;$0=a[2591+b];$1=0;$2=0;c=$0;d=$1;e=$2;for(f=0;f<6;f++){if(($3=a[2751+b],$3<0||f==$3||f==$mod($3+5,6))){h=g[29412+6*c+f];if(h>=0&&g[39012+6*c+f]){e+=1;i=a[5071+h];if(i>=0&&g[15892+i]==g[15892+b])d+=a[4191+i]==0;}}}return e==d;}
function $mD$(d,a,e,f){let h,b,c,g,$0,$1,$2,$3;$0=a[2];$1=a[3];b=$0;c=$1;if(b==3)return $mI$(d,a,e,f);if(b==8)return $mH$(d,a,$div(e-1,6),c);if(b==9)return $mu$(d,a,e-1);if(b==4){g=!(a[54479-c]>0&&a[54478+c]==0);return e*(g?$v$(d,a,a[2059],c)-1:(-1));}if(e==0){h=b==2&&f&1&&$mG$(d,a,c);return h?1000000:0;}if(b==6)return ($2=e-1,f&2?(-1):$v$(d,a,$2,c));if(b==1&&f&1&&($3=e-1,a[6]>1?0:$mF$(d,a,$3)>2))return (-1);if(b!=1&&a[54479-c]>0&&a[54478+c]==0)return e>=1000?(-1):$mE$(d,a,e-1,c);if(e>=1000)return (-1);return $v$(d,a,e-1,c);}
function $mE$(a,b,g,c){let d,f,e,$0;$w$(a,b,c);d=(-1);for(e=a[116+g],$0=a[148+g];e<$0;e++){f=b[2591+e];if(f>=0&&b[3551+e])return (-1);if(f>=0&&b[2911+e]==1&&$div(b[49678+c*1600+f],1000)>=3)d+=100;}return d;}
function $mF$(a,e,b){let g,d,c,f,$0,$1,$2;$0=a[52+b];$1=99;c=$0;d=$1;$w$(a,e,c);for(f=a[116+b],$2=a[148+b];f<$2;f++){g=e[2591+f];if(g>=0&&a[16372+f]!=8)d=e[3551+f]?0:Math.min(d,$div(e[49678+c*1600+g],1000));}return d;}
function $mG$(f,a,b){let c,e,d,$0,$1,$2;if(a[2058]>0||a[54479-b]>0&&a[54478+b]==0||a[54478+b]>0)return 0;$0=0;$1=99;c=$0;d=$1;for(e=0,$2=f[24];e<$2;e++){if($p$(f,a,e)){if(f[52+e]==b)d=Math.min(d,$mF$(f,a,e));else c=1;}}return c&&d>2&&d<=5;}
function $mH$(a,b,d,c){$w$(a,b,c);return $div(b[49678+c*1600+d],1000);}
function $mI$(e,a,d,f){let b,c,$0,$1;$0=a[2059];$1=a[3];b=$0;c=$1;if(d==1)return $v$(e,a,b,c);if(d==3)return $mL$(e,a,b,c,f);if(d==5&&!(f&8))return 2*$mJ$(e,a,b);return (-1);}
function $mJ$(a,b,c){let k,g,i,f,h,d,e,j,$0,$1,$2,$3,$4;d=$mm$(a,b,c);if(d<0)return (-1);$0=a[52+c];$1=b[2271+c];e=$0;f=$1;$2=(-1);$3=0;g=$2;h=$3;for(i=a[34-e],$4=a[36-e];i<$4;i++){j=b[2271+i];if(j<0)continue;k=$g$(a,f,j);h=h||k<=7+Math.max(0,a[18032+d]-b[5011+d]);if(k<=7)g=Math.max(g,$mt$(a,b,d,i));}return h?Math.max(g,$mK$(a,b,d,e,f)):g;}
function $mK$(g,e,j,a,i){let b,h,d,f,c,$0,$1,$2;$0=0;$1=6671+(1-a)*1600;b=$0;c=$1;for(d=0,$2=g[26];d<$2;d++){f=e[5071+d];h=f<0||g[15892+f]==a;if(h&&e[c+d]==0&&$g$(g,i,d)<=7)b=Math.max(b,$mq$(g,e,j,a,d));}return b;}
function $mL$(a,b,h,c,j){let e,i,g,f,d,$0,$1;$w$(a,b,c);$0=0;d=$0;e=$0;for(f=a[116+h],$1=a[148+h];f<$1;f++){if(b[2911+f]==2){g=a[16692+f];d+=$div($div((a[16372+f]==8?600:100*a[17812+f])*g,10)*55,100);}else if(b[2591+f]>=0&&$div(b[49678+c*1600+b[2591+f]],1000)<=3)e+=1;}if(e==0)return 100*d;i=b[2141+c]*2>=a[41+c];if(j&1&&i)return 2*d;return $div(d,2);}
function $mM$(c,a,g,k){let i,h,f,e,j,d,b,l,$0,$1,$2,$3;b=a[13437];d=c[15892+b];$0=a[2591+b];$1=a[2751+b];e=$0;f=$1;if(g>=10000){h=$mod(g,10000)-1;i=$g$(c,e,a[2591+h]);j=$lQ$(c,a,b,e,f,h,i);return j<=0?(-10000):10000+j;}if(g>0){$2=$div(g-1,6);$3=$mod(g-1,6);e=$2;f=$3;}if(a[13438]==1)return $div(a[49678+d*1600+e],1000);l=$lM$(c,a,b,e,f,k);if(g>0)l-=$div($mO$(c,a,b,e,f)*c[110656],100);if(a[13438]==0){l-=$mN$(c,a,b,e);if(k&1){if(a[54480]!=1+e){$G$(c,a,b,e);a[54480]=1+e;}l-=$F$(c,a,f);}}return 2*l+(g==0);}
function $mN$(a,d,b,f){let c,h,g,e;c=a[16052+b];e=d[2271+c];if(e<0||$g$(a,f,e)<=$i$(a,d,c))return 0;for(g=0;g<6;g++){h=a[29412+6*f+g];e=h>=0?d[5071+h]:(-1);if(e>=0&&e!=b&&a[16052+e]==c){if(d[9884+e]&&a[16372+e]!=8)return 0;}}return a[110654];}
function $mO$(d,b,c,a,e){let g,f;if(a==b[2591+c])return 0;f=$mod($eH$(d,b,a,e),4096);g=$div(f,64)*$mQ$(d,b,c);if($mod(f,64))g+=$mP$(d,b,c,a,e);return g;}
function $mP$(e,a,b,f,g){let c,i,h,d,$0,$1;$0=0;$1=a[2591+b];c=$0;d=$1;h=$ex$(e,a,f,g);while(h>=0&&$div(h,6)!=d){i=a[5071+$div(h,6)];if(i>=0&&i!=b)c+=$mQ$(e,a,i);h=$ev$(e,a,h);}return c;}
function $mQ$(c,a,b){if(a[3071+b]+1>=$P$(c,a,b))return $K$(c,a,b,0);return $J$(c,a,b);}
function $mR$(b,c){let a;for(a=0;a<2;a++)c[54478+a]=$R$(b,c,a)>=b[41+a];}
function $mS$(a,b){a[49676+b]=0;}
function $mT$(a,b,c){return $lG$(a,b,c,5);}
function $mU$(a,b,c){return $lG$(a,b,c,9);}
function $mV$(a,b,c){return $lG$(a,b,c,0);}
function $mW$(a,b,c){return $lG$(a,b,c,1);}
function $mX$(d,g,t,z,v,w,x,b,i,c,h,A,n,C){let B,l,a,f,k,m,r,u,y,p,j,q,s,o,e,$0,$1,$2,$3,$4;for(a=0,$4=n.length;a<$4;a++){e=word_at(b,c+a,d[9]);for(f=0,$0=h.length;f<$0;f++)h[f]=g[f];if(d[10]>0)$r$(d,h,d[10]-1,word_at(i,c+a,0));$ni$(d,h);$1=d[15];$2=1;$3=0;j=$1;k=$2;l=$3;m=d[21]>0?0:(-1);while(h[0]!=0){if(h[6]!=j){j=h[6];if(j==d[12])return (-1)-l;$nh$(d,h,n[a]);}if(l==d[13]&&l>0)return (-1)-l;o=h[0];if(d[14]>0&&(o>0||h[3]!=d[14]-1))return (-1)-l;p=o<0&&d[16+h[3]]>0;if(d[22]>0&&p&&$ng$(d,h))return (-1)-l;l+=1;q=uniform_of(e);r=(-1);if(m>=0){if(o<0)r=$nf$(d,h,m);m=r>=0?m+1:(-1);}if(m<0)e=next_word(e);if(r>=0)s=h[9+r];else if(o>=100000)s=among(q,o-100000);else if(o>0){if(untabled(t,o))return o;u=t[o];y=fallen_on(q,v,u,w,x[o]);s=z[u+y];}else{$V$(d,h,A);B=$na$(d,h,q);$V$(d,h,A);s=h[9+B];}if(C.length>0)k=$mZ$(h,s,C,k);$mY$(d,h,s);}$s$(d,h,n[a]);}return 0;}
function $mY$(a,b,c){$W$(a,b,c);$ni$(a,b);}
function $mZ$(a,e,d,c){let f,b,$0,$1,$2;b=a[0]<0?a[4]:0;if(c+3+b>d.length){d[0]=d.length+1;return d.length;}d[c]=a[0];$0=e;$1=b;d[c+1]=$0;d[c+2]=$1;for(f=0,$2=b;f<$2;f++)d[c+3+f]=a[9+f];d[0]=c+3+b;return c+3+b;}
function $na$(a,b,c){let d,e;d=ask_bot(a,b,c,a[1+b[3]]);if(a[6]>0){e=$nb$(a,b);if(e>=0)return e;}return d;}
function $nb$(a,c){let d,e,g,f,b,$0,$1,$2,$3;b=a[6];if(c[6]!=a[7]||c[3]!=a[8])return (-1);if(Boolean(0<($0=a[28])&&$0<c[2066]))return (-1);d=c[2];for(e=0,$2=a[b];e<$2;e++){f=b+65+2*e;if(a[f]==d){for(g=0,$1=c[4];g<$1;g++){if($nc$(a,c,d,c[9+g],a[f+1]))return g;}}}if(a[b+1+d]){for(g=0,$3=c[4];g<$3;g++){if(c[9+g]==0)return g;}}return (-1);}
function $nc$(g,b,a,f,d){let c,e;if(a==22){c=b[13437];if($div(d,1000000)!=1+c)return 0;e=$mod(d,1000000);if(e>=20000)e=1+6*b[2591+c]+e-20000;return f==e;}if(a==30)return $div(d,1000000)==1+b[26731]&&f==$mod(d,1000000);if(a==37)return $div(d,1000000)==1+b[27694]&&f==$mod(d,1000000);if(a==41&&f>0)return $nd$(g,b,f,d);return f==d;}
function $nd$(h,i,a,d){let j,e,f,k,c,b,g,$0,$1,$2,$3;$0=$div(a,10000);$1=$mod(a,10000)-1;b=$0;c=$1;if($mod(d,1000)!=1+c||d>=1000000000!=b>=3)return 0;e=$mod($div(d,1000),1000)-1;f=$mod($div(d,1000000),1000)-1;g=$mod(b,3);$2=$ne$(h,i,c,0);$3=$ne$(h,i,c,1);j=$2;k=$3;if(g==2)return e==j&&f==k||e==k&&f==j;return f<0&&e==(g==1?k:j);}
function $ne$(e,a,b,c){let d,f;d=$mod(a[2751+b]+5+c,6);f=e[29412+6*a[2591+b]+d];return f>=0?a[5071+f]:(-1);}
function $nf$(a,e,c){let f,d,b,$0;b=a[21];d=b+1+2*c;if(c>=a[b]||a[d]!=e[0])return (-1);for(f=0,$0=e[4];f<$0;f++){if(e[9+f]==a[d+1])return f;}return (-1);}
function $ng$(d,a){let b,c;b=a[2];c=b>=1&&b<=7;return Boolean(c||b==20||b==41);}
function $nh$(e,a,d){let b,c,$0;b=a[6]-1;if(0<=($0=b)&&$0<30){for(c=0;c<2;c++)d[545+2*b+c]=a[2141+c];}}
function $ni$(b,a){while(a[7]==0){a[0]=(-1);$U$(a);$gf$(b,a);if(a[0]==(-1))continue;if(a[0]>0){if(a[0]!=100001)return;}else if(a[4]!=1)return;$W$(b,a,a[0]<0?a[9]:0);}a[0]=0;}

const DICE=new Dice($a$),GAME={"name": "ran", "row": 621, "aside": 0, "redrawn": 24301},untabled=(_,code)=>{DICE.add(code);return false;};
const RULES={prepare:$gf$,settle:$W$,hide:$V$,show:$V$,clear:$U$,drawn_among:drawn_among,word_at:word_at,key:key,clear_options:$U$,record:$s$,nothing_to_redraw:$r$,can_be_ordered:$p$,can_be_activated:$b$},AT={"PENDING": 0, "DECISION": 2, "ASKED": 3, "OPTIONS_OPEN": 4, "ACTIVE": 5, "TURN": 6, "ENDED": 7, "WINNER": 8, "CHOICES": 9, "PLAYING": 0, "BOTS": 1, "DRAWN": 9, "UNIFORM": 100000, "AUTOMATIC": -1};
const BOTS=[$mW$,$mV$,$mU$,$mT$,$lF$,$lE$],ask_bot=(q,s,uniform,bot)=>BOTS[bot](q,s,uniform);
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
const code = $mX$(this.question, this.state, DICE.start, DICE.outcome, DICE.limit,
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
