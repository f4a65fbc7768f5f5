// Uses the page in Chromium through its debugging port: `node browser.mjs CHROMIUM FOLDER`.
// Prints what was seen, and all that the console or the content policy complained about.
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const [chromium, folder] = process.argv.slice(2), complaints = [], seen = {};
const TYPES = { html: "text/html", css: "text/css", js: "text/javascript", svg: "image/svg+xml", webmanifest: "application/manifest+json" };
const server = createServer((request, response) => {
  const name = request.url.split(/[?#]/)[0].slice(1) || "index.html";
  try {
    response.writeHead(200, { "Content-Type": TYPES[name.split(".").pop()] }).end(readFileSync(join(folder, name)));
  } catch { response.writeHead(404).end(); }
});
await new Promise((done) => server.listen(0, "127.0.0.1", done));
const home = `http://127.0.0.1:${server.address().port}/`;

const browser = spawn(chromium, ["--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0",
  `--user-data-dir=${mkdtempSync(join(tmpdir(), "page"))}`, "about:blank"]);
const port = await new Promise((done) => browser.stderr.on("data", (text) => {
  const found = /ws:\/\/127\.0\.0\.1:(\d+)/.exec(text);
  if (found) done(found[1]);
}));
const tab = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()).find((one) => one.type === "page");
const socket = new WebSocket(tab.webSocketDebuggerUrl), waiting = new Map();
await new Promise((done) => { socket.onopen = done; });
socket.onmessage = ({ data }) => {
  const { id, result, error, method, params } = JSON.parse(data);
  if (id) waiting.get(id)(error ? { error } : result);
  else if (method === "Runtime.exceptionThrown") complaints.push(params.exceptionDetails.exception?.description || params.exceptionDetails.text);
  else if (method === "Log.entryAdded" && params.entry.level !== "info") complaints.push(params.entry.text);
};
let number = 0;
const send = (method, params = {}) => new Promise((done) => {
  waiting.set(++number, done);
  socket.send(JSON.stringify({ id: number, method, params }));
});
const evaluate = async (expression) => (await send("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true })).result?.value;
const until = async (condition) => {
  for (let k = 0; k < 200; k++) {
    if (await evaluate(condition).catch(() => false)) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw Error(`never: ${condition}`);
};
const ready = () => until("document.querySelector('main')?.getAttribute('aria-busy') === 'false'");
const tap = async (selector) => {
  const place = await evaluate(`(() => { const one = document.querySelector(${JSON.stringify(selector)}); one.scrollIntoView({ block: "center" });
    const { x, y, width, height } = one.getBoundingClientRect(); return { x: x + width / 2, y: y + height / 2 }; })()`);
  await send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [place] });
  await send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await new Promise((done) => setTimeout(done, 100));
};
const verdict = () => evaluate("document.querySelector('.verdict').textContent");
const go = async (hash) => {
  await send("Page.navigate", { url: "about:blank" });
  await send("Page.navigate", { url: home + hash });
  await ready();
};

for (const part of ["Runtime", "Log", "Page", "Network"]) await send(`${part}.enable`);
await send("Emulation.setTouchEmulationEnabled", { enabled: true });
const sized = (width) => send("Emulation.setDeviceMetricsOverride", { width, height: 844, deviceScaleFactor: 1, mobile: width < 800 });
await sized(390);
await go("#/battles/attack");
await tap("fieldset:nth-of-type(2) [data-value='levy']");
seen.tapped = await verdict();
await until("navigator.serviceWorker.controller !== null || navigator.serviceWorker.ready.then(() => true)");
for (const game of ["battles", "swords", "ran"]) {
  await go(`#/${game}/`);
  seen[game] = await verdict();
  seen[`${game} fits`] = await evaluate("[...document.querySelectorAll('#form, .controls')].every((one) => one.getBoundingClientRect().bottom <= 844)");
  for (const width of [320, 390, 1280]) {
    await sized(width);
    if (await evaluate("document.documentElement.scrollWidth > innerWidth")) complaints.push(`${game} scrolls sideways at ${width}`);
  }
  await sized(390);
}
await evaluate("location.hash = '#/battles/attack?attacker=levy&defender=levy'");
await until("document.querySelector('legend').textContent.includes('levy')");
seen.linked = await verdict();
await evaluate("history.back()");
await until("!document.querySelector('legend').textContent.includes('levy')");
seen.back = await verdict();
server.close();
server.closeAllConnections();
await send("Page.reload");
await ready();
seen.offline = await verdict();
console.log(JSON.stringify({ seen, complaints }));
browser.kill();
process.exit(0);
