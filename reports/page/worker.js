"use strict";
const VERSION = "samurai-odds 0.2.0 fb688c6e4f01", FILES = ["./", "icon.svg", "index.html", "manifest.webmanifest", "v-fb688c6e4f01-battles.js", "v-fb688c6e4f01-board-battles.js", "v-fb688c6e4f01-board-ran.js", "v-fb688c6e4f01-board-swords.js", "v-fb688c6e4f01-games.js", "v-fb688c6e4f01-hinter.js", "v-fb688c6e4f01-hints.js", "v-fb688c6e4f01-page.css", "v-fb688c6e4f01-page.js", "v-fb688c6e4f01-play-battles.js", "v-fb688c6e4f01-play-ran.js", "v-fb688c6e4f01-play-swords.js", "v-fb688c6e4f01-play.css", "v-fb688c6e4f01-play.js", "v-fb688c6e4f01-position-battles.js", "v-fb688c6e4f01-position-ran.js", "v-fb688c6e4f01-position-swords.js", "v-fb688c6e4f01-position.js", "v-fb688c6e4f01-ran.js", "v-fb688c6e4f01-ran_more.js", "v-fb688c6e4f01-rules-battles.js", "v-fb688c6e4f01-rules-ran.js", "v-fb688c6e4f01-rules-swords.js", "v-fb688c6e4f01-runtime.js", "v-fb688c6e4f01-session.js", "v-fb688c6e4f01-swords.js", "v-fb688c6e4f01-updating.js"];
async function install() {
const kept = await caches.open(VERSION), isFixed = (file) => file.startsWith("v-fb688c6e4f01-");
await kept.addAll(FILES.map((file) => (isFixed(file) ? file : new Request(file, { cache: "reload" }))));
if ((await (await kept.match("./")).text()).includes("v-fb688c6e4f01-")) return;
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
