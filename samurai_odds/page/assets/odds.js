"use strict";
// The view of odds: one question, answered at every tap.
const MOST_KEPT = 10, SETTLED_MS = 2500, SLICE_MS = 6, MOST_ANSWERS = 200, MOST_AHEAD_MS = 8;
const idly = (act) => (globalThis.requestIdleCallback ? requestIdleCallback(act) : setTimeout(act, 60));
const not_idly = (number) => (globalThis.cancelIdleCallback ? cancelIdleCallback(number) : clearTimeout(number));
// A question that was asked here before, as the list of the last ones keeps it.
const isAsked = (one) => [one?.hash, one?.heading, one?.verdict].every((text) => typeof text === "string") && one.hash.startsWith("#/");

class OddsView {
  constructor(place) {
    Object.assign(this, { place, kept: null, answer: null, open: new Set(), answers: new Map() });
  }

  // Show a question: `pairs` are those of the address.
  show(game, pairs, procedure) {
    this.game = game;
    this.about = GAMES[game];
    this.procedure = has(this.about.forms, procedure) ? procedure : Object.keys(this.about.forms)[0];
    this.form = this.about.forms[this.procedure];
    this.fields = [...this.form.sides, ...this.form.fields];
    this.given = readGiven(this.form, pairs);
    labels = Object.fromEntries(this.form.fields.map(({ option, side, label }) => [option, side ? `${capitals(side)}: ${lowered(label)}` : label]));
    if (this.kept && (this.kept.game !== game || this.kept.procedure !== this.procedure)) this.kept = null;
    this.draw();
  }

  // A tap: what it changed is drawn at once, the answer once that is painted; until then the last
  // one stays in sight, dimmed.
  change(name, value) {
    const { name: focused, value: at } = document.activeElement?.dataset || {};
    this.given = this.controls.set(name, value);
    this.controls.put(this.given, name);
    // What was drawn again.
    if (document.activeElement === document.body) this.focus(focused, at);
    this.soon();
  }

  soon() {
    this.calm();
    this.tapped = true;
    this.top.setAttribute("aria-busy", "true");
    this.painted(() => this.answered());
  }

  // Act when what was changed is painted.
  painted(act) { this.waiting = requestAnimationFrame(() => { this.soonest = setTimeout(act); }); }

  // Whoever wants the answer now does not wait for the paint.
  current() {
    if (this.top.getAttribute("aria-busy") === "true") this.answered();
    return this.answer;
  }

  // End what is done while nobody taps.
  calm() {
    cancelAnimationFrame(this.waiting);
    [this.soonest, this.settling, this.marking].forEach(clearTimeout);
    not_idly(this.ahead);
  }

  focus(name, value) {
    if (name) [...this.place.querySelectorAll("[data-name]")].find((one) => one.dataset.name === name && (value === undefined || one.dataset.value === value))?.focus();
  }

  // An answer, kept for when it is wanted again.
  ask(given) {
    const hash = address.write({ ...this, given });
    if (this.answers.size > MOST_ANSWERS) this.answers.clear();
    if (!this.answers.has(hash)) this.answers.set(hash, this.worked_out(given));
    return this.answers.get(hash);
  }

  worked_out(given) {
    const begun = performance.now();
    try { return this.about.ask(this.procedure, given); } catch (fault) {
      if (fault.problems_) return { problems: fault.problems_.map(reasoned), forbidden: fault instanceof OddsError };
      throw fault;
    } finally { this.took = performance.now() - begun; }
  }

  // While nothing else is to be done, work out what the buttons in sight would answer; not where
  // one takes so long that a tap would wait for it.
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
    // That was before the browser had compiled the rules.
    this.took = 0;
  }

  // Lay out the page: what is asked, and places for all that the answer fills.
  lay() {
    const { name, value, do: held } = document.activeElement?.dataset || {}, { form } = this;
    this.calm();
    this.controls = new Controls(this.about, this.procedure, this.given, (named, wanted) => this.change(named, wanted));
    this.top = el("section", { id: "answer", "aria-label": "Answer" }, ...(this.top ? this.top.childNodes : []));
    this.copy = el("button", { class: "stuck", tabindex: "-1", "aria-hidden": "true", onclick: () => scrollTo({ top: 0 }) });
    Object.assign(this, { comparing: el("div", { class: "comparing" }), facts: el("div"), forbidden: el("div"), bars: el("div", { class: "levels" }), stops: el("div") });
    this.about_it = [this.folded("All figures", () => [drawFigures([this.answer.details()]), drawNotes(this.answer), el("p", { class: "small sources" }, ownValues(this.answer), this.answer.sources.join(" "))], true),
      this.folded("What happened? Session luck", () => this.session(), true)];
    this.facts.append(...this.about_it);
    const common = form.fields.filter((field) => !field.side && !field.group);
    this.place.replaceChildren(el("div", { class: "odds" },
      el("div", { class: "first" }, el("p", { class: "lede" }, form.lede), this.top),
      el("div", { class: "pick" }, this.copy, this.procedures(), el("form", { id: "form", onsubmit: (event) => event.preventDefault() },
        el("div", { class: "sides" }, form.sides.map((side) => this.controls.side(side))),
        el("div", { class: "common" }, common.map((field) => this.controls.field(field))), this.controls.why()), this.actions(), this.comparing),
      el("div", { class: "rest" }, this.bars, this.stops, this.folded("More options", () => this.more()), this.facts,
        this.folded("Last questions", () => (this.listed = el("div", {}, this.last()))), this.forbidden)));
    this.watched?.disconnect();
    this.watched = new IntersectionObserver(([seen]) => this.copy.classList.toggle("on", !seen.isIntersecting && seen.boundingClientRect.top < 0));
    this.watched.observe(this.top);
    this.place.setAttribute("aria-busy", "false");
    this.focus(name, value);
    if (held && !name) this.place.querySelector(`[data-do="${held}"]`)?.focus(); // Swap
  }

  // Answer what is asked.
  answered() {
    this.calm();
    const answer = (this.answer = this.ask(this.given)), { problems } = answer;
    const fill = (one, ...children) => one.replaceChildren(...children.flat(3).filter(Boolean));
    fill(this.top, problems
      ? [el("p", { class: "verdict said" }, problems[0]), problems.slice(1).map((line) => el("p", { class: "aside" }, line))]
      : drawGlance(answer));
    this.top.className = answer.forbidden ? "refused" : "";
    this.top.removeAttribute("aria-busy");
    fill(this.copy, problems ? el("span", {}, problems[0]) : [el("span", {}, headline(answer)), answer.glance?.scale.length ? scaled(answer.glance.scale, false) : null]);
    fill(this.bars, problems ? null : [drawSpreads(answer), drawAsides(answer, true)]);
    fill(this.stops, problems || !this.form.charted ? null : this.stopping());
    this.comparable.disabled = Boolean(problems);
    fill(this.comparing, this.compared());
    this.facts.hidden = Boolean(problems);
    if (!problems) this.about_it.forEach((one) => one.renew());
    if (this.tapped) say(problems ? `Not allowed: ${problems[0]}` : spoken(answer));
    this.painted(() => this.later());
  }

  // When to call off, as a picture: of the best call-off, whatever is asked; worked out when it is opened.
  stopping() {
    return this.folded("When to call off", () => {
      const answer = this.ask({ ...this.given, stop: "best", ...(this.given.then ? { then_stop: "best" } : {}) }), chart = answer.problems ? null : answer.details().chart;
      return chart ? drawChart(chart) : small("This battle has no chart of it.");
    });
  }

  session() {
    const place = el("div");
    needed("session", () => typeof Session === "undefined").then(() => place.append(new Session(this).draw()));
    return place;
  }

  procedures() {
    const names = Object.keys(this.about.forms);
    if (names.length < 2) return null;
    const chips = names.map((name) => el("button", { "aria-pressed": String(name === this.procedure),
      onclick: () => { location.hash = address.write({ game: this.game, procedure: name, given: this.takenTo(name) }); } }, this.about.forms[name].title));
    this.painted(() => { const [one] = chips.filter((each) => each.getAttribute("aria-pressed") === "true"); one.parentNode.scrollLeft = one.offsetLeft - 60; });
    return el("div", { class: "asks controls", role: "group", "aria-label": "What is asked" }, chips);
  }

  // What another question begins with: the sides that were chosen in this one, unless its rules forbid them.
  takenTo(name) {
    const { sides, first } = this.about.forms[name], same = sides.filter((one) => this.form.sides.some(({ name, kind }) => name === one.name && kind === one.kind));
    const given = { ...first, ...Object.fromEntries(sides.map(({ name, usual }) => [name, usual])), ...Object.fromEntries(same.map(({ name }) => [name, this.given[name]])) };
    return same.length && !this.about.problems(name, given).length ? given : {};
  }

  actions() {
    const [first, second] = this.form.sides, swappable = second && first.kind === second.kind;
    const tool = (name, label, act) => button(name, [sign(name), label], act);
    return el("div", { class: "row controls acts" }, swappable ? tool("swap", "Swap", () => this.swap()) : null,
      (this.comparable = tool("compare", "Compare", () => this.keep())), tool("share", "Share", () => this.share()),
      button("clear", "Clear", () => { location.hash = address.write({ ...this, given: {} }); }));
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
    toast("Kept. Change something to see both side by side.");
  }

  compared() {
    if (!this.kept || this.answer.problems) return null;
    const { answer, hash } = this.kept;
    return el("section", { class: "compared" }, el("h2", {}, "Compared"),
      small("Kept: ", el("a", { href: hash }, worded(answer.heading)), `. ${spoken(answer)}`),
      drawFigures([answer.details(), this.answer.details()]),
      el("button", { onclick: () => { this.kept = null; this.answered(); } }, "Stop comparing"));
  }

  async share() {
    this.current();
    history.replaceState(null, "", address.write(this));
    try { if (navigator.share) { await navigator.share({ title: document.title, url: location.href }); return; } } catch (fault) { if (fault.name === "AbortError") return; }
    try { await navigator.clipboard.writeText(location.href); toast("The link is copied: whoever opens it sees this question."); } catch { toast(location.href); }
  }

  more() {
    const groups = [...new Set(this.form.fields.map((one) => one.group))].filter(Boolean).map((name) => [name, this.form.fields.filter((one) => one.group === name)]);
    const side = (field) => this.form.sides.find((one) => one.name === field.side);
    const named = (field) => (field.side ? { ...field, label: `${side(field).label}: ${lowered(field.label)}` } : field);
    const texts = this.form.sides.filter((one) => one.kind !== "text" && one.kind !== "letters");
    return [...groups.map(([name, fields]) => el("fieldset", {}, el("legend", {}, name === "Usual" ? "Situation" : name),
      el("div", { class: "grid" }, fields.map((field) => this.controls.field(named(field)))))),
    texts.length ? el("fieldset", {}, el("legend", {}, "As text"), texts.map((one) => this.controls.text({ ...one, usual: null, help: `${one.label} as text` }))) : null];
  }

  // All figures, drawn at once: paper does not wait for what follows an opening.
  unfold() {
    const [one] = this.about_it || [];
    if (!one || this.answer.problems) return;
    one.open = true;
    one.renew();
  }

  // Details that stay open from tap to tap, drawn when they are opened, or with the next answer.
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
    const all = remembered.list("last", isAsked);
    return all.length ? el("ol", { class: "last" }, all.map(({ hash, heading, verdict }) =>
      el("li", {}, el("a", { href: hash }, heading, el("br"), el("span", { class: "small" }, verdict)))))
      : small("The last ten questions will stand here, on this device only.");
  }

  // When the answer stands: put the question into the address, mark what the rules forbid, remember.
  later() {
    const hash = address.write(this);
    if (this.tapped) history.replaceState(null, "", hash);
    this.mark();
    if (!this.answer.problems) this.settling = setTimeout(() => {
      const known = remembered.list("last", (one) => isAsked(one) && one.hash !== hash);
      remembered.set("last", [{ hash, heading: worded(this.answer.heading), verdict: headline(this.answer).map((one) => one.textContent ?? one).join("") }, ...known].slice(0, MOST_KEPT));
      this.listed?.replaceChildren(this.last());
    }, SETTLED_MS);
  }

  // Mark the controls that choose what the rules forbid, bit by bit.
  mark() {
    clearTimeout(this.marking);
    const choices = (this.unmarked = this.controls.all("choices")), why = new Set(), step = () => {
      const until = performance.now() + SLICE_MS;
      while (choices.length && performance.now() < until) {
        const { element, name, value } = choices.shift(), [text] = this.controls.reasons(name, value);
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
