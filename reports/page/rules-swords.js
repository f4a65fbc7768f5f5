(globalThis.RULED??={}).swords=(()=>{"use strict";
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

const $K0=[6,4,6,5,5,4];
const $K1=[0,3,1,5];
const $K2=[2,4];
const $K3=[1,3,5];
const $K4=[0,2,3];
const $K5=[0,3,1];
function $a$(a){return $b$(a,$K0,12);}
function $b$(a,c,d){let i,j,e,h,b,f,g,$0,$1,$2,$3,$4;if(a<961){b=$divmod(a-1,40);return hits(b,[c[0],c[1]],d);}if(a>=13761){$0=$divmod(a-13761,40);e=$0[0];f=$0[1];$1=$divmod(e,24);e=$1[0];g=$1[1];$2=$divmod(e,2);h=$2[0];i=$2[1];}else{$3=$divmod(a-961,6400);i=$3[0];e=$3[1];$4=$divmod(e,80);g=$4[0];f=$4[1];h=0;}j=[c[2],c[3],c[4],c[5]];return hits([i,g,h,f],j,d);}
function $c$(c,a,b){return Math.min($d$(a,274+b*6,c,2675),$div(a[399+b],2));}
function $d$(j,k,c,d){let f,g,h,b,i,a,e,$0,$1,$2;a=0;for(b=0;b<4;b++){$0=c[d+$K1[b]];$1=0;$2=0;e=$0;f=$1;g=$2;for(h=0;h<4;h++){i=$K1[h];if(c[d+i]==e){f+=j[k+i];g=g||h<b;}}if(!g)a+=$div(f+e-1,e);}return a;}
function $e$(a,b,c){return a[24+b]!=a[24+c];}
function $f$(e,a,c,f){let b,d,$0,$1;if(a[1]==11||a[1]==12){for(b=0,$0=e[11];b<$0;b++){d=a[273]==b&&a[272]==c;if(a[2]==9)d=0;if(e[24+c]!=e[24+b]&&!d)f=$m$(e,a,b,f);}}if(!(a[1]>=21&&a[269]<e[2685]))return;for(b=0,$1=e[11];b<$1;b++){if(e[24+c]!=e[24+b])f=$g$(e,a,b,f);}}
function $g$(e,d,a,i){let j,h,f,c,b,g,$0,$1,$2;b=2400+a*32;for(c=0,$0=e[31];c<$0;c++){if(d[409+c]==a&&d[1049+c]>0){$l$(d,a,d[1049+c]);d[1049+c]=0;}}for(f=0;f<32;f++){g=d[b+f];d[b+f]=0;if(g==0)continue;h=0;for(c=0,$1=e[31];c<$1;c++){if($h$(d,a,c,g))h+=1;}j=among(uniform_of(i),h);i=next_word(i);for(c=0,$2=e[31];c<$2;c++){if($h$(d,a,c,g)){if(j==0){d[1049+c]=g;break;}j-=1;}}}return i;}
function $h$(a,c,b,d){if(a[409+b]!=c||a[1049+b]>0)return 0;return $i$(a,b)>=d;}
function $i$(a,b){let e,d,c,$0,$1;c=$k$(a,b)-a[1049+b];d=a[409+b];if(d>=0){for(e=d*3,$1=(d+1)*3;e<$1;e++){if(a[2179+e]==b)c+=($0=$j$(a,2089+e*6)+a[2194+e],Math.max(0,$0-1))-a[2089+e*6+4];}}return c;}
function $j$(c,d){let a,b;a=0;for(b=0;b<6;b++){if(b!=4)a+=c[d+b];}return a;}
function $k$(c,a){let b,$0;b=569+a*6;return ($0=$j$(c,b),Math.max(0,$0-1))-c[b+4];}
function $l$(d,a,e){let c,b,f,$0;b=2400+a*32;for(c=b,$0=b+32;c<$0;c++){if(d[c]<e){f=d[c];d[c]=e;e=f;}}}
function $m$(g,c,a,d){let h,e,f,b,$0,$1,$2;b=309+a*5;if(c[334+a]<5)return d;e=c[304+a];for($0=0;$0<5;$0++){f=$0;c[b+f]=0;}if(0<($1=g[2689])&&$1<=e){if(among(uniform_of(d),2)==1){c[b+1]=g[2689];e-=g[2689];}}d=next_word(d);for(h=0,$2=e;h<$2;h++){f=among(uniform_of(d),4);d=next_word(d);c[b+(f<1?f:f+1)]+=1;}return d;}
function $n$(a,b,c){let f,e,d,$0;$S$(a,b,c);if(b[7]!=6)return;c[465]=$R$(a);for(d=0,$0=a[11];d<$0;d++){e=471+d*14;for(f=0;f<14;f++)c[e+f]=0;c[466+d]=b[389+d]==0;if(b[389+d]==0)$o$(a,b,c,d,e);}}
function $o$(a,c,h,d,i){let b,g,e,f;b=Math.max(1,a[30]);e=$Q$(a,c,d);f=$div(1000*e,b);g=Math.max(0,10-(b-e));h[i]=f;h[i+1]=$div(f*f,1000);h[i+2]=$div(1000*g*g,100);h[i+12]=$div(1000*c[304+d],10);h[i+13]=1000*(c[272]==d);h[i+11]=100*Math.max(0,$C$(a,c,d,768134)-e);$y$(a,c,h,d,i);$p$(a,c,h,d,i);}
function $p$(g,e,h,f,i){let c,d,a,b,$0,$1,$2;$0=0;a=$0;b=$0;c=$0;for(d=0,$2=g[31];d<$2;d++){if(e[409+d]==f){a+=($1=569+d*6,$j$(e,$1)-e[$1+2]);b+=e[489+d]!=0;if($x$(e,d)<0&&$w$(g,e,f,d)>0)c+=$q$(g,e,f,d,$u$(g,e,d,(-1)));}}h[i+5]=$div(1000*a,30);h[i+8]=$div(1000*b,5);h[i+10]=$div(c,10);}
function $q$(e,g,h,c,k){let l,j,b,a,d,i,f,$0;a=1000;for(b=0,$0=e[32+c];b<$0;b++){d=c*16+b;f=e[112+d];if(!$t$(e,g,h,f))continue;i=e[1392+d];j=$s$(e,g,569+f*6);a=$div(a*(1000-(j==0?0:e[$r$(e,j,k,i)])),1000);l=$x$(g,f);if(l>=0&&g[2194+l]==0){j=$s$(e,g,2089+l*6);a=$div(a*(1000-(j==0?0:e[$r$(e,j,k,i)])),1000);}}return 1000-a;}
function $r$(l,a,d,k){let b,i,e,f,g,h,c,j,$0,$1,$2,$3,$4,$5,$6,$7;$0=$div(a,100000);$1=$mod(a,100000);b=$0;c=$1;$2=$div(d,100000);$3=$mod(d,100000);e=$2;f=$3;g=Math.max($div(100*Math.max(b,e),6),$div(100*Math.max(c,f),14));if(g>10000){$4=$div(b*10000,g);$5=$div(c*10000,g);b=$4;c=$5;$6=$div(e*10000,g);$7=$div(f*10000,g);e=$6;f=$7;}h=15;i=$div(b+50,100)*h+$div(c+50,100);j=$div(e+50,100)*h+$div(f+50,100);if(j==0&&d>0)j=1;if(i==0&&a>0)i=1;return 2762+((i*105+j)*2+k)*4;}
function $s$(e,c,d){let b,a;a=0;for(b=0;b<6;b++)a+=c[d+b]*e[2756+b];return a;}
function $t$(d,a,e,b){let c;c=a[409+b];return c>=0&&d[24+c]!=d[24+e];}
function $u$(a,b,c,d){let f,e;e=$s$(a,b,569+c*6)+$v$(a,b,c,d);e+=b[1049+c]*a[2760];f=$x$(b,c);if(f>=0)e+=$s$(a,b,2089+f*6);return e;}
function $v$(e,a,b,d){let c,f;c=a[489+b];if(c==0)return 0;f=d<0?(c==0?0:(c==1?e[2691]:e[2692])):d;return f*e[2756+(c==1?5:4)];}
function $w$(c,d,e,f){let a,b,$0;a=0;for(b=0,$0=c[32+f];b<$0;b++){if($t$(c,d,e,c[112+f*16+b]))a+=1;}return a;}
function $x$(a,b){let e,d,c,$0;c=a[409+b];d=(-1);if(c>=0){for(e=c*3,$0=(c+1)*3;e<$0;e++){if(a[2179+e]==b&&(d<0||e!=a[2315]))d=e;}}return d;}
function $y$(h,f,j,i,k){let e,a,d,g,c,b,$0,$1,$2;$0=0;a=$0;b=$0;c=$0;d=$0;for(e=i*3,$2=(i+1)*3;e<$2;e++){g=f[2179+e];if(g>=0){a+=1;b+=($1=2089+e*6,$j$(f,$1)-f[$1+2]);c+=f[2209+e]-1;d+=$z$(h,f,i,g,$u$(h,f,g,(-1)));}}j[k+3]=1000*(a==1);j[k+4]=1000*(a==2);j[k+6]=$div(1000*b,12);j[k+7]=$div(1000*c,6);j[k+9]=$div(d,Math.max(1,a));}
function $z$(f,h,i,d,l){let n,b,c,a,m,k,e,j,g,$0,$1,$2,$3,$4,$5,$6,$7,$8,$9;$0=1000;$1=0;a=$0;b=$1;for(c=0,$9=f[32+d];c<$9;c++){e=d*16+c;g=f[112+e];if(!$t$(f,h,i,g))continue;$2=f[1392+e];$3=h[409+g];j=$2;k=$3;m=$r$(f,$s$(f,h,569+g*6),l,j);$4=$div(a*(1000-f[m]),1000);$5=$B$(f,l,m);a=$4;l=$5;for(n=k*3,$8=(k+1)*3;n<$8;n++){if((b>>n&1)==0&&h[2194+n]==0&&$A$(f,h,n,g)){b|=1<<n;m=$r$(f,$s$(f,h,2089+n*6),l,j);$6=$div(a*(1000-f[m]),1000);$7=$B$(f,l,m);a=$6;l=$7;}}}return 1000-a;}
function $A$(f,a,b,d){let c,e,$0;c=a[2179+b];if(c<0||c==d)return c>=0;for(e=0,$0=f[32+d];e<$0;e++){if(f[112+d*16+e]==c)return 1;}return 0;}
function $B$(c,a,d){let e,b;b=$mod(a,100000);e=Math.max(0,b-c[d+3]);return Math.max(100,a-b+e);}
function $C$(a,b,c,i){let k,g,e,h,d,l,f,j,$0,$1,$2,$3,$4,$5,$6;$0=$Q$(a,b,c);$1=0;d=$0;e=$1;for(f=0,$6=a[31];f<$6;f++){if(b[409+f]!=c)continue;g=$x$(b,f);h=569+f*6;if($j$(b,h)>0){j=$E$(a,b,c,15,$s$(a,b,h),f,g<0,i);$2=d+(j>0?1:0);$3=Math.max(e,j);d=$2;e=$3;}if(g>=0&&b[2194+g]==0){k=$D$(b,g,f);l=$s$(a,b,2089+g*6);j=$E$(a,b,c,g,l,f,k,i);$4=d+(j>0?1:0);$5=Math.max(e,j);d=$4;e=$5;}}return e>=10000?a[30]:d;}
function $D$(b,a,c){let e,d;if(a==15)return $x$(b,c)<0;d=569+c*6;for(e=0;e<6;e++){if(e!=4&&b[d+e]>0)return 0;}return 1;}
function $E$(e,g,h,k,l,c,m,n){let i,a,b,d,j,f,o,$0;a=0;for(b=0,$0=e[32+c];b<$0;b++){d=c*16+b;f=e[112+d];if(g[409+f]>=0&&$P$(e,g,h,f,1)){i=$u$(e,g,f,(-1));j=e[1392+d];o=$F$(e,g,h,k,l,i,f,j,m,n);a=Math.max(a,o);}}return a;}
function $F$(a,h,i,q,b,c,j,d,o,k){let m,n,g,e,l,f,p,$0,$1;e=$r$(a,b,c,d);$0=a[e];$1=a[e+1];f=$0;g=$1;l=$L$(a,h,i,j,k);m=$x$(h,j);n=m>=0?$I$(a,h,i,m,k):0;if(f<$div(k,1024)&&l+n<20000)return (-1000000);if(!o)g=f;p=(g+$div(f-g,3))*l+f*n;if(o)p-=(1000-f)*100;if(k&2&&q!=15)p-=$div((1000-f)*$G$(h,q,k),2);return $div(p,1000)+$div((a[e+3]-a[e+2])*20,100);}
function $G$(a,b,d){let g,f,e,c;c=100+30*a[2209+b]+20*$j$(a,2089+b*6);if(d&4){e=$div(b,3);f=$H$(a,e)-1;g=a[399+e]*100;c+=f==0?g:$div(g,2+4*f);}return d&256?2*c:c;}
function $H$(c,d){let b,a,$0;a=0;for(b=d*3,$0=(d+1)*3;b<$0;b++){if(c[2179+b]>=0)a+=1;}return a;}
function $I$(f,a,g,b,e){let d,c;c=100+30*a[2209+b];d=$div(b,3);if(!(e&4))return c;if($H$(a,d)>1)return c+$div(a[399+d]*100,12);return c+a[399+d]*100+$J$(f,a,g,d);}
function $J$(g,a,h,b){let e,f,d,c,$0,$1,$2;c=a[399+b];$0=0;$1=0;d=$0;e=$1;for(f=0,$2=g[11];f<$2;f++){if(f==b||a[389+f]>0)continue;if(g[24+f]!=g[24+h]){d+=1;e=Math.max(e,a[399+f]);}}if(d==0)return 20000;if(g[23]==2)return c+$Q$(g,a,h)>=e?20000:(-20000);if($K$(g,a,h)&&c+$Q$(g,a,h)>=g[30])return 20000;return 0;}
function $K$(a,c,d){let b,$0;if(a[23]==0||a[23]==2)return 1;for(b=0,$0=a[11];b<$0;b++){if(c[389+b]==0&&a[24+b]!=a[24+d]){if(c[339+b]>c[339+d])return 0;}}return 1;}
function $L$(e,a,f,b,d){let g,i,h,c,$0,$1;c=100+30*a[489+b];if(!(d&4))return c;if($N$(e,a,f,b))return 20000;$0=a[399+f];$1=e[2703];g=$0;h=$1;if(g+1>=h*e[2704]&&$mod(g+1,h)==0)c+=20;i=a[409+b];if(i>=0){c+=($Q$(e,a,i)>=e[30]-4?100:0)+$div(a[399+i]*100,100);if(d&512&&$M$(e,a,f,i))c+=100;}return c;}
function $M$(a,b,f,c){let d,e,$0;d=$Q$(a,b,c);for(e=0,$0=a[11];e<$0;e++){if(a[24+e]!=a[24+f]&&$Q$(a,b,e)>d)return 0;}return 1;}
function $N$(a,b,c,e){let d;d=a[30]-$Q$(a,b,c);if(d>6||!$K$(a,b,c))return 0;if(d>1&&b[5]==c){d-=$O$(a,b,c);if(b[409+e]<0)d+=1;}return d<=1;}
function $O$(g,c,d){let e,h,i,b,j,a,f,$0,$1,$2,$3;a=2870;for(b=0,$1=g[31];b<$1;b++){c[a+b]=0;if(c[409+b]==d){e=$x$(c,b);f=$j$(c,569+b*6);c[a+b]=e<0?f-1:f;if(e>=0&&c[2179+e]>=0&&c[2194+e]==0&&f+($0=2089+e*6,$j$(c,$0)-c[$0+2])>0)c[a+b]+=1;}}h=0;for(b=0,$3=g[31];b<$3;b++){if(c[409+b]>=0||c[1929+b]>0)continue;for(i=0,$2=g[32+b];i<$2;i++){j=g[112+b*16+i];if(c[a+j]>0){c[a+j]-=1;h+=1;break;}}}return h;}
function $P$(d,a,e,b,f){let c;c=a[409+b];if(c<0)return 1;if(d[24+c]==d[24+e])return 0;return !(f&&a[6]<=d[2705]&&$x$(a,b)>=0);}
function $Q$(c,e,d){let a,b,$0;a=0;for(b=0,$0=c[11];b<$0;b++){if(c[24+b]==c[24+d])a+=e[399+b]+e[404+b];}return a;}
function $R$(a){let b;if(a[23]==3)return 1;b=2+a[11]-3+(a[23]==2?3:0);return b;}
function $S$(d,a,b){let g,e,f,c,$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18;$0=a[8];$1=a[7];$2=a[6];b[0]=$0;b[1]=$1;b[2]=$2;for(c=0,$7=d[11];c<$7;c++){b[5+c]=a[399+c]+a[404+c];b[10+c]=$H$(a,c);$3=a[389+c];$4=a[394+c];b[15+c]=$3;b[20+c]=$4;b[25+c]=a[2560+c];b[30+c]=a[2565+c];$5=a[339+c];$6=$T$(d,a,c);b[35+c]=$5;b[40+c]=$6;}for(e=0;e<25;e++){$8=a[2570+e];$9=a[2595+e];b[45+e]=$8;b[70+e]=$9;}for(e=0;e<90;e++)b[95+e]=a[2620+e];for(e=0,$10=d[31];e<$10;e++)b[185+e]=a[2710+e];$11=0;$12=(-1);f=$11;g=$12;b[3]=(-1);for(c=0,$18=d[11];c<$18;c++){if(b[5+c]>g){$13=b[5+c];$14=1<<c;$15=c;g=$13;f=$14;b[3]=$15;}else if(b[5+c]==g){$16=f|1<<c;$17=(-1);f=$16;b[3]=$17;}}b[4]=0;if(a[8]>=0)b[4]=1<<a[8];else if(a[7]==4)b[4]=f;}
function $T$(f,c,d){let b,a,e,$0,$1;a=0;for(b=d*3,$0=(d+1)*3;b<$0;b++){if(c[2179+b]>=0)a+=$j$(c,2089+b*6);}for(e=0,$1=f[31];e<$1;e++){if(c[409+e]==d)a+=$j$(c,569+e*6);}return a;}
function $U$(b){let a,$0;for(a=0,$0=b[4];a<$0;a++)b[9+a]=0;b[4]=0;}
function $V$(c,a,d){let f,g,e,b,$0,$1,$2;if(11<=($0=a[1])&&$0<=21){for(b=0,$1=c[11];b<$1;b++){if(c[24+a[3]]!=c[24+b])$X$(c,a,b,d);}$W$(c,a,d);}if(a[1]>=21&&a[269]<c[2685]){for(e=0,$2=c[31];e<$2;e++){f=a[409+e];if(f>=0&&c[24+a[3]]!=c[24+f])a[1049+e]=d[70+e];}for(g=2400;g<2560;g++)a[g]=0;}}
function $W$(d,a,c){let b,$0;if(a[1]==19){for(b=0,$0=d[31];b<$0;b++)a[1209+b]=c[150+b];}}
function $X$(g,e,a,d){let f,c,b,$0,$1;b=a*13;for(c=0;c<5;c++)e[309+a*5+c]=d[b+c];b+=5;$0=d[b];$1=d[b+1];e[344+a]=$0;e[349+a]=$1;for(f=0;f<6;f++)e[354+a*6+f]=d[b+2+f];e[384+a]=d[65+a];}
function $Y$(c,a,d){let b,$0,$1;if(11<=($0=a[1])&&$0<=21){for(b=0,$1=c[11];b<$1;b++){if(c[24+a[3]]!=c[24+b])$ac$(c,a,b,d);}$ab$(c,a,d);}if(a[1]>=21&&a[269]<c[2685])$Z$(c,a,d);}
function $Z$(f,b,d){let c,e,a,$0;for(a=0,$0=f[31];a<$0;a++){c=b[1049+a];d[70+a]=c;e=b[409+a];if(c>0&&f[24+b[3]]!=f[24+e]){b[1049+a]=0;if(b[1]!=21)$aa$(f,b,e,c);}}}
function $aa$(c,a,b,d){$l$(a,b,c[2719]?d:1);}
function $ab$(e,a,c){let d,b,$0;if(a[1]==19){for(b=0,$0=e[31];b<$0;b++){c[150+b]=a[1209+b];d=a[409+b];if(d>=0&&e[24+a[3]]!=e[24+d])a[1209+b]=0;}}}
function $ac$(g,d,a,e){let f,c,b,$0,$1,$2,$3;b=a*13;for(c=0;c<5;c++){e[b+c]=d[309+a*5+c];if($ad$(d,a))d[309+a*5+c]=0;}b+=5;$0=d[344+a];$1=d[349+a];e[b]=$0;e[b+1]=$1;$2=0;$3=(-1);d[344+a]=$2;d[349+a]=$3;for(f=0;f<6;f++){e[b+2+f]=d[354+a*6+f];d[354+a*6+f]=0;}e[65+a]=d[384+a];d[384+a]=0;}
function $ad$(a,b){if(a[1]!=11&&a[1]!=12)return 0;return !(a[3]==a[272]&&a[273]==b);}
function $ae$(b,a,c){if(a[2394]>=0)$bY$(b,a,c);else $af$(b,a,c);}
function $af$(c,a,d){let b;b=a[1];if(b<26){if(b<12){if(b<5){if(b<2){if(b<1)$bV$(c,a,d);else $bU$(c,a,d);}else if(b<3)$bT$(c,a,d);else if(b<4)$bQ$(c,a,d);else $bP$(c,a,d);}else if(b<7){if(b<6)$bN$(c,a,d);else $bM$(c,a,d);}else if(b<10)$bL$(c,a,d);else if(b<11)$bJ$(c,a,d);else $bI$(c,a,d);}else if(b<18){if(b<15){if(b<14)$bH$(c,a,d);else $bG$(a,d);}else if(b<16)$bE$(c,a,d);else if(b<17)$bA$(c,a,d);else $bz$(a,d);}else if(b<21){if(b<19)$by$(a,d);else $bx$(a,d);}else if(b<24)$bw$(a,d);else if(b<25)$bs$(c,a,d);else $br$(a,d);}else if(b<40){if(b<35){if(b<30){if(b<28)$bq$(a,d);else $bo$(a,d);}else if(b<32)$bn$(a,d);else if(b<34)$bm$(c,a,d);else $bl$(a,d);}else if(b<37){if(b<36)$bk$(c,a,d);else $bj$(a,d);}else if(b<38)$aR$(c,a,d);else if(b<39)$aM$(c,a,d);else $aK$(c,a,d);}else if(b<46){if(b<43){if(b<42)$aJ$(a,d);else $bs$(c,a,d);}else if(b<44)$aH$(c,a,d);else if(b<45)$aG$(a,d);else $aF$(c,a,d);}else if(b<51){if(b<47)$aE$(a,d);else if(b<50)$aA$(c,a,d);else $az$(a,d);}else if(b<52)$ay$(c,a,d);else if(b<53)$ax$(a,d);else $ag$(c,a,d);}
function $ag$(c,a,b){let $0,$1;$0=(-1);$1=a[2391];a[272]=$0;a[1]=$1;if(1+b>=c[2695]){$aw$(a,a[2393],7,1);$ah$(c,a,a[2392],a[2393]);}}
function $ah$(d,a,b,e){let c,$0;c=a[2179+b];a[2089+b*6+2]=0;a[2194+b]=1;a[2239+b]=(-1);if(($0=2089+b*6,$j$(a,$0)-a[$0+2])==0){$av$(a,b);$aw$(a,$div(b,3),16,1);$au$(a,c);$ai$(d,a,$div(b,3),e);}}
function $ai$(d,a,b,c){if(a[389+b]==0&&$H$(a,b)==0){if(a[389+c]>0||$H$(a,c)==0)c=(-1);$aj$(d,a,b,c);}}
function $aj$(d,a,c,b){let $0,$1;$0=a[6];$1=b;a[389+c]=$0;a[394+c]=$1;if(a[272]==c)a[272]=(-1);if(b>=0)$aq$(d,a,c,b);else $ao$(d,a,c);if(a[7]==0&&d[23]==2)$an$(d,a,b);$ak$(d,a);if(a[7]==0&&b>=0)a[2394]=b;}
function $ak$(f,g){let b,d,c,a,e,$0,$1,$2,$3,$4,$5;$0=0;$1=(-1);a=$0;b=$1;for(c=0,$5=f[29];c<$5;c++){d=0;for(e=0,$2=f[11];e<$2;e++){if(f[24+e]==c&&g[389+e]==0)d=1;}if(d){$3=a+1;$4=$am$(f,c);a=$3;b=$4;}}if(a<=1)$al$(g,3,b);}
function $al$(a,b,c){let $0,$1;if(a[7]==0){$0=b;$1=c;a[7]=$0;a[8]=$1;}}
function $am$(b,c){let a,$0;for(a=0,$0=b[11];a<$0;a++){if(b[24+a]==c)return a;}return (-1);}
function $an$(h,e,g){let a,f,c,b,d,$0,$1,$2,$3,$4,$5,$6;$0=(-1);$1=0;$2=(-1);a=$0;b=$1;c=$2;for(d=0,$6=h[11];d<$6;d++){f=e[399+d]+e[404+d];if(e[389+d]>0||$H$(e,d)==0)continue;if(f>a){$3=f;$4=1;$5=d;a=$3;b=$4;c=$5;}else if(f==a){b+=1;if(d==g)c=d;}}if(b>1&&c!=g)c=(-1);$al$(e,4,c);}
function $ao$(e,b,c){let d,a,$0,$1,$2;for(a=0,$2=e[31];a<$2;a++){if(b[1929+a]==1+c)$ap$(b,a);if(b[409+a]!=c)continue;b[269]+=b[1049+a]+b[569+a*6+4];$0=0;b[1049+a]=$0;b[569+a*6+4]=$0;for(d=0;d<6;d++){b[274+c*6+d]+=b[569+a*6+d];b[569+a*6+d]=0;}$1=(-1);b[409+a]=$1;b[1289+a]=$1;}b[399+c]=0;}
function $ap$(a,b){if(a[1929+b]>0){a[404+a[1929+b]-1]-=1;a[1929+b]=0;}}
function $aq$(f,a,d,b){let c,e,$0;$aw$(a,b,17,1);for(c=0;c<6;c++){a[274+b*6+c]+=a[274+d*6+c];a[274+d*6+c]=0;}for(e=0,$0=f[31];e<$0;e++){if(a[409+e]==d){a[409+e]=b;a[1289+e]=(-1);}else if(a[409+e]<0&&a[1849+e]==1+d){if(f[2722]){$ap$(a,e);a[1929+e]=1+b;a[404+b]+=1;}}}a[399+b]+=a[399+d];a[399+d]=0;$at$(f,a,d,b);$ar$(f,a,b,2);}
function $ar$(a,b,c,d){if(a[23]==0||a[23]==2){if($as$(a,b,a[24+c])>=a[30])$al$(b,d,c);}}
function $as$(c,e,d){let a,b,$0;a=0;for(b=0,$0=c[11];b<$0;b++){if(c[24+b]==d)a+=e[399+b]+e[404+b];}return a;}
function $at$(e,b,c,d){let a,$0;for(a=0,$0=e[31];a<$0;a++){if(b[1929+a]==1+c){b[1929+a]=1+d;b[404+c]-=1;b[404+d]+=1;}}}
function $au$(a,b){let c,$0;c=a[409+b];if(c<0||$j$(a,569+b*6)>0||$x$(a,b)>=0)return;a[269]+=a[1049+b]+a[569+b*6+4];$0=0;a[1049+b]=$0;a[569+b*6+4]=$0;a[409+b]=(-1);a[399+c]-=1;a[1849+b]=1+c;a[1289+b]=(-1);}
function $av$(d,a){let c,b,$0,$1;b=2089+a*6;for(c=0;c<6;c++){if(c==4)d[269]+=d[b+c];else if(c!=2)d[($0=$div(a,3),274+$0*6)+c]+=d[b+c];d[b+c]=0;}$1=(-1);d[2179+a]=$1;d[2239+a]=$1;d[2194+a]=0;}
function $aw$(b,c,d,a){b[2620+c*18+d]+=a;}
function $ax$(b,a){let $0,$1;$0=a;$1=53;b[2392]=$0;b[1]=$1;}
function $ay$(d,a,c){let b,$0,$1,$2,$3;b=a[272];if(1+c<=d[2694]){$0=(-1);$1=a[2391];a[272]=$0;a[1]=$1;$aw$(a,b,6,1);$ah$(d,a,a[2392],b);}else{$2=$div(a[2392],3);$3=52;a[2393]=$2;a[1]=$3;}}
function $az$(b,a){let $0,$1;if(a==0){b[1]=b[2391];return;}$0=a-1;$1=51;b[2392]=$0;b[1]=$1;$aw$(b,b[272],5,1);}
function $aA$(g,a,d){let f,h,e,c,b;b=a[2396];c=569+b*6;e=Math.min(d,a[c+4]);a[c+4]-=e;a[1049+b]-=d-e;for(f=0;f<6;f++){if(f==a[2399]){a[c+f]-=1;$aB$(g,a,f,1);}else if(f!=4&&a[2399]==9){h=a[c+f];a[c+f]=0;$aB$(g,a,f,h);}}$aB$(g,a,4,d);a[1]=45;}
function $aB$(e,a,d,c){let b,$0;b=a[2397];if(c==0)return;if(a[2398]>0){a[($0=$x$(a,b),2089+$0*6)+d]+=c;return;}a[569+b*6+d]+=c;a[1369+b*6+d]+=c;if(a[409+b]<0)$aC$(e,a,b,a[5]);}
function $aC$(a,b,c,d){$aD$(a,b,c,d);$aw$(b,d,14,1);$ar$(a,b,d,1);}
function $aD$(d,a,b,c){$ap$(a,b);a[409+b]=c;a[399+c]+=1;a[1849+b]=0;}
function $aE$(b,a){let $0,$1;$0=a;$1=47;b[2399]=$0;b[1]=$1;}
function $aF$(e,b,a){let c,d,$0,$1;if(a>0){$0=$div(a-1,2);$1=$mod(a-1,2);b[2397]=$0;b[2398]=$1;b[1]=46;return;}for(c=0;c<6;c++){d=1369+b[2396]*6+c;b[d]=b[569+b[2396]*6+c];}b[1]=44;}
function $aG$(b,a){b[2396]=a-1;b[1]=a>0?45:48;}
function $aH$(d,a,c){let b;b=a[2321];$aI$(a,2089+a[2320]*6,569+b*6,c-1);a[1369+b*6+c-1]+=1;a[1]=42;$aC$(d,a,b,a[5]);}
function $aI$(a,b,d,c){a[b+c]-=1;a[d+c]+=1;}
function $aJ$(b,a){let $0,$1;if(a==0){b[1]=41;return;}$0=b[2179+b[2325]];$1=a-1;b[2326]=$0;b[2327]=$1;b[1]=33;}
function $aK$(c,b,a){if(a==0){b[1]=40;if(!c[2721])b[2009+b[2327]]=1;}else $aL$(b,b[2325],b[2327],40);}
function $aL$(b,a,c,d){let $0,$1,$2,$3,$4;$0=a;$1=b[2179+a];$2=c;b[2315]=$0;b[2318]=$1;b[2319]=$2;$3=0;$4=d;b[2322]=$3;b[2323]=$4;b[1]=25;}
function $aM$(b,c,a){if(a>0)$aO$(b,c,1);else{$aN$(c,2330);c[1]=37;}}
function $aN$(a,b){a[b]=2;}
function $aO$(e,a,d){let b,c,$0,$1;$0=a[2325];$1=a[2327];b=$0;c=$1;if(d){a[2009+c]=1;$aw$(a,a[5],11,1);}else if($aQ$(a,2330,0)&&a[409+c]<0){$aw$(a,a[5],10,1);if(b!=15)a[2269+b]+=1;}$aP$(e,a);}
function $aP$(c,a){let b;b=a[2325];if(b==15||!(a[2179+b]>=0&&a[2194+b]==0)||a[2254+b]<=0)a[1]=41;else if(a[409+a[2327]]<0)a[1]=39;else a[1]=40;}
function $aQ$(e,a,b){let d,c;c=a+8+14*b;for(d=0;d<12;d++){if(e[c+d]>0)return 1;}return 0;}
function $aR$(b,a,c){if(a[2330]==2)a[2329]+=1;if($aX$(b,a,2330,2707,c)){$aU$(b,a);if($aT$(a))$aO$(b,a,0);else if(a[2330]==6)$aS$(b,a,38);}}
function $aS$(b,a,c){let $0,$1;if(a[272]<0||a[6]<=b[2706])a[1]=c;else{$0=c;$1=50;a[2391]=$0;a[1]=$1;}}
function $aT$(a){let b;if(!$aQ$(a,2330,0)||a[389+a[5]]>0)return 1;b=a[409+a[2327]];return b<0||b==a[5];}
function $aU$(g,a){let d,b,c,f,e,$0,$1;$0=a[5];$1=a[409+a[2327]];b=$0;c=$1;d=a[2325];if(d==15)$aW$(a,b,569+a[2326]*6,2344);else{$aW$(a,b,2089+d*6,2338);$aV$(a,d,2338);}e=a[2327];f=$x$(a,e);$aW$(a,c,569+e*6,2358);if(f>=0){$aW$(a,c,2089+f*6,2352);$aV$(a,f,2352);}a[1129+e]=a[2364];$au$(a,e);$au$(a,a[2326]);$ai$(g,a,c,b);$ai$(g,a,b,c);}
function $aV$(a,c,b){if(a[b+2]==0&&a[b+13]==0){$av$(a,c);$aw$(a,$div(c,3),15,1);}}
function $aW$(b,f,c,d){let e,a;for(a=0;a<6;a++){e=b[c+a]-b[d+a];b[c+a]=b[d+a];if(a==4)b[269]+=e;else if(a!=2)b[274+f*6+a]+=e;}}
function $aX$(j,a,b,f,d){let i,g,h,e,c,$0,$1;c=a[b];a[b+1+($has($K2,c)?1:0)]+=d;a[b]=c+1;if(!$has($K3,c))return 0;for(e=0;e<2;e++){g=f+6*a[b+3+e];$0=b+8+14*e;$1=a[b+5+e];h=$0;i=$1;$aY$(a,h,a[b+1+e],j,g,i,b+36);a[b+1+e]=0;}return 1;}
function $aY$(b,c,a,g,h,i,j){let f,e,d;d=Math.min(a,b[c+12]);b[c+12]-=d;a-=d;if(a==0)return;e=0;for(f=0;f<12;f++)e+=b[c+f];if(a>=e){for(f=0;f<14;f++)b[c+f]=0;return;}$bi$(b,c,a,g,h,i,j);if(!($bh$(b,c,0,j)&&$bh$(b,c,6,j+6)))$ba$(b,c,a,g,h,i,j);for(f=0;f<12;f++)b[c+f]-=b[j+f];if(b[c+13]>0&&$aZ$(b,c,0)==0)b[c+13]=0;}
function $aZ$(c,d,e){let b,a;a=0;for(b=0;b<6;b++)a+=c[d+e+b];return a;}
function $ba$(a,b,i,j,k,o,l){let g,e,m,d,n,p,f,c,h,$0;c=$aZ$(a,b,6)<=$aZ$(a,b,0)?6:0;d=6-c;e=$aZ$(a,b,c)-a[b+c+2];f=$aZ$(a,b,d)-a[b+d+2];g=0;for(h=Math.max(0,i-f),$0=Math.min(i,e)+1;h<$0;h++){if(!$be$(a,b,d,i-h,j,k,l+6))continue;for(m=0;m<6;m++)a[l+m]=0;n=1;while(n){if($bd$(a,b,c,h,l)&&(!g||$bc$(a,j,k,c==o,l))){for(p=0;p<12;p++)a[l+12+p]=a[l+p];g=1;}n=$bb$(a,b+c,l);}}for(m=0;m<6;m++){a[l+c+m]=a[l+12+m];a[l+d+m]=a[l+12+6+m];}}
function $bb$(b,d,c){let a;for(a=0;a<6;a++){if(a!=2&&b[c+a]<b[d+a]){b[c+a]+=1;return 1;}b[c+a]=0;}return 0;}
function $bc$(e,b,c,i,f){let h,g,a,d,m,k,j,l;for(a=0;a<6;a++){d=b[c+a];g=e[f+d]+e[f+6+d];h=e[f+12+d]+e[f+12+6+d];if(g!=h)return g>h;}j=i?0:6;for(a=0;a<6;a++){k=f+j+b[c+a];l=e[k];m=e[k+12];if(l!=m)return l>m;}return 0;}
function $bd$(b,e,f,d,c){let a;for(a=0;a<6;a++)d-=b[c+a];return d==0&&$bh$(b,e,f,c);}
function $be$(d,a,b,s,n,o,l){let h,m,k,q,g,e,f,i,r,j,c,p,$0,$1,$2,$3,$4,$5,$6,$7,$8;c=a+b;$0=$bg$(d,a,b);$1=d[c+4];e=$0;f=$1;g=$aZ$(d,a,b)-f-d[c+2];$2=0;$3=0;$4=1;h=$2;i=$3;j=$4;for($5=0;$5<6;$5++){k=$5;d[l+k]=0;}for(m=0;m<6;m++){k=n[o+m];if(k==2)continue;if(k==4)j=0;else g-=d[c+k];for(p=Math.min(d[c+k],s-h-i);p>(-1);p--){q=h+(k==4?0:p);r=i+(k==4?p:0);if($bf$(e,f,q,r,j,g,s)){$6=p;$7=q;$8=r;d[l+k]=$6;h=$7;i=$8;break;}}}return h+i==s&&$bh$(d,a,b,l);}
function $bf$(d,c,b,h,a,g,f){let i,e,j,$0,$1,$2;if(a){e=b+c-Math.min(c,($0=d-b,Math.max(0,$0-1)));return e<=($1=f)&&$1<=b+g+c;}i=c-h;j=b+g;if(i>0)j=Math.min(j,d-1-i);return b<=j&&b+h<=($2=f)&&$2<=j+h;}
function $bg$(a,b,c){let d;d=$aZ$(a,b,c)-a[b+c+4];if(c==0)d+=a[b+13];return d;}
function $bh$(a,b,c,d){let g,f,e;e=$bg$(a,b,c)+a[d+4];for(f=0;f<6;f++)e-=a[d+f];g=a[b+c+4]-a[d+4];return g<=Math.max(0,e-1);}
function $bi$(b,k,j,e,f,i,c){let l,d,g,a,h,$0;for($0=0;$0<12;$0++){a=$0;b[c+a]=0;}for(d=0;d<6;d++){g=e[f+d];if(g==2)continue;for(h=0;h<2;h++){a=(h==0?i:6-i)+g;l=Math.min(j,b[k+a]);b[c+a]=l;j-=l;}}}
function $bj$(b,a){b[2333+b[2390]]=a;b[2390]+=1;}
function $bk$(e,a,d){let c,b;b=a[2327];c=$x$(a,b);if(d>0)a[2089+c*6+4]+=d;a[569+b*6+4]+=a[1049+b]-d;a[1049+b]=0;}
function $bl$(a,d){let b,c;b=a[2326];c=a[2325]==15?569+b*6:2089+a[2325]*6;a[1049+b]-=d;a[c+4]+=d;a[1]=35;}
function $bm$(c,b,d){let e,a,$0,$1,$2,$3,$4,$5,$6,$7,$8;for(a=0,$0=c[31];a<$0;a++)b[2009+a]=0;if(d>=1000){e=b[5]*3+$div(d,1000)-1;$1=e;$2=b[2179+e];b[2325]=$1;b[2326]=$2;$3=b[2239+e];$4=(-1);b[2327]=$3;b[2239+e]=$4;b[2254+e]=b[2209+e];}else{$5=15;$6=d;b[2325]=$5;b[2326]=$6;$7=b[1289+d];$8=(-1);b[2327]=$7;b[1289+d]=$8;}b[1]=33;}
function $bn$(a,b){if(a[2325]==15)a[1289+a[2326]]=b-1;else a[2239+a[2325]]=b-1;a[2324]+=1;}
function $bo$(b,a){if(a==0)b[1]=b[2323];else $bp$(b,b[2315],a);}
function $bp$(a,b,c){let e,d,f,$0,$1;$0=a[2179+b];$1=c-1;d=$0;e=$1;$aI$(a,569+d*6,2089+b*6,e);f=1369+d*6+e;a[f]=Math.min(a[f],a[569+d*6+e]);}
function $bq$(b,a){b[1049+b[2318]]-=a;b[2089+b[2315]*6+4]+=a;b[1]=27;}
function $br$(b,a){let c,d;if(a==0){b[1]=26;return;}c=b[2315];d=b[2179+c];$aI$(b,2089+c*6,569+d*6,a-1);b[1369+d*6+a-1]+=1;b[2322]+=1;}
function $bs$(d,b,a){let c,$0,$1;if(a==0){if(b[2315]>=0)$bu$(b);else $bt$(b);return;}if(a>=10000){a-=10000;b[2320]=b[5]*3+$div(a,1000)-1;$0=$mod(a,1000);$1=43;b[2321]=$0;b[1]=$1;return;}c=b[5]*3+$div(a,1000)-1;if(b[2315]<0)b[2316]=b[2209+c];b[2316]-=1;b[2317]=(-1);$aL$(b,c,$mod(a,1000),b[1]);}
function $bt$(a){a[1]=a[1]==42?44:29;}
function $bu$(a){let b;b=a[2315];a[2284+b]=1;a[2317]=$bv$(a,a[2179+b],b);a[2315]=(-1);}
function $bv$(d,e,a){let c,b,$0;b=$div(a,3);for(c=b*3,$0=(b+1)*3;c<$0;c++){if(c!=a&&d[2179+c]==e)return c;}return (-1);}
function $bw$(a,b){let $0,$1;if(a[266]==0){$0=b;$1=1;a[268]=$0;a[266]=$1;return;}a[1049+a[268]]+=b;a[384+a[3]]-=b;a[266]=0;}
function $bx$(a,c){let b;b=a[267];a[354+a[3]*6+b]-=1;a[1209+$div(c,2)]=1+b+($mod(c,2)?10:0);}
function $by$(b,a){b[354+b[3]*6+b[267]]=a;b[266]+=1;}
function $bz$(b,a){b[349+b[3]]=a;b[266]+=1;}
function $bA$(c,b,d){let a,$0;for(a=0,$0=c[11];a<$0;a++){if(b[389+a]==0&&b[339+a]==0){b[339+a]=$bB$(b,$bD$(c,b),d);return;}}}
function $bB$(b,d,c){let a,$0;for(a=1,$0=d+1;a<$0;a++){if($bC$(b,a)<0){if(c==0)return a;c-=1;}}return (-1);}
function $bC$(b,c){let a;for(a=0;a<5;a++){if(b[339+a]==c)return a;}return (-1);}
function $bD$(d,c){let a,b,$0;a=0;for(b=0,$0=d[11];b<$0;b++){if(c[389+b]==0)a+=1;}return a;}
function $bE$(a,b,e){let d,c,$0;c=$bF$(a,b);for(d=0,$0=a[11];d<$0;d++){if(b[389+d]==0&&b[339+d]==0&&b[344+d]==c){if(e==0){b[339+d]=c;return;}e-=1;}}}
function $bF$(e,c){let a,b,d,$0;a=0;for(b=0,$0=e[11];b<$0;b++){d=c[344+b];if(c[389+b]==0&&c[339+b]==0&&d>0&&$bC$(c,d)<0){if(a==0||d<a)a=d;}}return a;}
function $bG$(b,a){b[344+b[3]]=a;}
function $bH$(c,b,a){let $0,$1;b[273]=a-1;if(a>0)$aw$(b,b[272],8,1);$0=1;$1=11;b[266]=$0;b[1]=$1;}
function $bI$(g,a,d){let e,f,c,b;b=a[3];c=309+b*5;a[c+a[334+b]]=d;a[334+b]+=1;if(a[334+b]==4){e=a[304+b];for(f=0;f<4;f++)e-=a[c+f];a[c+4]=e;a[334+b]=5;}}
function $bJ$(d,a,c){let b,$0;b=a[266];a[2089+b*6+c]-=1;a[($0=$div(b,3),274+$0*6)+c]+=1;$bK$(d,a,b);}
function $bK$(c,a,b){let $0,$1;a[2089+b*6+2]=1;a[2194+b]=0;$0=c[2702];$1=1;a[2209+b]=$0;a[2224+b]=$1;}
function $bL$(b,a,d){let c;c=a[3]*3+$div(a[266],b[11]);a[2179+c]=d;a[266]+=1;}
function $bM$(f,a,e){let d,c,b,$0,$1;$0=a[3];$1=a[267];b=$0;c=$1;d=b*3+a[268];a[2089+d*6+c]+=e;a[274+b*6+c]-=e;a[266]+=1;}
function $bN$(c,a,b){$bO$(a,b,c[2735]);a[266]+=1;}
function $bO$(b,c,a){b[569+c*6+5]+=a;b[274+b[409+c]*6+5]-=a;}
function $bP$(c,a,b){$bO$(a,b,1);a[2322]+=1;}
function $bQ$(a,b,c){$bS$(a,b,c,b[3]);$bR$(a,b);}
function $bR$(b,a){let $0,$1;$0=0;$1=4;a[2322]=$0;a[1]=$1;}
function $bS$(a,b,c,d){$aD$(a,b,c,d);$bO$(b,c,1);}
function $bT$(b,a,c){let d,$0;d=$bB$(a,b[11],c);$0=d;a[339+a[266]]=$0;a[2560+a[266]]=$0;a[266]+=1;}
function $bU$(d,a,c){let b;b=2*a[266];a[409+c]=b;a[399+b]+=1;a[399+b+1]-=1;a[274+b*6+5]-=1;a[274+(b+1)*6+5]+=1;}
function $bV$(a,b,c){$bS$(a,b,$bX$(a,b,c),$bW$(a,b));b[266]+=1;}
function $bW$(b,d){let c,a,$0;for(a=0,$0=b[11];a<$0;a++){c=b[2724+a];if(b[23]==3)c=$mod(a,2)==0?0:c+b[2724+a-1];if(d[399+a]<c)return a;}return (-1);}
function $bX$(d,b,c){let a,$0;for(a=0,$0=d[31];a<$0;a++){if(b[409+a]<0){if(c==0)return a;c-=1;}}return (-1);}
function $bY$(d,a,c){let b;if(a[2395]<0){b=$bZ$(a,a[2394]);a[2179+b]=c;$bK$(d,a,b);a[2299+b]=1;a[2395]=b;}else if(c>0)$bp$(a,a[2395],c);else a[2395]=(-1);}
function $bZ$(b,c){let a,$0;for(a=c*3,$0=(c+1)*3;a<$0;a++){if(b[2179+a]<0)return a;}return (-1);}
function $ca$(b,a){if(a[2394]>=0)$eh$(b,a);else if($eg$(a))a[1]=48;else $cb$(b,a);}
function $cb$(c,a){let b;b=a[1];if(b<27){if(b<13){if(b<6){if(b<3){if(b<1)$ef$(c,a);else if(b<2)$ee$(c,a);else $ed$(c,a);}else if(b<4)$ec$(c,a);else if(b<5)$eb$(c,a);else $ea$(c,a);}else if(b<9){if(b<7)$dW$(c,a);else if(b<8)$dV$(c,a);else $dT$(c,a);}else if(b<11){if(b<10)$dS$(c,a);else $dR$(c,a);}else if(b<12)$dP$(c,a);else $dO$(c,a);}else if(b<20){if(b<16){if(b<14)$dM$(c,a);else if(b<15)$dL$(c,a);else $dJ$(c,a);}else if(b<18){if(b<17)$dI$(c,a);else $dG$(c,a);}else if(b<19)$dE$(c,a);else $dC$(c,a);}else if(b<23){if(b<21)$dB$(c,a);else if(b<22)$dA$(c,a);else $dy$(c,a);}else if(b<25){if(b<24)$dx$(c,a);else $dn$(c,a);}else if(b<26)$dl$(c,a);else $dk$(a);}else if(b<40){if(b<33){if(b<30){if(b<28)$dj$(c,a);else if(b<29)$dh$(c,a);else $dg$(c,a);}else if(b<31)$df$(c,a);else if(b<32)$de$(c,a);else $cZ$(c,a);}else if(b<36){if(b<34)$cY$(c,a);else if(b<35)$cW$(c,a);else $cU$(c,a);}else if(b<38){if(b<37)$cQ$(c,a);else $cN$(c,a);}else if(b<39)$cK$(c,a);else $cI$(c,a);}else if(b<47){if(b<43){if(b<41)$cG$(c,a);else if(b<42)$cF$(c,a);else $dn$(c,a);}else if(b<45){if(b<44)$cE$(a);else $cC$(c,a);}else if(b<46)$cz$(c,a);else $cw$(c,a);}else if(b<50){if(b<48)$cn$(c,a);else if(b<49)$cm$(c,a);else $cj$(c,a);}else if(b<52){if(b<51)$ci$(c,a);else $cg$(c,a);}else if(b<53)$cc$(c,a);else $cg$(c,a);}
function $cc$(c,a){let b,$0,$1,$2;$cf$(a);for(b=a[272]*3,$0=(a[272]+1)*3;b<$0;b++){if(a[2179+b]>=0&&a[2194+b]==0)$ce$(a,b);}if(a[4]>0)$cd$(a,18,a[2393]);else{$1=(-1);$2=a[2391];a[272]=$1;a[1]=$2;}}
function $cd$(c,a,b){let $0,$1;$0=a;$1=b;c[2]=$0;c[3]=$1;c[0]=(-(10*a+b));}
function $ce$(b,a){b[9+b[4]]=a;b[4]+=1;}
function $cf$(a){a[4]=0;}
function $cg$(b,a){$ch$(a,b[2693]);}
function $ch$(b,a){b[0]=100000+a;}
function $ci$(c,a){let b,$0;$cf$(a);$ce$(a,0);for(b=0,$0=c[11]*3;b<$0;b++){if(a[2179+b]>=0&&a[2194+b]==0){if(c[24+$div(b,3)]!=c[24+a[272]])$ce$(a,1+b);}}$cd$(a,17,a[272]);}
function $cj$(a,b){let c,$0,$1,$2,$3;$cl$(a,b);for(c=0,$3=a[11];c<$3;c++){if(b[389+c]==0)b[304+c]=($0=b[399+c],$1=a[2703],$2=a[2704],Math.max($2,$div($0,$1)));}$ck$(a,b);if(b[6]>=a[0])$al$(b,5,(-1));else if(b[6]==a[91565]&&b[7]==0)$al$(b,6,(-1));if(b[7]==0){b[6]+=1;b[1]=9;}}
function $ck$(a,f){let b,g,d,c,e,$0,$1,$2,$3,$4,$5,$6;if(a[23]==0||a[23]==2)return;$0=0;$1=0;$2=(-1);b=$0;c=$1;d=$2;for(e=0,$6=a[29];e<$6;e++){g=$as$(a,f,e);if(g>b){$3=g;$4=1;$5=e;b=$3;c=$4;d=$5;}else if(g==b)c+=1;}if(b>=a[30]&&c==1)$al$(f,1,$am$(a,d));}
function $cl$(d,c){let e,a,b,$0,$1,$2;for(a=0,$1=d[31];a<$1;a++){b=569+a*6+4;c[269]+=c[1049+a]+c[b];$0=0;c[1049+a]=$0;c[b]=$0;}for(e=0,$2=d[11]*3;e<$2;e++){b=2089+e*6+4;c[269]+=c[b];c[b]=0;}}
function $cm$(c,b){let a,$0,$1,$2;for(a=0,$0=c[31];a<$0;a++)$ap$(b,a);$1=(-1);$2=23;b[5]=$1;b[1]=$2;}
function $cn$(g,a){let f,d,e,b,c,$0,$1,$2,$3,$4;$0=a[2396];$1=a[2397];$2=a[2398];$3=a[2399];b=$0;c=$1;d=$2;e=$3;$cf$(a);if(e==9){for(f=0,$4=a[569+b*6+4]+a[1049+b]+1;f<$4;f++){if($cv$(a,b,c,d,f))$ce$(a,f);}}else{for(f=0;f<2;f++){if($co$(g,a,b,c,d,e,f))$ce$(a,f);}}$cd$(a,30,a[5]);}
function $co$(d,b,c,e,f,a,j){let l,k,i,g,h;if(a==4||$cu$(b,c,a)<=0||!$cs$(d,b,e,f,a))return 0;g=569+c*6;h=$j$(b,g);if(h<2&&$x$(b,c)<0)return 0;i=b[g+4]+b[1049+c];if(i==0)return j==0;if(j>i||j>0&&$cr$(b,e,f,1)<j)return 0;k=Math.min(j,b[g+4]);$cq$(b,c,a,(-1),k,j-k);l=$cp$(b,c);$cq$(b,c,a,1,k,j-k);return l;}
function $cp$(a,b){let d,c,$0,$1;if($k$(a,b)<0||$i$(a,b)<0)return 0;c=a[409+b];for(d=c*3,$1=(c+1)*3;d<$1;d++){if(a[2179+d]==b&&($0=$j$(a,2089+d*6)+a[2194+d],Math.max(0,$0-1))-a[2089+d*6+4]<0)return 0;}return 1;}
function $cq$(d,a,e,c,f,g){let b;b=569+a*6;d[b+e]+=c;d[b+4]+=c*f;d[1049+a]+=c*g;}
function $cr$(b,c,a,e){let d,f,$0,$1;if(a>0){d=$x$(b,c);return ($0=$j$(b,2089+d*6)+b[2194+d],Math.max(0,$0-1))-b[2089+d*6+4]+e;}f=569+c*6;return ($1=$j$(b,f)+e,Math.max(0,$1-1))-b[f+4];}
function $cs$(b,c,d,a,f){let e;if(a==0)return $j$(c,569+d*6)<b[2674];e=$x$(c,d);return e>=0&&$ct$(b,c,e,f);}
function $ct$(e,d,a,c){let b;b=2089+a*6;if(c==0||c==3)return d[b]+d[b+3]<e[2672];return d[b+1]+d[b+5]<e[2673];}
function $cu$(d,a,b){let c;c=1369+a*6+b;return d[569+a*6+b]-d[c];}
function $cv$(c,a,g,h,f){let e,b,d,$0,$1,$2,$3;b=569+a*6;$0=$j$(c,b);$1=c[b+4];d=$0;e=$1;if(f<e||f>Math.min(d,$cr$(c,g,h,d)))return 0;return c[1049+a]-(f-e)<=($2=$x$(c,a),($3=$j$(c,2089+$2*6)+c[2194+$2],Math.max(0,$3-1))-c[2089+$2*6+4]);}
function $cw$(f,a){let d,e,b,c,$0,$1,$2;$0=a[2396];$1=a[2397];$2=a[2398];b=$0;c=$1;d=$2;$cf$(a);for(e=0;e<6;e++){if($co$(f,a,b,c,d,e,0)||$co$(f,a,b,c,d,e,1))$ce$(a,e);}if($cx$(f,a,b,c,d))$ce$(a,9);$cd$(a,29,a[5]);}
function $cx$(e,c,a,f,g){let h,d,b,$0;b=569+a*6;d=c[b+4]+c[1049+a];if(d==0||!$cy$(e,c,a,f,g))return 0;for(h=c[b+4],$0=d+1;h<$0;h++){if($cv$(c,a,f,g,h))return 1;}return 0;}
function $cy$(h,c,a,f,e){let k,i,g,b,j,d,$0;b=569+a*6;d=$j$(c,b);if(d<2||$x$(c,a)<0||e>0&&$x$(c,f)<0)return 0;for(g=0;g<6;g++){if(c[1369+a*6+g]>0)return 0;}if(e==0)return $j$(c,569+f*6)+d<=h[2674];i=($0=$x$(c,f),2089+$0*6);j=c[i]+c[i+3];k=c[i+1]+c[i+5];return j+c[b]+c[b+3]<=h[2672]&&k+c[b+1]+c[b+5]<=h[2673];}
function $cz$(d,a){let f,c,b,e,$0;b=a[2396];$cf$(a);$ce$(a,0);if($cB$(a,b)){for(c=0,$0=d[32+b];c<$0;c++){e=d[112+b*16+c];if(a[409+e]<0||a[409+e]==a[5]){for(f=0;f<2;f++){if($cA$(d,a,b,e,f))$ce$(a,1+2*e+f);}}}}$cd$(a,28,a[5]);}
function $cA$(b,c,d,e,f){let a;for(a=0;a<6;a++){if($co$(b,c,d,e,f,a,0)||$co$(b,c,d,e,f,a,1))return 1;}return $cx$(b,c,d,e,f);}
function $cB$(a,b){let c;if($j$(a,569+b*6)<2&&$x$(a,b)<0)return 0;for(c=0;c<6;c++){if(c!=4&&$cu$(a,b,c)>0)return 1;}return 0;}
function $cC$(d,a){let c,b,$0;b=a[5];a[2396]=(-1);$cf$(a);$ce$(a,0);for(c=0,$0=d[31];c<$0;c++){if(a[409+c]==b&&$cB$(a,c)){if($cD$(d,a,c))$ce$(a,1+c);}}$cd$(a,27,b);}
function $cD$(b,e,c){let a,f,d,$0;for(a=0,$0=b[32+c];a<$0;a++){d=b[112+c*16+a];f=e[409+d];if(f<0||f==e[5]){if($j$(e,569+d*6)<b[2674]||$x$(e,d)>=0)return 1;}}return 0;}
function $cE$(a){let b,c;b=a[2320];$cf$(a);for(c=0;c<6;c++){if(c!=2&&c!=4&&a[2089+b*6+c]>0)$ce$(a,1+c);}$cd$(a,20,a[5]);}
function $cF$(d,a){let b,c,e,$0,$1,$2,$3;b=a[2325];if(b!=15&&a[2179+b]>=0&&a[2194+b]==0&&a[2269+b]>0){c=a[2209+b];if(a[2224+b]<d[2697+c])a[2224+b]+=1;else if(c<d[2696]){$0=c+1;$1=1;a[2209+b]=$0;a[2224+b]=$1;}}for(e=0,$2=d[31];e<$2;e++)a[2009+e]=0;$3=(-1);a[2325]=$3;a[2315]=$3;a[1]=32;}
function $cG$(c,a){let b;b=a[2325];a[2315]=(-1);if(!(a[2179+b]>=0&&a[2194+b]==0)||a[2254+b]<=0){a[1]=41;return;}$cf$(a);$ce$(a,0);$cH$(c,a,a[5],a[2179+b],c[2720]>0);$cd$(a,26,a[5]);}
function $cH$(b,e,f,c,g){let a,d,$0;for(a=0,$0=b[32+c];a<$0;a++){d=b[112+c*16+a];if(e[2009+d]==0&&$P$(b,e,f,d,g))$ce$(e,1+d);}}
function $cI$(b,a){$cf$(a);$ce$(a,0);if($cJ$(a,a[2325]))$ce$(a,1);$cd$(a,25,a[5]);}
function $cJ$(a,b){let c,e,d,$0;c=a[2179+b];if($j$(a,569+c*6)>0||$bv$(a,c,b)>=0)return 1;d=2089+b*6;e=a[d+4]+a[1049+c];return $j$(a,d)-a[d+2]>0&&e<=($0=$j$(a,2089+b*6)+a[2194+b]-1,Math.max(0,$0-1));}
function $cK$(b,a){let $0;$cL$(a);if($aT$(a))$aP$(b,a);else if(a[2325]!=15&&!($0=a[2325],a[2179+$0]>=0&&a[2194+$0]==0))$aO$(b,a,1);else{$cf$(a);$ce$(a,0);$ce$(a,1);$cd$(a,24,a[5]);}}
function $cL$(a){let b,f,d,e,c,$0,$1,$2,$3;$0=a[2325];$1=a[2327];b=$0;c=$1;for(d=2338;d<2366;d++)a[d]=0;if(b==15)$cM$(a,569+a[2326]*6,2344);else $cM$(a,2089+b*6,2338);$2=2352;$3=$x$(a,c);e=$2;f=$3;$cM$(a,569+c*6,e+6);if(f>=0){$cM$(a,2089+f*6,e);a[e+13]=a[2194+f];}a[e+12]=a[1129+c];}
function $cM$(b,c,d){let a;for(a=0;a<6;a++)b[d+a]=b[c+a];}
function $cN$(b,a){let c;c=$cO$(a,2330,b[91566]);if(c==0)$aR$(b,a,0);else a[0]=c;}
function $cO$(a,b,l){let e,k,f,i,d,m,j,c,h,g,$0,$1,$2,$3,$4,$5;c=a[b];d=b+8+($has($K2,c)?0:14);if($has($K4,c)){$0=$cP$(a,d,0,(-1));$1=$cP$(a,d,1,(-1));e=$0;f=$1;return e+f==0?0:1+e*40+f;}g=c==1?(-1):a[b+7];$2=$cP$(a,d,3,g);$3=$cP$(a,d,4,g);h=$2;i=$3;$4=$cP$(a,d,5,g);$5=$cP$(a,d,2,g);j=$4;k=$5;if(k+h+i+j==0)return 0;if(l){m=(i*2+k)*24+h;return 13761+m*40+j;}return 961+(k*80+h+i)*80+j;}
function $cP$(a,b,c,e){let d;d=a[b+c]+a[b+6+c];if(c==e)d+=a[b+12];return d;}
function $cQ$(d,a){let c,b;$cL$(a);while(a[2390]<2){b=2338+a[2390]*14;if(a[b+4]+a[b+6+4]>0){$cf$(a);$ce$(a,0);$ce$(a,1);c=a[2390]==0?a[5]:a[409+a[2327]];$cd$(a,32,c);return;}a[2390]+=1;}$cR$(d,a);}
function $cR$(c,a){let b,$0,$1;b=a[2327];if(a[1129+b]<0)a[1129+b]=($0=a[489+b],$0==0?0:($0==1?c[2691]:c[2692]));a[2328]=$cT$(c,a[2326],b);a[2329]=0;a[2710+b]+=1;$aw$(a,a[5],9,1);$aw$(a,a[5],12,a[2328]);$aw$(a,a[409+b],13,1);if(a[2325]!=15)a[2254+a[2325]]-=1;$cS$(a,2330,a[2328]);$1=6;a[2335]=$1;a[2336]=$1;a[2337]=a[489+b]==2?4:5;$cL$(a);a[1]=37;}
function $cS$(b,c,a){let $0;b[c]=a>0?0:2;$0=0;b[c+1]=$0;b[c+1+1]=$0;}
function $cT$(d,a,e){let c,b,$0;b=a*16;for(c=0,$0=d[32+a];c<$0;c++){if(d[112+b+c]==e)return d[1392+b+c];}return 0;}
function $cU$(f,a){let d,c,e,b,$0,$1,$2,$3;b=a[2327];$0=a[1049+b];$1=$x$(a,b);c=$0;d=$1;if(c==0){$2=0;a[2390]=$2;a[2333]=$2;a[2334]=$2;a[1]=36;}else{e=d>=0?($3=$j$(a,2089+d*6)+a[2194+d],Math.max(0,$3-1))-a[2089+d*6+4]:0;$cV$(a,b,c,e,$k$(a,b),a[409+b]);}}
function $cV$(b,a,d,f,e,g){let c,$0;b[268]=a;$cf$(b);for(c=Math.max(0,d-e),$0=Math.min(d,f)+1;c<$0;c++)$ce$(b,c);$cd$(b,21,g);}
function $cW$(i,a){let d,b,f,c,e,h,g,$0,$1,$2,$3,$4,$5,$6,$7;$0=a[2325];$1=a[2326];b=$0;c=$1;if(!$cX$(a)){d=b==15||a[2179+b]>=0&&a[2194+b]==0;a[1]=d?33:41;return;}e=a[1049+c];if(e==0){a[1]=35;return;}if(b==15){f=$x$(a,c);$2=$k$(a,c);$3=f>=0?($4=$j$(a,2089+f*6)+a[2194+f],Math.max(0,$4-1))-a[2089+f*6+4]:0;g=$2;h=$3;}else{$5=($7=$j$(a,2089+b*6)+a[2194+b],Math.max(0,$7-1))-a[2089+b*6+4];$6=$k$(a,c);g=$5;h=$6;}$cV$(a,c,e,g,h,a[5]);}
function $cX$(a){let b,$0;b=a[409+a[2327]];if(b<0||b==a[5])return 0;return a[2325]==15||($0=a[2325],a[2179+$0]>=0&&a[2194+$0]==0);}
function $cY$(d,a){let c,b,$0,$1;$0=a[409+a[2327]];$1=a[2325];b=$0;c=$1;if(b>=0&&b!=a[5])$aS$(d,a,34);else if(c==15||!(a[2179+c]>=0&&a[2194+c]==0))a[1]=41;else if(b<0){a[2254+c]-=1;$aP$(d,a);}else a[1]=a[2209+c]>1?40:41;}
function $cZ$(f,a){let c,d,b,e,$0,$1;b=a[5];$cf$(a);for(c=b*3,$0=(b+1)*3;c<$0;c++){if(a[2239+c]>=0){if($dd$(a,c))$ce$(a,1000*(1+$mod(c,3))+a[2179+c]);else a[2239+c]=(-1);}}for(d=0,$1=f[31];d<$1;d++){e=a[1289+d];if(e>=0){if(a[409+d]==b&&$dc$(a,d))$ce$(a,d);else a[1289+d]=(-1);}}if(a[4]>0)$cd$(a,23,b);else $da$(f,a);}
function $da$(a,b){let c,$0,$1;$db$(a,b);for(c=0,$0=a[11]*3;c<$0;c++)b[2284+c]=0;$1=(-1);b[2315]=$1;b[2325]=$1;$aS$(a,b,42);}
function $db$(c,b){let a,$0;for(a=1369,$0=1369+c[31]*6;a<$0;a++)b[a]=0;}
function $dc$(a,b){let c;c=a[409+a[1289+b]];return $j$(a,569+b*6)>0&&c>=0&&c!=a[5];}
function $dd$(a,b){let c;if(!(a[2179+b]>=0&&a[2194+b]==0))return 0;c=a[409+a[2239+b]];return a[2209+b]>1||c>=0&&c!=a[5];}
function $de$(a,b){$aS$(a,b,32);}
function $df$(c,a){let f,d,b,e,$0,$1;b=a[5];while(a[2324]<2*c[31]){d=$div(a[2324],2);if(a[409+d]!=b){a[2324]+=2-$mod(a[2324],2);continue;}e=15;if($mod(a[2324],2)==0){e=$x$(a,d);f=e>=0&&a[2179+e]>=0&&a[2194+e]==0&&a[2299+e]==0;}else f=$j$(a,569+d*6)>0;if(f){$cf$(a);$ce$(a,0);$cH$(c,a,b,d,1);if(a[4]>1){$0=e;$1=d;a[2325]=$0;a[2326]=$1;$cd$(a,22,b);return;}}a[2324]+=1;}a[2325]=(-1);a[1]=31;}
function $dg$(a,b){$db$(a,b);b[2324]=0;$aS$(a,b,30);}
function $dh$(a,b){$di$(a,b,b[2315]);}
function $di$(h,a,b){let f,c,d,g,e,$0,$1,$2;c=a[2179+b];$0=2089+b*6;$1=569+c*6;d=$0;e=$1;$cf$(a);$ce$(a,0);for(f=0;f<6;f++){g=a[2394]>=0?0:a[1369+c*6+f];if(a[e+f]<=g)continue;if(f==4){if(($2=$j$(a,2089+b*6)+a[2194+b],Math.max(0,$2-1))-a[2089+b*6+4]>0)$ce$(a,1+f);}else if($ct$(h,a,b,f)){$aI$(a,e,d,f);if($cp$(a,c))$ce$(a,1+f);$aI$(a,d,e,f);}}$cd$(a,7,$div(b,3));}
function $dj$(d,a){let b,e,c,$0,$1;$0=a[2315];$1=a[2319];b=$0;c=$1;a[2179+b]=c;if(a[409+c]<0)$aC$(d,a,c,a[5]);e=$j$(a,569+c*6)>0;a[1]=e?28:a[2323];}
function $dk$(a){let b,c,d,g,e,f,$0,$1,$2,$3,$4;$0=a[2315];$1=a[2318];b=$0;c=$1;d=a[1049+c];if(d==0){a[1]=27;return;}e=$bv$(a,c,b);f=$k$(a,c)+(e>=0?($2=$j$(a,2089+e*6)+a[2194+e],Math.max(0,$2-1))-a[2089+e*6+4]:0);a[268]=c;$cf$(a);for(g=Math.max(0,d-f),$4=Math.min(d,($3=$j$(a,2089+b*6)+a[2194+b],Math.max(0,$3-1))-a[2089+b*6+4])+1;g<$4;g++)$ce$(a,g);$cd$(a,21,a[5]);}
function $dl$(e,a){let b,d,c;b=a[2315];c=a[2318];d=$j$(a,569+c*6)>0||$bv$(a,c,b)>=0;if(d&&a[2322]==0)a[1]=26;else $dm$(e,a,b);}
function $dm$(f,a,b){let g,c,d,e,$0,$1;c=a[2179+b];$0=2089+b*6;$1=569+c*6;d=$0;e=$1;$cf$(a);if(a[2322]>0)$ce$(a,0);if($j$(a,569+c*6)<f[2674]){for(g=0;g<6;g++){if(g!=2&&g!=4&&a[d+g]>0){$aI$(a,d,e,g);if($cp$(a,c))$ce$(a,1+g);$aI$(a,e,d,g);}}}$cd$(a,20,$div(b,3));}
function $dn$(c,a){let d,b,$0;b=a[5];$cf$(a);if(a[2315]>=0){if($dv$(c,a,a[2315],a[2179+a[2315]]))$ce$(a,0);$dr$(c,a,a[2315],a[2316]);$do$(c,a,a[2315]);}else if(a[2317]>=0)$dr$(c,a,a[2317],a[2209+a[2317]]);else{$ce$(a,0);for(d=b*3,$0=(b+1)*3;d<$0;d++){if(a[2179+d]>=0&&a[2194+d]==0&&a[2284+d]==0)$dr$(c,a,d,a[2209+d]);$do$(c,a,d);}}$cd$(a,19,b);}
function $do$(a,b,c){let d,e,f,$0;if(!a[2723]||b[1]!=42||!$dp$(b,c))return;d=b[2179+c];for(e=0,$0=a[32+d];e<$0;e++){f=a[112+d*16+e];if(b[409+f]<0)$ce$(b,10000+1000*(1+$mod(c,3))+f);}}
function $dp$(a,b){let d,c,$0,$1;if(!(a[2179+b]>=0&&a[2194+b]==0)||($0=2089+b*6,$j$(a,$0)-a[$0+2])==0)return 0;c=a[2179+b];d=($1=$j$(a,2089+b*6)+a[2194+b],Math.max(0,$1-1))-a[2089+b*6+4]>0&&$i$(a,c)>0;return d||$dq$(a,b);}
function $dq$(a,b){return a[2089+b*6+4]+a[1049+a[2179+b]]==0;}
function $dr$(f,b,c,a){let d,e,g,$0;if(a<=0||!$cJ$(b,c))return;d=b[2179+c];for(e=0,$0=f[32+d];e<$0;e++){g=f[112+d*16+e];if($du$(f,b,c,g)&&$ds$(f,b,c,g,a-1))$ce$(b,1000*(1+$mod(c,3))+g);}}
function $ds$(a,b,c,d,e){let f,g,$0;if($dv$(a,b,c,d))return 1;if(e<=0)return 0;for(f=0,$0=a[32+d];f<$0;f++){g=a[112+d*16+f];if($du$(a,b,c,g)){if($dv$(a,b,c,g)||e>1&&$dt$(a,b,c,g,d))return 1;}}return 0;}
function $dt$(b,f,g,c,e){let a,d,$0;for(a=0,$0=b[32+c];a<$0;a++){d=b[112+c*16+a];if(d!=e&&$du$(b,f,g,d))return 1;}return 0;}
function $du$(e,a,d,b){let c;c=a[409+b];return c==$div(d,3)||c<0&&a[1]==42;}
function $dv$(g,a,c,b){let f,d,e,h,$0;d=$bv$(a,b,c);if(d<0)return 1;if(!(a[2179+d]>=0&&a[2194+d]==0&&a[2284+d]==0))return 0;e=$dw$(c,d);for(f=0,$0=g[32+b];f<$0;f++){h=g[112+b*16+f];if($du$(g,a,d,h)){if(a[2179+e]!=h)return 1;if((a[2209+d]>1||a[2179+e]>=0&&a[2194+e]==0&&a[2284+e]==0)&&$dt$(g,a,d,h,b))return 1;}}return 0;}
function $dw$(a,c){let b;b=$div(a,3);return 3*(b*3+1)-a-c;}
function $dx$(d,a){let e,c,b,$0,$1,$2,$3,$4,$5;a[2314]+=1;b=$bC$(a,a[2314]);if(b<0){a[1]=49;return;}if(a[389+b]>0)return;a[5]=b;$0=(-1);a[2315]=$0;a[2317]=$0;a[2325]=$0;for(c=0,$3=d[31];c<$3;c++){$1=(-1);a[1129+c]=$1;a[1289+c]=$1;$2=0;a[1849+c]=$2;a[2009+c]=$2;}$db$(d,a);for(e=0,$5=d[11]*3;e<$5;e++){$4=0;a[2284+e]=$4;a[2269+e]=$4;a[2299+e]=$4;a[2239+e]=(-1);}$aS$(d,a,24);}
function $dy$(f,d){let a,e,b,c,$0,$1,$2,$3,$4,$5,$6,$7;$0=0;$1=(-1);a=$0;b=$1;for(c=0,$4=f[11];c<$4;c++){e=d[309+c*5+4];if(e>a){$2=e;$3=c;a=$2;b=$3;}else if(e==a)b=(-1);}for(c=0,$5=f[11];c<$5;c++){if(c!=b)$dz$(d,c,4,d[309+c*5+4]);}d[272]=b;if(b>=0)$aw$(d,b,4,1);$6=0;$7=23;d[2314]=$6;d[1]=$7;}
function $dz$(b,c,d,a){b[2595+c*5+d]+=a;}
function $dA$(c,a){let d,e,f,b,$0,$1;b=a[265];if(b>=c[11]){a[1]=22;return;}d=a[384+b];if(d==0){a[265]=b+1;return;}$cf$(a);if(a[266]==1){for(e=1,$0=Math.min(d,$i$(a,a[268]))+1;e<$0;e++)$ce$(a,e);$cd$(a,16,b);return;}for(f=0,$1=c[31];f<$1;f++){if(a[409+f]==b&&$i$(a,f)>0)$ce$(a,f);}if(a[4]==0){a[269]+=d;a[384+b]=0;}else $cd$(a,15,b);}
function $dB$(c,a){let d,f,e,b,$0,$1,$2,$3,$4;b=$bC$(a,a[266]);if(b<0){$0=0;$1=0;$2=21;a[265]=$0;a[266]=$1;a[1]=$2;return;}$3=a[309+b*5+3];$4=c[2679];d=$3;e=$4;f=Math.min(e*d,a[269]);$dz$(a,b,3,d-$div(f+e-1,e));a[269]-=f;a[384+b]=f;$aw$(a,b,3,f);a[266]+=1;}
function $dC$(c,a){let g,e,d,f,b,$0;b=a[265];if(b>=c[11]){$dD$(c,a);return;}d=(-1);for(e=0;e<4;e++){if(d<0&&a[354+b*6+$K1[e]]>0)d=$K1[e];}if(d<0){a[265]=b+1;return;}a[267]=d;$cf$(a);for(f=0,$0=c[31];f<$0;f++){if(a[409+f]==b&&a[1209+f]==0){if($j$(a,569+f*6)<c[2674])$ce$(a,2*f);g=$x$(a,f);if(g>=0&&$ct$(c,a,g,d))$ce$(a,2*f+1);}}if(a[4]==0){a[274+b*6+d]+=a[354+b*6+d];a[354+b*6+d]=0;}else $cd$(a,14,b);}
function $dD$(d,b){let c,a,$0,$1,$2,$3;for(a=0,$1=d[31];a<$1;a++){c=b[1209+a];if(c>10)b[($0=$x$(b,a),2089+$0*6)+c-10-1]+=1;else if(c>0)b[569+a*6+c-1]+=1;b[1209+a]=0;}$2=1;$3=20;b[266]=$2;b[1]=$3;}
function $dE$(c,a){let f,g,d,h,i,e,b,$0,$1,$2,$3;b=a[265];if(b>=c[11]){$dF$(c,a);return;}if(a[266]>=4||a[309+b*5+2]==0){$0=b+1;$1=0;a[265]=$0;a[266]=$1;return;}$2=$K1[a[266]];$3=354+b*6;d=$2;e=$3;f=0;for(g=0;g<6;g++)f+=a[e+g];h=Math.min(a[274+b*6+d],a[399+b]-f);a[267]=d;$cf$(a);$ce$(a,0);i=1;while(i<=h){a[e+d]=i;if($d$(a,e,c,2675)>a[309+b*5+2])break;$ce$(a,i);i+=1;}a[e+d]=0;$cd$(a,13,b);}
function $dF$(d,b){let e,c,a,$0,$1,$2;for(a=0,$0=d[11];a<$0;a++){c=b[309+a*5+2];if(c==0)continue;$dz$(b,a,2,c-$d$(b,354+a*6,d,2675));for(e=0;e<6;e++){b[274+a*6+e]-=b[354+a*6+e];$aw$(b,a,2,b[354+a*6+e]);}}$1=0;$2=19;b[265]=$1;b[1]=$2;}
function $dG$(c,a){let e,i,d,f,g,h,b,$0,$1,$2,$3,$4,$5,$6;b=$bC$(a,a[266]);if(b<0){$dH$(c,a);$0=0;$1=0;$2=18;a[265]=$0;a[266]=$1;a[1]=$2;return;}if(a[309+b*5+1]==0){a[266]+=1;return;}$3=a[270];$4=a[271];d=$3;e=$4;for(f=0,$5=c[11];f<$5;f++){g=a[349+f];if(g>=0){if(a[489+g]==0)d-=1;else e-=1;}}$cf$(a);for(h=0,$6=c[31];h<$6;h++){if(a[409+h]==b){i=a[489+h];if(i==0&&d>0||i==1&&e>0)$ce$(a,h);}}if(a[4]==0){$dz$(a,b,1,a[309+b*5+1]);a[266]+=1;}else $cd$(a,12,b);}
function $dH$(d,b){let c,a,$0;for(a=0,$0=d[11];a<$0;a++){c=b[349+a];if(c<0)continue;if(b[489+c]==0){b[270]-=1;$aw$(b,a,0,1);}else{b[271]-=1;$aw$(b,a,1,1);}b[489+c]+=1;b[349+a]=(-1);}}
function $dI$(d,c){let a,b,$0,$1,$2,$3;a=0;for(b=0,$0=d[11];b<$0;b++){if(c[389+b]==0&&c[339+b]==0)a+=1;}if(a>0){$ch$(c,a);return;}if(c[6]==1){for(b=0,$1=d[11];b<$1;b++)c[2565+b]=c[339+b];}$2=1;$3=17;c[266]=$2;c[1]=$3;}
function $dJ$(a,b){let d,c,$0;c=$bF$(a,b);if(c>0){$ch$(b,$dK$(a,b,c));return;}for(d=0,$0=a[11];d<$0;d++)b[344+d]=0;b[1]=14;}
function $dK$(e,c,d){let a,b,$0;a=0;for(b=0,$0=e[11];b<$0;b++){if(c[389+b]==0&&c[339+b]==0&&c[344+b]==d)a+=1;}return a;}
function $dL$(d,c){let a,b,e,$0,$1,$2;a=0;for(b=0,$0=d[11];b<$0;b++){if(c[389+b]==0&&c[339+b]==0)a=Math.max(a,c[309+b*5]);}if(a==0){c[1]=16;return;}for(b=0,$2=d[11];b<$2;b++){if(c[389+b]==0&&c[339+b]==0&&c[309+b*5]==a){if(c[344+b]==0){$cf$(c);for(e=1,$1=$bD$(d,c)+1;e<$1;e++){if($bC$(c,e)<0)$ce$(c,e);}$cd$(c,11,b);return;}}}c[1]=15;}
function $dM$(e,b){let c,d,a,$0,$1,$2,$3;for(a=0,$0=e[11];a<$0;a++){b[304+a]=0;for(c=0;c<5;c++){d=a*5+c;b[2570+d]+=b[309+d];}}if(b[6]==e[2749])$dN$(e,b);$1=(-1);b[272]=$1;b[273]=$1;$2=0;$3=14;b[266]=$2;b[1]=$3;}
function $dN$(b,c){let a;for(a=0;a<5;a++)c[309+b[2750]*5+a]+=b[2751+a];}
function $dO$(c,a){let b,$0;$cf$(a);$ce$(a,0);for(b=0,$0=c[11];b<$0;b++){if(a[389+b]==0&&c[24+b]!=c[24+a[272]])$ce$(a,1+b);}$cd$(a,9,a[272]);}
function $dP$(c,b){let d,a,$0;for(a=0,$0=c[11];a<$0;a++){if(a!=b[272]&&b[389+a]==0){if(b[334+a]<5){$dQ$(c,b,a);return;}}}d=b[272];if(d<0||b[334+d]>=5)b[1]=13;else if(b[266]==0)b[1]=12;else $dQ$(c,b,d);}
function $dQ$(f,a,b){let e,g,d,c,$0,$1,$2;c=a[334+b];d=a[304+b];for(e=0,$0=c;e<$0;e++)d-=a[309+b*5+e];a[267]=c;$cf$(a);$ce$(a,0);if(c==1){if(0<($1=f[2689])&&$1<=d)$ce$(a,f[2689]);}else{for(g=1,$2=d+1;g<$2;g++)$ce$(a,g);}$cd$(a,10,b);}
function $dR$(a,c){let b,d,e,$0,$1;b=a[11]*3;while(c[266]<b&&!c[2194+c[266]])c[266]+=1;if(c[266]>=b){$0=0;$1=11;c[266]=$0;c[1]=$1;return;}d=c[266];c[268]=d;$cf$(c);for(e=0;e<6;e++){if(e!=2&&e!=4&&c[2089+d*6+e]>0)$ce$(c,e);}$cd$(c,8,$div(d,3));}
function $dS$(d,a){let c,b,$0,$1,$2,$3,$4;$0=(-1);a[5]=$0;a[273]=$0;a[2315]=$0;for(b=0,$2=d[11];b<$2;b++){$1=0;a[334+b]=$1;a[339+b]=$1;a[344+b]=$1;a[349+b]=(-1);for(c=0;c<5;c++)a[309+b*5+c]=0;}$3=0;$4=10;a[266]=$3;a[1]=$4;}
function $dT$(b,a){let c,$0,$1;a[2315]=(-1);if(a[266]>=3*b[11]){$dU$(b,a);return;}c=$bC$(a,$mod(a[266],b[11])+1);a[2315]=c*3+$div(a[266],b[11]);a[266]+=1;$0=8;$1=28;a[2323]=$0;a[1]=$1;}
function $dU$(b,c){let a,$0,$1,$2,$3;for(a=0,$0=b[11];a<$0;a++){c[304+a]=b[2729+a];c[339+a]=0;}$1=0;$2=1;$3=9;c[266]=$1;c[6]=$2;c[1]=$3;}
function $dV$(b,a){let d,c,$0;if(a[266]>=3*b[11]){a[266]=0;a[1]=b[23]==2?8:9;if(a[1]==9)$dU$(b,a);return;}c=$bC$(a,$mod(a[266],b[11])+1);a[267]=$div(a[266],b[11]);$cf$(a);for(d=0,$0=b[31];d<$0;d++){if(a[409+d]==c&&$x$(a,d)<0)$ce$(a,d);}$cd$(a,6,c);}
function $dW$(d,c){let b,g,h,a,i,e,f,$0,$1,$2,$3,$4,$5,$6,$7,$8;a=3;b=a*2;if(c[266]>=b*d[11]){$dZ$(d,c);$0=0;$1=7;c[266]=$0;c[1]=$1;return;}$2=$div(c[266],b);$3=$mod(c[266],b);e=$2;f=$3;$4=$div(f,a);$5=$K5[$mod(f,a)];g=$4;h=$5;$6=h;$7=g;c[267]=$6;c[268]=$7;$cf$(c);for(i=0,$8=$dX$(d,c,e,h)+1;i<$8;i++){if($dY$(d,c,e,g,h,i))$ce$(c,i);}$cd$(c,5,e);}
function $dX$(a,e,f,b){let d,c;c=a[2743+b];for(d=0;d<3;d++)c-=e[2089+(f*3+d)*6+b];return c;}
function $dY$(f,g,a,b,e,h){let d,i,c,j;c=2089+(a*3+b)*6;d=2-b;if(e==1){i=$dX$(f,g,a,e)-h;return h<=f[2673]&&i<=d*f[2673];}j=g[c]+g[c+3]+h;i=$dX$(f,g,a,0)+$dX$(f,g,a,3)-h;if(e==0)i-=Math.min(f[2672]-j,$dX$(f,g,a,3));return j<=f[2672]&&i<=d*f[2672];}
function $dZ$(d,e){let c,f,b,a,$0;for(a=0,$0=d[11];a<$0;a++){b=2089+(a*3+3-1)*6;for(c of $K5){f=$dX$(d,e,a,c);e[b+c]+=f;e[274+a*6+c]-=f;}}}
function $ea$(b,a){let d,c,e,$0,$1,$2;if(a[266]>=b[2734]*b[11]){$0=0;$1=7;a[266]=$0;a[1]=$1;return;}c=$bC$(a,$mod(a[266],b[11])+1);$cf$(a);if(a[274+c*6+5]>=b[2735]){for(d=0,$2=b[31];d<$2;d++){if(a[409+d]==c){e=a[569+d*6+5];if(e+b[2735]<=b[2736])$ce$(a,d);}}}if(a[4]==0)a[266]+=1;else $cd$(a,4,c);}
function $eb$(b,a){let d,c,$0;c=$bC$(a,$mod(a[266],b[11])+1);$cf$(a);if(a[2322]<b[2735]&&a[274+c*6+5]>0){for(d=0,$0=b[31];d<$0;d++){if(a[409+d]==c){if(a[569+d*6+5]<b[2736])$ce$(a,d);}}}if(a[4]==0){a[266]+=1;a[1]=3;}else $cd$(a,3,c);}
function $ec$(b,a){let c,$0,$1,$2;if(a[266]>=b[2734]*b[11]){$0=0;$1=6;a[266]=$0;a[1]=$1;return;}$cf$(a);for(c=0,$2=b[31];c<$2;c++){if(a[409+c]<0)$ce$(a,c);}if(a[4]==0)$bR$(b,a);else $cd$(a,2,$bC$(a,$mod(a[266],b[11])+1));}
function $ed$(b,a){if(a[266]<b[11])$ch$(a,b[11]-a[266]);else{a[266]=0;a[1]=b[23]==2?3:5;}}
function $ee$(b,a){let c,d,$0,$1,$2;while(a[266]<b[29]){if(a[399+2*a[266]]<b[2724+2*a[266]])break;a[266]+=1;}if(a[266]>=b[29]){$0=0;$1=2;a[266]=$0;a[1]=$1;return;}c=2*a[266];$cf$(a);for(d=0,$2=b[31];d<$2;d++){if(a[409+d]==c+1)$ce$(a,d);}$cd$(a,1,c);}
function $ef$(a,b){if($bW$(a,b)>=0)$ch$(b,a[31]-b[266]);else{b[266]=0;b[1]=a[23]==3?1:2;}}
function $eg$(a){let $0;if(a[5]<0||a[389+a[5]]==0)return 0;return 24<=($0=a[1])&&$0<48;}
function $eh$(b,a){let d,e,c,$0;if(a[2395]>=0){$di$(b,a,a[2395]);return;}c=a[2394];d=$bZ$(a,c);$cf$(a);if(d>=0){for(e=0,$0=b[31];e<$0;e++){if(a[409+e]==c&&$x$(a,e)<0)$ce$(a,e);}}if(a[4]>0)$cd$(a,31,c);else a[2394]=(-1);}
function $ei$(d,a,c){let b;b=a[2];if(b==22||b==25)return a[4]-1-among(c,a[4]-1);return among(c,a[4]);}
function $ej$(a,b,c){return $ek$(a,b,c,a[91562]>0?a[91562]:768134);}
function $ek$(c,a,d,e){let f,h,g,b,j,i,k,$0,$1,$2,$3,$4,$5,$6,$7;b=a[2];if(b==10)return $eV$(a,$eW$(c,a,d,e));if(b==13)return $eU$(c,a);if(b==24)return $eT$(c,a,e)>0?0:1;if(b==11)return $eR$(c,a,a[3],d,e);if(b==9||b==30)return 0;if(b==32)return $eQ$(c,a)?1:0;if(b==21||b==16||b==5)return a[4]-1;if(b==19||b==27)$eP$(c,a,a[3]);$0=(-2000000);$1=0;$2=0;$3=d;f=$0;g=$1;h=$2;i=$3;for(j=0,$7=a[4];j<$7;j++){k=$em$(c,a,a[9+j],e);if(c[91563]>0)k+=$el$(c,a,a[9+j]);if(k>f){$4=k;$5=1;$6=j;f=$4;g=$5;h=$6;}else if(k==f){g+=1;i=another(i);if(takes_its_place(i,g))h=j;}}return h;}
function $el$(e,a,c){let b,d;b=a[2]==22?a[2326]:0;d=(c*80+b)*64+a[2];return $mod(scrambled(d*16+e[91564]),2*e[91563])-e[91563];}
function $em$(c,a,d,e){let b,$0;b=a[2];if(b<9)return $eM$(c,a,d);if(b<17)return $eI$(c,a,d,e);if(b==19)return $eE$(c,a,d,e);if(b==22)return d>0?$eA$(c,a,d-1,e):0;if(b==23)return $ey$(c,a,d);if(b==26)return d>0?$ew$(c,a,d-1,e):0;if(b==25)return d>0?$ev$(c,a,e):0;if(b==27)return $eu$(c,a,d,e);if(b==28)return d==0?0:$er$(c,a,a[2396],$div(d-1,2),$mod(d-1,2),e);if(b==29)return $eq$(c,a,d);if(b==20)return d==0?10:(-($0=d-1,$0==0?5:($0==3?4:($0==1?3:2))));if(b==17)return $ep$(c,a,d,e);if(b==18)return $I$(c,a,a[3],d,e)+$eo$(c,a,d);return $en$(c,a,d,1);}
function $en$(e,a,f,j){let d,h,b,g,i,c,$0,$1,$2,$3,$4;$0=a[3];$1=0;b=$0;c=$1;for(d=0,$4=e[32+f];d<$4;d++){g=e[112+f*16+d];$2=a[409+g];$3=$j$(a,569+g*6);h=$2;i=$3;if(h==b)c+=i>1?2:1;else if(h<0)c+=3;else if(e[24+h]!=e[24+b]){c+=i==1?3:(-1);if($x$(a,g)>=0)c-=4;}}if(j&&$j$(a,569+f*6)>1)c-=1;return $w$(e,a,b,f)>0?Math.min(c,12):0;}
function $eo$(a,b,c){let d;d=$s$(a,b,2089+c*6);return $div(($div(d,100000)+$mod(d,100000))*20,100);}
function $ep$(e,b,a,f){let c,h,j,i,d,k,g,$0,$1,$2,$3,$4,$5;if(a==0)return 0;$0=a-1;$1=b[3];c=$0;d=$1;g=$I$(e,b,d,c,f);if(($2=2089+c*6,$j$(b,$2)-b[$2+2])==0)return g;$3=b[2179+c];$4=0;h=$3;i=$4;for(j=0,$5=e[32+h];j<$5;j++)i=i||b[409+e[112+h*16+j]]==d;if(b[5]==d){if(!i||b[2391]!=30)return (-1000000);return $div(g,4)+60+$eo$(e,b,c);}k=b[2239+c];if(k<0||b[409+k]!=d||b[2391]!=32)return (-1000000);return $div(g,4)+100+$eo$(e,b,c);}
function $eq$(d,c,a){let b;if(a==9)return (-1000000);b=a==0?5:(a==3?4:(a==1?3:2));return c[409+c[2397]]<0?(-b):b;}
function $er$(e,a,h,d,j,f){let c,i,b,g,$0,$1;$0=a[3];$1=2790;b=$0;c=$1;if(a[409+d]<0){g=$L$(e,a,b,d,f);if(f&2&&g<1000)g-=$et$(e,a,b,h);return g+$j$(a,569+h*6);}i=f&2?$es$(e,a,b,h,d,f):0;if(i>20)return i+j;if(a[c+d]<a[c+h])return 20+2*j+($x$(a,d)>=0?6:0);if(f&2&&j==0&&a[c+d]==1&&a[c+h]==1){if($j$(a,569+h*6)>2&&$j$(a,569+d*6)<2)return 3;}if(j==1&&a[c+d]==a[c+h]){if(a[c+h]>1||$j$(a,569+h*6)>3)return 6;}return (-1000000);}
function $es$(e,a,h,d,b,j){let c,g,i,f,k,$0,$1;c=$x$(a,b);if(c<0||$x$(a,d)>=0)return 0;$0=e[2761];$1=$u$(e,a,b,(-1));f=$0;g=$1;i=$z$(e,a,h,b,g)-$z$(e,a,h,b,g+f);k=$div(i*$G$(a,c,j),1000);return k-$et$(e,a,h,d);}
function $et$(a,b,f,c){let d,e,g;d=$u$(a,b,c,(-1));e=Math.max(1,d-a[2761]);g=$q$(a,b,f,c,e)-$q$(a,b,f,c,d);return $div(Math.max(0,g)*100,2000);}
function $eu$(e,g,a,i){let c,d,h,b,f,$0,$1,$2;if(a==0)return 0;$0=a-1;$1=(-1000000);b=$0;c=$1;for(d=0,$2=e[32+b];d<$2;d++){f=e[112+b*16+d];h=g[409+f];if(h<0||h==g[3])c=Math.max(c,$er$(e,g,b,f,0,i));}return c;}
function $ev$(d,a,g){let f,b,j,e,l,c,h,i,k,$0,$1,$2,$3;$0=a[2325];$1=a[3];b=$0;c=$1;e=$s$(d,a,2089+b*6);f=$D$(a,b,a[2179+b]);h=$E$(d,a,c,b,e,a[2179+b],f,g);if(f)e=$mod(e,100000)>=100?Math.max(100,e-100):e;$2=a[2327];$3=a[2179+b];i=$2;j=$3;k=$E$(d,a,c,b,e,i,1,g)-h;if(g&2){l=$z$(d,a,c,i,e+$v$(d,a,i,(-1)));l-=$z$(d,a,c,j,$u$(d,a,j,(-1)));k-=$div(l*$G$(a,b,g),2000);}return k;}
function $ew$(e,a,d,k){let f,j,b,h,c,m,i,g,l,$0,$1,$2,$3,$4,$5;$0=a[2325];$1=a[2179+a[2325]];b=$0;c=$1;if(a[409+d]<0)return (-1000000);f=$u$(e,a,d,a[1129+d]);$2=a[3];$3=$s$(e,a,2089+b*6);g=$2;h=$3;$4=$cT$(e,c,d);$5=$D$(a,b,c);i=$4;j=$5;l=$F$(e,a,g,b,h,f,d,i,j,k);if(k&2){m=$r$(e,h,f,i);l-=$ex$(e,a,g,b,c,m,k);}return l;}
function $ex$(a,b,g,i,c,e,j){let d,f,h;d=$u$(a,b,c,(-1));f=Math.max(100,$mod(d,100000)-a[e+2])+$div(d,100000)*100000;h=$z$(a,b,g,c,f)-$z$(a,b,g,c,d);return $div(Math.max(0,h)*$G$(b,i,j),2000);}
function $ey$(f,b,a){let g,h,d,e,c,$0,$1,$2,$3,$4;if(a>=1000){c=b[3]*3+$div(a,1000)-1;$0=b[2179+c];$1=b[2239+c];d=$0;e=$1;}else{$2=15;$3=a;$4=b[1289+a];c=$2;d=$3;e=$4;}if(b[409+e]<0)return 0;g=$u$(f,b,e,b[1129+e]);h=$ez$(f,b,c,d);return f[$r$(f,h,g,$cT$(f,d,e))];}
function $ez$(d,e,a,b){let c;c=a==15?569+b*6:2089+a*6;return $s$(d,e,c)+e[1049+b]*d[2760];}
function $eA$(f,a,e,k){let g,i,h,c,m,j,b,d,l,$0,$1,$2,$3,$4;$0=a[3];$1=a[2326];$2=a[2325];b=$0;c=$1;d=$2;if(a[409+e]<0)return d!=15&&a[2209+d]>1?15:(-1000000);g=$u$(f,a,e,a[1129+e]);$3=$ez$(f,a,d,c);$4=$D$(a,d,c);h=$3;i=$4;j=$cT$(f,c,e);l=$F$(f,a,b,d,h,g,e,j,i,k);if(k&2&&l<10000){l-=$eD$(f,a,b,c,h,g,j,i);if(d!=15){m=$r$(f,h,g,j);l-=$ex$(f,a,b,d,c,m,k);l+=$eC$(f,a,b,d,e,h,m,k);}}if(l<=0)return l;return $div(l*(1000-$eB$(f,a,b,e,g)),1000);}
function $eB$(e,g,h,c,j){let k,a,f,b,d,i,$0;a=0;for(b=0,$0=e[32+c];b<$0;b++){d=c*16+b;f=e[112+d];if(g[409+f]!=h)continue;if(g[1289+f]==c){i=$s$(e,g,569+f*6);a=Math.max(a,e[$r$(e,i,j,e[1392+d])]);}k=$x$(g,f);if(k>=0&&g[2239+k]==c){i=$s$(e,g,2089+k*6);a=Math.max(a,e[$r$(e,i,j,e[1392+d])]);}}return a;}
function $eC$(d,a,h,b,i,c,e,j){let f,g;if(a[2209+b]<2)return 0;f=$mod(c,100000)-d[e+2];g=$div(c,100000)*100000+Math.max(0,f);return $div(d[e+1]*$E$(d,a,h,b,g,i,1,j),2000);}
function $eD$(a,f,l,g,b,c,d,i){let h,k,j,m,e;e=$r$(a,b,c,d);h=$u$(a,f,g,(-1));j=a[e+2]+(i?100:0);k=Math.max(100,$mod(h,100000)-j)+$div(h,100000)*100000;m=$q$(a,f,l,g,k)-$q$(a,f,l,g,h);return $div(Math.max(0,m)*100,3000);}
function $eE$(b,c,a,d){let i,e,l,g,h,j,k,f,m,$0,$1,$2,$3;if(a==0)return 0;if(a>=10000)return $eH$(b,c,a-10000,d);e=c[3]*3+$div(a,1000)-1;$0=$mod(a,1000);$1=c[2179+e];f=$0;g=$1;if(c[1]==42)return $eG$(b,c,e,g,f,d);$2=$s$(b,c,2089+e*6);$3=$D$(c,e,g);h=$2;i=$3;j=c[3];k=$E$(b,c,j,e,h,g,i,d);l=$E$(b,c,j,e,$eF$(b,c,h,f),f,0,d);m=l-k-(i?15:0);if(l==0&&k==0)m+=(c[2790+g]-c[2790+f])*12;return m;}
function $eF$(a,b,e,c){let d;d=$s$(a,b,569+c*6);if(d>0&&$j$(b,569+c*6)>1)e+=d-a[2761]*1;return e;}
function $eG$(c,a,d,f,i,j){let g,k,n,o,e,m,b,l,h;b=a[3];e=$s$(c,a,2089+d*6);g=$D$(a,d,f);h=0;if(a[409+i]<0)h+=$L$(c,a,b,i,j);k=$s$(c,a,569+f*6)+$v$(c,a,f,(-1));l=$s$(c,a,569+i*6)+$v$(c,a,i,(-1));if(j&2)m=$z$(c,a,b,i,e+l)-$z$(c,a,b,f,e+k);else m=$q$(c,a,b,i,e+l)-$q$(c,a,b,f,e+k);h-=$div(m*$G$(a,d,j),1000);if(g)h-=15;if(j&2){n=Math.max(k,c[2761]);o=$q$(c,a,b,f,n)-$q$(c,a,b,f,e+k);h-=$div(o*100,2000);}return h+(a[2790+f]-a[2790+i])*12;}
function $eH$(f,a,b,g){let c,i,d,j,k,e,h,$0,$1;c=a[3]*3+$div(b,1000)-1;$0=a[2179+c];$1=a[3];d=$0;e=$1;h=$L$(f,a,e,$mod(b,1000),g);i=$u$(f,a,d,(-1));j=Math.max(100,i-f[2761]);k=$q$(f,a,e,d,j)-$q$(f,a,e,d,i);return h-$div(k*$G$(a,c,g),1000);}
function $eI$(c,a,d,e){let b;b=a[2];if(b==12)return $eL$(c,a,d,e);if(b==14)return $eK$(c,a,d,e);return $eJ$(c,a,d,e);}
function $eJ$(c,a,d,k){let i,f,e,j,g,b,h,l;b=a[3];if($w$(c,a,b,d)==0)return (-1000000);e=Math.min(a[384+b],$i$(a,d))*c[2760];f=$x$(a,d);g=f>=0?2089+f*6:569+d*6;h=f>=0?f:15;i=f<0||$j$(a,569+d*6)==0;j=$s$(c,a,g);l=$E$(c,a,b,h,j+e,d,i,k);return l-$E$(c,a,b,h,j,d,i,k);}
function $eK$(f,b,a,m){let l,h,n,p,d,k,c,g,q,e,j,i,o,$0,$1,$2,$3,$4,$5,$6;$0=$div(a,2);$1=$mod(a,2);$2=b[3];c=$0;d=$1;e=$2;g=$w$(f,b,e,c);h=$x$(b,c);if(g==0)return d;i=f[2756+b[267]];j=d>0?h:15;if(d>0){$3=$s$(f,b,2089+h*6);$4=$D$(b,h,c);k=$3;l=$4;}else{$5=$s$(f,b,569+c*6);$6=h<0;k=$5;l=$6;}n=k>0?$E$(f,b,e,j,k,c,l,m):0;o=$E$(f,b,e,j,k+i,c,l,m);o+=g-n;if(m&2){p=$u$(f,b,c,(-1));if(h>=0){q=$z$(f,b,e,c,p)-$z$(f,b,e,c,p+i);o+=$div(q*$G$(b,h,m),1000);}q=$q$(f,b,e,c,p)-$q$(f,b,e,c,p+i);o+=$div(q*100,2000);}return o+10;}
function $eL$(c,a,d,j){let i,e,g,b,f,h,$0,$1;b=a[3];e=$u$(c,a,d,(-1));if(a[489+d]==0)f=e+c[2691]*c[2761];else{f=e-$v$(c,a,d,(-1));f+=c[2692]*c[2760];}g=$q$(c,a,b,d,e)-$q$(c,a,b,d,f);$0=100+($x$(a,d)>=0?200:0);$1=$x$(a,d);h=$0;i=$1;if(j&4&&i>=0){g=$z$(c,a,b,d,e)-$z$(c,a,b,d,f);h=100+$G$(a,i,j);}return $div(g*h,100)+$w$(c,a,b,d);}
function $eM$(c,a,d){let b;b=a[2];if(b==1||b==2)return $eO$(c,a,d);if(b==7)return $eN$(a,d);if(b==8)return (-(d==0?5:(d==3?4:(d==1?3:2))));return $en$(c,a,d,b==6);}
function $eN$(b,a){let c,d;if(a==0)return 0;c=b[2315]>=0?b[2315]:b[2395];d=a-1;if(d!=4&&$j$(b,569+b[2179+c]*6)<=1)return (-1000000);return 1+(d==0?5:(d==3?4:(d==1?3:2)));}
function $eO$(e,a,f){let d,c,b,$0,$1,$2;$0=a[3];$1=0;b=$0;c=$1;for(d=0,$2=e[32+f];d<$2;d++){if(a[409+e[112+f*16+d]]==b)c+=1;}return 4*c-e[32+f];}
function $eP$(c,d,e){let f,g,a,h,b,i,$0,$1,$2,$3,$4;a=2790;for(b=0,$0=c[31];b<$0;b++)d[a+b]=$t$(c,d,e,b)?0:20;$1=0;$2=1;f=$1;g=$2;while(g){g=0;for(b=0,$4=c[31];b<$4;b++){if(d[a+b]!=f)continue;for(h=0,$3=c[32+b];h<$3;h++){i=c[112+b*16+h];if(d[a+i]>f+1){d[a+i]=f+1;g=1;}}}f+=1;}}
function $eQ$(c,a){let e,d,b,f;b=a[2327];d=$s$(c,a,2338)+$s$(c,a,2344);e=$s$(c,a,2352)+$s$(c,a,2358);e+=$v$(c,a,b,a[2364]);f=c[$r$(c,d,e,$cT$(c,a[2326],b))];return (a[2390]==0?f:1000-f)>=750;}
function $eR$(b,c,d,e,a){let f;if(!(a&128))return 0;f=$eS$(b,c,d,1,e,a);return f>0?Math.max(0,c[4]-f):0;}
function $eS$(c,a,d,f,h,e){let i,b,j,g,$0,$1;b=Math.min(a[6]-1,3);if(c[23]!=1&&$C$(c,a,d,e)>=c[30])b=5;else if(a[304+d]>Math.min($d$(a,274+d*6,c,2675),$div(a[399+d],2)))b=4;g=90962+((d*6+b)*5+f)*4;$0=among(h,1000);$1=0;i=$0;j=$1;while(j<3&&i>=c[g+j])j+=1;return j;}
function $eT$(e,a,i){let h,c,l,f,g,j,b,d,k,$0,$1,$2,$3,$4;$0=a[2327];$1=a[2326];$2=a[2325];b=$0;c=$1;d=$2;f=$s$(e,a,2338)+$s$(e,a,2344);g=$s$(e,a,2352)+$s$(e,a,2358);if(a[2364]>0)g+=$v$(e,a,b,a[2364]);h=$D$(a,d,c);$3=a[3];$4=$mod(i,1024);j=$3;i=$4;k=$F$(e,a,j,d,f,g,b,0,h,i);if(i&2&&d!=15){l=$r$(e,f,g,0);k-=$ex$(e,a,j,d,c,l,i);}return k;}
function $eU$(e,a){let c,i,d,h,g,f,b,$0,$1,$2,$3;$0=a[3];$1=a[267];b=$0;c=$1;d=a[4]-1;if(c!=0)return d;$2=274+b*6;$3=e[2675];f=$2;g=$3;h=$d$(a,f,e,2675)-$div(a[f]+g-1,g);i=a[309+b*5+2];return Math.min(d,Math.max(0,i-h));}
function $eV$(c,d){let a,b,$0;a=0;for(b=0,$0=c[4];b<$0;b++){if(c[9+b]<=d)a=b;}return a;}
function $eW$(f,a,g,h){let e,i,d,c,b,$0,$1,$2;$0=a[3];$1=a[267];b=$0;c=$1;d=a[304+b];for(e=0,$2=c;e<$2;e++)d-=a[309+b*5+e];if(c==0)return Math.min(d,$fa$(f,a,b,g,h));if(c==1)return $eY$(f,a,b,d,g,h);if(c==2){i=h&128?$eS$(f,a,b,3,g,h):0;return Math.min(Math.max(0,d-i),Math.min($d$(a,274+b*6,f,2675),$div(a[399+b],2)));}return $eX$(f,a,b,d,g,h);}
function $eX$(c,d,e,b,f,a){if(a&17)return a&32?b:0;if(a&32)return b;if(a&128)return $div(b*$eS$(c,d,e,4,f,a),2);return $div(b,2);}
function $eY$(a,e,f,d,g,c){let b;b=a[2689];if(c&8||d<b||b<=0)return 0;if(e[270]==0&&e[271]==0)return 0;if(c&128){if($eZ$(a,e,f))return b;return b*$eS$(a,e,f,2,g,c);}if(c&1)return d>=5?b:0;return d-Math.min($d$(e,274+f*6,a,2675),$div(e[399+f],2))>=b&&among(g,100)<70?b:0;}
function $eZ$(e,a,b){let c,g,f,d,h,$0;if($H$(a,b)>1)return 0;for(c=b*3,$0=(b+1)*3;c<$0;c++){d=a[2179+c];if(d>=0&&a[489+d]==0&&a[270]>0){f=$u$(e,a,d,(-1));g=e[2691]*e[2761];h=$z$(e,a,b,d,f)-$z$(e,a,b,d,f+g);return h>200;}}return 0;}
function $fa$(b,c,d,e,a){let f;if(a&65)return 0;if(a&128)return $eS$(b,c,d,0,e,a);f=c[304+d]-Math.min($d$(c,274+d*6,b,2675),$div(c[399+d],2));return among(e,100)<15||f>0?1:0;}
function $fb$(a,b,c){return $ek$(a,b,c,768166);}
function $fc$(a,b,c){return $ek$(a,b,c,768150);}
function $fd$(a,b,c){return $ek$(a,b,c,768142);}
function $fe$(a,b,c){return $ek$(a,b,c,768198);}
function $ff$(a,b,c){return $ek$(a,b,c,716800);}
function $fg$(a,b,c){return $ek$(a,b,c,921601);}
function $fh$(d,g,t,z,v,w,x,b,i,c,h,A,n,C){let B,l,a,f,k,m,r,u,y,p,j,q,s,o,e,$0,$1,$2,$3,$4;for(a=0,$4=n.length;a<$4;a++){e=word_at(b,c+a,d[9]);for(f=0,$0=h.length;f<$0;f++)h[f]=g[f];if(d[10]>0)$f$(d,h,d[10]-1,word_at(i,c+a,0));$fq$(d,h);$1=d[15];$2=1;$3=0;j=$1;k=$2;l=$3;m=d[21]>0?0:(-1);while(h[0]!=0){if(h[6]!=j){j=h[6];if(j==d[12])return (-1)-l;$fp$(d,h,n[a]);}if(l==d[13]&&l>0)return (-1)-l;o=h[0];if(d[14]>0&&(o>0||h[3]!=d[14]-1))return (-1)-l;p=o<0&&d[16+h[3]]>0;if(d[22]>0&&p&&$fo$(d,h))return (-1)-l;l+=1;q=uniform_of(e);r=(-1);if(m>=0){if(o<0)r=$fn$(d,h,m);m=r>=0?m+1:(-1);}if(m<0)e=next_word(e);if(r>=0)s=h[9+r];else if(o>=100000)s=among(q,o-100000);else if(o>0){if(untabled(t,o))return o;u=t[o];y=fallen_on(q,v,u,w,x[o]);s=z[u+y];}else{$Y$(d,h,A);B=$fk$(d,h,q);$V$(d,h,A);s=h[9+B];}if(C.length>0)k=$fj$(h,s,C,k);$fi$(d,h,s);}$n$(d,h,n[a]);}return 0;}
function $fi$(a,b,c){$ae$(a,b,c);$fq$(a,b);}
function $fj$(a,e,d,c){let f,b,$0,$1,$2;b=a[0]<0?a[4]:0;if(c+3+b>d.length){d[0]=d.length+1;return d.length;}d[c]=a[0];$0=e;$1=b;d[c+1]=$0;d[c+2]=$1;for(f=0,$2=b;f<$2;f++)d[c+3+f]=a[9+f];d[0]=c+3+b;return c+3+b;}
function $fk$(a,b,c){let d,e;d=ask_bot(a,b,c,a[1+b[3]]);if(a[6]>0){e=$fl$(a,b);if(e>=0)return e;}return d;}
function $fl$(a,c){let d,e,g,f,b,$0,$1,$2;b=a[6];if(c[6]!=a[7]||c[3]!=a[8])return (-1);if(0)return (-1);d=c[2];for(e=0,$1=a[b];e<$1;e++){f=b+65+2*e;if(a[f]==d){for(g=0,$0=c[4];g<$0;g++){if($fm$(a,c,d,c[9+g],a[f+1]))return g;}}}if(a[b+1+d]){for(g=0,$2=c[4];g<$2;g++){if(c[9+g]==0)return g;}}return (-1);}
function $fm$(e,c,a,d,b){if(a==10){if($div(b,1000)!=c[267])return 0;return d==$mod(b,1000)||$mod(b,1000)==999&&d==c[9+c[4]-1];}if(a==11)return d==b||b==9&&d==c[9+c[4]-1];if(a==13)return d==$mod(b,1000)&&$div(b,1000)==c[267];if(a==15)return d==b&&c[1049+d]==0;if(a==16)return d==$mod(b,1000)&&$div(b,1000)==c[268];return d==b;}
function $fn$(a,e,c){let f,d,b,$0;b=a[21];d=b+1+2*c;if(c>=a[b]||a[d]!=e[0])return (-1);for(f=0,$0=e[4];f<$0;f++){if(e[9+f]==a[d+1])return f;}return (-1);}
function $fo$(c,a){let b;b=a[2];if(b==10)return Boolean(a[334+a[3]]==0);if(b==19)return Boolean(a[2315]<0&&a[2317]<0);if(b==17)return Boolean(a[2391]==30||a[2391]==32);if(b==11||b==15||b==27)return 1;if(b==22||b==24)return 1;return Boolean(b==25||b==26);}
function $fp$(e,a,d){let b,c,$0,$1;b=a[6]-1;if(0<=($0=b)&&$0<40){for(c=0,$1=e[11];c<$1;c++)d[265+b*5+c]=1+a[399+c];}}
function $fq$(b,a){while(a[7]==0){a[0]=(-1);$U$(a);$ca$(b,a);if(a[0]==(-1))continue;if(a[0]>0){if(a[0]!=100001)return;}else if(a[4]!=1)return;$ae$(b,a,a[0]<0?a[9]:0);}a[0]=0;}

const DICE=new Dice($a$),GAME={"name": "swords", "row": 541, "aside": 230, "redrawn": 24301},untabled=(_,code)=>{DICE.add(code);return false;};
const RULES={prepare:$ca$,settle:$ae$,hide:$Y$,show:$V$,clear:$U$,drawn_among:drawn_among,word_at:word_at,key:key,clear_options:$U$,record:$n$,redraw:$f$,is_rival:$e$,koku_to_levy:$c$},AT={"PENDING": 0, "DECISION": 2, "ASKED": 3, "OPTIONS_OPEN": 4, "ACTIVE": 5, "TURN": 6, "ENDED": 7, "WINNER": 8, "CHOICES": 9, "PLAYING": 0, "BOTS": 1, "DRAWN": 9, "UNIFORM": 100000, "AUTOMATIC": -1};
const BOTS=[$fg$,$ff$,$fe$,$fd$,$fc$,$fb$,$ej$,$ei$],ask_bot=(q,s,uniform,bot)=>BOTS[bot](q,s,uniform);
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
const code = $fh$(this.question, this.state, DICE.start, DICE.outcome, DICE.limit,
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
