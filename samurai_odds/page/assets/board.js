"use strict";
// The board of a whole game, drawn from data, under a camera: fingers, wheel, keys and buttons move it. What is not
// to be read at a size is left out: far off stand shapes and blocks, then letters, near to the names of places.
const HEX = [[0, -57.7], [50, -28.9], [50, 28.9], [0, 57.7], [-50, 28.9], [-50, -28.9]], WIDE = 100; // a hex, as the data has it
const FINGER = 30, FEW_PX = 15, SMALL_PX = 34, NEAR_PX = 71, NAMES_PX = 56, MOST_PX = 130, TEXT_PX = 11.5, CALM_MS = 380, TWICE_MS = 320, DRAGGED = 10, INSIDE = 45, CLOSE = 310; // of a place in sight: how far within; of an enemy: how near
const SECTIONED = 1400, DIAL = 84, DIAL_PX = 74; // how wide a board opens on a section; a dial: how far from its place, and how near
const LETTERS = { "ashigaru-spear": "AS", "ashigaru-bow": "AB", "ashigaru-arquebus": "AA", "samurai-spear": "SS", "samurai-bow": "SB", levy: "LV", "samurai-spear-cavalry": "CS", "samurai-bow-cavalry": "CB", bodyguard: "BG" };
const LOOKS = { // what a ground is drawn as
  forest: "trees", woods: "trees", "heavy-woods": "trees thick", hill: "rises", river: "waves", water: "waves", ford: "waves shallow", "shallow-ford": "waves shallow", bridge: "waves crossed",
  building: "roofs", village: "roofs", castle: "roofs tall", palisade: "stakes", fence: "stakes low", field: "rows", "rice-paddy": "rows wet", ravine: "cliffs",
};
const STROKES = {
  trees: "M-30 30l8-14 8 14zM-4 36 6 18l10 18zM20 28l7-13 8 13zM-36-18l6-11 7 11zM24-16l6-12 7 12z", thick: "M-14 24l7-13 7 13zM8-22l6-11 7 11zM-18-20l6-11 7 11z",
  rises: "M-34 32Q-18 2 0 32M-8 34Q12-2 34 34M-38-16Q-28-34-16-18M16-18Q28-36 38-16", roofs: "M-34 34V20h-4l14-10 14 10h-4v14zM8 36V24H4l13-9 13 9h-4v12z", tall: "M-8-20v-8h-4l12-12 12 12H8v8z",
  waves: "M-36 22q9-9 18 0t18 0 18 0 18 0M-30 34q8-8 15 0t15 0 15 0M-36-22q9-9 18 0t18 0 18 0 18 0", shallow: "M-42 0h12M-18 0h12M6 0h12M30 0h12", crossed: "M-14-50V50M14-50V50M-14-30h28M-14 0h28M-14 30h28",
  rows: "M-32 24v10M-24 22v12M-4 30v12M4 28v12M22 22v12M30 24v10M-34-18v9M30-20v9", wet: "M-44 40h88M-44-8h88", stakes: "M-40 38V14l5-7 5 7v24M-22 38V14l5-7 5 7v24M-4 38V14l5-7 5 7v24M14 38V14l5-7 5 7v24M32 38V14l5-7M-44 26h88", low: "M-44 34h88",
  cliffs: "M-42-24 42-24M-30-24l4 14M-10-24l4 14M10-24l4 14M30-24l4 14M-42 30 42 30M-30 30l4-14M-10 30l4-14M10 30l4-14M30 30l4-14",
};
const RANKS = { foot: "M10.5 0A10.5 10.5 0 1 1 10.5-.01z", mounted: "M0-14 4-5 14-4 6 3 9 13 0 8-9 13-6 3-14-4-4-5z", commander: "M0-14 12 0 0 14-12 0z" };
const SYMBOLS = { circle: "M5.5 0A5.5 5.5 0 1 1 5.5-.01z", triangle: "M0-6 6.500 5.5-6.500 5.5z", square: "M-5-5h10v10h-10z", swords: "M-6-6 6 6M6-6-6 6" };
const SHIELD = "M0-46 33-24V33H-33V-24z", CAMP = "M-35-33H35V33H-35z", BURST = "M0-26 7-9 25-8 11 4 16 22 0 12-16 22-11 4-25-8-7-9z", TICK = "M-7 0l5 5 9-10";
const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const rounded = (one) => Math.round(10 * one) / 10;
const pathOf = (corners, at = [0, 0], by = 1) => `M${corners.map((corner) => corner.map((one, axis) => rounded(at[axis] + by * one)).join(" ")).join("L")}z`;
const silhouettes = new Map();
function silhouette(kind, x, y, by) {
  if (!silhouettes.has(kind)) silhouettes.set(kind, shape("g", { class: "fg", fill: "currentColor" }, ...(FIGURES[kind] || []).map(drawnPart)));
  const one = silhouettes.get(kind).cloneNode(true);
  one.setAttribute("transform", `translate(${x} ${y}) scale(${by})`);
  return one;
}
const written = (x, y, kind, words) => shape("text", { x, y, class: kind }, String(words));

class BoardView {
  constructor(host) {
    Object.assign(this, { host, pieces: new Map(), spots: new Map(), fingers: new Map(), cam: { x: 0, y: 0, w: 1 }, tappedAt: 0 });
    host.classList.add("map");
    host.setAttribute("role", "region");
    host.setAttribute("aria-label", "Board");
    this.svg = shape("svg", { class: "field", role: "group" });
    for (const name of ["ground", "under", "rung", "counters", "over", "tops", "legal"]) this.svg.append(this[name] = shape("g", name === "legal" ? {} : { class: name, "aria-hidden": "true" }));
    const tool = (name, label, act) => button(name, sign(name), act, { "aria-label": label, title: label });
    this.strip = el("div", { class: "strip" });
    this.caption = el("p", { class: "caption", hidden: true });
    this.note = el("p", { class: "note" });
    host.replaceChildren(this.svg, this.note, this.strip, this.caption, el("div", { class: "float" }, tool("plus", "Closer", () => this.zoom(0.7)), tool("minus", "Farther", () => this.zoom(1.4)), tool("zoom", "Whole board", () => this.whole())));
    const { svg } = this;
    for (const [name, act] of Object.entries({ pointerdown: "down", pointermove: "drag", pointerup: "up", pointercancel: "up", click: "clicked" })) svg.addEventListener(name, (event) => this[act](event));
    svg.addEventListener("wheel", (event) => { event.preventDefault(); this.zoom(event.deltaY > 0 ? 1.15 : 1 / 1.15, event.clientX, event.clientY); }, { passive: false });
    host.addEventListener("keydown", (event) => { const by = { "+": 0.8, "=": 0.8, "-": 1.25 }[event.key]; if (by) this.zoom(by); });
    new ResizeObserver(() => this.resized()).observe(host);
  }

  // ---- the camera -----------------------------------------------------------------------------

  get size() { return this.svg.getBoundingClientRect(); }
  get pixels() { return (this.size.width / this.cam.w) * WIDE; } // of a place
  get widest() { const { width, height } = this.size; return Math.max(this.box[2], (this.box[3] * width) / height); }

  // Where it becomes higher or lower, the board stays where it is under a finger, unless what is asked is no more in sight.
  resized() {
    const { size: { width }, wide, wanted } = this;
    this.wide = width;
    if (wanted && !(this.seen && width === wide && !this.moving && this.areInSight(this.needed))) this.fit(wanted, false);
    else this.put(width !== wide);
  }

  // The camera is about to go elsewhere: a finger that comes on the way or just after it is aimed at what stood there before.
  goes() {
    if (!this.isGoing) this.before = this.seen && this.stood;
    this.calm = performance.now() + CALM_MS;
  }
  halt() {
    cancelAnimationFrame(this.moving);
    this.moving = 0;
  }
  get isGoing() { return performance.now() < this.calm; }

  put(isHeld = true) {
    const { width, height } = this.size, { cam, box, svg } = this;
    if (!width || !box) return;
    const high = (cam.w * height) / width, hold = (at, wide, low, most) => (wide >= most ? low + (most - wide) / 2 : Math.min(low + most - wide, Math.max(low, at)));
    cam.x = hold(cam.x, cam.w, box[0], box[2]);
    if (isHeld) cam.y = hold(cam.y, high, box[1], box[3]);
    svg.setAttribute("viewBox", [cam.x, cam.y, cam.w, high].map(rounded).join(" "));
    const px = (width / cam.w) * WIDE, level = px < FEW_PX && !this.isMap ? "least" : px < SMALL_PX ? "far" : px < (this.isMap ? NAMES_PX : NEAR_PX) ? "mid" : "near";
    if (svg.dataset.level !== level) svg.dataset.level = level;
    const fs = rounded((TEXT_PX * WIDE) / px), by = rounded(Math.min(1.6, Math.max(1, NAMES_PX / px)));
    svg.style.setProperty("--fs", `${fs}px`);
    svg.style.setProperty("--by", by);
    if (this.isMap && this.drawn?.fs !== fs) { this.drawn = { fs, by }; this.named(); }
    svg.style.setProperty("--px", `${rounded(WIDE / px)}px`);
    this.stood = { x: cam.x, y: cam.y, by: cam.w / width };
  }

  zoom(by, x, y) {
    Object.assign(this, { wanted: null, calm: 0 });
    this.halt();
    const { left, top, width, height } = this.size, { cam } = this, fx = x === undefined ? 0.5 : (x - left) / width, fy = y === undefined ? 0.5 : (y - top) / height;
    const wide = Math.min(this.widest, Math.max((WIDE * width) / MOST_PX, cam.w * by));
    cam.x += fx * (cam.w - wide);
    cam.y += (fy * (cam.w - wide) * height) / width;
    cam.w = wide;
    this.put();
  }

  // Bring a box into sight, with places at least so many pixels wide if it is given.
  fit(box, smooth = true) {
    const { width, height } = this.size;
    this.wanted = box;
    if (!width) return;
    const [x0, y0, x1, y1, least = 1] = box, wide = Math.min(this.widest, (WIDE * width) / least, Math.max(x1 - x0, ((y1 - y0) * width) / height, (WIDE * width) / 76));
    const to = { x: (x0 + x1 - wide) / 2, y: (y0 + y1 - (wide * height) / width) / 2, w: wide }, from = { ...this.cam }, begun = performance.now();
    this.halt();
    this.goes();
    if (!smooth || !this.seen || isStill()) {
      Object.assign(this.cam, to);
      this.seen = true;
      return this.put();
    }
    const step = (now) => {
      const t = Math.min(1, Math.max(0, now - begun) / CALM_MS), eased = 1 - (1 - t) ** 3;
      for (const name of ["x", "y", "w"]) this.cam[name] = from[name] + (to[name] - from[name]) * eased;
      this.put();
      this.moving = t < 1 ? requestAnimationFrame(step) : 0;
    };
    return step(begun);
  }

  around(places, least) {
    const at = places.map((place) => this.at[place]).filter(Boolean), room = 0.75 * WIDE, side = (pick, of) => pick(...at.map((one) => one[of]));
    return [side(Math.min, 0) - room, side(Math.min, 1) - room, side(Math.max, 0) + room, side(Math.max, 1) + room, least];
  }

  // The camera goes where all these places are in sight; it stays where it is if there are none.
  see(places) {
    const there = places.filter((place) => this.at[place]);
    if (there.length) this.fit(this.around((this.needed = there)));
  }
  // Where some of these are out of sight, the camera goes where all are, with what is about them.
  reach(places) { if (!this.areInSight(places)) this.see(this.about(places, SMALL_PX)); }
  whole() { const [x, y, wide, high] = this.box; this.fit([x, y, x + wide, y + high]); }
  areInSight(places) { return places.every((place) => this.isInSight(place)); }
  isInSight(place) {
    const { width, height } = this.size, { cam } = this, [x, y] = this.at[place], high = (cam.w * height) / width;
    return x > cam.x + INSIDE && y > cam.y + INSIDE && x < cam.x + cam.w - INSIDE && y < cam.y + high - INSIDE;
  }

  // ---- fingers --------------------------------------------------------------------------------

  // Where a finger is on the board, and how much of it a pixel is.
  pointAt({ clientX, clientY }) {
    const { left, top } = this.size, { x, y, by } = (this.isGoing && this.before) || this.stood;
    return [x + (clientX - left) * by, y + (clientY - top) * by, by];
  }

  // A tap is aimed at what is under the finger when it is put down: the camera may go on before it is lifted.
  down(event) {
    if (event.isPrimary) this.fingers.clear(); // no other one is down, though the end of one may not have been heard
    this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.fingers.size === 1) Object.assign(this, { begun: [event.clientX, event.clientY], dragged: false, aimed: this.pointAt(event) });
    else Object.assign(this, { dragged: true, aimed: null });
  }

  drag(event) {
    const { fingers } = this, before = fingers.get(event.pointerId), now = [event.clientX, event.clientY];
    if (!before) return;
    if (!this.dragged && Math.hypot(now[0] - this.begun[0], now[1] - this.begun[1]) <= DRAGGED) return;
    if (!this.svg.hasPointerCapture(event.pointerId)) try { this.svg.setPointerCapture(event.pointerId); } catch { /* it is gone */ }
    this.halt();
    Object.assign(this, { dragged: true, wanted: null, aimed: null, calm: 0 });
    const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, one]) => one), by = this.cam.w / this.size.width;
    if (other) {
      const span = (one) => Math.hypot(one[0] - other[0], one[1] - other[1]);
      this.zoom(span(before) / Math.max(1, span(now)), (now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
    }
    const share = other ? 0.5 : 1;
    this.cam.x -= (now[0] - before[0]) * by * share;
    this.cam.y -= (now[1] - before[1]) * by * share;
    this.put();
    fingers.set(event.pointerId, now);
  }

  up(event) { this.fingers.delete(event.pointerId); }

  clicked(event) {
    const pressed = event.target.closest("[data-spot]");
    if (!event.detail && pressed) return this.tap(pressed.dataset.spot); // a screen reader's, a script's
    if (this.dragged) return null;
    const [x, y, by] = this.aimed || this.pointAt(event), place = this.meant(x, y, by), twice = event.timeStamp - this.tappedAt < TWICE_MS;
    Object.assign(this, { tappedAt: event.timeStamp, aimed: null });
    if (place !== null) return this.tap(place);
    this.tell(this.nearest(x, y));
    if (!twice) return null;
    this.tappedAt = 0;
    return this.pixels > 60 ? this.whole() : this.zoom(0.5, event.clientX, event.clientY);
  }

  nearest(x, y, all = this.at) { return [...all].reduce((best, one, key) => { const far = Math.hypot(one[0] - x, one[1] - y); return far < best[1] ? [key, far] : best; }, [null, Infinity]); }

  // The legal spot that a tap means: that of the place under it, else the nearest in a finger's reach, but
  // never that of a neighbor of a place where another counter stands.
  meant(x, y, by) {
    const [under, far] = this.nearest(x, y), isOn = far < 0.6 * WIDE, keys = [...this.spots.keys()], turns = keys.some((key) => this.spots.get(key).facing !== undefined);
    if (isOn && !turns && this.spots.has(String(under))) return String(under);
    if (isOn && !turns && this.occupied.has(under)) return null;
    const [key, off] = this.nearest(x, y, keys.map((one) => this.spots.get(one).at));
    return off < FINGER * by ? keys[key] : null;
  }

  tap(key) {
    const { place, facing } = this.spots.get(key);
    this.caption.hidden = true;
    this.tapped?.(place, facing);
  }

  // What stands at a place, shown where nothing can be chosen by it.
  tell([place, far]) {
    const words = place === null || far > 0.7 * WIDE ? "" : [this.cells[place].name, this.cells[place].words, this.says?.(place)].filter(Boolean).join(": ");
    Object.assign(this.caption, { textContent: words, hidden: !words });
  }

  // ---- the ground -----------------------------------------------------------------------------

  // Draw a ground once, as a seat sees it: where its pieces are on the `first` board is below.
  lay(ground, { seat = 0, game = "", first = null, armyOf = null } = {}) {
    this.armyOf = armyOf;
    if (this.of === ground && this.seat === seat) return;
    const cells = [...ground.cells_], isMap = ground.is_map_, high = (isOwn) => { const all = first().pieces_.items_().map(([, one]) => one).filter((one) => one.place_ >= 0 && (one.seat_ === seat) === isOwn).map((one) => cells[one.place_].y_); return all.reduce((a, b) => a + b, 0) / all.length; };
    const turn = first && !isMap && high(true) < high(false) ? -1 : 1;
    Object.assign(this, { of: ground, seat, turn, isMap, occupied: new Set(), owned: null, needed: [], standing: [], drawn: null });
    this.at = cells.map((one) => [turn * one.x_, turn * one.y_]);
    this.outlines = cells.map((one) => (one.outline_.length ? [...one.outline_].map((corner) => [...corner]) : isMap ? [[-42, -37], [42, -37], [42, 37], [-42, 37]] : HEX));
    this.cells = cells.map((one) => ({ name: one.name_, ground: one.ground_, words: [isMap || ["open", "clear"].includes(one.ground_) ? "" : one.ground_.replace("-", " "), ...one.marks_, one.level_ ? `level ${one.level_}` : ""].filter(Boolean).join(", ") }));
    this.host.dataset.game = game;
    this.note.textContent = ground.note_;
    this.svg.setAttribute("aria-label", "Board: legal places are buttons; all pieces stand in the list below");
    for (const [, { one, top }] of this.pieces) { one.remove(); top.remove(); }
    this.pieces.clear();
    this.counters.replaceChildren();
    this.svg.insertBefore(this.legal, isMap ? this.counters : null); // its outlines are no rings of counters
    const xs = this.at.map(([x]) => x), ys = this.at.map(([, y]) => y), rim = isMap ? 60 : 66;
    const before = String(this.box);
    this.box = [Math.min(...xs) - rim, Math.min(...ys) - rim, Math.max(...xs) - Math.min(...xs) + 2 * rim, Math.max(...ys) - Math.min(...ys) + 2 * rim];
    const isSame = String(this.box) === before;
    if (!isSame) Object.assign(this, { seen: false, wanted: null, calm: 0 }); // the camera is that of another board
    this.ground.replaceChildren(...(isMap ? this.mapped(cells, ground) : this.hexed(cells, ground)));
    this.mark([]);
    this.ask([], []);
    const lines = [...ground.lines_].map((x) => turn * x).sort((a, b) => a - b), parts = [["Left", xs.filter((x) => x <= lines[0])], ["Center", xs.filter((x) => x >= lines[0] && x <= lines[1])], ["Right", xs.filter((x) => x >= lines[1])]];
    this.sections = this.box[2] > SECTIONED && lines.length ? parts.map(([name, within]) => [name, [Math.min(...within) - 60, this.box[1], Math.max(...within) + 60, this.box[1] + this.box[3]]]) : [];
    this.strip.replaceChildren(...this.sections.map(([name, box]) => button(`section ${name}`, name, () => this.fit(box))));
    if (isSame) return;
    if (this.sections.length) this.fit(this.sections[1][1], false);
    else this.whole();
  }

  hexed(cells, ground) {
    const by = new Map(), more = [], levels = [], names = [];
    cells.forEach((one, place) => {
      const look = LOOKS[one.ground_] || "", at = this.at[place];
      by.set(look, `${by.get(look) || ""}${pathOf(HEX, at)}`);
      for (const stroke of look.split(" ")) if (STROKES[stroke]) more.push(shape("path", { class: `tx ${look}`, transform: `translate(${at.map(rounded)})`, d: STROKES[stroke] }));
      if (one.marks_.includes("objective")) more.push(shape("path", { class: "goal", d: pathOf(HEX, at, 0.86) }), shape("path", { class: "goal flag", transform: `translate(${at.map(rounded)})`, d: "M-34 26V-2h16l-4 6 4 6h-16" }));
      if (one.marks_.includes("closed")) more.push(shape("path", { class: "shut", d: pathOf(HEX, at, 0.96) }));
      if (one.level_) levels.push(written(at[0] + 36, at[1] + 24, "lv", one.level_));
      names.push(written(at[0], at[1] - 37, "hn", one.name_));
    });
    const lines = [...ground.lines_].map((x) => `M${this.turn * x} ${this.box[1]}v${this.box[3]}`).join("");
    return [...[...by].map(([look, d]) => shape("path", { class: `hx ${look}`, d })), ...more, ...[...ground.sides_].map((one) => this.side(one)), lines ? shape("path", { class: "sect", d: lines }) : "", ...levels, ...names];
  }

  // What lies between two hexes, on the side that they share.
  side({ a_: a, b_: b, kind_: kind, levels_: levels }) {
    const [[x, y], [u, v]] = [this.at[a], this.at[b]], mid = [(x + u) / 2, (y + v) / 2], across = [(v - y) * 0.2887, (x - u) * 0.2887];
    const d = `M${rounded(mid[0] - across[0])} ${rounded(mid[1] - across[1])}L${rounded(mid[0] + across[0])} ${rounded(mid[1] + across[1])}`;
    return shape("path", { class: `side ${kind}`, d, ...(levels ? { "stroke-width": 3 + 3 * levels } : {}) });
  }

  // ---- what stands on it ----------------------------------------------------------------------

  // Show a board; `slide`: what moved slides there. `says` tells in words what stands at a place.
  show(board, { slide = false, says = null } = {}) {
    this.says = says;
    this.svg.classList.toggle("slides", slide);
    const found = board.pieces_.items_().map(([, one]) => one).filter((one) => one.place_ >= 0 && one.left_ > 0), standing = this.isMap ? mustered(found, this.armyOf) : found;
    this.standing = standing;
    const at = new Map(), left = new Set(this.pieces.keys());
    for (const one of standing) at.set(one.place_, [...(at.get(one.place_) || []), one]);
    this.occupied = new Set(at.keys());
    this.owners(board.owners_.items_());
    for (const one of standing) {
      const beside = at.get(one.place_), lone = beside[0] === one, nth = beside.filter((other) => isLeader(other)).indexOf(one);
      const look = JSON.stringify([one.kind_, one.seat_, one.left_, one.full_, one.look_, one.facing_, one.hits_, one.worth_, [...one.marks_], one.name_, lone, nth, one.beside]), [x, y] = this.at[one.place_];
      let piece = this.pieces.get(one.number_);
      left.delete(one.number_);
      if (!piece) {
        piece = { one: shape("g", { "data-piece": one.number_ }), top: shape("g", {}) };
        this.pieces.set(one.number_, piece);
        this.counters.append(piece.one);
        this.tops.append(piece.top);
      }
      if (piece.look !== look) {
        const side = `pc ${this.isMap ? `seat-${one.seat_} ${one.kind_}` : one.seat_ ? "blue" : "red"}${one.marks_.some((mark) => ["locked", "disrupted"].includes(mark)) ? " dashed" : ""}`, [body, badge] = this.counter(one, lone, nth);
        piece.one.setAttribute("class", side);
        piece.top.setAttribute("class", side);
        piece.one.replaceChildren(...body);
        piece.top.replaceChildren(...badge);
        piece.look = look;
      }
      if (piece.at !== one.place_) piece.one.style.transform = piece.top.style.transform = `translate(${rounded(x)}px, ${rounded(y)}px)`;
      piece.one.dataset.at = piece.at = one.place_;
    }
    for (const number of left) {
      const { one, top } = this.pieces.get(number);
      one.remove();
      top.remove();
      this.pieces.delete(number);
    }
    if (this.isMap && this.drawn) this.named();
  }

  // The drawing of a counter, and what lies above all marks.
  counter(one, lone, nth) {
    if (this.isMap) return [troop(one), []];
    if (isLeader(one)) return this.leader(one, lone, nth);
    const hits = one.hits_ ? [shape("g", { class: "hits", transform: "translate(27 -27)" }, shape("circle", { r: 13 }), written(0, 6, "", one.hits_))] : [];
    const worth = one.worth_ > 1 ? [written(-36, 44, "worth", `×${one.worth_}`)] : [];
    if (one.full_ > 1 || LETTERS[one.kind_]) {
      const pips = Array.from({ length: one.full_ }, (_, k) => shape("rect", { class: `pp${k < one.left_ ? " on" : ""}`, x: -29 + 15 * k, y: 15, width: 12, height: 11 }));
      return [[shape("rect", { class: "bx", x: -36, y: -33, width: 72, height: 64, rx: one.seat_ ? 10 : 3 }), silhouette(one.kind_, -34, -32, 0.95), shape("path", { class: "sy", transform: "translate(24 -19)", d: SYMBOLS[one.look_] || "" }), written(19, 9, "cd", LETTERS[one.kind_] || ""), ...pips], [...hits, ...worth]];
    }
    const isCamp = one.facing_ < 0, angle = 60 * one.facing_ + (this.turn < 0 ? 180 : 0);
    return [[shape("path", { class: "bx", transform: `rotate(${isCamp ? 0 : angle})`, d: isCamp ? CAMP : SHIELD }), silhouette(one.kind_, -18, -35, 0.74), written(0, 15, "cd", one.name_), isCamp ? "" : written(0, 30, "kd", one.kind_)], hits];
  }

  leader(one, lone, nth) {
    if (one.kind_ === "busho") {
      const body = lone ? [shape("circle", { class: "bx", r: 34 }), silhouette("busho", -21, -26, 0.88)] : [];
      return [body, [shape("g", { class: "ring", transform: `translate(${-29 + 24 * Math.max(0, nth)} ${lone ? -32 : -30})` }, shape("circle", { class: "ld", r: 12 }), written(0, 5, "", one.look_ || one.name_.slice(0, 1)))]];
    }
    const body = lone ? [shape("rect", { class: "bx", x: -36, y: -33, width: 72, height: 64, rx: one.seat_ ? 10 : 3 }), silhouette("lone-leader", -27, -29, 1.15)] : [];
    return [body, [shape("path", { class: "ld", transform: "translate(31 -29)", d: RANKS[one.look_] || RANKS.foot }), ...(one.worth_ > 1 ? [written(-30, -24, "worth", `×${one.worth_}`)] : [])]];
  }

  // Whose places are: provinces in the owner's cloth, tents in the color of their side.
  owners(pairs) {
    const key = JSON.stringify(pairs);
    if (this.owned === key) return;
    this.owned = key;
    this.tents?.remove();
    if (this.isMap) return this.dyed(new Map(pairs));
    this.tents = shape("g", {}, ...pairs.map(([place, side]) => shape("path", { class: `tent ${side ? "blue" : "red"}`, transform: `translate(${this.at[place].map(rounded)})`, d: "M-42 40 0-46 42 40z" })));
    this.ground.append(this.tents);
  }

  // ---- marks ----------------------------------------------------------------------------------

  outlined(place, kind, by) { return shape("path", { class: kind, d: pathOf(this.outlines[place], this.at[place], by) }); }

  // Marks {is, at | from, to | path, text}: asked, left, moved, shot, retreat lie under the counters, above them lost,
  // odds, ordered, and what is advised and what else might be, with the way of it: moved, shot, retreat. A loss of who is gone stands `aside`.
  mark(all) {
    const under = [], over = [], marks = summed(all);
    for (const { is, at, from, to, path, text, aside, way: by } of marks) {
      const way = [...(path?.length > 1 ? path : [from, to])].map((place) => this.at[place]), [x, y] = this.at[at ?? to] || [];
      if (is === "asked") under.push(this.outlined(at, "subj", 0.88));
      else if (is === "legal") under.push(this.outlined(at, "spot", 0.88));
      else if (is === "left") under.push(this.outlined(at, "had", 0.88));
      else if (["moved", "shot", "retreat"].includes(is)) under.push(arrow(way, is));
      else if (["advice", "also"].includes(is)) over.push(by ? arrow(way, by, ` ${is}`) : this.outlined(at, `put ${is}`, 0.8));
      else if (is === "ordered") over.push(shape("g", { class: "tick", transform: `translate(${rounded(x - 33)} ${rounded(y - 31)})` }, shape("circle", { r: 14 }), shape("path", { d: TICK })));
      if (is === "lost") {
        const [u, v] = this.besideLoss(at ?? to, aside);
        over.push(shape("g", { class: "burst", transform: `translate(${rounded(x + u)} ${rounded(y + v)})` }, shape("path", { d: BURST }), text ? written(0, 7, "", text) : ""));
      } else if (is === "odds" || text) over.push(badge(text, rounded(x), rounded(y - 50)));
    }
    this.happened = marks.flatMap(({ is, at, from, to }) => (is === "ordered" ? [] : [at, from, to])).filter((place) => this.at[place]);
    this.under.replaceChildren(...under);
    this.over.replaceChildren(...over);
  }

  // Where the star of a loss stands, from a place's middle; on a map where a troop would, or beside one: so on no name.
  besideLoss(at, aside) {
    if (!this.isMap) return aside ? [33, -36] : [0, -8];
    const troop = this.standing.findLast(({ place_: place }) => place === at);
    return [{ army: 46, force: 30 }[troop?.kind_] ?? 0, 12];
  }

  // Ask for one of the legal places {place, says}, of a subject: places that are ringed. With `facing`
  // those of a place stand around it as a dial; `tapped` is called with the place, and the facing. What is
  // `quiet` is not marked, and does not move the camera; nor does what is asked once more: whoever moved it since,
  // looks at something. It moves at once, or not before something else is asked. `tab`, `pressed`, `keyed` are of its button.
  ask(subject, legal, tapped = null) {
    this.tapped = tapped;
    this.caption.hidden = true;
    this.spots = new Map(legal.map((one) => [one.facing === undefined ? `${one.place}` : `${one.place} ${one.facing}`, { ...one, at: this.spotAt(one) }]));
    this.rung.replaceChildren(...subject.filter((place) => this.at[place]).map((place) => this.outlined(place, "subj", 0.88)));
    const held = this.legal.contains(document.activeElement) ? document.activeElement.dataset.spot : null; // who goes by keys stays there
    this.legal.replaceChildren(...[...this.spots].map(([key, one]) => this.spot(key, one)));
    if (held !== null) [...this.legal.children].find((one) => one.dataset.spot === held)?.focus({ preventScroll: true });
    const marked = legal.filter(({ quiet }) => !quiet), places = [...new Set([...subject, ...marked.map(({ place }) => place)])].filter((place) => this.at[place]), least = legal.some(({ facing }) => facing !== undefined) ? DIAL_PX : marked.length === legal.length ? SMALL_PX : 1, before = this.asked;
    const { seat, standing, happened, isMap } = this;
    this.asked = [least, ...(places.length ? places.sort((a, b) => a - b) : happened)].join();
    if (this.seen && !places.length) this.resized(); // what was looked at before all was laid out
    const own = this.seen && this.wanted && !this.moving && !places.length ? standing.filter((one) => one.seat_ === seat).map((one) => one.place_) : [], isAway = own.length && (!own.some((place) => this.isInSight(place)) || (!isMap && this.asked !== before && !this.areInSight(happened))); // nobody moved it there, and nothing of one's own is in sight, or not all that has just happened
    if (isAway || (places.length && this.asked !== before)) {
      this.needed = isAway ? [...own, ...(isMap ? [] : happened)] : this.about(places, Math.max(least, SMALL_PX));
      const wanted = this.around(this.needed, isAway ? 1 : least);
      if (!(this.seen && this.size.width && !this.moving && this.pixels >= least && this.areInSight(this.needed))) this.fit(wanted);
      else Object.assign(this, { wanted }).goes();
    }
    if (this.seen) this.put();
  }

  // What is looked at where some places are asked about: these, what has happened, and all who stand there or the enemies close by, as far as places are so many pixels wide then.
  about(places, least) {
    const { at, standing, happened, seat } = this, { width, height } = this.size, isClose = ([x, y]) => places.some((place) => Math.hypot(at[place][0] - x, at[place][1] - y) < CLOSE);
    const all = this.isMap ? [] : standing, near = all.filter((one) => one.seat_ !== seat && isClose(at[one.place_]));
    return [...[all, near, []].map((some) => [...places, ...happened, ...some.map((one) => one.place_)]), places].find((all) => {
      const [x0, y0, x1, y1] = this.around(all);
      return Math.min(width / (x1 - x0), height / (y1 - y0)) * WIDE >= least;
    }) ?? places;
  }

  // Where a legal place is tapped: a facing lies beside it, the way that the tip shows.
  spotAt({ place, facing }) {
    const [x, y] = this.at[place], turn = (Math.PI / 3) * facing;
    return facing === undefined ? [x, y] : [x + this.turn * DIAL * Math.sin(turn), y - this.turn * DIAL * Math.cos(turn)];
  }

  spot(key, { place, facing, says, at, quiet = false, tab = true, pressed = null, keyed = null }) {
    const isTurn = facing !== undefined, one = shape("g", { class: `spot${isTurn ? " turn" : quiet ? " quiet" : ""}`, role: "button", tabindex: tab ? 0 : -1, "aria-label": says, "data-spot": key, "data-do": `spot ${key}`, ...(pressed === null ? {} : { "aria-pressed": pressed }), transform: `translate(${at.map(rounded).join(" ")})` },
      isTurn ? shape("circle", { r: 31 }) : shape("path", { class: this.occupied.has(place) ? "full" : "", d: pathOf(this.outlines[place], [0, 0], 0.88) }),
      isTurn ? shape("path", { transform: `rotate(${60 * facing + (this.turn < 0 ? 180 : 0)})`, d: "M0-20 15 13 0 5-15 13z" }) : "");
    one.addEventListener("keydown", (event) => { if (event.key === "Enter" || event.key === " ") { event.preventDefault(); this.tap(key); } else keyed?.(event); });
    one.addEventListener("focus", () => { if (one.matches(":focus-visible") && !this.isInSight(place)) this.see([place]); });
    return one;
  }
}

// Losses at one place as one: all that was lost there.
function summed(marks) {
  const found = new Map();
  for (const one of marks) {
    const key = one.is === "lost" && Number(one.text) ? `${one.at} ${Boolean(one.aside)}` : one, sum = Number(found.get(key)?.text ?? 0) + Number(one.text);
    found.set(key, key === one ? one : { ...one, text: `${sum > 0 ? "+" : ""}${sum}` });
  }
  return [...found.values()];
}
const isLeader = ({ kind_: kind }) => ["leader", "army commander", "busho"].includes(kind);
const badge = (text, x, y) => {
  const wide = 22 + String(text).length * 14.5;
  return shape("g", { class: "badge", transform: `translate(${x} ${y})` }, shape("rect", { x: -wide / 2, y: -19, width: wide, height: 36, rx: 8 }), written(0, 8, "", text));
};
// An arrow along places: from the first, or beside the counter there where it lies above it, to before the last counter, but where that place is still to be gone to.
function arrow(points, kind, more = "") {
  const into = more && ["moved", "retreat"].includes(kind) ? 6 : 40, toward = (a, b, by) => { const far = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1; return [a[0] + ((b[0] - a[0]) * by) / far, a[1] + ((b[1] - a[1]) * by) / far]; };
  const last = points[points.length - 1], before = points[points.length - 2], end = toward(last, before, into), neck = toward(last, before, into + 12), line = [more ? toward(points[0], points[1], 34) : points[0], ...points.slice(1, -1), neck];
  const [u, v] = toward([0, 0], [last[0] - before[0], last[1] - before[1]], 1), d = `M${line.map((one) => one.map(rounded).join(" ")).join("L")}`;
  const tip = [end, [end[0] - u * 28 - v * 11, end[1] - v * 28 + u * 11], [end[0] - u * 28 + v * 11, end[1] - v * 28 - u * 11]]; // longer than wide: it points where only it is seen
  return shape("g", { class: `arrow ${kind}${more}` }, shape("path", { class: "case", d }), shape("path", { class: "way", d }), shape("path", { class: "tip", d: pathOf(tip) }));
}
