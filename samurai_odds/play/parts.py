"""A game played as far as a turn or a draw, and from there on, with the same luck as at once."""

from dataclasses import dataclass, replace

import numpy as np

from samurai_odds.play.game import Rows, Start
from samurai_odds.play.games import Event, play_part, read_log
from samurai_odds.play.rules import layout as at

_MOST_LOGGED = 1_000_000  # numbers of the events of a part


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
    rows: Rows | None = None,
    logged: bool = False,
) -> Part:
    """Play a game until before a turn, or for some draws, whichever is first (0: neither).

    ``rows``, one row, keeps what is noted from part to part, and at the end what is kept of
    the game. Where it goes on, it does with the luck that it would have met at once.
    """
    question = start.question.copy()
    question[at.STOP_TURN], question[at.STOP_DRAWS] = turn, draws
    rows = np.zeros((1, start.game.row), dtype=np.int16) if rows is None else rows
    log = np.zeros(_MOST_LOGGED if logged else 0, dtype=np.int64)
    state, done = play_part(replace(start, question=question), seed, game, rows, log)
    events = read_log(log, seed, game) if logged else []
    if done is None:
        return Part(None, len(events), events)
    onward = start.question.copy()
    onward[at.DRAWN] += done
    unnoted = turn > 0 and state[at.TURN] == turn  # a set-up, before turn 1, is never noted
    onward[at.TURN_NOTED] = state[at.TURN] - unnoted
    state[at.PENDING] = 0  # asked anew
    return Part(replace(start, question=onward, state=state), done, events)
