"""War turns under way: what is saved of one begins as the game stood; battles may be called off."""

import numpy as np
import pytest

from samurai_odds.play.games import record
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.first_state import first_state
from samurai_odds.swords.field.saving import state_at
from samurai_odds.swords.scenario.scenario import ACTIONS
from samurai_odds.swords.scenario.text import read, write
from samurai_odds.swords.whole.contest import Contest

SAME = (  # what a position holds, or what follows from it
    *(range(place, place + 1) for place in (at.PHASE, at.ACTIVE, at.TURN, at.NINJA)),
    *(range(place, place + 1) for place in (at.RONIN_BOX, at.CASTLE_BOX)),
    range(at.TRAY, at.KOKU + at.MOST_SEATS),
    range(at.SWORD, at.SWORD + at.MOST_SEATS),
    range(at.OWNED, at.BONUS_LEFT),
    range(at.TARGET, at.TARGET + at.MOST_PROVINCES),
    range(at.ARMY, at.FALLEN + at.MOST_ARMIES),
)
AT_WAR = [at.SWORD_AT_WAR, *range(at.BONUS_LEFT, at.BONUS_LEFT + at.MOST_PROVINCES)]


@pytest.mark.parametrize(("turn", "seat"), [(10, 0), (10, 2), (11, 1)])
def test_a_war_turn_that_is_saved_begins_as_it_stood(turn: int, seat: int) -> None:
    staged = Contest("chapter-7", bots="random").staged
    events = record(staged.start, 4, 0)
    stood = state_at(staged.start, events, turn, seat)
    saved = staged.saved(events, turn, "", seat)
    begun = first_state(staged.start.question.whole, read(write(saved)), staged.facts)
    for places in (*SAME, AT_WAR):
        part = list(places)
        assert np.array_equal(begun[part], stood[part])
    assert stood[at.RONIN_BOX] < staged.start.question[at.UNIT_SUPPLY + at.RONIN]


@pytest.mark.parametrize("action", ACTIONS)
def test_an_action_that_is_saved_begins_as_it_stood(action: str) -> None:
    staged = Contest("chapter-7", bots="random").staged
    events = record(staged.start, 4, 0)
    stood = state_at(staged.start, events, 10, action=action)
    saved = staged.saved(events, 10, "", action=action)
    begun = first_state(staged.start.question.whole, read(write(saved)), staged.facts)
    plans = range(at.BINS, at.SWORD), range(at.LEVY, at.LEVY + at.MOST_SEATS * at.KIND_COUNT)
    for places in (*SAME, *plans, range(at.STEP, at.STEP + 1)):
        part = list(places)
        assert np.array_equal(begun[part], stood[part]), part
    assert stood[list(plans[0])].any()
