// What the worker of hints posts to some questions, each asked when the one before is answered, and
// how many games its helpers were given, which are threads of this file; broken ones fail at the first.
// One to be stopped is so at its first ranking.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import vm from "node:vm";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

const [folder, data] = isMainThread ? process.argv.slice(2) : [workerData], posted = [];
let helped = 0; // games that helpers were given
const load = (name) => vm.runInThisContext(readFileSync(`${folder}/${name}`, "utf-8"), name);
class Helper {
  constructor() {
    this.thread = new Worker(fileURLToPath(import.meta.url), { workerData: folder });
    this.thread.on("message", (data) => this.onmessage({ data }));
    this.thread.on("error", (fault) => { throw fault; });
  }
  postMessage(data) {
    helped += data.kind === "play" ? data.games.length : 0;
    this.broken ||= data.broken;
    if (this.broken && data.kind === "play") setTimeout(() => this.onerror({}));
    else this.thread.postMessage(data);
  }
  terminate() { this.thread.terminate(); }
}
class Channel { // node reads one that is never empty before it hears any thread
  constructor() { this.port1 = {}; this.port2 = { postMessage: () => setImmediate(() => this.port1.onmessage()) }; }
}
Object.assign(globalThis, {
  MessageChannel: Channel,
  self: globalThis, Worker: Helper, location: {}, importScripts: (...names) => names.forEach(load),
  postMessage: isMainThread ? answered : (answer) => parentPort.postMessage(answer),
});
load("hinter.js");

const questions = isMainThread && JSON.parse(readFileSync(data, "utf-8"));
let asked = null;
function answered(answer) {
  posted.push(JSON.parse(JSON.stringify(answer)));
  if (asked.stopped) self.onmessage({ data: { id: -1, kind: "stop" } });
  if (answer.done || answer.fault || asked.stopped) setTimeout(ask);
}
function ask() {
  asked = questions.shift();
  if (asked) self.onmessage({ data: asked });
  else process.stdout.write(JSON.stringify({ posted, helped }), () => process.exit(0));
}
if (isMainThread) ask();
else parentPort.on("message", (data) => self.onmessage({ data }));
