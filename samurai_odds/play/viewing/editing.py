"""A position changed at the table: what of a place, a side or the whole may be changed, in words.

Each game has a module ``whole/editing`` of functions: ``controls`` and ``changed`` of a part of
a position, ``moved``, ``listed``, ``spots``, and ``attacked``, the question that two places make.
A changed position may be unsound on the way: the checks of its file say so when it is written.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

PLACE, SIDE, WHOLE = "place", "side", "whole"  # the parts of a position
NONE = "none"


@dataclass(frozen=True)
class Control:
    """What may be changed: its name, its label, the choices in words, and what holds now.

    ``kind`` is ``one`` of the choices (``now`` is its number), ``many`` of them, each as often as
    wanted (``now`` lists numbers), or a ``number`` from ``least`` to ``most``.
    """

    name: str
    label: str
    kind: str
    now: int | tuple[int, ...]
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0


def one(name: str, label: str, choices: Sequence[str], now: str) -> Control:
    """Return a control that takes one of some words."""
    return Control(name, label, "one", list(choices).index(now), tuple(choices))


def many(name: str, label: str, choices: Sequence[str], now: Iterable[str]) -> Control:
    """Return a control that takes words, each as often as wanted."""
    listed = list(choices)
    held = tuple(listed.index(word) for word in now if word in listed)
    return Control(name, label, "many", held, tuple(choices))


def number(name: str, label: str, now: int, most: int, least: int = 0) -> Control:
    """Return a control that takes a number."""
    return Control(name, label, "number", now, (), least, most)
