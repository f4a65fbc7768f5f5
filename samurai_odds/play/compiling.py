"""Having the rules of the whole game compiled before anything is timed."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer

from samurai_odds.play.game import Start

_PATIENCE = 4.0  # seconds before we say what the wait is for


def ready(start: Start) -> None:
    """Play one game, so that all is loaded; the first time ever, it is compiled."""
    from samurai_odds.play.games import play_range

    with _said_why():
        play_range(start, 0, 0, 1)


@contextmanager
def _said_why() -> Iterator[None]:
    """Say on a terminal why nothing happens, if it lasts."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield
        return
    words = "compiling the rules of the game: half a minute or more, once for each version\n"
    timer = Timer(_PATIENCE, sys.stderr.write, (words,))
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
