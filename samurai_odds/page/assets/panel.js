"use strict";
// The panel beside the board: what the others did, what is asked and about whom, and how to take back.
const NOT_KNOWN = -(10 ** 6), GLANCE = 140, FEW_ON_MAP = 4, UNITS = { battles: "blocks", swords: "units", ran: "hits" };
const signed = (thousandths) => `${thousandths < 0 ? "−" : "+"}${(Math.abs(thousandths) / 1000).toFixed(2)}`;
const shared = (thousandths) => (thousandths > 0 && thousandths < 10 ? "<1%" : thousandths > 990 && thousandths < 1000 ? ">99%" : `${Math.round(thousandths / 10)}%`);
// What decides of an option's odds: what it takes more than it costs, else how often it does what it is for.
function figured(chance) {
  if (!chance) return null;
  const { win_: win, gain_: gain, loss_: loss } = chance;
  if (gain !== NOT_KNOWN && loss !== NOT_KNOWN) return { by: gain - loss, figure: signed(gain - loss), unit: true };
  return win === NOT_KNOWN ? null : { by: win, figure: shared(win), unit: false };
}

// The last of some texts: as many as are read at a glance.
const shortly = (texts) => texts.slice(-([MOST_TEXTS, 2].find((many) => texts.slice(-many).join().length < GLANCE) ?? 1));

Object.assign(PlayView.prototype, {
  // What was new since the last choice, in a sentence: what is lost comes first; lines where a game has no events yet. Own orders are no news.
  newsBox() {
    const { beats, news } = this.fresh(), of = beats.filter((one) => one.texts.length && (!one.orders || this.isOthers(one)));
    if (!of.length) return null;
    const again = button("replay", [sign("replay"), " Replay"], () => this.replay(of));
    const last = of.findLast(({ held }) => !held) ?? of[0], since = of.slice(of.indexOf(last)).flatMap(({ texts }) => texts), other = of.find((one) => this.isOthers(one)), said = news && (other || this.isBattle(of));
    return el("div", { class: "news" }, again, el("p", {}, said ? [el("strong", {}, news.lost_), ...[news.did_ || (other && `${other.texts.at(other.called ? -1 : 0)}.`), this.game === "ran" && `${capital(this.table.standing_(numbers(this.match.sitting.state)))}.`].filter(Boolean).map((one) => ` ${one}`)] : shortly(since).join(". ") + (/[.?!]$/.test(since.at(-1)) ? " " : ". "), said ? null : diceOf(last.faces)));
  },

  // What a result is to the one person who played.
  wonOrLost() {
    const { match: { isShared, persons, sitting: { state } }, played } = this, winner = state[played.AT.WINNER];
    return !persons.length || isShared || winner < 0 ? "" : `. You ${persons.includes(winner) ? "won" : "lost"}.`;
  },

  // What is asked: whom it is about, what is to be known of it, every option as a button, what ends a phase last.
  asked(live) {
    const { match, offer } = this, { searching } = match.sitting;
    if (this.reel) return this.reeled();
    if (searching && live) return el("section", { class: "asked" }, el("p", { class: "verdict" }, `${capital(this.table.seats_[searching.seat])} searches ...`));
    if (!offer) return match.over && live ? el("section", { class: "asked" }, el("p", { class: "verdict" }, capital(match.over[0]), this.wonOrLost()), this.learning(), this.newsBox()) : null;
    if (match.now.what >= 0 && offer.choices.length > FEW_CHOICES && offer.choices[0].dice.length > 1) return this.rolled();
    if (this.sheetAsked()) return [this.newsBox(), this.sheetShown()]; // several decisions at once
    const seat = match.now.seat, several = match.persons.length > 1 || seat < 0, who = seat >= 0 && several ? `${capital(this.table.seats_[seat])}: ` : "";
    const left = this.left(), isEnd = ({ role }) => role === "end" || role === "no", ends = left.filter(isEnd), others = left.filter((one) => !isEnd(one));
    const loose = others.length === offer.choices.length - offer.choices.filter(isEnd).length ? others.filter((one) => !one.places.length) : [], bound = others.filter((one) => !loose.includes(one));
    const sorted = bound.some(({ chance }) => figured(chance)) ? [...bound].sort((a, b) => (figured(b.chance)?.by ?? -1e9) - (figured(a.chance)?.by ?? -1e9)) : bound;
    const isOnBoard = bound.length > FEW_ON_MAP && bound.every(({ places, chance }) => places.length && !chance), isMany = isOnBoard || bound.length > FEW_CHOICES; // then the list is for whoever wants it
    const list = sorted.length ? el("div", { class: `options${isMany ? " many" : ""}`, tabindex: isMany ? "0" : null, role: "group", "aria-label": "Choices on the board" }, sorted.map((one) => this.option(one))) : null;
    const ways = this.waysFrom(copied(match.sitting, seat), seat), isMerged = ways.length > offer.choices.length && ways.length <= MOST_WAYS; // all of them are buttons without places
    const held = seat < 0 ? [] : [...this.table.cards_(numbers(match.sitting.known(seat)), seat)].map(([name]) => name);
    const plain = isMerged ? ways.map((way, k) => this.wayButton({ text: way.says, role: "way", place: "" }, way, k)) : loose.map((one) => this.option({ ...one, text: held.find((name) => name.endsWith(` × ${one.text}`)) ?? one.text })); // of cards that are alike, how many
    return el("section", { class: "asked" }, this.newsBox(),
      el("div", { class: "ask" }, this.token(offer.piece), el("div", {}, el("p", { class: "verdict" }, capital(who + offer.title)), offer.facts ? el("p", { class: "small facts" }, capital(offer.facts)) : null)),
      plain.length ? el("div", { class: "row options" }, plain) : null,
      isOnBoard ? el("details", { open: remembered.get("play.list", false), ontoggle: ({ target }) => remembered.set("play.list", target.open) }, el("summary", {}, `Tap the board, or choose from a list of ${bound.length}`), list) : list,
      ends.length && !isMerged ? el("div", { class: "row options ends" }, ends.flatMap((one) => this.endButtons(one))) : null,
      el("div", { class: "row" }, this.picked.length ? button("back", "Choose again", () => { this.picked = []; this.draw(); }) : null, this.others()));
  },

  option(one, given = {}) {
    const figure = figured(one.chance);
    return button(`option ${one.place}`, [
      figure ? el("b", { class: "figured" }, figure.figure, el("small", {}, figure.unit ? UNITS[this.game] : this.game === "ran" && one.role === "target" ? "breaks it" : "succeeds")) : null, el("span", {}, capital(one.text), one.says ? el("small", {}, capital(one.says)) : null),
    ], () => this.choose(one.place), { class: figure ? "weighed" : "", "data-place": String(one.place), "data-role": one.role, ...given });
  },

  // What ends a phase: the button to press once something was chosen in it; before that it asks once. Beside it the ways
  // to end the turn with it.
  endButtons(one) {
    const isBegun = one.role !== "end" || this.isBegun(), asks = !isBegun && this.sure !== one.place, text = isBegun || asks ? one.text : one.without;
    const ways = this.waysToEnd(one).map((way, k) => this.wayButton({ ...one, text: way.fights ? "Bot: rest of the battles" : isBegun ? one.text : one.without, says: way.says }, way, k));
    return [this.option({ ...one, text }, { ...(one.role === "end" ? { class: isBegun || !asks ? "main" : "" } : {}), onclick: () => { if (!asks) return this.choose(one.place); this.sure = one.place; return this.draw(); } }), ...ways];
  },

  wayButton(one, way, k) { return this.option(one, { "data-do": `way ${k}`, onclick: () => this.endBy(way) }); },

  // Whether something was chosen in the phase that is asked about: the last answer to the same question was not its end; of
  // Samurai Swords, which asks army by army, any.
  isBegun() {
    const { match: { now, turn, chosenAt, sitting: { marks, choices, events } } } = this;
    const all = marks.filter((one, k) => k < choices.length && one.now.kind === now.kind && one.now.seat === now.seat && chosenAt[k].turn === turn);
    return all.slice(this.game === "swords" ? 0 : -1).some((one) => events[one.events][1] !== 0);
  },

  // What else may be done where something is asked: a row that stays.
  tools() {
    const { match, retry } = this, now = !retry && match.now; // what is tried again is not helped
    if (this.reel || (retry ? retry.tried : this.reviewed) || !match.persons.length) return null;
    const tool = (name, icon, label, act, given) => button(name, [sign(icon), el("span", {}, label)], act, given), undo = this.undoTo();
    return el("div", { class: "tools", role: "toolbar", "aria-label": "Help" },
      tool("undo", "undo", "Undo", () => (undo.why ? toast(undo.why) : this.undo(undo.left, undo)), undo.why ? { "aria-disabled": "true" } : {}),
      now && now.what < 0 ? tool("hint", "hint", "Hint", () => this.askHint(), { "aria-pressed": String(Boolean(this.hint?.open)) }) : null, tool("log", "log", "Log", () => this.logged()),
      now ? tool("bot", "play", now.what < 0 ? "Bot picks" : "Page rolls", () => this.choose(~now.usual)) : null,
      now ? (now.what < 0 ? tool("finish", "skip", "Bot: rest", () => this.finish(false), { "aria-label": `Bot finishes the ${this.played.turn}` }) : tool("roll", "skip", "Roll on", () => this.rollOn(), { "aria-label": "Roll all up to a choice" })) : null,
      tool("more", "more", "More", () => this.parts.rest.scrollIntoView())); // what lies below is not seen
  },

  // The first choice that may be taken back: what is tried again begins with one.
  earliest() { return this.retry?.from ?? 0; },

  // Where Undo leads: before the last choice, or the whole sheet that it was part of; to the game before an order was taken
  // back. Between two persons never across dice or cards.
  undoTo(left = null) {
    const { match } = this, { taken } = match;
    if (left === null) return taken?.at === `${match.sitting.choices}` ? taken : this.undoTo(match.back);
    if (left < this.earliest()) return { why: "Nothing was chosen yet" };
    if (match.isShared && match.stepsSince(left).some(({ what }) => what > 0)) return { why: "Dice or cards were seen since: what was chosen before them stands" };
    if (match.isShared && match.playerOf(match.sitting.marks[left].now.seat) !== match.playerOf(match.now?.seat ?? -1)) return { why: "The other one chose last" };
    return { left };
  },

  // The choice of this turn that gave an order to who stands at a place, if orders are still given and no dice fell since;
  // -1 if none.
  orderAt(place) {
    const { match, viewer } = this, { chosenAt, frames, now, sitting: { marks } } = match;
    for (let k = chosenAt.length - 1; k >= this.earliest() && chosenAt[k].turn === match.turn; k -= 1) {
      if (match.stepsSince(k).some(({ what }) => what > 0)) return -1;
      if (marks[k].now.kind === now.kind && match.happened(chosenAt[k].frames, chosenAt[k + 1]?.frames ?? frames.length, viewer).flat().some((one) => one.kind_ === "order" && one.start_ === place && one.decision_)) return k;
    }
    return -1;
  },

  // Take one order back; those given later are given again, where they still may be.
  takeBack(k, place) {
    const { marks, choices, events } = this.match.sitting, later = marks.slice(k + 1, choices.length).map((one) => [one.now, events[one.events][1]]), { match: before, course: plan } = this;
    this.undo(k);
    this.course = plan && { ...plan, to: new Map([...plan.to].filter(([one]) => one !== place)), last: undefined, ahead: new Set() };
    const { match } = this;
    for (const [{ what, kind }, value] of later) {
      const at = match.now && match.now.what === what && match.now.kind === kind ? match.now.options.indexOf(value) : -1;
      if (at >= 0) match.choose(at);
    }
    match.taken = { match: before, course: plan, left: before.chosenAt.length, at: `${match.sitting.choices}` };
    this.draw();
    toast(`The order of ${this.spots[place][2]} is taken back`);
  },

  // ---- the log --------------------------------------------------------------------------------

  // All that happened, by turn, with dice; a tap shows a line on the board.
  logged() {
    const { match, viewer } = this, sheet = this.sheet("What happened"), frames = match.frames, list = el("div", { class: "entries" }), turns = new Map();
    frames.forEach(({ turn }, k) => { if (match.linesOf(frames[k], viewer).length) turns.set(turn, [...(turns.get(turn) || []), k]); });
    const fill = (box, [first, ...rest]) => this.beatsOf(first, (rest.at(-1) ?? first) + 1).forEach((beat) => {
      const lines = frames.slice(beat.first, beat.last + 1).flatMap((one) => match.linesOf(one, viewer).map((line) => line.trim()));
      if (lines.length) box.append(el("button", { "data-frame": String(beat.first), onclick: () => { sheet.close(); this.reenact({ ...beat, texts: beat.texts.length ? beat.texts : lines }); } }, lines.map((line) => el("span", {}, line)), diceOf(beat.faces)));
    });
    [...turns].reverse().forEach(([turn, own], k) => {
      const box = el("details", { open: k < 2, ontoggle: () => { if (box.open && box.childElementCount === 1) fill(box, own); } }, el("summary", {}, capital(this.turnSaid(turn))));
      if (k < 2) fill(box, own);
      list.append(box);
    });
    sheet.append(small("Tap a line to see it on the board."), list);
    sheet.showModal();
  },

  sheet(title) {
    const close = () => one.close(), one = el("dialog", { class: "sheet", "aria-label": title, onclose: () => one.remove(), onclick: ({ target }) => target === one && close() },
      el("div", { class: "row head" }, el("h2", {}, title), button("close", sign("close"), close, { "aria-label": "Close" })));
    this.place.append(one);
    return one;
  },

  // ---- a doubt --------------------------------------------------------------------------------

  // What somebody needs to look into a rule: how the game goes there, and what was told last.
  async doubt() {
    const { match, viewer } = this, { version, rules, check, position, ...saved } = match.saved;
    const last = match.frames.slice(-LINES_SHOWN).flatMap((one) => match.linesOf(one, viewer).map((line) => line.trim()));
    const text = [`Doubtful in ${TITLES[this.game]}, ${this.played.titles[this.laid]}:`, "", `Version ${this.played.today.version}, rules ${this.played.today.rules}`, commandOf(this.game, this.played, match.about), `Asked: ${this.offer?.title ?? "nothing"}`, "", "Last:", ...last, "", JSON.stringify({ ...saved, game: this.game })].join("\n");
    try {
      await navigator.clipboard.writeText(text);
      toast("Copied: paste it into a report, and say what is doubtful");
    } catch {
      const sheet = this.sheet("What to put into a report");
      sheet.append(el("pre", { class: "small" }, text));
      sheet.showModal();
    }
  },
});
