"""What a report on a scenario asks about, and what it has found."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from samurai_odds.analysis.designing.swings import Swings
from samurai_odds.analysis.designing.worths import Worth, extremes
from samurai_odds.analysis.fairness.ladder import Ladder, verdict_text
from samurai_odds.analysis.fixing.trials import Subject
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.provenance import Provenance
from samurai_odds.grids.answer import Answer
from samurai_odds.grids.grid import Grid
from samurai_odds.play.contest import WholeGame
from samurai_odds.play.game import Start
from samurai_odds.play.viewing.frames import Frame

Heat = Sequence[tuple[float, float, float]]  # where on the map, and how much


@dataclass(frozen=True)
class Design:
    """A scenario as its report asks about it, whatever game it is of.

    ``ladder`` and ``balance`` take a limit and the rest of how games are played; ``contest`` are
    the games told and drawn. ``heat`` says what happened where, in words and by place.
    ``stopped`` gives games that end after a turn, evaluated; None where a game has no such.
    """

    contest: WholeGame
    ladder: Callable[..., Ladder]
    balance: Callable[..., Answer]
    subject: Subject
    seats: Sequence[int]
    length: str  # the variable that says how long games last
    heat: Callable[[Any], tuple[str, Heat]]
    inputs: Mapping[str, Any]
    stopped: Callable[[Start, int], Start] | None = None


@dataclass(frozen=True)
class Shown:
    """A game to step through."""

    title: str
    frames: Sequence[Frame]


@dataclass(frozen=True, repr=False)
class Found:
    """What a report has found of a scenario."""

    title: str
    design: Design = field(repr=False)
    ladder: Ladder
    balance: Answer
    odds: Odds
    swings: Swings | None
    worths: tuple[Worth, ...]
    games: tuple[Shown, ...] = field(repr=False)
    provenance: Provenance = field(repr=False)

    def summary(self) -> list[str]:
        """Return what the designer wants to know first."""
        said = [verdict_text(self.ladder)]
        if self.ladder.players is not None:
            said.append(self.ladder.players.text)
        if self.swings is not None:
            leads = self.swings.leads
            once = self.swings.comebacks()[0]
            said.append(
                f"The lead changes {leads.text()} times a game; in {once[1].text()} of games the "
                f"winner was once down to a win chance of {100 * once[0]:.0f}% or less."
            )
        if best := extremes(self.worths):
            said.append(best)
        return said

    def sections(self) -> list[tuple[str, list[Grid]]]:
        """Return the tables by what they are about."""
        contest: Any = self.odds.asked
        ends = [Grid(one.title, one.columns, one.rows, one.notes) for one in contest.tables(None)]
        found = [
            ("Whom it favors, by level of play", _unheaded(self.ladder.grids())),
            ("First move and seats, other bots", _unheaded(self.balance.grids())),
            ("How games end", ends),
        ]
        if self.swings is not None:
            found.append(("When games are decided", _swing_grids(self.swings, contest.turn_name)))
        if self.worths:
            found.append(("What single things are worth", [_worth_grid(self.worths)]))
        return found


def _unheaded(grids: list[Grid]) -> list[Grid]:
    """Return tables without the verdict, which stands above them all."""
    return [replace(grids[0], heading=""), *grids[1:]]


def _swing_grids(swings: Swings, turn: str) -> list[Grid]:
    came = tuple((f"{100 * chance:.0f}%", share) for chance, share in swings.comebacks())
    sure = tuple((str(number), share) for number, share in swings.decided())
    return [
        Grid("The winner was once down to this win chance:", ("win chance", "games"), came),
        Grid(f"From this {turn} on the winner kept 80% or more:", (turn, "games"), sure),
    ]


def _worth_grid(found: Sequence[Worth]) -> Grid:
    rows = tuple(
        (one.says, one.seat, one.points) for one in sorted(found, key=lambda one: one.gained)
    )
    note = "each against the scenario as it is, in the same games"
    return Grid("", ("changed by one", "side", "its win rate changes by, points"), rows, (note,))
