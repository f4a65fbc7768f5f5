"""What the board's script repeats of the games: letters of units, and what grounds are drawn as."""

import json
import re
from pathlib import Path

from samurai_odds import page
from samurai_odds.battles.facts import load
from samurai_odds.battles.words import UNIT_LETTERS
from samurai_odds.ran.hexes import LANDS

BOARD = (Path(str(page.__file__)).parent / "assets" / "board.js").read_text("utf-8")
PLAIN = {"open", "clear", "tent"}  # drawn as bare ground


def table(name: str) -> dict[str, str]:
    """Read a table of names to words in the script."""
    found = re.search(rf"const {name} = \{{(.*?)\}};", BOARD, re.DOTALL)
    assert found, name
    entries = re.sub(r"//.*", "", found[1])
    entries = re.sub(r"(?<![\w\"-])(\w+):", r'"\1":', entries)
    read: dict[str, str] = json.loads("{" + entries.strip().rstrip(",") + "}")
    return read


def test_units_have_the_letters_of_the_command() -> None:
    assert table("LETTERS") == {kind: letters for letters, kind in UNIT_LETTERS.items()}


def test_every_ground_is_drawn_and_none_that_there_is_not() -> None:
    assert table("LOOKS").keys() == {*load(None).terrain, *LANDS} - PLAIN
