"""Matches: the same deals in every seating, each bot through all seats with the same luck.

For any number of those who can win; two are a case. All that a balance plays is played within one
limit.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from samurai_odds.analysis.favor import Scores, completed, share
from samurai_odds.engine.limit import MOST_SAMPLES, Limit
from samurai_odds.engine.progress import Progress
from samurai_odds.engine.sampling.until import is_late
from samurai_odds.grids.figure import Figure
from samurai_odds.play.game import Rows, Start
from samurai_odds.play.sampled import check_played
from samurai_odds.play.workers.player import Player

PARTS = (0.7, 0.8, 1.0)  # of the time, by when each of these ends:
SHARE, OTHERS, BESIDE = range(3)
WHOLE = BESIDE  # where nothing stands beside
FIRST, FIRST_LOOK = 64, 256  # deals at first, and from which on the error is looked at
LEAST_BESIDE = 200  # games of what stands beside the verdict: of fewer nothing is told
_WORTH_PLAYING = 1 / 16  # of the deals played: fewer more are not begun
OTHER_DEALS = 1_024  # between bots other than those of the verdict

Seating = tuple[str, ...]


class Playable(Protocol):
    """Games from several starts, deal by deal."""

    rows: list[Rows]

    def starts(self) -> list[Start]:
        """Return where the games of each list of rows begin."""

    def error(self) -> float:
        """Return the error that a limit applies to."""


@dataclass
class Match:
    """Games of one start: ``rows[k]`` are those of seating ``seatings[k]``, deal by deal.

    ``start_of`` gives the start of a seating; ``scored`` reads off rows what each who can win
    has won of each game.
    """

    seatings: tuple[Seating, ...]
    start_of: Callable[[Seating], Start]
    scored: Callable[[Rows], Scores]
    rows: list[Rows] = field(default_factory=list)

    @property
    def deals(self) -> int:
        """How many deals were played in every seating."""
        return len(self.rows[0]) if self.rows else 0

    def starts(self) -> list[Start]:
        return [self.start_of(seating) for seating in self.seatings]

    def credits(self) -> NDArray[np.float64]:
        """Give what each won: seatings x deals x those who can win."""
        return np.stack([self.scored(rows) for rows in self.rows])

    def won_by_seat(self) -> Scores:
        """Give what each won of a deal, its seatings averaged, without what nobody won."""
        return np.asarray(self.credits().mean(axis=0))

    def by_seat(self) -> Scores:
        """Give what each won of a deal, its seatings averaged: deals x those who can win.

        A game that nobody won counts in equal parts.
        """
        return completed(self.won_by_seat())

    def by_bot(self, bot: str) -> Scores:
        """Give what a bot won of a deal for each seat that it held, its seatings averaged."""
        held = np.array([[name == bot for name in seating] for seating in self.seatings])
        won = (self.credits() * held[:, None, :]).sum(axis=(0, 2))
        return np.asarray(won / held.sum())

    def error(self) -> float:
        """Return the largest error of a share."""
        return max(one.se for one in shares(self.by_seat())) if self.deals else float("inf")


class Matches:
    """Plays matches within one limit, and counts what it has played."""

    def __init__(
        self,
        seed: int,
        limit: Limit,
        player: Player,
        show: Progress | None,
        parts: Sequence[float] = PARTS,
    ) -> None:
        self.seed, self.limit, self.player, self.show = seed, limit, player, show
        self.parts = parts
        self.begun = time.monotonic()
        self.seconds = 0.0  # that the match of the verdict took
        self.played = 0  # games
        self.interrupted = False

    def decide(self, match: Match) -> Match:
        """Play the match of the verdict, until its error is small enough."""
        self.play(match, SHARE, self.limit.most_samples, self.limit.stderr)
        check_played(match.deals)
        self.seconds = time.monotonic() - self.begun
        return match

    def play(self, match: Playable, part: int, most: int, enough: float | None = None) -> None:
        """Play deals from every start, twice as many each time, until it is enough.

        From each are played a few even when the time of this ``part`` is up.
        """
        starts, begun = match.starts(), time.monotonic()
        match.rows = [np.zeros((0, start.game.row), dtype=np.int16) for start in starts]
        goal = min(FIRST, most)
        while True:
            reached = [self._reach(match, k, start, goal, part) for k, start in enumerate(starts)]
            more = min(goal, most - goal, self._affordable(goal, begun, part))
            if not all(reached) or not more or more < min(most - goal, _WORTH_PLAYING * goal):
                break
            if enough is not None and goal >= FIRST_LOOK and match.error() <= enough:
                break
            goal += more
        least = min(map(len, match.rows))
        match.rows = [rows[:least] for rows in match.rows]

    def _affordable(self, deals: int, begun: float, part: int) -> int:
        """Return for how many more deals there is time, at the pace of those played."""
        deadline, now = self._deadline(part), time.monotonic()
        if deadline is None:
            return MOST_SAMPLES
        return max(0, int(deals * (deadline - now) / max(now - begun, 1e-9)))

    def _reach(self, match: Playable, place: int, start: Start, goal: int, part: int) -> bool:
        """Play a seating on to ``goal`` deals; False if there was no time to."""
        done = len(match.rows[place])
        if self.interrupted or (done and self._late(part)):
            return False
        try:
            fresh = self.player.play_many(
                start, self.seed, done, goal - done, self._deadline(part), self._count
            )
        except KeyboardInterrupt:
            if not self.played:
                raise
            self.interrupted = True
            return False
        self.interrupted = len(fresh) < goal - done and not self._late(part)
        match.rows[place] = np.concatenate([match.rows[place], fresh])
        return len(match.rows[place]) == goal

    def _count(self, games: int) -> None:
        self.played += games
        if self.show:
            self.show(self.played, MOST_SAMPLES)

    def _deadline(self, part: int) -> float | None:
        seconds = self.limit.seconds
        return None if seconds is None else self.begun + self.parts[part] * seconds

    def _late(self, part: int) -> bool:
        return is_late(self._deadline(part))

    # ---- beside the match of the verdict ---------------------------------------------

    def others(self, matches: dict[str, Match]) -> dict[str, Scores]:
        """Play matches of other bots, as far as there is time: what each seat won, by bot."""
        most = min(OTHER_DEALS, self.limit.most_samples)
        for match in matches.values():
            self.play(match, OTHERS, most)
        return {bot: match.won_by_seat() for bot, match in matches.items() if match.deals}

    def affordable(self, usual: Match) -> int:
        """Return of how many deals like those of the verdict there is time beside it."""
        return self._affordable(usual.deals, time.monotonic() - self.seconds, BESIDE)

    def beside(self, usual: Match, other: Match, most: int | None = None) -> bool:
        """Play as many deals from another start, with the same luck; False if there is no time.

        At most ``most`` are played; of too few games nothing is said.
        """
        self.play(other, BESIDE, usual.deals if most is None else most)
        return other.deals * len(other.rows) >= LEAST_BESIDE and not self.interrupted


def seatings_of(bots: Sequence[str], seats: int) -> tuple[tuple[str, ...], ...]:
    """Turn a line-up once round the table, each different seating once.

    ``seats`` are as many as can win: of two players two. Fewer bots than seats begin again
    from the first; more take part in further line-ups of as many as sit, turned too.
    """
    size = max(len(bots), seats)
    round_table = [bots[place % len(bots)] for place in range(size)]
    turned = (
        tuple(round_table[(place + turn) % size] for place in range(seats)) for turn in range(size)
    )
    return tuple(dict.fromkeys(turned))


def shares(scores: Scores) -> tuple[Figure, ...]:
    """Average what each won."""
    return tuple(share(scores[:, place]) for place in range(scores.shape[1]))


def by_hand(of_seats: NDArray[Any], hands: Sequence[Sequence[int]]) -> NDArray[Any]:
    """Add up what is counted by seat for each who can win."""
    return np.stack([of_seats[:, list(hand)].sum(axis=1) for hand in hands], axis=1)
