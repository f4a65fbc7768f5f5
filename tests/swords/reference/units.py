# ruff: noqa: E501
"""Numbers of the rules, and sides as bags of units."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

KINDS = (
    "bowman",
    "gunner",
    "daimyo",
    "swordsman",
    "ronin",
    "spearman",
)  # the order in which they roll
HITS_ON = {
    "bowman": 6,
    "gunner": 4,
    "daimyo": 6,
    "swordsman": 5,
    "ronin": 5,
    "spearman": 4,
}  # or less
LONG_RANGE = ("bowman", "gunner")  # Steps 1 and 2
HAND_TO_HAND = ("daimyo", "swordsman", "ronin", "spearman")  # Steps 4, 5 and 6
DEFAULT_LOSSES = ("spearman", "gunner", "ronin", "swordsman", "bowman", "daimyo")  # S2
PRICE = {
    "spearman": Fraction(1, 3),
    "gunner": Fraction(1, 2),
    "swordsman": Fraction(1, 2),
    "bowman": Fraction(1),
    "daimyo": Fraction(5),
    "ronin": Fraction(0),
}  # S11, as losses
PROVINCE = 1  # S11
BONUS = {"castle": ("spearman", 4), "fortress": ("ronin", 5)}  # S3
SAMURAI_LIMIT, ASHIGARU_LIMIT, FORCE_LIMIT = 4, 10, 5  # squares of an army; a force
RONIN_PIECES = 26
STOP_FOLLOWING = 1e-15  # mass no longer followed
EQUAL = 1e-12  # two values this close are equal

# A unit's place is (troop, kind). Troops: "army", "force" and, for the bonus units, "walls".
# The kind "fallen" is an assassinated daimyo: he lies with his army, rolls nothing, takes no hit (S8).
# A side is a frozenset of (place, number) pairs, numbers above 0, so that equal sides are equal keys.
NOBODY = frozenset()

NAMES = {
    "bowman": "bowman",
    "bowmen": "bowman",
    "gunner": "gunner",
    "gunners": "gunner",
    "daimyo": "daimyo",
    "daimyos": "daimyo",
    "swordsman": "swordsman",
    "swordsmen": "swordsman",
    "ronin": "ronin",
    "spearman": "spearman",
    "spearmen": "spearman",
}


class Table(dict):
    """{outcome tuple: probability}; `variables` names the tuple's entries, `remaining` is the mass
    of battles that were still going on when they were no longer followed, `worth` the expected value
    of the battle, of both battles in a chain."""

    variables: tuple = ()
    remaining: float = 0.0
    worth: float = 0.0


def bag(units: Mapping) -> frozenset:
    return frozenset((place, n) for place, n in units.items() if n > 0)


def number(side, *, kind=None, troop=None, walls=False, fallen=False) -> int:
    """How many units of a side, by default without bonus units and without a fallen daimyo."""
    return sum(
        n
        for (where, what), n in side
        if (kind is None or what == kind)
        and (troop is None or where == troop)
        and (walls or where != "walls")
        and (fallen or what != "fallen")
    )
