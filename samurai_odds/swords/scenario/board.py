"""The map of Japan for a browser: its borders, and what stands in its provinces at a moment."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from samurai_odds.play import MOST_SEATS
from samurai_odds.play.cells import Cells
from samurai_odds.play.events import Board, standing
from samurai_odds.play.events import Piece as Stack
from samurai_odds.play.layout import NONE as NOBODY
from samurai_odds.play.scene import UNIT, Ground, Heat, Piece, Scene
from samurai_odds.play.shapes import Drawing, Shape, box, circle, lines, outline, text
from samurai_odds.swords.facts import Facts, load
from samurai_odds.swords.layout import KINDS, LETTERS, LEVIED_KINDS
from samurai_odds.swords.scenario.chart import chart_of
from samurai_odds.swords.scenario.facts import goal_of, owned_by, owners
from samurai_odds.swords.scenario.outlines import map_cells
from samurai_odds.swords.scenario.pieces import (
    ARMY,
    BASE,
    BASES,
    CASTLE,
    CASTLES,
    of_army,
    of_force,
)
from samurai_odds.swords.scenario.scenario import (
    ARMIES_EACH,
    FORTRESS,
    Army,
    Scenario,
    Units,
)

SEAT_COLORS = ("#8c1c13", "#123a72", "#8a6d00", "#00664b", "#6b3a78")  # each with its number
WIDE, HIGH = 86, 76
_NONE = (0,) * MOST_SEATS  # by seat
_LONG = 8  # letters of a name that is written smaller
_REGULARS = sorted(LEVIED_KINDS)
_WALL = ((22, -38), (22, -52), (26, -52), (26, -48), (30, -48), (30, -52), (34, -52))
_CASTLE = outline(
    *_WALL, (34, -48), (38, -48), (38, -52), (42, -52), (42, -38), fill="#fff", stroke="#000"
)
_LINES = "gray lines: borders; blue dashes: sea lines"
_BASE = outline((18, -34), (46, -34), (49, -29), (15, -29))


def cells(scenario: Scenario) -> Cells:
    """Return provinces, borders and sea lines as data."""
    return map_cells(scenario.map)


def pieces(scenario: Scenario) -> Board:
    """Return armies, forces and castles as data, numbered as in a game."""
    numbers, owned, pieces_on_map = chart_of(scenario.map).numbers, owners(scenario), list[Stack]()
    for seat, one in enumerate(scenario.seats):
        for army in one.armies:
            marker, place = seat * ARMIES_EACH + army.index - 1, numbers[army.where]
            pieces_on_map.append(Stack(marker, seat, ARMY, place, 1, 1, name=f"army {army.index}"))
            pieces_on_map += _stacks(army.units, of_army(marker, 0), seat, place)
        for name, units in one.forces:
            pieces_on_map += _stacks(units, of_force(numbers[name], 0), seat, numbers[name])
    for name, built in scenario.castles:
        place, owner = numbers[name], owned.get(name, NOBODY)
        pieces_on_map.append(Stack(CASTLES + place, owner, CASTLE, place, 1, 0))
        if built == FORTRESS:
            pieces_on_map.append(Stack(BASES + place, owner, BASE, place, 1, 0))
    return standing(
        pieces_on_map, {place: owned[name] for name, place in numbers.items() if name in owned}
    )


def _stacks(units: Units, first: int, seat: int, place: int) -> list[Stack]:
    return [
        Stack(first + kind, seat, KINDS[kind], place, count, 0)
        for kind, count in enumerate(units)
        if count
    ]


def ground(scenario: Scenario) -> Ground:
    """Draw borders and sea lines from middle to middle."""
    chart, drawn = chart_of(scenario.map), list[Shape]()
    for border in chart.borders:
        a, b = (chart.provinces[chart.numbers[name]] for name in (border.a, border.b))
        ends = ((UNIT * a.x, UNIT * a.y), (UNIT * b.x, UNIT * b.y))
        color, dashes = ("#1b4f91", (9, 6)) if border.sea else ("#555", ())
        drawn.append(lines(ends, stroke_width=2.5, stroke=color, stroke_dasharray=dashes))
    xs = [UNIT * province.x for province in chart.provinces]
    ys = [UNIT * province.y for province in chart.provinces]
    around = (min(xs) - 50, min(ys) - 60, max(xs) - min(xs) + 100, max(ys) - min(ys) + 110)
    said = f"Signs: frame and number: the seat that owns the province; {signs()}"
    return Ground(around, tuple(drawn), f"{said}; tower: castle, on a base: fortress; {_LINES}.")


def scene(scenario: Scenario, facts: Facts | None = None) -> Scene:
    """Draw the provinces with their owners, troops and castles, and say what each seat has."""
    owned, castles = owners(scenario), dict(scenario.castles)
    forces = {name: strength(units) for seat in scenario.seats for name, units in seat.forces}
    armies = {army.where: army_label(army) for seat in scenario.seats for army in seat.armies}
    drawn = []
    for province in chart_of(scenario.map).provinces:
        name = province.name
        there = owned.get(name), forces.get(name), armies.get(name), castles.get(name)
        look = _province(province.short, *there)
        drawn.append(Piece(UNIT * province.x, UNIT * province.y, look))
    return Scene(tuple(drawn), said(scenario, facts))


def said(scenario: Scenario, facts: Facts | None = None, claims: Any = _NONE) -> str:
    """Say what each seat has, with the empty provinces that it ``claims``; or that it is out."""
    if scenario.to_be_set_up:
        return ""
    goal = goal_of(scenario, load() if facts is None else facts)
    has = []
    for number, seat in enumerate(scenario.seats, 1):
        name = seat.name if seat.name != f"Seat {number}" else ""
        held = len(owned_by(seat)) + int(claims[number - 1])
        has.append(f"{number} {name}".strip() + (" is out" if seat.out else f" has {held}"))
    return f"Provinces by seat (goal {goal}): {' · '.join(has)}"


def army_label(army: Army) -> str:
    """Write an army short: its number, its level, its units with the daimyo."""
    fallen = " †" if army.fallen else ""
    return f"A{army.index} L{army.level} · {sum(army.units)}{fallen}"


def strength(units: Units) -> str:
    """Write a troop short: ``2b 1g 1sw 3sp``."""
    return " ".join(f"{units[kind]}{LETTERS[kind]}" for kind in _REGULARS if units[kind])


def signs() -> str:
    """Say what is written in provinces."""
    kinds = ", ".join(f"{LETTERS[kind]} {KINDS[kind]}" for kind in _REGULARS)
    return f"{kinds}; A1 L2 · 6: army 1 of level 2, 6 units, †: its daimyo was assassinated"


def province_heat(scenario: Scenario, numbers: Iterable[float]) -> Heat:
    """Return numbers by province at their places."""
    provinces = chart_of(scenario.map).provinces
    return [
        (UNIT * one.x, UNIT * one.y, float(number))
        for one, number in zip(provinces, numbers, strict=True)
    ]


def bare(scenario: Scenario) -> Scene:
    """Draw the provinces with their owners, without what stands in them."""
    owned = owners(scenario)
    return Scene(
        tuple(
            Piece(UNIT * one.x, UNIT * one.y, _province(one.short, owned.get(one.name)))
            for one in chart_of(scenario.map).provinces
        )
    )


@lru_cache(maxsize=4096)  # of a game most look as they did a moment before
def _province(
    name: str,
    owner: int | None,
    force: str | None = None,
    army: str | None = None,
    castle: str | None = None,
) -> Drawing:
    color = "#777" if owner is None else SEAT_COLORS[owner]
    wide = 1 if owner is None else 5
    frame = box(-WIDE / 2, -HIGH / 2, WIDE, HIGH, fill="#fff", stroke=color, stroke_width=wide)
    parts: Drawing = frame, text(0, -14, name, "mid strong" if len(name) < _LONG else "strong")
    if force is not None:
        parts += (text(0, 3 if army is not None else 8, force, "mid"),)
    if army is not None:
        parts += (box(-38, 10, 76, 19), text(0, 23, army, "mid ri"))
    if owner is not None:
        parts += (circle(11, -40, -36, fill=color), text(-40, -32, owner + 1, "mid strong ri"))
    parts += (_BASE,) if castle == FORTRESS else ()
    return parts + ((_CASTLE,) if castle is not None else ())
