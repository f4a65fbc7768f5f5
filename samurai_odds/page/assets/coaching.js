"use strict";
// The coach, who speaks where a turn gave chances away; the review of a game; and trying a decision again.
const REVIEW_SEED = 0, REVIEW_GAMES = 32;
const inPoints = (one) => `${Math.round(100 * Math.abs(one.value))} ± ${errorOf(one)} points`;

Object.assign(PlayView.prototype, {
  // ---- the coach ---------------------------------------------------------------------------------

  // Judge what a person has decided, once dice or others have followed; what is tried again at once where it is over.
  decided(seat, before) {
    const { match, retry } = this, { sitting } = match, isOpen = match.now?.seat === seat && sitting.events.slice(before).every(([what]) => what < 0 && -what % 10 === seat);
    if (seat < 0) return;
    if (!this.deciding || this.deciding.seat !== seat || this.deciding.from > before) this.deciding = { seat, from: before };
    if (isOpen && !(retry && this.isTried())) return;
    const { from } = this.deciding;
    this.deciding = null;
    if (!retry && this.judged) { this.judged = null; this.draw(); }
    if (retry ? retry.tried : !remembered.get("play.coach", false)) return;
    if (retry) { retry.tried = true; this.draw(); }
    this.adviser("tutor").ask({ kind: "tutor", seed: REVIEW_SEED, games: REVIEW_GAMES, start: match.start, events: [...sitting.events], seat, since: retry ? retry.found.draw : from, left: sitting.left }, ({ found, fault }) => {
      if (match !== this.match || retry !== this.retry) return;
      if (retry) {
        if (fault || found?.draw === retry.found.draw) this.judgeRetry(found, fault);
      } else if (found?.mark && !this.reviewed && !(found.lost.value <= this.judged?.found.lost.value)) {
        this.judged = { match, found, ...this.bothOf(match, found) };
        this.draw();
        say(`Coach: ${this.wordsOf(".coach")}`);
      }
    }, !retry);
  },

  // Whether what is asked is another decision than the one that is tried again.
  isTried() {
    const { match: { now, sitting }, retry: { found } } = this, kinds = [found.plan, found.best].flatMap((plan) => (plan?.choices || []).slice(1).map(([what]) => Math.floor(-what / 10)));
    return sitting.begins && !kinds.includes(now.kind);
  },

  // What was played and what had been better, from where it was decided: words and steps of both.
  bothOf(match, { draw, end, plan, best }) { // of what was played the part that was chosen
    const at = standing(match, draw), made = (one) => { const steps = one ? stepsOf(this.played, at, one) : []; return { steps, words: one && inWords(this.table, steps, one) }; };
    const mine = made({ ...plan, choices: plan.choices.slice(0, end - draw) });
    if (plan.choices.length > end - draw) mine.words += ", then as the bot would go on";
    return { at, mine, better: made(best) };
  },
  arrowsOfBoth({ mine, better }, { seat }) { return [...arrowsOf(this.table, mine.steps, seat, "").map(({ way = "left", from, to, at }) => ({ is: way, from, to, at })), ...arrowsOf(this.table, better.steps, seat, "advice")]; },

  costOf(one) { return `${capital(this.played.turn)} ${one.number}${this.isOwn(one) ? "" : `, ${this.table.seats_[one.seat]}`}: ${one.missed_win ? "it could have won at once" : `it cost ${inPoints(one.lost)} of the chance to win`}`; },
  why(one, { at }) { return reasonOf(one, this.table, at.state); },

  // The coach's line: nothing where there is nothing to say.
  coached() {
    const { judged, match } = this;
    if (!judged || this.reel || !this.isOwn(judged.found)) return null;
    const { found } = judged, left = this.choiceOf(match, found), { why } = left < 0 ? { why: "It can't be taken back" } : this.undoTo(left);
    return el("section", { class: "coach", "aria-label": "Coach" }, el("p", {}, el("strong", {}, `${this.costOf(found)}.`), ` Better: ${judged.better.words}.`), this.why(found, judged),
      el("div", { class: "row" }, button("try again", [sign("undo"), " Try again"], () => (why ? toast(why) : this.undo(left)), { "aria-disabled": why ? "true" : null }),
        button("show", "Show", () => this.lookAt(match, found)), button("heard", "Go on", () => { this.judged = null; this.frame = null; this.draw(); })));
  },

  // The first choice of a decision.
  choiceOf({ sitting }, { draw, seat }) { return sitting.marks.findIndex(({ events, now }) => events >= draw && now.seat === seat); },

  wordsOf(box) { return [...this.place.querySelectorAll(`${box} p`)].map(({ textContent }) => textContent).join(" "); },

  // The board where a decision was made.
  lookAt(match, { draw }) {
    const after = match.frames.findIndex(({ steps }) => steps.some((one) => one.asked && one.draw >= draw));
    this.frame = (after < 0 ? match.frames.length : after) - 1;
    this.draw();
    this.field.see(placesOf(this.marks()));
  },

  // ---- review: the whole game ---------------------------------------------------------------------

  askReview(seats = this.match.persons.length ? this.match.persons : this.table.seats_.map((_, seat) => seat)) {
    const { match } = this, held = this.reviewed?.match === match ? this.reviewed : { match, all: new Map(), seats: [] };
    const one = (this.reviewed = Object.assign(held, { state: "going", seats: [...new Set([...held.seats, ...seats])] }));
    this.adviser("hint").ask({ kind: "review", seed: REVIEW_SEED, games: REVIEW_GAMES, start: match.start, events: match.sitting.events, seats: [...seats], left: match.sitting.left, held: this.gone().filter(({ row }) => row).map(({ place, row }) => [place, row]) }, ({ found, done, fault }) => {
      if (this.reviewed !== one) return;
      if (found?.turns) one.result = found.result;
      for (const each of found?.turns || found?.smooth || (found ? [found] : [])) if (each.lost || !one.all.get(each.place)?.lost) one.all.set(each.place, { ...one.all.get(each.place), ...each });
      if (done || fault) one.state = fault ? `No review: ${fault}` : "done";
      const isFirst = found?.mark && this.mistakes().length === 1;
      if (found?.mark && !one.isTurned && !one.isShown) this.turnTo(this.mistakes()[0], false);
      else this.reviewDrawn();
      if (isFirst || done || fault) say(done ? this.verdictOf() : fault ? one.state : this.costOf(found));
    });
    this.draw();
  },

  stopReview() {
    this.adviser("hint").stop();
    this.reviewed.state = "stopped";
    this.reviewDrawn();
  },

  // Decisions of the seats judged, in the order of the game; those that were clearly worse than another.
  gone() { return [...this.reviewed.all.values()].sort((a, b) => a.place - b.place); },
  mistakes() { return this.gone().filter(({ mark }) => mark); },
  isOwn({ seat }) { const { match, viewer } = this; return viewer === null || match.playerOf(seat) === match.playerOf(viewer); },

  reviewDrawn() {
    const box = this.place.querySelector(".review"), held = document.activeElement?.dataset.do;
    if (!box) return;
    box.replaceWith(this.reviewShown());
    if (held) this.place.querySelector(`.review [data-do="${CSS.escape(held)}"]`)?.focus({ preventScroll: true });
    this.field.mark(this.marks());
  },

  verdictOf() {
    const all = this.gone().filter((one) => one.lost && this.isOwn(one)), many = all.filter(({ mark }) => mark).length;
    if (!all.length) return "Your decisions";
    const mean = (sum) => ((100 * sum) / all.length).toFixed(1), lost = mean(all.reduce((sum, one) => sum + one.lost.value, 0)), se = mean(Math.hypot(...all.map((one) => one.lost.se)));
    return `${many ? counted(many, "mistake") : "No clear mistake"} in ${counted(all.length, "decision")}${this.reviewed.state === "done" ? "" : " so far"}; one cost ${+lost || +se ? `${lost} ± ${se} points on average` : `nothing that ${REVIEW_GAMES} games show`}`;
  },

  reviewShown() {
    const { reviewed, match } = this, { state, at } = reviewed, gone = this.gone(), all = gone.filter(({ bot }) => !bot), judged = all.filter(({ lost }) => lost), wrong = this.mistakes(), here = reviewed.all.get(at);
    const going = state === "done" ? "" : ["going", "stopped"].includes(state) ? `Judged: ${judged.length} of ${all.length || "?"} decisions` : state;
    const others = this.table.seats_.map((_, seat) => seat).filter((seat) => !reviewed.seats.includes(seat));
    return el("section", { class: "review", "aria-label": "Review" }, el("p", { class: "verdict" }, this.verdictOf()), going ? el("div", { class: "row" }, small(going), state === "going" ? button("stop", "Stop", () => this.stopReview()) : state === "stopped" ? button("go on", "Go on", () => this.askReview(reviewed.seats)) : null) : null,
      gone.some(({ before }) => before) ? curve(gone.filter(({ before }) => before), reviewed, this) : null, here ? this.mistakeShown(here, wrong) : null,
      judged.length ? el("details", { class: "small", open: reviewed.isTold, ontoggle: ({ target }) => { reviewed.isTold = target.open; } }, el("summary", {}, `± is one standard error, of ${REVIEW_GAMES} games`), el("p", {}, `A dot is a mistake, as large as what it cost; what costs under 2 points may be judged by an evaluation. The command says the same of the saved game: `),
        el("code", {}, `samurai-odds ${this.game} review ${this.laid}.json --games ${REVIEW_GAMES}`)) : null,
      state === "done" && others.length && match.persons.length ? el("div", { class: "row" }, button("others", "Judge the others too", () => this.askReview(others))) : null);
  },

  // One mistake: what it was, what it cost; what had been better only when it is asked for.
  mistakeShown(one, wrong) {
    const { reviewed, match } = this, place = wrong.indexOf(one), go = (by) => { this.turnTo(wrong[(place + by + wrong.length) % wrong.length]); };
    const made = one.plan && (one.made ||= this.bothOf(match, one)), isOpen = reviewed.isShown;
    if (!one.mark) return el("p", {}, `${capital(this.played.turn)} ${one.number}: ${one.bot ? "left to the bot" : one.lost ? `no better plan was found. Played: ${made.mine.words}` : "not judged yet"}.`);
    return el("section", { class: "mistake" }, el("div", { class: "row" }, el("h2", {}, `${one.mark} Mistake ${place + 1} of ${wrong.length}`), wrong.length > 1 ? button("next mistake", "Next mistake", () => go(1)) : null),
      el("p", {}, el("strong", {}, `${this.costOf(one)}.`), ` Played: ${made.mine.words}.`),
      isOpen ? el("p", {}, `Better: ${made.better.words}.`) : null, isOpen ? this.why(one, made) : null,
      el("div", { class: "row" }, this.isOwn(one) && match.persons.length ? button("retry", [sign("undo"), " Retry"], () => this.tryAgain(one), { class: "main" }) : null,
        isOpen ? null : button("answer", "Show the answer", () => { reviewed.isShown = true; this.lookAt(match, one); say(`Better: ${made.better.words}`); }), this.frame === null ? button("look", "Show the board", () => this.turnTo(one)) : null));
  },

  turnTo(one, isTurned = true) {
    Object.assign(this.reviewed, { at: one.place, isTurned, isShown: this.reviewed.at === one.place && this.reviewed.isShown });
    this.lookAt(this.match, one);
  },

  // What the board has of the decision looked at: what was played, and the answer once it may be seen.
  marksOfReview() {
    const { reviewed, match, retry } = this, one = retry ? retry.answer : reviewed?.match === match && reviewed.all.get(reviewed.at);
    if (!one?.plan || this.frame === null) return null;
    const made = (one.made ||= this.bothOf(match, one)), isOpen = retry || reviewed.isShown;
    return this.arrowsOfBoth(isOpen ? made : { mine: made.mine, better: { steps: [] } }, one);
  },

  // What those who learn see on the board, null where that is nothing.
  marksLearnt() {
    const { judged, hint, frame } = this;
    if (hint?.open && frame === null) return this.hintMarks();
    return judged && this.isOwn(judged.found) ? this.arrowsOfBoth(judged, judged.found) : this.marksOfReview() ?? (this.reviewed ? [] : null);
  },

  // ---- a decision tried again ---------------------------------------------------------------------

  // The game as it stood before a decision: nothing of the answer is on the page until it has been tried.
  tryAgain(found) {
    const game = this.retry?.game || this.match, left = this.choiceOf(game, found);
    this.adviser("tutor").stop();
    this.adviser("hint").stop();
    if (this.reviewed.state === "going") this.reviewed.state = "stopped";
    this.match = game.undo(left);
    this.clear({ retry: { game, found, tried: false, answer: null, from: left }, plan: null, hint: null, judged: null, deciding: null });
    this.shown = this.match.frames.length;
    say(this.spoken = ""); // what was said of it is gone
    this.draw();
    scrollTo(0, 0); // to the board
  },

  judgeRetry(found, fault) {
    const { retry } = this;
    retry.answer = found || null;
    retry.fault = fault;
    if (found) this.lookAt(this.match, found);
    else this.draw();
    say(this.wordsOf(".retry"));
  },

  endRetry(next = null) {
    const { game } = this.retry;
    this.adviser("tutor").stop();
    this.clear({ match: game, retry: null, plan: null });
    if (next) this.turnTo(next);
    else this.draw();
  },

  retried() {
    const { retry } = this, { found, tried, answer, fault } = retry;
    const wrong = this.mistakes().filter((one) => this.isOwn(one)), next = wrong[(wrong.findIndex(({ place }) => place === found.place) + 1) % wrong.length];
    const title = !tried ? `Retry ${this.played.turn} ${found.number}: find what is better` : fault ? `No judgment: ${fault}` : !answer ? "Judging what you tried ..." : answer.mark ? `This cost ${inPoints(answer.lost)}; before it was ${inPoints(found.lost)}` : "Well done: no better plan was found";
    const made = answer && (answer.made ||= this.bothOf(this.match, answer)), first = answer && answer.best && answer.mark ? made.better.words : null;
    return el("section", { class: "retry", "aria-label": "Retry" }, el("p", { class: "verdict" }, title), answer ? el("p", {}, `You tried: ${made.mine.words}.`, first ? ` Better: ${first}.` : "") : null, answer?.mark ? this.why(answer, made) : null,
      el("div", { class: "row" }, tried && !fault && !answer ? null : [this.match.sitting.choices.length > retry.from || tried ? button("try again", [sign("undo"), " Try again"], () => this.tryAgain(found), { class: answer?.mark ? "main" : "" }) : null, tried && next && next !== found ? button("next mistake", "Next mistake", () => this.endRetry(next), { class: answer?.mark ? "" : "main" }) : null], button("review", "Back to the review", () => this.endRetry(found))));
  },
});

// The win chance at every decision judged or glanced at, one line for each seat that is judged; a dot where one gave
// chances away, as large as what it cost; a tap looks at the decision nearest to it.
function curve(turns, { result, seats, at }, view) {
  const wide = 300, high = 80, steps = turns.length, svg = shape("svg", { viewBox: `-38 -9 ${wide + 48} ${high + 18}`, class: "curve", role: "img" });
  const lines = view.table.seats_.length === 2 ? [view.match.persons[0] ?? 0] : seats, x = (k) => ((k / steps) * wide).toFixed(1), y = (chance) => (high - chance * high).toFixed(1);
  const chances = (seat) => [...turns.map(({ before }) => before[seat].value), result[seat].value], names = view.table.seats_;
  for (const chance of [0, 0.5, 1]) svg.append(shape("line", { x1: 0, x2: wide, y1: y(chance), y2: y(chance), class: "half" }), written(-4, high - chance * high + 4, "", `${100 * chance}%`));
  lines.forEach((seat, k) => svg.append(shape("polyline", { points: chances(seat).map((chance, n) => `${x(n)},${y(chance)}`).join(" "), class: `line nth-${k}` })));
  turns.forEach((one, k) => {
    const seat = lines.includes(one.seat) ? one.seat : lines[0], put = [x(k), y(one.before[seat].value)];
    if (one.place === at) svg.append(shape("circle", { cx: put[0], cy: put[1], r: 11, class: "here" }));
    svg.append(shape("circle", { cx: put[0], cy: put[1], r: one.mark ? (3 + 4 * Math.sqrt(Math.min(1, one.lost.value / 0.2))).toFixed(1) : 1.5, class: one.mark ? "dot" : "point" }));
  });
  svg.addEventListener("click", ({ clientX }) => {
    const { left, width } = svg.getBoundingClientRect(), k = ((clientX - left) / width * (wide + 48) - 38) / wide * steps, near = (all) => all.reduce((best, one) => (Math.abs(turns.indexOf(one) - k) < Math.abs(turns.indexOf(best) - k) ? one : best));
    const wrong = turns.filter(({ mark }) => mark);
    view.turnTo(near(wrong.length ? wrong : turns));
  });
  svg.setAttribute("aria-label", `Win chance by decision: ${lines.map((seat) => `${names[seat]} from ${inPercent({ value: chances(seat)[0] })} to ${inPercent({ value: result[seat].value })}`).join(", ")}`);
  return svg;
}
