//# allFunctionsCalledOnLoad
"use strict";
const PLAYED = {}, BOARDS = {};
function $unpack(one, classes) {
if (!Array.isArray(one)) return one;
const [kind, ...given] = one, values = given.map((each) => $unpack(each, classes));
return kind ? $call(classes[kind - 1], ...values) : Object.freeze(values);
}
const $laying = (rules, about, table, rows, classes) =>
({ ...about, ...rules, lay: (key) => $call(table, $unpack(rows[key], classes)), laid: (scenario) => $call(table, scenario) });
function $asks() {
const given = $items(this.inputs_).map(([name, value]) => [name, Array.isArray(value) ? [...value] : value]);
return address.write({ game: this.game_, procedure: this.procedure_, given: Object.fromEntries(given) });
}
const SVG = "http://www.w3.org/2000/svg", SHAPES = ["g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan", "title"];
const HARMLESS = /^(?!on|href|style|xlink)[a-z][\w-]*$/i;
function shapes(markup) {
const read = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${markup}</svg>`, "image/svg+xml").documentElement;
const copied = (from) => {
if (from.nodeType === Node.TEXT_NODE) return document.createTextNode(from.data);
if (from.nodeType !== Node.ELEMENT_NODE || !SHAPES.includes(from.localName)) return "";
return shape(from.localName, Object.fromEntries([...from.attributes].filter(({ name }) => HARMLESS.test(name)).map(({ name, value }) => [name, value])), ...[...from.childNodes].map(copied));
};
return [...read.childNodes].map(copied);
}
function shape(kind, given = {}, ...children) {
const one = document.createElementNS(SVG, kind);
for (const [name, value] of Object.entries(given)) one.setAttribute(name, value);
one.append(...children);
return one;
}
const drawnGround = (box, markup) => shape("g", {}, shape("rect", { x: box[0], y: box[1], width: box[2], height: box[3], fill: "#fff" }), ...shapes(markup));
const drawnPieces = (pieces) => shape("g", {}, ...pieces.map((one) => shape("g", { transform: `translate(${one.x_} ${one.y_})` }, ...shapes(one.look_))));
const MOST_CHOICES = 100000, MOST_TEXT = 4000000, HAND_MADE = { seed: 0, number: 0, dice: false, choices: [] };
class SaveFault extends Error {}
const own = (held, name) => (Object.hasOwn(held, name) ? held[name] : undefined);
const isList = (held, test) => Array.isArray(held) && held.length <= MOST_CHOICES && held.every(test);
const isCount = (value) => Number.isSafeInteger(value) && value >= 0, isText = (value) => typeof value === "string";
const isPlan = (plan) => plan === null || (typeof plan === "object" && [own(plan, "choices"), own(plan, "said")].every((rows) => isList(rows, (row) => isList(row, Number.isSafeInteger))));
const CRC = Int32Array.from({ length: 256 }, (_, k) => { for (let bit = 0; bit < 8; bit++) k = k & 1 ? 0xedb88320 ^ (k >>> 1) : k >>> 1; return k; });
function checkOf(state, notes) {
let crc = -1;
for (let k = 0; k < state.length - notes; k++)
for (let shift = 0; shift < 32; shift += 8) crc = CRC[(crc ^ (state[k] >> shift)) & 255] ^ (crc >>> 8);
return ((crc ^ -1) >>> 0).toString(16).padStart(8, "0");
}
function parseSave(text) {
if (text.length > MOST_TEXT) throw new SaveFault("This is no saved game: it is too long.");
let held;
try { held = JSON.parse(text); } catch { throw new SaveFault("This is no saved game: it is not JSON."); }
if (!held || typeof held !== "object" || !Array.isArray(own(held, "choices"))) throw new SaveFault("This is no saved game: it has no list of choices.");
return held;
}
function readSave(held, known) {
const given = Object.fromEntries(["game", "scenario", "players", "seed", "number", "dice", "choices", "plans", "version", "rules", "check", "position"].map((name) => [name, own(held, name)]));
const wrong = (name, why) => { throw new SaveFault(`This is no whole game: its ${name} ${why}.`); };
if (given.game !== undefined && given.game !== known.game) wrong("game", `is ${quoted(given.game)}, not ${known.game}`);
if (!isText(given.scenario) || !Object.hasOwn(known.titles, given.scenario)) wrong("scenario", given.scenario === undefined ? "is missing" : `${quoted(given.scenario)} is none of this page's`);
const players = known.players(given.scenario);
if (!isList(given.players, isText) || given.players.length !== players) wrong("players", `must be ${players}`);
for (const player of given.players) if (!known.isPlayer(player)) wrong("players", `name ${quoted(player)}, who is none of this page's`);
for (const name of ["seed", "number"]) if (!isCount(given[name] ?? 0)) wrong(name, "must be a whole number from 0 on");
if (!isList(given.choices ?? [], isCount)) wrong("choices", "must be whole numbers from 0 on");
if (given.plans !== undefined && !isList(given.plans, isPlan)) wrong("plans", "are damaged");
for (const name of ["version", "rules", "check", "position"]) if (given[name] !== undefined && !(isText(given[name]) && given[name].length < MOST_CHOICES)) wrong(name, "is damaged");
return { ...HAND_MADE, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)), dice: given.dice === true, game: known.game };
}
async function piped(bytes, by) {
const reader = new Blob([bytes]).stream().pipeThrough(by).getReader(), found = [];
for (let long = 0; ;) {
const { value, done } = await reader.read();
if (done) return new Uint8Array(await new Blob(found).arrayBuffer());
if ((long += value.length) > MOST_TEXT) throw RangeError("too long");
found.push(value);
}
}
async function packedText(text) {
const bytes = await piped(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
return btoa(Array.from(bytes, (one) => String.fromCharCode(one)).join("")).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
async function unpackedText(packed) {
try {
const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
return new TextDecoder("utf-8", { fatal: true }).decode(await piped(bytes, new DecompressionStream("deflate-raw")));
} catch { throw new SaveFault("This link is damaged: its position cannot be read."); }
}
const positionLink = async (game, text) => `#/position/${game}?z=${await packedText(text)}`;
const quoted = (value) => { const text = JSON.stringify(value) ?? "missing"; return text.length > 40 ? `${text.slice(0, 40)} ...` : text; };
const linkOf = ({ scenario, players, seed, number, dice, choices, version, rules, check }) => new URLSearchParams({ scenario, players: players.join(), seed, game: number,
...(dice ? { dice: "told" } : {}), ...(choices.length ? { choices: choices.map((one) => one.toString(36)).join(".") } : {}), ...(check ? { version, rules, check } : {}) }).toString();
function readLink(pairs, known) {
const given = new Map(pairs), digits = (text, base) => ((base === 10 ? /^[0-9]+$/ : /^[0-9a-z]+$/).test(text) ? parseInt(text, base) : NaN);
const scenario = given.get("scenario"), count = Object.hasOwn(known.titles, scenario ?? "") ? known.players(scenario) : 0;
const choices = given.get("choices"), told = given.get("dice");
if (told !== undefined && told !== "told") throw new SaveFault(`This is no whole link: its dice are ${quoted(told)}, not "told".`);
return readSave({ scenario, players: given.get("players")?.split(",") ?? Array(count).fill(known.bot), seed: digits(given.get("seed") ?? "0", 10), number: digits(given.get("game") ?? "0", 10), dice: told === "told",
choices: choices ? choices.split(".").map((one) => digits(one, 36)) : [], ...Object.fromEntries(["version", "rules", "check"].map((name) => [name, given.get(name)])) }, known);
}
function differs({ version, rules, check, choices }, today, is_same) {
const by = version === undefined ? "an earlier version of this page" : `version ${version}`;
if (is_same === false) return rules === today.rules ? "This save is damaged or was changed: its choices do not lead to the position it was saved at."
: `This game was made by ${by}, under other rules (today's version is ${today.version}): played again it would be another game.`;
if (check === undefined) return choices.length ? `This game was made by ${by}: nothing tells whether the rules were the same, so it may not be the game that was played.` : "";
return rules === today.rules ? "" : `This game was made by ${by}, under other rules; up to here it is the same under today's.`;
}
const KEPT = "samurai-odds.kept", FULL = "This device's storage is full: this game is not kept. Delete others under New game, or save it as a file.";
const NOWHERE = "This browser keeps nothing here (a private window?): save the game as a file to keep it.";
class Shelf {
constructor(open) { Object.assign(this, { open, mine: new Map() }); }
list(game) {
let storage, names;
try {
storage = this.open();
this.moved(storage, game);
names = Array.from({ length: storage.length }, (_, k) => storage.key(k)).filter((name) => name.startsWith(`${KEPT}.${game}.`));
} catch { return []; }
return names.map((name) => ({ id: name.slice(KEPT.length + game.length + 2), ...this.read(storage, name) })).sort((a, b) => b.when - a.when);
}
read(storage, name) {
try {
const { when, held } = JSON.parse(storage.getItem(name));
if (Number.isFinite(when) && held && typeof held === "object") return { when, held };
} catch { /* damaged */ }
return { when: 0, held: null };
}
moved(storage, game) {
const name = `samurai-odds.play.${game}`, text = storage.getItem(name);
if (text === null) return;
let held = null;
try { held = JSON.parse(text); } catch { /* damaged */ }
storage.setItem(`${KEPT}.${game}.before`, JSON.stringify({ when: 1, held }));
storage.removeItem(name);
}
id(game) {
const used = new Set(this.list(game).map(({ id }) => id));
let number = used.size + 1;
while (used.has(String(number))) number += 1;
return String(number);
}
put(game, id, held, when) {
try {
const storage = this.open(), at = (one) => `${KEPT}.${game}.${one}`, there = id === null ? null : storage.getItem(at(id));
if (id === null || (this.mine.has(at(id)) && there !== null && there !== this.mine.get(at(id)))) id = this.id(game);
const text = JSON.stringify({ when, held });
storage.setItem(at(id), text);
this.mine.set(at(id), text);
return { id, fault: "" };
} catch (fault) { return { id, fault: /quota/i.test(`${fault.name} ${fault.message}`) ? FULL : NOWHERE }; }
}
take(game, id) {
const name = `${KEPT}.${game}.${id}`;
try { this.mine.set(name, this.open().getItem(name)); } catch { /* nothing is kept */ }
}
drop(game, id) { try { this.open().removeItem(`${KEPT}.${game}.${id}`); } catch { /* nothing was kept */ } }
}
const PERSON = "person", SIDES = ["red", "blue"], LINES_SHOWN = 14, FEW_CHOICES = 8, WATCHED_MS = 700;
const playoutsOf = (name) => Number(/^searching:([1-9]\d{0,4})$/.exec(name)?.[1] || 0);
const numbers = (state) => new NDArray(state, [state.length]);
const asStep = ({ what, value, before, after, asked, draw }) =>
({ what_: what, value_: value, before_: numbers(before), after_: numbers(after), asked_: asked, draw_: draw });
const textsOf = (lines) => lines.map((line) => line.text_);
const seenBy = (lines, seat) => lines.map((line) => line.seen_by_(seat)).filter((text) => text);
class Match {
constructor(played, table, about) {
Object.assign(this, { played, table, about, frames: [], chosenAt: [], groups: groupsOf(played, about.scenario) });
const { bots } = played, question = Int32Array.from(table.question_.values());
this.groups.forEach((seats, player) => seats.forEach((seat) => {
const name = about.players[player], playouts = playoutsOf(name);
question[played.AT.BOTS + seat] = bots.findIndex(([bot]) => bot === (name === PERSON ? played.bot : playouts ? played.GAME.author : name));
question[played.AT.SEARCHED + seat] = playouts;
}));
this.start = { question, state: Int32Array.from(table.state_.values()) };
this.last = this.start.state;
this.persons = this.groups.flatMap((seats, player) => (about.players[player] === PERSON ? seats : []));
this.tell();
this.sitting = new played.Sitting(this.start, { ...this.options, choices: [], plans: about.plans || [] }, (step) => this.seen(step));
this.rest = [...about.choices];
this.resume();
}
resume() {
while (this.rest.length && !this.sitting.searching) this.choose(this.rest.shift());
this.finish();
if (this.about.check === undefined || this.isSame || this.rest.length) return;
if (this.check === this.about.check) this.isSame = true;
else if (!this.sitting.searching) this.isSame = false;
}
follow(plan) {
this.sitting.follow(plan);
this.resume();
}
get saved() {
const isOpen = this.rest.length || (this.about.check !== undefined && this.isSame === undefined);
const at = isOpen ? {} : { ...this.played.today, check: this.check, position: this.written() ?? undefined };
return { ...this.about, ...at, choices: [...this.sitting.choices, ...this.rest], plans: this.sitting.plans };
}
get check() { return checkOf(this.sitting.state, this.played.GAME.notes); }
get options() { return { seed: this.about.seed, game: this.about.number, persons: this.persons, dice: this.about.dice }; }
get now() { return this.sitting.now; }
playerOf(seat) { return this.groups.findIndex((seats) => seats.includes(seat)); }
tell() {
const queue = (this.queue = []), steps = { *[Symbol.iterator]() { while (queue.length) yield queue.shift(); } };
this.telling = this.table.narrated_(steps, this.about.seed, this.about.number);
}
choose(place) {
this.chosenAt.push({ frames: this.frames.length, begun: this.begun });
this.sitting.choose(place);
this.finish();
}
undo(left) {
const sitting = this.sitting.undo(left), { frames, begun } = this.chosenAt[left];
if (!sitting.state[this.played.AT.TURN]) return new Match(this.played, this.table, { ...this.about, check: undefined, choices: sitting.choices, plans: sitting.plans });
const one = Object.assign(Object.create(Match.prototype), this, { sitting, begun, rest: [], over: null, frames: this.frames.slice(0, frames), chosenAt: this.chosenAt.slice(0, left) });
one.last = one.stateOf(frames);
sitting.seen = (step) => one.seen(step);
one.tell();
return one;
}
seen(step) {
const known = asStep(step);
this.queue.push(known);
if (this.table.begins_(known.before_)) this.begun = step.before;
const lines = this.telling.next().value[1];
if (!lines.length) return;
const told = Object.fromEntries(this.persons.map((seat) => [seat, seenBy(lines, seat)]));
this.show(step.before[this.played.AT.TURN], textsOf(lines), told, step.after, step.draw);
}
show(turn, lines, told, after, draw) {
this.frames.push({ turn, lines, told, draw, changes: this.played.Sitting.changes(this.last, after) });
this.last = after;
}
finish() {
if (!this.sitting?.ended || this.over) return;
this.over = textsOf(this.telling.next().value[1]);
const last = this.frames[this.frames.length - 1];
this.show(last ? last.turn : 0, this.over, {}, this.sitting.state, Infinity);
}
linesOf(frame, viewer) { return frame.told[viewer] || frame.lines; }
written() {
if (this.writtenOf !== this.begun) Object.assign(this, { writtenOf: this.begun, text: this.begun ? this.table.written_(numbers(this.begun)) : null });
return this.text ?? null;
}
stateOf(frames) { return this.played.Sitting.changed(this.start.state, this.frames.slice(0, frames)); }
stateAt(frame, viewer) {
const { AT } = this.played, state = frame === null ? this.sitting.state : this.stateOf(frame + 1);
if (viewer === null || this.sitting.ended) return state;
const asked = state[AT.ASKED], found = this.sitting.known(viewer, state);
found[AT.ASKED] = asked;
return found;
}
}
class PlayView {
constructor(place) { Object.assign(this, { place, shelf: new Shelf(() => localStorage) }); }
show(game, pairs) {
Object.assign(this, { game, played: PLAYED[game] });
this.place.setAttribute("aria-busy", "false");
this.attempt(() => {
const kept = this.shelf.list(game).filter(({ held }) => held);
if (!pairs.length) return kept.length ? this.open(readSave(kept[0].held, this.known), kept[0].id) : this.prepare({});
const read = readLink(pairs, this.known), link = linkOf(read), same = kept.find(({ held }) => isLinked(held, link, this.known));
return this.open(same ? readSave(same.held, this.known) : read, same?.id);
});
}
attempt(act) {
try { return act(); } catch (fault) {
if (!(fault instanceof SaveFault)) throw fault;
return this.prepare({}, fault.message);
}
}
get known() {
const { game, played } = this, { titles, bots, bot } = played;
return { game, titles, bot, players: (key) => groupsOf(played, key).length, isPlayer: (name) => name === PERSON || playoutsOf(name) > 0 || bots.some(([one]) => one === name) };
}
address() { return `#/play/${this.game}?${linkOf(this.match.saved)}`; }
prepare(last, fault = "") {
const { titles, bots } = this.played, keys = Object.keys(titles);
const chosen = { scenario: has(titles, last.scenario) ? last.scenario : this.played.usual, seed: last.seed || 0, number: last.number || 0, dice: Boolean(last.dice) };
let players = last.players || [];
const { played } = this, ahead = () => idly(() => { if (played === this.played && said.isConnected) this.lay(chosen.scenario); });
const seats = el("div", { class: "grid" }), list = (label, values, now, put, texts = values) => {
const one = el("select", { "aria-label": label, onchange: () => put(values[one.selectedIndex]) },
values.map((value, k) => el("option", { selected: value === now }, texts[k])));
return el("label", { class: "field" }, el("span", {}, label), one);
};
const usual = this.played.bot, searching = `searching:${SEARCHED[this.game]}`;
const names = [...new Set([PERSON, ...bots.map(([name]) => name), searching, ...players.filter(playoutsOf)])];
const drawSeats = () => {
const at = namesOf(this.played, chosen.scenario);
players = at.map((_, seat) => (names.includes(players[seat]) ? players[seat] : seat ? usual : PERSON));
seats.replaceChildren(...at.map((seat, k) => list(seat, names, players[k], (name) => { players[k] = name; },
["a person", ...names.slice(1)])));
};
const number = (label, name) => {
const one = el("input", { type: "number", min: "0", inputmode: "numeric", "aria-label": label, onchange: () => { chosen[name] = Math.max(0, Math.floor(Number(one.value)) || 0); } });
one.value = chosen[name];
return el("label", { class: "field" }, el("span", {}, label), one);
};
const dice = el("input", { type: "checkbox", onchange: () => { chosen.dice = dice.checked; } });
dice.checked = chosen.dice;
drawSeats();
const save = el("textarea", { rows: "3", "aria-label": "A saved game", placeholder: "Paste a saved game here" });
const said = el("p", { class: "aside", role: "status" }, fault);
const load = (text) => {
try {
const read = parseSave(text), of = own(read, "game") ?? this.game;
if (of === this.game) return this.open(readSave(read, this.known), null, true);
if (!Object.hasOwn(TITLES, of)) throw new SaveFault(`This is no saved game of this page: its game is ${quoted(of)}.`);
const { fault: why } = this.shelf.put(of, null, read, Date.now());
if (why) throw new SaveFault(`This is a game of ${TITLES[of]}: load it there.`);
location.hash = `#/play/${of}`;
} catch (why) {
if (!(why instanceof SaveFault)) throw why;
said.textContent = why.message;
}
return null;
};
this.place.replaceChildren(el("section", { class: "new" }, el("h2", {}, "New game"), said, this.keptGames(),
list("Scenario", keys, chosen.scenario, (key) => { chosen.scenario = key; drawSeats(); ahead(); }, keys.map((key) => titles[key])), seats,
el("details", {}, el("summary", {}, "How the bots play"), el("ul", { class: "small" }, bots.map(([name, says]) => el("li", {}, `${name}: ${says}`)), el("li", {}, `${searching}: plays ahead from each of its plans and takes what wins most`))),
el("div", { class: "pair" }, number("Seed", "seed"), number("Game number", "number")),
el("label", { class: "field check" }, dice, el("span", {}, "I roll real dice and draw real cards: ask what fell")),
el("div", { class: "row" }, el("button", { type: "button", "data-do": "start", onclick: () => this.open({ ...chosen, players, choices: [] }) }, "Start")),
el("details", {}, el("summary", {}, "Load a saved game"), el("input", { type: "file", accept: ".json,application/json", "aria-label": "A saved game's file", onchange: async ({ target }) => {
if (target.files[0]) load(await target.files[0].text());
} }), save, el("button", { type: "button", onclick: () => load(save.value) }, "Load"))));
ahead();
}
lay(scenario) {
if (this.laid !== scenario) Object.assign(this, { table: this.played.lay(scenario), laid: scenario });
}
keptGames() {
const all = this.shelf.list(this.game), { titles } = this.played;
const line = ({ when, held }) => (held === null ? "A damaged game: it cannot be read" : `${titles[own(held, "scenario")] ?? "?"}, ${[own(held, "players")].flat().join(", ")}, choices: ${own(held, "choices")?.length ?? "?"}, ${new Date(when).toLocaleString("en")}`);
const item = (one) => {
const remove = el("button", { type: "button", "aria-label": `Delete: ${line(one)}`, onclick: () => { if (remove.textContent === "×") remove.textContent = "Delete?"; else { this.shelf.drop(this.game, one.id); row.remove(); } } }, "×");
const row = el("li", {}, el("div", { class: "row" }, el("button", { type: "button", "data-kept": one.id, disabled: one.held === null, onclick: () => this.attempt(() => this.open(readSave(one.held, this.known), one.id)) }, line(one)), remove));
return row;
};
return all.length ? el("details", { open: true }, el("summary", {}, `Games kept on this device (${all.length})`), el("ol", { class: "last kept" }, all.map(item))) : null;
}
open(about, id = null, isKept = false) {
if (id !== null) this.shelf.take(this.game, id);
this.lay(about.scenario);
clearTimeout(this.watching);
Object.assign(this, { id, isKept: isKept || id !== null, chosen: id === null ? "" : chosenIn(about), unkept: "", note: "", frame: null, picked: [], passed: null, tabled: null, ending: false, watching: null, shown: 0 });
try { this.match = new Match(this.played, this.table, about); } catch (fault) {
if (!(fault instanceof RangeError)) throw fault;
return this.refuse(about);
}
if (!this.match.persons.length) this.frame = 0;
return this.drawIfSame();
}
drawIfSame() {
const { about, isSame } = this.match;
if (isSame === false) return this.refuse(about);
this.note = differs(about, this.played.today, isSame);
return this.draw();
}
refuse(about) {
const { position, scenario } = about, show = async () => { location.hash = position ? await positionLink(this.game, position) : `#/position/${this.game}?key=${scenario}`; };
this.match = null;
this.place.replaceChildren(el("section", { class: "new" }, el("p", { class: "verdict", role: "status" }, differs(about, this.played.today, false)),
el("p", {}, `Only the odds of its position can be had: ${position ? `that at the start of its last ${this.played.turn}` : "that which it begins with"}.`),
el("div", { class: "row" }, el("button", { type: "button", "data-do": "position", onclick: show }, "Open its position"), el("button", { type: "button", "data-do": "new", onclick: () => this.prepare(about) }, "New game"))));
}
get viewer() {
const { persons, now } = this.match;
if (!persons.length) return null;
return now && persons.includes(now.seat) ? now.seat : this.match.groups[this.passed]?.find((seat) => persons.includes(seat)) ?? persons[0];
}
choose(place) {
const { now, sitting } = this.match, before = sitting.events.length;
this.shown = this.match.frames.length;
this.match.choose(place);
Object.assign(this, { picked: [], frame: null, isKept: true, note: "" });
this.draw();
this.decided(now.seat, before);
}
think() {
const { match } = this, { searching } = match.sitting;
if (!searching || this.thinking === searching) return;
this.thinking = searching;
const { start, playouts, luck } = searching;
this.adviser("search").ask({ kind: "decide", start, playouts, luck }, ({ found, fault }) => {
if (match !== this.match || this.thinking !== searching) return null;
if (fault) this.said.textContent = `The search failed: ${fault}`;
if (!found) return null;
this.thinking = null;
try { match.follow(found === "none" ? null : found); } catch (wrong) {
if (!(wrong instanceof RangeError)) throw wrong;
return this.refuse(match.about);
}
if (match.isSame === false) return this.refuse(match.about);
Object.assign(this, { picked: [], frame: match.persons.length ? null : this.frame });
return this.ending && match.now ? this.finish(true) : this.draw();
});
}
rollOn() {
const { match } = this;
this.shown = match.frames.length;
while (match.now && match.now.what >= 0) match.choose(match.now.usual);
Object.assign(this, { picked: [], frame: null, isKept: true, note: "" });
this.draw();
}
async finish(whole) {
const { match } = this, { AT } = this.played, turn = match.sitting.state[AT.TURN], { seat } = match.now;
const isOwn = ({ seat: asked }) => whole || (match.sitting.state[AT.TURN] === turn && (asked < 0 || match.playerOf(asked) === match.playerOf(seat)));
this.shown = match.frames.length;
this.place.inert = true;
for (let until = 0; match.now && isOwn(match.now) && this.match === match;) {
if (performance.now() > until) { await new Promise((done) => setTimeout(done)); until = performance.now() + SLICE_MS; }
match.choose(match.now.usual);
}
this.place.inert = false;
if (this.match !== match) return;
this.ending = whole;
Object.assign(this, { picked: [], frame: null, isKept: true, note: "" });
this.draw();
}
undo(left) {
const seat = this.passed;
this.match = this.match.undo(left);
this.shown = this.match.chosenAt[left - 1]?.frames || 0;
Object.assign(this, { picked: [], frame: null, passed: seat, ending: false, isKept: true, note: "" });
this.draw();
}
keep() {
const { saved } = this.match, chosen = chosenIn(saved);
if (this.isKept && (chosen !== this.chosen || this.unkept)) {
const { id, fault } = this.shelf.put(this.game, this.id, { ...saved, game: this.game }, Date.now());
Object.assign(this, { id, chosen, unkept: fault });
}
history.replaceState(null, "", this.address());
}
draw() {
if (!this.match) return null;
const { match } = this, { now, persons } = match, active = document.activeElement, focus = active?.dataset.do, keyed = active?.dataset.spot && active.matches(":focus-visible");
this.keep();
const several = new Set(persons.map((seat) => match.playerOf(seat))).size > 1;
if (several && now && now.seat >= 0 && match.playerOf(now.seat) !== this.passed) return this.cover(match.playerOf(now.seat));
const viewer = this.viewer, live = this.frame === null || this.frame >= match.frames.length - 1;
const state = match.stateAt(live ? null : this.frame, viewer), scene = this.table.scene_(numbers(state));
const frame = match.frames[live ? match.frames.length - 1 : this.frame];
this.offer = live && now ? this.offered(now) : null;
this.ordered = new Set(this.table.ordered_(numbers(state)));
this.said = el("p", { class: "aside", role: "status" }, [this.note, this.unkept].filter(Boolean).join(" "));
const before = this.map?.isConnected ? [this.map.scrollLeft, this.map.scrollTop] : null;
this.place.replaceChildren(
el("div", { class: "standing" }, el("p", {}, el("strong", {}, `${this.played.titles[this.laid]}`), ` ${this.played.turn} ${state[this.played.AT.TURN]}${scene.standing_ && ` · ${scene.standing_}`}`), this.zoom()),
el("div", { class: "table" }, el("div", {}, this.board(scene), this.ordered.size ? el("p", { class: "small legend" }, `A green bar: it ${this.game === "swords" ? "attacks" : "has orders"}.`) : null), el("div", { class: "beside" }, this.asked(live), this.told(frame, live), this.advice())),
...[this.hand(state, viewer), this.more(state), this.said].filter(Boolean));
this.focus(focus, keyed);
const told = this.place.querySelector(".told ol");
if (told) told.scrollTop = told.scrollHeight;
this.reveal(before);
this.think();
return null;
}
focus(name, keyed) {
if (!name && !keyed) return;
const found = (one) => this.place.querySelector(one);
(found(`[data-do="${name}"]`) || found(keyed ? ".spot, .options button" : ".options button"))?.focus({ preventScroll: true });
}
cover(player) {
const name = capital(namesOf(this.played, this.laid)[player]);
this.place.replaceChildren(el("section", { class: "new" }, el("p", { class: "verdict" }, `Pass the phone to ${name}.`),
el("button", { type: "button", "data-do": "passed", onclick: () => { this.passed = player; this.draw(); } }, `I am ${name}`)));
}
offered(now) {
const { sitting } = this.match;
const offer = now.what < 0 ? this.table.offer_(numbers(sitting.known(now.seat)), now.options) : this.table.rolled_(numbers(sitting.state), now.options);
const choices = offer.choices_.map((one, place) => ({ text: one.text_, places: [...one.places_], says: one.says_, dice: [...one.dice_], place }));
return { title: offer.title_, choices: now.what < 0 ? choices : choices.filter((one, k) => choices.findIndex(({ text }) => text === one.text) === k) };
}
left() {
return this.offer ? this.picked.reduce((all, place) => this.meant(all, place), this.offer.choices) : [];
}
meant(all, place) {
const begun = all.filter((one) => one.places[0] === place);
return begun.length ? begun : all.filter((one) => one.places.includes(place));
}
pick(place) {
const found = this.meant(this.left(), place), [one] = found;
if (found.length === 1 && (!one.says || (this.picked.length && one.places.length > 1))) return this.choose(one.place);
this.picked.push(place);
return this.draw();
}
asked(live) {
const { match, offer } = this;
const { searching } = match.sitting;
if (searching && live) return el("section", { class: "asked" }, el("p", { class: "verdict", role: "status" }, `${capital(this.table.seats_[searching.seat])} searches ...`));
if (!offer) return match.over && live ? el("section", { class: "asked" }, el("p", { class: "verdict" }, capital(match.over[0]))) : null;
if (match.now.what >= 0 && offer.choices.length > FEW_CHOICES && offer.choices[0].dice.length > 1) return this.rolled();
const seat = match.now.seat, who = seat >= 0 ? `${capital(this.table.seats_[seat])}: ` : "";
const left = this.left(), loose = left.length === offer.choices.length ? left.filter((one) => !one.places.length) : [];
const bound = left.filter((one) => !loose.includes(one));
const button = (one) => el("button", { type: "button", "data-place": String(one.place), "data-do": `option ${one.place}`, onclick: () => this.choose(one.place) }, capital(one.text), one.says ? el("small", {}, capital(one.says)) : null);
return el("section", { class: "asked" }, el("p", { class: "verdict", role: "status" }, capital(who + offer.title)),
loose.length ? el("div", { class: "row options" }, loose.map(button)) : null,
bound.length ? el("div", { class: `options${bound.length > FEW_CHOICES ? " many" : ""}`, tabindex: bound.length > FEW_CHOICES ? "0" : null, role: "group", "aria-label": "Choices on the board" }, bound.map(button)) : null,
el("div", { class: "row" }, this.picked.length ? el("button", { type: "button", "data-do": "back", onclick: () => { this.picked = []; this.draw(); } }, "Choose again") : null,
this.others()));
}
others() {
const { match } = this, chosen = match.now.what < 0;
return [el("button", { type: "button", "data-do": "bot", onclick: () => this.choose(match.now.usual) }, chosen ? "Bot chooses" : "Let the page roll"),
chosen ? el("button", { type: "button", "data-do": "finish", onclick: () => this.finish(false) }, `Bot finishes the ${this.played.turn}`)
: el("button", { type: "button", "data-do": "roll", onclick: () => this.rollOn() }, "Roll all up to a choice"),
el("button", { type: "button", "data-do": "undo", disabled: !match.sitting.choices.length, onclick: () => this.undo(match.sitting.choices.length - 1) }, "Undo")];
}
hand(state, viewer) {
if (viewer === null) return null;
const known = numbers(state), lines = this.table.held_(known, viewer), cards = [...this.table.cards_(known, viewer)], says = el("p", { role: "status" });
const chips = cards.map(([name, text]) => el("button", { type: "button", "aria-label": `${name}: what it does`, onclick: () => { says.textContent = `${name}: ${text}`; } }, name));
return lines.length || cards.length ? el("section", { class: "hand" }, cards.length ? [el("p", {}, "Your cards: tap one to read what it does."), el("div", { class: "chips" }, chips), says] : null,
lines.map((line) => el("p", {}, capital(line)))) : null;
}
board(scene) {
const ground = (this.tabled = this.tabled || this.table.ground_()), [, , wide, high] = ground.box_;
const spots = (this.spots = this.spotsOf === this.laid ? this.spots : this.table.spots_());
this.spotsOf = this.laid;
const choices = this.left(), open = new Map();
for (const place of new Set(choices.flatMap(({ places }) => places))) if (!this.picked.includes(place)) open.set(place, this.meant(choices, place));
const radius = this.table.radius_(), svg = shape("svg", { viewBox: ground.box_.join(" "), class: "board", role: "group", "aria-label": "Board: legal moves are buttons; all pieces stand in the list below" },
(this.grounded = this.groundOf === ground ? this.grounded : drawnGround(ground.box_, ground.drawn_)), drawnPieces(scene.pieces_));
this.groundOf = ground;
const mark = (place, kind, label, press) => {
const [x, y] = spots[place], one = document.createElementNS(SVG, "circle");
for (const [name, value] of Object.entries({ cx: x, cy: y, r: radius * 0.88, class: kind, ...(press ? { tabindex: 0, role: "button", "aria-label": label, "data-spot": place } : {}) })) one.setAttribute(name, value);
if (press) {
one.addEventListener("click", press);
one.addEventListener("keydown", (event) => { if (event.key === "Enter" || event.key === " ") { event.preventDefault(); press(); } });
}
svg.append(one);
};
for (const place of this.ordered) {
const [x, y] = spots[place], one = document.createElementNS(SVG, "rect");
for (const [name, value] of Object.entries({ x: x - radius * 0.6, y: y + radius * 0.5, width: radius * 1.2, height: radius * 0.14, class: "ordered" })) one.setAttribute(name, value);
svg.append(one);
}
this.picked.forEach((place) => mark(place, "picked"));
for (const [place, all] of open) mark(place, "spot", `${spots[place][2]}: ${all.length > 1 ? `${all.length} choices` : all[0].text}`, () => this.pick(place));
const frame = el("div", { class: `map${remembered.get(`play.whole.${this.game}`, false) ? " whole" : ""}`, tabindex: "0", role: "region", "aria-label": "Board" }, svg);
const least = 44 * Math.ceil(wide / (2 * radius));
if (!frame.classList.contains("whole")) svg.style.minWidth = `${least}px`;
frame.style.setProperty("--high", `${high / wide}`);
this.map = frame;
return frame;
}
zoom() {
const whole = remembered.get(`play.whole.${this.game}`, false);
return el("button", { type: "button", class: "zoom", "data-do": "zoom", "aria-pressed": String(whole), title: "Show the whole board", onclick: () => {
remembered.set(`play.whole.${this.game}`, !whole);
this.draw();
} }, "Whole");
}
reveal(before) {
const { map } = this, box = map.getBoundingClientRect();
if (before) Object.assign(map, { scrollLeft: before[0], scrollTop: before[1] });
const all = [...map.querySelectorAll(".spot")].map((one) => one.getBoundingClientRect());
const inside = (one) => one.left >= box.left && one.right <= box.right && one.top >= box.top && one.bottom <= box.bottom;
if (2 * all.filter(inside).length >= all.length) return;
const middle = (low, high) => (Math.min(...all.map((one) => one[low])) + Math.max(...all.map((one) => one[high]))) / 2;
map.scrollLeft += middle("left", "right") - box.left - box.width / 2;
map.scrollTop += middle("top", "bottom") - box.top - box.height / 2;
}
more(state) {
const { match } = this, viewer = this.viewer, { about, sitting } = match, spots = this.spots;
const fold = (title, content) => {
const one = el("details", { ontoggle: () => { if (one.open && !one.filled) { one.filled = true; one.append(...[content()].flat()); } } }, el("summary", {}, title));
return one;
};
const listed = () => el("ul", { class: "small" }, this.table.listed_(numbers(state)).map(([place, text]) => el("li", {}, `${spots[place][2]}: ${text}${this.ordered.has(place) ? this.game === "swords" ? "; it attacks" : "; has orders" : ""}`)));
const log = () => el("ol", { class: "small log" }, match.frames.flatMap((one) => match.linesOf(one, viewer).map((line) => el("li", {}, line.trim()))));
const chosen = () => (sitting.choices.length ? el("ol", { class: "last", reversed: true }, match.chosenAt.map(({ frames: at }, k) => el("li", {}, el("button", { type: "button", onclick: () => this.undo(k) },
`Back to before: ${(match.linesOf(match.frames[at] || match.frames[match.frames.length - 1], viewer)[0] || "").trim()}`))).reverse()) : el("p", { class: "small" }, "No choice was made yet."));
const command = commandOf(this.game, this.played, about);
const claim = () => [el("p", { class: "small" }, match.persons.length
? "Dice, cards and bots are those of the command's game of this seed and number, as long as everybody chooses as its bots do:"
: "This is the game that the command plays:"), el("pre", { class: "small" }, command)];
const save = () => {
const values = about.players.some(playoutsOf) ? { values: sitting.events.map(([, value]) => value) } : {};
const text = JSON.stringify({ ...match.saved, ...values, game: this.game });
const file = (name, kind, whole, label) => el("a", { class: "file", download: name, href: `data:${kind},${encodeURIComponent(whole)}` }, label);
const position = match.written();
return [el("p", { class: "small" }, `Load it here again, or have the command review it: samurai-odds ${this.game} review ${this.laid}.json`), el("pre", { class: "small" }, text), file(`${this.laid}.json`, "application/json", text, "Save this game as a file"), ...(position ? [
el("p", { class: "small" }, `The position at the start of this ${this.played.turn} as the command reads it, all hands open:`),
el("pre", { class: "small written" }, position), file(`${this.laid}.txt`, "text/plain", position, "Save the position as a file")] : [])];
};
return el("div", { class: "more" }, fold("Board as a list", listed), fold("All that happened", log), match.persons.length ? fold("Back to an earlier choice", chosen) : null,
fold("Check this game", claim), fold("Save", save), el("div", { class: "row controls" },
el("button", { type: "button", onclick: () => this.link() }, "Copy link"),
match.now ? el("button", { type: "button", "data-do": "end", onclick: () => this.finish(true) }, "Let the bot finish") : null,
el("button", { type: "button", "data-do": "new", onclick: () => this.prepare({ ...about, number: about.number + 1 }) }, "New game")));
}
async link() {
try {
await navigator.clipboard.writeText(location.href);
this.said.textContent = "The link is copied: whoever opens it sees this game.";
} catch { this.said.textContent = location.href; }
}
}
const chosenIn = ({ choices, plans = [] }) => JSON.stringify([choices, plans]);
function isLinked(held, link, known) {
try { return linkOf(readSave(held, known)) === link; } catch { return false; }
}
const SEARCHED = { battles: 300, swords: 400, ran: 400 };
const groupsOf = (played, key) => (played.groups ? played.groups[key] : [[0], [1]]);
const namesOf = (played, key) => (played.groups ? played.groups[key].map((seats, k) => (seats.length > 1 ? `player ${k + 1}` : `seat ${k + 1}`)) : SIDES);
function commandOf(game, played, { scenario, players, seed, number }) {
const bots = players.map((name) => (name === PERSON ? played.bot : name));
const who = game === "swords" ? `${scenario} --bots ${bots.join()}` : `${scenario} --red ${bots[0]} --blue ${bots[1]}`;
return `samurai-odds ${game} play ${who} --seed ${seed} --trace ${number}`;
}
const capital = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);
const playView = new PlayView(document.getElementById("view"));
Object.assign(PlayView.prototype, {
rolled(fell = []) {
const { title, choices } = this.offer, known = new Set(choices.flatMap(({ dice }) => dice)), number = choices[0].dice.length;
const apart = choices.length === known.size ** number, faces = apart ? [...known] : [...known].reverse();
const times = (all, face) => all.filter((one) => one === face).length;
const holds = ({ dice }, all) => all.every((face, k) => (apart ? dice[k] === face : times(all, face) <= times(dice, face)));
const put = (all, name) => {
const found = choices.filter((one) => holds(one, all));
if (all.length === number) return this.choose(found[0].place);
section.replaceWith(this.rolled(all));
return this.place.querySelector(`[data-do="${name}"]`)?.focus({ preventScroll: true });
};
const button = (face) => el("button", { type: "button", "data-do": `face ${face}`, disabled: !choices.some((one) => holds(one, [...fell, face])), onclick: () => put([...fell, face], `face ${face}`) }, capital(face));
const section = el("section", { class: "asked" }, el("p", { class: "verdict", role: "status" }, capital(fell.length ? `${title} ${fell.join(", ")} ...` : title)),
el("p", { class: "small" }, `Die ${fell.length + 1} of ${number}`), el("div", { class: "row options", role: "group", "aria-label": "The next die" }, faces.map(button)),
el("div", { class: "row" }, fell.length ? el("button", { type: "button", "data-do": "back", onclick: () => put([], `face ${faces[0]}`) }, "Choose again") : null, this.others()));
return section;
},
told(frame, live) {
const { match } = this, viewer = this.viewer, last = match.frames.length - 1, here = live ? last : this.frame;
const first = live && match.persons.length ? Math.min(this.shown, last) : Math.max(0, here - 3);
const items = match.frames.slice(Math.max(first, here - LINES_SHOWN), here + 1).flatMap((one, k, all) =>
match.linesOf(one, viewer).map((line) => el("li", { class: k === all.length - 1 ? "now" : "" }, line.trim())));
const go = (to) => { this.still(); this.frame = Math.max(0, Math.min(last, to)); this.draw(); };
const turnOf = (by) => {
const turn = match.frames[here].turn;
let to = here;
while (to + by >= 0 && to + by <= last && match.frames[to].turn === turn) to += by;
return to;
};
const step = (name, sign, label, to, off) => el("button", { type: "button", "data-do": name, "aria-label": label, title: label, disabled: off, onclick: () => go(to()) }, sign);
return last < 0 ? null : el("section", { class: "told" }, el("ol", { "aria-live": "polite", tabindex: "0", "aria-label": "What happened" }, items),
el("div", { class: "row steps" }, step("first", "◀◀", `${this.played.turn} back`, () => turnOf(-1), !here), step("earlier", "◀", "step back", () => here - 1, !here),
el("span", { class: "small" }, `${here + 1} of ${last + 1}`),
step("later", "▶", "step forward", () => here + 1, here >= last), step("last", "▶▶", `${this.played.turn} forward`, () => turnOf(1), here >= last)),
live ? null : el("div", { class: "row" }, el("button", { type: "button", "data-do": "watch", onclick: () => (this.watching ? (this.still(), this.draw()) : this.watch()) }, this.watching ? "Stop" : "Watch"),
el("button", { type: "button", "data-do": "present", onclick: () => go(last) }, match.now ? "Back to the game" : "To the end")));
},
watch() {
this.watching = setTimeout(() => {
if (this.frame === null || !this.map.isConnected) return this.still();
this.frame += 1;
return this.frame < this.match.frames.length - 1 ? this.watch() : (this.still(), this.draw());
}, WATCHED_MS);
this.draw();
},
still() {
clearTimeout(this.watching);
this.watching = null;
},
});
const SHOWN = 5, HINT_SEED = 1000003, WARMING = [8, 64], EVERYBODY = [0, 1, 2, 3, 4], WORSE = { "??": "blunder", "?": "mistake", "?!": "inaccuracy" };
const inPoints = (one) => `${(100 * Math.abs(one.value)).toFixed(1)} ± ${(100 * (one.se || 0)).toFixed(1)} points`;
const roundPercent = (x, digits = 0) => {
const text = (100 * x).toFixed(digits), least = 10 ** -digits;
return +text <= 0 && x > 1e-12 ? `< ${least}%` : +text >= 100 && x < 1 - 1e-12 ? `> ${100 - least}%` : `${text}%`;
};
const inPercent = (one) => `${roundPercent(one.value)}${one.se ? ` ± ${(100 * one.se).toFixed(one.se < 0.1 ? 1 : 0)}` : ""}`;
const SHORT_STEPS = ["hint", "wins"];
class Adviser {
constructor(game) { Object.assign(this, { game, worker: null, asked: 0, busy: null, waiting: null }); }
static source(game) {
const held = document.getElementById("hinter");
if (!held) return `${VERSIONED}hinter.js`;
const texts = ["runtime", "games", `rules-${game}`].map((name) => document.querySelector(`[data-file="${name}.js"]`).textContent);
return URL.createObjectURL(new Blob([...texts, held.textContent], { type: "text/javascript" }));
}
ask(question, answered, patient = false) {
if (this.busy && patient) { this.waiting = [question, answered]; return; }
this.stop();
const id = (this.asked += 1), worker = (this.worker = this.worker || new Worker(Adviser.source(this.game)));
const hear = (data) => {
if (data.id !== this.asked) return;
this.busy = data.done || data.fault ? null : question.kind;
answered(data);
if (this.busy || !this.waiting) return;
const next = this.waiting;
this.waiting = null;
this.ask(...next, true);
};
this.busy = question.kind;
worker.onmessage = ({ data }) => hear(data);
worker.onerror = (fault) => hear({ id, fault: fault.message || (typeof LOST === "undefined" ? "no worker" : LOST) });
worker.postMessage({ id, game: this.game, ...question });
}
stop() {
this.asked += 1;
if (!this.busy) return;
if (SHORT_STEPS.includes(this.busy)) this.worker.postMessage({ id: this.asked, kind: "stop" });
else {
this.worker.terminate();
this.worker = null;
}
Object.assign(this, { busy: null, waiting: null });
}
warm(question) { if (!this.worker) this.ask(question, () => {}); }
}
const copied = (sitting) => Object.assign(Object.create(Object.getPrototypeOf(sitting)), sitting,
{ state: sitting.state.slice(), choices: [...sitting.choices], events: [...sitting.events], marks: [], persons: EVERYBODY, dice: true, seen: null });
function standing({ played, start, sitting }, draw) {
const at = new played.Sitting(start, { ...sitting.saved, persons: EVERYBODY, dice: true, choices: [] });
for (const [, value] of sitting.events.slice(0, draw)) at.choose(at.now.options.indexOf(value));
return at;
}
function inWords(table, sitting, plan) {
const at = copied(sitting), steps = [];
Object.assign(at, { before: at.state.slice(), seen: (step) => steps.push(asStep(step)) });
for (const [what, value] of plan.choices) {
const place = at.now && at.now.what === what ? at.now.options.indexOf(value) : -1;
if (place < 0) break;
at.choose(place);
}
return plan.words || (steps.length ? table.planned_(steps) : "nothing");
}
function hintShown(hint, table, sitting) {
if (!hint.found) return el("p", { class: "small" }, hint.state === "thinking" ? "Thinking ..." : hint.state === "done" ? "There is nothing to weigh here." : hint.state);
const { candidates, tied, games, why } = hint.found;
const words = (plan) => {
const name = JSON.stringify([plan.choices, plan.words]);
if (!hint.words.has(name)) hint.words.set(name, inWords(table, sitting, plan));
return hint.words.get(name);
};
const items = candidates.slice(0, SHOWN).map((one, k) => el("li", {},
el("strong", {}, one.wins ? "Wins at once" : k ? `${inPoints(one.loss)} behind${one.tied ? ", too close to call" : ""}` : `Wins ${inPercent(one.win)}`), `: ${words(one)}`));
const named = why.map((part) => (typeof part === "string" ? part : table.piece_(numbers(sitting.state), Number(part)))).join("");
const state = hint.state === "thinking" ? "Still thinking ..." : hint.state === "done" ? "" : hint.state;
return el("div", {}, el("p", { class: "verdict" }, tied > 1 ? `Too close to call among ${tied} of ${candidates.length} plans` : `Best of ${candidates.length} plans`),
el("ol", {}, items), named ? el("p", { class: "small why" }, `The first: ${named[0].toLowerCase()}${named.slice(1)}`) : null, el("p", { class: "small" }, `${games.toLocaleString("en")} games played on. ${state}`));
}
Object.assign(PlayView.prototype, {
adviser(name) {
if (this.advisersOf !== this.game) {
Object.values(this.advisers || {}).forEach((one) => one.worker?.terminate());
this.advisers = {};
}
this.advisersOf = this.game;
return (this.advisers[name] = this.advisers[name] || new Adviser(this.game));
},
advice() {
const { match } = this, { now, over, persons } = match;
if (this.hint && (this.hint.match !== match || this.hint.at !== match.sitting.choices.length)) {
this.hint = null;
this.adviser("hint").stop();
}
if (now && now.what < 0 && remembered.get("play.hint", false)) idly(() => { if (match === this.match) this.adviser("hint").warm({ ...this.hintAsked(), looks: WARMING }); });
if (this.judged && this.judged.match !== match) this.judged = null;
if (this.reviewed && this.reviewed.match !== match) this.reviewed = null;
const tutor = el("input", { type: "checkbox", "data-do": "tutor", onchange: () => remembered.set("play.tutor", tutor.checked) });
tutor.checked = remembered.get("play.tutor", false);
const button = (name, text, press) => el("button", { type: "button", "data-do": name, onclick: press }, text);
this.advised = el("div", { "aria-live": "polite" });
this.advise();
return el("section", { class: "hints", id: "hints" }, el("div", { class: "row" },
now && now.what < 0 ? button("hint", "Hint", () => this.askHint()) : null,
over ? button("review", "Review this game", () => this.askReview()) : null,
persons.length && !over ? el("label", { class: "check" }, tutor, el("span", {}, "Tutor")) : null), this.advised);
},
advise() {
this.advised?.replaceChildren(...[this.hinted(), this.tutored(), this.gone()].filter(Boolean));
},
hintAsked() {
const { start, sitting } = this.match;
return { kind: "hint", seed: HINT_SEED + sitting.events.length, start: { question: start.question, state: sitting.state } };
},
askHint() {
const { match } = this, { sitting } = match;
remembered.set("play.hint", true);
this.hint = { match, at: sitting.choices.length, found: null, state: "thinking", words: new Map() };
this.adviser("hint").ask(this.hintAsked(),
({ found, done, fault }) => {
if (!this.hint) return;
if (found) this.hint.found = found;
this.hint.state = fault ? `No hint: ${fault}` : done ? "done" : "thinking";
this.advise();
});
this.advise();
},
hinted() {
return this.hint && hintShown(this.hint, this.table, this.hint.match.sitting);
},
decided(seat, before) {
const { match } = this, { sitting } = match, alone = sitting.events.length <= before + 1 && match.now?.seat === seat;
if (alone || seat < 0 || !remembered.get("play.tutor", false)) return;
const since = this.judged ? this.judged.since : 0;
this.adviser("tutor").ask({ kind: "tutor", seed: HINT_SEED, start: match.start, events: sitting.events, seat, since },
({ found, fault }) => {
if (match !== this.match || !(found || fault)) return;
this.judged = { match, since: found ? found.draw + 1 : since, found, fault };
this.advise();
}, true);
},
tutored() {
if (!this.judged) return null;
const { found, fault } = this.judged;
return el("p", { class: "tutor" }, fault ? `No judgment: ${fault}` : this.told_of(found));
},
told_of(turn) {
const when = `${capital(this.played.turn)} ${turn.number}, ${this.table.seats_[turn.seat]}`;
if (turn.forced) return `${when}: no choice.`;
if (!turn.mark) return `${when}: no better plan found.`;
const better = turn.best ? ` Better: ${inWords(this.table, standing(this.match, turn.draw), turn.best)}.` : "";
return `${when}: ${turn.mark} ${WORSE[turn.mark]}, gave away ${inPoints(turn.lost)} of win chance.${better}`;
},
askReview() {
const { match } = this;
this.reviewed = { match, turns: [], of: 0, whole: null };
this.adviser("tutor").ask({ kind: "review", seed: HINT_SEED, start: match.start, events: match.sitting.events }, ({ found, fault }) => {
if (!this.reviewed || match !== this.match) return;
if (fault) this.reviewed.fault = fault;
else if (found && found.turns) this.reviewed.whole = found;
else if (found) { this.reviewed.turns.push(found.turn); this.reviewed.of = found.of; }
this.advise();
});
this.advise();
},
stopReview() {
this.adviser("tutor").stop();
this.reviewed.stopped = true;
this.advise();
},
look(turn) {
this.frame = this.match.frames.findIndex(({ draw }) => draw >= turn.draw);
this.draw();
this.map.scrollIntoView({ block: "nearest" });
},
gone() {
if (!this.reviewed) return null;
const { turns, of, whole, fault, stopped } = this.reviewed, done = whole ? whole.turns : turns;
const seats = [...this.table.seats_], sides = seats.length === 2 ? [0] : seats.map((_, seat) => seat);
const clear = done.filter((one) => one.mark).length;
const state = fault ? `No review: ${fault}` : whole ? `${done.length} decisions judged; ${clear || "none"} clearly worse than the best plan found. ± is one standard error.` : `${stopped ? "Stopped after" : "Judging:"} ${turns.length} of ${of || "?"} decisions${stopped ? "." : " ..."}`;
const sum = (name, seat) => {
const all = done.filter((one) => name === "luck" || one.seat === seat).map((one) => one[name][seat]);
return { value: all.reduce((total, one) => total + one.value, 0), se: Math.sqrt(all.reduce((total, one) => total + (one.se || 0) ** 2, 0)) };
};
const lucky = (one) => `${one.value < 0 ? "-" : "+"}${inPoints(one)}`;
const said = whole ? seats.map((name, seat) => el("li", {}, `${capital(name)}: decisions gave away ${inPoints(sum("error", seat))} of win chance; luck ${lucky(sum("luck", seat))}.`)) : [];
const stop = whole || fault || stopped ? null : el("button", { type: "button", "data-do": "stop", onclick: () => this.stopReview() }, "Stop");
return el("div", {}, el("p", { class: "small", role: "status" }, state), stop, done.length ? curve(done, whole, of, sides, seats, this.played.turn, (one) => this.look(one)) : null, done.length ? el("p", { class: "small" }, whose(sides, seats)) : null,
el("ul", {}, said), el("ol", { class: "small" }, done.filter((one) => one.mark).map((one) => el("li", {}, `${this.told_of(one)} `, el("button", { type: "button", onclick: () => this.look(one) }, "Show")))));
},
});
const LINES = ["solid", "dashed", "dotted", "dash and dot", "thin"];
const whose = (sides, names) => (sides.length > 1 ? `Each line is a seat's chance to win: ${sides.map((seat) => `${names[seat]} ${LINES[seat]}`).join(", ")}.`
: `The chance that ${names[0]} wins: at the top ${names[0]} has won, at the bottom ${names[1]}; the line in the middle is even.`) + " A ring: a decision that gave chances away. Tap to look at one.";
function curve(turns, whole, of, sides, names, turn, look) {
const wide = 300, high = 100, steps = Math.max(1, of);
const svg = document.createElementNS(SVG, "svg"), put = (kind, given) => {
const one = document.createElementNS(SVG, kind);
for (const [name, value] of Object.entries(given)) one.setAttribute(name, value);
svg.append(one);
};
const x = (k) => ((k / steps) * wide).toFixed(1), y = (chance) => (high - chance * high).toFixed(1);
svg.setAttribute("viewBox", `-4 -4 ${wide + 8} ${high + 8}`);
svg.setAttribute("class", "curve");
svg.setAttribute("role", "img");
svg.addEventListener("click", ({ clientX }) => {
const { left, width } = svg.getBoundingClientRect(), at = (clientX - left) / width * (wide + 8) - 4;
look(turns[Math.max(0, Math.min(turns.length - 1, Math.round(at / wide * steps)))]);
});
const last = (seat) => (whole ? whole.result[seat] : turns[turns.length - 1].before[seat]).value;
svg.setAttribute("aria-label", `Win chance by ${turn}: ${sides.map((seat) => `${names[seat]} from ${inPercent({ value: turns[0].before[seat].value })} to ${inPercent({ value: last(seat) })}`).join(", ")}`);
put("line", { x1: 0, x2: wide, y1: high / 2, y2: high / 2, class: "half" });
for (const seat of sides) {
const chances = [...turns.map((one) => one.before[seat].value), ...(whole ? [last(seat)] : [])];
put("polyline", { points: chances.map((chance, k) => `${x(k)},${y(chance)}`).join(" "), class: `line seat-${seat}` });
}
turns.forEach((one, k) => { if (one.mark) put("circle", { cx: x(k), cy: y(one.before[sides.length > 1 ? one.seat : 0].value), r: 4, class: "mark" }); });
return svg;
}
const $itself = (one) => one;
Object.assign($py, { Real: { test: $number }, Integral: { test: Number.isInteger } });
const $PATIENCE = { states: 100000, seconds: 5, playing: 1, times: 2 ** 18 };
const $ruled = (home) => ({
home, hide_: (...given) => RULED[home].RULES.hide(...given.map($typed)), get aside_() { return RULED[home].GAME.aside; },
});
const $combat = (home, width, alike) => ({ home, width, alike });
function $advance({ RULES, AT }, q, s) {
const prepare = RULES.combat_prepare || RULES.prepare;
while (s[AT.ENDED] === AT.PLAYING) {
s[AT.PENDING] = AT.AUTOMATIC;
RULES.clear(s);
prepare(q, s);
const what = s[AT.PENDING];
if (what === AT.AUTOMATIC) continue;
if (what > 0 ? what !== AT.UNIFORM + 1 : s[AT.OPTIONS_OPEN] !== 1) return;
$settle(RULES, q, s, what < 0 ? s[AT.CHOICES] : 0);
}
s[AT.PENDING] = 0;
}
const $settle = (RULES, q, s, value) => (RULES.combat_settle || RULES.settle)(q, s, value);
function $take(ruled, q, s, value) {
$settle(ruled.RULES, q, s, value);
$advance(ruled, q, s);
}
const $stepping = ({ home }) => ({
advance_: (q, s) => $advance(RULED[home], $typed(q), $typed(s)),
take_: (q, s, value) => $take(RULED[home], $typed(q), $typed(s), value),
});
class $Going {
constructor(passage) {
const { question_, state_, rules_ } = passage, ruled = RULED[rules_.home];
Object.assign(this, { passage, ruled, AT: ruled.AT, RULES: ruled.RULES });
[this.q, this.s] = [question_, state_].map((one) => Int32Array.from(one.values()));
[this.asked, this.view] = [this.q, this.s].map((one) => new NDArray(one, [one.length]));
}
take(value) { $take(this.ruled, this.q, this.s, value); }
goOn(isPlayed = false) {
const { passage, q, s, AT, RULES } = this, met = passage.met_.data;
while (!RULES.combat_over(q, s) && s[AT.PENDING]) {
if (s[AT.PENDING] > 0) return s[AT.PENDING];
met[s[AT.DECISION]] += 1;
let place = RULES.combat_choose(q, s);
if (isPlayed && place < 0) place = RULES.combat_otherwise(q, s);
if (place < 0) return -(2 * s[AT.OPTIONS_OPEN] + (s[AT.ASKED] === passage.seat_ ? 0 : 1));
this.take(s[AT.CHOICES + place]);
}
return 0;
}
outcome() {
const row = new Int32Array(this.passage.rules_.width);
this.RULES.combat_record(this.q, this.s, row);
return row;
}
rolled(what) {
const many = what - this.AT.UNIFORM;
if (many >= 0) return [Array.from({ length: many }, (_, k) => k), Array(many).fill(1 / many)];
return ["outcome", "probability"].map((one) => $rolled(this.ruled, what, one));
}
}
function $rolled({ DICE }, what, of) {
DICE.add(what);
return DICE[of].slice(DICE.start[what], DICE.start[what] + DICE.size[what]);
}
const $outcomes_of = (what) => $rolled(RULED.battles, what, "outcome");
const $rolls_alike = (place, length) => () => (q, s) => {
const { AT, NOTED, RULES } = RULED.ran, [asked, state] = [q, s].map($typed), book = asked.subarray(place, place + length);
NOTED.now = 0;
RULES.combat_prepare(asked, state);
return NOTED.now ? Array.from({ length: state[AT.PENDING] - AT.UNIFORM }, (_, k) => RULES.result(book, NOTED.now, k)) : null;
};
function $play_until(passage, seed) {
const going = new $Going(passage), begun = going.s.slice(), luck = $games.key(BigInt(seed)), { drawn } = going.ruled;
const seen = new Map(), until = performance.now() + 1000 * $PATIENCE.playing;
for (let number = 0; number < $PATIENCE.times && performance.now() < until; number++) {
going.s.set(begun);
for (let what, draw = 0; (what = going.goOn(true)); draw++) {
if (what < 0) throw OddsError.$new("too many states to find the best choices: settle them by a fixed policy");
going.take(drawn(what, $games.uniform_of($games.word_at(luck, number, draw))));
}
const row = going.outcome(), name = row.join();
if (seen.has(name)) seen.get(name).times += 1; else seen.set(name, { row: [...row], times: 1 });
}
const all = [...seen.values()];
return [np.asarray(all.map(({ row }) => row)), np.asarray(all.map(({ times }) => times)), false];
}
function $unfold(most) { return new $Unfolding(this, Math.min(most, $PATIENCE.states)).graph(); }
class $Unfolding extends $Going {
constructor(passage, most) {
super(passage);
this.begun = this.s.slice();
Object.assign(this, { most, until: performance.now() + 1000 * $PATIENCE.seconds, known: new Map(), ends: [], states: [], pools: new Map(), changed: new Int32Array(2 * this.s.length) });
Object.assign(this, { event: [], first: [], values: [], same: [], target: [], postorder: [], chances: [] });
}
graph() {
const path = [this.enter()], next = [0];
while (path.length) {
const node = path[path.length - 1], edge = next[next.length - 1]++, values = this.values[node];
if (edge === values.length) {
this.postorder.push(path.pop());
next.pop();
continue;
}
const first = this.first[node], alike = this.same[node]?.[edge] ?? edge;
if (alike < edge) {
this.target[first + edge] = this.target[first + alike];
continue;
}
this.put(this.states[node]);
this.take(values[edge]);
const many = this.event.length, child = this.enter();
this.target[first + edge] = child;
if (child === many) {
path.push(child);
next.push(0);
}
}
const leaves = this.event.flatMap((event, node) => (event ? [] : [node])), dice = this.dice();
return Object.assign(Object.create($Graph.prototype), { event: this.event, first: this.first, target: this.target, postorder: this.postorder, dice, leaves, ends: leaves.map((node) => this.ends[node]) });
}
dice() {
const start = [], size = [], probability = [], numbers = new Map();
this.event.forEach((event, node) => {
if (event <= 0) return;
const { first, target } = this, edges = this.values[node].length, places = [];
for (let k = 0; k < edges; k++) if (target[first[node] + k] !== node) places.push(k);
const name = `${event} ${places.length < edges ? places : ""}`;
if (!numbers.has(name)) {
const chances = this.chances[node], kept = places.map((k) => chances[k]), all = places.length < edges ? kept.reduce((a, b) => a + b, 0) : 1;
numbers.set(name, numbers.size + 1);
start[numbers.size] = probability.length;
size[numbers.size] = kept.length;
probability.push(...kept.map((chance) => chance / all));
}
if (places.length < edges) places.forEach((k, place) => { target[first[node] + place] = target[first[node] + k]; });
this.event[node] = numbers.get(name);
});
return { start, size, probability };
}
put(changes) {
this.s.set(this.begun);
for (let k = 0; k < changes.length; k += 2) this.s[changes[k]] = changes[k + 1];
}
enter() {
const event = this.goOn();
this.RULES.combat_forget(this.q, this.s);
const kept = event ? this.changes() : this.outcome(), name = this.hashed(kept, event);
const found = this.known.get(name)?.find((node) => this.isSame(node, kept, event));
if (found !== undefined) return found;
const node = this.event.length;
if (node >= this.most || performance.now() > this.until) throw TooLarge.$new("too many states");
if (this.known.has(name)) this.known.get(name).push(node); else this.known.set(name, [node]);
this.states.push(kept);
if (!event) this.ends[node] = [...kept];
this.event.push(event);
this.first.push(this.target.length);
this.edges(event);
for (let k = this.values[node].length; k > 0; k--) this.target.push(0);
return node;
}
edges(event) {
const { passage, asked, view, s, AT } = this;
if (event > 0 && !this.pools.has(event)) this.pools.set(event, this.rolled(event));
const [values, chances] = event > 0 ? this.pools.get(event) : [event ? [...s.subarray(AT.CHOICES, AT.CHOICES + s[AT.OPTIONS_OPEN])] : [], null];
const alike = event > 0 ? passage.rules_.alike(asked, view) : null, first = new Map();
this.values.push(values);
this.chances.push(chances);
this.same.push(alike && alike.map((one, place) => {
const name = $key(one);
if (!first.has(name)) first.set(name, place);
return first.get(name);
}));
}
changes() {
const { s, begun, changed } = this;
let many = 0;
for (let k = 0; k < s.length; k++) if (s[k] !== begun[k]) { changed[many++] = k; changed[many++] = s[k]; }
return changed.slice(0, many);
}
hashed(kept, event) {
let hash = event ? 1 : 0;
for (let k = 0; k < kept.length; k++) hash = (Math.imul(hash, 31) + kept[k]) | 0;
return hash;
}
isSame(node, kept, event) {
const other = this.states[node];
return !this.event[node] === !event && other.length === kept.length && other.every((one, k) => one === kept[k]);
}
}
class $$mW extends $Object {}
$class($$mW,"PassageQuestion",null);
class $$mY extends $Object {}
$class($$mY,"Derived",{game:null,procedure:null,given:null,notes:null,ask:null,in_text:()=>$$mZ});
const $$mZ=$def("value",a=>a);
const $$oE=$def("s _ seat",(a,b,c)=>{let d;d=[b,c];$put(a,2,d[0]);$put(a,3,d[1]);$put(a,0,$$oF(b,c));});
const $$oF=$def("_ seat",(a,b)=>$neg($add($mul(10,a),b)));
const $$oD=$def("s value",(a,b)=>{$put(a,$add(9,$get(a,4)),b);$put(a,4,$i_add($get(a,4),1));});
const $$ox=$def("s",a=>{$put(a,4,0);});
const $$mF=$def("given _ _ _",(a,b,c,d)=>{if($py.isinstance(a,b))return a;return ($$rl(a)?$call(d,a):$call(c,a));});
const $$rl=$def("given",a=>{let b,c;return ($true(c=$py.isinstance(a,$py.str))?($true(b=$in("\n",a))?!$$rm($py.Path(a)):b):c);});
const $$rm=a=>{let b;try{return ($true(b=$py.bool($attr(a,"name_")))?a.exists_():b);}catch($fault){if($isa($fault,$py.OSError)||$isa($fault,$py.ValueError)){return false;}else {throw $fault;}}};
const $$rn=$def("title source",(a,b)=>($eq(b,"yours")?a:$f`edited from ${a}`));
class $$rD extends $Object {}
$class($$rD,"Control",{name:null,label:null,kind:null,now:null,choices:()=>$$f,least:()=>0,most:()=>0});
const $$rB=$def("name _ _ _",(a,b,c,d)=>$call($$rD,a,b,"one",$py.list(c).index_(d),$py.tuple(c)));
const $$rA=$def("name _ _ most _",(a,b,c,d,e=0)=>$call($$rD,a,b,"number",c,[],e,d));
const $$rG=$def("board",a=>$each($py.range(a.hexes_),b=>[...$it($$rH(a,b)),a.name_of_(b)]));
const $$rH=$def("board number",(a,b)=>[$div($mul(100,a.across_(b)),2),$mul($mul(100,a.row_of_(b)),(0.8660254037844386))]);
class $$rK extends $Object {}
$class($$rK,"Piece",{x:null,y:null,look:null});
class $$rL extends $Object {}
$class($$rL,"Scene",{pieces:null,standing:()=>""});
const $$rM=$def("_ _ words look",(a,b,c,d="")=>{let e;e=($true(d)?$f` class="${d}"`:"");return $f`<text x="${$$rN(a)}" y="${$$rN(b)}"${e}>${$py.escape($py.str(c))}</text>`;});
const $$rN=$def("number",a=>$f`${$format($py.round(a,1),$f`g`)}`);
const $$rW=$def("_ look",(a,b)=>$f`<polygon points="${$$rX(a)}" ${b}/>`);
const $$rX=a=>" ".join_($each(a,([b,c])=>$f`${$$rN($mul(100,b))},${$$rN($mul($neg(100),c))}`));
class $$sr extends $Object {}
$class($$sr,"Ground",{box:null,drawn:null,signs:()=>""});
const $$st=$def("place _",(a,b=(1.0))=>$each($$sE,([c,d])=>[$add($get(a,0),$mul(b,c)),$add($get(a,1),$mul($mul(b,d),(0.5773502691896258)))]));
const $$so=$def("board _",(a,b)=>{let c;c=$add($mul($sub($attr(a,"rows_"),1),(0.8660254037844386)),$mul(2,(0.5773502691896258)));return [$neg(2),$sub($mul($neg(100),(0.5773502691896258)),2),$add($mul(100,b),4),$add($mul(100,c),4)];});
const $$sn=$def("board number look _",(a,b,c,d=(1.0))=>{let e,f;[e,f]=$unpacked($$rH(a,b),-1,2);return $$rW($$st([$div(e,100),$div($neg(f),100)],d),c);});
const $$sQ=a=>$add("\n\n".join_($each(a,b=>"\n".join_(b))),"\n");
class $$sR extends $Object {}
$class($$sR,"Field",{key:null,name:null,read:null,written:()=>$py.str,side:()=>null});
const $$tA=function*(a,b){let c,d,e;for(c of $it(a)){d=$py.getattr(b,$attr(c,"name_"));if($true((e=c.written_((($attr(c,"side_")===null)?d:$get(d,$attr(c,"side_"))))))){(yield $f`${c.key_}: ${e}`);}}};
const $$tB=$def("text _",(a,b)=>{let c;return $each(a.split_(b),d=>c,d=>$true((c=d.strip_())));});
const $$ta=$def("text",a=>$py.tuple(a.replace_(","," ").split_()));
const $$sS=$def("what text signed",(a,b,c=false)=>{if($true(($true(c)?$$tH:$$tI).fullmatch_(b)))return $py.int(b);throw $call(OddsError,$f`${a} is a whole number, not '${b}'`);});
const $$uh=a=>$add("#",$get(a,$slice(1,null,null)));
const $$sJ=(a,b)=>[a,...$it($each(b,c=>$f`  ${c}`).values())];
const $$un=$def("_ names _",function*(a,b,c=90){let d,e;for(d of $it(b)){if($true((e=$py.getattr(a,d)))){(yield* $it($$uo($f`${d.capitalize_()}: ${e}`,c)));}}});
const $$uo=$def("text _",(a,b=90)=>$kw($py.wrap,[a,b],{subsequent_indent:"  ",break_long_words:false,break_on_hyphens:false}));
const $$vT=$def("name _",(a,b)=>{let c;if($true((c=$kw($py.sorted,[b],{key:d=>$get(d,0)})))){throw $call(OddsError,...$it($each(c,([e,f])=>$f`${a}, line ${e}: ${f}`).values()));}});
class $$Ew extends $Object {}
$class($$Ew,"StagedGame",null);
const $$lG=$def("question",a=>{try{return $$a(a);}catch($fault){if($isa($fault,TooLarge)){if(!$true($py.hasattr(a,"play_until")))throw $fault;return $$GF(a);}else {throw $fault;}}});
class $$GG extends $Object {}
$class($$GG,"LargestError",null);
class $$GH extends $Object {}
$class($$GH,"Limit",{stderr:()=>null,seconds:()=>null,samples:()=>null});
const $$GF=$def("question",a=>{let b,c,d,e;[b,c]=[$call($$GG,a,a.aims_),$py.perf_counter()];d=$$GI(a,$py.getattr(a,"usual_limit",$call($$GH)),0,b,null,c);e="too many states for an exact answer";return $kw($py.replace,[d],{provenance:$kw($py.replace,[$attr(d,"provenance_")],{because:e})});});
const $$GI=$def("question limit seed error _ _",(a,b,c,d,e,f)=>{let g,h,i,k,l;g=$def("_ _ samples",(h,i,j)=>{d.prepare_(a.columns_(h));return d.largest_(i,j);});k=$py.getattr(a,"play_until",null);if((k===null))k=$py.partial($absent("samurai_odds.engine.sampling.by_rules.play_until"),a);[h,i,l]=$unpacked($call(k,c,b,g,e),-1,3);return $$GJ(a,a.columns_(h),i,c,l,f);});
const $$GJ=$def("question columns _ seed interrupted _",(a,b,c,d,e,f)=>{let g,h;g=$py.int(c.sum_());if(!$true(g))throw $call(OddsError,"stopped before the first battle was played");h=$kw($$GK,[a,f],{method:"monte-carlo",samples:g,seed:d,interrupted:e});return $$GL(a,b,$div(c,g),h);});
const $$GL=$def("question columns chances _",(a,b,c,d)=>$call($$GO,...$it($$GM(b,c)),d,a.words_,a));
const $$GM=$def("columns chances",(a,b)=>{let c,d;c=np.array($py.list(a.values_())).T_;if($lt(np.count_nonzero(b),$py.len(b))){d=np.flatnonzero(b);[c,b]=[$get(c,d),$get(b,d)];}return [$py.tuple(a),c,b];});
class $$OI extends $Object {}
$class($$OI,"Kinds",null);
class $$OJ extends $Object {}
$class($$OJ,"Kind",{code:null,name:null,value:null,line:()=>null,as_line:()=>null,as_other_line:()=>null,title:()=>"",decline:()=>"",buttons:()=>$$f,places:()=>$$f,subject:()=>$$f,piece:()=>"",against:()=>$$f,role:()=>"way",declined:()=>"no",context:()=>$call($py.dict),derived:()=>$call($py.dict),trace:()=>$$f,after:()=>$call($py.dict),declines:()=>false,happens:()=>$$f,wordings:()=>$call($py.dict),forms:()=>$$f,answers:()=>$$f,may_fail:()=>false,more:()=>"",only:()=>"",planned:()=>false});
class $$OK extends $Object {}
$class($$OK,"Packing",{fields:null,first:()=>0});
class $$OL extends $Object {}
$class($$OL,"Field",{name:null,type:null,size:()=>1000,first:()=>0});
class $$OV extends $Object {}
$class($$OV,"Case",{text:null,where:()=>$call($py.dict),places:()=>null,rule:()=>"",instead:()=>""});
class $$PE extends $Object {}
$class($$PE,"Happens",{kind:null,where:()=>$call($py.dict),piece:()=>"",target:()=>"",start:()=>"",end:()=>"",lost:()=>"",left:()=>"",gained:()=>"",what:()=>"",secret:()=>$$f});
class $$PJ extends $Object {}
$class($$PJ,"Form",{text:null,where:()=>$call($py.dict),makes:()=>null,before:()=>null,shown:()=>true,usage:()=>""});
class $$abJ extends $Object {}
$class($$abJ,"Choice",{text:null,places:()=>$$f,says:()=>"",dice:()=>$$f,role:()=>"way",chance:()=>null});
class $$abK extends $Object {}
$class($$abK,"Offer",{title:null,choices:null,subject:()=>$$f,piece:()=>(-1),against:()=>$$f});
class $$aDx extends $Object {}
$class($$aDx,"Chance",{says:null,win:()=>(-1000000),gain:()=>(-1000000),loss:()=>(-1000000)});
class $$aDX extends $Object {}
$class($$aDX,"Start",{game:null,question:null,state:null});
class $$aEa extends $Object {}
$class($$aEa,"PassageStart",{rules:null,question:null,state:null,seat:null,met:()=>$call($$aEb)});
class $$aEc extends $$aEa {}
$class($$aEc,"Passage",{rules:null,question:null,state:null,seat:null,met:()=>$call($$aEb)});
class $$aEf extends $Object {}
$class($$aEf,"Page",null);
class $$aGq extends $Object {}
$class($$aGq,"Word",{form:null,write:null,read:null,instead:()=>""});
class $$aGv extends $Object {}
$class($$aGv,"Words",{types:null,about:()=>null});
const $$aGt=$def("names _ _",(a,b,c="")=>$call($$aGq,b,$def("number",d=>$get(a,d)),e=>($in(e,a)?a.index_(e):null),c));
const $$aFl=$def("s",a=>{let b;b=$get(a,$slice(9,$add(9,$py.int($get(a,4))),null)).tolist_();return b;});
const $$aEY=$def("value",a=>{let b;return ($true(b=$py.isinstance(a,$py.Real))?!$py.isinstance(a,$py.bool):b);});
const $$aEX=$def("value",a=>{let b,c;c=($true(b=$eq($py.type(a).__module___,"numpy"))?$eq($py.getattr(a,"ndim",null),0):b);return ($true(c)?a.item_():a);});
const $$aEb=()=>$kw(np.zeros,[256],{dtype:np.int64});
class $$aHM extends $Object {}
$class($$aHM,"Line",{text:null,seats:()=>null,instead:()=>""});
class $$aJi extends $Object {}
$class($$aJi,"Board",{turn:null,active:null,pieces:null,held:null,cards:null,owners:null});
class $$aJj extends $Object {}
$class($$aJj,"Piece",{number:null,seat:null,kind:null,place:null,left:null,full:null,name:()=>"",look:()=>"",facing:()=>(-1),hits:()=>0,worth:()=>1,marks:()=>$$f});
class $$aJo extends $Object {}
$class($$aJo,"Happening",{kind:null,seat:()=>(-1),piece:()=>(-1),target:()=>(-1),start:()=>(-1),end:()=>(-1),path:()=>$$f,what:()=>"",faces:()=>$$f,hits:()=>(-1),lost:()=>(-1),gained:()=>(-1),left:()=>(-1),held:()=>$$f,why:()=>$$f,numbers:()=>$call($py.dict),decision:()=>"",seats:()=>null,secret:()=>$$f});
const $$aJm=$def("_ _ moved",(a,b,c="follow")=>{let d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t;d=[];for([e,f]of $it(b.pieces_.items_()))d=$i_add(d,$$aJn($get(a.pieces_,e),f,c));for([g,h]of $it($py.enumerate($attr(b,"held_")))){for([i,j]of $it(h.items_())){k=$get($attr(a,"held_"),g).get_(i,0);if($ne(j,k)){d.append_($kw($$aJo,["holds",g],{what:i,gained:$sub(j,k),left:j}));}}}l=$py.len($attr(b,"held_"));for([m,n]of $it($py.enumerate($attr(b,"cards_")))){o=$get($attr(a,"cards_"),m);if(((n!==null)&&(o!==null))){[p,g]=$unpacked(($lt(m,l)?[[m],m]:[null,(-1)]),-1,2);for(q of $it($dict([...$items(o),...$items(n)]))){[r,j]=[$sub(n.get_(q,0),o.get_(q,0)),n.get_(q,0)];if($true(r)){s=$kw($$aJo,["card",g],{what:q,gained:r,left:j,seats:p});d.append_(s);}}}}for(m of $it($dict([...$items(a.owners_),...$items(b.owners_)]))){t=b.owners_.get_(m,(-1));if($ne(t,a.owners_.get_(m,(-1)))){d.append_($kw($$aJo,["owner",t],{end:m}));}}if($ne([$attr(a,"turn_"),a.active_],[$attr(b,"turn_"),b.active_])){d.append_($kw($$aJo,["turn",b.active_],{left:$attr(b,"turn_")}));}return d;});
const $$aJn=$def("_ _ moved",(a,b,c)=>{let d,e,f,g,h;[d,e]=[[],$attr(b,"number_")];if($ne($attr(a,"seat_"),$attr(b,"seat_")))d.append_($call($$aJo,"change",$attr(b,"seat_"),e));if($ne($attr(a,"left_"),$attr(b,"left_"))){f=$sub($attr(a,"left_"),$attr(b,"left_"));d.append_($kw($$aJo,["loss",$attr(b,"seat_"),e],{lost:f,left:$attr(b,"left_")}));a=$kw($py.replace,[a],{place:($true($attr(b,"left_"))?$attr(a,"place_"):(-1))});}if($ne($attr(a,"place_"),$attr(b,"place_"))){g=($eq($attr(b,"place_"),(-1))?"leave":c);d.append_($kw($$aJo,[g,$attr(b,"seat_"),e],{start:$attr(a,"place_"),end:$attr(b,"place_")}));}if($ne($attr(a,"facing_"),$attr(b,"facing_"))){d.append_($kw($$aJo,["face",$attr(b,"seat_"),e],{start:$attr(b,"place_"),left:$attr(b,"facing_")}));}if($ne($attr(a,"hits_"),$attr(b,"hits_"))){h=$sub($attr(b,"hits_"),$attr(a,"hits_"));d.append_($kw($$aJo,["hit",$attr(b,"seat_"),e],{gained:h,hits:$attr(b,"hits_")}));}d=$i_add(d,$each(b.marks_,i=>$kw($$aJo,["order",$attr(b,"seat_"),e],{what:i}),i=>!$in(i,a.marks_)));d=$i_add(d,$each(a.marks_,i=>$kw($$aJo,["unmark",$attr(b,"seat_"),e],{what:i}),i=>!$in(i,b.marks_)));return d;});
const $$aJJ=a=>{let b,c;if(($lt(0,(b=a))&&$lt(b,10)))return "under 1% of the time";if(($lt(990,(c=a))&&$lt(c,1000)))return "over 99% of the time";return $f`${$floordiv($add(a,5),10)}% of the time`;};
const $$aLb=$memo((a,b)=>{let c,d,e,f,g,h;c=[];d=[];e=[];for(f of $it($$aLc(a,b))){g=$$aLd(f,a,b);if($eq(g,"crossed"))c.append_(f);else if($eq(g,"along")){h=$lt($mul(a,$get(f,1)),$mul(b,$get(f,0)));($true(h)?d:e).append_(f);}}return [$py.tuple(c),$py.tuple(d),$py.tuple(e)];});
const $$aLd=$def("step _ _",(a,b,c)=>{let d,e,f,h,i,j,k,l,m,n,o,p,q,r;[d,e,f]=[(0.0),(1.0),false];for(const g of $it($py.enumerate($$aLa))){h=$unpacked(g,-1,2);i=h[0];[j,k]=$unpacked(h[1],-1,2);[l,m]=$unpacked($get($$aLa,$mod($add(i,1),6)),-1,2);[n,o]=[$sub(l,j),$sub(m,k)];p=$sub($mul(n,$sub($neg($mul($get(a,1),3)),k)),$mul(o,$sub($neg($get(a,0)),j)));q=$sub($mul(n,$mul(c,3)),$mul(o,b));if($eq(q,0)){if($lt(p,0))return null;f=($true(r=f)?r:$eq(p,0));}else if($gt(q,0))d=$py.max(d,$div($neg(p),q));else e=$py.min(e,$div($neg(p),q));}if($ge(d,e))return null;return ($true(f)?"along":"crossed");});
const $$aLc=function*(a,b){let c,d,e,f;c=$py.range($py.min(b,0),$add($py.max(b,0),1));for(d of $it(c)){for(e of $it($py.range($sub($py.min(a,0),2),$add($py.max(a,0),3)))){f=$eq($mod($add(e,d),2),0);if(($true(f)&&!$in([e,d],[[0,0],[a,b]])))(yield [e,d]);}}};
const $$akR=a=>{let b;b=$floordiv($add(a,50),100);return $f`${$floordiv(b,10)}.${$mod(b,10)}`;};
class $$aSr extends $Object {}
$class($$aSr,"LinesOfOrders",{lines:()=>$$f,more:()=>$$f});
class $$aSt extends $Object {}
$class($$aSt,"Line",{number:null,text:null,kind:null,value:null,tried:()=>false});
const $$abN=(a,b="")=>$py.str(b.join_(a));
const $$abM=a=>$floordiv($neg(a),10);
class $$bbZ extends $Object {}
$class($$bbZ,"Part",{line:null,value:null,name:()=>"",content:()=>$call($py.list)});
const $$bbY=$def("text",a=>$$bds.sub_("",a));
const $$bbX=$def("numbers",a=>($true($py.hasattr(a,"dtype"))?$py.memoryview(a):a));
const $$bbU=(a,b)=>{let c,d,e,f;[c,,d]=$unpacked($get(a,$slice(1,$neg(1),null)).partition_(":"),-1,3);return ($true(e=d)?e:$get(b,c));};
const $$bbT=a=>(a.startswith_("{")?$get($get(a,$slice(1,$neg(1),null)).partition_(":"),0):"");
const $$bbS=$def("fields name",(a,b)=>($true(b)?$get(a,b):(-1)));
const $$bbR=$def("_ _ _ _ words",(a,b,c,d,e)=>{let f,g,i,j,k,l,m,n,o,p;f=$attr(a,"text_").split_();i=$set($all(b,h=>$each($attr(h,"text_").split_(),g=>g)));if($ne($py.len(f),$py.len(c)))return null;j=$py.list($kw($py.zip,[f,c],{strict:true}));if($py.any($each(j,([g,k])=>($true($$bbT(g))?$in(k,i):$ne(g,k)))))return null;l=$dict([]);for([g,k]of $it(j)){if($true((m=$$bbT(g)))){n=e.types_.get_($$bbU(g,d));o=((n===null)?null:n.read_(k));if(((o===null)&&(n!==null)&&$true(n.instead_))){throw $call(OddsError,$f`cannot read '${" ".join_(c)}': write ${n.instead_}`);}if((o===null))return null;$put(l,m,o);}}if((a.makes_===null)){for([m,p]of $it(a.where_.items_())){if($py.isinstance(p,$py.str))$put(l,m,$get(l,p));else $put(l,m,($py.isinstance(p,$py.int)?p:$call(p,l,e)));}}return l;});
const $$bbO=a=>$mod($neg(a),10);
const $$bbN=$def("fields where",(a,b)=>{let c,d;for([c,d]of $it(b.items_())){if($ne($get(a,c),($py.isinstance(d,$py.str)?$get(a,d):d)))return false;}return true;});
const $$bbM=$def("text names _ s fields",(a,b,c,d,e)=>{let f,g,h,i,j,k,l,m,n,o,p;if(!$py.isinstance(a,$py.str))return $call(a,b,d,e);f=$unpacked(a.split_("{"),1,2);g=f[0];h=f[1];i=[g];for(j of $it(h)){[k,,l]=$unpacked(j.partition_("}"),-1,3);[m,,n]=$unpacked(k.partition_(":"),-1,3);i=$i_add(i,[b.said_(($true(o=n)?o:$get(c,m)),d,$get(e,m)),l]);}return "".join_(i);});
const $$bbg=a=>{let b,c,d,e;b=$dict([]);c=np.array($py.list($attr(a,"columns_").values_())).T_.tolist_();for([d,e]of $it($kw($py.zip,[c,a.chances_().tolist_()],{strict:true}))){if($true(e))$put(b,$py.tuple(d),$add(b.get_($py.tuple(d),(0.0)),e));}return b;};
const $$beW=$def("options side",(a,b)=>$neg($add($mul(2,a),b)));
const $$rC=Object.freeze(["red","blue"]);
const $$sy=Object.freeze([(0.0),(1.0)]);
const $$sz=Object.freeze([(0.5),(0.5)]);
const $$sA=Object.freeze([(0.5),(-0.5)]);
const $$sB=Object.freeze([(0.0),(-1.0)]);
const $$sC=Object.freeze([(-0.5),(-0.5)]);
const $$sD=Object.freeze([(-0.5),(0.5)]);
const $$sE=Object.freeze([$$sy,$$sz,$$sA,$$sB,$$sC,$$sD]);
const $$tH=$re("-?\\d{1,4}");
const $$tI=$re("\\d{1,4}");
const $$Pd=Object.freeze(["hex"]);
const $$Qo=Object.freeze(["start"]);
const $$Tb=Object.freeze(["there"]);
const $$aDU=$object($$GH,{stderr:null,seconds:null,samples:262144});
$value($$mW,"usual_limit_",$$aDU);
$method($$mW,"reading_",function(){const a=this;if(($attr(a,"_read_")===null))throw TooLarge.$new();return $attr(a,"_read_");});
$method($$mW,"play_until_",$def("seed limit error _",function(b,c,d,e){const a=this;a.is_read_=false;return $play_until(a.passage_,b,c,d,e);}));
$getter($$mY,"question_",function(){const a=this;return a.ask_(a.procedure_,$py.dict($attr(a,"given_")));});
$getter($$mY,"inputs_",function(){const a=this;return $dict($each($attr(a,"given_").items_(),([b,c])=>[b,a.in_text_(c)]));});
$getter($$mY,"command_",$asks);
$value($$rD,"choices_",$$f);
$value($$rD,"least_",0);
$value($$rD,"most_",0);
$value($$rL,"standing_","");
$value($$sR,"written_",$py.str);
$value($$sR,"side_",null);
const $$aEh=Object.freeze(["title","source","placement","notes"]);
$getter($$Ew,"start_",function(){const a=this;throw $py.NotImplementedError.$new();});
$method($$Ew,"written_",$def("scenario",function(b){const a=this;throw $py.NotImplementedError.$new();}));
$method($$Ew,"board_",function(b){const a=this;return null;});
$getter($$Ew,"ground_",function(){const a=this;throw $py.NotImplementedError.$new();});
$method($$GG,"__init___",$def("question expressions",function(b,c){const a=this;let d;d=[b,c];a.question_=d[0];a.expressions_=d[1];a.values_=[];}));
$method($$GG,"prepare_",$def("columns",function(b){const a=this;let c;c=$attr(a,"question_").words_;a.values_=$each(a.expressions_,d=>np.asarray(evaluate(d,b,c)));}));
$method($$GG,"largest_",$def("_ samples",function(b,c){const a=this;let d,e,f,g;d=(0.0);for(e of $it($attr(a,"values_"))){f=$div($$aEV(b,e),c);if($true(np.all($or($eq(e,0),$eq(e,1)))))d=$py.max(d,$$aEW(f,c));else{g=$div($$aEV(b,np.square($sub(e,f))),$py.max($sub(c,1),1));d=$py.max(d,$py.sqrt($div(g,c)));}}return d;}));
$value($$GH,"seconds_",null);
$value($$GH,"samples_",null);
$method($$GH,"__post_init___",function(){const a=this;let b,d;for(b of $it(["stderr","seconds","samples"]))$py.__setattr__(a,b,$$aEX($py.getattr(a,b)));d=$each([["stderr",a.stderr_],["seconds",$attr(a,"seconds_")],["samples",a.samples_]],([b,c])=>$f`${b} must be above 0, not ${c}`,([b,c])=>((c!==null)&&(!$$aEY(c)||!$gt(c,0))));if(((a.samples_!==null)&&(!$py.isinstance(a.samples_,$py.Integral)||$gt(a.samples_,140737488355328)))){d.append_($f`samples is a whole number up to ${140737488355328}, not ${a.samples_}`);}if($true(d))throw $call(OddsError,...$it(d));});
const $$aKU=Object.freeze([0,(-2)]);
const $$aKV=Object.freeze([1,(-1)]);
const $$aKW=Object.freeze([1,1]);
const $$aKX=Object.freeze([0,2]);
const $$aKY=Object.freeze([(-1),1]);
const $$aKZ=Object.freeze([(-1),(-1)]);
const $$aLa=Object.freeze([$$aKU,$$aKV,$$aKW,$$aKX,$$aKY,$$aKZ]);
$value($$mW,"__module___","samurai_odds.play.passage_question");
$cached($$mW,"_read_",function(){const a=this;let b;try{b=($true(a.is_aside_)?100000:1000000);return decided(a,a.passage_.unfold_(b));}catch($fault){if($isa($fault,TooLarge)){return null;}else {throw $fault;}}});
$cached($$mW,"same_as_",function(){const a=this;let b,c,f,g;if((!$true(a.is_read_)&&!$in("_read",$py.vars(a))))return null;try{b=$$bbg(a.reading_());c=$$bbg(decided(a.single_,graphed(a.single_,20000)));}catch($fault){if($isa($fault,TooLarge)){return null;}else {throw $fault;}}g=($true(f=$eq(b.keys_(),c.keys_()))?$py.all($each(b.items_(),([e,d])=>$lt($py.abs($sub(d,$get(c,e))),(1e-09)))):f);return ($true(g)?a.single_command_:null);});
$value($$mY,"__module___","samurai_odds.engine.answers.derived");
$method($$mY,"in_text_",function(){const a=this;return a;});
$value($$rD,"__module___","samurai_odds.play.at_table");
$value($$rK,"__module___","samurai_odds.play.scene");
$value($$rL,"__module___","samurai_odds.play.scene");
$value($$sr,"__module___","samurai_odds.play.scene");
$value($$sR,"__module___","samurai_odds.engine.text_files");
$value($$Ew,"__module___","samurai_odds.play.contest");
$method($$Ew,"narrated_",$def("start _ seed game",function(b,c,d,e){const a=this;throw $py.NotImplementedError.$new();}));
$value($$GG,"__module___","samurai_odds.engine.answers.answer");
$value($$GH,"__module___","samurai_odds.engine.limit");
$value($$GH,"stderr_",null);
$method($$GO,"trace_",$def("battle",function(b){const a=this;let c;c=$attr(a,"provenance_");return $call($absent("samurai_odds.engine.sampling.trace.traced"),$attr(a,"asked_"),c.seed_,b,c.condition_);}));
$value($$Ll,"seed_",0);
$value($$OI,"__module___","samurai_odds.play.decisions");
$method($$OI,"__init___",$def("*kinds",function(b=[]){const a=this;a.all_=b;a.by_code_=$dict($each(b,c=>[c.code_,c]));a.by_name_=$dict($each(b,c=>[$attr(c,"name_"),c]));}));
$method($$OI,"__getitem___",function(b){const a=this;return $get(a.by_code_,b);});
$getter($$OI,"planned_",function(){const a=this;return $py.tuple($each(a.all_,b=>b.code_,b=>$true($attr(b,"planned_"))));});
$method($$OI,"offer_",$def("names s _ _",function(b,c,d,e){const a=this;let f,g,i,k,l,m;f=$get(a.by_code_,$$abM($py.int($get(c,0))));g=f.asked_(c);i=$py.tuple($each(f.subject_,h=>$get(g,h),h=>$ge($get(g,h),0)));k=$py.tuple($each(d,j=>f.option_(b,c,$py.int(j),e.get_(f.code_))));l=($true($attr(f,"piece_"))?$get(g,$attr(f,"piece_")):(-1));m=$py.tuple($each($attr(f,"against_"),h=>$get(g,h),h=>$ge($get(g,h),0)));return $call($$abK,f.question_(b,c),k,i,l,m);}));
$method($$OI,"read_",$def("_ text _ words",function(b,c,d,e){const a=this;let f,g,h,j;h=$all(a.all_,f=>$each(f.forms_,g=>[f,g],g=>$eq(g.verb_,$get(d,0))));for([f,g]of $it($kw($py.sorted,[h],{key:i=>$attr($get(i,1),"text_").count_("{")}))){j=f.read_(g,d,e);if((j!==null))return $py.list(j);}throw b.refusal_(c,$get(d,0));}));
$value($$OJ,"__module___","samurai_odds.play.decisions");
$value($$OJ,"line_",null);
$value($$OJ,"title_","");
$value($$OJ,"decline_","");
$value($$OJ,"places_",$$f);
$value($$OJ,"subject_",$$f);
$value($$OJ,"piece_","");
$value($$OJ,"against_",$$f);
$value($$OJ,"trace_",$$f);
$value($$OJ,"forms_",$$f);
$value($$OJ,"more_","");
$value($$OJ,"planned_",false);
$getter($$OJ,"lines_",function(){const a=this;return (($attr(a,"line_")===null)?a.value_:$attr(a,"line_"));});
$method($$OJ,"asked_",$def("s",function(b){const a=this;return $dict($each(a.context_.items_(),([c,[,d]])=>[c,$call(d,b)]));}));
$method($$OJ,"fields_",$def("s value",function(b,c){const a=this;let d,f,g,h,j,k,l;d=a.value_.unpack_(c);for(const e of $it(a.context_.items_())){f=$unpacked(e,-1,2);g=f[0];[,h]=$unpacked(f[1],-1,2);$put(d,g,$call(h,b));}for(const i of $it(a.derived_.items_())){j=$unpacked(i,-1,2);g=j[0];[,k]=$unpacked(j[1],-1,2);$put(d,g,$call(k,b,d));}return d;}));
$method($$OJ,"question_",$def("names s",function(b,c){const a=this;return $$bbM($attr(a,"title_"),b,a.types_,c,a.asked_(c));}));
$method($$OJ,"option_",$def("names s value _",function(b,c,d,e=null){const a=this;let f,g,h,i,k,l;if(($eq(d,0)&&$true(a.decline_))){return $kw($$abJ,[a.decline_],{role:a.declined_});}f=a.fields_(c,d);for(g of $it(a.buttons_)){if($$bbN(f,g.where_)){h=((g.places_===null)?a.places_:g.places_);i=$$bbM($attr(g,"text_"),b,a.types_,c,f);if($py.isinstance(h,$py.tuple))k=$py.tuple($each(h,j=>$get(f,j),j=>$ge($get(f,j),0)));else k=$call(h,b,c,f);l=((e===null)?"":$call(e,c,f));if($py.isinstance(l,$py.str)){return $kw($$abJ,[i,k,l],{role:a.role_});}return $kw($$abJ,[i,k,l.says_],{role:a.role_,chance:($true(l.says_)?l:null)});}}throw $call($py.LookupError,$f`${$attr(a,"name_")}: nothing says ${d}`);}));
const $$bbP=$dict([]);
const $$bbQ=$object($$PE,{kind:"chosen",where:$$bbP,piece:"",target:"",start:"",end:"",lost:"",left:"",gained:"",what:"",secret:$$f});
$method($$OJ,"happening_",$def("names step",function(b,c){const a=this;let d,f,g,h,i,j;if(($eq(c.value_,0)&&$true(a.decline_)&&!$true(a.declines_)))return null;d=a.fields_($attr(c,"before_"),c.value_);$put(d,"seat",$$bbO(c.what_));for(const e of $it($attr(a,"after_").items_())){f=$unpacked(e,-1,2);g=f[0];[,h]=$unpacked(f[1],-1,2);$put(d,g,$call(h,c));}for(i of $it([...$it(a.happens_),$$bbQ])){if($$bbN(d,i.where_))return ($true(i.kind_)?i.made_($attr(a,"name_"),b,$get(d,"seat"),d):null);}return null;}));
$method($$OJ,"told_",$def("names s _ _",function(b,c,d,e){const a=this;let f,g,h;for([f,g,h]of $it(a.tellings_(b,c,d))){if($true(h))return [$call($$aHM,$call(e,f,g),[$attr(d,"seat_")],$call(e,f,h))];return [$call($$aHM,$call(e,f,g))];}return [];}));
$method($$OJ,"tellings_",$def("names s _",function*(b,c,d){const a=this;let e,f,g,h;e=$py.dict(d.numbers_);for(f of $it($attr(a,"trace_"))){if($$bbN(e,f.where_)){g=$$bbM($attr(f,"text_"),b,a.types_,c,e);h=$$bbM(f.instead_,b,a.types_,c,e);if(($true(g)||$true(h)))(yield [f.rule_,g,h]);return null;}}}));
$method($$OJ,"narrated_",$def("names step _",function(b,c,d){const a=this;let e;e=a.happening_(b,c);return ((e===null)?[]:a.told_(b,$attr(c,"before_"),e,d));}));
$method($$OJ,"read_",$def("_ _ words",function(b,c,d){const a=this;let e,f;e=$$bbR(b,a.forms_,c,a.line_types_,d);if(((e===null)||(b.makes_!==null)))return (((e===null)||(b.makes_===null))?null:b.makes_(e,d));f=(($attr(b,"before_")===null)?[]:b.before_(e,d));return [...$it(f),[a.code_,a.lines_.pack_(e)]];}));
$value($$OK,"__module___","samurai_odds.play.packing");
$value($$OK,"first_",0);
$method($$OK,"pack_",function(b){const a=this;let c,d;c=0;for(d of $it($attr(a,"fields_")))c=$add($mul(c,d.size_),($in($attr(d,"name_"),b)?$add($get(b,$attr(d,"name_")),d.first_):0));return $add(c,a.first_);});
$method($$OK,"unpack_",$def("number",function(b){const a=this;let c,d,e;c=$dict([]);b=$i_sub(b,a.first_);for(d of $it($py.range($sub($py.len($attr(a,"fields_")),1),$neg(1),$neg(1)))){e=$get($attr(a,"fields_"),d);$put(c,$attr(e,"name_"),$sub(($true(d)?$mod(b,e.size_):b),e.first_));b=$i_floordiv(b,e.size_);}return c;}));
$value($$OL,"__module___","samurai_odds.play.packing");
$value($$OL,"size_",1000);
$value($$OL,"first_",0);
$value($$OV,"__module___","samurai_odds.play.decisions");
$value($$OV,"places_",null);
$value($$OV,"rule_","");
$value($$OV,"instead_","");
$value($$PE,"__module___","samurai_odds.play.decisions");
$value($$PE,"piece_","");
$value($$PE,"target_","");
$value($$PE,"start_","");
$value($$PE,"end_","");
$value($$PE,"lost_","");
$value($$PE,"left_","");
$value($$PE,"gained_","");
$value($$PE,"what_","");
$value($$PE,"secret_",$$f);
$method($$PE,"made_",$def("name names seat fields",function(b,c,d,e){const a=this;return $kw($$aJo,[a.kind_,d],{piece:$$bbS(e,$attr(a,"piece_")),target:$$bbS(e,a.target_),start:$$bbS(e,a.start_),end:$$bbS(e,a.end_),what:($py.isinstance(a.what_,$py.str)?a.what_:a.what_(c,e)),lost:$$bbS(e,a.lost_),left:$$bbS(e,$attr(a,"left_")),gained:$$bbS(e,$attr(a,"gained_")),numbers:e,seats:($true(a.secret_)?[d]:null),secret:a.secret_,decision:b});}));
$value($$PJ,"__module___","samurai_odds.play.decisions");
$value($$PJ,"makes_",null);
$value($$PJ,"before_",null);
$getter($$PJ,"verb_",function(){const a=this;return $get($attr(a,"text_").split_(),0);});
$value($$abJ,"__module___","samurai_odds.play.at_table");
$value($$abJ,"places_",$$f);
$value($$abJ,"says_","");
$value($$abJ,"role_","way");
$value($$abJ,"chance_",null);
$value($$abK,"__module___","samurai_odds.play.at_table");
$value($$abK,"subject_",$$f);
$value($$abK,"piece_",(-1));
$value($$abK,"against_",$$f);
$value($$aDx,"__module___","samurai_odds.play.at_table");
$getter($$aDx,"worth_",function(){const a=this;let b,c;c=($true(b=$ne(a.gain_,(-1000000)))?$ne(a.loss_,(-1000000)):b);return ($true(c)?$sub(a.gain_,a.loss_):(-1000000));});
$value($$aDX,"__module___","samurai_odds.play.game");
$value($$aEa,"__module___","samurai_odds.play.passage_rules");
$value($$aEc,"__module___","samurai_odds.play.passage");
$method($$aEc,"unfold_",$unfold);
$method($$aEc,"take_",$def("s value",function(b,c){const a=this;$stepping($attr(a,"rules_").game_).take_(a._q_,b,c);}));
$method($$aEc,"outcome_",$def("s",function(b){const a=this;let c;c=$mul([0],$attr(a,"rules_").width_);$attr(a,"rules_").record_(a._q_,b,c);return $py.tuple($py.map($py.int,c));}));
$method($$aEc,"rows_",$def("seed first _",function*(b,c,d){const a=this;let e,f,g,h,i,j;e=$absent("pools")($absent("rolls_of")($attr(a,"rules_").game_));for(f of $it($py.range(c,$add(c,d)))){[g,h]=[0,$$bbX($kw(np.array,[a.state_],{dtype:np.int64}))];while($ne((i=$kw($attr(a,"go_on_"),[h],{play:true})),0)){if($lt(i,0)){throw $call(OddsError,"too many states to find the best choices: settle them by a fixed policy, or ask for an exact answer");}j=e.pick_(i,$absent("uniform")(b,f,g));a.take_(h,$get($attr(e,"outcome_"),$add($get(e.start_,i),j)));g=$i_add(g,1);}(yield a.outcome_(h));}}));
$value($$aEf,"__module___","samurai_odds.engine.page");
$method($$aEf,"__init___",$def("text headings lettered numbered",function(b,c,d=$$f,e=$$f){const a=this;let f;f=[c,d,e];a.headings_=f[0];a.lettered_=f[1];a.numbered_=f[2];a.problems_=[];a.lines_=$dict([]);a.parts_=a._split_($$bbY(b));}));
$method($$aEf,"tell_",$def("_ *problems",function(b,c=[]){const a=this;a.problems_=$i_add(a.problems_,$each(c,d=>[b,d]));}));
$method($$aEf,"line_of_",$def("where",function(b){const a=this;while(($true(b)&&!$in(b,a.lines_)))b=$get(b.rpartition_(" "),0);return a.lines_.get_(b,1);}));
$method($$aEf,"texts_",$def("headings",function(b){const a=this;let d;return $dict($each(b,c=>[c," ".join_([d.value_,...$it($each(d.content_,([,e])=>e).values())]).strip_()],c=>((d=a.parts_.get_(c))!==null)));}));
$method($$aEf,"choice_",$def("_ usual _",function(b,c,d){const a=this;let e;e=a.parts_.get_(b);if(((e===null)||$in(e.value_,d)))return ((e===null)?c:e.value_);a.tell_($attr(e,"line_"),unknown(b,e.value_,d));return c;}));
$method($$aEf,"number_",$def("what text _",function(b,c,d){const a=this;return a.attempt_(d,()=>$$sS(b,c),null);}));
$method($$aEf,"heading_number_",function(b){const a=this;let c;c=a.parts_.get_(b);return ((c===null)?null:a.number_(b,c.value_,$attr(c,"line_")));});
$method($$aEf,"keyed_",function(b,c){const a=this;let d,e,f,h,i,j;d=$dict([]);for([e,f]of $it($get(a.parts_,b).content_)){[h,,i]=$unpacked($each(f.partition_(":"),g=>g.strip_()).values(),-1,3);if(!$in(h,c)){a.tell_(e,unknown($f`word under '${b}:'`,h,c));}else if(!$true(a.twice_($f`${b} ${h}`,h,e)))$put(d,h,[e,i]);}return d;});
$method($$aEf,"fields_",$def("_ _ usual",function(b,c,d){const a=this;let e,f,g,i,j,k,l,m,n,o;f=$dict($each(c,e=>[$attr(e,"name_"),$py.getattr(d,$attr(e,"name_"))]));if(!$in(b,a.parts_))return f;g=$dict($each(c,e=>[e.key_,e]));for(const h of $it(a.keyed_(b,$py.tuple(g)).items_())){i=$unpacked(h,-1,2);j=i[0];[k,l]=$unpacked(i[1],-1,2);[e,m]=[$get(g,j),$py.object()];n=a.attempt_(k,()=>e.read_(l),m);if((n===m))continue;if(($attr(e,"side_")!==null)){o=$py.list($get(f,$attr(e,"name_")));$put(o,$attr(e,"side_"),n);n=$py.tuple(o);}$put(f,$attr(e,"name_"),n);}return f;}));
$method($$aEf,"attempt_",$def("_ _ usual",function(b,c,d){const a=this;let e;try{return $call(c);}catch($fault){if($isa($fault,OddsError)){e=$fault;a.tell_(b,...$it(e.problems_));return d;}else {throw $fault;}}}));
$method($$aEf,"twice_",$def("where what _",function(b,c,d){const a=this;if(!$in(b,a.lines_)){$put(a.lines_,b,d);return false;}a.tell_(d,$f`'${c}' stands in line ${$get(a.lines_,b)} already`);return true;}));
$method($$aEf,"_split_",$def("text",function(b){const a=this;let c,d,e,f,g,h,i,j,k,l;c=$dict([]);d=null;for([e,f]of $it($kw($py.enumerate,[b.splitlines_()],{start:1}))){if((!$true(f.strip_())||f.startswith_("#")))continue;h=($true(g=(d!==null))?$in($attr(d,"name_"),a.numbered_):g);if(($true($get(f,0).isspace_())||($true($get(f,0).isdigit_())&&$true(h)))){if((d===null)){a.tell_(e,$f`'${f.strip_()}' stands under no heading`);}else d.content_.append_([e," ".join_(f.split_())]);continue;}[i,j,k]=$unpacked(f.partition_(":"),-1,3);l=a._key_(i);d=$call($$bbZ,e," ".join_(k.split_()),l);if((!$true(j)||!$true(l)))a.tell_(e,unknown("heading",i,a._choices_()));else if(!$true(a.twice_(l,$f`${i}:`,e)))$put(c,l,d);}return c;}));
const $$bca=$re("[A-Za-z]");
$method($$aEf,"_key_",$def("name",function(b){const a=this;let c,d,e;c=b.split_();if(($eq($py.len(c),2)&&$in($get(c,0).lower_(),a.lettered_))){d=$get(c,1);return ($true($$bca.fullmatch_(d))?$f`${$get(c,0).lower_()} ${d}`:"");}e=" ".join_(c).lower_();return ($in(e,a.headings_)?e:"");}));
$method($$aEf,"_choices_",function(){const a=this;return [...$it(a.headings_),...$it($each(a.lettered_,b=>$f`${b} LETTER`).values())];});
$value($$aGq,"__module___","samurai_odds.play.decisions");
$value($$aGv,"__module___","samurai_odds.play.decisions");
$value($$aHM,"__module___","samurai_odds.play.scene");
$value($$aHM,"seats_",null);
$value($$aHM,"instead_","");
$method($$aHM,"seen_by_",$def("seat",function(b){const a=this;return (((a.seats_===null)||$in(b,a.seats_))?$attr(a,"text_"):a.instead_);}));
$value($$aJi,"__module___","samurai_odds.play.events");
$method($$aJi,"as_dict_",function(){const a=this;return $dict([["turn",$attr(a,"turn_")],["active",a.active_],["pieces",$each(a.pieces_.values_(),b=>b.as_dict_())],["held",$each($attr(a,"held_"),c=>$dict([...$items(c)]))],["cards",$each($attr(a,"cards_"),c=>((c===null)?null:$dict([...$items(c)])))],["owners",$each(a.owners_.items_(),([d,e])=>[d,e])]]);});
$method($$aJi,"seen_by_",$def("seat",function(b){const a=this;let c,f;c=$py.len($attr(a,"held_"));f=$each($py.enumerate($attr(a,"cards_")),([e,d])=>($in(e,[b,c])?d:null));return $kw($py.replace,[a],{cards:$py.tuple(f)});}));
$value($$aJj,"__module___","samurai_odds.play.events");
$value($$aJj,"name_","");
$value($$aJj,"facing_",(-1));
$value($$aJj,"hits_",0);
$value($$aJj,"worth_",1);
$value($$aJj,"marks_",$$f);
$method($$aJj,"as_dict_",function(){const a=this;return $dict([["number",$attr(a,"number_")],["seat",$attr(a,"seat_")],["kind",a.kind_],["place",$attr(a,"place_")],["left",$attr(a,"left_")],["full",a.full_],["name",$attr(a,"name_")],["look",a.look_],["facing",$attr(a,"facing_")],["hits",$attr(a,"hits_")],["worth",$attr(a,"worth_")],["marks",[...$it(a.marks_)]]]);});
$value($$aJo,"__module___","samurai_odds.play.events");
$value($$aJo,"seat_",(-1));
$value($$aJo,"piece_",(-1));
$value($$aJo,"target_",(-1));
$value($$aJo,"start_",(-1));
$value($$aJo,"end_",(-1));
$value($$aJo,"path_",$$f);
$value($$aJo,"what_","");
$value($$aJo,"faces_",$$f);
$value($$aJo,"hits_",(-1));
$value($$aJo,"lost_",(-1));
$value($$aJo,"gained_",(-1));
$value($$aJo,"left_",(-1));
$value($$aJo,"held_",$$f);
$value($$aJo,"why_",$$f);
$value($$aJo,"decision_","");
$value($$aJo,"seats_",null);
$value($$aJo,"secret_",$$f);
$method($$aJo,"seen_by_",$def("seat",function(b){const a=this;if(((a.seats_===null)||$in(b,a.seats_)))return a;return ($true(a.secret_)?a.seen_by_others_():null);}));
$method($$aJo,"seen_by_others_",function(){const a=this;let b;b=a.secret_;return $kw($py.replace,[a],{piece:($in("piece",b)?(-1):$attr(a,"piece_")),target:($in("target",b)?(-1):a.target_),start:($in("start",b)?(-1):a.start_),end:($in("end",b)?(-1):a.end_),what:($in("what",b)?"":a.what_),lost:($in("lost",b)?(-1):a.lost_),gained:($in("gained",b)?(-1):$attr(a,"gained_")),left:($in("left",b)?(-1):$attr(a,"left_")),numbers:$dict($each(a.numbers_.items_(),([c,d])=>[c,d],([c,d])=>!$in(c,b)))});});
$method($$aJo,"as_dict_",function(){const a=this;let c,e,f,g,h;e=[["seat",$py.int($attr(a,"seat_")),(-1)],["piece",$py.int($attr(a,"piece_")),(-1)],["target",$py.int(a.target_),(-1)],["from",$py.int(a.start_),(-1)],["to",$py.int(a.end_),(-1)],["path",$each($attr(a,"path_"),b=>$py.int(b)),[]],["what",a.what_,""],["faces",[...$it($attr(a,"faces_"))],[]],["hits",$py.int($attr(a,"hits_")),(-1)],["lost",$py.int(a.lost_),(-1)],["gained",$py.int($attr(a,"gained_")),(-1)],["left",$py.int($attr(a,"left_")),(-1)],["held",[...$it($attr(a,"held_"))],[]],["why",[...$it(a.why_)],[]],["decision",a.decision_,""],["numbers",$dict($each(a.numbers_.items_(),([c,d])=>[c,$py.int(d)])),$dict([])],["seats",((a.seats_===null)?null:[...$it(a.seats_)]),null],["secret",[...$it(a.secret_)],[]]];f=$dict([["kind",a.kind_]]);for([c,g,h]of $it(e)){if($ne(g,h))$put(f,c,g);}return f;});
$value($$aSr,"__module___","samurai_odds.play.orders_text");
$value($$aSr,"lines_",$$f);
$value($$aSr,"more_",$$f);
$method($$aSr,"of_",function(b){const a=this;return $each(a.lines_,c=>c,c=>$eq(c.kind_,b));});
$value($$aSt,"__module___","samurai_odds.play.orders_text");
const $$bds=$re("\u001b\\[[0-?]*[ -/]*[@-~]|\u001b\\][^\u0007\u001b]*(?:\u0007|\u001b\\\\)?|[\u0000-\b\u000b\f\u000e-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069]");
$value($$mW,"is_read_",true);
$value($$mW,"is_aside_",false);
$value($$OJ,"buttons_",$$f);
$value($$OJ,"role_","way");
$value($$OJ,"declined_","no");
$value($$OJ,"declines_",false);
$value($$OJ,"happens_",$$f);
$getter($$OJ,"types_",function(){const a=this;let c,d,e,f;c=$dict($each($attr(a.value_,"fields_"),b=>[$attr(b,"name_"),b.type_]));for(d of $it([a.context_,a.derived_,$attr(a,"after_")])){for([e,f]of $it(d.items_()))$put(c,e,$get(f,0));}c=$i_or(c,$dict([["seat","seat"],["place","hex"]]));return c;});
$getter($$OJ,"line_types_",function(){const a=this;return $dict($each($attr(a.lines_,"fields_"),b=>[$attr(b,"name_"),b.type_]));});
$value($$aDx,"gain_",(-1000000));
$value($$aDx,"loss_",(-1000000));
$cached($$aEc,"_q_",function(){const a=this;return $$bbX($kw(np.ascontiguousarray,[$attr(a,"question_")],{dtype:np.int64}));});
$method($$aEc,"go_on_",$def("s play",function(b,c=false){const a=this;let d,e,f,g;[d,e]=[a._q_,$attr(a,"rules_")];f=$attr($stepping(e.game_),"take_");while((!$true(e.over_(d,b))&&$ne($get(b,0),0))){if($gt($get(b,0),0))return $py.int($get(b,0));g=a.choose_(b,c);if($eq(g,(-1)))return $$beW($get(b,4),($eq($get(b,3),$attr(a,"seat_"))?0:1));$call(f,d,b,$get(b,$add(9,g)));}return 0;}));
$method($$aEc,"choose_",$def("s play",function(b,c=false){const a=this;let d;$put(a.met_,$get(b,2),$i_add($get(a.met_,$get(b,2)),1));d=$attr(a,"rules_").choose_(a._q_,b);return (($true(c)&&$eq(d,(-1)))?$attr(a,"rules_").otherwise_(a._q_,b):d);}));
$value($$aJj,"look_","");
$value($$bbZ,"__module___","samurai_odds.engine.page");
$value($$bbZ,"name_","");
