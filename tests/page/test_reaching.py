"""A finger reaches what is asked on a phone, and takes nothing back unawares."""

import json
from pathlib import Path

import pytest

from analyses.browsing import in_chromium
from tests.engine.script.node import needs_node
from tests.page.test_browser import needs_chromium

CASES = (
    *({"game": "battles", "scenario": "first-samurai-skirmish", "players": "person,steady"},),
    *({"game": "swords", "scenario": "quick-4", "players": "person,planner,planner,planner"},),
    *({"game": "ran", "scenario": "study-foot", "players": "person,careful"},),
)


@needs_node
@needs_chromium
@pytest.mark.long
def test_what_is_asked_is_in_reach(page: Path) -> None:
    """Questions of about five options are whole on a phone; nothing lies under a bar."""
    reader = Path(__file__).with_name("reaching.mjs")
    cases = [{**case, "seed": 0, "most": 90} for case in CASES]
    found = in_chromium(reader, page, json.dumps(cases))
    assert (found["complaints"], found["faults"]) == ([], [])
    seen = found["seen"]
    assert all(len(seen[case["game"]]) > 15 for case in CASES)
    assert all(place == seen["still"][0] for place in seen["still"])
    both, one, again = seen["ordered"]
    assert (both[:2], one[:2]) == (["g9,h9", 3], ["h9", 2])
    assert "order of g9 is taken back" in seen["said"]
    assert again == both
    asked, subject, later = seen["moving"]
    assert subject == "h9"
    assert later == asked
    assert "silent" in seen["onlooking"]
    boxes, reached = seen["coached"]
    assert boxes == 1
    assert not reached["covered"] + reached["below"]
    assert seen["reviewed"] == [1, 0]
    assert seen["large"] == [True, True]
    assert seen["aside"] == [[], []]
    assert seen["apart"]
    assert seen["needed"] == [[], []]
