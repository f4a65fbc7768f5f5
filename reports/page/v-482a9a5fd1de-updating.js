//# allFunctionsCalledOnLoad
"use strict";
async function watchVersions(workers, ready, reload) {
let isControlled = Boolean(workers.controller), isAsked = false;
workers.addEventListener("controllerchange", () => {
if (isAsked) reload();
else if (isControlled) ready(reload);
isControlled = true;
});
const known = await workers.register("worker.js");
const waits = () => { if (known.waiting && workers.controller) ready(() => { isAsked = true; known.waiting ? known.waiting.postMessage("take over") : reload(); }); };
const follow = (worker) => worker?.addEventListener("statechange", waits);
waits();
follow(known.installing);
known.addEventListener("updatefound", () => follow(known.installing));
return known;
}
const tell = (reload) => document.getElementById("news").replaceChildren("A new version is ready. ", el("button", { type: "button", "data-do": "reload", onclick: reload }, "Reload"));
watchVersions(navigator.serviceWorker, tell, () => location.reload()).then((known) =>
document.addEventListener("visibilitychange", () => document.hidden || known.update().catch(() => {}))).catch(() => {});
