"""A booklet, and the notebook in which a page's answers are collected."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from samurai_odds.engine.answers.odds import Odds
from samurai_odds.errors import OddsError
from samurai_odds.grids.figure import Figure
from samurai_odds.grids.grid import Grid
from samurai_odds.reports.cells import summed_up
from samurai_odds.reports.content import READING, Content, Page


@dataclass(frozen=True, repr=False)
class Booklet(Content):
    """All sheets of one game; the first of ``pages`` teaches reading the others.

    ``card``, one printed page, follows it: what to do, in most cases. The other ``pages`` hold
    the tables. A player's sheet has its own pages alone. `save` writes them.
    """

    def save(self, out: str | Path, paper: str | None = None, force: bool = False) -> None:
        """Write it as .pdf, .html, .md or .txt, or into a folder a CSV file of each table.

        ``paper`` of a PDF is ``"a4"``, as by default, or ``"letter"``. In a folder the
        tables of an earlier booklet are replaced; ``force`` also overwrites files that were
        changed since, or are not ours. Raises OddsError if it cannot be written there.
        """
        from samurai_odds.reports.saving import check_place, save

        check_place(Path(out), paper)
        save(self, Path(out), paper, force)

    def __repr__(self) -> str:
        return f"{self.name} of {self.sheets} sheets"


@dataclass(frozen=True)
class Selection:
    """What of a game is printed, and by which values.

    ``rules`` is a file of values laid over those built in; ``units`` are the only ones in the
    tables, as the game writes them, and ``grounds`` the only terrain; () for all.
    """

    rules: str | None = None
    units: tuple[str, ...] = ()
    grounds: tuple[str, ...] = ()

    @property
    def values(self) -> dict[str, Any]:
        """The values as a keyword of questions."""
        return {} if self.rules is None else {"rules": self.rules}


ALL = Selection()


@dataclass(frozen=True)
class Printed:
    """What is printed of a game: its booklet, that of a scenario, the page of its players."""

    load: Callable[[str | None], Any]  # values
    read: Callable[[tuple[str, ...], str | None], tuple[str, ...]]  # names of units
    booklet: Callable[["Progress", str | None, Selection], Booklet]
    scenario: Callable[[Any], Any]
    selection: Callable[[Any, tuple[str, ...], str | None], Selection]
    sheet: Callable[[Any, tuple[str, ...], str | None, int], Booklet]
    par: Callable[["Progress", Any, str | None, int], Booklet] | None = None

    def made(
        self,
        progress: "Progress",
        part: str | None,
        scenario: Any,
        units: tuple[str, ...],
        rules: str | None,
        samples: int,
    ) -> Booklet:
        """Make the booklet, or what is printed of one scenario."""
        self.load(rules)  # a sheet leaves out what is refused, so a fault in the file is told first
        named = self.read(units, rules)
        if scenario is None:
            return self.booklet(progress, part, Selection(rules, named))
        if part in (None, "sheet"):
            return self.sheet(scenario, named, rules, samples)
        board = self.scenario(scenario)
        if part == "par" and self.par:
            made = self.par(progress, scenario, rules, samples)
        else:
            made = self.booklet(progress, part, self.selection(board, named, rules))
        return replace(made, purpose=f"{made.purpose}: {board.title}")


@dataclass
class Notes:
    """Asks the questions of one sheet and remembers what their answers rest on."""

    chosen: Selection = ALL
    rests_on: dict[str, str] = field(default_factory=dict)
    edition: str = ""

    def ask(self, procedure: Callable[..., Odds], *sides: str, **options: Any) -> Odds | None:
        """Put a question; None where the rules forbid what is asked."""
        try:
            odds: Odds = self.known(procedure, *sides, **options)
        except OddsError:
            return None
        return odds

    def known(self, procedure: Callable[..., Any], *sides: str, **options: Any) -> Any:
        """Put a question that has an answer."""
        answer = procedure(*sides, **options, **self.chosen.values)
        self.remember(answer)
        return answer

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


@dataclass(frozen=True)
class Reading:
    """How a booklet's tables are read: five lines, an example, and what all tables assume."""

    lines: tuple[str, ...]
    example: Callable[[Notes], Grid] | None = None
    terms: tuple[str, ...] = ()

    def page(self, chosen: Selection) -> Page:
        notes = Notes(chosen)
        tables = () if self.example is None else (self.example(notes),)
        title = "How to read these tables"
        return Page(READING, title, self.lines, tables, notes.rests_on, fine=self.terms)


def bind(
    game: str,
    title: str,
    reading: Reading,
    makers: Sequence[PageMaker],
    progress: Progress,
    summary: tuple[int, PageMaker] | None = None,
    chosen: Selection = ALL,
) -> Booklet:
    """Make all sheets, the card first, and put the page that teaches reading before it.

    A ``summary`` is made last, of what the others have found, and put at its place among them.
    """
    pages: list[Page] = []
    editions = []
    for maker in progress([*makers, *([summary[1]] if summary else [])]):
        notes = Notes(chosen)
        pages.append(maker(notes))
        editions.append(notes.edition)
    if summary:
        pages.insert(summary[0], pages.pop())
    edition = next(filter(None, editions), title)
    card, *sheets = pages
    return Booklet(game, title, edition, (reading.page(chosen), *sheets), card=card)


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
