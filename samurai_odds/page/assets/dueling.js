// The chance of the first man in all individual combats of RAN, as duel_odds of tables.py works them
// out. By hand, for speed; who is hit in a round is the rules'.
const $dueled = (result, first, second, skills, stamina, faces) => () => {
  const found = [];
  for (let one = 0; one < skills; one++) for (let other = 0; other < skills; other++) {
    const often = new Map(), chance = [];
    for (let k = 0; k < faces * faces; k++) { const what = result(one, other, k); often.set(what, (often.get(what) || 0) + 1); }
    const rounds = [...often].filter(([what]) => what).map(([what, many]) => [many, first(what), second(what)]);
    const decided = faces * faces - (often.get(0) || 0);
    for (let left = 1; left <= stamina; left++) for (let right = 1; right <= stamina; right++) {
      let wins = 0;
      for (const [many, own, its] of rounds) wins += many * (left <= own || right <= its ? +(right <= its) : chance[(left - own) * (stamina + 1) + right - its]);
      chance[left * (stamina + 1) + right] = wins / decided;
      found.push($py.round(1000 * (wins / decided)));
    }
  }
  return new NDArray(found, [skills, skills, stamina, stamina]);
};
