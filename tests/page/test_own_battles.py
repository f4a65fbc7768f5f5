"""What comes of one's own attacks in RAN is shown without a tap: every loss, and rout points."""

import json
from pathlib import Path

import pytest

from analyses.browsing import in_chromium
from tests.engine.script.node import needs_node
from tests.page.test_browser import needs_chromium

CHOICES = (
    "1.1.0.4.y.4.f.0.0.0.0.0.0.0.0.0.0.1.1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.1.1.0.4.0.0.1.0.0"
)
LINK = f"ran?scenario=study-foot&players=person,careful&seed=0&game=331533&choices={CHOICES}"


@needs_node
@pytest.mark.long
@needs_chromium
def test_all_of_ones_own_battles_is_told(page: Path) -> None:
    reader = Path(__file__).with_name("own_battles.mjs")
    chosen = json.dumps(["A1 (SI) attacks a4 (AS)", "A2 (SI) attacks a5 (AS)"])
    seen = in_chromium(reader, page, LINK, chosen)
    assert seen["complaints"] == []
    told = seen["texts"]  # it is shown by itself
    assert "A3 (AS) attacks a1 (SI), right front, as it must" in told  # nobody has chosen it
    assert [one for one in told if "is routed" in one or "is disrupted" in one] == [
        "Your A3 on 0307 is routed",
        "Your A1 on 0408 is disrupted",
        "Blue's a4 on 0407 is routed",
        "Your A2 on 0508 is disrupted",
    ]
    assert seen["news"] == (
        "You lost your A3 on 0307; your A1 on 0408 is disrupted; your A2 on 0508 is disrupted. "
        "Blue lost its a4 on 0407; its a1 on 0306 took 2 hits; its a5 on 0507 took 2 hits. "
        "Red 11 of 16 rout points · blue 0 of 16 rout points."
    )
