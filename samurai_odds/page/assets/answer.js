"use strict";
// An answer as it is shown: what to do with the figure that decides it, a scale of the chances under it,
// bars of "at least", figures, sources.
const LONG = 64;
// The command's words are none here: what it says to add is left out, what it calls --stop has a name on its control.
let labels = {};
Object.assign(OPTIONS, {
  named: (name, value = "") => `“${labels[name] || name.replaceAll("-", " ")}” ${value}`.trim(),
  add: (name, value, told) => `With ${OPTIONS.named(name)} ${value}: ${told}.`,
  to_add: () => "",
  command: (name) => `“${name.split(" ")[1]}”`,
});
// A problem that begins with an option: by what its control is called.
const reasoned = (text) => worded(text.replace(/^([a-z][a-z-]*)(?=(?: [^:“]*)?: )/, (all, option) => (has(labels, option) ? `“${labels[option]}”` : all)));
const minus = (text) => text.replace(/(^|[\s(])-(?=\d)/g, "$1−");
const capitals = (text) => text[0].toUpperCase() + text.slice(1);

// What to do, in a line with the figure; a verdict without a choice is a sentence.
function headline({ glance, verdict, heading }) {
  return glance?.do ? [el("span", {}, glance.do), " ", el("b", { class: "num" }, minus(glance.figure)), " ", el("small", {}, glance.unit)] : [minus(verdict[0] || heading)];
}
const spoken = (answer) => headline(answer).map((one) => one.textContent ?? one).join("") + (answer.glance?.instead ? `. ${minus(answer.glance.instead)}` : "");

function scaled(rows, keys = true) {
  const track = el("div", { class: "track", role: keys ? "img" : null, "aria-label": keys ? rows.map(([word, , text]) => `${word} ${text}`).join(", ") : null });
  track.append(...rows.map(([, share], k) => {
    const part = el("i", { class: k === rows.length - 1 ? "down" : k ? "level" : "up" });
    part.style.width = `${100 * share}%`;
    return part;
  }));
  return el("div", { class: "scale" }, track, keys ? el("div", { class: "keys num", "aria-hidden": "true" }, rows.map(([word, , text]) => el("span", {}, word, " ", el("b", {}, text)))) : null);
}

function drawGlance(answer) {
  const { glance } = answer, lines = [glance?.more, glance?.instead, glance?.note].filter(Boolean);
  return [el("p", { class: glance?.do ? glance.do.length + glance.figure.length > 24 ? "verdict long" : "verdict" : "verdict said" }, headline(answer)), glance?.of ? small(glance.of) : null, glance?.scale.length ? scaled(glance.scale) : null,
    lines.length ? el("p", { class: "instead" }, lines.map(minus).join(" ")) : null, drawAsides(answer, false)];
}
// What else is to be said: with the answer what is short, below the bars the others.
const drawAsides = ({ verdict, remarks }, long) => [...verdict.slice(1), ...remarks].map(minus).filter((line) => line && line.length > LONG === long)
  .map((line) => el("p", { class: "aside" }, line));
const drawSpreads = (answer) => (answer.spreads.length ? el("section", { class: "spreads", "aria-label": "How much, and how often" }, answer.spreads.map((one) => drawBars(...one))) : null);
const drawAnswer = (answer) => [...drawGlance(answer), drawSpreads(answer), ...drawAsides(answer, true)];

// All levels; what is one's own loss is striped.
function drawBars(title, rows, whose) {
  return el("table", { class: `bars ${whose}`.trim() }, el("caption", {}, capitals(title)), el("tbody", {}, rows.map(([level, chance, text]) => {
    const bar = el("div", { class: "bar" });
    bar.style.width = `${100 * chance}%`;
    return el("tr", {}, el("th", { scope: "row" }, `${level} or more`), el("td", { "aria-hidden": "true" }, bar), el("td", {}, text));
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

// At which strengths fighting on gains something: Step 8 of a battle of Samurai Swords. The rule of it, and as
// a picture: a row for each number of the attacker's units left, a column for each of the defender's.
function drawChart([title, across, up, gains, rule]) {
  const pips = (number, kind) => el("span", { class: `pips ${kind}`, "aria-hidden": "true" }, Array.from({ length: Number(number) <= 8 ? Number(number) : 0 }, () => el("i")));
  return el("figure", { class: "stops" }, rule ? el("p", { class: "rule" }, rule) : null,
    el("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": title }, el("table", { class: "chart" },
      el("thead", {}, el("tr", {}, el("td", {}), across.map((one) => el("th", { scope: "col" }, one, pips(one, "theirs"))))),
      el("tbody", {}, gains.map((row, k) => el("tr", {}, el("th", { scope: "row" }, up[k], pips(up[k], "mine")), row.map((gain) => el("td", { class: gain === null ? "" : gain > 1e-9 ? "on" : "off" },
        gain === null ? "" : gain > 1e-9 ? minus(`+${gain.toFixed(1)}`) : el("span", {}, "call off")))))))),
    el("figcaption", { class: "small" }, "Your units left down, the defender's across. Dark: fight on, and what that gains. Hatched: call off."));
}

const ownValues = ({ pack }) => (pack ? `Rules file ${pack}. ` : "");

function drawNotes(answer) {
  const set = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, ","), { never } = answer.details();
  const how = answer.samples ? `Played ${set(answer.samples)} times: too many states for an exact answer.` : `Exact, ${set(answer.outcomes)} outcome${answer.outcomes === 1 ? "" : "s"}.`;
  return [small(`${worded(answer.heading)}. ${minus(answer.verdict[0] || "")}`),
    never.length ? small(`Impossible: ${never.join("; ")}.`) : null,
    el("p", { class: "small", id: "sources" }, `${how} ${answer.edition}. ${answer.sources.join(" ") || "All values are the rulebook's."}`),
    answer.counted ? small(`Counted in ${counting(answer.counted)}.`) : null];
}
