//# allFunctionsCalledOnLoad
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
const $seen = new WeakMap(), $alike = new Map();
function $named_by(one) {
if (typeof one !== "object" || one === null) return `${typeof one} ${one}`;
if (Array.isArray(one)) return `(${one.map($named_by).join()})`;
if (!$seen.has(one)) {
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
class $Number {
static $new(value, se_ = 0, samples_ = 0, proportion_ = false) {
return Object.assign(Object.create(this.prototype), { value: +$plain(value), se_: samples_ === 1 ? Infinity : se_, samples_, proportion_ });
}
valueOf() { return this.value; }
}
const $as = (one, items) => Object.setPrototypeOf([...items], one.prototype);
function $class(one, title, fields) {
one.title = title;
if (fields) Object.assign(one, { fields, keys: Object.keys(fields).map((name) => `${name}_`) });
else if (!Object.hasOwn(one, "fields")) one.fields = one.keys = null;
if (fields && one.prototype instanceof $Tuple) Object.keys(fields).forEach((name, k) =>
Object.defineProperty(one.prototype, `${name}_`, { get() { return this[k]; } }));
}
const $object = (one, fields) => {
const made = Object.create(one.prototype);
for (const name in fields) made[`${name}_`] = fields[name];
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
const $inverted = (x) => (typeof x === "boolean" ? !x : ~x);
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
intersection_(other) { const held = $set(other); return $set([...this].filter((x) => held.has(x))); }
difference_(other) { const held = $set(other); return $set([...this].filter((x) => !held.has(x))); }
isdisjoint_(other) { return [...$it(other)].every((x) => !this.has(x)); }
issubset_(other) { const held = $set(other); return [...this].every((x) => held.has(x)); }
issuperset_(other) { return [...$it(other)].every((x) => this.has(x)); }
}
const $dict = (pairs) => { const made = new $Dict(false); for (const [key, value] of $it(pairs)) made.put(key, value); return made; };
const $set = (items) => { const made = new $Dict(true); for (const key of $it(items)) made.put(key, true); return made; };
const $items = (one) => (one instanceof $Dict ? one.items_() : [...$it(one)]);
function $it(one) {
if (typeof one === "string" || (one && one[Symbol.iterator])) return one;
if (one && one.__iter___) return one.__iter___();
return $raise("TypeError", `${$py.str(one)} is not iterable`);
}
function $each(items, make, keep) {
const found = [];
if (Array.isArray(items)) {
for (let k = 0; k < items.length; k++) if (!keep || keep(items[k])) found.push(make(items[k]));
} else for (const one of $it(items)) if (!keep || keep(one)) found.push(make(one));
return found;
}
const $all = (items, make, keep) => $each(items, make, keep).flat(1);
function $unpacked(value, star, wanted) {
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
islower: (self) => self !== self.toUpperCase() && self === self.toLowerCase(),
isspace: (self) => /^\s+$/.test(self),
find: (self, what) => self.indexOf(what),
count: (self, what) => self.split(what).length - 1,
index: (self, what) => (self.includes(what) ? self.indexOf(what) : $raise("ValueError", "substring not found")),
ljust: (self, width, fill = " ") => self.padEnd(width, fill),
rjust: (self, width, fill = " ") => self.padStart(width, fill),
zfill: (self, width) => self.padStart(width, "0"),
splitlines: (self) => self.replace(/\n$/, "").split("\n"),
format: (self, ...given) => self.replace(/\{(\d*)\}/g, () => $py.str(given.shift())),
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
reverse: (self) => { self.reverse(); },
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
const $pattern = (text) => text.replace(/\(\?P</g, "(?<").replace(/\\.|\[(?:\\.|[^\]\\])*\]|\./gsu, (part) => (part === "." ? "[^\\n]" : part));
const $re = (pattern) => ({
pattern_: pattern, source: $pattern(pattern),
run(text, before, behind) { return $found(new RegExp(`${before}(?:${this.source})${behind}`, "u").exec(text)); },
finditer_(text) { return [...text.matchAll(new RegExp(this.source, "gu"))].map($found); },
fullmatch_(text) { return this.run(text, "^", "$"); },
match_(text) { return this.run(text, "^", ""); },
search_(text) { return this.run(text, "", ""); },
findall_(text) { return [...text.matchAll(new RegExp(this.source, "gu"))].map((one) => (one.length === 1 ? one[0] : one.length === 2 ? one[1] : one.slice(1))); },
sub_(by, text) { return text.replace(new RegExp(this.source, "gu"), (...found) => (typeof by === "string" ? by.replace(/\\(\d)/g, (_, k) => found[k]) : by({ __getitem___: (k) => found[k] }))); },
split_(text) { return text.split(new RegExp(this.source, "u")); },
});
const $none = (one) => (one === undefined ? null : one);
const $lone = (given) => (given.length === 1 ? [...$it(given[0])] : given);
const $options = (given) => (given.length && $isOptions(given[given.length - 1]) ? [given.slice(0, -1), given[given.length - 1]] : [given, {}]);
const $isOptions = (one) => Boolean(one) && Object.getPrototypeOf(one) === Object.prototype;
const $most = (sign) => (...all) => {
if (all.length > 1 && all.every((one) => typeof one === "number")) return sign > 0 ? Math.max(...all) : Math.min(...all);
const [given, { key, default: usual }] = $options(all), items = $lone(given), of = key || ((x) => x);
if (!items.length) return usual === undefined ? $raise("ValueError", "empty sequence") : usual;
return items.reduce((best, one) => (sign * $compared(of(one), of(best)) > 0 ? one : best));
};
const $kind = (title, test, make) => Object.assign(make, { title, test, spec: undefined });
Object.assign($py, {
str: $kind("str", (x) => typeof x === "string", $py.str),
int: $kind("int", (x) => Number.isInteger(x) || typeof x === "boolean", (x = 0) => {
if (typeof x === "string") return /^\s*[+-]?\d+\s*$/.test(x) ? parseInt(x, 10) : $raise("ValueError", `no whole number: ${x}`);
return Math.trunc(+$plain(x));
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
issubclass: (one, other) => one === other || one.prototype instanceof other,
callable: (one) => typeof one === "function",
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
get_close_matches: () => [],
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
wrap: (text, width, { subsequent_indent: indent = "" } = {}) => text.trim().split(/\s+/).filter(Boolean).reduce((lines, word) => {
const last = lines.length - 1;
if (last >= 0 && lines[last].length + 1 + word.length <= width) lines[last] += ` ${word}`;
else lines.push(last < 0 ? word : indent + word);
return lines;
}, []),
normalize: (form, text) => text.normalize(form),
sqrt: Math.sqrt, cos: Math.cos, sin: Math.sin, hypot: Math.hypot, floor: Math.floor, ceil: Math.ceil, log: Math.log, exp: Math.exp,
isfinite: (x) => Number.isFinite(+$plain(x)), isclose: (a, b) => Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b)),
prod: (items) => [...$it(items)].reduce((a, b) => a * b, 1),
comb: (n, k) => { let found = 1; for (let i = 1; i <= k; i++) found = (found * (n - k + i)) / i; return k < 0 ? 0 : Math.round(found); },
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
re_match: (pattern, text) => $re(pattern).match_(text), re_sub: (pattern, by, text) => $re(pattern).sub_(by, text),
re_search: (pattern, text) => $re(pattern).search_(text),
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
const $rest = Symbol("...");  // all axes that are not named
class NDArray {
constructor(data, shape, strides = $strides(shape), offset = 0) { Object.assign(this, { data, shape, strides, offset }); }
get size() { return this.shape.reduce((a, b) => a * b, 1); }
get length() { return this.shape[0]; }
get shape_() { return [...this.shape]; }
get size_() { return this.size; }
get ndim_() { return this.shape.length; }
get flags_() { return {}; }
get dtype_() { return typeof this.values()[0] === "boolean" ? np.bool : np.float64; }
get T_() { return new NDArray(this.data, [...this.shape].reverse(), [...this.strides].reverse(), this.offset); }
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
if (places.length === 1 && typeof places[0] === "number" && this.plain) {
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
if (places[0] instanceof $Slice && this.shape.length === 1 && Array.isArray(value) && typeof value[0] === "number") {
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
if (found instanceof NDArray && found.shape.length === 1) {
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
argmin_(how) { return this.over($axis(how), (x) => x.reduce((best, one, k) => (one < x[best] ? k : best), 0)); }
tolist_() { return this.shape.length > 1 ? [...this].map((one) => one.tolist_()) : [...this.values()]; }
item_() { return this.values()[0]; }
copy_() { return new NDArray(this.values().slice(), [...this.shape]); }
ravel_() { return new NDArray(this.plain ? this.data : this.values(), [this.size]); }
flatten_() { return this.copy_().ravel_(); }
reshape_(...shape) {
const wanted = shape.flat(), size = this.size, known = wanted.filter((x) => x >= 0).reduce((a, b) => a * b, 1);
return new NDArray(this.values(), wanted.map((x) => (x < 0 ? size / known : x)));
}
take_(places) { return this.ravel_().at([np.asarray(places)]); }
repeat_(times) { return np.repeat(this, times); }
nonzero_() { return np.nonzero(this); }
cumsum_() { return np.cumsum(this); }
astype_(kind) { return np.each(this, np.cast(kind)); }
round_(digits = 0) { return np.round(this, digits); }
fill_(value) { this.assign(value); }
tobytes_() { return `${Array.from(this.values(), Number).join()},`; }
valueOf() { return this.shape.length ? this : this.data[this.offset]; }
}
function $typed(one) {
if (!(one instanceof NDArray)) return one;
if (!ArrayBuffer.isView(one.data)) Object.assign(one, new NDArray(Int32Array.from(one.values()), one.shape));
return one.plain ? one.data : one.data.subarray(one.offset, one.offset + one.size);
}
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
if (name === "mul") for (let k = 0; k < found.length; k++) found[k] = left[k] * right[k];
else for (let k = 0; k < found.length; k++) found[k] = join(left[k], right[k]);
return shape.length ? new NDArray(found, shape) : found[0];
},
cast: (kind) => (kind === np.bool || kind === $py.bool ? Boolean : kind === np.int64 || kind === $py.int ? (x) => Math.trunc(+x) : Number),
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
minimum: $ufunc("min"), maximum: $ufunc("max"), equal: $ufunc("eq"), not_equal: $ufunc("ne"),
multiply: $ufunc("mul"), subtract: $ufunc("sub"), add: $ufunc("add"), divide: $ufunc("div"),
negative: (one) => np.each(one, (x) => -x), square: (one) => np.each(one, (x) => x * x),
abs: (one) => np.each(one, Math.abs), absolute: (one) => np.each(one, Math.abs), sqrt: (one) => np.each(one, Math.sqrt),
round: (one, digits = 0) => { const size = 10 ** digits, of = (x) => Math.round(x * size) / size; return one instanceof NDArray ? np.each(one, of) : of(one); },
all: (one, how) => np.asarray(one).all_(how), any: (one, how) => np.asarray(one).any_(how),
sum: (one, how) => np.asarray(one).sum_(how), max: (one, how) => np.asarray(one).max_(how), min: (one, how) => np.asarray(one).min_(how),
argmax: (one, how) => np.asarray(one).argmax_(how), argmin: (one, how) => np.asarray(one).argmin_(how),
reshape: (one, shape) => np.asarray(one).reshape_(shape), transpose: (one) => one.T_,
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
Object.assign(np.maximum, { accumulate_: (one) => { let most = -Infinity; return np.each(one, (x) => (most = Math.max(most, x))); } });
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
function $new_numbers(width, filled) {
const made = np.zeros(width);
for (const [start, end, value] of filled) made.data.fill(value, start, end);
return made;
}
const OddsError = class OddsError extends $py.ValueError {
static $new(...problems) { return super.$new(...problems); }
};
OddsError.title = "OddsError";
const TooLarge = $fault("TooLarge");
const unknown = (what, value, choices) => `unknown ${what} '${value}': choose from ${[...$it(choices)].join(", ")}`;
const $trees = new Map();
function $tree(text) {
if (!$trees.has(text)) $trees.set(text, $parsed(text));
return $trees.get(text);
}
function $parsed(text) {
const wrong = () => { throw OddsError.$new(`cannot read '${text}'`); };
const typed = { "≥": ">=", "≤": "<=", "≠": "!=", "×": "*", "÷": "/", "−": "-", "–": "-", "‘": "'", "’": "'", "“": '"', "”": '"' };
text = text.replace(/[≥≤≠×÷−–‘’“”]/g, (sign) => typed[sign]);
const parts = text.match(/\d+\.?\d*(?:e[+-]?\d+)?|\.\d+|[A-Za-z_]\w*|'[^']*'|"[^"]*"|\*\*|\/\/|[<>=!]=|[-+*/%<>(),]|\S/g) || wrong();
let at = 0;
const is = (...signs) => signs.includes(parts[at]), take = (sign) => (is(sign) ? parts[at++] : wrong());
const left = (signs, below) => () => {
let found = below();
while (is(...signs)) found = { do: parts[at++], parts: [found, below()] };
return found;
};
const either = () => several("or", both)(), both = () => several("and", not)();
const several = (sign, below) => () => {
const found = [below()];
while (is(sign)) { at++; found.push(below()); }
return found.length > 1 ? { do: sign, parts: found } : found[0];
};
const not = () => (is("not") ? (at++, { do: "not", parts: [not()] }) : compared());
const compared = () => {
const found = [sum()], signs = [];
while (is("<", "<=", ">", ">=", "==", "!=", "in", "not")) {
const out = is("not") && at++;
signs.push(is("in") && out ? (at++, "not in") : out ? wrong() : parts[at++]);
found.push(signs.at(-1).endsWith("in") ? listed() : sum());
}
return signs.length ? { do: "compare", signs, parts: found } : found[0];
};
const listed = () => { // (1, 2), [1, 2] or {1, 2}
const end = { "(": ")", "[": "]", "{": "}" }[parts[at++]] || wrong(), found = [];
do { found.push(sum()); if (is(",")) at++; } while (!is(end) && at < parts.length);
take(end);
return { do: "list", parts: found };
};
const sum = () => left(["+", "-"], product)(), product = () => left(["*", "/", "//", "%"], signed)();
const signed = () => (is("-", "+") ? { do: `${parts[at++]}1`, parts: [signed()] } : power());
const power = () => { const base = single(); return is("**") ? (at++, { do: "**", parts: [base, signed()] }) : base; };
const single = () => {
const one = parts[at++];
if (one === "(") { const inner = either(); take(")"); return inner; }
if (/^[\d.]/.test(one || "")) return { do: "number", value: +one };
if (/^['"]/.test(one || "")) return { do: "word", value: one.slice(1, -1) };
if (!/^[A-Za-z_]/.test(one || "")) return wrong();
if (!is("(")) return { do: "name", value: one };
const given = [];
do { at++; given.push(either()); } while (is(","));
take(")");
return { do: one, parts: given };
};
const found = either();
return at === parts.length ? found : wrong();
}
const $steps = { "+": "add", "-": "sub", "*": "mul", "/": "div", "//": "floordiv", "%": "mod", "**": "pow",
"<": "lt", "<=": "le", ">": "gt", ">=": "ge", "==": "eq", "!=": "ne", min: "min", max: "max" };
function $valued(node, columns, words) {
const value = (one) => $valued(one, columns, words), nonzero = (one) => np.both("ne", value(one), 0);
if (node.do === "number") return node.value;
if (node.do === "name") return columns.has(node.value) ? columns.find(node.value)
: $throw(unknown("variable", node.value, columns));
if (node.do === "not") return np.both("eq", value(node.parts[0]), 0);
if (node.do === "-1") return $neg(value(node.parts[0]));
if (node.do === "+1") return value(node.parts[0]);
if (node.do === "abs") return np.abs(value(node.parts[0]));
if (node.do === "and" || node.do === "or") return node.parts.map(nonzero).reduce((a, b) => np.both(node.do, a, b));
if (node.do === "compare") {
const side = (one, other) => (one.do !== "word" ? value(one)
: words.has(other.value) ? words.find(other.value).indexOf(one.value) : $throw(`'${one.value}' is compared with no words`));
const pair = (sign, one, other) => {
if (!sign.endsWith("in")) return np.both($steps[sign], side(one, other), side(other, one));
const found = other.parts.map((each) => pair("==", one, each)).reduce((a, b) => np.both("or", a, b));
return sign === "in" ? found : np.both("eq", found, 0);
};
return node.signs.map((sign, k) => pair(sign, node.parts[k], node.parts[k + 1])).reduce((a, b) => np.both("and", a, b));
}
if (!$steps[node.do]) $throw(`cannot use '${node.do || node.value}'`);
return node.parts.map(value).reduce((a, b) => np.both($steps[node.do], a, b));
}
const $throw = (text) => { throw OddsError.$new(text); };
const $length = (columns) => np.asarray(columns.values_()[0]).size;
function evaluate(text, columns, words = null) {
const found = np.asarray($valued($tree(text), columns, words || $dict([])));
const whole = np.broadcast_to(found, [$length(columns)]);
const values = whole.values().map(Number);
if (!values.every((x) => Math.abs(x) <= 1e100)) $throw(`cannot work out '${text}': it divides by zero or overflows somewhere`);
return new NDArray(values, [values.length]);
}
const check = (text, names) => {
for (const name of names_in(text)) if (!$in(name, names)) $throw(`${unknown("variable", name, names)} (in '${text}')`);
};
function names_in(text) {
const found = $set([]), walk = (node) => {
if (node.do === "name") found.add_(node.value);
(node.parts || []).forEach(walk);
};
walk($tree(text));
return found;
}
const is_condition = (text) => ["compare", "and", "or", "not"].includes($tree(text).do);
const MOST_NODES = 20000;
function graphed(question, most = MOST_NODES) {
const { rules } = question.machine_;
try { return new rules.Graph(rules, { numbers: question.numbers_ }, most); } catch (fault) {
if (!(fault instanceof RangeError)) throw fault;
throw TooLarge.$new("Too many states for the page: the command answers this question.");
}
}
const unfolded = (question) => decided(question, graphed(question));
function decided(question, graph) {
const states = graph.ends || graph.leaves.map((node) => [...graph.states[node]]);
const columns = question.columns_(new NDArray(states.flat(), [states.length, states[0].length]));
const names = () => (question.derive_ ? columns.union_(question.derive_(columns)) : columns);
let choice = graph.event.map(() => 0);
if (graph.event.some((event) => event < 0))
choice = graph.best(evaluate(question.value_, names(), question.words_).values()).choice;
return { columns_: columns, get names_() { return names(); }, chances_: () => np.asarray(graph.chances(choice)) };
}
function outcomes(question) {
const found = question.reading_ ? question.reading_() : unfolded(question);
const columns = $items(found.columns_), chances = [...np.asarray(found.chances_()).values()];
const cells = columns.map(([, one]) => np.asarray(one).values());
const reached = chances.flatMap((chance, k) => (chance ? [k] : []));
const rows = reached.flatMap((k) => cells.map((one) => one[k]));
return [columns.map(([name]) => name), new NDArray(rows, [reached.length, columns.length]),
new NDArray(reached.map((k) => chances[k]), [reached.length])];
}
const $made = $def("**how", function (how) { return $replace(this, $named(how)); });
const GAMES = {};
const $plainly = (one) => (one instanceof $Dict
? Object.fromEntries($items(one).map(([name, value]) => [name, $plainly(value)]))
: Array.isArray(one) ? one.map($plainly) : $plain(one));
const $pythonly = (one) => (Array.isArray(one) ? one.map($pythonly)
: one && typeof one === "object" ? $dict(Object.entries(one).map(([name, value]) => [name, $pythonly(value)])) : one);
const $game = (asked, { ask, shown, details }, about) => ({
...about,
seen(odds) {
let known = null;
return { ...$plainly(shown(odds)), details: () => (known ??= $plainly(details(odds))) };
},
ask(procedure, given) { return this.seen(ask(asked[procedure], $dict(Object.entries(given)))); },
luck: (logged) => $plainly($luck($dict(Object.entries(asked)), $pythonly(logged))),
problems(procedure, given) {
try { $kw(asked[procedure], [], given); return []; } catch (fault) {
if (fault.problems_) return fault.problems_;
throw fault;
}
},
});
const $hand=(()=>{"use strict";
const $div = (a, b) => { const q = (a / b) | 0; return q * b > a ? q - 1 : q; };
const $mod = (a, b) => { const r = a % b; return r < 0 ? r + b : r | 0; };
const $divmod = (a, b) => [$div(a, b), $mod(a, b)];
const $part = (a, first, end) => (a.subarray ? a.subarray(first, end) : a.slice(first, end));
const $fill = (a, value) => { if (typeof value === "object") a.set(value); else a.fill(value); };
function $has(a, value) {
for (let i = 0; i < a.length; i++) if (a[i] == value) return true;
return false;
}
function chances(ways, all) {
if (all < 2n ** 53n) return ways.map((some) => Number(some) / Number(all));
const size = (number) => 4 * number.toString(16).length;
return ways.map((some) => {
const bits = size(all) - size(some) + 64;
const whole = some << BigInt(bits), quotient = whole / all;
return Number(quotient | BigInt(quotient * all !== whole)) / 2 ** bits;
});
}
const CHOICES = [];
function choices(dice) {
if (!CHOICES[dice]) {
CHOICES[dice] = [1n];
for (let k = 0; k < dice; k++)
CHOICES[dice].push((CHOICES[dice][k] * BigInt(dice - k)) / BigInt(k + 1));
}
return CHOICES[dice];
}
function counted(dice, faces) {
let power = 1n;
return choices(faces ? dice : 0).map((number) => {
const here = number * power;
power *= BigInt(faces);
return here;
});
}
function roll(dice, weights, faces) {
const [a, b, c, d] = weights, rest = BigInt(faces - a - b - c - d), outcomes = [], ways = [];
counted(dice, a).forEach((first, i) => counted(dice - i, b).forEach((second, j) =>
counted(dice - i - j, c).forEach((third, k) => {
const left = dice - i - j - k;
counted(left, d).forEach((fourth, m) => {
const count = first * second * third * fourth * rest ** BigInt(left - m);
if (!count) return;
outcomes.push(((i * 256 + j) * 256 + k) * 256 + m);
ways.push(count);
});
})));
return [outcomes, chances(ways, BigInt(faces) ** BigInt(dice))];
}
function hits(dice, needs, faces) {
let ways = [1n];
dice.forEach((count, kind) => {
const row = counted(count, needs[kind]), both = Array(ways.length + count).fill(0n);
row.forEach((number, k) => {
const here = number * BigInt(faces - needs[kind]) ** BigInt(count - k);
ways.forEach((before, i) => { both[i + k] += before * here; });
});
ways = both;
});
return [[...ways.keys()], chances(ways, BigInt(faces) ** BigInt(ways.length - 1))];
}
class Dice {
constructor(pool) {
this.pool = pool;
this.start = []; this.size = []; this.outcome = []; this.probability = [];
this.limit = []; this.guide = []; this.guideStart = [];
}
add(code) {
while (this.start.length <= code) { this.start.push(-1); this.size.push(0); this.guideStart.push(0); }
if (this.start[code] >= 0) return;
const [outcomes, probabilities] = this.pool(code);
this.start[code] = this.outcome.length;
this.size[code] = outcomes.length;
this.outcome.push(...outcomes);
this.probability.push(...probabilities);
let sum = 0, place = 0;
const limits = probabilities.map((one) => Math.floor((sum += one) * 2 ** 53));
limits[limits.length - 1] = 2 ** 53;
this.limit.push(...limits);
this.guideStart[code] = this.guide.length;
for (let top = 0; top < 1024; top++) {
while (top * 2 ** 43 >= limits[place]) place++;
this.guide.push(place);
}
}
}
const END = 0, AUTOMATIC = -1;
class Graph {
constructor(machine, question, most = Infinity) {
this.machine = machine;
this.most = most;
this.numbers = Int32Array.from(question.numbers);
this.dice = machine.pool ? (machine.dice ??= new Dice(machine.pool)) : new Dice((code) => question.dice[code]);
this.number = new Map();
this.states = []; this.event = []; this.first = []; this.target = []; this.postorder = [];
this.enter(Int32Array.from(machine.begin(this.numbers)));
const path = [0], next = [0];
while (path.length) {
const node = path[path.length - 1], place = next[next.length - 1]++;
if (place === this.edges(node)) {
this.postorder.push(node);
path.pop();
next.pop();
continue;
}
const state = this.states[node].slice(), known = this.states.length, event = this.event[node];
machine.step(this.numbers, state, event > 0 ? this.dice.outcome[this.dice.start[event] + place] : place);
const child = this.enter(state);
this.target[this.first[node] + place] = child;
if (child === known) {
path.push(child);
next.push(0);
}
}
this.leaves = this.event.flatMap((event, node) => (event === END ? [node] : []));
}
enter(state) {
const { machine, numbers } = this;
let event = machine.pending(numbers, state);
while (event === AUTOMATIC) {
machine.step(numbers, state, 0);
event = machine.pending(numbers, state);
}
const name = state.join();
if (!this.number.has(name)) {
const node = this.states.length;
if (node >= this.most) throw RangeError(`more than ${node} states`);
this.number.set(name, node);
this.states.push(state);
this.event.push(event);
this.first.push(this.target.length);
if (event > 0) this.dice.add(event);
for (let k = this.edges(node); k > 0; k--) this.target.push(0);
}
return this.number.get(name);
}
edges(node) {
const event = this.event[node];
return event > 0 ? this.dice.size[event] : event < 0 ? Math.floor(-event / 2) : 0;
}
chances(choice = this.event.map(() => 0)) {
const { event, first, target, postorder, dice } = this, chance = event.map(() => 0);
forward$(event, first, target, postorder, event.length, choice, dice.start, dice.size,
dice.probability, chance);
return this.leaves.map((node) => chance[node]);
}
best(values) {
const { event, first, target, postorder, dice } = this;
const value = event.map(() => 0), choice = event.map(() => 0);
this.leaves.forEach((node, place) => { value[node] = values[place]; });
backward$(event, first, target, postorder, dice.start, dice.size, dice.probability, value, choice);
return { value: value[0], choice };
}
}
function backward$(a,b,c,d,e,f,g,h,i){let j,k,l,m,n,o,p,q,r,s,t,u,v,w;for(j=0,w=d.length;j<w;j++){k=d[j];l=a[k];m=b[k];if(l>0){n=e[l];o=(0.0);for(p=0,q=f[l];p<q;p++)o+=g[n+p]*h[c[m+p]];h[k]=o;}else if(l<0){r=((-l)&1)==0?(1.0):(-1.0);s=r*h[c[m]];for(p=1,t=$div((-l),2);p<t;p++)s=Math.max(s,r*h[c[m+p]]);u=0;while((v=r*h[c[m+u]],s-v>(1e-12)+(5e-10)*(Math.abs(s)+Math.abs(v))))u++;i[k]=u;h[k]=h[c[m+u]];}}}
function forward$(a,b,c,d,e,f,g,h,i,j){let k,l,m,n,o,p,q,r;j[0]=(1.0);for(k=e-1;k>(-1);k--){l=d[k];m=j[l];n=a[l];if(n>0&&m>(0.0)){o=b[l];p=g[n];for(q=0,r=h[n];q<r;q++)j[c[o+q]]+=m*i[p+q];}else if(n<0)j[c[b[l]+f[l]]]+=m;}}
return{$div,$mod,$divmod,$part,$fill,$has,chances,CHOICES,choices,counted,roll,hits,Dice,END,Graph};})();
const { Graph: $Graph, roll } = $hand;
const $faces = [$dict([])], $codes = $dict([]), $weighted = $dict([]), $declared = $dict([]);
const $facts = {}, $asked = {}, $options_of = (name) => $declared.find(name);
const $load = { battles: () => $facts.battles, swords: () => $facts.swords, ran: () => $facts.ran };
const $helped = (asked, fields, blank) => {
const options = $declared.find(asked);
for (const one of fields) {
Object.assign(one, { option: one.name.replaceAll("_", "-"), ...blank, ...one });
one.help ??= options.find(({ name_ }) => name_ === one.option).meaning_;
}
return fields;
};
const $question = (procedure, given) => $kw($asked.ran[procedure], [], $named(given));
const $shlex = (text) => {
const words = [];
for (const [all, one] of text.matchAll(/((?:'[^']*'|"[^"]*"|[^\s'"])+)|['"]/g)) {
if (!one) throw $py.ValueError.$new("No closing quotation");
words.push(one.replace(/'([^']*)'|"([^"]*)"/g, (_, a, b) => a ?? b));
}
return words;
};
const $question_class = (procedure) => $asked.ran[procedure];
const $rules = (rules, names, pool) => ({
Graph: $Graph,
pool: (code) => { const found = pool(code); return [found.outcomes_, found.probabilities_]; },
...Object.fromEntries(Object.entries(names).map(([k, name]) => [k, rules[name]])),
});
class $$q extends $Object {}
$class($$q,"Option",{name:null,takes:null,default:null,meaning:null,least:()=>0,most:()=>0,metavar:()=>null,repeatable:()=>false,group:()=>"Usual",python:()=>"",percent:()=>false});
class $$ps extends $Object {}
$class($$ps,"Used",{facts:null,rests_on:()=>$call($py.dict)});
const $$rj=$def("_ value",(a,b)=>{let d,e,f;if((b===null)){return ((a.default_===null)?null:$f`${$attr(a,"name_")} needs a value`);}if($true(a.repeatable_)){e=($true(d=$py.isinstance(b,[$py.list,$py.tuple]))?$py.all($each(b,c=>$py.isinstance(c,$py.str))):d);return ($true(e)?null:$f`${$attr(a,"name_")} is a list of words, not ${$py.repr(b)}`);}if($py.isinstance(a.takes_,$py.tuple))return ($in(b,a.takes_)?null:unknown($attr(a,"name_"),b,a.takes_));if((a.takes_===$py.bool)){return ($py.isinstance(b,$py.bool)?null:$f`${$attr(a,"name_")} is true or false, not ${$py.repr(b)}`);}if((a.takes_===$py.str)){return ($py.isinstance(b,$py.str)?null:$f`${$attr(a,"name_")} is text, not ${$py.repr(b)}`);}if(!$true($$rk(b))){return $f`${$attr(a,"name_")} is a whole number, not ${$py.repr(b)}`;}if(((a.most_!==null)&&!($le(a.least_,(f=b))&&$le(f,a.most_)))){return $f`${$attr(a,"name_")} is from ${a.least_} to ${a.most_}, not ${b}`;}return null;});
const $$rk=$def("value",a=>{let b;return ($true(b=$py.isinstance(a,$py.int))?!$py.isinstance(a,$py.bool):b);});
const $$ri=$def("options",a=>$dict($each(a,b=>[b.keyword_,b.default_])));
const $$uN=$def("text",a=>{let b,c;if($true(a.isascii_()))return a;for([b,c]of $it($$vM))a=a.replace_(b,c);return a;});
class $$GN extends $Object {}
$class($$GN,"Joint",{variables:null,rows:null,chances:null,provenance:null,words:null,question:()=>null});
class $$GO extends $$GN {}
$class($$GO,"Odds",{variables:null,rows:null,chances:null,provenance:null,words:null,question:()=>null});
const $$GK=$def("question _ **how",(a,b,c=$dict([]))=>$kw($attr($attr(a,"provenance_"),"made_"),[],{elapsed_s:$$GP(b),...$named(c)}));
const $$GP=a=>$py.round($sub($py.perf_counter(),a),6);
class $$Kh extends $Number {}
$class($$Kh,"Figure",null);
const $$Ki=a=>{let b,c,d;if((!$true(a.samples_)||!$true(a.se_))){b=$$Ko($py.float(a));if(($le((1e-06),(c=$py.abs(b)))&&$lt(c,(0.005)))){return $f`${$format(b,$f`.1g`)}`;}return ($ge($py.abs(b),(1e-06))?$f`${$format(b,$f`.2f`)}`:"0.00");}d=$$Kp(a.se_);b=$add($py.round($py.float(a),d),(0.0));if(!$true($py.isfinite(a.se_))){return ($true(b.is_integer_())?$f`${$format(b,$f`.0f`)}`:$f`${$format(b,$f`.${d}f`)}`);}return $f`${$format(b,$f`.${d}f`)} ± ${$format(a.se_,$f`.${d}f`)}`;};
const $$Kp=$def("error",a=>{let b;if((!$true($py.isfinite(a))||$le(a,0)))return 2;b=$py.int($get($f`${$format(a,$f`.0e`)}`.partition_("e"),2));return $py.min(9,$py.max(0,$neg(b)));});
const $$Ko=$def("value _",(a,b=12)=>($lt($py.abs(a),(1e-12))?(0.0):$$Kq(a,b)));
const $$Kq=$def("value _",(a,b=12)=>$add($py.float($f`${$format(a,$f`.${b}g`)}`),(0.0)));
const $$KA=$def("terms",a=>$py.fsum(a.ravel_().tolist_()));
const $$KB=a=>{let b,c;b=$attr(a,"provenance_");if($eq(b.procedure_,"fire"))return $py.str($attr($attr(a,"asked_"),"worth_"));return ($true(c=$$KO.get_([b.game_,b.procedure_]))?c:$py.str($attr(a,"asked_").value_));};
const $$au=a=>{let b,e,f;b=$attr(a,"asked_").headlines_;e=$each($attr(b,"chances_"),([c,d])=>$$KP(c,a.p_(d)));f=$each(b.amounts_,([c,d])=>$$KP(c,a.expect_(d)));return $dict([["chances",$each(e,g=>g,g=>$true($get(g,1)))],["never",$each(e,g=>$get(g,0),g=>(!$true($get(g,1))&&!$true(a.samples_)))],["amounts",$each(f,g=>g,g=>$true($get(g,1)))],["results",$$KQ(a)],["chart",$$KR($attr(a,"asked_"))]]);};
const $$KR=$def("asked",a=>{let b,e;b=$py.getattr(a,"chart",null);if((b===null))return null;e=$each(b.gains_,d=>$each(d,c=>((c===null)?null:$py.float(c))));return [$attr(b,"title_"),$py.list($py.map($py.str,$attr(b,"across_"))),$py.list($py.map($py.str,b.up_)),e];});
const $$KQ=a=>{let d,f,g,h,j,k,l;f=$dict($all($attr(a,"asked_").headlines_.spreads_,([c,e])=>$each(e,([d,b])=>[b,$f`${c}, ${d}`],([d,b])=>$true(b.isidentifier_()))));for(g of $it($py.sorted(names_in($$KB(a))))){if($in(g,a.variables_))f.setdefault_(g,g.replace_("_"," "));}h=[];for([g,d]of $it(f.items_())){j=$each(a.distribution_(g),i=>$py.int(i));k=a.words_.get_(g);if($gt($py.len(j),1)){l=$each(j,i=>[i,($true(k)?$get(k,i):$py.str(i))]);h.append_([d,g,l]);}}return h;};
const $$KP=(a,b)=>[a,$py.float(b),b.text_()];
const $$at=a=>{let b,c,d,f;[b,c]=[$attr(a,"asked_"),$attr(a,"verdict_")];d=b.headlines_;f=$each([...$it($attr(d,"chances_")),...$it(d.amounts_)],([,e])=>e);if((c!==null))f.append_(c.value_);return $dict([["heading",$attr(b,"heading_")],["verdict",($true(c)?$py.list(c.lines_):[])],["counted",($true(c)?$attr(c,"note_"):"")],["remarks",$py.list(b.remarks_)],["spreads",$all(d.spreads_,([h,i])=>$each($$KS(a,h,i),g=>g))],["sources",$py.list($$KT(a.rests_on_(f)))],["edition",$$KU($attr(a,"provenance_"))],["pack",($eq($attr($attr(a,"provenance_"),"pack_"),"shipped")?"":$attr($attr(a,"provenance_"),"pack_"))],["outcomes",$py.len($attr(a,"rows_"))],["samples",a.samples_]]);};
const $$KU=a=>($eq($attr(a,"pack_"),"shipped")?a.edition_:$f`${a.edition_}, rules file ${$attr(a,"pack_")}`);
const $$KT=$def("rests_on most",(a,b=null)=>{let c,f,h,i;c=$$KV(a.values_());f=$each(a.items_(),([d,e])=>d,([d,e])=>$eq(e,c));if(((b!==null)&&$gt($py.len(f),$add(b,1)))){h=$each($py.enumerate(f),([g,d])=>d,([g,d])=>($lt(g,b)||$true($$KW.search_(d))));i=$sub($py.len(f),$py.len(h));f=($gt(i,1)?[...$it(h),$f`${i} more (--format json lists all)`]:f);}return ($true(f)?[$f`${c.capitalize_()}, not in the rulebook: ${", ".join_(f)}.`]:[]);});
const $$KV=$def("sources",a=>$kw($py.max,[a],{key:$attr($$uz,"index_"),default:$get($$uz,0)}));
const $$KS=$def("_ title _",(a,b,c)=>{let d,e,f,g,i,j;d=[];for([e,f]of $it(c)){g=a.at_least_(f);i=$each(g,h=>h,h=>$gt(h,$py.min(g)));if($true(i)){j=$each(i,h=>[$f`${$format(h,$f`g`)}`,$py.float($get(g,h)),$$KX($get(g,h))]);d.append_([$f`${b}, ${e}`,j]);}}return d;});
const $$KX=a=>{if($true(a.samples_))return $py.str(a.text_());return $$KZ($$KY($py.float(a)));};
const $$KZ=$def("chance",a=>{let b;if($in(a,[(0.0),(1.0)])){return $f`${$format($mul(100,a),$f`.0f`)}%`;}if(($le((0.0005),(b=a))&&$lt(b,(0.9995)))){return $f`${$format($mul(100,a),$f`.1f`)}%`;}if($lt(a,(0.5))){return ($ge(a,(1e-06))?$f`${$format($mul(100,a),$f`.1g`)}%`:"< 0.0001%");}return $f`> ${$format($sub(100,(0.1)),$f`.1f`)}%`;});
const $$KY=$def("value _",(a,b=12)=>{let c,d;c=$$Kq(a,b);return (($lt(a,(d=(1.0)))&&$le(d,c))?$$Kq($sub((1.0),$pow(10,$neg(b))),b):c);});
const $$as=$def("question given",(a,b)=>$$a($kw(a,[],{...$named(b)})));
const $$a=$def("question seed _",(a,b=0,c=null)=>{let d,e;c=((c===null)?$py.perf_counter():c);d=(()=>null)(a);if(((d!==null)&&$true($py.hasattr(a,"variable_rows")))){return $kw($absent("Joint.unread"),[a,d],{seed:b,elapsed_s:$$GP(c)});}e=outcomes(a,d);if((d===null))(()=>null)(a,$$GP(c));return $call($$GO,...$it(e),$kw($$GK,[a,c],{seed:b}),a.words_,a);});
class $$Ll extends $Object {}
$class($$Ll,"Provenance",{game:null,procedure:null,inputs:null,edition:null,pack:null,version:null,rests_on:()=>$call($py.dict),method:()=>"exact",samples:()=>null,seed:()=>0,elapsed_s:()=>(0.0),interrupted:()=>false,because:()=>"",condition:()=>null});
class $$LB extends $Tuple {}
$class($$LB,"Headlines",{chances:null,amounts:null,spreads:null,rest:()=>$$f});
class $$LK extends $Object {}
$class($$LK,"Verdict",{text:null,value:null,unit:null,worth:null,courses:()=>$$f,asides:()=>$$f,figures:()=>$call($py.dict),data:()=>$call($py.dict)});
class $$LU extends $Object {}
$class($$LU,"Course",{name:null,worth:null,kind:()=>""});
const $$aFQ=a=>{let b,c,d,e;if(!$true(a.samples_))return $$KZ($$KY($py.float(a)));[b,c]=$unpacked(a.interval_,-1,2);d=$$Kp($mul(100,a.se_));if($le(a,0)){return $f`< ${$$aGa($mul(100,c))}%`;}if($ge(a,1)){return $f`> ${$format($sub(100,$py.float($$aGa($sub(100,$mul(100,b))))),$f`.6g`)}%`;}if(!$true($py.isfinite(a.se_))){return $f`${$format($mul(100,a),$f`.0f`)}%`;}if(!$true(a.se_))return $$KZ($$KY($py.float(a)));e=$$KY($py.float(a));if(!$true($py.round($mul(100,e),d))){return $f`< ${$py.ceil($mul(100,$add(e,$mul((1.959963984540054),a.se_))))}%`;}if($eq($py.round($mul(100,e),d),100)){return $f`> ${$py.floor($mul(100,$sub(e,$mul((1.959963984540054),a.se_))))}%`;}return $f`${$format($mul(100,e),$f`.${d}f`)}% ± ${$format($mul(100,a.se_),$f`.${d}f`)}`;};
const $$aGa=$def("value",a=>{let b,c;if($le(a,0))return "0";b=$neg($py.int($get($f`${$format(a,$f`e`)}`.partition_("e"),2)));c=$py.float($f`1e${$neg(b)}`);return $f`${$format($mul(c,$neg($floordiv($neg(a),c))),$f`.${$py.max(0,b)}f`)}`;});
const $$aFc=a=>{let b;b=np.asarray(a);return ($in(b.dtype_.kind_,"iu")?b.astype_(np.int64):b);};
const $$aFb=$def("question",a=>{let b;return $py.str(($true(b=$py.getattr(a,"weighed_value",null))?b:$py.getattr(a,"value","")));});
const $$aFa=$def("name words",(a,b)=>{return $f`'${a}' stands for words and has no average: show its chances, such as "${a} == '${$get(b,0)}'"; choose from ${", ".join_(b)}`;});
const $$aEZ=$def("question columns",(a,b)=>{let c;c=$py.getattr(a,"derive",null);return ((c===null)?b:$or(b,$call(c,b)));});
const $$aEW=$def("_ samples",(a,b)=>{if($eq(b,1))return Infinity;a=$py.min($py.max(a,(0.0)),(1.0));return $div($py.sqrt($add($div($mul(a,$sub(1,a)),b),$div(1,$mul($mul(4,b),b)))),$add(1,$div(1,b)));});
const $$aEV=$def("weights _",(a,b)=>$$KA(np.multiply(a,b)));
class $$aVe extends $Object {}
$class($$aVe,"Pool",{outcomes:null,probabilities:null});
const $$Nk=a=>{let b;b=$py.max(a);return $py.next($each($py.enumerate(a),([c,d])=>c,([c,d])=>!$true($$LM(b,d))));};
const $$aWZ=$def("courses value unit against asides",(a,b,c,d=null,e=$$f)=>{let f,g,h,j,k,l,m,n,o,p;f=$unpacked(a,1,2);g=f[0];h=f[1];h=$$aXa(h,i=>$attr(i,"worth_"));j=$$aXb(a);k=$each(a,i=>i,i=>!$$aXc(j,i));l=$each([g,...$it(h)],i=>i,i=>!$in(i,k));if(($in(g,k)&&$gt($py.len(k),1))){m=$py.any($each(a,i=>$attr(i,"worth_").samples_));n=$f`${$$aXd(m)}: ${$$aXe(k," or ")} (${c}).`;if($true(l)){n=$i_add(n,$f` Worse: ${$$aXe(l)}.`);}}else if((j===g)){n=$f`${$$aXf($attr(g,"name_"))}: ${$$LJ($attr(g,"worth_"))} ${c}.${$$aXg(h)}`;}else{p=($true(o=d)?o:$dict([])).get_($attr(g,"name_"),$f`don't ${$attr(g,"name_")}`);n=$f`${$$aXf(p)} (${$$LJ($attr(g,"worth_"))} ${c}). Best: ${$$aXe(k," or ")}.`;if($gt($py.len(l),1)){n=$i_add(n,$f` Otherwise ${$$aXe($get(l,$slice(1,null,null)))}.`);}}return $call($$LK,n,b,c,$attr(g,"worth_"),$py.tuple(a),$py.tuple(e));});
const $$aXg=$def("courses",a=>{if(!$true(a))return "";return $f` Alternative${$mul("s",$gt($py.len(a),1))}: ${$$aXe(a)}.`;});
const $$aXf=$def("text",a=>$add($get(a,$slice(null,1,null)).upper_(),$get(a,$slice(1,null,null))));
const $$aXe=$def("courses _",(a,b="; ")=>b.join_($each(a,c=>$f`${$attr(c,"name_")}, ${$$LJ($attr(c,"worth_"))}`)));
const $$aXd=(a=true)=>($true(a)?"Too close to call":"No difference");
const $$aXc=(a,b)=>{let c,d,e;c=$py.sqrt($add($mul($attr(a,"worth_").se_,$attr(a,"worth_").se_),$mul($attr(b,"worth_").se_,$attr(b,"worth_").se_)));d=$gt($sub($attr(a,"worth_"),$attr(b,"worth_")),$mul((2.0),c));return ($true(e=d)?$py.bool($$LM($attr(a,"worth_"),$attr(b,"worth_"))):e);};
const $$aXb=$def("courses",a=>$get(a,$$Nk($each(a,b=>$attr(b,"worth_")))));
const $$aXa=$def("_ worth",(a,b)=>{let c,e;c=$py.list(a);e=$$aXh($each(c,d=>$call(b,d)));return $each($kw($py.sorted,[$py.range($py.len(c))],{key:$attr(e,"__getitem___")}),f=>$get(c,f));});
const $$aXh=a=>{let b,c,d,e,f,g;c=$kw($py.sorted,[$py.range($py.len(a))],{key:$def("place",b=>$neg($get(a,b)))});d=$mul([0],$py.len(a));[e,f]=[0,1];for([g,b]of $it($kw($py.enumerate,[c],{start:1}))){if(($eq(g,1)||$true($$LM($get(a,e),$get(a,b)))))[e,f]=[b,g];$put(d,b,f);}return d;};
const $$LM=(a,b)=>$gt($sub(a,b),$add((1e-12),$mul($div((1e-09),2),$add($py.abs(a),$py.abs(b)))));
const $$LJ=$def("worth",a=>{let b;if((!$true(a.samples_)&&!$true($$aXX(a))))return "0";b=a.text_();return (b.startswith_("-")?b:$f`+${b}`);});
const $$aXX=(a,b=12)=>{if(!$py.isinstance(a,$py.float))return a;if(!$true($py.isfinite(a)))return null;return $call(($true($py.getattr(a,"proportion",false))?$$KY:$$Ko),$py.float(a),b);};
const $$bbl=$def("_ samples _",(a,b,c)=>{let d,e,f;d=$add(1,$div($mul(c,c),b));e=$div($add(a,$div($mul(c,c),$mul(2,b))),d);f=$mul($div(c,d),$py.sqrt($add($div($mul(a,$sub(1,a)),b),$div($mul(c,c),$mul($mul(4,b),b)))));return [$py.max((0.0),$sub(e,f)),$py.min((1.0),$add(e,f))];});
const $$f=Object.freeze([]);
const $$dh=Object.freeze(["attacker","defender"]);
const $$uz=Object.freeze(["rulebook","published","reconstructed","assumed","yours"]);
const $$uM=Object.freeze(["disrupted","open"]);
const $$uY=Object.freeze(["\u00a0"," "]);
const $$uZ=Object.freeze(["\u2000"," "]);
const $$va=Object.freeze(["\u2001"," "]);
const $$vb=Object.freeze(["\u2002"," "]);
const $$vc=Object.freeze(["\u2003"," "]);
const $$vd=Object.freeze(["\u2004"," "]);
const $$ve=Object.freeze(["\u2005"," "]);
const $$vf=Object.freeze(["\u2006"," "]);
const $$vg=Object.freeze(["\u2007"," "]);
const $$vh=Object.freeze(["\u2008"," "]);
const $$vi=Object.freeze(["\u2009"," "]);
const $$vj=Object.freeze(["\u200a"," "]);
const $$vk=Object.freeze(["\u202f"," "]);
const $$vl=Object.freeze(["\u3000"," "]);
const $$vm=Object.freeze(["\u2010","-"]);
const $$vn=Object.freeze(["\u2011","-"]);
const $$vo=Object.freeze(["\u2012","-"]);
const $$vp=Object.freeze(["\u2013","-"]);
const $$vq=Object.freeze(["\u2014","-"]);
const $$vr=Object.freeze(["\u2015","-"]);
const $$vs=Object.freeze(["\u2212","-"]);
const $$vt=Object.freeze(["\u2018","'"]);
const $$vu=Object.freeze(["\u2019","'"]);
const $$vv=Object.freeze(["\u201a","'"]);
const $$vw=Object.freeze(["\u201b","'"]);
const $$vx=Object.freeze(["\u2032","'"]);
const $$vy=Object.freeze(["\u201c","\""]);
const $$vz=Object.freeze(["\u201d","\""]);
const $$vA=Object.freeze(["\u201e","\""]);
const $$vB=Object.freeze(["\u201f","\""]);
const $$vC=Object.freeze(["\u2033","\""]);
const $$vD=Object.freeze(["\u00ab","\""]);
const $$vE=Object.freeze(["\u00bb","\""]);
const $$vF=Object.freeze(["\u00d7","*"]);
const $$vG=Object.freeze(["\u2217","*"]);
const $$vH=Object.freeze(["\u00f7","/"]);
const $$vI=Object.freeze(["\u2215","/"]);
const $$vJ=Object.freeze(["\u2265",">="]);
const $$vK=Object.freeze(["\u2264","<="]);
const $$vL=Object.freeze(["\u2260","!="]);
const $$vM=Object.freeze([$$uY,$$uZ,$$va,$$vb,$$vc,$$vd,$$ve,$$vf,$$vg,$$vh,$$vi,$$vj,$$vk,$$vl,$$vm,$$vn,$$vo,$$vp,$$vq,$$vr,$$vs,$$vt,$$vu,$$vv,$$vw,$$vx,$$vy,$$vz,$$vA,$$vB,$$vC,$$vD,$$vE,$$vF,$$vG,$$vH,$$vI,$$vJ,$$vK,$$vL]);
const $$xk=Object.freeze([0,3]);
const $$Il=Object.freeze([$$f,$$f]);
const $$KK=Object.freeze(["ran","flight"]);
const $$KL=Object.freeze(["ran","rout"]);
const $$KM=Object.freeze(["ran","withdraw"]);
const $$KN=Object.freeze(["swords","ninja"]);
const $$KO=$dict([[$$KK,"-fled"],[$$KL,"-broken"],[$$KM,"-unit_hits"],[$$KN,"strike == 'killed'"]]);
const $$KW=$re("\\([A-Z]\\d+\\)");
$value($$q,"least_",0);
$value($$q,"most_",0);
$value($$q,"repeatable_",false);
$getter($$q,"keyword_",function(){const a=this;let b;return ($true(b=a.python_)?b:$attr(a,"name_").replace_("-","_"));});
const $$Nu=Object.freeze([0,1]);
const $$Os=Object.freeze([2,3]);
$method($$ps,"note_",$def("what source",function(b,c="assumed"){const a=this;if($ne(c,$get($$uz,0)))$put($attr(a,"rests_on_"),b.replace_("_"," "),c);}));
$value($$GN,"question_",null);
$method($$GN,"__getattr___",$absent("Joint.__getattr__"));
$cached($$GN,"samples_",function(){const a=this;let b;return ($true(b=$attr(a,"provenance_").samples_)?b:0);});
$method($$GN,"rests_on_",function(b){const a=this;let c;c=$py.getattr($attr(a,"asked_"),"figures_rest_on",null);return $or($py.dict($attr($attr(a,"provenance_"),"rests_on_")),($true(c)?$call(c,$py.tuple(b)):$dict([])));});
$cached($$GN,"columns_",function(){const a=this;return $dict($each($py.enumerate(a.variables_),([c,b])=>[b,$getn($attr(a,"rows_"),[$slice(null,null,null),c])]));});
$cached($$GN,"names_",function(){const a=this;return $$aEZ($attr(a,"asked_"),$attr(a,"columns_"));});
$method($$GN,"p_",$def("condition",function(b){const a=this;return a._once_("p",b,$attr(a,"_chance_that_"));}));
$method($$GN,"_once_",$def("_ text _",function(b,c,d){const a=this;let e,f;if(!$py.isinstance(c,$py.str)){throw $call(OddsError,$f`an expression is text, not ${$py.repr(c)}`);}e=a.known_.get_([b,c]);if((e!==null))return $call($$Kh,...$it(e));f=$call(d,c);$putn(a.known_,[b,c],[$py.float(f),f.se_,f.samples_,f.proportion_]);return f;}));
$cached($$GN,"known_",function(){const a=this;return $dict([]);});
$method($$GN,"_chance_that_",$def("condition",function(b){const a=this;let c;c=a._evaluate_(b);if((!is_condition(b)&&!$true(np.all($or($eq(c,0),$eq(c,1)))))){throw $call(OddsError,$f`'${b}' is not a condition: compare it with something, or ask for its expectation`);}return a.chance_of_($ne(c,0));}));
$method($$GN,"chance_of_",function(b){const a=this;let c;c=$$KA($get($attr(a,"chances_"),b));return a._chance_((($gt(c,(0.999))&&$true(b.all_()))?(1.0):c));});
$method($$GN,"expect_",function(b){const a=this;return a._once_("expect",b,$attr(a,"_expectation_"));});
$method($$GN,"_expectation_",function(b){const a=this;let c,d,e,f,g,h;if($true((c=a.words_.get_(b.strip_()))))throw $call(OddsError,$$aFa(b.strip_(),c));d=a._evaluate_(b);e=$$aEV($attr(a,"chances_"),d);if(!$true(a.samples_))return $call($$Kh,e);if($true(np.all($or($eq(d,0),$eq(d,1)))))return $call($$Kh,e,$$aEW(e,a.samples_),a.samples_);f=$$aEV($attr(a,"chances_"),np.square($sub(d,e)));g=$py.sqrt($div(f,$py.max($sub(a.samples_,1),1)));return $call($$Kh,e,($true(h=g)?h:$$aEW((0.0),a.samples_)),a.samples_);});
$method($$GN,"given_",$def("condition",function(b){const a=this;let c,d,e,f;c=$ne(a._evaluate_(b),0);d=$$KA($get($attr(a,"chances_"),c));if($le(d,0)){throw $call(OddsError,$f`the condition '${b}' is never met`);}e=$attr(a,"provenance_").condition_;f=$kw($py.replace,[$attr(a,"provenance_")],{condition:($true(e)?$f`(${e}) and (${b})`:b),samples:($true(a.samples_)?$py.round($mul(d,a.samples_)):$attr(a,"provenance_").samples_)});return $kw($py.replace,[a],{rows:$get($attr(a,"rows_"),c),chances:$div($get($attr(a,"chances_"),c),d),provenance:f});}));
$method($$GN,"distribution_",function(b){const a=this;let c,d,e;[c,d]=$unpacked($kw(np.unique,[a._evaluate_(b)],{return_inverse:true}),-1,2);e=$kw(np.bincount,[d],{weights:$attr(a,"chances_"),minlength:$py.len(c)});if($eq($py.len(c),1))$put(e,0,(1.0));return $dict($each($kw($py.zip,[c,e],{strict:true}),([f,g])=>[$py.float(f),a._chance_(g)]));});
$method($$GN,"at_least_",function(b){const a=this;let c,d,e,f;c=a.distribution_(b);[d,e]=[(0.0),$dict([])];for(f of $it($kw($py.sorted,[c],{reverse:true}))){d=($eq(f,$py.min(c))?(1.0):$add(d,$get(c,f)));$put(e,f,a._chance_(d));}return $py.dict($py.sorted(e.items_()));});
$method($$GN,"__getitem___",$def("name",function(b){const a=this;return a.marginal_(...$it(($py.isinstance(b,[$py.tuple,$py.list])?b:[b])));}));
$value($$GN,"__iter___",null);
$cached($$GN,"asked_",function(){const a=this;let b;if(($attr(a,"question_")!==null))return $attr(a,"question_");b=$py.import_module($f`samurai_odds.${$attr(a,"provenance_").game_}`);return b.question_($attr(a,"provenance_").procedure_,$py.dict($attr($attr(a,"provenance_"),"inputs_")));});
$getter($$GN,"worth_",function(){const a=this;let b,c;b=$py.getattr($attr(a,"asked_"),"worth_in",null);c=($true(b)?$call(b,a):a.expect_($$aFb($attr(a,"asked_"))));return c;});
$cached($$GN,"verdict_",function(){const a=this;let b,c;b=$py.getattr($attr(a,"asked_"),"verdict",null);c=($true(b)?$call(b,a):null);return c;});
$cached($$GN,"headlines_",function(){const a=this;let b,e;b=$attr(a,"asked_").headlines_;e=$dict($each($attr(b,"chances_"),([c,d])=>[c,a.p_(d)]));return $or(e,$dict($each([...$it(b.amounts_),...$it(b.rest_)],([c,d])=>[c,a.expect_(d)])));});
$method($$GN,"_evaluate_",function(b){const a=this;let c,e,f,g;c=names_in(b);if(($true(c)&&!$true($each(c,d=>d,d=>!$in(d,a.variables_)))))e=$dict($each(c,d=>[d,$$aFc(a._column_(d))]));else{f=$attr(a,"names_");e=$or(f,$dict($each(c,d=>[d,$$aFc($get(f,d))],d=>$in(d,f))));}g=evaluate(b,e,a.words_);return g;});
$method($$GN,"_chance_",function(b){const a=this;let c;b=$py.min($py.float(b),(1.0));c=($true(a.samples_)?$$aEW(b,a.samples_):(0.0));return $kw($$Kh,[b,c,a.samples_],{proportion:true});});
$method($$GO,"text_",$absent("Answer.text"));
$method($$GO,"written_",$absent("Answer.written"));
$method($$GO,"__str___",$absent("Answer.__str__"));
$method($$GO,"__repr___",$absent("Answer.__str__"));
$method($$Kh,"__str___",function(){const a=this;return a.text_();});
$method($$Kh,"text_",function(){const a=this;return ($true(a.proportion_)?$$aFQ(a):$$Ki(a));});
const $$aLF=Object.freeze([14,0]);
$value($$q,"__module___","samurai_odds.engine.answers.options");
$value($$q,"python_","");
$value($$ps,"__module___","samurai_odds.engine.facts");
$value($$GN,"__module___","samurai_odds.engine.answers.joint");
$method($$GN,"_column_",$def("name",function(b){const a=this;let c,d;c=$py.getattr(a,"found",null);if((c!==null)){d=$get(c.rows_($attr(a,"question_"),[b]),0);return d;}return $getn($attr(a,"rows_"),[$slice(null,null,null),a.variables_.index_(b)]);}));
$method($$GN,"marginal_",$absent("Joint.marginal"));
$value($$GO,"__module___","samurai_odds.grids.answer");
$method($$GO,"draw_",$absent("Answer.draw"));
$value($$Kh,"__module___","samurai_odds.grids.figure");
$getter($$Kh,"interval_",function(){const a=this;if(!$true(a.samples_))return [$py.float(a),$py.float(a)];if($true(a.proportion_))return $$bbl($py.float(a),a.samples_,(1.959963984540054));return [$sub(a,$mul((1.959963984540054),a.se_)),$add(a,$mul((1.959963984540054),a.se_))];});
$value($$Ll,"__module___","samurai_odds.engine.provenance");
$value($$Ll,"samples_",null);
$value($$Ll,"condition_",null);
$method($$Ll,"made_",$made);
$value($$LB,"__module___","samurai_odds.engine.answers.answer");
$value($$LK,"__module___","samurai_odds.engine.answers.verdict");
$getter($$LK,"lines_",function(){const a=this;return [$attr(a,"text_"),...$it(a.asides_)];});
$getter($$LK,"note_",function(){const a=this;return $f`${$attr(a,"unit_")}: ${a.value_}`;});
$value($$LU,"__module___","samurai_odds.engine.answers.verdict");
$value($$LU,"kind_","");
$value($$aVe,"__module___","samurai_odds.engine.dice");
$method($$aVe,"__len___",function(){const a=this;return $py.len(a.outcomes_);});
$value($$LK,"asides_",$$f);
