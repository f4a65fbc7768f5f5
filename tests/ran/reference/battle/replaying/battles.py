"""Which battles are replayed, and how each is fought and compared.

A battle is (scenario, who plays, number); who plays is a bot on both sides, or ``eager``, the
chooser of `playing`. Those of bots are of seed 0.
"""

from samurai_odds.play.games import record
from samurai_odds.ran.full_game.game import start
from samurai_odds.ran.scenario.text import load
from tests.ran.reference.battle.replaying.playing import recorded
from tests.ran.reference.battle.replaying.replay import replay_compiled

EAGER = "eager"


def replayed(key, who, number):
    """Fight a battle by the compiled rules and replay it; gives the table and the follower."""
    scenario = load(key)
    bot = "random" if who == EAGER else who
    begun = start(scenario, [bot, bot])
    events = recorded(begun, number) if who == EAGER else record(begun, 0, number)
    return replay_compiled(scenario, begun, events)
