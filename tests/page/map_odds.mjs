// Attacks of positions answered by a game's script: what is seen of each answer, and its table.
import { readFileSync } from "node:fs";

const { answered, placed, plainly, seen, kw, patience } = await import(process.argv[2]);
const { attacks, most } = JSON.parse(readFileSync(process.argv[3], "utf-8"));
Object.assign(patience, most);
const table = (odds) => ({ rows: odds.rows_.tolist_(), chances: odds.chances_.tolist_() });
console.log(JSON.stringify(attacks.map(({ text, here, there, options }) => {
  try {
    const found = kw(placed.attacked, [placed.read(text, "it"), here, there], options), odds = answered(found.question_);
    const { details, ...about } = seen(odds);
    return { ...about, ...plainly(details()), same: found.command_ !== "", table: table(odds) };
  } catch (fault) {
    if (!fault.problems_) throw fault;
    return { problems: fault.problems_ };
  }
})));
