//# allFunctionsCalledOnLoad
"use strict";
{
const SOME_MS = 100, MOST_WORKERS = 4, MOST_AT_ONCE = 8, LOTS = 3;
let hinter = null, asked = 0, team = null, helping = null;
const answers = {
hint: ({ start, seed, looks }) => hinter.thinking(hinter.start(start), seed, looks),
review: ({ start, seed, events, games }) => hinter.reviews(hinter.start(start), events, seed, games),
*tutor({ start, seed, events, games, seat, since }) {
const found = hinter.tutored(hinter.start(start), events, seat, since, seed, games);
if (found) yield found;
},
*decide({ start, playouts, luck }) { yield hinter.decided(hinter.start(start), playouts, luck) ?? "none"; },
*wins({ game, start, games }) {
const { Player, AT } = RULED[game], player = new Player(start), found = { games: 0, wins: [0, 0, 0, 0, 0] };
for (let said = performance.now(); found.games < games; found.games++) {
if (performance.now() - said > SOME_MS) { yield found; said = performance.now(); }
const seat = player.part(0, found.games).state[AT.WINNER];
if (seat >= 0) found.wins[seat] += 1;
}
yield found;
},
};
const { port1, port2 } = new MessageChannel(), turns = [], turn = () => new Promise((done) => { turns.push(done); port2.postMessage(0); });
port1.onmessage = () => turns.shift()();
class Team {
constructor(workers) {
Object.assign(this, { helpers: [], left: [], ahead: [], wake: null });
try { while (this.helpers.length < workers - 1) this.helpers.push(this.helper()); } catch { /* then there are fewer */ }
}
helper() {
const worker = new Worker(self.location.href), one = { worker, ready: false, at: [], told: 0 };
worker.onmessage = ({ data: { id, ready, rows } }) => {
if (id !== asked) return;
if (ready) one.ready = true; else this.take(one.at.shift(), rows);
this.give(one);
};
worker.onerror = () => {
const games = one.at.flat();
worker.terminate();
Object.assign(one, { ready: false, at: [] });
this.helpers = this.helpers.filter((other) => other !== one);
games.forEach((game) => this.out.delete(`${game}`));
this.left.unshift(...games.filter((game) => this.round.includes(`${game}`)));
this.wake?.();
};
return one;
}
begin(question) {
Object.assign(this, { starts: [], left: [], ahead: [], round: [], out: new Set(), done: new Set() });
this.wake?.();
for (const one of this.helpers) {
Object.assign(one, { ready: false, at: [], told: 0 });
one.worker.postMessage({ ...question, kind: "help" });
}
}
async play(wanted) {
const after = (rounds) => wanted.flatMap(([start, seed, first, games]) => {
if (!this.starts.includes(start)) this.starts.push(start);
return Array.from({ length: games }, (_, k) => [this.starts.indexOf(start), seed, first + rounds * games + k]);
});
const isNew = (game) => !this.out.has(`${game}`) && !this.done.has(`${game}`), round = after(0);
Object.assign(this, { round: round.map(String), left: round.filter(isNew), ahead: after(1).filter(isNew) });
this.helpers.forEach((one) => this.give(one));
for (const id = asked; asked === id && (this.left.length || this.round.some((game) => this.out.has(game)));) {
if (this.left.length) {
const [at, seed, game] = this.left.shift();
hinter.known(this.starts[at], seed, game, hinter.rowOf(this.starts[at], seed, game));
await turn();
} else await new Promise((wake) => { this.wake = wake; });
}
}
give(one) {
while (one.ready && one.at.length < LOTS && (this.left.length || this.ahead.length)) {
const many = Math.floor(this.left.length / LOTS / (1 + this.helpers.length)), from = this.left.length ? this.left : this.ahead;
const games = from.splice(0, Math.min(MOST_AT_ONCE, Math.max(1, many)));
one.worker.postMessage({ id: asked, kind: "play", starts: this.starts.slice(one.told).map(hinter.lent), games });
one.told = this.starts.length;
one.at.push(games);
games.forEach((game) => this.out.add(`${game}`));
}
}
take(games, rows) {
games.forEach((game, k) => {
const [at, seed, number] = game;
hinter.known(this.starts[at], seed, number, rows[k]);
this.out.delete(`${game}`);
this.done.add(`${game}`);
});
this.wake?.();
}
}
function help(data) {
const { id, start } = data;
load(data);
helping = { first: hinter.start(start), starts: [] };
postMessage({ id, ready: true });
}
function play({ id, starts, games }) {
helping.starts.push(...starts.map((one) => hinter.borrowed(helping.first, one)));
postMessage({ id, rows: games.map(([at, seed, game]) => hinter.rowOf(helping.starts[at], seed, game)) });
}
const needs = (...names) => importScripts(...names.map((name) => `${(self.location.href || "").replace(/hinter\.js$/, "")}${name}.js`));
function load({ game, kind }) {
if (typeof RULED === "undefined") needs("runtime", "games", `rules-${game}`);
if (hinter || kind === "wins") return;
if (typeof HINTS === "undefined") needs("hints");
hinter = HINTS(RULED[game]);
}
async function think(data) {
const { id, kind, workers } = data;
try {
if (kind === "hint") {
team ||= new Team(typeof Worker === "undefined" ? 1 : workers || Math.min(navigator.hardwareConcurrency || 1, MOST_WORKERS));
team.begin(data);
}
load(data);
const going = answers[kind](data);
while (asked === id) {
const { value, done } = going.next();
if (Array.isArray(value)) await team.play(value);
else postMessage(done ? { id, done } : { id, found: $plainly(value) });
if (done) {
if (team) team.ahead = [];
return;
}
await turn();
}
} catch (fault) {
postMessage({ id, fault: String(fault.message || fault) });
}
}
self.onmessage = ({ data }) => {
if (data.kind === "play") return play(data);
asked = data.id;
if (data.kind !== "stop") return data.kind === "help" ? help(data) : think(data);
};
}
