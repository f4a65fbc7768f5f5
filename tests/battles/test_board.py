"""The geometry of the boards: rows, neighbors, distances, sections."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from samurai_odds import OddsError
from samurai_odds.battles.board import (
    BOTTOM,
    CENTER,
    CORE,
    EPIC,
    LEFT,
    RIGHT,
    TOP,
    Board,
    line,
)

boards = pytest.mark.parametrize("board", [CORE, EPIC], ids=lambda board: board.key)
numbers = st.integers(0, EPIC.hexes - 1)


def test_rows_of_twelve_and_eleven_by_turns() -> None:
    assert [CORE.length(row) for row in range(CORE.rows)] == [12, 11] * 5 + [12]
    assert CORE.hexes == 6 * 12 + 5 * 11 == 127


def test_epic_is_26_wide_and_9_deep() -> None:
    """B21: rows of 26 and 25 by turns."""
    assert [EPIC.length(row) for row in range(EPIC.rows)] == [26, 25] * 4 + [26]
    assert EPIC.hexes == 5 * 26 + 4 * 25 == 230
    assert (EPIC.tokens, EPIC.rack) == (60, 3)


@boards
def test_numbers_names_and_places_agree(board: Board) -> None:
    for number in range(board.hexes):
        row, place = board.row_of(number), board.place_of(number)
        assert board.hex_at(row, place) == number
        assert number in board.hexes_of(row)
        assert board.hex_named(board.name_of(number)) == number
        assert board.hex_named(board.name_of(number).upper()) == number
    assert [board.has(number) for number in (-1, 0, board.hexes)] == [False, True, False]


NONE = ["", "a", "1", "l2", "m1", "a0", "a12", "aa1", "a-1", "a" + "9" * 5000, "é1", "a²"]


@pytest.mark.parametrize("name", NONE, ids=range(len(NONE)))
def test_a_hex_that_is_none(name: str) -> None:
    with pytest.raises(OddsError, match=r"no hex .* a1 to l1, a2 to k2, \.\.\. a11 to l11"):
        CORE.hex_named(name)


@pytest.mark.parametrize("name", ["z2", "a10", "{1"])
def test_a_hex_that_the_epic_board_has_not(name: str) -> None:
    with pytest.raises(OddsError, match=r"no hex .* a1 to z1, a2 to y2, \.\.\. a9 to z9"):
        EPIC.hex_named(name)


@boards
def test_half_hexes_are_not_on_the_board(board: Board) -> None:
    """An odd row begins and ends with a half-hex, which has no number."""
    for row in range(1, board.rows, 2):
        end = board.columns - 1
        assert board.hex_at(row, -1) == board.hex_at(row, end) == -1
        first, last = board.hex_at(row, 0), board.hex_at(row, end - 1)
        assert board.neighbors(first)[2] == board.neighbors(last)[3] == -1


@pytest.mark.parametrize(
    ("board", "name", "around"),
    [
        (CORE, "c3", "b2 c2 b3 d3 b4 c4"),  # a row of twelve
        (CORE, "c4", "c3 d3 b4 d4 c5 d5"),  # a row of eleven lies half a hex to the right
        (CORE, "a1", "- - - b1 - a2"),
        (CORE, "l1", "- - k1 - k2 -"),
        (CORE, "a2", "a1 b1 - b2 a3 b3"),
        (CORE, "k2", "k1 l1 j2 - k3 l3"),
        (CORE, "f11", "e10 f10 e11 g11 - -"),
        (EPIC, "m5", "l4 m4 l5 n5 l6 m6"),
        (EPIC, "m4", "m3 n3 l4 n4 m5 n5"),  # where the two boards are joined
        (EPIC, "y2", "y1 z1 x2 - y3 z3"),
        (EPIC, "z9", "y8 - y9 - - -"),
    ],
)
def test_neighbors(board: Board, name: str, around: str) -> None:
    found = board.neighbors(board.hex_named(name))
    assert " ".join("-" if n < 0 else board.name_of(n) for n in found) == around


@boards
@given(numbers, numbers)
def test_neighbors_are_mutual_and_one_hex_away(board: Board, one: int, other: int) -> None:
    one, other = one % board.hexes, other % board.hexes
    near = other in board.neighbors(one)
    assert near == (one in board.neighbors(other)) == (board.distance(one, other) == 1)


@boards
@given(numbers)
def test_distances_are_the_fewest_steps(board: Board, start: int) -> None:
    start %= board.hexes
    steps = {start: 0}
    front = [start]
    while front:
        front = [n for h in front for n in board.neighbors(h) if n >= 0 and n not in steps]
        front = list(dict.fromkeys(front))
        last = max(steps.values())
        steps |= dict.fromkeys(front, last + 1)
    assert all(board.distance(start, number) == count for number, count in steps.items())
    assert board.distances(start) == tuple(steps[number] for number in range(board.hexes))


@boards
def test_cube_coordinates_add_up_to_zero(board: Board) -> None:
    assert all(sum(board.cube(number)) == 0 for number in range(board.hexes))


def names(board: Board, row: int, section: int, seat: int) -> str:
    found = [n for n in board.hexes_of(row) if board.sections(n, seat) & section]
    return "".join(board.name_of(n)[0] for n in found)


@pytest.mark.parametrize(
    ("board", "section", "even", "odd"),
    [
        (CORE, LEFT, "abcd", "abcd"),  # d and h lie on the dotted lines in odd rows
        (CORE, CENTER, "efgh", "defgh"),
        (CORE, RIGHT, "ijkl", "hijk"),
        (EPIC, LEFT, "abcdefghi", "abcdefghi"),  # 9, 8 and 9 hex widths (E1): i and q do
        (EPIC, CENTER, "jklmnopq", "ijklmnopq"),
        (EPIC, RIGHT, "rstuvwxyz", "qrstuvwxy"),
    ],
)
def test_sections_of_the_bottom_player(board: Board, section: int, even: str, odd: str) -> None:
    assert names(board, board.rows - 1, section, BOTTOM) == even
    assert names(board, 1, section, BOTTOM) == odd


@boards
def test_left_and_right_are_each_players_own(board: Board) -> None:
    for row in range(board.rows):
        assert names(board, row, LEFT, TOP) == names(board, row, RIGHT, BOTTOM)
        assert names(board, row, CENTER, TOP) == names(board, row, CENTER, BOTTOM)


@boards
def test_turning_the_board_turns_everything_with_it(board: Board) -> None:
    last = board.hexes - 1
    for number in range(board.hexes):
        turned = last - number
        assert board.row_of(turned) == board.rows - 1 - board.row_of(number)
        assert board.across(turned) == 2 * board.columns - board.across(number)
        assert board.sections(turned, TOP) == board.sections(number, BOTTOM)
        around = {-1 if n < 0 else last - n for n in board.neighbors(number)}
        assert around == set(board.neighbors(turned))


def test_baselines() -> None:
    assert [CORE.baseline(seat) for seat in (TOP, BOTTOM)] == [0, 10]
    assert [EPIC.baseline(seat) for seat in (TOP, BOTTOM)] == [0, 8]


@boards
def test_sight_along_the_edge_passes_half_hexes(board: Board) -> None:
    """Down the left edge the line runs between a2 and the half-hex beside it (B20)."""
    down = line(board, board.hex_named("a1"), board.hex_named("a3"))
    assert down.crossed == ()
    assert {down.left, down.right} == {(-1,), (board.hex_named("a2"),)}


def test_sight_crosses_the_line_between_sections_like_any_other() -> None:
    ends = EPIC.hex_named("g5"), EPIC.hex_named("k5")
    assert line(EPIC, *ends).crossed == tuple(EPIC.hex_named(name) for name in ("h5", "i5", "j5"))
