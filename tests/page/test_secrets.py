"""What may be tapped where something is asked gives away nothing that the seat cannot know."""

import json
from pathlib import Path

import pytest

from analyses.browsing import in_chromium
from samurai_odds.battles.rules import layout as battles
from samurai_odds.ran.rules.layout import State as Ran
from tests.engine.script.node import needs_node
from tests.page.test_browser import needs_chromium

CARDS = {  # of blue: its hands, the decks that the cards may as well lie in, their kinds
    "hand": [battles.State.hands.place(1), battles.State.dragon_hands.place(1)],
    "deck": [battles.State.deck.at, battles.State.dragon_deck.at],
    "kinds": [battles.MOST_CARDS, battles.MOST_DRAGONS],
}
WAY = {"ends": [Ran.move.path_at.at, Ran.move.path_length.at]}  # how far who moves is to go
RAN = "ran?scenario=study-foot&players=person,careful&seed=0&game="
CASES = (
    {"link": f"{RAN}1", "most": 60, "hidden": WAY},
    {"link": f"{RAN}33", "most": 60, "hidden": WAY},
    {
        "link": "battles?scenario=first-samurai-skirmish&players=person,steady&seed=0&game=54727",
        "most": 60,
        "hidden": CARDS,
    },
    {
        "link": "swords?scenario=quick-3&players=person,planner,planner&seed=0&game=1",
        "most": 60,
        "hidden": {},
    },
)


@needs_node
@pytest.mark.long
@needs_chromium
def test_what_is_marked_gives_nothing_away(page: Path) -> None:
    """In another's turn it is what is asked; and what is hidden may be otherwise all the same."""
    reader = Path(__file__).with_name("secrets.mjs")
    seen = in_chromium(reader, page, json.dumps(CASES))
    assert seen["complaints"] == []
    assert [one["wrong"] for one in seen["found"]] == [[] for _ in CASES]
    first, second, third, _ = seen["found"]
    assert min(one["looks"] for one in (first, second, third)) > 5
    assert first["ahead"] + second["ahead"] > 3  # in one's own turn a tap ahead stays
