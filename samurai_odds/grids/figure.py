"""A number with its standard error, and the digits that it deserves."""

from math import ceil, floor, inf, isfinite, sqrt
from typing import Any

from samurai_odds.grids import digits as true

Z_95 = 1.959963984540054
LEAST_PRINTED = 1e-6  # exact figures below this are not printed by themselves


class Figure(float):
    """A probability or expectation; ``se`` is its standard error, 0 when exact.

    One game has no standard error: ``se`` is infinite then, nothing is printed for it, and
    JSON has null.

    ``samples`` is the number of battles it rests on (0 when exact) and
    ``proportion`` says that it is the chance of an event. It calculates, compares
    and formats (``f"{figure:.3f}"``) as the number that it is, and its ``repr`` is
    that number in full; ``str`` and ``print`` give it as `text` does.

    >>> from samurai_odds import Figure
    >>> chance = Figure(0.40674, se=0.0016, samples=100_000, proportion=True)
    >>> print(chance)
    40.7% ± 0.2
    >>> f"{chance:.3f}"
    '0.407'
    """

    se: float
    samples: int
    proportion: bool

    def __new__(
        cls, value: float, se: float = 0.0, samples: int = 0, proportion: bool = False
    ) -> "Figure":
        """Attach the error and its basis to a number."""
        figure = super().__new__(cls, value)
        figure.se = inf if samples == 1 else se
        figure.samples, figure.proportion = samples, proportion
        return figure

    def __reduce__(self) -> tuple[Any, ...]:
        return Figure, (float(self), self.se, self.samples, self.proportion)

    def __str__(self) -> str:
        return self.text()

    @property
    def bar(self) -> float:
        """The error as a picture draws it: 0 where there is none."""
        return self.se if isfinite(self.se) else 0.0

    @property
    def read(self) -> float:
        """The number that its text reads, as far as that is rounded."""
        return float(self) if self.proportion else _read(self)

    @property
    def in_points(self) -> "Figure":
        """The same difference of chances in percentage points."""
        return Figure(100 * self, 100 * self.se, self.samples)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% interval: Wilson's for a proportion, normal for an expectation."""
        if not self.samples:
            return float(self), float(self)
        if self.proportion:
            return wilson(float(self), self.samples, Z_95)
        return self - Z_95 * self.se, self + Z_95 * self.se

    def to_dict(self) -> dict[str, float | None]:
        """Give it and its error as plain numbers, with the digits that JSON holds."""
        return {"value": true.written(self), "se": true.written(self.se)}

    def _repr_html_(self) -> str:
        """Show it in a notebook with its error; the digits left out are in the number."""
        return self.text().replace("<", "&lt;").replace(">", "&gt;")

    def text(self) -> str:
        """Print it with its error and only the digits that it deserves."""
        return percent(self) if self.proportion else plain(self)


def wilson(share: float, samples: float, z: float) -> tuple[float, float]:
    """Wilson's score interval for a share seen in a number of samples."""
    spread = 1 + z * z / samples
    center = (share + z * z / (2 * samples)) / spread
    half = z / spread * sqrt(share * (1 - share) / samples + z * z / (4 * samples * samples))
    return max(0.0, center - half), min(1.0, center + half)


def wilson_error(share: float, samples: float) -> float:
    """Half of Wilson's one-sigma interval: a standard error that is never 0.

    One sample has none: its error is infinite.
    """
    if samples == 1:
        return inf
    share = min(max(share, 0.0), 1.0)
    return sqrt(share * (1 - share) / samples + 1 / (4 * samples * samples)) / (1 + 1 / samples)


def mean_error(values: Any) -> float:
    """Return the standard error of the mean of an array, a game each: 0 where all are alike.

    Its sums are rounded: what they leave of a thousand equal values is no error.
    """
    games = len(values)
    if games < 2 or values.min() == values.max():
        return 0.0
    return float(values.std(ddof=1)) / sqrt(games)


def percent(figure: Figure) -> str:
    """Print a chance in percent; a sampled one is never printed as 0% or 100%."""
    if not figure.samples:
        return exact_percent(true.chance(float(figure)))
    low, high = figure.interval
    digits = digits_for(100 * figure.se)
    if figure <= 0:
        return f"< {_up(100 * high)}%"
    if figure >= 1:
        return f"> {100 - float(_up(100 - 100 * low)):.6g}%"
    if not isfinite(figure.se):
        return f"{100 * figure:.0f}%"
    if not figure.se:  # the same in every game
        return exact_percent(true.chance(float(figure)))
    share = true.chance(float(figure))  # halves round alike, however they were summed
    if not round(100 * share, digits):  # no share of games: those are an error away from 0
        return f"< {ceil(100 * (share + Z_95 * figure.se))}%"
    if round(100 * share, digits) == 100:
        return f"> {floor(100 * (share - Z_95 * figure.se))}%"
    return f"{100 * share:.{digits}f}% ± {100 * figure.se:.{digits}f}"


def error_note(samples: int | None, counted: str = "game") -> str:
    """Say what the errors printed are, or why there is none."""
    return f"one {counted} has no standard error" if samples == 1 else "± is one standard error"


def points(figure: Figure) -> str:
    """Print a difference of two chances in points, with its sign."""
    digits = digits_for(100 * figure.se) if isfinite(figure.se) else 0
    worth = round(100 * float(figure), digits) + 0.0  # no minus before a zero
    error = f" ± {100 * figure.se:.{digits}f}" if isfinite(figure.se) else ""
    return f"{worth:+.{digits}f}{error} points"


def exact_percent(chance: float) -> str:
    """Print an exact chance: one decimal, more where one decimal would read 0 or 100.

    Below one in a million it says only that: what is summed up from thousands of rounded
    products holds to 1e-9, and a table is no place for a power of ten.
    """
    if chance in (0.0, 1.0):
        return f"{100 * chance:.0f}%"
    if 0.0005 <= chance < 0.9995:  # from there on one decimal reads 100.0%
        return f"{100 * chance:.1f}%"
    if chance < 0.5:
        return f"{100 * chance:.1g}%" if chance >= LEAST_PRINTED else "< 0.0001%"
    return f"> {100 - 0.1:.1f}%"


def round_percent(chance: float, digits: int = 0) -> str:
    """Print a plain number as a chance; what is not certain is never printed as 0% or 100%."""
    text = f"{100 * chance:.{digits}f}"
    if float(text) <= 0 and chance > true.NOISE:
        return f"< {10**-digits:g}%"
    if float(text) >= 100 and chance < 1 - true.NOISE:
        return f"> {100 - 10**-digits:g}%"
    return f"{text}%"


def plain(figure: Figure) -> str:
    """Print a number: two decimals when exact, else as many as its error allows."""
    value = _read(figure)
    if not figure.samples or not figure.se:
        return f"{value:.1g}" if 0 < abs(value) < 0.005 else f"{value:.2f}"
    digits = digits_for(figure.se)
    if not isfinite(figure.se):
        return f"{value:.0f}" if value.is_integer() else f"{value:.{digits}f}"
    return f"{value:.{digits}f} ± {figure.se:.{digits}f}"


def _read(figure: Figure) -> float:
    """Return an amount as `plain` prints it, before an exact one is cut to its digits."""
    if not figure.samples or not figure.se:
        value = true.amount(float(figure))
        return value if abs(value) >= LEAST_PRINTED else 0.0
    return round(float(figure), digits_for(figure.se)) + 0.0  # no minus before a zero


def digits_for(error: float) -> int:
    """Decimals that an error deserves: up to its own first digit."""
    if not isfinite(error) or error <= 0:
        return 2
    exponent = int(f"{error:.0e}".partition("e")[2])  # after rounding: 0.0096 is 0.01
    return min(9, max(0, -exponent))


def _up(value: float) -> str:
    """Round a small positive number up to one digit."""
    if value <= 0:
        return "0"
    digits = -int(f"{value:e}".partition("e")[2])
    step = float(f"1e{-digits}")
    return f"{step * -(-value // step):.{max(0, digits)}f}"
