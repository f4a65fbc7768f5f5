"""A booklet as a folder of CSV files: one for each table, six digits a figure, and a list."""

from pathlib import Path

from samurai_odds.grids.digits import printed
from samurai_odds.grids.grid import Grid, as_csv
from samurai_odds.reports.writing.content import Content

LIST = "contents.csv"


def write_csvs(booklet: Content, folder: Path) -> None:
    """Fill a folder that holds nothing but tables; those of an earlier booklet go."""
    lines = []
    sheets = [(number, page) for number, page in enumerate(booklet.pages[1:], 2)]
    for number, page in [*([(1, booklet.card)] if booklet.card else []), *sheets]:
        for place, grid in enumerate(page.tables, 1):
            name = f"{number:02}-{page.key}-{place}.csv"
            (folder / name).write_text(as_csv([grid], printed) + "\n", encoding="utf-8")
            lines.append((name, page.title, grid.heading, page.footnote, booklet.imprint))
    columns = ("file", "sheet", "table", "sources", "made by")
    contents = as_csv([Grid("", columns, tuple(lines))])
    (folder / LIST).write_text(contents + "\n", encoding="utf-8")
    written = {LIST, *(name for name, *_ in lines)}
    for old in folder.glob("*.csv"):
        if old.name not in written:
            old.unlink()
