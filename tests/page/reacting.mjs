// What is asked where one reacts in RAN, of a game so far: `node reacting.mjs CHROMIUM FOLDER LINK`. Prints the marks of
// losses, and to whom one reacts after how many choices: at first, once nobody reacts to him, and once that is undone.
import { serve, Tab } from "../../analyses/chromium.mjs";

const [chromium, folder, link] = process.argv.slice(2), server = await serve(folder), tab = await Tab.open(chromium);
const ready = () => tab.until("Boolean(playView.match?.now && playView.offer && !playView.place.inert)", 60);
const asked = () => tab.evaluate("[playView.partNow(), playView.match.sitting.choices.length]");
await tab.go(`${server.home}#/play/${link}`);
await ready();
await tab.evaluate("playView.reel && playView.settle()");
const lost = await tab.evaluate("playView.marks().filter(({ is }) => is === 'lost').map(({ at, text, aside }) => [playView.spots[at][2], text, Boolean(aside)])");
const found = [await asked()];
await tab.tap("[data-do=none]");
await ready();
await tab.evaluate("playView.reel && playView.settle()");
found.push(await asked());
await tab.tap("[data-do=undo]");
await ready();
found.push(await asked());
console.log(JSON.stringify({ lost, found, complaints: tab.complaints }));
server.stop();
await tab.close();
process.exit(0);
