"use strict";
// Hints beside the board and on it. What weighs plans runs in workers: see hinter.js.
const SHOWN = 3, HINT_SEED = 1000003, WARMING = [8, 64], EVERYBODY = [0, 1, 2, 3, 4], QUIET_MS = 300;
// What is not certain is never 0% or 100%.
const roundPercent = (x, digits = 0) => {
  const text = (100 * x).toFixed(digits), least = 10 ** -digits;
  return +text <= 0 && x > 1e-12 ? `< ${least}%` : +text >= 100 && x < 1 - 1e-12 ? `> ${100 - least}%` : `${text}%`;
};
// An error is a whole number of percent, which is never 0; near 0 and 1 a bound is said instead, of so many games too.
const errorOf = ({ se }) => Math.max(1, Math.round(100 * se));
function inPercent({ value, se = 0 }, games = 0) {
  const bound = Math.ceil(100 * Math.max(1.96 * se, games && 3.84 / (games + 3.84)));
  if (bound && (value < 0.005 || value >= 0.995)) return value < 0.5 ? `< ${bound}%` : `> ${100 - bound}%`;
  return `${roundPercent(value)}${se ? ` ± ${errorOf({ se })}` : ""}`;
}

// A worker for one game. A later question ends the one before, with its worker where that is in
// a long step; those that are patient wait until it is done instead.
const SHORT_STEPS = ["hint", "wins"]; // these hear that they are over
class Adviser {
  constructor(game) { Object.assign(this, { game, worker: null, asked: 0, busy: null, waiting: [] }); }

  // Its file; of a page in one file what that holds.
  static source(game) {
    const held = document.getElementById("hinter");
    if (!held) return `${VERSIONED}hinter.js`;
    const texts = ["runtime", "games", `rules-${game}`].map((name) => document.querySelector(`[data-file="${name}.js"]`).textContent);
    return URL.createObjectURL(new Blob([...texts, held.textContent], { type: "text/javascript" }));
  }
  ask(question, answered, patient = false) {
    if (this.busy && patient) return void this.waiting.push([question, answered]);
    this.stop();
    const id = (this.asked += 1), worker = (this.worker = this.worker || new Worker(Adviser.source(this.game)));
    const hear = (data) => { // not what was posted to a question before
      if (data.id !== this.asked) return;
      this.busy = data.done || data.fault ? null : question.kind;
      answered(data);
      if (!this.busy && this.waiting.length) this.ask(...this.waiting.shift(), true);
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
    Object.assign(this, { busy: null, waiting: [] });
  }

  // Have the workers compile the game, by a question whose answer nobody wants.
  warm(question) { if (!this.worker) this.ask(question, () => {}); }
}

// A game at which every choice and every roll can be told, as another stands or stood; or as a seat knows it.
const copied = (sitting, seat) => Object.assign(Object.create(Object.getPrototypeOf(sitting)), sitting,
  { state: seat >= 0 ? sitting.known(seat) : sitting.state.slice(), choices: [...sitting.choices], events: [...sitting.events], marks: [], persons: EVERYBODY, dice: true, seen: null });
function standing({ played, start, sitting }, draw) {
  const at = new played.Sitting(start, { ...sitting.saved, persons: EVERYBODY, dice: true, choices: [] });
  for (const [, value] of sitting.events.slice(0, draw)) at.choose(at.now.options.indexOf(value));
  return at;
}
// The choices of a plan from where it begins: what is asked, and the value. One of orders has those that follow from them at once.
function choicesOf(played, sitting, { choices, said }) {
  if (choices.length || !sitting.now) return choices;
  const at = copied(sitting), { kind, seat } = at.now, found = [];
  if (said.length) {
    at.say(seat, said);
    at.now = null;
    at.state[played.AT.PENDING] = 0; // asked again
    at.go();
  }
  while (at.now?.what < 0 && at.now.kind === kind && at.now.seat === seat) {
    found.push([at.now.what, at.now.options[at.now.usual]]);
    at.choose(at.now.usual);
  }
  return found;
}
// The steps of a plan from where it begins.
function stepsOf(played, sitting, plan) {
  const at = copied(sitting), steps = Object.assign([], { asked: {} });
  Object.assign(at, { before: at.state.slice(), seen: (step) => steps.push(asStep(step)) });
  for (const [what, value] of choicesOf(played, sitting, plan)) {
    const place = at.now && at.now.what === what ? at.now.options.indexOf(value) : -1;
    if (place < 0) break;
    steps.asked[steps.length] = [at.now.options, place];
    at.choose(place);
  }
  return steps;
}
// A plan as advice says it.
const inWords = (table, steps, plan) => plan.words || (steps.length ? table.planned_(steps) : "nothing");
// From where to where a choice is, by what was asked.
function meantBy(table, { before_: before }, options, place) {
  const { subject_: subject, choices_: choices } = table.offer_(before, options), places = [...choices[place].places_];
  return places.length ? [...subject, ...places].slice(-2) : [];
}
// The arrows of steps, as the seat may know them that plans them: of what happens in them, or of what is only said yet.
function arrowsOf(table, steps, seat, is) {
  const found = [];
  let board = steps.length ? table.board_(steps[0].before_) : null;
  for (const [k, step] of steps.entries()) for (const one of table.happened_(step, 0, 0)) {
    const [from, to] = one.kind_ === "chosen" && steps.asked[k] ? meantBy(table, step, ...steps.asked[k]) : [];
    if (to !== undefined) found.push({ is, way: "moved", from, to });
    const seen = one.seen_by_(seat), ways = seen ? marksOf(seen, new Map(board.pieces_.items_())).filter(({ from }) => from >= 0) : [];
    found.push(...ways.map(({ is: way, from, to }) => ({ is, way, from, to })));
    if (seen?.end_ >= 0 && seen.seat_ === seat && !ways.length) found.push({ is, at: seen.end_ }); // what is put there, taken, built
    board = table.then_(board, one);
  }
  return found;
}

// A ranking of plans, as far as it is known, for whoever is at choice in a game: those to be looked at are
// the best ones that are too close to call, three at most.
const plansShown = ({ candidates, tied }) => candidates.slice(0, Math.min(SHOWN, Math.max(1, tied)));
const titleOf = ({ tied, candidates }) => (tied > 1 ? `About equal: ${tied} of ${candidates.length} plans` : `Best of ${candidates.length} plans`);
const chanceOf = (one) => (one.wins ? "Wins at once" : inPercent(one.win, one.games));
const stateOfHint = ({ found, state }) => `${found.games.toLocaleString("en")} games played ahead. ${state === "thinking" ? "Still thinking ..." : state === "done" ? "" : state}`;
const noHint = ({ state }) => (state === "thinking" ? "Thinking ..." : state === "done" ? "There is nothing to weigh here." : state);
// What a hint says of its plans, made once each: their steps, in words.
function madeOf(hint, played, table, sitting, plan) {
  const name = JSON.stringify([plan.choices, plan.said]);
  if (!hint.words.has(name)) {
    const steps = stepsOf(played, sitting, plan);
    hint.words.set(name, { steps, words: inWords(table, steps, plan) });
  }
  return hint.words.get(name);
}
// Parts of a sentence: words, and pieces by their numbers.
const sentence = (parts, table, state) => parts.map((part) => (typeof part === "string" ? part : table.piece_(numbers(state), Number(part)))).join("");
const reasonOf = ({ why }, table, state) => (why.length ? el("p", { class: "why" }, sentence(why, table, state)) : null);
function hintShown(hint, played, table, sitting) {
  if (!hint.found) return small(noHint(hint));
  const items = plansShown(hint.found).map((one) => el("li", {}, el("strong", {}, one.wins ? chanceOf(one) : `Wins ${chanceOf(one)}`), `: ${madeOf(hint, played, table, sitting, one).words}`));
  return el("div", {}, el("p", { class: "verdict" }, titleOf(hint.found)), el("ol", {}, items), reasonOf(hint.found, table, sitting.state), small(stateOfHint(hint)));
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

  // What was asked of another place of the game, or of another game, is over.
  outdated() {
    const { match, hint } = this;
    if (hint && (hint.match !== match || hint.at !== match.sitting.choices.length)) {
      this.hint = null;
      this.adviser("hint").stop();
    }
    if (this.judged?.match !== match || this.reviewed) this.judged = null;
    if (this.reviewed && this.reviewed.match !== (this.retry?.game || match)) {
      this.reviewed = this.retry = null;
      this.adviser("hint").stop();
    }
    const { now } = match, isAsked = now && now.what < 0 && !this.hint && !this.retry;
    if (isAsked && remembered.get("play.bar", false)) this.quietly = setTimeout(() => { if (match === this.match && now === match.now && !this.hint && !this.retry) this.ponder(false); }, QUIET_MS);
    else if (match.over && match.persons.length && !this.reviewed && !this.reel) idly(() => { // who reviews the game finds it compiled
      if (match === this.match && !this.reviewed) this.adviser("hint").warm({ ...this.hintAsked(this.played.Sitting.changed(match.start.state, match.sitting.marks)), looks: WARMING });
    });
    else if (isAsked && remembered.get("play.hint", false)) idly(() => { if (match === this.match && !this.hint) this.adviser("hint").warm({ ...this.hintAsked(), looks: WARMING }); });
  },

  // What is switched on for those who learn.
  learning() {
    const { match } = this;
    if (this.retry || this.reel || (match.over ? this.reviewed : !match.persons.length)) return null;
    if (match.over) return el("div", { class: "row" }, button("review", [sign("chart"), " Review this game"], () => this.askReview(), { class: "main" }));
    const check = (name, key, label) => {
      const one = el("input", { type: "checkbox", "data-do": name, onchange: () => { remembered.set(key, one.checked); this.draw(); } });
      one.checked = remembered.get(key, false);
      return el("label", { class: "check" }, one, el("span", {}, label));
    };
    return el("section", { class: "hints", id: "hints" }, el("div", { class: "row" }, check("coach", "play.coach", "Coach"), check("winbar", "play.bar", "Win bar")), remembered.get("play.coach", false) ? small("The coach looks on, silent where a turn was fine.") : null);
  },

  // ---- hint: plans ranked, ever more surely -----------------------------------------------------

  hintAsked(state = this.match.sitting.state) {
    const { start, sitting } = this.match;
    return { kind: "hint", seed: HINT_SEED + sitting.events.length, start: { question: start.question, state } };
  },

  // Open the hint, or close it again; what it has found stays.
  askHint() {
    remembered.set("play.hint", true); // whoever asks once will ask again
    if (this.hint) this.hint.open = !this.hint.open;
    else this.ponder(true);
    this.draw();
    if (!this.hint.open) return;
    this.map.scrollIntoView({ block: "nearest" });
    this.field.reach(placesOf(this.hintMarks()));
  },

  ponder(open) {
    const { match } = this, { sitting } = match, hint = { match, at: sitting.choices.length, seat: sitting.now.seat, open, found: null, state: "thinking", words: new Map(), taken: null };
    this.hint = hint;
    this.adviser("hint").ask(this.hintAsked(), ({ found, done, fault }) => {
      if (hint !== this.hint) return null;
      const isFirst = found && !hint.found;
      if (found) hint.found = found;
      if (fault || done) hint.state = fault ? `No hint: ${fault}` : "done";
      if (hint.open && done && !hint.found) {
        toast(noHint(hint));
        hint.open = false;
        return this.draw();
      }
      this.hintDrawn(isFirst);
      if (hint.open && (isFirst || done || fault)) say(hint.found ? `${titleOf(hint.found)}. ${this.ranked().map((one) => `${chanceOf(one)}: ${this.madeOf(one).words}`)[0]}` : noHint(hint));
      return null;
    });
  },

  stopHint() {
    this.adviser("hint").stop();
    this.hint.state = "stopped";
    this.hintDrawn();
  },

  madeOf(plan) { return madeOf(this.hint, this.played, this.table, this.match.sitting, plan); },
  ranked() { return this.hint?.found ? plansShown(this.hint.found) : []; },
  // The plan that was tapped, while it is among those shown; else the best.
  taken() {
    const all = this.ranked(), name = ({ choices, said }) => JSON.stringify([choices, said]);
    return all.find((one) => name(one) === this.hint.taken) || all[0];
  },

  // Draw what a hint has found where it stands: rows, arrows, the bar.
  hintDrawn(isFirst = false) {
    if (this.reel || !this.parts?.standing.isConnected) return;
    const box = this.place.querySelector(".hinting"), held = document.activeElement?.dataset.do;
    this.parts.winning.replaceChildren(...[this.winBar()].filter(Boolean));
    if (!box || !this.hint.open) return;
    box.replaceWith(this.hintPanel());
    this.field.mark(this.marks());
    if (isFirst) this.field.reach(placesOf(this.hintMarks()));
    if (held) this.place.querySelector(`.hinting [data-do="${held}"]`)?.focus({ preventScroll: true });
  },

  // The rows of a hint in place of what is asked; of what is long a tap shows all.
  hintPanel() {
    const { hint } = this, { found, state } = hint, taken = this.taken(), busy = state === "thinking", isEqual = !found || found.tied > 1;
    const row = (one) => button(`plan ${found.candidates.indexOf(one)}`, [el("b", {}, chanceOf(one)), el("span", {}, capital(this.madeOf(one).words))], () => { hint.isWhole = one === taken && !hint.isWhole; hint.taken = JSON.stringify([one.choices, one.said]); this.hintDrawn(true); }, { class: `planned${one === taken && hint.isWhole ? " whole" : ""}`, "aria-pressed": String(one === taken) });
    return el("section", { class: "asked hinting", "aria-label": "Hint" }, el("p", { class: "verdict" }, found ? titleOf(found) : noHint(hint)),
      this.ranked().map(row), el("div", { class: "row" }, taken ? button("play it", [sign("play"), " Play it"], () => this.playIt(taken), { class: isEqual ? "" : "main" }) : null,
        button("own", "I choose", () => this.askHint(), { class: isEqual && found ? "main" : "" })),
      found ? [reasonOf(found, this.table, this.match.sitting.state), small(stateOfHint(hint))].filter(Boolean) : [], busy ? el("div", { class: "row" }, button("stop", "Stop", () => this.stopHint())) : null);
  },

  // The arrows of the plans shown: of the one taken, and of the others beside it.
  hintMarks() {
    const taken = this.taken(), seen = new Set(), { hint } = this;
    return [taken, ...this.ranked().filter((one) => one !== taken)].filter(Boolean).flatMap((one) => arrowsOf(this.table, this.madeOf(one).steps, hint.seat, one === taken ? "advice" : "also"))
      .filter(({ way, from, to, at }) => { const key = `${way} ${from} ${to} ${at}`, isNew = !seen.has(key); seen.add(key); return isNew; });
  },

  // Make all choices of a plan, as far as they are asked.
  playIt(plan) {
    const { match } = this, { seat } = match.now, choices = choicesOf(this.played, match.sitting, plan);
    this.course = null;
    this.atOnce(() => {
      for (const [what, value] of choices) {
        const place = match.now?.what === what ? match.now.options.indexOf(value) : -1;
        if (place < 0) break;
        match.choose(place);
      }
      this.detailed(seat);
    });
  },

  // The chance of whoever is asked, with the best plan of the hint: the same figure as its row.
  winBar() {
    const { hint, match } = this, one = hint?.found?.candidates[0], isOn = hint?.open || remembered.get("play.bar", false);
    if (!isOn || !one || hint.match !== match || this.reel) return null;
    const win = one.wins ? { value: 1 } : one.win, said = one.wins ? "100%" : chanceOf(one);
    return el("div", { class: `winbar ${hint.seat ? "blue" : "red"}`, role: "img", "aria-label": `Your chance to win: ${said.replace(" ± ", ", give or take ")}` }, shape("svg", { viewBox: "0 0 100 1", preserveAspectRatio: "none" }, shape("rect", { width: 100 * win.value, height: 1 })),
      el("span", {}, `You ${said}`));
  },
});
