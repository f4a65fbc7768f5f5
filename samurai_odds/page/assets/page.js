"use strict";
// The page: games are loaded when they are opened; the address says what is shown.
const TITLES = { battles: "Battles", swords: "Swords", ran: "RAN" };
const place = document.getElementById("view"), odds = new OddsView(place);

async function load(game, procedure) {
  await needed(game, () => !GAMES[game]);
  const { later } = GAMES[game].forms[procedure] || {};
  await needed(later, () => later);
}

async function route() {
  const asked = address.read(location.hash), last = remembered.get("game", "battles");
  const game = asked && asked.game in TITLES ? asked.game : last in TITLES ? last : "battles";
  document.getElementById("games").replaceChildren(...Object.entries(TITLES).map(([name, title]) =>
    el("button", { type: "button", "aria-current": name === game ? "page" : "false", onclick: () => { location.hash = `#/${name}/`; } }, title)));
  place.setAttribute("aria-busy", "true");
  try {
    await load(game, asked?.procedure);
    remembered.set("game", game);
    odds.show(game, asked ? asked.procedure : "", asked ? asked.pairs : []);
  } catch (fault) {
    place.replaceChildren(el("p", { class: "verdict" }, fault.message));
  }
}

addEventListener("hashchange", route);
matchMedia("print").addEventListener("change", ({ matches }) => matches && odds.unfold("All figures"));
if ("serviceWorker" in navigator && location.protocol.startsWith("http") && document.querySelector("link[rel=manifest]"))
  navigator.serviceWorker.register("worker.js").catch(() => {});
route();
