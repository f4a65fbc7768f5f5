"""A game played as far as a turn or a draw, and from there on, with the same luck as at once."""

from dataclasses import dataclass, replace

import numpy as np

from samurai_odds.play.game import Rows, Start, State
from samurai_odds.play.games import Event, play_part, read_log
from samurai_odds.play.rules import layout as at

_USUALLY_LOGGED, _MOST_LOGGED = 10_000, 1_000_000  # numbers of the events of a part


@dataclass(frozen=True)
class Part:
    """A stretch of a game: where it goes on, None if it is over; its events if wanted."""

    onward: Start | None
    draws: int
    events: list[Event]


def play_to(
    start: Start,
    seed: int,
    game: int,
    turn: int = 0,
    draws: int = 0,
    own: int | None = None,
    deciding: bool = False,
    rows: Rows | None = None,
    logged: bool = False,
) -> Part:
    """Play a game until before a turn, or for some draws, whichever is first (0: neither).

    With ``own``, a seat, only while that seat chooses: until before the first dice, or the first
    choice of another; ``deciding``: until before a choice at which a seat that searches decides.
    ``rows``, one row, keeps what is noted from part to part, and at the end
    what is kept of the game. Where it goes on, it does with the luck that it would have met at
    once.
    """
    question = start.question.copy()
    question[at.STOP_TURN], question[at.STOP_DRAWS] = turn, draws
    question[at.STOP_OWN] = 0 if own is None else own + 1
    question[at.STOP_DECIDES] = deciding
    rows = np.zeros((1, start.game.row), dtype=np.int16) if rows is None else rows
    state, done, events = played(replace(start, question=question), seed, game, rows, logged)
    if done is None:
        return Part(None, len(events), events)
    question[at.STOP_TURN] = question[at.STOP_DRAWS] = question[at.STOP_OWN] = 0
    question[at.STOP_DECIDES] = 0
    question[at.DRAWN] += done
    unnoted = turn > 0 and state[at.TURN] == turn  # a set-up, before turn 1, is never noted
    question[at.TURN_NOTED] = state[at.TURN] - unnoted
    state[at.PENDING] = 0  # asked anew
    return Part(replace(start, question=question, state=state), done, events)


def played(
    start: Start, seed: int, game: int, rows: Rows, logged: bool
) -> tuple[State, int | None, list[Event]]:
    """Play a part, and read its events: mostly few, and room for many takes long to get."""
    noted = rows.copy()
    for room in (_USUALLY_LOGGED, _MOST_LOGGED) if logged else (0,):
        rows[:] = noted
        log = np.zeros(room, dtype=np.int64)
        state, done = play_part(start, seed, game, rows, log)
        if not logged or log[0] <= room:
            break
    return state, done, read_log(log, seed, game) if logged else []
