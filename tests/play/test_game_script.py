"""Full games in JavaScript: the same rows and the same events, number by number."""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from samurai_odds.battles.full_game.contest import Contest
from samurai_odds.battles.scenario import text as battles_text
from samurai_odds.play import layout as at
from samurai_odds.play.game import Start, all_by
from samurai_odds.play.game_script import game_script, start_data
from samurai_odds.play.games import play_part, read_log, record
from samurai_odds.play.rollouts import seen_by, taken_up, until_turn
from samurai_odds.play.scripted import with_plan, with_script
from samurai_odds.ran.full_game.game import start as start_ran
from samurai_odds.ran.scenario import text as ran_text
from samurai_odds.swords.facts import load
from samurai_odds.swords.full_game.game import start as start_swords
from samurai_odds.swords.scenario import text as swords_text
from tests.engine.script.node import needs_node, run, script_of
from tests.play.contract import GAMES, line_ups, starts_of

FIRST = 5  # number of the games played
MOST_LOGGED = 500_000
SHORT = 3  # turns of a game in the strict build, which is slower
LARGEST = 2**31 - 1


def built_in(game: str) -> Iterator[Start]:
    """Begin every built-in scenario of a game."""
    if game == "battles":
        for name in battles_text.shipped():
            yield Contest(name, "greedy", "greedy").starts[0]
    elif game == "swords":
        for name in swords_text.shipped():
            yield start_swords(swords_text.load(name))
    else:
        for name in ran_text.shipped():
            yield start_ran(ran_text.load(name))


def digest(log: NDArray[np.int64], seed: int, game: int) -> str:
    """Return a checksum of all events of a game."""
    text = json.dumps(read_log(log, seed, game), separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def played(start: Start, seed: int, games: int, recorded: int) -> dict[str, Any]:
    """Play games by Python's compiled loop; say of the first how it ends or is stopped."""
    found: dict[str, Any] = {"rows": [], "events": []}
    for number in range(FIRST, FIRST + games):
        row, log = np.zeros((1, start.game.row), np.int16), np.zeros(MOST_LOGGED, np.int64)
        state, draws = play_part(start, seed, number, row, log)
        found["rows"] += row.tolist()
        if number == FIRST:
            found |= {"state": state.tolist(), "draws": draws}
        if number < FIRST + recorded:
            found["events"].append(digest(log, seed, number))
    return found


def compare(
    starts: list[Start],
    folder: Path,
    seed: int,
    games: int,
    recorded: int,
    *,
    strict: bool = False,
    once: bool = False,
) -> None:
    """Play games of every start in both languages."""
    given = {
        "starts": [start_data(start) for start in starts],
        **{"seed": seed, "first": FIRST, "games": games, "recorded": recorded, "once": once},
    }
    game = starts[0].game
    script = game_script(game, strict) if strict else script_of(game)
    found = run("games.mjs", script, given, folder)
    for start, there in zip(starts, found, strict=True):
        bots = start.question[at.BOTS :][: start.seats].tolist()
        assert there == played(start, seed, games, recorded), bots


def changed(start: Start, **places: int) -> Start:
    """Give a start with some places of its question changed."""
    question = start.question.copy()
    for name, value in places.items():
        question[getattr(at, name)] = value
    return replace(start, question=question)


def stopped(start: Start, seed: int) -> list[Start]:
    """Stop games in the middle, and have the first choices said beforehand."""
    events = record(start, seed, FIRST)
    choices = [(what, value) for what, value, _ in events if what < 0][:6]
    lines = [(at.kind_of(what), value) for what, value in choices]
    turn, seat = int(start.state[at.TURN]), at.seat_of(choices[0][0])
    return [
        changed(start, STOP_TURN=turn + 1),
        changed(start, STOP_DRAWS=len(events) // 2),
        changed(start, STOP_OWN=1 + seat),
        replace(start, question=with_plan(start.question, choices)),
        replace(start, question=with_script(start.question, max(turn, 1), seat, lines, (1, 2))),
    ]


@needs_node
@pytest.mark.quick(per="game", but=("battles", "swords"))  # tests/page/test_searching: battles
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_that_of_python(game: str, tmp_path: Path) -> None:
    """A whole one, and one stopped and ordered in every way."""
    start = line_ups(game, GAMES[game].names[0], "first")[1]
    compare([start, *stopped(start, 1)], tmp_path, 1, 1, 1)


@needs_node
@pytest.mark.long
@pytest.mark.parametrize("game", ["battles", "swords", "ran"])
def test_every_scenario_and_every_bot(game: str, tmp_path: Path) -> None:
    """Of each scenario every other bot plays, of the next one the others."""
    starts = [
        all_by(begun, bot)
        for number, begun in enumerate(built_in(game))
        for bot in begun.game.bots.names[number % 2 :: 2]
    ]
    compare(starts, tmp_path, 3, 1, 1, once=True)


@needs_node
@pytest.mark.long
@pytest.mark.parametrize("game", ["battles", "swords", "ran"])
def test_nothing_leaves_its_array_or_its_range(game: str, tmp_path: Path) -> None:
    """The strict build throws; the first turns of every scenario, with every other bot."""
    short = [until_turn(begun, int(begun.state[at.TURN]) + SHORT) for begun in built_in(game)]
    for begun in short:
        assert max(abs(begun.question.whole).max(), abs(begun.state).max()) <= LARGEST
    starts = [
        all_by(begun, bot)
        for number, begun in enumerate(short)
        for bot in begun.game.bots.names[(number + 1) % 2 :: 2]
    ]
    compare(starts, tmp_path, 4, 1, 0, strict=True, once=True)


@needs_node
@pytest.mark.long
@pytest.mark.parametrize("game", ["battles", "swords", "ran"])
def test_rollouts_redraw_the_same_hidden_cards(game: str, tmp_path: Path) -> None:
    start = starts_of(game)[GAMES[game].names[-1]]
    events = record(start, 7, 0)
    middle = taken_up(start, events, len(events) // 4)
    seen = [seen_by(middle, seat) for seat in range(start.seats)]
    compare(seen, tmp_path, 7, 10, 0)


@needs_node
@pytest.mark.long
def test_swords_with_combat_values_of_your_own(tmp_path: Path) -> None:
    """Dice of other faces, and ronin that hit on another roll than swordsmen."""
    rules = tmp_path / "rules.toml"
    rules.write_text("[numbers]\nfaces = 13\n[units.ronin]\nhits_on = 3\n")
    begun = start_swords(swords_text.load("standard-4"), ["planner"], load(str(rules)))
    assert begun.game.pool is not GAMES["swords"].starts()["quick-4"].game.pool
    compare([begun], tmp_path, 2, 4, 1)
