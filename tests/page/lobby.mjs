// The lobby of the page in Chromium: `node lobby.mjs CHROMIUM FOLDER [AXE]`. Prints what was seen, what was too
// small, beside the window or found by axe, and all complaints.
import { readFileSync } from "node:fs";
import { serve, Tab } from "../../analyses/chromium.mjs";

const [chromium, folder, axe] = process.argv.slice(2), seen = {}, faults = [];
const server = await serve(folder), tab = await Tab.open(chromium), see = (text) => tab.evaluate(text);
const playing = () => tab.until("typeof playView !== 'undefined' && playView.match?.now && document.querySelector('svg.field')");
const lobby = () => tab.until("document.querySelector('[data-do=start]')");
const texts = (selector) => see(`[...document.querySelectorAll(${JSON.stringify(selector)})].map((one) => one.textContent)`);
const SMALL = `[...document.querySelectorAll("button, select, input, summary, textarea")].filter((one) => one.getClientRects().length)
  .filter((one) => { const { width, height } = one.getBoundingClientRect(); return (height < 43.5 && !one.matches("[type=checkbox]")) || (width < 43.5 && !one.matches("input, select")); }).map((one) => one.outerHTML.slice(0, 90))`;
async function looked(where) {
  for (const [width, height, size] of [[320, 568, ""], [390, 844, "200%"], [844, 390, ""], [820, 1180, ""], [1280, 800, ""], [390, 844, ""]]) {
    await tab.sized(width, height);
    await see(`document.documentElement.style.fontSize = "${size}"`);
    const wide = await see("[...document.querySelectorAll('#view *, #views *, #games *')].filter((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth + 1 && !one.closest('.asks, svg')).map((one) => one.outerHTML.slice(0, 90))");
    if (wide.length || await see("document.documentElement.scrollWidth > document.documentElement.clientWidth")) faults.push(`${where} is too wide at ${width} ${size}: ${wide[0]}`);
  }
  faults.push(...(await see(SMALL)).map((one) => `${where}: small ${one}`));
  if (!axe) return;
  await see(readFileSync(axe, "utf-8") + ";0");
  for (const scheme of ["light", "dark"]) faults.push(...(await tab.axed(scheme)).map((one) => `${where}, ${one}`));
}

// Nothing is kept yet: a level, then a random game, each time another one.
await tab.go(`${server.home}#/play/battles`);
await lobby();
await see("remembered.set('play.replay', false)");
seen.levels = await texts(".ranks strong");
seen.strengths = await texts(".ranks small");
seen.pressed = [await texts(".ranks [aria-pressed=true] strong")];
await tab.tap("[data-do='level 0']");
seen.pressed.push(await texts(".ranks [aria-pressed=true] strong"), await see("document.activeElement.dataset.do"));
await tab.tap("[data-do=start]");
await playing();
seen.players = await see("playView.match.about.players");
const numbers = [await see("playView.match.about.number")];
await see("playView.choose(playView.match.now.usual)");
await tab.tap("[data-do=games]");
await lobby();
await looked("lobby");
await tab.tap("[data-do=start]");
await playing();
numbers.push(await see("playView.match.about.number"));
seen.random = numbers[0] !== numbers[1] && numbers.every((one) => Number.isInteger(one) && one >= 0 && one < 2 ** 20);

// A number of one's own, the other side, another game; a card each, the last first.
await tab.go(`${server.home}#/play/ran?scenario=study-foot&players=careful,person&seed=5`);
await playing();
await see("playView.choose(playView.match.now.usual)");
await tab.tap("[data-do=new]"); // what was played last is asked first
await lobby();
seen.side = await see("[...document.querySelectorAll('.grid select')].map((one) => one.value)");
seen.cards = await texts(".cards [data-kept] strong");
seen.lines = (await texts(".cards [data-kept] small:first-of-type")).map((one) => one.replace(/(turn|ago|now).*$/, "$1"));
seen.stands = await texts(".cards [data-kept] small + small");
await see("document.querySelectorAll('details').forEach((one) => { one.open = true; })");
await looked("lobby, all open");
await see("(() => { const one = document.querySelector('[aria-label=\"Game number\"]'); one.value = 7; one.dispatchEvent(new Event('change')); })()");
seen.begin = await texts("[data-do=start]");

// Renamed, saved as a file, deleted only when asked twice; a game of another game goes on from its card.
await tab.tap("[data-do^='about battles']");
await looked("about a game");
await see("document.querySelector('dialog input').value = '<b>Mine</b>'");
await tab.tap("[data-do=rename]");
seen.renamed = await texts(".cards [data-kept] strong");
await tab.tap("[data-kept]:not(.latest)");
await tab.until("location.hash.startsWith('#/play/battles')");
await playing();
seen.on = await see("playView.match.sitting.choices.length");
await see("playView.choose(playView.match.now.usual)");
await tab.tap("[data-do=games]");
await lobby();
seen.named = await texts(".cards [data-kept] strong");
await tab.tap("[data-do^='about ran']");
seen.file = await see("(() => { const { download, href } = document.querySelector('dialog a'); return [download, parseSave(decodeURIComponent(href.split(',').slice(1).join(','))).seed]; })()");
await tab.tap("[data-do=delete]");
seen.asked = await see("[document.querySelector('[data-do=delete]').textContent, playView.shelf.list('ran').length].join()");
await tab.tap("[data-do=delete]");
seen.deleted = [await see("playView.shelf.list('ran').length"), await see("document.getElementById('live').textContent"), (await texts(".cards [data-kept]")).length];

// The game of a day: of the date in Greenwich alone.
seen.day = await see(`[[2026, 10, 29, 0, 0, 0], [2026, 10, 29, 23, 59, 59], [2026, 10, 30, 0, 0, 1]].map((when) => JSON.stringify(gameOfDay(PLAYED.battles, Date.UTC(...when)))).map((one, k, all) => [one === all[0], JSON.parse(one).about.seed].join())`);
seen.month = await see("new Set(Array.from({ length: 60 }, (_, k) => { const { own, about } = gameOfDay(PLAYED.battles, k * DAY); return about.scenario + own; })).size");
await tab.tap("[data-do=day]");
await playing();
seen.today = await see("(({ about }) => about.seed === gameOfDay(playView.played).about.seed && about.number === 0)(playView.match)");
await see("playView.choose(playView.match.now.usual)");
await tab.tap("[data-do=games]");
await lobby();
seen.again = (await texts("[data-do=day]"))[0].split(":")[0];
await tab.tap("[data-do=day]");
await playing();
seen.resumed = await see("playView.match.sitting.choices.length");
await see("playView.finish(true)");
await tab.until("playView.match.over", 100);
await tab.tap("[data-do=games]");
await lobby();
seen.finished = [await texts("[data-do=start]"), (await texts(".cards .latest"))[0]];
console.log(JSON.stringify({ seen, faults, complaints: tab.complaints }));
server.stop();
await tab.close();
process.exit(0);
