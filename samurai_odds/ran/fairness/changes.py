"""The small changes of a scenario that might make it fairer."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from samurai_odds.ran.scenario.checks import problems
from samurai_odds.ran.scenario.scenario import SIDES, Command, Scenario

COMMANDS = ("trumps", "activations")  # of a So-Taisho, the least thing first
LEVEL_STEP, LEVEL_STEPS = 10, 3  # hundredths of a rout level, and how often
LIMITS = (1 / 3, 2 / 3, 5 / 3)  # of the scenario's turns


@dataclass(frozen=True)
class Changed:
    """A scenario changed in one number of one side.

    ``size`` orders changes: a trump is less than an activation, that less than rout points.
    """

    says: str
    scenario: Scenario
    size: tuple[int, int]


def changes(scenario: Scenario, stronger: int) -> Iterator[Changed]:
    """List the changes that weaken the stronger side, or strengthen the other."""
    for side in range(len(SIDES)):
        more = 1 if side != stronger else -1
        for rank, what in enumerate(COMMANDS):
            yield from _command(scenario, side, what, more, rank)
        level = scenario.armies[side].level
        for step in range(1, LEVEL_STEPS + 1):
            points = max(step, round(LEVEL_STEP * step * level / 100))
            new = with_level(scenario, side, level + more * points)
            if new is not None:
                says = f"{SIDES[side]}: rout level {level + more * points} ({more * points:+d})"
                yield Changed(says, new, (len(COMMANDS), step))


def _command(scenario: Scenario, side: int, what: str, more: int, rank: int) -> Iterator[Changed]:
    """Change a number of a So-Taisho by one."""
    chief = next(each for each in scenario.of_side(side) if each.command is not None)
    assert chief.command is not None
    number = getattr(chief.command, what) + more
    changed: Command = replace(chief.command, **{what: number})
    listed = tuple(
        replace(each, command=changed) if each is chief else each for each in scenario.contingents
    )
    new = replace(scenario, contingents=listed)
    if number >= 0 and not problems(new):
        word = what if number != 1 else what[:-1]
        yield Changed(f"{SIDES[side]}: {number} {word} ({more:+d})", new, (rank, 1))


def with_level(scenario: Scenario, side: int, level: int) -> Scenario | None:
    """Give a scenario with another rout level; None where that is no sound scenario."""
    armies = list(scenario.armies)
    armies[side] = replace(armies[side], level=level)
    new = replace(scenario, armies=(armies[0], armies[1]))
    return None if problems(new) else new


def limits(scenario: Scenario) -> Iterator[tuple[int, Scenario]]:
    """List other turn limits, and the scenario with each (R47)."""
    for part in LIMITS:
        turns = round(part * scenario.turn_limit)
        new = replace(scenario, turn_limit=turns)
        if turns != scenario.turn_limit and not problems(new):
            yield turns, new
