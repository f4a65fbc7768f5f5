"""Games by the thousand from a start, the same at any number of threads.

They are played by compiled rules and bots; a few, where nothing has been compiled yet, by
the plain ones (`interpreted`). What compiles is loaded when games are played: to read a record
none is.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from threading import Lock
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.sampling.pools import PoolTable
from samurai_odds.engine.sampling.streams import DRAW_BITS, GOLDEN, WORD, key
from samurai_odds.engine.sampling.until import is_late
from samurai_odds.errors import OddsError
from samurai_odds.play import loop
from samurai_odds.play.game import Game, Rows, Start, State
from samurai_odds.play.interpreted import REDRAWN, are_few, play_few, play_interpreted, time_left

if TYPE_CHECKING:
    from samurai_odds.engine.compiled import Twin

Event = tuple[int, int, Any]  # a roll's or decision's code, its value, the options of a decision

CHUNK = 64  # games a thread plays at a time, at most; does not affect the answer
_LEAST = 8  # at least: advice plays a plan's games by dozens, on all cores
_MOST_LOGGED = 2_000_000  # numbers of the events of one game
_SHARES = 2  # of a thread, so that one that is done early takes another
DICE_LOCK = Lock()  # of the tables of dice, which grow while threads play


@cache
def pool_table(game: Game) -> PoolTable:
    """Give the one table of dice that a game uses."""
    table = PoolTable(game)
    for code in game.rolls():
        table.add(code)
    return table


@cache
def player(game: Game) -> Callable[..., int]:
    """Load the loop that plays a game, with its bots, compiled if it is not shipped."""
    return playing_loop(game, _bots(game))


def at_hand(game: Game) -> bool:
    """Return whether the loop that plays a game is shipped, or has been compiled before."""
    from samurai_odds.engine.compiled import is_compiled

    return is_compiled(loop_of(game))


def loop_of(game: Game) -> "Twin":
    """Return the loop that plays a game, with all its bots, as a twin."""
    return _loop(game, _bots(game))


@cache
def _bots(game: Game) -> Callable[..., Any]:
    from samurai_odds.engine.compiled import APART, twin

    chain: Callable[..., Any] = loop.others
    for bot in reversed(game.bots.modules):
        chain = twin(loop.ask_bot, APART, choose=bot.choose, others=chain)
    return chain


def ready(start: Start, games: int | None = None) -> None:
    """Load what plays games; compile it unless so few are wanted that they are played without."""
    if at_hand(start.game) or games is None or not are_few(start, games):
        play_range(start, 0, 0, 1)


def playing_loop(game: Game, ask_bot: Callable[..., Any]) -> Callable[..., int]:
    """Load the loop with whoever is asked; the first time it is compiled, and that is said.

    Another process may compile it meanwhile: then this one waits for what that has made.
    """
    from samurai_odds.engine.compiled import (
        FULL_GAME,
        compiling_said,
        is_compiled,
        say_waiting,
        why_compiled,
    )

    compiled = _loop(game, ask_bot)
    nobody = np.zeros(0, dtype=np.int64)
    rows = np.zeros((0, game.row), dtype=np.int16)
    zero = np.uint64(0)
    numbers = nobody, nobody, *_dice(game), zero, zero, 0, nobody, nobody, rows, nobody
    if is_compiled(compiled):
        compiled(*numbers)
        return compiled
    from samurai_odds.engine.compiling.cache import one_at_a_time

    waiting = one_at_a_time(game.name, say_waiting)
    with waiting, compiling_said(game.name, FULL_GAME, why_compiled(compiled)):
        compiled(*numbers)
    return compiled


@cache
def _loop(game: Game, ask_bot: Callable[..., Any]) -> "Twin":
    from samurai_odds.engine.compiled import APART, twin

    asking = twin(
        loop.asked, APART, ask_bot=ask_bot, game_means=game.means, game_silent=game.silent
    )
    return twin(loop.play_games, APART, asked=asking, **game.hooks)


def _dice(game: Game) -> tuple[Any, ...]:
    with DICE_LOCK:
        dice = pool_table(game).arrays()
    return dice.start, dice.outcome, dice.limit, dice.guide, dice.guide_start


def play_range(start: Start, seed: int, first: int, games: int) -> Rows:
    """Play games ``first`` to ``first + games - 1`` of a seed on this thread."""
    end = first + games
    parts = [
        _play_chunk(start, seed, number, min(CHUNK, end - number))
        for number in range(first, end, CHUNK)
    ]
    return joined(start.game, parts)


def joined(game: Game, parts: list[Rows]) -> Rows:
    """Put games together, in the order of their numbers."""
    return np.concatenate([np.zeros((0, game.row), dtype=np.int16), *parts])


def _play_chunk(start: Start, seed: int, first: int, games: int) -> Rows:
    """Play a few games; one by one from the first when their dice were not in the table yet."""
    while True:
        rows = np.zeros((games, start.game.row), dtype=np.int16)
        missing = _play(start, seed, first, rows, np.zeros(0, dtype=np.int64))
        if missing == loop.DONE:
            return rows
        _add_dice(start.game, missing)
        if games > 1:
            singly = range(first, first + games)
            return joined(start.game, [_play_chunk(start, seed, number, 1) for number in singly])


def record(start: Start, seed: int, game: int) -> list[Event]:
    """Play one game and give its events: what, value, and the options of a choice."""
    rows = np.zeros((1, start.game.row), dtype=np.int16)
    log = np.zeros(_MOST_LOGGED, dtype=np.int64)
    plain = not at_hand(start.game) and time_left(start.game) > 0
    play = play_interpreted if plain else _play
    while (missing := play(start, seed, game, rows, log)) > loop.DONE:
        _add_dice(start.game, missing)
    return read_log(log, seed, game)


def play_part(
    start: Start, seed: int, game: int, rows: Rows, log: NDArray[np.int64]
) -> tuple[State, int | None]:
    """Play one game until the question has it stopped: its state, and the draws until then.

    None draws if it has ended; then its row is written, else only what is noted by turns.
    Events are added to the log, if it has room for any (`read_log`).
    """
    state, noted = np.empty_like(start.state), rows.copy()
    while (code := _play(start, seed, game, rows, log, state)) > loop.DONE:
        _add_dice(start.game, code)
        rows[:] = noted  # played again from its start
    return state, None if code == loop.DONE else loop.stopped(code)


def read_log(log: NDArray[np.int64], seed: int, game: int) -> list[Event]:
    """Read the events of a game; OddsError if they did not all fit."""
    if log[0] > len(log):
        raise OddsError(f"game {game} of seed {seed} is too long to be recorded")
    return list(_events(log))


def _add_dice(game: Game, code: int) -> None:
    """Tabulate a roll; several threads may come upon new ones at once."""
    with DICE_LOCK:
        pool_table(game).add(code)


def _events(log: NDArray[np.int64]) -> Iterator[Event]:
    place, end = 1, int(log[0])
    while place < end:
        what, value, options = (int(number) for number in log[place : place + 3])
        listed = tuple(int(number) for number in log[place + 3 : place + 3 + options])
        yield what, value, listed if what < 0 else None
        place += 3 + options


def redrawn_from(seed: int, game: int) -> np.uint64:
    """Give the word of the stream from which a game draws anew what its seat cannot know."""
    return np.uint64((key(seed ^ REDRAWN) + (game << DRAW_BITS) * GOLDEN) & WORD)


def _play(
    start: Start,
    seed: int,
    first: int,
    rows: Rows,
    log: NDArray[np.int64],
    state: State | None = None,
) -> int:
    lent = start.question.lend()
    try:
        return player(start.game)(
            lent.numbers,
            start.state,
            *_dice(start.game),
            np.uint64(key(seed)),
            redrawn_from(seed, 0),
            first,
            np.empty_like(start.state) if state is None else state,
            np.zeros(start.game.aside, dtype=np.int64),
            rows,
            log,
        )
    finally:
        lent.back()


def play_many(
    start: Start,
    seed: int,
    first: int,
    games: int,
    threads: int | None = None,
    deadline: float | None = None,
    progress: Callable[[int], None] | None = None,
) -> Rows:
    """Play a range of games on several threads; fewer if the deadline comes, never a gap.

    ``deadline`` is a time of `time.monotonic`. Ctrl-C raises KeyboardInterrupt only if no
    chunk is done; otherwise it ends the run with the games played so far.
    """
    if not at_hand(start.game):
        few = play_few(start, seed, first, games, deadline, progress)
        if few is not None:
            return few
    end = first + games
    player(start.game)  # compiled or loaded before the threads begin
    threads = threads or os.cpu_count() or 1
    size = min(CHUNK, max(_LEAST, -(-games // (_SHARES * threads))))
    parts = [
        partial(_play_chunk, start, seed, number, min(size, end - number))
        for number in range(first, end, size)
    ]
    return joined(start.game, on_threads(parts, threads, deadline, progress))


def on_threads(
    parts: Sequence[Callable[[], Rows]],
    threads: int | None,
    deadline: float | None,
    progress: Callable[[int], None] | None,
) -> list[Rows]:
    """Play parts of a range on several threads: the first of them if the deadline comes.

    Ctrl-C raises KeyboardInterrupt only if no part is done.
    """
    done: list[Rows] = []
    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as workers:
        waiting = [workers.submit(part) for part in parts]
        try:
            for future in waiting:
                done.append(future.result())
                if progress:
                    progress(len(done[-1]))
                if is_late(deadline):
                    break
        except KeyboardInterrupt:
            if not done:
                raise
        finally:
            for future in waiting:
                future.cancel()
    return done
