"""Battles as data: the faces that fell, the blocks that were lost, what a turn is made of."""

from collections import Counter

import pytest

from samurai_odds import battles
from samurai_odds.battles.attack.dice import KINDS, faces_told_apart
from samurai_odds.battles.rules.events import DRAGON, SHOGUN, all_happened
from samurai_odds.battles.rules.naming import Names
from samurai_odds.battles.rules.on_board import board_of
from samurai_odds.engine.dice import unpack
from samurai_odds.play import layout as common
from samurai_odds.play.replay import replay
from tests.battles.interpreted import begun, record, set_up
from tests.battles.keys import CORE_KEYS

STRUCK = ("close", "fire")


@pytest.mark.quick
@pytest.mark.parametrize("name", CORE_KEYS)
def test_faces_are_those_that_fell_and_losses_those_of_the_board(name: str) -> None:
    setup = set_up(battles.scenario(name))
    names, rolls, lost = Names(setup), Counter[str](), Counter[int]()
    first = last = board_of(setup, begun(setup).state)
    for step in replay(begun(setup), record(setup, "greedy", "greedy", 2, 0)):
        before, last = last, board_of(setup, step.after)
        for one in all_happened(names, step, 2, 0):
            if one.kind == "loss":
                lost[one.piece] += one.lost
            if one.kind == "roll" and one.what in (*STRUCK, SHOGUN, DRAGON):
                rolls[one.what] += 1
                assert 0 < step.what < common.UNIFORM
                assert len(one.faces) == step.what // KINDS
                symbol = before.pieces[one.target].look if one.what in STRUCK else ""
                groups = faces_told_apart(step.what % KINDS, symbol)[:-1]
                counted = [sum(face in group for face in one.faces) for group in groups]
                assert counted == [*unpack(step.value)]
            if one.kind == "move":
                assert before.pieces[one.piece].place == one.start
                assert last.pieces[one.piece].place in (one.end, common.NONE)
    units = range(len(setup.scenario.units))
    assert [lost[k] for k in units] == [first.pieces[k].left - last.pieces[k].left for k in units]
    assert sum(lost.values()) > 0
    assert {*STRUCK} & rolls.keys()


def test_a_combat_asked_about_by_itself_has_events_too() -> None:
    odds = battles.attack("samurai-spear", "ashigaru-spear")
    found = odds.events(0)["events"]
    roll = next(one for one in found if one["kind"] == "roll")
    assert roll["seat"] == roll["piece"] == 0
    assert roll["target"] == 1
    assert f"{len(roll['faces'])} dice: " in odds.trace(0)


def test_a_game_told_as_json_has_its_board_and_events() -> None:
    played = battles.play("study-spears", red="random", blue="random", games=2)
    data = played.events(1)
    assert len(data["board"]["pieces"]) == len(battles.scenario("study-spears").units) + 2
    moves = [one for one in data["events"] if one["kind"] == "move"]
    assert moves
    assert all({"seat", "piece", "from", "to"} <= one.keys() for one in moves)
