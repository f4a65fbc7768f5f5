"use strict";
// Order and move in one gesture: a hex tapped after an order is where that unit moves, as soon as orders are given.
Object.assign(PlayView.prototype, {
  // After a choice: whom it ordered, or the moves that wait for the end of orders.
  planned({ kind, seat }, option) {
    const { match, table } = this, { now } = match, [at] = option?.places ?? [], isOrder = option?.places.length === 1 && [...table.ordered_(numbers(match.sitting.state))].includes(at);
    if (now?.what < 0 && now.seat === seat && isOrder && (now.kind === kind || this.course)) {
      this.course ||= { kind, seat, turn: match.turn, to: new Map(), kinds: new Set() };
      if (this.course.kind === kind) Object.assign(this.course, { last: at, ahead: null });
    }
    this.followPlan();
  },

  // Play what is planned, until something else is asked, or something happens besides.
  followPlan() {
    const { match, course: plan } = this, isOwn = () => match.now?.what < 0 && match.now.seat === plan.seat && match.turn === plan.turn;
    if (plan && !isOwn()) this.course = null;
    while (this.course && isOwn() && match.now.kind !== plan.kind) {
      if (!plan.kinds.has(match.now.kind)) { this.course = null; return; }
      const { subject: [at], choices } = this.offered(match.now), to = plan.to.get(at), made = match.sitting.events.length;
      const found = choices.find(({ places: [place, more] }) => more === undefined && (to === undefined ? plan.to.has(place) : place === to));
      plan.to.delete(at);
      if (at === plan.last) plan.last = undefined; // it is asked for itself
      if (!found) return;
      match.choose(found.place);
      if (match.sitting.events.length > made + 1) this.course = null;
    }
  },

  // Where the unit ordered last may move, tried on a copy: worked out once the tap shows.
  planAhead() {
    const { match, course: plan, offer } = this, end = offer?.choices.find(({ role, places }) => role === "end" && !places.length);
    if (!this.isWaiting() || plan.ahead || this.picked.length) return;
    setTimeout(() => {
      if (this.match !== match || this.offer !== offer || this.course !== plan || plan.ahead) return;
      plan.ahead = new Set();
      const next = copied(match.sitting), made = next.events.length, kinds = [];
      const ask = () => (next.now?.what < 0 && next.now.seat === plan.seat ? this.table.offer_(numbers(next.known(plan.seat)), next.now.options) : null), go = (k) => { next.choose(k); return ask(); };
      let now = match.now.kind !== plan.kind ? ask() : end ? go(end.place) : null;
      for (; now && kinds.length < 2; kinds.push(next.now.kind)) {
        if (now.subject_[0] === plan.last) break;
        kinds.push(next.now.kind);
        const who = [...now.choices_].findIndex(({ places_: places }) => places.length === 1 && places[0] === plan.last);
        now = who < 0 ? null : go(who);
      }
      if (!now || now.subject_[0] !== plan.last || next.events.length > made + 2) return;
      [...kinds, next.now.kind].forEach((kind) => plan.kinds.add(kind));
      const places = [...now.choices_].map((one) => [...one.places_]).filter(({ length }) => length === 1).map(([place]) => place), asked = new Set(this.offer.choices.flatMap((one) => one.places));
      plan.ahead = new Set(places.filter((place) => !asked.has(place) && !this.ordered.has(place) && places.indexOf(place) === places.lastIndexOf(place)));
      if (plan.ahead.size && this.map.isConnected) this.askOnBoard();
    }, SLICE);
  },

  placesPlanned() {
    const { course: plan } = this;
    return this.isWaiting() && plan.ahead && !this.picked.length ? [...plan.ahead].map((place) => ({ place, says: `${this.spots[place][2]}: ${this.spots[plan.last][2]} moves there` })) : [];
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
});
