// Python's integers and flat arrays.
const $div = (a, b) => Math.floor(a / b) | 0;  // whole numbers, which are quicker than any others
const $mod = (a, b) => { const r = (a % b) | 0; return r !== 0 && (r < 0) !== (b < 0) ? r + b : r; };
const $divmod = (a, b) => [$div(a, b), $mod(a, b)];
const $part = (a, first, end) => (a.subarray ? a.subarray(first, end) : a.slice(first, end));
const $fill = (a, value) => { if (typeof value === "object") a.set(value); else a.fill(value); };
function $has(a, value) {
  for (let i = 0; i < a.length; i++) if (a[i] == value) return true;
  return false;
}
