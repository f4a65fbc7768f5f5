"""The luck of a session on the page is that of `luck`, and its log is what `luck` reads."""

import json
from pathlib import Path
from typing import Any

import pytest

from samurai_odds import luck
from samurai_odds.page.scripts import LUCK, names, questions, runtime, script
from samurai_odds.page.session import session_luck
from tests.engine.script.node import needs_node, run

ASSETS = Path(__file__).parents[2] / "samurai_odds" / "page" / "assets"


def battle(procedure: str, given: Any, told: Any, theirs: bool = False) -> dict[str, Any]:
    seen = {name: 0 if text == "disrupted" else int(text) for name, text in told.items()}
    return {"procedure": procedure, "given": given, "seen": seen, "told": told, "theirs": theirs}


SESSIONS = {
    "battles": [
        battle(
            "attack",
            {"attacker": "levy", "defender": "ashigaru-bow", "defender_on": "forest"},
            {"defender_losses": "0", "attacker_losses": "1"},
        ),
        battle(
            "attack",
            {"attacker": "levy", "defender": "levy", "defender_support": True},
            {"defender_losses": "2"},
            theirs=True,
        ),
    ],
    "swords": [
        battle(
            "battle",
            {"attacker": "4 spearmen", "defender": "2 gunners", "stop": "best"},
            {"attacker_units": "2", "defender_units": "0"},
        )
    ]
    * 2,
    "ran": [
        battle(
            "shock",
            {"attacker": "SI 7-4", "defender": "AS 6-4", "terrain": ["woods"]},
            {"attacker_rout_points": "0", "defender_rout_points": "0", "defender_hits": "2"},
        )
    ],
}


@needs_node
@pytest.mark.parametrize("game", SESSIONS)
def test_luck_is_that_of_the_command(game: str, tmp_path: Path) -> None:
    logged = SESSIONS[game]
    view = (ASSETS / "session.js").read_text("utf-8")
    lines = f"battles.map((one)=>logLine('{game}',GAMES.{game}.forms[one.procedure],one))"
    scripts = "".join(map(script, (*names(game), LUCK)))
    whole = (
        f"{runtime()}{scripts}{view}const battles={json.dumps(logged)};"
        f"export const value=[GAMES.{game}.luck(battles),{lines}];"
    )
    found, log = run("value.mjs", whole, None, tmp_path)
    assert found == json.loads(json.dumps(session_luck(questions(game), logged)))
    assert luck(log).verdict.split("\n") == found["verdict"]
