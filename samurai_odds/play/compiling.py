"""Saying what a long wait is for: rules are compiled once for each version."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from samurai_odds.engine.progress import say as _say

WHOLE_GAME = "10 to 30 s"  # what compiling a whole game usually takes


@contextmanager
def said(rules: str, lasts: str, compiling: bool) -> Iterator[None]:
    """Say what takes so long if rules are compiled, and in the end how long it took."""
    if not compiling:
        yield
        return
    begun = time.perf_counter()
    _say(f"compiling the rules of {rules}, once for this version: {lasts}")
    yield
    _say(f"compiled in {time.perf_counter() - begun:.0f} s")


def say_waiting() -> None:
    """Say that another process compiles, and this one waits for it."""
    _say(f"waiting while another process compiles rules: {WHOLE_GAME}")
