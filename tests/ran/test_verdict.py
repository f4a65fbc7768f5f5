"""Charge, shock, fire, challenge, withdraw? The sentence that opens an answer of RAN."""

import json
import re

import pytest

from samurai_odds import OddsError, ran
from samurai_odds.cli.main import main
from samurai_odds.ran.homes import HOMES
from tests.ran.test_interface import CALLS


def courses(odds):
    return {course.name: float(course.worth) for course in odds.verdict.courses}


# ---- shock and assault ---------------------------------------------------------------


def test_a_shock_is_weighed_against_a_charge_and_holding():
    plain = ran.shock("KB 7-6/6-5", "AS 6-4/5-3")
    charge = ran.shock("KB 7-6/6-5 charge", "AS 6-4/5-3")
    weighed = courses(plain)
    assert list(weighed) == ["shock", "charge", "hold"]
    assert weighed["charge"] == pytest.approx(float(charge.expect(charge.question.value)))
    assert weighed["hold"] == 0
    assert plain.verdict.text.startswith(
        "Shock: +0.25 net rout points. Alternatives: hold, 0; charge"
    )
    assert list(courses(charge)) == ["charge", "shock without charging", "hold"]
    assert charge.verdict.text.startswith("Don't charge (-0.98 net rout points). Best: shock")
    lost = charge.p("defender_state != 'ordered'").text()
    told = f"Defender disrupted or lost {lost}, attacker disrupted or lost 100%."
    made = "From: attacker disrupted 100% (-2.00), defender's hits (+0.58), "
    made += "defender disrupted 22.0% (+0.44)."  # -0.98 in all
    assert charge.verdict.asides == (made, told)


def test_a_side_that_cannot_lose_a_unit_is_not_given_a_chance_of_0():
    one = ran.shock("SI 7-4/6-3", "AS 6-4/5-3")
    assert one.verdict.asides[1:] == ("Defender disrupted or lost 7.0%, attacker never.",)
    neither = ran.shock("AS 6-4/5-3", "SI 7-4/6-3")
    assert neither.verdict.asides[1:] == ("No unit is disrupted or lost.",)


def test_what_the_worth_is_made_of_comes_first_the_biggest_part_before_others():
    """Its parts add up to the worth; a busho's loss is named with its chance."""
    odds = ran.shock(
        "SI 7-4/6-3 2h",
        "AS 6-4/5-3 disrupted 1h",
        attacker_busho="7/6",
        defender_busho="3/3 so-taisho",
    )
    made = odds.verdict.asides[0]
    dead = odds.p("defender_busho == 'dead'").text()
    assert made.startswith(f"From: defender's busho dead {dead} (+")
    parts = [float(part) for part in re.findall(r"\(([+-][\d.]+)\)", made)]
    named = parts[:-1] if "the rest (" in made else parts
    assert [abs(part) for part in named] == sorted(map(abs, named), reverse=True)
    assert sum(parts) == pytest.approx(float(odds.verdict.worth), abs=0.03)
    assert not odds.verdict.lines[0].startswith("From: ")
    mine = ran.shock("SI 7-4/6-3", "AS 6-4/5-3", value="defender_hits")
    assert not any("From: " in line for line in mine.verdict.lines)


def test_the_charge_counted_in_a_verdict_is_in_a_table_too():
    odds = ran.fire("AS-T 5-4", "KB 7-6/6-5", range=2)
    followed = ran.fire("AS-T 5-4", "KB 7-6/6-5", range=2, shock=True)
    [table] = odds.listings
    shown = dict(table.rows)
    assert shown["firer eliminated"] == followed.p("firer_state == 'eliminated'") > 0
    assert shown["target disrupted"] == followed.p("target_state == 'disrupted'")
    assert set(followed.provenance.rests_on) <= set(odds.rests_on((odds.verdict.value,)))
    assert not followed.listings
    assert not ran.fire("AS-B 5-4", "SI 7-4/6-3").listings
    [entry] = ran.fire("AS-T 5-4", "SI 7-4/6-3", mode="entry").listings
    assault = ran.assault("SI 7-4/6-3", "AS-T 5-4")
    assert dict(entry.rows)["firer eliminated"] == assault.p("defender_state == 'eliminated'")


@pytest.mark.parametrize(
    ("attacker", "options", "known"),
    [
        ("SI 7-4/6-3", {}, ["shock", "hold"]),
        ("KB 7-6/6-5 check", {}, ["shock", "hold"]),  # 9.31: it stands there already
        ("KB 7-6/6-5", {"engaged": True}, []),  # 9.12: it must
        ("SI 7-4/6-3 banzai", {}, []),
        ("SI 7-4/6-3 disrupted", {}, []),  # 11.34: else it may not shock
        ("KB 7-6/6-5 disrupted", {}, ["shock", "charge"]),  # 9.32: which costs it nothing more
        ("SI 7-4/6-3 banzai + AS 6-4 check", {}, []),
    ],
)
def test_only_what_the_rules_allow_is_a_course(attacker, options, known):
    odds = ran.shock(attacker, "AS 6-4/5-3", **options)
    assert list(courses(odds)) == known
    if not known:
        assert odds.verdict.text.startswith("No choice: ")


def test_of_several_one_that_must_shock_leaves_no_holding():
    both = ran.shock("SI 7-4 engaged + AS 5-4 check", "SI 8-4 engaged + SI 8-4")
    assert not both.verdict.courses
    assert both.verdict.text.startswith("No choice: engaged units must shock (9.12). Expected: ")


def test_holding_is_worth_what_stands_already():
    # by the usual value nothing, whatever hits there are; by one's own what it counts now
    hurt = ("SI 7-4/6-3 2h", "AS 6-4/5-3 disrupted 3h")
    assert courses(ran.shock(*hurt))["hold"] == 0
    assert courses(ran.shock(*hurt, value="defender_hits"))["hold"] == 3
    assert "by your value" in ran.shock(*hurt, value="defender_hits").verdict.text


LOST = ("AS 6-4/5-3 disrupted 4h", "AS-T 6-4 5h", "SI-B 6-4 5h", "SI 6-4/1-3 disrupted")


@pytest.mark.parametrize("unit", LOST)
def test_of_a_unit_that_is_lost_neither_hits_nor_disruption_are_mended(unit):
    """Its rout points count in full, for and against (12.0)."""
    usual = ran.shock("SI 6-4/5-3", unit)
    points = usual.expect("defender_rout_points")
    made = ran.shock("SI 6-4/5-3", unit, value="defender_rout_points")
    lost = "defender_state in ('routed', 'eliminated')"
    assert usual.p(lost) > 0.9
    own = usual.expect("0.2 * attacker_hits + 2 * (attacker_state == 'disrupted')")
    if usual.p(lost) == 1:
        assert float(usual.verdict.worth) == pytest.approx(points - own)
        assert made.verdict.worth == points
    mine = (side for side in (usual.question.default_value(0), usual.question.default_value(1)))
    assert float(sum(map(usual.expect, mine))) == pytest.approx(0)  # what one wins the other loses


def test_a_honjin_that_falls_is_never_a_reason_against():
    """The nearer its fall, the better; what it counts is assumed, and said so (4.51, 12.0)."""
    units = [f"Honjin 6-0 {hits}h" for hits in range(6)]
    worths = [float(ran.shock("SI 6-4/5-3", unit).verdict.worth) for unit in units]
    assert worths == sorted(worths)
    near = ran.shock("SI 6-4/5-3", "Honjin 6-0 4h")
    assert near.verdict.text.startswith("Shock: +5.68 net rout points.")
    assert near.verdict.asides[0].startswith("From: defender's Honjin lost 100% (+6.00)")
    assert "Assumed, not in the rulebook: what a Honjin lost counts" in str(near)
    for odds in (
        ran.fire("AS-T 6-4", "Honjin 6-0 5h", range=1),
        ran.assault("SI 6-4/5-3", "Honjin 6-0 4h"),
        ran.shock("SI 6-4/5-3 check + AS 6-4/5-3 check", "Honjin 6-0 5h"),
    ):
        assert not odds.verdict.text.startswith("Don't")
    mine = ran.shock("SI 6-4/5-3", "Honjin 6-0 4h", value="defender_hits")
    assert "Honjin lost counts" not in str(mine)


def test_a_lost_busho_counts_as_his_head():
    odds = ran.shock(
        "AS 6-4/5-3", "AS 6-4/5-3", attacker_busho="5/5", defender_busho="6/5 so-taisho"
    )
    for part in ("+ attacker_head", "+ 10 * (defender_busho == 'dead')"):
        assert part in odds.question.value
    assert "- 3 * (attacker_busho == 'dead')" in odds.question.value


def test_an_assault_may_be_shot_instead():
    odds = ran.assault("SI-B 6-4", "AS 5-4")
    shot = ran.fire("SI-B 6-4", "AS 5-4", range=2)
    assert courses(odds)["shoot from 2 hexes"] == pytest.approx(
        float(shot.expect(shot.question.worth))
    )
    away = ran.assault("SI 7-4", "AS 5-4", withdraws=1).verdict
    assert away.text.startswith("The defender escapes")


def test_an_assault_of_several_is_refused_with_the_reason():
    for units in (("SI 7-4 + AS 6-4", "AS 6-4"), ("SI 7-4", "AS 6-4 + AS 6-4")):
        with pytest.raises(OddsError, match=r"has 2 units: .*\(6.*8\.41\).*'ran shock'"):
            ran.assault(*units)


# ---- fire ----------------------------------------------------------------------------


def test_the_charge_that_fire_may_provoke_is_counted():
    alone = ran.fire("AS-T 5-4", "KB 7-6/6-5", range=2)
    followed = ran.fire("AS-T 5-4", "KB 7-6/6-5", range=2, shock=True)
    assert courses(alone) == pytest.approx(courses(followed))
    assert list(courses(alone)) == ["fire", "hold"]
    assert "The charge that it may provoke is counted" in alone.verdict.asides[-1]
    assert courses(alone)["fire"] != pytest.approx(float(alone.expect(alone.question.worth)))


def test_bowmen_that_may_shock_weigh_it():
    odds = ran.fire("SI-B 6-4", "AS 6-4/5-3", range=1)
    weighed = courses(odds)
    assert list(weighed) == ["only fire", "shock", "fire, then shock", "hold"]
    shock = ran.shock("SI-B 6-4 check", "AS 6-4/5-3")
    assert weighed["shock"] == pytest.approx(float(shock.expect(shock.question.value)))
    both = float(odds.expect(odds.question.worth))
    for left, chance in (
        *(
            (f"AS 6-4/5-3 {hits}h", f"target_state == 'ordered' and target_hits == {hits}")
            for hits in (0, 1, 2)
        ),
        ("AS 6-4/5-3 disrupted", "target_state == 'disrupted'"),
    ):
        then = ran.shock("SI-B 6-4 check", left)
        both += float(odds.p(chance)) * float(then.expect(then.question.value))
    assert weighed["fire, then shock"] == pytest.approx(both)
    assert "close in and shock" in courses(ran.fire("SI-B 6-4", "AS 6-4/5-3", range=3))


def test_a_shock_weighed_beside_a_fire_has_the_same_bonuses_on_checks():
    firm = {"firer_tq_bonus": 4, "target_tq_bonus": 2, "tq_bonus": 1}
    odds = ran.fire("SI-B 5-4", "AS 5-4/4-3", range=1, **firm)
    same = {"attacker_tq_bonus": 4, "defender_tq_bonus": 2, "tq_bonus": 1}
    shock = ran.shock("SI-B 5-4 check", "AS 5-4/4-3", **same)
    assert shock.p("attacked == 1") == 1
    assert courses(odds)["shock"] == pytest.approx(float(shock.expect(shock.question.value)))


def test_who_moves_in_shocks_though_nobody_fires():
    # 9.11: not to fire at him saves nothing, so fire is weighed against a shock without it
    units = ("SI 9-4/8-3", "AS-T 5-4 4h")
    odds = ran.fire(*units[::-1], mode="entry")
    fired, held = ran.assault(*units), ran.shock(*units)
    assert courses(odds) == pytest.approx(
        {
            "fire": -float(fired.expect(fired.question.value)),
            "hold": -float(held.expect(held.question.value)),
        }
    )
    assert odds.verdict.text.startswith("Fire: ")
    assert odds.verdict.asides[1] == "Firer lost 100%, target never."
    firm = {"hexside": ["stream"], "firer_terrain": "village", "no_retreat": "firer"}
    led = {"target_busho": "5/5", "firer_busho": "4/4", "firer_tq_bonus": 2}
    odds = ran.fire(*units[::-1], mode="entry", shock=True, **firm, **led)
    there = {"hexside": ["stream"], "terrain": ["village"], "no_retreat": "defender"}
    led = {"attacker_busho": "5/5", "defender_busho": "4/4", "defender_tq_bonus": 2}
    held = ran.shock(*units, **there, **led)
    assert courses(odds)["hold"] == pytest.approx(-float(held.expect(held.question.value)))


@pytest.mark.parametrize(
    ("firer", "options"),
    [
        ("AS-T 5-4 + AS-T 5-4", {}),
        ("AS-T 5-4", {"terrain": "woods"}),
        ("AS-T 5-4", {"shock": True, "value": "-firer_hits"}),
    ],
)
def test_where_that_shock_is_not_worked_out_nothing_is_advised(firer, options):
    odds = ran.fire(firer, "SI 9-4/8-3", mode="entry", **options)
    assert not odds.verdict.courses
    assert odds.verdict.text.startswith("Fire: ")
    assert "Holding is not 0" in odds.verdict.asides[-1]


def test_bow_armed_riders_shock_by_choice_so_holding_is_worth_nothing():
    assert courses(ran.fire("AS-T 5-4", "KB-B 6-8", mode="entry"))["hold"] == 0


def test_the_firer_raises_the_value_of_a_fire():
    odds = ran.fire("AS-T 5-4", "SI 7-4/6-3", value="hits")
    assert odds.verdict.text.startswith("Fire: +")
    two = ran.fire("AS-T 5-4", "SI 7-4/6-3", shock=True, beside="AS 6-4/5-3", value="-beside_hits")
    other = ran.fire("AS-T 5-4", "SI 7-4/6-3", shock=True, beside="AS 6-4/5-3", value="beside_hits")
    assert two.expect("beside_hits") < other.expect("beside_hits")


# ---- duel, orders, withdrawal --------------------------------------------------------


def test_a_duel_is_weighed_for_who_decides():
    odds = ran.duel("4/4", "6/6")
    assert next(iter(courses(odds))) == "fight to the finish"
    assert "Best: don't challenge, 0" in odds.verdict.text
    accepted = ran.duel("6/5", "3/3", challenge="accept")
    plain = ran.duel("6/5", "3/3")
    assert courses(accepted)["accept"] == pytest.approx(-courses(plain)["fight to the finish"])
    assert courses(accepted)["refuse"] == 0
    shamed = ran.duel("6/5", "5/5 lost-face", challenge="refuse")
    assert courses(shamed)["refuse"] == -3  # seppuku (10.27)


def test_it_is_the_sender_who_refuses_and_dies_without_face():
    # 10.25, 10.27: he rolls 2 or less to send, else seppuku, as if he refused
    asked = {"challenge": "send", "momentum": 3, "sender_lost_face": True}
    odds = ran.duel("9/9", "0/1", **asked)
    dies = float(odds.p("result == 'first'"))
    assert dies == pytest.approx(0.3, abs=0.01)
    seppuku = float(odds.p("result == 'seppuku'"))
    assert seppuku == pytest.approx(0.7)
    assert courses(odds)["refuse"] == -3
    assert courses(odds)["send"] == pytest.approx(-6 * dies - 3 * seppuku, abs=0.01)
    great = ran.duel("9/9", "0/1", **asked, second_contingent="8/4/6 so-taisho 20rp")
    assert courses(great)["refuse"] == -30  # he and his men, who flee for certain
    assert courses(great)["send"] == pytest.approx(-6 * dies - 30 * seppuku, abs=0.01)
    kept = ran.duel("9/9", "0/1", challenge="send", momentum=3, second_contingent="8/4/6")
    assert courses(kept)["refuse"] == 0
    hurt = ran.duel("9/9", "4/4 2h", challenge="send", momentum=3, value="second_hits")
    assert courses(hurt)["refuse"] == -2


def test_no_challenge_has_no_result():
    odds = ran.duel("6/5", "5/6", value="(result == 'first') - (result == 'second')")
    assert courses(odds)["don't challenge"] == 0


def test_orders_are_weighed_against_leaving_momentum_and_passing():
    weighed = courses(ran.orders("5, 4, 3"))
    names = ["roll for Momentum", "skip Momentum and roll for Continuity", "pass"]
    assert list(weighed) == names
    assert weighed["pass"] == 1
    assert weighed[names[1]] == pytest.approx(
        float(ran.orders("5, 4, 3", momentum="never").expect("phases"))
    )


def test_a_withdrawal_is_weighed_against_the_assault_of_who_comes():
    odds = ran.withdraw("AS 6-4/5-3", enemy_units="SI 7-4/6-3")
    assault = ran.assault("SI 7-4/6-3", "AS 6-4/5-3")
    stay = courses(odds)["stand and be attacked"]
    assert stay == pytest.approx(-float(assault.expect(assault.question.value)))
    assert ran.withdraw("AS 6-4/5-3").verdict.courses == ()


# ---- what is not decided -------------------------------------------------------------


@pytest.mark.parametrize(
    ("odds", "text"),
    [
        (lambda: ran.flight("8/3/6 so-taisho", busho="killed"), "The contingent certainly flees."),
        (lambda: ran.flight("6/0/5"), "The contingent never flees."),
        (lambda: ran.flight("15/10/5"), "The contingent flees 30.0% of the time."),
        (lambda: ran.rally("SI 7-4/6-3"), "The unit rallies 60.0% of the time."),
        (lambda: ran.rally("AS 6-4/5-3"), "The unit rallies 50.0% of the time."),
        (lambda: ran.rally("AS 6-4/5-3 + SI 7-4/6-3"), "Of 2 routed, 1.10 rally on average."),
        (lambda: ran.recover("AS 6-4/5-3 disrupted 1h"), "Ordered in the end, with 3 hits."),
        (lambda: ran.alone("KB"), "The busho is caught 70.0% of the time."),
        (lambda: ran.rout(level=9, points=9), "The army certainly breaks."),
    ],
)
def test_what_is_likely_is_stated(odds, text):
    assert odds().verdict.text == text


def test_of_a_flight_no_more_is_told_than_can_be_lost():
    assert ran.flight("8/7/6").verdict.asides == ("With one more lost: 60.0%.",)
    assert ran.flight("8/8/6").verdict.asides == ()


def test_both_armies_breaking_with_even_heads_is_told_as_a_draw():
    both = ran.rout(level=5, points=9, enemy_level=3, enemy_points=3)
    assert both.verdict.asides == ("The army wins 0%, its enemy 0%; 100% a draw.",)
    one = ran.rout(level=5, points=9, enemy_level=3)
    assert one.verdict.asides == ("The army wins 0%, its enemy 100%.",)


@pytest.mark.parametrize("procedure", HOMES)
def test_every_answer_opens_with_a_verdict(procedure, capsys):
    assert main(["ran", procedure, *CALLS[procedure], "--format", "json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["verdict"]
    assert main(["ran", procedure, *CALLS[procedure]]) == 0
    first = " ".join(capsys.readouterr().out.split())
    assert first.startswith(data["verdict"])
    assert f"{data['value']['unit']}: " in first


@pytest.mark.parametrize("procedure", HOMES)
def test_under_a_condition_only_the_worth_is_stated(procedure, capsys):
    call = ["ran", procedure, *CALLS[procedure], "--where", "1 == 1"]
    assert main(call) == 0
    assert capsys.readouterr().out.startswith("Where 1 == 1: ")
