"""The provinces as the page draws them: shapes of our own, and what of them meets."""

import tomllib
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from samurai_odds.play.cells import OVER_SEA, Cell, Cells, Side
from samurai_odds.swords.scenario.chart import Changes, Chart, Province, chart_of

BORDER, RIDGE = "border", "ridge"  # provinces that border but do not touch; that only touch
_FILE = Path(__file__).parents[1] / "facts" / "outlines.toml"
_UNIT = 100  # of a cell of the chart
_NOTE = "Our own drawing of the map"


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
    cells = tuple(_cell(one, shapes.get(one.name, ())) for one in chart.provinces)
    sides = tuple(_sides(chart, _touching(cells)))
    return Cells(cells, sides, is_map=True, note=_NOTE if shapes else "")


def _cell(province: Province, shape: tuple[int, ...]) -> Cell:
    if not shape:
        x, y = _UNIT * province.x, _UNIT * province.y
        return Cell(province.short, x, y, province.region)
    x, y, *corners = shape
    pairs = tuple(zip(corners[::2], corners[1::2], strict=True))
    return Cell(province.short, float(x), float(y), province.region, outline=pairs)


def _touching(cells: tuple[Cell, ...]) -> dict[tuple[int, int], bool]:
    """Return the pairs of cells that have an edge in common, the lower number first."""
    pairs: dict[tuple[int, int], bool] = {}
    of: dict[tuple[float, ...], int] = {}
    for number, one in enumerate(cells):
        corners = [(one.x + dx, one.y + dy) for dx, dy in one.outline]
        for k, a in enumerate(corners):
            edge = (*min(a, corners[k - 1]), *max(a, corners[k - 1]))
            if edge in of:
                pairs[of[edge], number] = True
            of[edge] = number
    return pairs


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
