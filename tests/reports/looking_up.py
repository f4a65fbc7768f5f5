"""Where a sheet is in a booklet, and a cell in a table."""

from samurai_odds.grids.grid import Grid
from samurai_odds.reports.content import Page
from samurai_odds.reports.model import Booklet


def cell(grid: Grid, row: str, column: str) -> object:
    """Find the cell of a row and a column, by their names."""
    line = next(line for line in grid.rows if line[0] == row)
    return line[grid.columns.index(column)]


def sheet(booklet: Booklet, key: str) -> Page:
    return next(page for page in booklet.pages if page.key == key)
