"""Battles as they stand once the first hands are dealt: the same deal, to be played again."""

from collections.abc import Iterator
from dataclasses import replace

from samurai_odds.battles.field import layout as at
from samurai_odds.play.game import Start
from samurai_odds.play.games import record
from samurai_odds.play.replay import replay
from samurai_odds.play.rollouts import until_turn
from samurai_odds.play.rules import layout as play_at

_DEALING = (at.DEAL, at.FILL_RACK)


def hands_are_dealt(start: Start) -> bool:
    """Say whether a battle begins with a deal; a position of which all is known does not."""
    dealt = next(deals(start, 0, 1))
    return bool(dealt.question[play_at.DRAWN] > start.question[play_at.DRAWN])


def deals(start: Start, seed: int, number: int) -> Iterator[Start]:
    """Give a battle as it stands after each of some deals, before anything else is done."""
    first_turn = until_turn(start, int(start.state[at.TURN]))
    for game in range(number):
        draws, state = 0, start.state
        for step in replay(start, record(first_turn, seed, game)):
            if step.before[at.PHASE] not in _DEALING:
                break
            draws, state = draws + step.asked, step.after
        question = start.question.copy()
        question[play_at.DRAWN] += draws
        state = state.copy()
        state[at.PENDING] = 0  # asked anew
        yield replace(start, question=question, state=state)
