"use strict";
const VERSION = "samurai-odds 0.2.0 0877fb78b360", FILES = ["./", "icon.svg", "index.html", "manifest.webmanifest", "v-0877fb78b360-battles.js", "v-0877fb78b360-board-battles.js", "v-0877fb78b360-board-ran.js", "v-0877fb78b360-board-swords.js", "v-0877fb78b360-games.js", "v-0877fb78b360-hinter.js", "v-0877fb78b360-hints.js", "v-0877fb78b360-page.css", "v-0877fb78b360-page.js", "v-0877fb78b360-play-battles.js", "v-0877fb78b360-play-ran.js", "v-0877fb78b360-play-swords.js", "v-0877fb78b360-play.css", "v-0877fb78b360-play.js", "v-0877fb78b360-position-battles.js", "v-0877fb78b360-position-ran.js", "v-0877fb78b360-position-swords.js", "v-0877fb78b360-position.js", "v-0877fb78b360-ran.js", "v-0877fb78b360-ran_more.js", "v-0877fb78b360-rules-battles.js", "v-0877fb78b360-rules-ran.js", "v-0877fb78b360-rules-swords.js", "v-0877fb78b360-runtime.js", "v-0877fb78b360-session.js", "v-0877fb78b360-swords.js", "v-0877fb78b360-updating.js"];
async function install() {
const kept = await caches.open(VERSION), isFixed = (file) => file.startsWith("v-0877fb78b360-");
await kept.addAll(FILES.map((file) => (isFixed(file) ? file : new Request(file, { cache: "reload" }))));
if ((await (await kept.match("./")).text()).includes("v-0877fb78b360-")) return;
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
