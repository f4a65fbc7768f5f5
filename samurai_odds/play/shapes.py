"""The shapes that boards and their pieces are drawn of, as data; and how SVG writes them.

Lengths are those of `scene`; y grows downwards. What a shape looks like is named by its classes
(`scene.STYLES`); ``own`` is what it has besides, by the names of SVG's attributes.
"""

import html
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

Point = tuple[float, float]
Value = str | float | tuple[float, ...]
Own = tuple[tuple[str, Value], ...]


@dataclass(frozen=True)
class Outline:
    """Lines from corner to corner; if closed, back to the first."""

    lines: tuple[tuple[Point, ...], ...]
    closed: bool
    classes: str
    own: Own


@dataclass(frozen=True)
class Circle:
    """A circle about its middle."""

    middle: Point
    radius: float
    classes: str
    own: Own


@dataclass(frozen=True)
class Words:
    """Words centered above a place."""

    place: Point
    words: str
    classes: str


@dataclass(frozen=True)
class Group:
    """Shapes moved together, made larger, or seen through."""

    parts: "Drawing"
    to: Point = (0.0, 0.0)
    scale: float = 1.0
    opacity: float = 1.0


Shape = Outline | Circle | Words | Group
Drawing = tuple[Shape, ...]


def outline(*corners: Point, classes: str = "", **own: Value) -> Outline:
    """Draw a shape by its corners."""
    return Outline((corners,), True, classes, _named(own))


def lines(*several: Sequence[Point], classes: str = "", **own: Value) -> Outline:
    """Draw lines, each by its points."""
    return Outline(tuple(map(tuple, several)), False, classes, _named(own))


def box(x: float, y: float, wide: float, high: float, classes: str = "", **own: Value) -> Outline:
    """Draw a box, by its upper left corner."""
    right, low = x + wide, y + high
    return outline((x, y), (right, y), (right, low), (x, low), classes=classes, **own)


def circle(radius: float, x: float = 0, y: float = 0, classes: str = "", **own: Value) -> Circle:
    return Circle((x, y), radius, classes, _named(own))


def text(x: float, y: float, words: object, classes: str = "") -> Words:
    """Write words centered at a place."""
    return Words((x, y), str(words), classes)


def _named(own: dict[str, Value]) -> Own:
    return tuple((name.replace("_", "-"), value) for name, value in own.items() if value != ())


# ---- as SVG --------------------------------------------------------------------------


def short(number: float) -> str:
    """Write a length with the digits that can be seen."""
    return f"{round(number, 1):g}"


def valued(value: Value) -> str:
    """Write what an attribute is."""
    if isinstance(value, tuple):
        return " ".join(f"{one:g}" for one in value)
    return value if isinstance(value, str) else f"{value:g}"


@lru_cache(maxsize=4096)  # most look as they did a moment before
def written(drawing: Drawing) -> str:
    """Write shapes, each over those before."""
    return "".join(map(_written, drawing))


def _written(one: Shape) -> str:
    if isinstance(one, Group):
        moved = f"translate({_points((one.to,))})" if one.to != (0, 0) else ""
        moved += f"scale({one.scale:g})" if one.scale != 1 else ""
        look = f' transform="{moved}"' if moved else ""
        look += f' opacity="{one.opacity:g}"' if one.opacity != 1 else ""
        return f"<g{look}>{written(one.parts)}</g>"
    named = f' class="{one.classes}"' if one.classes else ""
    if isinstance(one, Words):
        x, y = map(short, one.place)
        return f'<text x="{x}" y="{y}"{named}>{html.escape(one.words)}</text>'
    named += "".join(f' {name}="{valued(value)}"' for name, value in one.own)
    if isinstance(one, Circle):
        at = "".join(f' c{a}="{short(n)}"' for a, n in zip("xy", one.middle, strict=True) if n)
        return f'<circle{at} r="{short(one.radius)}"{named}/>'
    path = "".join(f"M{_points(line)}{'z' if one.closed else ''}" for line in one.lines)
    return f'<path d="{path}"{named}/>'


def _points(several: Iterable[Point]) -> str:
    return " ".join(f"{short(x)} {short(y)}" for x, y in several)
