"""What is written by hand in JavaScript: words, draws and dice, value by value."""

import random
from pathlib import Path
from typing import Any

import numpy as np

from samurai_odds.engine import dice
from samurai_odds.engine.interpreting import Interpreter
from samurai_odds.engine.sampling import streams
from samurai_odds.engine.sampling.pools import GUIDE_BITS, PoolTable, guide_of
from samurai_odds.engine.script.translation import Translation
from samurai_odds.play import chance
from tests.engine.script.node import needs_node, run

WORDS = """
const text = (word) => numberOf(word).toString(), word = (number) => wordOf(BigInt(number));
export const keyOf = (seed) => text(key(BigInt(seed)));
export const wordAt = (seed, battle, draw) => text(word_at(key(BigInt(seed)), battle, draw));
export const uniformOf = (number) => text(uniform_of(word(number)));
export const nextWord = (number) => text(next_word(word(number)));
export const amongOf = (number, most) => among(word(number), most);
export const laterBits = (number, times) => text(later_bits(word(number), times));
export const anotherOf = (number) => text(another(word(number)));
export const takesItsPlace = (number, equals) => takes_its_place(word(number), equals);
export const scrambledOf = (number) => scrambled(number);
export const rolled = (dice, weights, faces) => roll(dice, weights, faces);
export const hitsOf = (dice, needs, faces) => hits(dice, needs, faces);
export const fallenOn = (rolls, numbers) => {
  const table = new Dice((code) => roll(...rolls[code - 1]));
  rolls.forEach((_, k) => table.add(k + 1));
  return numbers.map(([number, code]) => fallen_on(word(number), table.limit, table.start[code],
    table.guide, table.guideStart[code]));
};
"""
SCRIPT = Translation((dice, streams, chance)).text() + WORDS


class _Rolls:
    """Rolls under the codes 1, 2, ..."""

    def __init__(self, rolls: list[Any]) -> None:
        self.pool = lambda code: dice.roll(*rolls[code - 1])


@needs_node
def test_words_and_draws_are_those_of_python(tmp_path: Path) -> None:
    luck = random.Random(5)
    by_python = Interpreter(x=chance.among)
    later, among, another, next_word, place = (
        by_python(one)
        for one in (
            chance.later_bits,
            chance.among,
            chance.another,
            streams.next_word,
            chance.takes_its_place,
        )
    )
    calls: list[list[Any]] = []
    expected: list[Any] = []
    for word in [
        0,
        1,
        2**32 - 1,
        2**32,
        2**53 - 1,
        2**64 - 1,
        *(luck.getrandbits(64) for _ in range(300)),
    ]:
        uniform, most, times = word >> 11, luck.randint(1, 100_000), luck.randint(0, 20)
        battle, draw = luck.randrange(10**9), luck.randrange(2**16)
        seed, number = luck.getrandbits(62), luck.randrange(-(2**40), 2**40)
        at = (streams.key(seed) + ((battle << 16) + draw) * streams.GOLDEN) & streams.WORD
        for call, result in (
            (["keyOf", str(word)], str(streams.key(word))),
            (["wordAt", str(seed), battle, draw], str(at)),
            (["uniformOf", str(word)], str(streams.mix(word) >> 11)),
            (["nextWord", str(word)], str(next_word(word) & streams.WORD)),
            (["amongOf", str(uniform), most], among(uniform, most)),
            (["laterBits", str(uniform), times], str(later(uniform, times))),
            (["anotherOf", str(word)], str(another(word))),
            (["takesItsPlace", str(word), most % 9 + 1], place(word, most % 9 + 1)),
            (["scrambledOf", number], chance.scrambled(number)),
        ):
            calls.append(call)
            expected.append(result)
    assert run("run.mjs", SCRIPT, calls, tmp_path) == expected


@needs_node
def test_dice_are_those_of_python_to_the_last_bit(tmp_path: Path) -> None:
    luck = random.Random(6)
    calls: list[list[Any]] = []
    expected = []
    for _ in range(80):
        weights = [luck.randint(0, 1) for _ in range(3)]
        roll = luck.randint(1, 14), (*weights, 6 - sum(weights) - luck.randint(0, 2)), 6
        calls.append(["rolled", *roll])
        expected.append(dice.roll(*roll))
        handful = [luck.randint(0, 25) for _ in range(4)], [luck.randint(1, 11) for _ in range(4)]
        calls.append(["hitsOf", *handful, 12])
        expected.append(dice.hits(*map(tuple, handful), 12))
    found = run("run.mjs", SCRIPT, calls, tmp_path)
    assert found == [[list(pool.outcomes), list(pool.probabilities)] for pool in expected]


@needs_node
def test_draws_fall_on_the_same_outcomes(tmp_path: Path) -> None:
    """Also at the very ends of the outcomes' stretches."""
    rolls = [(3, (2, 0, 1, 1), 6), (9, (1, 1, 1, 1), 6), (1, (1, 0, 0, 0), 6)]
    table, luck = PoolTable(_Rolls(rolls)), random.Random(7)
    numbers = [(luck.getrandbits(53), luck.randint(1, 3)) for _ in range(500)]
    for code in range(1, 4):
        ends = [int(end) for end in table.limits(code)[:-1]]
        numbers += [(end + step, code) for end in ends for step in (-1, 0)]
    expected = [table.pick(code, number) for number, code in numbers]
    for (number, code), place in zip(numbers, expected, strict=True):
        guide = guide_of(table.limits(code))
        given = np.uint64(number), table.limits(code), 0, guide, 0
        assert chance.fallen_on(*given) == place
    assert guide.shape == (2**GUIDE_BITS,)
    calls = [["fallenOn", rolls, [(str(number), code) for number, code in numbers]]]
    assert run("run.mjs", SCRIPT, calls, tmp_path) == [expected]
