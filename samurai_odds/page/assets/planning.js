"use strict";
// Order and move in one gesture: a hex tapped after an order is where that unit moves, as soon as orders are given. And the
// end of a turn in one tap.
const MOST_WAYS = 6;
Object.assign(PlayView.prototype, {
  // After a choice: whom it ordered, or the moves that wait for the end of orders.
  planned({ kind, seat }, option) {
    const { match, table } = this, { now } = match, [at] = option?.places ?? [], isOrder = table.is_move_ && option?.places.length === 1 && [...table.ordered_(numbers(match.sitting.state))].includes(at);
    if (now?.what < 0 && now.seat === seat && isOrder && (now.kind === kind || this.course)) {
      this.course ||= { kind, seat, turn: match.turn, to: new Map() };
      if (this.course.kind === kind) Object.assign(this.course, { last: at, ahead: null });
    }
    this.followPlan();
  },

  // Play what is planned, until something else is asked, or something happens besides.
  followPlan() {
    const { match, course: plan } = this;
    if (plan) this.course = this.follow(plan, match.sitting, (place) => match.choose(place));
  },

  // Play a plan in a game, or on a copy of it; returns it as long as it is not over.
  follow(plan, sitting, choose = (place) => sitting.choose(place)) {
    const isOwn = () => sitting.now?.what < 0 && sitting.now.seat === plan.seat && sitting.state[this.played.AT.TURN] === plan.turn;
    while (isOwn() && (plan.values || sitting.now.kind !== plan.kind)) {
      const made = sitting.events.length, place = this.answerOf(plan, sitting);
      if (place < 0) return Object.assign(plan, this.isMove(sitting) ? {} : { last: undefined });
      choose(place);
      if (!plan.values && sitting.events.length > made + 1) return null;
    }
    return isOwn() ? plan : null;
  },

  // What a plan says to what is asked, -1 where it says nothing: who moves, and where to; then, where the turn is to be ended,
  // that nobody fights, or all that the bot would in battles, and what comes after that.
  answerOf(plan, sitting) {
    const { now } = sitting, { subject: [at], choices } = this.offered(now, sitting);
    if (this.isMove(sitting)) {
      const to = plan.to.get(at);
      plan.to.delete(at);
      if (at === plan.last) plan.last = undefined; // it is asked for itself
      return choices.findIndex(({ places: [place, more] }) => place !== undefined && more === undefined && (at === undefined ? plan.to.has(place) : place === to));
    }
    if (!plan.values) return -1;
    if (this.table.may_come_first_(numbers(sitting.state))) return now.options.indexOf(plan.values.shift());
    return plan.fights ? now.usual : choices.findIndex(({ role }) => role === "end");
  },

  // Whether it is asked who moves, or where to.
  isMove({ state }) { return this.table.is_move_(numbers(state)); },

  // Where the unit ordered last may move, tried on a copy on which those before it have moved: worked out once the tap shows.
  planAhead() {
    const { match, course: plan, offer } = this, end = offer?.choices.find(({ role, places }) => role === "end" && !places.length);
    if (!this.isWaiting() || plan.ahead || this.picked.length) return;
    setTimeout(() => {
      if (this.match !== match || this.offer !== offer || this.course !== plan || plan.ahead) return;
      plan.ahead = new Set();
      const next = copied(match.sitting, plan.seat), taken = new Set([...this.ordered, ...offer.choices.flatMap((one) => one.places)]);
      if (match.now.kind === plan.kind) {
        if (!end) return;
        next.choose(end.place);
      }
      this.follow({ ...plan, to: new Map(plan.to) }, next);
      if (!this.follow({ ...plan, to: new Map([[plan.last, null]]) }, next) || !this.isMove(next)) return;
      const { subject: [at], choices } = this.offered(next.now, next), places = choices.filter((one) => one.places.length === 1).map((one) => one.places[0]);
      if (at === plan.last) plan.ahead = new Set(places.filter((place) => !taken.has(place) && places.indexOf(place) === places.lastIndexOf(place)));
      if (plan.ahead.size && this.map.isConnected) this.askOnBoard();
    }, SLICE);
  },

  placesPlanned() {
    const { course: plan } = this;
    return this.isWaiting() && plan.ahead && !this.picked.length ? [...plan.ahead].map((place) => ({ place, says: `${this.spots[place][2]}: ${this.spots[plan.last][2]} moves there`, ahead: true })) : [];
  },

  planTo(place) {
    const { match, course: plan } = this;
    plan.to.set(plan.last, place);
    const text = `${this.spots[plan.last][2]} moves to ${this.spots[place][2]}`;
    if (match.now.kind !== plan.kind) this.atOnce(() => this.followPlan());
    else this.draw();
    say(`${text}. ${capital(this.offer?.title ?? "")}`);
  },

  // What was planned as arrows, and in words what a tap on a hex does.
  plansMarked() { return this.course && this.match.now?.kind === this.course.kind ? [...this.course.to].map(([from, to]) => ({ is: "moved", from, to })) : []; },
  planWords() { return this.isWaiting() ? ` Tap a hex: your unit at ${this.spots[this.course.last][2]} moves there.` : ""; },

  // Whether the unit ordered last moves where a hex is tapped: nothing is planned for it, nor another one asked about.
  isWaiting() { const { course: plan, offer } = this; return Boolean(offer) && plan?.last !== undefined && !plan.to.has(plan.last) && (offer.subject[0] ?? plan.last) === plan.last; },

  // ---- the end of a turn ------------------------------------------------------------------------

  // How a turn may be ended with the option that ends its battles: by what is asked after it, and the battles that the bot
  // would fight. Not between two persons, who can't take back what is drawn; nor while orders are given: a button that
  // comes and goes there is tapped for another.
  waysToEnd({ place, role }) {
    const { match, offer, table } = this, { seat, usual } = match.now, next = copied(match.sitting, seat);
    if (role !== "end" || !table.is_move_ || offer.choices.every((one) => one.role !== "target")) return [];
    const ways = this.waysFrom(next.choose(place), seat);
    return ways.filter(({ values }) => ways.length <= MOST_WAYS || !values[1]).map((one) => ({ ...one, fights: offer.choices[usual].role === "target" }));
  },

  // The answers to what is asked whatever is drawn before it, and to what is asked after that.
  waysFrom(sitting, seat) {
    const { match, table } = this;
    if (match.isShared || match.about.dice || !table.may_come_first_) return [];
    if (sitting.now?.what > 0) sitting.choose(sitting.now.usual); // a draw: no more than one
    const { now, state } = sitting;
    if (!(now?.what < 0 && now.seat === seat && table.may_come_first_(numbers(state)))) return [];
    return [...table.offer_(numbers(state), now.options).choices_].flatMap(({ text_: text }, k) => {
      const own = now.options[k], more = this.waysFrom(copied(sitting).choose(k), seat);
      return more.length ? more.map(({ values, says }) => ({ values: [own, ...values], says: `${text} · ${says}` })) : [{ values: [own], says: text }];
    });
  },

  endBy({ values, fights }) {
    const { match: { now, turn } } = this;
    this.atOnce(() => {
      this.course = { ...this.course ?? { seat: now.seat, turn, to: new Map() }, values: [...values], fights };
      this.followPlan();
    });
  },
});
