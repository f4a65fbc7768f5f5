// Plays full games on the page in Chromium: `node playing.mjs CHROMIUM FOLDER CASES [AXE]`.
// Prints the results, what was too small, beside the window or found by axe, and all complaints.
import { readFileSync } from "node:fs";
import { serve, Tab } from "../../analyses/chromium.mjs";

const [chromium, folder, cases, axe] = process.argv.slice(2), seen = {}, faults = [];
const server = await serve(folder), tab = await Tab.open(chromium);
const SMALL = `[...document.querySelectorAll("button, select, input, summary, textarea")].filter((one) => one.getClientRects().length)
  .filter((one) => { const { width, height } = one.getBoundingClientRect(); return height < 43.5 && !one.matches("[type=checkbox]") || (width < 43.5 && !one.matches("input, select")); })
  .map((one) => one.outerHTML.slice(0, 90))`;
async function looked(where) {
  for (const width of [320, 1280, 390]) {
    await tab.sized(width);
    await tab.evaluate("playView.match && playView.draw()");
    if (await tab.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")) faults.push(`${where} scrolls sideways at ${width}`);
  }
  faults.push(...(await tab.evaluate(SMALL)).map((one) => `${where}: small ${one}`));
  if (!axe) return;
  await tab.evaluate(readFileSync(axe, "utf-8") + ";0");
  for (const scheme of ["light", "dark"]) faults.push(...(await tab.axed(scheme)).map((one) => `${where}, ${one}`));
}

const at = "[playView.match.sitting.choices.length, playView.picked.length, playView.sure].join()";
// Ends when the camera has stood for two pictures, after the pause in which a look ahead may move it once more.
const STANDS = `new Promise((done) => { let last = ""; const look = () => { const now = playView.field.svg.getAttribute("viewBox"); if (now === last) done(); else { last = now; requestAnimationFrame(() => requestAnimationFrame(look)); } }; setTimeout(look, 60); })`;
// Take the usual option by touch: on the board where it has places, else by its button.
async function choose() {
  for (const made = await tab.evaluate("playView.match.sitting.choices.length"); await tab.evaluate(`playView.match.sitting.choices.length === ${made}`);) await touch();
}
async function touch() {
  if (await tab.evaluate("Boolean(playView.reel)")) await tab.tap("[data-do=skip]"); // what the others did is shown first
  const before = await tab.evaluate(at), wanted = await tab.evaluate(`(() => {
    const { now } = playView.match, one = playView.offer.choices.find(({ place }) => place === now.usual), place = one.places[playView.picked.length];
    return place !== undefined && playView.field.isInSight(place) && playView.left().filter((other) => other.places[playView.picked.length] === place).length > 0
      ? \`[data-spot="\${place}"]\` : document.querySelector(\`[data-place="\${now.usual}"]\`) ? \`[data-place="\${now.usual}"]\` : "[data-do=bot]"; })()`); // where it is merged with the next one
  await tab.evaluate(STANDS);
  await tab.tap(wanted);
  await tab.until(`${at} !== ${JSON.stringify(before)}`);
}

for (const { game, scenario, bot, seed, number } of JSON.parse(cases)) {
  await tab.go(`${server.home}#/play/${game}`);
  await tab.evaluate("remembered.set('play.replay', false), remembered.set('play.list', true)"); // replaying.mjs is about it
  await looked(`${game}, new`);
  const players = await tab.evaluate(`groupsOf(playView.played, ${JSON.stringify(scenario)}).map((_, k) => (k ? ${JSON.stringify(bot)} : "person")).join()`);
  await tab.evaluate(`location.hash = "#/play/${game}?scenario=${scenario}&players=${players}&seed=${seed}&game=${number}"`);
  await tab.until("playView.match?.now && document.querySelector('.field .spot, .options')");
  for (let k = 0; k < 12 && await tab.evaluate("Boolean(playView.match.now)"); k++) await choose();
  if (await tab.evaluate("Boolean(playView.reel)")) await looked(`${game}, replay`);
  await tab.evaluate("playView.reel && playView.settle()");
  await looked(game);
  await tab.evaluate("playView.logged()");
  await looked(`${game}, log`);
  await tab.evaluate("document.querySelector('dialog').close()");
  seen[`${game} either end`] = await tab.evaluate("[1, 2, 3].map((place) => playView.meant([{ places: [1, 2] }, { places: [2, 3] }], place).map(({ places }) => places[0])).join()");
  const kept = await tab.evaluate("[location.hash, document.querySelector('.standing').textContent]");
  await tab.evaluate("playView.reel && playView.settle()");
  await tab.tap("[data-do=undo]");
  await tab.until(`location.hash !== ${JSON.stringify(kept[0])}`);
  await choose();
  seen[`${game} undone`] = JSON.stringify(await tab.evaluate("[location.hash, document.querySelector('.standing').textContent]")) === JSON.stringify(kept);
  await tab.go(`${server.home}#/play/${game}`); // as if the browser had been closed
  seen[`${game} kept`] = JSON.stringify(await tab.evaluate("[location.hash, document.querySelector('.standing').textContent]")) === JSON.stringify(kept);
  seen[`${game} odds first`] = await tab.evaluate(`(() => {
    const one = Object.assign(Object.create(playView), { offer: { choices: [{ places: [1, 2], says: "odds", place: 7 }] }, picked: [], draw: () => "asked", choose: (place) => place });
    return [one.pick(1), one.pick(2)].join(); })()`);
  if (game === "battles") {
    await tab.tap(".hand .chips button");
    seen.card = await tab.evaluate("document.querySelector('.hand .chips + p').textContent");
  }
  await tab.tap("[data-do=end]"); // the bot finishes the game
  await tab.until("playView.match.over");
  await tab.evaluate("playView.reel && playView.settle()");
  seen[game] = await tab.evaluate("playView.match.over[0]");
  seen[`${game} outcome`] = await tab.evaluate("document.querySelector('.asked .verdict').textContent.slice(playView.match.over[0].length)");
  await tab.evaluate("[...document.querySelectorAll('summary')].find((one) => one.textContent === 'Save').click()");
  await tab.until("document.querySelector('.written')");
  seen[`${game} saved`] = await tab.evaluate("document.querySelector('a.file').href").then((href) => decodeURIComponent(href.slice(href.indexOf(",") + 1)));
  seen[`${game} written`] = await tab.evaluate("document.querySelector('.written').textContent");
  await looked(`${game}, over`);
  await tab.tap("[data-do=first]");
  seen[`${game} steps`] = await tab.evaluate("document.querySelector('.steps span').textContent !== `${playView.match.frames.length} of ${playView.match.frames.length}`");
  await tab.go(`${server.home}#/play/${game}?scenario=${scenario}&players=${players.replace("person", bot)}&seed=${seed}&game=${number}`);
  seen[`${game} command`] = await tab.evaluate("commandOf(playView.game, playView.played, playView.match.about)");
  seen[`${game} watched`] = await tab.evaluate("playView.match.over[0]");
  if (game === "ran") {
    await tab.tap("[data-do=watch]");
    await tab.until("playView.frame === 2");
    await tab.tap("[data-do=watch]");
    seen.stopped = await tab.evaluate("playView.watching");
    await tab.tap("[data-do=present]");
    await tab.until("document.querySelector('.verdict')?.textContent.startsWith('Result')");
  }
}
// Dice that really fell: in their order where they are told apart, else in any.
await tab.go(`${server.home}#/play/ran?scenario=study-foot&dice=told&players=person,careful`);
for (const face of [3, 8]) await tab.tap(`[data-do="face ${face}"]`);
seen["told apart"] = await tab.evaluate("[document.querySelector('.news p').firstChild.textContent.trim(), ...[...document.querySelectorAll('.news .die')].map((one) => one.getAttribute('aria-label'))]");
await tab.go(`${server.home}#/play/battles?scenario=study-levies&dice=told&players=person,steady`);
for (let k = 0; k < 200 && !await tab.evaluate("Boolean(document.querySelector('[data-do^=face]'))"); k++) await tab.evaluate("document.querySelector('[data-do=bot]').click()");
seen.faces = await tab.evaluate("[...document.querySelectorAll('[data-do^=face]')].map((one) => one.textContent)");
for (const face of await tab.evaluate("[...playView.offer.choices[2].dice].reverse()")) await tab.tap(`[data-do="face ${face}"]`);
seen["in any order"] = await tab.evaluate("playView.match.sitting.choices.at(-1)");
// Who goes by keys is never thrown out of the game.
await tab.go(`${server.home}#/play/battles?scenario=study-levies&players=person,steady`);
await tab.evaluate("document.querySelector('.options button').click()");
const key = async (name, text) => { for (const type of ["keyDown", "keyUp"]) await tab.send("Input.dispatchKeyEvent", { type, key: name, code: name, text, windowsVirtualKeyCode: { Tab: 9, Enter: 13 }[name] }); };
await key("Tab");
await tab.evaluate("document.querySelector('.spot').focus()");
await key("Enter", "\r");
await tab.until("playView.course?.ahead?.size"); // what is asked is put on the board once more by then
seen.focused = await tab.evaluate("document.activeElement.matches('.spot')");
console.log(JSON.stringify({ seen, faults, complaints: tab.complaints }));
server.stop();
await tab.close();
process.exit(0);
