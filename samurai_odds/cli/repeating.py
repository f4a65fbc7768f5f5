"""The command that repeats an answer which the clock has stopped."""

import shlex
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from samurai_odds.engine.limit import Limit

_LIMITS = ("--seconds", "--target-error", "--samples")  # what --samples takes the place of


def is_clocked(limit: "Limit | None") -> bool:
    """Return whether a limit leaves it to the clock, or to the usual one, when games stop."""
    return limit is None or limit.samples is None or limit.seconds is not None


def repeat_note(answer: Any) -> str:
    """Return how an answer is asked for so that it is the same each time."""
    samples = getattr(answer, "samples_each", None) or answer.provenance.samples
    arguments = click.get_current_context().find_root().obj
    line = shlex.join([*_without_limits(arguments), "--samples", str(samples)])
    return f"The clock stopped this. The same every time: samurai-odds {line}"


def _without_limits(arguments: Sequence[str]) -> list[str]:
    others, left = [], iter(arguments)
    for one in left:
        name, equals, _ = one.partition("=")
        if name not in _LIMITS:
            others.append(one)
        elif not equals:
            next(left, None)
    return others
