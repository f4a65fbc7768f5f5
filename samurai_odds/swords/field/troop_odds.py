"""The exact odds of battles between plain troops, by which bots judge.

A plain troop is so many bowmen and so many spearmen, lost spearmen first (S2). Any other
troop is read as the plain one nearest to it (`ratings`). One table for all games with the
same combat values: every attacker against every defender, by land and over a sea line,
fought to the end.
"""

from functools import lru_cache
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from samurai_odds.swords import dice
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.layout import RANGED_KINDS

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]

_TROOPS = at.TROOP_CLASSES
_ROUNDING = 1e-9  # far above that of a sum of chances, far below a thousandth


def ratings(hits_on: tuple[int, ...]) -> tuple[int, ...]:
    """Say what a unit of each kind counts, in hundredths of a bowman (times RANGED) or spearman.

    A troop's worth in a battle of many rounds goes by its units times their blows, so one
    unit that hits twice as often counts as the root of two. Who shoots with fewer blows than
    a bowman counts half as a bowman of his blows, half as a spearman of his: measured over
    400 drawn battles of small forces with gunners the odds are then 5 in 100 off in the
    mean, 28 at most; counted as bowmen of their blows 7 and 41.
    """
    found = []
    for kind, value in enumerate(hits_on):
        by_hand = _root(value, hits_on[at.SPEARMAN])
        ranged = _root(value, hits_on[at.BOWMAN])
        if kind not in RANGED_KINDS:
            found.append(by_hand)
        elif kind == at.BOWMAN:
            found.append(ranged * at.RANGED)
        else:
            found.append((ranged + 1) // 2 * at.RANGED + (by_hand + 1) // 2)
    return tuple(found)


def _root(value: int, plain: int) -> int:
    """Give the root of how often one hits against another, in hundredths."""
    return int(100 * sqrt(value / max(1, plain)) + 0.5 + _ROUNDING)


@lru_cache(maxsize=8)
def odds_table(hits_on: tuple[int, ...], faces: int) -> Ints:
    """Tabulate all battles: attacker x defender x (land, sea) x `layout.ODDS_FIELDS`, flat.

    Chances in thousandths, units lost in hundredths.
    """
    by_land = _solve(hits_on, faces)
    by_sea = _first_strike(by_land, hits_on, faces)
    worth = np.stack([by_land, by_sea], axis=2)
    units = _units()
    table = np.empty((_TROOPS, _TROOPS, 2, at.ODDS_FIELDS))
    table[..., at.WIN] = 1000 * worth[..., 0]
    table[..., at.OCCUPY] = 1000 * worth[..., 1]
    table[..., at.LOSES] = 100 * (units[:, None, None] - worth[..., 2])
    table[..., at.FELLS] = 100 * (units[None, :, None] - worth[..., 3])
    return np.floor(table + 0.5 + _ROUNDING).astype(np.int64).ravel()


def _ranks() -> tuple[Ints, Ints]:
    """Give bowmen and spearmen of each plain troop, by its number; 0 is nobody."""
    number = np.arange(_TROOPS)
    return number // (at.MOST_PLAIN_SPEARMEN + 1), number % (at.MOST_PLAIN_SPEARMEN + 1)


def _units() -> Ints:
    bowmen, spearmen = _ranks()
    return bowmen + spearmen


def _left(most: int) -> Ints:
    """Tabulate what hits leave of each troop: spearmen go first."""
    bowmen, spearmen = (each[:, None] for each in _ranks())
    hits = np.arange(most + 1)[None, :]
    left = np.maximum(0, bowmen - np.maximum(0, hits - spearmen))
    return left * (at.MOST_PLAIN_SPEARMEN + 1) + np.maximum(0, spearmen - hits)


def _hits(counts: Ints, need: int, faces: int, most: int) -> Floats:
    table = np.zeros((_TROOPS, most + 1))
    for row, count in zip(table, counts.tolist(), strict=True):
        chances = dice.hits(((count, need),), faces)
        row[: len(chances)] = chances
    return table


def _solve(hits_on: tuple[int, ...], faces: int) -> Floats:
    """Give what is left at the end of every battle: who won, who may move in, units left.

    A battle only goes down: from small ones to large, each round's ranged and hand phase is
    a sum over smaller battles, and itself again where nobody hits.
    """
    bowmen, spearmen = _ranks()
    units = bowmen + spearmen
    ranged = _hits(bowmen, hits_on[at.BOWMAN], faces, at.MOST_PLAIN_BOWMEN)
    hand = _hits(spearmen, hits_on[at.SPEARMAN], faces, at.MOST_PLAIN_SPEARMEN)
    left = _left(max(at.MOST_PLAIN_BOWMEN, at.MOST_PLAIN_SPEARMEN))
    rounds = np.zeros((_TROOPS, _TROOPS, 4))  # at the start of a round
    rounds[1:, 0, 0] = 1
    rounds[:, 0, 1] = units > 1
    rounds[:, 0, 2] = units
    rounds[0, :, 3] = units
    halves = rounds.copy()  # at the start of its hand phase
    total = units[:, None] + units[None, :]
    total[0, :] = total[:, 0] = 0
    for size in range(2, 2 * int(units.max()) + 1):
        a, d = np.nonzero(total == size)
        fought, idle = _phase(rounds, hand, left, a, d)
        shot, silent = _phase(halves, ranged, left, a, d)
        found = (silent * fought + shot) / (1 - silent * idle)
        rounds[a, d] = found
        halves[a, d] = idle * found + fought
    return rounds


def _phase(after: Floats, hits: Floats, left: Ints, a: Ints, d: Ints) -> tuple[Floats, Floats]:
    """Sum up what a phase of some battles leads to, and the chance that nobody hits in it."""
    by_a, by_d = hits[a], hits[d]
    left_a, left_d = left[a][:, : hits.shape[1]], left[d][:, : hits.shape[1]]
    ends = after[left_a[:, :, None], left_d[:, None, :]]
    found = np.zeros((len(a), after.shape[-1]))
    for on_attacker in range(hits.shape[1]):  # in this order on every machine (`engine.sums`)
        for on_defender in range(hits.shape[1]):
            chance = by_d[:, on_attacker] * by_a[:, on_defender]
            found += chance[:, None] * ends[:, on_attacker, on_defender]
    return found, (by_a[:, 0] * by_d[:, 0])[:, None]


def _first_strike(by_land: Floats, hits_on: tuple[int, ...], faces: int) -> Floats:
    """Let all of the defender strike once before (S4)."""
    bowmen, spearmen = _ranks()
    left = _left(at.MOST_PLAIN_BOWMEN + at.MOST_PLAIN_SPEARMEN)
    found = np.zeros_like(by_land)
    for d in range(_TROOPS):
        handful = (
            (int(bowmen[d]), hits_on[at.BOWMAN]),
            (int(spearmen[d]), hits_on[at.SPEARMAN]),
        )
        for hit, chance in enumerate(dice.hits(handful, faces).tolist()):
            found[:, d] += chance * by_land[left[:, hit], d]
    return found
