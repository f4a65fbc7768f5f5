"""Pools of dice and the counter-based streams."""

from fractions import Fraction
from itertools import product

import numpy as np
import pytest
from scipy import stats

from samurai_odds.battles.attack.combat import COMBAT
from samurai_odds.battles.attack.dice import SWORDS_APART_PAID, roll_code
from samurai_odds.engine.dice import pack, roll, unpack
from samurai_odds.engine.sampling.pools import GUIDE_BITS, SEARCH, PoolTable, guide_of
from samurai_odds.engine.sampling.streams import GOLDEN, UNIFORM_BITS, WORD, key, mix, uniform


@pytest.mark.parametrize("dice", [1, 2, 3, 4])
@pytest.mark.parametrize("weights", [(2, 0, 1, 1), (1, 1, 1, 1), (1, 2, 0, 0), (0, 3, 0, 0)])
def test_a_roll_has_the_chances_of_walking_every_face(
    dice: int, weights: tuple[int, int, int, int]
) -> None:
    category = [place for place, count in enumerate(weights) for _ in range(count)]
    category += [4] * (6 - len(category))
    walked: dict[int, int] = {}
    for faces in product(category, repeat=dice):
        outcome = pack(*(faces.count(place) for place in range(4)))
        walked[outcome] = walked.get(outcome, 0) + 1
    pool = roll(dice, weights, 6)
    assert dict(zip(pool.outcomes, pool.probabilities, strict=True)) == {
        outcome: float(Fraction(count, 6**dice)) for outcome, count in sorted(walked.items())
    }
    assert list(pool.outcomes) == sorted(pool.outcomes)


def test_packed_counts_come_back() -> None:
    assert unpack(pack(3, 0, 255, 7)) == (3, 0, 255, 7)


def test_the_stream_is_splitmix64() -> None:
    """The published first outputs of splitmix64 for the state 1234567."""
    words = [mix((1234567 + k * GOLDEN) & WORD) for k in (1, 2, 3)]
    assert words == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_battles_use_stretches_of_one_sequence_that_do_not_overlap() -> None:
    assert uniform(7, 0, 2**16) == uniform(7, 1, 0)
    assert uniform(7, 1, 0) != uniform(8, 1, 0)
    assert key(7) != key(8)


def test_draws_are_uniform_within_and_between_battles() -> None:
    """Chi-square over 64 bins, false alarm 1e-6 each."""
    first = [uniform(1, battle, 0) >> (UNIFORM_BITS - 6) for battle in range(20_000)]
    within = [uniform(1, 0, draw) >> (UNIFORM_BITS - 6) for draw in range(20_000)]
    for bins in (first, within):
        assert stats.chisquare(np.bincount(bins, minlength=64)).pvalue > 1e-6
    pairs = [uniform(1, b, 0) >> 50 << 3 | uniform(1, b, 1) >> 50 for b in range(20_000)]
    assert stats.chisquare(np.bincount(pairs, minlength=64)).pvalue > 1e-6


def test_a_uniform_draw_picks_outcomes_in_order_of_their_chances() -> None:
    table = PoolTable(COMBAT)
    code = roll_code(2, SWORDS_APART_PAID)
    table.add(code)
    picks = [table.pick(code, (2 * step + 1 << UNIFORM_BITS) // 72) for step in range(36)]
    assert picks == sorted(picks)
    shares = np.bincount(picks) / 36
    start = table.start[code]
    assert np.allclose(shares, table.probability[start : start + table.size[code]])


def test_a_guide_names_the_outcome_or_where_to_start_looking() -> None:
    table = PoolTable(COMBAT)
    code = roll_code(5, SWORDS_APART_PAID)
    low = UNIFORM_BITS - GUIDE_BITS
    for corner, entry in enumerate(guide_of(table.limits(code))):
        first = table.pick(code, corner << low)
        last = table.pick(code, (corner + 1 << low) - 1)
        assert entry == (first if first == last else first | SEARCH)
