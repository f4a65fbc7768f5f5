// The odds of strikes that bots weigh, as strike_odds.py tabulates them. What follows the roll of a
// strike depends on what fell, not on how many dice were rolled: it is worked out once.
let $struck = null;
const $strikes = (...given) => ($struck ??= $striking(...given));
const $striking = (machine, asked, figures) => {
  const { rules } = machine, pools = new Map(), after = new Map(), rolls = new Map(), FIELDS = 6;
  const pool = (code) => {
    if (!pools.has(code)) pools.set(code, rules.pool(code));
    return pools.get(code);
  };
  const due = (numbers, state) => {
    let event = rules.pending(numbers, state);
    for (; event === -1; event = rules.pending(numbers, state)) rules.step(numbers, state, 0);
    return event;
  };
  const expected = (numbers, state, blocks) => {
    const event = due(numbers, state);
    if (!event) return figures(state, blocks).map(Number);
    const sum = new Float64Array(FIELDS), [outcomes, chances] = pool(event);
    for (let n = 0; n < outcomes.length; n++) {
      const next = state.slice();
      rules.step(numbers, next, outcomes[n]);
      const one = expected(numbers, next, blocks);
      for (let k = 0; k < FIELDS; k++) sum[k] += chances[n] * one[k];
    }
    return sum;
  };
  return (general, kind, dice, ...rest) => {
    const began = () => {
      const numbers = Int32Array.from(asked(general, kind, dice, ...rest)), state = Int32Array.from(rules.begin(numbers));
      return { numbers, state, event: due(numbers, state), place: new Int16Array(9 ** 4), known: [] };
    };
    const rolled = 16 * kind + dice, name = rest.join();
    if (!after.has(name)) after.set(name, began());
    const { numbers, state, place, known } = after.get(name), sum = new Float64Array(FIELDS);
    if (!rolls.has(rolled)) { // its outcomes, each as a place in a row: of four numbers of dice
      const [outcomes, chances] = pool(began().event);
      rolls.set(rolled, { outcomes, chances, places: outcomes.map((x) => 729 * (x >>> 24) + 81 * (x >>> 16 & 255) + 9 * (x >>> 8 & 255) + (x & 255)) });
    }
    const { outcomes, chances, places } = rolls.get(rolled);
    for (let n = 0; n < outcomes.length; n++) {
      if (!place[places[n]]) {
        const next = state.slice();
        rules.step(numbers, next, outcomes[n]);
        place[places[n]] = known.push(expected(numbers, next, rest[2]));
      }
      const one = known[place[places[n]] - 1];
      for (let k = 0; k < FIELDS; k++) sum[k] += chances[n] * one[k];
    }
    return Array.from(sum, (x) => Math.floor(1000 * x + 0.5 + 1e-9));
  };
};
// A step of a combat, as trace.py has it.
const $trace_step = (event_, outcome_, before_, after_, draw_, faces_) =>
  ({ event_, outcome_, before_, after_, draw_, faces_ });
