"""The small changes of a scenario that might make it fairer."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from samurai_odds.battles.scenario.checks import problems
from samurai_odds.battles.scenario.scenario import SIDES, Army, Scenario

# What may be changed, the least thing first: field of Army, its name, most steps, and
# whether more of it helps.
QUANTITIES = (
    ("honor", "token", 3, True),
    ("dragons", "Dragon card", 2, True),
    ("command", "command card", 1, True),
    ("banners", "banner to win", 2, False),
)


@dataclass(frozen=True)
class Change:
    """A change of one number of one army, or of who moves first.

    ``size`` orders changes: none is the least; a token is less than a Dragon card, that
    less than a command card, that less than the first move, that less than a banner; then
    by how many.
    """

    says: str
    scenario: Scenario
    size: tuple[int, int]


def changes(scenario: Scenario, stronger: int) -> Iterator[Change]:
    """List the changes that weaken the stronger side, or strengthen the other.

    Who moves first is exchanged whichever side that is: moving first may be a burden.
    """
    for rank, (field, name, most, helps) in enumerate(QUANTITIES):
        for side in range(2):
            army = scenario.armies[side]
            known = {"dragons": army.dragon_hand, "command": army.hand}.get(field)
            if known:
                continue  # in a position the hands are what they are
            sign = 1 if helps == (side != stronger) else -1
            for steps in range(1, most + 1):
                new = _with(scenario, side, field, sign * steps)
                if new is not None:
                    number = getattr(new.armies[side], field)
                    plural = "s" if number != 1 and name != "banner to win" else ""
                    word = name.replace("banner", "banners") if number != 1 else name
                    says = f"{SIDES[side]}: {number} {word}{plural} ({sign * steps:+d})"
                    yield Change(says, new, (rank + (rank == len(QUANTITIES) - 1), steps))
    other = 1 - scenario.first
    exchanged = replace(scenario, first=other)
    yield Change(f"{SIDES[other]} moves first", exchanged, (len(QUANTITIES) - 1, 1))


def _with(scenario: Scenario, side: int, field: str, more: int) -> Scenario | None:
    """Change a number of an army; None where the result is no sound scenario."""
    army: Army = scenario.armies[side]
    number = getattr(army, field) + more
    if number < 0:
        return None
    values: dict[str, int] = {field: number}
    armies = [*scenario.armies]
    armies[side] = replace(army, **values)  # type: ignore[arg-type]
    new = replace(scenario, armies=(armies[0], armies[1]))
    return None if problems(new) else new
