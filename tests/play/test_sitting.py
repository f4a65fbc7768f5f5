"""Games with persons in JavaScript are those that Python plays, and plays again."""

import json
from pathlib import Path
from typing import Any

import pytest

from samurai_odds.analysis.review_saved import Saved
from samurai_odds.play.game_script import start_data
from samurai_odds.play.games import record
from samurai_odds.play.sitting import sat
from tests.engine.script.node import needs_node, run, script_of
from tests.play.contract import GAMES, every_game, line_ups


@needs_node
@pytest.mark.quick
@every_game
@pytest.mark.parametrize("dice", [True, False])
def test_choosing_as_the_bot_does_gives_its_game(game: str, dice: bool, tmp_path: Path) -> None:
    """With nobody, one and all at the table; dice told or drawn."""
    start = line_ups(game, GAMES[game].names[0], "first")[1]
    events = json.loads(json.dumps(record(start, 5, 3)))
    asked: list[dict[str, Any]] = [
        {"start": start_data(start), "seed": 5, "game": 3, "persons": persons, "dice": dice}
        for persons in ([], [0], list(range(start.seats)))
    ]
    told = [{**one, "events": events} for one in asked]
    answers = run("sittings.mjs", script_of(start.game), told, tmp_path)
    for one, found in zip(asked, answers, strict=True):
        assert found["events"] == events
        assert found["half"] == events[: len(found["half"])]
        assert found["ended"]
        assert found["again"] == len(events)
        mine = sum(what > 0 if dice else False for what, _, _ in events)
        mine += sum(what < 0 and -what % 10 in one["persons"] for what, _, _ in events)
        assert found["choices"] == mine
    choices, left, other = answers[1]["otherwise"].values()  # some choices are left to the bot
    again, _ = sat(start, 5, 3, [0], choices, dice)
    saved = Saved("", game, "", (), 5, 3, dice, tuple(choices))
    assert left == saved.left_to_bots(again, [0])
    assert len(left) == sum(choice < 0 for choice in choices) > 0
    assert json.loads(json.dumps(again)) == other
