"""The board in Chromium stands under a finger; its frame has what is asked and what happened."""

from pathlib import Path

import pytest

from analyses.browsing import in_chromium
from tests.engine.script.node import needs_node
from tests.page.test_browser import needs_chromium


@needs_node
@pytest.mark.long
@needs_chromium
def test_the_board_stands_and_shows_what_is_asked(page: Path) -> None:
    found = in_chromium(Path(__file__).with_name("framing.mjs"), page)
    assert found["complaints"] == []
    seen = found["seen"]
    assert sum(one.startswith("Order a unit") for one in seen["titles"]) > 4
    assert any(one.startswith("Move your") for one in seen["titles"])
    assert seen["late"] == []  # the board moves at once, or not before the next question
    assert seen["out"] == []
    assert seen["empty"] == []
    assert seen["buttons"] == []  # one that ends the orders, in its place
    assert seen["bot"] == ["Play a command card", 0, True]
    assert seen["swift"] == [True, True, True]  # it moved, and both taps were what they meant
    assert seen["replayed"] == [True, True, True]
    assert seen["others"] == [True, True, True]  # a board after that of another game
    assert seen["astray"] == []
    assert max(seen["named"]) > 40
    assert seen["jumped"] == []
    assert seen["own"]
    assert seen["marched"] == [False, True]
    assert seen["both"] == 0
    assert seen["hinted"]
    assert seen["kinds"] > 15
    assert seen["alike"]
    assert seen["lost"] == ["-2", "-2", "+3", "\N{MULTIPLICATION SIGN}"]
    assert seen["log"] == [True, True, "grid"]
    assert seen["honjin"] == 0
