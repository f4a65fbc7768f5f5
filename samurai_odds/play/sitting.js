// A game with persons at it: it goes on by itself to the next choice that is theirs (or the next
// dice, where dice that fell are told), draw for draw the game of the same seed and number in
// games.py. A person's choice uses up the draw of the bot, which is asked all the same. It stops too
// where a seat that searches decides (`searching`), until it is told a plan: see searching.py.
class Sitting {
  // `persons` are the seats that choose for themselves, `dice` has the rolls told too, `choices`
  // are what was chosen and told so far, by place. `seen` is called with every step: what, value,
  // the states before and after, whether it was drawn or chosen, and how many such came before.
  constructor(start, { seed = 0, game = 0, persons = [], dice = false, choices = [], plans = [] } = {}, seen = null) {
    Object.assign(this, { start, seed, game, persons, dice, seen, choices: [], events: [], marks: [], now: null, searching: null, plans: [] });
    this.question = Int32Array.from(start.question);
    this.state = Int32Array.from(start.state);
    this.marked = this.state.slice();
    this.found = plans; // what was planned when this game was played before
    this.going = { turn: this.state[AT.TURN], own: -1, left: 0, plan: null };
    this.draw();
    if (GAME.by_choice || this.decides(this.state[AT.ACTIVE], start)) this.go();
    for (const place of choices) this.choose(place);
  }

  get ended() { return this.state[AT.ENDED] !== AT.PLAYING; }

  // Whether what is asked begins something that is planned as a whole.
  get begins() { return GAME.by_choice && Boolean(RULES.decides(this.question, this.state)); }

  get saved() {
    const { seed, game, persons, dice, choices, plans } = this;
    return { seed, game, persons, dice, choices: [...choices], plans: [...plans] };
  }

  // The luck from here on: that of the draws so far.
  draw() { this.word = word_at(key(BigInt(this.seed)), this.game, this.question[AT.DRAWN] + this.events.length); }

  // Choose one of the options open, by its place; what was left to the bot is told by its complement.
  choose(place) {
    const value = this.now?.options[Math.max(place, ~place)];
    if (value === undefined) throw RangeError(`no option ${place}`);
    this.choices.push(place);
    this.now = null;
    this.take(value, true);
    this.go();
    return this;
  }

  // The same game as it stood before the last choice, or with only the first so many: from what
  // was marked where each was asked, for to play it again takes seconds.
  undo(left = this.choices.length - 1) {
    const choices = this.choices.slice(0, Math.max(0, left)), marks = this.marks.slice(0, choices.length + 1);
    if (!marks.length) return this; // nobody was asked
    const { now, word, events, going, question, plans } = marks[choices.length], state = Sitting.changed(this.start.state, marks);
    return Object.assign(Object.create(Sitting.prototype), this,
      { choices, marks, now, word, going, question, plans: this.plans.slice(0, plans), found: [], searching: null, state, marked: state.slice(), before: state.slice(), events: this.events.slice(0, events) });
  }

  // What is different in a later state: places and values in turn; and a state with such changes.
  static changes(before, after) {
    const found = [];
    for (let k = 0; k < after.length; k++) if (before[k] !== after[k]) found.push(k, after[k]);
    return Int32Array.from(found);
  }
  static changed(start, marks) {
    const state = Int32Array.from(start);
    for (const { changes } of marks) for (let k = 0; k < changes.length; k += 2) state[changes[k]] = changes[k + 1];
    return state;
  }

  // What a seat may know of a state: that of now, or another of this game.
  known(seat, of = this.state) {
    const state = of.slice();
    state[AT.ASKED] = seat;
    RULES.hide(this.question, state, new Int32Array(GAME.aside));
    return state;
  }

  // Go on until somebody must choose or tell, or the game is over.
  go() {
    const { question, state } = this;
    while (!this.ended) {
      this.before = this.seen && state.slice();
      state[AT.PENDING] = AT.AUTOMATIC;
      RULES.clear(state);
      RULES.prepare(question, state);
      const what = state[AT.PENDING];
      if (what === AT.AUTOMATIC) { this.show(what, 0, false); continue; }
      this.before = this.seen && state.slice();
      const only = what > 0 ? what === AT.UNIFORM + 1 : state[AT.OPTIONS_OPEN] === 1;
      if (only) { this.take(what > 0 ? 0 : state[AT.CHOICES], false); continue; }
      if (!this.is_decided(what)) return;
      const planned = this.planned(what);
      if (planned >= 0) { this.take(state[AT.CHOICES + planned], true); continue; } // uses up no luck
      const uniform = uniform_of(this.word), seat = what < 0 ? state[AT.ASKED] : -1;
      this.word = next_word(this.word);
      const options = what < 0 ? [...state.subarray(AT.CHOICES, AT.CHOICES + state[AT.OPTIONS_OPEN])] : outcomesOf(what);
      const usual = what < 0 ? this.advised(uniform) : options.indexOf(drawn(what, uniform));
      if (what < 0 ? this.persons.includes(seat) : this.dice) {
        this.before = this.seen && state.slice();  // with what the bot has noted
        this.now = { what, seat, kind: what < 0 ? state[AT.DECISION] : 0, options, usual };
        this.marks.push({ changes: Sitting.changes(this.marked, state), now: this.now, word: this.word, events: this.events.length, going: this.going, question: this.question, plans: this.plans.length });
        this.marked = state.slice();
        return;
      }
      this.take(options[usual], true);
    }
  }

  // Begin to play without a plan.
  part() {
    this.going = { ...this.going, own: -1, plan: null };
    this.draw();
  }

  // Whether nobody's search is waited for here: of turns, or of single choices.
  is_decided(what) {
    const { state, question, going } = this, seat = state[AT.ASKED];
    if (GAME.by_choice) {
      if (going.left || what > 0 || !question[AT.SEARCHED + seat] || !RULES.decides(question, state)) return true;
    } else {
      if (going.own >= 0 && (state[AT.TURN] !== going.turn || what > 0 || seat !== going.own)) this.part();
      if (state[AT.TURN] === going.turn) return true;
      this.going = { ...this.going, turn: state[AT.TURN] };
    }
    const asked = { question: question.slice(), state: state.slice() };
    asked.question[AT.DRAWN] += this.events.length;
    asked.question[AT.TURN_NOTED] = state[AT.TURN] - (GAME.by_choice ? 0 : 1);
    asked.state[AT.PENDING] = 0; // asked again
    return this.decides(GAME.by_choice ? seat : state[AT.ACTIVE], asked);
  }

  // Have a seat decide, if it searches: by what was planned before, else it is waited for.
  decides(seat, start) {
    const playouts = this.question[AT.SEARCHED + seat], number = GAME.by_choice ? this.plans.length : this.state[AT.TURN];
    if (!playouts || this.persons.includes(seat)) return true;
    const seed = BigInt(this.seed) * BigInt(GAME.searched) + (BigInt(this.game) << 12n) + BigInt(number);
    this.searching = { seat, start, playouts, luck: numberOf(key(seed - GOLDEN)) >> 1n };
    if (this.plans.length >= this.found.length) return false;
    this.plan(this.found[this.plans.length]);
    return true;
  }

  // Go on by a plan for the seat that searches; null is none.
  follow(plan) {
    this.found = [];
    this.plan(plan);
    this.go();
    return this;
  }

  plan(plan) {
    const { seat } = this.searching, { choices, said } = plan || { choices: [], said: [] };
    Object.assign(this, { searching: null, plans: [...this.plans, plan] });
    const left = GAME.by_choice ? Math.max(1, choices.length) : 0;
    this.going = { ...this.going, left, own: plan && !GAME.by_choice ? seat : -1, plan: choices };
    if (said.length) this.say(seat, said);
  }

  // The events that were left to the bot.
  get left() { return this.choices.flatMap((place, k) => (place < 0 ? [this.marks[k].events] : [])); }

  // Write orders for a turn at the end of the question: see scripted.py.
  say(seat, lines) {
    const before = this.question[AT.SCRIPT] || this.question.length, made = new Int32Array(before + AT.HEAD + 2 * lines.length);
    made.set(this.question.subarray(0, before));
    made[before] = lines.length;
    made.set(lines.flat(), before + AT.HEAD);
    [made[AT.SCRIPT], made[AT.SCRIPT_TURN], made[AT.SCRIPT_SEAT]] = [before, this.state[AT.TURN], seat];
    this.question = made;
  }

  // The place of the option that a plan takes next, -1 when it is over.
  planned(what) {
    const { state, going } = this;
    if (!going.plan) return -1;
    const [next, ...rest] = going.plan, options = state.subarray(AT.CHOICES, AT.CHOICES + state[AT.OPTIONS_OPEN]);
    const place = next && next[0] === what && what < 0 ? options.indexOf(next[1]) : -1;
    this.going = { ...going, plan: place < 0 ? null : rest };
    return place;
  }

  // The place that the bot of the seat asked chooses, knowing no more than that seat.
  advised(uniform) {
    const { question, state } = this, aside = new Int32Array(GAME.aside);
    RULES.hide(question, state, aside);
    const place = RULES.asked(question, state, uniform);
    RULES.show(question, state, aside);
    return place;
  }

  take(value, asked) {
    const { state } = this, what = state[AT.PENDING];
    if (asked) {
      const options = what < 0 ? [...state.subarray(AT.CHOICES, AT.CHOICES + state[AT.OPTIONS_OPEN])] : null;
      this.events.push([what, value, options]);
      if (this.going.left) {
        this.going = { ...this.going, left: this.going.left - 1 };
        if (!this.going.left) this.part();
      }
    }
    RULES.settle(this.question, state, value);
    this.show(what, value, asked);
  }

  show(what, value, asked) {
    if (!this.seen) return;
    const draw = this.events.length - (asked ? 1 : 0);
    this.seen({ what, value, before: this.before, after: this.state.slice(), asked, draw });
  }
}

// What a roll may come to, and what it comes to by a draw.
function outcomesOf(what) {
  if (what >= AT.UNIFORM) return Array.from({ length: what - AT.UNIFORM }, (_, k) => k);
  DICE.add(what);
  return DICE.outcome.slice(DICE.start[what], DICE.start[what] + DICE.size[what]);
}
function drawn(what, uniform) {
  if (what >= AT.UNIFORM) return among(uniform, what - AT.UNIFORM);
  DICE.add(what);
  const first = DICE.start[what];
  return DICE.outcome[first + fallen_on(uniform, DICE.limit, first, DICE.guide, DICE.guideStart[what])];
}

// The faces of a roll colored in as `face_source` of trace.py does: one of so many, each time.
function facesOf(seed, game, draw) {
  let at = 2 ** 15 + 256 * draw;
  return (choices) => Number((numberOf(uniform_of(word_at(key(BigInt(seed)), game, at++))) * BigInt(choices)) >> 53n);
}
