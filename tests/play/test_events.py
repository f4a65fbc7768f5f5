"""What happens in a game as data: who may know it, what it makes of the board, as JSON too."""

import json
from dataclasses import replace

import pytest

from samurai_odds.play.events import (
    KINDS,
    Board,
    Happening,
    Piece,
    after,
    differences,
    seen_by,
)
from samurai_odds.play.replay import replay
from samurai_odds.play.rollouts import until_turn
from tests.play.contract import GAMES, seated
from tests.play.interpreted import played
from tests.play.seen import of_dict

SEED = 5
CASES = [(g, name) for g, whole in GAMES.items() if whole.eventful for name in whole.names]
BOTS = {"battles": ("random", "steady")}
BOARD = Board(
    3,
    0,
    {7: Piece(7, 0, "spearmen", 12, 4, 4), 9: Piece(9, 1, "bowmen", 20, 1, 4)},
    ({"tokens": 2}, {"tokens": 5}),
    ({"left": 1}, {"right": 2}, {}),
    {30: 1},
)
DRAWN = Happening("draw", 1, what="right", numbers={"deck": 4}, seats=(1,), secret=("what",))


def test_others_learn_nothing_of_what_is_secret() -> None:
    hand = Happening("deal", 0, numbers={"left": 2}, seats=(0,))
    moved = Happening("move", 0, 7, start=12, end=13, path=(13,))
    assert seen_by([DRAWN, hand, moved], 1) == [DRAWN, moved]
    assert seen_by([DRAWN, hand, moved], 0) == [replace(DRAWN, what=""), hand, moved]


def test_others_do_not_see_what_is_in_a_hand() -> None:
    assert BOARD.seen_by(0).cards == ({"left": 1}, None, {})
    drawn = Happening("card", 1, what="right", gained=1, left=3, seats=(1,))
    assert after(BOARD.seen_by(0), seen_by([drawn], 0)) == BOARD.seen_by(0)


def test_what_is_different_makes_of_one_board_the_other() -> None:
    pieces = {
        7: replace(BOARD.pieces[7], place=13, marks=("ordered",)),
        9: replace(BOARD.pieces[9], place=-1, left=0),
    }
    cards = ({"left": 1}, {"right": 3}, {"center": 1})
    then = Board(4, 1, pieces, ({"tokens": 2}, {"tokens": 3}), cards, {30: 0, 31: 1})
    happened = differences(BOARD, then)
    assert after(BOARD, happened) == then
    assert differences(then, then) == []
    assert {one.kind for one in happened} <= KINDS.keys()
    for one in (*happened, DRAWN):
        assert of_dict(json.loads(json.dumps(one.as_dict()))) == one
    assert json.loads(json.dumps(then.as_dict()))["pieces"][0]["place"] == 13


def test_marks_on_a_piece_have_one_order() -> None:
    """A board made of what happens is the board that rules have, whichever mark came first."""
    locked, ordered = (Happening("order", 0, 7, what=what) for what in ("locked", "ordered"))
    board = after(BOARD, [ordered, locked])
    assert board.pieces[7].marks == ("locked", "ordered")
    assert board == after(BOARD, [locked, ordered])


@pytest.mark.quick(per="game", but=("swords",))
@pytest.mark.parametrize(("game", "name"), CASES)
def test_events_make_of_the_first_board_every_other(game: str, name: str) -> None:
    """Nothing happens to the board that no event says."""
    whole = GAMES[game]
    assert whole.eventful is not None
    data = whole.eventful(name)
    for bot in BOTS.get(game, ("random",)):
        start = seated(game, name, bot)
        if whole.short is not None:
            start = until_turn(start, 2 * whole.short)
        board, met = data.board(start.state), set[str]()
        for step in replay(start, played(start, SEED, 0).events):
            happened = data.happened(step, SEED, 0)
            read = [of_dict(json.loads(json.dumps(one.as_dict()))) for one in happened]
            assert read == happened
            board = after(board, read)
            assert board == data.board(step.after), happened
            met |= {one.kind for one in happened}
        assert met <= KINDS.keys()
        assert len(met) > 5
