"""Fire rule by rule: bystanders, flanks, harassment, what an answer rests on."""

import pytest

from samurai_odds import ran
from tests.ran.fire.test_fire import asked
from tests.ran.tools import replay


def test_bystanders_bows_provoke_nobody_and_add_up():
    # 8.62, 8.64: only the guns of the target make the harasser charge
    alone = ran.fire("KB-B 6-6", "AS-T 5-4", mode="harass", return_fire=True)
    assert alone.p("firer_charges == 1") == pytest.approx(0.27552)
    units = ("KB-B 6-6", "AS-T 5-4")
    helped = ran.fire(*units, mode="harass", return_fire=True, bystander="AS-B 5-4")
    assert helped.p("firer_charges == 1") == pytest.approx(0.27552)
    one = asked(*units, mode="harass", return_fire=True, bystander="AS-B 5-4")
    # the bystander hits once, the target's guns once: no charge
    end = replay(one, [4, 3, 2, 9])
    assert (end["return_hits"], end["firer_charges"]) == (2, 0)
    two = asked(*units, mode="harass", return_fire=True, bystander="AS-B 5-4 + AS-B 5-4")
    assert replay(two, [4, 4, 3, 2, 9])["return_hits"] == 3


def test_who_is_shot_through_the_flank_attacks_through_it():
    fire = {"own_flank": True, "shock": True}
    odds = ran.fire("AS-T 5-4", "SI 7-4/6-3 2h", **fire)
    shock = ran.shock("SI 7-4/6-3 4h flank", "AS-T 5-4")
    wanted = shock.p("defender_state == 'eliminated'")
    # die 7 or more, less 2 for the flank, scores two hits; die 9 the same with a D
    assert odds.given("attacked == 1 and hits == 2").p(
        "firer_state == 'eliminated'"
    ) == pytest.approx(wanted)
    front = ran.fire("AS-T 5-4", "SI 7-4/6-3 2h", **fire, charge_through="front")
    assert front.p("firer_state == 'eliminated'") < odds.p("firer_state == 'eliminated'")
    far = ran.fire("AS-T 5-4", "SI 7-4/6-3", range=2, shock=True, charge_through="flank")
    plain = ran.fire("AS-T 5-4", "SI 7-4/6-3", range=2, shock=True)
    assert far.p("firer_state == 'eliminated'") > plain.p("firer_state == 'eliminated'")


def test_who_cannot_reach_the_harassers_does_not_shock_them():
    units = ("KB-B 6-6", "KB 7-6/6-5")
    odds = ran.fire(*units, mode="harass", unreachable=True, shock=True)
    assert odds.p("attacked == 1") == 0
    assert ran.fire(*units, mode="harass", shock=True).p("attacked == 1") > 0


def test_harassed_foot_is_lured_even_by_who_dies_of_the_answer():
    # 8.35: hit with 3, the answer kills, then a die above TQ 5
    shot = asked("KB-B 4-6 3h", "AS-B 5-4", mode="harass", return_fire=True)
    end = replay(shot, [3, 3, 6])
    assert (end["firer_state"], end["lured"]) == ("eliminated", 1)


def test_disrupted_kibamusha_do_not_follow_harassers():
    # 8.36 keeps to zones of control, which a disrupted unit may not enter (7.24, 11.34)
    odds = ran.fire("KB-B 6-6", "KB 7-6/6-5 disrupted", mode="harass", shock=True)
    assert odds.p("charge == 1") == 0
    assert "disrupted KB do not follow harassers (R21)" in odds.provenance.rests_on


def test_bonus_of_one_side():
    units = ("AS-T 5-4", "SI 7-4/6-3")
    plain, firer = ran.fire(*units), ran.fire(*units, firer_tq_bonus=2)
    assert firer.p("charge == 1") == plain.p("charge == 1")
    assert ran.fire(*units, target_tq_bonus=2).p("charge == 1") > plain.p("charge == 1")


def test_only_what_bears_on_the_answer_is_named():
    plain = ran.fire("AS-T 5-4", "SI 7-4/6-3").provenance.rests_on
    assert set(plain) == {"fire"}
    flank = ran.fire("AS-T 5-4", "SI 7-4/6-3", own_flank=True).provenance.rests_on
    assert "modified die kept within 0 to 9 (R1)" in flank
    far = ran.fire("AS-T 5-4", "SI 7-4/6-3", range=2, shock=True).provenance.rests_on
    assert {"shock results", "no second shot at who charges (R11)"} <= set(far)
