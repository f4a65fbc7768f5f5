"""What a trace tells: each change once, under the rule that brings it."""

import pytest

from samurai_odds import ran


def lines(odds, condition, battle=0):
    return odds.given(condition).trace(battle)


def test_a_charge_is_disrupted_by_its_own_rule():
    told = ran.shock("KB 8-6/7-5 charge", "SI 7-4/6-3").trace(0)
    assert "RAN 9.32: the attacker (KB) is disrupted" in told
    assert "11.23-11.6: the attacker" not in told


def test_a_charge_that_finds_nobody_is_disrupted_by_its_own_rule():
    odds = ran.shock("KB 8-6/7-5 charge", "AS-T 3-4 2h")
    told = lines(odds, "defender_state == 'eliminated' and advance == 1")
    assert "RAN 9.32: the attacker (KB) is disrupted" in told
    assert "advances into the vacated hex" in told


def test_a_retreat_that_cannot_be_made_is_told():
    odds = ran.shock("AS 6-4/5-3", "SI 7-4/6-3", no_retreat="attacker", shift=-8)
    assert "the attacker (AS) must retreat and cannot: it takes another hit" in odds.trace(0)
    back = ran.shock("AS 6-4/5-3", "SI 7-4/6-3", shift=-8)
    assert "RAN 11.4: the attacker (AS) retreats a hex" in back.trace(0)


def test_breaking_off_is_told_once():
    odds = ran.shock("AS 4-4/3-3 disrupted", "SI 7-4/6-3", engaged=True)
    told = lines(odds, "retreat == 'attacker' and attacked == 0")
    assert "it must go back a hex and takes a hit" in told
    assert "11.4" not in told


def test_no_position_superiority_over_who_has_turned():
    odds = ran.assault("SI 7-4/6-3", "KB 7-6/6-5", approach="flank")
    assert "position superiority" not in odds.trace(0)
    odds = ran.assault("SI 7-4/6-3", "AS 6-4/5-3", approach="flank", turn="never")
    assert "position superiority" in odds.trace(0)


def test_a_flight_tells_what_was_needed_and_what_went_before():
    odds = ran.shock(
        "SI 7-4/6-3",
        "AS 6-4/5-3 4h surrounded",
        defender_busho="5/5",
        defender_contingent="8/4/3",
    )
    told = lines(odds, "defender_fled == 1 and defender_busho == 'dead'")
    assert "disrupted or lost, checks: die " in told
    assert " -2, flees at " in told
    if "is eliminated" in told:
        assert "RAN 11.84" in told or "RAN 11.23" in told


@pytest.mark.parametrize("battle", range(4))
def test_the_retreat_is_told_before_a_flight_that_ends_the_combat(battle):
    odds = ran.shock(
        "KB 7-6/6-5 1h + AS 6-4/5-3 5h surrounded",
        "SI 7-4/6-3",
        attacker_busho="5/5",
        attacker_busho_with=2,
        attacker_contingent="4/2/6",
        shift=-8,
    )
    told = lines(odds, "attacker_fled == 1", battle)
    assert "RAN 11.84" in told
