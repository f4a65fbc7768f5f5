"use strict";
// The luck of a session: what happened is tapped after each battle, and the log is kept here.
class Session {
  constructor(view) {
    Object.assign(this, { view, seen: {}, told: {}, theirs: false, name: `session.${view.game}` });
  }

  // The battles logged, as they are kept now, for another tab may have logged some; those that cannot be kept stay here.
  get logged() {
    const { forms } = this.view.about, parts = ["given", "seen", "told"];
    return this.unkept ?? remembered.list(this.name, (one) => has(forms, one?.procedure) && parts.every((name) => one[name] && typeof one[name] === "object"));
  }

  put(all) {
    this.unkept = remembered.set(this.name, all) ? null : all;
    this.draw();
  }

  draw() {
    this.place = this.place || el("div");
    const { logged } = this, { results } = this.view.answer.details();
    const toggle = (label, pressed, press) => el("button", { "aria-pressed": String(pressed), onclick: () => { press(); this.draw(); } }, label);
    this.place.replaceChildren(
      ...results.map(([label, name, values]) => el("div", { role: "group", "aria-label": label }, small(label),
        el("div", { class: "chips" }, values.map(([value, text]) => toggle(text, this.seen[name] === value, () => {
          if (this.seen[name] === value) delete this.seen[name];
          else Object.assign(this, { seen: { ...this.seen, [name]: value }, told: { ...this.told, [name]: text } });
        }))))),
      el("div", { class: "row" }, toggle("It was the other side's attack", this.theirs, () => { this.theirs = !this.theirs; }),
        el("button", { disabled: !Object.keys(this.seen).length, onclick: () => this.log() }, "Log this battle")),
      this.unkept && small("This browser keeps no more: copy the log before you close the page."),
      ...(logged.length ? this.report(logged) : [small("Tap what happened, then log it: the session's luck will stand here.")]));
    return this.place;
  }

  log() {
    const { procedure, given } = this.view, { logged, seen, told, theirs } = this;
    Object.assign(this, { seen: {}, told: {}, theirs: false });
    this.put([...logged, { procedure, given, seen, told, theirs }]);
  }

  // Take a battle off the log: of several that are alike, one.
  drop(battle) {
    const { logged } = this, text = JSON.stringify(battle), at = logged.findIndex((one) => JSON.stringify(one) === text);
    this.put(logged.filter((_, place) => place !== at));
  }

  report(logged) {
    let found;
    try { found = this.view.about.luck(logged); } catch (fault) {
      if (!fault.problems_) throw fault;
      found = { verdict: [fault.problems_[0]], battles: logged.map((one) => [one.procedure, "", ""]) };
    }
    const { verdict, battles } = found;
    say(verdict[0]);
    return [el("p", { class: "verdict" }, verdict[0]), ...verdict.slice(1).map((line) => el("p", {}, line)),
      el("table", { class: "figures" }, el("thead", {}, el("tr", {}, el("th", {}, "battle"), el("th", {}, "percentile"), el("th", {}, ""))),
        el("tbody", {}, battles.map(([question, happened, percentile], k) => el("tr", {}, el("th", { scope: "row" }, question, el("br"),
          el("span", { class: "small" }, happened)), el("td", {}, percentile), el("td", {}, el("button", { type: "button",
          "aria-label": `remove battle ${k + 1}`, onclick: () => this.drop(logged[k]) }, "×")))))),
      el("div", { class: "row" }, el("button", { onclick: () => this.copy(logged) }, "Copy the log"),
        el("button", { onclick: () => this.put([]) }, "New session")), this.copied = el("pre", { class: "small", hidden: true })];
  }

  async copy(logged) {
    const text = logged.map((one) => logLine(this.view.game, this.view.about.forms[one.procedure], one)).join("\n");
    this.copied.textContent = text;
    this.copied.hidden = false;
    try { await navigator.clipboard.writeText(text); } catch { /* it stands below, to be marked */ }
  }
}

// A battle as a line of the log that `samurai-odds luck` reads.
function logLine(game, form, { procedure, given, seen, told, theirs }) {
  const quoted = (text) => (/^[\w.,/-]+$/.test(text) ? text : `"${text}"`), sides = form.sides.map((side) => side.name);
  const options = Object.entries(given).filter(([name]) => !sides.includes(name)).flatMap(([name, value]) => {
    const option = `--${form.fields.find((field) => field.name === name).option}`;
    return value === true ? [option] : [value].flat().map((one) => `${option} ${quoted(String(one))}`);
  });
  const happened = Object.keys(seen).map((name) => `${name} ${told[name]}`).join(", ");
  const asked = [game, procedure, ...sides.map((name) => quoted(given[name])), ...options].join(" ");
  return `${theirs ? "theirs " : ""}${asked} : ${happened}`;
}

// Random numbers of a seed, by Mulberry32: not those of numpy.
np.default_rng = (seed) => {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  const uniform = () => {
    let x = (state = (state + 0x6d2b79f5) >>> 0);
    x = Math.imul(x ^ (x >>> 15), x | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return ((x ^ (x >>> 14)) >>> 0) / 2 ** 32;
  };
  return { choice_: (values, size, { p }) => {
    const all = values.values(), ends = np.cumsum(p).values(), last = ends.length - 1;
    return new NDArray(Array.from({ length: size }, () => {
      const x = uniform();
      let low = 0, high = last;
      while (low < high) { const middle = (low + high) >> 1; if (x < ends[middle]) high = middle; else low = middle + 1; }
      return all[low];
    }), [size]);
  } };
};
