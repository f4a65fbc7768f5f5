"""The board of a full game in Chromium: what is drawn is what stands, text and targets are large
enough at every size, and fingers do what they mean.
"""

import json
from pathlib import Path

import pytest

from analyses.browsing import in_chromium
from tests.engine.script.node import needs_node
from tests.page.test_browser import needs_chromium

LEAST_TEXT, LEAST_TARGET = 11, 43.5
CASES = (
    {"game": "battles", "scenario": "first-samurai-skirmish", "players": "person,steady"},
    {"game": "swords", "scenario": "quick-4", "players": "person,planner,planner,planner"},
    {"game": "ran", "scenario": "study-guns-and-horse", "players": "careful,person"},
)


@needs_node
@pytest.mark.long
@needs_chromium
def test_boards_are_drawn_and_touched(page: Path) -> None:
    cases = [{**case, "steps": 150} for case in CASES]
    reader = Path(__file__).with_name("board.mjs")
    found = in_chromium(reader, page, json.dumps(cases))
    assert found["complaints"] == []
    seen = found["seen"]
    for case in CASES:
        assert seen[f"{case['game']} equal"] > 20  # boards that differ, each drawn as it is
        made, steps = seen[f"{case['game']} made"]  # what happened is made of a step once
        assert 0 < made <= steps
        text, target, far, near = seen[f"{case['game']} text"]
        assert text >= LEAST_TEXT
        assert target >= LEAST_TARGET
        assert far < near
    assert seen["camera"] == [True, True, True]
    assert seen["twice"]
    taps = seen["taps"]
    assert [taps["on"], taps["beside"]] == taps["places"]
    assert taps["near"] == taps["moved"] == taps["redrawn"] == taps["unheard"] == taps["on"]
    assert taps["off"] == taps["counter"] == ""
    assert "block" in seen["told"]  # of the counter that was tapped
    assert seen["through"]  # a tap on those words is one on the board
    assert seen["buttons"] == [["button", "there", 0], ["button", "beside", 0]]
    assert seen["unspoken"] == [True]
    assert seen["sides"] == [True, False, True]  # red is below for red, wherever it begins
    assert seen["sections"] == ["Left,Center,Right", True]
    assert seen["stays"] == [False, True]  # asked once, and once more
    assert seen["stepped"] == [0, True]  # a step of a replay without a place
    assert seen["dial"] > 1
    assert seen["dialled"] >= LEAST_TARGET
    assert seen["faced"]
    assert seen["at_once"]
