"""No sequence of choices goes on for ever: moves cost points, reactions come once."""

import random

import pytest

from samurai_odds.errors import OddsError
from samurai_odds.ran.facts import Charts, Used
from samurai_odds.ran.facts import load as load_charts
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.question import question_of
from samurai_odds.ran.scenario.text import load
from tests.ran.rules.table import Table

MOST = 400  # choices and rolls of one orders phase


@pytest.mark.parametrize("order", [at.MOVE_AND_FIRE, at.WITHDRAW])
@pytest.mark.parametrize("seed", range(3))
def test_an_orders_phase_ends_though_nobody_ever_halts(order: int, seed: int) -> None:
    """5.34, 6.12, R24: by who never takes 0 while there is anything else."""
    rng, table = random.Random(seed), Table(load("study-foot"))
    s = table.s
    for contingent in range(table.q.contingents):
        s.activated[contingent] = 1
    s.current, s.second, s.active, s.order = 0, at.NONE, 0, order
    s.phase = at.MOVE_BEGIN if order == at.MOVE_AND_FIRE else at.WITHDRAW_BEGIN
    table.steps.advance(table.q, s)
    for _ in range(MOST):
        if not at.FIRST_MOVEMENT <= table.phase < at.FIRST_SHOCK:
            return
        if table.faces:
            table.give(rng.randrange(table.faces))
        else:
            table.give(rng.choice([value for value in table.options if value] or [0]))
    raise AssertionError(f"phase {table.phase} after {MOST} choices ({mv.UNIT_ORDERS})")


def test_charts_with_hexes_that_cost_nothing_are_refused() -> None:
    """6.21: one could go on for ever."""
    shipped = load_charts()
    prices = {**shipped.tables["movement_points"], "clear": [0, 1], "castle": [2, 0]}
    charts = Charts("t", "t", {**shipped.tables, "movement_points": prices})
    with pytest.raises(OddsError) as caught:
        question_of(load("study-foot"), Used(charts))
    assert [problem.split(":")[0] for problem in caught.value.problems] == [
        "movement_points, clear",
        "movement_points, castle",
    ]
