"""What is saved of a game begins as the game stood: at a round, an action or a seat's war turn."""

import numpy as np
import pytest

from samurai_odds.play.games import record
from samurai_odds.play.replay import replay
from samurai_odds.swords.facts import load as load_facts
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.first_state import first_state
from samurai_odds.swords.field.saving import position, state_at
from samurai_odds.swords.scenario.scenario import ACTIONS
from samurai_odds.swords.scenario.text import load, read, write
from samurai_odds.swords.whole.contest import Contest
from samurai_odds.swords.whole.game import start

VARIANTS = (
    "standard-3", "standard-4", "standard-5", "end-of-round-4", "quick-3", "quick-5", "two-player",
    "stop-the-leader", "chapter-7",
)  # fmt: skip
BETWEEN_ROUNDS = (
    *range(at.RONIN_BOX, at.SPIED),
    *range(at.TRAY, at.BINS),
    *range(at.OUT_IN, at.CLAIMS),
    *range(at.OWNER, at.BONUS_LEFT),
    *range(at.ARMY, at.LEVEL),
)
IN_A_ROUND = [  # what a position holds, or what follows from it
    *(at.PHASE, at.ACTIVE, at.TURN, at.NINJA, at.RONIN_BOX, at.CASTLE_BOX),
    *range(at.TRAY, at.KOKU + at.MOST_SEATS),
    *range(at.SWORD, at.SWORD + at.MOST_SEATS),
    *range(at.OWNED, at.BONUS_LEFT),
    *range(at.TARGET, at.TARGET + at.MOST_PROVINCES),
    *range(at.ARMY, at.FALLEN + at.MOST_ARMIES),
]
AT_WAR = [at.SWORD_AT_WAR, *range(at.BONUS_LEFT, at.BONUS_LEFT + at.MOST_PROVINCES)]
PLANS = [*range(at.BINS, at.SWORD), *range(at.LEVY, at.LEVY + at.MOST_SEATS * at.KIND_COUNT)]
TURNS = [(10, 0, None), (10, 2, None), (11, 1, None), *((10, None, one) for one in ACTIONS)]


@pytest.mark.quick
@pytest.mark.parametrize("key", VARIANTS)
def test_a_round_that_is_saved_begins_as_it_stood(key: str) -> None:
    scenario = load(key)
    began, facts = start(scenario), load_facts()
    told = 0
    for game in range(3):
        for step in replay(began, record(began, 2, game)):
            stood = step.after
            if stood[at.PHASE] != at.ROUND_START or stood[at.ENDED]:
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
    held = [*IN_A_ROUND, *([*PLANS, at.STEP] if action else AT_WAR)]
    assert np.array_equal(begun[held], stood[held])
    if action:
        assert stood[at.BINS : at.SWORD].any()
    else:
        assert stood[at.RONIN_BOX] < staged.start.question[at.UNIT_SUPPLY + at.RONIN]
