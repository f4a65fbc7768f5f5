"use strict";
// The view of whole games: a board to tap, what may be chosen, what was told, forwards and back.
class PlayView {
  constructor(place) { Object.assign(this, { place, fields: LINKED, shelf: new Shelf(() => localStorage) }); }

  // Show a game: `pairs` are those of the address; without any the last one goes on.
  show(game, pairs) {
    Object.assign(this, { game, played: PLAYED[game] });
    this.place.setAttribute("aria-busy", "false");
    this.attempt(() => {
      const kept = this.shelf.list(game).filter(({ held }) => held), wanted = kept.find(({ id }) => id === this.wanted) ?? kept[0];
      this.wanted = null;
      if (!pairs.length) return wanted ? this.open(readSave(wanted.held, this.known), wanted.id) : this.prepare({});
      const read = readLink(pairs, this.known), link = linkOf(read), same = kept.find(({ held }) => isLinked(held, link, this.known));
      return this.open(same ? readSave(same.held, this.known) : read, same?.id);
    });
  }

  // Do what may show that a save or a link is none; then that is said over a new game.
  attempt(act) {
    try { return act(); } catch (fault) {
      if (!(fault instanceof SaveFault)) throw fault;
      return this.prepare({}, fault.message);
    }
  }

  get known() {
    const { game, played } = this, { titles, bots, bot } = played;
    return { game, titles, bot, players: (key) => groupsOf(played, key).length, isPlayer: (name) => name === PERSON || playoutsOf(name) > 0 || bots.some(([one]) => one === name) };
  }

  address() { return `#/play/${this.game}?${linkOf(this.match.saved)}`; }

  lay(scenario) {
    if (this.laid !== scenario) Object.assign(this, { table: this.played.lay(scenario), laid: scenario });
  }

  // Begin a game, or go on with one: with the id that it is kept by, if it is. One from elsewhere
  // is kept from the first choice made here on, beside the others.
  open(about, id = null, isKept = false) {
    if (id !== null) this.shelf.take(this.game, id);
    this.lay(about.scenario);
    this.clear({ id, isKept: isKept || id !== null, chosen: id === null ? "" : chosenIn(about), unkept: "", note: "", passed: null, tabled: null, ending: false, retry: null, deciding: null });
    try { this.match = new Match(this.played, this.table, about); } catch (fault) {
      if (!(fault instanceof RangeError)) throw fault;
      return this.refuse(about);
    }
    if (!this.match.persons.length) this.frame = 0;
    this.shown = this.match.chosenAt.at(-1)?.frames ?? 0;
    this.drawIfSame();
    if (this.match && !this.match.chosenAt.length) this.showNew();
  }

  // Draw a game unless it has become another than the one that was saved.
  drawIfSame() {
    const { about, isSame } = this.match;
    if (isSame === false) return this.refuse(about);
    this.note = differs(about, this.played.today, isSame);
    return this.draw();
  }

  // A game that would be another under today's rules: its position is all that can be had of it.
  refuse(about) {
    const { position, scenario } = about, show = async () => { location.hash = position ? await positionLink(this.game, position) : `#/position/${this.game}?key=${scenario}`; };
    this.match = null;
    this.place.replaceChildren(el("section", { class: "new" }, el("p", { class: "verdict" }, differs(about, this.played.today, false)),
      el("p", {}, `Only the odds of its position can be had: ${position ? `that at the start of its last ${this.played.turn}` : "the first"}.`),
      el("div", { class: "row" }, button("position", "Open its position", show), button("new", "New game", () => this.prepare(about)))));
    say(this.place.querySelector(".verdict").textContent);
  }

  // ---- the game -------------------------------------------------------------------------------

  get viewer() {
    const { persons, now } = this.match;
    if (!persons.length) return null;
    return now && persons.includes(now.seat) ? now.seat : this.match.groups[this.passed]?.find((seat) => persons.includes(seat)) ?? persons[0];
  }

  choose(place) {
    const { now } = this.match, option = this.offer?.choices.find((one) => one.place === Math.max(place, ~place));
    this.atOnce(() => { this.match.choose(place); this.detailed(now.seat); this.planned(now, option); });
  }

  // What was tapped, looked at or planned is over.
  clear(given) {
    this.still();
    Object.assign(this, { picked: [], frame: null, reel: null, sure: null, course: null, ...given });
  }

  // After a choice: the board as it is now, then what has happened since.
  afresh(picked = []) {
    this.toBoard();
    this.clear({ picked, isKept: true, note: "", course: this.course });
    this.draw();
    this.showNew();
  }

  // What comes of a tap is seen on the board: if less than half of it is in sight, the page goes up; not for who goes by keys.
  toBoard() {
    const { top, bottom } = this.map.getBoundingClientRect();
    if (Math.min(bottom, innerHeight) - Math.max(top, 0) < (bottom - top) / 2 && !document.activeElement.matches(":focus-visible")) scrollTo(0, 0);
  }

  // Have a seat that searches decide, in a worker; then the game goes on.
  think() {
    const { match } = this, { searching } = match.sitting;
    if (!searching || this.thinking === searching) return;
    this.thinking = searching;
    const { start, playouts, luck } = searching;
    this.adviser("search").ask({ kind: "decide", start, playouts, luck }, ({ found, fault }) => {
      if (match !== this.match || this.thinking !== searching) return null;
      if (fault) this.said.textContent = `The search failed: ${fault}`;
      if (!found) return null;
      this.thinking = null;
      try { match.follow(found === "none" ? null : found); } catch (wrong) {
        if (!(wrong instanceof RangeError)) throw wrong;
        return this.refuse(match.about);
      }
      if (match.isSame === false) return this.refuse(match.about);
      Object.assign(this, { picked: [], frame: match.persons.length ? null : this.frame });
      if (this.ending && match.now) return this.finish(true);
      this.draw();
      return this.showNew();
    });
  }

  rollOn() {
    const { match } = this;
    this.shown = match.frames.length;
    while (match.now && match.now.what >= 0) match.choose(match.now.usual);
    this.afresh();
  }

  // Let the bot play on for whoever chooses: to the end of the turn, or of the game.
  finish(whole) {
    const { match } = this, { turn } = match, { seat } = match.now;
    return this.leave(({ seat: asked }) => whole || (match.turn === turn && (asked < 0 || match.playerOf(asked) === match.playerOf(seat))), whole);
  }

  // Have the bot choose what is its to, a little at a time; then the board as it is.
  async leave(isOwn, ending = this.ending, place = ({ usual }) => ~usual) {
    const { match } = this;
    this.shown = match.frames.length;
    this.place.inert = true;
    for (let until = 0; match.now && this.match === match && isOwn(match.now);) {
      if (performance.now() > until) { await new Promise((done) => setTimeout(done)); until = performance.now() + SLICE; }
      match.choose(place(match.now));
    }
    match.sheet = 0;
    this.place.inert = false;
    if (this.match !== match) return;
    Object.assign(this, { ending, course: null });
    this.afresh();
  }

  undo(left, { match = this.match.undo(left), course = null } = {}) {
    const seat = this.passed;
    this.match = match;
    this.shown = this.match.chosenAt[left - 1]?.frames || 0;
    this.clear({ passed: seat, ending: false, isKept: true, note: "", course });
    this.draw();
  }

  // Keep the game once something has been chosen in it here: to look at it changes nothing.
  keep() {
    if (this.retry) return; // that is another game
    const { saved } = this.match, chosen = chosenIn(saved);
    if (this.isKept && (chosen !== this.chosen || this.unkept)) {
      const { id, fault } = this.shelf.put(this.game, this.id, { ...saved, game: this.game }, Date.now(), this.cardNow());
      Object.assign(this, { id, chosen, unkept: fault });
    }
    history.replaceState(null, "", this.address());
  }

  draw() {
    if (!this.match) return null;
    const { match } = this, { now, persons } = match, active = document.activeElement, focus = active?.dataset.do, keyed = active?.dataset.spot && active.matches(":focus-visible");
    this.outdated();
    this.keep();
    if (match.isShared && now && now.seat >= 0 && match.playerOf(now.seat) !== this.passed) return this.cover(match.playerOf(now.seat));
    const viewer = this.viewer, live = !this.reel && (this.frame === null || this.frame >= match.frames.length - 1);
    const state = match.stateAt(live ? null : this.frame, viewer), scene = { standing_: this.table.standing_(numbers(state)) };
    const frame = match.frames[live ? match.frames.length - 1 : this.frame];
    this.offer = live && now && !this.retry?.tried ? this.offered(now) : null;
    if (!this.offer) this.sheeted = null;
    this.ordered = new Set(this.table.ordered_(numbers(state)));
    const parts = this.laidOut(), put = (name, ...inside) => parts[name].replaceChildren(...inside.filter(Boolean));
    put("standing", button("games", sign("back"), () => this.prepare({}), { "aria-label": "Games: this one is kept", title: "Games" }), el("div", {}, el("h1", {}, this.played.titles[this.laid]), ` ${this.turnSaid(state[this.played.AT.TURN])}`, this.tagged(`${this.whoReads(viewer)}${scene.standing_ && ` · ${scene.standing_}`}`)));
    this.said.textContent = [this.note, this.unkept].filter(Boolean).join(" ");
    this.board(state, viewer);
    const isMap = this.game === "swords", ticked = this.ordered.size && `A green tick: it ${isMap ? "attacks" : "has orders"}.${this.planWords()}`, legend = [ticked, isMap && "A flag has the army’s number."].filter(Boolean).join(" ");
    put("legend", this.offer && legend ? small(legend) : null);
    put("winning", this.winBar());
    put("beside", this.retry ? this.retried() : null, this.coached(), this.reviewed && !this.retry ? this.reviewShown() : null, ...[this.offer && this.hint?.open ? this.hintPanel() : this.asked(live)].flat());
    put("helps", this.tools());
    put("rest", match.over && live ? null : this.learning(), this.reel || this.retry || (live && match.persons.length && !match.over) ? null : this.told(frame, live), this.hand(state, viewer), this.more(state));
    this.askOnBoard();
    if (this.reel) this.field.see(placesOf(this.marks()));
    this.focus(focus, keyed);
    const told = this.place.querySelector(".told ol"), asked = [this.said.textContent, this.offer && [capital(this.offer.title), this.offer.facts].filter(Boolean).join(". ").replace("?.", "?")].filter(Boolean).join(" ");
    if (told) told.scrollTop = told.scrollHeight;
    const { news, beats } = live && this.offer ? this.fresh() : {}, others = news && beats.some((one) => this.isOthers(one)), spoken = [others && news.lost_, others && news.did_, asked].filter(Boolean).join(" ");
    if (!this.reel && spoken !== this.spoken) say(this.spoken = spoken);
    this.think();
    return null;
  }

  turnSaid(turn) { return turn ? `${this.played.turn} ${turn}` : "setup"; }

  // Whose game it is: figures and log name sides and seats.
  whoReads(viewer) { return viewer === null ? "" : ` · you are ${(this.match.groups[this.match.playerOf(viewer)] ?? [viewer]).map((seat) => this.table.seats_[seat]).join(" and ")}`; }

  // A text of seats, each with its color on the map.
  tagged(text) { return this.game === "swords" ? text.split(/(?<=seat |and |player )(\d)|(\d)(?= has )/).map((one, k) => (k % 3 && one ? el("i", { class: "cloth", "data-owner": one - 1 }, one) : one)) : text; }

  // The parts of the view stay the same elements, so that counters slide and nobody loses his place.
  laidOut() {
    if (!this.parts?.standing.isConnected) {
      this.parts = Object.fromEntries(["standing", "winning", "legend", "beside", "helps", "rest"].map((kind) => [kind, el("div", { class: kind })]));
      this.said = el("p", { class: "aside said" });
      this.map ||= el("div", { tabindex: "0" });
      const { standing, winning, legend, beside, helps, rest } = this.parts;
      this.place.replaceChildren(el("div", { class: "table" }, standing, winning, el("div", { class: "lain" }, this.map, legend), beside, helps), rest, this.said);
    }
    return this.parts;
  }

  // Who goes by keys stays where he was, or begins with what is asked next; the board stays in sight.
  focus(name, keyed) {
    if (!name && !keyed) return;
    const found = (one) => this.place.querySelector(one);
    (found(`[data-do="${name}"]`) || found(`${keyed ? ".spot, " : ""}.asked summary, .options button:not([data-role=end]), .decides button`) || found(".options button, .reel .main"))?.focus({ preventScroll: true });
  }

  // Two persons on one phone: nothing is shown until it has been passed.
  cover(player) {
    const name = capital(namesOf(this.played, this.laid)[player]);
    say(this.spoken = `Pass the phone to ${name}.`); // what the other one was told is gone
    this.place.replaceChildren(el("section", { class: "new" }, el("p", { class: "verdict" }, `Pass the phone to ${name}.`),
      button("passed", `I am ${name}`, () => { this.passed = player; this.draw(); this.showNew(); })));
  }

  offered(now, sitting = this.match.sitting) { // odds are weighed by what the seat may know
    const offer = now.what < 0 ? this.table.offer_(numbers(sitting.known(now.seat)), now.options) : this.table.rolled_(numbers(sitting.state), now.options);
    const choices = offer.choices_.map((one, place) => ({ text: one.text_, places: [...one.places_], says: one.says_, facing: one.facing_, dice: [...one.dice_], role: one.role_, chance: one.chance_, without: one.without_, place }));
    const piece = offer.piece_ >= 0 ? new Map(this.table.board_(numbers(sitting.known(now.seat))).pieces_.items_()).get(offer.piece_) ?? null : null;
    // Of cards that are alike, one is enough.
    return { title: offer.title_, facts: offer.facts_, subject: [...offer.subject_], against: [...offer.against_], piece, choices: now.what < 0 ? choices : choices.filter((one, k) => choices.findIndex(({ text }) => text === one.text) === k) };
  }

  // The options that what was tapped so far leaves.
  left() {
    return this.offer ? this.picked.reduce((all, place) => this.meant(all, place), this.offer.choices) : [];
  }

  // The options that a tap on a place leaves of some: those that begin there, else those that end there.
  meant(all, place) {
    const begun = all.filter((one) => one.places[0] === place);
    return begun.length ? begun : all.filter((one) => one.places.includes(place));
  }

  // A choice with odds is made by the tap after those are shown.
  pick(place) {
    const found = this.meant(this.left(), place), [one] = found;
    if (found.length === 1 && (!one.says || (this.picked.length && one.places.length > 1))) return this.choose(one.place);
    this.picked.push(place);
    return this.draw();
  }

  hand(state, viewer) {
    if (viewer === null) return null;
    const known = numbers(state), lines = this.table.held_(known, viewer), cards = [...this.table.cards_(known, viewer)], says = el("p", {});
    const chips = cards.map(([name, text]) => el("button", { "aria-label": `${name}: what it does`, onclick: () => { says.textContent = `${name}: ${text}`; say(says.textContent); } }, name));
    return lines.length || cards.length ? el("section", { class: "hand" }, cards.length ? [el("p", {}, "Your cards: tap one to read what it does."), el("div", { class: "chips" }, chips), says] : null,
      lines.map((line) => el("p", {}, capital(line)))) : null;
  }

  // ---- the board ------------------------------------------------------------------------------

  // The board stays the same element: what is asked is put on it once it stands in the page.
  board(state, viewer) {
    this.spots = this.spotsOf === this.laid ? this.spots : this.table.spots_();
    this.tabled = this.tabled || this.table.cells_();
    this.spotsOf = this.laid;
    this.field ||= new BoardView(this.map);
    this.field.lay(this.tabled, { seat: viewer ?? 0, game: this.game, armyOf: (piece) => this.table.army_of_(piece), first: () => this.table.board_(numbers(this.match.start.state)) });
    this.listed = null;
    const says = (place) => (this.listed ||= new Map(this.table.listed_(numbers(state)))).get(place);
    const whole = this.table.board_(numbers(state)); // what is hidden from the viewer is so in the state too
    this.field.show(viewer === null ? whole : whole.seen_by_(viewer), { says, slide: Boolean(this.reel) });
    this.field.mark(this.marks());
  }

  // The places that may be tapped; a place that leaves only the facing to choose has a dial.
  askOnBoard() {
    if (this.sheeted) return this.sheetOnBoard();
    const choices = this.left(), open = new Set(choices.flatMap(({ places }) => places).filter((place) => !this.picked.includes(place))), [at] = this.picked.slice(-1);
    const turns = this.picked.length && choices.length > 1 && choices.every(({ facing, places }) => facing >= 0 && places[places.length - 1] === at);
    const said = (place, text) => `${this.spots[place][2]}: ${text}`, all = (place) => this.meant(choices, place);
    const legal = turns ? choices.map(({ facing, text }) => ({ place: at, facing, says: text })) : [...open].map((place) => ({ place, says: said(place, all(place).length > 1 ? `${all(place).length} choices` : all(place)[0].text) }));
    this.lookAhead();
    this.planAhead();
    const plans = turns ? [] : this.placesPlanned(), ahead = turns || plans.length ? plans : this.placesAhead(), taken = new Set([...open, ...ahead.map(({ place }) => place)]);
    const back = new Map(this.offer && !this.picked.length && this.match.now.what < 0 ? [...this.ordered].filter((place) => !taken.has(place)).map((place) => [place, this.orderAt(place)]).filter(([, k]) => k >= 0) : []);
    for (const place of back.keys()) legal.push({ place, says: said(place, "take the order back") });
    const tap = (place) => (back.has(place) ? this.takeBack(back.get(place), place) : open.has(place) ? this.pick(place) : plans.length ? this.planTo(place) : this.tapAhead(place));
    return this.field.ask(this.picked.length ? this.picked : [...(this.offer?.subject || []), ...(this.offer?.against || [])], [...legal, ...ahead], (place, facing) => (turns ? this.choose(choices.find((one) => one.facing === facing).place) : tap(place)));
  }

  // ---- the rest -------------------------------------------------------------------------------

  more(state) {
    const { match } = this, viewer = this.viewer, { about, sitting } = match, spots = this.spots;
    const fold = (title, content) => {
      const one = el("details", { ontoggle: () => { if (one.open && !one.filled) { one.filled = true; one.append(...[content()].flat()); } } }, el("summary", {}, title));
      return one;
    };
    const listed = () => el("ul", { class: "small" }, this.table.listed_(numbers(state)).map(([place, text]) => el("li", {}, `${spots[place][2]}: ${text}${this.ordered.has(place) ? this.game === "swords" ? "; it attacks" : "; has orders" : ""}`)));
    if (this.retry) return el("div", { class: "more" }, fold("Board as a list", listed)); // all else is of the game that was played
    const turns = [...new Map(match.chosenAt.map(({ turn }, k) => [turn, k]).reverse())];
    const chosen = () => (turns.length ? el("ol", { class: "last" }, turns.map(([turn, k]) => [turn, this.undoTo(k), k]).map(([turn, { why }, k]) => el("li", {}, button(`turn ${turn}`, `Back to before your first choice of ${this.played.turn} ${turn}`, () => this.undo(k), { disabled: Boolean(why), title: why })))) : small("No choice was made yet."));
    const command = commandOf(this.game, this.played, about);
    const claim = () => [small("The command's game of this seed and number, as long as all choose as its bots do:"), el("pre", { class: "small" }, command)];
    const save = () => {
      const values = about.players.some(playoutsOf) ? { values: sitting.events.map(([, value]) => value) } : {}; // for the command, which would search for long
      const text = JSON.stringify({ ...match.saved, ...values, game: this.game });
      const file = (name, kind, whole, label) => el("a", { class: "file", download: name, href: `data:${kind},${encodeURIComponent(whole)}` }, label);
      const position = match.written();
      return [file(`${this.laid}.json`, "application/json", text, "Save this game as a file"), el("pre", { class: "small" }, text), ...(position ? [
        file(`${this.laid}.txt`, "text/plain", position, "Save the position as a file"), small(`The position at the start of this ${this.played.turn} as the command reads it, all hands open:`),
        el("pre", { class: "small written" }, position)] : [])];
    };
    return el("div", { class: "more" }, fold("Board as a list", listed), match.persons.length ? fold(`Back to an earlier ${this.played.turn}`, chosen) : null,
      fold("Check this game", claim), fold("Save", save), el("div", { class: "row controls" },
        el("button", { onclick: () => this.link() }, "Copy link"),
        button("doubt", "Report a doubt", () => this.doubt()),
        button("showing", "Show turns step by step", () => { remembered.set("play.replay", !remembered.get("play.replay", true)); this.draw(); }, { "aria-pressed": String(remembered.get("play.replay", true)) }),
        match.now ? button("end", "Let the bot finish", () => this.finish(true)) : null,
        button("new", "New game", () => this.prepare(about))));
  }

  async link() {
    try {
      await navigator.clipboard.writeText(location.href);
      toast("The link is copied: whoever opens it sees this game.");
    } catch { this.said.textContent = location.href; }
  }
}

// What was chosen in a game, as a text.
const chosenIn = ({ choices, plans = [] }) => JSON.stringify([choices, plans]);
// Whether a game that is kept is that of a link.
function isLinked(held, link, known) {
  try { return linkOf(readSave(held, known)) === link; } catch { return false; }
}

// The playouts that a search gives a turn, where nobody says how many.
const SEARCHED = { battles: 300, swords: 400, ran: 400 };
// The seats of each player of a scenario: two sides, or those of Samurai Swords; and their names.
const groupsOf = (played, key) => (played.groups ? played.groups[key] : [[0], [1]]);
const namesOf = (played, key) => (played.groups ? played.groups[key].map((seats, k) => (seats.length > 1 ? `player ${k + 1}` : `seat ${k + 1}`)) : SIDES);
// What the command plays the same game with; persons are played by the usual bot there.
function commandOf(game, played, { scenario, players, seed, number }) {
  const bots = players.map((name) => (name === PERSON ? played.bot : name));
  const who = game === "swords" ? `${scenario} --bots ${bots.join()}` : `${scenario} --red ${bots[0]} --blue ${bots[1]}`;
  return `samurai-odds ${game} play ${who} --seed ${seed} --trace ${number}`;
}
// Begins a sentence; names of hexes, units and contingents, as a8 and a (Takeda), stay as they are: A8 is another.
const capital = (text) => (/^[a-z]+\d|^[a-z] \(/.test(text) ? text : text.slice(0, 1).toUpperCase() + text.slice(1));
const playView = new PlayView(document.getElementById("view"));
