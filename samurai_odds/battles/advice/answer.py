"""Advice as an answer that prints and draws itself."""

from typing import TYPE_CHECKING

from samurai_odds.battles.advice.found import FoundAdvice
from samurai_odds.battles.advice.page import advice_grids, advice_text
from samurai_odds.battles.advice.reasons import reasons
from samurai_odds.grids.grid import as_html

if TYPE_CHECKING:
    from matplotlib.axes import Axes


class Advice(FoundAdvice):
    """Which turn to take: ``turns`` are the candidates, the best first; see `battles.advise`.

    The first ``tied`` of them cannot be told apart.
    """

    def plot(self) -> "Axes":
        """Draw the turn asked about, else the best, on the map; return the axes."""
        from samurai_odds.battles.advice.picture import draw_advice
        from samurai_odds.grids.notebook import showing_itself

        return showing_itself(draw_advice(self))

    @property
    def why(self) -> str:
        """What the best turn gains and risks, beside the one asked about or the second best."""
        return reasons(self)

    def __str__(self) -> str:
        return advice_text(self)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        return as_html(advice_grids(self))
