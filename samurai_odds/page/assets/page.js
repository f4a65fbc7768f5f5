"use strict";
// The page: games are loaded when they are opened; the address says what is shown.
const TITLES = { battles: "Battles", swords: "Swords", ran: "RAN" };
const place = document.getElementById("view"), odds = new OddsView(place);

async function load(game, procedure) {
  await needed(game, () => !GAMES[game]);
  const { later } = GAMES[game].forms[procedure] || {};
  await needed(later, () => later);
}

// Boards: their views, then what plays a game or lays out positions.
const board = (game) => {
  const isNew = typeof PLAYED === "undefined";
  if (isNew && !coming.play) document.head.append(el("link", { rel: "stylesheet", href: `${FOLDER}play.css` }));
  return [load(game), needed("play", () => isNew), needed(`board-${game}`, () => isNew || !BOARDS[game])];
};
const loadPlay = (game) => Promise.all([...board(game), needed("games", () => typeof $games === "undefined"),
  needed(`rules-${game}`, () => !globalThis.RULED?.[game]), needed(`play-${game}`, () => typeof PLAYED === "undefined" || !PLAYED[game])]);
const loadPosition = (game) => Promise.all([...board(game), needed("position", () => typeof PLACED === "undefined"),
  needed(`position-${game}`, () => typeof PLACED === "undefined" || !PLACED[game])]);

// What a page shows, by the word at the beginning of its address.
const VIEWS = {
  odds: ["Odds", load, (game, asked) => odds.show(game, asked ? asked.procedure : "", asked ? asked.pairs : [])],
  play: ["Play", loadPlay, (game, asked) => playView.show(game, asked.pairs)],
  position: ["Position", loadPosition, (game) => positionView.show(game)],
};

async function route() {
  const asked = address.read(location.hash), last = remembered.get("game", "battles"), named = asked?.game in VIEWS ? asked.game : "odds";
  const wanted = named === "odds" ? asked?.game : asked.procedure, game = wanted in TITLES ? wanted : last in TITLES ? last : "battles";
  const at = (view, of) => (view === "odds" ? `#/${of}/` : `#/${view}/${of}`), [, loads, show] = VIEWS[named];
  const link = (title, hash, current) => el("button", { type: "button", "aria-current": current ? "page" : "false", onclick: () => { location.hash = hash; } }, title);
  document.getElementById("games").replaceChildren(...Object.entries(TITLES).map(([name, title]) => link(title, at(named, name), name === game)));
  document.getElementById("views").replaceChildren(...Object.entries(VIEWS).map(([name, [title]]) => link(title, at(name, game), name === named)));
  place.setAttribute("aria-busy", "true");
  try {
    await loads(game, asked?.procedure);
    remembered.set("game", game);
    show(game, asked);
  } catch (fault) {
    place.setAttribute("aria-busy", "false");
    place.replaceChildren(el("p", { class: "verdict", role: "status" }, fault.message), el("button", { type: "button", onclick: () => location.reload() }, "Reload"));
  }
}

addEventListener("hashchange", route);
matchMedia("print").addEventListener("change", ({ matches }) => matches && odds.unfold());
// All files are kept for when there is no network, but only once the first view stands: they are ten times as many.
const offer = (reload) => document.getElementById("news").replaceChildren("A new version is ready. ", el("button", { type: "button", "data-do": "reload", onclick: reload }, "Reload"));
route().then(() => setTimeout(async () => {
  if (!("serviceWorker" in navigator && location.protocol.startsWith("http") && document.querySelector("link[rel=manifest]"))) return;
  const known = await needed("updating", () => true).then(() => watchVersions(navigator.serviceWorker, offer, () => location.reload())).catch(() => null);
  document.addEventListener("visibilitychange", () => document.hidden || known?.update().catch(() => {}));
}, 1000));
