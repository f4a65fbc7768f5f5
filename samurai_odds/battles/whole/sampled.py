"""What all questions answered by playing whole games share: playing them until they are enough."""

import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cached_property
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from samurai_odds.battles.field import recording
from samurai_odds.battles.field.games import Played
from samurai_odds.battles.field.limits import USUAL, Run, play_until
from samurai_odds.battles.whole.staging import Staged
from samurai_odds.engine.answers.answer import Headlines, LargestError, check_seed, joint_table
from samurai_odds.engine.answers.expressions import check, evaluate
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.provenance import Provenance
from samurai_odds.engine.limit import Limit
from samurai_odds.engine.progress import Progress, bar
from samurai_odds.errors import OddsError, no_average

_MOST_SEARCHED = 2**15  # games looked through for those that meet a condition
_STRETCH = 1_024


class Sampled:
    """A question about whole games or turns, answered by playing them."""

    words: ClassVar[dict[str, tuple[str, ...]]] = {}
    usual_limit = USUAL
    width = recording.ROW  # of the rows that `play_games` gives
    staged: Staged
    provenance: Provenance
    run: Run | None = None

    # ---- what each question says of itself -------------------------------------------

    def play_games(
        self,
        seed: int,
        first: int,
        games: int,
        threads: int | None = None,
        deadline: float | None = None,
        progress: Callable[[int], None] | None = None,
    ) -> Played:
        """Play some games of a seed."""
        raise NotImplementedError

    def columns(self, rows: NDArray[np.int16]) -> dict[str, NDArray[np.int64]]:
        """Read the outcome variables off the rows of games."""
        raise NotImplementedError

    def derive(self, columns: Mapping[str, Any]) -> dict[str, Any]:
        """Add the names that expressions may use besides the variables."""
        raise NotImplementedError

    @property
    def aims(self) -> tuple[str, ...]:
        """The figures whose error a target applies to when none are shown."""
        raise NotImplementedError

    @property
    def heading(self) -> str:
        """The question in a line of plain words."""
        raise NotImplementedError

    @property
    def remarks(self) -> tuple[str, ...]:
        """What the asker should know before he reads the answer."""
        return ()

    @property
    def headlines(self) -> Headlines:
        """The figures to show when none are asked for."""
        raise NotImplementedError

    # ---- playing ---------------------------------------------------------------------

    def play(
        self,
        limit: Limit | None = None,
        seed: int = 0,
        shown: tuple[str, ...] = (),
        progress: Progress | None = None,
        threads: int | None = None,
    ) -> Odds:
        """Play games until the limit and give what came of them as a joint table."""
        check_seed(seed)
        self._check_shown(shown)
        self.warm_up()
        begun = time.perf_counter()
        error = LargestError(self, shown or self.aims)

        def largest(played: Played) -> float:
            error.prepare(self._named(played.rows))
            return error.largest(np.ones(len(played.rows), dtype=np.int64), len(played.rows))

        def games(first: int, number: int, deadline: float | None, show: Any) -> Played:
            return self.play_games(seed, first, number, threads, deadline, show)

        with bar("battles", progress) as show:
            self.run = run = play_until(games, limit or self.usual_limit, largest, show)
        made = replace(
            self.provenance,
            method="monte-carlo",
            samples=run.games,
            seed=seed,
            elapsed_s=round(time.perf_counter() - begun, 6),
            interrupted=run.interrupted,
        )
        columns = self.columns(run.played.rows)
        table = np.stack(list(columns.values()), axis=1)
        rows, counts = np.unique(table, axis=0, return_counts=True)
        distinct = dict(zip(columns, rows.T, strict=True))
        return joint_table(self, distinct, counts / run.games, made)

    def warm_up(self) -> None:
        """Have the rules compiled, before any clock runs."""
        from samurai_odds.battles.whole.compiling import ready

        ready(self.staged.setup)

    def _check_shown(self, shown: tuple[str, ...]) -> None:
        """Refuse a wrong expression before anything is played."""
        nothing = self._named(np.zeros((1, self.width), dtype=np.int16))
        for text in shown:
            check(text, nothing, self.words)
            if text.strip() in self.words:
                raise OddsError(no_average(text.strip(), self.words[text.strip()]))

    def _named(self, rows: NDArray[np.int16]) -> dict[str, Any]:
        columns = self.columns(rows)
        return columns | self.derive(columns)

    # ---- the games played ------------------------------------------------------------

    @cached_property
    def games(self) -> dict[str, Any]:
        """The variables of every game played, in the order of their numbers."""
        assert self.run is not None
        return self._named(self.run.played.rows)

    def met(self, condition: str | None) -> NDArray[np.bool_]:
        """Mark the games played that meet a condition."""
        assert self.run is not None
        if condition is None:
            return np.ones(self.run.games, dtype=np.bool_)
        return np.asarray(evaluate(condition, self.games, self.words) != 0)

    def nth_that_meets(self, seed: int, place: int, condition: str) -> int:
        """Find the number of the game that is the ``place``-th (from 0) to meet a condition."""
        with bar("games looked through", None) as show:
            for start in range(0, _MOST_SEARCHED, _STRETCH):
                played = self.play_games(seed, start, _STRETCH)
                if show:
                    show(start + _STRETCH, _MOST_SEARCHED)
                names = self._named(played.rows)
                found = np.flatnonzero(evaluate(condition, names, self.words) != 0)
                if place < len(found):
                    return start + int(found[place])
                place -= len(found)
        raise OddsError(f"too few of the first {_MOST_SEARCHED:,} games meet '{condition}'")
