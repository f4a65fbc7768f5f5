// Chromium through its debugging port, showing the page from a folder: for tests and measuring.
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const TYPES = { html: "text/html", css: "text/css", js: "text/javascript", svg: "image/svg+xml", png: "image/png", webmanifest: "application/manifest+json" };
const FLAGS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
  "--disable-component-update", "--disable-sync", "--remote-debugging-port=0"];
const CALM_MS = 400, pause = (ms) => new Promise((done) => setTimeout(done, ms));

// Serves a folder, gzipped as a web server does, scripts with what `added` puts behind them.
// `server.stop()` takes it off the network; another `server.folder` is what is published later.
export async function serve(folder, added = () => "") {
  const server = createServer((request, response) => {
    const file = request.url.split(/[?#]/)[0].slice(1) || "index.html";
    try {
      const body = gzipSync(Buffer.concat([readFileSync(join(server.folder, file)), Buffer.from(added(file))]), { level: 9 });
      response.writeHead(200, { "Content-Type": TYPES[file.split(".").pop()], "Content-Encoding": "gzip", "Content-Length": body.length }).end(body);
    } catch { response.writeHead(file === "favicon.ico" ? 204 : 404).end(); } // pictures have no icon: none is missed
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  server.stop = () => { server.close(); server.closeAllConnections(); };
  server.folder = folder;
  server.home = `http://127.0.0.1:${server.address().port}/`;
  return server;
}

// One tab of a browser of its own, which may be held to some cores, as taskset lists them. `complaints`
// are those of the console and the content policy.
export class Tab {
  static async open(chromium, { width = 390, height = 844, cores = "" } = {}) {
    const one = new Tab(), kept = mkdtempSync(join(tmpdir(), "page"));
    Object.assign(one, { kept, complaints: [], waiting: new Map(), number: 0, heard: () => {} });
    const [command, ...held] = [...(cores ? ["taskset", "-c", cores] : []), chromium];
    one.browser = spawn(command, [...held, ...FLAGS, `--user-data-dir=${kept}`, "about:blank"], { stdio: ["ignore", "ignore", "pipe"] });
    one.port = await new Promise((done) => one.browser.stderr.on("data", (text) => {
      const found = /ws:\/\/127\.0\.0\.1:(\d+)/.exec(text);
      if (found) done(found[1]);
    }));
    const tab = (await (await fetch(`http://127.0.0.1:${one.port}/json`)).json()).find(({ type }) => type === "page");
    return one.bound(tab, width, height);
  }

  // Another tab of the same browser.
  async another() {
    const tab = await (await fetch(`http://127.0.0.1:${this.port}/json/new`, { method: "PUT" })).json();
    return Object.assign(new Tab(), { complaints: [], waiting: new Map(), number: 0, heard: () => {} }).bound(tab, 390, 844);
  }

  async bound(tab, width, height) {
    this.socket = new WebSocket(tab.webSocketDebuggerUrl);
    await new Promise((done) => { this.socket.onopen = done; });
    this.socket.onmessage = ({ data }) => this.hear(JSON.parse(data));
    for (const part of ["Runtime", "Log", "Page", "Network"]) await this.send(`${part}.enable`);
    await this.send("Emulation.setTouchEmulationEnabled", { enabled: true });
    await this.sized(width, height);
    return this;
  }

  hear({ id, result, error, method, params }) {
    if (id) { this.waiting.get(id)(error ? { error } : result); return; }
    if (method === "Runtime.exceptionThrown") this.complaints.push(params.exceptionDetails.exception?.description || params.exceptionDetails.text);
    else if (method === "Log.entryAdded" && params.entry.level !== "info") this.complaints.push(params.entry.text);
    this.heard(method, params);
  }

  send(method, params = {}) {
    return new Promise((done) => {
      this.waiting.set(++this.number, done);
      this.socket.send(JSON.stringify({ id: this.number, method, params }));
    });
  }

  sized(width, height = 844) {
    return this.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: width < 800 });
  }

  async evaluate(expression) {
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
    if (exceptionDetails) throw Error(exceptionDetails.exception?.description || exceptionDetails.text);
    return result?.value;
  }

  async until(condition, seconds = 20) {
    for (const end = Date.now() + 1000 * seconds; Date.now() < end; await pause(30))
      if (await this.evaluate(condition).catch(() => false)) return;
    throw Error(`never: ${condition}`);
  }

  ready() { return this.until("document.querySelector('main')?.getAttribute('aria-busy') === 'false'", 60); }

  async go(address) {
    await this.send("Page.navigate", { url: "about:blank" });
    await this.send("Page.navigate", { url: address });
    await this.ready();
  }

  // A finger on the middle of an element; in a tab that is not in front nothing is heard of it. A tap on a board comes when it
  // stands: one on its way is aimed at where it stood before.
  async tap(selector) {
    await this.send("Page.bringToFront");
    if (selector.includes("data-spot")) await pause(CALM_MS);
    const place = await this.evaluate(`(() => { const one = document.querySelector(${JSON.stringify(selector)}); one.scrollIntoView({ block: "center" });
      const { x, y, width, height } = one.getBoundingClientRect(); return { x: x + width / 2, y: y + height / 2 }; })()`);
    await this.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [place] });
    await this.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await pause(100);
  }

  // What axe, loaded before, has against a page in a scheme; what does not hang on colors in the light one.
  async axed(scheme) {
    await this.send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: scheme }] });
    const runOnly = scheme === "light" ? ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]
      : { type: "rule", values: ["color-contrast", "link-in-text-block"] };
    const found = await this.evaluate(`axe.run(document, ${JSON.stringify({ runOnly })})
      .then(({ violations }) => violations.map(({ id, nodes }) => id + " " + nodes[0].html.slice(0, 200)))`);
    await this.send("Emulation.setEmulatedMedia", {});
    return found.map((one) => `${scheme}: ${one}`);
  }

  async picture() { return Buffer.from((await this.send("Page.captureScreenshot")).data, "base64"); }

  // Times the CPU so much slower, and a network of so many Mbit/s with this delay.
  slowed(times, mbits = 0, delay = 0) {
    return Promise.all([this.send("Emulation.setCPUThrottlingRate", { rate: times }), this.send("Network.emulateNetworkConditions",
      { offline: false, latency: delay, downloadThroughput: mbits ? mbits * 125000 : -1, uploadThroughput: mbits ? mbits * 125000 : -1 })]);
  }

  async close() {
    this.socket.close();
    const ended = new Promise((done) => this.browser.on("exit", done));
    this.browser.kill();
    await ended;
    for (let left = 20; left; left--) { // its children may still be writing
      try { rmSync(this.kept, { recursive: true, force: true }); return; } catch { await pause(100); }
    }
  }
}
