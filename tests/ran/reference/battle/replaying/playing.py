"""Battles of the compiled rules to replay: any legal choices, mostly going on and moving."""

import random

from samurai_odds.engine.machine import AUTOMATIC
from samurai_odds.play import layout as at
from samurai_odds.play.layout import UNIFORM, kind_of
from samurai_odds.play.replay import forced, prepare
from tests.ran.reference.battle.kinds import KINDS

EAGER = ("contingent", "continuity", "unit", "attack", "momentum")  # 0 declines
MOST = 4_000


def recorded(start, seed):
    """Play one battle interpreted; gives its events."""
    dice, game = random.Random(seed), start.game
    q, s, events = start.question.whole, start.state.copy(), []
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
            value = dice.choice(liked(dice, KINDS[kind_of(what)], options))
            events.append((what, value, options))
        game.settle(q, s, value)
    return events


def liked(dice, kind, options):
    """The options that it chooses among."""
    if kind == "order" and 1 in options and dice.random() < 0.85:
        return [1]
    if kind in EAGER and dice.random() < 0.85:
        return [option for option in options if option] or options
    return options
