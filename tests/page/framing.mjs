// Whether the board stands under a finger, and shows what is asked and what has happened: `node framing.mjs CHROMIUM FOLDER`.
import { serve, Tab } from "../../analyses/chromium.mjs";

const [chromium, folder] = process.argv.slice(2), seen = { late: [], out: [], empty: [], buttons: [], titles: [] };
const server = await serve(folder), tab = await Tab.open(chromium), look = (expression) => tab.evaluate(expression), pause = (ms) => new Promise((done) => setTimeout(done, ms));
const CAMERA = "JSON.stringify([playView.field.cam, playView.field.size.top])", STANDS = "!(playView.isWaiting() && !playView.course.ahead)";
const SKIRMISH = `scenario=first-samurai-skirmish&players=person,steady&seed=${process.argv[4] ?? 4}`;
// What must be in sight: whom it is about, all that may be tapped, and the moves planned or just made.
const OUT = `(() => { const { field, offer } = playView, places = [...offer.subject, ...[...field.spots.values()].map(({ place }) => place), ...playView.plansMarked().flatMap(({ from, to }) => [from, to])]; return [...new Set(places)].filter((place) => !field.isInSight(place)).map((place) => playView.spots[place][2]); })()`;
// How much of the frame lies beside the board, though the board is not all in it.
const EMPTY = `(() => { const { cam, box, size: { width, height } } = playView.field, high = cam.w * height / width; return high >= box[3] ? 0 : Math.round(Math.max(box[1] - cam.y, cam.y + high - box[1] - box[3])); })()`;
const open = async (game, more) => {
  await tab.go(`${server.home}#/play/${game}?${more}`);
  await tab.until("playView.match?.now && playView.field?.seen");
};
async function looked(what) {
  await tab.until(STANDS);
  await pause(500);
  const before = await look(CAMERA), asked = await look("playView.offer.title");
  await pause(1500);
  if (await look(CAMERA) !== before) seen.late.push([what, asked]);
  const out = await look(OUT), empty = await look(EMPTY), buttons = await look("[...document.querySelectorAll('.options button')].filter((one) => one.checkVisibility() && one.textContent.startsWith('No more orders')).length");
  if (out.length) seen.out.push([what, asked, out]);
  if (empty > 0) seen.empty.push([what, asked, empty]);
  if (buttons > 1) seen.buttons.push([what, asked, buttons]);
  seen.titles.push(asked);
}
// Whom one tap orders; and the card with most units to be ordered.
const UNITS = "[...new Set(playView.left().filter(({ places: [place] }, _, all) => place !== undefined && !playView.ordered.has(place) && all.filter((one) => one.places[0] === place).length === 1).map(({ places: [place] }) => place))]";
const CARD = `[...document.querySelectorAll("[data-place]")].find((one) => /Center/.test(one.textContent))?.dataset.place ?? 1`;
async function ordering() {
  await tab.tap(`[data-place="${await look(CARD)}"]`);
  await look("(() => { while (!playView.offer.title.startsWith('Order a unit')) playView.choose(playView.match.now.usual); })()");
}
const hex = (name) => look(`playView.spots.findIndex((one) => one[2] === ${JSON.stringify(name)})`);

await open("battles", SKIRMISH);
await look("remembered.set('play.replay', false)");
await ordering();
await looked("card");
for (let k = 0; k < 3; k++) {
  const unit = await look(UNITS + "[0] ?? null");
  if (unit === null) break;
  await tab.tap(`[data-spot="${unit}"]`);
  await looked(`order ${k}`);
  const to = await look("[...playView.course?.ahead ?? []][0] ?? null");
  if (to === null || k === 2) continue; // the last one is asked for
  await tab.tap(`[data-spot="${to}"]`);
  await looked(`plan ${k}`);
}
await tab.tap("[data-role=end]");
for (let k = 0; k < 6 && await look("Boolean(playView.offer?.subject.length || playView.field.spots.size)"); k++) {
  await looked(`move ${k}`);
  await look("playView.choose(playView.match.now.usual)");
}
// What the other side did is in sight when a card is asked for, which has no place.
await look("playView.finish(false)");
await tab.until("playView.match.now");
await looked("bot");
seen.bot = await look("(() => { const { field: { happened }, field } = playView; return [playView.offer.title, field.spots.size, happened.length > 0 && field.areInSight(happened)]; })()");
// A finger that comes just after an order was aimed at what stood there before the board moved on.
await open("battles", SKIRMISH);
await ordering();
await tab.until(STANDS);
await look("(() => { const { field } = playView; globalThis.hit = []; field.fit([field.box[0], field.box[1] + field.box[3] - 350, field.box[0] + field.box[2], field.box[1] + field.box[3]], false); field.put(); })()");
await pause(500);
const [first, next] = await look(UNITS);
const at = (place) => look(`(() => { const { field } = playView, { left, top, width } = field.size, by = width / field.cam.w, [x, y] = field.at[${place}]; return { x: left + (x - field.cam.x) * by, y: top + (y - field.cam.y) * by }; })()`);
const aim = await at(next);
await tab.send("Page.bringToFront");
seen.swift = await look(`(() => { const { field } = playView, before = { ...field.cam }; field.tap("${first}"); field.fit(field.around([${await hex("a1")}, ${await hex("b2")}]), false);
  const point = new PointerEvent("pointerdown", { isPrimary: true, pointerId: 1, bubbles: true, clientX: ${aim.x}, clientY: ${aim.y} });
  field.svg.dispatchEvent(point); field.svg.dispatchEvent(new PointerEvent("pointerup", { pointerId: 1, bubbles: true })); field.svg.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1, clientX: ${aim.x}, clientY: ${aim.y} }));
  return [JSON.stringify(before) !== JSON.stringify(field.cam), playView.ordered.has(${first}), playView.ordered.has(${next})]; })()`);

// Of a whole board kinds are seen; of cards that are alike a button says how many; the log's title and its close button stay, and
// its dice have their figures in the middle.
await open("battles", SKIRMISH);
await look("playView.field.whole()");
await pause(500);
seen.kinds = await look("[...document.querySelectorAll('.pc .fg')].filter((one) => one.checkVisibility()).length");
seen.alike = await look(`(() => { for (let k = 0; k < 900 && playView.match.now; k++) { const all = [...document.querySelectorAll(".options button")].map((one) => one.textContent).filter((text) => text.startsWith("2 × ")); if (all.length && playView.offer.title === "Play a command card") return true; playView.choose(playView.match.now.usual); } return false; })()`);
await tab.tap("[data-do=log]");
seen.log = await look(`(() => { const sheet = document.querySelector("dialog.sheet"), { top } = sheet.getBoundingClientRect(); sheet.querySelectorAll("details").forEach((one) => { one.open = true; }); sheet.scrollTop = 500; const at = sheet.querySelector("[data-do=close]").getBoundingClientRect().top - top; return [sheet.scrollTop > 100, at >= 0 && at < 60, [...new Set([...sheet.querySelectorAll(".die")].map((one) => getComputedStyle(one).display))].join()]; })()`);
await look("document.querySelector('dialog.sheet').close()");

// What was lost at a place one by one is told as one number.
seen.lost = await look(`(() => { playView.field.mark([{ is: "lost", at: 3, text: "-1" }, { is: "lost", at: 3, text: "-1" }, { is: "lost", at: 3, text: "-2", aside: true }, { is: "lost", at: 4, text: "+1" }, { is: "lost", at: 4, text: "+2" }, { is: "lost", at: 5, text: "×" }]); return [...document.querySelectorAll(".burst text")].map((one) => one.textContent); })()`);

// The first step of a replay that orders: who is ordered is in sight.
await look("remembered.set('play.replay', true)");
await open("battles", SKIRMISH);
await look("(() => { for (let k = 0; k < 60 && playView.match.now && !playView.reel; k++) playView.choose(playView.match.now.usual); })()");
seen.replayed = await look("(() => { const { field, reel } = playView, k = reel.beats.findIndex((one) => one.orders && one.texts.some((text) => text.endsWith('get an order'))); reel.isOn = false; playView.stepTo(k); field.fit(field.wanted, false); const { orders, marks } = reel.beats[k]; return [orders, marks.length > 1, field.areInSight(placesOf(marks))]; })()");

// One board after another, without a reload: nothing is left in it of the one before, neither its lands nor its frame.
await look("remembered.set('play.replay', false)");
seen.others = [];
for (const [game, more] of [["swords", "scenario=quick-3&players=person,random,random&seed=3"], ["ran", "scenario=study-foot&players=person,random&seed=3"], ["battles", SKIRMISH]]) {
  await look(`location.hash = "#/play/${game}?${more}"`);
  await tab.until(`playView.game === "${game}" && playView.field.host.dataset.game === "${game}" && playView.match?.now`);
  await look("playView.choose(playView.match.now.usual)");
  await tab.until("playView.match.now && !playView.field.moving");
  seen.others.push(await look("(() => { const { field } = playView, { standing, pieces } = field; return standing.length > 0 && pieces.size === standing.length && standing.some((one) => one.seat_ === playView.viewer && field.isInSight(one.place_)); })()"));
}

// On a map names stand in their own land, and stay where they are when something else is asked; a question without a place is
// shown where one's own are.
const NAMES = `(() => { const { field } = playView, { land, names } = field, point = (x, y) => new DOMPoint(x, y);
  return names.map((one, place) => ({ one, place })).filter(({ one }) => !one.hasAttribute("hidden")).map(({ one, place }) => { const { x, y, width, height } = one.getBBox(), isOn = (k, share) => land[k].isPointInFill(point(x + share * width, y + height / 2));
    return [one.textContent, isOn(place, 0.5), land.flatMap((_, k) => (k !== place && [0.1, 0.3, 0.5, 0.7, 0.9].some((share) => isOn(k, share)) ? [names[k].textContent] : [])), [x, y].map(Math.round).join()]; }); })()`;
await open("swords", "scenario=quick-4&players=person,planner,planner,planner&seed=4");
Object.assign(seen, { astray: [], named: [], jumped: [] });
for (let k = 0; k < 12; k++) {
  const names = await look(NAMES);
  seen.named.push(names.length);
  seen.astray.push(...names.filter(([, isOn, others]) => !isOn || others.length).map(([name, isOn, others]) => [k, name, isOn, others]));
  const asked = await look(`(() => { playView.field.ask([], [{ place: ${5 * k}, says: "there" }]); playView.field.halt(); return 1; })()`) && await look(NAMES);
  seen.jumped.push(...asked.filter((one, j) => names[j]?.[3] !== one[3]).map(([name]) => [k, name]));
  await look(`playView.field.zoom(0.85)`);
}
await look("(() => { const { field } = playView, far = field.at.map((one, place) => [one, place]).sort(([a], [b]) => a[0] - b[0])[0][1]; field.see([far]); field.fit(field.wanted, false); field.ask([], []); field.fit(field.wanted, false); })()");
seen.own = await look("playView.field.standing.some((one) => one.seat_ === playView.viewer && playView.field.isInSight(one.place_))");
// Who has marched with one army does not go without marches with all.
seen.marched = await look(`(() => { const { match } = playView, next = (place) => playView.choose(place), isAsked = () => match.now && playView.offer?.title.startsWith("March"), end = () => playView.offer.choices.find(({ role }) => role === "end" || role === "no").place;
  for (let k = 0; k < 400 && match.now && !isAsked(); k++) next(match.now.usual);
  const { kind } = match.now, found = [playView.isBegun()];
  next(playView.offer.choices.find(({ places }) => places.length).place);
  for (let k = 0; k < 40 && match.now && !(match.now.kind === kind && k); k++) next(match.now.kind === kind ? end() : match.now.usual);
  return [...found, match.now?.kind === kind && playView.isBegun()]; })()`);
// In RAN all of both sides are in sight, where they are large enough.
await open("ran", "scenario=study-foot&players=person,careful&seed=0&game=0");
await pause(900);
await look("(() => { const { field, hintMarks } = playView; playView.ponder(true); playView.hintMarks = () => [{ at: playView.offer.choices.flatMap(({ places }) => places)[0] }]; playView.hint.found = null; globalThis.cam = { ...field.cam }; playView.hintDrawn(true); playView.hintMarks = hintMarks; })()");
seen.hinted = await look("JSON.stringify(globalThis.cam) === JSON.stringify(playView.field.cam)"); // what it advises was in sight
seen.honjin = await look("[...document.querySelectorAll('.pc')].filter((one) => one.querySelector('.bx') && !one.querySelector('.fg path')).length"); // counters without a figure
seen.both = await look("playView.field.standing.filter((one) => !playView.field.isInSight(one.place_)).length");
console.log(JSON.stringify({ seen, complaints: tab.complaints }));
server.stop();
await tab.close();
process.exit(0);
