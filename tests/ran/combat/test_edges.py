"""What lies around a shock or assault, rule by rule: friends, turns, who is engaged elsewhere."""

import pytest

from samurai_odds import ran
from samurai_odds.ran import question
from tests.ran.tools import replay

WOODS = {"terrain": ("woods",), "advance_turn": True}


def shock(attacker, defender, **options):
    return question("shock", {"attacker": attacker, "defender": defender, **options})


def assault(attacker, defender, **options):
    return question("assault", {"attacker": attacker, "defender": defender, **options})


# ---- 6.74: the friend whom a retreat goes through ------------------------------------


def test_a_retreat_through_a_friend_costs_it_a_hit():
    end = replay(shock("SI 7-4", "AS 6-4/5-3", defender_behind="AS 5-4/4-3 4h"), [0, 9])
    assert (end["retreat"], end["defender_behind_state"]) == ("defender", "disrupted")
    stays = replay(shock("SI 7-4", "AS 6-4/5-3", defender_behind="AS 5-4/4-3 4h"), [0, 0])
    assert (stays["retreat"], stays["defender_behind_hits"]) == ("none", 4)


def test_so_does_breaking_off():
    units = ("AS 6-4/5-3 disrupted", "SI 7-4")
    asked = shock(*units, engaged=True, attacker_behind="AS-T 5-4 4h")
    end = replay(asked, [9])
    assert (end["retreat"], end["attacker_behind_state"]) == ("attacker", "eliminated")
    assert end["attacker_rout_points"] == 2


def test_of_several_only_those_who_go_through_it_count():
    units = ("SI 7-4/6-3 flank", "AS 6-4/5-3 through + AS 7-4/6-3")
    odds = ran.shock(*units, shift=6, defender_behind="KB 6-6/5-5")
    # 11.4: both went back, one of them through the friend
    back = odds.given("defender_retreat_1 == 1 and defender_retreat_2 == 1")
    assert back.p("defender_behind_hits == 1") == 1
    assert odds.given("retreat == 'none'").p("defender_behind_hits == 0") == 1


def test_the_friend_counts_among_the_lost_of_its_contingent():
    options = {"defender_busho": "5/5 wounded", "defender_contingent": "4/2/2"}
    odds = ran.shock("SI 7-4", "AS 6-4/5-3", defender_behind="AS 5-4/4-3", **options)
    fled = odds.given("defender_fled == 1")
    assert fled.p("defender_behind_state == 'eliminated'") == 1


# ---- 11.52, 7.14: the turn of who advances -------------------------------------------


def test_who_advances_pays_for_its_turn_in_the_woods():
    end = replay(shock("SI 7-4/6-3", "AS 6-4/5-3", shift=1, **WOODS), [0, 9])
    assert (end["advance"], end["attacker_hits"]) == (1, 3)
    open_order = replay(shock("SI 7-4/6-3 open", "AS 6-4/5-3", shift=3, **WOODS), [0, 9])
    assert open_order["attacker_hits"] == 2
    bows = replay(shock("SI-B 7-4", "AS-T 4-4", shift=4, **WOODS), [0, 9])
    assert (bows["advance"], bows["attacker_hits"]) == (1, 1)


def test_turning_may_disrupt_it_but_not_rout_it():
    # 11.36: disrupted by the turn, or by fire first and then forbidden to turn
    end = replay(shock("SI 3-4/1-3", "AS 6-4/5-3", shift=1, **WOODS), [0, 9])
    assert (end["attacker_state"], end["attacker_hits"]) == ("disrupted", 0)
    watched = shock("SI 3-4/1-3", "AS 6-4/5-3", shift=1, advance_fire=("AS-B 5-4",), **WOODS)
    assert replay(watched, [0, 9, 3])["attacker_state"] == "disrupted"


def test_a_turn_in_the_open_is_free_and_said_to_be():
    free = ran.shock("SI 7-4/6-3", "AS 6-4/5-3", advance_turn=True)
    plain = ran.shock("SI 7-4/6-3", "AS 6-4/5-3")
    assert free.to_dict()["outcomes"] == plain.to_dict()["outcomes"]
    assert "only in woods or a village (7.14)" in str(free)


def test_the_turn_of_who_charged_is_wiped_out_with_its_hits():
    odds = ran.shock("KB 7-6/6-5 charge", "AS 6-4/5-3", **WOODS)
    ended = odds.given("advance == 1")
    assert ended.p("attacker_state == 'disrupted' and attacker_hits == 0") == 1


# ---- 9.24, 7.31: engaged with a unit elsewhere ---------------------------------------


def test_who_is_engaged_elsewhere_makes_no_reaction_check():
    end = replay(shock("SI 7-4", "AS 6-4/5-3 engaged-elsewhere"), [0])
    assert (end["attacked"], end["engaged"], end["defender_hits"]) == (1, 1, 2)


def test_a_disrupted_attacker_engaged_elsewhere_may_break_off():
    units = ("AS 6-4/5-3 disrupted engaged-elsewhere stuck", "SI 7-4")
    end = replay(shock(*units), [9])
    # 9.12: two hits and no shock; it is not engaged with this defender
    assert (end["attacker_hits"], end["attacked"], end["engaged"]) == (2, 0, 0)


def test_who_is_engaged_neither_turns_nor_fires_at_who_comes():
    odds = ran.assault("SI 7-4/6-3", "AS-T 5-4 engaged-elsewhere", approach="flank")
    assert odds.p("turned == 1 or entry_hits > 0") == 0


# ---- 6.4: withdrawing before an assault ----------------------------------------------


def test_it_withdraws_turns_freely_and_is_caught():
    asked = assault("SI 7-4", "AS 6-4/5-3", approach="flank", withdraws=1, caught=True)
    # a 6 and one more for the flank: a hit; then reaction and clash, without a check to turn
    end = replay(asked, [6, 0, 0])
    assert (end["withdrawals"], end["turned"], end["defender_hits"]) == (1, 1, 3)


def test_who_is_not_caught_is_not_attacked():
    odds = ran.assault("SI 7-4", "AS 6-4/5-3", withdraws=2)
    alone = ran.withdraw("AS 6-4/5-3", times=2)
    assert odds.p("attacked == 1") == 0
    assert odds.expect("defender_hits") == pytest.approx(alone.expect("unit_hits"))
    assert "does not reach it" in str(odds)
