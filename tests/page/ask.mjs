// Answers of a game's script: what the page shows, or the problems of what was asked.
import { readFileSync } from "node:fs";

const { game } = await import(process.argv[2]);
const answers = JSON.parse(readFileSync(process.argv[3], "utf-8")).map(({ procedure, given }) => {
  try {
    const { details, ...shown } = game.ask(procedure, given);
    return { ...shown, ...details() };
  } catch (fault) {
    if (!fault.problems_) throw fault;
    return { problems: fault.problems_ };
  }
});
console.log(JSON.stringify(answers));
