"""Games by the thousand: compiled bots on a scenario, the same at any number of threads."""

import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from threading import Lock
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.battles.bots import bots, number_of
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field import machine, playing, recording
from samurai_odds.battles.field.fighting.strike_odds import strike_table
from samurai_odds.battles.field.setup import Setup
from samurai_odds.engine.compiled import APART, one_at_a_time, twin
from samurai_odds.engine.machine import Machine
from samurai_odds.engine.sampling.pools import PoolTable
from samurai_odds.engine.sampling.streams import key
from samurai_odds.errors import OddsError

CHUNK = 64  # games a thread plays at a time; does not affect the answer
_DICE_LOCK = Lock()  # of the table of dice, which grows while threads play
MOST_TURNS_KEPT = 400  # of the tokens over time


def _begin(_: Any) -> list[int]:
    raise NotImplementedError("a game begins with its setup's state")


GAME = Machine("battles game", _begin, machine.pending, machine.step, machine.pool, at.WIDTH)


@cache
def pool_table() -> PoolTable:
    """Give the one table of dice that games use."""
    return PoolTable(GAME)


@cache
def player() -> Callable[..., int]:
    """Compile the loop that plays games, with all bots."""
    chain = playing.others
    for bot in reversed(bots()):
        chain = twin(playing.ask_bot, APART, choose=bot.choose, others=chain)
    return playing_loop(twin(playing.asked, APART, ask_bot=chain))


def playing_loop(asked: Callable[..., Any]) -> Callable[..., int]:
    """Compile the loop with whoever is asked; takes half a minute or so the first time."""
    loop = twin(playing.play_games, APART, asked=asked)
    nobody = np.zeros(0, dtype=np.int64)
    with one_at_a_time():
        loop(
            nobody,
            nobody,
            *_dice(),
            np.uint64(0),
            0,
            nobody,
            np.zeros((0, recording.ROW), dtype=np.int16),
            np.zeros((0, 2, recording.TIMELINE_FIELDS), dtype=np.int64),
            np.zeros(0, dtype=np.int64),
        )
    return loop


def _dice() -> tuple[Any, ...]:
    with _DICE_LOCK:
        dice = pool_table().arrays()
    return dice.start, dice.outcome, dice.limit, dice.guide, dice.guide_start


@dataclass(frozen=True)
class Played:
    """Games played: a row each (`recording`), and the tokens at the start of each turn."""

    rows: NDArray[np.int16]
    timeline: NDArray[np.int64]


def joined(parts: list[Played]) -> Played:
    """Put games together, in the order of their numbers."""
    timeline: NDArray[np.int64] = np.sum([part.timeline for part in parts], axis=0)
    return Played(np.concatenate([part.rows for part in parts]), timeline)


def play_range(setup: Setup, red: str, blue: str, seed: int, first: int, games: int) -> Played:
    """Play games ``first`` to ``first + games - 1`` of a seed on this thread."""
    question, end = _question(setup, red, blue), first + games
    starts = range(first, end, CHUNK)
    return joined(
        [_play_chunk(question, setup, seed, start, min(CHUNK, end - start)) for start in starts]
    )


def _play_chunk(
    question: NDArray[np.int64], setup: Setup, seed: int, first: int, games: int
) -> Played:
    """Play a few games; again from the first when their dice were not in the table yet."""
    rows = np.zeros((games, recording.ROW), dtype=np.int16)
    while True:
        timeline = np.zeros((MOST_TURNS_KEPT, 2, recording.TIMELINE_FIELDS), dtype=np.int64)
        missing = _play(question, setup, seed, first, rows, timeline, np.zeros(0, dtype=np.int64))
        if missing == playing.DONE:
            return Played(rows, timeline)
        _add_dice(missing)


def _question(setup: Setup, red: str, blue: str) -> NDArray[np.int64]:
    """Give the scenario's question with the bots named, and the odds that they weigh."""
    if not setup.question[at.STRIKE_ODDS : at.STRIKE_ODDS + at.STRIKE_ODDS_SIZE].any():
        table = strike_table(setup)
        setup.question[at.STRIKE_ODDS : at.STRIKE_ODDS + at.STRIKE_ODDS_SIZE] = table
    question = setup.question.copy()
    question[at.BOTS], question[at.BOTS + 1] = number_of(red), number_of(blue)
    return question


def record(setup: Setup, red: str, blue: str, seed: int, game: int) -> list[tuple[int, int, Any]]:
    """Play one game and give its events: what, value, and the options of a choice.

    ``what`` is the code of a roll, or -(10 * kind of decision + side).
    """
    question = _question(setup, red, blue)
    rows = np.zeros((1, recording.ROW), dtype=np.int16)
    log = np.zeros(2_000_000, dtype=np.int64)
    while True:
        timeline = np.zeros((1, 2, recording.TIMELINE_FIELDS), dtype=np.int64)
        missing = _play(question, setup, seed, game, rows, timeline, log)
        if missing == playing.DONE:
            if log[0] > len(log):
                raise OddsError(f"game {game} of seed {seed} is too long to be recorded")
            return list(_events(log))
        _add_dice(missing)


def _add_dice(code: int) -> None:
    """Tabulate a roll; several threads may come upon new ones at once."""
    with _DICE_LOCK:
        pool_table().add(code)


def _events(log: NDArray[np.int64]) -> Iterator[tuple[int, int, Any]]:
    place, end = 1, int(log[0])
    while place < end:
        what, value, options = (int(number) for number in log[place : place + 3])
        listed = tuple(int(number) for number in log[place + 3 : place + 3 + options])
        yield what, value, listed if what < 0 else None
        place += 3 + options


def _play(
    question: NDArray[np.int64],
    setup: Setup,
    seed: int,
    first: int,
    rows: NDArray[np.int16],
    timeline: NDArray[np.int64],
    log: NDArray[np.int64],
) -> int:
    return player()(
        question,
        setup.state,
        *_dice(),
        np.uint64(key(seed)),
        first,
        np.empty_like(setup.state),
        rows,
        timeline,
        log,
    )


def play_many(
    setup: Setup,
    red: str,
    blue: str,
    seed: int,
    first: int,
    games: int,
    threads: int | None = None,
    deadline: float | None = None,
    progress: Callable[[int], None] | None = None,
) -> Played:
    """Play a range of games on several threads; fewer if the deadline comes, never a gap.

    ``deadline`` is a time of `time.monotonic`. Ctrl-C raises KeyboardInterrupt only if no
    chunk is done; otherwise it ends the run with the games played so far.
    """
    parts: list[Played] = []
    question, end = _question(setup, red, blue), first + games
    starts = range(first, end, CHUNK)
    player()  # compiled or loaded before the threads begin
    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as workers:
        waiting = [
            workers.submit(_play_chunk, question, setup, seed, start, min(CHUNK, end - start))
            for start in starts
        ]
        try:
            for future in waiting:
                parts.append(future.result())
                if progress:
                    progress(len(parts[-1].rows))
                if deadline is not None and time.monotonic() >= deadline:
                    break
        except KeyboardInterrupt:
            if not parts:
                raise
        finally:
            for future in waiting:
                future.cancel()
    return joined(parts)
