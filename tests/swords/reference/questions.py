# ruff: noqa: E501, B905, RUF005
"""The questions: a battle asked, a battle replayed, a chance."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Mapping

from tests.swords.reference.exchanges import dice, fight, remove, result_of
from tests.swords.reference.looking_ahead import when_to_stop
from tests.swords.reference.naming import named, outcome, survivors, variables
from tests.swords.reference.reading import reveal
from tests.swords.reference.setup import Setup
from tests.swords.reference.units import (
    HAND_TO_HAND,
    HITS_ON,
    KINDS,
    LONG_RANGE,
    NOBODY,
    Table,
    number,
)


def battle(attacker: str, defender: str, **options) -> Table:
    """The joint distribution over variables(defender=defender, **options)."""
    setup = Setup(attacker, defender, options)
    table = Table()
    table.variables = variables(defender=defender, then=setup.then)
    mass_of, lost, worth_of = defaultdict(float), 0.0, []
    seconds = {}

    def second_battle(a, d):
        """The second battle against d, and its worth; what is left of a may hold the province of
        both, or occupy what the second battle empties."""
        if (a, d) not in seconds:
            start2 = (setup.then, d)

            def names2(rounds2, a2, d2):
                held = setup.then_origin_held or (setup.same_province and bool(a))
                first_held = setup.origin_held or (setup.same_province and bool(a2))
                return named(setup, start2, rounds2, a2, d2, held, a, first_held)

            stop2 = when_to_stop(setup, start2, setup.then_habits, setup.then_stops, names2)
            ends2, rest2 = fight(*start2, setup.then_habits, setup.then_naval, stop2)
            worth2 = math.fsum(
                q * setup.value(names2(None, a2, d2)) for (_, a2, d2), q in ends2.items()
            )
            seconds[a, d] = ends2, rest2, worth2
        return seconds[a, d]

    def later(a, d):
        return second_battle(a, d)[2] if setup.then is not None and d else 0.0

    for hidden, chance in sorted(setup.prior.items()):
        defenders = reveal(setup.defender, hidden)
        start = (setup.attacker, defenders)

        def names(rounds, a, d, start=start):
            held = setup.origin_held or setup.same_province
            second_held = setup.then_origin_held or (setup.same_province and bool(a))
            return named(setup, start, rounds, a, d, held, setup.then or NOBODY, second_held)

        stop = when_to_stop(setup, start, setup.habits, setup.stops, names, later)
        ends, rest = fight(*start, setup.habits, setup.naval, stop)
        lost += chance * rest
        for (rounds, a, d), p in ends.items():
            worth_of.append(chance * p * (setup.value(names(None, a, d)) + later(a, d)))
            first = outcome(result_of(a, d), rounds, a, d, setup.double)
            if setup.then is None:
                mass_of[first] += chance * p
            elif not d:  # nobody left to attack: no second battle
                mass_of[first + (0,) + outcome("none", 0, setup.then, d, setup.double)] += (
                    chance * p
                )
            else:  # another troop attacks what is left; bonus units do not refill (S3)
                ends2, rest2, _ = second_battle(a, d)
                lost += chance * p * rest2
                for (rounds2, a2, d2), q in ends2.items():
                    second = outcome(result_of(a2, d2), rounds2, a2, d2, setup.double)
                    mass_of[first + (1,) + second] += chance * p * q
    table.update(mass_of)
    table.remaining = lost
    table.worth = math.fsum(worth_of)
    return table


def replay(attacker: str, defender: str, phases, **options) -> dict:
    """Apply given rolls. `phases` lists (name, attacker's hits, defender's hits) with the names
    "first strike", "ranged" (Steps 1-3) and "hand" (Steps 4-7). Hits are a number or the dice as
    {"gunner": [2, 3, 4]}; dice the book leaves unrolled may be left out. A ranged phase may be left
    out when nobody has long-range units. Returns result, rounds, survivors and losses."""
    setup = Setup(attacker, defender, options)
    if setup.then is not None or setup.prior != {0: 1.0} or any(setup.stops):
        raise ValueError("replay: name all ronin in the forces, and no stop or then options")
    a, d, told, rounds, now = (
        setup.attacker,
        setup.defender,
        [],
        0,
        "first strike" if setup.naval else "ranged",
    )

    def hits(given, side, kinds, walls, whose):
        if not isinstance(given, Mapping):
            if type(given) is not int or not 0 <= given <= len(dice(side, kinds, walls)):
                raise ValueError(
                    f"replay: {whose} cannot score {given!r} with {len(dice(side, kinds, walls))} dice"
                )
            return given
        for kind, faces in given.items():
            if (
                kind not in kinds
                or len(faces) > number(side, kind=kind, walls=walls)
                or not all(type(face) is int and 1 <= face <= 12 for face in faces)
            ):
                raise ValueError(f"replay: {whose} cannot roll {faces} for {kind} in this phase")
        return sum(face <= HITS_ON[kind] for kind, faces in given.items() for face in faces)

    for name, by_attacker, by_defender in phases:
        if not a or not d:
            raise ValueError(f"replay: {name!r}: the battle is over")
        if name == "hand" and now == "ranged" and not dice(a, LONG_RANGE) + dice(d, LONG_RANGE):
            rounds, now = rounds + 1, "hand"
        elif name == "ranged":
            rounds += 1
        if name != now:
            raise ValueError(f"replay: {name!r}: it is time for {now!r}")
        kinds = {
            "first strike": LONG_RANGE + HAND_TO_HAND,
            "ranged": LONG_RANGE,
            "hand": HAND_TO_HAND,
        }[name]
        if name == "first strike" and by_attacker:
            raise ValueError("replay: the attacker does not roll in a first strike (S4)")
        scored = hits(by_attacker, a, kinds, True, "attacker") if name != "first strike" else 0
        taken = hits(by_defender, d, kinds, name != "first strike", "defender")
        a2 = remove(a, taken, setup.habits[0], "force")
        d2 = remove(d, scored, *setup.habits[1:])
        told.append(
            {
                "phase": name,
                "round": rounds,
                "attacker_hits": scored,
                "defender_hits": taken,
                "attacker_losses": lost_units(a, a2),
                "defender_losses": lost_units(d, d2),
            }
        )
        a, d, now = a2, d2, "hand" if name == "ranged" else "ranged"
    unfinished = a and d and now == "hand"
    return {
        "result": "unfinished" if unfinished else result_of(a, d),
        "rounds": rounds,
        "attacker": dict(zip(KINDS, survivors(a))),
        "defender": dict(zip(KINDS, survivors(d))),
        "bonus_left": number(d, troop="walls", walls=True),
        "attacker_losses": lost_units(setup.attacker, a),
        "defender_losses": lost_units(setup.defender, d),
        "phases": told,
    }


def lost_units(before, after) -> dict:
    """{kind: number lost}; bonus units are told apart as 'bonus', only what was lost is listed."""
    lost = {
        kind: was - now
        for kind, was, now in zip(KINDS, survivors(before), survivors(after))
        if was != now
    }
    bonus = number(before, troop="walls", walls=True) - number(after, troop="walls", walls=True)
    return {**lost, "bonus": bonus} if bonus else lost


def chance(table: Table, test) -> float:
    """The probability of a test on a dict of variables (a help for tests)."""
    return math.fsum(p for key, p in table.items() if test(dict(zip(table.variables, key))))
