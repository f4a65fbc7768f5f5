// The ground of a board as plain values, as Python's `asdict` gives it.
export const laidOut = (ground) => ({
  cells: [...ground.cells_].map((one) => ({ name: one.name_, x: one.x_, y: one.y_, ground: one.ground_, marks: [...one.marks_], level: one.level_, outline: [...one.outline_].map((corner) => [...corner]) })),
  sides: [...ground.sides_].map((one) => ({ a: one.a_, b: one.b_, kind: one.kind_, levels: one.levels_ })), lines: [...ground.lines_], is_map: ground.is_map_, note: ground.note_,
});
// What happens, and the pieces on a board, as Python's `as_dict` gives them: fields by name.
export const happening = (one) => {
  const plain = (value) => (value?.items_ ? Object.fromEntries(value.items_().map(([name, each]) => [name, plain(each)])) : Array.isArray(value) ? value.map(plain) : value);
  const isBlank = (value) => value === -1 || value === "" || (value ?? null) === null || (typeof value === "object" && !Object.keys(value).length);
  const named = (field) => ({ start_: "from", end_: "to" })[field] ?? field.slice(0, -1);
  return Object.fromEntries(Object.entries(one).filter(([field]) => field.endsWith("_")).map(([field, value]) => [named(field), plain(value)]).filter(([, value]) => !isBlank(value)));
};
const piece = (one) => ({ number: one.number_, seat: one.seat_, kind: one.kind_, place: one.place_, left: one.left_, full: one.full_, name: one.name_, look: one.look_, facing: one.facing_, hits: one.hits_, worth: one.worth_, marks: [...one.marks_], ...(one.seats_ && { seats: [...one.seats_] }) });
const counted = (counts) => counts && Object.fromEntries(counts.items_());
export const standing = (board) => ({ turn: board.turn_, active: board.active_, pieces: [...board.pieces_.values_()].map(piece), held: [...board.held_].map(counted), cards: [...board.cards_].map(counted), owners: board.owners_.items_().map((one) => [...one]) });
