"use strict";
const VERSION = "samurai-odds 0.2.0 482a9a5fd1de", FILES = ["./", "icon.svg", "index.html", "manifest.webmanifest", "v-482a9a5fd1de-battles.js", "v-482a9a5fd1de-board-battles.js", "v-482a9a5fd1de-board-ran.js", "v-482a9a5fd1de-board-swords.js", "v-482a9a5fd1de-games.js", "v-482a9a5fd1de-hinter.js", "v-482a9a5fd1de-hints.js", "v-482a9a5fd1de-page.css", "v-482a9a5fd1de-page.js", "v-482a9a5fd1de-play-battles.js", "v-482a9a5fd1de-play-ran.js", "v-482a9a5fd1de-play-swords.js", "v-482a9a5fd1de-play.css", "v-482a9a5fd1de-play.js", "v-482a9a5fd1de-position-battles.js", "v-482a9a5fd1de-position-ran.js", "v-482a9a5fd1de-position-swords.js", "v-482a9a5fd1de-position.js", "v-482a9a5fd1de-ran.js", "v-482a9a5fd1de-ran_more.js", "v-482a9a5fd1de-rules-battles.js", "v-482a9a5fd1de-rules-ran.js", "v-482a9a5fd1de-rules-swords.js", "v-482a9a5fd1de-runtime.js", "v-482a9a5fd1de-session.js", "v-482a9a5fd1de-swords.js", "v-482a9a5fd1de-updating.js"];
async function install() {
const kept = await caches.open(VERSION), isFixed = (file) => file.startsWith("v-482a9a5fd1de-");
await kept.addAll(FILES.map((file) => (isFixed(file) ? file : new Request(file, { cache: "reload" }))));
if ((await (await kept.match("./")).text()).includes("v-482a9a5fd1de-")) return;
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
