"use strict";
// The map of Samurai Swords on the board: sea, land and regions, owners by color and cloth, castles, troops as counters.
const CLOTH = ["", "M0 4.5h18M0 13.5h18", "M4.5 2.2a2.3 2.3 0 1 0 .01 0M13.5 11.2a2.3 2.3 0 1 0 .01 0", "M0 18 4.5 9 9 18zM9 18l4.5-9 4.5 9zM-4.5 9 0 0l4.5 9zM4.5 9 9 0l4.5 9zM13.5 9 18 0l4.5 9z", "M9 3a6 6 0 1 0 .01 0"];
const LETTER = 0.37, CASTLE = [25, -41, 15, 15]; // half the widest letter, of a text of 1; of a castle: its middle, and half of it
const FARTHEST = 260; // from a name, the middle of a place whose land it may lie on
const holds = (corners, [x, y]) => corners.reduce((isIn, [u, v], k) => { const [p, q] = corners.at(k - 1); return v > y !== q > y && x < u + ((p - u) * (y - v)) / (q - v) ? !isIn : isIn; }, false);
const cloths = () => shape("defs", {}, ...CLOTH.map((d, seat) => shape("pattern", { id: `cloth-${seat}`, class: `cloth seat-${seat}`, width: 18, height: 18, patternUnits: "userSpaceOnUse" }, shape("rect", { width: 18, height: 18 }), shape("path", { d }))));

// The pieces of a map as its counters: an army with its units, a force with its, a castle. `armyOf` says of a piece
// to which army it belongs, -1 for none.
function mustered(pieces, armyOf) {
  const found = new Map(), armies = new Map(), blank = { full_: 0, look_: "", facing_: -1, hits_: 0, worth_: 1, marks_: [] };
  for (const one of pieces) {
    const { number_: number, place_: place, seat_: seat, kind_: kind } = one, isBuilt = kind === "castle" || kind === "base";
    const army = armyOf(number), isArmy = army >= 0, key = isBuilt ? `castle ${place}` : isArmy ? `army ${army}` : `force ${place}`;
    const counter = found.get(key) || { ...blank, number_: key, place_: place, seat_: seat, kind_: isBuilt ? "castle" : isArmy ? "army" : "force", left_: 0, name_: "", beside: 0 };
    found.set(key, counter);
    if (kind === "army") counter.name_ = one.name_;
    else if (kind === "base") counter.look_ = "base";
    else counter.left_ += one.left_;
    if (kind === "army") armies.set(place, [...(armies.get(place) || []), counter]);
  }
  for (const there of armies.values()) there.forEach((one, k) => { one.beside = k; });
  for (const one of found.values()) if (one.kind_ === "force") { one.beside = armies.get(one.place_)?.length || 0; for (const army of armies.get(one.place_) || []) army.look_ = "beside"; }
  return [...found.values()].sort((a, b) => (a.kind_ === "army") - (b.kind_ === "army")); // above the others
}

// Where a counter lies in its province: its middle, and half of it, drawn `by` times as large.
const lies = ({ kind_: kind, look_: look, beside }, by) => (kind === "castle" ? CASTLE : kind === "army" ? [look ? -15 : 0, 12 + 32 * beside, 32 * by, 15 * by] : [beside ? 29 : 0, 12, 15 * by, 14 * by]);

// An army has a flag with its number before the number of its units.
function troop(one) {
  const { kind_: kind, left_: left, look_: look, name_: name, beside } = one, isArmy = kind === "army";
  if (kind === "castle") return [shape("g", { class: "built", transform: "translate(10 -56)" }, silhouette("castle", 0, 0, 0.62), ...(look ? [shape("path", { d: "M0 31h30l4 6H-4z" })] : []))];
  const [x, y, wide, high] = lies(one, 1), counter = shape("g", { class: `troop${beside && !isArmy ? " second" : ""}` }, shape("rect", { x: -wide, y: -high, width: 2 * wide, height: 2 * high, rx: isArmy ? 3 : 9 }),
    ...(isArmy ? [silhouette("daimyo", -32, -13, 0.53)] : []), written(isArmy ? 12 : 0, 8, "", left));
  return [shape("g", { transform: `translate(${x} ${y})` }, counter, ...(isArmy ? [shape("g", { class: "flag" }, shape("path", { d: "M-31-14h22l-4 14 4 14h-22z" }), written(-22, 8, "", name.replace(/\D+/, "")))] : []))];
}

Object.assign(BoardView.prototype, {
  mapped(cells, ground) {
    const middle = (place) => this.at[place].map(rounded).join(" "), shapes = cells.map((_, place) => pathOf(this.outlines[place], this.at[place])), all = shapes.join("");
    const lines = [...ground.sides_].filter(({ kind_: kind }) => kind !== "ridge").map(({ a_: a, b_: b, kind_: kind }) => shape("path", { class: `link ${kind}`, d: `M${middle(a)}L${middle(b)}` }));
    const ridges = [...ground.sides_].filter(({ kind_: kind }) => kind === "ridge").map(({ a_: a, b_: b }) => shape("path", { class: "ridge", d: this.edges().filter(([one, other]) => [one, other].includes(a) && [one, other].includes(b)).map(([, , d]) => d).join("") }));
    const regions = new Map();
    cells.forEach((one, place) => regions.set(one.ground_, [...(regions.get(one.ground_) || []), this.at[place]]));
    this.land = shapes.map((d) => shape("path", { class: "cell", d }));
    this.frontier = shape("path", { class: "frontier" });
    this.names = cells.map(({ name_: name }) => written(0, 0, "pn", name));
    this.counters.append(shape("g", {}, ...this.names)); // over what may be tapped, under counters
    return [cloths(), shape("path", { class: "shore", d: all }), shape("path", { class: "shore in", d: all }), shape("path", { class: "coast", d: all }), ...this.land, this.frontier, ...ridges, ...lines,
      ...[...regions].map(([name, at]) => written(...[0, 1].map((k) => rounded(at.reduce((sum, one) => sum + one[k], 0) / at.length)), "region", name))];
  },

  // Which names of places are written: above the counter or under it, where nothing else is, and in no other place's land.
  // What is asked changes none of them.
  named() {
    const { at, names, standing, outlines } = this, { by, fs } = this.drawn, meet = (one, other) => [0, 1].every((axis) => Math.abs(one[axis] - other[axis]) < one[axis + 2] + other[axis + 2]);
    const taken = standing.map((one) => { const [x, y, ...half] = lies(one, by), [u, v] = at[one.place_]; return [u + x, v + y, ...half]; }), land = at.map(([x, y], k) => outlines[k].map(([u, v]) => [x + u, y + v]));
    const isIn = (place, half) => ([x, y]) => holds(land[place], [x, y]) && [-1, -0.5, 0.5, 1].every((by) => !land.some((other, k) => k !== place && Math.hypot(at[k][0] - x, at[k][1] - y) < FARTHEST && holds(other, [x + by * half, y])));
    at.forEach(([x, y], place) => {
      const one = names[place], half = [one.textContent.length * LETTER * fs, 0.42 * fs], high = 15 * by + half[1] + 2;
      const free = [0, -0.5, 0.5].flatMap((aside) => [-1, 1].map((down) => [x + aside * half[0], y + 12 + down * high])).filter((spot) => !taken.some((other) => meet([...spot, ...half], other))).find(isIn(place, 0.9 * half[0]));
      one.toggleAttribute("hidden", !free);
      if (!free) return;
      taken.push([...free, ...half]);
      one.setAttribute("x", rounded(free[0]));
      one.setAttribute("y", rounded(free[1] + 0.35 * fs));
    });
  },

  // The edges that two places share: both, and the line.
  edges() {
    const of = new Map(), found = [];
    this.outlines.forEach((corners, place) => corners.forEach((corner, k) => {
      const ends = [corner, corners[(k + 1) % corners.length]].map(([x, y]) => `${rounded(this.at[place][0] + x)} ${rounded(this.at[place][1] + y)}`).sort(), key = ends.join("L");
      if (of.has(key)) found.push([of.get(key), place, `M${key}`]);
      of.set(key, place);
    }));
    return found;
  },

  // Provinces in their owner's cloth, and the frontiers between owners.
  dyed(owner) {
    this.land.forEach((one, place) => { one.setAttribute("class", "cell"); if (owner.has(place)) one.setAttribute("fill", `url(#cloth-${owner.get(place)})`); else one.removeAttribute("fill"); one.dataset.owner = owner.get(place) ?? ""; });
    this.shared ||= new Map();
    if (!this.shared.has(this.of)) this.shared.set(this.of, this.edges());
    this.frontier.setAttribute("d", this.shared.get(this.of).filter(([a, b]) => owner.get(a) !== owner.get(b)).map(([, , d]) => d).join("") || "M0 0");
  },
});
