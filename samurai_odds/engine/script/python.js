// What Python means by its operators, formats, containers and classes: see program.py. Every
// attribute of Python's carries an underscore behind its name, those of strings and arrays too.
class $Fault extends Error {
  static $new(...problems) {
    const one = Object.create(this.prototype);
    one.problems_ = problems;
    one.args_ = problems;
    one.message = problems.join("; ");
    one.stack = Error(one.message).stack;
    return one;
  }
}
const $fault = (name) => ({ [name]: class extends $Fault {} })[name];
const $py = { None: null, Exception: $Fault };
for (const name of ["ValueError", "KeyError", "TypeError", "IndexError", "ZeroDivisionError",
  "OverflowError", "AssertionError", "AttributeError", "RecursionError", "ArithmeticError",
  "StopIteration", "NotImplementedError"]) $py[name] = $fault(name);
const $absent = (name) => Object.assign(
  () => { throw $py.NotImplementedError.$new(`${name} is not in the page`); }, { spec: "" });

// ---- functions: what they take is written "a b *rest =named **others" ----------------------

function $def(spec, body) {
  if (!spec.includes("*") && !spec.includes("=")) return Object.assign(body, { spec });
  const plain = spec.split(" "), first = plain.findIndex((one) => /^[*=]/.test(one));
  const made = function (...given) {
    const placed = given.slice(0, first);
    while (placed.length < first) placed.push(undefined);
    if (plain[first][0] === "*" && plain[first][1] !== "*") placed.push(given.slice(first));
    return body.apply(this, placed);
  };
  return Object.assign(made, { spec, body });
}

// A function that Python caches: by the values of what it is given, other objects by themselves.
const $seen = new WeakMap(), $alike = new Map();
function $named_by(one) {
  if (typeof one !== "object" || one === null) return `${typeof one} ${one}`;
  if (Array.isArray(one)) return `(${one.map($named_by).join()})`;
  if (!$seen.has(one)) { // once: what is a key never changes
    const kind = Object.getPrototypeOf(one).constructor, number = ($memo.count += 1);
    const name = kind.keys ? `${kind.title}(${kind.keys.map((key) => $named_by(one[key])).join()})` : number;
    if (!$alike.has(name)) $alike.set(name, `object ${number}`);
    $seen.set(one, $alike.get(name));
  }
  return $seen.get(one);
}
function $memo(body) {
  const known = new Map();
  return Object.assign(function (...given) {
    const key = $named_by(given);
    if (!known.has(key)) known.set(key, body(...given));
    return known.get(key);
  }, body.spec === undefined ? {} : { spec: body.spec });
}
$memo.count = 0;

function $arranged(spec, given, named) {
  const rest = new Map(Object.entries(named)), placed = [], more = [...given];
  for (const one of spec ? spec.split(" ") : []) {
    if (one.startsWith("**")) placed.push($dict([...rest.entries()]));
    else if (one[0] === "*") placed.push(more.splice(0));
    else {
      const name = one.replace("=", "");
      if (one[0] !== "=" && more.length) placed.push(more.shift());
      else { placed.push(rest.get(name)); rest.delete(name); }
    }
  }
  return placed;
}

function $kw(called, given, named) {
  if (called.$new) return $make(called, given, named);
  if (called.target) return $kw(called.target, [...called.fixed, ...given], { ...called.named, ...named });
  if (called.spec === undefined) return Object.keys(named).length ? called(...given, named) : called(...given);
  return (called.body || called).apply(called.self, $arranged(called.spec, given, named));
}
const $call = (called, ...given) => (called.$new ? called.$new(...given)
  : called.__call___ ? called.__call___(...given) : called(...given));
const $partial = (target, fixed, named) =>
  Object.assign((...given) => $kw(target, [...fixed, ...given], named), { target, fixed, named });
const $bound = (self, name) => $bind(self[name], self);
const $named = (given) => Object.fromEntries($items(given));

// ---- classes and objects ------------------------------------------------------------------

// What an object has not of its own, where its class says what is meant then.
const $BESIDE = { get(own, name, self) {
  if (name in own || typeof name !== "string" || !name.endsWith("_")) return Reflect.get(own, name, self);
  try { return own.__getattr___.call(self, name.slice(0, -1)); } catch (fault) {
    if (!(fault instanceof $py.AttributeError)) throw fault;
    return undefined;
  }
} };
const $bare = (one) => (one.prototype.__getattr___ ? new Proxy(Object.create(one.prototype), $BESIDE) : Object.create(one.prototype));
const $make = (one, given, named) => {
  if (one.prototype instanceof $Number) return one.$new(...$arranged("value se samples proportion", given, named));
  if (Object.hasOwn(one, "__new___")) return $kw(one.__new___, [one, ...given], named);
  if (!one.fields) {
    const made = $bare(one);
    if (made.__init___) $kw($attr(made, "__init___"), given, named);
    return made;
  }
  const names = Object.keys(one.fields);
  const values = names.map((name, k) => (k < given.length ? given[k] : name in named ? named[name]
    : one.fields[name] ? one.fields[name]() : $raise("TypeError", `${one.title} needs ${name}`)));
  if (one.prototype instanceof $Tuple) return $as(one, values);
  const made = Object.create(one.prototype);
  one.keys.forEach((name, k) => { made[name] = values[k]; });
  if (made.__post_init___) made.__post_init___();
  return made;
};
const $own = (made, name, value) =>
  Object.defineProperty(made, name, { value, writable: true, enumerable: true, configurable: true });
class $Object {
  static $new(...given) { return $make(this, given, {}); }
  get __dict___() { return { pop_: (name) => { delete this[`${name}_`]; } }; }
}
class $Tuple extends Array {
  static $new(...given) { return this.fields ? $make(this, given, {}) : $as(this, [...$it(given[0] || [])]); }
  static get [Symbol.species]() { return Array; }
}
// A number that knows more than its value, such as its error.
class $Number {
  static $new(value, se_ = 0, samples_ = 0, proportion_ = false) {
    return Object.assign(Object.create(this.prototype), { value: +$plain(value), se_: samples_ === 1 ? Infinity : se_, samples_, proportion_ });
  }
  valueOf() { return this.value; }
}
const $as = (one, items) => Object.setPrototypeOf([...items], one.prototype);
function $class(above, title, fields) {
  const one = class extends above {};
  one.title = title;
  if (fields) Object.assign(one, { fields, keys: Object.keys(fields).map((name) => `${name}_`) });
  else if (!Object.hasOwn(one, "fields")) one.fields = one.keys = null;
  if (fields && one.prototype instanceof $Tuple) Object.keys(fields).forEach((name, k) =>
    Object.defineProperty(one.prototype, `${name}_`, { get() { return this[k]; } }));
  return one;
}
const $object = (one, fields) => {
  const made = Object.create(one.prototype);
  for (const name in fields) made[`${name}_`] = fields[name];
  return made;
};
const $of = (one, ...values) => {
  const made = Object.create(one.prototype);
  one.keys.forEach((key, k) => { made[key] = k < values.length ? values[k] : one.fields[key.slice(0, -1)](); });
  return made;
};
const $getter = (one, name, get) => Object.defineProperty(one.prototype, name, { get, configurable: true,
  set(value) { $own(this, name, value); } });
const $cached = (one, name, find) => $getter(one, name, function () {
  const value = find.call(this);
  $own(this, name, value);
  return value;
});
const $method = (one, name, body) => {
  one.prototype[name] = body;
  one[name] = Object.assign((self, ...given) => body.apply(self, given), body.spec === undefined ? {} : { spec: `self ${body.spec}` });
};
const $classmethod = (one, name, body) => { one[name] = body; one.prototype[name] = body.bind(one); };
const $staticmethod = $classmethod;
const $value = (one, name, value) => { one[name] = value; one.prototype[name] = value; };
const $super = (one, self) => new Proxy(Object.getPrototypeOf(one.prototype), {
  get: (above, name) => {
    const found = Reflect.get(above, name, self);
    return typeof found === "function" ? $bind(found, self) : found;
  } });
const $bind = (found, self) => Object.assign((...given) => found.apply(self, given),
  { spec: found.spec, body: found.body, self });
function $attr(self, name) {
  const found = self[name];
  if (found === undefined && !(name in Object(self))) {
    if (name === "__name___") return self.title;
    return $raise("AttributeError", `no ${name} of ${$py.type(self).title}`);
  }
  if (typeof found !== "function" || Object.hasOwn(self, name) || found.$new || found.self) return found;
  return $bind(found, self);
}
const $vars = (self) => $dict(Object.entries(self).map(([name, value]) => [name.slice(0, -1), value]));
const $raise = (kind, text) => { throw $py[kind].$new(text); };

// ---- equality, order and truth --------------------------------------------------------------

const $number = (one) => typeof one === "number" || typeof one === "boolean";
const $plain = (one) => (typeof one === "object" && one !== null && one.valueOf !== Object.prototype.valueOf ? one.valueOf() : one);
function $key(one) {
  if (typeof one === "boolean") return +one;
  if (typeof one !== "object" || one === null) return one;
  if (Array.isArray(one)) {
    let text = "(";
    for (const each of one) { const x = $key(each); text += typeof x === "string" ? `${JSON.stringify(x)},` : `${x},`; }
    return text;
  }
  if (one instanceof $Dict) return `{${[...one].map($key).sort().join()}}`;
  if ($plain(one) !== one) return $plain(one);
  const kind = Object.getPrototypeOf(one).constructor;
  if (!kind.fields) return one;
  return `${kind.title}(${Object.keys(kind.fields).map((name) => $key(one[`${name}_`])).map(String).join()})`;
}
function $same(one, other) {
  one = $plain(one); other = $plain(other);
  if (one === other) return true;
  if ($number(one) && $number(other)) return +one === +other;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  if (Array.isArray(one))
    return Array.isArray(other) && one.length === other.length && one.every((each, k) => $same(each, other[k]));
  if (one instanceof $Dict && other instanceof $Dict) {
    if (one.size !== other.size) return false;
    return [...$items(one)].every(([name, value]) => other.has(name) && $same(value, other.find(name)));
  }
  const kind = Object.getPrototypeOf(one).constructor;
  return Boolean(kind.fields) && kind === Object.getPrototypeOf(other).constructor
    && Object.keys(kind.fields).every((name) => $same(one[`${name}_`], other[`${name}_`]));
}
function $compared(one, other) {
  one = $plain(one); other = $plain(other);
  if (Array.isArray(one)) {
    for (let k = 0; k < Math.min(one.length, other.length); k++)
      if (!$same(one[k], other[k])) return $compared(one[k], other[k]);
    return one.length - other.length;
  }
  return one < other ? -1 : one > other ? 1 : 0;
}
const $ordered = (name, test) => (one, other) => {
  if (typeof one === "number" && typeof other === "number") return test(one - other);
  if (one instanceof NDArray || other instanceof NDArray) return np.both(name, one, other);
  if ($number(one) && $number(other)) return test(one - other);
  if (one instanceof $Dict) return $subset(name, one, other);
  return test($compared(one, other));
};
const $lt = $ordered("lt", (x) => x < 0), $le = $ordered("le", (x) => x <= 0);
const $gt = $ordered("gt", (x) => x > 0), $ge = $ordered("ge", (x) => x >= 0);
const $subset = (name, one, other) => (name[0] === "l" ? [...one].every((x) => other.has(x))
  : [...other].every((x) => one.has(x))) && (name[1] === "e" || one.size !== other.size);
const $eq = (one, other) => (one instanceof NDArray || other instanceof NDArray ? np.both("eq", one, other) : $same(one, other));
const $ne = (one, other) => (one instanceof NDArray || other instanceof NDArray ? np.both("ne", one, other) : !$same(one, other));
function $true(one) {
  if (one === null || one === undefined) return false;
  if (typeof one !== "object") return Boolean(one);
  if (Array.isArray(one)) return one.length > 0;
  if (one instanceof $Dict) return one.size > 0;
  if (one instanceof NDArray) return Boolean(one.data[0]);
  if ($plain(one) !== one) return Boolean($plain(one));
  return one.__len___ ? one.__len___() > 0 : true;
}

// ---- operators ------------------------------------------------------------------------------

const $operator = (name, numbers, others) => (one, other) => {
  if (typeof one === "number" && typeof other === "number") return numbers(one, other);
  if (one instanceof NDArray || other instanceof NDArray) return np.both(name, one, other);
  const found = others && others(one, other);
  return found !== undefined && found !== null ? found : numbers(+$plain(one), +$plain(other));
};
const $whole = (one, other) => (other === 0 ? $raise("ZeroDivisionError", "division by zero") : Math.floor(one / other));
const $add = $operator("add", (a, b) => a + b, (a, b) =>
  (typeof a === "string" ? a + b : Array.isArray(a) ? [...a, ...b] : null));
const $sub = $operator("sub", (a, b) => a - b, (a, b) =>
  (a instanceof $Dict ? $set([...a].filter((x) => !$in(x, b))) : null));
const $mul = $operator("mul", (a, b) => a * b, (a, b) => (typeof a === "string" ? a.repeat(Math.max(0, b))
  : Array.isArray(a) ? (a.length === 1 ? Array(Math.max(0, b)).fill(a[0]) : Array.from({ length: Math.max(0, b) }, () => a).flat(1))
    : typeof b === "string" || Array.isArray(b) ? $mul(b, a) : null));
const $div = $operator("div", (a, b) => (b === 0 ? $raise("ZeroDivisionError", "division by zero") : a / b));
const $floordiv = $operator("floordiv", $whole);
const $mod = $operator("mod", (a, b) => a - b * $whole(a, b));
const $pow = $operator("pow", (a, b) => a ** b);
const $both = (one, other) => one instanceof $Dict && other instanceof $Dict;
const $or = $operator("or", (a, b) => a | b, (a, b) => ($both(a, b) ? a.union_(b)
  : typeof a === "boolean" && typeof b === "boolean" ? a || b : null));
const $and = $operator("and", (a, b) => a & b, (a, b) => (a instanceof $Dict ? $set([...a].filter((x) => $in(x, b)))
  : typeof a === "boolean" && typeof b === "boolean" ? a && b : null));
const $xor = $operator("xor", (a, b) => a ^ b);
const $shl = $operator("shl", (a, b) => a * 2 ** b), $shr = $operator("shr", (a, b) => Math.floor(a / 2 ** b));
const $neg = (one) => (one instanceof NDArray ? np.each(one, (x) => -x) : -$plain(one));
const $inverted = (x) => (typeof x === "boolean" ? !x : ~x); // as numpy's booleans are
const $invert = (one) => (one instanceof NDArray ? np.each(one, $inverted) : $inverted(one));
const $inplace = (plain) => (one, other) => {
  if (one instanceof NDArray) return one.assign(plain(one, other));
  if (one instanceof $Dict && plain === $or) { one.update_(other); return one; }
  if (Array.isArray(one) && plain === $add && one.constructor === Array && !Object.isFrozen(one)) { one.push(...$it(other)); return one; }
  return plain(one, other);
};
const $i_add = $inplace($add), $i_sub = $inplace($sub), $i_mul = $inplace($mul), $i_div = $inplace($div);
const $i_floordiv = $inplace($floordiv), $i_mod = $inplace($mod), $i_or = $inplace($or), $i_and = $inplace($and);
const $i_xor = $inplace($xor), $i_pow = $inplace($pow), $i_shl = $inplace($shl), $i_shr = $inplace($shr);

// ---- containers -----------------------------------------------------------------------------

// A dictionary, or a set: the values of its keys, which keep their order.
class $Dict {
  constructor(isSet) { this.map = new Map(); this.isSet = isSet; }
  get size() { return this.map.size; }
  *[Symbol.iterator]() { for (const [key] of this.map.values()) yield key; }
  has(key) { return this.map.has($key(key)); }
  find(key) { return this.get_(key); }
  put(key, value) {
    const name = $key(key), known = this.map.get(name);
    if (known) known[1] = value; else this.map.set(name, [key, value]);
    return this;
  }
  get_(key, usual = null) { const pair = this.map.get($key(key)); return pair ? pair[1] : usual; }
  keys_() { return this.isSet ? this : $set([...this]); }
  values_() { return [...this.map.values()].map((pair) => pair[1]); }
  items_() { return [...this.map.values()].map((pair) => [...pair]); }
  pop_(key, usual) {
    if (key === undefined) key = [...this][0];
    if (!this.has(key)) return usual === undefined ? $raise("KeyError", String(key)) : usual;
    const found = this.isSet ? key : this.find(key);
    this.map.delete($key(key));
    return found;
  }
  setdefault_(key, value = null) { if (!this.has(key)) this.put(key, value); return this.find(key); }
  clear_() { this.map.clear(); }
  copy_() { return this.isSet ? $set([...this]) : $dict(this.items_()); }
  add_(key) { this.put(key, true); }
  discard_(key) { this.map.delete($key(key)); }
  update_(...others) {
    for (const other of others)
      if (this.isSet) for (const key of $it(other)) this.put(key, true);
      else for (const [key, value] of $items(other)) this.put(key, value);
  }
  union_(...others) { const all = this.copy_(); all.update_(...others); return all; }
  difference_(other) { const held = $set(other); return $set([...this].filter((x) => !held.has(x))); }
  isdisjoint_(other) { return [...$it(other)].every((x) => !this.has(x)); }
}
const $dict = (pairs) => { const made = new $Dict(false); for (const [key, value] of $it(pairs)) made.put(key, value); return made; };
const $set = (items) => { const made = new $Dict(true); for (const key of $it(items)) made.put(key, true); return made; };
const $items = (one) => (one instanceof $Dict ? one.items_() : [...$it(one)]);
function $it(one) {
  if (typeof one === "string" || (one && one[Symbol.iterator])) return one;
  if (one && one.__iter___) return one.__iter___();
  return $raise("TypeError", `${$py.str(one)} is not iterable`);
}
// Comprehensions: what is made of each item, of those kept; `$all` of lists made of each.
function $each(items, make, keep) {
  const found = [];
  if (Array.isArray(items)) { // by place, which is quicker
    for (let k = 0; k < items.length; k++) if (!keep || keep(items[k])) found.push(make(items[k]));
  } else for (const one of $it(items)) if (!keep || keep(one)) found.push(make(one));
  return found;
}
const $all = (items, make, keep) => $each(items, make, keep).flat(1);
function $unpacked(value, wanted, star = -1) {
  const items = [...$it(value)];
  if (star < 0) return items.length === wanted ? items : $raise("ValueError", `${items.length} values for ${wanted}`);
  const behind = wanted - star - 1;
  return [...items.slice(0, star), items.slice(star, items.length - behind), ...items.slice(items.length - behind)];
}
function $in(one, many) {
  if (typeof many === "string") return many.includes(one);
  if (many instanceof $Dict) return many.has(one);
  if (many.__contains___) return $true(many.__contains___(one));
  for (const each of $it(many)) if ($same(each, one)) return true;
  return false;
}
class $Slice { constructor(first, end, by) { Object.assign(this, { first, end, by: by === null ? 1 : by }); } 
  // Its first place and how many there are, of so many.
  span(length) {
    const { first, end, by } = this, least = by > 0 ? 0 : -1, most = by > 0 ? length : length - 1;
    const inside = (x, usual) => (x === null ? usual : Math.min(Math.max(x < 0 ? x + length : x, least), most));
    const from = inside(first, by > 0 ? 0 : length - 1), to = inside(end, by > 0 ? length : -1);
    return [from, Math.max(0, Math.ceil((to - from) / by))];
  }
  places(length) {
    const [first, count] = this.span(length);
    return Array.from({ length: count }, (_, k) => first + k * this.by);
  } }
const $slice = (first, end, by) => new $Slice(first, end, by);
function $get(from, place) {
  if (from instanceof NDArray) return from.at([place]);
  if (typeof place === "number" && Array.isArray(from)) {
    const found = from[place < 0 ? place + from.length : place];
    if (found !== undefined) return found;
  }
  if (place instanceof $Slice) {
    const [first, count] = place.span(from.length);
    if (place.by === 1) return from.slice(first, first + count);
    const found = place.places(from.length).map((k) => from[k]);
    return typeof from === "string" ? found.join("") : found;
  }
  if (from instanceof $Dict) return from.find(place) ?? (from.has(place) ? null : from.missing ?? $raise("KeyError", $py.repr(place)));
  if (typeof from === "string" || Array.isArray(from)) {
    const k = +$plain(place), found = from[k < 0 ? k + from.length : k];
    return found === undefined ? $raise("IndexError", `place ${k} of ${from.length}`) : found;
  }
  return from.__getitem___(place);
}
const $getn = (from, places) => (from instanceof NDArray ? from.at(places) : $get(from, places));
function $put(into, place, value) {
  if (into instanceof NDArray) into.put([place], value);
  else if (into instanceof $Dict) into.put(place, value);
  else if (place instanceof $Slice) {
    into.splice(...place.span(into.length), ...$it(value));
  } else into[place < 0 ? place + into.length : place] = value;
}
const $putn = (into, places, value) => (into instanceof NDArray ? into.put(places, value) : $put(into, places, value));
const $delete = (from, place) => (from instanceof $Dict ? from.pop_(place) : from.splice(place, 1));

// ---- text -----------------------------------------------------------------------------------

$py.str = (one = "") => {
  if (typeof one === "string") return one;
  if (one === null || one === undefined) return "None";
  if (typeof one === "boolean") return one ? "True" : "False";
  if (typeof one === "number") return $float(one);
  if (one instanceof $Fault) return one.message;
  if (one.__str___) return one.__str___();
  return $py.repr(one);
};
$py.repr = (one) => {
  if (typeof one === "string") return one.includes("'") && !one.includes('"') ? `"${one}"` : `'${one.replaceAll("'", "\\'")}'`;
  if (one instanceof $Dict) return one.isSet ? `{${[...one].map($py.repr).join(", ")}}`
    : `{${one.items_().map(([k, v]) => `${$py.repr(k)}: ${$py.repr(v)}`).join(", ")}}`;
  if (Array.isArray(one)) return `(${one.map($py.repr).join(", ")}${one.length === 1 ? "," : ""})`;
  if (typeof one === "object" && one !== null && $plain(one) !== one) return $float($plain(one));
  if (typeof one === "object" && one !== null) return one.__repr___ ? one.__repr___() : `<${$py.type(one).title}>`;
  return typeof one === "function" ? `<function ${one.name}>` : $py.str(one);
};
const $float = (one) => {
  if (!Number.isFinite(one)) return Number.isNaN(one) ? "nan" : one > 0 ? "inf" : "-inf";
  return String(one).replace(/e([+-])(\d)$/, "e$10$2");
};
// Decimals as Python has them: what lies exactly between two goes to the even one.
function $fixed(one, digits) {
  const twice = one * 2 ** (digits + 1);
  if (Number.isInteger(twice) && Math.abs(one * 10 ** digits) % 1 === 0.5) {
    const low = Math.floor(one * 10 ** digits);
    return ((low % 2 === 0 ? low : low + 1) / 10 ** digits).toFixed(digits);
  }
  return one.toFixed(digits);
}
const $exponent = (text) => text.replace(/e([+-])(\d)$/, "e$10$2");
function $general(one, digits) {
  if (one === 0) return Object.is(one, -0) ? "-0" : "0";
  const places = Math.max(digits, 1), power = +one.toExponential(places - 1).split("e")[1];
  if (power < -4 || power >= places)
    return $exponent(one.toExponential(places - 1).replace(/\.?0+e/, "e"));
  const text = one.toFixed(Math.max(0, places - 1 - power));
  return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
}
const $f = (texts, ...values) => {
  let text = texts[0];
  for (let k = 0; k < values.length; k++) text += $py.str(values[k]) + texts[k + 1];
  return text;
};
function $format(one, spec) {
  if (!spec) return $py.str(one);
  const [, fill, align, sign, zero, width, comma, , digits, kind] =
    /^(?:(.)?([<>^=]))?([+ -])?(0)?(\d+)?([,_])?(\.(\d+))?([a-z%])?$/.exec(spec) || $raise("ValueError", spec);
  const value = $plain(one), isNumber = $number(value);
  let text = isNumber ? "" : $py.str(one);
  if (isNumber) {
    const size = Math.abs(+value), places = digits === undefined ? 6 : +digits;
    if (!Number.isFinite(size)) text = $float(size);
    else if (kind === "f") text = $fixed(size, places);
    else if (kind === "%") text = `${$fixed(100 * size, places)}%`;
    else if (kind === "e") text = $exponent(size.toExponential(places));
    else if (kind === "g" || digits !== undefined) text = $general(size, places);
    else if (kind === "b") text = size.toString(2);
    else if (kind === "x") text = size.toString(16);
    else text = $float(size);
    if (comma) text = text.replace(/^\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, comma));
    const negative = value < 0 || Object.is(value, -0);
    text = (negative && kind !== undefined ? "-" : value < 0 ? "-" : sign === "+" || sign === " " ? sign : "") + text;
  } else if (digits !== undefined) text = text.slice(0, +digits);
  const gap = Math.max(0, +(width || 0) - text.length);
  if (zero) return text.replace(/^([+-]?)/, `$1${"0".repeat(gap)}`);
  const by = align || (isNumber ? ">" : "<"), pad = fill || " ";
  const left = by === ">" ? gap : by === "^" ? gap >> 1 : 0;
  return pad.repeat(left) + text + pad.repeat(gap - left);
}
const $strings = {
  join: (self, parts) => [...$it(parts)].join(self),
  split: (self, by = null, most = -1) => {
    if (by === null) return self.trim() ? self.trim().split(/\s+/) : [];
    const parts = self.split(by);
    return most < 0 ? parts : [...parts.slice(0, most), ...(parts.length > most ? [parts.slice(most).join(by)] : [])];
  },
  replace: (self, one, other) => self.replaceAll(one, () => other),
  strip: (self, what) => $strings.lstrip($strings.rstrip(self, what), what),
  lstrip: (self, what) => { let k = 0; while (k < self.length && (what ? what.includes(self[k]) : /\s/.test(self[k]))) k++; return self.slice(k); },
  rstrip: (self, what) => { let k = self.length; while (k > 0 && (what ? what.includes(self[k - 1]) : /\s/.test(self[k - 1]))) k--; return self.slice(0, k); },
  startswith: (self, what) => [what].flat().some((one) => self.startsWith(one)),
  endswith: (self, what) => [what].flat().some((one) => self.endsWith(one)),
  removeprefix: (self, what) => (self.startsWith(what) ? self.slice(what.length) : self),
  removesuffix: (self, what) => (what && self.endsWith(what) ? self.slice(0, -what.length) : self),
  partition: (self, by) => { const k = self.indexOf(by); return k < 0 ? [self, "", ""] : [self.slice(0, k), by, self.slice(k + by.length)]; },
  rpartition: (self, by) => { const k = self.lastIndexOf(by); return k < 0 ? ["", "", self] : [self.slice(0, k), by, self.slice(k + by.length)]; },
  lower: (self) => self.toLowerCase(),
  casefold: (self) => self.toLowerCase(),
  isprintable: (self) => !/[\p{C}\p{Zl}\p{Zp}]/u.test(self),
  upper: (self) => self.toUpperCase(),
  capitalize: (self) => self.slice(0, 1).toUpperCase() + self.slice(1).toLowerCase(),
  title: (self) => self.replace(/[a-z]+/gi, (word) => $strings.capitalize(word)),
  isidentifier: (self) => /^[A-Za-z_]\w*$/.test(self),
  isdecimal: (self) => /^\p{Nd}+$/u.test(self),
  isalnum: (self) => /^[\p{L}\p{N}]+$/u.test(self),
  isdigit: (self) => /^\d+$/.test(self),
  isalpha: (self) => /^\p{L}+$/u.test(self),
  isascii: (self) => [...self].every((one) => one.codePointAt(0) < 128),
  isupper: (self) => self !== self.toLowerCase() && self === self.toUpperCase(),
  isspace: (self) => /^\s+$/.test(self),
  count: (self, what) => self.split(what).length - 1,
  index: (self, what) => (self.includes(what) ? self.indexOf(what) : $raise("ValueError", "substring not found")),
  ljust: (self, width, fill = " ") => self.padEnd(width, fill),
  splitlines: (self) => self.replace(/\n$/, "").split("\n"),
};
const $lists = {
  append: (self, one) => { self.push(one); },
  extend: (self, more) => { self.push(...$it(more)); },
  insert: (self, place, one) => { self.splice(place, 0, one); },
  pop: (self, place = -1) => self.splice(place, 1)[0],
  remove: (self, one) => { self.splice($lists.index(self, one), 1); },
  index: (self, one) => { const k = self.findIndex((each) => $same(each, one)); return k < 0 ? $raise("ValueError", `${$py.repr(one)} is not in list`) : k; },
  count: (self, one) => self.filter((each) => $same(each, one)).length,
  copy: (self) => [...self],
  clear: (self) => { self.length = 0; },
  sort: (self, how) => { const all = $py.sorted(self, how); self.splice(0, self.length, ...all); },
  __getitem__: (self, place) => $get(self, place),
  _replace: (self, named) => $replace(self, named),
};
const $install = (target, methods) => {
  for (const name in methods) {
    const one = methods[name];
    $py[name] = $py[name] || one;
    Object.defineProperty(target, `${name}_`, { value(...given) { return one(this.valueOf(), ...given); }, writable: true, configurable: true });
  }
};
$install(String.prototype, $strings);
$install(Array.prototype, $lists);
Object.defineProperty(Number.prototype, "is_integer_", { value() { return Number.isInteger(+this); } });
Object.defineProperty(Number.prototype, "bit_length_", { value() { return 32 - Math.clz32(+this); } });
Object.defineProperty(Number.prototype, "item_", { value() { return +this; } });

const $found = (found) => found && ({ group_: (k = 0) => $none(found[k]), groups_: () => found.slice(1).map($none),
  __getitem___: (k) => $none(typeof k === "string" ? found.groups[k] : found[k]), start_: () => found.index, end_: () => found.index + found[0].length });
// A pattern of Python's as one of here: a dot is any character but a line feed, also \r and \u2028.
const $pattern = (text) => text.replace(/\(\?P</g, "(?<").replace(/\\.|\[(?:\\.|[^\]\\])*\]|\./gsu, (part) => (part === "." ? "[^\\n]" : part));
const $re = (pattern) => ({
  source: $pattern(pattern),
  run(text, before, behind) { return $found(new RegExp(`${before}(?:${this.source})${behind}`, "u").exec(text)); },
  finditer_(text) { return [...text.matchAll(new RegExp(this.source, "gu"))].map($found); },
  fullmatch_(text) { return this.run(text, "^", "$"); },
  match_(text) { return this.run(text, "^", ""); },
  search_(text) { return this.run(text, "", ""); },
  sub_(by, text) { return text.replace(new RegExp(this.source, "gu"), (...found) => (typeof by === "string" ? by.replace(/\\(\d)/g, (_, k) => found[k]) : by({ __getitem___: (k) => found[k] }))); },
  split_(text) { return text.split(new RegExp(this.source, "u")); },
});
const $none = (one) => (one === undefined ? null : one);

// ---- Python's own functions -------------------------------------------------------------------

const $lone = (given) => (given.length === 1 ? [...$it(given[0])] : given);
const $options = (given) => (given.length && $isOptions(given[given.length - 1]) ? [given.slice(0, -1), given[given.length - 1]] : [given, {}]);
const $isOptions = (one) => Boolean(one) && Object.getPrototypeOf(one) === Object.prototype;
const $most = (sign) => (...all) => {
  if (all.length > 1 && all.every((one) => typeof one === "number")) return sign > 0 ? Math.max(...all) : Math.min(...all);
  const [given, { key, default: usual }] = $options(all), items = $lone(given), of = key || ((x) => x);
  if (!items.length) return usual === undefined ? $raise("ValueError", "empty sequence") : usual;
  return items.reduce((best, one) => (sign * $compared(of(one), of(best)) > 0 ? one : best));
};
const $towards0 = (x) => (x < 0 ? Math.ceil(x) : Math.floor(x)); // what Math has for it is shortened to 32 bits
const $kind = (title, test, make) => Object.assign(make, { title, test, spec: undefined });
Object.assign($py, {
  str: $kind("str", (x) => typeof x === "string", $py.str),
  int: $kind("int", (x) => Number.isInteger(x) || typeof x === "boolean", (x = 0) => {
    if (typeof x === "string") return /^\s*[+-]?\d+\s*$/.test(x) ? parseInt(x, 10) : $raise("ValueError", `no whole number: ${x}`);
    return $towards0(+$plain(x));
  }),
  float: $kind("float", (x) => typeof $plain(x) === "number", (x = 0) => (x === "inf" ? Infinity : x === "-inf" ? -Infinity : +$plain(x))),
  bool: $kind("bool", (x) => typeof x === "boolean", (x) => $true(x)),
  list: $kind("list", (x) => Array.isArray(x) && !(x instanceof $Tuple), (x = []) => [...$it(x)]),
  tuple: $kind("tuple", Array.isArray, (x = []) => [...$it(x)]),
  dict: $kind("dict", (x) => x instanceof $Dict && !x.isSet, (...all) => {
    const [given, named] = $options(all), made = $dict(given.length ? $items(given[0]) : []);
    for (const name in named) made.put(name, named[name]);
    return made;
  }),
  set: $kind("set", (x) => x instanceof $Dict && x.isSet, (x = []) => $set(x)),
  frozenset: $kind("frozenset", (x) => x instanceof $Dict && x.isSet, (x = []) => $set(x)),
  NoneType: $kind("NoneType", (x) => x === null, () => null),
  Mapping: $kind("Mapping", (x) => x instanceof $Dict && !x.isSet, () => null),
  Sequence: $kind("Sequence", (x) => Array.isArray(x) || typeof x === "string", () => null),
  Collection: $kind("Collection", (x) => Array.isArray(x) || x instanceof $Dict, () => null),
  Iterable: $kind("Iterable", (x) => Boolean(x && x[Symbol.iterator]), () => null),
  object: $kind("object", () => true, () => ({})),
  type: $kind("type", (x) => Boolean(x && x.title), (x) => {
    for (const name of ["bool", "str", "int", "float", "NoneType", "list", "set", "dict"])
      if (typeof x !== "object" || x === null || Object.getPrototypeOf(x) === Array.prototype || x instanceof $Dict)
        if ($py[name].test(x)) return $py[name];
    return Object.getPrototypeOf(x).constructor;
  }),
  isinstance: (one, kinds) => [kinds].flat(2).some((kind) => (kind.test ? kind.test(one)
    : typeof one === "object" && one !== null && one instanceof kind)),
  len: (one) => (one instanceof $Dict ? one.size : one instanceof NDArray ? one.shape[0] : one.length !== undefined ? one.length : one.__len___()),
  sum: (items, first = 0) => [...$it(items)].reduce((sum, one) => $add(sum, one), first),
  any: (items) => { for (const one of $it(items)) if ($true(one)) return true; return false; },
  all: (items) => { for (const one of $it(items)) if (!$true(one)) return false; return true; },
  min: $most(-1), max: $most(1),
  memoryview: (numbers) => numbers,
  array: (kind, numbers) => [...$it(numbers)],
  abs: (one) => (one instanceof NDArray ? np.each(one, Math.abs) : Math.abs($plain(one))),
  sorted: (items, { key, reverse } = {}) => {
    const of = key ? (x) => $call(key, x) : (x) => x, sign = reverse ? -1 : 1;
    return [...$it(items)].map((one) => [of(one), one]).sort((a, b) => sign * $compared(a[0], b[0])).map((pair) => pair[1]);
  },
  reversed: (items) => [...$it(items)].reverse(),
  enumerate: (items, first = 0) => [...$it(items)].map((one, k) => [k + (first.start || +first || 0), one]),
  zip: (...given) => {
    const [many] = $options(given), lists = many.map((one) => [...$it(one)]);
    const length = Math.min(...lists.map((one) => one.length));
    return Array.from({ length: lists.length ? length : 0 }, (_, k) => lists.map((one) => one[k]));
  },
  groupby: (items, how) => {
    const found = [], key = $isOptions(how) ? how.key : how || ((x) => x);
    for (const one of $it(items)) {
      const of = $call(key, one), last = found[found.length - 1];
      if (last && $same(last[0], of)) last[1].push(one);
      else found.push([of, [one]]);
    }
    return found;
  },
  get_close_matches: () => [], // near names are for keyboards
  import_module: $absent("import_module"),
  product: (...all) => { const [many, { repeat = 1 }] = $options(all); return Array(repeat).fill(many).flat(1).reduce((found, one) => found.flatMap((row) => [...$it(one)].map((x) => [...row, x])), [[]]); },
  combinations: (items, r) => { const all = [...$it(items)], pick = (from, left) => (left ? all.slice(from).flatMap((one, k) => pick(from + k + 1, left - 1).map((rest) => [one, ...rest])) : [[]]); return pick(0, r); },
  map: (f, ...many) => $py.zip(...many).map((given) => $call(f, ...given)),
  filter: (f, items) => [...$it(items)].filter((one) => $true(f === null ? one : $call(f, one))),
  reduce: (f, items, ...first) => [...$it(items)].reduce((a, b) => $call(f, a, b), ...first),
  range: (...given) => {
    const [first, end, by] = given.length === 1 ? [0, given[0], 1] : [given[0], given[1], given[2] || 1], made = [];
    for (let k = first; by > 0 ? k < end : k > end; k += by) made.push(k);
    return made;
  },
  iter: (one) => $it(one)[Symbol.iterator](),
  next: (one, usual) => {
    const step = Array.isArray(one) ? { done: !one.length, value: one[0] } : one.next();
    return step.done ? (usual === undefined ? $raise("StopIteration", "") : usual) : step.value;
  },
  getattr: (one, name, usual) => (one !== null && one !== undefined && one[`${name}_`] !== undefined ? $attr(one, `${name}_`)
    : usual === undefined ? $raise("AttributeError", name) : usual),
  hasattr: (one, name) => one !== null && one[`${name}_`] !== undefined,
  setattr: (one, name, value) => { $own(one, `${name}_`, value); },
  __setattr__: (one, name, value) => { $own(one, `${name}_`, value); },
  vars: $vars,
  round: (one, digits = 0) => (digits ? +$fixed($plain(one), digits) : +$fixed($plain(one), 0)),
  divmod: (a, b) => [Math.floor(a / b), a - b * Math.floor(a / b)],
  ord: (one) => one.codePointAt(0), chr: (one) => String.fromCodePoint(one),
  fromkeys: (keys, value = null) => $dict([...$it(keys)].map((key) => [key, value])),
  format: (one, spec = "") => $format(one, spec),
  // Lines of words up to a width, as textwrap breaks them; a longer word has a line of its own.
  wrap: (text, width, { subsequent_indent: indent = "" } = {}) => text.trim().split(/\s+/).filter(Boolean).reduce((lines, word) => {
    const last = lines.length - 1;
    if (last >= 0 && lines[last].length + 1 + word.length <= width) lines[last] += ` ${word}`;
    else lines.push(last < 0 ? word : indent + word);
    return lines;
  }, []),
  normalize: (form, text) => text.normalize(form),
  sqrt: Math.sqrt, cos: Math.cos, sin: Math.sin, hypot: Math.hypot, floor: Math.floor, ceil: Math.ceil, log: Math.log, exp: Math.exp,
  isfinite: (x) => Number.isFinite(+$plain(x)),
  prod: (items) => [...$it(items)].reduce((a, b) => a * b, 1),
  comb: (n, k) => { let found = 1; for (let i = 1; i <= k; i++) found = (found * (n - k + i)) / i; return k < 0 ? 0 : Math.round(found); },
  // Sums what is left over of each addition too: Neumaier's way.
  fsum: (items) => {
    let sum = 0, rest = 0;
    for (const one of $it(items)) {
      const x = +one, next = sum + x;
      rest += Math.abs(sum) >= Math.abs(x) ? sum - next + x : x - next + sum;
      sum = next;
    }
    return sum + rest;
  },
  slice: (...ends) => $slice(...(ends.length > 1 ? ends : [null, ends[0]]), ends[2] ?? null),
  SimpleNamespace: (named) => Object.fromEntries(Object.entries(named).map(([name, value]) => [`${name}_`, value])),
  escape: (text) => text.replace(/[&<>"']/g, (one) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[one] || "&#x27;"),
  // Lines of words, all but the first indented: long words stay whole.
  wrap: (text, width = 70, { subsequent_indent: indent = "" } = {}) => {
    const lines = [];
    for (const word of text.split(/\s+/).filter(Boolean)) {
      const last = lines.length - 1;
      if (last >= 0 && lines[last].length + 1 + word.length <= width) lines[last] += ` ${word}`;
      else lines.push((last >= 0 ? indent : "") + word);
    }
    return lines;
  },
  partial: (target, ...all) => $partial(target, ...$options(all)),
  perf_counter: () => performance.now() / 1000,
  copy: (one) => Object.assign(Object.create(Object.getPrototypeOf(one)), one),
  replace: (one, ...more) => (typeof one === "string" ? $strings.replace(one, ...more) : $replace(one, more[0] || {})),
  mul: $mul, add: $add, re_fullmatch: (pattern, text) => $re(pattern).fullmatch_(text),
  re_split: (pattern, text, { maxsplit = Infinity } = {}) => {
    const found = [];
    for (const one of text.matchAll(new RegExp($re(pattern).source, "gu"))) {
      if (found.length >= maxsplit) break;
      found.push([one.index, one.index + one[0].length]);
    }
    return [...found, [text.length]].map(([end], k) => text.slice(k ? found[k - 1][1] : 0, end));
  },
  Counter: (items = []) => {
    const made = Object.assign($dict([]), { missing: 0 });
    for (const one of $it(items)) made.put(one, made.get_(one, 0) + 1);
    return made;
  },
});
const $isa = (one, kind) => one instanceof kind;
function $replace(one, named) {
  const kind = Object.getPrototypeOf(one).constructor, whole = {};
  for (const name of Object.keys(kind.fields)) whole[name] = name in named ? named[name] : one[`${name}_`];
  return $make(kind, [], whole);
}
