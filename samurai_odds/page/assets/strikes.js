// The odds of strikes that bots weigh, as odds_of of strike_odds.py tabulates them: known beforehand.
const $struck = ([flags, blocks, sides, fields]) => (_, kind, dice, ignored) =>
  new NDArray($STRUCK[`${kind} ${ignored}`][dice - 1], [flags, blocks, sides, fields], [blocks, 1, flags * blocks, sides * flags * blocks]).values();
// A step of a combat, as trace.py has it.
const $trace_step = (event_, outcome_, before_, after_, draw_, faces_) =>
  ({ event_, outcome_, before_, after_, draw_, faces_ });
