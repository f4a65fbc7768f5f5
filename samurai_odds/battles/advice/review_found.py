"""A played game gone through: all that its page and its JSON are made of."""

from dataclasses import dataclass, field
from typing import Any

from samurai_odds.battles.advice.played import Played
from samurai_odds.battles.scenario.scenario import SIDES, Scenario
from samurai_odds.engine.provenance import Provenance
from samurai_odds.grids.figure import Figure
from samurai_odds.play.search.reviewing import Reviewed

MARKS = {  # of a choice: what it gave away at least, and how one and several are called
    "??": (0.10, "blunder", "blunders"),
    "?": (0.05, "mistake", "mistakes"),
    "?!": (0.02, "inaccuracy", "inaccuracies"),
}


@dataclass(frozen=True)
class ReviewedTurn:
    """A turn with what was done and what had been better, as orders; None where it was best.

    ``scenario`` is the position at its start.
    """

    reviewed: Reviewed
    done: tuple[str, ...]
    better: tuple[str, ...] | None
    scenario: Scenario

    @property
    def side(self) -> str:
        """Who moved."""
        return SIDES[self.reviewed.turn.seat]

    @property
    def mark(self) -> str:
        """How bad the choice was; nothing for one within 2 %, too close to call, or forced.

        To miss a win at once is always the worst.
        """
        lost = self.reviewed.lost
        if self.reviewed.missed_win:
            return "??"
        if self.reviewed.forced or lost <= 2 * lost.se:
            return ""
        return next((mark for mark, (least, *_) in MARKS.items() if lost >= least), "")

    def to_dict(self) -> dict[str, Any]:
        """Give it as plain values; chances are red's."""
        one = self.reviewed
        return {
            "turn": one.turn.number,
            "side": self.side,
            "error": one.error.to_dict(),
            "luck": one.luck.to_dict(),
            "red_before": one.before.to_dict(),
            "forced": one.forced,
            "mark": self.mark,
            "missed_win": self.reviewed.missed_win,
            "orders": list(self.done),
            "better": None if self.better is None else list(self.better),
        }


@dataclass(frozen=True, repr=False)
class FoundReview:
    """A game gone through; chances are red's: ``start`` + all errors + all luck = ``result``."""

    played: Played = field(repr=False)
    turns: tuple[ReviewedTurn, ...]
    provenance: Provenance = field(repr=False)

    @property
    def start(self) -> Figure:
        """Red's chance before the first turn."""
        return self.turns[0].reviewed.before if self.turns else self.result

    @property
    def result(self) -> Figure:
        """1 if red won, 0 if blue did, one half if nobody; of an unfinished game red's chance."""
        return self.played.end

    def to_dict(self) -> dict[str, Any]:
        """Give everything as plain values, for JSON."""
        made, finished = self.provenance.to_dict(), self.played.finished
        return {
            **made,
            "turns": [each.to_dict() for each in self.turns],
            "start": self.start.to_dict(),
            "result": float(self.result),
            "finished": finished,
            **({} if finished else {"result_se": self.result.se}),
            "remarks": list(self.played.remarks),
        }
