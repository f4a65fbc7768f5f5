// The chance of the first man in all individual combats of RAN, as duel_odds of tables.py works them
// out. By hand, for speed; who is hit in a round is the rules'.
// Either man is the first: what one wins of a thousand fights the other loses.
const $dueled = (result, first, second, skills, stamina, faces) => () => {
  const found = new Int32Array(skills * skills * stamina * stamina);
  const place = (one, other, left, right) => ((one * skills + other) * stamina + left - 1) * stamina + right - 1;
  for (let one = 0; one < skills; one++) for (let other = 0; other <= one; other++) {
    const often = new Map(), chance = [];
    for (let k = 0; k < faces * faces; k++) { const what = result(one, other, k); often.set(what, (often.get(what) || 0) + 1); }
    const rounds = [...often].filter(([what]) => what).map(([what, many]) => [many, first(what), second(what)]);
    const decided = faces * faces - (often.get(0) || 0);
    for (let left = 1; left <= stamina; left++) for (let right = 1; right <= stamina; right++) {
      let wins = 0;
      for (const [many, own, its] of rounds) wins += many * (left <= own || right <= its ? +(right <= its) : chance[(left - own) * (stamina + 1) + right - its]);
      chance[left * (stamina + 1) + right] = wins / decided;
      const won = (found[place(one, other, left, right)] = $py.round(1000 * (wins / decided)));
      if (other < one) found[place(other, one, right, left)] = 1000 - won;
    }
  }
  return new NDArray(found, [skills, skills, stamina, stamina]);
};
np.dot = (one, other) => { // of tables
  const [rows, middle] = one.shape, columns = other.shape[1], a = one.values(), b = other.values(), found = new Int32Array(rows * columns);
  for (let i = 0; i < rows; i++) for (let k = 0; k < middle; k++) for (let j = 0; j < columns; j++) found[i * columns + j] += a[i * middle + k] * b[k * columns + j];
  return new NDArray(found, [rows, columns]);
};
