"use strict";
const VERSION = "samurai-odds 0.2.0 0abd8c43698c", FILES = ["./", "icon.svg", "index.html", "manifest.webmanifest", "v-0abd8c43698c-battles.js", "v-0abd8c43698c-board-battles.js", "v-0abd8c43698c-board-ran.js", "v-0abd8c43698c-board-swords.js", "v-0abd8c43698c-games.js", "v-0abd8c43698c-hinter.js", "v-0abd8c43698c-hints.js", "v-0abd8c43698c-page.css", "v-0abd8c43698c-page.js", "v-0abd8c43698c-play-battles.js", "v-0abd8c43698c-play-ran.js", "v-0abd8c43698c-play-swords.js", "v-0abd8c43698c-play.css", "v-0abd8c43698c-play.js", "v-0abd8c43698c-position-battles.js", "v-0abd8c43698c-position-ran.js", "v-0abd8c43698c-position-swords.js", "v-0abd8c43698c-position.js", "v-0abd8c43698c-ran.js", "v-0abd8c43698c-ran_more.js", "v-0abd8c43698c-rules-battles.js", "v-0abd8c43698c-rules-ran.js", "v-0abd8c43698c-rules-swords.js", "v-0abd8c43698c-runtime.js", "v-0abd8c43698c-session.js", "v-0abd8c43698c-swords.js", "v-0abd8c43698c-updating.js"];
async function install() {
const kept = await caches.open(VERSION), isFixed = (file) => file.startsWith("v-0abd8c43698c-");
await kept.addAll(FILES.map((file) => (isFixed(file) ? file : new Request(file, { cache: "reload" }))));
if ((await (await kept.match("./")).text()).includes("v-0abd8c43698c-")) return;
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
