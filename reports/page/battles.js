GAMES.battles=(()=>{const $R=(()=>{"use strict";
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
const END = 0, AUTOMATIC = -1;

class Graph {
constructor(machine, question, most = Infinity) {
this.machine = machine;
this.most = most;
this.numbers = Int32Array.from(question.numbers);
this.dice = new Dice(machine.pool || ((code) => question.dice[code]));
this.number = new Map();
this.states = []; this.event = []; this.first = []; this.target = []; this.postorder = [];
this.enter(Int32Array.from(machine.begin(this.numbers)));
const path = [0], next = [0];
while (path.length) {
const node = path[path.length - 1], place = next[next.length - 1]++;
if (place === this.edges(node)) {
this.postorder.push(node);
path.pop();
next.pop();
continue;
}
const state = this.states[node].slice(), known = this.states.length, event = this.event[node];
machine.step(this.numbers, state, event > 0 ? this.dice.outcome[this.dice.start[event] + place] : place);
const child = this.enter(state);
this.target[this.first[node] + place] = child;
if (child === known) {
path.push(child);
next.push(0);
}
}
this.leaves = this.event.flatMap((event, node) => (event === END ? [node] : []));
}
enter(state) {
const { machine, numbers } = this;
let event = machine.pending(numbers, state);
while (event === AUTOMATIC) {
machine.step(numbers, state, 0);
event = machine.pending(numbers, state);
}
const name = state.join();
if (!this.number.has(name)) {
const node = this.states.length;
if (node >= this.most) throw RangeError(`more than ${node} states`);
this.number.set(name, node);
this.states.push(state);
this.event.push(event);
this.first.push(this.target.length);
if (event > 0) this.dice.add(event);
for (let k = this.edges(node); k > 0; k--) this.target.push(0);
}
return this.number.get(name);
}

edges(node) {
const event = this.event[node];
return event > 0 ? this.dice.size[event] : event < 0 ? Math.floor(-event / 2) : 0;
}
chances(choice = this.event.map(() => 0)) {
const { event, first, target, postorder, dice } = this, chance = event.map(() => 0);
forward$(event, first, target, postorder, event.length, choice, dice.start, dice.size,
dice.probability, chance);
return this.leaves.map((node) => chance[node]);
}
best(values) {
const { event, first, target, postorder, dice } = this;
const value = event.map(() => 0), choice = event.map(() => 0);
this.leaves.forEach((node, place) => { value[node] = values[place]; });
backward$(event, first, target, postorder, dice.start, dice.size, dice.probability, value, choice);
return { value: value[0], choice };
}
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
const $K13=[15,19,23];
const $K14=[0,1];
function pool$(code_){return roll(Math.floor(code_/16),$K12[$mod(code_,16)],6);}
function step$(q_,s_,outcome_){let phase_;phase_=s_[0];if((phase_==0)){declare$(q_,s_);}else{if((phase_==1)){score_hits$(q_,s_,outcome_);}else{if((phase_==2)){check_leader$(q_,s_,outcome_);}else{if((phase_==3)){bolster_morale$(q_,s_,outcome_);}else{if((phase_==4)){retreat$(q_,s_);}else{if((phase_==5)){decide_fate$(q_,s_,outcome_);}else{if((phase_==6)){lack_of_honor$(q_,s_,outcome_);}else{call_next$(q_,s_);}}}}}}}}
function declare$(q_,s_){let leading_,row_,strike_;strike_=s_[1];row_=strike_row$(strike_);if(((strike_==5)||((strike_==6)&&(q_[17]==0)))){s_[27]=pay_to_inspire$(q_,s_,165);}if((strike_==6)){s_[2]=s_[27];}else{if((strike_!=1)){s_[2]=pay_to_inspire$(q_,s_,row_);}else{if((q_[(row_ + 7)]!=0)){leading_=(stands$(s_,15)?1:0);s_[2]=(leading_ + q_[(row_ + 8)]);}else{s_[2]=q_[(row_ + 8)];}}}s_[0]=1;}
function stands$(s_,party_){return ((s_[(party_ + 0)]>0)&&(s_[(party_ + 2)]==0));}
function pay_to_inspire$(q_,s_,row_){let leads_,side_,source_,striker_,$0;$0=[q_[(row_ + 7)],q_[(row_ + 0)]];source_=$0[0];striker_=$0[1];side_=q_[(party_row$(striker_) + 2)];leads_=((source_==2)||((source_==1)&&(s_[(striker_ + 1)]==1)));if((!(leads_)||(tokens_held$(q_,s_,side_)<q_[9]))){return 0;}pay$(q_,s_,side_,q_[9]);return 1;}
function pay$(q_,s_,side_,cost_){let paid_,$0;paid_=Math.min(cost_,tokens_held$(q_,s_,side_));$0=((9 + (side_ * 3)) + 0);s_[$0]=(s_[$0] - paid_);s_[4]=(cost_ - paid_);}
function tokens_held$(q_,s_,side_){let reserve_;reserve_=q_[(11 + side_)];return ((reserve_<0)?9999:(reserve_ + s_[((9 + (side_ * 3)) + 0)]));}
function party_row$(party_){return (51 + (Math.floor((party_ - 15)/4) * 12));}
function strike_row$(strike_){return (87 + (strike_ * 13));}
function score_hits$(q_,s_,outcome_){let hits_,honor_,row_,striker_,swords_,taken_,target_,$0;row_=strike_row$(s_[1]);$0=[q_[(row_ + 0)],q_[(row_ + 1)]];striker_=$0[0];target_=$0[1];swords_=Math.max(0,(((outcome_ >> 16) & 255) - q_[(row_ + 6)]));hits_=((outcome_ >> 24) + swords_);honor_=Math.max(0,((outcome_ & 255) - s_[2]));gain$(q_,s_,q_[(party_row$(striker_) + 2)],honor_);if((s_[1]==1)){s_[5]=hits_;}s_[2]=0;if((s_[(target_ + 0)]==0)){strike_leader_alone$(q_,s_,target_,hits_);return;}s_[3]=((outcome_ >> 8) & 255);taken_=Math.min(hits_,s_[(target_ + 0)]);lose_blocks$(q_,s_,target_,taken_);if(((taken_>0)&&(s_[(target_ + 1)]==1))){s_[0]=2;}else{answer_flags$(s_,target_);}}
function answer_flags$(s_,target_){if((s_[(target_ + 0)]==0)){s_[3]=0;}s_[0]=((s_[3]>0)?3:7);}
function lose_blocks$(q_,s_,party_,blocks_){let $0;if((blocks_>0)){$0=(party_ + 0);s_[$0]=(s_[$0] - blocks_);if(((s_[(party_ + 0)]==0)&&(q_[(party_row$(party_) + 3)]==0))){award_banner$(q_,s_,party_);}}}
function award_banner$(q_,s_,loser_){let winner_,$0;winner_=(1 - q_[(party_row$(loser_) + 2)]);$0=((9 + (winner_ * 3)) + 1);s_[$0]=(s_[$0] + 1);}
function strike_leader_alone$(q_,s_,target_,hits_){if((hits_>0)){kill_leader$(q_,s_,target_);s_[0]=7;}else{s_[0]=5;}}
function kill_leader$(q_,s_,party_){s_[(party_ + 1)]=3;award_banner$(q_,s_,party_);}
function gain$(q_,s_,side_,tokens_){let left_,other_,$0;if((q_[24]>=0)){other_=((9 + ((1 - side_) * 3)) + 0);left_=((q_[24] - s_[((9 + (side_ * 3)) + 0)]) - s_[other_]);tokens_=Math.min(tokens_,left_);}$0=((9 + (side_ * 3)) + 0);s_[$0]=(s_[$0] + tokens_);}
function check_leader$(q_,s_,outcome_){let killed_,target_;target_=q_[(strike_row$(s_[1]) + 1)];killed_=((outcome_ >> 24)==check_dice$(q_,s_));if(killed_){kill_leader$(q_,s_,target_);}answer_flags$(s_,target_);if(((s_[(target_ + 0)]==0)&&!(killed_))){s_[0]=5;}}
function check_dice$(q_,s_){let row_;row_=strike_row$(s_[1]);if((s_[(q_[(row_ + 1)] + 0)]==0)){return q_[6];}return (q_[(row_ + 9)]?q_[4]:q_[5]);}
function bolster_morale$(q_,s_,option_){let ignored_,policy_,$0;policy_=q_[(party_row$(q_[(strike_row$(s_[1]) + 1)]) + 8)];ignored_=((policy_==1)?least_ignored$(q_,s_):(most_ignored$(q_,s_) - option_));$0=3;s_[$0]=(s_[$0] - ignored_);s_[0]=((s_[3]>0)?4:7);}
function most_ignored$(q_,s_){let leader_,row_;row_=strike_row$(s_[1]);leader_=((s_[(q_[(row_ + 1)] + 1)]==1)?1:0);return Math.min(q_[0],(q_[(row_ + 10)] + leader_),s_[3]);}
function least_ignored$(q_,s_){return Math.min(q_[(strike_row$(s_[1]) + 11)],most_ignored$(q_,s_));}
function retreat$(q_,s_){let blocked_,cost_,hexes_,leader_,row_,strike_,target_,wanted_,$0;strike_=strike_row$(s_[1]);target_=q_[(strike_ + 1)];if(q_[(strike_ + 12)]){stand_fast$(q_,s_,target_);return;}row_=party_row$(target_);wanted_=(s_[3] * q_[(row_ + 4)]);if((q_[(row_ + 11)]>0)){wanted_=q_[(row_ + 11)];}hexes_=Math.min(wanted_,room_left$(q_,s_,target_));blocked_=(wanted_ - hexes_);s_[3]=0;$0=(target_ + 2);s_[$0]=(s_[$0] + hexes_);leader_=((s_[(target_ + 1)]==1)?1:0);lose_blocks$(q_,s_,target_,Math.min(blocked_,s_[(target_ + 0)]));if((hexes_>0)){cost_=(q_[(row_ + 6)] + (hexes_ * (q_[(row_ + 5)] + (leader_ * q_[8]))));pay$(q_,s_,q_[(row_ + 2)],cost_);}s_[0]=((s_[4]>0)?6:7);}
function room_left$(q_,s_,party_){return ((q_[(party_row$(party_) + 7)] - s_[(party_ + 2)]) - s_[(party_ + 3)]);}
function stand_fast$(q_,s_,target_){let checked_;lose_blocks$(q_,s_,target_,Math.min(s_[3],s_[(target_ + 0)]));s_[3]=0;checked_=((q_[25]>0)&&(s_[(target_ + 1)]==1));s_[0]=(checked_?2:7);}
function decide_fate$(q_,s_,option_){let chosen_,room_,row_,target_,$0;target_=q_[(strike_row$(s_[1]) + 1)];row_=party_row$(target_);room_=room_left$(q_,s_,target_);chosen_=((q_[(row_ + 9)]==2)?option_:q_[(row_ + 9)]);if(((room_<1)||(chosen_==1))){s_[(target_ + 1)]=4;gain$(q_,s_,q_[(row_ + 2)],q_[1]);s_[0]=7;return;}s_[(target_ + 1)]=2;$0=(target_ + 3);s_[$0]=(s_[$0] + Math.min(q_[3],room_));pay$(q_,s_,q_[(row_ + 2)],q_[2]);s_[0]=((s_[4]>0)?6:7);}
function lack_of_honor$(q_,s_,outcome_){let others_,struck_,target_,$0;target_=q_[(strike_row$(s_[1]) + 1)];struck_=(outcome_ >> 24);others_=((((outcome_ >> 16) & 255) + ((outcome_ >> 8) & 255)) + (outcome_ & 255));if((s_[(target_ + 1)]==2)){if((struck_>0)){kill_leader$(q_,s_,target_);}}else{lose_blocks$(q_,s_,target_,Math.min(struck_,s_[(target_ + 0)]));}if((q_[(11 + q_[(party_row$(target_) + 2)])]>=0)){$0=((9 + (q_[(party_row$(target_) + 2)] * 3)) + 2);s_[$0]=(s_[$0] + others_);}s_[4]=0;s_[0]=7;}
function call_next$(q_,s_){let following_;following_=next_strike$(q_,s_);if((following_==(-1))){finish$(s_);return;}s_[1]=following_;s_[0]=0;if((following_==4)){s_[6]=1;}else{if((following_==7)){s_[7]=1;}else{if(((following_==6)||(following_==5))){s_[8]=1;}}}}
function finish$(s_){let party_,$0,$1,$2;s_[0]=8;$0=0;s_[1]=$0;s_[3]=$0;s_[2]=$0;s_[4]=$0;s_[27]=$0;for($1 of $K13){party_=$1;s_[(party_ + 3)]=0;if(((s_[(party_ + 1)]==1)||(s_[(party_ + 1)]==2))){s_[(party_ + 1)]=0;}}}
function next_strike$(q_,s_){let done_;done_=s_[1];if((done_==0)){return ((stands$(s_,15)||(q_[22]>1))?1:(-1));}if((done_==1)){return after_attack$(q_,s_);}if((done_==5)){return (stands$(s_,15)?6:(-1));}if(((done_==6)&&!(vacated$(s_,23))&&(q_[17]==0))){return (battles_back$(q_,s_,23,7)?7:(-1));}return (-1);}
function battles_back$(q_,s_,party_,strike_){return ((s_[(party_ + 0)]>0)&&(q_[(strike_row$(strike_) + 2)]>0));}
function vacated$(s_,party_){return ((s_[(party_ + 2)]>0)||((s_[(party_ + 0)]==0)&&(s_[(party_ + 1)]!=1)));}
function after_attack$(q_,s_){if((q_[15]==0)){return ((q_[18]==2)?second_fire$(q_,s_):(-1));}if(vacated$(s_,19)){if(!(may_go_on$(q_,s_))){return (-1);}return (q_[17]?5:6);}if(((q_[16]==0)&&battles_back$(q_,s_,19,4))){return 4;}return (-1);}
function may_go_on$(q_,s_){if(((q_[20]==0)||!(stands$(s_,15)))){return 0;}return ((q_[21]==0)||(s_[16]==1));}
function second_fire$(q_,s_){let gone_,hexes_,leader_,retreated_;leader_=s_[20];gone_=((s_[19]==0)&&(leader_!=1)&&(leader_!=2));retreated_=(s_[21] + s_[22]);if(gone_){return (-1);}if((retreated_==0)){return 2;}hexes_=Math.min((q_[19] + retreated_),24);return ((q_[(26 + hexes_)]>0)?3:(-1));}
function pending$(q_,s_){let phase_;phase_=s_[0];if((phase_==8)){return 0;}if((phase_==1)){return roll_code$(strike_dice$(q_,s_),strike_kind$(q_,s_));}if((phase_==2)){return roll_code$(check_dice$(q_,s_),7);}if((phase_==6)){return roll_code$((q_[7] + s_[4]),lack_kind$(q_,s_));}if(((phase_==3)||(phase_==5))){return choice_open$(q_,s_);}return (-1);}
function choice_open$(q_,s_){let options_,row_,target_;target_=q_[(strike_row$(s_[1]) + 1)];row_=party_row$(target_);if((s_[0]==3)){options_=((most_ignored$(q_,s_) - least_ignored$(q_,s_)) + 1);if(((options_>1)&&(q_[(row_ + 8)]==2))){return decision$(options_,q_[(row_ + 2)]);}}else{if(((q_[(row_ + 9)]==2)&&(room_left$(q_,s_,target_)>0))){return decision$(2,q_[(row_ + 2)]);}}return (-1);}
function decision$(options_,side_){return -(((2 * options_) + side_));}
function lack_kind$(q_,s_){let target_;target_=q_[(strike_row$(s_[1]) + 1)];if((s_[(target_ + 1)]==2)){return q_[23];}return q_[(party_row$(target_) + 10)];}
function roll_code$(dice_,kind_){return ((dice_ * 16) + kind_);}
function strike_kind$(q_,s_){let row_;row_=strike_row$(s_[1]);if((s_[(q_[(row_ + 1)] + 0)]==0)){return q_[(row_ + 5)];}return q_[(row_ + 4)];}
function strike_dice$(q_,s_){let dice_,row_;row_=strike_row$(s_[1]);dice_=q_[(row_ + 2)];if((s_[1]==3)){dice_=q_[(26 + distance$(q_,s_))];}else{if(((s_[1]==1)&&!(stands$(s_,q_[(row_ + 0)])))){dice_=q_[(row_ + 3)];}}return (dice_ + (s_[2] * q_[10]));}
function distance$(q_,s_){let hexes_;hexes_=((q_[19] + s_[21]) + s_[22]);return Math.min(hexes_,24);}
function begin$(q_){let s_;s_=Array(28).fill(0);call_first_strike$(q_,s_);return s_;}
function call_first_strike$(q_,s_){let party_,side_,$0,$1,$2,$3;for($0 of $K13){party_=$0;s_[(party_ + 0)]=q_[(party_row$(party_) + 0)];s_[(party_ + 1)]=q_[(party_row$(party_) + 1)];}for($2 of $K14){side_=$2;s_[((9 + (side_ * 3)) + 0)]=-(q_[(13 + side_)]);}s_[1]=(q_[16]?0:1);s_[0]=0;}
function backward$(event_,first_,target_,postorder_,start_,size_,probability_,value_,choice_){let best_,edge_,k_,mean_,node_,place_,pool_,sign_,taken_,what_,$0,$1,$2,$3,$4,$5;for($0=0,$1=postorder_.length;$0<$1;$0+=1){place_=$0;node_=postorder_[place_];what_=event_[node_];edge_=first_[node_];if((what_>0)){pool_=start_[what_];mean_=(0.0);for($4=0,$5=size_[what_];$4<$5;$4+=1){k_=$4;mean_=(mean_ + (probability_[(pool_ + k_)] * value_[target_[(edge_ + k_)]]));}value_[node_]=mean_;}else{if((what_<0)){sign_=(($mod(-(what_),2)==0)?(1.0):(-1.0));best_=(sign_ * value_[target_[edge_]]);for($2=1,$3=Math.floor(-(what_)/2);$2<$3;$2+=1){k_=$2;best_=Math.max(best_,(sign_ * value_[target_[(edge_ + k_)]]));}taken_=0;while(better$(best_,(sign_ * value_[target_[(edge_ + taken_)]]))){taken_=(taken_ + 1);}choice_[node_]=taken_;value_[node_]=value_[target_[(edge_ + taken_)]];}}}}
function better$(one_,other_){return ((one_ - other_)>((1e-12) + ((5e-10) * (Math.abs(one_) + Math.abs(other_)))));}
function forward$(event_,first_,target_,postorder_,nodes_,choice_,start_,size_,probability_,chance_){let edge_,here_,k_,node_,place_,pool_,what_,$0,$1,$2,$3,$4,$5;chance_[0]=(1.0);for($0=(nodes_ - 1),$1=(-1);$0>$1;$0+=-1){place_=$0;node_=postorder_[place_];here_=chance_[node_];what_=event_[node_];if(((what_>0)&&(here_>(0.0)))){edge_=first_[node_];pool_=start_[what_];for($3=0,$4=size_[what_];$3<$4;$3+=1){k_=$3;$5=target_[(edge_ + k_)];chance_[$5]=(chance_[$5] + (here_ * probability_[(pool_ + k_)]));}}else{if((what_<0)){$2=target_[(first_[node_] + choice_[node_])];chance_[$2]=(chance_[$2] + here_);}}}}
return{Graph,begin$,pending$,pool$,step$};})();

const $faces = [$dict([])], $codes = $dict([]), $weighted = $dict([]);
const $question = (procedure, given) => $kw($asked[procedure], [], $named(given));
const $question_class = (procedure) => $asked[procedure];
const $rules = (names, pool) => ({
Graph: $R.Graph,
pool: (code) => { const found = pool(code); return [found.outcomes_, found.probabilities_]; },
...Object.fromEntries(Object.entries(names).map(([k, name]) => [k, $R[name]])),
});

class $$Attack extends $Object {}
$class($$Attack,"Attack",null);
class $$Facts extends $Object {}
$class($$Facts,"Facts",{edition:null,pack:null,units:null,terrain:null,numbers:null,read:()=>$call($py.dict)});
class $$Option extends $Object {}
$class($$Option,"Option",{name:null,takes:null,default:null,meaning:null,least:()=>0,most:()=>0,metavar:()=>null,repeatable:()=>false,group:()=>"Usual",python:()=>"",percent:()=>false});
const $$ask=$def("question given",function(question_,given_){return $$shown($$exactly($kw(question_,[],{...$named(given_)})));});
const $$shown=$def("odds",function(odds_){let amounts_,asked_,chances_,figures_,usual_,verdict_;[asked_,verdict_]=$unpacked([odds_.asked_,$attr(odds_,"verdict_")],-1,2);usual_=asked_.headlines_;chances_=$each(usual_.chances_,([label_,text_])=>$$_row(label_,odds_.p_(text_)));amounts_=$each(usual_.amounts_,([label_,text_])=>$$_row(label_,odds_.expect_(text_)));figures_=$each([...$it(usual_.chances_),...$it(usual_.amounts_)],([,text_])=>text_);if((verdict_!==null)){figures_.append_(verdict_.value_);}return $dict([["heading",asked_.heading_],["verdict",($true(verdict_)?$call($py.list,verdict_.lines_):[])],["counted",($true(verdict_)?$attr(verdict_,"note_"):"")],["remarks",$call($py.list,asked_.remarks_)],["chances",$each(chances_,row_=>row_,row_=>$true($get(row_,1)))],["never",$each(chances_,row_=>$get(row_,0),row_=>!$true($get(row_,1)))],["amounts",$each(amounts_,row_=>row_,row_=>$true($get(row_,1)))],["spreads",$all(usual_.spreads_,([title_,lines_])=>$each($$_bars(odds_,title_,lines_),spread_=>spread_))],["sources",$call($py.list,$$source_notes(odds_.rests_on_(figures_)))],["edition",odds_.provenance_.edition_],["results",$$results_of(odds_)],["outcomes",$py.len(odds_.rows_)],["chart",$$_chart(asked_)]]);});
const $$_chart=$def("asked",function(asked_){let drawn_,gains_;drawn_=$py.getattr(asked_,"chart",null);if((drawn_===null)){return null;}gains_=$each(drawn_.gains_,row_=>$each(row_,one_=>((one_===null)?null:$call($py.float,one_))));return [$attr(drawn_,"title_"),$call($py.list,drawn_.across_),$call($py.list,drawn_.up_),gains_];});
const $$results_of=$def("odds",function(odds_){let found_,label_,labels_,name_,told_,values_,words_;labels_=$dict($all(odds_.asked_.headlines_.spreads_,([title_,lines_])=>$each(lines_,([label_,text_])=>[text_,(""+$text(title_)+", "+$text(label_))],([label_,text_])=>$true(text_.isidentifier_()))));for(const $i1 of $it($py.sorted($call(names_in,$$usual_yardstick(odds_))))){name_=$i1;if($in(name_,odds_.variables_)){labels_.setdefault_(name_,name_.replace_("_"," "));}}found_=[];for(const $i2 of $it(labels_.items_())){[name_,label_]=$unpacked($i2,-1,2);values_=$each(odds_.distribution_(name_),value_=>$call($py.int,value_));words_=odds_.words_.get_(name_);if($true($gt($py.len(values_),1))){told_=$each(values_,value_=>[value_,($true(words_)?$get(words_,value_):$call($py.str,value_))]);found_.append_([label_,name_,told_]);}}return found_;});
const $$usual_yardstick=$def("odds",function(odds_){let made_,$t0_1;made_=odds_.provenance_;if($true($eq(made_.procedure_,"fire"))){return $call($py.str,odds_.asked_.worth_);}return ($true($t0_1=$$K169.get_([made_.game_,made_.procedure_]))?$t0_1:$call($py.str,odds_.asked_.value_));});
const $$source_notes=$def("rests_on",function(rests_on_){let source_,weak_;source_=$$weakest(rests_on_.values_());weak_=$each(rests_on_.items_(),([what_,tag_])=>what_,([what_,tag_])=>$true($eq(tag_,source_)));return ($true(weak_)?[(""+$text(source_.capitalize_())+", not in the rulebook: "+$text(", ".join_(weak_))+".")]:[]);});
const $$weakest=$def("sources",function(sources_){return $kw($py.max,[sources_],{key:$attr($$K170,"index_"),default:$get($$K170,0)});});
const $$_bars=$def("odds title lines",function(odds_,title_,lines_){let found_,label_,levels_,rows_,tail_,text_;found_=[];for(const $i1 of $it(lines_)){[label_,text_]=$unpacked($i1,-1,2);tail_=odds_.at_least_(text_);levels_=$each(tail_,level_=>level_,level_=>$true($gt(level_,$py.min(tail_))));if($true(levels_)){rows_=$each(levels_,level_=>[(""+$format(level_,("g"))),$call($py.float,$get(tail_,level_)),$$_percent($get(tail_,level_))]);found_.append_([(""+$text(title_)+", "+$text(label_)),rows_]);}}return found_;});
const $$_percent=$def("figure",function(figure_){return $$exact_percent($$chance($call($py.float,figure_)));});
const $$exact_percent=$def("chance",function(chance_){let $t0_1;if($in(chance_,[(0.0),(1.0)])){return (""+$format($mul(100,chance_),(".0f"))+"%");}if($true(($le((0.0005),($t0_1=chance_))&&$le($t0_1,(0.9995))))){return (""+$format($mul(100,chance_),(".1f"))+"%");}if($true($lt(chance_,(0.5)))){return ($true($ge(chance_,(1e-06)))?(""+$format($mul(100,chance_),(".1g"))+"%"):"< 0.0001%");}return ("> "+$format($sub(100,(0.1)),(".1f"))+"%");});
const $$chance=$def("value digits",function(value_,digits_=12){let written_,$t0_1;written_=$$rounded(value_,digits_);return ($true(($lt(value_,($t0_1=(1.0)))&&$le($t0_1,written_)))?$$rounded($sub((1.0),$pow(10,$neg(digits_))),digits_):written_);});
const $$rounded=$def("value digits",function(value_,digits_=12){return $add($call($py.float,(""+$format(value_,("."+$text(digits_)+"g")))),(0.0));});
const $$_row=$def("label figure",function(label_,figure_){return [label_,$call($py.float,figure_),figure_.text_()];});
class $$Fought extends $Object {}
$class($$Fought,"Fought",{line:null,theirs:null,odds:null,seen:null});
class $$SessionLuck extends $Object {}
$class($$SessionLuck,"SessionLuck",{battles:null,totals:null});
const $$session_luck=$def("asked logged",function(asked_,logged_){let battles_,report_,rows_;battles_=$each($kw($py.enumerate,[logged_],{start:1}),([line_,one_])=>$$measured($call($$Fought,line_,$get(one_,"theirs"),$$exactly($$_question(asked_,one_)),$get(one_,"seen")),null));report_=$call($$SessionLuck,$call($py.tuple,battles_),$call($py.tuple,$$totals(battles_,null,0)));rows_=$each(battles_,battle_=>[$add(($true(battle_.theirs_)?"theirs: ":""),battle_.question_),", ".join_($each(battle_.measures_,one_=>(""+$text($attr(one_,"figure_").replace_("_"," "))+" "+$text(one_.actual_)))),((battle_.luck_===null)?"":battle_.luck_.percentile_.text_())]);return $dict([["verdict",$$verdict(report_).split_("\n")],["battles",rows_]]);});
class $$Figure extends $Number {}
$class($$Figure,"Figure",null);
const $$verdict=$def("report",function(report_){let battles_,counted_,first_,more_,side_,size_,standing_,total_;if(!$true(report_.totals_)){return "The log records too little to measure luck.\nEach battle is listed below.";}total_=$get(report_.totals_,$neg(1));standing_=total_.standing_;more_=$attr(standing_,"difference_");side_=($true($ge(more_,0))?"above":"below");battles_=($true($eq(total_.battles_,1))?"1 battle":(""+$text(total_.battles_)+" battles"));size_=$$plain($call($$Figure,$py.abs(more_),more_.se_,more_.samples_));if($true($gt($py.len(report_.totals_),1))){first_=(""+$text(battles_)+" of "+$text($sub($py.len(report_.totals_),1))+" kinds: ");first_=$i_add(first_,(""+$text(size_)+" standard deviations "+$text(side_)+" expectation."));}else{counted_=(""+$text($$amount(standing_.actual_))+" "+$text($attr(total_,"unit_"))).rstrip_();first_=(""+$text(battles_)+": "+$text(counted_)+", expected "+$text(standing_.expected_.text_()));first_=$i_add(first_,(": "+$text(size_)+" "+$text(side_)+"."));}return (""+$text(first_)+"\n"+$text($$_in_words($call($py.float,standing_.percentile_))));});
const $$_in_words=$def("share",function(share_){let lucky_,sentence_,size_,start_,than_,words_;lucky_=$ge(share_,(0.5));than_=$py.max(share_,$sub(1,share_));words_=($true(lucky_)?"luckier":"unluckier");start_=($true($le($sub(than_,(0.5)),(0.05)))?"An ordinary session: ":"");size_=($true($lt(than_,(0.995)))?(""+$format($mul(100,than_),(".0f"))+"%"):"over 99%");sentence_=(""+$text(start_)+$text(words_)+" than "+$text(size_)+" of sessions like this one.");return $add($get(sentence_,0).upper_(),$get(sentence_,$slice(1,null,null)));});
const $$amount=$def("value",function(value_){return $$cell_text($$_whole(value_));});
const $$cell_text=$def("cell",function(cell_){if((cell_===null)){return "\u2013";}if($true($py.isinstance(cell_,$$Figure))){return cell_.text_();}return ($true($py.isinstance(cell_,$py.float))?(""+$format(cell_,("g"))):$call($py.str,cell_));});
const $$_whole=$def("value",function(value_){return ($true($lt($py.abs($sub(value_,$py.round(value_))),(1e-06)))?$py.round(value_):$call($$Figure,value_));});
const $$plain=$def("figure",function(figure_){let digits_,value_,$t0_1;if((!$true(figure_.samples_)||!$true(figure_.se_))){value_=$$amount1($call($py.float,figure_));if($true(($le((1e-06),($t0_1=$py.abs(value_)))&&$lt($t0_1,(0.005))))){return (""+$format(value_,(".1g")));}return ($true($ge($py.abs(value_),(1e-06)))?(""+$format(value_,(".2f"))):"0.00");}digits_=$$digits_for(figure_.se_);value_=$add($py.round($call($py.float,figure_),digits_),(0.0));if(!$true($py.isfinite(figure_.se_))){return ($true(value_.is_integer_())?(""+$format(value_,(".0f"))):(""+$format(value_,("."+$text(digits_)+"f"))));}return (""+$format(value_,("."+$text(digits_)+"f"))+" \u00b1 "+$format(figure_.se_,("."+$text(digits_)+"f")));});
const $$digits_for=$def("error",function(error_){let exponent_;if((!$true($py.isfinite(error_))||$true($le(error_,0)))){return 2;}exponent_=$call($py.int,$get((""+$format(error_,(".0e"))).partition_("e"),2));return $py.min(9,$py.max(0,$neg(exponent_)));});
const $$amount1=$def("value digits",function(value_,digits_=12){return ($true($lt($py.abs(value_),(1e-12)))?(0.0):$$rounded(value_,digits_));});
class $$Total extends $Object {}
$class($$Total,"Total",{kind:null,yardstick:null,battles:null,standing:null,unit:()=>""});
const $$totals=$def("battles by seed",function(battles_,by_,seed_){let battle_,found_,kinds_,made_,parts_,whole_,$t0_1;kinds_=$dict([]);for(const $i1 of $it(battles_)){battle_=$i1;made_=battle_.odds_.provenance_;if((battle_.luck_!==null)){kinds_.setdefault_(($true($t0_1=by_)?$t0_1:(""+$text(made_.game_)+" "+$text(made_.procedure_))),[]).append_(battle_);}}found_=$each(kinds_.items_(),([kind_,those_])=>$call($$Total,(($true(by_)||$true($eq($py.len(kinds_),1)))?"all":kind_),$kw($py.max,[$each(those_,battle_=>battle_.yardstick_)],{key:$py.len}),$py.len(those_),$$_added($each(those_,battle_=>battle_.luck_,battle_=>$true(battle_.luck_)),seed_),$attr($get(those_,0),"unit_")));if($true($gt($py.len(kinds_),1))){parts_=$each(found_,one_=>$$_in_deviations(one_.standing_,$py.sqrt(one_.battles_)));whole_=$$_in_deviations($$_added(parts_,seed_));found_.append_($call($$Total,"all","standard deviations",$py.sum($each(found_,one_=>one_.battles_)),whole_));}return found_;});
class $$Standing extends $Object {}
$class($$Standing,"Standing",{actual:null,spread:null});
const $$_in_deviations=$def("standing size",function(standing_,size_=(1.0)){let actual_,factor_,spread_;spread_=standing_.spread_;factor_=($true($gt(spread_.deviation_,(1e-06)))?$div(size_,spread_.deviation_):(0.0));actual_=$mul(factor_,$sub(standing_.actual_,spread_.mean_));return $call($$Standing,actual_,spread_.scaled_(factor_,spread_.mean_));});
const $$_added=$def("standings seed",function(standings_,seed_){let one_,same_,spread_,spreads_,times_;times_=$call($py.Counter);spreads_=$dict([]);for(const $i1 of $it(standings_)){one_=$i1;same_=$add($attr(one_.spread_,"values_").tobytes_(),one_.spread_.chances_.tobytes_());$put(times_,same_,$i_add($get(times_,same_),1));$put(spreads_,same_,one_.spread_);}spread_=$$sum_of($each(times_.items_(),([same_,number_])=>[$get(spreads_,same_),number_]),seed_);return $call($$Standing,$py.fsum($each(standings_,one_=>one_.actual_)),spread_);});
class $$Spread extends $Object {}
$class($$Spread,"Spread",{values:null,chances:null,doubt:()=>(0.0),error:()=>(0.0),known_mean:()=>null});
const $$sum_of=$def("spreads seed",function(spreads_,seed_=0){let __,added_,doubt_,error_,errors_,middle_,spread_,sums_,times_;doubt_=$py.fsum($each(spreads_,([spread_,times_])=>$mul($mul(times_,times_),spread_.doubt_)));errors_=$each(spreads_,([spread_,times_])=>$mul(times_,spread_.error_));error_=$py.sqrt($py.fsum($each(errors_,each_=>$mul(each_,each_))));middle_=$py.fsum($each(spreads_,([spread_,times_])=>$mul(times_,spread_.mean_)));added_=$call($$Spread,np.zeros(1),np.ones(1));for(const $i1 of $it(spreads_)){[spread_,times_]=$unpacked($i1,-1,2);for(const $i2 of $it($call($py.range,times_))){__=$i2;if($true($gt($mul($py.len($attr(added_,"values_")),$py.len($attr(spread_,"values_"))),4194304))){return $kw($py.replace,[$$_played(spreads_,seed_,doubt_)],{error:error_,known_mean:middle_});}sums_=np.add.outer_($attr(added_,"values_"),$attr(spread_,"values_"));added_=$$spread_of(sums_,np.multiply.outer_(added_.chances_,spread_.chances_));}}return $call($$Spread,$attr(added_,"values_"),added_.chances_,doubt_,error_,middle_);});
const $$spread_of=$def("values chances doubt error",function(values_,chances_,doubt_=(0.0),error_=(0.0)){let distinct_,places_,sums_;[distinct_,places_]=$unpacked($kw(np.unique,[$call(np.round,values_,9)],{return_inverse:true}),-1,2);sums_=$kw(np.bincount,[places_.ravel_()],{weights:chances_.ravel_(),minlength:$py.len(distinct_)});return $call($$Spread,distinct_,$div(sums_,$$total(sums_)),doubt_,error_);});
const $$total=$def("terms",function(terms_){return $py.fsum(terms_.ravel_().tolist_());});
const $$_played=$def("spreads seed doubt",function(spreads_,seed_,doubt_){let __,random_,spread_,sums_,times_;random_=$call(np.default_rng,seed_);sums_=np.zeros(262144);for(const $i1 of $it(spreads_)){[spread_,times_]=$unpacked($i1,-1,2);for(const $i2 of $it($call($py.range,times_))){__=$i2;sums_=$i_add(sums_,$kw($attr(random_,"choice_"),[$attr(spread_,"values_"),262144],{p:spread_.chances_}));}}return $$spread_of(sums_,np.full(262144,$div(1,262144)),$add(doubt_,$div(1,262144)));});
class $$Battle extends $Object {}
$class($$Battle,"Battle",{line:null,question:null,theirs:null,odds:null,measures:null,yardstick:null,luck:null,left_out:()=>$$K171});
const $$measured=$def("fought by",function(fought_,by_){let actual_,heading_,left_out_,measures_,odds_,sign_,spread_,standing_,values_,yardstick_,$t0_1;odds_=fought_.odds_;yardstick_=($true($t0_1=by_)?$t0_1:$$usual_yardstick(odds_));[actual_,values_,left_out_]=$unpacked($$_compared(yardstick_,fought_),-1,3);sign_=($true(fought_.theirs_)?$neg((1.0)):(1.0));standing_=null;if((actual_!==null)){spread_=$$_spread(values_,odds_,odds_.expect_(yardstick_).se_);standing_=$call($$Standing,$mul(sign_,actual_),spread_.scaled_(sign_));}measures_=$call($py.tuple,$each(fought_.seen_.items_(),([name_,value_])=>$$_measure(name_,value_,odds_)));heading_=$get($get(odds_.asked_.heading_.partition_(": "),2).partition_("\n"),0);return $call($$Battle,fought_.line_,heading_,fought_.theirs_,odds_,measures_,yardstick_,standing_,left_out_);});
class $$Measure extends $Object {}
$class($$Measure,"Measure",{figure:null,actual:null,standing:null,chance:null});
const $$_measure=$def("name value odds",function(name_,value_,odds_){let chance_,happened_,spread_,text_;happened_=$$matching($dict([[name_,value_]]),odds_);chance_=odds_.chance_of_(happened_);text_=$get($$spoken(name_,value_,odds_).partition_(" "),2);if($in(name_,odds_.words_)){return $call($$Measure,name_,text_,null,chance_);}spread_=$$_spread($$_values(name_,odds_),odds_,odds_.expect_(name_).se_);return $call($$Measure,name_,text_,$call($$Standing,value_,spread_),chance_);});
const $$_values=$def("expression odds",function(expression_,odds_){let values_;values_=$kw(np.asarray,[evaluate(expression_,odds_.names_,odds_.words_)],{dtype:$py.float});return $call(np.broadcast_to,values_,odds_.chances_.shape_);});
const $$spoken=$def("name value odds",function(name_,value_,odds_){return (""+$text(name_)+" "+$text(($in(name_,odds_.words_)?$get($get(odds_.words_,name_),$call($py.int,value_)):(""+$format(value_,("g"))))));});
const $$matching=$def("seen odds",function(seen_,odds_){let fits_,name_,value_;fits_=$kw(np.ones,[$py.len(odds_.rows_)],{dtype:$py.bool});for(const $i1 of $it(seen_.items_())){[name_,value_]=$unpacked($i1,-1,2);fits_=$i_and(fits_,$lt($call(np.absolute,$sub($kw(np.asarray,[$get(odds_.names_,name_)],{dtype:$py.float}),value_)),(1e-06)));}return fits_;});
const $$_spread=$def("values odds error",function(values_,odds_,error_){return $$spread_of(values_,odds_.chances_,($true(odds_.samples_)?$div(1,odds_.samples_):(0.0)),error_);});
const $$_compared=$def("expression fought",function(expression_,fought_){let __,alike_,averages_,columns_,groups_,known_,missing_,odds_,settled_,shares_,values_,$t0_1;odds_=fought_.odds_;values_=$$_values(expression_,odds_);missing_=$call($py.tuple,$py.sorted($sub($call(names_in,expression_),fought_.seen_.keys_())));if(!$true(missing_)){columns_=$dict($each(fought_.seen_.items_(),([name_,value_])=>[name_,np.array([value_])]));return [$call($py.float,$get(evaluate(expression_,columns_,odds_.words_),0)),values_,[]];}known_=$kw(np.stack,[$each(fought_.seen_,name_=>$kw(np.asarray,[$get(odds_.names_,name_)],{dtype:$py.float}))],{axis:1});[,groups_]=$unpacked($kw(np.unique,[$call(np.round,known_,9)],{axis:0,return_inverse:true}),-1,2);groups_=groups_.ravel_();shares_=$kw(np.bincount,[groups_],{weights:odds_.chances_});averages_=$get($div($kw(np.bincount,[groups_],{weights:$mul(odds_.chances_,values_)}),shares_),groups_);alike_=$$matching(fought_.seen_,odds_);if((!$true(alike_.any_())||$true(($le($call(np.ptp,averages_),($t0_1=(1e-06)))&&$lt($t0_1,$call(np.ptp,values_)))))){return [null,averages_,missing_];}settled_=$call($py.bool,$call(np.all,$le($call(np.absolute,$sub(averages_,values_)),(1e-06))));return [$call($py.float,$get($get(averages_,alike_),0)),averages_,($true(settled_)?[]:missing_)];});
const $$_question=$def("asked one",function(asked_,one_){return $kw($get(asked_,$get(one_,"procedure")),[],{...$named($get(one_,"given"))});});
const $$exactly=$def("question seed begun",function(question_,seed_=0,begun_=null){let chances_,columns_;begun_=((begun_===null)?$py.perf_counter():begun_);[columns_,chances_]=$unpacked(outcomes(question_),-1,2);return $$joint_table(question_,columns_,chances_,$kw($$_made,[question_,begun_],{seed:seed_}));});
class $$Joint extends $Object {}
$class($$Joint,"Joint",{variables:null,rows:null,chances:null,provenance:null,words:null,question:()=>null});
class $$Odds extends $$Joint {}
$class($$Odds,"Odds",{variables:null,rows:null,chances:null,provenance:null,words:null,question:()=>null});
const $$joint_table=$def("question columns chances made",function(question_,columns_,chances_,made_){let reached_,rows_;rows_=np.array($call($py.list,columns_.values_())).T_;if(!$true(chances_.all_())){reached_=$call(np.flatnonzero,chances_);[rows_,chances_]=$unpacked([$get(rows_,reached_),$get(chances_,reached_)],-1,2);}return $call($$Odds,$call($py.tuple,columns_),rows_,chances_,made_,question_.words_,question_);});
const $$_made=$def("question begun **how",function(question_,begun_,how_=$dict([])){let elapsed_;elapsed_=$py.round($sub($py.perf_counter(),begun_),6);return $kw($attr(question_.provenance_,"made_"),[],{elapsed_s:elapsed_,...$named(how_)});});
class $$Used extends $Object {}
$class($$Used,"Used",{facts:null,rests_on:()=>$call($py.dict)});
class $$Used1 extends $$Used {}
$class($$Used1,"Used",{facts:null,rests_on:()=>$call($py.dict)});
class $$Provenance extends $Object {}
$class($$Provenance,"Provenance",{game:null,procedure:null,inputs:null,edition:null,pack:null,version:null,rests_on:()=>$call($py.dict),method:()=>"exact",samples:()=>null,seed:()=>0,elapsed_s:()=>(0.0),interrupted:()=>false,because:()=>"",condition:()=>null});
const $$no_average=$def("name words",function(name_,words_){return ("'"+$text(name_)+"' stands for words and has no average: show its chances, such as \""+$text(name_)+" == '"+$text($get(words_,0))+"'\"; choose from "+$text(", ".join_(words_)));});
const $$named=$def("question columns",function(question_,columns_){let derive_;derive_=$py.getattr(question_,"derive",null);return ((derive_===null)?columns_:$or(columns_,$call(derive_,columns_)));});
const $$unit_of=$def("odds yardstick",function(odds_,yardstick_){let made_;made_=odds_.provenance_;if($true($ne(yardstick_,$$usual_yardstick(odds_)))){return "";}return $$K185.get_([made_.game_,made_.procedure_],"");});
const $$mean=$def("weights values",function(weights_,values_){return $$total($call(np.multiply,weights_,values_));});
const $$wilson_error=$def("share samples",function(share_,samples_){if($true($eq(samples_,1))){return Infinity;}share_=$py.min($py.max(share_,(0.0)),(1.0));return $div($py.sqrt($add($div($mul(share_,$sub(1,share_)),samples_),$div(1,$mul($mul(4,samples_),samples_)))),$add(1,$div(1,samples_)));});
const $$percent=$def("figure",function(figure_){let digits_,high_,low_,share_;if(!$true(figure_.samples_)){return $$exact_percent($$chance($call($py.float,figure_)));}[low_,high_]=$unpacked(figure_.interval_,-1,2);digits_=$$digits_for($mul(100,figure_.se_));if($true($le(figure_,0))){return ("< "+$text($$_up($mul(100,high_)))+"%");}if($true($ge(figure_,1))){return ("> "+$format($sub(100,$call($py.float,$$_up($sub(100,$mul(100,low_))))),(".6g"))+"%");}if(!$true($py.isfinite(figure_.se_))){return (""+$format($mul(100,figure_),(".0f"))+"%");}if(!$true(figure_.se_)){return $$exact_percent($$chance($call($py.float,figure_)));}share_=$$chance($call($py.float,figure_));return (""+$format($mul(100,share_),("."+$text(digits_)+"f"))+"% \u00b1 "+$format($mul(100,figure_.se_),("."+$text(digits_)+"f")));});
const $$_up=$def("value",function(value_){let digits_,step_;if($true($le(value_,0))){return "0";}digits_=$neg($call($py.int,$get((""+$format(value_,("e"))).partition_("e"),2)));step_=$call($py.float,("1e"+$text($neg(digits_))));return (""+$format($mul(step_,$neg($floordiv($neg(value_),step_))),("."+$text($py.max(0,digits_))+"f")));});
const $$_read_off=$def("variables",function(variables_){let fates_,listed_,losses_;listed_=$each(variables_,name_=>$get($$K208,name_));losses_=$each($call($py.enumerate,listed_),([row_,[place_,what_]])=>[row_,$add($$party_row($sub(place_,0)),0)],([row_,[place_,what_]])=>$true($eq(what_,(-1))));fates_=$each($call($py.enumerate,listed_),([row_,[,what_]])=>[row_,what_],([row_,[,what_]])=>$true($gt(what_,0)));return [np.array($each(listed_,([place_,])=>place_)),losses_,fates_];});
const $$party_row=$def("party",function(party_){return $add(51,$mul($floordiv($sub(party_,15),4),12));});
class $$Course extends $Object {}
$class($$Course,"Course",{name:null,worth:null});
class $$Verdict extends $Object {}
$class($$Verdict,"Verdict",{text:null,value:null,unit:null,worth:null,courses:()=>$$K171,asides:()=>$$K171,figures:()=>$call($py.dict),data:()=>$call($py.dict)});
const $$verdict1=$def("question odds",function(question_,odds_){let asides_,asked_,condition_,courses_,figures_,found_,least_,other_,plan_,reply_,text_,unit_,usual_,value_;[plan_,value_]=$unpacked([question_.plan_,question_.value_],-1,2);usual_=$eq(value_,question_.usual_value_);unit_=($true(usual_)?"net blocks and banners":"by your value");asked_=$call($$Course,($true(plan_.close_)?"attack":"shoot"),odds_.expect_(value_));condition_=odds_.provenance_.condition_;if($true(condition_)){text_=("Where "+$text(condition_)+": "+$text($$signed(asked_.worth_))+" "+$text(unit_)+".");return $call($$Verdict,text_,value_,unit_,asked_.worth_);}other_=($true(plan_.close_)?$$_shooting(question_):$$_closing_in(question_));courses_=[asked_,...$it($each([other_,$$_waiting(question_)],one_=>one_,one_=>$true(one_)).values())];found_=$$judge(courses_,value_,unit_);reply_=($true(usual_)?$$_reply(question_):null);if((reply_===null)){return found_;}asides_=[("If you wait and the defender attacks you: "+$text($$signed(reply_))+".")];figures_=$dict([["if_attacked",reply_]]);if(($true($eq($$best_course(courses_).name_,"wait"))&&$true($$ahead($get(courses_,$neg(1)),asked_))&&$true($lt(reply_,0)))){least_=$$_pays_from(asked_.worth_,reply_);figures_=$i_or(figures_,((least_===null)?$dict([]):$dict([["pays_from",least_]])));asides_.append_($$_either_way(least_));}return $kw($py.replace,[found_],{asides:$call($py.tuple,asides_),figures:figures_});});
const $$_either_way=$def("least",function(least_){if((least_===null)){return "Attacking costs more than that: wait in any case.";}return ("Attack only if that is at least "+$text(least_.text_())+" likely.");});
const $$_pays_from=$def("attack attacked",function(attack_,attacked_){let error_,share_;if(!$true($$better(attack_,attacked_))){return null;}share_=$div(attack_,attacked_);error_=$mul(share_,$py.hypot($div(attack_.se_,attack_),$div(attacked_.se_,attacked_)));return $kw($$Figure,[share_,error_,$py.max(attack_.samples_,attacked_.samples_)],{proportion:true});});
const $$better=$def("one other",function(one_,other_){return $gt($sub(one_,other_),$add((1e-12),$mul($div((1e-09),2),$add($py.abs(one_),$py.abs(other_)))));});
const $$ahead=$def("one other",function(one_,other_){let clear_,error_,$t0_1;error_=$py.sqrt($add($mul(one_.worth_.se_,one_.worth_.se_),$mul(other_.worth_.se_,other_.worth_.se_)));clear_=$gt($sub(one_.worth_,other_.worth_),$mul((2.0),error_));return ($true($t0_1=clear_)?$call($py.bool,$$better(one_.worth_,other_.worth_)):$t0_1);});
const $$best_course=$def("courses",function(courses_){return $get(courses_,$$first_best($each(courses_,one_=>one_.worth_)));});
const $$first_best=$def("values",function(values_){let best_;best_=$py.max(values_);return $py.next($each($call($py.enumerate,values_),([place_,value_])=>place_,([place_,value_])=>!$true($$better(best_,value_))));});
const $$_reply=$def("question",function(question_){let given_,plan_,reply_,worth_;plan_=question_.plan_;if((!$true(plan_.close_)||!$true(plan_.can_battle_back_(plan_.defender_)))){return null;}given_=$dict($all([$$K210,$get($$K210,$slice(null,null,$neg(1)))],([one_,other_])=>$each($$K209,what_=>[(""+$text(one_)+"_"+$text(what_)),$get(plan_.options_,(""+$text(other_)+"_"+$text(what_)))])));reply_=$$_asked(question_,$attr(plan_.defender_,"unit_"),$attr(plan_.attacker_,"unit_"),given_);if((reply_===null)){return null;}worth_=reply_.expect_(reply_.asked_.value_);return $call($$Figure,$neg(worth_),worth_.se_,worth_.samples_);});
const $$_asked=$def("question attacker defender given",function(question_,attacker_,defender_,given_){let usual_;usual_=$dict($each($$K163,option_=>[option_.keyword_,option_.default_]));given_=$dict($each(given_.items_(),([key_,value_])=>[key_,value_],([key_,value_])=>$true($ne(value_,$get(usual_,key_)))));try{return $$exactly($kw($attr(question_,"another_"),[attacker_,defender_],{...$named(given_)}));}catch($fault){if($isa($fault,OddsError)){return null;}else {throw $fault;}}});
const $$judge=$def("courses value unit against asides",function(courses_,value_,unit_,against_=null,asides_=$$K171){let asked_,best_,equal_,others_,refused_,rest_,sampled_,text_,$t0_1,$t1_1;$t0_1=$unpacked(courses_,1,2);asked_=$t0_1[0];others_=$t0_1[1];others_=$$best_first(others_,$def("one",function(one_){return one_.worth_;}));best_=$$best_course(courses_);equal_=$each(courses_,one_=>one_,one_=>!$true($$ahead(best_,one_)));rest_=$each([asked_,...$it(others_)],one_=>one_,one_=>!$in(one_,equal_));if(($in(asked_,equal_)&&$true($gt($py.len(equal_),1)))){sampled_=$py.any($each(courses_,one_=>one_.worth_.samples_));text_=(""+$text($$tie(sampled_))+": "+$text($$listed(equal_," or "))+" ("+$text(unit_)+").");if($true(rest_)){text_=$i_add(text_,(" Worse: "+$text($$listed(rest_))+"."));}}else{if((best_===asked_)){text_=(""+$text($$_capital(asked_.name_))+": "+$text($$signed(asked_.worth_))+" "+$text(unit_)+"."+$text($$alternatives(others_)));}else{refused_=($true($t1_1=against_)?$t1_1:$dict([])).get_(asked_.name_,("don't "+$text(asked_.name_)));text_=(""+$text($$_capital(refused_))+" ("+$text($$signed(asked_.worth_))+" "+$text(unit_)+"). Best: "+$text($$listed(equal_," or "))+".");if($true($gt($py.len(rest_),1))){text_=$i_add(text_,(" Otherwise "+$text($$listed($get(rest_,$slice(1,null,null))))+"."));}}}return $call($$Verdict,text_,value_,unit_,asked_.worth_,$call($py.tuple,courses_),$call($py.tuple,asides_));});
const $$tie=$def("sampled",function(sampled_){return ($true(sampled_)?"Too close to call":"No difference");});
const $$alternatives=$def("courses",function(courses_){if(!$true(courses_)){return "";}return (" Alternative"+$text($mul("s",$gt($py.len(courses_),1)))+": "+$text($$listed(courses_))+".");});
const $$listed=$def("courses joint",function(courses_,joint_="; "){return joint_.join_($each(courses_,one_=>(""+$text(one_.name_)+", "+$text($$signed(one_.worth_)))));});
const $$_capital=$def("text",function(text_){return $add($get(text_,$slice(null,1,null)).upper_(),$get(text_,$slice(1,null,null)));});
const $$best_first=$def("items worth",function(items_,worth_){let listed_,ranked_;listed_=$call($py.list,items_);ranked_=$$ranks($each(listed_,item_=>$call(worth_,item_)));return $each($kw($py.sorted,[$call($py.range,$py.len(listed_))],{key:$attr(ranked_,"__getitem___")}),place_=>$get(listed_,place_));});
const $$ranks=$def("values",function(values_){let found_,leader_,order_,place_,position_,rank_;order_=$kw($py.sorted,[$call($py.range,$py.len(values_))],{key:$def("place",function(place_){return $neg($get(values_,place_));})});found_=$mul([0],$py.len(values_));[leader_,rank_]=$unpacked([0,1],-1,2);for(const $i1 of $it($kw($py.enumerate,[order_],{start:1}))){[position_,place_]=$unpacked($i1,-1,2);if(($true($eq(position_,1))||$true($$better($get(values_,leader_),$get(values_,place_))))){[leader_,rank_]=$unpacked([place_,position_],-1,2);}$put(found_,place_,rank_);}return found_;});
const $$_waiting=$def("question",function(question_){try{return $call($$Course,"wait",$call($$Figure,question_.worth_of_nothing_));}catch($fault){if($isa($fault,OddsError)){return null;}else {throw $fault;}}});
const $$_closing_in=$def("question",function(question_){let hexes_,options_;options_=question_.plan_.options_;if($true($gt(question_.plan_.volleys_,1))){return null;}hexes_=$sub($add($get(options_,"moved"),$get(options_,"range")),1);return $kw($$_course,["close in and attack",question_],{moved:hexes_});});
const $$_course=$def("name question **how",function(name_,question_,how_=$dict([])){let given_,kept_,options_,other_;options_=question_.plan_.options_;kept_=$or($set($all($$K210,who_=>$each($$K209,what_=>(""+$text(who_)+"_"+$text(what_))))),$call($py.set,$$K211));given_=$or($dict($each(kept_,key_=>[key_,$get(options_,key_)])),how_);other_=$$_asked(question_,$attr(question_.plan_.attacker_,"unit_"),$attr(question_.plan_.defender_,"unit_"),given_);return ((other_===null)?null:$call($$Course,name_,other_.expect_(other_.asked_.value_)));});
const $$_shooting=$def("question",function(question_){let found_,moved_,stops_;moved_=$get(question_.plan_.options_,"moved");if(!$true(moved_)){if(!$true($get(question_.plan_.options_,"attacker_room"))){return null;}return $kw($$_course,["step back and shoot",question_],{range:2,moved:1});}stops_=$each($call($py.range,moved_,0,$neg(1)),left_=>$kw($$_course,[("shoot from "+$text($add(left_,1))+" hexes"),question_],{range:$add(left_,1),moved:$sub(moved_,left_)}));found_=$each(stops_,one_=>one_,one_=>$true(one_));return ($true(found_)?$$best_course(found_):null);});
const $$signed=$def("worth",function(worth_){let text_;if((!$true(worth_.samples_)&&!$true($$written(worth_)))){return "0";}text_=worth_.text_();return ($true(text_.startswith_("-"))?text_:("+"+$text(text_)));});
const $$written=$def("cell digits",function(cell_,digits_=12){if(!$true($py.isinstance(cell_,$py.float))){return cell_;}if(!$true($py.isfinite(cell_))){return null;}return $call(($true($py.getattr(cell_,"proportion",false))?$$chance:$$amount1),$call($py.float,cell_),digits_);});
class $$Headlines extends $Tuple {}
$class($$Headlines,"Headlines",{chances:null,amounts:null,spreads:null,rest:()=>$$K171});
const $$headlines=$def("plan",function(plan_){let amounts_,chances_,label_,lines_,name_,party_,spreads_,who_;chances_=[];amounts_=[];lines_=[];for(const $i1 of $it($$_struck(plan_))){[label_,name_,party_]=$unpacked($i1,-1,3);if(($true($eq(label_,"attacker"))&&$true(plan_.can_battle_back_(plan_.defender_)))){chances_.append_(["battle back","battled_back == 1"]);}if($true($eq(name_,"then"))){chances_.append_(["bonus combat fought","then_fought == 1"]);}chances_=$i_add(chances_,$$_fates(label_,name_,party_));if($true(party_.is_unit_)){amounts_.append_([("blocks the "+$text(label_)+" loses"),(""+$text(name_)+"_losses")]);lines_.append_([label_,(""+$text(name_)+"_losses")]);}}for(const $i2 of $it(["attacker","defender"])){who_=$i2;amounts_.append_([("banners for the "+$text(who_)),(""+$text(who_)+"_banners")]);}for(const $i3 of $it(["attacker","defender"])){who_=$i3;amounts_.append_([("tokens, "+$text(who_)),(""+$text(who_)+"_tokens")]);}for(const $i4 of $it(["attacker","defender"])){who_=$i4;if(($get(plan_.options_,(""+$text(who_)+"_honor"))!==null)){amounts_.append_([("Lack of Honor hits on other units, "+$text(who_)),(""+$text(who_)+"_disorder")]);}}spreads_=($true(lines_)?[["blocks lost",$call($py.tuple,lines_)]]:[]);return $call($$Headlines,$call($py.tuple,chances_),$call($py.tuple,amounts_),spreads_);});
const $$_struck=$def("plan",function(plan_){let second_,struck_,$t0_1;struck_=[["defender","defender",plan_.defender_]];second_=((plan_.no_bonus_combat_===null)?plan_.second_:null);if(($true(plan_.close_)&&$true($py.any($each([plan_.defender_,second_],d_=>($true($t0_1=d_)?plan_.can_battle_back_(d_):$t0_1)))))){struck_.append_(["attacker","attacker",plan_.attacker_]);}if((second_!==null)){struck_.append_(["second defender","then",second_]);}return struck_;});
const $$_fates=$def("label name party",function(label_,name_,party_){let fates_,lost_,seppuku_;fates_=[];if($true(party_.is_unit_)){fates_=[[(""+$text(label_)+" eliminated"),(""+$text(name_)+"_eliminated")],[(""+$text(label_)+" forced to retreat"),(""+$text(name_)+"_pushed_back")]];}if((party_.leader_!==null)){[lost_,seppuku_]=$unpacked([(""+$text(name_)+"_leader_lost"),(""+$text(name_)+"_seppuku")],-1,2);fates_=$i_add(fates_,[[(""+$text(label_)+"'s leader killed"),(""+$text(lost_)+" == 1")],[(""+$text(label_)+"'s leader commits seppuku"),(""+$text(seppuku_)+" == 1")]]);if(!$true(party_.is_unit_)){fates_.append_([(""+$text(label_)+"'s leader escapes"),(""+$text(lost_)+" == 0 and "+$text(seppuku_)+" == 0")]);}}return fates_;});
const $$heading=$def("plan",function(plan_){let extras_,text_,value_,verb_;verb_=($true(plan_.close_)?"attacks":("fires "+$text($get(plan_.options_,"range"))+" hexes at"));if($true($eq(plan_.volleys_,2))){verb_=verb_.replace_("fires","fires twice");}text_=("Samurai Battles: "+$text($$_described(plan_.attacker_))+" "+$text(verb_)+" "+$text($$_described(plan_.defender_)));if((plan_.second_!==null)){text_=$i_add(text_,(", then "+$text($$_described(plan_.second_))));}extras_=$each($$K163,option_=>((value_===true)?option_.name_:(""+$text(option_.name_)+" "+$text(value_))),option_=>($true($ne((value_=$get(plan_.options_,option_.keyword_)),option_.default_))&&!$in(option_.keyword_,$$K212)));return $add(text_,($true(extras_)?(" ("+$text(", ".join_(extras_))+")"):""));});
const $$_described=$def("party",function(party_){let details_;details_=[];if(($true(party_.is_unit_)&&$true($ne(party_.blocks_,4)))){details_.append_((""+$text(party_.blocks_)+" block"+$text(($true($gt(party_.blocks_,1))?"s":""))));}if(($true(party_.is_unit_)&&$true(party_.leader_)&&$true($ne($attr(party_,"unit_"),"bodyguard")))){details_.append_((""+$text(party_.leader_)+" leader"));}if($true(party_.support_)){details_.append_("supported");}if($true($ne(party_.on_,"open"))){details_.append_(("on "+$text(party_.on_)));}return $add($attr(party_,"unit_"),($true(details_)?(" ["+$text(", ".join_(details_))+"]"):""));});
class $$_Numbers extends $Object {}
$class($$_Numbers,"_Numbers",null);
const $$numbers=$def("plan",function(plan_){return $call($$_Numbers,plan_).build_();});
const $$refuse_illegal=$def("plan given",function(plan_,given_){let concerned_,problems_,restriction_;problems_=$call($py.list,plan_.used_.once_($$_grounds,plan_.attacker_,plan_.defender_,$get(plan_.options_,"range")));for(const $i1 of $it($$K231)){[restriction_,concerned_]=$unpacked($i1,-1,2);if(!$true(concerned_.isdisjoint_(given_))){problems_=$i_add(problems_,$call(restriction_,plan_));}}if($true(problems_)){throw $call(OddsError,...$it(problems_));}});
const $$_bonus_combat=$def("plan",function*(plan_){let attacker_,barred_,second_;[second_,attacker_]=$unpacked([plan_.second_,plan_.attacker_],-1,2);if((second_===null)){return null;}if(!$true(plan_.close_)){(yield "then: a bonus close combat follows close combat only (Bonus Close Combat)");}if(!$true($$may_strike_at(plan_.used_,attacker_,second_))){(yield ("then: "+$text($attr(attacker_,"unit_"))+" may not close combat a castle (Terrain, Castle)"));}barred_=plan_.moved_up_().no_battle_back_(second_);if(($true($get(plan_.options_,"then_first_strike"))&&(barred_!==null))){(yield ("then-first-strike: "+$text(barred_)));}});
const $$may_strike_at=$def("used striker target",function(used_,striker_,target_){let $t0_1;return !$true(($true($t0_1=striker_.mounted_)?$get(used_.facts_.terrain_,target_.on_).get_("at_forbids_close"):$t0_1));});
const $$_swarm=$def("plan",function*(plan_){let inspired_,most_,swarm_;[swarm_,inspired_]=$unpacked([$get(plan_.options_,"swarm"),$get(plan_.options_,"swarm_inspired")],-1,2);if(($true($gt(swarm_,1))&&$true($ne($attr(plan_.attacker_,"unit_"),"levy")))){(yield ("swarm "+$text(swarm_)+" with "+$text($attr(plan_.attacker_,"unit_"))+": only levies swarm (Levy Infantry Swarm)"));}most_=plan_.used_.number_("swarm_most");if($true($gt(swarm_,most_))){(yield ("swarm "+$text(swarm_)+": at most "+$text(most_)+" levies stand next to one hex"));}if((inspired_===null)){return null;}if(!$true($get(plan_.options_,"inspire"))){(yield "swarm-inspired needs --inspire");}if($true($gt(inspired_,swarm_))){(yield ("swarm-inspired "+$text(inspired_)+": the swarm has "+$text(swarm_)));}});
const $$_inspiration=$def("plan",function*(plan_){let cost_,has_leader_,name_,options_,party_,reserve_,wanted_,who_,$t0_1;options_=plan_.options_;for(const $i1 of $it([["attacker","inspire",plan_.attacker_],["defender","inspire_back",plan_.defender_]])){[who_,wanted_,party_]=$unpacked($i1,-1,3);if(!$true($get(options_,wanted_))){continue;}name_=wanted_.replace_("_","-");if(((party_.leader_===null)&&!$true($get(options_,(""+$text(who_)+"_mounted_adjacent"))))){(yield (""+$text(name_)+" without a leader: give --"+$text(who_)+"-leader or --"+$text(who_)+"-mounted-adjacent (Leader Inspired Close Combat)"));}if($true($get(plan_.used_.facts_.terrain_,party_.on_).get_("no_inspiring"))){(yield (""+$text(name_)+" on "+$text(party_.on_)+": no leader inspires a unit there (Terrain, Building)"));}reserve_=$get(options_,(""+$text(who_)+"_honor"));cost_=plan_.used_.number_("inspire_cost");if($true($eq(who_,"attacker"))){cost_=$i_mul(cost_,plan_.inspired_levies_);}else{if($true($get(options_,"ambush"))){cost_=$i_add(cost_,plan_.used_.number_("ambush_cost"));}}if(((reserve_!==null)&&$true($lt(reserve_,cost_)))){(yield (""+$text(name_)+" with "+$text(who_)+"-honor "+$text(reserve_)+": that takes "+$text(cost_)+" in all (B7)"));}}has_leader_=($true($t0_1=(plan_.attacker_.leader_!==null))?$t0_1:$get(options_,"attacker_mounted_adjacent"));if(($true($get(options_,"then_inspire"))&&(plan_.second_!==null)&&!$true(has_leader_))){(yield "then-inspire without a leader: give --attacker-leader (B24)");}});
const $$_movement=$def("plan",function*(plan_){let attacker_,card_,most_,moved_;[moved_,attacker_]=$unpacked([$get(plan_.options_,"moved"),plan_.attacker_],-1,2);if(!$true(moved_)){return null;}[most_,card_]=$unpacked([plan_.used_.unit_($attr(attacker_,"unit_"),"moves_and_battles"),$get(plan_.options_,"card")],-1,2);if(($true($eq(card_,"cavalry-charge"))&&$true(attacker_.mounted_)&&$true($eq(attacker_.symbol_,"square")))){most_=$py.max(most_,plan_.used_.number_("cavalry_charge_moves"));}if(($true($eq(card_,"infantry-onslaught"))&&$in(attacker_.symbol_,["triangle","square"]))){most_=$py.max(most_,plan_.used_.number_("infantry_onslaught_moves"));}if($true($gt(moved_,most_))){(yield ("moved "+$text(moved_)+": "+$text($attr(attacker_,"unit_"))+" may move "+$text(most_)+" and battle (Unit Movement; cards that allow more: cavalry-charge, infantry-onslaught)"));}if($true($$entry_forbids_battle(plan_.used_,attacker_.mounted_,attacker_.on_))){(yield ("moved "+$text(moved_)+" onto "+$text(attacker_.on_)+": "+$text($attr(attacker_,"unit_"))+" that enters it may not battle this turn (Terrain; B25)"));}});
const $$entry_forbids_battle=$def("used mounted on",function(used_,mounted_,on_){let rule_,$t0_1,$t1_1;rule_=$get(used_.facts_.terrain_,on_).get_("entry_forbids_battle");return ($true($t1_1=$eq(rule_,"any unit"))?$t1_1:($true($t0_1=$eq(rule_,"cavalry"))?mounted_:$t0_1));});
const $$_cards=$def("plan",function*(plan_){let attacker_,card_;[card_,attacker_]=$unpacked([$get(plan_.options_,"card"),plan_.attacker_],-1,2);if($true($eq(card_,"cavalry-charge"))){if(!$true(attacker_.mounted_)){(yield ("card cavalry-charge with "+$text($attr(attacker_,"unit_"))+": it orders cavalry"));}if(!$true(plan_.close_)){(yield ("card cavalry-charge at range "+$text($get(plan_.options_,"range"))+": it allows no fire"));}}if($true($eq(card_,"infantry-onslaught"))){if($true(attacker_.mounted_)){(yield ("card infantry-onslaught with "+$text($attr(attacker_,"unit_"))+": it orders infantry"));}if((attacker_.arm_!==null)){(yield ("card infantry-onslaught with "+$text($attr(attacker_,"unit_"))+": missile units may not battle"));}}if($true($eq(plan_.volleys_,2))){if(!$in(card_,[null,"hold-and-shoot"])){(yield ("two volleys with card "+$text(card_)+": they are the card Hold and Shoot's"));}if((attacker_.arm_===null)){(yield ("two volleys with "+$text($attr(attacker_,"unit_"))+": Hold and Shoot orders missile units"));}if($true($get(plan_.options_,"moved"))){(yield ("two volleys after moving "+$text($get(plan_.options_,"moved"))+": Hold and Shoot bars moving"));}}});
const $$_ranged_combat=$def("plan",function*(plan_){let attacker_,name_,options_;[attacker_,options_]=$unpacked([plan_.attacker_,plan_.options_],-1,2);if($true(plan_.close_)){return null;}if(($true($get(options_,"moved"))&&!$true(plan_.used_.unit_($attr(attacker_,"unit_"),"fire_dice_moved",1)))){(yield ("moved "+$text($get(options_,"moved"))+": "+$text($attr(attacker_,"unit_"))+" may not fire after moving"));}if($true($get(options_,"enemy_adjacent"))){(yield ("range "+$text($get(options_,"range"))+" with enemy-adjacent: a unit next to an enemy unit must close combat it or not battle (Ranged Combat)"));}for(const $i1 of $it($$K232)){name_=$i1;if($true($get(options_,name_))){(yield (""+$text(name_.replace_("_","-"))+": a unit fired at does not strike back (Battle Back)"));}}if($true($get(options_,"inspire"))){(yield "inspire: leaders inspire close combat only (Leader Inspired Close Combat)");}});
const $$_close_combat=$def("plan",function*(plan_){let barred_,cost_,name_,options_,reserve_;if(!$true(plan_.close_)){return null;}if($true($eq(plan_.volleys_,2))){(yield "two volleys at range 1: Hold and Shoot bars units next to an enemy");}options_=plan_.options_;if(($true($get(options_,"first_strike"))&&$true($get(options_,"ambush")))){(yield "first-strike and ambush: the Ambush card is not played together with First Strike");}barred_=plan_.no_battle_back_(plan_.defender_);for(const $i1 of $it($$K232)){name_=$i1;if(($true($get(options_,name_))&&(barred_!==null))){(yield (""+$text(name_.replace_("_","-"))+": "+$text(barred_)));}}cost_=($true($get(options_,"ambush"))?plan_.used_.number_("ambush_cost"):0);reserve_=$get(options_,"defender_honor");if(((reserve_!==null)&&$true($lt(reserve_,cost_)))){(yield ("ambush with defender-honor "+$text(reserve_)+": the card costs "+$text(cost_)+" (Dragon Cards)"));}});
const $$_second=$def("plan",function*(plan_){let default_,given_,name_;if((plan_.second_===null)){for(const $i1 of $it(plan_.options_.items_())){[name_,given_]=$unpacked($i1,-1,2);default_=$dict([["then_on","open"],["then_room",10]]).get_(name_);if(($true(name_.startswith_("then_"))&&!$in(given_,[null,false,default_]))){(yield (""+$text(name_.replace_("_","-"))+" needs --then, the defender of the bonus combat"));}}}});
const $$_parties=$def("plan",function*(plan_){let full_,given_,listed_,party_,who_;full_=plan_.used_.number_("blocks");listed_=[["attacker",plan_.attacker_],["defender",plan_.defender_],["then",plan_.second_]];for(const $i1 of $it(listed_)){[who_,party_]=$unpacked($i1,-1,2);if((party_===null)){continue;}given_=$get(plan_.options_,(""+$text(who_)+"_leader"));if(($true(party_.mounted_)&&$true(party_.is_unit_)&&$true($eq(given_,"foot")))){(yield (""+$text(who_)+"-leader 'foot' with "+$text($attr(party_,"unit_"))+": a foot leader serves infantry only"));}if(($true($eq($attr(party_,"unit_"),"bodyguard"))&&$true($eq(given_,"mounted")))){(yield (""+$text(who_)+"-leader 'mounted' with "+$text("bodyguard")+": its commander is a foot leader (B23)"));}if((!$in($get(plan_.options_,(""+$text(who_)+"_blocks")),[null,full_])&&!$true(party_.is_unit_))){(yield (""+$text(who_)+"-blocks with "+$text("lone-leader")+": a leader alone has no unit blocks"));}if(($true(party_.support_)&&!$true(party_.is_unit_))){(yield (""+$text(who_)+"-support with "+$text("lone-leader")+": flags do nothing to a lone leader (B10)"));}}});
const $$_grounds=$def("used attacker defender hexes",function(used_,attacker_,defender_,hexes_){let find_;used_.number_("swarm_most");find_=($true($eq(hexes_,1))?$$_close_combat_grounds:$$_ranged_combat_grounds);return $call($py.tuple,$call(find_,used_,attacker_,defender_,hexes_));});
const $$_ranged_combat_grounds=$def("used attacker defender hexes",function*(used_,attacker_,defender_,hexes_){let reach_;reach_=$add($py.len(used_.unit_($attr(attacker_,"unit_"),"fire_dice",[])),1);if((attacker_.arm_===null)){(yield ("range "+$text(hexes_)+": "+$text($attr(attacker_,"unit_"))+" has no missile weapon and fights at range 1 (Ranged Combat)"));}else{if($true($gt(hexes_,reach_))){(yield ("out of range: "+$text($attr(attacker_,"unit_"))+" fires up to "+$text(reach_)+" hexes, not "+$text(hexes_)+" (Ranged Combat 2)"));}}if(!$true($$may_battle_from(used_,attacker_))){(yield (""+$text($attr(attacker_,"unit_"))+" on a castle: cavalry there may not battle (Terrain, Castle)"));}if($true($eq($attr(defender_,"unit_"),"bodyguard"))){(yield ("range "+$text(hexes_)+": a "+$text("bodyguard")+" may not be fired at (Leader Casualty Check)"));}});
const $$may_battle_from=$def("used striker",function(used_,striker_){let $t0_1;return !$true(($true($t0_1=striker_.mounted_)?$get(used_.facts_.terrain_,striker_.on_).get_("on_forbids_battle"):$t0_1));});
const $$_close_combat_grounds=$def("used attacker defender hexes",function*(used_,attacker_,defender_,hexes_){if(!$true($$may_battle_from(used_,attacker_))){(yield (""+$text($attr(attacker_,"unit_"))+" on a castle: cavalry there may not battle (Terrain, Castle)"));}if(!$true($$may_strike_at(used_,attacker_,defender_))){(yield (""+$text($attr(attacker_,"unit_"))+" against a castle: cavalry may not close combat there, only fire (Terrain, Castle; B11)"));}});
class $$Plan extends $Object {}
$class($$Plan,"Plan",{attacker:null,defender:null,second:null,options:null,used:null});
const $$planned=$def("used attacker defender options",function(used_,attacker_,defender_,options_){let second_,unit_,who_;second_=$get(options_,"then");for(const $i1 of $it([["defender",defender_],["then",second_]])){[who_,unit_]=$unpacked($i1,-1,2);if((($get(options_,(""+$text(who_)+"_leader"))===null)&&$true($eq(unit_,"lone-leader")))){$put(options_,(""+$text(who_)+"_leader"),"foot");}}return $call($$Plan,$$_party(used_,"attacker",attacker_,options_),$$_party(used_,"defender",defender_,options_),($true(second_)?$$_party(used_,"then",second_,options_):null),options_,used_);});
const $$_party=$def("used who unit options",function(used_,who_,unit_,options_){let found_;found_=used_.once_($$party,unit_,$get(options_,(""+$text(who_)+"_on")),$get(options_,(""+$text(who_)+"_blocks")),$get(options_,(""+$text(who_)+"_leader")),$get(options_,(""+$text(who_)+"_support")));return found_;});
class $$Party extends $Object {}
$class($$Party,"Party",{unit:null,on:null,blocks:null,leader:null,support:null,mounted:null,symbol:null,arm:null});
const $$party=$def("used unit on blocks leader support",function(used_,unit_,on_,blocks_,leader_,support_){let full_,kind_,known_,$t0_1;if($true($eq(unit_,"lone-leader"))){kind_=($true($t0_1=leader_)?$t0_1:"foot");return $call($$Party,unit_,on_,0,kind_,support_,$eq(kind_,"mounted"),"leader",null);}known_=$get(used_.facts_.units_,unit_);full_=used_.number_("blocks");return $call($$Party,unit_,on_,((blocks_===null)?full_:blocks_),($true($eq(unit_,"bodyguard"))?"foot":leader_),support_,$call($py.bool,known_.get_("mounted",false)),$call($py.str,$get(known_,"symbol")),known_.get_("arm"));});
const $$complete=$def("given facts",function(given_,facts_){let fault_,name_,option_,problems_,value_,values_;problems_=[];values_=$call($py.dict,$$K233);for(const $i1 of $it(given_.items_())){[name_,value_]=$unpacked($i1,-1,2);option_=$$K234.get_(name_);if((option_===null)){problems_.append_($$unknown_input(name_,$$K234));continue;}if(($true($py.isinstance(value_,$py.str))&&$true($$choices(option_,facts_)))){value_=($true($eq(option_.takes_,"target"))?$$unit_key(value_):$$spelled(value_));}if($true((fault_=$$_fault(option_,value_,facts_)))){problems_.append_(fault_);}$put(values_,name_,value_);}if($true(problems_)){throw $call(OddsError,...$it(problems_));}return values_;});
const $$_fault=$def("option value facts",function(option_,value_,facts_){let full_,most_,words_,$t0_1,$t1_1;if(((option_.takes_===$py.bool)&&$true($py.isinstance(value_,$py.bool)))){return null;}if(($true((($call($py.type,value_)===($t0_1=option_.takes_))&&($t0_1===$py.int)))&&(option_.most_!==null))){return $$fault_of(option_,value_);}words_=$$choices(option_,facts_);full_=$get($get(facts_.numbers_,"blocks"),"value");most_=((option_.most_===null)?full_:option_.most_);return $$fault_of($kw($py.replace,[option_],{takes:($true($t1_1=words_)?$t1_1:option_.takes_),most:most_}),value_);});
const $$fault_of=$def("option value",function(option_,value_){let listed_,$t0_1,$t1_1;if((value_===null)){return ((option_.default_===null)?null:(""+$text(option_.name_)+" needs a value"));}if($true(option_.repeatable_)){listed_=($true($t0_1=$py.isinstance(value_,[$py.list,$py.tuple]))?$py.all($each(value_,v_=>$py.isinstance(v_,$py.str))):$t0_1);return ($true(listed_)?null:(""+$text(option_.name_)+" is a list of words, not "+$text($py.repr(value_))));}if($true($py.isinstance(option_.takes_,$py.tuple))){return ($in(value_,option_.takes_)?null:unknown(option_.name_,value_,option_.takes_));}if((option_.takes_===$py.bool)){return ($true($py.isinstance(value_,$py.bool))?null:(""+$text(option_.name_)+" is true or false, not "+$text($py.repr(value_))));}if((option_.takes_===$py.str)){return ($true($py.isinstance(value_,$py.str))?null:(""+$text(option_.name_)+" is text, not "+$text($py.repr(value_))));}if((!$true($py.isinstance(value_,$py.int))||$true($py.isinstance(value_,$py.bool)))){return (""+$text(option_.name_)+" is a whole number, not "+$text($py.repr(value_)));}if(((option_.most_!==null)&&!$true(($le(option_.least_,($t1_1=value_))&&$le($t1_1,option_.most_))))){return (""+$text(option_.name_)+" is from "+$text(option_.least_)+" to "+$text(option_.most_)+", not "+$text(value_));}return null;});
const $$spelled=$def("name",function(name_){return "-".join_(name_.lower_().replace_("_"," ").replace_("-"," ").split_());});
const $$choices=$def("option facts",function(option_,facts_){if($true($eq(option_.takes_,"terrain"))){return $call($py.tuple,$each(facts_.terrain_.items_(),([key_,ground_])=>key_,([key_,ground_])=>!$true(ground_.get_("impassable"))));}if($true($eq(option_.takes_,"target"))){return [...$it(facts_.units_),"lone-leader"];}return ($true($py.isinstance(option_.takes_,$py.tuple))?option_.takes_:[]);});
const $$unknown_input=$def("name known",function(name_,known_){let meant_,spelled_;meant_=$$K235.get_(name_.replace_("-","_"),"");for(const $i1 of $it([meant_,meant_.replace_("_","-")])){spelled_=$i1;if($in(spelled_,known_)){return ("unknown option '"+$text(name_)+"': did you mean '"+$text(spelled_)+"'?");}}return unknown("option",name_,known_);});
const $$check_names=$def("attacker defender units",function(attacker_,defender_,units_){let problems_;if(($in(attacker_,units_)&&($in(defender_,units_)||$true($eq(defender_,"lone-leader"))))){return null;}problems_=$each([attacker_,defender_],name_=>("'"+$text(name_)+"' is a list: name one unit ('battles compare' takes lists)"),name_=>$in(",",name_));if($true(problems_)){throw $call(OddsError,...$it(problems_));}if($true($eq(attacker_,"lone-leader"))){problems_.append_("a leader alone may not battle (Leader Inspired Close Combat)");}else{if(!$in(attacker_,units_)){problems_.append_(unknown("attacker",attacker_,units_));}}if(!$in(defender_,[...$it(units_),"lone-leader"])){problems_.append_(unknown("defender",defender_,[...$it(units_),"lone-leader"]));}if($true(problems_)){throw $call(OddsError,...$it(problems_));}});
const $$unit_key=$def("name",function(name_){let $t0_1;return ($true($t0_1=$$K236.get_(name_.strip_().upper_()))?$t0_1:$$spelled(name_));});
const $$no_battle_back=$def("used attacker defender",function(used_,attacker_,defender_){if(!$true(defender_.is_unit_)){return "a leader alone may not battle (Combat Against a Leader Alone in a Hex)";}if(!$true($$may_battle_from(used_,defender_))){return (""+$text($attr(defender_,"unit_"))+" on a castle may not battle (Terrain, Castle; B11)");}if(!$true($$may_strike_at(used_,defender_,attacker_))){return (""+$text($attr(defender_,"unit_"))+" may not close combat a castle (Terrain, Castle; B6)");}return null;});
const $$_write_strike=$def("used q strike striker target dice close",function(used_,q_,strike_,striker_,target_,dice_,close_){let row_,$t0_1;row_=$$strike_row(strike_);$put(q_,$slice(row_,$add(row_,13),null),$$strike_numbers(used_,$get(striker_,1),$get(target_,1),close_));$t0_1=$unpacked([$get(striker_,0),$get(target_,0),dice_],-1,3);$put(q_,$add(row_,0),$t0_1[0]);$put(q_,$add(row_,1),$t0_1[1]);$put(q_,$add(row_,2),$t0_1[2]);});
const $$strike_numbers=$def("used striker target close",function(used_,striker_,target_,close_){let paid_,row_,$t0_1;row_=$mul([0],13);paid_=$$honor_pays(striker_,target_,close_);$put(row_,4,$$roll_kind(striker_,target_,close_,paid_));$put(row_,5,$$leader_roll_kind(paid_));$put(row_,6,($true(close_)?$$swords_ignored(striker_,target_):0));$put(row_,9,$call($py.int,close_));$t0_1=$unpacked($$flags_ignored(used_,striker_,target_),-1,2);$put(row_,10,$t0_1[0]);$put(row_,11,$t0_1[1]);$put(row_,12,$call($py.int,$get(used_.facts_.terrain_,target_.on_).get_("no_retreat",false)));return row_;});
const $$flags_ignored=$def("used striker target",function(used_,striker_,target_){let may_,must_,must_ignore_;if(!$true(target_.is_unit_)){return [0,0];}must_ignore_=$get(used_.facts_.terrain_,target_.on_).get_("must_ignore_flag");must_=((!$true(target_.mounted_)&&$true($eq(must_ignore_,"infantry")))?1:0);may_=$add(must_,$py.sum([$eq(target_.symbol_,"square"),target_.support_,$$is_covered(used_,striker_,target_)]));return [may_,must_];});
const $$is_covered=$def("used striker target",function(used_,striker_,target_){let cover_,infantry_,$t0_1,$t1_1,$t2_1;cover_=$get(used_.facts_.terrain_,target_.on_).get_("ignores_flag");infantry_=!$true(target_.mounted_);if($true($eq(cover_,"infantry against cavalry"))){return ($true($t0_1=infantry_)?striker_.mounted_:$t0_1);}return ($true($t2_1=$eq(cover_,"any unit"))?$t2_1:($true($t1_1=$eq(cover_,"infantry"))?infantry_:$t1_1));});
const $$swords_ignored=$def("striker target",function(striker_,target_){return ($true(target_.is_unit_)?$py.sum($$swords_ignored_by(striker_,target_)):0);});
const $$swords_ignored_by=$def("striker target",function(striker_,target_){let stature_;stature_=(($true(target_.mounted_)&&!$true(striker_.mounted_))?1:0);return [stature_,$py.max(0,$sub($$K238.get_(target_.symbol_,$neg(1)),$$_rank_as_striker(striker_)))];});
const $$_rank_as_striker=$def("striker",function(striker_){return ($true($eq($attr(striker_,"unit_"),"bodyguard"))?$get($$K238,"square"):$get($$K238,striker_.symbol_));});
const $$leader_roll_kind=$def("paid",function(paid_){return ($true(paid_)?6:7);});
const $$roll_kind=$def("striker target close paid",function(striker_,target_,close_,paid_){if(!$true(target_.is_unit_)){return $$leader_roll_kind(paid_);}if(($true($eq(target_.symbol_,"swords"))||(!$true(close_)&&$true($eq(striker_.arm_,"bow"))))){return ($true(paid_)?2:3);}if(($true(close_)&&$true($$swords_ignored(striker_,target_)))){return ($true(paid_)?4:5);}return ($true(paid_)?0:1);});
const $$honor_pays=$def("striker target close",function(striker_,target_,close_){let $t0_1;if(!$true(close_)){return $eq(striker_.arm_,"bow");}if($true($eq($attr(target_,"unit_"),"levy"))){return false;}return !$true(($true($t0_1=striker_.mounted_)?$in(target_.symbol_,["circle","triangle"]):$t0_1));});
const $$close_dice=$def("used striker target",function(used_,striker_,target_){let dice_,limits_;dice_=$call($py.int,used_.unit_($attr(striker_,"unit_"),"close_dice"));limits_=[used_.limit_(striker_.on_,"on_close",striker_.mounted_),$$_limit_at(used_,"at_close",striker_,target_)];return $py.min(dice_,...$it($each(limits_,limit_=>limit_,limit_=>(limit_!==null)).values()),dice_);});
const $$_limit_at=$def("used name striker target",function(used_,name_,striker_,target_){let limit_,spared_;spared_=$get(used_.facts_.terrain_,target_.on_).get_("at_limit_spares");if(((spared_!==null)&&$true($eq(spared_,striker_.on_)))){return null;}limit_=used_.limit_(target_.on_,name_,striker_.mounted_);if(((limit_!==null)&&!$true(target_.is_unit_))){used_.note_("terrain limits against a lone leader (B10)","assumed");}return limit_;});
const $$party_numbers=$def("used party side",function(used_,party_,side_){let row_;row_=$mul([0],12);$put(row_,0,party_.blocks_);$put(row_,1,((party_.leader_===null)?0:1));$put(row_,2,side_);$put(row_,3,$call($py.int,$eq($attr(party_,"unit_"),"bodyguard")));$put(row_,4,1);$put(row_,10,$$lack_kind(party_));if($true(party_.is_unit_)){$put(row_,4,used_.unit_($attr(party_,"unit_"),"retreats_per_flag",1));$put(row_,5,used_.unit_($attr(party_,"unit_"),"honor"));$put(row_,6,used_.unit_($attr(party_,"unit_"),"honor_per_retreat"));}return row_;});
const $$lack_kind=$def("target",function(target_){return ($true($eq(target_.symbol_,"swords"))?9:8);});
const $$strike_row=$def("strike",function(strike_){return $add(87,$mul(strike_,13));});
const $$standing=$def("used attacker defender hexes moved volleys",function(used_,attacker_,defender_,hexes_,moved_,volleys_){let away_,back_,dice_,each_,far_,one_,place_,q_,row_,side_,striker_,target_,$t0_1;q_=$add($$general_numbers(used_),$mul([0],$sub(191,51)));$t0_1=$unpacked([volleys_,hexes_,$call($py.int,$eq(hexes_,1))],-1,3);$put(q_,18,$t0_1[0]);$put(q_,19,$t0_1[1]);$put(q_,15,$t0_1[2]);$put(q_,21,$call($py.int,!$true(attacker_.mounted_)));for(const $i1 of $it([[15,attacker_,0],[19,defender_,1]])){[place_,one_,side_]=$unpacked($i1,-1,3);row_=$$party_row(place_);$put(q_,$slice(row_,$add(row_,12),null),$$party_numbers(used_,one_,side_));}[striker_,target_]=$unpacked([[15,attacker_],[19,defender_]],-1,2);if($true($eq(hexes_,1))){each_=$$close_dice(used_,attacker_,defender_);$$_write_strike(used_,q_,1,striker_,target_,each_,true);if(($$no_battle_back(used_,attacker_,defender_)===null)){back_=$$close_dice(used_,defender_,attacker_);$$_write_strike(used_,q_,4,target_,striker_,back_,true);$$_write_strike(used_,q_,0,target_,striker_,back_,true);}return q_;}away_=[19,$kw($py.replace,[defender_],{on:"open"})];for(const $i2 of $it(($true($eq(volleys_,2))?$call($py.range,2,$add(24,1)):[]))){far_=$i2;$put(q_,$add(26,far_),$$fire_dice(used_,attacker_,$get(away_,1),far_,moved_));}dice_=$$fire_dice(used_,attacker_,defender_,hexes_,moved_);$$_write_strike(used_,q_,1,striker_,target_,dice_,false);if($true($eq(volleys_,2))){$$_write_strike(used_,q_,2,striker_,target_,dice_,false);$$_write_strike(used_,q_,3,striker_,away_,dice_,false);}return q_;});
const $$fire_dice=$def("used striker target hexes moved",function(used_,striker_,target_,hexes_,moved_){let by_range_,dice_,limits_,$t0_1;by_range_=used_.unit_($attr(striker_,"unit_"),"fire_dice",[]);if(!$true(($le(2,($t0_1=hexes_))&&$le($t0_1,$add($py.len(by_range_),1))))){return 0;}dice_=$call($py.int,$get(by_range_,$sub(hexes_,2)));if($true(moved_)){dice_=$py.min(dice_,$call($py.int,used_.unit_($attr(striker_,"unit_"),"fire_dice_moved")));}limits_=[used_.limit_(striker_.on_,"on_fire",striker_.mounted_),$$_limit_at(used_,"at_fire",striker_,target_)];return $py.min(dice_,...$it($each(limits_,limit_=>limit_,limit_=>(limit_!==null)).values()),dice_);});
const $$general_numbers=$def("used",function(used_){let number_,q_;[number_,q_]=$unpacked([$attr(used_,"number_"),$mul([0],51)],-1,2);$put(q_,0,$call(number_,"most_flags_ignored"));$put(q_,1,$call(number_,"seppuku_tokens"));$put(q_,2,$call(number_,"leader_retreat_honor"));$put(q_,3,$call(number_,"leader_retreat_hexes"));$put(q_,4,$call(number_,"check_dice_close"));$put(q_,5,$call(number_,"check_dice_fire"));$put(q_,6,$call(number_,"check_dice_alone"));$put(q_,25,$call(number_,"castle_flag_check"));$put(q_,7,$call(number_,"lack_of_honor_dice"));$put(q_,23,10);$put(q_,24,$neg(1));$put(q_,8,$call(number_,"leader_with_unit_honor"));$put(q_,9,$call(number_,"inspire_cost"));$put(q_,10,$call(number_,"inspire_dice"));return q_;});
const $$wilson=$def("share samples z",function(share_,samples_,z_){let center_,half_,spread_;spread_=$add(1,$div($mul(z_,z_),samples_));center_=$div($add(share_,$div($mul(z_,z_),$mul(2,samples_))),spread_);half_=$mul($div(z_,spread_),$py.sqrt($add($div($mul(share_,$sub(1,share_)),samples_),$div($mul(z_,z_),$mul($mul(4,samples_),samples_)))));return [$py.max((0.0),$sub(center_,half_)),$py.min((1.0),$add(center_,half_))];});
const $$K=$dict([["value",4],["source","rulebook"]]);
const $$K1=$dict([["value",1],["source","rulebook"]]);
const $$K2=$dict([["value",1],["source","rulebook"]]);
const $$K3=$dict([["value",2],["source","rulebook"]]);
const $$K4=$dict([["name","samurai spearmen"],["symbol","square"],["close_dice",$$K],["moves",$$K1],["moves_and_battles",$$K2],["honor",$$K3]]);
const $$K5=$dict([["value",3],["source","rulebook"]]);
const $$K6=[3,3];
const $$K7=$dict([["value",$$K6],["source","assumed"]]);
const $$K8=$dict([["value",1],["source","assumed"]]);
const $$K9=$dict([["value",1],["source","rulebook"]]);
const $$K10=$dict([["value",1],["source","rulebook"]]);
const $$K11=$dict([["value",2],["source","rulebook"]]);
const $$K12=$dict([["name","samurai bowmen"],["symbol","square"],["arm","bow"],["close_dice",$$K5],["fire_dice",$$K7],["fire_dice_moved",$$K8],["moves",$$K9],["moves_and_battles",$$K10],["honor",$$K11]]);
const $$K13=$dict([["value",3],["source","rulebook"]]);
const $$K14=$dict([["value",2],["source","rulebook"]]);
const $$K15=$dict([["value",1],["source","rulebook"]]);
const $$K16=$dict([["value",1],["source","rulebook"]]);
const $$K17=$dict([["name","ashigaru spearmen"],["symbol","triangle"],["close_dice",$$K13],["moves",$$K14],["moves_and_battles",$$K15],["honor",$$K16]]);
const $$K18=$dict([["value",2],["source","rulebook"]]);
const $$K19=[2,2];
const $$K20=$dict([["value",$$K19],["source","published"]]);
const $$K21=$dict([["value",1],["source","published"]]);
const $$K22=$dict([["value",2],["source","rulebook"]]);
const $$K23=$dict([["value",2],["source","rulebook"]]);
const $$K24=$dict([["value",1],["source","rulebook"]]);
const $$K25=$dict([["name","ashigaru bowmen"],["symbol","circle"],["arm","bow"],["close_dice",$$K18],["fire_dice",$$K20],["fire_dice_moved",$$K21],["moves",$$K22],["moves_and_battles",$$K23],["honor",$$K24]]);
const $$K26=$dict([["value",2],["source","rulebook"]]);
const $$K27=[2,2,1];
const $$K28=$dict([["value",$$K27],["source","published"]]);
const $$K29=$dict([["value",0],["source","rulebook"]]);
const $$K30=$dict([["value",2],["source","rulebook"]]);
const $$K31=$dict([["value",0],["source","rulebook"]]);
const $$K32=$dict([["value",1],["source","rulebook"]]);
const $$K33=$dict([["name","ashigaru arquebusiers"],["symbol","circle"],["arm","arquebus"],["close_dice",$$K26],["fire_dice",$$K28],["fire_dice_moved",$$K29],["moves",$$K30],["moves_and_battles",$$K31],["honor",$$K32]]);
const $$K34=$dict([["value",2],["source","rulebook"]]);
const $$K35=$dict([["value",2],["source","rulebook"]]);
const $$K36=$dict([["value",2],["source","rulebook"]]);
const $$K37=$dict([["value",2],["source","rulebook"]]);
const $$K38=$dict([["value",2],["source","rulebook"]]);
const $$K39=$dict([["name","levies"],["symbol","circle"],["close_dice",$$K34],["moves",$$K35],["moves_and_battles",$$K36],["honor_per_retreat",$$K37],["retreats_per_flag",$$K38]]);
const $$K40=$dict([["value",4],["source","rulebook"]]);
const $$K41=$dict([["value",2],["source","rulebook"]]);
const $$K42=$dict([["value",2],["source","rulebook"]]);
const $$K43=$dict([["value",2],["source","rulebook"]]);
const $$K44=$dict([["name","samurai spear cavalry"],["symbol","square"],["mounted",true],["close_dice",$$K40],["moves",$$K41],["moves_and_battles",$$K42],["honor",$$K43]]);
const $$K45=$dict([["value",3],["source","rulebook"]]);
const $$K46=[3,3];
const $$K47=$dict([["value",$$K46],["source","published"]]);
const $$K48=$dict([["value",1],["source","published"]]);
const $$K49=$dict([["value",2],["source","rulebook"]]);
const $$K50=$dict([["value",2],["source","rulebook"]]);
const $$K51=$dict([["value",2],["source","rulebook"]]);
const $$K52=$dict([["name","samurai bow cavalry"],["symbol","square"],["mounted",true],["arm","bow"],["close_dice",$$K45],["fire_dice",$$K47],["fire_dice_moved",$$K48],["moves",$$K49],["moves_and_battles",$$K50],["honor",$$K51]]);
const $$K53=$dict([["value",4],["source","assumed"]]);
const $$K54=$dict([["value",1],["source","assumed"]]);
const $$K55=$dict([["value",1],["source","assumed"]]);
const $$K56=$dict([["value",2],["source","assumed"]]);
const $$K57=$dict([["name","the army commander's bodyguard"],["symbol","swords"],["close_dice",$$K53],["moves",$$K54],["moves_and_battles",$$K55],["honor",$$K56]]);
const $$K58=$dict([["samurai-spear",$$K4],["samurai-bow",$$K12],["ashigaru-spear",$$K17],["ashigaru-bow",$$K25],["ashigaru-arquebus",$$K33],["levy",$$K39],["samurai-spear-cavalry",$$K44],["samurai-bow-cavalry",$$K52],["bodyguard",$$K57]]);
const $$K59=["white","","0.7"];
const $$K60=$dict([["name","open ground"],["letter","."],["look",$$K59],["source","rulebook"]]);
const $$K61=["#d5e6cd","oo","#9dbb90"];
const $$K62=$dict([["name","a forest"],["letter","f"],["look",$$K61],["source","rulebook"],["stops",true],["blocks_sight",true],["on_close",2],["on_fire",2],["at_close",2],["at_fire",1]]);
const $$K63=["#eee0c6","///","#c2a878"];
const $$K64=$dict([["name","a hill"],["letter","h"],["look",$$K63],["source","rulebook"],["blocks_sight",true],["on_close",3],["at_close",2],["at_limit_spares","hill"]]);
const $$K65=["#a9c6e3","-----","#5b86b5"];
const $$K66=$dict([["name","a river"],["letter","~"],["look",$$K65],["source","rulebook"],["impassable",true]]);
const $$K67=["#d6e5f3","--","#8fb0d0"];
const $$K68=$dict([["name","a ford"],["letter","="],["look",$$K67],["source","rulebook"],["stops",true],["on_close",2],["on_fire",1],["at_close",2],["at_fire",2]]);
const $$K69=["#e9f1f8","-","#a8c3dd"];
const $$K70=$dict([["name","a shallow ford"],["letter","-"],["look",$$K69],["source","rulebook"]]);
const $$K71=["#d9cdb8","||---","#a58f66"];
const $$K72=$dict([["name","a bridge"],["letter","#"],["look",$$K71],["source","rulebook"],["ignores_flag","any unit"]]);
const $$K73=["#e4e4e4","++","#a8a8a8"];
const $$K74=$dict([["name","a building"],["letter","b"],["look",$$K73],["source","rulebook"],["stops",true],["blocks_sight",true],["on_close",2],["on_fire",1],["on_close_cavalry",1],["on_fire_cavalry",1],["at_close",2],["at_fire",1],["no_inspiring",true],["entry_forbids_battle","any unit"]]);
const $$K75=["#f3efc4","..","#c9c07a"];
const $$K76=$dict([["name","a field"],["letter",":"],["look",$$K75],["source","rulebook"],["stops",true],["on_close_cavalry",2],["on_fire_cavalry",2],["at_close_cavalry",2],["at_fire_cavalry",2]]);
const $$K77=["#dccbbb","xxx","#a98c72"];
const $$K78=$dict([["name","a ravine"],["letter","v"],["look",$$K77],["source","rulebook"],["stops",true],["on_close",1],["on_fire",1],["at_close",2],["at_close_cavalry",1],["at_fire",1],["entry_forbids_battle","any unit"]]);
const $$K79=["white","","0.7"];
const $$K80=$dict([["name","a command tent"],["letter","t"],["look",$$K79],["source","rulebook"],["stops",true],["blocks_sight",true]]);
const $$K81=["#efe6da","||","#c0a98c"];
const $$K82=$dict([["name","a fence"],["letter","|"],["look",$$K81],["source","rulebook"],["stops",true],["on_close",2],["on_fire",2],["at_close",2],["at_fire",2],["ignores_flag","infantry against cavalry"],["entry_forbids_battle","cavalry"]]);
const $$K83=["#e3d3be","|||","#a5845c"];
const $$K84=$dict([["name","a palisade"],["letter","p"],["look",$$K83],["source","rulebook"],["stops",true],["on_close",2],["on_fire",2],["at_close",2],["at_fire",2],["ignores_flag","infantry"],["entry_forbids_battle","cavalry"]]);
const $$K85=["#cfcfcf","+++","#7d7d7d"];
const $$K86=$dict([["name","a castle"],["letter","c"],["look",$$K85],["source","rulebook"],["stops",true],["blocks_sight",true],["on_close",3],["on_fire",3],["at_close",2],["at_fire",1],["must_ignore_flag","infantry"],["no_retreat",true],["entry_forbids_battle","any unit"],["on_forbids_battle","cavalry"],["at_forbids_close","cavalry"]]);
const $$K87=$dict([["open",$$K60],["forest",$$K62],["hill",$$K64],["river",$$K66],["ford",$$K68],["shallow-ford",$$K70],["bridge",$$K72],["building",$$K74],["field",$$K76],["ravine",$$K78],["tent",$$K80],["fence",$$K82],["palisade",$$K84],["castle",$$K86]]);
const $$K88=$dict([["value",4],["source","rulebook"]]);
const $$K89=$dict([["value",2],["source","rulebook"]]);
const $$K90=$dict([["value",1],["source","rulebook"]]);
const $$K91=$dict([["value",1],["source","rulebook"]]);
const $$K92=$dict([["value",1],["source","rulebook"]]);
const $$K93=$dict([["value",3],["source","rulebook"]]);
const $$K94=$dict([["value",3],["source","rulebook"]]);
const $$K95=$dict([["value",5],["source","rulebook"]]);
const $$K96=$dict([["value",1],["source","rulebook"]]);
const $$K97=$dict([["value",2],["source","rulebook"]]);
const $$K98=$dict([["value",1],["source","rulebook"]]);
const $$K99=$dict([["value",1],["source","rulebook"]]);
const $$K100=$dict([["value",4],["source","rulebook"]]);
const $$K101=$dict([["value",1],["source","assumed"]]);
const $$K102=$dict([["value",1],["source","published"]]);
const $$K103=$dict([["value",6],["source","rulebook"]]);
const $$K104=$dict([["value",2],["source","rulebook"]]);
const $$K105=$dict([["value",3],["source","rulebook"]]);
const $$K106=$dict([["value",3],["source","rulebook"]]);
const $$K107=$dict([["value",30],["source","rulebook"]]);
const $$K108=$dict([["value",2],["source","rulebook"]]);
const $$K109=$dict([["value",1],["source","rulebook"]]);
const $$K110=$dict([["value",1],["source","rulebook"]]);
const $$K111=$dict([["value",1],["source","assumed"]]);
const $$K112=$dict([["value",3],["source","rulebook"]]);
const $$K113=$dict([["value",1],["source","rulebook"]]);
const $$K114=$dict([["value",2],["source","rulebook"]]);
const $$K115=$dict([["value",1],["source","rulebook"]]);
const $$K116=$dict([["value",1],["source","rulebook"]]);
const $$K117=$dict([["blocks",$$K88],["most_flags_ignored",$$K89],["inspire_cost",$$K90],["inspire_dice",$$K91],["leader_with_unit_honor",$$K92],["leader_retreat_honor",$$K93],["leader_retreat_hexes",$$K94],["seppuku_tokens",$$K95],["check_dice_close",$$K96],["check_dice_fire",$$K97],["check_dice_alone",$$K98],["castle_flag_check",$$K99],["lack_of_honor_dice",$$K100],["ambush_cost",$$K101],["ambush_dice",$$K102],["swarm_most",$$K103],["leader_moves_foot",$$K104],["leader_moves_mounted",$$K105],["leader_leaves_honor",$$K106],["token_pool",$$K107],["end_of_turn_tokens",$$K108],["dragon_discard_tokens",$$K109],["surrender_at_cards",$$K110],["surrender_without_pieces",$$K111],["cavalry_charge_moves",$$K112],["cavalry_charge_dice",$$K113],["infantry_onslaught_moves",$$K114],["serpent_command_moves",$$K115],["shogun_dice",$$K116]]);
const $$K118=$object($$Facts,{edition:"Commands & Colors: Samurai Battles, GMT 2020",pack:"shipped",units:$$K58,terrain:$$K87,numbers:$$K117,read:$dict([])});
const $$K119=$object($$Option,{name:"range",takes:$py.int,default:1,meaning:"Hexes to the target; 1 is close combat",least:1,most:5,metavar:null,repeatable:false,group:"Usual",python:"range",percent:false});
const $$K120=$object($$Option,{name:"attacker-on",takes:"terrain",default:"open",meaning:"Terrain that the attacker stands on",least:0,most:0,metavar:"TERRAIN",repeatable:false,group:"Usual",python:"attacker_on",percent:false});
const $$K121=$object($$Option,{name:"attacker-blocks",takes:$py.int,default:null,meaning:"Blocks left in the attacker's unit (full)",least:1,most:null,metavar:null,repeatable:false,group:"Usual",python:"attacker_blocks",percent:false});
const $$K122=Object.freeze(["foot","mounted"]);
const $$K123=$object($$Option,{name:"attacker-leader",takes:$$K122,default:null,meaning:"Leader in the attacker's hex",least:0,most:0,metavar:null,repeatable:false,group:"Leaders",python:"attacker_leader",percent:false});
const $$K124=$object($$Option,{name:"attacker-mounted-adjacent",takes:$py.bool,default:false,meaning:"A mounted leader next to the attacker, who can inspire",least:0,most:0,metavar:null,repeatable:false,group:"Leaders",python:"attacker_mounted_adjacent",percent:false});
const $$K125=$object($$Option,{name:"attacker-support",takes:$py.bool,default:false,meaning:"Two or more supporters next to the attacker",least:0,most:0,metavar:null,repeatable:false,group:"Usual",python:"attacker_support",percent:false});
const $$K126=$object($$Option,{name:"attacker-room",takes:$py.int,default:10,meaning:"Hexes free for the attacker to retreat into",least:0,most:10,metavar:null,repeatable:false,group:"Expert",python:"attacker_room",percent:false});
const $$K127=$object($$Option,{name:"attacker-honor",takes:$py.int,default:null,meaning:"Tokens in the attacker's reserve (ample)",least:0,most:60,metavar:null,repeatable:false,group:"Expert",python:"attacker_honor",percent:false});
const $$K128=Object.freeze(["ignore","accept","best"]);
const $$K129=$object($$Option,{name:"attacker-flags",takes:$$K128,default:"ignore",meaning:"What the attacker does with flags",least:0,most:0,metavar:null,repeatable:false,group:"Expert",python:"attacker_flags",percent:false});
const $$K130=Object.freeze(["retreat","seppuku","best"]);
const $$K131=$object($$Option,{name:"attacker-fate",takes:$$K130,default:"retreat",meaning:"What the attacker's leader does when left alone",least:0,most:0,metavar:null,repeatable:false,group:"Leaders",python:"attacker_fate",percent:false});
const $$K132=$object($$Option,{name:"defender-on",takes:"terrain",default:"open",meaning:"Terrain that the defender stands on",least:0,most:0,metavar:"TERRAIN",repeatable:false,group:"Usual",python:"defender_on",percent:false});
const $$K133=$object($$Option,{name:"defender-blocks",takes:$py.int,default:null,meaning:"Blocks left in the defender's unit (full)",least:1,most:null,metavar:null,repeatable:false,group:"Usual",python:"defender_blocks",percent:false});
const $$K134=$object($$Option,{name:"defender-leader",takes:$$K122,default:null,meaning:"Leader in the defender's hex",least:0,most:0,metavar:null,repeatable:false,group:"Leaders",python:"defender_leader",percent:false});
const $$K135=$object($$Option,{name:"defender-mounted-adjacent",takes:$py.bool,default:false,meaning:"A mounted leader next to the defender, who can inspire",least:0,most:0,metavar:null,repeatable:false,group:"Leaders",python:"defender_mounted_adjacent",percent:false});
const $$K136=$object($$Option,{name:"defender-support",takes:$py.bool,default:false,meaning:"Two or more supporters next to the defender",least:0,most:0,metavar:null,repeatable:false,group:"Usual",python:"defender_support",percent:false});
const $$K137=$object($$Option,{name:"defender-room",takes:$py.int,default:10,meaning:"Hexes free for the defender to retreat into",least:0,most:10,metavar:null,repeatable:false,group:"Expert",python:"defender_room",percent:false});
const $$K138=$object($$Option,{name:"defender-honor",takes:$py.int,default:null,meaning:"Tokens in the defender's reserve (ample)",least:0,most:60,metavar:null,repeatable:false,group:"Expert",python:"defender_honor",percent:false});
const $$K139=$object($$Option,{name:"defender-flags",takes:$$K128,default:"ignore",meaning:"What the defender does with flags",least:0,most:0,metavar:null,repeatable:false,group:"Expert",python:"defender_flags",percent:false});
const $$K140=$object($$Option,{name:"defender-fate",takes:$$K130,default:"retreat",meaning:"What the defender's leader does when left alone",least:0,most:0,metavar:null,repeatable:false,group:"Leaders",python:"defender_fate",percent:false});
const $$K141=$object($$Option,{name:"moved",takes:$py.int,default:0,meaning:"Hexes that the attacker moved this turn",least:0,most:3,metavar:null,repeatable:false,group:"Usual",python:"moved",percent:false});
const $$K142=Object.freeze(["cavalry-charge","hold-and-shoot","infantry-onslaught","shogun"]);
const $$K143=$object($$Option,{name:"card",takes:$$K142,default:null,meaning:"Command card that ordered the attacker",least:0,most:0,metavar:null,repeatable:false,group:"Cards",python:"card",percent:false});
const $$K144=$object($$Option,{name:"bonus-dice",takes:$py.int,default:0,meaning:"Dice added by cards",least:0,most:12,metavar:null,repeatable:false,group:"Cards",python:"bonus_dice",percent:false});
const $$K145=$object($$Option,{name:"back-bonus-dice",takes:$py.int,default:0,meaning:"The same for the battle back",least:0,most:12,metavar:null,repeatable:false,group:"Cards",python:"back_bonus_dice",percent:false});
const $$K146=$object($$Option,{name:"inspire",takes:$py.bool,default:false,meaning:"The attacker's leader inspires (1 token, 1 die)",least:0,most:0,metavar:null,repeatable:false,group:"Leaders",python:"inspire",percent:false});
const $$K147=$object($$Option,{name:"inspire-back",takes:$py.bool,default:false,meaning:"The defender's leader inspires",least:0,most:0,metavar:null,repeatable:false,group:"Leaders",python:"inspire_back",percent:false});
const $$K148=$object($$Option,{name:"first-strike",takes:$py.bool,default:false,meaning:"The defender plays First Strike",least:0,most:0,metavar:null,repeatable:false,group:"Cards",python:"first_strike",percent:false});
const $$K149=$object($$Option,{name:"ambush",takes:$py.bool,default:false,meaning:"The defender plays the Ambush Dragon card",least:0,most:0,metavar:null,repeatable:false,group:"Cards",python:"ambush",percent:false});
const $$K150=$object($$Option,{name:"swarm",takes:$py.int,default:1,meaning:"Levies that attack together, in all",least:1,most:6,metavar:null,repeatable:false,group:"Expert",python:"swarm",percent:false});
const $$K151=$object($$Option,{name:"swarm-inspired",takes:$py.int,default:null,meaning:"Levies of the swarm inspired, a token and a leader in reach each",least:1,most:6,metavar:null,repeatable:false,group:"Expert",python:"swarm_inspired",percent:false});
const $$K152=$object($$Option,{name:"volleys",takes:$py.int,default:1,meaning:"Times the attacker fires; 2 for Hold and Shoot",least:1,most:2,metavar:null,repeatable:false,group:"Cards",python:"volleys",percent:false});
const $$K153=$object($$Option,{name:"enemy-adjacent",takes:$py.bool,default:false,meaning:"An enemy stands next to the attacker (a unit; for two volleys, a leader too)",least:0,most:0,metavar:null,repeatable:false,group:"Expert",python:"enemy_adjacent",percent:false});
const $$K154=$object($$Option,{name:"then",takes:"target",default:null,meaning:"Defender of the bonus close combat",least:0,most:0,metavar:"DEFENDER",repeatable:false,group:"Second attack",python:"then",percent:false});
const $$K155=$object($$Option,{name:"then-on",takes:"terrain",default:"open",meaning:"Terrain that it stands on",least:0,most:0,metavar:"TERRAIN",repeatable:false,group:"Second attack",python:"then_on",percent:false});
const $$K156=$object($$Option,{name:"then-blocks",takes:$py.int,default:null,meaning:"Blocks left in it (full)",least:1,most:null,metavar:null,repeatable:false,group:"Second attack",python:"then_blocks",percent:false});
const $$K157=$object($$Option,{name:"then-leader",takes:$$K122,default:null,meaning:"Leader in its hex",least:0,most:0,metavar:null,repeatable:false,group:"Second attack",python:"then_leader",percent:false});
const $$K158=$object($$Option,{name:"then-support",takes:$py.bool,default:false,meaning:"Two or more supporters next to it",least:0,most:0,metavar:null,repeatable:false,group:"Second attack",python:"then_support",percent:false});
const $$K159=$object($$Option,{name:"then-room",takes:$py.int,default:10,meaning:"Hexes free for it to retreat into",least:0,most:10,metavar:null,repeatable:false,group:"Second attack",python:"then_room",percent:false});
const $$K160=$object($$Option,{name:"then-inspire",takes:$py.bool,default:false,meaning:"The attacker's leader inspires again",least:0,most:0,metavar:null,repeatable:false,group:"Second attack",python:"then_inspire",percent:false});
const $$K161=$object($$Option,{name:"then-first-strike",takes:$py.bool,default:false,meaning:"First Strike answers the bonus combat",least:0,most:0,metavar:null,repeatable:false,group:"Second attack",python:"then_first_strike",percent:false});
const $$K162=$object($$Option,{name:"value",takes:$py.str,default:null,meaning:"Expression that open decisions go by (net blocks plus banners)",least:0,most:0,metavar:"EXPR",repeatable:false,group:"Expert",python:"value",percent:false});
const $$K163=Object.freeze([$$K119,$$K120,$$K121,$$K123,$$K124,$$K125,$$K126,$$K127,$$K129,$$K131,$$K132,$$K133,$$K134,$$K135,$$K136,$$K137,$$K138,$$K139,$$K140,$$K141,$$K143,$$K144,$$K145,$$K146,$$K147,$$K148,$$K149,$$K150,$$K151,$$K152,$$K153,$$K154,$$K155,$$K156,$$K157,$$K158,$$K159,$$K160,$$K161,$$K162]);
const $$K164=$dict([["battles.attack",$$K163]]);
const $$K165=Object.freeze(["ran","flight"]);
const $$K166=Object.freeze(["ran","rout"]);
const $$K167=Object.freeze(["ran","withdraw"]);
const $$K168=Object.freeze(["swords","ninja"]);
const $$K169=$dict([[$$K165,"-fled"],[$$K166,"-broken"],[$$K167,"-unit_hits"],[$$K168,"strike == 'killed'"]]);
const $$K170=Object.freeze(["rulebook","published","reconstructed","assumed"]);
const $$K171=Object.freeze([]);
const $$K172={rules:$rules({"begin": "begin$", "pending": "pending$", "step": "step$", "pool": "pool$"},null)};
$value($$Attack,"machine_",$$K172);
const $$K173=$dict([]);
$value($$Attack,"words_",$$K173);
$method($$Attack,"__init___",$def("attacker defender rules **given",function(attacker_,defender_,rules_=null,given_=$dict([])){const self_=this;let facts_,options_,used_;facts_=$call($load,rules_);[attacker_,defender_]=$unpacked([$$unit_key($call($py.str,attacker_)),$$unit_key($call($py.str,defender_))],-1,2);$$check_names(attacker_,defender_,facts_.units_);options_=$$complete(given_,facts_);used_=$call($$Used1,facts_);self_.plan_=$$planned(used_,attacker_,defender_,options_);self_.value_=(($get(options_,"value")===null)?self_.usual_value_:$get(options_,"value"));$$refuse_illegal(self_.plan_,given_);if(($get(options_,"value")!==null)){check(self_.value_,$or(self_._no_outcome_(),self_.derive_(self_._no_outcome_())));}self_.numbers_=$$numbers(self_.plan_);self_.rules_=rules_;self_._rests_on_=$call($py.dict,$attr(used_,"rests_on_"));}));
$cached($$Attack,"provenance_",$def("",function(){const self_=this;let facts_,inputs_,plan_;plan_=self_.plan_;inputs_=$dict([["attacker",$attr(plan_.attacker_,"unit_")],["defender",$attr(plan_.defender_,"unit_")]]);inputs_=$i_or(inputs_,$dict($each(plan_.options_.items_(),([name_,value_])=>[name_,value_],([name_,value_])=>(value_!==null))));if((self_.rules_!==null)){$put(inputs_,"rules",$call($py.str,self_.rules_));}facts_=plan_.used_.facts_;return $call($$Provenance,"battles","attack",inputs_,facts_.edition_,facts_.pack_,"0.2.0",self_._rests_on_);}));
const $$K174=Object.freeze(["hits","defender_losses","attacker_losses","defender_retreat","attacker_retreat","defender_leader_lost","attacker_leader_lost","defender_seppuku","attacker_seppuku","battled_back","attacker_tokens","defender_tokens","attacker_banners","defender_banners"]);
const $$K175=Object.freeze(["then_losses","then_retreat","then_leader_lost","then_seppuku","then_battled_back","then_fought"]);
$cached($$Attack,"variables_",$def("",function(){const self_=this;let ample_,disorder_,options_,$t0_1;options_=self_.plan_.options_;ample_=($true($t0_1=($get(options_,"attacker_honor")===null))?($get(options_,"defender_honor")===null):$t0_1);if(((self_.plan_.second_===null)&&$true(ample_))){return $$K174;}disorder_=$call($py.tuple,$each(["attacker","defender"],who_=>(""+$text(who_)+"_disorder"),who_=>($get(options_,(""+$text(who_)+"_honor"))!==null)));return [...$it($$K174),...$it(disorder_),...$it(($true(self_.plan_.second_)?$$K175:[]))];}));
$getter($$Attack,"usual_value_",$def("",function(){const self_=this;return $add("defender_losses - attacker_losses + attacker_banners - defender_banners",($true(self_.plan_.second_)?" + then_losses":""));}));
$method($$Attack,"_no_outcome_",$def("",function(){const self_=this;return $dict($each(self_.variables_,name_=>[name_,np.zeros(1)]));}));
$getter($$Attack,"heading_",$def("",function(){const self_=this;return $$heading(self_.plan_);}));
$getter($$Attack,"remarks_",$def("",function(){const self_=this;let reason_;reason_=self_.plan_.no_bonus_combat_;return ((reason_===null)?[]:[reason_]);}));
$getter($$Attack,"headlines_",$def("",function(){const self_=this;return $$headlines(self_.plan_);}));
$method($$Attack,"verdict_",$def("odds",function(odds_){const self_=this;return $$verdict1(self_,odds_);}));
$method($$Attack,"columns_",$def("states",function(states_){const self_=this;let fate_,fates_,losses_,places_,row_,seen_,start_;[places_,losses_,fates_]=$unpacked($call($$_read_off,self_.variables_),-1,3);seen_=$get(states_.T_,places_).astype_(np.int64);for(const $i1 of $it(losses_)){[row_,start_]=$unpacked($i1,-1,2);$kw(np.subtract,[$get(self_.numbers_,start_),$get(seen_,row_)],{out:$get(seen_,row_)});}for(const $i2 of $it(fates_)){[row_,fate_]=$unpacked($i2,-1,2);$put(seen_,row_,$eq($get(seen_,row_),fate_));}return $call($py.dict,$kw($py.zip,[self_.variables_,seen_],{strict:true}));}));
const $$K176=Object.freeze(["attacker_disorder","defender_disorder"]);
const $$K177=Object.freeze(["then_eliminated","then_pushed_back"]);
$method($$Attack,"derive_",$def("columns",function(columns_){const self_=this;let absent_,found_,gone_,nothing_,party_,plan_,who_;nothing_=$mul($get(columns_,"hits"),0);absent_=$sub($set([...$it($$K175),...$it($$K176),...$it($$K177)]),columns_.keys_());found_=$py.fromkeys($py.sorted(absent_),nothing_);plan_=self_.plan_;for(const $i1 of $it([["defender",plan_.defender_],["attacker",plan_.attacker_],["then",plan_.second_]])){[who_,party_]=$unpacked($i1,-1,2);if(((party_!==null)&&$true(party_.is_unit_))){gone_=$eq($get(columns_,(""+$text(who_)+"_losses")),party_.blocks_);$put(found_,(""+$text(who_)+"_eliminated"),gone_);$put(found_,(""+$text(who_)+"_pushed_back"),$and($invert(gone_),$gt($get(columns_,(""+$text(who_)+"_retreat")),0)));}}return found_;}));
$method($$Figure,"__str___",$def("",function(){const self_=this;return self_.text_();}));
$method($$Figure,"text_",$def("",function(){const self_=this;return ($true(self_.proportion_)?$$percent(self_):$$plain(self_));}));
$value($$Total,"unit_","");
$getter($$Standing,"expected_",$def("",function(){const self_=this;return self_._amount_(self_.spread_.mean_);}));
$getter($$Standing,"difference_",$def("",function(){const self_=this;return self_._amount_($sub(self_.actual_,self_.spread_.mean_));}));
$getter($$Standing,"at_least_",$def("",function(){const self_=this;return self_._share_($sub((1.0),self_._below_));}));
$getter($$Standing,"percentile_",$def("",function(){const self_=this;return self_._share_($add(self_._below_,$div(self_._equal_,2)));}));
$cached($$Standing,"_below_",$def("",function(){const self_=this;return $$total($get(self_.spread_.chances_,$lt($attr(self_.spread_,"values_"),$sub(self_.actual_,(1e-07)))));}));
$cached($$Standing,"_equal_",$def("",function(){const self_=this;return $$total($get(self_.spread_.chances_,$le($py.abs($sub($attr(self_.spread_,"values_"),self_.actual_)),(1e-07))));}));
$method($$Standing,"_amount_",$def("value",function(value_){const self_=this;return $call($$Figure,value_,self_.spread_.error_,($true(self_.spread_.error_)?self_._samples_:0));}));
$method($$Standing,"_share_",$def("share",function(share_){const self_=this;let error_;share_=$py.min($py.max(share_,(0.0)),(1.0));if($true($lt($sub((1.0),share_),(1e-12)))){share_=(1.0);}error_=($true(self_._samples_)?$$wilson_error(share_,self_._samples_):(0.0));return $kw($$Figure,[share_,error_,self_._samples_],{proportion:true});}));
$value($$Spread,"doubt_",(0.0));
$value($$Spread,"error_",(0.0));
$cached($$Spread,"mean_",$def("",function(){const self_=this;return ((self_.known_mean_===null)?$$mean(self_.chances_,$attr(self_,"values_")):self_.known_mean_);}));
$cached($$Spread,"deviation_",$def("",function(){const self_=this;return $py.sqrt($$mean(self_.chances_,$call(np.square,$sub($attr(self_,"values_"),self_.mean_))));}));
$method($$Spread,"scaled_",$def("factor shift",function(factor_,shift_=(0.0)){const self_=this;let mean_,values_;values_=$call(np.round,$mul($sub($attr(self_,"values_"),shift_),factor_),9);mean_=$mul($sub(self_.mean_,shift_),factor_);return $call($$Spread,values_,self_.chances_,self_.doubt_,$mul($py.abs(factor_),self_.error_),mean_);}));
$getter($$Battle,"unit_",$def("",function(){const self_=this;return $$unit_of(self_.odds_,self_.yardstick_);}));
$value($$Joint,"question_",null);
$getter($$Joint,"samples_",$def("",function(){const self_=this;let $t0_1;return ($true($t0_1=self_.provenance_.samples_)?$t0_1:0);}));
$method($$Joint,"rests_on_",$def("shown",function(shown_){const self_=this;let of_figures_;of_figures_=$py.getattr(self_.asked_,"figures_rest_on",null);return $or($call($py.dict,$attr(self_.provenance_,"rests_on_")),($true(of_figures_)?$call(of_figures_,$call($py.tuple,shown_)):$dict([])));}));
$cached($$Joint,"columns_",$def("",function(){const self_=this;return $dict($each($call($py.enumerate,self_.variables_),([place_,name_])=>[name_,$getn(self_.rows_,[$slice(null,null,null),place_])]));}));
$cached($$Joint,"names_",$def("",function(){const self_=this;return $$named(self_.asked_,$attr(self_,"columns_"));}));
$method($$Joint,"p_",$def("condition",function(condition_){const self_=this;return self_._once_("p",condition_,$attr(self_,"_chance_that_"));}));
$method($$Joint,"_once_",$def("kind text find",function(kind_,text_,find_){const self_=this;let found_,$t0_1;if(!$true($py.isinstance(text_,$py.str))){return $call(find_,text_);}found_=self_.known_.get_([kind_,text_]);if((found_===null)){$t0_1=$call(find_,text_);found_=$t0_1;$putn(self_.known_,[kind_,text_],$t0_1);}return $call($$Figure,found_,found_.se_,found_.samples_,found_.proportion_);}));
$cached($$Joint,"known_",$def("",function(){const self_=this;return $dict([]);}));
$method($$Joint,"_chance_that_",$def("condition",function(condition_){const self_=this;let values_;values_=self_._evaluate_(condition_);if((!$true(is_condition(condition_))&&!$true($call(np.all,$or($eq(values_,0),$eq(values_,1)))))){throw $call(OddsError,("'"+$text(condition_)+"' is not a condition: compare it with something, or ask for its expectation"));}return self_.chance_of_($ne(values_,0));}));
$method($$Joint,"chance_of_",$def("met",function(met_){const self_=this;let share_;share_=$$total($get(self_.chances_,met_));return self_._chance_((($true($gt(share_,(0.999)))&&$true(met_.all_()))?(1.0):share_));}));
$method($$Joint,"expect_",$def("expression",function(expression_){const self_=this;return self_._once_("expect",expression_,$attr(self_,"_expectation_"));}));
$method($$Joint,"_expectation_",$def("expression",function(expression_){const self_=this;let average_,error_,values_,variance_,words_,$t0_1;if($true((words_=self_.words_.get_(expression_.strip_())))){throw $call(OddsError,$$no_average(expression_.strip_(),words_));}values_=self_._evaluate_(expression_);average_=$$mean(self_.chances_,values_);if(!$true(self_.samples_)){return $call($$Figure,average_);}if($true($call(np.all,$or($eq(values_,0),$eq(values_,1))))){return $call($$Figure,average_,$$wilson_error(average_,self_.samples_),self_.samples_);}variance_=$$mean(self_.chances_,$call(np.square,$sub(values_,average_)));error_=$py.sqrt($div(variance_,$py.max($sub(self_.samples_,1),1)));return $call($$Figure,average_,($true($t0_1=error_)?$t0_1:$$wilson_error((0.0),self_.samples_)),self_.samples_);}));
$method($$Joint,"figure_",$def("expression",function(expression_){const self_=this;let flags_;flags_=$py.getattr(self_.asked_,"flags",[]);if(($true(is_condition(expression_))||$in(expression_.strip_(),flags_))){return self_.p_(expression_);}return self_.expect_(expression_);}));
$method($$Joint,"distribution_",$def("expression",function(expression_){const self_=this;let places_,sums_,values_;[values_,places_]=$unpacked($kw(np.unique,[self_._evaluate_(expression_)],{return_inverse:true}),-1,2);sums_=$kw(np.bincount,[places_],{weights:self_.chances_,minlength:$py.len(values_)});if($true($eq($py.len(values_),1))){$put(sums_,0,(1.0));}return $dict($each($kw($py.zip,[values_,sums_],{strict:true}),([value_,share_])=>[$call($py.float,value_),self_._chance_(share_)]));}));
$method($$Joint,"at_least_",$def("expression",function(expression_){const self_=this;let exactly_,result_,tail_,value_;exactly_=self_.distribution_(expression_);[tail_,result_]=$unpacked([(0.0),$dict([])],-1,2);for(const $i1 of $it($kw($py.sorted,[exactly_],{reverse:true}))){value_=$i1;tail_=($true($eq(value_,$py.min(exactly_)))?(1.0):$add(tail_,$get(exactly_,value_)));$put(result_,value_,self_._chance_(tail_));}return $call($py.dict,$py.sorted(result_.items_()));}));
$cached($$Joint,"asked_",$def("",function(){const self_=this;let game_;if((self_.question_!==null)){return self_.question_;}game_=$py.import_module(("samurai_odds."+$text(self_.provenance_.game_)));return game_.question_(self_.provenance_.procedure_,$call($py.dict,self_.provenance_.inputs_));}));
$cached($$Joint,"verdict_",$def("",function(){const self_=this;let found_,judged_;judged_=$py.getattr(self_.asked_,"verdict",null);found_=($true(judged_)?$call(judged_,self_):null);return found_;}));
$cached($$Joint,"headlines_",$def("",function(){const self_=this;let chances_,usual_;usual_=self_.asked_.headlines_;chances_=$dict($each(usual_.chances_,([label_,text_])=>[label_,self_.p_(text_)]));return $or(chances_,$dict($each([...$it(usual_.amounts_),...$it(usual_.rest_)],([label_,text_])=>[label_,self_.expect_(text_)])));}));
$method($$Joint,"_evaluate_",$def("expression",function(expression_){const self_=this;let known_,values_;known_=$attr(self_,"columns_");if(!$true($le($call(names_in,expression_),known_.keys_()))){known_=self_.names_;}values_=evaluate(expression_,known_,self_.words_);return values_;}));
$method($$Joint,"_chance_",$def("share",function(share_){const self_=this;let error_;share_=$py.min($call($py.float,share_),(1.0));error_=($true(self_.samples_)?$$wilson_error(share_,self_.samples_):(0.0));return $kw($$Figure,[share_,error_,self_.samples_],{proportion:true});}));
$method($$Odds,"text_",$absent("Answer.text"));
$method($$Odds,"__str___",$absent("Answer.__str__"));
$method($$Odds,"__repr___",$absent("Answer.__str__"));
const $$K178=Object.freeze(["battles","attack"]);
const $$K179=Object.freeze(["battles","play"]);
const $$K180=Object.freeze(["swords","battle"]);
const $$K181=Object.freeze(["swords","campaign"]);
const $$K182=Object.freeze(["ran","shock"]);
const $$K183=Object.freeze(["ran","fire"]);
const $$K184=Object.freeze(["ran","assault"]);
const $$K185=$dict([[$$K178,"net blocks and banners"],[$$K179,"net banners"],[$$K180,"koku"],[$$K181,"koku"],[$$K182,"net rout points"],[$$K183,"net rout points"],[$$K184,"net rout points"]]);
const $$K186=Object.freeze([5,0]);
const $$K187=Object.freeze([6,0]);
const $$K188=Object.freeze([7,0]);
const $$K189=Object.freeze([8,0]);
const $$K190=Object.freeze([15,(-1)]);
const $$K191=Object.freeze([17,0]);
const $$K192=Object.freeze([16,3]);
const $$K193=Object.freeze([16,4]);
const $$K194=Object.freeze([19,(-1)]);
const $$K195=Object.freeze([21,0]);
const $$K196=Object.freeze([20,3]);
const $$K197=Object.freeze([20,4]);
const $$K198=Object.freeze([23,(-1)]);
const $$K199=Object.freeze([25,0]);
const $$K200=Object.freeze([24,3]);
const $$K201=Object.freeze([24,4]);
const $$K202=Object.freeze([9,0]);
const $$K203=Object.freeze([10,0]);
const $$K204=Object.freeze([11,0]);
const $$K205=Object.freeze([12,0]);
const $$K206=Object.freeze([13,0]);
const $$K207=Object.freeze([14,0]);
const $$K208=$dict([["hits",$$K186],["battled_back",$$K187],["then_battled_back",$$K188],["then_fought",$$K189],["attacker_losses",$$K190],["attacker_retreat",$$K191],["attacker_leader_lost",$$K192],["attacker_seppuku",$$K193],["defender_losses",$$K194],["defender_retreat",$$K195],["defender_leader_lost",$$K196],["defender_seppuku",$$K197],["then_losses",$$K198],["then_retreat",$$K199],["then_leader_lost",$$K200],["then_seppuku",$$K201],["attacker_tokens",$$K202],["attacker_banners",$$K203],["attacker_disorder",$$K204],["defender_tokens",$$K205],["defender_banners",$$K206],["defender_disorder",$$K207]]);
const $$K209=Object.freeze(["on","blocks","leader","mounted_adjacent","support","room","honor","flags","fate"]);
const $$K210=Object.freeze(["attacker","defender"]);
const $$K211=Object.freeze(["card","enemy_adjacent","value"]);
const $$K212=$set(["attacker_blocks","attacker_leader","attacker_on","attacker_support","defender_blocks","defender_leader","defender_on","defender_support","range","then","then_blocks","then_leader","then_on","then_support","value","volleys"]);
const $$K213=$set(["attacker_blocks","attacker_leader","attacker_support","defender_blocks","defender_leader","defender_support","then_blocks","then_leader","then_support"]);
const $$K214=Object.freeze([$$_parties,$$K213]);
const $$K215=$set(["then_blocks","then_first_strike","then_inspire","then_leader","then_on","then_room","then_support"]);
const $$K216=Object.freeze([$$_second,$$K215]);
const $$K217=$set(["ambush","back_bonus_dice","card","first_strike","inspire_back","volleys"]);
const $$K218=Object.freeze([$$_close_combat,$$K217]);
const $$K219=$set(["ambush","back_bonus_dice","enemy_adjacent","first_strike","inspire","inspire_back","moved"]);
const $$K220=Object.freeze([$$_ranged_combat,$$K219]);
const $$K221=$set(["card","volleys"]);
const $$K222=Object.freeze([$$_cards,$$K221]);
const $$K223=$set(["moved"]);
const $$K224=Object.freeze([$$_movement,$$K223]);
const $$K225=$set(["inspire","inspire_back","then_inspire"]);
const $$K226=Object.freeze([$$_inspiration,$$K225]);
const $$K227=$set(["swarm","swarm_inspired"]);
const $$K228=Object.freeze([$$_swarm,$$K227]);
const $$K229=$set(["then"]);
const $$K230=Object.freeze([$$_bonus_combat,$$K229]);
const $$K231=Object.freeze([$$K214,$$K216,$$K218,$$K220,$$K222,$$K224,$$K226,$$K228,$$K230]);
const $$K232=Object.freeze(["first_strike","ambush","inspire_back","back_bonus_dice"]);
const $$K233=$dict([["range",1],["attacker_on","open"],["attacker_blocks",null],["attacker_leader",null],["attacker_mounted_adjacent",false],["attacker_support",false],["attacker_room",10],["attacker_honor",null],["attacker_flags","ignore"],["attacker_fate","retreat"],["defender_on","open"],["defender_blocks",null],["defender_leader",null],["defender_mounted_adjacent",false],["defender_support",false],["defender_room",10],["defender_honor",null],["defender_flags","ignore"],["defender_fate","retreat"],["moved",0],["card",null],["bonus_dice",0],["back_bonus_dice",0],["inspire",false],["inspire_back",false],["first_strike",false],["ambush",false],["swarm",1],["swarm_inspired",null],["volleys",1],["enemy_adjacent",false],["then",null],["then_on","open"],["then_blocks",null],["then_leader",null],["then_support",false],["then_room",10],["then_inspire",false],["then_first_strike",false],["value",null]]);
const $$K234=$dict([["range",$$K119],["attacker_on",$$K120],["attacker_blocks",$$K121],["attacker_leader",$$K123],["attacker_mounted_adjacent",$$K124],["attacker_support",$$K125],["attacker_room",$$K126],["attacker_honor",$$K127],["attacker_flags",$$K129],["attacker_fate",$$K131],["defender_on",$$K132],["defender_blocks",$$K133],["defender_leader",$$K134],["defender_mounted_adjacent",$$K135],["defender_support",$$K136],["defender_room",$$K137],["defender_honor",$$K138],["defender_flags",$$K139],["defender_fate",$$K140],["moved",$$K141],["card",$$K143],["bonus_dice",$$K144],["back_bonus_dice",$$K145],["inspire",$$K146],["inspire_back",$$K147],["first_strike",$$K148],["ambush",$$K149],["swarm",$$K150],["swarm_inspired",$$K151],["volleys",$$K152],["enemy_adjacent",$$K153],["then",$$K154],["then_on",$$K155],["then_blocks",$$K156],["then_leader",$$K157],["then_support",$$K158],["then_room",$$K159],["then_inspire",$$K160],["then_first_strike",$$K161],["value",$$K162]]);
const $$K235=$dict([["terrain","defender_on"],["on","defender_on"],["target","defender"],["leader","attacker_leader"],["blocks","attacker_blocks"],["dice","bonus_dice"]]);
const $$K236=$dict([["SS","samurai-spear"],["SB","samurai-bow"],["AS","ashigaru-spear"],["AB","ashigaru-bow"],["AA","ashigaru-arquebus"],["LV","levy"],["CS","samurai-spear-cavalry"],["CB","samurai-bow-cavalry"],["BG","bodyguard"]]);
$getter($$Attack,"worth_of_nothing_",$def("",function(){const self_=this;let nothing_;nothing_=self_._no_outcome_();return $call($py.float,$get(evaluate(self_.value_,$or(nothing_,self_.derive_(nothing_))),0));}));
$method($$Attack,"another_",$def("attacker defender **given",function(attacker_,defender_,given_=$dict([])){const self_=this;let rules_;rules_=self_.provenance_.inputs_.get_("rules");return $kw($call($py.type,self_),[attacker_,defender_],{rules:rules_,...$named(given_)});}));
const $$K237=Object.freeze(["defender_leader_lost","attacker_leader_lost","then_leader_lost","defender_seppuku","attacker_seppuku","then_seppuku","battled_back","then_battled_back","then_fought"]);
$getter($$Attack,"flags_",$def("",function(){const self_=this;let derived_;derived_=$each(self_.derive_(self_._no_outcome_()),name_=>name_,name_=>$in("_",name_)).values();return [...$it($$K237),...$it($each(derived_,n_=>n_,n_=>$true(n_.endswith_(["_eliminated","_pushed_back"]))).values())];}));
$value($$Option,"least_",0);
$value($$Option,"most_",0);
$value($$Option,"repeatable_",false);
$getter($$Option,"keyword_",$def("",function(){const self_=this;let $t0_1;return ($true($t0_1=self_.python_)?$t0_1:self_.name_.replace_("-","_"));}));
$getter($$Figure,"interval_",$def("",function(){const self_=this;if(!$true(self_.samples_)){return [$call($py.float,self_),$call($py.float,self_)];}if($true(self_.proportion_)){return $$wilson($call($py.float,self_),self_.samples_,(1.959963984540054));}return [$sub(self_,$mul((1.959963984540054),self_.se_)),$add(self_,$mul((1.959963984540054),self_.se_))];}));
$getter($$Standing,"_samples_",$def("",function(){const self_=this;return ($true(self_.spread_.doubt_)?$py.round($div(1,self_.spread_.doubt_)):0);}));
$value($$Spread,"known_mean_",null);
$method($$Used,"note_",$def("what source",function(what_,source_="assumed"){const self_=this;if($true($ne(source_,$get($$K170,0)))){$put($attr(self_,"rests_on_"),what_.replace_("_"," "),source_);}}));
$method($$Used1,"once_",$def("read *key",function(read_,key_=[]){const self_=this;let found_,known_,rests_on_,used_,$t0_1;known_=self_.facts_.read_.get_([read_,key_]);if((known_===null)){if($true($ge($py.len(self_.facts_.read_),20000))){self_.facts_.read_.clear_();}used_=$call($$Used1,self_.facts_);$t0_1=[$call(read_,used_,...$it(key_)),$attr(used_,"rests_on_")];known_=$t0_1;$putn(self_.facts_.read_,[read_,key_],$t0_1);}[found_,rests_on_]=$unpacked(known_,-1,2);if($true(rests_on_)){$attr(self_,"rests_on_").update_(rests_on_);}return found_;}));
$method($$Used1,"unit_",$def("key name default",function(key_,name_,default_=0){const self_=this;return self_._read_($get(self_.facts_.units_,key_).get_(name_),(""+$text(name_)+" of "+$text(key_)),default_);}));
$method($$Used1,"number_",$def("name",function(name_){const self_=this;let value_;value_=self_._read_($get(self_.facts_.numbers_,name_),name_,0);return value_;}));
$method($$Used1,"_read_",$def("fact what default",function(fact_,what_,default_){const self_=this;if((fact_===null)){return default_;}self_.note_(what_,$get(fact_,"source"));return $get(fact_,"value");}));
$value($$Provenance,"samples_",null);
$value($$Provenance,"condition_",null);
$method($$Provenance,"made_",$made);
$getter($$Verdict,"lines_",$def("",function(){const self_=this;return [$attr(self_,"text_"),...$it(self_.asides_)];}));
$getter($$Verdict,"note_",$def("",function(){const self_=this;return (""+$text($attr(self_,"unit_"))+": "+$text(self_.value_));}));
$method($$_Numbers,"__init___",$def("plan",function(plan_){const self_=this;let options_,$t0_1;$t0_1=$unpacked([plan_,plan_.used_,plan_.options_],-1,3);self_.plan_=$t0_1[0];self_.used_=$t0_1[1];self_.options_=$t0_1[2];options_=plan_.options_;self_.q_=$call($py.list,self_.used_.once_($$standing,plan_.attacker_,plan_.defender_,$get(options_,"range"),$gt($get(options_,"moved"),0),plan_.volleys_));}));
$method($$_Numbers,"build_",$def("",function(){const self_=this;let plan_;plan_=self_.plan_;self_._general_();self_._party_(15,"attacker","attacker");self_._party_(19,"defender","defender");if($true(plan_.close_)){self_._close_combat_();}else{self_._fire_();}if((plan_.second_!==null)){self_._bonus_combat_(plan_.second_);}self_._note_assumed_rulings_();return $call($py.tuple,self_.q_);}));
$method($$_Numbers,"_general_",$def("",function(){const self_=this;let options_,q_,reserve_,side_,who_,$t0_1;[options_,q_]=$unpacked([self_.options_,self_.q_],-1,2);for(const $i1 of $it($call($py.enumerate,["attacker_honor","defender_honor"]))){[side_,who_]=$unpacked($i1,-1,2);reserve_=$get(options_,who_);$put(q_,$add(11,side_),((reserve_===null)?$neg(1):reserve_));}$put(q_,13,$mul(self_.plan_.inspired_levies_,$get(q_,9)));$put(q_,$add(13,1),($true($get(options_,"ambush"))?self_.used_.number_("ambush_cost"):0));$put(q_,16,$call($py.int,($true($t0_1=$get(options_,"first_strike"))?$t0_1:$get(options_,"ambush"))));$put(q_,17,$call($py.int,$get(options_,"then_first_strike")));$put(q_,22,$get(options_,"swarm"));}));
$method($$_Numbers,"_party_",$def("place who owner",function(place_,who_,owner_){const self_=this;let options_,q_,row_;[row_,options_,q_]=$unpacked([$$party_row(place_),self_.options_,self_.q_],-1,3);$put(q_,$add(row_,7),$get(options_,(""+$text(who_)+"_room")));$put(q_,$add(row_,8),$$K128.index_($get(options_,(""+$text(owner_)+"_flags"))));$put(q_,$add(row_,9),$$K130.index_($get(options_,(""+$text(owner_)+"_fate"))));}));
$method($$_Numbers,"_close_combat_",$def("",function(){const self_=this;let ambush_,each_,more_,nearby_,options_,plan_,q_,row_,strike_,swarm_;[plan_,options_,q_]=$unpacked([self_.plan_,self_.options_,self_.q_],-1,3);[row_,swarm_]=$unpacked([$$strike_row(1),$get(options_,"swarm")],-1,2);each_=$add($get(q_,$add(row_,2)),self_._card_dice_());$put(q_,$add(row_,2),$mul(each_,swarm_));$put(q_,$add(row_,3),$mul(each_,$sub(swarm_,1)));$put(q_,$add(row_,8),$py.max(0,$sub(plan_.inspired_levies_,1)));nearby_=$get(options_,"attacker_mounted_adjacent");self_._inspire_(row_,$get(options_,"inspire"),plan_.attacker_,nearby_);if($true(plan_.can_battle_back_(plan_.defender_))){nearby_=$get(options_,"defender_mounted_adjacent");ambush_=($true($get(options_,"ambush"))?self_.used_.number_("ambush_dice"):0);for(const $i1 of $it([[4,0],[0,ambush_]])){[strike_,more_]=$unpacked($i1,-1,2);row_=$$strike_row(strike_);$put(q_,$add(row_,2),$i_add($get(q_,$add(row_,2)),$add($get(options_,"back_bonus_dice"),more_)));self_._inspire_(row_,$get(options_,"inspire_back"),plan_.defender_,nearby_);}}}));
$method($$_Numbers,"_fire_",$def("",function(){const self_=this;let bonus_,far_,q_,strike_;[q_,bonus_]=$unpacked([self_.q_,self_._card_dice_()],-1,2);if(!$true(bonus_)){return null;}for(const $i1 of $it($call($py.range,2,$add(24,1)))){far_=$i1;if($true($get(q_,$add(26,far_)))){$put(q_,$add(26,far_),$i_add($get(q_,$add(26,far_)),bonus_));}}$put(q_,$add($$strike_row(1),2),$i_add($get(q_,$add($$strike_row(1),2)),bonus_));if($true($eq(self_.plan_.volleys_,2))){for(const $i2 of $it([2,3])){strike_=$i2;$put(q_,$add($$strike_row(strike_),2),$i_add($get(q_,$add($$strike_row(strike_),2)),bonus_));}}}));
$method($$_Numbers,"_bonus_combat_",$def("second",function(second_){const self_=this;let attacker_,back_,close_,dice_,from_there_,moved_up_,nearby_,options_,q_,row_,target_,used_;[options_,used_,q_]=$unpacked([self_.options_,self_.used_,self_.q_],-1,3);$put(q_,20,$call($py.int,(self_.plan_.no_bonus_combat_===null)));row_=$$party_row(23);$put(q_,$slice(row_,$add(row_,12),null),$$party_numbers(used_,second_,1));self_._party_(23,"then","defender");from_there_=self_.plan_.moved_up_();moved_up_=from_there_.attacker_;[attacker_,target_]=$unpacked([[15,moved_up_],[23,second_]],-1,2);dice_=$add($$close_dice(used_,moved_up_,second_),self_._card_dice_());close_=self_.plan_.close_;$$_write_strike(used_,q_,6,attacker_,target_,dice_,close_);nearby_=$get(options_,"attacker_mounted_adjacent");self_._inspire_($$strike_row(6),$get(options_,"then_inspire"),moved_up_,nearby_);if($true(from_there_.can_battle_back_(second_))){back_=$$close_dice(used_,second_,moved_up_);$$_write_strike(used_,q_,7,target_,attacker_,back_,close_);$$_write_strike(used_,q_,5,target_,attacker_,back_,close_);}}));
$method($$_Numbers,"_card_dice_",$def("",function(){const self_=this;let by_card_,given_;given_=$dict([["cavalry-charge","cavalry_charge_dice"],["shogun","shogun_dice"]]);by_card_=given_.get_($get(self_.options_,"card"));return $add($call($py.int,$get(self_.options_,"bonus_dice")),($true(by_card_)?self_.used_.number_(by_card_):0));}));
$method($$_Numbers,"_note_assumed_rulings_",$def("",function(){const self_=this;let ample_,applies_,led_,note_,options_,outlives_,parties_,plan_,rooms_,units_,what_,$t0_1,$t1_1,$t2_1,$t3_1;[plan_,options_,note_]=$unpacked([self_.plan_,self_.options_,$attr(self_.used_,"note_")],-1,3);parties_=[plan_.attacker_,plan_.defender_];if((plan_.second_!==null)){parties_.append_(plan_.second_);}units_=$each(parties_,party_=>$attr(party_,"unit_"));led_=$each(parties_,party_=>party_,party_=>($true(party_.leader_)&&$true(party_.is_unit_)));rooms_=[$get(options_,"attacker_room"),$get(options_,"defender_room"),$get(options_,"then_room")];ample_=($true($t0_1=($get(options_,"attacker_honor")===null))?($get(options_,"defender_honor")===null):$t0_1);outlives_=($true($t1_1=$get(options_,"inspire"))?$or($get(options_,"first_strike"),$get(options_,"ambush")):$t1_1);for(const $i1 of $it([[$gt($get(options_,"swarm"),1),"swarm (B14)"],[$eq(plan_.volleys_,2),"second fire at a target that has retreated"],[$in("bodyguard",units_),"bodyguard as striker and target (B2, B7)"],[$in("lone-leader",units_),"tokens for striking a lone leader (B7)"],[($true($t2_1=led_)?$py.any($each(led_,p_=>$eq($attr(p_,"unit_"),"levy"))):$t2_1),"levies that retreat with a leader (B13)"],[$lt($py.min(rooms_),10),"retreats cut short (B5)"],[!$true(ample_),"surplus of a Lack of Honor roll (B12)"],[($true($t3_1=led_)?$py.any($each(led_,p_=>$eq(p_.on_,"castle"))):$t3_1),"leader check for castle flags (B9)"],[outlives_,"inspiration that outlives its leader (B7)"],[(plan_.second_!==null),"support, room and leaders in the new hex (B24)"]])){[applies_,what_]=$unpacked($i1,-1,2);if($true(applies_)){$call(note_,what_,"assumed");}}}));
$getter($$Plan,"close_",$def("",function(){const self_=this;return $call($py.bool,$eq($get(self_.options_,"range"),1));}));
$getter($$Plan,"volleys_",$def("",function(){const self_=this;return ($true($eq($get(self_.options_,"card"),"hold-and-shoot"))?2:$call($py.int,$get(self_.options_,"volleys")));}));
$getter($$Plan,"inspired_levies_",$def("",function(){const self_=this;let $t0_1;if(!$true($get(self_.options_,"inspire"))){return 0;}return $call($py.int,($true($t0_1=$get(self_.options_,"swarm_inspired"))?$t0_1:1));}));
$getter($$Plan,"no_bonus_combat_",$def("",function(){const self_=this;let on_;on_=self_.defender_.on_;if((self_.second_===null)){return null;}if((!$true(self_.attacker_.mounted_)&&(self_.attacker_.leader_===null))){return ("no bonus combat: "+$text($attr(self_.attacker_,"unit_"))+" has no leader; only cavalry and infantry with a leader make one (Bonus Close Combat)");}if($true($$entry_forbids_battle(self_.used_,self_.attacker_.mounted_,on_))){return ("no bonus combat: entering "+$text(on_)+" forbids battle (Bonus Close Combat)");}return null;}));
$method($$Plan,"moved_up_",$def("",function(){const self_=this;return $kw($py.replace,[self_],{attacker:$kw($py.replace,[self_.attacker_],{on:self_.defender_.on_})});}));
$method($$Plan,"no_battle_back_",$def("defender",function(defender_){const self_=this;return $$no_battle_back(self_.used_,self_.attacker_,defender_);}));
$method($$Plan,"can_battle_back_",$def("defender",function(defender_){const self_=this;return (self_.no_battle_back_(defender_)===null);}));
$getter($$Party,"is_unit_",$def("",function(){const self_=this;return $ne($attr(self_,"unit_"),"lone-leader");}));
const $$K238=$dict([["circle",0],["triangle",1],["square",2]]);
$value($$Option,"python_","");
$method($$Used1,"limit_",$def("key name mounted",function(key_,name_,mounted_){const self_=this;let general_,terrain_,value_;terrain_=$get(self_.facts_.terrain_,key_);general_=terrain_.get_(name_);value_=($true(mounted_)?terrain_.get_((""+$text(name_)+"_cavalry"),general_):general_);if((value_!==null)){self_.note_(("dice limits of "+$text(key_)),$get(terrain_,"source"));}return value_;}));
$value($$Verdict,"asides_",$$K171);
$method($$_Numbers,"_inspire_",$def("row wanted party nearby",function(row_,wanted_,party_,nearby_){const self_=this;let at_hand_,$t0_1;if($true(wanted_)){at_hand_=($true($t0_1=(party_.leader_!==null))?!$true(nearby_):$t0_1);$put(self_.q_,$add(row_,7),($true(at_hand_)?1:2));}}));

const $load=()=>$$K118;
const $declared=$$K164;
const $options_of=(name)=>$declared.find(name);
const $asked={attack:$$Attack};
const forms={"title": "Samurai Battles", "forms": {"attack": {"title": "Attack", "sides": [{"name": "attacker", "label": "Attacker", "kind": "letters", "usual": "samurai-spear"}, {"name": "defender", "label": "Defender", "kind": "letters", "usual": "ashigaru-bow"}], "fields": [{"name": "attacker_blocks", "option": "attacker-blocks", "side": "attacker", "label": "Blocks", "help": "Blocks left in the attacker's unit (full)", "kind": "few", "choices": [], "usual": null, "least": 1, "most": 4, "group": "", "many": false}, {"name": "defender_blocks", "option": "defender-blocks", "side": "defender", "label": "Blocks", "help": "Blocks left in the defender's unit (full)", "kind": "few", "choices": [], "usual": null, "least": 1, "most": 4, "group": "", "many": false}, {"name": "attacker_on", "option": "attacker-on", "side": "attacker", "label": "On", "help": "Terrain that the attacker stands on", "kind": "choice", "choices": ["open", "forest", "hill", "ford", "shallow-ford", "bridge", "building", "field", "ravine", "tent", "fence", "palisade", "castle"], "usual": "open", "least": 0, "most": 0, "group": "", "many": false}, {"name": "defender_on", "option": "defender-on", "side": "defender", "label": "On", "help": "Terrain that the defender stands on", "kind": "choice", "choices": ["open", "forest", "hill", "ford", "shallow-ford", "bridge", "building", "field", "ravine", "tent", "fence", "palisade", "castle"], "usual": "open", "least": 0, "most": 0, "group": "", "many": false}, {"name": "attacker_leader", "option": "attacker-leader", "side": "attacker", "label": "Leader", "help": "Leader in the attacker's hex", "kind": "choice", "choices": ["foot", "mounted"], "usual": null, "least": 0, "most": 0, "group": "", "many": false}, {"name": "defender_leader", "option": "defender-leader", "side": "defender", "label": "Leader", "help": "Leader in the defender's hex", "kind": "choice", "choices": ["foot", "mounted"], "usual": null, "least": 0, "most": 0, "group": "", "many": false}, {"name": "range", "option": "range", "side": "", "label": "Range", "help": "Hexes to the target; 1 is close combat", "kind": "few", "choices": [], "usual": 1, "least": 1, "most": 5, "group": "", "many": false}, {"name": "moved", "option": "moved", "side": "", "label": "Moved", "help": "Hexes that the attacker moved this turn", "kind": "few", "choices": [], "usual": 0, "least": 0, "most": 3, "group": "", "many": false}, {"name": "attacker_mounted_adjacent", "option": "attacker-mounted-adjacent", "side": "attacker", "label": "Mounted adjacent", "help": "A mounted leader next to the attacker, who can inspire", "kind": "flag", "choices": [], "usual": false, "least": 0, "most": 0, "group": "Leaders", "many": false}, {"name": "attacker_support", "option": "attacker-support", "side": "attacker", "label": "Support", "help": "Two or more supporters next to the attacker", "kind": "flag", "choices": [], "usual": false, "least": 0, "most": 0, "group": "Usual", "many": false}, {"name": "attacker_room", "option": "attacker-room", "side": "attacker", "label": "Room", "help": "Hexes free for the attacker to retreat into", "kind": "number", "choices": [], "usual": 10, "least": 0, "most": 10, "group": "Expert", "many": false}, {"name": "attacker_honor", "option": "attacker-honor", "side": "attacker", "label": "Honor", "help": "Tokens in the attacker's reserve (ample)", "kind": "number", "choices": [], "usual": null, "least": 0, "most": 60, "group": "Expert", "many": false}, {"name": "attacker_flags", "option": "attacker-flags", "side": "attacker", "label": "Flags", "help": "What the attacker does with flags", "kind": "choice", "choices": ["ignore", "accept", "best"], "usual": "ignore", "least": 0, "most": 0, "group": "Expert", "many": false}, {"name": "attacker_fate", "option": "attacker-fate", "side": "attacker", "label": "Fate", "help": "What the attacker's leader does when left alone", "kind": "choice", "choices": ["retreat", "seppuku", "best"], "usual": "retreat", "least": 0, "most": 0, "group": "Leaders", "many": false}, {"name": "defender_mounted_adjacent", "option": "defender-mounted-adjacent", "side": "defender", "label": "Mounted adjacent", "help": "A mounted leader next to the defender, who can inspire", "kind": "flag", "choices": [], "usual": false, "least": 0, "most": 0, "group": "Leaders", "many": false}, {"name": "defender_support", "option": "defender-support", "side": "defender", "label": "Support", "help": "Two or more supporters next to the defender", "kind": "flag", "choices": [], "usual": false, "least": 0, "most": 0, "group": "Usual", "many": false}, {"name": "defender_room", "option": "defender-room", "side": "defender", "label": "Room", "help": "Hexes free for the defender to retreat into", "kind": "number", "choices": [], "usual": 10, "least": 0, "most": 10, "group": "Expert", "many": false}, {"name": "defender_honor", "option": "defender-honor", "side": "defender", "label": "Honor", "help": "Tokens in the defender's reserve (ample)", "kind": "number", "choices": [], "usual": null, "least": 0, "most": 60, "group": "Expert", "many": false}, {"name": "defender_flags", "option": "defender-flags", "side": "defender", "label": "Flags", "help": "What the defender does with flags", "kind": "choice", "choices": ["ignore", "accept", "best"], "usual": "ignore", "least": 0, "most": 0, "group": "Expert", "many": false}, {"name": "defender_fate", "option": "defender-fate", "side": "defender", "label": "Fate", "help": "What the defender's leader does when left alone", "kind": "choice", "choices": ["retreat", "seppuku", "best"], "usual": "retreat", "least": 0, "most": 0, "group": "Leaders", "many": false}, {"name": "card", "option": "card", "side": "", "label": "Card", "help": "Command card that ordered the attacker", "kind": "choice", "choices": ["cavalry-charge", "hold-and-shoot", "infantry-onslaught", "shogun"], "usual": null, "least": 0, "most": 0, "group": "Cards", "many": false}, {"name": "bonus_dice", "option": "bonus-dice", "side": "", "label": "Bonus dice", "help": "Dice added by cards", "kind": "number", "choices": [], "usual": 0, "least": 0, "most": 12, "group": "Cards", "many": false}, {"name": "back_bonus_dice", "option": "back-bonus-dice", "side": "", "label": "Back bonus dice", "help": "The same for the battle back", "kind": "number", "choices": [], "usual": 0, "least": 0, "most": 12, "group": "Cards", "many": false}, {"name": "inspire", "option": "inspire", "side": "", "label": "Inspire", "help": "The attacker's leader inspires (1 token, 1 die)", "kind": "flag", "choices": [], "usual": false, "least": 0, "most": 0, "group": "Leaders", "many": false}, {"name": "inspire_back", "option": "inspire-back", "side": "", "label": "Inspire back", "help": "The defender's leader inspires", "kind": "flag", "choices": [], "usual": false, "least": 0, "most": 0, "group": "Leaders", "many": false}, {"name": "first_strike", "option": "first-strike", "side": "", "label": "First strike", "help": "The defender plays First Strike", "kind": "flag", "choices": [], "usual": false, "least": 0, "most": 0, "group": "Cards", "many": false}, {"name": "ambush", "option": "ambush", "side": "", "label": "Ambush", "help": "The defender plays the Ambush Dragon card", "kind": "flag", "choices": [], "usual": false, "least": 0, "most": 0, "group": "Cards", "many": false}, {"name": "swarm", "option": "swarm", "side": "", "label": "Swarm", "help": "Levies that attack together, in all", "kind": "few", "choices": [], "usual": 1, "least": 1, "most": 6, "group": "Expert", "many": false}, {"name": "swarm_inspired", "option": "swarm-inspired", "side": "", "label": "Swarm inspired", "help": "Levies of the swarm inspired, a token and a leader in reach each", "kind": "few", "choices": [], "usual": null, "least": 1, "most": 6, "group": "Expert", "many": false}, {"name": "volleys", "option": "volleys", "side": "", "label": "Volleys", "help": "Times the attacker fires; 2 for Hold and Shoot", "kind": "few", "choices": [], "usual": 1, "least": 1, "most": 2, "group": "Cards", "many": false}, {"name": "enemy_adjacent", "option": "enemy-adjacent", "side": "", "label": "Enemy adjacent", "help": "An enemy stands next to the attacker (a unit; for two volleys, a leader too)", "kind": "flag", "choices": [], "usual": false, "least": 0, "most": 0, "group": "Expert", "many": false}, {"name": "then", "option": "then", "side": "", "label": "Then", "help": "Defender of the bonus close combat", "kind": "choice", "choices": ["samurai-spear", "samurai-bow", "ashigaru-spear", "ashigaru-bow", "ashigaru-arquebus", "levy", "samurai-spear-cavalry", "samurai-bow-cavalry", "bodyguard", "lone-leader"], "usual": null, "least": 0, "most": 0, "group": "Second attack", "many": false}, {"name": "then_on", "option": "then-on", "side": "", "label": "Then on", "help": "Terrain that it stands on", "kind": "choice", "choices": ["open", "forest", "hill", "ford", "shallow-ford", "bridge", "building", "field", "ravine", "tent", "fence", "palisade", "castle"], "usual": "open", "least": 0, "most": 0, "group": "Second attack", "many": false}, {"name": "then_blocks", "option": "then-blocks", "side": "", "label": "Then blocks", "help": "Blocks left in it (full)", "kind": "few", "choices": [], "usual": null, "least": 1, "most": 4, "group": "Second attack", "many": false}, {"name": "then_leader", "option": "then-leader", "side": "", "label": "Then leader", "help": "Leader in its hex", "kind": "choice", "choices": ["foot", "mounted"], "usual": null, "least": 0, "most": 0, "group": "Second attack", "many": false}, {"name": "then_support", "option": "then-support", "side": "", "label": "Then support", "help": "Two or more supporters next to it", "kind": "flag", "choices": [], "usual": false, "least": 0, "most": 0, "group": "Second attack", "many": false}, {"name": "then_room", "option": "then-room", "side": "", "label": "Then room", "help": "Hexes free for it to retreat into", "kind": "number", "choices": [], "usual": 10, "least": 0, "most": 10, "group": "Second attack", "many": false}, {"name": "then_inspire", "option": "then-inspire", "side": "", "label": "Then inspire", "help": "The attacker's leader inspires again", "kind": "flag", "choices": [], "usual": false, "least": 0, "most": 0, "group": "Second attack", "many": false}, {"name": "then_first_strike", "option": "then-first-strike", "side": "", "label": "Then first strike", "help": "First Strike answers the bonus combat", "kind": "flag", "choices": [], "usual": false, "least": 0, "most": 0, "group": "Second attack", "many": false}, {"name": "value", "option": "value", "side": "", "label": "Value", "help": "Expression that open decisions go by (net blocks plus banners)", "kind": "text", "choices": [], "usual": null, "least": 0, "most": 0, "group": "Expert", "many": false}]}}, "letters": [["SS", "samurai-spear"], ["SB", "samurai-bow"], ["AS", "ashigaru-spear"], ["AB", "ashigaru-bow"], ["AA", "ashigaru-arquebus"], ["LV", "levy"], ["CS", "samurai-spear-cavalry"], ["CB", "samurai-bow-cavalry"], ["BG", "bodyguard"], ["Lone", "lone-leader"]]};
const $luck=$$session_luck;
return $game($asked,$$ask,$luck,forms);})();
