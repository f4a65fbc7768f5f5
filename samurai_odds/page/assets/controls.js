"use strict";
// What a question is put in with: buttons, steppers and lists, made from the form's fields.
// A control calls `change(name, value)`. What one name is chosen with is a piece, drawn again when
// that changes, or changed where it stands (`again`); it notes what each element chooses, so that
// what the rules forbid can be marked.
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

  // Put a question in instead: draw again what its changed name is chosen with.
  put(given, name) {
    this.given = given;
    for (const one of this.pieces.filter((each) => each.name === name)) {
      const { element, again } = one;
      // Null: it must look otherwise.
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

  // Buttons of which one is pressed: the one for the value that `now` finds.
  buttons(name, choices, now) {
    const made = choices.map(([value, label, title]) => [value, this.button(name, value, label, value === now(), title)]);
    this.again = () => { for (const [value, one] of made) one.setAttribute("aria-pressed", String(value === now())); };
    return made.map(([, one]) => one);
  }

  reasons(name, value) { return this.about.problems(this.procedure, this.set(name, value)); }

  press({ element, name, value }) {
    const [reason] = element.getAttribute("aria-disabled") === "true" ? this.reasons(name, value) : [];
    // The mark may be of the question before.
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

  // A number between two buttons, so that it needs no keyboard.
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

  // ---- the sides --------------------------------------------------------------------------

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

// "daimyo, 2 bowmen" as numbers by kind; null where it says more than that.
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

// "SI 7-4/6-3 2h check" in parts; null where it is not one unit.
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
