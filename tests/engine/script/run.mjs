// What functions of a script return: a list of calls, each a name and its arguments.
import { readFileSync } from "node:fs";

const script = await import(process.argv[2]);
const answers = JSON.parse(readFileSync(process.argv[3], "utf-8")).map(([name, ...given]) => {
  try {
    return script[name](...given);
  } catch (fault) {
    return `${fault.name}: ${fault.message}`;
  }
});
console.log(JSON.stringify(answers));
