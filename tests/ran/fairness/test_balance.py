"""Whom a scenario of RAN favors, by whom it is played."""

import pytest

from samurai_odds import Limit, ran
from samurai_odds.analysis.balance import Fairness


@pytest.fixture(scope="module")
def found() -> Fairness:
    return ran.balance("study-foot", bots="random,greedy", limit=Limit(samples=64))


def test_other_bots_stand_beside_the_verdict(found: Fairness) -> None:
    assert found.level == "with random on both sides"
    assert list(found.others) == ["greedy"]
    par = ran.par("study-foot", "random", limit=Limit(samples=64)).verdict
    assert par is not None
    assert par.data["shares"] == found.favor.to_dict()["shares"]


def test_its_page_fits_80_columns(found: Fairness) -> None:
    assert max(map(len, str(found).splitlines())) <= 80


def test_a_bot_against_another_sides_swapped() -> None:
    found = ran.balance("study-foot", "greedy", "random", limit=Limit(samples=32))
    assert found.level == "between greedy and random, sides swapped"
    assert found.provenance.inputs["against"] == "random"
    assert not found.others
