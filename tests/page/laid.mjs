// The ground of a board as plain values, as Python's `asdict` gives it.
export const laidOut = (ground) => ({
  cells: [...ground.cells_].map((one) => ({ name: one.name_, x: one.x_, y: one.y_, ground: one.ground_, marks: [...one.marks_], level: one.level_, outline: [...one.outline_].map((corner) => [...corner]) })),
  sides: [...ground.sides_].map((one) => ({ a: one.a_, b: one.b_, kind: one.kind_, levels: one.levels_ })), lines: [...ground.lines_], is_map: ground.is_map_, note: ground.note_,
});
