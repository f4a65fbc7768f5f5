"""Command ranges and nearness from the position alone: what the map's rules must agree with."""

from collections import deque
from collections.abc import Iterable, Iterator, Mapping

from samurai_odds.ran.hexes import Terrain
from samurai_odds.ran.rules.activation import CLOSE, COUNTED
from samurai_odds.ran.rules.activation import Contingent as Status
from samurai_odds.ran.scenario.scenario import HONJIN, Contingent, Scenario
from samurai_odds.ran.zones import Standing, zones


def reach(
    ground: Terrain, standing: Iterable[Standing], side: int, start: int, most: int
) -> Mapping[int, int]:
    """Count the hexes from a leader to each hex that orders reach, up to ``most``.

    The path keeps to hexes that he can enter: no water, no river crossed, no enemy unit,
    and of hexes in an enemy zone only those that a friendly unit holds (4.31, 4.32). The
    hex counted to is included, his own is not.
    """
    everyone = tuple(standing)
    friends = {each.hex for each in everyone if each.side == side}
    enemies = {each.hex for each in everyone if each.side != side}
    closed = enemies | (zones(ground, everyone, 1 - side) - friends)
    found, waiting = {start: 0}, deque([start])
    while waiting:
        number = waiting.popleft()
        if found[number] == most:
            continue
        for beside in ground.field.neighbors(number):
            if beside not in found and beside not in closed and ground.open_to(number, beside):
                found[beside] = found[number] + 1
                waiting.append(beside)
    return found


def command_range(
    ground: Terrain, standing: Iterable[Standing], side: int, start: int, rating: int
) -> int:
    """Give a leader's command range: his rating, half of it rounded up in an enemy zone (4.35)."""
    held = start in zones(ground, standing, 1 - side)
    return (rating + 1) // 2 if held else rating


def in_command(
    ground: Terrain,
    standing: Iterable[Standing],
    own: Iterable[int],
    side: int,
    start: int,
    rating: int,
) -> frozenset[int]:
    """List the hexes, of those ``own`` to a contingent's units, that are in command.

    Those in its busho's range (4.32, 4.35), and those adjacent to one in command (4.33),
    which reaches on from unit to unit (R22).
    """
    everyone, hexes = tuple(standing), frozenset(own)
    most = command_range(ground, everyone, side, start, rating)
    commanded = set(hexes & reach(ground, everyone, side, start, most).keys())
    waiting = list(commanded)
    while waiting:
        beside = set(ground.field.neighbors(waiting.pop())) & hexes - commanded
        commanded |= beside
        waiting += beside
    return frozenset(commanded)


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
