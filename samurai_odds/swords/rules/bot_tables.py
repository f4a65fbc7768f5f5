"""The exact odds of battles between plain troops, by which bots judge.

A plain troop is so many bowmen and so many spearmen, lost spearmen first (S2). Any other
troop is read as the plain one nearest to it (`ratings`). One table for all games with the
same combat values: every attacker against every defender, by land and over a sea line,
fought to the end.
"""

import json
import tomllib
import zlib
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.swords.combat.ahead import look_ahead
from samurai_odds.swords.combat.dice import Floats
from samurai_odds.swords.combat.duel import Duel
from samurai_odds.swords.combat.sequence import FIRST
from samurai_odds.swords.combat.sides import Chain, Ints, LossRule, Weapons, chain_of
from samurai_odds.swords.facts import load
from samurai_odds.swords.layout import DEFAULT_ORDER, FORCE, RANGED_KINDS, WIDTH, Composition
from samurai_odds.swords.rules import layout as at

_TROOPS = at.TROOP_CLASSES
TABLE = Path(__file__).parents[1] / "facts" / "battle_odds.bin"
_ROUNDING = 1e-9  # far above that of a sum of chances, far below a thousandth


def ratings(hits_on: tuple[int, ...]) -> tuple[int, ...]:
    """Say what a unit of each kind counts, in hundredths of a bowman (times RANGED) or spearman.

    A troop's worth in a battle of many rounds goes by its units times their blows, so one
    unit that hits twice as often counts as the root of two. Who shoots with fewer blows than
    a bowman counts half as a bowman of his blows, half as a spearman of his: measured over
    400 drawn battles of small forces with gunners the odds are then 5 in 100 off in the
    mean, 28 at most; counted as bowmen of their blows 7 and 41.
    """
    values = []
    for kind, value in enumerate(hits_on):
        by_hand = _root(value, hits_on[at.SPEARMAN])
        ranged = _root(value, hits_on[at.BOWMAN])
        if kind not in RANGED_KINDS:
            values.append(by_hand)
        elif kind == at.BOWMAN:
            values.append(ranged * at.RANGED)
        else:
            values.append((ranged + 1) // 2 * at.RANGED + (by_hand + 1) // 2)
    return tuple(values)


def _root(value: int, plain: int) -> int:
    """Give the root of how often one hits against another, in hundredths."""
    return int(100 * sqrt(value / max(1, plain)) + 0.5 + _ROUNDING)


def odds_table(hits_on: tuple[int, ...], faces: int) -> Ints:
    """Tabulate all battles: attacker x defender x (land, sea) x `layout.ODDS_FIELDS`, flat.

    Chances in thousandths, units lost in hundredths. That of the shipped values is read, for
    every command that plays needs it.
    """
    values, table = _shipped_table()
    return table if values == (hits_on, faces) else solved_table(hits_on, faces)


@cache
def _shipped_table() -> tuple[tuple[tuple[int, ...], int], Ints]:
    """Read the combat values that the shipped table is of, and the table."""
    head, packed = TABLE.read_bytes().split(b"\n", 1)
    hits_on, faces = json.loads(head)
    table = np.frombuffer(zlib.decompress(packed), "<u2").astype(np.int64)
    return (tuple(hits_on), faces), table


def write_table() -> None:
    """Write the table of the shipped values, which `_shipped_table` reads."""
    facts = load(None)
    hits_on, faces = facts.hits_on, int(facts.number("faces"))
    table = solved_table(hits_on, faces).astype("<u2")
    head = json.dumps([hits_on, faces]).encode()
    TABLE.write_bytes(head + b"\n" + zlib.compress(table.tobytes(), 9))


@lru_cache(maxsize=8)
def solved_table(hits_on: tuple[int, ...], faces: int) -> Ints:
    """Solve the battles that `odds_table` tabulates."""
    sides = plain_troops()
    troops = chain_of(sides, LossRule(DEFAULT_ORDER), Weapons(hits_on, faces))
    return tabled(troops, np.array([troops.number(side) for side in sides]))


def tabled(troops: Chain, places: Ints) -> Ints:
    """Solve the battles of all troops of a chain and tabulate those of some, flat."""
    units = troops.counts.sum(axis=1)
    worth = np.stack(_solve(troops, units), axis=2)[np.ix_(places, places)]
    units = units[places]
    table = np.empty((_TROOPS, _TROOPS, 2, at.ODDS_FIELDS))
    table[..., at.WIN] = 1000 * worth[..., 0]
    table[..., at.OCCUPY] = 1000 * worth[..., 1]
    table[..., at.LOSES] = 100 * (units[:, None, None] - worth[..., 2])
    table[..., at.FELLS] = 100 * (units[None, :, None] - worth[..., 3])
    return np.floor(table + 0.5 + _ROUNDING).astype(np.int64).ravel()


def plain_troops() -> list[Composition]:
    """List the plain troops by their number in the table; 0 is nobody."""
    sides = []
    for bowmen in range(at.MOST_PLAIN_BOWMEN + 1):
        for spearmen in range(at.MOST_PLAIN_SPEARMEN + 1):
            side = [0] * WIDTH
            side[FORCE + at.BOWMAN], side[FORCE + at.SPEARMAN] = bowmen, spearmen
            sides.append(tuple(side))
    return sides


def _solve(troops: Chain, units: Ints) -> tuple[Floats, Floats]:
    """Give what is left at the end of every battle: who won, who may move in, units left.

    By land, and over a sea line, where all of the defender strikes once before (S4).
    """
    some, gone = units[:, None] > 0, units[None, :] == 0
    grids = np.meshgrid(units, units, indexing="ij")
    ends: tuple[Any, ...] = (some & gone, (units[:, None] > 1) & gone, *grids)
    duel = Duel(troops, troops)
    fought = [look_ahead(duel, end.astype(np.float64)).fight for end in ends]
    land = np.stack(fought, axis=2)
    sea = np.zeros_like(land)
    for d in range(len(troops)):
        struck = troops.hits(FIRST, d)
        left = troops.after(len(struck) - 1)
        for hit, chance in enumerate(struck.tolist()):
            sea[:, d] += chance * land[left[:, hit], d]
    return land, sea


FILE = Path(__file__).parents[1] / "facts" / "plan_mixes.toml"
MOMENTS = ("round 1", "round 2", "round 3", "later", "koku to spare", "win in reach")
CHOICES = {  # what is decided, and what of it may be chosen
    "bid": ("0", "1", "2", "3"),  # koku for a sword
    "wish": ("first", "last", "last but one"),  # which one
    "build": ("no", "yes"),  # a castle or a base
    "held": ("0", "1", "2", "3"),  # koku kept from the levy while there are units to buy
    "hire": ("ninja", "half", "ronin"),  # what koku that are not levied go to
}
Mix = Mapping[str, Mapping[str, Sequence[float]]]  # by moment and what is decided: chances


@cache
def shipped() -> dict[int, Mix]:
    """Read the shipped mixes, by number of seats."""
    data = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {int(seats): mix for seats, mix in data["seats"].items()}


def written(mixes: Sequence[Mix]) -> NDArray[np.int64]:
    """Write a mix for each seat as the question holds them, from ``PLAN_MIX`` on."""
    shape = (at.MOST_SEATS, at.MOMENTS, at.MIXED, at.MOST_MIXED)
    table = np.full(shape, 1000, dtype=np.int64)
    for seat, mix in enumerate(mixes):
        for moment, name in enumerate(MOMENTS):
            for decided, (what, choices) in enumerate(CHOICES.items()):
                chances = np.cumsum(mix[name][what])[: len(choices) - 1]
                table[seat, moment, decided, : len(choices) - 1] = np.rint(1000 * chances)
    return table.ravel()


if __name__ == "__main__":
    write_table()
