"""The full games that the suite beside this file holds for. A new one is added to GAMES.

`test_contract` is about playing, `test_taken_up` about games saved, `test_hidden` about
what a seat may know, `test_rollouts`, `test_scripted`, `test_exact` and `test_killed` about
what their names say. The quick tests have of each game its first start, and with that its
first line-ups. Python plays bots a thousand times slower than compiled code does: of the
other line-ups it plays the first turns.
"""

from collections.abc import Callable, Mapping
from functools import cache

import pytest

from samurai_odds.play import layout as at
from samurai_odds.play.game import Start
from samurai_odds.play.rollouts import until_turn
from tests.play.tables import battles, ran, swords, template
from tests.play.tables.whole import Whole

GAMES: dict[str, Whole] = {
    "template": template.WHOLE,
    "battles": battles.WHOLE,
    "swords": swords.WHOLE,
    "ran": ran.WHOLE,
}

WINNER, REASON, TURNS = range(3)  # of every game's row
CASES = [(game, name) for game, whole in GAMES.items() for name in whole.names]
FIRST = {"first": slice(0, 2), "others": slice(2, None)}  # line-ups
every_game = pytest.mark.parametrize("game", GAMES)


def every_start(test: Callable[..., None]) -> Callable[..., None]:
    """Run a test with all starts of all games."""
    return _by_game(pytest.mark.parametrize(("game", "name"), CASES)(test))


def every_line_up(test: Callable[..., None]) -> Callable[..., None]:
    """Run a test with all starts, and all line-ups of their bots."""
    cases = [(*case, which) for case in CASES for which in FIRST]
    return _by_game(pytest.mark.parametrize(("game", "name", "which"), cases)(test))


_by_game = pytest.mark.quick(per="game")


@cache
def starts_of(game: str) -> Mapping[str, Start]:
    """Make the starts of a game, once."""
    found = GAMES[game].starts()
    assert tuple(found) == GAMES[game].names
    return found


def seated(game: str, name: str, *bots: str) -> Start:
    """Give a start with bots in its seats, the last one in all that are left."""
    start = starts_of(game)[name]
    return start.with_bots([*bots, *[bots[-1]] * start.seats][: start.seats])


def line_ups(game: str, name: str, which: str | None = None) -> list[Start]:
    """Give a start with all seats at random, then with every bot in every seat.

    Or the first of these line-ups; or the others, whose games are cut short; or so many of
    those ("fewer") that every bot has a seat in them or in the first.
    """
    start = starts_of(game)[name]
    short = GAMES[game].short
    if which in ("others", "fewer") and short is not None:
        start = until_turn(start, int(start.state[at.TURN]) + short)
    names, seats = start.game.bots.names, start.seats
    turned = [
        start.with_bots([names[(first + seat) % len(names)] for seat in range(seats)])
        for first in range(len(names))
    ]
    found = [seated(game, name, "random"), *turned]
    if which == "fewer":
        return found[2 :: min(2, seats)]
    return found[FIRST[which] if which else slice(None)]
