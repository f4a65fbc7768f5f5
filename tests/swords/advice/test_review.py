"""A recorded game reviewed: chances of every seat, its page."""

from pathlib import Path

import pytest

from samurai_odds import swords
from samurai_odds.analysis.review import Review
from samurai_odds.swords.whole.evaluated import OFF
from tests.play.test_viewing import assert_judged


@pytest.fixture(scope="module")
def review(tmp_path_factory: pytest.TempPathFactory) -> Review:
    file = tmp_path_factory.mktemp("review") / "three.games"
    swords.play(players=3, bots=("planner", "expander", "random"), games=(0, 0), record=file)
    return swords.review(file, games=2)


def test_for_every_seat_start_decisions_and_luck_make_the_result(review: Review) -> None:
    held = review.to_dict()
    assert set(held["start"]) == set(held["result"]) == {"seat-1", "seat-2", "seat-3"}
    assert sum(held["result"].values()) == pytest.approx(1)
    for seat, start in held["start"].items():
        changes = [
            turn[what][seat]["value"] for turn in held["turns"] for what in ("changed", "luck")
        ]
        assert start["value"] + sum(changes) == pytest.approx(held["result"][seat], abs=1e-6)


def test_an_error_is_the_loss_of_the_seat_that_decided(review: Review) -> None:
    for each, turn in zip(review.turns, review.to_dict()["turns"], strict=True):
        assert turn["error"]["value"] == turn["changed"][f"seat-{turn['seat']}"]["value"] <= 0
        sure = turn["forced"] or each.reviewed.ended
        assert turn["error"]["evaluation_error"] == (0 if sure else OFF[1])


def test_koku_are_said_as_a_plan_is_written(review: Review) -> None:
    plans = [each for each in review.turns if each.reviewed.turn.plan.said]
    assert plans
    for each in plans:
        bins = each.done.lines[0].split(", ")
        assert all(
            part.split()[0] in ("swords", "build", "levy", "ronin", "ninja") for part in bins
        )


def test_its_page_fits_80_columns_and_has_each_seat(review: Review) -> None:
    said = str(review)
    assert max(map(len, said.splitlines())) <= 80
    assert " won game 0 of " in said.splitlines()[0]
    assert "rivals' decisions" in said
    for seat in (1, 2, 3):
        assert f"Seat {seat}'s decisions cost " in said


def test_two_players_are_reviewed_as_two(tmp_path: Path) -> None:
    file = tmp_path / "two.games"
    swords.play(players=2, bots="random", round_limit=3, games=(0, 0), record=file)
    held = swords.review(file, games=2).to_dict()
    assert set(held["result"]) == {"seat-1", "seat-3"}
    assert sum(held["result"].values()) == 0  # nobody has won after three rounds (W34)
    assert len(held["turns"]) >= 6


def test_its_page_marks_each_decision_on_the_game(review: Review) -> None:
    assert_judged(review)
