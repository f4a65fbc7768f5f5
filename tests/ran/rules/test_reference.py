"""Battles of the compiled rules replayed by the independent reference, choice by choice.

At every choice the options must be the same, at every event the position: hexes, facings, states,
hits, engagement, busho, statuses, Samurai, heads, what is used up; at the end who has won, and why.
More of them: `pytest -m long`.
"""

import pytest

from samurai_odds.ran.full_game.game import start
from tests.ran.reference.battle.replaying.battles import EAGER, replayed
from tests.ran.reference.battle.replaying.playing import recorded
from tests.ran.reference.battle.replaying.replay import replay_compiled
from tests.ran.rules.scattered import thrown_together, with_readings

BATTLES = [
    ("study-guns-and-horse", "greedy", 7), ("study-foot", "greedy", 10),
    ("study-foot", "careful", 11), ("study-foot", EAGER, 1), ("study-guns-and-horse", EAGER, 2),
    ("study-guns-and-horse", "careful", 3), ("study-three-contingents", "greedy", 0),
    ("study-three-contingents", "careful", 4), ("study-three-contingents", "careful", 20),
    ("nunobeyama", "greedy", 0), ("nunobeyama", "careful", 3), ("suriagehara", "greedy", 2),
    ("suriagehara", "careful", 1), ("suriagehara", "careful", 13),
]  # fmt: skip


@pytest.mark.quick
@pytest.mark.parametrize(("key", "who", "number"), BATTLES)
def test_the_reference_replays_a_battle(key, who, number):
    table, follower = replayed(key, who, number)
    assert follower.at == len(follower.events)
    assert follower.choices > 50
    assert table.reason


@pytest.mark.quick(12)
@pytest.mark.parametrize("seed", range(80))
def test_the_reference_replays_armies_thrown_together(seed):
    """Close from the first choice on, on bad ground, some hit, broken, engaged, or yet to come.

    Every other seed with rulings read the other way.
    """
    position = thrown_together(seed)
    if seed % 2:
        position = with_readings(position, seed)
    begun = start(position, ["random", "random"])
    replay_compiled(position, begun, recorded(begun, seed, eager=False))
