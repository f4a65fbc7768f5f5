// Scenarios laid out and games of them sat at by nobody: starts, all that is told, what is offered.
import { readFileSync } from "node:fs";
import { happening, laidOut, standing } from "./laid.mjs";

const { PLAYED, numbers } = await import(process.argv[2]);
const { game, asked } = JSON.parse(readFileSync(process.argv[3], "utf-8")), played = PLAYED[game];
const plain = (array) => [...array.values()].map(Number);
const EVENTS = 800;
// What a sheet shows, and what it answers to the question with its first row picked.
function filledIn(table, known, sheet) {
  if (sheet === "plan") return [[...table.purchases_(known)].map((one) => [one.name_, one.price_, one.most_, one.look_, one.planned_, [...one.brings_]]), table.answer_(known, [2, 0, 0, 0, 0])];
  const attacks = [...table.attacks_(known)], weighed = (one) => { const found = table.weighed_(known, one); return found && [found.takes_, found.wins_, found.koku_, found.stops_]; };
  return [attacks.map((one) => [one.troop_, one.here_, one.there_, one.owner_, one.units_, one.leaves_, weighed(one)]), table.answer_(known, attacks.slice(0, 1))];
}
const answers = asked.map(({ scenario, bots, seed, number }) => {
  const table = played.lay(scenario), question = plain(table.question_), state = plain(table.state_);
  bots.forEach((bot, seat) => { question[played.AT.BOTS + seat] = played.bots.findIndex(([name]) => name === bot); });
  const queue = [], steps = { *[Symbol.iterator]() { while (queue.length) yield queue.shift(); } }, told = [], scenes = [];
  const telling = table.narrated_(steps, seed, number), seats = [...bots.keys()];
  const options = { seed, game: number, persons: seats, choices: [] };
  const plans = [];
  let plan = [];
  const happened = [];
  const sheets = [], filled = [];
  const hidden = seats.map(() => []), offered = [], written = [];
  const sitting = new played.Sitting({ question, state }, options, ({ what, value, before, after, asked: chosen, draw }) => {
    const step = { what_: what, value_: value, before_: numbers(before), after_: numbers(after), asked_: chosen, draw_: draw };
    queue.push(step);
    if (what < 0) plan.push(step);
    else if (chosen) {
      if (plan.some((one) => one.asked_) && plans.length < 60) plans.push(table.planned_(plan));
      plan = [];
    }
    if (written.length < 3 && table.begins_(step.before_)) written.push(table.written_(step.before_));
    if (table.happened_ && happened.length < EVENTS) happened.push(table.happened_(step, seed, number).map(happening), standing(table.board_(step.after_).seen_by_(0)));
    const lines = telling.next().value[1];
    told.push(...lines.map((line) => line.text_));
    if (lines.length) seats.forEach((seat) => hidden[seat].push(...lines.map((line) => line.seen_by_(seat)).filter((text) => text)));
  });
  while (sitting.now) {
    const { options: values, usual } = sitting.now, known = numbers(sitting.known(sitting.now.seat));
    const offer = table.offer_(known, values);
    if (offer.choices_.length !== values.length) throw Error("an option without words");
    if (offered.length < 40 || (offered.length < 80 && offer.choices_.some((one) => one.says_))) offered.push([offer.title_, offer.choices_.map((one) => [one.text_, [...one.places_], one.says_, one.facing_]), table.held_(known, sitting.now.seat), table.cards_(known, sitting.now.seat).map((one) => [...one]), table.ordered_(known)]);
    if (table.sheet_) {
      const sheet = table.sheet_(known);
      sheets.push([sheet, table.part_(known), table.is_detail_(known)]);
      if (sheet && !filled.some(([name]) => name === sheet)) filled.push([sheet, ...filledIn(table, known, sheet)]);
    }
    if (scenes.length < 3) scenes.push([table.standing_(known), standing(table.board_(known)), table.listed_(known).map((one) => [...one])]);
    sitting.choose(usual);
  }
  told.push(...telling.next().value[1].map((line) => line.text_));
  return { question, state, told, hidden, offered, scenes, written, plans, happened, sheets, filled, cells: laidOut(table.cells_()), spots: table.spots_().map((one) => [...one]) };
});
console.log(JSON.stringify(answers));
