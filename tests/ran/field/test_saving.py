"""A battle in progress written down as a position, and taken up from it."""

import numpy as np
import pytest

from samurai_odds.errors import OddsError
from samurai_odds.play.game import State
from samurai_odds.play.stepping import steps
from samurai_odds.ran.facts import Used, load
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.first_state import at_start_of_turn, first_state, position, state_at
from samurai_odds.ran.field.question import question_of
from samurai_odds.ran.scenario.scenario import Scenario
from samurai_odds.ran.scenario.text import load as scenario_of
from samurai_odds.ran.scenario.text import read, write
from samurai_odds.ran.whole.game import GAME, start
from tests.ran.field.playing import turns_of

LASTING = (
    (at.HEX, at.MOST_UNITS),
    (at.FACING, at.MOST_UNITS),
    (at.STATE, at.MOST_UNITS),
    (at.HITS, at.MOST_UNITS),
    (at.OPEN, at.MOST_UNITS),
    (at.ENGAGED, at.MOST_UNITS),
    (at.AGAINST, at.MOST_UNITS),
    (at.WHY, at.MOST_UNITS),
    (at.ACTIVATED, at.MOST_CONTINGENTS),
    (at.FATE, at.MOST_CONTINGENTS),
    (at.REPLACED, at.MOST_CONTINGENTS),
    (at.BUSHO_HEX, at.MOST_CONTINGENTS),
    (at.BUSHO_HITS, at.MOST_CONTINGENTS),
    (at.LOST_FACE, at.MOST_CONTINGENTS),
    (at.RETAINER, at.MOST_SAMURAI),
    (at.SAMURAI_HITS, at.MOST_SAMURAI),
    (at.SAMURAI_LOST_FACE, at.MOST_SAMURAI),
    (at.SAMURAI_DRAWN, 2),
    (at.HEADS, 2),
    (at.GREAT_HEADS, 2),
    (at.UNIT_AT, at.MOST_HEXES),
    (at.ZONE, 2 * at.MOST_HEXES),
    (at.TURN, 1),
    (at.PHASE, 1),
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
        for place, length in LASTING:
            one, other = state[place : place + length], again[place : place + length]
            assert (one == other).all(), (place, seen)
        seen += 1
    assert seen > 3


def test_a_position_plays_on_as_the_battle_did() -> None:
    """The same dice and choices lead to the same, from either."""
    scenario, key = scenario_of("study-foot"), "study-foot"
    state = list(turns_of(key, 2, last=4))[-1]
    step, ends = steps(GAME), []
    for begun in (state, taken_up(scenario, state)):
        q, s = memoryview(question_of(scenario, Used(load()))), memoryview(begun.copy())
        luck = np.random.default_rng(5)
        step.advance(q, s)
        for _ in range(120):
            if s[at.ENDED]:
                break
            among = s[at.PENDING] - at.UNIFORM
            if among <= 0:
                among = s[at.OPTIONS_OPEN]
            drawn = int(luck.integers(among))
            step.take(q, s, drawn if s[at.PENDING] > 0 else s[at.CHOICES + drawn])
        ends.append([s[at.HEX : at.HEX + at.MOST_UNITS].tolist(), s[at.PHASE], s[at.TURN]])
    assert ends[0] == ends[1]


def test_a_turn_that_a_battle_has_not_is_refused() -> None:
    """`--at-turn` names a turn from the start's on."""
    begun = start(scenario_of("study-foot"))
    with pytest.raises(OddsError, match="at-turn is a turn from 1 on"):
        state_at(begun, [], 0)
    with pytest.raises(OddsError, match="it has no turn 3"):
        state_at(begun, [], 3)
    assert at_start_of_turn(state_at(begun, [], 1), 1)
