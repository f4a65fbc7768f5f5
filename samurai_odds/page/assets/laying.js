"use strict";
// Whole games, and scenarios by key, by game: scripts of their own put them here.
const PLAYED = {}, BOARDS = {};
function $unpack(one, classes) {
  if (!Array.isArray(one)) return one;
  const [kind, ...given] = one, values = given.map((each) => $unpack(each, classes));
  return kind ? $call(classes[kind - 1], ...values) : Object.freeze(values);
}
// Rows are scenarios as packing.py packs.
const $scenarios = (rows, classes) => (key) => $unpack(rows[key], classes);
const $laying = (rules, about, table, scenario) =>
  ({ ...about, ...rules, lay: (key) => $call(table, scenario(key)), laid: (one) => $call(table, one) });
// The address that asks what a single combat found on the board asks.
function $asks() {
  const given = $items(this.inputs_).map(([name, value]) => [name, Array.isArray(value) ? [...value] : value]);
  return address.write({ game: this.game_, procedure: this.procedure_, given: Object.fromEntries(given) });
}
