"""A bot that searches plays on the page the games that it plays by the command."""

import json
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from analyses.browsing import chromium, in_chromium
from samurai_odds.page import hinting
from samurai_odds.page.hint_script import hint_script
from samurai_odds.page.playing import rules_of, scenarios
from samurai_odds.play.game import Start
from samurai_odds.play.game_script import start_data
from samurai_odds.play.question import Question
from samurai_odds.play.rollouts import play_to
from samurai_odds.play.scripted import with_script
from samurai_odds.play.search import searching
from samurai_odds.swords.rules import layout as at
from tests.engine.script.node import needs_node, rules_alone, run
from tests.kept import kept

HERE = Path(__file__).parent
SEED, NUMBER = 5, 2
PLAYOUTS, LUCK = 16, 7
CASES = {
    "battles": ("first-samurai-skirmish", "greedy", 40),
    "swords": ("quick-3", "expander", 16),
    "ran": ("study-foot", "greedy", 16),
}


def started(game: str) -> Start:
    scenario, other, playouts = CASES[game]
    table = import_module(f"samurai_odds.{game}.full_game.table").Table(scenarios(game)[scenario])
    start = Start(rules_of(game), Question(table.question), table.state)
    return start.with_bots([f"searching:{playouts}"] + [other] * (start.seats - 1))


def hinting_script(game: str) -> str:
    """Return the page's scripts of a game and of its hints as a module."""
    hints = f"{kept('hints', lambda: hint_script()[0])}const played=RULED.{game};"
    return f"{rules_alone(game)}{hints}export{{played,HINTS,$plainly as plainly}};\n"


def recorded(start: Start) -> Any:
    return json.loads(json.dumps(searching.record(start, SEED, NUMBER)))


@needs_node
@pytest.mark.quick
@pytest.mark.parametrize("game", ["battles", "ran", "swords"])
def test_it_plays_the_games_that_the_command_plays(game: str, tmp_path: Path) -> None:
    start = started(game)
    case = {"start": start_data(start), "seed": SEED, "game": NUMBER, "undo": game == "battles"}
    (found,) = run(HERE / "searching.mjs", hinting_script(game), [case], tmp_path)
    assert found["events"] == recorded(start)
    assert found["again"]
    assert found.get("undone", True)


@needs_node
def test_orders_of_an_earlier_turn_do_not_stand_in_the_way_of_others(tmp_path: Path) -> None:
    here = play_to(started("swords"), SEED, NUMBER, deciding=True).onward
    assert here is not None
    earlier = with_script(here.question, 0, 0, ((at.BIN_CHOICE, 1),))
    after = Start(here.game, Question(earlier.whole), here.state)
    asked = {"kind": "decided", "start": start_data(after), "given": [PLAYOUTS, LUCK]}
    (found,) = run(HERE / "hints.mjs", hinting_script("swords"), [asked], tmp_path)
    plan = hinting.decided(
        hinting.LISTINGS["swords"], replace(after, question=earlier), PLAYOUTS, LUCK
    )
    assert plan is not None
    assert plan["said"]  # other orders than its bot would give
    assert found == plan


@needs_node
@pytest.mark.long
@pytest.mark.skipif(chromium() is None, reason="no Chromium on the PATH")
def test_the_page_waits_for_it_and_keeps_its_plans(page: Path) -> None:
    found = in_chromium(HERE / "thinking.mjs", page)
    assert found["faults"] == []
    seen = found["seen"]
    assert seen["thinking"] == "Blue searches ..."
    assert seen["undone"]
    assert seen["kept"]
    assert seen["events"] == recorded(started("battles"))
    assert "--red searching:40 --blue greedy" in seen["command"]
