"""What lies around fire, rule by rule: harassed flanks, spread volleys, zones, fire from aside."""

import pytest

from samurai_odds import ran
from samurai_odds.ran import question
from tests.ran.combat.test_edges import assault, shock
from tests.ran.tools import replay


def fire(firer, target, **options):
    return question("fire", {"firer": firer, "target": target, **options})


# ---- 8.37, 7.18: the turn that harassment enforces -----------------------------------


def test_harassed_foot_rolls_to_turn_and_pays_in_the_woods():
    asked = fire("KB-B 6-6", "AS 6-4/5-3", mode="harass", approach="flank", terrain="woods")
    assert replay(asked, [6, 0])["target_hits"] == 1
    assert replay(asked, [7, 0])["target_hits"] == 0
    always = fire(
        "KB-B 6-6", "AS 6-4/5-3", mode="harass", approach="rear", terrain="woods", turn="always"
    )
    assert replay(always, [0])["target_hits"] == 1


def test_how_it_answers_depends_on_its_turn():
    units = ("KB-B 6-6", "AS-B 6-4")
    flank = fire(*units, mode="harass", approach="flank", return_fire=True)
    # die 4 hits once from the front, not through a flank (8.13)
    assert replay(flank, [6, 0, 4])["return_hits"] == 1
    assert replay(flank, [7, 0, 4])["return_hits"] == 0
    rear = fire(*units, mode="harass", approach="rear", return_fire=True)
    assert replay(rear, [6, 0, 5])["return_hits"] == 1
    assert replay(rear, [7, 0])["return_hits"] == 0  # it does not see them (8.14)


# ---- 8.22, 9.11: volleys spread out, and who stands in the charger's zone ------------


def test_each_of_a_volley_fires_at_its_range_and_through_its_hexes():
    asked = fire("AS-T 5-4 + AS-T 5-4", "SI 9-4/8-3", volley_ranges="1,3", volley_flanks="1")
    # 4 less 2 is a hit at one hex; 6 and one more a hit at three
    assert replay(asked, [4, 6])["hits"] == 2
    assert replay(asked, [3, 5])["hits"] == 0


def test_who_charges_one_firer_attacks_the_other_in_its_zone():
    units = ("AS-T 5-4 + AS-T 5-4", "SI 7-4/6-3")
    both = ran.fire(*units, shock=True, charge_zone="1,2").given("attacked == 1")
    assert both.p("firer_hits_1 > 0 and firer_hits_2 > 0") > 0.5
    one = ran.fire(*units, shock=True).given("attacked == 1")
    assert one.p("firer_hits_1 > 0 and firer_hits_2 > 0") == 0


def test_a_unit_beside_the_firer_is_attacked_too():
    odds = ran.fire("AS-T 5-4", "SI 7-4/6-3", shock=True, beside="AS 6-4/5-3")
    # the defender chooses the AS, column 9, two to the left for two against one
    assert "column 7," in odds.given("attacked == 1").trace(0)
    assert odds.given("attacked == 0").p("beside_hits == 0") == 1
    assert odds.given("attacked == 1").expect("beside_hits") > 0.5


def test_kibamusha_charge_the_far_firer_and_not_the_near():
    units = ("AS-T 5-4 + AS-T 5-4", "KB 8-6/7-5")
    asked = fire(*units, shock=True, volley_ranges="1,2")
    # two hits by the near firer: a plain shock, so no disruption at its end (9.32)
    near = replay(asked, [5, 0, 0, 0])
    assert (near["charge"], near["target_state"]) == (1, "ordered")
    far = replay(asked, [0, 6, 0, 0])
    assert (far["charge"], far["target_state"]) == (1, "disrupted")


# ---- 8.41, 8.61, 11.54: fire from aside ----------------------------------------------


def test_gunfire_at_who_advances_makes_it_go_on():
    asked = shock("SI 7-4/6-3", "AS 6-4/5-3", advance_fire=("AS-T 5-4", "AS-T 5-4"))
    # two hits, passed; the second firer cannot provoke it again
    end = replay(asked, [0, 9, 5, 7, 5])
    assert (end["advance"], end["next_charge"]) == (1, 1)
    second = replay(asked, [0, 9, 5, 8, 1])
    assert second["next_charge"] == 0


@pytest.mark.parametrize(
    ("attacker", "watching", "chance"),
    [
        ("KB 9-6/8-5", "AS-T 5-4", 0.5 - 0.0),  # 8.62: no check
        ("SI-B 9-4", "AS-T 5-4", None),  # 8.61: not SI-B
        ("SI 9-4/8-3", "AS-B 5-4", None),  # 8.64: not by bows
    ],
)
def test_whom_fire_at_the_advance_provokes(attacker, watching, chance):
    odds = ran.shock(attacker, "AS-T 2-4", advance_fire=(watching,), shift=4)
    if chance is None:
        assert "next_charge" not in odds.variables
    else:
        assert odds.given("advance == 1").p("next_charge == 1") == pytest.approx(chance, abs=0.01)


def test_who_is_drawn_aside_leaves_the_defender_alone():
    asked = assault("SI 7-4/6-3", "AS 6-4/5-3", entry_fire=("AS-T 5-4",))
    end = replay(asked, [5, 7])
    assert (end["drawn_aside"], end["attacked"], end["entry_hits"]) == (1, 0, 2)
    goes_on = replay(asked, [5, 8, 0, 0])
    assert (goes_on["drawn_aside"], goes_on["attacked"]) == (0, 1)


def test_fire_from_aside_meets_only_who_charges():
    asked = fire("AS-T 5-4", "SI 4-4/3-3", mode="return", shock=True, entry_fire=("AS-B 5-4",))
    assert replay(asked, [0])["attacked"] == 0
    end = replay(asked, [5, 4, 7, 9])
    # provoked by two hits, two more by the bows on its way: disrupted, it does not commit itself
    assert (end["charge"], end["target_state"], end["hits"]) == (1, "disrupted", 2)
    assert end["attacked"] == 0


def test_a_volley_is_answered_as_it_stands():
    units = ("AS-T 5-4 + AS-T 5-4", "AS-B 8-4")
    asked = fire(*units, return_fire=True, return_to="2", return_flanks="2")
    # nothing back at the first; at the second die 5 less 2 for the flank still hits once
    end = replay(asked, [0, 0, 5])
    assert (end["return_hits"], end["firer_hits_2"]) == (1, 1)
