"""Plans: what bots would do in a turn up to its first dice, for each first choice."""

import numpy as np
import pytest

from samurai_odds.battles.field import layout as field
from samurai_odds.battles.whole.contest import Contest
from samurai_odds.battles.whole.dealing import deals
from samurai_odds.play.game import Start, State
from samurai_odds.play.games import record
from samurai_odds.play.replay import replay
from samurai_odds.play.rollouts import as_drawn, seen_by
from samurai_odds.play.search.planning import planned, plans

AUTHORS = ("greedy", "random")


@pytest.fixture(scope="module")
def begun() -> Start:
    """A battle with its first hands dealt."""
    return next(deals(Contest("first-samurai-skirmish", "greedy", "random").staged.start, 4, 1))


def board(state: State) -> list[int]:
    """Who stands where, who is ordered, and what is held."""
    return [
        *state[field.UNIT_HEX : field.UNIT_HEX + field.MOST_UNITS].tolist(),
        *state[field.ORDERED : field.ORDERED + int(state[field.ORDERS_GIVEN])].tolist(),
        *state[field.side_row(0) : field.side_row(2)].tolist(),
    ]


def test_every_card_has_a_plan_and_no_two_are_alike(begun: Start) -> None:
    found = plans(begun, AUTHORS)
    hand = {value for what, _, options in record(begun, 0, 0)[:1] for value in options}
    assert {plan.choices[0][1] for plan in found} == hand
    assert len({plan.key for plan in found}) == len(found)
    assert {plan.author for plan in found} == set(AUTHORS)


def test_what_brings_dice_at_once_is_declined_too(begun: Start) -> None:
    """A Dragon card with dice is played before the orders: one may also keep it."""
    found = plans(begun, AUTHORS)
    by_card: dict[int, set[int]] = {}
    for plan in found:
        by_card.setdefault(plan.choices[0][1], set()).add(plan.choices[1][1])
    assert any(0 in dragons and len(dragons) > 1 for dragons in by_card.values())


def test_a_plan_stands_where_its_choices_lead(begun: Start) -> None:
    for plan in plans(begun, AUTHORS):
        after = [step.after for step in replay(begun, plan.choices)][-1]
        assert np.array_equal(board(after), board(plan.start.state))
        assert all(what < 0 for what, _, _ in plan.choices)


def test_a_plan_rests_on_what_its_seat_knows(begun: Start) -> None:
    keys = [plan.key for plan in plans(begun, AUTHORS)]
    for game in range(4):
        other = as_drawn(seen_by(begun, 0), 9, game)
        assert not np.array_equal(other.state, begun.state)
        assert [plan.key for plan in plans(other, AUTHORS)] == keys


def test_a_plan_can_be_told_what_to_do(begun: Start) -> None:
    best = plans(begun, ("greedy",))[-1]
    assert planned(begun, "greedy", best.lines).key == best.key
