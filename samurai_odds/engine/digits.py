"""The digits that are true: how numbers are rounded where they are written.

The last digits of a computed number are rounding, and nobody's at the table. JSON and
CSV hold 12 significant digits, tables made for print 6. Rounded so, a number that is
read back and written again stays the same.
"""

from typing import Any

STORED = 12  # significant digits in JSON and CSV
PRINTED = 6  # in the files of booklets
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
    """Give a cell of a table as it is written: numbers with a point rounded, all else as it is."""
    if not isinstance(cell, float):
        return cell
    return (chance if getattr(cell, "proportion", False) else amount)(float(cell), digits)
