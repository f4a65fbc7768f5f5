"""A whole game of each game played in Chromium by touch is the one that the command plays."""

import json
from importlib import import_module
from pathlib import Path

import pytest

from analyses.browsing import in_chromium
from samurai_odds import battles, ran, swords
from samurai_odds.page.playing import scenarios
from samurai_odds.page.site import write_site
from tests.engine.script.node import needs_node
from tests.page.test_browser import axe, needs_chromium

CASES = (
    {"game": "battles", "scenario": "first-samurai-skirmish", "bot": "steady"},
    {"game": "swords", "scenario": "quick-3", "bot": "planner"},
    {"game": "ran", "scenario": "study-foot", "bot": "careful"},
)
SEED, NUMBER = 4, 1


def played(game: str, scenario: str, bot: str) -> str:
    """Return how the command's game ends."""
    how = {"games": (NUMBER, NUMBER), "seed": SEED}
    if game == "swords":
        odds = swords.play(scenario, bots=bot, **how)
    else:
        odds = (battles if game == "battles" else ran).play(scenario, bot, bot, **how)
    return str(odds.trace(NUMBER)).strip().split("\n")[-1].strip()


@needs_node
@pytest.mark.long
@needs_chromium
def test_a_game_of_each_is_that_of_the_command(tmp_path: Path) -> None:
    write_site(tmp_path / "page")
    cases = [{**case, "seed": SEED, "number": NUMBER} for case in CASES]
    reader = Path(__file__).with_name("playing.mjs")
    found = in_chromium(reader, tmp_path / "page", json.dumps(cases), *axe())
    assert found["complaints"] == []
    assert found["faults"] == []
    seen = found["seen"]
    for case in CASES:
        game, result = case["game"], played(**case)
        assert seen[game] == seen[f"{game} watched"] == result
        assert seen[f"{game} kept"]
        assert seen[f"{game} undone"]
        assert seen[f"{game} steps"]
        saved = tmp_path / f"{game}.txt"
        saved.write_text(seen[f"{game} written"])
        position = import_module(f"samurai_odds.{game}.scenario.text").load(saved)
        assert position.title == scenarios(game)[case["scenario"]].title
