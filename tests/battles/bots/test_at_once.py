"""Positions in which a person sees the right card at once: the bots that should, play it.

Beside each position stands what the eye refuses: advice finds it clearly behind.
"""

from functools import cache
from pathlib import Path

import pytest

from samurai_odds import Limit, battles
from samurai_odds.battles.advice.candidates import lines_of
from samurai_odds.battles.full_game.game import deals
from samurai_odds.battles.full_game.staging import Staged, stage
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.layout import State
from samurai_odds.play.game import Start
from samurai_odds.play.search.planning import planned
from samurai_odds.play.search.searching import Search

FOLDER = Path(__file__).parent / "positions"
AUTHORS = ("steady", "careful", "greedy")
WRONG = {
    "finish": "lead order-one-left\norder c9\nmove c9 d9\nbattle d9 c8\n",
    "leader": "lead order-one-center\norder leader f10\nmove leader f10 f8\n",
    "objective": "lead order-one-left\norder c9\nmove c9 d9\nbattle d9 c8\n",
    "castle": "lead order-one-center\norder f10\nmove f10 g10\nbattle g10 h9\n",
}


@cache
def begun(name: str) -> tuple[Staged, Start]:
    staged = stage(FOLDER / f"{name}.txt", "steady", "steady")
    return staged, next(deals(staged.start, 0, 1))


def turn_of(name: str, bot: str, seed: int = 0) -> tuple[str, ...]:
    staged, start = begun(name)
    if bot == "steady":
        return lines_of(staged, start, planned(start, "steady", ()))
    plan = Search(AUTHORS, 1400, 8).decide(start, seed)
    assert plan is not None
    return lines_of(staged, start, plan)


def is_right(name: str, lines: tuple[str, ...]) -> bool:
    """Say whether a turn is what a person would see."""
    if name == "finish":  # the unit of one block is struck first
        return next(line for line in lines if line.startswith("battle")).endswith(" f8")
    if name == "objective":
        return "move f9 f8" in lines
    if name == "castle":
        return not any(line.startswith("move f10") and "stay" not in line for line in lines)
    return not any("leader" in line for line in lines)


@pytest.mark.quick
@pytest.mark.parametrize("name", WRONG)
@pytest.mark.parametrize("seed", range(5))
def test_searching_plays_it(name: str, seed: int) -> None:
    """Half of these turns leave it to luck: with 2,000, two seeds of twenty lose the castle."""
    lines = turn_of(name, "searching", seed)
    assert is_right(name, lines), lines


@pytest.mark.parametrize("name", ["finish", "leader", "objective"])
def test_steady_plays_it(name: str) -> None:
    """It sees one ply: the castle, left for a banner and lost in the reply, is beyond it."""
    lines = turn_of(name, "steady")
    assert is_right(name, lines), lines


@pytest.mark.quick
@pytest.mark.parametrize("name", WRONG)
def test_the_other_turn_is_clearly_worse(name: str) -> None:
    found = battles.advise(FOLDER / f"{name}.txt", WRONG[name], limit=Limit(samples=1024))
    assert not is_right(name, tuple(WRONG[name].splitlines()))
    assert found.asked is not None
    assert is_right(name, found.best.candidate.lines)
    loss = found.asked.placing.loss  # of chances near 1 it is small: the errors say enough
    assert loss > 3.5 * loss.se > 0


def test_a_move_that_wins_ends_the_game_in_a_plan_too() -> None:
    """The last banner by an objective alone: nothing is left to be rolled."""
    _, start = begun("objective")
    plan = Search(AUTHORS, 700, 8).decide(start, 0)
    assert plan is not None
    assert plan.wins
    assert State(plan.after).ended == at.BY_BANNERS
