"""Wrong words get the right hint, in the command and in Python."""

from collections.abc import Callable
from typing import Any

import pytest

from samurai_odds import OddsError, battles, compare, ran, swords
from samurai_odds.cli.main import main


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("swords battle 3 spearmen 2 spearmen", "quote a force"),
        ("swords force 2 spearmen --target 0.8", "quote a force"),
        ("ran shock AS 6-4 SI 7-4", "quote a unit"),
        ("ran flight 15 10 5", "15/10/5"),
        ("battles attack samurai spear levy", "a unit is one word"),
        ("battles attack SS,AS LV", "'battles compare' takes lists"),
        ("battles attack SS LV --terrain forest", "--defender-on"),
        ("battles compare SS LV --vary terrain=forest,hill", "'defender-on'"),
        ("battles attack SS LV --show hits=2", "write =="),
        ("ran play study-foot careful greedy", "all but a scenario are options"),
        ("swords par quick-3 4 planner", "all but a set-up are options"),
        ("battles balance study-spears --within 3", "did you mean --margin?"),
        ("battles attack", "as in battles attack samurai-spear ashigaru-bow"),
        ("booklet ran", "as in booklet battles --out battles.pdf"),
        ("swords advise chapter-7", "missing option '--seat'; see --help"),
    ],
)
def test_a_wrong_word_is_answered_with_the_right_one(
    line: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(line.split()) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert words in err


@pytest.mark.parametrize("game", ["battles", "swords", "ran"])
def test_lists_of_commands_are_not_cut_off(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([game, "--help"]) == 0
    assert "...\n" not in capsys.readouterr().out.partition("\n")[2]


def test_a_number_without_its_unit(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["swords", "battle", "gunner", "2, spearmen"]) == 2
    assert "'2' of what?" in capsys.readouterr().err


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
