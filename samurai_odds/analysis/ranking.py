"""Answers in order by an expression: what a comparison's tables and pictures are made of."""

from dataclasses import dataclass

from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.verdict import tie
from samurai_odds.grids.figure import Figure

_MOST_NAMED = 4  # of those that are equal


@dataclass(frozen=True)
class Entry:
    """One of the things compared.

    ``behind`` is how far it lies behind the best, with the error of that
    difference; entries with one ``rank`` (from 1) are equal, or too close to call.
    """

    label: str
    odds: Odds
    figure: Figure
    behind: Figure
    rank: int


@dataclass(frozen=True, repr=False)
class Ranking:
    """Answers ranked by an expression, the best first; by "" each counts its own value."""

    by: str
    entries: tuple[Entry, ...]
    remarks: tuple[str, ...] = ()

    @property
    def verdict(self) -> str:
        """Say in a line which is best, or which are, or that it is too close to call."""
        best = [entry.label for entry in self.tied]
        if len(best) == 1:
            return f"Best: {best[0]}"
        sampled = any(entry.odds.samples for entry in self.entries)
        more = f" and {len(best) - _MOST_NAMED} more" if len(best) > _MOST_NAMED else ""
        named = " / ".join(best[:_MOST_NAMED])
        some = not sampled and len(best) < len(self.entries)
        return f"{'Equally best' if some else tie(sampled)}: {named}{more}"

    @property
    def tied(self) -> tuple[Entry, ...]:
        """The entries that are the best, several if they are equal or too close to call."""
        return tuple(entry for entry in self.entries if entry.rank == 1)
