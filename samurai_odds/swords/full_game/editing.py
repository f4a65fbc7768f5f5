"""A position of Samurai Swords changed at the table: who holds what, castles, koku, swords."""

from dataclasses import replace
from typing import Any

from samurai_odds.engine.answers.derived import OnMap
from samurai_odds.play.at_table import (
    NONE,
    PLACE,
    SIDE,
    YOURS,
    Control,
    Spot,
    edited_title,
    number,
    one,
)
from samurai_odds.play.scene import UNIT
from samurai_odds.swords.full_game.odds_on_map import derive
from samurai_odds.swords.layout import DAIMYO, KIND_COUNT, KINDS
from samurai_odds.swords.rules.naming import units as in_words
from samurai_odds.swords.scenario.chart import chart_of
from samurai_odds.swords.scenario.facts import owners
from samurai_odds.swords.scenario.scenario import (
    ARMIES_EACH,
    BUILDINGS,
    Army,
    Scenario,
    Seat,
    Units,
)

_MOST_UNITS, _MOST_KOKU, _MOST_ROUND = 20, 99, 99
_EMPTY = (0,) * KIND_COUNT
_UNITS = {  # a control for each kind of unit: whether it is of an army, and the kind
    f"{troop} {kind}": (troop == "army", kind)
    for troop in ("army", "force")
    for kind in range(KIND_COUNT)
}
_MARKERS = {  # a control for each number of an army: which, and the army's index
    f"{what} {index}": (what, index)
    for what in ("level", "hole")
    for index in range(1, ARMIES_EACH + 1)
}


def spots(scenario: Scenario) -> list[Spot]:
    """Return the provinces as places that can be pointed at."""
    provinces = chart_of(scenario.map).provinces
    return [(UNIT * each.x, UNIT * each.y, each.name) for each in provinces]


def sides(scenario: Scenario) -> tuple[str, ...]:
    """Name the seats, which have a part of their own."""
    return tuple(f"{place} {seat.name}" for place, seat in enumerate(scenario.seats, start=1))


def listed(scenario: Scenario) -> list[tuple[int, str]]:
    """Return who holds which province with what, in words, by province."""
    lines = []
    for place, (_, _, name) in enumerate(spots(scenario)):
        owner = owners(scenario).get(name)
        if owner is not None:
            army, force = _army(scenario, name), _force(scenario.seats[owner], name)
            troops = [in_words(force)] if any(force) else []
            if army is not None:
                troops.insert(0, f"army {army.index}: {in_words(army.units)}")
            lines.append((place, f"{name}, seat {owner + 1}: {'; '.join(troops)}"))
    return lines


def controls(scenario: Scenario, part: str, place: int) -> list[Control]:
    """Return what may be changed of a province, of a seat or of the whole."""
    if part == PLACE:
        return _of_province(scenario, spots(scenario)[place][2])
    if part == SIDE:
        return _of_seat(scenario.seats[place])
    return [number("round", "Round (0: setup)", scenario.round, _MOST_ROUND)]


def _of_province(scenario: Scenario, name: str) -> list[Control]:
    owner, castle = owners(scenario).get(name), dict(scenario.castles).get(name, NONE)
    seats = (NONE, *sides(scenario))
    controls_listed = [one("owner", "Held by", seats, seats[0 if owner is None else owner + 1])]
    if owner is not None:
        army, force = _army(scenario, name), _force(scenario.seats[owner], name)
        armies = (NONE, *(f"army {each.index}" for each in scenario.seats[owner].armies))
        controls_listed.append(one("army", "Army", armies, f"army {army.index}" if army else NONE))
        for kind in range(KIND_COUNT):
            if army is not None:
                label = f"Army: {KINDS[kind]}"
                most = 1 if kind == DAIMYO else _MOST_UNITS
                controls_listed.append(number(f"army {kind}", label, army.units[kind], most))
        controls_listed += [
            number(f"force {kind}", f"Force: {KINDS[kind]}", force[kind], _MOST_UNITS)
            for kind in range(KIND_COUNT)
            if kind != DAIMYO
        ]
    return [*controls_listed, one("castle", "Building", (NONE, *BUILDINGS), castle)]


def _of_seat(seat: Seat) -> list[Control]:
    koku = -1 if seat.koku is None else seat.koku
    controls_listed = [number("koku", "Koku (-1: by the rule)", koku, _MOST_KOKU, -1)]
    for army in seat.armies:
        controls_listed.append(
            number(f"level {army.index}", f"Army {army.index}: level", army.level, 4, 1)
        )
        controls_listed.append(
            number(f"hole {army.index}", f"Army {army.index}: hole", army.hole, 4, 1)
        )
    return controls_listed


def changed(scenario: Scenario, part: str, place: int, name: str, value: int) -> Scenario:
    """Return a position with one thing changed: ``value`` is what its control holds then."""
    if part == PLACE:
        return _with_province(scenario, spots(scenario)[place][2], name, value)
    if part == SIDE:
        return scenario.with_seat(place, **_seat_with(scenario.seats[place], name, value))
    return replace(scenario, round=value)


def _seat_with(seat: Seat, name: str, value: int) -> dict[str, Any]:
    """Return what is changed of a seat."""
    if name == "koku":
        return {"koku": value if value >= 0 else None}
    field, index = _MARKERS[name]
    fields: dict[str, Any] = {field: value}
    armies = [replace(each, **fields) if each.index == index else each for each in seat.armies]
    return {"armies": tuple(armies)}


def _with_province(scenario: Scenario, name: str, what: str, value: int) -> Scenario:
    if what == "castle":
        others = tuple(each for each in scenario.castles if each[0] != name)
        added = ((name, BUILDINGS[value - 1]),) if value else ()
        return replace(scenario, castles=(*others, *added))
    owner, army = owners(scenario).get(name), _army(scenario, name)
    if what == "owner":
        return _handed_over(scenario, name, owner, value)
    if owner is None:
        return scenario
    seat = scenario.seats[owner]
    if what == "army":
        return scenario.with_seat(owner, armies=_marched(seat, name, value))
    of_army, kind = _UNITS[what]
    if not of_army:
        units = _counted(_force(seat, name), kind, value)
        forces = tuple(each for each in seat.forces if each[0] != name)
        forces = (*forces, (name, units)) if any(units) else forces
        return scenario.with_seat(owner, forces=forces)
    if army is None:
        return scenario
    counted = replace(army, units=_counted(army.units, kind, value))
    return scenario.with_seat(owner, armies=seat.with_army(counted).armies)


def _counted(units: Units, kind: int, value: int) -> Units:
    return tuple(value if k == kind else count for k, count in enumerate(units))


def _handed_over(scenario: Scenario, name: str, owner: int | None, value: int) -> Scenario:
    """Give a province to a seat with its force, or one spearman; armies there leave the map."""
    force = _EMPTY
    if owner is not None:
        seat = scenario.seats[owner]
        force = _force(seat, name)
        armies = tuple(each for each in seat.armies if each.where != name)
        forces = tuple(each for each in seat.forces if each[0] != name)
        scenario = scenario.with_seat(owner, armies=armies, forces=forces)
    if not value:
        return scenario
    seat = scenario.seats[value - 1]
    held = force if any(force) else (*_EMPTY[:-1], 1)
    return scenario.with_seat(value - 1, forces=(*seat.forces, (name, held)))


def _marched(seat: Seat, name: str, value: int) -> tuple[Army, ...]:
    """Put one of a seat's armies into a province that it holds, in exchange for one there."""
    if not value:
        return tuple(each for each in seat.armies if each.where != name)
    return _exchanged(seat, seat.armies[value - 1].where, name)


def _exchanged(seat: Seat, here: str, there: str) -> tuple[Army, ...]:
    to = {here: there, there: here}
    return tuple(replace(each, where=to.get(each.where, each.where)) for each in seat.armies)


def moved(scenario: Scenario, here: int, there: int) -> Scenario:
    """Return a position with an army gone from one province to another, or two exchanged."""
    names = [spots(scenario)[place][2] for place in (here, there)]
    seats = (replace(seat, armies=_exchanged(seat, *names)) for seat in scenario.seats)
    return replace(scenario, seats=tuple(seats))


def edited(scenario: Scenario) -> Scenario:
    """Return a position named as one that was changed by hand: its source is whoever did."""
    return replace(scenario, title=edited_title(scenario.title, scenario.source), source=YOURS)


def attacked(scenario: Scenario, here: int, there: int, **options: Any) -> OnMap:
    """Return the battle of what stands in one province for another next to it.

    Raises OddsError with every reason why there is none.
    """
    names = [spots(scenario)[place][2] for place in (here, there)]
    return derive(scenario, names[0], names[1], **options)


def _army(scenario: Scenario, name: str) -> Army | None:
    return next(filter(None, (seat.army_in(name) for seat in scenario.seats)), None)


def _force(seat: Seat, name: str) -> Units:
    return seat.force_in(name) or _EMPTY
