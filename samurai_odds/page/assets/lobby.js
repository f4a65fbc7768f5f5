"use strict";
// The lobby: the games that are kept, the game of the day, a new one against a level, and all else under More.
const LEVELS = ["Ashigaru", "Samurai", "Daimyo"], LEVEL_LOOKS = ["ashigaru-spear", "samurai-spear", "daimyo"], DAY = 864e5;
// A number of a game that nobody has chosen.
const randomNumber = () => crypto.getRandomValues(new Uint32Array(1))[0] >>> 12;
const levelOf = ({ levels }, players) => levels.findIndex(([bot]) => players.some((one) => one !== PERSON) && players.every((one) => one === PERSON || one === bot));
// The game of a day, the same for everybody: the scenario and the side by the number of days since 1970, the seed by the date.
function gameOfDay(played, time = Date.now()) {
  const days = Math.floor(time / DAY), keys = Object.keys(played.titles), scenario = keys[days % keys.length], seats = groupsOf(played, scenario);
  const own = Math.floor(days / keys.length) % seats.length, day = new Date(days * DAY).toISOString().slice(0, 10);
  return { day, own, about: { scenario, players: seats.map((_, seat) => (seat === own ? PERSON : played.bot)), seed: Number(day.replaceAll("-", "")), number: 0, dice: false, choices: [] } };
}
function ago(when, now = Date.now()) {
  const minutes = Math.max(0, Math.round((now - when) / 6e4)), [number, unit] = minutes < 60 ? [minutes, "minute"] : minutes < 1440 ? [Math.floor(minutes / 60), "hour"] : [Math.floor(minutes / 1440), "day"];
  return minutes ? `${counted(number, unit)} ago` : "just now";
}

Object.assign(PlayView.prototype, {
  prepare(last, fault = "") {
    const { played } = this, { titles, bots, levels } = played, keys = Object.keys(titles), daily = gameOfDay(played);
    const chosen = { scenario: has(titles, last.scenario) ? last.scenario : played.usual, seed: last.seed || 0, number: null, dice: Boolean(last.dice) };
    let players = last.players || [];
    const ahead = () => idly(() => { if (played === this.played && said.isConnected) this.lay(chosen.scenario); }); // before it is started
    const list = (label, values, now, put, texts = values) => {
      const one = el("select", { "aria-label": label, onchange: () => put(values[one.selectedIndex]) }, values.map((value, k) => el("option", { selected: value === now }, texts[k])));
      return el("label", { class: "field" }, el("span", {}, label), one);
    };
    const seats = el("div", { class: "grid" }), ranks = el("div", { class: "ranks", role: "group", "aria-label": "Level" }), searching = `searching:${SEARCHED[this.game]}`;
    const names = [...new Set([PERSON, ...bots.map(([name]) => name), ...levels.map(([bot]) => bot), searching, ...players.filter(playoutsOf)])];
    const drawSeats = () => {
      const at = namesOf(played, chosen.scenario), level = levelOf(played, players), other = level < 0 ? played.bot : levels[level][0];
      players = at.map((_, seat) => (names.includes(players[seat]) ? players[seat] : seat ? other : PERSON));
      seats.replaceChildren(...at.map((seat, k) => list(seat, names, players[k], (name) => { players[k] = name; drawLevels(); }, ["a person", ...names.slice(1)])));
      drawLevels();
    };
    const drawLevels = () => ranks.replaceChildren(...levels.map((one, k) => this.levelButton(k, levelOf(played, players) === k, () => {
      players = players.map((name) => (name === PERSON ? name : one[0]));
      drawSeats();
      ranks.children[k].focus();
    })));
    const number = (label, name, empty) => {
      const one = el("input", { type: "number", min: "0", inputmode: "numeric", "aria-label": label, placeholder: empty, onchange: () => { chosen[name] = one.value === "" && empty ? null : Math.max(0, Math.floor(Number(one.value)) || 0); begin.textContent = titled(); } });
      one.value = chosen[name] ?? "";
      return el("label", { class: "field" }, el("span", {}, label), one);
    };
    const dice = el("input", { type: "checkbox", onchange: () => { chosen.dice = dice.checked; } }), save = el("textarea", { rows: "3", "aria-label": "A saved game", placeholder: "Paste a saved game here" });
    dice.checked = chosen.dice;
    const said = el("p", { class: "aside" }, fault), titled = () => (chosen.number === null ? "Start" : `Start game ${chosen.number} of seed ${chosen.seed}`);
    const begin = button("start", titled(), () => this.open({ ...chosen, number: chosen.number ?? randomNumber(), players, choices: [] }), { class: "main" });
    drawSeats();
    this.place.replaceChildren(el("section", { class: "new" }, said, this.keptGames(), el("h2", {}, "New game"),
      list("Scenario", keys, chosen.scenario, (key) => { chosen.scenario = key; drawSeats(); ahead(); }, keys.map((key) => titles[key])), ranks, begin, this.dayButton(daily),
      el("details", {}, el("summary", {}, "More: sides, other bots, your own dice"), seats, el("div", { class: "pair" }, number("Seed", "seed"), number("Game number", "number", "random")),
        el("label", { class: "field check" }, dice, el("span", {}, "I roll real dice and draw real cards: ask what fell")),
        el("ul", { class: "small" }, bots.map(([name, says]) => el("li", {}, `${name}: ${says}`)))),
      el("details", {}, el("summary", {}, "Load a saved game"), el("input", { type: "file", accept: ".json,application/json", "aria-label": "A saved game's file", onchange: async ({ target }) => {
        if (target.files[0]) this.load(await target.files[0].text());
      } }), save, el("button", { onclick: () => this.load(save.value) }, "Load")),
      matchMedia("(display-mode: standalone)").matches ? null : small("Browsers may delete what a page keeps after seven days without a visit: add it to your home screen, or save games as files (⋯).")));
    if (fault) say(fault);
    ahead();
  },

  // Load a saved game of any game from its text.
  load(text) {
    try {
      const read = parseSave(text), of = own(read, "game") ?? this.game;
      if (of === this.game) return this.open(readSave(read, this.known), null, true);
      if (!Object.hasOwn(TITLES, of)) throw new SaveFault(`This is no saved game of this page: its game is ${quoted(of)}.`);
      const { fault: why } = this.shelf.put(of, null, read, Date.now());
      if (why) throw new SaveFault(`This is a game of ${TITLES[of]}: load it there.`);
      location.hash = `#/play/${of}`;
    } catch (why) {
      if (!(why instanceof SaveFault)) throw why;
      say((this.place.querySelector(".new .aside").textContent = why.message));
    }
    return null;
  },

  // A level: who plays it, and how often it has won against the one below.
  levelButton(k, on, onclick) {
    const { levels, groups } = this.played, [bot, games, wins, error] = levels[k];
    const says = ["Takes what the odds call best at once.", "Heeds danger too.", `Plays ${playoutsOf(bot)} games ahead each turn: slower.`][k];
    const measured = games ? `Wins ${wins}% ± ${error} against ${LEVELS[k - 1]}${groups ? "s, alone against three (even: 25%)" : ""}, ${games} games.` : "";
    return button(`level ${k}`, [figure(LEVEL_LOOKS[k]), el("span", {}, el("strong", {}, LEVELS[k]), el("small", {}, says, measured && ` ${measured}`))], onclick, { "aria-pressed": String(on) });
  },

  dayButton({ day, own: seat, about }) {
    const { played } = this, kept = this.shelf.list(this.game).find(({ held }) => held?.scenario === about.scenario && held.seed === about.seed && !held.number);
    return [button("day", `${kept ? "Go on with today’s game" : "Today’s game"}: ${played.titles[about.scenario]}`, () => (kept ? this.attempt(() => this.open(readSave(kept.held, this.known), kept.id)) : this.open(about))),
      small(`The same for all: you are ${namesOf(played, about.scenario)[seat]}, against ${LEVELS[1]}. Scenario and side change by the day; the seed is the date in Greenwich, ${day}.`)];
  },

  // ---- the games kept on this device ------------------------------------------------------------

  keptGames() {
    const all = Object.keys(TITLES).flatMap((game) => this.shelf.list(game).map((one) => ({ ...one, game }))).sort((a, b) => b.when - a.when);
    return all.length ? [el("h2", {}, "Your games"), el("ol", { class: "cards kept" }, all.map((one, k) => this.gameCard(one, !k)))] : null;
  },

  // What a card says of a game: its name, then where it stands; what it was kept with, or what it is made of.
  cardWords({ game, held, card }) {
    if (held === null) return ["A damaged game", "it cannot be read"];
    const text = (name) => (isText(own(card, name)) ? card[name] : ""), count = own(held, "choices")?.length;
    return [text("name") || text("title") || (game === this.game && this.played.titles[own(held, "scenario")]) || "A game", text("at") || [own(held, "players")].flat().join(", ") + (count ? `, choices: ${count}` : "")];
  },

  gameCard(one, first) {
    const { id, game, when, held, card } = one, [title, at] = this.cardWords(one), sub = held === null ? at : [TITLES[game], at, ago(when)].join(" · ");
    const go = () => { if (game === this.game) return this.attempt(() => this.open(readSave(held, this.known), id)); this.wanted = id; location.hash = `#/play/${game}`; return null; };
    const row = el("li", {}, el("button", { class: first && held ? "latest" : "", "data-kept": id, disabled: held === null, onclick: go }, el("strong", {}, title), el("small", {}, sub), isText(own(card, "stands")) ? el("small", {}, card.stands) : null, first && held ? el("span", {}, own(card, "over") ? "Look at it ▸" : "Continue ▸") : null),
      button(`about ${game} ${id}`, sign("more"), () => this.aboutGame(one, row), { "aria-label": `${title}: rename, save, delete` }));
    return row;
  },

  // What may be done with a game that is kept: another name, a file, away with it.
  aboutGame(one, row) {
    const { id, game, held } = one, [title] = this.cardWords(one), sheet = this.sheet(title), name = el("input", { "aria-label": "Name", maxLength: 60 });
    name.value = title;
    const rename = () => { this.shelf.rename(game, id, name.value.trim()); const now = this.shelf.list(game).find((each) => each.id === id); if (now) row.replaceWith(this.gameCard({ ...now, game }, Boolean(row.querySelector(".latest")))); sheet.close(); };
    const remove = button("delete", "Delete", () => { if (remove.textContent === "Delete") { remove.textContent = "Delete for good?"; return; } this.shelf.drop(game, id); row.remove(); sheet.close(); say(`${title} is deleted.`); });
    sheet.append(...(held ? [el("div", { class: "row" }, name, button("rename", "Rename", rename)),
      el("a", { class: "file", download: `${title}.json`, href: `data:application/json,${encodeURIComponent(JSON.stringify(held))}` }, "Save this game as a file")] : []), el("div", { class: "row" }, remove));
    sheet.showModal();
  },

  // Where the game stands, for its card: whose turn it is, against whom; whose it is, and who is ahead.
  cardNow() {
    const { match, played } = this, { now, persons, over, about } = match, level = levelOf(played, about.players), several = persons.length > 1;
    const whose = over ? capital(over[0]) : now && persons.includes(now.seat) && !several ? "your turn" : now?.seat >= 0 ? `${this.table.seats_[now.seat]} to choose` : "";
    const side = match.isShared || !persons.length ? "" : this.whoReads(this.viewer), stands = this.table.standing_(numbers(match.sitting.state));
    return { title: played.titles[about.scenario], over: Boolean(over), stands: capital([side.slice(3), stands].filter(Boolean).join(" · ")), at: [over ? "" : this.turnSaid(match.turn), whose, level < 0 ? "" : LEVELS[level]].filter(Boolean).join(" · ") };
  },
});
