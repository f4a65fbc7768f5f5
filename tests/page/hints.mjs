// What the script of hints answers: rankings, reviews, and what the tutor says.
import { readFileSync } from "node:fs";

const { played, HINTS, plainly } = await import(process.argv[2]);
const hinter = HINTS(played), thinking = (...given) => [...hinter.thinking(...given)];
hinter.hints = (...given) => thinking(...given).filter((one) => !Array.isArray(one)); // not the games that it plays
console.log(JSON.stringify(JSON.parse(readFileSync(process.argv[3], "utf-8")).map(({ kind, start, given }) => {
  const found = hinter[kind](...(kind === "along" ? [] : [hinter.start(start)]), ...given);
  return plainly(found && found.next ? [...found] : found);
})));
