"""The geometry of the board: rows, neighbours, distances, sections."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from samurai_odds import OddsError
from samurai_odds.battles.board import BOTTOM, CENTER, LEFT, RIGHT, TOP
from samurai_odds.battles.board import CORE as board

hexes = st.integers(0, board.hexes - 1)


def test_rows_of_twelve_and_eleven_by_turns() -> None:
    assert [board.length(row) for row in range(board.rows)] == [12, 11] * 5 + [12]
    assert board.hexes == 6 * 12 + 5 * 11 == 127


@given(hexes)
def test_numbers_names_and_places_agree(number: int) -> None:
    row, place = board.row_of(number), board.place_of(number)
    assert board.hex_at(row, place) == number
    assert board.hex_named(board.name_of(number)) == number
    assert board.hex_named(board.name_of(number).upper()) == number


NONE = ["", "a", "1", "l2", "m1", "a0", "a12", "aa1", "a-1", "a" + "9" * 5000, "é1", "a²"]


@pytest.mark.parametrize("name", NONE, ids=range(len(NONE)))
def test_a_hex_that_is_none(name: str) -> None:
    with pytest.raises(OddsError, match="no hex"):
        board.hex_named(name)


def test_half_hexes_are_not_on_the_board() -> None:
    """An odd row begins and ends with a half-hex, which has no number."""
    for row in range(1, board.rows, 2):
        assert board.hex_at(row, -1) == board.hex_at(row, 11) == -1
        first, last = board.hex_at(row, 0), board.hex_at(row, 10)
        assert board.neighbours(first)[2] == board.neighbours(last)[3] == -1


@pytest.mark.parametrize(
    ("name", "around"),
    [
        ("c3", "b2 c2 b3 d3 b4 c4"),  # a row of twelve
        ("c4", "c3 d3 b4 d4 c5 d5"),  # a row of eleven lies half a hex to the right
        ("a1", "- - - b1 - a2"),
        ("l1", "- - k1 - k2 -"),
        ("a2", "a1 b1 - b2 a3 b3"),
        ("k2", "k1 l1 j2 - k3 l3"),
        ("f11", "e10 f10 e11 g11 - -"),
    ],
)
def test_neighbours(name: str, around: str) -> None:
    found = board.neighbours(board.hex_named(name))
    assert " ".join("-" if n < 0 else board.name_of(n) for n in found) == around


@given(hexes, hexes)
def test_neighbours_are_mutual_and_one_hex_away(one: int, other: int) -> None:
    near = other in board.neighbours(one)
    assert near == (one in board.neighbours(other)) == (board.distance(one, other) == 1)


@given(hexes)
def test_distances_are_the_fewest_steps(start: int) -> None:
    steps = {start: 0}
    front = [start]
    while front:
        front = [n for h in front for n in board.neighbours(h) if n >= 0 and n not in steps]
        front = list(dict.fromkeys(front))
        last = max(steps.values())
        steps |= dict.fromkeys(front, last + 1)
    assert all(board.distance(start, number) == count for number, count in steps.items())
    assert len(steps) == board.hexes


@given(hexes)
def test_cube_coordinates_add_up_to_zero(number: int) -> None:
    assert sum(board.cube(number)) == 0


def names(row: int, section: int, seat: int) -> str:
    numbers = [board.hex_at(row, place) for place in range(board.length(row))]
    return "".join(board.name_of(n)[0] for n in numbers if board.sections(n, seat) & section)


def test_sections_of_the_bottom_player() -> None:
    left, center, right = (
        (LEFT, "abcd", "abcd"),
        (CENTER, "efgh", "defgh"),
        (RIGHT, "ijkl", "hijk"),
    )
    for section, even, odd in (left, center, right):
        assert names(10, section, BOTTOM) == even
        assert names(1, section, BOTTOM) == odd  # d and h lie on the dotted lines


def test_left_and_right_are_each_players_own() -> None:
    for row in range(board.rows):
        assert names(row, LEFT, TOP) == names(row, RIGHT, BOTTOM)
        assert names(row, CENTER, TOP) == names(row, CENTER, BOTTOM)


@given(hexes)
def test_turning_the_board_turns_everything_with_it(number: int) -> None:
    turned = board.hexes - 1 - number
    assert board.row_of(turned) == board.rows - 1 - board.row_of(number)
    assert board.across(turned) == 2 * board.columns - board.across(number)
    assert board.sections(turned, TOP) == board.sections(number, BOTTOM)
    around = {-1 if n < 0 else board.hexes - 1 - n for n in board.neighbours(number)}
    assert around == set(board.neighbours(turned))


def test_baselines() -> None:
    assert (board.baseline(TOP), board.baseline(BOTTOM)) == (0, 10)
