"""Rolls of several equal dice, as a table of counted outcomes.

Only what the rules tell apart is kept: faces with the same effect form one
category, so four dice have 35 outcomes instead of 1,296. Up to four categories
are counted; an outcome packs the counts into one integer, the first category
highest, so that sorting outcomes sorts them by the count of the first. Eight bits
a count: up to 255 dice in one roll. The file beside this one does the same in JavaScript.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import comb


@dataclass(frozen=True)
class Pool:
    """The distribution of one roll: packed outcomes in ascending order, with probabilities."""

    outcomes: tuple[int, ...]
    probabilities: tuple[float, ...]

    def __len__(self) -> int:
        return len(self.outcomes)


def pack(first: int, second: int = 0, third: int = 0, fourth: int = 0) -> int:
    """Pack four counts into one outcome."""
    return ((first << 8 | second) << 8 | third) << 8 | fourth


def unpack(outcome: int) -> tuple[int, int, int, int]:
    """Read the four counts back out of a packed outcome."""
    return outcome >> 24, outcome >> 16 & 255, outcome >> 8 & 255, outcome & 255


@lru_cache(maxsize=512)
def roll(dice: int, weights: tuple[int, int, int, int], faces: int) -> Pool:
    """Tabulate a roll of ``dice`` dice with ``faces`` faces each.

    ``weights`` gives the number of faces in each of the four counted categories;
    the other faces are not counted. Probabilities are exact integers over
    ``faces ** dice``, rounded once.
    """
    total = faces**dice
    ways = sorted(_ways(dice, weights, faces))
    return Pool(
        tuple(outcome for outcome, _ in ways),
        tuple(count / total for _, count in ways),
    )


@lru_cache(maxsize=8192)
def hits(dice: tuple[int, ...], needs: tuple[int, ...], faces: int) -> Pool:
    """Tabulate the hits of dice that need different rolls, or less, to hit.

    Probabilities are exact integers over ``faces ** dice``, rounded once.
    """
    ways = [1]
    for count, need in zip(dice, needs, strict=True):
        row = [comb(count, k) * need**k * (faces - need) ** (count - k) for k in range(count + 1)]
        both = [0] * (len(ways) + count)
        for i, a in enumerate(ways):
            for k, b in enumerate(row):
                both[i + k] += a * b
        ways = both
    total = faces ** sum(dice)
    return Pool(tuple(range(len(ways))), tuple(way / total for way in ways))


def _ways(dice: int, weights: tuple[int, int, int, int], faces: int) -> Iterator[tuple[int, int]]:
    rest = faces - sum(weights)
    a, b, c, d = weights
    for i in range(dice + 1 if a else 1):
        with_i = comb(dice, i) * a**i
        for j in range(dice - i + 1 if b else 1):
            with_j = with_i * comb(dice - i, j) * b**j
            for k in range(dice - i - j + 1 if c else 1):
                left = dice - i - j - k
                with_k = with_j * comb(dice - i - j, k) * c**k
                for m in range(left + 1 if d else 1):
                    count = with_k * comb(left, m) * d**m * rest ** (left - m)
                    if count:
                        yield pack(i, j, k, m), count
