"""A game saved at any roll or choice and taken up goes on as it would have."""

import numpy as np
import pytest

from samurai_odds.errors import OddsError
from samurai_odds.play.games import play_range, record
from samurai_odds.play.rollouts import taken_up
from tests.play.contract import GAMES, every_game, every_line_up, line_ups, seated

SEED, NUMBER, MOST = 5, 1, 12  # of a long game's rolls and choices as many are tried


@pytest.mark.quick(1)
@every_line_up
def test_a_game_taken_up_anywhere_goes_on_alike(game: str, name: str, which: str) -> None:
    kept = np.ones(seated(game, name, "random").game.row, dtype=np.bool_)
    kept[list(GAMES[game].noted)] = False
    for start in line_ups(game, name, which)[:2]:
        events = record(start, SEED, NUMBER)
        row = play_range(start, SEED, NUMBER, 1)[0]
        again, begun = start, 0
        for number in range(0, len(events), max(1, len(events) // MOST)):
            again = taken_up(again, events[begun:], number - begun, SEED, NUMBER)
            begun = number
            assert record(again, SEED, NUMBER) == events[number:]
            assert np.array_equal(play_range(again, SEED, NUMBER, 1)[0][kept], row[kept])


@every_game
def test_a_game_has_no_events_but_its_own(game: str) -> None:
    start = seated(game, GAMES[game].names[0], "random")
    events = record(start, SEED, NUMBER)
    for number in (-1, len(events) + 1):
        with pytest.raises(
            OddsError, match=f"has {len(events)} events: there is no event {number}"
        ):
            taken_up(start, events, number)
