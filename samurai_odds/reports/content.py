"""What a booklet holds: pages of text and tables, as all its writers read them."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from samurai_odds._version import VERSION
from samurai_odds.engine.provenance import weakest
from samurai_odds.grids.grid import Grid
from samurai_odds.play.scene import Ground, Piece

READING = "reading"  # the key of the page that teaches reading the others


@dataclass(frozen=True)
class Board:
    """A map with what stands on it: to be drawn, and in letters for plain text."""

    title: str
    ground: Ground
    pieces: tuple[Piece, ...]
    letters: tuple[str, ...]


@dataclass(frozen=True)
class Page:
    """A sheet of the booklet: a title, lines of advice, tables, and what they rest on.

    ``key`` names the sheet in file names. A sheet may take several printed pages; one that
    ``joins`` may begin on the last page of the sheet before it. A ``board`` stands above the
    tables, ``fine`` print below them. A sheet that is ``whole`` is printed as small as it takes
    to stay on its page, and one to ``cut`` out has a dashed line around it.
    """

    key: str
    title: str
    text: tuple[str, ...]
    tables: tuple[Grid, ...] = ()
    rests_on: Mapping[str, str] = field(default_factory=dict)
    joins: bool = True
    fine: tuple[str, ...] = ()
    whole: bool = False
    cut: bool = False
    board: Board | None = None

    @property
    def footnote(self) -> str:
        """Name the weakest source that the sheet's numbers rest on, and what rests on it."""
        source = weakest(self.rests_on.values())
        weak = sorted(what for what, tag in self.rests_on.items() if tag == source)
        return f"Weakest source here: {source}{': ' if weak else ''}{', '.join(weak)}."


@dataclass(frozen=True)
class Content:
    """The pages of one game's booklet and its card, with what each page names: game and version."""

    game: str
    title: str
    edition: str
    pages: tuple[Page, ...]
    version: str = VERSION
    card: Page | None = None
    kind: str = "odds booklet"
    purpose: str = "Odds for the table"

    @property
    def name(self) -> str:
        """The game and what of it is printed."""
        return f"{self.title}: {self.kind}"

    @property
    def opening(self) -> str:
        """What it is for and which rules it follows, in a line."""
        return f"{self.purpose}. {self.edition}."

    @property
    def sheets(self) -> int:
        """How many sheets there are, the card included."""
        return len(self.in_order)

    @property
    def reading(self) -> Page | None:
        """The page that teaches reading the others; a sheet by itself has none."""
        return next((page for page in self.pages if page.key == READING), None)

    @property
    def tables(self) -> tuple[Page, ...]:
        """All other sheets: the card first."""
        others = (page for page in self.pages if page.key != READING)
        return (*([self.card] if self.card else []), *others)

    @property
    def in_order(self) -> tuple[Page, ...]:
        """All sheets as they are printed."""
        return (*([self.reading] if self.reading else []), *self.tables)

    @property
    def imprint(self) -> str:
        """Name the game and the version, as each page does."""
        return f"{self.title} · samurai-odds {self.version}"
