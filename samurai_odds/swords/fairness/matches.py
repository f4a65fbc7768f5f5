"""The same deals in every seating: each bot through all seats with the same luck."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.limit import Limit
from samurai_odds.play.game import Rows
from samurai_odds.play.games import play_many
from samurai_odds.swords.field import recording as kept
from samurai_odds.swords.scenario.scenario import Scenario
from samurai_odds.swords.whole.outcomes import credit, part
from samurai_odds.swords.whole.staging import Staged

Scores = NDArray[np.float64]  # deals x whoever is scored

_FIRST = 64  # deals; then as many again as there are, until it is enough


@dataclass
class Match:
    """Games of one set-up: ``rows[k]`` are those of seating ``seatings[k]``, deal by deal."""

    staged: Staged
    seatings: tuple[tuple[str, ...], ...]
    rows: list[Rows] = field(default_factory=list)
    interrupted: bool = False

    @property
    def deals(self) -> int:
        """How many deals were played in every seating."""
        return len(self.rows[0]) if self.rows else 0

    @property
    def hands(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each who can win."""
        return self.staged.hands

    def credits(self) -> NDArray[np.float64]:
        """Give what each won: seatings x deals x those who can win (seats, or players of two)."""
        seats = len(self.staged.seats)
        return np.stack([by_hand(credit(rows, seats), self.hands) for rows in self.rows])

    def by_seat(self) -> Scores:
        """Give what each won of a deal, its seatings averaged: deals x those who can win."""
        return np.asarray(self.credits().mean(axis=0))

    def by_setup_sword(self) -> Scores:
        """Return what the holder of each sword drawn in the set-up won: deals x swords.

        The seatings are averaged. A player of two has two of the swords.
        """
        seats, player_of = self.staged.seats, self.staged.scenario.player_of
        hand_of = [player_of(seat) for seat in seats]
        found = []
        for rows, won in zip(self.rows, self.credits(), strict=True):
            held = part(rows, kept.SETUP_SWORD, len(seats))
            each = [(won[:, hand_of] * (held == number + 1)).sum(axis=1) for number in seats]
            found.append(np.stack(each, axis=1))
        return np.asarray(np.mean(found, axis=0))

    def by_bot(self, bot: str) -> Scores:
        """Give what a bot won of a deal for each seat that it held, its seatings averaged."""
        held = np.array([[name == bot for name in seating] for seating in self.seatings])
        won = (self.credits() * held[:, None, :]).sum(axis=(0, 2))
        return np.asarray(won / held.sum())


def by_hand(of_seats: NDArray[Any], hands: Sequence[Sequence[int]]) -> NDArray[Any]:
    """Add up what is counted by seat for each who can win."""
    return np.stack([of_seats[:, list(hand)].sum(axis=1) for hand in hands], axis=1)


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


def match_of(staged: Staged, bots: Sequence[str], scenario: Scenario | None = None) -> Match:
    """Make a match of some bots ready, of another set-up if that is given."""
    staged = staged if scenario is None else replace(staged, scenario=scenario)
    return Match(staged, seatings_of(bots, len(staged.hands)))


def seated(staged: Staged, seating: Sequence[str]) -> Staged:
    """Let bots sit down, each with all colors of its player."""
    player_of = staged.scenario.player_of
    return replace(staged, bots=tuple(seating[player_of(seat)] for seat in staged.seats))


def play_match(
    match: Match,
    limit: Limit,
    seed: int,
    threads: int | None = None,
    show: Callable[[int, int], None] | None = None,
) -> Match:
    """Play deals in every seating until the worst error of a seat's share is small enough."""
    begun = time.monotonic()
    starts = [seated(match.staged, seating).start for seating in match.seatings]
    most = limit.most_samples
    parts: list[list[Rows]] = [[] for _ in starts]
    wanted = min(_FIRST, most)
    while wanted:
        first = match.deals
        try:
            played = [play_many(start, seed, first, wanted, threads) for start in starts]
        except KeyboardInterrupt:
            match.interrupted = True
            if not match.deals:
                raise
            break
        least = min(map(len, played))
        match.interrupted = least < wanted
        for block, rows in zip(parts, played, strict=True):
            block.append(rows[:least])
        match.rows = [np.concatenate(block) for block in parts]
        if show:
            show(match.deals, most)
        if match.interrupted or _enough(match, limit):
            break
        wanted = min(match.deals, most - match.deals)
        if limit.seconds is not None:
            elapsed = time.monotonic() - begun
            left = limit.seconds - elapsed
            wanted = max(0, min(wanted, int(match.deals * left / max(elapsed, 1e-9))))
    return match


def _enough(match: Match, limit: Limit) -> bool:
    if limit.stderr is None or match.deals < 2:
        return False
    errors = match.by_seat().std(axis=0, ddof=1) / match.deals**0.5
    return bool(errors.max() <= limit.stderr)
