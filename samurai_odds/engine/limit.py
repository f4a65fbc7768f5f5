"""When a simulation may stop."""

from dataclasses import dataclass, replace
from numbers import Integral, Real
from typing import Any

from samurai_odds.engine.calling import as_python, is_whole
from samurai_odds.errors import OddsError, refuse, written_out

DEFAULT_SAMPLES = 1_000_000
MOST_SAMPLES = 2**47  # the streams set aside draws for as many
MOST_THREADS = 1_024
MINIMUM_SAMPLES = 16_384  # below this an interval is not trusted, however narrow


@dataclass(frozen=True)
class Limit:
    """Stop a simulation at whichever comes first.

    stderr: the standard error wanted for every figure shown, above 0;
    seconds: wall time, above 0; samples: number of battles, from 1 to 2**47.
    With none given, a million battles are played.

    >>> from samurai_odds import Limit, battles
    >>> odds = battles.attack("levy", "levy", limit=Limit(samples=1000), seed=7)
    >>> odds.samples
    1000
    """

    stderr: float | None = None
    seconds: float | None = None
    samples: int | None = None

    def __post_init__(self) -> None:
        for name in ("stderr", "seconds", "samples"):
            object.__setattr__(self, name, as_python(getattr(self, name)))
        problems = [
            f"{name} must be above 0, not {written_out(value)}"
            for name, value in (
                ("stderr", self.stderr),
                ("seconds", self.seconds),
                ("samples", self.samples),
            )
            if value is not None and (not _is_number(value) or not value > 0)
        ]
        if self.samples is not None and (
            not isinstance(self.samples, Integral) or self.samples > MOST_SAMPLES
        ):
            most = f"samples is a whole number up to {MOST_SAMPLES}"
            problems.append(f"{most}, not {written_out(self.samples)}")
        refuse(problems)

    @property
    def most_samples(self) -> int:
        """The battles to play at most."""
        if self.samples is not None:
            return int(self.samples)
        if self.stderr is None and self.seconds is None:
            return DEFAULT_SAMPLES
        return MOST_SAMPLES


def _is_number(value: Any) -> bool:
    return isinstance(value, Real) and not isinstance(value, bool)


def check_threads(threads: int | None) -> None:
    """Raise OddsError unless this is a number of threads, or none."""
    if threads is not None and not (is_whole(threads) and 1 <= threads <= MOST_THREADS):
        raise OddsError(f"threads is a whole number from 1 to {MOST_THREADS}, not {threads!r}")


def limit_of(samples: Any) -> Any:
    """Return a number of samples as the limit that it is; anything else as it is."""
    samples = as_python(samples)
    return Limit(samples=samples) if type(samples) is int else samples


def completed(limit: Limit | None, usual: Limit) -> Limit:
    """Give the usual limit where there is none, and its error to a limit of time alone."""
    if limit is None:
        return usual
    if limit.stderr is None and limit.samples is None:
        return replace(limit, stderr=usual.stderr)
    return limit
