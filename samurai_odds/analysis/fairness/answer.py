"""How fair a battle of two armies is, by some bots, as an answer that prints and draws itself."""

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from samurai_odds.analysis.balance import Scores, share
from samurai_odds.analysis.balance_matrix import (
    MatrixTest,
    equilibrium,
    mixed,
    pairing,
    pairings,
)
from samurai_odds.analysis.fairness.found import Found, Section
from samurai_odds.analysis.fairness.matches import Matches
from samurai_odds.analysis.fairness.report import balance_dict, balance_grids, balance_text
from samurai_odds.analysis.fairness.search import Change, search
from samurai_odds.engine.answers.answer import check_seed
from samurai_odds.engine.limit import Limit, completed
from samurai_odds.engine.progress import Progress, bar
from samurai_odds.engine.provenance import Provenance
from samurai_odds.grids.answer import Answer
from samurai_odds.grids.grid import Grid
from samurai_odds.play.game import Rows, Start
from samurai_odds.play.games import ready

if TYPE_CHECKING:
    from matplotlib.axes import Axes

WITHIN = 0.05  # of one half, to be called fair
USUAL = Limit(stderr=0.006, seconds=60)

Kind = TypeVar("Kind", bound="Fairness")
Beside = Callable[[Start], tuple[Scores, Scores] | None]


class Fairness(Found, Answer):
    """How fair a battle is, by some bots: see `Found` for what it says."""

    def to_dict(self) -> dict[str, Any]:
        """Give everything as plain values, for JSON."""
        return balance_dict(self)

    def grids(self, form: str = "text") -> list[Grid]:
        """Give the tables of its page."""
        return balance_grids(self, form)

    def text(self) -> str:
        """Return the page as it is printed."""
        return balance_text(self)

    def draw(self) -> "Axes":
        """Draw red's share, whoever plays and whatever is changed."""
        from samurai_odds.analysis.fairness.chart import draw_balance

        return draw_balance(self)


class Staged(Protocol):
    """A battle made ready to be played, as a balance reads it."""

    @property
    def start(self) -> Start:
        """Where its games begin."""

    @property
    def scenario(self) -> Any:
        """The scenario, with its title."""

    def provenance(self, procedure: str, inputs: dict[str, Any]) -> Provenance:
        """Say how an answer about this battle is made, and what it rests on."""


@dataclass(frozen=True)
class Terms:
    """What a game says of itself: how its rows are scored, what is looked at, what may change.

    ``scores_of`` reads red's score off rows: 1 won, 0 lost, 1/2 won by nobody. ``sections``
    are what single things are worth, given what plays the equilibrium's games from another
    start, too. ``changes`` lists the changes that weaken a side, 0 or 1, or strengthen the other.
    """

    scores_of: Callable[[Rows], Scores]
    sections: Callable[[Beside], tuple[Section, ...]]
    changes: Callable[[int], Iterable[Change]]


def weigh(
    kind: type[Kind],
    staged: Staged,
    terms: Terms,
    bots: tuple[str, ...],
    inputs: dict[str, Any],
    within: float = WITHIN,
    limit: Limit | None = None,
    seed: int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Kind:
    """Play every bot against every other, and what would make the battle fairer."""
    check_seed(seed)
    test = MatrixTest(within, len(bots))
    ready(staged.start)
    limit = completed(limit, USUAL)
    with bar("battles", progress) as show:
        matches = Matches(staged.start, terms.scores_of, bots, seed, limit, threads, show)
        table = matches.share(test)
        found = equilibrium(table, len(bots))
        sections = terms.sections(lambda start: matches.beside(start, table, found.weights))
        searched = search(matches, test, found, lambda red: terms.changes(0 if red else 1))
    inputs |= {"bots": list(bots), "within": within}
    return kind(
        staged.scenario.title,
        bots,
        {pair: share(table[pair]) for pair in matches.everyone},
        {pair: pairing(table, *pair) for pair in pairings(len(bots))},
        found,
        test.verdict,
        within,
        share(mixed({pair: table[pair] == 0.5 for pair in table}, found.weights)),
        sections,
        *searched,
        matches.played,
        matches.interrupted,
        replace(
            staged.provenance("balance", inputs),
            method="monte-carlo",
            samples=len(mixed(table, found.weights)),
            seed=seed,
            elapsed_s=round(time.monotonic() - matches.begun, 6),
            interrupted=matches.interrupted,
        ),
    )
