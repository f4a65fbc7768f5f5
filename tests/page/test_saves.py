"""Saved games and links: nothing is taken on trust, none is lost, none becomes another game."""

import json
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs

import numpy as np
import pytest

from samurai_odds.play.sitting import check_of
from tests.engine.script.node import needs_node, run

HERE = Path(__file__).parent
ASSETS = HERE.parents[1] / "samurai_odds" / "page" / "assets"
NAMES = "SaveFault,parseSave,readSave,readLink,linkOf,checkOf,differs,packedText,unpackedText,Shelf"
WHOLE: dict[str, Any] = {
    **{"game": "ran", "scenario": "here", "players": ["person", "greedy"], "seed": 3},
    **{"number": 1, "dice": False, "choices": [0, 2, ~2], "version": "0.2.0", "rules": "abc"},
    "check": "00ff00ff",
}
LINK = "scenario=here&players=person%2Cgreedy&seed=3&game=1&choices=0.2.-3"


def asked(folder: Path, *given: dict[str, Any]) -> list[Any]:
    """Ask the page's own scripts in node."""
    texts = [(ASSETS / f"{name}.js").read_text("utf-8") for name in ("saves", "shelf")]
    script = "\n".join([*texts, f"export{{{NAMES}}};"])
    return list(run(HERE / "saves.mjs", script, given, folder))


def fault(found: Any) -> str:
    """Return the one line that is said of what is no save and no link."""
    assert set(found) == {"fault"}
    text = str(found["fault"])
    assert "\n" not in text
    assert text.endswith(".")
    assert len(text) < 160
    return text


SAVES = {  # what is no saved game, and what is said of it
    **dict.fromkeys(("{}", "[]", "null", "1", '"x"', '{"choices": 1}'), "no list of choices"),
    '{"__proto__": {"choices": []}}': "no list of choices",
    '{"constructor": {}, "choices": {}}': "no list of choices",
    **dict.fromkeys(("", "{", "{'a': 1}", "\x00", "Turn 1 red"), "not JSON"),
    "x" * 5_000_000: "too long",
    **{
        json.dumps(WHOLE | {name: value}): said
        for name, value, said in (
            ("game", "battles", 'is "battles"'),
            ("game", "__proto__", 'is "__proto__"'),
            ("scenario", "__proto__", "none of this page's"),
            ("scenario", "constructor", "none of this page's"),
            ("scenario", None, "null is none of this page's"),
            ("players", ["person"], "must be 2"),
            ("players", ["person", "toString"], "toString"),
            ("players", "person", "must be 2"),
            ("seed", -1, "whole number"),
            ("seed", "3", "whole number"),
            ("number", 1.5, "whole number"),
            ("number", 2**60, "whole number"),
            ("choices", [0, 0.5], "whole numbers"),
            ("choices", [0, None], "whole numbers"),
            ("choices", [{}], "whole numbers"),
            ("choices", [0] * 100_001, "whole numbers"),
            ("plans", {}, "damaged"),
            ("plans", [{"choices": 1, "said": []}], "damaged"),
            ("check", 1, "damaged"),
            ("position", {}, "damaged"),
        )
    },
}
LINKS = {  # what is no link of a game
    "scenario=__proto__": "none of this page's",
    "choices=0.2": "scenario is missing",
    "scenario=here&players=person": "must be 2",
    "scenario=here&players=person,hasOwnProperty": "hasOwnProperty",
    "scenario=here&seed=-1": "whole number",
    "scenario=here&seed=1e3": "whole number",
    "scenario=here&game=": "whole number",
    "scenario=here&choices=0..2": "whole numbers",
    "scenario=here&choices=0.%F0%9F%98%80": "whole numbers",
    "scenario=here&choices=zzzzzzzzzzzzzzz": "whole numbers",
    "scenario=here&dice=loaded": "dice",
}


@needs_node
def test_what_is_no_save_and_no_link_is_answered_in_a_line(tmp_path: Path) -> None:
    saves = [{"do": "save", "text": text} for text in SAVES]
    links = [{"do": "link", "text": text} for text in LINKS]
    found = asked(tmp_path, *saves, *links)
    for said, one in zip([*SAVES.values(), *LINKS.values()], found, strict=True):
        assert said in fault(one)


@needs_node
def test_what_is_kept_is_what_was_saved_and_no_more(tmp_path: Path) -> None:
    odd = WHOLE | {"__proto__": {"dice": True}, "extra": 1, "values": [1]}
    checked = f"{LINK}&version=0.2.0&rules=abc&check=00ff00ff"
    save, link, again, told = asked(
        tmp_path,
        {"do": "save", "text": json.dumps(odd)},
        {"do": "link", "text": checked},
        {"do": "linked", "text": checked},
        {"do": "link", "text": "scenario=more&dice=told"},
    )
    assert save == link == WHOLE
    assert parse_qs(again) == parse_qs(checked)
    assert told == {
        **{"game": "ran", "scenario": "more", "players": ["greedy"] * 3, "seed": 0, "number": 0},
        **{"dice": True, "choices": []},
    }


@needs_node
def test_a_state_has_the_check_of_python(tmp_path: Path) -> None:
    states = [[0], [1, -1, 2**31 - 1, -(2**31), 7, 9], list(range(-500, 2_000, 3))]
    found = asked(tmp_path, *({"do": "check", "state": one, "notes": 1} for one in states))
    assert found == [check_of(np.array(one, dtype=np.int64), 1) for one in states]
    assert len(set(found)) == len(states)


@needs_node
@pytest.mark.parametrize(
    ("about", "same", "said"),
    [
        ({}, True, ""),
        ({"rules": "old", "version": "0.1.9"}, True, "version 0.1.9, under other rules; up to"),
        ({"rules": "old", "version": "0.1.9"}, False, "version 0.1.9, under other rules (today's"),
        ({}, False, "damaged or was changed"),
        ({"rules": None, "version": None, "check": None}, None, "by an earlier version"),
        ({"rules": None, "version": None, "check": None, "choices": []}, None, ""),
    ],
)
def test_a_game_that_is_another_under_todays_rules_says_who_made_it(
    about: dict[str, Any], same: bool | None, said: str, tmp_path: Path
) -> None:
    held = {name: value for name, value in (WHOLE | about).items() if value is not None}
    today = {"version": "0.2.0", "rules": "abc"}
    [found] = asked(tmp_path, {"do": "differs", "about": held, "today": today, "same": same})
    assert (said in found) if said else found == ""


@needs_node
def test_games_are_kept_side_by_side(tmp_path: Path) -> None:
    """Also those of another tab, of an earlier page, damaged ones; a full storage says so."""
    [seen] = asked(tmp_path, {"do": "shelf"})
    assert seen["before"] == [["before", "older"], ["7", None]]
    assert seen["first"] == seen["again"] == {"id": "3", "fault": ""}
    assert seen["both"] == {"id": "4", "fault": ""}  # the other tab's is left alone
    kept = [["4", "one, last"], ["3", "in another tab"], ["before", "older"]]
    assert seen["after"] == [*kept, ["7", None]]
    assert seen["dropped"] == kept
    full, closed, none = seen["faults"]
    assert "storage is full" in full
    assert closed == none
    assert "keeps nothing" in none
    assert seen["empty"] == [0, 0]
    # That of an earlier page did not fit: the others were hidden, and a new one took their place.
    assert seen["tight"] == [{"id": "2", "fault": ""}, [["2", "new"], ["1", "kept"]], True]


@needs_node
def test_a_position_goes_into_a_link_and_back(tmp_path: Path) -> None:
    text = "Title: a – ü 侍\n" * 50
    back, *damaged = asked(
        tmp_path,
        {"do": "packed", "text": text},
        *({"do": "unpacked", "text": one} for one in ("", "%%%", "AAAA", "侍")),
        {"do": "bomb"},
    )
    assert back == text
    assert {fault(one) for one in damaged} == {"This link is damaged: its position cannot be read."}
