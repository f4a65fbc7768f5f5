// 64-bit words as two halves of 32 bits, and the counter-based stream: see streams.py.
class Word {
  constructor(high, low) { this.high = high | 0; this.low = low | 0; }
}
const wordOf = (number) => new Word(Number((number >> 32n) & 0xffffffffn), Number(number & 0xffffffffn));
const numberOf = (word) => (BigInt(word.high >>> 0) << 32n) | BigInt(word.low >>> 0);
const GOLDEN = 0x9e3779b97f4a7c15n;

function key(seed) {
  let word = BigInt.asUintN(64, BigInt(seed) + GOLDEN);
  word = BigInt.asUintN(64, (word ^ (word >> 30n)) * 0xbf58476d1ce4e5b9n);
  word = BigInt.asUintN(64, (word ^ (word >> 27n)) * 0x94d049bb133111ebn);
  return wordOf(word ^ (word >> 31n));
}

function word_at(key, battle, draw) {
  return wordOf(BigInt.asUintN(64, numberOf(key) + ((BigInt(battle) << 16n) + BigInt(draw)) * GOLDEN));
}

// The high half of the product of two halves without sign.
function highHalf(a, b) {
  const aLow = a & 0xffff, aHigh = a >>> 16, bLow = b & 0xffff, bHigh = b >>> 16;
  const middle = aHigh * bLow + ((Math.imul(aLow, bLow) >>> 16));
  const other = aLow * bHigh + (middle % 65536);
  return (aHigh * bHigh + Math.floor(middle / 65536) + Math.floor(other / 65536)) | 0;
}

function uniform_of(word) {
  let high = word.high, low = word.low;
  let a = high ^ (high >>> 30), b = low ^ ((low >>> 30) | (high << 2));
  high = (highHalf(b, 0x1ce4e5b9) + Math.imul(b, 0xbf58476d) + Math.imul(a, 0x1ce4e5b9)) | 0;
  low = Math.imul(b, 0x1ce4e5b9);
  a = high ^ (high >>> 27);
  b = low ^ ((low >>> 27) | (high << 5));
  high = (highHalf(b, 0x133111eb) + Math.imul(b, 0x94d049bb) + Math.imul(a, 0x133111eb)) | 0;
  low = Math.imul(b, 0x133111eb);
  low ^= (low >>> 31) | (high << 1);
  high ^= high >>> 31;
  return new Word(high >>> 11, (low >>> 11) | (high << 21));
}

function drawn_among(seed, battle, draw, equals) {
  return Number((numberOf(uniform_of(word_at(key(seed), battle, draw))) * BigInt(equals)) >> 53n);
}

function next_word(word) {
  const low = (word.low >>> 0) + 0x7f4a7c15;
  return new Word(word.high + 0x9e3779b9 + (low > 0xffffffff), low);
}
