"""What is said on stderr while rules are compiled or loaded."""

import sys
from functools import cache


def say(words: str) -> None:
    """Print a line on stderr, if there is one."""
    if sys.stderr is not None:
        print(words, file=sys.stderr, flush=True)


@cache
def say_once(words: str) -> None:
    """Print a line on stderr unless this process has printed it before."""
    say(words)
