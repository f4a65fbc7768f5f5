// As much of numpy as questions need: arrays with views, indices and element by element.
const $rest = Symbol("...");  // all axes that are not named
class NDArray {
  constructor(data, shape, strides = $strides(shape), offset = 0) { Object.assign(this, { data, shape, strides, offset }); }
  get size() { return this.shape.reduce((a, b) => a * b, 1); }
  get length() { return this.shape[0]; }
  get shape_() { return [...this.shape]; }
  get size_() { return this.size; }
  get flags_() { return {}; }
  get dtype_() { return typeof this.values()[0] === "boolean" ? np.bool : np.float64; }
  get T_() { return new NDArray(this.data, [...this.shape].reverse(), [...this.strides].reverse(), this.offset); }
  // Where each element stands, row by row.
  places() {
    if (this.known) return this.known;
    let found = [this.offset];
    this.shape.forEach((length, axis) => { found = $sums(found, Array.from({ length }, (_, k) => k * this.strides[axis])); });
    return (this.known = found);
  }
  get plain() {
    let size = 1, right = !this.offset;
    for (let k = this.shape.length - 1; k >= 0 && right; k--) { right = this.strides[k] === size || this.shape[k] === 1; size *= this.shape[k]; }
    return right && size === this.data.length;
  }
  values() {
    if (this.plain) return this.data;
    if (this.shape.length === 1 && this.strides[0] === 1) return this.data.slice(this.offset, this.offset + this.shape[0]);
    return this.places().map((place) => this.data[place]);
  }
  *[Symbol.iterator]() { for (let k = 0; k < this.shape[0]; k++) yield this.at([k]); }
  index(places) {
    if (places.length === 1 && Array.isArray(places[0]) && places[0][0] instanceof NDArray) [places] = places;
    const given = places.flatMap((one) => {
      if (Array.isArray(one)) one = np.asarray(one);
      return one instanceof NDArray && typeof one.data[one.offset] === "boolean" ? np.nonzero(one) : [one];
    });
    const rest = given.indexOf($rest);
    if (rest >= 0) given.splice(rest, 1, ...Array(this.shape.length + 1 - given.filter((one) => one !== null).length).fill($slice(null, null, null)));
    for (let used = given.filter((one) => one !== null).length; used < this.shape.length; used++)
      given.push($slice(null, null, null));
    const many = given.some((one) => one instanceof NDArray), parts = [];
    let axis = 0, offset = this.offset, group = null;
    for (const one of given) {
      if (one === null) { parts.push({ length: 1, stride: 0 }); continue; }
      const length = this.shape[axis], stride = this.strides[axis++];
      if (one instanceof $Slice) {
        const [first, count] = one.span(length);
        offset += count ? first * stride : 0;
        parts.push({ length: count, stride: one.by * stride });
      } else if (many) {
        if (!group) parts.push((group = { group: [] }));
        group.group.push({ one: np.asarray(one), length, stride });
      } else {
        const k = +one;
        if (k < -length || k >= length) $raise("IndexError", `place ${k} of ${length}`);
        offset += (k < 0 ? k + length : k) * stride;
      }
    }
    if (!many) return new NDArray(this.data, parts.map((one) => one.length), parts.map((one) => one.stride), offset);
    const shape = group.group.map(({ one }) => one.shape).reduce($broadcast);
    const sums = Array(shape.reduce((a, b) => a * b, 1)).fill(0);
    for (const { one, length, stride } of group.group) {
      const values = $spread(one, shape);
      for (let k = 0; k < sums.length; k++) {
        const place = values[k] < 0 ? values[k] + length : +values[k];
        if (!(place >= 0 && place < length)) $raise("IndexError", `place ${values[k]} of ${length}`);
        sums[k] += place * stride;
      }
    }
    let found = [offset];
    for (const part of parts) {
      const steps = part.group ? sums : Array.from({ length: part.length }, (_, k) => k * part.stride);
      found = $sums(found, steps);
    }
    return { places: found, shape: parts.flatMap((one) => (one.group ? shape : [one.length])) };
  }
  // Where one element stands, -1 if more than one is meant.
  spot(places) {
    if (places.length !== this.shape.length) return -1;
    let spot = this.offset;
    for (let k = 0; k < places.length; k++) {
      if (typeof places[k] !== "number") return -1;
      const place = places[k] < 0 ? places[k] + this.shape[k] : places[k];
      if (!(place >= 0 && place < this.shape[k])) $raise("IndexError", `place ${place} of ${this.shape[k]}`);
      spot += place * this.strides[k];
    }
    return spot;
  }
  // Where the elements stand that a mask of all of them marks, or places in one row; else null.
  spots(places) {
    const one = places[0];
    if (places.length !== 1 || !(one instanceof NDArray) || !this.plain) return null;
    const wanted = one.values(), found = [];
    if (typeof wanted[0] === "boolean") {
      if (one.shape.length !== this.shape.length || wanted.length !== this.data.length) return null;
      for (let k = 0; k < wanted.length; k++) if (wanted[k]) found.push(k);
      return found;
    }
    if (this.shape.length !== 1 || one.shape.length !== 1) return null;
    for (const x of wanted) {
      const k = x < 0 ? x + this.data.length : +x;
      if (!(k >= 0 && k < this.data.length)) $raise("IndexError", `place ${x} of ${this.data.length}`);
      found.push(k);
    }
    return found;
  }
  at(places) {
    const spot = this.spot(places);
    if (spot >= 0) return this.data[spot];
    if (places.length === 1 && typeof places[0] === "number" && this.plain) { // a row
      const k = places[0] < 0 ? places[0] + this.shape[0] : places[0];
      if (!(k >= 0 && k < this.shape[0])) $raise("IndexError", `place ${places[0]} of ${this.shape[0]}`);
      return new NDArray(this.data, this.shape.slice(1), this.strides.slice(1), k * this.strides[0]);
    }
    const spots = this.spots(places);
    if (spots) return new NDArray(spots.map((k) => this.data[k]), [spots.length]);
    const found = this.index(places);
    if (!(found instanceof NDArray)) return new NDArray(found.places.map((k) => this.data[k]), found.shape);
    return found.shape.length ? found : this.data[found.offset];
  }
  put(places, value) {
    const spot = this.spot(places);
    if (spot >= 0) { this.data[spot] = $plain(value); return; }
    if (places[0] instanceof $Slice && this.shape.length === 1 && Array.isArray(value) && typeof value[0] === "number") { // a stretch
      const { data, offset, strides: [stride] } = this, [first, count] = places[0].span(this.shape[0]);
      if (count === value.length) {
        for (let k = 0, at = offset + first * stride; k < count; k++, at += places[0].by * stride) data[at] = +value[k];
        return;
      }
    }
    const marked = this.spots(places);
    if (marked && (typeof value === "number" || (value instanceof NDArray && value.size === marked.length))) {
      const all = typeof value === "number" ? null : value.values();
      marked.forEach((place, k) => { this.data[place] = all ? all[k] : value; });
      return;
    }
    const found = this.index(places), values = $spread(np.asarray(value), found.shape);
    if (found instanceof NDArray && found.shape.length === 1) { // a stretch
      for (let k = 0, at = found.offset; k < values.length; k++, at += found.strides[0]) this.data[at] = values[k];
      return;
    }
    const spots = found instanceof NDArray ? found.places() : found.places;
    spots.forEach((place, k) => { this.data[place] = values[k]; });
  }
  assign(value) {
    const values = [...$spread(np.asarray(value), this.shape)];
    this.places().forEach((place, k) => { this.data[place] = values[k]; });
    return this;
  }
  over(axis, join) {
    if (axis === null || axis === undefined) return join(this.values());
    const inner = [axis].flat(), outer = [...this.shape.keys()].filter((k) => !inner.includes(k)), of = (list, all) => all.map((k) => list[k]);
    const rest = of(this.shape, outer), moved = new NDArray(this.data, [...rest, ...of(this.shape, inner)],
      [...of(this.strides, outer), ...of(this.strides, inner)], this.offset).values();
    const product = (list) => list.reduce((a, b) => a * b, 1), length = product(of(this.shape, inner)), size = product(rest);
    return new NDArray(Array.from({ length: size }, (_, k) => join(moved.slice(k * length, (k + 1) * length))), rest);
  }
  any_(how) { return this.over($axis(how), (x) => x.some(Boolean)); }
  all_(how) { return this.over($axis(how), (x) => x.every(Boolean)); }
  sum_(how) { return this.over($axis(how), (x) => x.reduce((a, b) => a + +b, 0)); }
  max_(how) { return this.over($axis(how), (x) => x.reduce((a, b) => (b > a ? b : a))); }
  min_(how) { return this.over($axis(how), (x) => x.reduce((a, b) => (b < a ? b : a))); }
  argmax_(how) { return this.over($axis(how), (x) => x.reduce((best, one, k) => (one > x[best] ? k : best), 0)); }
  tolist_() { return this.shape.length > 1 ? [...this].map((one) => one.tolist_()) : [...this.values()]; }
  item_() { return this.values()[0]; }
  copy_() { return new NDArray(this.values().slice(), [...this.shape]); }
  ravel_() { return new NDArray(this.plain ? this.data : this.values(), [this.size]); }
  reshape_(...shape) {
    const wanted = shape.flat(), size = this.size, known = wanted.filter((x) => x >= 0).reduce((a, b) => a * b, 1);
    return new NDArray(this.values(), wanted.map((x) => (x < 0 ? size / known : x)));
  }
  take_(places) { return this.ravel_().at([np.asarray(places)]); }
  astype_(kind) { return np.each(this, np.cast(kind)); }
  round_(digits = 0) { return np.round(this, digits); }
  tobytes_() { return `${Array.from(this.values(), Number).join()},`; }
  valueOf() { return this.shape.length ? this : this.data[this.offset]; }
}
// The numbers of an array as rules have them: of 32 bits, and to be written into.
function $typed(one) {
  if (!(one instanceof NDArray)) return one;
  if (!ArrayBuffer.isView(one.data)) Object.assign(one, new NDArray(new Int32Array(one.values()), one.shape));
  return one.plain ? one.data : one.data.subarray(one.offset, one.offset + one.size);
}
// Each of some numbers and each of others, added.
function $sums(some, others) {
  if (some.length === 1 && !some[0]) return others;
  const found = Array(some.length * others.length);
  let at = 0;
  for (const one of some) for (let k = 0; k < others.length; k++) found[at++] = one + others[k];
  return found;
}
const $strides = (shape) => {
  const found = Array(shape.length);
  for (let k = shape.length - 1, size = 1; k >= 0; k--) { found[k] = size; size *= shape[k]; }
  return found;
};
const $axis = (how) => ($isOptions(how) ? how.axis : how);
const $broadcast = (one, other) => {
  if (!other.length || (one.length === other.length && one.every((x, k) => x === other[k]))) return one;
  const length = Math.max(one.length, other.length), whole = (shape) => [...Array(length - shape.length).fill(1), ...shape];
  const a = whole(one), b = whole(other);
  return a.map((x, k) => (x === b[k] || b[k] === 1 ? x : x === 1 ? b[k] : $raise("ValueError", `shapes ${one} and ${other}`)));
};
function $spread(one, shape) {
  if (one.shape.length === shape.length && one.shape.every((x, k) => x === shape[k])) return one.values();
  if (!one.shape.length) return Array(shape.reduce((a, b) => a * b, 1)).fill(one.data[one.offset]);
  const lead = shape.length - one.shape.length;
  const strides = shape.map((_, k) => (k < lead || one.shape[k - lead] === 1 ? 0 : one.strides[k - lead]));
  return new NDArray(one.data, shape, strides, one.offset).places().map((place) => one.data[place]);
}
const $elements = {
  add: (a, b) => +a + +b, sub: (a, b) => a - b, mul: (a, b) => a * b, div: (a, b) => a / b,
  floordiv: (a, b) => Math.floor(a / b), mod: (a, b) => a - b * Math.floor(a / b), pow: (a, b) => a ** b,
  lt: (a, b) => a < b, le: (a, b) => a <= b, gt: (a, b) => a > b, ge: (a, b) => a >= b,
  eq: (a, b) => +a === +b, ne: (a, b) => +a !== +b,
  and: (a, b) => (typeof a === "boolean" && typeof b === "boolean" ? a && b : a & b),
  or: (a, b) => (typeof a === "boolean" && typeof b === "boolean" ? a || b : a | b),
  xor: (a, b) => (typeof a === "boolean" && typeof b === "boolean" ? a !== b : a ^ b),
  shl: (a, b) => a << b, shr: (a, b) => a >> b, min: (a, b) => (a < b ? a : b), max: (a, b) => (a > b ? a : b),
};
const $ufunc = (name) => (one, other, how) => {
  const found = np.both(name, one, other);
  return how && how.out ? how.out.assign(found) : found;
};
const np = {
  each: (one, change) => new NDArray(Array.from(np.asarray(one).values(), (x) => change(x)), [...np.asarray(one).shape]),
  both(name, one, other) {
    const a = np.asarray(one), b = np.asarray(other), shape = $broadcast(a.shape, b.shape), join = $elements[name];
    const left = $spread(a, shape), right = $spread(b, shape), found = Array(left.length);
    if (name === "mul") for (let k = 0; k < found.length; k++) found[k] = left[k] * right[k]; // most of the work
    else for (let k = 0; k < found.length; k++) found[k] = join(left[k], right[k]);
    return shape.length ? new NDArray(found, shape) : found[0];
  },
  cast: (kind) => (kind === np.bool || kind === $py.bool ? Boolean : kind === np.int64 || kind === $py.int ? (x) => $towards0(+x) : Number),
  asarray(one, how) {
    const kind = $isOptions(how) ? how.dtype : how;
    if (!(one instanceof NDArray)) {
      if (!Array.isArray(one) && one && one[Symbol.iterator] && typeof one !== "string") one = [...one];
      if (Array.isArray(one)) {
        if (one.every((each) => typeof each === "number")) return new NDArray(kind ? one.map(np.cast(kind)) : [...one], [one.length]);
        const rows = one.map((each) => (each instanceof NDArray || Array.isArray(each) ? np.asarray(each) : each));
        one = rows[0] instanceof NDArray ? np.stack(rows) : new NDArray(rows.map($plain), [rows.length]);
      } else one = new NDArray([$plain(one)], []);
    }
    return kind ? np.each(one, np.cast(kind)) : one;
  },
  array: (one, how) => (one instanceof NDArray ? np.asarray(one, how).copy_() : np.asarray(one, how)),
  full(shape, value, how) {
    const whole = [shape].flat(), kind = $isOptions(how) ? how.dtype : how;
    return new NDArray(Array(whole.reduce((a, b) => a * b, 1)).fill(kind ? np.cast(kind)(value) : value), whole);
  },
  zeros: (shape, how) => np.full(shape, 0, how), ones: (shape, how) => np.full(shape, 1, how),
  empty: (shape, how) => np.full(shape, 0, how),
  zeros_like: (one, how) => np.full(np.asarray(one).shape, typeof np.asarray(one).values()[0] === "boolean" && !how ? false : 0, how),
  arange: (...given) => { const all = $py.range(...$options(given)[0]); return new NDArray(all, [all.length]); },
  where(test, one, other) {
    if (one === undefined) return np.nonzero(test);
    const all = [test, one, other].map((each) => np.asarray(each)), shape = all.map((each) => each.shape).reduce($broadcast);
    const [tests, ones, others] = all.map((each) => $spread(each, shape));
    return new NDArray(tests.map((x, k) => (x ? ones[k] : others[k])), shape);
  },
  concatenate: (parts) => {
    const all = [...$it(parts)].map((one) => np.asarray(one)), sizes = all.map((one) => one.size);
    const length = sizes.reduce((a, b) => a + b, 0), first = all[0].data, isTyped = ArrayBuffer.isView(first);
    const found = isTyped ? new first.constructor(length) : Array(length);
    let place = 0;
    all.forEach((one, k) => {
      const values = one.values();
      if (isTyped) found.set(values, place); else for (let n = 0; n < sizes[k]; n++) found[place + n] = values[n];
      place += sizes[k];
    });
    return new NDArray(found, [all.reduce((sum, one) => sum + one.shape[0], 0), ...all[0].shape.slice(1)]);
  },
  stack: (parts, how) => {
    const all = [...$it(parts)].map((one) => np.asarray(one)), axis = $axis(how) || 0;
    const whole = new NDArray(np.concatenate(all.map((one) => one.ravel_())).data, [all.length, ...all[0].shape]);
    const at = (list) => [...list.slice(1, axis + 1), list[0], ...list.slice(axis + 1)];
    return axis ? new NDArray(new NDArray(whole.data, at(whole.shape), at(whole.strides)).values(), at(whole.shape)) : whole;
  },
  repeat: (one, times, how) => {
    const axis = $axis(how), array = axis === undefined ? np.asarray(one).ravel_() : one, length = array.shape[axis || 0];
    const counts = times instanceof NDArray || Array.isArray(times) ? np.asarray(times).values() : Array(length).fill(times);
    const places = counts.flatMap((count, k) => Array(count).fill(k)), before = Array(axis || 0).fill($slice(null, null, null));
    return array.at([...before, new NDArray(places, [places.length])]);
  },
  tile: (one, times) => {
    const array = np.asarray(one), [rows, columns] = [times].flat().length > 1 ? times : [1, [times].flat()[0]];
    const flat = array.shape.length > 1 ? [...array].map((row) => row.values()) : [array.values()];
    const wide = flat.map((row) => Array(columns).fill(row).flat()), all = Array(rows).fill(wide).flat();
    return [times].flat().length > 1 ? new NDArray(all.flat(), [all.length, all[0].length]) : new NDArray(all[0], [all[0].length]);
  },
  cumsum: (one) => { let sum = 0; return np.each(one, (x) => (sum += +x)); },
  nonzero: (one) => {
    const array = np.asarray(one), steps = $strides(array.shape), found = [];
    array.values().forEach((x, k) => { if (x) found.push(k); });
    return array.shape.map((length, axis) => new NDArray(found.map((k) => Math.floor(k / steps[axis]) % length), [found.length]));
  },
  count_nonzero: (one) => np.asarray(one).values().filter(Boolean).length,
  flatnonzero: (one) => np.nonzero(np.asarray(one).ravel_())[0],
  bincount: (places, ...how) => {
    const [given, named] = $options(how), weights = named.weights || given[0], least = named.minlength || given[1] || 0;
    const all = np.asarray(places).values(), shares = weights ? np.asarray(weights).values() : null;
    const sums = Array(all.reduce((most, x) => Math.max(most, x + 1), least)).fill(0);
    all.forEach((x, k) => { sums[x] += shares ? shares[k] : 1; });
    return new NDArray(sums, [sums.length]);
  },
  unique: (one, how = {}) => {
    if (how.axis === 0) {
      const rows = [...one].map((row) => row.tolist_()), known = new Map(rows.map((row) => [row.join(), row]));
      const ranked = [...known.values()].sort($compared), place = new Map(ranked.map((row, k) => [row.join(), k]));
      return how.return_inverse ? [np.asarray(ranked), np.asarray(rows.map((row) => place.get(row.join())))] : np.asarray(ranked);
    }
    const all = np.asarray(one).values().map(Number), values = [...new Set(all)].sort((a, b) => a - b);
    const place = new Map(values.map((x, k) => [x, k])), found = new NDArray(values, [values.length]);
    return how.return_inverse ? [found, new NDArray(all.map((x) => place.get(x)), [all.length])] : found;
  },
  isin: (one, many) => { const held = new Set(np.asarray(many).values()); return np.each(one, (x) => held.has(x)); },
  minimum: $ufunc("min"), maximum: $ufunc("max"),
  multiply: $ufunc("mul"), subtract: $ufunc("sub"), add: $ufunc("add"),
  negative: (one) => np.each(one, (x) => -x), square: (one) => np.each(one, (x) => x * x),
  abs: (one) => np.each(one, Math.abs), absolute: (one) => np.each(one, Math.abs), sqrt: (one) => np.each(one, Math.sqrt),
  round: (one, digits = 0) => { const size = 10 ** digits, of = (x) => Math.round(x * size) / size; return one instanceof NDArray ? np.each(one, of) : of(one); },
  all: (one, how) => np.asarray(one).all_(how), any: (one, how) => np.asarray(one).any_(how),
  sum: (one, how) => np.asarray(one).sum_(how), max: (one, how) => np.asarray(one).max_(how), min: (one, how) => np.asarray(one).min_(how),
  reshape: (one, shape) => np.asarray(one).reshape_(shape),
  broadcast_to: (one, shape) => new NDArray($spread(np.asarray(one), [shape].flat()), [shape].flat()),
  outer: (a, b) => np.both("mul", np.asarray(a).reshape_(-1, 1), np.asarray(b)),
  ptp: (one) => np.max(one) - np.min(one),
  floor: (one) => np.each(one, Math.floor), ravel: (one) => np.asarray(one).ravel_(),
  rint: (one) => np.round(one),
  searchsorted: (one, wanted, how = {}) => {
    const all = np.asarray(one).values(), before = how.side === "right" ? (x, y) => x <= y : (x, y) => x < y;
    const found = np.each(wanted, (y) => all.filter((x) => before(x, y)).length);
    return found.shape.length ? found : found.data[0];
  },
  split: (one, ends) => {
    const all = np.asarray(one).values(), cuts = [0, ...np.asarray(ends).values(), all.length];
    return cuts.slice(1).map((end, k) => np.asarray(all.slice(cuts[k], end)));
  },
  ndarray: NDArray,
};
for (const join of [np.minimum, np.maximum]) join.reduceat_ = (one, starts, how = {}) => {
  const turned = $axis(how) ? one.T_ : one, rows = [...turned], cuts = [...np.asarray(starts).values(), rows.length];
  const found = np.stack(cuts.slice(1).map((end, k) => rows.slice(cuts[k], Math.max(end, cuts[k] + 1)).reduce((a, b) => join(a, b))));
  return $axis(how) ? found.T_ : found;
};
np.add.outer_ = (a, b) => np.both("add", np.asarray(a).reshape_(-1, 1), np.asarray(b));
np.multiply.outer_ = np.outer;
np.add.at_ = (into, places, more) => {
  const spots = into.index(Array.isArray(places) ? places : [places]), values = $spread(np.asarray(more), spots.shape);
  spots.places.forEach((place, k) => { into.data[place] += values[k]; });
};
for (const name of ["bool", "bool_", "int8", "int16", "int32", "int64", "uint8", "float64"])
  np[name] = Object.assign((x) => np.cast(np[name])(x), { title: name, test: () => false });
np.bool_ = np.bool;
np.int16 = np.int32 = np.int8 = np.uint8 = np.int64;
NDArray.title = "ndarray";

function $new_numbers(width, filled) { // an array of 0, but for what is filled: from, to, with what
  const made = np.zeros(width);
  for (const [start, end, value] of filled) made.data.fill(value, start, end);
  return made;
}
