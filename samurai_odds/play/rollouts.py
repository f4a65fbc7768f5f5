"""Rollouts: games played on from a state that is not the first one.

Rollout number i depends on the seed and i alone, and what the seat that asks cannot know is
drawn anew for each: so candidates compared by it meet the same luck.
"""

from dataclasses import replace

import numpy as np

from samurai_odds.engine.sampling.streams import uniform
from samurai_odds.errors import OddsError
from samurai_odds.play.game import Rows, Start, State
from samurai_odds.play.games import Event, play_many, redrawn_from
from samurai_odds.play.replay import Ask, replay
from samurai_odds.play.rules import layout as at


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
    game, q = start.game, start.question
    aside = np.zeros(game.aside, dtype=np.int64)

    def ask(s: State, draw: int) -> None:
        luck = np.uint64(uniform(seed, number, int(q[at.DRAWN]) + draw))
        game.hide(q, s, aside)
        with np.errstate(over="ignore"):
            game.bots.modules[q[at.BOTS + s[at.ASKED]]].choose(q, s, luck)
        game.show(q, s, aside)

    return ask
