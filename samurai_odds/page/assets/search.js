// What hints stand on: whole games as their script plays them (`Player`, `GAME`, `RULES`), and
// what Python has besides. The search itself is translated: see hint_script.py.
const $array = (data, shape = [data.length]) => new NDArray(data, shape);

const $numbers = (given) => $array(Int32Array.from(given));
// A question: copies share an array that nobody writes and another, `work`, which holds the numbers of
// the one read last; each has only those that differ, by place, and its end. See question.py.
class $Question extends NDArray {
  constructor(shared, own, end) {
    super(null, [shared.numbers.length + end.length]);
    Object.assign(this, { shared, own, end });
  }
  set data(_) { /* it has none of its own */ }
  get data() {
    const { shared, own, end } = this, { numbers } = shared, length = numbers.length + end.length;
    if (shared.now !== this) {
      if (shared.work.length < length) {
        const { work } = shared;
        (shared.work = new Int32Array(2 * length)).set(work);
      }
      for (const place of shared.changed) shared.work[place] = numbers[place];
      for (const [place, value] of own) shared.work[place] = value;
      shared.work.set(end, numbers.length);
      Object.assign(shared, { now: this, changed: [...own.keys()], view: shared.work.subarray(0, length) });
    }
    return shared.view;
  }
  get whole_() { return this; }
  copy_() { return new $Question(this.shared, new Map(this.own), this.end); }
  ended_(place, numbers) {
    const kept = place - this.shared.numbers.length;
    if (kept < 0) throw new RangeError("an end begins before those that are shared end");
    return new $Question(this.shared, new Map(this.own), [...this.end.slice(0, kept), ...numbers]);
  }
  put(places, value) {
    const spot = this.spot(places);
    if (spot >= 0) this.own.set(spot, +$plain(value));
    else {
      const { shape, strides, offset } = this.index(places);
      $spread(np.asarray(value), shape).forEach((each, k) => { this.own.set(offset + k * strides[0], +each); });
    }
    this.shared.now = null;
  }
}
const $question = (given) => { // the orders of a turn that stand at its end already are such an end: others take their place
  const all = $typed(given), cut = all[AT.SCRIPT] || all.length, numbers = all.slice(0, cut);
  return new $Question({ numbers, work: numbers.slice(), changed: [], now: null, view: null }, new Map(), [...all.subarray(cut)]);
};
const $rule = (name) => (...given) => RULES[name](...given.map($typed));
const $drawn_among = (...given) => RULES.drawn_among(...given);
const $redrawn_from = (seed, game) => RULES.word_at(RULES.key(BigInt(seed) ^ BigInt(GAME.redrawn)), game, 0);
const $draw_hidden = (start, state, seat, word) => start.game_.redraw_(start.question_, state, seat, word);

const $players = new WeakMap();
let $used = new Int32Array(0); // games whose end nobody wants are played in it
function $player(start) {
  const question = $typed(start.question_), state = $typed(start.state_);
  if (!$players.has(start)) $players.set(start, new Player({ question, state }));
  if ($used.length !== state.length) $used = new Int32Array(state.length);
  return Object.assign($players.get(start), { question, used: $used });
}

// Rows of games that other workers have played, by start, seed and game.
const $known = new WeakMap();
const known = (start, seed, game, row) => {
  if (!$known.has(start)) $known.set(start, new Map());
  $known.get(start).set(`${seed} ${game}`, row);
};
function $play_range(start, seed, first, games) {
  const rows = new Int16Array(games * GAME.row), player = $player(start), there = $known.get(start);
  for (let k = 0; k < games; k++) rows.set(there?.get(`${seed} ${first + k}`) || player.rowOf(seed, first + k), k * GAME.row);
  return $array(rows, [games, GAME.row]);
}
const rowOf = (start, seed, game) => $play_range(start, seed, game, 1).data;
// A start as another worker can have it, who knows the question that it was made of, and what that makes of it.
const lent = ({ question_: { own, end }, state_ }) => ({ own: [...own], end, state: $typed(state_) });
const borrowed = ({ question_ }, { own, end, state }) => ({ question_: new $Question(question_.shared, new Map(own), end), state_: $array(state) });

const $ended = (steps) => { for (;;) { const { done, value } = steps.next(); if (done) return value; } };

// A part of a game: the state that it comes to, its draws (none if it ends), its events.
const $log = new Int32Array(1000000), $nothing = new Int32Array(0);
function $played(start, seed, game, rows, logged) {
  $log[0] = 0;
  const { state, draws } = $player(start).part(seed, game, logged ? $log : $nothing), events = [];
  if ($log[0] > $log.length) throw RangeError(`game ${game} of seed ${seed} is too long to be recorded`);
  for (let at = 1; at < $log[0]; at += 3 + $log[at + 2]) {
    const [what, value, options] = $log.subarray(at, at + 3);
    events.push([what, value, what < 0 ? [...$log.subarray(at + 3, at + 3 + options)] : null]);
  }
  return [$array(state), draws, events];
}

// Quantiles of the normal distribution, as Python's: algorithm AS241 (Wichura, 1988).
const $ratio = (above, below) => (x) =>
  above.reduce((sum, one) => sum * x + one) / below.reduce((sum, one) => sum * x + one);
const $central = $ratio(
  [2.5090809287301226727e+3, 3.3430575583588128105e+4, 6.7265770927008700853e+4, 4.5921953931549871457e+4,
    1.3731693765509461125e+4, 1.9715909503065514427e+3, 1.3314166789178437745e+2, 3.3871328727963666080e+0],
  [5.2264952788528545610e+3, 2.8729085735721942674e+4, 3.9307895800092710610e+4, 2.1213794301586595867e+4,
    5.3941960214247511077e+3, 6.8718700749205790830e+2, 4.2313330701600911252e+1, 1.0]);
const $near = $ratio(
  [7.74545014278341407640e-4, 2.27238449892691845833e-2, 2.41780725177450611770e-1, 1.27045825245236838258e+0,
    3.64784832476320460504e+0, 5.76949722146069140550e+0, 4.63033784615654529590e+0, 1.42343711074968357734e+0],
  [1.05075007164441684324e-9, 5.47593808499534494600e-4, 1.51986665636164571966e-2, 1.48103976427480074590e-1,
    6.89767334985100004550e-1, 1.67638483018380384940e+0, 2.05319162663775882187e+0, 1.0]);
const $far = $ratio(
  [2.01033439929228813265e-7, 2.71155556874348757815e-5, 1.24266094738807843860e-3, 2.65321895265761230930e-2,
    2.96560571828504891230e-1, 1.78482653991729133580e+0, 5.46378491116411436990e+0, 6.65790464350110377720e+0],
  [2.04426310338993978564e-15, 1.42151175831644588870e-7, 1.84631831751005468180e-5, 7.86869131145613259100e-4,
    1.48753612908506148525e-2, 1.36929880922735805310e-1, 5.99832206555887937690e-1, 1.0]);
function $quantile(p) {
  const q = p - 0.5;
  if (Math.abs(q) <= 0.425) return $central(0.180625 - q * q) * q;
  const r = Math.sqrt(-Math.log(q <= 0 ? p : 1 - p)), x = r <= 5 ? $near(r - 1.6) : $far(r - 5);
  return q < 0 ? -x : x;
}

const $ids = new WeakMap();
let $many = 0;
Object.assign($py, {
  Real: { test: $number }, Integral: { test: Number.isInteger },
  NormalDist: () => ({ inv_cdf_: $quantile }),
  id: (one) => { if (!$ids.has(one)) $ids.set(one, ++$many); return $ids.get(one); },
  takewhile: (test, items) => { const found = []; for (const one of $it(items)) { if (!test(one)) break; found.push(one); } return found; },
  bytes: (text) => text,
  monotonic: () => performance.now() / 1000,
  RuntimeError: $fault("RuntimeError"), KeyboardInterrupt: $fault("KeyboardInterrupt"),
});
Object.assign(np, {
  sort: (one) => $array([...np.asarray(one).values()].sort((a, b) => a - b)),
  exp: (one) => np.each(one, Math.exp),
});
NDArray.prototype.mean_ = function () { return this.sum_() / this.size; };
NDArray.prototype.std_ = function () {
  const mean = this.mean_();
  return Math.sqrt(np.each(this, (x) => (x - mean) ** 2).mean_());
};
