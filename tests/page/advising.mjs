// Asks the page for a hint, and who wins from a position: `node advising.mjs CHROMIUM FOLDER`.
import { serve, Tab } from "../../analyses/chromium.mjs";

const [chromium, folder] = process.argv.slice(2), server = await serve(folder), tab = await Tab.open(chromium);
await tab.go(`${server.home}#/play/battles?scenario=study-spears&players=person,random&seed=1&game=0`);
await tab.until("document.querySelector('[data-do=hint]')", 60);
await tab.tap("[data-do=hint]");
await tab.until("playView.hint?.found", 120);
const hint = await tab.evaluate("document.querySelector('.hinting').innerText");
await tab.go(`${server.home}#/position/battles`); // one worker is asked for one thing while it is at another
for (const [name, seen] of [["games", ".verdict"], ["hint", ".hints ol"]]) {
  await tab.tap(`[data-do=${name}]`);
  await tab.until(`document.querySelector("${seen}")`, 120);
}
console.log(JSON.stringify({ seen: { hint }, faults: tab.complaints }));
await tab.close();
server.stop();
