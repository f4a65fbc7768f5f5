"""The bots: a random one, and those that play by the odds, each in its style."""

from typing import Any

from samurai_odds.play.chance import among
from samurai_odds.play.registry import Bot
from samurai_odds.swords.bots import worths
from samurai_odds.swords.bots.playing_by_odds import choose_by_odds
from samurai_odds.swords.bots.worths import CAUTIOUS, PLANNER
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.layout import Question, State

_NEVER_BIDS = PLANNER | worths.NEVER_BIDS
_NEVER_BUILDS = PLANNER | worths.NEVER_BUILDS
_NEVER_HIRES = PLANNER | worths.NEVER_HIRES
_NEVER_NINJA = PLANNER | worths.NEVER_NINJA
_EXPANDER = worths.EXPANDER


def any_legal(q: Question, s: State, uniform: Any) -> int:
    """Pick one of the options at random, but declare every battle and move in: games end."""
    kind = s.decision
    if kind == at.DECLARE_CHOICE or kind == at.ENTER_CHOICE:  # the first option is not to
        return s.options_open - 1 - among(uniform, s.options_open - 1)
    return among(uniform, s.options_open)


def expander(q: Question, s: State, uniform: Any) -> int:
    return choose_by_odds(q, s, uniform, _EXPANDER)


def cautious(q: Question, s: State, uniform: Any) -> int:
    return choose_by_odds(q, s, uniform, CAUTIOUS)


def planner(q: Question, s: State, uniform: Any) -> int:
    return choose_by_odds(q, s, uniform, q.meant if q.meant > 0 else PLANNER)


def never_bids(q: Question, s: State, uniform: Any) -> int:
    return choose_by_odds(q, s, uniform, _NEVER_BIDS)


def never_builds(q: Question, s: State, uniform: Any) -> int:
    return choose_by_odds(q, s, uniform, _NEVER_BUILDS)


def never_hires(q: Question, s: State, uniform: Any) -> int:
    return choose_by_odds(q, s, uniform, _NEVER_HIRES)


def never_ninja(q: Question, s: State, uniform: Any) -> int:
    return choose_by_odds(q, s, uniform, _NEVER_NINJA)


_NEVER = "the ninja as a spy", "ronin along with units that move in Phase D"

BOTS = (
    Bot(
        "random",
        "any legal option, each as likely, but it attacks and moves in wherever it can",
        any_legal,
    ),
    Bot(
        "expander",
        "each next attack, move and purchase by the exact odds, nothing further",
        expander,
        _NEVER,
    ),
    Bot(
        "cautious",
        "attacks only where it is nearly sure to win, buys troops and castles",
        cautious,
        (*_NEVER, "a sword", "ronin"),
    ),
    Bot(
        "planner",
        "heeds counter-attacks, income, eliminations and the goal too; mixes its bids",
        planner,
        _NEVER,
    ),
    Bot("never-bids", "planner, but never bids for swords", never_bids, _NEVER),
    Bot("never-builds", "planner, but never builds", never_builds, _NEVER),
    Bot("never-hires", "planner, but never hires ronin", never_hires, _NEVER),
    Bot("never-ninja", "planner, but never bids for the ninja", never_ninja, _NEVER),
)
