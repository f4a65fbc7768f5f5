"use strict";
const VERSION = "samurai-odds 0.2.0 0AgVIg0f0pdd", FILES = ["./", "battles.js", "board-battles.js", "board-ran.js", "board-swords.js", "games.js", "hinter.js", "hints.js", "icon.svg", "index.html", "manifest.webmanifest", "page.css", "page.js", "play-battles.js", "play-ran.js", "play-swords.js", "play.css", "play.js", "position-battles.js", "position-ran.js", "position-swords.js", "position.js", "ran.js", "ran_more.js", "rules-battles.js", "rules-ran.js", "rules-swords.js", "runtime.js", "session.js", "swords.js"];
self.addEventListener("install", (event) => event.waitUntil(
caches.open(VERSION).then((kept) => kept.addAll(FILES)).then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(
caches.keys().then((names) => Promise.all(names.filter((name) => name.startsWith("samurai-odds") && name !== VERSION)
.map((name) => caches.delete(name)))).then(() => self.clients.claim())));
self.addEventListener("fetch", (event) => event.respondWith(
caches.match(event.request, { ignoreSearch: true }).then((kept) => kept || fetch(event.request))));
