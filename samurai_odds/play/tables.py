"""What the tables of games played are made of, whichever game it is."""

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.answers.answer import Listing
from samurai_odds.grids.figure import Figure, wilson_error
from samurai_odds.play.limits import Run

QUANTILES = (5, 25, 50, 75, 95)
MOST_COLUMNS = 8


class Played(Protocol):
    """Games played, as tables read them."""

    run: Run | None

    @property
    def games(self) -> dict[str, Any]:
        """The variables of every game."""

    def met(self, condition: str | None) -> NDArray[np.bool_]:
        """Mark the games that meet a condition."""


def average(values: NDArray[Any], share: bool = False) -> Figure:
    """Average a number over games, with its standard error."""
    games = len(values)
    error = float(values.std(ddof=1)) / games**0.5 if games > 1 else 0.0
    return Figure(float(values.mean()), error or wilson_error(0.0, games), games, share)


def quantiles(numbers: dict[str, NDArray[Any]]) -> Listing:
    """List the quantiles of some numbers over games, a row each."""
    rows = [
        (name, *(_quantile(values, percent) for percent in QUANTILES))
        for name, values in numbers.items()
    ]
    return Listing("", ("quantiles", *(f"{percent}%" for percent in QUANTILES)), tuple(rows))


def _quantile(values: NDArray[Any], percent: int) -> int:
    return int(np.quantile(values, percent / 100, method="inverted_cdf"))


def thinned(places: Sequence[int]) -> list[int]:
    """Leave out some of many turns, evenly, so that a table has room for the others."""
    if len(places) <= MOST_COLUMNS:
        return list(places)
    kept = np.linspace(0, len(places) - 1, MOST_COLUMNS).round().astype(int)
    return [places[place] for place in kept]
