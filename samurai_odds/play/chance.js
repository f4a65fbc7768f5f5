// Uniform draws scaled, looked up, cut up and drawn on from: see chance.py.
function among(uniform, number) {
  return Math.floor((((uniform.high << 11) | (uniform.low >>> 21)) >>> 0) * number / 0x100000000);
}

function fallen_on(uniform, limit, first, guide, at) {
  const draw = uniform.high * 0x100000000 + (uniform.low >>> 0);
  let place = guide[at + (uniform.high >>> 11)];
  while (draw >= limit[first + place]) place++;
  return place;
}

function later_bits(uniform, times) {
  const shift = BigInt(5 + 3 * times);
  return wordOf(BigInt.asUintN(53, numberOf(uniform) << shift));
}

function another(word) {
  let { high, low } = word;
  [high, low] = [high ^ ((high << 13) | (low >>> 19)), low ^ (low << 13)];
  [high, low] = [high ^ (high >>> 7), low ^ ((low >>> 7) | (high << 25))];
  return new Word(high ^ ((high << 17) | (low >>> 15)), low ^ (low << 17));
}

function takes_its_place(word, equals) {
  return Math.floor((word.high >>> 0) * equals / 0x100000000) === 0;
}

function scrambled(number) {
  const most = 4294967291n, rest = (BigInt(number) * 2654435761n) % most;
  const drawn = rest < 0n ? rest + most : rest;
  return Number(((drawn ^ (drawn >> 15n)) * 40503n) % 65521n);
}
