"""The cells of a booklet: how they are worded and shaded, and what is said in a line instead."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from samurai_odds.grids.digits import NOISE, written
from samurai_odds.grids.figure import Figure
from samurai_odds.grids.grid import Grid, cell_text

MINUS = "\N{MINUS SIGN}"
_WHOLE = 1e-6  # of a percent: dice of ten faces make many chances whole
_GRAY = 96  # how much darker than paper a certainty is, of 255
_EVEN = 225  # the ground of what is worth nothing
_DARK, _DARKER = 120, 70  # the ground of what is worth a little, and how much darker a whole 1 is


def summed_up(grid: Grid) -> str | None:
    """Say in a line what a table holds, if that is nothing but 0 and 100, by row or by column."""
    rows = {str(row[0]): row[1:] for row in grid.rows}
    columns = {name: [row[k] for row in grid.rows] for k, name in enumerate(grid.columns) if k}
    cells = [cell for row in rows.values() for cell in row if cell is not None]
    if not cells or not all(map(_is_certain, cells)):
        return None
    for lines in (rows, columns):
        texts = {
            name: {worded(one) for one in line if one is not None} for name, line in lines.items()
        }
        if all(len(one) <= 1 for one in texts.values()):
            always = [name for name, one in texts.items() if one == {"100"}]
            never = [name for name, one in texts.items() if one == {"0"}]
            if not always or not never:
                return f"{grid.heading}: {'always' if always else 'never'}."
            return f"{grid.heading}: always for {', '.join(always)}, else never."
    return None


def _is_certain(cell: Any) -> bool:
    return isinstance(cell, Figure) and cell.proportion and worded(cell) in ("0", "100")


@dataclass(frozen=True)
class Advice:
    """A cell of a card: what to do, in a letter, and what it is worth.

    Printed white on dark where it is worth doing, the darker the more; black on white
    where it costs, so that plus and minus are told apart without color.
    """

    worth: float
    do: str = ""

    def __str__(self) -> str:
        return f"{self.do} {_signed(self.worth)}".lstrip()


@dataclass(frozen=True)
class Look:
    """How a cell is printed: how light its ground is and its ink, from 0 for black to 255."""

    ground: int = 255
    ink: int = 0


def has_words(text: str) -> bool:
    """Return whether a cell has letters: a column of such begins at the left."""
    return any(map(str.isalpha, text))


def look(cell: Any) -> Look:
    """Say how a cell is printed: chances the darker the likelier, advice by its sign."""
    if not isinstance(cell, Advice):
        return Look(255 - round(_GRAY * shade(cell)))
    if not _cents(cell.worth):
        return Look(_EVEN)
    if cell.worth < 0:
        return Look()
    return Look(_DARK - round(_DARKER * min(1.0, written(float(cell.worth)))), 255)


def worded_rows(grid: Grid) -> list[list[str]]:
    """Word the cells of a table: where all exact chances are whole percent, without decimals."""
    chances = [
        100 * written(cell)
        for row in grid.rows
        for cell in row
        if isinstance(cell, Figure) and cell.proportion and not cell.samples
    ]
    decimals = 0 if all(abs(one - round(one)) < _WHOLE for one in chances) else 1
    return [[worded(cell, decimals) for cell in row] for row in grid.rows]


def worded(cell: Any, decimals: int = 1) -> str:
    """Format a cell for print: chances in percent with one decimal, other figures with two.

    What was played has its error beside it, and the digits that the error leaves.
    """
    if isinstance(cell, Advice):
        return str(cell).replace("-", MINUS)
    if isinstance(cell, Figure) and cell.samples:
        return re.sub("([<>]) |%", r"\1", cell.text()).replace("-", MINUS)
    number = written(cell)
    if isinstance(cell, Figure) and cell.proportion:
        return _chance(100 * number, decimals)
    if isinstance(cell, int):
        return str(cell).replace("-", MINUS)
    return _amount(number) if isinstance(cell, float) else cell_text(cell)


def plain_grids(grids: Iterable[Grid]) -> Iterator[Grid]:
    """Word all cells of some tables."""
    for grid in grids:
        rows = tuple(map(tuple, worded_rows(grid)))
        yield Grid(grid.heading, grid.columns, rows, grid.notes)


def shade(cell: Any) -> float:
    """Say how dark a cell is: from 0 for no figure or no chance to 1 for certain."""
    is_chance = isinstance(cell, Figure) and cell.proportion
    return min(1.0, max(0.0, float(cell))) if is_chance else 0.0


def _chance(percent: float, decimals: int) -> str:
    """What is possible is not printed as 0, nor as 100 what fails once in a billion times."""
    if percent <= 0:
        return "0"
    if percent >= 100 * (1 - NOISE):
        return "100"
    if percent < 0.05:
        return "<0.1"
    return ">99.9" if percent >= 99.95 else f"{percent:.{decimals}f}"


def _signed(value: float) -> str:
    return f"{_cents(value):+.2f}" if _cents(value) else "0.00"


def _cents(value: float) -> float:
    return round(float(written(float(value))), 2)


def _amount(value: float) -> str:
    text = f"{value:.2f}"
    return "0.00" if text == "-0.00" else text.replace("-", MINUS)
