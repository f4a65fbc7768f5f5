// What is told of one's own attacks in RAN, of a game so far: `node own_battles.mjs CHROMIUM FOLDER LINK CHOICES`.
// Prints what the replay shows by itself after those attacks, and the news.
import { serve, Tab } from "../../analyses/chromium.mjs";

const [chromium, folder, link, choices] = process.argv.slice(2), server = await serve(folder), tab = await Tab.open(chromium);
await tab.go(`${server.home}#/play/${link}`);
await tab.until("playView.match?.now && document.querySelector('.spot, [data-place]')", 60);
await tab.evaluate("playView.reel && playView.settle()");
for (const one of JSON.parse(choices)) await tab.evaluate(`playView.choose(playView.offer.choices.find(({ text }) => text.startsWith(${JSON.stringify(one)})).place)`);
const texts = await tab.evaluate("playView.reel ? playView.reel.beats.flatMap(({ texts }) => texts) : null");
await tab.evaluate("playView.reel && playView.settle()");
const news = await tab.evaluate("document.querySelector('.news p').textContent");
console.log(JSON.stringify({ texts, news, complaints: tab.complaints }));
server.stop();
await tab.close();
process.exit(0);
