"use strict";
// Keeps the page on the device: all files of one version, served from there first.
const VERSION = "{version}", FILES = {files};
self.addEventListener("install", (event) => event.waitUntil(
  caches.open(VERSION).then((kept) => kept.addAll(FILES)).then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(
  caches.keys().then((names) => Promise.all(names.filter((name) => name.startsWith("samurai-odds") && name !== VERSION)
    .map((name) => caches.delete(name)))).then(() => self.clients.claim())));
self.addEventListener("fetch", (event) => event.respondWith(
  caches.match(event.request, { ignoreSearch: true }).then((kept) => kept || fetch(event.request))));
