"""The page in Chromium at 390 x 844: its answers are Python's, also by touch, link and offline."""

import re
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from analyses.browsing import chromium, in_chromium
from samurai_odds import battles
from samurai_odds.battles.full_game import editing
from samurai_odds.battles.scenario.text import write
from samurai_odds.page.answering import ask, shown
from samurai_odds.page.forms import forms
from samurai_odds.page.positions import begun
from samurai_odds.page.scripts import GAMES, questions
from samurai_odds.play.at_table import PLACE
from tests.engine.script.node import needs_node

needs_chromium = pytest.mark.skipif(
    chromium() is None, reason="no Chromium on the PATH: apt-get install chromium"
)


def axe() -> list[str]:
    """Return the path of axe, the checker of accessibility, if its package is there."""
    spec = find_spec("axe_core_python")
    if spec is None or not spec.submodule_search_locations:
        return []
    return [str(Path(spec.submodule_search_locations[0]) / "axe.min.js")]


def verdict(game: str, procedure: str, **given: Any) -> str:
    """Return what Python answers, as the page words it."""
    form = forms(game)["forms"][procedure]
    usual = form["first"] | {side["name"]: side["usual"] for side in form["sides"]}
    return headline(shown(ask(questions(game)[procedure], usual | given)))


def headline(found: dict[str, Any]) -> str:
    """Return what an answer opens with on the page: what to do and the figure, or a sentence."""
    glance = found["glance"]
    if glance and glance["do"]:
        return signs(f"{glance['do']} {glance['figure']} {glance['unit']}")
    return signs(str((found["verdict"] or [found["heading"]])[0]))


def signs(text: str) -> str:
    return re.sub(r"(^|[\s(])-(?=\d)", "\\1\N{MINUS SIGN}", text)


def a_block_less() -> str:
    """Return the file of the first position with a block less in the first hex that has a unit."""
    _, position = next(iter(begun("battles").values()))
    place = editing.listed(position)[0][0]
    return write(editing.edited(editing.changed(position, PLACE, place, "blocks", 3)))


def on_map(**options: Any) -> list[str]:
    """Return what `battles odds` says of an attack, as the page words it."""
    found = shown(battles.odds("epic-kawanakajima", "n7", "p3", **options))
    asides = map(signs, [*found["verdict"][1:], *found["remarks"]])
    return [headline(found), *sorted(asides, key=lambda line: len(line) > 64)]


@needs_node
@pytest.mark.long
@needs_chromium
def test_it_answers_by_touch_by_key_by_link_and_offline(page: Path) -> None:
    found = in_chromium(Path(__file__).with_name("browser.mjs"), page, *axe())
    assert found["complaints"] == []
    assert found["faults"] == []
    seen = found["seen"]
    taken = seen.pop("taken")  # a verdict by its button's name; the units of before
    assert taken[0] == ["assault", "SI 7-4/6-3", "KB 5-4", "Assault", "Assault"]
    assert [one[0] for one in taken[1:]] == ["fire", "duel", "shock"]
    assert "only KB and KBH charge (9.31" in seen.pop("forbidden")
    assert seen == {
        f"{game} {procedure}": verdict(game, procedure)
        for game in GAMES
        for procedure in questions(game)
    } | {
        "changed": a_block_less(),
        "odds": on_map(),
        "with_dice": on_map(bonus_dice=1),
        "chosen": ["600", "400"],
        "drawn": True,
        "printed": [True, True, False, False],
        "at_once": ["true", "true"],
        "tapped": verdict("battles", "attack", defender="levy"),
        "typed": verdict("battles", "attack", attacker="samurai-bow", defender="levy"),
        "focus": "samurai-bow",
        "address": "#/battles/attack?attacker=samurai-bow&defender=levy",
        "linked": verdict("battles", "attack", attacker="levy", defender="levy"),
        "back": verdict("battles", "attack", attacker="samurai-bow", defender="levy"),
        "offline": verdict("battles", "attack", attacker="samurai-bow", defender="levy"),
        "policy": "shut",
        "live": [True, verdict("battles", "attack", attacker="levy", defender="levy"), ""],
        "copy": [False, True, "Attack +0.20"],
        "themes": ["light", "dark", "dark", "light"],
        "why": [True, False],
        "shared": [["Samurai odds", "attacker=samurai-bow"], True],
        "levels": 10,
        "counter": [
            "KB 7-4/6-3 2h",
            *("KB 7-4/6-3 2h disrupted", "true"),
            *("KB 7-4/6-3 2h", "false"),
        ],
        "stood": [True, True, "KB", 2],
    }
