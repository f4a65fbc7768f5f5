// Opens every page and picture of a folder in Chromium: `node hostile_names.mjs CHROMIUM FOLDER`. Prints what names did
// in them: another title, elements that are not ours, complaints; and pages that would let a script run.
import { readdirSync } from "node:fs";
import { serve, Tab } from "../../analyses/chromium.mjs";

const [chromium, folder] = process.argv.slice(2), faults = [], seen = {};
const server = await serve(folder), tab = await Tab.open(chromium);
const FOREIGN = `[...document.querySelectorAll("img, iframe, object, embed, base, form, a[href^='javascript'], [onerror], [onload], [onmouseover], [style*=position]")]
  .map((one) => one.outerHTML.slice(0, 80))`;
const STEPS = `document.querySelectorAll("[data-go=step1], [data-go=turn1], [data-go='turn-1']").forEach((one) => { one.click(); one.click(); })`;
// What got in all the same must not run.
const INJECTED = `(() => { const one = document.createElement("div"); document.body.append(one);
  one.innerHTML = "<img src=x onerror=\\"document.title = 'PWNED'\\">"; const script = document.createElement("script");
  script.textContent = "document.title = 'PWNED'"; document.body.append(script);
  return new Promise((done) => setTimeout(() => done(document.title), 100)); })()`;
for (const name of readdirSync(folder).filter((one) => /(html|svg)$/.test(one))) {
  await tab.send("Page.navigate", { url: server.home + encodeURIComponent(name) });
  await tab.until(`document.readyState === "complete" && decodeURIComponent(location.pathname) === ${JSON.stringify("/" + name)}
    && [...document.querySelectorAll(".game output")].every((one) => one.textContent)`);
  await tab.evaluate(STEPS + ";0");
  if (await tab.evaluate("document.title === 'PWNED'")) faults.push(`${name}: another title`);
  faults.push(...(await tab.evaluate(FOREIGN)).map((one) => `${name}: ${one}`));
  faults.push(...tab.complaints.splice(0).map((one) => `${name}: ${one}`));
  seen[name] = await tab.evaluate("document.documentElement.textContent");
  if (!name.endsWith("html")) continue;
  const policy = await tab.evaluate("document.querySelector('meta[http-equiv=Content-Security-Policy]')?.content ?? ''");
  if (!policy.includes("default-src 'none'") || policy.includes("unsafe")) faults.push(`${name}: policy ${policy}`);
  if (await tab.evaluate(INJECTED) === "PWNED") faults.push(`${name}: a script ran`);
  tab.complaints = [];
}
await tab.close();
server.stop();
console.log(JSON.stringify({ faults, seen }));
