//# allFunctionsCalledOnLoad
const $games=(()=>{"use strict";const{CHOICES,choices,roll}=$hand;const playing=(play_games$,DICE,GAME,RULES,AT,ask_bot)=>{// Games of a start, as games.py plays them. Before this stand the rules and the loop, translated;
const DONE = 0, MOST_LOGGED = 2000000;
class Player {
constructor({ question, state }) {
[this.question, this.state] = [question, state].map((one) => (one instanceof Int32Array ? one : Int32Array.from(one)));
}
play(seed, first, games) {
return Array.from({ length: games }, (_, k) => this.rowOf(seed, first + k));
}
rowOf(seed, game) {
this.used ??= new Int32Array(this.state.length);
return this.part(seed, game, undefined, this.used).row;
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
part(seed, game, log = new Int32Array(0), state = new Int32Array(this.state.length)) {
const keys = [BigInt(seed), BigInt(seed) ^ BigInt(GAME.redrawn)].map(key);
const aside = new Int32Array(GAME.aside);
const row = new Int16Array(GAME.row);
const code = play_games$(this.question, this.state, DICE.start, DICE.outcome, DICE.limit,
DICE.guide, DICE.guideStart, ...keys, game, state, aside, [row], log);
return { row, state, draws: code === DONE ? null : -1 - code };
}
}
class Sitting {
constructor(start, { seed = 0, game = 0, persons = [], dice = false, choices = [], plans = [] } = {}, seen = null) {
Object.assign(this, { start, seed, game, persons, dice, seen, choices: [], events: [], marks: [], now: null, searching: null, plans: [] });
this.question = Int32Array.from(start.question);
this.state = Int32Array.from(start.state);
this.marked = this.state.slice();
this.found = plans;
this.going = { turn: this.state[AT.TURN], own: -1, left: 0, plan: null };
this.draw();
if (GAME.by_choice || this.decides(this.state[AT.ACTIVE], start)) this.go();
for (const place of choices) this.choose(place);
}
get ended() { return this.state[AT.ENDED] !== AT.PLAYING; }
get saved() {
const { seed, game, persons, dice, choices, plans } = this;
return { seed, game, persons, dice, choices: [...choices], plans: [...plans] };
}
draw() { this.word = word_at(key(BigInt(this.seed)), this.game, this.question[AT.DRAWN] + this.events.length); }
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
if (!marks.length) return this;
const { now, word, events, going, question, plans } = marks[choices.length], state = Sitting.changed(this.start.state, marks);
return Object.assign(Object.create(Sitting.prototype), this,
{ choices, marks, now, word, going, question, plans: this.plans.slice(0, plans), found: [], searching: null, state, marked: state.slice(), before: state.slice(), events: this.events.slice(0, events) });
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
if (!this.is_decided(what)) return;
const planned = this.planned(what);
if (planned >= 0) { this.take(state[AT.CHOICES + planned], true); continue; }
const uniform = uniform_of(this.word), seat = what < 0 ? state[AT.ASKED] : -1;
this.word = next_word(this.word);
const options = what < 0 ? [...state.subarray(AT.CHOICES, AT.CHOICES + state[AT.OPTIONS_OPEN])] : outcomesOf(what);
const usual = what < 0 ? this.advised(uniform) : options.indexOf(drawn(what, uniform));
if (what < 0 ? this.persons.includes(seat) : this.dice) {
this.before = this.seen && state.slice();  // with what the bot has noted
this.now = { what, seat, kind: what < 0 ? state[AT.DECISION] : 0, options, usual };
this.marks.push({ changes: Sitting.changes(this.marked, state), now: this.now, word: this.word, events: this.events.length, going: this.going, question: this.question, plans: this.plans.length });
this.marked = state.slice();
return;
}
this.take(options[usual], true);
}
}
part() {
this.going = { ...this.going, own: -1, plan: null };
this.draw();
}
is_decided(what) {
const { state, question, going } = this, seat = state[AT.ASKED];
if (GAME.by_choice) {
if (going.left || what > 0 || !question[AT.SEARCHED + seat] || !RULES.decides(question, state)) return true;
} else {
if (going.own >= 0 && (state[AT.TURN] !== going.turn || what > 0 || seat !== going.own)) this.part();
if (state[AT.TURN] === going.turn) return true;
this.going = { ...this.going, turn: state[AT.TURN] };
}
const asked = { question: question.slice(), state: state.slice() };
asked.question[AT.DRAWN] += this.events.length;
asked.question[AT.TURN_NOTED] = state[AT.TURN] - (GAME.by_choice ? 0 : 1);
asked.state[AT.PENDING] = 0;
return this.decides(GAME.by_choice ? seat : state[AT.ACTIVE], asked);
}
decides(seat, start) {
const playouts = this.question[AT.SEARCHED + seat], number = GAME.by_choice ? this.plans.length : this.state[AT.TURN];
if (!playouts || this.persons.includes(seat)) return true;
const seed = BigInt(this.seed) * BigInt(GAME.searched) + (BigInt(this.game) << 12n) + BigInt(number);
this.searching = { seat, start, playouts, luck: numberOf(key(seed - GOLDEN)) >> 1n };
if (this.plans.length >= this.found.length) return false;
this.plan(this.found[this.plans.length]);
return true;
}
follow(plan) {
this.found = [];
this.plan(plan);
this.go();
return this;
}
plan(plan) {
const { seat } = this.searching, { choices, said } = plan || { choices: [], said: [] };
Object.assign(this, { searching: null, plans: [...this.plans, plan] });
const left = GAME.by_choice ? Math.max(1, choices.length) : 0;
this.going = { ...this.going, left, own: plan && !GAME.by_choice ? seat : -1, plan: choices };
if (said.length) this.say(seat, said);
}
say(seat, lines) {
const before = this.question[AT.SCRIPT] || this.question.length, made = new Int32Array(before + AT.HEAD + 2 * lines.length);
made.set(this.question.subarray(0, before));
made[before] = lines.length;
made.set(lines.flat(), before + AT.HEAD);
[made[AT.SCRIPT], made[AT.SCRIPT_TURN], made[AT.SCRIPT_SEAT]] = [before, this.state[AT.TURN], seat];
this.question = made;
}
planned(what) {
const { state, going } = this;
if (!going.plan) return -1;
const [next, ...rest] = going.plan, options = state.subarray(AT.CHOICES, AT.CHOICES + state[AT.OPTIONS_OPEN]);
const place = next && next[0] === what && what < 0 ? options.indexOf(next[1]) : -1;
this.going = { ...going, plan: place < 0 ? null : rest };
return place;
}
advised(uniform) {
const { question, state } = this, aside = new Int32Array(GAME.aside);
RULES.hide(question, state, aside);
const place = RULES.asked(question, state, uniform);
RULES.show(question, state, aside);
return place;
}
take(value, asked) {
const { state } = this, what = state[AT.PENDING];
if (asked) {
const options = what < 0 ? [...state.subarray(AT.CHOICES, AT.CHOICES + state[AT.OPTIONS_OPEN])] : null;
this.events.push([what, value, options]);
if (this.going.left) {
this.going = { ...this.going, left: this.going.left - 1 };
if (!this.going.left) this.part();
}
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
return{Player,Sitting,facesOf,drawn};};
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
return{...$hand,Word,wordOf,numberOf,GOLDEN,key,word_at,highHalf,uniform_of,drawn_among,next_word,among,fallen_on,later_bits,another,takes_its_place,scrambled,playing};})();
