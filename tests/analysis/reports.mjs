// Opens every report of a folder in Chromium: `node reports.mjs CHROMIUM FOLDER`. Prints what is wrong
// with each: complaints of the console, sideways scrolling, words cut off in charts, tables
// cut off on a desktop, games that stand still.
import { readdirSync } from "node:fs";
import { serve, Tab } from "../../analyses/chromium.mjs";

const [chromium, folder] = process.argv.slice(2), faults = [];
const server = await serve(folder), tab = await Tab.open(chromium);
const CUT = `[...document.querySelectorAll("svg.chart")].flatMap((chart) => {
  const frame = chart.getBoundingClientRect();
  return [...chart.querySelectorAll("text")].filter((one) => {
    const { left, right } = one.getBoundingClientRect();
    return left < frame.left - 1 || right > frame.right + 1;
  }).map((one) => one.textContent);
})`;
const HIDDEN = `[...document.querySelectorAll(".tables")].filter((one) => one.scrollWidth > one.clientWidth)
  .map((one) => one.textContent.slice(0, 60))`;
const STILL = `[...document.querySelectorAll("section.game")].filter((game) => {
  const said = game.querySelector("output"), press = (go) => game.querySelector('[data-go="' + go + '"]').click();
  const seen = ["step1", "turn1", "step-1"].map((go) => { press(go); return said.textContent; });
  return new Set(seen).size < 3;
}).length`;
for (const name of readdirSync(folder)) {
  for (const width of [1280, 390]) {
    await tab.sized(width);
    await tab.send("Page.navigate", { url: `${server.home}${name}?${width}` }); // its games begin again
    await tab.until(`location.pathname === "/${name}" && location.search === "?${width}" && document.readyState === "complete"
      && [...document.querySelectorAll(".game output")].every((one) => one.textContent)`);
    const fault = (said) => faults.push(`${name} at ${width}: ${said}`);
    if (await tab.evaluate("document.documentElement.scrollWidth > innerWidth")) fault("scrolls sideways");
    for (const words of await tab.evaluate(CUT)) fault(`'${words}' is cut off`);
    for (const words of width < 1280 ? [] : await tab.evaluate(HIDDEN)) fault(`the table '${words}' is cut off`);
    if (await tab.evaluate(STILL)) fault("a game stands still");
  }
  faults.push(...tab.complaints.splice(0).map((one) => `${name}: ${one}`));
}
await tab.close();
server.stop();
console.log(JSON.stringify({ faults }));
