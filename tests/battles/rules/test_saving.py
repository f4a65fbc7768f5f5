"""A game saved at the start of a turn goes on from there as it would have."""

import pytest

from samurai_odds import OddsError, battles
from samurai_odds.battles.full_game.game import GAME
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.layout import State
from samurai_odds.battles.rules.saving import position, state_at
from samurai_odds.battles.rules.setup import Setup
from samurai_odds.battles.scenario.text import read, write
from samurai_odds.play.stepping import steps
from tests.battles.interpreted import begun, record, set_up, small_fight
from tests.battles.keys import CORE_KEYS

ALIKE = (
    *(State.sides, State.hands, State.deck, State.discards),
    *(State.dragon_hands, State.dragon_deck, State.dragon_discards),
    *(State.held, State.captured, State.tent_at),
    *(State.pending, State.active, State.turn, State.ended, State.pool, State.decision),
)


@pytest.mark.quick(3)
@pytest.mark.parametrize("turn", [1, 2, 5, 9])
@pytest.mark.parametrize("name", CORE_KEYS)
def test_a_saved_game_goes_on_with_the_same_choices(name: str, turn: int) -> None:
    setup = set_up(battles.scenario(name))
    saved = at_turn(setup, turn)
    again = set_up(read(write(position(setup, saved))))
    went_on, loaded = saved.copy(), again.state.copy()
    steps(GAME).advance(setup.question, went_on)
    steps(GAME).advance(again.question, loaded)
    for field in ALIKE:
        part = slice(field.at, field.end)
        assert went_on[part].tolist() == loaded[part].tolist(), field.name
    offered = [sorted(s.choices[: s.options_open].tolist()) for s in (went_on, loaded)]
    assert offered[0] == offered[1]


def at_turn(setup: Setup, turn: int) -> State:
    """Give the first game of a seed that lasts so long, as it stands then."""
    for game in range(1, 20):
        try:
            return state_at(setup, begun(setup), record(setup, "greedy", "greedy", 4, game), turn)
        except OddsError:
            continue
    raise AssertionError(f"no game comes to turn {turn}")


def test_what_was_lost_is_written_down() -> None:
    setup = set_up(battles.scenario("first-samurai-skirmish"))
    events = record(setup, "greedy", "greedy", 4, 1)
    saved = position(setup, state_at(setup, begun(setup), events, 12), "noted")
    lost = len(setup.scenario.units) + len(setup.scenario.leaders)
    lost -= len(saved.units) + len(saved.leaders)
    assert len(saved.moment.eliminated) == lost > 0
    assert saved.notes.endswith("noted")
    assert saved.moment.turn == 12


@pytest.mark.parametrize("name", ["kawanakajima-phase-3", "epic-sekigahara"])
def test_open_ground_is_left_of_a_tent_that_fell(name: str) -> None:
    """B18; such a game could be neither saved nor asked about."""
    setup = set_up(battles.scenario(name))
    tent, *others = setup.scenario.tents
    state = setup.state.copy()
    state.tent_at[tent.hex] = at.NONE
    saved = read(write(position(setup, state)))
    assert list(saved.tents) == others
    assert saved.terrain[tent.hex] == "open"
    assert [saved.terrain[one.hex] for one in others] == ["tent"] * len(others)


def test_a_turn_that_was_not_played_cannot_be_saved() -> None:
    setup = set_up(small_fight())
    events = record(setup, "greedy", "greedy", 1, 3)
    with pytest.raises(OddsError, match="the game ends in turn 2: it has no turn 3"):
        state_at(setup, begun(setup), events, 3)
    with pytest.raises(OddsError, match="at-turn is a turn from 1 on, not 0"):
        state_at(setup, begun(setup), events, 0)
