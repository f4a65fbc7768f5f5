"""Positions on the page: files, changes, drawings and questions are those of Python."""

import json
import random
from collections.abc import Iterator
from dataclasses import asdict, replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from samurai_odds.errors import OddsError
from samurai_odds.page import site
from samurai_odds.page.playing import opened
from samurai_odds.page.positions import PASSAGES, PLACED, begun
from samurai_odds.page.scripts import (
    PLAY,
    board_of,
    facts,
    games_script,
    names,
    position_of,
    runtime,
    script,
)
from samurai_odds.play.at_table import PLACE, SIDE, WHOLE
from tests.engine.script.node import needs_node, rules_of_page, run

LAYING = Path(site.__file__).parent / "assets" / "laying.js"
NONE = ["", "Title: x\nTitle: y\n"]  # texts that are no positions


def scripts(game: str) -> str:
    """Return the scripts of a game's positions as a module."""
    laying = LAYING.read_text("utf-8")
    hand = f"const address={{write:()=>'#'}};{PASSAGES.read_text('utf-8')}{laying}"
    scripts = [*names(game), PLAY, board_of(game), position_of(game)]
    rules = games_script() + rules_of_page(game)
    if game == "swords":
        rules += opened(game, facts(game))
    text = "".join([runtime(), hand, "const PLACED={};", *map(script, scripts), rules])
    return (
        f"{text}export const placed=PLACED.{game},answered=PLACED.answered,plainly=$plainly,"
        f"begun=BOARDS.{game},items=$items,kw=$kw,patience=$PATIENCE,seen=(odds)=>GAMES.{game}.seen(odds);"
    )


def texts(game: str) -> dict[str, str]:
    """Return the files of what a position may begin with."""
    write = import_module(f"samurai_odds.{game}.scenario.text").write
    return {key: write(one) for key, (_, one) in begun(game).items()}


def tried(act: Any) -> Any:
    try:
        return act()
    except OddsError as fault:
        return {"problems": list(fault.problems)}


def drawn(editing: Any, position: Any, luck: random.Random) -> dict[str, Any]:
    """Draw a change of a position: something moved, or something of a part of it."""
    spots = len(editing.spots(position))
    occupied = [place for place, _ in editing.listed(position)] or [0]
    if luck.random() < 0.3:
        return {"moved": [luck.choice(occupied), luck.randrange(spots)]}
    part = luck.choice((PLACE, PLACE, PLACE, SIDE, WHOLE))
    number = {PLACE: luck.choice((*occupied, luck.randrange(spots))), WHOLE: 0}.get(
        part, luck.randrange(len(editing.sides(position)))
    )
    one = luck.choice(editing.controls(position, part, number))
    if one.kind == "one":
        value: Any = luck.randrange(len(one.choices))
    elif one.kind == "many":
        value = [*one.now, luck.randrange(len(one.choices))]
    else:
        value = luck.randint(one.least, min(one.most, one.now + 3))
    return {"part": part, "number": number, "name": one.name, "value": value}


def followed(game: str, text: str, seed: int, count: int) -> tuple[Any, Any]:
    """Change a position at random; return what was done and what was seen, as the script does."""
    files = import_module(f"samurai_odds.{game}.scenario.text")
    board = import_module(f"samurai_odds.{game}.scenario.board")
    editing = import_module(f"samurai_odds.{game}.full_game.editing")
    luck, position = random.Random(f"{game} {seed}"), files.read(text)
    found: list[Any] = [
        {"text": tried(lambda: files.write(position)), "listed": editing.listed(position)}
    ]
    changes = []
    for _ in range(count):
        change = drawn(editing, position, luck)
        if "moved" in change:
            position, controls = editing.moved(position, *change["moved"]), []
        else:
            position = editing.changed(position, *change.values())
            of = editing.controls(position, change["part"], change["number"])
            controls = [list(vars(one).values()) for one in of]
        now = position
        found.append({"text": tried(lambda: files.write(now)), "controls": controls})  # noqa: B023
        changes.append(change)
    edited = editing.edited(editing.edited(files.read(text)))
    none = [tried(lambda: files.read(one, "it")) for one in NONE]  # noqa: B023
    found.append({"edited": files.write(edited), "none": none})
    places = [place for place, _ in editing.listed(position)]
    pairs = [luck.choices(places, k=2) for _ in range(6)]  # the whole board is read for each
    attacks = list(asked(editing, position, pairs))
    shown = [board.said(position), board.pieces(position).as_dict(), asdict(board.cells(position))]
    found.append({"board": shown, "attacks": attacks})
    given = {"text": text, "changes": changes, "pairs": pairs, "none": NONE}
    return given, found


def asked(editing: Any, position: Any, pairs: list[list[int]]) -> Iterator[Any]:
    for here, there in pairs:
        question = tried(lambda: editing.attacked(position, here, there))  # noqa: B023
        if isinstance(question, dict):
            yield question
        else:
            yield {"procedure": question.procedure, "given": dict(question.inputs)}


def compare(game: str, key: str, seed: int, count: int, folder: Path) -> None:
    given, here = followed(game, texts(game)[key], seed, count)
    given["key"] = key
    reader = Path(__file__).with_name("positions.mjs")
    there = run(reader, scripts(game), given, folder)
    for place, (one, other) in enumerate(zip(there, json.loads(json.dumps(here)), strict=True)):
        assert one == other, (place, given["changes"][:place][-1:])


@pytest.mark.quick
@needs_node
@pytest.mark.parametrize("game", PLACED)
def test_changes_are_those_of_python(game: str, tmp_path: Path) -> None:
    compare(game, next(iter(begun(game))), 1, 12, tmp_path)


@needs_node
@pytest.mark.long
@pytest.mark.parametrize(("game", "key"), [(game, key) for game in PLACED for key in begun(game)])
def test_every_position_is_changed_alike(game: str, key: str, tmp_path: Path) -> None:
    compare(game, key, 2, 12, tmp_path)


@pytest.mark.parametrize("game", PLACED)
def test_an_edited_position_is_named_so(game: str) -> None:
    files = import_module(f"samurai_odds.{game}.scenario.text")
    editing = import_module(f"samurai_odds.{game}.full_game.editing")
    one = files.load(next(iter(sorted(files.shipped()))))
    edited = editing.edited(editing.edited(one))
    assert edited.title == f"edited from {one.title}"
    assert edited.source == "yours"
    named = editing.edited(replace(one, title="edited from memory"))
    assert named.title == "edited from edited from memory"  # a title is no sign of what was done
    again = files.read(files.write(edited))
    assert (again.title, again.source) == (edited.title, "yours")


@pytest.mark.parametrize("game", PLACED)
def test_the_command_reads_what_is_written(game: str) -> None:
    files = import_module(f"samurai_odds.{game}.scenario.text")
    for text in texts(game).values():
        assert files.write(files.read(text)) == text
