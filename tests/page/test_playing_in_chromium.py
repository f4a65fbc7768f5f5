"""A full game of each game played in Chromium by touch is the one that the command plays."""

import json
import shlex
from importlib import import_module
from pathlib import Path

import pytest

from analyses.browsing import in_chromium
from samurai_odds.analysis.review_saved import read_saved
from samurai_odds.cli.main import main
from samurai_odds.page.playing import scenarios
from samurai_odds.play.workers.player import Player
from tests.engine.script.node import needs_node
from tests.page.test_browser import axe, needs_chromium

CASES = (
    {"game": "battles", "scenario": "first-samurai-skirmish", "bot": "steady"},
    {"game": "swords", "scenario": "quick-3", "bot": "planner"},
    {"game": "ran", "scenario": "study-foot", "bot": "careful"},
)
SEED, NUMBER = 4, 1


@needs_node
@pytest.mark.long
@needs_chromium
def test_a_game_of_each_is_that_of_the_command(
    tmp_path: Path, page: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The command is the one that the page shows."""
    cases = [{**case, "seed": SEED, "number": NUMBER} for case in CASES]
    reader = Path(__file__).with_name("playing.mjs")
    found = in_chromium(reader, page, json.dumps(cases), *axe())
    assert found["complaints"] == []
    assert found["faults"] == []
    seen = found["seen"]
    assert "rders" in seen["card"]
    assert seen["stopped"] is None
    told = "Initiative: dice red 3 and blue 8: blue has it."  # the log has its rule, 5.11
    assert seen["told apart"] == [told, "3", "8"]
    assert all(seen["faces"])
    assert seen["in any order"] == 2
    assert seen["focused"]
    for case in CASES:
        game = case["game"]
        assert main(shlex.split(seen[f"{game} command"])[1:]) == 0
        result = capsys.readouterr().out.strip().split("\n")[-1].strip()
        own = result.replace("seat 1 ", "seat 1 (you) ")  # the person's, where seats are numbered
        assert (seen[game], seen[f"{game} watched"]) == (own, result)
        won = "(you) wins" in own or ": red wins" in own
        assert seen[f"{game} outcome"] == (". You won." if won else ". You lost.")
        assert seen[f"{game} either end"] == "1,2,2"  # who begins there, else who ends there
        assert seen[f"{game} odds first"] == "asked,7"
        assert seen[f"{game} kept"]
        assert seen[f"{game} undone"]
        assert seen[f"{game} steps"]
        file = tmp_path / f"{game}.json"
        file.write_text(seen[f"{game} saved"])
        reviewer = import_module(f"samurai_odds.{game}.advice.review").GameReviewer()
        again = reviewer.sat(read_saved(file), 0, 2, 0, Player(None, None))
        assert again.finished
        assert again.frames()[-1].lines == (result,)
        saved = tmp_path / f"{game}.txt"
        saved.write_text(seen[f"{game} written"])
        position = import_module(f"samurai_odds.{game}.scenario.text").load(saved)
        assert position.title == scenarios(game)[case["scenario"]].title
