"use strict";
// Keeps the page on the device: all files of one version, served from there first. A new version
// waits until a page asks it to take over; the one before is kept for pages that are still open.
// The names of files that belong together are their version's own, so none is served for another.
const VERSION = "{version}", FILES = {files};
async function install() {
  const kept = await caches.open(VERSION), isFixed = (file) => file.startsWith("{prefix}");
  await kept.addAll(FILES.map((file) => (isFixed(file) ? file : new Request(file, { cache: "reload" }))));
  if ((await (await kept.match("./")).text()).includes("{prefix}")) return;
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
