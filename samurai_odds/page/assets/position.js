"use strict";
// The view of positions: a board changed by touch, odds and games from it, files in and out.
// Scripts of each game put into PLACED what reads, draws, changes and writes its positions.
const PLACED = {}, MOST_GAMES = 1024, FEW_GAMES = 8;
const words = (fault) => { if (!fault.problems_) throw fault; return fault.problems_; };

class PositionView {
  fields = [{ name: "key" }, { name: "z" }]; // of its links
  constructor(place) { this.place = place; }

  // The position that was last changed here, or that of a link, which takes its place once it is changed.
  async show(game, pairs = []) {
    Object.assign(this, { game, placed: PLACED[game], picked: null, wanted: "", found: null, before: [], note: "" });
    const kept = remembered.get(`position.${game}`, null);
    if (this.begins(kept)) this.begin(kept);
    else if (typeof kept !== "string" || !this.open(kept)) this.begin(Object.keys(this.placed.begins)[0]);
    if (pairs.length) await this.openLink(new Map(pairs));
    this.place.setAttribute("aria-busy", "false");
    this.draw();
  }

  async openLink(given) {
    const before = this.scenario, key = given.get("key"), packed = given.get("z");
    try {
      if (packed === undefined && this.begins(key)) {
        this.begin(key, false);
        return this.before.push(before);
      }
      const text = packed === undefined ? null : await unpackedText(packed);
      if (text === null) this.note = `This link names no position of this page: ${quoted(key)}.`;
      else if (this.open(text, false)) this.before.push(before);
      else Object.assign(this, { note: `This link's position cannot be read: ${this.faults[0]}`, faults: [] });
    } catch (fault) {
      if (!(fault instanceof SaveFault)) throw fault;
      this.note = fault.message;
    }
  }

  // What a position may begin with is kept by its key, any other as a file.
  begins(key) { return typeof key === "string" && Object.hasOwn(this.placed.begins, key); }
  begin(key, isOwn = true) { this.take(BOARDS[this.game](key), key, isOwn); }

  take(scenario, kept, isOwn) {
    Object.assign(this, { scenario, faults: [], picked: null, wanted: "", found: null, drawn: null, isOwn });
    this.keep(kept);
  }

  // Read a file's text; return whether it could be read.
  open(text, isOwn = true) {
    try {
      this.take(this.placed.read(text, "this file"), text, isOwn);
    } catch (fault) { this.faults = words(fault); return false; }
    return true;
  }

  keep(text) {
    const isKept = !this.isOwn || remembered.set(`position.${this.game}`, text);
    this.unkept = isKept ? "" : "This device keeps nothing more (a full storage, a private window?): save the position as a file to keep it.";
  }

  change(scenario) {
    this.before.push(this.scenario);
    Object.assign(this, { scenario: this.placed.edited(scenario), found: null, drawn: null, isOwn: true, note: "" });
    if (location.hash.includes("?")) history.replaceState(null, "", `#/position/${this.game}`);
    this.written();
    this.draw();
  }

  // The position as a file, null while it is not sound; what is wrong is shown then.
  written() {
    try {
      const text = this.placed.write(this.scenario);
      this.faults = [];
      this.keep(text);
      return text;
    } catch (fault) { this.faults = words(fault); return null; }
  }

  tap(spot) {
    const { picked, wanted, placed, scenario } = this;
    this.wanted = "";
    if (wanted && spot !== picked) {
      this.picked = spot;
      if (wanted === "move") return this.change(placed.moved(scenario, picked, spot));
      return this.attack(picked, spot);
    }
    Object.assign(this, { picked: spot, found: null });
    return this.draw();
  }

  // The odds of an attack by the game's own rules, as the command answers `odds`. They are worked out
  // when it stands in sight that they will be.
  async attack(here, there, given = {}) {
    const { game, placed, scenario } = this, asked = (this.found = { here, there, given, waits: true });
    this.draw();
    await loadPlay(game);
    await new Promise((painted) => { requestAnimationFrame(() => setTimeout(painted)); });
    if (this.found !== asked) return;
    try {
      const found = $kw(placed.attacked, [scenario, here, there], given);
      Object.assign(asked, { answer: GAMES[game].seen(PLACED.answered(found.question_)), hash: found.command_ });
    } catch (fault) { asked.faults = words(fault); }
    asked.waits = false;
    this.draw();
  }

  draw() {
    const { placed, scenario } = this, focus = document.activeElement?.dataset?.do, spots = placed.spots(scenario);
    const keys = Object.keys(placed.begins);
    const begin = el("select", { "aria-label": "Begin with", onchange: () => { if (begin.selectedIndex) { this.before.push(scenario); this.begin(keys[begin.selectedIndex - 1]); this.draw(); } } },
      el("option", {}, "Begin with …"), Object.values(placed.begins).map((title) => el("option", {}, title)));
    const said = [this.note, this.unkept].filter(Boolean).join(" ");
    this.place.replaceChildren(...[said ? el("p", { class: "aside", "data-told": true }, said) : []].flat(),
      el("div", { class: "standing" }, begin, button("undo", "Undo", () => { Object.assign(this, { scenario: this.before.pop(), found: null, drawn: null }); this.written(); this.draw(); }, { disabled: !this.before.length })),
      small(el("strong", {}, scenario.title_), ` ${placed.said(scenario)}`),
      el("div", { class: "table" }, this.board(), el("div", { class: "beside" }, this.problems(), this.answer(), this.panel(spots), this.games(),
        this.folded("Sides, hands, tokens", () => this.sides()), this.folded("Board as a list", () => el("ul", { class: "small" }, placed.listed(scenario).map(([spot, text]) => el("li", {}, `${spots[spot][2]}: ${text}`)))),
        this.folded("As a file", () => this.file()))));
    this.ask(spots);
    this.tell();
    if (focus) this.place.querySelector(`[data-do="${CSS.escape(focus)}"]`)?.focus();
  }

  // What is asked and answered, in the one region that is said aloud.
  tell() {
    const told = [...this.place.querySelectorAll("[data-told], .found .verdict, .found .instead")].map((one) => one.textContent).join(" ");
    if (told !== this.told) say(this.told = told);
  }

  folded(title, draw) {
    this.unfolded ||= new Set();
    const one = el("details", { ontoggle: () => { this.unfolded[one.open ? "add" : "delete"](title); fill(); } }, el("summary", {}, title));
    const fill = () => { if (one.open && !one.filled) { one.filled = true; one.append(...[draw()].flat(2).filter(Boolean)); } };
    one.open = this.unfolded.has(title);
    fill();
    return one;
  }

  // ---- the board ------------------------------------------------------------------------------

  board() {
    const { placed, scenario, game } = this;
    this.map ||= el("div");
    this.field ||= new BoardView(this.map);
    this.field.lay(placed.cells(scenario), { game, armyOf: placed.army_of });
    this.field.show(placed.pieces(scenario));
    return this.map;
  }

  // Every place is a button; arrows go from one to the next.
  ask(spots) {
    const { picked } = this, what = new Map(this.placed.listed(this.scenario));
    this.field.ask(picked === null ? [] : [picked], spots.map(([, , name], place) => ({ place, says: what.has(place) ? `${name}: ${what.get(place)}` : name, quiet: true, tab: picked === null ? !place : place === picked, pressed: place === picked,
      keyed: (event) => this.key(event, place, this.field.at) })), (place) => this.tap(place));
  }

  // Arrows go to the nearest place that way; Enter picks it.
  key(event, spot, spots) {
    const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key], [x, y] = spots[spot];
    if (!by) return;
    event.preventDefault();
    const far = (one) => { const along = (one[0] - x) * by[0] + (one[1] - y) * by[1], off = Math.abs((one[0] - x) * by[1]) + Math.abs((one[1] - y) * by[0]); return along > 0 ? along + 2 * off : Infinity; };
    const next = spots.map((one, k) => [far(one), k]).reduce((a, b) => (b[0] < a[0] ? b : a));
    if (next[0] < Infinity) this.map.querySelector(`[data-spot="${next[1]}"]`).focus();
  }

  // ---- what may be changed -----------------------------------------------------------------------

  panel(spots) {
    if (this.picked === null) return el("p", { class: "aside", "data-told": true }, "Tap a place to change what stands there.");
    const name = spots[this.picked][2], pick = (wanted) => () => { this.wanted = this.wanted === wanted ? "" : wanted; this.draw(); };
    const choice = (wanted, text) => button(wanted, text, pick(wanted), { "aria-pressed": String(this.wanted === wanted) });
    return el("section", {}, el("h2", {}, name), el("div", { class: "row" }, choice("move", "Move or swap"), choice("attack", "Odds against")),
      this.wanted ? el("p", { class: "aside", "data-told": true }, this.wanted === "move" ? "Tap where it goes." : "Tap the enemy.") : null, this.controls("place", this.picked));
  }

  sides() {
    return [...this.placed.sides(this.scenario).map((name, side) => el("fieldset", {}, el("legend", {}, name[0].toUpperCase() + name.slice(1)), this.controls("side", side))),
      el("fieldset", {}, el("legend", {}, "Moment"), this.controls("whole", 0))];
  }

  controls(part, number) {
    const { placed, scenario } = this;
    return el("div", { class: "grid" }, placed.controls(scenario, part, number).map((one) =>
      this.control(one, `${part} ${number} ${one.name_}`, (value) => this.change(placed.changed(scenario, part, number, one.name_, value)))));
  }

  control({ label_: label, kind_: kind, now_: now, choices_: choices, least_: least, most_: most }, name, put) {
    const list = (chosen, press, first = []) => {
      const one = el("select", { "aria-label": label, "data-do": name, onchange: () => press(one.selectedIndex - first.length) },
        first.map((text) => el("option", {}, text)), choices.map((text, k) => el("option", { selected: k === chosen }, text)));
      return one;
    };
    if (kind === "one") return el("label", { class: "field" }, el("span", {}, label), list(now, put));
    if (kind === "many") {
      const add = list(-1, (k) => k >= 0 && put([...now, k]), ["Add …"]);
      return el("div", { class: "field", role: "group", "aria-label": label }, el("span", {}, label), el("div", { class: "chips" }, now.map((k, at) =>
        el("button", { title: "Take away", "aria-label": `${choices[k]}: take away`, onclick: () => put(now.filter((_, place) => place !== at)) }, `${choices[k]} ×`))), add);
    }
    const step = (by, sign, text) => button(`${name} ${by}`, sign, () => put(now + by), { "aria-label": `${label}: one ${text}`, disabled: now + by < least || now + by > most });
    return el("div", { class: "field number", role: "group", "aria-label": label }, el("span", {}, label), step(-1, "−", "less"), el("output", {}, String(now)), step(1, "+", "more"));
  }

  // ---- answers -------------------------------------------------------------------------------------

  problems() {
    return this.faults.length ? el("div", { "data-told": true }, el("p", { class: "verdict" }, `Not a sound position: ${this.faults[0]}`), this.faults.slice(1, 4).map((text) => el("p", { class: "aside" }, text))) : null;
  }

  answer() {
    const { found } = this;
    if (!found) return null;
    if (found.waits) return el("p", { class: "verdict", "data-told": true }, "Working out the odds ...");
    const more = this.folded("What the board does not tell", () => this.asks(found));
    if (found.faults) return el("section", {}, el("p", { class: "verdict", "data-told": true }, `Not allowed: ${found.faults[0]}`), more);
    const { answer } = found;
    return el("section", { class: "found" }, el("p", { class: "small", "data-told": true }, `${worded(answer.heading)}.`), drawAnswer(answer), more,
      this.folded("All figures", () => [drawFigures([answer.details()]), drawNotes(answer)]),
      found.hash ? el("p", {}, el("a", { class: "button", href: found.hash }, "Open this question")) : null);
  }

  // The card, moves, policies, a stop rule: what the command takes as options.
  asks({ here, there, given }) {
    const form = { fields: this.placed.asks, sides: [] };
    const controls = new Controls({ forms: { odds: form } }, "odds", given, (name, value) => this.attack(here, there, controls.set(name, value)));
    return el("div", { class: "grid" }, form.fields.map((field) => controls.field(field)));
  }

  // Games from here, and the best plan of who is to choose; both are worked out in a worker.
  games() {
    if (!this.placed.plays) return null;
    const said = el("div"), stop = () => { this.adviser?.stop(); this.asking = null; };
    const who = el("select", { "aria-label": "Hint for" }), buttons = [];
    const tool = (name, text, question) => {
      const one = el("button", { "data-do": name, onclick: async () => {
        const again = this.asking === name;
        stop();
        buttons.forEach(([other, words]) => { other.textContent = words; });
        if (again || (this.written() === null && (this.draw(), true))) return;
        this.asking = name;
        one.textContent = "Stop";
        said.replaceChildren(small("Thinking ..."));
        say("Thinking ...");
        await loadPlay(this.game);
        if (!one.isConnected) return;
        if (this.adviser?.game !== this.game) {
          this.adviser?.worker?.terminate();
          this.adviser = new Adviser(this.game);
        }
        const { asked, show } = question(new Begun(this.game, this.scenario), who.selectedIndex);
        this.adviser.ask(asked, ({ found, done, fault }) => {
          if (!one.isConnected) return stop();
          said.replaceChildren(fault ? el("p", {}, fault) : show(found, done));
          if (done || fault) { this.asking = null; one.textContent = text; say(said.textContent); }
          return null;
        });
      } }, text);
      buttons.push([one, text]);
      return one;
    };
    const seats = this.placed.sides(this.scenario);
    if (seats.length > 2) who.append(...seats.map((name) => el("option", {}, name)));
    stop();
    return el("div", {}, el("div", { class: "row" }, tool("games", "Who wins from here?", (begun) => begun.wins()), tool("hint", "Hint", (begun, seat) => begun.hint(seat)),
      seats.length > 2 ? who : null), said);
  }

  // ---- files -----------------------------------------------------------------------------------------

  file() {
    const text = this.written(), area = el("textarea", { rows: "10", "aria-label": "The position as a file", spellcheck: "false" }), said = el("p", { class: "aside" });
    area.value = text ?? "";
    const take = (given) => { this.before.push(this.scenario); if (!this.open(given)) { this.before.pop(); say(said.textContent = this.faults.join("; ")); this.faults = []; } else this.draw(); };
    const chosen = el("input", { type: "file", accept: ".txt,text/plain", "aria-label": "Import a file", onchange: async () => { if (chosen.files[0]) take(await chosen.files[0].text()); } });
    return [text === null ? el("p", { class: "aside" }, "It can be saved when it is sound.") : null, area, said, el("div", { class: "row" },
      button("read", "Read this text", () => take(area.value)),
      text === null ? null : button("link", "Copy link", () => this.link(text, said)),
      text === null ? null : el("a", { class: "button", download: "position.txt", href: `data:text/plain;charset=utf-8,${encodeURIComponent(text)}` }, "Save as a file")), chosen];
  }
}

// A link that opens a position anywhere: it holds the whole file.
PositionView.prototype.link = async function (text, said) {
  const link = location.href.replace(/#.*/, "") + await positionLink(this.game, text);
  try {
    await navigator.clipboard.writeText(link);
    toast("The link is copied: whoever opens it sees this position.");
  } catch { said.textContent = link; }
};

// A position as the beginning of games by the usual bot on all seats.
class Begun {
  constructor(game, scenario) {
    const played = PLAYED[game], table = played.laid(scenario), question = Int32Array.from(table.question_.values()), seats = [...table.seats_];
    seats.forEach((_, seat) => { question[played.AT.BOTS + seat] = played.bots.findIndex(([bot]) => bot === played.bot); });
    Object.assign(this, { played, table, seats, start: { question, state: Int32Array.from(table.state_.values()) } });
  }

  wins() {
    let text = "Thinking ...";
    const show = (found) => { if (found) text = this.text(found); return el("p", { class: "verdict" }, text); };
    return { asked: { kind: "wins", start: this.start, games: MOST_GAMES }, show };
  }

  text({ games, wins }) {
    if (games < FEW_GAMES) return "Thinking ...";
    const of = this.seats.map((_, seat) => wins[seat] / games), nobody = 1 - of.reduce((a, b) => a + b, 0);
    const error = Math.max(...of.map((share) => Math.sqrt(Math.max(share * (1 - share), 0.25 / games) / games)));
    return `${this.seats.map((name, k) => `${capital(name)} wins ${roundPercent(of[k])}`).join(", ")}${nobody > 1e-9 ? `, nobody ${roundPercent(nobody)}` : ""} ± ${(100 * error).toFixed(1)} (${games} games by ${this.played.bot})`;
  }

  // Plans at the first choice from here: of whoever has it, or of one of many seats.
  hint(seat) {
    const sitting = new this.played.Sitting(this.start, { persons: seat < 0 ? EVERYBODY : [seat] }), hint = { found: null, words: new Map() };
    const who = sitting.now ? `Hint for ${this.seats[sitting.now.seat]}; cards that are not named are dealt at random.` : "Nobody chooses any more.";
    const show = (found, done) => {
      if (found) hint.found = found;
      hint.state = done ? "done" : "thinking";
      return el("div", { class: "hints" }, small(who), hintShown(hint, this.played, this.table, sitting));
    };
    return { asked: { kind: "hint", seed: HINT_SEED, start: { question: this.start.question, state: sitting.state } }, show };
  }
}
const positionView = new PositionView(document.getElementById("view"));
