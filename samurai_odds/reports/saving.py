"""Chooses how a booklet is written, by the name of its file."""

from pathlib import Path

from samurai_odds.engine.writing import write, write_folder
from samurai_odds.errors import OddsError, unknown
from samurai_odds.grids.digits import printed
from samurai_odds.grids.grid import Grid, as_csv
from samurai_odds.reports.content import Content

PAPERS = ("a4", "letter")
ENDINGS = (".pdf", ".html", ".md", ".txt")


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
    """Write a booklet in the format that the name says; ``force``: over other files too."""
    if path.suffix.lower() in ENDINGS:
        write(path, content(booklet, path.suffix.lower(), paper), force=force)
    else:
        write_folder(path, csvs(booklet), force)


def content(booklet: Content, ending: str, paper: str | None = None) -> bytes:
    """Return a booklet as a file of this ending."""
    if ending == ".pdf":
        from samurai_odds.reports.pdf import as_pdf

        return as_pdf(booklet, (paper or PAPERS[0]).lower())
    if ending == ".txt":
        from samurai_odds.reports.plain import as_plain_text

        return as_plain_text(booklet).encode()
    from samurai_odds.reports.markup import as_markdown_booklet, as_web

    return (as_web if ending == ".html" else as_markdown_booklet)(booklet).encode()


# ---- A booklet as a folder of CSV files ----------------------------------------------


LIST = "contents.csv"
_COLUMNS = ("file", "sheet", "table", "sources", "made by")


def csvs(booklet: Content) -> dict[str, str]:
    """Return the tables of a booklet, and a list of them, by the names of their files.

    They are for spreadsheets: an apostrophe keeps text such as 6/5 from becoming a date.
    """
    tables, lines = {}, []
    for number, page in enumerate(booklet.in_order, 1):
        if page is booklet.reading:
            continue
        for place, grid in enumerate(page.tables, 1):
            name = f"{number:02}-{page.key}-{place}.csv"
            tables[name] = as_csv([grid], printed, for_spreadsheets=True) + "\n"
            lines.append((name, page.title, grid.heading, page.footnote, booklet.imprint))
    return tables | {LIST: as_csv([Grid("", _COLUMNS, tuple(lines))]) + "\n"}
