"""A booklet: pages of text and tables, and the notebook in which a page's answers are collected."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from samurai_odds._version import VERSION
from samurai_odds.engine.digits import written
from samurai_odds.engine.figure import Figure
from samurai_odds.engine.odds import Odds
from samurai_odds.engine.provenance import weakest
from samurai_odds.errors import OddsError
from samurai_odds.reports.grid import Grid, cell_text

MINUS = "\N{MINUS SIGN}"
_NOISE = 1e-12  # of rounding


@dataclass(frozen=True)
class Page:
    """A sheet of the booklet: a title, lines of advice, tables, and what they rest on.

    ``key`` names the sheet in file names. A sheet may take several printed pages.
    """

    key: str
    title: str
    text: tuple[str, ...]
    tables: tuple[Grid, ...] = ()
    rests_on: Mapping[str, str] = field(default_factory=dict)

    @property
    def footnote(self) -> str:
        """Name the weakest source that the sheet's numbers rest on, and what rests on it."""
        source = weakest(self.rests_on.values())
        weak = sorted(what for what, tag in self.rests_on.items() if tag == source)
        return f"Weakest source here: {source}{': ' if weak else ''}{', '.join(weak)}."


@dataclass(frozen=True, repr=False)
class Booklet:
    """All sheets of one game; the first teaches reading the others.

    ``pages`` hold the tables; `save` writes them.
    """

    game: str
    title: str
    edition: str
    pages: tuple[Page, ...]
    version: str = VERSION

    @property
    def imprint(self) -> str:
        """Name the game and the version, as each page does."""
        return f"{self.title} · samurai-odds {self.version}"

    def save(self, out: str | Path, paper: str | None = None) -> None:
        """Write it: a name in .pdf, .html or .md, or a folder for a CSV file of each table.

        ``paper`` of a PDF is ``"a4"``, as by default, or ``"letter"``. Raises
        OddsError if it cannot be written there.
        """
        from samurai_odds.reports.booklets.saving import check_place, save

        check_place(Path(out), paper)
        save(self, Path(out), paper)

    def __repr__(self) -> str:
        return f"{self.title}: odds booklet of {len(self.pages)} sheets"


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
        """Close the sheet."""
        return Page(key, title, tuple(text), tuple(tables), self.rests_on)


PageMaker = Callable[[Notes], Page]
Progress = Callable[[Iterable[Any]], Iterable[Any]]


def bind(
    game: str, title: str, reading: Sequence[str], makers: Sequence[PageMaker], progress: Progress
) -> Booklet:
    """Make all sheets and put the page that teaches reading them in front."""
    pages = []
    editions = []
    for maker in progress(makers):
        notes = Notes()
        pages.append(maker(notes))
        editions.append(notes.edition)
    first = Page("reading", "How to read these tables", tuple(reading))
    edition = next(filter(None, editions), title)
    return Booklet(game, title, edition, (first, *pages))


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


def worded(cell: Any) -> str:
    """Word a cell for print: chances in per cent with one decimal, other figures with two."""
    number = written(cell)
    if isinstance(cell, Figure) and cell.proportion:
        return _chance(100 * number)
    return _amount(number) if isinstance(cell, float) else cell_text(cell)


def plain_grids(grids: Iterable[Grid]) -> Iterator[Grid]:
    """Word all cells of some tables."""
    for grid in grids:
        rows = tuple(tuple(worded(cell) for cell in row) for row in grid.rows)
        yield Grid(grid.heading, grid.columns, rows, grid.notes)


def shade(cell: Any) -> float:
    """Say how dark a cell is: from 0 for no figure or no chance to 1 for certain."""
    is_chance = isinstance(cell, Figure) and cell.proportion
    return min(1.0, max(0.0, float(cell))) if is_chance else 0.0


def _chance(percent: float) -> str:
    """What is possible is not printed as 0, nor as 100 what fails once in a billion times."""
    if percent <= 0:
        return "0"
    if percent >= 100 * (1 - _NOISE):
        return "100"
    if percent < 0.05:
        return "<0.1"
    return ">99.9" if percent >= 99.95 else f"{percent:.1f}"


def _amount(value: float) -> str:
    text = f"{value:.2f}"
    return "0.00" if text == "-0.00" else text.replace("-", MINUS)
