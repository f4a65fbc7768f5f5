"""Rollouts: games played on from a state that is not the first one.

Rollout number i depends on the seed and i alone, and what the seat that asks cannot know is
drawn anew for each: so candidates compared by it meet the same luck.
"""

from dataclasses import dataclass, replace

import numpy as np

from samurai_odds.engine.sampling.streams import uniform
from samurai_odds.errors import OddsError
from samurai_odds.play import layout as at
from samurai_odds.play.game import Rows, Start, State
from samurai_odds.play.games import Event, play_many, play_part, read_log, redrawn_from
from samurai_odds.play.replay import Ask, replay


def rollouts(start: Start, seat: int | None, seed: int, first: int, games: int) -> Rows:
    """Play on from a state: games ``first`` to ``first + games - 1``, a row each.

    ``seat`` is who asks: what that seat cannot know is drawn anew for each game. None
    keeps the state as it is. Raises OddsError for a seat that there is not.
    """
    return play_many(seen_by(start, seat), seed, first, games)


def seen_by(start: Start, seat: int | None) -> Start:
    """Give a start whose games draw anew what a seat cannot know; None: nothing."""
    if seat is not None and not 0 <= seat < start.seats:
        raise OddsError(f"seat is from 0 to {start.seats - 1}, not {seat!r}")
    question = start.question.copy()
    question[at.REDRAWN_FOR] = 0 if seat is None else seat + 1
    return replace(start, question=question)


def as_drawn(start: Start, seed: int, game: int) -> Start:
    """Give one rollout's own start: what its seat cannot know stands as that game drew it.

    Its record can be told and taken up, which that of the start with its secrets cannot.
    """
    seat = int(start.question[at.REDRAWN_FOR]) - 1
    if seat < 0:
        return start
    state = start.state.copy()
    draw_hidden(start, state, seat, redrawn_from(seed, game))
    return replace(seen_by(start, None), state=state)


def draw_hidden(start: Start, state: State, seat: int, word: np.uint64) -> None:
    with np.errstate(over="ignore"):  # the stream counts modulo 2**64
        start.game.redraw(start.question, state, seat, word)


def seen_until(start: Start, seat: int, last: int) -> Start:
    """Give a start whose games draw anew what a seat cannot know, and stop after a turn."""
    seen = seen_by(start, seat)
    seen.question[at.TURN_LIMIT] = min(last, start.question[at.TURN_LIMIT])
    return seen


def seen_for(start: Start, seat: int | None, replies: int) -> Start:
    """Give a start whose games draw anew what a seat cannot know, and stop after some replies."""
    seen = seen_by(start, seat)
    start.game.stop_after(seen.question, start.state, replies)
    return seen


def until_turn(start: Start, last: int) -> Start:
    """Give a start whose games stop after a turn, if not sooner."""
    question = start.question.copy()
    question[at.TURN_LIMIT] = min(last, question[at.TURN_LIMIT])
    return replace(start, question=question)


def taken_up(
    start: Start, events: list[Event], number: int, seed: int | None = None, game: int = 0
) -> Start:
    """Give a recorded game as it stands before its event ``number`` (from 0), to be played on.

    Played with the seed and number of the record it goes on as recorded; if its bots take
    notes, these must be given here too, else they begin without any. Raises OddsError if
    the game has no such event.
    """
    if not 0 <= number <= len(events):
        raise OddsError(f"the game has {len(events)} events: there is no event {number!r}")
    state: State = start.state.copy()
    ask = None if seed is None else _asking(start, seed, game)
    for step in replay(start, events[:number], ask):
        state = step.after
    question = start.question.copy()
    question[at.DRAWN] += number
    state[at.PENDING] = np.int64(0)  # asked anew: the loop goes on to what comes next
    return Start(start.game, question, state)


def _asking(start: Start, seed: int, number: int) -> Ask:
    """Make what asks the bots of a game again, for their notes."""
    game, q = start.game, start.question.whole
    aside = np.zeros(game.aside, dtype=np.int64)

    def ask(s: State, draw: int) -> None:
        luck = np.uint64(uniform(seed, number, int(q[at.DRAWN]) + draw))
        game.hide(q, s, aside)
        with np.errstate(over="ignore"):
            game.bots.modules[q[at.BOTS + s[at.ASKED]]].choose(q, s, luck)
        game.show(q, s, aside)

    return ask


# ---- A game played as far as a turn or a draw, and on from there ---------------------

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
    unnoted = turn > 0 and state[at.TURN] == turn  # a setup, before turn 1, is never noted
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
