"""The same deals in every seating: each bot through all seats with the same luck.

For any number of those who can win; two are a case.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.analysis.favor import completed, share
from samurai_odds.engine.limit import Limit
from samurai_odds.grids.figure import Figure
from samurai_odds.play.game import Rows, Start
from samurai_odds.play.workers.player import Player

Scores = NDArray[np.float64]  # deals x whoever is scored

FIRST_DEALS = 64  # then as many again as there are, until it is enough


@dataclass
class Match:
    """Games of one start: ``rows[k]`` are those of seating ``seatings[k]``, deal by deal.

    ``start_of`` gives the start of a seating; ``scored`` reads off rows what each who can win
    has won of each game.
    """

    seatings: tuple[tuple[str, ...], ...]
    start_of: Callable[[Sequence[str]], Start]
    scored: Callable[[Rows], Scores]
    rows: list[Rows] = field(default_factory=list)
    interrupted: bool = False

    @property
    def deals(self) -> int:
        """How many deals were played in every seating."""
        return len(self.rows[0]) if self.rows else 0

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

    def play(
        self,
        limit: Limit,
        seed: int,
        player: Player | None = None,
        show: Callable[[int, int], None] | None = None,
    ) -> None:
        """Play deals in every seating until the worst error of a seat's share is small enough."""
        starts = [self.start_of(seating) for seating in self.seatings]
        play_many = (player or Player()).play_many

        def more(first: int, wanted: int) -> int:
            played = [play_many(start, seed, first, wanted) for start in starts]
            least = min(map(len, played))
            kept = self.rows or [rows[:0] for rows in played]
            self.rows = [
                np.concatenate([old, rows[:least]]) for old, rows in zip(kept, played, strict=True)
            ]
            return least

        self.interrupted = until_enough(more, self._worst_error, limit, limit.most_samples, show)

    def _worst_error(self) -> float:
        if self.deals < 2:
            return float("inf")
        return float(self.by_seat().std(axis=0, ddof=1).max() / self.deals**0.5)


def until_enough(
    more: Callable[[int, int], int],
    error: Callable[[], float],
    limit: Limit,
    most: int,
    show: Callable[[int, int], None] | None = None,
) -> bool:
    """Play deals, twice as many each time, until the error is small enough or time is up.

    ``more(first, wanted)`` plays deals from a number on and says how many. Returns whether
    Ctrl-C came; raises KeyboardInterrupt if it came before there was any deal.
    """
    begun, done, wanted = time.monotonic(), 0, min(FIRST_DEALS, most)
    while wanted:
        try:
            played = more(done, wanted)
        except KeyboardInterrupt:
            if not done:
                raise
            return True
        done += played
        if show:
            show(done, most)
        if played < wanted:
            return True
        if limit.stderr is not None and error() <= limit.stderr:
            break
        wanted = min(done, most - done)
        if limit.seconds is not None:
            elapsed = max(time.monotonic() - begun, 1e-9)
            wanted = max(0, min(wanted, int(done * (limit.seconds / elapsed - 1))))
    return False


def seatings_of(bots: Sequence[str], seats: int) -> tuple[tuple[str, ...], ...]:
    """Turn a line-up once round the table, each different seating once.

    ``seats`` are as many as can win: of two players two. Fewer bots than seats begin again
    from the first; more take part in further line-ups of as many as sit, turned likewise.
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


def largest(shares: Sequence[float]) -> int:
    """Find the place of the largest share, the first of equal ones."""
    return max(range(len(shares)), key=lambda seat: (round(shares[seat], 12), -seat))


def by_hand(of_seats: NDArray[Any], hands: Sequence[Sequence[int]]) -> NDArray[Any]:
    """Add up what is counted by seat for each who can win."""
    return np.stack([of_seats[:, list(hand)].sum(axis=1) for hand in hands], axis=1)
