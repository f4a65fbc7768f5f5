"""`samurai-odds booklet`: the printed tables of a game."""

import shutil
import sys
import tempfile
from collections.abc import Callable, Iterable
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from samurai_odds.cli.common import whole_file
from samurai_odds.errors import OddsError, unknown

if TYPE_CHECKING:
    from samurai_odds.reports.booklets.model import Booklet

GAMES = ("battles", "swords", "ran")
PAPERS = ("a4", "letter")
ENDINGS = (".pdf", ".html", ".md")


@click.command()
@click.argument("game", metavar="battles|swords|ran")
@click.option(
    "--out",
    required=True,
    metavar="FILE",
    help="A name in .pdf, .html or .md, or a folder for a CSV file of each table.",
)
@click.option("--paper", metavar="a4|letter", help="Paper of a PDF.  [default: a4]")
def booklet(game: str, out: str, paper: str | None) -> None:
    """Print the odds of a game: tables for beside the board.

    The first page teaches reading the others.
    """
    if game not in GAMES:
        raise OddsError(unknown("game", game, GAMES))
    path = Path(out)
    write = _writer(path, paper)
    made: Booklet = import_module(f"samurai_odds.reports.booklets.{game}").booklet(_progress)
    write(made)


def _writer(path: Path, paper: str | None) -> "Callable[[Booklet], None]":
    """Choose how to write, and refuse what cannot be before anything is computed."""
    ending = path.suffix.lower()
    if ending and ending not in ENDINGS and not path.is_dir():
        raise OddsError(f"--out '{path}': choose a name in {', '.join(ENDINGS)}, or a folder")
    if paper is not None and paper.lower() not in PAPERS:
        raise OddsError(unknown("paper", paper, PAPERS))
    if paper is not None and ending != ".pdf":
        raise OddsError(f"--paper is for a .pdf, not for '{path}'")
    if not path.parent.is_dir():
        raise OddsError(f"cannot write '{path}': no such folder")
    if ending not in ENDINGS:
        _check_folder(path)
        return lambda made: _save_folder(made, path)
    if path.is_dir():
        raise OddsError(f"cannot write '{path}': it is a folder")
    return lambda made: _save_file(made, path, (paper or PAPERS[0]).lower())


def _save_file(made: "Booklet", path: Path, paper: str) -> None:
    with whole_file(path) as unfinished:
        if path.suffix.lower() == ".pdf":
            from samurai_odds.reports.booklets.pdf import write_pdf

            write_pdf(made, unfinished, paper)
        elif path.suffix.lower() == ".html":
            from samurai_odds.reports.booklets.web import as_web

            unfinished.write_text(as_web(made), encoding="utf-8")
        else:
            from samurai_odds.reports.booklets.markdown import as_markdown_booklet

            unfinished.write_text(as_markdown_booklet(made), encoding="utf-8")


def _check_folder(path: Path) -> None:
    """Only a folder that holds nothing but tables is written anew."""
    if path.exists() and not path.is_dir():
        raise OddsError(f"cannot write '{path}': it is a file, not a folder")
    strangers = [file.name for file in path.glob("*") if file.suffix != ".csv"]
    if strangers:
        raise OddsError(f"--out '{path}': the folder holds other files ({sorted(strangers)[0]})")


def _save_folder(made: "Booklet", path: Path) -> None:
    """Fill a new folder, then put it in the place of the old one."""
    from samurai_odds.reports.booklets.csvs import write_csvs

    try:
        with tempfile.TemporaryDirectory(prefix=".", dir=path.parent) as place:
            fresh = Path(place) / path.name
            fresh.mkdir()
            write_csvs(made, fresh)
            if path.exists():
                shutil.rmtree(path)
            fresh.rename(path)
    except OSError as fault:
        raise OddsError(f"cannot write '{path}': {fault.strerror}") from None


def _progress(items: Iterable[Any]) -> Iterable[Any]:
    """Show progress on stderr, when it is a terminal."""
    if not sys.stderr.isatty():
        return items
    from tqdm import tqdm

    return tqdm(items, unit=" sheets", leave=False, file=sys.stderr)
