"""`map KEY --save FILE`: a file to edit, which loads as what it was made of."""

from pathlib import Path

import pytest

from samurai_odds import battles, ran, swords
from samurai_odds.cli.main import main

SHIPPED = [
    ("battles", "nagashino-center"),
    ("battles", "epic-study-foot"),
    ("ran", "suriagehara"),
    ("swords", "chapter-7"),
    ("swords", "quick-3"),
]
LOAD = {"battles": battles.scenario, "ran": ran.scenario, "swords": swords.scenario}
TEXT = {"battles": battles.map, "ran": ran.map, "swords": swords.map}


@pytest.mark.parametrize(("game", "key"), SHIPPED)
def test_the_file_saved_is_the_scenario(
    game: str, key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.txt"
    assert main([game, "map", key, "--save", str(file)]) == 0
    said = capsys.readouterr()
    assert said.err == f"its file is {file}: edit it, and name it as a scenario\n"
    assert said.out
    again = TEXT[game](str(file))
    assert again.file() == TEXT[game](key).file()
    assert LOAD[game](str(file)).title == LOAD[game](key).title


def test_a_place_that_cannot_be_written_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["ran", "map", "study-foot", "--save", str(tmp_path / "no" / "x.txt")]) == 2
    assert "no such folder" in capsys.readouterr().err
