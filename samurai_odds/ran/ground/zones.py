"""Zones of control (7.2): the hexes before a unit that hinder the enemy."""

from collections.abc import Iterable, Mapping

from samurai_odds.ran.ground.facing import sides_of
from samurai_odds.ran.ground.standing import Standing
from samurai_odds.ran.ground.terrain import Terrain


def zone(ground: Terrain, standing: Standing) -> frozenset[int]:
    """List the hexes of a unit's zone of control.

    The front hexes (7.21), all around of a Honjin; nothing of a disrupted unit. Into
    hexes where nobody can go, or across a side that nobody can cross, only bow- and
    gun-armed units extend it (7.22, R48).
    """
    if standing.unit.has("disrupted"):
        return frozenset()
    held = set()
    for side in sides_of(standing.facing, "front"):
        beside = ground.field.neighbor(standing.hex, side)
        if beside < 0:
            continue
        if standing.unit.fires or ground.open_to(standing.hex, beside):
            held.add(beside)
    return frozenset(held)


def zones(ground: Terrain, standing: Iterable[Standing], side: int) -> frozenset[int]:
    """List the hexes in a zone of control of any unit of a side."""
    held = (zone(ground, each) for each in standing if each.side == side)
    return frozenset().union(*held)


def holders(
    ground: Terrain, standing: Iterable[Standing], side: int
) -> Mapping[int, tuple[Standing, ...]]:
    """Name, for each hex in a zone of a side, the units whose zone it is.

    Units of both sides may hold the same hex (7.27).
    """
    held: dict[int, tuple[Standing, ...]] = {}
    for each in standing:
        if each.side == side:
            for number in zone(ground, each):
                held[number] = (*held.get(number, ()), each)
    return held


def surrounded(ground: Terrain, standing: Iterable[Standing], number: int, side: int) -> bool:
    """Whether who routs from a hex is lost: enemies, their zones or closed ground all around.

    Friends are no enemies (11.62, R34). Beyond the edge of the map a unit is routed (R33).
    """
    everyone = tuple(standing)
    enemies = {each.hex for each in everyone if each.side != side}
    held = zones(ground, everyone, 1 - side)
    return all(
        beside >= 0 and (beside in enemies or beside in held or not ground.open_to(number, beside))
        for beside in ground.field.neighbors(number)
    )
