"""Which contingents are near the enemy and near their So-Taisho: what activation asks (5.2)."""

from collections.abc import Iterator

from samurai_odds.ran.ground.ranges import command_range, in_command, reach
from samurai_odds.ran.orders.activation import CLOSE, COUNTED
from samurai_odds.ran.orders.activation import Contingent as Status
from samurai_odds.ran.scenario.scenario import HONJIN, Contingent, Scenario


def statuses(scenario: Scenario, side: int) -> dict[str, Status]:
    """Say of a side's contingents, by letter, what `ran.activation` wants to know.

    Distances are from their SI, AS and KB to any enemy combat unit, as far as they matter.
    """
    chief = next((each for each in scenario.of_side(side) if each.command is not None), None)
    return {
        each.letter: Status(
            hexes_to=dict(_near(scenario, each)),
            finished=each.finished,
            in_range=chief is not None and in_so_taisho_range(scenario, chief, each),
            leaderless=each.dead or each.hex is None,
        )
        for each in scenario.of_side(side)
    }


def _near(scenario: Scenario, own: Contingent) -> Iterator[tuple[str, int]]:
    distance = scenario.terrain.field.distance
    hexes = [
        counter.hex
        for counter in own.counters
        if counter.hex is not None and counter.unit.type in COUNTED
    ]
    for enemy in scenario.of_side(1 - own.side):
        theirs = [counter.hex for counter in enemy.counters if counter.hex is not None]
        nearest = min((distance(one, other) for one in hexes for other in theirs), default=99)
        if nearest <= CLOSE:
            yield enemy.letter, nearest


def in_honjin(scenario: Scenario, chief: Contingent) -> bool:
    """Whether a So-Taisho is in his own Honjin (4.51)."""
    return chief.hex is not None and any(
        counter.unit.type == HONJIN and counter.hex == chief.hex for counter in chief.counters
    )


def in_so_taisho_range(scenario: Scenario, chief: Contingent, other: Contingent) -> bool:
    """Whether a busho is in his So-Taisho's command range, wherever that one is (4.31)."""
    if chief.hex is None or other.hex is None:
        return False
    ground, standing = scenario.terrain, tuple(scenario.standing.values())
    most = command_range(ground, standing, chief.side, chief.hex, chief.rating)
    return other.hex in reach(ground, standing, chief.side, chief.hex, most)


def commanded(scenario: Scenario, own: Contingent) -> tuple[str, ...]:
    """List a contingent's units in command, by label (4.32-4.35); without a busho none."""
    if own.hex is None:
        return ()
    ground, standing = scenario.terrain, tuple(scenario.standing.values())
    hexes = [counter.hex for counter in own.counters if counter.hex is not None]
    held = in_command(ground, standing, hexes, own.side, own.hex, own.rating)
    return tuple(own.label(counter) for counter in own.counters if counter.hex in held)
