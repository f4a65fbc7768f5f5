"""A board drawn: the ground once, and what stands on it, for as many moments as asked.

Lengths are hundredths of a hex (or of a cell); y grows downwards. A color is never all that
tells two things apart.
"""

import html
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from samurai_odds.grids.prose import NOTHING, Prose
from samurai_odds.play import layout as at
from samurai_odds.play.game import Start, State
from samurai_odds.play.games import Event
from samurai_odds.play.hex_maps import HEIGHT, RADIUS, Hexes
from samurai_odds.play.hex_maps import outline as hex_outline
from samurai_odds.play.replay import Step
from samurai_odds.play.shapes import (
    Drawing,
    Group,
    Outline,
    Point,
    Value,
    circle,
    outline,
    short,
    text,
    valued,
    written,
)

UNIT = 100  # of a hex's width
_BELOW = 0.55, 32  # size of a number below a piece, and how far below its middle
_LEAST = 0.02  # of the hottest place; cooler ones are not shaded
RED, BLUE = "#8c1c13", "#123a72"  # both dark in gray: red is filled, blue outlined
_FONT = "text-anchor:middle;font-family:system-ui,sans-serif"


class Style(NamedTuple):
    """What shapes of some classes look like (of none: all words), ``unless`` of another one."""

    classes: str
    look: Mapping[str, Value]
    unless: str = ""
    besides: str = ""  # for a browser alone

    @property
    def rule(self) -> str:
        """Write it for a style sheet."""
        of = "".join(f".{one}" for one in self.classes.split()) or "text"
        of += f":not(.{self.unless})" if self.unless else ""
        size = {"font-size": "px"}
        rules = [f"{name}:{valued(value)}{size.get(name, '')}" for name, value in self.look.items()]
        return f".board {of}{{{';'.join([*rules, self.besides] if self.besides else rules)}}}"


STYLES = (  # of several that speak of a thing the last one counts
    Style("", {"font-size": 11, "fill": "#14181f"}, "", _FONT),
    Style("n", {"fill": "#444", "stroke": "#fff", "stroke-width": 3}, "", "paint-order:stroke"),
    Style("g", {"stroke": "#777", "stroke-width": 0.8}),
    Style("r", {"fill": RED, "stroke": RED, "stroke-width": 2.5}),
    Style("b", {"fill": "#fff", "stroke": BLUE, "stroke-width": 2.5}),
    Style("ri", {"fill": "#fff"}),
    Style("bi", {"fill": BLUE}),
    Style("d", {"stroke-dasharray": (5, 3)}),
    Style("thick", {"stroke-width": 3}),
    Style("big", {"font-size": 19, "font-weight": 700}),
    Style("strong", {"font-weight": 700}),
    Style("mid", {"font-size": 13}),
    Style("no", {"fill": "none"}),
    Style("o", {"stroke-width": 1.2}),
    Style("ri o", {"stroke": "#fff"}),
    Style("bi o", {"stroke": BLUE}),
    Style("o", {"fill": "none"}, unless="f"),
    Style("halo", {"fill": "#fff", "stroke": "#fff", "stroke-width": 5}),
    Style("moved", {}, "", "filter:drop-shadow(0 0 5px #e69f00) drop-shadow(0 0 3px #e69f00)"),
)
STYLE = "".join(one.rule for one in STYLES)


def look_of(classes: str) -> dict[str, Any]:
    """Return what the styles say of some classes; of none, of all words."""
    named = set(classes.split())
    look: dict[str, Any] = {}
    for style in STYLES:
        if bool(style.classes) == bool(named) and named.issuperset(style.classes.split()):
            look |= {} if style.unless in named else style.look
    return look


@dataclass(frozen=True)
class Piece:
    """What stands at a place: its drawing has that place for its origin."""

    x: float
    y: float
    look: Drawing


@dataclass(frozen=True)
class Ground:
    """What does not change: the box that shows all (left, top, width, height), the drawing.

    ``signs`` says what the signs of the board and of its pieces mean.
    """

    box: tuple[float, float, float, float]
    drawn: Drawing
    signs: str = ""


@dataclass(frozen=True)
class Scene:
    """The pieces on a board at a moment, and how the game stands in a few words."""

    pieces: tuple[Piece, ...]
    standing: str = ""


Heat = Sequence[tuple[float, float, float]]  # where, and how much


def svg(ground: Ground, pieces: Iterable[Piece], label: str) -> str:
    """Return a board with pieces as a picture that needs nothing but `STYLE`."""
    box = " ".join(map(short, ground.box))
    return (
        f'<svg class="board" xmlns="http://www.w3.org/2000/svg" '
        f'viewBox="{box}" role="img" aria-label="{html.escape(label)}">'
        f'<rect x="{ground.box[0]}" '
        f'y="{ground.box[1]}" width="{ground.box[2]}" height="{ground.box[3]}" fill="#fff"/>'
        f'{written(ground.drawn)}<g class="pieces">{written(placed(pieces))}</g></svg>'
    )


def placed(pieces: Iterable[Piece]) -> Drawing:
    """Return the drawing of pieces where they stand."""
    return tuple(Group(one.look, (one.x, one.y)) for one in pieces)


def heated(scene: Scene, places: Heat, scale: float = 1.0) -> list[Piece]:
    """Return the pieces with numbers at places; the darker the more. ``scale`` is their size.

    Small ones lie low in their place, whose name stays readable; below a piece they are small too.
    """
    most = max([value for *_, value in places] or [0]) or 1
    taken = {(round(one.x), round(one.y)) for one in scene.pieces}
    shown = list(scene.pieces)  # whose names are read, and cover lines
    if scale == 1:
        shown = [replace(one, look=(Group(one.look, opacity=0.6),)) for one in shown]
    for x, y, value in places:
        share = value / most
        if share < _LEAST:
            continue
        tone = round(235 - 200 * share)
        ink = "ri" if tone < 130 else ""
        number = f"{value:.0f}" if value >= 9.95 else f"{value:.{1 if most >= 1 else 2}f}"
        size, low = scale, 40 * (1 - scale)
        if not low and (round(x), round(y)) in taken:
            size, low = _BELOW
        face = f"#{tone:02x}{tone:02x}{tone:02x}"
        spot = circle(size * (16 + 16 * share), fill=face, stroke="#333")
        words = text(0, 4.5, number, f"mid strong {ink}".strip())
        shown.append(Piece(x, y + low, (spot, words)))
    return shown


# ---- hexes ---------------------------------------------------------------------------


def corners_of(corners: Iterable[Point]) -> list[Point]:
    """Return corners given in hexes, y upwards, as lengths."""
    return [(UNIT * x, -UNIT * y) for x, y in corners]


def hex_place(board: Hexes, number: int) -> tuple[float, float]:
    """Return where the middle of a hex lies."""
    return UNIT * board.across(number) / 2, UNIT * board.row_of(number) * HEIGHT


def hex_heat(board: Hexes, numbers: Iterable[float]) -> Heat:
    """Return numbers by hex at the middles of the hexes."""
    return [(*hex_place(board, place), float(number)) for place, number in enumerate(numbers)]


def hex_spots(board: Hexes) -> list[tuple[float, float, str]]:
    """Return the middles of the hexes with the hexes' names."""
    return [(*hex_place(board, place), board.name_of(place)) for place in range(board.hexes)]


def hexagon(board: Hexes, number: int, classes: str, scale: float = 1.0, **own: Value) -> Outline:
    """Draw the outline of a hex."""
    x, y = hex_place(board, number)
    corners = hex_outline((x / UNIT, -y / UNIT), scale)
    return outline(*corners_of(corners), classes=classes, **own)


def hex_box(board: Hexes, wide: float) -> tuple[float, float, float, float]:
    """Return the box of a board so many hexes wide."""
    high = (board.rows - 1) * HEIGHT + 2 * RADIUS
    return -2, -UNIT * RADIUS - 2, UNIT * wide + 4, UNIT * high + 4


# ---- A game as moments to look at ----------------------------------------------------


@dataclass(frozen=True)
class Line:
    """A line of a play-by-play; if seats are named, they alone read it, the others ``instead``."""

    text: Prose
    seats: tuple[int, ...] | None = None
    instead: Prose = NOTHING

    if TYPE_CHECKING:

        def __init__(
            self, text: str | Prose, seats: tuple[int, ...] | None = None, instead: str = ""
        ) -> None: ...

    def seen_by(self, seat: int) -> Prose:
        """Return what a seat may read, nothing if that is all."""
        return self.text if self.seats is None or seat in self.seats else self.instead


Told = tuple[Step | None, list[Line]]  # the result follows the last step


class Shown(Protocol):
    """A game that can be told and drawn."""

    def narrated(
        self, start: Start, events: Sequence[Event], seed: int, game: int
    ) -> Iterator[Told]:
        """Tell a recorded game step by step."""

    def scene(self, state: State) -> Scene:
        """Return the pieces of a state, drawn."""


@dataclass(frozen=True)
class Frame:
    """A moment: the turn, the lines told of it, the board after; ``decided`` by `key_of`."""

    turn: int
    lines: tuple[Prose, ...]
    scene: Scene
    decided: tuple[bytes, ...] = ()


def key_of(state: State) -> bytes:
    """Return what a state is known by, whether its options are drawn up or not.

    A digest: thousands of states of a game of Samurai Swords, kept whole, are a gigabyte.
    """
    copied = state.copy()
    copied[at.PENDING] = 0
    return blake2b(copied.tobytes(), digest_size=16).digest()


def frames(
    staged: Shown, start: Start, events: Sequence[Event], seed: int, game: int
) -> Iterator[Frame]:
    """Go through a recorded game; each frame has something to tell."""
    state: State = start.state
    decided: list[bytes] = []
    known: dict[tuple[float, float], Piece] = {}
    for step, lines in staged.narrated(start, events, seed, game):
        turn = int((state if step is None else step.before)[at.TURN])
        if step is not None:
            state = step.after
            if step.asked and step.what < 0:
                decided.append(key_of(step.before))
        if lines:
            scene = _shared(staged.scene(state), known)
            yield Frame(turn, tuple(one.text for one in lines), scene, tuple(decided))
            decided = []


def _shared(scene: Scene, known: dict[tuple[float, float], Piece]) -> Scene:
    """Return a scene with the pieces ``known`` of frames before where they are drawn alike.

    Thousands of frames that each drew every piece for themselves took a gigabyte.
    """
    pieces = []
    for one in scene.pieces:
        before = known.get((one.x, one.y))
        if before != one:
            known[one.x, one.y] = before = one
        pieces.append(before)
    return replace(scene, pieces=tuple(pieces))


def lines_told(moments: Iterable[Told]) -> list[Prose]:
    """Return all lines of a game."""
    return [line.text for _, lines in moments for line in lines]
