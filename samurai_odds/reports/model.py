"""A booklet, and the notebook in which a page's answers are collected."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from samurai_odds.engine.answers.odds import Odds
from samurai_odds.errors import OddsError
from samurai_odds.grids.figure import Figure
from samurai_odds.grids.grid import Grid
from samurai_odds.reports.cells import summed_up
from samurai_odds.reports.content import Content, Page


@dataclass(frozen=True, repr=False)
class Booklet(Content):
    """All sheets of one game; the first of ``pages`` teaches reading the others.

    ``card``, one printed page, comes before them all: what to do, in most cases.
    ``pages`` hold the tables; `save` writes them.
    """

    def save(self, out: str | Path, paper: str | None = None, force: bool = False) -> None:
        """Write it: a name in .pdf, .html or .md, or a folder for a CSV file of each table.

        ``paper`` of a PDF is ``"a4"``, as by default, or ``"letter"``. In a folder the
        tables of an earlier booklet are replaced; ``force`` also overwrites files that were
        changed since, or are not ours. Raises OddsError if it cannot be written there.
        """
        from samurai_odds.reports.saving import check_place, save

        check_place(Path(out), paper)
        save(self, Path(out), paper, force)

    def __repr__(self) -> str:
        return f"{self.name} of {self.sheets} sheets"


@dataclass
class Notes:
    """Asks the questions of one sheet and remembers what their answers rest on."""

    rests_on: dict[str, str] = field(default_factory=dict)
    edition: str = ""

    def ask(self, procedure: Callable[..., Odds], *sides: str, **options: Any) -> Odds | None:
        """Put a question; None where the rules forbid what is asked."""
        try:
            odds = procedure(*sides, **options)
        except OddsError:
            return None
        self.remember(odds)
        return odds

    def remember(self, answer: Any) -> None:
        """Note what an answer, or a list of answers, rests on."""
        made = answer.provenance
        self.rests_on.update(made.rests_on)
        self.edition = made.edition

    def page(self, key: str, title: str, text: Sequence[str], tables: Sequence[Grid]) -> Page:
        """Close the sheet; a table of nothing but 0 and 100 becomes a line of its text."""
        lines = [line for grid in tables if (line := summed_up(grid))]
        shown = tuple(grid for grid in tables if not summed_up(grid))
        return Page(key, title, (*text, *lines), shown, self.rests_on)


PageMaker = Callable[[Notes], Page]
Progress = Callable[[Iterable[Any]], Iterable[Any]]


def bind(
    game: str,
    title: str,
    reading: Sequence[str],
    makers: Sequence[PageMaker],
    progress: Progress,
    summary: tuple[int, PageMaker] | None = None,
) -> Booklet:
    """Make all sheets, the card first, and put the page that teaches reading behind it.

    A ``summary`` is made last, of what the others have found, and put at its place among them.
    """
    pages: list[Page] = []
    editions = []
    for maker in progress([*makers, *([summary[1]] if summary else [])]):
        notes = Notes()
        pages.append(maker(notes))
        editions.append(notes.edition)
    first = Page("reading", "How to read these tables", tuple(reading))
    if summary:
        pages.insert(summary[0], pages.pop())
    edition = next(filter(None, editions), title)
    card, *sheets = pages
    return Booklet(game, title, edition, (first, *sheets), card=card)


def figure(odds: Odds | None, expression: str) -> Figure | None:
    """Read a figure off an answer; None where there is none."""
    return None if odds is None else odds.figure(expression)


def crossed(
    heading: str,
    corner: str,
    rows: Mapping[str, Any],
    columns: Mapping[str, Any],
    cell: Callable[[Any, Any], Any],
    notes: Sequence[str] = (),
) -> Grid:
    """Make a table of one figure; ``rows`` and ``columns`` are labels with what they stand for."""
    body = tuple(
        (label, *(cell(row, column) for column in columns.values())) for label, row in rows.items()
    )
    return Grid(heading, (corner, *columns), body, tuple(notes))


def listed(
    heading: str,
    corner: str,
    rows: Mapping[str, Odds | None],
    figures: Mapping[str, str],
    notes: Sequence[str] = (),
) -> Grid:
    """Make a table of several figures; ``rows`` are answers, ``figures`` named expressions."""
    return crossed(heading, corner, rows, figures, figure, notes)
