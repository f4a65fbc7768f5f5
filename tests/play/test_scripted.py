"""Orders said beforehand are followed to the letter; what they leave open is the bot's."""

import pytest

from samurai_odds.play import layout as at
from samurai_odds.play.game import State
from samurai_odds.play.games import record
from samurai_odds.play.scripted import with_script
from tests.play.contract import GAMES, every_start, line_ups, seated
from tests.play.interpreted import Played, played

SEED = 9


def said_by(game: str, first: Played, q: State, turn: int, seat: int) -> list[tuple[int, int]]:
    """Write down as lines what a seat did in a turn."""
    lines = []
    for moment in first.choices:
        if (moment.state[at.TURN], moment.state[at.ASKED]) == (turn, seat):
            kind = at.kind_of(moment.what)
            value = GAMES[game].written(q, moment.state, kind, moment.value)
            lines.append((kind, int(value)))
    return lines


@pytest.mark.quick(1)
@every_start
@pytest.mark.parametrize("all_said", [True, False])
def test_orders_are_followed_and_the_rest_is_the_bots(game: str, name: str, all_said: bool) -> None:
    first = played(seated(game, name, "random"), SEED, 0)
    otherwise = 0
    for start in line_ups(game, name)[:2]:
        for seat in range(2):
            lines = said_by(game, first, start.question, 1, seat)
            whole = sorted({kind for kind, _ in lines}) if all_said else []
            question = with_script(start.question, 1, seat, lines, whole)
            scripted = type(start)(start.game, question, start.state)
            for number in range(2):
                plain = played(scripted, SEED, number)
                assert record(scripted, SEED, number) == plain.events
                for moment in plain.choices:
                    mine = (moment.state[at.TURN], moment.state[at.ASKED]) == (1, seat)
                    otherwise += moment.value != moment.bots
                    assert mine or moment.value == moment.bots
    assert otherwise > 0


@every_start
def test_orders_as_given_give_the_same_turn_again(game: str, name: str) -> None:
    """Said of the same game by the bot that gave them, they change nothing."""
    start = seated(game, name, "random")
    first = played(start, SEED, 0)
    lines = said_by(game, first, start.question, 1, 0)
    question = with_script(start.question, 1, 0, lines)
    again = record(type(start)(start.game, question, start.state), SEED, 0)
    done = [event for event in first.events if event[0] < 0 and at.seat_of(event[0]) == 0]
    if len({kind for kind, _ in lines}) == len(lines):  # a line may stand for two choices
        assert again == first.events
    assert again[0] == first.events[0]
    assert done


@every_start
def test_an_empty_script_says_nothing(game: str, name: str) -> None:
    start = line_ups(game, name)[-1]
    question = with_script(start.question, 1, 0, [])
    scripted = type(start)(start.game, question, start.state)
    for number in range(5):
        assert record(scripted, SEED, number) == record(start, SEED, number)
