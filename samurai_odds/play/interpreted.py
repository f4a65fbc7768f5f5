"""Games played by the plain rules: the same games, a hundred times slower, but at once.

Worth it where nothing has been compiled yet and few games are wanted.
"""

import sys
import time
from collections import defaultdict
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.interpreting import Interpreter
from samurai_odds.engine.sampling.pools import SEARCH, PoolTable
from samurai_odds.engine.sampling.streams import key
from samurai_odds.engine.sampling.until import is_late
from samurai_odds.play import loop
from samurai_odds.play.game import Game, Rows, Start

REDRAWN = 0x5EED  # tells the stream of what is drawn anew from that of the game
PATIENCE = 15.0  # seconds that a process plays a game interpreted before it compiles
_SPENT: dict[Game, float] = defaultdict(float)  # of them


def time_left(game: Game) -> float:
    """Give the seconds for which a game is still played interpreted."""
    return PATIENCE - _SPENT[game]


def are_few(start: Start, games: int) -> bool:
    """Say whether games will be played in the time left, judging by the first of seed 0."""
    if time_left(start.game) <= 0 or games <= 1:
        return time_left(start.game) > 0
    rows = np.zeros((1, start.game.row), dtype=np.int16)
    return _timed(start, 0, 0, rows) * games <= time_left(start.game)


def play_few(
    start: Start,
    seed: int,
    first: int,
    games: int,
    deadline: float | None = None,
    progress: Callable[[int], None] | None = None,
) -> Rows | None:
    """Play games interpreted, as `games.play_many` does; None if compiling them takes less time.

    That shows after the first game, or later if those to come take longer.
    """
    rows = np.zeros((games, start.game.row), dtype=np.int16)
    elapsed, done = 0.0, 0
    if time_left(start.game) <= 0:
        return None
    try:
        while done < games:
            elapsed += _timed(start, seed, first + done, rows[done : done + 1])
            done += 1
            if elapsed / done * (games - done) > time_left(start.game):
                return None
            if progress:
                progress(1)
            if is_late(deadline):
                break
    except KeyboardInterrupt:
        if not done:
            raise
    return rows[:done]


def _timed(start: Start, seed: int, number: int, rows: Rows) -> float:
    begun = time.perf_counter()
    play_interpreted(start, seed, number, rows, np.zeros(0, dtype=np.int64))
    elapsed = time.perf_counter() - begun
    _SPENT[start.game] += elapsed
    return elapsed


def play_interpreted(
    start: Start, seed: int, first: int, rows: Rows, log: NDArray[np.int64]
) -> int:
    """Play games by the plain rules and note what is kept of each, as the compiled loop does.

    Question and state are memory views: they give Python's numbers, and parts of them are
    views too. Returns `loop.DONE`: dice are tabulated where they are rolled.
    """
    question, first_state = _view(start.question.whole), _view(start.state)
    player, state = _player(start.game), _view(np.empty_like(start.state))
    aside, keys = [0] * start.game.aside, (key(seed), key(seed ^ REDRAWN))
    return int(
        player.play_games(
            question, first_state, *player.dice, *keys, first, state, aside, rows, log
        )
    )


def _view(numbers: Any) -> memoryview:
    array: Any = np.ascontiguousarray(numbers, dtype=np.int64)
    return memoryview(array)


@cache
def _player(game: Game) -> "_Player":
    return _Player(game)


class _Player:
    """The loop of a game with its rules and bots, for Python to run."""

    def __init__(self, game: Game) -> None:
        bots = game.bots.modules

        def ask_bot(q: Any, s: Any, uniform: int, bot: int) -> int:
            return int(interpret(bots[bot].choose)(q, s, uniform))

        interpret = Interpreter(
            ask_bot=ask_bot,
            game_means=game.means,
            game_silent=game.silent,
            **game.hooks,
            **game.sooner,
        )
        self.play_games = interpret(loop.play_games)
        pools = _Pools(game)
        self.dice = pools, pools.table.outcome, pools.limit, _Same(SEARCH), _Same(0)


class _Pools:
    """Where each pool starts in the table, by code, as the loop asks: it adds what is missing."""

    def __init__(self, game: Game) -> None:
        self.table = PoolTable(game)
        self.limit: list[int] = []

    def __len__(self) -> int:
        return sys.maxsize

    def __getitem__(self, code: int) -> int:
        if code >= len(self.table.start) or self.table.start[code] < 0:
            self.table.add(code)
            self.limit += self.table.limits(code).tolist()
        return self.table.start[code]


class _Same:
    """The same number everywhere: a guide that has the loop search from a pool's first outcome."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __getitem__(self, _: int) -> int:
        return self.number
