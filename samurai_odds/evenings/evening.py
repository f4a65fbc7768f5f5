"""An evening measured: each battle of a log, and what they add up to."""

from dataclasses import dataclass

from samurai_odds.engine.answers.odds import Odds
from samurai_odds.evenings.standing import Standing
from samurai_odds.evenings.yardsticks import unit_of
from samurai_odds.grids.figure import Figure


@dataclass(frozen=True)
class Measure:
    """One figure of a battle: what it was, and where that stands among what it might have been.

    A word has no ``standing``, only the ``chance`` that it came.
    """

    figure: str
    actual: str
    standing: Standing | None
    chance: Figure


@dataclass(frozen=True)
class Battle:
    """One battle of the log.

    ``luck`` measures it by ``yardstick``, turned round where luck is the other
    side's. What was not written down, and might have made a difference, is in
    ``left_out``: it counts at its average, given what was. ``luck`` is None where
    what was written down says nothing of it.
    """

    line: int
    question: str
    theirs: bool
    odds: Odds
    measures: tuple[Measure, ...]
    yardstick: str
    luck: Standing | None
    left_out: tuple[str, ...] = ()

    @property
    def unit(self) -> str:
        """What the yardstick counts, in a word or two; of one's own, the yardstick."""
        return unit_of(self.odds, self.yardstick)


@dataclass(frozen=True)
class Total:
    """Several battles added up: ``kind`` says which, ``yardstick`` by what.

    ``unit`` is what that counts, in a word or two, if anything.
    """

    kind: str
    yardstick: str
    battles: int
    standing: Standing
    unit: str = ""


@dataclass(frozen=True, eq=False)
class Evening:
    """Each battle, and the totals of each kind; all in all is the last of ``totals``."""

    battles: tuple[Battle, ...]
    totals: tuple[Total, ...]
