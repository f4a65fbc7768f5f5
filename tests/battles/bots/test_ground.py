"""Banners on the ground in the evaluation: by kind of objective, who stands there, how soon."""

from dataclasses import replace

import pytest

from samurai_odds.battles.bots.evaluation import CERTAIN, MOVER, OTHER, evaluate
from samurai_odds.battles.bots.ground_counts import paid_now
from samurai_odds.battles.bots.layout import Counts
from samurai_odds.battles.full_game.game import start
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.layout import Question, State
from samurai_odds.battles.rules.turns import count_banners
from samurai_odds.battles.scenario.scenario import BLUE, RED, Objective, Tent
from samurai_odds.battles.scenario.text import read
from tests.battles.bots.staged_turns import position
from tests.battles.interpreted import set_up

ORDERS = "order-one-left order-one-right"
LINES = {"f9": ".AS", "d9": ".CS", "f3": ".as", "d3": ".ab"}


def before_a_turn(
    pieces: dict[str, str], *goals: tuple[int, str, tuple[str, ...], tuple[str, ...]], red: str = ""
) -> tuple[Question, State]:
    """Give a position as red's turn begins, before its banners are counted."""
    field = read(position(pieces, ORDERS, red=red))
    named = field.board.hex_named
    objectives = tuple(
        Objective(side, rule, tuple(map(named, hexes)), 1, kinds)
        for side, rule, hexes, kinds in goals
    )
    made = start(set_up(replace(field, objectives=objectives), 60), "steady", "steady")
    q, s = Question(made.question.whole.copy()), State(made.state.copy())
    s.phase = at.COUNT_BANNERS
    return q, s


def counts(q: Question, s: State) -> tuple[Counts, Counts]:
    """Evaluate; give what red, who moves, and blue have."""
    evaluate(q, s, RED, False)
    return s.memo.counted[MOVER], s.memo.counted[OTHER]


def test_banners_that_the_turn_brings_are_counted_as_it_begins() -> None:
    """Games are stopped and evaluated just before: the row held was in no feature."""
    q, s = before_a_turn(LINES, (RED, "hold", ("f9", "d9"), ()), (BLUE, "hold", ("f3",), ()))
    assert paid_now(q, s, RED) == 2
    assert paid_now(q, s, BLUE) == 0
    stopped = evaluate(q, s, RED, False)
    red, blue = counts(q, s)
    assert (red.held, red.due, blue.held, blue.due) == (2_000, 0, 0, 1_000)
    count_banners(q, s)
    assert evaluate(q, s, RED, False) == stopped
    assert not paid_now(q, s, RED)


@pytest.mark.parametrize("seat", [RED, BLUE])
def test_who_is_paid_his_last_banner_has_won(seat: int) -> None:
    wins = "banners to win: 5\n  banners gained: 4"
    q, s = before_a_turn(LINES, (RED, "hold", ("f9",), ()), red=wins)
    assert evaluate(q, s, seat, False) == (CERTAIN if seat == RED else 0)
    s.phase = at.LEAD_CARD  # whoever comes there now waits for his next turn
    assert 0 < evaluate(q, s, seat, False) < CERTAIN


@pytest.mark.parametrize("seat", [RED, BLUE])
def test_who_must_surrender_as_his_turn_begins_is_paid_nothing_and_has_lost(seat: int) -> None:
    """He surrenders before his banners are counted (End Game & Victory)."""
    wins = "banners to win: 5\n  banners gained: 4"
    q, s = before_a_turn(LINES, (RED, "hold", ("f9",), ()), red=wins)
    s.phase = at.TURN_START
    s.sides[RED].hand_size = q.surrender_at
    assert evaluate(q, s, seat, False) == (0 if seat == RED else CERTAIN)


@pytest.mark.parametrize("seat", [RED, BLUE])
def test_beyond_the_turn_limit_nobody_is_paid_and_nobody_wins(seat: int) -> None:
    wins = "banners to win: 5\n  banners gained: 4"
    q, s = before_a_turn(LINES, (RED, "hold", ("f9",), ()), red=wins)
    s.phase, s.turn = at.TURN_START, q.turn_limit + 1
    assert evaluate(q, s, seat, False) == CERTAIN // 2


def test_a_hex_to_hold_counts_for_less_with_an_enemy_on_it_or_nearer() -> None:
    rows = {"near": "f8", "far": "f6", "enemy's": "f3", "nearer to him": "f4"}
    found = {
        what: counts(*before_a_turn(LINES, (RED, "hold", (place,), ())))[0]
        for what, place in rows.items()
    }
    assert found["near"].hold_free > found["far"].hold_free > 0
    assert found["enemy's"].hold_taken > found["enemy's"].hold_free == 0
    assert found["nearer to him"].hold_free == found["nearer to him"].hold_taken == 0


def test_hexes_to_capture_count_until_they_are_taken() -> None:
    q, s = before_a_turn(LINES, (RED, "capture", ("f8",), ()))
    assert counts(q, s)[0].capture_free == 500  # one turn away
    s.captured[RED, read(position(LINES, ORDERS)).board.hex_named("f8")] = 1
    assert counts(q, s)[0].capture_free == 0


@pytest.mark.parametrize(("rule", "field"), [("cross", "cross"), ("exit", "leave")])
def test_each_unit_of_the_kind_counts_by_its_turns_to_the_far_side(rule: str, field: str) -> None:
    goal = (RED, rule, ("e1", "f1"), ("ashigaru-spear",))
    near, far = (
        getattr(counts(*before_a_turn({"f3": ".as", "a9": ".CS", place: ".AS"}, goal))[0], field)
        for place in ("f2", "f9")
    )
    assert near > 2 * far > 0
    riders = {"f3": ".as", "f2": ".CS", "a9": ".CS"}
    assert getattr(counts(*before_a_turn(riders, goal))[0], field) == 0
    both = {"f3": ".as", "f2": ".AS", "e2": ".AS"}
    assert getattr(counts(*before_a_turn(both, goal))[0], field) == 2 * near


def test_who_can_be_driven_off_holds_less() -> None:
    """An enemy beside the row: the banner leaves with the unit."""
    q, s = before_a_turn(LINES, (RED, "hold", ("f9",), ()))
    assert counts(q, s)[0].slipping == 0
    q, s = before_a_turn({**LINES, "f8": ".cs"}, (RED, "hold", ("f9",), ()))
    assert counts(q, s)[0].slipping > 100


def test_the_enemys_tent_is_due_to_who_stands_on_it() -> None:
    field = read(position(LINES, ORDERS))
    tented = replace(field, tents=(Tent(BLUE, field.board.hex_named("f9"), 3),))
    made = start(set_up(tented, 60), "steady", "steady")
    q, s = Question(made.question.whole.copy()), State(made.state.copy())
    s.phase = at.COUNT_BANNERS
    assert paid_now(q, s, RED) == 3
