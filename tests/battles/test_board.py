"""The geometry of the board: rows, neighbours, distances, sections."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from samurai_odds import OddsError
from samurai_odds.battles import board

hexes = st.integers(0, board.HEXES - 1)


def test_rows_of_twelve_and_eleven_by_turns() -> None:
    assert [board.length(row) for row in range(board.ROWS)] == [12, 11] * 5 + [12]
    assert board.HEXES == 6 * 12 + 5 * 11 == 127


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
    for row in range(1, board.ROWS, 2):
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
    assert len(steps) == board.HEXES


@given(hexes)
def test_cube_coordinates_add_up_to_zero(number: int) -> None:
    assert sum(board.cube(number)) == 0


def names(row: int, section: int, seat: int) -> str:
    numbers = [board.hex_at(row, place) for place in range(board.length(row))]
    return "".join(board.name_of(n)[0] for n in numbers if board.sections(n, seat) & section)


def test_sections_of_the_bottom_player() -> None:
    left, center, right = (
        (board.LEFT, "abcd", "abcd"),
        (board.CENTER, "efgh", "defgh"),
        (board.RIGHT, "ijkl", "hijk"),
    )
    for section, even, odd in (left, center, right):
        assert names(10, section, board.BOTTOM) == even
        assert names(1, section, board.BOTTOM) == odd  # d and h lie on the dotted lines


def test_left_and_right_are_each_players_own() -> None:
    for row in range(board.ROWS):
        assert names(row, board.LEFT, board.TOP) == names(row, board.RIGHT, board.BOTTOM)
        assert names(row, board.CENTER, board.TOP) == names(row, board.CENTER, board.BOTTOM)


@given(hexes)
def test_turning_the_board_turns_everything_with_it(number: int) -> None:
    turned = board.HEXES - 1 - number
    assert board.row_of(turned) == board.ROWS - 1 - board.row_of(number)
    assert board.across(turned) == 2 * board.COLUMNS - board.across(number)
    assert board.sections(turned, board.TOP) == board.sections(number, board.BOTTOM)
    around = {-1 if n < 0 else board.HEXES - 1 - n for n in board.neighbours(number)}
    assert around == set(board.neighbours(turned))


def test_baselines() -> None:
    assert (board.baseline(board.TOP), board.baseline(board.BOTTOM)) == (0, 10)
