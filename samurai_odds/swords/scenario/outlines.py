"""The provinces as the page draws them: shapes of our own, and what of them meets."""

import tomllib
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from samurai_odds.play.cells import OVER_SEA, Cell, Cells, Side
from samurai_odds.swords.scenario.chart import Changes, Chart, chart_of

BORDER, RIDGE = "border", "ridge"  # provinces that border but do not touch; that only touch
_FILE = Path(__file__).parents[1] / "facts" / "outlines.toml"
_UNIT = 100  # of a cell of the chart
_NOTE = "Drawn here, not the board"
Corner = tuple[int, int]


@lru_cache(maxsize=1)
def outlines() -> dict[str, tuple[int, ...]]:
    """Return by province its middle, then its corners around that."""
    data = tomllib.loads(_FILE.read_text(encoding="utf-8"))
    return {name: tuple(numbers) for name, numbers in data["provinces"].items()}


def map_cells(changes: Changes) -> Cells:
    """Return provinces, borders and sea lines as data; the shapes are those of the shipped map.

    A map with other provinces has boxes where the file says, and a line for each border.
    """
    chart = chart_of(changes)
    shapes = outlines()
    if any(one.name not in shapes for one in (*chart.provinces, *changes.provinces)):
        shapes = {}
    cells = tuple(_cell(one.name, one.short, one.region, shapes) for one in chart.provinces)
    if not shapes:
        cells = tuple(
            Cell(one.short, _UNIT * one.x, _UNIT * one.y, one.region) for one in chart.provinces
        )
    return Cells(cells, tuple(_sides(chart, _touching(cells))), is_map=True, note=_NOTE)


def _cell(name: str, short: str, region: str, shapes: dict[str, tuple[int, ...]]) -> Cell:
    x, y, *corners = shapes.get(name, (0, 0))
    pairs = tuple(zip(corners[::2], corners[1::2], strict=True))
    return Cell(short, float(x), float(y), region, outline=pairs)


def _touching(cells: tuple[Cell, ...]) -> dict[tuple[int, int], bool]:
    """Return the pairs of cells that have an edge in common, the lower number first."""
    found: dict[tuple[int, int], bool] = {}
    of: dict[tuple[float, ...], int] = {}
    for number, one in enumerate(cells):
        corners = [(one.x + dx, one.y + dy) for dx, dy in one.outline]
        for k, a in enumerate(corners):
            edge = (*min(a, corners[k - 1]), *max(a, corners[k - 1]))
            if edge in of:
                found[of[edge], number] = True
            of[edge] = number
    return found


def _sides(chart: Chart, touching: dict[tuple[int, int], bool]) -> Iterator[Side]:
    bordering: dict[tuple[int, int], bool] = {}
    for border in chart.borders:
        a, b = chart.numbers[border.a], chart.numbers[border.b]
        pair = min(a, b), max(a, b)
        if border.sea:
            yield Side(a, b, OVER_SEA)
        else:
            bordering[pair] = True
            if pair not in touching:
                yield Side(a, b, BORDER)
    for a, b in touching:
        if (a, b) not in bordering:
            yield Side(a, b, RIDGE)
