"use strict";
// What a question is put in with: buttons, steppers and lists, made from the form's fields.
// A control calls `change(name, value)`. What one name is chosen with is a piece, drawn again when
// that changes, or changed where it stands (`again`); it notes what each element chooses, so that
// what the rules forbid can be marked.
class Controls {
  constructor(about, procedure, given, change) {
    Object.assign(this, { about, procedure, form: about.forms[procedure], given, change, pieces: [], whys: {} });
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
    for (const one of Object.values(this.whys)) one.replaceChildren();
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
    const one = el("button", { "aria-pressed": String(pressed), title, "data-name": name,
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

  reasons(name, value) { return this.about.problems(this.procedure, this.set(name, value)).map(reasoned); }

  press({ element, name, value }) {
    const [reason] = element.getAttribute("aria-disabled") === "true" ? this.reasons(name, value) : [];
    // The mark may be of the question before.
    if (reason) this.forbid(name, reason);
    else this.change(name, value);
  }

  // Why something is forbidden stands under what was tapped until something else is.
  forbid(name, reason) {
    const side = this.form.sides.find((one) => name === one.name || name.startsWith(`${one.name}_`))?.name;
    (this.whys[side] || this.whys[""])?.replaceChildren(reason);
    say(`Not allowed: ${reason}`);
  }

  why(name = "") { return (this.whys[name] = el("p", { class: "why" })); }

  // Blocks: as many pips as there may be, those left filled; the last one left is tapped.
  few(field) {
    const counts = Array.from({ length: field.most - field.least + 1 }, (_, k) => field.least + k), now = () => this.value(field) ?? field.most, told = el("b");
    const pips = this.buttons(field.name, counts.map((count) => [count, el("i"), field.help]), now), press = this.again;
    pips.forEach((pip, k) => pip.setAttribute("aria-label", `${counts[k]} ${field.label.toLowerCase()}`));
    (this.again = () => {
      press();
      told.textContent = `${now()} of ${field.most}`;
      pips.forEach((pip, k) => pip.classList.toggle("on", counts[k] <= now()));
    })();
    return el("div", {}, el("p", { class: "label" }, `${field.label} left`, told), el("div", { class: "pip", role: "group", "aria-label": field.help, "data-field": field.name }, pips));
  }

  // Ground: the usual kinds as swatches, the others in a list.
  ground(field) {
    const { choices } = field, rest = choices.filter((one) => !GROUND[one]), now = () => this.value(field);
    const swatches = this.buttons(field.name, choices.filter((one) => GROUND[one]).map((one) => [one, [swatch(one), worded(one)], field.help]), now), press = this.again;
    const more = this.select({ ...field, choices: rest, usual: null }, "", "other").querySelector("select");
    more.selectedIndex = rest.indexOf(now()) + 1;
    (this.again = () => {
      press();
      more.classList.toggle("on", rest.includes(now()));
      if (!rest.includes(now())) more.selectedIndex = 0;
    })();
    return el("div", {}, el("p", { class: "label" }, "Stands on", el("b")), el("div", { class: "swatches", role: "group", "aria-label": field.help }, swatches, more));
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
      const option = el("option", { selected: value === (first ?? null) }, value === null ? plain : worded(value));
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
      return this.button(field.name, on ? null : field.choices[0], field.label, on, field.help);
    }
    if (field.kind === "few") return field.group ? this.select(field, field.label, "–") : this.number(field);
    if (field.kind === "choice") return this.select(field, field.label, "–");
    return this[field.kind](field);
  }

  // ---- the sides --------------------------------------------------------------------------

  side(side) {
    const own = this.form.fields.filter((field) => field.side === side.name && !field.group), chosen = el("span"), lone = this.about.letters?.some(([, unit]) => unit === "lone-leader");
    const titled = () => { chosen.textContent = side.kind === "letters" ? this.given[side.name].replaceAll("-", " ").replace(/^\w+ (?=\w+ cavalry|arquebus)/, "") : side.kind === "text" ? "" : this.given[side.name]; };
    const alone = () => el("div", { class: "lone" }, this.buttons(side.name, [["lone-leader", figure("lone-leader"), "lone leader"]], () => this.given[side.name]));
    const drawn = (field) => this.piece(field.name, () => (field.kind === "few" ? this.few(field) : field.choices.includes("forest") ? this.ground(field) : field.kind === "choice" ? this.select(field) : this.controlled(field)));
    return el("fieldset", { class: side === this.form.sides[0] ? "force" : "force two" }, this.piece(side.name, () => { (this.again = titled)(); return el("legend", {}, side.label, chosen); }), this.piece(side.name, () => this[side.kind === "text" ? "asText" : side.kind](side)), this.why(side.name),
      side.kind === "counter" ? this.piece(side.name, () => this.numbers(side)) : null,
      own.map((field) => (lone && field.name === "defender_leader" ? el("div", { class: "beside-it" }, drawn(field), this.piece(side.name, alone)) : drawn(field))));
  }

  letters(side) {
    const known = this.about.letters.filter(([, unit]) => unit !== "lone-leader");
    return el("div", { class: "units", role: "group", "aria-label": `${side.label}'s unit` },
      this.buttons(side.name, known.map(([letters, unit]) => [unit, [figure(unit), el("b", {}, letters)], unit.replaceAll("-", " ")]), () => this.given[side.name]));
  }

  troop(side) {
    const { kinds } = this.about, read = () => readTroop(this.given[side.name], kinds);
    if (!read()) return this.asText(side);
    const step = (kind, by) => {
      const stepped = () => { const counts = read(); return writeTroop({ ...counts, [kind]: Math.max(0, counts[kind] + by) }, kinds); };
      const label = `${by < 0 ? "fewer" : "more"} ${kind}`, one = el("button", { "aria-label": label, "data-name": side.name, "data-value": label,
        onclick: () => this.change(side.name, stepped()) }, by < 0 ? "−" : "+");
      this.near.push({ element: one, name: side.name, get value() { return stepped(); } });
      return one;
    };
    const rows = kinds.map(([kind]) => {
      const less = step(kind, -1), count = el("output"), more = step(kind, 1);
      return [kind, less, count, more, el("div", { class: "kind", role: "group", "aria-label": `${side.label}: ${kind}` }, less, el("div", { class: "who" }, figure(kind), count, el("small", {}, kind)), more)];
    });
    (this.again = () => {
      const counts = read();
      for (const [kind, less, count, more, row] of counts ? rows : []) {
        count.textContent = counts[kind];
        row.classList.toggle("on", counts[kind] > 0);
        less.disabled = !counts[kind];
        more.disabled = kind === "daimyo" && counts[kind] > 0;
      }
      return counts;
    })();
    return el("div", { class: "kinds" }, rows.map(([, , , , row]) => row));
  }

  // A counter of RAN: its type, then what stands on it. All of them choose the whole unit: `made` are buttons, each with
  // what it makes of the unit that is there, and whether it is pressed then.
  chosen(side, made, more = () => {}) {
    (this.again = () => {
      const unit = readCounter(this.given[side.name], this.about);
      for (const [one, changed, isOn] of unit ? made : []) {
        one.choice.value = one.dataset.value = writeCounter(changed(unit));
        one.setAttribute("aria-pressed", isOn(unit));
      }
      return unit && (more(unit), unit);
    })();
  }

  counter(side) {
    if (!readCounter(this.given[side.name], this.about)) return this.asText(side);
    // Who fires has no disrupted side (2.21).
    const of = (type) => (unit) => (/-|Honjin/.test(type) ? { ...unit, type, tq2: null, ma2: null, words: unit.words.filter((one) => one !== "disrupted") } : { ...unit, type });
    const made = this.about.types.map((type) => [this.button(side.name, "", [figure(type), el("b", {}, type)], false, type), of(type), (unit) => unit.type === type]);
    this.chosen(side, made);
    return el("div", { class: "units", role: "group", "aria-label": `${side.label}'s type` }, made.map(([one]) => one));
  }

  numbers(side) {
    const read = () => readCounter(this.given[side.name], this.about), lists = [];
    if (!read()) return el("div");
    const list = (label, name, values) => {
      const one = el("select", { "aria-label": `${side.label}: ${label}`, onchange: () => this.change(side.name, writeCounter({ ...read(), [name]: values[one.selectedIndex] })) },
        values.map((value) => el("option", {}, value === null ? "–" : String(value))));
      lists.push([one, name, values]);
      return el("label", { class: "field" }, el("span", {}, label), one);
    };
    const upTo = (first, last) => Array.from({ length: last - first + 1 }, (_, k) => first + k), told = el("summary");
    const made = Object.entries(this.about.words).map(([word, meaning]) => {
      const isOn = ({ words }) => words.includes(word);
      return [this.button(side.name, "", word, false, meaning), (unit) => ({ ...unit, words: isOn(unit) ? unit.words.filter((one) => one !== word) : [...unit.words, word] }), isOn];
    });
    const drawn = el("div", { class: "parts" }, el("div", { class: "pair" }, list("Hits", "hits", upTo(0, 8)), list("TQ", "tq", upTo(1, 9))),
      el("div", { class: "pair" }, list("MA", "ma", upTo(0, 12)), list("2nd", "tq2", [null, ...upTo(1, 9)])),
      el("details", {}, told, el("div", { class: "chips" }, list("2nd MA", "ma2", [null, ...upTo(0, 12)]), made.map(([one]) => one))));
    this.chosen(side, made, (unit) => {
      for (const [one, name, values] of lists) one.selectedIndex = values.indexOf(unit[name]);
      told.textContent = unit.words.join(", ") || "State …";
    });
    return drawn;
  }

  asText(side) {
    return this.text({ ...side, help: `${side.label} as text`, label: "", usual: null });
  }
}

// Kinds of ground with a drawing of their own, and a hex of each.
const GROUND = { open: "M0 0", forest: "M-27-8l11-20 11 20zM6-14l11-20 11 20zM-8 30l11-20 11 20zM-38 26l9-16 9 16zM20 28l10-18 10 18z",
  hill: "M-34 2q12-24 24 0M2-10q14-26 28 0M-22 34q14-26 28 0M12 30q12-22 24 0" };
const swatch = (kind) => shape("svg", { class: `ground ${kind}`, viewBox: "-54 -62 108 124", "aria-hidden": "true" }, shape("path", { class: "hex", d: "M0-57.7 50-28.9V28.9L0 57.7-50 28.9V-28.9z" }), shape("path", { class: "mark", d: GROUND[kind] }));

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
