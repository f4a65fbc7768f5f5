// Rolls of dice, tabulated when they are first needed: see dice.py.
// The chances of ways of all ways, each rounded once: a quotient has more bits than a number of
// JavaScript, and its last one marks a remainder.
function chances(ways, all) {
  if (all < 2n ** 53n) return ways.map((some) => Number(some) / Number(all));
  const size = (number) => 4 * number.toString(16).length;
  return ways.map((some) => {
    const bits = size(all) - size(some) + 64;
    const whole = some << BigInt(bits), quotient = whole / all;
    return Number(quotient | BigInt(quotient * all !== whole)) / 2 ** bits;
  });
}

const CHOICES = [];
function choices(dice) {
  if (!CHOICES[dice]) {
    CHOICES[dice] = [1n];
    for (let k = 0; k < dice; k++)
      CHOICES[dice].push((CHOICES[dice][k] * BigInt(dice - k)) / BigInt(k + 1));
  }
  return CHOICES[dice];
}

// The number of times that each of some dice falls on one of `faces` faces: ways by number.
function counted(dice, faces) {
  let power = 1n;
  return choices(faces ? dice : 0).map((number) => {
    const here = number * power;
    power *= BigInt(faces);
    return here;
  });
}

function roll(dice, weights, faces) {
  const [a, b, c, d] = weights, rest = BigInt(faces - a - b - c - d), outcomes = [], ways = [];
  counted(dice, a).forEach((first, i) => counted(dice - i, b).forEach((second, j) =>
    counted(dice - i - j, c).forEach((third, k) => {
      const left = dice - i - j - k;
      counted(left, d).forEach((fourth, m) => {
        const count = first * second * third * fourth * rest ** BigInt(left - m);
        if (!count) return;
        outcomes.push(((i * 256 + j) * 256 + k) * 256 + m);
        ways.push(count);
      });
    })));
  return [outcomes, chances(ways, BigInt(faces) ** BigInt(dice))];
}

// The number of hits of dice that need different rolls, or less, to hit.
function hits(dice, needs, faces) {
  let ways = [1n];
  dice.forEach((count, kind) => {
    const row = counted(count, needs[kind]), both = Array(ways.length + count).fill(0n);
    row.forEach((number, k) => {
      const here = number * BigInt(faces - needs[kind]) ** BigInt(count - k);
      ways.forEach((before, i) => { both[i + k] += before * here; });
    });
    ways = both;
  });
  return [[...ways.keys()], chances(ways, BigInt(faces) ** BigInt(ways.length - 1))];
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
