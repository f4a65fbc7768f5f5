"""Turns by hand on the page take few taps; each sheet is one choice to take back."""

import re
from pathlib import Path

import pytest

from analyses.browsing import in_chromium
from tests.engine.script.node import needs_node
from tests.page.test_browser import axe, needs_chromium

MOST_TAPS, MOST_IN_SETUP = 25, 10
MOST_IN_RAN, MOST_IN_BATTLES = 30, 10


@needs_node
@pytest.mark.long
@needs_chromium
def test_a_round_by_hand_takes_few_taps(page: Path) -> None:
    """Five purchases, four marches and six attacks are other than the bot's."""
    found = in_chromium(Path(__file__).with_name("by_hand.mjs"), page, *axe())
    assert found["complaints"] == []
    assert found["faults"] == []
    taps, seen = found["taps"], found["seen"]
    assert found["chosen"] == {"setup": 4, "plan": 5, "marches": 4, "attacks": 6}
    assert taps.pop("setup") <= MOST_IN_SETUP
    assert sum(taps.values()) <= MOST_TAPS, taps
    assert seen["round"] == 2
    assert all("setup \N{MIDDLE DOT} you" in text for text in seen["stands"])
    assert seen["names"] == []
    shown, armies = seen["flags"]
    assert shown == armies
    assert len(armies) > 6
    assert seen["armies"] == [True] * 3  # the plan opens where one's own are
    assert seen["bins"] == "Plan: 2 build, 1 levy, 1 ronin, 1 ninja"
    assert seen["live"].startswith("Ninja: 1 koku, 0 left.")
    assert seen["undone"][0] == seen["undone"][1]
    assert seen["reached"]  # nothing lies over the sheet's button
    assert [one["way"] for one in seen["arrows"]] == ["moved"]  # of an attack declared
    assert seen["looked_back"] == 6
    assert seen["safe"] == ["All safe gains", True]  # and what that is
    assert seen["button"] == "No more: fight 6"
    assert seen["questions"] > 6  # that were answered by the sheet, and are undone at once
    assert seen["group"] == 1
    assert seen["ordered"] > 1


@needs_node
@pytest.mark.long
@needs_chromium
def test_a_turn_of_eight_units_takes_few_taps(page: Path) -> None:
    """Each moves somewhere else with another facing, halted by the tap on the next one."""
    found = in_chromium(Path(__file__).with_name("turns.mjs"), page)
    assert found["complaints"] == []
    assert found["chosen"] == {"ran": 8}
    assert found["taps"]["ran"] <= MOST_IN_RAN
    for scenario, turns in found["turns"].items():  # a card, orders, moves, battles, tokens
        assert max(turns) <= MOST_IN_BATTLES, (scenario, turns)
    assert found["ways"] == [True, True, True]  # one choice, of several questions, is taken back
    assert max(map(max, found["moves"].values())) == 4
    assert sum(map(sum, found["moves"].values())) > 15
    assert "asks again though somebody moved" not in found["seen"]
    assert "a planned move is lost" not in found["seen"]
    orders = [
        one for one in found["words"] if one.startswith("Order a unit") and "Serpent" not in one
    ]
    assert all(re.search(r"\d ordered of \d+$", one) for one in orders), orders
    assert found["planned"] == {
        "to": "102,79 113,89",  # whom a tap on a hex sends there once orders are given
        "back": "113,89",
        "before": "102,113,113",
        "after": "79,89,89",
        "undone": ["102,113,113", True],
        "ways": 0,
        "words": [
            "A green tick: it has orders. Tap a hex: your unit at j10 moves there.",
            "A green tick: it has orders.",
            True,
        ],
        "up": 0,
    }
