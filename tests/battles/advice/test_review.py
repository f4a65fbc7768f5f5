"""A recorded game reviewed: its file, its page, and what is refused."""

import json
from pathlib import Path

import pytest

from samurai_odds import OddsError, battles, ran
from samurai_odds.analysis.review import Review
from samurai_odds.battles.advice.candidates import lines_of
from samurai_odds.battles.full_game.contest import Contest
from samurai_odds.play.search.reviewing import turns_of
from samurai_odds.play.search.searching import record
from tests.battles.advice.positions import TO_WIN
from tests.play.test_viewing import assert_adds_up, assert_judged


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("review") / "spears.games"
    battles.play("study-spears", "random", "greedy", games=(3, 5), record=file)
    return file


@pytest.fixture(scope="module")
def review(games: Path) -> Review:
    return battles.review(games, 4, bots=("greedy", "random"), games=16)


def test_start_errors_and_luck_make_the_result_in_its_json(review: Review) -> None:
    held = review.to_dict()
    assert_adds_up(held)
    assert {"turn", "side", "error", "luck"} <= set(held["turns"][0])


def test_its_page_fits_80_columns_and_says_who_won(review: Review) -> None:
    said = str(review)
    assert max(map(len, said.splitlines())) <= 80
    assert "won game 4 of" in said.splitlines()[0]


def test_a_card_that_was_the_only_one_is_named_too() -> None:
    """In turn 125 red held five cards of a kind: leading it was no choice."""
    staged = Contest("study-spears", "random", "random").staged
    turns = turns_of(staged.start, record(staged.start, 0, 0))
    said = {one.number: lines_of(staged, one.start, one.plan)[0] for one in turns}
    assert said[125] == "lead order-two-center"
    assert all(len(line.split()) == 2 for line in said.values())


def test_a_win_missed_is_marked_and_said(tmp_path: Path) -> None:
    """Red may step onto an objective worth its last two banners, and marches elsewhere."""
    (tmp_path / "here.txt").write_text(TO_WIN)
    text = f"Position: {tmp_path / 'here.txt'}\nTurn 9 red\nlead order-one-left\norder b9\n"
    found = battles.review(text + "move b9 b8\n", bots=("greedy",), games=64)
    assert found.turns[0].mark == "??"
    assert found.to_dict()["turns"][0]["missed_win"] is True
    said = " ".join(str(found).split())
    assert "Turn 9: red could have won at once." in said
    assert (
        "Turn 9, red, missed a win at once (??) with Order One Unit Left: spears b9-b8, no attack."
        in said
    )
    assert "Better: Order " in said
    assert "spears f2-f1 (objective)" in said


def test_what_marked_choices_cost_is_said_in_words(review: Review) -> None:
    said = " ".join(str(review).split())
    marked = [each for each in review.turns if each.mark]
    assert marked
    for each in marked:
        assert f"Turn {each.reviewed.turn.number}, {each.side}, lost " in said
        assert f" points ({each.mark}) with " in said
    assert "points of win chance" in said
    assert "Costliest: turn" in said


def test_the_first_game_is_taken_if_none_is_named(games: Path) -> None:
    found = battles.review(games, bots=("greedy",), games=2)
    assert found.provenance.inputs["game"] == 3


def test_what_is_not_there_is_refused(games: Path, tmp_path: Path) -> None:
    with pytest.raises(OddsError, match="has no game 9"):
        battles.review(games, 9)
    turns = tmp_path / "turns.games"
    battles.turn("study-spears", "order-one-center", games=(0, 1), record=turns)
    with pytest.raises(OddsError, match="record one with 'battles play --record'"):
        battles.review(turns)


def test_games_played_to_the_end_have_no_error_of_the_evaluation(review: Review) -> None:
    """In this study so few units stand that all are."""
    for turn in review.to_dict()["turns"]:
        assert turn["red_before"]["evaluation_error"] == turn["error"]["evaluation_error"] == 0
    assert "evaluation" not in str(review)


def test_its_page_marks_each_decision_on_the_game(review: Review) -> None:
    assert_judged(review)


@pytest.mark.long
def test_a_game_saved_on_the_page_is_read(tmp_path: Path) -> None:
    """By its choices; it is reviewed as far as it was played."""
    file = tmp_path / "page.json"
    held = {"scenario": "study-spears", "players": ["person", "steady"], "seed": 4, "number": 1}
    saved = {**held, "dice": False, "choices": [0, 0, 0, 0, 0], "game": "battles"}
    file.write_text(json.dumps(saved))
    review = battles.review(file, bots=("greedy",), games=2)
    assert not review.played.finished
    assert review.turns[0].side == "red"
    whole = Contest("study-spears", "searching:8", "steady").staged.start
    values = [value for _, value, _ in record(whole, 4, 1)]
    searched = {"players": ["searching:8", "steady"], "choices": [], "values": values}
    file.write_text(json.dumps(saved | searched))
    assert battles.review(file, bots=("greedy",), games=2).played.finished
    with pytest.raises(OddsError, match="use battles review"):
        ran.review(file, games=4)
    wrongs = (
        ("damaged or was changed", {"choices": [99]}),
        ("seed is missing", {"seed": "x"}),
        ("bot that searches", {"players": ["person", "searching:40"]}),
        ("damaged or was changed", searched | {"values": [99]}),
    )
    for said, wrong in wrongs:
        file.write_text(json.dumps(saved | wrong))
        with pytest.raises(OddsError, match=said):
            battles.review(file, games=4)
