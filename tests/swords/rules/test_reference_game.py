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
from samurai_odds.swords.full_game.game import start
from samurai_odds.swords.rules import layout
from samurai_odds.swords.rules.decisions.packed import march_value
from samurai_odds.swords.rules.layout import Question, State
from samurai_odds.swords.scenario.text import load
from tests.swords.reference.game.replay import board_of, differences, replay_compiled
from tests.swords.reference.game.rules.board import japan
from tests.swords.reference.game.taking_up import crowded, enriched

VARIANTS = (
    "standard-3", "standard-4", "standard-5", "end-of-round-4",
    "quick-3", "quick-4", "quick-5", "two-player",
)  # fmt: skip
ALIKE = ("standard-4", "standard-5", "end-of-round-4", "quick-4", "quick-5")
POSITIONS = ("chapter-7", "stop-the-leader")
GAMES = 18  # of each variant: more than a hundred
BLOCK = 2
CROWDED = {"standard-3": range(5), "standard-5": (0, 1, 2, 3, 4, 39), "two-player": (*range(5), 37)}
RICH = 3  # of each variant, taken up in the middle


def agree(beginning: Start, events: list) -> None:
    """Require that the reference goes the same way and comes to the same end."""
    game = replay_compiled(beginning, events)
    last = [step.after for step in replay(beginning, events)][-1]
    assert not differences(game, last)


def test_the_map_is_the_same():
    question = start(load("standard-4")).question.whole
    mine, theirs = japan(), board_of(question)
    assert set(mine.names) == set(theirs.names)
    assert mine.kind == theirs.kind


@pytest.mark.quick(per="key", but=("standard-5", "end-of-round-4"))  # as standard-4
@pytest.mark.parametrize("first", range(0, GAMES, BLOCK))
@pytest.mark.parametrize("key", VARIANTS)
def test_games_from_the_set_up(key, first):
    beginning = start(load(key))
    for number in range(first, first + BLOCK):
        agree(beginning, record(beginning, 5, number))


@pytest.mark.long
@pytest.mark.parametrize("key", ["standard-4", "quick-5", "two-player"])
def test_games_of_players_who_mean_to_win(key):
    beginning = start(load(key), bots=("expander",))
    for number in range(RICH):
        agree(beginning, record(beginning, 5, number))


@pytest.mark.quick(per="key")
@pytest.mark.parametrize("split_off", [1, 0])
@pytest.mark.parametrize("defender_first", [0, 1])
@pytest.mark.parametrize("key", ["quick-3", "standard-4"])
def test_games_by_both_readings(key, defender_first, split_off):
    """S7, Action 4's box or Phase A's text; W7, who turns up face-down ronin first."""
    beginning = start(load(key))
    beginning.question[Question.split_off.at] = split_off
    beginning.question[Question.defender_reveals_first.at] = defender_first
    seats = int(Question(beginning.question).seats)
    sent = 0
    for number in range(2):
        dice = random.Random(number)
        state = enriched(start_of_round(beginning, number, 3), seats, dice)
        taken = Start(beginning.game, beginning.question, state)
        events = record(taken, 5, number)
        sent += sum(code < 0 and value >= march_value(1, 0, 0) for code, value, _ in events)
        agree(taken, events)
    assert (sent > 0) == (split_off > 0)


def test_who_falls_in_the_same_step_does_not_win_the_quick_start():
    """W19: attacker and defender lose their last daimyo; most provinces of those left win."""
    beginning = start(load("quick-5"))
    agree(beginning, record(beginning, 77, 445))


@pytest.mark.long
@pytest.mark.parametrize("key", POSITIONS)
def test_games_from_a_shipped_position(key):
    beginning = start(load(key))
    for number in range(GAMES // 2):
        agree(beginning, record(beginning, 5, number))


@pytest.mark.quick(per="key", but=ALIKE)  # of each set-up one
@pytest.mark.parametrize("key", VARIANTS)
def test_games_from_a_rich_position(key):
    beginning = start(load(key))
    seats = int(Question(beginning.question).seats)
    for number in range(RICH):
        dice = random.Random(number)
        state = enriched(start_of_round(beginning, number, dice.randrange(1, 5)), seats, dice)
        taken = Start(beginning.game, beginning.question, state)
        agree(taken, record(taken, 6, number))


@pytest.mark.long
@pytest.mark.parametrize("key", ["standard-3", "standard-5", "two-player"])
def test_games_of_armies_side_by_side(key):
    """W9, armies that make room for one another; W20, what falls in mid-turn leaves nothing."""
    beginning = start(load(key))
    seats = int(Question(beginning.question).seats)
    near = neighbors(beginning.question.whole)
    for number in CROWDED[key]:
        dice = random.Random(number)
        state = start_of_round(beginning, number, dice.randrange(1, 7))
        state = crowded(enriched(state, seats, dice), near, seats, dice)
        taken = Start(beginning.game, beginning.question, state)
        agree(taken, record(taken, 906, number))


def neighbors(numbers):
    """Give the provinces at each province's borders, by number."""
    question = Question(numbers)
    return {
        place: question.borders[place, : question.degree[place]].tolist()
        for place in range(question.provinces)
    }


def start_of_round(beginning: Start, number: int, wanted: int) -> object:
    """Give the state in which a round of a game begins, the last one if it ends before."""
    found = None
    for step in replay(beginning, record(beginning, 5, number)):
        if State(step.before).phase == layout.ROUND_START:
            found = State(step.before)
            if found.turn == wanted:
                break
    return found
