// What the worker of hints posts to some questions, each asked when the one before is answered.
import { readFileSync } from "node:fs";
import vm from "node:vm";

const [folder, data] = process.argv.slice(2), questions = JSON.parse(readFileSync(data, "utf-8"));
const posted = [];
const context = vm.createContext({
  performance, console,
  setTimeout: (call) => setTimeout(call),
  postMessage: (answer) => {
    posted.push(JSON.parse(JSON.stringify(answer)));
    if (answer.done || answer.fault) ask();
  },
  importScripts: (...names) => names.forEach(load),
});
function load(name) { vm.runInContext(readFileSync(`${folder}/${name}`, "utf-8"), context, name); }
function ask() {
  if (questions.length) vm.runInContext(`self.onmessage({data:${JSON.stringify(questions.shift())}})`, context);
  else console.log(JSON.stringify(posted));
}
context.self = context;
load("hinter.js");
ask();
