const $P_battles=(()=>{"use strict";
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
const $K13=[0,1];
const $K14=[15,19];
const $K15=[15,19,23];
const $K16=[4,0];
const $K17=[0,0];
const $K18=[2,0];
const $K19=[0,1,0];
const $K20=[(-10000000),0];
const $K21=[8607,8628];
const $K22=[(-1),0];
const $K23=[1,0];
const $K24=[30,0,0,30];
const $K25=[(-2000000),0];
const $K26=[40,160,33];
const $K27=[20,60,28];
const $K28=[5,20,20];
function pool$(a){return roll(Math.floor(a/16),$K12[$mod(a,16)],6);}
function clear_options$(b){let a,$0,$1;for($0=0,$1=b[4];$0<$1;$0+=1){a=$0;b[(9 + a)]=0;}b[4]=0;}
function show$(g,a,f){let e,d,b,c,$0,$1,$2,$3,$4,$5,$6;b=(1 - a[3]);$0=[(1339 + (b * 32)),(1467 + (b * 48))];c=$0[0];d=$0[1];for($1=0,$2=g[26];$1<$2;$1+=1){e=$1;a[(c + e)]=f[e];$3=(1403 + e);a[$3]=(a[$3] - f[e]);}for($4=0,$5=g[27];$4<$5;$4+=1){e=$4;a[(d + e)]=f[(32 + e)];$6=(1563 + e);a[$6]=(a[$6] - f[(32 + e)]);}}
function hide$(g,a,f){let e,d,b,c,$0,$1,$2,$3,$4,$5,$6;b=(1 - a[3]);$0=[(1339 + (b * 32)),(1467 + (b * 48))];c=$0[0];d=$0[1];for($1=0,$2=g[26];$1<$2;$1+=1){e=$1;f[e]=a[(c + e)];$3=(1403 + e);a[$3]=(a[$3] + a[(c + e)]);a[(c + e)]=0;}for($4=0,$5=g[27];$4<$5;$4+=1){e=$4;f[(32 + e)]=a[(d + e)];$6=(1563 + e);a[$6]=(a[$6] + a[(d + e)]);a[(d + e)]=0;}}
function settle$(a,b,c){if(!(settle_debts$(a,b,c))){settle_phase$(a,b,c);}}
function settle_phase$(c,a,d){let b;b=a[1];if((b<=11)){settle_card$(c,a,b,d);}else{if((b<=24)){settle_battle$(c,a,b,d);}else{if((b<=32)){settle_end$(c,a,b,d);}else{settle_epic$(c,a,b,d);}}}}
function settle_card$(a,b,d,c){if((d==0)){dealt$(a,b,c);}else{if((d==3)){if((a[30]>0)){lead_either$(a,b,c);}else{lead_card$(a,b,c);}}else{if((d==4)){shogun_symbols$(a,b,c);}else{if((d==5)){shogun_face$(a,b,c);}else{if((d==6)){play_with_card$(a,b,c);}else{if(((d==7)||(d==8))){turncoat_rolled$(a,b,c);}else{if((d==9)){famine_rolled$(a,b,c);}else{lack_rolled$(a,b,c);}}}}}}}}
function dealt$(d,a,c){let b;b=$mod(a[1270],2);if((a[1270]>=2)){take_dragon$(a,b,c);}else{take_card$(a,b,c);}}
function take_dragon$(a,d,b){let c,$0,$1;c=card_by_place$(a,1563,b);$0=(1563 + c);a[$0]=(a[$0] - 1);$1=((1467 + (d * 48)) + c);a[$1]=(a[$1] + 1);return c;}
function card_by_place$(c,d,b){let a;a=0;while((b>=c[(d + a)])){b=(b - c[(d + a)]);a=(a + 1);}return a;}
function take_card$(a,d,b){let c,$0,$1,$2;c=card_by_place$(a,1403,b);$0=(1403 + c);a[$0]=(a[$0] - 1);$1=((1339 + (d * 32)) + c);a[$1]=(a[$1] + 1);$2=(side_row$(d) + 2);a[$2]=(a[$2] + 1);return c;}
function side_row$(a){return (1317 + (a * 11));}
function lead_either$(e,c,d){let b,a,$0,$1;$0=[c[5],$mod(d,1000)];a=$0[0];b=$0[1];c[1036]=command_of$(c,a,d);put_down$(c,a,d);$1=b;c[1034]=$1;c[1035]=$1;c[1303]=(-1);if((e[(card_row$(b) + 0)]==8)){c[1]=34;}else{if(((d<1000)&&is_field$(e,b))){c[1]=33;}else{begin_turn_of_cards$(e,c);}}}
function card_row$(a){return (63580 + (a * 8));}
function is_field$(a,b){let c;c=a[(card_row$(b) + 0)];if(((c==0)||(c==5))){return 1;}return ((c==4)||(c==6));}
function begin_turn_of_cards$(c,a){let b,$0;b=side_row$(a[5]);if((orders_of$(c,a)!=9)){$0=[a[1035],a[1303]];a[(b + 3)]=$0[0];a[(b + 10)]=$0[1];}begin_orders$(c,a);a[1]=((orders_of$(c,a)==7)?4:6);}
function begin_orders$(d,a){let c,e,b,$0,$1,$2,$3,$4,$5,$6;$0=0;a[1042]=$0;a[1259]=$0;for($1=0,$2=((d[30]>0)?3:1);$1<$2;$1+=1){b=$1;$3=0;a[(1260 + b)]=$3;a[(1263 + b)]=$3;for($4=0,$5=8;$4<$5;$4+=1){c=$4;a[((1044 + (8 * b)) + c)]=0;}}begin_card$(d,a,0);e=orders_of$(d,a);if((e==7)){$6=d[47];a[1260]=$6;a[1263]=$6;}else{if(((e==2)&&(a[1041]==0))){a[1260]=d[44];}}}
function begin_card$(c,a,b){let $0;$0=[b,a[1042]];a[1037]=$0[0];a[1043]=$0[1];a[1082]=(-1);a[1041]=(finds_units$(c,a)?0:1);a[(1038 + b)]=(a[1041]?0:orders_of$(c,a));}
function finds_units$(a,b){let e,c,d,f,$0,$1;c=orders_of$(a,b);if((c==8)){return 0;}d=a[(card_row$(b[1035]) + 4)];e=((c==1)||(c==2)||(c==3)||(c==4));if(!(e)){return 1;}for($0=0,$1=b[1723];$0<$1;$0+=1){f=$0;if(is_of$(b,f,b[5])){if(of_type$(a,f,c,d)){return 1;}}}return 0;}
function of_type$(b,c,a,d){if((a==1)){return (of_kind$(b,c,0)==d);}if((a==2)){return (of_kind$(b,c,1)==1);}if((a==3)){return (of_kind$(b,c,4)==1);}return (of_kind$(b,c,1)==0);}
function of_kind$(a,b,c){return a[((64413 + (a[(64752 + b)] * 10)) + c)];}
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
function objective$(d,a,b,e){let c;c=(57780 + (8 * ((a * 230) + b)));return d[(c + e)];}
function leave_hex$(d,a,b,c){let $0;if(a[((2881 + (b * 230)) + c)]){a[((2881 + (b * 230)) + c)]=0;$0=(side_row$(b) + 1);a[$0]=(a[$0] - objective$(d,b,c,0));}}
function famine_rolled$(d,a,c){let b,$0,$1,$2;a[1]=10;$0=[(1 - a[5]),(-1)];a[4050]=$0[0];a[4051]=$0[1];for($1=0,$2=3;$1<$2;$1+=1){b=$1;a[(4052 + b)]=((c >> (24 - (8 * b))) & 255);}a[4055]=((c & 255) * d[48]);}
function lack_rolled$(d,a,c){let b,$0,$1;a[4051]=(-1);for($0=0,$1=3;$0<$1;$0+=1){b=$0;a[(4052 + b)]=((c >> (16 - (8 * b))) & 255);}a[1]=12;}
function settle_battle$(a,b,d,c){if((d==12)){settle_order$(a,b,c);}else{if((d==13)){choose_mover$(b,c);}else{if((d==14)){move_piece$(a,b,c);}else{if((d==15)){if((c==0)){end_battles$(b);}else{declare_battle$(a,b,c);b[1]=16;}}else{if(((d==16)||(d==17))){settle_challenge$(a,b,d,c);}else{if(((d==18)||(d==19))){challenge_rolled$(a,b,c);}else{if((d==20)){b[4039]=c;b[1]=21;}else{if((d==21)){answer$(a,b,c);begin_fighting$(a,b);}else{if((d==22)){settle_fight$(a,b,c);}else{if((d==23)){gain_ground$(a,b,c);}else{bonus_battle$(a,b,c);}}}}}}}}}}}
function settle_order$(b,a,c){if((c>0)){give_order$(b,a,c);}else{if((b[30]>0)){no_more_orders$(b,a);}else{if((a[1042]>0)){a[1]=13;}else{a[1]=26;}}}}
function give_order$(h,f,c){let b,e,g,a,d,$0,$1,$2;$0=[$mod(c,1000),(Math.floor(c/1000) * 1000)];a=$0[0];b=$0[1];$1=[f[(2421 + a)],f[(2651 + a)]];d=$1[0];e=$1[1];if((b==3000)){f[1082]=a;}if(((d>=0)&&(b!=2000))){g=d;f[(2045 + d)]=1;f[(1981 + d)]=(-1);f[(2109 + d)]=0;f[(2173 + d)]=(only_fires$(f)?2:(1 - f[(2237 + d)]));count_order$(h,f,a,of_kind$(h,d,0));}else{g=(64 + e);f[(2349 + e)]=1;f[(2373 + e)]=0;count_order$(h,f,a,4);}f[(1083 + f[1042])]=g;f[(1171 + g)]=f[1037];$2=1042;f[$2]=(f[$2] + 1);}
function only_fires$(a){return (a[1038]==3);}
function count_order$(b,a,c,d){let $0,$1;if((orders_of$(b,a)==7)){$1=(counts_of$(a) + d);a[$1]=(a[$1] + 1);}else{$0=(counts_of$(a) + sections_of$(b,a[5],c));a[$0]=(a[$0] + 1);}}
function sections_of$(a,b,c){return a[((54329 + (b * 230)) + c)];}
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
function put_on_board$(g,a){let b,f,c,e,d,$0,$1,$2;b=$part(a,4518,4709);c=$part(a,4709,4737);for($0 of $K13){d=$0;e=side_row$(((d==0)?a[5]:(1 - a[5])));f=(b[(11 + d)] + c[(9 + (d * 3))]);$2=1033;a[$2]=(a[$2] + (a[(e + 0)] - f));a[(e + 0)]=f;}put_losses$(g,a);}
function put_losses$(g,a){let h,b,e,f,c,d,$0,$1,$2;b=$part(a,4709,4737);for($0 of $K14){c=$0;$2=[unit_of$(a,c),leader_of_party$(a,c)];d=$2[0];e=$2[1];if(((d>=0)&&(a[(1853 + d)]>=0))){f=(a[(1789 + d)] - b[(c + 0)]);if((f>0)){lose_blocks$(g,a,d,f);}}if(((e>=0)&&(a[(2301 + e)]>=0))){h=b[(c + 1)];if((h==3)){kill_leader$(g,a,e);}else{if((h==4)){commit_seppuku$(g,a,e);}}}}}
function kill_leader$(a,b,c){take_leader_off$(a,b,c,1);award$(a,b,(1 - a[(64880 + c)]),a[(64928 + c)]);}
function commit_seppuku$(a,d,b){let c,$0,$1;c=a[(64880 + b)];take_leader_off$(a,d,b,2);$0=(side_row$(c) + 7);d[$0]=(d[$0] + 1);$1=(side_row$((1 - c)) + 8);d[$1]=(d[$1] + 1);}
function lose_blocks$(e,b,c,a){let d,$0;$0=(1789 + c);b[$0]=(b[$0] - a);if((b[(1789 + c)]==0)){d=b[(1725 + c)];take_unit_off$(e,b,c);award$(e,b,(1 - d),e[(64816 + c)]);}}
function leader_of_party$(c,a){let b;b=((a==15)?4033:4034);return c[b];}
function unit_of$(b,a){return ((a==15)?b[4031]:b[4032]);}
function begin_fight$(e,a){let f,b,d,c,$0,$1,$2,$3;b=$part(a,4518,4709);c=$part(a,4709,4737);for($0=0,$1=51;$0<$1;$0+=1){d=$0;b[d]=e[(64701 + d)];}for($2=87,$3=191;$2<$3;$2+=1){d=$2;b[d]=0;}f=a[5];b[11]=a[(side_row$(f) + 0)];b[12]=a[(side_row$((1 - f)) + 0)];b[24]=a[1033];b[13]=(a[4039] * e[64710]);b[15]=((a[4037]==1)?0:1);b[16]=a[4040];b[18]=1;put_party$(e,a,b,15,a[4031],a[4033],0);put_party$(e,a,b,19,a[4032],a[4034],1);if((a[4037]==1)){put_fire$(e,a,b);}else{put_close_combat$(e,a,b);}set_up$(b,c);}
function set_up$(c,b){let a,$0,$1;for($0=0,$1=28;$0<$1;$0+=1){a=$0;b[a]=0;}call_first_strike$(c,b);}
function call_first_strike$(b,c){let a,d,$0,$1,$2,$3;for($0 of $K15){a=$0;c[(a + 0)]=b[(party_row$(a) + 0)];c[(a + 1)]=b[(party_row$(a) + 1)];}for($2 of $K13){d=$2;c[((9 + (d * 3)) + 0)]=-(b[(13 + d)]);}c[1]=(b[16]?0:1);c[0]=0;}
function party_row$(a){return (51 + (Math.floor((a - 15)/4) * 12));}
function put_fire$(a,b,d){let g,h,f,c,e,i;c=pair_at$(a,b,b[4031],b[4036]);e=put_strike$(a,d,1,c,0,15,19);f=hexes_between$(a,b[4035],b[4036]);g=b[4031];h=dice_of_fire$(a,c,f,(b[(2109 + g)]>0));d[(e + 2)]=(h + b[(1263 + b[(1171 + g)])]);i=supported$(a,b,b[4036],(1 - b[5]));d[(e + 10)]=flags_of$(a,c,0,i);}
function flags_of$(b,c,d,a){if(a){return b[(c + (d?28:29))];}return b[((c + (d?0:13)) + 10)];}
function supported$(a,b,c,d){return (friends_beside$(a,b,c,d,(-1))>=2);}
function friends_beside$(c,g,d,h,f){let b,a,e,$0,$1;a=0;for($0=0,$1=6;$0<$1;$0+=1){b=$0;e=beside$(c,d,b);if(((e>=0)&&(e!=f)&&(side_at$(c,g,e)==h))){a=(a + 1);}}return a;}
function side_at$(c,a,b){if((a[(2421 + b)]>=0)){return a[(1725 + a[(2421 + b)])];}if((a[(2651 + b)]>=0)){return c[(64880 + a[(2651 + b)])];}return (-1);}
function beside$(a,b,c){return a[((49 + (6 * b)) + c)];}
function dice_of_fire$(a,b,d,c){return a[(((b + 30) + (c?6:0)) + d)];}
function hexes_between$(a,b,c){return a[((1429 + (b * 230)) + c)];}
function put_strike$(g,h,a,c,d,i,j){let f,b,e,$0,$1,$2;b=strike_row$(a);e=(c + (d?0:13));for($0=0,$1=13;$0<$1;$0+=1){f=$0;h[(b + f)]=g[(e + f)];}$2=[i,j];h[(b + 0)]=$2[0];h[(b + 1)]=$2[1];return b;}
function strike_row$(a){return (87 + (a * 13));}
function pair_at$(a,c,b,d){return pair$(a,a[(64752 + b)],c[(1853 + b)],target_kind$(a,c,d),d);}
function pair$(a,d,c,g,f){let h,e,b;b=(a[117106] + 2);e=((a[(57319 + c)] * a[117106]) + d);h=((a[(57319 + f)] * b) + g);return (a[117108] + ((((e * b) * a[117107]) + h) * 42));}
function target_kind$(d,a,b){let e,c;c=a[(2421 + b)];if((c>=0)){return d[(64752 + c)];}e=(is_mounted_leader$(d,a[(2651 + b)])?1:0);return (d[117106] + e);}
function is_mounted_leader$(a,b){return (a[(64904 + b)]==1);}
function put_close_combat$(c,a,e){let b,h,d,f,g,i,$0,$1,$2,$3;b=a[4031];d=pair_at$(c,a,b,a[4036]);f=put_strike$(c,e,1,d,1,15,19);$0=(f + 2);e[$0]=(e[$0] + card_dice$(a,b));g=supported$(c,a,a[4036],(1 - a[5]));e[(f + 10)]=(flags_of$(c,d,1,g) + a[4042]);put_inspiration$(c,a,e,f);if((a[4037]==2)){put_swarm$(c,a,e,f);}if(may_answer$(c,a)){h=pair_at$(c,a,a[4032],a[4035]);g=supported$(c,a,a[4035],a[5]);for($1 of $K16){i=$1;f=put_strike$(c,e,i,h,1,19,15);$3=(f + 2);e[$3]=(e[$3] + a[4041]);e[(f + 10)]=flags_of$(c,h,1,g);}}}
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
function finish$(a){let b,$0,$1,$2;a[0]=8;$0=0;a[1]=$0;a[3]=$0;a[2]=$0;a[4]=$0;a[27]=$0;for($1 of $K15){b=$1;a[(b + 3)]=0;if(((a[(b + 1)]==1)||(a[(b + 1)]==2))){a[(b + 1)]=0;}}}
function next_strike$(c,a){let b;b=a[1];if((b==0)){return ((stands$(a,15)||(c[22]>1))?1:(-1));}if((b==1)){return after_attack$(c,a);}if((b==5)){return (stands$(a,15)?6:(-1));}if(((b==6)&&!(vacated$(a,23))&&(c[17]==0))){return (battles_back$(c,a,23,7)?7:(-1));}return (-1);}
function battles_back$(c,a,b,d){return ((a[(b + 0)]>0)&&(c[(strike_row$(d) + 2)]>0));}
function vacated$(a,b){return ((a[(b + 2)]>0)||((a[(b + 0)]==0)&&(a[(b + 1)]!=1)));}
function after_attack$(a,b){if((a[15]==0)){return ((a[18]==2)?second_fire$(a,b):(-1));}if(vacated$(b,19)){if(!(may_go_on$(a,b))){return (-1);}return (a[17]?5:6);}if(((a[16]==0)&&battles_back$(a,b,19,4))){return 4;}return (-1);}
function may_go_on$(a,b){if(((a[20]==0)||!(stands$(b,15)))){return 0;}return ((a[21]==0)||(b[16]==1));}
function second_fire$(e,a){let c,f,b,d;b=a[20];c=((a[19]==0)&&(b!=1)&&(b!=2));d=(a[21] + a[22]);if(c){return (-1);}if((d==0)){return 2;}f=Math.min((e[19] + d),24);return ((e[(26 + f)]>0)?3:(-1));}
function hold_or_retreat$(j,f,a,b,k){let h,i,c,d,g,e,$0;c=target_of$(a,b);d=party_row$(c);e=(b[3] * a[(d + 4)]);g=unit_of$(f,c);$0=retreat_to$(j,f,g,k);h=$0[0];i=$0[1];a[(d + 7)]=((b[(c + 2)] + b[(c + 3)]) + h);a[(d + 11)]=((i&&(h<e))?h:0);}
function retreat_to$(d,a,b,e){let f,h,g,c,$0;c=a[(1853 + b)];f=hexes_between$(d,c,e);if((f==0)){return $K17;}$0=[leader_of$(d,a,b),(a[(2651 + e)]>=0)];g=$0[0];h=$0[1];put_unit$(d,a,b,e);if((g>=0)){put_leader$(d,a,g,e);}return [f,h];}
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
function rolled$(b,a){let $0;b[1315]=a;$0=$K18;b[1037]=$0[0];b[1040]=$0[1];b[1]=38;}
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
function cards_in$(c,d,e){let b,a,$0,$1;a=0;for($0=0,$1=e;$0<$1;$0+=1){b=$0;a=(a + c[(d + b)]);}return a;}
function start_turn$(c,a){let d,f,b,e,$0,$1,$2,$3;b=a[5];a[1]=2;if((a[6]>c[0])){a[7]=3;return;}d=(a[(side_row$(b) + 2)]<=c[37]);if((d||(c[38]&&!(has_piece_in$(c,a,b,7))))){$0=[2,(1 - b)];a[7]=$0[0];a[8]=$0[1];return;}for($1=0,$2=a[1723];$1<$2;$1+=1){e=$1;f=a[(1853 + e)];if(((f>=0)&&(a[(1725 + e)]==b)&&(a[(3801 + f)]==(1 - b)))){a[(3801 + f)]=(-1);$3=(side_row$((1 - b)) + 7);a[$3]=(a[$3] + c[(61463 - b)]);award$(c,a,b,c[(61461 - b)]);}}}
function has_piece_in$(d,b,c,e){let f,g,a,$0,$1,$2,$3;for($0=0,$1=b[1723];$0<$1;$0+=1){a=$0;if((is_of$(b,a,c)&&(sections_of$(d,c,b[(1853 + a)]) & e))){return 1;}}for($2=0,$3=b[1724];$2<$3;$2+=1){f=$2;g=b[(2301 + f)];if(((g>=0)&&(d[(64880 + f)]==c))){if((sections_of$(d,c,g) & e)){return 1;}}}return 0;}
function count_banners$(c,a){let e,b,d,$0,$1,$2,$3;b=a[5];a[1]=3;if(c[(63578 + b)]){for($0=0,$1=a[1723];$0<$1;$0+=1){d=$0;if(is_of$(a,d,b)){hold$(c,a,b,a[(1853 + d)]);}}}if(c[(61464 + b)]){for($2=0,$3=sections_clear$(c,a,b);$2<$3;$2+=1){e=$2;award$(c,a,b,c[(61464 + b)]);}}}
function sections_clear$(f,c,e){let g,d,a,b,$0,$1;a=0;for($0=0,$1=c[1723];$0<$1;$0+=1){b=$0;d=c[(1853 + b)];if(((d>=0)&&(c[(1725 + b)]!=e))){g=sections_of$(f,e,d);a=(a | ((g & 2)?2:g));}}return (((3 - (a & 1)) - ((a >> 1) & 1)) - ((a >> 2) & 1));}
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
function reach_of_leader$(e,c,d){let l,g,j,k,h,i,b,f,a,m,$0,$1,$2,$3;$0=[c[(2301 + d)],hexes_for_leader$(e,c,d)];a=$0[0];b=$0[1];f=e[(64880 + d)];begin_reach$(e,c,a);$1=$K19;g=$1[0];h=$1[1];i=$1[2];while((g<h)){j=c[(4287 + g)];g=(g + 1);k=(c[(4057 + j)] + 1);if(((k>b)||((j!=a)&&ground_stops$(e,c,j)))){continue;}i=(i||(e[((55709 + (f * 230)) + j)]>0));for($2=0,$3=6;$2<$3;$2+=1){l=$2;m=beside$(e,j,l);if(((m>=0)&&(c[(4057 + m)]==99))){if(leader_may_pass$(e,c,f,m)){c[(4057 + m)]=k;c[(4287 + h)]=m;h=(h + 1);if(leader_may_stop$(e,c,d,m)){option$(c,m);}}}}}if(i){option$(c,999);}}
function leader_may_stop$(d,a,e,b){let c;c=a[(2421 + b)];if((a[(2651 + b)]>=0)){return 0;}return ((c<0)||may_join$(d,c,e));}
function may_join$(a,b,c){return ((of_kind$(a,b,1)==0)||is_mounted_leader$(a,c));}
function leader_may_pass$(a,e,f,b){let d,c,$0;if((a[(56169 + b)]==0)){return 0;}$0=[e[(2421 + b)],e[(2651 + b)]];c=$0[0];d=$0[1];if((c>=0)){return (e[(1725 + c)]==f);}return ((d<0)||(a[(64880 + d)]==f));}
function begin_reach$(c,b,d){let a,$0,$1;for($0=0,$1=c[25];$0<$1;$0+=1){a=$0;b[(4057 + a)]=99;}b[(4057 + d)]=0;b[4287]=d;}
function hexes_for_leader$(a,d,b){let c;c=a[(40 + a[(64904 + b)])];if((way_of$(d,(64 + b))==6)){return Math.min(c,a[46]);}return c;}
function has_room$(a,b,c){let e,d,f,$0,$1;if((hexes_for_unit$(a,b,c)==0)){return 0;}d=rides_along$(a,b,c);for($0=0,$1=6;$0<$1;$0+=1){e=$0;f=beside$(a,b[(1853 + c)],e);if(((f>=0)&&unit_may_enter$(a,b,c,d,f))){return 1;}}return 0;}
function unit_may_enter$(a,c,e,g,b){let f,d;if(((a[(56169 + b)]==0)||(c[(2421 + b)]>=0))){return 0;}d=c[(2651 + b)];if((d<0)){return 1;}f=(a[(64880 + d)]==c[(1725 + e)]);return (f&&(g<0)&&may_join$(a,e,d));}
function reach_of_unit$(e,c,d){let l,h,j,k,i,f,b,g,a,m,$0,$1,$2,$3;$0=[c[(1853 + d)],hexes_for_unit$(e,c,d)];a=$0[0];b=$0[1];f=rides_along$(e,c,d);if((b==0)){return;}g=c[(1725 + d)];begin_reach$(e,c,a);$1=$K13;h=$1[0];i=$1[1];while((h<i)){j=c[(4287 + h)];h=(h + 1);k=(c[(4057 + j)] + 1);if(((k>b)||stops_unit$(e,c,j,a))){continue;}for($2=0,$3=6;$2<$3;$2+=1){l=$2;m=beside$(e,j,l);if(((m>=0)&&(c[(4057 + m)]==99))){if(unit_may_enter$(e,c,d,f,m)){c[(4057 + m)]=k;c[(4287 + i)]=m;i=(i + 1);option$(c,m);}}}}if(unit_may_exit$(e,c,d,g,b,i,a)){option$(c,999);}}
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
function offer_fates$(c,e,d){let g,i,j,h,f,a,b,k,$0,$1,$2,$3,$4;$0=[c[(64880 + d)],e[(2301 + d)]];a=$0[0];b=$0[1];f=c[64704];no_options$(e);option$(e,999);$1=[b,0];e[4287]=$1[0];e[(4057 + b)]=$1[1];$2=$K13;g=$2[0];h=$2[1];while((g<h)){i=e[(4287 + g)];g=(g + 1);if((e[(4057 + i)]==f)){continue;}for($3=0,$4=2;$3<$4;$3+=1){j=$3;k=behind$(c,a,i,j);if(((k>=0)&&leader_may_pass$(c,e,a,k)&&!(queued$(e,h,k)))){e[(4057 + k)]=(e[(4057 + i)] + 1);e[(4287 + h)]=k;h=(h + 1);if(leader_may_stop$(c,e,d,k)){option$(e,k);}}}}ask$(e,11,a);}
function queued$(b,d,c){let a,$0,$1;for($0=0,$1=d;$0<$1;$0+=1){a=$0;if((b[(4287 + a)]==c)){return 1;}}return 0;}
function behind$(a,b,c,d){return a[((54789 + (2 * ((b * 230) + c))) + d)];}
function offer_retreats$(h,c,d,i){let e,g,j,f,a,b,k,$0,$1,$2,$3,$4,$5,$6;$0=[c[(1725 + d)],c[(1853 + d)]];a=$0[0];b=$0[1];no_options$(c);$1=[b,0];c[4287]=$1[0];c[(4057 + b)]=$1[1];$2=$K13;e=$2[0];f=$2[1];while((e<f)){g=c[(4287 + e)];e=(e + 1);if(retreat_is_whole$(h,c,d,g,i)){option$(c,g);continue;}for($3=0,$4=2;$3<$4;$3+=1){j=$3;k=behind$(h,a,g,j);if(((k>=0)&&may_retreat_to$(h,c,d,k)&&!(queued$(c,f,k)))){c[(4057 + k)]=(c[(4057 + g)] + 1);c[(4287 + f)]=k;f=(f + 1);}}}if((c[4]==0)){for($5=0,$6=f;$5<$6;$5+=1){j=$5;if(retreat_ends$(h,c,d,c[(4287 + j)])){option$(c,c[(4287 + j)]);}}}ask$(c,10,a);}
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
function choose_by_terms$(c,a,g){let d,e,b,f,h,$0,$1,$2,$3;b=a[2];if((b==19)){return 1;}if((needs_weights$(b)&&begins$(a,b))){forget$(c,a);}$0=$K20;d=$0[0];e=$0[1];for($1=0,$2=a[4];$1<$2;$1+=1){f=$1;h=value_of$(c,a,a[(9 + f)],g);if((h>d)){$3=[h,0];d=$3[0];e=$3[1];}if((h==d)){a[(7581 + e)]=f;e=(e + 1);}}return a[(7581 + among(g,e))];}
function value_of$(c,a,d,e){let b,f;b=a[2];if(((b==15)||((b==1)&&(c[30]==0)))){return value_of_card$(c,a,d,e);}if((b==3)){return value_of_order$(c,a,d);}if((b==4)){return value_of_move$(c,a,d);}if((b==5)){return value_of_battle$(c,a,d);}if((b==14)){return value_of_bonus$(c,a,d);}if((b==13)){return value_of_gain$(c,a,d);}if((b==10)){return value_of_retreat$(c,a,d);}if((b==9)){return value_of_standing_fast$(c,a,d);}if((b==11)){f=a[4034];if((a[3]==a[5])){f=a[4033];}return value_of_fate$(c,a,f,d);}if(((b==12)||(b==18))){return a[(1789 + a[(2421 + d)])];}if((b==6)){return value_of_inspiring$(c,a,d);}if(((b==1)||(b>=20))){return value_in_epic$(c,a,d,e);}return value_of_dragons$(c,a,d);}
function value_of_dragons$(e,c,d){let f,a,b,$0;$0=[c[2],c[3]];a=$0[0];b=$0[1];if((a==16)){if((d==0)){return (Math.min(e[35],c[1033]) * token_price$(e,c,b));}return value_of_drawing$(e,c,b);}if((d==0)){return 0;}if((a==17)){f=(dragon$(e,(d - 1),0)==0);return ((f&&(c[1033]>0))?1:(-1));}return value_of_card_play$(e,c,d);}
function value_of_card_play$(d,c,e){let f,a,h,b,g,$0;$0=[c[2],c[3]];a=$0[0];b=$0[1];if((a==7)){return ((challenge_dice$(d,c,b) + 2) - challenge_dice$(d,c,(1 - b)));}if((a==8)){return 1;}f=dragon$(d,(Math.floor(e/1000) - 1),1);if((f==1)){g=c[(2421 + $mod(e,1000))];h=(turncoat_dice$(c,b) - turncoat_dice$(c,(1 - b)));return (((h * 3000) + (c[(1789 + g)] * 10)) + of_kind$(d,g,0));}if((f==2)){return (circles$(d,c,(1 - b)) - 2);}return 1;}
function value_of_drawing$(f,d,g){let h,c,e,b,a,$0,$1,$2;$0=0;a=$0;b=$0;for($1=0,$2=f[27];$1<$2;$1+=1){c=$1;e=d[(1563 + c)];a=(a + e);if((dragon$(f,c,0)!=0)){b=(b + e);}}if((a==0)){return 1;}h=(f[36] * token_price$(f,d,g));return Math.floor(((b * 1500) + ((a - b) * h))/a);}
function token_price$(d,a,b){let c,e;c=a[(side_row$(b) + 0)];e=weight$(d,a,8);if((c<=4)){return (e * 2);}return ((c>=9)?Math.floor(e/4):e);}
function weight$(a,b,d){let c;c=((a[116984]==turn_and_side$(b[6],b[3]))?2:b[3]);return a[((116792 + (c * 64)) + d)];}
function turn_and_side$(a,b){return (((2 * a) + b) + 1);}
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
function way$(c,e,d,f){let a,b,$0;$0=[c[(64752 + d)],99];a=$0[0];b=$0[1];if(e[6030]){b=e[(7056 + f)];}if(((e[6031] >> a) & 1)){b=Math.min(b,e[(7286 + f)]);}return b;}
function measure_ways$(e,a,b){let d,c,$0,$1;c=turn_and_side$(a[6],b);if((a[6029]==c)){return;}a[6029]=c;for($0=0,$1=2;$0<$1;$0+=1){d=$0;measure$(e,a,b,d);}}
function measure$(g,f,h,d){let m,b,c,e,a,l,k,n,j,i,$0,$1,$2,$3,$4,$5,$6;$0=[(7056 + (d * 230)),0,0];a=$0[0];b=$0[1];c=$0[2];for($1=0,$2=g[25];$1<$2;$1+=1){e=$1;f[(a + e)]=99;if((d==0)){j=f[(2421 + e)];k=((j>=0)&&(f[(1725 + j)]==h));i=((open_banners$(g,f,h,e)>0)&&!(k));}else{c=(c | kinds_wanted$(g,h,e));i=(kinds_wanted$(g,h,e)>0);}if(i){f[(a + e)]=0;b=(b + 1);}}f[(6030 + d)]=((d==0)?b:c);l=0;while((b>0)){b=0;for($3=0,$4=g[25];$3<$4;$3+=1){e=$3;if((f[(a + e)]!=l)){continue;}for($5=0,$6=6;$5<$6;$5+=1){m=$5;n=beside$(g,e,m);if(((n>=0)&&g[(56169 + n)]&&(f[(a + n)]==99))){f[(a + n)]=(l + 1);b=(b + 1);}}}l=(l + 1);}}
function kinds_wanted$(b,c,d){let a;a=0;if((objective$(b,c,d,3)>0)){a=(a | objective$(b,c,d,4));}if((objective$(b,c,d,5)>0)){a=(a | objective$(b,c,d,6));}return a;}
function banners_for$(b,c,d,e){let a;a=0;if(((objective$(b,c,d,4) >> e) & 1)){a=(a + objective$(b,c,d,3));}if(((objective$(b,c,d,6) >> e) & 1)){a=(a + objective$(b,c,d,5));}return a;}
function open_banners$(a,e,b,c){let d;d=objective$(a,b,c,0);if((e[((3341 + (b * 230)) + c)]==0)){d=(d + objective$(a,b,c,1));}if((e[(3801 + c)]==(1 - b))){d=(d + a[(61461 - b)]);}return d;}
function value_of_cover$(g,c,d,h){let e,i,b,f,a,$0,$1,$2;$0=[(-30),c[(1725 + d)]];a=$0[0];b=$0[1];for($1=0,$2=c[1723];$1<$2;$1+=1){e=$1;f=c[(1853 + e)];if(((f>=0)&&(c[(1725 + e)]!=b))){i=pair$(g,g[(64752 + e)],f,g[(64752 + d)],h);a=Math.max(a,(g[(i + 2)] - g[(i + 10)]));}}return ((a==(-30))?0:(-(a) * weight$(g,c,36)));}
function threat$(e,c,d,j){let k,o,a,q,h,f,n,l,g,b,p,m,i,$0,$1,$2,$3,$4;$0=[0,c[(1725 + d)]];a=$0[0];b=$0[1];f=of_kind$(e,d,3);g=of_kind$(e,d,7);for($1=0,$2=c[1723];$1<$2;$1+=1){h=$1;i=c[(1853 + h)];if(((i<0)||(c[(1725 + h)]==b))){continue;}k=hexes_between$(e,j,i);if((k>Math.max((1 + f),g))){continue;}l=0;if((k<=(1 + f))){m=supported$(e,c,i,(1 - b));l=odds_if_close$(e,c,d,j,h,i,m);}if((l>0)){n=harm$(e,c,h,l);o=odds_if_close$(e,c,h,i,d,j,0);if((o>0)){$3=[(1000 - e[(l + 2)]),harm$(e,c,d,o)];p=$3[0];q=$3[1];n=(n - Math.floor((Math.floor((p * q)/1000) * weight$(e,c,10))/100));}a=Math.max(a,n);}if((1<($4=k)&&$4<=g)){l=odds_if_fired$(e,c,d,j,h,i,0);if((l>0)){a=Math.max(a,harm$(e,c,h,l));}}}return a;}
function odds_if_fired$(a,j,b,c,d,e,k){let g,i,h,f,$0;f=pair$(a,a[(64752 + b)],c,a[(64752 + d)],e);$0=[hexes_between$(a,e,c),of_kind$(a,b,7)];g=$0[0];h=$0[1];i=dice_of_fire$(a,f,Math.min(g,h),(g>h));if((i==0)){return 0;}return odds_on$(a,j,d,(f + 13),i,flags_of$(a,f,0,k));}
function odds_on$(d,a,b,e,f,g){let c;c=((a[(2651 + a[(1853 + b)])]>=0)?1:0);return odds_of$(d,e,f,(g + c),a[(1789 + b)],c);}
function odds_of$(c,d,e,f,g,h){let b,a,$0;$0=[c[(d + 4)],c[(d + 6)]];a=$0[0];b=$0[1];return (64952 + strike_place$(a,e,b,f,g,h));}
function strike_place$(a,b,d,e,f,g){let c;c=((a * 9) + Math.min(b,8));c=((((c * 4) + d) * 3) + Math.min(e,2));return (((((c * 5) + Math.min(f,4)) * 2) + g) * 6);}
function harm$(e,c,d,g){let i,k,f,j,b,a,h,$0;$0=[c[(1725 + d)],c[(2651 + c[(1853 + d)])]];a=$0[0];b=$0[1];f=banner_price$(e,c,(1 - a));h=(e[(g + 0)] * block_price$(e,c,d));h=(h + ((e[(g + 1)] * f) * e[(64816 + d)]));i=e[(g + 3)];if((i>0)){h=(h + (i * weight$(e,c,7)));h=(h + (1000 * honor_price$(e,c,a,(i * honor_lost$(e,d)))));}if((b>=0)){h=(h + ((e[(g + 4)] * f) * e[(64928 + b)]));}j=c[(1853 + d)];k=objective$(e,a,j,0);if((c[(3801 + j)]==(1 - a))){k=(k + e[(61461 - a)]);}if((k>0)){h=(h + ((e[(g + 2)] * banner_price$(e,c,a)) * k));}return Math.floor(h/1000);}
function honor_price$(f,a,b,d){let c,e;c=a[(side_row$(b) + 0)];e=Math.max(0,(d - (1000 * c)));return Math.floor(((d * token_price$(f,a,b)) + (e * weight$(f,a,9)))/1000);}
function honor_lost$(a,b){let c;c=(64533 + (a[(64752 + b)] * 12));return (a[(c + 6)] + a[(c + 5)]);}
function block_price$(a,b,c){return weight$(a,b,(0 + of_kind$(a,c,0)));}
function odds_if_close$(a,g,b,c,d,e,h){let f;f=pair$(a,a[(64752 + b)],c,a[(64752 + d)],e);if(((a[(f + 26)]==0)||(a[(f + 2)]==0))){return 0;}return odds_on$(a,g,d,f,a[(f + 2)],flags_of$(a,f,1,h));}
function patience$(a){return Math.max(0,(20 - (a[6] - a[4867])));}
function danger$(h,c,d,i,n,p){let j,f,m,k,o,l,b,e,g,a,$0,$1,$2,$3;$0=0;a=$0;b=$0;e=c[(1725 + d)];for($1=0,$2=c[1723];$1<$2;$1+=1){f=$1;g=c[(1853 + f)];if(((g<0)||(c[(1725 + f)]==e)||(c[(1981 + f)]>=0))){continue;}j=hexes_between$(h,i,g);k=(1 + of_kind$(h,f,3));l=of_kind$(h,f,7);m=0;if((j<=k)){m=struck_in$(h,c,d,i,f,n);}else{if((j<=(k + of_kind$(h,f,2)))){m=Math.floor((struck_in$(h,c,d,i,f,n) * weight$(h,c,14))/100);}}if(((j>1)&&(l>0)&&(j<=((l + k) - 1)))){o=odds_if_fired$(h,c,f,g,d,i,n);if((o>0)){m=Math.max(m,Math.floor((harm$(h,c,d,o) * weight$(h,c,15))/100));}}if((g==p)){m=Math.floor((m * (1000 - c[6027]))/1000);}if((m>a)){$3=[m,a];a=$3[0];b=$3[1];}else{b=Math.max(b,m);}}a=(a + Math.floor((b * weight$(h,c,13))/100));if((c[(1789 + d)]==1)){a=Math.floor((a * weight$(h,c,33))/100);}return a;}
function struck_in$(d,a,e,f,b,g){let j,i,h,k,c,$0;c=a[(1853 + b)];h=odds_if_close$(d,a,b,c,e,f,g);if((h==0)){return 0;}$0=[harm$(d,a,e,h),odds_if_close$(d,a,e,f,b,c,0)];i=$0[0];j=$0[1];if((j==0)){return i;}k=(1000 - d[(h + 2)]);return Math.max(0,(i - Math.floor((Math.floor((k * harm$(d,a,b,j))/1000) * weight$(d,a,12))/100)));}
function hexes_to_enemy$(f,c,e,g){let a,b,d,$0,$1;a=30;for($0=0,$1=c[1723];$0<$1;$0+=1){b=$0;d=c[(1853 + b)];if(((d>=0)&&(c[(1725 + b)]!=e))){a=Math.min(a,hexes_between$(f,g,d));}}return a;}
function urgency$(d,a,b){let e,c,f,$0;c=turn_and_side$(a[6],b);if((a[8605]!=c)){e=(32768 - evaluate$(d,a,b,0));f=Math.floor((e * weight$(d,a,23))/32768);$0=[c,Math.min(200,Math.max(50,(100 + f)))];a[8605]=$0[0];a[8606]=$0[1];}return a[8606];}
function evaluate$(c,a,b,d){let f,e,$0,$1;if((a[7]!=0)){if((a[8]<0)){return 32768;}return ((a[8]==b)?65536:0);}note_features$(c,a,d);e=0;for($0=0,$1=26;$0<$1;$0+=1){f=$0;e=(e + (c[(116985 + f)] * a[(8671 + f)]));}e=towards_zero$(e,1000);if((b!=a[5])){e=-(e);}return ((e>=0)?curve$(c,e):(65536 - curve$(c,-(e))));}
function curve$(c,a){let e,d,b,$0;b=Math.floor(a/2097152);if((b>=64)){return c[117105];}$0=[c[(117041 + b)],c[((117041 + b) + 1)]];d=$0[0];e=$0[1];return (d + Math.floor(((e - d) * $mod(a,2097152))/2097152));}
function towards_zero$(a,b){return ((a>=0)?Math.floor(a/b):-(Math.floor(-(a)/b)));}
function note_features$(c,d,e){let a,b,$0;$0=$K21;a=$0[0];b=$0[1];count_position$(c,d,d[5],e,a);count_position$(c,d,(1 - d[5]),e,b);d[8671]=1000;weigh_force$(d,a,b,8672);weigh_banners$(d,a,b,8678);weigh_strikes$(d,a,b,8688);}
function weigh_strikes$(c,d,e,f){let g,a,b,$0;$0=[c[(d + 5)],c[(e + 5)]];a=$0[0];b=$0[1];c[f]=Math.floor((100 * c[(e + 15)])/Math.max(1,c[(e + 1)]));c[(f + 1)]=-(Math.floor((100 * c[(d + 15)])/Math.max(1,c[(d + 1)])));c[(f + 2)]=Math.floor((10 * c[(e + 16)])/a);c[(f + 3)]=-(Math.floor((10 * c[(d + 16)])/b));c[(f + 4)]=Math.floor((10 * c[(e + 17)])/a);c[(f + 5)]=-(Math.floor((10 * c[(d + 17)])/b));c[(f + 6)]=(1000 * (Math.min(6,c[(d + 18)]) - Math.min(6,c[(e + 18)])));g=Math.floor((1000 * c[(d + 19)])/Math.max(1,c[(d + 7)]));c[(f + 7)]=(g - Math.floor((1000 * c[(e + 19)])/Math.max(1,c[(e + 7)])));c[(f + 8)]=(1000 * (c[(d + 20)] - c[(e + 20)]));}
function weigh_banners$(c,d,e,f){let a,b,$0;$0=[c[(d + 5)],c[(e + 5)]];a=$0[0];b=$0[1];c[f]=(1000 * (b - a));c[(f + 1)]=(Math.floor(1000/a) - Math.floor(1000/b));c[(f + 2)]=(1000 * (Math.min(12,c[(d + 6)]) - Math.min(12,c[(e + 6)])));c[(f + 3)]=(1000 * (c[(d + 7)] - c[(e + 7)]));c[(f + 4)]=(1000 * (c[(d + 8)] - c[(e + 8)]));c[(f + 5)]=(1000 * (c[(d + 9)] - c[(e + 9)]));c[(f + 6)]=(Math.floor((1000 * c[(e + 10)])/a) - Math.floor((1000 * c[(d + 10)])/b));c[(f + 7)]=(Math.floor((1000 * c[(e + 11)])/b) - Math.floor((1000 * c[(d + 11)])/a));c[(f + 8)]=(Math.floor((1000 * c[(d + 12)])/a) - Math.floor((1000 * c[(e + 12)])/b));c[(f + 9)]=(near_objectives$(c,d,a) - near_objectives$(c,e,b));}
function near_objectives$(a,b,c){return (Math.floor((1000 * Math.min(a[(b + 13)],c))/c) >> Math.min(8,a[(b + 14)]));}
function weigh_force$(a,b,c,h){let f,g,d,e,i,k,j,m,l;d=Math.max(1,(a[(b + 1)] + a[(c + 1)]));e=(a[(b + 5)] + a[(c + 5)]);f=(a[(b + 1)] - a[(c + 1)]);g=((f>0)?c:b);a[h]=towards_zero$((1000 * f),d);a[(h + 1)]=towards_zero$(((1000 * f) * e),(10 * d));a[(h + 2)]=towards_zero$((5000 * f),(d * Math.max(1,a[(g + 2)])));i=((1 + a[(b + 1)]) * blocks_to_take$(a,b,a[(c + 5)]));j=((1 + a[(c + 1)]) * blocks_to_take$(a,c,a[(b + 5)]));k=towards_zero$((1000 * (i - j)),(i + j));a[(h + 3)]=towards_zero$((k * Math.min(e,12)),10);l=(a[(b + 3)] - a[(c + 3)]);m=((l + a[(b + 4)]) - a[(c + 4)]);a[(h + 4)]=towards_zero$((1000 * l),e);a[(h + 5)]=towards_zero$((1000 * m),e);}
function blocks_to_take$(d,e,j){let g,l,b,f,c,a,h,i,k,$0,$1;$0=[d[(e + 2)],d[(e + 3)],d[(e + 4)]];a=$0[0];b=$0[1];c=$0[2];f=Math.max(0,((a - b) - c));g=Math.floor((1000 * ((d[(e + 0)] - b) - (2 * c)))/Math.max(1,f));$1=[Math.min(j,b),Math.min(Math.max(0,(j - b)),c)];h=$1[0];i=$1[1];k=Math.min(Math.max(0,((j - b) - c)),f);l=Math.max(0,(j - a));return (((1000 * ((h + (2 * i)) + (4 * l))) + (k * g)) + 500);}
function count_position$(f,b,d,i,c){let a,g,e,h,$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10;for($0=0,$1=21;$0<$1;$0+=1){a=$0;b[(c + a)]=0;}b[(c + 14)]=12;e=side_row$(d);b[(c + 5)]=banners_needed$(f,b,d);$2=[b[(e + 0)],b[(e + 2)]];b[(c + 6)]=$2[0];b[(c + 7)]=$2[1];for($3=0,$4=f[27];$3<$4;$3+=1){a=$3;$5=(c + 8);b[$5]=(b[$5] + b[((1467 + (d * 48)) + a)]);}if(f[(61464 + d)]){b[(c + 12)]=(f[(61464 + d)] * sections_clear$(f,b,d));}for($6=0,$7=f[25];$6<$7;$6+=1){g=$6;$8=(c + 13);b[$8]=(b[$8] + open_banners$(f,b,d,g));}measure_ways$(f,b,d);for($9=0,$10=b[1723];$9<$10;$9+=1){h=$9;if(((b[(1853 + h)]>=0)&&(b[(1725 + h)]==d))){count_unit$(f,b,h,c);}}count_leaders$(f,b,d,c);if(i){count_cards$(f,b,d,c);}}
function count_cards$(e,b,c,g){let a,d,f,$0,$1,$2,$3;for($0=0,$1=e[26];$0<$1;$0+=1){a=$0;d=b[((1339 + (c * 32)) + a)];if((d==0)){continue;}f=orders_of_card$(e,b,c,a);if((f<0)){$2=(g + 20);b[$2]=(b[$2] + d);f=3;}$3=(g + 19);b[$3]=(b[$3] + (d * f));b[(g + 18)]=Math.max(b[(g + 18)],f);}}
function orders_of_card$(f,d,e,c){let b,i,k,h,j,a,g,$0,$1,$2;$0=[card_row$(c),d[(side_row$(e) + 2)]];a=$0[0];b=$0[1];g=f[(a + 0)];if((g==0)){h=0;for($1=0,$2=3;$1<$2;$1+=1){i=$1;j=f[((a + 1) + i)];h=(h + units_in$(f,d,e,i,((j==(-1))?b:j)));}return h;}if((g==1)){k=((f[(a + 5)]==(-1))?b:f[(a + 5)]);return units_with$(f,d,e,f[(a + 4)],k);}return (-1);}
function units_with$(f,d,e,g,c){let a,b,$0,$1;a=0;for($0=0,$1=d[1723];$0<$1;$0+=1){b=$0;if(((a<c)&&(d[(1853 + b)]>=0)&&(d[(1725 + b)]==e))){if(((d[(1981 + b)]<0)&&(of_kind$(f,b,0)==g))){a=(a + 1);}}}return a;}
function units_in$(g,c,f,h,e){let a,d,b,$0,$1;a=0;for($0=0,$1=c[1723];$0<$1;$0+=1){b=$0;d=c[(1853 + b)];if(((a<e)&&(d>=0)&&(c[(1725 + b)]==f))){if(((c[(1981 + b)]<0)&&((sections_of$(g,f,d) >> h) & 1))){a=(a + 1);}}}return a;}
function count_leaders$(d,b,e,f){let h,a,c,g,$0,$1,$2,$3;for($0=0,$1=b[1724];$0<$1;$0+=1){a=$0;c=b[(2301 + a)];if(((c<0)||(d[(64880 + a)]!=e))){continue;}$2=(f + 9);b[$2]=(b[$2] + 1);g=b[(2421 + c)];h=((g<0)||(b[(1789 + g)]==1));if((h&&in_reach$(d,b,e,c))){$3=(f + 10);b[$3]=(b[$3] + d[(64928 + a)]);}}}
function in_reach$(e,b,d,f){let g,a,c,$0,$1;for($0=0,$1=b[1723];$0<$1;$0+=1){a=$0;c=b[(1853 + a)];if(((c>=0)&&(b[(1725 + a)]!=d))){g=hexes_between$(e,f,c);if((g<=(1 + of_kind$(e,a,3)))){return 1;}}}return 0;}
function count_unit$(g,d,e,f){let c,i,h,b,a,$0,$1,$2,$3,$4,$5,$6,$7;$0=[d[(1725 + e)],d[(1853 + e)],d[(1789 + e)]];a=$0[0];b=$0[1];c=$0[2];$1=(f + 2);d[$1]=(d[$1] + 1);$2=(f + 0);d[$2]=(d[$2] + c);$3=(f + 1);d[$3]=(d[$3] + (c * g[(117033 + kind_of_unit$(g,e))]));if((d[(1981 + e)]>=0)){return;}if((c<=2)){$4=(((f + 3) + c) - 1);d[$4]=(d[$4] + 1);}if(d[((2881 + (a * 230)) + b)]){$5=(f + 11);d[$5]=(d[$5] + objective$(g,a,b,0));}d[(f + 14)]=Math.min(d[(f + 14)],way$(g,d,e,b));h=worst_strike$(g,d,e,b);if((h>0)){$6=(f + 15);d[$6]=(d[$6] + Math.floor(g[(h + 0)]/10));i=Math.floor((g[(h + 1)] * g[(64816 + e)])/10);$7=(f + 16);d[$7]=(d[$7] + i);d[(f + 17)]=Math.max(d[(f + 17)],i);}}
function worst_strike$(f,c,d,g){let k,i,l,b,o,n,m,e,h,j,a,$0,$1,$2,$3;$0=$K17;a=$0[0];b=$0[1];e=c[(1725 + d)];h=supported$(f,c,g,e);for($1=0,$2=c[1723];$1<$2;$1+=1){i=$1;j=c[(1853 + i)];if(((j<0)||(c[(1725 + i)]==e)||(c[(1981 + i)]>=0))){continue;}k=hexes_between$(f,g,j);l=of_kind$(f,i,3);m=of_kind$(f,i,7);if((k>(l + Math.max(1,m)))){continue;}if((k<=(1 + l))){n=odds_if_close$(f,c,i,j,d,g,h);}else{n=odds_if_fired$(f,c,i,j,d,g,h);}if((n>0)){o=(f[(n + 0)] + (3 * f[(n + 1)]));if((o>a)){$3=[o,n];a=$3[0];b=$3[1];}}}return b;}
function kind_of_unit$(a,b){let c,d;if(of_kind$(a,b,6)){return 0;}c=of_kind$(a,b,4);if(of_kind$(a,b,1)){return (c?7:6);}if(of_kind$(a,b,5)){return 5;}d=(of_kind$(a,b,0)==2);if(c){if(d){return 1;}return ((of_kind$(a,b,7)>=4)?4:3);}return (d?0:2);}
function banners_needed$(a,c,b){return Math.max(1,(a[(23 + b)] - c[(side_row$(b) + 1)]));}
function best_battle$(f,a,e,i,g,q){let j,o,b,k,m,d,n,h,l,r,p,c,s,$0,$1,$2,$3,$4,$5,$6;$0=$K22;a[6026]=$0[0];b=$0[1];$1=[way_of$(a,e),of_kind$(f,e,4)];c=$1[0];d=$1[1];if((d&&(c==4))){return 0;}if((g>0)){h=of_kind$(f,e,1);if(((g>hexes_and_battle$(f,a,e))||f[((56629 + (h * 230)) + i)])){return 0;}}$2=$K17;j=$2[0];k=$2[1];$3=[a[(1725 + e)],(c==3)];l=$3[0];m=$3[1];n=(-1);for($4=0,$5=6;$4<$5;$4+=1){o=$4;p=beside$(f,i,o);if(((p>=0)&&(side_at$(f,a,p)==(1 - l)))){k=(k||m||(a[(2421 + p)]>=0));if((!(m)&&may_close$(f,a,e,i,p))){if((n<0)){n=(card_dice$(a,e) + inspiration$(f,a,e,i));}r=(q?softened$(f,a,e,p):0);s=assault$(f,a,e,i,p,n,r);if((s>j)){$6=[s,p,a[6027]];j=$6[0];a[6026]=$6[1];b=$6[2];}}}}if((k||(d==0)||(c==2))){a[6027]=b;return j;}s=best_fire$(f,a,e,i,(g>0),q);return (m?(2 * s):s);}
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
function softened$(j,a,h,b){let n,e,k,f,m,g,i,l,c,d,$0,$1,$2;c=a[(2421 + b)];if((c<0)){return 0;}$0=$K17;d=$0[0];e=$0[1];for($1=0,$2=a[1042];$1<$2;$1+=1){f=$1;g=a[(1083 + f)];if(((g==h)||(g>=64)||(a[(2173 + g)]==0))){continue;}i=a[(1853 + g)];if((i<0)){continue;}k=hexes_between$(j,i,b);l=pair$(j,j[(64752 + g)],i,j[(64752 + c)],b);m=0;if((k==1)){if((j[(l + 26)]>0)){m=odds_at$(j,a,b,l,j[(l + 2)],e,0);}}else{if((k<=of_kind$(j,g,7))){n=dice_with_cards$(j,a,g,l,k,(a[(2109 + g)]>0));if((n>0)){m=odds_at$(j,a,b,(l + 13),n,e,0);}}}if((m>0)){d=(d + j[(m + 0)]);}}return d;}
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
function best_battle$$(b,e,c,f,a,l){let g,j,h,d,i,k,$0,$1,$2;if((a>0)){d=of_kind$(b,c,1);if(((a>hexes_and_battle$(b,e,c))||b[((56629 + (d * 230)) + f)])){return 0;}}$0=$K17;g=$0[0];h=$0[1];i=e[(1725 + c)];for($1=0,$2=6;$1<$2;$1+=1){j=$1;k=beside$(b,f,j);if(((k>=0)&&(side_at$(b,e,k)==(1 - i)))){h=(h||(e[(2421 + k)]>=0));g=Math.max(g,value_of_close$(b,e,c,f,k,l));}}if((h||(of_kind$(b,c,4)==0)||(l & 2))){return g;}return Math.max(g,best_fire$$(b,e,c,f,(a>0)));}
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
function record$(a,b,c){record$$(a,b,c);if((b[7]==3)){b[7]=0;c[451]=Math.floor(((10000 * evaluate$(a,b,0,1)) + 32768)/65536);b[7]=3;}}
function record$$(g,b,a){let f,e,c,d,$0,$1,$2,$3,$4,$5,$6,$7,$8;$0=[b[8],b[7],b[6]];a[0]=$0[0];a[1]=$0[1];a[2]=$0[2];for($1=0,$2=2;$1<$2;$1+=1){c=$1;a[(3 + c)]=b[(side_row$(c) + 1)];a[(5 + c)]=b[(side_row$(c) + 0)];a[(7 + c)]=b[(side_row$(c) + 2)];}for($3=0,$4=b[1723];$3<$4;$3+=1){d=$3;a[(9 + d)]=b[(1789 + d)];a[(73 + d)]=b[(1725 + d)];a[(137 + d)]=b[(1917 + d)];a[(201 + d)]=((b[(1853 + d)]>=0)?1:0);}for($5=0,$6=b[1724];$5<$6;$5+=1){e=$5;a[(265 + e)]=b[(2397 + e)];a[(289 + e)]=b[(2325 + e)];}for($7=0,$8=64;$7<$8;$7+=1){f=$7;a[(313 + f)]=b[(1659 + f)];}}
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
function redraw$(d,c,a,e){let b;b=(1 - a);e=redraw_hand$(c,(1339 + (b * 32)),1403,d[26],e);redraw_hand$(c,(1467 + (b * 48)),1563,d[27],e);}
function redraw_hand$(a,b,f,c,i){let h,e,d,g,$0,$1,$2,$3,$4,$5,$6;d=cards_in$(a,b,c);for($0=0,$1=c;$0<$1;$0+=1){e=$0;$2=(f + e);a[$2]=(a[$2] + a[(b + e)]);a[(b + e)]=0;}g=cards_in$(a,f,c);for($3=0,$4=d;$3<$4;$3+=1){h=$3;e=card_by_place$(a,f,among(uniform_of(i),g));i=next_word(i);$5=(f + e);a[$5]=(a[$5] - 1);$6=(b + e);a[$6]=(a[$6] + 1);g=(g - 1);}return i;}

const DICE=new Dice(pool$),GAME={"name": "battles", "row": 452, "aside": 80, "redrawn": 24301};
const RULES={prepare:prepare$,settle:settle$,hide:hide$,show:show$,clear:clear_options$},AT={"PENDING": 0, "DECISION": 2, "ASKED": 3, "OPTIONS_OPEN": 4, "ACTIVE": 5, "TURN": 6, "ENDED": 7, "WINNER": 8, "CHOICES": 9, "PLAYING": 0, "BOTS": 1, "DRAWN": 9, "UNIFORM": 100000, "AUTOMATIC": -1};
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
return{Sitting,Player,GAME,AT,facesOf};})();
const $strikes = (machine, asked, figures) => {
const { rules } = machine, pools = new Map(), after = new Map(), codes = new Map();
const pool = (code) => {
if (!pools.has(code)) pools.set(code, rules.pool(code));
return pools.get(code);
};
const due = (numbers, state) => {
let event = rules.pending(numbers, state);
for (; event === -1; event = rules.pending(numbers, state)) rules.step(numbers, state, 0);
return event;
};
const add = (sum, p, one) => one.forEach((x, k) => { sum[k] += p * x; });
const expected = (numbers, state, blocks) => {
const event = due(numbers, state);
if (!event) return figures(state, blocks);
const sum = [0, 0, 0, 0, 0, 0], [outcomes, chances] = pool(event);
outcomes.forEach((outcome, k) => {
const next = state.slice();
rules.step(numbers, next, outcome);
add(sum, chances[k], expected(numbers, next, blocks));
});
return sum;
};
return (general, kind, dice, ...rest) => {
const began = () => {
const numbers = Int32Array.from(asked(general, kind, dice, ...rest));
const state = Int32Array.from(rules.begin(numbers));
return { numbers, state, event: due(numbers, state), known: new Map() };
};
const rolled = `${kind} ${dice}`, name = rest.join();
if (!after.has(name)) after.set(name, began());
if (!codes.has(rolled)) codes.set(rolled, began().event);
const { numbers, state, known } = after.get(name), sum = [0, 0, 0, 0, 0, 0];
const [outcomes, chances] = pool(codes.get(rolled));
outcomes.forEach((outcome, k) => {
if (!known.has(outcome)) {
const next = state.slice();
rules.step(numbers, next, outcome);
known.set(outcome, expected(numbers, next, rest[2]));
}
add(sum, chances[k], known.get(outcome));
});
return sum.map((x) => Math.floor(1000 * x + 0.5 + 1e-9));
};
};
const $trace_step = (event_, outcome_, before_, after_, draw_, faces_) =>
({ event_, outcome_, before_, after_, draw_, faces_ });

class $$Dragon extends $Object {}
$class($$Dragon,"Dragon",{key:null,name:null,copies:null,cost:null,when:null,effect:null,does:null,source:null});
class $$Table extends $Object {}
$class($$Table,"Table",null);
class $$Army extends $Object {}
$class($$Army,"Army",{name:null,command:()=>5,dragons:()=>3,honor:()=>5,banners:()=>5,hand:()=>$$K1,dragon_hand:()=>$$K1,gained:()=>0,full_hand:()=>0});
class $$Moment extends $Object {}
$class($$Moment,"Moment",{turn:()=>1,discards:()=>$$K1,dragon_discards:()=>$$K1,led:()=>$$K538,captured:()=>$$K1,held:()=>$$K1,eliminated:()=>$$K1});
class $$Board extends $Object {}
$class($$Board,"Board",{key:null,columns:null,rows:null,lines:null,tokens:null,rack:null});
class $$Scenario extends $Object {}
$class($$Scenario,"Scenario",{title:null,terrain:()=>$$K534,armies:()=>$$K537,units:()=>$$K1,leaders:()=>$$K1,first:()=>0,red_at:()=>1,tents:()=>$$K1,objectives:()=>$$K1,impassable:()=>$$K1,pool:()=>30,source:()=>"assumed",placement:()=>"assumed",notes:()=>"",moment:()=>$call($$Moment),board:()=>$$K542,rack:()=>$$K1});
class $$Unit extends $Object {}
$class($$Unit,"Unit",{side:null,kind:null,hex:null,blocks:()=>null,banners:()=>1,locked_until:()=>null});
class $$Leader extends $Object {}
$class($$Leader,"Leader",{side:null,kind:null,hex:null,banners:()=>1,name:()=>""});
class $$Tent extends $Object {}
$class($$Tent,"Tent",{side:null,hex:null,banners:()=>3,lose_card:()=>true});
class $$Objective extends $Object {}
$class($$Objective,"Objective",{side:null,rule:null,hexes:()=>$$K1,banners:()=>1,kinds:()=>$$K1,cards:()=>$$K1,lose_cards:()=>0});
const $$strike_question=($def("general kind dice ignored flags blocks leader",function(a,b,c,d,e,f,g){let l,h,n,m,i,j,o,p,q;h=$mul([0],191);$put(h,$slice(null,51,null),a);i=$neg(1);$put(h,11,i);$put(h,$add(11,1),i);$put(h,24,i);j=$unpacked([1,1],-1,2);$put(h,15,j[0]);$put(h,18,j[1]);for(const k of $it([[15,0],[19,1]])){[l,m]=$unpacked(k,-1,2);n=$$party_row(l);$put(h,$add(n,0),f);$put(h,$add(n,2),m);$put(h,$add(n,4),1);$put(h,$add(n,7),99);$put(h,$add(n,10),8);}$put(h,$add($$party_row(19),1),$mul(g,1));n=$$strike_row(1);o=$unpacked([15,19],-1,2);$put(h,$add(n,0),o[0]);$put(h,$add(n,1),o[1]);p=$unpacked([c,b],-1,2);$put(h,$add(n,2),p[0]);$put(h,$add(n,4),p[1]);q=$unpacked([d,1],-1,2);$put(h,$add(n,6),q[0]);$put(h,$add(n,9),q[1]);$put(h,$add(n,10),e);return $call($py.tuple,h);}));
class $$Setup extends $Object {}
$class($$Setup,"Setup",null);
class $$Names extends $Object {}
$class($$Names,"Names",null);
class $$Offer extends $Object {}
$class($$Offer,"Offer",{title:null,choices:null});
class $$Choice extends $Object {}
$class($$Choice,"Choice",{text:null,places:()=>$$K1});
const $$by_rule=((function(a,b){return $add("  ",$$line(a,b).removeprefix_("Samurai Battles, "));}));
const $$line=((function(a,b){return (""+$text("Samurai Battles")+", "+$text(a)+": "+$text(b));}));
const $$narrated_steps=($def("setup state steps seed game",function*(a,b,c,d,e){let f,h;f=$call($$Names,a);for(const g of $it(c)){h=g;(yield [h,$$_tell(f,h,d,e)]);b=$attr(h,"after_");}(yield [null,[$$_result(f,b)]]);}));
const $$_result=($def("names s",function(a,b){let g,d,f,e;d=" to ".join_($each($call($py.range,2),c=>$call($py.str,$get(b,$add($$side_row(c),1)))));f=($true(e=$get($$K608,$get(b,7)))?e:"the record ends here");if($true($lt($get(b,8),0))){return ("result: nobody wins ("+$text(f)+"), banners "+$text(d));}g=$$count($call($py.int,$get(b,6)),"turn");return ("result: "+$text($get($$K594,$get(b,8)))+" wins by "+$text(f)+", banners "+$text(d)+", after "+$text(g));}));
const $$_tell=($def("names step seed game",function(a,b,c,d){let g,h,f,e;e=$call($py.int,$get(b.before_,1));if($true($eq(e,0))){return $$_dealt(a,b);}f=[];if(($true($eq(e,1))&&!$true($$_debt(b)))){f=$i_add(f,$$_turn(a,b.before_));}if(($true($ne(b.what_,(-1)))&&($true($lt(b.what_,0))||$true($ne(e,22))||$true($$_debt(b))))){g=$gt(b.what_,0);h=$P_battles.facesOf(c,d,$attr(b,"draw_"));f=$i_add(f,($true(g)?$$narrate_chance(a,b,h):$$narrate_choice(a,b)));}else{if($true($eq(e,38))){f.append_($$by_rule("Field General's Initiative","it finds nobody: no effect"));}}if(($true($eq(e,22))&&!$true($$_debt(b)))){f=$i_add(f,$$narrate_fighting(a,b,c,d));}return [...$it(f),...$it($$_changes(a,b))];}));
const $$_changes=($def("names step",function(a,b){let d,c,k,j,e,p,o,l,h,g,m;[c,d]=$unpacked([b.before_,$attr(b,"after_")],-1,2);e=[];for(const f of $it($call($py.range,$call($py.int,$get(c,1723))))){g=f;if($true($ne($get(c,$add(1725,g)),$get(d,$add(1725,g))))){h=$get($$K594,$get(d,$add(1725,g)));e.append_($$by_rule("Turncoat",(""+$text(a.unit_(c,g))+" goes over to "+$text(h))));}}for(const i of $it($call($py.range,$call($py.int,$get(c,1724))))){j=i;k=$call($py.int,$get(d,$add(2397,j)));if(($true($ne(k,$get(c,$add(2397,j))))&&!$in($get(c,1),$$K609))){[l,m]=$unpacked($get($$K614,k),-1,2);e.append_($$by_rule(l,(""+$text(a.leader_(c,j))+" "+$text(m))));}}for(const n of $it($call($py.range,a.setup_.scenario_.board_.hexes_))){o=n;if($true($ne($get(c,$add(3801,o)),$get(d,$add(3801,o))))){p=$get($$K594,$get(c,$add(3801,o)));e.append_($$by_rule("tents; ruling B18",(""+$text(p)+"'s tent at "+$text(a.hex_(o))+" falls")));}}return [...$it(e),...$it($$_banners(a,b))];}));
const $$_banners=($def("names step",function(a,b){let f,d,g;d=$each($call($py.range,2),c=>$add($$side_row(c),1));if($true($py.all($each(d,e=>$eq($get(b.before_,e),$get($attr(b,"after_"),e)))))){return [];}f=a.setup_.scenario_.armies_;g=", ".join_($each($call($py.range,2),c=>(""+$text($get($$K594,c))+" "+$text($get($attr(b,"after_"),$get(d,c)))+" of "+$text($get(f,c).banners_))));return [$$by_rule("Victory Banners",g)];}));
class $$Scene extends $Object {}
$class($$Scene,"Scene",null);
class $$BoardScene extends $$Scene {}
$class($$BoardScene,"BoardScene",null);
const $$narrate_fighting=($def("names step seed game",function(a,b,c,d){let g,f,e;e=$call($$BoardScene,a,b,c,d);f=$get(e.step_.before_,0);if($true($eq(f,0))){if($true($ne(b.what_,(-1)))){return [];}g=$eq(e.strike_,1);return $each($get($$narrate_scene(e),$slice(($true(g)?1:0),null,null)),h=>$$_plain(h));}if(($true($eq(f,7))||($true($eq(f,1))&&$true($eq(b.what_,(-1)))))){return [];}return $each($$narrate_scene(e),h=>$$_plain(h));}));
const $$narrate_scene=((function(a){let b;b=$dict([[0,$$_declare],[1,$$_strike],[2,$$_check],[3,$$_bolster],[4,$$_retreat],[5,$$_fate],[6,$$_lack]]).get_($get(a.step_.before_,0));return ((b===null)?[]:$call(b,a));}));
const $$_lack=((function(a){let c,b,f,e,d,h,g;b=$$lack_kind(a.q_,a.before_);c=$floordiv(a.step_.event_,16);d=a.faces_(b,c,a.party_(a.target_).symbol_);e=$py.sum($get($$unpack(a.step_.outcome_),$slice(1,null,null)));f=[$$line("Lack of Honor; ruling B12",(""+$text(c)+" dice: "+$text($$listed(d))))];if($true(($eq($get($attr(a,"after_"),$add(a.target_,1)),(g=3))&&$ne(g,$get(a.before_,$add(a.target_,1)))))){f.append_($$line("Lack of Honor",("the leader is killed; "+$text(a.banner_()))));}if($true(a.change_(0))){f.append_($$line("Lack of Honor",$$_loss(a)));}if($true(e)){h=($true($eq(e,1))?"strikes":"strike");f.append_($$line("Lack of Honor",(""+$text($$count(e,"symbol"))+" "+$text(h)+" other units")));}return f;}));
const $$_loss=((function(a){let e,d,b,c;b=$get($attr(a,"after_"),$add(a.target_,0));c=$$count($neg(a.change_(0)),"block");if($true(b)){return (""+$text(a.name_(a.target_))+" loses "+$text(c)+", "+$text(b)+" left");}d=$get(a.q_,$add($$party_row(a.target_),3));e=($true(d)?"":("; "+$text(a.banner_())));return (""+$text(a.name_(a.target_))+" loses "+$text(c)+" and is eliminated"+$text(e));}));
const $$listed=((function(a){let b,f,c;b=["circle","triangle","square","swords","flag","honor"];c=$kw($py.sorted,[a],{key:$attr(b,"index_")});f=$each($call($py.groupby,c),([d,e])=>[d,$py.len($call($py.list,e))]);return ", ".join_($each(f,([d,g])=>($true($gt(g,1))?(""+$text(g)+" "+$text($$K615.get_(d,d))):d)));}));
const $$unpack=((function(a){return [$shr(a,24),$and($shr(a,16),255),$and($shr(a,8),255),$and(a,255)];}));
const $$lack_kind=($def("q s",function(a,b){let c;c=$get(a,$add($$strike_row($get(b,1)),1));if($true($eq($get(b,$add(c,1)),2))){return $get(a,23);}return $get(a,$add($$party_row(c),10));}));
const $$_fate=((function(a){let e,b,d,c;if($true($eq($get($attr(a,"after_"),$add(a.target_,1)),4))){b=a.gained_(a.tokens_(a.target_),$get(a.q_,1));c=(""+$text(a.leader_())+" commits seppuku; his army gains "+$text(b));return [$$line("Leader Seppuku",c)];}d=$$count(a.change_(3),"hex","hexes");e=$$_paid(a,$neg(a.tokens_(a.target_)));c=(""+$text(a.leader_())+" retreats up to "+$text(d)+$text(a.path_())+"; "+$text(e));return [$$line("Leader Retreat",c)];}));
const $$_paid=((function(a,b){let d,c;c=(""+$text(a.name_(a.target_))+" pays "+$text($$count(b,"token")));d=$get($attr(a,"after_"),4);return $add(c,($true(d)?(" and cannot pay "+$text(d)+" more"):""));}));
const $$_retreat=((function(a){let c,b,d,g,f,e;b=[];c=a.change_(2);if($true(c)){d=$neg(a.tokens_(a.target_));e=(""+$text(a.name_(a.target_))+" retreats "+$text($$count(c,"hex","hexes"))+$text(a.path_()));b.append_($$line("Retreats",e));b.append_($$line("Retreat & Loss of Honor",$$_paid(a,d)));}if($true(a.change_(0))){f=$get(a.q_,$add(a.row_,12));g=($true(f)?"Terrain, Castle; ruling B11":"Retreats; ruling B5");b.append_($$line(g,$$_loss(a)));}return b;}));
const $$_bolster=((function(a){let b,d,c;b=$sub($get(a.before_,3),$get($attr(a,"after_"),3));c=(""+$text($$count($get(a.before_,3),"flag"))+", "+$text(b)+" ignored");d=$$_flag_sources(a);if(($true(b)&&$true(d))){c=$i_add(c,(" ("+$text(", ".join_(d))+")"));}return [$$line("Bolster Morale; ruling B4",c)];}));
const $$_flag_sources=((function(a){let d,c,b;[b,c]=$unpacked([a.party_(a.target_),a.party_(a.striker_)],-1,2);d=$$is_covered(a.plan_.used_,c,b);return $each([["square symbol",$eq(b.symbol_,"square")],["leader",$eq($get(a.before_,$add(a.target_,1)),1)],["support",b.support_],[b.on_,d],["castle, compulsory",$call($py.bool,$get(a.q_,$add(a.row_,11)))]],([e,f])=>e,([e,f])=>$true(f));}));
const $$_check=((function(a){let b,f,d,c,e;b=$$check_dice(a.q_,a.before_);c=a.faces_($mod(a.step_.event_,16),b,"");d=$eq($get($attr(a,"after_"),$add(a.target_,1)),3);e=a.leader_();f=($true(d)?(""+$text(e)+" is killed; "+$text(a.banner_())):(""+$text(e)+" survives"));if((!$true(d)&&$true($eq($get($attr(a,"after_"),$add(a.target_,0)),0)))){f=$i_add(f," alone and must get away");}return [$$line("Leader Casualty Check",(""+$text($$listed(c))+"; "+$text(f)))];}));
const $$check_dice=($def("q s",function(a,b){let c;c=$$strike_row($get(b,1));if($true($eq($get(b,$add($get(a,$add(c,1)),0)),0))){return $get(a,6);}return ($true($get(a,$add(c,9)))?$get(a,4):$get(a,5));}));
const $$_strike=((function(a){let s,c,n,q,f,h,i,l,b,j,p,o,k,e,g,d,m,r;b=a.q_;c=$floordiv(a.step_.event_,16);d=a.party_(a.target_);e=a.faces_($$strike_kind(b,a.before_),c,d.symbol_);[f,g,,h]=$unpacked($$unpack(a.step_.outcome_),-1,4);i=$py.min(g,$get(b,$add(a.row_,6)));[j,k]=$unpacked(["Ranged Combat 6","Ranged Combat 7"],-1,2);if(!$true(a.ranged_())){[j,k]=$unpacked(["Close Combat 4","Close Combat 5"],-1,2);}l=[$$line(j,(""+$text($$count(c,"die","dice"))+": "+$text($$listed(e))))];m=$$count($sub($add(f,g),i),"hit");if($true(g)){m=$i_add(m,("; "+$text($$count(g,"sword"))+", "+$text(i)+" ignored ("+$text($$_why_ignored(a,d))+")"));}l.append_($$line(k,m));if($true($eq($get(a.before_,$add(a.target_,0)),0))){n=($true(f)?("is killed; "+$text(a.banner_())):"survives and must get away");o="Combat Against a Leader Alone in a Hex";l.append_($$line(o,(""+$text(a.leader_())+" "+$text(n))));}else{if($true(a.change_(0))){l.append_($$line(k,$$_loss(a)));}}[p,q]=$unpacked([e.count_("honor"),a.tokens_(a.striker_)],-1,2);if(($true(p)||$true(q))){m=(""+$text(a.name_(a.striker_))+" collects "+$text($$count(q,"token")));if($true($lt(q,p))){r=a.why_fewer_(h);m=$i_add(m,(" for "+$text($$count(p,"honor symbol"))+" ("+$text(r)+")"));}l.append_($$line("Honor & Fortune",m));}return l;}));
const $$_why_ignored=((function(a,b){let e,f,d,c;c=a.party_(a.striker_);[d,e]=$unpacked($$swords_ignored_by(c,b),-1,2);f=$mul(["cavalry struck by infantry"],$call($py.bool,d));f=$i_add(f,$mul([(""+$text(b.symbol_)+" struck by "+$text(c.symbol_))],$call($py.bool,e)));return ", ".join_(f);}));
const $$strike_kind=($def("q s",function(a,b){let c;c=$$strike_row($get(b,1));if($true($eq($get(b,$add($get(a,$add(c,1)),0)),0))){return $get(a,$add(c,5));}return $get(a,$add(c,4));}));
const $$_declare=((function(a){let d,e,c,b,f;[b,c]=$unpacked($get($$K622,a.strike_),-1,2);if(($true($eq(a.strike_,0))&&$true($get(a.plan_.options_,"ambush")))){[b,c]=$unpacked(["pays for a die more and ambushes","Ambush, Dragon card; ruling B15"],-1,2);}if(($true(a.ranged_())&&$true($eq(a.strike_,1)))){[b,c]=$unpacked([("fires "+$text($get(a.q_,19))+" hexes at"),"Ranged Combat 1"],-1,2);}d=[$$line(c,(""+$text(a.name_(a.striker_))+" "+$text(b)+" "+$text(a.name_(a.target_))))];if($true($get($attr(a,"after_"),2))){e=$get($attr(a,"after_"),2);f=($true($eq(e,1))?"its leader inspires it":("leaders inspire "+$text(e)+" levies"));d.append_($$line("Leader Inspired Close Combat",(""+$text(f)+": a token and a die each")));}return d;}));
const $$_plain=((function(a){return $add("  ",a.removeprefix_("Samurai Battles, "));}));
const $$narrate_choice=($def("names step",function(a,b){let c,d;c=$$kind_of(b.what_);d=$dict([[1,$$_card],[2,$$_dragon],[3,$$_order],[19,$$_mover],[4,$$_move],[5,$$_battle],[7,$$_challenge],[8,$$_answer],[12,$$_lack1],[18,$$_lack1],[13,$$_gain],[14,$$_bonus],[15,$$_keep],[16,$$_replenish],[17,$$_discard]]).get_(c);return ((d===null)?$$narrate_epic_choice(a,b):$call(d,a,b));}));
const $$narrate_epic_choice=($def("names step",function(a,b){let c;if($true($eq($get(b.before_,1),39))){return $$_way_back(a,b);}c=$dict([[20,$$_card_beside],[21,$$_copy],[22,$$_beside],[23,$$_initiative],[24,$$_harm]]).get_($$kind_of(b.what_));return ((c===null)?[]:$call(c,a,b));}));
const $$_harm=($def("names step",function(a,b){let g,f,e,c,d;[c,d]=$unpacked([b.before_,$call($py.int,$get(b.before_,$add(2421,b.value_)))],-1,2);e=a.unit_(c,d,b.value_);f=$call($py.int,$sub($get(c,$add(1789,d)),$get($attr(b,"after_"),$add(1789,d))));if($true($eq($get($attr(b,"after_"),1),39))){return [$$by_rule("Field General's Initiative; ruling E6",(""+$text(e)+" must retreat its movement"))];}g=($true($lt($get($attr(b,"after_"),$add(1853,d)),0))?"is eliminated":"may not battle");return [$$by_rule("Field General's Initiative; ruling E6",(""+$text(e)+" loses "+$text($$count(f,"block"))+" and "+$text(g)))];}));
const $$_initiative=($def("names step",function(a,b){if($true($eq(b.value_,0))){return [];}return [$$by_rule("Field General's Initiative; ruling E6",("the "+$text($get($$K598,$sub(b.value_,1)))+" general of "+$text($get($$K594,$mod($neg(b.what_),10)))+" rolls"))];}));
const $$_beside=($def("names step",function(a,b){let d,c;c=b.before_;d=$get(a.cards_,$get(c,($true($eq(b.value_,0))?1034:1303)));return [$$by_rule((""+$text("Epic 1")+" e; ruling E10"),("it helps the units that "+$text(d)+" orders"))];}));
const $$_copy=($def("names step",function(a,b){let c,d;c=$get(a.cards_,$get($attr(b,"after_"),1035));d=("Counter Attack answers "+$text($get(a.cards_,b.value_))+" and stands for "+$text(c));return [$$by_rule("Epic, Counter Attack; ruling E8",d)];}));
const $$_card_beside=($def("names step",function(a,b){let c,d,e;if($true($eq(b.value_,0))){return [];}c=$get(a.cards_,$mod(b.value_,1000));d=$get($attr(b,"after_"),1304);e=("and beside it "+$text(c)+" from the rack; command "+$text(d));return [$$by_rule((""+$text("Epic 1")+"; rulings E3, E4"),e)];}));
const $$_way_back=($def("names step",function(a,b){let f,g,c,e,h,d;[c,d]=$unpacked([b.before_,$call($py.int,$get(b.before_,1316))],-1,2);[e,f]=$unpacked([$call($py.int,$get(c,$add(1853,d))),$call($py.int,$get($attr(b,"after_"),$add(1917,d)))],-1,2);g=$call($py.int,$sub($get(c,$add(1789,d)),$get($attr(b,"after_"),$add(1789,d))));h=($true($eq(e,f))?"stays":("retreats to "+$text(a.hex_(f))));h=$i_add(h,($true(g)?(" and loses "+$text($$count(g,"block"))+" for hexes not made"):""));h=$i_add(h,($true($lt($get($attr(b,"after_"),$add(1853,d)),0))?", its last":""));return [$$by_rule((""+$text("Field General's Initiative; ruling E6")+"; ruling B5"),(""+$text(a.unit_(c,d,e))+" "+$text(h)))];}));
const $$_discard=($def("names step",function(a,b){let c,d;if($true($eq(b.value_,0))){return [];}c=$get(a.dragons_,$sub(b.value_,1));d=$call($py.int,$get(a.setup_.question_,36));return [$$by_rule("Phase 5, End of Turn",(""+$text($$_who(b))+" discards "+$text(c)+" for "+$text($$_gained(b,d))))];}));
const $$_gained=($def("step tokens",function(a,b){let c;c=$add($$side_row($call($py.int,$get(a.before_,5))),0);return $$gained_from_pool($call($py.int,$sub($get($attr(a,"after_"),c),$get(a.before_,c))),b);}));
const $$gained_from_pool=($def("gained due",function(a,b){if($true($eq(a,b))){return $$count(a,"token");}if($true($eq(a,0))){return "no token (the pool is empty)";}return (""+$text($$count(a,"token"))+" of "+$text(b)+" (the pool is empty)");}));
const $$_who=($def("step",function(a){return $get($$K594,$mod($neg(a.what_),10));}));
const $$_replenish=($def("names step",function(a,b){let c;if($true(b.value_)){return [$$by_rule("Phase 5, End of Turn",(""+$text($$_who(b))+" draws a Dragon card"))];}c=$call($py.int,$get(a.setup_.question_,35));return [$$by_rule("Phase 5, End of Turn",(""+$text($$_who(b))+" takes "+$text($$_gained(b,c))))];}));
const $$_keep=($def("names step",function(a,b){return [$$by_rule("Phase 5, End of Turn",(""+$text($$_who(b))+" keeps "+$text($get(a.cards_,b.value_))+" of the two"))];}));
const $$_bonus=($def("names step",function(a,b){let d,c;if($true($eq(b.value_,0))){return [];}c=a.unit_(b.before_,$call($py.int,$get(b.before_,4031)));d=a.at_hex_(b.before_,$sub(b.value_,1000));return [$$by_rule("Bonus Close Combat",(""+$text(c)+" attacks "+$text(d)))];}));
const $$_gain=($def("names step",function(a,b){let c,e,d;c=a.unit_(b.before_,$call($py.int,$get(b.before_,4031)));d=a.hex_($call($py.int,$get(b.before_,4036)));e=($true(b.value_)?(""+$text(c)+" gains ground to "+$text(d)):(""+$text(c)+" does not gain ground"));return [$$by_rule("Gaining Ground",e)];}));
const $$_lack1=($def("names step",function(a,b){let e,d,c;c=$call($py.int,$get(b.before_,$add(2421,b.value_)));d=$call($py.int,$get($attr(b,"after_"),$add(1789,c)));e=($true(d)?("loses a block, "+$text(d)+" left"):"loses its last block and is eliminated");return [$$by_rule("Lack of Honor; ruling B12",(""+$text(a.unit_(b.before_,c))+" "+$text(e)))];}));
const $$_answer=($def("names step",function(a,b){if($true($eq(b.value_,0))){return [];}if($true($eq(b.value_,1))){return [$$by_rule("First Strike; ruling B15",(""+$text($$_who(b))+" answers with First Strike"))];}return [$$by_rule("Dragon Cards",(""+$text($$_who(b))+" answers with "+$text($get(a.dragons_,$sub(b.value_,2)))))];}));
const $$_challenge=($def("names step",function(a,b){return ($true(b.value_)?[$$by_rule("Dragon Cards",(""+$text($$_who(b))+" plays a Personal Challenge"))]:[]);}));
const $$_battle=($def("names step",function(a,b){let c,k,e,f,j,h,i,d,g;if($true($eq(b.value_,0))){c=$$fires_again(b.before_);if($true($lt(c,0))){return [];}return [$$by_rule((""+$text("Phase 4, Battle")+"; ruling B28"),(""+$text(a.unit_(b.before_,c))+" fires once only"))];}[d,e]=$unpacked([$sub($floordiv(b.value_,10000),1),$floordiv($mod(b.value_,10000),1000)],-1,2);f=$mod(b.value_,1000);g=$get(["attacks","fires at","leads a levy swarm against"],e);h=$get(["Close Combat 1","Ranged Combat 1","Levy Infantry Swarm"],e);i=a.at_hex_(b.before_,f);if($true($eq(e,1))){j=a.setup_.question_;k=$call($py.int,$get(b.before_,$add(1853,d)));g=("fires "+$text($$hexes_between(j,k,f))+" hexes at");}return [$$by_rule((""+$text("Phase 4, Battle")+", "+$text(h)),(""+$text(a.unit_(b.before_,d))+" "+$text(g)+" "+$text(i)))];}));
const $$hexes_between=($def("q place there",function(a,b,c){return $get(a,$add($add(1429,$mul(b,230)),c));}));
const $$fires_again=((function(a){let c;if($true($$only_fires(a))){for(const b of $it($call($py.range,$get(a,1042)))){c=b;if($true($eq($get(a,$add(2173,$get(a,$add(1083,c)))),1))){return $get(a,$add(1083,c));}}}return (-1);}));
const $$only_fires=((function(a){return $eq($get(a,1038),3);}));
const $$_move=($def("names step",function(a,b){let c,d,f,e;c=$call($py.int,$get(b.before_,$add(1083,$get(b.before_,1259))));d=($true($lt(c,64))?$add(1853,c):$sub($add(2301,c),64));if($true($eq(b.value_,$get(b.before_,d)))){return (!$true(b.asked_)?[]:[$$by_rule("Phase 3, Movement",(""+$text(a.piece_(b.before_,c))+" stays"))]);}e=a.hex_(b.value_);f=($true($eq(b.value_,999))?"leaves the board":("moves to "+$text(e)));return [$$by_rule("Phase 3, Movement",(""+$text(a.piece_(b.before_,c))+" "+$text(f)))];}));
const $$_mover=($def("names step",function(a,b){return ($true(b.value_)?[]:[$$by_rule("Phase 3, Movement",(""+$text($$_who(b))+" moves nobody else"))]);}));
const $$_order=($def("names step",function(a,b){let f,d,e,c,g,h;if($true($eq(b.value_,0))){return [];}[c,d]=$unpacked([$mod(b.value_,1000),$mul($floordiv(b.value_,1000),1000)],-1,2);e=$call($py.int,$get(b.before_,$add(2651,c)));[f,g]=$unpacked([$$who_orders(a,b.before_),"Phase 2, Order Units and Leaders"],-1,2);if($true($eq($get(b.before_,1),38))){g="Field General's Initiative; ruling E6";}if($true($eq(d,1000))){return [$$by_rule(g,(""+$text(f)+"orders "+$text(a.at_hex_(b.before_,c))))];}h=($true($eq(d,2000))?"to split from his unit":"to command");return [$$by_rule(g,(""+$text(f)+"orders "+$text(a.leader_(b.before_,e))+" "+$text(h)))];}));
const $$who_orders=($def("names s",function(a,b){if($true($eq($get(b,1),38))){return ("the "+$text($$_section(b))+" general ");}return ($true($ge($get(b,1303),0))?(""+$text($get(a.cards_,$get(b,1035)))+" "):"");}));
const $$_section=((function(a){return $get($$K598,$sub($call($py.int,$get(a,1314)).bit_length_(),1));}));
const $$_dragon=($def("names step",function(a,b){let c,d,e;if($true($eq(b.value_,0))){return [];}[c,d]=$unpacked([$sub($floordiv(b.value_,1000),1),$mod(b.value_,1000)],-1,2);e=($true($eq(d,999))?"":(" on "+$text(a.at_hex_(b.before_,d))));return [$$by_rule("Dragon Cards",(""+$text($$_who(b))+" plays "+$text($get(a.dragons_,c))+$text(e)))];}));
const $$_card=($def("names step",function(a,b){let c,e,d;c=$mod(b.value_,1000);d=(""+$text($$_who(b))+" leads "+$text($get(a.cards_,c)));d=$i_add(d,($true($ge(b.value_,1000))?" from the rack":""));e=$call($py.int,$get($attr(b,"after_"),1035));if($true($ne(e,c))){d=$i_add(d,(", which stands for "+$text($get(a.cards_,e))));}return [$$by_rule("Phase 1, Play a Command Card",(""+$text(d)+"; command "+$text($get($attr(b,"after_"),1036))))];}));
const $$narrate_chance=($def("names step faces",function(a,b,c){let h,l,k,i,g,d,f,j;d=b.before_;for(const e of $it($call($py.range,2))){f=e;g=$$side_row(f);if($true($lt($get($attr(b,"after_"),$add(g,7)),$get(d,$add(g,7))))){h=$$card_by_place(d,$add(1339,$mul(f,32)),b.value_);return [$$by_rule("a card lost at random",(""+$text($get($$K594,f))+" loses "+$text($get(a.cards_,h))))];}if($true($lt($get($attr(b,"after_"),$add(g,8)),$get(d,$add(g,8))))){h=$$card_by_place(d,1563,b.value_);return [$$by_rule("Dragon Cards",(""+$text($get($$K594,f))+" draws "+$text($get(a.dragons_,h))))];}}[i,j]=$unpacked([$call($py.int,$get(d,1)),$get($$K594,$get(d,5))],-1,2);if($true($eq(i,5))){k="a flag: an order of choice";if($true(b.value_)){k=("an honor symbol: "+$text($$_gained(b,1)));}return [$$by_rule("Shogun",k)];}if($in(i,[37,40])){return $$narrate_epic_chance(a,b);}if($in(i,[27,26])){l=$get(a.cards_,$$card_by_place(d,1403,b.value_));j=($true($eq(i,27))?j:$get($$K594,$sub(1,$get(d,5))));return [$$by_rule("Phase 5, End of Turn",(""+$text(j)+" draws "+$text(l)))];}if($true($ge(b.what_,100000))){return [];}return [$$by_rule($$_rule(i),(""+$text($$_roller(d,i))+": "+$text($$_dice(b,i,c))))];}));
const $$_dice=($def("step phase faces",function(a,b,c){let f,d,i,e,g,j;[d,e]=$unpacked([$floordiv(a.what_,16),$mod(a.what_,16)],-1,2);f=[...$it($$unpack(a.value_))];if($in(b,$$K623)){return (""+$text($$count(d,"die","dice"))+", "+$text($$count($get(f,0),"honor symbol")));}f.append_($sub(d,$py.sum(f)));g=[];for(const h of $it($kw($py.zip,[$$faces_told_apart(e,""),f],{strict:true}))){[i,j]=$unpacked(h,-1,2);g=$i_add(g,$each($call($py.range,j),k=>$get(i,$call(c,$py.len(i)))));}return (""+$text($$count(d,"die","dice"))+": "+$text($$listed(g)));}));
const $$faces_told_apart=((function(a,b){let l,c,d,i,e,h,g,k;[c,d,,e]=$unpacked($get($$K636,a),-1,4);g=$call($py.tuple,$each($$K637,f=>f,f=>$true($ne(f,b))));if($true($eq(a,10))){i=[["swords"],$$K637,[],[]];}else{if($true($eq(a,9))){i=[[],$$K637,[],[]];}else{if($true($eq(a,8))){i=[[b],g,[],[]];}else{if($in(a,$$K638)){i=$$_told_apart(a,b,g);}else{if($in(a,[6,7])){i=[["swords"],[],[],($true(e)?["honor"]:[])];}else{h=($true($eq(c,2))?[b,"swords"]:[b]);i=[h,($true(d)?["swords"]:[]),["flag"],($true(e)?["honor"]:[])];}}}}}k=$set($all(i,j=>$each(j,f=>f)));return [...$it(i),$call($py.tuple,$each($$K639,f=>f,f=>!$in(f,k)))];}));
const $$_told_apart=((function(a,b,c){let e;e=$call($py.tuple,$each($$K637,d=>[d]));if($true($eq(a,11))){return [[b],...$it($each(c,d=>[d]).values()),[]];}if($true($eq(a,14))){return [...$it(e),["swords"]];}if($true($eq(a,15))){return [...$it(e),["honor"]];}return [($true($eq(a,13))?["swords"]:[]),...$it(e)];}));
const $$_roller=((function(a,b){let d,c;c=$call($py.int,$get(a,5));if($in(b,[18,19])){d=$call($py.int,$get(a,4044));c=($true($eq(b,18))?d:$sub(1,d));}else{if($in(b,$$K640)){c=$sub(1,c);}}return $get($$K594,c);}));
const $$_rule=((function(a){if($true($eq(a,4))){return "Shogun";}return ($true($eq(a,11))?"Lack of Honor; ruling B12":"Dragon Cards");}));
const $$narrate_epic_chance=($def("names step",function(a,b){let c,d;if($true($eq($get(b.before_,1),37))){return [$$by_rule("Field General's Initiative; ruling E6",("1 die: "+$text($get($$K639,b.value_))))];}c=$get(a.cards_,$$card_by_place(b.before_,1403,b.value_));d=($true($gt($get(b.before_,1270),4))?"Epic 4; ruling E7":"Epic, Set Up");return [$$by_rule(d,(""+$text(c)+" is drawn for the rack"))];}));
const $$_turn=($def("names s",function(a,b){let e,f,c;c=$call($py.int,$get(b,5));e=$each([c,$sub(1,c)],d=>(""+$text($get($$K594,d))+" "+$text($$count($call($py.int,$get(b,$add($$side_row(d),1))),"banner"))+", "+$text($$count($call($py.int,$get(b,$add($$side_row(d),0))),"token"))+", "+$text($$count($call($py.int,$get(b,$add($$side_row(d),2))),"card"))));f=[("turn "+$text($get(b,6))+", "+$text($get($$K594,c))+" to move ("+$text("; ".join_(e))+")")];if($true($attr(a.setup_.scenario_.board_,"rack_"))){f.append_(("on the rack: "+$text(a.rack_(b))));}return f;}));
const $$_debt=($def("step",function(a){let d;return ($true(d=$in($$kind_of(a.what_),[12,18]))?d:$py.any($all($call($py.range,2),b=>$each([7,8],c=>$lt($get($attr(a,"after_"),$add($$side_row(b),c)),$get(a.before_,$add($$side_row(b),c)))))));}));
const $$_dealt=($def("names step",function(a,b){if($true($eq($get($attr(b,"after_"),1),0))){return [];}return $each($call($py.enumerate,$$K594),([d,c])=>(""+$text(c)+" holds "+$text(a.hand_($attr(b,"after_"),d))+"; Dragon cards "+$text(a.dragon_hand_($attr(b,"after_"),d))));}));
const $$card_by_place=($def("s start place",function(a,b,c){let d;d=0;while($true($ge(c,$get(a,$add(b,d))))){c=$i_sub(c,$get(a,$add(b,d)));d=$i_add(d,1);}return d;}));
const $$_faces=($def("what value",function(a,b){let e,c,h,d,j,i,f,k;[c,d]=$unpacked([$floordiv(a,16),$mod(a,16)],-1,2);e=[...$it($$unpack(b))];e.append_($sub(c,$py.sum(e)));f=[];for(const g of $it($kw($py.zip,[$$faces_told_apart(d,""),e],{strict:true}))){[h,i]=$unpacked(g,-1,2);j=($true($lt($py.len(h),4))?" or ".join_(h):"other");f=$i_add(f,($true(i)?[(""+$text(i)+" "+$text(j))]:[]));}return ($true(k=", ".join_(f))?k:"nothing");}));
const $$kind_of=((function(a){return $floordiv($neg(a),10);}));
const $$side_row=($def("side",function(a){return $add(1317,$mul(a,11));}));
const $$count=((function(a,b,c=null){let d;return (""+$text(a)+" "+$text(($true($eq(a,1))?b:($true(d=c)?d:$add(b,"s")))));}));
class $$Piece extends $Object {}
$class($$Piece,"Piece",{x:null,y:null,look:null});
class $$Scene1 extends $Object {}
$class($$Scene1,"Scene",{pieces:null,standing:()=>""});
const $$scene=($def("scenario",function(a){let q,l,e,k,j,h,g,c;c=$dict($each($attr(a,"units_"),b=>[$attr(b,"hex_"),b]));e=$dict($each($attr(a,"leaders_"),d=>[$attr(d,"hex_"),d]));g=$dict($each(a.tents_,f=>[$attr(f,"hex_"),f]));h=[];for(const i of $it($py.sorted($or($or(c.keys_(),e.keys_()),g.keys_())))){j=i;k=$$_look(c.get_(j),e.get_(j),g.get_(j));h.append_($call($$Piece,...$it($$hex_place(a.board_,j)),k));}l=$each($attr(a.moment_,"held_"),([j,])=>$get(a.objectives_,j));q=$each($call($py.enumerate,$kw($py.zip,[$$K594,a.armies_],{strict:true})),([p,[m,n]])=>(""+$text(m)+" "+$text($add($attr(n,"gained_"),$py.sum($each(l,o=>o.banners_,o=>$true($eq($attr(o,"side_"),p))))))+" of "+$text(n.banners_)+" banners, "+$text(n.honor_)+" honor"));return $call($$Scene1,$call($py.tuple,h)," \u00b7 ".join_(q));}));
const $$_look=($def("unit leader tent",function(a,b,c){let e,h,g,d,f;d=[];if((c!==null)){e=($true($eq($attr(c,"side_"),0))?"r":"b");d.append_(("<path d=\"M-36 27 0-40 36 27z\" class=\""+$text(e)+"\" fill-opacity=\".15\"/>"));}if((a!==null)){d.append_($$_unit(a));}if((b!==null)){f=((a!==null)?"translate(30-22)":"scale(1.5)");g=$get($$K641,b.kind_).format_(($true($eq($attr(b,"side_"),0))?"r":"b"));h=$get($$K641,b.kind_).format_("halo");d.append_(("<g transform=\""+$text(f)+"\">"+$text(h)+$text(g)+"</g>"));if($true($ne(b.banners_,1))){d.append_($$text($neg(30),$neg(24),("\u00d7"+$text(b.banners_)),"strong"));}}return "".join_(d);}));
const $$text=($def("x y words look",function(a,b,c,d=""){let e;e=($true(d)?(" class=\""+$text(d)+"\""):"");return ("<text x=\""+$text($$short(a))+"\" y=\""+$text($$short(b))+"\""+$text(e)+">"+$text($py.escape($call($py.str,c)))+"</text>");}));
const $$short=((function(a){return (""+$format($py.round(a,1),("g")));}));
const $$_unit=($def("unit",function(a){let h,b,d,f,c,e,i;b=($true($eq($attr(a,"side_"),0))?"r":"b");c=((a.locked_until_!==null)?" d":"");d=$get($get($call($load.battles).numbers_,"blocks"),"value");e=((a.blocks_===null)?d:a.blocks_);f=$div($neg($sub($mul(d,12),3)),2);h="".join_($each($call($py.range,d),g=>("<rect x=\""+$format($add(f,$mul(12,g)),("g"))+"\" y=\"7\" width=\"9\" height=\"9\" class=\""+$text(b)+"i o"+$text(($true($lt(g,e))?" f":""))+"\"/>")));i=($true($ne(a.banners_,1))?$$text($neg(30),30,("\u00d7"+$text(a.banners_)),"strong"):"");return ("<rect x=\"-29\" y=\"-20\" width=\"58\" height=\"40\" class=\""+$text(b)+$text(c)+"\"/>"+$text($$text(0,1,$get($$K642,a.kind_),("big "+$text(b)+"i")))+$text(h)+$text(i));}));
const $$position=($def("setup s notes",function(a,b,c=""){let d;d=a.scenario_;return $kw($py.replace,[d],{armies:[$$_army(a,b,0),$$_army(a,b,1)],units:$call($py.tuple,$$_units(a,b)),leaders:$call($py.tuple,$$_leaders(a,b)),tents:$call($py.tuple,$$_tents(a,b)),first:$call($py.int,$get(b,5)),moment:$$_moment(a,b),rack:$$_cards(b,1271,$call($py.list,$call((()=>$$K671)))),notes:" ".join_($each([d.notes_,c],e=>e,e=>$true(e)))});}));
const $$_cards=($def("s start keys",function(a,b,c){return $call($py.tuple,$all($call($py.enumerate,c),([f,d])=>$each($call($py.range,$call($py.int,$get(a,$add(b,f)))),e=>d)));}));
const $$_moment=($def("setup s",function(a,b){let c,e;c=$call($py.list,$call((()=>$$K671)));e=$each(a.dragons_,d=>d.key_);return $kw($$Moment,[],{turn:$call($py.int,$get(b,6)),discards:$$_cards(b,1435,c),dragon_discards:$$_cards(b,1611,e),led:[$$_led(c,b,0),$$_led(c,b,1)],captured:$$_marks(a,b,"capture",3341),held:$$_held(a,b),eliminated:[...$it(a.scenario_.moment_.eliminated_),...$it($$_eliminated(a,b))]});}));
const $$_eliminated=($def("setup s",function(a,b){let d,h,l,c,f,j,g,i;[c,d]=$unpacked([[],a.scenario_.board_],-1,2);for(const e of $it($call($py.enumerate,$attr(a.scenario_,"units_")))){[f,g]=$unpacked(e,-1,2);if($true($lt($get(b,$add(1853,f)),0))){h=($true($eq($get(b,$add(1789,f)),0))?"":" (left the board)");i=d.name_of_($call($py.int,$get(b,$add(1917,f))));j=$get($$K594,$get(b,$add(1725,f)));c.append_((""+$text(j)+" "+$text(g.kind_)+" at "+$text(i)+$text(h)));}}for(const k of $it($call($py.enumerate,$attr(a.scenario_,"leaders_")))){[f,l]=$unpacked(k,-1,2);if($true($lt($get(b,$add(2301,f)),0))){i=d.name_of_($call($py.int,$get(b,$add(2325,f))));h=$get($$K672,$call($py.int,$get(b,$add(2397,f))));c.append_((""+$text($get($$K594,$attr(l,"side_")))+" "+$text(l.kind_)+" leader at "+$text(i)+" ("+$text(h)+")"));}}return c;}));
const $$_held=($def("setup s",function(a,b){return $$_marks(a,b,"hold",2881);}));
const $$_marks=($def("setup s rule start",function(a,b,c,d){return $call($py.tuple,$all($call($py.enumerate,a.scenario_.objectives_),([e,g])=>$each(g.hexes_,f=>[e,f],f=>$true($get(b,$add($add(d,$mul($attr(g,"side_"),230)),f)))),([e,g])=>$true($eq(g.rule_,c))));}));
const $$_led=($def("cards s side",function(a,b,c){let e;e=$each([3,10],d=>$call($py.int,$get(b,$add($$side_row(c),d))));return " ".join_($each(e,f=>$get(a,f),f=>$true($ge(f,0))));}));
const $$_tents=($def("setup s",function(a,b){return $each(a.scenario_.tents_,c=>c,c=>$true($eq($get(b,$add(3801,$attr(c,"hex_"))),$attr(c,"side_"))));}));
const $$_leaders=($def("setup s",function(a,b){return $each($call($py.enumerate,$attr(a.scenario_,"leaders_")),([c,d])=>$kw($py.replace,[d],{hex:$call($py.int,$get(b,$add(2301,c)))}),([c,d])=>$true($ge($get(b,$add(2301,c)),0)));}));
const $$_units=($def("setup s",function(a,b){let c,d,h,f,g;c=$call($py.list,$call((()=>$$K671)));d=[];for(const e of $it($call($py.enumerate,$attr(a.scenario_,"units_")))){[f,g]=$unpacked(e,-1,2);if($true($lt($get(b,$add(1853,f)),0))){continue;}h=$call($py.int,$get(b,$add(1981,f)));d.append_($kw($py.replace,[g],{side:$call($py.int,$get(b,$add(1725,f))),hex:$call($py.int,$get(b,$add(1853,f))),blocks:$call($py.int,$get(b,$add(1789,f))),locked_until:($true($lt(h,0))?null:$get(c,h))}));}return d;}));
const $$_army=($def("setup s side",function(a,b,c){let h,k,e,j,g,d;d=$$side_row(c);e=$$_cards(b,$add(1339,$mul(c,32)),$call($py.list,$call((()=>$$K671))));g=$each(a.dragons_,f=>f.key_);h=$$_cards(b,$add(1467,$mul(c,48)),g);j=$each($$_held(a,b),([i,])=>$get(a.scenario_.objectives_,i).banners_,([i,])=>$true($eq($attr($get(a.scenario_.objectives_,i),"side_"),c)));k=($true($attr(a.scenario_.board_,"rack_"))?$call($py.int,$get(a.q_,$add(31,c))):0);return $kw($py.replace,[$get(a.scenario_.armies_,c)],{command:$py.len(e),full_hand:($true($gt(k,$py.len(e)))?k:0),dragons:$py.len(h),honor:$call($py.int,$get(b,$add(d,0))),hand:e,dragon_hand:h,gained:$sub($call($py.int,$get(b,$add(d,1))),$py.sum(j))});}));
const $$hex_place=((function(a,b){return [$div($mul(100,a.across_(b)),2),$mul($mul(100,a.row_of_(b)),(0.8660254037844386))];}));
class $$Ground1 extends $Object {}
$class($$Ground1,"Ground",{box:null,drawn:null});
const $$ground=($def("scenario",function(a){let b,k,c,d,j,m,o,f,g,h,i;[b,c]=$unpacked([a.board_,$$blocked(a)],-1,2);d=[];for(const e of $it($call($py.enumerate,a.terrain_))){[f,g]=$unpacked(e,-1,2);[h,i]=$unpacked($$hex_place(b,f),-1,2);j=($in(f,c)?" stroke-width=\"3\"":"");d.append_($$hexagon(b,f,("class=\"g\" fill=\""+$text($get($get($$K686,g),0))+"\""+$text(j))));d.append_($$text(h,$sub(i,34),b.name_of_(f),"n"));if(!$in(g,["open","tent"])){d.append_($$text(h,$add(i,41),g.replace_("-ford",""),"n"));}}k=$$hex_box(b,$attr(b,"columns_"));for(const l of $it(b.lines_)){m=l;d.append_(("<path d=\"M"+$format($div($mul(100,m),2),("g"))+" "+$format($get(k,1),("g"))+"v"+$format($get(k,3),("g"))+"\" stroke=\"#444\" stroke-width=\"2\" stroke-dasharray=\"2 5\"/>"));}for(const n of $it($py.sorted($set($all(a.objectives_,p=>$each(p.hexes_,f=>f)))))){f=n;o="class=\"no d\" stroke=\"#000\" stroke-width=\"2\"";d.append_($$hexagon(b,f,o,(0.88)));}return $call($$Ground1,k,"".join_(d));}));
const $$hex_box=((function(a,b){let c;c=$add($mul($sub(a.rows_,1),(0.8660254037844386)),$mul(2,(0.5773502691896258)));return [$neg(2),$sub($mul($neg(100),(0.5773502691896258)),2),$add($mul(100,b),4),$add($mul(100,c),4)];}));
const $$hexagon=((function(a,b,c,d=(1.0)){let e,f;[e,f]=$unpacked($$hex_place(a,b),-1,2);return $$polygon($$outline([$div(e,100),$div($neg(f),100)],d),c);}));
const $$polygon=((function(a,b){return ("<polygon points=\""+$text($$points(a))+"\" "+$text(b)+"/>");}));
const $$points=((function(a){return " ".join_($each(a,([b,c])=>(""+$text($$short($mul(100,b)))+","+$text($$short($mul($neg(100),c))))));}));
const $$outline=((function(a,b=(1.0)){return $each($$K693,([c,d])=>[$add($get(a,0),$mul(b,c)),$add($get(a,1),$mul($mul(b,d),(0.5773502691896258)))]);}));
const $$blocked=($def("scenario",function(a){let e,b;b=$call($load.battles).terrain_;e=$set($each(b.items_(),([c,d])=>c,([c,d])=>$true(d.get_("impassable"))));e.update_(a.impassable_);return $call($py.frozenset,$each($call($py.enumerate,a.terrain_),([f,c])=>f,([f,c])=>$in(c,e)));}));
const $$write_bot_tables=($def("setup compiled",function(a,b){let c;c=$call($py.slice,64952,$add(64952,51840));if(!$true($get(a.question_,c).any_())){$put(a.question_,c,$$strike_table(a,b));}$$write_weights(a.question_);$$write_evaluation(a.question_);}));
const $$write_evaluation=($def("q",function(a){let g,e,d,h,j,b;b=$get($call((()=>$$K699)),"weights");for(const c of $it($call($py.enumerate,$$K700))){[d,e]=$unpacked(c,-1,2);$put(a,$add(116985,d),$py.round($div($mul($py.round($mul($get(b,e),1000000)),16777216),1000000)));}for(const f of $it($call($py.enumerate,$get($call((()=>$$K699)),"prices").values_()))){[g,h]=$unpacked(f,-1,2);$put(a,$add(117033,g),h);}for(const i of $it($call($py.range,$add(64,1)))){j=i;$put(a,$add(117041,j),$py.round($div(65536,$add(1,$py.exp($div($neg(j),8))))));}}));
const $$write_weights=($def("q",function(a){let c;for(const b of $it($call($py.range,2))){c=b;$$_write(a,c,$get($call((()=>$$K708)),"weights"));}}));
const $$_write=($def("q row values",function(a,b,c){let f,e;for(const d of $it($call($py.enumerate,$$K709))){[e,f]=$unpacked(d,-1,2);$put(a,$add($add(116792,$mul(b,64)),e),c.get_(f,0));}}));
const $$strike_table=($def("setup compiled",function(a,b=true){let o,k,m,d,i,h,q,t,r,s,f,e;d=$call($py.tuple,$each($get($get(a.q_,$slice(64701,null,null)),$slice(null,51,null)),c=>$call($py.int,c)));e=$py.sorted($$_strikes_used(a));f=$kw(np.zeros,[51840],{dtype:np.int64});for(const g of $it(e)){[h,i]=$unpacked(g,-1,2);for(const j of $it($call($py.range,1,9))){k=j;for(const l of $it($call($py.range,3))){m=l;for(const n of $it($call($py.range,1,$add(4,1)))){o=n;for(const p of $it([0,1])){q=p;r=$$strike_place(h,k,i,m,o,q);s=[h,k,i,m,o,q];t=$call($strikes($$K,$$strike_question,$R_battles.strike_figures$),d,...$it(s),b);$put(f,$slice(r,$add(r,6),null),t);}}}}}return f;}));
const $$strike_place=($def("kind dice ignored flags blocks leader",function(a,b,c,d,e,f){let g;g=$add($mul(a,9),$py.min(b,$sub(9,1)));g=$add($mul($add($mul(g,4),c),3),$py.min(d,$sub(3,1)));return $mul($add($mul($add($mul(g,$add(4,1)),$py.min(e,4)),2),f),6);}));
const $$_strikes_used=($def("setup",function(a){let f,c,b,e;b=a.pairs_.reshape_($neg(1),42);c=$call($py.set);for(const d of $it([0,13])){e=d;f=$getn(b,[$slice(null,null,null),[$add(e,4),$add(e,6)]]);c=$i_or(c,$set($each($kw(np.unique,[f],{axis:0}),([g,h])=>[$call($py.int,g),$call($py.int,h)])));}return $or(c,$set([[7,0]]));}));
const $$supported=($def("q s place side",function(a,b,c,d){return $ge($$friends_beside(a,b,c,d,(-1)),2);}));
const $$friends_beside=($def("q s place side without",function(a,b,c,d,e){let h,f,i;f=0;for(const g of $it($call($py.range,6))){h=g;i=$$beside(a,c,h);if(($true($ge(i,0))&&$true($ne(i,e))&&$true($eq($$side_at(a,b,i),d)))){f=$i_add(f,1);}}return f;}));
const $$side_at=($def("q s place",function(a,b,c){if($true($ge($get(b,$add(2421,c)),0))){return $get(b,$add(1725,$get(b,$add(2421,c))));}if($true($ge($get(b,$add(2651,c)),0))){return $get(a,$add(64880,$get(b,$add(2651,c))));}return (-1);}));
const $$beside=($def("q place direction",function(a,b,c){return $get(a,$add($add(49,$mul(6,b)),c));}));
const $$sight_lists=($def("q scenario used reach",function(a,b,c,d){let f,o,h,g,m,j,e,l,n;[e,f]=$unpacked([$py.len(a),b.board_],-1,2);g=$$plateaus(f,b.terrain_);h=[];for(const i of $it($call($py.range,f.hexes_))){j=i;$put(a,$add(57549,j),e);for(const k of $it($call($py.enumerate,f.distances_(j)))){[l,m]=$unpacked(k,-1,2);if($true(($le(2,(n=m))&&$le(n,d)))){o=$$sight_entry(b,c,j,l,g);if((o!==null)){h.append_($kw(np.array,[o],{dtype:np.int64}));e=$i_add(e,$py.len(o));}}}}$put(a,$add(57549,f.hexes_),e);$put(a,117108,e);return h;}));
const $$sight_entry=($def("scenario used place target groups",function(a,b,c,d,e){let u,h,q,s,o,g,r,t,p;g=$set($each(a.tents_,f=>$attr(f,"hex_")));h=(function(i){let j,k,n,l,m;if($true($lt(i,0))){return true;}j=$get(a.terrain_,i);if((!$true($get(b.facts_.terrain_,j).get_("blocks_sight"))||$in(i,g))){return false;}k=e.get_(i);n=($true(m=$eq(j,"hill"))?($eq(e.get_(c),(l=k))&&$eq(l,e.get_(d))):m);return !$true(n);});o=$call($$line1,a.board_,c,d);[p,q,r]=$unpacked([$call($py.list,o.crossed_),$call($py.list,$attr(o,"left_")),$call($py.list,o.right_)],-1,3);s=$py.any($each(q,i=>$call(h,i)));t=$py.any($each(r,i=>$call(h,i)));if((($true(s)&&$true(t))||$true($py.any($each(p,i=>$call(h,i)))))){return null;}if(($true(s)||$true(t))){p=$i_add(p,($true(s)?r:q));[q,r]=$unpacked([[],[]],-1,2);}u=[$py.len(p),$py.len(q),$py.len(r)];return [d,a.board_.distance_(c,d),...$it(u),...$it(p),...$it(q),...$it(r)];}));
class $$Line extends $Tuple {}
$class($$Line,"Line",{crossed:null,left:null,right:null});
const $$line1=$memo((function(a,b,c){let e,i,f,d;[d,e]=$unpacked([a.row_of_(b),a.across_(b)],-1,2);f=$def("step",function(g){let h;h=$add(d,$get(g,1));return a.hex_at_(h,$floordiv($sub($sub($add(e,$get(g,0)),1),$mod(h,2)),2));});i=$call($$passed,$sub(a.across_(c),e),$sub(a.row_of_(c),d));return $call($$Line,...$it($each(i,j=>$call($py.tuple,$each(j,g=>$call(f,g)))).values()));}));
const $$passed=$memo((function(a,b){let c,h,d,i,e,g;c=[];d=[];e=[];for(const f of $it($$_steps_between(a,b))){g=f;h=$$_passes(g,a,b);if($true($eq(h,"crossed"))){c.append_(g);}else{if($true($eq(h,"along"))){i=$lt($mul(a,$get(g,1)),$mul(b,$get(g,0)));($true(i)?d:e).append_(g);}}}return [$call($py.tuple,c),$call($py.tuple,d),$call($py.tuple,e)];}));
const $$_steps_between=((function*(a,b){let g,e,c,h;c=$call($py.range,$py.min(b,0),$add($py.max(b,0),1));for(const d of $it(c)){e=d;for(const f of $it($call($py.range,$sub($py.min(a,0),2),$add($py.max(a,0),3)))){g=f;h=$eq($mod($add(g,e),2),0);if(($true(h)&&!$in([g,e],[[0,0],[a,b]]))){(yield [g,e]);}}}}));
const $$_passes=($def("step across down",function(a,b,c){let f,p,n,o,d,i,e,l,m,q,j,k,h,r;[d,e,f]=$unpacked([$call($py.Fraction,0),$call($py.Fraction,1),false],-1,3);for(const g of $it($call($py.enumerate,$$K845))){h=$unpacked(g,-1,2);i=h[0];[j,k]=$unpacked(h[1],-1,2);[l,m]=$unpacked($get($$K845,$mod($add(i,1),6)),-1,2);[n,o]=$unpacked([$sub(l,j),$sub(m,k)],-1,2);p=$sub($mul(n,$sub($neg($mul($get(a,1),3)),k)),$mul(o,$sub($neg($get(a,0)),j)));q=$sub($mul(n,$mul(c,3)),$mul(o,b));if($true($eq(q,0))){if($true($lt(p,0))){return null;}f=($true(r=f)?r:$eq(p,0));}else{if($true($gt(q,0))){d=$py.max(d,$call($py.Fraction,$neg(p),q));}else{e=$py.min(e,$call($py.Fraction,$neg(p),q));}}}if($true($ge(d,e))){return null;}return ($true(f)?"along":"crossed");}));
const $$plateaus=((function(a,b){let h,c,e,f;c=$dict([]);for(const d of $it($call($py.range,a.hexes_))){e=d;if(($true($ne($get(b,e),"hill"))||$in(e,c))){continue;}f=[e];$put(c,e,e);while($true(f)){for(const g of $it(a.neighbors_(f.pop_()))){h=g;if(($true($ge(h,0))&&$true($eq($get(b,h),"hill"))&&!$in(h,c))){$put(c,h,e);f.append_(h);}}}}return c;}));
const $$first_state=($def("scenario dragons blocks",function(a,b,c){let r,g,n,d,f,u,o,h,j,k,l,p,s;d=$kw(np.zeros,[9089],{dtype:np.int64});for(const e of $it([[2421,230],[2651,230]])){[f,g]=$unpacked(e,-1,2);$put(d,$slice(f,$add(f,g),null),(-1));}$put(d,$slice(3801,$add(3801,230),null),(-1));h=$unpacked([a.first_,$attr(a.moment_,"turn_"),(-1)],-1,3);$put(d,5,h[0]);$put(d,6,h[1]);$put(d,8,h[2]);$put(d,1033,$sub(a.pool_,$py.sum($each(a.armies_,i=>i.honor_))));j=(-1);$put(d,1034,j);$put(d,1035,j);$put(d,1303,j);k=(-1);$put(d,1266,k);$put(d,$add(1266,1),k);$put(d,1269,k);l=$unpacked([$py.len($attr(a,"units_")),$py.len($attr(a,"leaders_"))],-1,2);$put(d,1723,l[0]);$put(d,1724,l[1]);for(const m of $it($call($py.enumerate,$attr(a,"units_")))){[n,o]=$unpacked(m,-1,2);$put(d,$add(1725,n),$attr(o,"side_"));$put(d,$add(1789,n),((o.blocks_===null)?c:o.blocks_));p=$attr(o,"hex_");$put(d,$add(1853,n),p);$put(d,$add(1917,n),p);$put(d,$add(2421,$attr(o,"hex_")),n);$put(d,$add(1981,n),((o.locked_until_===null)?(-1):$$card_number(o.locked_until_)));}for(const q of $it($call($py.enumerate,$attr(a,"leaders_")))){[n,r]=$unpacked(q,-1,2);s=$attr(r,"hex_");$put(d,$add(2301,n),s);$put(d,$add(2325,n),s);$put(d,$add(2651,$attr(r,"hex_")),n);}for(const t of $it(a.tents_)){u=t;$put(d,$add(3801,$attr(u,"hex_")),$attr(u,"side_"));}$$set_cards(d,a,b);$$set_moment(d,a);return d;}));
const $$set_moment=($def("s scenario",function(a,b){let e,c,f,h;c=b.objectives_;for(const d of $it(b.moment_.captured_)){[e,f]=$unpacked(d,-1,2);$put(a,$add($add(3341,$mul($attr($get(c,e),"side_"),230)),f),1);}for(const g of $it($attr(b.moment_,"held_"))){[e,f]=$unpacked(g,-1,2);h=$attr($get(c,e),"side_");$put(a,$add($add(2881,$mul(h,230)),f),1);$put(a,$add($$side_row(h),1),$i_add($get(a,$add($$side_row(h),1)),$get(c,e).banners_));}}));
const $$set_cards=($def("s scenario dragons",function(a,b,c){let l,d,i,o,e,p,g,m,k,n,q;e=$each(c,d=>d.key_);for(const f of $it($call($py.enumerate,$call((()=>$$K671)).values_()))){[g,d]=$unpacked(f,-1,2);$put(a,$add(1403,g),$get(d,"copies"));}for(const h of $it($call($py.enumerate,c))){[g,i]=$unpacked(h,-1,2);$put(a,$add(1563,g),i.copies_);}for(const j of $it($call($py.enumerate,b.armies_))){[k,l]=$unpacked(j,-1,2);$$set_hand(a,k,l,e);m=$$side_row(k);n=$unpacked([l.honor_,$attr(l,"gained_")],-1,2);$put(a,$add(m,0),n[0]);$put(a,$add(m,1),n[1]);$put(a,$add(m,4),(-1));p=$each($get(b.moment_.led_,k).split_(),o=>$$card_number(o));q=$unpacked($get([...$it(p),(-1),(-1)],$slice(null,2,null)),-1,2);$put(a,$add(m,3),q[0]);$put(a,$add(m,10),q[1]);}for(const r of $it($attr(b,"rack_"))){o=r;$put(a,$add(1403,$$card_number(o)),$i_sub($get(a,$add(1403,$$card_number(o))),1));$put(a,$add(1271,$$card_number(o)),$i_add($get(a,$add(1271,$$card_number(o))),1));}for(const s of $it(b.moment_.discards_)){o=s;$put(a,$add(1403,$$card_number(o)),$i_sub($get(a,$add(1403,$$card_number(o))),1));$put(a,$add(1435,$$card_number(o)),$i_add($get(a,$add(1435,$$card_number(o))),1));}for(const t of $it(b.moment_.dragon_discards_)){o=t;$put(a,$add(1563,e.index_(o)),$i_sub($get(a,$add(1563,e.index_(o))),1));$put(a,$add(1611,e.index_(o)),$i_add($get(a,$add(1611,e.index_(o))),1));}}));
const $$set_hand=($def("s side army keys",function(a,b,c,d){let f;for(const e of $it($attr(c,"hand_"))){f=e;$put(a,$add(1403,$$card_number(f)),$i_sub($get(a,$add(1403,$$card_number(f))),1));$put(a,$add($add(1339,$mul(b,32)),$$card_number(f)),$i_add($get(a,$add($add(1339,$mul(b,32)),$$card_number(f))),1));}$put(a,$add($$side_row(b),2),$py.len($attr(c,"hand_")));for(const g of $it($attr(c,"dragon_hand_"))){f=g;$put(a,$add(1563,d.index_(f)),$i_sub($get(a,$add(1563,d.index_(f))),1));$put(a,$add($add(1467,$mul(b,48)),d.index_(f)),$i_add($get(a,$add($add(1467,$mul(b,48)),d.index_(f))),1));}}));
const $$card_number=($def("key",function(a){return $call($py.list,$call((()=>$$K671))).index_(a);}));
const $$write_dragon_cards=($def("q dragons used",function(a,b,c){let f,e,g,j,i;$put(a,27,$py.len(b));for(const d of $it($call($py.enumerate,b))){[e,f]=$unpacked(d,-1,2);g=$add(63837,$mul(e,12));$put(a,$add(g,0),[null,...$it($$K846)].index_(f.when_));$put(a,$add(g,1),[null,...$it($$K847)].index_(f.effect_));$put(a,$add(g,2),f.cost_);for(const h of $it(f.does_)){[i,j]=$unpacked(h,-1,2);$put(a,$add($add(g,3),$$K848.index_(i)),j);}c.note_(("Dragon card "+$text($attr(f,"name_"))),f.source_);}}));
const $$write_command_cards=($def("q rack",function(a,b){let o,h,k,g,f,m,i,l,c,e,n;c=$unpacked([$py.len($call((()=>$$K671))),b],-1,2);$put(a,26,c[0]);$put(a,30,c[1]);for(const d of $it($call($py.enumerate,$call((()=>$$K671)).items_()))){e=$unpacked(d,-1,2);f=e[0];[g,h]=$unpacked(e[1],-1,2);i=$add(63580,$mul(f,8));$put(a,$add(i,0),$get($$K849,$get(h,"orders")));for(const j of $it($call($py.enumerate,$$K598))){[k,l]=$unpacked(j,-1,2);m=h.get_(l,0);$put(a,$add($add(i,1),k),($true($eq(m,"command"))?(-1):m));}$put(a,$add(i,4),($in("symbol",h)?$$K832.index_($get(h,"symbol")):(-1)));o=($true(n=$gt(b,0))?$in($get(a,$add(i,0)),$$K591):n);$put(a,$add(i,5),($true(o)?(-1):h.get_("most",0)));$put(a,$add(i,6),$call($py.int,h.get_("helmet",false)));$put(a,$add(i,7),$call($py.int,h.get_("draw_two",false)));if($true($eq(g,"first-strike"))){$put(a,63836,f);}}}));
const $$write_objectives=($def("q scenario kinds",function(a,b,c){let n,i,j,g,m,k,o,e;for(const d of $it(b.tents_)){e=d;$put(a,$add(61460,$attr(e,"side_")),e.banners_);$put(a,$add(61462,$attr(e,"side_")),$call($py.int,e.lose_card_));}for(const f of $it(b.objectives_)){g=f;if($true($eq(g.rule_,"clear-section"))){$put(a,$add(61464,$attr(g,"side_")),$i_add($get(a,$add(61464,$attr(g,"side_"))),g.banners_));}else{if($true($eq(g.rule_,"card"))){for(const h of $it(g.cards_)){i=h;j=$call($py.list,$call((()=>$$K671))).index_(i);k=$add($add(61466,$mul($attr(g,"side_"),32)),j);$put(a,k,$i_add($get(a,k),g.banners_));for(const l of $it(g.cards_)){m=l;n=$sub(k,61466);o=$add(61530,$mul(n,32));$put(a,$add(o,$call($py.list,$call((()=>$$K671))).index_(m)),$i_add($get(a,$add(o,$call($py.list,$call((()=>$$K671))).index_(m))),g.banners_));}}}else{$$write_hex_objective(a,g,c);}}}}));
const $$write_hex_objective=($def("q objective kinds",function(a,b,c){let f,e,h,i;e=$each(b.kinds_,d=>c.index_(d),d=>$in(d,c));f=($true(b.kinds_)?$py.sum($each(e,d=>$shl(1,d))):$sub($shl(1,12),1));for(const g of $it(b.hexes_)){h=g;i=$add(57780,$mul(8,$add($mul($attr(b,"side_"),230),h)));if($true($eq(b.rule_,"hold"))){$put(a,$add(i,0),$i_add($get(a,$add(i,0)),b.banners_));$put(a,$add(63578,$attr(b,"side_")),1);}else{if($true($eq(b.rule_,"capture"))){$put(a,$add(i,1),$i_add($get(a,$add(i,1)),b.banners_));$put(a,$add(i,2),$i_add($get(a,$add(i,2)),b.lose_cards_));}else{if($true($eq(b.rule_,"cross"))){$put(a,$add(i,3),b.banners_);$put(a,$add(i,4),$i_or($get(a,$add(i,4)),f));}else{$put(a,$add(i,5),b.banners_);$put(a,$add(i,6),$i_or($get(a,$add(i,6)),f));}}}}}));
const $$write_board=($def("q scenario used grounds",function(a,b,c,d){let r,w,k,e,n,j,v,q,g,i,l,u,t,m,o;e=b.board_;$put(a,25,e.hexes_);g=$set($each(b.tents_,f=>$attr(f,"hex_")));for(const h of $it($call($py.range,e.hexes_))){i=h;j=$get(c.facts_.terrain_,$get(b.terrain_,i));k=e.neighbors_(i);$put(a,$slice($add(49,$mul(6,i)),$add($add(49,$mul(6,i)),6),null),k);l=$add(1429,$mul(i,230));$put(a,$slice(l,$add(l,e.hexes_),null),e.distances_(i));n=($true(m=j.get_("impassable"))?m:$in($get(b.terrain_,i),b.impassable_));$put(a,$add(56169,i),$call($py.int,!$true(n)));$put(a,$add(56399,i),$call($py.int,($true(o=j.get_("stops",false))?!$in(i,g):o)));$put(a,$add(57089,i),$call($py.int,j.get_("no_inspiring",false)));$put(a,$add(57319,i),d.index_($get(b.terrain_,i)));for(const p of $it([false,true])){q=p;r=$$entry_forbids_battle(c,q,$get(b.terrain_,i));$put(a,$add($add(56629,$mul(q,230)),i),$call($py.int,r));}for(const s of $it([0,1])){t=s;u=b.seat_(t);v=$add($mul(t,230),i);$put(a,$add(54329,v),e.sections_(i,u));w=($true($eq(u,0))?$get(k,$slice(null,2,null)):$get(k,$slice(4,null,null)));$put(a,$slice($add(54789,$mul(2,v)),$add($add(54789,$mul(2,v)),2),null),w);$put(a,$add(55709,v),$call($py.int,$eq(e.row_of_(i),e.baseline_(u))));}}}));
const $$_distances=$memo((function(a){let c;c=$each($call($py.range,a.hexes_),b=>a.cube_(b));return $call($py.tuple,$each(c,([d,f,h])=>$call($py.tuple,$each(c,([e,g,i])=>$py.max($py.abs($sub(d,e)),$py.abs($sub(f,g)),$py.abs($sub(h,i)))))));}));
const $$_neighbors=$memo((function(a,b){let d,c,e;[c,d]=$unpacked([a.row_of_(b),a.place_of_(b)],-1,2);e=$mod(c,2);return [a.hex_at_($sub(c,1),$add($sub(d,1),e)),a.hex_at_($sub(c,1),$add(d,e)),a.hex_at_(c,$sub(d,1)),a.hex_at_(c,$add(d,1)),a.hex_at_($add(c,1),$add($sub(d,1),e)),a.hex_at_($add(c,1),$add(d,e))];}));
const $$K2=$object($$Dragon,{key:"turncoat",name:"Turncoat",copies:1,cost:3,when:"with-command-card",effect:"turncoat",does:$$K1,source:"assumed"});
const $$K3=$object($$Dragon,{key:"personal-challenge",name:"Personal Challenge",copies:1,cost:1,when:"before-close-combat",effect:"personal-challenge",does:$$K1,source:"assumed"});
const $$K4=$object($$Dragon,{key:"rice-famine",name:"Rice Famine",copies:1,cost:2,when:"with-command-card",effect:"rice-famine",does:$$K1,source:"assumed"});
const $$K5=Object.freeze(["strikes_first",1]);
const $$K6=Object.freeze(["dice",1]);
const $$K7=Object.freeze([$$K5,$$K6]);
const $$K8=$object($$Dragon,{key:"ambush",name:"Ambush",copies:1,cost:1,when:"answers-close-combat",effect:null,does:$$K7,source:"assumed"});
const $$K9=$object($$Dragon,{key:"blank",name:"Blank",copies:36,cost:0,when:null,effect:null,does:$$K1,source:"assumed"});
const $$K10=Object.freeze([$$K2,$$K3,$$K4,$$K8,$$K9]);
const $$K534=Object.freeze(["open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open"]);
const $$K535=$object($$Army,{name:"Red",command:5,dragons:3,honor:5,banners:5,hand:$$K1,dragon_hand:$$K1,gained:0,full_hand:0});
const $$K536=$object($$Army,{name:"Blue",command:5,dragons:3,honor:5,banners:5,hand:$$K1,dragon_hand:$$K1,gained:0,full_hand:0});
const $$K537=Object.freeze([$$K535,$$K536]);
const $$K538=Object.freeze(["",""]);
const $$K539=Object.freeze([8,16]);
const $$K540=Object.freeze([0,12,23,35,46,58,69,81,92,104,115,127]);
const $$K541=Object.freeze([0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,2,2,2,2,2,2,2,2,2,2,2,2,3,3,3,3,3,3,3,3,3,3,3,4,4,4,4,4,4,4,4,4,4,4,4,5,5,5,5,5,5,5,5,5,5,5,6,6,6,6,6,6,6,6,6,6,6,6,7,7,7,7,7,7,7,7,7,7,7,8,8,8,8,8,8,8,8,8,8,8,8,9,9,9,9,9,9,9,9,9,9,9,10,10,10,10,10,10,10,10,10,10,10,10]);
const $$K542=$object($$Board,{key:"core",columns:12,rows:11,lines:$$K539,tokens:30,rack:0,_starts:$$K540,_rows:$$K541});
const $$K594=Object.freeze(["red","blue"]);
$method($$Table,"__init___",$def("scenario",function(b){const a=this;let c;a.setup_=$kw($$Setup,[b,$call($load.battles,null)],{turn_limit:1000});$$write_bot_tables(a.setup_,false);a.names_=$call($$Names,a.setup_);c=$unpacked([a.setup_.question_,a.setup_.state_],-1,2);a.question_=c[0];a.state_=c[1];a.seats_=$$K594;}));
$method($$Table,"ground_",(function(){const a=this;return $$ground(a.setup_.scenario_);}));
$method($$Table,"spots_",(function(){const a=this;let b;b=a.setup_.scenario_.board_;return $each($call($py.range,b.hexes_),c=>[...$it($$hex_place(b,c)),b.name_of_(c)]);}));
$method($$Table,"radius_",(function(){const a=this;return $div(100,2);}));
$method($$Table,"scene_",(function(b){const a=this;return $$scene($$position(a.setup_,b));}));
$method($$Table,"listed_",(function(b){const a=this;let e,d,k,h,m,c,o,i,g,l;[c,d]=$unpacked([$$position(a.setup_,b),$get($get($call($load.battles,null).numbers_,"blocks"),"value")],-1,2);e=$dict([]);for(const f of $it($attr(c,"units_"))){g=f;h=((g.blocks_===null)?d:g.blocks_);i=(""+$text($get($$K594,$attr(g,"side_")))+" "+$text(g.kind_)+", "+$text($$count(h,"block")));e.setdefault_($attr(g,"hex_"),[]).append_(i);}for(const j of $it($attr(c,"leaders_"))){k=j;m=($true(l=$attr(k,"name_"))?l:(""+$text(k.kind_)+" leader"));e.setdefault_($attr(k,"hex_"),[]).append_((""+$text($get($$K594,$attr(k,"side_")))+"'s "+$text(m)));}for(const n of $it(c.tents_)){o=n;e.setdefault_($attr(o,"hex_"),[]).append_((""+$text($get($$K594,$attr(o,"side_")))+"'s tent"));}return $each($py.sorted(e),p=>[p,"; ".join_($get(e,p))]);}));
$method($$Table,"held_",(function(b,c){const a=this;let f,j,e,g,d,h;d=[("Command cards: "+$text($attr(a,"names_").hand_(b,c))),("Dragon cards: "+$text($attr(a,"names_").dragon_hand_(b,c)))];if($true($attr(a.setup_.scenario_.board_,"rack_"))){d.append_(("On the rack: "+$text($attr(a,"names_").rack_(b))));}e=$$side_row($sub(1,c));f=$$count($call($py.int,$get(b,$add(e,2))),"command card");g=$call($py.range,$py.len(a.setup_.dragons_));h=$add(1467,$mul($sub(1,c),48));j=$py.sum($each(g,i=>$call($py.int,$get(b,$add(h,i)))));return [...$it(d),(""+$text($get($$K594,$sub(1,c)))+" holds "+$text(f)+", "+$text($$count(j,"Dragon card")))];}));
$method($$Table,"offer_",(function(b,c){const a=this;let d;d=$$kind_of($call($py.int,$get(b,0)));return $call($$Offer,a._title_(b,d),$call($py.tuple,$each(c,e=>a._choice_(b,d,e))));}));
const $$K595=$dict([[1,"Play a command card"],[2,"Play a Dragon card?"],[3,"Order a unit or leader"],[19,"Who moves next?"],[5,"Declare a battle: tap who, then whom"],[6,"Inspire with a leader?"],[7,"Play Personal Challenge?"],[8,"Answer the attack?"],[12,"Lack of Honor: a unit loses a block"],[18,"Lack of Honor: a unit loses a block"],[13,"Gain ground?"],[14,"Bonus close combat?"],[15,"Keep one of the two cards"],[16,"Replenish"],[17,"Discard a Dragon card for tokens?"],[20,"A second card from the rack?"],[21,"Counter Attack answers"],[22,"The Dragon card helps the units of"],[23,"A general's own initiative?"],[24,"Field General's Initiative: harm a unit"]]);
$method($$Table,"_title_",(function(b,c){const a=this;if($true($eq(c,4))){return ("Move "+$text($attr(a,"names_").piece_(b,$call($py.int,$get(b,$add(1083,$get(b,1259)))))));}if($true($eq(c,9))){return (""+$text(a._struck_(b))+": how many flags to ignore?");}if($true($eq(c,10))){return (""+$text(a._struck_(b))+" retreats");}if($true($eq(c,11))){return "The leader left alone";}return $get($$K595,c);}));
$method($$Table,"_struck_",(function(b){const a=this;let c;if($true($eq($get(b,1),39))){c=$call($py.int,$get(b,1316));}else{c=$call($py.int,$get(b,($true($eq($get(b,3),$get(b,5)))?4031:4032)));}return ($true($ge(c,0))?$attr(a,"names_").unit_(b,c):"the leader");}));
const $$K596=$dict([[2,"No Dragon card"],[3,"No more orders"],[19,"Nobody else moves"],[5,"No more battles"],[6,"Don't inspire"],[7,"No challenge"],[8,"No answer"],[13,"Stay"],[14,"No bonus combat"],[16,"Take tokens"],[17,"Keep all"],[23,"No general acts on his own"],[20,"That card alone"]]);
const $$K597=Object.freeze(["attacks","fires at","leads a swarm against"]);
$method($$Table,"_choice_",$def("s kind value",function(b,c,d){const a=this;let g,m,e,h,f,j,i,k,l;e=$attr(a,"names_");if(($true($eq(d,0))&&$in(c,$$K596))){return $call($$Choice,$get($$K596,c));}if($in(c,[1,20])){f=($true($ge(d,1000))?" (rack)":"");return $call($$Choice,$add($get(e.cards_,$mod(d,1000)),f));}if($true($eq(c,2))){[g,h]=$unpacked([$sub($floordiv(d,1000),1),$mod(d,1000)],-1,2);if($true($eq(h,999))){return $call($$Choice,$get(e.dragons_,g));}return $call($$Choice,(""+$text($get(e.dragons_,g))+" on "+$text(e.at_hex_(b,h))),[h]);}if($in(c,[3,19])){return a._order_(b,d);}if($in(c,[4,10,11])){return a._way_(b,c,d);}if($true($eq(c,5))){[i,j]=$unpacked([$sub($floordiv(d,10000),1),$mod(d,1000)],-1,2);k=$get($$K597,$floordiv($mod(d,10000),1000));[l,m]=$unpacked([e.unit_(b,i),$call($py.int,$get(b,$add(1853,i)))],-1,2);return $call($$Choice,(""+$text(l)+" "+$text(k)+" "+$text(e.at_hex_(b,j))),[m,j]);}if($true($eq(c,14))){h=$sub(d,1000);return $call($$Choice,("Attack "+$text(e.at_hex_(b,h))),[h]);}if($in(c,[12,18,24])){return $call($$Choice,e.at_hex_(b,d),[d]);}if($true($eq(c,13))){h=$call($py.int,$get(b,4036));return $call($$Choice,("Gain ground to "+$text(e.hex_(h))),[h]);}if($in(c,[15,21])){return $call($$Choice,$get(e.cards_,d));}return $call($$Choice,a._plain_(b,c,d));}));
const $$K598=Object.freeze(["left","center","right"]);
$method($$Table,"_plain_",$def("s kind value",function(b,c,d){const a=this;let e;if($true($eq(c,6))){return ($true($eq(d,1))?"Inspire":("Inspire "+$text(d)+" levies"));}if($true($eq(c,9))){return ($true(d)?("Ignore "+$text($$count(d,"flag"))):"Ignore none");}if($true($eq(c,22))){e=($true($eq(d,0))?1034:1303);return $call($py.str,$get($attr(a,"names_").cards_,$get(b,e)));}if($true($eq(c,23))){return ("The "+$text($get($$K598,$sub(d,1)))+" general rolls");}if($true($eq(c,8))){return ($true($eq(d,1))?"First Strike":$get($attr(a,"names_").dragons_,$sub(d,2)));}if($true($eq(c,17))){return ("Discard "+$text($get($attr(a,"names_").dragons_,$sub(d,1))));}return $get($dict([[7,"Challenge"],[16,"Draw a Dragon card"]]),c);}));
$method($$Table,"_order_",$def("s value",function(b,c){const a=this;let e,f,d,g;[d,e]=$unpacked([$mod(c,1000),$mul($floordiv(c,1000),1000)],-1,2);f=$call($py.int,$get(b,$add(2651,d)));if($true($eq(e,1000))){return $call($$Choice,$attr(a,"names_").at_hex_(b,d),[d]);}g=($true($eq(e,2000))?"apart from his unit":"commands");return $call($$Choice,(""+$text($attr(a,"names_").leader_(b,f))+" "+$text(g)),[d]);}));
$method($$Table,"_way_",$def("s kind value",function(b,c,d){const a=this;let e,g,f;if($true($eq(d,999))){return $call($$Choice,($true($eq(c,11))?"Seppuku":"Leave the board"));}if($true($eq(c,4))){e=$call($py.int,$get(b,$add(1083,$get(b,1259))));f=$lt(e,64);g=($true(f)?$add(1853,e):$sub($add(2301,e),64));if($true($eq(d,$get(b,g)))){return $call($$Choice,"Stay",[d]);}}return $call($$Choice,("To "+$text($attr(a,"names_").hex_(d))),[d]);}));
$method($$Table,"rolled_",(function(b,c){const a=this;let k,f,l,e,i,j,g,d;[d,e]=$unpacked([$call($py.int,$get(b,0)),$call($py.int,$get(b,1))],-1,2);if($true($lt(d,100000))){f=$floordiv(d,16);g=(""+$text($$count(f,"die","dice"))+" fell on");return $call($$Offer,g,$call($py.tuple,$each(c,h=>$call($$Choice,$$_faces(d,h)))));}i=a._pile_(b,e);if((i===null)){return $call($$Offer,"Drawn",$call($py.tuple,$each(c,h=>$call($$Choice,$call($py.str,$add(h,1))))));}[j,k]=$unpacked(i,-1,2);l=$each(c,h=>$get(k,$$card_by_place(b,j,h)));return $call($$Offer,"The card drawn is",$call($py.tuple,$call($py.map,$$Choice,l)));}));
$method($$Table,"_pile_",(function(b,c){const a=this;let g,f,e;for(const d of $it($call($py.range,2))){e=d;f=$$side_row(e);if($true($get(b,$add(f,7)))){return [$add(1339,$mul(e,32)),$attr(a,"names_").cards_];}if($true($get(b,$add(f,8)))){return [1563,$attr(a,"names_").dragons_];}}g=[27,26,40];return ($in(c,g)?[1403,$attr(a,"names_").cards_]:null);}));
$method($$Table,"narrated_",$def("steps seed game",function(b,c,d){const a=this;return $$narrated_steps(a.setup_,a.state_,b,c,d);}));
const $$K599=Object.freeze([27,26]);
$method($$Table,"told_to_",$def("step lines seat",function(b,c,d){const a=this;let j,f,g,i,e;[e,f]=$unpacked([b.before_,$get($$K594,$sub(1,d))],-1,2);g=$call($py.int,$get(e,1));if($true($eq(g,0))){return $each(c,h=>h,h=>!$true(h.startswith_((""+$text(f)+" holds"))));}i=$$side_row($sub(1,d));if(($true($gt(b.what_,0))&&$true($lt($get($attr(b,"after_"),$add(i,8)),$get(e,$add(i,8)))))){return [$$by_rule("Dragon Cards",(""+$text(f)+" draws a Dragon card")),...$it($get(c,$slice(1,null,null)))];}j=($true($ne(g,26))?$call($py.int,$get(e,5)):$sub(1,$call($py.int,$get(e,5))));if(($true($ne(j,d))&&($true($gt(b.what_,0))&&$in(g,$$K599)))){return [$$by_rule("Phase 5, End of Turn",(""+$text(f)+" draws a card")),...$it($get(c,$slice(1,null,null)))];}if(($true($ne(j,d))&&$true($eq($$kind_of(b.what_),15)))){return [$$by_rule("Phase 5, End of Turn",(""+$text(f)+" keeps one of two")),...$it($get(c,$slice(1,null,null)))];}return $call($py.list,c);}));
$value($$Army,"dragons_",3);
$value($$Army,"hand_",$$K1);
$value($$Army,"dragon_hand_",$$K1);
$value($$Moment,"turn_",1);
$value($$Moment,"held_",$$K1);
$getter($$Board,"hexes_",(function(){const a=this;return $get(a._starts_,a.rows_);}));
$method($$Board,"has_",(function(b){const a=this;let c;return ($le(0,(c=b))&&$lt(c,a.hexes_));}));
$method($$Board,"name_of_",(function(b){const a=this;return (""+$text($py.chr($add($py.ord("a"),a.place_of_(b))))+$text($add(a.row_of_(b),1)));}));
$method($$Board,"across_",(function(b){const a=this;let c;c=a.row_of_(b);return $add($add($mul(2,a.place_of_(b)),1),$mod(c,2));}));
$value($$Scenario,"units_",$$K1);
$value($$Scenario,"leaders_",$$K1);
$value($$Scenario,"first_",0);
$value($$Scenario,"tents_",$$K1);
$value($$Scenario,"board_",$$K542);
$value($$Scenario,"rack_",$$K1);
$value($$Unit,"blocks_",null);
$value($$Leader,"name_","");
$value($$Objective,"hexes_",$$K1);
$value($$Objective,"cards_",$$K1);
const $$K608=Object.freeze(["","banners","surrender","turn limit"]);
const $$K609=Object.freeze([22,14]);
const $$K610=Object.freeze(["Leader Casualty Check","is killed"]);
const $$K611=Object.freeze(["Leader Seppuku","commits seppuku"]);
const $$K612=Object.freeze(["Leaders; ruling B19","leaves the board"]);
const $$K613=Object.freeze(["Personal Challenge","falls in the challenge"]);
const $$K614=$dict([[1,$$K610],[2,$$K611],[3,$$K612],[4,$$K613]]);
const $$K615=$dict([["circle","circles"],["triangle","triangles"],["square","squares"],["flag","flags"]]);
const $$K617=Object.freeze(["strikes first at","First Strike; ruling B15"]);
const $$K618=Object.freeze(["attacks","Close Combat 1"]);
const $$K619=Object.freeze(["fires again at","Hold and Shoot; ruling B28"]);
const $$K620=Object.freeze(["battles back at","Close Combat 8"]);
const $$K621=Object.freeze(["gains ground and attacks","Bonus Close Combat"]);
const $$K622=$dict([[0,$$K617],[1,$$K618],[2,$$K619],[3,$$K619],[4,$$K620],[5,$$K617],[6,$$K621],[7,$$K620]]);
const $$K623=Object.freeze([7,8]);
const $$K624=Object.freeze([2,0,1,1]);
const $$K625=Object.freeze([2,0,1,0]);
const $$K626=Object.freeze([1,0,1,1]);
const $$K627=Object.freeze([1,0,1,0]);
const $$K628=Object.freeze([1,1,1,1]);
const $$K629=Object.freeze([1,1,1,0]);
const $$K630=Object.freeze([1,0,0,1]);
const $$K631=Object.freeze([1,0,0,0]);
const $$K632=Object.freeze([1,2,0,0]);
const $$K633=Object.freeze([0,3,0,0]);
const $$K634=Object.freeze([1,3,0,0]);
const $$K635=Object.freeze([0,1,1,1]);
const $$K636=Object.freeze([$$K624,$$K625,$$K626,$$K627,$$K628,$$K629,$$K630,$$K631,$$K632,$$K633,$$K634,$$K629,$$K635,$$K628,$$K628,$$K628]);
const $$K637=Object.freeze(["circle","triangle","square"]);
const $$K638=[11,12,13,14,15];
const $$K639=Object.freeze(["circle","triangle","square","flag","honor","swords"]);
const $$K640=Object.freeze([8,9,11]);
const $$K641=$dict([["foot","<circle r=\"8\" class=\"{0}\"/>"],["mounted","<path d=\"M0-11 3-4 11-3 5 2 7 10 0 6-7 10-5 2-11-3-3-4z\" class=\"{0}\"/>"],["commander","<path d=\"M0-11 9 0 0 11-9 0z\" class=\"{0}\"/>"]]);
const $$K642=$dict([["samurai-spear","SS"],["samurai-bow","SB"],["ashigaru-spear","AS"],["ashigaru-bow","AB"],["ashigaru-arquebus","AA"],["levy","LV"],["samurai-spear-cavalry","CS"],["samurai-bow-cavalry","CB"],["bodyguard","BG"]]);
const $$K643=$dict([["name","Order One Unit Left"],["copies",2],["orders","sections"],["left",1],["helmet",true],["draw_two",true]]);
const $$K644=$dict([["name","Order One Unit Center"],["copies",2],["orders","sections"],["center",1],["helmet",true],["draw_two",true]]);
const $$K645=$dict([["name","Order One Unit Right"],["copies",2],["orders","sections"],["right",1],["helmet",true],["draw_two",true]]);
const $$K646=$dict([["name","Order Two Units Left"],["copies",3],["orders","sections"],["left",2],["helmet",true]]);
const $$K647=$dict([["name","Order Two Units Center"],["copies",4],["orders","sections"],["center",2],["helmet",true]]);
const $$K648=$dict([["name","Order Two Units Right"],["copies",3],["orders","sections"],["right",2],["helmet",true]]);
const $$K649=$dict([["name","Order Three Units Left"],["copies",3],["orders","sections"],["left",3],["helmet",true]]);
const $$K650=$dict([["name","Order Three Units Center"],["copies",3],["orders","sections"],["center",3],["helmet",true]]);
const $$K651=$dict([["name","Order Three Units Right"],["copies",3],["orders","sections"],["right",3],["helmet",true]]);
const $$K652=$dict([["name","Advance Left"],["copies",2],["orders","sections"],["left","command"],["helmet",true]]);
const $$K653=$dict([["name","Advance Center"],["copies",2],["orders","sections"],["center","command"],["helmet",true]]);
const $$K654=$dict([["name","Advance Right"],["copies",2],["orders","sections"],["right","command"],["helmet",true]]);
const $$K655=$dict([["name","Flying Geese"],["copies",2],["orders","sections"],["left",2],["center",2],["right",2],["helmet",true]]);
const $$K656=$dict([["name","Crane's Wing"],["copies",2],["orders","sections"],["left",1],["center",1],["right",1],["helmet",true]]);
const $$K657=$dict([["name","Out Flanked"],["copies",2],["orders","sections"],["left",2],["right",2],["helmet",true]]);
const $$K658=$dict([["name","Tiger Tail Left"],["copies",1],["orders","sections"],["left",1],["center",2],["helmet",true]]);
const $$K659=$dict([["name","Tiger Tail Right"],["copies",1],["orders","sections"],["center",2],["right",1],["helmet",true]]);
const $$K660=$dict([["name","Order Units with Circle Symbol"],["copies",2],["orders","symbol"],["symbol","circle"]]);
const $$K661=$dict([["name","Order Units with Triangle Symbol"],["copies",2],["orders","symbol"],["symbol","triangle"]]);
const $$K662=$dict([["name","Order Units with Square Symbol"],["copies",2],["orders","symbol"],["symbol","square"]]);
const $$K663=$dict([["name","Cavalry Charge"],["copies",2],["orders","cavalry"],["most",4]]);
const $$K664=$dict([["name","Counter Attack"],["copies",2],["orders","copy"]]);
const $$K665=$dict([["name","First Strike"],["copies",2],["orders","none"]]);
const $$K666=$dict([["name","Hold and Shoot"],["copies",2],["orders","missile"],["most",4]]);
const $$K667=$dict([["name","Infantry Onslaught"],["copies",2],["orders","infantry"],["most",4]]);
const $$K668=$dict([["name","Leadership"],["copies",2],["orders","leadership"],["most",4]]);
const $$K669=$dict([["name","Serpent Command"],["copies",2],["orders","group"]]);
const $$K670=$dict([["name","Shogun"],["copies",1],["orders","shogun"],["helmet",true]]);
const $$K671=$dict([["order-one-left",$$K643],["order-one-center",$$K644],["order-one-right",$$K645],["order-two-left",$$K646],["order-two-center",$$K647],["order-two-right",$$K648],["order-three-left",$$K649],["order-three-center",$$K650],["order-three-right",$$K651],["advance-left",$$K652],["advance-center",$$K653],["advance-right",$$K654],["flying-geese",$$K655],["cranes-wing",$$K656],["out-flanked",$$K657],["tiger-tail-left",$$K658],["tiger-tail-right",$$K659],["order-circle",$$K660],["order-triangle",$$K661],["order-square",$$K662],["cavalry-charge",$$K663],["counter-attack",$$K664],["first-strike",$$K665],["hold-and-shoot",$$K666],["infantry-onslaught",$$K667],["leadership",$$K668],["serpent-command",$$K669],["shogun",$$K670]]);
const $$K672=$dict([[1,"killed"],[2,"seppuku"],[3,"left the board"],[4,"killed in a challenge"]]);
const $$K673=Object.freeze(["white","","0.7"]);
const $$K674=Object.freeze(["#d5e6cd","oo","#9dbb90"]);
const $$K675=Object.freeze(["#eee0c6","///","#c2a878"]);
const $$K676=Object.freeze(["#a9c6e3","-----","#5b86b5"]);
const $$K677=Object.freeze(["#d6e5f3","--","#8fb0d0"]);
const $$K678=Object.freeze(["#e9f1f8","-","#a8c3dd"]);
const $$K679=Object.freeze(["#d9cdb8","||---","#a58f66"]);
const $$K680=Object.freeze(["#e4e4e4","++","#a8a8a8"]);
const $$K681=Object.freeze(["#f3efc4","..","#c9c07a"]);
const $$K682=Object.freeze(["#dccbbb","xxx","#a98c72"]);
const $$K683=Object.freeze(["#efe6da","||","#c0a98c"]);
const $$K684=Object.freeze(["#e3d3be","|||","#a5845c"]);
const $$K685=Object.freeze(["#cfcfcf","+++","#7d7d7d"]);
const $$K686=$dict([["open",$$K673],["forest",$$K674],["hill",$$K675],["river",$$K676],["ford",$$K677],["shallow-ford",$$K678],["bridge",$$K679],["building",$$K680],["field",$$K681],["ravine",$$K682],["tent",$$K673],["fence",$$K683],["palisade",$$K684],["castle",$$K685]]);
const $$K687=Object.freeze([(0.0),(1.0)]);
const $$K688=Object.freeze([(0.5),(0.5)]);
const $$K689=Object.freeze([(0.5),(-0.5)]);
const $$K690=Object.freeze([(0.0),(-1.0)]);
const $$K691=Object.freeze([(-0.5),(-0.5)]);
const $$K692=Object.freeze([(-0.5),(0.5)]);
const $$K693=Object.freeze([$$K687,$$K688,$$K689,$$K690,$$K691,$$K692]);
const $$K694=$dict([["to_move",(0.071978)],["force",(0.804348)],["force_left",(0.79458)],["force_a_unit",(0.265822)],["race",(2.034145)],["one_block",(0.0)],["weak",(-0.282905)],["banners",(0.254062)],["last_banners",(1.444789)],["tokens",(0.007191)],["cards",(0.090722)],["dragon_cards",(0.102075)],["leaders",(0.047198)],["exposed",(0.286581)],["held",(0.270392)],["cleared",(3.476989)],["objectives",(2.418971)],["mover_takes",(2.104657)],["other_takes",(1.703547)],["mover_kills",(1.285283)],["other_kills",(0.483218)],["mover_best",(1.250844)],["other_best",(1.099944)],["best_card",(0.040758)],["all_cards",(0.015142)],["specials",(0.058344)]]);
const $$K695=$dict([["samurai_spears",18],["samurai_bows",24],["ashigaru_spears",10],["ashigaru_bows",10],["arquebuses",30],["levies",4],["spear_cavalry",42],["bow_cavalry",54]]);
const $$K696=$dict([["positions",30],["chance",(0.094)],["difference",(0.025)]]);
const $$K697=$dict([["positions",12],["chance",(0.09)],["difference",(0.005)]]);
const $$K698=$dict([["core",$$K696],["epic",$$K697]]);
const $$K699=$dict([["source","assumed"],["made","logistic fit to 154583 positions of games of steady and careful against themselves"],["weights",$$K694],["prices",$$K695],["errors",$$K698]]);
const $$K700=Object.freeze(["to_move","force","force_left","force_a_unit","race","one_block","weak","banners","last_banners","tokens","cards","dragon_cards","leaders","exposed","held","cleared","objectives","mover_takes","other_takes","mover_kills","other_kills","mover_best","other_best","best_card","all_cards","specials"]);
const $$K701=$dict([["circle_block",900],["triangle_block",1000],["square_block",1100],["swords_block",1000],["banner",3000],["second_last_banner",3500],["last_banner",6000],["retreat",250],["token",180],["lack",300],["caution",115],["danger",55],["deterred",60],["second_enemy",65],["soon",15],["fire_danger",70],["threat",5],["approach",60],["progress",40],["way",4],["guard",15],["support",80],["together",20],["urgency",40],["card_kept",30],["strike_kept",400],["ground",300],["exposed",50],["leads",100],["order_cost",0],["spare",1],["standoff",2],["section",50],["weak",100],["steadfast",500],["follow",300],["cover",70],["moving",0]]);
const $$K702=$dict([["moving",3000]]);
const $$K703=$dict([["approach",(-60)],["way",0],["progress",0],["danger",150],["caution",200]]);
const $$K704=$dict([["way",25],["progress",150],["danger",20]]);
const $$K705=$dict([["banner",6000],["second_last_banner",7000],["last_banner",12000],["together",60],["caution",80],["danger",25],["approach",120]]);
const $$K706=$dict([["circle_block",100],["triangle_block",100],["square_block",100],["caution",30],["danger",10]]);
const $$K707=$dict([["hold",$$K702],["withdraw",$$K703],["objective",$$K704],["weakest",$$K705],["finish",$$K706]]);
const $$K708=$dict([["source","assumed"],["scanned_on","the core scenarios"],["checked_on","other games of all, and the Epic scenarios"],["weights",$$K701],["intents",$$K707]]);
const $$K709=["circle_block","triangle_block","square_block","swords_block","banner","second_last_banner","last_banner","retreat","token","lack","caution","danger","deterred","second_enemy","soon","fire_danger","threat","approach","progress","way","guard","support","together","urgency","card_kept","strike_kept","ground","exposed","leads","order_cost","spare","standoff","section","weak","steadfast","follow","cover","moving"];
$value($$Army,"honor_",5);
$value($$Army,"banners_",5);
$value($$Army,"gained_",0);
$value($$Moment,"eliminated_",$$K1);
$cached($$Board,"_starts_",(function(){const a=this;return $call($py.tuple,$each($call($py.range,$add(a.rows_,1)),b=>$py.sum($call($py.map,$attr(a,"length_"),$call($py.range,b)))));}));
$method($$Board,"row_of_",(function(b){const a=this;return $get(a._rows_,b);}));
$method($$Board,"place_of_",(function(b){const a=this;return $sub(b,$get(a._starts_,a.row_of_(b)));}));
$value($$Scenario,"terrain_",$$K534);
$value($$Scenario,"armies_",$$K537);
$value($$Scenario,"objectives_",$$K1);
$value($$Scenario,"impassable_",$$K1);
$value($$Scenario,"notes_","");
$value($$Unit,"banners_",1);
$value($$Unit,"locked_until_",null);
$value($$Leader,"banners_",1);
$value($$Tent,"banners_",3);
$value($$Objective,"banners_",1);
$method($$Setup,"__init___",$def("scenario facts dragons turn_limit like",function(b,c,d=null,e=500,f=null){const a=this;let j,k,g,i;g=$unpacked([b,$call($$Used1,c)],-1,2);a.scenario_=g[0];a.used_=g[1];a.dragons_=((d===null)?(()=>$$K10)():d);a.kinds_=$call($py.list,$py.fromkeys($each($attr(b,"units_"),h=>h.kind_)));a.grounds_=$call($py.list,$py.fromkeys([...$it(b.terrain_),"open"]));if(((f!==null)&&$true($le($set([...$it(a.kinds_)]),$set([...$it(f.kinds_)]))))){a.kinds_=f.kinds_;}if(((f!==null)&&$true($le($set([...$it(a.grounds_)]),$set([...$it(f.grounds_)]))))){a.grounds_=f.grounds_;}a.q_=$kw(np.zeros,[117109],{dtype:np.int64});$put(a.q_,0,e);a._numbers_();$$write_board(a.q_,b,a.used_,a.grounds_);$$write_objectives(a.q_,b,a.kinds_);$$write_command_cards(a.q_,$attr(b.board_,"rack_"));$$write_dragon_cards(a.q_,a.dragons_,a.used_);a._pieces_();a.sight_=a._sight_(f);j=($true(i=(f!==null))?$eq([a.kinds_,a.grounds_],[f.kinds_,f.grounds_]):i);k=(((f!==null)&&$true(j))?f.pairs_:null);a.pairs_=((k===null)?a._pairs_():k);if((f!==null)){$attr(a.used_,"rests_on_").update_($attr(f.used_,"rests_on_"));}a.question_=$call(np.concatenate,[a.q_,a.sight_,a.pairs_]);a.state_=$$first_state(b,a.dragons_,a.used_.number_("blocks"));}));
$method($$Setup,"_numbers_",(function(){const a=this;let f,g,b,c,e;[b,c]=$unpacked([$attr(a.used_,"number_"),a.q_],-1,2);for(const d of $it($call($py.enumerate,a.scenario_.armies_))){[e,f]=$unpacked(d,-1,2);$put(c,$add(23,e),f.banners_);$put(c,$add(28,e),f.command_);$put(c,$add(31,e),$py.max(f.command_,f.full_hand_));$put(c,$add(33,e),f.dragons_);}$put(c,35,$call(b,"end_of_turn_tokens"));$put(c,36,$call(b,"dragon_discard_tokens"));$put(c,37,$call(b,"surrender_at_cards"));$put(c,38,$call(b,"surrender_without_pieces"));$put(c,39,$call(b,"leader_leaves_honor"));$put(c,$add(40,0),$call(b,"leader_moves_foot"));$put(c,$add(40,1),$call(b,"leader_moves_mounted"));$put(c,$add(40,2),$call(b,"leader_moves_foot"));$put(c,43,$call(b,"cavalry_charge_moves"));$put(c,44,$call(b,"cavalry_charge_dice"));$put(c,45,$call(b,"infantry_onslaught_moves"));$put(c,46,$call(b,"serpent_command_moves"));$put(c,47,$call(b,"shogun_dice"));$put(c,48,2);g=$$general_numbers(a.used_);$put(g,23,13);$put(c,$slice(64701,$add(64701,51),null),g);}));
const $$K832=Object.freeze(["circle","triangle","square","swords"]);
const $$K833=Object.freeze(["foot","mounted","commander"]);
$method($$Setup,"_pieces_",(function(){const a=this;let h,r,g,m,i,b,k,j,c,p,d,e,n;[b,c,d]=$unpacked([a.q_,a.scenario_,a.used_],-1,3);e=$unpacked([$py.len(a.kinds_),$py.len(a.grounds_)],-1,2);$put(b,117106,e[0]);$put(b,117107,e[1]);for(const f of $it($call($py.enumerate,a.kinds_))){[g,h]=$unpacked(f,-1,2);i=$$party(d,h,"open",null,null,false);j=$add(64413,$mul(g,10));$put(b,$add(j,0),$$K832.index_(i.symbol_));$put(b,$add(j,1),$call($py.int,i.mounted_));$put(b,$add(j,2),d.unit_(h,"moves"));$put(b,$add(j,3),d.unit_(h,"moves_and_battles"));$put(b,$add(j,4),$call($py.int,(i.arm_!==null)));$put(b,$add(j,5),$call($py.int,$eq(h,"levy")));$put(b,$add(j,6),$call($py.int,$eq(h,"bodyguard")));k=$add($py.len(d.unit_(h,"fire_dice",[])),1);$put(b,$add(j,7),((i.arm_!==null)?k:0));}for(const l of $it($call($py.enumerate,a._parties_("open")))){[g,i]=$unpacked(l,-1,2);j=$add(64533,$mul(g,12));m=$$party_numbers(d,i,0);$put(m,10,($true($eq(i.symbol_,"swords"))?12:11));n=2;$put(m,8,n);$put(m,9,n);$put(b,$slice(j,$add(j,12),null),m);}for(const o of $it($call($py.enumerate,$attr(c,"units_")))){[g,p]=$unpacked(o,-1,2);$put(b,$add(64752,g),a.kinds_.index_(p.kind_));$put(b,$add(64816,g),($true($eq(p.kind_,"bodyguard"))?0:p.banners_));}for(const q of $it($call($py.enumerate,$attr(c,"leaders_")))){[g,r]=$unpacked(q,-1,2);$put(b,$add(64880,g),$attr(r,"side_"));$put(b,$add(64904,g),$$K833.index_(r.kind_));$put(b,$add(64928,g),r.banners_);}}));
$method($$Setup,"_sight_",$def("like",function(b){const a=this;let f,h,e,d,c,g;[c,d]=$unpacked([a.scenario_,a._farthest_()],-1,2);if(((b!==null)&&$true($eq(d,b._farthest_())))){e=b.scenario_;if($true($eq([c.terrain_,c.tents_],[e.terrain_,e.tents_]))){f=$call($py.slice,57549,$add($add(57549,c.board_.hexes_),1));g=$unpacked([$get(b.q_,f),$get(b.q_,117108)],-1,2);$put(a.q_,f,g[0]);$put(a.q_,117108,g[1]);return b.sight_;}}h=$kw(np.zeros,[0],{dtype:np.int64});return $call(np.concatenate,[h,...$it($$sight_lists(a.q_,c,a.used_,d))]);}));
$method($$Setup,"_farthest_",(function(){const a=this;let d,b;b=$call($py.range,$py.len(a.kinds_));d=$each(b,c=>$get(a.q_,$add($add(64413,$mul(c,10)),7))).values();return $kw($py.max,[$each(d,e=>$call($py.int,e))],{default:0});}));
$method($$Setup,"_parties_",$def("on",function(b){const a=this;let f,d;d=$each(a.kinds_,c=>$$party(a.used_,c,b,null,null,false));f=$each(["foot","mounted"],e=>$$party(a.used_,"lone-leader",b,null,e,false));return [...$it(d),...$it(f)];}));
$method($$Setup,"_pairs_",(function(){const a=this;let c,g;c=$dict($each(a.grounds_,b=>[b,a._parties_(b)]));g=$all(a.grounds_,b=>$all($get($get(c,b),$slice(null,$py.len(a.kinds_),null)),d=>$all(a.grounds_,f=>$each($get(c,f),e=>a._pair_(d,e)))));return $kw(np.array,[g],{dtype:np.int64}).ravel_();}));
$method($$Setup,"_pair_",(function(b,c){const a=this;let e,r,f,o,g,i,l,m,d,h,j,k;d=a.used_;e=$$strike_numbers(d,b,c,true);f=$$strike_numbers(d,b,c,false);g=$$may_battle_from(d,b);i=($true(h=g)?$$may_strike_at(d,b,c):h);l=($true(k=g)?($true(j=(b.arm_!==null))?$ne($attr(c,"unit_"),"bodyguard"):j):k);$put(e,2,$$close_dice(d,b,c));m=$kw($py.replace,[c],{support:c.is_unit_});o=$each([true,false],n=>$get($$strike_numbers(d,b,m,n),10));r=$all([false,true],q=>$each($call($py.range,$add(5,1)),p=>($true(l)?$$fire_dice(d,b,c,p,q):0)));return [...$it(e),...$it(f),$call($py.int,i),$call($py.int,l),...$it(o),...$it(r)];}));
$method($$Names,"__init___",$def("setup",function(b){const a=this;let d;a.setup_=b;a.kinds_=$each($attr(b.scenario_,"units_"),c=>c.kind_);a.leaders_=$each($attr(b.scenario_,"leaders_"),e=>($true(d=$attr(e,"name_"))?d:"the leader"));a.leader_sides_=$each($attr(b.scenario_,"leaders_"),e=>$attr(e,"side_"));a.cards_=$each($call((()=>$$K671)).values_(),f=>$call($py.str,$get(f,"name")));a.dragons_=$each(b.dragons_,g=>$attr(g,"name_"));}));
$method($$Names,"hex_",(function(b){const a=this;let c;c=a.setup_.scenario_.board_;return ($true(c.has_(b))?c.name_of_(b):"off the board");}));
$method($$Names,"unit_",$def("s unit place",function(b,c,d=null){const a=this;let e;e=((d===null)?$call($py.int,$get(b,$add(1917,c))):d);return (""+$text($get($$K594,$get(b,$add(1725,c))))+"'s "+$text($get(a.kinds_,c))+" at "+$text(a.hex_(e)));}));
$method($$Names,"leader_",(function(b,c){const a=this;let e,d;d=a.hex_($call($py.int,$get(b,$add(2325,c))));e=$get($attr(a,"leaders_"),c);if($true($eq(e,"the leader"))){return (""+$text($get($$K594,$get(a.leader_sides_,c)))+"'s leader at "+$text(d));}return (""+$text(e)+" of "+$text($get($$K594,$get(a.leader_sides_,c)))+" at "+$text(d));}));
$method($$Names,"piece_",(function(b,c){const a=this;if($true($lt(c,64))){return a.unit_(b,c);}return a.leader_(b,$sub(c,64));}));
$method($$Names,"at_hex_",(function(b,c){const a=this;let e,d;[d,e]=$unpacked([$call($py.int,$get(b,$add(2421,c))),$call($py.int,$get(b,$add(2651,c)))],-1,2);if($true($ge(d,0))){return a.unit_(b,d,c);}return ($true($ge(e,0))?a.leader_(b,e):("nobody at "+$text(a.hex_(c))));}));
$method($$Names,"hand_",$def("s side",function(b,c){const a=this;let d;d=$add(1339,$mul(c,32));return a._listed_(a.cards_,$get(b,$slice(d,$add(d,$py.len(a.cards_)),null)).tolist_());}));
$method($$Names,"rack_",(function(b){const a=this;return a._listed_(a.cards_,$get(b,$slice(1271,$add(1271,$py.len(a.cards_)),null)).tolist_());}));
$method($$Names,"dragon_hand_",$def("s side",function(b,c){const a=this;let d;d=$add(1467,$mul(c,48));return a._listed_(a.dragons_,$get(b,$slice(d,$add(d,$py.len(a.dragons_)),null)).tolist_());}));
$method($$Names,"_listed_",$def("names counts",function(b,c){const a=this;let f,g;f=$each($kw($py.zip,[b,c],{strict:true}),([e,d])=>($true($gt(d,1))?(""+$text(d)+" "+$text(e)):e),([e,d])=>$true(d));return ($true(g=", ".join_(f))?g:"none");}));
$value($$Choice,"places_",$$K1);
$method($$Scene,"__init___",$def("plan q step",function(b,c,d){const a=this;let e,f,g;e=$unpacked([b,c,d],-1,3);a.plan_=e[0];a.q_=e[1];a.step_=e[2];f=$unpacked([$call($py.list,d.before_),$call($py.list,$attr(d,"after_"))],-1,2);a.before_=f[0];a.after_=f[1];a.strike_=$get(a.before_,1);a.row_=$$strike_row(a.strike_);g=$unpacked([$get(c,$add(a.row_,0)),$get(c,$add(a.row_,1))],-1,2);a.striker_=g[0];a.target_=g[1];}));
$method($$Scene,"party_",(function(b){const a=this;let c,f,e,d;c=$in(a.strike_,[5,6,7]);d=($true(c)?a.plan_.moved_up_():a.plan_);e=$dict([[15,d.attacker_],[19,d.defender_]]);f=e.get_(b,$attr(a.plan_,"second_"));return f;}));
$method($$Scene,"name_",(function(b){const a=this;let c;c=$dict([[15,"attacker"],[19,"defender"],[23,"second defender"]]);return ("the "+$text($get(c,b))+" ("+$text($attr(a.party_(b),"unit_"))+")");}));
$method($$Scene,"change_",(function(b){const a=this;return $sub($get($attr(a,"after_"),$add(a.target_,b)),$get(a.before_,$add(a.target_,b)));}));
$method($$Scene,"tokens_",(function(b){const a=this;let c;c=$add($add(9,$mul($get(a.q_,$add($$party_row(b),2)),3)),0);return $sub($get($attr(a,"after_"),c),$get(a.before_,c));}));
$method($$Scene,"ranged_",(function(){const a=this;return !$true($get(a.q_,$add(a.row_,9)));}));
$method($$Scene,"leader_",(function(){const a=this;return ("the leader of "+$text(a.name_(a.target_)));}));
$method($$Scene,"path_",(function(){const a=this;return "";}));
$method($$Scene,"why_fewer_",(function(b){const a=this;return ($true(b)?"inspired":"none are paid here");}));
$method($$Scene,"gained_",(function(b,c){const a=this;return $$count(b,"token");}));
$method($$Scene,"banner_",(function(){const a=this;let b;b=$get(["defender","attacker"],$get(a.q_,$add($$party_row(a.target_),2)));return ("a banner for the "+$text(b));}));
$method($$Scene,"faces_",(function(b,c,d){const a=this;let f,i,e,j,g;e=$$faces_told_apart(b,d);f=[...$it($$unpack(a.step_.outcome_))];f.append_($sub(c,$py.sum(f)));g=[];for(const h of $it($kw($py.zip,[e,f],{strict:true}))){[i,j]=$unpacked(h,-1,2);g=$i_add(g,$each($call($py.range,j),k=>$get(i,a.step_.faces_($py.len(i)))));}return g;}));
$method($$BoardScene,"__init___",$def("names step seed game",function(b,c,d,e){const a=this;let i,j,g,h,k,f;f=$unpacked([b,c],-1,2);a.names_=f[0];a.board_=f[1];g=$call($py.slice,4518,$add(4518,191));h=$call($py.slice,4709,$add(4709,28));i=$call($py.bool,$get(c.before_,4041));j=$kw($py.SimpleNamespace,[],{options:$dict([["ambush",i]]),used:b.setup_.used_});k=$call($trace_step,c.what_,c.value_,$call($py.tuple,$get(c.before_,h).tolist_()),$call($py.tuple,$get($attr(c,"after_"),h).tolist_()),$attr(c,"draw_"),$P_battles.facesOf(d,e,$attr(c,"draw_")));$super($$BoardScene,this).__init___(j,$get($attr(c,"after_"),g).tolist_(),k);}));
$method($$BoardScene,"piece_",(function(b){const a=this;let e,c,d,f;c=a.board_.before_;if($true($eq(b,15))){[d,e]=$unpacked([$call($py.int,$get(c,4031)),$call($py.int,$get(c,4033))],-1,2);}else{[d,e]=$unpacked([$call($py.int,$get(c,4032)),$call($py.int,$get(c,4034))],-1,2);}f=($true($ge(d,0))?$get(c,$add(1917,d)):$get(c,$add(2325,e)));return [d,e,$call($py.int,f)];}));
$method($$BoardScene,"side_",(function(b){const a=this;let c;c=$call($py.int,$get(a.board_.before_,5));return ($true($eq(b,15))?c:$sub(1,c));}));
$method($$BoardScene,"party_",(function(b){const a=this;let k,g,d,i,j,h,f,c,e;[c,d,e]=$unpacked(a.piece_(b),-1,3);f=$attr(a,"names_").setup_;g=($true($ge(c,0))?$get($attr(f.scenario_,"units_"),c).kind_:"lone-leader");h=($true($ge(d,0))?$get($attr(f.scenario_,"leaders_"),d).kind_:null);i=((h===null)?null:($true($eq(h,"mounted"))?"mounted":"foot"));j=$$supported(f.question_,a.board_.before_,e,a.side_(b));k=$get(f.scenario_.terrain_,e);return $$party(f.used_,g,k,null,i,j);}));
$method($$BoardScene,"name_",(function(b){const a=this;let f,d,e,c;[c,d,]=$unpacked(a.piece_(b),-1,3);e=a.board_.before_;return ($true($ge(c,0))?$attr(a,"names_").unit_(e,c):$attr(a,"names_").leader_(e,d));}));
$method($$BoardScene,"banner_",(function(){const a=this;let d,c,b;b=$sub(1,a.side_(a.target_));c=$add($$side_row(b),1);d=$call($py.int,$sub($get($attr(a.board_,"after_"),c),$get(a.board_.before_,c)));return ($true(d)?(""+$text($$count(d,"banner"))+" for "+$text($get($$K594,b))):"no banner");}));
$method($$BoardScene,"leader_",(function(){const a=this;return $attr(a,"names_").leader_(a.board_.before_,$get(a.piece_(a.target_),1));}));
$method($$BoardScene,"path_",(function(){const a=this;let j,c,f,b,h,e,g,d,i;[b,c]=$unpacked([a.board_.before_,$attr(a.board_,"after_")],-1,2);[d,e,]=$unpacked(a.piece_(a.target_),-1,3);f=$eq($get(a.step_.before_,0),5);g=($true(f)?$add(2301,e):$add(1853,d));[h,i]=$unpacked([$call($py.int,$get(b,g)),$call($py.int,$get(c,g))],-1,2);if(($true($eq(h,i))||$true($lt($py.min(h,i),0)))){return "";}return (" from "+$text($attr(a,"names_").hex_(h))+" to "+$text($attr(a,"names_").hex_(i)));}));
$method($$BoardScene,"why_fewer_",(function(b){const a=this;let c;c=$py.min(b,$get(a.before_,2));if($true($eq(a.tokens_(a.striker_),$sub(b,c)))){return $super($$BoardScene,this).why_fewer_(b);}return ($true(c)?"inspired, and the pool is empty":"the pool is empty");}));
$method($$BoardScene,"gained_",(function(b,c){const a=this;return $$gained_from_pool(b,c);}));
$value($$Scene1,"standing_","");
const $$K839=Object.freeze([0,(-2)]);
const $$K840=Object.freeze([1,(-1)]);
const $$K841=Object.freeze([1,1]);
const $$K842=Object.freeze([0,2]);
const $$K843=Object.freeze([(-1),1]);
const $$K844=Object.freeze([(-1),(-1)]);
const $$K845=Object.freeze([$$K839,$$K840,$$K841,$$K842,$$K843,$$K844]);
const $$K846=Object.freeze(["with-command-card","before-close-combat","answers-close-combat"]);
const $$K847=$dict([["turncoat","with-command-card"],["rice-famine","with-command-card"],["personal-challenge","before-close-combat"]]);
const $$K848=Object.freeze(["gains_tokens","enemy_loses_tokens","enemy_loses_cards","draws_dragons","close_dice","fire_dice","strikes_first","dice","ignores_flags"]);
const $$K849=$dict([["sections",0],["symbol",1],["cavalry",2],["missile",3],["infantry",4],["leadership",5],["group",6],["shogun",7],["copy",8],["none",9]]);
$value($$Army,"command_",5);
$value($$Army,"full_hand_",0);
$value($$Moment,"discards_",$$K1);
$value($$Moment,"dragon_discards_",$$K1);
$value($$Moment,"led_",$$K538);
$value($$Moment,"captured_",$$K1);
$method($$Board,"length_",(function(b){const a=this;return $sub($attr(a,"columns_"),$mod(b,2));}));
$cached($$Board,"_rows_",(function(){const a=this;return $call($py.tuple,$all($call($py.range,a.rows_),b=>$each($call($py.range,a.length_(b)),c=>b)));}));
$method($$Board,"hex_at_",(function(b,c){const a=this;let d,e;if((!$true(($le(0,(d=b))&&$lt(d,a.rows_)))||!$true(($le(0,(e=c))&&$lt(e,a.length_(b)))))){return $neg(1);}return $add($get(a._starts_,b),c);}));
$method($$Board,"neighbors_",(function(b){const a=this;return $call($$_neighbors,a,b);}));
$method($$Board,"distance_",(function(b,c){const a=this;return $get(a.distances_(b),c);}));
$method($$Board,"distances_",(function(b){const a=this;return $get($call($$_distances,a),b);}));
$method($$Board,"sections_",(function(b,c){const a=this;let h,e,d,f,i,g;d=a.across_(b);[e,f]=$unpacked(a.lines_,-1,2);h=$or($or(($true($le(d,e))?1:0),($true(($le(e,(g=d))&&$le(g,f)))?2:0)),($true($ge(d,f))?4:0));if($true($eq(c,1))){return h;}i=$and(h,2);return $or($or(i,($true($and(h,1))?4:0)),($true($and(h,4))?1:0));}));
$method($$Board,"baseline_",(function(b){const a=this;return ($true($eq(b,0))?0:$sub(a.rows_,1));}));
$value($$Scenario,"pool_",30);
$value($$Scenario,"source_","assumed");
$method($$Scenario,"seat_",$def("side",function(b){const a=this;return ($true($eq(b,0))?a.red_at_:$sub(1,a.red_at_));}));
$value($$Tent,"lose_card_",true);
$value($$Objective,"kinds_",$$K1);
$value($$Objective,"lose_cards_",0);
$method($$Board,"cube_",(function(b){const a=this;let d,c;c=a.row_of_(b);d=$sub(a.place_of_(b),$floordiv($sub(c,$mod(c,2)),2));return [d,$sub($neg(d),c),c];}));
$value($$Scenario,"red_at_",1);
PLAYED.battles=$laying($P_battles,{"bots":[["careful","weighs its own losses, danger, support and honor too"],["greedy","the best next battle or move by the exact odds, nothing further"],["never-fires","careful, but never fires"],["never-inspires","careful, but never inspires"],["never-retreats","careful, but never moves back of its own will"],["random","any legal option, but it gives every order and fights every battle that it can"],["steady","one ply deep by fitted terms: objectives, danger and threat, orders together, honor"]],"titles":{"arita-castle-phase-1":"Arita Castle 1517, phase 1","epic-kawanakajima":"Epic: Fourth Kawanakajima 1561","epic-sekigahara":"Epic: Sekigahara 1600","epic-study-all-arms":"Epic study: all arms","epic-study-foot":"Epic study: three lines of foot","first-samurai-skirmish":"First Samurai Skirmish","kawanakajima-phase-3":"Fourth Kawanakajima 1561, phase 3: attack against the Takeda command tent","koriyama-castle-september":"Koriyama Castle 1540 (September)","nagashino-center":"Nagashino 1575, Takeda center attack","nunobeyama":"Nunobeyama 1570","saigadake-ravine":"The Ravine near Saigadake 1572","sekigahara-east-of-nangu":"Sekigahara 1600, east of Mt Nangu","study-combined-arms":"Study: combined arms","study-levies":"Study: levies with samurai","study-spears":"Study: spears in the open"},"usual":"first-samurai-skirmish","bot":"steady","turn":"turn"},$$Table,{"arita-castle-phase-1":[1,"Arita Castle 1517, phase 1",[0,"open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","forest","open","open","open","forest","forest","open","open","open","open","open","open","open","open","open","open","forest","open","open","hill","hill","hill","open","open","forest","forest","open","open","open","forest","open","hill","open","open","open","open","forest","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open"],[0,[2,"Mori",5,1,4,3,[0],[0],0,0],[2,"Takeda",4,1,2,3,[0],[0],0,0]],[0,[3,1,"ashigaru-spear",16,null,1,null],[3,1,"ashigaru-bow",26,null,1,null],[3,1,"ashigaru-spear",27,null,1,null],[3,1,"samurai-bow",28,null,1,null],[3,1,"ashigaru-spear",29,null,1,null],[3,1,"ashigaru-spear",30,null,1,null],[3,1,"ashigaru-bow",31,null,1,null],[3,0,"samurai-bow-cavalry",95,null,1,null],[3,0,"samurai-bow-cavalry",96,null,1,null],[3,0,"samurai-bow-cavalry",98,null,1,null],[3,0,"samurai-bow-cavalry",100,null,1,null]],[0,[4,1,"foot",28,2,""],[4,0,"mounted",96,2,""]],0,1,[0],[0],[0],30,"","","",[5,1,[0],[0],[0,"",""],[0],[0],[0]],[6,"core",12,11,[0,8,16],30,0],[0]],"epic-kawanakajima":[1,"Epic: Fourth Kawanakajima 1561",[0,"open","open","open","open","open","open","open","open","open","open","open","open","tent","open","open","open","open","open","open","open","river","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","river","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","building","open","open","open","river","open","open","open","open","open","open","open","open","open","building","open","open","open","open","forest","open","open","open","open","open","open","open","open","open","ford","open","open","open","open","open","open","forest","forest","open","open","open","hill","hill","open","open","open","open","hill","hill","open","forest","open","open","open","open","river","open","open","open","open","open","open","open","forest","open","open","open","hill","open","open","open","field","field","open","open","open","open","open","field","open","open","river","ford","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","river","open","open","open","hill","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","river","open","open","hill","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","river","open","open"],[0,[2,"Uesugi",6,3,8,10,[0],[0],0,0],[2,"Takeda",6,3,9,10,[0],[0],0,0]],[0,[3,1,"bodyguard",12,null,1,null],[3,1,"samurai-bow-cavalry",27,null,1,null],[3,1,"ashigaru-bow",30,null,1,null],[3,1,"levy",32,null,1,null],[3,1,"ashigaru-arquebus",33,null,1,null],[3,1,"ashigaru-bow",35,null,1,null],[3,1,"samurai-spear",37,null,1,null],[3,1,"samurai-bow",39,null,1,null],[3,1,"ashigaru-bow",40,null,1,null],[3,1,"ashigaru-bow",43,null,1,null],[3,1,"samurai-spear-cavalry",48,null,1,"order-two-left"],[3,1,"ashigaru-spear",50,null,1,"order-two-left"],[3,1,"ashigaru-spear",53,null,1,null],[3,1,"ashigaru-spear",54,null,1,null],[3,1,"ashigaru-spear",56,null,1,null],[3,1,"samurai-spear",57,null,1,null],[3,1,"samurai-spear-cavalry",59,null,1,null],[3,1,"ashigaru-spear",61,null,1,null],[3,1,"ashigaru-arquebus",62,null,1,null],[3,1,"ashigaru-spear",63,null,1,null],[3,1,"ashigaru-spear",64,null,1,null],[3,1,"ashigaru-spear",66,null,1,null],[3,1,"samurai-spear",68,null,1,null],[3,1,"samurai-spear-cavalry",74,null,1,"order-two-left"],[3,0,"ashigaru-spear",156,null,1,null],[3,0,"ashigaru-spear",157,null,1,null],[3,0,"ashigaru-spear",158,null,1,null],[3,0,"samurai-spear",160,null,1,null],[3,0,"ashigaru-spear",162,null,1,null],[3,0,"samurai-spear-cavalry",163,null,1,null],[3,0,"samurai-spear",164,null,1,null],[3,0,"samurai-spear",165,null,1,null],[3,0,"ashigaru-arquebus",166,null,1,null],[3,0,"ashigaru-spear",167,null,1,null],[3,0,"ashigaru-spear",169,null,1,null],[3,0,"ashigaru-spear",170,null,1,null],[3,0,"ashigaru-spear",172,null,1,null],[3,0,"samurai-bow-cavalry",180,null,1,null],[3,0,"ashigaru-bow",181,null,1,null],[3,0,"levy",184,null,1,null],[3,0,"ashigaru-bow",185,null,1,null],[3,0,"samurai-bow",187,null,1,null],[3,0,"samurai-spear-cavalry",188,null,1,null],[3,0,"bodyguard",191,null,1,null],[3,0,"ashigaru-bow",193,null,1,null],[3,0,"levy",195,null,1,null],[3,0,"ashigaru-bow",197,null,1,null],[3,0,"samurai-spear",199,null,1,null]],[0,[4,1,"commander",12,1,"Takeda Shingen"],[4,1,"mounted",48,1,"Kosaka Masanobu"],[4,1,"foot",50,1,"Baba Nobuharu"],[4,1,"mounted",54,1,"Naito Masatoyo"],[4,1,"foot",57,1,"Takeda Nobushige"],[4,1,"mounted",59,1,"Yamagata Masakage"],[4,1,"foot",68,1,"Anayama Nobukimi"],[4,0,"mounted",157,1,"Kakizaki Kageie"],[4,0,"foot",160,1,"Yasuda Nagahide"],[4,0,"mounted",163,1,"Suda Chikamitsu"],[4,0,"foot",165,1,"Shibata Shigeie"],[4,0,"mounted",170,1,"Honjo Saneyori"],[4,0,"commander",191,1,"Uesugi Kenshin"],[4,0,"mounted",199,1,"Amakasu Kagemochi"]],0,1,[0,[7,1,12,3,true]],[0],[0],60,"","","",[5,1,[0],[0],[0,"",""],[0],[0],[0]],[6,"epic",26,9,[0,18,34],60,3],[0]],"epic-sekigahara":[1,"Epic: Sekigahara 1600",[0,"open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","hill","hill","open","open","open","open","open","open","open","open","open","hill","open","open","open","open","open","open","open","open","open","hill","hill","open","open","hill","hill","open","forest","open","shallow-ford","open","open","open","hill","hill","open","open","open","open","open","open","open","open","open","open","hill","hill","open","open","forest","hill","open","open","open","forest","shallow-ford","forest","open","open","open","open","open","open","forest","open","open","open","open","forest","palisade","palisade","palisade","open","open","open","open","open","open","open","open","open","shallow-ford","open","open","open","open","building","open","open","open","open","open","open","open","open","open","open","open","forest","open","open","open","open","forest","forest","open","open","shallow-ford","field","field","open","open","open","building","open","field","open","open","forest","open","open","open","open","open","open","open","open","open","open","open","open","open","open","shallow-ford","open","open","open","open","open","open","open","open","building","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","shallow-ford","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","shallow-ford","open","open","open","tent","open","open","open","open","open","open","open","open","open","open","open","open","open"],[0,[2,"Army of the West",6,4,9,9,[0],[0],0,0],[2,"Army of the East",6,3,8,12,[0],[0],0,0]],[0,[3,0,"ashigaru-arquebus",27,null,1,"order-one-right"],[3,0,"samurai-spear",28,null,1,"order-one-right"],[3,0,"ashigaru-bow",34,null,1,null],[3,0,"samurai-spear",37,null,1,null],[3,0,"ashigaru-bow",38,null,1,null],[3,0,"samurai-bow",40,null,1,null],[3,0,"samurai-spear",42,null,1,null],[3,0,"ashigaru-bow",44,null,1,null],[3,0,"bodyguard",48,null,1,null],[3,0,"samurai-spear",52,null,1,"order-one-right"],[3,0,"ashigaru-spear",53,null,1,"order-one-right"],[3,0,"ashigaru-spear",59,null,1,null],[3,0,"ashigaru-spear",60,null,1,null],[3,0,"ashigaru-arquebus",61,null,1,null],[3,0,"ashigaru-spear",62,null,1,null],[3,0,"samurai-spear",63,null,1,null],[3,0,"ashigaru-spear",64,null,1,null],[3,0,"ashigaru-spear",65,null,1,null],[3,0,"ashigaru-spear",66,null,1,null],[3,0,"ashigaru-arquebus",67,null,1,null],[3,0,"ashigaru-spear",68,null,1,null],[3,0,"ashigaru-spear",69,null,1,null],[3,0,"ashigaru-arquebus",70,null,1,null],[3,0,"ashigaru-spear",71,null,1,null],[3,0,"samurai-spear",72,null,1,null],[3,0,"ashigaru-spear",74,null,1,null],[3,1,"ashigaru-spear",155,null,1,null],[3,1,"samurai-spear",156,null,1,null],[3,1,"ashigaru-spear",157,null,1,null],[3,1,"ashigaru-arquebus",158,null,1,null],[3,1,"ashigaru-spear",160,null,1,null],[3,1,"samurai-spear",162,null,1,null],[3,1,"ashigaru-spear",163,null,1,null],[3,1,"samurai-spear",164,null,1,null],[3,1,"ashigaru-arquebus",165,null,1,null],[3,1,"samurai-spear",166,null,1,null],[3,1,"ashigaru-spear",167,null,1,null],[3,1,"ashigaru-spear",168,null,1,null],[3,1,"ashigaru-arquebus",171,null,1,null],[3,1,"ashigaru-spear",172,null,1,null],[3,1,"samurai-spear",173,null,1,null],[3,1,"ashigaru-spear",174,null,1,null],[3,1,"ashigaru-spear",175,null,1,null],[3,1,"ashigaru-arquebus",176,null,1,null],[3,1,"samurai-spear-cavalry",180,null,1,null],[3,1,"ashigaru-bow",185,null,1,null],[3,1,"samurai-bow",189,null,1,null],[3,1,"samurai-spear-cavalry",192,null,1,null],[3,1,"ashigaru-bow",194,null,1,null],[3,1,"ashigaru-bow",199,null,1,null],[3,1,"samurai-bow-cavalry",202,null,1,null],[3,1,"bodyguard",216,null,1,null]],[0,[4,0,"commander",48,1,"Ishida Mitsunari"],[4,0,"foot",52,1,"Kobayakawa Hideaki"],[4,0,"foot",59,1,"Otani Yoshitsugu"],[4,0,"foot",63,1,"Ukita Hideie"],[4,0,"foot",65,1,"Konishi Yukinaga"],[4,0,"mounted",68,1,"Shimazu Yoshihiro"],[4,0,"mounted",72,1,"Shima Sakon"],[4,1,"foot",156,1,"Todo Takatora"],[4,1,"foot",162,1,"Fukushima Masanori"],[4,1,"mounted",164,1,"Ii Naomasa"],[4,1,"foot",173,1,"Hosokawa Tadaoki"],[4,1,"foot",175,1,"Kuroda Nagamasa"],[4,1,"mounted",192,1,"Honda Tadakatsu"],[4,1,"mounted",202,1,"Kato Yoshiaki"],[4,1,"commander",216,1,"Tokugawa Ieyasu"]],1,0,[0,[7,1,216,3,true]],[0],[0],60,"","","",[5,1,[0],[0],[0,"",""],[0],[0],[0]],[6,"epic",26,9,[0,18,34],60,3],[0]],"epic-study-all-arms":[1,"Epic study: all arms",[0,"open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","building","open","open","field","field","open","open","hill","open","open","open","open","open","forest","open","open","open","open","open","open","open","open","open","forest","open","open","open","open","open","open","open","hill","hill","hill","hill","open","open","open","open","open","open","open","forest","open","open","open","open","open","open","open","open","open","forest","open","open","open","open","open","hill","open","open","field","field","open","open","building","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open"],[0,[2,"Red army",6,3,8,9,[0],[0],0,0],[2,"Blue army",6,3,8,9,[0],[0],0,0]],[0,[3,1,"bodyguard",13,null,1,null],[3,1,"samurai-spear-cavalry",27,null,1,null],[3,1,"samurai-spear",30,null,1,null],[3,1,"levy",33,null,1,null],[3,1,"levy",37,null,1,null],[3,1,"samurai-bow",39,null,1,null],[3,1,"levy",43,null,1,null],[3,1,"samurai-spear",46,null,1,null],[3,1,"samurai-bow-cavalry",49,null,1,null],[3,1,"ashigaru-bow",55,null,1,null],[3,1,"ashigaru-spear",56,null,1,null],[3,1,"ashigaru-spear",57,null,1,null],[3,1,"ashigaru-bow",58,null,1,null],[3,1,"ashigaru-arquebus",61,null,1,null],[3,1,"ashigaru-spear",62,null,1,null],[3,1,"samurai-spear",63,null,1,null],[3,1,"samurai-spear",64,null,1,null],[3,1,"ashigaru-spear",65,null,1,null],[3,1,"ashigaru-arquebus",66,null,1,null],[3,1,"ashigaru-bow",70,null,1,null],[3,1,"ashigaru-spear",71,null,1,null],[3,1,"ashigaru-spear",72,null,1,null],[3,1,"ashigaru-bow",73,null,1,null],[3,0,"ashigaru-bow",156,null,1,null],[3,0,"ashigaru-spear",157,null,1,null],[3,0,"ashigaru-spear",158,null,1,null],[3,0,"ashigaru-bow",159,null,1,null],[3,0,"ashigaru-arquebus",163,null,1,null],[3,0,"ashigaru-spear",164,null,1,null],[3,0,"samurai-spear",165,null,1,null],[3,0,"samurai-spear",166,null,1,null],[3,0,"ashigaru-spear",167,null,1,null],[3,0,"ashigaru-arquebus",168,null,1,null],[3,0,"ashigaru-bow",171,null,1,null],[3,0,"ashigaru-spear",172,null,1,null],[3,0,"ashigaru-spear",173,null,1,null],[3,0,"ashigaru-bow",174,null,1,null],[3,0,"samurai-bow-cavalry",180,null,1,null],[3,0,"samurai-spear",183,null,1,null],[3,0,"levy",186,null,1,null],[3,0,"samurai-bow",190,null,1,null],[3,0,"levy",192,null,1,null],[3,0,"levy",196,null,1,null],[3,0,"samurai-spear",199,null,1,null],[3,0,"samurai-spear-cavalry",202,null,1,null],[3,0,"bodyguard",216,null,1,null]],[0,[4,1,"commander",13,1,""],[4,1,"mounted",27,1,""],[4,1,"foot",46,1,""],[4,1,"mounted",49,1,""],[4,1,"foot",64,1,""],[4,0,"foot",165,1,""],[4,0,"mounted",180,1,""],[4,0,"foot",183,1,""],[4,0,"mounted",202,1,""],[4,0,"commander",216,1,""]],0,1,[0],[0],[0],60,"","","",[5,1,[0],[0],[0,"",""],[0],[0],[0]],[6,"epic",26,9,[0,18,34],60,3],[0]],"epic-study-foot":[1,"Epic study: three lines of foot",[0,"open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","forest","open","open","open","open","open","open","open","open","open","open","open","open","forest","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","hill","hill","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","forest","open","open","open","open","open","open","open","open","open","open","open","open","forest","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open"],[0,[2,"Red army",5,2,5,5,[0],[0],0,0],[2,"Blue army",5,2,5,5,[0],[0],0,0]],[0,[3,1,"ashigaru-bow",30,null,1,null],[3,1,"ashigaru-bow",38,null,1,null],[3,1,"ashigaru-bow",46,null,1,null],[3,1,"ashigaru-spear",55,null,1,null],[3,1,"ashigaru-spear",57,null,1,null],[3,1,"samurai-spear",63,null,1,null],[3,1,"ashigaru-spear",65,null,1,null],[3,1,"ashigaru-spear",71,null,1,null],[3,1,"ashigaru-spear",73,null,1,null],[3,0,"ashigaru-spear",156,null,1,null],[3,0,"ashigaru-spear",158,null,1,null],[3,0,"ashigaru-spear",164,null,1,null],[3,0,"samurai-spear",166,null,1,null],[3,0,"ashigaru-spear",172,null,1,null],[3,0,"ashigaru-spear",174,null,1,null],[3,0,"ashigaru-bow",183,null,1,null],[3,0,"ashigaru-bow",191,null,1,null],[3,0,"ashigaru-bow",199,null,1,null]],[0,[4,1,"foot",63,1,""],[4,1,"mounted",73,1,""],[4,0,"mounted",156,1,""],[4,0,"foot",166,1,""]],0,1,[0],[0],[0],60,"","","",[5,1,[0],[0],[0,"",""],[0],[0],[0]],[6,"epic",26,9,[0,18,34],60,3],[0]],"first-samurai-skirmish":[1,"First Samurai Skirmish",[0,"open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","forest","open","open","open","open","open","open","forest","open","open","open","open","open","open","open","hill","hill","hill","open","open","open","open","open","open","open","forest","open","open","open","open","open","open","forest","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open"],[0,[2,"Red army",5,3,5,5,[0],[0],0,0],[2,"Blue army",5,3,5,5,[0],[0],0,0]],[0,[3,1,"samurai-spear-cavalry",13,null,1,null],[3,1,"samurai-spear",16,null,1,null],[3,1,"samurai-spear",19,null,1,null],[3,1,"ashigaru-bow",24,null,1,null],[3,1,"ashigaru-spear",27,null,1,null],[3,1,"ashigaru-spear",28,null,1,null],[3,1,"ashigaru-arquebus",29,null,1,null],[3,1,"ashigaru-spear",30,null,1,null],[3,1,"ashigaru-spear",31,null,1,null],[3,1,"ashigaru-bow",33,null,1,null],[3,0,"ashigaru-bow",93,null,1,null],[3,0,"ashigaru-spear",95,null,1,null],[3,0,"ashigaru-spear",96,null,1,null],[3,0,"ashigaru-arquebus",97,null,1,null],[3,0,"ashigaru-spear",98,null,1,null],[3,0,"ashigaru-spear",99,null,1,null],[3,0,"ashigaru-bow",102,null,1,null],[3,0,"samurai-spear",107,null,1,null],[3,0,"samurai-spear",110,null,1,null],[3,0,"samurai-spear-cavalry",113,null,1,null]],[0,[4,1,"mounted",13,1,""],[4,1,"foot",16,1,""],[4,1,"foot",19,1,""],[4,0,"foot",107,1,""],[4,0,"foot",110,1,""],[4,0,"mounted",113,1,""]],0,1,[0],[0],[0],30,"","","",[5,1,[0],[0],[0,"",""],[0],[0],[0]],[6,"core",12,11,[0,8,16],30,0],[0]],"kawanakajima-phase-3":[1,"Fourth Kawanakajima 1561, phase 3: attack against the Takeda command tent",[0,"open","open","open","open","open","tent","open","open","open","river","open","open","open","open","open","open","open","open","open","open","open","river","open","open","open","open","open","open","open","open","open","open","ford","open","open","open","open","open","open","open","open","open","open","open","river","open","open","forest","forest","open","open","hill","hill","open","open","river","open","forest","open","open","open","open","open","open","open","forest","open","river","river","open","open","hill","hill","open","open","open","forest","open","ford","open","open","forest","open","open","open","open","open","open","open","open","river","open","open","open","open","open","open","open","open","open","open","ford","open","open","open","open","open","open","open","open","open","open","open","river","open","open","open","open","open","open","open","open","open","open","river","open","open"],[0,[2,"Uesugi",5,3,6,6,[0],[0],0,0],[2,"Takeda",5,3,7,6,[0],[0],0,0]],[0,[3,1,"bodyguard",5,null,1,null],[3,1,"samurai-bow",15,null,1,null],[3,1,"samurai-spear",16,null,1,null],[3,1,"samurai-spear-cavalry",19,null,1,null],[3,1,"samurai-spear-cavalry",24,null,1,null],[3,1,"ashigaru-spear",25,null,1,null],[3,1,"ashigaru-arquebus",26,null,1,null],[3,1,"ashigaru-spear",27,null,1,null],[3,1,"samurai-spear",28,null,1,null],[3,1,"ashigaru-spear",29,null,1,null],[3,1,"ashigaru-bow",30,null,1,null],[3,1,"ashigaru-spear",31,null,1,null],[3,0,"ashigaru-arquebus",86,null,1,null],[3,0,"ashigaru-spear",93,null,1,null],[3,0,"ashigaru-bow",94,null,1,null],[3,0,"samurai-spear",95,null,1,null],[3,0,"ashigaru-spear",96,null,1,null],[3,0,"samurai-spear",97,null,1,null],[3,0,"ashigaru-spear",98,null,1,null],[3,0,"ashigaru-bow",99,null,1,null],[3,0,"ashigaru-spear",100,null,1,null],[3,0,"samurai-bow-cavalry",105,null,1,null],[3,0,"samurai-bow",107,null,1,null],[3,0,"ashigaru-spear",108,null,1,null],[3,0,"samurai-spear",109,null,1,null],[3,0,"samurai-spear-cavalry",111,null,1,null]],[0,[4,1,"commander",5,1,""],[4,1,"mounted",19,1,""],[4,1,"foot",28,1,""],[4,0,"foot",95,1,""],[4,0,"foot",97,1,""],[4,0,"mounted",105,1,""],[4,0,"mounted",111,1,""]],0,1,[0,[7,1,5,3,true]],[0],[0],30,"","","",[5,1,[0],[0],[0,"",""],[0],[0],[0]],[6,"core",12,11,[0,8,16],30,0],[0]],"koriyama-castle-september":[1,"Koriyama Castle 1540 (September)",[0,"open","open","open","river","open","open","open","open","open","open","open","open","river","ford","river","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","hill","hill","open","open","open","open","open","open","open","forest","forest","open","open","hill","hill","open","open","open","open","open","open","open","open","open","open","open","forest","open","open","open","open","open","open","open","open","open","open","open","open","forest","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open"],[0,[2,"Mori",5,1,4,4,[0],[0],0,0],[2,"Amako",5,1,3,4,[0],[0],0,0]],[0,[3,1,"samurai-bow",16,null,1,null],[3,1,"ashigaru-spear",18,null,1,null],[3,1,"samurai-bow-cavalry",22,null,1,null],[3,1,"ashigaru-spear",24,null,1,null],[3,1,"ashigaru-bow",25,null,1,null],[3,1,"ashigaru-spear",26,null,1,null],[3,1,"ashigaru-spear",28,null,1,null],[3,1,"ashigaru-spear",30,null,1,null],[3,1,"ashigaru-bow",31,null,1,null],[3,1,"samurai-bow-cavalry",32,null,1,null],[3,0,"ashigaru-spear",93,null,1,null],[3,0,"ashigaru-spear",94,null,1,null],[3,0,"ashigaru-spear",96,null,1,null],[3,0,"ashigaru-spear",98,null,1,null],[3,0,"ashigaru-spear",100,null,1,null],[3,0,"samurai-bow",107,null,1,null],[3,0,"samurai-spear",109,null,1,null],[3,0,"samurai-bow-cavalry",112,null,1,null],[3,0,"samurai-bow-cavalry",113,null,1,null]],[0,[4,1,"foot",18,1,""],[4,1,"mounted",32,1,""],[4,0,"foot",96,1,""],[4,0,"foot",109,1,""]],0,1,[0],[0,[8,0,"cross",[0,0,1,2],1,[0,"ashigaru-spear"],[0],0]],[0],30,"","","",[5,1,[0],[0],[0,"",""],[0],[0],[0]],[6,"core",12,11,[0,8,16],30,0],[0]],"nagashino-center":[1,"Nagashino 1575, Takeda center attack",[0,"open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","forest","open","open","open","open","open","open","open","open","open","forest","forest","forest","open","open","open","forest","open","open","open","open","forest","forest","open","open","open","ford","ford","ford","open","open","open","open","open","ford","ford","ford","ford","open","open","ford","ford","ford","ford","ford","ford","open","open","open","open","open","open","open","open","open","open","open","open","open","palisade","palisade","open","palisade","palisade","open","palisade","palisade","open","open","forest","open","open","open","open","open","open","open","open","open","forest","open","open","open","hill","hill","open","open","hill","hill","open","open","open"],[0,[2,"Oda and Tokugawa",5,5,7,7,[0],[0],0,0],[2,"Takeda",5,2,4,7,[0],[0],0,0]],[0,[3,1,"ashigaru-bow",15,null,1,null],[3,1,"samurai-spear",16,null,1,null],[3,1,"samurai-bow",17,null,1,null],[3,1,"samurai-spear",18,null,1,null],[3,1,"ashigaru-bow",19,null,1,null],[3,1,"samurai-spear-cavalry",24,null,1,null],[3,1,"samurai-spear-cavalry",25,null,1,null],[3,1,"ashigaru-spear",26,null,1,null],[3,1,"ashigaru-spear",27,null,1,null],[3,1,"samurai-spear-cavalry",28,null,1,null],[3,1,"ashigaru-spear",29,null,1,null],[3,1,"ashigaru-spear",30,null,1,null],[3,1,"samurai-spear-cavalry",31,null,1,null],[3,1,"samurai-spear-cavalry",32,null,1,null],[3,0,"ashigaru-spear",93,null,1,null],[3,0,"ashigaru-arquebus",94,null,1,null],[3,0,"ashigaru-arquebus",95,null,1,null],[3,0,"ashigaru-spear",96,null,1,null],[3,0,"ashigaru-arquebus",97,null,1,null],[3,0,"ashigaru-arquebus",98,null,1,null],[3,0,"ashigaru-spear",99,null,1,null],[3,0,"ashigaru-arquebus",100,null,1,null],[3,0,"ashigaru-bow",101,null,1,null],[3,0,"ashigaru-spear",102,null,1,null],[3,0,"ashigaru-spear",106,null,1,null],[3,0,"samurai-bow",107,null,1,null],[3,0,"samurai-spear",108,null,1,null],[3,0,"samurai-spear",110,null,1,null],[3,0,"samurai-spear-cavalry",111,null,1,null],[3,0,"ashigaru-spear",112,null,1,null]],[0,[4,1,"mounted",24,1,""],[4,1,"mounted",28,1,""],[4,1,"mounted",32,1,""],[4,0,"foot",96,1,""],[4,0,"foot",108,1,""],[4,0,"foot",110,1,""],[4,0,"mounted",111,1,""],[4,0,"mounted",112,1,""]],0,1,[0],[0,[8,0,"card",[0],1,[0],[0,"order-one-left","order-one-center","order-one-right"],0]],[0],30,"","","",[5,1,[0],[0],[0,"",""],[0],[0],[0]],[6,"core",12,11,[0,8,16],30,0],[0]],"nunobeyama":[1,"Nunobeyama 1570",[0,"open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","forest","open","open","ford","ford","shallow-ford","open","forest","forest","open","ford","ford","ford","ford","shallow-ford","open","open","shallow-ford","ford","ford","ford","ford","open","open","open","forest","open","open","open","forest","open","open","open","forest","forest","open","open","open","open","open","open","forest","forest","open","forest","forest","open","open","hill","hill","hill","hill","open","open","open","forest","open","open","open","open","hill","hill","hill","open","open","open","open","open","open","open","open","open","open","building","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open"],[0,[2,"Amako",5,3,6,5,[0],[0],0,0],[2,"Mori",5,3,6,5,[0],[0],0,0]],[0,[3,1,"samurai-bow-cavalry",14,null,1,null],[3,1,"ashigaru-arquebus",16,null,1,null],[3,1,"ashigaru-spear",17,null,1,null],[3,1,"samurai-spear-cavalry",20,null,1,null],[3,1,"ashigaru-bow",24,null,1,null],[3,1,"ashigaru-spear",25,null,1,null],[3,1,"ashigaru-spear",26,null,1,null],[3,1,"samurai-spear",27,null,1,null],[3,1,"ashigaru-bow",28,null,1,null],[3,1,"ashigaru-spear",29,null,1,null],[3,1,"samurai-spear",30,null,1,null],[3,1,"ashigaru-spear",31,null,1,null],[3,1,"ashigaru-bow",32,null,1,null],[3,0,"ashigaru-bow",83,null,1,null],[3,0,"ashigaru-spear",84,null,1,null],[3,0,"samurai-spear",85,null,1,null],[3,0,"ashigaru-arquebus",86,null,1,null],[3,0,"samurai-spear",87,null,1,null],[3,0,"ashigaru-spear",88,null,1,null],[3,0,"ashigaru-bow",89,null,1,null],[3,0,"ashigaru-spear",93,null,1,null],[3,0,"ashigaru-spear",95,null,1,null],[3,0,"samurai-spear",97,null,1,null],[3,0,"ashigaru-spear",99,null,1,null],[3,0,"samurai-spear-cavalry",101,null,1,null],[3,0,"samurai-spear",109,null,1,null]],[0,[4,1,"mounted",14,1,""],[4,1,"mounted",20,1,""],[4,1,"foot",27,1,""],[4,1,"foot",30,1,""],[4,0,"foot",85,1,""],[4,0,"foot",87,1,""],[4,0,"foot",95,1,""],[4,0,"mounted",101,1,""],[4,0,"foot",109,1,""]],1,1,[0],[0,[8,1,"capture",[0,109],1,[0],[0],1]],[0],30,"","","",[5,1,[0],[0],[0,"",""],[0],[0],[0]],[6,"core",12,11,[0,8,16],30,0],[0]],"saigadake-ravine":[1,"The Ravine near Saigadake 1572",[0,"open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","forest","open","open","open","open","forest","open","open","open","open","open","open","open","hill","open","open","open","open","open","open","hill","open","open","open","hill","hill","ravine","ravine","ravine","ravine","ravine","hill","hill","open","open","open","open","open","open","open","open","open","open","open","open","open","open","hill","open","open","forest","open","forest","open","open","open","forest","open","open","open","open","open","building","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open"],[0,[2,"Tokugawa",5,3,4,4,[0],[0],0,0],[2,"Takeda",3,1,4,4,[0],[0],0,0]],[0,[3,1,"samurai-spear-cavalry",14,null,1,null],[3,1,"samurai-bow-cavalry",17,null,1,null],[3,1,"samurai-spear-cavalry",19,null,1,null],[3,1,"ashigaru-spear",26,null,1,null],[3,1,"ashigaru-spear",27,null,1,null],[3,1,"ashigaru-bow",28,null,1,null],[3,1,"ashigaru-spear",29,null,1,null],[3,1,"ashigaru-spear",30,null,1,null],[3,0,"ashigaru-spear",94,null,1,null],[3,0,"ashigaru-arquebus",95,null,1,null],[3,0,"ashigaru-bow",96,null,1,null],[3,0,"samurai-bow",97,null,1,null],[3,0,"ashigaru-bow",98,null,1,null],[3,0,"ashigaru-arquebus",99,null,1,null],[3,0,"ashigaru-spear",100,null,1,null]],[0,[4,1,"mounted",17,1,""],[4,1,"foot",27,1,""],[4,0,"mounted",94,1,""],[4,0,"mounted",100,1,""]],0,1,[0],[0,[8,1,"hold",[0,72,73,74,75,76,77],1,[0],[0],0]],[0,"hill"],30,"","","",[5,1,[0],[0],[0,"",""],[0],[0],[0]],[6,"core",12,11,[0,8,16],30,0],[0]],"sekigahara-east-of-nangu":[1,"Sekigahara 1600, east of Mt Nangu",[0,"open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","forest","open","open","forest","open","open","open","open","forest","open","open","open","open","open","open","open","open","forest","open","open","open","open","open","open","open","open","open","open","open","open","open","open","forest","forest","open","open","forest","forest","forest","open","open","open","open","open","open","open","open","forest","hill","hill","open","open","open","open","open","open","open","open","open","open","hill","hill","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open"],[0,[2,"Army of the West",5,3,4,5,[0],[0],0,0],[2,"Army of the East",6,3,5,5,[0],[0],0,0]],[0,[3,1,"samurai-spear",15,null,1,null],[3,1,"ashigaru-spear",17,null,1,null],[3,1,"samurai-spear",18,null,1,null],[3,1,"samurai-spear-cavalry",20,null,1,null],[3,1,"ashigaru-bow",25,null,1,null],[3,1,"samurai-spear",26,null,1,null],[3,1,"ashigaru-spear",27,null,1,null],[3,1,"samurai-spear",28,null,1,null],[3,1,"ashigaru-arquebus",29,null,1,null],[3,1,"ashigaru-spear",30,null,1,null],[3,1,"ashigaru-bow",31,null,1,null],[3,0,"ashigaru-bow",95,null,1,null],[3,0,"samurai-spear",96,null,1,null],[3,0,"ashigaru-spear",97,null,1,null],[3,0,"samurai-spear",98,null,1,null],[3,0,"ashigaru-bow",99,null,1,null],[3,0,"ashigaru-arquebus",100,null,1,null],[3,0,"samurai-spear-cavalry",110,null,1,null],[3,0,"samurai-spear",116,null,1,"order-one-left"],[3,0,"ashigaru-spear",117,null,1,"order-one-left"],[3,0,"ashigaru-spear",118,null,1,"order-one-left"],[3,0,"ashigaru-spear",124,null,1,"order-one-right"],[3,0,"ashigaru-spear",125,null,1,"order-one-right"]],[0,[4,1,"foot",18,1,""],[4,1,"mounted",20,1,""],[4,1,"foot",26,1,""],[4,1,"foot",28,1,""],[4,0,"foot",96,1,""],[4,0,"mounted",110,1,""],[4,0,"foot",116,1,""],[4,0,"foot",124,1,""]],1,1,[0],[0,[8,0,"clear-section",[0],1,[0],[0],0],[8,1,"clear-section",[0],1,[0],[0],0]],[0],30,"","","",[5,1,[0],[0],[0,"",""],[0],[0],[0]],[6,"core",12,11,[0,8,16],30,0],[0]],"study-combined-arms":[1,"Study: combined arms",[0,"open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","forest","open","open","open","open","open","forest","open","open","open","open","open","open","open","hill","hill","hill","open","open","open","open","open","open","open","forest","open","open","open","open","open","forest","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open"],[0,[2,"Red army",5,2,5,4,[0],[0],0,0],[2,"Blue army",5,2,5,4,[0],[0],0,0]],[0,[3,1,"samurai-spear-cavalry",13,null,1,null],[3,1,"samurai-spear",17,null,1,null],[3,1,"samurai-bow",18,null,1,null],[3,1,"samurai-bow-cavalry",21,null,1,null],[3,1,"ashigaru-bow",26,null,1,null],[3,1,"ashigaru-spear",27,null,1,null],[3,1,"ashigaru-spear",29,null,1,null],[3,1,"ashigaru-spear",31,null,1,null],[3,1,"ashigaru-bow",32,null,1,null],[3,0,"ashigaru-bow",94,null,1,null],[3,0,"ashigaru-spear",95,null,1,null],[3,0,"ashigaru-spear",97,null,1,null],[3,0,"ashigaru-spear",99,null,1,null],[3,0,"ashigaru-bow",100,null,1,null],[3,0,"samurai-bow-cavalry",105,null,1,null],[3,0,"samurai-bow",108,null,1,null],[3,0,"samurai-spear",109,null,1,null],[3,0,"samurai-spear-cavalry",113,null,1,null]],[0,[4,1,"mounted",13,1,""],[4,1,"foot",17,1,""],[4,0,"foot",109,1,""],[4,0,"mounted",113,1,""]],0,1,[0],[0],[0],30,"","","",[5,1,[0],[0],[0,"",""],[0],[0],[0]],[6,"core",12,11,[0,8,16],30,0],[0]],"study-levies":[1,"Study: levies with samurai",[0,"open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","field","open","building","open","field","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open"],[0,[2,"Red army",5,2,5,3,[0],[0],0,0],[2,"Blue army",5,2,5,3,[0],[0],0,0]],[0,[3,1,"ashigaru-spear",15,null,1,null],[3,1,"samurai-bow",16,null,1,null],[3,1,"samurai-spear",18,null,1,null],[3,1,"levy",26,null,1,null],[3,1,"levy",28,null,1,null],[3,1,"levy",29,null,1,null],[3,1,"levy",31,null,1,null],[3,1,"levy",32,null,1,null],[3,0,"levy",94,null,1,null],[3,0,"levy",95,null,1,null],[3,0,"levy",97,null,1,null],[3,0,"levy",98,null,1,null],[3,0,"levy",100,null,1,null],[3,0,"samurai-spear",108,null,1,null],[3,0,"samurai-bow",110,null,1,null],[3,0,"ashigaru-spear",111,null,1,null]],[0,[4,1,"foot",18,1,""],[4,0,"foot",108,1,""]],0,1,[0],[0],[0],30,"","","",[5,1,[0],[0],[0,"",""],[0],[0],[0]],[6,"core",12,11,[0,8,16],30,0],[0]],"study-spears":[1,"Study: spears in the open",[0,"open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open","open"],[0,[2,"Red army",5,2,5,3,[0],[0],0,0],[2,"Blue army",5,2,5,3,[0],[0],0,0]],[0,[3,1,"ashigaru-spear",38,null,1,null],[3,1,"ashigaru-spear",39,null,1,null],[3,1,"ashigaru-spear",41,null,1,null],[3,1,"ashigaru-spear",42,null,1,null],[3,0,"ashigaru-spear",84,null,1,null],[3,0,"ashigaru-spear",85,null,1,null],[3,0,"ashigaru-spear",87,null,1,null],[3,0,"ashigaru-spear",88,null,1,null]],[0,[4,1,"foot",41,1,""],[4,0,"foot",85,1,""]],0,1,[0],[0],[0],30,"","","",[5,1,[0],[0],[0,"",""],[0],[0],[0]],[6,"core",12,11,[0,8,16],30,0],[0]]},[$$Scenario,$$Army,$$Unit,$$Leader,$$Moment,$$Board,$$Tent,$$Objective]);
