"""What was typed is known by the command line, not guessed from values; commands call functions."""

from functools import wraps
from typing import Any

import click
import pytest

from samurai_odds import Limit, ran
from samurai_odds.cli import full_games, helping, playing
from samurai_odds.cli.main import main
from samurai_odds.engine.answers.options import Option
from samurai_odds.engine.declaring import METHOD, shared_options
from samurai_odds.errors import OddsError

PLAY = ("study-foot", "--red", "random", "--blue", "random")
PACE = Option("pace", int, 3, "An option with a default", metavar="N", group=METHOD)


def run(command: click.Command, *arguments: str) -> None:
    command.main([*arguments], standalone_mode=False)


@pytest.fixture
def paced(monkeypatch: pytest.MonkeyPatch) -> click.Command:
    """The command of `ran.play` with one more option of all games, which has a default."""

    def shared(name: str) -> tuple[Option, ...]:
        return (*shared_options(name), PACE)

    monkeypatch.setattr(full_games, "shared_options", shared)
    monkeypatch.setattr(playing, "shared_options", shared)
    return full_games.play_command("ran.play", "battles")


@pytest.mark.long
def test_a_default_is_not_taken_for_given(
    paced: click.Command, capsys: pytest.CaptureFixture[str]
) -> None:
    run(paced, *PLAY, "--trace", "0")
    assert capsys.readouterr().out.startswith("Game 0, seed 0\n")


def test_what_equals_the_default_is_given_all_the_same(paced: click.Command) -> None:
    with pytest.raises(OddsError, match="--trace tells one game: leave out --pace"):
        run(paced, *PLAY, "--trace", "0", "--pace", "3")


def test_the_command_calls_the_function_with_what_was_typed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[dict[str, Any]] = []
    play = ran.play

    @wraps(play)
    def recorded(**given: Any) -> Any:
        asked.append(given)
        return play(**given)

    monkeypatch.setattr(ran, "play", recorded)
    command = full_games.play_command("ran.play", "battles")
    run(command, *PLAY, "--games", "2-3", "--where", "turns > 0")
    [given] = asked
    assert (given["games"], given["where"]) == ((2, 3), ("turns > 0",))
    assert not {"record", "tally"} & given.keys()
    assert "battles" in capsys.readouterr().out


def test_a_game_is_told_by_a_question_that_nobody_played() -> None:
    asked = ran.play.question("study-foot", "random", "random")  # type: ignore[attr-defined]
    assert asked.run is None
    odds = ran.play("study-foot", "random", "random", limit=Limit(samples=1))
    assert odds.question.heading == asked.heading


@pytest.mark.long
def test_the_line_is_parsed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[click.Context] = []
    make = helping.Helped.make_parser

    def counted(self: helping.Helped, ctx: click.Context) -> Any:
        made.append(ctx)
        return make(self, ctx)

    monkeypatch.setattr(helping.Helped, "make_parser", counted)
    command = full_games.play_command("ran.play", "battles")
    with pytest.raises(click.BadParameter, match="given 2 times"):
        run(command, *PLAY, "--seed", "1", "--seed", "2")
    assert len(made) == 1
    run(command, *PLAY, "--trace", "0")
    assert len(made) == 2


@pytest.mark.parametrize(("typed", "told"), [
    ("0.7", None), ("70%", None), ("x%", "'x%' is not a valid float"),
])  # fmt: skip
def test_a_share_may_be_written_in_percent(
    typed: str, told: str | None, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["swords", "force", "daimyo, 2 spearmen", "--castle", "--target", typed]
    assert (main(asked) == 0) is (told is None)
    said = capsys.readouterr()
    if told:
        assert told in said.err
    else:
        main([*asked[:-1], "0.70"])
        assert capsys.readouterr().out == said.out


def test_units_may_be_joined_by_and(capsys: pytest.CaptureFixture[str]) -> None:
    """As people write a list: the answer is that of commas."""
    answers = []
    for text in (
        "daimyo, gunner, 3 spearmen",
        "Daimyo, gunner and 3 spearmen",
        "daimyo, gunner, and 3 spearmen",
    ):
        assert main(["swords", "battle", text, "gunner", "--format", "csv"]) == 0
        answers.append(capsys.readouterr().out)
    assert len(set(answers)) == 1
