"""A side of two contingents: only the one whose busho is lost flees (5.73, 11.84; R29)."""

import pytest

from samurai_odds import OddsError, ran

FEARFUL = "9/9/9"  # it flees for certain when its busho is lost


def test_only_the_contingent_that_fled_is_gone():
    units = ("SI 7-4/6-3", "AS 6-4/5-3 + AS 5-4/4-3")
    men = {"attacker_busho": "9/9", "defender_busho": "2/1", "defender_contingent": FEARFUL}
    both = ran.shock(*units, **men).given("defender_fled == 1")
    assert both.p("defender_state_1 == 'eliminated' and defender_state_2 == 'eliminated'") == 1
    assert both.p("engaged == 1 or attacker_hits > 0") == 0
    two = ran.shock(*units, **men, defender_second_contingent="2").given("defender_fled == 1")
    assert two.p("defender_state_1 == 'eliminated'") == 1
    assert two.p("defender_state_2 == 'eliminated'") == 0
    assert two.p("engaged == 1") > 0.3  # the other one fights on
    assert two.p("attacker_hits > 0") > 0.5
    first = ran.shock(*units, **men, defender_second_contingent="1", defender_busho_with=2)
    fled = first.given("defender_fled == 1")
    assert fled.p("defender_state_2 == 'eliminated' and defender_state_1 != 'eliminated'") == 1


def test_a_honjin_that_falls_is_no_unit_lost_to_the_contingent():
    # R13: of 8 with 1 lost it flees at -3 + 3 or less, a Honjin lost or not (11.82)
    men = {"defender_busho": "5/5 so-taisho", "defender_contingent": "8/1/2 so-taisho"}
    odds = ran.shock("SI 7-4", "Honjin 5-0 surrounded", **men)
    dead = odds.given("defender_busho == 'dead'")
    assert odds.p("defender_busho == 'dead' and defender_state == 'eliminated'") > 0.4
    assert dead.p("defender_fled == 1") == pytest.approx(0.1)
    lost = ran.shock("SI 7-4", "AS-T 5-4 surrounded", **men).given("defender_busho == 'dead'")
    assert lost.given("defender_state == 'eliminated'").p("defender_fled == 1") > 0.2


def test_an_attacker_whose_men_flee_leaves_the_other_contingent_to_fight():
    odds = ran.shock(
        "SI 7-4/6-3 + AS 6-4/5-3",
        "AS 6-4/5-3",
        second_contingent="2",
        coordination="planned",
        attacker_busho="2/1",
        attacker_contingent=FEARFUL,
        defender_busho="9/9",
    )
    fled = odds.given("attacker_fled == 1")
    assert fled.p("attacker_state_1 == 'eliminated'") == 1
    assert fled.p("defender_hits > 0") > 0.9


def test_the_friend_behind_may_be_of_the_other_contingent():
    men = {"attacker_busho": "9/9", "defender_busho": "2/1", "defender_contingent": FEARFUL}
    units = ("SI 7-4", "AS 6-4/5-3")
    behind = {"defender_behind": "AS 5-4/4-3"}
    gone = ran.shock(*units, **men, **behind).given("defender_fled == 1")
    assert gone.p("defender_behind_state == 'eliminated'") == 1
    stays = ran.shock(*units, **men, **behind, defender_second_contingent="behind")
    assert stays.given("defender_fled == 1").p("defender_behind_state == 'ordered'") == 1
    assault = ran.assault(*units, **men, **behind, defender_second_contingent="behind")
    assert assault.given("defender_fled == 1").p("defender_behind_state == 'ordered'") == 1


def test_so_may_a_unit_beside_the_guns_that_are_charged():
    asked = {
        "shock": True,
        "beside": "AS 6-4/5-3",
        "target_busho": "9/9",
        "firer_busho": "2/1",
        "firer_contingent": FEARFUL,
    }
    units = ("AS-T 5-4", "KB 8-6/7-5")
    alike = ran.fire(*units, **asked, range=2).given("firer_fled == 1")
    assert alike.p("beside_state == 'eliminated'") == 1
    apart = ran.fire(*units, **asked, range=2, firer_second_contingent="beside")
    assert apart.given("firer_fled == 1").p("beside_state == 'eliminated'") == 0


def test_a_coordination_roll_that_has_been_made():
    # 5.73: the result holds for all attacks of the segment
    units = ("SI 7-4/6-3", "AS 6-4/5-3")
    left = ran.shock(*units, coordination="1L")
    assert left.expect("defender_hits") == ran.shock(*units, shift=-1).expect("defender_hits")
    out = ran.shock(*units, second_contingent="1", coordination="first")
    assert out.p("attacked == 0") == 1
    rolled = ran.shock(*units, second_contingent="1", coordination="roll")
    assert rolled.p("attacked == 0") == pytest.approx(0.2)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"defender_second_contingent": "2"}, "without defender-contingent"),
        ({"defender_second_contingent": "3"}, "numbers from 1 to 2"),
        ({"defender_second_contingent": "behind"}, "no friend behind is named"),
        ({"defender_second_contingent": "1,2"}, "no unit left"),
        ({"coordination": "often"}, "roll, planned, first or a shift"),
        ({"coordination": "0L"}, "from 1 to 12 columns"),
    ],
)
def test_refusals(options, said):
    with pytest.raises(OddsError, match=said):
        ran.shock("SI 7-4", "AS 6-4 + AS 6-4", **options)
