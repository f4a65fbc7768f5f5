"""The command that gives the same answer every time, beside one in which the clock had a say."""

import shlex
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from samurai_odds.engine.limit import Limit

_BEGINS = "The clock had a say in this. An answer that is the same every time"
_LIMITS = ("--seconds", "--target-error", "--samples")  # what --samples takes the place of


def is_clocked(limit: "Limit | None", answer: Any) -> bool:
    """Return whether a limit, or the usual one, left it to the clock when games stopped."""
    is_so = limit is None or limit.samples is None or limit.seconds is not None
    return is_so and not answer.provenance.interrupted


def repeat_note(answer: Any) -> str:
    """Return how about as good an answer is asked for so that it is the same each time."""
    samples = getattr(answer, "samples_each", None) or answer.provenance.samples
    arguments = click.get_current_context().find_root().obj
    line = shlex.join([*_without_limits(arguments), "--samples", str(samples)])
    return f"{_BEGINS}: samurai-odds {line}"


def _without_limits(arguments: Sequence[str]) -> list[str]:
    others, left = [], iter(arguments)
    for one in left:
        name, equals, _ = one.partition("=")
        if name not in _LIMITS:
            others.append(one)
        elif not equals:
            next(left, None)
    return others
