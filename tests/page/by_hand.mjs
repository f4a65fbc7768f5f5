// A round of Samurai Swords by hand in Chromium: `node by_hand.mjs CHROMIUM FOLDER [AXE]`.
// Prints how many taps each part takes, what was chosen otherwise than by the bot, and what is too small.
import { readFileSync } from "node:fs";
import { serve, Tab } from "../../analyses/chromium.mjs";

const [chromium, folder, axe] = process.argv.slice(2), taps = {}, chosen = {}, faults = [], seen = {};
const server = await serve(folder), tab = await Tab.open(chromium);
let part = "setup";
async function tap(selector) {
  taps[part] = (taps[part] || 0) + 1;
  await tab.tap(selector);
  await tab.until("!document.querySelector('main').inert && (playView.match.now || playView.match.over)", 60);
}
const look = (expression) => tab.evaluate(expression), made = () => look("playView.match.sitting.choices.length");
const SMALL = `[...document.querySelectorAll("button, select, input, summary")].filter((one) => one.getClientRects().length)
  .filter((one) => { const { width, height } = one.getBoundingClientRect(); return (height < 43.5 && !one.matches("[type=checkbox]")) || (width < 43.5 && !one.matches("input, select")); }).map((one) => one.outerHTML.slice(0, 90))`;
const TINY = `[...document.querySelectorAll(".decides *")].filter((one) => one.childNodes.length && [...one.childNodes].some((child) => child.nodeType === 3 && child.data.trim()) && parseFloat(getComputedStyle(one).fontSize) < 12).map((one) => one.outerHTML.slice(0, 90))`;
async function looked(where) {
  for (const [width, height] of [[320, 568], [844, 390], [1280, 800], [390, 844]]) {
    await tab.sized(width, height);
    if (await look("document.documentElement.scrollWidth > document.documentElement.clientWidth")) faults.push(`${where} scrolls sideways at ${width}`);
  }
  await look("document.documentElement.style.fontSize = '200%'");
  if (await look("document.documentElement.scrollWidth > document.documentElement.clientWidth")) faults.push(`${where} scrolls sideways in large text`);
  await look("document.documentElement.style.fontSize = ''");
  faults.push(...(await look(SMALL)).map((one) => `${where}: small ${one}`), ...(await look(TINY)).map((one) => `${where}: tiny ${one}`));
  if (!axe) return;
  await look(readFileSync(axe, "utf-8") + ";0");
  for (const scheme of ["light", "dark"]) faults.push(...(await tab.axed(scheme)).map((one) => `${where}, ${one}`));
}

await tab.send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value: "reduce" }] }); // the camera stands still
await tab.go(server.home);
await tab.evaluate("remembered.set('play.replay', false)"); // what the others did is not shown by itself here
await tab.go(`${server.home}#/play/swords?scenario=quick-4&players=person,planner,planner,planner&seed=0&game=0`);
await tab.until("playView.match?.now && document.querySelector('.spot')", 60);
seen.stands = await look("[document.querySelector('.standing').textContent, playView.cardNow().at]");
// Names on the map lie over no other name and no counter, at all sizes at which they are read.
const OVER = `(() => { const all = [...playView.field.svg.querySelectorAll(".pn, .region, .troop text")].filter((one) => one.getClientRects().length).map((one) => [one.textContent, one.getBoundingClientRect()]), letters = ({ top, height }) => [top + 0.2 * height, top + 0.8 * height];
  return all.flatMap(([a, p], k) => all.slice(k + 1).filter(([, q]) => Math.min(p.right, q.right) - Math.max(p.left, q.left) > 1 && Math.min(letters(p)[1], letters(q)[1]) - Math.max(letters(p)[0], letters(q)[0]) > 1).map(([b]) => [a, b, Math.round(playView.field.pixels)].join(" "))); })()`;
seen.names = [];
for (const [width, height] of [[844, 390], [390, 844]]) {
  await tab.sized(width, height);
  await look("playView.field.whole()");
  for (let k = 0; k < 24; k++) { seen.names.push(...await look(OVER)); await look("playView.field.zoom(0.93)"); }
}
await look("playView.field.asked = null, playView.draw()");
// The setup: some provinces by hand, the rest by the bot.
for (let k = 0; k < 4; k++) {
  const other = await look("playView.offer.choices.find(({ place, places }) => place !== playView.match.now.usual && playView.field.isInSight(places[0])).places[0]"), before = await made();
  await tap(`[data-spot="${other}"]`);
  if (await made() > before) chosen.setup = (chosen.setup || 0) + 1;
}
await look("playView.field.zoom(0.3, 0, 0)"); // the camera is elsewhere
await tap("[data-do=rest]");
await tab.until("playView.sheeted?.isPlan", 60);

part = "plan";
seen.armies = await look("playView.table.board_(numbers(playView.match.sitting.state)).pieces_.items_().map(([, one]) => one).filter((one) => one.kind_ === 'army' && one.seat_ === 0 && one.place_ >= 0).map((one) => playView.field.isInSight(one.place_))");
// Every army can be found by the number that questions call it by, and names still lie over nothing.
await look("playView.field.zoom(1)");
seen.flags = await look(`(() => { const shown = [...document.querySelectorAll(".army .flag text")].filter((one) => one.checkVisibility() && parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a >= 11).map((one) => "army " + one.textContent + " in " + one.closest("[data-at]").dataset.at);
  const armies = playView.table.board_(numbers(playView.match.sitting.state)).pieces_.items_().map(([, one]) => one).filter((one) => one.kind_ === "army" && one.place_ >= 0);
  return [shown.sort(), armies.map((one) => one.name_ + " in " + one.place_).sort()]; })()`);
for (let k = 0; k < 8; k++) { seen.names.push(...await look(OVER)); await look("playView.field.zoom(0.93)"); }
const plan = await look("(() => { playView.asBot(); const all = [...playView.sheeted.picked]; playView.sheeted.picked.fill(0); playView.fillSheet(); return all; })()");
seen.bot = plan;
await looked("plan");
await look("scrollTo(0, 0)");
seen.reached = await look("(() => { const one = document.querySelector('[data-do=answer]'), { x, y, width, height } = one.getBoundingClientRect(); return one.contains(document.elementFromPoint(x + width / 2, y + height / 2)); })()");
const own = [0, 2, 1, 1, 1];
for (const [k, times] of [0, 1, 1, 1, 1].entries()) for (let n = 0; n < times; n++) await tap(`[data-do="more ${k}"]`);
chosen.plan = own.filter((one, k) => one !== plan[k]).length;
seen.live = await look("document.getElementById('live').textContent");
const first = await made();
await look("document.querySelector('[data-do=\"more 1\"]').focus()"); // by keys: who is at the end of a stepper stays beside it
for (const type of ["keyDown", "keyUp"]) await tab.send("Input.dispatchKeyEvent", { type, key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 });
seen.tabbed = await look("document.activeElement.dataset.do");
await tap("[data-do=answer]");
await tab.until("!playView.sheeted");
seen.bins = await look("playView.table.held_(numbers(playView.match.sitting.state), 0).find((one) => one.startsWith('Plan'))");
await tab.tap("[data-do=undo]"); // the sheet is one choice to take back; that tap is none of the round's
await tab.until("playView.sheeted?.isPlan");
seen.undone = [first, await made()];
for (const [k, times] of [0, 1, 1, 1, 1].entries()) for (let n = 0; n < times; n++) await tab.tap(`[data-do="more ${k}"]`);
await tab.tap("[data-do=answer]");
await tab.until("!playView.sheeted");

// What was bought, the marches, the attacks, the fights, the last moves: until the next plan.
const bots = `(() => { const at = copied(playView.match.sitting), { kind, seat } = at.now, found = []; const known = numbers(playView.match.sitting.known(seat)), rows = [...playView.table.attacks_(known)];
  while (at.now?.kind === kind && at.now.what < 0 && at.now.seat === seat) { const value = at.now.options[at.now.usual], state = numbers(at.state); const one = rows.find((row) => value && playView.table.answer_(state, [row]) === value); if (one) found.push([one.troop_, one.here_, one.there_].join(" ")); at.choose(at.now.usual); } return found; })()`;
for (let marched = 0; !await look("Boolean(playView.sheeted?.isPlan)");) {
  const kind = await look("playView.partNow() || (playView.sheeted ? 'attacks' : 'else')");
  part = kind;
  if (kind === "attacks") {
    await tab.until("playView.sheeted.weighed === playView.sheeted.rows.length", 60);
    const declared = await look(bots);
    seen.declared = declared;
    seen.arrows = await look("(() => { const { match } = playView, { now } = match; return arrowsOf(playView.table, stepsOf(playView.played, match.sitting, { choices: [[now.what, now.options[1]]] }), now.seat, 'advice'); })()");
    await look("document.querySelector('[data-do=bad]')?.click()");
    await looked("attacks");
    for (let k = 0; k < 6; k++) {
      const names = await look("[...document.querySelectorAll('.attack[aria-pressed=false]')].map((one) => one.dataset.do)");
      const other = names.find((name) => !declared.includes(name.slice(7)));
      await tap(`[data-do="${other}"]`);
    }
    chosen.attacks = (await look("playView.sheeted.picked.map((k) => { const { attack: one } = playView.sheeted.rows[k]; return [one.troop_, one.here_, one.there_].join(' '); })")).filter((one) => !declared.includes(one)).length;
    seen.looked_back = await look("[0, null].forEach((frame) => { playView.frame = frame; playView.draw(); }), playView.sheeted.picked.length");
    seen.safe = await look("[document.querySelector('[data-do=good]').textContent, document.querySelector('.decides .small, .decides p').parentNode.textContent.includes('Safe: ')]");
    seen.button = await look("document.querySelector('[data-do=answer]').textContent");
    const before = await made();
    await tap("[data-do=answer]");
    await tab.until("!playView.sheeted");
    seen.ordered = await look("playView.table.ordered_(numbers(playView.match.sitting.state)).length");
    seen.questions = await made() - before;
    seen.group = await look("new Set(playView.match.chosenAt.slice(" + before + ").map(({ sheet }) => sheet)).size");
  } else if (kind === "marches" && marched < 4) {
    const other = await look("playView.offer.choices.find(({ place, places }) => place !== playView.match.now.usual && places.length)?.places ?? null");
    if (!other) { await tap("[data-do=rest]"); continue; }
    const before = await made();
    const begins = await look(`playView.offer.choices.some(({ places }) => places[0] === ${other[1]})`); // where two armies stand beside it, both are to be tapped
    for (const place of begins ? other : [...other].reverse()) if (await made() === before) await tap(`[data-spot="${place}"]`);
    if (await made() > before) marched += 1;
    chosen.marches = marched;
  } else await tap(kind === "else" ? "[data-do=bot]" : "[data-do=rest]");
}
seen.round = await look("playView.match.sitting.state[playView.played.AT.TURN]");
console.log(JSON.stringify({ taps, chosen, seen, faults, complaints: tab.complaints }));
server.stop();
await tab.close();
process.exit(0);
