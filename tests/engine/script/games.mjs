// Rows of games, checksums of their events, and how the first one ends or is stopped.
import { readFileSync } from "node:fs";
import { createHash } from "node:crypto";

const { Player } = await import(process.argv[2]);
const { starts, seed, first, games, recorded } = JSON.parse(readFileSync(process.argv[3], "utf-8"));
const digest = (events) => createHash("sha256").update(JSON.stringify(events)).digest("hex");
const answers = starts.map((start) => {
  const player = new Player(start), { state, draws } = player.part(seed, first);
  return {
    rows: player.play(seed, first, games).map((row) => [...row]),
    events: Array.from({ length: recorded }, (_, k) => digest(player.record(seed, first + k))),
    state: [...state],
    draws,
  };
});
console.log(JSON.stringify(answers));
