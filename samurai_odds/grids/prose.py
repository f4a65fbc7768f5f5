"""Words for people: what narration returns, which nothing but what prints it may read (`printing`).

To the type check `Prose` is no text: it can be kept, passed on and joined to more, and neither
searched nor split, compared nor put into a text. While the program runs it is one.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:

    class Prose:
        """Words for people, written and not read."""

        def __init__(self, words: str) -> None: ...

else:
    Prose = str

NOTHING = Prose("")


def joined(parts: "Iterable[Prose | str]", between: str = "") -> "Prose":
    """Return words made of parts."""
    return Prose(between.join(parts))  # type: ignore[arg-type]
