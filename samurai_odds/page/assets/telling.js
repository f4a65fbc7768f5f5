"use strict";
// What was told of a game on the page, forwards and back; dice that fell, put in one by one.
Object.assign(PlayView.prototype, {
  // Dice that fell, put in one by one: in their order where they are told apart, else in any.
  rolled(fell = []) {
    const { title, choices } = this.offer, known = new Set(choices.flatMap(({ dice }) => dice)), number = choices[0].dice.length;
    const apart = choices.length === known.size ** number, faces = apart ? [...known] : [...known].reverse(); // of those alike, what counts first
    const times = (all, face) => all.filter((one) => one === face).length;
    const holds = ({ dice }, all) => all.every((face, k) => (apart ? dice[k] === face : times(all, face) <= times(dice, face)));
    const put = (all, name) => {
      const found = choices.filter((one) => holds(one, all));
      if (all.length === number) return this.choose(found[0].place);
      section.replaceWith(this.rolled(all));
      return this.place.querySelector(`[data-do="${name}"]`)?.focus({ preventScroll: true });
    };
    const die = (face) => button(`face ${face}`, capital(face), () => put([...fell, face], `face ${face}`), { disabled: !choices.some((one) => holds(one, [...fell, face])) });
    const section = el("section", { class: "asked" }, el("p", { class: "verdict" }, capital(fell.length ? `${title} ${fell.join(", ")} ...` : title)),
      small(`Die ${fell.length + 1} of ${number}`), el("div", { class: "row options", role: "group", "aria-label": "The next die" }, faces.map(die)),
      el("div", { class: "row" }, fell.length ? button("back", "Choose again", () => put([], `face ${faces[0]}`)) : null));
    return section;
  },

  // What was told: the steps since the last choice, or around the frame looked at.
  told(frame, live) {
    const { match } = this, viewer = this.viewer, last = match.frames.length - 1, here = live ? last : this.frame;
    const first = live && match.persons.length ? Math.min(this.shown, last) : Math.max(0, here - 3);
    const items = match.frames.slice(Math.max(first, here - LINES_SHOWN), here + 1).flatMap((one, k, all) =>
      match.linesOf(one, viewer).map((line) => el("li", { class: k === all.length - 1 ? "now" : "" }, line.trim())));
    const go = (to) => { this.still(); this.frame = Math.max(0, Math.min(last, to)); this.draw(); };
    const turnOf = (by) => {
      const turn = match.frames[here].turn;
      let to = here;
      while (to + by >= 0 && to + by <= last && match.frames[to].turn === turn) to += by;
      return to;
    };
    const step = (name, sign, label, to, off) => button(name, sign, () => go(to()), { "aria-label": label, title: label, disabled: off });
    return last < 0 ? null : el("section", { class: "told" }, el("ol", { tabindex: "0", "aria-label": "What happened" }, items),
      el("div", { class: "row steps" }, step("first", "◀◀", `${this.played.turn} back`, () => turnOf(-1), !here), step("earlier", "◀", "step back", () => here - 1, !here),
        el("span", { class: "small" }, `${here + 1} of ${last + 1}`),
        step("later", "▶", "step forward", () => here + 1, here >= last), step("last", "▶▶", `${this.played.turn} forward`, () => turnOf(1), here >= last)),
      live ? null : el("div", { class: "row" }, button("watch", this.watching ? "Stop" : "Watch", () => (this.watching ? (this.still(), this.draw()) : this.watch())),
        button("present", match.now ? "Back to the game" : "To the end", () => go(last))));
  },

  // Step on by itself, to the end or until something is tapped.
  watch() {
    this.watching = setTimeout(() => {
      if (this.frame === null || !this.map.isConnected) return this.still();
      this.frame += 1;
      return this.frame < this.match.frames.length - 1 ? this.watch() : (this.still(), this.draw());
    }, WATCHED_MS);
    this.draw();
  },

  still() {
    clearTimeout(this.watching);
    this.watching = null;
  },
});
