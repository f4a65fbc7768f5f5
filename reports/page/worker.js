"use strict";
const VERSION = "samurai-odds 0.2.0 07106d27b447", FILES = ["./", "icon.svg", "index.html", "manifest.webmanifest", "v-07106d27b447-battles.js", "v-07106d27b447-board-battles.js", "v-07106d27b447-board-ran.js", "v-07106d27b447-board-swords.js", "v-07106d27b447-games.js", "v-07106d27b447-hinter.js", "v-07106d27b447-hints.js", "v-07106d27b447-page.css", "v-07106d27b447-page.js", "v-07106d27b447-play-battles.js", "v-07106d27b447-play-ran.js", "v-07106d27b447-play-swords.js", "v-07106d27b447-play.css", "v-07106d27b447-play.js", "v-07106d27b447-position-battles.js", "v-07106d27b447-position-ran.js", "v-07106d27b447-position-swords.js", "v-07106d27b447-position.js", "v-07106d27b447-ran.js", "v-07106d27b447-ran_more.js", "v-07106d27b447-rules-battles.js", "v-07106d27b447-rules-ran.js", "v-07106d27b447-rules-swords.js", "v-07106d27b447-runtime.js", "v-07106d27b447-session.js", "v-07106d27b447-swords.js", "v-07106d27b447-updating.js"];
async function install() {
const kept = await caches.open(VERSION), isFixed = (file) => file.startsWith("v-07106d27b447-");
await kept.addAll(FILES.map((file) => (isFixed(file) ? file : new Request(file, { cache: "reload" }))));
if ((await (await kept.match("./")).text()).includes("v-07106d27b447-")) return;
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
