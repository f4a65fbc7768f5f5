"""A board in a PDF: what boards are drawn of (`shapes`), as lines and text of the page."""

from collections.abc import Iterator
from typing import Any

from fpdf import FPDF
from fpdf.enums import StrokeCapStyle

from samurai_odds.play.scene import look_of, placed
from samurai_odds.play.shapes import Circle, Drawing, Group, Outline, Words
from samurai_odds.reports.content import Board
from samurai_odds.reports.pdf_tables import FONT

_LEAST = 3.4  # points of a text that can be read
_BOLD = 600  # weights of text from here on
Placed = tuple[float, float, float]  # where the origin lies on the page, mm; and mm of a length


def draw_board(pdf: FPDF, board: Board, place: Placed) -> None:
    """Draw a board: ``place`` is its left and upper edge and its width, in mm."""
    left, top, wide, _ = board.ground.box
    scale = place[2] / wide
    to = place[0] - left * scale, place[1] - top * scale, scale
    ground = list(_flat(board.ground.drawn, to))
    words = [one for one in ground if isinstance(one[0], Words)]  # no hex covers a name
    shapes = [one for one in ground if not isinstance(one[0], Words)]
    with pdf.local_context(
        stroke_cap_style=StrokeCapStyle.BUTT
    ):  # colors, dashes and font are again what they were
        for one, where in (*shapes, *words, *_flat(placed(board.pieces), to)):
            if isinstance(one, Words):
                _write(pdf, one, where)
            else:
                _draw(pdf, one, where)


def _flat(drawing: Drawing, to: Placed) -> Iterator[tuple[Outline | Circle | Words, Placed]]:
    """Yield the shapes of a drawing, also those in groups, each with where it lies."""
    for one in drawing:
        if isinstance(one, Group):
            yield from _flat(one.parts, (*_at(one.to, to), to[2] * one.scale))
        else:
            yield one, to


def _at(point: tuple[float, float], to: Placed) -> tuple[float, float]:
    return to[0] + to[2] * point[0], to[1] + to[2] * point[1]


def _draw(pdf: FPDF, one: Outline | Circle, to: Placed) -> None:
    look: dict[str, Any] = (look_of(one.classes) if one.classes else {}) | dict(one.own)
    closed = isinstance(one, Circle) or one.closed
    face, edge = look.get("fill", "#000") if closed else "none", look.get("stroke", "none")
    solid = look.get("fill-opacity", 1)
    style = ("" if edge == "none" else "D") + ("" if face == "none" or not solid else "F")
    if not style:
        return
    if "F" in style:
        pdf.set_fill_color(*_color(face))
    if "D" in style:
        pdf.set_draw_color(*_color(edge))
        pdf.set_line_width(to[2] * look.get("stroke-width", 1))
        dash, gap = look.get("stroke-dasharray") or (0, 0)
        pdf.set_dash_pattern(to[2] * dash, to[2] * gap)
    with pdf.local_context(fill_opacity=solid):
        if isinstance(one, Circle):
            x, y = _at(one.middle, to)
            size = to[2] * one.radius
            pdf.ellipse(x - size, y - size, 2 * size, 2 * size, style=style)
            return
        for line in one.lines:
            pdf.polyline([_at(point, to) for point in line], polygon=closed, style=style)


def _write(pdf: FPDF, one: Words, to: Placed) -> None:
    """Write words centered, those of the ground with a white line around them."""
    look = look_of("") | look_of(one.classes)
    weight = "B" if look.get("font-weight", 400) >= _BOLD else ""
    pdf.set_font(FONT, weight, max(_LEAST, to[2] * look["font-size"] * pdf.k))
    x, y = _at(one.place, to)
    x -= pdf.get_string_width(one.words) / 2
    if "stroke" in look:
        pdf.set_dash_pattern()
        width = to[2] * look["stroke-width"] * pdf.k  # in points, here alone
        color = _color(look["stroke"])
        with pdf.local_context(text_mode="STROKE", draw_color=color, line_width=width):
            pdf.text(x, y, one.words)
    pdf.set_text_color(*_color(look["fill"]))
    pdf.text(x, y, one.words)


def _color(named: str) -> tuple[int, int, int]:
    from matplotlib.colors import to_rgb

    red, green, blue = (round(255 * part) for part in to_rgb(named))
    return red, green, blue
