"""`swords map` and `swords scenarios`: told, drawn, as data."""

import json
from pathlib import Path

from samurai_odds.swords.scenario.text import shipped, write
from tests.cli.running import Run
from tests.swords.scenario.cases import POSITION


def test_the_shipped_ones_are_listed(run: Run) -> None:
    rows = run.shown("swords", "scenarios", "--format", "csv").splitlines()
    assert all(any(row.startswith(f"{key},") for row in rows) for key in shipped())


def test_the_command_draws_and_tells(tmp_path: Path, run: Run) -> None:
    file, picture = tmp_path / "mine.txt", tmp_path / "mine.png"
    file.write_text(write(POSITION), encoding="utf-8")
    shown = run.shown("swords", "map", str(file), "--plot", str(picture))
    assert picture.stat().st_size > 10_000
    assert shown.startswith("Round 4 begins: Red owns 2 provinces, Blue 1")
    assert json.loads(run.shown("swords", "map", str(file), "--format", "json"))["round"] == 4


def test_a_rules_file_changes_what_is_told(tmp_path: Path, run: Run) -> None:
    rules = tmp_path / "rules.toml"
    rules.write_text("[numbers]\ngoal = 30\nround_limit = 12\n", encoding="utf-8")
    said = " ".join(run.shown("swords", "map", "--rules", str(rules)).split())
    assert "The first to own 30 provinces wins at once; after round 12 nobody has won." in said
