"use strict";
const VERSION = "samurai-odds 0.2.0 a9cfaf8ba939", FILES = ["./", "icon.svg", "index.html", "manifest.webmanifest", "v-a9cfaf8ba939-battles.js", "v-a9cfaf8ba939-board-battles.js", "v-a9cfaf8ba939-board-ran.js", "v-a9cfaf8ba939-board-swords.js", "v-a9cfaf8ba939-games.js", "v-a9cfaf8ba939-hinter.js", "v-a9cfaf8ba939-hints.js", "v-a9cfaf8ba939-page.css", "v-a9cfaf8ba939-page.js", "v-a9cfaf8ba939-play-battles.js", "v-a9cfaf8ba939-play-ran.js", "v-a9cfaf8ba939-play-swords.js", "v-a9cfaf8ba939-play.css", "v-a9cfaf8ba939-play.js", "v-a9cfaf8ba939-position-battles.js", "v-a9cfaf8ba939-position-ran.js", "v-a9cfaf8ba939-position-swords.js", "v-a9cfaf8ba939-position.js", "v-a9cfaf8ba939-ran.js", "v-a9cfaf8ba939-ran_more.js", "v-a9cfaf8ba939-rules-battles.js", "v-a9cfaf8ba939-rules-ran.js", "v-a9cfaf8ba939-rules-swords.js", "v-a9cfaf8ba939-runtime.js", "v-a9cfaf8ba939-session.js", "v-a9cfaf8ba939-swords.js", "v-a9cfaf8ba939-updating.js"];
async function install() {
const kept = await caches.open(VERSION), isFixed = (file) => file.startsWith("v-a9cfaf8ba939-");
await kept.addAll(FILES.map((file) => (isFixed(file) ? file : new Request(file, { cache: "reload" }))));
if ((await (await kept.match("./")).text()).includes("v-a9cfaf8ba939-")) return;
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
