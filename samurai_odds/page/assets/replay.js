"use strict";
// What the others did, beat by beat on the board: made of what happened, as the viewer may know it.
const STEP_MS = 1100, SPEEDS = [1, 2, 4], MOST_TEXTS = 3, MOST_BATTLES = 5, MOST_SHOWN = 40;
const speedNow = () => SPEEDS.find((one) => one === remembered.get("play.speed", 1)) ?? 1;
const QUIET = ["holds", "card", "unmark", "turn", "begin", "follow", "score", "chosen", "join", "stay", "pass", "result"];
const HELD = ["draw", "keep", "discard", "collect"]; // what comes to a hand or goes from it: one step
const CALLS = ["activate", "contingent", "continuity"]; // of RAN: whose orders are next
const DECIDED = [...CALLS, "attack", "challenge", "answer", "defend", "yield", "trump", "replace", "charge in"]; // choices that are told
const FIGHT = ["roll", "loss", "walls", "rise", "unmark", "take", "reveal"]; // what a battle of Samurai Swords comes to
const PATH = ["move", "face", "follow"], MOST_LINES = 4;
// A line without the rule that it is by, which the log has; of hits it stays who rolled them.
const plain = (line) => capital(line.trim().replace(/^(?:[^:]*: (?!\d+ hits?$)|[^:]*?, (?=[^:]*: \d+ hits?$))/, ""));
const WAYS = { move: "moved", advance: "moved", retreat: "retreat", escape: "retreat" };
const DIE = { circle: "M17 12a5 5 0 1 1 0-.01z", triangle: "M12 5l7 13H5z", square: "M6 6h12v12H6z", swords: "M5 5l14 14M19 5 5 19", flag: "M7 21V4h11l-3 4 3 4H7", honor: "M20 12a8 8 0 1 1 0-.01M12 6v12M7.500 10h9M8.500 14.500h7" };
const dieOf = (face) => el("span", { class: `die ${DIE[face] ? face : ""}`, role: "img", "aria-label": face }, DIE[face] ? shape("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, shape("path", { d: DIE[face] })) : face);
const diceOf = (faces) => (faces.length ? el("span", { class: "dice" }, faces.map(dieOf)) : null);

// The marks that one thing leaves on the board, by the pieces before it.
function marksOf(one, pieces) {
  const { kind_: kind, start_: start, end_: end, target_: target } = one, at = pieces.get(one.piece_)?.place_ ?? -1, from = start >= 0 ? start : at;
  if (WAYS[kind] && from >= 0 && end >= 0 && from !== end) return [{ is: "left", at: from }, { is: WAYS[kind], from, to: end }];
  if ((kind === "attack" || one.decision_ === "attack") && from >= 0 && end >= 0) return [{ is: one.what_ === "fire" ? "shot" : "moved", from, to: end }];
  if (kind === "loss" && at >= 0) return [{ is: "lost", at, text: `-${pieces.get(one.piece_).left_ - one.left_}` }];
  if (["killed", "seppuku"].includes(kind) && from >= 0) return [{ is: "lost", at: from, text: "×" }];
  if (kind === "hit" && at >= 0 && one.hits_ > pieces.get(one.piece_).hits_) return [{ is: "lost", at, text: `+${one.hits_ - pieces.get(one.piece_).hits_}` }];
  if (kind === "roll" && one.hits_ >= 0 && pieces.get(target)?.place_ >= 0) return [{ is: "odds", at: pieces.get(target).place_, text: one.hits_ === 1 ? "1 hit" : one.hits_ ? `${one.hits_} hits` : "no hit" }];
  if (kind === "order" && from >= 0) return [{ is: "ordered", at: from }];
  if (kind === "owner" && end >= 0) return [{ is: "left", at: end }];
  return [];
}
// A way hex by hex as one mark: where it went through nothing has stood.
function strung(marks) {
  const found = [];
  for (const one of marks) {
    const [way, left] = found.slice(-2);
    if (one.is === "moved" && way?.is === "moved" && way.to === one.from && left.is === "left") found.splice(-2, 2, { ...way, to: one.to, path: [...way.path || [way.from], one.to] });
    else found.push(one);
  }
  return found;
}
// A beat of many words as steps, one after the other on the same board; its dice fell in the first.
function inSteps(beat) {
  const { texts } = beat, many = Math.ceil(texts.length / MOST_LINES), size = Math.ceil(texts.length / many);
  return Array.from({ length: many }, (_, k) => ({ ...beat, texts: texts.slice(k * size, (k + 1) * size), faces: k ? [] : beat.faces }));
}
const placesOf = (marks) => [...new Set(marks.flatMap(({ at, from, to }) => [at, from, to]).filter((place) => place >= 0))];

Object.assign(PlayView.prototype, {
  boardAt(frames) {
    const { match, table, viewer } = this, whole = table.board_(numbers(match.stateOf(frames)));
    return viewer === null ? whole : whole.seen_by_(viewer);
  },

  // The frames from one to before another as beats: each has what happened in it, its words, dice and marks.
  beatsOf(first, end = this.match.frames.length) {
    const { match, table, viewer } = this, found = [];
    let board = this.boardAt(first);
    match.happened(first, end, viewer).forEach((events, k) => {
      const at = first + k, lines = match.linesOf(match.frames[at], viewer).map(plain);
      const beat = { first: at, last: at, texts: [], faces: [], marks: [], events, board, by: -1, piece: null, attacker: -1, orders: false, goes: -1 };
      for (const one of events) {
        const pieces = new Map(board.pieces_.items_()), isTold = this.game === "swords"; // by lines: stacks have no names
        const isTurn = this.game === "ran" && ["begin", "pass"].includes(one.kind_);
        if (isTold && beat.by < 0 && ["attack", "move", "roll", "loss"].includes(one.kind_)) beat.by = one.seat_;
        const text = isTold ? (one.kind_ === "begin" && one.left_ > 0 ? `${capital(this.played.turn)} ${one.left_}` : "") : one.kind_ === "chosen" && DECIDED.includes(one.decision_) ? table.said_(one, board, viewer ?? -1) || (lines[0] ?? "") : isTurn ? lines.at(-1) ?? "" : QUIET.includes(one.kind_) ? "" : table.said_(one, board, viewer ?? -1);
        if (text) {
          beat.texts.push(capital(text));
          const isDeed = one.kind_ !== "roll" || one.piece_ >= 0; // dice for initiative are nobody's deed
          if (beat.by < 0 && isDeed) Object.assign(beat, { by: one.seat_, piece: pieces.get(one.piece_) ?? null });
        }
        if (["attack", "strike", "inspire"].includes(one.kind_)) beat.attacker = one.piece_;
        beat.faces.push(...one.faces_);
        beat.marks.push(...marksOf(one, pieces));
        board = table.then_(board, one);
      }
      const told = events.map(({ kind_: kind }) => kind).filter((kind) => !QUIET.includes(kind)), only = (kinds) => beat.texts.length > 0 && told.length > 0 && told.every((kind) => kinds.includes(kind));
      beat.orders = only(["lead", "order"]);
      beat.held = only(HELD);
      beat.called = this.game === "ran" && beat.texts.length > 0 && events.every(({ kind_: kind, decision_: decision }) => ["begin", "pass", "turn"].includes(kind) || CALLS.includes(decision));
      if (this.game === "ran" && only(PATH) && new Set(events.filter(({ kind_: kind }) => kind !== "follow").map(({ piece_: piece }) => piece)).size === 1) beat.goes = events[0].piece_;
      if (!beat.texts.length && lines.length && (!events.length || this.game === "swords")) beat.texts = lines;
      const before = found[found.length - 1], follows = (wanted) => before?.attacker >= 0 && events.some(({ kind_: kind, piece_: piece }) => kind === wanted && piece === before.attacker), inspired = follows("inspire"), answers = inspired || follows("roll");
      const fights = this.game === "swords" && before?.attacker >= 0 && told.length > 0 && told.every((kind) => FIGHT.includes(kind) || kind === "owner"), goes = before && beat.goes >= 0 && beat.goes === before.goes;
      if (before && (!beat.texts.length || answers || fights || goes || (beat.called && before.called) || (["orders", "held"].some((name) => beat[name] && before[name]) && beat.by === before.by))) {
        if (beat.called && this.isOthers(beat)) before.by = beat.by;
        for (const name of ["texts", "faces", "marks", "events"]) before[name] = [...before[name], ...beat[name]];
        before.marks = strung(before.marks);
        Object.assign(before, { last: at, attacker: answers && !fights && !inspired ? -1 : before.attacker });
        if (goes) before.texts = this.pathSaid(before);
      } else found.push(beat);
    });
    return found;
  },

  // A unit's way hex by hex, in a sentence: where it has come to, else how it has turned.
  pathSaid({ events, board }) {
    const last = (wanted) => events.findLast(({ kind_: kind }) => kind === wanted), moved = last("move");
    return [capital(this.table.said_(moved ?? last("face"), board, this.viewer ?? -1))];
  },

  // From where on a person has not seen what happened: since he last chose.
  since() {
    const { match } = this, { marks } = match.sitting;
    if (!match.isShared) return Math.min(this.shown, match.frames.length);
    const own = match.chosenAt.findLast((_, k) => match.playerOf(marks[k].now.seat) === match.playerOf(this.viewer));
    return own ? own.frames : 0;
  },

  // What is new to the viewer, made once.
  fresh() {
    const { match, viewer } = this, since = this.since(), key = [since, match.frames.length, viewer].join();
    if (this.freshOf?.match !== match || this.freshOf.key !== key) {
      const beats = viewer === null || since >= match.frames.length ? [] : this.beatsOf(since), from = beats.length ? this.turnBegan(since, beats) : since;
      this.freshOf = { match, key, beats, news: beats.length ? this.table.news_(this.boardAt(from), [...match.happened(from, since, viewer).flat(), ...beats.flatMap(({ events }) => events)], viewer) : null };
    }
    return this.freshOf;
  },

  // Where somebody's turn begins after another's, in which he chose too, the news are of that whole turn.
  turnBegan(since, beats) {
    const { match, viewer } = this, { frames, turn } = match, early = Math.min(since, Math.max(0, frames.findIndex((one) => one.turn >= turn - 1)));
    const told = [...match.happened(early, since, viewer).map((events, k) => ({ first: early + k, events })), ...beats]; // those of beats are known
    const begins = told.flatMap(({ first, events }) => events.filter(({ kind_: kind, seat_: seat }) => kind === "begin" && seat >= 0).map(({ seat_: seat }) => ({ at: first, player: match.playerOf(seat) })));
    const [before, last] = begins.slice(-2), own = match.playerOf(viewer);
    return last && last.at >= since && last.player === own && before.player !== own ? Math.min(since, before.at) : since;
  },

  isOthers({ by }) { return by >= 0 && this.match.playerOf(by) !== this.match.playerOf(this.viewer); },

  // After a choice: what the others did is shown by itself, but a round of Samurai Swords, of which only battles against the viewer are.
  showNew() {
    if (!this.match || this.retry || this.viewer === null || !this.parts?.standing.isConnected || !remembered.get("play.replay", true)) return;
    let { beats } = this.fresh();
    if (this.game === "swords") beats = beats.filter((one) => this.isOthers(one) && one.events.some(({ kind_: kind, target_: target, end_: end }) => kind === "attack" && (target >= 0 || end >= 0) && this.isMine(one, end))).slice(0, MOST_BATTLES);
    else beats = this.few(beats);
    if (beats.some((one) => this.isOthers(one)) || this.isBattle(beats)) this.replay(beats);
  },

  // Of many, where the bot moved one's own, those of the others and what dice decided: *Replay* shows all.
  few(beats) { return beats.length > MOST_SHOWN ? beats.filter((one) => this.isOthers(one) || one.faces.length) : beats; },

  // Whether several combats of one's own were fought at once: what became of them is told as what the others do is.
  isBattle(beats) { return beats.filter(({ attacker, faces }) => attacker >= 0 || (this.game === "ran" && faces.length)).length > 1; },

  isMine({ first }, place) { return new Map(this.boardAt(first).owners_.items_()).get(place) === this.viewer; },

  replay(beats) {
    const shown = beats.filter(({ texts }) => texts.length).flatMap(inSteps);
    if (!shown.length) return;
    this.toBoard();
    this.reel = { beats: shown, at: 0, isOn: !isStill() };
    this.stepTo(0);
  },

  stepTo(k) {
    const { reel } = this, beat = reel.beats[k];
    this.still();
    Object.assign(reel, { at: k });
    this.frame = beat.last;
    this.draw();
    say(this.spoken = [...beat.texts, ...(beat.faces.length ? [`Dice: ${beat.faces.join(", ")}`] : [])].join(". "));
    if (reel.isOn) this.watching = setTimeout(() => { if (this.reel === reel && this.map.isConnected) this.goOn(); }, STEP_MS / speedNow());
  },

  goOn() { if (this.reel.at < this.reel.beats.length - 1) this.stepTo(this.reel.at + 1); else this.settle(); },

  // The end of a replay: the board now, with the marks of what was shown until the next choice.
  settle() {
    this.still();
    Object.assign(this, { reel: null, frame: this.match.persons.length ? null : this.frame });
    this.draw();
    if (this.offer && !this.sheeted && !this.field.spots.size) this.field.see(placesOf(this.marks())); // nothing else is to be looked at
  },

  reeled() {
    const { reel } = this, { beats, at, isOn } = reel, beat = beats[at], speed = speedNow();
    const step = (name, icon, label, act, off = false) => button(`reel ${name}`, sign(icon), act, { "aria-label": label, title: label, disabled: off });
    return el("section", { class: "asked reel" },
      el("div", { class: "ask" }, this.token(beat.piece), el("div", {}, beat.texts.map((text, k) => el("p", { class: k ? "small" : "verdict" }, text)), diceOf(beat.faces))),
      el("div", { class: "row reeling" }, step("back", "back", "A step back", () => { reel.isOn = false; this.stepTo(at - 1); }, !at),
        isStill() ? null : step("play", isOn ? "pause" : "play", isOn ? "Pause" : "Go on", () => { reel.isOn = !isOn; if (isOn) { this.still(); this.draw(); } else this.goOn(); }),
        el("span", { class: "beads", role: "img", "aria-label": `Step ${at + 1} of ${beats.length}` }, beats.length > 24 ? `${at + 1} of ${beats.length}` : beats.map((_, k) => el("i", { class: k > at ? "" : "on" }))),
        isStill() ? button("reel next", "Next", () => this.goOn()) : button("speed", `${speed}×`, () => { remembered.set("play.speed", SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]); this.draw(); }, { "aria-label": `Speed: ${speed} times` }),
        button("skip", [sign("skip"), " Skip"], () => this.settle(), { class: "main" })));
  },

  // One line of the log, shown again: the camera goes there, the arrow is drawn.
  reenact(beat) {
    this.still();
    this.reel = { beats: inSteps(beat), at: 0, isOn: false };
    this.stepTo(0);
  },

  token(piece) { return piece ? el("span", { class: `token ${piece.seat_ ? "blue" : "red"}` }, figure(piece.kind_ === "leader" || piece.kind_ === "army commander" ? "leader" : piece.kind_)) : null; },

  // The marks on the board: those of the beat shown, else of all that is new, and orders.
  marks() {
    const { reel } = this, orders = [...this.ordered].map((at) => ({ is: "ordered", at }));
    if (reel) return reel.beats[reel.at].marks;
    const learnt = this.marksLearnt();
    if (learnt) return this.reviewed ? learnt : [...learnt, ...orders, ...this.plansMarked()];
    const seen = this.frame === null ? this.few(this.fresh().beats).flatMap(({ marks }) => marks).filter(({ is }) => !["odds", "ordered"].includes(is)) : [];
    // A loss is not that of who has come there since.
    const isPast = ({ is, at }, k) => is === "lost" && seen.some(({ to }, j) => j > k && to === at && seen[j - 1].is === "left");
    return [...seen.map((one, k) => (isPast(one, k) ? { ...one, aside: true } : one)), ...orders, ...this.plansMarked()];
  },
});
