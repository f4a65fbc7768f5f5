"use strict";
// The view of odds: one question, answered at every tap.
const MOST_KEPT = 10, SETTLED_MS = 2500, SLICE_MS = 12, MOST_ANSWERS = 200;
const idly = (act) => (globalThis.requestIdleCallback ? requestIdleCallback(act) : setTimeout(act, 60));
const not_idly = (number) => (globalThis.cancelIdleCallback ? cancelIdleCallback(number) : clearTimeout(number));

class OddsView {
  constructor(place) {
    Object.assign(this, { place, kept: null, answer: null, open: new Set(), answers: new Map() });
  }

  // Show a question: `pairs` are those of the address.
  show(game, procedure, pairs) {
    this.game = game;
    this.about = GAMES[game];
    this.procedure = procedure in this.about.forms ? procedure : Object.keys(this.about.forms)[0];
    this.form = this.about.forms[this.procedure];
    this.given = readGiven(this.form, pairs);
    if (this.kept && (this.kept.game !== game || this.kept.procedure !== this.procedure)) this.kept = null;
    this.draw();
  }

  change(name, value) {
    if (name === null) return this.say(value);
    this.given = this.controls.set(name, value);
    history.replaceState(null, "", address.write(this));
    return this.draw();
  }

  say(text) { this.said.textContent = text || ""; }

  // An answer, kept for when it is wanted again.
  ask(given) {
    const hash = address.write({ ...this, given });
    if (this.answers.size > MOST_ANSWERS) this.answers.clear();
    if (!this.answers.has(hash)) this.answers.set(hash, this.worked_out(given));
    return this.answers.get(hash);
  }

  worked_out(given) {
    try { return this.about.ask(this.procedure, given); } catch (fault) {
      if (fault.problems_) return { problems: fault.problems_, forbidden: fault instanceof OddsError };
      throw fault;
    }
  }

  // While nothing else is to be done, work out what the buttons in sight would answer.
  look_ahead() {
    not_idly(this.ahead);
    const near = this.controls.near.filter(({ element }) => !element || (element.getAttribute("aria-pressed") !== "true"
      && element.getAttribute("aria-disabled") !== "true" && !element.disabled && !element.closest("details")));
    const step = () => {
      const one = near.shift();
      if (!one || document.hidden) return;
      this.ask(this.controls.set(one.name, one.value));
      this.ahead = idly(step);
    };
    this.ahead = idly(step);
  }

  draw() {
    const focus = document.activeElement?.dataset || {}, named = [focus.name, focus.value];
    this.controls = new Controls(this.about, this.form, this.given, (name, value) => this.change(name, value));
    this.answer = this.ask(this.given);
    const { answer, form } = this, problems = answer.problems;
    this.said = el("p", { class: "aside", role: "status" });
    const top = el("section", { id: "answer", "aria-live": "polite", class: answer.forbidden ? "refused" : "" }, problems
      ? [el("p", { class: "verdict" }, plainly(problems[0])), problems.slice(1).map((line) => el("p", { class: "aside" }, plainly(line)))]
      : drawAnswer(answer));
    const common = form.fields.filter((field) => !field.side && !field.group);
    const whole = [top, this.said, this.procedures(), el("form", { id: "form", onsubmit: (event) => event.preventDefault() },
      el("div", { class: "sides" }, form.sides.map((side) => this.controls.side(side))),
      el("div", { class: "row" }, common.map((field) => this.controls.field(field)))), this.actions(), this.compared(),
    this.folded("More options", () => this.more()), problems ? null : this.folded("All figures", () => [drawFigures([answer.details()]), drawNotes(answer)]),
    !problems && form.charted ? this.folded("When to call off", () => (answer.details().chart ? drawChart(answer.details().chart)
      : el("p", { class: "small" }, "Set 'Stop' to 'best', and the chart will stand here."))) : null,
    problems ? null : this.folded("What happened? Session luck", () => this.session()),
    this.folded("Last questions", () => (this.listed = el("div", {}, this.last()))), this.forbidden = el("div"),
    el("div", { class: "sources" }, problems ? null : el("p", { class: "small" }, ownValues(answer), answer.sources.join(" ")))];
    this.place.replaceChildren(...whole.filter(Boolean));
    this.place.setAttribute("aria-busy", "false");
    if (named[0]) [...this.place.querySelectorAll("[data-name]")].find((one) => one.dataset.name === named[0]
      && (named[1] === undefined || one.dataset.value === named[1]))?.focus();
    this.later();
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
      el("button", { type: "button", disabled: Boolean(this.answer.problems), onclick: () => this.keep() }, "Compare"),
      el("button", { type: "button", onclick: () => this.link() }, "Copy link"),
      el("button", { type: "button", onclick: () => { location.hash = address.write({ ...this, given: {} }); } }, "Clear"));
  }

  swap() {
    const [first, second] = this.form.sides.map((side) => side.name), turned = (name) => (name === first || name.startsWith(`${first}_`)
      ? name.replace(first, second) : name === second || name.startsWith(`${second}_`) ? name.replace(second, first) : name);
    const known = new Set([...this.form.fields.map((field) => field.name), first, second]);
    this.given = Object.fromEntries(Object.entries(this.given).map(([name, value]) => [known.has(turned(name)) ? turned(name) : name, value]));
    history.replaceState(null, "", address.write(this));
    this.draw();
  }

  keep() {
    this.kept = { game: this.game, procedure: this.procedure, answer: this.answer, hash: address.write(this) };
    this.draw();
    this.say("Kept. Change something to see both side by side.");
  }

  compared() {
    if (!this.kept || this.answer.problems) return null;
    const { answer, hash } = this.kept;
    return el("section", { class: "compared" }, el("h2", {}, "Compared"),
      el("p", { class: "small" }, "Kept: ", el("a", { href: hash }, answer.heading), `. ${answer.verdict[0] || ""}`),
      drawFigures([answer.details(), this.answer.details()]),
      el("button", { type: "button", onclick: () => { this.kept = null; this.draw(); } }, "Stop comparing"));
  }

  async link() {
    try {
      await navigator.clipboard.writeText(location.href);
      this.say("The link is copied: whoever opens it sees this question.");
    } catch { this.say(location.href); }
  }

  more() {
    const groups = Map.groupBy ? Map.groupBy(this.form.fields.filter((one) => one.group), (one) => one.group) : new Map(
      [...new Set(this.form.fields.map((one) => one.group))].filter(Boolean).map((name) => [name, this.form.fields.filter((one) => one.group === name)]));
    const side = (field) => this.form.sides.find((one) => one.name === field.side);
    const named = (field) => (field.side ? { ...field, label: `${side(field).label}: ${field.label.toLowerCase()}` } : field);
    const texts = this.form.sides.filter((one) => one.kind !== "text" && one.kind !== "letters");
    return [...[...groups].map(([name, fields]) => el("fieldset", {}, el("legend", {}, name === "Usual" ? "Situation" : name),
      el("div", { class: "grid" }, fields.map((field) => this.controls.field(named(field)))))),
    texts.length ? el("fieldset", {}, el("legend", {}, "As text"), texts.map((one) => this.controls.text({ ...one, usual: null, help: `${one.label} as text` }))) : null];
  }

  unfold(title) {
    for (const one of this.place.querySelectorAll("details"))
      if (one.firstChild.textContent === title) one.open = true;
  }

  // Details that stay open from tap to tap, drawn when they are opened.
  folded(title, draw) {
    const inside = el("div"), fill = () => { if (!inside.firstChild) inside.append(...[draw()].flat(3).filter(Boolean)); };
    const one = el("details", { ontoggle: () => {
      if (one.open === this.open.has(title)) return;
      if (!one.open) { this.open.delete(title); return; }
      this.open.add(title);
      fill();
      this.mark();
    } }, el("summary", {}, title), inside);
    one.open = this.open.has(title);
    if (one.open) fill();
    return one;
  }

  last() {
    const all = remembered.get("last", []);
    return all.length ? el("ol", { class: "last" }, all.map(({ hash, heading, verdict }) =>
      el("li", {}, el("a", { href: hash }, heading, el("br"), el("span", { class: "small" }, verdict)))))
      : el("p", { class: "small" }, "The last ten questions will stand here, on this device only.");
  }

  // When the answer stands: mark what the rules forbid; remember the question.
  later() {
    clearTimeout(this.settling);
    not_idly(this.ahead);
    this.why = new Set();
    this.mark(30);
    if (!this.answer.problems) this.settling = setTimeout(() => {
      const hash = address.write(this), known = remembered.get("last", []).filter((one) => one.hash !== hash);
      remembered.set("last", [{ hash, heading: this.answer.heading, verdict: this.answer.verdict[0] || "" }, ...known].slice(0, MOST_KEPT));
      this.listed?.replaceChildren(this.last());
    }, SETTLED_MS);
  }

  // Mark those controls not yet marked that choose what the rules forbid, bit by bit.
  mark(wait = 0) {
    clearTimeout(this.marking);
    const { choices } = this.controls, step = () => {
      const until = performance.now() + SLICE_MS;
      while (choices.length && performance.now() < until) {
        const { element, name, value } = choices.shift(), [reason] = this.about.problems(this.procedure, this.controls.set(name, value));
        if (!reason) continue;
        this.why.add(plainly(reason));
        if (element.tagName === "OPTION") element.disabled = !element.selected;
        else { element.setAttribute("aria-disabled", "true"); element.dataset.why = element.title = plainly(reason); }
      }
      if (choices.length) { this.marking = setTimeout(step); return; }
      this.look_ahead();
      if (this.why.size) this.forbidden.replaceChildren(this.folded(`What the rules forbid here (${this.why.size})`,
        () => el("ul", { class: "small" }, [...this.why].map((reason) => el("li", {}, reason)))));
    };
    this.marking = setTimeout(step, wait);
  }
}
