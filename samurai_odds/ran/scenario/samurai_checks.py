"""What is wrong with the Samurai of a position: those in play, and those lost (10.22)."""

from collections import Counter as Count
from collections.abc import Iterator

from samurai_odds.errors import unknown
from samurai_odds.ran.scenario.scenario import SIDES, Samurai, Scenario

Problem = tuple[str, str]
A_SIDE, A_BUSHO = 5, 2  # at most in a battle, and in play at once (10.22)


def samurai_problems(scenario: Scenario) -> Iterator[Problem]:
    """Say what is wrong with the Samurai who have come into play."""
    moment = scenario.moment
    where = "position samurai in play"
    sides = {each.letter: each.side for each in scenario.contingents}
    for each in moment.retainers:
        if each.letter not in sides:
            yield where, unknown("contingent", each.letter, list(sides))
            continue
        known = in_cups(scenario, sides[each.letter])
        if each.name not in [samurai.name for samurai in known]:
            yield where, unknown("Samurai", each.name, [samurai.name for samurai in known])
            continue
        man = next(samurai.man for samurai in known if samurai.name == each.name)
        if each.hits >= man.stamina - each.lost_face:
            yield where, f"{each.name} with {each.hits} hits would be dead (10.15)"
    every = [samurai.name for side in (0, 1) for samurai in in_cups(scenario, side)]
    for name in moment.samurai_lost:
        if name not in every:
            yield "position samurai lost", unknown("Samurai", name, sorted(set(every)))
    listed = [
        samurai.name
        for cup in (*(army.samurai for army in scenario.armies), scenario.pool)
        for samurai in cup
    ]
    named = Count([*(each.name for each in moment.retainers), *moment.samurai_lost])
    for name, count in named.items():
        if name in listed and count > listed.count(name):
            yield where, f"{name} is named {count} times, and there are {listed.count(name)}"
    for letter, count in Count(each.letter for each in moment.retainers).items():
        if count > A_BUSHO:
            yield where, f"{letter} has {count} in play: {A_BUSHO} at most (10.22)"
    for side, drawn in enumerate(moment.samurai_drawn):
        here = sum(sides.get(each.letter) == side for each in moment.retainers)
        if not here <= drawn <= A_SIDE:
            said = f"{drawn}: {here} (those in play) to {A_SIDE} is allowed (10.22)"
            yield f"position {SIDES[side]} samurai drawn", said


def in_cups(scenario: Scenario, side: int) -> tuple[Samurai, ...]:
    """List the Samurai that a side draws from."""
    return scenario.armies[side].samurai + scenario.pool
