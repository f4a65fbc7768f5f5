// How quick the page is: `node benchmark_page.mjs CHROMIUM FOLDER [PICTURE]`, for benchmark_page.py.
// The CPU is slowed as Chromium's tools for developers slow it, the network to 10 Mbit/s and 40 ms.
import { writeFileSync } from "node:fs";
import { serve, Tab } from "./chromium.mjs";
import { hinted, watched } from "./hinting.mjs";
import { reviewed } from "./reviewing.mjs";
import { taps } from "./tapping.mjs";

const [chromium, folder, picture] = process.argv.slice(2), SLOWER = 4, MBITS = 10, DELAY = 40, ROUNDS = 7, TAPS = 24, PLAYED_MS = 6000, MANY = 1024, WORKERS = [[1], [2], [4], [4, true]];
const REVIEWED = {
  battles: { scenario: "first-samurai-skirmish", players: ["greedy", "steady"] },
  swords: { scenario: "quick-4", players: ["cautious", "planner", "planner", "planner"] },
  ran: { scenario: "study-foot", players: ["greedy", "careful"] },
};
const server = await serve(folder), watching = await serve(folder, watched), tab = await Tab.open(chromium), found = { slower: SLOWER, mbits: MBITS, delay: DELAY, rounds: ROUNDS };
found.version = (await tab.send("Browser.getVersion")).product.split("/")[1].split(".")[0];
const origin = new URL(server.home).origin;
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

// When the first answer is painted is noted by the page itself, in ms after the navigation.
await tab.send("Page.addScriptToEvaluateOnNewDocument", { source: `addEventListener("DOMContentLoaded", () => {
  const look = (_, observer) => { if (!document.querySelector(".verdict")) return; observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => { window.painted = performance.now(); })); };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  look([], observer); })` });
async function firstAnswer(game) {
  await tab.send("Page.navigate", { url: "about:blank" });
  await tab.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await tab.send("Network.clearBrowserCache");
  await pause(300);
  await tab.send("Page.navigate", { url: `${server.home}#/${game}/` });
  await tab.until("window.painted");
  return tab.evaluate("painted");
}

for (const game of ["battles", "swords", "ran"]) {
  const first = [];
  await tab.slowed(SLOWER, MBITS, DELAY);
  for (let k = 0; k < ROUNDS; k++) first.push(await firstAnswer(game));
  await pause(3000);
  const tapped = await taps(tab, TAPS);
  // Full games from the position that the view of positions begins with, by the usual bot.
  await tab.go(`${server.home}#/position/${game}`);
  const games = await tab.evaluate(`(async () => {
    await loadPlay("${game}");
    const begun = performance.now(), player = new PLAYED.${game}.Player(new Begun("${game}", positionView.scenario).start);
    player.part(0, 0);
    const first = performance.now() - begun, from = performance.now();
    let games = 0;
    while (performance.now() < from + ${PLAYED_MS}) player.part(0, ++games);
    return { first, each: (performance.now() - from) / games, title: positionView.scenario.title_, bot: PLAYED.${game}.bot };
  })()`);
  // A hint at the first choice there, asked for again until that many games are played, with all that is
  // worked out beside them: whoever asks at the next choice finds it compiled too.
  const hint = await tab.evaluate(`(async () => {
    await needed("hints", () => typeof HINTS === "undefined");
    const rules = RULED.${game}, sitting = new rules.Sitting(new Begun("${game}", positionView.scenario).start, { persons: [0, 1, 2, 3, 4] });
    const begun = performance.now(), hinter = HINTS(rules), { part } = rules.Player.prototype, start = { question: sitting.question, state: sitting.state };
    let games = 0, first = 0, many = 0;
    rules.Player.prototype.part = function (...given) {
      const found = part.apply(this, given);
      if ((games += 1) === ${MANY}) many = performance.now() - begun;
      return found;
    };
    for (let seed = 0; !many; seed++) {
      for (const one of hinter.thinking(hinter.start(start), seed, [4, 16, 48])) { if (!Array.isArray(one)) first ||= performance.now() - begun; if (many) break; }
    }
    return { first, many };
  })()`);
  await tab.slowed(1);
  found[game] = { first, taps: tapped, games, hint, shared: [] };
}
const sharing = await Tab.open(chromium, { cores: "0" });
for (const game of ["battles", "swords", "ran"]) {
  const { shared } = found[game];
  for (const [workers, warm] of WORKERS) {
    const one = await hinted(watching, sharing, game, { workers, warm, slower: SLOWER, many: shared.length ? Infinity : MANY, hints: shared[0]?.hints });
    const { games, played } = shared[0] || one; // more workers find the same
    shared.push({ ...one, games, played, many: one.all * MANY / played });
  }
}
for (const [game, played] of Object.entries(REVIEWED)) {
  found[game].reviews = [];
  for (const warm of [false, true]) found[game].reviews.push(await reviewed(watching, sharing, game, played, { workers: SLOWER, warm, slower: SLOWER }));
}
await sharing.close();
if (picture) {
  await tab.slowed(1);
  await tab.send("Emulation.setDeviceMetricsOverride", { width: 390, height: 640, deviceScaleFactor: 2, mobile: true });
  await tab.go(`${server.home}#/battles/attack?attacker=samurai-spear&defender=ashigaru-bow&defender_on=forest`);
  await pause(1000);
  writeFileSync(picture, await tab.picture());
}
console.log(JSON.stringify(found));
await tab.close();
server.stop();
watching.stop();
process.exit(0);
