"use strict";
// Several decisions on one sheet: the five purchases, all attacks. And what the bot answers for a person: the rest of a
// part of a turn, who goes along in a march.
const SLICE = 30, EVEN_KOKU = 0.1, GOOD_TAKES = 0.5; // ms at a time; koku on average that are neither gained nor lost
const TIERS = ["Gains on average", "Even", "Loses on average"];
const koku = (worth) => `${worth < -0.005 ? "−" : "+"}${Math.abs(worth).toFixed(2)}`;
const tierOf = ({ odds }) => (odds ? (odds.koku_ >= EVEN_KOKU ? 0 : odds.koku_ > -EVEN_KOKU ? 1 : 2) : 1);
const counted = (number, one) => `${number} ${one}${number === 1 ? "" : "s"}`;

Object.assign(PlayView.prototype, {
  // The sheet that answers what is asked and what is asked after it, null if none does.
  sheetAsked() {
    const { match, table } = this, { now, sitting } = match, key = now.what < 0 ? match.sheetNow() : "", at = sitting.choices.length;
    if (!key) return (this.sheeted = null);
    if (this.lastSheet?.match === match && this.lastSheet.at === at) return (this.sheeted = this.lastSheet); // after a look back too
    const known = numbers(sitting.known(now.seat)), isPlan = key.startsWith("plan"), rows = [...isPlan ? table.purchases_(known) : table.attacks_(known)];
    this.sheeted = this.lastSheet = { match, at, isPlan, known, kind: now.kind, seat: now.seat, rows, picked: isPlan ? rows.map((one) => Math.max(0, one.planned_)) : [] };
    if (isPlan) this.field.see([...table.board_(known).pieces_.items_()].filter(([, { kind_: kind, seat_: seat }]) => kind === "army" && seat === now.seat).map(([, { place_: place }]) => place)); // it opens where one's own armies are
    else this.weigh(Object.assign(this.sheeted, { rows: rows.map((attack) => ({ attack })), weighed: 0, open: false }));
    return this.sheeted;
  },

  sheetShown() {
    const sheet = this.sheeted;
    sheet.section = el("section", { class: "asked decides" });
    this.fillSheet();
    if (!sheet.said) say((sheet.said = sheet.section.querySelector("h2").textContent));
    return sheet.section;
  },

  // Draw the sheet again where it stands: who goes by keys stays on his button.
  fillSheet(words = "") {
    const { section, isPlan } = this.sheeted, held = document.activeElement?.dataset.do;
    section.replaceChildren(...(isPlan ? this.planRows() : this.attackRows()), el("div", { class: "row" }, this.others()));
    if (held) [held, held.replace("more", "less"), held.replace("less", "more")].map((name) => section.querySelector(`[data-do="${CSS.escape(name)}"]:not(:disabled)`)).find(Boolean)?.focus({ preventScroll: true });
    if (words) say(words);
    if (section.isConnected) this.sheetOnBoard();
  },

  // Answer everything that the sheet is asked, which is undone at once.
  answerSheet() {
    const { match, kind, seat, picked, isPlan, rows } = this.sheeted, given = isPlan ? picked : picked.map((k) => rows[k].attack);
    this.atOnce(() => {
      for (let now; (now = match.now)?.what < 0 && now.kind === kind && now.seat === seat;) match.choose(Math.max(0, now.options.indexOf(this.table.answer_(numbers(match.sitting.state), given))));
    });
  },

  heading(look, title, ...lines) { return el("div", { class: "ask" }, figure(look), el("h2", {}, title), lines.map((line) => small(line))); },

  // ---- Action 1, Plan ---------------------------------------------------------------------------

  planRows() {
    const { rows, picked } = this.sheeted, all = rows[0].brings_.length - 1, left = all - picked.reduce((a, b) => a + b, 0);
    const put = (k, by) => { picked[k] += by; this.fillSheet(`${rows[k].name_}: ${picked[k]} koku, ${left - by} left. ${rows[k].brings_[picked[k]]}`); };
    const step = (k, by, name, off) => button(`${by < 0 ? "less" : "more"} ${k}`, sign(by < 0 ? "minus" : "plus"), () => put(k, by), { "aria-label": `${rows[k].name_}: ${name}`, disabled: off || rows[k].planned_ >= 0 });
    return [this.heading("daimyo", `Plan your ${all} koku`, "Secret until all have planned; all must be used."),
      el("ul", { class: "plan" }, rows.map((one, k) => el("li", {}, el("div", {}, el("strong", {}, one.name_), el("small", {}, one.brings_[picked[k]])),
        el("div", { class: "step", role: "group", "aria-label": `${one.name_}, koku` }, step(k, -one.price_, "less", !picked[k]), el("output", {}, String(picked[k])), step(k, one.price_, "more", left < one.price_ || picked[k] + one.price_ > one.most_))))),
      el("div", { class: "pair" }, button("as bot", [sign("hint"), " As the bot would"], () => this.asBot()),
        button("answer", left ? `Plan ${left} more` : "Reveal plans", () => this.answerSheet(), { class: left ? "" : "main", disabled: left > 0 }))];
  },

  // The bot's plan, made on a copy of the game.
  asBot() {
    const { sitting } = this.match, { kind, seat, picked, rows } = this.sheeted, ahead = copied(sitting);
    while (ahead.now?.what < 0 && ahead.now.kind === kind && ahead.now.seat === seat) ahead.choose(ahead.now.usual);
    const known = ahead.known(seat);
    this.table.purchases_(numbers(known)).forEach((one, k) => { picked[k] = one.planned_; });
    this.fillSheet(`As the bot would: ${rows.map(({ name_: name }, k) => picked[k] && `${picked[k]} ${name}`).filter(Boolean).join(", ")}`);
  },

  // ---- Phase B, Declare First Battles -----------------------------------------------------------

  // Weigh attack by attack, a little at a time, then put the best first.
  weigh(sheet) {
    const { rows, known } = sheet, until = performance.now() + SLICE;
    while (sheet.weighed < rows.length && performance.now() < until) {
      const one = rows[sheet.weighed++];
      one.odds = this.table.weighed_(known, one.attack);
    }
    if (sheet.weighed === rows.length) {
      rows.forEach((one) => { one.tier = tierOf(one); });
      const worth = ({ odds }) => (odds ? odds.koku_ : 0);
      rows.sort((a, b) => a.tier - b.tier || Math.round(100 * (worth(b) - worth(a))) || (b.odds?.takes_ || 0) - (a.odds?.takes_ || 0));
    } else setTimeout(() => { if (sheet === this.lastSheet) this.weigh(sheet); });
    if (sheet === this.sheeted && sheet.section?.isConnected) this.fillSheet();
  },

  attackRows() {
    const sheet = this.sheeted, { rows, picked, weighed } = sheet, number = picked.length;
    const title = this.heading("swordsman", "Who attacks whom?", "Takes it: wins with enough left to move in and hold its home. Koku: the province and enemy losses less yours, called off where it pays; no ninja, nothing face down. Safe: takes it more often than not, leaves nothing open.");
    if (weighed < rows.length) return [title, el("p", {}, `Working out the odds: ${weighed} of ${rows.length} ...`)];
    const tiers = TIERS.map((name, tier) => [name, rows.map((one, k) => [one, k]).filter(([one, k]) => one.tier === tier && (picked.includes(k) || !this.isPutOff(one)))]);
    const go = () => { if (number || sheet.isSure) this.answerSheet(); else { sheet.isSure = true; this.fillSheet("Nothing is chosen: once more to go without attacks"); } };
    const items = tiers.flatMap(([name, those], tier) => (!those.length ? [] : [tier === 2
      ? button("bad", `${sheet.open ? "Hide" : "Show"} ${those.length} that lose on average`, () => { sheet.open = !sheet.open; this.fillSheet(); }, { class: "tier", "aria-expanded": String(sheet.open) })
      : el("h3", {}, `${name} (${those.length})`), tier === 2 && !sheet.open ? null : el("ul", { class: "war" }, those.map(([one, k]) => this.attackRow(one, k)))]));
    return [title, el("div", { class: "pair sticky" }, button("good", "All safe gains", () => this.allGood()),
      button("answer", number ? `No more: fight ${number}` : sheet.isSure ? "Go without attacks" : "No attacks", go, { class: number ? "main" : "" })), ...items.filter(Boolean)];
  },

  attackRow(one, k) {
    const { attack, odds } = one, { picked } = this.sheeted, on = picked.includes(k), [here, there] = [attack.here_, attack.there_].map((place) => this.spots[place][2]), owner = attack.owner_ + 1;
    const off = on ? this.sheeted.rows.filter((other) => other !== one && this.isSame(other, one)).length : 0;
    const facts = [odds && `wins ${roundPercent(odds.wins_)}`, attack.units_, odds?.stops_ && "call off if it goes ill", off && `not at ${counted(off, "other target")}`].filter(Boolean).join(" · ");
    const figures = odds ? [el("b", {}, roundPercent(odds.takes_)), el("small", {}, "takes it"), el("strong", {}, `${koku(odds.koku_)} koku`)] : [el("b", {}, "–"), el("small", {}, "nobody there: it may move in")];
    return el("li", {}, button(`attack ${attack.troop_} ${attack.here_} ${attack.there_}`, [el("span", { class: "v" }, figures),
      el("span", { class: "where" }, el("strong", {}, here, " → ", owner ? el("i", { class: "cloth", "data-owner": attack.owner_, "aria-label": `${this.table.seats_[attack.owner_]}'s` }, String(owner)) : null, " ", there), el("small", {}, facts), attack.leaves_ ? el("small", { class: "warned" }, capital(attack.leaves_)) : null),
      el("span", { class: "tick", "aria-hidden": "true" }, on ? sign("check") : null),
    ], () => this.tick(k), { class: "attack", "aria-pressed": String(on) }));
  },

  isSame({ attack: a }, { attack: b }) { return a.troop_ === b.troop_ && a.here_ === b.here_; },
  // Whether a force has another order.
  isPutOff(one) { const { rows, picked } = this.sheeted; return picked.some((k) => rows[k] !== one && this.isSame(rows[k], one)); },

  tick(k) {
    const { picked, rows } = this.sheeted, place = picked.indexOf(k), { attack } = rows[k], names = [attack.here_, attack.there_].map((one) => this.spots[one][2]);
    if (place < 0) picked.push(k); else picked.splice(place, 1);
    this.sheeted.isSure = false;
    this.fillSheet(`${names[0]} ${place < 0 ? "attacks" : "does not attack"} ${names[1]}. ${counted(picked.length, "attack")}`);
    this.field.see([attack.here_, attack.there_]);
  },

  // What gains, takes the province more often than not and leaves nothing open, which is not all that is good; each force and each target once.
  allGood() {
    const { picked, rows } = this.sheeted;
    rows.forEach((one, k) => {
      const isTaken = picked.includes(k) || picked.some((other) => rows[other].attack.there_ === one.attack.there_);
      if (!isTaken && !one.tier && one.odds && one.odds.takes_ >= GOOD_TAKES && !one.attack.leaves_ && !this.isPutOff(one)) picked.push(k);
    });
    this.fillSheet(`${counted(picked.length, "attack")} chosen`);
    if (picked.length) this.field.see(picked.flatMap((k) => [rows[k].attack.here_, rows[k].attack.there_]));
  },

  // The attacks chosen as arrows; a tap on a province without orders brings its rows into sight.
  sheetOnBoard() {
    const { isPlan, rows, picked, section } = this.sheeted, ways = isPlan ? [] : picked.map((k) => rows[k]);
    this.field.mark([...[...this.ordered].map((at) => ({ is: "ordered", at })), ...ways.map(({ attack, odds }) => ({ is: "moved", from: attack.here_, to: attack.there_, text: odds ? roundPercent(odds.takes_) : "" }))]);
    const homes = isPlan ? [] : [...new Set(rows.filter((one, k) => !picked.includes(k) && !this.isPutOff(one)).map(({ attack }) => attack.here_))];
    this.field.ask([], homes.map((place) => ({ place, says: `${this.spots[place][2]}: its attacks in the list` })), (place) => {
      const one = [...section.querySelectorAll(".attack")].find(({ dataset }) => Number(dataset.do.split(" ")[2]) === place);
      one?.scrollIntoView({ block: "center" });
      one?.focus({ preventScroll: true });
    });
  },

  // ---- a tap ahead ------------------------------------------------------------------------------

  // Where a tap answers what is asked and begins what is asked next: by the option that ends it, so that a unit is halted by
  // a tap on the next one; by the first of a unit's ways to act, so that its moves stand on the board at once. Only in one's
  // own turn, and by what one knows: in another's, what is asked next gives away what he is about to do.
  lookAhead() {
    const { match, offer, picked } = this, at = `${match.sitting.choices.length} ${picked}`, left = this.left(), { sitting, now } = match;
    if (!offer || now.what >= 0 || sitting.state[this.played.AT.ACTIVE] !== now.seat || (this.ahead?.match === match && this.ahead.at === at)) return;
    const ends = left.filter(({ role, places }) => !places.length && role === "no"), [first] = picked.length ? left : ends;
    const isSure = picked.length ? left.length < FEW_CHOICES && left.every(({ places }) => places.length === 1 && places[0] === picked[0]) : ends.length === 1;
    if (!isSure) return;
    setTimeout(() => { // the tap shows first
      if (this.match !== match || this.offer !== offer || this.ahead?.at === at) return;
      const { seat } = now, next = copied(sitting, seat), made = next.events.length;
      next.choose(first.place);
      const isOwn = next.now?.what < 0 && next.now.seat === seat && next.events.length === made + 1 && match.persons.every((one) => one === seat);
      const places = isOwn ? this.table.offer_(numbers(next.state), next.now.options).choices_.map((one) => one.places_[0]).filter((place) => place !== undefined) : [];
      const known = new Set(left.flatMap((one) => one.places)); // who is next stands somewhere
      this.ahead = { match, at, first, what: next.now?.what, places: new Set(places.filter((place) => !known.has(place) && (picked.length || this.field.occupied.has(place)))) };
      if (this.ahead.places.size && this.map.isConnected) this.askOnBoard();
    }, SLICE);
  },

  // The places of a tap ahead, as the board asks for them.
  placesAhead() {
    const { match, ahead, picked } = this;
    return ahead?.match === match && ahead.at === `${match.sitting.choices.length} ${picked}` ? [...ahead.places].map((place) => ({ place, says: `${this.spots[place][2]}: ${ahead.first.text}, then on from here`, ahead: true })) : [];
  },

  tapAhead(place) {
    const { match, ahead: { first, what } } = this;
    this.atOnce(() => {
      match.choose(first.place);
      if (match.now?.what !== what) return []; // what was not known has come between
      this.offer = this.offered(match.now);
      this.picked = [];
      const found = this.meant(this.left(), place);
      if (found.length !== 1 || found[0].says) return [place];
      match.choose(found[0].place);
      return [];
    });
  },

  // ---- what the bot answers ---------------------------------------------------------------------

  // Choices made at once, to be taken back at once; then the board as it is, with the places that were tapped for the next.
  atOnce(act) {
    const { match } = this, { seat } = match.now, before = match.sitting.events.length;
    this.shown = match.frames.length;
    match.sheet = (match.sheets = (match.sheets || 0) + 1);
    let picked;
    try { picked = act(); } finally { match.sheet = 0; }
    this.afresh(picked);
    this.decided(seat, before);
  },

  // Who stays and who comes along in a march is the bot's choice, unless it is to be asked.
  detailed(seat) {
    const { match, table } = this, isOwn = () => match.now?.what < 0 && match.now.seat === seat && table.is_detail_?.(numbers(match.sitting.state));
    while (!remembered.get("play.details", false) && isOwn()) match.choose(match.now.usual);
  },

  partNow() { const { match, table } = this; return match.now?.what < 0 && table.part_ ? table.part_(numbers(match.sitting.state)) : ""; },

  // What else the bot may be left where something is asked.
  others() {
    const part = this.partNow(), asks = el("input", { type: "checkbox", "data-do": "details", onchange: () => remembered.set("play.details", asks.checked) });
    asks.checked = remembered.get("play.details", false);
    return [part[0] === "r" ? button("none", `No ${part}`, () => this.rest(0)) : null, part ? button("rest", `Bot: rest of the ${part}`, () => this.rest()) : null,
      part === "marches" || part === "last moves" ? el("label", { class: "check" }, asks, "Ask who stays and who comes along") : null];
  },

  // Have the bot answer the rest of this part of the turn, or always a value, up to dice that are told by hand.
  rest(value) {
    const { match } = this, part = this.partNow(), player = match.playerOf(match.now.seat);
    match.sheet = (match.sheets = (match.sheets || 0) + 1); // taken back at once
    const place = ({ options, usual }) => (options.includes(value) ? options.indexOf(value) : ~usual);
    return this.leave(({ seat }) => this.partNow() === part && match.playerOf(seat) === player, this.ending, place);
  },
});
