"""The evaluation of positions: both chances make one, and nothing owned is a burden."""

from dataclasses import replace

import numpy as np
import pytest

from analyses.fit.generated_fields import few_units, perturbed, random_field
from samurai_odds.battles.bots.evaluation import (
    CERTAIN,
    STEP,
    STEPS,
    curve,
    evaluate,
    fitted_evaluation,
)
from samurai_odds.battles.bots.layout import Features, Prices
from samurai_odds.battles.full_game.game import GAME, evaluation_error, near_end, start
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.layout import Question, State
from samurai_odds.battles.scenario.scenario import BLUE, RED, Scenario, Unit
from samurai_odds.battles.scenario.text import load, shipped
from samurai_odds.battles.words import UNIT_LETTERS
from samurai_odds.play.stepping import steps
from tests.battles.bots.staged_turns import begun, position
from tests.battles.interpreted import set_up

MIRRORED = ("study-combined-arms", "study-levies", "study-spears", "epic-study-foot")
THREE = {"f9": ".AS", "d9": ".AB", "b9": ".CS", "f3": ".as", "d3": ".ab", "b3": ".cs"}
ORDERS = "order-one-left order-one-right"


def first_turn(scenario: str | Scenario) -> tuple[Question, State]:
    held = load(scenario) if isinstance(scenario, str) else scenario
    first = start(set_up(held, 60), "random", "random")
    q, s = Question(first.question.whole.copy()), State(first.state.copy())
    steps(GAME).advance(q, s)
    while s.pending > 0:  # the deal
        steps(GAME).take(q, s, 0)
    return q, s


def chance(scenario: Scenario, side: int) -> int:
    """Evaluate the first turn with all cards in hand, though some deals lead one at once."""
    q, s = first_turn(scenario)
    for owner in (RED, BLUE):
        s.sides[owner].hand_size = scenario.armies[owner].command
    return evaluate(q, s, side, False)


@pytest.mark.parametrize("name", shipped())
def test_the_chances_of_both_sides_make_one(name: str) -> None:
    q, s = first_turn(name)
    for hands in (False, True):
        chances = [evaluate(q, s, seat, hands) for seat in (RED, BLUE)]
        assert sum(chances) == CERTAIN
        assert all(CERTAIN // 100 < chance < CERTAIN - CERTAIN // 100 for chance in chances)


@pytest.mark.parametrize("name", MIRRORED)
def test_on_a_board_turned_about_only_the_move_counts(name: str) -> None:
    q, s = first_turn(name)
    evaluate(q, s, RED, False)
    found = s.memo.features
    strikes = ("to_move", "mover", "other")  # the strikes of either side count apart
    assert all(
        found[field.at] == 0
        for name, field in Features.fields.items()
        if not name.startswith(strikes)
    )
    assert found.mover_takes == -found.other_takes
    assert found.mover_kills == -found.other_kills


def swapped(scenario: Scenario) -> Scenario:
    """Give each side the other's place, army and turn."""
    sides = [replace(piece, side=1 - piece.side) for piece in scenario.units]
    return replace(
        scenario,
        units=tuple(sides),
        leaders=tuple(replace(each, side=1 - each.side) for each in scenario.leaders),
        objectives=tuple(replace(each, side=1 - each.side) for each in scenario.objectives),
        armies=(scenario.armies[1], scenario.armies[0]),
        first=1 - scenario.first,
        red_at=1 - scenario.red_at,
    )


@pytest.mark.parametrize("number", range(6))
def test_swapping_the_sides_swaps_the_chances(number: int) -> None:
    field = random_field(load("study-spears"), np.random.default_rng(number))
    assert chance(field, RED) == chance(swapped(field), BLUE)


def field_of(number: int) -> Scenario:
    """Draw a field: random, of few units, or a built-in scenario changed."""
    rng, base = np.random.default_rng([7, number]), load("study-spears")
    if number % 3 == 2:
        base = load(shipped()[number % len(shipped())])
        return perturbed(base, rng) or base
    return (few_units if number % 3 else random_field)(base, rng)


def reinforced(field: Scenario, number: int) -> list[Scenario]:
    """Give a field with one more red unit of some kinds, and with one more block in some."""
    taken = {piece.hex for piece in (*field.units, *field.leaders, *field.tents)}
    rows = [field.board.row_of(unit.hex) for unit in field.units if unit.side == RED]
    free = [
        place
        for place in range(field.board.hexes)
        if place not in taken
        and field.terrain[place] == "open"
        and min(rows) <= field.board.row_of(place) <= max(rows)
    ]
    return [
        replace(field, units=(*field.units, Unit(RED, UNIT_LETTERS[letters], place)))
        for letters in ("SS", "AS", "AB", "CS")
        for place in (free[number % len(free)],)
    ]


def weakened(field: Scenario) -> list[Scenario]:
    """Give a field with one block less in a red unit, for each that has two or more."""
    found = []
    for place, unit in enumerate(field.units):
        if unit.side == RED and (unit.blocks or 3) > 1 and unit.kind != "bodyguard":
            less = replace(unit, blocks=(unit.blocks or 3) - 1)
            units = (*field.units[:place], less, *field.units[place + 1 :])
            found.append(replace(field, units=units))
    return found


@pytest.mark.quick
@pytest.mark.parametrize("number", range(30))
def test_no_unit_and_no_block_counts_against_its_owner(number: int) -> None:
    field = field_of(number)
    now = chance(field, RED)
    more = [chance(one, RED) for one in reinforced(field, number)]
    less = [chance(one, RED) for one in weakened(field)]
    assert min(more) >= now >= max(less)
    if 0.01 < now < 0.99:
        assert max(more) > now > min(less)  # some count


def test_a_banner_and_blocks_are_worth_something() -> None:
    q, s = begun(position(THREE, ORDERS))
    even = evaluate(q, s, RED, False)
    s.sides[RED].banners += 1
    ahead = evaluate(q, s, RED, False)
    s.sides[RED].banners += 3
    assert even < ahead < evaluate(q, s, RED, False)
    s.sides[RED].banners -= 4
    for unit in range(6):
        if s.unit_side[unit] == BLUE:
            s.unit_blocks[unit] -= 2
            assert evaluate(q, s, RED, False) > even
            s.unit_blocks[unit] += 2


def test_cards_are_read_only_where_they_are_known() -> None:
    q, s = begun(position(THREE, "order-three-center order-one-right"))
    known, unknown = (evaluate(q, s, RED, hands) for hands in (True, False))
    held = slice(State.hands.at, State.hands.place(at.MOST_CARDS))
    s[held] = np.roll(s[held], at.MOST_CARDS)  # each the other's cards
    assert evaluate(q, s, RED, False) == unknown
    assert evaluate(q, s, RED, True) != known


def test_a_game_that_is_over_is_certain() -> None:
    q, s = begun(position({"f9": ".AS", "f3": ".as"}, ORDERS))
    s.ended, s.winner = at.BY_BANNERS, BLUE
    assert [evaluate(q, s, seat, False) for seat in (RED, BLUE)] == [0, CERTAIN]
    s.ended, s.winner = at.BY_TURN_LIMIT, at.NONE
    assert evaluate(q, s, RED, False) == CERTAIN // 2


def test_near_the_end_games_are_played_to_it_and_no_evaluation_errs() -> None:
    few = begun(position(THREE, ORDERS))
    near = begun(position(THREE, ORDERS, red="banners to win: 5\n  banners gained: 3"))
    far = first_turn("nunobeyama")
    assert near_end(*few)
    assert near_end(*near)
    assert not near_end(*far)
    assert evaluation_error(*near) == (0, 0)
    assert all(0 < error < 0.1 for error in evaluation_error(*far))


def test_the_curve_is_the_logistic_one() -> None:
    q, _ = begun(position({"f9": ".AS", "f3": ".as"}, ORDERS))
    for score in range(0, STEPS * STEP, STEP // 3 + 1):
        exact = CERTAIN / (1 + np.exp(-score / (8 * STEP)))
        assert abs(curve(q, score) - exact) < CERTAIN / 2_000
    assert curve(q, STEPS * STEP * 10) == curve(q, STEPS * STEP) < CERTAIN


def test_the_file_has_a_weight_for_every_feature_and_none_below_its_bound() -> None:
    data = fitted_evaluation()
    assert {*data["weights"]} == {*Features.fields}
    assert data["source"] == "assumed"
    weak = {"one_block", "weak"}
    assert all(
        (weight <= 0) if name in weak else (weight >= 0) for name, weight in data["weights"].items()
    )


def test_the_file_has_a_price_for_every_kind() -> None:
    assert {*fitted_evaluation()["prices"]} == {*Prices.fields}
    assert all(price > 0 for price in fitted_evaluation()["prices"].values())
