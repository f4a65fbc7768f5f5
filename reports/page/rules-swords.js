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
function _shipped_pool$(a){return pool$(a,$K0,12);}
function pool$(a,c,d){let e,j,f,i,b,h,g,$0,$1,$2,$3,$4;if((a<961)){b=$divmod((a - 1),40);return hits(b,[c[0],c[1]],d);}if((a>=13761)){$2=$divmod((a - 13761),40);f=$2[0];h=$2[1];$3=$divmod(f,24);f=$3[0];g=$3[1];$4=$divmod(f,2);i=$4[0];e=$4[1];}else{$0=$divmod((a - 961),6400);e=$0[0];f=$0[1];$1=$divmod(f,80);g=$1[0];h=$1[1];i=0;}j=[c[2],c[3],c[4],c[5]];return hits([e,g,i,h],j,d);}
function koku_to_levy$(c,a,b){return Math.min(price$(a,tray_row$(b),c,2675),Math.floor(a[(399 + b)]/2));}
function price$(j,k,f,g){let d,e,h,b,i,a,c,$0,$1,$2,$3,$4;a=0;for($0=0,$1=4;$0<$1;$0+=1){b=$0;$2=[f[(g + $K1[b])],0,0];c=$2[0];d=$2[1];e=$2[2];for($3=0,$4=4;$3<$4;$3+=1){h=$3;i=$K1[h];if((f[(g + i)]==c)){d=(d + j[(k + i)]);e=(e||(h<b));}}if(!(e)){a=(a + Math.floor(((d + c) - 1)/c));}}return a;}
function tray_row$(a){return (274 + (a * 6));}
function is_rival$(a,b,c){return (a[(24 + b)]!=a[(24 + c)]);}
function redraw$(e,a,c,f){let b,d,$0,$1,$2,$3;if(((a[1]==11)||(a[1]==12))){for($0=0,$1=e[11];$0<$1;$0+=1){b=$0;d=((a[273]==b)&&(a[272]==c));if((a[2]==9)){d=0;}if((is_rival$(e,c,b)&&!(d))){f=redraw_plan$(e,a,b,f);}}}if(!(ronin_lie_hidden$(e,a))){return;}for($2=0,$3=e[11];$2<$3;$2+=1){b=$2;if(is_rival$(e,c,b)){f=redraw_stacks$(e,a,b,f);}}}
function redraw_stacks$(e,d,a,i){let j,h,f,c,b,g,$0,$1,$2,$3,$4,$5,$6,$7;b=(2400 + (a * 32));for($0=0,$1=e[31];$0<$1;$0+=1){c=$0;if(((d[(409 + c)]==a)&&(d[(1049 + c)]>0))){note_size$(d,a,d[(1049 + c)]);d[(1049 + c)]=0;}}for($2=0,$3=32;$2<$3;$2+=1){f=$2;g=d[(b + f)];d[(b + f)]=0;if((g==0)){continue;}h=0;for($4=0,$5=e[31];$4<$5;$4+=1){c=$4;if(can_hold$(d,a,c,g)){h=(h + 1);}}j=among(uniform_of(i),h);i=next_word(i);for($6=0,$7=e[31];$6<$7;$6+=1){c=$6;if(can_hold$(d,a,c,g)){if((j==0)){d[(1049 + c)]=g;break;}j=(j - 1);}}}return i;}
function can_hold$(a,c,b,d){if(((a[(409 + b)]!=c)||(a[(1049 + b)]>0))){return 0;}return (ronin_room$(a,b)>=d);}
function ronin_room$(a,b){let e,d,c,$0,$1;c=(force_ronin_room$(a,b) - a[(1049 + b)]);d=a[(409 + b)];if((d>=0)){for($0=(d * 3),$1=((d + 1) * 3);$0<$1;$0+=1){e=$0;if((a[(2179 + e)]==b)){c=(c + army_ronin_room$(a,e));}}}return c;}
function army_ronin_room$(a,b){return (most_ronin$(others_of_army$(a,b)) - a[(army_row$(b) + 4)]);}
function army_row$(a){return (2089 + (a * 6));}
function most_ronin$(a){return Math.max(0,(a - 1));}
function others_of_army$(a,b){return (units_of$(a,army_row$(b)) + a[(2194 + b)]);}
function units_of$(c,d){let a,b,$0,$1;a=0;for($0=0,$1=6;$0<$1;$0+=1){b=$0;if((b!=4)){a=(a + c[(d + b)]);}}return a;}
function force_ronin_room$(c,a){let b;b=force_row$(a);return (most_ronin$(units_of$(c,b)) - c[(b + 4)]);}
function force_row$(a){return (569 + (a * 6));}
function note_size$(d,a,e){let c,b,f,$0,$1;b=(2400 + (a * 32));for($0=b,$1=(b + 32);$0<$1;$0+=1){c=$0;if((d[c]<e)){f=d[c];d[c]=e;e=f;}}}
function ronin_lie_hidden$(b,a){return ((a[1]>=21)&&(a[269]<b[2685]));}
function redraw_plan$(g,c,a,d){let h,e,f,b,$0,$1,$2,$3,$4,$5;b=(309 + (a * 5));if((c[(334 + a)]<5)){return d;}e=c[(304 + a)];for($0=0,$1=5;$0<$1;$0+=1){f=$0;c[(b + f)]=0;}if((0<($2=g[2689])&&$2<=e)){if((among(uniform_of(d),2)==1)){c[(b + 1)]=g[2689];e=(e - g[2689]);}}d=next_word(d);for($3=0,$4=e;$3<$4;$3+=1){h=$3;f=among(uniform_of(d),4);d=next_word(d);$5=(b + ((f<1)?f:(f + 1)));c[$5]=(c[$5] + 1);}return d;}
function record$(a,b,c){let f,e,d,$0,$1,$2,$3;record$$(a,b,c);if((b[7]!=6)){return;}c[465]=kind_of_game$(a);for($0=0,$1=a[11];$0<$1;$0+=1){d=$0;e=(471 + (d * 14));for($2=0,$3=14;$2<$3;$2+=1){f=$2;c[(e + f)]=0;}c[(466 + d)]=(b[(389 + d)]==0);if((b[(389 + d)]==0)){count_seat$(a,b,c,d,e);}}}
function count_seat$(a,c,h,d,i){let b,g,e,f;b=Math.max(1,a[30]);e=owned_by_player$(a,c,d);f=Math.floor((1000 * e)/b);g=Math.max(0,(10 - (b - e)));h[(i + 0)]=f;h[(i + 1)]=Math.floor((f * f)/1000);h[(i + 2)]=Math.floor(((1000 * g) * g)/100);h[(i + 12)]=Math.floor((1000 * c[(304 + d)])/10);h[(i + 13)]=(1000 * (c[272]==d));h[(i + 11)]=(100 * Math.max(0,(provinces_in_reach$(a,c,d,768134) - e)));count_armies$(a,c,h,d,i);count_forces$(a,c,h,d,i);}
function count_forces$(g,e,h,f,i){let c,d,a,b,$0,$1,$2;$0=0;a=$0;b=$0;c=$0;for($1=0,$2=g[31];$1<$2;$1+=1){d=$1;if((e[(409 + d)]==f)){a=(a + regulars_of$(e,force_row$(d)));b=(b + (e[(489 + d)]!=0));if(((army_in$(e,d)<0)&&(rivals_beside$(g,e,f,d)>0))){c=(c + danger$(g,e,f,d,defence$(g,e,d,(-1))));}}}h[(i + 5)]=Math.floor((1000 * a)/30);h[(i + 8)]=Math.floor((1000 * b)/5);h[(i + 10)]=Math.floor(c/10);}
function danger$(e,g,h,c,k){let l,j,b,a,d,i,f,$0,$1;a=1000;for($0=0,$1=e[(32 + c)];$0<$1;$0+=1){b=$0;d=((c * 16) + b);f=e[(112 + d)];if(!(is_rival$$(e,g,h,f))){continue;}i=e[(1392 + d)];j=power_of$(e,g,force_row$(f));a=Math.floor((a * (1000 - chance_to_win$(e,j,k,i)))/1000);l=army_in$(g,f);if(((l>=0)&&(g[(2194 + l)]==0))){j=power_of$(e,g,army_row$(l));a=Math.floor((a * (1000 - chance_to_win$(e,j,k,i)))/1000);}}return (1000 - a);}
function chance_to_win$(b,a,c,d){if((a==0)){return 0;}return b[(odds_between$(b,a,c,d) + 0)];}
function odds_between$(l,c,f,k){let a,i,d,e,g,h,b,j,$0,$1,$2,$3;$0=[Math.floor(c/100000),$mod(c,100000)];a=$0[0];b=$0[1];$1=[Math.floor(f/100000),$mod(f,100000)];d=$1[0];e=$1[1];g=Math.max(Math.floor((100 * Math.max(a,d))/6),Math.floor((100 * Math.max(b,e))/14));if((g>10000)){$2=[Math.floor((a * 10000)/g),Math.floor((b * 10000)/g)];a=$2[0];b=$2[1];$3=[Math.floor((d * 10000)/g),Math.floor((e * 10000)/g)];d=$3[0];e=$3[1];}h=15;i=((Math.floor((a + 50)/100) * h) + Math.floor((b + 50)/100));j=((Math.floor((d + 50)/100) * h) + Math.floor((e + 50)/100));if(((j==0)&&(f>0))){j=1;}if(((i==0)&&(c>0))){i=1;}return (2762 + (((((i * 105) + j) * 2) + k) * 4));}
function power_of$(e,c,d){let b,a,$0,$1;a=0;for($0=0,$1=6;$0<$1;$0+=1){b=$0;a=(a + (c[(d + b)] * e[(2756 + b)]));}return a;}
function is_rival$$(d,a,e,b){let c;c=a[(409 + b)];return ((c>=0)&&(d[(24 + c)]!=d[(24 + e)]));}
function defence$(a,b,c,d){let f,e;e=(power_of$(a,b,force_row$(c)) + walls$(a,b,c,d));e=(e + (b[(1049 + c)] * a[2760]));f=army_in$(b,c);if((f>=0)){e=(e + power_of$(a,b,army_row$(f)));}return e;}
function walls$(e,a,b,d){let c,f;c=a[(489 + b)];if((c==0)){return 0;}f=((d<0)?bonus_units$(e,c):d);return (f * e[(2756 + ((c==1)?5:4))]);}
function bonus_units$(b,a){if((a==0)){return 0;}return ((a==1)?b[2691]:b[2692]);}
function rivals_beside$(c,d,e,f){let a,b,$0,$1;a=0;for($0=0,$1=c[(32 + f)];$0<$1;$0+=1){b=$0;if(is_rival$$(c,d,e,c[((112 + (f * 16)) + b)])){a=(a + 1);}}return a;}
function army_in$(a,b){let e,d,c,$0,$1;c=a[(409 + b)];d=(-1);if((c>=0)){for($0=(c * 3),$1=((c + 1) * 3);$0<$1;$0+=1){e=$0;if(((a[(2179 + e)]==b)&&((d<0)||(e!=a[2315])))){d=e;}}}return d;}
function regulars_of$(a,b){return (units_of$(a,b) - a[(b + 2)]);}
function count_armies$(h,f,j,i,k){let e,a,d,g,c,b,$0,$1,$2;$0=0;a=$0;b=$0;c=$0;d=$0;for($1=(i * 3),$2=((i + 1) * 3);$1<$2;$1+=1){e=$1;g=f[(2179 + e)];if((g>=0)){a=(a + 1);b=(b + regulars_of$(f,army_row$(e)));c=(c + (f[(2209 + e)] - 1));d=(d + threat$(h,f,i,g,defence$(h,f,g,(-1))));}}j[(k + 3)]=(1000 * (a==1));j[(k + 4)]=(1000 * (a==2));j[(k + 6)]=Math.floor((1000 * b)/12);j[(k + 7)]=Math.floor((1000 * c)/6);j[(k + 9)]=Math.floor(d/Math.max(1,a));}
function threat$(f,h,i,d,l){let n,b,c,a,m,k,e,j,g,$0,$1,$2,$3,$4,$5,$6,$7;$0=$K2;a=$0[0];b=$0[1];for($1=0,$2=f[(32 + d)];$1<$2;$1+=1){c=$1;e=((d * 16) + c);g=f[(112 + e)];if(!(is_rival$$(f,h,i,g))){continue;}$3=[f[(1392 + e)],h[(409 + g)]];j=$3[0];k=$3[1];m=odds_between$(f,power_of$(f,h,force_row$(g)),l,j);$4=[Math.floor((a * (1000 - f[(m + 0)]))/1000),worn$(f,l,m)];a=$4[0];l=$4[1];for($5=(k * 3),$6=((k + 1) * 3);$5<$6;$5+=1){n=$5;if(((((b >> n) & 1)==0)&&(h[(2194 + n)]==0)&&is_near$(f,h,n,g))){b=(b | (1 << n));m=odds_between$(f,power_of$(f,h,army_row$(n)),l,j);$7=[Math.floor((a * (1000 - f[(m + 0)]))/1000),worn$(f,l,m)];a=$7[0];l=$7[1];}}}return (1000 - a);}
function is_near$(f,a,b,d){let c,e,$0,$1;c=a[(2179 + b)];if(((c<0)||(c==d))){return (c>=0);}for($0=0,$1=f[(32 + d)];$0<$1;$0+=1){e=$0;if((f[((112 + (d * 16)) + e)]==c)){return 1;}}return 0;}
function worn$(c,a,d){let e,b;b=$mod(a,100000);e=Math.max(0,(b - c[(d + 3)]));return Math.max(100,((a - b) + e));}
function provinces_in_reach$(c,d,e,i){let k,g,b,h,a,l,f,j,$0,$1,$2,$3,$4;$0=[owned_by_player$(c,d,e),0];a=$0[0];b=$0[1];for($1=0,$2=c[31];$1<$2;$1+=1){f=$1;if((d[(409 + f)]!=e)){continue;}g=army_in$(d,f);h=force_row$(f);if((units_of$(d,h)>0)){j=best_attack$(c,d,e,15,power_of$(c,d,h),f,(g<0),i);$3=[(a + ((j>0)?1:0)),Math.max(b,j)];a=$3[0];b=$3[1];}if(((g>=0)&&(d[(2194 + g)]==0))){k=stands_alone$(d,g,f);l=power_of$(c,d,army_row$(g));j=best_attack$(c,d,e,g,l,f,k,i);$4=[(a + ((j>0)?1:0)),Math.max(b,j)];a=$4[0];b=$4[1];}}return ((b>=10000)?c[30]:a);}
function stands_alone$(b,a,c){let e,d,$0,$1;if((a==15)){return (army_in$(b,c)<0);}d=force_row$(c);for($0=0,$1=6;$0<$1;$0+=1){e=$0;if(((e!=4)&&(b[(d + e)]>0))){return 0;}}return 1;}
function best_attack$(e,g,h,k,l,c,m,n){let i,a,b,d,j,f,o,$0,$1;a=0;for($0=0,$1=e[(32 + c)];$0<$1;$0+=1){b=$0;d=((c * 16) + b);f=e[(112 + d)];if(((g[(409 + f)]>=0)&&may_attack$(e,g,h,f,1))){i=defence$(e,g,f,(-1));j=e[(1392 + d)];o=worth_of_attack$(e,g,h,k,l,i,f,j,m,n);a=Math.max(a,o);}}return a;}
function worth_of_attack$(a,h,i,q,b,c,j,d,o,k){let m,n,g,e,l,f,p,$0;e=odds_between$(a,b,c,d);$0=[a[(e + 0)],a[(e + 1)]];f=$0[0];g=$0[1];l=worth_of_province$(a,h,i,j,k);m=army_in$(h,j);n=((m>=0)?worth_of_daimyo$(a,h,i,m,k):0);if(((f<Math.floor(k/1024))&&((l + n)<20000))){return (-1000000);}if(!(o)){g=f;}p=(((g + Math.floor((f - g)/3)) * l) + (f * n));if(o){p=(p - ((1000 - f) * 100));}if(((k & 2)&&(q!=15))){p=(p - Math.floor(((1000 - f) * worth_of_army$(h,q,k))/2));}return (Math.floor(p/1000) + Math.floor(((a[(e + 3)] - a[(e + 2)]) * 20)/100));}
function worth_of_army$(a,b,d){let g,f,e,c;c=((100 + (30 * a[(2209 + b)])) + (20 * units_of$(a,army_row$(b))));if((d & 4)){e=Math.floor(b/3);f=(daimyos_of$(a,e) - 1);g=(a[(399 + e)] * 100);c=(c + ((f==0)?g:Math.floor(g/(2 + (4 * f)))));}return ((d & 256)?(2 * c):c);}
function daimyos_of$(c,d){let b,a,$0,$1;a=0;for($0=(d * 3),$1=((d + 1) * 3);$0<$1;$0+=1){b=$0;if((c[(2179 + b)]>=0)){a=(a + 1);}}return a;}
function worth_of_daimyo$(f,a,g,b,e){let d,c;c=(100 + (30 * a[(2209 + b)]));d=Math.floor(b/3);if(!((e & 4))){return c;}if((daimyos_of$(a,d)>1)){return (c + Math.floor((a[(399 + d)] * 100)/12));}return ((c + (a[(399 + d)] * 100)) + ends_by_fall$(f,a,g,d));}
function ends_by_fall$(g,a,h,b){let e,f,d,c,$0,$1,$2;c=a[(399 + b)];$0=$K3;d=$0[0];e=$0[1];for($1=0,$2=g[11];$1<$2;$1+=1){f=$1;if(((f==b)||(a[(389 + f)]>0))){continue;}if((g[(24 + f)]!=g[(24 + h)])){d=(d + 1);e=Math.max(e,a[(399 + f)]);}}if((d==0)){return 20000;}if((g[23]==2)){return (((c + owned_by_player$(g,a,h))>=e)?20000:(-20000));}if((goal_counts_now$(g,a,h)&&((c + owned_by_player$(g,a,h))>=g[30]))){return 20000;}return 0;}
function goal_counts_now$(a,c,d){let b,$0,$1;if(((a[23]==0)||(a[23]==2))){return 1;}for($0=0,$1=a[11];$0<$1;$0+=1){b=$0;if(((c[(389 + b)]==0)&&(a[(24 + b)]!=a[(24 + d)]))){if((c[(339 + b)]>c[(339 + d)])){return 0;}}}return 1;}
function worth_of_province$(e,a,f,b,d){let g,i,h,c,$0;c=(100 + (30 * a[(489 + b)]));if(!((d & 4))){return c;}if(goal_with_one_more$(e,a,f,b)){return 20000;}$0=[a[(399 + f)],e[2703]];g=$0[0];h=$0[1];if((((g + 1)>=(h * e[2704]))&&($mod((g + 1),h)==0))){c=(c + 20);}i=a[(409 + b)];if((i>=0)){c=(c + (near_the_goal$(e,a,i) + Math.floor((a[(399 + i)] * 100)/100)));if(((d & 512)&&leads$(e,a,f,i))){c=(c + 100);}}return c;}
function leads$(a,b,f,c){let d,e,$0,$1;d=owned_by_player$(a,b,c);for($0=0,$1=a[11];$0<$1;$0+=1){e=$0;if(((a[(24 + e)]!=a[(24 + f)])&&(owned_by_player$(a,b,e)>d))){return 0;}}return 1;}
function near_the_goal$(a,b,c){return ((owned_by_player$(a,b,c)>=(a[30] - 4))?100:0);}
function goal_with_one_more$(a,b,c,e){let d;d=(a[30] - owned_by_player$(a,b,c));if(((d>6)||!(goal_counts_now$(a,b,c)))){return 0;}if(((d>1)&&(b[5]==c))){d=(d - to_enter$(a,b,c));if((b[(409 + e)]<0)){d=(d + 1);}}return (d<=1);}
function to_enter$(g,c,d){let e,h,i,b,j,a,f,$0,$1,$2,$3,$4,$5,$6,$7;a=2870;for($0=0,$1=g[31];$0<$1;$0+=1){b=$0;c[(a + b)]=0;if((c[(409 + b)]==d)){e=army_in$(c,b);f=units_of$(c,force_row$(b));c[(a + b)]=((e<0)?(f - 1):f);if(((e>=0)&&standing$(c,e)&&((f + regulars_of$(c,army_row$(e)))>0))){$2=(a + b);c[$2]=(c[$2] + 1);}}}h=0;for($3=0,$4=g[31];$3<$4;$3+=1){b=$3;if(((c[(409 + b)]>=0)||(c[(1929 + b)]>0))){continue;}for($5=0,$6=g[(32 + b)];$5<$6;$5+=1){i=$5;j=g[((112 + (b * 16)) + i)];if((c[(a + j)]>0)){$7=(a + j);c[$7]=(c[$7] - 1);h=(h + 1);break;}}}return h;}
function standing$(a,b){return ((a[(2179 + b)]>=0)&&(a[(2194 + b)]==0));}
function may_attack$(d,a,e,b,f){let c;c=a[(409 + b)];if((c<0)){return 1;}if((d[(24 + c)]==d[(24 + e)])){return 0;}return !((f&&(a[6]<=d[2705])&&(army_in$(a,b)>=0)));}
function owned_by_player$(c,e,d){let a,b,$0,$1;a=0;for($0=0,$1=c[11];$0<$1;$0+=1){b=$0;if((c[(24 + b)]==c[(24 + d)])){a=(a + (e[(399 + b)] + e[(404 + b)]));}}return a;}
function kind_of_game$(a){let b;if((a[23]==3)){return 1;}b=(((2 + a[11]) - 3) + ((a[23]==2)?3:0));return b;}
function record$$(d,b,a){let g,e,f,c,$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16;$0=[b[8],b[7],b[6]];a[0]=$0[0];a[1]=$0[1];a[2]=$0[2];for($1=0,$2=d[11];$1<$2;$1+=1){c=$1;a[(5 + c)]=(b[(399 + c)] + b[(404 + c)]);a[(10 + c)]=daimyos_of$(b,c);$3=[b[(389 + c)],b[(394 + c)]];a[(15 + c)]=$3[0];a[(20 + c)]=$3[1];a[(25 + c)]=b[(2560 + c)];a[(30 + c)]=b[(2565 + c)];$4=[b[(339 + c)],units_of_seat$(d,b,c)];a[(35 + c)]=$4[0];a[(40 + c)]=$4[1];}for($5=0,$6=25;$5<$6;$5+=1){e=$5;$7=[b[(2570 + e)],b[(2595 + e)]];a[(45 + e)]=$7[0];a[(70 + e)]=$7[1];}for($8=0,$9=90;$8<$9;$8+=1){e=$8;a[(95 + e)]=b[(2620 + e)];}for($10=0,$11=d[31];$10<$11;$10+=1){e=$10;a[(185 + e)]=b[(2710 + e)];}$12=$K4;f=$12[0];g=$12[1];a[3]=(-1);for($13=0,$14=d[11];$13<$14;$13+=1){c=$13;if((a[(5 + c)]>g)){$16=[a[(5 + c)],(1 << c),c];g=$16[0];f=$16[1];a[3]=$16[2];}else{if((a[(5 + c)]==g)){$15=[(f | (1 << c)),(-1)];f=$15[0];a[3]=$15[1];}}}a[4]=0;if((b[8]>=0)){a[4]=(1 << b[8]);}else{if((b[7]==4)){a[4]=f;}}}
function units_of_seat$(f,c,d){let b,a,e,$0,$1,$2,$3;a=0;for($0=(d * 3),$1=((d + 1) * 3);$0<$1;$0+=1){b=$0;if((c[(2179 + b)]>=0)){a=(a + units_of$(c,army_row$(b)));}}for($2=0,$3=f[31];$2<$3;$2+=1){e=$2;if((c[(409 + e)]==d)){a=(a + units_of$(c,force_row$(e)));}}return a;}
function clear_options$(b){let a,$0,$1;for($0=0,$1=b[4];$0<$1;$0+=1){a=$0;b[(9 + a)]=0;}b[4]=0;}
function show$(c,a,d){let f,g,e,b,$0,$1,$2,$3,$4,$5;if(keeps_secret$(a)){for($0=0,$1=c[11];$0<$1;$0+=1){b=$0;if(is_rival$(c,a[3],b)){show_choices$(c,a,b,d);}}show_levied$(c,a,d);}if(ronin_lie_hidden$(c,a)){for($2=0,$3=c[31];$2<$3;$2+=1){e=$2;f=a[(409 + e)];if(((f>=0)&&is_rival$(c,a[3],f))){a[(1049 + e)]=d[(70 + e)];}}for($4=2400,$5=2560;$4<$5;$4+=1){g=$4;a[g]=0;}}}
function show_levied$(d,a,c){let b,$0,$1;if((a[1]==19)){for($0=0,$1=d[31];$0<$1;$0+=1){b=$0;a[(1209 + b)]=c[(150 + b)];}}}
function show_choices$(g,e,a,d){let f,c,b,$0,$1,$2,$3,$4;b=(a * 13);for($0=0,$1=5;$0<$1;$0+=1){c=$0;e[((309 + (a * 5)) + c)]=d[(b + c)];}b=(b + 5);$2=[d[b],d[(b + 1)]];e[(344 + a)]=$2[0];e[(349 + a)]=$2[1];for($3=0,$4=6;$3<$4;$3+=1){f=$3;e[((354 + (a * 6)) + f)]=d[((b + 2) + f)];}e[(384 + a)]=d[(65 + a)];}
function keeps_secret$(a){let $0;return (11<=($0=a[1])&&$0<=21);}
function hide$(c,a,d){let b,$0,$1;if(keeps_secret$(a)){for($0=0,$1=c[11];$0<$1;$0+=1){b=$0;if(is_rival$(c,a[3],b)){hide_choices$(c,a,b,d);}}hide_levied$(c,a,d);}if(ronin_lie_hidden$(c,a)){hide_stacks$(c,a,d);}}
function hide_stacks$(f,b,d){let c,e,a,$0,$1;for($0=0,$1=f[31];$0<$1;$0+=1){a=$0;c=b[(1049 + a)];d[(70 + a)]=c;e=b[(409 + a)];if(((c>0)&&is_rival$(f,b[3],e))){b[(1049 + a)]=0;if((b[1]!=21)){note_stack$(f,b,e,c);}}}}
function note_stack$(c,a,b,d){note_size$(a,b,(c[2719]?d:1));}
function hide_levied$(e,a,c){let d,b,$0,$1;if((a[1]==19)){for($0=0,$1=e[31];$0<$1;$0+=1){b=$0;c[(150 + b)]=a[(1209 + b)];d=a[(409 + b)];if(((d>=0)&&is_rival$(e,a[3],d))){a[(1209 + b)]=0;}}}}
function hide_choices$(g,d,a,e){let f,c,b,$0,$1,$2,$3,$4,$5;b=(a * 13);for($0=0,$1=5;$0<$1;$0+=1){c=$0;e[(b + c)]=d[((309 + (a * 5)) + c)];if(plan_is_secret$(d,a)){d[((309 + (a * 5)) + c)]=0;}}b=(b + 5);$2=[d[(344 + a)],d[(349 + a)]];e[b]=$2[0];e[(b + 1)]=$2[1];$3=$K4;d[(344 + a)]=$3[0];d[(349 + a)]=$3[1];for($4=0,$5=6;$4<$5;$4+=1){f=$4;e[((b + 2) + f)]=d[((354 + (a * 6)) + f)];d[((354 + (a * 6)) + f)]=0;}e[(65 + a)]=d[(384 + a)];d[(384 + a)]=0;}
function plan_is_secret$(a,b){if(((a[1]!=11)&&(a[1]!=12))){return 0;}return !(((a[3]==a[272])&&(a[273]==b)));}
function settle$(a,b,c){if((b[2394]>=0)){recovered$(a,b,c);}else{settle_phase$(a,b,c);}}
function recovered$(d,a,b){let c;if((a[2395]<0)){c=lost_army$(a,a[2394]);a[(2179 + c)]=b;raise_daimyo$(d,a,c);a[(2299 + c)]=1;a[2395]=c;}else{if((b>0)){pick_up$(a,a[2395],b);}else{a[2395]=(-1);}}}
function raise_daimyo$(c,a,b){let $0;a[(army_row$(b) + 2)]=1;a[(2194 + b)]=0;$0=[c[2702],1];a[(2209 + b)]=$0[0];a[(2224 + b)]=$0[1];}
function lost_army$(b,c){let a,$0,$1;for($0=(c * 3),$1=((c + 1) * 3);$0<$1;$0+=1){a=$0;if((b[(2179 + a)]<0)){return a;}}return (-1);}
function pick_up$(c,d,e){let b,a,f,$0;$0=[c[(2179 + d)],(e - 1)];a=$0[0];b=$0[1];shift$(c,force_row$(a),army_row$(d),b);f=((1369 + (a * 6)) + b);c[f]=Math.min(c[f],c[(force_row$(a) + b)]);}
function shift$(a,b,d,c){let $0,$1;$0=(b + c);a[$0]=(a[$0] - 1);$1=(d + c);a[$1]=(a[$1] + 1);}
function settle_phase$(c,a,d){let b;b=a[1];if((b<9)){settle_set_up$(c,a,b,d);}else{if((b<23)){settle_action$(c,a,b,d);}else{if((b<=28)){settle_march$(c,a,b,d);}else{if((b<=41)){settle_combat$(c,a,b,d);}else{settle_end$(c,a,b,d);}}}}}
function settle_set_up$(a,b,d,c){if((d==0)){dealt$(a,b,c);}else{if((d==1)){choose_card$(a,b,c);}else{if((d==2)){drew_setup_sword$(a,b,c);}else{if((d==3)){choose_claim$(a,b,c);}else{if((d==4)){choose_support$(a,b,c);}else{if((d==5)){reinforce$(a,b,c);}else{if((d==6)){choose_split$(a,b,c);}else{place_marker$(a,b,c);}}}}}}}}
function dealt$(a,b,c){let $0;claim$(a,b,unowned$(a,b,c),next_dealt$(a,b));$0=266;b[$0]=(b[$0] + 1);}
function claim$(a,b,c,d){gain_province$(a,b,c,d);add_spearmen$(b,c,1);}
function add_spearmen$(b,c,a){let $0,$1;$0=(force_row$(c) + 5);b[$0]=(b[$0] + a);$1=(tray_row$(b[(409 + c)]) + 5);b[$1]=(b[$1] - a);}
function gain_province$(d,a,b,c){let $0;drop_claim$(a,b);a[(409 + b)]=c;$0=(399 + c);a[$0]=(a[$0] + 1);a[(1849 + b)]=0;}
function drop_claim$(a,b){let $0;if((a[(1929 + b)]>0)){$0=((404 + a[(1929 + b)]) - 1);a[$0]=(a[$0] - 1);a[(1929 + b)]=0;}}
function next_dealt$(b,d){let c,a,$0,$1;for($0=0,$1=b[11];$0<$1;$0+=1){a=$0;c=b[(2724 + a)];if((b[23]==3)){c=(($mod(a,2)==0)?0:(c + b[((2724 + a) - 1)]));}if((d[(399 + a)]<c)){return a;}}return (-1);}
function unowned$(d,b,c){let a,$0,$1;for($0=0,$1=d[31];$0<$1;$0+=1){a=$0;if((b[(409 + a)]<0)){if((c==0)){return a;}c=(c - 1);}}return (-1);}
function choose_card$(d,a,c){let b,$0,$1,$2,$3;b=(2 * a[266]);a[(409 + c)]=b;$0=(399 + b);a[$0]=(a[$0] + 1);$1=((399 + b) + 1);a[$1]=(a[$1] - 1);$2=(tray_row$(b) + 5);a[$2]=(a[$2] - 1);$3=(tray_row$((b + 1)) + 5);a[$3]=(a[$3] + 1);}
function drew_setup_sword$(b,a,c){let d,$0,$1;d=free_sword$(a,b[11],c);$0=d;a[(339 + a[266])]=$0;a[(2560 + a[266])]=$0;$1=266;a[$1]=(a[$1] + 1);}
function free_sword$(b,d,c){let a,$0,$1;for($0=1,$1=(d + 1);$0<$1;$0+=1){a=$0;if((seat_with$(b,a)<0)){if((c==0)){return a;}c=(c - 1);}}return (-1);}
function seat_with$(b,c){let a,$0,$1;for($0=0,$1=5;$0<$1;$0+=1){a=$0;if((b[(339 + a)]==c)){return a;}}return (-1);}
function choose_claim$(a,b,c){claim$(a,b,c,b[3]);begin_support$(a,b);}
function begin_support$(b,a){let $0;$0=$K5;a[2322]=$0[0];a[1]=$0[1];}
function choose_support$(c,a,b){let $0;add_spearmen$(a,b,1);$0=2322;a[$0]=(a[$0] + 1);}
function reinforce$(c,a,b){let $0;add_spearmen$(a,b,c[2735]);$0=266;a[$0]=(a[$0] + 1);}
function choose_split$(f,c,e){let d,b,a,$0,$1,$2,$3;$0=[c[3],c[267]];a=$0[0];b=$0[1];d=((a * 3) + c[268]);$1=(army_row$(d) + b);c[$1]=(c[$1] + e);$2=(tray_row$(a) + b);c[$2]=(c[$2] - e);$3=266;c[$3]=(c[$3] + 1);}
function place_marker$(b,a,d){let c,$0;c=((a[3] * 3) + Math.floor(a[266]/b[11]));a[(2179 + c)]=d;$0=266;a[$0]=(a[$0] + 1);}
function settle_action$(d,a,c,b){if((c==10)){appoint$(d,a,b);}else{if((c==11)){fill_bin$(d,a,b);}else{if((c==12)){spy$(d,a,b);}else{if((c==14)){wish$(a,b);}else{if((c==15)){grant_wish$(d,a,b);}else{if((c==16)){drew_sword$(d,a,b);}else{if((c==17)){choose_site$(a,b);}else{if((c==18)){buy$(a,b);}else{if((c==19)){choose_place$(a,b);}else{choose_stack$(a,b);}}}}}}}}}}
function appoint$(d,a,c){let b,$0,$1;b=a[266];$0=(army_row$(b) + c);a[$0]=(a[$0] - 1);$1=(tray_row$(seat_of_army$(b)) + c);a[$1]=(a[$1] + 1);raise_daimyo$(d,a,b);}
function seat_of_army$(a){return Math.floor(a/3);}
function fill_bin$(g,a,d){let e,f,c,b,$0,$1,$2;b=a[3];c=(309 + (b * 5));a[(c + a[(334 + b)])]=d;$0=(334 + b);a[$0]=(a[$0] + 1);if((a[(334 + b)]==4)){e=a[(304 + b)];for($1=0,$2=4;$1<$2;$1+=1){f=$1;e=(e - a[(c + f)]);}a[(c + 4)]=e;a[(334 + b)]=5;}}
function spy$(c,b,a){let $0;b[273]=(a - 1);if((a>0)){tally$(b,b[272],8,1);}$0=$K6;b[266]=$0[0];b[1]=$0[1];}
function tally$(b,c,d,a){let $0;$0=((2620 + (c * 18)) + d);b[$0]=(b[$0] + a);}
function wish$(b,a){b[(344 + b[3])]=a;}
function grant_wish$(a,b,e){let d,c,$0,$1;c=next_wish$(a,b);for($0=0,$1=a[11];$0<$1;$0+=1){d=$0;if((is_without$(b,d)&&(b[(344 + d)]==c))){if((e==0)){b[(339 + d)]=c;return;}e=(e - 1);}}}
function is_without$(a,b){return ((a[(389 + b)]==0)&&(a[(339 + b)]==0));}
function next_wish$(e,c){let a,b,d,$0,$1;a=0;for($0=0,$1=e[11];$0<$1;$0+=1){b=$0;d=c[(344 + b)];if((is_without$(c,b)&&(d>0)&&(seat_with$(c,d)<0))){if(((a==0)||(d<a))){a=d;}}}return a;}
function drew_sword$(c,b,d){let a,$0,$1;for($0=0,$1=c[11];$0<$1;$0+=1){a=$0;if(is_without$(b,a)){b[(339 + a)]=free_sword$(b,swords_in_play$(c,b),d);return;}}}
function swords_in_play$(d,c){let a,b,$0,$1;a=0;for($0=0,$1=d[11];$0<$1;$0+=1){b=$0;if((c[(389 + b)]==0)){a=(a + 1);}}return a;}
function choose_site$(b,a){let $0;b[(349 + b[3])]=a;$0=266;b[$0]=(b[$0] + 1);}
function buy$(b,a){let $0;b[(levy_row$(b[3]) + b[267])]=a;$0=266;b[$0]=(b[$0] + 1);}
function levy_row$(a){return (354 + (a * 6));}
function choose_place$(a,c){let b,$0;b=a[267];$0=(levy_row$(a[3]) + b);a[$0]=(a[$0] - 1);a[(1209 + Math.floor(c/2))]=((1 + b) + ($mod(c,2)?10:0));}
function choose_stack$(a,b){let $0,$1,$2;if((a[266]==0)){$0=[b,1];a[268]=$0[0];a[266]=$0[1];return;}$1=(1049 + a[268]);a[$1]=(a[$1] + b);$2=(384 + a[3]);a[$2]=(a[$2] - b);a[266]=0;}
function settle_march$(d,a,c,b){if((c==24)){march$(d,a,b);}else{if((c==25)){if((b==0)){a[1]=26;}else{set_down$(a,a[2315],b);}}else{if((c==26)){take_ronin_along$(a,b);}else{if((b==0)){a[1]=a[2323];}else{pick_up$(a,a[2315],b);}}}}}
function march$(d,b,a){let c,$0,$1;if((a==0)){if((b[2315]>=0)){halt$(b);}else{end_marches$(b);}return;}if((a>=10000)){a=(a - 10000);b[2320]=(((b[5] * 3) + Math.floor(a/1000)) - 1);$0=[$mod(a,1000),43];b[2321]=$0[0];b[1]=$0[1];return;}c=(((b[5] * 3) + Math.floor(a/1000)) - 1);if((b[2315]<0)){b[2316]=b[(2209 + c)];}$1=2316;b[$1]=(b[$1] - 1);b[2317]=(-1);begin_move$(b,c,$mod(a,1000),b[1]);}
function begin_move$(a,b,c,d){let $0,$1;$0=[b,a[(2179 + b)],c];a[2315]=$0[0];a[2318]=$0[1];a[2319]=$0[2];$1=[0,d];a[2322]=$1[0];a[2323]=$1[1];a[1]=25;}
function halt$(a){let b;b=a[2315];a[(2284 + b)]=1;a[2317]=other_army_in$(a,a[(2179 + b)],b);a[2315]=(-1);}
function other_army_in$(d,e,a){let c,b,$0,$1;b=Math.floor(a/3);for($0=(b * 3),$1=((b + 1) * 3);$0<$1;$0+=1){c=$0;if(((c!=a)&&(d[(2179 + c)]==e))){return c;}}return (-1);}
function end_marches$(a){a[1]=((a[1]==42)?44:29);}
function set_down$(a,b,d){let c,$0,$1;c=a[(2179 + b)];shift$(a,army_row$(b),force_row$(c),(d - 1));$0=(((1369 + (c * 6)) + d) - 1);a[$0]=(a[$0] + 1);$1=2322;a[$1]=(a[$1] + 1);}
function take_ronin_along$(b,a){let $0,$1;$0=(1049 + b[2318]);b[$0]=(b[$0] - a);$1=(army_row$(b[2315]) + 4);b[$1]=(b[$1] + a);b[1]=27;}
function settle_combat$(d,a,c,b){if((c==37)){hit$(d,a,b);}else{if((c==30)){declare$(a,b);}else{if((c==32)){choose_troop$(d,a,b);}else{if((c==34)){reveal_attackers$(a,b);}else{if((c==35)){reveal_defenders$(d,a,b);}else{if((c==36)){choose_losses$(a,b);}else{if((c==38)){call_off$(d,a,b);}else{if((c==39)){choose_entry$(d,a,b);}else{choose_attack$(a,b);}}}}}}}}}
function hit$(b,a,c){let $0;if((a[2330]==2)){$0=2329;a[$0]=(a[$0] + 1);}if(score$(b,a,2330,2707,c)){take_dead_away$(b,a);if(is_over$(a)){end_battle$(b,a,0);}else{if((a[2330]==6)){go_by_ninja$(b,a,38);}}}}
function end_battle$(e,c,d){let a,b,$0,$1;$0=[c[2325],c[2327]];a=$0[0];b=$0[1];if(d){c[(2009 + b)]=1;tally$(c,c[5],11,1);}else{if((is_alive$(c,2330,0)&&(c[(409 + b)]<0))){tally$(c,c[5],10,1);if((a!=15)){$1=(2269 + a);c[$1]=(c[$1] + 1);}}}go_on$(e,c);}
function go_on$(c,a){let b;b=a[2325];if(((b==15)||!(standing$(a,b))||(a[(2254 + b)]<=0))){a[1]=41;}else{if((a[(409 + a[2327])]<0)){a[1]=39;}else{a[1]=40;}}}
function is_alive$(e,a,b){let d,c,$0,$1;c=((a + 8) + (14 * b));for($0=0,$1=12;$0<$1;$0+=1){d=$0;if((e[(c + d)]>0)){return 1;}}return 0;}
function is_over$(a){let b;if((!(is_alive$(a,2330,0))||(a[(389 + a[5])]>0))){return 1;}b=a[(409 + a[2327])];return ((b<0)||(b==a[5]));}
function go_by_ninja$(c,a,b){let $0;if(((a[272]<0)||(a[6]<=c[2706]))){a[1]=b;}else{$0=[b,50];a[2391]=$0[0];a[1]=$0[1];}}
function take_dead_away$(g,c){let d,a,b,f,e,$0;$0=[c[5],c[(409 + c[2327])]];a=$0[0];b=$0[1];d=c[2325];if((d==15)){store$(c,a,force_row$(c[2326]),2344);}else{store$(c,a,army_row$(d),2338);bury$(c,d,2338);}e=c[2327];f=army_in$(c,e);store$(c,b,force_row$(e),2358);if((f>=0)){store$(c,b,army_row$(f),2352);bury$(c,f,2352);}c[(1129 + e)]=c[2364];empty_if_left$(c,e);empty_if_left$(c,c[2326]);fall_if_last$(g,c,b,a);fall_if_last$(g,c,a,b);}
function fall_if_last$(d,a,b,c){if(((a[(389 + b)]==0)&&(daimyos_of$(a,b)==0))){if(((a[(389 + c)]>0)||(daimyos_of$(a,c)==0))){c=(-1);}fall$(d,a,b,c);}}
function fall$(d,a,b,c){let $0;$0=[a[6],c];a[(389 + b)]=$0[0];a[(394 + b)]=$0[1];if((a[272]==b)){a[272]=(-1);}if((c>=0)){inherit$(d,a,b,c);}else{vanish$(d,a,b);}if(((a[7]==0)&&(d[23]==2))){end_by_most$(d,a,c);}check_last$(d,a);if(((a[7]==0)&&(c>=0))){a[2394]=c;}}
function check_last$(f,g){let b,d,c,a,e,$0,$1,$2,$3,$4,$5;$0=$K4;a=$0[0];b=$0[1];for($1=0,$2=f[29];$1<$2;$1+=1){c=$1;d=0;for($3=0,$4=f[11];$3<$4;$3+=1){e=$3;if(((f[(24 + e)]==c)&&(g[(389 + e)]==0))){d=1;}}if(d){$5=[(a + 1),first_seat_of$(f,c)];a=$5[0];b=$5[1];}}if((a<=1)){end_game$(g,3,b);}}
function end_game$(a,b,c){let $0;if((a[7]==0)){$0=[b,c];a[7]=$0[0];a[8]=$0[1];}}
function first_seat_of$(b,c){let a,$0,$1;for($0=0,$1=b[11];$0<$1;$0+=1){a=$0;if((b[(24 + a)]==c)){return a;}}return (-1);}
function end_by_most$(h,e,g){let a,f,c,b,d,$0,$1,$2,$3;$0=$K7;a=$0[0];b=$0[1];c=$0[2];for($1=0,$2=h[11];$1<$2;$1+=1){d=$1;f=(e[(399 + d)] + e[(404 + d)]);if(((e[(389 + d)]>0)||(daimyos_of$(e,d)==0))){continue;}if((f>a)){$3=[f,1,d];a=$3[0];b=$3[1];c=$3[2];}else{if((f==a)){b=(b + 1);if((d==g)){c=d;}}}}if(((b>1)&&(c!=g))){c=(-1);}end_game$(e,4,c);}
function inherit$(f,a,d,b){let c,e,$0,$1,$2,$3,$4,$5,$6;tally$(a,b,17,1);for($0=0,$1=6;$0<$1;$0+=1){c=$0;$2=(tray_row$(b) + c);a[$2]=(a[$2] + a[(tray_row$(d) + c)]);a[(tray_row$(d) + c)]=0;}for($3=0,$4=f[31];$3<$4;$3+=1){e=$3;if((a[(409 + e)]==d)){a[(409 + e)]=b;a[(1289 + e)]=(-1);}else{if(((a[(409 + e)]<0)&&(a[(1849 + e)]==(1 + d)))){if(f[2722]){drop_claim$(a,e);a[(1929 + e)]=(1 + b);$5=(404 + b);a[$5]=(a[$5] + 1);}}}}$6=(399 + b);a[$6]=(a[$6] + a[(399 + d)]);a[(399 + d)]=0;hand_over_claims$(f,a,d,b);check_goal$(f,a,b,2);}
function check_goal$(a,b,c,d){if(((a[23]==0)||(a[23]==2))){if((provinces_of_player$(a,b,a[(24 + c)])>=a[30])){end_game$(b,d,c);}}}
function provinces_of_player$(c,e,d){let a,b,$0,$1;a=0;for($0=0,$1=c[11];$0<$1;$0+=1){b=$0;if((c[(24 + b)]==d)){a=(a + (e[(399 + b)] + e[(404 + b)]));}}return a;}
function hand_over_claims$(e,b,c,d){let a,$0,$1,$2,$3;for($0=0,$1=e[31];$0<$1;$0+=1){a=$0;if((b[(1929 + a)]==(1 + c))){b[(1929 + a)]=(1 + d);$2=(404 + c);b[$2]=(b[$2] - 1);$3=(404 + d);b[$3]=(b[$3] + 1);}}}
function vanish$(e,b,c){let d,a,$0,$1,$2,$3,$4,$5,$6,$7;for($0=0,$1=e[31];$0<$1;$0+=1){a=$0;if((b[(1929 + a)]==(1 + c))){drop_claim$(b,a);}if((b[(409 + a)]!=c)){continue;}$2=269;b[$2]=(b[$2] + (b[(1049 + a)] + b[(force_row$(a) + 4)]));$3=0;b[(1049 + a)]=$3;b[(force_row$(a) + 4)]=$3;for($4=0,$5=6;$4<$5;$4+=1){d=$4;$6=(tray_row$(c) + d);b[$6]=(b[$6] + b[(force_row$(a) + d)]);b[(force_row$(a) + d)]=0;}$7=(-1);b[(409 + a)]=$7;b[(1289 + a)]=$7;}b[(399 + c)]=0;}
function empty_if_left$(a,b){let c,$0,$1,$2;c=a[(409 + b)];if(((c<0)||is_held$(a,b))){return;}$0=269;a[$0]=(a[$0] + (a[(1049 + b)] + a[(force_row$(b) + 4)]));$1=0;a[(1049 + b)]=$1;a[(force_row$(b) + 4)]=$1;a[(409 + b)]=(-1);$2=(399 + c);a[$2]=(a[$2] - 1);a[(1849 + b)]=(1 + c);a[(1289 + b)]=(-1);}
function is_held$(a,b){return ((units_of$(a,force_row$(b))>0)||(army_in$(a,b)>=0));}
function bury$(a,c,b){if(((a[((b + 0) + 2)]==0)&&(a[(b + 13)]==0))){lose_army$(a,c);tally$(a,seat_of_army$(c),15,1);}}
function lose_army$(d,a){let c,b,$0,$1,$2,$3,$4;b=army_row$(a);for($0=0,$1=6;$0<$1;$0+=1){c=$0;if((c==4)){$3=269;d[$3]=(d[$3] + d[(b + c)]);}else{if((c!=2)){$2=(tray_row$(seat_of_army$(a)) + c);d[$2]=(d[$2] + d[(b + c)]);}}d[(b + c)]=0;}$4=(-1);d[(2179 + a)]=$4;d[(2239 + a)]=$4;d[(2194 + a)]=0;}
function store$(b,f,c,d){let e,a,$0,$1,$2,$3;for($0=0,$1=6;$0<$1;$0+=1){a=$0;e=(b[(c + a)] - b[(d + a)]);b[(c + a)]=b[(d + a)];if((a==4)){$3=269;b[$3]=(b[$3] + e);}else{if((a!=2)){$2=(tray_row$(f) + a);b[$2]=(b[$2] + e);}}}}
function score$(j,a,b,f,d){let i,g,h,e,c,$0,$1,$2,$3;c=a[(b + 0)];$0=((b + 1) + (attackers_roll$(c)?1:0));a[$0]=(a[$0] + d);a[(b + 0)]=(c + 1);if((!$has($K8,c))){return 0;}for($1=0,$2=2;$1<$2;$1+=1){e=$1;g=(f + (6 * a[((b + 3) + e)]));$3=[((b + 8) + (14 * e)),a[((b + 5) + e)]];h=$3[0];i=$3[1];strike_off$(a,h,a[((b + 1) + e)],j,g,i,(b + 36));a[((b + 1) + e)]=0;}return 1;}
function strike_off$(b,c,a,g,h,i,j){let f,e,d,$0,$1,$2,$3,$4,$5,$6,$7;d=Math.min(a,b[(c + 12)]);$0=(c + 12);b[$0]=(b[$0] - d);a=(a - d);if((a==0)){return;}e=0;for($1=0,$2=12;$1<$2;$1+=1){f=$1;e=(e + b[(c + f)]);}if((a>=e)){for($3=0,$4=14;$3<$4;$3+=1){f=$3;b[(c + f)]=0;}return;}plain_order$(b,c,a,g,h,i,j);if(!((limit_kept$(b,c,0,j)&&limit_kept$(b,c,6,(j + 6))))){within_ronin_limit$(b,c,a,g,h,i,j);}for($5=0,$6=12;$5<$6;$5+=1){f=$5;$7=(c + f);b[$7]=(b[$7] - b[(j + f)]);}if(((b[(c + 13)]>0)&&(units_in$(b,c,0)==0))){b[(c + 13)]=0;}}
function units_in$(c,d,e){let b,a,$0,$1;a=0;for($0=0,$1=6;$0<$1;$0+=1){b=$0;a=(a + c[((d + e) + b)]);}return a;}
function within_ronin_limit$(a,b,i,j,k,o,l){let g,e,m,d,n,p,f,c,h,$0,$1,$2,$3,$4,$5,$6,$7;c=((units_in$(a,b,6)<=units_in$(a,b,0))?6:0);d=(6 - c);e=(units_in$(a,b,c) - a[((b + c) + 2)]);f=(units_in$(a,b,d) - a[((b + d) + 2)]);g=0;for($0=Math.max(0,(i - f)),$1=(Math.min(i,e) + 1);$0<$1;$0+=1){h=$0;if(!(from_one_troop$(a,b,d,(i - h),j,k,(l + 6)))){continue;}for($2=0,$3=6;$2<$3;$2+=1){m=$2;a[((l + 0) + m)]=0;}n=1;while(n){if((way_fits$(a,b,c,h,(l + 0))&&(!(g)||is_greater$(a,j,k,(c==o),l)))){for($4=0,$5=12;$4<$5;$4+=1){p=$4;a[((l + 12) + p)]=a[(l + p)];}g=1;}n=next_way$(a,(b + c),(l + 0));}}for($6=0,$7=6;$6<$7;$6+=1){m=$6;a[((l + c) + m)]=a[(((l + 12) + 0) + m)];a[((l + d) + m)]=a[(((l + 12) + 6) + m)];}}
function next_way$(b,d,c){let a,$0,$1,$2;for($0=0,$1=6;$0<$1;$0+=1){a=$0;if(((a!=2)&&(b[(c + a)]<b[(d + a)]))){$2=(c + a);b[$2]=(b[$2] + 1);return 1;}b[(c + a)]=0;}return 0;}
function is_greater$(e,b,c,i,f){let h,g,a,d,m,k,j,l,$0,$1,$2,$3;for($0=0,$1=6;$0<$1;$0+=1){a=$0;d=b[(c + a)];g=(e[((f + 0) + d)] + e[((f + 6) + d)]);h=(e[(((f + 12) + 0) + d)] + e[(((f + 12) + 6) + d)]);if((g!=h)){return (g>h);}}j=(i?0:6);for($2=0,$3=6;$2<$3;$2+=1){a=$2;k=((f + j) + b[(c + a)]);l=e[k];m=e[(k + 12)];if((l!=m)){return (l>m);}}return 0;}
function way_fits$(b,e,f,d,c){let a,$0,$1;for($0=0,$1=6;$0<$1;$0+=1){a=$0;d=(d - b[(c + a)]);}return ((d==0)&&limit_kept$(b,e,f,c));}
function from_one_troop$(f,a,b,s,n,o,l){let h,m,k,q,g,d,e,i,r,j,c,p,$0,$1,$2,$3,$4,$5,$6,$7,$8;c=(a + b);$0=[others_in$(f,a,b),f[(c + 4)]];d=$0[0];e=$0[1];g=((units_in$(f,a,b) - e) - f[(c + 2)]);$1=$K9;h=$1[0];i=$1[1];j=$1[2];for($2=0,$3=6;$2<$3;$2+=1){k=$2;f[(l + k)]=0;}for($4=0,$5=6;$4<$5;$4+=1){m=$4;k=n[(o + m)];if((k==2)){continue;}if((k==4)){j=0;}else{g=(g - f[(c + k)]);}for($6=Math.min(f[(c + k)],((s - h) - i)),$7=(-1);$6>$7;$6+=-1){p=$6;q=(h + ((k==4)?0:p));r=(i + ((k==4)?p:0));if(can_finish$(d,e,q,r,j,g,s)){$8=[p,q,r];f[(l + k)]=$8[0];h=$8[1];i=$8[2];break;}}}return (((h + i)==s)&&limit_kept$(f,a,b,l));}
function can_finish$(d,c,b,h,a,g,f){let i,e,j,$0,$1;if(a){e=((b + c) - Math.min(c,most_ronin$((d - b))));return (e<=($0=f)&&$0<=((b + g) + c));}i=(c - h);j=(b + g);if((i>0)){j=Math.min(j,((d - 1) - i));}return ((b<=j)&&((b + h)<=($1=f)&&$1<=(j + h)));}
function others_in$(a,b,c){let d;d=(units_in$(a,b,c) - a[((b + c) + 4)]);if((c==0)){d=(d + a[(b + 13)]);}return d;}
function limit_kept$(a,b,c,d){let g,f,e,$0,$1;e=(others_in$(a,b,c) + a[(d + 4)]);for($0=0,$1=6;$0<$1;$0+=1){f=$0;e=(e - a[(d + f)]);}g=(a[((b + c) + 4)] - a[(d + 4)]);return (g<=most_ronin$(e));}
function plain_order$(b,k,j,e,f,i,c){let l,d,g,a,h,$0,$1,$2,$3,$4,$5;for($0=0,$1=12;$0<$1;$0+=1){a=$0;b[(c + a)]=0;}for($2=0,$3=6;$2<$3;$2+=1){d=$2;g=e[(f + d)];if((g==2)){continue;}for($4=0,$5=2;$4<$5;$4+=1){h=$4;a=(((h==0)?i:(6 - i)) + g);l=Math.min(j,b[(k + a)]);b[(c + a)]=l;j=(j - l);}}}
function attackers_roll$(a){return ($has($K10,a));}
function declare$(b,a){let $0;if((b[2325]==15)){b[(1289 + b[2326])]=(a - 1);}else{b[(2239 + b[2325])]=(a - 1);}$0=2324;b[$0]=(b[$0] + 1);}
function choose_troop$(c,b,d){let e,a,$0,$1,$2,$3,$4,$5;for($0=0,$1=c[31];$0<$1;$0+=1){a=$0;b[(2009 + a)]=0;}if((d>=1000)){e=(((b[5] * 3) + Math.floor(d/1000)) - 1);$4=[e,b[(2179 + e)]];b[2325]=$4[0];b[2326]=$4[1];$5=[b[(2239 + e)],(-1)];b[2327]=$5[0];b[(2239 + e)]=$5[1];b[(2254 + e)]=b[(2209 + e)];}else{$2=[15,d];b[2325]=$2[0];b[2326]=$2[1];$3=[b[(1289 + d)],(-1)];b[2327]=$3[0];b[(1289 + d)]=$3[1];}b[1]=33;}
function reveal_attackers$(a,d){let b,c,$0,$1;b=a[2326];c=((a[2325]==15)?force_row$(b):army_row$(a[2325]));$0=(1049 + b);a[$0]=(a[$0] - d);$1=(c + 4);a[$1]=(a[$1] + d);a[1]=35;}
function reveal_defenders$(e,a,d){let c,b,$0,$1;b=a[2327];c=army_in$(a,b);if((d>0)){$0=(army_row$(c) + 4);a[$0]=(a[$0] + d);}$1=(force_row$(b) + 4);a[$1]=(a[$1] + (a[(1049 + b)] - d));a[(1049 + b)]=0;}
function choose_losses$(b,a){let $0;b[(2333 + b[2390])]=a;$0=2390;b[$0]=(b[$0] + 1);}
function call_off$(c,a,b){if((b>0)){end_battle$(c,a,1);}else{fight_on$(a,2330);a[1]=37;}}
function fight_on$(a,b){a[(b + 0)]=2;}
function choose_entry$(c,a,b){if((b==0)){a[1]=40;if(!(c[2721])){a[(2009 + a[2327])]=1;}}else{begin_move$(a,a[2325],a[2327],40);}}
function choose_attack$(b,a){let $0;if((a==0)){b[1]=41;return;}$0=[b[(2179 + b[2325])],(a - 1)];b[2326]=$0[0];b[2327]=$0[1];b[1]=33;}
function settle_end$(a,b,d,c){if((d==42)){march$(a,b,c);}else{if((d==43)){send_unit$(a,b,c);}else{if((d==44)){choose_source$(b,c);}else{if((d==45)){choose_destination$(a,b,c);}else{if((d==46)){choose_unit$(b,c);}else{if((d==47)){move_units$(a,b,c);}else{if((d==50)){aim$(b,c);}else{if((d==51)){strike$(a,b,(1 + c));}else{if((d==52)){aim_revenge$(b,c);}else{take_revenge$(a,b,(1 + c));}}}}}}}}}}
function send_unit$(d,a,c){let b,$0;b=a[2321];shift$(a,army_row$(a[2320]),force_row$(b),(c - 1));$0=(((1369 + (b * 6)) + c) - 1);a[$0]=(a[$0] + 1);a[1]=42;conquer$(d,a,b,a[5]);}
function conquer$(a,b,c,d){gain_province$(a,b,c,d);tally$(b,d,14,1);check_goal$(a,b,d,1);}
function choose_source$(b,a){b[2396]=(a - 1);b[1]=((a>0)?45:48);}
function choose_destination$(e,b,a){let c,d,$0,$1,$2;if((a>0)){$0=[Math.floor((a - 1)/2),$mod((a - 1),2)];b[2397]=$0[0];b[2398]=$0[1];b[1]=46;return;}for($1=0,$2=6;$1<$2;$1+=1){c=$1;d=((1369 + (b[2396] * 6)) + c);b[d]=b[(force_row$(b[2396]) + c)];}b[1]=44;}
function choose_unit$(a,b){let $0;$0=[b,47];a[2399]=$0[0];a[1]=$0[1];}
function move_units$(h,a,d){let f,g,e,c,b,$0,$1,$2,$3,$4;b=a[2396];c=force_row$(b);e=Math.min(d,a[(c + 4)]);$0=(c + 4);a[$0]=(a[$0] - e);$1=(1049 + b);a[$1]=(a[$1] - (d - e));for($2=0,$3=6;$2<$3;$2+=1){f=$2;if((f==a[2399])){$4=(c + f);a[$4]=(a[$4] - 1);arrive$(h,a,f,1);}else{if(((f!=4)&&(a[2399]==9))){g=a[(c + f)];a[(c + f)]=0;arrive$(h,a,f,g);}}}arrive$(h,a,4,d);a[1]=45;}
function arrive$(e,a,d,c){let b,$0,$1,$2;b=a[2397];if((c==0)){return;}if((a[2398]>0)){$0=(army_row$(army_in$(a,b)) + d);a[$0]=(a[$0] + c);return;}$1=(force_row$(b) + d);a[$1]=(a[$1] + c);$2=((1369 + (b * 6)) + d);a[$2]=(a[$2] + c);if((a[(409 + b)]<0)){conquer$(e,a,b,a[5]);}}
function aim$(b,a){let $0;if((a==0)){b[1]=b[2391];return;}$0=[(a - 1),51];b[2392]=$0[0];b[1]=$0[1];tally$(b,b[272],5,1);}
function strike$(d,a,c){let b,$0,$1;b=a[272];if((c<=d[2694])){$1=[(-1),a[2391]];a[272]=$1[0];a[1]=$1[1];tally$(a,b,6,1);assassinate$(d,a,a[2392],b);}else{$0=[seat_of_army$(a[2392]),52];a[2393]=$0[0];a[1]=$0[1];}}
function assassinate$(d,a,b,e){let c;c=a[(2179 + b)];a[(army_row$(b) + 2)]=0;a[(2194 + b)]=1;a[(2239 + b)]=(-1);if((regulars_of$(a,army_row$(b))==0)){lose_army$(a,b);tally$(a,seat_of_army$(b),16,1);empty_if_left$(a,c);fall_if_last$(d,a,seat_of_army$(b),e);}}
function aim_revenge$(a,b){let $0;$0=[b,53];a[2392]=$0[0];a[1]=$0[1];}
function take_revenge$(c,a,b){let $0;$0=[(-1),a[2391]];a[272]=$0[0];a[1]=$0[1];if((b>=c[2695])){tally$(a,a[2393],7,1);assassinate$(c,a,a[2392],a[2393]);}}
function prepare$(a,b){if((b[2394]>=0)){recover$(a,b);}else{if(is_stopped$(b)){b[1]=48;}else{prepare_phase$(a,b);}}}
function recover$(b,a){let d,e,c,$0,$1;if((a[2395]>=0)){offer_pick_up$(b,a,a[2395]);return;}c=a[2394];d=lost_army$(a,c);no_options$(a);if((d>=0)){for($0=0,$1=b[31];$0<$1;$0+=1){e=$0;if(((a[(409 + e)]==c)&&(army_in$(a,e)<0))){option$(a,e);}}}if((a[4]>0)){ask$(a,31,c);}else{a[2394]=(-1);}}
function ask$(a,b,c){let $0;$0=[b,c];a[2]=$0[0];a[3]=$0[1];a[0]=decision_code$(b,c);}
function decision_code$(a,b){return -(((10 * a) + b));}
function option$(b,a){let $0;b[(9 + b[4])]=a;$0=4;b[$0]=(b[$0] + 1);}
function no_options$(a){a[4]=0;}
function offer_pick_up$(h,a,b){let f,c,d,g,e,$0,$1,$2;c=a[(2179 + b)];$0=[army_row$(b),force_row$(c)];d=$0[0];e=$0[1];no_options$(a);option$(a,0);for($1=0,$2=6;$1<$2;$1+=1){f=$1;g=((a[2394]>=0)?0:a[((1369 + (c * 6)) + f)]);if((a[(e + f)]<=g)){continue;}if((f==4)){if((army_ronin_room$(a,b)>0)){option$(a,(1 + f));}}else{if(army_has_room$(h,a,b,f)){shift$(a,e,d,f);if(ronin_fits$(a,c)){option$(a,(1 + f));}shift$(a,d,e,f);}}}ask$(a,7,seat_of_army$(b));}
function ronin_fits$(a,b){let d,c,$0,$1;if(((force_ronin_room$(a,b)<0)||(ronin_room$(a,b)<0))){return 0;}c=a[(409 + b)];for($0=(c * 3),$1=((c + 1) * 3);$0<$1;$0+=1){d=$0;if(((a[(2179 + d)]==b)&&(army_ronin_room$(a,d)<0))){return 0;}}return 1;}
function army_has_room$(e,d,a,c){let b;b=army_row$(a);if(((c==0)||(c==3))){return ((d[(b + 0)] + d[(b + 3)])<e[2672]);}return ((d[(b + 1)] + d[(b + 5)])<e[2673]);}
function is_stopped$(a){let $0;if(((a[5]<0)||(a[(389 + a[5])]==0))){return 0;}return (24<=($0=a[1])&&$0<48);}
function prepare_phase$(c,a){let b;b=a[1];if((b<9)){prepare_set_up$(c,a,b);}else{if((b<23)){prepare_action$(c,a,b);}else{if((b<=28)){prepare_march$(c,a,b);}else{if((b<=41)){prepare_combat$(c,a,b);}else{prepare_end$(c,a,b);}}}}}
function prepare_set_up$(a,b,c){if((c==0)){deal$(a,b);}else{if((c==1)){offer_cards$(a,b);}else{if((c==2)){draw_setup_sword$(a,b);}else{if((c==3)){offer_claims$(a,b);}else{if((c==4)){offer_support$(a,b);}else{if((c==5)){offer_reinforcements$(a,b);}else{if((c==6)){offer_split$(a,b);}else{if((c==7)){offer_markers$(a,b);}else{next_quick_pick_up$(a,b);}}}}}}}}}
function deal$(b,a){if((next_dealt$(b,a)>=0)){draw_among$(a,(b[31] - a[266]));}else{a[266]=0;a[1]=((b[23]==3)?1:2);}}
function draw_among$(b,a){b[0]=(100000 + a);}
function offer_cards$(b,a){let c,d,$0,$1,$2,$3;while((a[266]<b[29])){if((a[(399 + (2 * a[266]))]<b[(2724 + (2 * a[266]))])){break;}$0=266;a[$0]=(a[$0] + 1);}if((a[266]>=b[29])){$1=$K11;a[266]=$1[0];a[1]=$1[1];return;}c=(2 * a[266]);no_options$(a);for($2=0,$3=b[31];$2<$3;$2+=1){d=$2;if((a[(409 + d)]==(c + 1))){option$(a,d);}}ask$(a,1,c);}
function draw_setup_sword$(b,a){if((a[266]<b[11])){draw_among$(a,(b[11] - a[266]));}else{a[266]=0;a[1]=((b[23]==2)?3:5);}}
function offer_claims$(b,a){let c,$0,$1,$2;if((a[266]>=(b[2734] * b[11]))){$0=$K12;a[266]=$0[0];a[1]=$0[1];return;}no_options$(a);for($1=0,$2=b[31];$1<$2;$1+=1){c=$1;if((a[(409 + c)]<0)){option$(a,c);}}if((a[4]==0)){begin_support$(b,a);}else{ask$(a,2,seat_with$(a,($mod(a[266],b[11]) + 1)));}}
function offer_support$(b,a){let d,c,$0,$1,$2;c=seat_with$(a,($mod(a[266],b[11]) + 1));no_options$(a);if(((a[2322]<b[2735])&&(a[(tray_row$(c) + 5)]>0))){for($0=0,$1=b[31];$0<$1;$0+=1){d=$0;if((a[(409 + d)]==c)){if((a[(force_row$(d) + 5)]<b[2736])){option$(a,d);}}}}if((a[4]==0)){$2=266;a[$2]=(a[$2] + 1);a[1]=3;}else{ask$(a,3,c);}}
function offer_reinforcements$(b,a){let d,c,e,$0,$1,$2,$3;if((a[266]>=(b[2734] * b[11]))){$0=$K13;a[266]=$0[0];a[1]=$0[1];return;}c=seat_with$(a,($mod(a[266],b[11]) + 1));no_options$(a);if((a[(tray_row$(c) + 5)]>=b[2735])){for($1=0,$2=b[31];$1<$2;$1+=1){d=$1;if((a[(409 + d)]==c)){e=a[(force_row$(d) + 5)];if(((e + b[2735])<=b[2736])){option$(a,d);}}}}if((a[4]==0)){$3=266;a[$3]=(a[$3] + 1);}else{ask$(a,4,c);}}
function offer_split$(d,c){let b,g,h,a,i,e,f,$0,$1,$2,$3,$4,$5;a=3;b=(a * 2);if((c[266]>=(b * d[11]))){last_armies$(d,c);$0=$K13;c[266]=$0[0];c[1]=$0[1];return;}$1=[Math.floor(c[266]/b),$mod(c[266],b)];e=$1[0];f=$1[1];$2=[Math.floor(f/a),$K14[$mod(f,a)]];g=$2[0];h=$2[1];$3=[h,g];c[267]=$3[0];c[268]=$3[1];no_options$(c);for($4=0,$5=(left_to_split$(d,c,e,h) + 1);$4<$5;$4+=1){i=$4;if(split_fits$(d,c,e,g,h,i)){option$(c,i);}}ask$(c,5,e);}
function left_to_split$(a,e,f,b){let d,c,$0,$1;c=a[(2743 + b)];for($0=0,$1=3;$0<$1;$0+=1){d=$0;c=(c - e[(army_row$(((f * 3) + d)) + b)]);}return c;}
function split_fits$(f,g,a,b,e,h){let d,i,c,j;c=army_row$(((a * 3) + b));d=(2 - b);if((e==1)){i=(left_to_split$(f,g,a,e) - h);return ((h<=f[2673])&&(i<=(d * f[2673])));}j=((g[(c + 0)] + g[(c + 3)]) + h);i=((left_to_split$(f,g,a,0) + left_to_split$(f,g,a,3)) - h);if((e==0)){i=(i - Math.min((f[2672] - j),left_to_split$(f,g,a,3)));}return ((j<=f[2672])&&(i<=(d * f[2672])));}
function last_armies$(d,e){let c,f,b,a,$0,$1,$2,$3,$4,$5;for($0=0,$1=d[11];$0<$1;$0+=1){a=$0;b=army_row$((((a * 3) + 3) - 1));for($2 of $K14){c=$2;f=left_to_split$(d,e,a,c);$4=(b + c);e[$4]=(e[$4] + f);$5=(tray_row$(a) + c);e[$5]=(e[$5] - f);}}}
function offer_markers$(b,a){let d,c,$0,$1;if((a[266]>=(3 * b[11]))){a[266]=0;a[1]=((b[23]==2)?8:9);if((a[1]==9)){set_up_done$(b,a);}return;}c=seat_with$(a,($mod(a[266],b[11]) + 1));a[267]=Math.floor(a[266]/b[11]);no_options$(a);for($0=0,$1=b[31];$0<$1;$0+=1){d=$0;if(((a[(409 + d)]==c)&&(army_in$(a,d)<0))){option$(a,d);}}ask$(a,6,c);}
function set_up_done$(b,c){let a,$0,$1,$2;for($0=0,$1=b[11];$0<$1;$0+=1){a=$0;c[(304 + a)]=b[(2729 + a)];c[(339 + a)]=0;}$2=$K15;c[266]=$2[0];c[6]=$2[1];c[1]=$2[2];}
function next_quick_pick_up$(b,a){let c,$0,$1;a[2315]=(-1);if((a[266]>=(3 * b[11]))){set_up_done$(b,a);return;}c=seat_with$(a,($mod(a[266],b[11]) + 1));a[2315]=((c * 3) + Math.floor(a[266]/b[11]));$0=266;a[$0]=(a[$0] + 1);$1=$K16;a[2323]=$1[0];a[1]=$1[1];}
function prepare_action$(a,b,c){if((c==9)){start_round$(a,b);}else{if((c==10)){offer_successors$(a,b);}else{if((c==11)){next_plan$(a,b);}else{if((c==12)){offer_spying$(a,b);}else{if((c==13)){reveal$(a,b);}else{if((c==14)){offer_wishes$(a,b);}else{if((c==15)){settle_wishes$(a,b);}else{if((c==16)){draw_swords$(a,b);}else{if((c==17)){offer_sites$(a,b);}else{if((c==18)){offer_purchase$(a,b);}else{if((c==19)){offer_places$(a,b);}else{if((c==20)){hire$(a,b);}else{if((c==21)){offer_stacks$(a,b);}else{hire_ninja$(a,b);}}}}}}}}}}}}}}
function start_round$(d,a){let c,b,$0,$1,$2,$3,$4,$5,$6;$0=(-1);a[5]=$0;a[273]=$0;a[2315]=$0;for($1=0,$2=d[11];$1<$2;$1+=1){b=$1;$3=0;a[(334 + b)]=$3;a[(339 + b)]=$3;a[(344 + b)]=$3;a[(349 + b)]=(-1);for($4=0,$5=5;$4<$5;$4+=1){c=$4;a[((309 + (b * 5)) + c)]=0;}}$6=$K17;a[266]=$6[0];a[1]=$6[1];}
function offer_successors$(a,c){let b,d,e,$0,$1,$2,$3;b=(a[11] * 3);while(((c[266]<b)&&!(c[(2194 + c[266])]))){$0=266;c[$0]=(c[$0] + 1);}if((c[266]>=b)){$1=$K18;c[266]=$1[0];c[1]=$1[1];return;}d=c[266];c[268]=d;no_options$(c);for($2=0,$3=6;$2<$3;$2+=1){e=$2;if(((e!=2)&&(e!=4)&&(c[(army_row$(d) + e)]>0))){option$(c,e);}}ask$(c,8,seat_of_army$(d));}
function next_plan$(c,b){let d,a,$0,$1;for($0=0,$1=c[11];$0<$1;$0+=1){a=$0;if(((a!=b[272])&&(b[(389 + a)]==0))){if((b[(334 + a)]<5)){offer_bin$(c,b,a);return;}}}d=b[272];if(((d<0)||(b[(334 + d)]>=5))){b[1]=13;}else{if((b[266]==0)){b[1]=12;}else{offer_bin$(c,b,d);}}}
function offer_bin$(g,a,b){let e,f,d,c,$0,$1,$2,$3,$4;c=a[(334 + b)];d=a[(304 + b)];for($0=0,$1=c;$0<$1;$0+=1){e=$0;d=(d - a[((309 + (b * 5)) + e)]);}a[267]=c;no_options$(a);option$(a,0);if((c==1)){if((0<($4=g[2689])&&$4<=d)){option$(a,g[2689]);}}else{for($2=1,$3=(d + 1);$2<$3;$2+=1){f=$2;option$(a,f);}}ask$(a,10,b);}
function offer_spying$(c,a){let b,$0,$1;no_options$(a);option$(a,0);for($0=0,$1=c[11];$0<$1;$0+=1){b=$0;if(((a[(389 + b)]==0)&&(c[(24 + b)]!=c[(24 + a[272])]))){option$(a,(1 + b));}}ask$(a,9,a[272]);}
function reveal$(e,b){let c,d,a,$0,$1,$2,$3,$4,$5,$6;for($0=0,$1=e[11];$0<$1;$0+=1){a=$0;b[(304 + a)]=0;for($2=0,$3=5;$2<$3;$2+=1){c=$2;d=((a * 5) + c);$4=(2570 + d);b[$4]=(b[$4] + b[(309 + d)]);}}if((b[6]==e[2749])){give$(e,b);}$5=(-1);b[272]=$5;b[273]=$5;$6=$K19;b[266]=$6[0];b[1]=$6[1];}
function give$(b,c){let a,$0,$1,$2;for($0=0,$1=5;$0<$1;$0+=1){a=$0;$2=((309 + (b[2750] * 5)) + a);c[$2]=(c[$2] + b[(2751 + a)]);}}
function offer_wishes$(d,c){let a,b,e,$0,$1,$2,$3,$4,$5;a=0;for($0=0,$1=d[11];$0<$1;$0+=1){b=$0;if(is_without$(c,b)){a=Math.max(a,bin_of$(c,b,0));}}if((a==0)){c[1]=16;return;}for($2=0,$3=d[11];$2<$3;$2+=1){b=$2;if((is_without$(c,b)&&(bin_of$(c,b,0)==a))){if((c[(344 + b)]==0)){no_options$(c);for($4=1,$5=(swords_in_play$(d,c) + 1);$4<$5;$4+=1){e=$4;if((seat_with$(c,e)<0)){option$(c,e);}}ask$(c,11,b);return;}}}c[1]=15;}
function bin_of$(a,b,c){return a[((309 + (b * 5)) + c)];}
function settle_wishes$(a,b){let d,c,$0,$1;c=next_wish$(a,b);if((c>0)){draw_among$(b,wishers$(a,b,c));return;}for($0=0,$1=a[11];$0<$1;$0+=1){d=$0;b[(344 + d)]=0;}b[1]=14;}
function wishers$(e,c,d){let a,b,$0,$1;a=0;for($0=0,$1=e[11];$0<$1;$0+=1){b=$0;if((is_without$(c,b)&&(c[(344 + b)]==d))){a=(a + 1);}}return a;}
function draw_swords$(d,c){let a,b,$0,$1,$2,$3,$4;a=0;for($0=0,$1=d[11];$0<$1;$0+=1){b=$0;if(is_without$(c,b)){a=(a + 1);}}if((a>0)){draw_among$(c,a);return;}if((c[6]==1)){for($2=0,$3=d[11];$2<$3;$2+=1){b=$2;c[(2565 + b)]=c[(339 + b)];}}$4=$K20;c[266]=$4[0];c[1]=$4[1];}
function offer_sites$(c,a){let e,i,d,f,g,h,b,$0,$1,$2,$3,$4,$5,$6,$7;b=seat_with$(a,a[266]);if((b<0)){build_all$(c,a);$0=$K21;a[265]=$0[0];a[266]=$0[1];a[1]=$0[2];return;}if((bin_of$(a,b,1)==0)){$1=266;a[$1]=(a[$1] + 1);return;}$2=[a[270],a[271]];d=$2[0];e=$2[1];for($3=0,$4=c[11];$3<$4;$3+=1){f=$3;g=a[(349 + f)];if((g>=0)){if((a[(489 + g)]==0)){d=(d - 1);}else{e=(e - 1);}}}no_options$(a);for($5=0,$6=c[31];$5<$6;$5+=1){h=$5;if((a[(409 + h)]==b)){i=a[(489 + h)];if((((i==0)&&(d>0))||((i==1)&&(e>0)))){option$(a,h);}}}if((a[4]==0)){lose_koku$(a,b,1,bin_of$(a,b,1));$7=266;a[$7]=(a[$7] + 1);}else{ask$(a,12,b);}}
function lose_koku$(b,c,d,a){let $0;$0=((2595 + (c * 5)) + d);b[$0]=(b[$0] + a);}
function build_all$(d,b){let c,a,$0,$1,$2,$3,$4;for($0=0,$1=d[11];$0<$1;$0+=1){a=$0;c=b[(349 + a)];if((c<0)){continue;}if((b[(489 + c)]==0)){$3=270;b[$3]=(b[$3] - 1);tally$(b,a,0,1);}else{$2=271;b[$2]=(b[$2] - 1);tally$(b,a,1,1);}$4=(489 + c);b[$4]=(b[$4] + 1);b[(349 + a)]=(-1);}}
function offer_purchase$(c,a){let f,g,d,h,i,e,b,$0,$1,$2,$3;b=a[265];if((b>=c[11])){end_purchases$(c,a);return;}if(((a[266]>=4)||(bin_of$(a,b,2)==0))){$0=[(b + 1),0];a[265]=$0[0];a[266]=$0[1];return;}$1=[$K1[a[266]],levy_row$(b)];d=$1[0];e=$1[1];f=0;for($2=0,$3=6;$2<$3;$2+=1){g=$2;f=(f + a[(e + g)]);}h=Math.min(a[(tray_row$(b) + d)],(a[(399 + b)] - f));a[267]=d;no_options$(a);option$(a,0);i=1;while((i<=h)){a[(e + d)]=i;if((price$(a,e,c,2675)>bin_of$(a,b,2))){break;}option$(a,i);i=(i + 1);}a[(e + d)]=0;ask$(a,13,b);}
function end_purchases$(d,b){let e,c,a,$0,$1,$2,$3,$4,$5;for($0=0,$1=d[11];$0<$1;$0+=1){a=$0;c=bin_of$(b,a,2);if((c==0)){continue;}lose_koku$(b,a,2,(c - price$(b,levy_row$(a),d,2675)));for($2=0,$3=6;$2<$3;$2+=1){e=$2;$4=(tray_row$(a) + e);b[$4]=(b[$4] - b[(levy_row$(a) + e)]);tally$(b,a,2,b[(levy_row$(a) + e)]);}}$5=$K22;b[265]=$5[0];b[1]=$5[1];}
function offer_places$(c,a){let g,e,d,f,b,$0,$1,$2,$3,$4;b=a[265];if((b>=c[11])){place_all$(c,a);return;}d=(-1);for($0=0,$1=4;$0<$1;$0+=1){e=$0;if(((d<0)&&(a[(levy_row$(b) + $K1[e])]>0))){d=$K1[e];}}if((d<0)){a[265]=(b + 1);return;}a[267]=d;no_options$(a);for($2=0,$3=c[31];$2<$3;$2+=1){f=$2;if(((a[(409 + f)]==b)&&(a[(1209 + f)]==0))){if(force_has_room$(c,a,f)){option$(a,(2 * f));}g=army_in$(a,f);if(((g>=0)&&army_has_room$(c,a,g,d))){option$(a,((2 * f) + 1));}}}if((a[4]==0)){$4=(tray_row$(b) + d);a[$4]=(a[$4] + a[(levy_row$(b) + d)]);a[(levy_row$(b) + d)]=0;}else{ask$(a,14,b);}}
function force_has_room$(c,a,b){return (units_of$(a,force_row$(b))<c[2674]);}
function place_all$(d,b){let c,a,$0,$1,$2,$3,$4;for($0=0,$1=d[31];$0<$1;$0+=1){a=$0;c=b[(1209 + a)];if((c>10)){$3=(((army_row$(army_in$(b,a)) + c) - 10) - 1);b[$3]=(b[$3] + 1);}else{if((c>0)){$2=((force_row$(a) + c) - 1);b[$2]=(b[$2] + 1);}}b[(1209 + a)]=0;}$4=$K23;b[266]=$4[0];b[1]=$4[1];}
function hire$(e,a){let c,f,d,b,$0,$1,$2,$3;b=seat_with$(a,a[266]);if((b<0)){$0=$K24;a[265]=$0[0];a[266]=$0[1];a[1]=$0[2];return;}$1=[bin_of$(a,b,3),e[2679]];c=$1[0];d=$1[1];f=Math.min((d * c),a[269]);lose_koku$(a,b,3,(c - Math.floor(((f + d) - 1)/d)));$2=269;a[$2]=(a[$2] - f);a[(384 + b)]=f;tally$(a,b,3,f);$3=266;a[$3]=(a[$3] + 1);}
function offer_stacks$(c,a){let d,e,f,b,$0,$1,$2,$3,$4;b=a[265];if((b>=c[11])){a[1]=22;return;}d=a[(384 + b)];if((d==0)){a[265]=(b + 1);return;}no_options$(a);if((a[266]==1)){for($0=1,$1=(Math.min(d,ronin_room$(a,a[268])) + 1);$0<$1;$0+=1){e=$0;option$(a,e);}ask$(a,16,b);return;}for($2=0,$3=c[31];$2<$3;$2+=1){f=$2;if(((a[(409 + f)]==b)&&(ronin_room$(a,f)>0))){option$(a,f);}}if((a[4]==0)){$4=269;a[$4]=(a[$4] + d);a[(384 + b)]=0;}else{ask$(a,15,b);}}
function hire_ninja$(f,d){let a,e,b,c,$0,$1,$2,$3,$4,$5,$6;$0=$K4;a=$0[0];b=$0[1];for($1=0,$2=f[11];$1<$2;$1+=1){c=$1;e=bin_of$(d,c,4);if((e>a)){$3=[e,c];a=$3[0];b=$3[1];}else{if((e==a)){b=(-1);}}}for($4=0,$5=f[11];$4<$5;$4+=1){c=$4;if((c!=b)){lose_koku$(d,c,4,bin_of$(d,c,4));}}d[272]=b;if((b>=0)){tally$(d,b,4,1);}$6=$K25;d[2314]=$6[0];d[1]=$6[1];}
function prepare_march$(a,b,c){if((c==23)){next_turn$(a,b);}else{if((c==24)){offer_march$(a,b);}else{if((c==25)){leave$(a,b);}else{if((c==26)){offer_ronin_along$(b);}else{if((c==27)){enter$(a,b);}else{offer_pick_up$(a,b,b[2315]);}}}}}}
function next_turn$(d,a){let e,c,b,$0,$1,$2,$3,$4,$5,$6,$7,$8;$0=2314;a[$0]=(a[$0] + 1);b=seat_with$(a,a[2314]);if((b<0)){a[1]=49;return;}if((a[(389 + b)]>0)){return;}a[5]=b;$1=(-1);a[2315]=$1;a[2317]=$1;a[2325]=$1;for($2=0,$3=d[31];$2<$3;$2+=1){c=$2;$4=(-1);a[(1129 + c)]=$4;a[(1289 + c)]=$4;$5=0;a[(1849 + c)]=$5;a[(2009 + c)]=$5;}forget_arrivals$(d,a);for($6=0,$7=(d[11] * 3);$6<$7;$6+=1){e=$6;$8=0;a[(2284 + e)]=$8;a[(2269 + e)]=$8;a[(2299 + e)]=$8;a[(2239 + e)]=(-1);}go_by_ninja$(d,a,24);}
function forget_arrivals$(c,b){let a,$0,$1;for($0=1369,$1=(1369 + (c[31] * 6));$0<$1;$0+=1){a=$0;b[a]=0;}}
function offer_march$(d,a){let c,b,$0,$1;b=a[5];no_options$(a);if((a[2315]>=0)){if(may_halt$(d,a,a[2315],a[(2179 + a[2315])])){option$(a,0);}list_steps$(d,a,a[2315],a[2316]);list_sendings$(d,a,a[2315]);}else{if((a[2317]>=0)){list_steps$(d,a,a[2317],a[(2209 + a[2317])]);}else{option$(a,0);for($0=(b * 3),$1=((b + 1) * 3);$0<$1;$0+=1){c=$0;if(may_march$(a,c)){list_steps$(d,a,c,a[(2209 + c)]);}list_sendings$(d,a,c);}}}ask$(a,19,b);}
function may_halt$(g,a,c,b){let f,d,e,h,$0,$1;d=other_army_in$(a,b,c);if((d<0)){return 1;}if(!(may_march$(a,d))){return 0;}e=third_army$(c,d);for($0=0,$1=g[(32 + b)];$0<$1;$0+=1){f=$0;h=g[((112 + (b * 16)) + f)];if(may_enter$(g,a,d,h)){if((a[(2179 + e)]!=h)){return 1;}if((((a[(2209 + d)]>1)||may_march$(a,e))&&leads_on$(g,a,d,h,b))){return 1;}}}return 0;}
function leads_on$(b,f,g,c,e){let a,d,$0,$1;for($0=0,$1=b[(32 + c)];$0<$1;$0+=1){a=$0;d=b[((112 + (c * 16)) + a)];if(((d!=e)&&may_enter$(b,f,g,d))){return 1;}}return 0;}
function may_enter$(e,a,d,b){let c;c=a[(409 + b)];return ((c==Math.floor(d/3))||((c<0)&&(a[1]==42)));}
function third_army$(a,c){let b;b=Math.floor(a/3);return (((3 * ((b * 3) + 1)) - a) - c);}
function list_sendings$(a,b,c){let d,e,f,$0,$1;if((!(a[2723])||(b[1]!=42)||!(may_split_off$(b,c)))){return;}d=b[(2179 + c)];for($0=0,$1=a[(32 + d)];$0<$1;$0+=1){e=$0;f=a[((112 + (d * 16)) + e)];if((b[(409 + f)]<0)){option$(b,((10000 + (1000 * (1 + $mod(c,3)))) + f));}}}
function may_split_off$(a,b){let d,c;if((!(standing$(a,b))||(regulars_of$(a,army_row$(b))==0))){return 0;}c=a[(2179 + b)];d=((army_ronin_room$(a,b)>0)&&(ronin_room$(a,c)>0));return (d||no_ronin$(a,b));}
function no_ronin$(a,b){return ((a[(army_row$(b) + 4)] + a[(1049 + a[(2179 + b)])])==0);}
function list_steps$(f,b,c,a){let d,e,g,$0,$1;if(((a<=0)||!(may_leave$(b,c)))){return;}d=b[(2179 + c)];for($0=0,$1=f[(32 + d)];$0<$1;$0+=1){e=$0;g=f[((112 + (d * 16)) + e)];if((may_enter$(f,b,c,g)&&may_stop_or_pass$(f,b,c,g,(a - 1)))){option$(b,((1000 * (1 + $mod(c,3))) + g));}}}
function may_stop_or_pass$(a,b,c,d,e){let f,g,$0,$1;if(may_halt$(a,b,c,d)){return 1;}if((e<=0)){return 0;}for($0=0,$1=a[(32 + d)];$0<$1;$0+=1){f=$0;g=a[((112 + (d * 16)) + f)];if(may_enter$(a,b,c,g)){if((may_halt$(a,b,c,g)||((e>1)&&leads_on$(a,b,c,g,d)))){return 1;}}}return 0;}
function may_leave$(a,b){let c,e,d;c=a[(2179 + b)];if(((units_of$(a,force_row$(c))>0)||(other_army_in$(a,c,b)>=0))){return 1;}d=army_row$(b);e=(a[(d + 4)] + a[(1049 + c)]);return ((regulars_of$(a,d)>0)&&(e<=most_ronin$((others_of_army$(a,b) - 1))));}
function may_march$(a,b){return (standing$(a,b)&&(a[(2284 + b)]==0));}
function leave$(e,a){let b,d,c;b=a[2315];c=a[2318];d=((units_of$(a,force_row$(c))>0)||(other_army_in$(a,c,b)>=0));if((d&&(a[2322]==0))){a[1]=26;}else{offer_garrison$(e,a,b);}}
function offer_garrison$(f,a,b){let g,c,d,e,$0,$1,$2;c=a[(2179 + b)];$0=[army_row$(b),force_row$(c)];d=$0[0];e=$0[1];no_options$(a);if((a[2322]>0)){option$(a,0);}if(force_has_room$(f,a,c)){for($1=0,$2=6;$1<$2;$1+=1){g=$1;if(((g!=2)&&(g!=4)&&(a[(d + g)]>0))){shift$(a,d,e,g);if(ronin_fits$(a,c)){option$(a,(1 + g));}shift$(a,e,d,g);}}}ask$(a,20,seat_of_army$(b));}
function offer_ronin_along$(c){let a,b,d,g,e,f,$0,$1,$2;$0=[c[2315],c[2318]];a=$0[0];b=$0[1];d=c[(1049 + b)];if((d==0)){c[1]=27;return;}e=other_army_in$(c,b,a);f=(force_ronin_room$(c,b) + ((e>=0)?army_ronin_room$(c,e):0));c[268]=b;no_options$(c);for($1=Math.max(0,(d - f)),$2=(Math.min(d,army_ronin_room$(c,a)) + 1);$1<$2;$1+=1){g=$1;option$(c,g);}ask$(c,21,c[5]);}
function enter$(d,c){let a,e,b,$0;$0=[c[2315],c[2319]];a=$0[0];b=$0[1];c[(2179 + a)]=b;if((c[(409 + b)]<0)){conquer$(d,c,b,c[5]);}e=(units_of$(c,force_row$(b))>0);c[1]=(e?28:c[2323]);}
function prepare_combat$(a,b,c){if((c==37)){roll_dice$(a,b);}else{if((c==29)){end_phase_a$(a,b);}else{if((c==30)){offer_declaration$(a,b);}else{if((c==31)){go_by_ninja$(a,b,32);}else{if((c==32)){offer_troops$(a,b);}else{if((c==33)){begin_attack$(a,b);}else{if((c==34)){offer_attackers_ronin$(a,b);}else{if((c==35)){offer_defenders_ronin$(a,b);}else{if((c==36)){offer_loss_orders$(a,b);}else{if((c==38)){step_eight$(a,b);}else{if((c==39)){offer_entry$(a,b);}else{if((c==40)){offer_attack$(a,b);}else{finish_troop$(a,b);}}}}}}}}}}}}}
function roll_dice$(b,a){let c;c=roll_code$(a,2330,b[91566]);if((c==0)){hit$(b,a,0);}else{a[0]=c;}}
function roll_code$(a,b,l){let e,k,f,i,d,m,j,c,h,g,$0,$1,$2;c=a[(b + 0)];d=((b + 8) + (attackers_roll$(c)?0:14));if(($has($K26,c))){$0=[dice_of$(a,d,0,(-1)),dice_of$(a,d,1,(-1))];e=$0[0];f=$0[1];return (((e + f)==0)?0:((1 + (e * 40)) + f));}g=((c==1)?(-1):a[(b + 7)]);$1=[dice_of$(a,d,3,g),dice_of$(a,d,4,g)];h=$1[0];i=$1[1];$2=[dice_of$(a,d,5,g),dice_of$(a,d,2,g)];j=$2[0];k=$2[1];if(((((k + h) + i) + j)==0)){return 0;}if(l){m=((((i * 2) + k) * 24) + h);return ((13761 + (m * 40)) + j);}return ((961 + ((((k * 80) + h) + i) * 80)) + j);}
function dice_of$(a,b,c,e){let d;d=(a[((b + 0) + c)] + a[((b + 6) + c)]);if((c==e)){d=(d + a[(b + 12)]);}return d;}
function end_phase_a$(a,b){forget_arrivals$(a,b);b[2324]=0;go_by_ninja$(a,b,30);}
function offer_declaration$(c,a){let f,d,b,e,$0,$1,$2;b=a[5];while((a[2324]<(2 * c[31]))){d=Math.floor(a[2324]/2);if((a[(409 + d)]!=b)){$0=2324;a[$0]=(a[$0] + (2 - $mod(a[2324],2)));continue;}e=15;if(($mod(a[2324],2)==0)){e=army_in$(a,d);f=((e>=0)&&standing$(a,e)&&(a[(2299 + e)]==0));}else{f=(units_of$(a,force_row$(d))>0);}if(f){no_options$(a);option$(a,0);list_attacks$(c,a,b,d,1);if((a[4]>1)){$1=[e,d];a[2325]=$1[0];a[2326]=$1[1];ask$(a,22,b);return;}}$2=2324;a[$2]=(a[$2] + 1);}a[2325]=(-1);a[1]=31;}
function list_attacks$(b,e,f,c,g){let a,d,$0,$1;for($0=0,$1=b[(32 + c)];$0<$1;$0+=1){a=$0;d=b[((112 + (c * 16)) + a)];if(((e[(2009 + d)]==0)&&may_attack$(b,e,f,d,g))){option$(e,(1 + d));}}}
function offer_troops$(f,a){let c,d,b,e,$0,$1,$2,$3;b=a[5];no_options$(a);for($0=(b * 3),$1=((b + 1) * 3);$0<$1;$0+=1){c=$0;if((a[(2239 + c)]>=0)){if(army_must_fight$(a,c)){option$(a,((1000 * (1 + $mod(c,3))) + a[(2179 + c)]));}else{a[(2239 + c)]=(-1);}}}for($2=0,$3=f[31];$2<$3;$2+=1){d=$2;e=a[(1289 + d)];if((e>=0)){if(((a[(409 + d)]==b)&&force_must_fight$(a,d))){option$(a,d);}else{a[(1289 + d)]=(-1);}}}if((a[4]>0)){ask$(a,23,b);}else{begin_phase_d$(f,a);}}
function begin_phase_d$(a,b){let c,$0,$1,$2;forget_arrivals$(a,b);for($0=0,$1=(a[11] * 3);$0<$1;$0+=1){c=$0;b[(2284 + c)]=0;}$2=(-1);b[2315]=$2;b[2325]=$2;go_by_ninja$(a,b,42);}
function force_must_fight$(a,b){let c;c=a[(409 + a[(1289 + b)])];return ((units_of$(a,force_row$(b))>0)&&(c>=0)&&(c!=a[5]));}
function army_must_fight$(a,b){let c;if(!(standing$(a,b))){return 0;}c=a[(409 + a[(2239 + b)])];return ((a[(2209 + b)]>1)||((c>=0)&&(c!=a[5])));}
function begin_attack$(d,c){let b,a,$0,$1;$0=[c[(409 + c[2327])],c[2325]];a=$0[0];b=$0[1];if(((a>=0)&&(a!=c[5]))){go_by_ninja$(d,c,34);}else{if(((b==15)||!(standing$(c,b)))){c[1]=41;}else{if((a<0)){$1=(2254 + b);c[$1]=(c[$1] - 1);go_on$(d,c);}else{c[1]=((c[(2209 + b)]>1)?40:41);}}}}
function offer_attackers_ronin$(i,c){let d,a,h,b,e,g,f,$0,$1,$2;$0=[c[2325],c[2326]];a=$0[0];b=$0[1];if(!(attack_stands$(c))){d=((a==15)||standing$(c,a));c[1]=(d?33:41);return;}e=c[(1049 + b)];if((e==0)){c[1]=35;return;}if((a==15)){h=army_in$(c,b);$2=[force_ronin_room$(c,b),((h>=0)?army_ronin_room$(c,h):0)];f=$2[0];g=$2[1];}else{$1=[army_ronin_room$(c,a),force_ronin_room$(c,b)];f=$1[0];g=$1[1];}offer_split$$(c,b,e,f,g,c[5]);}
function offer_split$$(b,a,d,f,e,g){let c,$0,$1;b[268]=a;no_options$(b);for($0=Math.max(0,(d - e)),$1=(Math.min(d,f) + 1);$0<$1;$0+=1){c=$0;option$(b,c);}ask$(b,21,g);}
function attack_stands$(a){let b;b=a[(409 + a[2327])];if(((b<0)||(b==a[5]))){return 0;}return ((a[2325]==15)||standing$(a,a[2325]));}
function offer_defenders_ronin$(f,a){let d,c,e,b,$0,$1;b=a[2327];$0=[a[(1049 + b)],army_in$(a,b)];c=$0[0];d=$0[1];if((c==0)){$1=0;a[2390]=$1;a[2333]=$1;a[2334]=$1;a[1]=36;}else{e=((d>=0)?army_ronin_room$(a,d):0);offer_split$$(a,b,c,e,force_ronin_room$(a,b),a[(409 + b)]);}}
function offer_loss_orders$(d,a){let c,b,$0;load_sides$(a);while((a[2390]<2)){b=side_at$(a[2390]);if(((a[((b + 0) + 4)] + a[((b + 6) + 4)])>0)){no_options$(a);option$(a,0);option$(a,1);c=((a[2390]==0)?a[5]:a[(409 + a[2327])]);ask$(a,32,c);return;}$0=2390;a[$0]=(a[$0] + 1);}begin_battle$(d,a);}
function begin_battle$(c,a){let b,$0,$1,$2;b=a[2327];if((a[(1129 + b)]<0)){a[(1129 + b)]=bonus_units$(c,a[(489 + b)]);}a[2328]=is_naval$(c,a[2326],b);a[2329]=0;$0=(2710 + b);a[$0]=(a[$0] + 1);tally$(a,a[5],9,1);tally$(a,a[5],12,a[2328]);tally$(a,a[(409 + b)],13,1);if((a[2325]!=15)){$1=(2254 + a[2325]);a[$1]=(a[$1] - 1);}start$(a,2330,a[2328]);$2=6;a[2335]=$2;a[2336]=$2;a[2337]=((a[(489 + b)]==2)?4:5);load_sides$(a);a[1]=37;}
function start$(b,c,a){let $0;b[(c + 0)]=((a>0)?0:2);$0=0;b[(c + 1)]=$0;b[((c + 1) + 1)]=$0;}
function is_naval$(d,a,e){let c,b,$0,$1;b=(a * 16);for($0=0,$1=d[(32 + a)];$0<$1;$0+=1){c=$0;if((d[((112 + b) + c)]==e)){return d[((1392 + b) + c)];}}return 0;}
function side_at$(a){return (2338 + (a * 14));}
function load_sides$(c){let a,f,d,e,b,$0,$1,$2,$3;$0=[c[2325],c[2327]];a=$0[0];b=$0[1];for($1=2338,$2=2366;$1<$2;$1+=1){d=$1;c[d]=0;}if((a==15)){load$(c,force_row$(c[2326]),2344);}else{load$(c,army_row$(a),2338);}$3=[2352,army_in$(c,b)];e=$3[0];f=$3[1];load$(c,force_row$(b),(e + 6));if((f>=0)){load$(c,army_row$(f),(e + 0));c[(e + 13)]=c[(2194 + f)];}c[(e + 12)]=c[(1129 + b)];}
function load$(b,c,d){let a,$0,$1;for($0=0,$1=6;$0<$1;$0+=1){a=$0;b[(d + a)]=b[(c + a)];}}
function step_eight$(b,a){load_sides$(a);if(is_over$(a)){go_on$(b,a);}else{if(((a[2325]!=15)&&!(standing$(a,a[2325])))){end_battle$(b,a,1);}else{no_options$(a);option$(a,0);option$(a,1);ask$(a,24,a[5]);}}}
function offer_entry$(b,a){no_options$(a);option$(a,0);if(may_leave$(a,a[2325])){option$(a,1);}ask$(a,25,a[5]);}
function offer_attack$(c,a){let b;b=a[2325];a[2315]=(-1);if((!(standing$(a,b))||(a[(2254 + b)]<=0))){a[1]=41;return;}no_options$(a);option$(a,0);list_attacks$(c,a,a[5],a[(2179 + b)],(c[2720]>0));ask$(a,26,a[5]);}
function finish_troop$(d,a){let b,c,e,$0,$1,$2,$3,$4;b=a[2325];if(((b!=15)&&standing$(a,b)&&(a[(2269 + b)]>0))){c=a[(2209 + b)];if((a[(2224 + b)]<d[(2697 + c)])){$1=(2224 + b);a[$1]=(a[$1] + 1);}else{if((c<d[2696])){$0=[(c + 1),1];a[(2209 + b)]=$0[0];a[(2224 + b)]=$0[1];}}}for($2=0,$3=d[31];$2<$3;$2+=1){e=$2;a[(2009 + e)]=0;}$4=(-1);a[2325]=$4;a[2315]=$4;a[1]=32;}
function prepare_end$(a,b,c){if((c==42)){offer_march$(a,b);}else{if((c==43)){offer_unit_sent$(b);}else{if((c==44)){offer_sources$(a,b);}else{if((c==45)){offer_destinations$(a,b);}else{if((c==46)){offer_units$(a,b);}else{if((c==47)){offer_along$(a,b);}else{if((c==48)){end_turn$(a,b);}else{if((c==49)){remove_ronin$(a,b);end_round$(a,b);}else{if((c==50)){offer_strike$(a,b);}else{if((c==52)){offer_revenge$(a,b);}else{roll_due$(a,b);}}}}}}}}}}}
function offer_unit_sent$(a){let b,c,$0,$1;b=a[2320];no_options$(a);for($0=0,$1=6;$0<$1;$0+=1){c=$0;if(((c!=2)&&(c!=4)&&(a[(army_row$(b) + c)]>0))){option$(a,(1 + c));}}ask$(a,20,a[5]);}
function offer_sources$(d,a){let c,b,$0,$1;b=a[5];a[2396]=(-1);no_options$(a);option$(a,0);for($0=0,$1=d[31];$0<$1;$0+=1){c=$0;if(((a[(409 + c)]==b)&&has_unmoved$(a,c))){if(has_destination$(d,a,c)){option$(a,(1 + c));}}}ask$(a,27,b);}
function has_destination$(b,e,c){let a,f,d,$0,$1;for($0=0,$1=b[(32 + c)];$0<$1;$0+=1){a=$0;d=b[((112 + (c * 16)) + a)];f=e[(409 + d)];if(((f<0)||(f==e[5]))){if((force_has_room$(b,e,d)||(army_in$(e,d)>=0))){return 1;}}}return 0;}
function has_unmoved$(a,b){let c,$0,$1;if(((units_of$(a,force_row$(b))<2)&&(army_in$(a,b)<0))){return 0;}for($0=0,$1=6;$0<$1;$0+=1){c=$0;if(((c!=4)&&(unmoved$(a,b,c)>0))){return 1;}}return 0;}
function unmoved$(d,a,b){let c;c=((1369 + (a * 6)) + b);return (d[(force_row$(a) + b)] - d[c]);}
function offer_destinations$(d,a){let f,c,b,e,$0,$1,$2,$3;b=a[2396];no_options$(a);option$(a,0);if(has_unmoved$(a,b)){for($0=0,$1=d[(32 + b)];$0<$1;$0+=1){c=$0;e=d[((112 + (b * 16)) + c)];if(((a[(409 + e)]<0)||(a[(409 + e)]==a[5]))){for($2=0,$3=2;$2<$3;$2+=1){f=$2;if(any_may_go$(d,a,b,e,f)){option$(a,((1 + (2 * e)) + f));}}}}}ask$(a,28,a[5]);}
function any_may_go$(b,c,d,e,f){let a,$0,$1;for($0=0,$1=6;$0<$1;$0+=1){a=$0;if(may_go$(b,c,d,e,f,a)){return 1;}}return whole_may_go$(b,c,d,e,f);}
function whole_may_go$(e,c,a,f,g){let h,d,b,$0,$1;b=force_row$(a);d=(c[(b + 4)] + c[(1049 + a)]);if(((d==0)||!(takes_whole$(e,c,a,f,g)))){return 0;}for($0=c[(b + 4)],$1=(d + 1);$0<$1;$0+=1){h=$0;if(whole_may_go_with$(c,a,f,g,h)){return 1;}}return 0;}
function whole_may_go_with$(e,a,g,h,f){let d,b,c,$0;b=force_row$(a);$0=[units_of$(e,b),e[(b + 4)]];c=$0[0];d=$0[1];if(((f<d)||(f>Math.min(c,room_with$(e,g,h,c))))){return 0;}return ((e[(1049 + a)] - (f - d))<=army_ronin_room$(e,army_in$(e,a)));}
function room_with$(b,c,a,e){let d,f;if((a>0)){d=army_in$(b,c);return (army_ronin_room$(b,d) + e);}f=force_row$(c);return (most_ronin$((units_of$(b,f) + e)) - b[(f + 4)]);}
function takes_whole$(h,c,a,f,e){let k,i,g,b,j,d,$0,$1;b=force_row$(a);d=units_of$(c,b);if(((d<2)||(army_in$(c,a)<0)||((e>0)&&(army_in$(c,f)<0)))){return 0;}for($0=0,$1=6;$0<$1;$0+=1){g=$0;if((c[((1369 + (a * 6)) + g)]>0)){return 0;}}if((e==0)){return ((units_of$(c,force_row$(f)) + d)<=h[2674]);}i=army_row$(army_in$(c,f));j=(c[(i + 0)] + c[(i + 3)]);k=(c[(i + 1)] + c[(i + 5)]);return ((((j + c[(b + 0)]) + c[(b + 3)])<=h[2672])&&(((k + c[(b + 1)]) + c[(b + 5)])<=h[2673]));}
function may_go$(a,b,c,d,e,f){return (may_go_with$(a,b,c,d,e,f,0)||may_go_with$(a,b,c,d,e,f,1));}
function may_go_with$(d,b,c,e,f,a,j){let l,k,i,g,h;if(((a==4)||(unmoved$(b,c,a)<=0)||!(takes$(d,b,e,f,a)))){return 0;}g=force_row$(c);h=units_of$(b,g);if(((h<2)&&(army_in$(b,c)<0))){return 0;}i=(b[(g + 4)] + b[(1049 + c)]);if((i==0)){return (j==0);}if(((j>i)||((j>0)&&(room_with$(b,e,f,1)<j)))){return 0;}k=Math.min(j,b[(g + 4)]);change$(b,c,a,(-1),k,(j - k));l=ronin_fits$(b,c);change$(b,c,a,1,k,(j - k));return l;}
function change$(d,a,e,c,f,g){let b,$0,$1,$2;b=force_row$(a);$0=(b + e);d[$0]=(d[$0] + c);$1=(b + 4);d[$1]=(d[$1] + (c * f));$2=(1049 + a);d[$2]=(d[$2] + (c * g));}
function takes$(b,c,d,a,f){let e;if((a==0)){return force_has_room$(b,c,d);}e=army_in$(c,d);return ((e>=0)&&army_has_room$(b,c,e,f));}
function offer_units$(f,d){let c,e,a,b,$0,$1,$2;$0=[d[2396],d[2397],d[2398]];a=$0[0];b=$0[1];c=$0[2];no_options$(d);for($1=0,$2=6;$1<$2;$1+=1){e=$1;if(may_go$(f,d,a,b,c,e)){option$(d,e);}}if(whole_may_go$(f,d,a,b,c)){option$(d,9);}ask$(d,29,d[5]);}
function offer_along$(g,e){let f,c,d,a,b,$0,$1,$2,$3,$4;$0=[e[2396],e[2397],e[2398],e[2399]];a=$0[0];b=$0[1];c=$0[2];d=$0[3];no_options$(e);if((d==9)){for($3=0,$4=((e[(force_row$(a) + 4)] + e[(1049 + a)]) + 1);$3<$4;$3+=1){f=$3;if(whole_may_go_with$(e,a,b,c,f)){option$(e,f);}}}else{for($1=0,$2=2;$1<$2;$1+=1){f=$1;if(may_go_with$(g,e,a,b,c,d,f)){option$(e,f);}}}ask$(e,30,e[5]);}
function end_turn$(c,b){let a,$0,$1,$2;for($0=0,$1=c[31];$0<$1;$0+=1){a=$0;drop_claim$(b,a);}$2=$K27;b[5]=$2[0];b[1]=$2[1];}
function end_round$(c,b){let a,$0,$1,$2;for($0=0,$1=c[11];$0<$1;$0+=1){a=$0;if((b[(389 + a)]==0)){b[(304 + a)]=income$(b[(399 + a)],c[2703],c[2704]);}}check_goal_at_round_end$(c,b);if((b[6]>=c[0])){end_game$(b,5,(-1));}else{if(((b[6]==c[91565])&&(b[7]==0))){end_game$(b,6,(-1));}}if((b[7]==0)){$2=6;b[$2]=(b[$2] + 1);b[1]=9;}}
function check_goal_at_round_end$(a,f){let b,g,d,c,e,$0,$1,$2,$3;if(((a[23]==0)||(a[23]==2))){return;}$0=$K28;b=$0[0];c=$0[1];d=$0[2];for($1=0,$2=a[29];$1<$2;$1+=1){e=$1;g=provinces_of_player$(a,f,e);if((g>b)){$3=[g,1,e];b=$3[0];c=$3[1];d=$3[2];}else{if((g==b)){c=(c + 1);}}}if(((b>=a[30])&&(c==1))){end_game$(f,1,first_seat_of$(a,d));}}
function income$(b,c,a){return Math.max(a,Math.floor(b/c));}
function remove_ronin$(d,c){let e,a,b,$0,$1,$2,$3,$4,$5,$6;for($0=0,$1=d[31];$0<$1;$0+=1){a=$0;b=(force_row$(a) + 4);$2=269;c[$2]=(c[$2] + (c[(1049 + a)] + c[b]));$3=0;c[(1049 + a)]=$3;c[b]=$3;}for($4=0,$5=(d[11] * 3);$4<$5;$4+=1){e=$4;b=(army_row$(e) + 4);$6=269;c[$6]=(c[$6] + c[b]);c[b]=0;}}
function offer_strike$(c,a){let b,$0,$1;no_options$(a);option$(a,0);for($0=0,$1=(c[11] * 3);$0<$1;$0+=1){b=$0;if(standing$(a,b)){if((c[(24 + seat_of_army$(b))]!=c[(24 + a[272])])){option$(a,(1 + b));}}}ask$(a,17,a[272]);}
function offer_revenge$(c,a){let b,$0,$1,$2;no_options$(a);for($0=(a[272] * 3),$1=((a[272] + 1) * 3);$0<$1;$0+=1){b=$0;if(standing$(a,b)){option$(a,b);}}if((a[4]>0)){ask$(a,18,a[2393]);}else{$2=[(-1),a[2391]];a[272]=$2[0];a[1]=$2[1];}}
function roll_due$(b,a){draw_among$(a,b[2693]);}
function any_legal$(d,a,c){let b;b=a[2];if(((b==22)||(b==25))){return ((a[4] - 1) - among(c,(a[4] - 1)));}return among(c,a[4]);}
function planner$(a,b,c){return choose_by_odds$(a,b,c,((a[91562]>0)?a[91562]:768134));}
function choose_by_odds$(c,a,d,e){let f,h,g,b,j,i,k,$0,$1,$2,$3;b=a[2];if((b==10)){return place_of$(a,koku_for_bin$(c,a,d,e));}if((b==13)){return units_to_levy$(c,a);}if((b==24)){return ((worth_of_fighting_on$(c,a,e)>0)?0:1);}if((b==11)){return sword_wished$(c,a,a[3],d,e);}if(((b==9)||(b==30))){return 0;}if((b==32)){return (likely_to_win$(c,a)?1:0);}if(((b==21)||(b==16)||(b==5))){return (a[4] - 1);}if(((b==19)||(b==27))){note_front$(c,a,a[3]);}$0=[(-2000000),0,0,d];f=$0[0];g=$0[1];h=$0[2];i=$0[3];for($1=0,$2=a[4];$1<$2;$1+=1){j=$1;k=worth_of$(c,a,a[(9 + j)],e);if((c[91563]>0)){k=(k + whim_of$(c,a,a[(9 + j)]));}if((k>f)){$3=[k,1,j];f=$3[0];g=$3[1];h=$3[2];}else{if((k==f)){g=(g + 1);i=another(i);if(takes_its_place(i,g)){h=j;}}}}return h;}
function whim_of$(e,a,c){let b,d;b=((a[2]==22)?a[2326]:0);d=((((c * 80) + b) * 64) + a[2]);return ($mod(scrambled(((d * 16) + e[91564])),(2 * e[91563])) - e[91563]);}
function worth_of$(c,a,d,e){let b;b=a[2];if((b<9)){return worth_in_set_up$(c,a,d);}if((b<17)){return worth_of_purchase$(c,a,d,e);}if((b==19)){return worth_of_march$(c,a,d,e);}if((b==22)){return ((d>0)?worth_of_declaring$(c,a,(d - 1),e):0);}if((b==23)){return worth_of_troop$(c,a,d);}if((b==26)){return ((d>0)?worth_of_next_attack$(c,a,(d - 1),e):0);}if((b==25)){return ((d>0)?worth_of_entering$(c,a,e):0);}if((b==27)){return worth_of_source$(c,a,d,e);}if((b==28)){return worth_of_destination$(c,a,d,e);}if((b==29)){return worth_of_unit$(c,a,d);}if((b==20)){return worth_of_garrison$(d);}if((b==17)){return worth_of_strike$(c,a,d,e);}if((b==18)){return worth_of_revenge$(c,a,d,e);}return worth_of_post$(c,a,d,1);}
function worth_of_post$(e,c,f,j){let d,h,a,g,i,b,$0,$1,$2,$3;$0=[c[3],0];a=$0[0];b=$0[1];for($1=0,$2=e[(32 + f)];$1<$2;$1+=1){d=$1;g=e[((112 + (f * 16)) + d)];$3=[c[(409 + g)],units_of$(c,force_row$(g))];h=$3[0];i=$3[1];if((h==a)){b=(b + ((i>1)?2:1));}else{if((h<0)){b=(b + 3);}else{if((e[(24 + h)]!=e[(24 + a)])){b=(b + ((i==1)?3:(-1)));if((army_in$(c,g)>=0)){b=(b - 4);}}}}}if((j&&(units_of$(c,force_row$(f))>1))){b=(b - 1);}return ((rivals_beside$(e,c,a,f)>0)?Math.min(b,12):0);}
function worth_of_revenge$(a,b,c,d){return (worth_of_daimyo$(a,b,b[3],c,d) + units$(a,b,c));}
function units$(a,b,c){let d;d=power_of$(a,b,army_row$(c));return Math.floor(((Math.floor(d/100000) + $mod(d,100000)) * 20)/100);}
function worth_of_strike$(e,d,a,f){let b,h,j,i,c,k,g,$0,$1,$2,$3;if((a==0)){return 0;}$0=[(a - 1),d[3]];b=$0[0];c=$0[1];g=worth_of_daimyo$(e,d,c,b,f);if((regulars_of$(d,army_row$(b))==0)){return g;}$1=[d[(2179 + b)],0];h=$1[0];i=$1[1];for($2=0,$3=e[(32 + h)];$2<$3;$2+=1){j=$2;i=(i||(d[(409 + e[((112 + (h * 16)) + j)])]==c));}if((d[5]==c)){if((!(i)||(d[2391]!=30))){return (-1000000);}return ((Math.floor(g/4) + 60) + units$(e,d,b));}k=d[(2239 + b)];if(((k<0)||(d[(409 + k)]!=c)||(d[2391]!=32))){return (-1000000);}return ((Math.floor(g/4) + 100) + units$(e,d,b));}
function worth_of_garrison$(a){return ((a==0)?10:-(worth_of_kind$((a - 1))));}
function worth_of_kind$(a){if((a==0)){return 5;}if((a==3)){return 4;}if((a==1)){return 3;}return 2;}
function worth_of_unit$(d,c,a){let b;if((a==9)){return (-1000000);}b=worth_of_kind$(a);return ((c[(409 + c[2397])]<0)?-(b):b);}
function worth_of_destination$(b,c,a,d){if((a==0)){return 0;}return worth_of_move$(b,c,c[2396],Math.floor((a - 1)/2),$mod((a - 1),2),d);}
function worth_of_move$(e,c,h,d,j,f){let b,i,a,g,$0;$0=[c[3],2790];a=$0[0];b=$0[1];if((c[(409 + d)]<0)){g=worth_of_province$(e,c,a,d,f);if(((f & 2)&&(g<1000))){g=(g - worth_of_leaving$(e,c,a,h));}return (g + units_of$(c,force_row$(h)));}i=((f & 2)?worth_of_guard$(e,c,a,h,d,f):0);if((i>20)){return (i + j);}if((c[(b + d)]<c[(b + h)])){return ((20 + (2 * j)) + ((army_in$(c,d)>=0)?6:0));}if(((f & 2)&&(j==0)&&(c[(b + d)]==1)&&(c[(b + h)]==1))){if(((units_of$(c,force_row$(h))>2)&&(units_of$(c,force_row$(d))<2))){return 3;}}if(((j==1)&&(c[(b + d)]==c[(b + h)]))){if(((c[(b + h)]>1)||(units_of$(c,force_row$(h))>3))){return 6;}}return (-1000000);}
function worth_of_guard$(g,a,h,d,b,j){let c,f,i,e,k,$0;c=army_in$(a,b);if(((c<0)||(army_in$(a,d)>=0))){return 0;}$0=[g[2761],defence$(g,a,b,(-1))];e=$0[0];f=$0[1];i=(threat$(g,a,h,b,f) - threat$(g,a,h,b,(f + e)));k=Math.floor((i * worth_of_army$(a,c,j))/1000);return (k - worth_of_leaving$(g,a,h,d));}
function worth_of_leaving$(a,b,f,c){let d,e,g;d=defence$(a,b,c,(-1));e=Math.max(1,(d - a[2761]));g=(danger$(a,b,f,c,e) - danger$(a,b,f,c,d));return Math.floor((Math.max(0,g) * 100)/2000);}
function worth_of_source$(e,g,a,i){let c,d,h,b,f,$0,$1,$2;if((a==0)){return 0;}$0=[(a - 1),(-1000000)];b=$0[0];c=$0[1];for($1=0,$2=e[(32 + b)];$1<$2;$1+=1){d=$1;f=e[((112 + (b * 16)) + d)];h=g[(409 + f)];if(((h<0)||(h==g[3]))){c=Math.max(c,worth_of_move$(e,g,b,f,0,i));}}return c;}
function worth_of_entering$(d,c,g){let f,a,j,e,l,b,h,i,k,$0,$1;$0=[c[2325],c[3]];a=$0[0];b=$0[1];e=power_of$(d,c,army_row$(a));f=stands_alone$(c,a,c[(2179 + a)]);h=best_attack$(d,c,b,a,e,c[(2179 + a)],f,g);if(f){e=(($mod(e,100000)>=100)?Math.max(100,(e - 100)):e);}$1=[c[2327],c[(2179 + a)]];i=$1[0];j=$1[1];k=(best_attack$(d,c,b,a,e,i,1,g) - h);if((g & 2)){l=threat$(d,c,b,i,(e + walls$(d,c,i,(-1))));l=(l - threat$(d,c,b,j,defence$(d,c,j,(-1))));k=(k - Math.floor((l * worth_of_army$(c,a,g))/2000));}return k;}
function worth_of_next_attack$(e,c,d,k){let f,j,a,h,b,m,i,g,l,$0,$1,$2;$0=[c[2325],c[(2179 + c[2325])]];a=$0[0];b=$0[1];if((c[(409 + d)]<0)){return (-1000000);}f=defence$(e,c,d,c[(1129 + d)]);$1=[c[3],power_of$(e,c,army_row$(a))];g=$1[0];h=$1[1];$2=[is_naval$(e,b,d),stands_alone$(c,a,b)];i=$2[0];j=$2[1];l=worth_of_attack$(e,c,g,a,h,f,d,i,j,k);if((k & 2)){m=odds_between$(e,h,f,i);l=(l - worth_of_exposure$(e,c,g,a,b,m,k));}return l;}
function worth_of_exposure$(a,b,g,i,c,e,j){let d,f,h;d=defence$(a,b,c,(-1));f=(Math.max(100,($mod(d,100000) - a[(e + 2)])) + (Math.floor(d/100000) * 100000));h=(threat$(a,b,g,c,f) - threat$(a,b,g,c,d));return Math.floor((Math.max(0,h) * worth_of_army$(b,i,j))/2000);}
function worth_of_troop$(f,e,d){let g,h,b,c,a,$0,$1;if((d>=1000)){a=(((e[3] * 3) + Math.floor(d/1000)) - 1);$1=[e[(2179 + a)],e[(2239 + a)]];b=$1[0];c=$1[1];}else{$0=[15,d,e[(1289 + d)]];a=$0[0];b=$0[1];c=$0[2];}if((e[(409 + c)]<0)){return 0;}g=defence$(f,e,c,e[(1129 + c)]);h=troop_power$(f,e,a,b);return f[(odds_between$(f,h,g,is_naval$(f,b,c)) + 0)];}
function troop_power$(d,e,a,b){let c;c=((a==15)?force_row$(b):army_row$(a));return (power_of$(d,e,c) + (e[(1049 + b)] * d[2760]));}
function worth_of_declaring$(f,d,e,k){let g,i,h,b,m,j,a,c,l,$0,$1;$0=[d[3],d[2326],d[2325]];a=$0[0];b=$0[1];c=$0[2];if((d[(409 + e)]<0)){return (((c!=15)&&(d[(2209 + c)]>1))?15:(-1000000));}g=defence$(f,d,e,d[(1129 + e)]);$1=[troop_power$(f,d,c,b),stands_alone$(d,c,b)];h=$1[0];i=$1[1];j=is_naval$(f,b,e);l=worth_of_attack$(f,d,a,c,h,g,e,j,i,k);if(((k & 2)&&(l<10000))){l=(l - worth_of_weakness$(f,d,a,b,h,g,j,i));if((c!=15)){m=odds_between$(f,h,g,j);l=(l - worth_of_exposure$(f,d,a,c,b,m,k));l=(l + worth_of_chain$(f,d,a,c,e,h,m,k));}}if((l<=0)){return l;}return Math.floor((l * (1000 - won_already$(f,d,a,e,g)))/1000);}
function won_already$(e,g,h,c,j){let k,a,f,b,d,i,$0,$1;a=0;for($0=0,$1=e[(32 + c)];$0<$1;$0+=1){b=$0;d=((c * 16) + b);f=e[(112 + d)];if((g[(409 + f)]!=h)){continue;}if((g[(1289 + f)]==c)){i=power_of$(e,g,force_row$(f));a=Math.max(a,e[odds_between$(e,i,j,e[(1392 + d)])]);}k=army_in$(g,f);if(((k>=0)&&(g[(2239 + k)]==c))){i=power_of$(e,g,army_row$(k));a=Math.max(a,e[odds_between$(e,i,j,e[(1392 + d)])]);}}return a;}
function worth_of_chain$(d,a,h,b,i,c,e,j){let f,g;if((a[(2209 + b)]<2)){return 0;}f=($mod(c,100000) - d[(e + 2)]);g=((Math.floor(c/100000) * 100000) + Math.max(0,f));return Math.floor((d[(e + 1)] * best_attack$(d,a,h,b,g,i,1,j))/2000);}
function worth_of_weakness$(a,f,l,g,b,c,d,i){let h,k,j,m,e;e=odds_between$(a,b,c,d);h=defence$(a,f,g,(-1));j=(a[(e + 2)] + (i?100:0));k=(Math.max(100,($mod(h,100000) - j)) + (Math.floor(h/100000) * 100000));m=(danger$(a,f,l,g,k) - danger$(a,f,l,g,h));return Math.floor((Math.max(0,m) * 100)/3000);}
function worth_of_march$(b,c,a,d){let i,e,l,g,h,j,k,f,m,$0,$1;if((a==0)){return 0;}if((a>=10000)){return worth_of_sending$(b,c,(a - 10000),d);}e=(((c[3] * 3) + Math.floor(a/1000)) - 1);$0=[$mod(a,1000),c[(2179 + e)]];f=$0[0];g=$0[1];if((c[1]==42)){return worth_of_last_march$(b,c,e,g,f,d);}$1=[power_of$(b,c,army_row$(e)),stands_alone$(c,e,g)];h=$1[0];i=$1[1];j=c[3];k=best_attack$(b,c,j,e,h,g,i,d);l=best_attack$(b,c,j,e,joined$(b,c,h,f),f,0,d);m=((l - k) - (i?15:0));if(((l==0)&&(k==0))){m=(m + ((c[(2790 + g)] - c[(2790 + f)]) * 12));}return m;}
function joined$(a,b,e,c){let d;d=power_of$(a,b,force_row$(c));if(((d>0)&&(units_of$(b,force_row$(c))>1))){e=(e + (d - (a[2761] * 1)));}return e;}
function worth_of_last_march$(c,a,d,f,i,j){let g,k,n,o,e,m,b,l,h;b=a[3];e=power_of$(c,a,army_row$(d));g=stands_alone$(a,d,f);h=0;if((a[(409 + i)]<0)){h=(h + worth_of_province$(c,a,b,i,j));}k=(power_of$(c,a,force_row$(f)) + walls$(c,a,f,(-1)));l=(power_of$(c,a,force_row$(i)) + walls$(c,a,i,(-1)));if((j & 2)){m=(threat$(c,a,b,i,(e + l)) - threat$(c,a,b,f,(e + k)));}else{m=(danger$(c,a,b,i,(e + l)) - danger$(c,a,b,f,(e + k)));}h=(h - Math.floor((m * worth_of_army$(a,d,j))/1000));if(g){h=(h - 15);}if((j & 2)){n=Math.max(k,c[2761]);o=(danger$(c,a,b,f,n) - danger$(c,a,b,f,(e + k)));h=(h - Math.floor((o * 100)/2000));}return (h + ((a[(2790 + f)] - a[(2790 + i)]) * 12));}
function worth_of_sending$(f,a,b,g){let c,i,d,j,k,e,h,$0;c=(((a[3] * 3) + Math.floor(b/1000)) - 1);$0=[a[(2179 + c)],a[3]];d=$0[0];e=$0[1];h=worth_of_province$(f,a,e,$mod(b,1000),g);i=defence$(f,a,d,(-1));j=Math.max(100,(i - f[2761]));k=(danger$(f,a,e,d,j) - danger$(f,a,e,d,i));return (h - Math.floor((k * worth_of_army$(a,c,g))/1000));}
function worth_of_purchase$(c,a,d,e){let b;b=a[2];if((b==12)){return worth_of_site$(c,a,d,e);}if((b==14)){return worth_of_placing$(c,a,d,e);}return worth_of_stack$(c,a,d,e);}
function worth_of_stack$(c,a,d,k){let i,f,e,j,g,b,h,l;b=a[3];if((rivals_beside$(c,a,b,d)==0)){return (-1000000);}e=(Math.min(a[(384 + b)],ronin_room$(a,d)) * c[2760]);f=army_in$(a,d);g=((f>=0)?army_row$(f):force_row$(d));h=((f>=0)?f:15);i=((f<0)||(units_of$(a,force_row$(d))==0));j=power_of$(c,a,g);l=best_attack$(c,a,b,h,(j + e),d,i,k);return (l - best_attack$(c,a,b,h,j,d,i,k));}
function worth_of_placing$(f,e,d,m){let l,h,n,p,b,k,a,g,q,c,j,i,o,$0,$1,$2;$0=[Math.floor(d/2),$mod(d,2),e[3]];a=$0[0];b=$0[1];c=$0[2];g=rivals_beside$(f,e,c,a);h=army_in$(e,a);if((g==0)){return b;}i=f[(2756 + e[267])];j=((b>0)?h:15);if((b>0)){$2=[power_of$(f,e,army_row$(h)),stands_alone$(e,h,a)];k=$2[0];l=$2[1];}else{$1=[power_of$(f,e,force_row$(a)),(h<0)];k=$1[0];l=$1[1];}n=((k>0)?best_attack$(f,e,c,j,k,a,l,m):0);o=best_attack$(f,e,c,j,(k + i),a,l,m);o=(o + (g - n));if((m & 2)){p=defence$(f,e,a,(-1));if((h>=0)){q=(threat$(f,e,c,a,p) - threat$(f,e,c,a,(p + i)));o=(o + Math.floor((q * worth_of_army$(e,h,m))/1000));}q=(danger$(f,e,c,a,p) - danger$(f,e,c,a,(p + i)));o=(o + Math.floor((q * 100)/2000));}return (o + 10);}
function worth_of_site$(c,a,d,j){let i,e,g,b,f,h,$0;b=a[3];e=defence$(c,a,d,(-1));if((a[(489 + d)]==0)){f=(e + (c[2691] * c[2761]));}else{f=(e - walls$(c,a,d,(-1)));f=(f + (c[2692] * c[2760]));}g=(danger$(c,a,b,d,e) - danger$(c,a,b,d,f));$0=[(100 + ((army_in$(a,d)>=0)?200:0)),army_in$(a,d)];h=$0[0];i=$0[1];if(((j & 4)&&(i>=0))){g=(threat$(c,a,b,d,e) - threat$(c,a,b,d,f));h=(100 + worth_of_army$(a,i,j));}return (Math.floor((g * h)/100) + rivals_beside$(c,a,b,d));}
function worth_in_set_up$(c,a,d){let b;b=a[2];if(((b==1)||(b==2))){return worth_of_ground$(c,a,d);}if((b==7)){return worth_of_pick_up$(a,d);}if((b==8)){return -(worth_of_kind$(d));}return worth_of_post$(c,a,d,(b==6));}
function worth_of_pick_up$(b,a){let c,d;if((a==0)){return 0;}c=((b[2315]>=0)?b[2315]:b[2395]);d=(a - 1);if(((d!=4)&&(units_of$(b,force_row$(b[(2179 + c)]))<=1))){return (-1000000);}return (1 + worth_of_kind$(d));}
function worth_of_ground$(e,c,f){let d,b,a,$0,$1,$2;$0=[c[3],0];a=$0[0];b=$0[1];for($1=0,$2=e[(32 + f)];$1<$2;$1+=1){d=$1;if((c[(409 + e[((112 + (f * 16)) + d)])]==a)){b=(b + 1);}}return ((4 * b) - e[(32 + f)]);}
function note_front$(c,d,e){let f,a,h,g,b,i,$0,$1,$2,$3,$4,$5;a=2790;for($0=0,$1=c[31];$0<$1;$0+=1){b=$0;d[(a + b)]=(is_rival$$(c,d,e,b)?0:20);}f=1;while(f){f=0;for($2=0,$3=c[31];$2<$3;$2+=1){b=$2;g=d[(a + b)];for($4=0,$5=c[(32 + b)];$4<$5;$4+=1){h=$4;i=c[((112 + (b * 16)) + h)];if(((d[(a + i)] + 1)<g)){g=(d[(a + i)] + 1);}}if((g<d[(a + b)])){d[(a + b)]=g;f=1;}}}}
function likely_to_win$(c,a){let e,d,b,f;b=a[2327];d=(power_of$(c,a,2338) + power_of$(c,a,2344));e=(power_of$(c,a,2352) + power_of$(c,a,2358));e=(e + walls$(c,a,b,a[2364]));f=c[(odds_between$(c,d,e,is_naval$(c,a[2326],b)) + 0)];return (((a[2390]==0)?f:(1000 - f))>=750);}
function sword_wished$(b,c,d,e,a){let f;if(!((a & 128))){return 0;}f=drawn$(b,c,d,1,e,a);return ((f>0)?Math.max(0,(c[4] - f)):0);}
function drawn$(d,a,c,f,j,e){let h,b,i,g,$0;b=Math.min((a[6] - 1),3);if(((d[23]!=1)&&(provinces_in_reach$(d,a,c,e)>=d[30]))){b=5;}else{if((a[(304 + c)]>koku_to_levy$(d,a,c))){b=4;}}g=(90962 + (((((c * 6) + b) * 5) + f) * 4));$0=[among(j,1000),0];h=$0[0];i=$0[1];while(((i<3)&&(h>=d[(g + i)]))){i=(i + 1);}return i;}
function worth_of_fighting_on$(e,d,j){let h,b,l,f,g,i,a,c,k,$0,$1;$0=[d[2327],d[2326],d[2325]];a=$0[0];b=$0[1];c=$0[2];f=(power_of$(e,d,2338) + power_of$(e,d,2344));g=(power_of$(e,d,2352) + power_of$(e,d,2358));if((d[2364]>0)){g=(g + walls$(e,d,a,d[2364]));}h=stands_alone$(d,c,b);$1=[d[3],$mod(j,1024)];i=$1[0];j=$1[1];k=worth_of_attack$(e,d,i,c,f,g,a,0,h,j);if(((j & 2)&&(c!=15))){l=odds_between$(e,f,g,0);k=(k - worth_of_exposure$(e,d,i,c,b,l,j));}return k;}
function units_to_levy$(g,c){let b,i,d,h,f,e,a,$0,$1;$0=[c[3],c[267]];a=$0[0];b=$0[1];d=(c[4] - 1);if((b!=0)){return d;}$1=[tray_row$(a),g[2675]];e=$1[0];f=$1[1];h=(price$(c,e,g,2675) - Math.floor(((c[(e + 0)] + f) - 1)/f));i=c[((309 + (a * 5)) + 2)];return Math.min(d,Math.max(0,(i - h)));}
function place_of$(c,d){let a,b,$0,$1;a=0;for($0=0,$1=c[4];$0<$1;$0+=1){b=$0;if((c[(9 + b)]<=d)){a=b;}}return a;}
function koku_for_bin$(f,c,g,h){let e,i,d,b,a,$0,$1,$2;$0=[c[3],c[267]];a=$0[0];b=$0[1];d=c[(304 + a)];for($1=0,$2=b;$1<$2;$1+=1){e=$1;d=(d - c[((309 + (a * 5)) + e)]);}if((b==0)){return Math.min(d,koku_for_sword$(f,c,a,g,h));}if((b==1)){return koku_for_castle$(f,c,a,d,g,h);}if((b==2)){i=((h & 128)?drawn$(f,c,a,3,g,h):0);return Math.min(Math.max(0,(d - i)),koku_to_levy$(f,c,a));}return koku_for_ronin$(f,c,a,d,g,h);}
function koku_for_ronin$(c,d,e,b,f,a){if((a & 17)){return ((a & 32)?b:0);}if((a & 32)){return b;}if((a & 128)){return Math.floor((b * drawn$(c,d,e,4,f,a))/2);}return Math.floor(b/2);}
function koku_for_castle$(a,e,f,d,g,c){let b;b=a[2689];if(((c & 8)||(d<b)||(b<=0))){return 0;}if(((e[270]==0)&&(e[271]==0))){return 0;}if((c & 128)){if(last_daimyo_needs_walls$(a,e,f)){return b;}return (b * drawn$(a,e,f,2,g,c));}if((c & 1)){return ((d>=5)?b:0);}return ((((d - koku_to_levy$(a,e,f))>=b)&&(among(g,100)<70))?b:0);}
function last_daimyo_needs_walls$(e,a,b){let c,g,f,d,h,$0,$1;if((daimyos_of$(a,b)>1)){return 0;}for($0=(b * 3),$1=((b + 1) * 3);$0<$1;$0+=1){c=$0;d=a[(2179 + c)];if(((d>=0)&&(a[(489 + d)]==0)&&(a[270]>0))){f=defence$(e,a,d,(-1));g=(e[2691] * e[2761]);h=(threat$(e,a,b,d,f) - threat$(e,a,b,d,(f + g)));return (h>200);}}return 0;}
function koku_for_sword$(b,c,d,e,a){let f;if((a & 65)){return 0;}if((a & 128)){return drawn$(b,c,d,0,e,a);}f=(c[(304 + d)] - koku_to_levy$(b,c,d));return (((among(e,100)<15)||(f>0))?1:0);}
function never_ninja$(a,b,c){return choose_by_odds$(a,b,c,768166);}
function never_hires$(a,b,c){return choose_by_odds$(a,b,c,768150);}
function never_builds$(a,b,c){return choose_by_odds$(a,b,c,768142);}
function never_bids$(a,b,c){return choose_by_odds$(a,b,c,768198);}
function expander$(a,b,c){return choose_by_odds$(a,b,c,716800);}
function cautious$(a,b,c){return choose_by_odds$(a,b,c,921601);}
function play_games$(d,g,v,B,x,y,z,b,i,c,h,s,n,C){let t,l,a,f,k,m,r,w,A,p,j,q,u,o,e,$0,$1,$2,$3,$4;for($0=0,$1=n.length;$0<$1;$0+=1){a=$0;e=word_at(b,(c + a),d[9]);for($2=0,$3=h.length;$2<$3;$2+=1){f=$2;h[f]=g[f];}if((d[10]>0)){redraw$(d,h,(d[10] - 1),word_at(i,(c + a),0));}advance$(d,h);$4=[d[15],1,0];j=$4[0];k=$4[1];l=$4[2];m=((d[21]>0)?0:(-1));while((h[0]!=0)){if((h[6]!=j)){j=h[6];if((j==d[12])){return stopped$(l);}note$(d,h,n[a]);}if(((l==d[13])&&(l>0))){return stopped$(l);}o=h[0];if(((d[14]>0)&&((o>0)||(h[3]!=(d[14] - 1))))){return stopped$(l);}p=((o<0)&&(d[(16 + h[3])]>0));if(((d[22]>0)&&p&&decides$(d,h))){return stopped$(l);}l=(l + 1);q=uniform_of(e);r=(-1);if((m>=0)){if((o<0)){r=planned$(d,h,m);}m=((r>=0)?(m + 1):(-1));}if((m<0)){e=next_word(e);}if((r>=0)){u=h[(9 + r)];}else{if((o>=100000)){u=among(q,(o - 100000));}else{if((o>0)){if(((o>=v.length)||(v[o]<0))){return o;}w=v[o];A=fallen_on(q,x,w,y,z[o]);u=B[(w + A)];}else{hide$(d,h,s);t=asked$(d,h,q);show$(d,h,s);u=h[(9 + t)];}}}if((C.length>0)){k=log_event$(h,u,C,k);}take$(d,h,u);}record$(d,h,n[a]);}return 0;}
function take$(a,b,c){settle$(a,b,c);advance$(a,b);}
function log_event$(a,e,d,c){let f,b,$0,$1,$2;b=((a[0]<0)?a[4]:0);if((((c + 3) + b)>d.length)){d[0]=(d.length + 1);return d.length;}d[c]=a[0];$0=[e,b];d[(c + 1)]=$0[0];d[(c + 2)]=$0[1];for($1=0,$2=b;$1<$2;$1+=1){f=$1;d[((c + 3) + f)]=a[(9 + f)];}d[0]=((c + 3) + b);return ((c + 3) + b);}
function asked$(a,b,c){let d,e;d=ask_bot(a,b,c,a[(1 + b[3])]);if((a[6]>0)){e=said$(a,b);if((e>=0)){return e;}}return d;}
function said$(a,c){let d,e,g,f,b,$0,$1,$2,$3,$4,$5;b=a[6];if(((c[6]!=a[7])||(c[3]!=a[8]))){return (-1);}if(never_silent$(a,c)){return (-1);}d=c[2];for($0=0,$1=a[b];$0<$1;$0+=1){e=$0;f=((b + 65) + (2 * e));if((a[f]==d)){for($2=0,$3=c[4];$2<$3;$2+=1){g=$2;if(means$(a,c,d,c[(9 + g)],a[(f + 1)])){return g;}}}}if(a[((b + 1) + d)]){for($4=0,$5=c[4];$4<$5;$4+=1){g=$4;if((c[(9 + g)]==0)){return g;}}}return (-1);}
function means$(e,c,a,d,b){if((a==10)){if((Math.floor(b/1000)!=c[267])){return 0;}return ((d==$mod(b,1000))||(($mod(b,1000)==999)&&is_highest$(c,d)));}if((a==11)){return ((d==b)||((b==9)&&is_highest$(c,d)));}if((a==13)){return ((d==$mod(b,1000))&&(Math.floor(b/1000)==c[267]));}if((a==15)){return ((d==b)&&(c[(1049 + d)]==0));}if((a==16)){return ((d==$mod(b,1000))&&(Math.floor(b/1000)==c[268]));}return (d==b);}
function is_highest$(b,a){return (a==b[((9 + b[4]) - 1)]);}
function never_silent$(a,b){return 0;}
function planned$(a,e,c){let f,d,b,$0,$1;b=a[21];d=((b + 1) + (2 * c));if(((c>=a[b])||(a[d]!=e[0]))){return (-1);}for($0=0,$1=e[4];$0<$1;$0+=1){f=$0;if((e[(9 + f)]==a[(d + 1)])){return f;}}return (-1);}
function decides$(c,a){let b;b=a[2];if((b==10)){return Boolean((a[(334 + a[3])]==0));}if((b==19)){return Boolean(((a[2315]<0)&&(a[2317]<0)));}if((b==17)){return Boolean(((a[2391]==30)||(a[2391]==32)));}if(((b==11)||(b==15)||(b==27))){return 1;}if(((b==22)||(b==24))){return 1;}return Boolean(((b==25)||(b==26)));}
function note$(e,a,d){let b,c,$0,$1,$2;b=(a[6] - 1);if((0<=($0=b)&&$0<40)){for($1=0,$2=e[11];$1<$2;$1+=1){c=$1;d[((265 + (b * 5)) + c)]=(1 + a[(399 + c)]);}}}
function stopped$(a){return ((-1) - a);}
function advance$(b,a){while((a[7]==0)){a[0]=(-1);clear_options$(a);prepare$(b,a);if((a[0]==(-1))){continue;}if((a[0]>0)){if((a[0]!=100001)){return;}}else{if((a[4]!=1)){return;}}settle$(b,a,((a[0]<0)?a[9]:0));}a[0]=0;}

const DICE=new Dice(_shipped_pool$),GAME={"name": "swords", "row": 541, "aside": 230, "redrawn": 24301};
const RULES={prepare:prepare$,settle:settle$,hide:hide$,show:show$,clear:clear_options$,drawn_among:drawn_among,word_at:word_at,key:key,clear_options:clear_options$,record:record$,redraw:redraw$,is_rival:is_rival$,koku_to_levy:koku_to_levy$},AT={"PENDING": 0, "DECISION": 2, "ASKED": 3, "OPTIONS_OPEN": 4, "ACTIVE": 5, "TURN": 6, "ENDED": 7, "WINNER": 8, "CHOICES": 9, "PLAYING": 0, "BOTS": 1, "DRAWN": 9, "UNIFORM": 100000, "AUTOMATIC": -1};
const BOTS=[cautious$,expander$,never_bids$,never_builds$,never_hires$,never_ninja$,planner$,any_legal$],ask_bot=(q,s,uniform,bot)=>BOTS[bot](q,s,uniform);
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
const code = play_games$(this.question, this.state, DICE.start, DICE.outcome, DICE.limit,
DICE.guide, DICE.guideStart, ...keys, game, state, aside, [row], log);
if (code <= DONE) return { row, state, draws: code === DONE ? null : -1 - code };
DICE.add(code);
}
}
}
class Sitting {
constructor(start, { seed = 0, game = 0, persons = [], dice = false, choices = [] } = {}, seen = null) {
Object.assign(this, { start, seed, game, persons, dice, seen, choices: [], events: [], now: null });
this.question = Int32Array.from(start.question);
this.state = Int32Array.from(start.state);
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
return new Sitting(this.start, { ...this.saved, choices: this.choices.slice(0, Math.max(0, left)) }, this.seen);
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
