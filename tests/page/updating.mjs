// A page in Chromium while a new version is published: `node updating.mjs CHROMIUM OLD NEW`.
// Prints what was seen in a page that was open before, in the one that takes the new version, and
// in one that is not kept on the device, with all complaints.
import { serve, Tab } from "../../analyses/chromium.mjs";

const [chromium, before, after] = process.argv.slice(2), seen = {};
const server = await serve(before), tab = await Tab.open(chromium), tabs = [tab];
const FOLDERS = "[...new Set([...document.scripts].filter(({ src }) => src).map(({ src }) => /v-[0-9a-f]{12}-|$/.exec(src.split('/').at(-1))[0]))].join()";
const NEWS = "(document.getElementById('news')?.textContent || '')";
const GAMES = { battles: "first-samurai-skirmish", swords: "quick-3", ran: "study-foot" };
const kept = (one) => one.until(`caches.keys().then(async ([name]) => Boolean(navigator.serviceWorker.controller) &&
  (await (await caches.open(name)).keys()).length > 20)`);

// All that a page loads later: a game, chosen in and advised, and a position of each game, without a reload.
async function used(one, games = Object.keys(GAMES)) {
  await one.send("Page.bringToFront");
  for (const game of games) {
    await one.evaluate(`location.hash = "#/play/${game}?scenario=${GAMES[game]}&players=${game === "swords" ? "person,random,random" : "person,random"}&seed=3"`);
    await one.until(`typeof playView !== "undefined" && playView.game === "${game}" && playView.match?.now`);
    await one.evaluate("playView.choose(playView.match.now.usual)");
    await one.until("playView.match.now");
    await one.evaluate("document.querySelector('[data-do=hint]').click()");
    await one.until("document.querySelector('.hinting .verdict')", 60);
    await one.evaluate(`location.hash = "#/position/${game}"`);
    await one.until(`document.querySelector("select[aria-label='Begin with']") && positionView.game === "${game}"`);
    await one.evaluate(`location.hash = "#/${game}/"`);
    await one.until("document.querySelector('#answer:not([aria-busy]) .verdict')");
  }
  return one.evaluate(FOLDERS);
}

await tab.go(server.home);
await kept(tab);
seen.before = await tab.evaluate(FOLDERS);
await tab.evaluate("remembered.set('play.replay', false)"); // what is asked is there at once
server.folder = after;
await tab.evaluate("navigator.serviceWorker.getRegistration().then((known) => known.update())");
await tab.until("navigator.serviceWorker.getRegistration().then(({ waiting, installing }) => waiting && !installing)");
if (seen.before.startsWith("v-")) await tab.until(`${NEWS}.includes("new version")`);
seen.news = await tab.evaluate(NEWS);
seen.open = await used(tab, ["battles", "swords"]);
tabs.push(await tab.another());
const other = tabs[1];
await other.go(server.home); // still all of the version before
seen.opened = await other.evaluate(FOLDERS);
if (seen.before.startsWith("v-")) {
  await other.until(`${NEWS}.includes("new version")`);
  await tab.tap("[data-do=reload]");
  await tab.until(`${FOLDERS} !== "" && ${FOLDERS} !== ${JSON.stringify(seen.before)}`);
  await tab.ready();
  seen.stayed = await used(other, ["ran", "battles"]); // from what is kept of the version before
  await other.tap("[data-do=reload]");
} else {
  await other.send("Page.navigate", { url: "about:blank" });
  await tab.send("Page.navigate", { url: "about:blank" }); // closed: nobody is left who has the version before
  await other.until("true");
  await new Promise((done) => setTimeout(done, 1000));
  await tab.go(server.home);
  await other.go(server.home);
}
await other.until(`${FOLDERS} === ${FOLDERS} && ${FOLDERS} !== "" && ${FOLDERS} !== ${JSON.stringify(seen.before)}`);
await other.ready();
seen.after = await used(tab);
seen.other = await other.evaluate(FOLDERS);
seen.quiet = await tab.evaluate(NEWS);
seen.complaints = tabs.flatMap(({ complaints }) => complaints);

// Where nothing is kept on the device, an open page meets files that are gone.
tabs.forEach((one) => { one.complaints = []; });
await tab.send("Network.setBypassServiceWorker", { bypass: true });
server.folder = before;
await tab.go(server.home);
server.folder = after;
await tab.evaluate("location.hash = '#/play/battles'");
await tab.until("document.querySelector('#view .verdict')?.textContent.includes('Reload')");
seen.gone = await tab.evaluate("document.querySelector('#view .verdict').textContent");
await tab.tap("#view button");
await tab.until("document.querySelector('.field, .new h2')");
seen.reloaded = await tab.evaluate(FOLDERS);
seen.else = tab.complaints.filter((one) => !one.includes("404"));
console.log(JSON.stringify(seen));
await tab.close();
process.exit(0);
