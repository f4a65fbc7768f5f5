"""How often the roll succeeds that an option between two orders phases is for (5.4-5.6)."""

from samurai_odds.play.at_table import Chance
from samurai_odds.play.packing import Fields
from samurai_odds.ran.combat import orders_layout as orders
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.activation import any_able
from samurai_odds.ran.rules.chain import result_of
from samurai_odds.ran.rules.layout import Question, State

_WHOLE = 1000


def momentum_odds(q: Question, s: State, of: Fields) -> Chance:
    """Return how often another orders phase is gained."""
    return Chance("a 9 is the Dieroll of Doom", _share(q, s, orders.MOMENTUM))


def continuity_odds(q: Question, s: State, of: Fields) -> Chance:
    """Return how often the initiative is kept: always before an enemy with nobody left (5.53)."""
    kept = _share(q, s, orders.CONTINUITY) if any_able(q, s, 1 - s.active) else _WHOLE
    return Chance("you have the initiative", kept)


def trump_odds(q: Question, s: State, of: Fields) -> Chance:
    """Return how often the trump succeeds."""
    return Chance("you have the initiative", _share(q, s, orders.TRUMP))


def _share(q: Question, s: State, phase: int) -> int:
    """Return how many of the die's faces succeed, in thousandths."""
    results = [result_of(q, s, phase, die) for die in range(at.DIE)]
    return _WHOLE * results.count(orders.GAINED) // at.DIE
