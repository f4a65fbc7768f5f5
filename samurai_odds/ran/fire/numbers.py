"""Writes shots, and the checks that they provoke, into the rows of a combat's question."""

from samurai_odds.errors import unknown
from samurai_odds.ran import dice
from samurai_odds.ran.charts.cells import FACES
from samurai_odds.ran.charts.pack import Used
from samurai_odds.ran.combat import layout as at
from samurai_odds.ran.combat.layout import fire_row
from samurai_odds.ran.units import Unit

REACH = {"bow": 3, "teppo": 3}  # hexes; a bow fires one farther at a lower target (8.15)
HARASS_RANGE = 1  # 8.34
RETIRE_RANGE = 2  # 8.42
BYSTANDER_RANGE = 2  # 8.44
_PLACES = ("first", "second", "third")
OPEN_ORDER = -2  # on the die of a reaction withdrawal (6.62)


class FireRows:
    """Adds the rows of a combat's fire, in order."""

    def __init__(self, used: Used, numbers: list[int]) -> None:
        self.used, self.q, self.count = used, numbers, 0
        self.told: dict[int, str] = {}  # of the row of a shot: its range and what modifies it
        self._shot = ""

    def add(self, kind: int, shooter: int, target: int, code: int = 0, only: int = 0) -> None:
        """Add a row."""
        row = fire_row(self.count)
        self.q[row + at.KIND] = kind
        self.q[row + at.SHOOTER], self.q[row + at.TARGET] = shooter, target
        self.q[row + at.CODE], self.q[row + at.ONLY_IF] = code, only
        if kind == at.SHOT_ROW:
            self.told[self.count] = self._shot
        self.count += 1

    def turn(self, unit: int, checks: bool, hits: int) -> None:
        """Add the turn of a unit, with or without a check, at a cost (7.14, 7.18)."""
        self.q[fire_row(self.count) + at.COST] = hits
        self.add(at.TURN_ROW, unit, unit, int(checks))

    def part(self) -> None:
        """Leave a row empty: what is added from here on belongs to a later segment."""
        self.count += 1

    def shot(
        self,
        unit: Unit,
        distance: int,
        busho: bool,
        terrain: str = "clear",
        *,
        flank: bool = False,
        volley: int = 0,
    ) -> int:
        """Code a shot: results are 4 times the hits, plus DISRUPTS and NINE (8.51-8.54; R1).

        ``busho``: one is under it; ``terrain``: of the target's hex; ``volley``: shots before it.
        """
        cells = self.used.fire_cells(unit.weapon, distance)
        cover = terrain in self.used.charts.tables["fire_cover"]
        parts = (
            self.modifier("flank") if flank else 0,
            self.used.number("fire_cover", terrain) if cover else 0,
            self.modifier(("volley_second", "volley_third")[volley - 1]) if volley else 0,
        )
        self._shot = shot_in_words(distance, *parts, terrain, volley)
        modifier = sum(parts)
        if modifier != 0:
            self.used.note("modified die kept within 0 to 9 (R1)")

        def result(die: int) -> int:
            hits, disrupts = cells[min(max(die + modifier, 0), FACES[-1])]
            nine = busho and die == FACES[-1]
            return 4 * hits + at.DISRUPTS * disrupts + at.NINE * nine

        return dice.by_result(result)

    def modifier(self, name: str) -> int:
        """Read a modifier of the fire die."""
        return self.used.number("fire_modifiers", name)


def reach_fault(unit: Unit, distance: int, lower: bool, who: str) -> str | None:
    """Say what is wrong with a range, if anything."""
    reach = REACH[unit.weapon] + (unit.weapon == "bow" and lower)
    if distance <= reach:
        return None
    hint = ", 4 at a lower target (8.15)" if unit.weapon == "bow" and not lower else ""
    return f"range {distance}: {who} '{unit.type}' fires up to {reach} hexes{hint} (8.14)"


def terrain_fault(used: Used, key: str, option: str) -> str | None:
    """Say that the charts have no such hex, if so."""
    known = [name for name in used.charts.tables["terrain"] if name != "source"]
    return None if key in known else unknown(option, key, known)


def shot_in_words(
    distance: int, flank: int, cover: int, bonus: int, terrain: str, volley: int
) -> str:
    """Describe a shot by its range and its modifiers: 'range 2, through its flank -2'."""
    parts = [f"range {distance}"]
    parts += [f"through its flank {flank:+d}"] if flank else []
    parts += [f"target in {terrain} {cover:+d}"] if cover else []
    parts += [f"{_PLACES[volley]} of a volley {bonus:+d}"] if volley else []
    return ", ".join(parts)


def provoked_by_gun(target: Unit) -> bool:
    """Say whether gunfire can provoke a unit: AS, SI, KB and KB-B (8.61, 8.62)."""
    return target.type in ("AS", "SI", "KB", "KBH", "KB-B")
