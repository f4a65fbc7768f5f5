"use strict";
// An answer as it is shown: the verdict with its reason, bars of "at least", figures, sources.
const MOST_BARS = 5;
// What the command calls --stop is a control here.
const plainly = (text) => text.replace(/--([a-z][a-z-]*)/g, "'$1'");

function drawAnswer(answer) {
  const [verdict, ...asides] = answer.verdict.length ? answer.verdict : [answer.heading];
  return [el("p", { class: "verdict" }, plainly(verdict)), asides.map((line) => el("p", { class: "aside" }, plainly(line))),
    answer.remarks.map((line) => el("p", { class: "aside" }, line)),
    el("div", { class: "spreads" }, answer.spreads.map(([title, rows]) => drawBars(title, rows)))];
}

function drawBars(title, rows) {
  // Of many, some from end to end.
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

// At which strengths fighting on gains something: Step 8 of a battle of Samurai Swords.
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
