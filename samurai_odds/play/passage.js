// Passages of whole games in a browser, by the rules in the game's own script: see passage.py and
// stepping.py. Numbers that rules read are typed arrays; what is translated reads views of these.
const $itself = (one) => one;
Object.assign($py, { Real: { test: $number }, Integral: { test: Number.isInteger } });
// How far a passage is followed here, and how often it is played where that is too far.
const $PATIENCE = { states: 100000, seconds: 5, playing: 1, times: 2 ** 18 };

// A function of the rules of a game: in the script of these, loaded before it is called. An array that
// is whole is given as it is: what reads it next may want it so.
const $as_it_is = (one) => (one instanceof NDArray && one.plain ? one.data : $typed(one));
const $of_rules = (home, name) => (...given) => RULED[home].RULES[name](...given.map($as_it_is));
// A game, and how passages of a kind go in it: by the rules in its script, loaded when they are needed.
const $ruled = (home) => ({
  home, hide_: $of_rules(home, "hide"), get aside_() { return RULED[home].GAME.aside; },
});
const $combat = (home, width, comes_to_) => ({ home, width, comes_to_ });

// From one roll or choice to the next, as `advance` and `take` of stepping.py.
function $advance({ RULES, AT, NOTED = {} }, q, s) {
  const prepare = RULES.combat_prepare || RULES.prepare;
  while (s[AT.ENDED] === AT.PLAYING) {
    s[AT.PENDING] = AT.AUTOMATIC;
    NOTED.now = 0;
    RULES.clear(s);
    prepare(q, s);
    const what = s[AT.PENDING];
    if (what === AT.AUTOMATIC) continue;
    if (what > 0 ? what !== AT.UNIFORM + 1 : s[AT.OPTIONS_OPEN] !== 1) return;
    $settle(RULES, q, s, what < 0 ? s[AT.CHOICES] : 0);
  }
  s[AT.PENDING] = 0;
}
const $settle = (RULES, q, s, value) => (RULES.combat_settle || RULES.settle)(q, s, value);
function $take(ruled, q, s, value) {
  $settle(ruled.RULES, q, s, value);
  $advance(ruled, q, s);
}
const $stepping = ({ home }) => ({
  advance_: (q, s) => $advance(RULED[home], $typed(q), $typed(s)),
  take_: (q, s, value) => $take(RULED[home], $typed(q), $typed(s), value),
});

// A passage as it is played: where it stands, what is due there.
class $Going {
  constructor(passage) {
    const { question_, state_, rules_ } = passage, ruled = RULED[rules_.home];
    Object.assign(this, { passage, ruled, AT: ruled.AT, RULES: ruled.RULES });
    [this.q, this.s] = [question_, state_].map((one) => Int32Array.from(one.values()));
    [this.asked, this.view] = [this.q, this.s].map((one) => new NDArray(one, [one.length])); // what is translated reads
  }

  take(value) { $take(this.ruled, this.q, this.s, value); }

  // Take the choices that the policy takes, all of them to play; say what is due then, 0 if it is over.
  goOn(isPlayed = false) {
    const { passage, q, s, AT, RULES } = this, met = passage.met_.data;
    while (!RULES.combat_over(q, s) && s[AT.PENDING]) {
      if (s[AT.PENDING] > 0) return s[AT.PENDING];
      met[s[AT.DECISION]] += 1;
      let place = RULES.combat_choose(q, s);
      if (isPlayed && place < 0) place = RULES.combat_otherwise(q, s);
      if (place < 0) return -(2 * s[AT.OPTIONS_OPEN] + (s[AT.ASKED] === passage.seat_ ? 0 : 1));
      this.take(s[AT.CHOICES + place]);
    }
    return 0;
  }

  // What is kept of an end.
  outcome() {
    const row = new Int32Array(this.passage.rules_.width);
    this.RULES.combat_record(this.q, this.s, row);
    return row;
  }

  // What a roll comes to: outcomes and their chances.
  rolled(what) {
    const many = what - this.AT.UNIFORM;
    if (many >= 0) return [Array.from({ length: many }, (_, k) => k), Array(many).fill(1 / many)];
    return ["outcome", "probability"].map((one) => $rolled(this.ruled, what, one));
  }
}
function $rolled({ DICE }, what, of) {
  DICE.add(what);
  return DICE[of].slice(DICE.start[what], DICE.start[what] + DICE.size[what]);
}

// What the faces of the roll due mean, of a roll of the book: its code is the last that the rules have noted.
const $comes_to = (place, length) => (q, s, outcome) => {
  const { NOTED, RULES } = RULED.ran;
  return NOTED.now ? RULES.result($typed(q).subarray(place, place + length), NOTED.now, outcome) : -1;
};

// Play a passage for a while, as `rows` of passage.py: what is kept of its ends, and how often each.
function $play_until(passage, seed) {
  const going = new $Going(passage), begun = going.s.slice(), luck = $games.key(BigInt(seed)), { drawn } = going.ruled;
  const seen = new Map(), until = performance.now() + 1000 * $PATIENCE.playing;
  for (let number = 0; number < $PATIENCE.times && performance.now() < until; number++) {
    going.s.set(begun);
    for (let what, draw = 0; (what = going.goOn(true)); draw++) {
      if (what < 0) throw OddsError.$new("too many states to find the best choices: settle them by a fixed policy");
      going.take(drawn(what, $games.uniform_of($games.word_at(luck, number, draw))));
    }
    const row = going.outcome(), name = row.join();
    if (seen.has(name)) seen.get(name).times += 1; else seen.set(name, { row: [...row], times: 1 });
  }
  const all = [...seen.values()];
  return [np.asarray(all.map(({ row }) => row)), np.asarray(all.map(({ times }) => times)), false];
}

function $unfold(most) { return new $Unfolding(this, Math.min(most, $PATIENCE.states)).graph(); }

// The states that are reached, kept as what differs from the first, merged by a hash of that.
class $Unfolding extends $Going {
  constructor(passage, most) {
    super(passage);
    this.begun = this.s.slice();
    Object.assign(this, { most, until: performance.now() + 1000 * $PATIENCE.seconds, known: new Map(), ends: [], states: [], pools: new Map(), changed: new Int32Array(2 * this.s.length) });
    Object.assign(this, { event: [], first: [], values: [], same: [], target: [], postorder: [], chances: [] });
  }

  graph() {
    const path = [this.enter()], next = [0];
    while (path.length) {
      const node = path[path.length - 1], edge = next[next.length - 1]++, values = this.values[node];
      if (edge === values.length) {
        this.postorder.push(path.pop());
        next.pop();
        continue;
      }
      const first = this.first[node], alike = this.same[node]?.[edge] ?? edge;
      if (alike < edge) {
        this.target[first + edge] = this.target[first + alike];
        continue;
      }
      this.put(this.states[node]);
      this.take(values[edge]);
      const many = this.event.length, child = this.enter();
      this.target[first + edge] = child;
      if (child === many) {
        path.push(child);
        next.push(0);
      }
    }
    const leaves = this.event.flatMap((event, node) => (event ? [] : [node])), dice = this.dice();
    return Object.assign(Object.create($Graph.prototype), { event: this.event, first: this.first, target: this.target, postorder: this.postorder, dice, leaves, ends: leaves.map((node) => this.ends[node]) });
  }

  // The rolls of the nodes as pools of numbers of their own, without what only has them rolled again.
  dice() {
    const start = [], size = [], probability = [], numbers = new Map();
    this.event.forEach((event, node) => {
      if (event <= 0) return;
      const { first, target } = this, edges = this.values[node].length, places = [];
      for (let k = 0; k < edges; k++) if (target[first[node] + k] !== node) places.push(k);
      const name = `${event} ${places.length < edges ? places : ""}`;
      if (!numbers.has(name)) {
        const chances = this.chances[node], kept = places.map((k) => chances[k]), all = places.length < edges ? kept.reduce((a, b) => a + b, 0) : 1;
        numbers.set(name, numbers.size + 1);
        start[numbers.size] = probability.length;
        size[numbers.size] = kept.length;
        probability.push(...kept.map((chance) => chance / all));
      }
      if (places.length < edges) places.forEach((k, place) => { target[first[node] + place] = target[first[node] + k]; });
      this.event[node] = numbers.get(name);
    });
    return { start, size, probability };
  }

  put(changes) {
    this.s.set(this.begun);
    for (let k = 0; k < changes.length; k += 2) this.s[changes[k]] = changes[k + 1];
  }

  // Go on to what is due and number the state that this leads to.
  enter() {
    const event = this.goOn();
    this.RULES.combat_forget(this.q, this.s);
    const kept = event ? this.changes() : this.outcome(), name = this.hashed(kept, event);
    const found = this.known.get(name)?.find((node) => this.isSame(node, kept, event));
    if (found !== undefined) return found;
    const node = this.event.length;
    if (node >= this.most || performance.now() > this.until) throw TooLarge.$new("too many states");
    if (this.known.has(name)) this.known.get(name).push(node); else this.known.set(name, [node]);
    this.states.push(kept);
    if (!event) this.ends[node] = [...kept];
    this.event.push(event);
    this.first.push(this.target.length);
    this.edges(event);
    for (let k = this.values[node].length; k > 0; k--) this.target.push(0);
    return node;
  }

  // What each edge stands for, how likely it is, and the first that leads to the same.
  edges(event) {
    const { passage, asked, view, s, AT } = this;
    if (event > 0 && !this.pools.has(event)) this.pools.set(event, this.rolled(event));
    const [values, chances] = event > 0 ? this.pools.get(event) : [event ? [...s.subarray(AT.CHOICES, AT.CHOICES + s[AT.OPTIONS_OPEN])] : [], null];
    const first = new Map();
    this.values.push(values);
    this.chances.push(chances);
    this.same.push(event > 0 ? values.map((outcome, place) => {
      const one = passage.rules_.comes_to_(asked, view, outcome);
      if (one < 0) return place;
      if (!first.has(one)) first.set(one, place);
      return first.get(one);
    }) : null);
  }

  changes() {
    const { s, begun, changed } = this;
    let many = 0;
    for (let k = 0; k < s.length; k++) if (s[k] !== begun[k]) { changed[many++] = k; changed[many++] = s[k]; }
    return changed.slice(0, many);
  }

  hashed(kept, event) {
    let hash = event ? 1 : 0;
    for (let k = 0; k < kept.length; k++) hash = (Math.imul(hash, 31) + kept[k]) | 0;
    return hash;
  }

  isSame(node, kept, event) {
    const other = this.states[node];
    return !this.event[node] === !event && other.length === kept.length && other.every((one, k) => one === kept[k]);
  }
}
