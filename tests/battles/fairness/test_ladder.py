"""A ladder of skill: its verdict is on the two highest rungs."""

import pytest

from samurai_odds import Limit, OddsError, battles
from samurai_odds.analysis.fairness.ladder import OPEN, SETTLED, SKILL, Ladder
from samurai_odds.battles.whole.contest import Contest
from samurai_odds.grids.figure import Figure


@pytest.mark.parametrize(
    ("shares", "error", "word"),
    [
        ((0.30, 0.50, 0.51), 0.005, SETTLED),
        ((0.50, 0.46, 0.53), 0.005, SKILL),
        ((0.50, 0.50, 0.53), 0.02, OPEN),
        ((0.50, 0.50, 0.54), 0.001, SETTLED),  # they differ, but within the margin
    ],
)
def test_the_verdict(shares: tuple[float, ...], error: float, word: str) -> None:
    rungs = tuple((str(k), Figure(one, error, 900, True)) for k, one in enumerate(shares))
    made = Contest("study-spears", "random", "random").provenance
    assert Ladder("A battle", rungs, 0.05, False, made).word == word


def test_each_rung_is_two_of_one_bot() -> None:
    found = battles.ladder("study-spears", bots=("random", "greedy"), limit=Limit(samples=60))
    odds = Contest("study-spears", "greedy", "greedy").play(Limit(samples=60))
    share = odds.p("winner == 'red'") + odds.p("winner == 'none'") / 2
    assert found.rungs[1][1] == pytest.approx(share)
    assert [bot for bot, _ in found.rungs] == ["random", "greedy"]
    assert max(map(len, str(found).splitlines())) <= 80


def test_one_rung_is_no_ladder() -> None:
    with pytest.raises(OddsError, match="two rungs at least"):
        battles.ladder("study-spears", bots=("random",))
