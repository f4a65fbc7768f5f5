"""Swap and compare on the page: the answers are Python's, whoever attacks."""

from pathlib import Path

import pytest

from analyses.browsing import in_chromium
from tests.engine.script.node import needs_node
from tests.page.test_browser import axe, needs_chromium, verdict

SWAPPED = {
    ("battles", "attack"): {
        "attacker": "levy",
        "defender": "samurai-spear",
        "defender_on": "forest",
        "attacker_blocks": 2,
        "defender_blocks": 3,
        "bonus_dice": 1,
    },
    ("swords", "battle"): {
        "attacker": "4 spearmen",
        "defender": "daimyo, 2 bowmen",
        "castle": True,
    },
    ("ran", "shock"): {"attacker": "AS 6-4/5-3 1h", "defender": "SI 7-4/6-3"},
}


@needs_node
@pytest.mark.long
@needs_chromium
def test_who_attacks_defends_and_what_was_kept_stands_beside(page: Path) -> None:
    found = in_chromium(Path(__file__).with_name("comparing.mjs"), page, *axe())
    assert found["complaints"] == found["faults"] == []
    seen = found["seen"]
    for (game, procedure), given in SWAPPED.items():
        swapped = seen.pop(game)
        assert swapped == {
            "given": given,
            "once": verdict(game, procedure, **given),
            "focus": "swap",
            "back": True,
        }
    figures = {label: pair for label, *pair in seen.pop("figures")}
    assert figures["blocks the defender loses"] == ["1.33", "1.33"]
    assert figures["tokens, attacker"] == ["-0.03", "0.64"]
    kept = verdict("battles", "attack", attacker="samurai-spear", defender="levy")
    words = seen.pop("words")
    assert words.startswith(f"Kept: Samurai Battles: samurai spear attacks levy. {kept}.")
    assert seen == {
        "unlike": [True, True],
        "said": "Kept. Change something to see both side by side.",
        "link": "#/battles/attack?attacker=samurai-spear&defender=levy",
        "wide": False,
        "again": True,
        "same": True,
        "gone": True,
        "other": True,
    }
