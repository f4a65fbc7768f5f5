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
const $K1=[(-1000000),0];
const $K2=[(-1),(-1),0];
const $K3=[0,0];
const $K4=[10,100];
const $K5=[1,0];
const $K6=[2,1];
const $K7=[(-1),1073741824];
const $K8=[1,1];
const $K9=[(-2),(-1)];
const $K10=[85,100];
const $K11=[1,3];
const $K12=[1,2];
const $K13=[0,0,1];
const $K14=[1,0,(-1)];
const $K15=[1,(-1),0];
const $K16=[0,(-1),1];
const $K17=[(-1),0,1];
const $K18=[(-1),1,0];
const $K19=[0,1,(-1)];
const $K20=[$K14,$K15,$K16,$K17,$K18,$K19];
const $K21=[(-1),0];
const $K22=[2,11];
const $K23=[0,14];
const $K24=[0,(-1)];
const $K25=[3,0];
const $K26=[0,4];
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
function $A$(a,b,c){let g,e,f,h,d,$0,$1,$2;$aj$(a,b,c);if(b[7]!=4){return;}for($0=605,$1=621;$0<$1;$0+=1){d=$0;c[d]=0;}e=$J$(a,b,c,0,1);f=$J$(a,b,c,1,(-1));c[612]=Math.floor(1000*(e-f)/Math.max(1,e+f));$2=[$C$(a,b,0),$C$(a,b,1)];g=$2[0];h=$2[1];c[615]=Math.floor(1000*(g-h)/Math.max(1,g+h));if(b[1]<11){c[616]=b[5]==0?1000:(-1000);}c[608]=Math.floor(c[607]*$B$(a,b)/1000);}
function $B$(d,a){let b,c,e,$0,$1;if(a[1]>=11){return 1000;}b=0;for($0=0,$1=d[24];$0<$1;$0+=1){c=$0;b=b+$x$(d,a,c);}e=1000-Math.floor(1000*b/Math.max(1,d[24]));return e;}
function $C$(d,c,e){let b,a,$0,$1;a=0;for($0=d[33+e],$1=d[35+e];$0<$1;$0+=1){b=$0;if(c[1]<11&&$x$(d,c,b)){a=a+$D$(d,c,b,e);}}return a;}
function $D$(a,b,g,c){let d,f,e,$0,$1;$F$(a,b,c);d=1;for($0=a[116+g],$1=a[148+g];$0<$1;$0+=1){e=$0;f=b[2591+e];if(f<0){if(b[2911+e]==0){d=d+40;}continue;}if(a[16372+e]==8){continue;}if(b[3551+e]){d=d+60;}d=d+Math.max(5,100-12*$E$(b,c,f));}return d;}
function $E$(a,b,c){return Math.floor(a[49678+b*1600+c]/1000);}
function $F$(f,a,c){let g,h,i,j,b,e,d,$0,$1,$2,$3,$4;b=1+a[2066];if(a[49676+c]==b){return;}a[49676+c]=b;d=49678+c*1600;for($0=0,$1=f[26];$0<$1;$0+=1){e=$0;a[d+e]=99000;}$2=0;g=$2;h=$2;for($3=0,$4=3;$3<$4;$3+=1){i=$3;h=$H$(f,a,c,i,h);while(g<h){j=a[52878+g];if(i<2&&$E$(a,c,j)>i){break;}h=$G$(f,a,c,j,h);g=g+1;}}}
function $G$(d,f,a,g,h){let e,c,b,$0,$1;b=49678+a*1600;for($0=6*g,$1=6*(g+1);$0<$1;$0+=1){c=$0;e=d[29412+c];if(e>=0&&d[39012+c]>0&&$E$(f,a,e)>=99){f[b+e]=f[b+g]+1000;f[52878+h]=e;h=h+1;}}return h;}
function $H$(d,b,f,e,g){let a,c,$0,$1;for($0=d[30-f],$1=d[32-f];$0<$1;$0+=1){a=$0;c=b[2591+a];if(c<0||$I$(d,b,a)!=e||$E$(b,f,c)<=e){continue;}b[49678+f*1600+c]=e*1000+a;b[52878+g]=c;g=g+1;}return g;}
function $I$(a,c,b){let d;if(a[16372+b]==8){return 2;}d=c[2911+b]!=0||a[17172+b]!=0;return d||2*c[3071+b]>=a[16532+b]?0:1;}
function $J$(a,d,g,b,f){let i,k,j,l,h,n,c,e,o,m,$0,$1,$2,$3,$4,$5,$6,$7,$8,$9;c=Math.max(1,a[41+b]);e=Math.min(1500,Math.max((-1000),Math.floor(1000*$ai$(a,d,b)/c)));$0=605;g[$0]=g[$0]+f*e;$1=606;g[$1]=g[$1]+Math.floor(f*e*Math.abs(e)/1000);$2=607;g[$2]=g[$2]+f*1000*(e>=1000);$3=0;h=$3;i=$3;j=$3;k=$3;l=$3;for($4=a[29+b],$5=a[31+b];$4<$5;$4+=1){m=$4;n=d[2591+m];if(d[2911+m]>=2||a[16372+m]==8){continue;}h=h+$ag$(a,d,m);l=l+($af$(a,m)-$ag$(a,d,m))*$ae$(a,d,m);if(d[2911+m]==1){i=i+$af$(a,m);}if(n>=0){j=j+$O$(a,d,m,n,d[2751+m]);if(d[3551+m]){k=k+$af$(a,m);}}}o=100*c;$6=609;g[$6]=g[$6]+f*Math.min(3000,Math.floor(1000*h/o));$7=610;g[$7]=g[$7]+f*Math.min(3000,Math.floor(1000*i/o));$8=613;g[$8]=g[$8]+f*Math.min(3000,Math.floor(1000*j/o));$9=614;g[$9]=g[$9]+f*Math.min(3000,Math.floor(1000*k/o));$K$(a,d,g,b,f);return l;}
function $K$(a,i,k,b,j){let h,g,f,d,l,e,c,$0,$1,$2,$3,$4,$5,$6,$7,$8;c=Math.max(1,a[41+b]);$0=0;d=$0;e=$0;$1=[a[33+b],a[35+b]];f=$1[0];g=$1[1];for($2=f,$3=g;$2<$3;$2+=1){h=$2;d=d+$M$(a,i,h);e=e+1000*!$s$(i,h);}$4=611;k[$4]=k[$4]+j*Math.min(3000,Math.floor(1000*d/(100*c)));$5=618;k[$5]=k[$5]+Math.floor(j*e/Math.max(1,g-f));$6=617;k[$6]=k[$6]+j*1000*Math.max(0,$L$(a,i,b)-i[2131+b]);$7=619;k[$7]=k[$7]+j*1000*$w$(a,i,b);l=i[2125+b]+i[2127+b];$8=620;k[$8]=k[$8]+j*1000*Math.min(3,l);}
function $L$(a,c,b){return Math.max(0,a[45+b]-c[2335+a[37+b]]);}
function $M$(d,e,f){let g,a,b,c,$0,$1,$2;$0=0;a=$0;b=$0;for($1=d[116+f],$2=d[148+f];$1<$2;$1+=1){c=$1;if(d[16372+c]==8){continue;}b=b+(e[2911+c]!=0);if(e[2591+c]>=0){a=a+$af$(d,c);}}g=Math.floor(a*$N$(d,e,f,b)/10);return g;}
function $N$(b,e,c,a){let d;if(a==0){return 0;}d=b[10740+c*161+Math.min(a,b[180+c])];if($s$(e,c)&&e[2239+c]==0){d=d-Math.floor($m$(b,e,c)/2);}return Math.min(Math.max(d+1,0),10);}
function $O$(a,b,c,d,e){$S$(a,b,c,d);return $P$(a,b,e);}
function $P$(i,f,c){let h,d,g,e,b,a,$0,$1,$2,$3;$0=0;a=$0;b=$0;d=$R$(c);for($1=54482,$2=54482+3*f[54481];$1<$2;$1+=3){e=$1;g=f[e+(f[e]&d?1:2)];if(g>a){$3=[g,a];a=$3[0];b=$3[1];}else{if(g>b){b=g;}}}h=a+Math.floor(b/2);return Math.floor(h*$Q$(i,0)/100);}
function $Q$(a,b){return a[110652+b];}
function $R$(a){return a>=0?1<<a|1<<$mod(a+5,6):(-1);}
function $S$(b,a,c,g){let h,e,d,i,f,$0,$1,$2;a[54481]=0;d=1-b[15892+c];for($0=b[29+d],$1=b[31+d];$0<$1;$0+=1){e=$0;f=a[2591+e];if(f<0||!$ad$(b,e)||a[2911+e]!=0){continue;}h=$k$(b,g,f);if(h<=$ac$(b,e)){i=54482+3*a[54481];a[i]=$aa$(b,g,f);a[i+1]=$T$(b,a,e,c,g,0,h);a[i+2]=$T$(b,a,e,c,g,1,h);$2=54481;a[$2]=a[$2]+1;}}}
function $T$(a,f,b,c,d,g,i){let e,h;e=$Z$(a,b,c,0,(-a[27812+d]));if(e<0){return 0;}h=$U$(a,f,c,e,g,0,1);return i<=2?h:Math.floor(h*2/3);}
function $U$(a,b,c,d,e,f,g){let i,k,j,h,$0;h=$X$(a,b,c,d,e,f,g);$0=[a[h+0],a[h+1]];i=$0[0];j=$0[1];k=i*$W$(a,b,c,e)+j*$V$(a,b,c);return Math.floor(k/1000);}
function $V$(d,b,c){let a;a=30;if(d[17172+c]!=0){a=60;}else{if(b[2911+c]!=0){a=25;}}return Math.floor($af$(d,c)*a/(100*Math.max(1,$ae$(d,b,c))));}
function $W$(c,a,b,d){let f,e;e=a[2911+b]==0&&c[17172+b]==0&&!d;f=e?Math.floor($af$(c,b)*45/100):$af$(c,b);return Math.max(0,f-$ag$(c,a,b));}
function $X$(a,b,c,i,j,h,f){let g,d,k,e;d=Math.min($Y$(a,b,c),9);e=9;if(f){g=a[17332+c]==0;e=Math.min(9,Math.max(0,$ae$(a,b,c)-(h&&g)));}k=((i*3+1)*2+j)*10+e;return 87104+2*(k*9+d-1);}
function $Y$(a,b,c){return Math.max(1,$ae$(a,b,c)-b[3071+c]);}
function $Z$(b,c,e,a,h){let g,d,f;d=a?9:b[16372+c];f=b[16372+e]*10+d;g=b[87014+f];if(g==0){return (-1);}return Math.min(Math.max(g+h,1),13)-1;}
function $aa$(d,e,f){let a,b,g,c,$0,$1,$2,$3;$0=$K1;a=$0[0];b=$0[1];for($1=0,$2=6;$1<$2;$1+=1){c=$1;g=$ab$(d,e,f,c);if(g>a){$3=[g,1<<c];a=$3[0];b=$3[1];}else{if(g==a){b=b|1<<c;}}}return b;}
function $ab$(a,c,b,g){let d,f,e;d=a[21412+b]-a[21412+c];e=a[23012+b]-a[23012+c];f=(-d)-e;if(g==0){return d-e;}if(g==1){return d-f;}if(g==2){return e-f;}if(g==3){return e-d;}return g==4?f-d:f-e;}
function $ac$(a,b){return a[16852+b];}
function $ad$(a,b){let c;c=a[16372+b];return c!=6&&c!=7&&c!=8;}
function $ae$(d,a,b){let c;c=a[2911+b]!=0?160:0;return d[16532+c+b]-a[3231+b];}
function $af$(a,b){if(a[16372+b]==8){return 600;}return 100*a[17812+b];}
function $ag$(a,c,b){return Math.floor($af$(a,b)*$ah$(a,c,b,c[3071+b])/10000);}
function $ah$(a,b,c,e){let d;d=Math.max(1,$ae$(a,b,c));if(a[17172+c]!=0){return Math.floor(6000*e/d);}if(b[2911+c]==0){return Math.floor(3000*e/d);}return 4500+Math.floor(2500*e/d);}
function $ai$(d,c,e){let a,b,$0,$1;a=0;for($0=d[29+e],$1=d[31+e];$0<$1;$0+=1){b=$0;if(c[2911+b]>=2){a=a+d[17812+b];}}a=a-d[50]*c[2125+e];return a-d[51]*c[2127+e];}
function $aj$(e,b,a){let g,c,f,h,d,$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14;$0=[b[8],b[7],b[6]];a[0]=$0[0];a[1]=$0[1];a[2]=$0[2];for($1=0,$2=2;$1<$2;$1+=1){c=$1;a[3+c]=b[2141+c];a[5+c]=b[2125+c]+b[2127+c];a[7+c]=b[2127+c];$3=0;a[9+c]=$3;a[11+c]=$3;for($4=e[29+c],$5=e[31+c];$4<$5;$4+=1){d=$4;if(b[2911+d]==2){$7=9+c;a[$7]=a[$7]+1;}else{if(b[2911+d]==3){$6=11+c;a[$6]=a[$6]+1;}}}f=49628+c*24;a[13+c]=b[f+11];a[15+c]=b[f+15];}for($8=0,$9=48;$8<$9;$8+=1){g=$8;a[17+g]=b[49628+g];}for($10=0,$11=e[23];$10<$11;$10+=1){d=$10;h=b[2591+d]>=0?b[2591+d]:b[4031+d];$12=[$ak$(e,b,d),h];a[65+d]=$12[0];a[225+d]=$12[1];a[385+d]=b[3071+d];}for($13=0,$14=2*Math.max(0,30-b[6]);$13<$14;$13+=1){g=$13;a[604-g]=(-999);}}
function $ak$(b,a,c){if(a[2207+b[16052+c]]==3){return 4;}return a[2911+c];}
function $al$(b){let a,$0,$1;for($0=0,$1=b[4];$0<$1;$0+=1){a=$0;b[9+a]=0;}b[4]=0;}
function $am$(a,b,c){}
function $an$(a,b,c){if($aA$(a,b)>=0){$ao$(a,b,$aA$(a,b),c);}else{if($aC$(a,b)>=0){$aB$(a,b,$aC$(a,b),c);}else{$aD$(a,b,c);}}}
function $ao$(d,a,b,c){a[2495+b]=0;if(c+$az$(d,a,b)<=$ax$(d,a,b)){$ap$(d,a,b);}}
function $ap$(c,b,d){let e,a,$0,$1,$2,$3,$4,$5;for($0=c[116+d],$1=c[148+d];$0<$1;$0+=1){a=$0;if(b[2911+a]!=3){$aq$(c,b,a,3);}}for($2=0,$3=c[25];$2<$3;$2+=1){e=$2;if(b[4831+e]==d){b[4831+e]=(-2);b[4891+e]=(-1);}}b[2207+d]=3;b[2271+d]=(-1);$4=0;b[2495+d]=$4;b[2527+d]=$4;b[2143+d]=0;b[9883]=0;$5=49628+c[52+d]*24+15;b[$5]=b[$5]+1;}
function $aq$(e,c,d,g){let f,h,a,b,$0,$1,$2,$3,$4,$5,$6;$0=[c[2591+d],e[15892+d]];a=$0[0];b=$0[1];if(a>=0){$ar$(e,c,d);c[4031+d]=a;for($1=e[33+b],$2=e[35+b];$1<$2;$1+=1){f=$1;if(c[2271+f]==a){c[2527+f]=g==2?1:2;}}}$3=[g,0,0];c[2911+d]=$3[0];c[3071+d]=$3[1];c[3231+d]=$3[2];$4=0;c[3711+d]=$4;c[3871+d]=$4;if(e[16372+d]==8){$5=0;c[2125+b]=$5;c[2127+b]=$5;}h=g==2?21:22;$6=49628+b*24+h;c[$6]=c[$6]+1;}
function $ar$(a,b,c){let $0;$au$(a,b,c,(-1));$as$(a,b,c);b[5071+b[2591+c]]=(-1);$0=(-1);b[2591+c]=$0;b[2751+c]=$0;}
function $as$(d,a,b){let e,c,$0,$1,$2;if(a[3551+b]==0){return;}for($0=0,$1=6;$0<$1;$0+=1){c=$0;if(a[3551+b]&1<<c){e=a[5071+d[29412+6*a[2591+b]+c]];$2=3551+e;a[$2]=a[$2]&~(1<<$at$(c));}}a[3551+b]=0;}
function $at$(a){return $mod(a+3,6);}
function $au$(a,e,b,f){let d,c,$0,$1,$2;c=6671+a[15892+b]*1600;for($0=0,$1=6;$0<$1;$0+=1){d=$0;if($av$(a,e,b,d)){$2=c+a[29412+6*e[2591+b]+d];e[$2]=e[$2]+f;}}e[9883]=0;}
function $av$(e,a,b,c){let d;d=6*a[2591+b]+c;if(e[29412+d]<0||a[2911+b]!=0){return 0;}if(!$aw$(a[2751+b],c)){return 0;}return e[39012+d]>0||e[17172+b]!=0;}
function $aw$(a,b){return a<0||b==a||b==$mod(a+5,6);}
function $ax$(a,b,c){let d;d=$ay$(a,b,c);return a[10740+c*161+d];}
function $ay$(d,c,e){let a,b,$0,$1;a=0;for($0=d[116+e],$1=d[148+e];$0<$1;$0+=1){b=$0;if(c[2911+b]!=0&&d[16372+b]!=8){a=a+1;}}return a;}
function $az$(b,a,c){let d;d=(-a[2139+b[52+c]]);if(a[2431+c]>0){d=d-Math.floor(a[2431+c]/2);}else{if($s$(a,c)&&!a[2239+c]){d=d+Math.floor($m$(b,a,c)/2);}}return d;}
function $aA$(c,b){let a,$0,$1;for($0=0,$1=c[24];$0<$1;$0+=1){a=$0;if(b[2495+a]){return a;}}return (-1);}
function $aB$(d,a,c,b){a[2271+c]=a[2591+b-1];a[2527+c]=0;a[9883]=0;}
function $aC$(c,b){let a,$0,$1;for($0=0,$1=c[24];$0<$1;$0+=1){a=$0;if(b[2527+a]){return a;}}return (-1);}
function $aD$(c,a,d){let b;b=a[1];if(b<139){if(b<116){if(b<13){if(b<5){if(b<3){if(b<2){$aE$(c,a,d);}else{$aJ$(c,a,d);}}else{if(b<4){$aM$(c,a,d);}else{$aX$(c,a,d);}}}else{if(b<7){if(b<6){$bK$(c,a,d);}else{$bM$(c,a,d);}}else{if(b<9){$bN$(c,a,d);}else{$bP$(c,a,d);}}}}else{if(b<111){if(b<104){if(b<14){$bR$(a,d);}else{$bS$(c,a,d);}}else{if(b<110){$bT$(c,a,d);}else{$bU$(c,a,d);}}}else{if(b<114){if(b<112){$ck$(c,a,d);}else{$cr$(c,a,d);}}else{if(b<115){$cZ$(c,a,d);}else{$dl$(c,a,d);}}}}}else{if(b<124){if(b<120){if(b<118){if(b<117){$dm$(c,a,d);}else{$do$(c,a,d);}}else{if(b<119){$dr$(c,a,d);}else{$ds$(c,a,d);}}}else{if(b<122){if(b<121){$dw$(c,a,d);}else{$dy$(c,a,d);}}else{if(b<123){$dz$(c,a,d);}else{$dA$(c,a,d);}}}}else{if(b<131){if(b<129){if(b<128){$dB$(c,a,d);}else{$dC$(c,a,d);}}else{if(b<130){$dF$(c,a,d);}else{$dG$(c,a,d);}}}else{if(b<136){if(b<133){$dH$(c,a,d);}else{$dP$(c,a,d);}}else{if(b<137){$dQ$(c,a,d);}else{$dS$(c,a,d);}}}}}}else{if(b<209){if(b<152){if(b<147){if(b<142){if(b<141){$dT$(c,a,d);}else{$dU$(c,a,d);}}else{if(b<143){$dW$(a,d);}else{$dX$(c,a,d);}}}else{if(b<149){if(b<148){$dY$(c,a,d);}else{$ea$(c,a,d);}}else{if(b<151){$ee$(c,a,d);}else{$eq$(a,d);}}}}else{if(b<205){if(b<203){if(b<202){$er$(c,a,d);}else{$et$(c,a,d);}}else{if(b<204){$ev$(c,a,d);}else{$fc$(c,a,d);}}}else{if(b<207){if(b<206){$fi$(c,a,d);}else{$gj$(c,a,d);}}else{if(b<208){$fD$(c,a,d);}else{$fI$(c,a,d);}}}}}else{if(b<401){if(b<213){if(b<211){if(b<210){$fU$(c,a,d);}else{$fW$(c,a,d);}}else{if(b<212){$gj$(c,a,d);}else{$gl$(c,a,d);}}}else{if(b<301){if(b<300){$go$(c,a,d);}else{$gq$(c,a,d);}}else{if(b<302){$gt$(c,a,d);}else{$gN$(c,a,d);}}}}else{if(b<405){if(b<403){if(b<402){$gO$(c,a,d);}else{$gT$(c,a,d);}}else{if(b<404){$gU$(c,a,d);}else{$hc$(c,a,d);}}}else{if(b<407){if(b<406){$hd$(c,a,d);}else{$he$(c,a,d);}}else{if(b<408){$hf$(c,a,d);}else{$hm$(c,a,d);}}}}}}}
function $aE$(b,c,a){let e,d,$0;d=Math.floor(a/10)+$aI$(b,c,0);e=$mod(a,10)+$aI$(b,c,1);if(d==e){return;}$0=d>e?0:1;c[2057]=$0;c[5]=$0;$aF$(b,c,1-c[2057]);}
function $aF$(b,c,d){let a,$0,$1;for($0=b[33+d],$1=b[35+d];$0<$1;$0+=1){a=$0;c[2143+a]=$aG$(b,c,a)?1:0;}c[2065]=d;c[1]=2;}
function $aG$(c,a,b){if(!$s$(a,b)){return 0;}if(a[6]==1&&a[2143+b]){return 1;}if(c[436+b]&&$t$(c,a,b)){return 1;}return $aH$(c,a,b);}
function $aH$(a,e,b){let g,c,h,f,d,$0,$1,$2,$3;c=1-a[52+b];for($0=a[116+b],$1=a[148+b];$0<$1;$0+=1){d=$0;if(e[2591+d]<0||!a[17652+d]){continue;}for($2=a[29+c],$3=a[31+c];$2<$3;$2+=1){f=$2;if(e[2591+f]<0){continue;}g=e[2143+a[16052+f]];h=g?2:1;if($k$(a,e[2591+d],e[2591+f])<=h){return 1;}}}return 0;}
function $aI$(a,b,c){return $w$(a,b,c)?$m$(a,b,a[37+c]):0;}
function $aJ$(c,a,d){let b;b=a[2065];if(d>0){$aK$(a,b,d-1);}else{if(b!=a[2057]){$aF$(c,a,a[2057]);}else{$aL$(a,a[2057]);}}}
function $aK$(a,c,b){let $0,$1;a[2143+b]=1;$0=2129+c;a[$0]=a[$0]+1;$1=49628+c*24+7;a[$1]=a[$1]+1;}
function $aL$(a,b){let $0,$1;$0=b;a[2057]=$0;a[5]=$0;$1=$K2;a[2059]=$1[0];a[2060]=$1[1];a[2061]=$1[2];a[1]=3;}
function $aM$(a,b,c){if(c==0){$aN$(a,b);}else{if(c>=1000){$aP$(a,b,$mod(c,1000)-1,Math.floor(c/1000)-1);}else{$aR$(a,b,c-1);}}}
function $aN$(b,a){let $0;$0=2058;a[$0]=a[$0]+1;if(a[2058]>=2||!$aO$(b,a,1-a[2057])){a[1]=11;}else{$aL$(a,1-a[2057]);}}
function $aO$(b,c,d){let a,$0,$1;for($0=b[33+d],$1=b[35+d];$0<$1;$0+=1){a=$0;if($x$(b,c,a)){return 1;}}return 0;}
function $aP$(d,a,b,c){$aQ$(a,b,c);a[2110]=0;a[1]=4;}
function $aQ$(a,b,c){let d,$0,$1,$2,$3;$0=[b,c];a[2059]=$0[0];a[2060]=$0[1];$1=0;a[2399+b]=$1;a[2063]=$1;for($2=0,$3=14;$2<$3;$2+=1){d=$2;a[2110+d]=0;}}
function $aR$(c,a,b){$aQ$(a,b,(-1));$aV$($part(a,2110,2124));$aS$(c,a);}
function $aS$(a,b){let $0,$1,$2,$3,$4;if($aU$(a,b)){b[7]=4;return;}$aT$(a,b);$0=$K3;b[2062]=$0[0];b[2058]=$0[1];$1=2066;b[$1]=b[$1]+1;$2=2367+b[2059];b[$2]=b[$2]+1;if(b[2060]>=0){$3=2367+b[2060];b[$3]=b[$3]+1;}$4=49628+b[5]*24+0;b[$4]=b[$4]+1;b[1]=5;}
function $aT$(c,b){let d,a,$0,$1,$2,$3,$4;for($0=0,$1=c[23];$0<$1;$0+=1){a=$0;$2=0;b[4191+a]=$2;b[4351+a]=$2;b[4511+a]=b[2591+a];b[4671+a]=b[2911+a];}for($3=0,$4=c[24];$3<$4;$3+=1){d=$3;b[2559+d]=0;}b[9883]=0;}
function $aU$(a,b){let $0;return 0<($0=a[27])&&$0<=b[2066];}
function $aV$(a){let $0,$1,$2;$0=2;a[$0]=a[$0]+1;$1=4;a[$1]=a[$1]+1;if(a[1]==0||a[11]){$2=5;a[$2]=a[$2]+1;}a[0]=14;if(a[2]==3){$aW$(a);}}
function $aW$(a){let $0,$1;$0=3;a[$0]=a[$0]|(a[11]?3:1<<a[1]);$1=0;a[2]=$1;a[11]=$1;a[13]=$1;a[0]=5;}
function $aX$(a,b,d){let c;$bD$(a,b);c=b[2110];if(c==14){$bc$(a,b,1-d);}else{if(c==6){$aY$(a,b,d);}else{if(c==9){$aZ$(a,b,d);}else{$bc$(a,b,$by$(a,b,c,d));}}}}
function $aY$(c,b,a){let $0,$1;b[2124]=a-1;if(a>0){$0=2132-b[5];b[$0]=b[$0]+1;$1=49628+(1-b[5])*24+3;b[$1]=b[$1]+1;}$bc$(c,b,a>0?1:0);}
function $aZ$(c,a,b){let $0,$1;$bb$(a);if(b==0){$ba$(a);return;}$0=[1-a[5],1];a[5]=$0[0];a[2061]=$0[1];$1=49628+a[5]*24+5;a[$1]=a[$1]+1;$aR$(c,a,b-1);}
function $ba$(a){let b,$0;b=$part(a,2110,2124);$0=[a[2057],0,9];a[5]=$0[0];a[2061]=$0[1];a[1]=$0[2];if(b[4]==0&&a[2060]>=0){return;}$bb$(a);a[2060]=(-1);}
function $bb$(a){a[2175+a[2059]]=1;if(a[2060]>=0){a[2175+a[2060]]=1;}}
function $bc$(g,a,h){let d,f,b,e,c,$0,$1,$2,$3;b=$part(a,2110,2124);$0=[b[0],b[4]];c=$0[0];d=$0[1];$1=[b[10],$bx$(g,a)];e=$1[0];f=$1[1];$be$($part(a,2067,2110),b,h);$bd$(a,c,h);if(b[4]>d){$aS$(g,a);}else{if(b[10]>e){b[10]=0;$bb$(a);$2=[f,(-1)];a[2059]=$2[0];a[2060]=$2[1];$aT$(g,a);a[2062]=2;$3=49628+a[5]*24+9;a[$3]=a[$3]+1;a[1]=101;}}}
function $bd$(a,c,d){let b,$0,$1,$2,$3,$4;b=49628+a[5]*24;if(c==1&&d==1){$4=b+1;a[$4]=a[$4]+1;}else{if(c==4&&d){$3=b+2;a[$3]=a[$3]+1;}else{if(c==0&&d){$2=b+8;a[$2]=a[$2]+1;}else{if(c==3&&d){$1=b+6;a[$1]=a[$1]+1;}else{if(c==7&&d){$0=49628+(1-a[5])*24+4;a[$0]=a[$0]+1;}}}}}}
function $be$(c,a,d){let b;b=a[0];if(b==14){$bf$(c,a,d);}else{if(b==15){$bh$(c,a,d);}else{if(b==1){$bj$(c,a,d);}else{if(b==4){$bn$(c,a,d);}else{if(b==5){$bo$(c,a);}else{if(b==6){$bp$(c,a,d);}else{if(b==7){$bq$(a,d);}else{if(b==2){$br$(c,a,d);}else{if(b==3){a[10]=Math.max(a[10],d);$aW$(a);}else{if(b==0){$bs$(a,d);}else{$bt$(c,a,b,d);}}}}}}}}}}}
function $bf$(b,a,c){if($bg$(b,16,c)){$aW$(a);}else{a[0]=1;}}
function $bg$(a,b,c){return (a[b]==2?c:a[b])>0;}
function $bh$(b,a,c){if($bg$(b,17,c)){$bi$(a,3);}else{if(b[18]){$bn$(b,a,1);}else{a[0]=4;}}}
function $bi$(a,b){let $0,$1;$0=[8,b];a[0]=$0[0];a[9]=$0[1];$1=0;a[1]=$1;a[2]=$1;a[3]=$1;a[11]=$1;a[13]=$1;}
function $bj$(b,a,c){if(c==0){$aW$(a);}else{if(c==2){a[0]=2;}else{if($bk$(b,a,b[9])){a[0]=6;}else{$aV$(a);}}}}
function $bk$(b,a,c){return a[8]<b[5]&&c>=b[$bl$($bm$(b,a))+0];}
function $bl$(a){return 19+a*4;}
function $bm$(b,a){return a[11]?b[13]:a[1];}
function $bn$(b,a,c){if(!c){$bi$(a,0);}else{if($bk$(b,a,b[8])){a[0]=6;}else{$aV$(a);}}}
function $bo$(c,b){let a,$0,$1;for($0=0,$1=c[0];$0<$1;$0+=1){a=$0;if((b[3]&1<<a)==0){b[1]=a;b[0]=15;return;}}$bi$(b,2);}
function $bp$(a,d,b){let c,$0;c=a[7]==2?b:1-a[7];if(c){$0=8;d[$0]=d[$0]+1;d[0]=7;}else{$aV$(d);}}
function $bq$(a,b){if(b){$bi$(a,1);}else{$aV$(a);}}
function $br$(c,a,b){if(b==0&&c[14]!=(-2)){a[0]=9;}else{if(b==2&&c[$bl$($bm$(c,a))+3]==0){a[0]=3;}else{$aW$(a);}}}
function $bs$(a,b){let $0;if(b){$0=1;a[11]=$0;a[12]=$0;$aV$(a);}else{a[0]=5;}}
function $bt$(a,b,d,c){let f,e,$0,$1,$2,$3,$4;if(d==9){$3=6;b[$3]=b[$3]+1;$4=13;b[$4]=b[$4]+1;f=a[14]>=0&&b[13]<3;if(f){b[0]=10;}else{$aW$(b);}}else{if(d==10){$bu$(a,b,c);}else{if(d==11){if(c==0){$1=4;b[$1]=b[$1]+1;$2=5;b[$2]=b[$2]+(b[1]==0||b[11]?1:0);}$aW$(b);}else{if(d==12){e=a[6]==2?c:1-a[6];b[0]=e?13:9;$0=7;b[$0]=b[$0]+e;}else{$bw$(a,b,c);}}}}}
function $bu$(b,a,c){if(c==0){$aW$(a);}else{if(c==2){a[0]=11;}else{if(a[7]<b[4]&&$bv$(b,a)>=0){a[0]=12;}else{a[0]=9;}}}}
function $bv$(e,b){let a,d,c,$0,$1;for($0=0,$1=e[0];$0<$1;$0+=1){a=$0;c=a==b[1]||b[11]&&a<2;d=(b[3]&1<<a)==0&&!c;if(d&&e[$bl$(a)+0]>=e[14]){return a;}}return (-1);}
function $bw$(c,b,a){let d;if(!a){b[0]=9;return;}d=$bv$(c,b);$aW$(b);b[1]=d;$aV$(b);}
function $bx$(b,a){if(a[2060]>=0&&$m$(b,a,a[2060])<$m$(b,a,a[2059])){return a[2060];}return a[2059];}
function $by$(d,c,f,g){let b,h,e,i,a,$0;$0=[c[5],$bx$(d,c)];a=$0[0];b=$0[1];e=$m$(d,c,b);if(f==1){return $bC$(g,e,c[2060]>=0?1:0);}if(f==2){return $bB$(g);}if(f==3){h=$aI$(d,c,a);return $bA$(Math.floor(g/10),$mod(g,10),e,h);}if(f==0){return g<=e?1:0;}i=f==7?$bz$(d,c,1-a):$aI$(d,c,a);return g<=i?1:0;}
function $bz$(a,b,c){let d;d=$aI$(a,b,c);return $n$(a,b,c)?d:Math.floor(d/2);}
function $bA$(a,c,b,d){return a+b>c+d?1:0;}
function $bB$(a){if(a<=1){return 0;}return a<=7?1:2;}
function $bC$(a,c,b){if(a==9){return 2;}return a+b<=c?1:0;}
function $bD$(c,a){let b,$0,$1,$2,$3;b=$part(a,2067,2110);b[0]=a[2060]<0?1:2;$0=10;b[1]=$0;b[3]=$0;b[10]=$0;$1=10;b[11]=$1;b[12]=$1;$2=2;b[6]=$2;b[7]=$2;$3=2;b[16]=$3;b[17]=$3;a[2118]=0;$bF$(c,a,b,a[2110]);b[13]=$bx$(c,a)==a[2059]?0:1;$bE$(c,a,b,0,a[2059]);if(a[2060]>=0){$bE$(c,a,b,1,a[2060]);}}
function $bE$(c,d,f,a,e){let b,$0;b=$bl$(a);f[b+0]=$m$(c,d,e);$0=$K4;f[b+1]=$0[0];f[b+2]=$0[1];f[b+3]=$o$(c,e)?1:0;}
function $bF$(d,a,f,c){let g,e,b,$0;b=1-a[5];if(c==15){f[18]=$aO$(d,a,b)?0:1;}else{if(c==2){e=$bI$(d,a);f[14]=e?(-1):(-2);}}g=0;if($w$(d,a,b)){g=Math.max(0,$L$(d,a,b)-a[2131+b]);}f[5]=g;$0=(-1);f[8]=$0;f[9]=$0;if(g>0&&c==1){f[9]=$bG$(d,a,1);}else{if(g>0&&(c==4||c==15)){f[8]=$bG$(d,a,0);}}}
function $bG$(e,c,f){let b,d,a,$0,$1,$2;$0=[1-c[5],(-1)];a=$0[0];b=$0[1];for($1=e[33+a],$2=e[35+a];$1<$2;$1+=1){d=$1;if($bH$(e,c,d,0,f)){b=Math.max(b,$m$(e,c,d));}}return b;}
function $bH$(c,a,b,d,e){if(a[2175+b]>0||$m$(c,a,b)<d){return 0;}if($x$(c,a,b)){return 1;}return e&&$b$(c,a,b);}
function $bI$(d,a){let c,b,$0,$1;b=1-a[5];for($0=d[33+b],$1=d[35+b];$0<$1;$0+=1){c=$0;if($bJ$(d,a,c)){return 1;}}return 0;}
function $bJ$(c,a,b){return a[2143+b]>0&&$p$(c,a,b)&&$y$(c,a,b);}
function $bK$(e,c,d){let b,a,$0,$1,$2;$0=[c[5],c[2059]];a=$0[0];b=$0[1];c[2062]=d;if(d==1){c[1]=100;}else{if(d==2){$bL$(c,b);}else{if(d==3){c[2064]=e[116+b];c[1]=6;}else{if(d==4){c[1]=102;}else{$1=2133+a;c[$1]=c[$1]+1;c[2399+b]=1;$2=49628+a*24+23;c[$2]=c[$2]+1;c[1]=104;}}}}}
function $bL$(a,b){let $0;a[2062]=2;a[2175+b]=1;$0=49628+a[5]*24+9;a[$0]=a[$0]+1;a[1]=101;}
function $bM$(c,a,e){let d,b,$0,$1;b=a[2064];d=c[16692+b];if(e<d){a[1]=7;return;}if(e>d){a[2911+b]=3;$0=49628+c[15892+b]*24+14;a[$0]=a[$0]+1;}$1=2064;a[$1]=a[$1]+1;}
function $bN$(e,c,d){let b,a,$0,$1,$2,$3;$0=[c[2064],d-1];a=$0[0];b=$0[1];$1=$K5;c[2911+a]=$1[0];c[3071+a]=$1[1];c[4031+a]=(-1);$bO$(e,c,a,Math.floor(b/6),$mod(b,6));$2=49628+e[15892+a]*24+13;c[$2]=c[$2]+1;$3=2064;c[$3]=c[$3]+1;c[1]=6;}
function $bO$(e,a,b,c,d){let $0;$0=[c,d];a[2591+b]=$0[0];a[2751+b]=$0[1];a[5071+c]=b;$au$(e,a,b,1);}
function $bP$(c,a,b){if(b==0){$aN$(c,a);}else{$bQ$(a,b-1);}}
function $bQ$(a,b){$aQ$(a,b,(-1));a[2110]=15;a[1]=4;}
function $bR$(a,c){let b,$0,$1,$2;b=a[2064];$0=$K0;a[2207+b]=$0[0];a[2239+b]=$0[1];a[2271+b]=a[2591+c-1];$1=0;a[2303+b]=$1;a[2335+b]=$1;$2=2064;a[$2]=a[$2]+1;a[9883]=0;}
function $bS$(a,b,c){let $0;$ao$(a,b,b[2064],c);$0=2064;b[$0]=b[$0]+1;}
function $bT$(c,b,a){if(a==10001){b[1]=148;return;}b[27696]=a-1;b[4891+a-1]=b[2271+b[2059]];b[1]=149;}
function $bU$(e,b,a){let c,d,$0;if(a==0){$cj$(b,b[2059],135);return;}$0=[$mod(a,10000)-1,Math.floor(a/10000)];c=$0[0];d=$0[1];b[4191+c]=1+d;if(d==0&&b[2591+c]<0){$bV$(b,c);}else{if(d==0){$bW$(e,b,c,0,110);}else{if(d==1){$cd$(e,b,c);}else{if(d==2){$ce$(b,c);}else{if(d==3){$cg$(e,b,c);}else{b[3231+c]=1-b[3231+c];}}}}}}
function $bV$(b,a){b[13437]=a;b[1]=111;}
function $bW$(f,a,b,c,d){let e,$0,$1,$2,$3;$0=[b,c,d];a[13437]=$0[0];a[13438]=$0[1];a[13498]=$0[2];e=c==0||c==1;a[13439]=e&&!$bZ$(f,a,b)?1:0;$1=0;a[13442]=$1;a[13443]=$1;a[13444]=$1;a[13445]=$1;$2=0;a[13446]=$2;a[13447]=$2;a[13453]=$2;a[13497]=$2;a[13440]=c==0?a[13439]:0;a[13448]=(-1);$3=a[2591+b];a[13449]=$3;a[13451]=$3;a[13452]=a[2751+b];$bX$(f,a);a[1]=112;}
function $bX$(a,b){let c;c=$bY$(a,b,b[13437]);if(b[13438]==2){c=Math.floor((c+1)/2);}else{if(b[13438]==3){c=4;}else{if(b[13439]){c=Math.floor(c/2);}}}b[13441]=c;}
function $bY$(d,a,b){let c;c=a[2911+b]!=0?160:0;return d[16852+c+b];}
function $bZ$(a,d,b){let c,e,$0,$1;c=a[16052+b];if(d[9883]==0){for($0=0,$1=a[24];$0<$1;$0+=1){e=$0;d[13244+e]=0;}d[9883]=1;}if(d[13244+c]==0){$ca$(a,d,c);}return d[9884+b]>0;}
function $ca$(c,e,d){let b,a,j,i,k,f,h,g,$0,$1,$2,$3,$4;$0=[c[116+d],c[148+d]];a=$0[0];b=$0[1];f=e[2271+d];g=f<0&&e[2207+d]<=1;for($1=a,$2=b;$1<$2;$1+=1){h=$1;e[9884+h]=g?1:0;}if(f>=0){i=$l$(c,e,d);j=$e$(c,e,c[52+d],f,i);for($3=a,$4=b;$3<$4;$3+=1){h=$3;k=e[2591+h];if(k>=0&&e[10044+k]>0){e[9884+h]=1;}}$d$(e,j);while($cb$(c,e,a,b)>0){continue;}}e[13244+d]=1;}
function $cb$(d,c,e,f){let a,b,$0,$1;a=0;for($0=e,$1=f;$0<$1;$0+=1){b=$0;if(c[9884+b]==0&&c[2591+b]>=0){if($cc$(d,c,c[2591+b],e,f)){c[9884+b]=1;a=a+1;}}}return a;}
function $cc$(b,e,c,g,h){let f,a,d,$0,$1,$2;for($0=0,$1=6;$0<$1;$0+=1){a=$0;d=$i$(b,c,a);if(d>=0){f=e[5071+d];if(g<=($2=f)&&$2<h&&e[9884+f]){return 1;}}}return 0;}
function $cd$(c,b,a){b[26731]=a;b[1]=128;}
function $ce$(a,b){a[3071+b]=$cf$(a[3071+b],2);}
function $cf$(a,b){return Math.max(0,a-b);}
function $cg$(b,a,c){let f,d,e,$0;d=a[2271+b[16052+c]];e=d>=0&&$k$(b,d,a[2591+c])<=1;$ci$(b,a,c,0);$0=3071+c;a[$0]=a[$0]+(e?1:2);f=$ch$(a[3071+c],$ae$(b,a,c));if(f>=0){a[3071+c]=f;$ci$(b,a,c,1);}}
function $ch$(a,b){return a>=b?a-b:(-1);}
function $ci$(d,a,b,c){let $0;if(a[2911+b]==c){return;}$au$(d,a,b,(-1));a[2911+b]=c;$au$(d,a,b,1);if(c==1){$0=49628+d[15892+b]*24+20;a[$0]=a[$0]+1;}}
function $cj$(a,b,c){let $0;$0=[b,c];a[27694]=$0[0];a[27695]=$0[1];a[1]=147;}
function $ck$(e,c,d){let b,a,$0,$1,$2;$0=[c[13437],Math.floor((d-1)/6)];a=$0[0];b=$0[1];$bO$(e,c,a,b,$mod(d-1,6));$cq$(c,e[16052+a],b);$bW$(e,c,a,0,110);$1=0;c[13439]=$1;c[13440]=$1;c[13441]=$bY$(e,c,a);c[13442]=$cp$(e,c,a,b);$2=1;c[13443]=$2;c[13445]=$2;c[4351+a]=1;$cl$(e,c,a,1,113);}
function $cl$(e,a,c,b,d){let f,i,g,h,$0,$1,$2;$0=[b,c,d];a[26355]=$0[0];a[26356]=$0[1];a[26358]=$0[2];a[26357]=0;if(e[15892+c]!=a[5]){$co$(e,a,c,d);return;}f=1-e[15892+c];for($1=e[29+f],$2=e[31+f];$1<$2;$1+=1){g=$1;a[26393+g]=0;}h=b==2||b==3&&e[49]==0;i=h?122:117;$co$(e,a,c,$cm$(e,a,f)?i:d);}
function $cm$(b,c,d){let a,$0,$1;for($0=b[29+d],$1=b[31+d];$0<$1;$0+=1){a=$0;if($cn$(b,c,a)){return 1;}}return 0;}
function $cn$(d,a,b){let c;c=a[2591+b];return c>=0&&$k$(d,c,a[2591+a[26356]])<=2;}
function $co$(a,d,b,e){let f,c,$0,$1,$2;c=1-a[15892+b];$0=[b,e,115];d[26359]=$0[0];d[26360]=$0[1];d[1]=$0[2];for($1=a[33+c],$2=a[35+c];$1<$2;$1+=1){f=$1;d[26361+f]=0;}}
function $cp$(a,c,b,e){let d;d=a[17492+b]&&c[3231+b]==0;return a[(d?67812:69412)+e];}
function $cq$(a,b,c){if(a[2271+b]<0){a[2271+b]=c;a[9883]=0;}}
function $cr$(b,c,a){let d,$0;if(a>10000){$cN$(b,c,a-10000-1);return;}if(a==0){$cL$(b,c);return;}d=a-1;$cs$(b,c,Math.floor(d/6),$mod(d,6));$0=[$mod(d,6),1,0];c[13496]=$0[0];c[13453]=$0[1];c[13497]=$0[2];if(c[13445]){c[1]=113;return;}c[13445]=1;$cl$(b,c,c[13437],0,113);}
function $cs$(c,d,e,f){let g,h,a,b,$0,$1,$2,$3;$0=[0,$cv$(c,d,e,f)];a=$0[0];b=$0[1];while(b!=6*d[2591+d[13437]]+d[2751+d[13437]]){d[13456+a]=b;a=a+1;b=$ct$(c,d,b);}for($1=0,$2=Math.floor(a/2);$1<$2;$1+=1){g=$1;h=d[13456+g];d[13456+g]=d[13456+a-1-g];d[13456+a-1-g]=h;}$3=[a,0];d[13454]=$3[0];d[13455]=$3[1];}
function $ct$(i,d,c){let m,e,b,f,g,p,n,a,h,k,j,l,o,$0,$1,$2,$3,$4;$0=[Math.floor(c/6),$mod(c,6)];a=$0[0];b=$0[1];e=d[18411+6*(d[13501+a]-1)+b];f=1073741824;for($1=0,$2=2;$1<$2;$1+=1){g=$1;h=$mod(b-g+6,6);j=$i$(i,a,$at$(h));k=j>=0?d[13501+j]-1:(-1);if(k<0||d[15432+k]==0){continue;}l=d[16425+6*k+h];for($3=0,$4=6;$3<$4;$3+=1){m=$3;n=$mod(b-m+6,6);o=$cu$(d,k,Math.min(n,6-n));p=d[18411+6*k+m];if(l!=(-1)&&o!=(-1)&&p+o+l==e){f=Math.min(f,6*j+m);}}}return f;}
function $cu$(b,c,a){let e,d;if(a==0){return 0;}d=b[16094+c];if(d==(-1)||c>0){return d==(-1)?d:d+(a-1)*4096;}if(b[13438]==1&&b[13443]==0){return d;}e=b[13444];return d+(Math.max(0,e+a-1)-Math.max(0,e-1))*4096;}
function $cv$(c,d,e,f){let a,i,h,g,k,b,j,$0,$1,$2;$0=[$cJ$(c,d,e,f),d[13501+e]-1];a=$0[0];b=$0[1];g=(-1);for($1=5,$2=(-1);$1>$2;$1+=-1){h=$1;i=d[18411+6*b+h];j=$cA$(c,d,e,h,f);if(j!=(-1)&&i+j==a){k=b>0&&i>=d[13441]*4096;if(!k||!$cy$(c,d,b)||$cw$(c,d,e,f)){g=6*e+h;}}}return g;}
function $cw$(e,a,f,d){let g,c,b,$0,$1;b=a[13437];for($0=0,$1=6;$0<$1;$0+=1){c=$0;if($aw$(d,c)&&$j$(e,f,c)){g=a[5071+$i$(e,f,c)];if(g>=0&&e[15892+g]!=e[15892+b]){if(!$cx$(e,a,b,g)){return 1;}}}}return 0;}
function $cx$(f,c,d,e){let a,b,$0;$0=[c[4511+d],c[4511+e]];a=$0[0];b=$0[1];return a>=0&&b>=0&&$k$(f,a,b)==1;}
function $cy$(c,a,b){let d;if(a[15763+b]==0){d=$cz$(c,a,c[15892+a[13437]],a[15101+b]);a[15763+b]=d?2:1;}return a[15763+b]==2;}
function $cz$(b,e,f,c){let a,d,$0,$1;for($0=0,$1=6;$0<$1;$0+=1){a=$0;d=$i$(b,c,a);if(d>=0&&e[5071+d]>=0){if(b[15892+e[5071+d]]!=f){return 1;}}}return 0;}
function $cA$(e,c,f,a,b){let g,d;if(a==b){return 0;}d=c[13437];if(c[13438]==1){g=$cI$(e,c,d,f);return g?$cH$(e,c,d,f)*64:(-1);}if($g$(c,e[15892+d],f)){if(f!=c[2591+d]||!$cE$(e,c)){return (-1);}}return $cB$(e,c,f,a,b);}
function $cB$(c,a,d,f,g){let h,e,b;b=a[13437];if(!$cI$(c,a,b,d)){return (-1);}e=d==a[2591+b]?a[13444]:0;h=$cC$(e,$cD$(f,g));return h*4096+$cH$(c,a,b,d)*64;}
function $cC$(a,b){return Math.max(0,a+b-1)-Math.max(0,a-1);}
function $cD$(b,a){let c;c=$mod(a-b+6,6);return Math.min(c,6-c);}
function $cE$(c,a){let b;b=a[13437];if(a[13443]||a[13446]||a[13440]||a[13438]!=0){return 0;}return a[3551+b]==0&&$cF$(c,a,c[15892+b],a[2591+b])==1;}
function $cF$(c,d,f,e){let a,b,$0,$1;a=0;for($0=0,$1=6;$0<$1;$0+=1){b=$0;if($cG$(c,d,e,b,1-f)>=0){a=a+1;}}return a;}
function $cG$(a,e,b,c,g){let d,f;d=$i$(a,b,c);if(d<0||e[5071+d]<0){return (-1);}f=e[5071+d];if(a[15892+f]!=g||!$av$(a,e,f,$at$(c))){return (-1);}return f;}
function $cH$(a,d,c,b){if(a[24612+b]==0||a[17492+c]==0||d[3231+c]){return 0;}return 1;}
function $cI$(a,b,c,d){let e;e=$cH$(a,b,c,d);return b[2911+c]==0||b[3071+c]+e<$ae$(a,b,c);}
function $cJ$(d,a,b,e){let c;c=a[13501+b]-1;if(c<0){return 1073741824;}if(a[13438]==1||c==0){return $cK$(d,a,c,e);}return Math.min(a[20397+6*c+e],a[18411+6*c+e]);}
function $cK$(f,c,d,g){let a,e,b,h,$0,$1;a=1073741824;for($0=0,$1=6;$0<$1;$0+=1){b=$0;e=c[18411+6*d+b];if(e<a){h=$cA$(f,c,c[15101+d],b,g);if(h!=(-1)&&e+h<(c[13441]+1)*4096){a=Math.min(a,e+h);}}}return a;}
function $cL$(c,a){let b;b=a[13437];a[13453]=0;if(a[13438]!=0&&a[2591+b]>=0){a[13450]=a[2271+a[2059]]==a[13449]?1:0;if(a[13438]!=1){$cM$(c,a,c[15892+b],a[13449],a[2591+b]);}else{if(a[13450]){a[2271+a[2059]]=a[2591+b];a[9883]=0;}}}a[1]=a[13498];}
function $cM$(e,b,f,c,d){let a,$0,$1;for($0=e[33+f],$1=e[35+f];$0<$1;$0+=1){a=$0;if(b[2271+a]==c){b[2271+a]=d;}}b[9883]=0;}
function $cN$(c,a,d){let b,$0;b=a[13437];$0=13442;a[$0]=a[$0]+$cY$(c,b);$cO$(c,a,b,d,0,127);}
function $cO$(e,a,f,b,c,d){let $0,$1;$0=[b,c,d];a[26727]=$0[0];a[26728]=$0[1];a[26730]=$0[2];$1=0;a[26725]=$1;a[26726]=$1;a[26729]=a[2591+b];$cQ$(e,a,f);a[1]=125;if(c==0||c==1){if(e[16372+f]==6&&!$cP$(a,f)){a[1]=124;}}}
function $cP$(a,b){return a[4351+b]>0||a[2591+b]!=a[4511+b];}
function $cQ$(e,c,d){let a,b,f,$0;$0=[c[26725],c[26727]];a=$0[0];b=$0[1];c[26716+a]=d;c[26719+a]=$k$(e,c[2591+d],c[2591+b]);f=$cR$(e,c,d,b);c[26722+a]=f==2?1:0;c[26725]=a+1;c[26393+d]=1;}
function $cR$(d,a,b,c){if(a[3551+b]||a[3551+c]||a[2591+c]<0){return 0;}return $cS$(d,a,b,a[2591+c]);}
function $cS$(d,a,b,e){let f,c,g;c=a[2591+b];if(c<0||d[17172+b]==0){return 0;}f=$k$(d,c,e);if(f<1||f>$cX$(d,b,c,e)){return 0;}g=$cV$(d,c,a[2751+b],e);if(g>1||!$cT$(d,a,c,e)){return 0;}return g==0?1:2;}
function $cT$(a,f,b,c){let e,d,$0,$1;if($k$(a,b,c)>a[80612]){return 0;}d=a[a[80613]+$cU$(a,b,c)];if(d<0){return 0;}for($0=0,$1=a[d];$0<$1;$0+=1){e=$0;if(f[5071+a[d+1+e]]>=0){return 0;}}return 1;}
function $cU$(a,e,d){let b,c,f,g;b=a[80612];c=2*b+1;f=a[21412+d]-a[21412+e]+b;g=a[23012+d]-a[23012+e]+b;return (e*c+f)*c+g;}
function $cV$(f,a,c,b){let d,g,e,$0,$1,$2;if(a==b||c<0){return 0;}$0=[2,$aa$(f,a,b)];d=$0[0];e=$0[1];for($1=0,$2=6;$1<$2;$1+=1){g=$1;if(e&1<<g){d=Math.min(d,$cW$(c,g));}}return d;}
function $cW$(a,b){let c;if(a<0){return 0;}c=$mod(b-a+6,6);if(c==0||c==5){return 0;}return c==1||c==4?1:2;}
function $cX$(a,b,d,c){let e;if(a[17172+b]==0){return 0;}if(a[17172+b]==2){return 3;}e=a[19812+c]<a[19812+d];return e?4:3;}
function $cY$(a,b){if(a[17332+b]){return 0;}return a[17172+b]==2?2:1;}
function $cZ$(e,a,g){let f,d,h,b,c,$0;b=Math.floor(a[13456+a[13455]]/6);$0=[a[2591+a[13437]],a[5071+b]];c=$0[0];d=$0[1];f=$dg$(e,a,c,$dk$(e,c,b));h=g-a[2463+e[16052+d]]-$ae$(e,a,d);if(h>0){$dd$(e,a,d,h);}a[1]=113;$da$(e,a,b,f);}
function $da$(f,c,d,e){let b,a,$0,$1,$2,$3,$4,$5;$0=[c[13437],c[5071+d]];a=$0[0];b=$0[1];$1=13442;c[$1]=c[$1]+$dc$(e);$2=13443;c[$2]=c[$2]+1;$3=0;c[13444]=$3;c[13447]=$3;$4=13455;c[$4]=c[$4]+1;c[4351+a]=1;if(c[13442]>=c[13441]&&$cz$(f,c,f[15892+a],d)){c[13277+a]=1;}if(c[13448]<0){$5=[c[2591+a],c[2751+a]];c[13451]=$5[0];c[13452]=$5[1];}$db$(f,c,d);if(b>=0){c[13448]=b;c[5071+d]=b;}else{$cl$(f,c,a,1,113);}}
function $db$(e,d,f){let b,c,a,$0;$0=[d[13437],d[2751+d[13437]],d[2591+d[13437]]];a=$0[0];b=$0[1];c=$0[2];$ar$(e,d,a);if(d[13448]>=0){d[5071+c]=d[13448];}d[13448]=(-1);$bO$(e,d,a,f,b);}
function $dc$(a){return Math.floor(a/4096);}
function $dd$(d,b,c,a){let $0,$1;$0=3071+c;b[$0]=b[$0]+a;if(b[3071+c]<$ae$(d,b,c)){return;}if(d[17172+c]!=0){$aq$(d,b,c,3);return;}if(b[2911+c]==0){$1=3071+c;b[$1]=b[$1]-$ae$(d,b,c);$ci$(d,b,c,1);if(b[3071+c]<$ae$(d,b,c)){return;}}$de$(d,b,c);}
function $de$(a,b,c){$aq$(a,b,c,$df$(a,b,c)?3:2);}
function $df$(e,c,d){let b,a,h,g,f,i,$0,$1,$2;$0=[c[2591+d],1-e[15892+d]];a=$0[0];b=$0[1];for($1=0,$2=6;$1<$2;$1+=1){f=$1;g=6*a+f;h=e[29412+g];if(h<0){return 0;}if(e[39012+g]>0&&$h$(c,b,h)==0){i=c[5071+h];if(i<0||e[15892+i]!=b){return 0;}}}return 1;}
function $dg$(c,a,e,f){let j,i,h,d,l,k,g,b;b=a[13437];d=c[15892+b];if(!$j$(c,e,f)||!$dj$(c,a,e)){return (-1);}g=$i$(c,e,f);h=a[5071+g];i=h>=0&&h!=b;if(i&&!$di$(c,a,h)){return (-1);}if($g$(a,d,g)&&(i||!$dh$(c,a,e))){return (-1);}if(a[13440]&&$cz$(c,a,d,g)){return (-1);}j=c[17492+b]&&a[3231+b]==0;k=j?48612:58212;l=c[k+6*e+f];return i?(l+1)*4096+1:l*4096;}
function $dh$(c,a,d){let b;b=a[13437];if(a[2911+b]!=0||a[13440]||a[13438]==1){return 0;}return !$g$(a,c[15892+b],d);}
function $di$(a,c,b){if(a[15892+b]!=a[15892+c[13437]]||a[16372+b]==8){return 0;}return c[13438]!=2||a[17332+b]==0;}
function $dj$(c,a,d){let e,b;b=a[13437];if(!$g$(a,c[15892+b],d)){return 1;}e=d==a[2591+b]&&a[13443]==0;return e&&a[13446]==0&&a[13440]==0;}
function $dk$(b,c,d){let a,$0,$1;for($0=0,$1=6;$0<$1;$0+=1){a=$0;if(b[29412+6*c+a]==d){return a;}}return (-1);}
function $dl$(d,a,c){let b;b=a[27694];a[26361+b]=1;if(c==0){a[2527+b]=2;}else{a[2271+b]=c-1;a[9883]=0;}}
function $dm$(d,a,c){let b;b=a[27694];a[26361+b]=1;a[1]=115;if(c>=3){$dn$(d,a,b,1);}else{a[2527+b]=2;}}
function $dn$(a,d,b,e){let c,$0,$1;c=a[52+b];d[2431+b]=1+$m$(a,d,b);if($o$(a,b)){d[2139+c]=$m$(a,d,b);}d[2207+b]=2;d[2271+b]=(-1);$0=0;d[2303+b]=$0;d[2335+b]=$0;d[2527+b]=$0;d[2143+b]=0;d[2495+b]=e?1:0;d[9883]=0;$1=49628+c*24+11;d[$1]=d[$1]+1;}
function $do$(g,b,a){let i,f,d,e,h,c,$0,$1,$2;if(a==0){$dq$(b);return;}$0=[$mod(a,10000)-1,Math.floor(a/10000)];c=$0[0];d=$0[1];$1=[b[2591+c],b[2591+b[26356]]];e=$1[0];f=$1[1];h=$i$(g,e,d);i=$cV$(g,e,b[2751+c],f);b[26715]=i==0?0:1;$2=[c,1,1];b[26713]=$2[0];b[26393+c]=$2[1];b[26357]=$2[2];$dp$(g,b,c,h);$cM$(g,b,g[15892+c],e,h);b[1]=118;}
function $dp$(d,a,b,e){let c;c=a[2751+b];$ar$(d,a,b);$bO$(d,a,b,e,c);}
function $dq$(a){a[1]=a[26355]==3?122:120;}
function $dr$(d,a,c){let e,b;b=a[26713];c=c+(a[26715]+(-2)*a[3231+b]);e=Math.max(0,c-a[2463+d[16052+b]]-$ae$(d,a,b));if(e>0){$dd$(d,a,b,e);}a[1]=119;}
function $ds$(d,a,c){let b;b=a[26713];if(c>0){$dt$(d,a,b,$dv$(a,b,c-1));}if(a[2591+b]>=0){$co$(d,a,b,117);}else{a[1]=117;}}
function $dt$(a,b,c,e){let d;d=$cH$(a,b,c,b[2591+c]);$du$(a,b,c,e);if(d>0){$dd$(a,b,c,d);}}
function $du$(a,b,c,d){$au$(a,b,c,(-1));b[2751+c]=d;$au$(a,b,c,1);}
function $dv$(c,d,a){let b;b=a==0?1:5;return $mod(c[2751+d]+b,6);}
function $dw$(b,c,a){let d,$0,$1;if(a==0){if(c[26355]==1){c[1]=122;}else{$dx$(b,c);}return;}d=$mod(a,10000)-1;$0=[d,$dv$(c,d,Math.floor(a/10000))];c[26713]=$0[0];c[26714]=$0[1];$1=1;c[26553+d]=$1;c[26357]=$1;if(b[17332+d]&&b[17332+c[26356]]==0){$dt$(b,c,d,c[26714]);}else{c[1]=121;}}
function $dx$(b,a){if(a[26357]){a[13453]=0;}a[1]=a[26358];}
function $dy$(d,a,c){let b;b=a[26713];if(c-a[2463+d[16052+b]]<=$ae$(d,a,b)){$dt$(d,a,b,a[26714]);}a[1]=120;}
function $dz$(a,b,c){if(c==0){$dx$(a,b);}else{$cO$(a,b,c-1,b[26356],1,122);}}
function $dA$(b,c,a){if(a==0){$dx$(b,c);return;}$cO$(b,c,a-1,c[26356],2,123);c[26719]=2;}
function $dB$(c,b,a){if(a==0){b[1]=125;return;}$cQ$(c,b,a-1);if(b[26728]==0){b[4191+a-1]=6;}}
function $dC$(e,c,d){let g,f,b,a,$0,$1,$2,$3;$0=[c[26731],d-1];a=$0[0];b=$0[1];c[26732]=b;$1=$K6;c[3391+a]=$1[0];c[13276]=$1[1];f=e[15892+b];for($2=e[29+f],$3=e[31+f];$2<$3;$2+=1){g=$2;c[26393+g]=0;}c[1]=$dD$(e,c,b)?129:131;}
function $dD$(a,c,b){if(a[16372+b]==8||c[26553+b]){return 0;}return $dE$(a,c,b,c[2751+b])!=0&&$cI$(a,c,b,c[2591+b]);}
function $dE$(a,b,c,d){return $cV$(a,b[2591+c],d,b[2591+b[26731]]);}
function $dF$(d,a,c){let e,b;b=a[26732];a[26553+b]=1;e=c-a[2463+d[16052+b]]<=$ae$(d,a,b);a[1]=e?130:131;}
function $dG$(c,a,d){let b;b=a[26732];$dt$(c,a,b,$dv$(a,b,d-1));a[1]=131;}
function $dH$(e,c,d){let b,f,a,$0;$0=[c[26731],c[26732]];a=$0[0];b=$0[1];if(d>0){c[26393+d-1]=1;f=$dJ$(e,c,d-1);$dI$(c,d-1,a,c[2591+a],4,2);c[9881]=f==2?1:0;c[9882]=131;return;}$dI$(c,a,b,c[2591+b],3,1);c[9881]=$cR$(e,c,a,b)==2?1:0;c[9882]=132;}
function $dI$(a,b,c,d,e,f){let $0,$1,$2;$0=[b,c,d];a[9875]=$0[0];a[9876]=$0[1];a[9877]=$0[2];$1=[e,f];a[9878]=$1[0];a[9879]=$1[1];$2=0;a[9881]=$2;a[9880]=$2;a[1]=300;}
function $dJ$(a,b,f){let e,c,g,d;c=$dM$(a,b,b[26731],b[26732]);d=b[11644+c-1];e=0;while(b[10044+d]>1){g=$dL$(a,b,f,d);if(g!=0&&e!=1){e=g;}d=$dK$(a,b,d);}$d$(b,c);return e;}
function $dK$(c,f,d){let a,b,e,$0,$1;a=1600;for($0=0,$1=6;$0<$1;$0+=1){b=$0;e=$i$(c,d,b);if(e>=0&&f[10044+e]==f[10044+d]-1){a=Math.min(a,e);}}return a;}
function $dL$(a,b,c,d){if($k$(a,b[2591+c],d)>2){return 0;}return $cS$(a,b,c,d);}
function $dM$(h,e,f,j){let d,c,g,b,i,a,k,$0,$1,$2;$0=[e[2591+f],1,0,(-1)];a=$0[0];b=$0[1];c=$0[2];d=$0[3];e[10044+a]=1;e[11644]=a;while(c<b){g=e[11644+c];c=c+1;if(e[10044+g]>$bY$(h,e,f)){break;}if(d>=0&&e[10044+g]>=e[10044+d]){break;}for($1=0,$2=6;$1<$2;$1+=1){i=$1;if($dO$(h,e,f,j,g,i)){k=$i$(h,g,i);if(e[10044+k]==0){e[10044+k]=e[10044+g]+1;e[11644+b]=k;b=b+1;if($k$(h,k,e[2591+j])==1){d=d<0?k:Math.min(d,k);}}}}}if(d>=0){$dN$(e,d,b);}return b;}
function $dN$(b,c,d){let a,$0,$1;for($0=0,$1=d;$0<$1;$0+=1){a=$0;if(b[11644+a]==c){b[11644+a]=b[11644+d-1];b[11644+d-1]=c;return;}}}
function $dO$(a,e,f,h,b,c){let g,d;if(!$j$(a,b,c)||a[58212+6*b+c]>1){return 0;}d=$i$(a,b,c);if(e[5071+d]>=0){return 0;}g=$g$(e,a[15892+f],d);return !g||$k$(a,d,e[2591+h])==1;}
function $dP$(d,a,e){let c,b;b=a[26732];c=a[2591+b];$dp$(d,a,b,e-1);$cM$(d,a,d[15892+b],c,e-1);$co$(d,a,b,110);}
function $dQ$(a,b,e){let d,c;c=$dR$(a,b);b[26733]=c+1;d=b[2463+a[16052+c]];b[26734+c]=e-d<=$ae$(a,b,c)?0:1;}
function $dR$(c,b){let a,$0,$1;for($0=b[26733],$1=c[148+b[2059]];$0<$1;$0+=1){a=$0;if(b[2591+a]>=0&&b[3551+a]&&c[16372+a]!=8){return a;}}return (-1);}
function $dS$(e,b,a){let c,d,$0;if(a==0){$cj$(b,b[2059],139);return;}$0=[$mod(a,10000)-1,Math.floor(a/10000)];c=$0[0];d=$0[1];b[4191+c]=1+d;if(d==0){$bW$(e,b,c,1,138);}else{if(d==2){$ce$(b,c);}else{$cg$(e,b,c);}}}
function $dT$(d,a,c){let b,$0;b=a[2059];a[1]=140;if(c>$m$(d,a,b)){$0=49628+a[5]*24+10;a[$0]=a[$0]+1;$dn$(d,a,b,1);}}
function $dU$(a,b,f){let d,e,c,$0;c=$dV$(a,b);d=a[16052+c];$0=0;b[27054+c]=$0;e=$0;if(b[2271+d]>=0&&$s$(b,d)&&$bZ$(a,b,c)){e=$m$(a,b,d);}if(f+e-b[2463+d]<=$ae$(a,b,c)){b[27214+c]=1;}}
function $dV$(d,a){let b,c,$0,$1;b=1-a[5];for($0=d[29+b],$1=d[31+b];$0<$1;$0+=1){c=$0;if(a[27054+c]){return c;}}return (-1);}
function $dW$(b,a){b[13437]=a-1;b[27214+a-1]=0;b[1]=143;}
function $dX$(c,b,a){b[13499]=a-1;b[27374+a-1]=1;$bW$(c,b,b[13437],2,144);}
function $dY$(d,a,c){let b,$0;b=a[27694];if(c>0){$0=[c-1,1];a[2271+b]=$0[0];a[2559+b]=$0[1];a[9883]=0;}a[27694]=$dZ$(d,a,b);}
function $dZ$(e,a,b){let d,c,$0,$1;if(a[2062]!=4){return b==a[2059]?a[2060]:(-1);}c=a[5];for($0=b+1,$1=e[35+c];$0<$1;$0+=1){d=$0;if(d!=e[37+c]){return d;}}return (-1);}
function $ea$(a,b,c){b[27696]=$eb$(a,b,b[2059],c);b[1]=149;}
function $eb$(a,f,b,g){let d,e,h,c,$0,$1,$2,$3;c=a[52+b];$0=[$ec$(a,f,c),g];d=$0[0];e=$0[1];for($1=0,$2=a[25];$1<$2;$1+=1){h=$1;if(a[17972+h]==d&&f[4831+h]==(-1)){if(e==0){f[4831+h]=b;f[4891+h]=f[2271+b];$3=2135+c;f[$3]=f[$3]+1;return h;}e=e-1;}}return (-1);}
function $ec$(a,b,c){return $ed$(a,b,c)>0?c:2;}
function $ed$(c,e,d){let a,b,$0,$1;a=0;for($0=0,$1=c[25];$0<$1;$0+=1){b=$0;if(c[17972+b]==d&&e[4831+b]==(-1)){a=a+1;}}return a;}
function $ee$(d,a,c){let b,$0;b=a[27696];if(c<10000){if(c>0){a[4891+b]=c-1;a[27697]=1;}a[1]=400;return;}$0=[$mod(c,10000)-1,1];a[27698]=$0[0];a[27697]=$0[1];$ef$(d,a,a[2271+a[27698]]);a[1]=150;}
function $ef$(d,c,f){let e,a,b,$0;$0=[c[5],c[4891+c[27696]]];a=$0[0];b=$0[1];$em$(d,c,a,b,10,1);e=0;if($el$(d,c,a,f)){c[27700]=f;e=1;f=$ej$(d,c,f);}while(f!=b){c[27700+e]=f;e=e+1;f=$eg$(d,c,a,f);}c[27699]=e;}
function $eg$(e,g,h,f){let b,a,i,c,d,$0,$1,$2;a=1600;for($0=0,$1=6;$0<$1;$0+=1){b=$0;$2=[$i$(e,f,b),$at$(b)];c=$2[0];d=$2[1];if(c>=0&&g[13501+c]&&$ei$(e,g,h,c,d,1)){i=e[58212+6*c+d];if($eh$(g,c)+i==$eh$(g,f)){a=Math.min(a,c);}}}return a;}
function $eh$(a,b){let c;c=a[13501+b]-1;return c>=0?a[18411+6*c]:1073741824;}
function $ei$(a,e,g,b,c,h){let d,f;if(!$j$(a,b,c)){return 0;}d=$i$(a,b,c);f=e[5071+d];if(f>=0){return a[15892+f]==g;}return h||!$g$(e,g,d);}
function $ej$(d,g,e){let b,h,a,c,f,$0,$1,$2,$3;$0=$K7;a=$0[0];b=$0[1];for($1=0,$2=6;$1<$2;$1+=1){c=$1;f=$i$(d,e,c);if(f>=0&&g[13501+f]){h=$eh$(g,f)+$ek$(d,g,f,e);if(h<b||h==b&&h<1073741824&&f<a){$3=[f,h];a=$3[0];b=$3[1];}}}return a;}
function $ek$(b,e,c,d){let a,$0,$1;for($0=0,$1=6;$0<$1;$0+=1){a=$0;if($i$(b,c,a)==d&&$j$(b,c,a)){return b[58212+6*c+a]+2;}}return 1073741824;}
function $el$(d,a,e,b){let c;c=a[5071+b];return c>=0&&d[15892+c]!=e;}
function $em$(l,a,h,b,n,i){let g,k,c,j,e,f,o,m,d,$0,$1,$2,$3;$ep$(a);$en$(a,$eo$(a,b),0,0,0);$0=$K0;c=$0[0];d=$0[1];while(d>0){e=a[22383+c];c=$mod(c+1,1986);d=d-1;a[24369+e]=0;$1=[a[15101+Math.floor(e/6)],a[18411+e]];f=$1[0];g=$1[1];j=$g$(a,h,f)&&!i;if(j&&f!=b){continue;}for($2=0,$3=6;$2<$3;$2+=1){k=$2;if($ei$(l,a,h,f,k,i)){m=g+l[58212+6*f+k];if(m<=n){o=$i$(l,f,k);d=d+$en$(a,$eo$(a,o),0,m,c+d);}}}}}
function $en$(e,a,b,d,f){let c;c=6*a+b;if(d>=e[18411+c]){return 0;}e[18411+c]=d;if(e[24369+c]){return 0;}e[24369+c]=1;e[22383+$mod(f,1986)]=c;return 1;}
function $eo$(a,b){let d,c,$0,$1,$2,$3;if(a[13501+b]==0){c=a[13500];a[15101+c]=b;a[13500]=c+1;a[13501+b]=c+1;$0=0;a[15432+c]=$0;a[15763+c]=$0;for($1=6*c,$2=6*(c+1);$1<$2;$1+=1){d=$1;$3=1073741824;a[18411+d]=$3;a[20397+d]=$3;a[24369+d]=0;}}return a[13501+b]-1;}
function $ep$(b){let a,$0,$1;for($0=0,$1=b[13500];$0<$1;$0+=1){a=$0;b[13501+b[15101+a]]=0;}b[13500]=0;}
function $eq$(b,a){let $0,$1,$2;if(a==0){b[1]=150;return;}b[27740+a-1]=1;$0=[a-1,(-1)];b[9875]=$0[0];b[9876]=$0[1];b[9877]=b[4891+b[27696]];$1=$K8;b[9878]=$1[0];b[9879]=$1[1];$2=0;b[9881]=$2;b[9880]=$2;b[9882]=151;b[1]=300;}
function $er$(c,a,e){let b,d;b=a[27696];d=c[18152+b]-a[5011+b];if(e<=d){a[4891+b]=a[2271+a[27698]];a[1]=400;}else{$es$(c,a,b);a[1]=8;}}
function $es$(a,b,c){let d,$0,$1,$2;d=a[52+b[4831+c]];$0=$K9;b[4831+c]=$0[0];b[4891+c]=$0[1];$1=0;b[4951+c]=$1;b[5011+c]=$1;$2=49628+d*24+12;b[$2]=b[$2]+1;}
function $et$(c,a,d){let e,b,$0;b=a[30269];$du$(c,a,b,d-1);$0=30269;a[$0]=a[$0]+1;e=$eu$(c,a,b);if(e){$dd$(c,a,b,e);}}
function $eu$(a,c,b){if(a[17172+b]!=0||c[3231+b]){return 0;}return a[24612+c[2591+b]];}
function $ev$(a,b,c){if(c){$ew$(a,b,c);}else{$eD$(a,b);}}
function $ew$(g,d,c){let e,f,i,b,a,h,$0,$1;$0=[Math.floor(c/10000),$mod(c,10000)-1];a=$0[0];b=$0[1];d[34233+b]=a>=3?1:0;$1=[$eA$(g,d,b,0),$eA$(g,d,b,1)];e=$1[0];f=$1[1];h=$mod(a,3);i=h==1?f:e;if(d[33433+i]==0){$ez$(d);$ex$(d,d[30266]-1,i,1);if(h==2){$ex$(d,d[30266]-1,f,1);}}$ex$(d,d[33433+i]-1,b,0);}
function $ex$(e,a,f,b){let d,c,$0,$1;c=$ey$(a)+(b?4:0);for($0=0,$1=4;$0<$1;$0+=1){d=$0;if(e[c+d]<0){e[c+d]=f;e[33433+f]=1+a;return;}}}
function $ey$(a){return 32713+a*18;}
function $ez$(a){let c,b,$0,$1,$2;b=$ey$(a[30266]);for($0=0,$1=18;$0<$1;$0+=1){c=$0;a[b+c]=(-1);}$2=30266;a[$2]=a[$2]+1;}
function $eA$(a,b,c,d){let e;e=$eB$(a,b,c,d);return e>=0&&b[33753+e]==0?e:(-1);}
function $eB$(f,c,d,a){let e,b;b=a==0?5:0;e=$mod(c[2751+d]+b,6);return $eC$(f,c,d,e);}
function $eC$(a,b,c,d){let e;if(!$j$(a,b[2591+c],d)){return (-1);}e=b[5071+$i$(a,b[2591+c],d)];return e>=0&&a[15892+e]!=a[15892+c]?e:(-1);}
function $eD$(a,b){$eF$(a,b);b[1]=$eE$(a,b)?204:205;}
function $eE$(e,d){let a,b,c,$0,$1,$2;$0=0;a=$0;b=$0;for($1=0,$2=e[23];$1<$2;$1+=1){c=$1;if(d[33433+c]&&d[33913+c]!=0){a=a||e[16052+c]==d[2059];b=b||e[16052+c]==d[2060];}}return a&&b;}
function $eF$(b,a){let d,c,$0,$1,$2,$3;if(a[9872]!=2){$eT$(b,a);}$eQ$(b,a);for($0=0,$1=b[23];$0<$1;$0+=1){c=$0;if(a[33433+c]){a[34073+c]=$eK$(b,a,c);}}for($2=0,$3=a[30266];$2<$3;$2+=1){d=$2;a[30267]=d;$eG$(b,a,$ey$(d));}a[30267]=0;}
function $eG$(f,b,c){let d,g,a,e,$0,$1,$2,$3,$4,$5;for($0=0,$1=2;$0<$1;$0+=1){a=$0;b[c+16+a]=(-1);for($2=a*4,$3=(1+a)*4;$2<$3;$2+=1){d=$2;e=b[c+d];if(e>=0){b[c+8+d]=b[2591+e];if(b[c+16+a]<0){b[c+16+a]=$eI$(f,b,e);}}}b[30262+a]=b[c+16+a];}$eH$(b);g=30273+b[30267]*61;for($4=0,$5=61;$4<$5;$4+=1){d=$4;b[g+d]=b[30191+d];}}
function $eH$(b){let d,e,a,c,$0,$1,$2,$3;for($0=0,$1=61;$0<$1;$0+=1){a=$0;b[30191+a]=0;}b[30194]=(-1);b[30191]=19;for($2=0,$3=2;$2<$3;$2+=1){c=$2;d=b[30262+c];if(d>=0){e=b[2207+d]==1?2:1;b[30199+c]=e;}}}
function $eI$(a,b,c){return $eJ$(a,b,a[15892+c],b[2591+c],a[16052+c]);}
function $eJ$(e,b,f,c,a){let d,$0,$1;if(a>=0&&b[2271+a]==c){return a;}for($0=e[33+f],$1=e[35+f];$0<$1;$0+=1){d=$0;if(b[2271+d]==c){return d;}}return (-1);}
function $eK$(g,a,b){let d,e,c,f,$0,$1;c=$ey$(a[33433+b]-1);if(!$eP$(a,c,b)){return 0;}d=0;for($0=0,$1=4;$0<$1;$0+=1){e=$0;f=a[c+4+e];if(f>=0){if(g[16372+f]==8){return 0;}if($eO$(g,a,b,f)&&$eN$(g,a,b,f)){d=d|1<<e;}}}return $eL$(g,a,b)?0:d;}
function $eL$(d,b,c){let g,f,a,e,$0,$1;for($0=0,$1=6;$0<$1;$0+=1){a=$0;if($aw$(b[2751+c],a)){continue;}e=$i$(d,b[2591+c],a);f=e>=0?b[5071+e]:(-1);if(f<0||d[15892+f]==d[15892+c]){continue;}g=b[33753+f]||$eM$(b,f);if(!g&&$av$(d,b,f,$at$(a))){return 1;}}return 0;}
function $eM$(a,b){let c;if(a[33433+b]==0){return 0;}c=$ey$(a[33433+b]-1)+4;return $has([a[c],a[c+1],a[c+2],a[c+3]],b);}
function $eN$(e,c,f,d){let b,a,$0;$0=[c[2591+d],c[2751+d]];a=$0[0];b=$0[1];return $cV$(e,a,b,c[2591+f])!=0;}
function $eO$(d,a,b,c){if(a[2591+b]<0||a[2591+c]<0){return 0;}return $eB$(d,a,b,0)==c||$eB$(d,a,b,1)==c;}
function $eP$(b,c,d){let a,$0,$1;for($0=0,$1=4;$0<$1;$0+=1){a=$0;if(b[c+a]==d){return 1;}}return 0;}
function $eQ$(c,d){let a,e,b,f,$0,$1,$2,$3,$4,$5;for($0=1,$1=d[30266];$0<$1;$0+=1){a=$0;b=a;while(b>0&&$eS$(c,d,b)<$eS$(c,d,b-1)){$eR$(d,b,b-1);b=b-1;}}for($2=0,$3=d[30266];$2<$3;$2+=1){e=$2;for($4=0,$5=8;$4<$5;$4+=1){b=$4;f=d[$ey$(e)+b];if(f>=0){d[33433+f]=1+e;}}}}
function $eR$(b,c,e){let d,a,$0,$1;for($0=0,$1=18;$0<$1;$0+=1){a=$0;d=b[$ey$(c)+a];b[$ey$(c)+a]=b[$ey$(e)+a];b[$ey$(e)+a]=d;}}
function $eS$(d,a,b){let c,e;c=a[2591+a[$ey$(b)+4]];e=2*d[21412+c]+d[23012+c];return e*1600+c;}
function $eT$(f,c){let g,a,b,d,e,$0,$1,$2,$3,$4,$5;for($0=0,$1=c[30266];$0<$1;$0+=1){a=$0;for($2=0,$3=4;$2<$3;$2+=1){b=$2;d=c[$ey$(a)+b];for($4=0,$5=2;$4<$5;$4+=1){e=$4;if(d>=0){g=$eA$(f,c,d,e);if(g<0||c[33433+g]||!$fb$(c,a,1)){continue;}if(!$eU$(f,c,d,g)){$ex$(c,a,g,1);}}}}}}
function $eU$(b,a,c,e){let g,d,f,$0,$1;if(a[30265]!=0||!$fa$(b,a,c)){return 0;}for($0=0,$1=6;$0<$1;$0+=1){d=$0;f=b[29412+6*a[2591+e]+d];g=f>=0?a[5071+f]:(-1);if(g>=0&&a[33433+g]==0&&$fa$(b,a,g)){if($eO$(b,a,g,e)&&$eV$(b,a,g)>=3){return 1;}}}return 0;}
function $eV$(c,a,b){let d;if(a[2591+b]<0||$eZ$(c,b)||a[33593+b]){return 0;}if(!$eY$(c,a,b)){return 0;}if(a[3551+b]){return 4;}if(a[9872]==3){return 0;}d=c[17172+b]!=0;if(a[4351+b]&&!d&&$eX$(c,a,b)){return 3;}if(a[2911+b]!=0||$eW$(a,b)){return 0;}if(a[4351+b]){return 2;}return $bZ$(c,a,b)?1:0;}
function $eW$(a,b){let $0;if(a[3391+b]==2){return 1;}return 2<=($0=a[4191+b])&&$0<=5;}
function $eX$(a,b,c){return a[48]==1||b[4671+c]==0;}
function $eY$(c,d,e){let a,b,$0;$0=[$eA$(c,d,e,0),$eA$(c,d,e,1)];a=$0[0];b=$0[1];return a>=0||b>=0;}
function $eZ$(a,b){let c;c=a[16372+b];return c==6||c==7||c==8;}
function $fa$(a,d,b){let c;c=a[16052+b];return c==d[2059]||c==d[2060];}
function $fb$(a,b,c){return a[$ey$(b)+(c?4:0)+4-1]<0;}
function $fc$(a,d,c){let b;b=$part(a,80614,80845);d[30268]=$fd$(b,70,c);d[1]=205;}
function $fd$(c,a,b){if(a<15){return b<=a-1+(-3)?1:0;}if(a<29){return Math.max(0,b-(a-15+(-3)));}if(a<68){return $fh$(c,a-29,b);}if(a<70){return $fg$(c,a-68,b);}if(a==70){return c[141+b];}if(a<199){return $ff$(c,a-71,b);}return $fe$(Math.floor((a-199)/21),$mod(a-199,21),b);}
function $fe$(c,e,d){let g,h,f,a,b,$0,$1;$0=[c+Math.floor(d/10),e+$mod(d,10)];a=$0[0];b=$0[1];$1=[Math.min(a,b),Math.max(a,b)];f=$1[0];g=$1[1];if(f==g){return 0;}h=1+(2*f<=g?1:0)+(3*f<=g?1:0);return a==f?h:3+h;}
function $ff$(f,c,d){let a,g,e,b,h,$0;$0=[$mod(c,2),d+$mod(Math.floor(c/2),8)+(-4)];a=$0[0];b=$0[1];e=Math.min(Math.max(b,0),9);g=f[151+Math.floor(c/16)*10+e];h=a&&d==9?2:0;return 4*Math.floor(g/2)+1*$mod(g,2)+h;}
function $fg$(b,d,a){let c;if(Math.floor(a/10)<9){return 0;}c=b[131+$mod(a,10)];return d&&c==1?2:c;}
function $fh$(c,b,a){let e,d;d=a+($mod(b,3)-1)*c[0];e=Math.min(Math.max(d,0),9);return c[1+Math.floor(b/3)*10+e];}
function $fi$(e,c,g){let f,a,b,j,i,d,h,$0,$1;$0=[$part(c,29628,30191),$part(c,30191,30252)];a=$0[0];b=$0[1];d=b[1];f=$part(e,80614,80845);h=$fd$(f,$fA$(a,b,d),g);if(b[0]==1){$fs$(b,h);}else{$ft$(a,b,h);}$1=1;b[$1]=b[$1]+1;i=b[0]==0&&!h;j=i&&$fq$(b,d)&&c[$fp$(d)+11]==0;$fk$(e,c);if(j){$fj$(c,d);}}
function $fj$(b,a){b[30271]=a;b[1]=206;}
function $fk$(c,b){let d,f,e,a,$0,$1,$2,$3,$4,$5;for($0=0,$1=2;$0<$1;$0+=1){a=$0;if(b[30262+a]>=0){$fn$(c,b,a);}}for($2=0,$3=8;$2<$3;$2+=1){d=$2;if(b[30252+d]>=0){$fl$(c,b,d);}}e=30273+b[30267]*61;for($4=0,$5=61;$4<$5;$4+=1){f=$4;b[e+f]=b[30191+f];}b[30264]=0;}
function $fl$(f,c,d){let b,e,a,$0;$0=[c[30252+d],$fm$(d)];a=$0[0];b=$0[1];e=c[b+0];if(c[2911+a]>=2){return;}if(e>=2){$aq$(f,c,a,e);return;}$ci$(f,c,a,e);c[3071+a]=c[b+1];}
function $fm$(a){return 30222+a*3;}
function $fn$(f,c,d){let a,b,e,$0,$1;$0=[c[30262+d],c[30199+d]];a=$0[0];b=$0[1];if(c[30219]==1+d){$1=2303+a;c[$1]=c[$1]+1;c[30219]=0;}if(c[30218]==1+d){e=c[30263-d];$fo$(c,f[52+a],$o$(f,e));c[30218]=0;}if(c[2207+a]>1){return;}if(b==2){c[2207+a]=1;}else{if(b==3||b==4){$dn$(f,c,a,1);}}c[30205]=0;}
function $fo$(a,b,c){let $0,$1;if(c){$1=2127+b;a[$1]=a[$1]+1;}else{$0=2125+b;a[$0]=a[$0]+1;}}
function $fp$(a){return 29775+a*20;}
function $fq$(a,b){return a[$fr$(b)+0]<=1;}
function $fr$(a){return 31+a*3;}
function $fs$(b,a){if(!a){b[$fr$(b[1])+2]=1;}}
function $ft$(d,a,c){let b;b=a[1];if(c){return;}if(d[$fu$(b)+11]){a[$fr$(b)+2]=1;$fz$(d,a,b,2,0);}else{a[$fr$(b)+2]=2;$fz$(d,a,b,1,0);if($fq$(a,b)){$fv$(d,a,b);}}}
function $fu$(a){return 147+a*20;}
function $fv$(a,b,c){if(a[$fu$(c)+19]){$fw$(a,b,c);}else{$fy$(a,b,c);b[5]=c<4?1:2;}}
function $fw$(a,b,c){$fx$(a,b,c);if(a[$fu$(c)+10]==0&&a[$fu$(c)+4]==0){b[$fr$(c)+0]=2;}}
function $fx$(f,c,a){let h,e,g,b,d,$0;b=$fr$(a);c[b+0]=3;c[b+1]=0;d=a<4?0:1;e=c[8+d];g=f[85+d*15+1]==a;h=g&&f[$fu$(a)+10]==1;if(h&&(e==1||e==2)){c[8+d]=3;$0=14;c[$0]=c[$0]|1+d;}}
function $fy$(c,d,a){let b;b=8+(a<4?0:1);if(c[$fu$(a)+16]&&$fq$(d,b)){$fz$(c,d,b,1,0);}}
function $fz$(f,e,c,d,g){let a,b,$0,$1,$2;$0=[$fr$(c),$fu$(c)];a=$0[0];b=$0[1];$1=a+1;e[$1]=e[$1]+d;if(e[a+0]==0&&e[a+1]>=f[b+2]){if(f[b+4]){$fx$(f,e,c);}else{if(g){$fw$(f,e,c);}else{e[a+0]=1;$2=a+1;e[$2]=e[$2]-f[b+2];}}}if(e[a+0]==1&&e[a+1]>=f[b+2+1]){$fw$(f,e,c);}}
function $fA$(a,b,c){return a[18+$fB$(a,b,c,0)-(-3)];}
function $fB$(c,d,a,e){let f,b;b=a<4?0:1;f=$fC$(c,d,a)+c[2+b]-e;return Math.min(Math.max(f,(-3)),10);}
function $fC$(a,c,b){return a[$fu$(b)+2+c[$fr$(b)+0]];}
function $fD$(d,c,f){let e,a,b,g,$0,$1;$0=[$part(c,29628,30191),$part(c,30191,30252)];a=$0[0];b=$0[1];e=$part(d,80614,80845);g=$fd$(e,$fE$(a,b),f);$fz$(a,b,b[1],g,0);$1=1;b[$1]=b[$1]+1;$fk$(d,c);}
function $fE$(d,a){let c,b;b=a[1];c=0;if(d[$fu$(b)+12]&&$fF$(d,a)){c=d[10];}return d[32+$fB$(d,a,b,c)-(-3)];}
function $fF$(d,c){let a,b,$0,$1;a=0;for($0=0,$1=d[0];$0<$1;$0+=1){b=$0;if($fH$(c,b)){a=a+$fG$(d,c,b);}}return a>0;}
function $fG$(c,a,d){let b;b=a[21]-1;if(b>=0&&c[$fu$(b)+17]){return 0;}if(c[$fu$(d)+6]==2){return b>=0?1:0;}return c[$fu$(d)+6];}
function $fH$(a,b){return $fq$(a,b)&&a[$fr$(b)+2]==0;}
function $fI$(d,c,f){let e,a,b,$0;$0=[$part(c,29628,30191),$part(c,30191,30252)];a=$0[0];b=$0[1];e=$part(d,80614,80845);if(b[0]==5){$fJ$(a,b,$fd$(e,$fN$(a,b),f));b[0]=7;}else{if($fP$(a,b,$fd$(e,a[12],f))){$fO$(c);}else{if(b[10]!=b[11]){c[1]=209;}}}$fk$(d,c);}
function $fJ$(a,b,d){let c;c=$fL$(a,b,0)?0:1;if(d==1){b[8+c]=2;}else{if(d==2){$fK$(b,c,3);}}}
function $fK$(b,c,a){let $0;b[8+c]=a;$0=14;b[$0]=b[$0]|1+c;}
function $fL$(e,a,b){let d,c;c=a[8+b];d=c==1||c==2;return d&&$fH$(a,e[$fM$(b)+1]);}
function $fM$(a){return 85+a*15;}
function $fN$(a,b){let c,d;c=$fL$(a,b,0)?0:1;d=b[8+c]==2;return a[$fM$(c)+(d?5:4)];}
function $fO$(a){let $0;a[30191]=7;$0=0;a[2335+a[30262]]=$0;a[2335+a[30263]]=$0;}
function $fP$(e,b,a){let f,g,c,d,$0,$1,$2;$0=10;b[$0]=b[$0]+$fT$(a);$1=11;b[$1]=b[$1]+$fS$(a);$2=$K10;c=$2[0];d=$2[1];f=$fR$(b[10],b[11],e[c+2],e[d+2],e[c+3],e[d+3]);if(f==0){return 0;}g=$has($K11,f)?0:1;$fQ$(b,g,$has($K12,f));return 1;}
function $fQ$(d,a,c){let b,$0;b=1-a;if(c){d[27]=1+b;}if(d[10+b]>0){d[28]=1+b;}$0=0;d[10]=$0;d[11]=$0;$fK$(d,a,c?3:4);}
function $fR$(a,c,b,d,e,f){if(a>=b){return 1;}if(c>=d){return 2;}if(a>c&&b-a<=e){return 3;}if(c>a&&d-c<=f){return 4;}return 0;}
function $fS$(a){return a>3?a-3:0;}
function $fT$(a){return a<=3?a:0;}
function $fU$(d,a,b){let c;a[1]=208;if(b){c=$part(a,30191,30252);$fQ$(c,$fV$(a),0);$fO$(a);}$fk$(d,a);}
function $fV$(a){return a[30201]>a[30202]?0:1;}
function $fW$(e,c,d){let f,a,b,g,h,$0,$1;$0=[$part(c,29628,30191),$part(c,30191,30252)];a=$0[0];b=$0[1];if(b[0]!=9){$gh$(c,b[0]==7?1:0,$gi$(c,d-1));$fk$(e,c);return;}f=$part(e,80614,80845);g=$fd$(f,$gf$(a,b),d);$gb$(a,b,g);h=$fY$(a,b,g);$fk$(e,c);$fX$(c);if(h>=0){$1=[1+h,h*4];c[30270]=$1[0];c[30271]=$1[1];c[1]=211;}}
function $fX$(a){a[30271]=4;a[1]=212;}
function $fY$(e,c,a){let b,d;b=Math.floor(a/128);d=$mod(a,128)*(1+c[30]);if($fZ$(e,c,0)>0&&$fZ$(e,c,1)>0){if(b>0&&b>=2*d){return 0;}if(d>0&&d>=2*b){return 1;}}return (-1);}
function $fZ$(e,c,d){let a,b,$0,$1;a=0;for($0=$ga$(d),$1=$ga$(d)+e[0+d];$0<$1;$0+=1){b=$0;if($fH$(c,b)){a=a+1;}}return a;}
function $ga$(a){return a*4;}
function $gb$(a,b,c){let d;b[30]=$gd$(a,b);d=$mod(c,128)*(1+b[30]);$gc$(a,b,0,Math.floor(c/128)*a[11],b[3],0);$gc$(a,b,1,d,b[4],b[30]);}
function $gc$(a,b,c,g,l,m){let e,i,k,f,h,j,d,$0,$1,$2;d=$fZ$(a,b,c);$0=[Math.floor(g/d),$mod(g,d)];e=$0[0];f=$0[1];h=$ga$(c);i=f>0?f-1:0;for($1=h,$2=h+a[0+c];$1<$2;$1+=1){j=$1;if($fH$(b,j)){k=0;if(j==l){k=f>0?1:0;}else{if(i>0){k=1;i=i-1;}}$fz$(a,b,j,e+k,m);}}}
function $gd$(a,b){return $ge$(a,b,b[3]);}
function $ge$(a,d,b){let c,e,$0,$1;c=a[$fu$(b)+7];if(c==0||a[14]&&d[23]){return 0;}if($fZ$(a,d,1)==0){return 1;}for($0=0,$1=4;$0<$1;$0+=1){e=$0;if(c&1<<e&&$fH$(d,4+e)){return 1;}}return 0;}
function $gf$(a,b){let c;c=($fL$(a,b,0)?1:0)-($fL$(a,b,1)?1:0);return a[46+3*($gg$(a,b)-1)+c+1];}
function $gg$(a,b){let c,e,d,f,g,$0,$1,$2;c=$fG$(a,b,b[3])?115:131;d=a[c+(b[4]-4)*4+b[3]];d=d+a[7]*($fZ$(a,b,0)-$fZ$(a,b,1));$0=0;e=$0;f=$0;for($1=0,$2=a[0];$1<$2;$1+=1){g=$1;if($fH$(b,g)){e=e|b[$fr$(g)+0];f=f|a[$fu$(g)+9];}}d=d+(a[6]+b[26]-e*a[8]-f*a[9]);return Math.min(Math.max(d,1),13);}
function $gh$(b,c,a){b[30191+(c?4:3)]=a;b[30191]=c?8:9;}
function $gi$(b,c){let a,$0,$1;for($0=0,$1=8;$0<$1;$0+=1){a=$0;if(b[30252+a]==c){return a;}}return (-1);}
function $gj$(g,a,f){let e,c,d,b,$0,$1;b=a[30252+a[30271]];$0=[a[2591+b],$mod(f,10000)-1,Math.floor(f/10000)-1];c=$0[0];d=$0[1];e=$0[2];$dp$(g,a,b,d);$cM$(g,a,g[15892+b],c,d);if(e>=0){$gk$(g,a,a[5071+$i$(g,c,e)]);}$fk$(g,a);if(a[1]==206){a[1]=205;}else{$1=30271;a[$1]=a[$1]+1;}}
function $gk$(d,a,b){let c;c=$gi$(a,b);if(c>=0){$fz$($part(a,29628,30191),$part(a,30191,30252),c,1,0);}else{$dd$(d,a,b,1);}}
function $gl$(h,a,c){let b,e,g,f,d,$0,$1;b=$part(a,30191,30252);d=c-1;$0=[$gi$(a,d),$gn$(a,a[30271])];e=$0[0];f=$0[1];g=a[2591+d];b[31+e*3+2]=3;if(b[7]==0){$1=[1,e];b[7]=$1[0];b[1]=$1[1];}$fk$(h,a);$dp$(h,a,d,f);$cM$(h,a,h[15892+d],g,f);a[30272]=d;$gm$(h,a,d,213);a[26393+a[30252+a[30271]]]=1;}
function $gm$(a,b,c,d){$cl$(a,b,c,3,d);}
function $gn$(d,b){let a,c;a=4;c=b<a?b:4+b-a;return d[$ey$(d[30267])+8+c];}
function $go$(e,c,d){let f,g,b,a,$0,$1;$0=[c[30272],d-1];a=$0[0];b=$0[1];if(c[2751+a]!=b){$du$(e,c,a,b);$1=[$part(c,29628,30191),$part(c,30191,30252)];f=$1[0];g=$1[1];$fz$(f,g,$gi$(c,a),$eu$(e,c,a),0);}$fk$(e,c);$gp$(c);}
function $gp$(a){let $0;$0=30271;a[$0]=a[$0]+1;a[1]=212;}
function $gq$(a,c,d){let b,e,$0;b=$part(a,80614,80845);$0=49628+a[15892+c[9875]]*24+16;c[$0]=c[$0]+1;e=$fd$(b,$gr$(a,c),d)&2;c[1]=e?301:c[9882];}
function $gr$(a,b){let c,d;c=a[26212+b[9877]]+b[9880]+b[9881]*a[85626];d=a[17172+b[9875]]==1?0:1;return $gs$(d,b[9879],c,1);}
function $gs$(a,b,c,e){let d;d=(a*4+b-1)*8+c-(-4);return 71+2*d+e;}
function $gt$(b,a,c){let f,d,e,h,g,$0,$1;if(a[9876]<0){$gJ$(b,a,c);return;}$0=[$part(a,29628,30191),$part(a,30191,30252)];d=$0[0];e=$0[1];f=$part(b,80614,80845);g=e[0];if(g==12){if($gB$(a)&&a[34394]==0){a[34394]=1;if(c==0){$1=16;e[$1]=e[$1]+1;e[0]=11;}return;}h=347+e[16]*6;$gv$(d,e,$fd$(f,d[h+3],c));}else{if(g==13){$gC$(d,e,$fd$(f,$fA$(d,e,$gE$(d,e)),c));}else{if(g==14){$gF$(d,e,$fd$(f,$gG$(d,e),c));e[0]=11;}else{$gH$(d,e,$fd$(f,$gI$(d,e),c));}}}$gu$(b,a);}
function $gu$(c,b){let a,$0,$1;for($0=0,$1=2;$0<$1;$0+=1){a=$0;if(b[30262+a]>=0){$fn$(c,b,a);}}$fl$(c,b,0);$fl$(c,b,4);}
function $gv$(d,c,a){let e,b,$0;b=Math.floor(a/4);c[17]=$mod(a,4);e=d[$gA$(c[16])+4]==3;if(c[25]==0&&!e){$0=19+$gz$($gE$(d,c));c[$0]=c[$0]+b;}c[18]=$gy$(d,c,b);$fz$(d,c,$gE$(d,c),b,0);$gw$(d,c);}
function $gw$(a,b){let c,$0;c=$gE$(a,b);if(b[17]&1&&$fq$(b,c)){b[0]=13;}else{if(b[17]&2&&$gx$(a,b,c)){b[0]=14;}else{b[17]=0;$0=16;b[$0]=b[$0]+1;b[0]=11;}}}
function $gx$(e,c,a){let d,b;b=$gz$(a);d=c[8+b];return (d==1||d==2)&&e[$fM$(b)+1]==a;}
function $gy$(c,e,h){let d,a,g,b,f,$0,$1;for($0=e[16]+1,$1=36;$0<$1;$0+=1){a=$0;b=$gA$(a);d=c[b+0];if(d==0){break;}if(d>3){f=c[b+1]==c[$gA$(e[16])+1];g=d==7||d==8?1:2;if(f&&h>=g){return e[18]|1+$gz$(c[b+1]);}}}return e[18];}
function $gz$(a){return a<4?0:1;}
function $gA$(a){return 347+a*6;}
function $gB$(a){let b;b=29975+a[30207]*6;return a[b+0]==1&&a[30207]>0;}
function $gC$(a,b,d){let c,$0;c=$gE$(a,b);if(!d){if(b[$fr$(c)+0]==1){$fz$(a,b,c,1,0);}else{$gD$(a,b,c);}}$0=17;b[$0]=b[$0]&2;$gw$(a,b);}
function $gD$(d,c,a){let b;b=$fr$(a);if(c[b+0]==0){if(d[$fu$(a)+4]){$fx$(d,c,a);}else{c[b+0]=1;c[b+1]=0;}}}
function $gE$(a,b){let c;c=a[$gA$(b[16])+2];return c==(-1)?b[1]:c;}
function $gF$(a,b,d){let c,$0;c=$gz$($gE$(a,b));if(d==1){b[8+c]=2;}else{if(d==2){$fK$(b,c,3);}}b[17]=0;$0=16;b[$0]=b[$0]+1;}
function $gG$(a,b){let c,d;c=$gz$($gE$(a,b));d=b[8+c]==2;return a[$fM$(c)+(d?7:6)];}
function $gH$(e,a,f){let c,b,d,$0,$1,$2;b=$gA$(a[16]);$0=[e[b+0],e[b+1]];c=$0[0];d=$0[1];if(c==7){a[22]=1-f;}else{if($gI$(e,a)==0||c==8!=f>0){if(c==6){a[29]=(-d);}else{a[21]=1+d;}}}$1=18;a[$1]=a[$1]-(1+$gz$(d));$2=16;a[$2]=a[$2]+1;a[0]=11;}
function $gI$(c,d){let e,a,b,$0;$0=[c[$gA$(d[16])+0],$fu$($gE$(c,d))];a=$0[0];b=$0[1];e=c[b+12]==0&&c[b+4]==0;if(a==5||a==6&&e){return 0;}return $fA$(c,d,$gE$(c,d));}
function $gJ$(a,c,d){let b,f,e;b=$part(a,80614,80845);e=$fd$(b,$gM$(a,c),d);f=$gL$(a,c);if(f>=0&&e==1){c[2207+f]=1;}else{if(f>=0&&e==2){$dn$(a,c,f,1);}else{if(f<0&&e>0){$gK$(a,c,c[27696],e);}}}c[1]=c[9882];}
function $gK$(c,a,b,e){let d,$0;$0=4951+b;a[$0]=a[$0]+1;d=c[18152+b]-a[5011+b];if(e==2||a[4951+b]>=d){$es$(c,a,b);}}
function $gL$(c,a){let b;b=a[27696];if(b>=0&&a[4891+b]==a[9877]){return (-1);}return $eJ$(c,a,1-c[15892+a[9875]],a[9877],(-1));}
function $gM$(a,b){let c,d;c=$gL$(a,b);d=c>=0&&b[2207+c]==1;return 68+(d?1:0);}
function $gN$(g,a,f){let c,e,d,b,$0;b=a[34395];$0=[Math.floor(f/10000),$mod(f,10000)-1,a[2591+b]];c=$0[0];d=$0[1];e=$0[2];if(d==e){$du$(g,a,b,c);}else{$ar$(g,a,b);$bO$(g,a,b,d,c);$cM$(g,a,g[15892+b],e,d);}a[1]=a[9882];}
function $gO$(c,d,a){let b;b=Math.floor(a/10000);if(a==0){d[1]=409;}else{if(b==0){d[1]=403;}else{$gP$(c,d,b);}}}
function $gP$(c,d,a){let b,i,f,g,h,e,j,$0,$1,$2,$3,$4;b=a==3||a==4;e=c[52+d[2059]];f=0;if(b){$0=[d[2271+d[2059]],$l$(c,d,d[2059])];g=$0[0];h=$0[1];f=$e$(c,d,e,g,h);}for($1=c[33+e],$2=c[35+e];$1<$2;$1+=1){i=$1;if($u$(d,i)&&$gQ$(c,d,b,d[2271+i])){d[2463+i]=1;}}d[2137+e]=1;d[34401]=0;for($3=c[29+e],$4=c[31+e];$3<$4;$3+=1){j=$3;d[33913+j]=0;if(d[2591+j]>=0&&$gQ$(c,d,b,d[2591+j])){if(a==1||a==3){d[3071+j]=Math.max(0,d[3071+j]-1);}else{d[33913+j]=1;d[34401]=2;}}}$d$(d,f);d[1]=402;if(b){$dn$(c,d,d[2059],1);}else{$es$(c,d,d[34396]);}}
function $gQ$(e,b,a,c){let d;if(a){return b[10044+c]>0;}d=b[34396];return $k$(e,$gS$(b,d),c)<=$gR$(e,b,d);}
function $gR$(a,c,b){return Math.max(0,a[18032+b]-c[5011+b]);}
function $gS$(a,b){let c;c=a[4891+b];return c>=0?c:a[2271+a[4831+b]];}
function $gT$(a,b,c){let $0;$cg$(a,b,c-1);b[33913+c-1]=0;$0=34401;b[$0]=b[$0]-1;}
function $gU$(d,e,c){let a,b,$0,$1,$2;$0=[Math.floor(c/10000),$mod(c,10000)-1];a=$0[0];b=$0[1];if(c==0){$hb$(d,e,(-1),(-1));$gV$(d,e);e[1]=409;return;}$1=[b,(-1)];e[34397]=$1[0];e[34398]=$1[1];if(a==1){$2=[(-1),b];e[34397]=$2[0];e[34398]=$2[1];$hb$(d,e,(-1),b);e[1]=407;}else{if(a==0){$hb$(d,e,b,(-1));e[1]=407;}else{if(a==2){e[2175+b]=1;$hb$(d,e,b,(-1));e[1]=405;}else{e[1]=404;}}}}
function $gV$(a,b){let e,c,d,$0,$1,$2,$3;c=1-a[52+b[2059]];for($0=0,$1=a[25];$0<$1;$0+=1){d=$0;if($ha$(a,b,c,d)){b[5011+d]=1;if($gZ$(a,b,d)<=b[4951+d]){$es$(a,b,d);}}}for($2=a[33+c],$3=a[35+c];$2<$3;$2+=1){e=$2;if($gY$(a,b,e,(-1))){$gW$(a,b,e);}}}
function $gW$(c,a,b){let $0;$0=1;a[2335+b]=$0;a[2175+b]=$0;if($gX$(c,a,b)<=0){$dn$(c,a,b,1);}}
function $gX$(a,b,c){let d;d=a[340+b[2239+c]*32+c];return Math.max(0,d-b[2335+c])-b[2303+c];}
function $gY$(e,a,d,b){let f,c;if(d>=0){if(!$u$(a,d)){return 0;}if($o$(e,d)&&$n$(e,a,e[52+d])){return 0;}c=a[2271+d];}else{c=$gS$(a,b);}f=$gS$(a,a[34396]);if(c<0||$k$(e,f,c)>$gR$(e,a,a[34396])){return 0;}return $cT$(e,a,f,c);}
function $gZ$(a,c,b){return Math.max(0,a[18152+b]-c[5011+b]);}
function $ha$(d,a,e,b){let c;c=a[4831+b];if(c<0||d[52+c]!=e){return 0;}return $gY$(d,a,(-1),b);}
function $hb$(d,b,a,c){let f,e,$0,$1,$2,$3;if(a>=0&&b[2335+a]){return;}if(c>=0&&b[5011+c]){return;}e=1-d[52+b[2059]];for($0=0,$1=d[25];$0<$1;$0+=1){f=$0;if($ha$(d,b,e,f)&&b[5011+f]){$es$(d,b,f);}}for($2=d[33+e],$3=d[35+e];$2<$3;$2+=1){f=$2;if(b[2335+f]&&$gY$(d,b,f,(-1))){$dn$(d,b,f,1);}}}
function $hc$(d,a,c){let b;b=a[34397];if(c<=$m$(d,a,b)){$hb$(d,a,b,(-1));a[1]=405;return;}$hb$(d,a,(-1),(-1));if(a[2271+b]>=0){$gW$(d,a,b);}a[34397]=(-1);a[1]=409;}
function $hd$(a,b,c){b[34398]=$eb$(a,b,b[34397],c);b[34397]=(-1);b[1]=407;}
function $he$(c,b,a){if(a>10000){b[34398]=a-10000-1;}else{b[34397]=a-1;}b[1]=407;}
function $hf$(a,c,d){let b,h,f,g,e,$0,$1,$2;b=$part(a,80614,80845);e=$fd$(b,$hi$(a,c),d);$0=34399;c[$0]=c[$0]+$fT$(e);$1=34400;c[$1]=c[$1]+$fS$(e);$2=[$hh$(a,c,0),$hh$(a,c,1)];f=$2[0];g=$2[1];h=$fR$(c[34399],c[34400],f,g,0,0);if(h!=0){$hg$(a,c,h==1?0:1,1);}else{if(c[34399]!=c[34400]){c[1]=408;}}}
function $hg$(a,b,d,i){let f,e,h,g,c,j,$0,$1,$2,$3;c=a[52+b[2059]];e=b[34400-d]>0?1:0;$0=[b[34397],b[34398],b[34396]];f=$0[0];g=$0[1];h=$0[2];b[5011+h]=0;if(f>=0){b[2335+f]=0;}else{b[5011+g]=0;}if(i){j=d==0?1-c:c;$fo$(b,j,d==1&&f>=0&&$o$(a,f));}if(d==0){$es$(a,b,h);if(f>=0){$3=2303+f;b[$3]=b[$3]+e;}else{$2=4951+g;b[$2]=b[$2]+e;}}else{$1=4951+h;b[$1]=b[$1]+e;if(f>=0){$dn$(a,b,f,1);}else{$es$(a,b,g);}}b[1]=409;}
function $hh$(c,b,a){let d;if(a==1&&b[34397]>=0){return $gX$(c,b,b[34397]);}d=a==0?b[34396]:b[34398];return $gZ$(c,b,d)-b[4951+d];}
function $hi$(a,b){let c;c=$hl$(a,b,b[34396]);if(b[34397]>=0){return $hj$(c,$hk$(a,b,b[34397]));}return $hj$(c,$hl$(a,b,b[34398]));}
function $hj$(a,b){return 199+Math.min(a,20)*21+Math.min(b,20);}
function $hk$(a,b,c){let d;d=a[276+b[2239+c]*32+c];return Math.max(0,d-b[2335+c]);}
function $hl$(a,c,b){return Math.max(0,a[18092+b]-c[5011+b]);}
function $hm$(c,a,b){a[1]=407;if(b){$hg$(c,a,$hn$(a),0);}}
function $hn$(a){return a[34399]>a[34400]?0:1;}
function $ho$(a,b){let $0,$1;if($aA$(a,b)>=0){$hp$(b,10);}else{if($aC$(a,b)>=0){$hq$(a,b,$aC$(a,b));}else{if(205<=($1=b[1])&&$1<215&&b[30266]==0){$hw$(a,b);}else{if(205<=($0=b[1])&&$0<215&&b[30264]==0){$hx$(a,b);}else{$ih$(a,b);}}}}}
function $hp$(b,a){b[0]=100000+a;}
function $hq$(c,e,d){let g,f,j,h,b,a,k,i,$0,$1,$2,$3,$4,$5,$6;$0=[c[52+d],e[2271+d]];a=$0[0];b=$0[1];$1=[c[29+a],c[31+a]];f=$1[0];g=$1[1];if(e[2527+d]==1&&$hv$(c,e,d)){$2=[c[116+d],c[148+d]];f=$2[0];g=$2[1];}h=1600;for($3=f,$4=g;$3<$4;$3+=1){i=$3;if(e[2591+i]>=0){h=Math.min(h,$k$(c,b,e[2591+i]));}}$hu$(e);j=$e$(c,e,a,b,1600);for($5=f,$6=g;$5<$6;$5+=1){i=$5;k=e[2591+i];if(k>=0&&$k$(c,b,k)==h&&e[10044+k]>0){$ht$(e,1+i);}}$d$(e,j);if(e[4]>0){$hr$(e,38,a);}else{$dn$(c,e,d,1);}}
function $hr$(a,b,c){let $0;$0=[b,c];a[2]=$0[0];a[3]=$0[1];a[0]=$hs$(b,c);}
function $hs$(a,b){return (-(10*a+b));}
function $ht$(b,a){let $0;b[9+b[4]]=a;$0=4;b[$0]=b[$0]+1;}
function $hu$(a){a[4]=0;}
function $hv$(c,b,d){let a,$0,$1;for($0=c[116+d],$1=c[148+d];$0<$1;$0+=1){a=$0;if(b[2591+a]>=0){return 1;}}return 0;}
function $hw$(c,b){let a,$0,$1,$2,$3;for($0=0,$1=c[23];$0<$1;$0+=1){a=$0;if(b[3711+a]==0){b[3871+a]=0;}}if(b[30265]==2||b[9872]!=0){if(b[9872]==0){for($2=0,$3=c[23];$2<$3;$2+=1){a=$2;b[13277+a]=0;}}b[1]=b[9874];return;}b[30265]=2;b[1]=201;}
function $hx$(g,a){let b,c,f,e,d,$0,$1,$2,$3,$4,$5,$6;b=$ey$(a[30267]);for($0=0,$1=8;$0<$1;$0+=1){c=$0;a[30252+c]=a[b+c];}$2=(-1);a[30260]=$2;a[30261]=$2;for($3=0,$4=2;$3<$4;$3+=1){d=$3;a[30262+d]=a[b+16+d];}e=30273+a[30267]*61;for($5=0,$6=61;$5<$6;$5+=1){f=$5;a[30191+f]=a[e+f];}$if$(a);if(a[30191]==3){$ie$(g,a);}$hz$(g,a);$hy$(a);a[30264]=1;}
function $hy$(b){let a,c,$0,$1;for($0=0,$1=10;$0<$1;$0+=1){a=$0;c=b[30252+a];if(c>=0){b[$fm$(a)+0]=b[2911+c];b[$fm$(a)+1]=b[3071+c];}}}
function $hz$(a,b){let e,f,h,c,d,g,$0,$1,$2,$3,$4,$5,$6,$7;$id$(a,b);$0=(-1);b[30260]=$0;b[30261]=$0;for($1=0,$2=8;$1<$2;$1+=1){c=$1;if(b[30252+c]>=0){$3=29628+Math.floor(c/4);b[$3]=b[$3]+1;d=c>=4?0:4;$ic$(a,b,c);$hZ$(a,b,c,d);$hM$(a,b,c);}}for($4=0,$5=4;$4<$5;$4+=1){c=$4;if(b[30252+c]>=0){$hL$(a,b,c);}}$hK$(a,b);e=b[29628]==1&&b[29629]==1;f=b[30262]>=0&&b[30263]>=0;$hE$(a,b,!(e&&f));$hA$(a,b);for($6=0,$7=2;$6<$7;$6+=1){g=$6;h=b[30252+g*4];b[29630+g]=b[2463+a[16052+h]];}}
function $hA$(b,a){let c;c=a[30268]>=0?a[2059]:b[16052+a[30252]];$hD$(b,a,0,c);if(a[30263]>=0&&$hB$(b,a,1)){$hD$(b,a,1,a[30263]);}}
function $hB$(d,a,b){let c,e;c=a[30262+b];e=a[30252+$hC$(d,a,b,c)];return d[16052+e]==c;}
function $hC$(g,d,a,f){let b,c,e,$0,$1;b=a*4;for($0=b,$1=b+4;$0<$1;$0+=1){c=$0;e=d[30252+c];if(e>=0&&d[2591+e]>=0&&d[2591+e]==d[2271+f]){return c;}}return b;}
function $hD$(d,b,f,e){let g,a,h,c,$0,$1;for($0=f*4,$1=f*4+4;$0<$1;$0+=1){a=$0;c=b[30252+a];if(c>=0){b[$fp$(a)+14]=d[16052+c]!=e?1:0;}}g=b[30260+f];if(g>=0&&b[30262+f]>=0&&$hB$(d,b,f)){h=d[16052+g]!=e?1:0;b[$fp$(8+f)+14]=h;}}
function $hE$(c,b,d){let e,f,a,$0,$1,$2;for($0=0,$1=2;$0<$1;$0+=1){a=$0;if(b[30262+a]>=0){$hF$(c,b,a,d);}}if(b[30262]>=0&&b[30263]>=0){$2=[$hk$(c,b,b[30262]),$hk$(c,b,b[30263])];e=$2[0];f=$2[1];b[29640]=$hj$(e,f);}}
function $hF$(f,c,d,g){let a,b,e,$0,$1,$2;$0=[c[30262+d],29713+d*15];a=$0[0];b=$0[1];e=c[2207+a]==1;c[b+0]=e?2:1;c[b+1]=$hC$(f,c,d,a);c[b+2]=$gX$(f,c,a);if(g){$1=68;c[b+4]=$1;c[b+6]=$1;$2=69;c[b+5]=$2;c[b+7]=$2;}if($hB$(f,c,d)){$hG$(f,c,b,a);}}
function $hG$(c,a,b,d){let g,e,f,$0,$1;a[b+8]=1;e=$ay$(c,a,d);for($0=0,$1=6;$0<$1;$0+=1){f=$0;g=$hI$(c,a,d,Math.min(e+f,c[180+d]));a[b+9+f]=$hH$(g);}}
function $hH$(a){let b;b=Math.min(Math.max(a,(-3)),10);return 1+b-(-3);}
function $hI$(a,b,c,e){let d,f;d=$hJ$($m$(a,b,c),$o$(a,c));f=a[10740+c*161+e]+d;return Math.min(Math.max(f,(-1)),9);}
function $hJ$(a,b){return Math.floor((a+1)/2)+(b?a:0);}
function $hK$(i,a){let d,b,g,f,c,j,e,m,l,h,k,$0,$1,$2,$3,$4;b=$part(a,30191,30252);$0=$K13;c=$0[0];d=$0[1];e=$0[2];for($1=0,$2=4;$1<$2;$1+=1){f=$1;g=a[30256+f];if(g<0||a[2591+g]<0){continue;}h=a[2591+g];c=Math.max(c,i[27812+h]);e=Math.max(e,i[85619+i[18212+h]]);for($3=0,$4=4;$3<$4;$3+=1){j=$3;k=a[30252+j];if(k>=0&&$fH$(b,j)&&$eO$(i,a,k,g)){l=a[2591+k];m=6*l+$dk$(i,l,h);d=Math.max(d,i[71012+m]);}}}a[29634]=(-(c+d));a[29639]=e;}
function $hL$(h,c,d){let g,e,k,f,b,j,i,l,n,m,a,$0,$1,$2,$3;$0=[c[30252+d],$fp$(d)];a=$0[0];b=$0[1];$1=[c[34233+a],c[b+8]];e=$1[0];f=$1[1];g=c[33913+a]==1&&!e&&!f;c[b+5]=g?1:0;c[b+15]=c[3871+a]==3?1:0;c[b+6]=e;c[b+7]=c[34073+a];i=h[16372+a];for($2=0,$3=4;$2<$3;$2+=1){j=$2;k=c[30256+j];if(k>=0){l=h[16372+k];m=h[85529+l*9+i];n=29628+j*4+d;c[n+131]=m;c[n+115]=e?h[85610+l]:m;}}}
function $hM$(d,a,b){let g,f,c,e;c=a[30252+b];if(a[2591+c]<0||d[16372+c]==8){return;}e=$hU$(d,a,b);a[$fp$(b)+11]=e==0?1:0;a[$fp$(b)+19]=e==3?1:0;if(e==2){f=a[5071+$i$(d,a[2591+c],$hN$(d,a,b))];g=8+(b<4?0:1);if(a[30252+g]<0){a[30252+g]=f;$ic$(d,a,g);}if(a[30252+g]==f){a[$fp$(b)+16]=1;}}}
function $hN$(g,d,e){let c,b,h,f,a,$0,$1,$2,$3;$0=[d[30252+e],(-1),(-1)];a=$0[0];b=$0[1];c=$0[2];for($1=0,$2=6;$1<$2;$1+=1){f=$1;if($hO$(g,d,e,f)){h=$cW$(d[2751+a],f);if(h>c){$3=[f,h];b=$3[0];c=$3[1];}}}return b;}
function $hO$(b,c,d,e){let a,$0,$1;for($0=0,$1=6;$0<$1;$0+=1){a=$0;if($hP$(b,c,d,e,a)>=0){return 1;}}return 0;}
function $hP$(e,a,b,f,i){let g,h,d,j,c;c=a[30252+b];d=a[2591+c];if(!$j$(e,d,f)){return (-1);}g=$i$(e,d,f);h=a[5071+g];if(h<0||e[15892+h]!=e[15892+c]){return (-1);}if(e[16372+h]==8||!$hQ$(e,a,b,g)){return (-1);}if(i==$at$(f)||!$j$(e,g,i)){return (-1);}j=$i$(e,g,i);return a[5071+j]<0&&$hQ$(e,a,b,j)?j:(-1);}
function $hQ$(d,a,b,e){let g,h,f,c,$0,$1;c=a[30252+b];if(a[6671+(1-d[15892+c])*1600+e]>0){return 0;}for($0=$hR$(b),$1=$hR$(b)+4;$0<$1;$0+=1){f=$0;if($hS$(a,f)){g=a[30252+f];h=$k$(d,a[2591+c],a[2591+g]);if($k$(d,e,a[2591+g])<=h){return 0;}}}return 1;}
function $hR$(a){return a<4?4:0;}
function $hS$(a,b){let c;c=a[30252+b];if(c<0||a[2591+c]<0){return 0;}return a[30191+$hT$(b)]==0;}
function $hT$(a){return 31+a*3+2;}
function $hU$(a,b,c){let e,d,$0,$1;if($hX$(a,b,c)>=0){return 1;}if($hN$(a,b,c)>=0){return 2;}d=b[30252+c];for($0=0,$1=6;$0<$1;$0+=1){e=$0;if($i$(a,b[2591+d],e)<0&&$hV$(a,b,c,e)){return 3;}}return 0;}
function $hV$(f,a,b,k){let d,e,c,g,h,i,j,$0,$1,$2,$3;c=a[2591+a[30252+b]];$0=[f[21412+c],f[23012+c]];d=$0[0];e=$0[1];for($1=$hR$(b),$2=$hR$(b)+4;$1<$2;$1+=1){g=$1;if($hS$(a,g)){h=a[2591+a[30252+g]];$3=[f[21412+h]-d,f[23012+h]-e];i=$3[0];j=$3[1];if($hW$(i-$K20[k][0],j-$K20[k][2])<=$hW$(i,j)){return 0;}}}return 1;}
function $hW$(a,b){return Math.max(Math.abs(a),Math.abs(b),Math.abs(a+b));}
function $hX$(f,c,d){let b,e,a,$0,$1,$2;$0=[c[30252+d],(-1)];a=$0[0];b=$0[1];for($1=0,$2=6;$1<$2;$1+=1){e=$1;if($hY$(f,c,d,e)){b=Math.max(b,$cW$(c[2751+a],e));}}return b;}
function $hY$(d,a,b,e){let f,c;c=a[30252+b];if(!$j$(d,a[2591+c],e)){return 0;}f=$i$(d,a[2591+c],e);return a[5071+f]<0&&$hQ$(d,a,b,f);}
function $hZ$(f,a,b,g){let e,d,c,$0,$1;c=a[30252+b];if(a[3551+c]==0||a[2591+c]<0){return;}a[$fp$(b)+8]=2;for($0=g,$1=g+4;$0<$1;$0+=1){d=$0;e=a[30252+d];if(e>=0&&$ia$(f,a,c,e)){a[$fp$(b)+8]=1;}}}
function $ia$(c,a,b,d){let e;if(a[3551+b]==0||!$ib$(c,a,b,d)){return 0;}e=$dk$(c,a[2591+b],a[2591+d]);return (a[3551+b]&1<<e)>0;}
function $ib$(d,a,b,c){if(a[2591+b]<0||a[2591+c]<0){return 0;}return $dk$(d,a[2591+b],a[2591+c])>=0;}
function $ic$(f,c,d){let b,e,a,$0;$0=[c[30252+d],$fp$(d)];a=$0[0];b=$0[1];e=c[3231+a];c[b+0]=c[2911+a];c[b+1]=c[3071+a];c[b+2]=f[16532+a]-e;c[b+2+1]=f[16692+a]-e;c[b+4]=f[17172+a]!=0?1:0;c[b+9]=e;c[b+12]=1-f[17332+a];c[b+13]=f[16372+a]==8?1:0;if(c[2591+a]>=0){c[b+10]=$df$(f,c,a)?2:0;}}
function $id$(b,c){let a,$0,$1;for($0=0,$1=563;$0<$1;$0+=1){a=$0;c[29628+a]=b[84966+a];}}
function $ie$(h,c){let a,f,e,b,g,d,i,$0,$1,$2,$3,$4,$5,$6;$0=[$part(c,30191,30252),$ey$(c[30267])];a=$0[0];b=$0[1];for($1=0,$2=2;$1<$2;$1+=1){d=$1;$3=[(-1),d*4];e=$3[0];f=$3[1];for($4=f,$5=f+4;$4<$5;$4+=1){g=$4;if(e<0&&c[30252+g]>=0&&$fH$(a,g)){e=$eI$(h,c,c[30252+g]);}}if(e>=0&&e!=c[30262+d]){$6=e;c[30262+d]=$6;c[b+16+d]=$6;i=c[2207+e]==1;a[8+d]=i?2:1;}}}
function $if$(b){let f,d,a,e,c,$0,$1,$2,$3;for($0=0,$1=8;$0<$1;$0+=1){a=$0;c=b[30252+a];if(c>=0&&b[2911+c]>=2){d=$fm$(a);if(b[d+0]<2){if(b[d+2]!=2){b[d+2]=4;}}}}for($2=0,$3=2;$2<$3;$2+=1){e=$2;f=b[30262+e];if(f>=0&&b[2207+f]>1){if($has($K12,b[30199+e])){b[30199+e]=3;}}else{if(f>=0&&!$ig$(b,e,f)){b[30199+e]=0;}}}}
function $ig$(d,a,f){let b,c,e,$0,$1;b=a*4;for($0=b,$1=b+4;$0<$1;$0+=1){c=$0;e=d[30252+c];if(e>=0&&d[2591+e]>=0&&d[2591+e]==d[2271+f]){return 1;}}return 0;}
function $ih$(c,a){let b;b=a[1];if(b<136){if(b<113){if(b<13){if(b<5){if(b<2){if(b<1){$ii$(c,a);}else{$ij$(a);}}else{if(b<3){$ik$(c,a);}else{if(b<4){$il$(c,a);}else{$im$(c,a);}}}}else{if(b<8){if(b<6){$iu$(c,a);}else{if(b<7){$iC$(c,a);}else{$iD$(c,a);}}}else{if(b<9){$iF$(c,a);}else{if(b<11){$iH$(c,a);}else{$iI$(c,a);}}}}}else{if(b<102){if(b<15){if(b<14){$iJ$(c,a);}else{$iK$(c,a);}}else{if(b<100){$iM$(c,a);}else{if(b<101){$iP$(c,a);}else{$iR$(c,a);}}}}else{if(b<110){if(b<103){$iT$(c,a);}else{if(b<104){$iU$(a);}else{$iV$(c,a);}}}else{if(b<111){$iW$(c,a);}else{if(b<112){$jw$(c,a);}else{$jx$(c,a);}}}}}}else{if(b<124){if(b<118){if(b<115){if(b<114){$jR$(c,a);}else{$mX$(a);}}else{if(b<116){$ka$(c,a);}else{if(b<117){$mX$(a);}else{$kg$(c,a);}}}}else{if(b<121){if(b<119){$mX$(a);}else{if(b<120){$kj$(c,a);}else{$kk$(c,a);}}}else{if(b<122){$mX$(a);}else{if(b<123){$km$(c,a);}else{$kp$(c,a);}}}}}else{if(b<130){if(b<127){if(b<125){$kq$(c,a);}else{if(b<126){$ku$(c,a);}else{$kv$(c,a);}}}else{if(b<128){$kw$(c,a);}else{if(b<129){$kx$(c,a);}else{$mX$(a);}}}}else{if(b<133){if(b<131){$ky$(c,a);}else{if(b<132){$kz$(c,a);}else{$kA$(c,a);}}}else{if(b<134){$kC$(c,a);}else{if(b<135){$kE$(c,a);}else{$kF$(a);}}}}}}}else{if(b<206){if(b<147){if(b<141){if(b<138){if(b<137){$kG$(c,a);}else{$kH$(c,a);}}else{if(b<139){$kL$(c,a);}else{if(b<140){$kM$(a);}else{$kN$(c,a);}}}}else{if(b<144){if(b<142){$kR$(c,a);}else{if(b<143){$kS$(c,a);}else{$kT$(c,a);}}}else{if(b<145){$kU$(c,a);}else{if(b<146){$kV$(c,a);}else{$kW$(c,a);}}}}}else{if(b<200){if(b<150){if(b<148){$kX$(c,a);}else{if(b<149){$kZ$(c,a);}else{$la$(c,a);}}}else{if(b<151){$lc$(c,a);}else{if(b<152){$ld$(c,a);}else{$mX$(a);}}}}else{if(b<203){if(b<201){$le$(c,a);}else{if(b<202){$lf$(c,a);}else{$lk$(c,a);}}}else{if(b<204){$lp$(c,a);}else{if(b<205){$mX$(a);}else{$lC$(c,a);}}}}}}else{if(b<301){if(b<211){if(b<208){if(b<207){$lM$(c,a);}else{$lP$(c,a);}}else{if(b<209){$lR$(c,a);}else{if(b<210){$lT$(c,a);}else{$lU$(c,a);}}}}else{if(b<214){if(b<212){$lZ$(c,a);}else{if(b<213){$mc$(c,a);}else{$mj$(c,a);}}}else{if(b<215){$mk$(c,a);}else{if(b<300){$hw$(c,a);}else{$mo$(c,a);}}}}}else{if(b<404){if(b<401){if(b<302){$mE$(c,a);}else{if(b<400){$mO$(c,a);}else{$mQ$(c,a);}}}else{if(b<402){$mR$(c,a);}else{if(b<403){$mT$(c,a);}else{$mV$(c,a);}}}}else{if(b<407){if(b<405){$mX$(a);}else{if(b<406){$mY$(c,a);}else{$mZ$(c,a);}}}else{if(b<408){$na$(c,a);}else{if(b<409){$nb$(c,a);}else{$nc$(c,a);}}}}}}}}
function $ii$(d,b){let c,a,$0,$1,$2,$3,$4,$5,$6,$7,$8;for($0=0,$1=2;$0<$1;$0+=1){a=$0;$2=0;b[2129+a]=$2;b[2131+a]=$2;$3=0;b[2133+a]=$3;b[2137+a]=$3;b[2139+a]=$3;}for($4=0,$5=d[24];$4<$5;$4+=1){c=$4;$6=0;b[2431+c]=$6;b[2367+c]=$6;$7=0;b[2463+c]=$7;b[2399+c]=$7;}$8=$K21;b[2057]=$8[0];b[2058]=$8[1];b[1]=1;}
function $ij$(a){$hp$(a,100);}
function $ik$(d,a){let c,b,$0,$1;b=a[2065];$hu$(a);$ht$(a,0);for($0=d[33+b],$1=d[35+b];$0<$1;$0+=1){c=$0;if($b$(d,a,c)){$ht$(a,1+c);}}$hr$(a,1,b);}
function $il$(c,a){let f,e,d,g,b,$0,$1,$2,$3,$4,$5,$6;b=a[2057];if(!$aO$(c,a,b)){if($aO$(c,a,1-b)){$aL$(a,1-b);}else{a[1]=11;}return;}$0=[c[33+b],c[35+b]];d=$0[0];e=$0[1];$hu$(a);$ht$(a,0);for($1=d,$2=e;$1<$2;$1+=1){f=$1;if($x$(c,a,f)){$ht$(a,1+f);}}for($3=d,$4=e;$3<$4;$3+=1){g=$3;for($5=d,$6=g;$5<$6;$5+=1){f=$5;if($x$(c,a,f)&&$x$(c,a,g)){$ht$(a,1+f+1000*(1+g));}}}$hr$(a,2,b);}
function $im$(c,a){let b,e,d;b=$part(a,2110,2124);$bD$(c,a);d=b[0];if(d==5){$ba$(a);}else{if(d==8){$in$(c,a);}else{if(d==14){$hu$(a);$ht$(a,0);$ht$(a,1);$hr$(a,4,a[5]);}else{if(d==6){$ip$(c,a);}else{if(d==9){$ir$(c,a);}else{if(d==15){$bc$(c,a,0);}else{e=$is$($part(a,2067,2110),b);if(e==(-1)){$bc$(c,a,0);}else{$hp$(a,e);}}}}}}}}
function $in$(b,a){if(a[2119]==1){$io$(b,a);return;}a[2058]=0;$aL$(a,1-a[5]);}
function $io$(d,a){let c,b,$0,$1;$bb$(a);$0=[1-a[5],a[2124]];b=$0[0];c=$0[1];$1=b;a[2057]=$1;a[5]=$1;a[2061]=0;if(!a[2143+c]){$aK$(a,b,c);}$aR$(d,a,c);a[2063]=1;}
function $ip$(d,c){let e,b,a,$0,$1,$2;$0=[1-c[5],$m$(d,c,$bx$(d,c))];a=$0[0];b=$0[1];$hu$(c);$ht$(c,0);for($1=d[33+a],$2=d[35+a];$1<$2;$1+=1){e=$1;if($bH$(d,c,e,b,$iq$(c))){$ht$(c,1+e);}}$hr$(c,6,a);}
function $iq$(a){return a[2112]>0;}
function $ir$(d,a){let c,b,$0,$1;b=1-a[5];$hu$(a);$ht$(a,0);for($0=d[33+b],$1=d[35+b];$0<$1;$0+=1){c=$0;if($bJ$(d,a,c)){$ht$(a,1+c);}}$hr$(a,7,b);}
function $is$(c,a){let b,d;b=a[0];if(b==8){return 0;}if(b==1){return a[11]?c[12]:c[$bl$(a[1])+1];}if(b==4){return c[1];}if(b==6){return c[7]==2?(-5):(-1);}if(b==7){return c[3];}if($has($K22,b)){return c[10];}if(b==3){return c[$bl$($bm$(c,a))+2];}if(b==10){return c[15];}d=$it$(b);if(d>0){return c[d]==2?(-4):(-1);}if(b==13){return c[2];}return b==0?c[11]:(-1);}
function $it$(a){if(a==12){return 6;}if(a==14){return 16;}return a==15?17:0;}
function $iu$(c,a){let b,d;b=a[2059];d=$iB$(c,a,b);$hu$(a);if(d||a[2060]>=0){$ht$(a,1);}if(a[2060]<0&&!(a[2063]&&d)){if($iA$(c,a,b)){$ht$(a,2);}if($iz$(c,a,b)){$ht$(a,3);}if($iy$(c,a,b)){$ht$(a,4);}if($iv$(c,a,b)){$ht$(a,5);}}if(a[4]>0){$hr$(a,3,a[5]);}else{a[1]=8;}}
function $iv$(a,d,b){let c;c=a[52+b];if(!$u$(d,b)){return 0;}if(a[47]&&(d[2399+b]||d[2133+c]>=2)){return 0;}return $ix$(a,d,b)>0||$iw$(a,d,b);}
function $iw$(a,d,b){let c;c=a[52+b];if(d[2137+c]||d[2135+c]>=5){return 0;}if($ix$(a,d,b)>=2){return 0;}return $ed$(a,d,c)>0||$ed$(a,d,2)>0;}
function $ix$(e,c,d){let a,b,$0,$1;a=0;for($0=0,$1=e[25];$0<$1;$0+=1){b=$0;if(c[4831+b]==d){a=a+1;}}return a;}
function $iy$(a,d,b){let e,c,$0,$1;c=a[52+b];if(!$o$(a,b)||!$n$(a,d,c)){return 0;}for($0=a[33+c],$1=a[35+c];$0<$1;$0+=1){e=$0;if(e!=b&&$s$(d,e)&&$u$(d,e)){return 1;}}return 0;}
function $iz$(c,b,d){let a,$0,$1;for($0=c[116+d],$1=c[148+d];$0<$1;$0+=1){a=$0;if(b[2911+a]==2){return 1;}}return 0;}
function $iA$(c,b,d){let a,$0,$1;for($0=c[116+d],$1=c[148+d];$0<$1;$0+=1){a=$0;if(b[2591+a]>=0&&c[16372+a]!=8){return 1;}}return 0;}
function $iB$(c,b,d){let a,$0,$1;for($0=c[116+d],$1=c[148+d];$0<$1;$0+=1){a=$0;if(b[2591+a]>=0||$r$(c,b,a)){return 1;}}return 0;}
function $iC$(b,a){let $0;if(a[2064]>=b[148+a[2059]]){a[1]=103;}else{if(a[2911+a[2064]]==2){$hp$(a,10);}else{$0=2064;a[$0]=a[$0]+1;}}}
function $iD$(d,a){let e,c,b,$0,$1,$2,$3,$4;b=a[2064];$hu$(a);for($0=0,$1=d[26];$0<$1;$0+=1){c=$0;if($iE$(d,a,b,c)){for($2=0,$3=6;$2<$3;$2+=1){e=$2;$ht$(a,1+6*c+e);}}}if(a[4]>0){$hr$(a,8,d[15892+b]);}else{$4=2064;a[$4]=a[$4]+1;a[1]=6;}}
function $iE$(b,a,c,e){let d,f,g,$0,$1;d=a[2271+b[16052+c]];if(a[5071+e]>=0||b[18212+e]==6){return 0;}if($k$(b,d,e)>3){return 0;}f=1-b[15892+c];for($0=b[29+f],$1=b[31+f];$0<$1;$0+=1){g=$0;if(a[2591+g]>=0&&$k$(b,a[2591+g],e)<3){return 0;}}return 1;}
function $iF$(c,a){let b;b=$part(a,2110,2124);a[2063]=0;if(b[0]==14&&!$iG$(c,a)){$aW$(b);}a[1]=4;}
function $iG$(a,b){if(!$x$(a,b,b[2059])){return 0;}return b[2060]<0||$x$(a,b,b[2060]);}
function $iH$(f,a){let d,c,e,b,$0,$1;b=a[2057];$hu$(a);$ht$(a,0);for($0=f[33+b],$1=f[35+b];$0<$1;$0+=1){c=$0;d=a[2060]>=0;e=c==a[2059]||c==a[2060];if($x$(f,a,c)&&(e||!d)){$ht$(a,1+c);}}if(a[4]>1){$hr$(a,5,b);}else{$aL$(a,$aO$(f,a,1-b)?1-b:b);}}
function $iI$(c,b){let a,d,$0,$1,$2,$3,$4;for($0=0,$1=c[24];$0<$1;$0+=1){a=$0;b[2175+a]=0;}for($2=0,$3=c[23];$2<$3;$2+=1){d=$2;b[3391+d]=0;}$4=(-1);b[2059]=$4;b[2060]=$4;b[2064]=0;b[1]=13;}
function $iJ$(c,a){let b,d,$0,$1,$2,$3;b=a[2064];if(b>=c[24]){$0=$K23;a[2064]=$0[0];a[1]=$0[1];return;}$hu$(a);if(a[2207+b]==2){for($1=c[116+b],$2=c[148+b];$1<$2;$1+=1){d=$1;if(a[2591+d]>=0){$ht$(a,1+d);}}}if(a[4]>0){$hr$(a,9,c[52+b]);}else{$3=2064;a[$3]=a[$3]+1;}}
function $iK$(b,a){let $0;if(a[2064]>=b[24]){a[1]=15;}else{if($iL$(b,a,a[2064])){$hp$(a,10);}else{$0=2064;a[$0]=a[$0]+1;}}}
function $iL$(c,a,b){let d,$0,$1;if(a[2207+b]==3||$ay$(c,a,b)==0){return 0;}if($s$(a,b)){return 1;}for($0=c[116+b],$1=c[148+b];$0<$1;$0+=1){d=$0;if(a[2911+d]!=3){return 1;}}return 0;}
function $iM$(b,c){let e,d,a,$0,$1,$2;for($0=0,$1=2;$0<$1;$0+=1){a=$0;c[2141+a]=$ai$(b,c,a);}d=c[2141]>=b[41];e=c[2142]>=b[42];if(d&&e){c[7]=2;c[8]=$iO$($iN$(c,0),$iN$(c,1));}else{if(d||e){c[7]=1;c[8]=d?1:0;}else{if(c[6]>=b[0]){c[7]=3;c[8]=$iO$(c[2142]*b[41],c[2141]*b[42]);}else{if(b[27]>0){c[7]=4;}else{$2=6;c[$2]=c[$2]+1;c[1]=0;}}}}}
function $iN$(a,b){return a[2125+b]+a[2127+b];}
function $iO$(a,b){if(a==b){return (-1);}return a>b?0:1;}
function $iP$(b,a){a[13276]=0;a[13437]=(-1);$iQ$(b,a);a[1]=110;}
function $iQ$(c,b){let a,$0,$1,$2;for($0=0,$1=c[23];$0<$1;$0+=1){a=$0;$2=0;b[26553+a]=$2;b[13277+a]=$2;}}
function $iR$(a,b){let c,$0,$1,$2,$3;$iQ$(a,b);b[13276]=0;b[13437]=(-1);for($0=0,$1=a[23];$0<$1;$0+=1){c=$0;$2=0;b[26734+c]=$2;b[26894+c]=$2;$3=0;b[27214+c]=$3;b[27374+c]=$3;b[27534+c]=0;if(b[2591+c]>=0&&$iS$(a,b,c)){b[27534+c]=1;}}b[26733]=a[116+b[2059]];b[1]=136;}
function $iS$(a,e,b){let c,d,$0,$1;c=1-a[15892+b];for($0=a[29+c],$1=a[31+c];$0<$1;$0+=1){d=$0;if(e[2591+d]>=0){if($k$(a,e[2591+b],e[2591+d])<=2){return 1;}}}return 0;}
function $iT$(a,b){let c;c=a[33+b[5]]-1;$cj$(b,$dZ$(a,b,c),8);}
function $iU$(a){$cj$(a,a[2059],8);}
function $iV$(c,a){let b,$0,$1,$2;$0=(-1);a[27696]=$0;a[27698]=$0;a[27697]=0;$hu$(a);for($1=0,$2=c[25];$1<$2;$1+=1){b=$1;if(a[4831+b]==a[2059]){$ht$(a,1+b);}}if($iw$(c,a,a[2059])){$ht$(a,10001);}if(a[4]>0){$hr$(a,39,a[5]);}else{a[1]=8;}}
function $iW$(d,c){let b,a,f,e,$0,$1,$2,$3,$4;$0=[c[5],$ju$(d,c)];a=$0[0];b=$0[1];$hu$(c);$ht$(c,0);for($1=0,$2=5;$1<$2;$1+=1){e=$1;for($3=d[29+a],$4=d[31+a];$3<$4;$3+=1){f=$3;if(f==b&&e>=2){continue;}if($js$(d,c,f)&&$jb$(d,c,f,e)){$ht$(c,10000*e+1+f);}}}if(c[4]>1&&$iY$(d,c)&&c[10]<20000){$iX$(c);}$hr$(c,20,a);}
function $iX$(b){let a,$0,$1,$2;for($0=0,$1=b[4]-1;$0<$1;$0+=1){a=$0;b[9+a]=b[9+a+1];}$2=4;b[$2]=b[$2]-1;b[9+b[4]]=0;}
function $iY$(a,b){let c,$0,$1;if(!$ja$(a,b)){return 0;}for($0=a[116+b[2059]],$1=a[148+b[2059]];$0<$1;$0+=1){c=$0;if(b[2591+c]>=0&&$iZ$(a,b,c)){return 0;}}return 1;}
function $iZ$(a,d,b){let c,e,g,f,$0,$1;c=a[16372+b];if(c==6||c==7||c==8||d[2911+b]!=0){return 0;}if(d[3551+b]==0&&($eW$(d,b)||!$bZ$(a,d,b))){return 0;}e=d[2591+b];for($0=0,$1=6;$0<$1;$0+=1){f=$0;if($aw$(d[2751+b],f)){if(a[39012+6*e+f]){g=d[5071+$i$(a,e,f)];if(g>=0&&a[15892+g]!=a[15892+b]){return 1;}}}}return 0;}
function $ja$(c,a){let b,$0,$1;if(a[2063]==0||a[13276]){return 0;}for($0=c[116+a[2059]],$1=c[148+a[2059]];$0<$1;$0+=1){b=$0;if(a[4351+b]==1&&a[2591+b]!=a[4511+b]){return 0;}}return 1;}
function $jb$(d,a,b,c){if(a[2591+b]<0){return c==0&&$r$(d,a,b)&&$jp$(d,a,b);}if(d[16372+b]==8){return c==2&&$jo$(d,a,b);}if(c==0){return $ji$(d,a,b);}if(c==1){return $jg$(d,a,b);}if(c==2){return $jo$(d,a,b);}if(c==3){return $jd$(d,a,b);}return $jc$(d,a,b);}
function $jc$(a,c,b){if(a[17492+b]==0||c[2911+b]!=0||c[3551+b]){return 0;}if(c[3071+b]>=a[16532+b]-1&&c[3231+b]==0){return 0;}if($cz$(a,c,a[15892+b],c[2591+b])){return 0;}return $bZ$(a,c,b);}
function $jd$(c,a,b){if(a[2911+b]!=1||!$jf$(a[3071+b],$ae$(c,a,b))){return 0;}return $bZ$(c,a,b)&&!$je$(c,a,b);}
function $je$(e,c,d){let b,a,f,$0,$1,$2;$0=[c[2591+d],1-e[15892+d]];a=$0[0];b=$0[1];if($h$(c,b,a)>0){return 1;}for($1=e[29+b],$2=e[31+b];$1<$2;$1+=1){f=$1;if(c[2591+f]<0||e[17172+f]==0){continue;}if($cS$(e,c,f,a)>0){return 1;}}return 0;}
function $jf$(a,b){return a<b-1;}
function $jg$(a,c,b){let d,e,$0,$1;if(a[16372+b]!=2||c[3391+b]||c[3551+b]){return 0;}if($g$(c,a[15892+b],c[2591+b])||!$bZ$(a,c,b)){return 0;}d=1-a[15892+b];for($0=a[29+d],$1=a[31+d];$0<$1;$0+=1){e=$0;if(c[2591+e]>=0&&$jh$(a,c,b,e)){return 1;}}return 0;}
function $jh$(d,a,e,b){let i,g,f,c,h;c=a[2591+b];f=$k$(d,a[2591+e],c);if(f<2||f>3||$h$(a,d[15892+e],c)>0){return 0;}if($cR$(d,a,e,b)==0){return 0;}g=$dM$(d,a,e,b);h=a[11644+g-1];i=$k$(d,h,c)==1;$d$(a,g);return i;}
function $ji$(a,b,c){let d,f,e,g,$0;d=$bZ$(a,b,c);e=d?$bY$(a,b,c):Math.floor($bY$(a,b,c)/2);if($jn$(a,b,c,e,d)&&$jm$(a,b,c)){return 1;}if(b[3551+c]&&!$jl$(a,b,c)){return 0;}$0=[b[2591+c],a[15892+c]];f=$0[0];g=$0[1];if($g$(b,g,f)){return d&&$jj$(a,b,c);}return e>0||$cI$(a,b,c,f);}
function $jj$(e,c,d){let f,a,b,$0,$1,$2;$0=[c[2591+d],e[15892+d]];a=$0[0];b=$0[1];if(c[3551+d]==0&&$cF$(e,c,b,a)==1){if($cI$(e,c,d,a)){return 1;}}for($1=0,$2=6;$1<$2;$1+=1){f=$1;if($aw$(c[2751+d],f)){if(e[39012+6*a+f]){if($jk$(e,c,b,$i$(e,a,f))){return 1;}}}}return 0;}
function $jk$(e,a,d,b){let c;c=a[5071+b];if($g$(a,d,b)){return 0;}return c<0||e[15892+c]==d&&e[16372+c]!=8;}
function $jl$(a,d,b){let e,c,$0,$1;if(a[17332+b]==0){return 0;}for($0=0,$1=6;$0<$1;$0+=1){c=$0;if(d[3551+b]&1<<c){e=d[5071+$i$(a,d[2591+b],c)];if(a[17332+e]){return 0;}}}return 1;}
function $jm$(a,e,b){let c,d,$0,$1;c=1-a[15892+b];for($0=a[29+c],$1=a[31+c];$0<$1;$0+=1){d=$0;if(e[2591+d]>=0&&$cR$(a,e,b,d)!=0){return 1;}}return 0;}
function $jn$(a,c,b,d,e){if(a[17172+b]==0||a[16372+b]==8){return 0;}if(c[3391+b]||c[3551+b]||d<$cY$(a,b)){return 0;}return e||a[17172+b]==1;}
function $jo$(c,a,b){if(a[3071+b]==0||c[18212+a[2591+b]]!=0){return 0;}return !$je$(c,a,b);}
function $jp$(b,c,d){let a,$0,$1;for($0=0,$1=$jq$(b,c,b[16052+d]);$0<$1;$0+=1){a=$0;if($jr$(b,c,d,c[11644+a])){return 1;}}return 0;}
function $jq$(h,i,c){let g,a,d,e,b,f,$0,$1,$2,$3;$0=$K24;a=$0[0];b=$0[1];d=c*160;for($1=0,$2=h[468+c];$1<$2;$1+=1){e=$1;$3=[h[500+d+e],h[5620+d+e]];f=$3[0];g=$3[1];if(i[5071+f]>=0||b>=0&&g>b){continue;}b=g;i[11644+a]=f;a=a+1;}return a;}
function $jr$(a,b,c,d){let e;e=$bY$(a,b,c)-$cp$(a,b,c,d);if(e==0){return !$cz$(a,b,a[15892+c],d);}return e>0;}
function $js$(c,a,b){if(a[4191+b]||a[3391+b]==2){return 0;}return $jt$(c,a,b);}
function $jt$(a,d,b){let c,e;c=a[16052+b];e=c==d[2059]||c==d[2060];return e&&$s$(d,c);}
function $ju$(b,c){let a,d,$0,$1;a=(-1);if($ja$(b,c)){for($0=b[116+c[2059]],$1=b[148+c[2059]];$0<$1;$0+=1){d=$0;if($jv$(b,c,d)){if(a>=0){return (-1);}a=d;}}}return a;}
function $jv$(a,b,c){if($js$(a,b,c)&&($jb$(a,b,c,0)||$jb$(a,b,c,1))){return 1;}return b[2591+c]>=0&&$iZ$(a,b,c);}
function $jw$(c,a){let g,d,f,e,b,$0,$1,$2,$3,$4,$5;b=a[13437];$hu$(a);d=$jq$(c,a,c[16052+b]);for($0=0,$1=c[26];$0<$1;$0+=1){e=$0;for($2=0,$3=d;$2<$3;$2+=1){f=$2;if(a[11644+f]==e&&$jr$(c,a,b,e)){for($4=0,$5=6;$4<$5;$4+=1){g=$4;$ht$(a,1+6*e+g);}}}}$hr$(a,21,c[15892+b]);}
function $jx$(d,a){let c,b;b=a[13437];c=a[13497]&&a[13438]!=0;if($jQ$(a)||c){$cL$(d,a);return;}$bX$(d,a);$jL$(d,a);$hu$(a);if($jK$(d,a)){$ht$(a,0);}if(a[13438]==2||a[13438]==3){$jB$(d,a);}else{$jI$(d,a);if(a[13438]==0){$jH$(d,a);}}if(a[13497]&&!$jA$(a,a[2591+b])){$hu$(a);}else{if(a[2063]&&$iY$(d,a)&&$jA$(a,a[2591+b])){$jy$(a,a[2591+b]);}}if(a[4]>0){$hr$(a,22,d[15892+b]);}else{$cL$(d,a);}}
function $jy$(c,d){let a,b,$0,$1,$2,$3;a=0;for($0=0,$1=c[4];$0<$1;$0+=1){b=$0;if($jz$(c[9+b],d)){c[9+a]=c[9+b];a=a+1;}}for($2=a,$3=c[4];$2<$3;$2+=1){b=$2;c[9+b]=0;}c[4]=a;}
function $jz$(a,b){return a>10000||a>0&&Math.floor((a-1)/6)!=b;}
function $jA$(b,c){let a,$0,$1;for($0=0,$1=b[4];$0<$1;$0+=1){a=$0;if($jz$(b[9+a],c)){return 1;}}return 0;}
function $jB$(e,d){let b,c,g,h,f,i,a,$0,$1,$2,$3,$4,$5,$6,$7,$8,$9;$0=[d[13437],99,1073741824];a=$0[0];b=$0[1];c=$0[2];if(d[13443]==0){b=$jF$(e,d,d[2591+a],d[2751+a]);}for($1=0,$2=e[26];$1<$2;$1+=1){f=$1;if(d[13501+f]&&!$jE$(d,a,f)){for($3=0,$4=6;$3<$4;$3+=1){g=$3;h=$jF$(e,d,f,g);if(h<=b&&$jC$(e,d,f,g)){i=$dc$($cJ$(e,d,f,g));if(h<b){$5=[h,i];b=$5[0];c=$5[1];}else{if(c<1073741824){c=Math.min(c,i);}}}}}}if(c==1073741824){return;}for($6=0,$7=e[26];$6<$7;$6+=1){f=$6;if(d[13501+f]&&!$jE$(d,a,f)){for($8=0,$9=6;$8<$9;$8+=1){g=$8;if($jF$(e,d,f,g)==b&&$jC$(e,d,f,g)){if($dc$($cJ$(e,d,f,g))==c){$ht$(d,1+6*f+g);}}}}}}
function $jC$(e,a,c,d){let f,b;b=a[13437];if(c==a[2591+b]&&d==a[2751+b]){return 0;}f=$cJ$(e,a,c,d);if(f<a[13441]*4096||f==1073741824){return f!=1073741824;}return !$jD$(e,a,b)||$cv$(e,a,c,d)>=0;}
function $jD$(a,d,b){let c;c=a[16372+b]==0||a[16372+b]==1;return c&&d[2911+b]==0&&d[13438]==0;}
function $jE$(a,c,b){return a[5071+b]>=0&&a[5071+b]!=c;}
function $jF$(a,c,b,e){let d;d=$k$(a,b,c[2591+c[13499]]);if(d==1&&$jG$(a,c,b,e,c[13499])){return 0;}return d;}
function $jG$(a,c,b,f,d){let e;e=$dk$(a,b,c[2591+d]);if(e<0||!$aw$(f,e)){return 0;}return a[39012+6*b+e]>0;}
function $jH$(d,a){let e,c,f,b,$0,$1;b=a[13437];if(a[13440]&&a[13445]){return;}c=a[13441]-a[13442];if($jn$(d,a,b,c,a[13440]==0)){e=1-d[15892+b];for($0=d[29+e],$1=d[31+e];$0<$1;$0+=1){f=$0;if(a[2591+f]>=0&&$cR$(d,a,b,f)!=0){$ht$(a,10001+f);}}}}
function $jI$(d,a){let e,c,b,$0,$1,$2,$3;b=a[13437];for($0=0,$1=d[26];$0<$1;$0+=1){c=$0;if(a[13501+c]==0||$jE$(a,b,c)){continue;}if(a[13438]==1&&!$jJ$(d,a,b,c)){continue;}for($2=0,$3=6;$2<$3;$2+=1){e=$2;if($jC$(d,a,c,e)){$ht$(a,1+6*c+e);}}}}
function $jJ$(a,e,b,f){let d,c,$0,$1;c=a[15892+b];for($0=a[30-c],$1=a[32-c];$0<$1;$0+=1){d=$0;if(e[2591+d]>=0&&e[2143+a[16052+d]]){if($k$(a,f,e[2591+d])<=2){return 0;}}}return 1;}
function $jK$(b,a){if(a[13438]>=2){return 0;}if(a[13438]!=1){return 1;}return $jJ$(b,a,a[13437],a[2591+a[13437]]);}
function $jL$(g,a){let d,f,c,b,e,$0;b=a[13437];$ep$(a);c=$eo$(a,a[2591+b]);$en$(a,c,a[2751+b],a[13442]*4096,0);$0=$K0;d=$0[0];e=$0[1];while(e>0){f=a[22383+d];d=$mod(d+1,1986);e=e-1;a[24369+f]=0;e=$jM$(g,a,f,d,e);}}
function $jM$(e,d,c,q,r){let f,b,l,h,g,o,m,a,n,p,i,j,k,$0,$1,$2,$3,$4,$5;$0=[Math.floor(c/6),$mod(c,6)];a=$0[0];b=$0[1];if(d[15432+a]==0){$jO$(e,d,a);}$1=[d[18411+c],(d[13441]+1)*4096];f=$1[0];g=$1[1];for($2=0,$3=6;$2<$3;$2+=1){h=$2;i=$mod(b+h,6);j=$cu$(d,a,Math.min(h,6-h));k=6*a+i;if(j==(-1)||f+j>=Math.min(d[20397+k],g)){continue;}d[20397+k]=f+j;for($4=0,$5=2;$4<$5;$4+=1){l=$4;m=$mod(i-l+6,6);n=d[16425+6*a+m];if(n!=(-1)&&f+j+n<g){o=$i$(e,d[15101+a],m);if(o==d[15101]){continue;}p=$eo$(d,o);if($jN$(e,d,p,f+j+n)){r=r+$en$(d,p,i,f+j+n,q+r);}}}}return r;}
function $jN$(c,b,d,a){if(a<b[13441]*4096){return 1;}return $jD$(c,b,b[13437])||!$cy$(c,b,d);}
function $jO$(e,a,b){let c,d,$0,$1;c=a[15101+b];for($0=0,$1=6;$0<$1;$0+=1){d=$0;a[16425+6*b+d]=$dg$(e,a,c,d);}a[16094+b]=(-1);if($jP$(e,a,c)){a[16094+b]=$cH$(e,a,a[13437],c)*64;}a[15432+b]=2;}
function $jP$(e,a,c){let d,b;b=a[13437];d=c==a[2591+b]&&a[13443]==0&&a[13438]==1;if(!d&&$g$(a,e[15892+b],c)){return 0;}return $cI$(e,a,b,c);}
function $jQ$(a){let b;b=a[13437];return a[2591+b]<0||a[3711+b]>0;}
function $jR$(d,a){let c,b;b=a[13437];if($jQ$(a)){$cL$(d,a);}else{if(a[13453]==0&&a[13448]>=0){$jS$(d,a);}else{if(a[13453]==0){a[1]=112;}else{if(a[13455]==a[13454]){$jT$(d,a);}else{c=a[13456+a[13455]];if(a[2751+b]!=$mod(c,6)){$jU$(d,a,$mod(c,6),$jW$(d,a,$mod(c,6)));}else{if($jY$(d,a)){a[13447]=1;$jX$(d,a,b,113);}else{$jZ$(d,a,Math.floor(c/6));}}}}}}}
function $jS$(a,b){$db$(a,b,b[13451]);$du$(a,b,b[13437],b[13452]);$cL$(a,b);}
function $jT$(e,a){let d,c,b,$0,$1;b=a[13437];$0=[a[2591+b],a[2751+b]];c=$0[0];d=$0[1];$1=$K0;a[13453]=$1[0];a[13497]=$1[1];if(d!=a[13496]){$jU$(e,a,a[13496],$cA$(e,a,c,d,a[13496]));}a[1]=112;}
function $jU$(e,a,d,c){let f,b,$0,$1;b=a[13437];if(c==(-1)){a[13453]=0;return;}$0=13442;a[$0]=a[$0]+$dc$(c);$1=13444;a[$1]=a[$1]+$cD$(a[2751+b],d);$du$(e,a,b,d);if($g$(a,e[15892+b],a[2591+b])&&a[13438]==0){a[13446]=1;a[4351+b]=Math.max(a[4351+b],2);}f=Math.floor($mod(c,4096)/64);if(f>0){$jV$(e,a,f);}}
function $jV$(d,a,e){let c,b;b=a[13437];c=a[2911+b];$dd$(d,a,b,e);if(a[2911+b]!=c){a[13453]=0;}}
function $jW$(d,a,e){let c,b;b=a[13437];c=a[2591+b];if(!$jP$(d,a,c)){return (-1);}if(a[13438]==1&&a[13443]==0){return $cH$(d,a,b,c)*64;}return $cB$(d,a,c,a[2751+b],e);}
function $jX$(d,a,b,c){let e,f,$0,$1,$2;$0=[0,b,c];a[26355]=$0[0];a[26356]=$0[1];a[26358]=$0[2];a[26357]=0;e=1-d[15892+b];for($1=d[29+e],$2=d[31+e];$1<$2;$1+=1){f=$1;a[26393+f]=0;}a[1]=123;}
function $jY$(b,a){if(a[13447]||a[13438]>=2){return 0;}return $g$(a,b[15892+a[13437]],a[2591+a[13437]]);}
function $jZ$(f,a,e){let g,d,c,b,$0;b=a[13437];$0=[a[2591+b],a[5071+e]];c=$0[0];d=$0[1];g=$dg$(f,a,c,$dk$(f,c,e));if(g==(-1)){a[13453]=0;}else{if(d>=0&&a[13438]==2){a[1]=114;}else{if(d>=0){$dd$(f,a,d,1);}$da$(f,a,e,g);}}}
function $ka$(c,a){let d,b;b=a[26359];d=a[2591+b]>=0?$ke$(c,a,b):(-1);if(d<0){a[1]=a[26360];return;}a[27694]=d;if(c[17332+b]){a[1]=116;return;}$hu$(a);$ht$(a,0);$kb$(c,a,d,b);$hr$(a,23,c[52+d]);}
function $kb$(c,e,d,f){let b,a,$0;$0=[c[52+d],e[2271+d]];a=$0[0];b=$0[1];if($g$(e,a,b)||!$cT$(c,e,b,e[2591+f])){return;}$kc$(c,e,a,b,e[2591+f]);}
function $kc$(b,e,f,c,d){let a,$0,$1;for($0=0,$1=b[26];$0<$1;$0+=1){a=$0;if($k$(b,c,a)==1&&$k$(b,a,d)>2){if($kd$(b,e,f,c,a)){$ht$(e,1+a);}}}}
function $kd$(e,a,d,g,b){let f,c,$0,$1;c=a[5071+b];if($g$(a,d,b)||c>=0&&e[15892+c]!=d){return 0;}for($0=0,$1=6;$0<$1;$0+=1){f=$0;if($i$(e,g,f)==b){return $j$(e,g,f);}}return 0;}
function $ke$(a,e,b){let d,f,c,$0,$1;c=1-a[15892+b];for($0=a[33+c],$1=a[35+c];$0<$1;$0+=1){d=$0;f=e[2271+d];if(e[26361+d]==0&&f>=0&&e[2527+d]==0){if($kf$(a,e,c,f)&&$k$(a,f,e[2591+b])<=2){return d;}}}return (-1);}
function $kf$(d,a,e,b){let c;c=a[5071+b];return c<0||d[15892+c]!=e;}
function $kg$(c,a){let d,b,e,f,$0,$1,$2,$3;b=a[26356];if(a[2591+b]<0||c[17332+b]){$dq$(a);return;}d=1-c[15892+b];$hu$(a);$ht$(a,0);for($0=0,$1=6;$0<$1;$0+=1){e=$0;for($2=c[29+d],$3=c[31+d];$2<$3;$2+=1){f=$2;if(a[2591+f]>=0&&$kh$(c,a,f,e)){$ht$(a,10000*e+1+f);}}}$hr$(a,24,d);}
function $kh$(d,a,b,e){let h,g,c,f,$0;c=a[2591+b];if(!$ki$(d,a,b)||!$j$(d,c,e)){return 0;}$0=[$i$(d,c,e),a[26356]];f=$0[0];g=$0[1];if(a[5071+f]>=0||$k$(d,f,a[2591+g])<=2){return 0;}h=!$g$(a,d[15892+b],f);return h&&$cT$(d,a,c,a[2591+g]);}
function $ki$(a,c,b){if(a[16372+b]==8||c[3551+b]||c[26393+b]){return 0;}if(c[26355]==3&&c[33433+b]>c[30267]){return 0;}return $cn$(a,c,b)&&!$g$(c,a[15892+b],c[2591+b]);}
function $kj$(c,a){let b;b=a[26713];$hu$(a);$ht$(a,0);if(a[2591+b]>=0&&$cI$(c,a,b,a[2591+b])){$ht$(a,1);$ht$(a,2);}$hr$(a,25,c[15892+b]);}
function $kk$(c,a){let e,d,b,f,$0,$1,$2,$3;b=a[26356];if(a[2591+b]<0){$dx$(c,a);return;}d=1-c[15892+b];$hu$(a);$ht$(a,0);for($0 of $K0){e=$0;for($2=c[29+d],$3=c[31+d];$2<$3;$2+=1){f=$2;if(a[2591+f]>=0&&$kl$(c,a,f)){$ht$(a,10000*e+1+f);}}}$hr$(a,26,d);}
function $kl$(c,a,b){if(a[26553+b]||!$ki$(c,a,b)){return 0;}if(c[17332+a[26356]]&&c[17332+b]==0){return 0;}return $cI$(c,a,b,a[2591+b]);}
function $km$(c,a){let d,b,e,$0,$1;b=a[26356];if(a[2591+b]<0){$dx$(c,a);return;}d=1-c[15892+b];$hu$(a);$ht$(a,0);if($h$(a,d,a[2591+b])>0){for($0=c[29+d],$1=c[31+d];$0<$1;$0+=1){e=$0;if($kn$(c,a,e)){$ht$(a,1+e);}}}$hr$(a,27,d);}
function $kn$(a,c,b){let e,d;if(a[17172+b]==0||c[2591+b]<0||c[26393+b]){return 0;}d=c[26356];if(c[3551+b]||!$ko$(a,c,b,c[2591+d])){return 0;}if(c[3711+d]==1+b){return 0;}if(c[26355]!=3){return 1;}e=$h$(c,a[15892+d],c[2591+b]);return e==($ko$(a,c,d,c[2591+b])?1:0);}
function $ko$(c,a,b,d){let e;if(a[2591+b]<0){return 0;}e=$dk$(c,d,a[2591+b]);return e>=0&&$cG$(c,a,d,e,c[15892+b])==b;}
function $kp$(c,a){let d,f,b,e,$0,$1;b=a[26356];if(a[2591+b]<0||a[3711+b]){$dx$(c,a);return;}d=1-c[15892+b];$hu$(a);$ht$(a,0);for($0=c[29+d],$1=c[31+d];$0<$1;$0+=1){e=$0;if(c[17172+e]==1&&a[26393+e]==0&&a[2591+e]>=0){f=a[3551+e]||a[3551+b];if(!f&&$ko$(c,a,e,a[2591+b])){$ht$(a,1+e);}}}$hr$(a,28,d);}
function $kq$(a,b){let c,d,$0,$1;c=a[15892+b[26716]];if(b[26725]==3){b[1]=125;return;}$hu$(b);$ht$(b,0);for($0=a[29+c],$1=a[31+c];$0<$1;$0+=1){d=$0;if(a[16372+d]==6&&b[2591+d]>=0&&$kr$(a,b,d)){$ht$(b,1+d);}}$hr$(b,29,c);}
function $kr$(c,a,b){if($cP$(a,b)||!$kt$(c,a,b)){return 0;}if(a[26728]==1){return $kn$(c,a,b);}return $ks$(c,a,b,a[26727]);}
function $ks$(a,d,b,e){let c;c=a[16052+b];if(c!=d[2059]&&c!=d[2060]){return 0;}if(d[4191+b]||d[3391+b]||$bY$(a,d,b)<$cY$(a,b)){return 0;}return $bZ$(a,d,b)&&$cR$(a,d,b,e)!=0;}
function $kt$(e,c,d){let b,a,$0,$1;a=0;for($0=0,$1=c[26725];$0<$1;$0+=1){b=$0;if(c[26716+b]==d){return 0;}if($k$(e,c[2591+d],c[2591+c[26716+b]])==1){a=1;}}return a;}
function $ku$(e,c){let a,b,d,$0,$1,$2,$3,$4;$0=[c[26726],c[26727]];a=$0[0];b=$0[1];if(a==c[26725]){c[1]=126;return;}c[26726]=a+1;d=c[26716+a];if(c[2591+d]<0||c[2591+b]<0||c[3711+b]==1+d){return;}if(c[26728]==0){$1=1;c[3391+d]=$1;c[13276]=$1;}c[26357]=1;$2=[d,b,c[2591+b]];c[9875]=$2[0];c[9876]=$2[1];c[9877]=$2[2];$3=[c[26728],c[26719+a]];c[9878]=$3[0];c[9879]=$3[1];$4=[c[26722+a],a];c[9881]=$4[0];c[9880]=$4[1];c[9882]=125;c[1]=300;}
function $kv$(c,a){let b;b=a[26727];if(a[2591+b]>=0&&a[2591+b]!=a[26729]){$co$(c,a,b,a[26730]);}else{a[1]=a[26730];}}
function $kw$(c,a){let b;b=a[13437];if(a[2591+b]>=0&&a[3711+b]>0){$cl$(c,a,b,2,112);}else{if(a[13440]){$cL$(c,a);}else{a[1]=112;}}}
function $kx$(c,a){let d,e,b,$0,$1;b=a[26731];d=1-c[15892+b];$hu$(a);for($0=c[29+d],$1=c[31+d];$0<$1;$0+=1){e=$0;if(a[2591+e]>=0&&$jh$(c,a,b,e)){$ht$(a,1+e);}}$hr$(a,30,c[15892+b]);}
function $ky$(c,a){let e,d,b,$0,$1;b=a[26732];d=$dE$(c,a,b,a[2751+b]);$hu$(a);for($0=0,$1=2;$0<$1;$0+=1){e=$0;if($dE$(c,a,b,$dv$(a,b,e))<d){$ht$(a,1+e);}}$hr$(a,31,c[15892+b]);}
function $kz$(d,c){let g,e,f,b,a,$0,$1,$2;$0=[c[26731],c[26732]];a=$0[0];b=$0[1];if(c[2591+a]<0||c[2591+b]<0){c[1]=110;return;}e=d[15892+b];$hu$(c);$ht$(c,0);for($1=d[29+e],$2=d[31+e];$1<$2;$1+=1){f=$1;g=d[17172+f]==1&&c[2591+f]>=0;if(g&&f!=b&&c[26393+f]==0&&c[3551+f]==0){if($dJ$(d,c,f)!=0){$ht$(c,1+f);}}}$hr$(c,32,e);}
function $kA$(e,c){let d,a,b,$0;$0=[c[26732],c[26731]];a=$0[0];b=$0[1];d=c[34393];c[34393]=0;c[1]=110;if(c[2591+b]>=0&&c[3711+b]>0){$cl$(e,c,b,2,$kB$(c,a,d));return;}if(c[2591+a]<0){return;}if(d==1){c[1]=133;}else{if(d==2&&c[2591+b]>=0){c[13499]=b;$bW$(e,c,a,3,134);}}}
function $kB$(a,b,c){let d;d=a[2591+b]>=0&&c==1;return d?133:110;}
function $kC$(e,a){let c,b,d,$0,$1;b=a[26732];c=a[2591+b];$hu$(a);for($0=0,$1=e[26];$0<$1;$0+=1){d=$0;if($k$(e,c,d)==1&&$kD$(e,a,b,d)){$ht$(a,1+d);}}if(a[4]>0){$hr$(a,33,e[15892+b]);}else{a[1]=110;}}
function $kD$(e,a,b,f){let c,d,$0,$1;c=a[2591+b];for($0=0,$1=6;$0<$1;$0+=1){d=$0;if($i$(e,c,d)==f&&$aw$(a[2751+b],d)){return $j$(e,c,d)&&a[5071+f]<0;}}return 0;}
function $kE$(d,c){let a,b,$0,$1,$2,$3;$0=[c[26732],c[26731]];a=$0[0];b=$0[1];c[1]=110;if(c[2591+a]<0||c[2591+b]<0){return;}if($k$(d,c[2591+a],c[2591+b])==1){if($jG$(d,c,c[2591+a],c[2751+a],b)){$1=[1+b,4];c[3711+a]=$1[0];c[3871+a]=$1[1];$2=[2,d[15892+a]];c[9872]=$2[0];c[9871]=$2[1];$3=[a,110];c[9873]=$3[0];c[9874]=$3[1];c[1]=200;}}}
function $kF$(a){let $0;$0=[0,a[5]];a[9872]=$0[0];a[9871]=$0[1];a[9874]=8;a[1]=200;}
function $kG$(b,a){if($dR$(b,a)>=0){$hp$(a,10);}else{a[1]=137;}}
function $kH$(f,c){let a,e,d,b,h,g,$0,$1,$2,$3,$4,$5;$0=[c[2059],c[5]];a=$0[0];b=$0[1];$1=[f[116+a],f[148+a]];d=$1[0];e=$1[1];$hu$(c);if(!$kK$(f,c,d,e)){$ht$(c,0);}for($2=0,$3=4;$2<$3;$2+=1){g=$2;for($4=d,$5=e;$4<$5;$4+=1){h=$4;if(c[2591+h]>=0&&c[4191+h]==0){if($kI$(f,c,h,g)){$ht$(c,10000*g+1+h);}}}}$hr$(c,34,b);}
function $kI$(b,c,d,a){if(a==0){return $kJ$(b,c,d);}if(c[27534+d]||a==1||$eW$(c,d)){return 0;}return a==2?$jo$(b,c,d):$jd$(b,c,d);}
function $kJ$(a,c,b){return a[16372+b]!=8&&c[26734+b]==0;}
function $kK$(c,b,d,e){let a,$0,$1;for($0=d,$1=e;$0<$1;$0+=1){a=$0;if(b[2591+a]>=0&&b[4191+a]==0&&$kJ$(c,b,a)){if(!$jJ$(c,b,a,b[2591+a])){return 1;}}}return 0;}
function $kL$(d,a){let c,b;b=a[13437];c=a[2591+b];a[1]=137;if(c<0||c==a[13449]){return;}a[26894+b]=1;if(a[13450]){a[2559+a[2059]]=1;}}
function $kM$(a){if($s$(a,a[2059])){$hp$(a,10);}else{a[1]=140;}}
function $kN$(e,a){let c,h,f,g,b,d,$0,$1;b=1-a[5];c=a[2207+a[2059]]==3;for($0=e[29+b],$1=e[31+b];$0<$1;$0+=1){d=$0;f=e[16372+d];g=f==0||f==1||f==3;h=a[2591+d]>=0&&a[3551+d]==0;a[27054+d]=0;if(g&&h&&!c&&$kO$(e,a,d)){a[27054+d]=1;}}a[1]=141;}
function $kO$(e,c,f){let g,a,b,d,$0,$1,$2;$0=[0,c[5]];a=$0[0];b=$0[1];for($1=e[29+b],$2=e[31+b];$1<$2;$1+=1){d=$1;if($kQ$(c,d)){g=$k$(e,c[2591+f],c[2591+d]);if(g>6){continue;}if(!a){$bW$(e,c,f,2,141);c[13441]=6;$jL$(e,c);a=1;}if($kP$(e,c,f,c[2591+d])){return 1;}}}return 0;}
function $kP$(a,c,b,i){let d,l,k,j,f,g,e,h,$0,$1,$2,$3,$4;d=a[17492+b]&&c[3231+b]==0;e=d?48612:58212;for($0=0,$1=6;$0<$1;$0+=1){f=$0;$2=[$i$(a,i,f),$at$(f)];g=$2[0];h=$2[1];if(g<0||c[13501+g]==0||!$j$(a,g,h)){continue;}j=a[e+6*g+h];for($3=0,$4=2;$3<$4;$3+=1){k=$3;l=$cJ$(a,c,g,$mod(h+k,6));if($dc$(l)+j<=6){return 1;}}}return 0;}
function $kQ$(a,b){return a[26894+b]>0&&a[2591+b]>=0;}
function $kR$(b,a){if($dV$(b,a)>=0){$hp$(a,10);}else{a[1]=142;}}
function $kS$(d,a){let b,c,$0,$1;b=1-a[5];$hu$(a);for($0=d[29+b],$1=d[31+b];$0<$1;$0+=1){c=$0;if(a[27214+c]&&a[2591+c]>=0){$ht$(a,1+c);}}if(a[4]>0){$hr$(a,35,b);}else{a[1]=145;}}
function $kT$(f,c){let d,b,a,g,e,$0,$1,$2,$3,$4,$5,$6;$0=[c[5],c[2591+c[13437]]];a=$0[0];b=$0[1];d=1600;for($1=f[29+a],$2=f[31+a];$1<$2;$1+=1){e=$1;if($kQ$(c,e)){d=Math.min(d,$k$(f,b,c[2591+e]));}}$hu$(c);for($3=0,$4=2;$3<$4;$3+=1){g=$3;for($5=f[29+a],$6=f[31+a];$5<$6;$5+=1){e=$5;if($kQ$(c,e)&&c[27374+e]==g){if($k$(f,b,c[2591+e])==d){$ht$(c,1+e);}}}if(c[4]>0){break;}}if(c[4]>0){$hr$(c,36,1-a);}else{c[1]=142;}}
function $kU$(d,c){let b,a,$0,$1;$0=[c[13437],c[13499]];a=$0[0];b=$0[1];c[1]=142;if(c[2591+a]>=0&&c[2591+b]>=0){if($jG$(d,c,c[2591+a],c[2751+a],b)){$1=[1+b,3];c[3711+a]=$1[0];c[3871+a]=$1[1];}}}
function $kV$(d,a){let b,c,$0,$1,$2;a[1]=146;b=1-a[5];for($0=d[29+b],$1=d[31+b];$0<$1;$0+=1){c=$0;if(a[3871+c]==3){$2=[1,b];a[9872]=$2[0];a[9871]=$2[1];a[9874]=146;a[1]=200;}}}
function $kW$(c,a){let b,$0,$1,$2;a[1]=8;for($0=c[116+a[2059]],$1=c[148+a[2059]];$0<$1;$0+=1){b=$0;if(a[2591+b]>=0&&a[3551+b]){$2=[3,a[5]];a[9872]=$2[0];a[9871]=$2[1];a[9874]=8;a[1]=200;}}}
function $kX$(c,a){let b,e,d,$0,$1;b=a[27694];if(b<0){a[1]=a[27695];return;}$hu$(a);$ht$(a,0);if(a[2271+b]>=0&&a[2559+b]==0){d=c[52+b];$em$(c,a,d,a[2271+b],$kY$(c,a,b),0);for($0=0,$1=c[26];$0<$1;$0+=1){e=$0;if(a[13501+e]&&e!=a[2271+b]){$ht$(a,1+e);}}}$hr$(a,37,a[5]);}
function $kY$(d,a,b){let c;c=a[2207+b]==1;if($g$(a,d[52+b],a[2271+b])){return c?3:4;}return c?6:9;}
function $kZ$(b,a){$hp$(a,$ed$(b,a,$ec$(b,a,a[5])));}
function $la$(e,c){let g,f,a,b,d,$0,$1,$2,$3,$4;$0=[c[27696],c[5]];a=$0[0];b=$0[1];d=c[4891+a];$hu$(c);$ht$(c,0);$em$(e,c,b,d,10,0);for($1=0,$2=e[26];$1<$2;$1+=1){f=$1;if(c[13501+f]&&f!=d){$ht$(c,1+f);}}$em$(e,c,b,d,10,1);for($3=e[34-b],$4=e[36-b];$3<$4;$3+=1){g=$3;if(c[2271+g]>=0){if($lb$(e,c,b,c[2271+g])<=10){$ht$(c,10001+g);}}}$hr$(c,39,b);}
function $lb$(a,b,c,d){let e;if(!$el$(a,b,c,d)){return $eh$(b,d);}e=$ej$(a,b,d);if(e<0){return 1073741824;}return $eh$(b,e)+$ek$(a,b,e,d);}
function $lc$(f,a){let e,d,b,c,g,$0,$1,$2,$3;b=a[27696];if(a[4831+b]!=a[2059]){a[1]=8;return;}if(a[27699]==0){a[1]=400;return;}$0=27699;a[$0]=a[$0]-1;$1=[a[4891+b],a[27700+a[27699]]];c=$1[0];d=$1[1];e=1-a[5];if($el$(f,a,a[5],d)){a[1]=152;return;}a[4891+b]=d;for($2=f[29+e],$3=f[31+e];$2<$3;$2+=1){g=$2;a[27740+g]=$ko$(f,a,g,c)?1:0;}a[1]=151;}
function $ld$(f,c){let b,e,a,d,$0,$1,$2;$0=[c[27696],1-c[5]];a=$0[0];b=$0[1];if(c[4831+a]!=c[2059]){c[1]=150;return;}$hu$(c);$ht$(c,0);for($1=f[29+b],$2=f[31+b];$1<$2;$1+=1){d=$1;e=c[27740+d]==0&&c[3551+d]==0;if(e&&f[17172+d]!=0){if($ko$(f,c,d,c[4891+a])){$ht$(c,1+d);}}}$hr$(c,27,b);}
function $le$(c,b){let a,$0,$1,$2;for($0=0,$1=c[23];$0<$1;$0+=1){a=$0;$2=0;b[33593+a]=$2;b[33753+a]=$2;}b[30265]=0;if(b[9872]==1||b[9872]==2){b[30265]=1;}else{if(b[9872]==3){b[30265]=2;}}b[1]=201;}
function $lf$(a,b){let c,$0,$1;$lj$(a,b);b[30268]=(-1);if(b[30265]==2){b[30269]=0;b[1]=202;return;}for($0=0,$1=a[23];$0<$1;$0+=1){c=$0;if($li$(a,b,c)){$lh$(b,c,b[3711+c]-1);}if($lg$(b,c)){b[3711+c]=0;}}$eF$(a,b);b[1]=205;}
function $lg$(a,b){let c;if(a[3711+b]==0){return 0;}c=a[3871+b];if(a[9872]==2){return b==a[9873];}if(a[30265]==1){return c==3;}return c==1||c==2;}
function $lh$(a,b,c){let d;if(a[33433+b]){return;}if(a[33433+c]==0){$ez$(a);$ex$(a,a[30266]-1,c,1);}d=a[33433+c]-1;if($fb$(a,d,0)){$ex$(a,d,b,0);a[33913+b]=2;a[34233+b]=a[3871+b]==2?1:0;}}
function $li$(c,a,b){if(!$lg$(a,b)||a[2591+b]<0||$eZ$(c,b)){return 0;}if(a[2911+b]>1){return 0;}return $eO$(c,a,b,a[3711+b]-1);}
function $lj$(c,a){let b,$0,$1,$2,$3,$4;$0=0;a[30266]=$0;a[30267]=$0;a[30264]=$0;for($1=0,$2=c[23];$1<$2;$1+=1){b=$1;$3=0;a[33433+b]=$3;a[33913+b]=$3;$4=0;a[34073+b]=$4;a[34233+b]=$4;}}
function $lk$(b,a){let c,$0,$1,$2;while(a[30269]<b[23]&&!$ln$(b,a,a[30269])){$0=30269;a[$0]=a[$0]+1;}if(a[30269]==b[23]){$lm$(b,a,a[2059]);if(a[2060]>=0){$lm$(b,a,a[2060]);}a[1]=203;return;}$hu$(a);for($1=0,$2=6;$1<$2;$1+=1){c=$1;if($ll$(b,a,a[30269],c)){$ht$(a,1+c);}}$hr$(a,40,a[9871]);}
function $ll$(e,c,d,b){let f,a,$0,$1;for($0=0,$1=6;$0<$1;$0+=1){a=$0;if($aw$(b,a)&&c[3551+d]&1<<a){f=$eC$(e,c,d,a);if(f>=0&&c[33753+f]==0){return 1;}}}return 0;}
function $lm$(b,c,d){let a,$0,$1;for($0=b[116+d],$1=b[148+d];$0<$1;$0+=1){a=$0;c[33913+a]=$eV$(b,c,a);}}
function $ln$(a,d,b){let c,e,$0,$1;c=a[16052+b];if(c!=d[2059]&&c!=d[2060]){return 0;}if(d[2591+b]<0||d[3551+b]==0||$eZ$(a,b)){return 0;}if(d[33593+b]||$eY$(a,d,b)||!$lo$(a,d,b)){return 0;}for($0=0,$1=6;$0<$1;$0+=1){e=$0;if($ll$(a,d,b,e)){return 1;}}return 0;}
function $lo$(a,b,c){let d;d=$ae$(a,b,c)-b[3071+c];return b[2911+c]==0||d>$eu$(a,b,c);}
function $lp$(g,a){let d,c,f,e,h,b,$0,$1,$2,$3,$4,$5,$6;$hu$(a);for($0=0,$1=6;$0<$1;$0+=1){b=$0;for($2=0,$3=2;$2<$3;$2+=1){c=$2;d=c==0?a[2059]:a[2060];if(d>=0){$4=[g[116+d],g[148+d]];e=$4[0];f=$4[1];for($5=e,$6=f;$5<$6;$5+=1){h=$5;if($lB$(a,h)&&$lt$(g,a,h,b)){$ht$(a,10000*b+1+h);}}}}}if(a[4]==0||$lr$(g,a)){$ht$(a,0);}$lq$(a,41,a[9871]);}
function $lq$(c,e,f){let d,a,b,$0,$1,$2;for($0=1,$1=c[4];$0<$1;$0+=1){a=$0;b=9+a;while(b>9&&c[b]<c[b-1]){d=c[b];$2=[c[b-1],d];c[b]=$2[0];c[b-1]=$2[1];b=b-1;}}$hr$(c,e,f);}
function $lr$(b,a){let d,c,e,$0,$1,$2,$3;if(a[30266]==0&&$ja$(b,a)){return 0;}for($0=0,$1=2;$0<$1;$0+=1){c=$0;d=c==0?a[2059]:a[2060];if(d<0){continue;}for($2=b[116+d],$3=b[148+d];$2<$3;$2+=1){e=$2;if($lB$(a,e)&&$ls$(b,a,e)){return 0;}}}return 1;}
function $ls$(d,a,b){let e,f,g,c,$0,$1,$2;if(a[33913+b]==4){for($0=0,$1=3;$0<$1;$0+=1){c=$0;if($lt$(d,a,b,c)){return 1;}}return 0;}if(a[33913+b]!=3){return 0;}$2=[$eA$(d,a,b,0),$eA$(d,a,b,1)];e=$2[0];f=$2[1];g=e>=0&&a[33433+e]==0;return g||f>=0&&a[33433+f]==0;}
function $lt$(f,g,h,c){let b,d,j,e,i,a,$0,$1,$2;$0=[$mod(c,3),c>=3];a=$0[0];b=$0[1];$1=[$eA$(f,g,h,0),$eA$(f,g,h,1)];d=$1[0];e=$1[1];if(g[13277+h]&&!b){return 0;}if(b&&!$lz$(f,g,h,d,e,a)){return 0;}if(a==2){return d>=0&&e>=0&&$ly$(f,g,h,d,e);}$2=a==0?[d,e]:[e,d];i=$2[0];j=$2[1];if(i<0){return 0;}return $lv$(f,g,h,i,j)||$lu$(f,g,h,i,d,e);}
function $lu$(e,a,b,c,d,f){if(a[33913+b]!=4||a[33433+c]==0){return 0;}if(d>=0&&$lv$(e,a,b,d,f)){return 0;}if(f>=0&&$lv$(e,a,b,f,d)){return 0;}if(d>=0&&f>=0&&$ly$(e,a,b,d,f)){return 0;}return $fb$(a,a[33433+c]-1,0);}
function $lv$(d,a,e,b,f){let c;if(a[33433+b]){c=a[33433+b]-1;if(!$fb$(a,c,0)||!$lx$(d,a,c,e)){return 0;}}else{if(a[30266]>=40){return 0;}}return f<0||a[33433+f]>0||$lw$(d,a,e,f);}
function $lw$(b,c,g,d){let f,a,e,$0,$1;for($0=0,$1=6;$0<$1;$0+=1){a=$0;e=$i$(b,c[2591+d],a);f=e>=0?c[5071+e]:(-1);if(f>=0&&f!=g&&b[15892+f]==b[15892+g]){if($lB$(c,f)&&$eO$(b,c,f,d)){return 1;}}}return 0;}
function $lx$(e,d,a,f){let c,b,$0,$1;b=$ey$(a)+4;for($0=0,$1=4;$0<$1;$0+=1){c=$0;if(d[b+c]>=0&&!$eO$(e,d,f,d[b+c])){return 0;}}return 1;}
function $ly$(e,a,f,b,c){let d;if(a[33433+b]==0&&a[33433+c]==0){return a[30266]<40;}if(a[33433+b]!=a[33433+c]){return 0;}d=a[33433+b]-1;return $fb$(a,d,0)&&$lx$(e,a,d,f);}
function $lz$(e,a,b,d,f,c){if(a[13277+b]){return 1;}if(c!=1&&d>=0&&!$lA$(e,a,b,d)){return 0;}return c==0||f<0||$lA$(e,a,b,f);}
function $lA$(a,d,b,g){let c,e,f,$0;c=a[16372+b];if(c!=0&&c!=1){return 0;}if(d[4351+b]!=1||d[3551+b]){return 0;}$0=[d[4511+b],d[4511+g]];e=$0[0];f=$0[1];return e<0||f<0||$k$(a,e,f)>1;}
function $lB$(a,b){return a[33913+b]!=0&&a[33433+b]==0;}
function $lC$(d,c){let a,b,e,$0,$1;$0=[$part(c,29628,30191),$part(c,30191,30252)];a=$0[0];b=$0[1];if(b[0]==19){b[0]=0;if(c[30268]>=0){$lL$(a,b,c[30268]);}return;}e=$lI$(d,c);if(e>=0){if(b[1]!=e){b[1]=e;return;}$lE$(d,c,e);$lD$(c,$fA$(a,b,e));}else{if(b[0]==0){$1=$K5;b[0]=$1[0];b[1]=$1[1];$lF$(d,c,205);}else{$lG$(d,c);$lF$(d,c,207);}}}
function $lD$(c,a){let b;b=a>=199||a==68||a==69;$hp$(c,b?100:10);}
function $lE$(c,d,a){let e,b;b=a<4?0:1;e=c[16052+d[30252+a]];d[29630+b]=d[2463+e];}
function $lF$(a,b,c){let $0;$fk$(a,b);$0=30267;b[$0]=b[$0]+1;if(b[30267]>=b[30266]){b[30267]=0;b[1]=c;}}
function $lG$(f,c){let a,b,g,d,e,$0,$1,$2,$3,$4,$5,$6;$0=[$part(c,29628,30191),$part(c,30191,30252)];a=$0[0];b=$0[1];b[1]=4;for($1=0,$2=4;$1<$2;$1+=1){d=$1;if(c[30252+d]>=0){c[33593+c[30252+d]]=1;}}if($fZ$(a,b,0)==0){b[0]=10;return;}$3=$K12;b[2]=$3[0];b[0]=$3[1];for($4=0,$5=4;$4<$5;$4+=1){d=$4;e=c[30256+d];if(e>=0&&$fq$(b,4+d)){c[33753+e]=1;$lH$(f,c,e);}}g=c[30252];$6=49628+f[15892+g]*24+18;c[$6]=c[$6]+1;}
function $lH$(a,d,b){let c;c=a[16052+b];if(d[2143+c]==0&&d[2271+c]>=0){if(d[2591+b]>=0&&$bZ$(a,d,b)){d[2143+c]=1;}}}
function $lI$(d,c){let a,b,$0;$0=[$part(c,29628,30191),$part(c,30191,30252)];a=$0[0];b=$0[1];if(b[0]==0){return $lK$(a,b,b[1]);}return $lJ$(a,b,b[1]);}
function $lJ$(d,b,f){let c,e,a,$0,$1;for($0=f,$1=d[0];$0<$1;$0+=1){a=$0;c=b[$fr$(a)+0]==1;e=c||d[$fu$(a)+5];if($fH$(b,a)&&e&&d[$fu$(a)+15]==0){return a;}}return (-1);}
function $lK$(d,b,e){let c,a,$0,$1;for($0=e,$1=d[0];$0<$1;$0+=1){a=$0;c=b[$fr$(a)+0]==1;if($fH$(b,a)&&c&&d[$fu$(a)+8]){return a;}}return (-1);}
function $lL$(d,b,a){let c,$0,$1;if(a==1){for($0=0,$1=d[0];$0<$1;$0+=1){c=$0;if(d[$fu$(c)+14]){b[$fr$(c)+2]=1;}}}else{if(a!=0){b[26]=a-20;}}}
function $lM$(d,a){let e,b,h,i,f,c,g,$0,$1,$2,$3;b=a[30271];c=a[30252+b];$hu$(a);e=$hX$(d,a,b);if(e>=0){for($2=0,$3=d[26];$2<$3;$2+=1){i=$2;if($lN$(d,a,b,i,e)){$ht$(a,1+i);}}}else{f=$hN$(d,a,b);g=$cW$(a[2751+c],f);for($0=0,$1=6;$0<$1;$0+=1){h=$0;if($cW$(a[2751+c],h)==g){$lO$(d,a,b,h);}}}$lq$(a,45,d[15892+c]);}
function $lN$(e,a,b,f,h){let g,d,c,$0,$1;c=a[30252+b];for($0=0,$1=6;$0<$1;$0+=1){d=$0;if($i$(e,a[2591+c],d)==f){g=$cW$(a[2751+c],d);return g==h&&$hY$(e,a,b,d);}}return 0;}
function $lO$(b,c,d,e){let a,f,$0,$1;for($0=0,$1=6;$0<$1;$0+=1){a=$0;f=$hP$(b,c,d,e,a);if(f>=0){$ht$(c,10000*(1+e)+1+f);}}}
function $lP$(e,c){let a,b,d,$0,$1;$0=[$part(c,29628,30191),$part(c,30191,30252)];a=$0[0];b=$0[1];d=(-1);if(b[0]==2&&$fZ$(a,b,0)>0){d=$lQ$(a,b,b[1]);}if(d<0){if(b[0]==2){$1=$K25;b[0]=$1[0];b[1]=$1[1];}$lF$(e,c,208);}else{if(b[1]!=d){b[1]=d;}else{$lE$(e,c,d);$lD$(c,$fE$(a,b));}}}
function $lQ$(c,b,d){let a,$0,$1;for($0=d,$1=4+c[1];$0<$1;$0+=1){a=$0;if($fH$(b,a)&&c[$fu$(a)+8]==0){return a;}}return (-1);}
function $lR$(e,c){let a,b,d,f,$0;$0=[$part(c,29628,30191),$part(c,30191,30252)];a=$0[0];b=$0[1];d=b[0];if(d==3){f=$fZ$(a,b,0)>0&&$fZ$(a,b,1)>0;b[0]=f?$lS$(a,b):7;}else{if(d==4){$lD$(c,a[12]);}else{if(d==5){$lD$(c,$fN$(a,b));}else{$lF$(e,c,210);}}}}
function $lS$(a,b){if($fL$(a,b,0)&&$fL$(a,b,1)){return 4;}if($fL$(a,b,0)||$fL$(a,b,1)){return 5;}return 7;}
function $lT$(c,a){let b;b=$fV$(a);$hu$(a);$ht$(a,0);$ht$(a,1);$hr$(a,42,c[52+a[30262+b]]);}
function $lU$(f,c){let a,b,d,e,$0;$0=[$part(c,29628,30191),$part(c,30191,30252)];a=$0[0];b=$0[1];d=b[0];if(d==10){c[1]=214;}else{if($fZ$(a,b,0)==0||$fZ$(a,b,1)==0){$fX$(c);}else{if(d==9){$lD$(c,$gf$(a,b));}else{e=d==7?1:0;if($lX$(a,b,e)==1){$gh$(c,e,$lV$(a,b,e,0));}else{$lY$(f,c,e);}}}}}
function $lV$(a,d,b,e){let c;c=a[4+b];if(c>=0&&$fH$(d,c)){return c;}return $lW$(a,d,b,e);}
function $lW$(e,b,d,c){let a,$0,$1;for($0=$ga$(d),$1=$ga$(d)+e[0+d];$0<$1;$0+=1){a=$0;if($fH$(b,a)){if(c==0){return a;}c=c-1;}}return $ga$(d);}
function $lX$(a,d,b){let c;c=a[4+b];if(c>=0&&$fH$(d,c)){return 1;}return $fZ$(a,d,b);}
function $lY$(g,c,d){let a,b,f,e,$0,$1,$2;$0=[$part(c,30191,30252),d*4];a=$0[0];b=$0[1];$hu$(c);for($1=b,$2=b+4;$1<$2;$1+=1){e=$1;if(c[30252+e]>=0&&$fH$(a,e)){$ht$(c,1+c[30252+e]);}}f=d?43:44;$lq$(c,f,g[15892+c[30252+b]]);}
function $lZ$(g,c){let a,b,f,e,d,$0,$1,$2,$3,$4,$5;$0=[$part(c,29628,30191),$part(c,30191,30252)];a=$0[0];b=$0[1];d=c[30270]-1;$1=[c[30271],d*4];e=$1[0];f=$1[1];if(e>=f+4){$5=$K26;c[30270]=$5[0];c[30271]=$5[1];c[1]=212;}else{if(c[30252+e]<0||!$fq$(b,e)){$4=30271;c[$4]=c[$4]+1;}else{if($fH$(b,e)){$ma$(a,b,e);if(!$mb$(c,e)){$3=30271;c[$3]=c[$3]+1;}$fk$(g,c);}else{if($mb$(c,e)&&c[2591+c[30252+e]]==$gn$(c,e)){$lM$(g,c);}else{$2=30271;c[$2]=c[$2]+1;}}}}}
function $ma$(c,a,b){if(c[$fu$(b)+13]){$fx$(c,a,b);}else{if(c[$fu$(b)+11]){$fz$(c,a,b,1,0);}else{a[$fr$(b)+2]=2;$fv$(c,a,b);}}}
function $mb$(c,a){let b;b=31+a*3+2;return c[30191+b]==2;}
function $mc$(d,c){let a,b,$0,$1,$2;$0=[$part(c,30191,30252),c[30271]];a=$0[0];b=$0[1];if(b>=8){c[1]=214;}else{if(c[30252+b]<0||!$md$(c,b)){$2=30271;c[$2]=c[$2]+1;}else{if($me$(d,c,a,$gn$(c,b))<0){$1=30271;c[$1]=c[$1]+1;}else{$mi$(d,c,a,$gn$(c,b));}}}}
function $md$(a,c){let b,d;b=$part(a,30191,30252);d=b[31+c*3+2];if($fH$(b,c)||d==1||d==4){return 0;}return a[5071+$gn$(a,c)]<0;}
function $me$(c,d,e,f){let a,b,$0,$1;a=(-1);for($0=0,$1=4;$0<$1;$0+=1){b=$0;if($mh$(c,d,e,b,f)){a=Math.max(a,$mf$(d,e,b));}}return a;}
function $mf$(a,b,c){let d;d=$mg$($part(a,29628,30191),b,c);return d?100:a[$fp$(c)+2];}
function $mg$(b,a,c){if(a[3]==(-1)){return $ge$(b,a,c);}return c==a[3]?a[30]:0;}
function $mh$(e,a,d,b,f){let g,c;c=a[30252+b];if(c<0||!$fH$(d,b)||a[2911+c]!=0){return 0;}g=$dk$(e,a[2591+c],f);return g>=0&&$j$(e,a[2591+c],g);}
function $mi$(a,b,c,d){let e,f,$0,$1;e=$me$(a,b,c,d);$hu$(b);for($0=0,$1=4;$0<$1;$0+=1){f=$0;if($mh$(a,b,c,f,d)&&$mf$(b,c,f)==e){$ht$(b,1+b[30252+f]);}}$lq$(b,46,a[15892+b[30252]]);}
function $mj$(d,c){let e,b,f,a,$0,$1,$2;$0=[c[30272],$gn$(c,c[30271])];a=$0[0];b=$0[1];if(c[2591+a]!=b||c[3711+a]||!$lo$(d,c,a)){$gp$(c);return;}$hu$(c);for($1=0,$2=6;$1<$2;$1+=1){e=$1;f=$mod(e-c[2751+a]+6+1,6);if(f<=2){$ht$(c,1+e);}}$hr$(c,47,d[15892+a]);}
function $mk$(h,c){let a,b,g,d,e,f,$0,$1,$2,$3,$4,$5;$0=[$part(c,29628,30191),$part(c,30191,30252)];a=$0[0];b=$0[1];$mn$(a,b);b[0]=10;for($1=0,$2=4;$1<$2;$1+=1){d=$1;for($3=4,$4=8;$3<$4;$3+=1){e=$3;$5=[c[30252+d],c[30252+e]];f=$5[0];g=$5[1];if(f>=0&&g>=0&&$fH$(b,d)&&$fH$(b,e)){if($ib$(h,c,f,g)){$mm$(h,c,f,g);}}}}$ml$(h,c);c[1]=210;$lF$(h,c,215);}
function $ml$(d,b){let a,c,$0,$1,$2;for($0=0,$1=4;$0<$1;$0+=1){a=$0;c=b[30252+a];if(c>=0&&b[34233+c]&&b[30193]){$2=49628+d[15892+c]*24+19;b[$2]=b[$2]+1;}}}
function $mm$(a,b,c,d){let e,$0,$1;e=$dk$(a,b[2591+c],b[2591+d]);$0=3551+c;b[$0]=b[$0]|1<<e;$1=3551+d;b[$1]=b[$1]|1<<$at$(e);}
function $mn$(d,b){let c,a,$0,$1;for($0=0,$1=d[0];$0<$1;$0+=1){a=$0;c=$fq$(b,a)&&b[$fr$(a)+2]!=1;if(c&&$fG$(d,b,a)){$gD$(d,b,a);}}}
function $mo$(b,a){let $0,$1;if(a[9876]<0){$lD$(a,$gr$(b,a));return;}$mp$(b,a);$eH$(a);$hy$(a);a[30191]=11;$0=0;a[34393]=$0;a[34394]=$0;a[30264]=0;a[1]=301;$1=49628+b[15892+a[9875]]*24+16;a[$1]=a[$1]+1;}
function $mp$(e,c){let i,a,d,g,f,b,h,$0,$1,$2,$3,$4;$0=[c[9875],c[9876]];a=$0[0];b=$0[1];for($1=0,$2=10;$1<$2;$1+=1){d=$1;c[30252+d]=(-1);}f=$mD$(e,c);c[30252]=f?a:b;c[30256]=f?b:a;$id$(e,c);c[29641]=0;for($3 of $K26){d=$3;g=Math.floor(d/4);h=c[30252+d];c[29628+g]=1;$ic$(e,c,d);c[30262+g]=$eI$(e,c,h);c[29630+g]=c[2463+e[16052+h]];}$mC$(e,c);i=$mB$(e,c);$hE$(e,c,i||c[30263-Math.floor($mA$(c)/4)]>=0);$mq$(e,c,i,f);}
function $mq$(f,c,h,l){let i,a,e,j,d,g,k,b,$0;$0=[c[9875],c[9876]];a=$0[0];b=$0[1];d=$mA$(c);e=4-d;$my$(c,0,1,d,e,$mz$(f,c,a,b,c[9881]));g=1;if(h){i=$mw$(f,c)?1:0;$my$(c,1,1,e,d,$mz$(f,c,b,a,i));g=2;}if($mr$(c)){j=f[16372+b];if(j==0||j==1){$my$(c,g,8,d,e,0);g=g+1;}else{if(f[17332+b]==0&&j!=8){$my$(c,g,7,d,e,0);g=g+1;}}}else{if(f[17172+a]==2&&$mv$(f,c,b)){if(c[3711+b]==0&&$ms$(f,c,b,a)){j=f[16372+b];k=j==0||j==1;$my$(c,g,k?5:4,d,e,0);g=g+1;}}}if(l){$my$(c,g,4,e,d,0);}}
function $mr$(a){return a[9878]==3;}
function $ms$(f,c,d,e){let h,i,g,a,b,$0;$0=[c[2591+d],c[2591+e]];a=$0[0];b=$0[1];g=$dk$(f,a,b);if(g>=0&&$j$(f,a,g)){return 1;}h=$mu$(f,c,a);i=$mt$(f,c,b);$d$(c,h);return i<1000000;}
function $mt$(c,f,d){let a,b,e,$0,$1;a=1000000;for($0=0,$1=6;$0<$1;$0+=1){b=$0;e=$i$(c,d,b);if(e>=0&&f[10044+e]>0&&$j$(c,e,$at$(b))){a=Math.min(a,f[10044+e]);}}return a;}
function $mu$(g,a,b){let c,e,d,f,h,$0,$1,$2,$3;$0=[1,b];a[10044+b]=$0[0];a[11644]=$0[1];$1=$K0;c=$1[0];d=$1[1];while(c<d){e=a[11644+c];c=c+1;for($2=0,$3=6;$2<$3;$2+=1){f=$2;if($j$(g,e,f)){h=$i$(g,e,f);if(a[10044+h]==0&&a[5071+h]<0){a[10044+h]=a[10044+e]+1;a[11644+d]=h;d=d+1;}}}}return d;}
function $mv$(a,d,b){let c;c=a[16372+b];return c==5||c==3||a[17332+b]>0;}
function $mw$(b,a){if($mr$(a)){return $mx$(b,a)!=0;}return $cS$(b,a,a[9876],a[2591+a[9875]])==2;}
function $mx$(c,a){let b;b=a[9876];return $cV$(c,a[2591+b],a[2751+b],a[2591+a[9875]]);}
function $my$(d,a,c,e,f,g){let b,$0;b=29975+a*6;d[b+0]=c;$0=[e,f];d[b+1]=$0[0];d[b+2]=$0[1];d[b+3]=g;}
function $mz$(a,b,f,c,d){let g,e,h;e=a[26212+b[2591+c]]+d*a[85626];if(f==b[9875]){e=e+b[9880];}g=$eI$(a,b,c)>=0?1:0;h=a[17172+f]==1?0:1;return $gs$(h,b[9879],e,g);}
function $mA$(a){return a[30252]==a[9875]?0:4;}
function $mB$(d,c){let b,a,$0;$0=[c[9876],c[9875]];a=$0[0];b=$0[1];if(c[9878]!=0&&!$mr$(c)){return 0;}if(d[17172+a]==0||c[3551+a]){return 0;}if($mr$(c)){return $mx$(d,c)<=1;}return $cS$(d,c,a,c[2591+b])>0;}
function $mC$(d,c){let f,a,e,g,b,$0;$0=[c[30252],c[30256]];a=$0[0];b=$0[1];e=d[16372+a];if((e==0||e==1)&&!$mr$(c)){f=c[9879]==1&&c[9878]!=1;c[29781]=f?0:1;}g=c[9879]==1&&!$mr$(c);if(g&&b==c[9875]&&c[9881]||g&&b!=c[9875]&&$mw$(d,c)){c[29782]=1;}}
function $mD$(d,c){let b,a,$0;$0=[c[9876],c[9875]];a=$0[0];b=$0[1];if(d[16372+b]!=2||d[17172+a]!=2){return 0;}return $mB$(d,c)&&$ms$(d,c,b,a);}
function $mE$(b,a){let f,c,d,g,e,$0;if(a[9876]<0){$lD$(a,$gM$(b,a));return;}$0=[$part(a,29628,30191),$part(a,30191,30252)];c=$0[0];d=$0[1];e=d[0];if(e==11){$if$(a);$hy$(a);$mF$(c,d);}else{if(e==12){if($gB$(a)&&a[34394]==0){$hu$(a);$ht$(a,0);$ht$(a,1);$hr$(a,48,b[15892+a[9876]]);}else{g=347+d[16]*6;$lD$(a,c[g+3]);}}else{if(e==13){$lD$(a,$fA$(c,d,$gE$(c,d)));}else{if(e==14){$lD$(a,$gG$(c,d));}else{if(e==15){f=$gI$(c,d);if(f>0){$lD$(a,f);}else{$gH$(c,d,0);}}else{$mM$(b,a);}}}}}}
function $mF$(b,a){let c,$0,$1;while(a[16]<36&&b[$gA$(a[16])+0]!=0){c=$mG$(b,a);if(c!=11){a[0]=c;return;}$0=16;a[$0]=a[$0]+1;}$1=0;a[16]=$1;a[18]=$1;a[0]=18;}
function $mG$(c,a){let d,b,g,e,f,$0;b=$gA$(a[16]);d=c[b+0];if(d==2){return $mK$(c,a)?16:11;}e=$fq$(a,$gE$(c,a));f=e&&$mJ$(c,a);if(!$mI$(a,c[b+4])){return 11;}if(d==1){return f?12:11;}if(d==3){return f?17:11;}g=1+$gz$(c[b+1]);if(a[18]&g){if((f||e&&d==7)&&$mH$(c,a)){return 15;}$0=18;a[$0]=a[$0]-g;}return 11;}
function $mH$(c,d){let f,a,e,b,$0;$0=[c[$gA$(d[16])+0],$gE$(c,d)];a=$0[0];b=$0[1];if(a==7){return 1;}e=$fu$(b);f=d[21];if(a==6){f=d[25]?d[29]:d[29]+d[21];if(c[e+12]&&c[e+4]){return 0;}}return d[$fr$(b)+0]==0&&f==0;}
function $mI$(b,a){if(a==3){return b[21]>0;}return a==0||a==1==b[23]>0;}
function $mJ$(a,b){let c;c=a[$gA$(b[16])+1];return c<=(-1)||$fq$(b,c);}
function $mK$(c,a){let b;b=$gA$(a[16]);return $fq$(a,c[b+2])&&$mL$(c,a,c[b+2],c[b+5]);}
function $mL$(c,d,a,f){let e,b;b=$fr$(a);e=c[$fu$(a)+2+1]-d[b+1];return d[b+0]==0||e>f;}
function $mM$(d,a){let f,i,b,g,h,e,c,$0,$1;b=$part(a,30191,30252);a[1]=a[9882];c=b[19+($mA$(a)==0?1:0)];$0=49628+d[15892+a[9875]]*24+17;a[$0]=a[$0]+c;if(b[22]){a[34393]=1;}if(b[21]==0||!$fq$(b,0)){return;}e=b[21]-1;$1=[a[30252],a[30252+e]];f=$1[0];g=$1[1];if($mr$(a)&&f==a[9876]){a[34393]=2;}else{if($fq$(b,e)&&$ms$(d,a,f,g)){a[34395]=f;a[3711+f]=1+g;h=d[16372+f];i=(h==0||h==1)&&$mN$(d,a,f);a[3871+f]=i?2:1;a[1]=302;}}}
function $mN$(e,c,d){let a,b,$0;$0=[c[4511+d],c[4511+c[3711+d]-1]];a=$0[0];b=$0[1];return a<0||b<0||$k$(e,a,b)>1;}
function $mO$(f,a){let i,j,c,h,d,g,k,e,b,$0,$1,$2,$3,$4;b=a[34395];c=a[3711+b]-1;$0=[a[2591+b],a[2591+c]];d=$0[0];e=$0[1];$hu$(a);g=$dk$(f,d,e);if(g>=0&&$j$(f,d,g)){$mP$(a,d,g);}else{h=$mu$(f,a,d);i=$mt$(f,a,e);for($1=0,$2=6;$1<$2;$1+=1){j=$1;for($3=0,$4=f[26];$3<$4;$3+=1){k=$3;if(a[10044+k]==i){g=$dk$(f,k,e);if(g>=0&&$j$(f,k,g)&&$aw$(j,g)){$ht$(a,10000*j+1+k);}}}}$d$(a,h);}$hr$(a,49,f[15892+b]);}
function $mP$(c,d,b){let a,$0,$1;for($0=0,$1=6;$0<$1;$0+=1){a=$0;if($aw$(a,b)){$ht$(c,10000*a+1+d);}}}
function $mQ$(b,a){let $0,$1;a[34396]=a[27696];$0=(-1);a[34397]=$0;a[34398]=$0;$1=0;a[34399]=$1;a[34400]=$1;a[1]=a[27698]>=0?406:401;}
function $mR$(b,a){$hu$(a);$ht$(a,0);if($mS$(b,a)){$ht$(a,1);}if(a[27697]==0){$ht$(a,10001);$ht$(a,20001);if($u$(a,a[2059])){$ht$(a,30001);$ht$(a,40001);}}$hr$(a,50,b[52+a[2059]]);}
function $mS$(a,b){let d,c,e,$0,$1,$2,$3;c=1-a[52+b[2059]];for($0=a[33+c],$1=a[35+c];$0<$1;$0+=1){d=$0;if($gY$(a,b,d,(-1))){return 1;}}for($2=0,$3=a[25];$2<$3;$2+=1){e=$2;if(b[4831+e]>=0&&a[52+b[4831+e]]==c){if($gY$(a,b,(-1),e)){return 1;}}}return 0;}
function $mT$(a,b){let c,d,$0,$1;c=a[52+b[2059]];$hu$(b);if(b[34401]>0){for($0=a[29+c],$1=a[31+c];$0<$1;$0+=1){d=$0;if(b[33913+d]==1&&$mU$(a,b,d)){$ht$(b,1+d);}}}if(b[4]==0){b[1]=409;}else{$hr$(b,51,c);}}
function $mU$(c,a,b){if(a[2591+b]<0||a[2911+b]!=1){return 0;}return a[3071+b]<$ae$(c,a,b)-1&&!$je$(c,a,b);}
function $mV$(a,b){let f,c,e,d,$0,$1,$2,$3,$4,$5;c=1-a[52+b[2059]];$hu$(b);$ht$(b,0);for($0=0,$1=4;$0<$1;$0+=1){d=$0;if(d==1){for($2=0,$3=a[25];$2<$3;$2+=1){e=$2;if($ha$(a,b,c,e)){$ht$(b,10000*d+1+e);}}continue;}for($4=a[33+c],$5=a[35+c];$4<$5;$4+=1){f=$4;if($gY$(a,b,f,(-1))&&$mW$(a,b,f,d)){$ht$(b,10000*d+1+f);}}}$hr$(b,52,c);}
function $mW$(b,c,d,a){if(a==0){return 1;}if(!$iw$(b,c,d)){return 0;}if(a==3){return c[2175+d]>0;}return c[2175+d]==0&&c[2143+d]>0;}
function $mX$(a){$hp$(a,10);}
function $mY$(b,a){$hp$(a,$ed$(b,a,$ec$(b,a,b[52+a[34397]])));}
function $mZ$(d,a){let b,c,$0,$1;b=a[27698];$hu$(a);$ht$(a,1+b);for($0=0,$1=d[25];$0<$1;$0+=1){c=$0;if(a[4831+c]>=0&&d[52+a[4831+c]]==d[52+b]){if($gS$(a,c)==a[2271+b]){$ht$(a,10001+c);}}}$hr$(a,53,d[52+b]);}
function $na$(c,a){let b;b=a[34398];if(b>=0&&a[4831+b]<0){a[1]=409;}else{$lD$(a,$hi$(c,a));}}
function $nb$(a,b){let c;c=a[52+b[2059]];$hu$(b);$ht$(b,0);$ht$(b,1);$hr$(b,54,$hn$(b)==0?c:1-c);}
function $nc$(c,b){let a,$0,$1;for($0=0,$1=c[25];$0<$1;$0+=1){a=$0;b[4891+a]=(-1);}b[1]=8;}
function $nd$(g,c,d){let f,e,b,a,$0;$0=[c[4],c[2]];a=$0[0];b=$0[1];e=among(d,4*a);if(b==3){return Math.floor(e/a)<3?0:$mod(e,a);}f=b==20||b==22||b==41;if(c[9]==0&&(f||b<20)){return 1+among(d,a-1);}return $mod(e,a);}
function $ne$(a,b,c){return $nf$(a,b,c,3);}
function $nf$(b,a,g,i){let c,e,d,h,f,j,$0,$1,$2,$3;if(a[2]==20){$oB$(a,a[3]);}$F$(b,a,a[3]);$oA$(b,a);a[54480]=0;$0=[(-2000000),0,0,g];c=$0[0];d=$0[1];e=$0[2];f=$0[3];for($1=0,$2=a[4];$1<$2;$1+=1){h=$1;j=$nh$(b,a,a[9+h],i);if($Q$(b,5)>0){j=j+$ng$(b,a,a[9+h]);}if(j>c){$3=[j,1,h];c=$3[0];d=$3[1];e=$3[2];}else{if(j==c){d=d+1;f=another(f);if(takes_its_place(f,d)){e=h;}}}}return e;}
function $ng$(d,c,e){let a,b,f,$0;$0=[c[2],$Q$(d,5)];a=$0[0];b=$0[1];if(a!=22&&a!=41){return 0;}f=(e+40009*c[13437]*(a==22))*64+$Q$(d,6);return Math.floor(2*b*scrambled(f)/65521)-b;}
function $nh$(c,a,d,e){let b;b=a[2];if(b==22){return $ov$(c,a,d,e);}if(b<20){return $ok$(c,a,d,e);}if(b<40){return $nX$(c,a,d,e);}if(b>=50||b==42){return $nD$(c,a,d);}return $ni$(c,a,d,e);}
function $ni$(d,c,e,f){let a,b,g,$0;$0=[c[2],c[3]];a=$0[0];b=$0[1];if(a==41){return $nB$(d,c,e,f);}if(a==40){g=c[30269];$F$(d,c,b);return $nl$(d,c,g,c[2591+g],e-1,f);}if(a==43||a==44){return $nk$(d,c,e,a==43);}if(a==45){return $nj$(d,c,e,b);}if(a==46){return $Y$(d,c,e-1);}if(a==47){g=c[30272];$F$(d,c,b);return $nl$(d,c,g,c[2591+g],e-1,f);}if(a==49){$F$(d,c,b);g=c[9876];return $nl$(d,c,g,$mod(e,10000)-1,Math.floor(e/10000),f);}return e;}
function $nj$(a,b,d,c){let e;$F$(a,b,c);e=d>=10000;return 2*$E$(b,c,$mod(d,10000)-1)-e;}
function $nk$(g,e,h,a){let b,d,f,c,$0,$1;b=a?0:4;c=0;for($0=b,$1=b+4;$0<$1;$0+=1){d=$0;f=e[30252+d];if(f<0){continue;}if(a){c=c-$Z$(g,f,h-1,0,0);}else{c=c+$Z$(g,h-1,f,0,0);}}return c;}
function $nl$(d,k,e,h,m,o){let f,a,b,j,i,g,c,l,n,$0,$1,$2,$3,$4;$0=0;a=$0;b=$0;c=$0;f=1-d[15892+e];for($1=0,$2=6;$1<$2;$1+=1){g=$1;i=6*h+g;j=d[29412+i];l=j>=0?k[5071+j]:(-1);if(l<0||d[15892+l]!=f){continue;}if($aw$(m,g)&&d[39012+i]>0){a=a+1;}else{if(k[2911+l]==0&&$aw$(k[2751+l],$at$(g))){b=b+1;}}}n=(-60)*b;if(a&&$ad$(d,e)){for($3=0,$4=6;$3<$4;$3+=1){g=$3;j=d[29412+6*h+g];l=j>=0?k[5071+j]:(-1);if(l>=0&&d[15892+l]==f&&$aw$(m,g)){c=c+$ns$(d,k,e,h,g,l,a,b>0,o);}}if($nr$(d,e)||c>0){return n+Math.floor(c/a);}}if(!$nr$(d,e)){return n+$no$(d,k,e,h,m,a,o);}return n+$nm$(d,k,1-f,h,m);}
function $nm$(e,a,b,c,f){let d,g;d=$nn$(a,b,c);if(d<0||a[2591+d]<0){return (-30)*$E$(a,b,c);}g=$cV$(e,c,f,a[2591+d]);return (-30)*$E$(a,b,c)-6*g;}
function $nn$(a,b,c){let d;d=a[49678+b*1600+c];return d>=99000?(-1):$mod(d,1000);}
function $no$(c,f,d,h,j,l,n){let i,a,e,m,o,b,k,g,$0,$1,$2;$0=[0,c[15892+d]];a=$0[0];b=$0[1];for($1=c[30-b],$2=c[32-b];$1<$2;$1+=1){e=$1;g=f[2591+e];if(g<0||f[3551+e]){continue;}i=$k$(c,h,g);if(i<=3){a=Math.max(a,$np$(c,f,d,h,j,e,i));}}k=$E$(f,b,h);m=!$ad$(c,d)?60*l:0;if(n&1&&k<=1){m=m+60;}o=$nn$(f,b,h);if(a==0&&o>=0&&f[2591+o]>=0){m=m+6*(1+$cV$(c,h,j,f[2591+o]));}return a-m-30*Math.max(0,k-2-1);}
function $np$(d,a,h,e,f,b,i){let k,j,c,g;c=a[2591+b];g=$cV$(d,e,f,c);if(g==2||!$cT$(d,a,e,c)){return 0;}j=$nq$(d,a,h,b,i,g==1?(-2):0);if(d[17172+b]!=0){k=$cV$(d,c,a[2751+b],e);if(k!=2){j=j-Math.floor($nq$(d,a,b,h,i,k==1?(-2):0)/2);}}return j;}
function $nq$(a,f,b,g,d,e){let l,m,h,i,k,j,c;c=a[17172+b]-1;if(c<0||d>4){return 0;}h=e+a[26212+f[2591+g]]-(-6);h=Math.min(Math.max(h,0),9);i=Math.min($Y$(a,f,g),9);j=(c*4+d-1)*10+h;k=102092+3*(j*9+i-1);l=a[k+0];if(a[17172+g]!=0||f[2911+g]==0){l=l+Math.floor(a[k+2]*Math.max(0,9-$ae$(a,f,g))/10);}m=l*$W$(a,f,g,0);return Math.floor((m+a[k+1]*$V$(a,f,g))/1000);}
function $nr$(a,b){return a[17172+b]==0;}
function $ns$(i,a,j,g,c,b,m,e,o){let p,n,k,d,h,q,l,f;d=$cW$(a[2751+b],$at$(c));f=d!=0&&!e;h=6*g+c;k=$nA$(i,a,b,j);l=(-i[71012+h])-i[27812+a[2591+b]];l=l-2*(m-1);if(a[3231+j]>0){l=l-2;}n=a[3551+b]==0;p=$nz$(i,a,j,g)&&!(o&4);q=$nt$(i,a,j,b,l,k,f,0,n,o);if(!p){return q;}return Math.max(q,$nt$(i,a,j,b,l,k,f,1,n,o));}
function $nt$(a,h,b,c,e,f,i,d,j,n){let m,g,l,q,k,p,o;g=$Z$(a,b,c,d,e+2*f);if(g<0){return 0;}k=$U$(a,h,c,g,i,d,j);l=$ny$(a,h,b,g,d,1+f);if(f){m=$Z$(a,b,c,0,e+2*(f-1));k=k-$U$(a,h,c,m,0,0,j);k=k+25*f;}if(n&1){o=a[$X$(a,h,c,g,i,d,j)+0];p=d?1000:a[$nx$(a,h,b,g,1+f)+0];q=o*$nw$(a,h,c)-p*$nw$(a,h,b);k=k+Math.floor(Math.floor(q/1000)*$Q$(a,1)/100);}return $nu$(h,a[15892+b],k,l,n);}
function $nu$(a,b,c,d,e){if(a[54479-b]){c=Math.floor(c*15/100);}if(a[54478+b]){return c-Math.floor(d*15/100);}if(a[54479-b]){return c-Math.floor(d*200/100);}return c-Math.floor(d*$nv$(e)/100);}
function $nv$(a){return a&1?95:75;}
function $nw$(c,a,b){let h,d,g,e,f,$0,$1,$2;if(a[2911+b]!=0||c[16372+b]==8){return 0;}$0=[c[16052+b],0,0];d=$0[0];e=$0[1];f=$0[2];for($1=c[116+d],$2=c[148+d];$1<$2;$1+=1){g=$1;if(c[16372+g]==8){continue;}f=f+(a[2911+g]!=0);if(a[2591+g]>=0&&g!=b){e=e+($af$(c,g)-$ag$(c,a,g));}}h=$N$(c,a,d,f);return Math.floor(($N$(c,a,d,f+1)-h)*e/10);}
function $nx$(a,b,c,f,d){let e,g;e=Math.min($Y$(a,b,c)*d,9);g=(f*3+1)*9+e-1;return 101144+2*g;}
function $ny$(a,b,c,d,j,e){let g,i,k,h,f,$0;f=$nx$(a,b,c,d,e);$0=[a[f+0],Math.floor(a[f+1]/e)];g=$0[0];h=$0[1];i=g*$W$(a,b,c,0)+h*$V$(a,b,c);i=Math.floor(i/1000);if(j&&b[2911+c]==0){k=Math.floor($af$(a,c)*45/100)-$ag$(a,b,c);i=Math.max(i,Math.floor((1000-g)*k/1000)+i);}return i;}
function $nz$(a,d,b,e){let c;c=a[16372+b];if(c!=0&&c!=1){return 0;}return d[2911+b]==0&&d[4511+b]!=e;}
function $nA$(c,d,e,h){let a,f,b,g,i,$0,$1;a=0;for($0=0,$1=6;$0<$1;$0+=1){b=$0;f=c[29412+6*d[2591+e]+b];g=f>=0?d[5071+f]:(-1);if(g<0||g==h||c[15892+g]==c[15892+e]){continue;}i=c[16052+g];if(i!=d[2059]&&i!=d[2060]){continue;}if($ad$(c,g)&&$aw$(d[2751+g],$at$(b))){a=a+(d[4351+g]>0||d[3551+g]>0);}}return a;}
function $nB$(k,i,a,f){let d,q,j,h,g,n,l,o,p,c,b,e,m,$0,$1,$2,$3;if(a==0){return 0;}$0=[Math.floor(a/10000),$mod(a,10000)-1];b=$0[0];c=$0[1];d=b>=3;e=$mod(b,3);if(d&&f&4){return (-1000000);}$1=[i[2591+c],i[2751+c]];g=$1[0];h=$1[1];j=e==2?2:1;l=$nC$(k,i,c);m=0;for($2=0,$3=2;$2<$3;$2+=1){n=$2;if(e!=2&&e!=n){continue;}o=$mod(h+5+n,6);p=k[29412+6*g+o];q=p>=0?i[5071+p]:(-1);if(q>=0){m=m+$ns$(k,i,c,g,o,q,j,l,f);}}if(i[33913+c]==1){m=Math.floor(m*Math.min(10,$ae$(k,i,c)+1)/10);}return m-5*d;}
function $nC$(e,a,b){let g,c,f,d,$0,$1;c=a[2591+b];for($0=0,$1=6;$0<$1;$0+=1){d=$0;f=e[29412+6*c+d];g=f>=0?a[5071+f]:(-1);if(g<0||e[15892+g]==e[15892+b]){continue;}if($aw$(a[2751+b],d)||a[2911+g]!=0){continue;}if($aw$(a[2751+g],$at$(d))){return 1;}}return 0;}
function $nD$(c,a,d){let b;b=a[2];if(b==50){return $nV$(c,a,d);}if(b==52){return $nO$(c,a,d);}if(b==53){return $nM$(c,a,d);}if(b==51){return d;}return $nE$(c,a,d);}
function $nE$(c,a,e){let b,d;b=a[2]==54;d=b?$nK$(c,a):$nF$(c,a);return e&&d?(-1):e;}
function $nF$(f,b){let j,c,g,e,d,h,a,i,$0;a=30201;c=b[a]>b[a+1]?0:1;$0=[b[30262+c],b[30263-c]];d=$0[0];e=$0[1];g=$gX$(f,b,d)-b[a+c];h=$gX$(f,b,e)-b[a+1-c];i=$nJ$(f,$hk$(f,b,d),g,$hk$(f,b,e),h);j=$nI$(f,b,d)+$nI$(f,b,e);return $nG$(i,j,$nH$(f,d));}
function $nG$(a,c,b){return a*(2*b+c)>1000*b;}
function $nH$(b,a){let c;c=a>=0&&$o$(b,a);return 200+100*(c?b[51]:b[50]);}
function $nI$(d,c,e){let f,a,b,$0,$1;a=0;for($0=d[116+e],$1=d[148+e];$0<$1;$0+=1){b=$0;if(c[2591+b]>=0&&d[16372+b]!=8){a=a+($af$(d,b)-$ag$(d,c,b));}}f=$hI$(d,c,e,$ay$(d,c,e))+1;return 200+Math.floor(a*f/10);}
function $nJ$(h,c,a,d,b){let g,f,e,$0;if(a<=0||b<=0){return 1000*(a>0);}$0=[Math.min(c,9),Math.min(d,9)];c=$0[0];d=$0[1];e=c*10+d;f=Math.min(a,8)-1;g=f*8+Math.min(b,8)-1;return h[104252+e*8*8+g];}
function $nK$(g,d){let l,b,m,h,f,j,e,i,c,a,k,$0,$1,$2,$3;$0=[d[34396],d[34397],d[34398]];a=$0[0];b=$0[1];c=$0[2];$1=[$hl$(g,d,a),$nL$(g,d,a)-d[34399]];e=$1[0];f=$1[1];if(b>=0){$3=[$hk$(g,d,b),$gX$(g,d,b),$nI$(g,d,b)];h=$3[0];i=$3[1];j=$3[2];}else{$2=[$hl$(g,d,c),$nL$(g,d,c),300];h=$2[0];i=$2[1];j=$2[2];}k=$nJ$(g,e,f,h,i-d[34400]);l=d[34399]>d[34400];m=$nH$(g,l?(-1):b);return $nG$(l?k:1000-k,300+j,m);}
function $nL$(a,b,c){return $gZ$(a,b,c)-b[4951+c];}
function $nM$(d,a,c){let b;b=a[34396];if(c>10000){return (-$nN$(d,a,b,(-1),$mod(c,10000)-1));}return (-$nN$(d,a,b,c-1,(-1)));}
function $nN$(c,d,e,j,f){let b,k,a,i,g,h,$0;$0=[$hl$(c,d,e),$nL$(c,d,e)];a=$0[0];b=$0[1];if(j>=0){h=$nJ$(c,a,b,$hk$(c,d,j),$gX$(c,d,j));i=$nI$(c,d,j);}else{g=$hl$(c,d,f);h=$nJ$(c,a,b,g,$nL$(c,d,f));i=300;}k=$nH$(c,(-1))+300;return Math.floor((h*($nH$(c,j)+i)-(1000-h)*k)/1000);}
function $nO$(j,c,f){let k,l,g,m,h,a,b,i,d,e,$0,$1,$2,$3,$4;$0=[c[34396],c[3]];a=$0[0];b=$0[1];$1=[Math.floor(f/10000),$mod(f,10000)-1];d=$1[0];e=$1[1];if(f==0){$2=[$gS$(c,a),$gR$(j,c,a),0];g=$2[0];h=$2[1];i=$2[2];for($3=j[33+b],$4=j[35+b];$3<$4;$3+=1){k=$3;if($nU$(j,c,k,g,h)){i=i+$nT$(j,c,k);}}return (-i);}if(d==0){return (-$nN$(j,c,a,e,(-1)));}if(d==1){return (-$nN$(j,c,a,(-1),e));}l=(-$nN$(j,c,a,(-1),$nR$(j,c,e)));if(d==2){return l-$nP$(j,c,e);}m=Math.min(10,$m$(j,c,e)+1);return Math.floor((m*l-(10-m)*$nT$(j,c,e))/10);}
function $nP$(c,a,b){if(a[2175+b]||a[2143+b]==0){return 0;}return $nQ$(c,a,b,c[52+b]);}
function $nQ$(a,b,c,d){return Math.floor($D$(a,b,c,d)/2);}
function $nR$(d,g,e){let j,a,i,b,f,h,c,$0,$1,$2,$3;$0=[(-1),(-1),d[52+e]];a=$0[0];b=$0[1];c=$0[2];for($1=0,$2=d[25];$1<$2;$1+=1){f=$1;h=g[4831+f]==e;i=g[4831+f]==(-1)&&$nS$(d,f,c);if(h||i&&$iw$(d,g,e)){j=2*($hl$(d,g,f)+$nL$(d,g,f))+h;if(j>a){$3=[j,f];a=$3[0];b=$3[1];}}}return b;}
function $nS$(a,b,c){return a[17972+b]==c||a[17972+b]==2;}
function $nT$(c,a,b){if(a[2335+b]){return $nI$(c,a,b);}return 50+$nP$(c,a,b);}
function $nU$(d,a,b,e,f){let c;c=a[2271+b];if(c<0||$o$(d,b)&&$n$(d,a,d[52+b])){return 0;}return $k$(d,e,c)<=f&&$cT$(d,a,e,c);}
function $nV$(d,b,a){let c;if(a==0){return 0;}if(Math.floor(a/10000)!=0){return (-1);}c=b[34396];return $nW$(d,b,c,b[3],$gS$(b,c));}
function $nW$(d,e,f,j,h){let g,i,b,a,k,l,c,m,$0,$1,$2,$3,$4;$0=[$gR$(d,e,f),100000,0];a=$0[0];b=$0[1];c=$0[2];for($1=d[34-j],$2=d[36-j];$1<$2;$1+=1){g=$1;if($nU$(d,e,g,h,a)){c=c+$nT$(d,e,g);b=Math.min(b,$nN$(d,e,f,g,(-1)));if($iw$(d,e,g)&&e[2143+g]&&!e[2175+g]){i=$nN$(d,e,f,(-1),$nR$(d,e,g));b=Math.min(b,i+$nP$(d,e,g));}}}for($3=0,$4=d[25];$3<$4;$3+=1){k=$3;l=e[4831+k];if(l>=0&&d[52+l]!=j){m=$gS$(e,k);if(m>=0&&$k$(d,h,m)<=a&&$cT$(d,e,h,m)){b=Math.min(b,$nN$(d,e,f,(-1),k));}}}return b<100000?Math.min(b,c):0;}
function $nX$(c,a,d,e){let b;b=a[2];if(b==20||b==34){return $oh$(c,a,d,e);}if(b==21){return $og$(c,a,d,a[3]);}if(b==23){return $of$(c,a,d,a[3]);}if(b==24){return $oe$(c,a,d,e);}if(b==26){return $od$(c,a,d,e);}if(b==30){return $oc$(c,a,d);}if(b==37){return $ob$(c,a,d,e);}if(b==38){return $oa$(c,a,d-1);}if(b==39){return $nY$(c,a,d);}if(b==25||b==33){return (-d);}return d>0?1:0;}
function $nY$(d,a,c){let f,e,b;b=a[3];if(a[1]!=149){return c-1==$nR$(d,a,a[2059]);}e=a[27696];if(c>10000){return $nZ$(d,a,e,$mod(c,10000)-1);}f=c>0?c-1:$gS$(a,e);return $nW$(d,a,e,b,f);}
function $nZ$(e,b,f,c){let a,g,h,i,d,$0,$1;a=10;d=b[5071+b[2271+c]];if(d>=0&&e[15892+d]==e[52+c]){a=Math.min(10,$gZ$(e,b,f)+1);}g=$nN$(e,b,f,c,(-1));for($0=0,$1=e[25];$0<$1;$0+=1){h=$0;i=b[4831+h];if(i>=0&&e[52+i]==e[52+c]){if($gS$(b,h)==b[2271+c]){g=Math.min(g,$nN$(e,b,f,(-1),h));}}}return Math.floor((a*g-(10-a)*300)/10);}
function $oa$(a,d,b){let c,f,e;c=a[15892+b];$F$(a,d,c);e=Math.min(4,$E$(d,c,d[2591+b]));f=$ae$(a,d,b)-d[3071+b]+Math.floor($V$(a,d,b)/100);return 10*e+f-20*(d[2911+b]!=0);}
function $ob$(c,a,e,m){let k,b,f,g,d,l,j,i,h,$0,$1,$2;b=a[27694];d=c[52+b];f=e>0?e-1:a[2271+b];if($o$(c,b)&&$n$(c,a,d)){return 1000*(e==0);}$F$(c,a,d);$0=[$m$(c,a,b),0];g=$0[0];h=$0[1];for($1=c[116+b],$2=c[148+b];$1<$2;$1+=1){i=$1;j=a[2591+i];if(j>=0&&c[16372+i]!=8){k=$k$(c,f,j);h=h+(20*(k<=g)-k);}}l=$E$(a,d,f);if(a[5071+f]>=0){h=h+(15-40*(l<=2)*(m&1?2:1));}else{if(l<=4){h=h-200;}}return 2*h+(e==0);}
function $oc$(e,c,d){let b,a,$0;$0=[c[26731],d-1];a=$0[0];b=$0[1];return $np$(e,c,a,c[2591+a],c[2751+a],b,1);}
function $od$(h,d,a,k){let i,e,j,g,f,c,b;if(a==0){return 0;}b=$mod(a,10000)-1;c=a>=10000?5:1;e=d[2751+b];f=$mod(e+c,6);g=d[2591+b];i=h[17492+b]?h[24612+g]*$V$(h,d,b):0;j=$O$(h,d,b,g,e)-$O$(h,d,b,g,f);return j-i;}
function $oe$(g,f,a,m){let i,k,j,e,d,b,l,h,c,$0,$1,$2,$3;if(a==0){return 0;}$0=[Math.floor(a/10000),$mod(a,10000)-1];b=$0[0];c=$0[1];$1=[f[2591+c],f[2751+c]];d=$1[0];e=$1[1];h=g[29412+6*d+b];i=0;for($2=$ae$(g,f,c)+1,$3=10;$2<$3;$2+=1){j=$2;i=i+(j-$ae$(g,f,c));}k=Math.floor(i*$V$(g,f,c)/10);l=$O$(g,f,c,d,e)-$O$(g,f,c,h,e);return l-k-$Q$(g,3);}
function $of$(b,c,a,d){let e;if(a==0){return (-1);}$F$(b,c,d);e=c[5071+a-1]>=0;return 2*$E$(c,d,a-1)+3*e;}
function $og$(a,b,f,c){let e,d,$0;$F$(a,b,c);$0=[Math.floor((f-1)/6),$mod(f-1,6)];d=$0[0];e=$0[1];return $nm$(a,b,c,d,e);}
function $oh$(d,f,a,k){let g,l,e,h,i,c,b,j,$0;if(a==0){return 0;}$0=[Math.floor(a/10000),$mod(a,10000)-1];b=$0[0];c=$0[1];e=d[15892+c];$F$(d,f,e);g=f[2591+c];if(g<0){return 1000;}h=$E$(f,e,g);i=1000-20*h+($nr$(d,c)?0:300);if($oj$(d,f,c)){i=i-500;}if(b==3){return 1600;}if($oi$(f,e)){return (-1);}if(b==2){j=3*f[3071+c]>=$ae$(d,f,c)||h>=6;l=k&1?3:5;return j&&h>=l?i+1:(-1);}if(b==4){return f[3231+c]&&h<=4?i+1:(-1);}if(b==1){return i+300;}return i;}
function $oi$(a,b){return a[54479-b]>0&&a[54478+b]==0;}
function $oj$(g,d,e){let b,a,i,f,h,c,$0,$1,$2;$0=[d[2591+e],0,0];a=$0[0];b=$0[1];c=$0[2];for($1=0,$2=6;$1<$2;$1+=1){f=$1;if($aw$(d[2751+e],f)){h=$i$(g,a,f);if(h>=0&&g[39012+6*a+f]){c=c+1;i=d[5071+h];if(i>=0&&g[15892+i]==g[15892+e]){b=b+(d[4191+i]==0);}}}}return c==b;}
function $ok$(d,c,e,f){let h,a,b,g,$0;$0=[c[2],c[3]];a=$0[0];b=$0[1];if(a==3){return $or$(d,c,e,f);}if(a==8){return $oq$(d,c,Math.floor((e-1)/6),b);}if(a==9){return $oa$(d,c,e-1);}if(a==4){g=!$oi$(c,b);return e*(g?$D$(d,c,c[2059],b)-1:(-1));}if(e==0){h=a==2&&f&1&&$op$(d,c,b);return h?1000000:0;}if(a==6){return $oo$(d,c,e-1,b,f);}if(a==1&&f&1&&$om$(d,c,e-1)){return (-1);}if(a!=1&&$oi$(c,b)){return e>=1000?(-1):$ol$(d,c,e-1,b);}if(e>=1000){return (-1);}return $D$(d,c,e-1,b);}
function $ol$(a,b,g,c){let d,f,e,$0,$1;$F$(a,b,c);d=(-1);for($0=a[116+g],$1=a[148+g];$0<$1;$0+=1){e=$0;f=b[2591+e];if(f>=0&&b[3551+e]){return (-1);}if(f>=0&&b[2911+e]==1&&$E$(b,c,f)>=3){d=d+100;}}return d;}
function $om$(b,a,c){if(a[6]>1){return 0;}return $on$(b,a,c)>2;}
function $on$(c,e,d){let g,b,a,f,$0,$1,$2;$0=[c[52+d],99];a=$0[0];b=$0[1];$F$(c,e,a);for($1=c[116+d],$2=c[148+d];$1<$2;$1+=1){f=$1;g=e[2591+f];if(g>=0&&c[16372+f]!=8){b=e[3551+f]?0:Math.min(b,$E$(e,a,g));}}return b;}
function $oo$(b,c,d,e,a){if(a&2){return (-1);}return $D$(b,c,d,e);}
function $op$(f,a,b){let c,e,d,$0,$1,$2;if(a[2058]>0||$oi$(a,b)||a[54478+b]>0){return 0;}$0=$K27;c=$0[0];d=$0[1];for($1=0,$2=f[24];$1<$2;$1+=1){e=$1;if($x$(f,a,e)){if(f[52+e]==b){d=Math.min(d,$on$(f,a,e));}else{c=1;}}}return c&&d>2&&d<=5;}
function $oq$(a,b,d,c){$F$(a,b,c);return $E$(b,c,d);}
function $or$(e,c,d,f){let a,b,$0;$0=[c[2059],c[3]];a=$0[0];b=$0[1];if(d==1){return $D$(e,c,a,b);}if(d==3){return $ou$(e,c,a,b,f);}if(d==5&&!(f&8)){return 2*$os$(e,c,a);}return (-1);}
function $os$(a,b,c){let k,g,i,f,h,d,e,j,$0,$1,$2,$3;d=$nR$(a,b,c);if(d<0){return (-1);}$0=[a[52+c],b[2271+c]];e=$0[0];f=$0[1];$1=$K21;g=$1[0];h=$1[1];for($2=a[34-e],$3=a[36-e];$2<$3;$2+=1){i=$2;j=b[2271+i];if(j<0){continue;}k=$k$(a,f,j);h=h||k<=7+$gR$(a,b,d);if(k<=7){g=Math.max(g,$nZ$(a,b,d,i));}}return h?Math.max(g,$ot$(a,b,d,e,f)):g;}
function $ot$(g,e,j,c,i){let a,h,d,f,b,$0,$1,$2;$0=[0,6671+(1-c)*1600];a=$0[0];b=$0[1];for($1=0,$2=g[26];$1<$2;$1+=1){d=$1;f=e[5071+d];h=f<0||g[15892+f]==c;if(h&&e[b+d]==0&&$k$(g,i,d)<=7){a=Math.max(a,$nW$(g,e,j,c,d));}}return a;}
function $ou$(a,b,h,c,j){let e,i,g,f,d,$0,$1,$2;$F$(a,b,c);$0=0;d=$0;e=$0;for($1=a[116+h],$2=a[148+h];$1<$2;$1+=1){f=$1;if(b[2911+f]==2){g=a[16692+f];d=d+Math.floor(Math.floor($af$(a,f)*g/10)*55/100);}else{if(b[2591+f]>=0&&$E$(b,c,b[2591+f])<=3){e=e+1;}}}if(e==0){return 100*d;}i=b[2141+c]*2>=a[41+c];if(j&1&&i){return 2*d;}return Math.floor(d/2);}
function $ov$(c,a,g,k){let i,h,f,e,j,d,b,l,$0,$1;b=a[13437];d=c[15892+b];$0=[a[2591+b],a[2751+b]];e=$0[0];f=$0[1];if(g>=10000){h=$mod(g,10000)-1;i=$k$(c,e,a[2591+h]);j=$np$(c,a,b,e,f,h,i);return j<=0?(-10000):10000+j;}if(g>0){$1=[Math.floor((g-1)/6),$mod(g-1,6)];e=$1[0];f=$1[1];}if(a[13438]==1){return $E$(a,d,e);}l=$nl$(c,a,b,e,f,k);if(g>0){l=l-Math.floor($ox$(c,a,b,e,f)*$Q$(c,4)/100);}if(a[13438]==0){l=l-$ow$(c,a,b,e);if(k&1){if(a[54480]!=1+e){$S$(c,a,b,e);a[54480]=1+e;}l=l-$P$(c,a,f);}}return 2*l+(g==0);}
function $ow$(a,d,b,f){let c,h,g,e,$0,$1;c=a[16052+b];e=d[2271+c];if(e<0||$k$(a,f,e)<=$m$(a,d,c)){return 0;}for($0=0,$1=6;$0<$1;$0+=1){g=$0;h=a[29412+6*f+g];e=h>=0?d[5071+h]:(-1);if(e>=0&&e!=b&&a[16052+e]==c){if(d[9884+e]&&a[16372+e]!=8){return 0;}}}return $Q$(a,2);}
function $ox$(d,b,c,a,e){let g,f;if(a==b[2591+c]){return 0;}f=$mod($cJ$(d,b,a,e),4096);g=Math.floor(f/64)*$oz$(d,b,c);if($mod(f,64)){g=g+$oy$(d,b,c,a,e);}return g;}
function $oy$(e,c,d,f,g){let a,i,h,b,$0;$0=[0,c[2591+d]];a=$0[0];b=$0[1];h=$cv$(e,c,f,g);while(h>=0&&Math.floor(h/6)!=b){i=c[5071+Math.floor(h/6)];if(i>=0&&i!=d){a=a+$oz$(e,c,i);}h=$ct$(e,c,h);}return a;}
function $oz$(c,a,b){if(a[3071+b]+1>=$ae$(c,a,b)){return $W$(c,a,b,0);}return $V$(c,a,b);}
function $oA$(b,c){let a,$0,$1;for($0=0,$1=2;$0<$1;$0+=1){a=$0;c[54478+a]=$ai$(b,c,a)>=b[41+a];}}
function $oB$(a,b){a[49676+b]=0;}
function $oC$(a,b,c){return $nf$(a,b,c,5);}
function $oD$(a,b,c){return $nf$(a,b,c,9);}
function $oE$(a,b,c){return $nf$(a,b,c,0);}
function $oF$(a,b,c){return $nf$(a,b,c,1);}
function $oG$(d,g,v,B,x,y,z,b,i,c,h,s,n,C){let t,l,a,f,k,m,r,w,A,p,j,q,u,o,e,$0,$1,$2,$3,$4;for($0=0,$1=n.length;$0<$1;$0+=1){a=$0;e=word_at(b,c+a,d[9]);for($2=0,$3=h.length;$2<$3;$2+=1){f=$2;h[f]=g[f];}if(d[10]>0){$z$(d,h,d[10]-1,word_at(i,c+a,0));}$oT$(d,h);$4=[d[15],1,0];j=$4[0];k=$4[1];l=$4[2];m=d[21]>0?0:(-1);while(h[0]!=0){if(h[6]!=j){j=h[6];if(j==d[12]){return $oS$(l);}$oR$(d,h,n[a]);}if(l==d[13]&&l>0){return $oS$(l);}o=h[0];if(d[14]>0&&(o>0||h[3]!=d[14]-1)){return $oS$(l);}p=o<0&&d[16+h[3]]>0;if(d[22]>0&&p&&$oQ$(d,h)){return $oS$(l);}l=l+1;q=uniform_of(e);r=(-1);if(m>=0){if(o<0){r=$oP$(d,h,m);}m=r>=0?m+1:(-1);}if(m<0){e=next_word(e);}if(r>=0){u=h[9+r];}else{if(o>=100000){u=among(q,o-100000);}else{if(o>0){if(o>=v.length||v[o]<0){return o;}w=v[o];A=fallen_on(q,x,w,y,z[o]);u=B[w+A];}else{$am$(d,h,s);t=$oJ$(d,h,q);$am$(d,h,s);u=h[9+t];}}}if(C.length>0){k=$oI$(h,u,C,k);}$oH$(d,h,u);}$A$(d,h,n[a]);}return 0;}
function $oH$(a,b,c){$an$(a,b,c);$oT$(a,b);}
function $oI$(a,e,d,c){let f,b,$0,$1,$2;b=a[0]<0?a[4]:0;if(c+3+b>d.length){d[0]=d.length+1;return d.length;}d[c]=a[0];$0=[e,b];d[c+1]=$0[0];d[c+2]=$0[1];for($1=0,$2=b;$1<$2;$1+=1){f=$1;d[c+3+f]=a[9+f];}d[0]=c+3+b;return c+3+b;}
function $oJ$(a,b,c){let d,e;d=ask_bot(a,b,c,a[1+b[3]]);if(a[6]>0){e=$oK$(a,b);if(e>=0){return e;}}return d;}
function $oK$(a,c){let d,e,g,f,b,$0,$1,$2,$3,$4,$5;b=a[6];if(c[6]!=a[7]||c[3]!=a[8]){return (-1);}if($oO$(a,c)){return (-1);}d=c[2];for($0=0,$1=a[b];$0<$1;$0+=1){e=$0;f=b+65+2*e;if(a[f]==d){for($2=0,$3=c[4];$2<$3;$2+=1){g=$2;if($oL$(a,c,d,c[9+g],a[f+1])){return g;}}}}if(a[b+1+d]){for($4=0,$5=c[4];$4<$5;$4+=1){g=$4;if(c[9+g]==0){return g;}}}return (-1);}
function $oL$(g,b,a,f,d){let c,e;if(a==22){c=b[13437];if(Math.floor(d/1000000)!=1+c){return 0;}e=$mod(d,1000000);if(e>=20000){e=1+6*b[2591+c]+e-20000;}return f==e;}if(a==30){return Math.floor(d/1000000)==1+b[26731]&&f==$mod(d,1000000);}if(a==37){return Math.floor(d/1000000)==1+b[27694]&&f==$mod(d,1000000);}if(a==41&&f>0){return $oM$(g,b,f,d);}return f==d;}
function $oM$(j,k,c,d){let h,e,f,i,b,a,g,$0,$1;$0=[Math.floor(c/10000),$mod(c,10000)-1];a=$0[0];b=$0[1];if($mod(d,1000)!=1+b||d>=1000000000!=a>=3){return 0;}e=$mod(Math.floor(d/1000),1000)-1;f=$mod(Math.floor(d/1000000),1000)-1;g=$mod(a,3);$1=[$oN$(j,k,b,0),$oN$(j,k,b,1)];h=$1[0];i=$1[1];if(g==2){return e==h&&f==i||e==i&&f==h;}return f<0&&e==(g==1?i:h);}
function $oN$(e,a,b,c){let d,f;d=$mod(a[2751+b]+5+c,6);f=e[29412+6*a[2591+b]+d];return f>=0?a[5071+f]:(-1);}
function $oO$(a,b){let $0;return Boolean(0<($0=a[28])&&$0<b[2066]);}
function $oP$(a,e,c){let f,d,b,$0,$1;b=a[21];d=b+1+2*c;if(c>=a[b]||a[d]!=e[0]){return (-1);}for($0=0,$1=e[4];$0<$1;$0+=1){f=$0;if(e[9+f]==a[d+1]){return f;}}return (-1);}
function $oQ$(d,a){let b,c;b=a[2];c=b>=1&&b<=7;return Boolean(c||b==20||b==41);}
function $oR$(e,a,d){let b,c,$0,$1,$2;b=a[6]-1;if(0<=($0=b)&&$0<30){for($1=0,$2=2;$1<$2;$1+=1){c=$1;d[545+2*b+c]=a[2141+c];}}}
function $oS$(a){return (-1)-a;}
function $oT$(b,a){while(a[7]==0){a[0]=(-1);$al$(a);$ho$(b,a);if(a[0]==(-1)){continue;}if(a[0]>0){if(a[0]!=100001){return;}}else{if(a[4]!=1){return;}}$an$(b,a,a[0]<0?a[9]:0);}a[0]=0;}

const DICE=new Dice($a$),GAME={"name": "ran", "row": 621, "aside": 0, "redrawn": 24301};
const RULES={prepare:$ho$,settle:$an$,hide:$am$,show:$am$,clear:$al$,drawn_among:drawn_among,word_at:word_at,key:key,clear_options:$al$,record:$A$,nothing_to_redraw:$z$,can_be_ordered:$x$,can_be_activated:$b$},AT={"PENDING": 0, "DECISION": 2, "ASKED": 3, "OPTIONS_OPEN": 4, "ACTIVE": 5, "TURN": 6, "ENDED": 7, "WINNER": 8, "CHOICES": 9, "PLAYING": 0, "BOTS": 1, "DRAWN": 9, "UNIFORM": 100000, "AUTOMATIC": -1};
const BOTS=[$oF$,$oE$,$oD$,$oC$,$ne$,$nd$],ask_bot=(q,s,uniform,bot)=>BOTS[bot](q,s,uniform);
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
const code = $oG$(this.question, this.state, DICE.start, DICE.outcome, DICE.limit,
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
