"""Whom games favor: the rule itself, and how often it is wrong, by simulation."""

import numpy as np
import pytest

from samurai_odds import OddsError
from samurai_odds.analysis.favor import (
    NOBODY,
    UNDECIDED,
    Credits,
    Favor,
    disagreement_text,
    ends_text,
    fair_within,
    favor_of,
    favor_text,
    surer_text,
)

SIDES = {"red": "red", "blue": "blue"}
SEATS = {f"seat-{k}": f"seat {k}" for k in range(1, 5)}
RUNS = 1_000


def games(*wins: int, nobody: int = 0) -> Credits:
    """List games of which each who can win won so many."""
    rows = [np.eye(len(wins))[place] for place, won in enumerate(wins) for _ in range(won)]
    return np.array([*rows, *[np.zeros(len(wins))] * nobody])


def two(red: int, blue: int, nobody: int = 0, margin: float = 0.05) -> Favor:
    return favor_of(games(red, blue, nobody=nobody), SIDES, margin)


def test_bots_that_decide_otherwise_are_named() -> None:
    fair, uneven = two(5_000, 5_000), two(6_100, 3_900)
    said = disagreement_text("steady", fair, {"careful": uneven, "greedy": fair})
    assert said == "The bots disagree: fair with steady, favors red with careful."
    assert not disagreement_text("steady", fair, {"careful": two(56, 44)})  # undecided


def test_ways_in_which_games_end_are_in_order() -> None:
    said = ends_text({"surrender": 1, "banners": 800, "objectives": 199})
    assert said == "How games end: banners 80%, objectives 20%, surrender < 1%."


@pytest.mark.parametrize(
    ("red", "blue", "favors"),
    [
        (5_000, 5_000, NOBODY),
        (5_300, 4_700, NOBODY),
        (5_450, 4_550, UNDECIDED),  # 54.5 ± 0.5: the interval straddles the bound
        (5_550, 4_450, UNDECIDED),
        (5_700, 4_300, "red"),
        (4_300, 5_700, "blue"),
        (50, 50, UNDECIDED),
        (1, 0, UNDECIDED),
    ],
)
def test_two_sides(red: int, blue: int, favors: str) -> None:
    assert two(red, blue).favors == favors


def test_a_game_without_a_winner_counts_half_and_is_shown_apart() -> None:
    found = two(60, 20, 20)
    assert found.shares == (0.7, pytest.approx(0.3))
    assert found.nobody == 0.2


def test_the_margin_moves_the_verdict() -> None:
    assert two(5_700, 4_300, margin=0.1).favors == NOBODY
    assert two(5_700, 4_300, margin=0.07).favors == UNDECIDED


@pytest.mark.parametrize(
    ("wins", "favors"),
    [
        ((2_500, 2_500, 2_500, 2_500), NOBODY),
        ((3_300, 2_300, 2_200, 2_200), "seat-1"),
        ((2_850, 2_800, 2_850, 1_500), "seat-1"),  # nobody is far ahead, but seat 4 far behind
        ((2_950, 2_450, 2_300, 2_300), UNDECIDED),
    ],
)
def test_four_seats(wins: tuple[int, ...], favors: str) -> None:
    assert favor_of(games(*wins), SEATS).favors == favors


@pytest.mark.parametrize("names", [SIDES, SEATS])
@pytest.mark.parametrize("each", [2_000, 8_000])
def test_so_near_to_even_games_call_a_share_fair(names: dict[str, str], each: int) -> None:
    """A share a little nearer is fair, a little farther undecided: Wilson's intervals bend."""
    seats = len(names)
    near = fair_within(0.05, seats, each)
    for part, favors in ((0.93, NOBODY), (1.07, UNDECIDED)):
        first = round(each * (1 / seats + part * near))
        rest = (each - first) // (seats - 1)
        won = games(each - rest * (seats - 1), *[rest] * (seats - 1))
        assert favor_of(won, names).favors == favors
    assert fair_within(0.05, seats, 100) < 0 < near < 0.05


def test_seats_share_games_without_a_winner_in_equal_parts() -> None:
    found = favor_of(games(40, 20, 20, 0, nobody=20), SEATS)
    assert found.shares == pytest.approx((0.45, 0.25, 0.25, 0.05))


@pytest.mark.parametrize(("margin", "names"), [(0, SIDES), (0.5, SIDES), (0.25, SEATS)])
def test_a_margin_that_decides_nothing_is_refused(margin: float, names: dict[str, str]) -> None:
    with pytest.raises(OddsError, match="margin must be above 0 and below"):
        favor_of(np.eye(len(names)), names, margin)


@pytest.mark.quick
@pytest.mark.parametrize(
    ("chances", "right"),
    [
        ((0.55, 0.45), (UNDECIDED,)),
        ((0.3, 0.25, 0.25, 0.2), (UNDECIDED,)),  # two seats at the margin, on either side
    ],
)
def test_at_the_margin_it_is_undecided_but_in_5_of_100_cases(
    chances: tuple[float, ...], right: tuple[str, ...]
) -> None:
    """1,000 runs: more than 70 would happen once in 300 such tests."""
    random = np.random.default_rng(7)
    names = SIDES if len(chances) == 2 else SEATS
    every = np.eye(len(chances))
    wrong = 0
    for _ in range(RUNS):
        won = random.multinomial(2_000, chances)
        wrong += favor_of(np.repeat(every, won, axis=0), names).favors not in right
    assert wrong <= 70


@pytest.mark.parametrize("share", [0.51, 0.57, 0.4])
def test_the_games_to_decide_decide_if_the_win_rate_stays(share: float) -> None:
    few = two(round(200 * share), 200 - round(200 * share))
    assert few.favors == UNDECIDED
    need = few.games_to_decide
    assert need is not None
    red = round(1.1 * need * share)
    assert two(red, round(1.1 * need) - red).favors != UNDECIDED
    red = round(0.7 * need * share)
    assert two(red, round(0.7 * need) - red).favors == UNDECIDED


def test_at_the_margin_no_number_of_games_is_named() -> None:
    found = two(110, 90)
    assert found.games_to_decide is None
    assert surer_text(found, 1.0) == "To decide: more than 10,000,000 games: too near 55%."


def test_the_time_is_that_of_the_games_played() -> None:
    more = "less with --workers N"
    assert surer_text(two(570, 430), 10).endswith(f" s here, {more}), if the win rate stays.")
    found = surer_text(two(5_000, 5_000), 120)
    assert found == f"To halve the error: 40,000 games (8 min here, {more})."
    assert surer_text(two(5_000, 5_000), 0) == "To halve the error: 40,000 games."


def test_the_sentence_opens_with_the_scenario() -> None:
    assert favor_text(two(5_700, 4_300), "A battle", "with greedy on both sides") == (
        "A battle favors red: red wins 57.0% ± 0.5 with greedy on both sides."
    )
    assert favor_text(two(5_000, 5_000), "A battle") == (
        "A battle is fair within 5 points: red wins 50.0% ± 0.5."
    )
    assert favor_text(two(5_000, 5_000), "The game, two players").startswith(
        "The game, two players, is fair within 5 points: "
    )
    four = favor_of(games(3_300, 2_300, 2_200, 2_200), SEATS)
    assert favor_text(four, "A game", "with planner in all seats") == (
        "A game favors seat 1: seat 1 wins 33.0% ± 0.5, seat 3 22.0% ± 0.4 (even: 25%), with "
        "planner in all seats."
    )
