"use strict";
// A game that is played on the page: its steps, what each person was told, and undoing them.
const PERSON = "person", SIDES = ["red", "blue"], LINES_SHOWN = 14, FEW_CHOICES = 8, WATCHED_MS = 700;
const playoutsOf = (name) => Number(/^searching:([1-9]\d{0,4})$/.exec(name)?.[1] || 0); // that a search gives a turn
const numbers = (state) => new NDArray(state, [state.length]);
const asStep = ({ what, value, before, after, asked, draw }) =>
  ({ what_: what, value_: value, before_: numbers(before), after_: numbers(after), asked_: asked, draw_: draw });
const textsOf = (lines) => lines.map((line) => line.text_);
const seenBy = (lines, seat) => lines.map((line) => line.seen_by_(seat)).filter((text) => text);

// A game as it goes: what is played, and what was told of each step to each person.
class Match {
  constructor(played, table, about) {
    Object.assign(this, { played, table, about, frames: [], steps: [], chosenAt: [], groups: groupsOf(played, about.scenario) });
    const { bots } = played, question = Int32Array.from(table.question_.values());
    this.groups.forEach((seats, player) => seats.forEach((seat) => { // a person is advised by the usual bot
      const name = about.players[player], playouts = playoutsOf(name);
      question[played.AT.BOTS + seat] = bots.findIndex(([bot]) => bot === (name === PERSON ? played.bot : playouts ? played.GAME.author : name));
      question[played.AT.SEARCHED + seat] = playouts;
    }));
    this.start = { question, state: Int32Array.from(table.state_.values()) };
    this.last = this.start.state;
    this.persons = this.groups.flatMap((seats, player) => (about.players[player] === PERSON ? seats : []));
    table.reader_ = this.persons.length === 1 ? this.persons[0] : -1; // who is "you" in what is told
    this.tell();
    this.sitting = new played.Sitting(this.start, { ...this.options, choices: [], plans: about.plans || [] }, (step) => this.seen(step));
    this.rest = [...about.choices];
    this.resume();
  }

  // Go on with the choices that were made before, as far as nobody searches.
  resume() {
    while (this.rest.length && !this.sitting.searching) this.choose(this.rest.shift());
    this.finish();
    if (this.about.check === undefined || this.isSame || this.rest.length) return;
    if (this.check === this.about.check) this.isSame = true;
    else if (!this.sitting.searching) this.isSame = false; // it may have been saved when that was over
  }

  follow(plan) {
    this.sitting.follow(plan);
    this.resume();
  }

  // What of it is kept: the game plays itself again from that, and is checked where it stands.
  get saved() {
    const isOpen = this.rest.length || (this.about.check !== undefined && this.isSame === undefined);
    const at = isOpen ? {} : { ...this.played.today, check: this.check, position: this.written() ?? undefined };
    return { ...this.about, ...at, choices: [...this.sitting.choices, ...this.rest], plans: this.sitting.plans };
  }

  get check() { return checkOf(this.sitting.state, this.played.GAME.notes); }

  get options() { return { seed: this.about.seed, game: this.about.number, persons: this.persons, dice: this.about.dice }; }
  get now() { return this.sitting.now; }
  get turn() { return this.sitting.state[this.played.AT.TURN]; }
  get isShared() { return new Set(this.persons.map((seat) => this.playerOf(seat))).size > 1; }
  playerOf(seat) { return this.groups.findIndex((seats) => seats.includes(seat)); }

  tell() {
    const queue = (this.queue = []), steps = { *[Symbol.iterator]() { while (queue.length) yield queue.shift(); } };
    this.telling = this.table.narrated_(steps, this.about.seed, this.about.number);
  }

  choose(place) {
    this.chosenAt.push({ frames: this.frames.length, begun: this.begun, steps: [...this.steps], turn: this.turn, sheet: this.sheet || this.sheetNow() });
    this.sitting.choose(place);
    this.finish();
  }

  // The sheet that answers what is asked, in this round of this seat, "" if none does.
  sheetNow() {
    const { now, sitting: { state }, table, played: { AT } } = this, name = now?.what < 0 && table.sheet_ ? table.sheet_(numbers(state)) : "";
    return name && `${name} ${state[AT.TURN]} ${now.seat}`;
  }

  // How many choices are left without the last one, and those that were made with it.
  get back() {
    const { chosenAt } = this;
    let left = chosenAt.length - 1;
    while (left > 0 && chosenAt[left].sheet && chosenAt[left - 1].sheet === chosenAt[left].sheet) left -= 1;
    return left;
  }

  // The game with only the first so many choices; a setup, which is told as a whole, again.
  undo(left) {
    const sitting = this.sitting.undo(left), { frames, begun, steps } = this.chosenAt[left];
    if (!sitting.state[this.played.AT.TURN]) return new Match(this.played, this.table, { ...this.about, check: undefined, choices: sitting.choices, plans: sitting.plans });
    const one = Object.assign(Object.create(Match.prototype), this, { sitting, begun, rest: [], over: null, steps: [...steps], frames: this.frames.slice(0, frames), chosenAt: this.chosenAt.slice(0, left) });
    one.last = one.stepped(one.stateOf(frames), steps);
    sitting.seen = (step) => one.seen(step);
    one.tell();
    return one;
  }

  // A step is kept by what it changes (before it is asked for, and by it): what happened is made of it again where it is shown.
  seen(step) {
    const known = asStep(step), { changes } = this.played.Sitting, { what, value, asked, draw, before, after } = step;
    this.queue.push(known);
    if (this.table.begins_(known.before_)) this.begun = before;
    this.steps.push({ what, value, asked, draw, asking: changes(this.last, before), changes: changes(before, after) });
    this.last = after;
    const lines = this.telling.next().value[1];
    if (lines.length) this.show(before[this.played.AT.TURN], textsOf(lines), Object.fromEntries(this.persons.map((seat) => [seat, seenBy(lines, seat)])), draw);
  }

  show(turn, lines, told, draw) {
    this.frames.push({ turn, lines, told, draw, steps: this.steps, found: {} });
    this.steps = [];
  }

  stepped(state, steps) { return this.played.Sitting.changed(state, steps.flatMap((one) => [{ changes: one.asking }, one])); }

  // The steps since a choice, its own first.
  stepsSince(choice) {
    const { frames, steps } = this.chosenAt[choice];
    return [...this.frames.slice(frames).flatMap((one) => one.steps), ...this.steps].slice(steps.length);
  }

  // What happened in the frames from one to before another, by frame, as a seat may know it: made once.
  happened(first, end, viewer) {
    const { table, about, played } = this, { changed } = played.Sitting;
    let state = null;
    return this.frames.slice(first, end).map(({ steps, found }, k) => {
      if (found[viewer]) { state = null; return found[viewer]; }
      state ||= this.stateOf(first + k);
      return (found[viewer] = steps.flatMap((one) => {
        const before = changed(state, [{ changes: one.asking }]), after = (state = changed(before, [one]));
        const all = [...table.happened_(asStep({ ...one, before, after }), about.seed, about.number)];
        return viewer === null ? all : all.map((each) => each.seen_by_(viewer)).filter(Boolean);
      }));
    });
  }

  finish() {
    if (!this.sitting?.ended || this.over) return;
    this.over = textsOf(this.telling.next().value[1]);
    const last = this.frames[this.frames.length - 1];
    this.show(last ? last.turn : 0, this.over, {}, Infinity);
  }

  linesOf(frame, viewer) { return frame.told[viewer] || frame.lines; }

  // The file of the position at the start of this turn, as the command reads it; null before.
  written() {
    if (this.writtenOf !== this.begun) Object.assign(this, { writtenOf: this.begun, text: this.begun ? this.table.written_(numbers(this.begun)) : null });
    return this.text ?? null;
  }

  // The state that the first so many frames lead to.
  stateOf(frames) { return this.stepped(this.start.state, this.frames.slice(0, frames).flatMap(({ steps }) => steps)); }

  // The state at a frame, or now, as a seat knows it; without a seat, whole.
  stateAt(frame, viewer) {
    const { AT } = this.played, state = frame === null ? this.sitting.state : this.stateOf(frame + 1);
    if (viewer === null || this.sitting.ended) return state;
    const asked = state[AT.ASKED], found = this.sitting.known(viewer, state);
    found[AT.ASKED] = asked;
    return found;
  }
}
