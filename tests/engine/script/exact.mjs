// The leaves of questions with their chances, and the best choices where leaves have values.
import { readFileSync } from "node:fs";

const { machine, Graph } = await import(process.argv[2]);
const answers = JSON.parse(readFileSync(process.argv[3], "utf-8")).map((question) => {
  const graph = new Graph(machine, question);
  const best = question.values ? graph.best(question.values) : {};
  return {
    states: graph.leaves.map((node) => [...graph.states[node]]),
    chances: graph.chances(best.choice),
    value: best.value,
  };
});
console.log(JSON.stringify(answers));
