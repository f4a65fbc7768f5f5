"use strict";
// Versions of the page: a new one waits until it is asked to take over. `ready` is called with what
// does so once there is one; `reload` loads the page again, in a page that asked for it alone.
async function watchVersions(workers, ready, reload) {
  let isControlled = Boolean(workers.controller), isAsked = false;
  workers.addEventListener("controllerchange", () => {
    if (isAsked) reload();
    else if (isControlled) ready(reload); // another page asked for it
    isControlled = true; // the first version of all takes over at once
  });
  const known = await workers.register("worker.js");
  const waits = () => { if (known.waiting && workers.controller) ready(() => { isAsked = true; known.waiting ? known.waiting.postMessage("take over") : reload(); }); };
  const follow = (worker) => worker?.addEventListener("statechange", waits);
  waits();
  follow(known.installing);
  known.addEventListener("updatefound", () => follow(known.installing));
  return known;
}

const tell = (reload) => {
  document.getElementById("news").replaceChildren("A new version is ready. ", el("button", { "data-do": "reload", onclick: reload }, "Reload"));
  say("A new version is ready.");
};
watchVersions(navigator.serviceWorker, tell, () => location.reload()).then((known) =>
  document.addEventListener("visibilitychange", () => document.hidden || known.update().catch(() => {}))).catch(() => {});
