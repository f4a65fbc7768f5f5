// Asks the page for a hint, for what the tutor says, and who wins from a position: `node advising.mjs CHROMIUM FOLDER`.
import { serve, Tab } from "../../analyses/chromium.mjs";

const [chromium, folder] = process.argv.slice(2), server = await serve(folder), tab = await Tab.open(chromium);
const text = () => tab.evaluate("document.querySelector('#hints').innerText");
await tab.go(`${server.home}#/play/battles?scenario=study-spears&players=person,random&seed=1&game=0`);
await tab.until("document.querySelector('[data-do=hint]')", 60);
await tab.tap("[data-do=tutor]");
await tab.tap("[data-do=hint]");
await tab.until("playView.hint?.found", 120);
const hint = await text();
for (let k = 0; k < 12; k++) await tab.evaluate("playView.choose(playView.match.now.usual)");
await tab.evaluate("playView.reel && playView.settle()");
await tab.until("playView.judged?.found", 120);
const tutor = await text();
await tab.go(`${server.home}#/position/battles`); // one worker is asked for one thing while it is at another
for (const [name, seen] of [["games", ".verdict"], ["hint", ".hints ol"]]) {
  await tab.tap(`[data-do=${name}]`);
  await tab.until(`document.querySelector("${seen}")`, 120);
}
console.log(JSON.stringify({ seen: { hint, tutor }, faults: tab.complaints }));
await tab.close();
server.stop();
