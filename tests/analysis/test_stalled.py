"""Games that nobody wins make nothing fair: their equal parts would make anything even."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from samurai_odds import favor
from samurai_odds.analysis.designing.report import _Deciding
from samurai_odds.analysis.favor import NOBODY, UNDECIDED, favor_text, surer_text
from samurai_odds.analysis.fixing.result import Fix
from samurai_odds.analysis.fixing.trials import Trial

SEATS = ("a", "b", "c")


def played(many: int, without: float) -> list[str]:
    """Give games of which some have no winner, and of the others all are won by one seat."""
    nobody = round(many * without)
    return ["none"] * nobody + ["a"] * (many - nobody)


def test_what_nobody_wins_is_not_called_fair() -> None:
    """Nine of ten games without a winner: each seat has 30 to 40%, within 5 points of a third."""
    stalled = favor(played(20_000, 0.95), SEATS)
    assert all(abs(share - 1 / 3) < 0.05 for share in stalled.shares)
    assert stalled.stalls
    assert stalled.favors == UNDECIDED
    assert stalled.games_to_decide is None
    assert favor_text(stalled, "The war") == (
        "The war has no winner in 95% of games, too many to call it fair."
    )
    assert surer_text(stalled, 1.0).startswith("More games do not change that")


def test_a_few_such_games_change_nothing() -> None:
    winners = ["a", "b", "c"] * 6_000 + ["none"] * 6_000
    found = favor(winners, SEATS)
    assert found.favors == NOBODY
    assert "equal parts of the 25% that nobody wins included" in favor_text(found, "The war")


def test_who_wins_too_often_all_the_same_is_favored() -> None:
    assert favor(played(20_000, 0.6), SEATS).favors == "a"


def test_a_fix_that_nobody_wins_is_none() -> None:
    stalled = favor(played(20_000, 0.95), SEATS)
    fix = Fix(("more rounds",), 1.0, {"planner": stalled}, "")
    assert not fix.holds
    assert fix.gap == 1
    assert fix.chance() == fix.again == 0


@pytest.mark.parametrize(("without", "stalls"), [(0.49, False), (0.51, True)])
def test_a_trial_stalls_where_more_games_than_not_have_no_winner(
    without: float, stalls: bool
) -> None:
    won = np.zeros((1_000, 3))
    won[: round(1_000 * (1 - without)), 0] = 1
    trial = Trial(None, (), None, {"planner": won})  # type: ignore[arg-type]
    assert trial.stalls is stalls


def test_a_report_plays_no_more_games_of_what_nobody_wins() -> None:
    """They would take half of its time and decide nothing: the changes need it."""
    stalled = favor(played(20_000, 0.95), SEATS)
    ladder: Any = SimpleNamespace(judging=SimpleNamespace(bot="planner", favor=stalled))
    design: Any = SimpleNamespace(subject=SimpleNamespace(scenario=None))
    nothing: Any = SimpleNamespace(of=lambda *_: None)
    deciding = _Deciding(design, "cautious", 1, nothing, 60.0, None)  # type: ignore[arg-type]
    assert deciding.played_on(ladder, None) is ladder
    assert deciding.spent == 0
