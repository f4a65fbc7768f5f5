"""Names of players keep their letters in sentences."""

from types import SimpleNamespace
from typing import Any, cast

from samurai_odds import Figure
from samurai_odds.analysis.review_report import summary
from samurai_odds.grids.fitting import capital


def test_a_sentence_begins_with_a_capital_and_a_name_keeps_its_own() -> None:
    """`Seat 3 carl's decisions` was said of Carl."""
    assert capital("seat 3 Carl's decisions") == "Seat 3 Carl's decisions"
    seats = (Figure(1.0), Figure(0.0), Figure(0.0))
    review = SimpleNamespace(
        winners={0: "seat 1 Anna", 1: "seat 2 Ben", 2: "seat 3 Carl"},
        of_two_sides=False, turns=(), start=seats, result=seats,
        decided_by=lambda seat: [], made_by=lambda seat: 0, weighed=0,
        played=SimpleNamespace(called="a game", finished=True, turns=()),
    )  # fmt: skip
    said = " ".join(summary(cast(Any, review)))
    assert "Seat 3 Carl's decisions" in said
    assert "Seat 1 Anna" in said
