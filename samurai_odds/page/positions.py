"""Positions as scripts of the page: files read and written, boards drawn, what may be changed."""

import json
from importlib import import_module
from typing import Any

from samurai_odds.engine.declaring import options_of
from samurai_odds.engine.script.program import Program
from samurai_odds.page.playing import PLAYED, USUAL

PLACED = ("battles", "swords", "ran")
_EDITED = ("spots", "sides", "listed", "controls", "changed", "moved", "edited", "attacked")
ABSENT = (  # what reads files, and what only the command asks
    "samurai_odds.engine.texts.Files",
    "samurai_odds.engine.texts._read",
    *(f"samurai_odds.{game}.scenario.text.load" for game in PLACED),
    *(f"samurai_odds.{game}.whole.staging" for game in ("battles", "swords")),
    *(f"samurai_odds.{game}.homes" for game in ("battles", "swords")),
    "samurai_odds.engine.answers.derived.Derived.command",
    "samurai_odds.engine.answers.derived.Derived.question",
)
READ = ("inputs",)  # by the view


def texts(game: str) -> dict[str, tuple[str, str]]:
    """Return what a position may begin with, the usual one first: its title, its file's text.

    Set-ups of Samurai Swords are dealt at random, so drafts of positions come first there.
    """
    text = import_module(f"samurai_odds.{game}.scenario.text")
    found = {}
    if game == "swords":
        draft = import_module("samurai_odds.swords.scenario.draft").draft
        for players in (3, 4, 5):
            written = text.write(draft(players, 5, "2 spearmen", "daimyo, bowman, 2 spearmen"))
            found[f"draft-{players}"] = (f"A position of {players} to edit", written)
    for key in sorted(text.shipped(), key=lambda key: key != USUAL[game]):
        one = text.load(key)
        found[key] = (one.title, text.write(one))
    return found


def placed(game: str, whole: Program) -> str:
    """Return what the script of a game's positions ends with: its functions, its files."""
    text = import_module(f"samurai_odds.{game}.scenario.text")
    board = import_module(f"samurai_odds.{game}.scenario.board")
    editing = import_module(f"samurai_odds.{game}.whole.editing")
    functions: dict[str, Any] = {"read": text.read, "write": text.write}
    functions |= {"ground": board.ground, "scene": board.scene}
    functions |= {name: getattr(editing, name) for name in _EDITED}
    asked = "ran.odds"  # whose options say which question two units make
    declared = {asked: options_of(asked)} if game == "ran" else {}
    named = ",".join(f"{name}:{whole.literal(one)}" for name, one in functions.items())
    plays = str(game in PLAYED).lower()
    files = json.dumps(texts(game), ensure_ascii=False, separators=(",", ":"))
    options = f"$declared.update_({whole.literal(declared)});" if declared else ""
    return (
        f"{options}PLACED.{game}={{{named},radius:{editing.RADIUS},plays:{plays},texts:{files}}};"
    )
