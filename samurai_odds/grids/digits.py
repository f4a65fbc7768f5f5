"""The digits that are true: how numbers are rounded where they are written.

The last digits of a computed number are rounding, and nobody's at the table. JSON and
CSV hold 12 significant digits. The files of a booklet hold 6, and nothing below one in
a billion: a chance so small is not followed to the end everywhere. Rounded so, a number
that is read back and written again stays the same.
"""

from math import isfinite
from typing import Any

STORED = 12  # significant digits in JSON and CSV
PRINTED = 6  # in the files of booklets
UNPRINTED = 5e-10  # and there, what is nearer to nothing is nothing
NOISE = 1e-12  # an amount nearer to nothing is nothing


def rounded(value: float, digits: int = STORED) -> float:
    """Round to so many significant digits."""
    return float(f"{value:.{digits}g}") + 0.0  # of -0.0 it makes 0.0


def chance(value: float, digits: int = STORED) -> float:
    """Round a chance; what can fail never becomes certain."""
    written = rounded(value, digits)
    return rounded(1.0 - 10**-digits, digits) if value < 1.0 <= written else written


def amount(value: float, digits: int = STORED) -> float:
    """Round an amount; what is nothing but for rounding becomes nothing."""
    return 0.0 if abs(value) < NOISE else rounded(value, digits)


def written(cell: Any, digits: int = STORED) -> Any:
    """Give a cell of a table as it is written: numbers with a point rounded, all else as it is.

    An error that there is not is None.
    """
    if not isinstance(cell, float):
        return cell
    if not isfinite(cell):
        return None
    return (chance if getattr(cell, "proportion", False) else amount)(float(cell), digits)


def printed(cell: Any) -> Any:
    """Give a cell as the files of a booklet hold it."""
    number = written(cell, PRINTED)
    return 0.0 if isinstance(number, float) and abs(number) < UNPRINTED else number
