// Rows of games, and checksums of their events, for every start.
import { readFileSync } from "node:fs";
import { createHash } from "node:crypto";

const { Player } = await import(process.argv[2]);
const { starts, seed, first, games, recorded } = JSON.parse(readFileSync(process.argv[3], "utf-8"));
const answers = starts.map((start) => {
  const player = new Player(start);
  const rows = player.play(seed, first, games).map((row) => [...row]);
  const events = rows.slice(0, recorded).map((_, k) =>
    createHash("sha256").update(JSON.stringify(player.record(seed, first + k))).digest("hex"));
  return { rows, events };
});
console.log(JSON.stringify(answers));
