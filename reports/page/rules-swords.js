(globalThis.RULED??={}).swords=(()=>{"use strict";
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

const $K0=[6,4,6,5,5,4];
const $K1=[0,3,1,5];
const $K2=[1000,0];
const $K3=[0,0];
const $K4=[0,(-1)];
const $K5=[0,4];
const $K6=[1,11];
const $K7=[(-1),0,(-1)];
const $K8=[1,3,5];
const $K9=[0,0,1];
const $K10=[2,4];
const $K11=[0,2];
const $K12=[0,6];
const $K13=[0,7];
const $K14=[0,3,1];
const $K15=[0,1,9];
const $K16=[8,28];
const $K17=[0,10];
const $K18=[0,11];
const $K19=[0,14];
const $K20=[1,17];
const $K21=[0,0,18];
const $K22=[0,19];
const $K23=[1,20];
const $K24=[0,0,21];
const $K25=[0,23];
const $K26=[0,2,3];
const $K27=[(-1),23];
const $K28=[0,0,(-1)];
function $a$(a){return $b$(a,$K0,12);}
function $b$(a,c,d){let e,j,f,i,b,h,g,$0,$1,$2,$3,$4;if(a<961){b=$divmod(a-1,40);return hits(b,[c[0],c[1]],d);}if(a>=13761){$2=$divmod(a-13761,40);f=$2[0];h=$2[1];$3=$divmod(f,24);f=$3[0];g=$3[1];$4=$divmod(f,2);i=$4[0];e=$4[1];}else{$0=$divmod(a-961,6400);e=$0[0];f=$0[1];$1=$divmod(f,80);g=$1[0];h=$1[1];i=0;}j=[c[2],c[3],c[4],c[5]];return hits([e,g,i,h],j,d);}
function $c$(c,a,b){return Math.min($d$(a,$e$(b),c,2675),Math.floor(a[399+b]/2));}
function $d$(j,k,f,g){let d,e,h,b,i,a,c,$0,$1,$2,$3,$4;a=0;for($0=0,$1=4;$0<$1;$0+=1){b=$0;$2=[f[g+$K1[b]],0,0];c=$2[0];d=$2[1];e=$2[2];for($3=0,$4=4;$3<$4;$3+=1){h=$3;i=$K1[h];if(f[g+i]==c){d=d+j[k+i];e=e||h<b;}}if(!e){a=a+Math.floor((d+c-1)/c);}}return a;}
function $e$(a){return 274+a*6;}
function $f$(a,b,c){return a[24+b]!=a[24+c];}
function $g$(e,a,c,f){let b,d,$0,$1,$2,$3;if(a[1]==11||a[1]==12){for($0=0,$1=e[11];$0<$1;$0+=1){b=$0;d=a[273]==b&&a[272]==c;if(a[2]==9){d=0;}if($f$(e,c,b)&&!d){f=$t$(e,a,b,f);}}}if(!$s$(e,a)){return;}for($2=0,$3=e[11];$2<$3;$2+=1){b=$2;if($f$(e,c,b)){f=$h$(e,a,b,f);}}}
function $h$(e,d,a,i){let j,h,f,c,b,g,$0,$1,$2,$3,$4,$5,$6,$7;b=2400+a*32;for($0=0,$1=e[31];$0<$1;$0+=1){c=$0;if(d[409+c]==a&&d[1049+c]>0){$r$(d,a,d[1049+c]);d[1049+c]=0;}}for($2=0,$3=32;$2<$3;$2+=1){f=$2;g=d[b+f];d[b+f]=0;if(g==0){continue;}h=0;for($4=0,$5=e[31];$4<$5;$4+=1){c=$4;if($i$(d,a,c,g)){h=h+1;}}j=among(uniform_of(i),h);i=next_word(i);for($6=0,$7=e[31];$6<$7;$6+=1){c=$6;if($i$(d,a,c,g)){if(j==0){d[1049+c]=g;break;}j=j-1;}}}return i;}
function $i$(a,c,b,d){if(a[409+b]!=c||a[1049+b]>0){return 0;}return $j$(a,b)>=d;}
function $j$(a,b){let e,d,c,$0,$1;c=$p$(a,b)-a[1049+b];d=a[409+b];if(d>=0){for($0=d*3,$1=(d+1)*3;$0<$1;$0+=1){e=$0;if(a[2179+e]==b){c=c+$k$(a,e);}}}return c;}
function $k$(a,b){return $m$($n$(a,b))-a[$l$(b)+4];}
function $l$(a){return 2089+a*6;}
function $m$(a){return Math.max(0,a-1);}
function $n$(a,b){return $o$(a,$l$(b))+a[2194+b];}
function $o$(c,d){let a,b,$0,$1;a=0;for($0=0,$1=6;$0<$1;$0+=1){b=$0;if(b!=4){a=a+c[d+b];}}return a;}
function $p$(c,a){let b;b=$q$(a);return $m$($o$(c,b))-c[b+4];}
function $q$(a){return 569+a*6;}
function $r$(d,a,e){let c,b,f,$0,$1;b=2400+a*32;for($0=b,$1=b+32;$0<$1;$0+=1){c=$0;if(d[c]<e){f=d[c];d[c]=e;e=f;}}}
function $s$(b,a){return a[1]>=21&&a[269]<b[2685];}
function $t$(g,c,a,d){let h,e,f,b,$0,$1,$2,$3,$4,$5;b=309+a*5;if(c[334+a]<5){return d;}e=c[304+a];for($0=0,$1=5;$0<$1;$0+=1){f=$0;c[b+f]=0;}if(0<($2=g[2689])&&$2<=e){if(among(uniform_of(d),2)==1){c[b+1]=g[2689];e=e-g[2689];}}d=next_word(d);for($3=0,$4=e;$3<$4;$3+=1){h=$3;f=among(uniform_of(d),4);d=next_word(d);$5=b+(f<1?f:f+1);c[$5]=c[$5]+1;}return d;}
function $u$(a,b,c){let f,e,d,$0,$1,$2,$3;$ae$(a,b,c);if(b[7]!=6){return;}c[465]=$ad$(a);for($0=0,$1=a[11];$0<$1;$0+=1){d=$0;e=471+d*14;for($2=0,$3=14;$2<$3;$2+=1){f=$2;c[e+f]=0;}c[466+d]=b[389+d]==0;if(b[389+d]==0){$v$(a,b,c,d,e);}}}
function $v$(a,c,h,d,i){let b,g,e,f;b=Math.max(1,a[30]);e=$ac$(a,c,d);f=Math.floor(1000*e/b);g=Math.max(0,10-(b-e));h[i+0]=f;h[i+1]=Math.floor(f*f/1000);h[i+2]=Math.floor(1000*g*g/100);h[i+12]=Math.floor(1000*c[304+d]/10);h[i+13]=1000*(c[272]==d);h[i+11]=100*Math.max(0,$M$(a,c,d,768134)-e);$I$(a,c,h,d,i);$w$(a,c,h,d,i);}
function $w$(g,e,h,f,i){let c,d,a,b,$0,$1,$2;$0=0;a=$0;b=$0;c=$0;for($1=0,$2=g[31];$1<$2;$1+=1){d=$1;if(e[409+d]==f){a=a+$H$(e,$q$(d));b=b+(e[489+d]!=0);if($G$(e,d)<0&&$F$(g,e,f,d)>0){c=c+$x$(g,e,f,d,$C$(g,e,d,(-1)));}}}h[i+5]=Math.floor(1000*a/30);h[i+8]=Math.floor(1000*b/5);h[i+10]=Math.floor(c/10);}
function $x$(e,g,h,c,k){let l,j,b,a,d,i,f,$0,$1;a=1000;for($0=0,$1=e[32+c];$0<$1;$0+=1){b=$0;d=c*16+b;f=e[112+d];if(!$B$(e,g,h,f)){continue;}i=e[1392+d];j=$A$(e,g,$q$(f));a=Math.floor(a*(1000-$y$(e,j,k,i))/1000);l=$G$(g,f);if(l>=0&&g[2194+l]==0){j=$A$(e,g,$l$(l));a=Math.floor(a*(1000-$y$(e,j,k,i))/1000);}}return 1000-a;}
function $y$(b,a,c,d){if(a==0){return 0;}return b[$z$(b,a,c,d)+0];}
function $z$(l,c,f,k){let a,i,d,e,g,h,b,j,$0,$1,$2,$3;$0=[Math.floor(c/100000),$mod(c,100000)];a=$0[0];b=$0[1];$1=[Math.floor(f/100000),$mod(f,100000)];d=$1[0];e=$1[1];g=Math.max(Math.floor(100*Math.max(a,d)/6),Math.floor(100*Math.max(b,e)/14));if(g>10000){$2=[Math.floor(a*10000/g),Math.floor(b*10000/g)];a=$2[0];b=$2[1];$3=[Math.floor(d*10000/g),Math.floor(e*10000/g)];d=$3[0];e=$3[1];}h=15;i=Math.floor((a+50)/100)*h+Math.floor((b+50)/100);j=Math.floor((d+50)/100)*h+Math.floor((e+50)/100);if(j==0&&f>0){j=1;}if(i==0&&c>0){i=1;}return 2762+((i*105+j)*2+k)*4;}
function $A$(e,c,d){let b,a,$0,$1;a=0;for($0=0,$1=6;$0<$1;$0+=1){b=$0;a=a+c[d+b]*e[2756+b];}return a;}
function $B$(d,a,e,b){let c;c=a[409+b];return c>=0&&d[24+c]!=d[24+e];}
function $C$(a,b,c,d){let f,e;e=$A$(a,b,$q$(c))+$D$(a,b,c,d);e=e+b[1049+c]*a[2760];f=$G$(b,c);if(f>=0){e=e+$A$(a,b,$l$(f));}return e;}
function $D$(e,a,b,d){let c,f;c=a[489+b];if(c==0){return 0;}f=d<0?$E$(e,c):d;return f*e[2756+(c==1?5:4)];}
function $E$(b,a){if(a==0){return 0;}return a==1?b[2691]:b[2692];}
function $F$(c,d,e,f){let a,b,$0,$1;a=0;for($0=0,$1=c[32+f];$0<$1;$0+=1){b=$0;if($B$(c,d,e,c[112+f*16+b])){a=a+1;}}return a;}
function $G$(a,b){let e,d,c,$0,$1;c=a[409+b];d=(-1);if(c>=0){for($0=c*3,$1=(c+1)*3;$0<$1;$0+=1){e=$0;if(a[2179+e]==b&&(d<0||e!=a[2315])){d=e;}}}return d;}
function $H$(a,b){return $o$(a,b)-a[b+2];}
function $I$(h,f,j,i,k){let e,a,d,g,c,b,$0,$1,$2;$0=0;a=$0;b=$0;c=$0;d=$0;for($1=i*3,$2=(i+1)*3;$1<$2;$1+=1){e=$1;g=f[2179+e];if(g>=0){a=a+1;b=b+$H$(f,$l$(e));c=c+(f[2209+e]-1);d=d+$J$(h,f,i,g,$C$(h,f,g,(-1)));}}j[k+3]=1000*(a==1);j[k+4]=1000*(a==2);j[k+6]=Math.floor(1000*b/12);j[k+7]=Math.floor(1000*c/6);j[k+9]=Math.floor(d/Math.max(1,a));}
function $J$(f,h,i,d,l){let n,b,c,a,m,k,e,j,g,$0,$1,$2,$3,$4,$5,$6,$7;$0=$K2;a=$0[0];b=$0[1];for($1=0,$2=f[32+d];$1<$2;$1+=1){c=$1;e=d*16+c;g=f[112+e];if(!$B$(f,h,i,g)){continue;}$3=[f[1392+e],h[409+g]];j=$3[0];k=$3[1];m=$z$(f,$A$(f,h,$q$(g)),l,j);$4=[Math.floor(a*(1000-f[m+0])/1000),$L$(f,l,m)];a=$4[0];l=$4[1];for($5=k*3,$6=(k+1)*3;$5<$6;$5+=1){n=$5;if((b>>n&1)==0&&h[2194+n]==0&&$K$(f,h,n,g)){b=b|1<<n;m=$z$(f,$A$(f,h,$l$(n)),l,j);$7=[Math.floor(a*(1000-f[m+0])/1000),$L$(f,l,m)];a=$7[0];l=$7[1];}}}return 1000-a;}
function $K$(f,a,b,d){let c,e,$0,$1;c=a[2179+b];if(c<0||c==d){return c>=0;}for($0=0,$1=f[32+d];$0<$1;$0+=1){e=$0;if(f[112+d*16+e]==c){return 1;}}return 0;}
function $L$(c,a,d){let e,b;b=$mod(a,100000);e=Math.max(0,b-c[d+3]);return Math.max(100,a-b+e);}
function $M$(c,d,e,i){let k,g,b,h,a,l,f,j,$0,$1,$2,$3,$4;$0=[$ac$(c,d,e),0];a=$0[0];b=$0[1];for($1=0,$2=c[31];$1<$2;$1+=1){f=$1;if(d[409+f]!=e){continue;}g=$G$(d,f);h=$q$(f);if($o$(d,h)>0){j=$O$(c,d,e,15,$A$(c,d,h),f,g<0,i);$3=[a+(j>0?1:0),Math.max(b,j)];a=$3[0];b=$3[1];}if(g>=0&&d[2194+g]==0){k=$N$(d,g,f);l=$A$(c,d,$l$(g));j=$O$(c,d,e,g,l,f,k,i);$4=[a+(j>0?1:0),Math.max(b,j)];a=$4[0];b=$4[1];}}return b>=10000?c[30]:a;}
function $N$(b,a,c){let e,d,$0,$1;if(a==15){return $G$(b,c)<0;}d=$q$(c);for($0=0,$1=6;$0<$1;$0+=1){e=$0;if(e!=4&&b[d+e]>0){return 0;}}return 1;}
function $O$(e,g,h,k,l,c,m,n){let i,a,b,d,j,f,o,$0,$1;a=0;for($0=0,$1=e[32+c];$0<$1;$0+=1){b=$0;d=c*16+b;f=e[112+d];if(g[409+f]>=0&&$ab$(e,g,h,f,1)){i=$C$(e,g,f,(-1));j=e[1392+d];o=$P$(e,g,h,k,l,i,f,j,m,n);a=Math.max(a,o);}}return a;}
function $P$(a,h,i,q,b,c,j,d,o,k){let m,n,g,e,l,f,p,$0;e=$z$(a,b,c,d);$0=[a[e+0],a[e+1]];f=$0[0];g=$0[1];l=$V$(a,h,i,j,k);m=$G$(h,j);n=m>=0?$S$(a,h,i,m,k):0;if(f<Math.floor(k/1024)&&l+n<20000){return (-1000000);}if(!o){g=f;}p=(g+Math.floor((f-g)/3))*l+f*n;if(o){p=p-(1000-f)*100;}if(k&2&&q!=15){p=p-Math.floor((1000-f)*$Q$(h,q,k)/2);}return Math.floor(p/1000)+Math.floor((a[e+3]-a[e+2])*20/100);}
function $Q$(a,b,d){let g,f,e,c;c=100+30*a[2209+b]+20*$o$(a,$l$(b));if(d&4){e=Math.floor(b/3);f=$R$(a,e)-1;g=a[399+e]*100;c=c+(f==0?g:Math.floor(g/(2+4*f)));}return d&256?2*c:c;}
function $R$(c,d){let b,a,$0,$1;a=0;for($0=d*3,$1=(d+1)*3;$0<$1;$0+=1){b=$0;if(c[2179+b]>=0){a=a+1;}}return a;}
function $S$(f,a,g,b,e){let d,c;c=100+30*a[2209+b];d=Math.floor(b/3);if(!(e&4)){return c;}if($R$(a,d)>1){return c+Math.floor(a[399+d]*100/12);}return c+a[399+d]*100+$T$(f,a,g,d);}
function $T$(g,a,h,b){let e,f,d,c,$0,$1,$2;c=a[399+b];$0=$K3;d=$0[0];e=$0[1];for($1=0,$2=g[11];$1<$2;$1+=1){f=$1;if(f==b||a[389+f]>0){continue;}if(g[24+f]!=g[24+h]){d=d+1;e=Math.max(e,a[399+f]);}}if(d==0){return 20000;}if(g[23]==2){return c+$ac$(g,a,h)>=e?20000:(-20000);}if($U$(g,a,h)&&c+$ac$(g,a,h)>=g[30]){return 20000;}return 0;}
function $U$(a,c,d){let b,$0,$1;if(a[23]==0||a[23]==2){return 1;}for($0=0,$1=a[11];$0<$1;$0+=1){b=$0;if(c[389+b]==0&&a[24+b]!=a[24+d]){if(c[339+b]>c[339+d]){return 0;}}}return 1;}
function $V$(e,a,f,b,d){let g,i,h,c,$0;c=100+30*a[489+b];if(!(d&4)){return c;}if($Y$(e,a,f,b)){return 20000;}$0=[a[399+f],e[2703]];g=$0[0];h=$0[1];if(g+1>=h*e[2704]&&$mod(g+1,h)==0){c=c+20;}i=a[409+b];if(i>=0){c=c+($X$(e,a,i)+Math.floor(a[399+i]*100/100));if(d&512&&$W$(e,a,f,i)){c=c+100;}}return c;}
function $W$(a,b,f,c){let d,e,$0,$1;d=$ac$(a,b,c);for($0=0,$1=a[11];$0<$1;$0+=1){e=$0;if(a[24+e]!=a[24+f]&&$ac$(a,b,e)>d){return 0;}}return 1;}
function $X$(a,b,c){return $ac$(a,b,c)>=a[30]-4?100:0;}
function $Y$(a,b,c,e){let d;d=a[30]-$ac$(a,b,c);if(d>6||!$U$(a,b,c)){return 0;}if(d>1&&b[5]==c){d=d-$Z$(a,b,c);if(b[409+e]<0){d=d+1;}}return d<=1;}
function $Z$(g,c,d){let e,h,i,b,j,a,f,$0,$1,$2,$3,$4,$5,$6,$7;a=2870;for($0=0,$1=g[31];$0<$1;$0+=1){b=$0;c[a+b]=0;if(c[409+b]==d){e=$G$(c,b);f=$o$(c,$q$(b));c[a+b]=e<0?f-1:f;if(e>=0&&$aa$(c,e)&&f+$H$(c,$l$(e))>0){$2=a+b;c[$2]=c[$2]+1;}}}h=0;for($3=0,$4=g[31];$3<$4;$3+=1){b=$3;if(c[409+b]>=0||c[1929+b]>0){continue;}for($5=0,$6=g[32+b];$5<$6;$5+=1){i=$5;j=g[112+b*16+i];if(c[a+j]>0){$7=a+j;c[$7]=c[$7]-1;h=h+1;break;}}}return h;}
function $aa$(a,b){return a[2179+b]>=0&&a[2194+b]==0;}
function $ab$(d,a,e,b,f){let c;c=a[409+b];if(c<0){return 1;}if(d[24+c]==d[24+e]){return 0;}return !(f&&a[6]<=d[2705]&&$G$(a,b)>=0);}
function $ac$(c,e,d){let a,b,$0,$1;a=0;for($0=0,$1=c[11];$0<$1;$0+=1){b=$0;if(c[24+b]==c[24+d]){a=a+(e[399+b]+e[404+b]);}}return a;}
function $ad$(a){let b;if(a[23]==3){return 1;}b=2+a[11]-3+(a[23]==2?3:0);return b;}
function $ae$(d,b,a){let g,e,f,c,$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16;$0=[b[8],b[7],b[6]];a[0]=$0[0];a[1]=$0[1];a[2]=$0[2];for($1=0,$2=d[11];$1<$2;$1+=1){c=$1;a[5+c]=b[399+c]+b[404+c];a[10+c]=$R$(b,c);$3=[b[389+c],b[394+c]];a[15+c]=$3[0];a[20+c]=$3[1];a[25+c]=b[2560+c];a[30+c]=b[2565+c];$4=[b[339+c],$af$(d,b,c)];a[35+c]=$4[0];a[40+c]=$4[1];}for($5=0,$6=25;$5<$6;$5+=1){e=$5;$7=[b[2570+e],b[2595+e]];a[45+e]=$7[0];a[70+e]=$7[1];}for($8=0,$9=90;$8<$9;$8+=1){e=$8;a[95+e]=b[2620+e];}for($10=0,$11=d[31];$10<$11;$10+=1){e=$10;a[185+e]=b[2710+e];}$12=$K4;f=$12[0];g=$12[1];a[3]=(-1);for($13=0,$14=d[11];$13<$14;$13+=1){c=$13;if(a[5+c]>g){$16=[a[5+c],1<<c,c];g=$16[0];f=$16[1];a[3]=$16[2];}else{if(a[5+c]==g){$15=[f|1<<c,(-1)];f=$15[0];a[3]=$15[1];}}}a[4]=0;if(b[8]>=0){a[4]=1<<b[8];}else{if(b[7]==4){a[4]=f;}}}
function $af$(f,c,d){let b,a,e,$0,$1,$2,$3;a=0;for($0=d*3,$1=(d+1)*3;$0<$1;$0+=1){b=$0;if(c[2179+b]>=0){a=a+$o$(c,$l$(b));}}for($2=0,$3=f[31];$2<$3;$2+=1){e=$2;if(c[409+e]==d){a=a+$o$(c,$q$(e));}}return a;}
function $ag$(b){let a,$0,$1;for($0=0,$1=b[4];$0<$1;$0+=1){a=$0;b[9+a]=0;}b[4]=0;}
function $ah$(c,a,d){let f,g,e,b,$0,$1,$2,$3,$4,$5;if($ak$(a)){for($0=0,$1=c[11];$0<$1;$0+=1){b=$0;if($f$(c,a[3],b)){$aj$(c,a,b,d);}}$ai$(c,a,d);}if($s$(c,a)){for($2=0,$3=c[31];$2<$3;$2+=1){e=$2;f=a[409+e];if(f>=0&&$f$(c,a[3],f)){a[1049+e]=d[70+e];}}for($4=2400,$5=2560;$4<$5;$4+=1){g=$4;a[g]=0;}}}
function $ai$(d,a,c){let b,$0,$1;if(a[1]==19){for($0=0,$1=d[31];$0<$1;$0+=1){b=$0;a[1209+b]=c[150+b];}}}
function $aj$(g,e,a,d){let f,c,b,$0,$1,$2,$3,$4;b=a*13;for($0=0,$1=5;$0<$1;$0+=1){c=$0;e[309+a*5+c]=d[b+c];}b=b+5;$2=[d[b],d[b+1]];e[344+a]=$2[0];e[349+a]=$2[1];for($3=0,$4=6;$3<$4;$3+=1){f=$3;e[354+a*6+f]=d[b+2+f];}e[384+a]=d[65+a];}
function $ak$(a){let $0;return 11<=($0=a[1])&&$0<=21;}
function $al$(c,a,d){let b,$0,$1;if($ak$(a)){for($0=0,$1=c[11];$0<$1;$0+=1){b=$0;if($f$(c,a[3],b)){$ap$(c,a,b,d);}}$ao$(c,a,d);}if($s$(c,a)){$am$(c,a,d);}}
function $am$(f,b,d){let c,e,a,$0,$1;for($0=0,$1=f[31];$0<$1;$0+=1){a=$0;c=b[1049+a];d[70+a]=c;e=b[409+a];if(c>0&&$f$(f,b[3],e)){b[1049+a]=0;if(b[1]!=21){$an$(f,b,e,c);}}}}
function $an$(c,a,b,d){$r$(a,b,c[2719]?d:1);}
function $ao$(e,a,c){let d,b,$0,$1;if(a[1]==19){for($0=0,$1=e[31];$0<$1;$0+=1){b=$0;c[150+b]=a[1209+b];d=a[409+b];if(d>=0&&$f$(e,a[3],d)){a[1209+b]=0;}}}}
function $ap$(g,d,a,e){let f,c,b,$0,$1,$2,$3,$4,$5;b=a*13;for($0=0,$1=5;$0<$1;$0+=1){c=$0;e[b+c]=d[309+a*5+c];if($aq$(d,a)){d[309+a*5+c]=0;}}b=b+5;$2=[d[344+a],d[349+a]];e[b]=$2[0];e[b+1]=$2[1];$3=$K4;d[344+a]=$3[0];d[349+a]=$3[1];for($4=0,$5=6;$4<$5;$4+=1){f=$4;e[b+2+f]=d[354+a*6+f];d[354+a*6+f]=0;}e[65+a]=d[384+a];d[384+a]=0;}
function $aq$(a,b){if(a[1]!=11&&a[1]!=12){return 0;}return !(a[3]==a[272]&&a[273]==b);}
function $ar$(a,b,c){if(b[2394]>=0){$as$(a,b,c);}else{$ax$(a,b,c);}}
function $as$(d,a,b){let c;if(a[2395]<0){c=$au$(a,a[2394]);a[2179+c]=b;$at$(d,a,c);a[2299+c]=1;a[2395]=c;}else{if(b>0){$av$(a,a[2395],b);}else{a[2395]=(-1);}}}
function $at$(c,a,b){let $0;a[$l$(b)+2]=1;a[2194+b]=0;$0=[c[2702],1];a[2209+b]=$0[0];a[2224+b]=$0[1];}
function $au$(b,c){let a,$0,$1;for($0=c*3,$1=(c+1)*3;$0<$1;$0+=1){a=$0;if(b[2179+a]<0){return a;}}return (-1);}
function $av$(c,d,e){let b,a,f,$0;$0=[c[2179+d],e-1];a=$0[0];b=$0[1];$aw$(c,$q$(a),$l$(d),b);f=1369+a*6+b;c[f]=Math.min(c[f],c[$q$(a)+b]);}
function $aw$(a,b,d,c){let $0,$1;$0=b+c;a[$0]=a[$0]-1;$1=d+c;a[$1]=a[$1]+1;}
function $ax$(c,a,d){let b;b=a[1];if(b<26){if(b<12){if(b<5){if(b<2){if(b<1){$ay$(c,a,d);}else{$aF$(c,a,d);}}else{if(b<3){$aG$(c,a,d);}else{if(b<4){$aJ$(c,a,d);}else{$aL$(c,a,d);}}}}else{if(b<7){if(b<6){$aM$(c,a,d);}else{$aN$(c,a,d);}}else{if(b<10){$aO$(c,a,d);}else{if(b<11){$aP$(c,a,d);}else{$aR$(c,a,d);}}}}}else{if(b<18){if(b<15){if(b<14){$aS$(c,a,d);}else{$aU$(a,d);}}else{if(b<16){$aV$(c,a,d);}else{if(b<17){$aY$(c,a,d);}else{$ba$(a,d);}}}}else{if(b<21){if(b<19){$bb$(a,d);}else{$bd$(a,d);}}else{if(b<24){$be$(a,d);}else{if(b<25){$cc$(c,a,d);}else{$bf$(a,d);}}}}}}else{if(b<40){if(b<35){if(b<30){if(b<28){$bg$(a,d);}else{$bh$(a,d);}}else{if(b<32){$bi$(a,d);}else{if(b<34){$bj$(c,a,d);}else{$bk$(a,d);}}}}else{if(b<37){if(b<36){$bl$(c,a,d);}else{$bm$(a,d);}}else{if(b<38){$bn$(c,a,d);}else{if(b<39){$bX$(c,a,d);}else{$bZ$(c,a,d);}}}}}else{if(b<46){if(b<43){if(b<42){$cb$(a,d);}else{$cc$(c,a,d);}}else{if(b<44){$cg$(c,a,d);}else{if(b<45){$ci$(a,d);}else{$cj$(c,a,d);}}}}else{if(b<51){if(b<47){$ck$(a,d);}else{if(b<50){$cl$(c,a,d);}else{$cn$(a,d);}}}else{if(b<52){$co$(c,a,d);}else{if(b<53){$cq$(a,d);}else{$cr$(c,a,d);}}}}}}}
function $ay$(a,b,c){let $0;$az$(a,b,$aE$(a,b,c),$aD$(a,b));$0=266;b[$0]=b[$0]+1;}
function $az$(a,b,c,d){$aB$(a,b,c,d);$aA$(b,c,1);}
function $aA$(b,c,a){let $0,$1;$0=$q$(c)+5;b[$0]=b[$0]+a;$1=$e$(b[409+c])+5;b[$1]=b[$1]-a;}
function $aB$(d,a,b,c){let $0;$aC$(a,b);a[409+b]=c;$0=399+c;a[$0]=a[$0]+1;a[1849+b]=0;}
function $aC$(a,b){let $0;if(a[1929+b]>0){$0=404+a[1929+b]-1;a[$0]=a[$0]-1;a[1929+b]=0;}}
function $aD$(b,d){let c,a,$0,$1;for($0=0,$1=b[11];$0<$1;$0+=1){a=$0;c=b[2724+a];if(b[23]==3){c=$mod(a,2)==0?0:c+b[2724+a-1];}if(d[399+a]<c){return a;}}return (-1);}
function $aE$(d,b,c){let a,$0,$1;for($0=0,$1=d[31];$0<$1;$0+=1){a=$0;if(b[409+a]<0){if(c==0){return a;}c=c-1;}}return (-1);}
function $aF$(d,a,c){let b,$0,$1,$2,$3;b=2*a[266];a[409+c]=b;$0=399+b;a[$0]=a[$0]+1;$1=399+b+1;a[$1]=a[$1]-1;$2=$e$(b)+5;a[$2]=a[$2]-1;$3=$e$(b+1)+5;a[$3]=a[$3]+1;}
function $aG$(b,a,c){let d,$0,$1;d=$aH$(a,b[11],c);$0=d;a[339+a[266]]=$0;a[2560+a[266]]=$0;$1=266;a[$1]=a[$1]+1;}
function $aH$(b,d,c){let a,$0,$1;for($0=1,$1=d+1;$0<$1;$0+=1){a=$0;if($aI$(b,a)<0){if(c==0){return a;}c=c-1;}}return (-1);}
function $aI$(b,c){let a,$0,$1;for($0=0,$1=5;$0<$1;$0+=1){a=$0;if(b[339+a]==c){return a;}}return (-1);}
function $aJ$(a,b,c){$az$(a,b,c,b[3]);$aK$(a,b);}
function $aK$(b,a){let $0;$0=$K5;a[2322]=$0[0];a[1]=$0[1];}
function $aL$(c,a,b){let $0;$aA$(a,b,1);$0=2322;a[$0]=a[$0]+1;}
function $aM$(c,a,b){let $0;$aA$(a,b,c[2735]);$0=266;a[$0]=a[$0]+1;}
function $aN$(f,c,e){let d,b,a,$0,$1,$2,$3;$0=[c[3],c[267]];a=$0[0];b=$0[1];d=a*3+c[268];$1=$l$(d)+b;c[$1]=c[$1]+e;$2=$e$(a)+b;c[$2]=c[$2]-e;$3=266;c[$3]=c[$3]+1;}
function $aO$(b,a,d){let c,$0;c=a[3]*3+Math.floor(a[266]/b[11]);a[2179+c]=d;$0=266;a[$0]=a[$0]+1;}
function $aP$(d,a,c){let b,$0,$1;b=a[266];$0=$l$(b)+c;a[$0]=a[$0]-1;$1=$e$($aQ$(b))+c;a[$1]=a[$1]+1;$at$(d,a,b);}
function $aQ$(a){return Math.floor(a/3);}
function $aR$(g,a,d){let e,f,c,b,$0,$1,$2;b=a[3];c=309+b*5;a[c+a[334+b]]=d;$0=334+b;a[$0]=a[$0]+1;if(a[334+b]==4){e=a[304+b];for($1=0,$2=4;$1<$2;$1+=1){f=$1;e=e-a[c+f];}a[c+4]=e;a[334+b]=5;}}
function $aS$(c,b,a){let $0;b[273]=a-1;if(a>0){$aT$(b,b[272],8,1);}$0=$K6;b[266]=$0[0];b[1]=$0[1];}
function $aT$(b,c,d,a){let $0;$0=2620+c*18+d;b[$0]=b[$0]+a;}
function $aU$(b,a){b[344+b[3]]=a;}
function $aV$(a,b,e){let d,c,$0,$1;c=$aX$(a,b);for($0=0,$1=a[11];$0<$1;$0+=1){d=$0;if($aW$(b,d)&&b[344+d]==c){if(e==0){b[339+d]=c;return;}e=e-1;}}}
function $aW$(a,b){return a[389+b]==0&&a[339+b]==0;}
function $aX$(e,c){let a,b,d,$0,$1;a=0;for($0=0,$1=e[11];$0<$1;$0+=1){b=$0;d=c[344+b];if($aW$(c,b)&&d>0&&$aI$(c,d)<0){if(a==0||d<a){a=d;}}}return a;}
function $aY$(c,b,d){let a,$0,$1;for($0=0,$1=c[11];$0<$1;$0+=1){a=$0;if($aW$(b,a)){b[339+a]=$aH$(b,$aZ$(c,b),d);return;}}}
function $aZ$(d,c){let a,b,$0,$1;a=0;for($0=0,$1=d[11];$0<$1;$0+=1){b=$0;if(c[389+b]==0){a=a+1;}}return a;}
function $ba$(b,a){let $0;b[349+b[3]]=a;$0=266;b[$0]=b[$0]+1;}
function $bb$(b,a){let $0;b[$bc$(b[3])+b[267]]=a;$0=266;b[$0]=b[$0]+1;}
function $bc$(a){return 354+a*6;}
function $bd$(a,c){let b,$0;b=a[267];$0=$bc$(a[3])+b;a[$0]=a[$0]-1;a[1209+Math.floor(c/2)]=1+b+($mod(c,2)?10:0);}
function $be$(a,b){let $0,$1,$2;if(a[266]==0){$0=[b,1];a[268]=$0[0];a[266]=$0[1];return;}$1=1049+a[268];a[$1]=a[$1]+b;$2=384+a[3];a[$2]=a[$2]-b;a[266]=0;}
function $bf$(b,a){let c,d,$0,$1;if(a==0){b[1]=26;return;}c=b[2315];d=b[2179+c];$aw$(b,$l$(c),$q$(d),a-1);$0=1369+d*6+a-1;b[$0]=b[$0]+1;$1=2322;b[$1]=b[$1]+1;}
function $bg$(b,a){let $0,$1;$0=1049+b[2318];b[$0]=b[$0]-a;$1=$l$(b[2315])+4;b[$1]=b[$1]+a;b[1]=27;}
function $bh$(a,b){if(b==0){a[1]=a[2323];}else{$av$(a,a[2315],b);}}
function $bi$(b,a){let $0;if(b[2325]==15){b[1289+b[2326]]=a-1;}else{b[2239+b[2325]]=a-1;}$0=2324;b[$0]=b[$0]+1;}
function $bj$(c,b,d){let e,a,$0,$1,$2,$3,$4,$5;for($0=0,$1=c[31];$0<$1;$0+=1){a=$0;b[2009+a]=0;}if(d>=1000){e=b[5]*3+Math.floor(d/1000)-1;$4=[e,b[2179+e]];b[2325]=$4[0];b[2326]=$4[1];$5=[b[2239+e],(-1)];b[2327]=$5[0];b[2239+e]=$5[1];b[2254+e]=b[2209+e];}else{$2=[15,d];b[2325]=$2[0];b[2326]=$2[1];$3=[b[1289+d],(-1)];b[2327]=$3[0];b[1289+d]=$3[1];}b[1]=33;}
function $bk$(a,d){let b,c,$0,$1;b=a[2326];c=a[2325]==15?$q$(b):$l$(a[2325]);$0=1049+b;a[$0]=a[$0]-d;$1=c+4;a[$1]=a[$1]+d;a[1]=35;}
function $bl$(e,a,d){let c,b,$0,$1;b=a[2327];c=$G$(a,b);if(d>0){$0=$l$(c)+4;a[$0]=a[$0]+d;}$1=$q$(b)+4;a[$1]=a[$1]+(a[1049+b]-d);a[1049+b]=0;}
function $bm$(b,a){let $0;b[2333+b[2390]]=a;$0=2390;b[$0]=b[$0]+1;}
function $bn$(b,a,c){let $0;if(a[2330]==2){$0=2329;a[$0]=a[$0]+1;}if($bK$(b,a,2330,2707,c)){$bt$(b,a);if($br$(a)){$bo$(b,a,0);}else{if(a[2330]==6){$bs$(b,a,38);}}}}
function $bo$(e,c,d){let a,b,$0,$1;$0=[c[2325],c[2327]];a=$0[0];b=$0[1];if(d){c[2009+b]=1;$aT$(c,c[5],11,1);}else{if($bq$(c,2330,0)&&c[409+b]<0){$aT$(c,c[5],10,1);if(a!=15){$1=2269+a;c[$1]=c[$1]+1;}}}$bp$(e,c);}
function $bp$(c,a){let b;b=a[2325];if(b==15||!$aa$(a,b)||a[2254+b]<=0){a[1]=41;}else{if(a[409+a[2327]]<0){a[1]=39;}else{a[1]=40;}}}
function $bq$(e,a,b){let d,c,$0,$1;c=a+8+14*b;for($0=0,$1=12;$0<$1;$0+=1){d=$0;if(e[c+d]>0){return 1;}}return 0;}
function $br$(a){let b;if(!$bq$(a,2330,0)||a[389+a[5]]>0){return 1;}b=a[409+a[2327]];return b<0||b==a[5];}
function $bs$(c,a,b){let $0;if(a[272]<0||a[6]<=c[2706]){a[1]=b;}else{$0=[b,50];a[2391]=$0[0];a[1]=$0[1];}}
function $bt$(g,c){let d,a,b,f,e,$0;$0=[c[5],c[409+c[2327]]];a=$0[0];b=$0[1];d=c[2325];if(d==15){$bJ$(c,a,$q$(c[2326]),2344);}else{$bJ$(c,a,$l$(d),2338);$bH$(c,d,2338);}e=c[2327];f=$G$(c,e);$bJ$(c,b,$q$(e),2358);if(f>=0){$bJ$(c,b,$l$(f),2352);$bH$(c,f,2352);}c[1129+e]=c[2364];$bF$(c,e);$bF$(c,c[2326]);$bu$(g,c,b,a);$bu$(g,c,a,b);}
function $bu$(d,a,b,c){if(a[389+b]==0&&$R$(a,b)==0){if(a[389+c]>0||$R$(a,c)==0){c=(-1);}$bv$(d,a,b,c);}}
function $bv$(d,a,b,c){let $0;$0=[a[6],c];a[389+b]=$0[0];a[394+b]=$0[1];if(a[272]==b){a[272]=(-1);}if(c>=0){$bA$(d,a,b,c);}else{$bE$(d,a,b);}if(a[7]==0&&d[23]==2){$bz$(d,a,c);}$bw$(d,a);if(a[7]==0&&c>=0){a[2394]=c;}}
function $bw$(f,g){let b,d,c,a,e,$0,$1,$2,$3,$4,$5;$0=$K4;a=$0[0];b=$0[1];for($1=0,$2=f[29];$1<$2;$1+=1){c=$1;d=0;for($3=0,$4=f[11];$3<$4;$3+=1){e=$3;if(f[24+e]==c&&g[389+e]==0){d=1;}}if(d){$5=[a+1,$by$(f,c)];a=$5[0];b=$5[1];}}if(a<=1){$bx$(g,3,b);}}
function $bx$(a,b,c){let $0;if(a[7]==0){$0=[b,c];a[7]=$0[0];a[8]=$0[1];}}
function $by$(b,c){let a,$0,$1;for($0=0,$1=b[11];$0<$1;$0+=1){a=$0;if(b[24+a]==c){return a;}}return (-1);}
function $bz$(h,e,g){let a,f,c,b,d,$0,$1,$2,$3;$0=$K7;a=$0[0];b=$0[1];c=$0[2];for($1=0,$2=h[11];$1<$2;$1+=1){d=$1;f=e[399+d]+e[404+d];if(e[389+d]>0||$R$(e,d)==0){continue;}if(f>a){$3=[f,1,d];a=$3[0];b=$3[1];c=$3[2];}else{if(f==a){b=b+1;if(d==g){c=d;}}}}if(b>1&&c!=g){c=(-1);}$bx$(e,4,c);}
function $bA$(f,a,d,b){let c,e,$0,$1,$2,$3,$4,$5,$6;$aT$(a,b,17,1);for($0=0,$1=6;$0<$1;$0+=1){c=$0;$2=$e$(b)+c;a[$2]=a[$2]+a[$e$(d)+c];a[$e$(d)+c]=0;}for($3=0,$4=f[31];$3<$4;$3+=1){e=$3;if(a[409+e]==d){a[409+e]=b;a[1289+e]=(-1);}else{if(a[409+e]<0&&a[1849+e]==1+d){if(f[2722]){$aC$(a,e);a[1929+e]=1+b;$5=404+b;a[$5]=a[$5]+1;}}}}$6=399+b;a[$6]=a[$6]+a[399+d];a[399+d]=0;$bD$(f,a,d,b);$bB$(f,a,b,2);}
function $bB$(a,b,c,d){if(a[23]==0||a[23]==2){if($bC$(a,b,a[24+c])>=a[30]){$bx$(b,d,c);}}}
function $bC$(c,e,d){let a,b,$0,$1;a=0;for($0=0,$1=c[11];$0<$1;$0+=1){b=$0;if(c[24+b]==d){a=a+(e[399+b]+e[404+b]);}}return a;}
function $bD$(e,b,c,d){let a,$0,$1,$2,$3;for($0=0,$1=e[31];$0<$1;$0+=1){a=$0;if(b[1929+a]==1+c){b[1929+a]=1+d;$2=404+c;b[$2]=b[$2]-1;$3=404+d;b[$3]=b[$3]+1;}}}
function $bE$(e,b,c){let d,a,$0,$1,$2,$3,$4,$5,$6,$7;for($0=0,$1=e[31];$0<$1;$0+=1){a=$0;if(b[1929+a]==1+c){$aC$(b,a);}if(b[409+a]!=c){continue;}$2=269;b[$2]=b[$2]+(b[1049+a]+b[$q$(a)+4]);$3=0;b[1049+a]=$3;b[$q$(a)+4]=$3;for($4=0,$5=6;$4<$5;$4+=1){d=$4;$6=$e$(c)+d;b[$6]=b[$6]+b[$q$(a)+d];b[$q$(a)+d]=0;}$7=(-1);b[409+a]=$7;b[1289+a]=$7;}b[399+c]=0;}
function $bF$(a,b){let c,$0,$1,$2;c=a[409+b];if(c<0||$bG$(a,b)){return;}$0=269;a[$0]=a[$0]+(a[1049+b]+a[$q$(b)+4]);$1=0;a[1049+b]=$1;a[$q$(b)+4]=$1;a[409+b]=(-1);$2=399+c;a[$2]=a[$2]-1;a[1849+b]=1+c;a[1289+b]=(-1);}
function $bG$(a,b){return $o$(a,$q$(b))>0||$G$(a,b)>=0;}
function $bH$(a,c,b){if(a[b+0+2]==0&&a[b+13]==0){$bI$(a,c);$aT$(a,$aQ$(c),15,1);}}
function $bI$(d,a){let c,b,$0,$1,$2,$3,$4;b=$l$(a);for($0=0,$1=6;$0<$1;$0+=1){c=$0;if(c==4){$3=269;d[$3]=d[$3]+d[b+c];}else{if(c!=2){$2=$e$($aQ$(a))+c;d[$2]=d[$2]+d[b+c];}}d[b+c]=0;}$4=(-1);d[2179+a]=$4;d[2239+a]=$4;d[2194+a]=0;}
function $bJ$(b,f,c,d){let e,a,$0,$1,$2,$3;for($0=0,$1=6;$0<$1;$0+=1){a=$0;e=b[c+a]-b[d+a];b[c+a]=b[d+a];if(a==4){$3=269;b[$3]=b[$3]+e;}else{if(a!=2){$2=$e$(f)+a;b[$2]=b[$2]+e;}}}}
function $bK$(j,a,b,f,d){let i,g,h,e,c,$0,$1,$2,$3;c=a[b+0];$0=b+1+($bW$(c)?1:0);a[$0]=a[$0]+d;a[b+0]=c+1;if(!$has($K8,c)){return 0;}for($1=0,$2=2;$1<$2;$1+=1){e=$1;g=f+6*a[b+3+e];$3=[b+8+14*e,a[b+5+e]];h=$3[0];i=$3[1];$bL$(a,h,a[b+1+e],j,g,i,b+36);a[b+1+e]=0;}return 1;}
function $bL$(b,c,a,g,h,i,j){let f,e,d,$0,$1,$2,$3,$4,$5,$6,$7;d=Math.min(a,b[c+12]);$0=c+12;b[$0]=b[$0]-d;a=a-d;if(a==0){return;}e=0;for($1=0,$2=12;$1<$2;$1+=1){f=$1;e=e+b[c+f];}if(a>=e){for($3=0,$4=14;$3<$4;$3+=1){f=$3;b[c+f]=0;}return;}$bV$(b,c,a,g,h,i,j);if(!($bU$(b,c,0,j)&&$bU$(b,c,6,j+6))){$bN$(b,c,a,g,h,i,j);}for($5=0,$6=12;$5<$6;$5+=1){f=$5;$7=c+f;b[$7]=b[$7]-b[j+f];}if(b[c+13]>0&&$bM$(b,c,0)==0){b[c+13]=0;}}
function $bM$(c,d,e){let b,a,$0,$1;a=0;for($0=0,$1=6;$0<$1;$0+=1){b=$0;a=a+c[d+e+b];}return a;}
function $bN$(a,b,i,j,k,o,l){let g,e,m,d,n,p,f,c,h,$0,$1,$2,$3,$4,$5,$6,$7;c=$bM$(a,b,6)<=$bM$(a,b,0)?6:0;d=6-c;e=$bM$(a,b,c)-a[b+c+2];f=$bM$(a,b,d)-a[b+d+2];g=0;for($0=Math.max(0,i-f),$1=Math.min(i,e)+1;$0<$1;$0+=1){h=$0;if(!$bR$(a,b,d,i-h,j,k,l+6)){continue;}for($2=0,$3=6;$2<$3;$2+=1){m=$2;a[l+0+m]=0;}n=1;while(n){if($bQ$(a,b,c,h,l+0)&&(!g||$bP$(a,j,k,c==o,l))){for($4=0,$5=12;$4<$5;$4+=1){p=$4;a[l+12+p]=a[l+p];}g=1;}n=$bO$(a,b+c,l+0);}}for($6=0,$7=6;$6<$7;$6+=1){m=$6;a[l+c+m]=a[l+12+0+m];a[l+d+m]=a[l+12+6+m];}}
function $bO$(b,d,c){let a,$0,$1,$2;for($0=0,$1=6;$0<$1;$0+=1){a=$0;if(a!=2&&b[c+a]<b[d+a]){$2=c+a;b[$2]=b[$2]+1;return 1;}b[c+a]=0;}return 0;}
function $bP$(e,b,c,i,f){let h,g,a,d,m,k,j,l,$0,$1,$2,$3;for($0=0,$1=6;$0<$1;$0+=1){a=$0;d=b[c+a];g=e[f+0+d]+e[f+6+d];h=e[f+12+0+d]+e[f+12+6+d];if(g!=h){return g>h;}}j=i?0:6;for($2=0,$3=6;$2<$3;$2+=1){a=$2;k=f+j+b[c+a];l=e[k];m=e[k+12];if(l!=m){return l>m;}}return 0;}
function $bQ$(b,e,f,d,c){let a,$0,$1;for($0=0,$1=6;$0<$1;$0+=1){a=$0;d=d-b[c+a];}return d==0&&$bU$(b,e,f,c);}
function $bR$(f,a,b,s,n,o,l){let h,m,k,q,g,d,e,i,r,j,c,p,$0,$1,$2,$3,$4,$5,$6,$7,$8;c=a+b;$0=[$bT$(f,a,b),f[c+4]];d=$0[0];e=$0[1];g=$bM$(f,a,b)-e-f[c+2];$1=$K9;h=$1[0];i=$1[1];j=$1[2];for($2=0,$3=6;$2<$3;$2+=1){k=$2;f[l+k]=0;}for($4=0,$5=6;$4<$5;$4+=1){m=$4;k=n[o+m];if(k==2){continue;}if(k==4){j=0;}else{g=g-f[c+k];}for($6=Math.min(f[c+k],s-h-i),$7=(-1);$6>$7;$6+=-1){p=$6;q=h+(k==4?0:p);r=i+(k==4?p:0);if($bS$(d,e,q,r,j,g,s)){$8=[p,q,r];f[l+k]=$8[0];h=$8[1];i=$8[2];break;}}}return h+i==s&&$bU$(f,a,b,l);}
function $bS$(d,c,b,h,a,g,f){let i,e,j,$0,$1;if(a){e=b+c-Math.min(c,$m$(d-b));return e<=($0=f)&&$0<=b+g+c;}i=c-h;j=b+g;if(i>0){j=Math.min(j,d-1-i);}return b<=j&&b+h<=($1=f)&&$1<=j+h;}
function $bT$(a,b,c){let d;d=$bM$(a,b,c)-a[b+c+4];if(c==0){d=d+a[b+13];}return d;}
function $bU$(a,b,c,d){let g,f,e,$0,$1;e=$bT$(a,b,c)+a[d+4];for($0=0,$1=6;$0<$1;$0+=1){f=$0;e=e-a[d+f];}g=a[b+c+4]-a[d+4];return g<=$m$(e);}
function $bV$(b,k,j,e,f,i,c){let l,d,g,a,h,$0,$1,$2,$3,$4,$5;for($0=0,$1=12;$0<$1;$0+=1){a=$0;b[c+a]=0;}for($2=0,$3=6;$2<$3;$2+=1){d=$2;g=e[f+d];if(g==2){continue;}for($4=0,$5=2;$4<$5;$4+=1){h=$4;a=(h==0?i:6-i)+g;l=Math.min(j,b[k+a]);b[c+a]=l;j=j-l;}}}
function $bW$(a){return $has($K10,a);}
function $bX$(c,a,b){if(b>0){$bo$(c,a,1);}else{$bY$(a,2330);a[1]=37;}}
function $bY$(a,b){a[b+0]=2;}
function $bZ$(c,a,b){if(b==0){a[1]=40;if(!c[2721]){a[2009+a[2327]]=1;}}else{$ca$(a,a[2325],a[2327],40);}}
function $ca$(a,b,c,d){let $0,$1;$0=[b,a[2179+b],c];a[2315]=$0[0];a[2318]=$0[1];a[2319]=$0[2];$1=[0,d];a[2322]=$1[0];a[2323]=$1[1];a[1]=25;}
function $cb$(b,a){let $0;if(a==0){b[1]=41;return;}$0=[b[2179+b[2325]],a-1];b[2326]=$0[0];b[2327]=$0[1];b[1]=33;}
function $cc$(d,b,a){let c,$0,$1;if(a==0){if(b[2315]>=0){$cd$(b);}else{$cf$(b);}return;}if(a>=10000){a=a-10000;b[2320]=b[5]*3+Math.floor(a/1000)-1;$0=[$mod(a,1000),43];b[2321]=$0[0];b[1]=$0[1];return;}c=b[5]*3+Math.floor(a/1000)-1;if(b[2315]<0){b[2316]=b[2209+c];}$1=2316;b[$1]=b[$1]-1;b[2317]=(-1);$ca$(b,c,$mod(a,1000),b[1]);}
function $cd$(a){let b;b=a[2315];a[2284+b]=1;a[2317]=$ce$(a,a[2179+b],b);a[2315]=(-1);}
function $ce$(d,e,a){let c,b,$0,$1;b=Math.floor(a/3);for($0=b*3,$1=(b+1)*3;$0<$1;$0+=1){c=$0;if(c!=a&&d[2179+c]==e){return c;}}return (-1);}
function $cf$(a){a[1]=a[1]==42?44:29;}
function $cg$(d,a,c){let b,$0;b=a[2321];$aw$(a,$l$(a[2320]),$q$(b),c-1);$0=1369+b*6+c-1;a[$0]=a[$0]+1;a[1]=42;$ch$(d,a,b,a[5]);}
function $ch$(a,b,c,d){$aB$(a,b,c,d);$aT$(b,d,14,1);$bB$(a,b,d,1);}
function $ci$(b,a){b[2396]=a-1;b[1]=a>0?45:48;}
function $cj$(e,b,a){let c,d,$0,$1,$2;if(a>0){$0=[Math.floor((a-1)/2),$mod(a-1,2)];b[2397]=$0[0];b[2398]=$0[1];b[1]=46;return;}for($1=0,$2=6;$1<$2;$1+=1){c=$1;d=1369+b[2396]*6+c;b[d]=b[$q$(b[2396])+c];}b[1]=44;}
function $ck$(a,b){let $0;$0=[b,47];a[2399]=$0[0];a[1]=$0[1];}
function $cl$(h,a,d){let f,g,e,c,b,$0,$1,$2,$3,$4;b=a[2396];c=$q$(b);e=Math.min(d,a[c+4]);$0=c+4;a[$0]=a[$0]-e;$1=1049+b;a[$1]=a[$1]-(d-e);for($2=0,$3=6;$2<$3;$2+=1){f=$2;if(f==a[2399]){$4=c+f;a[$4]=a[$4]-1;$cm$(h,a,f,1);}else{if(f!=4&&a[2399]==9){g=a[c+f];a[c+f]=0;$cm$(h,a,f,g);}}}$cm$(h,a,4,d);a[1]=45;}
function $cm$(e,a,d,c){let b,$0,$1,$2;b=a[2397];if(c==0){return;}if(a[2398]>0){$0=$l$($G$(a,b))+d;a[$0]=a[$0]+c;return;}$1=$q$(b)+d;a[$1]=a[$1]+c;$2=1369+b*6+d;a[$2]=a[$2]+c;if(a[409+b]<0){$ch$(e,a,b,a[5]);}}
function $cn$(b,a){let $0;if(a==0){b[1]=b[2391];return;}$0=[a-1,51];b[2392]=$0[0];b[1]=$0[1];$aT$(b,b[272],5,1);}
function $co$(d,a,c){let b,$0,$1;b=a[272];if(1+c<=d[2694]){$1=[(-1),a[2391]];a[272]=$1[0];a[1]=$1[1];$aT$(a,b,6,1);$cp$(d,a,a[2392],b);}else{$0=[$aQ$(a[2392]),52];a[2393]=$0[0];a[1]=$0[1];}}
function $cp$(d,a,b,e){let c;c=a[2179+b];a[$l$(b)+2]=0;a[2194+b]=1;a[2239+b]=(-1);if($H$(a,$l$(b))==0){$bI$(a,b);$aT$(a,$aQ$(b),16,1);$bF$(a,c);$bu$(d,a,$aQ$(b),e);}}
function $cq$(a,b){let $0;$0=[b,53];a[2392]=$0[0];a[1]=$0[1];}
function $cr$(c,a,b){let $0;$0=[(-1),a[2391]];a[272]=$0[0];a[1]=$0[1];if(1+b>=c[2695]){$aT$(a,a[2393],7,1);$cp$(c,a,a[2392],a[2393]);}}
function $cs$(a,b){if(b[2394]>=0){$ct$(a,b);}else{if($cB$(b)){b[1]=48;}else{$cC$(a,b);}}}
function $ct$(b,a){let d,e,c,$0,$1;if(a[2395]>=0){$cy$(b,a,a[2395]);return;}c=a[2394];d=$au$(a,c);$cx$(a);if(d>=0){for($0=0,$1=b[31];$0<$1;$0+=1){e=$0;if(a[409+e]==c&&$G$(a,e)<0){$cw$(a,e);}}}if(a[4]>0){$cu$(a,31,c);}else{a[2394]=(-1);}}
function $cu$(a,b,c){let $0;$0=[b,c];a[2]=$0[0];a[3]=$0[1];a[0]=$cv$(b,c);}
function $cv$(a,b){return (-(10*a+b));}
function $cw$(b,a){let $0;b[9+b[4]]=a;$0=4;b[$0]=b[$0]+1;}
function $cx$(a){a[4]=0;}
function $cy$(h,a,b){let f,c,d,g,e,$0,$1,$2;c=a[2179+b];$0=[$l$(b),$q$(c)];d=$0[0];e=$0[1];$cx$(a);$cw$(a,0);for($1=0,$2=6;$1<$2;$1+=1){f=$1;g=a[2394]>=0?0:a[1369+c*6+f];if(a[e+f]<=g){continue;}if(f==4){if($k$(a,b)>0){$cw$(a,1+f);}}else{if($cA$(h,a,b,f)){$aw$(a,e,d,f);if($cz$(a,c)){$cw$(a,1+f);}$aw$(a,d,e,f);}}}$cu$(a,7,$aQ$(b));}
function $cz$(a,b){let d,c,$0,$1;if($p$(a,b)<0||$j$(a,b)<0){return 0;}c=a[409+b];for($0=c*3,$1=(c+1)*3;$0<$1;$0+=1){d=$0;if(a[2179+d]==b&&$k$(a,d)<0){return 0;}}return 1;}
function $cA$(e,d,a,c){let b;b=$l$(a);if(c==0||c==3){return d[b+0]+d[b+3]<e[2672];}return d[b+1]+d[b+5]<e[2673];}
function $cB$(a){let $0;if(a[5]<0||a[389+a[5]]==0){return 0;}return 24<=($0=a[1])&&$0<48;}
function $cC$(c,a){let b;b=a[1];if(b<27){if(b<13){if(b<6){if(b<3){if(b<1){$cD$(c,a);}else{if(b<2){$cF$(c,a);}else{$cG$(c,a);}}}else{if(b<4){$cH$(c,a);}else{if(b<5){$cI$(c,a);}else{$cJ$(c,a);}}}}else{if(b<9){if(b<7){$cK$(c,a);}else{if(b<8){$cO$(c,a);}else{$cQ$(c,a);}}}else{if(b<11){if(b<10){$cR$(c,a);}else{$cS$(c,a);}}else{if(b<12){$cT$(c,a);}else{$cV$(c,a);}}}}}else{if(b<20){if(b<16){if(b<14){$cW$(c,a);}else{if(b<15){$cY$(c,a);}else{$da$(c,a);}}}else{if(b<18){if(b<17){$dc$(c,a);}else{$dd$(c,a);}}else{if(b<19){$dg$(c,a);}else{$di$(c,a);}}}}else{if(b<23){if(b<21){$dl$(c,a);}else{if(b<22){$dm$(c,a);}else{$dn$(c,a);}}}else{if(b<25){if(b<24){$do$(c,a);}else{$dX$(c,a);}}else{if(b<26){$dq$(c,a);}else{$ds$(a);}}}}}}else{if(b<40){if(b<33){if(b<30){if(b<28){$dt$(c,a);}else{if(b<29){$du$(c,a);}else{$dv$(c,a);}}}else{if(b<31){$dw$(c,a);}else{if(b<32){$dy$(c,a);}else{$dz$(c,a);}}}}else{if(b<36){if(b<34){$dD$(c,a);}else{if(b<35){$dE$(c,a);}else{$dH$(c,a);}}}else{if(b<38){if(b<37){$dI$(c,a);}else{$dP$(c,a);}}else{if(b<39){$dS$(c,a);}else{$dT$(c,a);}}}}}else{if(b<47){if(b<43){if(b<41){$dV$(c,a);}else{if(b<42){$dW$(c,a);}else{$dX$(c,a);}}}else{if(b<45){if(b<44){$ei$(a);}else{$ej$(c,a);}}else{if(b<46){$en$(c,a);}else{$ex$(c,a);}}}}else{if(b<50){if(b<48){$ey$(c,a);}else{if(b<49){$ez$(c,a);}else{$eA$(c,a);}}}else{if(b<52){if(b<51){$eE$(c,a);}else{$eG$(c,a);}}else{if(b<53){$eF$(c,a);}else{$eG$(c,a);}}}}}}}
function $cD$(b,a){if($aD$(b,a)>=0){$cE$(a,b[31]-a[266]);}else{a[266]=0;a[1]=b[23]==3?1:2;}}
function $cE$(b,a){b[0]=100000+a;}
function $cF$(b,a){let c,d,$0,$1,$2,$3;while(a[266]<b[29]){if(a[399+2*a[266]]<b[2724+2*a[266]]){break;}$0=266;a[$0]=a[$0]+1;}if(a[266]>=b[29]){$1=$K11;a[266]=$1[0];a[1]=$1[1];return;}c=2*a[266];$cx$(a);for($2=0,$3=b[31];$2<$3;$2+=1){d=$2;if(a[409+d]==c+1){$cw$(a,d);}}$cu$(a,1,c);}
function $cG$(b,a){if(a[266]<b[11]){$cE$(a,b[11]-a[266]);}else{a[266]=0;a[1]=b[23]==2?3:5;}}
function $cH$(b,a){let c,$0,$1,$2;if(a[266]>=b[2734]*b[11]){$0=$K12;a[266]=$0[0];a[1]=$0[1];return;}$cx$(a);for($1=0,$2=b[31];$1<$2;$1+=1){c=$1;if(a[409+c]<0){$cw$(a,c);}}if(a[4]==0){$aK$(b,a);}else{$cu$(a,2,$aI$(a,$mod(a[266],b[11])+1));}}
function $cI$(b,a){let d,c,$0,$1,$2;c=$aI$(a,$mod(a[266],b[11])+1);$cx$(a);if(a[2322]<b[2735]&&a[$e$(c)+5]>0){for($0=0,$1=b[31];$0<$1;$0+=1){d=$0;if(a[409+d]==c){if(a[$q$(d)+5]<b[2736]){$cw$(a,d);}}}}if(a[4]==0){$2=266;a[$2]=a[$2]+1;a[1]=3;}else{$cu$(a,3,c);}}
function $cJ$(b,a){let d,c,e,$0,$1,$2,$3;if(a[266]>=b[2734]*b[11]){$0=$K13;a[266]=$0[0];a[1]=$0[1];return;}c=$aI$(a,$mod(a[266],b[11])+1);$cx$(a);if(a[$e$(c)+5]>=b[2735]){for($1=0,$2=b[31];$1<$2;$1+=1){d=$1;if(a[409+d]==c){e=a[$q$(d)+5];if(e+b[2735]<=b[2736]){$cw$(a,d);}}}}if(a[4]==0){$3=266;a[$3]=a[$3]+1;}else{$cu$(a,4,c);}}
function $cK$(d,c){let b,g,h,a,i,e,f,$0,$1,$2,$3,$4,$5;a=3;b=a*2;if(c[266]>=b*d[11]){$cN$(d,c);$0=$K13;c[266]=$0[0];c[1]=$0[1];return;}$1=[Math.floor(c[266]/b),$mod(c[266],b)];e=$1[0];f=$1[1];$2=[Math.floor(f/a),$K14[$mod(f,a)]];g=$2[0];h=$2[1];$3=[h,g];c[267]=$3[0];c[268]=$3[1];$cx$(c);for($4=0,$5=$cL$(d,c,e,h)+1;$4<$5;$4+=1){i=$4;if($cM$(d,c,e,g,h,i)){$cw$(c,i);}}$cu$(c,5,e);}
function $cL$(a,e,f,b){let d,c,$0,$1;c=a[2743+b];for($0=0,$1=3;$0<$1;$0+=1){d=$0;c=c-e[$l$(f*3+d)+b];}return c;}
function $cM$(f,g,a,b,e,h){let d,i,c,j;c=$l$(a*3+b);d=2-b;if(e==1){i=$cL$(f,g,a,e)-h;return h<=f[2673]&&i<=d*f[2673];}j=g[c+0]+g[c+3]+h;i=$cL$(f,g,a,0)+$cL$(f,g,a,3)-h;if(e==0){i=i-Math.min(f[2672]-j,$cL$(f,g,a,3));}return j<=f[2672]&&i<=d*f[2672];}
function $cN$(d,e){let c,f,b,a,$0,$1,$2,$3,$4,$5;for($0=0,$1=d[11];$0<$1;$0+=1){a=$0;b=$l$(a*3+3-1);for($2 of $K14){c=$2;f=$cL$(d,e,a,c);$4=b+c;e[$4]=e[$4]+f;$5=$e$(a)+c;e[$5]=e[$5]-f;}}}
function $cO$(b,a){let d,c,$0,$1;if(a[266]>=3*b[11]){a[266]=0;a[1]=b[23]==2?8:9;if(a[1]==9){$cP$(b,a);}return;}c=$aI$(a,$mod(a[266],b[11])+1);a[267]=Math.floor(a[266]/b[11]);$cx$(a);for($0=0,$1=b[31];$0<$1;$0+=1){d=$0;if(a[409+d]==c&&$G$(a,d)<0){$cw$(a,d);}}$cu$(a,6,c);}
function $cP$(b,c){let a,$0,$1,$2;for($0=0,$1=b[11];$0<$1;$0+=1){a=$0;c[304+a]=b[2729+a];c[339+a]=0;}$2=$K15;c[266]=$2[0];c[6]=$2[1];c[1]=$2[2];}
function $cQ$(b,a){let c,$0,$1;a[2315]=(-1);if(a[266]>=3*b[11]){$cP$(b,a);return;}c=$aI$(a,$mod(a[266],b[11])+1);a[2315]=c*3+Math.floor(a[266]/b[11]);$0=266;a[$0]=a[$0]+1;$1=$K16;a[2323]=$1[0];a[1]=$1[1];}
function $cR$(d,a){let c,b,$0,$1,$2,$3,$4,$5,$6;$0=(-1);a[5]=$0;a[273]=$0;a[2315]=$0;for($1=0,$2=d[11];$1<$2;$1+=1){b=$1;$3=0;a[334+b]=$3;a[339+b]=$3;a[344+b]=$3;a[349+b]=(-1);for($4=0,$5=5;$4<$5;$4+=1){c=$4;a[309+b*5+c]=0;}}$6=$K17;a[266]=$6[0];a[1]=$6[1];}
function $cS$(a,c){let b,d,e,$0,$1,$2,$3;b=a[11]*3;while(c[266]<b&&!c[2194+c[266]]){$0=266;c[$0]=c[$0]+1;}if(c[266]>=b){$1=$K18;c[266]=$1[0];c[1]=$1[1];return;}d=c[266];c[268]=d;$cx$(c);for($2=0,$3=6;$2<$3;$2+=1){e=$2;if(e!=2&&e!=4&&c[$l$(d)+e]>0){$cw$(c,e);}}$cu$(c,8,$aQ$(d));}
function $cT$(c,b){let d,a,$0,$1;for($0=0,$1=c[11];$0<$1;$0+=1){a=$0;if(a!=b[272]&&b[389+a]==0){if(b[334+a]<5){$cU$(c,b,a);return;}}}d=b[272];if(d<0||b[334+d]>=5){b[1]=13;}else{if(b[266]==0){b[1]=12;}else{$cU$(c,b,d);}}}
function $cU$(g,a,b){let e,f,d,c,$0,$1,$2,$3,$4;c=a[334+b];d=a[304+b];for($0=0,$1=c;$0<$1;$0+=1){e=$0;d=d-a[309+b*5+e];}a[267]=c;$cx$(a);$cw$(a,0);if(c==1){if(0<($4=g[2689])&&$4<=d){$cw$(a,g[2689]);}}else{for($2=1,$3=d+1;$2<$3;$2+=1){f=$2;$cw$(a,f);}}$cu$(a,10,b);}
function $cV$(c,a){let b,$0,$1;$cx$(a);$cw$(a,0);for($0=0,$1=c[11];$0<$1;$0+=1){b=$0;if(a[389+b]==0&&c[24+b]!=c[24+a[272]]){$cw$(a,1+b);}}$cu$(a,9,a[272]);}
function $cW$(e,b){let c,d,a,$0,$1,$2,$3,$4,$5,$6;for($0=0,$1=e[11];$0<$1;$0+=1){a=$0;b[304+a]=0;for($2=0,$3=5;$2<$3;$2+=1){c=$2;d=a*5+c;$4=2570+d;b[$4]=b[$4]+b[309+d];}}if(b[6]==e[2749]){$cX$(e,b);}$5=(-1);b[272]=$5;b[273]=$5;$6=$K19;b[266]=$6[0];b[1]=$6[1];}
function $cX$(b,c){let a,$0,$1,$2;for($0=0,$1=5;$0<$1;$0+=1){a=$0;$2=309+b[2750]*5+a;c[$2]=c[$2]+b[2751+a];}}
function $cY$(d,c){let a,b,e,$0,$1,$2,$3,$4,$5;a=0;for($0=0,$1=d[11];$0<$1;$0+=1){b=$0;if($aW$(c,b)){a=Math.max(a,$cZ$(c,b,0));}}if(a==0){c[1]=16;return;}for($2=0,$3=d[11];$2<$3;$2+=1){b=$2;if($aW$(c,b)&&$cZ$(c,b,0)==a){if(c[344+b]==0){$cx$(c);for($4=1,$5=$aZ$(d,c)+1;$4<$5;$4+=1){e=$4;if($aI$(c,e)<0){$cw$(c,e);}}$cu$(c,11,b);return;}}}c[1]=15;}
function $cZ$(a,b,c){return a[309+b*5+c];}
function $da$(a,b){let d,c,$0,$1;c=$aX$(a,b);if(c>0){$cE$(b,$db$(a,b,c));return;}for($0=0,$1=a[11];$0<$1;$0+=1){d=$0;b[344+d]=0;}b[1]=14;}
function $db$(e,c,d){let a,b,$0,$1;a=0;for($0=0,$1=e[11];$0<$1;$0+=1){b=$0;if($aW$(c,b)&&c[344+b]==d){a=a+1;}}return a;}
function $dc$(d,c){let a,b,$0,$1,$2,$3,$4;a=0;for($0=0,$1=d[11];$0<$1;$0+=1){b=$0;if($aW$(c,b)){a=a+1;}}if(a>0){$cE$(c,a);return;}if(c[6]==1){for($2=0,$3=d[11];$2<$3;$2+=1){b=$2;c[2565+b]=c[339+b];}}$4=$K20;c[266]=$4[0];c[1]=$4[1];}
function $dd$(c,a){let e,i,d,f,g,h,b,$0,$1,$2,$3,$4,$5,$6,$7;b=$aI$(a,a[266]);if(b<0){$df$(c,a);$0=$K21;a[265]=$0[0];a[266]=$0[1];a[1]=$0[2];return;}if($cZ$(a,b,1)==0){$1=266;a[$1]=a[$1]+1;return;}$2=[a[270],a[271]];d=$2[0];e=$2[1];for($3=0,$4=c[11];$3<$4;$3+=1){f=$3;g=a[349+f];if(g>=0){if(a[489+g]==0){d=d-1;}else{e=e-1;}}}$cx$(a);for($5=0,$6=c[31];$5<$6;$5+=1){h=$5;if(a[409+h]==b){i=a[489+h];if(i==0&&d>0||i==1&&e>0){$cw$(a,h);}}}if(a[4]==0){$de$(a,b,1,$cZ$(a,b,1));$7=266;a[$7]=a[$7]+1;}else{$cu$(a,12,b);}}
function $de$(b,c,d,a){let $0;$0=2595+c*5+d;b[$0]=b[$0]+a;}
function $df$(d,b){let c,a,$0,$1,$2,$3,$4;for($0=0,$1=d[11];$0<$1;$0+=1){a=$0;c=b[349+a];if(c<0){continue;}if(b[489+c]==0){$3=270;b[$3]=b[$3]-1;$aT$(b,a,0,1);}else{$2=271;b[$2]=b[$2]-1;$aT$(b,a,1,1);}$4=489+c;b[$4]=b[$4]+1;b[349+a]=(-1);}}
function $dg$(c,a){let f,g,d,h,i,e,b,$0,$1,$2,$3;b=a[265];if(b>=c[11]){$dh$(c,a);return;}if(a[266]>=4||$cZ$(a,b,2)==0){$0=[b+1,0];a[265]=$0[0];a[266]=$0[1];return;}$1=[$K1[a[266]],$bc$(b)];d=$1[0];e=$1[1];f=0;for($2=0,$3=6;$2<$3;$2+=1){g=$2;f=f+a[e+g];}h=Math.min(a[$e$(b)+d],a[399+b]-f);a[267]=d;$cx$(a);$cw$(a,0);i=1;while(i<=h){a[e+d]=i;if($d$(a,e,c,2675)>$cZ$(a,b,2)){break;}$cw$(a,i);i=i+1;}a[e+d]=0;$cu$(a,13,b);}
function $dh$(d,b){let e,c,a,$0,$1,$2,$3,$4,$5;for($0=0,$1=d[11];$0<$1;$0+=1){a=$0;c=$cZ$(b,a,2);if(c==0){continue;}$de$(b,a,2,c-$d$(b,$bc$(a),d,2675));for($2=0,$3=6;$2<$3;$2+=1){e=$2;$4=$e$(a)+e;b[$4]=b[$4]-b[$bc$(a)+e];$aT$(b,a,2,b[$bc$(a)+e]);}}$5=$K22;b[265]=$5[0];b[1]=$5[1];}
function $di$(c,a){let g,e,d,f,b,$0,$1,$2,$3,$4;b=a[265];if(b>=c[11]){$dk$(c,a);return;}d=(-1);for($0=0,$1=4;$0<$1;$0+=1){e=$0;if(d<0&&a[$bc$(b)+$K1[e]]>0){d=$K1[e];}}if(d<0){a[265]=b+1;return;}a[267]=d;$cx$(a);for($2=0,$3=c[31];$2<$3;$2+=1){f=$2;if(a[409+f]==b&&a[1209+f]==0){if($dj$(c,a,f)){$cw$(a,2*f);}g=$G$(a,f);if(g>=0&&$cA$(c,a,g,d)){$cw$(a,2*f+1);}}}if(a[4]==0){$4=$e$(b)+d;a[$4]=a[$4]+a[$bc$(b)+d];a[$bc$(b)+d]=0;}else{$cu$(a,14,b);}}
function $dj$(c,a,b){return $o$(a,$q$(b))<c[2674];}
function $dk$(d,b){let c,a,$0,$1,$2,$3,$4;for($0=0,$1=d[31];$0<$1;$0+=1){a=$0;c=b[1209+a];if(c>10){$3=$l$($G$(b,a))+c-10-1;b[$3]=b[$3]+1;}else{if(c>0){$2=$q$(a)+c-1;b[$2]=b[$2]+1;}}b[1209+a]=0;}$4=$K23;b[266]=$4[0];b[1]=$4[1];}
function $dl$(e,a){let c,f,d,b,$0,$1,$2,$3;b=$aI$(a,a[266]);if(b<0){$0=$K24;a[265]=$0[0];a[266]=$0[1];a[1]=$0[2];return;}$1=[$cZ$(a,b,3),e[2679]];c=$1[0];d=$1[1];f=Math.min(d*c,a[269]);$de$(a,b,3,c-Math.floor((f+d-1)/d));$2=269;a[$2]=a[$2]-f;a[384+b]=f;$aT$(a,b,3,f);$3=266;a[$3]=a[$3]+1;}
function $dm$(c,a){let d,e,f,b,$0,$1,$2,$3,$4;b=a[265];if(b>=c[11]){a[1]=22;return;}d=a[384+b];if(d==0){a[265]=b+1;return;}$cx$(a);if(a[266]==1){for($0=1,$1=Math.min(d,$j$(a,a[268]))+1;$0<$1;$0+=1){e=$0;$cw$(a,e);}$cu$(a,16,b);return;}for($2=0,$3=c[31];$2<$3;$2+=1){f=$2;if(a[409+f]==b&&$j$(a,f)>0){$cw$(a,f);}}if(a[4]==0){$4=269;a[$4]=a[$4]+d;a[384+b]=0;}else{$cu$(a,15,b);}}
function $dn$(f,d){let a,e,b,c,$0,$1,$2,$3,$4,$5,$6;$0=$K4;a=$0[0];b=$0[1];for($1=0,$2=f[11];$1<$2;$1+=1){c=$1;e=$cZ$(d,c,4);if(e>a){$3=[e,c];a=$3[0];b=$3[1];}else{if(e==a){b=(-1);}}}for($4=0,$5=f[11];$4<$5;$4+=1){c=$4;if(c!=b){$de$(d,c,4,$cZ$(d,c,4));}}d[272]=b;if(b>=0){$aT$(d,b,4,1);}$6=$K25;d[2314]=$6[0];d[1]=$6[1];}
function $do$(d,a){let e,c,b,$0,$1,$2,$3,$4,$5,$6,$7,$8;$0=2314;a[$0]=a[$0]+1;b=$aI$(a,a[2314]);if(b<0){a[1]=49;return;}if(a[389+b]>0){return;}a[5]=b;$1=(-1);a[2315]=$1;a[2317]=$1;a[2325]=$1;for($2=0,$3=d[31];$2<$3;$2+=1){c=$2;$4=(-1);a[1129+c]=$4;a[1289+c]=$4;$5=0;a[1849+c]=$5;a[2009+c]=$5;}$dp$(d,a);for($6=0,$7=d[11]*3;$6<$7;$6+=1){e=$6;$8=0;a[2284+e]=$8;a[2269+e]=$8;a[2299+e]=$8;a[2239+e]=(-1);}$bs$(d,a,24);}
function $dp$(c,b){let a,$0,$1;for($0=1369,$1=1369+c[31]*6;$0<$1;$0+=1){a=$0;b[a]=0;}}
function $dq$(e,a){let b,d,c;b=a[2315];c=a[2318];d=$o$(a,$q$(c))>0||$ce$(a,c,b)>=0;if(d&&a[2322]==0){a[1]=26;}else{$dr$(e,a,b);}}
function $dr$(f,a,b){let g,c,d,e,$0,$1,$2;c=a[2179+b];$0=[$l$(b),$q$(c)];d=$0[0];e=$0[1];$cx$(a);if(a[2322]>0){$cw$(a,0);}if($dj$(f,a,c)){for($1=0,$2=6;$1<$2;$1+=1){g=$1;if(g!=2&&g!=4&&a[d+g]>0){$aw$(a,d,e,g);if($cz$(a,c)){$cw$(a,1+g);}$aw$(a,e,d,g);}}}$cu$(a,20,$aQ$(b));}
function $ds$(c){let a,b,d,g,e,f,$0,$1,$2;$0=[c[2315],c[2318]];a=$0[0];b=$0[1];d=c[1049+b];if(d==0){c[1]=27;return;}e=$ce$(c,b,a);f=$p$(c,b)+(e>=0?$k$(c,e):0);c[268]=b;$cx$(c);for($1=Math.max(0,d-f),$2=Math.min(d,$k$(c,a))+1;$1<$2;$1+=1){g=$1;$cw$(c,g);}$cu$(c,21,c[5]);}
function $dt$(d,c){let a,e,b,$0;$0=[c[2315],c[2319]];a=$0[0];b=$0[1];c[2179+a]=b;if(c[409+b]<0){$ch$(d,c,b,c[5]);}e=$o$(c,$q$(b))>0;c[1]=e?28:c[2323];}
function $du$(a,b){$cy$(a,b,b[2315]);}
function $dv$(a,b){$dp$(a,b);b[2324]=0;$bs$(a,b,30);}
function $dw$(c,a){let f,d,b,e,$0,$1,$2;b=a[5];while(a[2324]<2*c[31]){d=Math.floor(a[2324]/2);if(a[409+d]!=b){$0=2324;a[$0]=a[$0]+(2-$mod(a[2324],2));continue;}e=15;if($mod(a[2324],2)==0){e=$G$(a,d);f=e>=0&&$aa$(a,e)&&a[2299+e]==0;}else{f=$o$(a,$q$(d))>0;}if(f){$cx$(a);$cw$(a,0);$dx$(c,a,b,d,1);if(a[4]>1){$1=[e,d];a[2325]=$1[0];a[2326]=$1[1];$cu$(a,22,b);return;}}$2=2324;a[$2]=a[$2]+1;}a[2325]=(-1);a[1]=31;}
function $dx$(b,e,f,c,g){let a,d,$0,$1;for($0=0,$1=b[32+c];$0<$1;$0+=1){a=$0;d=b[112+c*16+a];if(e[2009+d]==0&&$ab$(b,e,f,d,g)){$cw$(e,1+d);}}}
function $dy$(a,b){$bs$(a,b,32);}
function $dz$(f,a){let c,d,b,e,$0,$1,$2,$3;b=a[5];$cx$(a);for($0=b*3,$1=(b+1)*3;$0<$1;$0+=1){c=$0;if(a[2239+c]>=0){if($dC$(a,c)){$cw$(a,1000*(1+$mod(c,3))+a[2179+c]);}else{a[2239+c]=(-1);}}}for($2=0,$3=f[31];$2<$3;$2+=1){d=$2;e=a[1289+d];if(e>=0){if(a[409+d]==b&&$dB$(a,d)){$cw$(a,d);}else{a[1289+d]=(-1);}}}if(a[4]>0){$cu$(a,23,b);}else{$dA$(f,a);}}
function $dA$(a,b){let c,$0,$1,$2;$dp$(a,b);for($0=0,$1=a[11]*3;$0<$1;$0+=1){c=$0;b[2284+c]=0;}$2=(-1);b[2315]=$2;b[2325]=$2;$bs$(a,b,42);}
function $dB$(a,b){let c;c=a[409+a[1289+b]];return $o$(a,$q$(b))>0&&c>=0&&c!=a[5];}
function $dC$(a,b){let c;if(!$aa$(a,b)){return 0;}c=a[409+a[2239+b]];return a[2209+b]>1||c>=0&&c!=a[5];}
function $dD$(d,c){let b,a,$0,$1;$0=[c[409+c[2327]],c[2325]];a=$0[0];b=$0[1];if(a>=0&&a!=c[5]){$bs$(d,c,34);}else{if(b==15||!$aa$(c,b)){c[1]=41;}else{if(a<0){$1=2254+b;c[$1]=c[$1]-1;$bp$(d,c);}else{c[1]=c[2209+b]>1?40:41;}}}}
function $dE$(i,c){let d,a,h,b,e,g,f,$0,$1,$2;$0=[c[2325],c[2326]];a=$0[0];b=$0[1];if(!$dG$(c)){d=a==15||$aa$(c,a);c[1]=d?33:41;return;}e=c[1049+b];if(e==0){c[1]=35;return;}if(a==15){h=$G$(c,b);$2=[$p$(c,b),h>=0?$k$(c,h):0];f=$2[0];g=$2[1];}else{$1=[$k$(c,a),$p$(c,b)];f=$1[0];g=$1[1];}$dF$(c,b,e,f,g,c[5]);}
function $dF$(b,a,d,f,e,g){let c,$0,$1;b[268]=a;$cx$(b);for($0=Math.max(0,d-e),$1=Math.min(d,f)+1;$0<$1;$0+=1){c=$0;$cw$(b,c);}$cu$(b,21,g);}
function $dG$(a){let b;b=a[409+a[2327]];if(b<0||b==a[5]){return 0;}return a[2325]==15||$aa$(a,a[2325]);}
function $dH$(f,a){let d,c,e,b,$0,$1;b=a[2327];$0=[a[1049+b],$G$(a,b)];c=$0[0];d=$0[1];if(c==0){$1=0;a[2390]=$1;a[2333]=$1;a[2334]=$1;a[1]=36;}else{e=d>=0?$k$(a,d):0;$dF$(a,b,c,e,$p$(a,b),a[409+b]);}}
function $dI$(d,a){let c,b,$0;$dN$(a);while(a[2390]<2){b=$dM$(a[2390]);if(a[b+0+4]+a[b+6+4]>0){$cx$(a);$cw$(a,0);$cw$(a,1);c=a[2390]==0?a[5]:a[409+a[2327]];$cu$(a,32,c);return;}$0=2390;a[$0]=a[$0]+1;}$dJ$(d,a);}
function $dJ$(c,a){let b,$0,$1,$2;b=a[2327];if(a[1129+b]<0){a[1129+b]=$E$(c,a[489+b]);}a[2328]=$dL$(c,a[2326],b);a[2329]=0;$0=2710+b;a[$0]=a[$0]+1;$aT$(a,a[5],9,1);$aT$(a,a[5],12,a[2328]);$aT$(a,a[409+b],13,1);if(a[2325]!=15){$1=2254+a[2325];a[$1]=a[$1]-1;}$dK$(a,2330,a[2328]);$2=6;a[2335]=$2;a[2336]=$2;a[2337]=a[489+b]==2?4:5;$dN$(a);a[1]=37;}
function $dK$(b,c,a){let $0;b[c+0]=a>0?0:2;$0=0;b[c+1]=$0;b[c+1+1]=$0;}
function $dL$(d,a,e){let c,b,$0,$1;b=a*16;for($0=0,$1=d[32+a];$0<$1;$0+=1){c=$0;if(d[112+b+c]==e){return d[1392+b+c];}}return 0;}
function $dM$(a){return 2338+a*14;}
function $dN$(c){let a,f,d,e,b,$0,$1,$2,$3;$0=[c[2325],c[2327]];a=$0[0];b=$0[1];for($1=2338,$2=2366;$1<$2;$1+=1){d=$1;c[d]=0;}if(a==15){$dO$(c,$q$(c[2326]),2344);}else{$dO$(c,$l$(a),2338);}$3=[2352,$G$(c,b)];e=$3[0];f=$3[1];$dO$(c,$q$(b),e+6);if(f>=0){$dO$(c,$l$(f),e+0);c[e+13]=c[2194+f];}c[e+12]=c[1129+b];}
function $dO$(b,c,d){let a,$0,$1;for($0=0,$1=6;$0<$1;$0+=1){a=$0;b[d+a]=b[c+a];}}
function $dP$(b,a){let c;c=$dQ$(a,2330,b[91566]);if(c==0){$bn$(b,a,0);}else{a[0]=c;}}
function $dQ$(a,b,l){let e,k,f,i,d,m,j,c,h,g,$0,$1,$2;c=a[b+0];d=b+8+($bW$(c)?0:14);if($has($K26,c)){$0=[$dR$(a,d,0,(-1)),$dR$(a,d,1,(-1))];e=$0[0];f=$0[1];return e+f==0?0:1+e*40+f;}g=c==1?(-1):a[b+7];$1=[$dR$(a,d,3,g),$dR$(a,d,4,g)];h=$1[0];i=$1[1];$2=[$dR$(a,d,5,g),$dR$(a,d,2,g)];j=$2[0];k=$2[1];if(k+h+i+j==0){return 0;}if(l){m=(i*2+k)*24+h;return 13761+m*40+j;}return 961+(k*80+h+i)*80+j;}
function $dR$(a,b,c,e){let d;d=a[b+0+c]+a[b+6+c];if(c==e){d=d+a[b+12];}return d;}
function $dS$(b,a){$dN$(a);if($br$(a)){$bp$(b,a);}else{if(a[2325]!=15&&!$aa$(a,a[2325])){$bo$(b,a,1);}else{$cx$(a);$cw$(a,0);$cw$(a,1);$cu$(a,24,a[5]);}}}
function $dT$(b,a){$cx$(a);$cw$(a,0);if($dU$(a,a[2325])){$cw$(a,1);}$cu$(a,25,a[5]);}
function $dU$(a,b){let c,e,d;c=a[2179+b];if($o$(a,$q$(c))>0||$ce$(a,c,b)>=0){return 1;}d=$l$(b);e=a[d+4]+a[1049+c];return $H$(a,d)>0&&e<=$m$($n$(a,b)-1);}
function $dV$(c,a){let b;b=a[2325];a[2315]=(-1);if(!$aa$(a,b)||a[2254+b]<=0){a[1]=41;return;}$cx$(a);$cw$(a,0);$dx$(c,a,a[5],a[2179+b],c[2720]>0);$cu$(a,26,a[5]);}
function $dW$(d,a){let b,c,e,$0,$1,$2,$3,$4;b=a[2325];if(b!=15&&$aa$(a,b)&&a[2269+b]>0){c=a[2209+b];if(a[2224+b]<d[2697+c]){$1=2224+b;a[$1]=a[$1]+1;}else{if(c<d[2696]){$0=[c+1,1];a[2209+b]=$0[0];a[2224+b]=$0[1];}}}for($2=0,$3=d[31];$2<$3;$2+=1){e=$2;a[2009+e]=0;}$4=(-1);a[2325]=$4;a[2315]=$4;a[1]=32;}
function $dX$(d,a){let c,b,$0,$1;b=a[5];$cx$(a);if(a[2315]>=0){if($dY$(d,a,a[2315],a[2179+a[2315]])){$cw$(a,0);}$ef$(d,a,a[2315],a[2316]);$ec$(d,a,a[2315]);}else{if(a[2317]>=0){$ef$(d,a,a[2317],a[2209+a[2317]]);}else{$cw$(a,0);for($0=b*3,$1=(b+1)*3;$0<$1;$0+=1){c=$0;if($eh$(a,c)){$ef$(d,a,c,a[2209+c]);}$ec$(d,a,c);}}}$cu$(a,19,b);}
function $dY$(g,a,c,b){let f,d,e,h,$0,$1;d=$ce$(a,b,c);if(d<0){return 1;}if(!$eh$(a,d)){return 0;}e=$eb$(c,d);for($0=0,$1=g[32+b];$0<$1;$0+=1){f=$0;h=g[112+b*16+f];if($ea$(g,a,d,h)){if(a[2179+e]!=h){return 1;}if((a[2209+d]>1||$eh$(a,e))&&$dZ$(g,a,d,h,b)){return 1;}}}return 0;}
function $dZ$(b,f,g,c,e){let a,d,$0,$1;for($0=0,$1=b[32+c];$0<$1;$0+=1){a=$0;d=b[112+c*16+a];if(d!=e&&$ea$(b,f,g,d)){return 1;}}return 0;}
function $ea$(e,a,d,b){let c;c=a[409+b];return c==Math.floor(d/3)||c<0&&a[1]==42;}
function $eb$(a,c){let b;b=Math.floor(a/3);return 3*(b*3+1)-a-c;}
function $ec$(a,b,c){let d,e,f,$0,$1;if(!a[2723]||b[1]!=42||!$ed$(b,c)){return;}d=b[2179+c];for($0=0,$1=a[32+d];$0<$1;$0+=1){e=$0;f=a[112+d*16+e];if(b[409+f]<0){$cw$(b,10000+1000*(1+$mod(c,3))+f);}}}
function $ed$(a,b){let d,c;if(!$aa$(a,b)||$H$(a,$l$(b))==0){return 0;}c=a[2179+b];d=$k$(a,b)>0&&$j$(a,c)>0;return d||$ee$(a,b);}
function $ee$(a,b){return a[$l$(b)+4]+a[1049+a[2179+b]]==0;}
function $ef$(f,b,c,a){let d,e,g,$0,$1;if(a<=0||!$dU$(b,c)){return;}d=b[2179+c];for($0=0,$1=f[32+d];$0<$1;$0+=1){e=$0;g=f[112+d*16+e];if($ea$(f,b,c,g)&&$eg$(f,b,c,g,a-1)){$cw$(b,1000*(1+$mod(c,3))+g);}}}
function $eg$(a,b,c,d,e){let f,g,$0,$1;if($dY$(a,b,c,d)){return 1;}if(e<=0){return 0;}for($0=0,$1=a[32+d];$0<$1;$0+=1){f=$0;g=a[112+d*16+f];if($ea$(a,b,c,g)){if($dY$(a,b,c,g)||e>1&&$dZ$(a,b,c,g,d)){return 1;}}}return 0;}
function $eh$(a,b){return $aa$(a,b)&&a[2284+b]==0;}
function $ei$(a){let b,c,$0,$1;b=a[2320];$cx$(a);for($0=0,$1=6;$0<$1;$0+=1){c=$0;if(c!=2&&c!=4&&a[$l$(b)+c]>0){$cw$(a,1+c);}}$cu$(a,20,a[5]);}
function $ej$(d,a){let c,b,$0,$1;b=a[5];a[2396]=(-1);$cx$(a);$cw$(a,0);for($0=0,$1=d[31];$0<$1;$0+=1){c=$0;if(a[409+c]==b&&$el$(a,c)){if($ek$(d,a,c)){$cw$(a,1+c);}}}$cu$(a,27,b);}
function $ek$(b,e,c){let a,f,d,$0,$1;for($0=0,$1=b[32+c];$0<$1;$0+=1){a=$0;d=b[112+c*16+a];f=e[409+d];if(f<0||f==e[5]){if($dj$(b,e,d)||$G$(e,d)>=0){return 1;}}}return 0;}
function $el$(a,b){let c,$0,$1;if($o$(a,$q$(b))<2&&$G$(a,b)<0){return 0;}for($0=0,$1=6;$0<$1;$0+=1){c=$0;if(c!=4&&$em$(a,b,c)>0){return 1;}}return 0;}
function $em$(d,a,b){let c;c=1369+a*6+b;return d[$q$(a)+b]-d[c];}
function $en$(d,a){let f,c,b,e,$0,$1,$2,$3;b=a[2396];$cx$(a);$cw$(a,0);if($el$(a,b)){for($0=0,$1=d[32+b];$0<$1;$0+=1){c=$0;e=d[112+b*16+c];if(a[409+e]<0||a[409+e]==a[5]){for($2=0,$3=2;$2<$3;$2+=1){f=$2;if($eo$(d,a,b,e,f)){$cw$(a,1+2*e+f);}}}}}$cu$(a,28,a[5]);}
function $eo$(b,c,d,e,f){let a,$0,$1;for($0=0,$1=6;$0<$1;$0+=1){a=$0;if($et$(b,c,d,e,f,a)){return 1;}}return $ep$(b,c,d,e,f);}
function $ep$(e,c,a,f,g){let h,d,b,$0,$1;b=$q$(a);d=c[b+4]+c[1049+a];if(d==0||!$es$(e,c,a,f,g)){return 0;}for($0=c[b+4],$1=d+1;$0<$1;$0+=1){h=$0;if($eq$(c,a,f,g,h)){return 1;}}return 0;}
function $eq$(e,a,g,h,f){let d,b,c,$0;b=$q$(a);$0=[$o$(e,b),e[b+4]];c=$0[0];d=$0[1];if(f<d||f>Math.min(c,$er$(e,g,h,c))){return 0;}return e[1049+a]-(f-d)<=$k$(e,$G$(e,a));}
function $er$(b,c,a,e){let d,f;if(a>0){d=$G$(b,c);return $k$(b,d)+e;}f=$q$(c);return $m$($o$(b,f)+e)-b[f+4];}
function $es$(h,c,a,f,e){let k,i,g,b,j,d,$0,$1;b=$q$(a);d=$o$(c,b);if(d<2||$G$(c,a)<0||e>0&&$G$(c,f)<0){return 0;}for($0=0,$1=6;$0<$1;$0+=1){g=$0;if(c[1369+a*6+g]>0){return 0;}}if(e==0){return $o$(c,$q$(f))+d<=h[2674];}i=$l$($G$(c,f));j=c[i+0]+c[i+3];k=c[i+1]+c[i+5];return j+c[b+0]+c[b+3]<=h[2672]&&k+c[b+1]+c[b+5]<=h[2673];}
function $et$(a,b,c,d,e,f){return $eu$(a,b,c,d,e,f,0)||$eu$(a,b,c,d,e,f,1);}
function $eu$(d,b,c,e,f,a,j){let l,k,i,g,h;if(a==4||$em$(b,c,a)<=0||!$ew$(d,b,e,f,a)){return 0;}g=$q$(c);h=$o$(b,g);if(h<2&&$G$(b,c)<0){return 0;}i=b[g+4]+b[1049+c];if(i==0){return j==0;}if(j>i||j>0&&$er$(b,e,f,1)<j){return 0;}k=Math.min(j,b[g+4]);$ev$(b,c,a,(-1),k,j-k);l=$cz$(b,c);$ev$(b,c,a,1,k,j-k);return l;}
function $ev$(d,a,e,c,f,g){let b,$0,$1,$2;b=$q$(a);$0=b+e;d[$0]=d[$0]+c;$1=b+4;d[$1]=d[$1]+c*f;$2=1049+a;d[$2]=d[$2]+c*g;}
function $ew$(b,c,d,a,f){let e;if(a==0){return $dj$(b,c,d);}e=$G$(c,d);return e>=0&&$cA$(b,c,e,f);}
function $ex$(f,d){let c,e,a,b,$0,$1,$2;$0=[d[2396],d[2397],d[2398]];a=$0[0];b=$0[1];c=$0[2];$cx$(d);for($1=0,$2=6;$1<$2;$1+=1){e=$1;if($et$(f,d,a,b,c,e)){$cw$(d,e);}}if($ep$(f,d,a,b,c)){$cw$(d,9);}$cu$(d,29,d[5]);}
function $ey$(g,e){let f,c,d,a,b,$0,$1,$2,$3,$4;$0=[e[2396],e[2397],e[2398],e[2399]];a=$0[0];b=$0[1];c=$0[2];d=$0[3];$cx$(e);if(d==9){for($3=0,$4=e[$q$(a)+4]+e[1049+a]+1;$3<$4;$3+=1){f=$3;if($eq$(e,a,b,c,f)){$cw$(e,f);}}}else{for($1=0,$2=2;$1<$2;$1+=1){f=$1;if($eu$(g,e,a,b,c,d,f)){$cw$(e,f);}}}$cu$(e,30,e[5]);}
function $ez$(c,b){let a,$0,$1,$2;for($0=0,$1=c[31];$0<$1;$0+=1){a=$0;$aC$(b,a);}$2=$K27;b[5]=$2[0];b[1]=$2[1];}
function $eA$(a,b){let c,$0,$1,$2;$eD$(a,b);for($0=0,$1=a[11];$0<$1;$0+=1){c=$0;if(b[389+c]==0){b[304+c]=$eC$(b[399+c],a[2703],a[2704]);}}$eB$(a,b);if(b[6]>=a[0]){$bx$(b,5,(-1));}else{if(b[6]==a[91565]&&b[7]==0){$bx$(b,6,(-1));}}if(b[7]==0){$2=6;b[$2]=b[$2]+1;b[1]=9;}}
function $eB$(a,f){let b,g,d,c,e,$0,$1,$2,$3;if(a[23]==0||a[23]==2){return;}$0=$K28;b=$0[0];c=$0[1];d=$0[2];for($1=0,$2=a[29];$1<$2;$1+=1){e=$1;g=$bC$(a,f,e);if(g>b){$3=[g,1,e];b=$3[0];c=$3[1];d=$3[2];}else{if(g==b){c=c+1;}}}if(b>=a[30]&&c==1){$bx$(f,1,$by$(a,d));}}
function $eC$(b,c,a){return Math.max(a,Math.floor(b/c));}
function $eD$(d,c){let e,a,b,$0,$1,$2,$3,$4,$5,$6;for($0=0,$1=d[31];$0<$1;$0+=1){a=$0;b=$q$(a)+4;$2=269;c[$2]=c[$2]+(c[1049+a]+c[b]);$3=0;c[1049+a]=$3;c[b]=$3;}for($4=0,$5=d[11]*3;$4<$5;$4+=1){e=$4;b=$l$(e)+4;$6=269;c[$6]=c[$6]+c[b];c[b]=0;}}
function $eE$(c,a){let b,$0,$1;$cx$(a);$cw$(a,0);for($0=0,$1=c[11]*3;$0<$1;$0+=1){b=$0;if($aa$(a,b)){if(c[24+$aQ$(b)]!=c[24+a[272]]){$cw$(a,1+b);}}}$cu$(a,17,a[272]);}
function $eF$(c,a){let b,$0,$1,$2;$cx$(a);for($0=a[272]*3,$1=(a[272]+1)*3;$0<$1;$0+=1){b=$0;if($aa$(a,b)){$cw$(a,b);}}if(a[4]>0){$cu$(a,18,a[2393]);}else{$2=[(-1),a[2391]];a[272]=$2[0];a[1]=$2[1];}}
function $eG$(b,a){$cE$(a,b[2693]);}
function $eH$(d,a,c){let b;b=a[2];if(b==22||b==25){return a[4]-1-among(c,a[4]-1);}return among(c,a[4]);}
function $eI$(a,b,c){return $eJ$(a,b,c,a[91562]>0?a[91562]:768134);}
function $eJ$(c,a,d,e){let f,h,g,b,j,i,k,$0,$1,$2,$3;b=a[2];if(b==10){return $fy$(a,$fz$(c,a,d,e));}if(b==13){return $fx$(c,a);}if(b==24){return $fw$(c,a,e)>0?0:1;}if(b==11){return $fu$(c,a,a[3],d,e);}if(b==9||b==30){return 0;}if(b==32){return $ft$(c,a)?1:0;}if(b==21||b==16||b==5){return a[4]-1;}if(b==19||b==27){$fs$(c,a,a[3]);}$0=[(-2000000),0,0,d];f=$0[0];g=$0[1];h=$0[2];i=$0[3];for($1=0,$2=a[4];$1<$2;$1+=1){j=$1;k=$eL$(c,a,a[9+j],e);if(c[91563]>0){k=k+$eK$(c,a,a[9+j]);}if(k>f){$3=[k,1,j];f=$3[0];g=$3[1];h=$3[2];}else{if(k==f){g=g+1;i=another(i);if(takes_its_place(i,g)){h=j;}}}}return h;}
function $eK$(e,a,c){let b,d;b=a[2]==22?a[2326]:0;d=(c*80+b)*64+a[2];return $mod(scrambled(d*16+e[91564]),2*e[91563])-e[91563];}
function $eL$(c,a,d,e){let b;b=a[2];if(b<9){return $fp$(c,a,d);}if(b<17){return $fl$(c,a,d,e);}if(b==19){return $fh$(c,a,d,e);}if(b==22){return d>0?$fd$(c,a,d-1,e):0;}if(b==23){return $fb$(c,a,d);}if(b==26){return d>0?$eZ$(c,a,d-1,e):0;}if(b==25){return d>0?$eY$(c,a,e):0;}if(b==27){return $eX$(c,a,d,e);}if(b==28){return $eT$(c,a,d,e);}if(b==29){return $eS$(c,a,d);}if(b==20){return $eQ$(d);}if(b==17){return $eP$(c,a,d,e);}if(b==18){return $eN$(c,a,d,e);}return $eM$(c,a,d,1);}
function $eM$(e,c,f,j){let d,h,a,g,i,b,$0,$1,$2,$3;$0=[c[3],0];a=$0[0];b=$0[1];for($1=0,$2=e[32+f];$1<$2;$1+=1){d=$1;g=e[112+f*16+d];$3=[c[409+g],$o$(c,$q$(g))];h=$3[0];i=$3[1];if(h==a){b=b+(i>1?2:1);}else{if(h<0){b=b+3;}else{if(e[24+h]!=e[24+a]){b=b+(i==1?3:(-1));if($G$(c,g)>=0){b=b-4;}}}}}if(j&&$o$(c,$q$(f))>1){b=b-1;}return $F$(e,c,a,f)>0?Math.min(b,12):0;}
function $eN$(a,b,c,d){return $S$(a,b,b[3],c,d)+$eO$(a,b,c);}
function $eO$(a,b,c){let d;d=$A$(a,b,$l$(c));return Math.floor((Math.floor(d/100000)+$mod(d,100000))*20/100);}
function $eP$(e,d,a,f){let b,h,j,i,c,k,g,$0,$1,$2,$3;if(a==0){return 0;}$0=[a-1,d[3]];b=$0[0];c=$0[1];g=$S$(e,d,c,b,f);if($H$(d,$l$(b))==0){return g;}$1=[d[2179+b],0];h=$1[0];i=$1[1];for($2=0,$3=e[32+h];$2<$3;$2+=1){j=$2;i=i||d[409+e[112+h*16+j]]==c;}if(d[5]==c){if(!i||d[2391]!=30){return (-1000000);}return Math.floor(g/4)+60+$eO$(e,d,b);}k=d[2239+b];if(k<0||d[409+k]!=c||d[2391]!=32){return (-1000000);}return Math.floor(g/4)+100+$eO$(e,d,b);}
function $eQ$(a){return a==0?10:(-$eR$(a-1));}
function $eR$(a){if(a==0){return 5;}if(a==3){return 4;}if(a==1){return 3;}return 2;}
function $eS$(d,c,a){let b;if(a==9){return (-1000000);}b=$eR$(a);return c[409+c[2397]]<0?(-b):b;}
function $eT$(b,c,a,d){if(a==0){return 0;}return $eU$(b,c,c[2396],Math.floor((a-1)/2),$mod(a-1,2),d);}
function $eU$(e,c,h,d,j,f){let b,i,a,g,$0;$0=[c[3],2790];a=$0[0];b=$0[1];if(c[409+d]<0){g=$V$(e,c,a,d,f);if(f&2&&g<1000){g=g-$eW$(e,c,a,h);}return g+$o$(c,$q$(h));}i=f&2?$eV$(e,c,a,h,d,f):0;if(i>20){return i+j;}if(c[b+d]<c[b+h]){return 20+2*j+($G$(c,d)>=0?6:0);}if(f&2&&j==0&&c[b+d]==1&&c[b+h]==1){if($o$(c,$q$(h))>2&&$o$(c,$q$(d))<2){return 3;}}if(j==1&&c[b+d]==c[b+h]){if(c[b+h]>1||$o$(c,$q$(h))>3){return 6;}}return (-1000000);}
function $eV$(g,a,h,d,b,j){let c,f,i,e,k,$0;c=$G$(a,b);if(c<0||$G$(a,d)>=0){return 0;}$0=[g[2761],$C$(g,a,b,(-1))];e=$0[0];f=$0[1];i=$J$(g,a,h,b,f)-$J$(g,a,h,b,f+e);k=Math.floor(i*$Q$(a,c,j)/1000);return k-$eW$(g,a,h,d);}
function $eW$(a,b,f,c){let d,e,g;d=$C$(a,b,c,(-1));e=Math.max(1,d-a[2761]);g=$x$(a,b,f,c,e)-$x$(a,b,f,c,d);return Math.floor(Math.max(0,g)*100/2000);}
function $eX$(e,g,a,i){let c,d,h,b,f,$0,$1,$2;if(a==0){return 0;}$0=[a-1,(-1000000)];b=$0[0];c=$0[1];for($1=0,$2=e[32+b];$1<$2;$1+=1){d=$1;f=e[112+b*16+d];h=g[409+f];if(h<0||h==g[3]){c=Math.max(c,$eU$(e,g,b,f,0,i));}}return c;}
function $eY$(d,c,g){let f,a,j,e,l,b,h,i,k,$0,$1;$0=[c[2325],c[3]];a=$0[0];b=$0[1];e=$A$(d,c,$l$(a));f=$N$(c,a,c[2179+a]);h=$O$(d,c,b,a,e,c[2179+a],f,g);if(f){e=$mod(e,100000)>=100?Math.max(100,e-100):e;}$1=[c[2327],c[2179+a]];i=$1[0];j=$1[1];k=$O$(d,c,b,a,e,i,1,g)-h;if(g&2){l=$J$(d,c,b,i,e+$D$(d,c,i,(-1)));l=l-$J$(d,c,b,j,$C$(d,c,j,(-1)));k=k-Math.floor(l*$Q$(c,a,g)/2000);}return k;}
function $eZ$(e,c,d,k){let f,j,a,h,b,m,i,g,l,$0,$1,$2;$0=[c[2325],c[2179+c[2325]]];a=$0[0];b=$0[1];if(c[409+d]<0){return (-1000000);}f=$C$(e,c,d,c[1129+d]);$1=[c[3],$A$(e,c,$l$(a))];g=$1[0];h=$1[1];$2=[$dL$(e,b,d),$N$(c,a,b)];i=$2[0];j=$2[1];l=$P$(e,c,g,a,h,f,d,i,j,k);if(k&2){m=$z$(e,h,f,i);l=l-$fa$(e,c,g,a,b,m,k);}return l;}
function $fa$(a,b,g,i,c,e,j){let d,f,h;d=$C$(a,b,c,(-1));f=Math.max(100,$mod(d,100000)-a[e+2])+Math.floor(d/100000)*100000;h=$J$(a,b,g,c,f)-$J$(a,b,g,c,d);return Math.floor(Math.max(0,h)*$Q$(b,i,j)/2000);}
function $fb$(f,e,d){let g,h,b,c,a,$0,$1;if(d>=1000){a=e[3]*3+Math.floor(d/1000)-1;$1=[e[2179+a],e[2239+a]];b=$1[0];c=$1[1];}else{$0=[15,d,e[1289+d]];a=$0[0];b=$0[1];c=$0[2];}if(e[409+c]<0){return 0;}g=$C$(f,e,c,e[1129+c]);h=$fc$(f,e,a,b);return f[$z$(f,h,g,$dL$(f,b,c))+0];}
function $fc$(d,e,a,b){let c;c=a==15?$q$(b):$l$(a);return $A$(d,e,c)+e[1049+b]*d[2760];}
function $fd$(f,d,e,k){let g,i,h,b,m,j,a,c,l,$0,$1;$0=[d[3],d[2326],d[2325]];a=$0[0];b=$0[1];c=$0[2];if(d[409+e]<0){return c!=15&&d[2209+c]>1?15:(-1000000);}g=$C$(f,d,e,d[1129+e]);$1=[$fc$(f,d,c,b),$N$(d,c,b)];h=$1[0];i=$1[1];j=$dL$(f,b,e);l=$P$(f,d,a,c,h,g,e,j,i,k);if(k&2&&l<10000){l=l-$fg$(f,d,a,b,h,g,j,i);if(c!=15){m=$z$(f,h,g,j);l=l-$fa$(f,d,a,c,b,m,k);l=l+$ff$(f,d,a,c,e,h,m,k);}}if(l<=0){return l;}return Math.floor(l*(1000-$fe$(f,d,a,e,g))/1000);}
function $fe$(e,g,h,c,j){let k,a,f,b,d,i,$0,$1;a=0;for($0=0,$1=e[32+c];$0<$1;$0+=1){b=$0;d=c*16+b;f=e[112+d];if(g[409+f]!=h){continue;}if(g[1289+f]==c){i=$A$(e,g,$q$(f));a=Math.max(a,e[$z$(e,i,j,e[1392+d])]);}k=$G$(g,f);if(k>=0&&g[2239+k]==c){i=$A$(e,g,$l$(k));a=Math.max(a,e[$z$(e,i,j,e[1392+d])]);}}return a;}
function $ff$(d,a,h,b,i,c,e,j){let f,g;if(a[2209+b]<2){return 0;}f=$mod(c,100000)-d[e+2];g=Math.floor(c/100000)*100000+Math.max(0,f);return Math.floor(d[e+1]*$O$(d,a,h,b,g,i,1,j)/2000);}
function $fg$(a,f,l,g,b,c,d,i){let h,k,j,m,e;e=$z$(a,b,c,d);h=$C$(a,f,g,(-1));j=a[e+2]+(i?100:0);k=Math.max(100,$mod(h,100000)-j)+Math.floor(h/100000)*100000;m=$x$(a,f,l,g,k)-$x$(a,f,l,g,h);return Math.floor(Math.max(0,m)*100/3000);}
function $fh$(b,c,a,d){let i,e,l,g,h,j,k,f,m,$0,$1;if(a==0){return 0;}if(a>=10000){return $fk$(b,c,a-10000,d);}e=c[3]*3+Math.floor(a/1000)-1;$0=[$mod(a,1000),c[2179+e]];f=$0[0];g=$0[1];if(c[1]==42){return $fj$(b,c,e,g,f,d);}$1=[$A$(b,c,$l$(e)),$N$(c,e,g)];h=$1[0];i=$1[1];j=c[3];k=$O$(b,c,j,e,h,g,i,d);l=$O$(b,c,j,e,$fi$(b,c,h,f),f,0,d);m=l-k-(i?15:0);if(l==0&&k==0){m=m+(c[2790+g]-c[2790+f])*12;}return m;}
function $fi$(a,b,e,c){let d;d=$A$(a,b,$q$(c));if(d>0&&$o$(b,$q$(c))>1){e=e+(d-a[2761]*1);}return e;}
function $fj$(c,a,d,f,i,j){let g,k,n,o,e,m,b,l,h;b=a[3];e=$A$(c,a,$l$(d));g=$N$(a,d,f);h=0;if(a[409+i]<0){h=h+$V$(c,a,b,i,j);}k=$A$(c,a,$q$(f))+$D$(c,a,f,(-1));l=$A$(c,a,$q$(i))+$D$(c,a,i,(-1));if(j&2){m=$J$(c,a,b,i,e+l)-$J$(c,a,b,f,e+k);}else{m=$x$(c,a,b,i,e+l)-$x$(c,a,b,f,e+k);}h=h-Math.floor(m*$Q$(a,d,j)/1000);if(g){h=h-15;}if(j&2){n=Math.max(k,c[2761]);o=$x$(c,a,b,f,n)-$x$(c,a,b,f,e+k);h=h-Math.floor(o*100/2000);}return h+(a[2790+f]-a[2790+i])*12;}
function $fk$(f,a,b,g){let c,i,d,j,k,e,h,$0;c=a[3]*3+Math.floor(b/1000)-1;$0=[a[2179+c],a[3]];d=$0[0];e=$0[1];h=$V$(f,a,e,$mod(b,1000),g);i=$C$(f,a,d,(-1));j=Math.max(100,i-f[2761]);k=$x$(f,a,e,d,j)-$x$(f,a,e,d,i);return h-Math.floor(k*$Q$(a,c,g)/1000);}
function $fl$(c,a,d,e){let b;b=a[2];if(b==12){return $fo$(c,a,d,e);}if(b==14){return $fn$(c,a,d,e);}return $fm$(c,a,d,e);}
function $fm$(c,a,d,k){let i,f,e,j,g,b,h,l;b=a[3];if($F$(c,a,b,d)==0){return (-1000000);}e=Math.min(a[384+b],$j$(a,d))*c[2760];f=$G$(a,d);g=f>=0?$l$(f):$q$(d);h=f>=0?f:15;i=f<0||$o$(a,$q$(d))==0;j=$A$(c,a,g);l=$O$(c,a,b,h,j+e,d,i,k);return l-$O$(c,a,b,h,j,d,i,k);}
function $fn$(f,e,d,m){let l,h,n,p,b,k,a,g,q,c,j,i,o,$0,$1,$2;$0=[Math.floor(d/2),$mod(d,2),e[3]];a=$0[0];b=$0[1];c=$0[2];g=$F$(f,e,c,a);h=$G$(e,a);if(g==0){return b;}i=f[2756+e[267]];j=b>0?h:15;if(b>0){$2=[$A$(f,e,$l$(h)),$N$(e,h,a)];k=$2[0];l=$2[1];}else{$1=[$A$(f,e,$q$(a)),h<0];k=$1[0];l=$1[1];}n=k>0?$O$(f,e,c,j,k,a,l,m):0;o=$O$(f,e,c,j,k+i,a,l,m);o=o+(g-n);if(m&2){p=$C$(f,e,a,(-1));if(h>=0){q=$J$(f,e,c,a,p)-$J$(f,e,c,a,p+i);o=o+Math.floor(q*$Q$(e,h,m)/1000);}q=$x$(f,e,c,a,p)-$x$(f,e,c,a,p+i);o=o+Math.floor(q*100/2000);}return o+10;}
function $fo$(c,a,d,j){let i,e,g,b,f,h,$0;b=a[3];e=$C$(c,a,d,(-1));if(a[489+d]==0){f=e+c[2691]*c[2761];}else{f=e-$D$(c,a,d,(-1));f=f+c[2692]*c[2760];}g=$x$(c,a,b,d,e)-$x$(c,a,b,d,f);$0=[100+($G$(a,d)>=0?200:0),$G$(a,d)];h=$0[0];i=$0[1];if(j&4&&i>=0){g=$J$(c,a,b,d,e)-$J$(c,a,b,d,f);h=100+$Q$(a,i,j);}return Math.floor(g*h/100)+$F$(c,a,b,d);}
function $fp$(c,a,d){let b;b=a[2];if(b==1||b==2){return $fr$(c,a,d);}if(b==7){return $fq$(a,d);}if(b==8){return (-$eR$(d));}return $eM$(c,a,d,b==6);}
function $fq$(b,a){let c,d;if(a==0){return 0;}c=b[2315]>=0?b[2315]:b[2395];d=a-1;if(d!=4&&$o$(b,$q$(b[2179+c]))<=1){return (-1000000);}return 1+$eR$(d);}
function $fr$(e,c,f){let d,b,a,$0,$1,$2;$0=[c[3],0];a=$0[0];b=$0[1];for($1=0,$2=e[32+f];$1<$2;$1+=1){d=$1;if(c[409+e[112+f*16+d]]==a){b=b+1;}}return 4*b-e[32+f];}
function $fs$(c,d,e){let f,a,h,g,b,i,$0,$1,$2,$3,$4,$5;a=2790;for($0=0,$1=c[31];$0<$1;$0+=1){b=$0;d[a+b]=$B$(c,d,e,b)?0:20;}f=1;while(f){f=0;for($2=0,$3=c[31];$2<$3;$2+=1){b=$2;g=d[a+b];for($4=0,$5=c[32+b];$4<$5;$4+=1){h=$4;i=c[112+b*16+h];if(d[a+i]+1<g){g=d[a+i]+1;}}if(g<d[a+b]){d[a+b]=g;f=1;}}}}
function $ft$(c,a){let e,d,b,f;b=a[2327];d=$A$(c,a,2338)+$A$(c,a,2344);e=$A$(c,a,2352)+$A$(c,a,2358);e=e+$D$(c,a,b,a[2364]);f=c[$z$(c,d,e,$dL$(c,a[2326],b))+0];return (a[2390]==0?f:1000-f)>=750;}
function $fu$(b,c,d,e,a){let f;if(!(a&128)){return 0;}f=$fv$(b,c,d,1,e,a);return f>0?Math.max(0,c[4]-f):0;}
function $fv$(d,a,c,f,j,e){let h,b,i,g,$0;b=Math.min(a[6]-1,3);if(d[23]!=1&&$M$(d,a,c,e)>=d[30]){b=5;}else{if(a[304+c]>$c$(d,a,c)){b=4;}}g=90962+((c*6+b)*5+f)*4;$0=[among(j,1000),0];h=$0[0];i=$0[1];while(i<3&&h>=d[g+i]){i=i+1;}return i;}
function $fw$(e,d,j){let h,b,l,f,g,i,a,c,k,$0,$1;$0=[d[2327],d[2326],d[2325]];a=$0[0];b=$0[1];c=$0[2];f=$A$(e,d,2338)+$A$(e,d,2344);g=$A$(e,d,2352)+$A$(e,d,2358);if(d[2364]>0){g=g+$D$(e,d,a,d[2364]);}h=$N$(d,c,b);$1=[d[3],$mod(j,1024)];i=$1[0];j=$1[1];k=$P$(e,d,i,c,f,g,a,0,h,j);if(j&2&&c!=15){l=$z$(e,f,g,0);k=k-$fa$(e,d,i,c,b,l,j);}return k;}
function $fx$(g,c){let b,i,d,h,f,e,a,$0,$1;$0=[c[3],c[267]];a=$0[0];b=$0[1];d=c[4]-1;if(b!=0){return d;}$1=[$e$(a),g[2675]];e=$1[0];f=$1[1];h=$d$(c,e,g,2675)-Math.floor((c[e+0]+f-1)/f);i=c[309+a*5+2];return Math.min(d,Math.max(0,i-h));}
function $fy$(c,d){let a,b,$0,$1;a=0;for($0=0,$1=c[4];$0<$1;$0+=1){b=$0;if(c[9+b]<=d){a=b;}}return a;}
function $fz$(f,c,g,h){let e,i,d,b,a,$0,$1,$2;$0=[c[3],c[267]];a=$0[0];b=$0[1];d=c[304+a];for($1=0,$2=b;$1<$2;$1+=1){e=$1;d=d-c[309+a*5+e];}if(b==0){return Math.min(d,$fD$(f,c,a,g,h));}if(b==1){return $fB$(f,c,a,d,g,h);}if(b==2){i=h&128?$fv$(f,c,a,3,g,h):0;return Math.min(Math.max(0,d-i),$c$(f,c,a));}return $fA$(f,c,a,d,g,h);}
function $fA$(c,d,e,b,f,a){if(a&17){return a&32?b:0;}if(a&32){return b;}if(a&128){return Math.floor(b*$fv$(c,d,e,4,f,a)/2);}return Math.floor(b/2);}
function $fB$(a,e,f,d,g,c){let b;b=a[2689];if(c&8||d<b||b<=0){return 0;}if(e[270]==0&&e[271]==0){return 0;}if(c&128){if($fC$(a,e,f)){return b;}return b*$fv$(a,e,f,2,g,c);}if(c&1){return d>=5?b:0;}return d-$c$(a,e,f)>=b&&among(g,100)<70?b:0;}
function $fC$(e,a,b){let c,g,f,d,h,$0,$1;if($R$(a,b)>1){return 0;}for($0=b*3,$1=(b+1)*3;$0<$1;$0+=1){c=$0;d=a[2179+c];if(d>=0&&a[489+d]==0&&a[270]>0){f=$C$(e,a,d,(-1));g=e[2691]*e[2761];h=$J$(e,a,b,d,f)-$J$(e,a,b,d,f+g);return h>200;}}return 0;}
function $fD$(b,c,d,e,a){let f;if(a&65){return 0;}if(a&128){return $fv$(b,c,d,0,e,a);}f=c[304+d]-$c$(b,c,d);return among(e,100)<15||f>0?1:0;}
function $fE$(a,b,c){return $eJ$(a,b,c,768166);}
function $fF$(a,b,c){return $eJ$(a,b,c,768150);}
function $fG$(a,b,c){return $eJ$(a,b,c,768142);}
function $fH$(a,b,c){return $eJ$(a,b,c,768198);}
function $fI$(a,b,c){return $eJ$(a,b,c,716800);}
function $fJ$(a,b,c){return $eJ$(a,b,c,921601);}
function $fK$(d,g,v,B,x,y,z,b,i,c,h,s,n,C){let t,l,a,f,k,m,r,w,A,p,j,q,u,o,e,$0,$1,$2,$3,$4;for($0=0,$1=n.length;$0<$1;$0+=1){a=$0;e=word_at(b,c+a,d[9]);for($2=0,$3=h.length;$2<$3;$2+=1){f=$2;h[f]=g[f];}if(d[10]>0){$g$(d,h,d[10]-1,word_at(i,c+a,0));}$fW$(d,h);$4=[d[15],1,0];j=$4[0];k=$4[1];l=$4[2];m=d[21]>0?0:(-1);while(h[0]!=0){if(h[6]!=j){j=h[6];if(j==d[12]){return $fV$(l);}$fU$(d,h,n[a]);}if(l==d[13]&&l>0){return $fV$(l);}o=h[0];if(d[14]>0&&(o>0||h[3]!=d[14]-1)){return $fV$(l);}p=o<0&&d[16+h[3]]>0;if(d[22]>0&&p&&$fT$(d,h)){return $fV$(l);}l=l+1;q=uniform_of(e);r=(-1);if(m>=0){if(o<0){r=$fS$(d,h,m);}m=r>=0?m+1:(-1);}if(m<0){e=next_word(e);}if(r>=0){u=h[9+r];}else{if(o>=100000){u=among(q,o-100000);}else{if(o>0){if(o>=v.length||v[o]<0){return o;}w=v[o];A=fallen_on(q,x,w,y,z[o]);u=B[w+A];}else{$al$(d,h,s);t=$fN$(d,h,q);$ah$(d,h,s);u=h[9+t];}}}if(C.length>0){k=$fM$(h,u,C,k);}$fL$(d,h,u);}$u$(d,h,n[a]);}return 0;}
function $fL$(a,b,c){$ar$(a,b,c);$fW$(a,b);}
function $fM$(a,e,d,c){let f,b,$0,$1,$2;b=a[0]<0?a[4]:0;if(c+3+b>d.length){d[0]=d.length+1;return d.length;}d[c]=a[0];$0=[e,b];d[c+1]=$0[0];d[c+2]=$0[1];for($1=0,$2=b;$1<$2;$1+=1){f=$1;d[c+3+f]=a[9+f];}d[0]=c+3+b;return c+3+b;}
function $fN$(a,b,c){let d,e;d=ask_bot(a,b,c,a[1+b[3]]);if(a[6]>0){e=$fO$(a,b);if(e>=0){return e;}}return d;}
function $fO$(a,c){let d,e,g,f,b,$0,$1,$2,$3,$4,$5;b=a[6];if(c[6]!=a[7]||c[3]!=a[8]){return (-1);}if($fR$(a,c)){return (-1);}d=c[2];for($0=0,$1=a[b];$0<$1;$0+=1){e=$0;f=b+65+2*e;if(a[f]==d){for($2=0,$3=c[4];$2<$3;$2+=1){g=$2;if($fP$(a,c,d,c[9+g],a[f+1])){return g;}}}}if(a[b+1+d]){for($4=0,$5=c[4];$4<$5;$4+=1){g=$4;if(c[9+g]==0){return g;}}}return (-1);}
function $fP$(e,c,a,d,b){if(a==10){if(Math.floor(b/1000)!=c[267]){return 0;}return d==$mod(b,1000)||$mod(b,1000)==999&&$fQ$(c,d);}if(a==11){return d==b||b==9&&$fQ$(c,d);}if(a==13){return d==$mod(b,1000)&&Math.floor(b/1000)==c[267];}if(a==15){return d==b&&c[1049+d]==0;}if(a==16){return d==$mod(b,1000)&&Math.floor(b/1000)==c[268];}return d==b;}
function $fQ$(b,a){return a==b[9+b[4]-1];}
function $fR$(a,b){return 0;}
function $fS$(a,e,c){let f,d,b,$0,$1;b=a[21];d=b+1+2*c;if(c>=a[b]||a[d]!=e[0]){return (-1);}for($0=0,$1=e[4];$0<$1;$0+=1){f=$0;if(e[9+f]==a[d+1]){return f;}}return (-1);}
function $fT$(c,a){let b;b=a[2];if(b==10){return Boolean(a[334+a[3]]==0);}if(b==19){return Boolean(a[2315]<0&&a[2317]<0);}if(b==17){return Boolean(a[2391]==30||a[2391]==32);}if(b==11||b==15||b==27){return 1;}if(b==22||b==24){return 1;}return Boolean(b==25||b==26);}
function $fU$(e,a,d){let b,c,$0,$1,$2;b=a[6]-1;if(0<=($0=b)&&$0<40){for($1=0,$2=e[11];$1<$2;$1+=1){c=$1;d[265+b*5+c]=1+a[399+c];}}}
function $fV$(a){return (-1)-a;}
function $fW$(b,a){while(a[7]==0){a[0]=(-1);$ag$(a);$cs$(b,a);if(a[0]==(-1)){continue;}if(a[0]>0){if(a[0]!=100001){return;}}else{if(a[4]!=1){return;}}$ar$(b,a,a[0]<0?a[9]:0);}a[0]=0;}

const DICE=new Dice($a$),GAME={"name": "swords", "row": 541, "aside": 230, "redrawn": 24301};
const RULES={prepare:$cs$,settle:$ar$,hide:$al$,show:$ah$,clear:$ag$,drawn_among:drawn_among,word_at:word_at,key:key,clear_options:$ag$,record:$u$,redraw:$g$,is_rival:$f$,koku_to_levy:$c$},AT={"PENDING": 0, "DECISION": 2, "ASKED": 3, "OPTIONS_OPEN": 4, "ACTIVE": 5, "TURN": 6, "ENDED": 7, "WINNER": 8, "CHOICES": 9, "PLAYING": 0, "BOTS": 1, "DRAWN": 9, "UNIFORM": 100000, "AUTOMATIC": -1};
const BOTS=[$fJ$,$fI$,$fH$,$fG$,$fF$,$fE$,$eI$,$eH$],ask_bot=(q,s,uniform,bot)=>BOTS[bot](q,s,uniform);
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
const code = $fK$(this.question, this.state, DICE.start, DICE.outcome, DICE.limit,
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
