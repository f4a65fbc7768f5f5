// The odds of strikes that bots weigh, as strike_odds.py tabulates them. What follows the roll of a
// strike depends on what fell, not on how many dice were rolled: it is worked out once.
let $struck = null;
const $strikes = (...given) => ($struck ??= $striking(...given));
const $striking = (machine, asked, figures) => {
  const { rules } = machine, pools = new Map(), after = new Map(), codes = new Map();
  const pool = (code) => {
    if (!pools.has(code)) pools.set(code, rules.pool(code));
    return pools.get(code);
  };
  const due = (numbers, state) => {
    let event = rules.pending(numbers, state);
    for (; event === -1; event = rules.pending(numbers, state)) rules.step(numbers, state, 0);
    return event;
  };
  const add = (sum, p, one) => one.forEach((x, k) => { sum[k] += p * x; });
  const expected = (numbers, state, blocks) => {
    const event = due(numbers, state);
    if (!event) return figures(state, blocks);
    const sum = [0, 0, 0, 0, 0, 0], [outcomes, chances] = pool(event);
    outcomes.forEach((outcome, k) => {
      const next = state.slice();
      rules.step(numbers, next, outcome);
      add(sum, chances[k], expected(numbers, next, blocks));
    });
    return sum;
  };
  return (general, kind, dice, ...rest) => {
    const began = () => {
      const numbers = Int32Array.from(asked(general, kind, dice, ...rest));
      const state = Int32Array.from(rules.begin(numbers));
      return { numbers, state, event: due(numbers, state), known: new Map() };
    };
    const rolled = `${kind} ${dice}`, name = rest.join();
    if (!after.has(name)) after.set(name, began());
    if (!codes.has(rolled)) codes.set(rolled, began().event);
    const { numbers, state, known } = after.get(name), sum = [0, 0, 0, 0, 0, 0];
    const [outcomes, chances] = pool(codes.get(rolled));
    outcomes.forEach((outcome, k) => {
      if (!known.has(outcome)) {
        const next = state.slice();
        rules.step(numbers, next, outcome);
        known.set(outcome, expected(numbers, next, rest[2]));
      }
      add(sum, chances[k], known.get(outcome));
    });
    return sum.map((x) => Math.floor(1000 * x + 0.5 + 1e-9));
  };
};
// A step of a combat, as trace.py has it.
const $trace_step = (event_, outcome_, before_, after_, draw_, faces_) =>
  ({ event_, outcome_, before_, after_, draw_, faces_ });
