"""Battles of the compiled rules replayed by the independent reference, choice by choice.

At every choice the options must be the same, at every event the position: hexes, facings, states,
hits, engagement, busho, statuses, heads, what is used up.
"""

import pytest

from samurai_odds.ran.scenario.text import load
from samurai_odds.ran.whole.game import start
from tests.ran.reference.battle.playing import recorded
from tests.ran.reference.battle.replay import replay_compiled

BATTLES = [
    ("study-foot", 2), ("study-guns-and-horse", 1), ("study-guns-and-horse", 2),
    ("study-three-contingents", 1), ("nunobeyama", 1), ("suriagehara", 1),
]  # fmt: skip


@pytest.mark.parametrize(("key", "seed"), BATTLES)
def test_the_reference_replays_a_battle(key, seed):
    scenario = load(key)
    beginning = start(scenario)
    events = recorded(beginning, seed)
    table, follower = replay_compiled(scenario, beginning, events)
    assert follower.at == len(events)
    assert follower.choices > 100
    assert table.reason
