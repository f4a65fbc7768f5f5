"""Battles of the compiled rules to replay, of who goes on and moves, or tries rare things."""

import random
from collections import Counter

from samurai_odds.engine.machine import AUTOMATIC
from samurai_odds.play import layout as at
from samurai_odds.play.layout import UNIFORM, kind_of
from samurai_odds.play.replay import forced, prepare
from samurai_odds.play.stepping import viewed
from tests.ran.reference.battle.kinds import ACTION, KINDS

EAGER = ("contingent", "continuity", "unit", "attack", "momentum")  # 0 declines
MOST = 4_000


def recorded(start, seed, eager=True):
    """Play one battle interpreted; gives its events. A player that is not eager is curious."""
    dice, game, tried = random.Random(seed), start.game, Counter()
    q, s, events = viewed(start.question.whole), viewed(start.state.copy()), []
    while s[at.ENDED] == at.PLAYING and len(events) < MOST:
        prepare(game, q, s)
        what, value, options = int(s[at.PENDING]), forced(s), None
        if what == AUTOMATIC:
            continue
        if value is None and what > 0:
            value = dice.randrange(what - UNIFORM)
            events.append((what, value, None))
        elif value is None:
            count = int(s[at.OPTIONS_OPEN])
            options = tuple(int(n) for n in s[at.CHOICES : at.CHOICES + count])
            kind = KINDS[kind_of(what)]
            value = liked(dice, kind, options) if eager else seldom(dice, tried, kind, options)
            events.append((what, value, options))
        game.settle(q, s, value)
    return events


def going_on(dice, kind, options):
    """The options without that to decline, mostly, where one may be eager."""
    if kind in EAGER and dice.random() < 0.85:
        return [option for option in options if option] or options
    return options


def liked(dice, kind, options):
    """What the eager chooses: mostly orders to move."""
    if kind == "order" and 1 in options and dice.random() < 0.85:
        return 1
    return dice.choice(going_on(dice, kind, options))


def seldom(dice, tried, kind, options):
    """What the curious chooses: every other time of a sort seldom tried in this battle."""

    def sort(option):
        return kind, option if kind == "order" else (option > 0) + option // ACTION

    options = going_on(dice, kind, options)
    value = dice.choice(options)
    if dice.random() < 0.5:
        value = min(dice.sample(options, len(options)), key=lambda option: tried[sort(option)])
    tried[sort(value)] += 1
    return value
