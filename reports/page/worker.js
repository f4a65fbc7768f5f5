"use strict";
const VERSION = "samurai-odds 0.2.0 998fd52a4982", FILES = ["./", "icon.svg", "index.html", "manifest.webmanifest", "v-998fd52a4982-battles.js", "v-998fd52a4982-board-battles.js", "v-998fd52a4982-board-ran.js", "v-998fd52a4982-board-swords.js", "v-998fd52a4982-games.js", "v-998fd52a4982-hinter.js", "v-998fd52a4982-hints.js", "v-998fd52a4982-page.css", "v-998fd52a4982-page.js", "v-998fd52a4982-play-battles.js", "v-998fd52a4982-play-ran.js", "v-998fd52a4982-play-swords.js", "v-998fd52a4982-play.css", "v-998fd52a4982-play.js", "v-998fd52a4982-position-battles.js", "v-998fd52a4982-position-ran.js", "v-998fd52a4982-position-swords.js", "v-998fd52a4982-position.js", "v-998fd52a4982-ran.js", "v-998fd52a4982-ran_more.js", "v-998fd52a4982-rules-battles.js", "v-998fd52a4982-rules-ran.js", "v-998fd52a4982-rules-swords.js", "v-998fd52a4982-runtime.js", "v-998fd52a4982-session.js", "v-998fd52a4982-swords.js", "v-998fd52a4982-updating.js"];
async function install() {
const kept = await caches.open(VERSION), isFixed = (file) => file.startsWith("v-998fd52a4982-");
await kept.addAll(FILES.map((file) => (isFixed(file) ? file : new Request(file, { cache: "reload" }))));
if ((await (await kept.match("./")).text()).includes("v-998fd52a4982-")) return;
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
