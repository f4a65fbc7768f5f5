(globalThis.RULED??={}).ran=(()=>{"use strict";
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

const $K0=[0,1];
const $K1=[(-1000000),2];
const $K2=[0,0];
const $K3=[10,100];
const $K4=[(-1),(-1),0];
const $K5=[1,0];
const $K6=[2,1];
const $K7=[(-1),1073741824];
const $K8=[1,1];
const $K9=[(-2),(-1)];
const $K10=[85,100];
const $K11=[1,3];
const $K12=[1,2];
const $K13=[2,11];
const $K14=[(-1),0];
const $K15=[0,14];
const $K16=[0,(-1)];
const $K17=[0,4];
const $K18=[0,0,1];
const $K19=[1,0,(-1)];
const $K20=[1,(-1),0];
const $K21=[0,(-1),1];
const $K22=[(-1),0,1];
const $K23=[(-1),1,0];
const $K24=[0,1,(-1)];
const $K25=[$K19,$K20,$K21,$K22,$K23,$K24];
const $K26=[3,0];
const $K27=[0,99];
function $a$(a){throw Error('no_pool');}
function $b$(a,d,b){let c;c=a[52+b];return d[2143+b]==0&&d[2175+b]==0&&$w$(a,d,c)&&d[2129+c]<$v$(a,d,c)&&$p$(a,d,b)&&($o$(a,b)||$n$(a,d,c)||$c$(a,d,b));}
function $c$(a,e,b){let d,h,f,i,g,c,$0;c=a[52+b];d=a[37+c];if(d==b||$n$(a,e,c)){return 1;}if(d<0||e[2271+d]<0||e[2271+b]<0){return 0;}$0=[$l$(a,e,d),e[2271+b]];f=$0[0];g=$0[1];if($k$(a,e[2271+d],g)>f){return 0;}h=$e$(a,e,c,e[2271+d],f);i=e[10044+g]>0;$d$(e,h);return i;}
function $d$(b,c){let a,$0,$1;for($0=0,$1=c;$0<$1;$0+=1){a=$0;b[10044+b[11644+a]]=0;}}
function $e$(h,a,j,b,f){let g,c,e,d,i,$0,$1,$2;a[10044+b]=1;a[11644]=b;$0=$K0;c=$0[0];d=$0[1];while(c<d){e=a[11644+c];c=c+1;if(a[10044+e]>f){continue;}for($1=0,$2=6;$1<$2;$1+=1){g=$1;if($j$(h,e,g)){i=$i$(h,e,g);if(a[10044+i]==0&&$f$(h,a,j,i)){a[10044+i]=a[10044+e]+1;a[11644+d]=i;d=d+1;}}}}return d;}
function $f$(d,a,e,b){let c;c=a[5071+b];if(c>=0){return d[15892+c]==e;}return !$g$(a,e,b);}
function $g$(a,b,c){return $h$(a,1-b,c)>0;}
function $h$(a,b,c){return a[6671+b*1600+c];}
function $i$(a,b,c){return a[29412+6*b+c];}
function $j$(a,b,c){return a[39012+6*b+c]>0;}
function $k$(a,b,c){let d,f,e;d=Math.abs(a[21412+b]-a[21412+c]);e=Math.abs(a[23012+b]-a[23012+c]);f=a[21412+b]-a[21412+c]+a[23012+b]-a[23012+c];return Math.max(d,e,Math.abs(f));}
function $l$(a,b,c){let d;d=$m$(a,b,c);if($g$(b,a[52+c],b[2271+c])){return Math.floor((d+1)/2);}return d;}
function $m$(a,b,c){let d;d=a[212+b[2239+c]*32+c];return Math.max(0,d-b[2335+c]);}
function $n$(c,e,d){let a,b,$0;$0=[c[39+d],c[37+d]];a=$0[0];b=$0[1];return a>=0&&b>=0&&e[2591+a]>=0&&e[2271+b]==e[2591+a];}
function $o$(a,b){return a[37+a[52+b]]==b;}
function $p$(c,a,b){let d;d=$u$(a,b)||$t$(c,a,b);return d&&$s$(a,b)&&$q$(c,a,b);}
function $q$(c,b,d){let a,$0,$1;for($0=c[116+d],$1=c[148+d];$0<$1;$0+=1){a=$0;if(b[2591+a]>=0||b[2911+a]==2||$r$(c,b,a)){return 1;}}return 0;}
function $r$(a,e,b){let c,d;c=a[16052+b];d=a[404+c];return d>0&&e[6]>=d&&e[2591+b]<0&&e[2911+b]<=1&&(e[2207+c]==0||e[2207+c]==1);}
function $s$(a,b){return a[2207+b]==0||a[2207+b]==1;}
function $t$(a,d,b){let e,c;c=a[404+b];e=c>0&&d[6]>=c;return e&&$s$(d,b)&&!$u$(d,b);}
function $u$(a,b){return a[2271+b]>=0;}
function $v$(a,c,b){return Math.max(0,a[43+b]-c[2335+a[37+b]]);}
function $w$(a,d,b){let c;c=a[37+b];return c>=0&&$s$(d,c)&&$u$(d,c);}
function $x$(c,a,b){return a[2143+b]>0&&a[2175+b]==0&&$p$(c,a,b)&&$y$(c,a,b);}
function $y$(a,d,b){let c;c=a[52+b];if($o$(a,b)||!$w$(a,d,c)||$n$(a,d,c)){return 1;}return $t$(a,d,b)||$c$(a,d,b);}
function $z$(a,b,c,d){}
function $A$(a,b,c){let g,e,f,h,d,$0,$1,$2;$ah$(a,b,c);if(b[7]!=4){return;}for($0=605,$1=621;$0<$1;$0+=1){d=$0;c[d]=0;}e=$J$(a,b,c,0,1);f=$J$(a,b,c,1,(-1));c[612]=Math.floor(1000*(e-f)/Math.max(1,e+f));$2=[$C$(a,b,0),$C$(a,b,1)];g=$2[0];h=$2[1];c[615]=Math.floor(1000*(g-h)/Math.max(1,g+h));if(b[1]<11){c[616]=b[5]==0?1000:(-1000);}c[608]=Math.floor(c[607]*$B$(a,b)/1000);}
function $B$(d,a){let b,c,e,$0,$1;if(a[1]>=11){return 1000;}b=0;for($0=0,$1=d[24];$0<$1;$0+=1){c=$0;b=b+$x$(d,a,c);}e=1000-Math.floor(1000*b/Math.max(1,d[24]));return e;}
function $C$(d,c,e){let b,a,$0,$1;a=0;for($0=d[33+e],$1=d[35+e];$0<$1;$0+=1){b=$0;if(c[1]<11&&$x$(d,c,b)){a=a+$D$(d,c,b,e);}}return a;}
function $D$(a,b,g,c){let d,f,e,$0,$1;$F$(a,b,c);d=1;for($0=a[116+g],$1=a[148+g];$0<$1;$0+=1){e=$0;f=b[2591+e];if(f<0){if(b[2911+e]==0){d=d+40;}continue;}if(a[16372+e]==8){continue;}if(b[3551+e]){d=d+60;}d=d+Math.max(5,100-12*$E$(b,c,f));}return d;}
function $E$(a,b,c){return Math.floor(a[49678+b*1600+c]/1000);}
function $F$(f,a,c){let g,h,i,j,b,e,d,$0,$1,$2,$3,$4;b=1+a[2066];if(a[49676+c]==b){return;}a[49676+c]=b;d=49678+c*1600;for($0=0,$1=f[26];$0<$1;$0+=1){e=$0;a[d+e]=99000;}$2=0;g=$2;h=$2;for($3=0,$4=3;$3<$4;$3+=1){i=$3;h=$H$(f,a,c,i,h);while(g<h){j=a[52878+g];if(i<2&&$E$(a,c,j)>i){break;}h=$G$(f,a,c,j,h);g=g+1;}}}
function $G$(d,f,a,g,h){let e,c,b,$0,$1;b=49678+a*1600;for($0=6*g,$1=6*(g+1);$0<$1;$0+=1){c=$0;e=d[29412+c];if(e>=0&&d[39012+c]>0&&$E$(f,a,e)>=99){f[b+e]=f[b+g]+1000;f[52878+h]=e;h=h+1;}}return h;}
function $H$(d,b,f,e,g){let a,c,$0,$1;for($0=d[30-f],$1=d[32-f];$0<$1;$0+=1){a=$0;c=b[2591+a];if(c<0||$I$(d,b,a)!=e||$E$(b,f,c)<=e){continue;}b[49678+f*1600+c]=e*1000+a;b[52878+g]=c;g=g+1;}return g;}
function $I$(a,c,b){let d;if(a[16372+b]==8){return 2;}d=c[2911+b]!=0||a[17172+b]!=0;return d||2*c[3071+b]>=a[16532+b]?0:1;}
function $J$(a,d,g,b,f){let i,k,j,l,h,n,c,e,o,m,$0,$1,$2,$3,$4,$5,$6,$7,$8,$9;c=Math.max(1,a[41+b]);e=Math.min(1500,Math.max((-1000),Math.floor(1000*$ag$(a,d,b)/c)));$0=605;g[$0]=g[$0]+f*e;$1=606;g[$1]=g[$1]+Math.floor(f*e*Math.abs(e)/1000);$2=607;g[$2]=g[$2]+f*1000*(e>=1000);$3=0;h=$3;i=$3;j=$3;k=$3;l=$3;for($4=a[29+b],$5=a[31+b];$4<$5;$4+=1){m=$4;n=d[2591+m];if(d[2911+m]>=2||a[16372+m]==8){continue;}h=h+$ae$(a,d,m);l=l+($ad$(a,m)-$ae$(a,d,m))*$ac$(a,d,m);if(d[2911+m]==1){i=i+$ad$(a,m);}if(n>=0){j=j+$O$(a,d,m,n,d[2751+m]);if(d[3551+m]){k=k+$ad$(a,m);}}}o=100*c;$6=609;g[$6]=g[$6]+f*Math.min(3000,Math.floor(1000*h/o));$7=610;g[$7]=g[$7]+f*Math.min(3000,Math.floor(1000*i/o));$8=613;g[$8]=g[$8]+f*Math.min(3000,Math.floor(1000*j/o));$9=614;g[$9]=g[$9]+f*Math.min(3000,Math.floor(1000*k/o));$K$(a,d,g,b,f);return l;}
function $K$(a,i,k,b,j){let h,g,f,d,l,e,c,$0,$1,$2,$3,$4,$5,$6,$7,$8;c=Math.max(1,a[41+b]);$0=0;d=$0;e=$0;$1=[a[33+b],a[35+b]];f=$1[0];g=$1[1];for($2=f,$3=g;$2<$3;$2+=1){h=$2;d=d+$M$(a,i,h);e=e+1000*!$s$(i,h);}$4=611;k[$4]=k[$4]+j*Math.min(3000,Math.floor(1000*d/(100*c)));$5=618;k[$5]=k[$5]+Math.floor(j*e/Math.max(1,g-f));$6=617;k[$6]=k[$6]+j*1000*Math.max(0,$L$(a,i,b)-i[2131+b]);$7=619;k[$7]=k[$7]+j*1000*$w$(a,i,b);l=i[2125+b]+i[2127+b];$8=620;k[$8]=k[$8]+j*1000*Math.min(3,l);}
function $L$(a,c,b){return Math.max(0,a[45+b]-c[2335+a[37+b]]);}
function $M$(d,e,f){let g,a,b,c,$0,$1,$2;$0=0;a=$0;b=$0;for($1=d[116+f],$2=d[148+f];$1<$2;$1+=1){c=$1;if(d[16372+c]==8){continue;}b=b+(e[2911+c]!=0);if(e[2591+c]>=0){a=a+$ad$(d,c);}}g=Math.floor(a*$N$(d,e,f,b)/10);return g;}
function $N$(b,e,c,a){let d;if(a==0){return 0;}d=b[10740+c*161+Math.min(a,b[180+c])];if($s$(e,c)&&e[2239+c]==0){d=d-Math.floor($m$(b,e,c)/2);}return Math.min(Math.max(d+1,0),10);}
function $O$(c,g,d,i,k){let j,m,f,e,l,b,h,a,$0,$1,$2,$3;$0=0;a=$0;b=$0;e=1-c[15892+d];for($1=c[29+e],$2=c[31+e];$1<$2;$1+=1){f=$1;h=g[2591+f];if(h<0||!$ab$(c,f)||g[2911+f]!=0){continue;}j=$k$(c,i,h);if(j>$aa$(c,f)){continue;}l=$Q$(c,g,f,d,i,k,j,0);if(l>a){$3=[l,a];a=$3[0];b=$3[1];}else{if(l>b){b=l;}}}m=a+Math.floor(b/2);return Math.floor(m*$P$(c,0)/100);}
function $P$(a,b){return a[110652+b];}
function $Q$(a,h,b,c,e,g,k,d){let f,j,i;f=$Z$(a,b,c,0,d-a[27812+e]);if(f<0){return 0;}i=$W$(a,e,g,h[2591+b]);j=$R$(a,h,c,f,i!=0,0,1);return k<=2?j:Math.floor(j*2/3);}
function $R$(a,b,c,d,e,f,g){let i,k,j,h,$0;h=$U$(a,b,c,d,e,f,g);$0=[a[h+0],a[h+1]];i=$0[0];j=$0[1];k=i*$T$(a,b,c,e)+j*$S$(a,b,c);return Math.floor(k/1000);}
function $S$(d,b,c){let a;a=30;if(d[17172+c]!=0){a=60;}else{if(b[2911+c]!=0){a=25;}}return Math.floor($ad$(d,c)*a/(100*Math.max(1,$ac$(d,b,c))));}
function $T$(c,a,b,d){let f,e;e=a[2911+b]==0&&c[17172+b]==0&&!d;f=e?Math.floor($ad$(c,b)*45/100):$ad$(c,b);return Math.max(0,f-$ae$(c,a,b));}
function $U$(a,b,c,i,j,h,f){let g,d,k,e;d=Math.min($V$(a,b,c),9);e=9;if(f){g=a[17332+c]==0;e=Math.min(9,Math.max(0,$ac$(a,b,c)-(h&&g)));}k=((i*3+1)*2+j)*10+e;return 87104+2*(k*9+d-1);}
function $V$(a,b,c){return Math.max(1,$ac$(a,b,c)-b[3071+c]);}
function $W$(g,a,c,b){let d,e,h,i,f,$0,$1,$2,$3;if(a==b||c<0){return 0;}$0=$K1;d=$0[0];e=$0[1];for($1=0,$2=6;$1<$2;$1+=1){f=$1;h=$Y$(g,a,b,f);i=$X$(c,f);if(h>d||h==d&&i<e){$3=[h,i];d=$3[0];e=$3[1];}}return e;}
function $X$(a,b){let c;if(a<0){return 0;}c=$mod(b-a+6,6);if(c==0||c==5){return 0;}return c==1||c==4?1:2;}
function $Y$(a,c,b,g){let d,f,e;d=a[21412+b]-a[21412+c];e=a[23012+b]-a[23012+c];f=(-d)-e;if(g==0){return d-e;}if(g==1){return d-f;}if(g==2){return e-f;}if(g==3){return e-d;}return g==4?f-d:f-e;}
function $Z$(b,c,e,a,h){let g,d,f;d=a?9:b[16372+c];f=b[16372+e]*10+d;g=b[87014+f];if(g==0){return (-1);}return Math.min(Math.max(g+h,1),13)-1;}
function $aa$(a,b){return a[16852+b];}
function $ab$(a,b){let c;c=a[16372+b];return c!=6&&c!=7&&c!=8;}
function $ac$(d,a,b){let c;c=a[2911+b]!=0?160:0;return d[16532+c+b]-a[3231+b];}
function $ad$(a,b){if(a[16372+b]==8){return 600;}return 100*a[17812+b];}
function $ae$(a,c,b){return Math.floor($ad$(a,b)*$af$(a,c,b,c[3071+b])/10000);}
function $af$(a,b,c,e){let d;d=Math.max(1,$ac$(a,b,c));if(a[17172+c]!=0){return Math.floor(6000*e/d);}if(b[2911+c]==0){return Math.floor(3000*e/d);}return 4500+Math.floor(2500*e/d);}
function $ag$(d,c,e){let a,b,$0,$1;a=0;for($0=d[29+e],$1=d[31+e];$0<$1;$0+=1){b=$0;if(c[2911+b]>=2){a=a+d[17812+b];}}a=a-d[50]*c[2125+e];return a-d[51]*c[2127+e];}
function $ah$(e,b,a){let g,c,f,h,d,$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14;$0=[b[8],b[7],b[6]];a[0]=$0[0];a[1]=$0[1];a[2]=$0[2];for($1=0,$2=2;$1<$2;$1+=1){c=$1;a[3+c]=b[2141+c];a[5+c]=b[2125+c]+b[2127+c];a[7+c]=b[2127+c];$3=0;a[9+c]=$3;a[11+c]=$3;for($4=e[29+c],$5=e[31+c];$4<$5;$4+=1){d=$4;if(b[2911+d]==2){$7=9+c;a[$7]=a[$7]+1;}else{if(b[2911+d]==3){$6=11+c;a[$6]=a[$6]+1;}}}f=49628+c*24;a[13+c]=b[f+11];a[15+c]=b[f+15];}for($8=0,$9=48;$8<$9;$8+=1){g=$8;a[17+g]=b[49628+g];}for($10=0,$11=e[23];$10<$11;$10+=1){d=$10;h=b[2591+d]>=0?b[2591+d]:b[4031+d];$12=[$ai$(e,b,d),h];a[65+d]=$12[0];a[225+d]=$12[1];a[385+d]=b[3071+d];}for($13=0,$14=2*Math.max(0,30-b[6]);$13<$14;$13+=1){g=$13;a[604-g]=(-999);}}
function $ai$(b,a,c){if(a[2207+b[16052+c]]==3){return 4;}return a[2911+c];}
function $aj$(b){let a,$0,$1;for($0=0,$1=b[4];$0<$1;$0+=1){a=$0;b[9+a]=0;}b[4]=0;}
function $ak$(a,b,c){}
function $al$(a,b,c){if($ay$(a,b)>=0){$am$(a,b,$ay$(a,b),c);}else{if($aA$(a,b)>=0){$az$(a,b,$aA$(a,b),c);}else{if(b[1]<100){$aB$(a,b,b[1],c);}else{if(b[1]<200){$bQ$(a,b,b[1],c);}else{$ev$(a,b,b[1],c);}}}}}
function $am$(d,a,b,c){a[2495+b]=0;if(c+$ax$(d,a,b)<=$av$(d,a,b)){$an$(d,a,b);}}
function $an$(c,b,d){let e,a,$0,$1,$2,$3,$4,$5;for($0=c[116+d],$1=c[148+d];$0<$1;$0+=1){a=$0;if(b[2911+a]!=3){$ao$(c,b,a,3);}}for($2=0,$3=c[25];$2<$3;$2+=1){e=$2;if(b[4831+e]==d){b[4831+e]=(-2);b[4891+e]=(-1);}}b[2207+d]=3;b[2271+d]=(-1);$4=0;b[2495+d]=$4;b[2527+d]=$4;b[2143+d]=0;b[9883]=0;$5=49628+c[52+d]*24+15;b[$5]=b[$5]+1;}
function $ao$(e,c,d,g){let f,h,a,b,$0,$1,$2,$3,$4,$5,$6;$0=[c[2591+d],e[15892+d]];a=$0[0];b=$0[1];if(a>=0){$ap$(e,c,d);c[4031+d]=a;for($1=e[33+b],$2=e[35+b];$1<$2;$1+=1){f=$1;if(c[2271+f]==a){c[2527+f]=g==2?1:2;}}}$3=[g,0,0];c[2911+d]=$3[0];c[3071+d]=$3[1];c[3231+d]=$3[2];$4=0;c[3711+d]=$4;c[3871+d]=$4;if(e[16372+d]==8){$5=0;c[2125+b]=$5;c[2127+b]=$5;}h=g==2?21:22;$6=49628+b*24+h;c[$6]=c[$6]+1;}
function $ap$(a,b,c){let $0;$as$(a,b,c,(-1));$aq$(a,b,c);b[5071+b[2591+c]]=(-1);$0=(-1);b[2591+c]=$0;b[2751+c]=$0;}
function $aq$(d,a,b){let e,c,$0,$1,$2;if(a[3551+b]==0){return;}for($0=0,$1=6;$0<$1;$0+=1){c=$0;if(a[3551+b]&1<<c){e=a[5071+d[29412+6*a[2591+b]+c]];$2=3551+e;a[$2]=a[$2]&~(1<<$ar$(c));}}a[3551+b]=0;}
function $ar$(a){return $mod(a+3,6);}
function $as$(a,e,b,f){let d,c,$0,$1,$2;c=6671+a[15892+b]*1600;for($0=0,$1=6;$0<$1;$0+=1){d=$0;if($at$(a,e,b,d)){$2=c+a[29412+6*e[2591+b]+d];e[$2]=e[$2]+f;}}e[9883]=0;}
function $at$(e,a,b,c){let d;d=6*a[2591+b]+c;if(e[29412+d]<0||a[2911+b]!=0){return 0;}if(!$au$(a[2751+b],c)){return 0;}return e[39012+d]>0||e[17172+b]!=0;}
function $au$(a,b){return a<0||b==a||b==$mod(a+5,6);}
function $av$(a,b,c){let d;d=$aw$(a,b,c);return a[10740+c*161+d];}
function $aw$(d,c,e){let a,b,$0,$1;a=0;for($0=d[116+e],$1=d[148+e];$0<$1;$0+=1){b=$0;if(c[2911+b]!=0&&d[16372+b]!=8){a=a+1;}}return a;}
function $ax$(b,a,c){let d;d=(-a[2139+b[52+c]]);if(a[2431+c]>0){d=d-Math.floor(a[2431+c]/2);}else{if($s$(a,c)&&!a[2239+c]){d=d+Math.floor($m$(b,a,c)/2);}}return d;}
function $ay$(c,b){let a,$0,$1;for($0=0,$1=c[24];$0<$1;$0+=1){a=$0;if(b[2495+a]){return a;}}return (-1);}
function $az$(d,a,c,b){a[2271+c]=a[2591+b-1];a[2527+c]=0;a[9883]=0;}
function $aA$(c,b){let a,$0,$1;for($0=0,$1=c[24];$0<$1;$0+=1){a=$0;if(b[2527+a]){return a;}}return (-1);}
function $aB$(a,b,d,c){if(d==4){$aC$(a,b,c);}else{if(d==5){$by$(a,b,c);}else{if(d==9){if(c==0){$bA$(a,b);}else{$bC$(a,b,c-1);}}else{if(d==3){$bD$(a,b,c);}else{if(d==6){$bF$(a,b,c);}else{if(d==7){$bG$(a,b,c);}else{if(d==2){$bI$(a,b,c);}else{if(d==1){$bN$(a,b,c);}else{if(d==13){$bO$(b,c);}else{$bP$(a,b,c);}}}}}}}}}}
function $aC$(a,b,d){let c;$bq$(a,b);c=b[2110];if(c==14){$aO$(a,b,1-d);}else{if(c==6){$aD$(a,b,d);}else{if(c==9){$aE$(a,b,d);}else{$aO$(a,b,$bk$(a,b,c,d));}}}}
function $aD$(c,b,a){let $0,$1;b[2124]=a-1;if(a>0){$0=2132-b[5];b[$0]=b[$0]+1;$1=49628+(1-b[5])*24+3;b[$1]=b[$1]+1;}$aO$(c,b,a>0?1:0);}
function $aE$(c,a,b){let $0,$1;$aN$(a);if(b==0){$aM$(a);return;}$0=[1-a[5],1];a[5]=$0[0];a[2061]=$0[1];$1=49628+a[5]*24+5;a[$1]=a[$1]+1;$aF$(c,a,b-1);}
function $aF$(c,a,b){$aL$(a,b,(-1));$aJ$($part(a,2110,2124));$aG$(c,a);}
function $aG$(a,b){let $0,$1,$2,$3,$4;if($aI$(a,b)){b[7]=4;return;}$aH$(a,b);$0=$K2;b[2062]=$0[0];b[2058]=$0[1];$1=2066;b[$1]=b[$1]+1;$2=2367+b[2059];b[$2]=b[$2]+1;if(b[2060]>=0){$3=2367+b[2060];b[$3]=b[$3]+1;}$4=49628+b[5]*24+0;b[$4]=b[$4]+1;b[1]=5;}
function $aH$(c,b){let d,a,$0,$1,$2,$3,$4;for($0=0,$1=c[23];$0<$1;$0+=1){a=$0;$2=0;b[4191+a]=$2;b[4351+a]=$2;b[4511+a]=b[2591+a];b[4671+a]=b[2911+a];}for($3=0,$4=c[24];$3<$4;$3+=1){d=$3;b[2559+d]=0;}b[9883]=0;}
function $aI$(a,b){let $0;return 0<($0=a[27])&&$0<=b[2066];}
function $aJ$(a){let $0,$1,$2;$0=2;a[$0]=a[$0]+1;$1=4;a[$1]=a[$1]+1;if(a[1]==0||a[11]){$2=5;a[$2]=a[$2]+1;}a[0]=14;if(a[2]==3){$aK$(a);}}
function $aK$(a){let $0,$1;$0=3;a[$0]=a[$0]|(a[11]?3:1<<a[1]);$1=0;a[2]=$1;a[11]=$1;a[13]=$1;a[0]=5;}
function $aL$(a,b,c){let d,$0,$1,$2,$3;$0=[b,c];a[2059]=$0[0];a[2060]=$0[1];$1=0;a[2399+b]=$1;a[2063]=$1;for($2=0,$3=14;$2<$3;$2+=1){d=$2;a[2110+d]=0;}}
function $aM$(a){let b,$0;b=$part(a,2110,2124);$0=[a[2057],0,9];a[5]=$0[0];a[2061]=$0[1];a[1]=$0[2];if(b[4]==0&&a[2060]>=0){return;}$aN$(a);a[2060]=(-1);}
function $aN$(a){a[2175+a[2059]]=1;if(a[2060]>=0){a[2175+a[2060]]=1;}}
function $aO$(g,a,h){let d,f,b,e,c,$0,$1,$2,$3;b=$part(a,2110,2124);$0=[b[0],b[4]];c=$0[0];d=$0[1];$1=[b[10],$bj$(g,a)];e=$1[0];f=$1[1];$aQ$($part(a,2067,2110),b,h);$aP$(a,c,h);if(b[4]>d){$aG$(g,a);}else{if(b[10]>e){b[10]=0;$aN$(a);$2=[f,(-1)];a[2059]=$2[0];a[2060]=$2[1];$aH$(g,a);a[2062]=2;$3=49628+a[5]*24+9;a[$3]=a[$3]+1;a[1]=101;}}}
function $aP$(a,c,d){let b,$0,$1,$2,$3,$4;b=49628+a[5]*24;if(c==1&&d==1){$4=b+1;a[$4]=a[$4]+1;}else{if(c==4&&d){$3=b+2;a[$3]=a[$3]+1;}else{if(c==0&&d){$2=b+8;a[$2]=a[$2]+1;}else{if(c==3&&d){$1=b+6;a[$1]=a[$1]+1;}else{if(c==7&&d){$0=49628+(1-a[5])*24+4;a[$0]=a[$0]+1;}}}}}}
function $aQ$(c,a,d){let b;b=a[0];if(b==14){$aR$(c,a,d);}else{if(b==15){$aT$(c,a,d);}else{if(b==1){$aV$(c,a,d);}else{if(b==4){$aZ$(c,a,d);}else{if(b==5){$ba$(c,a);}else{if(b==6){$bb$(c,a,d);}else{if(b==7){$bc$(a,d);}else{if(b==2){$bd$(c,a,d);}else{if(b==3){a[10]=Math.max(a[10],d);$aK$(a);}else{if(b==0){$be$(a,d);}else{$bf$(c,a,b,d);}}}}}}}}}}}
function $aR$(b,a,c){if($aS$(b,16,c)){$aK$(a);}else{a[0]=1;}}
function $aS$(a,b,c){return (a[b]==2?c:a[b])>0;}
function $aT$(b,a,c){if($aS$(b,17,c)){$aU$(a,3);}else{if(b[18]){$aZ$(b,a,1);}else{a[0]=4;}}}
function $aU$(a,b){let $0,$1;$0=[8,b];a[0]=$0[0];a[9]=$0[1];$1=0;a[1]=$1;a[2]=$1;a[3]=$1;a[11]=$1;a[13]=$1;}
function $aV$(b,a,c){if(c==0){$aK$(a);}else{if(c==2){a[0]=2;}else{if($aW$(b,a,b[9])){a[0]=6;}else{$aJ$(a);}}}}
function $aW$(b,a,c){return a[8]<b[5]&&c>=b[$aX$($aY$(b,a))+0];}
function $aX$(a){return 19+a*4;}
function $aY$(b,a){return a[11]?b[13]:a[1];}
function $aZ$(b,a,c){if(!c){$aU$(a,0);}else{if($aW$(b,a,b[8])){a[0]=6;}else{$aJ$(a);}}}
function $ba$(c,b){let a,$0,$1;for($0=0,$1=c[0];$0<$1;$0+=1){a=$0;if((b[3]&1<<a)==0){b[1]=a;b[0]=15;return;}}$aU$(b,2);}
function $bb$(a,d,b){let c,$0;c=a[7]==2?b:1-a[7];if(c){$0=8;d[$0]=d[$0]+1;d[0]=7;}else{$aJ$(d);}}
function $bc$(a,b){if(b){$aU$(a,1);}else{$aJ$(a);}}
function $bd$(c,a,b){if(b==0&&c[14]!=(-2)){a[0]=9;}else{if(b==2&&c[$aX$($aY$(c,a))+3]==0){a[0]=3;}else{$aK$(a);}}}
function $be$(a,b){let $0;if(b){$0=1;a[11]=$0;a[12]=$0;$aJ$(a);}else{a[0]=5;}}
function $bf$(a,b,d,c){let f,e,$0,$1,$2,$3,$4;if(d==9){$3=6;b[$3]=b[$3]+1;$4=13;b[$4]=b[$4]+1;f=a[14]>=0&&b[13]<3;if(f){b[0]=10;}else{$aK$(b);}}else{if(d==10){$bg$(a,b,c);}else{if(d==11){if(c==0){$1=4;b[$1]=b[$1]+1;$2=5;b[$2]=b[$2]+(b[1]==0||b[11]?1:0);}$aK$(b);}else{if(d==12){e=a[6]==2?c:1-a[6];b[0]=e?13:9;$0=7;b[$0]=b[$0]+e;}else{$bi$(a,b,c);}}}}}
function $bg$(b,a,c){if(c==0){$aK$(a);}else{if(c==2){a[0]=11;}else{if(a[7]<b[4]&&$bh$(b,a)>=0){a[0]=12;}else{a[0]=9;}}}}
function $bh$(e,b){let a,d,c,$0,$1;for($0=0,$1=e[0];$0<$1;$0+=1){a=$0;c=a==b[1]||b[11]&&a<2;d=(b[3]&1<<a)==0&&!c;if(d&&e[$aX$(a)+0]>=e[14]){return a;}}return (-1);}
function $bi$(c,b,a){let d;if(!a){b[0]=9;return;}d=$bh$(c,b);$aK$(b);b[1]=d;$aJ$(b);}
function $bj$(b,a){if(a[2060]>=0&&$m$(b,a,a[2060])<$m$(b,a,a[2059])){return a[2060];}return a[2059];}
function $bk$(d,c,f,g){let b,h,e,i,a,$0;$0=[c[5],$bj$(d,c)];a=$0[0];b=$0[1];e=$m$(d,c,b);if(f==1){return $bp$(g,e,c[2060]>=0?1:0);}if(f==2){return $bo$(g);}if(f==3){h=$bn$(d,c,a);return $bm$(Math.floor(g/10),$mod(g,10),e,h);}if(f==0){return g<=e?1:0;}i=f==7?$bl$(d,c,1-a):$bn$(d,c,a);return g<=i?1:0;}
function $bl$(a,b,c){let d;d=$bn$(a,b,c);return $n$(a,b,c)?d:Math.floor(d/2);}
function $bm$(a,c,b,d){return a+b>c+d?1:0;}
function $bn$(a,b,c){return $w$(a,b,c)?$m$(a,b,a[37+c]):0;}
function $bo$(a){if(a<=1){return 0;}return a<=7?1:2;}
function $bp$(a,c,b){if(a==9){return 2;}return a+b<=c?1:0;}
function $bq$(c,a){let b,$0,$1,$2,$3;b=$part(a,2067,2110);b[0]=a[2060]<0?1:2;$0=10;b[1]=$0;b[3]=$0;b[10]=$0;$1=10;b[11]=$1;b[12]=$1;$2=2;b[6]=$2;b[7]=$2;$3=2;b[16]=$3;b[17]=$3;a[2118]=0;$bs$(c,a,b,a[2110]);b[13]=$bj$(c,a)==a[2059]?0:1;$br$(c,a,b,0,a[2059]);if(a[2060]>=0){$br$(c,a,b,1,a[2060]);}}
function $br$(c,d,f,a,e){let b,$0;b=$aX$(a);f[b+0]=$m$(c,d,e);$0=$K3;f[b+1]=$0[0];f[b+2]=$0[1];f[b+3]=$o$(c,e)?1:0;}
function $bs$(d,a,f,c){let g,e,b,$0;b=1-a[5];if(c==15){f[18]=$bv$(d,a,b)?0:1;}else{if(c==2){e=$bw$(d,a);f[14]=e?(-1):(-2);}}g=0;if($w$(d,a,b)){g=Math.max(0,$L$(d,a,b)-a[2131+b]);}f[5]=g;$0=(-1);f[8]=$0;f[9]=$0;if(g>0&&c==1){f[9]=$bt$(d,a,1);}else{if(g>0&&(c==4||c==15)){f[8]=$bt$(d,a,0);}}}
function $bt$(e,c,f){let b,d,a,$0,$1,$2;$0=[1-c[5],(-1)];a=$0[0];b=$0[1];for($1=e[33+a],$2=e[35+a];$1<$2;$1+=1){d=$1;if($bu$(e,c,d,0,f)){b=Math.max(b,$m$(e,c,d));}}return b;}
function $bu$(c,a,b,d,e){if(a[2175+b]>0||$m$(c,a,b)<d){return 0;}if($x$(c,a,b)){return 1;}return e&&$b$(c,a,b);}
function $bv$(b,c,d){let a,$0,$1;for($0=b[33+d],$1=b[35+d];$0<$1;$0+=1){a=$0;if($x$(b,c,a)){return 1;}}return 0;}
function $bw$(d,a){let c,b,$0,$1;b=1-a[5];for($0=d[33+b],$1=d[35+b];$0<$1;$0+=1){c=$0;if($bx$(d,a,c)){return 1;}}return 0;}
function $bx$(c,a,b){return a[2143+b]>0&&$p$(c,a,b)&&$y$(c,a,b);}
function $by$(e,c,d){let b,a,$0,$1,$2;$0=[c[5],c[2059]];a=$0[0];b=$0[1];c[2062]=d;if(d==1){c[1]=100;}else{if(d==2){$bz$(c,b);}else{if(d==3){c[2064]=e[116+b];c[1]=6;}else{if(d==4){c[1]=102;}else{$1=2133+a;c[$1]=c[$1]+1;c[2399+b]=1;$2=49628+a*24+23;c[$2]=c[$2]+1;c[1]=104;}}}}}
function $bz$(a,b){let $0;a[2062]=2;a[2175+b]=1;$0=49628+a[5]*24+9;a[$0]=a[$0]+1;a[1]=101;}
function $bA$(b,a){let $0;$0=2058;a[$0]=a[$0]+1;if(a[2058]>=2||!$bv$(b,a,1-a[2057])){a[1]=11;}else{$bB$(a,1-a[2057]);}}
function $bB$(a,b){let $0,$1;$0=b;a[2057]=$0;a[5]=$0;$1=$K4;a[2059]=$1[0];a[2060]=$1[1];a[2061]=$1[2];a[1]=3;}
function $bC$(c,a,b){$aL$(a,b,(-1));a[2110]=15;a[1]=4;}
function $bD$(a,b,c){if(c==0){$bA$(a,b);}else{if(c>=1000){$bE$(a,b,$mod(c,1000)-1,Math.floor(c/1000)-1);}else{$aF$(a,b,c-1);}}}
function $bE$(d,a,b,c){$aL$(a,b,c);a[2110]=0;a[1]=4;}
function $bF$(c,a,e){let d,b,$0,$1;b=a[2064];d=c[16692+b];if(e<d){a[1]=7;return;}if(e>d){a[2911+b]=3;$0=49628+c[15892+b]*24+14;a[$0]=a[$0]+1;}$1=2064;a[$1]=a[$1]+1;}
function $bG$(e,c,d){let b,a,$0,$1,$2,$3;$0=[c[2064],d-1];a=$0[0];b=$0[1];$1=$K5;c[2911+a]=$1[0];c[3071+a]=$1[1];c[4031+a]=(-1);$bH$(e,c,a,Math.floor(b/6),$mod(b,6));$2=49628+e[15892+a]*24+13;c[$2]=c[$2]+1;$3=2064;c[$3]=c[$3]+1;c[1]=6;}
function $bH$(e,a,b,c,d){let $0;$0=[c,d];a[2591+b]=$0[0];a[2751+b]=$0[1];a[5071+c]=b;$as$(e,a,b,1);}
function $bI$(c,a,d){let b;b=a[2065];if(d>0){$bJ$(a,b,d-1);}else{if(b!=a[2057]){$bK$(c,a,a[2057]);}else{$bB$(a,a[2057]);}}}
function $bJ$(a,c,b){let $0,$1;a[2143+b]=1;$0=2129+c;a[$0]=a[$0]+1;$1=49628+c*24+7;a[$1]=a[$1]+1;}
function $bK$(b,c,d){let a,$0,$1;for($0=b[33+d],$1=b[35+d];$0<$1;$0+=1){a=$0;c[2143+a]=$bL$(b,c,a)?1:0;}c[2065]=d;c[1]=2;}
function $bL$(c,a,b){if(!$s$(a,b)){return 0;}if(a[6]==1&&a[2143+b]){return 1;}if(c[436+b]&&$t$(c,a,b)){return 1;}return $bM$(c,a,b);}
function $bM$(a,e,b){let g,c,h,f,d,$0,$1,$2,$3;c=1-a[52+b];for($0=a[116+b],$1=a[148+b];$0<$1;$0+=1){d=$0;if(e[2591+d]<0||!a[17652+d]){continue;}for($2=a[29+c],$3=a[31+c];$2<$3;$2+=1){f=$2;if(e[2591+f]<0){continue;}g=e[2143+a[16052+f]];h=g?2:1;if($k$(a,e[2591+d],e[2591+f])<=h){return 1;}}}return 0;}
function $bN$(b,c,a){let e,d,$0;d=Math.floor(a/10)+$bn$(b,c,0);e=$mod(a,10)+$bn$(b,c,1);if(d==e){return;}$0=d>e?0:1;c[2057]=$0;c[5]=$0;$bK$(b,c,1-c[2057]);}
function $bO$(a,c){let b,$0,$1,$2;b=a[2064];$0=$K0;a[2207+b]=$0[0];a[2239+b]=$0[1];a[2271+b]=a[2591+c-1];$1=0;a[2303+b]=$1;a[2335+b]=$1;$2=2064;a[$2]=a[$2]+1;a[9883]=0;}
function $bP$(a,b,c){let $0;$am$(a,b,b[2064],c);$0=2064;b[$0]=b[$0]+1;}
function $bQ$(a,b,c,d){if(c<=114){$bR$(a,b,c,d);}else{if(c<=121){$di$(a,b,c,d);}else{if(c<=124){$dx$(a,b,c,d);}else{if(c<=133){$dB$(a,b,c,d);}else{if(c<=143){$dQ$(a,b,c,d);}else{$dZ$(a,b,c,d);}}}}}}
function $bR$(a,b,d,c){if(d==104){$bS$(a,b,c);}else{if(d==110){$bT$(a,b,c);}else{if(d==111){$cj$(a,b,c);}else{if(d==114){$cq$(a,b,c);}else{if(c>10000){$cD$(a,b,c-10000-1);}else{$cN$(a,b,c);}}}}}}
function $bS$(c,b,a){if(a==10001){b[1]=148;return;}b[27696]=a-1;b[4891+a-1]=b[2271+b[2059]];b[1]=149;}
function $bT$(e,b,a){let c,d,$0;if(a==0){$ci$(b,b[2059],135);return;}$0=[$mod(a,10000)-1,Math.floor(a/10000)];c=$0[0];d=$0[1];b[4191+c]=1+d;if(d==0&&b[2591+c]<0){$bU$(b,c);}else{if(d==0){$bV$(e,b,c,0,110);}else{if(d==1){$cc$(e,b,c);}else{if(d==2){$cd$(b,c);}else{if(d==3){$cf$(e,b,c);}else{b[3231+c]=1-b[3231+c];}}}}}}
function $bU$(b,a){b[13437]=a;b[1]=111;}
function $bV$(f,a,b,c,d){let e,$0,$1,$2,$3;$0=[b,c,d];a[13437]=$0[0];a[13438]=$0[1];a[13498]=$0[2];e=c==0||c==1;a[13439]=e&&!$bY$(f,a,b)?1:0;$1=0;a[13442]=$1;a[13443]=$1;a[13444]=$1;a[13445]=$1;$2=0;a[13446]=$2;a[13447]=$2;a[13453]=$2;a[13497]=$2;a[13440]=c==0?a[13439]:0;a[13448]=(-1);$3=a[2591+b];a[13449]=$3;a[13451]=$3;a[13452]=a[2751+b];$bW$(f,a);a[1]=112;}
function $bW$(a,b){let c;c=$bX$(a,b,b[13437]);if(b[13438]==2){c=Math.floor((c+1)/2);}else{if(b[13438]==3){c=4;}else{if(b[13439]){c=Math.floor(c/2);}}}b[13441]=c;}
function $bX$(d,a,b){let c;c=a[2911+b]!=0?160:0;return d[16852+c+b];}
function $bY$(a,d,b){let c,e,$0,$1;c=a[16052+b];if(d[9883]==0){for($0=0,$1=a[24];$0<$1;$0+=1){e=$0;d[13244+e]=0;}d[9883]=1;}if(d[13244+c]==0){$bZ$(a,d,c);}return d[9884+b]>0;}
function $bZ$(c,e,d){let b,a,j,i,k,f,h,g,$0,$1,$2,$3,$4;$0=[c[116+d],c[148+d]];a=$0[0];b=$0[1];f=e[2271+d];g=f<0&&e[2207+d]<=1;for($1=a,$2=b;$1<$2;$1+=1){h=$1;e[9884+h]=g?1:0;}if(f>=0){i=$l$(c,e,d);j=$e$(c,e,c[52+d],f,i);for($3=a,$4=b;$3<$4;$3+=1){h=$3;k=e[2591+h];if(k>=0&&e[10044+k]>0){e[9884+h]=1;}}$d$(e,j);while($ca$(c,e,a,b)>0){continue;}}e[13244+d]=1;}
function $ca$(d,c,e,f){let a,b,$0,$1;a=0;for($0=e,$1=f;$0<$1;$0+=1){b=$0;if(c[9884+b]==0&&c[2591+b]>=0){if($cb$(d,c,c[2591+b],e,f)){c[9884+b]=1;a=a+1;}}}return a;}
function $cb$(b,e,c,g,h){let f,a,d,$0,$1,$2;for($0=0,$1=6;$0<$1;$0+=1){a=$0;d=$i$(b,c,a);if(d>=0){f=e[5071+d];if(g<=($2=f)&&$2<h&&e[9884+f]){return 1;}}}return 0;}
function $cc$(c,b,a){b[26731]=a;b[1]=128;}
function $cd$(a,b){a[3071+b]=$ce$(a[3071+b],2);}
function $ce$(a,b){return Math.max(0,a-b);}
function $cf$(b,a,c){let f,d,e,$0;d=a[2271+b[16052+c]];e=d>=0&&$k$(b,d,a[2591+c])<=1;$ch$(b,a,c,0);$0=3071+c;a[$0]=a[$0]+(e?1:2);f=$cg$(a[3071+c],$ac$(b,a,c));if(f>=0){a[3071+c]=f;$ch$(b,a,c,1);}}
function $cg$(a,b){return a>=b?a-b:(-1);}
function $ch$(d,a,b,c){let $0;if(a[2911+b]==c){return;}$as$(d,a,b,(-1));a[2911+b]=c;$as$(d,a,b,1);if(c==1){$0=49628+d[15892+b]*24+20;a[$0]=a[$0]+1;}}
function $ci$(a,b,c){let $0;$0=[b,c];a[27694]=$0[0];a[27695]=$0[1];a[1]=147;}
function $cj$(e,c,d){let b,a,$0,$1,$2;$0=[c[13437],Math.floor((d-1)/6)];a=$0[0];b=$0[1];$bH$(e,c,a,b,$mod(d-1,6));$cp$(c,e[16052+a],b);$bV$(e,c,a,0,110);$1=0;c[13439]=$1;c[13440]=$1;c[13441]=$bX$(e,c,a);c[13442]=$co$(e,c,a,b);$2=1;c[13443]=$2;c[13445]=$2;c[4351+a]=1;$ck$(e,c,a,1,113);}
function $ck$(e,a,c,b,d){let f,i,g,h,$0,$1,$2;$0=[b,c,d];a[26355]=$0[0];a[26356]=$0[1];a[26358]=$0[2];a[26357]=0;if(e[15892+c]!=a[5]){$cn$(e,a,c,d);return;}f=1-e[15892+c];for($1=e[29+f],$2=e[31+f];$1<$2;$1+=1){g=$1;a[26393+g]=0;}h=b==2||b==3&&e[49]==0;i=h?122:117;$cn$(e,a,c,$cl$(e,a,f)?i:d);}
function $cl$(b,c,d){let a,$0,$1;for($0=b[29+d],$1=b[31+d];$0<$1;$0+=1){a=$0;if($cm$(b,c,a)){return 1;}}return 0;}
function $cm$(d,a,b){let c;c=a[2591+b];return c>=0&&$k$(d,c,a[2591+a[26356]])<=2;}
function $cn$(a,d,b,e){let f,c,$0,$1,$2;c=1-a[15892+b];$0=[b,e,115];d[26359]=$0[0];d[26360]=$0[1];d[1]=$0[2];for($1=a[33+c],$2=a[35+c];$1<$2;$1+=1){f=$1;d[26361+f]=0;}}
function $co$(a,c,b,e){let d;d=a[17492+b]&&c[3231+b]==0;return a[(d?67812:69412)+e];}
function $cp$(a,b,c){if(a[2271+b]<0){a[2271+b]=c;a[9883]=0;}}
function $cq$(e,a,g){let f,d,h,b,c,$0;b=Math.floor(a[13456+a[13455]]/6);$0=[a[2591+a[13437]],a[5071+b]];c=$0[0];d=$0[1];f=$cy$(e,a,c,$cC$(e,c,b));h=g-a[2463+e[16052+d]]-$ac$(e,a,d);if(h>0){$cv$(e,a,d,h);}a[1]=113;$cr$(e,a,b,f);}
function $cr$(f,c,d,e){let b,a,$0,$1,$2,$3,$4,$5;$0=[c[13437],c[5071+d]];a=$0[0];b=$0[1];$1=13442;c[$1]=c[$1]+$cu$(e);$2=13443;c[$2]=c[$2]+1;$3=0;c[13444]=$3;c[13447]=$3;$4=13455;c[$4]=c[$4]+1;c[4351+a]=1;if(c[13442]>=c[13441]&&$ct$(f,c,f[15892+a],d)){c[13277+a]=1;}if(c[13448]<0){$5=[c[2591+a],c[2751+a]];c[13451]=$5[0];c[13452]=$5[1];}$cs$(f,c,d);if(b>=0){c[13448]=b;c[5071+d]=b;}else{$ck$(f,c,a,1,113);}}
function $cs$(e,d,f){let b,c,a,$0;$0=[d[13437],d[2751+d[13437]],d[2591+d[13437]]];a=$0[0];b=$0[1];c=$0[2];$ap$(e,d,a);if(d[13448]>=0){d[5071+c]=d[13448];}d[13448]=(-1);$bH$(e,d,a,f,b);}
function $ct$(b,e,f,c){let a,d,$0,$1;for($0=0,$1=6;$0<$1;$0+=1){a=$0;d=$i$(b,c,a);if(d>=0&&e[5071+d]>=0){if(b[15892+e[5071+d]]!=f){return 1;}}}return 0;}
function $cu$(a){return Math.floor(a/4096);}
function $cv$(d,b,c,a){let $0,$1;$0=3071+c;b[$0]=b[$0]+a;if(b[3071+c]<$ac$(d,b,c)){return;}if(d[17172+c]!=0){$ao$(d,b,c,3);return;}if(b[2911+c]==0){$1=3071+c;b[$1]=b[$1]-$ac$(d,b,c);$ch$(d,b,c,1);if(b[3071+c]<$ac$(d,b,c)){return;}}$cw$(d,b,c);}
function $cw$(a,b,c){$ao$(a,b,c,$cx$(a,b,c)?3:2);}
function $cx$(e,c,d){let b,a,h,g,f,i,$0,$1,$2;$0=[c[2591+d],1-e[15892+d]];a=$0[0];b=$0[1];for($1=0,$2=6;$1<$2;$1+=1){f=$1;g=6*a+f;h=e[29412+g];if(h<0){return 0;}if(e[39012+g]>0&&$h$(c,b,h)==0){i=c[5071+h];if(i<0||e[15892+i]!=b){return 0;}}}return 1;}
function $cy$(c,a,e,f){let j,i,h,d,l,k,g,b;b=a[13437];d=c[15892+b];if(!$j$(c,e,f)||!$cB$(c,a,e)){return (-1);}g=$i$(c,e,f);h=a[5071+g];i=h>=0&&h!=b;if(i&&!$cA$(c,a,h)){return (-1);}if($g$(a,d,g)&&(i||!$cz$(c,a,e))){return (-1);}if(a[13440]&&$ct$(c,a,d,g)){return (-1);}j=c[17492+b]&&a[3231+b]==0;k=j?48612:58212;l=c[k+6*e+f];return i?(l+1)*4096+1:l*4096;}
function $cz$(c,a,d){let b;b=a[13437];if(a[2911+b]!=0||a[13440]||a[13438]==1){return 0;}return !$g$(a,c[15892+b],d);}
function $cA$(a,c,b){if(a[15892+b]!=a[15892+c[13437]]||a[16372+b]==8){return 0;}return c[13438]!=2||a[17332+b]==0;}
function $cB$(c,a,d){let e,b;b=a[13437];if(!$g$(a,c[15892+b],d)){return 1;}e=d==a[2591+b]&&a[13443]==0;return e&&a[13446]==0&&a[13440]==0;}
function $cC$(b,c,d){let a,$0,$1;for($0=0,$1=6;$0<$1;$0+=1){a=$0;if(b[29412+6*c+a]==d){return a;}}return (-1);}
function $cD$(c,a,d){let b,$0;b=a[13437];$0=13442;a[$0]=a[$0]+$cM$(c,b);$cE$(c,a,b,d,0,127);}
function $cE$(e,a,f,b,c,d){let $0,$1;$0=[b,c,d];a[26727]=$0[0];a[26728]=$0[1];a[26730]=$0[2];$1=0;a[26725]=$1;a[26726]=$1;a[26729]=a[2591+b];$cG$(e,a,f);a[1]=125;if(c==0||c==1){if(e[16372+f]==6&&!$cF$(a,f)){a[1]=124;}}}
function $cF$(a,b){return a[4351+b]>0||a[2591+b]!=a[4511+b];}
function $cG$(e,c,d){let a,b,f,$0;$0=[c[26725],c[26727]];a=$0[0];b=$0[1];c[26716+a]=d;c[26719+a]=$k$(e,c[2591+d],c[2591+b]);f=$cH$(e,c,d,b);c[26722+a]=f==2?1:0;c[26725]=a+1;c[26393+d]=1;}
function $cH$(d,a,b,c){if(a[3551+b]||a[3551+c]||a[2591+c]<0){return 0;}return $cI$(d,a,b,a[2591+c]);}
function $cI$(d,a,b,e){let f,c,g;c=a[2591+b];if(c<0||d[17172+b]==0){return 0;}f=$k$(d,c,e);if(f<1||f>$cL$(d,b,c,e)){return 0;}g=$W$(d,c,a[2751+b],e);if(g>1||!$cJ$(d,a,c,e)){return 0;}return g==0?1:2;}
function $cJ$(a,f,b,c){let e,d,$0,$1;if($k$(a,b,c)>a[80612]){return 0;}d=a[a[80613]+$cK$(a,b,c)];if(d<0){return 0;}for($0=0,$1=a[d];$0<$1;$0+=1){e=$0;if(f[5071+a[d+1+e]]>=0){return 0;}}return 1;}
function $cK$(a,e,d){let b,c,f,g;b=a[80612];c=2*b+1;f=a[21412+d]-a[21412+e]+b;g=a[23012+d]-a[23012+e]+b;return (e*c+f)*c+g;}
function $cL$(a,b,d,c){let e;if(a[17172+b]==0){return 0;}if(a[17172+b]==2){return 3;}e=a[19812+c]<a[19812+d];return e?4:3;}
function $cM$(a,b){if(a[17332+b]){return 0;}return a[17172+b]==2?2:1;}
function $cN$(b,c,a){let d,$0;if(a==0){$dg$(b,c);return;}d=a-1;$cO$(b,c,Math.floor(d/6),$mod(d,6));$0=[$mod(d,6),1,0];c[13496]=$0[0];c[13453]=$0[1];c[13497]=$0[2];if(c[13445]){c[1]=113;return;}c[13445]=1;$ck$(b,c,c[13437],0,113);}
function $cO$(c,d,e,f){let g,h,a,b,$0,$1,$2,$3;$0=[0,$cR$(c,d,e,f)];a=$0[0];b=$0[1];while(b!=6*d[2591+d[13437]]+d[2751+d[13437]]){d[13456+a]=b;a=a+1;b=$cP$(c,d,b);}for($1=0,$2=Math.floor(a/2);$1<$2;$1+=1){g=$1;h=d[13456+g];d[13456+g]=d[13456+a-1-g];d[13456+a-1-g]=h;}$3=[a,0];d[13454]=$3[0];d[13455]=$3[1];}
function $cP$(i,d,c){let m,e,b,f,g,p,n,a,h,k,j,l,o,$0,$1,$2,$3,$4;$0=[Math.floor(c/6),$mod(c,6)];a=$0[0];b=$0[1];e=d[18411+6*(d[13501+a]-1)+b];f=1073741824;for($1=0,$2=2;$1<$2;$1+=1){g=$1;h=$mod(b-g+6,6);j=$i$(i,a,$ar$(h));k=j>=0?d[13501+j]-1:(-1);if(k<0||d[15432+k]==0){continue;}l=d[16425+6*k+h];for($3=0,$4=6;$3<$4;$3+=1){m=$3;n=$mod(b-m+6,6);o=$cQ$(d,k,Math.min(n,6-n));p=d[18411+6*k+m];if(l!=(-1)&&o!=(-1)&&p+o+l==e){f=Math.min(f,6*j+m);}}}return f;}
function $cQ$(b,c,a){let e,d;if(a==0){return 0;}d=b[16094+c];if(d==(-1)||c>0){return d==(-1)?d:d+(a-1)*4096;}if(b[13438]==1&&b[13443]==0){return d;}e=b[13444];return d+(Math.max(0,e+a-1)-Math.max(0,e-1))*4096;}
function $cR$(c,d,e,f){let a,i,h,g,k,b,j,$0,$1,$2;$0=[$de$(c,d,e,f),d[13501+e]-1];a=$0[0];b=$0[1];g=(-1);for($1=5,$2=(-1);$1>$2;$1+=-1){h=$1;i=d[18411+6*b+h];j=$cV$(c,d,e,h,f);if(j!=(-1)&&i+j==a){k=b>0&&i>=d[13441]*4096;if(!k||!$cU$(c,d,b)||$cS$(c,d,e,f)){g=6*e+h;}}}return g;}
function $cS$(e,a,f,d){let g,c,b,$0,$1;b=a[13437];for($0=0,$1=6;$0<$1;$0+=1){c=$0;if($au$(d,c)&&$j$(e,f,c)){g=a[5071+$i$(e,f,c)];if(g>=0&&e[15892+g]!=e[15892+b]){if(!$cT$(e,a,b,g)){return 1;}}}}return 0;}
function $cT$(f,c,d,e){let a,b,$0;$0=[c[4511+d],c[4511+e]];a=$0[0];b=$0[1];return a>=0&&b>=0&&$k$(f,a,b)==1;}
function $cU$(c,a,b){let d;if(a[15763+b]==0){d=$ct$(c,a,c[15892+a[13437]],a[15101+b]);a[15763+b]=d?2:1;}return a[15763+b]==2;}
function $cV$(e,c,f,a,b){let g,d;if(a==b){return 0;}d=c[13437];if(c[13438]==1){g=$dd$(e,c,d,f);return g?$dc$(e,c,d,f)*64:(-1);}if($g$(c,e[15892+d],f)){if(f!=c[2591+d]||!$cZ$(e,c)){return (-1);}}return $cW$(e,c,f,a,b);}
function $cW$(c,a,d,f,g){let h,e,b;b=a[13437];if(!$dd$(c,a,b,d)){return (-1);}e=d==a[2591+b]?a[13444]:0;h=$cX$(e,$cY$(f,g));return h*4096+$dc$(c,a,b,d)*64;}
function $cX$(a,b){return Math.max(0,a+b-1)-Math.max(0,a-1);}
function $cY$(b,a){let c;c=$mod(a-b+6,6);return Math.min(c,6-c);}
function $cZ$(c,a){let b;b=a[13437];if(a[13443]||a[13446]||a[13440]||a[13438]!=0){return 0;}return a[3551+b]==0&&$da$(c,a,c[15892+b],a[2591+b])==1;}
function $da$(c,d,f,e){let a,b,$0,$1;a=0;for($0=0,$1=6;$0<$1;$0+=1){b=$0;if($db$(c,d,e,b,1-f)>=0){a=a+1;}}return a;}
function $db$(a,e,b,c,g){let d,f;d=$i$(a,b,c);if(d<0||e[5071+d]<0){return (-1);}f=e[5071+d];if(a[15892+f]!=g||!$at$(a,e,f,$ar$(c))){return (-1);}return f;}
function $dc$(a,d,c,b){if(a[24612+b]==0||a[17492+c]==0||d[3231+c]){return 0;}return 1;}
function $dd$(a,b,c,d){let e;e=$dc$(a,b,c,d);return b[2911+c]==0||b[3071+c]+e<$ac$(a,b,c);}
function $de$(d,a,b,e){let c;c=a[13501+b]-1;if(c<0){return 1073741824;}if(a[13438]==1||c==0){return $df$(d,a,c,e);}return Math.min(a[20397+6*c+e],a[18411+6*c+e]);}
function $df$(f,c,d,g){let a,e,b,h,$0,$1;a=1073741824;for($0=0,$1=6;$0<$1;$0+=1){b=$0;e=c[18411+6*d+b];if(e<a){h=$cV$(f,c,c[15101+d],b,g);if(h!=(-1)&&e+h<(c[13441]+1)*4096){a=Math.min(a,e+h);}}}return a;}
function $dg$(c,a){let b;b=a[13437];a[13453]=0;if(a[13438]!=0&&a[2591+b]>=0){a[13450]=a[2271+a[2059]]==a[13449]?1:0;if(a[13438]!=1){$dh$(c,a,c[15892+b],a[13449],a[2591+b]);}else{if(a[13450]){a[2271+a[2059]]=a[2591+b];a[9883]=0;}}}a[1]=a[13498];}
function $dh$(e,b,f,c,d){let a,$0,$1;for($0=e[33+f],$1=e[35+f];$0<$1;$0+=1){a=$0;if(b[2271+a]==c){b[2271+a]=d;}}b[9883]=0;}
function $di$(a,b,d,c){if(d==115){$dj$(a,b,c);}else{if(d==116){$dk$(a,b,c);}else{if(d==117){$dm$(a,b,c);}else{if(d==118){$dp$(a,b,c);}else{if(d==119){$dq$(a,b,c);}else{if(d==120){$du$(a,b,c);}else{$dw$(a,b,c);}}}}}}}
function $dj$(d,a,c){let b;b=a[27694];a[26361+b]=1;if(c==0){a[2527+b]=2;}else{a[2271+b]=c-1;a[9883]=0;}}
function $dk$(d,a,c){let b;b=a[27694];a[26361+b]=1;a[1]=115;if(c>=3){$dl$(d,a,b,1);}else{a[2527+b]=2;}}
function $dl$(a,d,b,e){let c,$0,$1;c=a[52+b];d[2431+b]=1+$m$(a,d,b);if($o$(a,b)){d[2139+c]=$m$(a,d,b);}d[2207+b]=2;d[2271+b]=(-1);$0=0;d[2303+b]=$0;d[2335+b]=$0;d[2527+b]=$0;d[2143+b]=0;d[2495+b]=e?1:0;d[9883]=0;$1=49628+c*24+11;d[$1]=d[$1]+1;}
function $dm$(g,b,a){let i,f,d,e,h,c,$0,$1,$2;if(a==0){$do$(b);return;}$0=[$mod(a,10000)-1,Math.floor(a/10000)];c=$0[0];d=$0[1];$1=[b[2591+c],b[2591+b[26356]]];e=$1[0];f=$1[1];h=$i$(g,e,d);i=$W$(g,e,b[2751+c],f);b[26715]=i==0?0:1;$2=[c,1,1];b[26713]=$2[0];b[26393+c]=$2[1];b[26357]=$2[2];$dn$(g,b,c,h);$dh$(g,b,g[15892+c],e,h);b[1]=118;}
function $dn$(d,a,b,e){let c;c=a[2751+b];$ap$(d,a,b);$bH$(d,a,b,e,c);}
function $do$(a){a[1]=a[26355]==3?122:120;}
function $dp$(d,a,c){let e,b;b=a[26713];c=c+(a[26715]+(-2)*a[3231+b]);e=Math.max(0,c-a[2463+d[16052+b]]-$ac$(d,a,b));if(e>0){$cv$(d,a,b,e);}a[1]=119;}
function $dq$(d,a,c){let b;b=a[26713];if(c>0){$dr$(d,a,b,$dt$(a,b,c-1));}if(a[2591+b]>=0){$cn$(d,a,b,117);}else{a[1]=117;}}
function $dr$(a,b,c,e){let d;d=$dc$(a,b,c,b[2591+c]);$ds$(a,b,c,e);if(d>0){$cv$(a,b,c,d);}}
function $ds$(a,b,c,d){$as$(a,b,c,(-1));b[2751+c]=d;$as$(a,b,c,1);}
function $dt$(c,d,a){let b;b=a==0?1:5;return $mod(c[2751+d]+b,6);}
function $du$(b,c,a){let d,$0,$1;if(a==0){if(c[26355]==1){c[1]=122;}else{$dv$(b,c);}return;}d=$mod(a,10000)-1;$0=[d,$dt$(c,d,Math.floor(a/10000))];c[26713]=$0[0];c[26714]=$0[1];$1=1;c[26553+d]=$1;c[26357]=$1;if(b[17332+d]&&b[17332+c[26356]]==0){$dr$(b,c,d,c[26714]);}else{c[1]=121;}}
function $dv$(b,a){if(a[26357]){a[13453]=0;}a[1]=a[26358];}
function $dw$(d,a,c){let b;b=a[26713];if(c-a[2463+d[16052+b]]<=$ac$(d,a,b)){$dr$(d,a,b,a[26714]);}a[1]=120;}
function $dx$(a,b,d,c){if(d==122){$dy$(a,b,c);}else{if(d==123){$dz$(a,b,c);}else{$dA$(a,b,c);}}}
function $dy$(a,b,c){if(c==0){$dv$(a,b);}else{$cE$(a,b,c-1,b[26356],1,122);}}
function $dz$(b,c,a){if(a==0){$dv$(b,c);return;}$cE$(b,c,a-1,c[26356],2,123);c[26719]=2;}
function $dA$(c,b,a){if(a==0){b[1]=125;return;}$cG$(c,b,a-1);if(b[26728]==0){b[4191+a-1]=6;}}
function $dB$(a,b,d,c){if(d==128){$dC$(a,b,c);}else{if(d==129){$dF$(a,b,c);}else{if(d==130){$dG$(a,b,c);}else{if(d==131){$dH$(a,b,c);}else{$dP$(a,b,c);}}}}}
function $dC$(e,c,d){let g,f,b,a,$0,$1,$2,$3;$0=[c[26731],d-1];a=$0[0];b=$0[1];c[26732]=b;$1=$K6;c[3391+a]=$1[0];c[13276]=$1[1];f=e[15892+b];for($2=e[29+f],$3=e[31+f];$2<$3;$2+=1){g=$2;c[26393+g]=0;}c[1]=$dD$(e,c,b)?129:131;}
function $dD$(a,c,b){if(a[16372+b]==8||c[26553+b]){return 0;}return $dE$(a,c,b,c[2751+b])!=0&&$dd$(a,c,b,c[2591+b]);}
function $dE$(a,b,c,d){return $W$(a,b[2591+c],d,b[2591+b[26731]]);}
function $dF$(d,a,c){let e,b;b=a[26732];a[26553+b]=1;e=c-a[2463+d[16052+b]]<=$ac$(d,a,b);a[1]=e?130:131;}
function $dG$(c,a,d){let b;b=a[26732];$dr$(c,a,b,$dt$(a,b,d-1));a[1]=131;}
function $dH$(e,c,d){let b,f,a,$0;$0=[c[26731],c[26732]];a=$0[0];b=$0[1];if(d>0){c[26393+d-1]=1;f=$dJ$(e,c,d-1);$dI$(c,d-1,a,c[2591+a],4,2);c[9881]=f==2?1:0;c[9882]=131;return;}$dI$(c,a,b,c[2591+b],3,1);c[9881]=$cH$(e,c,a,b)==2?1:0;c[9882]=132;}
function $dI$(a,b,c,d,e,f){let $0,$1,$2;$0=[b,c,d];a[9875]=$0[0];a[9876]=$0[1];a[9877]=$0[2];$1=[e,f];a[9878]=$1[0];a[9879]=$1[1];$2=0;a[9881]=$2;a[9880]=$2;a[1]=300;}
function $dJ$(a,b,f){let e,c,g,d;c=$dM$(a,b,b[26731],b[26732]);d=b[11644+c-1];e=0;while(b[10044+d]>1){g=$dL$(a,b,f,d);if(g!=0&&e!=1){e=g;}d=$dK$(a,b,d);}$d$(b,c);return e;}
function $dK$(c,f,d){let a,b,e,$0,$1;a=1600;for($0=0,$1=6;$0<$1;$0+=1){b=$0;e=$i$(c,d,b);if(e>=0&&f[10044+e]==f[10044+d]-1){a=Math.min(a,e);}}return a;}
function $dL$(a,b,c,d){if($k$(a,b[2591+c],d)>2){return 0;}return $cI$(a,b,c,d);}
function $dM$(h,e,f,j){let d,c,g,b,i,a,k,$0,$1,$2;$0=[e[2591+f],1,0,(-1)];a=$0[0];b=$0[1];c=$0[2];d=$0[3];e[10044+a]=1;e[11644]=a;while(c<b){g=e[11644+c];c=c+1;if(e[10044+g]>$bX$(h,e,f)){break;}if(d>=0&&e[10044+g]>=e[10044+d]){break;}for($1=0,$2=6;$1<$2;$1+=1){i=$1;if($dO$(h,e,f,j,g,i)){k=$i$(h,g,i);if(e[10044+k]==0){e[10044+k]=e[10044+g]+1;e[11644+b]=k;b=b+1;if($k$(h,k,e[2591+j])==1){d=d<0?k:Math.min(d,k);}}}}}if(d>=0){$dN$(e,d,b);}return b;}
function $dN$(b,c,d){let a,$0,$1;for($0=0,$1=d;$0<$1;$0+=1){a=$0;if(b[11644+a]==c){b[11644+a]=b[11644+d-1];b[11644+d-1]=c;return;}}}
function $dO$(a,e,f,h,b,c){let g,d;if(!$j$(a,b,c)||a[58212+6*b+c]>1){return 0;}d=$i$(a,b,c);if(e[5071+d]>=0){return 0;}g=$g$(e,a[15892+f],d);return !g||$k$(a,d,e[2591+h])==1;}
function $dP$(d,a,e){let c,b;b=a[26732];c=a[2591+b];$dn$(d,a,b,e-1);$dh$(d,a,d[15892+b],c,e-1);$cn$(d,a,b,110);}
function $dQ$(a,b,d,c){if(d==136){$dR$(a,b,c);}else{if(d==137){$dT$(a,b,c);}else{if(d==139){$dU$(a,b,c);}else{if(d==141){$dV$(a,b,c);}else{if(d==142){$dX$(b,c);}else{$dY$(a,b,c);}}}}}}
function $dR$(a,b,e){let d,c;c=$dS$(a,b);b[26733]=c+1;d=b[2463+a[16052+c]];b[26734+c]=e-d<=$ac$(a,b,c)?0:1;}
function $dS$(c,b){let a,$0,$1;for($0=b[26733],$1=c[148+b[2059]];$0<$1;$0+=1){a=$0;if(b[2591+a]>=0&&b[3551+a]&&c[16372+a]!=8){return a;}}return (-1);}
function $dT$(e,b,a){let c,d,$0;if(a==0){$ci$(b,b[2059],139);return;}$0=[$mod(a,10000)-1,Math.floor(a/10000)];c=$0[0];d=$0[1];b[4191+c]=1+d;if(d==0){$bV$(e,b,c,1,138);}else{if(d==2){$cd$(b,c);}else{$cf$(e,b,c);}}}
function $dU$(d,a,c){let b,$0;b=a[2059];a[1]=140;if(c>$m$(d,a,b)){$0=49628+a[5]*24+10;a[$0]=a[$0]+1;$dl$(d,a,b,1);}}
function $dV$(a,b,f){let d,e,c,$0;c=$dW$(a,b);d=a[16052+c];$0=0;b[27054+c]=$0;e=$0;if(b[2271+d]>=0&&$s$(b,d)&&$bY$(a,b,c)){e=$m$(a,b,d);}if(f+e-b[2463+d]<=$ac$(a,b,c)){b[27214+c]=1;}}
function $dW$(d,a){let b,c,$0,$1;b=1-a[5];for($0=d[29+b],$1=d[31+b];$0<$1;$0+=1){c=$0;if(a[27054+c]){return c;}}return (-1);}
function $dX$(b,a){b[13437]=a-1;b[27214+a-1]=0;b[1]=143;}
function $dY$(c,b,a){b[13499]=a-1;b[27374+a-1]=1;$bV$(c,b,b[13437],2,144);}
function $dZ$(a,b,d,c){if(d==147){$ea$(a,b,c);}else{if(d==148){$ec$(a,b,c);}else{if(d==149){$eg$(a,b,c);}else{if(d==151){$es$(b,c);}else{$et$(a,b,c);}}}}}
function $ea$(d,a,c){let b,$0;b=a[27694];if(c>0){$0=[c-1,1];a[2271+b]=$0[0];a[2559+b]=$0[1];a[9883]=0;}a[27694]=$eb$(d,a,b);}
function $eb$(e,a,b){let d,c,$0,$1;if(a[2062]!=4){return b==a[2059]?a[2060]:(-1);}c=a[5];for($0=b+1,$1=e[35+c];$0<$1;$0+=1){d=$0;if(d!=e[37+c]){return d;}}return (-1);}
function $ec$(a,b,c){b[27696]=$ed$(a,b,b[2059],c);b[1]=149;}
function $ed$(a,f,b,g){let d,e,h,c,$0,$1,$2,$3;c=a[52+b];$0=[$ee$(a,f,c),g];d=$0[0];e=$0[1];for($1=0,$2=a[25];$1<$2;$1+=1){h=$1;if(a[17972+h]==d&&f[4831+h]==(-1)){if(e==0){f[4831+h]=b;f[4891+h]=f[2271+b];$3=2135+c;f[$3]=f[$3]+1;return h;}e=e-1;}}return (-1);}
function $ee$(a,b,c){return $ef$(a,b,c)>0?c:2;}
function $ef$(c,e,d){let a,b,$0,$1;a=0;for($0=0,$1=c[25];$0<$1;$0+=1){b=$0;if(c[17972+b]==d&&e[4831+b]==(-1)){a=a+1;}}return a;}
function $eg$(d,a,c){let b,$0;b=a[27696];if(c<10000){if(c>0){a[4891+b]=c-1;a[27697]=1;}a[1]=400;return;}$0=[$mod(c,10000)-1,1];a[27698]=$0[0];a[27697]=$0[1];$eh$(d,a,a[2271+a[27698]]);a[1]=150;}
function $eh$(d,c,f){let e,a,b,$0;$0=[c[5],c[4891+c[27696]]];a=$0[0];b=$0[1];$eo$(d,c,a,b,10,1);e=0;if($en$(d,c,a,f)){c[27700]=f;e=1;f=$el$(d,c,f);}while(f!=b){c[27700+e]=f;e=e+1;f=$ei$(d,c,a,f);}c[27699]=e;}
function $ei$(e,g,h,f){let b,a,i,c,d,$0,$1,$2;a=1600;for($0=0,$1=6;$0<$1;$0+=1){b=$0;$2=[$i$(e,f,b),$ar$(b)];c=$2[0];d=$2[1];if(c>=0&&g[13501+c]&&$ek$(e,g,h,c,d,1)){i=e[58212+6*c+d];if($ej$(g,c)+i==$ej$(g,f)){a=Math.min(a,c);}}}return a;}
function $ej$(a,b){let c;c=a[13501+b]-1;return c>=0?a[18411+6*c]:1073741824;}
function $ek$(a,e,g,b,c,h){let d,f;if(!$j$(a,b,c)){return 0;}d=$i$(a,b,c);f=e[5071+d];if(f>=0){return a[15892+f]==g;}return h||!$g$(e,g,d);}
function $el$(d,g,e){let b,h,a,c,f,$0,$1,$2,$3;$0=$K7;a=$0[0];b=$0[1];for($1=0,$2=6;$1<$2;$1+=1){c=$1;f=$i$(d,e,c);if(f>=0&&g[13501+f]){h=$ej$(g,f)+$em$(d,g,f,e);if(h<b||h==b&&h<1073741824&&f<a){$3=[f,h];a=$3[0];b=$3[1];}}}return a;}
function $em$(b,e,c,d){let a,$0,$1;for($0=0,$1=6;$0<$1;$0+=1){a=$0;if($i$(b,c,a)==d&&$j$(b,c,a)){return b[58212+6*c+a]+2;}}return 1073741824;}
function $en$(d,a,e,b){let c;c=a[5071+b];return c>=0&&d[15892+c]!=e;}
function $eo$(l,a,h,b,n,i){let g,k,c,j,e,f,o,m,d,$0,$1,$2,$3;$er$(a);$ep$(a,$eq$(a,b),0,0,0);$0=$K0;c=$0[0];d=$0[1];while(d>0){e=a[22383+c];c=$mod(c+1,1986);d=d-1;a[24369+e]=0;$1=[a[15101+Math.floor(e/6)],a[18411+e]];f=$1[0];g=$1[1];j=$g$(a,h,f)&&!i;if(j&&f!=b){continue;}for($2=0,$3=6;$2<$3;$2+=1){k=$2;if($ek$(l,a,h,f,k,i)){m=g+l[58212+6*f+k];if(m<=n){o=$i$(l,f,k);d=d+$ep$(a,$eq$(a,o),0,m,c+d);}}}}}
function $ep$(e,a,b,d,f){let c;c=6*a+b;if(d>=e[18411+c]){return 0;}e[18411+c]=d;if(e[24369+c]){return 0;}e[24369+c]=1;e[22383+$mod(f,1986)]=c;return 1;}
function $eq$(a,b){let d,c,$0,$1,$2,$3;if(a[13501+b]==0){c=a[13500];a[15101+c]=b;a[13500]=c+1;a[13501+b]=c+1;$0=0;a[15432+c]=$0;a[15763+c]=$0;for($1=6*c,$2=6*(c+1);$1<$2;$1+=1){d=$1;$3=1073741824;a[18411+d]=$3;a[20397+d]=$3;a[24369+d]=0;}}return a[13501+b]-1;}
function $er$(b){let a,$0,$1;for($0=0,$1=b[13500];$0<$1;$0+=1){a=$0;b[13501+b[15101+a]]=0;}b[13500]=0;}
function $es$(b,a){let $0,$1,$2;if(a==0){b[1]=150;return;}b[27740+a-1]=1;$0=[a-1,(-1)];b[9875]=$0[0];b[9876]=$0[1];b[9877]=b[4891+b[27696]];$1=$K8;b[9878]=$1[0];b[9879]=$1[1];$2=0;b[9881]=$2;b[9880]=$2;b[9882]=151;b[1]=300;}
function $et$(c,a,e){let b,d;b=a[27696];d=c[18152+b]-a[5011+b];if(e<=d){a[4891+b]=a[2271+a[27698]];a[1]=400;}else{$eu$(c,a,b);a[1]=8;}}
function $eu$(a,b,c){let d,$0,$1,$2;d=a[52+b[4831+c]];$0=$K9;b[4831+c]=$0[0];b[4891+c]=$0[1];$1=0;b[4951+c]=$1;b[5011+c]=$1;$2=49628+d*24+12;b[$2]=b[$2]+1;}
function $ev$(a,b,d,c){if(d>=400){$ew$(a,b,d,c);}else{if(d>=300){$fg$(a,b,d,c);}else{if(d==202){$fT$(a,b,c-1);}else{if(d==203){if(c){$fV$(a,b,c);}else{$gc$(a,b);}}else{if(d==204){$gA$(a,b,c);}else{if(d==205){$gB$(a,b,c);}else{if(d==207){$gJ$(a,b,c);}else{if(d==208){$gO$(a,b,c);}else{if(d==209){$gV$(a,b,c);}else{if(d==210){$gX$(a,b,c);}else{if(d==211||d==206){$hk$(a,b,c);}else{if(d==212){$hm$(a,b,c);}else{$hp$(a,b,c-1);}}}}}}}}}}}}}
function $ew$(a,b,d,c){if(d==401){$ex$(a,b,c);}else{if(d==402){$eC$(a,b,c);}else{if(d==403){$eD$(a,b,c);}else{if(d==404){$eL$(a,b,c);}else{if(d==405){$eM$(a,b,c);}else{if(d==406){$eN$(a,b,c);}else{if(d==407){$eO$(a,b,c);}else{$fe$(a,b,c);}}}}}}}}
function $ex$(c,d,a){let b;b=Math.floor(a/10000);if(a==0){d[1]=409;}else{if(b==0){d[1]=403;}else{$ey$(c,d,b);}}}
function $ey$(c,d,a){let b,i,f,g,h,e,j,$0,$1,$2,$3,$4;b=a==3||a==4;e=c[52+d[2059]];f=0;if(b){$0=[d[2271+d[2059]],$l$(c,d,d[2059])];g=$0[0];h=$0[1];f=$e$(c,d,e,g,h);}for($1=c[33+e],$2=c[35+e];$1<$2;$1+=1){i=$1;if($u$(d,i)&&$ez$(c,d,b,d[2271+i])){d[2463+i]=1;}}d[2137+e]=1;d[34401]=0;for($3=c[29+e],$4=c[31+e];$3<$4;$3+=1){j=$3;d[33913+j]=0;if(d[2591+j]>=0&&$ez$(c,d,b,d[2591+j])){if(a==1||a==3){d[3071+j]=Math.max(0,d[3071+j]-1);}else{d[33913+j]=1;d[34401]=2;}}}$d$(d,f);d[1]=402;if(b){$dl$(c,d,d[2059],1);}else{$eu$(c,d,d[34396]);}}
function $ez$(e,b,a,c){let d;if(a){return b[10044+c]>0;}d=b[34396];return $k$(e,$eB$(b,d),c)<=$eA$(e,b,d);}
function $eA$(a,c,b){return Math.max(0,a[18032+b]-c[5011+b]);}
function $eB$(a,b){let c;c=a[4891+b];return c>=0?c:a[2271+a[4831+b]];}
function $eC$(a,b,c){let $0;$cf$(a,b,c-1);b[33913+c-1]=0;$0=34401;b[$0]=b[$0]-1;}
function $eD$(d,e,c){let a,b,$0,$1,$2;$0=[Math.floor(c/10000),$mod(c,10000)-1];a=$0[0];b=$0[1];if(c==0){$eK$(d,e,(-1),(-1));$eE$(d,e);e[1]=409;return;}$1=[b,(-1)];e[34397]=$1[0];e[34398]=$1[1];if(a==1){$2=[(-1),b];e[34397]=$2[0];e[34398]=$2[1];$eK$(d,e,(-1),b);e[1]=407;}else{if(a==0){$eK$(d,e,b,(-1));e[1]=407;}else{if(a==2){e[2175+b]=1;$eK$(d,e,b,(-1));e[1]=405;}else{e[1]=404;}}}}
function $eE$(a,b){let e,c,d,$0,$1,$2,$3;c=1-a[52+b[2059]];for($0=0,$1=a[25];$0<$1;$0+=1){d=$0;if($eJ$(a,b,c,d)){b[5011+d]=1;if($eI$(a,b,d)<=b[4951+d]){$eu$(a,b,d);}}}for($2=a[33+c],$3=a[35+c];$2<$3;$2+=1){e=$2;if($eH$(a,b,e,(-1))){$eF$(a,b,e);}}}
function $eF$(c,a,b){let $0;$0=1;a[2335+b]=$0;a[2175+b]=$0;if($eG$(c,a,b)<=0){$dl$(c,a,b,1);}}
function $eG$(a,b,c){let d;d=a[340+b[2239+c]*32+c];return Math.max(0,d-b[2335+c])-b[2303+c];}
function $eH$(e,a,d,b){let f,c;if(d>=0){if(!$u$(a,d)){return 0;}if($o$(e,d)&&$n$(e,a,e[52+d])){return 0;}c=a[2271+d];}else{c=$eB$(a,b);}f=$eB$(a,a[34396]);if(c<0||$k$(e,f,c)>$eA$(e,a,a[34396])){return 0;}return $cJ$(e,a,f,c);}
function $eI$(a,c,b){return Math.max(0,a[18152+b]-c[5011+b]);}
function $eJ$(d,a,e,b){let c;c=a[4831+b];if(c<0||d[52+c]!=e){return 0;}return $eH$(d,a,(-1),b);}
function $eK$(d,b,a,c){let f,e,$0,$1,$2,$3;if(a>=0&&b[2335+a]){return;}if(c>=0&&b[5011+c]){return;}e=1-d[52+b[2059]];for($0=0,$1=d[25];$0<$1;$0+=1){f=$0;if($eJ$(d,b,e,f)&&b[5011+f]){$eu$(d,b,f);}}for($2=d[33+e],$3=d[35+e];$2<$3;$2+=1){f=$2;if(b[2335+f]&&$eH$(d,b,f,(-1))){$dl$(d,b,f,1);}}}
function $eL$(d,a,c){let b;b=a[34397];if(c<=$m$(d,a,b)){$eK$(d,a,b,(-1));a[1]=405;return;}$eK$(d,a,(-1),(-1));if(a[2271+b]>=0){$eF$(d,a,b);}a[34397]=(-1);a[1]=409;}
function $eM$(a,b,c){b[34398]=$ed$(a,b,b[34397],c);b[34397]=(-1);b[1]=407;}
function $eN$(c,b,a){if(a>10000){b[34398]=a-10000-1;}else{b[34397]=a-1;}b[1]=407;}
function $eO$(a,c,d){let b,h,f,g,e,$0,$1,$2;b=$part(a,80614,80845);e=$eV$(b,$fa$(a,c),d);$0=34399;c[$0]=c[$0]+$eU$(e);$1=34400;c[$1]=c[$1]+$eT$(e);$2=[$eS$(a,c,0),$eS$(a,c,1)];f=$2[0];g=$2[1];h=$eR$(c[34399],c[34400],f,g,0,0);if(h!=0){$eP$(a,c,h==1?0:1,1);}else{if(c[34399]!=c[34400]){c[1]=408;}}}
function $eP$(a,b,d,i){let f,e,h,g,c,j,$0,$1,$2,$3;c=a[52+b[2059]];e=b[34400-d]>0?1:0;$0=[b[34397],b[34398],b[34396]];f=$0[0];g=$0[1];h=$0[2];b[5011+h]=0;if(f>=0){b[2335+f]=0;}else{b[5011+g]=0;}if(i){j=d==0?1-c:c;$eQ$(b,j,d==1&&f>=0&&$o$(a,f));}if(d==0){$eu$(a,b,h);if(f>=0){$3=2303+f;b[$3]=b[$3]+e;}else{$2=4951+g;b[$2]=b[$2]+e;}}else{$1=4951+h;b[$1]=b[$1]+e;if(f>=0){$dl$(a,b,f,1);}else{$eu$(a,b,g);}}b[1]=409;}
function $eQ$(a,b,c){let $0,$1;if(c){$1=2127+b;a[$1]=a[$1]+1;}else{$0=2125+b;a[$0]=a[$0]+1;}}
function $eR$(a,c,b,d,e,f){if(a>=b){return 1;}if(c>=d){return 2;}if(a>c&&b-a<=e){return 3;}if(c>a&&d-c<=f){return 4;}return 0;}
function $eS$(c,b,a){let d;if(a==1&&b[34397]>=0){return $eG$(c,b,b[34397]);}d=a==0?b[34396]:b[34398];return $eI$(c,b,d)-b[4951+d];}
function $eT$(a){return a>3?a-3:0;}
function $eU$(a){return a<=3?a:0;}
function $eV$(c,a,b){if(a<15){return b<=a-1+(-3)?1:0;}if(a<29){return Math.max(0,b-(a-15+(-3)));}if(a<68){return $eZ$(c,a-29,b);}if(a<70){return $eY$(c,a-68,b);}if(a==70){return c[141+b];}if(a<199){return $eX$(c,a-71,b);}return $eW$(Math.floor((a-199)/21),$mod(a-199,21),b);}
function $eW$(c,e,d){let g,h,f,a,b,$0,$1;$0=[c+Math.floor(d/10),e+$mod(d,10)];a=$0[0];b=$0[1];$1=[Math.min(a,b),Math.max(a,b)];f=$1[0];g=$1[1];if(f==g){return 0;}h=1+(2*f<=g?1:0)+(3*f<=g?1:0);return a==f?h:3+h;}
function $eX$(f,c,d){let a,g,e,b,h,$0;$0=[$mod(c,2),d+$mod(Math.floor(c/2),8)+(-4)];a=$0[0];b=$0[1];e=Math.min(Math.max(b,0),9);g=f[151+Math.floor(c/16)*10+e];h=a&&d==9?2:0;return 4*Math.floor(g/2)+1*$mod(g,2)+h;}
function $eY$(b,d,a){let c;if(Math.floor(a/10)<9){return 0;}c=b[131+$mod(a,10)];return d&&c==1?2:c;}
function $eZ$(c,b,a){let e,d;d=a+($mod(b,3)-1)*c[0];e=Math.min(Math.max(d,0),9);return c[1+Math.floor(b/3)*10+e];}
function $fa$(a,b){let c;c=$fd$(a,b,b[34396]);if(b[34397]>=0){return $fb$(c,$fc$(a,b,b[34397]));}return $fb$(c,$fd$(a,b,b[34398]));}
function $fb$(a,b){return 199+Math.min(a,20)*21+Math.min(b,20);}
function $fc$(a,b,c){let d;d=a[276+b[2239+c]*32+c];return Math.max(0,d-b[2335+c]);}
function $fd$(a,c,b){return Math.max(0,a[18092+b]-c[5011+b]);}
function $fe$(c,a,b){a[1]=407;if(b){$eP$(c,a,$ff$(a),0);}}
function $ff$(a){return a[34399]>a[34400]?0:1;}
function $fg$(a,b,d,c){if(b[9876]<0){$fh$(a,b,c);}else{if(d==302){$fo$(a,b,c);}else{$fp$(a,b,c);}}}
function $fh$(a,c,d){let b,g,e,f,$0;b=$part(a,80614,80845);if(c[1]==300){$0=49628+a[15892+c[9875]]*24+16;c[$0]=c[$0]+1;e=$eV$(b,$fm$(a,c),d)&2;c[1]=e?301:c[9882];return;}f=$eV$(b,$fl$(a,c),d);g=$fj$(a,c);if(g>=0&&f==1){c[2207+g]=1;}else{if(g>=0&&f==2){$dl$(a,c,g,1);}else{if(g<0&&f>0){$fi$(a,c,c[27696],f);}}}c[1]=c[9882];}
function $fi$(c,a,b,e){let d,$0;$0=4951+b;a[$0]=a[$0]+1;d=c[18152+b]-a[5011+b];if(e==2||a[4951+b]>=d){$eu$(c,a,b);}}
function $fj$(c,a){let b;b=a[27696];if(b>=0&&a[4891+b]==a[9877]){return (-1);}return $fk$(c,a,1-c[15892+a[9875]],a[9877],(-1));}
function $fk$(e,b,f,c,a){let d,$0,$1;if(a>=0&&b[2271+a]==c){return a;}for($0=e[33+f],$1=e[35+f];$0<$1;$0+=1){d=$0;if(b[2271+d]==c){return d;}}return (-1);}
function $fl$(a,b){let c,d;c=$fj$(a,b);d=c>=0&&b[2207+c]==1;return 68+(d?1:0);}
function $fm$(a,b){let c,d;c=a[26212+b[9877]]+b[9880]+b[9881]*a[85626];d=a[17172+b[9875]]==1?0:1;return $fn$(d,b[9879],c,1);}
function $fn$(a,b,c,e){let d;d=(a*4+b-1)*8+c-(-4);return 71+2*d+e;}
function $fo$(g,a,f){let c,e,d,b,$0;b=a[34395];$0=[Math.floor(f/10000),$mod(f,10000)-1,a[2591+b]];c=$0[0];d=$0[1];e=$0[2];if(d==e){$ds$(g,a,b,c);}else{$ap$(g,a,b);$bH$(g,a,b,d,c);$dh$(g,a,g[15892+b],e,d);}a[1]=a[9882];}
function $fp$(d,c,g){let e,a,b,h,f,$0,$1;$0=[$part(c,29628,30191),$part(c,30191,30252)];a=$0[0];b=$0[1];e=$part(d,80614,80845);f=b[0];if(f==12){if($fH$(c)&&c[34394]==0){c[34394]=1;if(g==0){$1=16;b[$1]=b[$1]+1;b[0]=11;}return;}h=347+b[16]*6;$fu$(a,b,$eV$(e,a[h+3],g));}else{if(f==13){$fI$(a,b,$eV$(e,$fK$(a,b,$fN$(a,b)),g));}else{if(f==14){$fO$(a,b,$eV$(e,$fQ$(a,b),g));b[0]=11;}else{$fR$(a,b,$eV$(e,$fS$(a,b),g));}}}$fq$(d,c);}
function $fq$(c,b){let a,$0,$1;for($0=0,$1=2;$0<$1;$0+=1){a=$0;if(b[30262+a]>=0){$ft$(c,b,a);}}$fr$(c,b,0);$fr$(c,b,4);}
function $fr$(f,c,d){let b,e,a,$0;$0=[c[30252+d],$fs$(d)];a=$0[0];b=$0[1];e=c[b+0];if(c[2911+a]>=2){return;}if(e>=2){$ao$(f,c,a,e);return;}$ch$(f,c,a,e);c[3071+a]=c[b+1];}
function $fs$(a){return 30222+a*3;}
function $ft$(f,c,d){let a,b,e,$0,$1;$0=[c[30262+d],c[30199+d]];a=$0[0];b=$0[1];if(c[30219]==1+d){$1=2303+a;c[$1]=c[$1]+1;c[30219]=0;}if(c[30218]==1+d){e=c[30263-d];$eQ$(c,f[52+a],$o$(f,e));c[30218]=0;}if(c[2207+a]>1){return;}if(b==2){c[2207+a]=1;}else{if(b==3||b==4){$dl$(f,c,a,1);}}c[30205]=0;}
function $fu$(d,c,a){let e,b,$0;b=Math.floor(a/4);c[17]=$mod(a,4);e=d[$fG$(c[16])+4]==3;if(c[25]==0&&!e){$0=19+$fF$($fN$(d,c));c[$0]=c[$0]+b;}c[18]=$fE$(d,c,b);$fA$(d,c,$fN$(d,c),b,0);$fv$(d,c);}
function $fv$(a,b){let c,$0;c=$fN$(a,b);if(b[17]&1&&$fw$(b,c)){b[0]=13;}else{if(b[17]&2&&$fy$(a,b,c)){b[0]=14;}else{b[17]=0;$0=16;b[$0]=b[$0]+1;b[0]=11;}}}
function $fw$(a,b){return a[$fx$(b)+0]<=1;}
function $fx$(a){return 31+a*3;}
function $fy$(e,c,a){let d,b;b=$fF$(a);d=c[8+b];return (d==1||d==2)&&e[$fz$(b)+1]==a;}
function $fz$(a){return 85+a*15;}
function $fA$(f,e,c,d,g){let a,b,$0,$1,$2;$0=[$fx$(c),$fD$(c)];a=$0[0];b=$0[1];$1=a+1;e[$1]=e[$1]+d;if(e[a+0]==0&&e[a+1]>=f[b+2]){if(f[b+4]){$fB$(f,e,c);}else{if(g){$fC$(f,e,c);}else{e[a+0]=1;$2=a+1;e[$2]=e[$2]-f[b+2];}}}if(e[a+0]==1&&e[a+1]>=f[b+2+1]){$fC$(f,e,c);}}
function $fB$(f,c,a){let h,e,g,b,d,$0;b=$fx$(a);c[b+0]=3;c[b+1]=0;d=a<4?0:1;e=c[8+d];g=f[85+d*15+1]==a;h=g&&f[$fD$(a)+10]==1;if(h&&(e==1||e==2)){c[8+d]=3;$0=14;c[$0]=c[$0]|1+d;}}
function $fC$(a,b,c){$fB$(a,b,c);if(a[$fD$(c)+10]==0&&a[$fD$(c)+4]==0){b[$fx$(c)+0]=2;}}
function $fD$(a){return 147+a*20;}
function $fE$(c,e,h){let d,a,g,b,f,$0,$1;for($0=e[16]+1,$1=36;$0<$1;$0+=1){a=$0;b=$fG$(a);d=c[b+0];if(d==0){break;}if(d>3){f=c[b+1]==c[$fG$(e[16])+1];g=d==7||d==8?1:2;if(f&&h>=g){return e[18]|1+$fF$(c[b+1]);}}}return e[18];}
function $fF$(a){return a<4?0:1;}
function $fG$(a){return 347+a*6;}
function $fH$(a){let b;b=29975+a[30207]*6;return a[b+0]==1&&a[30207]>0;}
function $fI$(a,b,d){let c,$0;c=$fN$(a,b);if(!d){if(b[$fx$(c)+0]==1){$fA$(a,b,c,1,0);}else{$fJ$(a,b,c);}}$0=17;b[$0]=b[$0]&2;$fv$(a,b);}
function $fJ$(d,c,a){let b;b=$fx$(a);if(c[b+0]==0){if(d[$fD$(a)+4]){$fB$(d,c,a);}else{c[b+0]=1;c[b+1]=0;}}}
function $fK$(a,b,c){return a[18+$fL$(a,b,c,0)-(-3)];}
function $fL$(c,d,a,e){let f,b;b=a<4?0:1;f=$fM$(c,d,a)+c[2+b]-e;return Math.min(Math.max(f,(-3)),10);}
function $fM$(a,c,b){return a[$fD$(b)+2+c[$fx$(b)+0]];}
function $fN$(a,b){let c;c=a[$fG$(b[16])+2];return c==(-1)?b[1]:c;}
function $fO$(a,b,d){let c,$0;c=$fF$($fN$(a,b));if(d==1){b[8+c]=2;}else{if(d==2){$fP$(b,c,3);}}b[17]=0;$0=16;b[$0]=b[$0]+1;}
function $fP$(b,c,a){let $0;b[8+c]=a;$0=14;b[$0]=b[$0]|1+c;}
function $fQ$(a,b){let c,d;c=$fF$($fN$(a,b));d=b[8+c]==2;return a[$fz$(c)+(d?7:6)];}
function $fR$(e,a,f){let c,b,d,$0,$1,$2;b=$fG$(a[16]);$0=[e[b+0],e[b+1]];c=$0[0];d=$0[1];if(c==7){a[22]=1-f;}else{if($fS$(e,a)==0||c==8!=f>0){if(c==6){a[29]=(-d);}else{a[21]=1+d;}}}$1=18;a[$1]=a[$1]-(1+$fF$(d));$2=16;a[$2]=a[$2]+1;a[0]=11;}
function $fS$(c,d){let e,a,b,$0;$0=[c[$fG$(d[16])+0],$fD$($fN$(c,d))];a=$0[0];b=$0[1];e=c[b+12]==0&&c[b+4]==0;if(a==5||a==6&&e){return 0;}return $fK$(c,d,$fN$(c,d));}
function $fT$(c,a,d){let e,b,$0;b=a[30269];$ds$(c,a,b,d);$0=30269;a[$0]=a[$0]+1;e=$fU$(c,a,b);if(e){$cv$(c,a,b,e);}}
function $fU$(a,c,b){if(a[17172+b]!=0||c[3231+b]){return 0;}return a[24612+c[2591+b]];}
function $fV$(g,d,c){let e,f,i,b,a,h,$0,$1;$0=[Math.floor(c/10000),$mod(c,10000)-1];a=$0[0];b=$0[1];d[34233+b]=a>=3?1:0;$1=[$fZ$(g,d,b,0),$fZ$(g,d,b,1)];e=$1[0];f=$1[1];h=$mod(a,3);i=h==1?f:e;if(d[33433+i]==0){$fY$(d);$fW$(d,d[30266]-1,i,1);if(h==2){$fW$(d,d[30266]-1,f,1);}}$fW$(d,d[33433+i]-1,b,0);}
function $fW$(e,a,f,b){let d,c,$0,$1;c=$fX$(a)+(b?4:0);for($0=0,$1=4;$0<$1;$0+=1){d=$0;if(e[c+d]<0){e[c+d]=f;e[33433+f]=1+a;return;}}}
function $fX$(a){return 32713+a*18;}
function $fY$(a){let c,b,$0,$1,$2;b=$fX$(a[30266]);for($0=0,$1=18;$0<$1;$0+=1){c=$0;a[b+c]=(-1);}$2=30266;a[$2]=a[$2]+1;}
function $fZ$(a,b,c,d){let e;e=$ga$(a,b,c,d);return e>=0&&b[33753+e]==0?e:(-1);}
function $ga$(f,c,d,a){let e,b;b=a==0?5:0;e=$mod(c[2751+d]+b,6);return $gb$(f,c,d,e);}
function $gb$(a,b,c,d){let e;if(!$j$(a,b[2591+c],d)){return (-1);}e=b[5071+$i$(a,b[2591+c],d)];return e>=0&&a[15892+e]!=a[15892+c]?e:(-1);}
function $gc$(a,b){$ge$(a,b);b[1]=$gd$(a,b)?204:205;}
function $gd$(e,d){let a,b,c,$0,$1,$2;$0=0;a=$0;b=$0;for($1=0,$2=e[23];$1<$2;$1+=1){c=$1;if(d[33433+c]&&d[33913+c]!=0){a=a||e[16052+c]==d[2059];b=b||e[16052+c]==d[2060];}}return a&&b;}
function $ge$(b,a){let d,c,$0,$1,$2,$3;if(a[9872]!=2){$gr$(b,a);}$go$(b,a);for($0=0,$1=b[23];$0<$1;$0+=1){c=$0;if(a[33433+c]){a[34073+c]=$gi$(b,a,c);}}for($2=0,$3=a[30266];$2<$3;$2+=1){d=$2;a[30267]=d;$gf$(b,a,$fX$(d));}a[30267]=0;}
function $gf$(f,b,c){let d,g,a,e,$0,$1,$2,$3,$4,$5;for($0=0,$1=2;$0<$1;$0+=1){a=$0;b[c+16+a]=(-1);for($2=a*4,$3=(1+a)*4;$2<$3;$2+=1){d=$2;e=b[c+d];if(e>=0){b[c+8+d]=b[2591+e];if(b[c+16+a]<0){b[c+16+a]=$gh$(f,b,e);}}}b[30262+a]=b[c+16+a];}$gg$(b);g=30273+b[30267]*61;for($4=0,$5=61;$4<$5;$4+=1){d=$4;b[g+d]=b[30191+d];}}
function $gg$(b){let d,e,a,c,$0,$1,$2,$3;for($0=0,$1=61;$0<$1;$0+=1){a=$0;b[30191+a]=0;}b[30194]=(-1);b[30191]=19;for($2=0,$3=2;$2<$3;$2+=1){c=$2;d=b[30262+c];if(d>=0){e=b[2207+d]==1?2:1;b[30199+c]=e;}}}
function $gh$(a,b,c){return $fk$(a,b,a[15892+c],b[2591+c],a[16052+c]);}
function $gi$(g,a,b){let d,e,c,f,$0,$1;c=$fX$(a[33433+b]-1);if(!$gn$(a,c,b)){return 0;}d=0;for($0=0,$1=4;$0<$1;$0+=1){e=$0;f=a[c+4+e];if(f>=0){if(g[16372+f]==8){return 0;}if($gm$(g,a,b,f)&&$gl$(g,a,b,f)){d=d|1<<e;}}}return $gj$(g,a,b)?0:d;}
function $gj$(d,b,c){let g,f,a,e,$0,$1;for($0=0,$1=6;$0<$1;$0+=1){a=$0;if($au$(b[2751+c],a)){continue;}e=$i$(d,b[2591+c],a);f=e>=0?b[5071+e]:(-1);if(f<0||d[15892+f]==d[15892+c]){continue;}g=b[33753+f]||$gk$(b,f);if(!g&&$at$(d,b,f,$ar$(a))){return 1;}}return 0;}
function $gk$(a,b){let c;if(a[33433+b]==0){return 0;}c=$fX$(a[33433+b]-1)+4;return $has([a[c],a[c+1],a[c+2],a[c+3]],b);}
function $gl$(e,c,f,d){let b,a,$0;$0=[c[2591+d],c[2751+d]];a=$0[0];b=$0[1];return $W$(e,a,b,c[2591+f])!=0;}
function $gm$(d,a,b,c){if(a[2591+b]<0||a[2591+c]<0){return 0;}return $ga$(d,a,b,0)==c||$ga$(d,a,b,1)==c;}
function $gn$(b,c,d){let a,$0,$1;for($0=0,$1=4;$0<$1;$0+=1){a=$0;if(b[c+a]==d){return 1;}}return 0;}
function $go$(c,d){let a,e,b,f,$0,$1,$2,$3,$4,$5;for($0=1,$1=d[30266];$0<$1;$0+=1){a=$0;b=a;while(b>0&&$gq$(c,d,b)<$gq$(c,d,b-1)){$gp$(d,b,b-1);b=b-1;}}for($2=0,$3=d[30266];$2<$3;$2+=1){e=$2;for($4=0,$5=8;$4<$5;$4+=1){b=$4;f=d[$fX$(e)+b];if(f>=0){d[33433+f]=1+e;}}}}
function $gp$(b,c,e){let d,a,$0,$1;for($0=0,$1=18;$0<$1;$0+=1){a=$0;d=b[$fX$(c)+a];b[$fX$(c)+a]=b[$fX$(e)+a];b[$fX$(e)+a]=d;}}
function $gq$(d,a,b){let c,e;c=a[2591+a[$fX$(b)+4]];e=2*d[21412+c]+d[23012+c];return e*1600+c;}
function $gr$(f,c){let g,a,b,d,e,$0,$1,$2,$3,$4,$5;for($0=0,$1=c[30266];$0<$1;$0+=1){a=$0;for($2=0,$3=4;$2<$3;$2+=1){b=$2;d=c[$fX$(a)+b];for($4=0,$5=2;$4<$5;$4+=1){e=$4;if(d>=0){g=$fZ$(f,c,d,e);if(g<0||c[33433+g]||!$gz$(c,a,1)){continue;}if(!$gs$(f,c,d,g)){$fW$(c,a,g,1);}}}}}}
function $gs$(b,a,c,e){let g,d,f,$0,$1;if(a[30265]!=0||!$gy$(b,a,c)){return 0;}for($0=0,$1=6;$0<$1;$0+=1){d=$0;f=b[29412+6*a[2591+e]+d];g=f>=0?a[5071+f]:(-1);if(g>=0&&a[33433+g]==0&&$gy$(b,a,g)){if($gm$(b,a,g,e)&&$gt$(b,a,g)>=3){return 1;}}}return 0;}
function $gt$(c,a,b){let d;if(a[2591+b]<0||$gx$(c,b)||a[33593+b]){return 0;}if(!$gw$(c,a,b)){return 0;}if(a[3551+b]){return 4;}if(a[9872]==3){return 0;}d=c[17172+b]!=0;if(a[4351+b]&&!d&&$gv$(c,a,b)){return 3;}if(a[2911+b]!=0||$gu$(a,b)){return 0;}if(a[4351+b]){return 2;}return $bY$(c,a,b)?1:0;}
function $gu$(a,b){let $0;if(a[3391+b]==2){return 1;}return 2<=($0=a[4191+b])&&$0<=5;}
function $gv$(a,b,c){return a[48]==1||b[4671+c]==0;}
function $gw$(c,d,e){let a,b,$0;$0=[$fZ$(c,d,e,0),$fZ$(c,d,e,1)];a=$0[0];b=$0[1];return a>=0||b>=0;}
function $gx$(a,b){let c;c=a[16372+b];return c==6||c==7||c==8;}
function $gy$(a,d,b){let c;c=a[16052+b];return c==d[2059]||c==d[2060];}
function $gz$(a,b,c){return a[$fX$(b)+(c?4:0)+4-1]<0;}
function $gA$(a,d,c){let b;b=$part(a,80614,80845);d[30268]=$eV$(b,70,c);d[1]=205;}
function $gB$(e,c,g){let f,a,b,j,i,d,h,$0,$1;$0=[$part(c,29628,30191),$part(c,30191,30252)];a=$0[0];b=$0[1];d=b[1];f=$part(e,80614,80845);h=$eV$(f,$fK$(a,b,d),g);if(b[0]==1){$gF$(b,h);}else{$gG$(a,b,h);}$1=1;b[$1]=b[$1]+1;i=b[0]==0&&!h;j=i&&$fw$(b,d)&&c[$gE$(d)+11]==0;$gD$(e,c);if(j){$gC$(c,d);}}
function $gC$(b,a){b[30271]=a;b[1]=206;}
function $gD$(c,b){let d,f,e,a,$0,$1,$2,$3,$4,$5;for($0=0,$1=2;$0<$1;$0+=1){a=$0;if(b[30262+a]>=0){$ft$(c,b,a);}}for($2=0,$3=8;$2<$3;$2+=1){d=$2;if(b[30252+d]>=0){$fr$(c,b,d);}}e=30273+b[30267]*61;for($4=0,$5=61;$4<$5;$4+=1){f=$4;b[e+f]=b[30191+f];}b[30264]=0;}
function $gE$(a){return 29775+a*20;}
function $gF$(b,a){if(!a){b[$fx$(b[1])+2]=1;}}
function $gG$(d,a,c){let b;b=a[1];if(c){return;}if(d[$fD$(b)+11]){a[$fx$(b)+2]=1;$fA$(d,a,b,2,0);}else{a[$fx$(b)+2]=2;$fA$(d,a,b,1,0);if($fw$(a,b)){$gH$(d,a,b);}}}
function $gH$(a,b,c){if(a[$fD$(c)+19]){$fC$(a,b,c);}else{$gI$(a,b,c);b[5]=c<4?1:2;}}
function $gI$(c,d,a){let b;b=8+(a<4?0:1);if(c[$fD$(a)+16]&&$fw$(d,b)){$fA$(c,d,b,1,0);}}
function $gJ$(d,c,f){let e,a,b,g,$0,$1;$0=[$part(c,29628,30191),$part(c,30191,30252)];a=$0[0];b=$0[1];e=$part(d,80614,80845);g=$eV$(e,$gK$(a,b),f);$fA$(a,b,b[1],g,0);$1=1;b[$1]=b[$1]+1;$gD$(d,c);}
function $gK$(d,a){let c,b;b=a[1];c=0;if(d[$fD$(b)+12]&&$gL$(d,a)){c=d[10];}return d[32+$fL$(d,a,b,c)-(-3)];}
function $gL$(d,c){let a,b,$0,$1;a=0;for($0=0,$1=d[0];$0<$1;$0+=1){b=$0;if($gN$(c,b)){a=a+$gM$(d,c,b);}}return a>0;}
function $gM$(c,a,d){let b;b=a[21]-1;if(b>=0&&c[$fD$(b)+17]){return 0;}if(c[$fD$(d)+6]==2){return b>=0?1:0;}return c[$fD$(d)+6];}
function $gN$(a,b){return $fw$(a,b)&&a[$fx$(b)+2]==0;}
function $gO$(d,c,f){let e,a,b,$0;$0=[$part(c,29628,30191),$part(c,30191,30252)];a=$0[0];b=$0[1];e=$part(d,80614,80845);if(b[0]==5){$gP$(a,b,$eV$(e,$gR$(a,b),f));b[0]=7;}else{if($gT$(a,b,$eV$(e,a[12],f))){$gS$(c);}else{if(b[10]!=b[11]){c[1]=209;}}}$gD$(d,c);}
function $gP$(a,b,d){let c;c=$gQ$(a,b,0)?0:1;if(d==1){b[8+c]=2;}else{if(d==2){$fP$(b,c,3);}}}
function $gQ$(e,a,b){let d,c;c=a[8+b];d=c==1||c==2;return d&&$gN$(a,e[$fz$(b)+1]);}
function $gR$(a,b){let c,d;c=$gQ$(a,b,0)?0:1;d=b[8+c]==2;return a[$fz$(c)+(d?5:4)];}
function $gS$(a){let $0;a[30191]=7;$0=0;a[2335+a[30262]]=$0;a[2335+a[30263]]=$0;}
function $gT$(e,b,a){let f,g,c,d,$0,$1,$2;$0=10;b[$0]=b[$0]+$eU$(a);$1=11;b[$1]=b[$1]+$eT$(a);$2=$K10;c=$2[0];d=$2[1];f=$eR$(b[10],b[11],e[c+2],e[d+2],e[c+3],e[d+3]);if(f==0){return 0;}g=$has($K11,f)?0:1;$gU$(b,g,$has($K12,f));return 1;}
function $gU$(d,a,c){let b,$0;b=1-a;if(c){d[27]=1+b;}if(d[10+b]>0){d[28]=1+b;}$0=0;d[10]=$0;d[11]=$0;$fP$(d,a,c?3:4);}
function $gV$(d,a,b){let c;a[1]=208;if(b){c=$part(a,30191,30252);$gU$(c,$gW$(a),0);$gS$(a);}$gD$(d,a);}
function $gW$(a){return a[30201]>a[30202]?0:1;}
function $gX$(e,c,d){let f,a,b,g,h,$0,$1;$0=[$part(c,29628,30191),$part(c,30191,30252)];a=$0[0];b=$0[1];if(b[0]!=9){$hi$(c,b[0]==7?1:0,$hj$(c,d-1));$gD$(e,c);return;}f=$part(e,80614,80845);g=$eV$(f,$hg$(a,b),d);$hc$(a,b,g);h=$gZ$(a,b,g);$gD$(e,c);$gY$(c);if(h>=0){$1=[1+h,h*4];c[30270]=$1[0];c[30271]=$1[1];c[1]=211;}}
function $gY$(a){a[30271]=4;a[1]=212;}
function $gZ$(e,c,a){let b,d;b=Math.floor(a/128);d=$mod(a,128)*(1+c[30]);if($ha$(e,c,0)>0&&$ha$(e,c,1)>0){if(b>0&&b>=2*d){return 0;}if(d>0&&d>=2*b){return 1;}}return (-1);}
function $ha$(e,c,d){let a,b,$0,$1;a=0;for($0=$hb$(d),$1=$hb$(d)+e[0+d];$0<$1;$0+=1){b=$0;if($gN$(c,b)){a=a+1;}}return a;}
function $hb$(a){return a*4;}
function $hc$(a,b,c){let d;b[30]=$he$(a,b);d=$mod(c,128)*(1+b[30]);$hd$(a,b,0,Math.floor(c/128)*a[11],b[3],0);$hd$(a,b,1,d,b[4],b[30]);}
function $hd$(a,b,c,g,l,m){let e,i,k,f,h,j,d,$0,$1,$2;d=$ha$(a,b,c);$0=[Math.floor(g/d),$mod(g,d)];e=$0[0];f=$0[1];h=$hb$(c);i=f>0?f-1:0;for($1=h,$2=h+a[0+c];$1<$2;$1+=1){j=$1;if($gN$(b,j)){k=0;if(j==l){k=f>0?1:0;}else{if(i>0){k=1;i=i-1;}}$fA$(a,b,j,e+k,m);}}}
function $he$(a,b){return $hf$(a,b,b[3]);}
function $hf$(a,d,b){let c,e,$0,$1;c=a[$fD$(b)+7];if(c==0||a[14]&&d[23]){return 0;}if($ha$(a,d,1)==0){return 1;}for($0=0,$1=4;$0<$1;$0+=1){e=$0;if(c&1<<e&&$gN$(d,4+e)){return 1;}}return 0;}
function $hg$(a,b){let c;c=($gQ$(a,b,0)?1:0)-($gQ$(a,b,1)?1:0);return a[46+3*($hh$(a,b)-1)+c+1];}
function $hh$(a,b){let c,e,d,f,g,$0,$1,$2;c=$gM$(a,b,b[3])?115:131;d=a[c+(b[4]-4)*4+b[3]];d=d+a[7]*($ha$(a,b,0)-$ha$(a,b,1));$0=0;e=$0;f=$0;for($1=0,$2=a[0];$1<$2;$1+=1){g=$1;if($gN$(b,g)){e=e|b[$fx$(g)+0];f=f|a[$fD$(g)+9];}}d=d+(a[6]+b[26]-e*a[8]-f*a[9]);return Math.min(Math.max(d,1),13);}
function $hi$(b,c,a){b[30191+(c?4:3)]=a;b[30191]=c?8:9;}
function $hj$(b,c){let a,$0,$1;for($0=0,$1=8;$0<$1;$0+=1){a=$0;if(b[30252+a]==c){return a;}}return (-1);}
function $hk$(g,a,f){let e,c,d,b,$0,$1;b=a[30252+a[30271]];$0=[a[2591+b],$mod(f,10000)-1,Math.floor(f/10000)-1];c=$0[0];d=$0[1];e=$0[2];$dn$(g,a,b,d);$dh$(g,a,g[15892+b],c,d);if(e>=0){$hl$(g,a,a[5071+$i$(g,c,e)]);}$gD$(g,a);if(a[1]==206){a[1]=205;}else{$1=30271;a[$1]=a[$1]+1;}}
function $hl$(d,a,b){let c;c=$hj$(a,b);if(c>=0){$fA$($part(a,29628,30191),$part(a,30191,30252),c,1,0);}else{$cv$(d,a,b,1);}}
function $hm$(h,a,c){let b,e,g,f,d,$0,$1;b=$part(a,30191,30252);d=c-1;$0=[$hj$(a,d),$ho$(a,a[30271])];e=$0[0];f=$0[1];g=a[2591+d];b[31+e*3+2]=3;if(b[7]==0){$1=[1,e];b[7]=$1[0];b[1]=$1[1];}$gD$(h,a);$dn$(h,a,d,f);$dh$(h,a,h[15892+d],g,f);a[30272]=d;$hn$(h,a,d,213);a[26393+a[30252+a[30271]]]=1;}
function $hn$(a,b,c,d){$ck$(a,b,c,3,d);}
function $ho$(d,b){let a,c;a=4;c=b<a?b:4+b-a;return d[$fX$(d[30267])+8+c];}
function $hp$(d,a,c){let e,f,b,$0;b=a[30272];if(a[2751+b]!=c){$ds$(d,a,b,c);$0=[$part(a,29628,30191),$part(a,30191,30252)];e=$0[0];f=$0[1];$fA$(e,f,$hj$(a,b),$fU$(d,a,b),0);}$gD$(d,a);$hq$(a);}
function $hq$(a){let $0;$0=30271;a[$0]=a[$0]+1;a[1]=212;}
function $hr$(a,b){if($ay$(a,b)>=0){$hs$(b,10);}else{if($aA$(a,b)>=0){$ht$(a,b,$aA$(a,b));}else{if(b[1]<100){$hz$(a,b,b[1]);}else{if(b[1]<200){$ii$(a,b,b[1]);}else{$kD$(a,b,b[1]);}}}}}
function $hs$(b,a){b[0]=100000+a;}
function $ht$(c,e,d){let g,f,j,h,b,a,k,i,$0,$1,$2,$3,$4,$5,$6;$0=[c[52+d],e[2271+d]];a=$0[0];b=$0[1];$1=[c[29+a],c[31+a]];f=$1[0];g=$1[1];if(e[2527+d]==1&&$hy$(c,e,d)){$2=[c[116+d],c[148+d]];f=$2[0];g=$2[1];}h=1600;for($3=f,$4=g;$3<$4;$3+=1){i=$3;if(e[2591+i]>=0){h=Math.min(h,$k$(c,b,e[2591+i]));}}$hx$(e);j=$e$(c,e,a,b,1600);for($5=f,$6=g;$5<$6;$5+=1){i=$5;k=e[2591+i];if(k>=0&&$k$(c,b,k)==h&&e[10044+k]>0){$hw$(e,1+i);}}$d$(e,j);if(e[4]>0){$hu$(e,38,a);}else{$dl$(c,e,d,1);}}
function $hu$(a,b,c){let $0;$0=[b,c];a[2]=$0[0];a[3]=$0[1];a[0]=$hv$(b,c);}
function $hv$(a,b){return (-(10*a+b));}
function $hw$(b,a){let $0;b[9+b[4]]=a;$0=4;b[$0]=b[$0]+1;}
function $hx$(a){a[4]=0;}
function $hy$(c,b,d){let a,$0,$1;for($0=c[116+d],$1=c[148+d];$0<$1;$0+=1){a=$0;if(b[2591+a]>=0){return 1;}}return 0;}
function $hz$(a,b,c){if(c==4){$hA$(a,b);}else{if(c==5){$hI$(a,b);}else{if(c==8){$hQ$(a,b);}else{if(c==9){$hS$(a,b);}else{if(c==3){$hT$(a,b);}else{if(c==6){$hU$(a,b);}else{if(c==7){$hV$(a,b);}else{if(c==2){$hX$(a,b);}else{if(c==0){$hY$(a,b);}else{if(c==1){$hZ$(b);}else{$ia$(a,b,c);}}}}}}}}}}}
function $hA$(c,a){let b,e,d;b=$part(a,2110,2124);$bq$(c,a);d=b[0];if(d==5){$aM$(a);}else{if(d==8){$hB$(c,a);}else{if(d==14){$hx$(a);$hw$(a,0);$hw$(a,1);$hu$(a,4,a[5]);}else{if(d==6){$hD$(c,a);}else{if(d==9){$hF$(c,a);}else{if(d==15){$aO$(c,a,0);}else{e=$hG$($part(a,2067,2110),b);if(e==(-1)){$aO$(c,a,0);}else{$hs$(a,e);}}}}}}}}
function $hB$(b,a){if(a[2119]==1){$hC$(b,a);return;}a[2058]=0;$bB$(a,1-a[5]);}
function $hC$(d,a){let c,b,$0,$1;$aN$(a);$0=[1-a[5],a[2124]];b=$0[0];c=$0[1];$1=b;a[2057]=$1;a[5]=$1;a[2061]=0;if(!a[2143+c]){$bJ$(a,b,c);}$aF$(d,a,c);a[2063]=1;}
function $hD$(d,c){let e,b,a,$0,$1,$2;$0=[1-c[5],$m$(d,c,$bj$(d,c))];a=$0[0];b=$0[1];$hx$(c);$hw$(c,0);for($1=d[33+a],$2=d[35+a];$1<$2;$1+=1){e=$1;if($bu$(d,c,e,b,$hE$(c))){$hw$(c,1+e);}}$hu$(c,6,a);}
function $hE$(a){return a[2112]>0;}
function $hF$(d,a){let c,b,$0,$1;b=1-a[5];$hx$(a);$hw$(a,0);for($0=d[33+b],$1=d[35+b];$0<$1;$0+=1){c=$0;if($bx$(d,a,c)){$hw$(a,1+c);}}$hu$(a,7,b);}
function $hG$(c,a){let b,d;b=a[0];if(b==8){return 0;}if(b==1){return a[11]?c[12]:c[$aX$(a[1])+1];}if(b==4){return c[1];}if(b==6){return c[7]==2?(-5):(-1);}if(b==7){return c[3];}if($has($K13,b)){return c[10];}if(b==3){return c[$aX$($aY$(c,a))+2];}if(b==10){return c[15];}d=$hH$(b);if(d>0){return c[d]==2?(-4):(-1);}if(b==13){return c[2];}return b==0?c[11]:(-1);}
function $hH$(a){if(a==12){return 6;}if(a==14){return 16;}return a==15?17:0;}
function $hI$(c,a){let b,d;b=a[2059];d=$hP$(c,a,b);$hx$(a);if(d||a[2060]>=0){$hw$(a,1);}if(a[2060]<0&&!(a[2063]&&d)){if($hO$(c,a,b)){$hw$(a,2);}if($hN$(c,a,b)){$hw$(a,3);}if($hM$(c,a,b)){$hw$(a,4);}if($hJ$(c,a,b)){$hw$(a,5);}}if(a[4]>0){$hu$(a,3,a[5]);}else{a[1]=8;}}
function $hJ$(a,d,b){let c;c=a[52+b];if(!$u$(d,b)){return 0;}if(a[47]&&(d[2399+b]||d[2133+c]>=2)){return 0;}return $hL$(a,d,b)>0||$hK$(a,d,b);}
function $hK$(a,d,b){let c;c=a[52+b];if(d[2137+c]||d[2135+c]>=5){return 0;}if($hL$(a,d,b)>=2){return 0;}return $ef$(a,d,c)>0||$ef$(a,d,2)>0;}
function $hL$(e,c,d){let a,b,$0,$1;a=0;for($0=0,$1=e[25];$0<$1;$0+=1){b=$0;if(c[4831+b]==d){a=a+1;}}return a;}
function $hM$(a,d,b){let e,c,$0,$1;c=a[52+b];if(!$o$(a,b)||!$n$(a,d,c)){return 0;}for($0=a[33+c],$1=a[35+c];$0<$1;$0+=1){e=$0;if(e!=b&&$s$(d,e)&&$u$(d,e)){return 1;}}return 0;}
function $hN$(c,b,d){let a,$0,$1;for($0=c[116+d],$1=c[148+d];$0<$1;$0+=1){a=$0;if(b[2911+a]==2){return 1;}}return 0;}
function $hO$(c,b,d){let a,$0,$1;for($0=c[116+d],$1=c[148+d];$0<$1;$0+=1){a=$0;if(b[2591+a]>=0&&c[16372+a]!=8){return 1;}}return 0;}
function $hP$(c,b,d){let a,$0,$1;for($0=c[116+d],$1=c[148+d];$0<$1;$0+=1){a=$0;if(b[2591+a]>=0||$r$(c,b,a)){return 1;}}return 0;}
function $hQ$(c,a){let b;b=$part(a,2110,2124);a[2063]=0;if(b[0]==14&&!$hR$(c,a)){$aK$(b);}a[1]=4;}
function $hR$(a,b){if(!$x$(a,b,b[2059])){return 0;}return b[2060]<0||$x$(a,b,b[2060]);}
function $hS$(f,a){let d,c,e,b,$0,$1;b=a[2057];$hx$(a);$hw$(a,0);for($0=f[33+b],$1=f[35+b];$0<$1;$0+=1){c=$0;d=a[2060]>=0;e=c==a[2059]||c==a[2060];if($x$(f,a,c)&&(e||!d)){$hw$(a,1+c);}}if(a[4]>1){$hu$(a,5,b);}else{$bB$(a,$bv$(f,a,1-b)?1-b:b);}}
function $hT$(c,a){let f,e,d,g,b,$0,$1,$2,$3,$4,$5,$6;b=a[2057];if(!$bv$(c,a,b)){if($bv$(c,a,1-b)){$bB$(a,1-b);}else{a[1]=11;}return;}$0=[c[33+b],c[35+b]];d=$0[0];e=$0[1];$hx$(a);$hw$(a,0);for($1=d,$2=e;$1<$2;$1+=1){f=$1;if($x$(c,a,f)){$hw$(a,1+f);}}for($3=d,$4=e;$3<$4;$3+=1){g=$3;for($5=d,$6=g;$5<$6;$5+=1){f=$5;if($x$(c,a,f)&&$x$(c,a,g)){$hw$(a,1+f+1000*(1+g));}}}$hu$(a,2,b);}
function $hU$(b,a){let $0;if(a[2064]>=b[148+a[2059]]){a[1]=103;}else{if(a[2911+a[2064]]==2){$hs$(a,10);}else{$0=2064;a[$0]=a[$0]+1;}}}
function $hV$(d,a){let e,c,b,$0,$1,$2,$3,$4;b=a[2064];$hx$(a);for($0=0,$1=d[26];$0<$1;$0+=1){c=$0;if($hW$(d,a,b,c)){for($2=0,$3=6;$2<$3;$2+=1){e=$2;$hw$(a,1+6*c+e);}}}if(a[4]>0){$hu$(a,8,d[15892+b]);}else{$4=2064;a[$4]=a[$4]+1;a[1]=6;}}
function $hW$(b,a,c,e){let d,f,g,$0,$1;d=a[2271+b[16052+c]];if(a[5071+e]>=0||b[18212+e]==6){return 0;}if($k$(b,d,e)>3){return 0;}f=1-b[15892+c];for($0=b[29+f],$1=b[31+f];$0<$1;$0+=1){g=$0;if(a[2591+g]>=0&&$k$(b,a[2591+g],e)<3){return 0;}}return 1;}
function $hX$(d,a){let c,b,$0,$1;b=a[2065];$hx$(a);$hw$(a,0);for($0=d[33+b],$1=d[35+b];$0<$1;$0+=1){c=$0;if($b$(d,a,c)){$hw$(a,1+c);}}$hu$(a,1,b);}
function $hY$(d,b){let c,a,$0,$1,$2,$3,$4,$5,$6,$7,$8;for($0=0,$1=2;$0<$1;$0+=1){a=$0;$2=0;b[2129+a]=$2;b[2131+a]=$2;$3=0;b[2133+a]=$3;b[2137+a]=$3;b[2139+a]=$3;}for($4=0,$5=d[24];$4<$5;$4+=1){c=$4;$6=0;b[2431+c]=$6;b[2367+c]=$6;$7=0;b[2463+c]=$7;b[2399+c]=$7;}$8=$K14;b[2057]=$8[0];b[2058]=$8[1];b[1]=1;}
function $hZ$(a){$hs$(a,100);}
function $ia$(a,b,c){if(c==11){$ib$(a,b);}else{if(c==13){$ic$(a,b);}else{if(c==14){$id$(a,b);}else{$if$(a,b);}}}}
function $ib$(c,b){let a,d,$0,$1,$2,$3,$4;for($0=0,$1=c[24];$0<$1;$0+=1){a=$0;b[2175+a]=0;}for($2=0,$3=c[23];$2<$3;$2+=1){d=$2;b[3391+d]=0;}$4=(-1);b[2059]=$4;b[2060]=$4;b[2064]=0;b[1]=13;}
function $ic$(c,a){let b,d,$0,$1,$2,$3;b=a[2064];if(b>=c[24]){$0=$K15;a[2064]=$0[0];a[1]=$0[1];return;}$hx$(a);if(a[2207+b]==2){for($1=c[116+b],$2=c[148+b];$1<$2;$1+=1){d=$1;if(a[2591+d]>=0){$hw$(a,1+d);}}}if(a[4]>0){$hu$(a,9,c[52+b]);}else{$3=2064;a[$3]=a[$3]+1;}}
function $id$(b,a){let $0;if(a[2064]>=b[24]){a[1]=15;}else{if($ie$(b,a,a[2064])){$hs$(a,10);}else{$0=2064;a[$0]=a[$0]+1;}}}
function $ie$(c,a,b){let d,$0,$1;if(a[2207+b]==3||$aw$(c,a,b)==0){return 0;}if($s$(a,b)){return 1;}for($0=c[116+b],$1=c[148+b];$0<$1;$0+=1){d=$0;if(a[2911+d]!=3){return 1;}}return 0;}
function $if$(b,c){let e,d,a,$0,$1,$2;for($0=0,$1=2;$0<$1;$0+=1){a=$0;c[2141+a]=$ag$(b,c,a);}d=c[2141]>=b[41];e=c[2142]>=b[42];if(d&&e){c[7]=2;c[8]=$ih$($ig$(c,0),$ig$(c,1));}else{if(d||e){c[7]=1;c[8]=d?1:0;}else{if(c[6]>=b[0]){c[7]=3;c[8]=$ih$(c[2142]*b[41],c[2141]*b[42]);}else{if(b[27]>0){c[7]=4;}else{$2=6;c[$2]=c[$2]+1;c[1]=0;}}}}}
function $ig$(a,b){return a[2125+b]+a[2127+b];}
function $ih$(a,b){if(a==b){return (-1);}return a>b?0:1;}
function $ii$(a,b,c){if(c<=104){$ij$(a,b,c);}else{if(c<=114){$iq$(a,b,c);}else{if(c<=121){$jv$(a,b,c);}else{if(c<=127){$jI$(a,b,c);}else{if(c<=135){$jU$(a,b,c);}else{if(c<=146){$ke$(a,b,c);}else{$kv$(a,b,c);}}}}}}}
function $ij$(a,b,c){if(c==100){$ik$(a,b);}else{if(c==101){$im$(a,b);}else{if(c==102){$io$(a,b);}else{if(c==103){$ci$(b,b[2059],8);}else{$ip$(a,b);}}}}}
function $ik$(b,a){a[13276]=0;a[13437]=(-1);$il$(b,a);a[1]=110;}
function $il$(c,b){let a,$0,$1,$2;for($0=0,$1=c[23];$0<$1;$0+=1){a=$0;$2=0;b[26553+a]=$2;b[13277+a]=$2;}}
function $im$(a,b){let c,$0,$1,$2,$3;$il$(a,b);b[13276]=0;b[13437]=(-1);for($0=0,$1=a[23];$0<$1;$0+=1){c=$0;$2=0;b[26734+c]=$2;b[26894+c]=$2;$3=0;b[27214+c]=$3;b[27374+c]=$3;b[27534+c]=0;if(b[2591+c]>=0&&$in$(a,b,c)){b[27534+c]=1;}}b[26733]=a[116+b[2059]];b[1]=136;}
function $in$(a,e,b){let c,d,$0,$1;c=1-a[15892+b];for($0=a[29+c],$1=a[31+c];$0<$1;$0+=1){d=$0;if(e[2591+d]>=0){if($k$(a,e[2591+b],e[2591+d])<=2){return 1;}}}return 0;}
function $io$(a,b){let c;c=a[33+b[5]]-1;$ci$(b,$eb$(a,b,c),8);}
function $ip$(c,a){let b,$0,$1,$2;$0=(-1);a[27696]=$0;a[27698]=$0;a[27697]=0;$hx$(a);for($1=0,$2=c[25];$1<$2;$1+=1){b=$1;if(a[4831+b]==a[2059]){$hw$(a,1+b);}}if($hK$(c,a,a[2059])){$hw$(a,10001);}if(a[4]>0){$hu$(a,39,a[5]);}else{a[1]=8;}}
function $iq$(c,a,b){if(b==110){$ir$(c,a);}else{if(b==111){$iR$(c,a);}else{if(b==112){$iS$(c,a);}else{if(b==113){$jm$(c,a);}else{$hs$(a,10);}}}}}
function $ir$(d,c){let b,a,f,e,$0,$1,$2,$3,$4;$0=[c[5],$iP$(d,c)];a=$0[0];b=$0[1];$hx$(c);$hw$(c,0);for($1=0,$2=5;$1<$2;$1+=1){e=$1;for($3=d[29+a],$4=d[31+a];$3<$4;$3+=1){f=$3;if(f==b&&e>=2){continue;}if($iN$(d,c,f)&&$iw$(d,c,f,e)){$hw$(c,10000*e+1+f);}}}if(c[4]>1&&$it$(d,c)&&c[10]<20000){$is$(c);}$hu$(c,20,a);}
function $is$(b){let a,$0,$1,$2;for($0=0,$1=b[4]-1;$0<$1;$0+=1){a=$0;b[9+a]=b[9+a+1];}$2=4;b[$2]=b[$2]-1;b[9+b[4]]=0;}
function $it$(a,b){let c,$0,$1;if(!$iv$(a,b)){return 0;}for($0=a[116+b[2059]],$1=a[148+b[2059]];$0<$1;$0+=1){c=$0;if(b[2591+c]>=0&&$iu$(a,b,c)){return 0;}}return 1;}
function $iu$(a,d,b){let c,e,g,f,$0,$1;c=a[16372+b];if(c==6||c==7||c==8||d[2911+b]!=0){return 0;}if(d[3551+b]==0&&($gu$(d,b)||!$bY$(a,d,b))){return 0;}e=d[2591+b];for($0=0,$1=6;$0<$1;$0+=1){f=$0;if($au$(d[2751+b],f)){if(a[39012+6*e+f]){g=d[5071+$i$(a,e,f)];if(g>=0&&a[15892+g]!=a[15892+b]){return 1;}}}}return 0;}
function $iv$(c,a){let b,$0,$1;if(a[2063]==0||a[13276]){return 0;}for($0=c[116+a[2059]],$1=c[148+a[2059]];$0<$1;$0+=1){b=$0;if(a[4351+b]==1&&a[2591+b]!=a[4511+b]){return 0;}}return 1;}
function $iw$(d,a,b,c){if(a[2591+b]<0){return c==0&&$r$(d,a,b)&&$iK$(d,a,b);}if(d[16372+b]==8){return c==2&&$iJ$(d,a,b);}if(c==0){return $iD$(d,a,b);}if(c==1){return $iB$(d,a,b);}if(c==2){return $iJ$(d,a,b);}if(c==3){return $iy$(d,a,b);}return $ix$(d,a,b);}
function $ix$(a,c,b){if(a[17492+b]==0||c[2911+b]!=0||c[3551+b]){return 0;}if(c[3071+b]>=a[16532+b]-1&&c[3231+b]==0){return 0;}if($ct$(a,c,a[15892+b],c[2591+b])){return 0;}return $bY$(a,c,b);}
function $iy$(c,a,b){if(a[2911+b]!=1||!$iA$(a[3071+b],$ac$(c,a,b))){return 0;}return $bY$(c,a,b)&&!$iz$(c,a,b);}
function $iz$(e,c,d){let b,a,f,$0,$1,$2;$0=[c[2591+d],1-e[15892+d]];a=$0[0];b=$0[1];if($h$(c,b,a)>0){return 1;}for($1=e[29+b],$2=e[31+b];$1<$2;$1+=1){f=$1;if(c[2591+f]<0||e[17172+f]==0){continue;}if($cI$(e,c,f,a)>0){return 1;}}return 0;}
function $iA$(a,b){return a<b-1;}
function $iB$(a,c,b){let d,e,$0,$1;if(a[16372+b]!=2||c[3391+b]||c[3551+b]){return 0;}if($g$(c,a[15892+b],c[2591+b])||!$bY$(a,c,b)){return 0;}d=1-a[15892+b];for($0=a[29+d],$1=a[31+d];$0<$1;$0+=1){e=$0;if(c[2591+e]>=0&&$iC$(a,c,b,e)){return 1;}}return 0;}
function $iC$(d,a,e,b){let i,g,f,c,h;c=a[2591+b];f=$k$(d,a[2591+e],c);if(f<2||f>3||$h$(a,d[15892+e],c)>0){return 0;}if($cH$(d,a,e,b)==0){return 0;}g=$dM$(d,a,e,b);h=a[11644+g-1];i=$k$(d,h,c)==1;$d$(a,g);return i;}
function $iD$(a,b,c){let d,f,e,g,$0;d=$bY$(a,b,c);e=d?$bX$(a,b,c):Math.floor($bX$(a,b,c)/2);if($iI$(a,b,c,e,d)&&$iH$(a,b,c)){return 1;}if(b[3551+c]&&!$iG$(a,b,c)){return 0;}$0=[b[2591+c],a[15892+c]];f=$0[0];g=$0[1];if($g$(b,g,f)){return d&&$iE$(a,b,c);}return e>0||$dd$(a,b,c,f);}
function $iE$(e,c,d){let f,a,b,$0,$1,$2;$0=[c[2591+d],e[15892+d]];a=$0[0];b=$0[1];if(c[3551+d]==0&&$da$(e,c,b,a)==1){if($dd$(e,c,d,a)){return 1;}}for($1=0,$2=6;$1<$2;$1+=1){f=$1;if($au$(c[2751+d],f)){if(e[39012+6*a+f]){if($iF$(e,c,b,$i$(e,a,f))){return 1;}}}}return 0;}
function $iF$(e,a,d,b){let c;c=a[5071+b];if($g$(a,d,b)){return 0;}return c<0||e[15892+c]==d&&e[16372+c]!=8;}
function $iG$(a,d,b){let e,c,$0,$1;if(a[17332+b]==0){return 0;}for($0=0,$1=6;$0<$1;$0+=1){c=$0;if(d[3551+b]&1<<c){e=d[5071+$i$(a,d[2591+b],c)];if(a[17332+e]){return 0;}}}return 1;}
function $iH$(a,e,b){let c,d,$0,$1;c=1-a[15892+b];for($0=a[29+c],$1=a[31+c];$0<$1;$0+=1){d=$0;if(e[2591+d]>=0&&$cH$(a,e,b,d)!=0){return 1;}}return 0;}
function $iI$(a,c,b,d,e){if(a[17172+b]==0||a[16372+b]==8){return 0;}if(c[3391+b]||c[3551+b]||d<$cM$(a,b)){return 0;}return e||a[17172+b]==1;}
function $iJ$(c,a,b){if(a[3071+b]==0||c[18212+a[2591+b]]!=0){return 0;}return !$iz$(c,a,b);}
function $iK$(b,c,d){let a,$0,$1;for($0=0,$1=$iL$(b,c,b[16052+d]);$0<$1;$0+=1){a=$0;if($iM$(b,c,d,c[11644+a])){return 1;}}return 0;}
function $iL$(h,i,c){let g,a,d,e,b,f,$0,$1,$2,$3;$0=$K16;a=$0[0];b=$0[1];d=c*160;for($1=0,$2=h[468+c];$1<$2;$1+=1){e=$1;$3=[h[500+d+e],h[5620+d+e]];f=$3[0];g=$3[1];if(i[5071+f]>=0||b>=0&&g>b){continue;}b=g;i[11644+a]=f;a=a+1;}return a;}
function $iM$(a,b,c,d){let e;e=$bX$(a,b,c)-$co$(a,b,c,d);if(e==0){return !$ct$(a,b,a[15892+c],d);}return e>0;}
function $iN$(c,a,b){if(a[4191+b]||a[3391+b]==2){return 0;}return $iO$(c,a,b);}
function $iO$(a,d,b){let c,e;c=a[16052+b];e=c==d[2059]||c==d[2060];return e&&$s$(d,c);}
function $iP$(b,c){let a,d,$0,$1;a=(-1);if($iv$(b,c)){for($0=b[116+c[2059]],$1=b[148+c[2059]];$0<$1;$0+=1){d=$0;if($iQ$(b,c,d)){if(a>=0){return (-1);}a=d;}}}return a;}
function $iQ$(a,b,c){if($iN$(a,b,c)&&($iw$(a,b,c,0)||$iw$(a,b,c,1))){return 1;}return b[2591+c]>=0&&$iu$(a,b,c);}
function $iR$(c,a){let g,d,f,e,b,$0,$1,$2,$3,$4,$5;b=a[13437];$hx$(a);d=$iL$(c,a,c[16052+b]);for($0=0,$1=c[26];$0<$1;$0+=1){e=$0;for($2=0,$3=d;$2<$3;$2+=1){f=$2;if(a[11644+f]==e&&$iM$(c,a,b,e)){for($4=0,$5=6;$4<$5;$4+=1){g=$4;$hw$(a,1+6*e+g);}}}}$hu$(a,21,c[15892+b]);}
function $iS$(d,a){let c,b;b=a[13437];c=a[13497]&&a[13438]!=0;if($jl$(a)||c){$dg$(d,a);return;}$bW$(d,a);$jg$(d,a);$hx$(a);if($jf$(d,a)){$hw$(a,0);}if(a[13438]==2||a[13438]==3){$iW$(d,a);}else{$jd$(d,a);if(a[13438]==0){$jc$(d,a);}}if(a[13497]&&!$iV$(a,a[2591+b])){$hx$(a);}else{if(a[2063]&&$it$(d,a)&&$iV$(a,a[2591+b])){$iT$(a,a[2591+b]);}}if(a[4]>0){$hu$(a,22,d[15892+b]);}else{$dg$(d,a);}}
function $iT$(c,d){let a,b,$0,$1,$2,$3;a=0;for($0=0,$1=c[4];$0<$1;$0+=1){b=$0;if($iU$(c[9+b],d)){c[9+a]=c[9+b];a=a+1;}}for($2=a,$3=c[4];$2<$3;$2+=1){b=$2;c[9+b]=0;}c[4]=a;}
function $iU$(a,b){return a>10000||a>0&&Math.floor((a-1)/6)!=b;}
function $iV$(b,c){let a,$0,$1;for($0=0,$1=b[4];$0<$1;$0+=1){a=$0;if($iU$(b[9+a],c)){return 1;}}return 0;}
function $iW$(e,d){let b,c,g,h,f,i,a,$0,$1,$2,$3,$4,$5,$6,$7,$8,$9;$0=[d[13437],99,1073741824];a=$0[0];b=$0[1];c=$0[2];if(d[13443]==0){b=$ja$(e,d,d[2591+a],d[2751+a]);}for($1=0,$2=e[26];$1<$2;$1+=1){f=$1;if(d[13501+f]&&!$iZ$(d,a,f)){for($3=0,$4=6;$3<$4;$3+=1){g=$3;h=$ja$(e,d,f,g);if(h<=b&&$iX$(e,d,f,g)){i=$cu$($de$(e,d,f,g));if(h<b){$5=[h,i];b=$5[0];c=$5[1];}else{if(c<1073741824){c=Math.min(c,i);}}}}}}if(c==1073741824){return;}for($6=0,$7=e[26];$6<$7;$6+=1){f=$6;if(d[13501+f]&&!$iZ$(d,a,f)){for($8=0,$9=6;$8<$9;$8+=1){g=$8;if($ja$(e,d,f,g)==b&&$iX$(e,d,f,g)){if($cu$($de$(e,d,f,g))==c){$hw$(d,1+6*f+g);}}}}}}
function $iX$(e,a,c,d){let f,b;b=a[13437];if(c==a[2591+b]&&d==a[2751+b]){return 0;}f=$de$(e,a,c,d);if(f<a[13441]*4096||f==1073741824){return f!=1073741824;}return !$iY$(e,a,b)||$cR$(e,a,c,d)>=0;}
function $iY$(a,d,b){let c;c=a[16372+b]==0||a[16372+b]==1;return c&&d[2911+b]==0&&d[13438]==0;}
function $iZ$(a,c,b){return a[5071+b]>=0&&a[5071+b]!=c;}
function $ja$(a,c,b,e){let d;d=$k$(a,b,c[2591+c[13499]]);if(d==1&&$jb$(a,c,b,e,c[13499])){return 0;}return d;}
function $jb$(a,c,b,f,d){let e;e=$cC$(a,b,c[2591+d]);if(e<0||!$au$(f,e)){return 0;}return a[39012+6*b+e]>0;}
function $jc$(d,a){let e,c,f,b,$0,$1;b=a[13437];if(a[13440]&&a[13445]){return;}c=a[13441]-a[13442];if($iI$(d,a,b,c,a[13440]==0)){e=1-d[15892+b];for($0=d[29+e],$1=d[31+e];$0<$1;$0+=1){f=$0;if(a[2591+f]>=0&&$cH$(d,a,b,f)!=0){$hw$(a,10001+f);}}}}
function $jd$(d,a){let e,c,b,$0,$1,$2,$3;b=a[13437];for($0=0,$1=d[26];$0<$1;$0+=1){c=$0;if(a[13501+c]==0||$iZ$(a,b,c)){continue;}if(a[13438]==1&&!$je$(d,a,b,c)){continue;}for($2=0,$3=6;$2<$3;$2+=1){e=$2;if($iX$(d,a,c,e)){$hw$(a,1+6*c+e);}}}}
function $je$(a,e,b,f){let d,c,$0,$1;c=a[15892+b];for($0=a[30-c],$1=a[32-c];$0<$1;$0+=1){d=$0;if(e[2591+d]>=0&&e[2143+a[16052+d]]){if($k$(a,f,e[2591+d])<=2){return 0;}}}return 1;}
function $jf$(b,a){if(a[13438]>=2){return 0;}if(a[13438]!=1){return 1;}return $je$(b,a,a[13437],a[2591+a[13437]]);}
function $jg$(g,a){let d,f,c,b,e,$0;b=a[13437];$er$(a);c=$eq$(a,a[2591+b]);$ep$(a,c,a[2751+b],a[13442]*4096,0);$0=$K0;d=$0[0];e=$0[1];while(e>0){f=a[22383+d];d=$mod(d+1,1986);e=e-1;a[24369+f]=0;e=$jh$(g,a,f,d,e);}}
function $jh$(e,d,c,q,r){let f,b,l,h,g,o,m,a,n,p,i,j,k,$0,$1,$2,$3,$4,$5;$0=[Math.floor(c/6),$mod(c,6)];a=$0[0];b=$0[1];if(d[15432+a]==0){$jj$(e,d,a);}$1=[d[18411+c],(d[13441]+1)*4096];f=$1[0];g=$1[1];for($2=0,$3=6;$2<$3;$2+=1){h=$2;i=$mod(b+h,6);j=$cQ$(d,a,Math.min(h,6-h));k=6*a+i;if(j==(-1)||f+j>=Math.min(d[20397+k],g)){continue;}d[20397+k]=f+j;for($4=0,$5=2;$4<$5;$4+=1){l=$4;m=$mod(i-l+6,6);n=d[16425+6*a+m];if(n!=(-1)&&f+j+n<g){o=$i$(e,d[15101+a],m);if(o==d[15101]){continue;}p=$eq$(d,o);if($ji$(e,d,p,f+j+n)){r=r+$ep$(d,p,i,f+j+n,q+r);}}}}return r;}
function $ji$(c,b,d,a){if(a<b[13441]*4096){return 1;}return $iY$(c,b,b[13437])||!$cU$(c,b,d);}
function $jj$(e,a,b){let c,d,$0,$1;c=a[15101+b];for($0=0,$1=6;$0<$1;$0+=1){d=$0;a[16425+6*b+d]=$cy$(e,a,c,d);}a[16094+b]=(-1);if($jk$(e,a,c)){a[16094+b]=$dc$(e,a,a[13437],c)*64;}a[15432+b]=2;}
function $jk$(e,a,c){let d,b;b=a[13437];d=c==a[2591+b]&&a[13443]==0&&a[13438]==1;if(!d&&$g$(a,e[15892+b],c)){return 0;}return $dd$(e,a,b,c);}
function $jl$(a){let b;b=a[13437];return a[2591+b]<0||a[3711+b]>0;}
function $jm$(d,a){let c,b;b=a[13437];if($jl$(a)){$dg$(d,a);}else{if(a[13453]==0&&a[13448]>=0){$jn$(d,a);}else{if(a[13453]==0){a[1]=112;}else{if(a[13455]==a[13454]){$jo$(d,a);}else{c=a[13456+a[13455]];if(a[2751+b]!=$mod(c,6)){$jp$(d,a,$mod(c,6),$jr$(d,a,$mod(c,6)));}else{if($jt$(d,a)){a[13447]=1;$js$(d,a,b,113);}else{$ju$(d,a,Math.floor(c/6));}}}}}}}
function $jn$(a,b){$cs$(a,b,b[13451]);$ds$(a,b,b[13437],b[13452]);$dg$(a,b);}
function $jo$(e,a){let d,c,b,$0,$1;b=a[13437];$0=[a[2591+b],a[2751+b]];c=$0[0];d=$0[1];$1=$K0;a[13453]=$1[0];a[13497]=$1[1];if(d!=a[13496]){$jp$(e,a,a[13496],$cV$(e,a,c,d,a[13496]));}a[1]=112;}
function $jp$(e,a,d,c){let f,b,$0,$1;b=a[13437];if(c==(-1)){a[13453]=0;return;}$0=13442;a[$0]=a[$0]+$cu$(c);$1=13444;a[$1]=a[$1]+$cY$(a[2751+b],d);$ds$(e,a,b,d);if($g$(a,e[15892+b],a[2591+b])&&a[13438]==0){a[13446]=1;a[4351+b]=Math.max(a[4351+b],2);}f=Math.floor($mod(c,4096)/64);if(f>0){$jq$(e,a,f);}}
function $jq$(d,a,e){let c,b;b=a[13437];c=a[2911+b];$cv$(d,a,b,e);if(a[2911+b]!=c){a[13453]=0;}}
function $jr$(d,a,e){let c,b;b=a[13437];c=a[2591+b];if(!$jk$(d,a,c)){return (-1);}if(a[13438]==1&&a[13443]==0){return $dc$(d,a,b,c)*64;}return $cW$(d,a,c,a[2751+b],e);}
function $js$(d,a,b,c){let e,f,$0,$1,$2;$0=[0,b,c];a[26355]=$0[0];a[26356]=$0[1];a[26358]=$0[2];a[26357]=0;e=1-d[15892+b];for($1=d[29+e],$2=d[31+e];$1<$2;$1+=1){f=$1;a[26393+f]=0;}a[1]=123;}
function $jt$(b,a){if(a[13447]||a[13438]>=2){return 0;}return $g$(a,b[15892+a[13437]],a[2591+a[13437]]);}
function $ju$(f,a,e){let g,d,c,b,$0;b=a[13437];$0=[a[2591+b],a[5071+e]];c=$0[0];d=$0[1];g=$cy$(f,a,c,$cC$(f,c,e));if(g==(-1)){a[13453]=0;}else{if(d>=0&&a[13438]==2){a[1]=114;}else{if(d>=0){$cv$(f,a,d,1);}$cr$(f,a,e,g);}}}
function $jv$(c,a,b){if(b==115){$jw$(c,a);}else{if(b==117){$jC$(c,a);}else{if(b==119){$jF$(c,a);}else{if(b==120){$jG$(c,a);}else{$hs$(a,10);}}}}}
function $jw$(c,a){let d,b;b=a[26359];d=a[2591+b]>=0?$jA$(c,a,b):(-1);if(d<0){a[1]=a[26360];return;}a[27694]=d;if(c[17332+b]){a[1]=116;return;}$hx$(a);$hw$(a,0);$jx$(c,a,d,b);$hu$(a,23,c[52+d]);}
function $jx$(c,e,d,f){let b,a,$0;$0=[c[52+d],e[2271+d]];a=$0[0];b=$0[1];if($g$(e,a,b)||!$cJ$(c,e,b,e[2591+f])){return;}$jy$(c,e,a,b,e[2591+f]);}
function $jy$(b,e,f,c,d){let a,$0,$1;for($0=0,$1=b[26];$0<$1;$0+=1){a=$0;if($k$(b,c,a)==1&&$k$(b,a,d)>2){if($jz$(b,e,f,c,a)){$hw$(e,1+a);}}}}
function $jz$(e,a,d,g,b){let f,c,$0,$1;c=a[5071+b];if($g$(a,d,b)||c>=0&&e[15892+c]!=d){return 0;}for($0=0,$1=6;$0<$1;$0+=1){f=$0;if($i$(e,g,f)==b){return $j$(e,g,f);}}return 0;}
function $jA$(a,e,b){let d,f,c,$0,$1;c=1-a[15892+b];for($0=a[33+c],$1=a[35+c];$0<$1;$0+=1){d=$0;f=e[2271+d];if(e[26361+d]==0&&f>=0&&e[2527+d]==0){if($jB$(a,e,c,f)&&$k$(a,f,e[2591+b])<=2){return d;}}}return (-1);}
function $jB$(d,a,e,b){let c;c=a[5071+b];return c<0||d[15892+c]!=e;}
function $jC$(c,a){let d,b,e,f,$0,$1,$2,$3;b=a[26356];if(a[2591+b]<0||c[17332+b]){$do$(a);return;}d=1-c[15892+b];$hx$(a);$hw$(a,0);for($0=0,$1=6;$0<$1;$0+=1){e=$0;for($2=c[29+d],$3=c[31+d];$2<$3;$2+=1){f=$2;if(a[2591+f]>=0&&$jD$(c,a,f,e)){$hw$(a,10000*e+1+f);}}}$hu$(a,24,d);}
function $jD$(d,a,b,e){let h,g,c,f,$0;c=a[2591+b];if(!$jE$(d,a,b)||!$j$(d,c,e)){return 0;}$0=[$i$(d,c,e),a[26356]];f=$0[0];g=$0[1];if(a[5071+f]>=0||$k$(d,f,a[2591+g])<=2){return 0;}h=!$g$(a,d[15892+b],f);return h&&$cJ$(d,a,c,a[2591+g]);}
function $jE$(a,c,b){if(a[16372+b]==8||c[3551+b]||c[26393+b]){return 0;}if(c[26355]==3&&c[33433+b]>c[30267]){return 0;}return $cm$(a,c,b)&&!$g$(c,a[15892+b],c[2591+b]);}
function $jF$(c,a){let b;b=a[26713];$hx$(a);$hw$(a,0);if(a[2591+b]>=0&&$dd$(c,a,b,a[2591+b])){$hw$(a,1);$hw$(a,2);}$hu$(a,25,c[15892+b]);}
function $jG$(c,a){let e,d,b,f,$0,$1,$2,$3;b=a[26356];if(a[2591+b]<0){$dv$(c,a);return;}d=1-c[15892+b];$hx$(a);$hw$(a,0);for($0 of $K0){e=$0;for($2=c[29+d],$3=c[31+d];$2<$3;$2+=1){f=$2;if(a[2591+f]>=0&&$jH$(c,a,f)){$hw$(a,10000*e+1+f);}}}$hu$(a,26,d);}
function $jH$(c,a,b){if(a[26553+b]||!$jE$(c,a,b)){return 0;}if(c[17332+a[26356]]&&c[17332+b]==0){return 0;}return $dd$(c,a,b,a[2591+b]);}
function $jI$(a,b,c){if(c==122){$jJ$(a,b);}else{if(c==123){$jM$(a,b);}else{if(c==124){$jN$(a,b);}else{if(c==125){$jR$(a,b);}else{if(c==126){$jS$(a,b);}else{$jT$(a,b);}}}}}}
function $jJ$(c,a){let d,b,e,$0,$1;b=a[26356];if(a[2591+b]<0){$dv$(c,a);return;}d=1-c[15892+b];$hx$(a);$hw$(a,0);if($h$(a,d,a[2591+b])>0){for($0=c[29+d],$1=c[31+d];$0<$1;$0+=1){e=$0;if($jK$(c,a,e)){$hw$(a,1+e);}}}$hu$(a,27,d);}
function $jK$(a,c,b){let e,d;if(a[17172+b]==0||c[2591+b]<0||c[26393+b]){return 0;}d=c[26356];if(c[3551+b]||!$jL$(a,c,b,c[2591+d])){return 0;}if(c[3711+d]==1+b){return 0;}if(c[26355]!=3){return 1;}e=$h$(c,a[15892+d],c[2591+b]);return e==($jL$(a,c,d,c[2591+b])?1:0);}
function $jL$(c,a,b,d){let e;if(a[2591+b]<0){return 0;}e=$cC$(c,d,a[2591+b]);return e>=0&&$db$(c,a,d,e,c[15892+b])==b;}
function $jM$(c,a){let d,f,b,e,$0,$1;b=a[26356];if(a[2591+b]<0||a[3711+b]){$dv$(c,a);return;}d=1-c[15892+b];$hx$(a);$hw$(a,0);for($0=c[29+d],$1=c[31+d];$0<$1;$0+=1){e=$0;if(c[17172+e]==1&&a[26393+e]==0&&a[2591+e]>=0){f=a[3551+e]||a[3551+b];if(!f&&$jL$(c,a,e,a[2591+b])){$hw$(a,1+e);}}}$hu$(a,28,d);}
function $jN$(a,b){let c,d,$0,$1;c=a[15892+b[26716]];if(b[26725]==3){b[1]=125;return;}$hx$(b);$hw$(b,0);for($0=a[29+c],$1=a[31+c];$0<$1;$0+=1){d=$0;if(a[16372+d]==6&&b[2591+d]>=0&&$jO$(a,b,d)){$hw$(b,1+d);}}$hu$(b,29,c);}
function $jO$(c,a,b){if($cF$(a,b)||!$jQ$(c,a,b)){return 0;}if(a[26728]==1){return $jK$(c,a,b);}return $jP$(c,a,b,a[26727]);}
function $jP$(a,d,b,e){let c;c=a[16052+b];if(c!=d[2059]&&c!=d[2060]){return 0;}if(d[4191+b]||d[3391+b]||$bX$(a,d,b)<$cM$(a,b)){return 0;}return $bY$(a,d,b)&&$cH$(a,d,b,e)!=0;}
function $jQ$(e,c,d){let b,a,$0,$1;a=0;for($0=0,$1=c[26725];$0<$1;$0+=1){b=$0;if(c[26716+b]==d){return 0;}if($k$(e,c[2591+d],c[2591+c[26716+b]])==1){a=1;}}return a;}
function $jR$(e,c){let a,b,d,$0,$1,$2,$3,$4;$0=[c[26726],c[26727]];a=$0[0];b=$0[1];if(a==c[26725]){c[1]=126;return;}c[26726]=a+1;d=c[26716+a];if(c[2591+d]<0||c[2591+b]<0||c[3711+b]==1+d){return;}if(c[26728]==0){$1=1;c[3391+d]=$1;c[13276]=$1;}c[26357]=1;$2=[d,b,c[2591+b]];c[9875]=$2[0];c[9876]=$2[1];c[9877]=$2[2];$3=[c[26728],c[26719+a]];c[9878]=$3[0];c[9879]=$3[1];$4=[c[26722+a],a];c[9881]=$4[0];c[9880]=$4[1];c[9882]=125;c[1]=300;}
function $jS$(c,a){let b;b=a[26727];if(a[2591+b]>=0&&a[2591+b]!=a[26729]){$cn$(c,a,b,a[26730]);}else{a[1]=a[26730];}}
function $jT$(c,a){let b;b=a[13437];if(a[2591+b]>=0&&a[3711+b]>0){$ck$(c,a,b,2,112);}else{if(a[13440]){$dg$(c,a);}else{a[1]=112;}}}
function $jU$(c,a,b){if(b==128){$jV$(c,a);}else{if(b==129){$hs$(a,10);}else{if(b==130){$jW$(c,a);}else{if(b==131){$jX$(c,a);}else{if(b==132){$jY$(c,a);}else{if(b==133){$ka$(c,a);}else{if(b==134){$kc$(c,a);}else{$kd$(a);}}}}}}}}
function $jV$(c,a){let d,e,b,$0,$1;b=a[26731];d=1-c[15892+b];$hx$(a);for($0=c[29+d],$1=c[31+d];$0<$1;$0+=1){e=$0;if(a[2591+e]>=0&&$iC$(c,a,b,e)){$hw$(a,1+e);}}$hu$(a,30,c[15892+b]);}
function $jW$(c,a){let e,d,b,$0,$1;b=a[26732];d=$dE$(c,a,b,a[2751+b]);$hx$(a);for($0=0,$1=2;$0<$1;$0+=1){e=$0;if($dE$(c,a,b,$dt$(a,b,e))<d){$hw$(a,1+e);}}$hu$(a,31,c[15892+b]);}
function $jX$(d,c){let g,e,f,b,a,$0,$1,$2;$0=[c[26731],c[26732]];a=$0[0];b=$0[1];if(c[2591+a]<0||c[2591+b]<0){c[1]=110;return;}e=d[15892+b];$hx$(c);$hw$(c,0);for($1=d[29+e],$2=d[31+e];$1<$2;$1+=1){f=$1;g=d[17172+f]==1&&c[2591+f]>=0;if(g&&f!=b&&c[26393+f]==0&&c[3551+f]==0){if($dJ$(d,c,f)!=0){$hw$(c,1+f);}}}$hu$(c,32,e);}
function $jY$(e,c){let d,a,b,$0;$0=[c[26732],c[26731]];a=$0[0];b=$0[1];d=c[34393];c[34393]=0;c[1]=110;if(c[2591+b]>=0&&c[3711+b]>0){$ck$(e,c,b,2,$jZ$(c,a,d));return;}if(c[2591+a]<0){return;}if(d==1){c[1]=133;}else{if(d==2&&c[2591+b]>=0){c[13499]=b;$bV$(e,c,a,3,134);}}}
function $jZ$(a,b,c){let d;d=a[2591+b]>=0&&c==1;return d?133:110;}
function $ka$(e,a){let c,b,d,$0,$1;b=a[26732];c=a[2591+b];$hx$(a);for($0=0,$1=e[26];$0<$1;$0+=1){d=$0;if($k$(e,c,d)==1&&$kb$(e,a,b,d)){$hw$(a,1+d);}}if(a[4]>0){$hu$(a,33,e[15892+b]);}else{a[1]=110;}}
function $kb$(e,a,b,f){let c,d,$0,$1;c=a[2591+b];for($0=0,$1=6;$0<$1;$0+=1){d=$0;if($i$(e,c,d)==f&&$au$(a[2751+b],d)){return $j$(e,c,d)&&a[5071+f]<0;}}return 0;}
function $kc$(d,c){let a,b,$0,$1,$2,$3;$0=[c[26732],c[26731]];a=$0[0];b=$0[1];c[1]=110;if(c[2591+a]<0||c[2591+b]<0){return;}if($k$(d,c[2591+a],c[2591+b])==1){if($jb$(d,c,c[2591+a],c[2751+a],b)){$1=[1+b,4];c[3711+a]=$1[0];c[3871+a]=$1[1];$2=[2,d[15892+a]];c[9872]=$2[0];c[9871]=$2[1];$3=[a,110];c[9873]=$3[0];c[9874]=$3[1];c[1]=200;}}}
function $kd$(a){let $0;$0=[0,a[5]];a[9872]=$0[0];a[9871]=$0[1];a[9874]=8;a[1]=200;}
function $ke$(a,b,c){if(c==136){if($dS$(a,b)>=0){$hs$(b,10);}else{b[1]=137;}}else{if(c==137){$kf$(a,b);}else{if(c==138){$kj$(a,b);}else{if(c==139){if($kk$(a,b)){$hs$(b,10);}else{b[1]=140;}}else{if(c==140){$kl$(a,b);}else{if(c==141){if($dW$(a,b)>=0){$hs$(b,10);}else{b[1]=142;}}else{$kp$(a,b,c);}}}}}}}
function $kf$(f,c){let a,e,d,b,h,g,$0,$1,$2,$3,$4,$5;$0=[c[2059],c[5]];a=$0[0];b=$0[1];$1=[f[116+a],f[148+a]];d=$1[0];e=$1[1];$hx$(c);if(!$ki$(f,c,d,e)){$hw$(c,0);}for($2=0,$3=4;$2<$3;$2+=1){g=$2;for($4=d,$5=e;$4<$5;$4+=1){h=$4;if(c[2591+h]>=0&&c[4191+h]==0){if($kg$(f,c,h,g)){$hw$(c,10000*g+1+h);}}}}$hu$(c,34,b);}
function $kg$(b,c,d,a){if(a==0){return $kh$(b,c,d);}if(c[27534+d]||a==1||$gu$(c,d)){return 0;}return a==2?$iJ$(b,c,d):$iy$(b,c,d);}
function $kh$(a,c,b){return a[16372+b]!=8&&c[26734+b]==0;}
function $ki$(c,b,d,e){let a,$0,$1;for($0=d,$1=e;$0<$1;$0+=1){a=$0;if(b[2591+a]>=0&&b[4191+a]==0&&$kh$(c,b,a)){if(!$je$(c,b,a,b[2591+a])){return 1;}}}return 0;}
function $kj$(d,a){let c,b;b=a[13437];c=a[2591+b];a[1]=137;if(c<0||c==a[13449]){return;}a[26894+b]=1;if(a[13450]){a[2559+a[2059]]=1;}}
function $kk$(b,a){return $s$(a,a[2059]);}
function $kl$(e,a){let c,h,f,g,b,d,$0,$1;b=1-a[5];c=a[2207+a[2059]]==3;for($0=e[29+b],$1=e[31+b];$0<$1;$0+=1){d=$0;f=e[16372+d];g=f==0||f==1||f==3;h=a[2591+d]>=0&&a[3551+d]==0;a[27054+d]=0;if(g&&h&&!c&&$km$(e,a,d)){a[27054+d]=1;}}a[1]=141;}
function $km$(e,c,f){let g,a,b,d,$0,$1,$2;$0=[0,c[5]];a=$0[0];b=$0[1];for($1=e[29+b],$2=e[31+b];$1<$2;$1+=1){d=$1;if($ko$(c,d)){g=$k$(e,c[2591+f],c[2591+d]);if(g>6){continue;}if(!a){$bV$(e,c,f,2,141);c[13441]=6;$jg$(e,c);a=1;}if($kn$(e,c,f,c[2591+d])){return 1;}}}return 0;}
function $kn$(a,c,b,i){let d,l,k,j,f,g,e,h,$0,$1,$2,$3,$4;d=a[17492+b]&&c[3231+b]==0;e=d?48612:58212;for($0=0,$1=6;$0<$1;$0+=1){f=$0;$2=[$i$(a,i,f),$ar$(f)];g=$2[0];h=$2[1];if(g<0||c[13501+g]==0||!$j$(a,g,h)){continue;}j=a[e+6*g+h];for($3=0,$4=2;$3<$4;$3+=1){k=$3;l=$de$(a,c,g,$mod(h+k,6));if($cu$(l)+j<=6){return 1;}}}return 0;}
function $ko$(a,b){return a[26894+b]>0&&a[2591+b]>=0;}
function $kp$(a,b,c){if(c==142){$kq$(a,b);}else{if(c==143){$kr$(a,b);}else{if(c==144){$ks$(a,b);}else{if(c==145){$kt$(a,b);}else{$ku$(a,b);}}}}}
function $kq$(d,a){let b,c,$0,$1;b=1-a[5];$hx$(a);for($0=d[29+b],$1=d[31+b];$0<$1;$0+=1){c=$0;if(a[27214+c]&&a[2591+c]>=0){$hw$(a,1+c);}}if(a[4]>0){$hu$(a,35,b);}else{a[1]=145;}}
function $kr$(f,c){let d,b,a,g,e,$0,$1,$2,$3,$4,$5,$6;$0=[c[5],c[2591+c[13437]]];a=$0[0];b=$0[1];d=1600;for($1=f[29+a],$2=f[31+a];$1<$2;$1+=1){e=$1;if($ko$(c,e)){d=Math.min(d,$k$(f,b,c[2591+e]));}}$hx$(c);for($3=0,$4=2;$3<$4;$3+=1){g=$3;for($5=f[29+a],$6=f[31+a];$5<$6;$5+=1){e=$5;if($ko$(c,e)&&c[27374+e]==g){if($k$(f,b,c[2591+e])==d){$hw$(c,1+e);}}}if(c[4]>0){break;}}if(c[4]>0){$hu$(c,36,1-a);}else{c[1]=142;}}
function $ks$(d,c){let b,a,$0,$1;$0=[c[13437],c[13499]];a=$0[0];b=$0[1];c[1]=142;if(c[2591+a]>=0&&c[2591+b]>=0){if($jb$(d,c,c[2591+a],c[2751+a],b)){$1=[1+b,3];c[3711+a]=$1[0];c[3871+a]=$1[1];}}}
function $kt$(d,a){let b,c,$0,$1,$2;a[1]=146;b=1-a[5];for($0=d[29+b],$1=d[31+b];$0<$1;$0+=1){c=$0;if(a[3871+c]==3){$2=[1,b];a[9872]=$2[0];a[9871]=$2[1];a[9874]=146;a[1]=200;}}}
function $ku$(c,a){let b,$0,$1,$2;a[1]=8;for($0=c[116+a[2059]],$1=c[148+a[2059]];$0<$1;$0+=1){b=$0;if(a[2591+b]>=0&&a[3551+b]){$2=[3,a[5]];a[9872]=$2[0];a[9871]=$2[1];a[9874]=8;a[1]=200;}}}
function $kv$(c,a,b){if(b==147){$kw$(c,a);}else{if(b==148){$ky$(c,a);}else{if(b==149){$kz$(c,a);}else{if(b==150){$kB$(c,a);}else{if(b==151){$kC$(c,a);}else{$hs$(a,10);}}}}}}
function $kw$(c,a){let b,e,d,$0,$1;b=a[27694];if(b<0){a[1]=a[27695];return;}$hx$(a);$hw$(a,0);if(a[2271+b]>=0&&a[2559+b]==0){d=c[52+b];$eo$(c,a,d,a[2271+b],$kx$(c,a,b),0);for($0=0,$1=c[26];$0<$1;$0+=1){e=$0;if(a[13501+e]&&e!=a[2271+b]){$hw$(a,1+e);}}}$hu$(a,37,a[5]);}
function $kx$(d,a,b){let c;c=a[2207+b]==1;if($g$(a,d[52+b],a[2271+b])){return c?3:4;}return c?6:9;}
function $ky$(b,a){$hs$(a,$ef$(b,a,$ee$(b,a,a[5])));}
function $kz$(e,c){let g,f,a,b,d,$0,$1,$2,$3,$4;$0=[c[27696],c[5]];a=$0[0];b=$0[1];d=c[4891+a];$hx$(c);$hw$(c,0);$eo$(e,c,b,d,10,0);for($1=0,$2=e[26];$1<$2;$1+=1){f=$1;if(c[13501+f]&&f!=d){$hw$(c,1+f);}}$eo$(e,c,b,d,10,1);for($3=e[34-b],$4=e[36-b];$3<$4;$3+=1){g=$3;if(c[2271+g]>=0){if($kA$(e,c,b,c[2271+g])<=10){$hw$(c,10001+g);}}}$hu$(c,39,b);}
function $kA$(a,b,c,d){let e;if(!$en$(a,b,c,d)){return $ej$(b,d);}e=$el$(a,b,d);if(e<0){return 1073741824;}return $ej$(b,e)+$em$(a,b,e,d);}
function $kB$(f,a){let e,d,b,c,g,$0,$1,$2,$3;b=a[27696];if(a[4831+b]!=a[2059]){a[1]=8;return;}if(a[27699]==0){a[1]=400;return;}$0=27699;a[$0]=a[$0]-1;$1=[a[4891+b],a[27700+a[27699]]];c=$1[0];d=$1[1];e=1-a[5];if($en$(f,a,a[5],d)){a[1]=152;return;}a[4891+b]=d;for($2=f[29+e],$3=f[31+e];$2<$3;$2+=1){g=$2;a[27740+g]=$jL$(f,a,g,c)?1:0;}a[1]=151;}
function $kC$(f,c){let b,e,a,d,$0,$1,$2;$0=[c[27696],1-c[5]];a=$0[0];b=$0[1];if(c[4831+a]!=c[2059]){c[1]=150;return;}$hx$(c);$hw$(c,0);for($1=f[29+b],$2=f[31+b];$1<$2;$1+=1){d=$1;e=c[27740+d]==0&&c[3551+d]==0;if(e&&f[17172+d]!=0){if($jL$(f,c,d,c[4891+a])){$hw$(c,1+d);}}}$hu$(c,27,b);}
function $kD$(a,b,c){if(c>=400){$kE$(a,b,c);}else{if(c>=300){$kR$(a,b,c);}else{if(c<205){$lI$(a,b,c);}else{if(b[30266]==0||c==215){$mh$(a,b);}else{if(b[30264]==0){$mi$(a,b);}else{$mF$(a,b,c);}}}}}}
function $kE$(a,b,c){let d;if(c==400){$kF$(a,b);}else{if(c==401){$kG$(a,b);}else{if(c==402){$kI$(a,b);}else{if(c==403){$kK$(a,b);}else{if(c==404){$hs$(b,10);}else{if(c==405){d=a[52+b[34397]];$hs$(b,$ef$(a,b,$ee$(a,b,d)));}else{if(c==406){$kM$(a,b);}else{if(c==407){$kN$(a,b);}else{if(c==408){$kP$(a,b);}else{$kQ$(a,b);}}}}}}}}}}
function $kF$(b,a){let $0,$1;a[34396]=a[27696];$0=(-1);a[34397]=$0;a[34398]=$0;$1=0;a[34399]=$1;a[34400]=$1;a[1]=a[27698]>=0?406:401;}
function $kG$(b,a){$hx$(a);$hw$(a,0);if($kH$(b,a)){$hw$(a,1);}if(a[27697]==0){$hw$(a,10001);$hw$(a,20001);if($u$(a,a[2059])){$hw$(a,30001);$hw$(a,40001);}}$hu$(a,50,b[52+a[2059]]);}
function $kH$(a,b){let d,c,e,$0,$1,$2,$3;c=1-a[52+b[2059]];for($0=a[33+c],$1=a[35+c];$0<$1;$0+=1){d=$0;if($eH$(a,b,d,(-1))){return 1;}}for($2=0,$3=a[25];$2<$3;$2+=1){e=$2;if(b[4831+e]>=0&&a[52+b[4831+e]]==c){if($eH$(a,b,(-1),e)){return 1;}}}return 0;}
function $kI$(a,b){let c,d,$0,$1;c=a[52+b[2059]];$hx$(b);if(b[34401]>0){for($0=a[29+c],$1=a[31+c];$0<$1;$0+=1){d=$0;if(b[33913+d]==1&&$kJ$(a,b,d)){$hw$(b,1+d);}}}if(b[4]==0){b[1]=409;}else{$hu$(b,51,c);}}
function $kJ$(c,a,b){if(a[2591+b]<0||a[2911+b]!=1){return 0;}return a[3071+b]<$ac$(c,a,b)-1&&!$iz$(c,a,b);}
function $kK$(a,b){let f,c,e,d,$0,$1,$2,$3,$4,$5;c=1-a[52+b[2059]];$hx$(b);$hw$(b,0);for($0=0,$1=4;$0<$1;$0+=1){d=$0;if(d==1){for($2=0,$3=a[25];$2<$3;$2+=1){e=$2;if($eJ$(a,b,c,e)){$hw$(b,10000*d+1+e);}}continue;}for($4=a[33+c],$5=a[35+c];$4<$5;$4+=1){f=$4;if($eH$(a,b,f,(-1))&&$kL$(a,b,f,d)){$hw$(b,10000*d+1+f);}}}$hu$(b,52,c);}
function $kL$(b,c,d,a){if(a==0){return 1;}if(!$hK$(b,c,d)){return 0;}if(a==3){return c[2175+d]>0;}return c[2175+d]==0&&c[2143+d]>0;}
function $kM$(d,a){let b,c,$0,$1;b=a[27698];$hx$(a);$hw$(a,1+b);for($0=0,$1=d[25];$0<$1;$0+=1){c=$0;if(a[4831+c]>=0&&d[52+a[4831+c]]==d[52+b]){if($eB$(a,c)==a[2271+b]){$hw$(a,10001+c);}}}$hu$(a,53,d[52+b]);}
function $kN$(c,a){let b;b=a[34398];if(b>=0&&a[4831+b]<0){a[1]=409;}else{$kO$(a,$fa$(c,a));}}
function $kO$(c,a){let b;b=a>=199||a==68||a==69;$hs$(c,b?100:10);}
function $kP$(a,b){let c;c=a[52+b[2059]];$hx$(b);$hw$(b,0);$hw$(b,1);$hu$(b,54,$ff$(b)==0?c:1-c);}
function $kQ$(c,b){let a,$0,$1;for($0=0,$1=c[25];$0<$1;$0+=1){a=$0;b[4891+a]=(-1);}b[1]=8;}
function $kR$(a,b,c){if(b[9876]<0){$kS$(a,b);}else{if(c==300){$kT$(a,b);}else{if(c==302){$lu$(a,b,b[34395],b[3711+b[34395]]-1);}else{$lw$(a,b);}}}}
function $kS$(c,a){let b;b=a[1]==301;$kO$(a,b?$fl$(c,a):$fm$(c,a));}
function $kT$(a,b){let $0,$1;$kV$(a,b);$gg$(b);$kU$(b);b[30191]=11;$0=0;b[34393]=$0;b[34394]=$0;b[30264]=0;b[1]=301;$1=49628+a[15892+b[9875]]*24+16;b[$1]=b[$1]+1;}
function $kU$(b){let a,c,$0,$1;for($0=0,$1=10;$0<$1;$0+=1){a=$0;c=b[30252+a];if(c>=0){b[$fs$(a)+0]=b[2911+c];b[$fs$(a)+1]=b[3071+c];}}}
function $kV$(e,c){let i,a,d,g,f,b,h,$0,$1,$2,$3,$4;$0=[c[9875],c[9876]];a=$0[0];b=$0[1];for($1=0,$2=10;$1<$2;$1+=1){d=$1;c[30252+d]=(-1);}f=$lt$(e,c);c[30252]=f?a:b;c[30256]=f?b:a;$ls$(e,c);c[29641]=0;for($3 of $K17){d=$3;g=Math.floor(d/4);h=c[30252+d];c[29628+g]=1;$lr$(e,c,d);c[30262+g]=$gh$(e,c,h);c[29630+g]=c[2463+e[16052+h]];}$lq$(e,c);i=$lp$(e,c);$lg$(e,c,i||c[30263-Math.floor($lo$(c)/4)]>=0);$kW$(e,c,i,f);}
function $kW$(f,c,h,l){let i,a,e,j,d,g,k,b,$0;$0=[c[9875],c[9876]];a=$0[0];b=$0[1];d=$lo$(c);e=4-d;$le$(c,0,1,d,e,$lf$(f,c,a,b,c[9881]));g=1;if(h){i=$lc$(f,c)?1:0;$le$(c,1,1,e,d,$lf$(f,c,b,a,i));g=2;}if($kX$(c)){j=f[16372+b];if(j==0||j==1){$le$(c,g,8,d,e,0);g=g+1;}else{if(f[17332+b]==0&&j!=8){$le$(c,g,7,d,e,0);g=g+1;}}}else{if(f[17172+a]==2&&$lb$(f,c,b)){if(c[3711+b]==0&&$kY$(f,c,b,a)){j=f[16372+b];k=j==0||j==1;$le$(c,g,k?5:4,d,e,0);g=g+1;}}}if(l){$le$(c,g,4,e,d,0);}}
function $kX$(a){return a[9878]==3;}
function $kY$(f,c,d,e){let h,i,g,a,b,$0;$0=[c[2591+d],c[2591+e]];a=$0[0];b=$0[1];g=$cC$(f,a,b);if(g>=0&&$j$(f,a,g)){return 1;}h=$la$(f,c,a);i=$kZ$(f,c,b);$d$(c,h);return i<1000000;}
function $kZ$(c,f,d){let a,b,e,$0,$1;a=1000000;for($0=0,$1=6;$0<$1;$0+=1){b=$0;e=$i$(c,d,b);if(e>=0&&f[10044+e]>0&&$j$(c,e,$ar$(b))){a=Math.min(a,f[10044+e]);}}return a;}
function $la$(g,a,b){let c,e,d,f,h,$0,$1,$2,$3;$0=[1,b];a[10044+b]=$0[0];a[11644]=$0[1];$1=$K0;c=$1[0];d=$1[1];while(c<d){e=a[11644+c];c=c+1;for($2=0,$3=6;$2<$3;$2+=1){f=$2;if($j$(g,e,f)){h=$i$(g,e,f);if(a[10044+h]==0&&a[5071+h]<0){a[10044+h]=a[10044+e]+1;a[11644+d]=h;d=d+1;}}}}return d;}
function $lb$(a,d,b){let c;c=a[16372+b];return c==5||c==3||a[17332+b]>0;}
function $lc$(b,a){if($kX$(a)){return $ld$(b,a)!=0;}return $cI$(b,a,a[9876],a[2591+a[9875]])==2;}
function $ld$(c,a){let b;b=a[9876];return $W$(c,a[2591+b],a[2751+b],a[2591+a[9875]]);}
function $le$(d,a,c,e,f,g){let b,$0;b=29975+a*6;d[b+0]=c;$0=[e,f];d[b+1]=$0[0];d[b+2]=$0[1];d[b+3]=g;}
function $lf$(a,b,f,c,d){let g,e,h;e=a[26212+b[2591+c]]+d*a[85626];if(f==b[9875]){e=e+b[9880];}g=$gh$(a,b,c)>=0?1:0;h=a[17172+f]==1?0:1;return $fn$(h,b[9879],e,g);}
function $lg$(c,b,d){let e,f,a,$0,$1,$2;for($0=0,$1=2;$0<$1;$0+=1){a=$0;if(b[30262+a]>=0){$lh$(c,b,a,d);}}if(b[30262]>=0&&b[30263]>=0){$2=[$fc$(c,b,b[30262]),$fc$(c,b,b[30263])];e=$2[0];f=$2[1];b[29640]=$fb$(e,f);}}
function $lh$(f,c,d,g){let a,b,e,$0,$1,$2;$0=[c[30262+d],29713+d*15];a=$0[0];b=$0[1];e=c[2207+a]==1;c[b+0]=e?2:1;c[b+1]=$ln$(f,c,d,a);c[b+2]=$eG$(f,c,a);if(g){$1=68;c[b+4]=$1;c[b+6]=$1;$2=69;c[b+5]=$2;c[b+7]=$2;}if($lm$(f,c,d)){$li$(f,c,b,a);}}
function $li$(c,a,b,d){let g,e,f,$0,$1;a[b+8]=1;e=$aw$(c,a,d);for($0=0,$1=6;$0<$1;$0+=1){f=$0;g=$lk$(c,a,d,Math.min(e+f,c[180+d]));a[b+9+f]=$lj$(g);}}
function $lj$(a){let b;b=Math.min(Math.max(a,(-3)),10);return 1+b-(-3);}
function $lk$(a,b,c,e){let d,f;d=$ll$($m$(a,b,c),$o$(a,c));f=a[10740+c*161+e]+d;return Math.min(Math.max(f,(-1)),9);}
function $ll$(a,b){return Math.floor((a+1)/2)+(b?a:0);}
function $lm$(d,a,b){let c,e;c=a[30262+b];e=a[30252+$ln$(d,a,b,c)];return d[16052+e]==c;}
function $ln$(g,d,a,f){let b,c,e,$0,$1;b=a*4;for($0=b,$1=b+4;$0<$1;$0+=1){c=$0;e=d[30252+c];if(e>=0&&d[2591+e]>=0&&d[2591+e]==d[2271+f]){return c;}}return b;}
function $lo$(a){return a[30252]==a[9875]?0:4;}
function $lp$(d,c){let b,a,$0;$0=[c[9876],c[9875]];a=$0[0];b=$0[1];if(c[9878]!=0&&!$kX$(c)){return 0;}if(d[17172+a]==0||c[3551+a]){return 0;}if($kX$(c)){return $ld$(d,c)<=1;}return $cI$(d,c,a,c[2591+b])>0;}
function $lq$(d,c){let f,a,e,g,b,$0;$0=[c[30252],c[30256]];a=$0[0];b=$0[1];e=d[16372+a];if((e==0||e==1)&&!$kX$(c)){f=c[9879]==1&&c[9878]!=1;c[29781]=f?0:1;}g=c[9879]==1&&!$kX$(c);if(g&&b==c[9875]&&c[9881]||g&&b!=c[9875]&&$lc$(d,c)){c[29782]=1;}}
function $lr$(f,c,d){let b,e,a,$0;$0=[c[30252+d],$gE$(d)];a=$0[0];b=$0[1];e=c[3231+a];c[b+0]=c[2911+a];c[b+1]=c[3071+a];c[b+2]=f[16532+a]-e;c[b+2+1]=f[16692+a]-e;c[b+4]=f[17172+a]!=0?1:0;c[b+9]=e;c[b+12]=1-f[17332+a];c[b+13]=f[16372+a]==8?1:0;if(c[2591+a]>=0){c[b+10]=$cx$(f,c,a)?2:0;}}
function $ls$(b,c){let a,$0,$1;for($0=0,$1=563;$0<$1;$0+=1){a=$0;c[29628+a]=b[84966+a];}}
function $lt$(d,c){let b,a,$0;$0=[c[9876],c[9875]];a=$0[0];b=$0[1];if(d[16372+b]!=2||d[17172+a]!=2){return 0;}return $lp$(d,c)&&$kY$(d,c,b,a);}
function $lu$(f,c,d,e){let i,j,h,a,g,k,b,$0,$1,$2,$3,$4;$0=[c[2591+d],c[2591+e]];a=$0[0];b=$0[1];$hx$(c);g=$cC$(f,a,b);if(g>=0&&$j$(f,a,g)){$lv$(c,a,g);}else{h=$la$(f,c,a);i=$kZ$(f,c,b);for($1=0,$2=6;$1<$2;$1+=1){j=$1;for($3=0,$4=f[26];$3<$4;$3+=1){k=$3;if(c[10044+k]==i){g=$cC$(f,k,b);if(g>=0&&$j$(f,k,g)&&$au$(j,g)){$hw$(c,10000*j+1+k);}}}}$d$(c,h);}$hu$(c,49,f[15892+d]);}
function $lv$(c,d,b){let a,$0,$1;for($0=0,$1=6;$0<$1;$0+=1){a=$0;if($au$(a,b)){$hw$(c,10000*a+1+d);}}}
function $lw$(e,c){let f,a,b,g,d,$0;$0=[$part(c,29628,30191),$part(c,30191,30252)];a=$0[0];b=$0[1];d=b[0];if(d==11){$lE$(c);$kU$(c);$lx$(a,b);}else{if(d==12){if($fH$(c)&&c[34394]==0){$hx$(c);$hw$(c,0);$hw$(c,1);$hu$(c,48,e[15892+c[9876]]);}else{g=347+b[16]*6;$kO$(c,a[g+3]);}}else{if(d==13){$kO$(c,$fK$(a,b,$fN$(a,b)));}else{if(d==14){$kO$(c,$fQ$(a,b));}else{if(d==15){f=$fS$(a,b);if(f>0){$kO$(c,f);}else{$fR$(a,b,0);}}else{$lG$(e,c);}}}}}}
function $lx$(b,a){let c,$0,$1;while(a[16]<36&&b[$fG$(a[16])+0]!=0){c=$ly$(b,a);if(c!=11){a[0]=c;return;}$0=16;a[$0]=a[$0]+1;}$1=0;a[16]=$1;a[18]=$1;a[0]=18;}
function $ly$(c,a){let d,b,g,e,f,$0;b=$fG$(a[16]);d=c[b+0];if(d==2){return $lC$(c,a)?16:11;}e=$fw$(a,$fN$(c,a));f=e&&$lB$(c,a);if(!$lA$(a,c[b+4])){return 11;}if(d==1){return f?12:11;}if(d==3){return f?17:11;}g=1+$fF$(c[b+1]);if(a[18]&g){if((f||e&&d==7)&&$lz$(c,a)){return 15;}$0=18;a[$0]=a[$0]-g;}return 11;}
function $lz$(c,d){let f,a,e,b,$0;$0=[c[$fG$(d[16])+0],$fN$(c,d)];a=$0[0];b=$0[1];if(a==7){return 1;}e=$fD$(b);f=d[21];if(a==6){f=d[25]?d[29]:d[29]+d[21];if(c[e+12]&&c[e+4]){return 0;}}return d[$fx$(b)+0]==0&&f==0;}
function $lA$(b,a){if(a==3){return b[21]>0;}return a==0||a==1==b[23]>0;}
function $lB$(a,b){let c;c=a[$fG$(b[16])+1];return c<=(-1)||$fw$(b,c);}
function $lC$(c,a){let b;b=$fG$(a[16]);return $fw$(a,c[b+2])&&$lD$(c,a,c[b+2],c[b+5]);}
function $lD$(c,d,a,f){let e,b;b=$fx$(a);e=c[$fD$(a)+2+1]-d[b+1];return d[b+0]==0||e>f;}
function $lE$(b){let f,d,a,e,c,$0,$1,$2,$3;for($0=0,$1=8;$0<$1;$0+=1){a=$0;c=b[30252+a];if(c>=0&&b[2911+c]>=2){d=$fs$(a);if(b[d+0]<2){if(b[d+2]!=2){b[d+2]=4;}}}}for($2=0,$3=2;$2<$3;$2+=1){e=$2;f=b[30262+e];if(f>=0&&b[2207+f]>1){if($has($K12,b[30199+e])){b[30199+e]=3;}}else{if(f>=0&&!$lF$(b,e,f)){b[30199+e]=0;}}}}
function $lF$(d,a,f){let b,c,e,$0,$1;b=a*4;for($0=b,$1=b+4;$0<$1;$0+=1){c=$0;e=d[30252+c];if(e>=0&&d[2591+e]>=0&&d[2591+e]==d[2271+f]){return 1;}}return 0;}
function $lG$(d,a){let f,i,b,g,h,e,c,$0,$1;b=$part(a,30191,30252);a[1]=a[9882];c=b[19+($lo$(a)==0?1:0)];$0=49628+d[15892+a[9875]]*24+17;a[$0]=a[$0]+c;if(b[22]){a[34393]=1;}if(b[21]==0||!$fw$(b,0)){return;}e=b[21]-1;$1=[a[30252],a[30252+e]];f=$1[0];g=$1[1];if($kX$(a)&&f==a[9876]){a[34393]=2;}else{if($fw$(b,e)&&$kY$(d,a,f,g)){a[34395]=f;a[3711+f]=1+g;h=d[16372+f];i=(h==0||h==1)&&$lH$(d,a,f);a[3871+f]=i?2:1;a[1]=302;}}}
function $lH$(e,c,d){let a,b,$0;$0=[c[4511+d],c[4511+c[3711+d]-1]];a=$0[0];b=$0[1];return a<0||b<0||$k$(e,a,b)>1;}
function $lI$(c,a,b){if(b==200){$lJ$(c,a);}else{if(b==201){$lK$(c,a);}else{if(b==202){$lP$(c,a);}else{if(b==203){$lU$(c,a);}else{$hs$(a,10);}}}}}
function $lJ$(c,b){let a,$0,$1,$2;for($0=0,$1=c[23];$0<$1;$0+=1){a=$0;$2=0;b[33593+a]=$2;b[33753+a]=$2;}b[30265]=0;if(b[9872]==1||b[9872]==2){b[30265]=1;}else{if(b[9872]==3){b[30265]=2;}}b[1]=201;}
function $lK$(a,b){let c,$0,$1;$lO$(a,b);b[30268]=(-1);if(b[30265]==2){b[30269]=0;b[1]=202;return;}for($0=0,$1=a[23];$0<$1;$0+=1){c=$0;if($lN$(a,b,c)){$lM$(b,c,b[3711+c]-1);}if($lL$(b,c)){b[3711+c]=0;}}$ge$(a,b);b[1]=205;}
function $lL$(a,b){let c;if(a[3711+b]==0){return 0;}c=a[3871+b];if(a[9872]==2){return b==a[9873];}if(a[30265]==1){return c==3;}return c==1||c==2;}
function $lM$(a,b,c){let d;if(a[33433+b]){return;}if(a[33433+c]==0){$fY$(a);$fW$(a,a[30266]-1,c,1);}d=a[33433+c]-1;if($gz$(a,d,0)){$fW$(a,d,b,0);a[33913+b]=2;a[34233+b]=a[3871+b]==2?1:0;}}
function $lN$(c,a,b){if(!$lL$(a,b)||a[2591+b]<0||$gx$(c,b)){return 0;}if(a[2911+b]>1){return 0;}return $gm$(c,a,b,a[3711+b]-1);}
function $lO$(c,a){let b,$0,$1,$2,$3,$4;$0=0;a[30266]=$0;a[30267]=$0;a[30264]=$0;for($1=0,$2=c[23];$1<$2;$1+=1){b=$1;$3=0;a[33433+b]=$3;a[33913+b]=$3;$4=0;a[34073+b]=$4;a[34233+b]=$4;}}
function $lP$(b,a){let c,$0,$1,$2;while(a[30269]<b[23]&&!$lS$(b,a,a[30269])){$0=30269;a[$0]=a[$0]+1;}if(a[30269]==b[23]){$lR$(b,a,a[2059]);if(a[2060]>=0){$lR$(b,a,a[2060]);}a[1]=203;return;}$hx$(a);for($1=0,$2=6;$1<$2;$1+=1){c=$1;if($lQ$(b,a,a[30269],c)){$hw$(a,1+c);}}$hu$(a,40,a[9871]);}
function $lQ$(e,c,d,b){let f,a,$0,$1;for($0=0,$1=6;$0<$1;$0+=1){a=$0;if($au$(b,a)&&c[3551+d]&1<<a){f=$gb$(e,c,d,a);if(f>=0&&c[33753+f]==0){return 1;}}}return 0;}
function $lR$(b,c,d){let a,$0,$1;for($0=b[116+d],$1=b[148+d];$0<$1;$0+=1){a=$0;c[33913+a]=$gt$(b,c,a);}}
function $lS$(a,d,b){let c,e,$0,$1;c=a[16052+b];if(c!=d[2059]&&c!=d[2060]){return 0;}if(d[2591+b]<0||d[3551+b]==0||$gx$(a,b)){return 0;}if(d[33593+b]||$gw$(a,d,b)||!$lT$(a,d,b)){return 0;}for($0=0,$1=6;$0<$1;$0+=1){e=$0;if($lQ$(a,d,b,e)){return 1;}}return 0;}
function $lT$(a,b,c){let d;d=$ac$(a,b,c)-b[3071+c];return b[2911+c]==0||d>$fU$(a,b,c);}
function $lU$(g,a){let d,c,f,e,h,b,$0,$1,$2,$3,$4,$5,$6;$hx$(a);for($0=0,$1=6;$0<$1;$0+=1){b=$0;for($2=0,$3=2;$2<$3;$2+=1){c=$2;d=c==0?a[2059]:a[2060];if(d>=0){$4=[g[116+d],g[148+d]];e=$4[0];f=$4[1];for($5=e,$6=f;$5<$6;$5+=1){h=$5;if($mg$(a,h)&&$lY$(g,a,h,b)){$hw$(a,10000*b+1+h);}}}}}if(a[4]==0||$lW$(g,a)){$hw$(a,0);}$lV$(a,41,a[9871]);}
function $lV$(c,e,f){let d,a,b,$0,$1,$2;for($0=1,$1=c[4];$0<$1;$0+=1){a=$0;b=9+a;while(b>9&&c[b]<c[b-1]){d=c[b];$2=[c[b-1],d];c[b]=$2[0];c[b-1]=$2[1];b=b-1;}}$hu$(c,e,f);}
function $lW$(b,a){let d,c,e,$0,$1,$2,$3;if(a[30266]==0&&$iv$(b,a)){return 0;}for($0=0,$1=2;$0<$1;$0+=1){c=$0;d=c==0?a[2059]:a[2060];if(d<0){continue;}for($2=b[116+d],$3=b[148+d];$2<$3;$2+=1){e=$2;if($mg$(a,e)&&$lX$(b,a,e)){return 0;}}}return 1;}
function $lX$(d,a,b){let e,f,g,c,$0,$1,$2;if(a[33913+b]==4){for($0=0,$1=3;$0<$1;$0+=1){c=$0;if($lY$(d,a,b,c)){return 1;}}return 0;}if(a[33913+b]!=3){return 0;}$2=[$fZ$(d,a,b,0),$fZ$(d,a,b,1)];e=$2[0];f=$2[1];g=e>=0&&a[33433+e]==0;return g||f>=0&&a[33433+f]==0;}
function $lY$(f,g,h,c){let b,d,j,e,i,a,$0,$1,$2;$0=[$mod(c,3),c>=3];a=$0[0];b=$0[1];$1=[$fZ$(f,g,h,0),$fZ$(f,g,h,1)];d=$1[0];e=$1[1];if(g[13277+h]&&!b){return 0;}if(b&&!$me$(f,g,h,d,e,a)){return 0;}if(a==2){return d>=0&&e>=0&&$md$(f,g,h,d,e);}$2=a==0?[d,e]:[e,d];i=$2[0];j=$2[1];if(i<0){return 0;}return $ma$(f,g,h,i,j)||$lZ$(f,g,h,i,d,e);}
function $lZ$(e,a,b,c,d,f){if(a[33913+b]!=4||a[33433+c]==0){return 0;}if(d>=0&&$ma$(e,a,b,d,f)){return 0;}if(f>=0&&$ma$(e,a,b,f,d)){return 0;}if(d>=0&&f>=0&&$md$(e,a,b,d,f)){return 0;}return $gz$(a,a[33433+c]-1,0);}
function $ma$(d,a,e,b,f){let c;if(a[33433+b]){c=a[33433+b]-1;if(!$gz$(a,c,0)||!$mc$(d,a,c,e)){return 0;}}else{if(a[30266]>=40){return 0;}}return f<0||a[33433+f]>0||$mb$(d,a,e,f);}
function $mb$(b,c,g,d){let f,a,e,$0,$1;for($0=0,$1=6;$0<$1;$0+=1){a=$0;e=$i$(b,c[2591+d],a);f=e>=0?c[5071+e]:(-1);if(f>=0&&f!=g&&b[15892+f]==b[15892+g]){if($mg$(c,f)&&$gm$(b,c,f,d)){return 1;}}}return 0;}
function $mc$(e,d,a,f){let c,b,$0,$1;b=$fX$(a)+4;for($0=0,$1=4;$0<$1;$0+=1){c=$0;if(d[b+c]>=0&&!$gm$(e,d,f,d[b+c])){return 0;}}return 1;}
function $md$(e,a,f,b,c){let d;if(a[33433+b]==0&&a[33433+c]==0){return a[30266]<40;}if(a[33433+b]!=a[33433+c]){return 0;}d=a[33433+b]-1;return $gz$(a,d,0)&&$mc$(e,a,d,f);}
function $me$(e,a,b,d,f,c){if(a[13277+b]){return 1;}if(c!=1&&d>=0&&!$mf$(e,a,b,d)){return 0;}return c==0||f<0||$mf$(e,a,b,f);}
function $mf$(a,d,b,g){let c,e,f,$0;c=a[16372+b];if(c!=0&&c!=1){return 0;}if(d[4351+b]!=1||d[3551+b]){return 0;}$0=[d[4511+b],d[4511+g]];e=$0[0];f=$0[1];return e<0||f<0||$k$(a,e,f)>1;}
function $mg$(a,b){return a[33913+b]!=0&&a[33433+b]==0;}
function $mh$(c,b){let a,$0,$1,$2,$3;for($0=0,$1=c[23];$0<$1;$0+=1){a=$0;if(b[3711+a]==0){b[3871+a]=0;}}if(b[30265]==2||b[9872]!=0){if(b[9872]==0){for($2=0,$3=c[23];$2<$3;$2+=1){a=$2;b[13277+a]=0;}}b[1]=b[9874];return;}b[30265]=2;b[1]=201;}
function $mi$(g,a){let b,c,f,e,d,$0,$1,$2,$3,$4,$5,$6;b=$fX$(a[30267]);for($0=0,$1=8;$0<$1;$0+=1){c=$0;a[30252+c]=a[b+c];}$2=(-1);a[30260]=$2;a[30261]=$2;for($3=0,$4=2;$3<$4;$3+=1){d=$3;a[30262+d]=a[b+16+d];}e=30273+a[30267]*61;for($5=0,$6=61;$5<$6;$5+=1){f=$5;a[30191+f]=a[e+f];}$lE$(a);if(a[30191]==3){$mE$(g,a);}$mj$(g,a);$kU$(a);a[30264]=1;}
function $mj$(a,b){let e,f,h,c,d,g,$0,$1,$2,$3,$4,$5,$6,$7;$ls$(a,b);$0=(-1);b[30260]=$0;b[30261]=$0;for($1=0,$2=8;$1<$2;$1+=1){c=$1;if(b[30252+c]>=0){$3=29628+Math.floor(c/4);b[$3]=b[$3]+1;d=c>=4?0:4;$lr$(a,b,c);$mB$(a,b,c,d);$mo$(a,b,c);}}for($4=0,$5=4;$4<$5;$4+=1){c=$4;if(b[30252+c]>=0){$mn$(a,b,c);}}$mm$(a,b);e=b[29628]==1&&b[29629]==1;f=b[30262]>=0&&b[30263]>=0;$lg$(a,b,!(e&&f));$mk$(a,b);for($6=0,$7=2;$6<$7;$6+=1){g=$6;h=b[30252+g*4];b[29630+g]=b[2463+a[16052+h]];}}
function $mk$(b,a){let c;c=a[30268]>=0?a[2059]:b[16052+a[30252]];$ml$(b,a,0,c);if(a[30263]>=0&&$lm$(b,a,1)){$ml$(b,a,1,a[30263]);}}
function $ml$(d,b,f,e){let g,a,h,c,$0,$1;for($0=f*4,$1=f*4+4;$0<$1;$0+=1){a=$0;c=b[30252+a];if(c>=0){b[$gE$(a)+14]=d[16052+c]!=e?1:0;}}g=b[30260+f];if(g>=0&&b[30262+f]>=0&&$lm$(d,b,f)){h=d[16052+g]!=e?1:0;b[$gE$(8+f)+14]=h;}}
function $mm$(i,a){let d,b,g,f,c,j,e,m,l,h,k,$0,$1,$2,$3,$4;b=$part(a,30191,30252);$0=$K18;c=$0[0];d=$0[1];e=$0[2];for($1=0,$2=4;$1<$2;$1+=1){f=$1;g=a[30256+f];if(g<0||a[2591+g]<0){continue;}h=a[2591+g];c=Math.max(c,i[27812+h]);e=Math.max(e,i[85619+i[18212+h]]);for($3=0,$4=4;$3<$4;$3+=1){j=$3;k=a[30252+j];if(k>=0&&$gN$(b,j)&&$gm$(i,a,k,g)){l=a[2591+k];m=6*l+$cC$(i,l,h);d=Math.max(d,i[71012+m]);}}}a[29634]=(-(c+d));a[29639]=e;}
function $mn$(h,c,d){let g,e,k,f,b,j,i,l,n,m,a,$0,$1,$2,$3;$0=[c[30252+d],$gE$(d)];a=$0[0];b=$0[1];$1=[c[34233+a],c[b+8]];e=$1[0];f=$1[1];g=c[33913+a]==1&&!e&&!f;c[b+5]=g?1:0;c[b+15]=c[3871+a]==3?1:0;c[b+6]=e;c[b+7]=c[34073+a];i=h[16372+a];for($2=0,$3=4;$2<$3;$2+=1){j=$2;k=c[30256+j];if(k>=0){l=h[16372+k];m=h[85529+l*9+i];n=29628+j*4+d;c[n+131]=m;c[n+115]=e?h[85610+l]:m;}}}
function $mo$(d,a,b){let g,f,c,e;c=a[30252+b];if(a[2591+c]<0||d[16372+c]==8){return;}e=$mw$(d,a,b);a[$gE$(b)+11]=e==0?1:0;a[$gE$(b)+19]=e==3?1:0;if(e==2){f=a[5071+$i$(d,a[2591+c],$mp$(d,a,b))];g=8+(b<4?0:1);if(a[30252+g]<0){a[30252+g]=f;$lr$(d,a,g);}if(a[30252+g]==f){a[$gE$(b)+16]=1;}}}
function $mp$(g,d,e){let c,b,h,f,a,$0,$1,$2,$3;$0=[d[30252+e],(-1),(-1)];a=$0[0];b=$0[1];c=$0[2];for($1=0,$2=6;$1<$2;$1+=1){f=$1;if($mq$(g,d,e,f)){h=$X$(d[2751+a],f);if(h>c){$3=[f,h];b=$3[0];c=$3[1];}}}return b;}
function $mq$(b,c,d,e){let a,$0,$1;for($0=0,$1=6;$0<$1;$0+=1){a=$0;if($mr$(b,c,d,e,a)>=0){return 1;}}return 0;}
function $mr$(e,a,b,f,i){let g,h,d,j,c;c=a[30252+b];d=a[2591+c];if(!$j$(e,d,f)){return (-1);}g=$i$(e,d,f);h=a[5071+g];if(h<0||e[15892+h]!=e[15892+c]){return (-1);}if(e[16372+h]==8||!$ms$(e,a,b,g)){return (-1);}if(i==$ar$(f)||!$j$(e,g,i)){return (-1);}j=$i$(e,g,i);return a[5071+j]<0&&$ms$(e,a,b,j)?j:(-1);}
function $ms$(d,a,b,e){let g,h,f,c,$0,$1;c=a[30252+b];if(a[6671+(1-d[15892+c])*1600+e]>0){return 0;}for($0=$mt$(b),$1=$mt$(b)+4;$0<$1;$0+=1){f=$0;if($mu$(a,f)){g=a[30252+f];h=$k$(d,a[2591+c],a[2591+g]);if($k$(d,e,a[2591+g])<=h){return 0;}}}return 1;}
function $mt$(a){return a<4?4:0;}
function $mu$(a,b){let c;c=a[30252+b];if(c<0||a[2591+c]<0){return 0;}return a[30191+$mv$(b)]==0;}
function $mv$(a){return 31+a*3+2;}
function $mw$(a,b,c){let e,d,$0,$1;if($mz$(a,b,c)>=0){return 1;}if($mp$(a,b,c)>=0){return 2;}d=b[30252+c];for($0=0,$1=6;$0<$1;$0+=1){e=$0;if($i$(a,b[2591+d],e)<0&&$mx$(a,b,c,e)){return 3;}}return 0;}
function $mx$(f,a,b,k){let d,e,c,g,h,i,j,$0,$1,$2,$3;c=a[2591+a[30252+b]];$0=[f[21412+c],f[23012+c]];d=$0[0];e=$0[1];for($1=$mt$(b),$2=$mt$(b)+4;$1<$2;$1+=1){g=$1;if($mu$(a,g)){h=a[2591+a[30252+g]];$3=[f[21412+h]-d,f[23012+h]-e];i=$3[0];j=$3[1];if($my$(i-$K25[k][0],j-$K25[k][2])<=$my$(i,j)){return 0;}}}return 1;}
function $my$(a,b){return Math.max(Math.abs(a),Math.abs(b),Math.abs(a+b));}
function $mz$(f,c,d){let b,e,a,$0,$1,$2;$0=[c[30252+d],(-1)];a=$0[0];b=$0[1];for($1=0,$2=6;$1<$2;$1+=1){e=$1;if($mA$(f,c,d,e)){b=Math.max(b,$X$(c[2751+a],e));}}return b;}
function $mA$(d,a,b,e){let f,c;c=a[30252+b];if(!$j$(d,a[2591+c],e)){return 0;}f=$i$(d,a[2591+c],e);return a[5071+f]<0&&$ms$(d,a,b,f);}
function $mB$(f,a,b,g){let e,d,c,$0,$1;c=a[30252+b];if(a[3551+c]==0||a[2591+c]<0){return;}a[$gE$(b)+8]=2;for($0=g,$1=g+4;$0<$1;$0+=1){d=$0;e=a[30252+d];if(e>=0&&$mC$(f,a,c,e)){a[$gE$(b)+8]=1;}}}
function $mC$(c,a,b,d){let e;if(a[3551+b]==0||!$mD$(c,a,b,d)){return 0;}e=$cC$(c,a[2591+b],a[2591+d]);return (a[3551+b]&1<<e)>0;}
function $mD$(d,a,b,c){if(a[2591+b]<0||a[2591+c]<0){return 0;}return $cC$(d,a[2591+b],a[2591+c])>=0;}
function $mE$(h,c){let a,f,e,b,g,d,i,$0,$1,$2,$3,$4,$5,$6;$0=[$part(c,30191,30252),$fX$(c[30267])];a=$0[0];b=$0[1];for($1=0,$2=2;$1<$2;$1+=1){d=$1;$3=[(-1),d*4];e=$3[0];f=$3[1];for($4=f,$5=f+4;$4<$5;$4+=1){g=$4;if(e<0&&c[30252+g]>=0&&$gN$(a,g)){e=$gh$(h,c,c[30252+g]);}}if(e>=0&&e!=c[30262+d]){$6=e;c[30262+d]=$6;c[b+16+d]=$6;i=c[2207+e]==1;a[8+d]=i?2:1;}}}
function $mF$(a,b,c){if(c==205){$mG$(a,b);}else{if(c==206){$mP$(a,b,b[30271]);}else{if(c==207){$mS$(a,b);}else{if(c==208){$mU$(a,b);}else{if(c==209){$mW$(a,b);}else{if(c==210){$mX$(a,b);}else{if(c==211){$nc$(a,b);}else{if(c==212){$nf$(a,b);}else{if(c==213){$nm$(a,b);}else{$nn$(a,b);}}}}}}}}}}
function $mG$(d,c){let a,b,e,$0,$1;$0=[$part(c,29628,30191),$part(c,30191,30252)];a=$0[0];b=$0[1];if(b[0]==19){b[0]=0;if(c[30268]>=0){$mO$(a,b,c[30268]);}return;}e=$mL$(d,c);if(e>=0){if(b[1]!=e){b[1]=e;return;}$mH$(d,c,e);$kO$(c,$fK$(a,b,e));}else{if(b[0]==0){$1=$K5;b[0]=$1[0];b[1]=$1[1];$mI$(d,c,205);}else{$mJ$(d,c);$mI$(d,c,207);}}}
function $mH$(c,d,a){let e,b;b=a<4?0:1;e=c[16052+d[30252+a]];d[29630+b]=d[2463+e];}
function $mI$(a,b,c){let $0;$gD$(a,b);$0=30267;b[$0]=b[$0]+1;if(b[30267]>=b[30266]){b[30267]=0;b[1]=c;}}
function $mJ$(f,c){let a,b,g,d,e,$0,$1,$2,$3,$4,$5,$6;$0=[$part(c,29628,30191),$part(c,30191,30252)];a=$0[0];b=$0[1];b[1]=4;for($1=0,$2=4;$1<$2;$1+=1){d=$1;if(c[30252+d]>=0){c[33593+c[30252+d]]=1;}}if($ha$(a,b,0)==0){b[0]=10;return;}$3=$K12;b[2]=$3[0];b[0]=$3[1];for($4=0,$5=4;$4<$5;$4+=1){d=$4;e=c[30256+d];if(e>=0&&$fw$(b,4+d)){c[33753+e]=1;$mK$(f,c,e);}}g=c[30252];$6=49628+f[15892+g]*24+18;c[$6]=c[$6]+1;}
function $mK$(a,d,b){let c;c=a[16052+b];if(d[2143+c]==0&&d[2271+c]>=0){if(d[2591+b]>=0&&$bY$(a,d,b)){d[2143+c]=1;}}}
function $mL$(d,c){let a,b,$0;$0=[$part(c,29628,30191),$part(c,30191,30252)];a=$0[0];b=$0[1];if(b[0]==0){return $mN$(a,b,b[1]);}return $mM$(a,b,b[1]);}
function $mM$(d,b,f){let c,e,a,$0,$1;for($0=f,$1=d[0];$0<$1;$0+=1){a=$0;c=b[$fx$(a)+0]==1;e=c||d[$fD$(a)+5];if($gN$(b,a)&&e&&d[$fD$(a)+15]==0){return a;}}return (-1);}
function $mN$(d,b,e){let c,a,$0,$1;for($0=e,$1=d[0];$0<$1;$0+=1){a=$0;c=b[$fx$(a)+0]==1;if($gN$(b,a)&&c&&d[$fD$(a)+8]){return a;}}return (-1);}
function $mO$(d,b,a){let c,$0,$1;if(a==1){for($0=0,$1=d[0];$0<$1;$0+=1){c=$0;if(d[$fD$(c)+14]){b[$fx$(c)+2]=1;}}}else{if(a!=0){b[26]=a-20;}}}
function $mP$(d,a,b){let e,h,i,f,c,g,$0,$1,$2,$3;c=a[30252+b];$hx$(a);e=$mz$(d,a,b);if(e>=0){for($2=0,$3=d[26];$2<$3;$2+=1){i=$2;if($mQ$(d,a,b,i,e)){$hw$(a,1+i);}}}else{f=$mp$(d,a,b);g=$X$(a[2751+c],f);for($0=0,$1=6;$0<$1;$0+=1){h=$0;if($X$(a[2751+c],h)==g){$mR$(d,a,b,h);}}}$lV$(a,45,d[15892+c]);}
function $mQ$(e,a,b,f,h){let g,d,c,$0,$1;c=a[30252+b];for($0=0,$1=6;$0<$1;$0+=1){d=$0;if($i$(e,a[2591+c],d)==f){g=$X$(a[2751+c],d);return g==h&&$mA$(e,a,b,d);}}return 0;}
function $mR$(b,c,d,e){let a,f,$0,$1;for($0=0,$1=6;$0<$1;$0+=1){a=$0;f=$mr$(b,c,d,e,a);if(f>=0){$hw$(c,10000*(1+e)+1+f);}}}
function $mS$(e,c){let a,b,d,$0,$1;$0=[$part(c,29628,30191),$part(c,30191,30252)];a=$0[0];b=$0[1];d=(-1);if(b[0]==2&&$ha$(a,b,0)>0){d=$mT$(a,b,b[1]);}if(d<0){if(b[0]==2){$1=$K26;b[0]=$1[0];b[1]=$1[1];}$mI$(e,c,208);}else{if(b[1]!=d){b[1]=d;}else{$mH$(e,c,d);$kO$(c,$gK$(a,b));}}}
function $mT$(c,b,d){let a,$0,$1;for($0=d,$1=4+c[1];$0<$1;$0+=1){a=$0;if($gN$(b,a)&&c[$fD$(a)+8]==0){return a;}}return (-1);}
function $mU$(e,c){let a,b,d,f,$0;$0=[$part(c,29628,30191),$part(c,30191,30252)];a=$0[0];b=$0[1];d=b[0];if(d==3){f=$ha$(a,b,0)>0&&$ha$(a,b,1)>0;b[0]=f?$mV$(a,b):7;}else{if(d==4){$kO$(c,a[12]);}else{if(d==5){$kO$(c,$gR$(a,b));}else{$mI$(e,c,210);}}}}
function $mV$(a,b){if($gQ$(a,b,0)&&$gQ$(a,b,1)){return 4;}if($gQ$(a,b,0)||$gQ$(a,b,1)){return 5;}return 7;}
function $mW$(c,a){let b;b=$gW$(a);$hx$(a);$hw$(a,0);$hw$(a,1);$hu$(a,42,c[52+a[30262+b]]);}
function $mX$(f,c){let a,b,d,e,$0;$0=[$part(c,29628,30191),$part(c,30191,30252)];a=$0[0];b=$0[1];d=b[0];if(d==10){c[1]=214;}else{if($ha$(a,b,0)==0||$ha$(a,b,1)==0){$gY$(c);}else{if(d==9){$kO$(c,$hg$(a,b));}else{e=d==7?1:0;if($na$(a,b,e)==1){$hi$(c,e,$mY$(a,b,e,0));}else{$nb$(f,c,e);}}}}}
function $mY$(a,d,b,e){let c;c=a[4+b];if(c>=0&&$gN$(d,c)){return c;}return $mZ$(a,d,b,e);}
function $mZ$(e,b,d,c){let a,$0,$1;for($0=$hb$(d),$1=$hb$(d)+e[0+d];$0<$1;$0+=1){a=$0;if($gN$(b,a)){if(c==0){return a;}c=c-1;}}return $hb$(d);}
function $na$(a,d,b){let c;c=a[4+b];if(c>=0&&$gN$(d,c)){return 1;}return $ha$(a,d,b);}
function $nb$(g,c,d){let a,b,f,e,$0,$1,$2;$0=[$part(c,30191,30252),d*4];a=$0[0];b=$0[1];$hx$(c);for($1=b,$2=b+4;$1<$2;$1+=1){e=$1;if(c[30252+e]>=0&&$gN$(a,e)){$hw$(c,1+c[30252+e]);}}f=d?43:44;$lV$(c,f,g[15892+c[30252+b]]);}
function $nc$(g,c){let a,b,f,e,d,$0,$1,$2,$3,$4,$5;$0=[$part(c,29628,30191),$part(c,30191,30252)];a=$0[0];b=$0[1];d=c[30270]-1;$1=[c[30271],d*4];e=$1[0];f=$1[1];if(e>=f+4){$5=$K17;c[30270]=$5[0];c[30271]=$5[1];c[1]=212;}else{if(c[30252+e]<0||!$fw$(b,e)){$4=30271;c[$4]=c[$4]+1;}else{if($gN$(b,e)){$nd$(a,b,e);if(!$ne$(c,e)){$3=30271;c[$3]=c[$3]+1;}$gD$(g,c);}else{if($ne$(c,e)&&c[2591+c[30252+e]]==$ho$(c,e)){$mP$(g,c,e);}else{$2=30271;c[$2]=c[$2]+1;}}}}}
function $nd$(c,a,b){if(c[$fD$(b)+13]){$fB$(c,a,b);}else{if(c[$fD$(b)+11]){$fA$(c,a,b,1,0);}else{a[$fx$(b)+2]=2;$gH$(c,a,b);}}}
function $ne$(c,a){let b;b=31+a*3+2;return c[30191+b]==2;}
function $nf$(d,c){let a,b,$0,$1,$2;$0=[$part(c,30191,30252),c[30271]];a=$0[0];b=$0[1];if(b>=8){c[1]=214;}else{if(c[30252+b]<0||!$ng$(c,b)){$2=30271;c[$2]=c[$2]+1;}else{if($nh$(d,c,a,$ho$(c,b))<0){$1=30271;c[$1]=c[$1]+1;}else{$nl$(d,c,a,$ho$(c,b));}}}}
function $ng$(a,c){let b,d;b=$part(a,30191,30252);d=b[31+c*3+2];if($gN$(b,c)||d==1||d==4){return 0;}return a[5071+$ho$(a,c)]<0;}
function $nh$(c,d,e,f){let a,b,$0,$1;a=(-1);for($0=0,$1=4;$0<$1;$0+=1){b=$0;if($nk$(c,d,e,b,f)){a=Math.max(a,$ni$(d,e,b));}}return a;}
function $ni$(a,b,c){let d;d=$nj$($part(a,29628,30191),b,c);return d?100:a[$gE$(c)+2];}
function $nj$(b,a,c){if(a[3]==(-1)){return $hf$(b,a,c);}return c==a[3]?a[30]:0;}
function $nk$(e,a,d,b,f){let g,c;c=a[30252+b];if(c<0||!$gN$(d,b)||a[2911+c]!=0){return 0;}g=$cC$(e,a[2591+c],f);return g>=0&&$j$(e,a[2591+c],g);}
function $nl$(a,b,c,d){let e,f,$0,$1;e=$nh$(a,b,c,d);$hx$(b);for($0=0,$1=4;$0<$1;$0+=1){f=$0;if($nk$(a,b,c,f,d)&&$ni$(b,c,f)==e){$hw$(b,1+b[30252+f]);}}$lV$(b,46,a[15892+b[30252]]);}
function $nm$(d,c){let e,b,f,a,$0,$1,$2;$0=[c[30272],$ho$(c,c[30271])];a=$0[0];b=$0[1];if(c[2591+a]!=b||c[3711+a]||!$lT$(d,c,a)){$hq$(c);return;}$hx$(c);for($1=0,$2=6;$1<$2;$1+=1){e=$1;f=$mod(e-c[2751+a]+6+1,6);if(f<=2){$hw$(c,1+e);}}$hu$(c,47,d[15892+a]);}
function $nn$(h,c){let a,b,g,d,e,f,$0,$1,$2,$3,$4,$5;$0=[$part(c,29628,30191),$part(c,30191,30252)];a=$0[0];b=$0[1];$nq$(a,b);b[0]=10;for($1=0,$2=4;$1<$2;$1+=1){d=$1;for($3=4,$4=8;$3<$4;$3+=1){e=$3;$5=[c[30252+d],c[30252+e]];f=$5[0];g=$5[1];if(f>=0&&g>=0&&$gN$(b,d)&&$gN$(b,e)){if($mD$(h,c,f,g)){$np$(h,c,f,g);}}}}$no$(h,c);c[1]=210;$mI$(h,c,215);}
function $no$(d,b){let a,c,$0,$1,$2;for($0=0,$1=4;$0<$1;$0+=1){a=$0;c=b[30252+a];if(c>=0&&b[34233+c]&&b[30193]){$2=49628+d[15892+c]*24+19;b[$2]=b[$2]+1;}}}
function $np$(a,b,c,d){let e,$0,$1;e=$cC$(a,b[2591+c],b[2591+d]);$0=3551+c;b[$0]=b[$0]|1<<e;$1=3551+d;b[$1]=b[$1]|1<<$ar$(e);}
function $nq$(d,b){let c,a,$0,$1;for($0=0,$1=d[0];$0<$1;$0+=1){a=$0;c=$fw$(b,a)&&b[$fx$(a)+2]!=1;if(c&&$gM$(d,b,a)){$fJ$(d,b,a);}}}
function $nr$(g,c,d){let f,e,b,a,$0;$0=[c[4],c[2]];a=$0[0];b=$0[1];e=among(d,4*a);if(b==3){return Math.floor(e/a)<3?0:$mod(e,a);}f=b==20||b==22||b==41;if(c[9]==0&&(f||b<20)){return 1+among(d,a-1);}return $mod(e,a);}
function $ns$(a,b,c){return $nt$(a,b,c,3);}
function $nt$(b,a,g,i){let c,e,d,h,f,j,$0,$1,$2,$3;if(a[2]==20){$oP$(a,a[3]);}$F$(b,a,a[3]);$oO$(b,a);$0=[(-2000000),0,0,g];c=$0[0];d=$0[1];e=$0[2];f=$0[3];for($1=0,$2=a[4];$1<$2;$1+=1){h=$1;j=$nv$(b,a,a[9+h],i);if($P$(b,5)>0){j=j+$nu$(b,a,a[9+h]);}if(j>c){$3=[j,1,h];c=$3[0];d=$3[1];e=$3[2];}else{if(j==c){d=d+1;f=another(f);if(takes_its_place(f,d)){e=h;}}}}return e;}
function $nu$(d,c,e){let a,b,f,$0;$0=[c[2],$P$(d,5)];a=$0[0];b=$0[1];if(a!=22&&a!=41){return 0;}f=(e+40009*c[13437]*(a==22))*64+$P$(d,6);return Math.floor(2*b*scrambled(f)/65521)-b;}
function $nv$(c,a,d,e){let b;b=a[2];if(b==22){return $oJ$(c,a,d,e);}if(b<20){return $oy$(c,a,d,e);}if(b<40){return $ol$(c,a,d,e);}if(b>=50||b==42){return $nR$(c,a,d);}return $nw$(c,a,d,e);}
function $nw$(d,c,e,f){let a,b,g,$0;$0=[c[2],c[3]];a=$0[0];b=$0[1];if(a==41){return $nP$(d,c,e,f);}if(a==40){g=c[30269];$F$(d,c,b);return $nz$(d,c,g,c[2591+g],e-1,f);}if(a==43||a==44){return $ny$(d,c,e,a==43);}if(a==45){return $nx$(d,c,e,b);}if(a==46){return $V$(d,c,e-1);}if(a==47){g=c[30272];$F$(d,c,b);return $nz$(d,c,g,c[2591+g],e-1,f);}if(a==49){$F$(d,c,b);g=c[9876];return $nz$(d,c,g,$mod(e,10000)-1,Math.floor(e/10000),f);}return e;}
function $nx$(a,b,d,c){let e;$F$(a,b,c);e=d>=10000;return 2*$E$(b,c,$mod(d,10000)-1)-e;}
function $ny$(g,e,h,a){let b,d,f,c,$0,$1;b=a?0:4;c=0;for($0=b,$1=b+4;$0<$1;$0+=1){d=$0;f=e[30252+d];if(f<0){continue;}if(a){c=c-$Z$(g,f,h-1,0,0);}else{c=c+$Z$(g,h-1,f,0,0);}}return c;}
function $nz$(d,k,e,h,m,o){let f,a,b,j,i,g,c,l,n,$0,$1,$2,$3,$4;$0=0;a=$0;b=$0;c=$0;f=1-d[15892+e];for($1=0,$2=6;$1<$2;$1+=1){g=$1;i=6*h+g;j=d[29412+i];l=j>=0?k[5071+j]:(-1);if(l<0||d[15892+l]!=f){continue;}if($au$(m,g)&&d[39012+i]>0){a=a+1;}else{if(k[2911+l]==0&&$au$(k[2751+l],$ar$(g))){b=b+1;}}}n=(-60)*b;if(a&&$ab$(d,e)){for($3=0,$4=6;$3<$4;$3+=1){g=$3;j=d[29412+6*h+g];l=j>=0?k[5071+j]:(-1);if(l>=0&&d[15892+l]==f&&$au$(m,g)){c=c+$nG$(d,k,e,h,g,l,a,b>0,o);}}if($nF$(d,e)||c>0){return n+Math.floor(c/a);}}if(!$nF$(d,e)){return n+$nC$(d,k,e,h,m,a,o);}return n+$nA$(d,k,1-f,h,m);}
function $nA$(e,a,b,c,f){let d,g;d=$nB$(a,b,c);if(d<0||a[2591+d]<0){return (-30)*$E$(a,b,c);}g=$W$(e,c,f,a[2591+d]);return (-30)*$E$(a,b,c)-6*g;}
function $nB$(a,b,c){let d;d=a[49678+b*1600+c];return d>=99000?(-1):$mod(d,1000);}
function $nC$(c,f,d,h,j,l,n){let i,a,e,m,o,b,k,g,$0,$1,$2;$0=[0,c[15892+d]];a=$0[0];b=$0[1];for($1=c[30-b],$2=c[32-b];$1<$2;$1+=1){e=$1;g=f[2591+e];if(g<0||f[3551+e]){continue;}i=$k$(c,h,g);if(i<=3){a=Math.max(a,$nD$(c,f,d,h,j,e,i));}}k=$E$(f,b,h);m=!$ab$(c,d)?60*l:0;if(n&1&&k<=1){m=m+60;}o=$nB$(f,b,h);if(a==0&&o>=0&&f[2591+o]>=0){m=m+6*(1+$W$(c,h,j,f[2591+o]));}return a-m-30*Math.max(0,k-2-1);}
function $nD$(d,a,h,e,f,b,i){let k,j,c,g;c=a[2591+b];g=$W$(d,e,f,c);if(g==2||!$cJ$(d,a,e,c)){return 0;}j=$nE$(d,a,h,b,i,g==1?(-2):0);if(d[17172+b]!=0){k=$W$(d,c,a[2751+b],e);if(k!=2){j=j-Math.floor($nE$(d,a,b,h,i,k==1?(-2):0)/2);}}return j;}
function $nE$(a,f,b,g,d,e){let l,m,h,i,k,j,c;c=a[17172+b]-1;if(c<0||d>4){return 0;}h=e+a[26212+f[2591+g]]-(-6);h=Math.min(Math.max(h,0),9);i=Math.min($V$(a,f,g),9);j=(c*4+d-1)*10+h;k=102092+3*(j*9+i-1);l=a[k+0];if(a[17172+g]!=0||f[2911+g]==0){l=l+Math.floor(a[k+2]*Math.max(0,9-$ac$(a,f,g))/10);}m=l*$T$(a,f,g,0);return Math.floor((m+a[k+1]*$S$(a,f,g))/1000);}
function $nF$(a,b){return a[17172+b]==0;}
function $nG$(i,a,j,g,c,b,m,e,o){let p,n,k,d,h,q,l,f;d=$X$(a[2751+b],$ar$(c));f=d!=0&&!e;h=6*g+c;k=$nO$(i,a,b,j);l=(-i[71012+h])-i[27812+a[2591+b]];l=l-2*(m-1);if(a[3231+j]>0){l=l-2;}n=a[3551+b]==0;p=$nN$(i,a,j,g)&&!(o&4);q=$nH$(i,a,j,b,l,k,f,0,n,o);if(!p){return q;}return Math.max(q,$nH$(i,a,j,b,l,k,f,1,n,o));}
function $nH$(a,h,b,c,e,f,i,d,j,n){let m,g,l,q,k,p,o;g=$Z$(a,b,c,d,e+2*f);if(g<0){return 0;}k=$R$(a,h,c,g,i,d,j);l=$nM$(a,h,b,g,d,1+f);if(f){m=$Z$(a,b,c,0,e+2*(f-1));k=k-$R$(a,h,c,m,0,0,j);k=k+25*f;}if(n&1){o=a[$U$(a,h,c,g,i,d,j)+0];p=d?1000:a[$nL$(a,h,b,g,1+f)+0];q=o*$nK$(a,h,c)-p*$nK$(a,h,b);k=k+Math.floor(Math.floor(q/1000)*$P$(a,1)/100);}return $nI$(h,a[15892+b],k,l,n);}
function $nI$(a,b,c,d,e){if(a[54479-b]){c=Math.floor(c*15/100);}if(a[54478+b]){return c-Math.floor(d*15/100);}if(a[54479-b]){return c-Math.floor(d*200/100);}return c-Math.floor(d*$nJ$(e)/100);}
function $nJ$(a){return a&1?95:75;}
function $nK$(c,a,b){let h,d,g,e,f,$0,$1,$2;if(a[2911+b]!=0||c[16372+b]==8){return 0;}$0=[c[16052+b],0,0];d=$0[0];e=$0[1];f=$0[2];for($1=c[116+d],$2=c[148+d];$1<$2;$1+=1){g=$1;if(c[16372+g]==8){continue;}f=f+(a[2911+g]!=0);if(a[2591+g]>=0&&g!=b){e=e+($ad$(c,g)-$ae$(c,a,g));}}h=$N$(c,a,d,f);return Math.floor(($N$(c,a,d,f+1)-h)*e/10);}
function $nL$(a,b,c,f,d){let e,g;e=Math.min($V$(a,b,c)*d,9);g=(f*3+1)*9+e-1;return 101144+2*g;}
function $nM$(a,b,c,d,j,e){let g,i,k,h,f,$0;f=$nL$(a,b,c,d,e);$0=[a[f+0],Math.floor(a[f+1]/e)];g=$0[0];h=$0[1];i=g*$T$(a,b,c,0)+h*$S$(a,b,c);i=Math.floor(i/1000);if(j&&b[2911+c]==0){k=Math.floor($ad$(a,c)*45/100)-$ae$(a,b,c);i=Math.max(i,Math.floor((1000-g)*k/1000)+i);}return i;}
function $nN$(a,d,b,e){let c;c=a[16372+b];if(c!=0&&c!=1){return 0;}return d[2911+b]==0&&d[4511+b]!=e;}
function $nO$(c,d,e,h){let a,f,b,g,i,$0,$1;a=0;for($0=0,$1=6;$0<$1;$0+=1){b=$0;f=c[29412+6*d[2591+e]+b];g=f>=0?d[5071+f]:(-1);if(g<0||g==h||c[15892+g]==c[15892+e]){continue;}i=c[16052+g];if(i!=d[2059]&&i!=d[2060]){continue;}if($ab$(c,g)&&$au$(d[2751+g],$ar$(b))){a=a+(d[4351+g]>0||d[3551+g]>0);}}return a;}
function $nP$(k,i,a,f){let d,q,j,h,g,n,l,o,p,c,b,e,m,$0,$1,$2,$3;if(a==0){return 0;}$0=[Math.floor(a/10000),$mod(a,10000)-1];b=$0[0];c=$0[1];d=b>=3;e=$mod(b,3);if(d&&f&4){return (-1000000);}$1=[i[2591+c],i[2751+c]];g=$1[0];h=$1[1];j=e==2?2:1;l=$nQ$(k,i,c);m=0;for($2=0,$3=2;$2<$3;$2+=1){n=$2;if(e!=2&&e!=n){continue;}o=$mod(h+5+n,6);p=k[29412+6*g+o];q=p>=0?i[5071+p]:(-1);if(q>=0){m=m+$nG$(k,i,c,g,o,q,j,l,f);}}if(i[33913+c]==1){m=Math.floor(m*Math.min(10,$ac$(k,i,c)+1)/10);}return m-5*d;}
function $nQ$(e,a,b){let g,c,f,d,$0,$1;c=a[2591+b];for($0=0,$1=6;$0<$1;$0+=1){d=$0;f=e[29412+6*c+d];g=f>=0?a[5071+f]:(-1);if(g<0||e[15892+g]==e[15892+b]){continue;}if($au$(a[2751+b],d)||a[2911+g]!=0){continue;}if($au$(a[2751+g],$ar$(d))){return 1;}}return 0;}
function $nR$(c,a,d){let b;b=a[2];if(b==50){return $oj$(c,a,d);}if(b==52){return $oc$(c,a,d);}if(b==53){return $oa$(c,a,d);}if(b==51){return d;}return $nS$(c,a,d);}
function $nS$(c,a,e){let b,d;b=a[2]==54;d=b?$nY$(c,a):$nT$(c,a);return e&&d?(-1):e;}
function $nT$(f,b){let j,c,g,e,d,h,a,i,$0;a=30201;c=b[a]>b[a+1]?0:1;$0=[b[30262+c],b[30263-c]];d=$0[0];e=$0[1];g=$eG$(f,b,d)-b[a+c];h=$eG$(f,b,e)-b[a+1-c];i=$nX$(f,$fc$(f,b,d),g,$fc$(f,b,e),h);j=$nW$(f,b,d)+$nW$(f,b,e);return $nU$(i,j,$nV$(f,d));}
function $nU$(a,c,b){return a*(2*b+c)>1000*b;}
function $nV$(b,a){let c;c=a>=0&&$o$(b,a);return 200+100*(c?b[51]:b[50]);}
function $nW$(d,c,e){let f,a,b,$0,$1;a=0;for($0=d[116+e],$1=d[148+e];$0<$1;$0+=1){b=$0;if(c[2591+b]>=0&&d[16372+b]!=8){a=a+($ad$(d,b)-$ae$(d,c,b));}}f=$lk$(d,c,e,$aw$(d,c,e))+1;return 200+Math.floor(a*f/10);}
function $nX$(h,c,a,d,b){let g,f,e,$0;if(a<=0||b<=0){return 1000*(a>0);}$0=[Math.min(c,9),Math.min(d,9)];c=$0[0];d=$0[1];e=c*10+d;f=Math.min(a,8)-1;g=f*8+Math.min(b,8)-1;return h[104252+e*8*8+g];}
function $nY$(g,d){let l,b,m,h,f,j,e,i,c,a,k,$0,$1,$2,$3;$0=[d[34396],d[34397],d[34398]];a=$0[0];b=$0[1];c=$0[2];$1=[$fd$(g,d,a),$nZ$(g,d,a)-d[34399]];e=$1[0];f=$1[1];if(b>=0){$3=[$fc$(g,d,b),$eG$(g,d,b),$nW$(g,d,b)];h=$3[0];i=$3[1];j=$3[2];}else{$2=[$fd$(g,d,c),$nZ$(g,d,c),300];h=$2[0];i=$2[1];j=$2[2];}k=$nX$(g,e,f,h,i-d[34400]);l=d[34399]>d[34400];m=$nV$(g,l?(-1):b);return $nU$(l?k:1000-k,300+j,m);}
function $nZ$(a,b,c){return $eI$(a,b,c)-b[4951+c];}
function $oa$(d,a,c){let b;b=a[34396];if(c>10000){return (-$ob$(d,a,b,(-1),$mod(c,10000)-1));}return (-$ob$(d,a,b,c-1,(-1)));}
function $ob$(c,d,e,j,f){let b,k,a,i,g,h,$0;$0=[$fd$(c,d,e),$nZ$(c,d,e)];a=$0[0];b=$0[1];if(j>=0){h=$nX$(c,a,b,$fc$(c,d,j),$eG$(c,d,j));i=$nW$(c,d,j);}else{g=$fd$(c,d,f);h=$nX$(c,a,b,g,$nZ$(c,d,f));i=300;}k=$nV$(c,(-1))+300;return Math.floor((h*($nV$(c,j)+i)-(1000-h)*k)/1000);}
function $oc$(j,c,f){let k,l,g,m,h,a,b,i,d,e,$0,$1,$2,$3,$4;$0=[c[34396],c[3]];a=$0[0];b=$0[1];$1=[Math.floor(f/10000),$mod(f,10000)-1];d=$1[0];e=$1[1];if(f==0){$2=[$eB$(c,a),$eA$(j,c,a),0];g=$2[0];h=$2[1];i=$2[2];for($3=j[33+b],$4=j[35+b];$3<$4;$3+=1){k=$3;if($oi$(j,c,k,g,h)){i=i+$oh$(j,c,k);}}return (-i);}if(d==0){return (-$ob$(j,c,a,e,(-1)));}if(d==1){return (-$ob$(j,c,a,(-1),e));}l=(-$ob$(j,c,a,(-1),$of$(j,c,e)));if(d==2){return l-$od$(j,c,e);}m=Math.min(10,$m$(j,c,e)+1);return Math.floor((m*l-(10-m)*$oh$(j,c,e))/10);}
function $od$(c,a,b){if(a[2175+b]||a[2143+b]==0){return 0;}return $oe$(c,a,b,c[52+b]);}
function $oe$(a,b,c,d){return Math.floor($D$(a,b,c,d)/2);}
function $of$(d,g,e){let j,a,i,b,f,h,c,$0,$1,$2,$3;$0=[(-1),(-1),d[52+e]];a=$0[0];b=$0[1];c=$0[2];for($1=0,$2=d[25];$1<$2;$1+=1){f=$1;h=g[4831+f]==e;i=g[4831+f]==(-1)&&$og$(d,f,c);if(h||i&&$hK$(d,g,e)){j=2*($fd$(d,g,f)+$nZ$(d,g,f))+h;if(j>a){$3=[j,f];a=$3[0];b=$3[1];}}}return b;}
function $og$(a,b,c){return a[17972+b]==c||a[17972+b]==2;}
function $oh$(c,a,b){if(a[2335+b]){return $nW$(c,a,b);}return 50+$od$(c,a,b);}
function $oi$(d,a,b,e,f){let c;c=a[2271+b];if(c<0||$o$(d,b)&&$n$(d,a,d[52+b])){return 0;}return $k$(d,e,c)<=f&&$cJ$(d,a,e,c);}
function $oj$(d,b,a){let c;if(a==0){return 0;}if(Math.floor(a/10000)!=0){return (-1);}c=b[34396];return $ok$(d,b,c,b[3],$eB$(b,c));}
function $ok$(d,e,f,j,h){let g,i,b,a,k,l,c,m,$0,$1,$2,$3,$4;$0=[$eA$(d,e,f),100000,0];a=$0[0];b=$0[1];c=$0[2];for($1=d[34-j],$2=d[36-j];$1<$2;$1+=1){g=$1;if($oi$(d,e,g,h,a)){c=c+$oh$(d,e,g);b=Math.min(b,$ob$(d,e,f,g,(-1)));if($hK$(d,e,g)&&e[2143+g]&&!e[2175+g]){i=$ob$(d,e,f,(-1),$of$(d,e,g));b=Math.min(b,i+$od$(d,e,g));}}}for($3=0,$4=d[25];$3<$4;$3+=1){k=$3;l=e[4831+k];if(l>=0&&d[52+l]!=j){m=$eB$(e,k);if(m>=0&&$k$(d,h,m)<=a&&$cJ$(d,e,h,m)){b=Math.min(b,$ob$(d,e,f,(-1),k));}}}return b<100000?Math.min(b,c):0;}
function $ol$(c,a,d,e){let b;b=a[2];if(b==20||b==34){return $ov$(c,a,d,e);}if(b==21){return $ou$(c,a,d,a[3]);}if(b==23){return $ot$(c,a,d,a[3]);}if(b==24){return $os$(c,a,d,e);}if(b==26){return $or$(c,a,d,e);}if(b==30){return $oq$(c,a,d);}if(b==37){return $op$(c,a,d,e);}if(b==38){return $oo$(c,a,d-1);}if(b==39){return $om$(c,a,d);}if(b==25||b==33){return (-d);}return d>0?1:0;}
function $om$(d,a,c){let f,e,b;b=a[3];if(a[1]!=149){return c-1==$of$(d,a,a[2059]);}e=a[27696];if(c>10000){return $on$(d,a,e,$mod(c,10000)-1);}f=c>0?c-1:$eB$(a,e);return $ok$(d,a,e,b,f);}
function $on$(e,b,f,c){let a,g,h,i,d,$0,$1;a=10;d=b[5071+b[2271+c]];if(d>=0&&e[15892+d]==e[52+c]){a=Math.min(10,$eI$(e,b,f)+1);}g=$ob$(e,b,f,c,(-1));for($0=0,$1=e[25];$0<$1;$0+=1){h=$0;i=b[4831+h];if(i>=0&&e[52+i]==e[52+c]){if($eB$(b,h)==b[2271+c]){g=Math.min(g,$ob$(e,b,f,(-1),h));}}}return Math.floor((a*g-(10-a)*300)/10);}
function $oo$(a,d,b){let c,f,e;c=a[15892+b];$F$(a,d,c);e=Math.min(4,$E$(d,c,d[2591+b]));f=$ac$(a,d,b)-d[3071+b]+Math.floor($S$(a,d,b)/100);return 10*e+f-20*(d[2911+b]!=0);}
function $op$(c,a,e,m){let k,b,f,g,d,l,j,i,h,$0,$1,$2;b=a[27694];d=c[52+b];f=e>0?e-1:a[2271+b];if($o$(c,b)&&$n$(c,a,d)){return 1000*(e==0);}$F$(c,a,d);$0=[$m$(c,a,b),0];g=$0[0];h=$0[1];for($1=c[116+b],$2=c[148+b];$1<$2;$1+=1){i=$1;j=a[2591+i];if(j>=0&&c[16372+i]!=8){k=$k$(c,f,j);h=h+(20*(k<=g)-k);}}l=$E$(a,d,f);if(a[5071+f]>=0){h=h+(15-40*(l<=2)*(m&1?2:1));}else{if(l<=4){h=h-200;}}return 2*h+(e==0);}
function $oq$(e,c,d){let b,a,$0;$0=[c[26731],d-1];a=$0[0];b=$0[1];return $nD$(e,c,a,c[2591+a],c[2751+a],b,1);}
function $or$(h,d,a,k){let i,e,j,g,f,c,b;if(a==0){return 0;}b=$mod(a,10000)-1;c=a>=10000?5:1;e=d[2751+b];f=$mod(e+c,6);g=d[2591+b];i=h[17492+b]?h[24612+g]*$S$(h,d,b):0;j=$O$(h,d,b,g,e)-$O$(h,d,b,g,f);return j-i;}
function $os$(g,f,a,m){let i,k,j,e,d,b,l,h,c,$0,$1,$2,$3;if(a==0){return 0;}$0=[Math.floor(a/10000),$mod(a,10000)-1];b=$0[0];c=$0[1];$1=[f[2591+c],f[2751+c]];d=$1[0];e=$1[1];h=g[29412+6*d+b];i=0;for($2=$ac$(g,f,c)+1,$3=10;$2<$3;$2+=1){j=$2;i=i+(j-$ac$(g,f,c));}k=Math.floor(i*$S$(g,f,c)/10);l=$O$(g,f,c,d,e)-$O$(g,f,c,h,e);return l-k-$P$(g,3);}
function $ot$(b,c,a,d){let e;if(a==0){return (-1);}$F$(b,c,d);e=c[5071+a-1]>=0;return 2*$E$(c,d,a-1)+3*e;}
function $ou$(a,b,f,c){let e,d,$0;$F$(a,b,c);$0=[Math.floor((f-1)/6),$mod(f-1,6)];d=$0[0];e=$0[1];return $nA$(a,b,c,d,e);}
function $ov$(d,f,a,k){let g,l,e,h,i,c,b,j,$0;if(a==0){return 0;}$0=[Math.floor(a/10000),$mod(a,10000)-1];b=$0[0];c=$0[1];e=d[15892+c];$F$(d,f,e);g=f[2591+c];if(g<0){return 1000;}h=$E$(f,e,g);i=1000-20*h+($nF$(d,c)?0:300);if($ox$(d,f,c)){i=i-500;}if(b==3){return 1600;}if($ow$(f,e)){return (-1);}if(b==2){j=3*f[3071+c]>=$ac$(d,f,c)||h>=6;l=k&1?3:5;return j&&h>=l?i+1:(-1);}if(b==4){return f[3231+c]&&h<=4?i+1:(-1);}if(b==1){return i+300;}return i;}
function $ow$(a,b){return a[54479-b]>0&&a[54478+b]==0;}
function $ox$(g,d,e){let b,a,i,f,h,c,$0,$1,$2;$0=[d[2591+e],0,0];a=$0[0];b=$0[1];c=$0[2];for($1=0,$2=6;$1<$2;$1+=1){f=$1;if($au$(d[2751+e],f)){h=$i$(g,a,f);if(h>=0&&g[39012+6*a+f]){c=c+1;i=d[5071+h];if(i>=0&&g[15892+i]==g[15892+e]){b=b+(d[4191+i]==0);}}}}return c==b;}
function $oy$(d,c,e,f){let h,a,b,g,$0;$0=[c[2],c[3]];a=$0[0];b=$0[1];if(a==3){return $oF$(d,c,e,f);}if(a==8){return $oE$(d,c,Math.floor((e-1)/6),b);}if(a==9){return $oo$(d,c,e-1);}if(a==4){g=!$ow$(c,b);return e*(g?$D$(d,c,c[2059],b)-1:(-1));}if(e==0){h=a==2&&f&1&&$oD$(d,c,b);return h?1000000:0;}if(a==6){return $oC$(d,c,e-1,b,f);}if(a==1&&f&1&&$oA$(d,c,e-1)){return (-1);}if(a!=1&&$ow$(c,b)){return e>=1000?(-1):$oz$(d,c,e-1,b);}if(e>=1000){return (-1);}return $D$(d,c,e-1,b);}
function $oz$(a,b,g,c){let d,f,e,$0,$1;$F$(a,b,c);d=(-1);for($0=a[116+g],$1=a[148+g];$0<$1;$0+=1){e=$0;f=b[2591+e];if(f>=0&&b[3551+e]){return (-1);}if(f>=0&&b[2911+e]==1&&$E$(b,c,f)>=3){d=d+100;}}return d;}
function $oA$(b,a,c){if(a[6]>1){return 0;}return $oB$(b,a,c)>2;}
function $oB$(c,e,d){let g,b,a,f,$0,$1,$2;$0=[c[52+d],99];a=$0[0];b=$0[1];$F$(c,e,a);for($1=c[116+d],$2=c[148+d];$1<$2;$1+=1){f=$1;g=e[2591+f];if(g>=0&&c[16372+f]!=8){b=e[3551+f]?0:Math.min(b,$E$(e,a,g));}}return b;}
function $oC$(b,c,d,e,a){if(a&2){return (-1);}return $D$(b,c,d,e);}
function $oD$(f,a,b){let c,e,d,$0,$1,$2;if(a[2058]>0||$ow$(a,b)||a[54478+b]>0){return 0;}$0=$K27;c=$0[0];d=$0[1];for($1=0,$2=f[24];$1<$2;$1+=1){e=$1;if($x$(f,a,e)){if(f[52+e]==b){d=Math.min(d,$oB$(f,a,e));}else{c=1;}}}return c&&d>2&&d<=5;}
function $oE$(a,b,d,c){$F$(a,b,c);return $E$(b,c,d);}
function $oF$(e,c,d,f){let a,b,$0;$0=[c[2059],c[3]];a=$0[0];b=$0[1];if(d==1){return $D$(e,c,a,b);}if(d==3){return $oI$(e,c,a,b,f);}if(d==5&&!(f&8)){return 2*$oG$(e,c,a);}return (-1);}
function $oG$(a,b,c){let k,g,i,f,h,d,e,j,$0,$1,$2,$3;d=$of$(a,b,c);if(d<0){return (-1);}$0=[a[52+c],b[2271+c]];e=$0[0];f=$0[1];$1=$K14;g=$1[0];h=$1[1];for($2=a[34-e],$3=a[36-e];$2<$3;$2+=1){i=$2;j=b[2271+i];if(j<0){continue;}k=$k$(a,f,j);h=h||k<=7+$eA$(a,b,d);if(k<=7){g=Math.max(g,$on$(a,b,d,i));}}return h?Math.max(g,$oH$(a,b,d,e,f)):g;}
function $oH$(g,e,j,c,i){let a,h,d,f,b,$0,$1,$2;$0=[0,6671+(1-c)*1600];a=$0[0];b=$0[1];for($1=0,$2=g[26];$1<$2;$1+=1){d=$1;f=e[5071+d];h=f<0||g[15892+f]==c;if(h&&e[b+d]==0&&$k$(g,i,d)<=7){a=Math.max(a,$ok$(g,e,j,c,d));}}return a;}
function $oI$(a,b,h,c,j){let e,i,g,f,d,$0,$1,$2;$F$(a,b,c);$0=0;d=$0;e=$0;for($1=a[116+h],$2=a[148+h];$1<$2;$1+=1){f=$1;if(b[2911+f]==2){g=a[16692+f];d=d+Math.floor(Math.floor($ad$(a,f)*g/10)*55/100);}else{if(b[2591+f]>=0&&$E$(b,c,b[2591+f])<=3){e=e+1;}}}if(e==0){return 100*d;}i=b[2141+c]*2>=a[41+c];if(j&1&&i){return 2*d;}return Math.floor(d/2);}
function $oJ$(c,a,g,k){let i,h,f,e,j,d,b,l,$0,$1;b=a[13437];d=c[15892+b];$0=[a[2591+b],a[2751+b]];e=$0[0];f=$0[1];if(g>=10000){h=$mod(g,10000)-1;i=$k$(c,e,a[2591+h]);j=$nD$(c,a,b,e,f,h,i);return j<=0?(-10000):10000+j;}if(g>0){$1=[Math.floor((g-1)/6),$mod(g-1,6)];e=$1[0];f=$1[1];}if(a[13438]==1){return $E$(a,d,e);}l=$nz$(c,a,b,e,f,k);if(g>0){l=l-Math.floor($oL$(c,a,b,e,f)*$P$(c,4)/100);}if(a[13438]==0){l=l-$oK$(c,a,b,e);if(k&1){l=l-$O$(c,a,b,e,f);}}return 2*l+(g==0);}
function $oK$(a,d,b,f){let c,h,g,e,$0,$1;c=a[16052+b];e=d[2271+c];if(e<0||$k$(a,f,e)<=$m$(a,d,c)){return 0;}for($0=0,$1=6;$0<$1;$0+=1){g=$0;h=a[29412+6*f+g];e=h>=0?d[5071+h]:(-1);if(e>=0&&e!=b&&a[16052+e]==c){if(d[9884+e]&&a[16372+e]!=8){return 0;}}}return $P$(a,2);}
function $oL$(d,b,c,a,e){let g,f;if(a==b[2591+c]){return 0;}f=$mod($de$(d,b,a,e),4096);g=Math.floor(f/64)*$oN$(d,b,c);if($mod(f,64)){g=g+$oM$(d,b,c,a,e);}return g;}
function $oM$(e,c,d,f,g){let a,i,h,b,$0;$0=[0,c[2591+d]];a=$0[0];b=$0[1];h=$cR$(e,c,f,g);while(h>=0&&Math.floor(h/6)!=b){i=c[5071+Math.floor(h/6)];if(i>=0&&i!=d){a=a+$oN$(e,c,i);}h=$cP$(e,c,h);}return a;}
function $oN$(c,a,b){if(a[3071+b]+1>=$ac$(c,a,b)){return $T$(c,a,b,0);}return $S$(c,a,b);}
function $oO$(b,c){let a,$0,$1;for($0=0,$1=2;$0<$1;$0+=1){a=$0;c[54478+a]=$ag$(b,c,a)>=b[41+a];}}
function $oP$(a,b){a[49676+b]=0;}
function $oQ$(a,b,c){return $nt$(a,b,c,5);}
function $oR$(a,b,c){return $nt$(a,b,c,9);}
function $oS$(a,b,c){return $nt$(a,b,c,0);}
function $oT$(a,b,c){return $nt$(a,b,c,1);}
function $oU$(d,g,v,B,x,y,z,b,i,c,h,s,n,C){let t,l,a,f,k,m,r,w,A,p,j,q,u,o,e,$0,$1,$2,$3,$4;for($0=0,$1=n.length;$0<$1;$0+=1){a=$0;e=word_at(b,c+a,d[9]);for($2=0,$3=h.length;$2<$3;$2+=1){f=$2;h[f]=g[f];}if(d[10]>0){$z$(d,h,d[10]-1,word_at(i,c+a,0));}$ph$(d,h);$4=[d[15],1,0];j=$4[0];k=$4[1];l=$4[2];m=d[21]>0?0:(-1);while(h[0]!=0){if(h[6]!=j){j=h[6];if(j==d[12]){return $pg$(l);}$pf$(d,h,n[a]);}if(l==d[13]&&l>0){return $pg$(l);}o=h[0];if(d[14]>0&&(o>0||h[3]!=d[14]-1)){return $pg$(l);}p=o<0&&d[16+h[3]]>0;if(d[22]>0&&p&&$pe$(d,h)){return $pg$(l);}l=l+1;q=uniform_of(e);r=(-1);if(m>=0){if(o<0){r=$pd$(d,h,m);}m=r>=0?m+1:(-1);}if(m<0){e=next_word(e);}if(r>=0){u=h[9+r];}else{if(o>=100000){u=among(q,o-100000);}else{if(o>0){if(o>=v.length||v[o]<0){return o;}w=v[o];A=fallen_on(q,x,w,y,z[o]);u=B[w+A];}else{$ak$(d,h,s);t=$oX$(d,h,q);$ak$(d,h,s);u=h[9+t];}}}if(C.length>0){k=$oW$(h,u,C,k);}$oV$(d,h,u);}$A$(d,h,n[a]);}return 0;}
function $oV$(a,b,c){$al$(a,b,c);$ph$(a,b);}
function $oW$(a,e,d,c){let f,b,$0,$1,$2;b=a[0]<0?a[4]:0;if(c+3+b>d.length){d[0]=d.length+1;return d.length;}d[c]=a[0];$0=[e,b];d[c+1]=$0[0];d[c+2]=$0[1];for($1=0,$2=b;$1<$2;$1+=1){f=$1;d[c+3+f]=a[9+f];}d[0]=c+3+b;return c+3+b;}
function $oX$(a,b,c){let d,e;d=ask_bot(a,b,c,a[1+b[3]]);if(a[6]>0){e=$oY$(a,b);if(e>=0){return e;}}return d;}
function $oY$(a,c){let d,e,g,f,b,$0,$1,$2,$3,$4,$5;b=a[6];if(c[6]!=a[7]||c[3]!=a[8]){return (-1);}if($pc$(a,c)){return (-1);}d=c[2];for($0=0,$1=a[b];$0<$1;$0+=1){e=$0;f=b+65+2*e;if(a[f]==d){for($2=0,$3=c[4];$2<$3;$2+=1){g=$2;if($oZ$(a,c,d,c[9+g],a[f+1])){return g;}}}}if(a[b+1+d]){for($4=0,$5=c[4];$4<$5;$4+=1){g=$4;if(c[9+g]==0){return g;}}}return (-1);}
function $oZ$(g,b,a,f,d){let c,e;if(a==22){c=b[13437];if(Math.floor(d/1000000)!=1+c){return 0;}e=$mod(d,1000000);if(e>=20000){e=1+6*b[2591+c]+e-20000;}return f==e;}if(a==30){return Math.floor(d/1000000)==1+b[26731]&&f==$mod(d,1000000);}if(a==37){return Math.floor(d/1000000)==1+b[27694]&&f==$mod(d,1000000);}if(a==41&&f>0){return $pa$(g,b,f,d);}return f==d;}
function $pa$(j,k,c,d){let h,e,f,i,b,a,g,$0,$1;$0=[Math.floor(c/10000),$mod(c,10000)-1];a=$0[0];b=$0[1];if($mod(d,1000)!=1+b||d>=1000000000!=a>=3){return 0;}e=$mod(Math.floor(d/1000),1000)-1;f=$mod(Math.floor(d/1000000),1000)-1;g=$mod(a,3);$1=[$pb$(j,k,b,0),$pb$(j,k,b,1)];h=$1[0];i=$1[1];if(g==2){return e==h&&f==i||e==i&&f==h;}return f<0&&e==(g==1?i:h);}
function $pb$(e,a,b,c){let d,f;d=$mod(a[2751+b]+5+c,6);f=e[29412+6*a[2591+b]+d];return f>=0?a[5071+f]:(-1);}
function $pc$(a,b){let $0;return Boolean(0<($0=a[28])&&$0<b[2066]);}
function $pd$(a,e,c){let f,d,b,$0,$1;b=a[21];d=b+1+2*c;if(c>=a[b]||a[d]!=e[0]){return (-1);}for($0=0,$1=e[4];$0<$1;$0+=1){f=$0;if(e[9+f]==a[d+1]){return f;}}return (-1);}
function $pe$(d,a){let b,c;b=a[2];c=b>=1&&b<=7;return Boolean(c||b==20||b==41);}
function $pf$(e,a,d){let b,c,$0,$1,$2;b=a[6]-1;if(0<=($0=b)&&$0<30){for($1=0,$2=2;$1<$2;$1+=1){c=$1;d[545+2*b+c]=a[2141+c];}}}
function $pg$(a){return (-1)-a;}
function $ph$(b,a){while(a[7]==0){a[0]=(-1);$aj$(a);$hr$(b,a);if(a[0]==(-1)){continue;}if(a[0]>0){if(a[0]!=100001){return;}}else{if(a[4]!=1){return;}}$al$(b,a,a[0]<0?a[9]:0);}a[0]=0;}

const DICE=new Dice($a$),GAME={"name": "ran", "row": 621, "aside": 0, "redrawn": 24301};
const RULES={prepare:$hr$,settle:$al$,hide:$ak$,show:$ak$,clear:$aj$,drawn_among:drawn_among,word_at:word_at,key:key,clear_options:$aj$,record:$A$,nothing_to_redraw:$z$,can_be_ordered:$x$,can_be_activated:$b$},AT={"PENDING": 0, "DECISION": 2, "ASKED": 3, "OPTIONS_OPEN": 4, "ACTIVE": 5, "TURN": 6, "ENDED": 7, "WINNER": 8, "CHOICES": 9, "PLAYING": 0, "BOTS": 1, "DRAWN": 9, "UNIFORM": 100000, "AUTOMATIC": -1};
const BOTS=[$oT$,$oS$,$oR$,$oQ$,$ns$,$nr$],ask_bot=(q,s,uniform,bot)=>BOTS[bot](q,s,uniform);
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
const code = $oU$(this.question, this.state, DICE.start, DICE.outcome, DICE.limit,
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
