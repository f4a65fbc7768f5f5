"""The battlefield: its hexes, their neighbours, sections and distances.

Twelve columns by eleven rows of hexes with a point up (B20). Even rows hold twelve
hexes, odd rows eleven with a half-hex at either end, which no piece may enter.
Row 0 is the top player's baseline. Hexes are numbered from 0, row by row, and
named as players point at them: ``a1`` is the first hex of row 0, ``l11`` the last of
row 10.
"""

from functools import cache

from samurai_odds.errors import OddsError

COLUMNS = 12
ROWS = 11
TOP, BOTTOM = 0, 1  # where a player sits
PLACES = ("top", "bottom")
SECTIONS = ("left", "center", "right")  # each player's own
LEFT, CENTER, RIGHT = 1, 2, 4  # bits: a hex on a dotted line belongs to two sections
_LINES = (8, 16)  # the dotted lines, in half-widths from the left edge (B20)


def length(row: int) -> int:
    """Count the hexes of a row."""
    return COLUMNS - row % 2


_STARTS = tuple(sum(length(above) for above in range(row)) for row in range(ROWS + 1))
HEXES = _STARTS[ROWS]


def hex_at(row: int, place: int) -> int:
    """Number the hex at a place of a row; -1 off the board."""
    if not 0 <= row < ROWS or not 0 <= place < length(row):
        return -1
    return _STARTS[row] + place


def row_of(number: int) -> int:
    """Find the row of a hex."""
    return next(row for row in range(ROWS) if number < _STARTS[row + 1])


def place_of(number: int) -> int:
    """Find the place of a hex in its row."""
    return number - _STARTS[row_of(number)]


def name_of(number: int) -> str:
    """Name a hex: a letter for its place, a number for its row."""
    return f"{chr(ord('a') + place_of(number))}{row_of(number) + 1}"


def hex_named(name: str) -> int:
    """Find a hex by its name; raise OddsError if the board has none."""
    letter, digits = name[:1].lower(), name[1:]
    if name.isascii() and letter.isalpha() and digits.isdigit() and len(digits) < 3:
        number = hex_at(int(digits) - 1, ord(letter) - ord("a"))
        if number >= 0:
            return number
    raise OddsError(
        f"no hex '{name}': a letter and a row, a1 to l1, a2 to k2, ... a{ROWS} to l{ROWS}"
    )


@cache
def neighbours(number: int) -> tuple[int, ...]:
    """List the six hexes around one, -1 where the board ends.

    In this order: up left, up right, left, right, down left, down right.
    """
    row, place = row_of(number), place_of(number)
    shift = row % 2
    return (
        hex_at(row - 1, place - 1 + shift),
        hex_at(row - 1, place + shift),
        hex_at(row, place - 1),
        hex_at(row, place + 1),
        hex_at(row + 1, place - 1 + shift),
        hex_at(row + 1, place + shift),
    )


def cube(number: int) -> tuple[int, int, int]:
    """Give a hex's cube coordinates, which add up to zero."""
    row = row_of(number)
    across = place_of(number) - (row - row % 2) // 2
    return across, -across - row, row


@cache
def distance(one: int, other: int) -> int:
    """Count the hexes from one to another, the last one included."""
    return max(abs(a - b) for a, b in zip(cube(one), cube(other), strict=True))


def across(number: int) -> int:
    """Measure where a hex's middle lies, in half-widths from the left edge."""
    row = row_of(number)
    return 2 * place_of(number) + 1 + row % 2


def sections(number: int, seat: int) -> int:
    """Say which sections a hex belongs to, as bits, seen from a player's seat."""
    middle = across(number)
    first, second = _LINES
    bits = (
        (LEFT if middle <= first else 0)
        | (CENTER if first <= middle <= second else 0)
        | (RIGHT if middle >= second else 0)
    )
    if seat == BOTTOM:
        return bits
    swapped = bits & CENTER
    return swapped | (RIGHT if bits & LEFT else 0) | (LEFT if bits & RIGHT else 0)


def baseline(seat: int) -> int:
    """Give the row that is a player's baseline."""
    return 0 if seat == TOP else ROWS - 1
