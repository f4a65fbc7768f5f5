"""What is proposed for a scenario of RAN: each change loads, and is what it says."""

import pytest

from samurai_odds import ran
from samurai_odds.ran.full_game.proposals import COSTS, paid, proposals
from samurai_odds.ran.scenario.scenario import Scenario
from samurai_odds.ran.scenario.text import in_order, read, write


@pytest.fixture(scope="module")
def battle() -> Scenario:
    return in_order(ran.scenario("suriagehara"))


def test_what_is_proposed_loads_and_differs(battle: Scenario) -> None:
    listed = list(proposals(battle))
    assert {one.kind for one in listed} == set(COSTS)
    sound = 0
    for one in listed[::9]:
        changed = one.apply(battle)
        if changed is not None:
            assert read(write(changed)) == changed, one.says
            assert changed != battle, one.says
            sound += 1
    assert sound > len(listed) / 15


def test_changes_are_what_they_say(battle: Scenario) -> None:
    says = {one.says: one for one in proposals(battle)}
    later = says["blue: Togashi Tango enters on turn 4 (+1)"].apply(battle)
    assert later is not None
    assert [each.enters.turn for each in later.contingents if each.enters] == [4]
    without = says["blue: no contingent d, Togashi Tango"].apply(battle)
    assert without is not None
    assert "d" not in {each.letter for each in without.contingents}
    gone = says["red: no KB C1"].apply(battle)
    assert gone is not None
    assert "C1" not in {each.label(counter) for each, counter in gone.units()}
    moved = says["blue: AS b1 moved from 0505 to 0405"].apply(battle)
    assert moved is not None
    [hirata] = [each for each in moved.contingents if each.letter == "b"]
    assert battle.hex_name(hirata.hex or 0) == "0405"  # a busho goes with his unit
    lower = paid(battle, 0, 5)
    assert lower is not None
    assert lower.armies[0].level == battle.armies[0].level - 5
    assert paid(battle, 0, 44) is None
