"""Pieces of a board have the numbers that they have in a game, and say whose they are."""

from dataclasses import replace

import pytest

from samurai_odds.play.layout import NONE
from samurai_odds.swords.full_game.table import Table
from samurai_odds.swords.scenario import board
from samurai_odds.swords.scenario.pieces import army_of, of_army, of_force
from samurai_odds.swords.scenario.text import load


@pytest.mark.parametrize("key", ["chapter-7", "end-of-round-3"])
def test_a_position_has_the_pieces_of_its_game(key: str) -> None:
    scenario = load(key)
    table = Table(scenario)
    there = table.board(table.state)
    plain = {number: replace(one, marks=()) for number, one in there.pieces.items()}
    shown = board.pieces(scenario)
    assert shown.pieces == {n: one for n, one in plain.items() if one.place != NONE}
    assert shown.owners == there.owners


def test_a_piece_says_which_army_it_belongs_to() -> None:
    assert army_of(4) == 4
    assert {army_of(of_army(4, kind)) for kind in range(6)} == {4}
    assert army_of(of_force(0, 0)) == NONE
