"""The board, the printed numbers and the pieces of the reference game.

Written from the rulebook, in plain Python and its own way: hexes are points of a plane,
lines of sight are cut with exact fractions. Only the numbering of the hexes is the library's.
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any

import samurai_odds.battles
from samurai_odds.battles.board import BOTTOM, CORE, EPIC, TOP, Board

SYMBOLS = ("circle", "triangle", "square")
OFF_BOARD = 999  # also: seppuku, no target

# A hex has its middle at (half-widths from the left, 3 for each row); its corners are then at
# (0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1) from there.
NEAR = ((-1, -1), (1, -1), (-2, 0), (2, 0), (-1, 1), (1, 1))
LINES = {"core": (4, 8), "epic": (9, 17)}  # hex widths from the left edge (B20; B21, E1)


class Plane:
    """A battlefield as points of a plane; only the numbers of its hexes are the library's."""

    def __init__(self, numbering: Board):
        self.numbering = numbering
        self.rows = [numbering.row_of(number) for number in range(numbering.hexes)]
        self.middles = {
            number: (2 * numbering.place_of(number) + 1 + row % 2, 3 * row)
            for number, row in enumerate(self.rows)
        }
        self.hex_at = {middle: number for number, middle in self.middles.items()}
        self.last_row = numbering.rows - 1
        self.edge = 2 * numbering.columns
        self.half_hexes = tuple(
            (x, 3 * row) for row in range(1, numbering.rows, 2) for x in (0, self.edge)
        )
        self.lines = [2 * width for width in LINES[numbering.key]]
        self.neighbors = {
            number: tuple(hex for right, down in NEAR for hex in self.step(number, right, down))
            for number in self.middles
        }
        self.seen: dict[tuple[int, int], tuple[tuple[int | None, str], ...]] = {}

    def step(self, number: int, right: int, down: int) -> list[int]:
        """The hex so many half-widths and rows away, if there is one."""
        x, y = self.middles[number]
        found = self.hex_at.get((x + right, y + 3 * down))
        return [] if found is None else [found]

    def around(self, number: int) -> tuple[int, ...]:
        return self.neighbors[number]

    def back(self, number: int, seat: int) -> list[int]:
        """The hexes one row nearer to a player's own baseline."""
        down = -1 if seat == TOP else 1
        return self.step(number, -1, down) + self.step(number, 1, down)

    def on_baseline(self, number: int, seat: int) -> bool:
        return self.rows[number] == (0 if seat == TOP else self.last_row)

    def distance(self, one: int, other: int) -> int:
        """Slanting steps change the row and half a width; the rest is walked along a row."""
        (x, y), (u, v) = self.middles[one], self.middles[other]
        rows = abs(y - v) // 3
        return rows + max(0, abs(x - u) - rows) // 2

    def sections(self, number: int, seat: int) -> set[str]:
        """The sections of a player's own; a hex that a dotted line cuts is in both (B20)."""
        x = self.middles[number][0]
        first, second = self.lines
        bands = (("left", 0, first), ("center", first, second), ("right", second, self.edge))
        found = {name for name, left, right in bands if x - 1 < right and x + 1 > left}
        if seat == TOP:
            exchanged = {"left": "right", "right": "left", "center": "center"}
            found = {exchanged[name] for name in found}
        return found

    def section_for_clearing(self, number: int) -> str:
        """Hexes on a dotted line count as center; left and right as the bottom player sees them."""
        found = self.sections(number, BOTTOM)
        return "center" if "center" in found else found.pop()

    def between(self, one: int, other: int) -> tuple[tuple[int | None, str], ...]:
        """The hexes that the line of sight meets, its ends left out; None for a half-hex."""
        if (one, other) not in self.seen:
            self.seen[one, other] = tuple(self._met(self.middles[one], self.middles[other]))
        return self.seen[one, other]

    def _met(
        self, start: tuple[int, int], end: tuple[int, int]
    ) -> Iterator[tuple[int | None, str]]:
        for middle in (*self.middles.values(), *self.half_hexes):
            near = all(
                min(start[i], end[i]) - 2 <= middle[i] <= max(start[i], end[i]) + 2 for i in (0, 1)
            )
            how = _cut(start, end, middle) if near and middle not in (start, end) else ""
            if how:
                yield self.hex_at.get(middle), how


def _cut(start: tuple[int, int], end: tuple[int, int], middle: tuple[int, int]) -> str:
    """How a line meets a hex: "through" it, along its edge ("left", "right" of the line) or ""."""
    low, high = Fraction(0), Fraction(1)
    bands = []
    for p, q, most in ((1, 0, 1), (1, 1, 2), (1, -1, 2)):
        here = p * (start[0] - middle[0]) + q * (start[1] - middle[1])
        slope = p * (end[0] - start[0]) + q * (end[1] - start[1])
        bands.append((here, slope, most))
        if slope == 0:
            if abs(here) > most:
                return ""
            continue
        first, last = sorted((Fraction(-most - here, slope), Fraction(most - here, slope)))
        low, high = max(low, first), min(high, last)
    if low >= high:
        return ""
    halfway = (low + high) / 2
    if all(abs(here + halfway * slope) < most for here, slope, most in bands):
        return "through"
    turn = (end[0] - start[0]) * (middle[1] - start[1]) - (end[1] - start[1]) * (
        middle[0] - start[0]
    )
    return "right" if turn > 0 else "left"


PLANES = {board.key: Plane(board) for board in (CORE, EPIC)}


class Book:
    """The numbers of the data files: units, terrain, numbers and the command cards in order."""

    def __init__(self, facts: Any = None):
        folder = Path(samurai_odds.battles.__file__).parent / "facts"

        def read(name: str) -> Any:
            return tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8"))

        self.units = facts.units if facts else read("units")
        self.terrain = facts.terrain if facts else read("terrain")
        self.numbers = facts.numbers if facts else read("general")["numbers"]
        tables = {
            key: card for key, card in read("command_cards").items() if isinstance(card, dict)
        }
        self.card_keys = list(tables)
        self.cards = list(tables.values())

    def number(self, name: str) -> int:
        return self.numbers[name]["value"]

    def unit(self, kind: str, name: str, default: Any = 0) -> Any:
        fact = self.units[kind].get(name)
        return default if fact is None else fact["value"]

    def limit(self, terrain: str, name: str, mounted: bool) -> int:
        """The most dice for a terrain; 99 where it has no limit."""
        facts = self.terrain[terrain]
        if mounted and f"{name}_cavalry" in facts:
            return facts[f"{name}_cavalry"]
        return facts.get(name, 99)

    def forbids(self, terrain: str, name: str, mounted: bool) -> bool:
        who = self.terrain[terrain].get(name)
        return who == "any unit" or (who == "cavalry" and mounted)


@dataclass(eq=False)
class Unit:
    """A unit; its hex is None once it is off the board."""

    number: int
    side: int
    kind: str
    hex: int | None
    blocks: int
    banners: int
    locked: str | None
    symbol: str
    mounted: bool
    arm: str


@dataclass(eq=False)
class Leader:
    """A leader; state: alive, killed, challenged (by the Dragon card), seppuku or left."""

    number: int
    side: int
    kind: str
    hex: int | None
    banners: int
    state: str = "alive"

    def may_lead(self, unit: Unit) -> bool:
        """A leader on foot leads infantry only."""
        return self.kind == "mounted" or not unit.mounted
