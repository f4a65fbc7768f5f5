"""A draft to edit: two armies in two lines across clear ground, one opposite the other."""

from collections.abc import Iterator
from dataclasses import replace

from samurai_odds.engine.text_files import numbered, parts_of
from samurai_odds.errors import OddsError, unknown
from samurai_odds.ran.ground.hexes import FACINGS, MOST, Field, Terrain
from samurai_odds.ran.men import Man
from samurai_odds.ran.scenario.scenario import Army, Command, Contingent, Counter, Scenario
from samurai_odds.ran.units import Unit, read_unit

# What a draft's units are rated where it does not say: as in the studies, assumed.
_RATED = {
    "KB": "KB 7-6/6-5",
    "KBH": "KBH 7-6/6-5",
    "KB-B": "KB-B 6-6",
    "SI": "SI 7-4/6-3",
    "SI-B": "SI-B 6-5",
    "AS": "AS 6-4/5-3",
    "AS-T": "AS-T 5-4",
    "AS-B": "AS-B 5-4",
}
_HONJIN = "Honjin 6-0"
_FRONT, _BACK, _BEHIND = 4, 3, 1  # rows from an army's own edge, the first 1
_LEAST_ROWS = 2 * _FRONT + 2  # two between the armies
_POINTS = 2  # rout points of an army's level, for each of its units
_SIDES = ("A", "a"), ("n", "s")  # first letters and facings of red and blue


def draft(units: str, blue: str | None, size: str) -> Scenario:
    """Make a draft of lists such as ``2 SI, 4 AS 6-4/5-3; 3 KB``, blue's as red's if None.

    A semicolon ends a contingent; the first is the So-Taisho's and has a Honjin besides.
    """
    problems: list[str] = []
    field = _field(size, problems)
    lists = [_contingents("units", units, problems)]
    lists.append(lists[0] if blue is None else _contingents("blue", blue, problems))
    for what, groups in zip(("units", "blue"), lists, strict=True):
        wide = sum(_width(group) for group in groups)
        if wide > field.columns:
            said = f"{what}: two lines are {wide} hexes wide, the map {field.columns}"
            problems.append(f"{said}: write a greater --size")
    if problems:
        raise OddsError(*dict.fromkeys(problems))
    return Scenario(
        "A draft",
        Terrain(field, ("clear",) * field.hexes, (0,) * field.hexes, ()),
        (_commanded("Red", lists[0]), _commanded("Blue", lists[1])),
        tuple(each for side in (0, 1) for each in _army(side, lists[side], field)),
    )


def _commanded(name: str, groups: list[list[Unit]]) -> Army:
    return Army(name, _POINTS * sum(map(len, groups)))


def _field(size: str, problems: list[str]) -> Field:
    columns, _, rows = size.lower().partition("x")
    if columns.isdecimal() and rows.isdecimal() and len(size) < len("100x10"):
        found = Field(int(columns), int(rows))
        if 1 <= found.columns <= MOST and _LEAST_ROWS <= found.rows <= MOST:
            return found
    wanted = f"columns, 1 to {MOST}, x rows, {_LEAST_ROWS} to {MOST}: 9x10"
    problems.append(f"cannot read the size '{size}': {wanted}")
    return Field(MOST, MOST)


def _contingents(what: str, text: str, problems: list[str]) -> list[list[Unit]]:
    groups: list[list[Unit]] = []
    for part in parts_of(text, ";"):
        groups.append([])
        for number, name in numbered(what, part, problems):
            try:
                if " " not in name and name.upper() not in _RATED:
                    raise OddsError(f"{what}: {unknown('type', name, _RATED)}")
                unit = read_unit(_RATED.get(name.upper(), name), what)
            except OddsError as fault:
                problems += fault.problems
            else:
                groups[-1] += [unit] * number
    if not groups:
        problems.append(f"{what}: nothing is named")
    return groups


def _width(group: list[Unit]) -> int:
    return -(-len(group) // 2)


def _army(side: int, groups: list[list[Unit]], field: Field) -> Iterator[Contingent]:
    """Place an army: its contingents beside each other, each in two lines."""
    left = (field.columns - sum(map(_width, groups))) // 2
    letters, facings = _SIDES
    facing = FACINGS.index(facings[side])
    for index, group in enumerate(groups):
        wide, letter = _width(group), chr(ord(letters[side]) + index)
        counters = [
            Counter(
                number + 1,
                unit,
                _at(field, side, _FRONT if number < wide else _BACK, left + number % wide),
                facing,
            )
            for number, unit in enumerate(group)
        ]
        left += wide
        at = counters[0].hex
        if not index:
            at = _at(field, side, _BEHIND, field.columns // 2)
            counters.append(Counter(len(group) + 1, read_unit(_HONJIN, "Honjin"), at, None))
        name = f"{('Red', 'Blue')[side]} {'commander' if not index else f'busho {index + 1}'}"
        busho = Contingent(letter, name, 4, Man(6, 5), at, tuple(counters))
        yield busho if index else replace(busho, rating=5, command=Command(2, 2))


def _at(field: Field, side: int, row: int, place: int) -> int:
    """Find a hex of red's at so many rows from its edge; blue's lies opposite.

    On an even number of rows the map turned half round is itself, on an odd one mirrored.
    """
    if not side:
        return field.hex_at(field.rows - row, place)
    turned = field.columns - 1 - place if field.rows % 2 == 0 else place
    return field.hex_at(row - 1, turned)
