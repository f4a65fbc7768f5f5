"""What a booklet holds: pages of text and tables, as all its writers read them."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from samurai_odds._version import VERSION
from samurai_odds.engine.provenance import weakest
from samurai_odds.grids.grid import Grid


@dataclass(frozen=True)
class Page:
    """A sheet of the booklet: a title, lines of advice, tables, and what they rest on.

    ``key`` names the sheet in file names. A sheet may take several printed pages; one that
    ``joins`` shares a page with the sheet before it where there is room for both.
    """

    key: str
    title: str
    text: tuple[str, ...]
    tables: tuple[Grid, ...] = ()
    rests_on: Mapping[str, str] = field(default_factory=dict)
    joins: bool = False

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
        return len(self.pages) + (self.card is not None)

    @property
    def imprint(self) -> str:
        """Name the game and the version, as each page does."""
        return f"{self.title} · samurai-odds {self.version}"
