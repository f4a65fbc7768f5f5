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
  if (isNew && !coming.play) document.head.append(el("link", { rel: "stylesheet", href: `${VERSIONED}play.css` }));
  return [load(game), needed("play", () => isNew), needed(`board-${game}`, () => isNew || !BOARDS[game])];
};
const loadPlay = (game) => Promise.all([...board(game), needed("games", () => typeof $games === "undefined"),
  needed(`rules-${game}`, () => !globalThis.RULED?.[game]), needed(`play-${game}`, () => typeof PLAYED === "undefined" || !PLAYED[game])]);
const loadPosition = (game) => Promise.all([...board(game), needed(`position-${game}`, () => typeof PLACED === "undefined" || !PLACED[game])]);

// What a page shows, by the word at the beginning of its address.
const VIEWS = { odds: ["Odds", load, () => odds], play: ["Play", loadPlay, () => playView], position: ["Position", loadPosition, () => positionView] };

// What an address names that the view in sight does not know, or names once more.
function leftOut(view, wanted, asked) {
  const outside = [...new URLSearchParams(location.search).keys()];
  if (!asked || !has(TITLES, wanted)) return wanted !== "" && location.hash.length > 2 ? [...outside, wanted || location.hash] : outside;
  const { procedure, pairs } = asked, names = pairs.map(([name]) => name);
  return [...outside, ...[procedure].filter((name) => view === odds && name && name !== odds.procedure),
    ...names.filter((name, k) => !view.fields.some((one) => one.name === name && (one.many || !names.includes(name, k + 1))))];
}

async function route() {
  const asked = address.read(location.hash), last = remembered.get("game", "battles"), named = has(VIEWS, asked?.game) ? asked.game : "odds";
  const wanted = named === "odds" ? asked?.game : asked.procedure, game = has(TITLES, wanted) ? wanted : has(TITLES, last) ? last : "battles";
  const at = (view, of) => (view === "odds" ? `#/${of}/` : `#/${view}/${of}`), [, loads, of] = VIEWS[named];
  const link = (title, hash, current, ...icon) => el("button", { "aria-current": current ? "page" : null, onclick: () => { location.hash = hash; } }, ...icon, title);
  document.body.dataset.view = named;
  document.getElementById("games").replaceChildren(...Object.entries(TITLES).map(([name, title]) => link(title, at(named, name), name === game)));
  document.getElementById("views").replaceChildren(...Object.entries(VIEWS).map(([name, [title]]) => link(title, at(name, game), name === named, sign(name))));
  place.setAttribute("aria-busy", "true");
  try {
    await loads(game, asked?.procedure);
    remembered.set("game", game);
    document.getElementById("title").textContent = GAMES[game].title;
    const view = of();
    await view.show(game, asked ? asked.pairs : [], asked?.procedure);
    const lost = leftOut(view, wanted, asked).map((one) => one || "a nameless value").join(", ");
    const told = lost && `Left out of this link, as unknown or given twice: ${lost.slice(0, 200)}.`;
    document.getElementById("lost").textContent = told;
    if (told) say(`${told} ${document.getElementById("live").textContent}`);
  } catch (fault) {
    place.setAttribute("aria-busy", "false");
    say(fault.message);
    place.replaceChildren(el("p", { class: "verdict" }, fault.message), el("button", { onclick: () => location.reload() }, "Reload"));
  }
}

// Light or dark: as the device is set, until it is chosen here.
const dark = matchMedia("(prefers-color-scheme: dark)"), themed = (now = remembered.get("theme", null)) => {
  document.documentElement.dataset.theme = ["light", "dark"].includes(now) ? now : dark.matches ? "dark" : "light";
};
document.getElementById("theme").append(sign("theme"));
document.getElementById("theme").addEventListener("click", () => {
  const now = document.documentElement.dataset.theme === "dark" ? "light" : "dark";
  remembered.set("theme", now === (dark.matches ? "dark" : "light") ? null : now);
  themed(now);
  say(`The page is ${now} now.`);
});
dark.addEventListener("change", () => themed());
themed();
addEventListener("hashchange", route);
matchMedia("print").addEventListener("change", ({ matches }) => matches && odds.unfold());
// All files are kept for when there is no network, but only once the first view stands: they are ten times as many.
route().then(() => setTimeout(() => document.querySelector("link[rel=manifest]") && needed("updating", () => "serviceWorker" in navigator).catch(() => {}), 1000));
