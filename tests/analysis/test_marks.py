"""How bad a decision is called: by what it lost."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from samurai_odds import Figure
from samurai_odds.analysis.review_result import Decision, Told


def marked(lost: float, se: float, missed_win: bool = False, forced: bool = False) -> str:
    reviewed = SimpleNamespace(lost=Figure(lost, se, 64, True), missed_win=missed_win,
                               forced=forced)  # fmt: skip
    return Decision(cast(Any, reviewed), "red", Told((), ""), None).mark


@pytest.mark.parametrize(
    ("lost", "se", "mark"),
    [(0.12, 0.01, "??"), (0.06, 0.01, "?"), (0.03, 0.01, "?!"), (0.03, 0.02, ""), (0.01, 0, "")],
)
def test_marks_go_by_what_was_lost(lost: float, se: float, mark: str) -> None:
    assert marked(lost, se) == mark
    assert marked(lost, se, forced=True) == ""


def test_a_missed_win_is_a_blunder_only_where_something_was_lost() -> None:
    """To win all the same, by another plan, costs nothing."""
    assert marked(0.03, 0.01, missed_win=True) == "??"
    assert marked(0.0, 0.0, missed_win=True) == ""
    assert marked(0.0004, 0.0001, missed_win=True) == ""
