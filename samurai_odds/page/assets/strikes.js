// The odds of strikes that bots weigh, as odds_of of strike_odds.py tabulates them: known beforehand.
const $struck = (flags, blocks, sides, fields, most) => (_, kind, dice, ignored) => {
  const [pairs, numbers] = $STRUCK, pair = pairs.findIndex((one) => one[0] === kind && one[1] === ignored), found = [];
  if (pair < 0) throw RangeError(`no odds of strikes ${kind}, ${ignored}`);
  const summed = (first) => numbers.slice(first, first + dice).reduce((a, b) => a + b);
  for (let f = 0; f < flags; f++) for (let b = 0; b < blocks; b++) for (let l = 0; l < sides; l++) for (let n = 0; n < fields; n++)
    found.push(b ? summed(((((n * sides + l) * flags + f) * pairs.length + pair) * (blocks - 1) + b - 1) * most) : 0);
  return found;
};
// A step of a combat, as trace.py has it.
const $trace_step = (event_, outcome_, before_, after_, draw_, faces_) =>
  ({ event_, outcome_, before_, after_, draw_, faces_ });
