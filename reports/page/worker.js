"use strict";
const VERSION = "samurai-odds 0.2.0 1e15861f9a8d", FILES = ["./", "icon.svg", "index.html", "manifest.webmanifest", "v-1e15861f9a8d-battles.js", "v-1e15861f9a8d-board-battles.js", "v-1e15861f9a8d-board-ran.js", "v-1e15861f9a8d-board-swords.js", "v-1e15861f9a8d-games.js", "v-1e15861f9a8d-hinter.js", "v-1e15861f9a8d-hints.js", "v-1e15861f9a8d-page.css", "v-1e15861f9a8d-page.js", "v-1e15861f9a8d-play-battles.js", "v-1e15861f9a8d-play-ran.js", "v-1e15861f9a8d-play-swords.js", "v-1e15861f9a8d-play.css", "v-1e15861f9a8d-play.js", "v-1e15861f9a8d-position-battles.js", "v-1e15861f9a8d-position-ran.js", "v-1e15861f9a8d-position-swords.js", "v-1e15861f9a8d-position.js", "v-1e15861f9a8d-ran.js", "v-1e15861f9a8d-ran_more.js", "v-1e15861f9a8d-rules-battles.js", "v-1e15861f9a8d-rules-ran.js", "v-1e15861f9a8d-rules-swords.js", "v-1e15861f9a8d-runtime.js", "v-1e15861f9a8d-session.js", "v-1e15861f9a8d-swords.js", "v-1e15861f9a8d-updating.js"];
async function install() {
const kept = await caches.open(VERSION), isFixed = (file) => file.startsWith("v-1e15861f9a8d-");
await kept.addAll(FILES.map((file) => (isFixed(file) ? file : new Request(file, { cache: "reload" }))));
if ((await (await kept.match("./")).text()).includes("v-1e15861f9a8d-")) return;
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
