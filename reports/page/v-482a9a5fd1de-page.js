//# allFunctionsCalledOnLoad
"use strict";
const el = (tag, given = {}, ...children) => {
const one = document.createElement(tag);
for (const [name, value] of Object.entries(given)) {
if (name.startsWith("on")) one.addEventListener(name.slice(2), value);
else if (name in one && typeof value !== "string") one[name] = value;
else if (value !== null && value !== false) one.setAttribute(name, value === true ? "" : value);
}
one.append(...children.flat(3).filter((child) => child !== null && child !== undefined));
return one;
};
const has = (held, name) => Object.hasOwn(held, String(name));
const remembered = {
get(name, usual) {
try { return JSON.parse(localStorage.getItem(`samurai-odds.${name}`)) ?? usual; } catch { return usual; }
},
set(name, value) {
try { localStorage.setItem(`samurai-odds.${name}`, JSON.stringify(value)); return true; } catch { return false; }
},
};
const coming = {};
const needed = (name, isMissing) => (isMissing() ? coming[name] ||= new Promise((done, failed) => {
const ended = (act) => () => { delete coming[name]; act(Error(LOST)); };
document.head.append(el("script", { src: `${VERSIONED}${name}.js`, async: false, onload: ended(done), onerror: ended(failed) }));
}) : Promise.resolve());
const address = {
write({ game, procedure, given }) {
const pairs = Object.entries(given).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)]));
return `#/${game}/${procedure}?${new URLSearchParams(pairs)}`;
},
read(hash) {
const [, game, procedure, query] = /^#\/(\w+)\/(\w*)\??(.*)$/.exec(hash) || [];
return game ? { game, procedure, pairs: [...new URLSearchParams(query)] } : null;
},
};
function readGiven(form, pairs) {
const given = pairs.length ? {} : { ...form.first };
for (const [name, text] of pairs) {
const field = form.fields.find((one) => one.name === name);
if (form.sides.some((side) => side.name === name)) given[name] = text;
else if (!field) continue;
else if (field.many) given[name] = [...(given[name] || []), text];
else if (field.kind === "flag") given[name] = text === "true";
else if (field.kind === "number" || field.kind === "few") given[name] = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
else given[name] = text;
}
for (const side of form.sides) given[side.name] ??= side.usual;
return given;
}
class Controls {
constructor(about, procedure, given, change) {
Object.assign(this, { about, procedure, form: about.forms[procedure], given, change, pieces: [], unfolded: new Set() });
}
piece(name, draw) {
const one = { name, draw };
this.pieces.push(one);
return this.drawn(one);
}
drawn(one) {
const { choices, near, again } = this;
Object.assign(this, { choices: (one.choices = []), near: (one.near = []), again: null });
one.element = one.draw();
one.again = this.again;
Object.assign(this, { choices, near, again });
return one.element;
}
put(given, name) {
this.given = given;
for (const one of this.pieces.filter((each) => each.name === name)) {
const { element, again } = one;
if (again && again() !== null) continue;
if (element.isConnected) element.replaceWith(this.drawn(one));
}
this.pieces = this.pieces.filter(({ element }) => element.isConnected);
}
all(kind) { return this.pieces.flatMap((one) => one[kind]); }
set(name, value) {
const field = this.form.fields.find((one) => one.name === name);
const given = { ...this.given };
if (value === null || value === undefined || (field && value === field.usual)) delete given[name];
else given[name] = value;
return given;
}
value(field) {
const value = this.given[field.name];
return value === undefined ? field.usual : value;
}
button(name, value, label, pressed, title = "") {
const one = el("button", { type: "button", "aria-pressed": String(pressed), title, "data-name": name,
"data-value": String(value), onclick: () => this.press(one.choice) }, label);
one.choice = { element: one, name, value };
this.choices.push(one.choice);
this.near.push(one.choice);
return one;
}
buttons(name, choices, now) {
const made = choices.map(([value, label, title]) => [value, this.button(name, value, label, value === now(), title)]);
this.again = () => { for (const [value, one] of made) one.setAttribute("aria-pressed", String(value === now())); };
return made.map(([, one]) => one);
}
reasons(name, value) { return this.about.problems(this.procedure, this.set(name, value)); }
press({ element, name, value }) {
const [reason] = element.getAttribute("aria-disabled") === "true" ? this.reasons(name, value) : [];
if (reason) this.change(null, plainly(reason));
else this.change(name, value);
}
few(field) {
const numbers = Array.from({ length: field.most - field.least + 1 }, (_, k) => [field.least + k, String(field.least + k), field.help]);
return el("div", { class: "few", role: "group", "aria-label": field.help, "data-field": field.name },
this.buttons(field.name, numbers, () => this.value(field) ?? field.most));
}
select(field, label = field.label, plain = "none") {
const now = this.value(field), choices = field.kind === "choice" ? field.choices
: Array.from({ length: field.most - field.least + 1 }, (_, k) => field.least + k);
const shown = field.usual === null ? [null, ...choices] : choices;
const first = Array.isArray(now) ? now[0] : now;
const one = el("select", { "aria-label": field.help, title: field.help, "data-name": field.name, onchange: () => {
const value = shown[one.selectedIndex];
this.change(field.name, field.many && value !== null ? [value] : value);
} }, shown.map((value) => {
const option = el("option", { selected: value === (first ?? null) }, value === null ? plain : String(value));
this.choices.push({ element: option, name: field.name, value: field.many && value !== null ? [value] : value });
return option;
}));
return el("label", { class: "field" }, el("span", {}, label), one);
}
flag(field) {
const on = () => this.value(field) === true, one = this.button(field.name, !on(), field.label, on(), field.help);
this.again = () => {
one.dataset.value = one.choice.value = !on();
one.setAttribute("aria-pressed", on());
};
return one;
}
text(field) {
const one = el("input", { type: "text", autocapitalize: "off", autocomplete: "off", "aria-label": field.help, value: "",
onchange: () => this.change(field.name, one.value.trim() ? (field.many ? [one.value.trim()] : one.value.trim()) : null) });
one.value = [this.value(field) ?? ""].flat().join();
return el("label", { class: "field", title: field.help }, el("span", {}, field.label), one);
}
number(field) {
const one = el("input", { type: "number", inputmode: "numeric", min: String(field.least),
max: String(field.most ?? ""), "aria-label": field.help, "data-name": field.name, "data-value": "as text",
onchange: () => this.change(field.name, one.value === "" ? null : Number(one.value)) });
const steps = [-1, 1].map((by) => this.stepper(field, by));
(this.again = () => {
const now = this.value(field);
one.value = now ?? "";
steps.forEach((step, k) => {
const value = now === null ? Math.max(field.least, 0) : now + 2 * k - 1;
step.disabled = value < field.least || value > (field.most ?? Infinity) || (now === null && !k);
step.choice.value = step.disabled ? now : value;
});
})();
return el("div", { class: "field number", role: "group", "aria-label": field.label, title: field.help }, el("span", {}, field.label), steps[0], one, steps[1]);
}
stepper(field, by) {
const one = this.button(field.name, by < 0 ? "less" : "more", by < 0 ? "−" : "+", false, `${field.label}: one ${by < 0 ? "less" : "more"}`);
one.setAttribute("aria-label", one.title);
one.removeAttribute("aria-pressed");
return one;
}
field(field) { return this.piece(field.name, () => this.controlled(field)); }
controlled(field) {
if (field.kind === "choice" && field.choices.length === 1) {
const on = this.value(field) !== null;
return this.button(field.name, on ? null : field.choices[0], `${field.label}: ${field.choices[0]}`, on, field.help);
}
if (field.kind === "few" || field.kind === "choice") return this.select(field, field.label, "–");
return this[field.kind](field);
}
side(side) {
const own = this.form.fields.filter((field) => field.side === side.name && !field.group);
const titled = () => (side.kind === "letters" ? `${side.label}: ${this.given[side.name].replaceAll("-", " ")}` : side.label);
return el("fieldset", {}, this.piece(side.name, () => el("legend", {}, titled())), this.piece(side.name, () => this[side.kind](side)), own.map((field) =>
this.piece(field.name, () => (field.kind === "few" ? this.few(field) : field.kind === "choice" ? this.select(field) : this.controlled(field)))));
}
letters(side) {
const known = this.about.letters.filter(([, unit]) => side.name === "defender" || unit !== "lone-leader");
return el("div", { class: "letters", role: "group", "aria-label": `${side.label}'s unit` },
this.buttons(side.name, known.map(([letters, unit]) => [unit, letters, unit.replaceAll("-", " ")]), () => this.given[side.name]));
}
troop(side) {
const { kinds } = this.about, read = () => readTroop(this.given[side.name], kinds);
if (!read()) return this.asText(side);
const step = (kind, by) => {
const stepped = () => { const counts = read(); return writeTroop({ ...counts, [kind]: Math.max(0, counts[kind] + by) }, kinds); };
const label = `${by < 0 ? "fewer" : "more"} ${kind}`, one = el("button", { type: "button", "aria-label": label, "data-name": side.name, "data-value": label,
onclick: () => this.change(side.name, stepped()) }, by < 0 ? "−" : "+");
this.near.push({ element: one, name: side.name, get value() { return stepped(); } });
return one;
};
const rows = kinds.map(([kind]) => [kind, step(kind, -1), el("output"), step(kind, 1)]);
(this.again = () => {
const counts = read();
for (const [kind, less, count, more] of counts ? rows : []) {
count.textContent = counts[kind];
less.disabled = !counts[kind];
more.disabled = kind === "daimyo" && counts[kind] > 0;
}
return counts;
})();
return el("div", { class: "parts" }, rows.map(([kind, ...row]) => el("div", { class: "stepper", role: "group", "aria-label": `${side.label}: ${kind}` },
el("span", {}, kind), row)));
}
counter(side) {
const unit = readCounter(this.given[side.name], this.about);
if (!unit) return this.asText(side);
const put = (changed) => this.change(side.name, writeCounter({ ...unit, ...changed }));
const list = (label, name, values) => {
const one = el("select", { "aria-label": `${side.label}: ${label}`, onchange: () => put({ [name]: values[one.selectedIndex] }) },
values.map((value) => el("option", { selected: value === unit[name] }, value === null ? "–" : String(value))));
return el("label", { class: "field" }, el("span", {}, label), one);
};
const upTo = (first, last) => Array.from({ length: last - first + 1 }, (_, k) => first + k);
const words = Object.entries(this.about.words);
return el("div", { class: "parts" }, el("div", { class: "pair wide" }, list("Type", "type", this.about.types), list("Hits", "hits", upTo(0, 8))),
el("div", { class: "pair" }, list("TQ", "tq", upTo(1, 9)), list("MA", "ma", upTo(0, 12))),
el("div", { class: "pair" }, list("2nd", "tq2", [null, ...upTo(1, 9)]), list("MA", "ma2", [null, ...upTo(0, 12)])),
el("details", { open: this.unfolded.has(side.name), ontoggle: ({ target }) => this.unfolded[target.open ? "add" : "delete"](side.name) },
el("summary", {}, unit.words.length ? unit.words.join(", ") : "Formation, state …"),
el("div", { class: "chips" }, words.map(([word, meaning]) => {
const on = unit.words.includes(word), changed = on ? unit.words.filter((one) => one !== word) : [...unit.words, word];
return this.button(side.name, writeCounter({ ...unit, words: changed }), word, on, meaning);
}))));
}
asText(side) {
return this.text({ ...side, help: `${side.label} as text`, label: "", usual: null });
}
}
function readTroop(text, kinds) {
const counts = Object.fromEntries(kinds.map(([kind]) => [kind, 0]));
for (const part of text.split(",").map((one) => one.trim()).filter(Boolean)) {
const [, number, name] = /^(?:(\d+)\s+)?(.+)$/s.exec(part), known = kinds.find((one) => one.includes(name));
if (!known) return null;
counts[known[0]] += Number(number || 1);
}
return counts;
}
const writeTroop = (counts, kinds) => kinds.filter(([kind]) => counts[kind])
.map(([kind, plural]) => (counts[kind] === 1 ? kind : `${counts[kind]} ${plural}`)).join(", ");
function readCounter(text, about) {
const found = /^(\S+) (\d+)-(\d+)(?:\/(\d+)-(\d+))?(?: (\d+)h)?((?: [a-z-]+)*)$/.exec(text.trim());
if (!found || !about.types.includes(found[1])) return null;
const [, type, tq, ma, tq2, ma2, hits, words] = found, number = (one) => (one === undefined ? null : Number(one));
return { type, tq: +tq, ma: +ma, tq2: number(tq2), ma2: number(ma2), hits: number(hits) || 0, words: words.split(" ").filter(Boolean) };
}
function writeCounter({ type, tq, ma, tq2, ma2, hits, words }) {
const second = tq2 === null && ma2 === null ? "" : `/${tq2 ?? Math.max(1, tq - 1)}-${ma2 ?? Math.max(0, ma - 1)}`;
return [type, `${tq}-${ma}${second}`, ...(hits ? [`${hits}h`] : []), ...words].join(" ");
}
const MOST_BARS = 5;
const plainly = (text) => text.replace(/--([a-z][a-z-]*)/g, "'$1'");
function drawAnswer(answer) {
const [verdict, ...asides] = answer.verdict.length ? answer.verdict : [answer.heading];
return [el("p", { class: "verdict" }, plainly(verdict)), asides.map((line) => el("p", { class: "aside" }, plainly(line))),
answer.remarks.map((line) => el("p", { class: "aside" }, line)),
el("div", { class: "spreads" }, answer.spreads.map(([title, rows]) => drawBars(title, rows)))];
}
function drawBars(title, rows) {
const by = Math.max(1, (rows.length - 1) / (MOST_BARS - 1));
const first = Array.from({ length: Math.min(rows.length, MOST_BARS) }, (_, k) => rows[Math.round(k * by)]);
return el("table", { class: "bars" }, el("caption", {}, title[0].toUpperCase() + title.slice(1)), el("tbody", {}, first.map(([level, chance, text]) => {
const bar = el("div", { class: "bar" });
bar.style.width = `${100 * chance}%`;
return el("tr", {}, el("th", { scope: "row", "aria-label": `at least ${level}` }, `${level}+`), el("td", { "aria-hidden": "true" }, bar), el("td", {}, text));
})));
}
function drawFigures(answers) {
const names = (part) => [...new Set(answers.flatMap((one) => one[part].map(([label]) => label)))];
const row = (part, label) => el("tr", {}, el("th", { scope: "row" }, label), answers.map((one) => {
const found = one[part].find(([name]) => name === label);
return el("td", {}, found ? found[2] : part === "chances" ? "0%" : "0");
}));
return el("table", { class: "figures" }, answers.length > 1
? el("thead", {}, el("tr", {}, el("th", {}, ""), answers.map((_, k) => el("th", { scope: "col" }, k ? "This one" : "Kept"))))
: null, el("tbody", {}, names("chances").map((label) => row("chances", label)), names("amounts").map((label) => row("amounts", label))));
}
function drawChart([title, across, up, gains]) {
return el("figure", {}, el("figcaption", { class: "small" }, `${title}. Attacker's units left down, defender's across.`),
el("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": title }, el("table", { class: "chart" },
el("thead", {}, el("tr", {}, el("td", {}), across.map((one) => el("th", { scope: "col" }, one)))),
el("tbody", {}, gains.map((row, k) => el("tr", {}, el("th", { scope: "row" }, up[k]), row.map((gain) =>
el("td", gain > 1e-9 ? { class: "on" } : {}, gain === null ? "" : (gain > 0 ? "+" : "") + gain.toFixed(1)))))))));
}
const ownValues = ({ pack }) => (pack ? `Rules file ${pack}. ` : "");
function drawNotes(answer) {
const set = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, ","), { never } = answer.details();
const how = answer.samples ? `Played ${set(answer.samples)} times: too many states for an exact answer.` : `Exact, ${set(answer.outcomes)} outcome${answer.outcomes === 1 ? "" : "s"}.`;
return [el("p", { class: "small" }, `${answer.heading}.`),
never.length ? el("p", { class: "small" }, `Impossible: ${never.join("; ")}.`) : null,
el("p", { class: "small", id: "sources" }, `${how} ${answer.edition}. ${answer.sources.join(" ") || "All values are the rulebook's."}`),
answer.counted ? el("p", { class: "small" }, `Counted in ${answer.counted}.`) : null];
}
const MOST_KEPT = 10, SETTLED_MS = 2500, SLICE_MS = 6, MOST_ANSWERS = 200, MOST_AHEAD_MS = 8;
const idly = (act) => (globalThis.requestIdleCallback ? requestIdleCallback(act) : setTimeout(act, 60));
const not_idly = (number) => (globalThis.cancelIdleCallback ? cancelIdleCallback(number) : clearTimeout(number));
class OddsView {
constructor(place) {
Object.assign(this, { place, kept: null, answer: null, open: new Set(), answers: new Map() });
}
show(game, procedure, pairs) {
this.game = game;
this.about = GAMES[game];
this.procedure = has(this.about.forms, procedure) ? procedure : Object.keys(this.about.forms)[0];
this.form = this.about.forms[this.procedure];
this.given = readGiven(this.form, pairs);
if (this.kept && (this.kept.game !== game || this.kept.procedure !== this.procedure)) this.kept = null;
this.draw();
}
change(name, value) {
if (name === null) { this.say(value); return; }
const { name: focused, value: at } = document.activeElement?.dataset || {};
this.given = this.controls.set(name, value);
this.controls.put(this.given, name);
if (document.activeElement === document.body) this.focus(focused, at);
this.soon();
}
soon() {
this.calm();
this.tapped = true;
this.top.setAttribute("aria-busy", "true");
this.painted(() => this.answered());
}
painted(act) { this.waiting = requestAnimationFrame(() => { this.soonest = setTimeout(act); }); }
current() {
if (this.top.getAttribute("aria-busy") === "true") this.answered();
return this.answer;
}
calm() {
cancelAnimationFrame(this.waiting);
[this.soonest, this.settling, this.marking].forEach(clearTimeout);
not_idly(this.ahead);
}
focus(name, value) {
if (name) [...this.place.querySelectorAll("[data-name]")].find((one) => one.dataset.name === name && (value === undefined || one.dataset.value === value))?.focus();
}
say(text) { this.said.textContent = text || ""; }
ask(given) {
const hash = address.write({ ...this, given });
if (this.answers.size > MOST_ANSWERS) this.answers.clear();
if (!this.answers.has(hash)) this.answers.set(hash, this.worked_out(given));
return this.answers.get(hash);
}
worked_out(given) {
const begun = performance.now();
try { return this.about.ask(this.procedure, given); } catch (fault) {
if (fault.problems_) return { problems: fault.problems_, forbidden: fault instanceof OddsError };
throw fault;
} finally { this.took = performance.now() - begun; }
}
look_ahead() {
not_idly(this.ahead);
const near = this.controls.all("near").filter(({ element }) => !element || (element.getAttribute("aria-pressed") !== "true"
&& element.getAttribute("aria-disabled") !== "true" && !element.disabled && !element.closest("details")));
const step = () => {
const one = near.shift();
if (!one || document.hidden || this.took > MOST_AHEAD_MS) return;
this.ask(this.controls.set(one.name, one.value));
this.ahead = idly(step);
};
this.ahead = idly(step);
}
draw() {
this.tapped = false;
this.lay();
this.answered();
this.took = 0;
}
lay() {
const { name, value } = document.activeElement?.dataset || {}, { form } = this;
this.calm();
this.controls = new Controls(this.about, this.procedure, this.given, (named, wanted) => this.change(named, wanted));
this.said = el("p", { class: "aside", role: "status" });
this.top = el("section", { id: "answer", "aria-live": "polite" }, ...(this.top ? this.top.childNodes : []));
Object.assign(this, { comparing: el("div"), facts: el("div"), forbidden: el("div"), sources: el("div", { class: "sources" }) });
this.about_it = [this.folded("All figures", () => [drawFigures([this.answer.details()]), drawNotes(this.answer)], true),
form.charted ? this.folded("When to call off", () => (this.answer.details().chart ? drawChart(this.answer.details().chart)
: el("p", { class: "small" }, "Set 'Stop' to 'best', and the chart will stand here.")), true) : null,
this.folded("What happened? Session luck", () => this.session(), true)].filter(Boolean);
this.facts.append(...this.about_it);
const common = form.fields.filter((field) => !field.side && !field.group);
this.place.replaceChildren(...[this.top, this.said, this.procedures(), el("form", { id: "form", onsubmit: (event) => event.preventDefault() },
el("div", { class: "sides" }, form.sides.map((side) => this.controls.side(side))),
el("div", { class: "row" }, common.map((field) => this.controls.field(field)))), this.actions(), this.comparing,
this.folded("More options", () => this.more()), this.facts,
this.folded("Last questions", () => (this.listed = el("div", {}, this.last()))), this.forbidden, this.sources].filter(Boolean));
this.place.setAttribute("aria-busy", "false");
this.focus(name, value);
}
answered() {
this.calm();
const answer = (this.answer = this.ask(this.given)), { problems } = answer;
const fill = (one, ...children) => one.replaceChildren(...children.flat(3).filter(Boolean));
fill(this.top, problems
? [el("p", { class: "verdict" }, plainly(problems[0])), problems.slice(1).map((line) => el("p", { class: "aside" }, plainly(line)))]
: drawAnswer(answer));
this.top.className = answer.forbidden ? "refused" : "";
this.top.removeAttribute("aria-busy");
this.comparable.disabled = Boolean(problems);
fill(this.comparing, this.compared());
this.facts.hidden = Boolean(problems);
if (!problems) this.about_it.forEach((one) => one.renew());
fill(this.sources, problems ? null : el("p", { class: "small" }, ownValues(answer), answer.sources.join(" ")));
this.said.textContent = "";
this.painted(() => this.later());
}
session() {
const place = el("div");
needed("session", () => typeof Session === "undefined").then(() => place.append(new Session(this).draw()));
return place;
}
procedures() {
const names = Object.keys(this.about.forms);
if (names.length < 2) return null;
const one = el("select", { "aria-label": "What is asked", onchange: () => {
location.hash = address.write({ game: this.game, procedure: names[one.selectedIndex], given: {} });
} }, names.map((name) => el("option", { selected: name === this.procedure }, this.about.forms[name].title)));
return el("div", { class: "row controls" }, one);
}
actions() {
const [first, second] = this.form.sides, swappable = second && first.kind === second.kind;
return el("div", { class: "row controls" },
swappable ? el("button", { type: "button", onclick: () => this.swap() }, "Swap sides") : null,
(this.comparable = el("button", { type: "button", onclick: () => this.keep() }, "Compare")),
el("button", { type: "button", onclick: () => this.link() }, "Copy link"),
el("button", { type: "button", onclick: () => { location.hash = address.write({ ...this, given: {} }); } }, "Clear"));
}
swap() {
const [first, second] = this.form.sides.map((side) => side.name), turned = (name) => (name === first || name.startsWith(`${first}_`)
? name.replace(first, second) : name === second || name.startsWith(`${second}_`) ? name.replace(second, first) : name);
const known = new Set([...this.form.fields.map((field) => field.name), first, second]);
this.given = Object.fromEntries(Object.entries(this.given).map(([name, value]) => [known.has(turned(name)) ? turned(name) : name, value]));
this.lay();
this.soon();
}
keep() {
this.kept = { game: this.game, procedure: this.procedure, answer: this.current(), hash: address.write(this) };
this.answered();
this.say("Kept. Change something to see both side by side.");
}
compared() {
if (!this.kept || this.answer.problems) return null;
const { answer, hash } = this.kept;
return el("section", { class: "compared" }, el("h2", {}, "Compared"),
el("p", { class: "small" }, "Kept: ", el("a", { href: hash }, answer.heading), `. ${answer.verdict[0] || ""}`),
drawFigures([answer.details(), this.answer.details()]),
el("button", { type: "button", onclick: () => { this.kept = null; this.answered(); } }, "Stop comparing"));
}
async link() {
this.current();
try {
await navigator.clipboard.writeText(location.href);
this.say("The link is copied: whoever opens it sees this question.");
} catch { this.say(location.href); }
}
more() {
const groups = [...new Set(this.form.fields.map((one) => one.group))].filter(Boolean).map((name) => [name, this.form.fields.filter((one) => one.group === name)]);
const side = (field) => this.form.sides.find((one) => one.name === field.side);
const named = (field) => (field.side ? { ...field, label: `${side(field).label}: ${field.label.toLowerCase()}` } : field);
const texts = this.form.sides.filter((one) => one.kind !== "text" && one.kind !== "letters");
return [...groups.map(([name, fields]) => el("fieldset", {}, el("legend", {}, name === "Usual" ? "Situation" : name),
el("div", { class: "grid" }, fields.map((field) => this.controls.field(named(field)))))),
texts.length ? el("fieldset", {}, el("legend", {}, "As text"), texts.map((one) => this.controls.text({ ...one, usual: null, help: `${one.label} as text` }))) : null];
}
unfold() {
const [one] = this.about_it || [];
if (!one || this.answer.problems) return;
one.open = true;
one.renew();
}
folded(title, draw, later = false) {
const inside = el("div"), fill = () => { if (!inside.firstChild) inside.append(...[draw()].flat(3).filter(Boolean)); };
const one = el("details", { ontoggle: () => {
if (one.open === this.open.has(title)) return;
if (!one.open) { this.open.delete(title); return; }
this.open.add(title);
fill();
if (inside.querySelector("[data-name]")) this.mark();
} }, el("summary", {}, title), inside);
one.open = this.open.has(title);
one.renew = () => {
inside.replaceChildren();
if (one.open) fill();
};
if (one.open && !later) fill();
return one;
}
last() {
const all = remembered.get("last", []);
return all.length ? el("ol", { class: "last" }, all.map(({ hash, heading, verdict }) =>
el("li", {}, el("a", { href: hash }, heading, el("br"), el("span", { class: "small" }, verdict)))))
: el("p", { class: "small" }, "The last ten questions will stand here, on this device only.");
}
later() {
const hash = address.write(this);
if (this.tapped) history.replaceState(null, "", hash);
this.mark();
if (!this.answer.problems) this.settling = setTimeout(() => {
const known = remembered.get("last", []).filter((one) => one.hash !== hash);
remembered.set("last", [{ hash, heading: this.answer.heading, verdict: this.answer.verdict[0] || "" }, ...known].slice(0, MOST_KEPT));
this.listed?.replaceChildren(this.last());
}, SETTLED_MS);
}
mark() {
clearTimeout(this.marking);
const choices = (this.unmarked = this.controls.all("choices")), why = new Set(), step = () => {
const until = performance.now() + SLICE_MS;
while (choices.length && performance.now() < until) {
const { element, name, value } = choices.shift(), [reason] = this.controls.reasons(name, value), text = reason && plainly(reason);
if (text) why.add(text);
if (element.tagName === "OPTION") element.disabled = Boolean(text) && !element.selected;
else if (text) {
element.dataset.usual ??= element.title;
element.setAttribute("aria-disabled", "true");
element.title = text;
} else if (element.hasAttribute("aria-disabled")) {
element.removeAttribute("aria-disabled");
element.title = element.dataset.usual;
}
}
if (choices.length) { this.marking = setTimeout(step); return; }
this.look_ahead();
this.forbidden.replaceChildren(...(why.size ? [this.folded(`What the rules forbid here (${why.size})`,
() => el("ul", { class: "small" }, [...why].map((reason) => el("li", {}, reason))))] : []));
};
this.marking = setTimeout(step);
}
}
const TITLES = { battles: "Battles", swords: "Swords", ran: "RAN" };
const place = document.getElementById("view"), odds = new OddsView(place);
async function load(game, procedure) {
await needed(game, () => !GAMES[game]);
const { later } = GAMES[game].forms[procedure] || {};
await needed(later, () => later);
}
const board = (game) => {
const isNew = typeof PLAYED === "undefined";
if (isNew && !coming.play) document.head.append(el("link", { rel: "stylesheet", href: `${VERSIONED}play.css` }));
return [load(game), needed("play", () => isNew), needed(`board-${game}`, () => isNew || !BOARDS[game])];
};
const loadPlay = (game) => Promise.all([...board(game), needed("games", () => typeof $games === "undefined"),
needed(`rules-${game}`, () => !globalThis.RULED?.[game]), needed(`play-${game}`, () => typeof PLAYED === "undefined" || !PLAYED[game])]);
const loadPosition = (game) => Promise.all([...board(game), needed("position", () => typeof PLACED === "undefined"),
needed(`position-${game}`, () => typeof PLACED === "undefined" || !PLACED[game])]);
const VIEWS = {
odds: ["Odds", load, (game, asked) => odds.show(game, asked ? asked.procedure : "", asked ? asked.pairs : [])],
play: ["Play", loadPlay, (game, asked) => playView.show(game, asked.pairs)],
position: ["Position", loadPosition, (game, asked) => positionView.show(game, asked.pairs)],
};
function leftOut(view, wanted, asked, game) {
if (!asked || !has(TITLES, wanted)) return wanted !== "" && location.hash.length > 2 ? [wanted || location.hash] : [];
if (view !== "odds") return [];
const { procedure, pairs } = asked, { forms } = GAMES[game], { sides, fields } = has(forms, procedure) ? forms[procedure] : Object.values(forms)[0];
return [...(procedure && !has(forms, procedure) ? [procedure] : []), ...pairs.map(([name]) => name).filter((name) => ![...sides, ...fields].some((one) => one.name === name))];
}
async function route() {
const asked = address.read(location.hash), last = remembered.get("game", "battles"), named = has(VIEWS, asked?.game) ? asked.game : "odds";
const wanted = named === "odds" ? asked?.game : asked.procedure, game = has(TITLES, wanted) ? wanted : has(TITLES, last) ? last : "battles";
const at = (view, of) => (view === "odds" ? `#/${of}/` : `#/${view}/${of}`), [, loads, show] = VIEWS[named];
const link = (title, hash, current) => el("button", { type: "button", "aria-current": current ? "page" : "false", onclick: () => { location.hash = hash; } }, title);
document.getElementById("games").replaceChildren(...Object.entries(TITLES).map(([name, title]) => link(title, at(named, name), name === game)));
document.getElementById("views").replaceChildren(...Object.entries(VIEWS).map(([name, [title]]) => link(title, at(name, game), name === named)));
place.setAttribute("aria-busy", "true");
try {
await loads(game, asked?.procedure);
remembered.set("game", game);
const lost = leftOut(named, wanted, asked, game);
await show(game, asked);
if (lost.length) place.prepend(el("p", { class: "aside", role: "status" }, `This link is not whole. Unknown here and left out: ${lost.map((one) => one || "a nameless value").join(", ").slice(0, 200)}.`));
} catch (fault) {
place.setAttribute("aria-busy", "false");
place.replaceChildren(el("p", { class: "verdict", role: "status" }, fault.message), el("button", { type: "button", onclick: () => location.reload() }, "Reload"));
}
}
addEventListener("hashchange", route);
matchMedia("print").addEventListener("change", ({ matches }) => matches && odds.unfold());
route().then(() => setTimeout(() => document.querySelector("link[rel=manifest]") && needed("updating", () => "serviceWorker" in navigator).catch(() => {}), 1000));
