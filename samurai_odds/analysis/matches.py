"""The games that a balance rests on, within one limit."""

import time
from collections.abc import Callable, Iterable, Sequence

import numpy as np

from samurai_odds.analysis.favor import Scores, share
from samurai_odds.engine.limit import MOST_SAMPLES, Limit
from samurai_odds.engine.progress import Progress
from samurai_odds.errors import OddsError
from samurai_odds.play.game import Rows, Start
from samurai_odds.play.workers.player import Player

PARTS = (0.7, 0.8, 1.0)  # of the time, by when each of these ends:
SHARE, OTHERS, BESIDE = range(3)
FIRST_LOOK = 256  # games; whether it is enough is looked at whenever they have doubled
OTHER_GAMES = 1_024  # between players other than those of the verdict

Pair = tuple[str, str]  # the bots of red and of blue
Table = dict[Pair, Scores]


class Matches:
    """Plays bots against each other, with the same luck, and counts what it has played.

    ``usual`` is where the battle begins as it is, for any bots; ``scores_of`` reads red's
    score off the rows of its games: 1 won, 0 lost, 1/2 won by nobody. ``pairs`` are those of the
    verdict: two of one bot, or two bots and the same with their sides swapped.
    """

    def __init__(
        self,
        usual: Start,
        scores_of: Callable[[Rows], Scores],
        pairs: tuple[Pair, ...],
        seed: int,
        limit: Limit,
        player: Player,
        show: Progress | None,
    ) -> None:
        self.usual, self.scores_of = usual, scores_of
        self.pairs, self.seed, self.limit = pairs, seed, limit
        self.player, self.show = player, show
        self.begun = time.monotonic()
        self.played = 0  # games
        self.rows: list[Rows] = []  # of the verdict
        self.interrupted = False

    # ---- playing ---------------------------------------------------------------------

    def more(
        self,
        start: Start,
        table: Table,
        pairs: Iterable[Pair],
        goal: int,
        part: int,
    ) -> bool:
        """Play on to so many games of each of some pairs; False if there was no time to.

        A pair that has not met plays a few games even when the time of this ``part`` is up.
        """
        for pair in pairs:
            done = len(table.get(pair, ()))
            if done >= goal:
                continue
            if self.interrupted or (done and self._late(part)):
                return False
            fresh = self._play(start, pair, done, goal - done, part)
            table[pair] = np.concatenate([table[pair], fresh]) if done else fresh
            if len(table[pair]) < goal:
                return False
        return True

    def _play(self, start: Start, pair: Pair, first: int, games: int, part: int) -> Scores:
        deadline = self._deadline(part)
        try:
            rows = self.player.play_many(
                start.with_bots(pair), self.seed, first, games, deadline, self._count
            )
        except KeyboardInterrupt:
            if not self.played:
                raise
            self.interrupted = True
            return np.zeros(0)
        self.interrupted = len(rows) < games and not self._late(part)
        if part == SHARE:
            self.rows.append(rows)
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

    def share(self) -> Table:
        """Play those of the verdict until the error is small enough."""
        most, wanted = self.limit.most_samples, self.limit.stderr
        table: Table = {}
        goal = min(FIRST_LOOK, most)
        while self.more(self.usual, table, self.pairs, goal, SHARE) and goal < most:
            if wanted is not None and share(averaged(table, self.pairs)).se <= wanted:
                break
            goal = min(2 * goal, most)
        if any(not len(table.get(pair, ())) for pair in self.pairs):
            raise OddsError("stopped before a battle was played")
        return table

    def others(self, bots: Sequence[str]) -> dict[str, Scores]:
        """Play two of each of some other bots, as far as there is time."""
        table: Table = {}
        goal = min(OTHER_GAMES, self.limit.most_samples)
        for bot in bots:
            self.more(self.usual, table, [(bot, bot)], goal, OTHERS)
        return {bot: table[bot, bot] for bot in bots if len(table.get((bot, bot), ()))}

    def beside(self, other: Start, usual: Scores) -> tuple[Scores, Scores] | None:
        """Play the games of the verdict from another start, with the same luck.

        Gives red's scores as it is and from there, game by game; None if there was no time.
        """
        changed: Table = {}
        self.more(other, changed, self.pairs, len(usual), BESIDE)
        if self.interrupted or len(changed) < len(self.pairs):
            return None
        found = averaged(changed, self.pairs)
        return usual[: len(found)], found


def averaged(table: Table, pairs: Sequence[Pair]) -> Scores:
    """Average the scores of some pairs game by game, as far as all went."""
    games = min(len(table[pair]) for pair in pairs)
    return np.asarray(np.mean([table[pair][:games] for pair in pairs], axis=0))
