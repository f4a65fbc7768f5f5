"use strict";
// The map of Samurai Swords on the board: sea, land and regions, owners by color and cloth, castles, troops as counters.
const CLOTH = ["", "M0 4.5h18M0 13.5h18", "M4.5 2.2a2.3 2.3 0 1 0 .01 0M13.5 11.2a2.3 2.3 0 1 0 .01 0", "M0 18 4.5 9 9 18zM9 18l4.5-9 4.5 9zM-4.5 9 0 0l4.5 9zM4.5 9 9 0l4.5 9zM13.5 9 18 0l4.5 9z", "M9 3a6 6 0 1 0 .01 0"];
const NAME_WIDE = 6.4; // half a letter, at most
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

function troop({ kind_: kind, left_: left, look_: look, beside }) {
  if (kind === "castle") return [shape("g", { class: "built", transform: "translate(10 -56)" }, silhouette("castle", 0, 0, 0.62), ...(look ? [shape("path", { d: "M0 31h30l4 6H-4z" })] : []))];
  const isArmy = kind === "army", counter = shape("g", { class: `troop${beside && !isArmy ? " second" : ""}` }, shape("rect", isArmy ? { x: -28, y: -15, width: 56, height: 30, rx: 3 } : { x: -15, y: -14, width: 30, height: 28, rx: 9 }),
    ...(isArmy ? [silhouette("daimyo", -28, -13, 0.53)] : []), written(isArmy ? 12 : 0, 8, "", left));
  return [shape("g", { transform: `translate(${isArmy ? (look ? -15 : 0) : beside ? 29 : 0} ${12 + (isArmy ? 32 * beside : 0)})` }, counter)];
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
    return [cloths(), shape("path", { class: "shore", d: all }), shape("path", { class: "shore in", d: all }), shape("path", { class: "coast", d: all }), ...this.land, this.frontier, ...ridges, ...lines,
      ...this.named(cells).map(([x, y], place) => written(rounded(x), rounded(y), "pn", cells[place].name_)), ...[...regions].map(([name, at]) => written(...[0, 1].map((k) => rounded(at.reduce((sum, one) => sum + one[k], 0) / at.length)), "region", name))];
  },

  // Where the names of places are written: above each, and away from the other names and from counters.
  named(cells) {
    const all = this.at.map(([x, y], place) => [x, y - 14, cells[place].name_.length * NAME_WIDE + 3, 11.5]);
    for (let k = 0; k < 99; k++) {
      const both = [...all, ...this.at.map(([x, y]) => [x, y + 19, 19, 14])]; // counters stand where they stood
      for (const one of all) for (const other of both) {
        const gap = [0, 1].map((axis) => one[axis] - other[axis]), over = gap.map((by, axis) => one[axis + 2] + other[axis + 2] - Math.abs(by)), axis = Number(over[1] < over[0]), by = over[axis] * (gap[axis] < 0 ? -0.5 : 0.5);
        if (one === other || over[axis] <= 0) continue;
        one[axis] += by;
        other[axis] -= by;
      }
    }
    return all;
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
