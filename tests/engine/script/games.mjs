// Rows of games, checksums of their events, and how the first one ends or is stopped. `once`: each
// is played once for all of it, else anew for each, as the page does.
import { readFileSync } from "node:fs";
import { createHash } from "node:crypto";

const { Player } = await import(process.argv[2]);
const { starts, seed, first, games, recorded, once } = JSON.parse(readFileSync(process.argv[3], "utf-8"));
const digest = (events) => createHash("sha256").update(JSON.stringify(events)).digest("hex");

function answer(start) {
  const player = new Player(start), { state, draws } = player.part(seed, first);
  return {
    rows: player.play(seed, first, games).map((row) => [...row]),
    events: Array.from({ length: recorded }, (_, k) => digest(player.record(seed, first + k))),
    state: [...state],
    draws,
  };
}

function answerAtOnce(start) {
  const player = new Player(start), part = player.part, rows = [], events = [], ends = [];
  player.part = (...given) => {
    ends.push(part.apply(player, given));
    return ends.at(-1);
  };
  for (let k = 0; k < games; k += 1) {
    if (k < recorded) events.push(digest(player.record(seed, first + k)));
    else player.part(seed, first + k);
    rows.push([...ends.at(-1).row]);
  }
  return { rows, events, state: [...ends[0].state], draws: ends[0].draws };
}

console.log(JSON.stringify(starts.map(once ? answerAtOnce : answer)));
