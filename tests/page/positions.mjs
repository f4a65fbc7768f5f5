// Positions changed by a game's script: after every change the file or what is wrong with it, what
// may be changed, and the questions that pairs of places make.
import { readFileSync } from "node:fs";
import { laidOut, standing } from "./laid.mjs";

const { placed, begun, plainly, items } = await import(process.argv[2]), { RULED } = globalThis;
delete globalThis.RULED; // rules are loaded with the first attack
const questionOf = (found) => ({ procedure: found.procedure_, given: Object.fromEntries(items(found.inputs_)) });
const tried = (act) => {
  try { return act(); } catch (fault) {
    if (!fault.problems_) throw fault;
    return { problems: fault.problems_ };
  }
};
const { key, text, changes, pairs, none } = JSON.parse(readFileSync(process.argv[3], "utf-8"));
let position = begun(key);
const looked = ([part, number]) => placed.controls(position, part, number).map((one) =>
  [one.name_, one.label_, one.kind_, plainly(one.now_), [...one.choices_], one.least_, one.most_]);
const found = [{ text: tried(() => placed.write(position)), listed: placed.listed(position).map((one) => [...one]) }];
for (const { moved, part, number, name, value } of changes) {
  position = moved ? placed.moved(position, ...moved) : placed.changed(position, part, number, name, value);
  found.push({ text: tried(() => placed.write(position)), controls: moved ? [] : looked([part, number]) });
}
found.push({ edited: placed.write(placed.edited(placed.edited(placed.read(text, "it")))), none: none.map((one) => tried(() => placed.read(one, "it"))) });
const board = [placed.said(position), standing(placed.pieces(position)), laidOut(placed.cells(position))];
Object.assign(globalThis, { RULED });
found.push({ board, attacks: pairs.map(([here, there]) => tried(() => questionOf(placed.attacked(position, here, there)))) });
console.log(JSON.stringify(found));
