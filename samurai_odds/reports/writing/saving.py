"""Chooses how a booklet is written, by the name of its file."""

from pathlib import Path

from samurai_odds.errors import OddsError, unknown
from samurai_odds.reports.writing.content import Content

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
        from samurai_odds.reports.writing.pdf import write_pdf

        write_pdf(booklet, path, (paper or PAPERS[0]).lower())
    elif ending == ".html":
        from samurai_odds.reports.writing.markup import as_web

        path.write_text(as_web(booklet), encoding="utf-8")
    elif ending == ".md":
        from samurai_odds.reports.writing.markup import as_markdown_booklet

        path.write_text(as_markdown_booklet(booklet), encoding="utf-8")
    else:
        from samurai_odds.reports.writing.csvs import write_csvs

        path.mkdir(exist_ok=True)
        write_csvs(booklet, path, force)
