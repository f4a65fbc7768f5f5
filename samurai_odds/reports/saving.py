"""Chooses how a booklet is written, by the name of its file."""

import csv
from pathlib import Path

from samurai_odds.errors import OddsError, unknown
from samurai_odds.grids.digits import printed
from samurai_odds.grids.grid import Grid, as_csv
from samurai_odds.reports.content import Content

PAPERS = ("a4", "letter")
ENDINGS = (".pdf", ".html", ".md")


def check_place(path: Path, paper: str | None) -> None:
    """Raise OddsError unless a booklet can be written there."""
    ending = path.suffix.lower()
    if ending and ending not in ENDINGS and not path.is_dir():
        raise OddsError(f"'{path}': choose a name in {', '.join(ENDINGS)}, or a folder")
    if paper is not None and paper.lower() not in PAPERS:
        raise OddsError(unknown("paper", paper, PAPERS))
    if paper is not None and ending != ".pdf":
        raise OddsError(f"paper is for a .pdf, not for '{path}'")
    if not path.parent.is_dir():
        raise OddsError(f"cannot write '{path}': no such folder")
    if ending in ENDINGS and path.is_dir():
        raise OddsError(f"cannot write '{path}': it is a folder")
    if ending not in ENDINGS and path.exists() and not path.is_dir():
        raise OddsError(f"cannot write '{path}': it is a file, not a folder")


def save(booklet: Content, path: Path, paper: str | None, force: bool = False) -> None:
    """Write a booklet in the format that the name says; ``force``: over other files' tables."""
    ending = path.suffix.lower()
    if ending == ".pdf":
        from samurai_odds.reports.pdf import write_pdf

        write_pdf(booklet, path, (paper or PAPERS[0]).lower())
    elif ending == ".html":
        from samurai_odds.reports.markup import as_web

        path.write_text(as_web(booklet), encoding="utf-8")
    elif ending == ".md":
        from samurai_odds.reports.markup import as_markdown_booklet

        path.write_text(as_markdown_booklet(booklet), encoding="utf-8")
    else:
        path.mkdir(exist_ok=True)
        write_csvs(booklet, path, force)


# ---- A booklet as a folder of CSV files ----------------------------------------------


LIST = "contents.csv"
_COLUMNS = ("file", "sheet", "table", "sources", "made by")


def write_csvs(booklet: Content, folder: Path, force: bool = False) -> None:
    """Fill a folder; the tables of an earlier booklet go, other files stay.

    Raises OddsError, before anything is written, if a file of the user's has the name of
    a table, unless ``force`` says to overwrite it.
    """
    tables, lines = {}, []
    sheets = [(number, page) for number, page in enumerate(booklet.pages[1:], 2)]
    for number, page in [*([(1, booklet.card)] if booklet.card else []), *sheets]:
        for place, grid in enumerate(page.tables, 1):
            name = f"{number:02}-{page.key}-{place}.csv"
            tables[name] = as_csv([grid], printed) + "\n"
            lines.append((name, page.title, grid.heading, page.footnote, booklet.imprint))
    earlier = listed(folder)
    theirs = [name for name in (*tables, LIST) if name not in earlier and (folder / name).exists()]
    if theirs and not force:
        raise OddsError(
            f"'{folder / theirs[0]}' was not written by samurai-odds: add --force to overwrite it"
        )
    contents = as_csv([Grid("", _COLUMNS, tuple(lines))])
    _put(folder / LIST, contents + "\n")  # first: what is cut off is still known as ours
    for name, text in tables.items():
        _put(folder / name, text)
    for name in earlier - {*tables, LIST}:
        (folder / name).unlink(missing_ok=True)


def _put(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    unfinished = path.with_name(f".{path.name}.unfinished")
    try:
        unfinished.write_text(text, encoding="utf-8")
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)


def listed(folder: Path) -> set[str]:
    """Return the names of files that an earlier booklet wrote into a folder."""
    try:
        text = (folder / LIST).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return set()
    names, *rows = csv.reader(text.splitlines()) if text else [[]]
    if tuple(names) != _COLUMNS:
        return set()
    files = {row[0] for row in rows if len(row) == len(_COLUMNS) and "samurai-odds" in row[-1]}
    return {LIST, *(name for name in files if Path(name).name == name and name.endswith(".csv"))}
