"""Orders phases by the book: a recursion over what the players see, in fractions (5.3-5.7)."""

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import NamedTuple

TEN = range(10)


@dataclass(frozen=True)
class Side:
    busho: tuple  # Momentum, in order of use
    lords: frozenset = frozenset()  # places of So-Taisho
    initiative: int = 5
    trumps: int = 0
    trump_rating: int = 5
    enemy_active: int = -1
    enemy_any: int = -1
    enemy_rating: int = 5
    enemy_trumps: int = 0
    enemy_best: bool = False
    risen: int | str | None = None  # "none": there is nobody to rise
    idle: bool = False  # the enemy: no continuity rolls (5.53)
    declines: bool = False  # our side never tries for momentum
    passes: bool = False  # nor for continuity
    pair: bool = False


class Tally(NamedTuple):
    phases: int = 0
    first: int = 0
    enemy: int = 0
    withdrew: int = 0
    mine: int = 0  # trumps tried
    theirs: int = 0

    def plus(self, **more):
        return self._replace(**{k: getattr(self, k) + v for k, v in more.items()})


def share(count):
    return Fraction(count, 10)


def mix(*parts):
    """Add up (chance, distribution) pairs."""
    total = Counter()
    for p, dist in parts:
        if p:
            for key, q in dist.items():
                total[key] += p * q
    return total


def odds(side):
    """Map (phases, first, enemy, ended, withdrew, trumps, enemy trumps, together) to its chance."""

    def act(tally, who, run, gone):
        """`who` (a set of one or two) has an orders phase now."""
        tally = tally.plus(phases=1, first=int(0 in who))
        if run == 3 or side.declines:
            return pass_on(tally, gone | who)
        low = min(sorted(who), key=lambda i: side.busho[i])
        more = len(who) - 1
        gains = share(sum(1 for die in range(9) if die + more <= side.busho[low]))
        nine = share(1)
        ahead = contested(tally, who, run + 1, gone, low, side.enemy_any)
        return mix(
            (gains, ahead),
            (nine, doom(tally, who, low, gone)),
            (1 - gains - nine, pass_on(tally, gone | who)),
        )

    act = cache(act)

    def contested(tally, who, run, gone, low, best):
        """The enemy may trump before `who` goes on."""
        goes = act(tally, who, run, gone)
        if tally.theirs >= side.enemy_trumps or best < side.busho[low]:
            return goes
        tried = tally.plus(theirs=1)
        wins = share(min(side.enemy_rating, 9) + 1)
        trumps = mix(
            (wins, {(tried, "trumped"): Fraction(1)}), (1 - wins, act(tried, who, run, gone))
        )
        if side.enemy_best and worth(goes) <= worth(trumps):
            return goes
        return trumps

    def worth(dist):
        return sum(p * key[0].phases for key, p in dist.items())

    def doom(tally, who, low, gone):
        crisis = Fraction(0)
        if low not in side.lords:
            higher = sum(a + side.busho[low] > b + side.initiative for a in TEN for b in TEN)
            crisis = Fraction(higher, 100)
        leaves = pass_on(tally._replace(withdrew=1), gone | who)
        stays = pass_on(tally, gone | who)
        if side.risen == "none":
            return mix((share(2), mix((crisis, leaves), (1 - crisis, stays))), (share(8), stays))
        return mix(
            (share(2), risen(tally, who, gone, 1)),
            (share(2), mix((crisis, leaves), (1 - crisis, stays))),
            (share(6), stays),
        )

    def risen(tally, who, gone, run):
        tally = tally.plus(enemy=1)
        back = gone | who
        if side.risen is None or run == 3:
            return pass_on(tally, back)
        gains = share(sum(1 for die in range(9) if die <= side.risen))
        return mix(
            (gains, answered(tally, who, gone, run)),
            (
                share(1),
                mix(
                    (share(2), pass_on(tally.plus(phases=1, first=int(0 in who)), back)),
                    (share(8), pass_on(tally, back)),
                ),
            ),
            (share(9) - gains, pass_on(tally, back)),
        )

    def answered(tally, who, gone, run):
        """Our side always trumps the risen busho when it can."""
        goes = risen
        able = [i for i, m in enumerate(side.busho) if i not in gone | who and m >= side.risen]
        if tally.mine >= side.trumps or not able:
            return goes(tally, who, gone, run + 1)
        tried = tally.plus(mine=1)
        wins = share(side.trump_rating + 1)
        return mix(
            (wins, act(tried, frozenset(able[:1]), 1, gone | who)),
            (1 - wins, goes(tried, who, gone, run + 1)),
        )

    def pass_on(tally, gone):
        """Continuity with the first who is not Finished."""
        left = [i for i in range(len(side.busho)) if i not in gone]
        if not left:
            return {(tally, "all-finished"): Fraction(1)}
        if side.passes:
            return {(tally, "passed"): Fraction(1)}
        keeps = Fraction(1) if side.idle else share(side.initiative + 1)
        who = frozenset(left[:1])
        return mix(
            (keeps, contested(tally, who, 1, gone, left[0], side.enemy_active)),
            (1 - keeps, {(tally, "failed"): Fraction(1)}),
        )

    nobody = frozenset()
    found = Counter()
    if side.pair:
        together = share(min(side.busho[:2]) + 1)
        starts = [(together, 1, act(Tally(), frozenset((0, 1)), 1, nobody))]
        starts.append((1 - together, 0, pass_on(Tally(), nobody)))
    else:
        starts = [(Fraction(1), None, act(Tally(), frozenset((0,)), 1, nobody))]
    for p, joined, dist in starts:
        for (tally, ended), q in dist.items():
            key = (tally.phases, tally.first, tally.enemy, ended, tally.withdrew)
            key += (tally.mine, tally.theirs)
            found[key if joined is None else (*key, joined)] += p * q
    return found
