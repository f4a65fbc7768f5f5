// Asks the page for a hint and for what the tutor says: `node advising.mjs CHROMIUM FOLDER`.
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
await tab.until("playView.judged?.found", 120);
console.log(JSON.stringify({ seen: { hint, tutor: await text() }, faults: tab.complaints }));
await tab.close();
server.stop();
