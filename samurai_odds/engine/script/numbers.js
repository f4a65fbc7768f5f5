// Python's integers and flat arrays.
// Divisors are above 0: strict.js throws at any other. Whole numbers are quicker than any others.
const $div = (a, b) => { const q = (a / b) | 0; return q * b > a ? q - 1 : q; };
const $mod = (a, b) => { const r = a % b; return r < 0 ? r + b : r | 0; };
const $divmod = (a, b) => [$div(a, b), $mod(a, b)];
const $part = (a, first, end) => (a.subarray ? a.subarray(first, end) : a.slice(first, end));
const $fill = (a, value) => { if (typeof value === "object") a.set(value); else a.fill(value); };
function $has(a, value) {
  for (let i = 0; i < a.length; i++) if (a[i] == value) return true;
  return false;
}
