"""Whom a scenario of RAN favors, by whom it is played."""

import pytest

from samurai_odds import Limit, ran
from samurai_odds.analysis.fairness.answer import Fairness


@pytest.fixture(scope="module")
def found() -> Fairness:
    return ran.balance("study-foot", bots="random,greedy", limit=Limit(samples=64))


def test_every_two_bots_are_weighed_with_the_sides_exchanged(found: Fairness) -> None:
    assert found.bots == ("random", "greedy")
    assert set(found.cells) == {(0, 0), (0, 1), (1, 0), (1, 1)}
    assert found.cells[1, 0] > found.cells[0, 1]
    assert all(0 <= share <= 1 for share in found.cells.values())


def test_its_page_fits_80_columns(found: Fairness) -> None:
    assert max(map(len, str(found).splitlines())) <= 80
