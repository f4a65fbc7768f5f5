"""The bots: a random one, and those that play by the odds, each in its style."""

from typing import Any

from samurai_odds.play.chance import among
from samurai_odds.play.registry import Bot
from samurai_odds.ran.bots.playing_by_odds import choose_by_odds
from samurai_odds.ran.bots.values import NO_CHALLENGES, NO_CHARGES, NO_TRUMPS, WARY
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.shock import layout as sh

_IN_FOUR = 4


def any_legal(q: Question, s: State, uniform: Any) -> int:
    """Pick one of the options at random, so that units meet the enemy and games end.

    It passes, ends and halts only where it must, and three times in four it orders its men
    to move and fight.
    """
    options, kind = s.options_open, s.decision
    drawn = among(uniform, _IN_FOUR * options)
    if kind == at.ORDER_CHOICE:
        return 0 if drawn // options < _IN_FOUR - 1 else drawn % options
    acts = kind == mv.UNIT_CHOICE or kind == mv.MOVE_CHOICE or kind == sh.ATTACK_CHOICE
    if s.choices[0] == 0 and (acts or kind < at.FIRST_MOVEMENT_CHOICE):
        return 1 + among(uniform, options - 1)
    return drawn % options


def greedy(q: Question, s: State, uniform: Any) -> int:
    """Heed nothing but its own combats."""
    return choose_by_odds(q, s, uniform, 0)


def careful(q: Question, s: State, uniform: Any) -> int:
    return choose_by_odds(q, s, uniform, WARY)


def never_challenges(q: Question, s: State, uniform: Any) -> int:
    return choose_by_odds(q, s, uniform, WARY | NO_CHALLENGES)


def never_charges(q: Question, s: State, uniform: Any) -> int:
    return choose_by_odds(q, s, uniform, WARY | NO_CHARGES)


def never_trumps(q: Question, s: State, uniform: Any) -> int:
    return choose_by_odds(q, s, uniform, WARY | NO_TRUMPS)


_NEVER = (  # of those that play by the odds
    "Active Withdrawal by choice (6.41)",
    "coordination of contingents (5.7)",
    "Busho Movement Orders (4.42)",
    "hara-kiri (10.4)",
)

BOTS = (
    Bot(
        "random",
        "any legal option, each as likely, but it gives orders and attacks wherever it can",
        any_legal,
    ),
    Bot(
        "greedy", "the best next combat by the exact odds, else nearer to the enemy", greedy, _NEVER
    ),
    Bot(
        "careful",
        "heeds danger too, what a flight would cost, when to rest and to fall back",
        careful,
        _NEVER,
    ),
    Bot("never-challenges", "careful, but sends no Samurai", never_challenges, _NEVER),
    Bot("never-charges", "careful, but its Kibamusha never charge", never_charges, _NEVER),
    Bot("never-trumps", "careful, but never trumps", never_trumps, _NEVER),
)
