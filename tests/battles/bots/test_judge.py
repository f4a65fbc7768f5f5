"""The judgement of positions: both chances make one, and it is the same however it is run."""

import numpy as np
import pytest

from samurai_odds.battles.bots.evaluation import (
    CERTAIN,
    FEATURES,
    NAMES,
    STEP,
    STEPS,
    curve,
    judge,
    judgement,
)
from samurai_odds.battles.bots.terms.scratch import JUDGED
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.layout import side_row
from samurai_odds.battles.scenario.scenario import BLUE, RED
from samurai_odds.battles.scenario.text import load, shipped
from samurai_odds.battles.whole.game import GAME, start
from samurai_odds.play.rules.stepping import steps
from tests.battles.bots.staged_turns import State, begun, position
from tests.battles.interpreted import set_up

MIRRORED = ("study-combined-arms", "study-levies", "study-spears", "epic-study-foot")


def first_turn(name: str) -> tuple[State, State]:
    first = start(set_up(load(name), 60), "random", "random")
    q, s = first.question.copy(), first.state.copy()
    steps(GAME).advance(q, s)
    while s[at.PENDING] > 0:  # the deal
        steps(GAME).take(q, s, 0)
    return q, s


@pytest.mark.parametrize("name", shipped())
def test_the_chances_of_both_sides_make_one(name: str) -> None:
    q, s = first_turn(name)
    chances = [judge(q, s, seat) for seat in (RED, BLUE)]
    assert sum(chances) == CERTAIN
    assert all(CERTAIN // 50 < chance < CERTAIN - CERTAIN // 50 for chance in chances)


@pytest.mark.parametrize("name", MIRRORED)
def test_on_a_board_turned_about_only_the_move_counts(name: str) -> None:
    q, s = first_turn(name)
    judge(q, s, RED)
    found = s[JUDGED : JUDGED + FEATURES]
    own = [feature for feature in NAMES if not feature.startswith(("to_move", "mover", "other"))]
    assert all(found[NAMES.index(feature)] == 0 for feature in own)


def test_a_banner_and_blocks_are_worth_something() -> None:
    pieces = {"f9": ".AS", "d9": ".AB", "b9": ".CS", "f3": ".as", "d3": ".ab", "b3": ".cs"}
    q, s = begun(position(pieces, "order-one-left order-one-right"))
    even = judge(q, s, RED)
    s[side_row(RED) + at.BANNERS] += 1
    ahead = judge(q, s, RED)
    s[side_row(RED) + at.BANNERS] += 3
    assert even < ahead < judge(q, s, RED)
    s[side_row(RED) + at.BANNERS] -= 4
    for unit in range(6):
        if s[at.UNIT_SIDE + unit] == BLUE:
            s[at.UNIT_BLOCKS + unit] -= 2
            assert judge(q, s, RED) > even
            s[at.UNIT_BLOCKS + unit] += 2


def test_a_game_that_is_over_is_certain() -> None:
    q, s = begun(position({"f9": ".AS", "f3": ".as"}, "order-one-left order-one-right"))
    s[at.ENDED], s[at.WINNER] = at.BY_BANNERS, BLUE
    assert [judge(q, s, seat) for seat in (RED, BLUE)] == [0, CERTAIN]
    s[at.ENDED], s[at.WINNER] = at.BY_TURN_LIMIT, at.NONE
    assert judge(q, s, RED) == CERTAIN // 2


def test_the_curve_is_the_logistic_one() -> None:
    q, _ = begun(position({"f9": ".AS", "f3": ".as"}, "order-one-left order-one-right"))
    for score in range(0, STEPS * STEP, STEP // 3 + 1):
        exact = CERTAIN / (1 + np.exp(-score / (8 * STEP)))
        assert abs(curve(q, score) - exact) < CERTAIN / 2_000
    assert curve(q, STEPS * STEP * 10) == curve(q, STEPS * STEP) < CERTAIN


def test_the_file_says_how_it_was_made() -> None:
    data = judgement()
    assert list(data["weights"]) == list(NAMES)
    assert data["source"] == "assumed"
    assert not set(data["fitted_on"]) & set(data["checked_on"])
    assert sorted(data["fitted_on"] + data["checked_on"]) == sorted(shipped())
    assert data["log_loss_checked"] < data["log_loss_banners_alone"]
