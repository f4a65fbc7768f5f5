"use strict";
const VERSION = "samurai-odds 0.2.0 c7aa21ff181f", FILES = ["./", "icon.svg", "index.html", "manifest.webmanifest", "v-c7aa21ff181f-battles.js", "v-c7aa21ff181f-board-battles.js", "v-c7aa21ff181f-board-ran.js", "v-c7aa21ff181f-board-swords.js", "v-c7aa21ff181f-games.js", "v-c7aa21ff181f-hinter.js", "v-c7aa21ff181f-hints.js", "v-c7aa21ff181f-page.css", "v-c7aa21ff181f-page.js", "v-c7aa21ff181f-play-battles.js", "v-c7aa21ff181f-play-ran.js", "v-c7aa21ff181f-play-swords.js", "v-c7aa21ff181f-play.css", "v-c7aa21ff181f-play.js", "v-c7aa21ff181f-position-battles.js", "v-c7aa21ff181f-position-ran.js", "v-c7aa21ff181f-position-swords.js", "v-c7aa21ff181f-position.js", "v-c7aa21ff181f-ran.js", "v-c7aa21ff181f-ran_more.js", "v-c7aa21ff181f-rules-battles.js", "v-c7aa21ff181f-rules-ran.js", "v-c7aa21ff181f-rules-swords.js", "v-c7aa21ff181f-runtime.js", "v-c7aa21ff181f-session.js", "v-c7aa21ff181f-swords.js", "v-c7aa21ff181f-updating.js"];
async function install() {
const kept = await caches.open(VERSION), isFixed = (file) => file.startsWith("v-c7aa21ff181f-");
await kept.addAll(FILES.map((file) => (isFixed(file) ? file : new Request(file, { cache: "reload" }))));
if ((await (await kept.match("./")).text()).includes("v-c7aa21ff181f-")) return;
await caches.delete(VERSION);
throw Error("the page has changed meanwhile");
}
async function activate() {
const others = (await caches.keys()).filter((name) => name.startsWith("samurai-odds") && name !== VERSION);
await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
await self.clients.claim();
}
async function answer(request) {
const same = { ignoreSearch: true }, kept = await (await caches.open(VERSION)).match(request, same).catch(() => null);
return kept || await caches.match(request, same).catch(() => null) || fetch(request);
}
self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", ({ data }) => { if (data === "take over") self.skipWaiting(); });
self.addEventListener("fetch", (event) => {
const { request } = event, isOwn = request.method === "GET" && request.url.startsWith(self.registration.scope);
if (isOwn) event.respondWith(answer(request).catch(() => fetch(request)));
});
