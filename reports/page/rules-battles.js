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
function pool$(a){return roll(Math.floor(a/16),$K12[$mod(a,16)],6);}
function banners_needed$(a,c,b){return Math.max(1,(a[(23 + b)] - c[(side_row$(b) + 1)]));}
function objective$(d,a,b,e){let c;c=(57780 + (8 * ((a * 230) + b)));return d[(c + e)];}
function hexes_between$(a,b,c){return a[((1429 + (b * 230)) + c)];}
function side_row$(a){return (1317 + (a * 11));}
function redraw$(d,c,a,e){let b;b=(1 - a);e=redraw_hand$(c,(1339 + (b * 32)),1403,d[26],e);redraw_hand$(c,(1467 + (b * 48)),1563,d[27],e);}
function redraw_hand$(a,b,f,c,i){let h,e,d,g,$0,$1,$2,$3,$4,$5,$6;d=cards_in$(a,b,c);for($0=0,$1=c;$0<$1;$0+=1){e=$0;$2=(f + e);a[$2]=(a[$2] + a[(b + e)]);a[(b + e)]=0;}g=cards_in$(a,f,c);for($3=0,$4=d;$3<$4;$3+=1){h=$3;e=card_by_place$(a,f,among(uniform_of(i),g));i=next_word(i);$5=(f + e);a[$5]=(a[$5] - 1);$6=(b + e);a[$6]=(a[$6] + 1);g=(g - 1);}return i;}
function card_by_place$(c,d,b){let a;a=0;while((b>=c[(d + a)])){b=(b - c[(d + a)]);a=(a + 1);}return a;}
function cards_in$(c,d,e){let b,a,$0,$1;a=0;for($0=0,$1=e;$0<$1;$0+=1){b=$0;a=(a + c[(d + b)]);}return a;}
function record$(a,b,c){record$$(a,b,c);if((b[7]==3)){b[7]=0;c[451]=Math.floor(((10000 * evaluate$(a,b,0,1)) + 32768)/65536);b[7]=3;}}
function evaluate$(c,a,b,d){let f,e,$0,$1;if((a[7]!=0)){if((a[8]<0)){return 32768;}return ((a[8]==b)?65536:0);}note_features$(c,a,d);e=0;for($0=0,$1=26;$0<$1;$0+=1){f=$0;e=(e + (c[(116985 + f)] * a[(8671 + f)]));}e=towards_zero$(e,1000);if((b!=a[5])){e=-(e);}return ((e>=0)?curve$(c,e):(65536 - curve$(c,-(e))));}
function curve$(c,a){let e,d,b,$0;b=Math.floor(a/2097152);if((b>=64)){return c[117105];}$0=[c[(117041 + b)],c[((117041 + b) + 1)]];d=$0[0];e=$0[1];return (d + Math.floor(((e - d) * $mod(a,2097152))/2097152));}
function towards_zero$(a,b){return ((a>=0)?Math.floor(a/b):-(Math.floor(-(a)/b)));}
function note_features$(c,d,e){let a,b,$0;$0=$K13;a=$0[0];b=$0[1];count_position$(c,d,d[5],e,a);count_position$(c,d,(1 - d[5]),e,b);d[8671]=1000;weigh_force$(d,a,b,8672);weigh_banners$(d,a,b,8678);weigh_strikes$(d,a,b,8688);}
function weigh_strikes$(c,d,e,f){let g,a,b,$0;$0=[c[(d + 5)],c[(e + 5)]];a=$0[0];b=$0[1];c[f]=Math.floor((100 * c[(e + 15)])/Math.max(1,c[(e + 1)]));c[(f + 1)]=-(Math.floor((100 * c[(d + 15)])/Math.max(1,c[(d + 1)])));c[(f + 2)]=Math.floor((10 * c[(e + 16)])/a);c[(f + 3)]=-(Math.floor((10 * c[(d + 16)])/b));c[(f + 4)]=Math.floor((10 * c[(e + 17)])/a);c[(f + 5)]=-(Math.floor((10 * c[(d + 17)])/b));c[(f + 6)]=(1000 * (Math.min(6,c[(d + 18)]) - Math.min(6,c[(e + 18)])));g=Math.floor((1000 * c[(d + 19)])/Math.max(1,c[(d + 7)]));c[(f + 7)]=(g - Math.floor((1000 * c[(e + 19)])/Math.max(1,c[(e + 7)])));c[(f + 8)]=(1000 * (c[(d + 20)] - c[(e + 20)]));}
function weigh_banners$(c,d,e,f){let a,b,$0;$0=[c[(d + 5)],c[(e + 5)]];a=$0[0];b=$0[1];c[f]=(1000 * (b - a));c[(f + 1)]=(Math.floor(1000/a) - Math.floor(1000/b));c[(f + 2)]=(1000 * (Math.min(12,c[(d + 6)]) - Math.min(12,c[(e + 6)])));c[(f + 3)]=(1000 * (c[(d + 7)] - c[(e + 7)]));c[(f + 4)]=(1000 * (c[(d + 8)] - c[(e + 8)]));c[(f + 5)]=(1000 * (c[(d + 9)] - c[(e + 9)]));c[(f + 6)]=(Math.floor((1000 * c[(e + 10)])/a) - Math.floor((1000 * c[(d + 10)])/b));c[(f + 7)]=(Math.floor((1000 * c[(e + 11)])/b) - Math.floor((1000 * c[(d + 11)])/a));c[(f + 8)]=(Math.floor((1000 * c[(d + 12)])/a) - Math.floor((1000 * c[(e + 12)])/b));c[(f + 9)]=(near_objectives$(c,d,a) - near_objectives$(c,e,b));}
function near_objectives$(a,b,c){return (Math.floor((1000 * Math.min(a[(b + 13)],c))/c) >> Math.min(8,a[(b + 14)]));}
function weigh_force$(a,b,c,h){let f,g,d,e,i,k,j,m,l;d=Math.max(1,(a[(b + 1)] + a[(c + 1)]));e=(a[(b + 5)] + a[(c + 5)]);f=(a[(b + 1)] - a[(c + 1)]);g=((f>0)?c:b);a[h]=towards_zero$((1000 * f),d);a[(h + 1)]=towards_zero$(((1000 * f) * e),(10 * d));a[(h + 2)]=towards_zero$((5000 * f),(d * Math.max(1,a[(g + 2)])));i=((1 + a[(b + 1)]) * blocks_to_take$(a,b,a[(c + 5)]));j=((1 + a[(c + 1)]) * blocks_to_take$(a,c,a[(b + 5)]));k=towards_zero$((1000 * (i - j)),(i + j));a[(h + 3)]=towards_zero$((k * Math.min(e,12)),10);l=(a[(b + 3)] - a[(c + 3)]);m=((l + a[(b + 4)]) - a[(c + 4)]);a[(h + 4)]=towards_zero$((1000 * l),e);a[(h + 5)]=towards_zero$((1000 * m),e);}
function blocks_to_take$(d,e,j){let g,l,b,f,c,a,h,i,k,$0,$1;$0=[d[(e + 2)],d[(e + 3)],d[(e + 4)]];a=$0[0];b=$0[1];c=$0[2];f=Math.max(0,((a - b) - c));g=Math.floor((1000 * ((d[(e + 0)] - b) - (2 * c)))/Math.max(1,f));$1=[Math.min(j,b),Math.min(Math.max(0,(j - b)),c)];h=$1[0];i=$1[1];k=Math.min(Math.max(0,((j - b) - c)),f);l=Math.max(0,(j - a));return (((1000 * ((h + (2 * i)) + (4 * l))) + (k * g)) + 500);}
function count_position$(f,b,d,i,c){let a,g,e,h,$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10;for($0=0,$1=21;$0<$1;$0+=1){a=$0;b[(c + a)]=0;}b[(c + 14)]=12;e=side_row$(d);b[(c + 5)]=banners_needed$(f,b,d);$2=[b[(e + 0)],b[(e + 2)]];b[(c + 6)]=$2[0];b[(c + 7)]=$2[1];for($3=0,$4=f[27];$3<$4;$3+=1){a=$3;$5=(c + 8);b[$5]=(b[$5] + b[((1467 + (d * 48)) + a)]);}if(f[(61464 + d)]){b[(c + 12)]=(f[(61464 + d)] * sections_clear$(f,b,d));}for($6=0,$7=f[25];$6<$7;$6+=1){g=$6;$8=(c + 13);b[$8]=(b[$8] + open_banners$(f,b,d,g));}measure_ways$(f,b,d);for($9=0,$10=b[1723];$9<$10;$9+=1){h=$9;if(((b[(1853 + h)]>=0)&&(b[(1725 + h)]==d))){count_unit$(f,b,h,c);}}count_leaders$(f,b,d,c);if(i){count_cards$(f,b,d,c);}}
function count_cards$(e,b,c,g){let a,d,f,$0,$1,$2,$3;for($0=0,$1=e[26];$0<$1;$0+=1){a=$0;d=b[((1339 + (c * 32)) + a)];if((d==0)){continue;}f=orders_of_card$(e,b,c,a);if((f<0)){$2=(g + 20);b[$2]=(b[$2] + d);f=3;}$3=(g + 19);b[$3]=(b[$3] + (d * f));b[(g + 18)]=Math.max(b[(g + 18)],f);}}
function orders_of_card$(f,d,e,c){let b,i,k,h,j,a,g,$0,$1,$2;$0=[card_row$(c),d[(side_row$(e) + 2)]];a=$0[0];b=$0[1];g=f[(a + 0)];if((g==0)){h=0;for($1=0,$2=3;$1<$2;$1+=1){i=$1;j=f[((a + 1) + i)];h=(h + units_in$(f,d,e,i,((j==(-1))?b:j)));}return h;}if((g==1)){k=((f[(a + 5)]==(-1))?b:f[(a + 5)]);return units_with$(f,d,e,f[(a + 4)],k);}return (-1);}
function units_with$(f,d,e,g,c){let a,b,$0,$1;a=0;for($0=0,$1=d[1723];$0<$1;$0+=1){b=$0;if(((a<c)&&(d[(1853 + b)]>=0)&&(d[(1725 + b)]==e))){if(((d[(1981 + b)]<0)&&(of_kind$(f,b,0)==g))){a=(a + 1);}}}return a;}
function of_kind$(a,b,c){return a[((64413 + (a[(64752 + b)] * 10)) + c)];}
function units_in$(g,c,f,h,e){let a,d,b,$0,$1;a=0;for($0=0,$1=c[1723];$0<$1;$0+=1){b=$0;d=c[(1853 + b)];if(((a<e)&&(d>=0)&&(c[(1725 + b)]==f))){if(((c[(1981 + b)]<0)&&((sections_of$(g,f,d) >> h) & 1))){a=(a + 1);}}}return a;}
function sections_of$(a,b,c){return a[((54329 + (b * 230)) + c)];}
function card_row$(a){return (63580 + (a * 8));}
function count_leaders$(d,b,e,f){let h,a,c,g,$0,$1,$2,$3;for($0=0,$1=b[1724];$0<$1;$0+=1){a=$0;c=b[(2301 + a)];if(((c<0)||(d[(64880 + a)]!=e))){continue;}$2=(f + 9);b[$2]=(b[$2] + 1);g=b[(2421 + c)];h=((g<0)||(b[(1789 + g)]==1));if((h&&in_reach$(d,b,e,c))){$3=(f + 10);b[$3]=(b[$3] + d[(64928 + a)]);}}}
function in_reach$(e,b,d,f){let g,a,c,$0,$1;for($0=0,$1=b[1723];$0<$1;$0+=1){a=$0;c=b[(1853 + a)];if(((c>=0)&&(b[(1725 + a)]!=d))){g=hexes_between$(e,f,c);if((g<=(1 + of_kind$(e,a,3)))){return 1;}}}return 0;}
function count_unit$(g,d,e,f){let c,i,h,b,a,$0,$1,$2,$3,$4,$5,$6,$7;$0=[d[(1725 + e)],d[(1853 + e)],d[(1789 + e)]];a=$0[0];b=$0[1];c=$0[2];$1=(f + 2);d[$1]=(d[$1] + 1);$2=(f + 0);d[$2]=(d[$2] + c);$3=(f + 1);d[$3]=(d[$3] + (c * g[(117033 + kind_of_unit$(g,e))]));if((d[(1981 + e)]>=0)){return;}if((c<=2)){$4=(((f + 3) + c) - 1);d[$4]=(d[$4] + 1);}if(d[((2881 + (a * 230)) + b)]){$5=(f + 11);d[$5]=(d[$5] + objective$(g,a,b,0));}d[(f + 14)]=Math.min(d[(f + 14)],way$(g,d,e,b));h=worst_strike$(g,d,e,b);if((h>0)){$6=(f + 15);d[$6]=(d[$6] + Math.floor(g[(h + 0)]/10));i=Math.floor((g[(h + 1)] * g[(64816 + e)])/10);$7=(f + 16);d[$7]=(d[$7] + i);d[(f + 17)]=Math.max(d[(f + 17)],i);}}
function worst_strike$(f,c,d,g){let k,i,l,b,o,n,m,e,h,j,a,$0,$1,$2,$3;$0=$K14;a=$0[0];b=$0[1];e=c[(1725 + d)];h=supported$(f,c,g,e);for($1=0,$2=c[1723];$1<$2;$1+=1){i=$1;j=c[(1853 + i)];if(((j<0)||(c[(1725 + i)]==e)||(c[(1981 + i)]>=0))){continue;}k=hexes_between$(f,g,j);l=of_kind$(f,i,3);m=of_kind$(f,i,7);if((k>(l + Math.max(1,m)))){continue;}if((k<=(1 + l))){n=odds_if_close$(f,c,i,j,d,g,h);}else{n=odds_if_fired$(f,c,i,j,d,g,h);}if((n>0)){o=(f[(n + 0)] + (3 * f[(n + 1)]));if((o>a)){$3=[o,n];a=$3[0];b=$3[1];}}}return b;}
function odds_if_close$(a,g,b,c,d,e,h){let f;f=pair$(a,a[(64752 + b)],c,a[(64752 + d)],e);if(((a[(f + 26)]==0)||(a[(f + 2)]==0))){return 0;}return odds_on$(a,g,d,f,a[(f + 2)],flags_of$(a,f,1,h));}
function odds_on$(d,a,b,e,f,g){let c;c=((a[(2651 + a[(1853 + b)])]>=0)?1:0);return odds_of$(d,e,f,(g + c),a[(1789 + b)],c);}
function odds_of$(c,d,e,f,g,h){let b,a,$0;$0=[c[(d + 4)],c[(d + 6)]];a=$0[0];b=$0[1];return (64952 + strike_place$(a,e,b,f,g,h));}
function strike_place$(a,b,d,e,f,g){let c;c=((a * 9) + Math.min(b,8));c=((((c * 4) + d) * 3) + Math.min(e,2));return (((((c * 5) + Math.min(f,4)) * 2) + g) * 6);}
function flags_of$(b,c,d,a){if(a){return b[(c + (d?28:29))];}return b[((c + (d?0:13)) + 10)];}
function pair$(a,d,c,g,f){let h,e,b;b=(a[117106] + 2);e=((a[(57319 + c)] * a[117106]) + d);h=((a[(57319 + f)] * b) + g);return (a[117108] + ((((e * b) * a[117107]) + h) * 42));}
function odds_if_fired$(a,j,b,c,d,e,k){let g,i,h,f,$0;f=pair$(a,a[(64752 + b)],c,a[(64752 + d)],e);$0=[hexes_between$(a,e,c),of_kind$(a,b,7)];g=$0[0];h=$0[1];i=dice_of_fire$(a,f,Math.min(g,h),(g>h));if((i==0)){return 0;}return odds_on$(a,j,d,(f + 13),i,flags_of$(a,f,0,k));}
function dice_of_fire$(a,b,d,c){return a[(((b + 30) + (c?6:0)) + d)];}
function supported$(a,b,c,d){return (friends_beside$(a,b,c,d,(-1))>=2);}
function friends_beside$(c,g,d,h,f){let b,a,e,$0,$1;a=0;for($0=0,$1=6;$0<$1;$0+=1){b=$0;e=beside$(c,d,b);if(((e>=0)&&(e!=f)&&(side_at$(c,g,e)==h))){a=(a + 1);}}return a;}
function side_at$(c,a,b){if((a[(2421 + b)]>=0)){return a[(1725 + a[(2421 + b)])];}if((a[(2651 + b)]>=0)){return c[(64880 + a[(2651 + b)])];}return (-1);}
function beside$(a,b,c){return a[((49 + (6 * b)) + c)];}
function way$(c,e,d,f){let a,b,$0;$0=[c[(64752 + d)],99];a=$0[0];b=$0[1];if(e[6030]){b=e[(7056 + f)];}if(((e[6031] >> a) & 1)){b=Math.min(b,e[(7286 + f)]);}return b;}
function kind_of_unit$(a,b){let c,d;if(of_kind$(a,b,6)){return 0;}c=of_kind$(a,b,4);if(of_kind$(a,b,1)){return (c?7:6);}if(of_kind$(a,b,5)){return 5;}d=(of_kind$(a,b,0)==2);if(c){if(d){return 1;}return ((of_kind$(a,b,7)>=4)?4:3);}return (d?0:2);}
function measure_ways$(e,a,b){let d,c,$0,$1;c=turn_and_side$(a[6],b);if((a[6029]==c)){return;}a[6029]=c;for($0=0,$1=2;$0<$1;$0+=1){d=$0;measure$(e,a,b,d);}}
function measure$(g,f,h,d){let m,b,c,e,a,l,k,n,j,i,$0,$1,$2,$3,$4,$5,$6;$0=[(7056 + (d * 230)),0,0];a=$0[0];b=$0[1];c=$0[2];for($1=0,$2=g[25];$1<$2;$1+=1){e=$1;f[(a + e)]=99;if((d==0)){j=f[(2421 + e)];k=((j>=0)&&(f[(1725 + j)]==h));i=((open_banners$(g,f,h,e)>0)&&!(k));}else{c=(c | kinds_wanted$(g,h,e));i=(kinds_wanted$(g,h,e)>0);}if(i){f[(a + e)]=0;b=(b + 1);}}f[(6030 + d)]=((d==0)?b:c);l=0;while((b>0)){b=0;for($3=0,$4=g[25];$3<$4;$3+=1){e=$3;if((f[(a + e)]!=l)){continue;}for($5=0,$6=6;$5<$6;$5+=1){m=$5;n=beside$(g,e,m);if(((n>=0)&&g[(56169 + n)]&&(f[(a + n)]==99))){f[(a + n)]=(l + 1);b=(b + 1);}}}l=(l + 1);}}
function kinds_wanted$(b,c,d){let a;a=0;if((objective$(b,c,d,3)>0)){a=(a | objective$(b,c,d,4));}if((objective$(b,c,d,5)>0)){a=(a | objective$(b,c,d,6));}return a;}
function turn_and_side$(a,b){return (((2 * a) + b) + 1);}
function open_banners$(a,e,b,c){let d;d=objective$(a,b,c,0);if((e[((3341 + (b * 230)) + c)]==0)){d=(d + objective$(a,b,c,1));}if((e[(3801 + c)]==(1 - b))){d=(d + a[(61461 - b)]);}return d;}
function sections_clear$(f,c,e){let g,d,a,b,$0,$1;a=0;for($0=0,$1=c[1723];$0<$1;$0+=1){b=$0;d=c[(1853 + b)];if(((d>=0)&&(c[(1725 + b)]!=e))){g=sections_of$(f,e,d);a=(a | ((g & 2)?2:g));}}return (((3 - (a & 1)) - ((a >> 1) & 1)) - ((a >> 2) & 1));}
function record$$(g,b,a){let f,e,c,d,$0,$1,$2,$3,$4,$5,$6,$7,$8;$0=[b[8],b[7],b[6]];a[0]=$0[0];a[1]=$0[1];a[2]=$0[2];for($1=0,$2=2;$1<$2;$1+=1){c=$1;a[(3 + c)]=b[(side_row$(c) + 1)];a[(5 + c)]=b[(side_row$(c) + 0)];a[(7 + c)]=b[(side_row$(c) + 2)];}for($3=0,$4=b[1723];$3<$4;$3+=1){d=$3;a[(9 + d)]=b[(1789 + d)];a[(73 + d)]=b[(1725 + d)];a[(137 + d)]=b[(1917 + d)];a[(201 + d)]=((b[(1853 + d)]>=0)?1:0);}for($5=0,$6=b[1724];$5<$6;$5+=1){e=$5;a[(265 + e)]=b[(2397 + e)];a[(289 + e)]=b[(2325 + e)];}for($7=0,$8=64;$7<$8;$7+=1){f=$7;a[(313 + f)]=b[(1659 + f)];}}
function clear_options$(b){let a,$0,$1;for($0=0,$1=b[4];$0<$1;$0+=1){a=$0;b[(9 + a)]=0;}b[4]=0;}
function show$(g,a,f){let e,d,b,c,$0,$1,$2,$3,$4,$5,$6;b=(1 - a[3]);$0=[(1339 + (b * 32)),(1467 + (b * 48))];c=$0[0];d=$0[1];for($1=0,$2=g[26];$1<$2;$1+=1){e=$1;a[(c + e)]=f[e];$3=(1403 + e);a[$3]=(a[$3] - f[e]);}for($4=0,$5=g[27];$4<$5;$4+=1){e=$4;a[(d + e)]=f[(32 + e)];$6=(1563 + e);a[$6]=(a[$6] - f[(32 + e)]);}}
function hide$(g,a,f){let e,d,b,c,$0,$1,$2,$3,$4,$5,$6;b=(1 - a[3]);$0=[(1339 + (b * 32)),(1467 + (b * 48))];c=$0[0];d=$0[1];for($1=0,$2=g[26];$1<$2;$1+=1){e=$1;f[e]=a[(c + e)];$3=(1403 + e);a[$3]=(a[$3] + a[(c + e)]);a[(c + e)]=0;}for($4=0,$5=g[27];$4<$5;$4+=1){e=$4;f[(32 + e)]=a[(d + e)];$6=(1563 + e);a[$6]=(a[$6] + a[(d + e)]);a[(d + e)]=0;}}
function settle$(a,b,c){if(!(settle_debts$(a,b,c))){settle_phase$(a,b,c);}}
function settle_phase$(c,a,d){let b;b=a[1];if((b<=11)){settle_card$(c,a,b,d);}else{if((b<=24)){settle_battle$(c,a,b,d);}else{if((b<=32)){settle_end$(c,a,b,d);}else{settle_epic$(c,a,b,d);}}}}
function settle_card$(a,b,d,c){if((d==0)){dealt$(a,b,c);}else{if((d==3)){if((a[30]>0)){lead_either$(a,b,c);}else{lead_card$(a,b,c);}}else{if((d==4)){shogun_symbols$(a,b,c);}else{if((d==5)){shogun_face$(a,b,c);}else{if((d==6)){play_with_card$(a,b,c);}else{if(((d==7)||(d==8))){turncoat_rolled$(a,b,c);}else{if((d==9)){famine_rolled$(a,b,c);}else{lack_rolled$(a,b,c);}}}}}}}}
function dealt$(d,a,c){let b;b=$mod(a[1270],2);if((a[1270]>=2)){take_dragon$(a,b,c);}else{take_card$(a,b,c);}}
function take_dragon$(a,d,b){let c,$0,$1;c=card_by_place$(a,1563,b);$0=(1563 + c);a[$0]=(a[$0] - 1);$1=((1467 + (d * 48)) + c);a[$1]=(a[$1] + 1);return c;}
function take_card$(a,d,b){let c,$0,$1,$2;c=card_by_place$(a,1403,b);$0=(1403 + c);a[$0]=(a[$0] - 1);$1=((1339 + (d * 32)) + c);a[$1]=(a[$1] + 1);$2=(side_row$(d) + 2);a[$2]=(a[$2] + 1);return c;}
function lead_either$(e,c,d){let b,a,$0,$1;$0=[c[5],$mod(d,1000)];a=$0[0];b=$0[1];c[1036]=command_of$(c,a,d);put_down$(c,a,d);$1=b;c[1034]=$1;c[1035]=$1;c[1303]=(-1);if((e[(card_row$(b) + 0)]==8)){c[1]=34;}else{if(((d<1000)&&is_field$(e,b))){c[1]=33;}else{begin_turn_of_cards$(e,c);}}}
function is_field$(a,b){let c;c=a[(card_row$(b) + 0)];if(((c==0)||(c==5))){return 1;}return ((c==4)||(c==6));}
function begin_turn_of_cards$(c,a){let b,$0;b=side_row$(a[5]);if((orders_of$(c,a)!=9)){$0=[a[1035],a[1303]];a[(b + 3)]=$0[0];a[(b + 10)]=$0[1];}begin_orders$(c,a);a[1]=((orders_of$(c,a)==7)?4:6);}
function begin_orders$(d,a){let c,e,b,$0,$1,$2,$3,$4,$5,$6;$0=0;a[1042]=$0;a[1259]=$0;for($1=0,$2=((d[30]>0)?3:1);$1<$2;$1+=1){b=$1;$3=0;a[(1260 + b)]=$3;a[(1263 + b)]=$3;for($4=0,$5=8;$4<$5;$4+=1){c=$4;a[((1044 + (8 * b)) + c)]=0;}}begin_card$(d,a,0);e=orders_of$(d,a);if((e==7)){$6=d[47];a[1260]=$6;a[1263]=$6;}else{if(((e==2)&&(a[1041]==0))){a[1260]=d[44];}}}
function begin_card$(c,a,b){let $0;$0=[b,a[1042]];a[1037]=$0[0];a[1043]=$0[1];a[1082]=(-1);a[1041]=(finds_units$(c,a)?0:1);a[(1038 + b)]=(a[1041]?0:orders_of$(c,a));}
function finds_units$(a,b){let e,c,d,f,$0,$1;c=orders_of$(a,b);if((c==8)){return 0;}d=a[(card_row$(b[1035]) + 4)];e=((c==1)||(c==2)||(c==3)||(c==4));if(!(e)){return 1;}for($0=0,$1=b[1723];$0<$1;$0+=1){f=$0;if(is_of$(b,f,b[5])){if(of_type$(a,f,c,d)){return 1;}}}return 0;}
function of_type$(b,c,a,d){if((a==1)){return (of_kind$(b,c,0)==d);}if((a==2)){return (of_kind$(b,c,1)==1);}if((a==3)){return (of_kind$(b,c,4)==1);}return (of_kind$(b,c,1)==0);}
function is_of$(a,b,c){return ((a[(1853 + b)]>=0)&&(a[(1725 + b)]==c));}
function orders_of$(a,b){return a[(card_row$(b[1035]) + 0)];}
function put_down$(c,d,a){let b,$0,$1,$2,$3;b=$mod(a,1000);if((a>=1000)){$2=(1271 + b);c[$2]=(c[$2] - 1);}else{$0=((1339 + (d * 32)) + b);c[$0]=(c[$0] - 1);$1=(side_row$(d) + 2);c[$1]=(c[$1] - 1);}$3=((1659 + (d * 32)) + b);c[$3]=(c[$3] + 1);}
function command_of$(a,b,c){return (a[(side_row$(b) + 2)] + ((c>=1000)?1:0));}
function lead_card$(e,a,c){let d,b,$0;b=a[5];a[1036]=command_of$(a,b,c);put_down$(a,b,c);$0=c;a[1034]=$0;a[1035]=$0;d=a[(side_row$((1 - b)) + 3)];if(((e[(card_row$(c) + 0)]==8)&&(d>=0))){a[1035]=mirror$(e,d);}begin_turn_of_cards$(e,a);}
function mirror$(h,a){let d,g,f,c,b,e,$0,$1,$2,$3,$4;b=card_row$(a);for($0=0,$1=h[26];$0<$1;$0+=1){c=$0;d=card_row$(c);e=1;for($2=0,$3=8;$2<$3;$2+=1){f=$2;g=((1<=($4=f)&&$4<4)?(3 - (f - 1)):f);e=(e&&(h[(b + f)]==h[(d + g)]));}if(e){return c;}}return a;}
function shogun_symbols$(e,a,c){let d,b,$0,$1,$2;a[1081]=a[1036];for($0=0,$1=4;$0<$1;$0+=1){b=$0;d=((c >> (24 - (8 * b))) & 255);a[(1076 + b)]=d;$2=1081;a[$2]=(a[$2] - d);}a[1080]=0;a[1]=5;}
function shogun_face$(c,a,b){let $0,$1;$0=1081;a[$0]=(a[$0] - 1);if(b){gain_tokens$(a,a[5],1);}else{$1=1080;a[$1]=(a[$1] + 1);}}
function gain_tokens$(b,d,a){let c,$0,$1;c=Math.min(a,b[1033]);$0=1033;b[$0]=(b[$0] - c);$1=(side_row$(d) + 0);b[$1]=(b[$1] + c);}
function play_with_card$(e,a,b){let c,f,d,$0;a[1]=12;if((b==0)){return;}$0=[(Math.floor(b/1000) - 1),a[5]];c=$0[0];d=$0[1];play_dragon$(e,a,d,c);f=dragon$(e,c,1);if((f==1)){a[4048]=a[(2421 + $mod(b,1000))];a[1]=7;}else{if((f==2)){a[1]=9;}else{if(((a[1303]>=0)&&helps_units$(e,c))){a[1]=35;}else{plain_effects$(e,a,c,d,0);}}}}
function helps_units$(a,b){return ((dragon$(a,b,7)>0)||(dragon$(a,b,8)>0));}
function plain_effects$(c,a,d,b,e){let $0,$1,$2,$3;gain_tokens$(a,b,dragon$(c,d,3));$0=(side_row$((1 - b)) + 7);a[$0]=(a[$0] + dragon$(c,d,5));$1=(side_row$(b) + 8);a[$1]=(a[$1] + dragon$(c,d,6));$2=(1260 + e);a[$2]=(a[$2] + dragon$(c,d,7));$3=(1263 + e);a[$3]=(a[$3] + dragon$(c,d,8));owe$(c,a,(1 - b),dragon$(c,d,4));}
function owe$(e,a,b,c){let d;d=lose_tokens$(a,b,c);if((d>0)){a[4050]=b;a[4056]=(e[64708] + d);a[1]=11;}}
function lose_tokens$(d,a,c){let e,b,$0,$1;b=side_row$(a);e=Math.min(c,d[(b + 0)]);$0=(b + 0);d[$0]=(d[$0] - e);$1=1033;d[$1]=(d[$1] + e);return (c - e);}
function dragon$(a,b,c){return a[((63837 + (b * 12)) + c)];}
function play_dragon$(e,c,a,d){let b,$0,$1,$2;b=side_row$(a);$0=((1467 + (a * 48)) + d);c[$0]=(c[$0] - 1);c[(b + 4)]=d;$1=(b + 0);c[$1]=(c[$1] - dragon$(e,d,2));$2=(b + 5);c[$2]=(c[$2] + dragon$(e,d,2));}
function turncoat_rolled$(e,a,b){let d,c,$0;if((a[1]==7)){a[4049]=(b >> 24);a[1]=8;return;}a[1]=12;if((a[4049]>(b >> 24))){$0=[a[4048],a[5]];c=$0[0];d=$0[1];leave_hex$(e,a,(1 - d),a[(1853 + c)]);a[(1725 + c)]=d;a[(1981 + c)]=(-1);capture$(e,a,d,a[(1853 + c)]);begin_orders$(e,a);}}
function capture$(a,e,b,c){let d,f,$0;d=objective$(a,b,c,1);if(((d>0)&&(e[((3341 + (b * 230)) + c)]==0))){e[((3341 + (b * 230)) + c)]=1;f=objective$(a,b,c,2);$0=(side_row$((1 - b)) + 7);e[$0]=(e[$0] + f);award$(a,e,b,d);}}
function award$(e,a,b,d){let c,$0,$1;if((a[7]!=0)){return;}c=side_row$(b);$0=(c + 1);a[$0]=(a[$0] + d);if((a[(c + 1)]>=e[(23 + b)])){$1=[1,b];a[7]=$1[0];a[8]=$1[1];}}
function leave_hex$(d,a,b,c){let $0;if(a[((2881 + (b * 230)) + c)]){a[((2881 + (b * 230)) + c)]=0;$0=(side_row$(b) + 1);a[$0]=(a[$0] - objective$(d,b,c,0));}}
function famine_rolled$(d,a,c){let b,$0,$1,$2;a[1]=10;$0=[(1 - a[5]),(-1)];a[4050]=$0[0];a[4051]=$0[1];for($1=0,$2=3;$1<$2;$1+=1){b=$1;a[(4052 + b)]=((c >> (24 - (8 * b))) & 255);}a[4055]=((c & 255) * d[48]);}
function lack_rolled$(d,a,c){let b,$0,$1;a[4051]=(-1);for($0=0,$1=3;$0<$1;$0+=1){b=$0;a[(4052 + b)]=((c >> (16 - (8 * b))) & 255);}a[1]=12;}
function settle_battle$(a,b,d,c){if((d==12)){settle_order$(a,b,c);}else{if((d==13)){choose_mover$(b,c);}else{if((d==14)){move_piece$(a,b,c);}else{if((d==15)){if((c==0)){end_battles$(b);}else{declare_battle$(a,b,c);b[1]=16;}}else{if(((d==16)||(d==17))){settle_challenge$(a,b,d,c);}else{if(((d==18)||(d==19))){challenge_rolled$(a,b,c);}else{if((d==20)){b[4039]=c;b[1]=21;}else{if((d==21)){answer$(a,b,c);begin_fighting$(a,b);}else{if((d==22)){settle_fight$(a,b,c);}else{if((d==23)){gain_ground$(a,b,c);}else{bonus_battle$(a,b,c);}}}}}}}}}}}
function settle_order$(b,a,c){if((c>0)){give_order$(b,a,c);}else{if((b[30]>0)){no_more_orders$(b,a);}else{if((a[1042]>0)){a[1]=13;}else{a[1]=26;}}}}
function give_order$(h,f,c){let b,e,g,a,d,$0,$1,$2;$0=[$mod(c,1000),(Math.floor(c/1000) * 1000)];a=$0[0];b=$0[1];$1=[f[(2421 + a)],f[(2651 + a)]];d=$1[0];e=$1[1];if((b==3000)){f[1082]=a;}if(((d>=0)&&(b!=2000))){g=d;f[(2045 + d)]=1;f[(1981 + d)]=(-1);f[(2109 + d)]=0;f[(2173 + d)]=(only_fires$(f)?2:(1 - f[(2237 + d)]));count_order$(h,f,a,of_kind$(h,d,0));}else{g=(64 + e);f[(2349 + e)]=1;f[(2373 + e)]=0;count_order$(h,f,a,4);}f[(1083 + f[1042])]=g;f[(1171 + g)]=f[1037];$2=1042;f[$2]=(f[$2] + 1);}
function only_fires$(a){return (a[1038]==3);}
function count_order$(b,a,c,d){let $0,$1;if((orders_of$(b,a)==7)){$1=(counts_of$(a) + d);a[$1]=(a[$1] + 1);}else{$0=(counts_of$(a) + sections_of$(b,a[5],c));a[$0]=(a[$0] + 1);}}
function counts_of$(a){return (1044 + (8 * a[1037]));}
function no_more_orders$(a,b){if(((b[1037]==0)&&(b[1303]>=0))){second_card$(a,b);}else{end_of_cards$(a,b);}}
function second_card$(b,a){let $0;$0=[a[1303],a[1304]];a[1035]=$0[0];a[1036]=$0[1];begin_card$(b,a,1);}
function end_of_cards$(a,b){let c,$0,$1,$2;b[1313]=(is_field$(a,b[1034])?7:0);for($0=0,$1=16;$0<$1;$0+=1){c=$0;if((b[(1044 + c)]>0)){$2=1313;b[$2]=(b[$2] & ~($mod(c,8)));}}if((b[1303]>=0)){b[1035]=b[1034];}b[1]=36;}
function choose_mover$(b,a){let c;if((a==0)){b[1]=15;return;}c=b[1259];while(((hex_of$(b,b[(1083 + c)])<0)||(mover_named$(b,b[(1083 + c)])!=a))){c=(c + 1);}moves_next$(b,c);}
function moves_next$(a,b){let c;c=a[(1083 + b)];while((b>a[1259])){a[(1083 + b)]=a[((1083 + b) - 1)];b=(b - 1);}a[(1083 + b)]=c;a[1]=14;}
function mover_named$(a,b){let c;c=hex_of$(a,b);if(((b>=64)&&(a[(2421 + c)]>=0))){return (2000 + c);}return (1000 + c);}
function hex_of$(b,a){if((a<64)){return b[(1853 + a)];}return b[((2301 + a) - 64)];}
function move_piece$(c,a,d){let b,$0;b=a[(1083 + a[1259])];$0=1259;a[$0]=(a[$0] + 1);a[1]=13;if((b<64)){move_unit$(c,a,b,d);}else{move_leader$(c,a,(b - 64),d);}}
function move_unit$(e,a,b,d){let c,f;c=a[(1853 + b)];if((d==c)){return;}f=rides_along$(e,a,b);if((d==999)){exit_unit$(e,a,b,f);return;}a[(2109 + b)]=a[(4057 + d)];put_unit$(e,a,b,d);if((f>=0)){put_leader$(e,a,f,d);}cross$(e,a,b);}
function cross$(e,c,d){let f,g,b,a,$0;$0=[c[(1725 + d)],c[(1853 + d)]];a=$0[0];b=$0[1];f=objective$(e,a,b,3);if(((f>0)&&((objective$(e,a,b,4) >> e[(64752 + d)]) & 1))){g=leader_of$(e,c,d);take_unit_off$(e,c,d);if((g>=0)){take_leader_off$(e,c,g,3);}award$(e,c,a,f);}}
function take_leader_off$(e,a,b,d){let c;c=a[(2301 + b)];if((a[(2651 + c)]==b)){a[(2651 + c)]=(-1);}a[(2301 + b)]=(-1);a[(2397 + b)]=d;a[(2349 + b)]=0;}
function take_unit_off$(d,a,b){let c;c=a[(1853 + b)];a[(2421 + c)]=(-1);a[(1853 + b)]=(-1);a[(2045 + b)]=0;leave_hex$(d,a,a[(1725 + b)],c);}
function leader_of$(c,a,b){return a[(2651 + a[(1853 + b)])];}
function put_leader$(e,a,b,d){let c,$0;c=a[(2301 + b)];if((a[(2651 + c)]==b)){a[(2651 + c)]=(-1);}a[(2651 + d)]=b;$0=d;a[(2301 + b)]=$0;a[(2325 + b)]=$0;}
function put_unit$(f,c,d,e){let a,b,$0,$1;$0=[c[(1853 + d)],c[(1725 + d)]];a=$0[0];b=$0[1];if((a==e)){return;}c[(2421 + a)]=(-1);leave_hex$(f,c,b,a);c[(2421 + e)]=d;$1=e;c[(1853 + d)]=$1;c[(1917 + d)]=$1;capture$(f,c,b,e);}
function exit_unit$(e,c,d,f){let b,a,$0;$0=[c[(1725 + d)],exit_banners$(e,c,d)];a=$0[0];b=$0[1];take_unit_off$(e,c,d);if((f>=0)){take_leader_off$(e,c,f,3);}award$(e,c,a,b);}
function exit_banners$(e,c,d){let h,b,g,i,a,f,$0,$1,$2,$3;$0=[c[(1725 + d)],e[(64752 + d)]];a=$0[0];b=$0[1];$1=[c[(1853 + d)],hexes_for_unit$(e,c,d),0];f=$1[0];g=$1[1];h=$1[2];for($2=0,$3=e[25];$2<$3;$2+=1){i=$2;if(((c[(4057 + i)]<g)&&((objective$(e,a,i,6) >> b) & 1))){if(!(stops_unit$(e,c,i,f))){h=Math.max(h,objective$(e,a,i,5));}}}return h;}
function stops_unit$(c,d,a,b){if((a==b)){return 0;}return (ground_stops$(c,d,a)||(d[(2651 + a)]>=0));}
function ground_stops$(a,c,b){return ((a[(56399 + b)]>0)||(c[(3801 + b)]>=0));}
function hexes_for_unit$(a,f,b){let d,e,c,g,$0;c=of_kind$(a,b,2);$0=[way_of$(f,b),of_kind$(a,b,1)];d=$0[0];e=$0[1];g=of_kind$(a,b,0);if((d==3)){return 0;}if(((d==2)&&(g==2))){return Math.max(c,a[43]);}if(((d==4)&&(e==0)&&strengthened$(g))){return Math.max(c,a[45]);}if((d==6)){return Math.min(c,a[46]);}return c;}
function strengthened$(a){return ((a==1)||(a==2));}
function way_of$(a,b){return a[(1038 + a[(1171 + b)])];}
function rides_along$(a,b,c){let d;d=leader_of$(a,b,c);return (((d>=0)&&b[(2349 + d)])?(-1):d);}
function move_leader$(c,b,d,a){if((a==999)){lose_tokens$(b,c[(64880 + d)],c[39]);take_leader_off$(c,b,d,3);return;}if((a!=b[(2301 + d)])){b[(2373 + d)]=1;put_leader$(c,b,d,a);}}
function end_battles$(a){let b;b=fires_again$(a);if((b>=0)){a[(2173 + b)]=0;}else{a[1]=26;}}
function fires_again$(a){let b,$0,$1;if(only_fires$(a)){for($0=0,$1=a[1042];$0<$1;$0+=1){b=$0;if((a[(2173 + a[(1083 + b)])]==1)){return a[(1083 + b)];}}}return (-1);}
function declare_battle$(a,b,c){begin_battle$(a,b,(Math.floor(c/10000) - 1),Math.floor($mod(c,10000)/1000),$mod(c,1000));b[4038]=0;}
function begin_battle$(e,a,b,c,d){let $0,$1;$0=[b,c,d];a[4031]=$0[0];a[4037]=$0[1];a[4036]=$0[2];a[4035]=a[(1853 + b)];a[4032]=a[(2421 + d)];a[4033]=a[(2651 + a[4035])];a[4034]=a[(2651 + d)];$1=0;a[4039]=$1;a[4040]=$1;a[4041]=$1;a[4042]=$1;a[4044]=(-1);a[4043]=(-1);a[(2173 + b)]=Math.max(0,(a[(2173 + b)] - 1));}
function settle_challenge$(e,c,a,d){let b;b=(a==16);if(d){challenge$(e,c,(b?c[5]:(1 - c[5])));}else{c[1]=(b?17:20);}}
function challenge$(a,b,c){let d,$0,$1;play_dragon$(a,b,c,challenge_card$(a,b,c));b[4044]=c;for($0=0,$1=2;$0<$1;$0+=1){d=$0;b[(4045 + d)]=challenge_dice$(a,b,d);}b[1]=18;}
function challenge_dice$(h,d,c){let e,g,b,f,a,$0,$1,$2;$0=[side_row$(c),side_row$((1 - c))];a=$0[0];b=$0[1];e=d[(a + 2)];if((c==d[5])){e=(e + ((d[1303]<0)?1:2));}e=(e + ((c==d[4044])?2:0));e=(e + ((d[(a + 0)]>d[(b + 0)])?1:0));$1=[d[4033],d[4034]];f=$1[0];g=$1[1];if((c!=d[5])){$2=[g,f];f=$2[0];g=$2[1];}e=(e + ((h[(64904 + f)]>h[(64904 + g)])?1:0));return e;}
function challenge_card$(b,c,d){let a,$0,$1;for($0=0,$1=b[27];$0<$1;$0+=1){a=$0;if((dragon$(b,a,1)==3)){if(may_play$(b,c,d,a,2)){return a;}}}return (-1);}
function may_play$(d,a,b,c,e){if((a[((1467 + (b * 48)) + c)]==0)){return 0;}if(((dragon$(d,c,0)!=e)||(a[(side_row$(b) + 4)]>=0))){return 0;}return (dragon$(d,c,2)<=a[(side_row$(b) + 0)]);}
function challenge_rolled$(g,d,c){let b,e,f,a,$0,$1;$0=[(c >> 24),(c & 255)];a=$0[0];b=$0[1];if((d[1]==18)){gain_tokens$(d,d[4044],b);d[4047]=a;d[1]=19;return;}gain_tokens$(d,(1 - d[4044]),b);d[1]=20;if((d[4047]==a)){return;}e=((d[4047]>a)?(1 - d[4044]):d[4044]);f=((e==d[5])?4033:4034);take_leader_off$(g,d,d[f],4);d[f]=(-1);$1=(side_row$(e) + 7);d[$1]=(d[$1] + 1);}
function begin_fighting$(a,b){begin_fight$(a,b);put_on_board$(a,b);b[1]=22;}
function put_on_board$(g,a){let b,f,c,e,d,$0,$1,$2;b=$part(a,4518,4709);c=$part(a,4709,4737);for($0 of $K15){d=$0;e=side_row$(((d==0)?a[5]:(1 - a[5])));f=(b[(11 + d)] + c[(9 + (d * 3))]);$2=1033;a[$2]=(a[$2] + (a[(e + 0)] - f));a[(e + 0)]=f;}put_losses$(g,a);}
function put_losses$(g,a){let h,b,e,f,c,d,$0,$1,$2;b=$part(a,4709,4737);for($0 of $K16){c=$0;$2=[unit_of$(a,c),leader_of_party$(a,c)];d=$2[0];e=$2[1];if(((d>=0)&&(a[(1853 + d)]>=0))){f=(a[(1789 + d)] - b[(c + 0)]);if((f>0)){lose_blocks$(g,a,d,f);}}if(((e>=0)&&(a[(2301 + e)]>=0))){h=b[(c + 1)];if((h==3)){kill_leader$(g,a,e);}else{if((h==4)){commit_seppuku$(g,a,e);}}}}}
function kill_leader$(a,b,c){take_leader_off$(a,b,c,1);award$(a,b,(1 - a[(64880 + c)]),a[(64928 + c)]);}
function commit_seppuku$(a,d,b){let c,$0,$1;c=a[(64880 + b)];take_leader_off$(a,d,b,2);$0=(side_row$(c) + 7);d[$0]=(d[$0] + 1);$1=(side_row$((1 - c)) + 8);d[$1]=(d[$1] + 1);}
function lose_blocks$(e,b,c,a){let d,$0;$0=(1789 + c);b[$0]=(b[$0] - a);if((b[(1789 + c)]==0)){d=b[(1725 + c)];take_unit_off$(e,b,c);award$(e,b,(1 - d),e[(64816 + c)]);}}
function leader_of_party$(c,a){let b;b=((a==15)?4033:4034);return c[b];}
function unit_of$(b,a){return ((a==15)?b[4031]:b[4032]);}
function begin_fight$(e,a){let f,b,d,c,$0,$1,$2,$3;b=$part(a,4518,4709);c=$part(a,4709,4737);for($0=0,$1=51;$0<$1;$0+=1){d=$0;b[d]=e[(64701 + d)];}for($2=87,$3=191;$2<$3;$2+=1){d=$2;b[d]=0;}f=a[5];b[11]=a[(side_row$(f) + 0)];b[12]=a[(side_row$((1 - f)) + 0)];b[24]=a[1033];b[13]=(a[4039] * e[64710]);b[15]=((a[4037]==1)?0:1);b[16]=a[4040];b[18]=1;put_party$(e,a,b,15,a[4031],a[4033],0);put_party$(e,a,b,19,a[4032],a[4034],1);if((a[4037]==1)){put_fire$(e,a,b);}else{put_close_combat$(e,a,b);}set_up$(b,c);}
function set_up$(c,b){let a,$0,$1;for($0=0,$1=28;$0<$1;$0+=1){a=$0;b[a]=0;}call_first_strike$(c,b);}
function call_first_strike$(b,c){let a,d,$0,$1,$2,$3;for($0 of $K17){a=$0;c[(a + 0)]=b[(party_row$(a) + 0)];c[(a + 1)]=b[(party_row$(a) + 1)];}for($2 of $K15){d=$2;c[((9 + (d * 3)) + 0)]=-(b[(13 + d)]);}c[1]=(b[16]?0:1);c[0]=0;}
function party_row$(a){return (51 + (Math.floor((a - 15)/4) * 12));}
function put_fire$(a,b,d){let g,h,f,c,e,i;c=pair_at$(a,b,b[4031],b[4036]);e=put_strike$(a,d,1,c,0,15,19);f=hexes_between$(a,b[4035],b[4036]);g=b[4031];h=dice_of_fire$(a,c,f,(b[(2109 + g)]>0));d[(e + 2)]=(h + b[(1263 + b[(1171 + g)])]);i=supported$(a,b,b[4036],(1 - b[5]));d[(e + 10)]=flags_of$(a,c,0,i);}
function put_strike$(g,h,a,c,d,i,j){let f,b,e,$0,$1,$2;b=strike_row$(a);e=(c + (d?0:13));for($0=0,$1=13;$0<$1;$0+=1){f=$0;h[(b + f)]=g[(e + f)];}$2=[i,j];h[(b + 0)]=$2[0];h[(b + 1)]=$2[1];return b;}
function strike_row$(a){return (87 + (a * 13));}
function pair_at$(a,c,b,d){return pair$(a,a[(64752 + b)],c[(1853 + b)],target_kind$(a,c,d),d);}
function target_kind$(d,a,b){let e,c;c=a[(2421 + b)];if((c>=0)){return d[(64752 + c)];}e=(is_mounted_leader$(d,a[(2651 + b)])?1:0);return (d[117106] + e);}
function is_mounted_leader$(a,b){return (a[(64904 + b)]==1);}
function put_close_combat$(c,a,e){let b,h,d,f,g,i,$0,$1,$2,$3;b=a[4031];d=pair_at$(c,a,b,a[4036]);f=put_strike$(c,e,1,d,1,15,19);$0=(f + 2);e[$0]=(e[$0] + card_dice$(a,b));g=supported$(c,a,a[4036],(1 - a[5]));e[(f + 10)]=(flags_of$(c,d,1,g) + a[4042]);put_inspiration$(c,a,e,f);if((a[4037]==2)){put_swarm$(c,a,e,f);}if(may_answer$(c,a)){h=pair_at$(c,a,a[4032],a[4035]);g=supported$(c,a,a[4035],a[5]);for($1 of $K18){i=$1;f=put_strike$(c,e,i,h,1,19,15);$3=(f + 2);e[$3]=(e[$3] + a[4041]);e[(f + 10)]=flags_of$(c,h,1,g);}}}
function may_answer$(c,a){let b,d;b=a[4032];if((b<0)){return 0;}d=pair_at$(c,a,b,a[4035]);return ((c[(d + 26)]>0)&&(c[(d + 2)]>0));}
function put_swarm$(e,c,i,j){let h,d,b,f,a,g,$0,$1,$2,$3,$4,$5;$0=[c[4036],1];a=$0[0];b=$0[1];for($1=0,$2=6;$1<$2;$1+=1){d=$1;f=beside$(e,a,d);g=((f>=0)?c[(2421 + f)]:(-1));if(((g!=c[4031])&&joins_swarm$(e,c,g,a))){h=(e[(pair_at$(e,c,g,a) + 2)] + card_dice$(c,g));$3=(j + 2);i[$3]=(i[$3] + h);$4=(j + 3);i[$4]=(i[$4] + h);$5=(2173 + g);c[$5]=(c[$5] - 1);b=(b + 1);}}i[22]=b;}
function joins_swarm$(c,b,a,d){if(((a<0)||(b[(1725 + a)]!=b[5])||!(of_kind$(c,a,5)))){return 0;}return (may_battle$(c,b,a)&&may_close$(c,b,a,b[(1853 + a)],d));}
function may_close$(a,d,b,c,e){let f;f=pair$(a,a[(64752 + b)],c,target_kind$(a,d,e),e);return (a[(f + 26)]>0);}
function may_battle$(c,a,b){let d;if(((a[(2173 + b)]==0)||(a[(2045 + b)]==0))){return 0;}if((way_of$(a,b)==4)){if(of_kind$(c,b,4)){return 0;}}d=a[(2109 + b)];if((d==0)){return 1;}if((d>hexes_and_battle$(c,a,b))){return 0;}return entry_lets_battle$(c,a,b);}
function entry_lets_battle$(a,d,b){let c;c=of_kind$(a,b,1);return (a[((56629 + (c * 230)) + d[(1853 + b)])]==0);}
function hexes_and_battle$(a,f,b){let c,d,e,$0;c=of_kind$(a,b,3);$0=[way_of$(f,b),of_kind$(a,b,0)];d=$0[0];e=$0[1];if(((d==2)&&(e==2))){return Math.max(c,a[43]);}if(((d==4)&&strengthened$(e))){return Math.max(c,a[45]);}return c;}
function put_inspiration$(d,a,b,c){if((a[4039]==0)){return;}if(may_be_inspired$(d,a,a[4035],a[5])){b[(c + 7)]=2;b[(c + 8)]=(a[4039] - 1);}else{b[(c + 8)]=a[4039];}}
function may_be_inspired$(a,c,b,d){if(a[(57089 + b)]){return 0;}return ((c[(2651 + b)]>=0)||leader_in_reach$(a,c,b,d));}
function leader_in_reach$(b,e,c,g){let a,f,d,$0,$1;for($0=0,$1=6;$0<$1;$0+=1){a=$0;d=beside$(b,c,a);if((d>=0)){f=e[(2651 + d)];if(((f>=0)&&(b[(64880 + f)]==g)&&is_mounted_leader$(b,f))){return 1;}}}return 0;}
function card_dice$(a,b){return a[(1260 + a[(1171 + b)])];}
function put_party$(b,h,g,d,a,i,j){let f,c,e,$0,$1;c=((a>=0)?b[(64752 + a)]:b[117106]);e=party_row$(d);for($0=0,$1=12;$0<$1;$0+=1){f=$0;g[(e + f)]=b[((64533 + (c * 12)) + f)];}g[(e + 0)]=((a>=0)?h[(1789 + a)]:0);g[(e + 1)]=((i>=0)?1:0);g[(e + 2)]=j;g[(e + 7)]=99;g[(e + 11)]=0;}
function answer$(d,a,c){let e,b,$0,$1,$2,$3;a[1]=22;b=(1 - a[5]);if((c==1)){e=d[63836];$0=((1339 + (b * 32)) + e);a[$0]=(a[$0] - 1);$1=(side_row$(b) + 2);a[$1]=(a[$1] - 1);$2=(side_row$(b) + 6);a[$2]=(a[$2] + 1);$3=(side_row$(b) + 9);a[$3]=(a[$3] + 1);a[4040]=1;}else{if((c>1)){play_dragon$(d,a,b,(c - 2));a[4040]=dragon$(d,(c - 2),9);a[4041]=dragon$(d,(c - 2),10);a[4042]=dragon$(d,(c - 2),11);}}}
function settle_fight$(f,a,e){let b,d,c;b=$part(a,4518,4709);c=$part(a,4709,4737);d=c[0];if((d==0)){inspire_back$(b,c,e);a[4043]=c[1];return;}if((d==4)){hold_or_retreat$(f,a,b,c,e);}else{if((d==5)){decide_fate$(f,a,b,c,e);return;}else{if((d==3)){e=(most_ignored$(b,c) - e);}else{if((d==6)){strike_others$(f,a,b,c,e);}}}}step$(b,c,e);if((d==4)){put_losses$(f,a);}if((a[7]==0)){put_on_board$(f,a);}}
function step$(c,a,d){let b;b=a[0];if((b==0)){declare$(c,a);}else{if((b==1)){score_hits$(c,a,d);}else{if((b==2)){check_leader$(c,a,d);}else{if((b==3)){bolster_morale$(c,a,d);}else{if((b==4)){retreat$(c,a);}else{if((b==5)){decide_fate$$(c,a,d);}else{if((b==6)){lack_of_honor$(c,a,d);}else{call_next$(c,a);}}}}}}}}
function declare$(d,a){let e,c,b;b=a[1];c=strike_row$(b);if(((b==5)||((b==6)&&(d[17]==0)))){a[27]=pay_to_inspire$(d,a,165);}if((b==6)){a[2]=a[27];}else{if((b!=1)){a[2]=pay_to_inspire$(d,a,c);}else{if((d[(c + 7)]!=0)){e=(stands$(a,15)?1:0);a[2]=(e + d[(c + 8)]);}else{a[2]=d[(c + 8)];}}}a[0]=1;}
function stands$(a,b){return ((a[(b + 0)]>0)&&(a[(b + 2)]==0));}
function pay_to_inspire$(c,f,d){let g,e,a,b,$0;$0=[c[(d + 7)],c[(d + 0)]];a=$0[0];b=$0[1];e=c[(party_row$(b) + 2)];g=((a==2)||((a==1)&&(f[(b + 1)]==1)));if((!(g)||(tokens_held$(c,f,e)<c[9]))){return 0;}pay$(c,f,e,c[9]);return 1;}
function pay$(b,c,d,a){let e,$0;e=Math.min(a,tokens_held$(b,c,d));$0=((9 + (d * 3)) + 0);c[$0]=(c[$0] - e);c[4]=(a - e);}
function tokens_held$(a,d,b){let c;c=a[(11 + b)];return ((c<0)?9999:(c + d[((9 + (b * 3)) + 0)]));}
function score_hits$(e,a,f){let h,i,b,c,g,j,d,$0;b=strike_row$(a[1]);$0=[e[(b + 0)],e[(b + 1)]];c=$0[0];d=$0[1];g=Math.max(0,(((f >> 16) & 255) - e[(b + 6)]));h=((f >> 24) + g);i=Math.max(0,((f & 255) - a[2]));gain$(e,a,e[(party_row$(c) + 2)],i);if((a[1]==1)){a[5]=h;}a[2]=0;if((a[(d + 0)]==0)){strike_leader_alone$(e,a,d,h);return;}a[3]=((f >> 8) & 255);j=Math.min(h,a[(d + 0)]);lose_blocks$$(e,a,d,j);if(((j>0)&&(a[(d + 1)]==1))){a[0]=2;}else{answer_flags$(a,d);}}
function answer_flags$(a,b){if((a[(b + 0)]==0)){a[3]=0;}a[0]=((a[3]>0)?3:7);}
function lose_blocks$$(d,b,c,a){let $0;if((a>0)){$0=(c + 0);b[$0]=(b[$0] - a);if(((b[(c + 0)]==0)&&(d[(party_row$(c) + 3)]==0))){award_banner$(d,b,c);}}}
function award_banner$(a,d,b){let c,$0;c=(1 - a[(party_row$(b) + 2)]);$0=((9 + (c * 3)) + 1);d[$0]=(d[$0] + 1);}
function strike_leader_alone$(c,a,d,b){if((b>0)){kill_leader$$(c,a,d);a[0]=7;}else{a[0]=5;}}
function kill_leader$$(c,a,b){a[(b + 1)]=3;award_banner$(c,a,b);}
function gain$(a,d,b,f){let e,c,$0;if((a[24]>=0)){c=((9 + ((1 - b) * 3)) + 0);e=((a[24] - d[((9 + (b * 3)) + 0)]) - d[c]);f=Math.min(f,e);}$0=((9 + (b * 3)) + 0);d[$0]=(d[$0] + f);}
function check_leader$(a,b,d){let e,c;c=a[(strike_row$(b[1]) + 1)];e=((d >> 24)==check_dice$(a,b));if(e){kill_leader$$(a,b,c);}answer_flags$(b,c);if(((b[(c + 0)]==0)&&!(e))){b[0]=5;}}
function check_dice$(c,a){let b;b=strike_row$(a[1]);if((a[(c[(b + 1)] + 0)]==0)){return c[6];}return (c[(b + 9)]?c[4]:c[5]);}
function bolster_morale$(a,b,d){let e,c,$0;c=a[(party_row$(a[(strike_row$(b[1]) + 1)]) + 8)];e=((c==1)?least_ignored$(a,b):(most_ignored$(a,b) - d));$0=3;b[$0]=(b[$0] - e);b[0]=((b[3]>0)?4:7);}
function least_ignored$(a,b){return Math.min(a[(strike_row$(b[1]) + 11)],most_ignored$(a,b));}
function retreat$(c,a){let h,j,g,i,e,b,d,f,$0;b=strike_row$(a[1]);d=c[(b + 1)];if(c[(b + 12)]){stand_fast$(c,a,d);return;}e=party_row$(d);f=(a[3] * c[(e + 4)]);if((c[(e + 11)]>0)){f=c[(e + 11)];}g=Math.min(f,room_left$(c,a,d));h=(f - g);a[3]=0;$0=(d + 2);a[$0]=(a[$0] + g);i=((a[(d + 1)]==1)?1:0);lose_blocks$$(c,a,d,Math.min(h,a[(d + 0)]));if((g>0)){j=(c[(e + 6)] + (g * (c[(e + 5)] + (i * c[8]))));pay$(c,a,c[(e + 2)],j);}a[0]=((a[4]>0)?6:7);}
function room_left$(a,c,b){return ((a[(party_row$(b) + 7)] - c[(b + 2)]) - c[(b + 3)]);}
function stand_fast$(a,b,c){let d;lose_blocks$$(a,b,c,Math.min(b[3],b[(c + 0)]));b[3]=0;d=((a[25]>0)&&(b[(c + 1)]==1));b[0]=(d?2:7);}
function decide_fate$$(a,b,f){let g,e,d,c,$0;c=a[(strike_row$(b[1]) + 1)];d=party_row$(c);e=room_left$(a,b,c);g=((a[(d + 9)]==2)?f:a[(d + 9)]);if(((e<1)||(g==1))){b[(c + 1)]=4;gain$(a,b,a[(d + 2)],a[1]);b[0]=7;return;}b[(c + 1)]=2;$0=(c + 3);b[$0]=(b[$0] + Math.min(a[3],e));pay$(a,b,a[(d + 2)],a[2]);b[0]=((b[4]>0)?6:7);}
function lack_of_honor$(a,b,d){let f,e,c,$0;c=a[(strike_row$(b[1]) + 1)];e=(d >> 24);f=((((d >> 16) & 255) + ((d >> 8) & 255)) + (d & 255));if((b[(c + 1)]==2)){if((e>0)){kill_leader$$(a,b,c);}}else{lose_blocks$$(a,b,c,Math.min(e,b[(c + 0)]));}if((a[(11 + a[(party_row$(c) + 2)])]>=0)){$0=((9 + (a[(party_row$(c) + 2)] * 3)) + 2);b[$0]=(b[$0] + f);}b[4]=0;b[0]=7;}
function call_next$(a,b){let c;c=next_strike$(a,b);if((c==(-1))){finish$(b);return;}b[1]=c;b[0]=0;if((c==4)){b[6]=1;}else{if((c==7)){b[7]=1;}else{if(((c==6)||(c==5))){b[8]=1;}}}}
function finish$(a){let b,$0,$1,$2;a[0]=8;$0=0;a[1]=$0;a[3]=$0;a[2]=$0;a[4]=$0;a[27]=$0;for($1 of $K17){b=$1;a[(b + 3)]=0;if(((a[(b + 1)]==1)||(a[(b + 1)]==2))){a[(b + 1)]=0;}}}
function next_strike$(c,a){let b;b=a[1];if((b==0)){return ((stands$(a,15)||(c[22]>1))?1:(-1));}if((b==1)){return after_attack$(c,a);}if((b==5)){return (stands$(a,15)?6:(-1));}if(((b==6)&&!(vacated$(a,23))&&(c[17]==0))){return (battles_back$(c,a,23,7)?7:(-1));}return (-1);}
function battles_back$(c,a,b,d){return ((a[(b + 0)]>0)&&(c[(strike_row$(d) + 2)]>0));}
function vacated$(a,b){return ((a[(b + 2)]>0)||((a[(b + 0)]==0)&&(a[(b + 1)]!=1)));}
function after_attack$(a,b){if((a[15]==0)){return ((a[18]==2)?second_fire$(a,b):(-1));}if(vacated$(b,19)){if(!(may_go_on$(a,b))){return (-1);}return (a[17]?5:6);}if(((a[16]==0)&&battles_back$(a,b,19,4))){return 4;}return (-1);}
function may_go_on$(a,b){if(((a[20]==0)||!(stands$(b,15)))){return 0;}return ((a[21]==0)||(b[16]==1));}
function second_fire$(e,a){let c,f,b,d;b=a[20];c=((a[19]==0)&&(b!=1)&&(b!=2));d=(a[21] + a[22]);if(c){return (-1);}if((d==0)){return 2;}f=Math.min((e[19] + d),24);return ((e[(26 + f)]>0)?3:(-1));}
function hold_or_retreat$(j,f,a,b,k){let h,i,c,d,g,e,$0;c=target_of$(a,b);d=party_row$(c);e=(b[3] * a[(d + 4)]);g=unit_of$(f,c);$0=retreat_to$(j,f,g,k);h=$0[0];i=$0[1];a[(d + 7)]=((b[(c + 2)] + b[(c + 3)]) + h);a[(d + 11)]=((i&&(h<e))?h:0);}
function retreat_to$(d,a,b,e){let f,h,g,c,$0;c=a[(1853 + b)];f=hexes_between$(d,c,e);if((f==0)){return $K14;}$0=[leader_of$(d,a,b),(a[(2651 + e)]>=0)];g=$0[0];h=$0[1];put_unit$(d,a,b,e);if((g>=0)){put_leader$(d,a,g,e);}return [f,h];}
function target_of$(a,b){return a[(strike_row$(b[1]) + 1)];}
function decide_fate$(i,f,a,b,g){let h,j,d,c,e,$0;c=target_of$(a,b);$0=[leader_of_party$(f,c),party_row$(c)];d=$0[0];e=$0[1];h=(g!=999);if(h){j=hexes_between$(i,f[(2301 + d)],g);a[3]=j;put_leader$(i,f,d,g);}else{a[(e + 7)]=(b[(c + 2)] + b[(c + 3)]);}step$(a,b,(h?0:1));put_on_board$(i,f);}
function most_ignored$(c,a){let d,b;b=strike_row$(a[1]);d=((a[(c[(b + 1)] + 1)]==1)?1:0);return Math.min(c[0],(c[(b + 10)] + d),a[3]);}
function strike_others$(j,d,a,b,h){let g,l,k,c,e,m,f,i,$0,$1,$2,$3,$4;c=target_of$(a,b);d[4050]=side_of$(d,c);$0=[((h >> 16) & 255),((h >> 8) & 255),(h & 255)];e=$0[0];f=$0[1];g=$0[2];i=unit_of$(d,c);if((b[(c + 1)]==2)){d[4051]=d[(2301 + leader_of_party$(d,c))];i=(-1);}else{d[4051]=d[(1917 + i)];}if(((i<0)||(of_kind$(j,i,0)==3))){$1=[e,f,g];d[4052]=$1[0];d[4053]=$1[1];d[4054]=$1[2];return;}$2=[of_kind$(j,i,0),e];k=$2[0];l=$2[1];for($3=0,$4=3;$3<$4;$3+=1){m=$3;d[(4052 + m)]=((m==k)?0:l);l=((m==k)?l:f);}}
function side_of$(b,a){return ((a==15)?b[5]:(1 - b[5]));}
function inspire_back$(b,c,a){if(a){b[(strike_row$(c[1]) + 7)]=2;}}
function gain_ground$(d,a,b){let e,f,c;a[1]=15;if((b==0)){return;}c=a[4031];e=leader_of$(d,a,c);put_unit$(d,a,c,a[4036]);if((e>=0)){put_leader$(d,a,e,a[4036]);}cross$(d,a,c);if(((a[(1853 + c)]<0)||a[4038])){return;}f=((of_kind$(d,c,1)==1)||(e>=0));if((f&&entry_lets_battle$(d,a,c))){a[1]=24;}}
function bonus_battle$(c,a,b){a[1]=15;if((b>0)){begin_battle$(c,a,a[4031],0,(b - 1000));a[4038]=1;a[1]=16;}}
function settle_end$(a,b,d,c){if((d==26)){replaced_strike$(a,b,c);}else{if((d==27)){drew_card$(a,b,c);}else{if((d==28)){keep_card$(a,b,c);}else{if((d==29)){replenish$(a,b,c);}else{discard$(a,b,c);}}}}}
function replaced_strike$(d,a,c){let b,$0;b=(1 - a[5]);$0=(side_row$(b) + 9);a[$0]=(a[$0] - 1);take_card$(a,b,c);}
function drew_card$(d,a,b){let c,$0;c=take_card$(a,a[5],b);a[(1266 + ((a[1266]>=0)?1:0))]=c;$0=1268;a[$0]=(a[$0] - 1);}
function keep_card$(e,b,a){let c,d,$0,$1,$2;c=((a==b[1266])?b[1267]:b[1266]);d=b[5];$0=((1339 + (d * 32)) + c);b[$0]=(b[$0] - 1);$1=(side_row$(d) + 2);b[$1]=(b[$1] - 1);$2=(1435 + c);b[$2]=(b[$2] + 1);b[1]=29;}
function replenish$(b,a,c){let $0;if(c){$0=(side_row$(a[5]) + 8);a[$0]=(a[$0] + 1);}else{gain_tokens$(a,a[5],b[35]);}a[1]=30;}
function discard$(c,b,a){let $0,$1;if((a>0)){$0=(((1467 + (b[5] * 48)) + a) - 1);b[$0]=(b[$0] - 1);$1=((1611 + a) - 1);b[$1]=(b[$1] + 1);gain_tokens$(b,b[5],c[36]);}b[1]=((c[30]>0)?40:31);}
function settle_epic$(d,a,c,b){if((c==33)){lead_pair$(d,a,b);}else{if((c==34)){copy_card$(d,a,b);}else{if((c==35)){play_beside$(d,a,b);}else{if((c==36)){choose_general$(a,b);}else{if((c==37)){rolled$(a,b);}else{if((c==38)){act$(d,a,b);}else{if((c==39)){go_back$(d,a,b);}else{put_on_rack$(a,b);}}}}}}}}
function lead_pair$(d,b,a){let c;if((a!=0)){c=b[5];b[1304]=(b[1036] + 1);put_down$(b,c,a);b[1303]=$mod(a,1000);}begin_turn_of_cards$(d,b);}
function copy_card$(a,c,b){c[1035]=mirror$(a,b);begin_turn_of_cards$(a,c);}
function play_beside$(c,a,d){let b;b=a[5];a[1]=12;plain_effects$(c,a,a[(side_row$(b) + 4)],b,d);}
function choose_general$(b,a){let $0;if((a==0)){b[1]=((b[1042]>0)?13:26);return;}b[1314]=(1 << (a - 1));$0=1313;b[$0]=(b[$0] & ~(b[1314]));b[1]=37;}
function rolled$(b,a){let $0;b[1315]=a;$0=$K19;b[1037]=$0[0];b[1040]=$0[1];b[1]=38;}
function act$(b,a,c){let d;a[1]=36;if(((a[1315]!=3)&&(a[1315]!=5))){give_order$(b,a,c);return;}d=a[(2421 + c)];a[(2237 + d)]=1;if((a[1315]==5)){lose_blocks$(b,a,d,1);}else{if(stands_fast$(b,d,c)){lose_some$(b,a,d,of_kind$(b,d,2));}else{a[1316]=d;a[1]=39;}}}
function lose_some$(b,c,d,a){if((a>0)){lose_blocks$(b,c,d,Math.min(a,c[(1789 + d)]));}}
function stands_fast$(a,b,d){let c;c=a[(64752 + b)];return (a[((pair$(a,c,d,c,d) + 0) + 12)]>0);}
function go_back$(e,a,f){let c,d,b,$0;b=a[1316];$0=retreat_to$(e,a,b,f);c=$0[0];d=$0[1];if(!(d)){lose_some$(e,a,b,(of_kind$(e,b,2) - c));}a[1]=36;}
function put_on_rack$(a,b){let c,$0,$1;c=card_by_place$(a,1403,b);$0=(1403 + c);a[$0]=(a[$0] - 1);$1=(1271 + c);a[$1]=(a[$1] + 1);}
function settle_debts$(b,a,c){let f,e,d,$0,$1,$2,$3,$4,$5,$6;if(lack_is_due$(a)){$0=(4052 + next_symbol$(a));a[$0]=(a[$0] - 1);lose_blocks$(b,a,a[(2421 + c)],1);return 1;}for($1=0,$2=2;$1<$2;$1+=1){d=$1;e=side_row$(d);if((a[(e + 7)]>0)){$3=(e + 7);a[$3]=(a[$3] - 1);lose_random_card$(a,d,c);return 1;}}for($4=0,$5=2;$4<$5;$4+=1){d=$4;e=side_row$(d);if((a[(e + 8)]>0)){$6=(e + 8);a[$6]=(a[$6] - 1);f=take_dragon$(a,d,c);if((a[1]==30)){a[1269]=f;}return 1;}}return 0;}
function lose_random_card$(c,a,d){let e,b,$0,$1,$2;b=(1339 + (a * 32));e=card_by_place$(c,b,d);$0=(b + e);c[$0]=(c[$0] - 1);$1=(1435 + e);c[$1]=(c[$1] + 1);$2=(side_row$(a) + 2);c[$2]=(c[$2] - 1);}
function next_symbol$(b){let a;a=0;while((b[(4052 + a)]==0)){a=(a + 1);}return a;}
function lack_is_due$(a){return (((a[4052] + a[4053]) + a[4054])>0);}
function prepare$(a,b){if(!(prepare_debts$(a,b))){prepare_phase$(a,b);}}
function prepare_phase$(c,a){let b;b=a[1];if((b<=11)){prepare_card$(c,a,b);}else{if((b<=24)){prepare_battle$(c,a,b);}else{if((b<=32)){prepare_end$(c,a,b);}else{prepare_epic$(c,a,b);}}}}
function prepare_card$(c,a,b){if((b==0)){deal$(c,a);}else{if((b==1)){start_turn$(c,a);}else{if((b==2)){count_banners$(c,a);}else{if((b==3)){offer_cards$(c,a);}else{if((b==4)){a[0]=roll_code$(a[1036],14);}else{if((b==5)){if((a[1081]>0)){draw_among$(a,2);}else{shuffle_both$(c,a);}}else{if((b==6)){offer_dragons$(c,a);}else{if((b==7)){a[0]=turncoat_code$(a,a[5]);}else{if((b==8)){a[0]=turncoat_code$(a,(1 - a[5]));}else{if((b==9)){a[0]=famine_code$(c,a);}else{if((b==10)){pay_famine$(c,a);}else{a[0]=lack_code$(a);}}}}}}}}}}}}
function deal$(f,a){let c,d,g,b,e,$0,$1,$2;while((a[1270]<4)){$0=[$mod(a[1270],2),(a[1270]>=2)];b=$0[0];c=$0[1];if(c){d=cards_in$(a,(1467 + (b * 48)),f[27]);e=f[(33 + b)];}else{$1=[a[(side_row$(b) + 2)],f[(28 + b)]];d=$1[0];e=$1[1];}if((d<e)){if(c){g=cards_left$(a,1563,1611,f[27]);}else{g=cards_left$(a,1403,1435,f[26]);}if((g>0)){draw_among$(a,g);return;}}$2=1270;a[$2]=(a[$2] + 1);}a[1]=((f[30]>0)?40:1);}
function cards_left$(a,b,e,c){let d;d=cards_in$(a,b,c);if((d==0)){turn_over$(a,b,e,c);d=cards_in$(a,b,c);}return d;}
function turn_over$(b,d,c,e){let a,$0,$1,$2;for($0=0,$1=e;$0<$1;$0+=1){a=$0;$2=(d + a);b[$2]=(b[$2] + b[(c + a)]);b[(c + a)]=0;}}
function start_turn$(c,a){let d,f,b,e,$0,$1,$2,$3;b=a[5];a[1]=2;if((a[6]>c[0])){a[7]=3;return;}d=(a[(side_row$(b) + 2)]<=c[37]);if((d||(c[38]&&!(has_piece_in$(c,a,b,7))))){$0=[2,(1 - b)];a[7]=$0[0];a[8]=$0[1];return;}for($1=0,$2=a[1723];$1<$2;$1+=1){e=$1;f=a[(1853 + e)];if(((f>=0)&&(a[(1725 + e)]==b)&&(a[(3801 + f)]==(1 - b)))){a[(3801 + f)]=(-1);$3=(side_row$((1 - b)) + 7);a[$3]=(a[$3] + c[(61463 - b)]);award$(c,a,b,c[(61461 - b)]);}}}
function has_piece_in$(d,b,c,e){let f,g,a,$0,$1,$2,$3;for($0=0,$1=b[1723];$0<$1;$0+=1){a=$0;if((is_of$(b,a,c)&&(sections_of$(d,c,b[(1853 + a)]) & e))){return 1;}}for($2=0,$3=b[1724];$2<$3;$2+=1){f=$2;g=b[(2301 + f)];if(((g>=0)&&(d[(64880 + f)]==c))){if((sections_of$(d,c,g) & e)){return 1;}}}return 0;}
function count_banners$(c,a){let e,b,d,$0,$1,$2,$3;b=a[5];a[1]=3;if(c[(63578 + b)]){for($0=0,$1=a[1723];$0<$1;$0+=1){d=$0;if(is_of$(a,d,b)){hold$(c,a,b,a[(1853 + d)]);}}}if(c[(61464 + b)]){for($2=0,$3=sections_clear$(c,a,b);$2<$3;$2+=1){e=$2;award$(c,a,b,c[(61464 + b)]);}}}
function hold$(a,e,b,c){let d;d=objective$(a,b,c,0);if(((d>0)&&(e[((2881 + (b * 230)) + c)]==0))){e[((2881 + (b * 230)) + c)]=1;award$(a,e,b,d);}}
function offer_cards$(d,a){let c,b,$0,$1,$2,$3;b=(1339 + (a[5] * 32));no_options$(a);for($0=0,$1=d[26];$0<$1;$0+=1){c=$0;if(((a[(b + c)]>0)&&(c!=d[63836]))){option$(a,c);}}for($2=0,$3=d[26];$2<$3;$2+=1){c=$2;if(((a[(1271 + c)]>0)&&(c!=d[63836]))){option$(a,(1000 + c));}}if((a[4]==0)){option$(a,d[63836]);}ask$(a,1,a[5]);}
function ask$(a,b,c){let $0;$0=[b,c];a[2]=$0[0];a[3]=$0[1];a[0]=decision_code$(b,c);}
function decision_code$(a,b){return -(((10 * a) + b));}
function option$(b,a){let $0;b[(9 + b[4])]=a;$0=4;b[$0]=(b[$0] + 1);}
function no_options$(a){a[4]=0;}
function roll_code$(a,b){return ((a * 16) + b);}
function draw_among$(b,a){b[0]=(100000 + a);}
function shuffle_both$(b,a){turn_over$(a,1403,1435,b[26]);turn_over$(a,1563,1611,b[27]);a[1]=6;}
function offer_dragons$(c,a){let b,e,d,$0,$1,$2;no_options$(a);option$(a,0);for($0=0,$1=c[27];$0<$1;$0+=1){b=$0;if(may_play$(c,a,a[5],b,1)){$2=[((b + 1) * 1000),dragon$(c,b,1)];d=$2[0];e=$2[1];if((e==1)){offer_turncoats$(c,a,d);}else{if(((e!=2)||(circles$(c,a,(1 - a[5]))>0))){option$(a,(d + 999));}}}}ask$(a,2,a[5]);}
function offer_turncoats$(d,b,e){let c,a,$0,$1;for($0=0,$1=b[1723];$0<$1;$0+=1){a=$0;c=b[(1853 + a)];if(((c>=0)&&(b[(1725 + a)]!=b[5]))){if(((b[(2651 + c)]<0)&&(of_kind$(d,a,6)==0))){option$(b,(e + c));}}}}
function circles$(e,c,d){let b,a,$0,$1;a=0;for($0=0,$1=c[1723];$0<$1;$0+=1){b=$0;if(is_of$(c,b,d)){if((of_kind$(e,b,0)==0)){a=(a + 1);}}}return a;}
function turncoat_code$(a,b){return roll_code$(turncoat_dice$(a,b),7);}
function turncoat_dice$(e,c){let d,b,a,$0;$0=[side_row$(c),side_row$((1 - c))];a=$0[0];b=$0[1];d=3;if((e[(a + 1)]>e[(b + 1)])){d=(d + 1);}if((e[(a + 0)]>e[(b + 0)])){d=(d + 2);}return d;}
function famine_code$(a,b){return roll_code$(circles$(a,b,(1 - b[5])),15);}
function pay_famine$(b,a){a[1]=12;owe$(b,a,(1 - a[5]),a[4055]);}
function lack_code$(a){return roll_code$(a[4056],12);}
function prepare_battle$(a,b,c){if((c==12)){offer_orders$(a,b);if((b[1303]>=0)){within_limits$(a,b);}}else{if((c==13)){offer_movers$(a,b);}else{if((c==14)){offer_moves$(a,b);}else{if((c==15)){offer_battles$(a,b);}else{if(((c==16)||(c==17))){prepare_challenge$(a,b,c);}else{if((c==18)){b[0]=challenge_code$(b,b[4044]);}else{if((c==19)){b[0]=challenge_code$(b,(1 - b[4044]));}else{if((c==20)){if(((b[4037]==1)||!(offer_inspiration$(a,b)))){b[1]=21;}}else{if((c==21)){if(((b[4037]==1)||!(offer_answers$(a,b)))){begin_fighting$(a,b);}}else{if((c==22)){if(go_on_fighting$(a,b)){b[1]=23;}}else{if((c==23)){offer_ground$(a,b);}else{offer_bonus$(a,b);}}}}}}}}}}}}
function within_limits$(a,b){let d,c,e,$0,$1;open_together$(a,b);c=0;for($0=0,$1=b[4];$0<$1;$0+=1){d=$0;e=b[(9 + d)];if(((e==0)||may_order$(a,b,e))){b[(9 + c)]=e;c=(c + 1);}}b[4]=c;}
function may_order$(d,e,c){let b,a,f,$0;$0=[$mod(c,1000),(Math.floor(c/1000) * 1000)];a=$0[0];b=$0[1];if(!(open_at$(d,e,a))){return 0;}if((b==3000)){f=e[(2421 + a)];return ((f<0)||(e[(2045 + f)]==0));}return !(((orders_of$(d,e)==5)&&(e[1082]<0)));}
function open_at$(b,a,c){return (a[(1305 + sections_of$(b,a[5],c))]>0);}
function open_together$(c,a){let h,g,d,i,f,e,b,$0,$1,$2,$3;b=a[1037];d=c[(card_row$(a[1034]) + 0)];e=c[(card_row$(a[1303]) + 0)];f=((b==0)?d:e);g=((d==6)||(e==6));for($0=1,$1=7;$0<$1;$0+=1){h=$0;i=1;if(((f==4)&&((common_section$(a,b) & h)==0))){i=0;}else{if(g){$2=((1044 + (8 * b)) + h);a[$2]=(a[$2] + 1);i=(shared_out$(a,d,e)?1:0);$3=((1044 + (8 * b)) + h);a[$3]=(a[$3] - 1);}}a[(1305 + h)]=i;}}
function common_section$(c,d){let b,a,$0,$1;a=7;for($0=1,$1=7;$0<$1;$0+=1){b=$0;if((c[((1044 + (8 * d)) + b)]>0)){a=(a & b);}}return a;}
function shared_out$(g,b,d){let f,e,a,c,$0,$1,$2,$3,$4;for($0=1,$1=8;$0<$1;$0+=1){a=$0;if(!(span$(b,a))){continue;}for($2=1,$3=8;$2<$3;$2+=1){c=$2;if(!(span$(d,c))){continue;}if(((b==6)&&(d==6)&&(a & c))){continue;}$4=[a,c];e=$4[0];f=$4[1];if(((b==6)&&is_two$(a))){f=(f & ~(a));}if(((d==6)&&is_two$(c))){e=(e & ~(c));}if((ordered_within$(g,0,e)&&ordered_within$(g,1,f))){return 1;}}}return 0;}
function ordered_within$(b,c,d){let a,$0,$1;for($0=1,$1=7;$0<$1;$0+=1){a=$0;if(((b[((1044 + (8 * c)) + a)]>0)&&((a & d)==0))){return 0;}}return 1;}
function is_two$(a){return ((a==3)||(a==6));}
function span$(a,b){if((a!=6)){return (b==7);}return ((b!=7)&&(b!=5));}
function offer_orders$(b,a){let e,c,d,$0,$1,$2,$3;no_options$(a);option$(a,0);if((orders_of$(b,a)!=9)){c=a[5];if((orders_of$(b,a)==0)){count_section_room$(b,a);}for($0=0,$1=a[1723];$0<$1;$0+=1){d=$0;if(is_of$(a,d,c)){if(((a[(2045 + d)]==0)&&unit_may_be_ordered$(b,a,d))){option$(a,(1000 + a[(1853 + d)]));}}}for($2=0,$3=a[1724];$2<$3;$2+=1){e=$2;if(((a[(2301 + e)]>=0)&&(b[(64880 + e)]==c))){if((a[(2349 + e)]==0)){offer_leader$(b,a,e);}}}}ask$(a,3,a[5]);}
function offer_leader$(e,a,b){let f,c,d;c=a[(2301 + b)];d=a[(2421 + c)];f=orders_of$(e,a);if(a[1041]){return;}if(((f==5)&&(orders_by_card$(a)==0))){if(((d<0)||unlocked$(a,d))){option$(a,(3000 + c));}return;}if((d<0)){if(leader_may_be_ordered$(e,a,c)){option$(a,(1000 + c));}}else{if((e[(card_row$(a[1035]) + 6)]&&may_split$(e,d,b))){if(leader_may_be_ordered$(e,a,c)){option$(a,(2000 + c));}}}}
function leader_may_be_ordered$(a,b,d){let c;c=orders_of$(a,b);if((c==0)){return section_has_room$(a,b,d);}if((c==7)){return dice_order$(b,4);}if((c==5)){return ((b[1082]>=0)&&under_leadership$(a,b,d));}return ((c==6)&&linked$(a,b,d));}
function linked$(c,a,d){let b,e,$0,$1;if((orders_by_card$(a)==0)){return 1;}for($0=0,$1=6;$0<$1;$0+=1){b=$0;e=beside$(c,d,b);if(((e>=0)&&in_group$(c,a,e))){return 1;}}return 0;}
function in_group$(e,c,d){let b,a,$0;$0=[c[(2421 + d)],c[(2651 + d)]];a=$0[0];b=$0[1];if((a>=0)){if(((c[(1725 + a)]!=c[5])||(c[(2045 + a)]==0))){return 0;}return (c[(1171 + a)]==c[1037]);}if(((b<0)||(e[(64880 + b)]!=c[5]))){return 0;}if((c[(2349 + b)]==0)){return 0;}return (c[(1235 + b)]==c[1037]);}
function under_leadership$(b,a,d){let c;if((orders_by_card$(a)==0)){return 1;}if((a[1082]<0)){return 0;}c=b[(card_row$(a[1035]) + 5)];return ((orders_by_card$(a)<=c)&&linked$(b,a,d));}
function dice_order$(c,e){let b,a,d,f,$0,$1,$2;$0=[c[1080],counts_of$(c)];a=$0[0];b=$0[1];for($1=0,$2=4;$1<$2;$1+=1){d=$1;f=(c[(b + d)] + ((d==e)?1:0));a=(a - Math.max(0,(f - c[(1076 + d)])));}a=(a - (c[(b + 4)] + ((e==4)?1:0)));return (a>=0);}
function section_has_room$(a,b,c){let d;d=sections_of$(a,b[5],c);return (b[(1068 + d)]>0);}
function may_split$(a,b,d){let c;c=(of_kind$(a,b,6)==1);return !((c&&(a[(64904 + d)]==2)));}
function unlocked$(a,b){return ((a[(1981 + b)]<0)||(a[(1981 + b)]==a[1035]));}
function orders_by_card$(a){return (a[1042] - a[1043]);}
function unit_may_be_ordered$(e,a,b){let d,c,f,$0;if(!(unlocked$(a,b))){return 0;}if(a[1041]){return (orders_by_card$(a)==0);}$0=[a[(1853 + b)],orders_of$(e,a)];c=$0[0];d=$0[1];f=card_row$(a[1035]);if((d==0)){return section_has_room$(e,a,c);}if((d==7)){return dice_order$(a,of_kind$(e,b,0));}if((d==1)){if((orders_by_card$(a)>=a[1036])){return 0;}return of_type$(e,b,d,e[(f + 4)]);}if((d==5)){return under_leadership$(e,a,c);}if((d==6)){return linked$(e,a,c);}if(((orders_by_card$(a)>=most_orders$(e,a))||!(of_type$(e,b,d,0)))){return 0;}if((d==3)){return !(next_to_enemy$(e,a,c,a[5],1));}return ((d!=4)||linked$(e,a,c));}
function next_to_enemy$(b,g,c,i,h){let a,f,d,e,$0,$1,$2;for($0=0,$1=6;$0<$1;$0+=1){a=$0;d=beside$(b,c,a);if((d<0)){continue;}$2=[g[(2421 + d)],g[(2651 + d)]];e=$2[0];f=$2[1];if((e>=0)){if((g[(1725 + e)]!=i)){return 1;}}else{if((h&&(f>=0)&&(b[(64880 + f)]!=i))){return 1;}}}return 0;}
function most_orders$(a,b){let c;c=a[(card_row$(b[1035]) + 5)];return ((c==(-1))?b[1036]:c);}
function count_section_room$(g,a){let c,f,e,b,h,d,$0,$1,$2,$3,$4,$5,$6,$7,$8,$9;b=counts_of$(a);for($0=1,$1=8;$0<$1;$0+=1){c=$0;a[(1068 + c)]=1;}for($2=1,$3=8;$2<$3;$2+=1){d=$2;e=0;for($4=0,$5=3;$4<$5;$4+=1){f=$4;if(((d >> f) & 1)){h=g[((card_row$(a[1035]) + 1) + f)];e=(e + ((h==(-1))?a[1036]:h));}}for($6=1,$7=8;$6<$7;$6+=1){c=$6;if(((c & d)==c)){e=(e - a[(b + c)]);}}if((e<=0)){for($8=1,$9=8;$8<$9;$8+=1){c=$8;if(((c & d)==c)){a[(1068 + c)]=0;}}}}}
function offer_movers$(e,a){let c,b,d,$0,$1;no_options$(a);option$(a,0);b=(-1);for($0=a[1259],$1=a[1042];$0<$1;$0+=1){c=$0;d=a[(1083 + c)];if(((hex_of$(a,d)>=0)&&can_move$(e,a,d))){option$(a,mover_named$(a,d));b=c;}}if((a[4]>2)){ask$(a,19,a[5]);}else{if((b>=0)){moves_next$(a,b);}else{a[1]=15;}}}
function can_move$(c,a,d){let e,b;b=a[4];if((d>=64)){reach_of_leader$(c,a,(d - 64));}else{if(has_room$(c,a,d)){return 1;}else{reach_of_unit$(c,a,d);}}e=(a[4]>b);a[4]=b;return e;}
function reach_of_leader$(e,c,d){let l,g,j,k,h,i,b,f,a,m,$0,$1,$2,$3;$0=[c[(2301 + d)],hexes_for_leader$(e,c,d)];a=$0[0];b=$0[1];f=e[(64880 + d)];begin_reach$(e,c,a);$1=$K20;g=$1[0];h=$1[1];i=$1[2];while((g<h)){j=c[(4287 + g)];g=(g + 1);k=(c[(4057 + j)] + 1);if(((k>b)||((j!=a)&&ground_stops$(e,c,j)))){continue;}i=(i||(e[((55709 + (f * 230)) + j)]>0));for($2=0,$3=6;$2<$3;$2+=1){l=$2;m=beside$(e,j,l);if(((m>=0)&&(c[(4057 + m)]==99))){if(leader_may_pass$(e,c,f,m)){c[(4057 + m)]=k;c[(4287 + h)]=m;h=(h + 1);if(leader_may_stop$(e,c,d,m)){option$(c,m);}}}}}if(i){option$(c,999);}}
function leader_may_stop$(d,a,e,b){let c;c=a[(2421 + b)];if((a[(2651 + b)]>=0)){return 0;}return ((c<0)||may_join$(d,c,e));}
function may_join$(a,b,c){return ((of_kind$(a,b,1)==0)||is_mounted_leader$(a,c));}
function leader_may_pass$(a,e,f,b){let d,c,$0;if((a[(56169 + b)]==0)){return 0;}$0=[e[(2421 + b)],e[(2651 + b)]];c=$0[0];d=$0[1];if((c>=0)){return (e[(1725 + c)]==f);}return ((d<0)||(a[(64880 + d)]==f));}
function begin_reach$(c,b,d){let a,$0,$1;for($0=0,$1=c[25];$0<$1;$0+=1){a=$0;b[(4057 + a)]=99;}b[(4057 + d)]=0;b[4287]=d;}
function hexes_for_leader$(a,d,b){let c;c=a[(40 + a[(64904 + b)])];if((way_of$(d,(64 + b))==6)){return Math.min(c,a[46]);}return c;}
function has_room$(a,b,c){let e,d,f,$0,$1;if((hexes_for_unit$(a,b,c)==0)){return 0;}d=rides_along$(a,b,c);for($0=0,$1=6;$0<$1;$0+=1){e=$0;f=beside$(a,b[(1853 + c)],e);if(((f>=0)&&unit_may_enter$(a,b,c,d,f))){return 1;}}return 0;}
function unit_may_enter$(a,c,e,g,b){let f,d;if(((a[(56169 + b)]==0)||(c[(2421 + b)]>=0))){return 0;}d=c[(2651 + b)];if((d<0)){return 1;}f=(a[(64880 + d)]==c[(1725 + e)]);return (f&&(g<0)&&may_join$(a,e,d));}
function reach_of_unit$(e,c,d){let l,h,j,k,i,f,b,g,a,m,$0,$1,$2,$3;$0=[c[(1853 + d)],hexes_for_unit$(e,c,d)];a=$0[0];b=$0[1];f=rides_along$(e,c,d);if((b==0)){return;}g=c[(1725 + d)];begin_reach$(e,c,a);$1=$K15;h=$1[0];i=$1[1];while((h<i)){j=c[(4287 + h)];h=(h + 1);k=(c[(4057 + j)] + 1);if(((k>b)||stops_unit$(e,c,j,a))){continue;}for($2=0,$3=6;$2<$3;$2+=1){l=$2;m=beside$(e,j,l);if(((m>=0)&&(c[(4057 + m)]==99))){if(unit_may_enter$(e,c,d,f,m)){c[(4057 + m)]=k;c[(4287 + i)]=m;i=(i + 1);option$(c,m);}}}}if(unit_may_exit$(e,c,d,g,b,i,a)){option$(c,999);}}
function unit_may_exit$(d,b,h,e,f,j,i){let c,a,g,$0,$1;for($0=0,$1=j;$0<$1;$0+=1){a=$0;c=b[(4287 + a)];if(((objective$(d,e,c,5)>0)&&(b[(4057 + c)]<f))){g=objective$(d,e,c,6);if((((g >> d[(64752 + h)]) & 1)&&!(stops_unit$(d,b,c,i)))){return 1;}}}return 0;}
function offer_moves$(d,a){let c,b;b=a[(1083 + a[1259])];no_options$(a);if((b<64)){option$(a,a[(1853 + b)]);reach_of_unit$(d,a,b);}else{c=(b - 64);option$(a,a[(2301 + c)]);reach_of_leader$(d,a,c);}ask$(a,4,a[5]);}
function offer_battles$(c,a){let b,d,e,$0,$1;no_options$(a);option$(a,0);b=fires_again$(a);if((b>=0)){offer_battles_of$(c,a,b);if((a[4]>1)){ask$(a,5,a[5]);return;}a[(2173 + b)]=0;}for($0=0,$1=a[1042];$0<$1;$0+=1){d=$0;e=a[(1083 + d)];if(((e<64)&&may_battle$(c,a,e))){offer_battles_of$(c,a,e);}}ask$(a,5,a[5]);}
function offer_battles_of$(f,c,a){let e,d,b,g,$0,$1;b=((a + 1) * 10000);if(!(only_fires$(c))){d=c[(1853 + a)];for($0=0,$1=6;$0<$1;$0+=1){e=$0;g=beside$(f,d,e);if(((g>=0)&&(side_at$(f,c,g)==(1 - c[5])))){if(may_close$(f,c,a,d,g)){option$(c,((b + 0) + g));if((swarm_of$(f,c,a,g)>1)){option$(c,((b + 2000) + g));}}}}}if(may_fire$(f,c,a)){offer_fire$(f,c,a,b);}}
function offer_fire$(d,a,b,h){let e,c,g,f,$0;c=a[(1853 + b)];e=d[(57549 + c)];while((e<d[((57549 + c) + 1)])){$0=[d[e],d[(e + 1)]];f=$0[0];g=$0[1];if(((side_at$(d,a,f)==(1 - a[5]))&&(g<=of_kind$(d,b,7)))){if(((fire_dice$(d,a,b,f,g)>0)&&in_sight$(d,a,e))){option$(a,((h + 1000) + f));}}e=next_entry$(d,e);}}
function next_entry$(b,a){return ((((a + 5) + b[(a + 2)]) + b[(a + 3)]) + b[(a + 4)]);}
function in_sight$(b,e,a){let f,c,d;c=((a + 5) + b[(a + 2)]);d=(c + b[(a + 3)]);if(any_occupied$(b,e,(a + 5),c)){return 0;}f=(d + b[(a + 4)]);return !((any_occupied$(b,e,c,d)&&any_occupied$(b,e,d,f)));}
function any_occupied$(c,b,d,e){let a,$0,$1;for($0=d,$1=e;$0<$1;$0+=1){a=$0;if(occupied$(b,c[a])){return 1;}}return 0;}
function occupied$(a,b){if(((a[(2421 + b)]>=0)||(a[(2651 + b)]>=0))){return 1;}return (a[(3801 + b)]>=0);}
function fire_dice$(a,b,c,d,e){return dice_of_fire$(a,pair_at$(a,b,c,d),e,(b[(2109 + c)]>0));}
function may_fire$(a,c,b){if((of_kind$(a,b,4)==0)){return 0;}if((way_of$(c,b)==2)){return 0;}return !(next_to_enemy$(a,c,c[(1853 + b)],c[5],only_fires$(c)));}
function swarm_of$(a,c,b,f){let e,d,g,$0,$1;if(((of_kind$(a,b,5)==0)||only_fires$(c))){return 1;}d=0;for($0=0,$1=6;$0<$1;$0+=1){e=$0;g=beside$(a,f,e);if(((g>=0)&&joins_swarm$(a,c,c[(2421 + g)],f))){d=(d + 1);}}return d;}
function prepare_challenge$(e,c,a){let b,d;b=(a==16);d=(b?c[5]:(1 - c[5]));if((!(challenge_open$(e,c))||!(offer_challenge$(e,c,d)))){c[1]=(b?17:20);}}
function offer_challenge$(a,b,c){if((challenge_card$(a,b,c)<0)){return 0;}no_options$(b);option$(b,0);option$(b,1);ask$(b,7,c);return 1;}
function challenge_open$(b,a){return ((a[4037]!=1)&&(a[4032]>=0)&&(a[4033]>=0)&&(a[4034]>=0));}
function challenge_code$(a,b){return roll_code$(a[(4045 + b)],6);}
function offer_inspiration$(a,c){let b,d,e,f,$0,$1;b=a[64710];d=c[(side_row$(c[5]) + 0)];e=levies_inspired$(a,c);if(((e==0)||(d<b))){return 0;}no_options$(c);for($0=0,$1=(e + 1);$0<$1;$0+=1){f=$0;if(((f * b)<=d)){option$(c,f);}}ask$(c,6,c[5]);return 1;}
function levies_inspired$(a,b){let d,e,f,c,$0,$1;c=(may_be_inspired$(a,b,b[4035],b[5])?1:0);if((b[4037]!=2)){return c;}for($0=0,$1=6;$0<$1;$0+=1){d=$0;e=beside$(a,b[4036],d);f=((e>=0)?b[(2421 + e)]:(-1));if(((f!=b[4031])&&joins_swarm$(a,b,f,b[4036]))){c=(c + (may_be_inspired$(a,b,e,b[5])?1:0));}}return c;}
function offer_answers$(a,b){let d,c,$0,$1;if(!(may_answer$(a,b))){return 0;}c=(1 - b[5]);no_options$(b);option$(b,0);if((b[((1339 + (c * 32)) + a[63836])]>0)){option$(b,1);}for($0=0,$1=a[27];$0<$1;$0+=1){d=$0;if(may_play$(a,b,c,d,3)){option$(b,(2 + d));}}ask$(b,8,c);return 1;}
function go_on_fighting$(e,a){let b,d,h,c,f,g,$0,$1;b=$part(a,4518,4709);c=$part(a,4709,4737);d=c[0];if(((d==0)&&asks_to_inspire_back$(e,a,c))){return 0;}if(((d==4)&&!(stands_fast$$(b,c)))){f=(c[3] * b[(party_row$(target_of$(b,c)) + 4)]);offer_retreats$(e,a,unit_of$(a,target_of$(b,c)),f);return 0;}if((d==5)){offer_fates$(e,a,leader_of_party$(a,target_of$(b,c)));return 0;}g=pending$(b,c);if((g==0)){return 1;}if((g>0)){a[0]=g;}else{if(((d==3)&&(most_ignored$(b,c)>least_ignored$(b,c)))){no_options$(a);for($0=least_ignored$(b,c),$1=(most_ignored$(b,c) + 1);$0<$1;$0+=1){h=$0;option$(a,h);}ask$(a,9,side_of$(a,target_of$(b,c)));}else{step$(b,c,0);put_on_board$(e,a);}}return 0;}
function pending$(c,a){let b;b=a[0];if((b==8)){return 0;}if((b==1)){return roll_code$(strike_dice$(c,a),strike_kind$(c,a));}if((b==2)){return roll_code$(check_dice$(c,a),7);}if((b==6)){return roll_code$((c[7] + a[4]),lack_kind$(c,a));}if(((b==3)||(b==5))){return choice_open$(c,a);}return (-1);}
function choice_open$(a,b){let e,d,c;c=a[(strike_row$(b[1]) + 1)];d=party_row$(c);if((b[0]==3)){e=((most_ignored$(a,b) - least_ignored$(a,b)) + 1);if(((e>1)&&(a[(d + 8)]==2))){return decision$(e,a[(d + 2)]);}}else{if(((a[(d + 9)]==2)&&(room_left$(a,b,c)>0))){return decision$(2,a[(d + 2)]);}}return (-1);}
function decision$(a,b){return -(((2 * a) + b));}
function lack_kind$(a,b){let c;c=a[(strike_row$(b[1]) + 1)];if((b[(c + 1)]==2)){return a[23];}return a[(party_row$(c) + 10)];}
function strike_kind$(c,a){let b;b=strike_row$(a[1]);if((a[(c[(b + 1)] + 0)]==0)){return c[(b + 5)];}return c[(b + 4)];}
function strike_dice$(c,a){let d,b;b=strike_row$(a[1]);d=c[(b + 2)];if((a[1]==3)){d=c[(26 + distance$(c,a))];}else{if(((a[1]==1)&&!(stands$(a,c[(b + 0)])))){d=c[(b + 3)];}}return (d + (a[2] * c[10]));}
function distance$(a,b){let c;c=((a[19] + b[21]) + b[22]);return Math.min(c,24);}
function offer_fates$(c,e,d){let g,i,j,h,f,a,b,k,$0,$1,$2,$3,$4;$0=[c[(64880 + d)],e[(2301 + d)]];a=$0[0];b=$0[1];f=c[64704];no_options$(e);option$(e,999);$1=[b,0];e[4287]=$1[0];e[(4057 + b)]=$1[1];$2=$K15;g=$2[0];h=$2[1];while((g<h)){i=e[(4287 + g)];g=(g + 1);if((e[(4057 + i)]==f)){continue;}for($3=0,$4=2;$3<$4;$3+=1){j=$3;k=behind$(c,a,i,j);if(((k>=0)&&leader_may_pass$(c,e,a,k)&&!(queued$(e,h,k)))){e[(4057 + k)]=(e[(4057 + i)] + 1);e[(4287 + h)]=k;h=(h + 1);if(leader_may_stop$(c,e,d,k)){option$(e,k);}}}}ask$(e,11,a);}
function queued$(b,d,c){let a,$0,$1;for($0=0,$1=d;$0<$1;$0+=1){a=$0;if((b[(4287 + a)]==c)){return 1;}}return 0;}
function behind$(a,b,c,d){return a[((54789 + (2 * ((b * 230) + c))) + d)];}
function offer_retreats$(h,c,d,i){let e,g,j,f,a,b,k,$0,$1,$2,$3,$4,$5,$6;$0=[c[(1725 + d)],c[(1853 + d)]];a=$0[0];b=$0[1];no_options$(c);$1=[b,0];c[4287]=$1[0];c[(4057 + b)]=$1[1];$2=$K15;e=$2[0];f=$2[1];while((e<f)){g=c[(4287 + e)];e=(e + 1);if(retreat_is_whole$(h,c,d,g,i)){option$(c,g);continue;}for($3=0,$4=2;$3<$4;$3+=1){j=$3;k=behind$(h,a,g,j);if(((k>=0)&&may_retreat_to$(h,c,d,k)&&!(queued$(c,f,k)))){c[(4057 + k)]=(c[(4057 + g)] + 1);c[(4287 + f)]=k;f=(f + 1);}}}if((c[4]==0)){for($5=0,$6=f;$5<$6;$5+=1){j=$5;if(retreat_ends$(h,c,d,c[(4287 + j)])){option$(c,c[(4287 + j)]);}}}ask$(c,10,a);}
function retreat_ends$(e,a,b,f){let d,c,g,$0,$1;c=a[(1725 + b)];for($0=0,$1=2;$0<$1;$0+=1){d=$0;g=behind$(e,c,f,d);if(((g>=0)&&may_retreat_to$(e,a,b,g))){return 0;}}return 1;}
function may_retreat_to$(a,b,c,d){return unit_may_enter$(a,b,c,leader_of$(a,b,c),d);}
function retreat_is_whole$(e,a,d,b,c){if((a[(4057 + b)]==c)){return 1;}return ((b!=a[(1853 + d)])&&(a[(2651 + b)]>=0));}
function stands_fast$$(a,b){return (a[(strike_row$(b[1]) + 12)]>0);}
function asks_to_inspire_back$(d,c,a){let b;b=a[1];if(((b!=4)&&(b!=0))){return 0;}if((c[4043]==b)){return 0;}if(offer_inspiration_back$(d,c)){return 1;}c[4043]=b;return 0;}
function offer_inspiration_back$(c,a){let d,b;b=(1 - a[5]);d=c[64710];if((a[(side_row$(b) + 0)]<d)){return 0;}if(!(may_be_inspired$(c,a,a[4036],b))){return 0;}no_options$(a);option$(a,0);option$(a,1);ask$(a,6,b);return 1;}
function offer_ground$(d,a){let c,b,e;b=a[4031];c=(a[(1853 + b)]==a[4035]);e=(side_at$(d,a,a[4036])==(-1));if(((a[4037]==1)||!(c)||!(e))){a[1]=15;return;}no_options$(a);option$(a,0);option$(a,1);ask$(a,13,a[5]);}
function offer_bonus$(e,a){let d,c,f,b,$0,$1;b=a[4031];no_options$(a);option$(a,0);c=a[(1853 + b)];for($0=0,$1=6;$0<$1;$0+=1){d=$0;f=beside$(e,c,d);if(((f>=0)&&(side_at$(e,a,f)==(1 - a[5])))){if(may_close$(e,a,b,c,f)){option$(a,(1000 + f));}}}ask$(a,14,a[5]);}
function prepare_end$(a,b,c){if((c==25)){end_turn$(a,b);if((a[30]>0)){put_away_both$(a,b);}}else{if((c==26)){replace_strikes$(a,b);}else{if((c==27)){draw_cards$(a,b);}else{if((c==28)){offer_keep$(a,b);}else{if((c==29)){offer_replenishment$(a,b);}else{if((c==30)){offer_discards$(a,b);}else{next_turn$(a,b);}}}}}}}
function put_away_both$(e,c){let f,b,d,a,$0,$1;$0=[c[5],c[1303]];a=$0[0];b=$0[1];d=side_row$(a);if((b>=0)){$1=(1435 + b);c[$1]=(c[$1] + 1);f=banners_beside$(e,a,c[1035],b);if(((f>0)&&((c[(d + 1)] + f)<e[(23 + a)]))){award$(e,c,a,f);}if(e[(card_row$(b) + 7)]){c[1268]=2;}}if((c[(d + 2)]>=e[(31 + a)])){c[1268]=0;}c[1303]=(-1);}
function banners_beside$(c,a,d,e){let b,f;b=(a * 32);f=c[((61530 + ((b + d) * 32)) + e)];return (c[((61466 + b) + e)] - f);}
function end_turn$(c,a){let f,d,e,b,$0,$1,$2,$3,$4,$5;b=a[5];end_orders$(c,a);for($0=0,$1=2;$0<$1;$0+=1){d=$0;e=side_row$(d);$2=1033;a[$2]=(a[$2] + a[(e + 5)]);a[(e + 5)]=0;if((a[(e + 4)]>=0)){$3=(1611 + a[(e + 4)]);a[$3]=(a[$3] + 1);}$4=(1435 + c[63836]);a[$4]=(a[$4] + a[(e + 6)]);a[(e + 6)]=0;}$5=(1435 + a[1034]);a[$5]=(a[$5] + 1);f=c[((61466 + (b * 32)) + a[1035])];e=side_row$(b);if(((f>0)&&((a[(e + 1)] + f)<c[(23 + b)]))){award$(c,a,b,f);}a[1268]=(c[(card_row$(a[1035]) + 7)]?2:1);a[1034]=(-1);a[1]=27;}
function end_orders$(d,b){let c,a,$0,$1,$2,$3,$4,$5,$6;for($0=0,$1=b[1723];$0<$1;$0+=1){a=$0;$2=0;b[(2045 + a)]=$2;b[(2109 + a)]=$2;b[(2173 + a)]=$2;$3=0;b[(2237 + a)]=$3;b[(1171 + a)]=$3;}for($4=0,$5=b[1724];$4<$5;$4+=1){c=$4;$6=0;b[(2349 + c)]=$6;b[(2373 + c)]=$6;b[(1235 + c)]=0;}}
function replace_strikes$(c,a){let d,b;b=(1 - a[5]);if((a[(side_row$(b) + 9)]>0)){d=cards_left$(a,1403,1435,c[26]);if((d>0)){draw_among$(a,d);}else{a[(side_row$(b) + 9)]=0;}return;}a[1]=25;}
function draw_cards$(b,a){let c;c=((a[1268]>0)?cards_left$(a,1403,1435,b[26]):0);if((c>0)){draw_among$(a,c);return;}a[1]=((a[1267]>=0)?28:29);}
function offer_keep$(b,a){no_options$(a);option$(a,a[1266]);if((a[1267]!=a[1266])){option$(a,a[1267]);}ask$(a,15,a[5]);}
function offer_replenishment$(b,a){let c;no_options$(a);option$(a,0);c=b[27];if(((cards_in$(a,1563,c) + cards_in$(a,1611,c))>0)){option$(a,1);}ask$(a,16,a[5]);}
function offer_discards$(e,a){let c,d,b,$0,$1;b=a[5];no_options$(a);option$(a,0);if((a[(side_row$(b) + 4)]<0)){for($0=0,$1=e[27];$0<$1;$0+=1){c=$0;d=((c==a[1269])?1:0);if((a[((1467 + (b * 48)) + c)]>d)){option$(a,(1 + c));}}}ask$(a,17,b);}
function next_turn$(c,b){let a,$0,$1,$2,$3;for($0=0,$1=2;$0<$1;$0+=1){a=$0;b[(side_row$(a) + 4)]=(-1);}$2=(-1);b[1266]=$2;b[1267]=$2;b[1269]=$2;b[5]=(1 - b[5]);$3=6;b[$3]=(b[$3] + 1);b[1]=1;}
function prepare_epic$(a,b,c){if((c==33)){offer_pair$(a,b);}else{if((c==34)){offer_copies$(a,b);}else{if((c==35)){no_options$(b);option$(b,0);option$(b,1);ask$(b,22,b[5]);}else{if((c==36)){offer_initiative$(a,b);}else{if((c==37)){roll_die$(b);}else{if((c==38)){offer_acts$(a,b);}else{if((c==39)){offer_way_back$(a,b);}else{fill_rack$(a,b);}}}}}}}}
function offer_pair$(c,a){let b,$0,$1;no_options$(a);option$(a,0);for($0=0,$1=c[26];$0<$1;$0+=1){b=$0;if(((a[(1271 + b)]>0)&&is_field$(c,b))){option$(a,(1000 + b));}}ask$(a,20,a[5]);}
function offer_copies$(c,a){let b;b=side_row$((1 - a[5]));no_options$(a);if((a[(b + 3)]<0)){begin_turn_of_cards$(c,a);return;}option$(a,a[(b + 3)]);if(((a[(b + 10)]>=0)&&(a[(b + 10)]!=a[(b + 3)]))){option$(a,a[(b + 10)]);}ask$(a,21,a[5]);}
function offer_initiative$(c,a){let b,$0,$1;no_options$(a);option$(a,0);for($0=0,$1=3;$0<$1;$0+=1){b=$0;if((((a[1313] >> b) & 1)&&has_piece_in$(c,a,a[5],(1 << b)))){option$(a,(1 + b));}}ask$(a,23,a[5]);}
function roll_die$(a){draw_among$(a,6);}
function offer_acts$(f,a){let b,c,e,d,$0,$1;b=a[1315];c=((b==3)||(b==5));no_options$(a);for($0=0,$1=a[1723];$0<$1;$0+=1){d=$0;e=a[(1853 + d)];if(((e>=0)&&(a[(1725 + d)]==a[5])&&in_his$(f,a,e))){if((a[(2045 + d)]==0)){if(c){option$(a,e);}else{if(((a[(1981 + d)]<0)&&die_orders$(f,b,d))){option$(a,(1000 + e));}}}}}if((b==4)){offer_leaders$(f,a);}if((a[4]==0)){a[1]=36;}else{ask$(a,(c?24:3),a[5]);}}
function offer_leaders$(d,b){let a,c,e,$0,$1;for($0=0,$1=b[1724];$0<$1;$0+=1){a=$0;c=b[(2301 + a)];if(((c<0)||(d[(64880 + a)]!=b[5])||!(in_his$(d,b,c)))){continue;}if(b[(2349 + a)]){continue;}e=b[(2421 + c)];if((e<0)){option$(b,(1000 + c));}else{if(may_split$(d,e,a)){option$(b,(2000 + c));}}}}
function die_orders$(b,a,c){return ((a==4)||(of_kind$(b,c,0)==a));}
function in_his$(a,b,c){return ((sections_of$(a,b[5],c) & b[1314])>0);}
function offer_way_back$(c,a){let b;b=a[1316];offer_retreats$(c,a,b,of_kind$(c,b,2));}
function fill_rack$(b,a){let c,$0;if((cards_in$(a,1271,b[26])<b[30])){c=cards_left$(a,1403,1435,b[26]);if((c>0)){draw_among$(a,c);return;}}if((a[1270]==4)){$0=1270;a[$0]=(a[$0] + 1);a[1]=1;}else{a[1]=31;}}
function prepare_debts$(b,a){let e,d,c,$0,$1,$2,$3;if(lack_is_due$(a)){offer_lack$(b,a,((a[4051]>=0)?12:18));return 1;}for($0=0,$1=2;$0<$1;$0+=1){c=$0;d=side_row$(c);if((a[(d + 7)]>0)){if((a[(d + 2)]>0)){draw_among$(a,a[(d + 2)]);}else{a[(d + 7)]=0;}return 1;}}for($2=0,$3=2;$2<$3;$2+=1){c=$2;d=side_row$(c);if((a[(d + 8)]>0)){e=cards_left$(a,1563,1611,b[27]);if((e>0)){draw_among$(a,e);}else{a[(d + 8)]=0;}return 1;}}return 0;}
function offer_lack$(c,a,f){let d,b,e,$0,$1;no_options$(a);while((lack_is_due$(a)&&(a[4]==0))){b=next_symbol$(a);d=nearest_distance$(c,a,b);for($0=0,$1=a[1723];$0<$1;$0+=1){e=$0;if((struck_by$(c,a,e,b)&&(hexes_away$(c,a,e)==d))){option$(a,a[(1853 + e)]);}}if((a[4]==0)){a[(4052 + b)]=0;}}if((a[4]>0)){ask$(a,f,a[4050]);}}
function hexes_away$(b,a,c){if((a[4051]==(-1))){return 0;}return hexes_between$(b,a[4051],a[(1853 + c)]);}
function struck_by$(c,a,b,d){if(((a[(1853 + b)]<0)||(a[(1725 + b)]!=a[4050]))){return 0;}return (of_kind$(c,b,0)==d);}
function nearest_distance$(c,d,e){let a,b,$0,$1;a=999;for($0=0,$1=d[1723];$0<$1;$0+=1){b=$0;if(struck_by$(c,d,b,e)){a=Math.min(a,hexes_away$(c,d,b));}}return a;}
function choose_by_terms$(c,a,g){let d,e,b,f,h,$0,$1,$2,$3;b=a[2];if((b==19)){return 1;}if((needs_weights$(b)&&begins$(a,b))){forget$(c,a);}$0=$K21;d=$0[0];e=$0[1];for($1=0,$2=a[4];$1<$2;$1+=1){f=$1;h=value_of$(c,a,a[(9 + f)],g);if((h>d)){$3=[h,0];d=$3[0];e=$3[1];}if((h==d)){a[(7581 + e)]=f;e=(e + 1);}}return a[(7581 + among(g,e))];}
function value_of$(c,a,d,e){let b,f;b=a[2];if(((b==15)||((b==1)&&(c[30]==0)))){return value_of_card$(c,a,d,e);}if((b==3)){return value_of_order$(c,a,d);}if((b==4)){return value_of_move$(c,a,d);}if((b==5)){return value_of_battle$(c,a,d);}if((b==14)){return value_of_bonus$(c,a,d);}if((b==13)){return value_of_gain$(c,a,d);}if((b==10)){return value_of_retreat$(c,a,d);}if((b==9)){return value_of_standing_fast$(c,a,d);}if((b==11)){f=a[4034];if((a[3]==a[5])){f=a[4033];}return value_of_fate$(c,a,f,d);}if(((b==12)||(b==18))){return a[(1789 + a[(2421 + d)])];}if((b==6)){return value_of_inspiring$(c,a,d);}if(((b==1)||(b>=20))){return value_in_epic$(c,a,d,e);}return value_of_dragons$(c,a,d);}
function value_of_dragons$(e,c,d){let f,a,b,$0;$0=[c[2],c[3]];a=$0[0];b=$0[1];if((a==16)){if((d==0)){return (Math.min(e[35],c[1033]) * token_price$(e,c,b));}return value_of_drawing$(e,c,b);}if((d==0)){return 0;}if((a==17)){f=(dragon$(e,(d - 1),0)==0);return ((f&&(c[1033]>0))?1:(-1));}return value_of_card_play$(e,c,d);}
function value_of_card_play$(d,c,e){let f,a,h,b,g,$0;$0=[c[2],c[3]];a=$0[0];b=$0[1];if((a==7)){return ((challenge_dice$(d,c,b) + 2) - challenge_dice$(d,c,(1 - b)));}if((a==8)){return 1;}f=dragon$(d,(Math.floor(e/1000) - 1),1);if((f==1)){g=c[(2421 + $mod(e,1000))];h=(turncoat_dice$(c,b) - turncoat_dice$(c,(1 - b)));return (((h * 3000) + (c[(1789 + g)] * 10)) + of_kind$(d,g,0));}if((f==2)){return (circles$(d,c,(1 - b)) - 2);}return 1;}
function value_of_drawing$(f,d,g){let h,c,e,b,a,$0,$1,$2;$0=0;a=$0;b=$0;for($1=0,$2=f[27];$1<$2;$1+=1){c=$1;e=d[(1563 + c)];a=(a + e);if((dragon$(f,c,0)!=0)){b=(b + e);}}if((a==0)){return 1;}h=(f[36] * token_price$(f,d,g));return Math.floor(((b * 1500) + ((a - b) * h))/a);}
function token_price$(d,a,b){let c,e;c=a[(side_row$(b) + 0)];e=weight$(d,a,8);if((c<=4)){return (e * 2);}return ((c>=9)?Math.floor(e/4):e);}
function weight$(a,b,d){let c;c=((a[116984]==turn_and_side$(b[6],b[3]))?2:b[3]);return a[((116792 + (c * 64)) + d)];}
function value_in_epic$(c,a,d,e){let b,f;b=a[2];if((b==1)){return value_of_lead$(c,a,d,e);}if((b==20)){return value_of_cards$(c,a,a[1034],a[1036],d,e);}if((b==21)){f=stands_for$(c,a,a[1034],d);return value_of_cards$(c,a,f,a[1036],0,e);}if(((b==23)||(b==24))){note_for_generals$(c,a);}return value_for_general$(c,a,d);}
function value_for_general$(b,a,c){let d;if((a[2]==23)){return value_of_initiative$(b,a,c);}if((a[2]==24)){d=(a[1315]==5);return -(cost_of_harm$(b,a,a[(2421 + c)],d));}return 0;}
function cost_of_harm$(c,f,d,e){let a,g,b,$0;$0=[1,of_kind$(c,d,2)];a=$0[0];b=$0[1];if(!(e)){a=(has_way_back$(c,f,d)?0:b);}g=(Math.min(a,f[(1789 + d)]) * 1000);if((a>=f[(1789 + d)])){g=(g + (3000 * c[(64816 + d)]));}if(!(e)){g=(g + (b * 60));}return (g + Math.floor(Math.max(0,f[(4737 + d)])/2));}
function has_way_back$(d,a,b){let c;c=a[(1853 + b)];return (!(stands_fast$(d,b,c))&&!(retreat_ends$(d,a,b,c)));}
function value_of_initiative$(d,e,a){let c,b,$0,$1;if((a==0)){return 0;}b=0;for($0=0,$1=6;$0<$1;$0+=1){c=$0;b=(b + value_of_face$(d,e,(1 << (a - 1)),c));}return Math.floor(b/6);}
function value_of_face$(g,e,h,a){let c,b,f,d,$0,$1;b=((a==3)||(a==5));c=(-1000000);for($0=0,$1=e[1723];$0<$1;$0+=1){d=$0;f=e[(1853 + d)];if(((f<0)||(e[(1725 + d)]!=e[3])||e[(2045 + d)])){continue;}if(((sections_of$(g,e[3],f) & h)==0)){continue;}if(b){c=Math.max(c,-(cost_of_harm$(g,e,d,(a==5))));}else{if(((e[(1981 + d)]<0)&&die_orders$(g,a,d))){c=Math.max(c,e[(4737 + d)]);}}}return ((c==(-1000000))?0:c);}
function note_for_generals$(a,b){let c,$0,$1;weigh_units$(a,b,0);for($0=0,$1=b[1723];$0<$1;$0+=1){c=$0;b[(4737 + c)]=b[(6032 + c)];}}
function weigh_units$(e,a,b){let c,d,$0,$1;a[(6018 + b)]=1;c=(b * 64);for($0=0,$1=a[1723];$0<$1;$0+=1){d=$0;if(is_of$(a,d,a[3])){a[((6032 + c) + d)]=value_of_unit$(e,a,d,((6544 + c) + d));}}}
function value_of_unit$(e,c,d,h){let g,a,f,i,b,j,k,$0,$1,$2,$3,$4;$0=[c[(1853 + d)],c[4]];a=$0[0];b=$0[1];f=value_of_standing$(e,c,d,a);g=value_of_place$(e,c,d,a,0,0);$1=[c[6026],a];c[h]=$1[0];c[6028]=$1[1];reach_of_unit$(e,c,d);for($2=b,$3=c[4];$2<$3;$2+=1){i=$2;j=c[(9 + i)];if((j==999)){k=(f + value_of_leaving$(e,c,d));c[6026]=(-1);}else{k=value_of_place$(e,c,d,j,c[(4057 + j)],0);}if((k>g)){$4=[k,c[6026],j];g=$4[0];c[h]=$4[1];c[6028]=$4[2];}}c[4]=b;return (g - f);}
function value_of_leaving$(a,b,c){if(move_wins$(a,b,c,999)){return 20000000;}return (exit_banners$(a,b,c) * banner_price$(a,b,b[(1725 + c)]));}
function banner_price$(a,c,b){let d;d=(a[(23 + b)] - c[(side_row$(b) + 1)]);if((d<=1)){return weight$(a,c,6);}return weight$(a,c,((d==2)?5:4));}
function move_wins$(e,a,b,d){let f,c,g;c=a[(1725 + b)];if((d==999)){return wins_with$(e,a,c,exit_banners$(e,a,b));}if((d==a[(1853 + b)])){return 0;}f=0;if(((objective$(e,c,d,4) >> e[(64752 + b)]) & 1)){f=objective$(e,c,d,3);}if((a[((3341 + (c * 230)) + d)]==0)){g=objective$(e,c,d,1);f=(f + g);if(((g>0)&&takes_last_cards$(e,a,c,objective$(e,c,d,2)))){return 1;}}return wins_with$(e,a,c,f);}
function takes_last_cards$(f,c,a,e){let d,b;b=side_row$((1 - a));d=((c[(b + 2)] - c[(b + 7)]) + c[(b + 9)]);return ((e>0)&&((d - e)<=f[37]));}
function wins_with$(d,b,c,a){return ((a>0)&&((b[(side_row$(c) + 1)] + a)>=d[(23 + c)]));}
function value_of_place$(a,b,c,d,e,f){let g;g=best_battle$(a,b,c,d,e,f);if((e>0)){g=(g - weight$(a,b,37));}return (g + value_beyond$(a,b,c,d,b[6026]));}
function value_beyond$(d,a,b,f,j){let l,k,g,e,c,h,i;c=a[(1725 + b)];e=urgency$(d,a,c);g=hexes_to_enemy$(d,a,c,f);h=(friends_beside$(d,a,f,c,a[(1853 + b)])>=2);i=(h?weight$(d,a,21):0);k=Math.floor((danger$(d,a,b,f,h,j) * weight$(d,a,11))/e);i=(i - Math.floor((k * patience$(a))/20));i=(i + Math.floor((threat$(d,a,b,f) * weight$(d,a,16))/100));if(of_kind$(d,b,4)){g=Math.max(g,weight$(d,a,31));i=(i + value_of_cover$(d,a,b,f));}i=(i - Math.floor(((g * weight$(d,a,17)) * e)/100));i=(i + value_of_ground$(d,a,b,f,c));l=a[(2651 + a[(1853 + b)])];if((l>=0)){i=(i + value_of_leading$(d,a,b,g));}return i;}
function value_of_leading$(c,a,b,d){if((a[(1789 + b)]==1)){return 0;}return Math.floor((weight$(c,a,28) * Math.max(0,(4 - d)))/3);}
function value_of_ground$(a,b,g,e,c){let f,l,i,j,k,d,h;d=banner_price$(a,b,c);f=open_banners$(a,b,c,e);f=(f + banners_for$(a,c,e,a[(64752 + g)]));h=Math.floor(((f * d) * weight$(a,b,18))/100);if(move_wins$(a,b,g,e)){h=(h + 20000000);}measure_ways$(a,b,c);i=way$(a,b,g,e);if(((i<99)&&(f==0))){h=(h - Math.floor(((i * d) * weight$(a,b,19))/100));}j=open_banners$(a,b,(1 - c),e);if((j>0)){k=Math.max(1,Math.min(6,hexes_to_enemy$(a,b,c,e)));l=Math.floor(((j * banner_price$(a,b,(1 - c))) * weight$(a,b,20))/100);h=(h + Math.floor((l * (7 - k))/6));}if(a[(61465 - c)]){h=(h + value_of_section$(a,b,g,e,c));}return h;}
function value_of_section$(a,c,d,f,b){let g,e,h,i;e=section_of$(a,b,c[(1853 + d)]);g=section_of$(a,b,f);if((e==g)){return 0;}h=(a[(61465 - b)] * banner_price$(a,c,(1 - b)));i=0;if((others_in$(a,c,d,b,e)==0)){i=(i - h);}if((others_in$(a,c,d,b,g)==0)){i=(i + h);}return Math.floor((i * weight$(a,c,32))/100);}
function others_in$(g,c,e,f,h){let a,b,d,$0,$1;a=0;for($0=0,$1=c[1723];$0<$1;$0+=1){b=$0;d=c[(1853 + b)];if(((d>=0)&&(b!=e)&&(c[(1725 + b)]==f))){if((section_of$(g,f,d)==h)){a=(a + 1);}}}return a;}
function section_of$(a,b,c){let d;d=sections_of$(a,(1 - b),c);return ((d & 2)?2:d);}
function banners_for$(b,c,d,e){let a;a=0;if(((objective$(b,c,d,4) >> e) & 1)){a=(a + objective$(b,c,d,3));}if(((objective$(b,c,d,6) >> e) & 1)){a=(a + objective$(b,c,d,5));}return a;}
function value_of_cover$(g,c,d,h){let e,i,b,f,a,$0,$1,$2;$0=[(-30),c[(1725 + d)]];a=$0[0];b=$0[1];for($1=0,$2=c[1723];$1<$2;$1+=1){e=$1;f=c[(1853 + e)];if(((f>=0)&&(c[(1725 + e)]!=b))){i=pair$(g,g[(64752 + e)],f,g[(64752 + d)],h);a=Math.max(a,(g[(i + 2)] - g[(i + 10)]));}}return ((a==(-30))?0:(-(a) * weight$(g,c,36)));}
function threat$(e,c,d,j){let k,o,a,q,h,f,n,l,g,b,p,m,i,$0,$1,$2,$3,$4;$0=[0,c[(1725 + d)]];a=$0[0];b=$0[1];f=of_kind$(e,d,3);g=of_kind$(e,d,7);for($1=0,$2=c[1723];$1<$2;$1+=1){h=$1;i=c[(1853 + h)];if(((i<0)||(c[(1725 + h)]==b))){continue;}k=hexes_between$(e,j,i);if((k>Math.max((1 + f),g))){continue;}l=0;if((k<=(1 + f))){m=supported$(e,c,i,(1 - b));l=odds_if_close$(e,c,d,j,h,i,m);}if((l>0)){n=harm$(e,c,h,l);o=odds_if_close$(e,c,h,i,d,j,0);if((o>0)){$3=[(1000 - e[(l + 2)]),harm$(e,c,d,o)];p=$3[0];q=$3[1];n=(n - Math.floor((Math.floor((p * q)/1000) * weight$(e,c,10))/100));}a=Math.max(a,n);}if((1<($4=k)&&$4<=g)){l=odds_if_fired$(e,c,d,j,h,i,0);if((l>0)){a=Math.max(a,harm$(e,c,h,l));}}}return a;}
function harm$(e,c,d,g){let i,k,f,j,b,a,h,$0;$0=[c[(1725 + d)],c[(2651 + c[(1853 + d)])]];a=$0[0];b=$0[1];f=banner_price$(e,c,(1 - a));h=(e[(g + 0)] * block_price$(e,c,d));h=(h + ((e[(g + 1)] * f) * e[(64816 + d)]));i=e[(g + 3)];if((i>0)){h=(h + (i * weight$(e,c,7)));h=(h + (1000 * honor_price$(e,c,a,(i * honor_lost$(e,d)))));}if((b>=0)){h=(h + ((e[(g + 4)] * f) * e[(64928 + b)]));}j=c[(1853 + d)];k=objective$(e,a,j,0);if((c[(3801 + j)]==(1 - a))){k=(k + e[(61461 - a)]);}if((k>0)){h=(h + ((e[(g + 2)] * banner_price$(e,c,a)) * k));}return Math.floor(h/1000);}
function honor_price$(f,a,b,d){let c,e;c=a[(side_row$(b) + 0)];e=Math.max(0,(d - (1000 * c)));return Math.floor(((d * token_price$(f,a,b)) + (e * weight$(f,a,9)))/1000);}
function honor_lost$(a,b){let c;c=(64533 + (a[(64752 + b)] * 12));return (a[(c + 6)] + a[(c + 5)]);}
function block_price$(a,b,c){return weight$(a,b,(0 + of_kind$(a,c,0)));}
function patience$(a){return Math.max(0,(20 - (a[6] - a[4867])));}
function danger$(h,c,d,i,n,p){let j,f,m,k,o,l,b,e,g,a,$0,$1,$2,$3;$0=0;a=$0;b=$0;e=c[(1725 + d)];for($1=0,$2=c[1723];$1<$2;$1+=1){f=$1;g=c[(1853 + f)];if(((g<0)||(c[(1725 + f)]==e)||(c[(1981 + f)]>=0))){continue;}j=hexes_between$(h,i,g);k=(1 + of_kind$(h,f,3));l=of_kind$(h,f,7);m=0;if((j<=k)){m=struck_in$(h,c,d,i,f,n);}else{if((j<=(k + of_kind$(h,f,2)))){m=Math.floor((struck_in$(h,c,d,i,f,n) * weight$(h,c,14))/100);}}if(((j>1)&&(l>0)&&(j<=((l + k) - 1)))){o=odds_if_fired$(h,c,f,g,d,i,n);if((o>0)){m=Math.max(m,Math.floor((harm$(h,c,d,o) * weight$(h,c,15))/100));}}if((g==p)){m=Math.floor((m * (1000 - c[6027]))/1000);}if((m>a)){$3=[m,a];a=$3[0];b=$3[1];}else{b=Math.max(b,m);}}a=(a + Math.floor((b * weight$(h,c,13))/100));if((c[(1789 + d)]==1)){a=Math.floor((a * weight$(h,c,33))/100);}return a;}
function struck_in$(d,a,e,f,b,g){let j,i,h,k,c,$0;c=a[(1853 + b)];h=odds_if_close$(d,a,b,c,e,f,g);if((h==0)){return 0;}$0=[harm$(d,a,e,h),odds_if_close$(d,a,e,f,b,c,0)];i=$0[0];j=$0[1];if((j==0)){return i;}k=(1000 - d[(h + 2)]);return Math.max(0,(i - Math.floor((Math.floor((k * harm$(d,a,b,j))/1000) * weight$(d,a,12))/100)));}
function hexes_to_enemy$(f,c,e,g){let a,b,d,$0,$1;a=30;for($0=0,$1=c[1723];$0<$1;$0+=1){b=$0;d=c[(1853 + b)];if(((d>=0)&&(c[(1725 + b)]!=e))){a=Math.min(a,hexes_between$(f,g,d));}}return a;}
function urgency$(d,a,b){let e,c,f,$0;c=turn_and_side$(a[6],b);if((a[8605]!=c)){e=(32768 - evaluate$(d,a,b,0));f=Math.floor((e * weight$(d,a,23))/32768);$0=[c,Math.min(200,Math.max(50,(100 + f)))];a[8605]=$0[0];a[8606]=$0[1];}return a[8606];}
function best_battle$(f,a,e,i,g,q){let j,o,b,k,m,d,n,h,l,r,p,c,s,$0,$1,$2,$3,$4,$5,$6;$0=$K22;a[6026]=$0[0];b=$0[1];$1=[way_of$(a,e),of_kind$(f,e,4)];c=$1[0];d=$1[1];if((d&&(c==4))){return 0;}if((g>0)){h=of_kind$(f,e,1);if(((g>hexes_and_battle$(f,a,e))||f[((56629 + (h * 230)) + i)])){return 0;}}$2=$K14;j=$2[0];k=$2[1];$3=[a[(1725 + e)],(c==3)];l=$3[0];m=$3[1];n=(-1);for($4=0,$5=6;$4<$5;$4+=1){o=$4;p=beside$(f,i,o);if(((p>=0)&&(side_at$(f,a,p)==(1 - l)))){k=(k||m||(a[(2421 + p)]>=0));if((!(m)&&may_close$(f,a,e,i,p))){if((n<0)){n=(card_dice$(a,e) + inspiration$(f,a,e,i));}r=(q?softened$(f,a,e,p):0);s=assault$(f,a,e,i,p,n,r);if((s>j)){$6=[s,p,a[6027]];j=$6[0];a[6026]=$6[1];b=$6[2];}}}}if((k||(d==0)||(c==2))){a[6027]=b;return j;}s=best_fire$(f,a,e,i,(g>0),q);return (m?(2 * s):s);}
function best_fire$(f,d,e,h,n,l){let a,b,i,k,g,c,m,j,o,$0,$1,$2;$0=[0,0,d[(1725 + e)]];a=$0[0];b=$0[1];c=$0[2];g=of_kind$(f,e,7);i=f[(57549 + h)];while((i<f[((57549 + h) + 1)])){$1=[f[i],f[(i + 1)]];j=$1[0];k=$1[1];if(((k<=g)&&(side_at$(f,d,j)==(1 - c))&&in_sight$(f,d,i))){m=(l?softened$(f,d,e,j):0);o=fire$(f,d,e,h,j,k,n,m);if((o>a)){$2=[o,j,d[6027]];a=$2[0];d[6026]=$2[1];b=$2[2];}}i=next_entry$(f,i);}d[6027]=b;return a;}
function fire$(d,a,b,e,f,g,h,i){let j,c,k;c=a[(1725 + b)];j=fire_odds$(d,a,b,e,f,g,h,i);if((j==0)){return 0;}a[6027]=d[(j + 2)];k=(struck$(d,a,f,j) + Math.floor((d[(j + 5)] * token_price$(d,a,c))/1000));return (k + value_of_winning$(d,a,b,f,j,0));}
function value_of_winning$(a,b,c,d,e,f){let g;g=chance_to_win$(a,b,c,d,e,f);if((g>=500)){return (g * 1000);}return (wins_by_staying$(a,b,d)?(a[(e + 2)] * 400):0);}
function wins_by_staying$(f,a,b){let e,d,c,$0;c=a[(2421 + b)];if((c<0)){return 0;}$0=[a[(1725 + c)],0];d=$0[0];e=$0[1];if((a[((2881 + (d * 230)) + b)]==0)){e=objective$(f,d,b,0);}if((a[(3801 + b)]==(1 - d))){e=(e + f[(61461 - d)]);}return wins_with$(f,a,d,e);}
function chance_to_win$(h,d,e,f,i,j){let g,c,a,b,$0;$0=[d[(1725 + e)],d[(2421 + f)],d[(2651 + f)]];a=$0[0];b=$0[1];c=$0[2];g=0;if((b<0)){if(wins_with$(h,d,a,h[(64928 + c)])){g=h[(i + 1)];}}else{if(wins_with$(h,d,a,h[(64816 + b)])){g=h[(i + 1)];}if(((c>=0)&&wins_with$(h,d,a,h[(64928 + c)]))){g=Math.max(g,h[(i + 4)]);}}if((j&&move_wins$(h,d,e,f))){g=Math.max(g,h[(i + 2)]);}return g;}
function struck$(e,c,d,f){let b,a,$0;$0=[c[(2421 + d)],c[(2651 + d)]];a=$0[0];b=$0[1];if((a<0)){return harm_alone$(e,c,b,f);}return harm$(e,c,a,f);}
function harm_alone$(c,f,d,e){let b,a,g,$0;$0=[c[(64880 + d)],c[(e + 1)]];a=$0[0];b=$0[1];g=((b * banner_price$(c,f,(1 - a))) * c[(64928 + d)]);g=(g + ((1000 - b) * honor_price$(c,f,a,3000)));return Math.floor(g/1000);}
function fire_odds$(a,d,b,c,e,g,h,k){let i,j,f;f=pair$(a,a[(64752 + b)],c,target_kind$(a,d,e),e);i=dice_with_cards$(a,d,b,f,g,h);if((i==0)){return 0;}j=flags_of$(a,f,0,supported$(a,d,e,(1 - d[(1725 + b)])));return odds_at$(a,d,e,(f + 13),i,j,k);}
function odds_at$(f,c,d,g,h,i,j){let k,b,e,a,$0;$0=[c[(2421 + d)],c[(2651 + d)]];a=$0[0];b=$0[1];e=((b>=0)?1:0);if((a<0)){return odds_of$(f,g,h,(i + e),1,0);}k=Math.max(1,(c[(1789 + a)] - Math.floor(j/1000)));return odds_of$(f,g,h,(i + e),k,e);}
function dice_with_cards$(a,f,g,b,c,d){let e;e=dice_of_fire$(a,b,c,d);return ((e>0)?(e + f[(1263 + f[(1171 + g)])]):0);}
function assault$(f,c,d,g,e,h,i){let m,j,a,l,b,k,$0;$0=[c[(1725 + d)],c[(2421 + e)]];a=$0[0];b=$0[1];j=close_odds$(f,c,d,g,e,h,i);k=(struck$(f,c,e,j) + Math.floor((f[(j + 5)] * token_price$(f,c,a))/1000));k=(k + value_of_winning$(f,c,d,e,j,1));if((b<0)){return k;}c[6027]=f[(j + 2)];if((of_kind$(f,d,1)||(c[(2651 + c[(1853 + d)])]>=0))){k=(k + Math.floor((c[6027] * weight$(f,c,35))/1000));}l=(1000 - f[(j + 2)]);m=odds_if_close$(f,c,b,e,d,g,supported$(f,c,g,a));if((m==0)){return k;}return (k - Math.floor((Math.floor((l * harm$(f,c,d,m))/1000) * weight$(f,c,10))/100));}
function close_odds$(a,d,b,c,e,h,i){let g,f;f=pair$(a,a[(64752 + b)],c,target_kind$(a,d,e),e);g=flags_of$(a,f,1,supported$(a,d,e,(1 - d[(1725 + b)])));return odds_at$(a,d,e,f,(a[(f + 2)] + h),g,i);}
function softened$(j,a,h,b){let n,e,k,f,m,g,i,l,c,d,$0,$1,$2;c=a[(2421 + b)];if((c<0)){return 0;}$0=$K14;d=$0[0];e=$0[1];for($1=0,$2=a[1042];$1<$2;$1+=1){f=$1;g=a[(1083 + f)];if(((g==h)||(g>=64)||(a[(2173 + g)]==0))){continue;}i=a[(1853 + g)];if((i<0)){continue;}k=hexes_between$(j,i,b);l=pair$(j,j[(64752 + g)],i,j[(64752 + c)],b);m=0;if((k==1)){if((j[(l + 26)]>0)){m=odds_at$(j,a,b,l,j[(l + 2)],e,0);}}else{if((k<=of_kind$(j,g,7))){n=dice_with_cards$(j,a,g,l,k,(a[(2109 + g)]>0));if((n>0)){m=odds_at$(j,a,b,(l + 13),n,e,0);}}}if((m>0)){d=(d + j[(m + 0)]);}}return d;}
function inspiration$(d,a,b,e){let c;c=a[(1725 + b)];if(((a[(side_row$(c) + 0)]<2)||d[(57089 + e)])){return 0;}if(((a[(2651 + a[(1853 + b)])]>=0)||may_be_inspired$(d,a,e,c))){return 1;}return 0;}
function value_of_standing$(a,b,c,d){return value_beyond$(a,b,c,d,(-1));}
function stands_for$(a,d,b,c){if(((a[(card_row$(b) + 0)]==8)&&(c>=0))){return mirror$(a,c);}return b;}
function value_of_cards$(h,d,e,f,g,i){let b,a,c,j,$0,$1,$2,$3,$4;$0=[d[1035],d[1036],d[1034]];a=$0[0];b=$0[1];c=$0[2];$1=[e,e,f];d[1035]=$1[0];d[1034]=$1[1];d[1036]=$1[2];if((g!=0)){$2=[$mod(g,1000),(f + 1)];d[1303]=$2[0];d[1304]=$2[1];}begin_orders$(h,d);j=(value_of_orders$(h,d,i) + value_of_its_banner$(h,d,e));if((g!=0)){second_card$(h,d);j=(j + (value_of_orders$(h,d,i) - 1));}end_orders$(h,d);$3=$K22;d[1303]=$3[0];d[1037]=$3[1];$4=[a,b,c];d[1035]=$4[0];d[1036]=$4[1];d[1034]=$4[2];return j;}
function value_of_its_banner$(c,a,d){let e,b;b=a[3];e=c[((61466 + (b * 32)) + d)];if(((e==0)||((a[(side_row$(b) + 1)] + e)>=c[(23 + b)]))){return 0;}return (e * banner_price$(c,a,b));}
function value_of_orders$(c,d,j){let f,k,g,a,e,b,h,i,$0,$1,$2,$3,$4;$0=[orders_of$(c,d),0];a=$0[0];b=$0[1];e=weighed_row$(c,d);suppose_orders$(d,a);while((orders_by_card$(d)<8)){count_room$(c,d,a);$1=$K23;f=$1[0];g=$1[1];for($2=0,$3=d[1723];$2<$3;$2+=1){h=$2;if(may_be_given$(c,d,h)){i=value_beside$(c,d,h,e);if(((i>=f)&&unit_may_be_ordered$(c,d,h))){if((i>f)){$4=[i,0];f=$4[0];g=$4[1];}d[(7516 + g)]=h;g=(g + 1);}}}if((g==0)){break;}k=d[(7516 + among(later_bits(j,orders_by_card$(d)),g))];suppose_order$(c,d,k);b=(b + f);}if(((a==7)&&(b>=500000))){return Math.floor((b * 3)/4);}return b;}
function suppose_order$(d,a,b){let c;c=a[(1981 + b)];give_order$(d,a,(1000 + a[(1853 + b)]));a[(1981 + b)]=c;}
function value_beside$(d,a,c,b){let f,k,h,i,g,j,e,$0,$1;e=(a[((6032 + b) + c)] - weight$(d,a,29));f=a[((6544 + b) + c)];if(((f<0)||(a[(2421 + f)]<0))){return e;}g=0;for($0=0,$1=a[1042];$0<$1;$0+=1){h=$0;i=a[(1083 + h)];if(((i<64)&&(a[((6544 + b) + i)]==f))){g=(g + 1);}}if((g==0)){return e;}j=(banner_price$(d,a,a[3]) * d[(64816 + a[(2421 + f)])]);k=a[(1789 + a[(2421 + f)])];return (e + Math.floor(((j * Math.min(g,2)) * weight$(d,a,22))/(100 * k)));}
function may_be_given$(c,a,b){if((!(is_of$(a,b,a[3]))||a[(2045 + b)])){return 0;}return ((a[1303]<0)||open_at$(c,a,a[(1853 + b)]));}
function count_room$(b,c,a){if((a==0)){count_section_room$(b,c);}if((c[1303]>=0)){open_together$(b,c);}}
function suppose_orders$(c,a){let b,$0,$1;if((a==7)){for($0=0,$1=5;$0<$1;$0+=1){b=$0;c[(1076 + b)]=0;}c[1080]=Math.floor(c[1036]/2);}if((a==5)){c[1082]=0;}}
function weighed_row$(a,b){let c;c=way_number$(a,b);if((b[(6018 + c)]==0)){weigh_units$(a,b,c);}return (c * 64);}
function way_number$(c,a){let b;b=a[(1038 + a[1037])];if((b==2)){return 1;}if((b==3)){return 2;}if((b==4)){return 3;}if((b==6)){return 4;}return ((b==7)?5:0);}
function value_of_lead$(g,c,d,i){let l,j,b,f,h,k,e,a,$0,$1,$2;$0=[c[3],$mod(d,1000)];a=$0[0];b=$0[1];e=side_row$((1 - a));f=command_of$(c,a,d);h=stands_for$(g,c,b,c[(e + 3)]);if((g[(card_row$(h) + 0)]==9)){return weight$(g,c,25);}j=value_of_cards$(g,c,h,f,0,i);if(((h!=b)&&(c[(e + 10)]>=0))){h=stands_for$(g,c,b,c[(e + 10)]);j=Math.max(j,value_of_cards$(g,c,h,f,0,i));}if(((d<1000)&&is_field$(g,b))){for($1=0,$2=g[26];$1<$2;$1+=1){k=$1;if(((c[(1271 + k)]>0)&&is_field$(g,k))){l=(1000 + k);j=Math.max(j,value_of_cards$(g,c,b,f,l,i));}}}if((d<1000)){j=(j - (usual_orders$(g,c,b) * weight$(g,c,24)));}return j;}
function usual_orders$(c,h,d){let f,a,e,g,b,$0,$1,$2;$0=[c[(card_row$(d) + 0)],card_row$(d)];a=$0[0];b=$0[1];if((a!=0)){return 3;}e=0;for($1=0,$2=3;$1<$2;$1+=1){f=$1;g=c[((b + 1) + f)];e=(e + ((g==(-1))?4:g));}return e;}
function value_of_inspiring$(a,b,c){let d;if(last_banner_at_stake$(a,b)){return c;}d=b[(side_row$(b[3]) + 0)];return (((d - c)<weight$(a,b,30))?-(c):c);}
function last_banner_at_stake$(e,a){let f,d,b,c,$0;b=((a[3]==a[5])?a[4036]:a[4035]);$0=[a[(2421 + b)],a[(2651 + b)]];c=$0[0];d=$0[1];f=((c>=0)?e[(64816 + c)]:0);if((d>=0)){f=(f + e[(64928 + d)]);}return wins_with$(e,a,a[3],f);}
function value_of_fate$(a,d,b,f){let e,c;c=a[(64880 + b)];e=(d[(side_row$(c) + 0)]<3);if((f==999)){return (e?500:(-3000));}return value_for_leader$(a,d,b,f);}
function value_for_leader$(a,b,c,d){return value_with$(a,b,c,d,b[(2421 + d)]);}
function value_with$(a,i,b,k,o){let l,p,m,e,q,g,d,h,r,f,c,j,n,$0,$1,$2;c=a[(64880 + b)];$0=$K24;d=$0[0];e=$0[1];f=$0[2];g=$0[3];for($1=0,$2=i[1723];$1<$2;$1+=1){h=$1;j=i[(1853 + h)];if((j<0)){continue;}l=hexes_between$(a,k,j);if((i[(1725 + h)]==c)){g=Math.min(g,l);continue;}d=Math.min(d,l);if((l<=(1 + of_kind$(a,h,3)))){e=(e + 1);}else{if((l<=of_kind$(a,h,7))){f=(f + 1);}}}m=((40 * Math.min(e,2)) + Math.floor((40 * Math.min(f,2))/8));n=((-40) * g);if((o>=0)){p=i[(1789 + o)];q=((p==1)?14:((p==2)?7:3));m=((q * Math.min(e,2)) + Math.floor((q * Math.min(f,2))/4));n=value_of_leading$(a,i,o,d);}r=(banner_price$(a,i,(1 - c)) * a[(64928 + b)]);return (n - Math.floor((Math.floor((r * m)/100) * weight$(a,i,27))/100));}
function value_of_standing_fast$(g,a,f){let i,j,d,k,e,c,l,b,h,$0,$1,$2;b=unit_asked$(a);$0=[a[3],a[(1853 + b)]];c=$0[0];d=$0[1];e=a[((9 + a[4]) - 1)];h=(f * weight$(g,a,34));i=(e - f);if((i==0)){return (h + value_of_standing$(g,a,b,d));}if(stands_fast$(g,b,d)){return (h - (i * 3000));}j=(-1000000);for($1=0,$2=2;$1<$2;$1+=1){k=$1;l=behind$(g,c,d,k);if(((l>=0)&&may_retreat_to$(g,a,b,l))){j=Math.max(j,value_of_standing$(g,a,b,l));}}if((j==(-1000000))){return (h - (i * 3000));}return ((h + j) - honor_price$(g,a,c,((1000 * honor_lost$(g,b)) * i)));}
function unit_asked$(a){if((a[1]==39)){return a[1316];}return ((a[3]==a[5])?a[4031]:a[4032]);}
function value_of_retreat$(e,a,c){let d,b;b=unit_asked$(a);d=(((a[(2651 + c)]>=0)&&(c!=a[(1853 + b)]))?300:0);return (d + value_of_standing$(e,a,b,c));}
function value_of_gain$(d,a,c){let g,e,b,f;b=a[4031];if((c==0)){return value_of_standing$(d,a,b,a[(1853 + b)]);}e=a[4036];f=(weight$(d,a,26) + value_of_standing$(d,a,b,e));g=of_kind$(d,b,1);if(((a[4038]==0)&&(g||(leader_of$(d,a,b)>=0)))){if((d[((56629 + (g * 230)) + e)]==0)){f=(f + bonus_from$(d,a,b,e));}}return f;}
function bonus_from$(d,b,c,e){let a,f,g,i,h,$0,$1;a=0;f=(card_dice$(b,c) + inspiration$(d,b,c,e));for($0=0,$1=6;$0<$1;$0+=1){g=$0;h=beside$(d,e,g);i=((h>=0)?b[(2421 + h)]:(-1));if(((i>=0)&&(b[(1725 + i)]!=b[(1725 + c)]))){a=Math.max(a,assault$(d,b,c,e,h,f,0));}}return a;}
function value_of_bonus$(e,b,a){let f,d,c;if((a==0)){return 0;}c=b[4031];d=b[(1853 + c)];f=(card_dice$(b,c) + inspiration$(e,b,c,d));return assault$(e,b,c,d,(a - 1000),f,0);}
function value_of_battle$(g,f,a){let j,e,h,c,i,d,b,$0,$1;if((a==0)){return 0;}$0=[(Math.floor(a/10000) - 1),Math.floor($mod(a,10000)/1000)];b=$0[0];c=$0[1];$1=[$mod(a,1000),f[(1853 + b)]];d=$1[0];e=$1[1];if((c==1)){h=hexes_between$(g,e,d);i=(f[(2109 + b)]>0);return (100000 + fire$(g,f,b,e,d,h,i,0));}j=(card_dice$(f,b) + inspiration$(g,f,b,e));if((c==2)){j=(j + swarm_dice$(g,f,b,d));}return assault$(g,f,b,e,d,j,0);}
function swarm_dice$(c,f,h,d){let a,b,g,e,$0,$1;a=0;for($0=0,$1=6;$0<$1;$0+=1){b=$0;e=beside$(c,d,b);g=((e>=0)?f[(2421 + e)]:(-1));if(((g!=h)&&joins_swarm$(c,f,g,d))){a=(a + (c[(pair_at$(c,f,g,d) + 2)] + card_dice$(f,g)));}}return a;}
function value_of_move$(d,a,c){let e,f,b;b=a[(1083 + a[1259])];if((b>=64)){if((c==999)){return value_of_going_off$(d,a,(b - 64));}return value_for_leader$(d,a,(b - 64),c);}if((c==999)){e=a[(1853 + b)];return (value_of_place$(d,a,b,e,0,1) + value_of_leaving$(d,a,b));}f=((c==a[(1853 + b)])?0:a[(4057 + c)]);return value_of_place$(d,a,b,c,f,1);}
function value_of_going_off$(a,d,b){let c;c=a[(64880 + b)];return (-(honor_price$(a,d,c,(1000 * a[39]))) - (weight$(a,d,28) * 4));}
function value_of_order$(b,c,a){let f,h,e,i,d,g,$0,$1;if((a==0)){return 1;}d=weighed_row$(b,c);$0=[$mod(a,1000),(Math.floor(a/1000) * 1000)];e=$0[0];f=$0[1];$1=[c[(2421 + e)],c[(2651 + e)]];g=$1[0];h=$1[1];if((f==3000)){return value_of_command$(b,c,e,d);}if(((f==2000)||(g<0))){i=(-1);if(((g>=0)&&c[(2045 + g)])){value_of_unit$(b,c,g,7580);i=c[6028];}return (value_of_leader_order$(b,c,h,i) - weight$(b,c,29));}return value_beside$(b,c,g,d);}
function value_of_leader_order$(f,c,d,e){let h,b,g,i,a,j,$0,$1,$2;$0=[c[4],c[(2301 + d)]];a=$0[0];b=$0[1];if((e==999)){return (-1);}g=value_with$(f,c,d,((e>=0)?e:b),c[(2421 + b)]);h=g;reach_of_leader$(f,c,d);for($1=a,$2=c[4];$1<$2;$1+=1){i=$1;j=c[(9 + i)];if(((j!=999)&&(j!=e))){h=Math.max(h,value_for_leader$(f,c,d,j));}}c[4]=a;return (h - g);}
function value_of_command$(g,a,b,d){let f,h,c,e,$0,$1;c=a[(2421 + b)];e=(1 + ((c>=0)?Math.max(0,a[((6032 + d) + c)]):0));for($0=0,$1=6;$0<$1;$0+=1){f=$0;h=beside$(g,b,f);c=((h>=0)?a[(2421 + h)]:(-1));if(((c>=0)&&(a[(1725 + c)]==a[3]))){e=(e + Math.max(0,a[((6032 + d) + c)]));}}return e;}
function value_of_card$(c,a,d,f){let h,e,b,g;b=a[3];e=stands_for$(c,a,d,a[(side_row$((1 - b)) + 3)]);if((c[(card_row$(e) + 0)]==9)){return weight$(c,a,25);}g=value_of_cards$(c,a,e,a[(side_row$(b) + 2)],0,f);h=(usual_orders$(c,a,d) * weight$(c,a,24));return ((a[2]==15)?(g + h):(g - h));}
function forget$(c,a){let b,$0,$1;note_losses$(a);a[6017]=turn_and_side$(a[6],a[3]);for($0=0,$1=8;$0<$1;$0+=1){b=$0;a[(6018 + b)]=0;}}
function note_losses$(c){let a,b,$0,$1,$2;a=0;for($0=0,$1=c[1723];$0<$1;$0+=1){b=$0;a=(a + c[(1789 + b)]);}if((a!=c[4866])){$2=[a,c[6]];c[4866]=$2[0];c[4867]=$2[1];}}
function begins$(b,a){if((a!=3)){return 1;}return ((b[1042]==0)||(b[6017]!=turn_and_side$(b[6],b[3])));}
function needs_weights$(a){let $0;if(((a==1)||(a==3)||(a==15))){return 1;}return (20<=($0=a)&&$0<=24);}
function any_legal$(f,a,e){let d,c,b;b=a[2];c=((b==3)||(b==19)||(b==5));d=((c&&(a[9]==0))?1:0);return (d + among(e,(a[4] - d)));}
function never_retreats$(a,b,c){return choose_by_odds$(a,b,c,13);}
function choose_by_odds$(d,a,i,e){let f,g,b,h,c,j,$0,$1,$2,$3;b=a[2];if((b==19)){return 1;}c=(needs_weights$$(b)&&(a[4801]!=a[6]));if((c||(b==1)||(b==15))){weigh_units$$(d,a,a[3],e);}$0=$K25;f=$0[0];g=$0[1];for($1=0,$2=a[4];$1<$2;$1+=1){h=$1;j=value_of$$(d,a,a[(9 + h)],i,e);if((j>f)){$3=[j,0];f=$3[0];g=$3[1];}if((j==f)){a[(4993 + g)]=h;g=(g + 1);}}return a[(4993 + among(i,g))];}
function value_of$$(c,a,d,e,f){let b;b=a[2];if(((b==15)||((b==1)&&(c[30]==0)))){return value_of_card$$(c,a,d,e);}if((b==3)){return value_of_order$$(c,a,d);}if((b==4)){return value_of_move$$(c,a,d,f);}if((b==5)){return value_of_battle$$(c,a,d,f);}if((b==14)){return value_of_bonus$$(c,a,d,f);}if(((b==10)||(b==13)||(b==9))){return value_of_ground$$(c,a,d,f);}if((b==11)){return value_of_fate$$(c,a,d);}if(((b==12)||(b==18))){return a[(1789 + a[(2421 + d)])];}if((b==6)){return value_of_inspiring$$(c,a,d,f);}if(((b==1)||(b>=20))){return value_in_epic$$(c,a,d,e);}return value_of_dragons$$(c,a,d);}
function value_of_dragons$$(d,a,c){let b;b=a[2];if((b==16)){return (1 - c);}if((c==0)){return 0;}if((b==17)){return ((dragon$(d,(c - 1),0)==0)?1:(-1));}return value_of_card_play$(d,a,c);}
function value_in_epic$$(c,a,d,e){let b,f;b=a[2];if((b==1)){return value_of_lead$$(c,a,d,e);}if((b==20)){return value_of_cards$$(c,a,a[1034],a[1036],d,e);}if((b==21)){f=stands_for$(c,a,a[1034],d);return value_of_cards$$(c,a,f,a[1036],0,e);}return value_for_general$(c,a,d);}
function value_of_cards$$(h,d,e,f,g,i){let b,a,c,j,$0,$1,$2,$3,$4;$0=[d[1035],d[1036],d[1034]];a=$0[0];b=$0[1];c=$0[2];$1=[e,e,f];d[1035]=$1[0];d[1034]=$1[1];d[1036]=$1[2];if((g!=0)){$2=[$mod(g,1000),(f + 1)];d[1303]=$2[0];d[1304]=$2[1];}begin_orders$(h,d);j=value_of_orders$$(h,d,i);if((g!=0)){second_card$(h,d);j=(j + (value_of_orders$$(h,d,i) - 1));}end_orders$(h,d);$3=$K22;d[1303]=$3[0];d[1037]=$3[1];$4=[a,b,c];d[1035]=$4[0];d[1036]=$4[1];d[1034]=$4[2];return j;}
function value_of_orders$$(c,d,h){let e,i,f,a,b,g,$0,$1,$2,$3,$4;$0=[orders_of$(c,d),0];a=$0[0];b=$0[1];suppose_orders$(d,a);while((orders_by_card$(d)<8)){count_room$(c,d,a);$1=$K23;e=$1[0];f=$1[1];for($2=0,$3=d[1723];$2<$3;$2+=1){g=$2;if((may_be_given$(c,d,g)&&(d[(4737 + g)]>=e))){if(unit_may_be_ordered$(c,d,g)){if((d[(4737 + g)]>e)){$4=[d[(4737 + g)],0];e=$4[0];f=$4[1];}d[(4802 + f)]=g;f=(f + 1);}}}if((f==0)){break;}i=d[(4802 + among(later_bits(h,orders_by_card$(d)),f))];suppose_order$(c,d,i);b=(b + e);}if((b>=500000)){return ((a==7)?Math.floor((b * 3)/4):b);}if(((a==2)||(a==7))){b=Math.floor((b * 5)/4);}return b;}
function value_of_lead$$(g,c,d,i){let l,j,b,f,h,k,e,a,$0,$1,$2;$0=[c[3],$mod(d,1000)];a=$0[0];b=$0[1];e=side_row$((1 - a));f=command_of$(c,a,d);h=stands_for$(g,c,b,c[(e + 3)]);if((g[(card_row$(h) + 0)]==9)){return 400;}j=value_of_cards$$(g,c,h,f,0,i);if(((h!=b)&&(c[(e + 10)]>=0))){h=stands_for$(g,c,b,c[(e + 10)]);j=Math.max(j,value_of_cards$$(g,c,h,f,0,i));}if(((d<1000)&&is_field$(g,b))){for($1=0,$2=g[26];$1<$2;$1+=1){k=$1;if(((c[(1271 + k)]>0)&&is_field$(g,k))){l=(1000 + k);j=Math.max(j,value_of_cards$$(g,c,b,f,l,i));}}}return j;}
function value_of_inspiring$$(a,b,c,e){let d;if(last_banner_at_stake$(a,b)){return c;}d=b[(side_row$(b[3]) + 0)];if(((e & 4)&&((d - c)<3))){return -(c);}return c;}
function value_of_fate$$(d,a,c){let b;b=(a[(side_row$(a[3]) + 0)]<3);if((c==999)){return (b?500:(-500));}return (((a[(2421 + c)]>=0)?400:0) + hexes_to_enemy$(d,a,a[3],c));}
function value_of_ground$$(b,a,c,d){let f,e,g,h,$0;if((a[2]==9)){return value_of_standing$$(b,a,c,d);}if((a[2]==13)){$0=[a[4031],(c?a[4036]:a[4035])];e=$0[0];f=$0[1];g=(move_wins$(b,a,e,f)?20000000:0);if((d & 1)){return ((g + (c * 300)) - minded$(b,a,e,f));}return (g + c);}e=unit_asked$(a);h=((a[(2651 + c)]>=0)?300:0);if(move_wins$(b,a,e,c)){h=(h + 20000000);}return (h - ((d & 1)?danger$$(b,a,e,c):0));}
function danger$$(f,c,d,g){let k,i,m,l,b,e,h,j,a,$0,$1,$2,$3;$0=0;a=$0;b=$0;e=c[(1725 + d)];h=supported$(f,c,g,e);for($1=0,$2=c[1723];$1<$2;$1+=1){i=$1;j=c[(1853 + i)];if(((j<0)||(c[(1725 + i)]==e))){continue;}k=hexes_between$(f,g,j);if((k>(1 + of_kind$(f,i,3)))){continue;}l=odds_if_close$(f,c,i,j,d,g,h);if((l==0)){continue;}m=struck$$(f,c,c[(1853 + d)],l);if((m>b)){m=(m - deterrence$(f,c,d,g,i,l));}if((m>a)){$3=[m,a];a=$3[0];b=$3[1];}else{b=Math.max(b,m);}}return (a + Math.floor(b/2));}
function deterrence$(a,b,c,d,e,g){let f,h;f=odds_if_close$(a,b,c,d,e,b[(1853 + e)],0);if((f==0)){return 0;}h=(1000 - a[(g + 2)]);return Math.floor((Math.floor((h * struck$$(a,b,b[(1853 + e)],f))/1000) * 75)/100);}
function struck$$(e,c,d,f){let g,b,a,h,$0;$0=[c[(2421 + d)],c[(2651 + d)]];a=$0[0];b=$0[1];if((a<0)){g=e[(f + 1)];return Math.floor((((g * 3000) * e[(64928 + b)]) + (((1000 - g) * 3) * 150))/1000);}h=Math.floor((e[(f + 0)] * 1000)/1000);h=(h + Math.floor(((e[(f + 1)] * 3000) * e[(64816 + a)])/1000));h=(h + Math.floor((e[(f + 3)] * (250 + (honor_lost$(e,a) * 150)))/1000));if((b>=0)){h=(h + Math.floor(((e[(f + 4)] * 3000) * e[(64928 + b)])/1000));}return h;}
function minded$(c,a,d,e){let b;b=(a[6] - a[4867]);if((b>=30)){return 0;}return Math.floor(((danger$$(c,a,d,e) * 35) * (30 - b))/3000);}
function value_of_standing$$(h,e,b,a){let g,f,i,k,c,j,d,$0;if((!((a & 1))||(a & 8))){return b;}$0=[e[3],unit_asked$(e)];c=$0[0];d=$0[1];f=e[((9 + e[4]) - 1)];g=e[(1853 + d)];i=danger_behind$(h,e,d,behind$(h,c,g,0));i=Math.min(i,danger_behind$(h,e,d,behind$(h,c,g,1)));if(((b==f)||(i==1000000))){return (b * 600);}j=(minded$(h,e,d,g) - i);k=(e[(side_row$(c) + 0)]<((2 * (f - b)) + 3));return (((b * 600) + j) - (k?3000:0));}
function danger_behind$(b,c,d,a){if(((a<0)||!(may_retreat_to$(b,c,d,a)))){return 1000000;}return minded$(b,c,d,a);}
function value_of_bonus$$(d,b,a,e){let c;if((a==0)){return 0;}c=b[4031];return value_of_close$(d,b,c,b[(1853 + c)],(a - 1000),e);}
function value_of_close$(c,d,e,f,g,a){let b;b=((a & 1)?130:100);return close_combat$(c,d,e,f,g,card_dice$(d,e),b);}
function close_combat$(c,d,e,f,g,h,n){let k,m,a,l,j,b,i,$0;$0=[close_odds$(c,d,e,f,g,h,0),d[(2421 + g)]];a=$0[0];b=$0[1];i=(struck$$(c,d,g,a) + Math.floor((c[(a + 5)] * 150)/1000));i=(i + value_of_winning$(c,d,e,g,a,1));if((b<0)){return i;}j=supported$(c,d,f,d[(1725 + e)]);k=odds_if_close$(c,d,b,g,e,f,j);if((k==0)){return i;}l=(1000 - c[(a + 2)]);m=struck$$(c,d,d[(1853 + e)],k);return (i - Math.floor((Math.floor((l * m)/1000) * n)/100));}
function value_of_battle$$(h,f,a,g){let j,e,i,c,d,b,$0,$1;if((a==0)){return 0;}$0=[(Math.floor(a/10000) - 1),Math.floor($mod(a,10000)/1000)];b=$0[0];c=$0[1];$1=[$mod(a,1000),f[(1853 + b)]];d=$1[0];e=$1[1];if((c==1)){if((g & 2)){return (-1000000);}i=hexes_between$(h,e,d);return (fire$$(h,f,b,e,d,i,(f[(2109 + b)]>0)) + 1);}if((c==0)){return value_of_close$(h,f,b,e,d,g);}j=(card_dice$(f,b) + swarm_dice$(h,f,b,d));return close_combat$(h,f,b,e,d,j,100);}
function fire$$(a,b,c,d,e,f,g){let h,i;h=fire_odds$(a,b,c,d,e,f,g,0);if((h==0)){return 0;}i=(struck$$(a,b,e,h) + Math.floor((a[(h + 5)] * 150)/1000));return (i + value_of_winning$(a,b,c,e,h,0));}
function value_of_move$$(e,a,c,g){let f,d,b,h;b=a[(1083 + a[1259])];if((b>=64)){if((c==999)){return (-1000000);}d=((a[(2421 + c)]>=0)?500:0);return (d - (10 * hexes_to_enemy$(e,a,a[3],c)));}if((c==999)){return value_of_leaving$$(e,a,b);}f=((c==a[(1853 + b)])?0:a[(4057 + c)]);h=value_of_place$$(e,a,b,c,f,g);if(((g & 8)&&goes_back$(e,a,b,c))){h=(h + (-500000));}return h;}
function goes_back$(e,c,d,f){let b,a,$0;$0=[c[(1725 + d)],c[(1853 + d)]];a=$0[0];b=$0[1];return (hexes_to_enemy$(e,c,a,f)>hexes_to_enemy$(e,c,a,b));}
function value_of_place$$(d,a,b,e,f,g){let j,i,c,h;c=a[(1725 + b)];h=best_battle$$(d,a,b,e,f,g);i=hexes_to_enemy$(d,a,c,e);if(of_kind$(d,b,4)){i=Math.max(i,2);}h=(h - (i * 60));j=(objective$(d,c,e,0) + objective$(d,c,e,3));if((a[((3341 + (c * 230)) + e)]==0)){j=(j + objective$(d,c,e,1));}if((a[(3801 + e)]==(1 - c))){j=(j + d[(61461 - c)]);}h=(h + (j * 700));if(move_wins$(d,a,b,e)){h=(h + 20000000);}if((g & 1)){h=(h - minded$(d,a,b,e));if(supported$(d,a,e,c)){h=(h + 80);}}return h;}
function best_battle$$(b,e,c,f,a,l){let g,j,h,d,i,k,$0,$1,$2;if((a>0)){d=of_kind$(b,c,1);if(((a>hexes_and_battle$(b,e,c))||b[((56629 + (d * 230)) + f)])){return 0;}}$0=$K14;g=$0[0];h=$0[1];i=e[(1725 + c)];for($1=0,$2=6;$1<$2;$1+=1){j=$1;k=beside$(b,f,j);if(((k>=0)&&(side_at$(b,e,k)==(1 - i)))){h=(h||(e[(2421 + k)]>=0));g=Math.max(g,value_of_close$(b,e,c,f,k,l));}}if((h||(of_kind$(b,c,4)==0)||(l & 2))){return g;}return Math.max(g,best_fire$$(b,e,c,f,(a>0)));}
function best_fire$$(e,c,d,g,k){let a,h,j,f,b,i,$0,$1;$0=[0,c[(1725 + d)]];a=$0[0];b=$0[1];f=of_kind$(e,d,7);h=e[(57549 + g)];while((h<e[((57549 + g) + 1)])){$1=[e[h],e[(h + 1)]];i=$1[0];j=$1[1];if(((j<=f)&&(side_at$(e,c,i)==(1 - b))&&in_sight$(e,c,h))){a=Math.max(a,fire$$(e,c,d,g,i,j,k));}h=next_entry$(e,h);}return a;}
function value_of_leaving$$(a,b,c){return (1400 + (move_wins$(a,b,c,999)?20000000:0));}
function value_of_order$$(f,d,a){let c,b,e,$0;if((a==0)){return 0;}$0=[$mod(a,1000),(Math.floor(a/1000) * 1000)];b=$0[0];c=$0[1];e=d[(2421 + b)];if((c==2000)){return (-1000000);}if((c==3000)){return value_of_command$$(f,d,b);}return ((e>=0)?d[(4737 + e)]:50);}
function value_of_command$$(e,a,b){let d,f,g,c,$0,$1;c=(100 + ((a[(2421 + b)]>=0)?a[(4737 + a[(2421 + b)])]:0));for($0=0,$1=6;$0<$1;$0+=1){d=$0;f=beside$(e,b,d);g=((f>=0)?a[(2421 + f)]:(-1));if(((g>=0)&&(a[(1725 + g)]==a[3]))){c=(c + Math.max(0,a[(4737 + g)]));}}return c;}
function value_of_card$$(c,a,d,f){let e,b;b=a[3];e=stands_for$(c,a,d,a[(side_row$((1 - b)) + 3)]);if((c[(card_row$(e) + 0)]==9)){return 400;}return value_of_cards$$(c,a,e,a[(side_row$(b) + 2)],0,f);}
function weigh_units$$(d,a,c,e){let b,$0,$1,$2;if(((a[2]!=3)&&(a[2]!=15))){a[1038]=0;$0=0;a[1260]=$0;a[1263]=$0;}note_losses$(a);for($1=0,$2=a[1723];$1<$2;$1+=1){b=$1;if(is_of$(a,b,c)){a[(4737 + b)]=value_of_unit$$(d,a,b,e);}}a[4801]=((a[2]!=15)?a[6]:0);}
function value_of_unit$$(e,c,d,f){let g,a,h,i,b,j,$0,$1,$2;$0=[c[(1853 + d)],c[4]];a=$0[0];b=$0[1];g=value_of_place$$(e,c,d,a,0,f);h=(g - best_battle$$(e,c,d,a,0,f));reach_of_unit$(e,c,d);for($1=b,$2=c[4];$1<$2;$1+=1){i=$1;j=c[(9 + i)];if((j==999)){g=Math.max(g,value_of_leaving$$(e,c,d));}else{g=Math.max(g,value_of_place$$(e,c,d,j,c[(4057 + j)],f));}}c[4]=b;return (g - h);}
function needs_weights$$(a){let $0;return ((a==3)||(20<=($0=a)&&$0<=24));}
function never_inspires$(b,a,c){if((a[2]==6)){return 0;}return choose_by_odds$(b,a,c,5);}
function never_fires$(a,b,c){return choose_by_odds$(a,b,c,7);}
function greedy$(a,b,c){return choose_by_odds$(a,b,c,0);}
function careful$(a,b,c){return choose_by_odds$(a,b,c,5);}
function play_games$(d,g,v,B,x,y,z,b,i,c,h,s,n,C){let t,l,a,f,k,m,r,w,A,p,j,q,u,o,e,$0,$1,$2,$3,$4;for($0=0,$1=n.length;$0<$1;$0+=1){a=$0;e=word_at(b,(c + a),d[9]);for($2=0,$3=h.length;$2<$3;$2+=1){f=$2;h[f]=g[f];}if((d[10]>0)){redraw$(d,h,(d[10] - 1),word_at(i,(c + a),0));}advance$(d,h);$4=[d[15],1,0];j=$4[0];k=$4[1];l=$4[2];m=((d[21]>0)?0:(-1));while((h[0]!=0)){if((h[6]!=j)){j=h[6];if((j==d[12])){return stopped$(l);}note$(d,h,n[a]);}if(((l==d[13])&&(l>0))){return stopped$(l);}o=h[0];if(((d[14]>0)&&((o>0)||(h[3]!=(d[14] - 1))))){return stopped$(l);}p=((o<0)&&(d[(16 + h[3])]>0));if(((d[22]>0)&&p&&at_no_choice$(d,h))){return stopped$(l);}l=(l + 1);q=uniform_of(e);r=(-1);if((m>=0)){if((o<0)){r=planned$(d,h,m);}m=((r>=0)?(m + 1):(-1));}if((m<0)){e=next_word(e);}if((r>=0)){u=h[(9 + r)];}else{if((o>=100000)){u=among(q,(o - 100000));}else{if((o>0)){if(((o>=v.length)||(v[o]<0))){return o;}w=v[o];A=fallen_on(q,x,w,y,z[o]);u=B[(w + A)];}else{hide$(d,h,s);t=asked$(d,h,q);show$(d,h,s);u=h[(9 + t)];}}}if((C.length>0)){k=log_event$(h,u,C,k);}take$(d,h,u);}record$(d,h,n[a]);}return 0;}
function take$(a,b,c){settle$(a,b,c);advance$(a,b);}
function log_event$(a,e,d,c){let f,b,$0,$1,$2;b=((a[0]<0)?a[4]:0);if((((c + 3) + b)>d.length)){d[0]=(d.length + 1);return d.length;}d[c]=a[0];$0=[e,b];d[(c + 1)]=$0[0];d[(c + 2)]=$0[1];for($1=0,$2=b;$1<$2;$1+=1){f=$1;d[((c + 3) + f)]=a[(9 + f)];}d[0]=((c + 3) + b);return ((c + 3) + b);}
function asked$(a,b,c){let d,e;d=ask_bot(a,b,c,a[(1 + b[3])]);if((a[6]>0)){e=said$(a,b);if((e>=0)){return e;}}return d;}
function said$(a,c){let d,e,g,f,b,$0,$1,$2,$3,$4,$5;b=a[6];if(((c[6]!=a[7])||(c[3]!=a[8]))){return (-1);}if(never_silent$(a,c)){return (-1);}d=c[2];for($0=0,$1=a[b];$0<$1;$0+=1){e=$0;f=((b + 65) + (2 * e));if((a[f]==d)){for($2=0,$3=c[4];$2<$3;$2+=1){g=$2;if(means$(a,c,d,c[(9 + g)],a[(f + 1)])){return g;}}}}if(a[((b + 1) + d)]){for($4=0,$5=c[4];$4<$5;$4+=1){g=$4;if((c[(9 + g)]==0)){return g;}}}return (-1);}
function means$(e,a,b,c,d){return ((meant$(a,b,c)==d)||(in_turn$(a,b,c)==d));}
function in_turn$(c,a,b){let d;if(((a==3)&&(b>0))){return ((10000 * (1 + c[1037])) + b);}if(((a!=5)||(b==0))){return (-1);}d=c[((2173 + Math.floor(b/10000)) - 1)];return (((3 - d) * 10000000) + meant$(c,a,b));}
function meant$(d,a,b){let g,f,c,e;if(((a==19)&&(b>0))){c=$mod(b,1000);e=((b<2000)&&(d[(2421 + c)]>=0));return ((e?0:1000000) + (c * 1000));}if((a==4)){f=d[(1083 + d[1259])];if((f<64)){return ((d[(1853 + f)] * 1000) + b);}return ((1000000 + (d[((2301 + f) - 64)] * 1000)) + b);}if(((a==5)&&(b>0))){e=(Math.floor(b/10000) - 1);g=Math.floor($mod(b,10000)/1000);return (((g * 1000000) + (d[(1853 + e)] * 1000)) + $mod(b,1000));}return b;}
function never_silent$(a,b){return 0;}
function planned$(a,e,c){let f,d,b,$0,$1;b=a[21];d=((b + 1) + (2 * c));if(((c>=a[b])||(a[d]!=e[0]))){return (-1);}for($0=0,$1=e[4];$0<$1;$0+=1){f=$0;if((e[(9 + f)]==a[(d + 1)])){return f;}}return (-1);}
function at_no_choice$(a,b){return 0;}
function note$(e,a,d){let b,c,$0,$1;b=place_of_turn$(a[6]);if((b>=0)){for($0=0,$1=2;$0<$1;$0+=1){c=$0;d[((377 + (2 * b)) + c)]=(1 + a[(side_row$(c) + 0)]);}}}
function place_of_turn$(a){let d,c,b,$0,$1,$2;if((a<=20)){return (a - 1);}if((a<=60)){$2=$K28;b=$2[0];c=$2[1];d=$2[2];}else{if((a<=160)){$1=$K27;b=$1[0];c=$1[1];d=$1[2];}else{if((a<=320)){$0=$K26;b=$0[0];c=$0[1];d=$0[2];}else{return (-1);}}}if($mod((a - c),b)){return (-1);}return ((d + Math.floor((a - c)/b)) - 1);}
function stopped$(a){return ((-1) - a);}
function advance$(b,a){while((a[7]==0)){a[0]=(-1);clear_options$(a);prepare$(b,a);if((a[0]==(-1))){continue;}if((a[0]>0)){if((a[0]!=100001)){return;}}else{if((a[4]!=1)){return;}}settle$(b,a,((a[0]<0)?a[9]:0));}a[0]=0;}

const DICE=new Dice(pool$),GAME={"name": "battles", "row": 452, "aside": 80, "redrawn": 24301};
const RULES={prepare:prepare$,settle:settle$,hide:hide$,show:show$,clear:clear_options$,drawn_among:drawn_among,word_at:word_at,key:key,clear_options:clear_options$,record:record$,redraw:redraw$,side_row:side_row$,hexes_between:hexes_between$,objective:objective$,banners_needed:banners_needed$},AT={"PENDING": 0, "DECISION": 2, "ASKED": 3, "OPTIONS_OPEN": 4, "ACTIVE": 5, "TURN": 6, "ENDED": 7, "WINNER": 8, "CHOICES": 9, "PLAYING": 0, "BOTS": 1, "DRAWN": 9, "UNIFORM": 100000, "AUTOMATIC": -1};
const BOTS=[careful$,greedy$,never_fires$,never_inspires$,never_retreats$,any_legal$,choose_by_terms$],ask_bot=(q,s,uniform,bot)=>BOTS[bot](q,s,uniform);
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
