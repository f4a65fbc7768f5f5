"""What a review says of all decisions of a seat carries its error, and of how many it is."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from samurai_odds import Figure
from samurai_odds.analysis.review_report import first_look, review_grids, summary
from samurai_odds.analysis.review_result import Decision, Played, ReviewResult, Told
from samurai_odds.engine.provenance import Provenance
from samurai_odds.grids.prose import NOTHING
from samurai_odds.play.search.reviewing import Reviewed, Turn

NONE = Told((), NOTHING)


def decision(seat: int, error: Figure, **more: Any) -> Decision:
    """Return a decision of one of three seats: the others gain what it lost, in equal parts."""
    start = SimpleNamespace(game=SimpleNamespace(by_choice=True, error=lambda q, s: (0.1, 0.0)),
                            question=None, state=None)  # fmt: skip
    turn = Turn(1, seat, cast(Any, start), cast(Any, SimpleNamespace(wins=False)))
    chances = (Figure(0.5, 0.04, 32, True), Figure(0.25, 0.03, 32, True), Figure(0.25, 0.0, 32))
    zero = Figure(0.0, 0.0, 32, True)
    others = Figure(-error / 2, error.se / 2, error.samples, True)
    errors = tuple(error if one == seat else others for one in range(3))
    fields = {"forced": False, "looked_at": True} | more
    one = Reviewed(turn, chances, chances, errors, (zero,) * 3, turn.plan, **fields)
    return Decision(one, f"seat {seat + 1}", NONE, None)


def review(*decisions: Decision, more: int = 0, two: bool = False) -> ReviewResult:
    """Return a review of some decisions; ``more`` others were left out for want of time."""
    turns = [(None, each.reviewed.turn) for each in decisions] * (1 + more)
    end = (Figure(1.0), Figure(0.0), Figure(0.0))
    provenance = Provenance(game="swords", procedure="review", inputs={}, pack="shipped",
                            edition="", version="0").simulated(32, 0, 0.0)  # fmt: skip
    names = {0: "red", 1: "blue"} if two else {seat: f"seat {seat + 1}" for seat in range(3)}
    played = Played("a game", turns, end, {})
    hands = [(seat,) for seat in names]
    return ReviewResult(played=played, turns=decisions, provenance=provenance, winners=names,
                        hands=hands, of_two_sides=two)  # fmt: skip


LOST = decision(0, Figure(-0.03, 0.02, 32, True))
NOT_SURE = decision(1, Figure(0.0, 0.04, 32, True))
ALIKE = decision(2, Figure(0.0, 0.0, 32, True))
FORCED = decision(2, Figure(0.0, 0.0, 32, True), forced=True)
UNMET = decision(2, Figure(0.0), looked_at=False)


@pytest.mark.parametrize("two", [False, True])
def test_a_cost_of_nothing_has_its_error_or_says_what_shows_it(two: bool) -> None:
    """Before: "cost 0 points", of 32 playouts that all ended alike."""
    if two:
        said = " ".join(summary(review(LOST, decision(1, Figure(0.0, 0.0, 32, True)), two=True)))
        assert "Red's decisions cost 3 ± 2 points of win chance." in said
        assert "Blue's decisions cost nothing that 32 playouts of each show." in said
        assert "Luck: 53 ± 4 points to red." in said
        return
    said = " ".join(summary(review(LOST, NOT_SURE, ALIKE)))
    assert "Seat 1's decisions cost 3 ± 2 points of win chance." in said
    assert "Seat 2's decisions cost 0 ± 4 points of win chance." in said
    assert "Seat 3's decisions cost nothing that 32 playouts of each show." in said


def test_decisions_that_were_not_weighed_cost_no_nothing() -> None:
    said = " ".join(summary(review(LOST, UNMET, more=1)))
    assert "cost 3 ± 2 points of win chance, 1 of 2 weighed." in said
    assert "Seat 3's decisions were not weighed (2)." in said
    assert "Seat 2's decisions cost nothing: there were none." in said
    assert "Seat 3's decisions cost nothing: no other was open." in " ".join(
        summary(review(LOST, FORCED))
    )


def test_every_figure_of_the_table_and_of_the_json_has_its_error() -> None:
    found = review(LOST, NOT_SURE, ALIKE)
    rows = review_grids(found)[0].rows
    for row in rows:
        assert all(isinstance(cell, Figure) or cell is None for cell in row[1:])
    assert [cell.text() for cell in rows[0][2:5] if isinstance(cell, Figure)] == [
        "-3 ± 2", "0 ± 2", "53 ± 5",
    ]  # fmt: skip
    for seat, total in found.to_dict()["totals"].items():
        place = int(seat[-1]) - 1
        parts = [total[what] for what in ("own", "rivals", "luck")]
        end = float(found.start[place]) + sum(part["value"] for part in parts)
        assert end == pytest.approx(float(found.result[place]))
        assert total["weighed"] == total["decisions"] == 1
    assert found.to_dict()["totals"]["seat-1"]["own"]["se"] == pytest.approx(0.02)


def test_the_error_of_where_a_game_was_left_is_in_its_luck() -> None:
    left = review(LOST, NOT_SURE, two=True)
    end = (Figure(0.8, 0.03, 64, True), Figure(0.2, 0.03, 64, True), Figure(0.0))
    open_ = replace(left, played=replace(left.played, end=end, finished=False))
    assert open_.totals(0).luck.se == pytest.approx((0.04**2 + 0.02**2 + 0.02**2 + 0.03**2) ** 0.5)


def test_a_first_look_has_errors_too() -> None:
    turn = NOT_SURE.reviewed.turn
    guesses = [(turn, Figure(0.3, 0.1, 8, True)), (turn, Figure(0.1, 0.2, 8, True))]
    said = " ".join(first_look(guesses, lambda seat: f"seat {seat + 1}", "round", 9).split())
    assert "lost by seat 2 in round 1 (30 ± 10 points); a guess from 8 games of each." in said
