// Replay, log, taking back and doubts of full games in Chromium: `node replaying.mjs CHROMIUM FOLDER`.
import { serve, Tab } from "../../analyses/chromium.mjs";
import { happening } from "./laid.mjs";

const [chromium, folder] = process.argv.slice(2), seen = {};
const server = await serve(folder), tab = await Tab.open(chromium), see = (text) => tab.evaluate(text);
const GAME = "scenario=first-samurai-skirmish&players=person,steady&seed=4&game=1";
const open = async (pairs) => { await tab.go(`${server.home}#/play/battles?${pairs}`); await tab.until("playView.match?.now && document.querySelector('.field')", 60); };
// Of all beats of a game: those that begin with a rule as a line of the log does, have too many words, or go on with a unit's way.
const TOLD = `(() => {
  const beats = playView.beatsOf(0), texts = beats.flatMap((one) => one.texts), lines = playView.match.frames.flatMap((one) => playView.match.linesOf(one, playView.viewer)).map((line) => line.trim());
  const rules = [...new Set(lines.map((line) => /^[^:]*: /.exec(line)?.[0]).filter((rule) => rule && !/^(result|setup|round \\d+): /.test(rule)))];
  return { texts: texts.length, coded: texts.filter((text) => rules.some((rule) => text.startsWith(rule))), long: beats.flatMap(inSteps).filter((one) => one.texts.length > 4).length,
    ways: beats.filter((one, k) => one.goes >= 0 && beats[k - 1]?.goes === one.goes).length, contrary: beats.flatMap((one, k) => (beats[k + 1]?.texts[0]?.includes("fall back") && one.texts.some((text) => text.endsWith("stand fast")) ? one.texts : [])) };
})()`;
const settle = () => see("playView.reel && playView.settle()");

// All that is said aloud is said by one element that stays.
await open(GAME);
await see("globalThis.heard = [], globalThis.live = document.getElementById('live'); new MutationObserver(() => heard.push(live.textContent)).observe(live, { childList: true, characterData: true, subtree: true })");
seen.regions = await see("document.querySelectorAll('[role=status], [aria-live]').length");

// The first replay: step by step to its end, each step said and drawn.
for (let k = 0; k < 60 && !await see("Boolean(playView.reel)"); k++) await see("playView.choose(playView.match.now.usual)");
await see("playView.reel.isOn = false; playView.stepTo(0)");
seen.beats = await see("playView.reel.beats.map(({ texts }) => texts)");
seen.asks = await see("document.querySelectorAll('.spot, .options button').length"); // nothing can be chosen under it
const at = () => see("playView.reel.at");
seen.steps = [await at()];
await tab.tap("[data-do='reel play']"); // goes on, by itself
await tab.until("playView.reel.at >= 2");
await tab.tap("[data-do='reel play']");
seen.paused = await at();
await new Promise((done) => setTimeout(done, 1500)); // longer than a step
seen.waits = await at();
await tab.tap("[data-do='reel back']");
seen.back = await at();
await tab.tap("[data-do=speed]");
seen.speed = await see("playView.reel && remembered.get('play.speed', 1)");
seen.standing = [await see("playView.stepTo(1), document.querySelector('.standing').innerText")];
while (await see("Boolean(playView.reel)")) { await see("playView.reel.isOn = false; playView.goOn()"); await new Promise((done) => setTimeout(done, 20)); }
seen.standing.push(await see("document.querySelector('.standing').innerText"));
seen.heard = await see("heard");
seen.same = await see("document.getElementById('live') === live");
seen.asked = await see("document.querySelector('.asked .ask .verdict').textContent");
seen.news = await see("document.querySelector('.news')?.innerText ?? ''");
seen.lost = await see("document.querySelector('.news strong')?.textContent ?? ''");
await tab.tap("[data-do=replay]");
seen.again = await at();
await tab.tap("[data-do=skip]");
seen.skipped = await see("playView.reel === null && playView.offer !== null");

// The log: a tap on a line of an attack draws its arrow; then the game goes on.
for (let k = 0; k < 120 && !await see("playView.match.frames.some(({ lines }) => lines.some((line) => / (fires|attacks) /.test(line)))"); k++) await see("playView.choose(playView.match.now.usual)");
await settle();
await tab.tap("[data-do=log]");
seen.lines = await see("[[...document.querySelectorAll('.entries button > span:not(.dice)')].length, document.querySelectorAll('.entries .die').length]");
const line = await see("[...document.querySelectorAll('.entries button')].find((one) => / (fires|attacks) /.test(one.textContent)).dataset.frame");
await tab.tap(`.entries [data-frame="${line}"]`);
seen.tapped = await see(`[playView.reel.beats[0].first === ${line}, document.querySelectorAll('.field .arrow').length > 0, document.querySelectorAll('dialog').length]`);
await tab.tap("[data-do=skip]");
seen.goes = await see("playView.offer !== null");

// All beats of the game have all that happened in it that this person may know.
await see("playView.finish(true)");
await tab.until("playView.match.over", 60);
await settle();
seen.ended = await see("[document.querySelector('.legend').textContent, [...document.querySelectorAll('.asked > .verdict, [data-do=review], .news, .tools, .told')].map((one) => one.dataset.do ?? one.className)]");
seen.arrow = await see("(() => { const [, way, tip] = [...arrow([[0, 0], [100, 0]], 'moved').children].map((one) => one.getAttribute('d').match(/-?[\\d.]+/g).map(Number)); return [way.slice(0, 2), Math.max(tip[0], tip[2]) - Math.min(tip[0], tip[2]) > Math.abs(tip[3] - tip[5])]; })()");
seen.events = await see(`playView.beatsOf(0).flatMap(({ events }) => events).map(${happening})`);
seen.told = [await see(TOLD)];
seen.held = await see("playView.beatsOf(0).filter((one, k, all) => k && one.held && all[k - 1].held && one.by === all[k - 1].by).length");
seen.token = await see("(() => { const one = el('div', { class: 'ask' }, playView.token({ seat_: 0, kind_: 'levy' })); playView.place.append(one); const found = getComputedStyle(one.querySelector('.figure')).backgroundColor; one.remove(); return found; })()");
seen.names = await see("[capital('a8 (AS) turns'), capital('blue turns')]");
seen.drawn = await see("playView.beatsOf(0).flatMap(({ texts }) => texts).filter((text) => /^Blue (draws|keeps) /.test(text))");

// Orders: one is taken back by a tap on it, the one given later stays.
await open(GAME.replace("seed=4", "seed=8"));
for (let k = 0; k < 20 && !/^Order a unit/.test(await see("playView.offer?.title ?? ''")); k++) { await settle(); await see("playView.choose((playView.offer.choices.find(({ text }) => /Three|Two/.test(text)) ?? { place: playView.match.now.usual }).place)"); }
seen.phase = await see("document.querySelector('[data-role=end]').className");
await tab.tap("[data-role=end]");
seen.without = await see("[document.querySelector('[data-role=end]').textContent, playView.match.chosenAt.length]");
const ordered = [];
for (let k = 0; k < 2 && /^Order a unit/.test(await see("playView.offer.title")); k++) {
  const spot = await see(`[...document.querySelectorAll(".spot")].map((one) => one.dataset.spot).find((one) => !${JSON.stringify(ordered)}.includes(one))`);
  ordered.push(spot);
  await see(`playView.pick(${spot})`);
}
seen.quiet = await see("document.querySelectorAll('.news').length"); // own orders are no news
seen.given = await see("[[...playView.ordered].map(String), playView.match.chosenAt.length]");
seen.wanted = ordered;
seen.ready = await see("document.querySelector('[data-role=end]')?.className ?? ''");
await tab.tap(`[data-spot="${ordered[0]}"]`);
seen.taken = await see("[[...playView.ordered].map(String), playView.match.chosenAt.length]");
await tab.tap("[data-do=undo]");
seen.undone = await see("[...playView.ordered].map(String)");

// A doubt, for a report.
await see("navigator.clipboard.writeText = async (text) => { globalThis.doubtful = text; }");
await see("playView.doubt()");
seen.doubt = await see("doubtful");

// Samurai Swords: a round is begun in a word; battles against a person are shown, then his game goes on.
await tab.go(`${server.home}#/play/swords?scenario=quick-3&players=person,planner,planner&seed=4&game=1`);
await tab.until("playView.match?.now && document.querySelector('svg.field')", 60);
const news = new Set();
for (let k = 0; k < 160 && !await see("Boolean(playView.reel)"); k++) { news.add(await see("document.querySelector('.news p')?.textContent.trim() ?? ''")); await see("playView.choose(playView.match.now.usual)"); }
seen.swords = [await see("playView.reel.beats.map(({ texts }) => texts[0])")];
seen.news_of_swords = [...news].filter((one) => one);
while (await see("Boolean(playView.reel)")) await see("playView.reel.isOn = false; playView.goOn()");
seen.swords.push(await see("document.querySelector('.news strong').textContent"));
seen.seats = await see("[...document.querySelectorAll('.standing .cloth')].map(({ dataset, textContent }) => [dataset.owner, textContent])");
for (let k = 0; k < 200 && await see("playView.partNow() !== 'fights'"); k++) { await settle(); await see("playView.choose(playView.match.now.usual)"); }
const fights = await see("playView.ordered.size");
await see("playView.rest()");
seen.fought = [fights, await see("document.querySelector('.news strong')?.textContent ?? ''")];
for (let k = 0; k < 5; k++) { await settle(); await see("playView.choose(playView.match.now.usual)"); }
await settle();
seen.swords.push(await see("[playView.match.chosenAt.length, document.querySelectorAll('.tools').length, document.querySelectorAll('.beside').length, Boolean(playView.offer)]"));
// Every line is in a beat, but the headings, of a beat's own words.
seen.cut = await see("(() => { const { match, viewer } = playView, texts = new Set(playView.beatsOf(0).flatMap((one) => one.texts)); return match.frames.flatMap((one) => match.linesOf(one, viewer)).map(plain).filter((one) => !/^(Round|Setup)/.test(one) && !texts.has(one)); })()");

seen.told.push(await see(TOLD));
await tab.go(`${server.home}#/play/ran?scenario=study-foot&players=person,careful&seed=4&game=1`);
await tab.until("playView.match?.now");
await see("playView.finish(true)");
await tab.until("playView.match.over", 90);
await settle();
seen.told.push(await see(TOLD));
seen.went = await see("playView.beatsOf(0).filter(({ goes }) => goes >= 0).map(({ marks }) => marks.filter(({ is }) => is === 'moved').map(({ path }) => path?.length ?? 2))");
seen.who = await see("document.querySelector('.standing').innerText");

// Two persons: never back across dice; nothing is shown before the phone is passed.
await tab.go(`${server.home}#/play/battles?${GAME.replace("person,steady", "person,person")}`);
await tab.until("playView.match?.now");
await tab.tap("[data-do=passed]");
for (let k = 0; k < 200 && !await see("document.querySelector('[data-do=undo]')?.getAttribute('aria-disabled') === 'true' && playView.match.chosenAt.length > 1 && playView.match.stepsSince(playView.match.chosenAt.length - 1).some(({ what }) => what > 0)"); k++) {
  await settle();
  await see("document.querySelector('[data-do=passed]') ? document.querySelector('[data-do=passed]').click() : playView.choose(playView.match.now.usual)");
}
const choices = await see("playView.match.chosenAt.length");
await see("document.querySelector('[data-do=undo]').click()");
seen.shared = [await see("playView.match.chosenAt.length") === choices, await see("document.getElementById('toast').textContent")];
for (let k = 0; k < 300 && !await see("Boolean(document.querySelector('[data-do=passed]'))"); k++) { await settle(); await see("playView.choose(playView.match.now.usual)"); }
seen.covered = await see("[document.querySelectorAll('.field, .news, .reel, .entries').length, document.getElementById('live').textContent]");
// Without motion it is stepped through.
await tab.send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value: "reduce" }] });
await open(GAME);
for (let k = 0; k < 60 && !await see("Boolean(playView.reel)"); k++) await see("playView.choose(playView.match.now.usual)");
seen.still = await see("[playView.reel.isOn, Boolean(document.querySelector('[data-do=\"reel next\"]')), Boolean(document.querySelector('[data-do=\"reel play\"]'))]");
console.log(JSON.stringify({ seen, complaints: tab.complaints }));
server.stop();
await tab.close();
process.exit(0);
