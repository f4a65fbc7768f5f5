"""The games that a balance rests on: every bot against every bot, within one limit."""

import time
from collections.abc import Callable, Iterable

import numpy as np

from samurai_odds.analysis.balance import OPEN, Scores
from samurai_odds.analysis.balance_matrix import (
    MatrixTest,
    Pair,
    Table,
    all_pairs,
    equilibrium,
    mixed,
)
from samurai_odds.engine.limit import MOST_SAMPLES, Limit
from samurai_odds.engine.progress import Progress
from samurai_odds.errors import OddsError
from samurai_odds.play.game import Rows, Start
from samurai_odds.play.search.searching import play_many

PARTS = (0.45, 0.6, 0.9, 1.0)  # of the time: the share; games beside it; changes; their check
EVERY_CELL = 2_048  # games of every two bots, if there is time
SHARE, BESIDE, CHANGES, CHECK = range(4)


class Matches:
    """Plays bots against each other, with the same luck, and counts what it has played.

    ``usual`` is where the battle begins as it is, for any bots; ``scores_of`` reads red's
    score off the rows of its games: 1 won, 0 lost, 1/2 won by nobody.
    """

    def __init__(
        self,
        usual: Start,
        scores_of: Callable[[Rows], Scores],
        bots: tuple[str, ...],
        seed: int,
        limit: Limit,
        threads: int | None,
        show: Progress | None,
    ) -> None:
        self.usual, self.scores_of = usual, scores_of
        self.bots, self.seed, self.limit = bots, seed, limit
        self.threads, self.show = threads, show
        self.begun = time.monotonic()
        self.played = self.used = 0  # games; numbers of games of the seed
        self.interrupted = False
        self.everyone = all_pairs(len(bots))

    # ---- playing ---------------------------------------------------------------------

    def more(
        self,
        start: Start,
        table: Table,
        pairs: Iterable[Pair],
        goal: int,
        part: int,
        first: int = 0,
    ) -> bool:
        """Play on to so many games of each of some pairs; False if there was no time to.

        ``first`` is the number of the first game. A pair that has not met plays a few games
        even when the time of this ``part`` is up.
        """
        for pair in pairs:
            done = len(table.get(pair, ()))
            if done >= goal:
                continue
            if self.interrupted or (done and self._late(part)):
                return False
            fresh = self._play(start, pair, first + done, goal - done, part)
            table[pair] = np.concatenate([table[pair], fresh]) if done else fresh
            if len(table[pair]) < goal:
                return False
        return True

    def _play(self, start: Start, pair: Pair, first: int, games: int, part: int) -> Scores:
        red, blue = (self.bots[player] for player in pair)
        deadline = self._deadline(part)
        try:
            rows = play_many(
                start.with_bots((red, blue)),
                self.seed,
                first,
                games,
                self.threads,
                deadline,
                self._count,
            )
        except KeyboardInterrupt:
            if not self.played:
                raise
            self.interrupted = True
            return np.zeros(0)
        self.used = max(self.used, first + games)
        self.interrupted = len(rows) < games and not self._late(part)
        return self.scores_of(rows)

    def _count(self, games: int) -> None:
        self.played += games
        if self.show:
            self.show(self.played, MOST_SAMPLES)

    def _deadline(self, part: int) -> float | None:
        seconds = self.limit.seconds
        return None if seconds is None else self.begun + PARTS[part] * seconds

    def _late(self, part: int) -> bool:
        deadline = self._deadline(part)
        return deadline is not None and time.monotonic() >= deadline

    # ---- the battle as it is ---------------------------------------------------------

    def share(self, test: MatrixTest) -> Table:
        """Play until the test has decided and the error is small enough.

        Once it has decided and every cell has its games, only those play on who meet in
        the equilibrium.
        """
        most, wanted = self.limit.most_samples, self.limit.stderr
        table: Table = {}
        pairs = self.everyone
        while test.next_look is not None:
            goal = min(test.next_look, most)
            if not self.more(self.usual, table, pairs, goal, SHARE) or goal < test.next_look:
                break
            decided = test.look(table).word != OPEN
            found = equilibrium(table, len(self.bots))
            precise = wanted is not None and found.share.se <= wanted
            if goal >= most or (decided and precise and goal >= EVERY_CELL):
                break
            pairs = list(found.weights) if decided and goal >= EVERY_CELL else self.everyone
        if any(not len(table.get(pair, ())) for pair in self.everyone):
            raise OddsError("stopped before every bot had met every other")
        return table

    def beside(
        self, other: Start, table: Table, weights: dict[Pair, float]
    ) -> tuple[Scores, Scores] | None:
        """Play the equilibrium's games from another start, with the same luck.

        Gives red's scores as it is and from there, game by game; None if there was no time.
        """
        changed: Table = {}
        usual = mixed(table, weights)
        self.more(other, changed, weights, len(usual), BESIDE)
        if self.interrupted or len(changed) < len(weights):
            return None
        found = mixed(changed, weights)
        return usual[: len(found)], found
