// The odds of all battles between plain troops of Samurai Swords, as bot_tables.py tabulates them: by
// backward induction, as look_ahead of ahead.py does it. By hand, for speed: a bot waits for them.
const $ENDS = 4; // won, may move in, units left of either: as _solve of bot_tables.py orders them
const $fought = (ranged, hand, first) => (troops, places) => {
  const units = troops.counts_.tolist_().map((counts) => counts.reduce((a, b) => a + b, 0)), many = units.length;
  const pools = [ranged, hand, first].map((phase) => units.map((_, strength) => Float64Array.from(troops.hits_(phase, strength).values())));
  const left = troops.after_(Math.max(...pools.flat().map((one) => one.length)) - 1).tolist_();
  const value = new Float64Array(many * many * $ENDS), pairs = [];
  for (let i = 0; i < many; i++) {
    for (let j = 0; j < many; j++) {
      const gone = units[j] === 0;
      value.set([+(units[i] > 0 && gone), +(units[i] > 1 && gone), units[i], units[j]], (i * many + j) * $ENDS);
      if (i < many - 1 && j < many - 1) pairs.push([units[i] + units[j], i, j]); // the last one is nobody
    }
  }
  pairs.sort((one, other) => one[0] - other[0]);
  const between = value.slice(), sum = new Float64Array($ENDS);
  // What a phase leads to, into `sum`; return the chance that nobody is hit.
  const average = (pool, i, j, values) => {
    const onA = pool[j], onD = pool[i], leftA = left[i], leftD = left[j];
    sum.fill(0);
    for (let k = 0; k < onA.length; k++) {
      let a = 0, b = 0, c = 0, d = 0;
      for (let m = 0, row = leftA[k] * many; m < onD.length; m++) {
        const at = (row + leftD[m]) * $ENDS, p = onD[m];
        a += values[at] * p; b += values[at + 1] * p; c += values[at + 2] * p; d += values[at + 3] * p;
      }
      sum[0] += onA[k] * a; sum[1] += onA[k] * b; sum[2] += onA[k] * c; sum[3] += onA[k] * d;
    }
    return onA[0] * onD[0];
  };
  for (const [, i, j] of pairs) {
    const at = (i * many + j) * $ENDS;
    value.fill(0, at, at + $ENDS); // the share that leads back here is put in below
    between.fill(0, at, at + $ENDS);
    const sameHand = average(pools[1], i, j, value), byHand = sum.slice(), sameShot = average(pools[0], i, j, between);
    for (let end = 0; end < $ENDS; end++) {
      value[at + end] = (sum[end] + sameShot * byHand[end]) / (1 - sameShot * sameHand);
      between[at + end] = byHand[end] + sameHand * value[at + end];
    }
  }
  const found = [], worth = new Float64Array($ENDS);
  const tell = (i, j) => found.push(...[1000 * worth[0], 1000 * worth[1], 100 * (units[i] - worth[2]), 100 * (units[j] - worth[3])].map((x) => Math.floor(x + 0.5 + 1e-9)));
  const all = places.values();
  for (const i of all) for (const j of all) {
    worth.set(value.subarray((i * many + j) * $ENDS, (i * many + j + 1) * $ENDS));
    tell(i, j);
    worth.fill(0); // over a sea line all of the defender strikes once before
    pools[2][j].forEach((chance, hit) => { for (let end = 0; end < $ENDS; end++) worth[end] += chance * value[(left[i][hit] * many + j) * $ENDS + end]; });
    tell(i, j);
  }
  return new NDArray(found, [found.length]);
};
