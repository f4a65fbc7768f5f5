"""The games that a balance rests on, played within one limit."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from samurai_odds.analysis.balance import OPEN, FairnessTest, Scores, ranked, share
from samurai_odds.analysis.battles_changes import Change, changes
from samurai_odds.battles.field import recording as kept
from samurai_odds.battles.field.changes import changed
from samurai_odds.battles.field.games import play_many
from samurai_odds.battles.field.setup import Setup
from samurai_odds.battles.scenario import RED
from samurai_odds.battles.whole.staging import Staged
from samurai_odds.engine.figure import Figure
from samurai_odds.engine.limit import MOST_SAMPLES, Limit
from samurai_odds.engine.progress import Progress

STAGES = (512, 2_048, 8_192)  # games of each change: coarse first, then the best of them
_KEPT = (8, 6)  # changes kept after each stage but the last
_SHARES = (0.45, 0.65)  # of the time: the share; that and the first move


@dataclass(frozen=True)
class Tried:
    """A change that was tried: red's share with it, and whether it is as near even as any."""

    change: Change
    share: Figure
    tied: bool


class Matches:
    """Plays two bots in every seating, with the same luck, and counts what it has played."""

    def __init__(
        self, staged: Staged, seed: int, limit: Limit, threads: int | None, show: Progress | None
    ) -> None:
        self.staged, self.seed, self.limit, self.threads = staged, seed, limit, threads
        self.show = show
        self.begun = time.monotonic()
        self.played = 0
        self.interrupted = False
        pair = (staged.red, staged.blue)
        self.seats = [pair] if pair[0] == pair[1] else [pair, (pair[1], pair[0])]

    # ---- playing ---------------------------------------------------------------------

    def share(self, test: FairnessTest) -> list[Scores]:
        """Play until the test has decided and the error is small enough; scores by seating."""
        setup, deadline = self.staged.setup, self._deadline(_SHARES[0])
        scores = self._none()
        most = self.limit.most_samples
        while test.next_look is not None and not self.interrupted:
            goal = min(test.next_look, most)
            scores = self.more(setup, scores, goal, deadline)
            if len(scores[0]) < goal or goal < test.next_look:
                break
            figure = share(*scores)
            decided = test.look(figure).word != OPEN
            wanted = self.limit.stderr
            if goal >= most or (decided and wanted is not None and figure.se <= wanted):
                break
        return scores

    def more(
        self,
        setup: Setup,
        scores: list[Scores],
        goal: int,
        deadline: float | None = None,
    ) -> list[Scores]:
        """Play on to so many games in every seating, as far as the time allows."""
        done, more = len(scores[0]), []
        for red, blue in self.seats:
            if self.interrupted or _late(deadline):
                return scores
            wanted = goal - done
            if wanted <= 0:
                return scores
            try:
                rows = play_many(
                    setup, red, blue, self.seed, done, wanted, self.threads, deadline, self._count
                ).rows
            except KeyboardInterrupt:
                if not self.played:
                    raise
                self.interrupted = True
                return scores
            self.interrupted = len(rows) < wanted and not _late(deadline)
            more.append(_scores(rows))
        least = min(len(column) for column in more)
        return [np.concatenate([old, new[:least]]) for old, new in zip(scores, more, strict=True)]

    def _none(self) -> list[Scores]:
        return [np.zeros(0) for _ in self.seats]

    def _count(self, games: int) -> None:
        self.played += games
        if self.show:
            self.show(self.played, MOST_SAMPLES)

    def _deadline(self, part: float = 1.0) -> float | None:
        seconds = self.limit.seconds
        return None if seconds is None else self.begun + part * seconds

    def other_first(self, games: int) -> list[Scores]:
        """Play the same games with the other side moving first."""
        scenario = self.staged.scenario
        setup = changed(self.staged.setup, replace(scenario, first=1 - scenario.first))
        return self.more(setup, self._none(), games, self._deadline(_SHARES[1]))

    # ---- changes ---------------------------------------------------------------------

    def changes(self, stronger: int) -> tuple[Tried, ...]:
        """Try all changes on few games, the best of them on more."""
        scenario = self.staged.scenario
        left = [Change("as it is", scenario, (-1, 0)), *changes(scenario, stronger)]
        setups = [changed(self.staged.setup, change.scenario) for change in left]
        scores = [self._none() for _ in left]
        found: tuple[Tried, ...] = ()
        for number, games in enumerate(STAGES):
            goal = min(games, self.limit.most_samples)
            for place, setup in enumerate(setups):
                scores[place] = self.more(setup, scores[place], goal, self._deadline())
            if not left or any(len(columns[0]) < goal for columns in scores):
                break
            order = ranked([np.mean(columns, axis=0) for columns in scores])
            found = tuple(Tried(left[place], share(*scores[place]), tied) for place, tied in order)
            if number == len(_KEPT) or goal < games:
                break
            keep = _kept(left, order, _KEPT[number])
            left, setups = _taken(left, keep), _taken(setups, keep)
            scores = _taken(scores, keep)
        return found


def _kept(left: Sequence[Change], order: Sequence[tuple[int, bool]], most: int) -> list[int]:
    """Choose what is played on: half the nearest to even, half the smallest that tie with it."""
    nearest = [place for place, _ in order[: most // 2]]
    tied = [place for place, tied in order if tied and place not in nearest]
    return [*nearest, *sorted(tied, key=lambda place: left[place].size)[: most - len(nearest)]]


def _taken(items: Sequence[Any], places: Sequence[int]) -> list[Any]:
    return [items[place] for place in places]


def _scores(rows: Any) -> Scores:
    """Score games for red: 1 won, 0 lost, 1/2 won by nobody."""
    winner = rows[:, kept.WINNER]
    return np.where(winner < 0, 0.5, np.where(winner == RED, 1.0, 0.0))


def _late(deadline: float | None) -> bool:
    return deadline is not None and time.monotonic() >= deadline
