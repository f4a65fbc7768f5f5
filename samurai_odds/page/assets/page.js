"use strict";
// The page: games are loaded when they are opened; the address says what is shown.
const TITLES = { battles: "Battles", swords: "Swords", ran: "RAN" };
const place = document.getElementById("view"), odds = new OddsView(place);

async function load(game, procedure) {
  await needed(game, () => !GAMES[game]);
  const { later } = GAMES[game].forms[procedure] || {};
  await needed(later, () => later);
}

// Whole games: their view, then what plays the game, each when it is first wanted.
async function loadPlay(game) {
  await load(game);
  if (typeof PLAYED === "undefined") {
    document.head.append(el("link", { rel: "stylesheet", href: "play.css" }));
    await needed("play", () => true);
  }
  await needed(`rules-${game}`, () => !globalThis.RULED?.[game]);
  await needed(`play-${game}`, () => !PLAYED[game]);
}

async function route() {
  const asked = address.read(location.hash), last = remembered.get("game", "battles"), plays = asked?.game === "play";
  const wanted = plays ? asked.procedure : asked?.game, game = wanted in TITLES ? wanted : last in TITLES ? last : "battles";
  const link = (title, hash, current) => el("button", { type: "button", "aria-current": current ? "page" : "false", onclick: () => { location.hash = hash; } }, title);
  document.getElementById("games").replaceChildren(
    ...Object.entries(TITLES).map(([name, title]) => link(title, plays ? `#/play/${name}` : `#/${name}/`, name === game)),
    link(plays ? "Odds" : "Play", plays ? `#/${game}/` : `#/play/${game}`, false));
  place.setAttribute("aria-busy", "true");
  try {
    await (plays ? loadPlay(game) : load(game, asked?.procedure));
    remembered.set("game", game);
    if (plays) playView.show(game, asked.pairs);
    else odds.show(game, asked ? asked.procedure : "", asked ? asked.pairs : []);
  } catch (fault) {
    place.replaceChildren(el("p", { class: "verdict" }, fault.message));
  }
}

addEventListener("hashchange", route);
matchMedia("print").addEventListener("change", ({ matches }) => matches && odds.unfold("All figures"));
if ("serviceWorker" in navigator && location.protocol.startsWith("http") && document.querySelector("link[rel=manifest]"))
  navigator.serviceWorker.register("worker.js").catch(() => {});
route();
