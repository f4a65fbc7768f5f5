"""Battles as they stand once the first hands are dealt: the same deal, to be played again."""

from collections.abc import Iterator

from samurai_odds.battles.field import layout as at
from samurai_odds.play.game import Start
from samurai_odds.play.games import Event, record
from samurai_odds.play.replay import replay
from samurai_odds.play.rollouts import taken_up, until_turn

_DEALING = (at.DEAL, at.FILL_RACK)


def hands_are_dealt(start: Start) -> bool:
    """Say whether a battle begins with a deal; a position of which all is known does not."""
    return _draws(start, _begun(start, 0, 0)) > 0


def deals(start: Start, seed: int, number: int) -> Iterator[Start]:
    """Give a battle as it stands after each of some deals."""
    for game in range(number):
        events = _begun(start, seed, game)
        yield taken_up(start, events, _draws(start, events))


def _begun(start: Start, seed: int, game: int) -> list[Event]:
    """Play a battle's first turn."""
    return record(until_turn(start, int(start.state[at.TURN])), seed, game)


def _draws(start: Start, events: list[Event]) -> int:
    """Count the draws of the deal."""
    count = 0
    for step in replay(start, events):
        if step.before[at.PHASE] not in _DEALING:
            break
        count += step.asked
    return count
