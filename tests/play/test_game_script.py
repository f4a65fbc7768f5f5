"""Whole games in JavaScript: the same rows and the same events, number by number."""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from samurai_odds.battles.scenario import text as battles_text
from samurai_odds.battles.whole.contest import Contest
from samurai_odds.play.game import Start, all_by
from samurai_odds.play.game_script import game_script, start_data
from samurai_odds.play.games import play_range, record
from samurai_odds.play.rollouts import seen_by, taken_up, until_turn
from samurai_odds.play.rules import layout as at
from samurai_odds.ran.scenario import text as ran_text
from samurai_odds.ran.whole.game import start as start_ran
from samurai_odds.swords.scenario import text as swords_text
from samurai_odds.swords.whole.game import start as start_swords
from tests.engine.script.node import needs_node, run
from tests.play.contract import GAMES, every_game, line_ups, starts_of

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


def digest(start: Start, seed: int, game: int) -> str:
    """Return a checksum of all events of a game."""
    text = json.dumps(record(start, seed, game), separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def compare(
    starts: list[Start], folder: Path, seed: int, games: int, recorded: int, strict: bool = False
) -> None:
    """Play games of every start in both languages."""
    given = {
        "starts": [start_data(start) for start in starts],
        **{"seed": seed, "first": 5, "games": games, "recorded": recorded},
    }
    found = run("games.mjs", game_script(starts[0].game, strict), given, folder)
    for start, there in zip(starts, found, strict=True):
        bots = start.question[at.BOTS :][: start.seats].tolist()
        assert there["rows"] == play_range(start, seed, 5, games).tolist(), bots
        events = [digest(start, seed, 5 + number) for number in range(recorded)]
        assert there["events"] == events, bots


@needs_node
@every_game
def test_a_game_is_that_of_python(game: str, tmp_path: Path) -> None:
    name = GAMES[game].names[0]
    compare(line_ups(game, name, "first")[1:], tmp_path, 1, 1, 1)


@needs_node
@pytest.mark.long
@pytest.mark.parametrize("game", ["battles", "swords", "ran"])
def test_every_scenario_with_every_bot(game: str, tmp_path: Path) -> None:
    starts = [all_by(begun, bot) for begun in built_in(game) for bot in begun.game.bots.names]
    compare(starts, tmp_path, 3, 2, 1)


@needs_node
@pytest.mark.long
@pytest.mark.parametrize("game", ["battles", "swords", "ran"])
def test_nothing_leaves_its_array_or_its_range(game: str, tmp_path: Path) -> None:
    """The strict build throws; the first turns of every scenario with every bot."""
    short = [until_turn(begun, int(begun.state[at.TURN]) + SHORT) for begun in built_in(game)]
    for begun in short:
        assert max(abs(begun.question).max(), abs(begun.state).max()) <= LARGEST
    starts = [all_by(begun, bot) for begun in short for bot in begun.game.bots.names]
    compare(starts, tmp_path, 4, 1, 0, strict=True)


@needs_node
@pytest.mark.long
@pytest.mark.parametrize("game", ["battles", "swords", "ran"])
def test_rollouts_redraw_the_same_hidden_cards(game: str, tmp_path: Path) -> None:
    start = starts_of(game)[GAMES[game].names[-1]]
    events = record(start, 7, 0)
    middle = taken_up(start, events, len(events) // 4)
    seen = [seen_by(middle, seat) for seat in range(start.seats)]
    compare(seen, tmp_path, 7, 10, 0)
