"""Hexsides of a scenario file: what lies on the sides of hexes, a line for each kind.

stream: 0304 e se, 0305 e
"""

from collections.abc import Iterable, Iterator

from samurai_odds.errors import OddsError, unknown
from samurai_odds.ran.ground.hexes import SIDES_OF_A_HEX, Field
from samurai_odds.ran.ground.terrain import HEXSIDES, Edge, Terrain, edge
from samurai_odds.ran.scenario.drawn_map import Line

_FORM = "write 'stream: 0304 e se, 0305 e', a hex and its sides"


def sides_lines(ground: Terrain) -> Iterator[str]:
    """Write a line for each kind of hexside that there is; each side with its lower hex."""
    for kind in HEXSIDES:
        found: dict[int, list[int]] = {}
        for (one, other), what in sorted(ground.sides):
            if what == kind:
                found.setdefault(one, []).append(ground.field.side_between(one, other))
        if found:
            said = (
                " ".join([ground.field.name_of(one), *(SIDES_OF_A_HEX[k] for k in sorted(sides))])
                for one, sides in found.items()
            )
            yield f"{kind}: {', '.join(said)}"


def read_sides(
    content: Iterable[Line], field: Field, problems: list[Line]
) -> tuple[tuple[Edge, str], ...]:
    """Read the lines of hexsides; what is wrong goes into ``problems``."""
    found: dict[Edge, str] = {}
    for line, text in content:
        kind, colon, listed = (part.strip() for part in text.partition(":"))
        if kind not in HEXSIDES:
            problems.append((line, unknown("hexside", kind, HEXSIDES)))
            continue
        if not colon or not listed:
            problems.append((line, f"cannot read '{text}': {_FORM}"))
            continue
        for said in listed.split(","):
            try:
                for between in _read(said, field):
                    if found.setdefault(between, kind) != kind:
                        one, other = map(field.name_of, between)
                        told = f"between {one} and {other} lies a {found[between]} already"
                        problems.append((line, f"{told}: one kind a side"))
            except OddsError as fault:
                problems += [(line, what) for what in fault.problems]
    return tuple(sorted(found.items()))


def _read(said: str, field: Field) -> Iterator[Edge]:
    name, *sides = said.split() or [""]
    number = field.hex_named(name)
    if not sides:
        raise OddsError(f"no side of hex {name} is named: {_FORM}")
    for side in sides:
        if side not in SIDES_OF_A_HEX:
            raise OddsError(unknown(f"side of {name}", side, SIDES_OF_A_HEX))
        beside = field.neighbor(number, SIDES_OF_A_HEX.index(side))
        if beside < 0:
            raise OddsError(f"the side {side} of {name} is the edge of the map")
        yield edge(number, beside)
