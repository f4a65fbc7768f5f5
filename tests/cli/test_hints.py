"""Wrong words get the right hint, in the command and in Python."""

from collections.abc import Callable
from typing import Any

import pytest

from samurai_odds import OddsError, battles, compare, ran, swords
from tests.cli.running import Run


@pytest.mark.parametrize("game", ["battles", "swords", "ran"])
def test_lists_of_commands_are_not_cut_off(game: str, run: Run) -> None:
    assert "...\n" not in run.shown(game, "--help").partition("\n")[2]


@pytest.mark.parametrize(
    ("ask", "words"),
    [
        (lambda: battles.attack("SS"), "battles.attack needs defender"),
        (lambda: battles.attack("SS", "LV", terrain="hill"), "did you mean 'defender_on'"),
        (lambda: battles.attack("SS", "LV", 2), "by place"),
        (lambda: battles.question("attack", {}), "needs attacker"),
        (lambda: battles.question("play", {"a": 1}), "unknown option 'a'"),
        (lambda: swords.battle("3 spearmen"), "swords.battle needs defender"),
        (lambda: ran.shock("SI 7-4"), "ran.shock needs defender"),
        (lambda: compare(battles.attack, {"attacker": "SS"}, {}), "needs defender"),
        (lambda: compare(battles.attack, 3, 4), "keywords of attack"),
        (lambda: compare(battles.play, {"scenario": "study-spears"}, {}), "needs scenario"),
    ],
)
def test_a_wrong_call_is_bad_input(ask: Callable[[], Any], words: str) -> None:
    with pytest.raises(OddsError, match=words.replace("(", r"\(")):
        ask()


def test_a_fault_of_ours_is_not_hidden() -> None:
    from samurai_odds.engine.calling import called

    def broken(value: int) -> int:
        return value + "1"  # type: ignore[operator]

    with pytest.raises(TypeError):
        called(broken, "broken", 1)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("report", "'report' is asked of a game: battles report, swords report, ran report"),
        ("shock", "'shock' is asked of a game: ran shock"),
        ("battle", "'battle' is asked of a game: swords battle; the game is called battles"),
        ("repotr", "unknown game or command 'repotr': choose from battles, swords, ran, "),
    ],
)
def test_a_command_of_games_without_one_says_of_which(name: str, said: str, run: Run) -> None:
    assert said in run.refused(name, "draft.txt")
