# ruff: noqa: E501, B905, RUF005
"""Rolls, casualties (S2), rounds and whole battles."""

from __future__ import annotations

import functools
import itertools
import math
from collections import Counter, defaultdict
from collections.abc import Mapping

from tests.swords.reference.units import (
    HAND_TO_HAND,
    HITS_ON,
    LONG_RANGE,
    NOBODY,
    STOP_FOLLOWING,
    bag,
    number,
)


def dice(side, kinds, walls=True) -> tuple[int, ...]:
    """One die for each unit of those kinds: the list of numbers to roll at most.
    Bonus units roll with their kind (S3), but sit out a first strike (walls=False, S4)."""
    return tuple(
        HITS_ON[kind] for kind in kinds for _ in range(number(side, kind=kind, walls=walls))
    )


@functools.cache
def chances(needs: tuple[int, ...]) -> tuple[tuple[int, float], ...]:
    """(hits, probability) pairs for a handful of d12: counts the ways exactly, die by die and face
    by face, and divides once at the end (a correctly rounded division of whole numbers)."""
    ways = Counter({0: 1})
    for need in needs:
        with_this_die = Counter()
        for hits, so_many in ways.items():
            for face in range(1, 13):
                with_this_die[hits + (1 if face <= need else 0)] += so_many
        ways = with_this_die
    return tuple((hits, so_many / 12 ** len(needs)) for hits, so_many in sorted(ways.items()))


# ======== Remove Casualties (Steps 3 and 7, and the end of a first strike): S2 ==================
def keeps_ronin_limit(units: Mapping) -> bool:
    """In each troop at most as many ronin as its other units less one. Bonus ronin are outside the
    limit; a daimyo counts as a unit, a fallen one too (S8). A troop without others has no ronin."""
    for troop in ("army", "force"):
        ronin = units.get((troop, "ronin"), 0)
        others = sum(n for (where, what), n in units.items() if where == troop and what != "ronin")
        if ronin > max(others - 1, 0):
            return False
    return True


def downwards(have: tuple[int, ...], total: int):
    """All ways to take `total` out of these heaps: most from the first heap first, and so on."""
    if not have:
        if total == 0:
            yield ()
        return
    for taken in range(min(have[0], total), -1, -1):
        for others in downwards(have[1:], total - taken):
            yield (taken,) + others


@functools.cache
def remove(side: frozenset, hits: int, order: tuple[str, ...], first: str) -> frozenset:
    """The side after it took these hits. `order` lists the kinds its owner gives up first; `first`
    is the troop that loses a kind first when army and force both hold it."""
    units = dict(side)
    # Bonus units die before anybody else (S3).
    for place in [place for place in units if place[0] == "walls"]:
        gone = min(hits, units[place])
        units[place] -= gone
        hits -= gone
    # The rest falls on living units; a fallen daimyo takes no hit (S8).
    own = {place: n for place, n in units.items() if place[0] != "walls" and place[1] != "fallen"}
    if hits >= sum(own.values()):
        return NOBODY  # all gone: surplus hits are lost (S1), a fallen daimyo is out with them
    if hits == 0:
        return bag(units)
    # From here on somebody survives, so a living daimyo does: he is the last of the whole side.
    second = "force" if first == "army" else "army"
    for taken in downwards(
        tuple(own.get((first, kind), 0) + own.get((second, kind), 0) for kind in order), hits
    ):
        # D1: the totals of the kinds decide; only between equal totals does the split between the
        # troops matter: from `first` as many as possible of the first kind, then of the second, ...
        splits = [
            range(min(n, own.get((first, kind), 0)), max(n - own.get((second, kind), 0), 0) - 1, -1)
            for kind, n in zip(order, taken)
        ]
        for from_first in itertools.product(*splits):
            after = dict(units)
            for kind, n, here in zip(order, taken, from_first):
                after[first, kind] = after.get((first, kind), 0) - here
                after[second, kind] = after.get((second, kind), 0) - (n - here)
            daimyo_last = ("army", "daimyo") not in own or after["army", "daimyo"] == 1
            if daimyo_last and keeps_ronin_limit(after):
                # A fallen daimyo whose army is gone is out at once, even if a force fights on (S8, D3).
                if not any(
                    n for (where, what), n in after.items() if where == "army" and what != "fallen"
                ):
                    after.pop(("army", "fallen"), None)
                return bag(after)
    raise AssertionError("removing ronin first is always legal, so this cannot be reached")


# ======== The combat sequence ===================================================================
# `habits` = (attacker's loss order, defender's loss order, the defender's troop that loses first).
def exchange(attacker, defender, kinds, habits) -> dict:
    """Both roll for these kinds, then both remove together: nobody hit in these steps loses his own
    die in them (S1). {(attacker, defender) afterwards: probability}"""
    attackers_order, defenders_order, first = habits
    after = defaultdict(float)
    for hits_by_attacker, p in chances(dice(attacker, kinds)):
        left_of_defender = remove(defender, hits_by_attacker, defenders_order, first)
        for hits_by_defender, q in chances(dice(defender, kinds)):
            left_of_attacker = remove(attacker, hits_by_defender, attackers_order, "force")
            after[left_of_attacker, left_of_defender] += p * q
    return after


@functools.lru_cache(maxsize=100_000)
def one_round(attacker, defender, habits) -> dict:
    """Steps 1 to 7. A battle that Step 3 decides ends there (and counts as a round)."""
    after = defaultdict(float)
    for (a, d), p in exchange(attacker, defender, LONG_RANGE, habits).items():  # Steps 1, 2, 3
        if not a or not d:
            after[a, d] += p
            continue
        for pair, q in exchange(a, d, HAND_TO_HAND, habits).items():  # Steps 4, 5, 6, 7
            after[pair] += p * q
    return dict(after)


def first_strike(attacker, defender, habits) -> dict:
    """Naval invasion (S4): the defender's own units all roll, ranged and hand to hand, the attacker
    does not; one removal at the end. {attacker afterwards: probability}"""
    after = defaultdict(float)
    for hits, p in chances(dice(defender, LONG_RANGE + HAND_TO_HAND, walls=False)):
        after[remove(attacker, hits, habits[0], "force")] += p
    return after


def result_of(attacker, defender) -> str:
    """How a battle that stands so has ended; with both sides alive it was called off."""
    return (
        ("called-off" if defender else "attacker")
        if attacker
        else ("defender" if defender else "mutual")
    )


def fight(attacker, defender, habits, naval, calls_off):
    """The whole battle. `calls_off(rounds, attacker, defender)` is asked at each Step 8 (S5).
    Returns {(rounds, attacker, defender): probability} of the ends, and the mass not followed."""
    ends = defaultdict(float)
    fighting = {(attacker, defender): 1.0}
    rounds = 0
    if naval:
        fighting = {}
        for survivors, p in first_strike(attacker, defender, habits).items():
            if survivors:
                fighting[survivors, defender] = p
            else:
                ends[0, NOBODY, defender] += p
    while math.fsum(fighting.values()) >= STOP_FOLLOWING:
        rounds += 1
        still_fighting = defaultdict(float)
        for (a, d), mass in fighting.items():
            for (a2, d2), p in one_round(a, d, habits).items():
                if not a2 or not d2 or calls_off(rounds, a2, d2):  # Step 8
                    ends[rounds, a2, d2] += mass * p
                else:
                    still_fighting[a2, d2] += mass * p
        fighting = still_fighting
    return ends, math.fsum(fighting.values())
