// What the page keeps of questions and battles, damaged, full and in two tabs, in Chromium: `node
// stored.mjs CHROMIUM FOLDER`. Prints what was seen, and all complaints.
import { serve, Tab } from "../../analyses/chromium.mjs";

const [chromium, folder] = process.argv.slice(2), seen = {}, complaints = [];
const server = await serve(folder), tab = await Tab.open(chromium), home = `${server.home}#/battles/attack`;
const SOUND = { procedure: "attack", given: { attacker: "levy", defender: "levy" }, seen: { defender_losses: 1 }, told: { defender_losses: "1" }, theirs: false };
const DAMAGED = ["\"x\"", "7", "{}", "{\"length\":3}", "[null]", "[1]", "[{}]", "[[]]", "nonsense", "[{\"procedure\":\"__proto__\",\"given\":{},\"seen\":{},\"told\":{}}]", JSON.stringify([null, SOUND])];
const unfold = (one) => one.evaluate("document.querySelectorAll('details:not([open]) > summary').forEach((fold) => fold.click())");
const open = async (one) => {
  await one.go(home);
  await one.until("document.querySelector('#answer:not([aria-busy]) .verdict')");
  await unfold(one);
  await one.until("[...document.querySelectorAll('button')].some((button) => button.textContent === 'Log this battle')");
};
const battles = (one) => one.evaluate("document.querySelectorAll('[aria-label^=\"remove battle\"]').length");
const press = (one, text) => one.evaluate(`[...document.querySelectorAll("button")].find((button) => button.textContent === ${JSON.stringify(text)}).click()`);
const logged = async (one) => {
  await one.evaluate("[...document.querySelectorAll('[role=group] button[aria-pressed=false]')].find((button) => button.closest('[role=group]').querySelector('.small')).click()");
  await press(one, "Log this battle");
};

await tab.go(home);
seen.damaged = [];
for (const text of DAMAGED) {
  for (const name of ["session.battles", "last"]) await tab.evaluate(`localStorage.setItem("samurai-odds.${name}", ${JSON.stringify(text)})`);
  await open(tab);
  seen.damaged.push([await battles(tab), await tab.evaluate("document.querySelectorAll('.last li').length")]);
}

// Two tabs log a battle each: both stand.
await tab.evaluate("localStorage.clear()");
const other = await tab.another();
await open(other);
await open(tab);
await logged(other);
await logged(tab);
seen.both = await battles(tab);
await open(other);
seen.there = await battles(other);

// Storage that takes nothing more: the battle stands, and it is said.
await tab.evaluate("Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }");
await logged(tab);
seen.full = [await battles(tab), await tab.evaluate("document.querySelector('#view').innerText.includes('This browser keeps no more: copy the log')")];
complaints.push(...tab.complaints, ...other.complaints);
await tab.close();
server.stop();
console.log(JSON.stringify({ seen, complaints }));
