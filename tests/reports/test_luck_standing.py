"""Sums of independent numbers: exact, played, and with the errors of what was sampled."""

import numpy as np
import pytest

from samurai_odds.engine import progress
from samurai_odds.reports import luck_standing
from samurai_odds.reports.luck_standing import Spread, Standing, spread_of, sum_of


def test_a_large_total_is_played_and_agrees_with_the_exact_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    spread = spread_of(np.array([0.0, 1.0, 2.5]), np.array([0.5, 0.3, 0.2]))
    exact = Standing(9.0, sum_of([(spread, 10)]))
    monkeypatch.setattr(luck_standing, "MOST_PAIRS", 5)
    played = Standing(9.0, sum_of([(spread, 10)], seed=3))
    assert played.percentile.se > 0
    assert abs(played.percentile - exact.percentile) < 4 * played.percentile.se
    assert played.expected == pytest.approx(exact.expected)
    assert sum_of([(spread, 10)], seed=3).chances.tolist() == played.spread.chances.tolist()


def test_a_large_total_says_how_far_it_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """2,000 battles of one kind took 20 seconds without a word."""
    monkeypatch.setattr(progress, "in_terminal", lambda: True)
    monkeypatch.setattr(progress, "_DELAY", 0.0)
    monkeypatch.setattr(progress, "_INTERVAL", 0.0)
    monkeypatch.setattr(luck_standing, "MOST_PAIRS", 30)
    sum_of([(spread_of(np.array([0.0, 1.0]), np.array([0.5, 0.5])), 20)])
    said = capsys.readouterr().err
    assert "of 20 battles added up, " in said
    assert "20 of 20 battles of all sessions, " in said


def test_a_sampled_battle_carries_its_error() -> None:
    spread = Spread(np.array([0.0, 1.0]), np.array([0.5, 0.5]), doubt=1e-4, error=0.005)
    one, twice = Standing(1.0, spread), Standing(1.0, sum_of([(spread, 2)]))
    assert one.percentile.se == pytest.approx((0.75 * 0.25 / 1e4) ** 0.5, rel=0.01)
    assert twice.expected.se == pytest.approx(0.01)
    assert twice.percentile.samples == 2500


def test_equal_values_are_gathered_and_chances_add_up_to_one() -> None:
    spread = spread_of(np.array([1.0, 0.1 + 0.2, 0.3]), np.array([0.2, 0.2, 0.2]))
    assert spread.values.tolist() == [0.3, 1.0]
    assert spread.chances.tolist() == pytest.approx([2 / 3, 1 / 3])


def test_a_number_turned_round_stands_at_the_other_end() -> None:
    spread = spread_of(np.array([0.0, 1.0, 4.0]), np.array([0.5, 0.3, 0.2]))
    there, back = Standing(1.0, spread), Standing(-1.0, spread.scaled(-1.0))
    assert back.percentile == pytest.approx(1 - there.percentile)
    assert back.at_most == pytest.approx(there.at_least)
    assert back.expected == pytest.approx(-there.expected)
