"""`samurai-odds booklet`: the printed tables of a game."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import click

from samurai_odds.cli.helping import Helped
from samurai_odds.cli.output import Output, is_forced, whole_file
from samurai_odds.errors import OddsError


@click.command(cls=Helped)
@click.argument("game", metavar="battles|swords|ran")
@click.option(
    "--out",
    required=True,
    type=Output(),
    metavar="FILE",
    help="A name in .pdf, .html or .md, or a folder for a CSV file of each table.",
)
@click.option("--paper", metavar="a4|letter", help="Paper of a PDF.  [default: a4]")
@click.option(
    "--part",
    metavar="odds|par",
    help="Only the tables of odds, or of battles the par sheets of scenarios.  [default: all]",
)
def booklet(game: str, out: str, paper: str | None, part: str | None) -> None:
    """Print a booklet of odds for the table.

    The first page teaches reading the others. The booklet of battles ends with a par sheet
    for each shipped scenario, which is played.
    """
    from samurai_odds.reports import booklet as make
    from samurai_odds.reports.writing.saving import ENDINGS, check_place

    path = Path(out)
    check_place(path, paper)
    made = make(game, _progress, part)
    if path.suffix.lower() in ENDINGS:
        with whole_file(path) as unfinished:
            made.save(unfinished, paper)
    else:
        try:
            made.save(path, force=is_forced())
        except OSError as fault:
            raise OddsError(f"cannot write '{path}': {fault.strerror}") from None


def _progress(items: Iterable[Any]) -> Iterable[Any]:
    """Show progress on stderr, when it is a terminal."""
    from samurai_odds.engine.progress import tracked

    return tracked(items, "sheets")
