// Games in which a bot searches: what was done in them, and whether they are the same again by their
// plans, and after the last choice of the first seat, a person then, was undone.
import { readFileSync } from "node:fs";

const { played, HINTS, plainly } = await import(process.argv[2]), hinter = HINTS(played);
const searched = (sitting) => {
  while (sitting.searching) {
    const { start, playouts, luck } = sitting.searching;
    sitting.follow(plainly(hinter.decided(hinter.start(start), playouts, luck)));
  }
  return sitting;
};
console.log(JSON.stringify(JSON.parse(readFileSync(process.argv[3], "utf-8")).map(({ start, seed, game, undo }) => {
  const { events, plans } = searched(new played.Sitting(start, { seed, game })), alike = (other) => JSON.stringify(other.events) === JSON.stringify(events);
  const again = alike(new played.Sitting(start, { seed, game, plans }));
  if (!undo) return { events, again };
  const other = (from) => { // the person chooses as the bot would
    let one = from;
    while (!one.ended) one = one.now ? one.choose(one.now.usual) : searched(one);
    return one;
  };
  const person = other(searched(new played.Sitting(start, { seed, game, persons: [1] })));
  return { events, again, undone: alike(person) && alike(other(person.undo(person.choices.length >> 1))) };
})));
