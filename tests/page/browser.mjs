// Uses the page in Chromium at 390 x 844: `node browser.mjs CHROMIUM FOLDER [AXE]`.
// Prints what was seen, and all that the console or the content policy complained about.
import { readFileSync } from "node:fs";
import { serve, Tab } from "../../analyses/chromium.mjs";

const [chromium, folder, axe] = process.argv.slice(2), seen = {}, faults = [];
const server = await serve(folder), tab = await Tab.open(chromium);
const go = (hash) => tab.go(server.home + hash), verdict = async () => {
  await tab.until("document.querySelector('#answer:not([aria-busy]) .verdict')");
  return tab.evaluate("document.querySelector('.verdict').textContent");
};
const unfold = () => tab.evaluate("document.querySelectorAll('details:not([open]) > summary').forEach((one) => one.click())");
const marked = () => tab.until("odds.unmarked.length === 0");

// What a finger must hit is 44 px, but for links within a line of text.
const SMALL = `[...document.querySelectorAll("button, select, input, summary, ol a")].filter((one) => one.getClientRects().length)
  .filter((one) => { const { width, height } = one.getBoundingClientRect(); return height < 43.5 || (width < 43.5 && !one.matches("input, select")); })
  .map((one) => one.outerHTML.slice(0, 90))`;
// Text of less than 12 px, and words of the command.
const TINY = `[...document.querySelectorAll("#view *, header *, nav *")].filter((one) => one.checkVisibility() && one.tagName !== "OPTION" && !one.closest("svg") && [...one.childNodes].some((child) => child.nodeType === 3 && child.data.trim()) && parseFloat(getComputedStyle(one).fontSize) < 12)
  .map((one) => one.textContent.slice(0, 40))`;
const COMMAND = `[...document.querySelectorAll("#view, #view [title]")].map((one) => one.title || one.innerText).filter((text) => /(^|\\W)--[a-z]|[Aa]dd '/.test(text)).map((text) => /.{0,40}(--[a-z]|[Aa]dd ').{0,30}/.exec(text)[0])`;
// Names as files and code have them: defender_loss, samurai-bow.
const RAW = `[...new Set([document.querySelector("#view").innerText, ...[...document.querySelectorAll("#view option, #view [title]")].map((one) => one.title + " " + one.textContent)].flatMap((text) => text.match(/\\S*[a-z]_[a-z]\\S*|\\b(samurai|ashigaru)-\\w+|\\btq\\b/g) ?? []))].filter((name) => name !== "p_win")`; // that is to be written
const BESIDE = "document.documentElement.scrollWidth > document.documentElement.clientWidth";
async function looked(where) {
  faults.push(...(await tab.evaluate(SMALL)).map((one) => `${where}: small ${one}`));
  faults.push(...(await tab.evaluate(TINY)).map((one) => `${where}: tiny ${one}`));
  if (!axe) return;
  await tab.evaluate(readFileSync(axe, "utf-8") + ";0");
  for (const scheme of ["light", "dark"]) faults.push(...(await tab.axed(scheme)).map((one) => `${where}, ${one}`));
}

// Every question: what it begins with, by touch, at three widths, in both schemes.
const forms = {};
for (const game of ["battles", "swords", "ran"]) {
  await go(`#/${game}/`);
  forms[game] = await tab.evaluate(`Object.keys(GAMES.${game}.forms)`);
  for (const procedure of forms[game]) {
    const where = `${game} ${procedure}`;
    await go(`#/${game}/${procedure}`);
    seen[where] = await verdict();
    // The answer and what is tapped for it stand on one screen; further down a copy of the answer is in sight.
    if (!await tab.evaluate("[...document.querySelectorAll('#answer, .sides, .asks')].every((one) => one.getBoundingClientRect().bottom <= document.querySelector('#views').getBoundingClientRect().top)"))
      faults.push(`${where} does not fit`);
    await unfold();
    await marked();
    faults.push(...(await tab.evaluate(COMMAND)).map((one) => `${where} speaks to the command: ${one}`));
    faults.push(...(await tab.evaluate(RAW)).map((one) => `${where} says ${one}`));
    if (where === "ran shock") seen.forbidden = await tab.evaluate("document.querySelector('[data-name=charge]').title");
    for (const [width, height] of [[320, 568], [390, 844], [844, 390], [820, 1180], [1280, 800]]) {
      await tab.sized(width, height);
      if (await tab.evaluate(BESIDE)) faults.push(`${where} scrolls sideways at ${width}`);
    }
    await tab.sized(390);
    await looked(where);
  }
}

// Positions: a place tapped and changed; the file is Python's.
for (const game of ["battles", "swords", "ran"]) {
  await go(`#/position/${game}`);
  const spot = await tab.evaluate("positionView.placed.listed(positionView.scenario)[0][0]");
  await tab.tap(`[data-spot="${spot}"]`);
  await tab.until(`positionView.picked === ${spot}`);
  for (const width of [320, 390, 1280]) {
    await tab.sized(width);
    if (await tab.evaluate(BESIDE)) faults.push(`position of ${game} scrolls sideways at ${width}`);
  }
  await tab.sized(390);
  await unfold();
  await looked(`position of ${game}`);
}
await go("#/position/battles");
await tab.tap(`[data-spot="${await tab.evaluate("positionView.placed.listed(positionView.scenario)[0][0]")}"]`);
await tab.until("document.querySelector('[data-do$=\"blocks -1\"]')");
await tab.tap("[data-do$='blocks -1']");
await tab.until("positionView.before.length === 1");
seen.changed = await tab.evaluate("positionView.written()");

// The odds of an attack on the board, then with an option that the board does not tell.
await go("#/position/battles?key=epic-kawanakajima");
const told = (given) => tab.until(`positionView.found?.waits === false && JSON.stringify(positionView.found.given) === '${given}'`, 60)
  .then(() => tab.evaluate("[...document.querySelectorAll('.beside section .verdict, .beside section .aside')].map((one) => one.textContent)"));
const spots = await tab.evaluate("['n7', 'p3'].map((name) => positionView.placed.spots(positionView.scenario).findIndex((one) => one[2] === name))");
await tab.tap(`[data-spot="${spots[0]}"]`);
await tab.until("document.querySelector('[data-do=attack]')");
await tab.tap("[data-do=attack]");
await tab.tap(`[data-spot="${spots[1]}"]`);
seen.odds = await told("{}");
await unfold();
await tab.until("document.querySelector('[data-name=bonus_dice][data-value=more]') !== null");
await looked("odds of a position");
await tab.tap("[data-name=bonus_dice][data-value=more]");
seen.with_dice = await told('{"bonus_dice":1}');

// Large text; what is chosen is told without color; on paper the controls are gone.
await go("#/battles/attack");
await tab.evaluate("document.documentElement.style.fontSize = '200%'");
if (await tab.evaluate(BESIDE)) faults.push("large text scrolls sideways");
if (await tab.evaluate("[...document.querySelectorAll('nav button')].some((one) => one.scrollWidth > one.clientWidth)")) faults.push("large text is cut");
await tab.evaluate("document.documentElement.style.fontSize = ''");
seen.chosen = await tab.evaluate(`["true", "false"].map((on) => getComputedStyle(document.querySelector('#form [aria-pressed="' + on + '"]')).fontWeight)`);
await tab.evaluate("matchMedia('print').addEventListener('change', () => { globalThis.drawn ??= Boolean(document.querySelector('#sources')); })"); // paper does not wait
await tab.send("Emulation.setEmulatedMedia", { media: "print" });
await tab.until("globalThis.drawn !== undefined");
seen.drawn = await tab.evaluate("drawn");
seen.printed = await tab.evaluate("['#answer', '#sources', '#form', '#games'].map((one) => Boolean(document.querySelector(one)?.getClientRects().length))");
await tab.send("Emulation.setEmulatedMedia", { media: "" });

// By touch, by keyboard, by link, back, offline. A button is pressed at once, the answer follows.
seen.at_once = await tab.evaluate(`(() => {
  odds.answers.clear();
  const chosen = () => document.querySelector("[data-name=defender][data-value=samurai-bow]");
  chosen().click();
  return [chosen().getAttribute("aria-pressed"), document.querySelector("#answer").getAttribute("aria-busy")];
})()`);
await tab.tap("fieldset:nth-of-type(2) [data-value='levy']");
await tab.until("location.hash.includes('defender=levy')");
seen.tapped = await verdict();
await tab.evaluate("document.querySelector('fieldset:nth-of-type(1) [data-value=\"samurai-spear\"]').focus()");
const key = async (name, text) => { for (const type of ["keyDown", "keyUp"]) await tab.send("Input.dispatchKeyEvent", { type, key: name, code: name, text, windowsVirtualKeyCode: { Tab: 9, Enter: 13 }[name] }); };
await key("Tab");
await key("Enter", "\r");
seen.typed = await verdict();
seen.focus = await tab.evaluate("document.activeElement.dataset.value");
await tab.until("location.hash.includes('samurai-bow')");
seen.address = await tab.evaluate("location.hash");
await tab.until("navigator.serviceWorker.ready.then(() => true)");
await tab.evaluate("location.hash = '#/battles/attack?attacker=levy&defender=levy'");
await tab.until("document.querySelector('legend').textContent.includes('levy')");
seen.linked = await verdict();
await tab.evaluate("history.back()");
await tab.until("!document.querySelector('legend').textContent.includes('levy')");
seen.back = await verdict();
server.stop();
await tab.evaluate("globalThis.isBefore = true");
await tab.send("Page.reload");
await tab.until("!globalThis.isBefore", 60); // what is looked at from here on is the page of the device, not the one before
await tab.ready();
seen.offline = await verdict();

// One region speaks, the same all the time; the copy of the answer; light and dark; reasons; sharing.
const text = (selector) => tab.evaluate(`document.querySelector(${JSON.stringify(selector)}).textContent`);
await tab.evaluate("globalThis.region = document.querySelector('#live')");
await tab.tap("[data-name=attacker][data-value=levy]");
seen.live = [await tab.evaluate("region === document.querySelector('[role=status], [aria-live]') && region.isConnected"), (await verdict()), await tab.evaluate("region.textContent.startsWith(document.querySelector('.verdict').textContent) ? '' : region.textContent")];
const copied = () => tab.evaluate("document.querySelector('.stuck').classList.contains('on')");
await tab.evaluate("scrollTo(0, 0)");
await tab.until("!document.querySelector('.stuck.on')");
seen.copy = [await copied()];
await tab.evaluate("scrollTo(0, 600)");
await tab.until("document.querySelector('.stuck.on')");
seen.copy.push(await copied(), (await text(".stuck")).slice(0, 12));
const theme = () => tab.evaluate("document.documentElement.dataset.theme");
seen.themes = [await theme()];
await tab.evaluate("scrollTo(0, 0)");
await tab.until("!document.querySelector('.stuck.on')");
await tab.tap("#theme");
seen.themes.push(await theme());
await go("#/battles/attack?attacker=samurai-bow&defender=levy");
seen.themes.push(await theme());
await tab.tap("#theme");
seen.themes.push(await theme());
await marked();
await tab.tap("[data-name=range][data-value=more]");
await tab.tap("[data-name=range][data-value=more]");
await tab.tap("[data-name=range][data-value=more]");
await marked();
await tab.evaluate("document.querySelector('#form [aria-disabled=true]').click()");
seen.why = [await tab.evaluate("[...document.querySelectorAll('.why')].some((one) => one.textContent.length > 9)")];
await tab.tap("[data-name=range][data-value=less]");
seen.why.push(await tab.evaluate("[...document.querySelectorAll('.why')].some((one) => one.textContent)"));
await tab.evaluate("navigator.share = async (given) => { globalThis.given = given; }");
await tab.tap("[data-do=share]");
seen.shared = [await tab.evaluate("[given.title, /attacker=samurai-bow/.exec(given.url)[0]]")];
await tab.evaluate("navigator.share = undefined; navigator.clipboard.writeText = async (text) => { globalThis.copied = text; }");
await tab.tap("[data-do=share]");
seen.shared.push(await tab.evaluate("copied === location.href"));
await go("#/ran/shock");
await tab.evaluate("globalThis.stood = [...document.querySelectorAll('.force .units button, .force select, .force .chips button')]"); // a tap changes them where they stand
await tab.evaluate("(() => { const one = document.querySelector('[aria-label=\"Attacker: Hits\"]'); one.selectedIndex = 2; one.dispatchEvent(new Event('change')); })()");
await tab.tap("[data-name=attacker][data-value^='KB ']");
await tab.until("location.hash.includes('KB')");
const counter = () => tab.evaluate("new URLSearchParams(location.hash.split('?')[1]).get('attacker')"), word = "[...document.querySelectorAll('.force .chips button')].find((one) => one.textContent === 'disrupted')";
seen.counter = [await counter()];
for (const wanted of ["true", "false"]) {
  await tab.evaluate(`${word}.click()`);
  await tab.until(`location.hash.includes('disrupted') === ${wanted}`);
  seen.counter.push(await counter(), await tab.evaluate(`${word}.getAttribute("aria-pressed")`));
}
seen.stood = await tab.evaluate("[stood.length > 20, stood.every((one) => one.isConnected), document.querySelector('.force .units [aria-pressed=true]').title, document.querySelector('[aria-label=\"Attacker: Hits\"]').selectedIndex]");
// Another question keeps the units that were chosen, where they may do what it asks; its name is that of its verdict.
await go("#/ran/shock?attacker=SI%207-4/6-3&defender=KB%205-4");
const units = () => tab.evaluate("[odds.procedure, odds.given.attacker, odds.given.defender, document.querySelector('.asks [aria-pressed=true]').textContent]");
seen.taken = [];
for (const name of ["Assault", "Fire", "Duel", "Shock"]) {
  await tab.evaluate(`[...document.querySelectorAll(".asks button")].find((one) => one.textContent === "${name}")?.click()`);
  await tab.until(`document.querySelector('.asks [aria-pressed=true]').textContent === "${name}"`);
  seen.taken.push([...await units(), (await verdict()).slice(0, 7)]);
}
await go("#/swords/battle?attacker=daimyo,%209%20spearmen&defender=2%20gunners");
seen.levels = await tab.evaluate("document.querySelectorAll('.bars')[0].rows.length");
const { complaints } = tab;
tab.complaints = [];
seen.policy = await tab.evaluate("fetch('https://example.org/').then(() => 'open', () => 'shut')");
console.log(JSON.stringify({ seen, faults, complaints }));
await tab.close();
process.exit(0);
