const $P_swords=(()=>{"use strict";
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
const $K1=[0,(-1)];
const $K2=[0,4];
const $K3=[1,11];
const $K4=[(-1),0,(-1)];
const $K5=[1,3,5];
const $K6=[0,0,1];
const $K7=[2,4];
const $K8=[0,2];
const $K9=[0,6];
const $K10=[0,7];
const $K11=[0,3,1];
const $K12=[0,1,9];
const $K13=[8,28];
const $K14=[0,10];
const $K15=[0,11];
const $K16=[0,14];
const $K17=[1,17];
const $K18=[0,0,18];
const $K19=[0,3,1,5];
const $K20=[0,19];
const $K21=[1,20];
const $K22=[0,0,21];
const $K23=[0,23];
const $K24=[0,2,3];
const $K25=[(-1),23];
const $K26=[0,0,(-1)];
const $K27=[0,0];
const $K28=[1000,0];
function _shipped_pool$(a){return pool$(a,$K0,12);}
function pool$(a,c,d){let e,j,f,i,b,h,g,$0,$1,$2,$3,$4;if((a<961)){b=$divmod((a - 1),40);return hits(b,[c[0],c[1]],d);}if((a>=13761)){$2=$divmod((a - 13761),40);f=$2[0];h=$2[1];$3=$divmod(f,24);f=$3[0];g=$3[1];$4=$divmod(f,2);i=$4[0];e=$4[1];}else{$0=$divmod((a - 961),6400);e=$0[0];f=$0[1];$1=$divmod(f,80);g=$1[0];h=$1[1];i=0;}j=[c[2],c[3],c[4],c[5]];return hits([e,g,i,h],j,d);}
function clear_options$(b){let a,$0,$1;for($0=0,$1=b[4];$0<$1;$0+=1){a=$0;b[(9 + a)]=0;}b[4]=0;}
function show$(c,a,d){let f,g,e,b,$0,$1,$2,$3,$4,$5;if(keeps_secret$(a)){for($0=0,$1=c[11];$0<$1;$0+=1){b=$0;if(is_rival$(c,a[3],b)){show_choices$(c,a,b,d);}}show_levied$(c,a,d);}if(ronin_lie_hidden$(c,a)){for($2=0,$3=c[31];$2<$3;$2+=1){e=$2;f=a[(409 + e)];if(((f>=0)&&is_rival$(c,a[3],f))){a[(1049 + e)]=d[(70 + e)];}}for($4=2400,$5=2560;$4<$5;$4+=1){g=$4;a[g]=0;}}}
function ronin_lie_hidden$(b,a){return ((a[1]>=21)&&(a[269]<b[2685]));}
function show_levied$(d,a,c){let b,$0,$1;if((a[1]==19)){for($0=0,$1=d[31];$0<$1;$0+=1){b=$0;a[(1209 + b)]=c[(150 + b)];}}}
function show_choices$(g,e,a,d){let f,c,b,$0,$1,$2,$3,$4;b=(a * 13);for($0=0,$1=5;$0<$1;$0+=1){c=$0;e[((309 + (a * 5)) + c)]=d[(b + c)];}b=(b + 5);$2=[d[b],d[(b + 1)]];e[(344 + a)]=$2[0];e[(349 + a)]=$2[1];for($3=0,$4=6;$3<$4;$3+=1){f=$3;e[((354 + (a * 6)) + f)]=d[((b + 2) + f)];}e[(384 + a)]=d[(65 + a)];}
function is_rival$(a,b,c){return (a[(24 + b)]!=a[(24 + c)]);}
function keeps_secret$(a){let $0;return (11<=($0=a[1])&&$0<=21);}
function hide$(c,a,d){let b,$0,$1;if(keeps_secret$(a)){for($0=0,$1=c[11];$0<$1;$0+=1){b=$0;if(is_rival$(c,a[3],b)){hide_choices$(c,a,b,d);}}hide_levied$(c,a,d);}if(ronin_lie_hidden$(c,a)){hide_stacks$(c,a,d);}}
function hide_stacks$(f,b,d){let c,e,a,$0,$1;for($0=0,$1=f[31];$0<$1;$0+=1){a=$0;c=b[(1049 + a)];d[(70 + a)]=c;e=b[(409 + a)];if(((c>0)&&is_rival$(f,b[3],e))){b[(1049 + a)]=0;if((b[1]!=21)){note_stack$(f,b,e,c);}}}}
function note_stack$(c,a,b,d){note_size$(a,b,(c[2719]?d:1));}
function note_size$(d,a,e){let c,b,f,$0,$1;b=(2400 + (a * 32));for($0=b,$1=(b + 32);$0<$1;$0+=1){c=$0;if((d[c]<e)){f=d[c];d[c]=e;e=f;}}}
function hide_levied$(e,a,c){let d,b,$0,$1;if((a[1]==19)){for($0=0,$1=e[31];$0<$1;$0+=1){b=$0;c[(150 + b)]=a[(1209 + b)];d=a[(409 + b)];if(((d>=0)&&is_rival$(e,a[3],d))){a[(1209 + b)]=0;}}}}
function hide_choices$(g,d,a,e){let f,c,b,$0,$1,$2,$3,$4,$5;b=(a * 13);for($0=0,$1=5;$0<$1;$0+=1){c=$0;e[(b + c)]=d[((309 + (a * 5)) + c)];if(plan_is_secret$(d,a)){d[((309 + (a * 5)) + c)]=0;}}b=(b + 5);$2=[d[(344 + a)],d[(349 + a)]];e[b]=$2[0];e[(b + 1)]=$2[1];$3=$K1;d[(344 + a)]=$3[0];d[(349 + a)]=$3[1];for($4=0,$5=6;$4<$5;$4+=1){f=$4;e[((b + 2) + f)]=d[((354 + (a * 6)) + f)];d[((354 + (a * 6)) + f)]=0;}e[(65 + a)]=d[(384 + a)];d[(384 + a)]=0;}
function plan_is_secret$(a,b){if(((a[1]!=11)&&(a[1]!=12))){return 0;}return !(((a[3]==a[272])&&(a[273]==b)));}
function settle$(a,b,c){if((b[2394]>=0)){recovered$(a,b,c);}else{settle_phase$(a,b,c);}}
function recovered$(d,a,b){let c;if((a[2395]<0)){c=lost_army$(a,a[2394]);a[(2179 + c)]=b;raise_daimyo$(d,a,c);a[(2299 + c)]=1;a[2395]=c;}else{if((b>0)){pick_up$(a,a[2395],b);}else{a[2395]=(-1);}}}
function raise_daimyo$(c,a,b){let $0;a[(army_row$(b) + 2)]=1;a[(2194 + b)]=0;$0=[c[2702],1];a[(2209 + b)]=$0[0];a[(2224 + b)]=$0[1];}
function army_row$(a){return (2089 + (a * 6));}
function lost_army$(b,c){let a,$0,$1;for($0=(c * 3),$1=((c + 1) * 3);$0<$1;$0+=1){a=$0;if((b[(2179 + a)]<0)){return a;}}return (-1);}
function pick_up$(c,d,e){let b,a,f,$0;$0=[c[(2179 + d)],(e - 1)];a=$0[0];b=$0[1];shift$(c,force_row$(a),army_row$(d),b);f=((1369 + (a * 6)) + b);c[f]=Math.min(c[f],c[(force_row$(a) + b)]);}
function shift$(a,b,d,c){let $0,$1;$0=(b + c);a[$0]=(a[$0] - 1);$1=(d + c);a[$1]=(a[$1] + 1);}
function force_row$(a){return (569 + (a * 6));}
function settle_phase$(c,a,d){let b;b=a[1];if((b<9)){settle_set_up$(c,a,b,d);}else{if((b<23)){settle_action$(c,a,b,d);}else{if((b<=28)){settle_march$(c,a,b,d);}else{if((b<=41)){settle_combat$(c,a,b,d);}else{settle_end$(c,a,b,d);}}}}}
function settle_set_up$(a,b,d,c){if((d==0)){dealt$(a,b,c);}else{if((d==1)){choose_card$(a,b,c);}else{if((d==2)){drew_setup_sword$(a,b,c);}else{if((d==3)){choose_claim$(a,b,c);}else{if((d==4)){choose_support$(a,b,c);}else{if((d==5)){reinforce$(a,b,c);}else{if((d==6)){choose_split$(a,b,c);}else{place_marker$(a,b,c);}}}}}}}}
function dealt$(a,b,c){let $0;claim$(a,b,unowned$(a,b,c),next_dealt$(a,b));$0=266;b[$0]=(b[$0] + 1);}
function claim$(a,b,c,d){gain_province$(a,b,c,d);add_spearmen$(b,c,1);}
function add_spearmen$(b,c,a){let $0,$1;$0=(force_row$(c) + 5);b[$0]=(b[$0] + a);$1=(tray_row$(b[(409 + c)]) + 5);b[$1]=(b[$1] - a);}
function tray_row$(a){return (274 + (a * 6));}
function gain_province$(d,a,b,c){let $0;drop_claim$(a,b);a[(409 + b)]=c;$0=(399 + c);a[$0]=(a[$0] + 1);a[(1849 + b)]=0;}
function drop_claim$(a,b){let $0;if((a[(1929 + b)]>0)){$0=((404 + a[(1929 + b)]) - 1);a[$0]=(a[$0] - 1);a[(1929 + b)]=0;}}
function next_dealt$(b,d){let c,a,$0,$1;for($0=0,$1=b[11];$0<$1;$0+=1){a=$0;c=b[(2724 + a)];if((b[23]==3)){c=(($mod(a,2)==0)?0:(c + b[((2724 + a) - 1)]));}if((d[(399 + a)]<c)){return a;}}return (-1);}
function unowned$(d,b,c){let a,$0,$1;for($0=0,$1=d[31];$0<$1;$0+=1){a=$0;if((b[(409 + a)]<0)){if((c==0)){return a;}c=(c - 1);}}return (-1);}
function choose_card$(d,a,c){let b,$0,$1,$2,$3;b=(2 * a[266]);a[(409 + c)]=b;$0=(399 + b);a[$0]=(a[$0] + 1);$1=((399 + b) + 1);a[$1]=(a[$1] - 1);$2=(tray_row$(b) + 5);a[$2]=(a[$2] - 1);$3=(tray_row$((b + 1)) + 5);a[$3]=(a[$3] + 1);}
function drew_setup_sword$(b,a,c){let d,$0,$1;d=free_sword$(a,b[11],c);$0=d;a[(339 + a[266])]=$0;a[(2560 + a[266])]=$0;$1=266;a[$1]=(a[$1] + 1);}
function free_sword$(b,d,c){let a,$0,$1;for($0=1,$1=(d + 1);$0<$1;$0+=1){a=$0;if((seat_with$(b,a)<0)){if((c==0)){return a;}c=(c - 1);}}return (-1);}
function seat_with$(b,c){let a,$0,$1;for($0=0,$1=5;$0<$1;$0+=1){a=$0;if((b[(339 + a)]==c)){return a;}}return (-1);}
function choose_claim$(a,b,c){claim$(a,b,c,b[3]);begin_support$(a,b);}
function begin_support$(b,a){let $0;$0=$K2;a[2322]=$0[0];a[1]=$0[1];}
function choose_support$(c,a,b){let $0;add_spearmen$(a,b,1);$0=2322;a[$0]=(a[$0] + 1);}
function reinforce$(c,a,b){let $0;add_spearmen$(a,b,c[2735]);$0=266;a[$0]=(a[$0] + 1);}
function choose_split$(f,c,e){let d,b,a,$0,$1,$2,$3;$0=[c[3],c[267]];a=$0[0];b=$0[1];d=((a * 3) + c[268]);$1=(army_row$(d) + b);c[$1]=(c[$1] + e);$2=(tray_row$(a) + b);c[$2]=(c[$2] - e);$3=266;c[$3]=(c[$3] + 1);}
function place_marker$(b,a,d){let c,$0;c=((a[3] * 3) + Math.floor(a[266]/b[11]));a[(2179 + c)]=d;$0=266;a[$0]=(a[$0] + 1);}
function settle_action$(d,a,c,b){if((c==10)){appoint$(d,a,b);}else{if((c==11)){fill_bin$(d,a,b);}else{if((c==12)){spy$(d,a,b);}else{if((c==14)){wish$(a,b);}else{if((c==15)){grant_wish$(d,a,b);}else{if((c==16)){drew_sword$(d,a,b);}else{if((c==17)){choose_site$(a,b);}else{if((c==18)){buy$(a,b);}else{if((c==19)){choose_place$(a,b);}else{choose_stack$(a,b);}}}}}}}}}}
function appoint$(d,a,c){let b,$0,$1;b=a[266];$0=(army_row$(b) + c);a[$0]=(a[$0] - 1);$1=(tray_row$(seat_of_army$(b)) + c);a[$1]=(a[$1] + 1);raise_daimyo$(d,a,b);}
function seat_of_army$(a){return Math.floor(a/3);}
function fill_bin$(g,a,d){let e,f,c,b,$0,$1,$2;b=a[3];c=(309 + (b * 5));a[(c + a[(334 + b)])]=d;$0=(334 + b);a[$0]=(a[$0] + 1);if((a[(334 + b)]==4)){e=a[(304 + b)];for($1=0,$2=4;$1<$2;$1+=1){f=$1;e=(e - a[(c + f)]);}a[(c + 4)]=e;a[(334 + b)]=5;}}
function spy$(c,b,a){let $0;b[273]=(a - 1);if((a>0)){tally$(b,b[272],8,1);}$0=$K3;b[266]=$0[0];b[1]=$0[1];}
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
function standing$(a,b){return ((a[(2179 + b)]>=0)&&(a[(2194 + b)]==0));}
function is_alive$(e,a,b){let d,c,$0,$1;c=((a + 8) + (14 * b));for($0=0,$1=12;$0<$1;$0+=1){d=$0;if((e[(c + d)]>0)){return 1;}}return 0;}
function is_over$(a){let b;if((!(is_alive$(a,2330,0))||(a[(389 + a[5])]>0))){return 1;}b=a[(409 + a[2327])];return ((b<0)||(b==a[5]));}
function go_by_ninja$(c,a,b){let $0;if(((a[272]<0)||(a[6]<=c[2706]))){a[1]=b;}else{$0=[b,50];a[2391]=$0[0];a[1]=$0[1];}}
function take_dead_away$(g,c){let d,a,b,f,e,$0;$0=[c[5],c[(409 + c[2327])]];a=$0[0];b=$0[1];d=c[2325];if((d==15)){store$(c,a,force_row$(c[2326]),2344);}else{store$(c,a,army_row$(d),2338);bury$(c,d,2338);}e=c[2327];f=army_in$(c,e);store$(c,b,force_row$(e),2358);if((f>=0)){store$(c,b,army_row$(f),2352);bury$(c,f,2352);}c[(1129 + e)]=c[2364];empty_if_left$(c,e);empty_if_left$(c,c[2326]);fall_if_last$(g,c,b,a);fall_if_last$(g,c,a,b);}
function fall_if_last$(d,a,b,c){if(((a[(389 + b)]==0)&&(daimyos_of$(a,b)==0))){if(((a[(389 + c)]>0)||(daimyos_of$(a,c)==0))){c=(-1);}fall$(d,a,b,c);}}
function fall$(d,a,b,c){let $0;$0=[a[6],c];a[(389 + b)]=$0[0];a[(394 + b)]=$0[1];if((a[272]==b)){a[272]=(-1);}if((c>=0)){inherit$(d,a,b,c);}else{vanish$(d,a,b);}if(((a[7]==0)&&(d[23]==2))){end_by_most$(d,a,c);}check_last$(d,a);if(((a[7]==0)&&(c>=0))){a[2394]=c;}}
function check_last$(f,g){let b,d,c,a,e,$0,$1,$2,$3,$4,$5;$0=$K1;a=$0[0];b=$0[1];for($1=0,$2=f[29];$1<$2;$1+=1){c=$1;d=0;for($3=0,$4=f[11];$3<$4;$3+=1){e=$3;if(((f[(24 + e)]==c)&&(g[(389 + e)]==0))){d=1;}}if(d){$5=[(a + 1),first_seat_of$(f,c)];a=$5[0];b=$5[1];}}if((a<=1)){end_game$(g,3,b);}}
function end_game$(a,b,c){let $0;if((a[7]==0)){$0=[b,c];a[7]=$0[0];a[8]=$0[1];}}
function first_seat_of$(b,c){let a,$0,$1;for($0=0,$1=b[11];$0<$1;$0+=1){a=$0;if((b[(24 + a)]==c)){return a;}}return (-1);}
function end_by_most$(h,e,g){let a,f,c,b,d,$0,$1,$2,$3;$0=$K4;a=$0[0];b=$0[1];c=$0[2];for($1=0,$2=h[11];$1<$2;$1+=1){d=$1;f=(e[(399 + d)] + e[(404 + d)]);if(((e[(389 + d)]>0)||(daimyos_of$(e,d)==0))){continue;}if((f>a)){$3=[f,1,d];a=$3[0];b=$3[1];c=$3[2];}else{if((f==a)){b=(b + 1);if((d==g)){c=d;}}}}if(((b>1)&&(c!=g))){c=(-1);}end_game$(e,4,c);}
function inherit$(f,a,d,b){let c,e,$0,$1,$2,$3,$4,$5,$6;tally$(a,b,17,1);for($0=0,$1=6;$0<$1;$0+=1){c=$0;$2=(tray_row$(b) + c);a[$2]=(a[$2] + a[(tray_row$(d) + c)]);a[(tray_row$(d) + c)]=0;}for($3=0,$4=f[31];$3<$4;$3+=1){e=$3;if((a[(409 + e)]==d)){a[(409 + e)]=b;a[(1289 + e)]=(-1);}else{if(((a[(409 + e)]<0)&&(a[(1849 + e)]==(1 + d)))){if(f[2722]){drop_claim$(a,e);a[(1929 + e)]=(1 + b);$5=(404 + b);a[$5]=(a[$5] + 1);}}}}$6=(399 + b);a[$6]=(a[$6] + a[(399 + d)]);a[(399 + d)]=0;hand_over_claims$(f,a,d,b);check_goal$(f,a,b,2);}
function check_goal$(a,b,c,d){if(((a[23]==0)||(a[23]==2))){if((provinces_of_player$(a,b,a[(24 + c)])>=a[30])){end_game$(b,d,c);}}}
function provinces_of_player$(c,e,d){let a,b,$0,$1;a=0;for($0=0,$1=c[11];$0<$1;$0+=1){b=$0;if((c[(24 + b)]==d)){a=(a + (e[(399 + b)] + e[(404 + b)]));}}return a;}
function hand_over_claims$(e,b,c,d){let a,$0,$1,$2,$3;for($0=0,$1=e[31];$0<$1;$0+=1){a=$0;if((b[(1929 + a)]==(1 + c))){b[(1929 + a)]=(1 + d);$2=(404 + c);b[$2]=(b[$2] - 1);$3=(404 + d);b[$3]=(b[$3] + 1);}}}
function vanish$(e,b,c){let d,a,$0,$1,$2,$3,$4,$5,$6,$7;for($0=0,$1=e[31];$0<$1;$0+=1){a=$0;if((b[(1929 + a)]==(1 + c))){drop_claim$(b,a);}if((b[(409 + a)]!=c)){continue;}$2=269;b[$2]=(b[$2] + (b[(1049 + a)] + b[(force_row$(a) + 4)]));$3=0;b[(1049 + a)]=$3;b[(force_row$(a) + 4)]=$3;for($4=0,$5=6;$4<$5;$4+=1){d=$4;$6=(tray_row$(c) + d);b[$6]=(b[$6] + b[(force_row$(a) + d)]);b[(force_row$(a) + d)]=0;}$7=(-1);b[(409 + a)]=$7;b[(1289 + a)]=$7;}b[(399 + c)]=0;}
function daimyos_of$(c,d){let b,a,$0,$1;a=0;for($0=(d * 3),$1=((d + 1) * 3);$0<$1;$0+=1){b=$0;if((c[(2179 + b)]>=0)){a=(a + 1);}}return a;}
function empty_if_left$(a,b){let c,$0,$1,$2;c=a[(409 + b)];if(((c<0)||is_held$(a,b))){return;}$0=269;a[$0]=(a[$0] + (a[(1049 + b)] + a[(force_row$(b) + 4)]));$1=0;a[(1049 + b)]=$1;a[(force_row$(b) + 4)]=$1;a[(409 + b)]=(-1);$2=(399 + c);a[$2]=(a[$2] - 1);a[(1849 + b)]=(1 + c);a[(1289 + b)]=(-1);}
function is_held$(a,b){return ((units_of$(a,force_row$(b))>0)||(army_in$(a,b)>=0));}
function units_of$(c,d){let a,b,$0,$1;a=0;for($0=0,$1=6;$0<$1;$0+=1){b=$0;if((b!=4)){a=(a + c[(d + b)]);}}return a;}
function army_in$(a,b){let e,d,c,$0,$1;c=a[(409 + b)];d=(-1);if((c>=0)){for($0=(c * 3),$1=((c + 1) * 3);$0<$1;$0+=1){e=$0;if(((a[(2179 + e)]==b)&&((d<0)||(e!=a[2315])))){d=e;}}}return d;}
function bury$(a,c,b){if(((a[((b + 0) + 2)]==0)&&(a[(b + 13)]==0))){lose_army$(a,c);tally$(a,seat_of_army$(c),15,1);}}
function lose_army$(d,a){let c,b,$0,$1,$2,$3,$4;b=army_row$(a);for($0=0,$1=6;$0<$1;$0+=1){c=$0;if((c==4)){$3=269;d[$3]=(d[$3] + d[(b + c)]);}else{if((c!=2)){$2=(tray_row$(seat_of_army$(a)) + c);d[$2]=(d[$2] + d[(b + c)]);}}d[(b + c)]=0;}$4=(-1);d[(2179 + a)]=$4;d[(2239 + a)]=$4;d[(2194 + a)]=0;}
function store$(b,f,c,d){let e,a,$0,$1,$2,$3;for($0=0,$1=6;$0<$1;$0+=1){a=$0;e=(b[(c + a)] - b[(d + a)]);b[(c + a)]=b[(d + a)];if((a==4)){$3=269;b[$3]=(b[$3] + e);}else{if((a!=2)){$2=(tray_row$(f) + a);b[$2]=(b[$2] + e);}}}}
function score$(j,a,b,f,d){let i,g,h,e,c,$0,$1,$2,$3;c=a[(b + 0)];$0=((b + 1) + (attackers_roll$(c)?1:0));a[$0]=(a[$0] + d);a[(b + 0)]=(c + 1);if((!$has($K5,c))){return 0;}for($1=0,$2=2;$1<$2;$1+=1){e=$1;g=(f + (6 * a[((b + 3) + e)]));$3=[((b + 8) + (14 * e)),a[((b + 5) + e)]];h=$3[0];i=$3[1];strike_off$(a,h,a[((b + 1) + e)],j,g,i,(b + 36));a[((b + 1) + e)]=0;}return 1;}
function strike_off$(b,c,a,g,h,i,j){let f,e,d,$0,$1,$2,$3,$4,$5,$6,$7;d=Math.min(a,b[(c + 12)]);$0=(c + 12);b[$0]=(b[$0] - d);a=(a - d);if((a==0)){return;}e=0;for($1=0,$2=12;$1<$2;$1+=1){f=$1;e=(e + b[(c + f)]);}if((a>=e)){for($3=0,$4=14;$3<$4;$3+=1){f=$3;b[(c + f)]=0;}return;}plain_order$(b,c,a,g,h,i,j);if(!((limit_kept$(b,c,0,j)&&limit_kept$(b,c,6,(j + 6))))){within_ronin_limit$(b,c,a,g,h,i,j);}for($5=0,$6=12;$5<$6;$5+=1){f=$5;$7=(c + f);b[$7]=(b[$7] - b[(j + f)]);}if(((b[(c + 13)]>0)&&(units_in$(b,c,0)==0))){b[(c + 13)]=0;}}
function units_in$(c,d,e){let b,a,$0,$1;a=0;for($0=0,$1=6;$0<$1;$0+=1){b=$0;a=(a + c[((d + e) + b)]);}return a;}
function within_ronin_limit$(a,b,i,j,k,o,l){let g,e,m,d,n,p,f,c,h,$0,$1,$2,$3,$4,$5,$6,$7;c=((units_in$(a,b,6)<=units_in$(a,b,0))?6:0);d=(6 - c);e=(units_in$(a,b,c) - a[((b + c) + 2)]);f=(units_in$(a,b,d) - a[((b + d) + 2)]);g=0;for($0=Math.max(0,(i - f)),$1=(Math.min(i,e) + 1);$0<$1;$0+=1){h=$0;if(!(from_one_troop$(a,b,d,(i - h),j,k,(l + 6)))){continue;}for($2=0,$3=6;$2<$3;$2+=1){m=$2;a[((l + 0) + m)]=0;}n=1;while(n){if((way_fits$(a,b,c,h,(l + 0))&&(!(g)||is_greater$(a,j,k,(c==o),l)))){for($4=0,$5=12;$4<$5;$4+=1){p=$4;a[((l + 12) + p)]=a[(l + p)];}g=1;}n=next_way$(a,(b + c),(l + 0));}}for($6=0,$7=6;$6<$7;$6+=1){m=$6;a[((l + c) + m)]=a[(((l + 12) + 0) + m)];a[((l + d) + m)]=a[(((l + 12) + 6) + m)];}}
function next_way$(b,d,c){let a,$0,$1,$2;for($0=0,$1=6;$0<$1;$0+=1){a=$0;if(((a!=2)&&(b[(c + a)]<b[(d + a)]))){$2=(c + a);b[$2]=(b[$2] + 1);return 1;}b[(c + a)]=0;}return 0;}
function is_greater$(e,b,c,i,f){let h,g,a,d,m,k,j,l,$0,$1,$2,$3;for($0=0,$1=6;$0<$1;$0+=1){a=$0;d=b[(c + a)];g=(e[((f + 0) + d)] + e[((f + 6) + d)]);h=(e[(((f + 12) + 0) + d)] + e[(((f + 12) + 6) + d)]);if((g!=h)){return (g>h);}}j=(i?0:6);for($2=0,$3=6;$2<$3;$2+=1){a=$2;k=((f + j) + b[(c + a)]);l=e[k];m=e[(k + 12)];if((l!=m)){return (l>m);}}return 0;}
function way_fits$(b,e,f,d,c){let a,$0,$1;for($0=0,$1=6;$0<$1;$0+=1){a=$0;d=(d - b[(c + a)]);}return ((d==0)&&limit_kept$(b,e,f,c));}
function from_one_troop$(f,a,b,s,n,o,l){let h,m,k,q,g,d,e,i,r,j,c,p,$0,$1,$2,$3,$4,$5,$6,$7,$8;c=(a + b);$0=[others_in$(f,a,b),f[(c + 4)]];d=$0[0];e=$0[1];g=((units_in$(f,a,b) - e) - f[(c + 2)]);$1=$K6;h=$1[0];i=$1[1];j=$1[2];for($2=0,$3=6;$2<$3;$2+=1){k=$2;f[(l + k)]=0;}for($4=0,$5=6;$4<$5;$4+=1){m=$4;k=n[(o + m)];if((k==2)){continue;}if((k==4)){j=0;}else{g=(g - f[(c + k)]);}for($6=Math.min(f[(c + k)],((s - h) - i)),$7=(-1);$6>$7;$6+=-1){p=$6;q=(h + ((k==4)?0:p));r=(i + ((k==4)?p:0));if(can_finish$(d,e,q,r,j,g,s)){$8=[p,q,r];f[(l + k)]=$8[0];h=$8[1];i=$8[2];break;}}}return (((h + i)==s)&&limit_kept$(f,a,b,l));}
function can_finish$(d,c,b,h,a,g,f){let i,e,j,$0,$1;if(a){e=((b + c) - Math.min(c,most_ronin$((d - b))));return (e<=($0=f)&&$0<=((b + g) + c));}i=(c - h);j=(b + g);if((i>0)){j=Math.min(j,((d - 1) - i));}return ((b<=j)&&((b + h)<=($1=f)&&$1<=(j + h)));}
function most_ronin$(a){return Math.max(0,(a - 1));}
function others_in$(a,b,c){let d;d=(units_in$(a,b,c) - a[((b + c) + 4)]);if((c==0)){d=(d + a[(b + 13)]);}return d;}
function limit_kept$(a,b,c,d){let g,f,e,$0,$1;e=(others_in$(a,b,c) + a[(d + 4)]);for($0=0,$1=6;$0<$1;$0+=1){f=$0;e=(e - a[(d + f)]);}g=(a[((b + c) + 4)] - a[(d + 4)]);return (g<=most_ronin$(e));}
function plain_order$(b,k,j,e,f,i,c){let l,d,g,a,h,$0,$1,$2,$3,$4,$5;for($0=0,$1=12;$0<$1;$0+=1){a=$0;b[(c + a)]=0;}for($2=0,$3=6;$2<$3;$2+=1){d=$2;g=e[(f + d)];if((g==2)){continue;}for($4=0,$5=2;$4<$5;$4+=1){h=$4;a=(((h==0)?i:(6 - i)) + g);l=Math.min(j,b[(k + a)]);b[(c + a)]=l;j=(j - l);}}}
function attackers_roll$(a){return ($has($K7,a));}
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
function regulars_of$(a,b){return (units_of$(a,b) - a[(b + 2)]);}
function aim_revenge$(a,b){let $0;$0=[b,53];a[2392]=$0[0];a[1]=$0[1];}
function take_revenge$(c,a,b){let $0;$0=[(-1),a[2391]];a[272]=$0[0];a[1]=$0[1];if((b>=c[2695])){tally$(a,a[2393],7,1);assassinate$(c,a,a[2392],a[2393]);}}
function prepare$(a,b){if((b[2394]>=0)){recover$(a,b);}else{if(is_stopped$(b)){b[1]=48;}else{prepare_phase$(a,b);}}}
function recover$(b,a){let d,e,c,$0,$1;if((a[2395]>=0)){offer_pick_up$(b,a,a[2395]);return;}c=a[2394];d=lost_army$(a,c);no_options$(a);if((d>=0)){for($0=0,$1=b[31];$0<$1;$0+=1){e=$0;if(((a[(409 + e)]==c)&&(army_in$(a,e)<0))){option$(a,e);}}}if((a[4]>0)){ask$(a,31,c);}else{a[2394]=(-1);}}
function ask$(a,b,c){let $0;$0=[b,c];a[2]=$0[0];a[3]=$0[1];a[0]=decision_code$(b,c);}
function decision_code$(a,b){return -(((10 * a) + b));}
function option$(b,a){let $0;b[(9 + b[4])]=a;$0=4;b[$0]=(b[$0] + 1);}
function no_options$(a){a[4]=0;}
function offer_pick_up$(h,a,b){let f,c,d,g,e,$0,$1,$2;c=a[(2179 + b)];$0=[army_row$(b),force_row$(c)];d=$0[0];e=$0[1];no_options$(a);option$(a,0);for($1=0,$2=6;$1<$2;$1+=1){f=$1;g=((a[2394]>=0)?0:a[((1369 + (c * 6)) + f)]);if((a[(e + f)]<=g)){continue;}if((f==4)){if((army_ronin_room$(a,b)>0)){option$(a,(1 + f));}}else{if(army_has_room$(h,a,b,f)){shift$(a,e,d,f);if(ronin_fits$(a,c)){option$(a,(1 + f));}shift$(a,d,e,f);}}}ask$(a,7,seat_of_army$(b));}
function army_ronin_room$(a,b){return (most_ronin$(others_of_army$(a,b)) - a[(army_row$(b) + 4)]);}
function others_of_army$(a,b){return (units_of$(a,army_row$(b)) + a[(2194 + b)]);}
function ronin_fits$(a,b){let d,c,$0,$1;if(((force_ronin_room$(a,b)<0)||(ronin_room$(a,b)<0))){return 0;}c=a[(409 + b)];for($0=(c * 3),$1=((c + 1) * 3);$0<$1;$0+=1){d=$0;if(((a[(2179 + d)]==b)&&(army_ronin_room$(a,d)<0))){return 0;}}return 1;}
function ronin_room$(a,b){let e,d,c,$0,$1;c=(force_ronin_room$(a,b) - a[(1049 + b)]);d=a[(409 + b)];if((d>=0)){for($0=(d * 3),$1=((d + 1) * 3);$0<$1;$0+=1){e=$0;if((a[(2179 + e)]==b)){c=(c + army_ronin_room$(a,e));}}}return c;}
function force_ronin_room$(c,a){let b;b=force_row$(a);return (most_ronin$(units_of$(c,b)) - c[(b + 4)]);}
function army_has_room$(e,d,a,c){let b;b=army_row$(a);if(((c==0)||(c==3))){return ((d[(b + 0)] + d[(b + 3)])<e[2672]);}return ((d[(b + 1)] + d[(b + 5)])<e[2673]);}
function is_stopped$(a){let $0;if(((a[5]<0)||(a[(389 + a[5])]==0))){return 0;}return (24<=($0=a[1])&&$0<48);}
function prepare_phase$(c,a){let b;b=a[1];if((b<9)){prepare_set_up$(c,a,b);}else{if((b<23)){prepare_action$(c,a,b);}else{if((b<=28)){prepare_march$(c,a,b);}else{if((b<=41)){prepare_combat$(c,a,b);}else{prepare_end$(c,a,b);}}}}}
function prepare_set_up$(a,b,c){if((c==0)){deal$(a,b);}else{if((c==1)){offer_cards$(a,b);}else{if((c==2)){draw_setup_sword$(a,b);}else{if((c==3)){offer_claims$(a,b);}else{if((c==4)){offer_support$(a,b);}else{if((c==5)){offer_reinforcements$(a,b);}else{if((c==6)){offer_split$(a,b);}else{if((c==7)){offer_markers$(a,b);}else{next_quick_pick_up$(a,b);}}}}}}}}}
function deal$(b,a){if((next_dealt$(b,a)>=0)){draw_among$(a,(b[31] - a[266]));}else{a[266]=0;a[1]=((b[23]==3)?1:2);}}
function draw_among$(b,a){b[0]=(100000 + a);}
function offer_cards$(b,a){let c,d,$0,$1,$2,$3;while((a[266]<b[29])){if((a[(399 + (2 * a[266]))]<b[(2724 + (2 * a[266]))])){break;}$0=266;a[$0]=(a[$0] + 1);}if((a[266]>=b[29])){$1=$K8;a[266]=$1[0];a[1]=$1[1];return;}c=(2 * a[266]);no_options$(a);for($2=0,$3=b[31];$2<$3;$2+=1){d=$2;if((a[(409 + d)]==(c + 1))){option$(a,d);}}ask$(a,1,c);}
function draw_setup_sword$(b,a){if((a[266]<b[11])){draw_among$(a,(b[11] - a[266]));}else{a[266]=0;a[1]=((b[23]==2)?3:5);}}
function offer_claims$(b,a){let c,$0,$1,$2;if((a[266]>=(b[2734] * b[11]))){$0=$K9;a[266]=$0[0];a[1]=$0[1];return;}no_options$(a);for($1=0,$2=b[31];$1<$2;$1+=1){c=$1;if((a[(409 + c)]<0)){option$(a,c);}}if((a[4]==0)){begin_support$(b,a);}else{ask$(a,2,seat_with$(a,($mod(a[266],b[11]) + 1)));}}
function offer_support$(b,a){let d,c,$0,$1,$2;c=seat_with$(a,($mod(a[266],b[11]) + 1));no_options$(a);if(((a[2322]<b[2735])&&(a[(tray_row$(c) + 5)]>0))){for($0=0,$1=b[31];$0<$1;$0+=1){d=$0;if((a[(409 + d)]==c)){if((a[(force_row$(d) + 5)]<b[2736])){option$(a,d);}}}}if((a[4]==0)){$2=266;a[$2]=(a[$2] + 1);a[1]=3;}else{ask$(a,3,c);}}
function offer_reinforcements$(b,a){let d,c,e,$0,$1,$2,$3;if((a[266]>=(b[2734] * b[11]))){$0=$K10;a[266]=$0[0];a[1]=$0[1];return;}c=seat_with$(a,($mod(a[266],b[11]) + 1));no_options$(a);if((a[(tray_row$(c) + 5)]>=b[2735])){for($1=0,$2=b[31];$1<$2;$1+=1){d=$1;if((a[(409 + d)]==c)){e=a[(force_row$(d) + 5)];if(((e + b[2735])<=b[2736])){option$(a,d);}}}}if((a[4]==0)){$3=266;a[$3]=(a[$3] + 1);}else{ask$(a,4,c);}}
function offer_split$(d,c){let b,g,h,a,i,e,f,$0,$1,$2,$3,$4,$5;a=3;b=(a * 2);if((c[266]>=(b * d[11]))){last_armies$(d,c);$0=$K10;c[266]=$0[0];c[1]=$0[1];return;}$1=[Math.floor(c[266]/b),$mod(c[266],b)];e=$1[0];f=$1[1];$2=[Math.floor(f/a),$K11[$mod(f,a)]];g=$2[0];h=$2[1];$3=[h,g];c[267]=$3[0];c[268]=$3[1];no_options$(c);for($4=0,$5=(left_to_split$(d,c,e,h) + 1);$4<$5;$4+=1){i=$4;if(split_fits$(d,c,e,g,h,i)){option$(c,i);}}ask$(c,5,e);}
function left_to_split$(a,e,f,b){let d,c,$0,$1;c=a[(2743 + b)];for($0=0,$1=3;$0<$1;$0+=1){d=$0;c=(c - e[(army_row$(((f * 3) + d)) + b)]);}return c;}
function split_fits$(f,g,a,b,e,h){let d,i,c,j;c=army_row$(((a * 3) + b));d=(2 - b);if((e==1)){i=(left_to_split$(f,g,a,e) - h);return ((h<=f[2673])&&(i<=(d * f[2673])));}j=((g[(c + 0)] + g[(c + 3)]) + h);i=((left_to_split$(f,g,a,0) + left_to_split$(f,g,a,3)) - h);if((e==0)){i=(i - Math.min((f[2672] - j),left_to_split$(f,g,a,3)));}return ((j<=f[2672])&&(i<=(d * f[2672])));}
function last_armies$(d,e){let c,f,b,a,$0,$1,$2,$3,$4,$5;for($0=0,$1=d[11];$0<$1;$0+=1){a=$0;b=army_row$((((a * 3) + 3) - 1));for($2 of $K11){c=$2;f=left_to_split$(d,e,a,c);$4=(b + c);e[$4]=(e[$4] + f);$5=(tray_row$(a) + c);e[$5]=(e[$5] - f);}}}
function offer_markers$(b,a){let d,c,$0,$1;if((a[266]>=(3 * b[11]))){a[266]=0;a[1]=((b[23]==2)?8:9);if((a[1]==9)){set_up_done$(b,a);}return;}c=seat_with$(a,($mod(a[266],b[11]) + 1));a[267]=Math.floor(a[266]/b[11]);no_options$(a);for($0=0,$1=b[31];$0<$1;$0+=1){d=$0;if(((a[(409 + d)]==c)&&(army_in$(a,d)<0))){option$(a,d);}}ask$(a,6,c);}
function set_up_done$(b,c){let a,$0,$1,$2;for($0=0,$1=b[11];$0<$1;$0+=1){a=$0;c[(304 + a)]=b[(2729 + a)];c[(339 + a)]=0;}$2=$K12;c[266]=$2[0];c[6]=$2[1];c[1]=$2[2];}
function next_quick_pick_up$(b,a){let c,$0,$1;a[2315]=(-1);if((a[266]>=(3 * b[11]))){set_up_done$(b,a);return;}c=seat_with$(a,($mod(a[266],b[11]) + 1));a[2315]=((c * 3) + Math.floor(a[266]/b[11]));$0=266;a[$0]=(a[$0] + 1);$1=$K13;a[2323]=$1[0];a[1]=$1[1];}
function prepare_action$(a,b,c){if((c==9)){start_round$(a,b);}else{if((c==10)){offer_successors$(a,b);}else{if((c==11)){next_plan$(a,b);}else{if((c==12)){offer_spying$(a,b);}else{if((c==13)){reveal$(a,b);}else{if((c==14)){offer_wishes$(a,b);}else{if((c==15)){settle_wishes$(a,b);}else{if((c==16)){draw_swords$(a,b);}else{if((c==17)){offer_sites$(a,b);}else{if((c==18)){offer_purchase$(a,b);}else{if((c==19)){offer_places$(a,b);}else{if((c==20)){hire$(a,b);}else{if((c==21)){offer_stacks$(a,b);}else{hire_ninja$(a,b);}}}}}}}}}}}}}}
function start_round$(d,a){let c,b,$0,$1,$2,$3,$4,$5,$6;$0=(-1);a[5]=$0;a[273]=$0;a[2315]=$0;for($1=0,$2=d[11];$1<$2;$1+=1){b=$1;$3=0;a[(334 + b)]=$3;a[(339 + b)]=$3;a[(344 + b)]=$3;a[(349 + b)]=(-1);for($4=0,$5=5;$4<$5;$4+=1){c=$4;a[((309 + (b * 5)) + c)]=0;}}$6=$K14;a[266]=$6[0];a[1]=$6[1];}
function offer_successors$(a,c){let b,d,e,$0,$1,$2,$3;b=(a[11] * 3);while(((c[266]<b)&&!(c[(2194 + c[266])]))){$0=266;c[$0]=(c[$0] + 1);}if((c[266]>=b)){$1=$K15;c[266]=$1[0];c[1]=$1[1];return;}d=c[266];c[268]=d;no_options$(c);for($2=0,$3=6;$2<$3;$2+=1){e=$2;if(((e!=2)&&(e!=4)&&(c[(army_row$(d) + e)]>0))){option$(c,e);}}ask$(c,8,seat_of_army$(d));}
function next_plan$(c,b){let d,a,$0,$1;for($0=0,$1=c[11];$0<$1;$0+=1){a=$0;if(((a!=b[272])&&(b[(389 + a)]==0))){if((b[(334 + a)]<5)){offer_bin$(c,b,a);return;}}}d=b[272];if(((d<0)||(b[(334 + d)]>=5))){b[1]=13;}else{if((b[266]==0)){b[1]=12;}else{offer_bin$(c,b,d);}}}
function offer_bin$(g,a,b){let e,f,d,c,$0,$1,$2,$3,$4;c=a[(334 + b)];d=a[(304 + b)];for($0=0,$1=c;$0<$1;$0+=1){e=$0;d=(d - a[((309 + (b * 5)) + e)]);}a[267]=c;no_options$(a);option$(a,0);if((c==1)){if((0<($4=g[2689])&&$4<=d)){option$(a,g[2689]);}}else{for($2=1,$3=(d + 1);$2<$3;$2+=1){f=$2;option$(a,f);}}ask$(a,10,b);}
function offer_spying$(c,a){let b,$0,$1;no_options$(a);option$(a,0);for($0=0,$1=c[11];$0<$1;$0+=1){b=$0;if(((a[(389 + b)]==0)&&(c[(24 + b)]!=c[(24 + a[272])]))){option$(a,(1 + b));}}ask$(a,9,a[272]);}
function reveal$(e,b){let c,d,a,$0,$1,$2,$3,$4,$5,$6;for($0=0,$1=e[11];$0<$1;$0+=1){a=$0;b[(304 + a)]=0;for($2=0,$3=5;$2<$3;$2+=1){c=$2;d=((a * 5) + c);$4=(2570 + d);b[$4]=(b[$4] + b[(309 + d)]);}}if((b[6]==e[2749])){give$(e,b);}$5=(-1);b[272]=$5;b[273]=$5;$6=$K16;b[266]=$6[0];b[1]=$6[1];}
function give$(b,c){let a,$0,$1,$2;for($0=0,$1=5;$0<$1;$0+=1){a=$0;$2=((309 + (b[2750] * 5)) + a);c[$2]=(c[$2] + b[(2751 + a)]);}}
function offer_wishes$(d,c){let a,b,e,$0,$1,$2,$3,$4,$5;a=0;for($0=0,$1=d[11];$0<$1;$0+=1){b=$0;if(is_without$(c,b)){a=Math.max(a,bin_of$(c,b,0));}}if((a==0)){c[1]=16;return;}for($2=0,$3=d[11];$2<$3;$2+=1){b=$2;if((is_without$(c,b)&&(bin_of$(c,b,0)==a))){if((c[(344 + b)]==0)){no_options$(c);for($4=1,$5=(swords_in_play$(d,c) + 1);$4<$5;$4+=1){e=$4;if((seat_with$(c,e)<0)){option$(c,e);}}ask$(c,11,b);return;}}}c[1]=15;}
function bin_of$(a,b,c){return a[((309 + (b * 5)) + c)];}
function settle_wishes$(a,b){let d,c,$0,$1;c=next_wish$(a,b);if((c>0)){draw_among$(b,wishers$(a,b,c));return;}for($0=0,$1=a[11];$0<$1;$0+=1){d=$0;b[(344 + d)]=0;}b[1]=14;}
function wishers$(e,c,d){let a,b,$0,$1;a=0;for($0=0,$1=e[11];$0<$1;$0+=1){b=$0;if((is_without$(c,b)&&(c[(344 + b)]==d))){a=(a + 1);}}return a;}
function draw_swords$(d,c){let a,b,$0,$1,$2,$3,$4;a=0;for($0=0,$1=d[11];$0<$1;$0+=1){b=$0;if(is_without$(c,b)){a=(a + 1);}}if((a>0)){draw_among$(c,a);return;}if((c[6]==1)){for($2=0,$3=d[11];$2<$3;$2+=1){b=$2;c[(2565 + b)]=c[(339 + b)];}}$4=$K17;c[266]=$4[0];c[1]=$4[1];}
function offer_sites$(c,a){let e,i,d,f,g,h,b,$0,$1,$2,$3,$4,$5,$6,$7;b=seat_with$(a,a[266]);if((b<0)){build_all$(c,a);$0=$K18;a[265]=$0[0];a[266]=$0[1];a[1]=$0[2];return;}if((bin_of$(a,b,1)==0)){$1=266;a[$1]=(a[$1] + 1);return;}$2=[a[270],a[271]];d=$2[0];e=$2[1];for($3=0,$4=c[11];$3<$4;$3+=1){f=$3;g=a[(349 + f)];if((g>=0)){if((a[(489 + g)]==0)){d=(d - 1);}else{e=(e - 1);}}}no_options$(a);for($5=0,$6=c[31];$5<$6;$5+=1){h=$5;if((a[(409 + h)]==b)){i=a[(489 + h)];if((((i==0)&&(d>0))||((i==1)&&(e>0)))){option$(a,h);}}}if((a[4]==0)){lose_koku$(a,b,1,bin_of$(a,b,1));$7=266;a[$7]=(a[$7] + 1);}else{ask$(a,12,b);}}
function lose_koku$(b,c,d,a){let $0;$0=((2595 + (c * 5)) + d);b[$0]=(b[$0] + a);}
function build_all$(d,b){let c,a,$0,$1,$2,$3,$4;for($0=0,$1=d[11];$0<$1;$0+=1){a=$0;c=b[(349 + a)];if((c<0)){continue;}if((b[(489 + c)]==0)){$3=270;b[$3]=(b[$3] - 1);tally$(b,a,0,1);}else{$2=271;b[$2]=(b[$2] - 1);tally$(b,a,1,1);}$4=(489 + c);b[$4]=(b[$4] + 1);b[(349 + a)]=(-1);}}
function offer_purchase$(c,a){let f,g,d,h,i,e,b,$0,$1,$2,$3;b=a[265];if((b>=c[11])){end_purchases$(c,a);return;}if(((a[266]>=4)||(bin_of$(a,b,2)==0))){$0=[(b + 1),0];a[265]=$0[0];a[266]=$0[1];return;}$1=[$K19[a[266]],levy_row$(b)];d=$1[0];e=$1[1];f=0;for($2=0,$3=6;$2<$3;$2+=1){g=$2;f=(f + a[(e + g)]);}h=Math.min(a[(tray_row$(b) + d)],(a[(399 + b)] - f));a[267]=d;no_options$(a);option$(a,0);i=1;while((i<=h)){a[(e + d)]=i;if((price$(a,e,c,2675)>bin_of$(a,b,2))){break;}option$(a,i);i=(i + 1);}a[(e + d)]=0;ask$(a,13,b);}
function price$(j,k,f,g){let d,e,h,b,i,a,c,$0,$1,$2,$3,$4;a=0;for($0=0,$1=4;$0<$1;$0+=1){b=$0;$2=[f[(g + $K19[b])],0,0];c=$2[0];d=$2[1];e=$2[2];for($3=0,$4=4;$3<$4;$3+=1){h=$3;i=$K19[h];if((f[(g + i)]==c)){d=(d + j[(k + i)]);e=(e||(h<b));}}if(!(e)){a=(a + Math.floor(((d + c) - 1)/c));}}return a;}
function end_purchases$(d,b){let e,c,a,$0,$1,$2,$3,$4,$5;for($0=0,$1=d[11];$0<$1;$0+=1){a=$0;c=bin_of$(b,a,2);if((c==0)){continue;}lose_koku$(b,a,2,(c - price$(b,levy_row$(a),d,2675)));for($2=0,$3=6;$2<$3;$2+=1){e=$2;$4=(tray_row$(a) + e);b[$4]=(b[$4] - b[(levy_row$(a) + e)]);tally$(b,a,2,b[(levy_row$(a) + e)]);}}$5=$K20;b[265]=$5[0];b[1]=$5[1];}
function offer_places$(c,a){let g,e,d,f,b,$0,$1,$2,$3,$4;b=a[265];if((b>=c[11])){place_all$(c,a);return;}d=(-1);for($0=0,$1=4;$0<$1;$0+=1){e=$0;if(((d<0)&&(a[(levy_row$(b) + $K19[e])]>0))){d=$K19[e];}}if((d<0)){a[265]=(b + 1);return;}a[267]=d;no_options$(a);for($2=0,$3=c[31];$2<$3;$2+=1){f=$2;if(((a[(409 + f)]==b)&&(a[(1209 + f)]==0))){if(force_has_room$(c,a,f)){option$(a,(2 * f));}g=army_in$(a,f);if(((g>=0)&&army_has_room$(c,a,g,d))){option$(a,((2 * f) + 1));}}}if((a[4]==0)){$4=(tray_row$(b) + d);a[$4]=(a[$4] + a[(levy_row$(b) + d)]);a[(levy_row$(b) + d)]=0;}else{ask$(a,14,b);}}
function force_has_room$(c,a,b){return (units_of$(a,force_row$(b))<c[2674]);}
function place_all$(d,b){let c,a,$0,$1,$2,$3,$4;for($0=0,$1=d[31];$0<$1;$0+=1){a=$0;c=b[(1209 + a)];if((c>10)){$3=(((army_row$(army_in$(b,a)) + c) - 10) - 1);b[$3]=(b[$3] + 1);}else{if((c>0)){$2=((force_row$(a) + c) - 1);b[$2]=(b[$2] + 1);}}b[(1209 + a)]=0;}$4=$K21;b[266]=$4[0];b[1]=$4[1];}
function hire$(e,a){let c,f,d,b,$0,$1,$2,$3;b=seat_with$(a,a[266]);if((b<0)){$0=$K22;a[265]=$0[0];a[266]=$0[1];a[1]=$0[2];return;}$1=[bin_of$(a,b,3),e[2679]];c=$1[0];d=$1[1];f=Math.min((d * c),a[269]);lose_koku$(a,b,3,(c - Math.floor(((f + d) - 1)/d)));$2=269;a[$2]=(a[$2] - f);a[(384 + b)]=f;tally$(a,b,3,f);$3=266;a[$3]=(a[$3] + 1);}
function offer_stacks$(c,a){let d,e,f,b,$0,$1,$2,$3,$4;b=a[265];if((b>=c[11])){a[1]=22;return;}d=a[(384 + b)];if((d==0)){a[265]=(b + 1);return;}no_options$(a);if((a[266]==1)){for($0=1,$1=(Math.min(d,ronin_room$(a,a[268])) + 1);$0<$1;$0+=1){e=$0;option$(a,e);}ask$(a,16,b);return;}for($2=0,$3=c[31];$2<$3;$2+=1){f=$2;if(((a[(409 + f)]==b)&&(ronin_room$(a,f)>0))){option$(a,f);}}if((a[4]==0)){$4=269;a[$4]=(a[$4] + d);a[(384 + b)]=0;}else{ask$(a,15,b);}}
function hire_ninja$(f,d){let a,e,b,c,$0,$1,$2,$3,$4,$5,$6;$0=$K1;a=$0[0];b=$0[1];for($1=0,$2=f[11];$1<$2;$1+=1){c=$1;e=bin_of$(d,c,4);if((e>a)){$3=[e,c];a=$3[0];b=$3[1];}else{if((e==a)){b=(-1);}}}for($4=0,$5=f[11];$4<$5;$4+=1){c=$4;if((c!=b)){lose_koku$(d,c,4,bin_of$(d,c,4));}}d[272]=b;if((b>=0)){tally$(d,b,4,1);}$6=$K23;d[2314]=$6[0];d[1]=$6[1];}
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
function roll_code$(a,b,l){let e,k,f,i,d,m,j,c,h,g,$0,$1,$2;c=a[(b + 0)];d=((b + 8) + (attackers_roll$(c)?0:14));if(($has($K24,c))){$0=[dice_of$(a,d,0,(-1)),dice_of$(a,d,1,(-1))];e=$0[0];f=$0[1];return (((e + f)==0)?0:((1 + (e * 40)) + f));}g=((c==1)?(-1):a[(b + 7)]);$1=[dice_of$(a,d,3,g),dice_of$(a,d,4,g)];h=$1[0];i=$1[1];$2=[dice_of$(a,d,5,g),dice_of$(a,d,2,g)];j=$2[0];k=$2[1];if(((((k + h) + i) + j)==0)){return 0;}if(l){m=((((i * 2) + k) * 24) + h);return ((13761 + (m * 40)) + j);}return ((961 + ((((k * 80) + h) + i) * 80)) + j);}
function dice_of$(a,b,c,e){let d;d=(a[((b + 0) + c)] + a[((b + 6) + c)]);if((c==e)){d=(d + a[(b + 12)]);}return d;}
function end_phase_a$(a,b){forget_arrivals$(a,b);b[2324]=0;go_by_ninja$(a,b,30);}
function offer_declaration$(c,a){let f,d,b,e,$0,$1,$2;b=a[5];while((a[2324]<(2 * c[31]))){d=Math.floor(a[2324]/2);if((a[(409 + d)]!=b)){$0=2324;a[$0]=(a[$0] + (2 - $mod(a[2324],2)));continue;}e=15;if(($mod(a[2324],2)==0)){e=army_in$(a,d);f=((e>=0)&&standing$(a,e)&&(a[(2299 + e)]==0));}else{f=(units_of$(a,force_row$(d))>0);}if(f){no_options$(a);option$(a,0);list_attacks$(c,a,b,d,1);if((a[4]>1)){$1=[e,d];a[2325]=$1[0];a[2326]=$1[1];ask$(a,22,b);return;}}$2=2324;a[$2]=(a[$2] + 1);}a[2325]=(-1);a[1]=31;}
function list_attacks$(b,e,f,c,g){let a,d,$0,$1;for($0=0,$1=b[(32 + c)];$0<$1;$0+=1){a=$0;d=b[((112 + (c * 16)) + a)];if(((e[(2009 + d)]==0)&&may_attack$(b,e,f,d,g))){option$(e,(1 + d));}}}
function may_attack$(d,a,e,b,f){let c;c=a[(409 + b)];if((c<0)){return 1;}if((d[(24 + c)]==d[(24 + e)])){return 0;}return !((f&&(a[6]<=d[2705])&&(army_in$(a,b)>=0)));}
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
function bonus_units$(b,a){if((a==0)){return 0;}return ((a==1)?b[2691]:b[2692]);}
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
function end_turn$(c,b){let a,$0,$1,$2;for($0=0,$1=c[31];$0<$1;$0+=1){a=$0;drop_claim$(b,a);}$2=$K25;b[5]=$2[0];b[1]=$2[1];}
function end_round$(c,b){let a,$0,$1,$2;for($0=0,$1=c[11];$0<$1;$0+=1){a=$0;if((b[(389 + a)]==0)){b[(304 + a)]=income$(b[(399 + a)],c[2703],c[2704]);}}check_goal_at_round_end$(c,b);if((b[6]>=c[0])){end_game$(b,5,(-1));}else{if(((b[6]==c[91565])&&(b[7]==0))){end_game$(b,6,(-1));}}if((b[7]==0)){$2=6;b[$2]=(b[$2] + 1);b[1]=9;}}
function check_goal_at_round_end$(a,f){let b,g,d,c,e,$0,$1,$2,$3;if(((a[23]==0)||(a[23]==2))){return;}$0=$K26;b=$0[0];c=$0[1];d=$0[2];for($1=0,$2=a[29];$1<$2;$1+=1){e=$1;g=provinces_of_player$(a,f,e);if((g>b)){$3=[g,1,e];b=$3[0];c=$3[1];d=$3[2];}else{if((g==b)){c=(c + 1);}}}if(((b>=a[30])&&(c==1))){end_game$(f,1,first_seat_of$(a,d));}}
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
function rivals_beside$(c,d,e,f){let a,b,$0,$1;a=0;for($0=0,$1=c[(32 + f)];$0<$1;$0+=1){b=$0;if(is_rival$$(c,d,e,c[((112 + (f * 16)) + b)])){a=(a + 1);}}return a;}
function is_rival$$(d,a,e,b){let c;c=a[(409 + b)];return ((c>=0)&&(d[(24 + c)]!=d[(24 + e)]));}
function worth_of_revenge$(a,b,c,d){return (worth_of_daimyo$(a,b,b[3],c,d) + units$(a,b,c));}
function units$(a,b,c){let d;d=power_of$(a,b,army_row$(c));return Math.floor(((Math.floor(d/100000) + $mod(d,100000)) * 20)/100);}
function power_of$(e,c,d){let b,a,$0,$1;a=0;for($0=0,$1=6;$0<$1;$0+=1){b=$0;a=(a + (c[(d + b)] * e[(2756 + b)]));}return a;}
function worth_of_daimyo$(f,a,g,b,e){let d,c;c=(100 + (30 * a[(2209 + b)]));d=Math.floor(b/3);if(!((e & 4))){return c;}if((daimyos_of$(a,d)>1)){return (c + Math.floor((a[(399 + d)] * 100)/12));}return ((c + (a[(399 + d)] * 100)) + ends_by_fall$(f,a,g,d));}
function ends_by_fall$(g,a,h,b){let e,f,d,c,$0,$1,$2;c=a[(399 + b)];$0=$K27;d=$0[0];e=$0[1];for($1=0,$2=g[11];$1<$2;$1+=1){f=$1;if(((f==b)||(a[(389 + f)]>0))){continue;}if((g[(24 + f)]!=g[(24 + h)])){d=(d + 1);e=Math.max(e,a[(399 + f)]);}}if((d==0)){return 20000;}if((g[23]==2)){return (((c + owned_by_player$(g,a,h))>=e)?20000:(-20000));}if((goal_counts_now$(g,a,h)&&((c + owned_by_player$(g,a,h))>=g[30]))){return 20000;}return 0;}
function goal_counts_now$(a,c,d){let b,$0,$1;if(((a[23]==0)||(a[23]==2))){return 1;}for($0=0,$1=a[11];$0<$1;$0+=1){b=$0;if(((c[(389 + b)]==0)&&(a[(24 + b)]!=a[(24 + d)]))){if((c[(339 + b)]>c[(339 + d)])){return 0;}}}return 1;}
function owned_by_player$(c,e,d){let a,b,$0,$1;a=0;for($0=0,$1=c[11];$0<$1;$0+=1){b=$0;if((c[(24 + b)]==c[(24 + d)])){a=(a + (e[(399 + b)] + e[(404 + b)]));}}return a;}
function worth_of_strike$(e,d,a,f){let b,h,j,i,c,k,g,$0,$1,$2,$3;if((a==0)){return 0;}$0=[(a - 1),d[3]];b=$0[0];c=$0[1];g=worth_of_daimyo$(e,d,c,b,f);if((regulars_of$(d,army_row$(b))==0)){return g;}$1=[d[(2179 + b)],0];h=$1[0];i=$1[1];for($2=0,$3=e[(32 + h)];$2<$3;$2+=1){j=$2;i=(i||(d[(409 + e[((112 + (h * 16)) + j)])]==c));}if((d[5]==c)){if((!(i)||(d[2391]!=30))){return (-1000000);}return ((Math.floor(g/4) + 60) + units$(e,d,b));}k=d[(2239 + b)];if(((k<0)||(d[(409 + k)]!=c)||(d[2391]!=32))){return (-1000000);}return ((Math.floor(g/4) + 100) + units$(e,d,b));}
function worth_of_garrison$(a){return ((a==0)?10:-(worth_of_kind$((a - 1))));}
function worth_of_kind$(a){if((a==0)){return 5;}if((a==3)){return 4;}if((a==1)){return 3;}return 2;}
function worth_of_unit$(d,c,a){let b;if((a==9)){return (-1000000);}b=worth_of_kind$(a);return ((c[(409 + c[2397])]<0)?-(b):b);}
function worth_of_destination$(b,c,a,d){if((a==0)){return 0;}return worth_of_move$(b,c,c[2396],Math.floor((a - 1)/2),$mod((a - 1),2),d);}
function worth_of_move$(e,c,h,d,j,f){let b,i,a,g,$0;$0=[c[3],2790];a=$0[0];b=$0[1];if((c[(409 + d)]<0)){g=worth_of_province$(e,c,a,d,f);if(((f & 2)&&(g<1000))){g=(g - worth_of_leaving$(e,c,a,h));}return (g + units_of$(c,force_row$(h)));}i=((f & 2)?worth_of_guard$(e,c,a,h,d,f):0);if((i>20)){return (i + j);}if((c[(b + d)]<c[(b + h)])){return ((20 + (2 * j)) + ((army_in$(c,d)>=0)?6:0));}if(((f & 2)&&(j==0)&&(c[(b + d)]==1)&&(c[(b + h)]==1))){if(((units_of$(c,force_row$(h))>2)&&(units_of$(c,force_row$(d))<2))){return 3;}}if(((j==1)&&(c[(b + d)]==c[(b + h)]))){if(((c[(b + h)]>1)||(units_of$(c,force_row$(h))>3))){return 6;}}return (-1000000);}
function worth_of_guard$(g,a,h,d,b,j){let c,f,i,e,k,$0;c=army_in$(a,b);if(((c<0)||(army_in$(a,d)>=0))){return 0;}$0=[g[2761],defence$(g,a,b,(-1))];e=$0[0];f=$0[1];i=(threat$(g,a,h,b,f) - threat$(g,a,h,b,(f + e)));k=Math.floor((i * worth_of_army$(a,c,j))/1000);return (k - worth_of_leaving$(g,a,h,d));}
function worth_of_army$(a,b,d){let g,f,e,c;c=((100 + (30 * a[(2209 + b)])) + (20 * units_of$(a,army_row$(b))));if((d & 4)){e=Math.floor(b/3);f=(daimyos_of$(a,e) - 1);g=(a[(399 + e)] * 100);c=(c + ((f==0)?g:Math.floor(g/(2 + (4 * f)))));}return ((d & 256)?(2 * c):c);}
function threat$(f,h,i,d,l){let n,b,c,a,m,k,e,j,g,$0,$1,$2,$3,$4,$5,$6,$7;$0=$K28;a=$0[0];b=$0[1];for($1=0,$2=f[(32 + d)];$1<$2;$1+=1){c=$1;e=((d * 16) + c);g=f[(112 + e)];if(!(is_rival$$(f,h,i,g))){continue;}$3=[f[(1392 + e)],h[(409 + g)]];j=$3[0];k=$3[1];m=odds_between$(f,power_of$(f,h,force_row$(g)),l,j);$4=[Math.floor((a * (1000 - f[(m + 0)]))/1000),worn$(f,l,m)];a=$4[0];l=$4[1];for($5=(k * 3),$6=((k + 1) * 3);$5<$6;$5+=1){n=$5;if(((((b >> n) & 1)==0)&&(h[(2194 + n)]==0)&&is_near$(f,h,n,g))){b=(b | (1 << n));m=odds_between$(f,power_of$(f,h,army_row$(n)),l,j);$7=[Math.floor((a * (1000 - f[(m + 0)]))/1000),worn$(f,l,m)];a=$7[0];l=$7[1];}}}return (1000 - a);}
function is_near$(f,a,b,d){let c,e,$0,$1;c=a[(2179 + b)];if(((c<0)||(c==d))){return (c>=0);}for($0=0,$1=f[(32 + d)];$0<$1;$0+=1){e=$0;if((f[((112 + (d * 16)) + e)]==c)){return 1;}}return 0;}
function worn$(c,a,d){let e,b;b=$mod(a,100000);e=Math.max(0,(b - c[(d + 3)]));return Math.max(100,((a - b) + e));}
function odds_between$(l,c,f,k){let a,i,d,e,g,h,b,j,$0,$1,$2,$3;$0=[Math.floor(c/100000),$mod(c,100000)];a=$0[0];b=$0[1];$1=[Math.floor(f/100000),$mod(f,100000)];d=$1[0];e=$1[1];g=Math.max(Math.floor((100 * Math.max(a,d))/6),Math.floor((100 * Math.max(b,e))/14));if((g>10000)){$2=[Math.floor((a * 10000)/g),Math.floor((b * 10000)/g)];a=$2[0];b=$2[1];$3=[Math.floor((d * 10000)/g),Math.floor((e * 10000)/g)];d=$3[0];e=$3[1];}h=15;i=((Math.floor((a + 50)/100) * h) + Math.floor((b + 50)/100));j=((Math.floor((d + 50)/100) * h) + Math.floor((e + 50)/100));if(((j==0)&&(f>0))){j=1;}if(((i==0)&&(c>0))){i=1;}return (2762 + (((((i * 105) + j) * 2) + k) * 4));}
function defence$(a,b,c,d){let f,e;e=(power_of$(a,b,force_row$(c)) + walls$(a,b,c,d));e=(e + (b[(1049 + c)] * a[2760]));f=army_in$(b,c);if((f>=0)){e=(e + power_of$(a,b,army_row$(f)));}return e;}
function walls$(e,a,b,d){let c,f;c=a[(489 + b)];if((c==0)){return 0;}f=((d<0)?bonus_units$(e,c):d);return (f * e[(2756 + ((c==1)?5:4))]);}
function worth_of_leaving$(a,b,f,c){let d,e,g;d=defence$(a,b,c,(-1));e=Math.max(1,(d - a[2761]));g=(danger$(a,b,f,c,e) - danger$(a,b,f,c,d));return Math.floor((Math.max(0,g) * 100)/2000);}
function danger$(e,g,h,c,k){let l,j,b,a,d,i,f,$0,$1;a=1000;for($0=0,$1=e[(32 + c)];$0<$1;$0+=1){b=$0;d=((c * 16) + b);f=e[(112 + d)];if(!(is_rival$$(e,g,h,f))){continue;}i=e[(1392 + d)];j=power_of$(e,g,force_row$(f));a=Math.floor((a * (1000 - chance_to_win$(e,j,k,i)))/1000);l=army_in$(g,f);if(((l>=0)&&(g[(2194 + l)]==0))){j=power_of$(e,g,army_row$(l));a=Math.floor((a * (1000 - chance_to_win$(e,j,k,i)))/1000);}}return (1000 - a);}
function chance_to_win$(b,a,c,d){if((a==0)){return 0;}return b[(odds_between$(b,a,c,d) + 0)];}
function worth_of_province$(e,a,f,b,d){let g,i,h,c,$0;c=(100 + (30 * a[(489 + b)]));if(!((d & 4))){return c;}if(goal_with_one_more$(e,a,f,b)){return 20000;}$0=[a[(399 + f)],e[2703]];g=$0[0];h=$0[1];if((((g + 1)>=(h * e[2704]))&&($mod((g + 1),h)==0))){c=(c + 20);}i=a[(409 + b)];if((i>=0)){c=(c + (near_the_goal$(e,a,i) + Math.floor((a[(399 + i)] * 100)/100)));if(((d & 512)&&leads$(e,a,f,i))){c=(c + 100);}}return c;}
function leads$(a,b,f,c){let d,e,$0,$1;d=owned_by_player$(a,b,c);for($0=0,$1=a[11];$0<$1;$0+=1){e=$0;if(((a[(24 + e)]!=a[(24 + f)])&&(owned_by_player$(a,b,e)>d))){return 0;}}return 1;}
function near_the_goal$(a,b,c){return ((owned_by_player$(a,b,c)>=(a[30] - 4))?100:0);}
function goal_with_one_more$(a,b,c,e){let d;d=(a[30] - owned_by_player$(a,b,c));if(((d>6)||!(goal_counts_now$(a,b,c)))){return 0;}if(((d>1)&&(b[5]==c))){d=(d - to_enter$(a,b,c));if((b[(409 + e)]<0)){d=(d + 1);}}return (d<=1);}
function to_enter$(g,c,d){let e,h,i,b,j,a,f,$0,$1,$2,$3,$4,$5,$6,$7;a=2870;for($0=0,$1=g[31];$0<$1;$0+=1){b=$0;c[(a + b)]=0;if((c[(409 + b)]==d)){e=army_in$(c,b);f=units_of$(c,force_row$(b));c[(a + b)]=((e<0)?(f - 1):f);if(((e>=0)&&standing$(c,e)&&((f + regulars_of$(c,army_row$(e)))>0))){$2=(a + b);c[$2]=(c[$2] + 1);}}}h=0;for($3=0,$4=g[31];$3<$4;$3+=1){b=$3;if(((c[(409 + b)]>=0)||(c[(1929 + b)]>0))){continue;}for($5=0,$6=g[(32 + b)];$5<$6;$5+=1){i=$5;j=g[((112 + (b * 16)) + i)];if((c[(a + j)]>0)){$7=(a + j);c[$7]=(c[$7] - 1);h=(h + 1);break;}}}return h;}
function worth_of_source$(e,g,a,i){let c,d,h,b,f,$0,$1,$2;if((a==0)){return 0;}$0=[(a - 1),(-1000000)];b=$0[0];c=$0[1];for($1=0,$2=e[(32 + b)];$1<$2;$1+=1){d=$1;f=e[((112 + (b * 16)) + d)];h=g[(409 + f)];if(((h<0)||(h==g[3]))){c=Math.max(c,worth_of_move$(e,g,b,f,0,i));}}return c;}
function worth_of_entering$(d,c,g){let f,a,j,e,l,b,h,i,k,$0,$1;$0=[c[2325],c[3]];a=$0[0];b=$0[1];e=power_of$(d,c,army_row$(a));f=stands_alone$(c,a,c[(2179 + a)]);h=best_attack$(d,c,b,a,e,c[(2179 + a)],f,g);if(f){e=(($mod(e,100000)>=100)?Math.max(100,(e - 100)):e);}$1=[c[2327],c[(2179 + a)]];i=$1[0];j=$1[1];k=(best_attack$(d,c,b,a,e,i,1,g) - h);if((g & 2)){l=threat$(d,c,b,i,(e + walls$(d,c,i,(-1))));l=(l - threat$(d,c,b,j,defence$(d,c,j,(-1))));k=(k - Math.floor((l * worth_of_army$(c,a,g))/2000));}return k;}
function best_attack$(e,g,h,k,l,c,m,n){let i,a,b,d,j,f,o,$0,$1;a=0;for($0=0,$1=e[(32 + c)];$0<$1;$0+=1){b=$0;d=((c * 16) + b);f=e[(112 + d)];if(((g[(409 + f)]>=0)&&may_attack$(e,g,h,f,1))){i=defence$(e,g,f,(-1));j=e[(1392 + d)];o=worth_of_attack$(e,g,h,k,l,i,f,j,m,n);a=Math.max(a,o);}}return a;}
function worth_of_attack$(a,h,i,q,b,c,j,d,o,k){let m,n,g,e,l,f,p,$0;e=odds_between$(a,b,c,d);$0=[a[(e + 0)],a[(e + 1)]];f=$0[0];g=$0[1];l=worth_of_province$(a,h,i,j,k);m=army_in$(h,j);n=((m>=0)?worth_of_daimyo$(a,h,i,m,k):0);if(((f<Math.floor(k/1024))&&((l + n)<20000))){return (-1000000);}if(!(o)){g=f;}p=(((g + Math.floor((f - g)/3)) * l) + (f * n));if(o){p=(p - ((1000 - f) * 100));}if(((k & 2)&&(q!=15))){p=(p - Math.floor(((1000 - f) * worth_of_army$(h,q,k))/2));}return (Math.floor(p/1000) + Math.floor(((a[(e + 3)] - a[(e + 2)]) * 20)/100));}
function stands_alone$(b,a,c){let e,d,$0,$1;if((a==15)){return (army_in$(b,c)<0);}d=force_row$(c);for($0=0,$1=6;$0<$1;$0+=1){e=$0;if(((e!=4)&&(b[(d + e)]>0))){return 0;}}return 1;}
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
function provinces_in_reach$(c,d,e,i){let k,g,b,h,a,l,f,j,$0,$1,$2,$3,$4;$0=[owned_by_player$(c,d,e),0];a=$0[0];b=$0[1];for($1=0,$2=c[31];$1<$2;$1+=1){f=$1;if((d[(409 + f)]!=e)){continue;}g=army_in$(d,f);h=force_row$(f);if((units_of$(d,h)>0)){j=best_attack$(c,d,e,15,power_of$(c,d,h),f,(g<0),i);$3=[(a + ((j>0)?1:0)),Math.max(b,j)];a=$3[0];b=$3[1];}if(((g>=0)&&(d[(2194 + g)]==0))){k=stands_alone$(d,g,f);l=power_of$(c,d,army_row$(g));j=best_attack$(c,d,e,g,l,f,k,i);$4=[(a + ((j>0)?1:0)),Math.max(b,j)];a=$4[0];b=$4[1];}}return ((b>=10000)?c[30]:a);}
function koku_to_levy$(c,a,b){return Math.min(price$(a,tray_row$(b),c,2675),Math.floor(a[(399 + b)]/2));}
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
function record$(a,b,c){let f,e,d,$0,$1,$2,$3;record$$(a,b,c);if((b[7]!=6)){return;}c[465]=kind_of_game$(a);for($0=0,$1=a[11];$0<$1;$0+=1){d=$0;e=(471 + (d * 14));for($2=0,$3=14;$2<$3;$2+=1){f=$2;c[(e + f)]=0;}c[(466 + d)]=(b[(389 + d)]==0);if((b[(389 + d)]==0)){count_seat$(a,b,c,d,e);}}}
function count_seat$(a,c,h,d,i){let b,g,e,f;b=Math.max(1,a[30]);e=owned_by_player$(a,c,d);f=Math.floor((1000 * e)/b);g=Math.max(0,(10 - (b - e)));h[(i + 0)]=f;h[(i + 1)]=Math.floor((f * f)/1000);h[(i + 2)]=Math.floor(((1000 * g) * g)/100);h[(i + 12)]=Math.floor((1000 * c[(304 + d)])/10);h[(i + 13)]=(1000 * (c[272]==d));h[(i + 11)]=(100 * Math.max(0,(provinces_in_reach$(a,c,d,768134) - e)));count_armies$(a,c,h,d,i);count_forces$(a,c,h,d,i);}
function count_forces$(g,e,h,f,i){let c,d,a,b,$0,$1,$2;$0=0;a=$0;b=$0;c=$0;for($1=0,$2=g[31];$1<$2;$1+=1){d=$1;if((e[(409 + d)]==f)){a=(a + regulars_of$(e,force_row$(d)));b=(b + (e[(489 + d)]!=0));if(((army_in$(e,d)<0)&&(rivals_beside$(g,e,f,d)>0))){c=(c + danger$(g,e,f,d,defence$(g,e,d,(-1))));}}}h[(i + 5)]=Math.floor((1000 * a)/30);h[(i + 8)]=Math.floor((1000 * b)/5);h[(i + 10)]=Math.floor(c/10);}
function count_armies$(h,f,j,i,k){let e,a,d,g,c,b,$0,$1,$2;$0=0;a=$0;b=$0;c=$0;d=$0;for($1=(i * 3),$2=((i + 1) * 3);$1<$2;$1+=1){e=$1;g=f[(2179 + e)];if((g>=0)){a=(a + 1);b=(b + regulars_of$(f,army_row$(e)));c=(c + (f[(2209 + e)] - 1));d=(d + threat$(h,f,i,g,defence$(h,f,g,(-1))));}}j[(k + 3)]=(1000 * (a==1));j[(k + 4)]=(1000 * (a==2));j[(k + 6)]=Math.floor((1000 * b)/12);j[(k + 7)]=Math.floor((1000 * c)/6);j[(k + 9)]=Math.floor(d/Math.max(1,a));}
function kind_of_game$(a){let b;if((a[23]==3)){return 1;}b=(((2 + a[11]) - 3) + ((a[23]==2)?3:0));return b;}
function record$$(d,b,a){let g,e,f,c,$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16;$0=[b[8],b[7],b[6]];a[0]=$0[0];a[1]=$0[1];a[2]=$0[2];for($1=0,$2=d[11];$1<$2;$1+=1){c=$1;a[(5 + c)]=(b[(399 + c)] + b[(404 + c)]);a[(10 + c)]=daimyos_of$(b,c);$3=[b[(389 + c)],b[(394 + c)]];a[(15 + c)]=$3[0];a[(20 + c)]=$3[1];a[(25 + c)]=b[(2560 + c)];a[(30 + c)]=b[(2565 + c)];$4=[b[(339 + c)],units_of_seat$(d,b,c)];a[(35 + c)]=$4[0];a[(40 + c)]=$4[1];}for($5=0,$6=25;$5<$6;$5+=1){e=$5;$7=[b[(2570 + e)],b[(2595 + e)]];a[(45 + e)]=$7[0];a[(70 + e)]=$7[1];}for($8=0,$9=90;$8<$9;$8+=1){e=$8;a[(95 + e)]=b[(2620 + e)];}for($10=0,$11=d[31];$10<$11;$10+=1){e=$10;a[(185 + e)]=b[(2710 + e)];}$12=$K1;f=$12[0];g=$12[1];a[3]=(-1);for($13=0,$14=d[11];$13<$14;$13+=1){c=$13;if((a[(5 + c)]>g)){$16=[a[(5 + c)],(1 << c),c];g=$16[0];f=$16[1];a[3]=$16[2];}else{if((a[(5 + c)]==g)){$15=[(f | (1 << c)),(-1)];f=$15[0];a[3]=$15[1];}}}a[4]=0;if((b[8]>=0)){a[4]=(1 << b[8]);}else{if((b[7]==4)){a[4]=f;}}}
function units_of_seat$(f,c,d){let b,a,e,$0,$1,$2,$3;a=0;for($0=(d * 3),$1=((d + 1) * 3);$0<$1;$0+=1){b=$0;if((c[(2179 + b)]>=0)){a=(a + units_of$(c,army_row$(b)));}}for($2=0,$3=f[31];$2<$3;$2+=1){e=$2;if((c[(409 + e)]==d)){a=(a + units_of$(c,force_row$(e)));}}return a;}
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
function redraw$(e,a,c,f){let b,d,$0,$1,$2,$3;if(((a[1]==11)||(a[1]==12))){for($0=0,$1=e[11];$0<$1;$0+=1){b=$0;d=((a[273]==b)&&(a[272]==c));if((a[2]==9)){d=0;}if((is_rival$(e,c,b)&&!(d))){f=redraw_plan$(e,a,b,f);}}}if(!(ronin_lie_hidden$(e,a))){return;}for($2=0,$3=e[11];$2<$3;$2+=1){b=$2;if(is_rival$(e,c,b)){f=redraw_stacks$(e,a,b,f);}}}
function redraw_stacks$(e,d,a,i){let j,h,f,c,b,g,$0,$1,$2,$3,$4,$5,$6,$7;b=(2400 + (a * 32));for($0=0,$1=e[31];$0<$1;$0+=1){c=$0;if(((d[(409 + c)]==a)&&(d[(1049 + c)]>0))){note_size$(d,a,d[(1049 + c)]);d[(1049 + c)]=0;}}for($2=0,$3=32;$2<$3;$2+=1){f=$2;g=d[(b + f)];d[(b + f)]=0;if((g==0)){continue;}h=0;for($4=0,$5=e[31];$4<$5;$4+=1){c=$4;if(can_hold$(d,a,c,g)){h=(h + 1);}}j=among(uniform_of(i),h);i=next_word(i);for($6=0,$7=e[31];$6<$7;$6+=1){c=$6;if(can_hold$(d,a,c,g)){if((j==0)){d[(1049 + c)]=g;break;}j=(j - 1);}}}return i;}
function can_hold$(a,c,b,d){if(((a[(409 + b)]!=c)||(a[(1049 + b)]>0))){return 0;}return (ronin_room$(a,b)>=d);}
function redraw_plan$(g,c,a,d){let h,e,f,b,$0,$1,$2,$3,$4,$5;b=(309 + (a * 5));if((c[(334 + a)]<5)){return d;}e=c[(304 + a)];for($0=0,$1=5;$0<$1;$0+=1){f=$0;c[(b + f)]=0;}if((0<($2=g[2689])&&$2<=e)){if((among(uniform_of(d),2)==1)){c[(b + 1)]=g[2689];e=(e - g[2689]);}}d=next_word(d);for($3=0,$4=e;$3<$4;$3+=1){h=$3;f=among(uniform_of(d),4);d=next_word(d);$5=(b + ((f<1)?f:(f + 1)));c[$5]=(c[$5] + 1);}return d;}

const DICE=new Dice(_shipped_pool$),GAME={"name": "swords", "row": 541, "aside": 230, "redrawn": 24301};
const RULES={prepare:prepare$,settle:settle$,hide:hide$,show:show$,clear:clear_options$},AT={"PENDING": 0, "DECISION": 2, "ASKED": 3, "OPTIONS_OPEN": 4, "ACTIVE": 5, "TURN": 6, "ENDED": 7, "WINNER": 8, "CHOICES": 9, "PLAYING": 0, "BOTS": 1, "DRAWN": 9, "UNIFORM": 100000, "AUTOMATIC": -1};
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
return{Sitting,Player,GAME,AT,facesOf};})();
const $chains = new WeakMap();
const $fought = (ranged, hand, fallen) => {
const tabled = (duel) => {
if ($chains.has(duel)) return $chains.get(duel);
const { attacker_: attacker, defender_: defender } = duel;
const hurt = (own, other, phase) => { // hits on a side by the other's strength, what they leave
const hits = [...$get(other.pools_, phase)].map((one) => [...one.values()]);
return { hits, left: own.after_(Math.max(...hits.map((one) => one.length)) - 1).tolist_() };
};
const units = (side) => side.counts_.tolist_().slice(0, -1)
.map((counts) => counts.slice(0, fallen).reduce((a, b) => a + b, 0));
const of = units(attacker).flatMap((a, i) => units(defender).map((d, j) => [a + d, i, j]));
const phases = [ranged, hand].map((phase) => [hurt(attacker, defender, phase), hurt(defender, attacker, phase)]);
$chains.set(duel, { places: of.sort((one, other) => one[0] - other[0]), phases });
return $chains.get(duel);
};
return (duel, worth) => {
const { places, phases } = tabled(duel), [high, wide] = worth.shape;
const value = [...worth.values()], between = [...value], fight = [...value];
const average = ([a, d], i, j, values) => {
const onA = a.hits[j], onD = d.hits[i], leftA = a.left[i], leftD = d.left[j];
let sum = 0;
for (let k = 0; k < onA.length; k++)
for (let m = 0; m < onD.length; m++) sum += onA[k] * values[leftA[k] * wide + leftD[m]] * onD[m];
return [sum, onA[0] * onD[0]];
};
for (const [, i, j] of places) {
const at = i * wide + j;
value[at] = between[at] = 0; // the share that leads back here is put in below
const [byHand, sameHand] = average(phases[1], i, j, value);
const [shot, sameShot] = average(phases[0], i, j, between);
value[at] = fight[at] = (shot + sameShot * byHand) / (1 - sameShot * sameHand);
between[at] = byHand + sameHand * value[at];
}
return new NDArray(fight, [high, wide]);
};
};

class $$Table1 extends $Object {}
$class($$Table1,"Table",null);
class $$Seat extends $Object {}
$class($$Seat,"Seat",{name:null,koku:()=>null,cards:()=>null,armies:()=>$$K1,forces:()=>$$K1,sword:()=>0,face_down:()=>$$K1,plan:()=>$$K1,levied:()=>$$K1,out:()=>0,heir:()=>null});
class $$Changes extends $Object {}
$class($$Changes,"Changes",{own:()=>false,provinces:()=>$$K1,without:()=>$$K1,cut:()=>$$K1,borders:()=>$$K1});
class $$Scenario1 extends $Object {}
$class($$Scenario1,"Scenario",{title:null,variant:()=>"standard",seats:()=>$$K547,goal:()=>null,round_limit:()=>null,map:()=>$call($$Changes),castles:()=>$$K1,round:()=>0,ninja:()=>null,war:()=>null,action:()=>"",source:()=>"assumed",notes:()=>""});
class $$Army1 extends $Object {}
$class($$Army1,"Army",{index:null,where:null,units:null,level:()=>1,hole:()=>1});
class $$Names1 extends $Object {}
$class($$Names1,"Names",null);
const $$said=((function(a,b){return ("  "+$text(a)+": "+$text(b));}));
class $$Told1 extends $Object {}
$class($$Told1,"Told",null);
class $$War extends $Object {}
$class($$War,"War",null);
const $$narrated_steps1=($def("scenario question state steps",function*(a,b,c,d){let h,e,j,f,g;e=$call($$Names1,a);[f,g]=$unpacked([$call($$Told1,e,$call($py.int,$get(b,11))),$call($$War,e)],-1,2);h=($true($lt($get(c,1),9))?["set-up"]:[]);for(const i of $it(d)){j=i;(yield [j,$add(h,$$_tell(f,g,j))]);[c,h]=$unpacked([$attr(j,"after_"),[]],-1,2);}(yield [null,[$$_result(e,b,c)]]);}));
const $$_result=($def("names q s",function(a,b,c){let f,n,l,i,h,e,k,m,d;e=($true(d=$get($$K618,$get(c,7)))?d:"the record ends here");f=("in round "+$text($call($py.int,$get(c,6))));if($true($lt($get(c,8),0))){return ("result: nobody wins alone ("+$text(e)+"), "+$text(f));}h=$each($call($py.range,$call($py.int,$get(b,11))),g=>$call($py.int,$get(b,$add(24,g))));i=$get(h,$call($py.int,$get(c,8)));k=$each($call($py.enumerate,h),([g,j])=>g,([g,j])=>$true($eq(j,i)));l=$$many($py.sum($each(k,g=>$call($py.int,$add($get(c,$add(399,g)),$get(c,$add(404,g)))))),"province");m=a.seat_($get(k,0));if($true($gt($py.len(k),1))){n=" and ".join_($each(k,g=>a.seat_(g)));m=("player "+$text($add($py.sorted($call($py.set,h)).index_(i),1))+" ("+$text(n)+")");}return ("result: "+$text(m)+" wins ("+$text(e)+") with "+$text(l)+", "+$text(f));}));
const $$_tell=($def("told war step",function(a,b,c){let d;d=$call($py.int,$get(c.before_,1));if(($true($lt($get(c.before_,2394),0))&&$true($lt(d,9)))){return $call($py.list,a.set_up_(c));}if($true($eq(d,9))){return [a.heading_(c.before_)];}if(($true($lt(d,23))&&$true($lt($get(c.before_,2394),0)))){return $call($py.list,a.action_(c));}if($true($eq(d,49))){return [$$_round_end(a,$attr(c,"after_"))];}return $call($py.list,b.tell_(c));}));
const $$_round_end=((function(a,b){let d;d=", ".join_($each(a.seats_,c=>(""+$text($attr(a,"names_").seat_(c))+" "+$text($call($py.int,$get(b,$add(304,c))))),c=>$true($eq($get(b,$add(389,c)),0))));return $$said("Action 9, Collect Koku",d);}));
const $$many=((function(a,b,c=null){let d;return (""+$text(a)+" "+$text(($true($eq(a,1))?b:($true(d=c)?d:$add(b,"s")))));}));
const $$_step_of=((function(a){return $$K619.get_($call($py.int,$get(a,2330)),"Hits");}));
const $$sword=((function(a){return ("the "+$text($get($$K620,a))+" sword");}));
const $$army_row=((function(a){return $add(2089,$mul(a,6));}));
const $$units=((function(a){return ", ".join_($each($call($py.enumerate,a),([b,c])=>$$count_of(b,c),([b,c])=>$true($gt(c,0))));}));
const $$force_row=((function(a){return $add(569,$mul(a,6));}));
const $$scene1=($def("scenario facts",function(a,b=null){let j,d,h,o,q,n,e,c,k,m;[c,d]=$unpacked([$$owners(a),$call($py.dict,a.castles_)],-1,2);h=$dict($all(a.seats_,g=>$each(g.forces_,([e,f])=>[e,$$strength(f)])));j=$dict($all(a.seats_,g=>$each(g.armies_,i=>[i.where_,$$army_label(i)])));k=[];for(const l of $it($call($$chart_of,a.map_).provinces_)){m=l;e=$attr(m,"name_");n=$$_province(m.short_,c.get_(e),h.get_(e),j.get_(e));n=$i_add(n,($true($eq(d.get_(e),"fortress"))?"<path d=\"M18-34h28l3 5h-34z\"/>":""));n=$i_add(n,($in(e,d)?"<path d=\"M22-38v-14h4v4h4v-4h4v4h4v-4h4v14z\" fill=\"#fff\" stroke=\"#000\"/>":""));k.append_($call($$Piece,$mul(100,m.x_),$mul(100,m.y_),n));}if($true(a.to_be_set_up_)){return $call($$Scene,$call($py.tuple,k));}o=$$goal_of(a,((b===null)?$call($load.swords):b));q=$each($call($py.enumerate,a.seats_,1),([p,g])=>$add((""+$text(p)+" "+$text(($true($ne($attr(g,"name_"),("Seat "+$text(p))))?$attr(g,"name_"):""))).strip_(),(" has "+$text($py.len($$owned_by(g))))),([p,g])=>!$true(g.out_));return $call($$Scene,$call($py.tuple,k),("Provinces by seat (goal "+$text(o)+"): "+$text(" \u00b7 ".join_(q))));}));
const $$owned_by=((function(a){return $call($py.frozenset,[...$it($each(a.armies_,b=>b.where_).values()),...$it($each(a.forces_,([c,])=>c).values())]);}));
const $$goal_of=($def("scenario facts",function(a,b){let c;if((a.goal_!==null)){return a.goal_;}c=$dict([["two-player","goal_two_player"],["quick",("goal_quick_"+$text(a.players_))]]);return $call($py.int,b.number_(c.get_(a.variant_,"goal")));}));
const $$_province=((function(a,b,c,d){let e,g,f;e=((b===null)?"#777":$get($$K622,b));f=((b===null)?1:5);g=[("<rect x=\""+$format($div($neg(86),2),("g"))+"\" y=\""+$format($div($neg(76),2),("g"))+"\" width=\""+$text(86)+"\" height=\""+$text(76)+"\" fill=\"#fff\" stroke=\""+$text(e)+"\" stroke-width=\""+$text(f)+"\"/>"),$$text(0,$neg(14),a,"mid strong")];if((c!==null)){g.append_($$text(0,((d!==null)?3:8),c,"mid"));}if((d!==null)){g.append_("<rect x=\"-38\" y=\"10\" width=\"76\" height=\"19\"/>");g.append_($$text(0,23,d,"mid ri"));}if((b!==null)){g.append_(("<circle cx=\"-36\" cy=\"-32\" r=\"11\" fill=\""+$text(e)+"\"/>"));g.append_($$text($neg(36),$neg(28),$add(b,1),"mid strong ri"));}return "".join_(g);}));
const $$army_label=((function(a){let b;b=($true(a.fallen_)?" \u2020":"");return ("A"+$text($attr(a,"index_"))+" L"+$text(a.level_)+" \u00b7 "+$text($py.sum($attr(a,"units_")))+$text(b));}));
const $$strength=($def("units",function(a){return " ".join_($each($$K623.items_(),([b,c])=>(""+$text($get(a,b))+$text(c)),([b,c])=>$true($get(a,b))));}));
const $$owners=($def("scenario",function(a){return $dict($all($call($py.enumerate,a.seats_),([c,d])=>$each($$owned_by(d),b=>[b,c])));}));
class $$War1 extends $Object {}
$class($$War1,"War",{seat:null,phase:()=>"A",battle:()=>null,declared:()=>$$K1});
const $$position1=($def("scenario s notes",function(a,b,c=""){let f,i,e;e=$each($call($$chart_of,a.map_).provinces_,d=>$attr(d,"name_"));f=$dict([[1,"castle"],[2,"fortress"]]);i=$each($call($py.enumerate,e),([h,g])=>[g,$call($py.int,$get(b,$add(489,h)))]);return $kw($py.replace,[a],{seats:$call($py.tuple,$each($call($py.enumerate,a.seats_),([h,j])=>$$_seat(b,h,j,e))),castles:$call($py.tuple,$each(i,([g,k])=>[g,$get(f,k)],([g,k])=>$true(k))),round:$call($py.int,$get(b,6)),ninja:($true($lt($get(b,272),0))?null:$call($py.int,$get(b,272))),war:($true($lt($get(b,5),0))?null:$call($$War1,$call($py.int,$get(b,5)))),action:$$action_of(b),source:($true(a.to_be_set_up_)?"assumed: a game played by bots":a.source_),notes:" ".join_($each([a.notes_,c],l=>l,l=>$true(l)))});}));
const $$action_of=((function(a){return $py.next($each($$K629.items_(),([b,[c,]])=>b,([b,[c,]])=>$true($eq($get(a,1),c))),"");}));
const $$_seat=($def("s number one names",function(a,b,c,d){let k,f,l,i,m,j;f=$call($py.tuple,$each($call($py.range,$mul(b,3),$mul($add(b,1),3)),e=>$call($$Army1,$add($mod(e,3),1),$get(d,$call($py.int,$get(a,$add(2179,e)))),$$_units(a,$$army_row(e)),$call($py.int,$get(a,$add(2209,e))),$call($py.int,$get(a,$add(2224,e)))),e=>$true($ge($get(a,$add(2179,e)),0))));i=$call($py.tuple,$each($call($py.enumerate,d),([h,g])=>[g,$$_units(a,$$force_row(h))],([h,g])=>($true($eq($get(a,$add(409,h)),b))&&$true($$units_of(a,$$force_row(h))))));[j,k]=$unpacked([$call($py.int,$get(a,$add(389,b))),$$action_of(a)],-1,2);l=$get($get(a,$slice($add(309,$mul(b,5)),null,null)),$slice(null,5,null)).tolist_();m=$call($py.int,$get(a,$add(394,b)));return $kw($py.replace,[c],{koku:(($true(j)||$true(k)||$true($ge($get(a,5),0)))?null:$call($py.int,$get(a,$add(304,b)))),cards:null,armies:f,forces:i,sword:($true(j)?0:$call($py.int,$get(a,$add(339,b)))),face_down:$call($py.tuple,$each($call($py.enumerate,d),([h,g])=>[g,$call($py.int,$get(a,$add(1049,h)))],([h,g])=>($true($eq($get(a,$add(409,h)),b))&&$true($get(a,$add(1049,h)))))),plan:(($true(k)&&!$true(j))?$call($py.tuple,l):[]),levied:(($true($eq(k,"place"))&&!$true(j))?$$_units(a,$$levy_row(b)):[]),out:j,heir:($true($lt(m,0))?null:m)});}));
const $$levy_row=((function(a){return $add(354,$mul(a,6));}));
const $$units_of=((function(a,b){let c,e;c=0;for(const d of $it($call($py.range,6))){e=d;if($true($ne(e,4))){c=$i_add(c,$get(a,$add(b,e)));}}return c;}));
const $$_units=((function(a,b){return $call($py.tuple,$each($get(a,$slice(b,$add(b,6),null)),c=>$call($py.int,c)));}));
class $$Chart extends $Object {}
$class($$Chart,"Chart",{provinces:null,borders:null});
class $$Province extends $Object {}
$class($$Province,"Province",{name:null,region:()=>"",x:()=>(0.0),y:()=>(0.0),also:()=>""});
class $$Border extends $Object {}
$class($$Border,"Border",{a:null,b:null,sea:()=>false,source:()=>"assumed"});
const $$chart_of=$memo((function(a){let b,g,i,h,k,f,d;b=($true(a.own_)?$call($$Chart,[],[]):$call((()=>$$K834)));d=$each(b.provinces_,c=>c,c=>!$in($attr(c,"name_"),a.without_));d=$i_add(d,$each(a.provinces_,c=>c,c=>!$in($attr(c,"name_"),$set($each(d,e=>$attr(e,"name_"))))));f=$set($each(d,c=>$attr(c,"name_")));h=$set($each(a.cut_,g=>$attr(g,"ends_")));i=$dict($each(b.borders_,g=>[$attr(g,"ends_"),g],g=>!$in($attr(g,"ends_"),h)));for(const j of $it(a.borders_)){g=j;i.setdefault_($attr(g,"ends_"),g);}k=$each(i.values_(),c=>c,c=>($true($le($attr(c,"ends_"),f))&&$true($gt($py.len($attr(c,"ends_")),1)))).values();return $call($$Chart,$call($py.tuple,d),$call($py.tuple,k));}));
const $$ground1=($def("scenario",function(a){let g,h,e,n,b,c,j,i,l,m;[b,c]=$unpacked([$call($$chart_of,a.map_),[]],-1,2);for(const d of $it(b.borders_)){e=d;[g,h]=$unpacked($each([e.a_,e.b_],f=>$get(b.provinces_,$get(b.numbers_,f))).values(),-1,2);i=("M"+$text($$short($mul(100,g.x_)))+" "+$text($$short($mul(100,g.y_)))+"L"+$text($$short($mul(100,h.x_)))+" "+$text($$short($mul(100,h.y_))));j=($true(e.sea_)?"stroke=\"#1b4f91\" stroke-dasharray=\"9 6\"":"stroke=\"#555\"");c.append_(("<path d=\""+$text(i)+"\" stroke-width=\"2.5\" "+$text(j)+"/>"));}l=$each(b.provinces_,k=>$mul(100,k.x_));m=$each(b.provinces_,k=>$mul(100,k.y_));n=[$sub($py.min(l),50),$sub($py.min(m),60),$add($sub($py.max(l),$py.min(l)),100),$add($sub($py.max(m),$py.min(m)),110)];return $call($$Ground1,n,"".join_(c));}));
const $$first_state=($def("q scenario facts",function(a,b,c){let t,h,r,g,e,l,d,k,p,i,m,u;d=$$empty_state(a);e=$call($$chart_of,b.map_).numbers_;for(const f of $it(b.castles_)){[g,h]=$unpacked(f,-1,2);$put(d,$add(489,$get(e,g)),($true($eq(h,"fortress"))?2:1));}i=$unpacked($$in_the_box(b,c),-1,2);$put(d,270,i[0]);$put(d,271,i[1]);if($true(b.to_be_set_up_)){$$_fill_cards(a,d);$put(d,1,0);return d;}for(const j of $it($call($py.enumerate,b.seats_))){[k,l]=$unpacked(j,-1,2);$put(d,$add(304,k),$$koku_of(b,k,c));m=$unpacked([l.sword_,l.out_],-1,2);$put(d,$add(339,k),m[0]);$put(d,$add(389,k),m[1]);$put(d,$add(394,k),((l.heir_===null)?(-1):l.heir_));for(const n of $it($$owned_by(l))){g=n;$put(d,$add(409,$get(e,g)),k);$put(d,$add(399,k),$i_add($get(d,$add(399,k)),1));}for(const o of $it(l.forces_)){[g,p]=$unpacked(o,-1,2);for(const q of $it($$K835)){r=q;$put(d,$add($$force_row($get(e,g)),r),$get(p,r));}}for(const s of $it(l.armies_)){t=s;$$_place(d,k,t,$get(e,t.where_));}$$_fill_tray(d,k,$$tray(b,k,c));}$$_give_up_vanished(d,b,c);$put(d,272,((b.ninja_===null)?(-1):b.ninja_));u=$unpacked([b.round_,9],-1,2);$put(d,6,u[0]);$put(d,1,u[1]);if($true($attr(b,"action_"))){$$begin_action(d,b);}if((b.war_!==null)){$$begin_war(a,d,b,b.war_,e);}return d;}));
const $$begin_war=($def("q s scenario war numbers",function(a,b,c,d,e){let o,j,p,h,k,g,m;for(const f of $it($call($py.enumerate,c.seats_))){[g,h]=$unpacked(f,-1,2);$put(b,$add(304,g),0);for(const i of $it(h.face_down_)){[j,k]=$unpacked(i,-1,2);$put(b,$add(1049,$get(e,j)),k);$put(b,269,$i_sub($get(b,269),k));}for(const l of $it(h.forces_)){[j,m]=$unpacked(l,-1,2);$$_reveal(b,$$force_row($get(e,j)),$get(m,4));}for(const n of $it(h.armies_)){o=n;p=$sub($add($mul(g,3),$attr(o,"index_")),1);$$_reveal(b,$$army_row(p),$get($attr(o,"units_"),4));}}$put(b,2314,$sub($get(b,$add(339,$attr(d,"seat_"))),1));$$next_turn(a,b);if($true($eq($attr(d,"phase_"),"B"))){$$end_phase_a(a,b);}else{if($true($eq($attr(d,"phase_"),"C"))){$$_fight(a,b,d,e);}else{if($true($eq($attr(d,"phase_"),"D"))){$$begin_phase_d(a,b);}}}}));
const $$end_phase_a=($def("q s",function(a,b){$$forget_arrivals(a,b);$put(b,2324,0);$$go_by_ninja(a,b,30);}));
const $$go_by_ninja=($def("q s then",function(a,b,c){let d;if(($true($lt($get(b,272),0))||$true($le($get(b,6),$get(a,2706))))){$put(b,1,c);}else{d=$unpacked([c,50],-1,2);$put(b,2391,d[0]);$put(b,1,d[1]);}}));
const $$forget_arrivals=($def("q s",function(a,b){let d;for(const c of $it($call($py.range,1369,$add(1369,$mul($get(a,31),6))))){d=c;$put(b,d,0);}}));
const $$_fight=($def("q s war numbers",function(a,b,c,d){let f,g,h;for(const e of $it(c.declared_)){f=e;g=$get(d,f.target_);if($true($attr(f,"army_"))){$put(b,$add(2239,$$_army(c,f)),g);}else{$put(b,$add(1289,$get(d,f.where_)),g);}}if((c.battle_===null)){$$go_by_ninja(a,b,32);return null;}f=c.battle_;$put(b,2325,($true($attr(f,"army_"))?$$_army(c,f):15));$put(b,2326,($true($attr(f,"army_"))?$get(b,$add(2179,$get(b,2325))):$get(d,f.where_)));$put(b,2327,$get(d,f.target_));if($true($attr(f,"army_"))){$put(b,$add(2254,$get(b,2325)),$get(b,$add(2209,$get(b,2325))));}if((f.bonus_!==null)){$put(b,$add(1129,$get(b,2327)),f.bonus_);}$$begin_battle(a,b);h=$unpacked([6,1],-1,2);$put(b,2330,h[0]);$put(b,2329,h[1]);$put(b,1,38);}));
const $$begin_battle=($def("q s",function(a,b){let c,d;c=$get(b,2327);if($true($lt($get(b,$add(1129,c)),0))){$put(b,$add(1129,c),$$bonus_units(a,$get(b,$add(489,c))));}$put(b,2328,$$is_naval(a,$get(b,2326),c));$put(b,2329,0);$put(b,$add(2710,c),$i_add($get(b,$add(2710,c)),1));$$tally(b,$get(b,5),9,1);$$tally(b,$get(b,5),12,$get(b,2328));$$tally(b,$get(b,$add(409,c)),13,1);if($true($ne($get(b,2325),15))){$put(b,$add(2254,$get(b,2325)),$i_sub($get(b,$add(2254,$get(b,2325))),1));}$$start(b,2330,$get(b,2328));d=6;$put(b,$add(2330,5),d);$put(b,$add($add(2330,5),1),d);$put(b,$add(2330,7),($true($eq($get(b,$add(489,c)),2))?4:5));$$load_sides(b);$put(b,1,37);}));
const $$load_sides=((function(a){let b,g,e,f,c;[b,c]=$unpacked([$get(a,2325),$get(a,2327)],-1,2);for(const d of $it($call($py.range,$$side_at(0),$add($$side_at(0),$mul(2,14))))){e=d;$put(a,e,0);}if($true($eq(b,15))){$$load(a,$$force_row($get(a,2326)),$add($$side_at(0),6));}else{$$load(a,$$army_row(b),$add($$side_at(0),0));}[f,g]=$unpacked([$$side_at(1),$$army_in(a,c)],-1,2);$$load(a,$$force_row(c),$add(f,6));if($true($ge(g,0))){$$load(a,$$army_row(g),$add(f,0));$put(a,$add(f,13),$get(a,$add(2194,g)));}$put(a,$add(f,12),$get(a,$add(1129,c)));}));
const $$army_in=((function(a,b){let f,d,c;c=$get(a,$add(409,b));d=(-1);if($true($ge(c,0))){for(const e of $it($call($py.range,$mul(c,3),$mul($add(c,1),3)))){f=e;if(($true($eq($get(a,$add(2179,f)),b))&&($true($lt(d,0))||$true($ne(f,$get(a,2315)))))){d=f;}}}return d;}));
const $$load=((function(a,b,c){let e;for(const d of $it($call($py.range,6))){e=d;$put(a,$add(c,e),$get(a,$add(b,e)));}}));
const $$side_at=($def("side",function(a){return $add($add(2330,8),$mul(a,14));}));
const $$start=((function(a,b,c){let d;$put(a,$add(b,0),($true($gt(c,0))?0:2));d=0;$put(a,$add(b,1),d);$put(a,$add($add(b,1),1),d);}));
const $$tally=((function(a,b,c,d){$put(a,$add($add(2620,$mul(b,18)),c),$i_add($get(a,$add($add(2620,$mul(b,18)),c)),d));}));
const $$is_naval=($def("q there province",function(a,b,c){let f,d;d=$mul(b,16);for(const e of $it($call($py.range,$get(a,$add(32,b))))){f=e;if($true($eq($get(a,$add($add(112,d),f)),c))){return $get(a,$add($add(1392,d),f));}}return 0;}));
const $$bonus_units=($def("q built",function(a,b){if($true($eq(b,0))){return 0;}return ($true($eq(b,1))?$get(a,2691):$get(a,2692));}));
const $$_army=($def("war attack",function(a,b){return $sub($add($mul($attr(a,"seat_"),3),$attr(b,"army_")),1);}));
const $$begin_phase_d=($def("q s",function(a,b){let d,e;$$forget_arrivals(a,b);for(const c of $it($call($py.range,$mul($get(a,11),3)))){d=c;$put(b,$add(2284,d),0);}e=(-1);$put(b,2315,e);$put(b,2325,e);$$go_by_ninja(a,b,42);}));
const $$next_turn=($def("q s",function(a,b){let j,f,c,d,g,h,k;$put(b,2314,$i_add($get(b,2314),1));c=$$seat_with(b,$get(b,2314));if($true($lt(c,0))){$put(b,1,49);return null;}if($true($gt($get(b,$add(389,c)),0))){return null;}$put(b,5,c);d=(-1);$put(b,2315,d);$put(b,2317,d);$put(b,2325,d);for(const e of $it($call($py.range,$get(a,31)))){f=e;g=(-1);$put(b,$add(1129,f),g);$put(b,$add(1289,f),g);h=0;$put(b,$add(1849,f),h);$put(b,$add(2009,f),h);}$$forget_arrivals(a,b);for(const i of $it($call($py.range,$mul($get(a,11),3)))){j=i;k=0;$put(b,$add(2284,j),k);$put(b,$add(2269,j),k);$put(b,$add(2299,j),k);$put(b,$add(2239,j),(-1));}$$go_by_ninja(a,b,24);}));
const $$seat_with=($def("s sword",function(a,b){let d;for(const c of $it($call($py.range,5))){d=c;if($true($eq($get(a,$add(339,d)),b))){return d;}}return (-1);}));
const $$_reveal=((function(a,b,c){$put(a,$add(b,4),c);$put(a,269,$i_sub($get(a,269),c));}));
const $$begin_action=($def("s scenario",function(a,b){let f,e,c,g;c=$unpacked($get($$K629,$attr(b,"action_")),-1,2);$put(a,1,c[0]);$put(a,266,c[1]);for(const d of $it($call($py.enumerate,b.seats_))){[e,f]=$unpacked(d,-1,2);g=$unpacked([0,5],-1,2);$put(a,$add(304,e),g[0]);$put(a,$add(334,e),g[1]);if($true(f.plan_)){$put($get(a,$slice($add(309,$mul(e,5)),null,null)),$slice(null,5,null),f.plan_);}if($true(f.levied_)){$put($get(a,$slice($$levy_row(e),null,null)),$slice(null,6,null),f.levied_);$put($get(a,$slice($$tray_row(e),null,null)),$slice(null,6,null),$i_sub($get($get(a,$slice($$tray_row(e),null,null)),$slice(null,6,null)),f.levied_));}}}));
const $$tray_row=((function(a){return $add(274,$mul(a,6));}));
const $$_give_up_vanished=($def("s scenario facts",function(a,b,c){let h,f,e,i;for(const d of $it($call($py.enumerate,b.seats_))){[e,f]=$unpacked(d,-1,2);if(($true(f.out_)&&($$estate(b,e)===null))){for(const g of $it($$K835)){h=g;i=$call($py.int,$get($get($get($attr(c,"units_"),$get($$K606,h)),"supply"),"value"));$put(a,$add($$tray_row(e),h),i);}}}}));
const $$estate=($def("scenario seat",function(a,b){let d,c,e;c=$call($py.set);while($true($get(a.seats_,b).out_)){c.add_(b);d=$get(a.seats_,b).heir_;if(((d===null)||$in(d,c)||!$true(($le(0,(e=d))&&$lt(e,$py.len(a.seats_)))))){return null;}b=d;}return b;}));
const $$_fill_tray=($def("s seat units",function(a,b,c){let e;for(const d of $it($$K835)){e=d;$put(a,$add($$tray_row(b),e),$get(c,e));}}));
const $$tray=($def("scenario seat facts",function(a,b,c){let d,e;[d,e]=$unpacked([$$supply(a,b,c),$$on_map($get(a.seats_,b))],-1,2);return $call($py.tuple,$each($kw($py.zip,[d,e],{strict:true}),([f,g])=>$sub(f,g)));}));
const $$on_map=((function(a){let g,d;d=$add($each(a.armies_,b=>$attr(b,"units_")),$each(a.forces_,([,c])=>c));g=$each($call($py.range,6),f=>$py.sum($each(d,e=>$get(e,f))));$put(g,2,$py.len(a.armies_));return $call($py.tuple,g);}));
const $$supply=($def("scenario seat facts",function(a,b,c){let e;e=$py.sum($each($call($py.range,$py.len(a.seats_)),d=>$eq($$estate(a,d),b)));return $call($py.tuple,$each($call($py.range,6),f=>$$_pieces(c,f,e)));}));
const $$_pieces=($def("facts kind sets",function(a,b,c){if($true($eq(b,4))){return 0;}if($true($eq(b,2))){return ($true(c)?3:0);}return $mul(c,$call($py.int,$get($get($get($attr(a,"units_"),$get($$K606,b)),"supply"),"value")));}));
const $$_place=((function(a,b,c,d){let g,e,h,i;e=$sub($add($mul(b,3),$attr(c,"index_")),1);for(const f of $it([2,...$it($$K835)])){g=f;$put(a,$add($$army_row(e),g),$get($attr(c,"units_"),g));}h=$unpacked([d,c.fallen_],-1,2);$put(a,$add(2179,e),h[0]);$put(a,$add(2194,e),h[1]);i=$unpacked([c.level_,c.hole_],-1,2);$put(a,$add(2209,e),i[0]);$put(a,$add(2224,e),i[1]);}));
const $$koku_of=($def("scenario seat facts",function(a,b,c){let d;d=$get(a.seats_,b);if((d.koku_!==null)){return d.koku_;}if(($true(d.out_)||$true($attr(a,"action_")))){return 0;}return $$income_of($$begins_with(a,b,c),c);}));
const $$income_of=($def("provinces facts",function(a,b){return $$income(a,$call($py.int,b.number_("provinces_a_koku")),$call($py.int,b.number_("least_koku")));}));
const $$income=((function(a,b,c){return $py.max(c,$floordiv(a,b));}));
const $$begins_with=($def("scenario seat facts",function(a,b,c){let d;if(!$true(a.to_be_set_up_)){return $py.len($$owned_by($get(a.seats_,b)));}d=($true($eq(a.variant_,"quick"))?$call($py.int,c.number_("reinforcements")):0);return $add($$cards_of(a,b,c),d);}));
const $$cards_of=($def("scenario seat facts",function(a,b,c){let d,g,f;d=$get(a.seats_,b).cards_;if((d!==null)){return d;}if($true($eq(a.variant_,"quick"))){return $call($py.int,c.number_(("quick_dealt_"+$text(a.players_))));}f=$each(a.seats_,e=>e.cards_,e=>(e.cards_!==null));g=$py.max($sub($py.len($call($$chart_of,a.map_).provinces_),$py.sum(f)),0);if($true($eq(a.variant_,"two-player"))){return $floordiv($floordiv(g,2),2);}return $floordiv(g,$sub($py.len(a.seats_),$py.len(f)));}));
const $$_fill_cards=($def("q s",function(a,b){let f,h,d,i;for(const c of $it($call($py.range,$call($py.int,$get(a,11))))){d=c;for(const e of $it($call($py.range,$mul(d,3),$mul($add(d,1),3)))){f=e;for(const g of $it([2,...$it($$K835)])){h=g;$put(b,$add($$army_row(f),h),$get(a,$add(2737,h)));if($true($ne(h,2))){$put(b,$add($$tray_row(d),h),$i_sub($get(b,$add($$tray_row(d),h)),$get(a,$add(2737,h))));}}i=$unpacked([$get(a,2702),1],-1,2);$put(b,$add(2209,f),i[0]);$put(b,$add(2224,f),i[1]);}}}));
const $$in_the_box=($def("scenario facts",function(a,b){let d,e;d=$py.sum($each(a.castles_,([,c])=>$eq(c,"fortress")));e=$sub($call($py.int,b.number_("castles")),$py.len(a.castles_));return [e,$sub($call($py.int,b.number_("fortress_bases")),d)];}));
const $$empty_state=($def("q",function(a){let l,g,b,j,f,c,d,h;b=$kw(np.zeros,[2982],{dtype:np.int64});c=(-1);$put(b,5,c);$put(b,8,c);$put(b,272,c);$put(b,273,c);d=(-1);$put(b,2315,d);$put(b,2317,d);$put(b,2325,d);$put(b,2394,d);$put(b,2395,d);for(const e of $it([[409,80],[1289,80],[1129,80],[349,5],[394,5],[2179,15],[2239,15]])){[f,g]=$unpacked(e,-1,2);$put(b,$slice(f,$add(f,g),null),(-1));}$put(b,269,$get(a,$add(2681,4)));h=$unpacked([$get(a,2687),$get(a,2688)],-1,2);$put(b,270,h[0]);$put(b,271,h[1]);for(const i of $it($call($py.range,$call($py.int,$get(a,11))))){j=i;for(const k of $it($$K835)){l=k;$put(b,$add($$tray_row(j),l),$get(a,$add(2681,l)));}}return b;}));
const $$question_of=($def("scenario facts",function(a,b){let j,k,c,h,g,d,e;c=$kw(np.zeros,[91567],{dtype:np.int64});d=$py.len(a.seats_);e=$unpacked([$$K836.index_(a.variant_),d],-1,2);$put(c,23,e[0]);$put(c,11,e[1]);$put(c,29,a.players_);for(const f of $it($call($py.range,d))){g=f;$put(c,$add(24,g),a.player_of_(g));if($true(a.to_be_set_up_)){$put(c,$add(2724,g),$$cards_of(a,g,b));$put(c,$add(2729,g),$$koku_of(a,g,b));}}$put(c,30,$$goal_of(a,b));$put(c,0,$$round_limit_of(a,b));$put(c,2702,$$lowest_level(a,b));$$_write_map(c,$call($$chart_of,a.map_));$$_write_numbers(c,b);$$write_mixes(c,$mul([$get($call((()=>$$K985)),a.players_)],d));h=$eq(a.variant_,"quick");$put(c,$add(2737,2),1);for(const i of $it($$K986.items_())){[j,k]=$unpacked(i,-1,2);if($true(h)){$put(c,$add(2743,j),b.number_(("quick_"+$text(k))));}else{$put(c,$add(2737,j),b.number_(("army_"+$text(k))));}}return c;}));
const $$write_mixes=($def("q mixes",function(a,b){let c;c=$$written(b);$put(a,$slice(90962,$add(90962,$py.len(c)),null),c);}));
const $$written=((function(a){let o,n,l,f,h,i,e,b,c,m,k;b=[5,6,5,4];c=$kw(np.full,[b,1000],{dtype:np.int64});for(const d of $it($call($py.enumerate,a))){[e,f]=$unpacked(d,-1,2);for(const g of $it($call($py.enumerate,$$K992))){[h,i]=$unpacked(g,-1,2);for(const j of $it($call($py.enumerate,$$K991.items_()))){k=$unpacked(j,-1,2);l=k[0];[m,n]=$unpacked(k[1],-1,2);o=$get($call(np.cumsum,$get($get(f,i),m)),$slice(null,$sub($py.len(n),1),null));$putn(c,[e,h,l,$slice(null,$sub($py.len(n),1),null)],$call(np.rint,$mul(1000,o)));}}}return c.ravel_();}));
const $$_write_numbers=($def("q facts",function(a,b){let n,p,k,o,i,g,e,d,j,m,l,q;for(const c of $it($$K993.items_())){[d,e]=$unpacked(c,-1,2);$put(a,d,b.number_(e));}for(const f of $it($call($py.range,1,$call($py.int,$get(a,2696))))){g=f;$put(a,$add(2697,g),b.number_(("holes_level_"+$text(g))));}$put(a,$add(2697,$get(a,2696)),1);for(const h of $it($call($py.enumerate,$$K606))){[i,e]=$unpacked(h,-1,2);$put(a,$add(2675,i),$get(b.levied_,i));$put(a,$add(2681,i),$get($get($get($attr(b,"units_"),e),"supply"),"value"));$put(a,$add(2707,i),$get($$K994,i));}j=[4,...$it($each($$K994,i=>i,i=>$true($ne(i,4))).values())];$put(a,$slice($add(2707,6),$add(2707,$mul(2,6)),null),j);k=$call($py.int,b.number_("faces"));$put(a,$slice(2756,$add(2756,6),null),$$ratings(b.hits_on_));l=$call($$odds_table,b.hits_on_,k);$put(a,$slice(2762,$add(2762,$py.len(l)),null),l);[m,n]=$unpacked([$get(a,2672),$get(a,2673)],-1,2);o=$get(a,2674);p=$py.max($get(a,2691),$get(a,2692));$put(a,91566,$ne($get(b.hits_on_,4),$get(b.hits_on_,3)));q=$add(p,$py.max($get(a,$add(2681,4)),$add(n,o)));if(($true($ge($add(m,o),24))||$true($ge($add(n,o),40))||$true($gt($get(a,$add(2681,4)),32))||$true($ge($add($add($add(m,o),$get(a,$add(2681,4))),p),80))||$true($ge($add($add(n,o),p),80))||($true($get(a,91566))&&$true($ge(q,40))))){throw $call(OddsError,"whole games hold troops of ordinary size only: most_samurai, most_ashigaru, most_in_force or the supply of ronin in the rules file is too large");}if($true($ne($get(a,2689),$get(a,2690)))){throw $call(OddsError,"in whole games a castle and a fortification base cost the same");}}));
const $$odds_table=$memo((function(a,b){let f,c,i,d,g,h;c=$$plain_troops();d=$$chain_of(c,$call($$LossRule,$$K994),$call($$Weapons,a,b));f=np.array($each(c,e=>d.number_(e)));g=$kw($attr(d.counts_,"sum_"),[],{axis:1});h=$get($kw(np.stack,[$$_solve(d,g)],{axis:2}),$call(np.ix_,f,f));g=$get(g,f);i=np.empty([105,105,2,4]);$putn(i,[$rest,0],$mul(1000,$getn(h,[$rest,0])));$putn(i,[$rest,1],$mul(1000,$getn(h,[$rest,1])));$putn(i,[$rest,2],$mul(100,$sub($getn(g,[$slice(null,null,null),null,null]),$getn(h,[$rest,2]))));$putn(i,[$rest,3],$mul(100,$sub($getn(g,[null,$slice(null,null,null),null]),$getn(h,[$rest,3]))));return $call(np.floor,$add($add(i,(0.5)),(1e-09))).astype_(np.int64).ravel_();}));
const $$_solve=($def("troops units",function(a,b){let q,l,g,f,d,p,e,i,n,j,c,m;[c,d]=$unpacked([$gt($getn(b,[$slice(null,null,null),null]),0),$eq($getn(b,[null,$slice(null,null,null)]),0)],-1,2);e=$kw(np.meshgrid,[b,b],{indexing:"ij"});f=[$and(c,d),$and($gt($getn(b,[$slice(null,null,null),null]),1),d),...$it(e)];g=$call($$Duel1,a,a);i=$kw(np.stack,[$each(f,h=>$fought(1,2,13)(g,h.astype_(np.float64)))],{axis:2});j=$call(np.zeros_like,i);for(const k of $it($call($py.range,$py.len(a)))){l=k;m=a.hits_(0,l);n=a.after_($sub($py.len(m),1));for(const o of $it($call($py.enumerate,m.tolist_()))){[p,q]=$unpacked(o,-1,2);$putn(j,[$slice(null,null,null),l],$i_add($getn(j,[$slice(null,null,null),l]),$mul(q,$getn(i,[$getn(n,[$slice(null,null,null),p]),l]))));}}return [i,j];}));
const $$plain_troops=((function(){let c,f,a,e,g;a=[];for(const b of $it($call($py.range,$add(6,1)))){c=b;for(const d of $it($call($py.range,$add(14,1)))){e=d;f=$mul([0],14);g=$unpacked([c,e],-1,2);$put(f,$add(6,0),g[0]);$put(f,$add(6,5),g[1]);a.append_($call($py.tuple,f));}}return a;}));
const $$ratings=((function(a){let f,b,d,g,e;b=[];for(const c of $it($call($py.enumerate,a))){[d,e]=$unpacked(c,-1,2);f=$$_root(e,$get(a,5));g=$$_root(e,$get(a,0));if(!$in(d,$$K581)){b.append_(f);}else{if($true($eq(d,0))){b.append_($mul(g,100000));}else{b.append_($add($mul($floordiv($add(g,1),2),100000),$floordiv($add(f,1),2)));}}}return $call($py.tuple,b);}));
const $$_root=($def("value plain",function(a,b){return $call($py.int,$add($add($mul(100,$py.sqrt($div(a,$py.max(1,b)))),(0.5)),(1e-09)));}));
const $$_write_map=($def("q chart",function(a,b){let j,d,h,e,i,g;$put(a,31,$py.len(b.provinces_));for(const c of $it($call($py.enumerate,$attr(b,"neighbors_")))){[d,e]=$unpacked(c,-1,2);$put(a,$add(32,d),$py.len(e));for(const f of $it($call($py.enumerate,e))){g=$unpacked(f,-1,2);h=g[0];[i,j]=$unpacked(g[1],-1,2);$put(a,$add($add(112,$mul(d,16)),h),i);$put(a,$add($add(1392,$mul(d,16)),h),j);}}}));
const $$lowest_level=($def("scenario facts",function(a,b){return $call($py.int,b.number_(($true($eq(a.variant_,"quick"))?"quick_lowest_level":"lowest_level")));}));
const $$round_limit_of=($def("scenario facts",function(a,b){let c;c=a.round_limit_;return ((c===null)?$call($py.int,b.number_("round_limit")):c);}));
const $$_side=($def("s side",function(a,b){let c;c=$$side_at(b);return $call($py.tuple,$each($get(a,$slice(c,$add(c,14),null)),d=>$call($py.int,d)));}));
const $$_bid=((function(a,b){let c;c=$call($py.int,$get(a,$add($add(309,$mul(b,5)),0)));return ($true(c)?(" for "+$text(c)+" koku"):" (drawn)");}));
const $$_owned=((function(a,b){return $each($call($py.range,80),c=>c,c=>$true($eq($get(a,$add(409,c)),b)));}));
const $$is_choice=($def("step",function(a){let b;return ($true(b=$lt(a.what_,0))?$ne(a.what_,(-1)):b);}));
const $$K543=$object($$Seat,{name:"Seat 1",koku:null,cards:null,armies:$$K1,forces:$$K1,sword:0,face_down:$$K1,plan:$$K1,levied:$$K1,out:0,heir:null});
const $$K544=$object($$Seat,{name:"Seat 2",koku:null,cards:null,armies:$$K1,forces:$$K1,sword:0,face_down:$$K1,plan:$$K1,levied:$$K1,out:0,heir:null});
const $$K545=$object($$Seat,{name:"Seat 3",koku:null,cards:null,armies:$$K1,forces:$$K1,sword:0,face_down:$$K1,plan:$$K1,levied:$$K1,out:0,heir:null});
const $$K546=$object($$Seat,{name:"Seat 4",koku:null,cards:null,armies:$$K1,forces:$$K1,sword:0,face_down:$$K1,plan:$$K1,levied:$$K1,out:0,heir:null});
const $$K547=Object.freeze([$$K543,$$K544,$$K545,$$K546]);
$value($$Table1,"__module___","samurai_odds.swords.whole.table");
$value($$Table1,"__doc___","A set-up or position laid out: what a view of its game shows.");
$method($$Table1,"__init___",$def("scenario",function(b){const a=this;let c;c=$unpacked([b,$call($load.swords,null)],-1,2);a.scenario_=c[0];a.facts_=c[1];a.question_=$$question_of(b,a.facts_);a.state_=$$first_state(a.question_,b,a.facts_);a.names_=$call($$Names1,b);a.seats_=$call($py.tuple,$attr(a,"names_").seats_);}));
$method($$Table1,"ground_",(function(){const a=this;return $$ground1(a.scenario_);}));
$method($$Table1,"spots_",(function(){const a=this;let b;b=$call($$chart_of,a.scenario_.map_).provinces_;return $each(b,c=>[$mul(100,c.x_),$mul(100,c.y_),$attr(c,"name_")]);}));
$method($$Table1,"radius_",(function(){const a=this;return $div(100,2);}));
$method($$Table1,"scene_",(function(b){const a=this;return $$scene1($$position1(a.scenario_,b),a.facts_);}));
$method($$Table1,"listed_",(function(b){const a=this;let j,c,f,g,e,h,l;c=[];for(const d of $it($call($py.range,$py.len($attr(a,"names_").provinces_)))){e=d;f=$call($py.int,$get(b,$add(409,e)));g=($true($ge(f,0))?[$attr(a,"names_").seat_(f)]:[]);h=$$force_row(e);j=$$units($each($get(b,$slice(h,$add(h,6),null)),i=>$call($py.int,i)));g=$i_add(g,($true(j)?[("force "+$text(j))]:[]));g=$i_add(g,$mul([(""+$text($call($py.int,$get(b,$add(1049,e))))+" ronin face down")],$call($py.bool,$get(b,$add(1049,e)))));g=$i_add(g,[$get(["","castle","fortress"],$call($py.int,$get(b,$add(489,e))))]);g=$i_add(g,$each(a._armies_in_(b,e),k=>a._army_(b,k)));l=", ".join_($call($py.filter,null,g));if($true(l)){c.append_([e,l]);}}return c;}));
$method($$Table1,"_armies_in_",(function(b,c){const a=this;return $each($call($py.range,15),d=>d,d=>$true($eq($get(b,$add(2179,d)),c)));}));
$method($$Table1,"_army_",(function(b,c){const a=this;let d,f;d=$$army_row(c);f=$$units($each($get(b,$slice(d,$add(d,6),null)),e=>$call($py.int,e)));return ("army "+$text($add($mod(c,3),1))+" (level "+$text($call($py.int,$get(b,$add(2209,c))))+"): "+$text(f));}));
const $$K605=Object.freeze(["swords","build","levy","ronin","ninja"]);
$method($$Table1,"held_",(function(b,c){const a=this;let j,h,d,e,k;d=[(""+$text($attr(a,"names_").seat_(c))+": "+$text($call($py.int,$get(b,$add(304,c))))+" koku")];if($true($get(b,$add(339,c)))){$put(d,0,$i_add($get(d,0),(", "+$text($$sword($call($py.int,$get(b,$add(339,c))))))));}e=$add(309,$mul(c,5));h=$each($call($py.enumerate,$$K605),([f,g])=>(""+$text($call($py.int,$get(b,$add(e,f))))+" "+$text(g)),([f,g])=>$true($get(b,$add(e,f))));d=$i_add(d,($true(h)?[("Plan: "+$text(", ".join_(h)))]:[]));if($true($ge($get(b,272),0))){d.append_(("The ninja serves "+$text($attr(a,"names_").seat_($call($py.int,$get(b,272))))));}for(const i of $it($call($py.range,$mul(c,3),$mul($add(c,1),3)))){j=i;if($true($ge($get(b,$add(2179,j)),0))){k=$attr(a,"names_").province_($call($py.int,$get(b,$add(2179,j))));d.append_((""+$text(k)+": "+$text(a._army_(b,j))));}}return d;}));
$method($$Table1,"offer_",(function(b,c){const a=this;let f,d;d=$$kind_of($call($py.int,$get(b,0)));f=$call($py.tuple,$each(c,e=>a._choice_(b,d,$call($py.int,e))));return $call($$Offer,a._title_(b,d),f);}));
const $$K607=$dict([[1,"Take a province card for your first color"],[2,"Claim a province"],[3,"Put a spearman into a province"],[4,"Reinforce a province"],[6,"Place an army marker"],[7,"Take units of the force into the army?"],[8,"Which unit gives way to the daimyo's successor?"],[9,"The ninja spies on a plan"],[11,"Which sword do you wish?"],[12,"Build a castle, or a base where one stands"],[15,"Deploy ronin face down: where?"],[16,"How many ronin there?"],[17,"Does the ninja strike?"],[18,"Revenge: at which daimyo?"],[19,"Phase A, march: tap the army, then the province"],[20,"Leave a garrison: which unit?"],[23,"Phase C: which troop fights next?"],[24,"Step 8: call the battle off?"],[25,"Move into the empty province?"],[26,"The army's next attack"],[27,"Phase D: from which force do units move?"],[28,"Phase D: where to?"],[29,"Phase D: which unit?"],[30,"How many ronin go along?"],[31,"Where does the recovered daimyo stand?"],[32,"Which order of losses?"]]);
$method($$Table1,"_title_",(function(b,c){const a=this;let d,e,g,f;d=$call($py.int,$get(b,267));if($true($eq(c,10))){e=$call($py.int,$get(b,$add(304,$get(b,3))));f=$add(309,$mul($call($py.int,$get(b,3)),5));e=$i_sub(e,$py.sum($each($call($py.range,d),g=>$call($py.int,$get(b,$add(f,g))))));return ("Koku for "+$text($get($$K605,d))+", of "+$text(e)+" left");}if($true($eq(c,13))){return ("Levy how many: "+$text($get($$K606,d)));}if($true($eq(c,5))){return ("How many into army "+$text($add($call($py.int,$get(b,268)),1))+": "+$text($get($$K606,d)));}if($true($eq(c,14))){return ("Place a levied "+$text($get($$K606,d)));}if($true($eq(c,22))){return ("Phase B: "+$text($attr(a,"names_").troop_(b))+" attacks?");}if($true($eq(c,21))){g=$attr(a,"names_").province_($call($py.int,$get(b,268)));return ("How many face-down ronin of "+$text(g)+" are with this troop?");}return $get($$K607,c);}));
const $$K608=$dict([[7,"No more"],[9,"Spy on nobody"],[17,"The ninja waits"],[19,"No more marches"],[20,"Garrison is enough"],[22,"No attack"],[24,"Fight on"],[25,"Stay"],[26,"No more attacks"],[27,"Done: end the war turn"],[28,"No more from there"],[32,"The usual order of losses"]]);
const $$K609=Object.freeze([1,2,3,4,6,12,15,31]);
$method($$Table1,"_choice_",$def("s kind value",function(b,c,d){const a=this;let h,g,e,f;e=$attr(a,"names_");if(($true($eq(d,0))&&$in(c,$$K608))){return $call($$Choice,$get($$K608,c));}if($in(c,$$K609)){return $call($$Choice,e.province_(d),[d]);}if($in(c,[22,26])){return $call($$Choice,("Attack "+$text(e.province_($sub(d,1)))),[$sub(d,1)]);}if($true($eq(c,27))){return $call($$Choice,("From "+$text(e.province_($sub(d,1)))),[$sub(d,1)]);}if($true($eq(c,28))){f=$floordiv($sub(d,1),2);g=($true($mod($sub(d,1),2))?", into the army":"");return $call($$Choice,("To "+$text(e.province_(f))+$text(g)),[f]);}if($true($eq(c,14))){g=($true($mod(d,2))?", into the army":"");return $call($$Choice,(""+$text(e.province_($floordiv(d,2)))+$text(g)),[$floordiv(d,2)]);}if($true($eq(c,19))){return a._march_(b,d);}if($true($eq(c,23))){return a._troop_(b,d);}if($in(c,[17,18])){h=($true($eq(c,17))?$sub(d,1):d);return $call($$Choice,("Strike "+$text(e.army_(b,h))),[$call($py.int,$get(b,$add(2179,h)))]);}if($true($eq(c,25))){f=$call($py.int,$get(b,2327));return $call($$Choice,("Move into "+$text(e.province_(f))),[f]);}return $call($$Choice,a._plain_(c,d));}));
$method($$Table1,"_plain_",$def("kind value",function(b,c){const a=this;let d;if($in(b,[7,20])){return ("A "+$text($get($$K606,$sub(c,1))));}if(($true($eq(b,29))&&$true($eq(c,9)))){return "The whole force";}if($in(b,[8,29])){return ("A "+$text($get($$K606,c)));}if($true($eq(b,9))){return $attr(a,"names_").seat_($sub(c,1));}if($true($eq(b,11))){return $$sword(c);}d=$dict([[24,"Call it off"],[32,"Ronin first"]]);return d.get_(b,$call($py.str,c));}));
$method($$Table1,"_march_",$def("s value",function(b,c){const a=this;let e,g,f,d,i,h;[d,c]=$unpacked([$ge(c,10000),$mod(c,10000)],-1,2);e=$sub($add($mul($call($py.int,$get(b,5)),3),$floordiv(c,1000)),1);[f,g]=$unpacked([$mod(c,1000),$call($py.int,$get(b,$add(2179,e)))],-1,2);h=("Army "+$text($add($mod(e,3),1)));i=($true(d)?"sends a unit":"marches");return $call($$Choice,(""+$text(h)+" "+$text(i)+" to "+$text($attr(a,"names_").province_(f))),[g,f]);}));
$method($$Table1,"_troop_",$def("s value",function(b,c){const a=this;let e,d,f;if($true($lt(c,1000))){d=$attr(a,"names_").province_($call($py.int,$get(b,$add(1289,c))));return $call($$Choice,("Force of "+$text($attr(a,"names_").province_(c))+" attacks "+$text(d)),[c]);}e=$sub($add($mul($call($py.int,$get(b,5)),3),$floordiv(c,1000)),1);d=$attr(a,"names_").province_($call($py.int,$get(b,$add(2239,e))));f=$call($py.int,$get(b,$add(2179,e)));return $call($$Choice,("Army "+$text($add($mod(e,3),1))+" attacks "+$text(d)),[f]);}));
$method($$Table1,"rolled_",(function(b,c){const a=this;let f,d;d=$call($py.int,$get(b,1));if($true($eq(d,37))){return $call($$Offer,$$_step_of(b),$call($py.tuple,$each(c,e=>$call($$Choice,$$many($call($py.int,e),"hit")))));}if($in(d,[51,53])){return $call($$Offer,"The ninja's die",$call($py.tuple,$each(c,e=>$call($$Choice,$call($py.str,$add($call($py.int,e),1))))));}f=a._drawn_(b,d);return $call($$Offer,"Drawn",$call($py.tuple,$each(c,e=>$call($$Choice,$call(f,$call($py.int,e))))));}));
$method($$Table1,"_drawn_",(function(b,c){const a=this;let e;if($true($eq(c,0))){e=$each($call($py.range,$py.len($attr(a,"names_").provinces_)),d=>d,d=>$true($lt($get(b,$add(409,d)),0)));return (function(f){return $attr(a,"names_").province_($get(e,f));});}return (function(f){return ("number "+$text($add(f,1))+" of those left");});}));
$method($$Table1,"narrated_",$def("steps seed game",function(b,c,d){const a=this;return $$narrated_steps1(a.scenario_,a.question_,a.state_,b);}));
$method($$Table1,"told_to_",$def("step lines seat",function(b,c,d){const a=this;let i,k,h,e,l,m;e=$get(a.question_,$add(24,d));h=$each($call($py.enumerate,a.seats_),([g,f])=>f,([g,f])=>$true($eq($get(a.question_,$add(24,g)),e)));i=[];for(const j of $it(c)){k=j;l=k.strip_().removeprefix_((""+$text("Action 5, Hire Ronin")+": "));if(($true($eq(l,k.strip_()))||$true($py.any($each(h,f=>l.startswith_((""+$text(f)+" "))))))){i.append_(k);}else{m=$get(l.partition_(" deploys"),0);i.append_($$said("Action 5, Hire Ronin",(""+$text(m)+" deploys ronin face down")));}}return i;}));
$value($$Seat,"cards_",null);
$value($$Seat,"plan_",$$K1);
$value($$Changes,"provinces_",$$K1);
$value($$Scenario1,"seats_",$$K547);
const $$K618=Object.freeze(["","provinces","takeover","last","most-provinces","round limit","stopped"]);
const $$K619=$dict([[0,"First strike: bowmen and gunners hit"],[1,"First strike: hand to hand"],[2,"Attacker's bowmen and gunners hit"],[3,"Defender's bowmen and gunners hit"],[4,"Attacker hits hand to hand"],[5,"Defender hits hand to hand"]]);
const $$K620=Object.freeze(["","first","second","third","fourth","fifth"]);
const $$K622=Object.freeze(["#8c1c13","#123a72","#8a6d00","#00664b","#6b3a78"]);
const $$K623=$dict([[0,"b"],[1,"g"],[3,"sw"],[5,"sp"]]);
const $$K625=Object.freeze([17,1]);
const $$K626=Object.freeze([18,0]);
const $$K627=Object.freeze([19,0]);
const $$K628=Object.freeze([20,1]);
const $$K629=$dict([["swords",$$K624],["build",$$K625],["levy",$$K626],["place",$$K627],["ronin",$$K628]]);
const $$K630=$object($$Province,{name:"Mutsu",region:"North",x:16,y:6,also:""});
const $$K631=$object($$Province,{name:"Dewa",region:"North",x:16,y:5,also:""});
const $$K632=$object($$Province,{name:"Kozuke",region:"Kanto",x:15,y:7,also:""});
const $$K633=$object($$Province,{name:"Shimotsuke",region:"Kanto",x:16,y:7,also:""});
const $$K634=$object($$Province,{name:"Hitachi",region:"Kanto",x:17,y:7,also:""});
const $$K635=$object($$Province,{name:"Musashi",region:"Kanto",x:15,y:8,also:""});
const $$K636=$object($$Province,{name:"Shimosa",region:"Kanto",x:16,y:8,also:"Shimoso"});
const $$K637=$object($$Province,{name:"Kazusa",region:"Kanto",x:15,y:9,also:""});
const $$K638=$object($$Province,{name:"Awa (Honshu)",region:"Kanto",x:14,y:10,also:""});
const $$K639=$object($$Province,{name:"Sagami",region:"Kanto",x:14,y:9,also:""});
const $$K640=$object($$Province,{name:"Izu",region:"Chubu",x:13,y:9,also:""});
const $$K641=$object($$Province,{name:"Suruga",region:"Chubu",x:13,y:8,also:""});
const $$K642=$object($$Province,{name:"Kai",region:"Chubu",x:14,y:8,also:""});
const $$K643=$object($$Province,{name:"Totomi",region:"Chubu",x:12,y:9,also:""});
const $$K644=$object($$Province,{name:"Mikawa",region:"Chubu",x:12,y:7,also:""});
const $$K645=$object($$Province,{name:"Owari",region:"Chubu",x:11,y:7,also:""});
const $$K646=$object($$Province,{name:"Mino",region:"Chubu",x:11,y:6,also:""});
const $$K647=$object($$Province,{name:"Hida",region:"Chubu",x:12,y:5,also:""});
const $$K648=$object($$Province,{name:"Shinano",region:"Chubu",x:13,y:6,also:""});
const $$K649=$object($$Province,{name:"Sado",region:"Hokuriku",x:15,y:5,also:""});
const $$K650=$object($$Province,{name:"Echigo",region:"Hokuriku",x:15,y:6,also:""});
const $$K651=$object($$Province,{name:"Etchu",region:"Hokuriku",x:13,y:5,also:""});
const $$K652=$object($$Province,{name:"Noto",region:"Hokuriku",x:13,y:4,also:""});
const $$K653=$object($$Province,{name:"Kaga",region:"Hokuriku",x:12,y:4,also:""});
const $$K654=$object($$Province,{name:"Echizen",region:"Hokuriku",x:11,y:5,also:""});
const $$K655=$object($$Province,{name:"Wakasa",region:"Hokuriku",x:10,y:4,also:""});
const $$K656=$object($$Province,{name:"Omi",region:"Kinki",x:10,y:5,also:""});
const $$K657=$object($$Province,{name:"Iga",region:"Kinki",x:9,y:6,also:""});
const $$K658=$object($$Province,{name:"Ise",region:"Kinki",x:10,y:7,also:""});
const $$K659=$object($$Province,{name:"Shima",region:"Kinki",x:10,y:8,also:""});
const $$K660=$object($$Province,{name:"Kii",region:"Kinki",x:7,y:8,also:""});
const $$K661=$object($$Province,{name:"Yamato",region:"Kinki",x:8,y:7,also:""});
const $$K662=$object($$Province,{name:"Yamashiro",region:"Kinki",x:8,y:5,also:""});
const $$K663=$object($$Province,{name:"Kawachi",region:"Kinki",x:7,y:6,also:""});
const $$K664=$object($$Province,{name:"Izumi",region:"Kinki",x:6,y:7,also:""});
const $$K665=$object($$Province,{name:"Settsu",region:"Kinki",x:7,y:5,also:""});
const $$K666=$object($$Province,{name:"Awaji",region:"Kinki",x:6,y:5,also:""});
const $$K667=$object($$Province,{name:"Harima",region:"Kinki",x:7,y:4,also:""});
const $$K668=$object($$Province,{name:"Tamba",region:"Kinki",x:8,y:4,also:""});
const $$K669=$object($$Province,{name:"Tango",region:"Kinki",x:9,y:3,also:""});
const $$K670=$object($$Province,{name:"Tajima",region:"Kinki",x:8,y:3,also:""});
const $$K671=$object($$Province,{name:"Inaba",region:"Chugoku",x:7,y:3,also:""});
const $$K672=$object($$Province,{name:"Mimasaka",region:"Chugoku",x:6,y:3,also:""});
const $$K673=$object($$Province,{name:"Bizen",region:"Chugoku",x:6,y:4,also:""});
const $$K674=$object($$Province,{name:"Bitchu",region:"Chugoku",x:5,y:3,also:""});
const $$K675=$object($$Province,{name:"Hoki",region:"Chugoku",x:6,y:2,also:""});
const $$K676=$object($$Province,{name:"Oki",region:"Chugoku",x:6,y:1,also:""});
const $$K677=$object($$Province,{name:"Izumo",region:"Chugoku",x:5,y:1,also:""});
const $$K678=$object($$Province,{name:"Bingo",region:"Chugoku",x:5,y:2,also:""});
const $$K679=$object($$Province,{name:"Aki",region:"Chugoku",x:4,y:3,also:""});
const $$K680=$object($$Province,{name:"Iwami",region:"Chugoku",x:4,y:2,also:""});
const $$K681=$object($$Province,{name:"Suo",region:"Chugoku",x:3,y:3,also:""});
const $$K682=$object($$Province,{name:"Nagato",region:"Chugoku",x:3,y:2,also:""});
const $$K683=$object($$Province,{name:"Awa (Shikoku)",region:"Shikoku",x:5,y:6,also:""});
const $$K684=$object($$Province,{name:"Sanuki",region:"Shikoku",x:5,y:5,also:""});
const $$K685=$object($$Province,{name:"Iyo",region:"Shikoku",x:4,y:5,also:""});
const $$K686=$object($$Province,{name:"Tosa",region:"Shikoku",x:4,y:6,also:""});
const $$K687=$object($$Province,{name:"Tsushima",region:"Kyushu",x:2,y:1,also:""});
const $$K688=$object($$Province,{name:"Iki",region:"Kyushu",x:2,y:2,also:""});
const $$K689=$object($$Province,{name:"Chikuzen",region:"Kyushu",x:1,y:3,also:""});
const $$K690=$object($$Province,{name:"Buzen",region:"Kyushu",x:2,y:3,also:""});
const $$K691=$object($$Province,{name:"Bungo",region:"Kyushu",x:2,y:4,also:""});
const $$K692=$object($$Province,{name:"Chikugo",region:"Kyushu",x:1,y:4,also:""});
const $$K693=$object($$Province,{name:"Hizen",region:"Kyushu",x:0,y:3,also:""});
const $$K694=$object($$Province,{name:"Higo",region:"Kyushu",x:1,y:5,also:""});
const $$K695=$object($$Province,{name:"Hyuga",region:"Kyushu",x:2,y:6,also:""});
const $$K696=$object($$Province,{name:"Satsuma",region:"Kyushu",x:1,y:6,also:""});
const $$K697=$object($$Province,{name:"Osumi",region:"Kyushu",x:1,y:7,also:""});
const $$K698=Object.freeze([$$K630,$$K631,$$K632,$$K633,$$K634,$$K635,$$K636,$$K637,$$K638,$$K639,$$K640,$$K641,$$K642,$$K643,$$K644,$$K645,$$K646,$$K647,$$K648,$$K649,$$K650,$$K651,$$K652,$$K653,$$K654,$$K655,$$K656,$$K657,$$K658,$$K659,$$K660,$$K661,$$K662,$$K663,$$K664,$$K665,$$K666,$$K667,$$K668,$$K669,$$K670,$$K671,$$K672,$$K673,$$K674,$$K675,$$K676,$$K677,$$K678,$$K679,$$K680,$$K681,$$K682,$$K683,$$K684,$$K685,$$K686,$$K687,$$K688,$$K689,$$K690,$$K691,$$K692,$$K693,$$K694,$$K695,$$K696,$$K697]);
const $$K699=$object($$Border,{a:"Mutsu",b:"Dewa",sea:false,source:"reconstructed"});
const $$K700=$object($$Border,{a:"Mutsu",b:"Kozuke",sea:false,source:"reconstructed"});
const $$K701=$object($$Border,{a:"Mutsu",b:"Shimotsuke",sea:false,source:"reconstructed"});
const $$K702=$object($$Border,{a:"Mutsu",b:"Hitachi",sea:false,source:"reconstructed"});
const $$K703=$object($$Border,{a:"Mutsu",b:"Echigo",sea:false,source:"reconstructed"});
const $$K704=$object($$Border,{a:"Dewa",b:"Echigo",sea:false,source:"reconstructed"});
const $$K705=$object($$Border,{a:"Kozuke",b:"Shimotsuke",sea:false,source:"reconstructed"});
const $$K706=$object($$Border,{a:"Kozuke",b:"Musashi",sea:false,source:"reconstructed"});
const $$K707=$object($$Border,{a:"Kozuke",b:"Shinano",sea:false,source:"rulebook, Chapter 7"});
const $$K708=$object($$Border,{a:"Kozuke",b:"Echigo",sea:false,source:"rulebook, Chapter 7"});
const $$K709=$object($$Border,{a:"Shimotsuke",b:"Hitachi",sea:false,source:"reconstructed"});
const $$K710=$object($$Border,{a:"Shimotsuke",b:"Musashi",sea:false,source:"reconstructed"});
const $$K711=$object($$Border,{a:"Shimotsuke",b:"Shimosa",sea:false,source:"reconstructed"});
const $$K712=$object($$Border,{a:"Hitachi",b:"Shimosa",sea:false,source:"reconstructed"});
const $$K713=$object($$Border,{a:"Musashi",b:"Shimosa",sea:false,source:"reconstructed"});
const $$K714=$object($$Border,{a:"Musashi",b:"Sagami",sea:false,source:"reconstructed"});
const $$K715=$object($$Border,{a:"Musashi",b:"Kai",sea:false,source:"reconstructed"});
const $$K716=$object($$Border,{a:"Musashi",b:"Shinano",sea:false,source:"rulebook, Chapter 7"});
const $$K717=$object($$Border,{a:"Shimosa",b:"Kazusa",sea:false,source:"reconstructed"});
const $$K718=$object($$Border,{a:"Kazusa",b:"Awa (Honshu)",sea:false,source:"reconstructed"});
const $$K719=$object($$Border,{a:"Sagami",b:"Izu",sea:false,source:"reconstructed"});
const $$K720=$object($$Border,{a:"Sagami",b:"Suruga",sea:false,source:"reconstructed"});
const $$K721=$object($$Border,{a:"Sagami",b:"Kai",sea:false,source:"rulebook, Chapter 7"});
const $$K722=$object($$Border,{a:"Izu",b:"Suruga",sea:false,source:"reconstructed"});
const $$K723=$object($$Border,{a:"Suruga",b:"Kai",sea:false,source:"reconstructed"});
const $$K724=$object($$Border,{a:"Suruga",b:"Totomi",sea:false,source:"reconstructed"});
const $$K725=$object($$Border,{a:"Suruga",b:"Shinano",sea:false,source:"reconstructed"});
const $$K726=$object($$Border,{a:"Kai",b:"Shinano",sea:false,source:"rulebook, Chapter 7"});
const $$K727=$object($$Border,{a:"Totomi",b:"Mikawa",sea:false,source:"reconstructed"});
const $$K728=$object($$Border,{a:"Totomi",b:"Shinano",sea:false,source:"reconstructed"});
const $$K729=$object($$Border,{a:"Mikawa",b:"Owari",sea:false,source:"rulebook, Chapter 7"});
const $$K730=$object($$Border,{a:"Mikawa",b:"Mino",sea:false,source:"reconstructed"});
const $$K731=$object($$Border,{a:"Mikawa",b:"Shinano",sea:false,source:"rulebook, Chapter 7"});
const $$K732=$object($$Border,{a:"Owari",b:"Mino",sea:false,source:"reconstructed"});
const $$K733=$object($$Border,{a:"Owari",b:"Ise",sea:false,source:"assumed"});
const $$K734=$object($$Border,{a:"Mino",b:"Hida",sea:false,source:"rulebook, Chapter 7"});
const $$K735=$object($$Border,{a:"Mino",b:"Shinano",sea:false,source:"reconstructed"});
const $$K736=$object($$Border,{a:"Mino",b:"Echizen",sea:false,source:"rulebook, Chapter 7"});
const $$K737=$object($$Border,{a:"Mino",b:"Omi",sea:false,source:"reconstructed"});
const $$K738=$object($$Border,{a:"Mino",b:"Ise",sea:false,source:"reconstructed"});
const $$K739=$object($$Border,{a:"Hida",b:"Shinano",sea:false,source:"rulebook, Chapter 7"});
const $$K740=$object($$Border,{a:"Hida",b:"Etchu",sea:false,source:"rulebook, Chapter 7"});
const $$K741=$object($$Border,{a:"Hida",b:"Kaga",sea:false,source:"reconstructed"});
const $$K742=$object($$Border,{a:"Hida",b:"Echizen",sea:false,source:"rulebook, Chapter 7"});
const $$K743=$object($$Border,{a:"Shinano",b:"Echigo",sea:false,source:"reconstructed"});
const $$K744=$object($$Border,{a:"Shinano",b:"Etchu",sea:false,source:"reconstructed"});
const $$K745=$object($$Border,{a:"Echigo",b:"Etchu",sea:false,source:"rulebook, Chapter 7"});
const $$K746=$object($$Border,{a:"Etchu",b:"Noto",sea:false,source:"rulebook, Chapter 7"});
const $$K747=$object($$Border,{a:"Etchu",b:"Kaga",sea:false,source:"reconstructed"});
const $$K748=$object($$Border,{a:"Noto",b:"Kaga",sea:false,source:"reconstructed"});
const $$K749=$object($$Border,{a:"Kaga",b:"Echizen",sea:false,source:"reconstructed"});
const $$K750=$object($$Border,{a:"Echizen",b:"Wakasa",sea:false,source:"reconstructed"});
const $$K751=$object($$Border,{a:"Echizen",b:"Omi",sea:false,source:"reconstructed"});
const $$K752=$object($$Border,{a:"Wakasa",b:"Omi",sea:false,source:"reconstructed"});
const $$K753=$object($$Border,{a:"Wakasa",b:"Tamba",sea:false,source:"reconstructed"});
const $$K754=$object($$Border,{a:"Wakasa",b:"Tango",sea:false,source:"reconstructed"});
const $$K755=$object($$Border,{a:"Omi",b:"Iga",sea:false,source:"reconstructed"});
const $$K756=$object($$Border,{a:"Omi",b:"Ise",sea:false,source:"reconstructed"});
const $$K757=$object($$Border,{a:"Omi",b:"Yamashiro",sea:false,source:"reconstructed"});
const $$K758=$object($$Border,{a:"Omi",b:"Tamba",sea:false,source:"reconstructed"});
const $$K759=$object($$Border,{a:"Iga",b:"Ise",sea:false,source:"reconstructed"});
const $$K760=$object($$Border,{a:"Iga",b:"Yamato",sea:false,source:"reconstructed"});
const $$K761=$object($$Border,{a:"Iga",b:"Yamashiro",sea:false,source:"reconstructed"});
const $$K762=$object($$Border,{a:"Ise",b:"Shima",sea:false,source:"reconstructed"});
const $$K763=$object($$Border,{a:"Ise",b:"Kii",sea:false,source:"reconstructed"});
const $$K764=$object($$Border,{a:"Ise",b:"Yamato",sea:false,source:"reconstructed"});
const $$K765=$object($$Border,{a:"Kii",b:"Yamato",sea:false,source:"reconstructed"});
const $$K766=$object($$Border,{a:"Kii",b:"Kawachi",sea:false,source:"reconstructed"});
const $$K767=$object($$Border,{a:"Kii",b:"Izumi",sea:false,source:"reconstructed"});
const $$K768=$object($$Border,{a:"Yamato",b:"Yamashiro",sea:false,source:"reconstructed"});
const $$K769=$object($$Border,{a:"Yamato",b:"Kawachi",sea:false,source:"reconstructed"});
const $$K770=$object($$Border,{a:"Yamashiro",b:"Kawachi",sea:false,source:"reconstructed"});
const $$K771=$object($$Border,{a:"Yamashiro",b:"Settsu",sea:false,source:"assumed"});
const $$K772=$object($$Border,{a:"Yamashiro",b:"Tamba",sea:false,source:"reconstructed"});
const $$K773=$object($$Border,{a:"Kawachi",b:"Izumi",sea:false,source:"reconstructed"});
const $$K774=$object($$Border,{a:"Kawachi",b:"Settsu",sea:false,source:"reconstructed"});
const $$K775=$object($$Border,{a:"Settsu",b:"Harima",sea:false,source:"reconstructed"});
const $$K776=$object($$Border,{a:"Settsu",b:"Tamba",sea:false,source:"reconstructed"});
const $$K777=$object($$Border,{a:"Harima",b:"Tamba",sea:false,source:"reconstructed"});
const $$K778=$object($$Border,{a:"Harima",b:"Tajima",sea:false,source:"reconstructed"});
const $$K779=$object($$Border,{a:"Harima",b:"Inaba",sea:false,source:"reconstructed"});
const $$K780=$object($$Border,{a:"Harima",b:"Mimasaka",sea:false,source:"reconstructed"});
const $$K781=$object($$Border,{a:"Harima",b:"Bizen",sea:false,source:"reconstructed"});
const $$K782=$object($$Border,{a:"Tamba",b:"Tango",sea:false,source:"reconstructed"});
const $$K783=$object($$Border,{a:"Tamba",b:"Tajima",sea:false,source:"reconstructed"});
const $$K784=$object($$Border,{a:"Tango",b:"Tajima",sea:false,source:"reconstructed"});
const $$K785=$object($$Border,{a:"Tajima",b:"Inaba",sea:false,source:"reconstructed"});
const $$K786=$object($$Border,{a:"Inaba",b:"Mimasaka",sea:false,source:"reconstructed"});
const $$K787=$object($$Border,{a:"Inaba",b:"Hoki",sea:false,source:"reconstructed"});
const $$K788=$object($$Border,{a:"Mimasaka",b:"Bizen",sea:false,source:"reconstructed"});
const $$K789=$object($$Border,{a:"Mimasaka",b:"Bitchu",sea:false,source:"reconstructed"});
const $$K790=$object($$Border,{a:"Mimasaka",b:"Hoki",sea:false,source:"reconstructed"});
const $$K791=$object($$Border,{a:"Bizen",b:"Bitchu",sea:false,source:"reconstructed"});
const $$K792=$object($$Border,{a:"Bitchu",b:"Hoki",sea:false,source:"reconstructed"});
const $$K793=$object($$Border,{a:"Bitchu",b:"Bingo",sea:false,source:"reconstructed"});
const $$K794=$object($$Border,{a:"Hoki",b:"Izumo",sea:false,source:"reconstructed"});
const $$K795=$object($$Border,{a:"Hoki",b:"Bingo",sea:false,source:"reconstructed"});
const $$K796=$object($$Border,{a:"Izumo",b:"Bingo",sea:false,source:"reconstructed"});
const $$K797=$object($$Border,{a:"Izumo",b:"Iwami",sea:false,source:"reconstructed"});
const $$K798=$object($$Border,{a:"Bingo",b:"Aki",sea:false,source:"reconstructed"});
const $$K799=$object($$Border,{a:"Bingo",b:"Iwami",sea:false,source:"reconstructed"});
const $$K800=$object($$Border,{a:"Aki",b:"Iwami",sea:false,source:"reconstructed"});
const $$K801=$object($$Border,{a:"Aki",b:"Suo",sea:false,source:"reconstructed"});
const $$K802=$object($$Border,{a:"Iwami",b:"Suo",sea:false,source:"reconstructed"});
const $$K803=$object($$Border,{a:"Iwami",b:"Nagato",sea:false,source:"reconstructed"});
const $$K804=$object($$Border,{a:"Suo",b:"Nagato",sea:false,source:"reconstructed"});
const $$K805=$object($$Border,{a:"Awa (Shikoku)",b:"Sanuki",sea:false,source:"rulebook, First Round Example"});
const $$K806=$object($$Border,{a:"Awa (Shikoku)",b:"Iyo",sea:false,source:"rulebook, First Round Example"});
const $$K807=$object($$Border,{a:"Awa (Shikoku)",b:"Tosa",sea:false,source:"rulebook, First Round Example"});
const $$K808=$object($$Border,{a:"Sanuki",b:"Iyo",sea:false,source:"reconstructed"});
const $$K809=$object($$Border,{a:"Iyo",b:"Tosa",sea:false,source:"reconstructed"});
const $$K810=$object($$Border,{a:"Chikuzen",b:"Buzen",sea:false,source:"reconstructed"});
const $$K811=$object($$Border,{a:"Chikuzen",b:"Bungo",sea:false,source:"reconstructed"});
const $$K812=$object($$Border,{a:"Chikuzen",b:"Chikugo",sea:false,source:"reconstructed"});
const $$K813=$object($$Border,{a:"Chikuzen",b:"Hizen",sea:false,source:"rulebook, First Round Example"});
const $$K814=$object($$Border,{a:"Buzen",b:"Bungo",sea:false,source:"rulebook, First Round Example"});
const $$K815=$object($$Border,{a:"Bungo",b:"Chikugo",sea:false,source:"reconstructed"});
const $$K816=$object($$Border,{a:"Bungo",b:"Higo",sea:false,source:"reconstructed"});
const $$K817=$object($$Border,{a:"Bungo",b:"Hyuga",sea:false,source:"reconstructed"});
const $$K818=$object($$Border,{a:"Chikugo",b:"Hizen",sea:false,source:"reconstructed"});
const $$K819=$object($$Border,{a:"Chikugo",b:"Higo",sea:false,source:"rulebook, First Round Example"});
const $$K820=$object($$Border,{a:"Higo",b:"Hyuga",sea:false,source:"rulebook, First Round Example"});
const $$K821=$object($$Border,{a:"Higo",b:"Satsuma",sea:false,source:"reconstructed"});
const $$K822=$object($$Border,{a:"Hyuga",b:"Satsuma",sea:false,source:"rulebook, First Round Example"});
const $$K823=$object($$Border,{a:"Hyuga",b:"Osumi",sea:false,source:"reconstructed"});
const $$K824=$object($$Border,{a:"Satsuma",b:"Osumi",sea:false,source:"rulebook, First Round Example"});
const $$K825=$object($$Border,{a:"Sado",b:"Echigo",sea:true,source:"assumed"});
const $$K826=$object($$Border,{a:"Settsu",b:"Awaji",sea:true,source:"assumed"});
const $$K827=$object($$Border,{a:"Awaji",b:"Sanuki",sea:true,source:"assumed"});
const $$K828=$object($$Border,{a:"Oki",b:"Izumo",sea:true,source:"assumed"});
const $$K829=$object($$Border,{a:"Nagato",b:"Iki",sea:true,source:"rulebook, Chapter 2"});
const $$K830=$object($$Border,{a:"Nagato",b:"Buzen",sea:true,source:"rulebook, First Round Example"});
const $$K831=$object($$Border,{a:"Iyo",b:"Bungo",sea:true,source:"rulebook, First Round Example"});
const $$K832=$object($$Border,{a:"Tsushima",b:"Iki",sea:true,source:"assumed"});
const $$K833=Object.freeze([$$K699,$$K700,$$K701,$$K702,$$K703,$$K704,$$K705,$$K706,$$K707,$$K708,$$K709,$$K710,$$K711,$$K712,$$K713,$$K714,$$K715,$$K716,$$K717,$$K718,$$K719,$$K720,$$K721,$$K722,$$K723,$$K724,$$K725,$$K726,$$K727,$$K728,$$K729,$$K730,$$K731,$$K732,$$K733,$$K734,$$K735,$$K736,$$K737,$$K738,$$K739,$$K740,$$K741,$$K742,$$K743,$$K744,$$K745,$$K746,$$K747,$$K748,$$K749,$$K750,$$K751,$$K752,$$K753,$$K754,$$K755,$$K756,$$K757,$$K758,$$K759,$$K760,$$K761,$$K762,$$K763,$$K764,$$K765,$$K766,$$K767,$$K768,$$K769,$$K770,$$K771,$$K772,$$K773,$$K774,$$K775,$$K776,$$K777,$$K778,$$K779,$$K780,$$K781,$$K782,$$K783,$$K784,$$K785,$$K786,$$K787,$$K788,$$K789,$$K790,$$K791,$$K792,$$K793,$$K794,$$K795,$$K796,$$K797,$$K798,$$K799,$$K800,$$K801,$$K802,$$K803,$$K804,$$K805,$$K806,$$K807,$$K808,$$K809,$$K810,$$K811,$$K812,$$K813,$$K814,$$K815,$$K816,$$K817,$$K818,$$K819,$$K820,$$K821,$$K822,$$K823,$$K824,$$K825,$$K826,$$K827,$$K828,$$K829,$$K830,$$K831,$$K832]);
const $$K834=$object($$Chart,{provinces:$$K698,borders:$$K833});
const $$K835=Object.freeze([0,1,3,5]);
const $$K836=Object.freeze(["standard","end-of-round","quick","two-player"]);
const $$K837=[(1.0),(0.0),(0.0),(0.0)];
const $$K838=[(0.62),(0.1),(0.28)];
const $$K839=[(1.0),(0.0)];
const $$K840=[(0.88),(0.12),(0.0),(0.0)];
const $$K841=[(0.0),(0.24),(0.76)];
const $$K842=$dict([["bid",$$K837],["wish",$$K838],["build",$$K839],["held",$$K840],["hire",$$K841]]);
const $$K843=[(1.0),(0.0),(0.0),(0.0)];
const $$K844=[(0.46),(0.23),(0.31)];
const $$K845=[(1.0),(0.0)];
const $$K846=[(0.89),(0.11),(0.0),(0.0)];
const $$K847=[(0.32),(0.37),(0.31)];
const $$K848=$dict([["bid",$$K843],["wish",$$K844],["build",$$K845],["held",$$K846],["hire",$$K847]]);
const $$K849=[(1.0),(0.0),(0.0),(0.0)];
const $$K850=[(0.13),(0.33),(0.54)];
const $$K851=[(1.0),(0.0)];
const $$K852=[(0.85),(0.08),(0.07),(0.0)];
const $$K853=[(0.09),(0.48),(0.43)];
const $$K854=$dict([["bid",$$K849],["wish",$$K850],["build",$$K851],["held",$$K852],["hire",$$K853]]);
const $$K855=[(1.0),(0.0),(0.0),(0.0)];
const $$K856=[(0.06),(0.22),(0.72)];
const $$K857=[(1.0),(0.0)];
const $$K858=[(0.87),(0.13),(0.0),(0.0)];
const $$K859=[(0.07),(0.37),(0.56)];
const $$K860=$dict([["bid",$$K855],["wish",$$K856],["build",$$K857],["held",$$K858],["hire",$$K859]]);
const $$K861=[(1.0),(0.0),(0.0),(0.0)];
const $$K862=[(0.31),(0.43),(0.26)];
const $$K863=[(0.82),(0.18)];
const $$K864=[(0.29),(0.3),(0.24),(0.17)];
const $$K865=[(0.0),(0.21),(0.79)];
const $$K866=$dict([["bid",$$K861],["wish",$$K862],["build",$$K863],["held",$$K864],["hire",$$K865]]);
const $$K867=[(1.0),(0.0),(0.0),(0.0)];
const $$K868=[(0.21),(0.26),(0.53)];
const $$K869=[(0.68),(0.32)];
const $$K870=[(0.15),(0.49),(0.22),(0.14)];
const $$K871=[(0.14),(0.56),(0.3)];
const $$K872=$dict([["bid",$$K867],["wish",$$K868],["build",$$K869],["held",$$K870],["hire",$$K871]]);
const $$K873=$dict([["round 1",$$K842],["round 2",$$K848],["round 3",$$K854],["later",$$K860],["koku to spare",$$K866],["win in reach",$$K872]]);
const $$K874=[(0.28),(0.16),(0.11),(0.45)];
const $$K875=[(0.0),(1.0),(0.0)];
const $$K876=[(1.0),(0.0)];
const $$K877=[(1.0),(0.0),(0.0),(0.0)];
const $$K878=[(0.13),(0.0),(0.87)];
const $$K879=$dict([["bid",$$K874],["wish",$$K875],["build",$$K876],["held",$$K877],["hire",$$K878]]);
const $$K880=[(0.87),(0.13),(0.0),(0.0)];
const $$K881=[(0.0),(1.0),(0.0)];
const $$K882=[(1.0),(0.0)];
const $$K883=[(1.0),(0.0),(0.0),(0.0)];
const $$K884=[(0.2),(0.36),(0.44)];
const $$K885=$dict([["bid",$$K880],["wish",$$K881],["build",$$K882],["held",$$K883],["hire",$$K884]]);
const $$K886=[(1.0),(0.0),(0.0),(0.0)];
const $$K887=[(0.06),(0.84),(0.1)];
const $$K888=[(1.0),(0.0)];
const $$K889=[(0.91),(0.09),(0.0),(0.0)];
const $$K890=[(0.42),(0.22),(0.36)];
const $$K891=$dict([["bid",$$K886],["wish",$$K887],["build",$$K888],["held",$$K889],["hire",$$K890]]);
const $$K892=[(1.0),(0.0),(0.0),(0.0)];
const $$K893=[(0.17),(0.71),(0.12)];
const $$K894=[(1.0),(0.0)];
const $$K895=[(0.82),(0.18),(0.0),(0.0)];
const $$K896=[(0.28),(0.55),(0.17)];
const $$K897=$dict([["bid",$$K892],["wish",$$K893],["build",$$K894],["held",$$K895],["hire",$$K896]]);
const $$K898=[(0.5),(0.25),(0.15),(0.1)];
const $$K899=[(0.38),(0.19),(0.43)];
const $$K900=[(0.85),(0.15)];
const $$K901=[(0.25),(0.09),(0.38),(0.28)];
const $$K902=[(0.31),(0.53),(0.16)];
const $$K903=$dict([["bid",$$K898],["wish",$$K899],["build",$$K900],["held",$$K901],["hire",$$K902]]);
const $$K904=[(0.31),(0.36),(0.22),(0.11)];
const $$K905=[(0.81),(0.09),(0.1)];
const $$K906=[(0.83),(0.17)];
const $$K907=[(0.24),(0.42),(0.13),(0.21)];
const $$K908=[(0.15),(0.61),(0.24)];
const $$K909=$dict([["bid",$$K904],["wish",$$K905],["build",$$K906],["held",$$K907],["hire",$$K908]]);
const $$K910=$dict([["round 1",$$K879],["round 2",$$K885],["round 3",$$K891],["later",$$K897],["koku to spare",$$K903],["win in reach",$$K909]]);
const $$K911=[(0.07),(0.44),(0.25),(0.24)];
const $$K912=[(0.0),(1.0),(0.0)];
const $$K913=[(1.0),(0.0)];
const $$K914=[(1.0),(0.0),(0.0),(0.0)];
const $$K915=[(0.06),(0.41),(0.53)];
const $$K916=$dict([["bid",$$K911],["wish",$$K912],["build",$$K913],["held",$$K914],["hire",$$K915]]);
const $$K917=[(1.0),(0.0),(0.0),(0.0)];
const $$K918=[(0.08),(0.66),(0.26)];
const $$K919=[(1.0),(0.0)];
const $$K920=[(1.0),(0.0),(0.0),(0.0)];
const $$K921=[(0.22),(0.57),(0.21)];
const $$K922=$dict([["bid",$$K917],["wish",$$K918],["build",$$K919],["held",$$K920],["hire",$$K921]]);
const $$K923=[(1.0),(0.0),(0.0),(0.0)];
const $$K924=[(0.07),(0.71),(0.22)];
const $$K925=[(1.0),(0.0)];
const $$K926=[(1.0),(0.0),(0.0),(0.0)];
const $$K927=[(0.27),(0.22),(0.51)];
const $$K928=$dict([["bid",$$K923],["wish",$$K924],["build",$$K925],["held",$$K926],["hire",$$K927]]);
const $$K929=[(1.0),(0.0),(0.0),(0.0)];
const $$K930=[(0.11),(0.8),(0.09)];
const $$K931=[(1.0),(0.0)];
const $$K932=[(1.0),(0.0),(0.0),(0.0)];
const $$K933=[(0.36),(0.46),(0.18)];
const $$K934=$dict([["bid",$$K929],["wish",$$K930],["build",$$K931],["held",$$K932],["hire",$$K933]]);
const $$K935=[(0.23),(0.18),(0.48),(0.11)];
const $$K936=[(0.38),(0.24),(0.38)];
const $$K937=[(0.79),(0.21)];
const $$K938=[(0.0),(0.07),(0.62),(0.31)];
const $$K939=[(0.18),(0.76),(0.06)];
const $$K940=$dict([["bid",$$K935],["wish",$$K936],["build",$$K937],["held",$$K938],["hire",$$K939]]);
const $$K941=[(0.49),(0.29),(0.22),(0.0)];
const $$K942=[(0.45),(0.17),(0.38)];
const $$K943=[(0.86),(0.14)];
const $$K944=[(0.16),(0.12),(0.31),(0.41)];
const $$K945=[(0.26),(0.35),(0.39)];
const $$K946=$dict([["bid",$$K941],["wish",$$K942],["build",$$K943],["held",$$K944],["hire",$$K945]]);
const $$K947=$dict([["round 1",$$K916],["round 2",$$K922],["round 3",$$K928],["later",$$K934],["koku to spare",$$K940],["win in reach",$$K946]]);
const $$K948=[(0.81),(0.11),(0.08),(0.0)];
const $$K949=[(0.06),(0.84),(0.1)];
const $$K950=[(1.0),(0.0)];
const $$K951=[(1.0),(0.0),(0.0),(0.0)];
const $$K952=[(0.09),(0.4),(0.51)];
const $$K953=$dict([["bid",$$K948],["wish",$$K949],["build",$$K950],["held",$$K951],["hire",$$K952]]);
const $$K954=[(0.93),(0.07),(0.0),(0.0)];
const $$K955=[(0.07),(0.69),(0.24)];
const $$K956=[(1.0),(0.0)];
const $$K957=[(1.0),(0.0),(0.0),(0.0)];
const $$K958=[(0.09),(0.42),(0.49)];
const $$K959=$dict([["bid",$$K954],["wish",$$K955],["build",$$K956],["held",$$K957],["hire",$$K958]]);
const $$K960=[(1.0),(0.0),(0.0),(0.0)];
const $$K961=[(0.29),(0.1),(0.61)];
const $$K962=[(1.0),(0.0)];
const $$K963=[(1.0),(0.0),(0.0),(0.0)];
const $$K964=[(0.09),(0.3),(0.61)];
const $$K965=$dict([["bid",$$K960],["wish",$$K961],["build",$$K962],["held",$$K963],["hire",$$K964]]);
const $$K966=[(1.0),(0.0),(0.0),(0.0)];
const $$K967=[(0.0),(0.91),(0.09)];
const $$K968=[(1.0),(0.0)];
const $$K969=[(1.0),(0.0),(0.0),(0.0)];
const $$K970=[(0.2),(0.56),(0.24)];
const $$K971=$dict([["bid",$$K966],["wish",$$K967],["build",$$K968],["held",$$K969],["hire",$$K970]]);
const $$K972=[(0.41),(0.22),(0.25),(0.12)];
const $$K973=[(0.0),(0.0),(1.0)];
const $$K974=[(0.26),(0.74)];
const $$K975=[(0.16),(0.2),(0.11),(0.53)];
const $$K976=[(0.32),(0.24),(0.44)];
const $$K977=$dict([["bid",$$K972],["wish",$$K973],["build",$$K974],["held",$$K975],["hire",$$K976]]);
const $$K978=[(0.26),(0.16),(0.28),(0.3)];
const $$K979=[(0.64),(0.23),(0.13)];
const $$K980=[(0.67),(0.33)];
const $$K981=[(0.15),(0.24),(0.25),(0.36)];
const $$K982=[(0.18),(0.58),(0.24)];
const $$K983=$dict([["bid",$$K978],["wish",$$K979],["build",$$K980],["held",$$K981],["hire",$$K982]]);
const $$K984=$dict([["round 1",$$K953],["round 2",$$K959],["round 3",$$K965],["later",$$K971],["koku to spare",$$K977],["win in reach",$$K983]]);
const $$K985=$dict([[2,$$K873],[3,$$K910],[4,$$K947],[5,$$K984]]);
const $$K986=$dict([[0,"bowmen"],[1,"gunners"],[3,"swordsmen"]]);
const $$K987=Object.freeze(["0","1","2","3"]);
const $$K988=Object.freeze(["first","last","last but one"]);
const $$K989=Object.freeze(["no","yes"]);
const $$K990=Object.freeze(["ninja","half","ronin"]);
const $$K991=$dict([["bid",$$K987],["wish",$$K988],["build",$$K989],["held",$$K987],["hire",$$K990]]);
const $$K992=Object.freeze(["round 1","round 2","round 3","later","koku to spare","win in reach"]);
const $$K993=$dict([[2672,"most_samurai"],[2673,"most_ashigaru"],[2674,"most_in_force"],[2689,"castle_price"],[2690,"fortress_price"],[2691,"castle_bonus"],[2692,"fortress_bonus"],[2687,"castles"],[2688,"fortress_bases"],[2693,"faces"],[2694,"ninja_succeeds_on"],[2695,"revenge_succeeds_on"],[2696,"most_attacks"],[2703,"provinces_a_koku"],[2704,"least_koku"],[2705,"rounds_without_attacks_on_armies"],[2706,"rounds_without_strikes"],[2719,"stack_sizes_open"],[2720,"ban_on_further_attacks"],[2721,"re_entry"],[2722,"heir_gets_emptied"],[2723,"split_off"],[2734,"reinforcements"],[2735,"reinforcing_spearmen"],[2736,"most_spearmen_at_setup"]]);
$value($$Seat,"koku_",null);
$value($$Seat,"armies_",$$K1);
$value($$Seat,"forces_",$$K1);
$value($$Seat,"sword_",0);
$value($$Seat,"face_down_",$$K1);
$value($$Seat,"levied_",$$K1);
$value($$Seat,"out_",0);
$value($$Seat,"heir_",null);
$value($$Changes,"own_",false);
$value($$Changes,"without_",$$K1);
$value($$Changes,"cut_",$$K1);
$value($$Changes,"borders_",$$K1);
$value($$Scenario1,"variant_","standard");
$value($$Scenario1,"goal_",null);
$value($$Scenario1,"round_limit_",null);
$value($$Scenario1,"castles_",$$K1);
$value($$Scenario1,"round_",0);
$value($$Scenario1,"ninja_",null);
$value($$Scenario1,"war_",null);
$value($$Scenario1,"action_","");
$value($$Scenario1,"source_","assumed");
$value($$Scenario1,"notes_","");
$getter($$Scenario1,"players_",(function(){const a=this;return ($true($eq(a.variant_,"two-player"))?2:$py.len(a.seats_));}));
$getter($$Scenario1,"to_be_set_up_",(function(){const a=this;return $eq(a.round_,0);}));
$method($$Scenario1,"player_of_",(function(b){const a=this;return ($true($eq(a.variant_,"two-player"))?$floordiv(b,2):b);}));
$value($$Army1,"level_",1);
$value($$Army1,"hole_",1);
$getter($$Army1,"fallen_",(function(){const a=this;return !$true($get($attr(a,"units_"),2));}));
$method($$Names1,"__init___",$def("scenario",function(b){const a=this;a.provinces_=$each($call($$chart_of,b.map_).provinces_,c=>$attr(c,"name_"));a.seats_=$each($kw($py.enumerate,[b.seats_],{start:1}),([e,d])=>($true($ne($attr(d,"name_").lower_(),("seat "+$text(e))))?$attr(d,"name_"):("seat "+$text(e))));}));
$method($$Names1,"seat_",(function(b){const a=this;return $get(a.seats_,b);}));
$method($$Names1,"province_",(function(b){const a=this;return $get(a.provinces_,b);}));
$method($$Names1,"army_",(function(b,c){const a=this;let d,f,e;[d,e]=$unpacked([$add($mod(c,3),1),$call($py.int,$get(b,$add(2179,c)))],-1,2);f=(""+$text(a.seat_($floordiv(c,3)))+"'s army "+$text(d));return ($true($ge(e,0))?(""+$text(f)+" in "+$text(a.province_(e))):f);}));
$method($$Names1,"troop_",(function(b){const a=this;let c;c=$call($py.int,$get(b,2325));if($true($ne(c,15))){return a.army_(b,c);}return (""+$text(a.seat_($call($py.int,$get(b,5))))+"'s force in "+$text(a.province_($call($py.int,$get(b,2326)))));}));
$method($$Told1,"__init___",$def("names seats",function(b,c){const a=this;let d;d=$unpacked([b,$call($py.range,c)],-1,2);a.names_=d[0];a.seats_=d[1];a.chosen_=$dict([]);}));
const $$K1217=Object.freeze(["Place Ashigaru Spearmen","reinforces"]);
const $$K1218=Object.freeze(["Quick-Start, Claim Extra Provinces","claims"]);
const $$K1219=Object.freeze(["Quick-Start, Place Reinforcements","puts a spearman into"]);
const $$K1220=$dict([[5,$$K1217],[3,$$K1218],[4,$$K1219]]);
$method($$Told1,"set_up_",$def("step",function*(b){const a=this;let d,c,h,j,e,f;[c,d]=$unpacked([b.before_,$attr(b,"after_")],-1,2);[e,f]=$unpacked([$call($py.int,$get(c,1)),$call($py.int,$get(d,1))],-1,2);if(($in(e,$$K1220)&&$true($$is_choice(b)))){a.chosen_.setdefault_([e,$call($py.int,$get(c,3))],[]).append_(b.value_);}if($true($eq(f,e))){return null;}if($true($eq(e,0))){(yield* $it(a._dealt_(d)));}else{if($true($eq(e,1))){for(const i of $it(a._dealt_(d))){j=i;(yield j.replace_("Deal Out the Province Cards","Rules for a 2-Player Game"));}}else{if($true($eq(e,2))){h=", ".join_($each(a.seats_,g=>(""+$text($attr(a,"names_").seat_(g))+" "+$text($$sword($call($py.int,$get(d,$add(2560,g))))))));(yield $$said("Draw Swords",h));}}}if($in(f,[7,6])){(yield* $it(a._placed_()));}if($true($eq(f,9))){(yield* $it(a._armies_(d)));}}));
$method($$Told1,"_dealt_",(function*(b){const a=this;let f,e,d;for(const c of $it(a.seats_)){d=c;e=$$_owned(b,d);if($true(e)){f=(""+$text($attr(a,"names_").seat_(d))+" has "+$text($py.len(e))+": "+$text($attr(a,"names_").listed_(e)));(yield $$said("Deal Out the Province Cards",f));}}}));
$method($$Told1,"_placed_",(function*(){const a=this;let d,f,g,e,h,c;for(const b of $it(a.chosen_.items_())){c=$unpacked(b,-1,2);[d,e]=$unpacked(c[0],-1,2);f=c[1];[g,h]=$unpacked($get($$K1220,d),-1,2);(yield $$said(g,(""+$text($attr(a,"names_").seat_(e))+" "+$text(h)+" "+$text($attr(a,"names_").listed_(f)))));}a.chosen_.clear_();}));
$method($$Told1,"_armies_",(function*(b){const a=this;let f,i,g,d,j;for(const c of $it(a.seats_)){d=c;for(const e of $it($call($py.range,$mul(d,3),$mul($add(d,1),3)))){f=e;g=$$army_row(f);i=$each($get(b,$slice(g,$add(g,6),null)),h=>$call($py.int,h));j=(""+$text($attr(a,"names_").army_(b,f))+": "+$text($$write_troop(i,0)));(yield $$said("Place Army Markers",j));}}}));
$method($$Told1,"heading_",(function(b){const a=this;let d;d="; ".join_($each(a.seats_,c=>(""+$text($attr(a,"names_").seat_(c))+" "+$text($$many($call($py.int,$get(b,$add(399,c))),"province"))+", "+$text($call($py.int,$get(b,$add(304,c))))+" koku"),c=>$true($eq($get(b,$add(389,c)),0))));return ("round "+$text($get(b,6))+" ("+$text(d)+")");}));
$method($$Told1,"action_",$def("step",function*(b){const a=this;let d,g,c,h,e,f;[c,d]=$unpacked([b.before_,$attr(b,"after_")],-1,2);e=$call($py.int,$get(c,1));if(($true($eq(e,10))&&$true($$is_choice(b)))){g=$attr(a,"names_").army_(c,$call($py.int,$get(c,266)));h=$get($$K606,b.value_);(yield $$said("Appointing a Successor; ruling W17",("a "+$text(h)+" leads "+$text(g))));}else{if(($true($eq(e,12))&&$true($$is_choice(b))&&$true(b.value_))){f=(""+$text($attr(a,"names_").seat_($call($py.int,$get(c,272))))+" sees "+$text($attr(a,"names_").seat_($sub(b.value_,1)))+"'s");(yield $$said("Using the Ninja as a Spy",(""+$text(f)+" plan")));}else{if($true($eq(e,13))){(yield* $it(a._plans_(d)));}else{if(($true($eq(e,15))&&$true(b.asked_))){(yield* $it(a._drawn_for_(c,d)));}else{if(($true($eq(e,16))&&$true($eq($get(d,1),17)))){(yield* $it(a._swords_(d)));}else{if($true($eq(e,17))){(yield* $it(a._built_(c,d)));}else{if(($true($eq(e,19))&&$true($eq($get(d,1),20)))){(yield* $it(a._levied_(c)));}else{if(($true($eq(e,21))&&$true($eq($get(d,1),22)))){(yield* $it(a._ronin_(d)));}else{if($true($eq(e,22))){(yield* $it(a._ninja_(d)));}}}}}}}}}(yield* $it(a._lost_(c,d)));}));
$method($$Told1,"_plans_",(function*(b){const a=this;let h,e,d,i;for(const c of $it(a.seats_)){d=c;e=$add(309,$mul(d,5));h=$each($call($py.enumerate,$$K605),([f,g])=>(""+$text($call($py.int,$get(b,$add(e,f))))+" "+$text(g)),([f,g])=>$true($get(b,$add(e,f))));if($true(h)){i=(""+$text($attr(a,"names_").seat_(d))+" has put koku on "+$text(", ".join_(h)));(yield $$said("Action 1, Reveal Your Plans",i));}}}));
$method($$Told1,"_drawn_for_",(function*(b,c){const a=this;let f,e,g;for(const d of $it(a.seats_)){e=d;f=$call($py.int,$get(c,$add(339,e)));if(($true(f)&&!$true($get(b,$add(339,e))))){g=(""+$text($attr(a,"names_").seat_(e))+" draws "+$text($$sword(f))+", which others wished too");(yield $$said("Action 2, Take Swords; ruling W3",g));}}}));
$method($$Told1,"_swords_",(function*(b){const a=this;let d,f;d=$py.sorted($each(a.seats_,c=>[$call($py.int,$get(b,$add(339,c))),c]));f=", ".join_($each(d,([e,c])=>(""+$text($attr(a,"names_").seat_(c))+" "+$text($$sword(e))+$text($$_bid(b,c))),([e,c])=>$true(e)));(yield $$said("Action 2, Take Swords",f));}));
$method($$Told1,"_built_",(function*(b,c){const a=this;let f,h,e,i,g;for(const d of $it($call($py.range,$py.len($attr(a,"names_").provinces_)))){e=d;f=$call($py.int,$get(c,$add(489,e)));if($true($ne(f,$get(b,$add(489,e))))){g=($true($eq(f,1))?"a castle":"the base of a fortress");h=$attr(a,"names_").seat_($call($py.int,$get(c,$add(409,e))));i=(""+$text(h)+" builds "+$text(g)+" in "+$text($attr(a,"names_").province_(e)));(yield $$said("Action 3, Build",i));}}}));
$method($$Told1,"_levied_",(function*(b){const a=this;let i,j,h,e,g,d,k;for(const c of $it(a.seats_)){d=c;e=[];for(const f of $it($call($py.range,$py.len($attr(a,"names_").provinces_)))){g=f;h=$call($py.int,$get(b,$add(1209,g)));if(($true(h)&&$true($eq($get(b,$add(409,g)),d)))){i=($true($gt(h,10))?" (army)":"");j=$get($$K606,$mod($sub(h,1),10));e.append_((""+$text(j)+" "+$text($attr(a,"names_").province_(g))+$text(i)));}}if($true(e)){k=(""+$text($attr(a,"names_").seat_(d))+" places "+$text(", ".join_(e)));(yield $$said("Action 4, Levy Units",k));}}}));
$method($$Told1,"_ronin_",(function*(b){const a=this;let f,d,g;for(const c of $it(a.seats_)){d=c;f=$each($$_owned(b,d),e=>(""+$text($call($py.int,$get(b,$add(1049,e))))+" "+$text($attr(a,"names_").province_(e))),e=>$true($get(b,$add(1049,e))));if($true(f)){g=(""+$text($attr(a,"names_").seat_(d))+" deploys face down: "+$text(", ".join_(f)));(yield $$said("Action 5, Hire Ronin",g));}}}));
$method($$Told1,"_ninja_",(function*(b){const a=this;let d,e,f;d=$each(a.seats_,c=>$call($py.int,$get(b,$add($add(309,$mul(c,5)),4))));if(!$true($py.any(d))){return null;}if($true($lt($get(b,272),0))){(yield $$said("Action 6, Hire Ninja","nobody hires him: the highest bids are equal"));return null;}e=$call($py.int,$get(b,272));f=(""+$text($attr(a,"names_").seat_(e))+" hires him for "+$text($get(d,e))+" koku");(yield $$said("Action 6, Hire Ninja",f));}));
$method($$Told1,"_lost_",(function*(b,c){const a=this;let j,h,g,i,e,k;for(const d of $it(a.seats_)){e=d;for(const f of $it($call($py.enumerate,$get($$K605,$slice(null,4,null))))){[g,h]=$unpacked(f,-1,2);i=$add($add(2595,$mul(e,5)),g);j=$call($py.int,$sub($get(c,i),$get(b,i)));if($true(j)){k=(""+$text($attr(a,"names_").seat_(e))+"'s "+$text(j)+" koku for "+$text(h)+" buy nothing");(yield $$said("ruling W2",k));}}}}));
$method($$War,"__init___",$def("names",function(b){const a=this;a.names_=b;}));
$method($$War,"tell_",$def("step",function*(b){const a=this;let d,c,e;[c,d]=$unpacked([b.before_,$attr(b,"after_")],-1,2);e=$call($py.int,$get(c,1));if(($true($ne($get(c,5),$get(d,5)))&&$true($ge($get(d,5),0)))){(yield a._turn_(d));}if($true($$is_choice(b))){(yield* $it(a._choice_(b,e)));}else{if($true($eq(e,37))){(yield* $it(a._dice_(b)));}}if(($in(e,[35,36])&&$true($eq($get(d,1),37)))){(yield a._battle_(d));}if(($in(e,[51,53])&&$true(b.asked_))){(yield a._struck_(b,e));}if($true($ne(e,33))){(yield* $it(a._marched_(c,d)));}(yield* $it(a._changes_(c,d)));}));
$method($$War,"_turn_",(function(b){const a=this;let d,c;c=$call($py.int,$get(b,5));d=$call($py.int,$get(b,$add(339,c)));return $$said("Action 7, Wage War",(""+$text($attr(a,"names_").seat_(c))+", with "+$text($$sword(d))));}));
$method($$War,"_choice_",$def("step phase",function*(b,c){const a=this;let k,g,d,j,i,f,h,e;[d,e,f]=$unpacked([b.before_,b.value_,$attr(a,"names_")],-1,3);if(($true($eq(c,30))&&$true(e))){h=(""+$text(f.troop_(d))+" will attack "+$text(f.province_($sub(e,1))));(yield $$said("Phase B, Declare First Battles",h));}else{if(($true($eq(c,38))&&$true(e))){(yield $$said("Step 8",(""+$text(f.troop_(d))+" calls the battle off")));}else{if(($true($eq(c,36))&&$true(e))){h=(""+$text(f.seat_($call($py.int,$get(d,3))))+" will give up ronin first (S2)");(yield $$said("Remove Casualties",h));}else{if(($true($eq(c,28))&&$true(e)&&$true($lt($get(d,2394),0)))){k=f.army_(d,$call($py.int,$get(d,2315)));(yield $$said("Picking Up Units",(""+$text(k)+" takes up a "+$text($get($$K606,$sub(e,1))))));}else{if(($true($eq(c,25))&&$true(e))){j=f.province_($call($py.int,$get(d,2318)));(yield $$said("Leaving a Garrison Behind",("a "+$text($get($$K606,$sub(e,1)))+" stays in "+$text(j))));}else{if(($true($eq(c,50))&&$true(e))){i=f.seat_($call($py.int,$get(d,272)));h=(""+$text(i)+"'s ninja strikes at "+$text(f.army_(d,$sub(e,1))));(yield $$said("Ninja As an Assassin; ruling W15",h));}else{if($true($eq(c,52))){g=f.seat_($call($py.int,$get(d,2393)));h=(""+$text(g)+" strikes back at "+$text(f.army_(d,e)));(yield $$said("The Intended Victim Gets Revenge",h));}else{if($true($eq(c,47))){(yield* $it(a._moved_(b)));}}}}}}}}}));
$method($$War,"_moved_",$def("step",function*(b){const a=this;let c,j,k,g,d,i,e,l,f,h;[c,d]=$unpacked([b.before_,$attr(a,"names_")],-1,2);[e,f]=$unpacked([$call($py.int,$get(c,2396)),$call($py.int,$get(c,2397))],-1,2);if($true($eq($get(c,2399),9))){i=$$force_row(e);j=$get(c,$slice(i,$add(i,6),null)).tolist_();$put(j,4,b.value_);h=(""+$text($$units(j))+" go");}else{g=$get($$K606,$get(c,2399));h=($true(b.value_)?("a "+$text(g)+" and a ronin go"):("a "+$text(g)+" goes"));}k=($true($get(c,2398))?"the army in ":"");l=(""+$text(h)+" from "+$text(d.province_(e))+" to "+$text(k)+$text(d.province_(f)));(yield $$said("Phase D, Move Provincial Forces",l));}));
$method($$War,"_battle_",(function(b){const a=this;let f,e,c,h,i,d,g;[c,d]=$unpacked([$attr(a,"names_"),$call($py.int,$get(b,2327))],-1,2);e=($true($get(b,2328))?" over a sea line":"");f=$call($py.int,$get(b,$add(1129,d)));g=($true($gt(f,0))?(" with "+$text($$many(f,"bonus unit"))):"");h=c.seat_($call($py.int,$get(b,$add(409,d))));i=(""+$text(c.troop_(b))+" ("+$text($$write_force($$_side(b,0)))+") attacks "+$text(c.province_(d))+$text(e)+", "+$text(h)+"'s "+$text($$write_force($$_side(b,1)))+$text(g));return $$said("Phase C, Conduct Combat",i);}));
const $$K1221=$dict([[0,"Naval Invasions, first strike; bowmen and gunners"],[1,"Naval Invasions, first strike; hand to hand"],[2,"Step 1, attacker's bowmen and gunners"],[3,"Step 2, defender's bowmen and gunners"],[4,"Steps 4 to 6, attacker hand to hand"],[5,"Steps 4 to 6, defender hand to hand"]]);
$method($$War,"_dice_",$def("step",function*(b){const a=this;let d,c,o,m,q,g,j,e,p,i,h;[c,d]=$unpacked([b.before_,$attr(b,"after_")],-1,2);e=$get($$K1221,$call($py.int,$get(c,2330)));if($true($gt(b.what_,0))){(yield $$said(e,(""+$text($$many(b.value_,"hit")))));}for(const f of $it([[0,"attacker"],[1,"defender"]])){[g,h]=$unpacked(f,-1,2);[i,j]=$unpacked([$$_side(c,g),$$_side(d,g)],-1,2);m=$each($kw($py.zip,[i,j],{strict:true}),([k,l])=>$sub(k,l));o=$$units($each($call($py.range,6),n=>$add($get(m,n),$get(m,$add(6,n)))));p=($true($gt($get(m,12),0))?$$many($get(m,12),"bonus unit"):"");if($true((q=", ".join_($each([o,p],r=>r,r=>$true(r)))))){(yield $$said("Remove Casualties",("the "+$text(h)+" loses "+$text(q))));}}}));
$method($$War,"_struck_",$def("step phase",function(b,c){const a=this;let e,f,d,h,j,i,g;[d,e]=$unpacked([b.before_,$attr(b,"after_")],-1,2);f=$call($py.int,$get(d,2392));h=$call($py.bool,($true(g=$get(e,$add(2194,f)))?g:$lt($get(e,$add(2179,f)),0)));i=($true(h)?"the daimyo falls":"he fails");j=($true($eq(c,51))?"Ninja As an Assassin":"The Intended Victim Gets Revenge");return $$said(j,("roll "+$text($add(b.value_,1))+": "+$text(i)));}));
const $$K1222=Object.freeze([42,44,45,46,47]);
$method($$War,"_marched_",(function*(b,c){const a=this;let e,g,j,h,i,f;for(const d of $it($call($py.range,15))){e=d;[f,g]=$unpacked([$call($py.int,$get(b,$add(2179,e))),$call($py.int,$get(c,$add(2179,e)))],-1,2);if(($true($eq(f,g))||$true($lt(g,0)))){continue;}if($true($lt(f,0))){h=(""+$text($attr(a,"names_").army_(c,e))+" is recovered");(yield $$said("Eliminating an Opponent; ruling W23",h));continue;}i=$call($py.int,$get(b,2323));j=($in(i,$$K1222)?"Phase D, Move Daimyos' Armies":"Phase A, Move");j=($true($ne(i,40))?j:"Phase C, moving in");h=(""+$text($attr(a,"names_").army_(b,e))+" goes to "+$text($attr(a,"names_").province_(g)));(yield $$said(j,h));}}));
$method($$War,"_changes_",(function*(b,c){const a=this;let g,e,d,l,m,j,o,h,k;d=$attr(a,"names_");e=$ne($get(c,$slice(389,$add(389,5),null)),$get(b,$slice(389,$add(389,5),null)));for(const f of $it($call($py.range,15))){g=f;if(($true($ge($get(b,$add(2179,g)),0))&&$true($lt($get(c,$add(2179,g)),0)))){h=(""+$text(d.army_(b,g))+" is out of the game with its daimyo");(yield $$said("Losing a Daimyo",h));}else{if(($true($ge($get(c,$add(2179,g)),0))&&$true($eq($get(b,1),41)))){(yield* $it(a._experience_(b,c,g)));}}}for(const i of $it($call($py.range,$py.len(d.provinces_)))){j=i;[k,l]=$unpacked([$call($py.int,$get(b,$add(409,j))),$call($py.int,$get(c,$add(409,j)))],-1,2);if(($true($eq(k,l))||$true(e.any_()))){continue;}if($true($lt(l,0))){h=(""+$text(d.province_(j))+" is empty");(yield $$said("Battle Results",h));}else{if($true($lt(k,0))){m=$$many($call($py.int,$get(c,$add(399,l))),"province");h=(""+$text(d.seat_(l))+" takes "+$text(d.province_(j))+" and has "+$text(m));(yield $$said("Conquering an Empty Province",h));}}}for(const n of $it($call($py.range,5))){o=n;if($true($get(e,o))){(yield a._fallen_(b,c,o));}}}));
$method($$War,"_experience_",(function*(b,c,d){const a=this;let f,e,g;[e,f]=$unpacked([$call($py.int,$get(c,$add(2209,d))),$call($py.int,$get(c,$add(2224,d)))],-1,2);if(($true($ne(e,$get(b,$add(2209,d))))||$true($ne(f,$get(b,$add(2224,d)))))){g=(""+$text($attr(a,"names_").army_(c,d))+": level "+$text(e)+", hole "+$text(f));(yield $$said("Moving a Successful Daimyo's Experience Marker",g));}}));
$method($$War,"_fallen_",(function(b,c,d){const a=this;let i,j,h,e,g,l,f,k;e=$call($py.int,$get(c,$add(394,d)));f="Eliminating an Opponent";if($true($lt(e,0))){g="nobody takes its provinces over";return $$said((""+$text(f)+"; ruling W19"),(""+$text($attr(a,"names_").seat_(d))+" is out; "+$text(g)));}h=$call($py.int,$sub($get(c,$add(399,e)),$get(b,$add(399,e))));i=$call($py.int,$sub($get(c,$add(404,e)),$get(b,$add(404,e))));j=($true($gt(i,0))?(" and claims "+$text(i)+" just emptied (S10)"):"");k=(""+$text($attr(a,"names_").seat_(e))+" takes over "+$text($$many(h,"province"))+$text(j));l=$call($py.int,$add($get(c,$add(399,e)),$get(c,$add(404,e))));return $$said(f,(""+$text($attr(a,"names_").seat_(d))+" is out; "+$text(k)+": "+$text(l)+" in all"));}));
$value($$War1,"phase_","A");
$value($$War1,"battle_",null);
$value($$War1,"declared_",$$K1);
$cached($$Chart,"numbers_",(function(){const a=this;return $dict($each($call($py.enumerate,a.provinces_),([c,b])=>[$attr(b,"name_"),c]));}));
$cached($$Chart,"neighbors_",(function(){const a=this;let f,g,e,c;c=$each(a.provinces_,b=>[]);for(const d of $it(a.borders_)){e=d;[f,g]=$unpacked([$get(a.numbers_,e.a_),$get(a.numbers_,e.b_)],-1,2);$get(c,f).append_([g,e.sea_]);$get(c,g).append_([f,e.sea_]);}return $call($py.tuple,$each(c,h=>$call($py.tuple,$py.sorted(h))));}));
$value($$Province,"x_",(0.0));
$value($$Province,"y_",(0.0));
$getter($$Province,"short_",(function(){const a=this;return $get($attr(a,"name_").partition_(" ("),0);}));
$value($$Border,"sea_",false);
$value($$Border,"source_","assumed");
$method($$Border,"__str___",(function(){const a=this;return (""+$text(a.a_)+$text(($true(a.sea_)?" ~ ":" - "))+$text(a.b_));}));
$getter($$Border,"ends_",(function(){const a=this;return $call($py.frozenset,[a.a_,a.b_]);}));
$method($$Names1,"listed_",(function(b){const a=this;return ", ".join_($each(b,c=>$get(a.provinces_,c)));}));
PLAYED.swords=$laying($P_swords,{"bots":[["cautious","attacks only where it is nearly sure to win, buys troops and castles"],["expander","each next attack, move and purchase by the exact odds, nothing further"],["never-bids","planner, but never bids for swords"],["never-builds","planner, but never builds"],["never-hires","planner, but never hires ronin"],["never-ninja","planner, but never bids for the ninja"],["planner","heeds counter-attacks, income, eliminations and the goal too; mixes its bids"],["random","any legal option, each as likely, but it attacks and moves in wherever it can"]],"titles":{"chapter-7":"The conflict of Gray and Pink, Chapter 7 of the rulebook","end-of-round-3":"The longer game, won at the end of a round, three players","end-of-round-4":"The longer game, won at the end of a round, four players","end-of-round-5":"The longer game, won at the end of a round, five players","quick-3":"The quick start, three players","quick-4":"The quick start, four players","quick-5":"The quick start, five players","standard-3":"The standard game, three players","standard-4":"The standard game, four players","standard-5":"The standard game, five players","stop-the-leader":"Five seats, one of them out: who stops the leader?","two-player":"The game for two, with two colors each"},"usual":"quick-4","bot":"planner","turn":"round","groups":{"chapter-7":[[0],[1],[2],[3]],"end-of-round-3":[[0],[1],[2]],"end-of-round-4":[[0],[1],[2],[3]],"end-of-round-5":[[0],[1],[2],[3],[4]],"quick-3":[[0],[1],[2]],"quick-4":[[0],[1],[2],[3]],"quick-5":[[0],[1],[2],[3],[4]],"standard-3":[[0],[1],[2]],"standard-4":[[0],[1],[2],[3]],"standard-5":[[0],[1],[2],[3],[4]],"stop-the-leader":[[0],[1],[2],[3],[4]],"two-player":[[0,1],[2,3]]}},$$Table1,{"chapter-7":[1,"The conflict of Gray and Pink, Chapter 7 of the rulebook","standard",[0,[2,"Pink",null,null,[0,[3,1,"Musashi",[0,2,4,1,2,0,4],3,1],[3,2,"Shinano",[0,2,2,1,1,0,3],3,1]],[0,[0,"Mutsu",[0,0,0,0,0,0,1]],[0,"Dewa",[0,0,0,0,0,0,1]],[0,"Kozuke",[0,0,0,0,0,0,2]],[0,"Shimotsuke",[0,0,0,0,0,0,1]],[0,"Hitachi",[0,0,0,0,0,0,1]],[0,"Musashi",[0,0,0,0,0,0,1]],[0,"Shimosa",[0,0,0,0,0,0,1]],[0,"Kazusa",[0,0,0,0,0,0,1]],[0,"Awa (Honshu)",[0,0,0,0,0,0,1]],[0,"Sagami",[0,0,0,0,0,0,2]],[0,"Izu",[0,0,0,0,0,0,1]],[0,"Suruga",[0,0,0,0,0,0,1]],[0,"Kai",[0,0,0,0,0,0,2]],[0,"Totomi",[0,0,0,0,0,0,1]],[0,"Shinano",[0,0,0,0,0,0,1]],[0,"Sado",[0,0,0,0,0,0,1]],[0,"Echigo",[0,0,0,0,0,0,2]],[0,"Etchu",[0,0,0,0,0,0,1]],[0,"Noto",[0,0,0,0,0,0,2]]],0,[0],[0],[0],0,null],[2,"Gray",null,null,[0,[3,1,"Ise",[0,2,3,1,1,0,4],3,1],[3,3,"Hida",[0,2,4,1,2,0,5],3,1]],[0,[0,"Mikawa",[0,0,0,0,0,0,2]],[0,"Owari",[0,0,0,0,0,0,2]],[0,"Mino",[0,1,0,0,0,0,2]],[0,"Hida",[0,0,0,0,0,0,1]],[0,"Kaga",[0,0,0,0,0,0,1]],[0,"Echizen",[0,0,0,0,0,0,3]],[0,"Wakasa",[0,0,0,0,0,0,1]],[0,"Omi",[0,0,0,0,0,0,1]],[0,"Iga",[0,0,0,0,0,0,1]],[0,"Ise",[0,0,0,0,0,0,1]],[0,"Shima",[0,0,0,0,0,0,1]],[0,"Kii",[0,0,0,0,0,0,1]],[0,"Yamato",[0,0,0,0,0,0,1]],[0,"Yamashiro",[0,0,0,0,0,0,1]],[0,"Kawachi",[0,0,0,0,0,0,1]],[0,"Izumi",[0,0,0,0,0,0,1]],[0,"Tamba",[0,0,0,0,0,0,1]]],0,[0],[0],[0],0,null],[2,"Pink-Stripe",null,null,[0,[3,1,"Harima",[0,2,2,1,0,0,3],2,1],[3,2,"Settsu",[0,1,2,1,1,0,0],1,3],[3,3,"Suo",[0,1,2,1,2,0,2],2,2]],[0,[0,"Settsu",[0,0,0,0,0,0,1]],[0,"Harima",[0,0,0,0,0,0,1]],[0,"Tango",[0,0,0,0,0,0,1]],[0,"Tajima",[0,0,0,0,0,0,1]],[0,"Inaba",[0,0,0,0,0,0,1]],[0,"Mimasaka",[0,0,0,0,0,0,1]],[0,"Bizen",[0,0,0,0,0,0,1]],[0,"Bitchu",[0,0,0,0,0,0,1]],[0,"Hoki",[0,0,0,0,0,0,1]],[0,"Oki",[0,0,0,0,0,0,1]],[0,"Izumo",[0,0,0,0,0,0,1]],[0,"Bingo",[0,0,0,0,0,0,1]],[0,"Aki",[0,0,0,0,0,0,3]],[0,"Iwami",[0,0,0,0,0,0,1]],[0,"Suo",[0,0,0,0,0,0,3]],[0,"Nagato",[0,0,0,0,0,0,3]]],0,[0],[0],[0],0,null],[2,"Gray-Stripe",null,null,[0,[3,1,"Buzen",[0,2,3,1,0,0,3],2,3],[3,2,"Iyo",[0,1,2,1,1,0,1],1,2],[3,3,"Hyuga",[0,1,2,1,1,0,0],1,1]],[0,[0,"Awaji",[0,0,0,0,0,0,1]],[0,"Awa (Shikoku)",[0,0,0,0,0,0,1]],[0,"Sanuki",[0,0,0,0,0,0,1]],[0,"Iyo",[0,0,0,0,0,0,3]],[0,"Tosa",[0,0,0,0,0,0,1]],[0,"Tsushima",[0,0,0,0,0,0,1]],[0,"Iki",[0,0,0,0,0,0,3]],[0,"Chikuzen",[0,0,0,0,0,0,1]],[0,"Bungo",[0,0,0,0,0,0,3]],[0,"Chikugo",[0,0,0,0,0,0,1]],[0,"Hizen",[0,0,0,0,0,0,1]],[0,"Higo",[0,0,0,0,0,0,1]],[0,"Hyuga",[0,0,0,0,0,0,1]],[0,"Satsuma",[0,0,0,0,0,0,1]],[0,"Osumi",[0,0,0,0,0,0,1]]],0,[0],[0],[0],0,null]],null,null,[4,false,[0],[0],[0],[0]],[0,[0,"Musashi","castle"],[0,"Hida","fortress"],[0,"Shinano","castle"]],9,null,null,"","",""],"end-of-round-3":[1,"The longer game, won at the end of a round, three players","end-of-round",[0,[2,"Seat 1",null,null,[0],[0],0,[0],[0],[0],0,null],[2,"Seat 2",null,null,[0],[0],0,[0],[0],[0],0,null],[2,"Seat 3",null,null,[0],[0],0,[0],[0],[0],0,null]],null,null,[4,false,[0],[0],[0],[0]],[0],0,null,null,"","",""],"end-of-round-4":[1,"The longer game, won at the end of a round, four players","end-of-round",[0,[2,"Seat 1",null,null,[0],[0],0,[0],[0],[0],0,null],[2,"Seat 2",null,null,[0],[0],0,[0],[0],[0],0,null],[2,"Seat 3",null,null,[0],[0],0,[0],[0],[0],0,null],[2,"Seat 4",null,null,[0],[0],0,[0],[0],[0],0,null]],null,null,[4,false,[0],[0],[0],[0]],[0],0,null,null,"","",""],"end-of-round-5":[1,"The longer game, won at the end of a round, five players","end-of-round",[0,[2,"Seat 1",null,null,[0],[0],0,[0],[0],[0],0,null],[2,"Seat 2",null,null,[0],[0],0,[0],[0],[0],0,null],[2,"Seat 3",null,null,[0],[0],0,[0],[0],[0],0,null],[2,"Seat 4",null,null,[0],[0],0,[0],[0],[0],0,null],[2,"Seat 5",null,null,[0],[0],0,[0],[0],[0],0,null]],null,null,[4,false,[0],[0],[0],[0]],[0],0,null,null,"","",""],"quick-3":[1,"The quick start, three players","quick",[0,[2,"Seat 1",null,null,[0],[0],0,[0],[0],[0],0,null],[2,"Seat 2",null,null,[0],[0],0,[0],[0],[0],0,null],[2,"Seat 3",null,null,[0],[0],0,[0],[0],[0],0,null]],null,null,[4,false,[0],[0],[0],[0]],[0],0,null,null,"","",""],"quick-4":[1,"The quick start, four players","quick",[0,[2,"Seat 1",null,null,[0],[0],0,[0],[0],[0],0,null],[2,"Seat 2",null,null,[0],[0],0,[0],[0],[0],0,null],[2,"Seat 3",null,null,[0],[0],0,[0],[0],[0],0,null],[2,"Seat 4",null,null,[0],[0],0,[0],[0],[0],0,null]],null,null,[4,false,[0],[0],[0],[0]],[0],0,null,null,"","",""],"quick-5":[1,"The quick start, five players","quick",[0,[2,"Seat 1",null,null,[0],[0],0,[0],[0],[0],0,null],[2,"Seat 2",null,null,[0],[0],0,[0],[0],[0],0,null],[2,"Seat 3",null,null,[0],[0],0,[0],[0],[0],0,null],[2,"Seat 4",null,null,[0],[0],0,[0],[0],[0],0,null],[2,"Seat 5",null,null,[0],[0],0,[0],[0],[0],0,null]],null,null,[4,false,[0],[0],[0],[0]],[0],0,null,null,"","",""],"standard-3":[1,"The standard game, three players","standard",[0,[2,"Seat 1",null,null,[0],[0],0,[0],[0],[0],0,null],[2,"Seat 2",null,null,[0],[0],0,[0],[0],[0],0,null],[2,"Seat 3",null,null,[0],[0],0,[0],[0],[0],0,null]],null,null,[4,false,[0],[0],[0],[0]],[0],0,null,null,"","",""],"standard-4":[1,"The standard game, four players","standard",[0,[2,"Seat 1",null,null,[0],[0],0,[0],[0],[0],0,null],[2,"Seat 2",null,null,[0],[0],0,[0],[0],[0],0,null],[2,"Seat 3",null,null,[0],[0],0,[0],[0],[0],0,null],[2,"Seat 4",null,null,[0],[0],0,[0],[0],[0],0,null]],null,null,[4,false,[0],[0],[0],[0]],[0],0,null,null,"","",""],"standard-5":[1,"The standard game, five players","standard",[0,[2,"Seat 1",null,null,[0],[0],0,[0],[0],[0],0,null],[2,"Seat 2",null,null,[0],[0],0,[0],[0],[0],0,null],[2,"Seat 3",null,null,[0],[0],0,[0],[0],[0],0,null],[2,"Seat 4",null,null,[0],[0],0,[0],[0],[0],0,null],[2,"Seat 5",null,null,[0],[0],0,[0],[0],[0],0,null]],null,null,[4,false,[0],[0],[0],[0]],[0],0,null,null,"","",""],"stop-the-leader":[1,"Five seats, one of them out: who stops the leader?","standard",[0,[2,"Crane",null,null,[0,[3,1,"Omi",[0,3,5,1,1,0,4],3,2],[3,2,"Aki",[0,2,3,1,2,0,2],2,1],[3,3,"Settsu",[0,1,2,1,0,0,0],1,1]],[0,[0,"Omi",[0,0,1,0,0,0,2]],[0,"Iga",[0,0,0,0,0,0,1]],[0,"Ise",[0,0,1,0,0,0,2]],[0,"Shima",[0,0,0,0,0,0,1]],[0,"Kii",[0,0,0,0,0,0,1]],[0,"Yamato",[0,0,0,0,0,0,1]],[0,"Yamashiro",[0,0,0,0,0,0,1]],[0,"Kawachi",[0,0,0,0,0,0,1]],[0,"Izumi",[0,0,0,0,0,0,1]],[0,"Settsu",[0,0,0,0,0,0,1]],[0,"Awaji",[0,0,0,0,0,0,1]],[0,"Harima",[0,0,0,0,0,0,1]],[0,"Tamba",[0,0,0,0,0,0,1]],[0,"Tango",[0,0,0,0,0,0,1]],[0,"Tajima",[0,0,0,0,0,0,1]],[0,"Inaba",[0,0,0,0,0,0,2]],[0,"Mimasaka",[0,0,0,0,0,0,1]],[0,"Bizen",[0,0,0,0,0,0,1]],[0,"Bitchu",[0,0,0,0,0,0,1]],[0,"Hoki",[0,0,0,0,0,0,1]],[0,"Oki",[0,0,0,0,0,0,1]],[0,"Izumo",[0,0,0,0,0,0,1]],[0,"Bingo",[0,0,0,0,0,0,1]],[0,"Iwami",[0,0,0,0,0,0,2]],[0,"Suo",[0,0,0,0,1,0,3]],[0,"Nagato",[0,0,0,0,1,0,3]]],2,[0],[0],[0],0,null],[2,"Boar",null,null,[0,[3,1,"Suruga",[0,2,3,0,1,0,0],2,2],[3,2,"Shinano",[0,2,4,1,2,0,2],2,1]],[0,[0,"Mutsu",[0,0,0,0,0,0,1]],[0,"Dewa",[0,0,0,0,0,0,1]],[0,"Kozuke",[0,0,0,0,0,0,2]],[0,"Shimotsuke",[0,0,0,0,0,0,1]],[0,"Hitachi",[0,0,0,0,0,0,1]],[0,"Musashi",[0,0,0,0,0,0,2]],[0,"Shimosa",[0,0,0,0,0,0,1]],[0,"Kazusa",[0,0,0,0,0,0,1]],[0,"Awa (Honshu)",[0,0,0,0,0,0,1]],[0,"Sagami",[0,0,0,0,0,0,1]],[0,"Izu",[0,0,0,0,0,0,2]],[0,"Suruga",[0,0,0,0,0,0,3]],[0,"Kai",[0,0,0,0,0,0,3]],[0,"Totomi",[0,0,0,0,0,0,3]]],1,[0],[0],[0],0,null],[2,"Tortoise",null,null,[0,[3,1,"Buzen",[0,3,4,1,0,0,4],2,3],[3,2,"Iyo",[0,1,2,1,2,0,1],2,1],[3,3,"Iki",[0,1,2,1,1,0,0],1,3]],[0,[0,"Awa (Shikoku)",[0,0,0,0,0,0,3]],[0,"Tosa",[0,0,0,0,0,0,1]],[0,"Tsushima",[0,0,0,0,0,0,1]],[0,"Iki",[0,0,0,0,0,0,1]],[0,"Chikuzen",[0,0,0,0,0,0,1]],[0,"Buzen",[0,0,0,0,0,0,3]],[0,"Bungo",[0,0,0,0,0,0,3]],[0,"Chikugo",[0,0,0,0,0,0,1]],[0,"Hizen",[0,0,0,0,0,0,1]],[0,"Higo",[0,0,0,0,0,0,1]],[0,"Hyuga",[0,0,0,0,0,0,1]],[0,"Satsuma",[0,0,0,0,0,0,1]],[0,"Osumi",[0,0,0,0,0,0,1]]],4,[0],[0],[0],0,null],[2,"Heron",null,null,[0],[0],0,[0],[0],[0],6,0],[2,"Fox",null,null,[0,[3,2,"Echizen",[0,2,3,1,1,0,4],2,1],[3,3,"Mino",[0,1,2,1,1,0,1],1,3]],[0,[0,"Owari",[0,0,0,0,0,0,3]],[0,"Mino",[0,0,0,0,0,0,3]],[0,"Hida",[0,0,0,0,0,0,3]],[0,"Sado",[0,0,0,0,0,0,1]],[0,"Echigo",[0,0,0,0,0,0,3]],[0,"Etchu",[0,0,0,0,0,0,1]],[0,"Noto",[0,0,0,0,0,0,1]],[0,"Kaga",[0,0,0,0,0,0,3]],[0,"Echizen",[0,0,0,0,0,0,3]],[0,"Wakasa",[0,0,0,0,0,0,1]]],3,[0],[0],[0],0,null]],null,null,[4,false,[0],[0],[0],[0]],[0,[0,"Suruga","castle"],[0,"Echizen","castle"],[0,"Omi","castle"],[0,"Settsu","fortress"]],8,2,null,"","",""],"two-player":[1,"The game for two, with two colors each","two-player",[0,[2,"Seat 1",null,null,[0],[0],0,[0],[0],[0],0,null],[2,"Seat 2",null,null,[0],[0],0,[0],[0],[0],0,null],[2,"Seat 3",null,null,[0],[0],0,[0],[0],[0],0,null],[2,"Seat 4",null,null,[0],[0],0,[0],[0],[0],0,null]],null,null,[4,false,[0],[0],[0],[0]],[0],0,null,null,"","",""]},[$$Scenario1,$$Seat,$$Army1,$$Changes]);
