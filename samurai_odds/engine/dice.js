// Rolls of dice, tabulated when they are first needed: see dice.py.
// The chance of `ways` among `all`, rounded once: the quotient has more bits than a number
// of JavaScript, and its last one marks a remainder.
function chance(ways, all) {
  const bits = Math.max(0, all.toString(2).length - ways.toString(2).length + 64);
  const whole = ways << BigInt(bits), quotient = whole / all;
  return Number(quotient | BigInt(quotient * all !== whole)) / 2 ** bits;
}

function ways(dice, hits) {
  let number = 1n;
  for (let i = 0; i < hits; i++) number = (number * BigInt(dice - i)) / BigInt(i + 1);
  return number;
}

function roll(dice, weights, faces) {
  const [a, b, c, d] = weights.map(BigInt), rest = BigInt(faces) - a - b - c - d;
  const all = BigInt(faces) ** BigInt(dice), outcomes = [], probabilities = [];
  for (let i = 0; i <= (a && dice); i++)
    for (let j = 0; j <= (b && dice - i); j++)
      for (let k = 0; k <= (c && dice - i - j); k++) {
        const left = dice - i - j - k;
        const so_far = ways(dice, i) * a ** BigInt(i) * ways(dice - i, j) * b ** BigInt(j)
          * ways(dice - i - j, k) * c ** BigInt(k);
        for (let m = 0; m <= (d && left); m++) {
          const count = so_far * ways(left, m) * d ** BigInt(m) * rest ** BigInt(left - m);
          if (count) {
            outcomes.push(((i * 256 + j) * 256 + k) * 256 + m);
            probabilities.push(chance(count, all));
          }
        }
      }
  return [outcomes, probabilities];
}

// The number of hits of dice that need different rolls, or less, to hit.
function hits(dice, needs, faces) {
  let table = [1n];
  dice.forEach((count, kind) => {
    const need = BigInt(needs[kind]), other = BigInt(faces) - need, longer = Array(table.length + count).fill(0n);
    for (let k = 0; k <= count; k++) {
      const row = ways(count, k) * need ** BigInt(k) * other ** BigInt(count - k);
      table.forEach((number, i) => { longer[i + k] += number * row; });
    }
    table = longer;
  });
  const all = BigInt(faces) ** BigInt(table.length - 1);
  return [table.map((_, k) => k), table.map((number) => chance(number, all))];
}

// The pools used so far in one flat table, as PoolTable in sampling/pools.py: the outcomes and
// chances of a code's pool begin at start[code]; limits and guides are for draws.
class Dice {
  constructor(pool) {
    this.pool = pool;
    this.start = []; this.size = []; this.outcome = []; this.probability = [];
    this.limit = []; this.guide = []; this.guideStart = [];
  }

  add(code) {
    while (this.start.length <= code) { this.start.push(-1); this.size.push(0); this.guideStart.push(0); }
    if (this.start[code] >= 0) return;
    const [outcomes, probabilities] = this.pool(code);
    this.start[code] = this.outcome.length;
    this.size[code] = outcomes.length;
    this.outcome.push(...outcomes);
    this.probability.push(...probabilities);
    let sum = 0, place = 0;
    const limits = probabilities.map((one) => Math.floor((sum += one) * 2 ** 53));
    limits[limits.length - 1] = 2 ** 53;
    this.limit.push(...limits);
    this.guideStart[code] = this.guide.length;
    for (let top = 0; top < 1024; top++) {
      while (top * 2 ** 43 >= limits[place]) place++;
      this.guide.push(place);
    }
  }
}
