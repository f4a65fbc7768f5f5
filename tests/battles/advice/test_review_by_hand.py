"""Games written by hand reviewed: they add up as records do, and say what was made up."""

import re
from pathlib import Path

import pytest

from samurai_odds import OddsError, battles
from samurai_odds.cli.main import main
from tests.battles.advice.test_following import OPENING
from tests.play.test_viewing import assert_adds_up


@pytest.fixture
def game(tmp_path: Path) -> Path:
    file = tmp_path / "friday.txt"
    file.write_text(OPENING)
    return file


def test_start_errors_and_luck_make_what_it_came_to(game: Path) -> None:
    review = battles.review(game, bots=("greedy", "careful"), games=32)
    held = review.to_dict()
    assert_adds_up(held)
    assert held["finished"] is False
    assert held["result_se"] > 0
    assert held["turns"][0]["orders"][0] == "lead order-two-left"
    assert any("the hand is not known whole" in remark for remark in held["remarks"])


def test_chances_are_of_games_to_the_end_and_costs_say_how_far_the_evaluation_is_off() -> None:
    text = "Position: first-samurai-skirmish\nTurn 1 red\nlead order-two-center\n"
    review = battles.review(text, bots=("greedy", "careful"), games=16)
    turn = review.to_dict()["turns"][0]
    assert turn["red_before"]["evaluation_error"] == 0 < turn["red_before"]["se"]
    assert turn["error"]["evaluation_error"] == 0.033
    heading, _, rest = str(review).partition("Luck: ")
    said = " ".join(heading.split())
    assert "Win chances are of games to the end; costs under 2 points are evaluated, " in said
    assert "evaluated, ± 3.3 each." in said
    assert "evaluat" not in rest


def test_its_page_fits_80_columns_and_says_where_the_text_ends(game: Path) -> None:
    said = str(battles.review(game, bots=("greedy",), games=16))
    assert max(map(len, said.splitlines())) <= 80
    assert "at the last turn recorded" in " ".join(said.split())
    assert "in 2 turns of 2 the hand is not known whole" in " ".join(said.split())


def test_a_result_that_is_written_counts() -> None:
    review = battles.review(OPENING + "Result: blue\n", bots=("greedy",), games=16)
    assert [float(one) for one in review.result] == [0, 1]
    assert review.played.finished
    assert str(review).startswith("Blue won Study: spears in the open")


@pytest.mark.long
def test_a_number_is_for_records_only(game: Path) -> None:
    with pytest.raises(OddsError, match="a file of one game needs no number: leave out --game"):
        battles.review(game, 3)


@pytest.mark.long
def test_the_game_in_the_readme_is_reviewed_as_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = (Path(__file__).parents[3] / "samurai_odds/battles/full_game/README.md").read_text()
    [text] = re.findall(r"```game\n(.*?)```", page, re.DOTALL)
    [shown] = re.findall(r"review friday.txt\n(.*?)\n\.\.\.", page, re.DOTALL)
    (tmp_path / "friday.txt").write_text(text)
    monkeypatch.chdir(tmp_path)
    assert main(["battles", "review", "friday.txt"]) == 0
    assert capsys.readouterr().out.startswith(shown)


def test_a_bad_file_gives_one_line_and_status_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad.txt"
    file.write_text("Position: study-spears\nTurn 1 red\n lead shogun\n dice six\n oder d8\n")
    assert main(["battles", "review", str(file)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1
    assert "line 4: unknown face 'six'" in err
    assert "line 5: unknown order 'oder'" in err
