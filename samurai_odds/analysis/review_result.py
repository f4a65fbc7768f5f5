"""A played game gone through: the game, its turns, and what was better in them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, NamedTuple

from samurai_odds.engine.provenance import Provenance
from samurai_odds.grids.figure import Figure
from samurai_odds.grids.prose import Prose
from samurai_odds.play.scene import Frame
from samurai_odds.play.search.reviewing import Chances, Reviewed, Turn

MARKS = {  # of a decision: what it gave away at least, and how one and several are called
    "??": (0.10, "blunder", "blunders"),
    "?": (0.05, "mistake", "mistakes"),
    "?!": (0.02, "inaccuracy", "inaccuracies"),
}
LEAST_LOST = 0.0005  # what prints as 0.0% is nothing


@dataclass(frozen=True)
class Told:
    """A plan: as the lines that order it, and as it is told in a sentence."""

    lines: tuple[str, ...]
    said: Prose


@dataclass(frozen=True)
class Played:
    """A game's turns, each with what it was played by; where it ended, what it is called.

    ``end`` is the result by seat, or their chances where the game was not ``finished``.
    ``question`` is one that workers can be asked, whose games are like these.
    """

    called: str
    turns: Sequence[tuple[Any, Turn]]
    end: Chances
    inputs: dict[str, Any]
    finished: bool = True
    remarks: tuple[str, ...] = ()
    frames: Callable[[], Sequence[Frame]] | None = None  # None: only its decisions are known
    question: Callable[[], Any] | None = None


@dataclass(frozen=True)
class Decision:
    """A turn, or a decision in it, with what was done and had been better (None: it was best).

    ``side`` names who decided, or whose bot.
    """

    reviewed: Reviewed
    side: str
    done: Told
    better: Told | None

    @property
    def mark(self) -> str:
        """How bad the choice was."""
        one = self.reviewed
        return mark_of(one.lost, one.missed_win, one.forced)


def mark_of(lost: Figure, missed_win: bool, forced: bool) -> str:
    """Say how bad a choice was; nothing for one within 2%, too close to call, or forced.

    To miss a win at once is the worst, if anything was lost by it.
    """
    if missed_win and lost > LEAST_LOST:
        return "??"
    if forced or lost <= 2 * lost.se:
        return ""
    return next((mark for mark, (least, *_) in MARKS.items() if lost >= least), "")


class Totals(NamedTuple):
    """What changed a winner's chance in all: his own decisions, all others', and luck."""

    own: Figure
    rivals: Figure
    luck: Figure


def _sum(changes: Sequence[Figure]) -> Figure:
    error = sqrt(sum(one.bar * one.bar for one in changes))
    return Figure(sum(map(float, changes)), error, max((one.samples for one in changes), default=0))


@dataclass(frozen=True, repr=False, kw_only=True)
class ReviewResult:
    """A game gone through; for every seat ``start`` + all errors + all luck = ``result``.

    ``winners`` names who can win, by the seat that stands for him; ``hands`` lists the seats of
    each. Two sides have one chance between them, the first one's.
    """

    played: Played = field(repr=False)
    turns: tuple[Decision, ...]
    provenance: Provenance = field(repr=False)
    winners: Mapping[int, str] = field(repr=False)
    hands: Sequence[Sequence[int]] = field(repr=False)
    of_two_sides: bool = True
    turn_named: str = "turn"

    @property
    def start(self) -> Chances:
        """The chances before the first turn, by seat."""
        return self.turns[0].reviewed.before if self.turns else self.result

    @property
    def result(self) -> Chances:
        """What the game came to, by seat; of an unfinished game the chances then."""
        return self.played.end

    @property
    def weighed(self) -> int:
        """How many decisions other plans were looked at for; all, unless time ran out."""
        return sum(each.reviewed.looked_at for each in self.turns)

    def totals(self, winner: int) -> "Totals":
        """Sum up what changed a winner's chance, each with its error.

        What two decisions cost has been measured in games of their own.
        """
        mine = {id(each) for each in self.decided_by(winner)}
        parts: dict[bool, list[Figure]] = {True: [], False: []}
        for each in self.turns:
            parts[id(each) in mine].append(each.reviewed.error[winner])
        own, rivals = _sum(parts[True]), _sum(parts[False])
        known = self.result[winner], self.start[winner], own, rivals
        luck = _sum(known)
        left = float(known[0]) - sum(map(float, known[1:]))
        return Totals(own, rivals, Figure(left, luck.se, luck.samples))

    def decided_by(self, winner: int) -> list[Decision]:
        """List what a winner decided, with any of his seats, and left to no bot."""
        return [each for each in self.turns if self._is_by(winner, each.reviewed.turn)]

    def made_by(self, winner: int) -> int:
        """Count a winner's decisions, those included that no time was left for."""
        return sum(self._is_by(winner, turn) for _, turn in self.played.turns)

    def _is_by(self, winner: int, turn: Turn) -> bool:
        hand = next(hand for hand in self.hands if winner in hand)
        return turn.seat in hand and not turn.by_bot

    # ---- as plain values ---------------------------------------------------------------

    def to_dict(self) -> dict[str, Any]:
        """Return everything as plain values, for JSON: chances of two sides are the first's."""
        finished = self.played.finished
        result = self.result[0] if self.of_two_sides else None
        data = {
            **self.provenance.to_dict(),
            "turns": [self._turn_dict(each) for each in self.turns],
            "start": self._plain(self.start),
            "result": self._by_winner(self.result, float) if result is None else float(result),
            "finished": finished,
            "totals": self._totals_dict(),
            "remarks": list(self.played.remarks),
        }
        return data | ({} if finished or result is None else {"result_se": result.se})

    def _totals_dict(self) -> dict[str, Any]:
        """Return what changed each winner's own chance, and how many decisions that is of."""
        data = {}
        for seat, who in self.winners.items():
            weighed = sum(each.reviewed.looked_at for each in self.decided_by(seat))
            changes = {name: one.to_dict() for name, one in self.totals(seat)._asdict().items()}
            counts = {"decisions": self.made_by(seat), "weighed": weighed}
            data[who if self.of_two_sides else f"seat-{seat + 1}"] = changes | counts
        return data

    def _turn_dict(self, each: Decision) -> dict[str, Any]:
        one = each.reviewed
        data = {
            self.turn_named: one.turn.number,
            **(
                {"side": self.winners[one.turn.seat]}
                if self.of_two_sides
                else {"seat": one.turn.seat + 1}
            ),
            **({"by_bot": True} if one.turn.by_bot else {}),
            "looked_at": one.looked_at,
            "error": self._own(one).to_dict() | {"evaluation_error": round(one.off, 4)}
            if one.looked_at
            else None,
            "luck": self._plain(one.luck),
            "forced": one.forced,
            "mark": each.mark,
            "missed_win": one.missed_win,
            "orders": list(each.done.lines),
            "better": None if each.better is None else list(each.better.lines),
        }
        if self.of_two_sides:
            before = one.before[0].to_dict() | {"evaluation_error": 0.0}
            return data | {"red_before": before}
        return data | {"before": self._plain(one.before), "changed": self._plain(one.error)}

    def _own(self, one: Reviewed) -> Figure:
        """Return an error as it is told: red's chance of two sides, else the mover's own."""
        return one.error[0 if self.of_two_sides else one.turn.seat]

    def _plain(self, chances: Chances) -> dict[str, Any]:
        if self.of_two_sides:
            return chances[0].to_dict()
        return self._by_winner(chances, Figure.to_dict)

    def _by_winner(self, chances: Chances, plain: Callable[[Figure], Any]) -> dict[str, Any]:
        return {f"seat-{seat + 1}": plain(chances[seat]) for seat in self.winners}
