"""Compiled games of Samurai Swords against the slow reference, written without a look at them.

The reference goes through the recorded choices, rolls and draws, requires at every choice the
same seat and the same options as its own rules give, and at the end the same position: owners,
units, ronin, castles, armies with their levels, trays, koku, boxes, heirs, round, winner, reason.
"""

import random

import pytest

from samurai_odds.play.game import Start
from samurai_odds.play.games import record
from samurai_odds.play.replay import replay
from samurai_odds.swords.field import layout
from samurai_odds.swords.field.game import start
from tests.swords.reference import table
from tests.swords.reference.board import japan
from tests.swords.reference.replay import Recorded, differences
from tests.swords.reference.taking_up import TakenUp, enriched
from tests.swords.reference.whole_game import Options, WholeGame

VARIANTS = [
    ("standard", 3, table.STANDARD), ("standard", 4, table.STANDARD),
    ("standard", 5, table.STANDARD), ("end-of-round", 4, table.END_OF_ROUND),
    ("quick", 3, table.QUICK), ("quick", 4, table.QUICK), ("quick", 5, table.QUICK),
    ("two-player", 2, table.TWO_PLAYER),
]  # fmt: skip
GAMES = 14  # of each variant: more than a hundred
BLOCK = 7
RICH = 2  # of each variant, taken up in the middle


def last_state(beginning: Start, events: list) -> object:
    """Give the state in which a recorded game ends."""
    return [step.after for step in replay(beginning, events)][-1]


def agree(game: WholeGame, script: Recorded, beginning: Start, events: list) -> None:
    script.game = game
    game.play()
    assert script.at == len(events), "the reference ends before the record"
    assert not differences(game, last_state(beginning, events))


@pytest.mark.parametrize("first", range(0, GAMES, BLOCK))
@pytest.mark.parametrize(("variant", "players", "mine"), VARIANTS)
def test_games_from_the_set_up(variant, players, mine, first):
    beginning = start(players, variant)
    seats = 4 if variant == "two-player" else players
    for number in range(first, first + BLOCK):
        events = record(beginning, 5, number)
        script = Recorded(events, japan().names)
        agree(WholeGame(japan(), Options(mine, seats), script), script, beginning, events)


@pytest.mark.parametrize(("variant", "players", "mine"), VARIANTS)
def test_games_from_a_rich_position(variant, players, mine):
    beginning = start(players, variant)
    seats = 4 if variant == "two-player" else players
    for number in range(RICH):
        dice = random.Random(number)
        state = enriched(start_of_round(beginning, number, dice.randrange(1, 5)), seats, dice)
        taken = Start(beginning.game, beginning.question, state)
        events = record(taken, 6, number)
        script = Recorded(events, japan().names)
        game = TakenUp(japan(), Options(mine, seats), script)
        game.state = state
        agree(game, script, taken, events)


def start_of_round(beginning: Start, number: int, wanted: int) -> object:
    """Give the state in which a round of a game begins, the last one if it ends before."""
    found = None
    for step in replay(beginning, record(beginning, 5, number)):
        if step.before[layout.PHASE] == layout.ROUND_START:
            found = step.before
            if found[layout.TURN] == wanted:
                break
    return found
