// A person against a bot that searches, then two bots, on the page: `node thinking.mjs CHROMIUM FOLDER`.
import { serve, Tab } from "../../analyses/chromium.mjs";

const [chromium, folder] = process.argv.slice(2), server = await serve(folder), tab = await Tab.open(chromium), seen = {};
const play = (players) => tab.go(`${server.home}#/play/battles?scenario=first-samurai-skirmish&players=${players}&seed=5&game=2`);
const goesOn = () => tab.until("playView.match.now || playView.match.over", 120);
const kept = () => tab.evaluate("JSON.stringify([playView.match.sitting.events, playView.match.sitting.plans])");
await play("person,searching:40");
await goesOn();
for (let k = 0; k < 40 && await tab.evaluate("playView.match.sitting.plans.length < 2"); k++) {
  await tab.evaluate("playView.reel && playView.settle()"); // what the other one did is shown first
  await tab.tap("[data-do=bot]");
  // One look at both: a slow machine ends the search between two, and shows what Blue did.
  seen.thinking = await tab.evaluate("playView.match.sitting.searching ? document.querySelector('.asked').innerText : null") ?? seen.thinking;
  await goesOn();
}
const before = await kept(), choice = await tab.evaluate("playView.match.sitting.choices.at(-1)");
await tab.evaluate("playView.reel && playView.settle()");
await tab.tap("[data-do=undo]");
await tab.evaluate(`playView.choose(${choice})`);
await goesOn();
seen.undone = before === await kept();
await tab.go(`${server.home}#/play/battles`); // as if the browser had been closed
seen.kept = before === await kept();
await play("searching:40,greedy");
await tab.until("playView.match?.over", 120);
seen.events = await tab.evaluate("playView.match.sitting.events");
seen.command = await tab.evaluate("commandOf(playView.game, playView.played, playView.match.about)");
console.log(JSON.stringify({ seen, faults: tab.complaints }));
await tab.close();
server.stop();
