"""Withdrawals: the rulebook's example, chains and orders by hand, refusals."""

from collections import Counter
from fractions import Fraction

import pytest

from samurai_odds import OddsError, ran
from samurai_odds.engine.limit import Limit
from samurai_odds.ran import question
from tests.ran.reference.shock import TENTH, Force, at_start, suffer, there
from tests.ran.tools import assert_same_table, assert_sample_agrees, replay


def test_example_6_49():
    # AS-T of TQ 5 withdraws before an AS; the die is 7: two hits.
    end = replay(question("withdraw", {"units": "AS-T 5-4"}), [7])
    assert (end["unit_state"], end["unit_hits"], end["withdrawals"]) == ("ordered", 2, 1)


def chain(force, times, behind, bonus):
    start = at_start(force)
    dist = Counter({(start, 0): Fraction(1)})
    modifier = int(behind) - 2 * ("open" in force.words) - bonus
    for _ in range(times):
        after = Counter()
        for (one, made), p in dist.items():
            if not there(one):
                after[one, made] += p
                continue
            tq = (force.tq2 if one.state == "disrupted" else force.tq) - ("open" in force.words)
            for die in range(10):
                hit = suffer(force, one, max(0, die + modifier - tq))
                after[hit, made + 1] += p * TENTH
        dist = after
    found = Counter()
    for (one, made), p in dist.items():
        found[one.state, one.hits, made] += p
    return found


@pytest.mark.quick(5)
@pytest.mark.parametrize("kind", ["AS", "AS-T", "KB"])
@pytest.mark.parametrize("words", [(), ("disrupted",), ("open", "surrounded")])
@pytest.mark.parametrize("times", [1, 3, 6])
@pytest.mark.parametrize("behind", [False, True])
def test_chains_agree_with_the_reference(kind, words, times, behind):
    force = Force(kind, 5, 4, 2, frozenset(words if kind != "AS-T" else ()))
    odds = ran.withdraw(force.text(), times=times, from_behind=behind, tq_bonus=times % 2)
    wanted = chain(force, times, behind, times % 2)
    assert_same_table(odds, ("unit_state", "unit_hits", "withdrawals"), wanted)


def test_an_order_to_withdraw_by_hand():
    odds = ran.withdraw(
        "AS 6-4 engaged + SI 7-4 engaged + AS 5-4",
        active=True,
        momentum=4,
        contingent="8/2/4",
        enemy_units="KB 8-6 + SI 7-4",
        enemy_momentum=3,
        through="AS 6-4",
    )
    # 10.51, 11.84: of a contingent that flees nobody withdraws or is chased
    stands = 1 - 0.5 * 0.2
    assert odds.p("withdrew == 3") == pytest.approx(stands * 0.7 * 0.8)
    assert odds.p("stayed == 2") == pytest.approx(stands * 0.3 * 0.2)
    fled = odds.given("fled == 1")
    assert fled.p("withdrew == 0 and stayed == 0 and banzai == 0 and through_hits == 0") == 1
    assert fled.expect("rout_points") == 3 + 5 + 3
    assert odds.p("seppuku == 1") == pytest.approx(0.5)
    # 2 of 8 lost: limit -1, and 2 more for the dead busho: flees on 0 and 1
    assert odds.p("fled == 1") == pytest.approx(0.5 * 0.2)
    assert odds.p("banzai == 2") == pytest.approx(stands * 0.6 * 0.5)
    assert odds.expect("through_hits") == pytest.approx(stands * 0.6 * (1 + 2 + 3) / 10)


def test_a_flight_counts_all_rout_points_that_are_left():
    odds = ran.withdraw("AS 6-4", active=True, momentum=4, contingent="8/2/4 21rp")
    assert odds.given("fled == 1").expect("rout_points") == 21


def test_an_enemy_that_is_engaged_chases_only_who_has_left_it():
    # 7.31, 7.34, 6.51
    options = {"active": True, "momentum": 9}
    left = ran.withdraw("AS 6-4 engaged", enemy_units="SI 7-4 engaged", **options)
    assert left.p("banzai == 1") == pytest.approx(0.7 * 0.8)
    assert left.given("stayed == 1").p("banzai == 0") == 1
    with_another = ran.withdraw("AS 6-4", enemy_units="SI 7-4 engaged-elsewhere", **options)
    assert with_another.p("banzai == 0") == 1
    two = ran.withdraw(
        "AS 6-4 engaged + AS 3-4 engaged", enemy_units="SI 7-4 engaged + KB 8-6 engaged", **options
    )
    assert two.p("banzai == 2") == pytest.approx(0.7 * 0.8 * 0.4 * 0.9)


def test_each_enemy_unit_has_its_own_momentum():
    options = {"active": True, "momentum": 9, "enemy_units": "KB 8-6 + SI 7-4"}
    odds = ran.withdraw("AS 6-4", enemy_momenta="3, 0", **options)
    assert odds.p("banzai == 2") == pytest.approx(0.6 * 0.8)
    assert "enemy KB" in odds.trace(0)


def test_sampled_agrees_with_exact():
    for options in ({"times": 4}, {"active": True, "momentum": 5, "enemy_units": "SI 6-4"}):
        exact = ran.withdraw("AS 6-4/5-3 1h", **options)
        sampled = ran.withdraw("AS 6-4/5-3 1h", **options, limit=Limit(samples=100_000), seed=4)
        assert_sample_agrees(exact, sampled)


@pytest.mark.parametrize(
    ("units", "options", "said"),
    [
        ("AS 6-4", {"approached_by": "KB"}, "no reaction withdrawal is possible"),
        ("AS 6-4 engaged", {}, "engaged unit cannot withdraw"),
        ("AS 6-4 + AS 6-4", {}, "each withdraws on its own"),
        ("AS 6-4", {"momentum": 3}, "momentum without active"),
        ("AS 6-4", {"active": True}, "active without momentum"),
        ("AS 6-4", {"active": True, "momentum": 3, "times": 2}, "belong to withdrawal in reaction"),
        (
            "AS 6-4",
            {"active": True, "momentum": 3, "enemy_units": "AS 6-4"},
            "only KB and SI charge",
        ),
        ("AS 6-4", {"active": True, "momentum": 3, "through": "AS 6-4"}, "nobody passes"),
        ("AS 6-4 check", {}, "no meaning for a unit that withdraws"),
        ("KB 6-4 charge", {"active": True, "momentum": 3}, "no meaning in a withdrawal"),
        ("AS 6-4 stuck", {}, "no hex to withdraw to"),
        ("AS 6-4 surrounded", {"active": True, "momentum": 3}, r"stays in place.*\(6.42\)"),
        ("AS 6-4", {"active": True, "momentum": 3, "enemy_units": "SI 6-4 flank"}, "no meaning"),
        (
            "AS 6-4",
            {"active": True, "momentum": 3, "enemy_units": "SI 6-4 engaged"},
            "engaged-elsewhere",
        ),
        ("AS 6-4", {"active": True, "momentum": 3, "enemy_momenta": "3"}, "without enemy"),
        (
            "AS 6-4",
            {"active": True, "momentum": 3, "enemy_units": "SI 6-4", "enemy_momenta": "3, 4"},
            "1 numbers from 0 to 9",
        ),
        ("AS 6-4", {"active": True, "momentum": 3, "contingent": "8/2/4"}, "both give the busho's"),
        ("AS 6-4", {"enemy_units": "KB 6-4"}, "no reaction withdrawal is possible"),
        ("Honjin 6-0", {}, "never moves"),
    ],
)
def test_refusals(units, options, said):
    with pytest.raises(OddsError, match=said):
        ran.withdraw(units, **options)
