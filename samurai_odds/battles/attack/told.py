"""How lines of a told battle are worded."""

from collections.abc import Sequence
from itertools import groupby

BOOK = "Samurai Battles"


def line(rule: str, text: str) -> str:
    """Write a line with its rule."""
    return f"{BOOK}, {rule}: {text}"


_PLURAL = {"circle": "circles", "triangle": "triangles", "square": "squares", "flag": "flags"}


def listed(faces: Sequence[str]) -> str:
    """Write down what dice show, like faces together."""
    order = ("circle", "triangle", "square", "swords", "flag", "honor")
    ranked = sorted(faces, key=order.index)
    parts = [(face, len(list(same))) for face, same in groupby(ranked)]
    return ", ".join(
        f"{count} {_PLURAL.get(face, face)}" if count > 1 else face for face, count in parts
    )


def count(number: int, one: str, many: str | None = None) -> str:
    """Write a number of things."""
    return f"{number} {one if number == 1 else many or one + 's'}"
