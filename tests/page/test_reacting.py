"""Reactions in RAN at the page: one tap declines all to a unit; whose a loss is is seen."""

from pathlib import Path

import pytest

from analyses.browsing import in_chromium
from tests.engine.script.node import needs_node
from tests.page.test_browser import needs_chromium

CHOICES = "1.1.0.4.y.4.f.0.0.0.0.0.0.0.0.0.0"
LINK = f"ran?scenario=study-foot&players=person,careful&seed=0&game=331533&choices={CHOICES}"
BEFORE, ADVANCED = 12, 17  # choices before a3 is reacted to; once it has taken a hex


def _after(choices: int) -> str:
    so_far = ".".join(CHOICES.split(".")[:choices])
    return LINK.replace(CHOICES, so_far)


@needs_node
@pytest.mark.long
@needs_chromium
def test_one_tap_declines_all_reactions_to_a_unit(page: Path) -> None:
    """It is asked at each hex of its way, first who withdraws, then who turns."""
    seen = in_chromium(Path(__file__).with_name("reacting.mjs"), page, _after(BEFORE))
    assert seen["complaints"] == []
    to_a3 = ["reactions to a3 (AS)", BEFORE]
    assert seen["found"] == [to_a3, ["reactions to a1 (SI)", BEFORE + 3], to_a3]


@needs_node
@pytest.mark.long
@needs_chromium
def test_a_loss_stands_aside_of_who_has_come_there_since(page: Path) -> None:
    """On 0607 A6 was hit and driven off, then a3 advanced."""
    seen = in_chromium(Path(__file__).with_name("reacting.mjs"), page, _after(ADVANCED))
    assert ["0607", "+3", True] in seen["lost"]
    assert any(not aside for _, _, aside in seen["lost"])
