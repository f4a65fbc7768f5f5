"""Nothing is lost on the page: games side by side, links, saves and storage, in Chromium."""

import json
from pathlib import Path

import pytest

from analyses.browsing import in_chromium
from tests.engine.script.node import needs_node
from tests.page.test_browser import needs_chromium
from tests.page.test_saves import SAVES

LINKS = {  # broken ones, and what is said of each
    **dict.fromkeys(
        ("#/foo/bar", "#/battles/atack", "#/x"),
        "Left out of this link, as unknown or given twice: ",
    ),
    "?foo=1": "twice: foo.",
    "?foo=1&bar=2#/battles/attack?x=1": "twice: foo, bar, x.",
    "#/battles/attack?attacker=levy&attacker=SS&defender=levy": "twice: attacker.",
    "#/play/battles?scenario=study-spears&foo=1&seed=5": "twice: foo.",
    "#/play/battles?foo=1": "twice: foo.",
    "#/play/ran?scenario=study-foot&players=greedy,greedy&seed=1&seed=2": "twice: seed.",
    "#/position/ran?key=study-foot&x=1": "twice: x.",
    "#/battles/attack?attacker=levy&defender=levy&foo=1&__proto__=2": "twice: foo, __proto__",
    "#/__proto__/x": "twice: __proto__",
    "#/constructor/constructor?constructor=1": "twice: constructor",
    "#/battles/toString?valueOf=1": "twice: toString, valueOf",
    "#/play/constructor?scenario=1": "twice: constructor",
    "#/battles/attack?attacker=__proto__&defender=levy": "unknown attacker",
    "#/battles/attack?attacker=levy&defender=%E0%A4%A": "unknown defender",
    "#/battles/attack?attacker_blocks=abc": "attacker blocks is a whole number",
    "#/battles/attack?attacker_blocks=1e99": "attacker blocks is a whole number",
    "#/battles/attack?attacker_blocks=0x3": "attacker blocks is a whole number",
    "#/battles/attack?=": "twice: a nameless value",
    "#/swords/battle?attacker=daimyo%0A%0Dbowman&defender=1 bowman": "Attack +",
    "#/ran/shock?attacker=%00&defender=<b>x</b>": "cannot read attacker",
    "#/ran/duel?first=6/5&second=__proto__": "cannot read second '__proto__'",
    "#/swords/battle?attacker=daimyo&defender=": "a force is text such as",
    "#/play/ran?scenario=__proto__": 'its scenario "__proto__" is none',
    "#/play/ran?scenario=study-foot&players=person,constructor": '"constructor"',
    "#/play/ran?scenario=study-foot&players=person": "its players must be 2",
    "#/play/ran?scenario=study-foot&choices=zz": "played again it would be another game",
    "#/play/ran?scenario=study-foot&choices=0.-.1": "its choices must be whole numbers",
    "#/play/battles?scenario=study-spears&seed=99999999999999999999": "its seed must be",
    "#/play/swords?players=person": "its scenario is missing",
    "#/position/ran?z=AAAA": "its position cannot be read",
    "#/position/ran?z=%%%": "its position cannot be read",
    "#/position/ran?z=K0ktLgEA": "This link's position cannot be read: ",
    "#/position/ran?key=__proto__": 'no position of this page: "__proto__"',
    "#/position/ran?x=1": "twice: x. | This link names no position of this page: missing",
}


@needs_node
@pytest.mark.long
@needs_chromium
def test_nothing_is_lost_and_nothing_becomes_another_game(page: Path) -> None:
    saves = {text: said for text, said in SAVES.items() if text and '"game"' not in text[:9]}
    del saves["x" * 5_000_000]  # too long for a command line
    reader = Path(__file__).with_name("keeping.mjs")
    found = in_chromium(reader, page, json.dumps([*LINKS]), json.dumps([*saves]))
    assert found["complaints"] == []
    seen = found["seen"]
    for expected, said in (LINKS, seen.pop("links")), (saves, seen.pop("saves")):
        for (given, part), one in zip(expected.items(), said, strict=True):
            assert part in one, given
    other = "version 0.1.9, under other rules"
    assert other in seen.pop("other")
    assert "would be another game" in seen.pop("linked")
    assert f"{other}; up to here it is the same" in seen.pop("same")
    for name in ("damaged", "impossible"):
        assert "do not lead to the position it was saved at" in seen.pop(name)
    assert "nothing tells whether the rules were the same" in seen.pop("unchecked")
    assert "storage is full" in seen.pop("full")
    assert "keeps nothing" in seen.pop("closed")
    damaged = ["A damaged game"] * 8
    assert seen.pop("broken")[-8:] == damaged
    assert seen == {
        "untouched": [],
        "resumed": True,
        "opened": [["2", 5, 1], ["1", 5, 3]],  # a link that is opened is not kept yet
        "added": [["3", 7, 1], ["2", 5, 1], ["1", 5, 3]],
        "listed": 3,
        "again": True,
        "position": True,
        "begins": "Study: foot against foot",
        "edited": [
            "Title: edited from First Samurai Skirmish",
            "Source: yours",
            "Placement: yours",
        ],
        "text": [
            "Samurai odds",
            0,
            "<img src=x onerror=document.title=1><script>document.title=2</script>",
        ],
        "own": True,
        "begun again": True,
        "lost": ["", 1],
    }


@needs_node
@pytest.mark.long
@needs_chromium
def test_battles_logged_outlive_damage_another_tab_and_full_storage(page: Path) -> None:
    """Damaged, the log could neither be seen nor added to; the other tab's battle was lost."""
    found = in_chromium(Path(__file__).with_name("stored.mjs"), page)
    assert found["complaints"] == []
    assert found["seen"] == {
        "damaged": [[0, 0]] * 10 + [[1, 0]],
        "both": 2,
        "there": 2,
        "full": [3, True],
    }
