"""What is saved of a game begins as the game stood: at a round, an action or a seat's war turn."""

import numpy as np
import pytest

from samurai_odds.play.games import record
from samurai_odds.play.replay import replay
from samurai_odds.swords.facts import load as load_facts
from samurai_odds.swords.full_game.contest import Contest
from samurai_odds.swords.full_game.game import start
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.first_state import first_state
from samurai_odds.swords.rules.layout import Question, State
from samurai_odds.swords.rules.saving import position, state_at
from samurai_odds.swords.scenario.scenario import ACTIONS
from samurai_odds.swords.scenario.text import load, read, write

VARIANTS = (
    "standard-3", "standard-4", "standard-5", "end-of-round-4", "quick-3", "quick-5", "two-player",
    "stop-the-leader", "chapter-7",
)  # fmt: skip


def places(*names: str) -> list[int]:
    """List where some of a state's fields stand."""
    fields = (State.fields[name] for name in names)
    return [place for one in fields for place in range(one.at, one.end)]


BETWEEN_ROUNDS = places(
    *("ronin_box", "castle_box", "base_box", "ninja", "tray", "koku", "out_in", "heir", "owned"),
    *("owner", "built", "force", "hidden", "army", "where", "fallen"),
)
IN_A_ROUND = [  # what a position holds, or what follows from it
    *places("phase", "active", "turn", "ninja", "ronin_box", "castle_box", "tray", "koku", "sword"),
    *places("owned", "claims", "owner", "built", "force", "hidden", "target"),
    *places("army", "where", "fallen"),
]
AT_WAR = places("sword_at_war", "bonus_left")
PLANS = places("bins", "planned", "levy")
TURNS = [(10, 0, None), (10, 2, None), (11, 1, None), *((10, None, one) for one in ACTIONS)]


@pytest.mark.quick
@pytest.mark.parametrize("key", VARIANTS)
def test_a_round_that_is_saved_begins_as_it_stood(key: str) -> None:
    scenario = load(key)
    began, facts = start(scenario), load_facts()
    told = 0
    for game in range(3):
        for step in replay(began, record(began, 2, game)):
            stood = State(step.after)
            if stood.phase != at.ROUND_START or stood.ended:
                continue
            saved = read(write(position(scenario, stood)))
            again = first_state(began.question.whole, saved, facts)
            assert position(saved, again) == saved
            assert np.array_equal(again[[*BETWEEN_ROUNDS]], stood[[*BETWEEN_ROUNDS]])
            told += 1
    assert told > 5


@pytest.mark.parametrize(("turn", "seat", "action"), TURNS)
def test_a_turn_that_is_saved_begins_as_it_stood(
    turn: int, seat: int | None, action: str | None
) -> None:
    staged = Contest("chapter-7", bots="random").staged
    events = record(staged.start, 4, 0)
    stood = state_at(staged.start, events, turn, seat, action)
    saved = staged.saved(events, turn, "", seat, action)
    begun = first_state(staged.start.question.whole, read(write(saved)), staged.facts)
    held = [*IN_A_ROUND, *([*PLANS, State.step.at] if action else AT_WAR)]
    assert np.array_equal(begun[held], stood[held])
    if action:
        assert stood.bins.any()
    else:
        assert stood.ronin_box < Question(staged.start.question).unit_supply[at.RONIN]
