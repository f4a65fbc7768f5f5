"""Odds of attacks on the map, on the page: those of `odds`, by the game's own rules."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from math import isclose
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

from analyses import map_odds_battles, map_odds_ran, map_odds_swords
from samurai_odds.battles.scenario.scenario import Scenario
from samurai_odds.errors import OddsError
from samurai_odds.page.answering import answered, details, shown
from samurai_odds.page.positions import PLACED
from samurai_odds.swords.full_game import editing
from tests.battles.full_game.test_odds_on_map import ATTACKS
from tests.battles.full_game.test_odds_on_map import drawn as drawn_battle
from tests.engine.script.node import needs_node, run
from tests.page.test_positions import scripts
from tests.ran.full_game.test_odds_edges import HORSE_BOW, KB, close_by, harassing
from tests.ran.full_game.test_odds_on_map import pair
from tests.swords.full_game.positions import war

HERE = Path(__file__).with_name("map_odds.mjs")
SWORDS = (("quick-4", "planner"), ("standard-3", "expander"), ("two-player", "planner"),
          ("end-of-round-5", "planner"), ("chapter-7", "expander"))  # fmt: skip
LEAST = 30  # attacks of bots that are asked of each game
TOLD = ("heading", "verdict", "counted", "remarks", "spreads", "sources", "edition", "outcomes",
        "chances", "never", "amounts")  # fmt: skip


class Asked(NamedTuple):
    """An attack of a position: its file, two places, and options of `odds`."""

    text: str
    here: int
    there: int
    options: Mapping[str, Any]


def written(game: str, position: Any) -> str:
    return str(import_module(f"samurai_odds.{game}.scenario.text").write(position))


def read(game: str, text: str) -> Any:
    return import_module(f"samurai_odds.{game}.scenario.text").read(text)


# ---- answered by both ----------------------------------------------------------------


def by_python(game: str, asked: Asked) -> dict[str, Any]:
    """Return what the page shall show, as Python has it."""
    editing = import_module(f"samurai_odds.{game}.full_game.editing")
    position = read(game, asked.text)
    try:
        found = editing.attacked(position, asked.here, asked.there, **asked.options)
        odds = answered(found.question)
        told = shown(odds) | details(odds)
    except OddsError as fault:
        return {"problems": list(fault.problems)}
    same = found.command != ""
    return {
        **json.loads(json.dumps(told)),
        "same": same,
        "table": table_of(odds.rows.tolist(), odds.chances.tolist()),
    }


def table_of(rows: list[list[int]], chances: list[float]) -> dict[tuple[int, ...], float]:
    found: dict[tuple[int, ...], float] = {}
    for row, chance in zip(rows, chances, strict=True):
        found[tuple(row)] = found.get(tuple(row), 0.0) + chance
    return found


def by_script(game: str, attacks: Iterable[Asked], folder: Path, **most: int) -> list[Any]:
    """Return what the page's scripts show."""
    given = {"attacks": [one._asdict() for one in attacks], "most": most}
    found: list[Any] = run(HERE, scripts(game), given, folder)
    for one in found:
        if "table" in one:
            table = one["table"]
            one["table"] = table_of(table["rows"], table["chances"])
    return found


def alike(one: Any, other: Any) -> bool:
    """Compare what is shown: chances to 1e-12, everything else to the letter."""
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and False not in map(alike, one, other)
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and alike([*one.values()], [other[k] for k in one])
    if isinstance(one, float) and isinstance(other, float):
        return isclose(one, other, rel_tol=1e-12, abs_tol=1e-12)
    return bool(one == other)


def compare(game: str, attacks: list[Asked], folder: Path) -> int:
    """Compare what is answered; return how many attacks the rules allow."""
    allowed = 0
    answers = by_script(game, attacks, folder, seconds=600)
    for asked, page in zip(attacks, answers, strict=True):
        here = by_python(game, asked)
        if "problems" in here:
            assert page == here, asked
            continue
        allowed += 1
        for what in TOLD:
            assert alike(page[what], here[what]), (what, asked)
        assert page["same"] == here["same"], asked
        names = page["table"].keys() | here["table"].keys()
        apart = [abs(page["table"].get(k, 0.0) - here["table"].get(k, 0.0)) for k in names]
        assert max(apart) < 1e-9, asked
    return allowed


# ---- attacks -------------------------------------------------------------------------


def chosen(found: Iterable[Any]) -> list[Any]:
    """Choose those first in which most is special, as long as some of that is still rare."""
    some: list[Any] = []
    counts = Counter[str]()
    for one in sorted(found, key=lambda one: len(one.kinds), reverse=True):
        if len(some) < LEAST + 10 and min(counts[kind] for kind in one.kinds) < 3:
            some.append(one)
            counts.update(one.kinds)
    return some


def battles_drawn() -> Iterator[Asked]:
    for _, pieces, hexes, options, _ in ATTACKS:
        text = drawn_battle(pieces)
        hex_named = read("battles", text).board.hex_named
        here, there = map(hex_named, hexes.split())
        yield Asked(text, here, there, options)
    text = drawn_battle({5: ". . . . .as", 7: ". . . . .SB .f"})  # Hold and Shoot is refused
    board = read("battles", text).board
    places = board.hex_named("e7"), board.hex_named("e5")
    yield Asked(text, *places, {"volleys": 2})
    yield Asked(text, places[1], places[1], {})


def ran_drawn() -> Iterator[Asked]:
    position = pair()
    spots = {label: standing.hex for label, standing in position.standing.items()}
    text = written("ran", position)
    yield Asked(text, spots["A1"], spots["a1"], {"moved": True})
    yield Asked(text, spots["A1"], spots["a2"], {"mode": "shock"})
    yield Asked(text, spots["A1"], spots["a3"], {})  # out of reach
    for position, options in (
        (harassing(HORSE_BOW, KB), {"mode": "harass", "shock": True}),
        (close_by("SI-B 6-4", "AS-T 5-4"), {"mode": "ordered"}),  # which may close in
    ):
        spots = {label: standing.hex for label, standing in position.standing.items()}
        yield Asked(written("ran", position), spots["A1"], spots["a1"], options)


def swords_drawn() -> Iterator[Asked]:
    position = war("B", "", blue="Mino 1")
    spots = [name for _, _, name in editing.spots(position)]
    text = written("swords", position)
    for one, other in (("Omi", "Ise"), ("Aki", "Bingo"), ("Omi", "Satsuma")):
        yield Asked(text, spots.index(one), spots.index(other), {})
    yield Asked(text, spots.index("Aki"), spots.index("Bingo"), {"stop": "best"})


def battles_of_bots() -> list[Asked]:
    """Return attacks in which as many things as can be are special: see `Declared.kinds`."""
    keys = import_module("samurai_odds.battles.scenario.text").shipped()
    found = [
        one
        for number, key in enumerate(keys)
        for one in map_odds_battles.declared(key, map_odds_battles.BOTS[number % 4], 45, number)
    ]
    return [Asked(one.text, one.here, one.there, one.options) for one in chosen(found)]


def ran_of_bots() -> list[Asked]:
    keys = import_module("samurai_odds.ran.scenario.text").shipped()
    found = (
        one
        for number, key in enumerate(keys)
        for one in map_odds_ran.of_games(key, range(1), map_odds_ran.BOTS[number % 3])
    )
    return [of_declared(one) for one in chosen(found)]


def of_declared(one: map_odds_ran.Declared) -> Asked:
    combat = one.found.question
    given = dict(combat.inputs)
    position, unit, target = (given.pop(name) for name in ("position", "unit", "target"))
    hexes = [position.standing[label].hex for label in (unit, target)]
    return Asked(written("ran", position), hexes[0], hexes[1], given)


def swords_of_bots() -> list[Asked]:
    found = [
        one
        for number, (key, bot) in enumerate(SWORDS)
        for one in map_odds_swords.seen_in(key, bot, 5, number)
    ]
    some = map_odds_swords.varied(found, LEAST + 10)
    return [
        Asked(written("swords", one.position), one.here, one.there, {"troop": one.asked["troop"]})
        for one in some
    ]


# ---- the tests -----------------------------------------------------------------------


@pytest.mark.quick
@needs_node
@pytest.mark.parametrize("game", PLACED)
def test_the_page_answers_as_odds_does(game: str, tmp_path: Path) -> None:
    attacks = list({"battles": battles_drawn, "ran": ran_drawn, "swords": swords_drawn}[game]())
    assert 1 < compare(game, attacks, tmp_path) < len(attacks)  # others are refused alike


@needs_node
@pytest.mark.long
@pytest.mark.parametrize("game", PLACED)
def test_attacks_of_bots_are_answered_as_odds_does(game: str, tmp_path: Path) -> None:
    bots = {"battles": battles_of_bots, "ran": ran_of_bots, "swords": swords_of_bots}[game]
    assert compare(game, bots(), tmp_path) >= LEAST


@needs_node
def test_hidden_cards_change_nothing(tmp_path: Path) -> None:
    _, pieces, hexes, options, _ = ATTACKS[0]
    position: Scenario = read("battles", drawn_battle(pieces))
    here, there = map(position.board.hex_named, hexes.split())
    swapped = []
    for hand, dragon in (
        (("first-strike", "shogun"), "ambush"),
        (("leadership", "counter-attack"), ""),
    ):
        dragons = (dragon,) if dragon else ()
        one = position.with_army(1, hand=hand, command=2, dragon_hand=dragons, dragons=1)
        swapped.append(Asked(written("battles", one), here, there, options))
    first, *others = by_script("battles", swapped, tmp_path)
    assert "problems" not in first
    assert all(one == first for one in others)


@pytest.mark.long
@needs_node
def test_what_is_too_large_to_follow_is_played(tmp_path: Path) -> None:
    _, pieces, hexes, options, _ = ATTACKS[0]
    text = drawn_battle(pieces)
    here, there = map(read("battles", text).board.hex_named, hexes.split())
    asked = Asked(text, here, there, options)
    (page,) = by_script("battles", [asked], tmp_path, states=10, times=4000, playing=60)
    exact = by_python("battles", asked)["table"]
    assert page["samples"] == 4000
    assert page["never"] == []
    assert "±" in page["spreads"][0][1][0][2]
    assert page["table"].keys() <= exact.keys()
    for row, chance in exact.items():
        error = np.sqrt(chance * (1 - chance) / 4000)
        assert abs(page["table"].get(row, 0.0) - chance) <= 5 * error + 1e-9
