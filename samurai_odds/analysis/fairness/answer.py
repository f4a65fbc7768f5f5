"""A balance as an answer that prints and draws itself, and how it is put together."""

import time
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from samurai_odds.analysis.balance import share
from samurai_odds.analysis.balance_matrix import (
    Equilibrium,
    MatrixTest,
    Table,
    mixed,
    pairing,
    pairings,
)
from samurai_odds.analysis.fairness.found import Found, Section
from samurai_odds.analysis.fairness.matches import Matches
from samurai_odds.analysis.fairness.page import balance_grids, balance_text
from samurai_odds.analysis.fairness.search import Search
from samurai_odds.analysis.fairness.written import balance_dict
from samurai_odds.engine.limit import Limit
from samurai_odds.engine.provenance import Provenance
from samurai_odds.grids.grid import Grid, as_html

if TYPE_CHECKING:
    from matplotlib.axes import Axes

Answer = TypeVar("Answer", bound="Fairness")

WITHIN = 0.05  # of one half, to be called fair
USUAL = Limit(stderr=0.006, seconds=60)


class Fairness(Found):
    """How fair a battle is, by some bots: see `Found` for what it says."""

    def to_dict(self) -> dict[str, Any]:
        """Give everything as plain values, for JSON."""
        return balance_dict(self)

    def grids(self, form: str = "text") -> list[Grid]:
        """Give the tables of its page."""
        return balance_grids(self, form)

    def plot(self) -> "Axes":
        """Draw red's share, whoever plays and whatever is changed; give the axes."""
        from samurai_odds.analysis.fairness.picture import draw_balance
        from samurai_odds.grids.style import showing_itself

        return showing_itself(draw_balance(self))

    def __str__(self) -> str:
        return balance_text(self)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        return as_html(balance_grids(self))


def put_together(
    kind: type[Answer],
    title: str,
    matches: Matches,
    test: MatrixTest,
    table: Table,
    found: Equilibrium,
    sections: Sequence[Section],
    searched: Search,
    asked: Provenance,
) -> Answer:
    """Make an answer of what has been found; ``asked`` says of which question."""
    tried, smallest, check = searched
    return kind(
        title,
        matches.bots,
        {pair: share(table[pair]) for pair in matches.everyone},
        {pair: pairing(table, *pair) for pair in pairings(len(matches.bots))},
        found,
        test.verdict,
        test.within,
        share(mixed({pair: table[pair] == 0.5 for pair in table}, found.weights)),
        tuple(sections),
        tried,
        smallest,
        check,
        matches.played,
        matches.interrupted,
        replace(
            asked,
            method="monte-carlo",
            samples=len(mixed(table, found.weights)),
            seed=matches.seed,
            elapsed_s=round(time.monotonic() - matches.begun, 6),
            interrupted=matches.interrupted,
        ),
    )
