// Swap and compare on the odds page in Chromium: `node comparing.mjs CHROMIUM FOLDER [AXE]`. Prints what was seen and all complaints.
import { readFileSync } from "node:fs";
import { serve, Tab } from "../../analyses/chromium.mjs";

const [chromium, folder, axe] = process.argv.slice(2), seen = {}, faults = [];
const server = await serve(folder), tab = await Tab.open(chromium), see = (text) => tab.evaluate(text);
const answered = () => tab.until("document.querySelector('#answer:not([aria-busy=true]) .verdict')");
const verdict = () => see("document.querySelector('#answer .verdict').textContent");
const figures = () => see("[...document.querySelectorAll('.compared .figures tbody tr')].map((row) => [...row.children].map((one) => one.textContent))");
async function open(hash) { await tab.go(server.home + hash); await answered(); }
async function swapped() { await see("document.querySelector('[data-do=swap]').focus(), document.activeElement.click()"); // by keys: whoever swaps stays on the button
  await tab.until("document.querySelector('#answer:not([aria-busy=true]) .verdict')"); await tab.until("location.hash === address.write(odds)"); return [await see("location.hash"), await verdict()]; }

// Who attacks defends, with his blocks, ground and leader; what has no counterpart stays; twice is as before.
for (const [name, hash] of Object.entries({ battles: "#/battles/attack?attacker=samurai-spear&defender=levy&attacker_on=forest&attacker_blocks=3&defender_blocks=2&bonus_dice=1",
  swords: "#/swords/battle?attacker=daimyo%2C+2+bowmen&defender=4+spearmen&castle=true", ran: "#/ran/shock?attacker=SI+7-4%2F6-3&defender=AS+6-4%2F5-3+1h" })) {
  await open(hash);
  const before = [await see("address.write(odds)"), await verdict()], once = await swapped(), given = await see("odds.given"), twice = await swapped();
  seen[name] = { given, once: once[1], focus: await see("document.activeElement.dataset.do"), back: JSON.stringify(twice) === JSON.stringify(before) };
}
seen.unlike = [];
for (const hash of ["#/swords/ninja", "#/ran/alone"]) { await open(hash); seen.unlike.push(await see("document.querySelector('[data-do=swap]') === null")); }

// What was kept stands beside what is asked now, figure by figure, until it is let go.
await open("#/battles/attack?attacker=samurai-spear&defender=levy");
const kept = await verdict();
await tab.tap("[data-do=compare]");
seen.said = await see("document.getElementById('live').textContent");
await tab.tap("[data-name=defender][data-value='ashigaru-bow']");
await answered();
await tab.until("document.querySelector('.compared')");
seen.figures = await figures();
seen.words = await see("document.querySelector('.compared p').textContent");
seen.link = await see("document.querySelector('.compared a').getAttribute('href')");
seen.wide = await see("document.documentElement.scrollWidth > document.documentElement.clientWidth");
if (axe) { await see(readFileSync(axe, "utf-8") + ";0"); for (const scheme of ["light", "dark"]) faults.push(...await tab.axed(scheme)); }
await tab.tap(".compared a");
await tab.until("document.querySelector('legend + * [aria-pressed=true], legend').textContent && location.hash.includes('defender=levy')");
await answered();
seen.again = await verdict() === kept;
await tab.until("document.querySelector('.compared .figures')");
seen.same = (await figures()).every(([, one, other]) => one === other);
await see("[...document.querySelectorAll('.compared button')].at(-1).click()");
seen.gone = await see("document.querySelector('.compared') === null");
await tab.tap("[data-do=compare]");
await open("#/ran/shock"); // another game has other figures
seen.other = await see("document.querySelector('.compared') === null");
console.log(JSON.stringify({ seen, faults, complaints: tab.complaints }));
server.stop();
await tab.close();
process.exit(0);
