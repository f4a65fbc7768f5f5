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
function no_pool$(a){throw Error('no_pool');}
function can_be_activated$(a,d,b){let c;c=a[(52 + b)];return ((d[(2143 + b)]==0)&&(d[(2175 + b)]==0)&&chief_lives$(a,d,c)&&(d[(2129 + c)]<activations$(a,d,c))&&led$(a,d,b)&&(is_chief$(a,b)||in_camp$(a,d,c)||in_chief_range$(a,d,b)));}
function in_chief_range$(a,e,b){let d,h,f,i,g,c,$0;c=a[(52 + b)];d=a[(37 + c)];if(((d==b)||in_camp$(a,e,c))){return 1;}if(((d<0)||(e[(2271 + d)]<0)||(e[(2271 + b)]<0))){return 0;}$0=[command_range$(a,e,d),e[(2271 + b)]];f=$0[0];g=$0[1];if((distance$(a,e[(2271 + d)],g)>f)){return 0;}h=reach_from$(a,e,c,e[(2271 + d)],f);i=(e[(10044 + g)]>0);forget$(e,h);return i;}
function forget$(b,c){let a,$0,$1;for($0=0,$1=c;$0<$1;$0+=1){a=$0;b[(10044 + b[(11644 + a)])]=0;}}
function reach_from$(h,a,j,b,f){let g,c,e,d,i,$0,$1,$2;a[(10044 + b)]=1;a[11644]=b;$0=$K0;c=$0[0];d=$0[1];while((c<d)){e=a[(11644 + c)];c=(c + 1);if((a[(10044 + e)]>f)){continue;}for($1=0,$2=6;$1<$2;$1+=1){g=$1;if(passable$(h,e,g)){i=beside$(h,e,g);if(((a[(10044 + i)]==0)&&is_open_to_orders$(h,a,j,i))){a[(10044 + i)]=(a[(10044 + e)] + 1);a[(11644 + d)]=i;d=(d + 1);}}}}return d;}
function is_open_to_orders$(d,a,e,b){let c;c=a[(5071 + b)];if((c>=0)){return (d[(15892 + c)]==e);}return !(in_enemy_zone$(a,e,b));}
function in_enemy_zone$(a,b,c){return (zones_on$(a,(1 - b),c)>0);}
function zones_on$(a,b,c){return a[((6671 + (b * 1600)) + c)];}
function beside$(a,b,c){return a[((29412 + (6 * b)) + c)];}
function passable$(a,b,c){return (a[((39012 + (6 * b)) + c)]>0);}
function distance$(a,b,c){let d,f,e;d=Math.abs((a[(21412 + b)] - a[(21412 + c)]));e=Math.abs((a[(23012 + b)] - a[(23012 + c)]));f=(((a[(21412 + b)] - a[(21412 + c)]) + a[(23012 + b)]) - a[(23012 + c)]);return Math.max(d,e,Math.abs(f));}
function command_range$(a,b,c){let d;d=rating$(a,b,c);if(in_enemy_zone$(b,a[(52 + c)],b[(2271 + c)])){return Math.floor((d + 1)/2);}return d;}
function rating$(a,b,c){let d;d=a[((212 + (b[(2239 + c)] * 32)) + c)];return Math.max(0,(d - b[(2335 + c)]));}
function in_camp$(c,e,d){let a,b,$0;$0=[c[(39 + d)],c[(37 + d)]];a=$0[0];b=$0[1];return ((a>=0)&&(b>=0)&&(e[(2591 + a)]>=0)&&(e[(2271 + b)]==e[(2591 + a)]));}
function is_chief$(a,b){return (a[(37 + a[(52 + b)])]==b);}
function led$(c,a,b){let d;d=(on_map$(a,b)||waits$(c,a,b));return (d&&lives$(a,b)&&has_units$(c,a,b));}
function has_units$(c,b,d){let a,$0,$1;for($0=c[(116 + d)],$1=c[(148 + d)];$0<$1;$0+=1){a=$0;if(((b[(2591 + a)]>=0)||(b[(2911 + a)]==2)||is_waiting$(c,b,a))){return 1;}}return 0;}
function is_waiting$(a,e,b){let c,d;c=a[(16052 + b)];d=a[(404 + c)];return ((d>0)&&(e[6]>=d)&&(e[(2591 + b)]<0)&&(e[(2911 + b)]<=1)&&((e[(2207 + c)]==0)||(e[(2207 + c)]==1)));}
function lives$(a,b){return ((a[(2207 + b)]==0)||(a[(2207 + b)]==1));}
function waits$(a,d,b){let e,c;c=a[(404 + b)];e=((c>0)&&(d[6]>=c));return (e&&lives$(d,b)&&!(on_map$(d,b)));}
function on_map$(a,b){return (a[(2271 + b)]>=0);}
function activations$(a,c,b){return Math.max(0,(a[(43 + b)] - c[(2335 + a[(37 + b)])]));}
function chief_lives$(a,d,b){let c;c=a[(37 + b)];return ((c>=0)&&lives$(d,c)&&on_map$(d,c));}
function can_be_ordered$(c,a,b){return ((a[(2143 + b)]>0)&&(a[(2175 + b)]==0)&&led$(c,a,b)&&commanded$(c,a,b));}
function commanded$(a,d,b){let c;c=a[(52 + b)];if((is_chief$(a,b)||!(chief_lives$(a,d,c))||in_camp$(a,d,c))){return 1;}return (waits$(a,d,b)||in_chief_range$(a,d,b));}
function nothing_to_redraw$(a,b,c,d){}
function record$(a,b,c){let g,e,f,h,d,$0,$1,$2;record$$(a,b,c);if((b[7]!=4)){return;}for($0=605,$1=621;$0<$1;$0+=1){d=$0;c[d]=0;}e=count_side$(a,b,c,0,1);f=count_side$(a,b,c,1,(-1));c[612]=Math.floor((1000 * (e - f))/Math.max(1,(e + f)));$2=[phases_to_come$(a,b,0),phases_to_come$(a,b,1)];g=$2[0];h=$2[1];c[615]=Math.floor((1000 * (g - h))/Math.max(1,(g + h)));if((b[1]<11)){c[616]=((b[5]==0)?1000:(-1000));}c[608]=Math.floor((c[607] * share_finished$(a,b))/1000);}
function share_finished$(d,a){let b,c,e,$0,$1;if((a[1]>=11)){return 1000;}b=0;for($0=0,$1=d[24];$0<$1;$0+=1){c=$0;b=(b + can_be_ordered$(d,a,c));}e=(1000 - Math.floor((1000 * b)/Math.max(1,d[24])));return e;}
function phases_to_come$(d,c,e){let b,a,$0,$1;a=0;for($0=d[(33 + e)],$1=d[(35 + e)];$0<$1;$0+=1){b=$0;if(((c[1]<11)&&can_be_ordered$(d,c,b))){a=(a + worth_of_phase$(d,c,b,e));}}return a;}
function worth_of_phase$(a,b,g,c){let d,f,e,$0,$1;note_way$(a,b,c);d=1;for($0=a[(116 + g)],$1=a[(148 + g)];$0<$1;$0+=1){e=$0;f=b[(2591 + e)];if((f<0)){if((b[(2911 + e)]==0)){d=(d + 40);}continue;}if((a[(16372 + e)]==8)){continue;}if(b[(3551 + e)]){d=(d + 60);}d=(d + Math.max(5,(100 - (12 * steps_from$(b,c,f)))));}return d;}
function steps_from$(a,b,c){return Math.floor(a[((49678 + (b * 1600)) + c)]/1000);}
function note_way$(f,a,c){let g,h,i,j,b,e,d,$0,$1,$2,$3,$4;b=(1 + a[2066]);if((a[(49676 + c)]==b)){return;}a[(49676 + c)]=b;d=(49678 + (c * 1600));for($0=0,$1=f[26];$0<$1;$0+=1){e=$0;a[(d + e)]=99000;}$2=0;g=$2;h=$2;for($3=0,$4=3;$3<$4;$3+=1){i=$3;h=add_enemies$(f,a,c,i,h);while((g<h)){j=a[(52878 + g)];if(((i<2)&&(steps_from$(a,c,j)>i))){break;}h=add_neighbors$(f,a,c,j,h);g=(g + 1);}}}
function add_neighbors$(d,f,a,g,h){let e,c,b,$0,$1;b=(49678 + (a * 1600));for($0=(6 * g),$1=(6 * (g + 1));$0<$1;$0+=1){c=$0;e=d[(29412 + c)];if(((e>=0)&&(d[(39012 + c)]>0)&&(steps_from$(f,a,e)>=99))){f[(b + e)]=(f[(b + g)] + 1000);f[(52878 + h)]=e;h=(h + 1);}}return h;}
function add_enemies$(d,b,f,e,g){let a,c,$0,$1;for($0=d[(30 - f)],$1=d[(32 - f)];$0<$1;$0+=1){a=$0;c=b[(2591 + a)];if(((c<0)||(head_start$(d,b,a)!=e)||(steps_from$(b,f,c)<=e))){continue;}b[((49678 + (f * 1600)) + c)]=((e * 1000) + a);b[(52878 + g)]=c;g=(g + 1);}return g;}
function head_start$(a,c,b){let d;if((a[(16372 + b)]==8)){return 2;}d=((c[(2911 + b)]!=0)||(a[(17172 + b)]!=0));return ((d||((2 * c[(3071 + b)])>=a[(16532 + b)]))?0:1);}
function count_side$(a,d,g,b,f){let i,k,j,l,h,n,c,e,o,m,$0,$1,$2,$3,$4,$5,$6,$7,$8,$9;c=Math.max(1,a[(41 + b)]);e=Math.min(1500,Math.max((-1000),Math.floor((1000 * rout_points$(a,d,b))/c)));$0=605;g[$0]=(g[$0] + (f * e));$1=606;g[$1]=(g[$1] + Math.floor(((f * e) * Math.abs(e))/1000));$2=607;g[$2]=(g[$2] + ((f * 1000) * (e>=1000)));$3=0;h=$3;i=$3;j=$3;k=$3;l=$3;for($4=a[(29 + b)],$5=a[(31 + b)];$4<$5;$4+=1){m=$4;n=d[(2591 + m)];if(((d[(2911 + m)]>=2)||(a[(16372 + m)]==8))){continue;}h=(h + worth_gone$(a,d,m));l=(l + ((worth$(a,m) - worth_gone$(a,d,m)) * tq$(a,d,m)));if((d[(2911 + m)]==1)){i=(i + worth$(a,m));}if((n>=0)){j=(j + danger$(a,d,m,n,d[(2751 + m)]));if(d[(3551 + m)]){k=(k + worth$(a,m));}}}o=(100 * c);$6=609;g[$6]=(g[$6] + (f * Math.min(3000,Math.floor((1000 * h)/o))));$7=610;g[$7]=(g[$7] + (f * Math.min(3000,Math.floor((1000 * i)/o))));$8=613;g[$8]=(g[$8] + (f * Math.min(3000,Math.floor((1000 * j)/o))));$9=614;g[$9]=(g[$9] + (f * Math.min(3000,Math.floor((1000 * k)/o))));count_leaders$(a,d,g,b,f);return l;}
function count_leaders$(a,i,k,b,j){let h,g,f,d,l,e,c,$0,$1,$2,$3,$4,$5,$6,$7,$8;c=Math.max(1,a[(41 + b)]);$0=0;d=$0;e=$0;$1=[a[(33 + b)],a[(35 + b)]];f=$1[0];g=$1[1];for($2=f,$3=g;$2<$3;$2+=1){h=$2;d=(d + may_flee$(a,i,h));e=(e + (1000 * !(lives$(i,h))));}$4=611;k[$4]=(k[$4] + (j * Math.min(3000,Math.floor((1000 * d)/(100 * c)))));$5=618;k[$5]=(k[$5] + Math.floor((j * e)/Math.max(1,(g - f))));$6=617;k[$6]=(k[$6] + ((j * 1000) * Math.max(0,(trumps$(a,i,b) - i[(2131 + b)]))));$7=619;k[$7]=(k[$7] + ((j * 1000) * chief_lives$(a,i,b)));l=(i[(2125 + b)] + i[(2127 + b)]);$8=620;k[$8]=(k[$8] + ((j * 1000) * Math.min(3,l)));}
function trumps$(a,c,b){return Math.max(0,(a[(45 + b)] - c[(2335 + a[(37 + b)])]));}
function may_flee$(d,e,f){let g,a,b,c,$0,$1,$2;$0=0;a=$0;b=$0;for($1=d[(116 + f)],$2=d[(148 + f)];$1<$2;$1+=1){c=$1;if((d[(16372 + c)]==8)){continue;}b=(b + (e[(2911 + c)]!=0));if((e[(2591 + c)]>=0)){a=(a + worth$(d,c));}}g=Math.floor((a * chance_to_flee$(d,e,f,b))/10);return g;}
function chance_to_flee$(b,e,c,a){let d;if((a==0)){return 0;}d=b[((10740 + (c * 161)) + Math.min(a,b[(180 + c)]))];if((lives$(e,c)&&(e[(2239 + c)]==0))){d=(d - Math.floor(rating$(b,e,c)/2));}return Math.min(Math.max((d + 1),0),10);}
function danger$(c,g,d,i,k){let j,m,f,e,l,b,h,a,$0,$1,$2,$3;$0=0;a=$0;b=$0;e=(1 - c[(15892 + d)]);for($1=c[(29 + e)],$2=c[(31 + e)];$1<$2;$1+=1){f=$1;h=g[(2591 + f)];if(((h<0)||!(strikes$(c,f))||(g[(2911 + f)]!=0))){continue;}j=distance$(c,i,h);if((j>reach_of$(c,f))){continue;}l=harm_by$(c,g,f,d,i,k,j,0);if((l>a)){$3=[l,a];a=$3[0];b=$3[1];}else{if((l>b)){b=l;}}}m=(a + Math.floor(b/2));return Math.floor((m * weight$(c,0))/100);}
function weight$(a,b){return a[(110652 + b)];}
function harm_by$(a,h,b,c,e,g,k,d){let f,j,i;f=column_of$(a,b,c,0,(d - a[(27812 + e)]));if((f<0)){return 0;}i=aspect$(a,e,g,h[(2591 + b)]);j=defender_suffers$(a,h,c,f,(i!=0),0,1);return ((k<=2)?j:Math.floor((j * 2)/3));}
function defender_suffers$(a,b,c,d,e,f,g){let i,k,j,h,$0;h=defender_row$(a,b,c,d,e,f,g);$0=[a[(h + 0)],a[(h + 1)]];i=$0[0];j=$0[1];k=((i * breaking_costs$(a,b,c,e)) + (j * hit_costs$(a,b,c)));return Math.floor(k/1000);}
function hit_costs$(d,b,c){let a;a=30;if((d[(17172 + c)]!=0)){a=60;}else{if((b[(2911 + c)]!=0)){a=25;}}return Math.floor((worth$(d,c) * a)/(100 * Math.max(1,tq$(d,b,c))));}
function breaking_costs$(c,a,b,d){let f,e;e=((a[(2911 + b)]==0)&&(c[(17172 + b)]==0)&&!(d));f=(e?Math.floor((worth$(c,b) * 45)/100):worth$(c,b));return Math.max(0,(f - worth_gone$(c,a,b)));}
function defender_row$(a,b,c,i,j,h,f){let g,d,k,e;d=Math.min(left_to_tq$(a,b,c),9);e=9;if(f){g=(a[(17332 + c)]==0);e=Math.min(9,Math.max(0,(tq$(a,b,c) - (h&&g))));}k=((((((i * 3) + 1) * 2) + j) * 10) + e);return (87104 + (2 * (((k * 9) + d) - 1)));}
function left_to_tq$(a,b,c){return Math.max(1,(tq$(a,b,c) - b[(3071 + c)]));}
function aspect$(g,a,c,b){let d,e,h,i,f,$0,$1,$2,$3;if(((a==b)||(c<0))){return 0;}$0=$K1;d=$0[0];e=$0[1];for($1=0,$2=6;$1<$2;$1+=1){f=$1;h=along$(g,a,b,f);i=side_aspect$(c,f);if(((h>d)||((h==d)&&(i<e)))){$3=[h,i];d=$3[0];e=$3[1];}}return e;}
function side_aspect$(a,b){let c;if((a<0)){return 0;}c=$mod(((b - a) + 6),6);if(((c==0)||(c==5))){return 0;}return (((c==1)||(c==4))?1:2);}
function along$(a,c,b,g){let d,f,e;d=(a[(21412 + b)] - a[(21412 + c)]);e=(a[(23012 + b)] - a[(23012 + c)]);f=(-(d) - e);if((g==0)){return (d - e);}if((g==1)){return (d - f);}if((g==2)){return (e - f);}if((g==3)){return (e - d);}return ((g==4)?(f - d):(f - e));}
function column_of$(b,c,e,a,h){let g,d,f;d=(a?9:b[(16372 + c)]);f=((b[(16372 + e)] * 10) + d);g=b[(87014 + f)];if((g==0)){return (-1);}return (Math.min(Math.max((g + h),1),13) - 1);}
function reach_of$(a,b){return a[(16852 + b)];}
function strikes$(a,b){let c;c=a[(16372 + b)];return ((c!=6)&&(c!=7)&&(c!=8));}
function tq$(d,a,b){let c;c=((a[(2911 + b)]!=0)?160:0);return (d[((16532 + c) + b)] - a[(3231 + b)]);}
function worth$(a,b){if((a[(16372 + b)]==8)){return 600;}return (100 * a[(17812 + b)]);}
function worth_gone$(a,c,b){return Math.floor((worth$(a,b) * share_gone$(a,c,b,c[(3071 + b)]))/10000);}
function share_gone$(a,b,c,e){let d;d=Math.max(1,tq$(a,b,c));if((a[(17172 + c)]!=0)){return Math.floor((6000 * e)/d);}if((b[(2911 + c)]==0)){return Math.floor((3000 * e)/d);}return (4500 + Math.floor((2500 * e)/d));}
function rout_points$(d,c,e){let a,b,$0,$1;a=0;for($0=d[(29 + e)],$1=d[(31 + e)];$0<$1;$0+=1){b=$0;if((c[(2911 + b)]>=2)){a=(a + d[(17812 + b)]);}}a=(a - (d[50] * c[(2125 + e)]));return (a - (d[51] * c[(2127 + e)]));}
function record$$(e,b,a){let g,c,f,h,d,$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14;$0=[b[8],b[7],b[6]];a[0]=$0[0];a[1]=$0[1];a[2]=$0[2];for($1=0,$2=2;$1<$2;$1+=1){c=$1;a[(3 + c)]=b[(2141 + c)];a[(5 + c)]=(b[(2125 + c)] + b[(2127 + c)]);a[(7 + c)]=b[(2127 + c)];$3=0;a[(9 + c)]=$3;a[(11 + c)]=$3;for($4=e[(29 + c)],$5=e[(31 + c)];$4<$5;$4+=1){d=$4;if((b[(2911 + d)]==2)){$7=(9 + c);a[$7]=(a[$7] + 1);}else{if((b[(2911 + d)]==3)){$6=(11 + c);a[$6]=(a[$6] + 1);}}}f=(49628 + (c * 24));a[(13 + c)]=b[(f + 11)];a[(15 + c)]=b[(f + 15)];}for($8=0,$9=48;$8<$9;$8+=1){g=$8;a[(17 + g)]=b[(49628 + g)];}for($10=0,$11=e[23];$10<$11;$10+=1){d=$10;h=((b[(2591 + d)]>=0)?b[(2591 + d)]:b[(4031 + d)]);$12=[fate_of$(e,b,d),h];a[(65 + d)]=$12[0];a[(225 + d)]=$12[1];a[(385 + d)]=b[(3071 + d)];}for($13=0,$14=(2 * Math.max(0,(30 - b[6])));$13<$14;$13+=1){g=$13;a[(604 - g)]=(-999);}}
function fate_of$(b,a,c){if((a[(2207 + b[(16052 + c)])]==3)){return 4;}return a[(2911 + c)];}
function clear_options$(b){let a,$0,$1;for($0=0,$1=b[4];$0<$1;$0+=1){a=$0;b[(9 + a)]=0;}b[4]=0;}
function nothing_hidden$(a,b,c){}
function settle$(a,b,c){if((flight_due$(a,b)>=0)){check_flight$(a,b,flight_due$(a,b),c);}else{if((stray_due$(a,b)>=0)){settle_stray$(a,b,stray_due$(a,b),c);}else{if((b[1]<100)){settle_turn$(a,b,b[1],c);}else{if((b[1]<200)){settle_movement$(a,b,b[1],c);}else{settle_shock$(a,b,b[1],c);}}}}}
function check_flight$(d,a,b,c){a[(2495 + b)]=0;if(((c + flight_modifier$(d,a,b))<=flees_at$(d,a,b))){flee$(d,a,b);}}
function flee$(c,b,d){let e,a,$0,$1,$2,$3,$4,$5;for($0=c[(116 + d)],$1=c[(148 + d)];$0<$1;$0+=1){a=$0;if((b[(2911 + a)]!=3)){lose_unit$(c,b,a,3);}}for($2=0,$3=c[25];$2<$3;$2+=1){e=$2;if((b[(4831 + e)]==d)){b[(4831 + e)]=(-2);b[(4891 + e)]=(-1);}}b[(2207 + d)]=3;b[(2271 + d)]=(-1);$4=0;b[(2495 + d)]=$4;b[(2527 + d)]=$4;b[(2143 + d)]=0;b[9883]=0;$5=((49628 + (c[(52 + d)] * 24)) + 15);b[$5]=(b[$5] + 1);}
function lose_unit$(e,c,d,g){let f,h,a,b,$0,$1,$2,$3,$4,$5,$6;$0=[c[(2591 + d)],e[(15892 + d)]];a=$0[0];b=$0[1];if((a>=0)){lift_unit$(e,c,d);c[(4031 + d)]=a;for($1=e[(33 + b)],$2=e[(35 + b)];$1<$2;$1+=1){f=$1;if((c[(2271 + f)]==a)){c[(2527 + f)]=((g==2)?1:2);}}}$3=[g,0,0];c[(2911 + d)]=$3[0];c[(3071 + d)]=$3[1];c[(3231 + d)]=$3[2];$4=0;c[(3711 + d)]=$4;c[(3871 + d)]=$4;if((e[(16372 + d)]==8)){$5=0;c[(2125 + b)]=$5;c[(2127 + b)]=$5;}h=((g==2)?21:22);$6=((49628 + (b * 24)) + h);c[$6]=(c[$6] + 1);}
function lift_unit$(a,b,c){let $0;count_zone$(a,b,c,(-1));disengage$(a,b,c);b[(5071 + b[(2591 + c)])]=(-1);$0=(-1);b[(2591 + c)]=$0;b[(2751 + c)]=$0;}
function disengage$(d,a,b){let e,c,$0,$1,$2;if((a[(3551 + b)]==0)){return;}for($0=0,$1=6;$0<$1;$0+=1){c=$0;if((a[(3551 + b)] & (1 << c))){e=a[(5071 + d[((29412 + (6 * a[(2591 + b)])) + c)])];$2=(3551 + e);a[$2]=(a[$2] & ~((1 << opposite$(c))));}}a[(3551 + b)]=0;}
function opposite$(a){return $mod((a + 3),6);}
function count_zone$(a,e,b,f){let d,c,$0,$1,$2;c=(6671 + (a[(15892 + b)] * 1600));for($0=0,$1=6;$0<$1;$0+=1){d=$0;if(has_zone$(a,e,b,d)){$2=(c + a[((29412 + (6 * e[(2591 + b)])) + d)]);e[$2]=(e[$2] + f);}}e[9883]=0;}
function has_zone$(e,a,b,c){let d;d=((6 * a[(2591 + b)]) + c);if(((e[(29412 + d)]<0)||(a[(2911 + b)]!=0))){return 0;}if(!(is_front$(a[(2751 + b)],c))){return 0;}return ((e[(39012 + d)]>0)||(e[(17172 + b)]!=0));}
function is_front$(a,b){return ((a<0)||(b==a)||(b==$mod((a + 5),6)));}
function flees_at$(a,b,c){let d;d=units_lost$(a,b,c);return a[((10740 + (c * 161)) + d)];}
function units_lost$(d,c,e){let a,b,$0,$1;a=0;for($0=d[(116 + e)],$1=d[(148 + e)];$0<$1;$0+=1){b=$0;if(((c[(2911 + b)]!=0)&&(d[(16372 + b)]!=8))){a=(a + 1);}}return a;}
function flight_modifier$(b,a,c){let d;d=-(a[(2139 + b[(52 + c)])]);if((a[(2431 + c)]>0)){d=(d - Math.floor(a[(2431 + c)]/2));}else{if((lives$(a,c)&&!(a[(2239 + c)]))){d=(d + Math.floor(rating$(b,a,c)/2));}}return d;}
function flight_due$(c,b){let a,$0,$1;for($0=0,$1=c[24];$0<$1;$0+=1){a=$0;if(b[(2495 + a)]){return a;}}return (-1);}
function settle_stray$(d,a,c,b){a[(2271 + c)]=a[((2591 + b) - 1)];a[(2527 + c)]=0;a[9883]=0;}
function stray_due$(c,b){let a,$0,$1;for($0=0,$1=c[24];$0<$1;$0+=1){a=$0;if(b[(2527 + a)]){return a;}}return (-1);}
function settle_turn$(a,b,d,c){if((d==4)){settle_chain$(a,b,c);}else{if((d==5)){choose_order$(a,b,c);}else{if((d==9)){if((c==0)){pass_initiative$(a,b);}else{choose_continuity$(a,b,(c - 1));}}else{if((d==3)){choose_contingent$(a,b,c);}else{if((d==6)){rally$(a,b,c);}else{if((d==7)){place_rallied$(a,b,c);}else{if((d==2)){activate$(a,b,c);}else{if((d==1)){take_initiative$(a,b,c);}else{if((d==13)){replace_busho$(b,c);}else{settle_flight$(a,b,c);}}}}}}}}}}
function settle_chain$(a,b,d){let c;put_question$(a,b);c=b[2110];if((c==14)){chained$(a,b,(1 - d));}else{if((c==6)){try_trump$(a,b,d);}else{if((c==9)){raise_busho$(a,b,d);}else{chained$(a,b,result_of$(a,b,c,d));}}}}
function try_trump$(c,b,a){let $0,$1;b[2124]=(a - 1);if((a>0)){$0=(2132 - b[5]);b[$0]=(b[$0] + 1);$1=((49628 + ((1 - b[5]) * 24)) + 3);b[$1]=(b[$1] + 1);}chained$(c,b,((a>0)?1:0));}
function raise_busho$(c,a,b){let $0,$1;finish_current$(a);if((b==0)){be_finished$(a);return;}$0=[(1 - a[5]),1];a[5]=$0[0];a[2061]=$0[1];$1=((49628 + (a[5] * 24)) + 5);a[$1]=(a[$1] + 1);begin_chain$(c,a,(b - 1));}
function begin_chain$(c,a,b){new_chain$(a,b,(-1));give_orders$($part(a,2110,2124));begin_orders$(c,a);}
function begin_orders$(a,b){let $0,$1,$2,$3,$4;if(is_over$(a,b)){b[7]=4;return;}begin_marks$(a,b);$0=$K2;b[2062]=$0[0];b[2058]=$0[1];$1=2066;b[$1]=(b[$1] + 1);$2=(2367 + b[2059]);b[$2]=(b[$2] + 1);if((b[2060]>=0)){$3=(2367 + b[2060]);b[$3]=(b[$3] + 1);}$4=((49628 + (b[5] * 24)) + 0);b[$4]=(b[$4] + 1);b[1]=5;}
function begin_marks$(c,b){let d,a,$0,$1,$2,$3,$4;for($0=0,$1=c[23];$0<$1;$0+=1){a=$0;$2=0;b[(4191 + a)]=$2;b[(4351 + a)]=$2;b[(4511 + a)]=b[(2591 + a)];b[(4671 + a)]=b[(2911 + a)];}for($3=0,$4=c[24];$3<$4;$3+=1){d=$3;b[(2559 + d)]=0;}b[9883]=0;}
function is_over$(a,b){let $0;return (0<($0=a[27])&&$0<=b[2066]);}
function give_orders$(a){let $0,$1,$2;$0=2;a[$0]=(a[$0] + 1);$1=4;a[$1]=(a[$1] + 1);if(((a[1]==0)||a[11])){$2=5;a[$2]=(a[$2] + 1);}a[0]=14;if((a[2]==3)){finish$(a);}}
function finish$(a){let $0,$1;$0=3;a[$0]=(a[$0] | (a[11]?3:(1 << a[1])));$1=0;a[2]=$1;a[11]=$1;a[13]=$1;a[0]=5;}
function new_chain$(a,b,c){let d,$0,$1,$2,$3;$0=[b,c];a[2059]=$0[0];a[2060]=$0[1];$1=0;a[(2399 + b)]=$1;a[2063]=$1;for($2=0,$3=14;$2<$3;$2+=1){d=$2;a[(2110 + d)]=0;}}
function be_finished$(a){let b,$0;b=$part(a,2110,2124);$0=[a[2057],0,9];a[5]=$0[0];a[2061]=$0[1];a[1]=$0[2];if(((b[4]==0)&&(a[2060]>=0))){return;}finish_current$(a);a[2060]=(-1);}
function finish_current$(a){a[(2175 + a[2059])]=1;if((a[2060]>=0)){a[(2175 + a[2060])]=1;}}
function chained$(g,a,h){let d,f,b,e,c,$0,$1,$2,$3;b=$part(a,2110,2124);$0=[b[0],b[4]];c=$0[0];d=$0[1];$1=[b[10],lower_rated$(g,a)];e=$1[0];f=$1[1];step$($part(a,2067,2110),b,h);tally_chain$(a,c,h);if((b[4]>d)){begin_orders$(g,a);}else{if((b[10]>e)){b[10]=0;finish_current$(a);$2=[f,(-1)];a[2059]=$2[0];a[2060]=$2[1];begin_marks$(g,a);a[2062]=2;$3=((49628 + (a[5] * 24)) + 9);a[$3]=(a[$3] + 1);a[1]=101;}}}
function tally_chain$(a,c,d){let b,$0,$1,$2,$3,$4;b=(49628 + (a[5] * 24));if(((c==1)&&(d==1))){$4=(b + 1);a[$4]=(a[$4] + 1);}else{if(((c==4)&&d)){$3=(b + 2);a[$3]=(a[$3] + 1);}else{if(((c==0)&&d)){$2=(b + 8);a[$2]=(a[$2] + 1);}else{if(((c==3)&&d)){$1=(b + 6);a[$1]=(a[$1] + 1);}else{if(((c==7)&&d)){$0=((49628 + ((1 - a[5]) * 24)) + 4);a[$0]=(a[$0] + 1);}}}}}}
function step$(c,a,d){let b;b=a[0];if((b==14)){try_momentum$(c,a,d);}else{if((b==15)){try_continuity$(c,a,d);}else{if((b==1)){momentum$(c,a,d);}else{if((b==4)){continuity$(c,a,d);}else{if((b==5)){designate$(c,a);}else{if((b==6)){offer$(c,a,d);}else{if((b==7)){trump$(a,d);}else{if((b==2)){doom$(c,a,d);}else{if((b==3)){a[10]=Math.max(a[10],d);finish$(a);}else{if((b==0)){coordinate$(a,d);}else{step_of_the_risen$(c,a,b,d);}}}}}}}}}}}
function try_momentum$(b,a,c){if(declined$(b,16,c)){finish$(a);}else{a[0]=1;}}
function declined$(a,b,c){return (((a[b]==2)?c:a[b])>0);}
function try_continuity$(b,a,c){if(declined$(b,17,c)){over$(a,3);}else{if(b[18]){continuity$(b,a,1);}else{a[0]=4;}}}
function over$(a,b){let $0,$1;$0=[8,b];a[0]=$0[0];a[9]=$0[1];$1=0;a[1]=$1;a[2]=$1;a[3]=$1;a[11]=$1;a[13]=$1;}
function momentum$(b,a,c){if((c==0)){finish$(a);}else{if((c==2)){a[0]=2;}else{if(trump_possible$(b,a,b[9])){a[0]=6;}else{give_orders$(a);}}}}
function trump_possible$(b,a,c){return ((a[8]<b[5])&&(c>=b[(busho_row$(acting$(b,a)) + 0)]));}
function busho_row$(a){return (19 + (a * 4));}
function acting$(b,a){return (a[11]?b[13]:a[1]);}
function continuity$(b,a,c){if(!(c)){over$(a,0);}else{if(trump_possible$(b,a,b[8])){a[0]=6;}else{give_orders$(a);}}}
function designate$(c,b){let a,$0,$1;for($0=0,$1=c[0];$0<$1;$0+=1){a=$0;if(((b[3] & (1 << a))==0)){b[1]=a;b[0]=15;return;}}over$(b,2);}
function offer$(a,d,b){let c,$0;c=((a[7]==2)?b:(1 - a[7]));if(c){$0=8;d[$0]=(d[$0] + 1);d[0]=7;}else{give_orders$(d);}}
function trump$(a,b){if(b){over$(a,1);}else{give_orders$(a);}}
function doom$(c,a,b){if(((b==0)&&(c[14]!=(-2)))){a[0]=9;}else{if(((b==2)&&(c[(busho_row$(acting$(c,a)) + 3)]==0))){a[0]=3;}else{finish$(a);}}}
function coordinate$(a,b){let $0;if(b){$0=1;a[11]=$0;a[12]=$0;give_orders$(a);}else{a[0]=5;}}
function step_of_the_risen$(a,b,d,c){let f,e,$0,$1,$2,$3,$4;if((d==9)){$3=6;b[$3]=(b[$3] + 1);$4=13;b[$4]=(b[$4] + 1);f=((a[14]>=0)&&(b[13]<3));if(f){b[0]=10;}else{finish$(b);}}else{if((d==10)){enemy_momentum$(a,b,c);}else{if((d==11)){if((c==0)){$1=4;b[$1]=(b[$1] + 1);$2=5;b[$2]=(b[$2] + (((b[1]==0)||b[11])?1:0));}finish$(b);}else{if((d==12)){e=((a[6]==2)?c:(1 - a[6]));b[0]=(e?13:9);$0=7;b[$0]=(b[$0] + e);}else{own_trump$(a,b,c);}}}}}
function enemy_momentum$(b,a,c){if((c==0)){finish$(a);}else{if((c==2)){a[0]=11;}else{if(((a[7]<b[4])&&(own_beneficiary$(b,a)>=0))){a[0]=12;}else{a[0]=9;}}}}
function own_beneficiary$(e,b){let a,d,c,$0,$1;for($0=0,$1=e[0];$0<$1;$0+=1){a=$0;c=((a==b[1])||(b[11]&&(a<2)));d=(((b[3] & (1 << a))==0)&&!(c));if((d&&(e[(busho_row$(a) + 0)]>=e[14]))){return a;}}return (-1);}
function own_trump$(c,b,a){let d;if(!(a)){b[0]=9;return;}d=own_beneficiary$(c,b);finish$(b);b[1]=d;give_orders$(b);}
function lower_rated$(b,a){if(((a[2060]>=0)&&(rating$(b,a,a[2060])<rating$(b,a,a[2059])))){return a[2060];}return a[2059];}
function result_of$(d,c,f,g){let b,h,e,i,a,$0;$0=[c[5],lower_rated$(d,c)];a=$0[0];b=$0[1];e=rating$(d,c,b);if((f==1)){return momentum_result$(g,e,((c[2060]>=0)?1:0));}if((f==2)){return doom_result$(g);}if((f==3)){h=initiative$(d,c,a);return crisis_result$(Math.floor(g/10),$mod(g,10),e,h);}if((f==0)){return ((g<=e)?1:0);}i=((f==7)?trump_rating$(d,c,(1 - a)):initiative$(d,c,a));return ((g<=i)?1:0);}
function trump_rating$(a,b,c){let d;d=initiative$(a,b,c);return (in_camp$(a,b,c)?d:Math.floor(d/2));}
function crisis_result$(a,c,b,d){return (((a + b)>(c + d))?1:0);}
function initiative$(a,b,c){return (chief_lives$(a,b,c)?rating$(a,b,a[(37 + c)]):0);}
function doom_result$(a){if((a<=1)){return 0;}return ((a<=7)?1:2);}
function momentum_result$(a,c,b){if((a==9)){return 2;}return (((a + b)<=c)?1:0);}
function put_question$(c,a){let b,$0,$1,$2,$3;b=$part(a,2067,2110);b[0]=((a[2060]<0)?1:2);$0=10;b[1]=$0;b[3]=$0;b[10]=$0;$1=10;b[11]=$1;b[12]=$1;$2=2;b[6]=$2;b[7]=$2;$3=2;b[16]=$3;b[17]=$3;a[2118]=0;put_enemy$(c,a,b,a[2110]);b[13]=((lower_rated$(c,a)==a[2059])?0:1);put_busho$(c,a,b,0,a[2059]);if((a[2060]>=0)){put_busho$(c,a,b,1,a[2060]);}}
function put_busho$(c,d,f,a,e){let b,$0;b=busho_row$(a);f[(b + 0)]=rating$(c,d,e);$0=$K3;f[(b + 1)]=$0[0];f[(b + 2)]=$0[1];f[(b + 3)]=(is_chief$(c,e)?1:0);}
function put_enemy$(d,a,f,c){let g,e,b,$0;b=(1 - a[5]);if((c==15)){f[18]=(any_able$(d,a,b)?0:1);}else{if((c==2)){e=any_to_rise$(d,a);f[14]=(e?(-1):(-2));}}g=0;if(chief_lives$(d,a,b)){g=Math.max(0,(trumps$(d,a,b) - a[(2131 + b)]));}f[5]=g;$0=(-1);f[8]=$0;f[9]=$0;if(((g>0)&&(c==1))){f[9]=best_beneficiary$(d,a,1);}else{if(((g>0)&&((c==4)||(c==15)))){f[8]=best_beneficiary$(d,a,0);}}}
function best_beneficiary$(e,c,f){let b,d,a,$0,$1,$2;$0=[(1 - c[5]),(-1)];a=$0[0];b=$0[1];for($1=e[(33 + a)],$2=e[(35 + a)];$1<$2;$1+=1){d=$1;if(can_benefit$(e,c,d,0,f)){b=Math.max(b,rating$(e,c,d));}}return b;}
function can_benefit$(c,a,b,d,e){if(((a[(2175 + b)]>0)||(rating$(c,a,b)<d))){return 0;}if(can_be_ordered$(c,a,b)){return 1;}return (e&&can_be_activated$(c,a,b));}
function any_able$(b,c,d){let a,$0,$1;for($0=b[(33 + d)],$1=b[(35 + d)];$0<$1;$0+=1){a=$0;if(can_be_ordered$(b,c,a)){return 1;}}return 0;}
function any_to_rise$(d,a){let c,b,$0,$1;b=(1 - a[5]);for($0=d[(33 + b)],$1=d[(35 + b)];$0<$1;$0+=1){c=$0;if(can_rise$(d,a,c)){return 1;}}return 0;}
function can_rise$(c,a,b){return ((a[(2143 + b)]>0)&&led$(c,a,b)&&commanded$(c,a,b));}
function choose_order$(e,c,d){let b,a,$0,$1,$2;$0=[c[5],c[2059]];a=$0[0];b=$0[1];c[2062]=d;if((d==1)){c[1]=100;}else{if((d==2)){withdraw$(c,b);}else{if((d==3)){c[2064]=e[(116 + b)];c[1]=6;}else{if((d==4)){c[1]=102;}else{$1=(2133 + a);c[$1]=(c[$1] + 1);c[(2399 + b)]=1;$2=((49628 + (a * 24)) + 23);c[$2]=(c[$2] + 1);c[1]=104;}}}}}
function withdraw$(a,b){let $0;a[2062]=2;a[(2175 + b)]=1;$0=((49628 + (a[5] * 24)) + 9);a[$0]=(a[$0] + 1);a[1]=101;}
function pass_initiative$(b,a){let $0;$0=2058;a[$0]=(a[$0] + 1);if(((a[2058]>=2)||!(any_able$(b,a,(1 - a[2057]))))){a[1]=11;}else{hold_initiative$(a,(1 - a[2057]));}}
function hold_initiative$(a,b){let $0,$1;$0=b;a[2057]=$0;a[5]=$0;$1=$K4;a[2059]=$1[0];a[2060]=$1[1];a[2061]=$1[2];a[1]=3;}
function choose_continuity$(c,a,b){new_chain$(a,b,(-1));a[2110]=15;a[1]=4;}
function choose_contingent$(a,b,c){if((c==0)){pass_initiative$(a,b);}else{if((c>=1000)){begin_pair$(a,b,($mod(c,1000) - 1),(Math.floor(c/1000) - 1));}else{begin_chain$(a,b,(c - 1));}}}
function begin_pair$(d,a,b,c){new_chain$(a,b,c);a[2110]=0;a[1]=4;}
function rally$(c,a,e){let d,b,$0,$1;b=a[2064];d=c[(16692 + b)];if((e<d)){a[1]=7;return;}if((e>d)){a[(2911 + b)]=3;$0=((49628 + (c[(15892 + b)] * 24)) + 14);a[$0]=(a[$0] + 1);}$1=2064;a[$1]=(a[$1] + 1);}
function place_rallied$(e,c,d){let b,a,$0,$1,$2,$3;$0=[c[2064],(d - 1)];a=$0[0];b=$0[1];$1=$K5;c[(2911 + a)]=$1[0];c[(3071 + a)]=$1[1];c[(4031 + a)]=(-1);put_unit$(e,c,a,Math.floor(b/6),$mod(b,6));$2=((49628 + (e[(15892 + a)] * 24)) + 13);c[$2]=(c[$2] + 1);$3=2064;c[$3]=(c[$3] + 1);c[1]=6;}
function put_unit$(e,a,b,c,d){let $0;$0=[c,d];a[(2591 + b)]=$0[0];a[(2751 + b)]=$0[1];a[(5071 + c)]=b;count_zone$(e,a,b,1);}
function activate$(c,a,d){let b;b=a[2065];if((d>0)){spend_activation$(a,b,(d - 1));}else{if((b!=a[2057])){begin_activation$(c,a,a[2057]);}else{hold_initiative$(a,a[2057]);}}}
function spend_activation$(a,c,b){let $0,$1;a[(2143 + b)]=1;$0=(2129 + c);a[$0]=(a[$0] + 1);$1=((49628 + (c * 24)) + 7);a[$1]=(a[$1] + 1);}
function begin_activation$(b,c,d){let a,$0,$1;for($0=b[(33 + d)],$1=b[(35 + d)];$0<$1;$0+=1){a=$0;c[(2143 + a)]=(is_active$(b,c,a)?1:0);}c[2065]=d;c[1]=2;}
function is_active$(c,a,b){if(!(lives$(a,b))){return 0;}if(((a[6]==1)&&a[(2143 + b)])){return 1;}if((c[(436 + b)]&&waits$(c,a,b))){return 1;}return near_enemies$(c,a,b);}
function near_enemies$(a,e,b){let g,c,h,f,d,$0,$1,$2,$3;c=(1 - a[(52 + b)]);for($0=a[(116 + b)],$1=a[(148 + b)];$0<$1;$0+=1){d=$0;if(((e[(2591 + d)]<0)||!(a[(17652 + d)]))){continue;}for($2=a[(29 + c)],$3=a[(31 + c)];$2<$3;$2+=1){f=$2;if((e[(2591 + f)]<0)){continue;}g=e[(2143 + a[(16052 + f)])];h=(g?2:1);if((distance$(a,e[(2591 + d)],e[(2591 + f)])<=h)){return 1;}}}return 0;}
function take_initiative$(b,c,a){let e,d,$0;d=(Math.floor(a/10) + initiative$(b,c,0));e=($mod(a,10) + initiative$(b,c,1));if((d==e)){return;}$0=((d>e)?0:1);c[2057]=$0;c[5]=$0;begin_activation$(b,c,(1 - c[2057]));}
function replace_busho$(a,c){let b,$0,$1,$2;b=a[2064];$0=$K0;a[(2207 + b)]=$0[0];a[(2239 + b)]=$0[1];a[(2271 + b)]=a[((2591 + c) - 1)];$1=0;a[(2303 + b)]=$1;a[(2335 + b)]=$1;$2=2064;a[$2]=(a[$2] + 1);a[9883]=0;}
function settle_flight$(a,b,c){let $0;check_flight$(a,b,b[2064],c);$0=2064;b[$0]=(b[$0] + 1);}
function settle_movement$(a,b,c,d){if((c<=114)){settle_moving$(a,b,c,d);}else{if((c<=121)){settle_reaction$(a,b,c,d);}else{if((c<=124)){settle_fire$(a,b,c,d);}else{if((c<=133)){settle_harassment$(a,b,c,d);}else{if((c<=143)){settle_withdrawal$(a,b,c,d);}else{settle_men$(a,b,c,d);}}}}}}
function settle_moving$(a,b,d,c){if((d==104)){chose_samurai$(a,b,c);}else{if((d==110)){give_order$(a,b,c);}else{if((d==111)){enter_map$(a,b,c);}else{if((d==114)){pass_rolled$(a,b,c);}else{if((c>10000)){fire$(a,b,((c - 10000) - 1));}else{choose_end$(a,b,c);}}}}}}
function chose_samurai$(c,b,a){if((a==10001)){b[1]=148;return;}b[27696]=(a - 1);b[((4891 + a) - 1)]=b[(2271 + b[2059])];b[1]=149;}
function give_order$(e,b,a){let c,d,$0;if((a==0)){begin_riders$(b,b[2059],135);return;}$0=[($mod(a,10000) - 1),Math.floor(a/10000)];c=$0[0];d=$0[1];b[(4191 + c)]=(1 + d);if(((d==0)&&(b[(2591 + c)]<0))){begin_entry$(b,c);}else{if((d==0)){begin_move$(e,b,c,0,110);}else{if((d==1)){begin_harassment$(e,b,c);}else{if((d==2)){remove_hits$(b,c);}else{if((d==3)){recover$(e,b,c);}else{b[(3231 + c)]=(1 - b[(3231 + c)]);}}}}}}
function begin_entry$(b,a){b[13437]=a;b[1]=111;}
function begin_move$(f,a,b,c,d){let e,$0,$1,$2,$3;$0=[b,c,d];a[13437]=$0[0];a[13438]=$0[1];a[13498]=$0[2];e=((c==0)||(c==1));a[13439]=((e&&!(in_command$(f,a,b)))?1:0);$1=0;a[13442]=$1;a[13443]=$1;a[13444]=$1;a[13445]=$1;$2=0;a[13446]=$2;a[13447]=$2;a[13453]=$2;a[13497]=$2;a[13440]=((c==0)?a[13439]:0);a[13448]=(-1);$3=a[(2591 + b)];a[13449]=$3;a[13451]=$3;a[13452]=a[(2751 + b)];set_allowance$(f,a);a[1]=112;}
function set_allowance$(a,b){let c;c=ma$(a,b,b[13437]);if((b[13438]==2)){c=Math.floor((c + 1)/2);}else{if((b[13438]==3)){c=4;}else{if(b[13439]){c=Math.floor(c/2);}}}b[13441]=c;}
function ma$(d,a,b){let c;c=((a[(2911 + b)]!=0)?160:0);return d[((16852 + c) + b)];}
function in_command$(a,d,b){let c,e,$0,$1;c=a[(16052 + b)];if((d[9883]==0)){for($0=0,$1=a[24];$0<$1;$0+=1){e=$0;d[(13244 + e)]=0;}d[9883]=1;}if((d[(13244 + c)]==0)){mark_command$(a,d,c);}return (d[(9884 + b)]>0);}
function mark_command$(c,e,d){let b,a,j,i,k,f,h,g,$0,$1,$2,$3,$4;$0=[c[(116 + d)],c[(148 + d)]];a=$0[0];b=$0[1];f=e[(2271 + d)];g=((f<0)&&(e[(2207 + d)]<=1));for($1=a,$2=b;$1<$2;$1+=1){h=$1;e[(9884 + h)]=(g?1:0);}if((f>=0)){i=command_range$(c,e,d);j=reach_from$(c,e,c[(52 + d)],f,i);for($3=a,$4=b;$3<$4;$3+=1){h=$3;k=e[(2591 + h)];if(((k>=0)&&(e[(10044 + k)]>0))){e[(9884 + h)]=1;}}forget$(e,j);while((spread_command$(c,e,a,b)>0)){continue;}}e[(13244 + d)]=1;}
function spread_command$(d,c,e,f){let a,b,$0,$1;a=0;for($0=e,$1=f;$0<$1;$0+=1){b=$0;if(((c[(9884 + b)]==0)&&(c[(2591 + b)]>=0))){if(has_commanded_beside$(d,c,c[(2591 + b)],e,f)){c[(9884 + b)]=1;a=(a + 1);}}}return a;}
function has_commanded_beside$(b,e,c,g,h){let f,a,d,$0,$1,$2;for($0=0,$1=6;$0<$1;$0+=1){a=$0;d=beside$(b,c,a);if((d>=0)){f=e[(5071 + d)];if(((g<=($2=f)&&$2<h)&&e[(9884 + f)])){return 1;}}}return 0;}
function begin_harassment$(c,b,a){b[26731]=a;b[1]=128;}
function remove_hits$(a,b){a[(3071 + b)]=hits_after_removal$(a[(3071 + b)],2);}
function hits_after_removal$(a,b){return Math.max(0,(a - b));}
function recover$(b,a,c){let f,d,e,$0;d=a[(2271 + b[(16052 + c)])];e=((d>=0)&&(distance$(b,d,a[(2591 + c)])<=1));flip_unit$(b,a,c,0);$0=(3071 + c);a[$0]=(a[$0] + (e?1:2));f=hits_beyond$(a[(3071 + c)],tq$(b,a,c));if((f>=0)){a[(3071 + c)]=f;flip_unit$(b,a,c,1);}}
function hits_beyond$(a,b){return ((a>=b)?(a - b):(-1));}
function flip_unit$(d,a,b,c){let $0;if((a[(2911 + b)]==c)){return;}count_zone$(d,a,b,(-1));a[(2911 + b)]=c;count_zone$(d,a,b,1);if((c==1)){$0=((49628 + (d[(15892 + b)] * 24)) + 20);a[$0]=(a[$0] + 1);}}
function begin_riders$(a,b,c){let $0;$0=[b,c];a[27694]=$0[0];a[27695]=$0[1];a[1]=147;}
function enter_map$(e,c,d){let b,a,$0,$1,$2;$0=[c[13437],Math.floor((d - 1)/6)];a=$0[0];b=$0[1];put_unit$(e,c,a,b,$mod((d - 1),6));bring_busho$(c,e[(16052 + a)],b);begin_move$(e,c,a,0,110);$1=0;c[13439]=$1;c[13440]=$1;c[13441]=ma$(e,c,a);c[13442]=entry_price$(e,c,a,b);$2=1;c[13443]=$2;c[13445]=$2;c[(4351 + a)]=1;begin_event$(e,c,a,1,113);}
function begin_event$(e,a,c,b,d){let f,i,g,h,$0,$1,$2;$0=[b,c,d];a[26355]=$0[0];a[26356]=$0[1];a[26358]=$0[2];a[26357]=0;if((e[(15892 + c)]!=a[5])){begin_alarm$(e,a,c,d);return;}f=(1 - e[(15892 + c)]);for($1=e[(29 + f)],$2=e[(31 + f)];$1<$2;$1+=1){g=$1;a[(26393 + g)]=0;}h=((b==2)||((b==3)&&(e[49]==0)));i=(h?122:117);begin_alarm$(e,a,c,(any_near$(e,a,f)?i:d));}
function any_near$(b,c,d){let a,$0,$1;for($0=b[(29 + d)],$1=b[(31 + d)];$0<$1;$0+=1){a=$0;if(is_near$(b,c,a)){return 1;}}return 0;}
function is_near$(d,a,b){let c;c=a[(2591 + b)];return ((c>=0)&&(distance$(d,c,a[(2591 + a[26356])])<=2));}
function begin_alarm$(a,d,b,e){let f,c,$0,$1,$2;c=(1 - a[(15892 + b)]);$0=[b,e,115];d[26359]=$0[0];d[26360]=$0[1];d[1]=$0[2];for($1=a[(33 + c)],$2=a[(35 + c)];$1<$2;$1+=1){f=$1;d[(26361 + f)]=0;}}
function entry_price$(a,c,b,e){let d;d=(a[(17492 + b)]&&(c[(3231 + b)]==0));return a[((d?67812:69412) + e)];}
function bring_busho$(a,b,c){if((a[(2271 + b)]<0)){a[(2271 + b)]=c;a[9883]=0;}}
function pass_rolled$(e,a,g){let f,d,h,b,c,$0;b=Math.floor(a[(13456 + a[13455])]/6);$0=[a[(2591 + a[13437])],a[(5071 + b)]];c=$0[0];d=$0[1];f=step_cost$(e,a,c,side_towards$(e,c,b));h=((g - a[(2463 + e[(16052 + d)])]) - tq$(e,a,d));if((h>0)){give_hits$(e,a,d,h);}a[1]=113;go_in$(e,a,b,f);}
function go_in$(f,c,d,e){let b,a,$0,$1,$2,$3,$4,$5;$0=[c[13437],c[(5071 + d)]];a=$0[0];b=$0[1];$1=13442;c[$1]=(c[$1] + points_of$(e));$2=13443;c[$2]=(c[$2] + 1);$3=0;c[13444]=$3;c[13447]=$3;$4=13455;c[$4]=(c[$4] + 1);c[(4351 + a)]=1;if(((c[13442]>=c[13441])&&beside_enemy$(f,c,f[(15892 + a)],d))){c[(13277 + a)]=1;}if((c[13448]<0)){$5=[c[(2591 + a)],c[(2751 + a)]];c[13451]=$5[0];c[13452]=$5[1];}displace$(f,c,d);if((b>=0)){c[13448]=b;c[(5071 + d)]=b;}else{begin_event$(f,c,a,1,113);}}
function displace$(e,d,f){let b,c,a,$0;$0=[d[13437],d[(2751 + d[13437])],d[(2591 + d[13437])]];a=$0[0];b=$0[1];c=$0[2];lift_unit$(e,d,a);if((d[13448]>=0)){d[(5071 + c)]=d[13448];}d[13448]=(-1);put_unit$(e,d,a,f,b);}
function beside_enemy$(b,e,f,c){let a,d,$0,$1;for($0=0,$1=6;$0<$1;$0+=1){a=$0;d=beside$(b,c,a);if(((d>=0)&&(e[(5071 + d)]>=0))){if((b[(15892 + e[(5071 + d)])]!=f)){return 1;}}}return 0;}
function points_of$(a){return Math.floor(a/4096);}
function give_hits$(d,b,c,a){let $0,$1;$0=(3071 + c);b[$0]=(b[$0] + a);if((b[(3071 + c)]<tq$(d,b,c))){return;}if((d[(17172 + c)]!=0)){lose_unit$(d,b,c,3);return;}if((b[(2911 + c)]==0)){$1=(3071 + c);b[$1]=(b[$1] - tq$(d,b,c));flip_unit$(d,b,c,1);if((b[(3071 + c)]<tq$(d,b,c))){return;}}rout_unit$(d,b,c);}
function rout_unit$(a,b,c){lose_unit$(a,b,c,(surrounded$(a,b,c)?3:2));}
function surrounded$(e,c,d){let b,a,h,g,f,i,$0,$1,$2;$0=[c[(2591 + d)],(1 - e[(15892 + d)])];a=$0[0];b=$0[1];for($1=0,$2=6;$1<$2;$1+=1){f=$1;g=((6 * a) + f);h=e[(29412 + g)];if((h<0)){return 0;}if(((e[(39012 + g)]>0)&&(zones_on$(c,b,h)==0))){i=c[(5071 + h)];if(((i<0)||(e[(15892 + i)]!=b))){return 0;}}}return 1;}
function step_cost$(c,a,e,f){let j,i,h,d,l,k,g,b;b=a[13437];d=c[(15892 + b)];if((!(passable$(c,e,f))||!(may_leave$(c,a,e)))){return (-1);}g=beside$(c,e,f);h=a[(5071 + g)];i=((h>=0)&&(h!=b));if((i&&!(may_pass$(c,a,h)))){return (-1);}if((in_enemy_zone$(a,d,g)&&(i||!(may_enter_zone$(c,a,e))))){return (-1);}if((a[13440]&&beside_enemy$(c,a,d,g))){return (-1);}j=(c[(17492 + b)]&&(a[(3231 + b)]==0));k=(j?48612:58212);l=c[((k + (6 * e)) + f)];return (i?(((l + 1) * 4096) + 1):(l * 4096));}
function may_enter_zone$(c,a,d){let b;b=a[13437];if(((a[(2911 + b)]!=0)||a[13440]||(a[13438]==1))){return 0;}return !(in_enemy_zone$(a,c[(15892 + b)],d));}
function may_pass$(a,c,b){if(((a[(15892 + b)]!=a[(15892 + c[13437])])||(a[(16372 + b)]==8))){return 0;}return ((c[13438]!=2)||(a[(17332 + b)]==0));}
function may_leave$(c,a,d){let e,b;b=a[13437];if(!(in_enemy_zone$(a,c[(15892 + b)],d))){return 1;}e=((d==a[(2591 + b)])&&(a[13443]==0));return (e&&(a[13446]==0)&&(a[13440]==0));}
function side_towards$(b,c,d){let a,$0,$1;for($0=0,$1=6;$0<$1;$0+=1){a=$0;if((b[((29412 + (6 * c)) + a)]==d)){return a;}}return (-1);}
function fire$(c,a,d){let b,$0;b=a[13437];$0=13442;a[$0]=(a[$0] + fire_points$(c,b));begin_volley$(c,a,b,d,0,127);}
function begin_volley$(e,a,f,b,c,d){let $0,$1;$0=[b,c,d];a[26727]=$0[0];a[26728]=$0[1];a[26730]=$0[2];$1=0;a[26725]=$1;a[26726]=$1;a[26729]=a[(2591 + b)];join_volley$(e,a,f);a[1]=125;if(((c==0)||(c==1))){if(((e[(16372 + f)]==6)&&!(has_moved$(a,f)))){a[1]=124;}}}
function has_moved$(a,b){return ((a[(4351 + b)]>0)||(a[(2591 + b)]!=a[(4511 + b)]));}
function join_volley$(e,c,d){let a,b,f,$0;$0=[c[26725],c[26727]];a=$0[0];b=$0[1];c[(26716 + a)]=d;c[(26719 + a)]=distance$(e,c[(2591 + d)],c[(2591 + b)]);f=may_fire_at$(e,c,d,b);c[(26722 + a)]=((f==2)?1:0);c[26725]=(a + 1);c[(26393 + d)]=1;}
function may_fire_at$(d,a,b,c){if((a[(3551 + b)]||a[(3551 + c)]||(a[(2591 + c)]<0))){return 0;}return can_fire_at$(d,a,b,a[(2591 + c)]);}
function can_fire_at$(d,a,b,e){let f,c,g;c=a[(2591 + b)];if(((c<0)||(d[(17172 + b)]==0))){return 0;}f=distance$(d,c,e);if(((f<1)||(f>maximum_range$(d,b,c,e)))){return 0;}g=aspect$(d,c,a[(2751 + b)],e);if(((g>1)||!(sees$(d,a,c,e)))){return 0;}return ((g==0)?1:2);}
function sees$(a,f,b,c){let e,d,$0,$1;if((distance$(a,b,c)>a[80612])){return 0;}d=a[(a[80613] + offset$(a,b,c))];if((d<0)){return 0;}for($0=0,$1=a[d];$0<$1;$0+=1){e=$0;if((f[(5071 + a[((d + 1) + e)])]>=0)){return 0;}}return 1;}
function offset$(a,e,d){let b,c,f,g;b=a[80612];c=((2 * b) + 1);f=((a[(21412 + d)] - a[(21412 + e)]) + b);g=((a[(23012 + d)] - a[(23012 + e)]) + b);return ((((e * c) + f) * c) + g);}
function maximum_range$(a,b,d,c){let e;if((a[(17172 + b)]==0)){return 0;}if((a[(17172 + b)]==2)){return 3;}e=(a[(19812 + c)]<a[(19812 + d)]);return (e?4:3);}
function fire_points$(a,b){if(a[(17332 + b)]){return 0;}return ((a[(17172 + b)]==2)?2:1);}
function choose_end$(b,c,a){let d,$0;if((a==0)){end_move$(b,c);return;}d=(a - 1);lay_path$(b,c,Math.floor(d/6),$mod(d,6));$0=[$mod(d,6),1,0];c[13496]=$0[0];c[13453]=$0[1];c[13497]=$0[2];if(c[13445]){c[1]=113;return;}c[13445]=1;begin_event$(b,c,c[13437],0,113);}
function lay_path$(c,d,e,f){let g,h,a,b,$0,$1,$2,$3;$0=[0,last_node$(c,d,e,f)];a=$0[0];b=$0[1];while((b!=((6 * d[(2591 + d[13437])]) + d[(2751 + d[13437])]))){d[(13456 + a)]=b;a=(a + 1);b=node_before$(c,d,b);}for($1=0,$2=Math.floor(a/2);$1<$2;$1+=1){g=$1;h=d[(13456 + g)];d[(13456 + g)]=d[(((13456 + a) - 1) - g)];d[(((13456 + a) - 1) - g)]=h;}$3=[a,0];d[13454]=$3[0];d[13455]=$3[1];}
function node_before$(i,d,c){let m,e,b,f,g,p,n,a,h,k,j,l,o,$0,$1,$2,$3,$4;$0=[Math.floor(c/6),$mod(c,6)];a=$0[0];b=$0[1];e=d[((18411 + (6 * (d[(13501 + a)] - 1))) + b)];f=1073741824;for($1=0,$2=2;$1<$2;$1+=1){g=$1;h=$mod(((b - g) + 6),6);j=beside$(i,a,opposite$(h));k=((j>=0)?(d[(13501 + j)] - 1):(-1));if(((k<0)||(d[(15432 + k)]==0))){continue;}l=d[((16425 + (6 * k)) + h)];for($3=0,$4=6;$3<$4;$3+=1){m=$3;n=$mod(((b - m) + 6),6);o=turn_from$(d,k,Math.min(n,(6 - n)));p=d[((18411 + (6 * k)) + m)];if(((l!=(-1))&&(o!=(-1))&&(((p + o) + l)==e))){f=Math.min(f,((6 * j) + m));}}}return f;}
function turn_from$(b,c,a){let e,d;if((a==0)){return 0;}d=b[(16094 + c)];if(((d==(-1))||(c>0))){return ((d==(-1))?d:(d + ((a - 1) * 4096)));}if(((b[13438]==1)&&(b[13443]==0))){return d;}e=b[13444];return (d + ((Math.max(0,((e + a) - 1)) - Math.max(0,(e - 1))) * 4096));}
function last_node$(c,d,e,f){let a,i,h,g,k,b,j,$0,$1,$2;$0=[end_cost$(c,d,e,f),(d[(13501 + e)] - 1)];a=$0[0];b=$0[1];g=(-1);for($1=5,$2=(-1);$1>$2;$1+=-1){h=$1;i=d[((18411 + (6 * b)) + h)];j=last_turn$(c,d,e,h,f);if(((j!=(-1))&&((i + j)==a))){k=((b>0)&&(i>=(d[13441] * 4096)));if((!(k)||!(is_beside_enemy$(c,d,b))||finds_to_charge$(c,d,e,f))){g=((6 * e) + h);}}}return g;}
function finds_to_charge$(e,a,f,d){let g,c,b,$0,$1;b=a[13437];for($0=0,$1=6;$0<$1;$0+=1){c=$0;if((is_front$(d,c)&&passable$(e,f,c))){g=a[(5071 + beside$(e,f,c))];if(((g>=0)&&(e[(15892 + g)]!=e[(15892 + b)]))){if(!(began_adjacent$(e,a,b,g))){return 1;}}}}return 0;}
function began_adjacent$(f,c,d,e){let a,b,$0;$0=[c[(4511 + d)],c[(4511 + e)]];a=$0[0];b=$0[1];return ((a>=0)&&(b>=0)&&(distance$(f,a,b)==1));}
function is_beside_enemy$(c,a,b){let d;if((a[(15763 + b)]==0)){d=beside_enemy$(c,a,c[(15892 + a[13437])],a[(15101 + b)]);a[(15763 + b)]=(d?2:1);}return (a[(15763 + b)]==2);}
function last_turn$(e,c,f,a,b){let g,d;if((a==b)){return 0;}d=c[13437];if((c[13438]==1)){g=survives_turning$(e,c,d,f);return (g?(turning_hits$(e,c,d,f) * 64):(-1));}if(in_enemy_zone$(c,e[(15892 + d)],f)){if(((f!=c[(2591 + d)])||!(may_turn_in_zone$(e,c)))){return (-1);}}return turn_in_place$(e,c,f,a,b);}
function turn_in_place$(c,a,d,f,g){let h,e,b;b=a[13437];if(!(survives_turning$(c,a,b,d))){return (-1);}e=((d==a[(2591 + b)])?a[13444]:0);h=turn_points$(e,vertices_turned$(f,g));return ((h * 4096) + (turning_hits$(c,a,b,d) * 64));}
function turn_points$(a,b){return (Math.max(0,((a + b) - 1)) - Math.max(0,(a - 1)));}
function vertices_turned$(b,a){let c;c=$mod(((a - b) + 6),6);return Math.min(c,(6 - c));}
function may_turn_in_zone$(c,a){let b;b=a[13437];if((a[13443]||a[13446]||a[13440]||(a[13438]!=0))){return 0;}return ((a[(3551 + b)]==0)&&(zone_holders$(c,a,c[(15892 + b)],a[(2591 + b)])==1));}
function zone_holders$(c,d,f,e){let a,b,$0,$1;a=0;for($0=0,$1=6;$0<$1;$0+=1){b=$0;if((holder_across$(c,d,e,b,(1 - f))>=0)){a=(a + 1);}}return a;}
function holder_across$(a,e,b,c,g){let d,f;d=beside$(a,b,c);if(((d<0)||(e[(5071 + d)]<0))){return (-1);}f=e[(5071 + d)];if(((a[(15892 + f)]!=g)||!(has_zone$(a,e,f,opposite$(c))))){return (-1);}return f;}
function turning_hits$(a,d,c,b){if(((a[(24612 + b)]==0)||(a[(17492 + c)]==0)||d[(3231 + c)])){return 0;}return 1;}
function survives_turning$(a,b,c,d){let e;e=turning_hits$(a,b,c,d);return ((b[(2911 + c)]==0)||((b[(3071 + c)] + e)<tq$(a,b,c)));}
function end_cost$(d,a,b,e){let c;c=(a[(13501 + b)] - 1);if((c<0)){return 1073741824;}if(((a[13438]==1)||(c==0))){return special_end_cost$(d,a,c,e);}return Math.min(a[((20397 + (6 * c)) + e)],a[((18411 + (6 * c)) + e)]);}
function special_end_cost$(f,c,d,g){let a,e,b,h,$0,$1;a=1073741824;for($0=0,$1=6;$0<$1;$0+=1){b=$0;e=c[((18411 + (6 * d)) + b)];if((e<a)){h=last_turn$(f,c,c[(15101 + d)],b,g);if(((h!=(-1))&&((e + h)<((c[13441] + 1) * 4096)))){a=Math.min(a,(e + h));}}}return a;}
function end_move$(c,a){let b;b=a[13437];a[13453]=0;if(((a[13438]!=0)&&(a[(2591 + b)]>=0))){a[13450]=((a[(2271 + a[2059])]==a[13449])?1:0);if((a[13438]!=1)){go_along$(c,a,c[(15892 + b)],a[13449],a[(2591 + b)]);}else{if(a[13450]){a[(2271 + a[2059])]=a[(2591 + b)];a[9883]=0;}}}a[1]=a[13498];}
function go_along$(e,b,f,c,d){let a,$0,$1;for($0=e[(33 + f)],$1=e[(35 + f)];$0<$1;$0+=1){a=$0;if((b[(2271 + a)]==c)){b[(2271 + a)]=d;}}b[9883]=0;}
function settle_reaction$(a,b,d,c){if((d==115)){chose_alone$(a,b,c);}else{if((d==116)){rolled_alone$(a,b,c);}else{if((d==117)){chose_withdrawal$(a,b,c);}else{if((d==118)){rolled_withdrawal$(a,b,c);}else{if((d==119)){chose_withdrawal_turn$(a,b,c);}else{if((d==120)){chose_facing$(a,b,c);}else{rolled_facing$(a,b,c);}}}}}}}
function chose_alone$(d,a,c){let b;b=a[27694];a[(26361 + b)]=1;if((c==0)){a[(2527 + b)]=2;}else{a[(2271 + b)]=(c - 1);a[9883]=0;}}
function rolled_alone$(d,a,c){let b;b=a[27694];a[(26361 + b)]=1;a[1]=115;if((c>=3)){lose_busho$(d,a,b,1);}else{a[(2527 + b)]=2;}}
function lose_busho$(a,d,b,e){let c,$0,$1;c=a[(52 + b)];d[(2431 + b)]=(1 + rating$(a,d,b));if(is_chief$(a,b)){d[(2139 + c)]=rating$(a,d,b);}d[(2207 + b)]=2;d[(2271 + b)]=(-1);$0=0;d[(2303 + b)]=$0;d[(2335 + b)]=$0;d[(2527 + b)]=$0;d[(2143 + b)]=0;d[(2495 + b)]=(e?1:0);d[9883]=0;$1=((49628 + (c * 24)) + 11);d[$1]=(d[$1] + 1);}
function chose_withdrawal$(g,b,a){let i,f,d,e,h,c,$0,$1,$2;if((a==0)){end_withdrawals$(b);return;}$0=[($mod(a,10000) - 1),Math.floor(a/10000)];c=$0[0];d=$0[1];$1=[b[(2591 + c)],b[(2591 + b[26356])]];e=$1[0];f=$1[1];h=beside$(g,e,d);i=aspect$(g,e,b[(2751 + c)],f);b[26715]=((i==0)?0:1);$2=[c,1,1];b[26713]=$2[0];b[(26393 + c)]=$2[1];b[26357]=$2[2];move_unit$(g,b,c,h);go_along$(g,b,g[(15892 + c)],e,h);b[1]=118;}
function move_unit$(d,a,b,e){let c;c=a[(2751 + b)];lift_unit$(d,a,b);put_unit$(d,a,b,e,c);}
function end_withdrawals$(a){a[1]=((a[26355]==3)?122:120);}
function rolled_withdrawal$(d,a,c){let e,b;b=a[26713];c=(c + (a[26715] + ((-2) * a[(3231 + b)])));e=Math.max(0,((c - a[(2463 + d[(16052 + b)])]) - tq$(d,a,b)));if((e>0)){give_hits$(d,a,b,e);}a[1]=119;}
function chose_withdrawal_turn$(d,a,c){let b;b=a[26713];if((c>0)){turn_a_vertex$(d,a,b,turned$(a,b,(c - 1)));}if((a[(2591 + b)]>=0)){begin_alarm$(d,a,b,117);}else{a[1]=117;}}
function turn_a_vertex$(a,b,c,e){let d;d=turning_hits$(a,b,c,b[(2591 + c)]);turn_unit$(a,b,c,e);if((d>0)){give_hits$(a,b,c,d);}}
function turn_unit$(a,b,c,d){count_zone$(a,b,c,(-1));b[(2751 + c)]=d;count_zone$(a,b,c,1);}
function turned$(c,d,a){let b;b=((a==0)?1:5);return $mod((c[(2751 + d)] + b),6);}
function chose_facing$(b,c,a){let d,$0,$1;if((a==0)){if((c[26355]==1)){c[1]=122;}else{end_event$(b,c);}return;}d=($mod(a,10000) - 1);$0=[d,turned$(c,d,Math.floor(a/10000))];c[26713]=$0[0];c[26714]=$0[1];$1=1;c[(26553 + d)]=$1;c[26357]=$1;if((b[(17332 + d)]&&(b[(17332 + c[26356])]==0))){turn_a_vertex$(b,c,d,c[26714]);}else{c[1]=121;}}
function end_event$(b,a){if(a[26357]){a[13453]=0;}a[1]=a[26358];}
function rolled_facing$(d,a,c){let b;b=a[26713];if(((c - a[(2463 + d[(16052 + b)])])<=tq$(d,a,b))){turn_a_vertex$(d,a,b,a[26714]);}a[1]=120;}
function settle_fire$(a,b,d,c){if((d==122)){chose_entry_fire$(a,b,c);}else{if((d==123)){chose_retire_fire$(a,b,c);}else{chose_volley$(a,b,c);}}}
function chose_entry_fire$(a,b,c){if((c==0)){end_event$(a,b);}else{begin_volley$(a,b,(c - 1),b[26356],1,122);}}
function chose_retire_fire$(b,c,a){if((a==0)){end_event$(b,c);return;}begin_volley$(b,c,(a - 1),c[26356],2,123);c[26719]=2;}
function chose_volley$(c,b,a){if((a==0)){b[1]=125;return;}join_volley$(c,b,(a - 1));if((b[26728]==0)){b[((4191 + a) - 1)]=6;}}
function settle_harassment$(a,b,d,c){if((d==128)){chose_quarry$(a,b,c);}else{if((d==129)){turn_rolled$(a,b,c);}else{if((d==130)){chose_turn$(a,b,c);}else{if((d==131)){chose_bystander$(a,b,c);}else{lure$(a,b,c);}}}}}
function chose_quarry$(e,c,d){let g,f,b,a,$0,$1,$2,$3;$0=[c[26731],(d - 1)];a=$0[0];b=$0[1];c[26732]=b;$1=$K6;c[(3391 + a)]=$1[0];c[13276]=$1[1];f=e[(15892 + b)];for($2=e[(29 + f)],$3=e[(31 + f)];$2<$3;$2+=1){g=$2;c[(26393 + g)]=0;}c[1]=(must_turn$(e,c,b)?129:131);}
function must_turn$(a,c,b){if(((a[(16372 + b)]==8)||c[(26553 + b)])){return 0;}return ((came_by$(a,c,b,c[(2751 + b)])!=0)&&survives_turning$(a,c,b,c[(2591 + b)]));}
function came_by$(a,b,c,d){return aspect$(a,b[(2591 + c)],d,b[(2591 + b[26731])]);}
function turn_rolled$(d,a,c){let e,b;b=a[26732];a[(26553 + b)]=1;e=((c - a[(2463 + d[(16052 + b)])])<=tq$(d,a,b));a[1]=(e?130:131);}
function chose_turn$(c,a,d){let b;b=a[26732];turn_a_vertex$(c,a,b,turned$(a,b,(d - 1)));a[1]=131;}
function chose_bystander$(e,c,d){let b,f,a,$0;$0=[c[26731],c[26732]];a=$0[0];b=$0[1];if((d>0)){c[((26393 + d) - 1)]=1;f=way_passes$(e,c,(d - 1));shoot$(c,(d - 1),a,c[(2591 + a)],4,2);c[9881]=((f==2)?1:0);c[9882]=131;return;}shoot$(c,a,b,c[(2591 + b)],3,1);c[9881]=((may_fire_at$(e,c,a,b)==2)?1:0);c[9882]=132;}
function shoot$(a,b,c,d,e,f){let $0,$1,$2;$0=[b,c,d];a[9875]=$0[0];a[9876]=$0[1];a[9877]=$0[2];$1=[e,f];a[9878]=$1[0];a[9879]=$1[1];$2=0;a[9881]=$2;a[9880]=$2;a[1]=300;}
function way_passes$(a,b,f){let e,c,g,d;c=ride_to$(a,b,b[26731],b[26732]);d=b[((11644 + c) - 1)];e=0;while((b[(10044 + d)]>1)){g=fires_near$(a,b,f,d);if(((g!=0)&&(e!=1))){e=g;}d=hex_before$(a,b,d);}forget$(b,c);return e;}
function hex_before$(c,f,d){let a,b,e,$0,$1;a=1600;for($0=0,$1=6;$0<$1;$0+=1){b=$0;e=beside$(c,d,b);if(((e>=0)&&(f[(10044 + e)]==(f[(10044 + d)] - 1)))){a=Math.min(a,e);}}return a;}
function fires_near$(a,b,c,d){if((distance$(a,b[(2591 + c)],d)>2)){return 0;}return can_fire_at$(a,b,c,d);}
function ride_to$(h,e,f,j){let d,c,g,b,i,a,k,$0,$1,$2;$0=[e[(2591 + f)],1,0,(-1)];a=$0[0];b=$0[1];c=$0[2];d=$0[3];e[(10044 + a)]=1;e[11644]=a;while((c<b)){g=e[(11644 + c)];c=(c + 1);if((e[(10044 + g)]>ma$(h,e,f))){break;}if(((d>=0)&&(e[(10044 + g)]>=e[(10044 + d)]))){break;}for($1=0,$2=6;$1<$2;$1+=1){i=$1;if(may_ride_on$(h,e,f,j,g,i)){k=beside$(h,g,i);if((e[(10044 + k)]==0)){e[(10044 + k)]=(e[(10044 + g)] + 1);e[(11644 + b)]=k;b=(b + 1);if((distance$(h,k,e[(2591 + j)])==1)){d=((d<0)?k:Math.min(d,k));}}}}}if((d>=0)){put_last$(e,d,b);}return b;}
function put_last$(b,c,d){let a,$0,$1;for($0=0,$1=d;$0<$1;$0+=1){a=$0;if((b[(11644 + a)]==c)){b[(11644 + a)]=b[((11644 + d) - 1)];b[((11644 + d) - 1)]=c;return;}}}
function may_ride_on$(a,e,f,h,b,c){let g,d;if((!(passable$(a,b,c))||(a[((58212 + (6 * b)) + c)]>1))){return 0;}d=beside$(a,b,c);if((e[(5071 + d)]>=0)){return 0;}g=in_enemy_zone$(e,a[(15892 + f)],d);return (!(g)||(distance$(a,d,e[(2591 + h)])==1));}
function lure$(d,a,e){let c,b;b=a[26732];c=a[(2591 + b)];move_unit$(d,a,b,(e - 1));go_along$(d,a,d[(15892 + b)],c,(e - 1));begin_alarm$(d,a,b,110);}
function settle_withdrawal$(a,b,d,c){if((d==136)){rolled_away$(a,b,c);}else{if((d==137)){chose_withdrawing$(a,b,c);}else{if((d==139)){rolled_honor$(a,b,c);}else{if((d==141)){rolled_banzai$(a,b,c);}else{if((d==142)){chose_chaser$(b,c);}else{chase$(a,b,c);}}}}}}
function rolled_away$(a,b,e){let d,c;c=next_engaged$(a,b);b[26733]=(c + 1);d=b[(2463 + a[(16052 + c)])];b[(26734 + c)]=(((e - d)<=tq$(a,b,c))?0:1);}
function next_engaged$(c,b){let a,$0,$1;for($0=b[26733],$1=c[(148 + b[2059])];$0<$1;$0+=1){a=$0;if(((b[(2591 + a)]>=0)&&b[(3551 + a)]&&(c[(16372 + a)]!=8))){return a;}}return (-1);}
function chose_withdrawing$(e,b,a){let c,d,$0;if((a==0)){begin_riders$(b,b[2059],139);return;}$0=[($mod(a,10000) - 1),Math.floor(a/10000)];c=$0[0];d=$0[1];b[(4191 + c)]=(1 + d);if((d==0)){begin_move$(e,b,c,1,138);}else{if((d==2)){remove_hits$(b,c);}else{recover$(e,b,c);}}}
function rolled_honor$(d,a,c){let b,$0;b=a[2059];a[1]=140;if((c>rating$(d,a,b))){$0=((49628 + (a[5] * 24)) + 10);a[$0]=(a[$0] + 1);lose_busho$(d,a,b,1);}}
function rolled_banzai$(a,b,f){let d,e,c,$0;c=next_to_check$(a,b);d=a[(16052 + c)];$0=0;b[(27054 + c)]=$0;e=$0;if(((b[(2271 + d)]>=0)&&lives$(b,d)&&in_command$(a,b,c))){e=rating$(a,b,d);}if((((f + e) - b[(2463 + d)])<=tq$(a,b,c))){b[(27214 + c)]=1;}}
function next_to_check$(d,a){let b,c,$0,$1;b=(1 - a[5]);for($0=d[(29 + b)],$1=d[(31 + b)];$0<$1;$0+=1){c=$0;if(a[(27054 + c)]){return c;}}return (-1);}
function chose_chaser$(b,a){b[13437]=(a - 1);b[((27214 + a) - 1)]=0;b[1]=143;}
function chase$(c,b,a){b[13499]=(a - 1);b[((27374 + a) - 1)]=1;begin_move$(c,b,b[13437],2,144);}
function settle_men$(a,b,d,c){if((d==147)){ride$(a,b,c);}else{if((d==148)){drew$(a,b,c);}else{if((d==149)){chose_way$(a,b,c);}else{if((d==151)){chose_shot$(b,c);}else{rolled_way_in$(a,b,c);}}}}}
function ride$(d,a,c){let b,$0;b=a[27694];if((c>0)){$0=[(c - 1),1];a[(2271 + b)]=$0[0];a[(2559 + b)]=$0[1];a[9883]=0;}a[27694]=next_rider$(d,a,b);}
function next_rider$(e,a,b){let d,c,$0,$1;if((a[2062]!=4)){return ((b==a[2059])?a[2060]:(-1));}c=a[5];for($0=(b + 1),$1=e[(35 + c)];$0<$1;$0+=1){d=$0;if((d!=e[(37 + c)])){return d;}}return (-1);}
function drew$(a,b,c){b[27696]=draw_samurai$(a,b,b[2059],c);b[1]=149;}
function draw_samurai$(a,f,b,g){let d,e,h,c,$0,$1,$2,$3;c=a[(52 + b)];$0=[cup_of$(a,f,c),g];d=$0[0];e=$0[1];for($1=0,$2=a[25];$1<$2;$1+=1){h=$1;if(((a[(17972 + h)]==d)&&(f[(4831 + h)]==(-1)))){if((e==0)){f[(4831 + h)]=b;f[(4891 + h)]=f[(2271 + b)];$3=(2135 + c);f[$3]=(f[$3] + 1);return h;}e=(e - 1);}}return (-1);}
function cup_of$(a,b,c){return ((in_cup$(a,b,c)>0)?c:2);}
function in_cup$(c,e,d){let a,b,$0,$1;a=0;for($0=0,$1=c[25];$0<$1;$0+=1){b=$0;if(((c[(17972 + b)]==d)&&(e[(4831 + b)]==(-1)))){a=(a + 1);}}return a;}
function chose_way$(d,a,c){let b,$0;b=a[27696];if((c<10000)){if((c>0)){a[(4891 + b)]=(c - 1);a[27697]=1;}a[1]=400;return;}$0=[($mod(c,10000) - 1),1];a[27698]=$0[0];a[27697]=$0[1];lay_way$(d,a,a[(2271 + a[27698])]);a[1]=150;}
function lay_way$(d,c,f){let e,a,b,$0;$0=[c[5],c[(4891 + c[27696])]];a=$0[0];b=$0[1];find_ways$(d,c,a,b,10,1);e=0;if(is_occupied$(d,c,a,f)){c[27700]=f;e=1;f=last_hex$(d,c,f);}while((f!=b)){c[(27700 + e)]=f;e=(e + 1);f=hex_before$$(d,c,a,f);}c[27699]=e;}
function hex_before$$(e,g,h,f){let b,a,i,c,d,$0,$1,$2;a=1600;for($0=0,$1=6;$0<$1;$0+=1){b=$0;$2=[beside$(e,f,b),opposite$(b)];c=$2[0];d=$2[1];if(((c>=0)&&g[(13501 + c)]&&may_ride$(e,g,h,c,d,1))){i=e[((58212 + (6 * c)) + d)];if(((ride_cost$(g,c) + i)==ride_cost$(g,f))){a=Math.min(a,c);}}}return a;}
function ride_cost$(a,b){let c;c=(a[(13501 + b)] - 1);return ((c>=0)?a[(18411 + (6 * c))]:1073741824);}
function may_ride$(a,e,g,b,c,h){let d,f;if(!(passable$(a,b,c))){return 0;}d=beside$(a,b,c);f=e[(5071 + d)];if((f>=0)){return (a[(15892 + f)]==g);}return (h||!(in_enemy_zone$(e,g,d)));}
function last_hex$(d,g,e){let b,h,a,c,f,$0,$1,$2,$3;$0=$K7;a=$0[0];b=$0[1];for($1=0,$2=6;$1<$2;$1+=1){c=$1;f=beside$(d,e,c);if(((f>=0)&&g[(13501 + f)])){h=(ride_cost$(g,f) + last_step$(d,g,f,e));if(((h<b)||((h==b)&&(h<1073741824)&&(f<a)))){$3=[f,h];a=$3[0];b=$3[1];}}}return a;}
function last_step$(b,e,c,d){let a,$0,$1;for($0=0,$1=6;$0<$1;$0+=1){a=$0;if(((beside$(b,c,a)==d)&&passable$(b,c,a))){return (b[((58212 + (6 * c)) + a)] + 2);}}return 1073741824;}
function is_occupied$(d,a,e,b){let c;c=a[(5071 + b)];return ((c>=0)&&(d[(15892 + c)]!=e));}
function find_ways$(l,a,h,b,n,i){let g,k,c,j,e,f,o,m,d,$0,$1,$2,$3;wipe$(a);enter$(a,spot_of$(a,b),0,0,0);$0=$K0;c=$0[0];d=$0[1];while((d>0)){e=a[(22383 + c)];c=$mod((c + 1),1986);d=(d - 1);a[(24369 + e)]=0;$1=[a[(15101 + Math.floor(e/6))],a[(18411 + e)]];f=$1[0];g=$1[1];j=(in_enemy_zone$(a,h,f)&&!(i));if((j&&(f!=b))){continue;}for($2=0,$3=6;$2<$3;$2+=1){k=$2;if(may_ride$(l,a,h,f,k,i)){m=(g + l[((58212 + (6 * f)) + k)]);if((m<=n)){o=beside$(l,f,k);d=(d + enter$(a,spot_of$(a,o),0,m,(c + d)));}}}}}
function enter$(e,a,b,d,f){let c;c=((6 * a) + b);if((d>=e[(18411 + c)])){return 0;}e[(18411 + c)]=d;if(e[(24369 + c)]){return 0;}e[(24369 + c)]=1;e[(22383 + $mod(f,1986))]=c;return 1;}
function spot_of$(a,b){let d,c,$0,$1,$2,$3;if((a[(13501 + b)]==0)){c=a[13500];a[(15101 + c)]=b;a[13500]=(c + 1);a[(13501 + b)]=(c + 1);$0=0;a[(15432 + c)]=$0;a[(15763 + c)]=$0;for($1=(6 * c),$2=(6 * (c + 1));$1<$2;$1+=1){d=$1;$3=1073741824;a[(18411 + d)]=$3;a[(20397 + d)]=$3;a[(24369 + d)]=0;}}return (a[(13501 + b)] - 1);}
function wipe$(b){let a,$0,$1;for($0=0,$1=b[13500];$0<$1;$0+=1){a=$0;b[(13501 + b[(15101 + a)])]=0;}b[13500]=0;}
function chose_shot$(b,a){let $0,$1,$2;if((a==0)){b[1]=150;return;}b[((27740 + a) - 1)]=1;$0=[(a - 1),(-1)];b[9875]=$0[0];b[9876]=$0[1];b[9877]=b[(4891 + b[27696])];$1=$K8;b[9878]=$1[0];b[9879]=$1[1];$2=0;b[9881]=$2;b[9880]=$2;b[9882]=151;b[1]=300;}
function rolled_way_in$(c,a,e){let b,d;b=a[27696];d=(c[(18152 + b)] - a[(5011 + b)]);if((e<=d)){a[(4891 + b)]=a[(2271 + a[27698])];a[1]=400;}else{lose_samurai$(c,a,b);a[1]=8;}}
function lose_samurai$(a,b,c){let d,$0,$1,$2;d=a[(52 + b[(4831 + c)])];$0=$K9;b[(4831 + c)]=$0[0];b[(4891 + c)]=$0[1];$1=0;b[(4951 + c)]=$1;b[(5011 + c)]=$1;$2=((49628 + (d * 24)) + 12);b[$2]=(b[$2] + 1);}
function settle_shock$(a,b,d,c){if((d>=400)){settle_challenge$(a,b,d,c);}else{if((d>=300)){settle_fire$$(a,b,d,c);}else{if((d==202)){settle_turn$$(a,b,(c - 1));}else{if((d==203)){if(c){name_attack$(a,b,c);}else{end_naming$(a,b);}}else{if((d==204)){settle_coordination$(a,b,c);}else{if((d==205)){settle_check$(a,b,c);}else{if((d==207)){settle_reaction$$(a,b,c);}else{if((d==208)){settle_fight$(a,b,c);}else{if((d==209)){settle_giving_up$(a,b,c);}else{if((d==210)){settle_resolution$(a,b,c);}else{if(((d==211)||(d==206))){settle_way$(a,b,c);}else{if((d==212)){settle_advance$(a,b,c);}else{settle_arrival$(a,b,(c - 1));}}}}}}}}}}}}}
function settle_challenge$(a,b,d,c){if((d==401)){issue$(a,b,c);}else{if((d==402)){settle_saved$(a,b,c);}else{if((d==403)){answer$(a,b,c);}else{if((d==404)){settle_leave$(a,b,c);}else{if((d==405)){draw_answer$(a,b,c);}else{if((d==406)){choose_defender$(a,b,c);}else{if((d==407)){settle_round$(a,b,c);}else{settle_yielding$(a,b,c);}}}}}}}}
function issue$(c,d,a){let b;b=Math.floor(a/10000);if((a==0)){d[1]=409;}else{if((b==0)){d[1]=403;}else{die_by_own_hand$(c,d,b);}}}
function die_by_own_hand$(c,d,a){let b,i,f,g,h,e,j,$0,$1,$2,$3,$4;b=((a==3)||(a==4));e=c[(52 + d[2059])];f=0;if(b){$0=[d[(2271 + d[2059])],command_range$(c,d,d[2059])];g=$0[0];h=$0[1];f=reach_from$(c,d,e,g,h);}for($1=c[(33 + e)],$2=c[(35 + e)];$1<$2;$1+=1){i=$1;if((on_map$(d,i)&&inspires$(c,d,b,d[(2271 + i)]))){d[(2463 + i)]=1;}}d[(2137 + e)]=1;d[34401]=0;for($3=c[(29 + e)],$4=c[(31 + e)];$3<$4;$3+=1){j=$3;d[(33913 + j)]=0;if(((d[(2591 + j)]>=0)&&inspires$(c,d,b,d[(2591 + j)]))){if(((a==1)||(a==3))){d[(3071 + j)]=Math.max(0,(d[(3071 + j)] - 1));}else{d[(33913 + j)]=1;d[34401]=2;}}}forget$(d,f);d[1]=402;if(b){lose_busho$(c,d,d[2059],1);}else{lose_samurai$(c,d,d[34396]);}}
function inspires$(e,b,a,c){let d;if(a){return (b[(10044 + c)]>0);}d=b[34396];return (distance$(e,place_of$(b,d),c)<=range_of$(e,b,d));}
function range_of$(a,c,b){return Math.max(0,(a[(18032 + b)] - c[(5011 + b)]));}
function place_of$(a,b){let c;c=a[(4891 + b)];return ((c>=0)?c:a[(2271 + a[(4831 + b)])]);}
function settle_saved$(a,b,c){let $0;recover$(a,b,(c - 1));b[((33913 + c) - 1)]=0;$0=34401;b[$0]=(b[$0] - 1);}
function answer$(d,e,c){let a,b,$0,$1,$2;$0=[Math.floor(c/10000),($mod(c,10000) - 1)];a=$0[0];b=$0[1];if((c==0)){punish$(d,e,(-1),(-1));lose_face$(d,e);e[1]=409;return;}$1=[b,(-1)];e[34397]=$1[0];e[34398]=$1[1];if((a==1)){$2=[(-1),b];e[34397]=$2[0];e[34398]=$2[1];punish$(d,e,(-1),b);e[1]=407;}else{if((a==0)){punish$(d,e,b,(-1));e[1]=407;}else{if((a==2)){e[(2175 + b)]=1;punish$(d,e,b,(-1));e[1]=405;}else{e[1]=404;}}}}
function lose_face$(a,b){let e,c,d,$0,$1,$2,$3;c=(1 - a[(52 + b[2059])]);for($0=0,$1=a[25];$0<$1;$0+=1){d=$0;if(is_challenged_samurai$(a,b,c,d)){b[(5011 + d)]=1;if((samurai_stamina$(a,b,d)<=b[(4951 + d)])){lose_samurai$(a,b,d);}}}for($2=a[(33 + c)],$3=a[(35 + c)];$2<$3;$2+=1){e=$2;if(stands_within$(a,b,e,(-1))){shame$(a,b,e);}}}
function shame$(c,a,b){let $0;$0=1;a[(2335 + b)]=$0;a[(2175 + b)]=$0;if((endurance$(c,a,b)<=0)){lose_busho$(c,a,b,1);}}
function endurance$(a,b,c){let d;d=a[((340 + (b[(2239 + c)] * 32)) + c)];return (Math.max(0,(d - b[(2335 + c)])) - b[(2303 + c)]);}
function stands_within$(e,a,d,b){let f,c;if((d>=0)){if(!(on_map$(a,d))){return 0;}if((is_chief$(e,d)&&in_camp$(e,a,e[(52 + d)]))){return 0;}c=a[(2271 + d)];}else{c=place_of$(a,b);}f=place_of$(a,a[34396]);if(((c<0)||(distance$(e,f,c)>range_of$(e,a,a[34396])))){return 0;}return sees$(e,a,f,c);}
function samurai_stamina$(a,c,b){return Math.max(0,(a[(18152 + b)] - c[(5011 + b)]));}
function is_challenged_samurai$(d,a,e,b){let c;c=a[(4831 + b)];if(((c<0)||(d[(52 + c)]!=e))){return 0;}return stands_within$(d,a,(-1),b);}
function punish$(d,b,a,c){let f,e,$0,$1,$2,$3;if(((a>=0)&&b[(2335 + a)])){return;}if(((c>=0)&&b[(5011 + c)])){return;}e=(1 - d[(52 + b[2059])]);for($0=0,$1=d[25];$0<$1;$0+=1){f=$0;if((is_challenged_samurai$(d,b,e,f)&&b[(5011 + f)])){lose_samurai$(d,b,f);}}for($2=d[(33 + e)],$3=d[(35 + e)];$2<$3;$2+=1){f=$2;if((b[(2335 + f)]&&stands_within$(d,b,f,(-1)))){lose_busho$(d,b,f,1);}}}
function settle_leave$(d,a,c){let b;b=a[34397];if((c<=rating$(d,a,b))){punish$(d,a,b,(-1));a[1]=405;return;}punish$(d,a,(-1),(-1));if((a[(2271 + b)]>=0)){shame$(d,a,b);}a[34397]=(-1);a[1]=409;}
function draw_answer$(a,b,c){b[34398]=draw_samurai$(a,b,b[34397],c);b[34397]=(-1);b[1]=407;}
function choose_defender$(c,b,a){if((a>10000)){b[34398]=((a - 10000) - 1);}else{b[34397]=(a - 1);}b[1]=407;}
function settle_round$(a,c,d){let b,h,f,g,e,$0,$1,$2;b=$part(a,80614,80845);e=result$(b,duel_code$(a,c),d);$0=34399;c[$0]=(c[$0] + hits_on_first$(e));$1=34400;c[$1]=(c[$1] + hits_on_second$(e));$2=[left_of$(a,c,0),left_of$(a,c,1)];f=$2[0];g=$2[1];h=round_ends$(c[34399],c[34400],f,g,0,0);if((h!=0)){end_duel$(a,c,((h==1)?0:1),1);}else{if((c[34399]!=c[34400])){c[1]=408;}}}
function end_duel$(a,b,d,i){let f,e,h,g,c,j,$0,$1,$2,$3;c=a[(52 + b[2059])];e=((b[(34400 - d)]>0)?1:0);$0=[b[34397],b[34398],b[34396]];f=$0[0];g=$0[1];h=$0[2];b[(5011 + h)]=0;if((f>=0)){b[(2335 + f)]=0;}else{b[(5011 + g)]=0;}if(i){j=((d==0)?(1 - c):c);take_head$(b,j,((d==1)&&(f>=0)&&is_chief$(a,f)));}if((d==0)){lose_samurai$(a,b,h);if((f>=0)){$3=(2303 + f);b[$3]=(b[$3] + e);}else{$2=(4951 + g);b[$2]=(b[$2] + e);}}else{$1=(4951 + h);b[$1]=(b[$1] + e);if((f>=0)){lose_busho$(a,b,f,1);}else{lose_samurai$(a,b,g);}}b[1]=409;}
function take_head$(a,b,c){let $0,$1;if(c){$1=(2127 + b);a[$1]=(a[$1] + 1);}else{$0=(2125 + b);a[$0]=(a[$0] + 1);}}
function round_ends$(a,c,b,d,e,f){if((a>=b)){return 1;}if((c>=d)){return 2;}if(((a>c)&&((b - a)<=e))){return 3;}if(((c>a)&&((d - c)<=f))){return 4;}return 0;}
function left_of$(c,b,a){let d;if(((a==1)&&(b[34397]>=0))){return endurance$(c,b,b[34397]);}d=((a==0)?b[34396]:b[34398]);return (samurai_stamina$(c,b,d) - b[(4951 + d)]);}
function hits_on_second$(a){return ((a>3)?(a - 3):0);}
function hits_on_first$(a){return ((a<=3)?a:0);}
function result$(c,a,b){if((a<15)){return ((b<=((a - 1) + (-3)))?1:0);}if((a<29)){return Math.max(0,(b - ((a - 15) + (-3))));}if((a<68)){return shock_result$(c,(a - 29),b);}if((a<70)){return casualty_result$(c,(a - 68),b);}if((a==70)){return c[(141 + b)];}if((a<199)){return shot_result$(c,(a - 71),b);}return bout_result$(Math.floor((a - 199)/21),$mod((a - 199),21),b);}
function bout_result$(c,e,d){let g,h,f,a,b,$0,$1;$0=[(c + Math.floor(d/10)),(e + $mod(d,10))];a=$0[0];b=$0[1];$1=[Math.min(a,b),Math.max(a,b)];f=$1[0];g=$1[1];if((f==g)){return 0;}h=((1 + (((2 * f)<=g)?1:0)) + (((3 * f)<=g)?1:0));return ((a==f)?h:(3 + h));}
function shot_result$(f,c,d){let a,g,e,b,h,$0;$0=[$mod(c,2),((d + $mod(Math.floor(c/2),8)) + (-4))];a=$0[0];b=$0[1];e=Math.min(Math.max(b,0),9);g=f[((151 + (Math.floor(c/16) * 10)) + e)];h=((a&&(d==9))?2:0);return (((4 * Math.floor(g/2)) + (1 * $mod(g,2))) + h);}
function casualty_result$(b,d,a){let c;if((Math.floor(a/10)<9)){return 0;}c=b[(131 + $mod(a,10))];return ((d&&(c==1))?2:c);}
function shock_result$(c,b,a){let e,d;d=(a + (($mod(b,3) - 1) * c[0]));e=Math.min(Math.max(d,0),9);return c[((1 + (Math.floor(b/3) * 10)) + e)];}
function duel_code$(a,b){let c;c=samurai_skill$(a,b,b[34396]);if((b[34397]>=0)){return bout$(c,skill$(a,b,b[34397]));}return bout$(c,samurai_skill$(a,b,b[34398]));}
function bout$(a,b){return ((199 + (Math.min(a,20) * 21)) + Math.min(b,20));}
function skill$(a,b,c){let d;d=a[((276 + (b[(2239 + c)] * 32)) + c)];return Math.max(0,(d - b[(2335 + c)]));}
function samurai_skill$(a,c,b){return Math.max(0,(a[(18092 + b)] - c[(5011 + b)]));}
function settle_yielding$(c,a,b){a[1]=407;if(b){end_duel$(c,a,who_is_behind$(a),0);}}
function who_is_behind$(a){return ((a[34399]>a[34400])?0:1);}
function settle_fire$$(a,b,d,c){if((b[9876]<0)){settle_shot_at_man$(a,b,c);}else{if((d==302)){charge_in$(a,b,c);}else{settle_shot$(a,b,c);}}}
function settle_shot_at_man$(a,c,d){let b,g,e,f,$0;b=$part(a,80614,80845);if((c[1]==300)){$0=((49628 + (a[(15892 + c[9875])] * 24)) + 16);c[$0]=(c[$0] + 1);e=(result$(b,shot_at_man$(a,c),d) & 2);c[1]=(e?301:c[9882]);return;}f=result$(b,casualty_of_man$(a,c),d);g=busho_there$(a,c);if(((g>=0)&&(f==1))){c[(2207 + g)]=1;}else{if(((g>=0)&&(f==2))){lose_busho$(a,c,g,1);}else{if(((g<0)&&(f>0))){hit_samurai$(a,c,c[27696],f);}}}c[1]=c[9882];}
function hit_samurai$(c,a,b,e){let d,$0;$0=(4951 + b);a[$0]=(a[$0] + 1);d=(c[(18152 + b)] - a[(5011 + b)]);if(((e==2)||(a[(4951 + b)]>=d))){lose_samurai$(c,a,b);}}
function busho_there$(c,a){let b;b=a[27696];if(((b>=0)&&(a[(4891 + b)]==a[9877]))){return (-1);}return busho_at$(c,a,(1 - c[(15892 + a[9875])]),a[9877],(-1));}
function busho_at$(e,b,f,c,a){let d,$0,$1;if(((a>=0)&&(b[(2271 + a)]==c))){return a;}for($0=e[(33 + f)],$1=e[(35 + f)];$0<$1;$0+=1){d=$0;if((b[(2271 + d)]==c)){return d;}}return (-1);}
function casualty_of_man$(a,b){let c,d;c=busho_there$(a,b);d=((c>=0)&&(b[(2207 + c)]==1));return (68 + (d?1:0));}
function shot_at_man$(a,b){let c,d;c=((a[(26212 + b[9877])] + b[9880]) + (b[9881] * a[85626]));d=((a[(17172 + b[9875])]==1)?0:1);return shot$(d,b[9879],c,1);}
function shot$(a,b,c,e){let d;d=((((((a * 4) + b) - 1) * 8) + c) - (-4));return ((71 + (2 * d)) + e);}
function charge_in$(g,a,f){let c,e,d,b,$0;b=a[34395];$0=[Math.floor(f/10000),($mod(f,10000) - 1),a[(2591 + b)]];c=$0[0];d=$0[1];e=$0[2];if((d==e)){turn_unit$(g,a,b,c);}else{lift_unit$(g,a,b);put_unit$(g,a,b,d,c);go_along$(g,a,g[(15892 + b)],e,d);}a[1]=a[9882];}
function settle_shot$(d,c,g){let e,a,b,h,f,$0,$1;$0=[$part(c,29628,30191),$part(c,30191,30252)];a=$0[0];b=$0[1];e=$part(d,80614,80845);f=b[0];if((f==12)){if((is_answer$(c)&&(c[34394]==0))){c[34394]=1;if((g==0)){$1=16;b[$1]=(b[$1] + 1);b[0]=11;}return;}h=(347 + (b[16] * 6));shot$$(a,b,result$(e,a[(h + 3)],g));}else{if((f==13)){disruption$(a,b,result$(e,check_code$(a,b,target_of$(a,b)),g));}else{if((f==14)){hit_busho$(a,b,result$(e,hit_busho_code$(a,b),g));b[0]=11;}else{provocation$(a,b,result$(e,provocation_code$(a,b),g));}}}put_back$(d,c);}
function put_back$(c,b){let a,$0,$1;for($0=0,$1=2;$0<$1;$0+=1){a=$0;if((b[(30262 + a)]>=0)){write_busho$(c,b,a);}}write_unit_back$(c,b,0);write_unit_back$(c,b,4);}
function write_unit_back$(f,c,d){let b,e,a,$0;$0=[c[(30252 + d)],state_of$(d)];a=$0[0];b=$0[1];e=c[(b + 0)];if((c[(2911 + a)]>=2)){return;}if((e>=2)){lose_unit$(f,c,a,e);return;}flip_unit$(f,c,a,e);c[(3071 + a)]=c[(b + 1)];}
function state_of$(a){return (30222 + (a * 3));}
function write_busho$(f,c,d){let a,b,e,$0,$1;$0=[c[(30262 + d)],c[(30199 + d)]];a=$0[0];b=$0[1];if((c[30219]==(1 + d))){$1=(2303 + a);c[$1]=(c[$1] + 1);c[30219]=0;}if((c[30218]==(1 + d))){e=c[(30263 - d)];take_head$(c,f[(52 + a)],is_chief$(f,e));c[30218]=0;}if((c[(2207 + a)]>1)){return;}if((b==2)){c[(2207 + a)]=1;}else{if(((b==3)||(b==4))){lose_busho$(f,c,a,1);}}c[30205]=0;}
function shot$$(d,c,a){let e,b,$0;b=Math.floor(a/4);c[17]=$mod(a,4);e=(d[(fire_row$(c[16]) + 4)]==3);if(((c[25]==0)&&!(e))){$0=(19 + side_of$(target_of$(d,c)));c[$0]=(c[$0] + b);}c[18]=provokes$(d,c,b);take_hits$(d,c,target_of$(d,c),b,0);after_shot$(d,c);}
function after_shot$(a,b){let c,$0;c=target_of$(a,b);if(((b[17] & 1)&&stands$(b,c))){b[0]=13;}else{if(((b[17] & 2)&&busho_there$$(a,b,c))){b[0]=14;}else{b[17]=0;$0=16;b[$0]=(b[$0] + 1);b[0]=11;}}}
function stands$(a,b){return (a[(place_of$$(b) + 0)]<=1);}
function place_of$$(a){return (31 + (a * 3));}
function busho_there$$(e,c,a){let d,b;b=side_of$(a);d=c[(8 + b)];return (((d==1)||(d==2))&&(e[(busho_row$$(b) + 1)]==a));}
function busho_row$$(a){return (85 + (a * 15));}
function take_hits$(f,e,c,d,g){let a,b,$0,$1,$2;$0=[place_of$$(c),row_of$(c)];a=$0[0];b=$0[1];$1=(a + 1);e[$1]=(e[$1] + d);if(((e[(a + 0)]==0)&&(e[(a + 1)]>=f[(b + 2)]))){if(f[(b + 4)]){lose$(f,e,c);}else{if(g){rout$(f,e,c);}else{e[(a + 0)]=1;$2=(a + 1);e[$2]=(e[$2] - f[(b + 2)]);}}}if(((e[(a + 0)]==1)&&(e[(a + 1)]>=f[((b + 2) + 1)]))){rout$(f,e,c);}}
function lose$(f,c,a){let h,e,g,b,d,$0;b=place_of$$(a);c[(b + 0)]=3;c[(b + 1)]=0;d=((a<4)?0:1);e=c[(8 + d)];g=(f[((85 + (d * 15)) + 1)]==a);h=(g&&(f[(row_of$(a) + 10)]==1));if((h&&((e==1)||(e==2)))){c[(8 + d)]=3;$0=14;c[$0]=(c[$0] | (1 + d));}}
function rout$(a,b,c){lose$(a,b,c);if(((a[(row_of$(c) + 10)]==0)&&(a[(row_of$(c) + 4)]==0))){b[(place_of$$(c) + 0)]=2;}}
function row_of$(a){return (147 + (a * 20));}
function provokes$(c,e,h){let d,a,g,b,f,$0,$1;for($0=(e[16] + 1),$1=36;$0<$1;$0+=1){a=$0;b=fire_row$(a);d=c[(b + 0)];if((d==0)){break;}if((d>3)){f=(c[(b + 1)]==c[(fire_row$(e[16]) + 1)]);g=(((d==7)||(d==8))?1:2);if((f&&(h>=g))){return (e[18] | (1 + side_of$(c[(b + 1)])));}}}return e[18];}
function side_of$(a){return ((a<4)?0:1);}
function fire_row$(a){return (347 + (a * 6));}
function is_answer$(a){let b;b=(29975 + (a[30207] * 6));return ((a[(b + 0)]==1)&&(a[30207]>0));}
function disruption$(a,b,d){let c,$0;c=target_of$(a,b);if(!(d)){if((b[(place_of$$(c) + 0)]==1)){take_hits$(a,b,c,1,0);}else{disrupt$(a,b,c);}}$0=17;b[$0]=(b[$0] & 2);after_shot$(a,b);}
function disrupt$(d,c,a){let b;b=place_of$$(a);if((c[(b + 0)]==0)){if(d[(row_of$(a) + 4)]){lose$(d,c,a);}else{c[(b + 0)]=1;c[(b + 1)]=0;}}}
function check_code$(a,b,c){return a[((18 + check_limit$(a,b,c,0)) - (-3))];}
function check_limit$(c,d,a,e){let f,b;b=((a<4)?0:1);f=((tq_of$(c,d,a) + c[(2 + b)]) - e);return Math.min(Math.max(f,(-3)),10);}
function tq_of$(a,c,b){return a[((row_of$(b) + 2) + c[(place_of$$(b) + 0)])];}
function target_of$(a,b){let c;c=a[(fire_row$(b[16]) + 2)];return ((c==(-1))?b[1]:c);}
function hit_busho$(a,b,d){let c,$0;c=side_of$(target_of$(a,b));if((d==1)){b[(8 + c)]=2;}else{if((d==2)){remove_busho$(b,c,3);}}b[17]=0;$0=16;b[$0]=(b[$0] + 1);}
function remove_busho$(b,c,a){let $0;b[(8 + c)]=a;$0=14;b[$0]=(b[$0] | (1 + c));}
function hit_busho_code$(a,b){let c,d;c=side_of$(target_of$(a,b));d=(b[(8 + c)]==2);return a[(busho_row$$(c) + (d?7:6))];}
function provocation$(e,a,f){let c,b,d,$0,$1,$2;b=fire_row$(a[16]);$0=[e[(b + 0)],e[(b + 1)]];c=$0[0];d=$0[1];if((c==7)){a[22]=(1 - f);}else{if(((provocation_code$(e,a)==0)||((c==8)!=(f>0)))){if((c==6)){a[29]=-(d);}else{a[21]=(1 + d);}}}$1=18;a[$1]=(a[$1] - (1 + side_of$(d)));$2=16;a[$2]=(a[$2] + 1);a[0]=11;}
function provocation_code$(c,d){let e,a,b,$0;$0=[c[(fire_row$(d[16]) + 0)],row_of$(target_of$(c,d))];a=$0[0];b=$0[1];e=((c[(b + 12)]==0)&&(c[(b + 4)]==0));if(((a==5)||((a==6)&&e))){return 0;}return check_code$(c,d,target_of$(c,d));}
function settle_turn$$(c,a,d){let e,b,$0;b=a[30269];turn_unit$(c,a,b,d);$0=30269;a[$0]=(a[$0] + 1);e=turning_cost$(c,a,b);if(e){give_hits$(c,a,b,e);}}
function turning_cost$(a,c,b){if(((a[(17172 + b)]!=0)||c[(3231 + b)])){return 0;}return a[(24612 + c[(2591 + b)])];}
function name_attack$(g,d,c){let e,f,i,b,a,h,$0,$1;$0=[Math.floor(c/10000),($mod(c,10000) - 1)];a=$0[0];b=$0[1];d[(34233 + b)]=((a>=3)?1:0);$1=[target_before$(g,d,b,0),target_before$(g,d,b,1)];e=$1[0];f=$1[1];h=$mod(a,3);i=((h==1)?f:e);if((d[(33433 + i)]==0)){new_combat$(d);join$(d,(d[30266] - 1),i,1);if((h==2)){join$(d,(d[30266] - 1),f,1);}}join$(d,(d[(33433 + i)] - 1),b,0);}
function join$(e,a,f,b){let d,c,$0,$1;c=(row_of$$(a) + (b?4:0));for($0=0,$1=4;$0<$1;$0+=1){d=$0;if((e[(c + d)]<0)){e[(c + d)]=f;e[(33433 + f)]=(1 + a);return;}}}
function row_of$$(a){return (32713 + (a * 18));}
function new_combat$(a){let c,b,$0,$1,$2;b=row_of$$(a[30266]);for($0=0,$1=18;$0<$1;$0+=1){c=$0;a[(b + c)]=(-1);}$2=30266;a[$2]=(a[$2] + 1);}
function target_before$(a,b,c,d){let e;e=enemy_before$(a,b,c,d);return (((e>=0)&&(b[(33753 + e)]==0))?e:(-1));}
function enemy_before$(f,c,d,a){let e,b;b=((a==0)?5:0);e=$mod((c[(2751 + d)] + b),6);return enemy_across$(f,c,d,e);}
function enemy_across$(a,b,c,d){let e;if(!(passable$(a,b[(2591 + c)],d))){return (-1);}e=b[(5071 + beside$(a,b[(2591 + c)],d))];return (((e>=0)&&(a[(15892 + e)]!=a[(15892 + c)]))?e:(-1));}
function end_naming$(a,b){close_combats$(a,b);b[1]=(two_contingents$(a,b)?204:205);}
function two_contingents$(e,d){let a,b,c,$0,$1,$2;$0=0;a=$0;b=$0;for($1=0,$2=e[23];$1<$2;$1+=1){c=$1;if((d[(33433 + c)]&&(d[(33913 + c)]!=0))){a=(a||(e[(16052 + c)]==d[2059]));b=(b||(e[(16052 + c)]==d[2060]));}}return (a&&b);}
function close_combats$(b,a){let d,c,$0,$1,$2,$3;if((a[9872]!=2)){take_leftovers$(b,a);}put_in_order$(b,a);for($0=0,$1=b[23];$0<$1;$0+=1){c=$0;if(a[(33433 + c)]){a[(34073 + c)]=superior_to$(b,a,c);}}for($2=0,$3=a[30266];$2<$3;$2+=1){d=$2;a[30267]=d;settle_combat$(b,a,row_of$$(d));}a[30267]=0;}
function settle_combat$(f,b,c){let d,g,a,e,$0,$1,$2,$3,$4,$5;for($0=0,$1=2;$0<$1;$0+=1){a=$0;b[((c + 16) + a)]=(-1);for($2=(a * 4),$3=((1 + a) * 4);$2<$3;$2+=1){d=$2;e=b[(c + d)];if((e>=0)){b[((c + 8) + d)]=b[(2591 + e)];if((b[((c + 16) + a)]<0)){b[((c + 16) + a)]=busho_with$(f,b,e);}}}b[(30262 + a)]=b[((c + 16) + a)];}begin_state$(b);g=(30273 + (b[30267] * 61));for($4=0,$5=61;$4<$5;$4+=1){d=$4;b[(g + d)]=b[(30191 + d)];}}
function begin_state$(b){let d,e,a,c,$0,$1,$2,$3;for($0=0,$1=61;$0<$1;$0+=1){a=$0;b[(30191 + a)]=0;}b[30194]=(-1);b[30191]=19;for($2=0,$3=2;$2<$3;$2+=1){c=$2;d=b[(30262 + c)];if((d>=0)){e=((b[(2207 + d)]==1)?2:1);b[(30199 + c)]=e;}}}
function busho_with$(a,b,c){return busho_at$(a,b,a[(15892 + c)],b[(2591 + c)],a[(16052 + c)]);}
function superior_to$(g,a,b){let d,e,c,f,$0,$1;c=row_of$$((a[(33433 + b)] - 1));if(!(attacks_in$(a,c,b))){return 0;}d=0;for($0=0,$1=4;$0<$1;$0+=1){e=$0;f=a[((c + 4) + e)];if((f>=0)){if((g[(16372 + f)]==8)){return 0;}if((can_strike$(g,a,b,f)&&by_the_flank$(g,a,b,f))){d=(d | (1 << e));}}}return (is_exposed$(g,a,b)?0:d);}
function is_exposed$(d,b,c){let g,f,a,e,$0,$1;for($0=0,$1=6;$0<$1;$0+=1){a=$0;if(is_front$(b[(2751 + c)],a)){continue;}e=beside$(d,b[(2591 + c)],a);f=((e>=0)?b[(5071 + e)]:(-1));if(((f<0)||(d[(15892 + f)]==d[(15892 + c)]))){continue;}g=(b[(33753 + f)]||is_target$(b,f));if((!(g)&&has_zone$(d,b,f,opposite$(a)))){return 1;}}return 0;}
function is_target$(a,b){let c;if((a[(33433 + b)]==0)){return 0;}c=(row_of$$((a[(33433 + b)] - 1)) + 4);return ($has([a[c],a[(c + 1)],a[(c + 2)],a[(c + 3)]],b));}
function by_the_flank$(e,c,f,d){let b,a,$0;$0=[c[(2591 + d)],c[(2751 + d)]];a=$0[0];b=$0[1];return (aspect$(e,a,b,c[(2591 + f)])!=0);}
function can_strike$(d,a,b,c){if(((a[(2591 + b)]<0)||(a[(2591 + c)]<0))){return 0;}return ((enemy_before$(d,a,b,0)==c)||(enemy_before$(d,a,b,1)==c));}
function attacks_in$(b,c,d){let a,$0,$1;for($0=0,$1=4;$0<$1;$0+=1){a=$0;if((b[(c + a)]==d)){return 1;}}return 0;}
function put_in_order$(c,d){let a,e,b,f,$0,$1,$2,$3,$4,$5;for($0=1,$1=d[30266];$0<$1;$0+=1){a=$0;b=a;while(((b>0)&&(how_far$(c,d,b)<how_far$(c,d,(b - 1))))){exchange$(d,b,(b - 1));b=(b - 1);}}for($2=0,$3=d[30266];$2<$3;$2+=1){e=$2;for($4=0,$5=8;$4<$5;$4+=1){b=$4;f=d[(row_of$$(e) + b)];if((f>=0)){d[(33433 + f)]=(1 + e);}}}}
function exchange$(b,c,e){let d,a,$0,$1;for($0=0,$1=18;$0<$1;$0+=1){a=$0;d=b[(row_of$$(c) + a)];b[(row_of$$(c) + a)]=b[(row_of$$(e) + a)];b[(row_of$$(e) + a)]=d;}}
function how_far$(d,a,b){let c,e;c=a[(2591 + a[(row_of$$(b) + 4)])];e=((2 * d[(21412 + c)]) + d[(23012 + c)]);return ((e * 1600) + c);}
function take_leftovers$(f,c){let g,a,b,d,e,$0,$1,$2,$3,$4,$5;for($0=0,$1=c[30266];$0<$1;$0+=1){a=$0;for($2=0,$3=4;$2<$3;$2+=1){b=$2;d=c[(row_of$$(a) + b)];for($4=0,$5=2;$4<$5;$4+=1){e=$4;if((d>=0)){g=target_before$(f,c,d,e);if(((g<0)||c[(33433 + g)]||!(has_room$(c,a,1)))){continue;}if(!(is_left_to_friends$(f,c,d,g))){join$(c,a,g,1);}}}}}}
function is_left_to_friends$(b,a,c,e){let g,d,f,$0,$1;if(((a[30265]!=0)||!(is_ordered$(b,a,c)))){return 0;}for($0=0,$1=6;$0<$1;$0+=1){d=$0;f=b[((29412 + (6 * a[(2591 + e)])) + d)];g=((f>=0)?a[(5071 + f)]:(-1));if(((g>=0)&&(a[(33433 + g)]==0)&&is_ordered$(b,a,g))){if((can_strike$(b,a,g,e)&&(standing$(b,a,g)>=3))){return 1;}}}return 0;}
function standing$(c,a,b){let d;if(((a[(2591 + b)]<0)||never_attacks$(c,b)||a[(33593 + b)])){return 0;}if(!(has_target$(c,a,b))){return 0;}if(a[(3551 + b)]){return 4;}if((a[9872]==3)){return 0;}d=(c[(17172 + b)]!=0);if((a[(4351 + b)]&&!(d)&&may_be_bound$(c,a,b))){return 3;}if(((a[(2911 + b)]!=0)||is_spent$(a,b))){return 0;}if(a[(4351 + b)]){return 2;}return (in_command$(c,a,b)?1:0);}
function is_spent$(a,b){let $0;if((a[(3391 + b)]==2)){return 1;}return (2<=($0=a[(4191 + b)])&&$0<=5);}
function may_be_bound$(a,b,c){return ((a[48]==1)||(b[(4671 + c)]==0));}
function has_target$(c,d,e){let a,b,$0;$0=[target_before$(c,d,e,0),target_before$(c,d,e,1)];a=$0[0];b=$0[1];return ((a>=0)||(b>=0));}
function never_attacks$(a,b){let c;c=a[(16372 + b)];return ((c==6)||(c==7)||(c==8));}
function is_ordered$(a,d,b){let c;c=a[(16052 + b)];return ((c==d[2059])||(c==d[2060]));}
function has_room$(a,b,c){return (a[(((row_of$$(b) + (c?4:0)) + 4) - 1)]<0);}
function settle_coordination$(a,d,c){let b;b=$part(a,80614,80845);d[30268]=result$(b,70,c);d[1]=205;}
function settle_check$(e,c,g){let f,a,b,j,i,d,h,$0,$1;$0=[$part(c,29628,30191),$part(c,30191,30252)];a=$0[0];b=$0[1];d=b[1];f=$part(e,80614,80845);h=result$(f,check_code$(a,b,d),g);if((b[0]==1)){commit$(b,h);}else{break_off$(a,b,h);}$1=1;b[$1]=(b[$1] + 1);i=((b[0]==0)&&!(h));j=(i&&stands$(b,d)&&(c[(row$(d) + 11)]==0));put_down$(e,c);if(j){begin_breaking_off$(c,d);}}
function begin_breaking_off$(b,a){b[30271]=a;b[1]=206;}
function put_down$(c,b){let d,f,e,a,$0,$1,$2,$3,$4,$5;for($0=0,$1=2;$0<$1;$0+=1){a=$0;if((b[(30262 + a)]>=0)){write_busho$(c,b,a);}}for($2=0,$3=8;$2<$3;$2+=1){d=$2;if((b[(30252 + d)]>=0)){write_unit_back$(c,b,d);}}e=(30273 + (b[30267] * 61));for($4=0,$5=61;$4<$5;$4+=1){f=$4;b[(e + f)]=b[(30191 + f)];}b[30264]=0;}
function row$(a){return (29775 + (a * 20));}
function commit$(b,a){if(!(a)){b[(place_of$$(b[1]) + 2)]=1;}}
function break_off$(d,a,c){let b;b=a[1];if(c){return;}if(d[(row_of$(b) + 11)]){a[(place_of$$(b) + 2)]=1;take_hits$(d,a,b,2,0);}else{a[(place_of$$(b) + 2)]=2;take_hits$(d,a,b,1,0);if(stands$(a,b)){leave$(d,a,b);}}}
function leave$(a,b,c){if(a[(row_of$(c) + 19)]){rout$(a,b,c);}else{pass_through$(a,b,c);b[5]=((c<4)?1:2);}}
function pass_through$(c,d,a){let b;b=(8 + ((a<4)?0:1));if((c[(row_of$(a) + 16)]&&stands$(d,b))){take_hits$(c,d,b,1,0);}}
function settle_reaction$$(d,c,f){let e,a,b,g,$0,$1;$0=[$part(c,29628,30191),$part(c,30191,30252)];a=$0[0];b=$0[1];e=$part(d,80614,80845);g=result$(e,reaction_code$(a,b),f);take_hits$(a,b,b[1],g,0);$1=1;b[$1]=(b[$1] + 1);put_down$(d,c);}
function reaction_code$(d,a){let c,b;b=a[1];c=0;if((d[(row_of$(b) + 12)]&&charged$(d,a))){c=d[10];}return d[((32 + check_limit$(d,a,b,c)) - (-3))];}
function charged$(d,c){let a,b,$0,$1;a=0;for($0=0,$1=d[0];$0<$1;$0+=1){b=$0;if(fights$(c,b)){a=(a + charges$(d,c,b));}}return (a>0);}
function charges$(c,a,d){let b;b=(a[21] - 1);if(((b>=0)&&c[(row_of$(b) + 17)])){return 0;}if((c[(row_of$(d) + 6)]==2)){return ((b>=0)?1:0);}return c[(row_of$(d) + 6)];}
function fights$(a,b){return (stands$(a,b)&&(a[(place_of$$(b) + 2)]==0));}
function settle_fight$(d,c,f){let e,a,b,$0;$0=[$part(c,29628,30191),$part(c,30191,30252)];a=$0[0];b=$0[1];e=$part(d,80614,80845);if((b[0]==5)){casualty$(a,b,result$(e,casualty_code$(a,b),f));b[0]=7;}else{if(bout$$(a,b,result$(e,a[12],f))){regain_face$(c);}else{if((b[10]!=b[11])){c[1]=209;}}}put_down$(d,c);}
function casualty$(a,b,d){let c;c=(leads$(a,b,0)?0:1);if((d==1)){b[(8 + c)]=2;}else{if((d==2)){remove_busho$(b,c,3);}}}
function leads$(e,a,b){let d,c;c=a[(8 + b)];d=((c==1)||(c==2));return (d&&fights$(a,e[(busho_row$$(b) + 1)]));}
function casualty_code$(a,b){let c,d;c=(leads$(a,b,0)?0:1);d=(b[(8 + c)]==2);return a[(busho_row$$(c) + (d?5:4))];}
function regain_face$(a){let $0;a[30191]=7;$0=0;a[(2335 + a[30262])]=$0;a[(2335 + a[30263])]=$0;}
function bout$$(e,b,a){let f,g,c,d,$0,$1,$2;$0=10;b[$0]=(b[$0] + hits_on_first$(a));$1=11;b[$1]=(b[$1] + hits_on_second$(a));$2=$K10;c=$2[0];d=$2[1];f=round_ends$(b[10],b[11],e[(c + 2)],e[(d + 2)],e[(c + 3)],e[(d + 3)]);if((f==0)){return 0;}g=(($has($K11,f))?0:1);end_fight$(b,g,($has($K12,f)));return 1;}
function end_fight$(d,a,c){let b,$0;b=(1 - a);if(c){d[27]=(1 + b);}if((d[(10 + b)]>0)){d[28]=(1 + b);}$0=0;d[10]=$0;d[11]=$0;remove_busho$(d,a,(c?3:4));}
function settle_giving_up$(d,a,b){let c;a[1]=208;if(b){c=$part(a,30191,30252);end_fight$(c,who_is_behind$$(a),0);regain_face$(a);}put_down$(d,a);}
function who_is_behind$$(a){return ((a[30201]>a[30202])?0:1);}
function settle_resolution$(e,c,d){let f,a,b,g,h,$0,$1;$0=[$part(c,29628,30191),$part(c,30191,30252)];a=$0[0];b=$0[1];if((b[0]!=9)){use$(c,((b[0]==7)?1:0),number_of$(c,(d - 1)));put_down$(e,c);return;}f=$part(e,80614,80845);g=result$(f,clash_code$(a,b),d);strike$(a,b,g);h=must_retreat$(a,b,g);put_down$(e,c);begin_advances$(c);if((h>=0)){$1=[(1 + h),(h * 4)];c[30270]=$1[0];c[30271]=$1[1];c[1]=211;}}
function begin_advances$(a){a[30271]=4;a[1]=212;}
function must_retreat$(e,c,a){let b,d;b=Math.floor(a/128);d=($mod(a,128) * (1 + c[30]));if(((count_fighting$(e,c,0)>0)&&(count_fighting$(e,c,1)>0))){if(((b>0)&&(b>=(2 * d)))){return 0;}if(((d>0)&&(d>=(2 * b)))){return 1;}}return (-1);}
function count_fighting$(e,c,d){let a,b,$0,$1;a=0;for($0=first_of$(d),$1=(first_of$(d) + e[(0 + d)]);$0<$1;$0+=1){b=$0;if(fights$(c,b)){a=(a + 1);}}return a;}
function first_of$(a){return (a * 4);}
function strike$(a,b,c){let d;b[30]=superiority$(a,b);d=($mod(c,128) * (1 + b[30]));spread$(a,b,0,(Math.floor(c/128) * a[11]),b[3],0);spread$(a,b,1,d,b[4],b[30]);}
function spread$(a,b,c,g,l,m){let e,i,k,f,h,j,d,$0,$1,$2;d=count_fighting$(a,b,c);$0=[Math.floor(g/d),$mod(g,d)];e=$0[0];f=$0[1];h=first_of$(c);i=((f>0)?(f - 1):0);for($1=h,$2=(h + a[(0 + c)]);$1<$2;$1+=1){j=$1;if(fights$(b,j)){k=0;if((j==l)){k=((f>0)?1:0);}else{if((i>0)){k=1;i=(i - 1);}}take_hits$(a,b,j,(e + k),m);}}}
function superiority$(a,b){return superior$(a,b,b[3]);}
function superior$(a,d,b){let c,e,$0,$1;c=a[(row_of$(b) + 7)];if(((c==0)||(a[14]&&d[23]))){return 0;}if((count_fighting$(a,d,1)==0)){return 1;}for($0=0,$1=4;$0<$1;$0+=1){e=$0;if(((c & (1 << e))&&fights$(d,(4 + e)))){return 1;}}return 0;}
function clash_code$(a,b){let c;c=((leads$(a,b,0)?1:0) - (leads$(a,b,1)?1:0));return a[(((46 + (3 * (column$(a,b) - 1))) + c) + 1)];}
function column$(a,b){let c,e,d,f,g,$0,$1,$2;c=(charges$(a,b,b[3])?115:131);d=a[((c + ((b[4] - 4) * 4)) + b[3])];d=(d + (a[7] * (count_fighting$(a,b,0) - count_fighting$(a,b,1))));$0=0;e=$0;f=$0;for($1=0,$2=a[0];$1<$2;$1+=1){g=$1;if(fights$(b,g)){e=(e | b[(place_of$$(g) + 0)]);f=(f | a[(row_of$(g) + 9)]);}}d=(d + (((a[6] + b[26]) - (e * a[8])) - (f * a[9])));return Math.min(Math.max(d,1),13);}
function use$(b,c,a){b[(30191 + (c?4:3))]=a;b[30191]=(c?8:9);}
function number_of$(b,c){let a,$0,$1;for($0=0,$1=8;$0<$1;$0+=1){a=$0;if((b[(30252 + a)]==c)){return a;}}return (-1);}
function settle_way$(g,a,f){let e,c,d,b,$0,$1;b=a[(30252 + a[30271])];$0=[a[(2591 + b)],($mod(f,10000) - 1),(Math.floor(f/10000) - 1)];c=$0[0];d=$0[1];e=$0[2];move_unit$(g,a,b,d);go_along$(g,a,g[(15892 + b)],c,d);if((e>=0)){hit_friend$(g,a,a[(5071 + beside$(g,c,e))]);}put_down$(g,a);if((a[1]==206)){a[1]=205;}else{$1=30271;a[$1]=(a[$1] + 1);}}
function hit_friend$(d,a,b){let c;c=number_of$(a,b);if((c>=0)){take_hits$($part(a,29628,30191),$part(a,30191,30252),c,1,0);}else{give_hits$(d,a,b,1);}}
function settle_advance$(h,a,c){let b,e,g,f,d,$0,$1;b=$part(a,30191,30252);d=(c - 1);$0=[number_of$(a,d),where$(a,a[30271])];e=$0[0];f=$0[1];g=a[(2591 + d)];b[((31 + (e * 3)) + 2)]=3;if((b[7]==0)){$1=[1,e];b[7]=$1[0];b[1]=$1[1];}put_down$(h,a);move_unit$(h,a,d,f);go_along$(h,a,h[(15892 + d)],g,f);a[30272]=d;begin_entry_fire$(h,a,d,213);a[(26393 + a[(30252 + a[30271])])]=1;}
function begin_entry_fire$(a,b,c,d){begin_event$(a,b,c,3,d);}
function where$(d,b){let a,c;a=4;c=((b<a)?b:((4 + b) - a));return d[((row_of$$(d[30267]) + 8) + c)];}
function settle_arrival$(d,a,c){let e,f,b,$0;b=a[30272];if((a[(2751 + b)]!=c)){turn_unit$(d,a,b,c);$0=[$part(a,29628,30191),$part(a,30191,30252)];e=$0[0];f=$0[1];take_hits$(e,f,number_of$(a,b),turning_cost$(d,a,b),0);}put_down$(d,a);end_advance$(a);}
function end_advance$(a){let $0;$0=30271;a[$0]=(a[$0] + 1);a[1]=212;}
function prepare$(a,b){if((flight_due$(a,b)>=0)){draw_among$(b,10);}else{if((stray_due$(a,b)>=0)){prepare_stray$(a,b,stray_due$(a,b));}else{if((b[1]<100)){prepare_turn$(a,b,b[1]);}else{if((b[1]<200)){prepare_movement$(a,b,b[1]);}else{prepare_shock$(a,b,b[1]);}}}}}
function draw_among$(b,a){b[0]=(100000 + a);}
function prepare_stray$(c,e,d){let g,f,j,h,b,a,k,i,$0,$1,$2,$3,$4,$5,$6;$0=[c[(52 + d)],e[(2271 + d)]];a=$0[0];b=$0[1];$1=[c[(29 + a)],c[(31 + a)]];f=$1[0];g=$1[1];if(((e[(2527 + d)]==1)&&has_men$(c,e,d))){$2=[c[(116 + d)],c[(148 + d)]];f=$2[0];g=$2[1];}h=1600;for($3=f,$4=g;$3<$4;$3+=1){i=$3;if((e[(2591 + i)]>=0)){h=Math.min(h,distance$(c,b,e[(2591 + i)]));}}no_options$(e);j=reach_from$(c,e,a,b,1600);for($5=f,$6=g;$5<$6;$5+=1){i=$5;k=e[(2591 + i)];if(((k>=0)&&(distance$(c,b,k)==h)&&(e[(10044 + k)]>0))){option$(e,(1 + i));}}forget$(e,j);if((e[4]>0)){ask$(e,38,a);}else{lose_busho$(c,e,d,1);}}
function ask$(a,b,c){let $0;$0=[b,c];a[2]=$0[0];a[3]=$0[1];a[0]=decision_code$(b,c);}
function decision_code$(a,b){return -(((10 * a) + b));}
function option$(b,a){let $0;b[(9 + b[4])]=a;$0=4;b[$0]=(b[$0] + 1);}
function no_options$(a){a[4]=0;}
function has_men$(c,b,d){let a,$0,$1;for($0=c[(116 + d)],$1=c[(148 + d)];$0<$1;$0+=1){a=$0;if((b[(2591 + a)]>=0)){return 1;}}return 0;}
function prepare_turn$(a,b,c){if((c==4)){follow_chain$(a,b);}else{if((c==5)){offer_orders$(a,b);}else{if((c==8)){end_orders$(a,b);}else{if((c==9)){offer_continuity$(a,b);}else{if((c==3)){offer_contingents$(a,b);}else{if((c==6)){roll_rally$(a,b);}else{if((c==7)){offer_places$(a,b);}else{if((c==2)){offer_activation$(a,b);}else{if((c==0)){start_turn$(a,b);}else{if((c==1)){roll_initiative$(b);}else{prepare_end$(a,b,c);}}}}}}}}}}}
function follow_chain$(c,a){let b,e,d;b=$part(a,2110,2124);put_question$(c,a);d=b[0];if((d==5)){be_finished$(a);}else{if((d==8)){pass_over$(c,a);}else{if((d==14)){no_options$(a);option$(a,0);option$(a,1);ask$(a,4,a[5]);}else{if((d==6)){offer_trump$(c,a);}else{if((d==9)){offer_risen$(c,a);}else{if((d==15)){chained$(c,a,0);}else{e=pending$($part(a,2067,2110),b);if((e==(-1))){chained$(c,a,0);}else{draw_among$(a,e);}}}}}}}}
function pass_over$(b,a){if((a[2119]==1)){be_trumped$(b,a);return;}a[2058]=0;hold_initiative$(a,(1 - a[5]));}
function be_trumped$(d,a){let c,b,$0,$1;finish_current$(a);$0=[(1 - a[5]),a[2124]];b=$0[0];c=$0[1];$1=b;a[2057]=$1;a[5]=$1;a[2061]=0;if(!(a[(2143 + c)])){spend_activation$(a,b,c);}begin_chain$(d,a,c);a[2063]=1;}
function offer_trump$(d,c){let e,b,a,$0,$1,$2;$0=[(1 - c[5]),rating$(d,c,lower_rated$(d,c))];a=$0[0];b=$0[1];no_options$(c);option$(c,0);for($1=d[(33 + a)],$2=d[(35 + a)];$1<$2;$1+=1){e=$1;if(can_benefit$(d,c,e,b,after_momentum$(c))){option$(c,(1 + e));}}ask$(c,6,a);}
function after_momentum$(a){return (a[2112]>0);}
function offer_risen$(d,a){let c,b,$0,$1;b=(1 - a[5]);no_options$(a);option$(a,0);for($0=d[(33 + b)],$1=d[(35 + b)];$0<$1;$0+=1){c=$0;if(can_rise$(d,a,c)){option$(a,(1 + c));}}ask$(a,7,b);}
function pending$(c,a){let b,d;b=a[0];if((b==8)){return 0;}if((b==1)){return (a[11]?c[12]:c[(busho_row$(a[1]) + 1)]);}if((b==4)){return c[1];}if((b==6)){return ((c[7]==2)?(-5):(-1));}if((b==7)){return c[3];}if(($has($K13,b))){return c[10];}if((b==3)){return c[(busho_row$(acting$(c,a)) + 2)];}if((b==10)){return c[15];}d=own_policy$(b);if((d>0)){return ((c[d]==2)?(-4):(-1));}if((b==13)){return c[2];}return ((b==0)?c[11]:(-1));}
function own_policy$(a){if((a==12)){return 6;}if((a==14)){return 16;}return ((a==15)?17:0);}
function offer_orders$(c,a){let b,d;b=a[2059];d=can_move$(c,a,b);no_options$(a);if((d||(a[2060]>=0))){option$(a,1);}if(((a[2060]<0)&&!((a[2063]&&d)))){if(stands_on_map$(c,a,b)){option$(a,2);}if(any_routed$(c,a,b)){option$(a,3);}if(can_move_busho$(c,a,b)){option$(a,4);}if(can_challenge$(c,a,b)){option$(a,5);}}if((a[4]>0)){ask$(a,3,a[5]);}else{a[1]=8;}}
function can_challenge$(a,d,b){let c;c=a[(52 + b)];if(!(on_map$(d,b))){return 0;}if((a[47]&&(d[(2399 + b)]||(d[(2133 + c)]>=2)))){return 0;}return ((retinue$(a,d,b)>0)||can_draw$(a,d,b));}
function can_draw$(a,d,b){let c;c=a[(52 + b)];if((d[(2137 + c)]||(d[(2135 + c)]>=5))){return 0;}if((retinue$(a,d,b)>=2)){return 0;}return ((in_cup$(a,d,c)>0)||(in_cup$(a,d,2)>0));}
function retinue$(e,c,d){let a,b,$0,$1;a=0;for($0=0,$1=e[25];$0<$1;$0+=1){b=$0;if((c[(4831 + b)]==d)){a=(a + 1);}}return a;}
function can_move_busho$(a,d,b){let e,c,$0,$1;c=a[(52 + b)];if((!(is_chief$(a,b))||!(in_camp$(a,d,c)))){return 0;}for($0=a[(33 + c)],$1=a[(35 + c)];$0<$1;$0+=1){e=$0;if(((e!=b)&&lives$(d,e)&&on_map$(d,e))){return 1;}}return 0;}
function any_routed$(c,b,d){let a,$0,$1;for($0=c[(116 + d)],$1=c[(148 + d)];$0<$1;$0+=1){a=$0;if((b[(2911 + a)]==2)){return 1;}}return 0;}
function stands_on_map$(c,b,d){let a,$0,$1;for($0=c[(116 + d)],$1=c[(148 + d)];$0<$1;$0+=1){a=$0;if(((b[(2591 + a)]>=0)&&(c[(16372 + a)]!=8))){return 1;}}return 0;}
function can_move$(c,b,d){let a,$0,$1;for($0=c[(116 + d)],$1=c[(148 + d)];$0<$1;$0+=1){a=$0;if(((b[(2591 + a)]>=0)||is_waiting$(c,b,a))){return 1;}}return 0;}
function end_orders$(c,a){let b;b=$part(a,2110,2124);a[2063]=0;if(((b[0]==14)&&!(goes_on$(c,a)))){finish$(b);}a[1]=4;}
function goes_on$(a,b){if(!(can_be_ordered$(a,b,b[2059]))){return 0;}return ((b[2060]<0)||can_be_ordered$(a,b,b[2060]));}
function offer_continuity$(f,a){let d,c,e,b,$0,$1;b=a[2057];no_options$(a);option$(a,0);for($0=f[(33 + b)],$1=f[(35 + b)];$0<$1;$0+=1){c=$0;d=(a[2060]>=0);e=((c==a[2059])||(c==a[2060]));if((can_be_ordered$(f,a,c)&&(e||!(d)))){option$(a,(1 + c));}}if((a[4]>1)){ask$(a,5,b);}else{hold_initiative$(a,(any_able$(f,a,(1 - b))?(1 - b):b));}}
function offer_contingents$(c,a){let f,e,d,g,b,$0,$1,$2,$3,$4,$5,$6;b=a[2057];if(!(any_able$(c,a,b))){if(any_able$(c,a,(1 - b))){hold_initiative$(a,(1 - b));}else{a[1]=11;}return;}$0=[c[(33 + b)],c[(35 + b)]];d=$0[0];e=$0[1];no_options$(a);option$(a,0);for($1=d,$2=e;$1<$2;$1+=1){f=$1;if(can_be_ordered$(c,a,f)){option$(a,(1 + f));}}for($3=d,$4=e;$3<$4;$3+=1){g=$3;for($5=d,$6=g;$5<$6;$5+=1){f=$5;if((can_be_ordered$(c,a,f)&&can_be_ordered$(c,a,g))){option$(a,((1 + f) + (1000 * (1 + g))));}}}ask$(a,2,b);}
function roll_rally$(b,a){let $0;if((a[2064]>=b[(148 + a[2059])])){a[1]=103;}else{if((a[(2911 + a[2064])]==2)){draw_among$(a,10);}else{$0=2064;a[$0]=(a[$0] + 1);}}}
function offer_places$(d,a){let e,c,b,$0,$1,$2,$3,$4;b=a[2064];no_options$(a);for($0=0,$1=d[26];$0<$1;$0+=1){c=$0;if(can_be_placed$(d,a,b,c)){for($2=0,$3=6;$2<$3;$2+=1){e=$2;option$(a,((1 + (6 * c)) + e));}}}if((a[4]>0)){ask$(a,8,d[(15892 + b)]);}else{$4=2064;a[$4]=(a[$4] + 1);a[1]=6;}}
function can_be_placed$(b,a,c,e){let d,f,g,$0,$1;d=a[(2271 + b[(16052 + c)])];if(((a[(5071 + e)]>=0)||(b[(18212 + e)]==6))){return 0;}if((distance$(b,d,e)>3)){return 0;}f=(1 - b[(15892 + c)]);for($0=b[(29 + f)],$1=b[(31 + f)];$0<$1;$0+=1){g=$0;if(((a[(2591 + g)]>=0)&&(distance$(b,a[(2591 + g)],e)<3))){return 0;}}return 1;}
function offer_activation$(d,a){let c,b,$0,$1;b=a[2065];no_options$(a);option$(a,0);for($0=d[(33 + b)],$1=d[(35 + b)];$0<$1;$0+=1){c=$0;if(can_be_activated$(d,a,c)){option$(a,(1 + c));}}ask$(a,1,b);}
function start_turn$(d,b){let c,a,$0,$1,$2,$3,$4,$5,$6,$7,$8;for($0=0,$1=2;$0<$1;$0+=1){a=$0;$2=0;b[(2129 + a)]=$2;b[(2131 + a)]=$2;$3=0;b[(2133 + a)]=$3;b[(2137 + a)]=$3;b[(2139 + a)]=$3;}for($4=0,$5=d[24];$4<$5;$4+=1){c=$4;$6=0;b[(2431 + c)]=$6;b[(2367 + c)]=$6;$7=0;b[(2463 + c)]=$7;b[(2399 + c)]=$7;}$8=$K14;b[2057]=$8[0];b[2058]=$8[1];b[1]=1;}
function roll_initiative$(a){draw_among$(a,100);}
function prepare_end$(a,b,c){if((c==11)){begin_recovery$(a,b);}else{if((c==13)){offer_replacement$(a,b);}else{if((c==14)){next_flight$(a,b);}else{judge$(a,b);}}}}
function begin_recovery$(c,b){let a,d,$0,$1,$2,$3,$4;for($0=0,$1=c[24];$0<$1;$0+=1){a=$0;b[(2175 + a)]=0;}for($2=0,$3=c[23];$2<$3;$2+=1){d=$2;b[(3391 + d)]=0;}$4=(-1);b[2059]=$4;b[2060]=$4;b[2064]=0;b[1]=13;}
function offer_replacement$(c,a){let b,d,$0,$1,$2,$3;b=a[2064];if((b>=c[24])){$0=$K15;a[2064]=$0[0];a[1]=$0[1];return;}no_options$(a);if((a[(2207 + b)]==2)){for($1=c[(116 + b)],$2=c[(148 + b)];$1<$2;$1+=1){d=$1;if((a[(2591 + d)]>=0)){option$(a,(1 + d));}}}if((a[4]>0)){ask$(a,9,c[(52 + b)]);}else{$3=2064;a[$3]=(a[$3] + 1);}}
function next_flight$(b,a){let $0;if((a[2064]>=b[24])){a[1]=15;}else{if(may_flee$$(b,a,a[2064])){draw_among$(a,10);}else{$0=2064;a[$0]=(a[$0] + 1);}}}
function may_flee$$(c,a,b){let d,$0,$1;if(((a[(2207 + b)]==3)||(units_lost$(c,a,b)==0))){return 0;}if(lives$(a,b)){return 1;}for($0=c[(116 + b)],$1=c[(148 + b)];$0<$1;$0+=1){d=$0;if((a[(2911 + d)]!=3)){return 1;}}return 0;}
function judge$(b,c){let e,d,a,$0,$1,$2;for($0=0,$1=2;$0<$1;$0+=1){a=$0;c[(2141 + a)]=rout_points$(b,c,a);}d=(c[2141]>=b[41]);e=(c[2142]>=b[42]);if((d&&e)){c[7]=2;c[8]=higher$(heads$(c,0),heads$(c,1));}else{if((d||e)){c[7]=1;c[8]=(d?1:0);}else{if((c[6]>=b[0])){c[7]=3;c[8]=higher$((c[2142] * b[41]),(c[2141] * b[42]));}else{if((b[27]>0)){c[7]=4;}else{$2=6;c[$2]=(c[$2] + 1);c[1]=0;}}}}}
function heads$(a,b){return (a[(2125 + b)] + a[(2127 + b)]);}
function higher$(a,b){if((a==b)){return (-1);}return ((a>b)?0:1);}
function prepare_movement$(a,b,c){if((c<=104)){begin$(a,b,c);}else{if((c<=114)){prepare_moving$(a,b,c);}else{if((c<=121)){prepare_reaction$(a,b,c);}else{if((c<=127)){prepare_fire$(a,b,c);}else{if((c<=135)){prepare_harassment$(a,b,c);}else{if((c<=146)){prepare_withdrawal$(a,b,c);}else{prepare_men$(a,b,c);}}}}}}}
function begin$(a,b,c){if((c==100)){begin_segment$(a,b);}else{if((c==101)){begin_withdrawal$(a,b);}else{if((c==102)){begin_busho_order$(a,b);}else{if((c==103)){begin_riders$(b,b[2059],8);}else{offer_samurai$(a,b);}}}}}
function begin_segment$(b,a){a[13276]=0;a[13437]=(-1);forget_last_phase$(b,a);a[1]=110;}
function forget_last_phase$(c,b){let a,$0,$1,$2;for($0=0,$1=c[23];$0<$1;$0+=1){a=$0;$2=0;b[(26553 + a)]=$2;b[(13277 + a)]=$2;}}
function begin_withdrawal$(a,b){let c,$0,$1,$2,$3;forget_last_phase$(a,b);b[13276]=0;b[13437]=(-1);for($0=0,$1=a[23];$0<$1;$0+=1){c=$0;$2=0;b[(26734 + c)]=$2;b[(26894 + c)]=$2;$3=0;b[(27214 + c)]=$3;b[(27374 + c)]=$3;b[(27534 + c)]=0;if(((b[(2591 + c)]>=0)&&has_enemy_near$(a,b,c))){b[(27534 + c)]=1;}}b[26733]=a[(116 + b[2059])];b[1]=136;}
function has_enemy_near$(a,e,b){let c,d,$0,$1;c=(1 - a[(15892 + b)]);for($0=a[(29 + c)],$1=a[(31 + c)];$0<$1;$0+=1){d=$0;if((e[(2591 + d)]>=0)){if((distance$(a,e[(2591 + b)],e[(2591 + d)])<=2)){return 1;}}}return 0;}
function begin_busho_order$(a,b){let c;c=(a[(33 + b[5])] - 1);begin_riders$(b,next_rider$(a,b,c),8);}
function offer_samurai$(c,a){let b,$0,$1,$2;$0=(-1);a[27696]=$0;a[27698]=$0;a[27697]=0;no_options$(a);for($1=0,$2=c[25];$1<$2;$1+=1){b=$1;if((a[(4831 + b)]==a[2059])){option$(a,(1 + b));}}if(can_draw$(c,a,a[2059])){option$(a,10001);}if((a[4]>0)){ask$(a,39,a[5]);}else{a[1]=8;}}
function prepare_moving$(c,a,b){if((b==110)){offer_orders$$(c,a);}else{if((b==111)){offer_entries$(c,a);}else{if((b==112)){offer_ends$(c,a);}else{if((b==113)){walk$(c,a);}else{draw_among$(a,10);}}}}}
function offer_orders$$(d,c){let b,a,f,e,$0,$1,$2,$3,$4;$0=[c[5],last_to_act$(d,c)];a=$0[0];b=$0[1];no_options$(c);option$(c,0);for($1=0,$2=5;$1<$2;$1+=1){e=$1;for($3=d[(29 + a)],$4=d[(31 + a)];$3<$4;$3+=1){f=$3;if(((f==b)&&(e>=2))){continue;}if((is_ready$(d,c,f)&&may_do$(d,c,f,e))){option$(c,(((10000 * e) + 1) + f));}}}if(((c[4]>1)&&owes_action$(d,c)&&(c[10]<20000))){drop_first$(c);}ask$(c,20,a);}
function drop_first$(b){let a,$0,$1,$2;for($0=0,$1=(b[4] - 1);$0<$1;$0+=1){a=$0;b[(9 + a)]=b[((9 + a) + 1)];}$2=4;b[$2]=(b[$2] - 1);b[(9 + b[4])]=0;}
function owes_action$(a,b){let c,$0,$1;if(!(is_idle$(a,b))){return 0;}for($0=a[(116 + b[2059])],$1=a[(148 + b[2059])];$0<$1;$0+=1){c=$0;if(((b[(2591 + c)]>=0)&&can_attack$(a,b,c))){return 0;}}return 1;}
function can_attack$(a,d,b){let c,e,g,f,$0,$1;c=a[(16372 + b)];if(((c==6)||(c==7)||(c==8)||(d[(2911 + b)]!=0))){return 0;}if(((d[(3551 + b)]==0)&&(is_spent$(d,b)||!(in_command$(a,d,b))))){return 0;}e=d[(2591 + b)];for($0=0,$1=6;$0<$1;$0+=1){f=$0;if(is_front$(d[(2751 + b)],f)){if(a[((39012 + (6 * e)) + f)]){g=d[(5071 + beside$(a,e,f))];if(((g>=0)&&(a[(15892 + g)]!=a[(15892 + b)]))){return 1;}}}}return 0;}
function is_idle$(c,a){let b,$0,$1;if(((a[2063]==0)||a[13276])){return 0;}for($0=c[(116 + a[2059])],$1=c[(148 + a[2059])];$0<$1;$0+=1){b=$0;if(((a[(4351 + b)]==1)&&(a[(2591 + b)]!=a[(4511 + b)]))){return 0;}}return 1;}
function may_do$(d,a,b,c){if((a[(2591 + b)]<0)){return ((c==0)&&is_waiting$(d,a,b)&&can_enter$(d,a,b));}if((d[(16372 + b)]==8)){return ((c==2)&&may_remove_hits$(d,a,b));}if((c==0)){return may_move_or_fire$(d,a,b);}if((c==1)){return may_harass$(d,a,b);}if((c==2)){return may_remove_hits$(d,a,b);}if((c==3)){return may_recover$(d,a,b);}return may_change_formation$(d,a,b);}
function may_change_formation$(a,c,b){if(((a[(17492 + b)]==0)||(c[(2911 + b)]!=0)||c[(3551 + b)])){return 0;}if(((c[(3071 + b)]>=(a[(16532 + b)] - 1))&&(c[(3231 + b)]==0))){return 0;}if(beside_enemy$(a,c,a[(15892 + b)],c[(2591 + b)])){return 0;}return in_command$(a,c,b);}
function may_recover$(c,a,b){if(((a[(2911 + b)]!=1)||!(may_flip$(a[(3071 + b)],tq$(c,a,b))))){return 0;}return (in_command$(c,a,b)&&!(is_threatened$(c,a,b)));}
function is_threatened$(e,c,d){let b,a,f,$0,$1,$2;$0=[c[(2591 + d)],(1 - e[(15892 + d)])];a=$0[0];b=$0[1];if((zones_on$(c,b,a)>0)){return 1;}for($1=e[(29 + b)],$2=e[(31 + b)];$1<$2;$1+=1){f=$1;if(((c[(2591 + f)]<0)||(e[(17172 + f)]==0))){continue;}if((can_fire_at$(e,c,f,a)>0)){return 1;}}return 0;}
function may_flip$(a,b){return (a<(b - 1));}
function may_harass$(a,c,b){let d,e,$0,$1;if(((a[(16372 + b)]!=2)||c[(3391 + b)]||c[(3551 + b)])){return 0;}if((in_enemy_zone$(c,a[(15892 + b)],c[(2591 + b)])||!(in_command$(a,c,b)))){return 0;}d=(1 - a[(15892 + b)]);for($0=a[(29 + d)],$1=a[(31 + d)];$0<$1;$0+=1){e=$0;if(((c[(2591 + e)]>=0)&&is_quarry$(a,c,b,e))){return 1;}}return 0;}
function is_quarry$(d,a,e,b){let i,g,f,c,h;c=a[(2591 + b)];f=distance$(d,a[(2591 + e)],c);if(((f<2)||(f>3)||(zones_on$(a,d[(15892 + e)],c)>0))){return 0;}if((may_fire_at$(d,a,e,b)==0)){return 0;}g=ride_to$(d,a,e,b);h=a[((11644 + g) - 1)];i=(distance$(d,h,c)==1);forget$(a,g);return i;}
function may_move_or_fire$(a,b,c){let d,f,e,g,$0;d=in_command$(a,b,c);e=(d?ma$(a,b,c):Math.floor(ma$(a,b,c)/2));if((may_fire$(a,b,c,e,d)&&has_target$$(a,b,c))){return 1;}if((b[(3551 + c)]&&!(breaks_off_freely$(a,b,c)))){return 0;}$0=[b[(2591 + c)],a[(15892 + c)]];f=$0[0];g=$0[1];if(in_enemy_zone$(b,g,f)){return (d&&can_leave_or_turn$(a,b,c));}return ((e>0)||survives_turning$(a,b,c,f));}
function can_leave_or_turn$(e,c,d){let f,a,b,$0,$1,$2;$0=[c[(2591 + d)],e[(15892 + d)]];a=$0[0];b=$0[1];if(((c[(3551 + d)]==0)&&(zone_holders$(e,c,b,a)==1))){if(survives_turning$(e,c,d,a)){return 1;}}for($1=0,$2=6;$1<$2;$1+=1){f=$1;if(is_front$(c[(2751 + d)],f)){if(e[((39012 + (6 * a)) + f)]){if(is_free_to_leave_to$(e,c,b,beside$(e,a,f))){return 1;}}}}return 0;}
function is_free_to_leave_to$(e,a,d,b){let c;c=a[(5071 + b)];if(in_enemy_zone$(a,d,b)){return 0;}return ((c<0)||((e[(15892 + c)]==d)&&(e[(16372 + c)]!=8)));}
function breaks_off_freely$(a,d,b){let e,c,$0,$1;if((a[(17332 + b)]==0)){return 0;}for($0=0,$1=6;$0<$1;$0+=1){c=$0;if((d[(3551 + b)] & (1 << c))){e=d[(5071 + beside$(a,d[(2591 + b)],c))];if(a[(17332 + e)]){return 0;}}}return 1;}
function has_target$$(a,e,b){let c,d,$0,$1;c=(1 - a[(15892 + b)]);for($0=a[(29 + c)],$1=a[(31 + c)];$0<$1;$0+=1){d=$0;if(((e[(2591 + d)]>=0)&&(may_fire_at$(a,e,b,d)!=0))){return 1;}}return 0;}
function may_fire$(a,c,b,d,e){if(((a[(17172 + b)]==0)||(a[(16372 + b)]==8))){return 0;}if((c[(3391 + b)]||c[(3551 + b)]||(d<fire_points$(a,b)))){return 0;}return (e||(a[(17172 + b)]==1));}
function may_remove_hits$(c,a,b){if(((a[(3071 + b)]==0)||(c[(18212 + a[(2591 + b)])]!=0))){return 0;}return !(is_threatened$(c,a,b));}
function can_enter$(b,c,d){let a,$0,$1;for($0=0,$1=list_entries$(b,c,b[(16052 + d)]);$0<$1;$0+=1){a=$0;if(may_enter_at$(b,c,d,c[(11644 + a)])){return 1;}}return 0;}
function list_entries$(h,i,c){let g,a,d,e,b,f,$0,$1,$2,$3;$0=$K16;a=$0[0];b=$0[1];d=(c * 160);for($1=0,$2=h[(468 + c)];$1<$2;$1+=1){e=$1;$3=[h[((500 + d) + e)],h[((5620 + d) + e)]];f=$3[0];g=$3[1];if(((i[(5071 + f)]>=0)||((b>=0)&&(g>b)))){continue;}b=g;i[(11644 + a)]=f;a=(a + 1);}return a;}
function may_enter_at$(a,b,c,d){let e;e=(ma$(a,b,c) - entry_price$(a,b,c,d));if((e==0)){return !(beside_enemy$(a,b,a[(15892 + c)],d));}return (e>0);}
function is_ready$(c,a,b){if((a[(4191 + b)]||(a[(3391 + b)]==2))){return 0;}return is_under_orders$(c,a,b);}
function is_under_orders$(a,d,b){let c,e;c=a[(16052 + b)];e=((c==d[2059])||(c==d[2060]));return (e&&lives$(d,c));}
function last_to_act$(b,c){let a,d,$0,$1;a=(-1);if(is_idle$(b,c)){for($0=b[(116 + c[2059])],$1=b[(148 + c[2059])];$0<$1;$0+=1){d=$0;if(can_act$(b,c,d)){if((a>=0)){return (-1);}a=d;}}}return a;}
function can_act$(a,b,c){if((is_ready$(a,b,c)&&(may_do$(a,b,c,0)||may_do$(a,b,c,1)))){return 1;}return ((b[(2591 + c)]>=0)&&can_attack$(a,b,c));}
function offer_entries$(c,a){let g,d,f,e,b,$0,$1,$2,$3,$4,$5;b=a[13437];no_options$(a);d=list_entries$(c,a,c[(16052 + b)]);for($0=0,$1=c[26];$0<$1;$0+=1){e=$0;for($2=0,$3=d;$2<$3;$2+=1){f=$2;if(((a[(11644 + f)]==e)&&may_enter_at$(c,a,b,e))){for($4=0,$5=6;$4<$5;$4+=1){g=$4;option$(a,((1 + (6 * e)) + g));}}}}ask$(a,21,c[(15892 + b)]);}
function offer_ends$(d,a){let c,b;b=a[13437];c=(a[13497]&&(a[13438]!=0));if((is_gone$(a)||c)){end_move$(d,a);return;}set_allowance$(d,a);search$(d,a);no_options$(a);if(may_halt$(d,a)){option$(a,0);}if(((a[13438]==2)||(a[13438]==3))){list_ends_towards$(d,a);}else{list_ends$(d,a);if((a[13438]==0)){list_targets$(d,a);}}if((a[13497]&&!(leads_on$(a,a[(2591 + b)])))){no_options$(a);}else{if((a[2063]&&owes_action$(d,a)&&leads_on$(a,a[(2591 + b)]))){keep_what_leads_on$(a,a[(2591 + b)]);}}if((a[4]>0)){ask$(a,22,d[(15892 + b)]);}else{end_move$(d,a);}}
function keep_what_leads_on$(c,d){let a,b,$0,$1,$2,$3;a=0;for($0=0,$1=c[4];$0<$1;$0+=1){b=$0;if(is_onward$(c[(9 + b)],d)){c[(9 + a)]=c[(9 + b)];a=(a + 1);}}for($2=a,$3=c[4];$2<$3;$2+=1){b=$2;c[(9 + b)]=0;}c[4]=a;}
function is_onward$(a,b){return ((a>10000)||((a>0)&&(Math.floor((a - 1)/6)!=b)));}
function leads_on$(b,c){let a,$0,$1;for($0=0,$1=b[4];$0<$1;$0+=1){a=$0;if(is_onward$(b[(9 + a)],c)){return 1;}}return 0;}
function list_ends_towards$(e,d){let b,c,g,h,f,i,a,$0,$1,$2,$3,$4,$5,$6,$7,$8,$9;$0=[d[13437],99,1073741824];a=$0[0];b=$0[1];c=$0[2];if((d[13443]==0)){b=nearness$(e,d,d[(2591 + a)],d[(2751 + a)]);}for($1=0,$2=e[26];$1<$2;$1+=1){f=$1;if((d[(13501 + f)]&&!(is_taken$(d,a,f)))){for($3=0,$4=6;$3<$4;$3+=1){g=$3;h=nearness$(e,d,f,g);if(((h<=b)&&is_end$(e,d,f,g))){i=points_of$(end_cost$(e,d,f,g));if((h<b)){$5=[h,i];b=$5[0];c=$5[1];}else{if((c<1073741824)){c=Math.min(c,i);}}}}}}if((c==1073741824)){return;}for($6=0,$7=e[26];$6<$7;$6+=1){f=$6;if((d[(13501 + f)]&&!(is_taken$(d,a,f)))){for($8=0,$9=6;$8<$9;$8+=1){g=$8;if(((nearness$(e,d,f,g)==b)&&is_end$(e,d,f,g))){if((points_of$(end_cost$(e,d,f,g))==c)){option$(d,((1 + (6 * f)) + g));}}}}}}
function is_end$(e,a,c,d){let f,b;b=a[13437];if(((c==a[(2591 + b)])&&(d==a[(2751 + b)]))){return 0;}f=end_cost$(e,a,c,d);if(((f<(a[13441] * 4096))||(f==1073741824))){return (f!=1073741824);}return (!(may_charge$(e,a,b))||(last_node$(e,a,c,d)>=0));}
function may_charge$(a,d,b){let c;c=((a[(16372 + b)]==0)||(a[(16372 + b)]==1));return (c&&(d[(2911 + b)]==0)&&(d[13438]==0));}
function is_taken$(a,c,b){return ((a[(5071 + b)]>=0)&&(a[(5071 + b)]!=c));}
function nearness$(a,c,b,e){let d;d=distance$(a,b,c[(2591 + c[13499])]);if(((d==1)&&has_before$(a,c,b,e,c[13499]))){return 0;}return d;}
function has_before$(a,c,b,f,d){let e;e=side_towards$(a,b,c[(2591 + d)]);if(((e<0)||!(is_front$(f,e)))){return 0;}return (a[((39012 + (6 * b)) + e)]>0);}
function list_targets$(d,a){let e,c,f,b,$0,$1;b=a[13437];if((a[13440]&&a[13445])){return;}c=(a[13441] - a[13442]);if(may_fire$(d,a,b,c,(a[13440]==0))){e=(1 - d[(15892 + b)]);for($0=d[(29 + e)],$1=d[(31 + e)];$0<$1;$0+=1){f=$0;if(((a[(2591 + f)]>=0)&&(may_fire_at$(d,a,b,f)!=0))){option$(a,(10001 + f));}}}}
function list_ends$(d,a){let e,c,b,$0,$1,$2,$3;b=a[13437];for($0=0,$1=d[26];$0<$1;$0+=1){c=$0;if(((a[(13501 + c)]==0)||is_taken$(a,b,c))){continue;}if(((a[13438]==1)&&!(is_clear$(d,a,b,c)))){continue;}for($2=0,$3=6;$2<$3;$2+=1){e=$2;if(is_end$(d,a,c,e)){option$(a,((1 + (6 * c)) + e));}}}}
function is_clear$(a,e,b,f){let d,c,$0,$1;c=a[(15892 + b)];for($0=a[(30 - c)],$1=a[(32 - c)];$0<$1;$0+=1){d=$0;if(((e[(2591 + d)]>=0)&&e[(2143 + a[(16052 + d)])])){if((distance$(a,f,e[(2591 + d)])<=2)){return 0;}}}return 1;}
function may_halt$(b,a){if((a[13438]>=2)){return 0;}if((a[13438]!=1)){return 1;}return is_clear$(b,a,a[13437],a[(2591 + a[13437])]);}
function search$(g,a){let d,f,c,b,e,$0;b=a[13437];wipe$(a);c=spot_of$(a,a[(2591 + b)]);enter$(a,c,a[(2751 + b)],(a[13442] * 4096),0);$0=$K0;d=$0[0];e=$0[1];while((e>0)){f=a[(22383 + d)];d=$mod((d + 1),1986);e=(e - 1);a[(24369 + f)]=0;e=expand$(g,a,f,d,e);}}
function expand$(e,d,c,q,r){let f,b,l,h,g,o,m,a,n,p,i,j,k,$0,$1,$2,$3,$4,$5;$0=[Math.floor(c/6),$mod(c,6)];a=$0[0];b=$0[1];if((d[(15432 + a)]==0)){look_around$(e,d,a);}$1=[d[(18411 + c)],((d[13441] + 1) * 4096)];f=$1[0];g=$1[1];for($2=0,$3=6;$2<$3;$2+=1){h=$2;i=$mod((b + h),6);j=turn_from$(d,a,Math.min(h,(6 - h)));k=((6 * a) + i);if(((j==(-1))||((f + j)>=Math.min(d[(20397 + k)],g)))){continue;}d[(20397 + k)]=(f + j);for($4=0,$5=2;$4<$5;$4+=1){l=$4;m=$mod(((i - l) + 6),6);n=d[((16425 + (6 * a)) + m)];if(((n!=(-1))&&(((f + j) + n)<g))){o=beside$(e,d[(15101 + a)],m);if((o==d[15101])){continue;}p=spot_of$(d,o);if(allows_last_point$(e,d,p,((f + j) + n))){r=(r + enter$(d,p,i,((f + j) + n),(q + r)));}}}}return r;}
function allows_last_point$(c,b,d,a){if((a<(b[13441] * 4096))){return 1;}return (may_charge$(c,b,b[13437])||!(is_beside_enemy$(c,b,d)));}
function look_around$(e,a,b){let c,d,$0,$1;c=a[(15101 + b)];for($0=0,$1=6;$0<$1;$0+=1){d=$0;a[((16425 + (6 * b)) + d)]=step_cost$(e,a,c,d);}a[(16094 + b)]=(-1);if(turns_on_the_way$(e,a,c)){a[(16094 + b)]=(turning_hits$(e,a,a[13437],c) * 64);}a[(15432 + b)]=2;}
function turns_on_the_way$(e,a,c){let d,b;b=a[13437];d=((c==a[(2591 + b)])&&(a[13443]==0)&&(a[13438]==1));if((!(d)&&in_enemy_zone$(a,e[(15892 + b)],c))){return 0;}return survives_turning$(e,a,b,c);}
function is_gone$(a){let b;b=a[13437];return ((a[(2591 + b)]<0)||(a[(3711 + b)]>0));}
function walk$(d,a){let c,b;b=a[13437];if(is_gone$(a)){end_move$(d,a);}else{if(((a[13453]==0)&&(a[13448]>=0))){put_back$$(d,a);}else{if((a[13453]==0)){a[1]=112;}else{if((a[13455]==a[13454])){arrive$(d,a);}else{c=a[(13456 + a[13455])];if((a[(2751 + b)]!=$mod(c,6))){turn$(d,a,$mod(c,6),first_turn$(d,a,$mod(c,6)));}else{if(must_be_shot_at$(d,a)){a[13447]=1;begin_retire_fire$(d,a,b,113);}else{step$$(d,a,Math.floor(c/6));}}}}}}}
function put_back$$(a,b){displace$(a,b,b[13451]);turn_unit$(a,b,b[13437],b[13452]);end_move$(a,b);}
function arrive$(e,a){let d,c,b,$0,$1;b=a[13437];$0=[a[(2591 + b)],a[(2751 + b)]];c=$0[0];d=$0[1];$1=$K0;a[13453]=$1[0];a[13497]=$1[1];if((d!=a[13496])){turn$(e,a,a[13496],last_turn$(e,a,c,d,a[13496]));}a[1]=112;}
function turn$(e,a,d,c){let f,b,$0,$1;b=a[13437];if((c==(-1))){a[13453]=0;return;}$0=13442;a[$0]=(a[$0] + points_of$(c));$1=13444;a[$1]=(a[$1] + vertices_turned$(a[(2751 + b)],d));turn_unit$(e,a,b,d);if((in_enemy_zone$(a,e[(15892 + b)],a[(2591 + b)])&&(a[13438]==0))){a[13446]=1;a[(4351 + b)]=Math.max(a[(4351 + b)],2);}f=Math.floor($mod(c,4096)/64);if((f>0)){take$(e,a,f);}}
function take$(d,a,e){let c,b;b=a[13437];c=a[(2911 + b)];give_hits$(d,a,b,e);if((a[(2911 + b)]!=c)){a[13453]=0;}}
function first_turn$(d,a,e){let c,b;b=a[13437];c=a[(2591 + b)];if(!(turns_on_the_way$(d,a,c))){return (-1);}if(((a[13438]==1)&&(a[13443]==0))){return (turning_hits$(d,a,b,c) * 64);}return turn_in_place$(d,a,c,a[(2751 + b)],e);}
function begin_retire_fire$(d,a,b,c){let e,f,$0,$1,$2;$0=[0,b,c];a[26355]=$0[0];a[26356]=$0[1];a[26358]=$0[2];a[26357]=0;e=(1 - d[(15892 + b)]);for($1=d[(29 + e)],$2=d[(31 + e)];$1<$2;$1+=1){f=$1;a[(26393 + f)]=0;}a[1]=123;}
function must_be_shot_at$(b,a){if((a[13447]||(a[13438]>=2))){return 0;}return in_enemy_zone$(a,b[(15892 + a[13437])],a[(2591 + a[13437])]);}
function step$$(f,a,e){let g,d,c,b,$0;b=a[13437];$0=[a[(2591 + b)],a[(5071 + e)]];c=$0[0];d=$0[1];g=step_cost$(f,a,c,side_towards$(f,c,e));if((g==(-1))){a[13453]=0;}else{if(((d>=0)&&(a[13438]==2))){a[1]=114;}else{if((d>=0)){give_hits$(f,a,d,1);}go_in$(f,a,e,g);}}}
function prepare_reaction$(c,a,b){if((b==115)){sound_alarm$(c,a);}else{if((b==117)){offer_withdrawals$(c,a);}else{if((b==119)){offer_withdrawal_turn$(c,a);}else{if((b==120)){offer_facings$(c,a);}else{draw_among$(a,10);}}}}}
function sound_alarm$(c,a){let d,b;b=a[26359];d=((a[(2591 + b)]>=0)?next_alone$(c,a,b):(-1));if((d<0)){a[1]=a[26360];return;}a[27694]=d;if(c[(17332 + b)]){a[1]=116;return;}no_options$(a);option$(a,0);list_ways_out$(c,a,d,b);ask$(a,23,c[(52 + d)]);}
function list_ways_out$(c,e,d,f){let b,a,$0;$0=[c[(52 + d)],e[(2271 + d)]];a=$0[0];b=$0[1];if((in_enemy_zone$(e,a,b)||!(sees$(c,e,b,e[(2591 + f)])))){return;}list_backwards$(c,e,a,b,e[(2591 + f)]);}
function list_backwards$(b,e,f,c,d){let a,$0,$1;for($0=0,$1=b[26];$0<$1;$0+=1){a=$0;if(((distance$(b,c,a)==1)&&(distance$(b,a,d)>2))){if(may_withdraw_to$(b,e,f,c,a)){option$(e,(1 + a));}}}}
function may_withdraw_to$(e,a,d,g,b){let f,c,$0,$1;c=a[(5071 + b)];if((in_enemy_zone$(a,d,b)||((c>=0)&&(e[(15892 + c)]!=d)))){return 0;}for($0=0,$1=6;$0<$1;$0+=1){f=$0;if((beside$(e,g,f)==b)){return passable$(e,g,f);}}return 0;}
function next_alone$(a,e,b){let d,f,c,$0,$1;c=(1 - a[(15892 + b)]);for($0=a[(33 + c)],$1=a[(35 + c)];$0<$1;$0+=1){d=$0;f=e[(2271 + d)];if(((e[(26361 + d)]==0)&&(f>=0)&&(e[(2527 + d)]==0))){if((is_alone$(a,e,c,f)&&(distance$(a,f,e[(2591 + b)])<=2))){return d;}}}return (-1);}
function is_alone$(d,a,e,b){let c;c=a[(5071 + b)];return ((c<0)||(d[(15892 + c)]!=e));}
function offer_withdrawals$(c,a){let d,b,e,f,$0,$1,$2,$3;b=a[26356];if(((a[(2591 + b)]<0)||c[(17332 + b)])){end_withdrawals$(a);return;}d=(1 - c[(15892 + b)]);no_options$(a);option$(a,0);for($0=0,$1=6;$0<$1;$0+=1){e=$0;for($2=c[(29 + d)],$3=c[(31 + d)];$2<$3;$2+=1){f=$2;if(((a[(2591 + f)]>=0)&&may_step_back$(c,a,f,e))){option$(a,(((10000 * e) + 1) + f));}}}ask$(a,24,d);}
function may_step_back$(d,a,b,e){let h,g,c,f,$0;c=a[(2591 + b)];if((!(may_react$(d,a,b))||!(passable$(d,c,e)))){return 0;}$0=[beside$(d,c,e),a[26356]];f=$0[0];g=$0[1];if(((a[(5071 + f)]>=0)||(distance$(d,f,a[(2591 + g)])<=2))){return 0;}h=!(in_enemy_zone$(a,d[(15892 + b)],f));return (h&&sees$(d,a,c,a[(2591 + g)]));}
function may_react$(a,c,b){if(((a[(16372 + b)]==8)||c[(3551 + b)]||c[(26393 + b)])){return 0;}if(((c[26355]==3)&&(c[(33433 + b)]>c[30267]))){return 0;}return (is_near$(a,c,b)&&!(in_enemy_zone$(c,a[(15892 + b)],c[(2591 + b)])));}
function offer_withdrawal_turn$(c,a){let b;b=a[26713];no_options$(a);option$(a,0);if(((a[(2591 + b)]>=0)&&survives_turning$(c,a,b,a[(2591 + b)]))){option$(a,1);option$(a,2);}ask$(a,25,c[(15892 + b)]);}
function offer_facings$(c,a){let e,d,b,f,$0,$1,$2,$3;b=a[26356];if((a[(2591 + b)]<0)){end_event$(c,a);return;}d=(1 - c[(15892 + b)]);no_options$(a);option$(a,0);for($0 of $K0){e=$0;for($2=c[(29 + d)],$3=c[(31 + d)];$2<$3;$2+=1){f=$2;if(((a[(2591 + f)]>=0)&&may_turn_to$(c,a,f))){option$(a,(((10000 * e) + 1) + f));}}}ask$(a,26,d);}
function may_turn_to$(c,a,b){if((a[(26553 + b)]||!(may_react$(c,a,b)))){return 0;}if((c[(17332 + a[26356])]&&(c[(17332 + b)]==0))){return 0;}return survives_turning$(c,a,b,a[(2591 + b)]);}
function prepare_fire$(a,b,c){if((c==122)){offer_entry_fire$(a,b);}else{if((c==123)){offer_retire_fire$(a,b);}else{if((c==124)){offer_volley$(a,b);}else{if((c==125)){fire_next$(a,b);}else{if((c==126)){end_shots$(a,b);}else{after_fire$(a,b);}}}}}}
function offer_entry_fire$(c,a){let d,b,e,$0,$1;b=a[26356];if((a[(2591 + b)]<0)){end_event$(c,a);return;}d=(1 - c[(15892 + b)]);no_options$(a);option$(a,0);if((zones_on$(a,d,a[(2591 + b)])>0)){for($0=c[(29 + d)],$1=c[(31 + d)];$0<$1;$0+=1){e=$0;if(may_fire_on_entry$(c,a,e)){option$(a,(1 + e));}}}ask$(a,27,d);}
function may_fire_on_entry$(a,c,b){let e,d;if(((a[(17172 + b)]==0)||(c[(2591 + b)]<0)||c[(26393 + b)])){return 0;}d=c[26356];if((c[(3551 + b)]||!(holds$(a,c,b,c[(2591 + d)])))){return 0;}if((c[(3711 + d)]==(1 + b))){return 0;}if((c[26355]!=3)){return 1;}e=zones_on$(c,a[(15892 + d)],c[(2591 + b)]);return (e==(holds$(a,c,d,c[(2591 + b)])?1:0));}
function holds$(c,a,b,d){let e;if((a[(2591 + b)]<0)){return 0;}e=side_towards$(c,d,a[(2591 + b)]);return ((e>=0)&&(holder_across$(c,a,d,e,c[(15892 + b)])==b));}
function offer_retire_fire$(c,a){let d,f,b,e,$0,$1;b=a[26356];if(((a[(2591 + b)]<0)||a[(3711 + b)])){end_event$(c,a);return;}d=(1 - c[(15892 + b)]);no_options$(a);option$(a,0);for($0=c[(29 + d)],$1=c[(31 + d)];$0<$1;$0+=1){e=$0;if(((c[(17172 + e)]==1)&&(a[(26393 + e)]==0)&&(a[(2591 + e)]>=0))){f=(a[(3551 + e)]||a[(3551 + b)]);if((!(f)&&holds$(c,a,e,a[(2591 + b)]))){option$(a,(1 + e));}}}ask$(a,28,d);}
function offer_volley$(a,b){let c,d,$0,$1;c=a[(15892 + b[26716])];if((b[26725]==3)){b[1]=125;return;}no_options$(b);option$(b,0);for($0=a[(29 + c)],$1=a[(31 + c)];$0<$1;$0+=1){d=$0;if(((a[(16372 + d)]==6)&&(b[(2591 + d)]>=0)&&may_join$(a,b,d))){option$(b,(1 + d));}}ask$(b,29,c);}
function may_join$(c,a,b){if((has_moved$(a,b)||!(is_beside_volley$(c,a,b)))){return 0;}if((a[26728]==1)){return may_fire_on_entry$(c,a,b);}return may_fire_on_orders$(c,a,b,a[26727]);}
function may_fire_on_orders$(a,d,b,e){let c;c=a[(16052 + b)];if(((c!=d[2059])&&(c!=d[2060]))){return 0;}if((d[(4191 + b)]||d[(3391 + b)]||(ma$(a,d,b)<fire_points$(a,b)))){return 0;}return (in_command$(a,d,b)&&(may_fire_at$(a,d,b,e)!=0));}
function is_beside_volley$(e,c,d){let b,a,$0,$1;a=0;for($0=0,$1=c[26725];$0<$1;$0+=1){b=$0;if((c[(26716 + b)]==d)){return 0;}if((distance$(e,c[(2591 + d)],c[(2591 + c[(26716 + b)])])==1)){a=1;}}return a;}
function fire_next$(e,c){let a,b,d,$0,$1,$2,$3,$4;$0=[c[26726],c[26727]];a=$0[0];b=$0[1];if((a==c[26725])){c[1]=126;return;}c[26726]=(a + 1);d=c[(26716 + a)];if(((c[(2591 + d)]<0)||(c[(2591 + b)]<0)||(c[(3711 + b)]==(1 + d)))){return;}if((c[26728]==0)){$1=1;c[(3391 + d)]=$1;c[13276]=$1;}c[26357]=1;$2=[d,b,c[(2591 + b)]];c[9875]=$2[0];c[9876]=$2[1];c[9877]=$2[2];$3=[c[26728],c[(26719 + a)]];c[9878]=$3[0];c[9879]=$3[1];$4=[c[(26722 + a)],a];c[9881]=$4[0];c[9880]=$4[1];c[9882]=125;c[1]=300;}
function end_shots$(c,a){let b;b=a[26727];if(((a[(2591 + b)]>=0)&&(a[(2591 + b)]!=a[26729]))){begin_alarm$(c,a,b,a[26730]);}else{a[1]=a[26730];}}
function after_fire$(c,a){let b;b=a[13437];if(((a[(2591 + b)]>=0)&&(a[(3711 + b)]>0))){begin_event$(c,a,b,2,112);}else{if(a[13440]){end_move$(c,a);}else{a[1]=112;}}}
function prepare_harassment$(c,a,b){if((b==128)){offer_quarries$(c,a);}else{if((b==129)){draw_among$(a,10);}else{if((b==130)){offer_turns$(c,a);}else{if((b==131)){offer_bystanders$(c,a);}else{if((b==132)){after_harassing$(c,a);}else{if((b==133)){offer_lured$(c,a);}else{if((b==134)){after_following$(c,a);}else{begin_shock$(a);}}}}}}}}
function offer_quarries$(c,a){let d,e,b,$0,$1;b=a[26731];d=(1 - c[(15892 + b)]);no_options$(a);for($0=c[(29 + d)],$1=c[(31 + d)];$0<$1;$0+=1){e=$0;if(((a[(2591 + e)]>=0)&&is_quarry$(c,a,b,e))){option$(a,(1 + e));}}ask$(a,30,c[(15892 + b)]);}
function offer_turns$(c,a){let e,d,b,$0,$1;b=a[26732];d=came_by$(c,a,b,a[(2751 + b)]);no_options$(a);for($0=0,$1=2;$0<$1;$0+=1){e=$0;if((came_by$(c,a,b,turned$(a,b,e))<d)){option$(a,(1 + e));}}ask$(a,31,c[(15892 + b)]);}
function offer_bystanders$(d,c){let g,e,f,b,a,$0,$1,$2;$0=[c[26731],c[26732]];a=$0[0];b=$0[1];if(((c[(2591 + a)]<0)||(c[(2591 + b)]<0))){c[1]=110;return;}e=d[(15892 + b)];no_options$(c);option$(c,0);for($1=d[(29 + e)],$2=d[(31 + e)];$1<$2;$1+=1){f=$1;g=((d[(17172 + f)]==1)&&(c[(2591 + f)]>=0));if((g&&(f!=b)&&(c[(26393 + f)]==0)&&(c[(3551 + f)]==0))){if((way_passes$(d,c,f)!=0)){option$(c,(1 + f));}}}ask$(c,32,e);}
function after_harassing$(e,c){let d,a,b,$0;$0=[c[26732],c[26731]];a=$0[0];b=$0[1];d=c[34393];c[34393]=0;c[1]=110;if(((c[(2591 + b)]>=0)&&(c[(3711 + b)]>0))){begin_event$(e,c,b,2,after_charge$(c,a,d));return;}if((c[(2591 + a)]<0)){return;}if((d==1)){c[1]=133;}else{if(((d==2)&&(c[(2591 + b)]>=0))){c[13499]=b;begin_move$(e,c,a,3,134);}}}
function after_charge$(a,b,c){let d;d=((a[(2591 + b)]>=0)&&(c==1));return (d?133:110);}
function offer_lured$(e,a){let c,b,d,$0,$1;b=a[26732];c=a[(2591 + b)];no_options$(a);for($0=0,$1=e[26];$0<$1;$0+=1){d=$0;if(((distance$(e,c,d)==1)&&may_be_lured_to$(e,a,b,d))){option$(a,(1 + d));}}if((a[4]>0)){ask$(a,33,e[(15892 + b)]);}else{a[1]=110;}}
function may_be_lured_to$(e,a,b,f){let c,d,$0,$1;c=a[(2591 + b)];for($0=0,$1=6;$0<$1;$0+=1){d=$0;if(((beside$(e,c,d)==f)&&is_front$(a[(2751 + b)],d))){return (passable$(e,c,d)&&(a[(5071 + f)]<0));}}return 0;}
function after_following$(d,c){let a,b,$0,$1,$2,$3;$0=[c[26732],c[26731]];a=$0[0];b=$0[1];c[1]=110;if(((c[(2591 + a)]<0)||(c[(2591 + b)]<0))){return;}if((distance$(d,c[(2591 + a)],c[(2591 + b)])==1)){if(has_before$(d,c,c[(2591 + a)],c[(2751 + a)],b)){$1=[(1 + b),4];c[(3711 + a)]=$1[0];c[(3871 + a)]=$1[1];$2=[2,d[(15892 + a)]];c[9872]=$2[0];c[9871]=$2[1];$3=[a,110];c[9873]=$3[0];c[9874]=$3[1];c[1]=200;}}}
function begin_shock$(a){let $0;$0=[0,a[5]];a[9872]=$0[0];a[9871]=$0[1];a[9874]=8;a[1]=200;}
function prepare_withdrawal$(a,b,c){if((c==136)){if((next_engaged$(a,b)>=0)){draw_among$(b,10);}else{b[1]=137;}}else{if((c==137)){offer_withdrawing$(a,b);}else{if((c==138)){note_withdrawn$(a,b);}else{if((c==139)){if(honor_is_due$(a,b)){draw_among$(b,10);}else{b[1]=140;}}else{if((c==140)){begin_banzai$(a,b);}else{if((c==141)){if((next_to_check$(a,b)>=0)){draw_among$(b,10);}else{b[1]=142;}}else{prepare_chase$(a,b,c);}}}}}}}
function offer_withdrawing$(f,c){let a,e,d,b,h,g,$0,$1,$2,$3,$4,$5;$0=[c[2059],c[5]];a=$0[0];b=$0[1];$1=[f[(116 + a)],f[(148 + a)]];d=$1[0];e=$1[1];no_options$(c);if(!(any_must$(f,c,d,e))){option$(c,0);}for($2=0,$3=4;$2<$3;$2+=1){g=$2;for($4=d,$5=e;$4<$5;$4+=1){h=$4;if(((c[(2591 + h)]>=0)&&(c[(4191 + h)]==0))){if(may_do$$(f,c,h,g)){option$(c,(((10000 * g) + 1) + h));}}}}ask$(c,34,b);}
function may_do$$(b,c,d,a){if((a==0)){return may_withdraw$(b,c,d);}if((c[(27534 + d)]||(a==1)||is_spent$(c,d))){return 0;}return ((a==2)?may_remove_hits$(b,c,d):may_recover$(b,c,d));}
function may_withdraw$(a,c,b){return ((a[(16372 + b)]!=8)&&(c[(26734 + b)]==0));}
function any_must$(c,b,d,e){let a,$0,$1;for($0=d,$1=e;$0<$1;$0+=1){a=$0;if(((b[(2591 + a)]>=0)&&(b[(4191 + a)]==0)&&may_withdraw$(c,b,a))){if(!(is_clear$(c,b,a,b[(2591 + a)]))){return 1;}}}return 0;}
function note_withdrawn$(d,a){let c,b;b=a[13437];c=a[(2591 + b)];a[1]=137;if(((c<0)||(c==a[13449]))){return;}a[(26894 + b)]=1;if(a[13450]){a[(2559 + a[2059])]=1;}}
function honor_is_due$(b,a){return lives$(a,a[2059]);}
function begin_banzai$(e,a){let c,h,f,g,b,d,$0,$1;b=(1 - a[5]);c=(a[(2207 + a[2059])]==3);for($0=e[(29 + b)],$1=e[(31 + b)];$0<$1;$0+=1){d=$0;f=e[(16372 + d)];g=((f==0)||(f==1)||(f==3));h=((a[(2591 + d)]>=0)&&(a[(3551 + d)]==0));a[(27054 + d)]=0;if((g&&h&&!(c)&&is_provoked$(e,a,d))){a[(27054 + d)]=1;}}a[1]=141;}
function is_provoked$(e,c,f){let g,a,b,d,$0,$1,$2;$0=[0,c[5]];a=$0[0];b=$0[1];for($1=e[(29 + b)],$2=e[(31 + b)];$1<$2;$1+=1){d=$1;if(is_prey$(c,d)){g=distance$(e,c[(2591 + f)],c[(2591 + d)]);if((g>6)){continue;}if(!(a)){begin_move$(e,c,f,2,141);c[13441]=6;search$(e,c);a=1;}if(comes_to$(e,c,f,c[(2591 + d)])){return 1;}}}return 0;}
function comes_to$(a,c,b,i){let d,l,k,j,f,g,e,h,$0,$1,$2,$3,$4;d=(a[(17492 + b)]&&(c[(3231 + b)]==0));e=(d?48612:58212);for($0=0,$1=6;$0<$1;$0+=1){f=$0;$2=[beside$(a,i,f),opposite$(f)];g=$2[0];h=$2[1];if(((g<0)||(c[(13501 + g)]==0)||!(passable$(a,g,h)))){continue;}j=a[((e + (6 * g)) + h)];for($3=0,$4=2;$3<$4;$3+=1){k=$3;l=end_cost$(a,c,g,$mod((h + k),6));if(((points_of$(l) + j)<=6)){return 1;}}}return 0;}
function is_prey$(a,b){return ((a[(26894 + b)]>0)&&(a[(2591 + b)]>=0));}
function prepare_chase$(a,b,c){if((c==142)){offer_chasers$(a,b);}else{if((c==143)){offer_chases$(a,b);}else{if((c==144)){after_chase$(a,b);}else{if((c==145)){end_banzai$(a,b);}else{shock_of_stayed$(a,b);}}}}}
function offer_chasers$(d,a){let b,c,$0,$1;b=(1 - a[5]);no_options$(a);for($0=d[(29 + b)],$1=d[(31 + b)];$0<$1;$0+=1){c=$0;if((a[(27214 + c)]&&(a[(2591 + c)]>=0))){option$(a,(1 + c));}}if((a[4]>0)){ask$(a,35,b);}else{a[1]=145;}}
function offer_chases$(f,c){let d,b,a,g,e,$0,$1,$2,$3,$4,$5,$6;$0=[c[5],c[(2591 + c[13437])]];a=$0[0];b=$0[1];d=1600;for($1=f[(29 + a)],$2=f[(31 + a)];$1<$2;$1+=1){e=$1;if(is_prey$(c,e)){d=Math.min(d,distance$(f,b,c[(2591 + e)]));}}no_options$(c);for($3=0,$4=2;$3<$4;$3+=1){g=$3;for($5=f[(29 + a)],$6=f[(31 + a)];$5<$6;$5+=1){e=$5;if((is_prey$(c,e)&&(c[(27374 + e)]==g))){if((distance$(f,b,c[(2591 + e)])==d)){option$(c,(1 + e));}}}if((c[4]>0)){break;}}if((c[4]>0)){ask$(c,36,(1 - a));}else{c[1]=142;}}
function after_chase$(d,c){let b,a,$0,$1;$0=[c[13437],c[13499]];a=$0[0];b=$0[1];c[1]=142;if(((c[(2591 + a)]>=0)&&(c[(2591 + b)]>=0))){if(has_before$(d,c,c[(2591 + a)],c[(2751 + a)],b)){$1=[(1 + b),3];c[(3711 + a)]=$1[0];c[(3871 + a)]=$1[1];}}}
function end_banzai$(d,a){let b,c,$0,$1,$2;a[1]=146;b=(1 - a[5]);for($0=d[(29 + b)],$1=d[(31 + b)];$0<$1;$0+=1){c=$0;if((a[(3871 + c)]==3)){$2=[1,b];a[9872]=$2[0];a[9871]=$2[1];a[9874]=146;a[1]=200;}}}
function shock_of_stayed$(c,a){let b,$0,$1,$2;a[1]=8;for($0=c[(116 + a[2059])],$1=c[(148 + a[2059])];$0<$1;$0+=1){b=$0;if(((a[(2591 + b)]>=0)&&a[(3551 + b)])){$2=[3,a[5]];a[9872]=$2[0];a[9871]=$2[1];a[9874]=8;a[1]=200;}}}
function prepare_men$(c,a,b){if((b==147)){offer_ride$(c,a);}else{if((b==148)){ask_draw$(c,a);}else{if((b==149)){offer_ways$(c,a);}else{if((b==150)){run$(c,a);}else{if((b==151)){offer_shots$(c,a);}else{draw_among$(a,10);}}}}}}
function offer_ride$(c,a){let b,e,d,$0,$1;b=a[27694];if((b<0)){a[1]=a[27695];return;}no_options$(a);option$(a,0);if(((a[(2271 + b)]>=0)&&(a[(2559 + b)]==0))){d=c[(52 + b)];find_ways$(c,a,d,a[(2271 + b)],busho_points$(c,a,b),0);for($0=0,$1=c[26];$0<$1;$0+=1){e=$0;if((a[(13501 + e)]&&(e!=a[(2271 + b)]))){option$(a,(1 + e));}}}ask$(a,37,a[5]);}
function busho_points$(d,a,b){let c;c=(a[(2207 + b)]==1);if(in_enemy_zone$(a,d[(52 + b)],a[(2271 + b)])){return (c?3:4);}return (c?6:9);}
function ask_draw$(b,a){draw_among$(a,in_cup$(b,a,cup_of$(b,a,a[5])));}
function offer_ways$(e,c){let g,f,a,b,d,$0,$1,$2,$3,$4;$0=[c[27696],c[5]];a=$0[0];b=$0[1];d=c[(4891 + a)];no_options$(c);option$(c,0);find_ways$(e,c,b,d,10,0);for($1=0,$2=e[26];$1<$2;$1+=1){f=$1;if((c[(13501 + f)]&&(f!=d))){option$(c,(1 + f));}}find_ways$(e,c,b,d,10,1);for($3=e[(34 - b)],$4=e[(36 - b)];$3<$4;$3+=1){g=$3;if((c[(2271 + g)]>=0)){if((charge_cost$(e,c,b,c[(2271 + g)])<=10)){option$(c,(10001 + g));}}}ask$(c,39,b);}
function charge_cost$(a,b,c,d){let e;if(!(is_occupied$(a,b,c,d))){return ride_cost$(b,d);}e=last_hex$(a,b,d);if((e<0)){return 1073741824;}return (ride_cost$(b,e) + last_step$(a,b,e,d));}
function run$(f,a){let e,d,b,c,g,$0,$1,$2,$3;b=a[27696];if((a[(4831 + b)]!=a[2059])){a[1]=8;return;}if((a[27699]==0)){a[1]=400;return;}$0=27699;a[$0]=(a[$0] - 1);$1=[a[(4891 + b)],a[(27700 + a[27699])]];c=$1[0];d=$1[1];e=(1 - a[5]);if(is_occupied$(f,a,a[5],d)){a[1]=152;return;}a[(4891 + b)]=d;for($2=f[(29 + e)],$3=f[(31 + e)];$2<$3;$2+=1){g=$2;a[(27740 + g)]=(holds$(f,a,g,c)?1:0);}a[1]=151;}
function offer_shots$(f,c){let b,e,a,d,$0,$1,$2;$0=[c[27696],(1 - c[5])];a=$0[0];b=$0[1];if((c[(4831 + a)]!=c[2059])){c[1]=150;return;}no_options$(c);option$(c,0);for($1=f[(29 + b)],$2=f[(31 + b)];$1<$2;$1+=1){d=$1;e=((c[(27740 + d)]==0)&&(c[(3551 + d)]==0));if((e&&(f[(17172 + d)]!=0))){if(holds$(f,c,d,c[(4891 + a)])){option$(c,(1 + d));}}}ask$(c,27,b);}
function prepare_shock$(a,b,c){if((c>=400)){prepare_challenge$(a,b,c);}else{if((c>=300)){prepare_fire$$(a,b,c);}else{if((c<205)){prepare_naming$(a,b,c);}else{if(((b[30266]==0)||(c==215))){end_stage$(a,b);}else{if((b[30264]==0)){take_up$(a,b);}else{prepare_combat$(a,b,c);}}}}}}
function prepare_challenge$(a,b,c){let d;if((c==400)){begin_challenge$(a,b);}else{if((c==401)){offer_challenge$(a,b);}else{if((c==402)){offer_saved$(a,b);}else{if((c==403)){offer_answers$(a,b);}else{if((c==404)){draw_among$(b,10);}else{if((c==405)){d=a[(52 + b[34397])];draw_among$(b,in_cup$(a,b,cup_of$(a,b,d)));}else{if((c==406)){offer_defenders$(a,b);}else{if((c==407)){meet$(a,b);}else{if((c==408)){offer_to_yield$(a,b);}else{end_challenge$(a,b);}}}}}}}}}}
function begin_challenge$(b,a){let $0,$1;a[34396]=a[27696];$0=(-1);a[34397]=$0;a[34398]=$0;$1=0;a[34399]=$1;a[34400]=$1;a[1]=((a[27698]>=0)?406:401);}
function offer_challenge$(b,a){no_options$(a);option$(a,0);if(can_be_heard$(b,a)){option$(a,1);}if((a[27697]==0)){option$(a,10001);option$(a,20001);if(on_map$(a,a[2059])){option$(a,30001);option$(a,40001);}}ask$(a,50,b[(52 + a[2059])]);}
function can_be_heard$(a,b){let d,c,e,$0,$1,$2,$3;c=(1 - a[(52 + b[2059])]);for($0=a[(33 + c)],$1=a[(35 + c)];$0<$1;$0+=1){d=$0;if(stands_within$(a,b,d,(-1))){return 1;}}for($2=0,$3=a[25];$2<$3;$2+=1){e=$2;if(((b[(4831 + e)]>=0)&&(a[(52 + b[(4831 + e)])]==c))){if(stands_within$(a,b,(-1),e)){return 1;}}}return 0;}
function offer_saved$(a,b){let c,d,$0,$1;c=a[(52 + b[2059])];no_options$(b);if((b[34401]>0)){for($0=a[(29 + c)],$1=a[(31 + c)];$0<$1;$0+=1){d=$0;if(((b[(33913 + d)]==1)&&may_be_saved$(a,b,d))){option$(b,(1 + d));}}}if((b[4]==0)){b[1]=409;}else{ask$(b,51,c);}}
function may_be_saved$(c,a,b){if(((a[(2591 + b)]<0)||(a[(2911 + b)]!=1))){return 0;}return ((a[(3071 + b)]<(tq$(c,a,b) - 1))&&!(is_threatened$(c,a,b)));}
function offer_answers$(a,b){let f,c,e,d,$0,$1,$2,$3,$4,$5;c=(1 - a[(52 + b[2059])]);no_options$(b);option$(b,0);for($0=0,$1=4;$0<$1;$0+=1){d=$0;if((d==1)){for($2=0,$3=a[25];$2<$3;$2+=1){e=$2;if(is_challenged_samurai$(a,b,c,e)){option$(b,(((10000 * d) + 1) + e));}}continue;}for($4=a[(33 + c)],$5=a[(35 + c)];$4<$5;$4+=1){f=$4;if((stands_within$(a,b,f,(-1))&&may_answer$(a,b,f,d))){option$(b,(((10000 * d) + 1) + f));}}}ask$(b,52,c);}
function may_answer$(b,c,d,a){if((a==0)){return 1;}if(!(can_draw$(b,c,d))){return 0;}if((a==3)){return (c[(2175 + d)]>0);}return ((c[(2175 + d)]==0)&&(c[(2143 + d)]>0));}
function offer_defenders$(d,a){let b,c,$0,$1;b=a[27698];no_options$(a);option$(a,(1 + b));for($0=0,$1=d[25];$0<$1;$0+=1){c=$0;if(((a[(4831 + c)]>=0)&&(d[(52 + a[(4831 + c)])]==d[(52 + b)]))){if((place_of$(a,c)==a[(2271 + b)])){option$(a,(10001 + c));}}}ask$(a,53,d[(52 + b)]);}
function meet$(c,a){let b;b=a[34398];if(((b>=0)&&(a[(4831 + b)]<0))){a[1]=409;}else{ask_roll$(a,duel_code$(c,a));}}
function ask_roll$(c,a){let b;b=((a>=199)||(a==68)||(a==69));draw_among$(c,(b?100:10));}
function offer_to_yield$(a,b){let c;c=a[(52 + b[2059])];no_options$(b);option$(b,0);option$(b,1);ask$(b,54,((who_is_behind$(b)==0)?c:(1 - c)));}
function end_challenge$(c,b){let a,$0,$1;for($0=0,$1=c[25];$0<$1;$0+=1){a=$0;b[(4891 + a)]=(-1);}b[1]=8;}
function prepare_fire$$(a,b,c){if((b[9876]<0)){ask_shot_at_man$(a,b);}else{if((c==300)){begin_fire$(a,b);}else{if((c==302)){offer_places$$(a,b,b[34395],(b[(3711 + b[34395])] - 1));}else{ask_shot$(a,b);}}}}
function ask_shot_at_man$(c,a){let b;b=(a[1]==301);ask_roll$(a,(b?casualty_of_man$(c,a):shot_at_man$(c,a)));}
function begin_fire$(a,b){let $0,$1;write_fire$(a,b);begin_state$(b);read_units$(b);b[30191]=11;$0=0;b[34393]=$0;b[34394]=$0;b[30264]=0;b[1]=301;$1=((49628 + (a[(15892 + b[9875])] * 24)) + 16);b[$1]=(b[$1] + 1);}
function read_units$(b){let a,c,$0,$1;for($0=0,$1=10;$0<$1;$0+=1){a=$0;c=b[(30252 + a)];if((c>=0)){b[(state_of$(a) + 0)]=b[(2911 + c)];b[(state_of$(a) + 1)]=b[(3071 + c)];}}}
function write_fire$(e,c){let i,a,d,g,f,b,h,$0,$1,$2,$3,$4;$0=[c[9875],c[9876]];a=$0[0];b=$0[1];for($1=0,$2=10;$1<$2;$1+=1){d=$1;c[(30252 + d)]=(-1);}f=is_swapped$(e,c);c[30252]=(f?a:b);c[30256]=(f?b:a);empty_question$(e,c);c[29641]=0;for($3 of $K17){d=$3;g=Math.floor(d/4);h=c[(30252 + d)];c[(29628 + g)]=1;write_unit$(e,c,d);c[(30262 + g)]=busho_with$(e,c,h);c[(29630 + g)]=c[(2463 + e[(16052 + h)])];}write_charge$(e,c);i=may_answer$$(e,c);write_leaders$(e,c,(i||(c[(30263 - Math.floor(firer_number$(c)/4))]>=0)));write_rows$(e,c,i,f);}
function write_rows$(f,c,h,l){let i,a,e,j,d,g,k,b,$0;$0=[c[9875],c[9876]];a=$0[0];b=$0[1];d=firer_number$(c);e=(4 - d);add_row$(c,0,1,d,e,shot_code$(f,c,a,b,c[9881]));g=1;if(h){i=(answers_through_flank$(f,c)?1:0);add_row$(c,1,1,e,d,shot_code$(f,c,b,a,i));g=2;}if(is_harassing$(c)){j=f[(16372 + b)];if(((j==0)||(j==1))){add_row$(c,g,8,d,e,0);g=(g + 1);}else{if(((f[(17332 + b)]==0)&&(j!=8))){add_row$(c,g,7,d,e,0);g=(g + 1);}}}else{if(((f[(17172 + a)]==2)&&by_gunfire$(f,c,b))){if(((c[(3711 + b)]==0)&&can_reach$(f,c,b,a))){j=f[(16372 + b)];k=((j==0)||(j==1));add_row$(c,g,(k?5:4),d,e,0);g=(g + 1);}}}if(l){add_row$(c,g,4,e,d,0);}}
function is_harassing$(a){return (a[9878]==3);}
function can_reach$(f,c,d,e){let h,i,g,a,b,$0;$0=[c[(2591 + d)],c[(2591 + e)]];a=$0[0];b=$0[1];g=side_towards$(f,a,b);if(((g>=0)&&passable$(f,a,g))){return 1;}h=search$$(f,c,a);i=least$(f,c,b);forget$(c,h);return (i<1000000);}
function least$(c,f,d){let a,b,e,$0,$1;a=1000000;for($0=0,$1=6;$0<$1;$0+=1){b=$0;e=beside$(c,d,b);if(((e>=0)&&(f[(10044 + e)]>0)&&passable$(c,e,opposite$(b)))){a=Math.min(a,f[(10044 + e)]);}}return a;}
function search$$(g,a,b){let c,e,d,f,h,$0,$1,$2,$3;$0=[1,b];a[(10044 + b)]=$0[0];a[11644]=$0[1];$1=$K0;c=$1[0];d=$1[1];while((c<d)){e=a[(11644 + c)];c=(c + 1);for($2=0,$3=6;$2<$3;$2+=1){f=$2;if(passable$(g,e,f)){h=beside$(g,e,f);if(((a[(10044 + h)]==0)&&(a[(5071 + h)]<0))){a[(10044 + h)]=(a[(10044 + e)] + 1);a[(11644 + d)]=h;d=(d + 1);}}}}return d;}
function by_gunfire$(a,d,b){let c;c=a[(16372 + b)];return ((c==5)||(c==3)||(a[(17332 + b)]>0));}
function answers_through_flank$(b,a){if(is_harassing$(a)){return (seen_by_target$(b,a)!=0);}return (can_fire_at$(b,a,a[9876],a[(2591 + a[9875])])==2);}
function seen_by_target$(c,a){let b;b=a[9876];return aspect$(c,a[(2591 + b)],a[(2751 + b)],a[(2591 + a[9875])]);}
function add_row$(d,a,c,e,f,g){let b,$0;b=(29975 + (a * 6));d[(b + 0)]=c;$0=[e,f];d[(b + 1)]=$0[0];d[(b + 2)]=$0[1];d[(b + 3)]=g;}
function shot_code$(a,b,f,c,d){let g,e,h;e=(a[(26212 + b[(2591 + c)])] + (d * a[85626]));if((f==b[9875])){e=(e + b[9880]);}g=((busho_with$(a,b,c)>=0)?1:0);h=((a[(17172 + f)]==1)?0:1);return shot$(h,b[9879],e,g);}
function write_leaders$(c,b,d){let e,f,a,$0,$1,$2;for($0=0,$1=2;$0<$1;$0+=1){a=$0;if((b[(30262 + a)]>=0)){write_leader$(c,b,a,d);}}if(((b[30262]>=0)&&(b[30263]>=0))){$2=[skill$(c,b,b[30262]),skill$(c,b,b[30263])];e=$2[0];f=$2[1];b[29640]=bout$(e,f);}}
function write_leader$(f,c,d,g){let a,b,e,$0,$1,$2;$0=[c[(30262 + d)],(29713 + (d * 15))];a=$0[0];b=$0[1];e=(c[(2207 + a)]==1);c[(b + 0)]=(e?2:1);c[(b + 1)]=beside_whom$(f,c,d,a);c[(b + 2)]=endurance$(f,c,a);if(g){$1=68;c[(b + 4)]=$1;c[(b + 6)]=$1;$2=69;c[(b + 5)]=$2;c[(b + 7)]=$2;}if(knows_flight$(f,c,d)){write_flight$(f,c,b,a);}}
function write_flight$(c,a,b,d){let g,e,f,$0,$1;a[(b + 8)]=1;e=units_lost$(c,a,d);for($0=0,$1=6;$0<$1;$0+=1){f=$0;g=flight_limit$(c,a,d,Math.min((e + f),c[(180 + d)]));a[((b + 9) + f)]=check$(g);}}
function check$(a){let b;b=Math.min(Math.max(a,(-3)),10);return ((1 + b) - (-3));}
function flight_limit$(a,b,c,e){let d,f;d=flight_drop$(rating$(a,b,c),is_chief$(a,c));f=(a[((10740 + (c * 161)) + e)] + d);return Math.min(Math.max(f,(-1)),9);}
function flight_drop$(a,b){return (Math.floor((a + 1)/2) + (b?a:0));}
function knows_flight$(d,a,b){let c,e;c=a[(30262 + b)];e=a[(30252 + beside_whom$(d,a,b,c))];return (d[(16052 + e)]==c);}
function beside_whom$(g,d,a,f){let b,c,e,$0,$1;b=(a * 4);for($0=b,$1=(b + 4);$0<$1;$0+=1){c=$0;e=d[(30252 + c)];if(((e>=0)&&(d[(2591 + e)]>=0)&&(d[(2591 + e)]==d[(2271 + f)]))){return c;}}return b;}
function firer_number$(a){return ((a[30252]==a[9875])?0:4);}
function may_answer$$(d,c){let b,a,$0;$0=[c[9876],c[9875]];a=$0[0];b=$0[1];if(((c[9878]!=0)&&!(is_harassing$(c)))){return 0;}if(((d[(17172 + a)]==0)||c[(3551 + a)])){return 0;}if(is_harassing$(c)){return (seen_by_target$(d,c)<=1);}return (can_fire_at$(d,c,a,c[(2591 + b)])>0);}
function write_charge$(d,c){let f,a,e,g,b,$0;$0=[c[30252],c[30256]];a=$0[0];b=$0[1];e=d[(16372 + a)];if((((e==0)||(e==1))&&!(is_harassing$(c)))){f=((c[9879]==1)&&(c[9878]!=1));c[29781]=(f?0:1);}g=((c[9879]==1)&&!(is_harassing$(c)));if(((g&&(b==c[9875])&&c[9881])||(g&&(b!=c[9875])&&answers_through_flank$(d,c)))){c[29782]=1;}}
function write_unit$(f,c,d){let b,e,a,$0;$0=[c[(30252 + d)],row$(d)];a=$0[0];b=$0[1];e=c[(3231 + a)];c[(b + 0)]=c[(2911 + a)];c[(b + 1)]=c[(3071 + a)];c[(b + 2)]=(f[(16532 + a)] - e);c[((b + 2) + 1)]=(f[(16692 + a)] - e);c[(b + 4)]=((f[(17172 + a)]!=0)?1:0);c[(b + 9)]=e;c[(b + 12)]=(1 - f[(17332 + a)]);c[(b + 13)]=((f[(16372 + a)]==8)?1:0);if((c[(2591 + a)]>=0)){c[(b + 10)]=(surrounded$(f,c,a)?2:0);}}
function empty_question$(b,c){let a,$0,$1;for($0=0,$1=563;$0<$1;$0+=1){a=$0;c[(29628 + a)]=b[(84966 + a)];}}
function is_swapped$(d,c){let b,a,$0;$0=[c[9876],c[9875]];a=$0[0];b=$0[1];if(((d[(16372 + b)]!=2)||(d[(17172 + a)]!=2))){return 0;}return (may_answer$$(d,c)&&can_reach$(d,c,b,a));}
function offer_places$$(f,c,d,e){let i,j,h,a,g,k,b,$0,$1,$2,$3,$4;$0=[c[(2591 + d)],c[(2591 + e)]];a=$0[0];b=$0[1];no_options$(c);g=side_towards$(f,a,b);if(((g>=0)&&passable$(f,a,g))){offer_facings$$(c,a,g);}else{h=search$$(f,c,a);i=least$(f,c,b);for($1=0,$2=6;$1<$2;$1+=1){j=$1;for($3=0,$4=f[26];$3<$4;$3+=1){k=$3;if((c[(10044 + k)]==i)){g=side_towards$(f,k,b);if(((g>=0)&&passable$(f,k,g)&&is_front$(j,g))){option$(c,(((10000 * j) + 1) + k));}}}}forget$(c,h);}ask$(c,49,f[(15892 + d)]);}
function offer_facings$$(c,d,b){let a,$0,$1;for($0=0,$1=6;$0<$1;$0+=1){a=$0;if(is_front$(a,b)){option$(c,(((10000 * a) + 1) + d));}}}
function ask_shot$(e,c){let f,a,b,g,d,$0;$0=[$part(c,29628,30191),$part(c,30191,30252)];a=$0[0];b=$0[1];d=b[0];if((d==11)){see_losses$(c);read_units$(c);next_row$(a,b);}else{if((d==12)){if((is_answer$(c)&&(c[34394]==0))){no_options$(c);option$(c,0);option$(c,1);ask$(c,48,e[(15892 + c[9876])]);}else{g=(347 + (b[16] * 6));ask_roll$(c,a[(g + 3)]);}}else{if((d==13)){ask_roll$(c,check_code$(a,b,target_of$(a,b)));}else{if((d==14)){ask_roll$(c,hit_busho_code$(a,b));}else{if((d==15)){f=provocation_code$(a,b);if((f>0)){ask_roll$(c,f);}else{provocation$(a,b,0);}}else{end_fire$(e,c);}}}}}}
function next_row$(b,a){let c,$0,$1;while(((a[16]<36)&&(b[(fire_row$(a[16]) + 0)]!=0))){c=row_phase$(b,a);if((c!=11)){a[0]=c;return;}$0=16;a[$0]=(a[$0] + 1);}$1=0;a[16]=$1;a[18]=$1;a[0]=18;}
function row_phase$(c,a){let d,b,g,e,f,$0;b=fire_row$(a[16]);d=c[(b + 0)];if((d==2)){return (turn_is_due$(c,a)?16:11);}e=stands$(a,target_of$(c,a));f=(e&&shooter_stands$(c,a));if(!(takes_place$(a,c[(b + 4)]))){return 11;}if((d==1)){return (f?12:11);}if((d==3)){return (f?17:11);}g=(1 + side_of$(c[(b + 1)]));if((a[18] & g)){if(((f||(e&&(d==7)))&&may_be_provoked$(c,a))){return 15;}$0=18;a[$0]=(a[$0] - g);}return 11;}
function may_be_provoked$(c,d){let f,a,e,b,$0;$0=[c[(fire_row$(d[16]) + 0)],target_of$(c,d)];a=$0[0];b=$0[1];if((a==7)){return 1;}e=row_of$(b);f=d[21];if((a==6)){f=(d[25]?d[29]:(d[29] + d[21]));if((c[(e + 12)]&&c[(e + 4)])){return 0;}}return ((d[(place_of$$(b) + 0)]==0)&&(f==0));}
function takes_place$(b,a){if((a==3)){return (b[21]>0);}return ((a==0)||((a==1)==(b[23]>0)));}
function shooter_stands$(a,b){let c;c=a[(fire_row$(b[16]) + 1)];return ((c<=(-1))||stands$(b,c));}
function turn_is_due$(c,a){let b;b=fire_row$(a[16]);return (stands$(a,c[(b + 2)])&&may_turn$(c,a,c[(b + 2)],c[(b + 5)]));}
function may_turn$(c,d,a,f){let e,b;b=place_of$$(a);e=(c[((row_of$(a) + 2) + 1)] - d[(b + 1)]);return ((d[(b + 0)]==0)||(e>f));}
function see_losses$(b){let f,d,a,e,c,$0,$1,$2,$3;for($0=0,$1=8;$0<$1;$0+=1){a=$0;c=b[(30252 + a)];if(((c>=0)&&(b[(2911 + c)]>=2))){d=state_of$(a);if((b[(d + 0)]<2)){if((b[(d + 2)]!=2)){b[(d + 2)]=4;}}}}for($2=0,$3=2;$2<$3;$2+=1){e=$2;f=b[(30262 + e)];if(((f>=0)&&(b[(2207 + f)]>1))){if(($has($K12,b[(30199 + e)]))){b[(30199 + e)]=3;}}else{if(((f>=0)&&!(is_with$(b,e,f)))){b[(30199 + e)]=0;}}}}
function is_with$(d,a,f){let b,c,e,$0,$1;b=(a * 4);for($0=b,$1=(b + 4);$0<$1;$0+=1){c=$0;e=d[(30252 + c)];if(((e>=0)&&(d[(2591 + e)]>=0)&&(d[(2591 + e)]==d[(2271 + f)]))){return 1;}}return 0;}
function end_fire$(d,a){let f,i,b,g,h,e,c,$0,$1;b=$part(a,30191,30252);a[1]=a[9882];c=b[(19 + ((firer_number$(a)==0)?1:0))];$0=((49628 + (d[(15892 + a[9875])] * 24)) + 17);a[$0]=(a[$0] + c);if(b[22]){a[34393]=1;}if(((b[21]==0)||!(stands$(b,0)))){return;}e=(b[21] - 1);$1=[a[30252],a[(30252 + e)]];f=$1[0];g=$1[1];if((is_harassing$(a)&&(f==a[9876]))){a[34393]=2;}else{if((stands$(b,e)&&can_reach$(d,a,f,g))){a[34395]=f;a[(3711 + f)]=(1 + g);h=d[(16372 + f)];i=(((h==0)||(h==1))&&came_from_afar$(d,a,f));a[(3871 + f)]=(i?2:1);a[1]=302;}}}
function came_from_afar$(e,c,d){let a,b,$0;$0=[c[(4511 + d)],c[((4511 + c[(3711 + d)]) - 1)]];a=$0[0];b=$0[1];return ((a<0)||(b<0)||(distance$(e,a,b)>1));}
function prepare_naming$(c,a,b){if((b==200)){begin_segment$$(c,a);}else{if((b==201)){begin_stage$(c,a);}else{if((b==202)){offer_turn$(c,a);}else{if((b==203)){offer_attacks$(c,a);}else{draw_among$(a,10);}}}}}
function begin_segment$$(c,b){let a,$0,$1,$2;for($0=0,$1=c[23];$0<$1;$0+=1){a=$0;$2=0;b[(33593 + a)]=$2;b[(33753 + a)]=$2;}b[30265]=0;if(((b[9872]==1)||(b[9872]==2))){b[30265]=1;}else{if((b[9872]==3)){b[30265]=2;}}b[1]=201;}
function begin_stage$(a,b){let c,$0,$1;clear_combats$(a,b);b[30268]=(-1);if((b[30265]==2)){b[30269]=0;b[1]=202;return;}for($0=0,$1=a[23];$0<$1;$0+=1){c=$0;if(is_sent$(a,b,c)){send$(b,c,(b[(3711 + c)] - 1));}if(belongs_to_stage$(b,c)){b[(3711 + c)]=0;}}close_combats$(a,b);b[1]=205;}
function belongs_to_stage$(a,b){let c;if((a[(3711 + b)]==0)){return 0;}c=a[(3871 + b)];if((a[9872]==2)){return (b==a[9873]);}if((a[30265]==1)){return (c==3);}return ((c==1)||(c==2));}
function send$(a,b,c){let d;if(a[(33433 + b)]){return;}if((a[(33433 + c)]==0)){new_combat$(a);join$(a,(a[30266] - 1),c,1);}d=(a[(33433 + c)] - 1);if(has_room$(a,d,0)){join$(a,d,b,0);a[(33913 + b)]=2;a[(34233 + b)]=((a[(3871 + b)]==2)?1:0);}}
function is_sent$(c,a,b){if((!(belongs_to_stage$(a,b))||(a[(2591 + b)]<0)||never_attacks$(c,b))){return 0;}if((a[(2911 + b)]>1)){return 0;}return can_strike$(c,a,b,(a[(3711 + b)] - 1));}
function clear_combats$(c,a){let b,$0,$1,$2,$3,$4;$0=0;a[30266]=$0;a[30267]=$0;a[30264]=$0;for($1=0,$2=c[23];$1<$2;$1+=1){b=$1;$3=0;a[(33433 + b)]=$3;a[(33913 + b)]=$3;$4=0;a[(34073 + b)]=$4;a[(34233 + b)]=$4;}}
function offer_turn$(b,a){let c,$0,$1,$2;while(((a[30269]<b[23])&&!(must_turn$$(b,a,a[30269])))){$0=30269;a[$0]=(a[$0] + 1);}if((a[30269]==b[23])){see_standings$(b,a,a[2059]);if((a[2060]>=0)){see_standings$(b,a,a[2060]);}a[1]=203;return;}no_options$(a);for($1=0,$2=6;$1<$2;$1+=1){c=$1;if(faces_opponent$(b,a,a[30269],c)){option$(a,(1 + c));}}ask$(a,40,a[9871]);}
function faces_opponent$(e,c,d,b){let f,a,$0,$1;for($0=0,$1=6;$0<$1;$0+=1){a=$0;if((is_front$(b,a)&&(c[(3551 + d)] & (1 << a)))){f=enemy_across$(e,c,d,a);if(((f>=0)&&(c[(33753 + f)]==0))){return 1;}}}return 0;}
function see_standings$(b,c,d){let a,$0,$1;for($0=b[(116 + d)],$1=b[(148 + d)];$0<$1;$0+=1){a=$0;c[(33913 + a)]=standing$(b,c,a);}}
function must_turn$$(a,d,b){let c,e,$0,$1;c=a[(16052 + b)];if(((c!=d[2059])&&(c!=d[2060]))){return 0;}if(((d[(2591 + b)]<0)||(d[(3551 + b)]==0)||never_attacks$(a,b))){return 0;}if((d[(33593 + b)]||has_target$(a,d,b)||!(may_turn$$(a,d,b)))){return 0;}for($0=0,$1=6;$0<$1;$0+=1){e=$0;if(faces_opponent$(a,d,b,e)){return 1;}}return 0;}
function may_turn$$(a,b,c){let d;d=(tq$(a,b,c) - b[(3071 + c)]);return ((b[(2911 + c)]==0)||(d>turning_cost$(a,b,c)));}
function offer_attacks$(g,a){let d,c,f,e,h,b,$0,$1,$2,$3,$4,$5,$6;no_options$(a);for($0=0,$1=6;$0<$1;$0+=1){b=$0;for($2=0,$3=2;$2<$3;$2+=1){c=$2;d=((c==0)?a[2059]:a[2060]);if((d>=0)){$4=[g[(116 + d)],g[(148 + d)]];e=$4[0];f=$4[1];for($5=e,$6=f;$5<$6;$5+=1){h=$5;if((is_free$(a,h)&&may_name$(g,a,h,b))){option$(a,(((10000 * b) + 1) + h));}}}}}if(((a[4]==0)||may_stop$(g,a))){option$(a,0);}ask_rising$(a,41,a[9871]);}
function ask_rising$(c,e,f){let d,a,b,$0,$1,$2;for($0=1,$1=c[4];$0<$1;$0+=1){a=$0;b=(9 + a);while(((b>9)&&(c[b]<c[(b - 1)]))){d=c[b];$2=[c[(b - 1)],d];c[b]=$2[0];c[(b - 1)]=$2[1];b=(b - 1);}}ask$(c,e,f);}
function may_stop$(b,a){let d,c,e,$0,$1,$2,$3;if(((a[30266]==0)&&is_idle$(b,a))){return 0;}for($0=0,$1=2;$0<$1;$0+=1){c=$0;d=((c==0)?a[2059]:a[2060]);if((d<0)){continue;}for($2=b[(116 + d)],$3=b[(148 + d)];$2<$3;$2+=1){e=$2;if((is_free$(a,e)&&must_attack$(b,a,e))){return 0;}}}return 1;}
function must_attack$(d,a,b){let e,f,g,c,$0,$1,$2;if((a[(33913 + b)]==4)){for($0=0,$1=3;$0<$1;$0+=1){c=$0;if(may_name$(d,a,b,c)){return 1;}}return 0;}if((a[(33913 + b)]!=3)){return 0;}$2=[target_before$(d,a,b,0),target_before$(d,a,b,1)];e=$2[0];f=$2[1];g=((e>=0)&&(a[(33433 + e)]==0));return (g||((f>=0)&&(a[(33433 + f)]==0)));}
function may_name$(f,g,h,c){let b,d,j,e,i,a,$0,$1,$2;$0=[$mod(c,3),(c>=3)];a=$0[0];b=$0[1];$1=[target_before$(f,g,h,0),target_before$(f,g,h,1)];d=$1[0];e=$1[1];if((g[(13277 + h)]&&!(b))){return 0;}if((b&&!(charges_all$(f,g,h,d,e,a)))){return 0;}if((a==2)){return ((d>=0)&&(e>=0)&&may_take_both$(f,g,h,d,e));}$2=((a==0)?[d,e]:[e,d]);i=$2[0];j=$2[1];if((i<0)){return 0;}return (may_take$(f,g,h,i,j)||is_pressed$(f,g,h,i,d,e));}
function is_pressed$(e,a,b,c,d,f){if(((a[(33913 + b)]!=4)||(a[(33433 + c)]==0))){return 0;}if(((d>=0)&&may_take$(e,a,b,d,f))){return 0;}if(((f>=0)&&may_take$(e,a,b,f,d))){return 0;}if(((d>=0)&&(f>=0)&&may_take_both$(e,a,b,d,f))){return 0;}return has_room$(a,(a[(33433 + c)] - 1),0);}
function may_take$(d,a,e,b,f){let c;if(a[(33433 + b)]){c=(a[(33433 + b)] - 1);if((!(has_room$(a,c,0))||!(takes_all$(d,a,c,e)))){return 0;}}else{if((a[30266]>=40)){return 0;}}return ((f<0)||(a[(33433 + f)]>0)||others_can_take$(d,a,e,f));}
function others_can_take$(b,c,g,d){let f,a,e,$0,$1;for($0=0,$1=6;$0<$1;$0+=1){a=$0;e=beside$(b,c[(2591 + d)],a);f=((e>=0)?c[(5071 + e)]:(-1));if(((f>=0)&&(f!=g)&&(b[(15892 + f)]==b[(15892 + g)]))){if((is_free$(c,f)&&can_strike$(b,c,f,d))){return 1;}}}return 0;}
function takes_all$(e,d,a,f){let c,b,$0,$1;b=(row_of$$(a) + 4);for($0=0,$1=4;$0<$1;$0+=1){c=$0;if(((d[(b + c)]>=0)&&!(can_strike$(e,d,f,d[(b + c)])))){return 0;}}return 1;}
function may_take_both$(e,a,f,b,c){let d;if(((a[(33433 + b)]==0)&&(a[(33433 + c)]==0))){return (a[30266]<40);}if((a[(33433 + b)]!=a[(33433 + c)])){return 0;}d=(a[(33433 + b)] - 1);return (has_room$(a,d,0)&&takes_all$(e,a,d,f));}
function charges_all$(e,a,b,d,f,c){if(a[(13277 + b)]){return 1;}if(((c!=1)&&(d>=0)&&!(may_charge$$(e,a,b,d)))){return 0;}return ((c==0)||(f<0)||may_charge$$(e,a,b,f));}
function may_charge$$(a,d,b,g){let c,e,f,$0;c=a[(16372 + b)];if(((c!=0)&&(c!=1))){return 0;}if(((d[(4351 + b)]!=1)||d[(3551 + b)])){return 0;}$0=[d[(4511 + b)],d[(4511 + g)]];e=$0[0];f=$0[1];return ((e<0)||(f<0)||(distance$(a,e,f)>1));}
function is_free$(a,b){return ((a[(33913 + b)]!=0)&&(a[(33433 + b)]==0));}
function end_stage$(c,b){let a,$0,$1,$2,$3;for($0=0,$1=c[23];$0<$1;$0+=1){a=$0;if((b[(3711 + a)]==0)){b[(3871 + a)]=0;}}if(((b[30265]==2)||(b[9872]!=0))){if((b[9872]==0)){for($2=0,$3=c[23];$2<$3;$2+=1){a=$2;b[(13277 + a)]=0;}}b[1]=b[9874];return;}b[30265]=2;b[1]=201;}
function take_up$(g,a){let b,c,f,e,d,$0,$1,$2,$3,$4,$5,$6;b=row_of$$(a[30267]);for($0=0,$1=8;$0<$1;$0+=1){c=$0;a[(30252 + c)]=a[(b + c)];}$2=(-1);a[30260]=$2;a[30261]=$2;for($3=0,$4=2;$3<$4;$3+=1){d=$3;a[(30262 + d)]=a[((b + 16) + d)];}e=(30273 + (a[30267] * 61));for($5=0,$6=61;$5<$6;$5+=1){f=$5;a[(30191 + f)]=a[(e + f)];}see_losses$(a);if((a[30191]==3)){choose_leaders$(g,a);}write_shock$(g,a);read_units$(a);a[30264]=1;}
function write_shock$(a,b){let e,f,h,c,d,g,$0,$1,$2,$3,$4,$5,$6,$7;empty_question$(a,b);$0=(-1);b[30260]=$0;b[30261]=$0;for($1=0,$2=8;$1<$2;$1+=1){c=$1;if((b[(30252 + c)]>=0)){$3=(29628 + Math.floor(c/4));b[$3]=(b[$3] + 1);d=((c>=4)?0:4);write_unit$(a,b,c);write_engagement$(a,b,c,d);write_way_back$(a,b,c);}}for($4=0,$5=4;$4<$5;$4+=1){c=$4;if((b[(30252 + c)]>=0)){write_attack$(a,b,c);}}write_ground$(a,b);e=((b[29628]==1)&&(b[29629]==1));f=((b[30262]>=0)&&(b[30263]>=0));write_leaders$(a,b,!((e&&f)));write_contingents$(a,b);for($6=0,$7=2;$6<$7;$6+=1){g=$6;h=b[(30252 + (g * 4))];b[(29630 + g)]=b[(2463 + a[(16052 + h)])];}}
function write_contingents$(b,a){let c;c=((a[30268]>=0)?a[2059]:b[(16052 + a[30252])]);write_second$(b,a,0,c);if(((a[30263]>=0)&&knows_flight$(b,a,1))){write_second$(b,a,1,a[30263]);}}
function write_second$(d,b,f,e){let g,a,h,c,$0,$1;for($0=(f * 4),$1=((f * 4) + 4);$0<$1;$0+=1){a=$0;c=b[(30252 + a)];if((c>=0)){b[(row$(a) + 14)]=((d[(16052 + c)]!=e)?1:0);}}g=b[(30260 + f)];if(((g>=0)&&(b[(30262 + f)]>=0)&&knows_flight$(d,b,f))){h=((d[(16052 + g)]!=e)?1:0);b[(row$((8 + f)) + 14)]=h;}}
function write_ground$(i,a){let d,b,g,f,c,j,e,m,l,h,k,$0,$1,$2,$3,$4;b=$part(a,30191,30252);$0=$K18;c=$0[0];d=$0[1];e=$0[2];for($1=0,$2=4;$1<$2;$1+=1){f=$1;g=a[(30256 + f)];if(((g<0)||(a[(2591 + g)]<0))){continue;}h=a[(2591 + g)];c=Math.max(c,i[(27812 + h)]);e=Math.max(e,i[(85619 + i[(18212 + h)])]);for($3=0,$4=4;$3<$4;$3+=1){j=$3;k=a[(30252 + j)];if(((k>=0)&&fights$(b,j)&&can_strike$(i,a,k,g))){l=a[(2591 + k)];m=((6 * l) + side_towards$(i,l,h));d=Math.max(d,i[(71012 + m)]);}}}a[29634]=-((c + d));a[29639]=e;}
function write_attack$(h,c,d){let g,e,k,f,b,j,i,l,n,m,a,$0,$1,$2,$3;$0=[c[(30252 + d)],row$(d)];a=$0[0];b=$0[1];$1=[c[(34233 + a)],c[(b + 8)]];e=$1[0];f=$1[1];g=((c[(33913 + a)]==1)&&!(e)&&!(f));c[(b + 5)]=(g?1:0);c[(b + 15)]=((c[(3871 + a)]==3)?1:0);c[(b + 6)]=e;c[(b + 7)]=c[(34073 + a)];i=h[(16372 + a)];for($2=0,$3=4;$2<$3;$2+=1){j=$2;k=c[(30256 + j)];if((k>=0)){l=h[(16372 + k)];m=h[((85529 + (l * 9)) + i)];n=((29628 + (j * 4)) + d);c[(n + 131)]=m;c[(n + 115)]=(e?h[(85610 + l)]:m);}}}
function write_way_back$(d,a,b){let g,f,c,e;c=a[(30252 + b)];if(((a[(2591 + c)]<0)||(d[(16372 + c)]==8))){return;}e=way_back$(d,a,b);a[(row$(b) + 11)]=((e==0)?1:0);a[(row$(b) + 19)]=((e==3)?1:0);if((e==2)){f=a[(5071 + beside$(d,a[(2591 + c)],best_through$(d,a,b)))];g=(8 + ((b<4)?0:1));if((a[(30252 + g)]<0)){a[(30252 + g)]=f;write_unit$(d,a,g);}if((a[(30252 + g)]==f)){a[(row$(b) + 16)]=1;}}}
function best_through$(g,d,e){let c,b,h,f,a,$0,$1,$2,$3;$0=[d[(30252 + e)],(-1),(-1)];a=$0[0];b=$0[1];c=$0[2];for($1=0,$2=6;$1<$2;$1+=1){f=$1;if(leads_through$(g,d,e,f)){h=side_aspect$(d[(2751 + a)],f);if((h>c)){$3=[f,h];b=$3[0];c=$3[1];}}}return b;}
function leads_through$(b,c,d,e){let a,$0,$1;for($0=0,$1=6;$0<$1;$0+=1){a=$0;if((hex_beyond$(b,c,d,e,a)>=0)){return 1;}}return 0;}
function hex_beyond$(e,a,b,f,i){let g,h,d,j,c;c=a[(30252 + b)];d=a[(2591 + c)];if(!(passable$(e,d,f))){return (-1);}g=beside$(e,d,f);h=a[(5071 + g)];if(((h<0)||(e[(15892 + h)]!=e[(15892 + c)]))){return (-1);}if(((e[(16372 + h)]==8)||!(is_away$(e,a,b,g)))){return (-1);}if(((i==opposite$(f))||!(passable$(e,g,i)))){return (-1);}j=beside$(e,g,i);return (((a[(5071 + j)]<0)&&is_away$(e,a,b,j))?j:(-1));}
function is_away$(d,a,b,e){let g,h,f,c,$0,$1;c=a[(30252 + b)];if((a[((6671 + ((1 - d[(15892 + c)]) * 1600)) + e)]>0)){return 0;}for($0=first_opponent$(b),$1=(first_opponent$(b) + 4);$0<$1;$0+=1){f=$0;if(is_opponent$(a,f)){g=a[(30252 + f)];h=distance$(d,a[(2591 + c)],a[(2591 + g)]);if((distance$(d,e,a[(2591 + g)])<=h)){return 0;}}}return 1;}
function first_opponent$(a){return ((a<4)?4:0);}
function is_opponent$(a,b){let c;c=a[(30252 + b)];if(((c<0)||(a[(2591 + c)]<0))){return 0;}return (a[(30191 + place$(b))]==0);}
function place$(a){return ((31 + (a * 3)) + 2);}
function way_back$(a,b,c){let e,d,$0,$1;if((best_free$(a,b,c)>=0)){return 1;}if((best_through$(a,b,c)>=0)){return 2;}d=b[(30252 + c)];for($0=0,$1=6;$0<$1;$0+=1){e=$0;if(((beside$(a,b[(2591 + d)],e)<0)&&leads_away_off$(a,b,c,e))){return 3;}}return 0;}
function leads_away_off$(f,a,b,k){let d,e,c,g,h,i,j,$0,$1,$2,$3;c=a[(2591 + a[(30252 + b)])];$0=[f[(21412 + c)],f[(23012 + c)]];d=$0[0];e=$0[1];for($1=first_opponent$(b),$2=(first_opponent$(b) + 4);$1<$2;$1+=1){g=$1;if(is_opponent$(a,g)){h=a[(2591 + a[(30252 + g)])];$3=[(f[(21412 + h)] - d),(f[(23012 + h)] - e)];i=$3[0];j=$3[1];if((spread$$((i - $K25[k][0]),(j - $K25[k][2]))<=spread$$(i,j))){return 0;}}}return 1;}
function spread$$(a,b){return Math.max(Math.abs(a),Math.abs(b),Math.abs((a + b)));}
function best_free$(f,c,d){let b,e,a,$0,$1,$2;$0=[c[(30252 + d)],(-1)];a=$0[0];b=$0[1];for($1=0,$2=6;$1<$2;$1+=1){e=$1;if(is_free_way$(f,c,d,e)){b=Math.max(b,side_aspect$(c[(2751 + a)],e));}}return b;}
function is_free_way$(d,a,b,e){let f,c;c=a[(30252 + b)];if(!(passable$(d,a[(2591 + c)],e))){return 0;}f=beside$(d,a[(2591 + c)],e);return ((a[(5071 + f)]<0)&&is_away$(d,a,b,f));}
function write_engagement$(f,a,b,g){let e,d,c,$0,$1;c=a[(30252 + b)];if(((a[(3551 + c)]==0)||(a[(2591 + c)]<0))){return;}a[(row$(b) + 8)]=2;for($0=g,$1=(g + 4);$0<$1;$0+=1){d=$0;e=a[(30252 + d)];if(((e>=0)&&are_engaged$(f,a,c,e))){a[(row$(b) + 8)]=1;}}}
function are_engaged$(c,a,b,d){let e;if(((a[(3551 + b)]==0)||!(are_adjacent$(c,a,b,d)))){return 0;}e=side_towards$(c,a[(2591 + b)],a[(2591 + d)]);return ((a[(3551 + b)] & (1 << e))>0);}
function are_adjacent$(d,a,b,c){if(((a[(2591 + b)]<0)||(a[(2591 + c)]<0))){return 0;}return (side_towards$(d,a[(2591 + b)],a[(2591 + c)])>=0);}
function choose_leaders$(h,c){let a,f,e,b,g,d,i,$0,$1,$2,$3,$4,$5,$6;$0=[$part(c,30191,30252),row_of$$(c[30267])];a=$0[0];b=$0[1];for($1=0,$2=2;$1<$2;$1+=1){d=$1;$3=[(-1),(d * 4)];e=$3[0];f=$3[1];for($4=f,$5=(f + 4);$4<$5;$4+=1){g=$4;if(((e<0)&&(c[(30252 + g)]>=0)&&fights$(a,g))){e=busho_with$(h,c,c[(30252 + g)]);}}if(((e>=0)&&(e!=c[(30262 + d)]))){$6=e;c[(30262 + d)]=$6;c[((b + 16) + d)]=$6;i=(c[(2207 + e)]==1);a[(8 + d)]=(i?2:1);}}}
function prepare_combat$(a,b,c){if((c==205)){ask_checks$(a,b);}else{if((c==206)){offer_ways$$(a,b,b[30271]);}else{if((c==207)){ask_reactions$(a,b);}else{if((c==208)){ask_fights$(a,b);}else{if((c==209)){offer_to_give_up$(a,b);}else{if((c==210)){ask_resolution$(a,b);}else{if((c==211)){go_on_retreating$(a,b);}else{if((c==212)){go_on_advancing$(a,b);}else{if((c==213)){offer_arrival$(a,b);}else{end_combat$(a,b);}}}}}}}}}}
function ask_checks$(d,c){let a,b,e,$0,$1;$0=[$part(c,29628,30191),$part(c,30191,30252)];a=$0[0];b=$0[1];if((b[0]==19)){b[0]=0;if((c[30268]>=0)){coordinate$$(a,b,c[30268]);}return;}e=next_attacker$(d,c);if((e>=0)){if((b[1]!=e)){b[1]=e;return;}set_bonus$(d,c,e);ask_roll$(c,check_code$(a,b,e));}else{if((b[0]==0)){$1=$K5;b[0]=$1[0];b[1]=$1[1];go_to_next$(d,c,205);}else{end_checks$(d,c);go_to_next$(d,c,207);}}}
function set_bonus$(c,d,a){let e,b;b=((a<4)?0:1);e=c[(16052 + d[(30252 + a)])];d[(29630 + b)]=d[(2463 + e)];}
function go_to_next$(a,b,c){let $0;put_down$(a,b);$0=30267;b[$0]=(b[$0] + 1);if((b[30267]>=b[30266])){b[30267]=0;b[1]=c;}}
function end_checks$(f,c){let a,b,g,d,e,$0,$1,$2,$3,$4,$5,$6;$0=[$part(c,29628,30191),$part(c,30191,30252)];a=$0[0];b=$0[1];b[1]=4;for($1=0,$2=4;$1<$2;$1+=1){d=$1;if((c[(30252 + d)]>=0)){c[(33593 + c[(30252 + d)])]=1;}}if((count_fighting$(a,b,0)==0)){b[0]=10;return;}$3=$K12;b[2]=$3[0];b[0]=$3[1];for($4=0,$5=4;$4<$5;$4+=1){d=$4;e=c[(30256 + d)];if(((e>=0)&&stands$(b,(4 + d)))){c[(33753 + e)]=1;awaken$(f,c,e);}}g=c[30252];$6=((49628 + (f[(15892 + g)] * 24)) + 18);c[$6]=(c[$6] + 1);}
function awaken$(a,d,b){let c;c=a[(16052 + b)];if(((d[(2143 + c)]==0)&&(d[(2271 + c)]>=0))){if(((d[(2591 + b)]>=0)&&in_command$(a,d,b))){d[(2143 + c)]=1;}}}
function next_attacker$(d,c){let a,b,$0;$0=[$part(c,29628,30191),$part(c,30191,30252)];a=$0[0];b=$0[1];if((b[0]==0)){return next_to_break_off$(a,b,b[1]);}return next_to_commit$(a,b,b[1]);}
function next_to_commit$(d,b,f){let c,e,a,$0,$1;for($0=f,$1=d[0];$0<$1;$0+=1){a=$0;c=(b[(place_of$$(a) + 0)]==1);e=(c||d[(row_of$(a) + 5)]);if((fights$(b,a)&&e&&(d[(row_of$(a) + 15)]==0))){return a;}}return (-1);}
function next_to_break_off$(d,b,e){let c,a,$0,$1;for($0=e,$1=d[0];$0<$1;$0+=1){a=$0;c=(b[(place_of$$(a) + 0)]==1);if((fights$(b,a)&&c&&d[(row_of$(a) + 8)])){return a;}}return (-1);}
function coordinate$$(d,b,a){let c,$0,$1;if((a==1)){for($0=0,$1=d[0];$0<$1;$0+=1){c=$0;if(d[(row_of$(c) + 14)]){b[(place_of$$(c) + 2)]=1;}}}else{if((a!=0)){b[26]=(a - 20);}}}
function offer_ways$$(d,a,b){let e,h,i,f,c,g,$0,$1,$2,$3;c=a[(30252 + b)];no_options$(a);e=best_free$(d,a,b);if((e>=0)){for($2=0,$3=d[26];$2<$3;$2+=1){i=$2;if(is_way$(d,a,b,i,e)){option$(a,(1 + i));}}}else{f=best_through$(d,a,b);g=side_aspect$(a[(2751 + c)],f);for($0=0,$1=6;$0<$1;$0+=1){h=$0;if((side_aspect$(a[(2751 + c)],h)==g)){offer_beyond$(d,a,b,h);}}}ask_rising$(a,45,d[(15892 + c)]);}
function is_way$(e,a,b,f,h){let g,d,c,$0,$1;c=a[(30252 + b)];for($0=0,$1=6;$0<$1;$0+=1){d=$0;if((beside$(e,a[(2591 + c)],d)==f)){g=side_aspect$(a[(2751 + c)],d);return ((g==h)&&is_free_way$(e,a,b,d));}}return 0;}
function offer_beyond$(b,c,d,e){let a,f,$0,$1;for($0=0,$1=6;$0<$1;$0+=1){a=$0;f=hex_beyond$(b,c,d,e,a);if((f>=0)){option$(c,(((10000 * (1 + e)) + 1) + f));}}}
function ask_reactions$(e,c){let a,b,d,$0,$1;$0=[$part(c,29628,30191),$part(c,30191,30252)];a=$0[0];b=$0[1];d=(-1);if(((b[0]==2)&&(count_fighting$(a,b,0)>0))){d=next_to_react$(a,b,b[1]);}if((d<0)){if((b[0]==2)){$1=$K26;b[0]=$1[0];b[1]=$1[1];}go_to_next$(e,c,208);}else{if((b[1]!=d)){b[1]=d;}else{set_bonus$(e,c,d);ask_roll$(c,reaction_code$(a,b));}}}
function next_to_react$(c,b,d){let a,$0,$1;for($0=d,$1=(4 + c[1]);$0<$1;$0+=1){a=$0;if((fights$(b,a)&&(c[(row_of$(a) + 8)]==0))){return a;}}return (-1);}
function ask_fights$(e,c){let a,b,d,f,$0;$0=[$part(c,29628,30191),$part(c,30191,30252)];a=$0[0];b=$0[1];d=b[0];if((d==3)){f=((count_fighting$(a,b,0)>0)&&(count_fighting$(a,b,1)>0));b[0]=(f?meeting$(a,b):7);}else{if((d==4)){ask_roll$(c,a[12]);}else{if((d==5)){ask_roll$(c,casualty_code$(a,b));}else{go_to_next$(e,c,210);}}}}
function meeting$(a,b){if((leads$(a,b,0)&&leads$(a,b,1))){return 4;}if((leads$(a,b,0)||leads$(a,b,1))){return 5;}return 7;}
function offer_to_give_up$(c,a){let b;b=who_is_behind$$(a);no_options$(a);option$(a,0);option$(a,1);ask$(a,42,c[(52 + a[(30262 + b)])]);}
function ask_resolution$(f,c){let a,b,d,e,$0;$0=[$part(c,29628,30191),$part(c,30191,30252)];a=$0[0];b=$0[1];d=b[0];if((d==10)){c[1]=214;}else{if(((count_fighting$(a,b,0)==0)||(count_fighting$(a,b,1)==0))){begin_advances$(c);}else{if((d==9)){ask_roll$(c,clash_code$(a,b));}else{e=((d==7)?1:0);if((options_open$(a,b,e)==1)){use$(c,e,chosen$(a,b,e,0));}else{offer_types$(f,c,e);}}}}}
function chosen$(a,d,b,e){let c;c=a[(4 + b)];if(((c>=0)&&fights$(d,c))){return c;}return nth_fighting$(a,d,b,e);}
function nth_fighting$(e,b,d,c){let a,$0,$1;for($0=first_of$(d),$1=(first_of$(d) + e[(0 + d)]);$0<$1;$0+=1){a=$0;if(fights$(b,a)){if((c==0)){return a;}c=(c - 1);}}return first_of$(d);}
function options_open$(a,d,b){let c;c=a[(4 + b)];if(((c>=0)&&fights$(d,c))){return 1;}return count_fighting$(a,d,b);}
function offer_types$(g,c,d){let a,b,f,e,$0,$1,$2;$0=[$part(c,30191,30252),(d * 4)];a=$0[0];b=$0[1];no_options$(c);for($1=b,$2=(b + 4);$1<$2;$1+=1){e=$1;if(((c[(30252 + e)]>=0)&&fights$(a,e))){option$(c,(1 + c[(30252 + e)]));}}f=(d?43:44);ask_rising$(c,f,g[(15892 + c[(30252 + b)])]);}
function go_on_retreating$(g,c){let a,b,f,e,d,$0,$1,$2,$3,$4,$5;$0=[$part(c,29628,30191),$part(c,30191,30252)];a=$0[0];b=$0[1];d=(c[30270] - 1);$1=[c[30271],(d * 4)];e=$1[0];f=$1[1];if((e>=(f + 4))){$5=$K17;c[30270]=$5[0];c[30271]=$5[1];c[1]=212;}else{if(((c[(30252 + e)]<0)||!(stands$(b,e)))){$4=30271;c[$4]=(c[$4] + 1);}else{if(fights$(b,e)){send_back$(a,b,e);if(!(has_gone$(c,e))){$3=30271;c[$3]=(c[$3] + 1);}put_down$(g,c);}else{if((has_gone$(c,e)&&(c[(2591 + c[(30252 + e)])]==where$(c,e)))){offer_ways$$(g,c,e);}else{$2=30271;c[$2]=(c[$2] + 1);}}}}}
function send_back$(c,a,b){if(c[(row_of$(b) + 13)]){lose$(c,a,b);}else{if(c[(row_of$(b) + 11)]){take_hits$(c,a,b,1,0);}else{a[(place_of$$(b) + 2)]=2;leave$(c,a,b);}}}
function has_gone$(c,a){let b;b=((31 + (a * 3)) + 2);return (c[(30191 + b)]==2);}
function go_on_advancing$(d,c){let a,b,$0,$1,$2;$0=[$part(c,30191,30252),c[30271]];a=$0[0];b=$0[1];if((b>=8)){c[1]=214;}else{if(((c[(30252 + b)]<0)||!(has_left$(c,b)))){$2=30271;c[$2]=(c[$2] + 1);}else{if((best_of$(d,c,a,where$(c,b))<0)){$1=30271;c[$1]=(c[$1] + 1);}else{offer_advance$(d,c,a,where$(c,b));}}}}
function has_left$(a,c){let b,d;b=$part(a,30191,30252);d=b[((31 + (c * 3)) + 2)];if((fights$(b,c)||(d==1)||(d==4))){return 0;}return (a[(5071 + where$(a,c))]<0);}
function best_of$(c,d,e,f){let a,b,$0,$1;a=(-1);for($0=0,$1=4;$0<$1;$0+=1){b=$0;if(may_advance$(c,d,e,b,f)){a=Math.max(a,rank$(d,e,b));}}return a;}
function rank$(a,b,c){let d;d=had_superiority$($part(a,29628,30191),b,c);return (d?100:a[(row$(c) + 2)]);}
function had_superiority$(b,a,c){if((a[3]==(-1))){return superior$(b,a,c);}return ((c==a[3])?a[30]:0);}
function may_advance$(e,a,d,b,f){let g,c;c=a[(30252 + b)];if(((c<0)||!(fights$(d,b))||(a[(2911 + c)]!=0))){return 0;}g=side_towards$(e,a[(2591 + c)],f);return ((g>=0)&&passable$(e,a[(2591 + c)],g));}
function offer_advance$(a,b,c,d){let e,f,$0,$1;e=best_of$(a,b,c,d);no_options$(b);for($0=0,$1=4;$0<$1;$0+=1){f=$0;if((may_advance$(a,b,c,f,d)&&(rank$(b,c,f)==e))){option$(b,(1 + b[(30252 + f)]));}}ask_rising$(b,46,a[(15892 + b[30252])]);}
function offer_arrival$(d,c){let e,b,f,a,$0,$1,$2;$0=[c[30272],where$(c,c[30271])];a=$0[0];b=$0[1];if(((c[(2591 + a)]!=b)||c[(3711 + a)]||!(may_turn$$(d,c,a)))){end_advance$(c);return;}no_options$(c);for($1=0,$2=6;$1<$2;$1+=1){e=$1;f=$mod((((e - c[(2751 + a)]) + 6) + 1),6);if((f<=2)){option$(c,(1 + e));}}ask$(c,47,d[(15892 + a)]);}
function end_combat$(h,c){let a,b,g,d,e,f,$0,$1,$2,$3,$4,$5;$0=[$part(c,29628,30191),$part(c,30191,30252)];a=$0[0];b=$0[1];disrupt_chargers$(a,b);b[0]=10;for($1=0,$2=4;$1<$2;$1+=1){d=$1;for($3=4,$4=8;$3<$4;$3+=1){e=$3;$5=[c[(30252 + d)],c[(30252 + e)]];f=$5[0];g=$5[1];if(((f>=0)&&(g>=0)&&fights$(b,d)&&fights$(b,e))){if(are_adjacent$(h,c,f,g)){engage$(h,c,f,g);}}}}tally_charges$(h,c);c[1]=210;go_to_next$(h,c,215);}
function tally_charges$(d,b){let a,c,$0,$1,$2;for($0=0,$1=4;$0<$1;$0+=1){a=$0;c=b[(30252 + a)];if(((c>=0)&&b[(34233 + c)]&&b[30193])){$2=((49628 + (d[(15892 + c)] * 24)) + 19);b[$2]=(b[$2] + 1);}}}
function engage$(a,b,c,d){let e,$0,$1;e=side_towards$(a,b[(2591 + c)],b[(2591 + d)]);$0=(3551 + c);b[$0]=(b[$0] | (1 << e));$1=(3551 + d);b[$1]=(b[$1] | (1 << opposite$(e)));}
function disrupt_chargers$(d,b){let c,a,$0,$1;for($0=0,$1=d[0];$0<$1;$0+=1){a=$0;c=(stands$(b,a)&&(b[(place_of$$(a) + 2)]!=1));if((c&&charges$(d,b,a))){disrupt$(d,b,a);}}}
function any_legal$(g,c,d){let f,e,b,a,$0;$0=[c[4],c[2]];a=$0[0];b=$0[1];e=among(d,(4 * a));if((b==3)){return ((Math.floor(e/a)<3)?0:$mod(e,a));}f=((b==20)||(b==22)||(b==41));if(((c[9]==0)&&(f||(b<20)))){return (1 + among(d,(a - 1)));}return $mod(e,a);}
function never_trumps$(a,b,c){return choose_by_odds$(a,b,c,3);}
function choose_by_odds$(b,a,g,i){let c,e,d,h,f,j,$0,$1,$2,$3;if((a[2]==20)){forget_way$(a,a[3]);}note_way$(b,a,a[3]);note_standing$(b,a);$0=[(-2000000),0,0,g];c=$0[0];d=$0[1];e=$0[2];f=$0[3];for($1=0,$2=a[4];$1<$2;$1+=1){h=$1;j=worth_of$(b,a,a[(9 + h)],i);if((weight$(b,5)>0)){j=(j + whim$(b,a,a[(9 + h)]));}if((j>c)){$3=[j,1,h];c=$3[0];d=$3[1];e=$3[2];}else{if((j==c)){d=(d + 1);f=another(f);if(takes_its_place(f,d)){e=h;}}}}return e;}
function whim$(d,c,e){let a,b,f,$0;$0=[c[2],weight$(d,5)];a=$0[0];b=$0[1];if(((a!=22)&&(a!=41))){return 0;}f=(((e + ((40009 * c[13437]) * (a==22))) * 64) + weight$(d,6));return (Math.floor(((2 * b) * scrambled(f))/65521) - b);}
function worth_of$(c,a,d,e){let b;b=a[2];if((b==22)){return worth_of_end$(c,a,d,e);}if((b<20)){return worth_of_command$(c,a,d,e);}if((b<40)){return worth_in_movement$(c,a,d,e);}if(((b>=50)||(b==42))){return worth_of_honor$(c,a,d);}return worth_of_blow$(c,a,d,e);}
function worth_of_blow$(d,c,e,f){let a,b,g,$0;$0=[c[2],c[3]];a=$0[0];b=$0[1];if((a==41)){return worth_of_attack$(d,c,e,f);}if((a==40)){g=c[30269];note_way$(d,c,b);return worth_of_place$(d,c,g,c[(2591 + g)],(e - 1),f);}if(((a==43)||(a==44))){return worth_of_type$(d,c,e,(a==43));}if((a==45)){return worth_of_retreat$(d,c,e,b);}if((a==46)){return left_to_tq$(d,c,(e - 1));}if((a==47)){g=c[30272];note_way$(d,c,b);return worth_of_place$(d,c,g,c[(2591 + g)],(e - 1),f);}if((a==49)){note_way$(d,c,b);g=c[9876];return worth_of_place$(d,c,g,($mod(e,10000) - 1),Math.floor(e/10000),f);}return e;}
function worth_of_retreat$(a,b,d,c){let e;note_way$(a,b,c);e=(d>=10000);return ((2 * steps_from$(b,c,($mod(d,10000) - 1))) - e);}
function worth_of_type$(g,e,h,a){let b,d,f,c,$0,$1;b=(a?0:4);c=0;for($0=b,$1=(b + 4);$0<$1;$0+=1){d=$0;f=e[(30252 + d)];if((f<0)){continue;}if(a){c=(c - column_of$(g,f,(h - 1),0,0));}else{c=(c + column_of$(g,(h - 1),f,0,0));}}return c;}
function worth_of_place$(d,k,e,h,m,o){let f,a,b,j,i,g,c,l,n,$0,$1,$2,$3,$4;$0=0;a=$0;b=$0;c=$0;f=(1 - d[(15892 + e)]);for($1=0,$2=6;$1<$2;$1+=1){g=$1;i=((6 * h) + g);j=d[(29412 + i)];l=((j>=0)?k[(5071 + j)]:(-1));if(((l<0)||(d[(15892 + l)]!=f))){continue;}if((is_front$(m,g)&&(d[(39012 + i)]>0))){a=(a + 1);}else{if(((k[(2911 + l)]==0)&&is_front$(k[(2751 + l)],opposite$(g)))){b=(b + 1);}}}n=((-60) * b);if((a&&strikes$(d,e))){for($3=0,$4=6;$3<$4;$3+=1){g=$3;j=d[((29412 + (6 * h)) + g)];l=((j>=0)?k[(5071 + j)]:(-1));if(((l>=0)&&(d[(15892 + l)]==f)&&is_front$(m,g))){c=(c + worth_of_shock$(d,k,e,h,g,l,a,(b>0),o));}}if((seeks_shock$(d,e)||(c>0))){return (n + Math.floor(c/a));}}if(!(seeks_shock$(d,e))){return (n + worth_of_shooting_place$(d,k,e,h,m,a,o));}return (n + worth_of_approach$(d,k,(1 - f),h,m));}
function worth_of_approach$(e,a,b,c,f){let d,g;d=nearest_to$(a,b,c);if(((d<0)||(a[(2591 + d)]<0))){return ((-30) * steps_from$(a,b,c));}g=aspect$(e,c,f,a[(2591 + d)]);return (((-30) * steps_from$(a,b,c)) - (6 * g));}
function nearest_to$(a,b,c){let d;d=a[((49678 + (b * 1600)) + c)];return ((d>=99000)?(-1):$mod(d,1000));}
function worth_of_shooting_place$(c,f,d,h,j,l,n){let i,a,e,m,o,b,k,g,$0,$1,$2;$0=[0,c[(15892 + d)]];a=$0[0];b=$0[1];for($1=c[(30 - b)],$2=c[(32 - b)];$1<$2;$1+=1){e=$1;g=f[(2591 + e)];if(((g<0)||f[(3551 + e)])){continue;}i=distance$(c,h,g);if((i<=3)){a=Math.max(a,worth_of_shot$(c,f,d,h,j,e,i));}}k=steps_from$(f,b,h);m=(!(strikes$(c,d))?(60 * l):0);if(((n & 1)&&(k<=1))){m=(m + 60);}o=nearest_to$(f,b,h);if(((a==0)&&(o>=0)&&(f[(2591 + o)]>=0))){m=(m + (6 * (1 + aspect$(c,h,j,f[(2591 + o)]))));}return ((a - m) - (30 * Math.max(0,((k - 2) - 1))));}
function worth_of_shot$(d,a,h,e,f,b,i){let k,j,c,g;c=a[(2591 + b)];g=aspect$(d,e,f,c);if(((g==2)||!(sees$(d,a,e,c)))){return 0;}j=shot_costs$(d,a,h,b,i,((g==1)?(-2):0));if((d[(17172 + b)]!=0)){k=aspect$(d,c,a[(2751 + b)],e);if((k!=2)){j=(j - Math.floor(shot_costs$(d,a,b,h,i,((k==1)?(-2):0))/2));}}return j;}
function shot_costs$(a,f,b,g,d,e){let l,m,h,i,k,j,c;c=(a[(17172 + b)] - 1);if(((c<0)||(d>4))){return 0;}h=((e + a[(26212 + f[(2591 + g)])]) - (-6));h=Math.min(Math.max(h,0),9);i=Math.min(left_to_tq$(a,f,g),9);j=(((((c * 4) + d) - 1) * 10) + h);k=(102092 + (3 * (((j * 9) + i) - 1)));l=a[(k + 0)];if(((a[(17172 + g)]!=0)||(f[(2911 + g)]==0))){l=(l + Math.floor((a[(k + 2)] * Math.max(0,(9 - tq$(a,f,g))))/10));}m=(l * breaking_costs$(a,f,g,0));return Math.floor((m + (a[(k + 1)] * hit_costs$(a,f,g)))/1000);}
function seeks_shock$(a,b){return (a[(17172 + b)]==0);}
function worth_of_shock$(i,a,j,g,c,b,m,e,o){let p,n,k,d,h,q,l,f;d=side_aspect$(a[(2751 + b)],opposite$(c));f=((d!=0)&&!(e));h=((6 * g) + c);k=strikers$(i,a,b,j);l=(-(i[(71012 + h)]) - i[(27812 + a[(2591 + b)])]);l=(l - (2 * (m - 1)));if((a[(3231 + j)]>0)){l=(l - 2);}n=(a[(3551 + b)]==0);p=(may_charge$$$(i,a,j,g)&&!((o & 4)));q=exchange$$(i,a,j,b,l,k,f,0,n,o);if(!(p)){return q;}return Math.max(q,exchange$$(i,a,j,b,l,k,f,1,n,o));}
function exchange$$(a,h,b,c,e,f,i,d,j,n){let m,g,l,q,k,p,o;g=column_of$(a,b,c,d,(e + (2 * f)));if((g<0)){return 0;}k=defender_suffers$(a,h,c,g,i,d,j);l=attacker_suffers$(a,h,b,g,d,(1 + f));if(f){m=column_of$(a,b,c,0,(e + (2 * (f - 1))));k=(k - defender_suffers$(a,h,c,m,0,0,j));k=(k + (25 * f));}if((n & 1)){o=a[(defender_row$(a,h,c,g,i,d,j) + 0)];p=(d?1000:a[(attacker_row$(a,h,b,g,(1 + f)) + 0)]);q=((o * flight_costs$(a,h,c)) - (p * flight_costs$(a,h,b)));k=(k + Math.floor((Math.floor(q/1000) * weight$(a,1))/100));}return balance$(h,a[(15892 + b)],k,l,n);}
function balance$(a,b,c,d,e){if(a[(54479 - b)]){c=Math.floor((c * 15)/100);}if(a[(54478 + b)]){return (c - Math.floor((d * 15)/100));}if(a[(54479 - b)]){return (c - Math.floor((d * 200)/100));}return (c - Math.floor((d * own_cost$(e))/100));}
function own_cost$(a){return ((a & 1)?95:75);}
function flight_costs$(c,a,b){let h,d,g,e,f,$0,$1,$2;if(((a[(2911 + b)]!=0)||(c[(16372 + b)]==8))){return 0;}$0=[c[(16052 + b)],0,0];d=$0[0];e=$0[1];f=$0[2];for($1=c[(116 + d)],$2=c[(148 + d)];$1<$2;$1+=1){g=$1;if((c[(16372 + g)]==8)){continue;}f=(f + (a[(2911 + g)]!=0));if(((a[(2591 + g)]>=0)&&(g!=b))){e=(e + (worth$(c,g) - worth_gone$(c,a,g)));}}h=chance_to_flee$(c,a,d,f);return Math.floor(((chance_to_flee$(c,a,d,(f + 1)) - h) * e)/10);}
function attacker_row$(a,b,c,f,d){let e,g;e=Math.min((left_to_tq$(a,b,c) * d),9);g=(((((f * 3) + 1) * 9) + e) - 1);return (101144 + (2 * g));}
function attacker_suffers$(a,b,c,d,j,e){let g,i,k,h,f,$0;f=attacker_row$(a,b,c,d,e);$0=[a[(f + 0)],Math.floor(a[(f + 1)]/e)];g=$0[0];h=$0[1];i=((g * breaking_costs$(a,b,c,0)) + (h * hit_costs$(a,b,c)));i=Math.floor(i/1000);if((j&&(b[(2911 + c)]==0))){k=(Math.floor((worth$(a,c) * 45)/100) - worth_gone$(a,b,c));i=Math.max(i,(Math.floor(((1000 - g) * k)/1000) + i));}return i;}
function may_charge$$$(a,d,b,e){let c;c=a[(16372 + b)];if(((c!=0)&&(c!=1))){return 0;}return ((d[(2911 + b)]==0)&&(d[(4511 + b)]!=e));}
function strikers$(c,d,e,h){let a,f,b,g,i,$0,$1;a=0;for($0=0,$1=6;$0<$1;$0+=1){b=$0;f=c[((29412 + (6 * d[(2591 + e)])) + b)];g=((f>=0)?d[(5071 + f)]:(-1));if(((g<0)||(g==h)||(c[(15892 + g)]==c[(15892 + e)]))){continue;}i=c[(16052 + g)];if(((i!=d[2059])&&(i!=d[2060]))){continue;}if((strikes$(c,g)&&is_front$(d[(2751 + g)],opposite$(b)))){a=(a + ((d[(4351 + g)]>0)||(d[(3551 + g)]>0)));}}return a;}
function worth_of_attack$(k,i,a,f){let d,q,j,h,g,n,l,o,p,c,b,e,m,$0,$1,$2,$3;if((a==0)){return 0;}$0=[Math.floor(a/10000),($mod(a,10000) - 1)];b=$0[0];c=$0[1];d=(b>=3);e=$mod(b,3);if((d&&(f & 4))){return (-1000000);}$1=[i[(2591 + c)],i[(2751 + c)]];g=$1[0];h=$1[1];j=((e==2)?2:1);l=outflanked$(k,i,c);m=0;for($2=0,$3=2;$2<$3;$2+=1){n=$2;if(((e!=2)&&(e!=n))){continue;}o=$mod(((h + 5) + n),6);p=k[((29412 + (6 * g)) + o)];q=((p>=0)?i[(5071 + p)]:(-1));if((q>=0)){m=(m + worth_of_shock$(k,i,c,g,o,q,j,l,f));}}if((i[(33913 + c)]==1)){m=Math.floor((m * Math.min(10,(tq$(k,i,c) + 1)))/10);}return (m - (5 * d));}
function outflanked$(e,a,b){let g,c,f,d,$0,$1;c=a[(2591 + b)];for($0=0,$1=6;$0<$1;$0+=1){d=$0;f=e[((29412 + (6 * c)) + d)];g=((f>=0)?a[(5071 + f)]:(-1));if(((g<0)||(e[(15892 + g)]==e[(15892 + b)]))){continue;}if((is_front$(a[(2751 + b)],d)||(a[(2911 + g)]!=0))){continue;}if(is_front$(a[(2751 + g)],opposite$(d))){return 1;}}return 0;}
function worth_of_honor$(c,a,d){let b;b=a[2];if((b==50)){return worth_of_challenging$(c,a,d);}if((b==52)){return worth_of_answer$(c,a,d);}if((b==53)){return worth_of_defender$(c,a,d);}if((b==51)){return d;}return worth_of_yielding$(c,a,d);}
function worth_of_yielding$(c,a,e){let b,d;b=(a[2]==54);d=(b?samurai_fights_on$(c,a):busho_fights_on$(c,a));return ((e&&d)?(-1):e);}
function busho_fights_on$(f,b){let j,c,g,e,d,h,a,i,$0;a=30201;c=((b[a]>b[(a + 1)])?0:1);$0=[b[(30262 + c)],b[(30263 - c)]];d=$0[0];e=$0[1];g=(endurance$(f,b,d) - b[(a + c)]);h=(endurance$(f,b,e) - b[((a + 1) - c)]);i=odds_of_duel$(f,skill$(f,b,d),g,skill$(f,b,e),h);j=(worth_of_busho$(f,b,d) + worth_of_busho$(f,b,e));return fights_on$(i,j,head_of$(f,d));}
function fights_on$(a,c,b){return ((a * ((2 * b) + c))>(1000 * b));}
function head_of$(b,a){let c;c=((a>=0)&&is_chief$(b,a));return (200 + (100 * (c?b[51]:b[50])));}
function worth_of_busho$(d,c,e){let f,a,b,$0,$1;a=0;for($0=d[(116 + e)],$1=d[(148 + e)];$0<$1;$0+=1){b=$0;if(((c[(2591 + b)]>=0)&&(d[(16372 + b)]!=8))){a=(a + (worth$(d,b) - worth_gone$(d,c,b)));}}f=(flight_limit$(d,c,e,units_lost$(d,c,e)) + 1);return (200 + Math.floor((a * f)/10));}
function odds_of_duel$(h,c,a,d,b){let g,f,e,$0;if(((a<=0)||(b<=0))){return (1000 * (a>0));}$0=[Math.min(c,9),Math.min(d,9)];c=$0[0];d=$0[1];e=((c * 10) + d);f=(Math.min(a,8) - 1);g=(((f * 8) + Math.min(b,8)) - 1);return h[((104252 + ((e * 8) * 8)) + g)];}
function samurai_fights_on$(g,d){let l,b,m,h,f,j,e,i,c,a,k,$0,$1,$2,$3;$0=[d[34396],d[34397],d[34398]];a=$0[0];b=$0[1];c=$0[2];$1=[samurai_skill$(g,d,a),(stamina_of$(g,d,a) - d[34399])];e=$1[0];f=$1[1];if((b>=0)){$3=[skill$(g,d,b),endurance$(g,d,b),worth_of_busho$(g,d,b)];h=$3[0];i=$3[1];j=$3[2];}else{$2=[samurai_skill$(g,d,c),stamina_of$(g,d,c),300];h=$2[0];i=$2[1];j=$2[2];}k=odds_of_duel$(g,e,f,h,(i - d[34400]));l=(d[34399]>d[34400]);m=head_of$(g,(l?(-1):b));return fights_on$((l?k:(1000 - k)),(300 + j),m);}
function stamina_of$(a,b,c){return (samurai_stamina$(a,b,c) - b[(4951 + c)]);}
function worth_of_defender$(d,a,c){let b;b=a[34396];if((c>10000)){return -(worth_of_duel$(d,a,b,(-1),($mod(c,10000) - 1)));}return -(worth_of_duel$(d,a,b,(c - 1),(-1)));}
function worth_of_duel$(c,d,e,j,f){let b,k,a,i,g,h,$0;$0=[samurai_skill$(c,d,e),stamina_of$(c,d,e)];a=$0[0];b=$0[1];if((j>=0)){h=odds_of_duel$(c,a,b,skill$(c,d,j),endurance$(c,d,j));i=worth_of_busho$(c,d,j);}else{g=samurai_skill$(c,d,f);h=odds_of_duel$(c,a,b,g,stamina_of$(c,d,f));i=300;}k=(head_of$(c,(-1)) + 300);return Math.floor(((h * (head_of$(c,j) + i)) - ((1000 - h) * k))/1000);}
function worth_of_answer$(j,c,f){let k,l,g,m,h,a,b,i,d,e,$0,$1,$2,$3,$4;$0=[c[34396],c[3]];a=$0[0];b=$0[1];$1=[Math.floor(f/10000),($mod(f,10000) - 1)];d=$1[0];e=$1[1];if((f==0)){$2=[place_of$(c,a),range_of$(j,c,a),0];g=$2[0];h=$2[1];i=$2[2];for($3=j[(33 + b)],$4=j[(35 + b)];$3<$4;$3+=1){k=$3;if(hears$(j,c,k,g,h)){i=(i + cost_of_silence$(j,c,k));}}return -(i);}if((d==0)){return -(worth_of_duel$(j,c,a,e,(-1)));}if((d==1)){return -(worth_of_duel$(j,c,a,(-1),e));}l=-(worth_of_duel$(j,c,a,(-1),best_samurai$(j,c,e)));if((d==2)){return (l - cost_of_finishing$(j,c,e));}m=Math.min(10,(rating$(j,c,e) + 1));return Math.floor(((m * l) - ((10 - m) * cost_of_silence$(j,c,e)))/10);}
function cost_of_finishing$(c,a,b){if((a[(2175 + b)]||(a[(2143 + b)]==0))){return 0;}return gain_of_phase$(c,a,b,c[(52 + b)]);}
function gain_of_phase$(a,b,c,d){return Math.floor(worth_of_phase$(a,b,c,d)/2);}
function best_samurai$(d,g,e){let j,a,i,b,f,h,c,$0,$1,$2,$3;$0=[(-1),(-1),d[(52 + e)]];a=$0[0];b=$0[1];c=$0[2];for($1=0,$2=d[25];$1<$2;$1+=1){f=$1;h=(g[(4831 + f)]==e);i=((g[(4831 + f)]==(-1))&&is_of_cup$(d,f,c));if((h||(i&&can_draw$(d,g,e)))){j=((2 * (samurai_skill$(d,g,f) + stamina_of$(d,g,f))) + h);if((j>a)){$3=[j,f];a=$3[0];b=$3[1];}}}return b;}
function is_of_cup$(a,b,c){return ((a[(17972 + b)]==c)||(a[(17972 + b)]==2));}
function cost_of_silence$(c,a,b){if(a[(2335 + b)]){return worth_of_busho$(c,a,b);}return (50 + cost_of_finishing$(c,a,b));}
function hears$(d,a,b,e,f){let c;c=a[(2271 + b)];if(((c<0)||(is_chief$(d,b)&&in_camp$(d,a,d[(52 + b)])))){return 0;}return ((distance$(d,e,c)<=f)&&sees$(d,a,e,c));}
function worth_of_challenging$(d,b,a){let c;if((a==0)){return 0;}if((Math.floor(a/10000)!=0)){return (-1);}c=b[34396];return worth_of_stand$(d,b,c,b[3],place_of$(b,c));}
function worth_of_stand$(d,e,f,j,h){let g,i,b,a,k,l,c,m,$0,$1,$2,$3,$4;$0=[range_of$(d,e,f),100000,0];a=$0[0];b=$0[1];c=$0[2];for($1=d[(34 - j)],$2=d[(36 - j)];$1<$2;$1+=1){g=$1;if(hears$(d,e,g,h,a)){c=(c + cost_of_silence$(d,e,g));b=Math.min(b,worth_of_duel$(d,e,f,g,(-1)));if((can_draw$(d,e,g)&&e[(2143 + g)]&&!(e[(2175 + g)]))){i=worth_of_duel$(d,e,f,(-1),best_samurai$(d,e,g));b=Math.min(b,(i + cost_of_finishing$(d,e,g)));}}}for($3=0,$4=d[25];$3<$4;$3+=1){k=$3;l=e[(4831 + k)];if(((l>=0)&&(d[(52 + l)]!=j))){m=place_of$(e,k);if(((m>=0)&&(distance$(d,h,m)<=a)&&sees$(d,e,h,m))){b=Math.min(b,worth_of_duel$(d,e,f,(-1),k));}}}return ((b<100000)?Math.min(b,c):0);}
function worth_in_movement$(c,a,d,e){let b;b=a[2];if(((b==20)||(b==34))){return worth_of_unit_order$(c,a,d,e);}if((b==21)){return worth_of_entry$(c,a,d,a[3]);}if((b==23)){return worth_of_hiding$(c,a,d,a[3]);}if((b==24)){return worth_of_falling_back$(c,a,d,e);}if((b==26)){return worth_of_facing_about$(c,a,d,e);}if((b==30)){return worth_of_quarry$(c,a,d);}if((b==37)){return worth_of_ride$(c,a,d,e);}if((b==38)){return worth_of_company$(c,a,(d - 1));}if((b==39)){return worth_of_samurai$(c,a,d);}if(((b==25)||(b==33))){return -(d);}return ((d>0)?1:0);}
function worth_of_samurai$(d,a,c){let f,e,b;b=a[3];if((a[1]!=149)){return ((c - 1)==best_samurai$(d,a,a[2059]));}e=a[27696];if((c>10000)){return worth_of_assault$(d,a,e,($mod(c,10000) - 1));}f=((c>0)?(c - 1):place_of$(a,e));return worth_of_stand$(d,a,e,b,f);}
function worth_of_assault$(e,b,f,c){let a,g,h,i,d,$0,$1;a=10;d=b[(5071 + b[(2271 + c)])];if(((d>=0)&&(e[(15892 + d)]==e[(52 + c)]))){a=Math.min(10,(samurai_stamina$(e,b,f) + 1));}g=worth_of_duel$(e,b,f,c,(-1));for($0=0,$1=e[25];$0<$1;$0+=1){h=$0;i=b[(4831 + h)];if(((i>=0)&&(e[(52 + i)]==e[(52 + c)]))){if((place_of$(b,h)==b[(2271 + c)])){g=Math.min(g,worth_of_duel$(e,b,f,(-1),h));}}}return Math.floor(((a * g) - ((10 - a) * 300))/10);}
function worth_of_company$(a,d,b){let c,f,e;c=a[(15892 + b)];note_way$(a,d,c);e=Math.min(4,steps_from$(d,c,d[(2591 + b)]));f=((tq$(a,d,b) - d[(3071 + b)]) + Math.floor(hit_costs$(a,d,b)/100));return (((10 * e) + f) - (20 * (d[(2911 + b)]!=0)));}
function worth_of_ride$(c,a,e,m){let k,b,f,g,d,l,j,i,h,$0,$1,$2;b=a[27694];d=c[(52 + b)];f=((e>0)?(e - 1):a[(2271 + b)]);if((is_chief$(c,b)&&in_camp$(c,a,d))){return (1000 * (e==0));}note_way$(c,a,d);$0=[rating$(c,a,b),0];g=$0[0];h=$0[1];for($1=c[(116 + b)],$2=c[(148 + b)];$1<$2;$1+=1){i=$1;j=a[(2591 + i)];if(((j>=0)&&(c[(16372 + i)]!=8))){k=distance$(c,f,j);h=(h + ((20 * (k<=g)) - k));}}l=steps_from$(a,d,f);if((a[(5071 + f)]>=0)){h=(h + (15 - ((40 * (l<=2)) * ((m & 1)?2:1))));}else{if((l<=4)){h=(h - 200);}}return ((2 * h) + (e==0));}
function worth_of_quarry$(e,c,d){let b,a,$0;$0=[c[26731],(d - 1)];a=$0[0];b=$0[1];return worth_of_shot$(e,c,a,c[(2591 + a)],c[(2751 + a)],b,1);}
function worth_of_facing_about$(h,d,a,k){let i,e,j,g,f,c,b;if((a==0)){return 0;}b=($mod(a,10000) - 1);c=((a>=10000)?5:1);e=d[(2751 + b)];f=$mod((e + c),6);g=d[(2591 + b)];i=(h[(17492 + b)]?(h[(24612 + g)] * hit_costs$(h,d,b)):0);j=(danger$(h,d,b,g,e) - danger$(h,d,b,g,f));return (j - i);}
function worth_of_falling_back$(g,f,a,m){let i,k,j,e,d,b,l,h,c,$0,$1,$2,$3;if((a==0)){return 0;}$0=[Math.floor(a/10000),($mod(a,10000) - 1)];b=$0[0];c=$0[1];$1=[f[(2591 + c)],f[(2751 + c)]];d=$1[0];e=$1[1];h=g[((29412 + (6 * d)) + b)];i=0;for($2=(tq$(g,f,c) + 1),$3=10;$2<$3;$2+=1){j=$2;i=(i + (j - tq$(g,f,c)));}k=Math.floor((i * hit_costs$(g,f,c))/10);l=(danger$(g,f,c,d,e) - danger$(g,f,c,h,e));return ((l - k) - weight$(g,3));}
function worth_of_hiding$(b,c,a,d){let e;if((a==0)){return (-1);}note_way$(b,c,d);e=(c[((5071 + a) - 1)]>=0);return ((2 * steps_from$(c,d,(a - 1))) + (3 * e));}
function worth_of_entry$(a,b,f,c){let e,d,$0;note_way$(a,b,c);$0=[Math.floor((f - 1)/6),$mod((f - 1),6)];d=$0[0];e=$0[1];return worth_of_approach$(a,b,c,d,e);}
function worth_of_unit_order$(d,f,a,k){let g,l,e,h,i,c,b,j,$0;if((a==0)){return 0;}$0=[Math.floor(a/10000),($mod(a,10000) - 1)];b=$0[0];c=$0[1];e=d[(15892 + c)];note_way$(d,f,e);g=f[(2591 + c)];if((g<0)){return 1000;}h=steps_from$(f,e,g);i=((1000 - (20 * h)) + (seeks_shock$(d,c)?0:300));if(is_behind_friends$(d,f,c)){i=(i - 500);}if((b==3)){return 1600;}if(is_won$(f,e)){return (-1);}if((b==2)){j=(((3 * f[(3071 + c)])>=tq$(d,f,c))||(h>=6));l=((k & 1)?3:5);return ((j&&(h>=l))?(i + 1):(-1));}if((b==4)){return ((f[(3231 + c)]&&(h<=4))?(i + 1):(-1));}if((b==1)){return (i + 300);}return i;}
function is_won$(a,b){return ((a[(54479 - b)]>0)&&(a[(54478 + b)]==0));}
function is_behind_friends$(g,d,e){let b,a,i,f,h,c,$0,$1,$2;$0=[d[(2591 + e)],0,0];a=$0[0];b=$0[1];c=$0[2];for($1=0,$2=6;$1<$2;$1+=1){f=$1;if(is_front$(d[(2751 + e)],f)){h=beside$(g,a,f);if(((h>=0)&&g[((39012 + (6 * a)) + f)])){c=(c + 1);i=d[(5071 + h)];if(((i>=0)&&(g[(15892 + i)]==g[(15892 + e)]))){b=(b + (d[(4191 + i)]==0));}}}}return (c==b);}
function worth_of_command$(d,c,e,f){let h,a,b,g,$0;$0=[c[2],c[3]];a=$0[0];b=$0[1];if((a==3)){return worth_of_order$(d,c,e,f);}if((a==8)){return worth_of_rallying_place$(d,c,Math.floor((e - 1)/6),b);}if((a==9)){return worth_of_company$(d,c,(e - 1));}if((a==4)){g=!(is_won$(c,b));return (e * (g?(worth_of_phase$(d,c,c[2059],b) - 1):(-1)));}if((e==0)){h=((a==2)&&(f & 1)&&lets_them_come$(d,c,b));return (h?1000000:0);}if((a==6)){return worth_of_trump$(d,c,(e - 1),b,f);}if(((a==1)&&(f & 1)&&waits$$(d,c,(e - 1)))){return (-1);}if(((a!=1)&&is_won$(c,b))){return ((e>=1000)?(-1):worth_of_mending$(d,c,(e - 1),b));}if((e>=1000)){return (-1);}return worth_of_phase$(d,c,(e - 1),b);}
function worth_of_mending$(a,b,g,c){let d,f,e,$0,$1;note_way$(a,b,c);d=(-1);for($0=a[(116 + g)],$1=a[(148 + g)];$0<$1;$0+=1){e=$0;f=b[(2591 + e)];if(((f>=0)&&b[(3551 + e)])){return (-1);}if(((f>=0)&&(b[(2911 + e)]==1)&&(steps_from$(b,c,f)>=3))){d=(d + 100);}}return d;}
function waits$$(b,a,c){if((a[6]>1)){return 0;}return (steps_of$(b,a,c)>2);}
function steps_of$(c,e,d){let g,b,a,f,$0,$1,$2;$0=[c[(52 + d)],99];a=$0[0];b=$0[1];note_way$(c,e,a);for($1=c[(116 + d)],$2=c[(148 + d)];$1<$2;$1+=1){f=$1;g=e[(2591 + f)];if(((g>=0)&&(c[(16372 + f)]!=8))){b=(e[(3551 + f)]?0:Math.min(b,steps_from$(e,a,g)));}}return b;}
function worth_of_trump$(b,c,d,e,a){if((a & 2)){return (-1);}return worth_of_phase$(b,c,d,e);}
function lets_them_come$(f,a,b){let c,e,d,$0,$1,$2;if(((a[2058]>0)||is_won$(a,b)||(a[(54478 + b)]>0))){return 0;}$0=$K27;c=$0[0];d=$0[1];for($1=0,$2=f[24];$1<$2;$1+=1){e=$1;if(can_be_ordered$(f,a,e)){if((f[(52 + e)]==b)){d=Math.min(d,steps_of$(f,a,e));}else{c=1;}}}return (c&&(d>2)&&(d<=5));}
function worth_of_rallying_place$(a,b,d,c){note_way$(a,b,c);return steps_from$(b,c,d);}
function worth_of_order$(e,c,d,f){let a,b,$0;$0=[c[2059],c[3]];a=$0[0];b=$0[1];if((d==1)){return worth_of_phase$(e,c,a,b);}if((d==3)){return worth_of_rally$(e,c,a,b,f);}if(((d==5)&&!((f & 8)))){return (2 * worth_of_challenge$(e,c,a));}return (-1);}
function worth_of_challenge$(a,b,c){let k,g,i,f,h,d,e,j,$0,$1,$2,$3;d=best_samurai$(a,b,c);if((d<0)){return (-1);}$0=[a[(52 + c)],b[(2271 + c)]];e=$0[0];f=$0[1];$1=$K14;g=$1[0];h=$1[1];for($2=a[(34 - e)],$3=a[(36 - e)];$2<$3;$2+=1){i=$2;j=b[(2271 + i)];if((j<0)){continue;}k=distance$(a,f,j);h=(h||(k<=(7 + range_of$(a,b,d))));if((k<=7)){g=Math.max(g,worth_of_assault$(a,b,d,i));}}return (h?Math.max(g,best_stand$(a,b,d,e,f)):g);}
function best_stand$(g,e,j,c,i){let a,h,d,f,b,$0,$1,$2;$0=[0,(6671 + ((1 - c) * 1600))];a=$0[0];b=$0[1];for($1=0,$2=g[26];$1<$2;$1+=1){d=$1;f=e[(5071 + d)];h=((f<0)||(g[(15892 + f)]==c));if((h&&(e[(b + d)]==0)&&(distance$(g,i,d)<=7))){a=Math.max(a,worth_of_stand$(g,e,j,c,d));}}return a;}
function worth_of_rally$(a,b,h,c,j){let e,i,g,f,d,$0,$1,$2;note_way$(a,b,c);$0=0;d=$0;e=$0;for($1=a[(116 + h)],$2=a[(148 + h)];$1<$2;$1+=1){f=$1;if((b[(2911 + f)]==2)){g=a[(16692 + f)];d=(d + Math.floor((Math.floor((worth$(a,f) * g)/10) * 55)/100));}else{if(((b[(2591 + f)]>=0)&&(steps_from$(b,c,b[(2591 + f)])<=3))){e=(e + 1);}}}if((e==0)){return (100 * d);}i=((b[(2141 + c)] * 2)>=a[(41 + c)]);if(((j & 1)&&i)){return (2 * d);}return Math.floor(d/2);}
function worth_of_end$(c,a,g,k){let i,h,f,e,j,d,b,l,$0,$1;b=a[13437];d=c[(15892 + b)];$0=[a[(2591 + b)],a[(2751 + b)]];e=$0[0];f=$0[1];if((g>=10000)){h=($mod(g,10000) - 1);i=distance$(c,e,a[(2591 + h)]);j=worth_of_shot$(c,a,b,e,f,h,i);return ((j<=0)?(-10000):(10000 + j));}if((g>0)){$1=[Math.floor((g - 1)/6),$mod((g - 1),6)];e=$1[0];f=$1[1];}if((a[13438]==1)){return steps_from$(a,d,e);}l=worth_of_place$(c,a,b,e,f,k);if((g>0)){l=(l - Math.floor((way_costs$(c,a,b,e,f) * weight$(c,4))/100));}if((a[13438]==0)){l=(l - cost_of_straying$(c,a,b,e));if((k & 1)){l=(l - danger$(c,a,b,e,f));}}return ((2 * l) + (g==0));}
function cost_of_straying$(a,d,b,f){let c,h,g,e,$0,$1;c=a[(16052 + b)];e=d[(2271 + c)];if(((e<0)||(distance$(a,f,e)<=rating$(a,d,c)))){return 0;}for($0=0,$1=6;$0<$1;$0+=1){g=$0;h=a[((29412 + (6 * f)) + g)];e=((h>=0)?d[(5071 + h)]:(-1));if(((e>=0)&&(e!=b)&&(a[(16052 + e)]==c))){if((d[(9884 + e)]&&(a[(16372 + e)]!=8))){return 0;}}}return weight$(a,2);}
function way_costs$(d,b,c,a,e){let g,f;if((a==b[(2591 + c)])){return 0;}f=$mod(end_cost$(d,b,a,e),4096);g=(Math.floor(f/64) * one_hit_costs$(d,b,c));if($mod(f,64)){g=(g + passing_costs$(d,b,c,a,e));}return g;}
function passing_costs$(e,c,d,f,g){let a,i,h,b,$0;$0=[0,c[(2591 + d)]];a=$0[0];b=$0[1];h=last_node$(e,c,f,g);while(((h>=0)&&(Math.floor(h/6)!=b))){i=c[(5071 + Math.floor(h/6))];if(((i>=0)&&(i!=d))){a=(a + one_hit_costs$(e,c,i));}h=node_before$(e,c,h);}return a;}
function one_hit_costs$(c,a,b){if(((a[(3071 + b)] + 1)>=tq$(c,a,b))){return breaking_costs$(c,a,b,0);}return hit_costs$(c,a,b);}
function note_standing$(b,c){let a,$0,$1;for($0=0,$1=2;$0<$1;$0+=1){a=$0;c[(54478 + a)]=(rout_points$(b,c,a)>=b[(41 + a)]);}}
function forget_way$(a,b){a[(49676 + b)]=0;}
function never_charges$(a,b,c){return choose_by_odds$(a,b,c,5);}
function never_challenges$(a,b,c){return choose_by_odds$(a,b,c,9);}
function greedy$(a,b,c){return choose_by_odds$(a,b,c,0);}
function careful$(a,b,c){return choose_by_odds$(a,b,c,1);}
function play_games$(d,g,v,B,x,y,z,b,i,c,h,s,n,C){let t,l,a,f,k,m,r,w,A,p,j,q,u,o,e,$0,$1,$2,$3,$4;for($0=0,$1=n.length;$0<$1;$0+=1){a=$0;e=word_at(b,(c + a),d[9]);for($2=0,$3=h.length;$2<$3;$2+=1){f=$2;h[f]=g[f];}if((d[10]>0)){nothing_to_redraw$(d,h,(d[10] - 1),word_at(i,(c + a),0));}advance$(d,h);$4=[d[15],1,0];j=$4[0];k=$4[1];l=$4[2];m=((d[21]>0)?0:(-1));while((h[0]!=0)){if((h[6]!=j)){j=h[6];if((j==d[12])){return stopped$(l);}note$(d,h,n[a]);}if(((l==d[13])&&(l>0))){return stopped$(l);}o=h[0];if(((d[14]>0)&&((o>0)||(h[3]!=(d[14] - 1))))){return stopped$(l);}p=((o<0)&&(d[(16 + h[3])]>0));if(((d[22]>0)&&p&&decides$(d,h))){return stopped$(l);}l=(l + 1);q=uniform_of(e);r=(-1);if((m>=0)){if((o<0)){r=planned$(d,h,m);}m=((r>=0)?(m + 1):(-1));}if((m<0)){e=next_word(e);}if((r>=0)){u=h[(9 + r)];}else{if((o>=100000)){u=among(q,(o - 100000));}else{if((o>0)){if(((o>=v.length)||(v[o]<0))){return o;}w=v[o];A=fallen_on(q,x,w,y,z[o]);u=B[(w + A)];}else{nothing_hidden$(d,h,s);t=asked$(d,h,q);nothing_hidden$(d,h,s);u=h[(9 + t)];}}}if((C.length>0)){k=log_event$(h,u,C,k);}take$$(d,h,u);}record$(d,h,n[a]);}return 0;}
function take$$(a,b,c){settle$(a,b,c);advance$(a,b);}
function log_event$(a,e,d,c){let f,b,$0,$1,$2;b=((a[0]<0)?a[4]:0);if((((c + 3) + b)>d.length)){d[0]=(d.length + 1);return d.length;}d[c]=a[0];$0=[e,b];d[(c + 1)]=$0[0];d[(c + 2)]=$0[1];for($1=0,$2=b;$1<$2;$1+=1){f=$1;d[((c + 3) + f)]=a[(9 + f)];}d[0]=((c + 3) + b);return ((c + 3) + b);}
function asked$(a,b,c){let d,e;d=ask_bot(a,b,c,a[(1 + b[3])]);if((a[6]>0)){e=said$(a,b);if((e>=0)){return e;}}return d;}
function said$(a,c){let d,e,g,f,b,$0,$1,$2,$3,$4,$5;b=a[6];if(((c[6]!=a[7])||(c[3]!=a[8]))){return (-1);}if(silent$(a,c)){return (-1);}d=c[2];for($0=0,$1=a[b];$0<$1;$0+=1){e=$0;f=((b + 65) + (2 * e));if((a[f]==d)){for($2=0,$3=c[4];$2<$3;$2+=1){g=$2;if(means$(a,c,d,c[(9 + g)],a[(f + 1)])){return g;}}}}if(a[((b + 1) + d)]){for($4=0,$5=c[4];$4<$5;$4+=1){g=$4;if((c[(9 + g)]==0)){return g;}}}return (-1);}
function means$(g,b,a,f,d){let c,e;if((a==22)){c=b[13437];if((Math.floor(d/1000000)!=(1 + c))){return 0;}e=$mod(d,1000000);if((e>=20000)){e=(((1 + (6 * b[(2591 + c)])) + e) - 20000);}return (f==e);}if((a==30)){return ((Math.floor(d/1000000)==(1 + b[26731]))&&(f==$mod(d,1000000)));}if((a==37)){return ((Math.floor(d/1000000)==(1 + b[27694]))&&(f==$mod(d,1000000)));}if(((a==41)&&(f>0))){return is_attack$(g,b,f,d);}return (f==d);}
function is_attack$(j,k,c,d){let h,e,f,i,b,a,g,$0,$1;$0=[Math.floor(c/10000),($mod(c,10000) - 1)];a=$0[0];b=$0[1];if((($mod(d,1000)!=(1 + b))||((d>=1000000000)!=(a>=3)))){return 0;}e=($mod(Math.floor(d/1000),1000) - 1);f=($mod(Math.floor(d/1000000),1000) - 1);g=$mod(a,3);$1=[struck$(j,k,b,0),struck$(j,k,b,1)];h=$1[0];i=$1[1];if((g==2)){return (((e==h)&&(f==i))||((e==i)&&(f==h)));}return ((f<0)&&(e==((g==1)?i:h)));}
function struck$(e,a,b,c){let d,f;d=$mod(((a[(2751 + b)] + 5) + c),6);f=e[((29412 + (6 * a[(2591 + b)])) + d)];return ((f>=0)?a[(5071 + f)]:(-1));}
function silent$(a,b){let $0;return Boolean((0<($0=a[28])&&$0<b[2066]));}
function planned$(a,e,c){let f,d,b,$0,$1;b=a[21];d=((b + 1) + (2 * c));if(((c>=a[b])||(a[d]!=e[0]))){return (-1);}for($0=0,$1=e[4];$0<$1;$0+=1){f=$0;if((e[(9 + f)]==a[(d + 1)])){return f;}}return (-1);}
function decides$(d,a){let b,c;b=a[2];c=((b>=1)&&(b<=7));return Boolean((c||(b==20)||(b==41)));}
function note$(e,a,d){let b,c,$0,$1,$2;b=(a[6] - 1);if((0<=($0=b)&&$0<30)){for($1=0,$2=2;$1<$2;$1+=1){c=$1;d[((545 + (2 * b)) + c)]=a[(2141 + c)];}}}
function stopped$(a){return ((-1) - a);}
function advance$(b,a){while((a[7]==0)){a[0]=(-1);clear_options$(a);prepare$(b,a);if((a[0]==(-1))){continue;}if((a[0]>0)){if((a[0]!=100001)){return;}}else{if((a[4]!=1)){return;}}settle$(b,a,((a[0]<0)?a[9]:0));}a[0]=0;}

const DICE=new Dice(no_pool$),GAME={"name": "ran", "row": 621, "aside": 0, "redrawn": 24301};
const RULES={prepare:prepare$,settle:settle$,hide:nothing_hidden$,show:nothing_hidden$,clear:clear_options$,drawn_among:drawn_among,word_at:word_at,key:key,clear_options:clear_options$,record:record$,nothing_to_redraw:nothing_to_redraw$,can_be_ordered:can_be_ordered$,can_be_activated:can_be_activated$},AT={"PENDING": 0, "DECISION": 2, "ASKED": 3, "OPTIONS_OPEN": 4, "ACTIVE": 5, "TURN": 6, "ENDED": 7, "WINNER": 8, "CHOICES": 9, "PLAYING": 0, "BOTS": 1, "DRAWN": 9, "UNIFORM": 100000, "AUTOMATIC": -1};
const BOTS=[careful$,greedy$,never_challenges$,never_charges$,never_trumps$,any_legal$],ask_bot=(q,s,uniform,bot)=>BOTS[bot](q,s,uniform);
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
