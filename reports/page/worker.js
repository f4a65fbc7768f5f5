"use strict";
const VERSION = "samurai-odds 0.2.0 5035e00eaf1a", FILES = ["./", "icon.svg", "index.html", "manifest.webmanifest", "v-5035e00eaf1a-battles.js", "v-5035e00eaf1a-board-battles.js", "v-5035e00eaf1a-board-ran.js", "v-5035e00eaf1a-board-swords.js", "v-5035e00eaf1a-games.js", "v-5035e00eaf1a-hinter.js", "v-5035e00eaf1a-hints.js", "v-5035e00eaf1a-page.css", "v-5035e00eaf1a-page.js", "v-5035e00eaf1a-play-battles.js", "v-5035e00eaf1a-play-ran.js", "v-5035e00eaf1a-play-swords.js", "v-5035e00eaf1a-play.css", "v-5035e00eaf1a-play.js", "v-5035e00eaf1a-position-battles.js", "v-5035e00eaf1a-position-ran.js", "v-5035e00eaf1a-position-swords.js", "v-5035e00eaf1a-position.js", "v-5035e00eaf1a-ran.js", "v-5035e00eaf1a-ran_more.js", "v-5035e00eaf1a-rules-battles.js", "v-5035e00eaf1a-rules-ran.js", "v-5035e00eaf1a-rules-swords.js", "v-5035e00eaf1a-runtime.js", "v-5035e00eaf1a-session.js", "v-5035e00eaf1a-swords.js", "v-5035e00eaf1a-updating.js"];
async function install() {
const kept = await caches.open(VERSION), isFixed = (file) => file.startsWith("v-5035e00eaf1a-");
await kept.addAll(FILES.map((file) => (isFixed(file) ? file : new Request(file, { cache: "reload" }))));
if ((await (await kept.match("./")).text()).includes("v-5035e00eaf1a-")) return;
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
