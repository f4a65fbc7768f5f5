"""What must hold at every roll and choice of a battle, over battles played by chance."""

import pytest

from samurai_odds.ran.facts import Used, load
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.question import question_of
from samurai_odds.ran.scenario.text import load as scenario_of
from tests.ran.rules.played.invariants import FAULTS, fault, fault_of_orders
from tests.ran.rules.played.playing import states_of


@pytest.mark.quick(2)
@pytest.mark.parametrize(
    ("key", "seed"),
    [("study-foot", 0), ("study-guns-and-horse", 1), ("study-three-contingents", 2)],
)
def test_nothing_that_cannot_be_happens(key: str, seed: int) -> None:
    """One unit a hex, hits below TQ, zones as of now, rout points as lost, nobody Finished acts.

    Before every third rule; `python -m tests.ran.rules` looks at ten thousand, compiled.
    """
    q = memoryview(question_of(scenario_of(key), Used(load())))
    for number, s in enumerate(states_of(key, seed)):
        if number % 3 == 0 or s.phase == at.TURN_START:
            found = fault(q, s) or fault_of_orders(q, s)
            assert not found, f"rule {number}, phase {s.phase}: {FAULTS[found]}"
    assert s.ended != at.PLAYING
