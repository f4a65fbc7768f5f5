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
    question = ran.flight("15/10/5").asked
    assert replay(question, [7])["fled"] == 0
    assert replay(question, [2])["fled"] == 1
    assert replay(question, [3])["fled"] == 0


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
        (lambda: ran.flight("15"), "units/lost/momentum is wanted"),
        (lambda: ran.flight("15/3/4", busho="lost"), "choose from alive, replaced, killed"),
        (lambda: ran.rout(points=3), "level is missing"),
        (lambda: ran.rout(level=9, combat=["siege"]), "unknown procedure 'siege'"),
        (lambda: ran.rout(level=9, combat=["duel 6/5"]), "FIRST SECOND are wanted"),
        (lambda: ran.rout(level=9, combat=["duel 6/5 5/5 --kill"]), "unknown option 'kill'"),
        (lambda: ran.rout(level=9, combat=["duel '6/5 5/5"]), "quotation mark is missing"),
        (lambda: ran.rout(level=9, combat=["duel 6/5 5/5 --first-hits x"]), "whole number"),
        (lambda: ran.rout(level=9, combat=["duel 6/5 5/5 --points 0.5*first_hits"]), "whole"),
    ],
)
def test_refusals(ask, said):
    with pytest.raises(OddsError, match=said):
        ask()
