"""Plans: what bots would do in a turn up to its first dice, for each first choice."""

import numpy as np
import pytest

from samurai_odds.battles.bots.steady_scratch import turn_and_side
from samurai_odds.battles.full_game.contest import Contest
from samurai_odds.battles.full_game.game import deals
from samurai_odds.battles.rules.layout import Question, State
from samurai_odds.engine.names.schema import Ints
from samurai_odds.play.game import Start
from samurai_odds.play.games import record
from samurai_odds.play.replay import replay
from samurai_odds.play.rollouts import as_drawn, seen_by
from samurai_odds.play.search.planning import (
    first_choices,
    intended,
    ordered,
    planned,
    plans,
    supposed,
    varied,
)

AUTHORS = ("greedy", "random")


@pytest.fixture(scope="module")
def begun() -> Start:
    """A battle with its first hands dealt."""
    return next(deals(Contest("first-samurai-skirmish", "greedy", "random").staged.start, 4, 1))


def board(numbers: Ints) -> list[int]:
    """Who stands where, who is ordered, and what is held."""
    state = State(numbers)
    return [
        *state.unit_hex.tolist(),
        *state.ordered[: int(state.orders_given)].tolist(),
        *state[State.sides.at : State.sides.end].tolist(),
    ]


@pytest.mark.quick(1)
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
        after = [step.after for step in replay(supposed(begun), plan.choices)][-1]
        assert np.array_equal(board(after), board(plan.after))
        assert plan.start.state is begun.state
        assert all(what < 0 for what, _, _ in plan.choices)


def test_a_plan_rests_on_what_its_seat_knows(begun: Start) -> None:
    keys = [plan.key for plan in plans(begun, AUTHORS)]
    for game in range(4):
        other = as_drawn(seen_by(begun, 0), 9, game)
        assert not np.array_equal(other.state, begun.state)
        assert [plan.key for plan in plans(other, AUTHORS)] == keys


def test_a_plan_can_be_told_what_to_do(begun: Start) -> None:
    best = plans(begun, ("greedy",))[-1]
    again = planned(begun, "random", first=best.choices)
    assert again.key == best.key
    assert again.gist == best.gist


# ---- other plans with the cards of the best ---------------------------------------------


@pytest.fixture(scope="module")
def later() -> tuple[Contest, Start]:
    """A battle in its middle, where there is something to lose and to win."""
    contest = Contest("first-samurai-skirmish", "steady", "steady")
    position = contest.position(0, 1, 7)
    return contest, next(deals(Contest(position, "steady", "steady").staged.start, 4, 1))


@pytest.mark.long
def test_a_variant_differs_in_one_choice_and_what_follows_from_it(
    later: tuple[Contest, Start],
) -> None:
    start = later[1]
    for plan in plans(start, ("steady", "greedy"))[:6]:
        for other in varied(start, plan, 5, seed=2):
            pairs = zip(plan.choices, other.choices, strict=False)
            apart = next(k for k, (a, b) in enumerate(pairs) if a[1] != b[1])
            assert apart > 0
            what, value, options = other.choices[apart]
            assert (what, options) == (plan.choices[apart][0], plan.choices[apart][2])
            assert value in (options or ())
            after = [step.after for step in replay(supposed(start), other.choices)][-1]
            assert np.array_equal(board(after), board(other.after))


def test_variants_depend_on_the_seed_alone(later: tuple[Contest, Start]) -> None:
    start = later[1]
    plan = plans(start, ("steady",))[0]
    keys = [[one.key for one in varied(start, plan, 6, seed)] for seed in (1, 1, 2)]
    assert keys[0] == keys[1] != keys[2]


def test_an_intent_changes_what_is_done_with_a_card_this_turn_only(
    later: tuple[Contest, Start],
) -> None:
    start = later[1]
    own = plans(start, ("steady",))
    found = intended(start, own)
    assert {plan.author for plan in found} == set(start.game.intents)
    assert {plan.choices[0][1] for plan in found} == {plan.choices[0][1] for plan in own}
    assert {plan.key for plan in found} - {plan.key for plan in own}
    assert all(Question(plan.start.question).intent_for == 0 for plan in (*own, *found))
    meant = Question(ordered(start, found[0].author, ()).question).intent_for
    assert meant == turn_and_side(State(start.state).turn, State(start.state).active)


def test_who_means_to_hold_moves_nobody(later: tuple[Contest, Start]) -> None:
    start = later[1]
    moved = {"hold": 0, "steady": 0}
    for line in first_choices(start):
        for author in moved:
            units = slice(State.unit_hex.at, State.unit_hex.end)
            there = planned(start, author, (line,)).after[units]
            moved[author] += int((there != start.state[units]).sum())
    assert moved["hold"] == 0 < moved["steady"]
