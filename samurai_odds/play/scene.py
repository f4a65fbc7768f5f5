"""A board drawn as SVG: the ground once, and what stands on it, for as many moments as asked.

Lengths are hundredths of a hex (or of a cell); y grows downwards. A color is never all that
tells two things apart.
"""

import html
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Protocol

from samurai_odds.grids.prose import NOTHING, Prose
from samurai_odds.play import layout as at
from samurai_odds.play.game import Start, State
from samurai_odds.play.games import Event
from samurai_odds.play.hex_maps import HEIGHT, RADIUS, Hexes, outline
from samurai_odds.play.replay import Step

UNIT = 100  # of a hex's width
_BELOW = 0.55, 32  # size of a number below a piece, and how far below its middle
_LEAST = 0.02  # of the hottest place; cooler ones are not shaded
RED, BLUE = "#8c1c13", "#123a72"  # both dark in gray: red is filled, blue outlined
LOOKS = {
    "text": "text-anchor:middle;font-family:system-ui,sans-serif;font-size:11px;fill:#14181f",
    ".n": "fill:#444;paint-order:stroke;stroke:#fff;stroke-width:3",
    ".g": "stroke:#777;stroke-width:.8",
    ".r": f"fill:{RED};stroke:{RED};stroke-width:2.5",
    ".b": f"fill:#fff;stroke:{BLUE};stroke-width:2.5",
    ".ri": "fill:#fff",
    ".bi": f"fill:{BLUE}",
    ".d": "stroke-dasharray:5 3",
    ".thick": "stroke-width:3",
    ".big": "font-size:19px;font-weight:700",
    ".strong": "font-weight:700",
    ".mid": "font-size:13px",
    ".no": "fill:none",
    ".o": "stroke-width:1.2",
    ".ri.o": "stroke:#fff",
    ".bi.o": f"stroke:{BLUE}",
    ".o:not(.f)": "fill:none",
    ".halo": "fill:#fff;stroke:#fff;stroke-width:5",
    ".moved": "filter:drop-shadow(0 0 5px #e69f00) drop-shadow(0 0 3px #e69f00)",
}
STYLE = "".join(f".board {what}{{{look}}}" for what, look in LOOKS.items())


@dataclass(frozen=True)
class Piece:
    """What stands at a place: its drawing has that place for its origin."""

    x: float
    y: float
    look: str


@dataclass(frozen=True)
class Ground:
    """What does not change: the box that shows all (left, top, width, height), the drawing.

    ``signs`` says what the signs of the board and of its pieces mean.
    """

    box: tuple[float, float, float, float]
    drawn: str
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
        f'{ground.drawn}<g class="pieces">{"".join(map(placed, pieces))}</g></svg>'
    )


def placed(piece: Piece) -> str:
    """Return the drawing of a piece where it stands."""
    where = f"{short(piece.x)} {short(piece.y)}"
    return f'<g transform="translate({where})">{piece.look}</g>'


def heated(scene: Scene, places: Heat, scale: float = 1.0) -> list[Piece]:
    """Return the pieces with numbers at places; the darker the more. ``scale`` is their size.

    Small ones lie low in their place, whose name stays readable; below a piece they are small too.
    """
    most = max([value for *_, value in places] or [0]) or 1
    taken = {(round(one.x), round(one.y)) for one in scene.pieces}
    shown = list(scene.pieces)  # whose names are read, and cover lines
    if scale == 1:
        shown = [replace(one, look=f'<g opacity=".6">{one.look}</g>') for one in shown]
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
        shown.append(
            Piece(
                x,
                y + low,
                f'<circle r="{short(size * (16 + 16 * share))}" fill="rgb({tone},{tone},{tone})" '
                f'stroke="#333"/>{text(0, 4.5, number, f"mid strong {ink}".strip())}',
            )
        )
    return shown


# ---- parts of a drawing --------------------------------------------------------------


def short(number: float) -> str:
    """Write a length with the digits that can be seen."""
    return f"{round(number, 1):g}"


def points(corners: Iterable[tuple[float, float]]) -> str:
    """Write corners given in hexes, y upwards."""
    return " ".join(f"{short(UNIT * x)},{short(-UNIT * y)}" for x, y in corners)


def polygon(corners: Iterable[tuple[float, float]], look: str) -> str:
    """Draw a polygon of corners given in hexes, y upwards; ``look`` are attributes."""
    return f'<polygon points="{points(corners)}" {look}/>'


def text(x: float, y: float, words: object, look: str = "") -> str:
    """Write words centered at a place; ``look`` are classes."""
    named = f' class="{look}"' if look else ""
    return f'<text x="{short(x)}" y="{short(y)}"{named}>{html.escape(str(words))}</text>'


def hex_place(board: Hexes, number: int) -> tuple[float, float]:
    """Return where the middle of a hex lies."""
    return UNIT * board.across(number) / 2, UNIT * board.row_of(number) * HEIGHT


def hex_heat(board: Hexes, numbers: Iterable[float]) -> Heat:
    """Return numbers by hex at the middles of the hexes."""
    return [(*hex_place(board, place), float(number)) for place, number in enumerate(numbers)]


def hex_spots(board: Hexes) -> list[tuple[float, float, str]]:
    """Return the middles of the hexes with the hexes' names."""
    return [(*hex_place(board, place), board.name_of(place)) for place in range(board.hexes)]


def hexagon(board: Hexes, number: int, look: str, scale: float = 1.0) -> str:
    """Draw the outline of a hex."""
    x, y = hex_place(board, number)
    return polygon(outline((x / UNIT, -y / UNIT), scale), look)


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


def seen_lines(lines: Iterable[Line], seat: int) -> list[Prose]:
    """Return the lines of a step as a seat may read them."""
    return [text for text in (line.seen_by(seat) for line in lines) if text]


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
    """Return what a state is known by, whether its options are drawn up or not."""
    found = state.copy()
    found[at.PENDING] = 0
    return bytes(found.tobytes())


def frames(
    staged: Shown, start: Start, events: Sequence[Event], seed: int, game: int
) -> Iterator[Frame]:
    """Go through a recorded game; each frame has something to tell."""
    state: State = start.state
    decided: list[bytes] = []
    for step, lines in staged.narrated(start, events, seed, game):
        turn = int((state if step is None else step.before)[at.TURN])
        if step is not None:
            state = step.after
            if step.asked and step.what < 0:
                decided.append(key_of(step.before))
        if lines:
            yield Frame(turn, tuple(one.text for one in lines), staged.scene(state), tuple(decided))
            decided = []


def told(moments: Iterable[Told]) -> list[Prose]:
    """Return all lines of a game."""
    return [line.text for _, lines in moments for line in lines]
