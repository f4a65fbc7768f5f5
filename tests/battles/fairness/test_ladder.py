"""A ladder of skill: whether it matters is judged by the two highest levels."""

import pytest

from samurai_odds import Limit, OddsError, battles
from samurai_odds.analysis import ladder
from samurai_odds.analysis.favor import Favor
from samurai_odds.analysis.ladder import OPEN, SETTLED, SKILL, Ladder, Level
from samurai_odds.battles.full_game.contest import Contest
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
def test_whether_skill_matters(shares: tuple[float, ...], error: float, word: str) -> None:
    levels = tuple(level(str(k), share, error) for k, share in enumerate(shares))
    assert ladder_of(levels).word == word


@pytest.mark.parametrize("low", [0.3, 0.31, 0.37, 0.62, 0.69, 0.71])
def test_of_two_sides_what_skill_does_is_said_of_red(low: float) -> None:
    """Both gaps are as large, but for the last digit."""
    said = ladder.verdict_text(ladder_of((level("low", low), level("high", 0.5))))
    assert f"Skill matters: red wins {100 * low:.0f}" in said


def ladder_of(levels: tuple[Level, ...]) -> Ladder:
    contest = Contest("study-spears")
    return Ladder(levels, contest.provenance, contest.staged.scenario)


def level(bot: str, share: float, error: float = 0.005) -> Level:
    sides = {"red": "red", "blue": "blue"}
    figures = Figure(share, error, 9_000, True), Figure(1 - share, error, 9_000, True)
    return Level(bot, Favor(sides, figures, Figure(0.0, 0.0, 9_000, True)), 1.0)


def test_the_verdict_is_that_of_the_highest_level_that_does_not_search() -> None:
    levels = (level("random", 0.9), level("steady", 0.5), level("searching:9", 0.2))
    data = ladder_of(levels).to_dict()
    assert (data["favors"], data["verdict"]) == ("nobody", SKILL)
    assert [one["favors"] for one in data["levels"]] == ["red", "nobody", "blue"]


def test_levels_that_decide_otherwise_are_named_but_not_what_is_random() -> None:
    levels = [
        level("random", 0.9),
        level("greedy", 0.63),
        level("careful", 0.55),
        level("top", 0.5),
    ]
    said = ladder_of(tuple(levels)).disagreement
    assert said == "The bots disagree: fair with top, favors red with greedy."
    assert ladder_of(tuple(levels[::2] + levels[3:])).disagreement == ""


BOTS = ("random", "greedy", "careful", "steady", "searching:100", "searching:500")


def test_the_highest_two_get_most_of_the_time() -> None:
    limit, spent, left = Limit(seconds=60, stderr=0.01), [], 60.0
    weights = ladder._weights(BOTS)
    for place in range(len(BOTS)):
        part = ladder._part(limit, left, weights[place:])
        assert part.seconds is not None
        spent.append(part.seconds)
        left -= part.seconds
    assert sum(spent) == pytest.approx(60)
    assert sum(spent[-2:]) > 0.7 * 60
    assert spent[-1] > spent[-2] > spent[3] > spent[2]  # that of the verdict is the fourth
    lowest = ladder._part(limit, 60, weights)
    assert (lowest.samples, lowest.stderr) == (1_024, 0.01)


def test_each_level_is_two_of_one_bot() -> None:
    found = battles.ladder("study-spears", bots=("random", "greedy"), limit=Limit(samples=60))
    odds = Contest("study-spears", "greedy", "greedy").play(Limit(samples=60))
    share = odds.p("winner == 'red'") + odds.p("winner == 'none'") / 2
    assert found.levels[1].favor.shares[0] == pytest.approx(share)
    assert [level.bot for level in found.levels] == ["random", "greedy"]
    assert max(map(len, str(found).splitlines())) <= 80


def test_one_level_is_no_ladder() -> None:
    with pytest.raises(OddsError, match="two levels at least"):
        battles.ladder("study-spears", bots=("random",))
