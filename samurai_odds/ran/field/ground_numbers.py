"""The map in numbers: neighbors, costs, shifts and sight, looked up by the rules."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.ran.charts.pack import Used
from samurai_odds.ran.combat.aftermath import CLOSE_COUNTRY
from samurai_odds.ran.combat.ground import Ground
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.ground.hexes import SIDES_OF_A_HEX
from samurai_odds.ran.ground.sight import screening
from samurai_odds.ran.ground.terrain import TERRAIN, WATER, Terrain

Numbers = NDArray[np.int64]
BLOCKED = -1  # in the table of sight; else the place of a list: its length, then hexes


def write_ground(q: Numbers, ground: Terrain, used: Used) -> None:
    """Write hexes and sides of hexes: what they cost, and do in combat."""
    field = ground.field
    q[at.HEXES] = field.hexes
    for number, kind in enumerate(ground.hexes):
        q[at.TERRAIN + number] = TERRAIN.index(kind)
        q[at.ELEVATION + number] = ground.levels[number]
        q[at.ACROSS + number], _, q[at.ALONG + number] = field.cube(number)
        q[at.CLOSE_COUNTRY + number] = kind in CLOSE_COUNTRY
        if kind in used.charts.tables["fire_cover"]:
            q[at.COVER + number] = used.number("fire_cover", kind)
        if kind != WATER:
            q[at.HEX_SHIFT + number] = Ground([kind], []).shift(used)
            close, loose = used.table("movement_points")[kind]
            q[at.HEX_COST + number], q[at.OPEN_HEX_COST + number] = close, loose
        for side in range(len(SIDES_OF_A_HEX)):
            _write_side(q, ground, used, number, side)


def _write_side(q: Numbers, ground: Terrain, used: Used, number: int, side: int) -> None:
    """Write what lies across a side of a hex, and what it costs to go there (6.24, 9.28.3; R100).

    Where the charts have no price for going down a level, it is that of going up.
    """
    place = at.SIDES_OF_HEX * number + side
    other = ground.field.neighbor(number, side)
    q[at.BESIDE + place] = other
    if not ground.open_to(number, other):
        return
    q[at.PASSABLE + place] = 1
    on_side = ground.side(number, other)
    drawn = () if on_side is None else (on_side,)
    prices, rise = used.table("movement_points"), ground.levels[other] - ground.levels[number]
    slope = "uphill" if rise > 0 or "downhill" not in prices else "downhill"
    for column, start in enumerate((at.COST, at.OPEN_COST)):
        q[start + place] = sum(
            int(prices[key][column]) for key in (ground.hexes[other], *drawn, *[slope] * abs(rise))
        )
    q[at.SIDE_SHIFT + place] = Ground([], ground.crossed(number, other)).shift(used)


def sight_table(ground: Terrain, reach: int, start: int) -> Numbers:
    """Tabulate the sight between hexes up to ``reach`` apart; ``start``: its place in the question.

    By hex and offset (`sight.offset`): BLOCKED, or the place of the list of hexes in which a
    combat unit blocks.
    """
    field, wide = ground.field, 2 * reach + 1
    table = np.full(field.hexes * wide * wide, BLOCKED, dtype=np.int64)
    lists: list[int] = []
    known: dict[tuple[int, ...], int] = {}
    for one in range(field.hexes):
        for other in _within(ground, one, reach):
            found = screening(ground, one, other)
            if found is None:
                continue
            if found not in known:
                known[found] = start + len(table) + len(lists)
                lists += [len(found), *found]
            for a, b in ((one, other), (other, one)):
                table[a * wide * wide + _offset(ground, a, b, reach)] = known[found]
    return np.concatenate([table, np.array(lists, dtype=np.int64)])


def _within(ground: Terrain, one: int, reach: int) -> list[int]:
    """List the hexes from a hex on, by number, that are so near."""
    field = ground.field
    last = min(field.hexes, (field.row_of(one) + reach + 1) * field.columns)
    return [other for other in range(one, last) if field.distance(one, other) <= reach]


def _offset(ground: Terrain, one: int, other: int, reach: int) -> int:
    (x, _, z), (u, _, w) = ground.field.cube(one), ground.field.cube(other)
    return (u - x + reach) * (2 * reach + 1) + w - z + reach


def with_sight(q: Numbers, ground: Terrain, reach: int) -> Any:
    """Put the table of sight at the end of a question."""
    q[at.SIGHT_RANGE], q[at.SIGHT] = reach, len(q)
    return np.concatenate([q, sight_table(ground, reach, len(q))])
