"""The bots: a random one, those that play by the odds, each in its style, and `steady`."""

from typing import Any

from samurai_odds.battles.bots.playing_by_odds import choose_by_odds
from samurai_odds.battles.bots.prospects import HOLDS_FIRE, KEEPS_TOKENS, STANDS_ITS_GROUND, WARY
from samurai_odds.battles.bots.steady import choose_by_terms
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.layout import Question, State
from samurai_odds.play.chance import among
from samurai_odds.play.registry import Bot

_CAREFUL = WARY | KEEPS_TOKENS


def any_legal(q: Question, s: State, uniform: Any) -> int:
    """Pick one of the options at random, the first (to stop) only where it ends no orders."""
    kind = s.decision
    goes_on = kind == at.ORDER_CHOICE or kind == at.MOVER_CHOICE or kind == at.BATTLE_CHOICE
    first = 1 if goes_on and s.choices[0] == 0 else 0
    return first + among(uniform, s.options_open - first)


def greedy(q: Question, s: State, uniform: Any) -> int:
    return choose_by_odds(q, s, uniform, 0)


def careful(q: Question, s: State, uniform: Any) -> int:
    return choose_by_odds(q, s, uniform, _CAREFUL)


def never_fires(q: Question, s: State, uniform: Any) -> int:
    return choose_by_odds(q, s, uniform, _CAREFUL | HOLDS_FIRE)


def never_inspires(q: Question, s: State, uniform: Any) -> int:
    """Take the option worth most; the first is to inspire nobody."""
    if s.decision == at.INSPIRE_CHOICE:
        return 0
    return choose_by_odds(q, s, uniform, _CAREFUL)


def never_retreats(q: Question, s: State, uniform: Any) -> int:
    return choose_by_odds(q, s, uniform, _CAREFUL | STANDS_ITS_GROUND)


_RANDOM = "any legal option, but it gives every order and fights every battle that it can"
_STEADY = "one ply deep by fitted terms: objectives, danger and threat, orders together, honor"
_NEVER = ("a Dragon card drawn instead of tokens",)

BOTS = (
    Bot("random", _RANDOM, any_legal),
    Bot(
        "greedy", "the best next battle or move by the exact odds, nothing further", greedy, _NEVER
    ),
    Bot("careful", "weighs its own losses, danger, support and honor too", careful, _NEVER),
    Bot("never-fires", "careful, but never fires", never_fires, _NEVER),
    Bot("never-inspires", "careful, but never inspires", never_inspires, _NEVER),
    Bot("never-retreats", "careful, but never moves back of its own will", never_retreats, _NEVER),
    Bot("steady", _STEADY, choose_by_terms),
)
