"""Command ranges: how far orders reach (4.31-4.35)."""

from collections import deque
from collections.abc import Iterable, Mapping

from samurai_odds.ran.ground.standing import Standing
from samurai_odds.ran.ground.terrain import Terrain
from samurai_odds.ran.ground.zones import zones


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
