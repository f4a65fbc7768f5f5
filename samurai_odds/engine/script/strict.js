// Python's integers and flat arrays, for tests: what leaves its array or its range throws.
const $wrong = (what) => { throw RangeError(what); };
const $inside = (a, i) => (Number.isInteger(+i) && i >= 0 && i < a.length) || $wrong(`place ${i} of ${a.length}`);
const $at = (a, i) => { $inside(a, i); return a[i]; };
const $put = (a, i, v) => { $inside(a, i); a[i] = v; if (a[i] != v) $wrong(`${v} stored as ${a[i]}`); };
const $mul = (a, b) => (Math.abs(a * b) <= Number.MAX_SAFE_INTEGER ? a * b : $wrong(`${a} * ${b}`));
const $floor = (a, b) => (b > 0 ? Math.floor(a / b) : $wrong(`${a} / ${b}`));
const $div = (a, b) => ($floor(a, b) === ($floor(a, b) | 0) ? $floor(a, b) : $wrong(`${a} / ${b}`));
const $mod = (a, b) => a - b * $floor(a, b);
const $divmod = (a, b) => [$div(a, b), $mod(a, b)];
function $bits(a, b, sign) {
  const result = [a * 2 ** b, Math.floor(a / 2 ** b), a & b, a | b, a ^ b][sign];
  const small = +a === (a | 0) && +b === (b | 0) && result === (result | 0);
  return small && (sign > 1 || (b >= 0 && b < 32)) ? result : $wrong(`bits of ${a} and ${b}`);
}
function $part(a, first, end = a.length) {
  if (!(first >= 0 && first <= end && end <= a.length)) $wrong(`part ${first}:${end} of ${a.length}`);
  return a.subarray ? a.subarray(first, end) : a.slice(first, end);
}
function $fill(a, value) {
  if (typeof value !== "object") a.fill(value);
  else if (value.length === a.length) a.set(value);
  else $wrong(`${value.length} numbers in a part of ${a.length}`);
}
function $has(a, value) {
  for (let i = 0; i < a.length; i++) if (a[i] == value) return true;
  return false;
}
