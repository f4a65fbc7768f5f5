"""Which of two bots plays a scenario better: they meet in it, and the better gives its verdict.

A bot that is the stronger in the usual games need not be so on a small map or to a low goal; games
of the weaker one with itself then say little. Each sits alone among the other's in every seat.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from samurai_odds.analysis.favor import Scores, difference, share
from samurai_odds.analysis.matches import Match, Seating, seatings_of
from samurai_odds.engine.limit import Limit
from samurai_odds.engine.sampling.until import is_late
from samurai_odds.grids.figure import Figure
from samurai_odds.play.game import Rows, Start
from samurai_odds.play.registry import SEARCHING
from samurai_odds.play.workers.player import Player

if TYPE_CHECKING:
    from samurai_odds.play.contest import FullGame

DEALS = (32, 128)  # in every seating: after each it is looked at which bot is the better
_FEWEST = 16  # deals: of fewer nothing is sure
_SURELY = 3.0  # standard errors apart
_PART = 0.1  # of the time


@dataclass(frozen=True)
class Meeting:
    """What two bots won of each other; ``usual`` gives the verdict unless the other is better.

    ``usual_won`` and ``won`` are the win rates of a seat of the usual bot's and of the other's,
    ``apart`` is their difference by deal; ``seats`` is how many can win, ``games`` were played.
    """

    usual: str
    other: str
    usual_won: Figure
    won: Figure
    apart: Figure
    seats: int
    games: int

    @property
    def is_sure(self) -> bool:
        """Whether one of them is surely the better."""
        return self.apart.samples >= _FEWEST and abs(self.apart) > _SURELY * self.apart.se

    @property
    def is_upset(self) -> bool:
        """Whether the other is surely the better, so that its games give the verdict."""
        return self.is_sure and self.apart > 0

    def text(self) -> str:
        """Return which plays the scenario better, and what its verdict rests on."""
        usual, other = (self.usual, self.usual_won), (self.other, self.won)
        (best, own), (second, others) = (other, usual) if self.is_upset else (usual, other)
        seats = " of the games of each seat" if self.seats > len((usual, other)) else ""
        rates = f"where they meet {best} wins {own.text()}{seats}, {second} {others.text()}"
        if self.is_sure:
            better = f"Of the bots {best} plays it better than {second}"
            return f"{better} ({rates}), so the verdict rests on {best}'s games."
        return (
            f"Neither {best} nor {second} clearly plays it better ({rates}), so the verdict holds "
            f"for {best} only."
        )

    def to_dict(self) -> dict[str, Any]:
        """Return everything as plain values, for JSON."""
        rates = {self.usual: self.usual_won.to_dict(), self.other: self.won.to_dict()}
        better = self.other if self.is_upset else self.usual
        return {"win_rates": rates, "better": better if self.is_sure else None}


def by_strength(bots: Sequence[str], meeting: Meeting | None) -> tuple[str, ...]:
    """Return bots, the strongest first, by what a meeting of two of them has shown."""
    if meeting is None or not meeting.is_upset:
        return tuple(bots)
    turned = {meeting.usual: meeting.other, meeting.other: meeting.usual}
    return tuple(turned.get(bot, bot) for bot in bots)


def are_rivals(bots: Sequence[str], rivals: Sequence[str]) -> bool:
    """Return whether some bots, the strongest first, begin with the rivals: nobody chose others.

    Those that search are not counted.
    """
    plain = [bot for bot in bots if not bot.startswith(SEARCHING)]
    return plain[: len(rivals)] == list(rivals)


def meet_in(
    contest: "FullGame",
    bots: Sequence[str],
    player: Player,
    seed: int,
    limit: Limit | None,
) -> Meeting | None:
    """Let the rivals of a game meet in it if some bots begin with them, the strongest first.

    They play for a part of the time of a limit.
    """
    if not are_rivals(bots, contest.rivals):
        return None
    sit = len(contest.winners), contest.start_with, contest.credits_of
    return meet(contest.rivals, *sit, player, seed, limit)


def meet(
    rivals: Sequence[str],
    seats: int,
    start_of: Callable[[Seating], Start],
    scored: Callable[[Rows], Scores],
    player: Player,
    seed: int,
    limit: Limit | None,
) -> Meeting | None:
    """Let two bots meet for a part of a limit's time, the usually stronger named first.

    ``start_of`` gives the start of a seating, ``scored`` reads off rows what each who can win has
    won. None where there is no time for a few games.
    """
    usual, other = rivals
    seconds = None if limit is None else limit.seconds
    deadline = None if seconds is None else time.monotonic() + _PART * seconds
    most = DEALS[-1] if limit is None else min(limit.most_samples, DEALS[-1])
    lines = (other, *[usual] * (seats - 1)), (usual, *[other] * (seats - 1))
    seatings = tuple(dict.fromkeys(one for line in lines for one in seatings_of(line, seats)))
    starts, met = [start_of(seating) for seating in seatings], None
    played = [np.zeros((0, start.game.row), dtype=np.int16) for start in starts]
    player.ready(starts[0])
    for wanted in dict.fromkeys(min(deals, most) for deals in DEALS):
        for place, start in enumerate(starts):
            if not is_late(deadline):
                done = len(played[place])
                more = player.play_many(start, seed, done, wanted - done, deadline)
                played[place] = np.concatenate([played[place], more])
        least = min(map(len, played))
        if least > 1:
            match = Match(seatings, start_of, scored, [rows[:least] for rows in played])
            of_usual, won = match.by_bot(usual), match.by_bot(other)
            apart, games = difference(won, of_usual), sum(map(len, played))
            met = Meeting(usual, other, share(of_usual), share(won), apart, seats, games)
        if least < wanted or (met is not None and met.is_sure):
            break
    return met
