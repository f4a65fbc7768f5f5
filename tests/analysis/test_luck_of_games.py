"""What luck decides, against brute force and where the truth is known."""

from itertools import permutations

import numpy as np
import pytest

from samurai_odds.analysis.par import lead_in_match, part_of_groups


def test_a_match_is_any_two_games_the_seats_exchanged() -> None:
    margins = np.array([3, -2, 0, 3, 1, -1, 2, -2])
    for lead, found in zip(range(1, 6), lead_in_match(margins, range(1, 6)), strict=True):
        pairs = [abs(one - other) >= lead for one, other in permutations(margins.tolist(), 2)]
        assert found == pytest.approx(sum(pairs) / len(pairs), abs=1e-12)


def test_the_error_of_a_match_is_what_it_varies_by() -> None:
    """The spread over 400 draws of 500 games is the error given, within 4 of its own errors."""
    luck = np.random.default_rng(5)
    found = [lead_in_match(luck.integers(-3, 4, 500), (3,))[0] for _ in range(400)]
    spread = float(np.std([float(one) for one in found], ddof=1))
    given = float(np.mean([one.se for one in found]))
    assert abs(spread - given) < 4 * given / (2 * 399) ** 0.5


def test_equal_games_leave_no_lead() -> None:
    even = lead_in_match(np.full(50, 2), (1,))[0]
    assert even == 0
    assert even.se > 0


@pytest.mark.parametrize("part", [0.0, 0.3, 0.8])
def test_the_part_of_the_deal_is_found_where_it_is_known(part: float) -> None:
    """Within 4 standard errors (false alarms below 1 in 10,000); whole numbers add a little."""
    luck = np.random.default_rng(7)
    deal = luck.normal(0, 100 * part**0.5, (300, 1))
    values = (deal + luck.normal(0, 100 * (1 - part) ** 0.5, (300, 8))).round().astype(np.int64)
    found = part_of_groups(values)
    assert abs(found - part) < 4 * found.se
    assert 0.005 < found.se < 0.05


def test_a_part_that_is_not_seen_may_be_as_large_as_its_error() -> None:
    rows = np.tile(np.arange(8), (40, 1))  # every deal has the same mean: the estimate is below 0
    rows[0, 0] = 3
    found = part_of_groups(rows)
    assert found == 0
    assert found.se > 0
    luck = np.random.default_rng(11).normal(0, 100, (60, 8)).round().astype(np.int64)
    found = part_of_groups(luck - luck.mean(axis=1, keepdims=True).round().astype(np.int64))
    assert found == 0
    assert found.interval[1] == pytest.approx(1.96 * found.se, rel=0.05)


def test_what_never_varies_is_not_put_down_to_the_deal() -> None:
    assert part_of_groups(np.full((10, 4), 3)) == 0
    assert part_of_groups(np.repeat(np.arange(10)[:, None], 4, axis=1)) == 1
