"""How often the rolls for momentum and for a trump succeed (5.42, 5.61)."""

from samurai_odds.play.at_table import Chance
from samurai_odds.play.packing import Fields
from samurai_odds.ran.combat import orders_layout as orders
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.chain import result_of
from samurai_odds.ran.rules.layout import Question, State

_WHOLE = 1000


def momentum_odds(q: Question, s: State, of: Fields) -> Chance:
    """Return how often another orders phase is gained."""
    return Chance("orders again; a 9 is the Dieroll of Doom", _share(q, s, orders.MOMENTUM))


def trump_odds(q: Question, s: State, of: Fields) -> Chance:
    """Return how often the trump succeeds."""
    return Chance("you take the initiative", _share(q, s, orders.TRUMP))


def _share(q: Question, s: State, phase: int) -> int:
    """Return how many of the die's faces succeed, in thousandths."""
    results = [result_of(q, s, phase, die) for die in range(at.DIE)]
    return _WHOLE * results.count(orders.GAINED) // at.DIE
