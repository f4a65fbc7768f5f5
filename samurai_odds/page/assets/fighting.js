// What battles of Samurai Swords are worth when they are fought to the end, as look_ahead of ahead.py
// finds it by backward induction, for many chains of plain troops at once: by hand, for speed.
const $chains = new WeakMap();
const $fought = (ranged, hand, fallen) => {
  const tabled = (duel) => {
    if ($chains.has(duel)) return $chains.get(duel);
    const { attacker_: attacker, defender_: defender } = duel;
    const hurt = (own, other, phase) => { // hits on a side by the other's strength, what they leave
      const hits = [...$get(other.pools_, phase)].map((one) => [...one.values()]);
      return { hits, left: own.after_(Math.max(...hits.map((one) => one.length)) - 1).tolist_() };
    };
    const units = (side) => side.counts_.tolist_().slice(0, -1)
      .map((counts) => counts.slice(0, fallen).reduce((a, b) => a + b, 0));
    const of = units(attacker).flatMap((a, i) => units(defender).map((d, j) => [a + d, i, j]));
    const phases = [ranged, hand].map((phase) => [hurt(attacker, defender, phase), hurt(defender, attacker, phase)]);
    $chains.set(duel, { places: of.sort((one, other) => one[0] - other[0]), phases });
    return $chains.get(duel);
  };
  return (duel, worth) => {
    const { places, phases } = tabled(duel), [high, wide] = worth.shape;
    const value = [...worth.values()], between = [...value], fight = [...value];
    const average = ([a, d], i, j, values) => {
      const onA = a.hits[j], onD = d.hits[i], leftA = a.left[i], leftD = d.left[j];
      let sum = 0;
      for (let k = 0; k < onA.length; k++)
        for (let m = 0; m < onD.length; m++) sum += onA[k] * values[leftA[k] * wide + leftD[m]] * onD[m];
      return [sum, onA[0] * onD[0]];
    };
    for (const [, i, j] of places) {
      const at = i * wide + j;
      value[at] = between[at] = 0; // the share that leads back here is put in below
      const [byHand, sameHand] = average(phases[1], i, j, value);
      const [shot, sameShot] = average(phases[0], i, j, between);
      value[at] = fight[at] = (shot + sameShot * byHand) / (1 - sameShot * sameHand);
      between[at] = byHand + sameHand * value[at];
    }
    return new NDArray(fight, [high, wide]);
  };
};
