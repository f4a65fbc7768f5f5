// A turn of RAN and of Battles by hand in Chromium: `node turns.mjs CHROMIUM FOLDER`. Prints the taps of each.
import { serve, Tab } from "../../analyses/chromium.mjs";

const [chromium, folder] = process.argv.slice(2), taps = {}, chosen = {}, seen = [];
const server = await serve(folder), tab = await Tab.open(chromium), look = (expression) => tab.evaluate(expression);
let game = "ran";
async function tap(selector) {
  taps[game] = (taps[game] || 0) + 1;
  await tab.tap(selector);
  await tab.until("playView.match.now || playView.match.over");
}
const title = () => look("playView.offer.title"), made = () => look("playView.match.sitting.choices.length");
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
// The first option that is another than the bot's, or the bot's if there is but one.
const option = (k) => look(`(() => { const all = playView.left(), other = all.filter(({ place }) => place !== playView.match.now.usual); return (other.length ? other[${k} % other.length] : all[0]).place; })()`);

await tab.send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value: "reduce" }] }); // the camera stands still
await tab.go(server.home);
await tab.evaluate("remembered.set('play.replay', false), remembered.set('play.list', true)"); // what the others did is not shown by itself here
await tab.go(`${server.home}#/play/ran?scenario=study-foot&players=person,careful&seed=0&game=0`);
await tab.until("playView.match?.now && document.querySelector('[data-do=bot]')", 60);
const acted = new Set(), ordering = "/orders\\?$/.test(playView.offer.title) ? playView.offer.choices.find(({ role }) => role !== 'no' && role !== 'end').place : playView.match.now.usual"; // whether or not the bot would pass
for (let k = 0; k < 60 && await look("Boolean(playView.offer)"); k++) {
  const asked = await title();
  if (asked !== "Which unit acts next?" && !/move( on)?, turn, fire or halt$/.test(asked)) { seen.push(asked); await tap(`[data-place="${await look(ordering)}"]`); continue; }
  await tab.until("playView.ahead?.at === `${playView.match.sitting.choices.length} ${playView.picked}` || playView.left().some((one) => one.places.length)");
  await pause(300);
  // the next unit: it is asked for, or a tap ahead halts the one before
  const unit = await look(`(() => { const asks = playView.offer.title === "Which unit acts next?", places = asks ? playView.left().map((one) => one.places[0]) : playView.ahead ? [...playView.ahead.places] : [];
    return places.find((place) => place !== undefined && !${JSON.stringify([...acted])}.includes(place)) ?? null; })()`);
  if (unit === null) { seen.push("halt"); await tap(`[data-place="${await look("playView.match.now.usual")}"]`); continue; }
  await tap(`[data-spot="${unit}"]`);
  await tab.until("playView.match.now.what < 0 && (/halt$/.test(playView.offer.title) || playView.ahead?.at === `${playView.match.sitting.choices.length} ${playView.picked}`)");
  const before = await made();
  const hexes = await look(`/halt$/.test(playView.offer.title) ? [...new Set(playView.left().map((one) => one.places[0]).filter((one) => one !== undefined))] : [...playView.ahead.places]`);
  const hex = hexes[acted.size % hexes.length];
  await tap(`[data-spot="${hex}"]`);
  if (await look("playView.picked.length > 0")) await tap(`[data-place="${await option(acted.size)}"]`);
  seen.push([unit, hex, await made() - before]);
  acted.add(unit).add(hex);
  chosen.ran = (chosen.ran || 0) + 1;
  if (chosen.ran === 8) break;
}
// Battles: turns of several scenarios, by hand. Who is ordered, and whatever else is asked, is as the bot would, by the list;
// each unit ordered moves where a tap on a hex says, elsewhere than the bot would. What is fought and what ends the turn is one
// tap, where there is one. Who is to have more than four orders leaves the rest of the turn to the bot.
game = "battles";
const CASES = [["first-samurai-skirmish", 0, 4], ["first-samurai-skirmish", 2, 3], ["study-spears", 0, 2], ["study-combined-arms", 1, 3], ["arita-castle-phase-1", 0, 3], ["kawanakajima-phase-3", 1, 2], ["nunobeyama", 2, 2], ["epic-kawanakajima", 0, 2]];
const turns = {}, moves = {}, ways = [], standsAt = () => look("JSON.stringify([...playView.match.sitting.state])"), planned = {}, words = new Set();
for (const [scenario, seed, most] of CASES) {
  await tab.go(`${server.home}#/play/battles?scenario=${scenario}&players=person,steady&seed=${seed}&game=0`);
  await tab.until("playView.match?.now && document.querySelector('.spot, [data-place]')", 60);
  for (let k = 0; k < most && await look("Boolean(playView.offer)"); k++) {
    const turn = await look("playView.match.sitting.state[playView.played.AT.TURN]"), before = taps.battles || 0, own = [];
    while (await look(`Boolean(playView.offer) && playView.match.sitting.state[playView.played.AT.TURN] === ${turn}`)) {
      words.add(await title());
      if (own.length && !own.moved && /^(Declare|Replenish)/.test(await title())) {
        own.moved = true;
        if (!await look(`${JSON.stringify(own)}.every(([, to]) => playView.field.occupied.has(to))`)) seen.push("a planned move is lost");
      }
      if (await look("playView.isWaiting()")) {
        await tab.until("!playView.isWaiting() || playView.course.ahead");
        const to = await look(`playView.course ? [...playView.course.ahead].filter((place) => playView.field.isInSight(place)).at(${own.length}) ?? null : null`), last = await look("playView.course?.last ?? null");
        if (to !== null && !own.some(([one]) => one === last)) { own.push([last, to]); await tap(`[data-spot="${to}"]`); continue; }
      }
      if (await look("playView.ordered.size > 3 && /^(Order|A general)/.test(playView.offer.title)")) { await tap("[data-do=finish]"); continue; }
      const usual = `[data-place="${await look("playView.match.now.usual")}"]`, ends = await look(`(() => { const one = document.querySelector(".ends [data-do^=way]"); return Boolean(one) && (/^Bot/.test(one.textContent) || playView.offer.choices[playView.match.now.usual].role === "end"); })()`);
      if (ends && !ways.length && (await title()).startsWith("Declare")) { // taken back at once; these taps are none of the turn's
        const before = await standsAt(), left = await made();
        await tab.tap("[data-do^=way]");
        ways.push(await look(`playView.match.chosenAt.slice(${left}).every(({ sheet }) => sheet && sheet === playView.match.chosenAt.at(-1).sheet)`), await made() - left > 1);
        await tab.tap("[data-do=undo]");
        ways.push(before === await standsAt());
      }
      const who = (await title()) === "Who moves next?"; // nobody else, once all that were to move have moved
      const done = own.length && who ? await made() : -1;
      await tap(ends ? "[data-do^=way]" : !await look(`Boolean(document.querySelector('${usual}'))`) ? "[data-do^=way]" : who ? "[data-role=end]" : usual);
      if (done >= 0 && await made() === done) seen.push("asks again though somebody moved");
    }
    (turns[scenario] ||= []).push((taps.battles || 0) - before);
    (moves[scenario] ||= []).push(own.length);
  }
}
// A plan goes with its order, and with Undo; what was planned is one choice with what ends the orders.
await tab.go(`${server.home}#/play/battles?scenario=first-samurai-skirmish&players=person,steady&seed=0&game=0`);
await tab.until("playView.match?.now && document.querySelector('.spot, [data-place]')", 60);
const until = (condition) => tab.until(condition);
await tap('[data-place="1"]');
planned.ways = await look("document.querySelectorAll('.ends [data-do^=way]').length"); // nobody has orders yet
for (const [unit, hex] of [[102, 79], [113, 89]]) {
  await look(`playView.choose(playView.offer.choices.find(({ places }) => places[0] === ${unit}).place)`);
  await until(`playView.course?.ahead?.size && playView.field.isInSight(${hex})`);
  await tap(`[data-spot="${hex}"]`);
}
planned.to = await look("[...playView.course.to].join(' ')");
await tap('[data-spot="102"]'); // takes the order back
planned.back = await look("[...playView.course.to].join(' ')");
await look("playView.choose(playView.offer.choices.find(({ places }) => places[0] === 102).place)");
await until("playView.course?.ahead?.size && playView.field.isInSight(79)");
await tap('[data-spot="79"]');
const standing = () => look("(() => { const { sitting } = playView.match, pieces = [...playView.table.board_(numbers(sitting.state)).pieces_.items_()].filter(([, { place_ }]) => [79, 89, 102, 113].includes(place_)); return pieces.map(([, { place_ }]) => place_).sort().join(); })()");
planned.before = await standing();
await tap("[data-role=end]");
planned.after = await standing();
await tap("[data-do=undo]");
planned.undone = [await standing(), await look("playView.course === null")];
// One with a plan moves, then another one is asked about: a tap on a hex is no more the first one's.
await tab.go(`${server.home}#/play/battles?scenario=first-samurai-skirmish&players=person,steady&seed=0&game=0`);
await tab.until("playView.match?.now && document.querySelector('.spot, [data-place]')", 60);
await tap('[data-place="1"]');
for (const unit of [102, 113]) await look(`playView.choose(playView.offer.choices.find(({ places }) => places[0] === ${unit}).place)`);
await until("playView.course?.ahead?.size && playView.field.isInSight(89)");
planned.words = [await look("document.querySelector('.legend').textContent")];
await tap('[data-spot="89"]');
await tab.evaluate("scrollTo(0, document.body.scrollHeight)");
await look("document.querySelector('[data-role=end]').click()");
planned.words.push(await look("document.querySelector('.legend').textContent"), await look("playView.offer.subject.length === 0 || playView.offer.subject[0] === 102"));
planned.up = await look("scrollY"); // the board is seen again
console.log(JSON.stringify({ taps, chosen, turns, moves, ways, words: [...words], planned, seen, complaints: tab.complaints }));
server.stop();
await tab.close();
process.exit(0);
