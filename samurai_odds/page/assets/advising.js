"use strict";
// Hint, tutor and review beside the board. What weighs plans runs in workers: see hinter.js.
const SHOWN = 5, HINT_SEED = 1000003, WARMING = [8, 64], EVERYBODY = [0, 1, 2, 3, 4], WORSE = { "??": "blunder", "?": "mistake", "?!": "inaccuracy" };
const inPoints = (one) => `${(100 * Math.abs(one.value)).toFixed(1)} ± ${(100 * (one.se || 0)).toFixed(1)} points`;
// What is not certain is never 0% or 100%.
const roundPercent = (x, digits = 0) => {
  const text = (100 * x).toFixed(digits), least = 10 ** -digits;
  return +text <= 0 && x > 1e-12 ? `< ${least}%` : +text >= 100 && x < 1 - 1e-12 ? `> ${100 - least}%` : `${text}%`;
};
const inPercent = (one) => `${roundPercent(one.value)}${one.se ? ` ± ${(100 * one.se).toFixed(one.se < 0.1 ? 1 : 0)}` : ""}`;

// A worker for one game. A later question ends the one before, with its worker where that is in
// a long step; one that is patient waits for it instead, and gives way to the next that does.
const SHORT_STEPS = ["hint", "wins"]; // these hear that they are over
class Adviser {
  constructor(game) { Object.assign(this, { game, worker: null, asked: 0, busy: null, waiting: null }); }

  // Its file; of a page in one file what that holds.
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
    const hear = (data) => { // not what was posted to a question before
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

  // Have the workers compile the game, by a question whose answer nobody wants.
  warm(question) { if (!this.worker) this.ask(question, () => {}); }
}

// A game at which every choice and every roll can be told, as another stands or stood.
const copied = (sitting) => Object.assign(Object.create(Object.getPrototypeOf(sitting)), sitting,
  { state: sitting.state.slice(), choices: [...sitting.choices], events: [...sitting.events], marks: [], persons: EVERYBODY, dice: true, seen: null });
function standing({ played, start, sitting }, draw) {
  const at = new played.Sitting(start, { ...sitting.saved, persons: EVERYBODY, dice: true, choices: [] });
  for (const [, value] of sitting.events.slice(0, draw)) at.choose(at.now.options.indexOf(value));
  return at;
}
// A plan as advice says it, from where it begins.
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

// A ranking of plans, as far as it is known, for whoever is at choice in a game.
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
    this.advised = el("div", {});
    this.advise();
    return el("section", { class: "hints", id: "hints" }, el("div", { class: "row" },
      over ? button("review", "Review this game", () => this.askReview()) : null,
      persons.length && !over ? el("label", { class: "check" }, tutor, el("span", {}, "Tutor")) : null), this.advised);
  },

  advise() {
    this.advised?.replaceChildren(...[this.hinted(), this.tutored(), this.gone()].filter(Boolean));
  },

  // ---- hint: plans ranked, ever more surely -----------------------------------------------------

  hintAsked() {
    const { start, sitting } = this.match;
    return { kind: "hint", seed: HINT_SEED + sitting.events.length, start: { question: start.question, state: sitting.state } };
  },

  askHint() {
    const { match } = this, { sitting } = match;
    remembered.set("play.hint", true); // whoever asks once will ask again
    this.hint = { match, at: sitting.choices.length, found: null, state: "thinking", words: new Map() };
    this.adviser("hint").ask(this.hintAsked(),
      ({ found, done, fault }) => {
        if (!this.hint) return;
        if (found) this.hint.found = found;
        this.hint.state = fault ? `No hint: ${fault}` : done ? "done" : "thinking";
        this.advise();
        if (done || fault) say(this.advised.querySelector(".verdict, li")?.textContent ?? this.hint.state);
      });
    this.advise();
  },

  hinted() {
    return this.hint && hintShown(this.hint, this.table, this.hint.match.sitting);
  },

  // ---- tutor: what a decision gave away ----------------------------------------------------------

  // Judge what a person has decided, once dice or others have followed.
  decided(seat, before) {
    const { match } = this, { sitting } = match, alone = sitting.events.length <= before + 1 && match.now?.seat === seat;
    if (alone || seat < 0 || !remembered.get("play.tutor", false)) return;
    const since = this.judged ? this.judged.since : 0;
    this.adviser("tutor").ask({ kind: "tutor", seed: HINT_SEED, start: match.start, events: sitting.events, seat, since },
      ({ found, fault }) => {
        if (match !== this.match || !(found || fault)) return;
        this.judged = { match, since: found ? found.draw + 1 : since, found, fault };
        this.advise();
        say(this.tutored().textContent);
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

  // ---- review: the whole game ---------------------------------------------------------------------

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

  // The board where a decision is told.
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
    return el("div", {}, el("p", { class: "small" }, state), stop, done.length ? curve(done, whole, of, sides, seats, this.played.turn, (one) => this.look(one)) : null, done.length ? el("p", { class: "small" }, whose(sides, seats)) : null,
      el("ul", {}, said), el("ol", { class: "small" }, done.filter((one) => one.mark).map((one) => el("li", {}, `${this.told_of(one)} `, el("button", { type: "button", onclick: () => this.look(one) }, "Show")))));
  },
});

// Whose chances the lines of a curve are.
const LINES = ["solid", "dashed", "dotted", "dash and dot", "thin"];
const whose = (sides, names) => (sides.length > 1 ? `Each line is a seat's chance to win: ${sides.map((seat) => `${names[seat]} ${LINES[seat]}`).join(", ")}.`
  : `The chance that ${names[0]} wins: at the top ${names[0]} has won, at the bottom ${names[1]}; the line in the middle is even.`) + " A ring: a decision that gave chances away. Tap to look at one.";

// The win chance of each side at every decision, as far as they are judged; a ring where one gave
// chances away; a tap looks at the decision nearest to it.
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
