"""A recorded game reviewed: its file, its page, and what is refused."""

from pathlib import Path

import pytest

from samurai_odds import OddsError, battles
from samurai_odds.battles.advice.review import Review


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
    changes = sum(turn["error"]["value"] + turn["luck"]["value"] for turn in held["turns"])
    assert held["start"]["value"] + changes == pytest.approx(held["result"], abs=1e-6)
    assert {"turn", "side", "error", "luck"} <= set(held["turns"][0])


def test_its_page_fits_80_columns_and_says_who_won(review: Review) -> None:
    said = str(review)
    assert max(map(len, said.splitlines())) <= 80
    assert "won game 4 of" in said.splitlines()[0]


def test_the_first_game_is_taken_if_none_is_named(games: Path) -> None:
    found = battles.review(games, bots=("greedy",), games=2)
    assert found.provenance.inputs["game"] == 3


def test_what_is_not_there_is_refused(games: Path, tmp_path: Path) -> None:
    with pytest.raises(OddsError, match="has no game 9"):
        battles.review(games, 9)
    turns = tmp_path / "turns.games"
    battles.turn("study-spears", "order-one-center", games=(0, 1), record=turns)
    with pytest.raises(OddsError, match="a battle of 'battles play --record' is wanted"):
        battles.review(turns)
