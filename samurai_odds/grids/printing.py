"""Words for people as texts: for commands, pages, reports and what writes an answer, alone.

pyproject.toml says who may import this.
"""

from collections.abc import Iterable
from typing import cast

from samurai_odds.grids.prose import Prose


def printed(words: Prose) -> str:
    """Return words as a text to be shown."""
    return cast("str", words)


def printed_lines(lines: Iterable[Prose]) -> list[str]:
    """Return lines as texts to be shown."""
    return [printed(line) for line in lines]
