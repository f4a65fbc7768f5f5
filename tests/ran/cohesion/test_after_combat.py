"""Rally, flight and rout points: by hand, by the rulebook's example, refusals."""

from fractions import Fraction
from itertools import product

import pytest

from samurai_odds import OddsError, ran
from samurai_odds.engine.limit import Limit
from tests.ran.tools import assert_sample_agrees, replay, table_of

TENTH = Fraction(1, 10)


def test_rally_of_a_box_by_hand():
    disrupted_tqs, points = (5, 6, 3), (3, 5, 6)
    wanted = {}
    for dice in product(range(10), repeat=3):
        rallied = sum(die < tq for die, tq in zip(dice, disrupted_tqs, strict=True))
        routed = sum(die == tq for die, tq in zip(dice, disrupted_tqs, strict=True))
        left = sum(
            worth for die, tq, worth in zip(dice, disrupted_tqs, points, strict=True) if die >= tq
        )
        key = (rallied, routed, 3 - rallied - routed, left)
        wanted[key] = wanted.get(key, 0) + TENTH**3
    odds = ran.rally("AS 6-4/5-3 + SI 7-4/6-3 + KBH 5-6/3-4")
    found = table_of(odds, odds.variables)
    assert found.keys() == wanted.keys()
    assert all(abs(found[key] - float(wanted[key])) < 1e-12 for key in wanted)


def test_without_room_nobody_comes_back():
    odds = ran.rally("AS 6-4/5-3", no_room=True)
    assert odds.p("routed == 1") == pytest.approx(0.6)
    assert odds.p("rallied == 1") == 0


def test_example_11_83():
    # 15 units, 10 lost: 4. Die 7 and half of Momentum 5, rounded down, is 9: they stay.
    question = ran.flight("15/10/5").question
    assert replay(question, [7])["fled"] == 0
    assert replay(question, [2])["fled"] == 1
    assert replay(question, [3])["fled"] == 0


def test_his_own_contingent_takes_off_the_so_taishos_initiative_too():
    # 11.82: 3 of 8 lost gives 0; killed, half his Initiative and all of it come off the die
    assert ran.flight("8/3/6 so-taisho", busho="killed").p("fled == 1") == 1
    assert ran.flight("8/3/6", busho="killed").p("fled == 1") == pytest.approx(0.4)
    assert ran.flight("8/3/6 so-taisho").p("fled == 1") == ran.flight("8/3/6").p("fled == 1")
    with pytest.raises(OddsError, match="busho killed says that he is"):
        ran.flight("8/3/6 so-taisho", so_taisho_killed=6)


def test_a_flight_costs_all_the_rout_points_that_are_left():
    odds = ran.flight("15/10/5 31rp")
    assert odds.expect("rout_points") == pytest.approx(0.3 * 31)
    lone = ran.alone("KB", contingent="8/3/4 20rp")
    assert lone.expect("rout_points") == pytest.approx(20 * lone.p("fled == 1"))


@pytest.mark.parametrize("busho", ["alive", "replaced", "killed"])
@pytest.mark.parametrize("case", [(15, 10, 5, 0), (8, 3, 4, 6), (10, 9, 3, 0), (6, 0, 5, 0)])
def test_flight_by_hand(case, busho):
    units, lost, momentum, lord = case
    modifier = {"alive": momentum // 2, "replaced": 0, "killed": -((momentum + 1) // 2)}[busho]

    def chance(gone):
        if gone == 0:
            return 0
        limit = 12 * gone // units - 4
        return sum(die + modifier - lord <= limit for die in range(10)) / 10

    odds = ran.flight(f"{units}/{lost}/{momentum}", busho=busho, so_taisho_killed=lord)
    assert odds.p("fled == 1") == pytest.approx(chance(lost))
    assert odds.p("fled_with_one_more == 1") == pytest.approx(chance(lost + 1))


def test_rout_points_add_up():
    first = ran.shock("SI 7-4/6-3 flank", "AS 6-4/5-3").distribution("defender_rout_points")
    second = ran.fire("AS-T 5-4", "AS-B 4-4 2h").distribution("target_rout_points")
    broken = sum(
        p * q for (a, p), (b, q) in product(first.items(), second.items()) if 20 - 3 + a + b >= 20
    )
    odds = ran.rout(
        level=20,
        points=20,
        heads=1,
        combat=["shock 'SI 7-4/6-3 flank' 'AS 6-4/5-3'", "fire 'AS-T 5-4' 'AS-B 4-4 2h'"],
    )
    assert odds.p("broken == 1") == pytest.approx(broken)
    assert odds.provenance.weakest_source == "reconstructed"


def test_a_head_that_the_army_wins_comes_off():
    odds = ran.rout(level=10, points=11, combat=["duel 6/5 6/5"])
    assert odds.p("broken == 0") == pytest.approx(ran.duel("6/5", "6/5").p("result == 'second'"))


def test_points_of_the_attacking_side():
    text = "shock 'AS 6-4/5-3 5h disrupted engaged' 'AS 6-4/5-3' --points attacker_rout_points"
    text = text.replace("5h", "4h")
    odds = ran.rout(level=3, combat=[text])
    alone = ran.shock("AS 6-4/5-3 4h disrupted engaged", "AS 6-4/5-3")
    assert odds.expect("lost") == pytest.approx(alone.expect("attacker_rout_points"))


def test_sampled_agrees_with_exact():
    for ask in (
        lambda **how: ran.rally("AS 6-4/5-3 + SI 7-4/6-3", **how),
        lambda **how: ran.flight("15/10/5", **how),
        lambda **how: ran.rout(level=9, combat=["duel 6/5 6/5"], **how),
    ):
        assert_sample_agrees(ask(), ask(limit=Limit(samples=100_000), seed=2))


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (lambda: ran.rally("AS-T 5-4"), "never routs"),
        (lambda: ran.rally("AS 6-4 2h"), "by its ratings alone"),
        (lambda: ran.flight("15"), "write units/lost/momentum"),
        (lambda: ran.flight("15/3/4", busho="lost"), "choose from alive, replaced, killed"),
        (lambda: ran.rout(points=3), "level is missing"),
        (lambda: ran.rout(level=9, combat=["siege"]), "unknown procedure 'siege'"),
        (lambda: ran.rout(level=9, combat=["duel 6/5"]), "write FIRST SECOND"),
        (lambda: ran.rout(level=9, combat=["duel 6/5 5/5 --kill"]), "unknown option 'kill'"),
        (lambda: ran.rout(level=9, combat=["duel '6/5 5/5"]), "quotation mark is missing"),
        (lambda: ran.rout(level=9, combat=["duel 6/5 5/5 --first-hits x"]), "whole number"),
        (lambda: ran.rout(level=9, combat=["duel 6/5 5/5 --points 0.5*first_hits"]), "whole"),
    ],
)
def test_refusals(ask, said):
    with pytest.raises(OddsError, match=said):
        ask()


# ---- 10.3, 12.0, 5.73: heads in a Honjin, both armies, one coordination roll a segment -----


def test_heads_in_a_honjin_that_falls_go_back():
    falls = ran.shock("SI 7-4/6-3", "Honjin 6-0 4h").p("defender_state == 'eliminated'")
    odds = ran.rout(level=20, points=20, heads=2, combat=["shock 'SI 7-4/6-3' 'Honjin 6-0 4h'"])
    assert odds.p("points == 20") == pytest.approx(falls)
    assert odds.p("points == 14") == pytest.approx(1 - falls)
    assert odds.p("broken == 1") == pytest.approx(falls)
    # heads won before its fall are lost with it, those won afterwards are kept
    won = ran.duel("6/5", "6/5").p("result == 'second'")
    honjin, duel = "shock 'SI 7-4/6-3' 'Honjin 6-0 4h'", "duel 6/5 6/5"
    before = ran.rout(level=99, points=20, combat=[duel, honjin])
    after = ran.rout(level=99, points=20, combat=[honjin, duel])
    assert before.p("points == 17") == pytest.approx(won * (1 - falls))
    assert after.p("points == 17") == pytest.approx(won)


def test_a_contingent_that_flees_counts_with_all_its_rout_points():
    text = "shock 'SI 7-4' 'AS 6-4/5-3' --attacker-busho 9/9 --defender-busho 2/1"
    odds = ran.rout(level=99, combat=[f"{text} --defender-contingent '9/9/9 40rp'"])
    assert odds.p("lost == 40") > 0.99
    assert ran.rout(level=9, combat=["flight '15/10/5 31rp'"]).p("lost == 31") == pytest.approx(0.3)
    mixed = ran.shock(
        "SI 7-4",
        "AS 6-4/5-3 + KB 4-6/3-5 3h",
        attacker_busho="9/9",
        defender_busho="2/1",
        defender_contingent="9/9/9 40rp",
        defender_second_contingent="2",
    )
    # the KB is of another contingent: its own 6 points come on top when it is lost
    fled = mixed.given("defender_fled == 1")
    assert fled.p("defender_rout_points == 46") == pytest.approx(
        fled.p("defender_state_2 == 'routed'")
    )
    assert 0 < fled.p("defender_rout_points == 46") < 1
    with pytest.raises(OddsError, match="its units here alone count 3"):
        ran.shock("SI 7-4", "AS 6-4", defender_busho="2/1", defender_contingent="9/9/9 2rp")


def test_both_armies_may_break_and_heads_decide():
    level = {"level": 10, "points": 12, "enemy_level": 10, "enemy_points": 12}
    assert ran.rout(**level).p("winner == 'draw'") == 1
    even = ran.rout(**level, combat=["duel 6/5 6/5"])
    # whose busho falls has a head less; the victor's points drop by 3 and it does not break
    assert even.p("winner == 'army'") == pytest.approx(0.5)
    more = {**level, "points": 20, "enemy_points": 20, "heads": 2, "enemy_heads": 1}
    assert ran.rout(**more).p("winner == 'army'") == 1
    assert ran.rout(**{**more, "so_taisho_heads": 0, "enemy_heads": 3}).p("winner == 'enemy'") == 1
    assert ran.rout(level=10, points=3, enemy_level=10).p("winner == 'nobody'") == 1
    fought = ran.rout(
        level=99, enemy_level=99, combat=["shock 'AS 6-4/5-3 disrupted 4h engaged' 'AS 6-4/5-3'"]
    )
    alone = ran.shock("AS 6-4/5-3 disrupted 4h engaged", "AS 6-4/5-3")
    assert fought.expect("enemy_points") == pytest.approx(alone.expect("attacker_rout_points"))


def test_coordination_is_rolled_once_for_a_segment():
    text = "shock 'SI 7-4/6-3 + AS 6-4/5-3' 'AS 6-4/5-3 5h' --second-contingent 2"
    odds = ran.rout(level=99, combat=[text, text])
    wanted = {}
    for share, result in ((0.5, "planned"), (0.3, "1L"), (0.2, "first")):
        one = ran.shock(
            "SI 7-4/6-3 + AS 6-4/5-3",
            "AS 6-4/5-3 5h",
            second_contingent="2",
            coordination=result,
        ).distribution("defender_rout_points")
        for (a, p), (b, q) in product(one.items(), one.items()):
            wanted[a + b] = wanted.get(a + b, 0) + share * p * q
    assert odds.distribution("lost") == pytest.approx(wanted)
    apart = ran.rout(level=99, combat=[text, f"{text} --segment 2"])
    assert apart.expect("lost") == pytest.approx(odds.expect("lost"))
    assert apart.p("lost == 6") != pytest.approx(odds.p("lost == 6"))
    assert "coordination" in odds.trace(0)


def test_the_army_may_be_the_other_side():
    text = "shock 'AS 6-4/5-3 disrupted 4h engaged' 'AS 6-4/5-3' --army attacker"
    alone = ran.shock("AS 6-4/5-3 disrupted 4h engaged", "AS 6-4/5-3")
    odds = ran.rout(level=3, combat=[text])
    assert odds.expect("lost") == pytest.approx(alone.expect("attacker_rout_points"))
    with pytest.raises(OddsError, match="unknown army 'firer'"):
        ran.rout(level=3, combat=["shock 'AS 6-4' 'AS 6-4' --army firer"])


def test_an_answer_of_one_outcome_stays_when_others_are_asked():
    """Its row was once a view of what the next question was read into."""
    never = ran.flight("6/0/5")
    certain = ran.flight("8/3/6 so-taisho", busho="killed")
    assert (never.p("fled == 1"), certain.p("fled == 1")) == (0, 1)
    assert ran.flight("6/0/5").p("fled == 1") == 0
