"""`swords map` and `swords scenarios`: told, drawn, as data."""

import json
from pathlib import Path

import pytest

from samurai_odds.cli.main import main
from samurai_odds.swords.scenario.text import shipped, write
from tests.swords.scenario.cases import POSITION


def test_the_shipped_ones_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["swords", "scenarios", "--format", "csv"]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert all(any(row.startswith(f"{key},") for row in rows) for key in shipped())


def test_the_command_draws_and_tells(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, picture = tmp_path / "mine.txt", tmp_path / "mine.png"
    file.write_text(write(POSITION), encoding="utf-8")
    assert main(["swords", "map", str(file), "--plot", str(picture)]) == 0
    assert picture.stat().st_size > 10_000
    assert capsys.readouterr().out.startswith("Round 4 begins: Red owns 2 provinces, Blue 1")
    assert main(["swords", "map", str(file), "--format", "json"]) == 0
    assert json.loads(capsys.readouterr().out)["round"] == 4


def test_a_rules_file_changes_what_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rules = tmp_path / "rules.toml"
    rules.write_text("[numbers]\ngoal = 30\nround_limit = 12\n", encoding="utf-8")
    assert main(["swords", "map", "--rules", str(rules)]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "Who first owns 30 wins at once; after round 12 nobody has won." in said
