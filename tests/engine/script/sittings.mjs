// Games with persons who choose what was recorded: their events, and what is left after undoing.
import { readFileSync } from "node:fs";

const { Sitting } = await import(process.argv[2]);
const answers = JSON.parse(readFileSync(process.argv[3], "utf-8")).map(({ start, events, ...about }) => {
  let sitting = new Sitting(start, { ...about, choices: [] });
  while (sitting.now) {
    const { what, options, usual } = sitting.now, [code, value] = events[sitting.events.length];
    if (code !== what || options[usual] !== value) throw Error(`${what} ${options[usual]}, not ${code} ${value}`);
    sitting.choose(options.indexOf(value));
  }
  const half = sitting.undo(sitting.choices.length >> 1), again = new Sitting(start, sitting.saved);
  const played = new Sitting(start, half.saved), plain = ({ state, now, word, events: all }) => JSON.stringify([[...state], now, String(word), all]);
  if (half.choices.length && plain(half) !== plain(played)) throw Error("undone is not as played again");
  const other = new Sitting(start, { ...about, choices: [] });
  for (let k = 1; about.persons.length === 1 && other.now && k < 40; k++) other.choose(k % 3 ? ~other.now.usual : (other.now.usual + k) % other.now.options.length);
  return { otherwise: { choices: other.choices, left: other.left, events: other.events }, events: sitting.events, half: half.events, again: again.events.length, ended: again.ended, choices: sitting.choices.length };
});
console.log(JSON.stringify(answers));
