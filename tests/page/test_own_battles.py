"""Losses and rout points of your own attacks in RAN are shown without a tap."""

import json
from pathlib import Path
from typing import Any

import pytest

from analyses.browsing import in_chromium
from tests.engine.script.node import needs_node
from tests.page.test_browser import needs_chromium

DISRUPTED = "0.1.0.1.0.1.0.0.0.0.0.1.0.3.0.2.0.0.0.0.1.0.0.1.1.0.0.1.0.3.1.0.1.x.0"
ROUTED = (
    "0.1.0.1.0.1.1.0.8.a.a.2.6.6.3.5.k.3.12.4.r.j.3.h.1.f.1.2.0.8.5.0.0.1.1.1.0.0.0.0.0.0.1.0.6.29.5"
    ".34.1.b.c.6.5.4.k.k.2.1p.2.4.1.1.1.0"
)
LINK = "ran?scenario=study-foot&players=person,careful&seed=0&game="


def told_of(page: Path, game: int, choices: str, *attacks: str) -> dict[str, Any]:
    """Return what is shown after some attacks: it is shown by itself."""
    reader, link = Path(__file__).with_name("own_battles.mjs"), f"{LINK}{game}&choices={choices}"
    seen: dict[str, Any] = in_chromium(reader, page, link, json.dumps(attacks))
    assert seen["complaints"] == []
    return seen


@needs_node
@pytest.mark.long
@needs_chromium
def test_all_of_ones_own_battles_is_told(page: Path) -> None:
    attacks = "A2 (SI) attacks a2 (SI)", "A3 (AS) attacks a6 (AS)", "A1 (SI) attacks a2 (SI), right"
    seen = told_of(page, 33, DISRUPTED, *attacks)
    told = seen["texts"]
    assert "A4 (AS) attacks a5 (AS), right front, as it must" in told  # nobody has chosen it
    assert [one for one in told if "is routed" in one or "is disrupted" in one] == [
        "Your A3 on 0307 is disrupted",
        "Your A4 on 0407 is disrupted",
        "Blue's a5 on 0406 is disrupted",
    ]
    assert seen["news"].startswith(
        "Your A3 on 0307 is disrupted; your A4 on 0407 is disrupted. "
        "Blue took hits: 2 on a6; blue's a5 on 0406 is disrupted. "
    )


@needs_node
@pytest.mark.long
@needs_chromium
def test_who_is_lost_is_told_with_rout_points(page: Path) -> None:
    attacks = "A3 (AS) attacks a1 (SI)", "A5 (AS) attacks a5 (AS)"
    seen = told_of(page, 37, ROUTED, *attacks)
    assert "A1 (SI) attacks a2 (SI), right front, as it must" in seen["texts"]
    assert "Blue's a2 on 0202 is routed" in seen["texts"]
    assert seen["news"].startswith(
        "You took hits: 3 on A1. Blue lost its a2 on 0202; blue took hits: 1 on a5. "
    )
    assert seen["news"].endswith("Red 3 of 16 rout points · blue 2 of 16 rout points.")
