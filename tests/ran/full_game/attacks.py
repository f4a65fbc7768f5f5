"""Attacks of battles drawn at random, for the odds on the map."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from analyses.map_odds_ran import Declared, asked_of
from samurai_odds.errors import OddsError
from samurai_odds.ran.full_game.odds import asked_of as shooting
from samurai_odds.ran.full_game.position import Situation
from samurai_odds.ran.full_game.position_fire import Shooting
from tests.ran.rules.scattered import scattered, thrown_together

Ways = Callable[[Situation, str, random.Random], Iterator[dict[str, Any]]]


@cache
def battle(seed: int) -> Situation:
    """Draw a battle at random."""
    return Situation(thrown_together(seed) if seed % 2 else scattered(seed))


def drawn(seeds: range, ways: Ways) -> Iterator[Declared]:
    """Yield attacks of battles drawn at random."""
    for seed in seeds:
        draw, here = random.Random(seed), battle(seed)
        for unit in here.scenario.standing:
            for options in ways(here, unit, draw):
                yield from asked_of(here.scenario, f"{seed}", unit, **options)


def shocks(here: Situation, unit: str, draw: random.Random) -> Iterator[dict[str, Any]]:
    """Yield shocks of a unit, with friends or without."""
    before = here.before(unit)
    if before:
        target = draw.choice(before)
        friends = [each for each in here.friends(unit) if each != unit and here.before(each)]
        also = [each for each in friends if set(here.before(each)) == {target}]
        how = draw.choice(({}, {"moved": True}, {"moved": True}, {"charge": True}))
        yield {"target": target, "mode": "shock", **how}
        if also:
            yield {"target": target, "mode": "shock", "join": ",".join(also[:2]), "moved": True}


def fires(here: Situation, unit: str, draw: random.Random) -> Iterator[dict[str, Any]]:
    """Yield the fire of a unit on all occasions, as far as the rules allow it."""
    for options in occasions(here, unit, draw):
        try:
            asked = shooting(here, unit, **options)
            assert isinstance(asked, Shooting)
            asked.inputs()
        except OddsError:
            continue  # asked as a whole it would be refused too, at ten times the price
        yield options


def occasions(here: Situation, unit: str, draw: random.Random) -> Iterator[dict[str, Any]]:
    if here.unit(unit).fires:
        enemies = [each for each in here.scenario.standing if here.side(each) != here.side(unit)]
        for mode in ("ordered", "entry", "retire"):
            yield {"target": draw.choice(enemies), "mode": mode}
        if here.unit(unit).type == "KB-B":
            yield from ({"target": enemy, "mode": "harass"} for enemy in enemies)
            follow = [each for each in enemies if here.unit(each).type in ("KB", "KBH")]
            yield from ({"target": each, "mode": "harass", "shock": True} for each in follow)
        guns = [each for each in here.friends(unit) if here.unit(each).type == "AS-T"]
        if here.unit(unit).type == "AS-T" and len(guns) > 1:
            joined = ",".join([each for each in guns if each != unit][:2])
            yield {"target": draw.choice(enemies), "mode": "ordered", "join": joined}


def chosen(candidates: Iterator[Declared], attacks: int, of_a_kind: int) -> list[Declared]:
    """Choose attacks until there are so many: none of which all kinds are there often enough."""
    found: list[Declared] = []
    counts: Counter[str] = Counter()
    for one in candidates:
        if min(counts[kind] for kind in one.kinds) < of_a_kind:
            found.append(one)
            counts.update(one.kinds)
        if len(found) == attacks:
            break
    return found
