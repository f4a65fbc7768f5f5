"""Shock against the independent reference: one or two units a side."""

import pytest

from samurai_odds import ran
from tests.ran.reference.shock import as_table, shock
from tests.ran.shock.cases import around, asked, draw, of_two, some_flanked
from tests.ran.tools import assert_same_table

CASES = [(seed, 1) for seed in range(140)] + [(seed, 2) for seed in range(1000, 1060)]
CASES += [(seed, 1, 2) for seed in range(2000, 2030)] + [(s, 2, 2) for s in range(3000, 3030)]
CASES += [(seed, 3, 2) for seed in range(4000, 4015)]


def names(odds):
    states = [n for n in odds.variables if "_state" in n]
    hits = [n for n in odds.variables if "_hits" in n and "busho" not in n]
    fled = [n for n in odds.variables if n.endswith("_fled")]
    last = ("retreat", "engaged", "attacker_busho", "defender_busho", "advance")
    heads = [n for n in odds.variables if n.endswith("_head")]
    scars = [n for n in odds.variables if n.endswith("_busho_hits")]
    following = [n for n in odds.variables if n == "next_charge"]
    return ("attacked", *states, *hits, *last, *heads, *scars, *fled, *following)


@pytest.mark.quick(10)
@pytest.mark.parametrize("case", CASES)
def test_agrees_with_the_reference(case):
    drawn = draw(*case)
    attacker, defender, options = asked(drawn)
    odds = ran.shock(attacker, defender, **options)
    assert_same_table(odds, names(odds), as_table(drawn, shock(drawn)))


@pytest.mark.quick(5)
@pytest.mark.parametrize("case", [*CASES[:100], *CASES[140:190], *CASES[200:220], *CASES[230:250]])
def test_agrees_amid_other_units(case):
    # 6.74, 7.14, 8.61, 9.24, 11.52, 11.54
    drawn = around(draw(*case), case)
    attacker, defender, options = asked(drawn)
    odds = ran.shock(attacker, defender, **options)
    assert_same_table(odds, names(odds), as_table(drawn, shock(drawn)))


@pytest.mark.quick(5)
@pytest.mark.parametrize("case", [*CASES[140:180], *CASES[200:275]])
def test_agrees_when_a_side_is_of_two_contingents(case):
    # 11.84, R49: only the units of the contingent that fled are gone
    drawn = of_two(around(draw(*case), case), case)
    attacker, defender, options = asked(drawn)
    odds = ran.shock(attacker, defender, **options)
    assert_same_table(odds, names(odds), as_table(drawn, shock(drawn)))


@pytest.mark.quick(3)
@pytest.mark.parametrize("case", CASES[200:275:3])
def test_agrees_when_some_defenders_are_struck_through_the_flank(case):
    # 9.28.1, R97: the superiority goes with the defender whose flank gave it
    drawn = some_flanked(around(draw(*case), case), case)
    attacker, defender, options = asked(drawn)
    odds = ran.shock(attacker, defender, **options)
    assert_same_table(odds, names(odds), as_table(drawn, shock(drawn)))
