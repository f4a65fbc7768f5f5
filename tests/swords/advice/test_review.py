"""A recorded game reviewed: chances of every seat, its page."""

from pathlib import Path

import pytest

from samurai_odds import OddsError, swords
from samurai_odds.analysis import review as reviewing
from samurai_odds.analysis.review import Review
from samurai_odds.play.search import reviewing_in_time
from samurai_odds.swords.full_game.evaluated import OFF
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


@pytest.mark.long
def test_two_players_are_reviewed_as_two(tmp_path: Path) -> None:
    file = tmp_path / "two.games"
    swords.play(players=2, bots="random", round_limit=3, games=(0, 0), record=file)
    held = swords.review(file, games=2).to_dict()
    assert set(held["result"]) == {"seat-1", "seat-3"}
    assert sum(held["result"].values()) == 0  # nobody has won after three rounds (W34)
    assert len(held["turns"]) >= 6


def test_its_page_marks_each_decision_on_the_game(review: Review) -> None:
    assert_judged(review)


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("short") / "short.games"
    swords.play(players=3, bots="planner", round_limit=2, games=(0, 0), record=file)
    return file


@pytest.mark.long
def test_a_review_of_some_seconds_says_what_it_has_not_looked_at(short: Path) -> None:
    """Before: 134 s of CPU for a game of four, and no way to have less."""
    whole = swords.review(short, games=2)
    review = swords.review(short, games=2, seconds=1e-6)
    held = review.to_dict()
    assert review.weighed == 1
    said = " ".join(str(review).split())
    assert f"Weighed in the time: 1 of {len(whole.turns)} decisions" in said
    assert [turn["looked_at"] for turn in held["turns"]] == [True]
    assert whole.weighed == len(whole.turns)
    assert "Weighed in the time" not in str(whole)
    with pytest.raises(OddsError, match="seconds must be"):
        swords.review(short, seconds=0)


@pytest.mark.long
def test_what_was_not_looked_at_has_no_error_not_one_of_nothing(
    short: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewing_in_time, "_FOR_CHANCES", 1e9)  # all glanced at, one weighed
    review = swords.review(short, games=2, seconds=1e-6)
    held = review.to_dict()["turns"]
    assert sum(turn["looked_at"] for turn in held) == 1 < len(held)
    assert all((turn["error"] is None) != turn["looked_at"] for turn in held)
    assert_judged(review)


@pytest.mark.long
def test_at_a_terminal_a_first_look_comes_before_the_review(
    short: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(reviewing, "in_terminal", lambda: True)
    decisions = len(swords.review(short, games=2).turns)
    said = capsys.readouterr().err
    assert said.endswith(f"Weighing {decisions} decisions; --seconds S stops in time.\n")
