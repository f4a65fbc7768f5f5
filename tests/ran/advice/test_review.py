"""A recorded battle reviewed: its JSON, its page, and what is refused."""

from pathlib import Path

import pytest

from samurai_odds import OddsError, ran, swords
from samurai_odds.analysis.review import Review
from tests.play.test_viewing import assert_adds_up, assert_judged


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("review") / "foot.games"
    ran.play("study-foot", "careful", "greedy", games=(3, 5), record=file)
    return file


@pytest.fixture(scope="module")
def review(games: Path) -> Review:
    return ran.review(games, 4, bots="careful", replies=2, games=8)


def test_start_errors_and_luck_make_the_result_in_its_json(review: Review) -> None:
    held = review.to_dict()
    assert_adds_up(held)
    assert held["result"] in (0, 0.5, 1)
    assert {turn["side"] for turn in held["turns"]} == {"red", "blue"}


def test_a_decision_carries_the_error_of_the_evaluation(review: Review) -> None:
    for each, turn in zip(review.turns, review.to_dict()["turns"], strict=True):
        sure = turn["forced"] or each.reviewed.ended
        assert turn["red_before"]["evaluation_error"] == 0
        assert (turn["error"]["evaluation_error"] == 0) == sure


def test_its_page_fits_80_columns_and_says_who_won_and_what_it_cost(review: Review) -> None:
    said = review.text(everything=True)
    assert max(map(len, said.splitlines())) <= 80
    winner = {1: "Red", 0: "Blue"}.get(float(review.result[0]), "Nobody")
    assert said.startswith(f"{winner} won game 4 of Study: foot against foot.")
    assert "Red's decisions cost " in said
    assert len(said.splitlines()) > len(review.turns)


def test_orders_are_said_as_a_file_has_them(review: Review) -> None:
    """Those given in a phase that has begun go on with its contingent."""
    first = next(each for each in review.turns if each.done.lines)
    assert first.done.said[0] in "Aa"
    later = [each.done.said for each in review.turns if "attack" in each.done.said]
    assert later
    assert not any(said.startswith("pass") for said in later)


def test_choices_that_are_no_orders_have_their_words(review: Review) -> None:
    said = {each.done.said for each in review.turns}
    assert "try for Momentum" in said
    assert not any(text.endswith(": as the bot likes") for text in said)


def test_games_of_another_game_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "swords.games"
    swords.play(players=3, bots="random", games=(0, 0), record=file)
    with pytest.raises(OddsError, match="record one with 'ran play --record'"):
        ran.review(file)


@pytest.mark.long
def test_its_page_marks_each_decision_on_the_game(review: Review) -> None:
    assert_judged(review)
