"""A battle in progress written down as a position, and taken up from it."""

import numpy as np
import pytest

from samurai_odds.errors import OddsError
from samurai_odds.play.stepping import steps
from samurai_odds.ran.facts import Used, load
from samurai_odds.ran.full_game.game import GAME, start
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.first_state import at_start_of_turn, first_state, position, state_at
from samurai_odds.ran.rules.layout import State
from samurai_odds.ran.rules.question import question_of
from samurai_odds.ran.scenario.scenario import Scenario
from samurai_odds.ran.scenario.text import load as scenario_of
from samurai_odds.ran.scenario.text import read, write
from tests.ran.rules.played.playing import turns_of

LASTING = (
    "hex",
    "facing",
    "state",
    "hits",
    "open",
    "engaged",
    "against",
    "why",
    "activated",
    "fate",
    "replaced",
    "busho_hex",
    "busho_hits",
    "lost_face",
    "retainer",
    "samurai_hits",
    "samurai_lost_face",
    "samurai_drawn",
    "heads",
    "great_heads",
    "unit_at",
    "zone",
    "turn",
    "phase",
)


def taken_up(scenario: Scenario, state: State) -> State:
    """Write a position down, read it, and set it up."""
    again = read(write(position(scenario, state)))
    return first_state(question_of(again, Used(load())), again)


@pytest.mark.parametrize("key", ["suriagehara", "study-guns-and-horse"])
def test_a_position_read_again_is_where_the_battle_was(key: str) -> None:
    """At the start of every turn of a battle: units, busho, Samurai, zones, heads."""
    scenario = scenario_of(key)
    seen = 0
    for state in turns_of(key, 1, last=7):
        again = taken_up(scenario, state)
        for name in LASTING:
            assert (getattr(state, name) == getattr(again, name)).all(), (name, seen)
        seen += 1
    assert seen > 3


def test_a_position_plays_on_as_the_battle_did() -> None:
    """The same dice and choices lead to the same, from either."""
    scenario, key = scenario_of("study-foot"), "study-foot"
    state = list(turns_of(key, 2, last=4))[-1]
    step, ends = steps(GAME), []
    for begun in (state, taken_up(scenario, state)):
        q, s = question_of(scenario, Used(load())), State(begun.copy())
        numbers = memoryview(q), memoryview(s)
        luck = np.random.default_rng(5)
        step.advance(*numbers)
        for _ in range(120):
            if s.ended:
                break
            among = s.pending - at.UNIFORM
            if among <= 0:
                among = s.options_open
            drawn = int(luck.integers(among))
            step.take(*numbers, drawn if s.pending > 0 else int(s.choices[drawn]))
        ends.append([s.hex.tolist(), s.phase, s.turn])
    assert ends[0] == ends[1]


def test_a_turn_that_a_battle_has_not_is_refused() -> None:
    """`--at-turn` names a turn from the start's on."""
    begun = start(scenario_of("study-foot"))
    with pytest.raises(OddsError, match="at-turn is a turn from 1 on"):
        state_at(begun, [], 0)
    with pytest.raises(OddsError, match="it has no turn 3"):
        state_at(begun, [], 3)
    assert at_start_of_turn(state_at(begun, [], 1), 1)
