"""Tables of a PDF: measured first, so that they fit their page, then drawn."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from fpdf import FPDF, FontFace
from fpdf.enums import TableBordersLayout, TextEmphasis

from samurai_odds.grids.grid import Grid
from samurai_odds.reports.cells import has_words, look, worded_rows

FONT = "DejaVu"
NOTE_SIZE, NOTE_HEIGHT = 7.0, 3.4  # points, mm
SIZE = 7.5  # points
_LINE = 3.5  # mm for a line of text of that size
_SIDE = 0.8  # mm beside a text
_GAP = 2.6  # mm added to the widest text of a column
_COMFORTABLE = 19.0  # mm for a column of figures, where there is room
_SHORT = 14  # letters of a heading that is not worth a second line
_ROOMS = (  # mm for labels and lists of units, letters for headings: from the most comfortable
    (100.0, 60.0, _SHORT),
    (66.0, 46.0, _SHORT),
    (66.0, 46.0, 0),
    (44.0, 46.0, 0),
    (44.0, 32.0, 0),
    (36.0, 22.0, 0),
)
_SLACK = 0.01  # mm, for rounding
_RULES = 150  # how light the lines between rows are, of 255


@dataclass(frozen=True)
class Setting:
    """How closely a page is set: points of the text in tables, mm above and below a row."""

    size: float
    padding: float

    @property
    def scale(self) -> float:
        """How large text is beside the usual."""
        return self.size / SIZE


USUAL = tuple(Setting(SIZE, padding) for padding in (0.55, 0.4, 0.25))  # the most comfortable first
CLOSE = (Setting(7.0, 0.2), Setting(6.5, 0.15), Setting(6.0, 0.1), Setting(5.6, 0.05))


@dataclass(frozen=True)
class Laid:
    """A table that knows its words, its size of text, its widths, and its lines in all."""

    grid: Grid
    cells: list[list[str]]
    size: float
    widths: list[float]
    lines: int
    below: int  # lines of its notes

    def height(self, padding: float) -> float:
        rows = len(self.cells) + 1 + bool(self.grid.heading)
        return self.lines * self._line + rows * 2 * padding + NOTE_HEIGHT * self.below

    @property
    def _line(self) -> float:
        return _LINE * min(1.0, self.size / SIZE)

    def draw(self, pdf: FPDF, padding: float) -> None:
        """Draw it; its title and the names of its columns head it on every page."""
        pdf.set_font(FONT, "", self.size)
        pdf.set_draw_color(_RULES)
        with pdf.table(
            col_widths=self.widths,
            width=sum(self.widths),
            align="LEFT",
            text_align=("LEFT", *map(_aligned, list(zip(*self.cells, strict=True))[1:])),
            line_height=self._line,
            padding=(padding, _SIDE),
            borders_layout=TableBordersLayout.HORIZONTAL_LINES,
            headings_style=FontFace(emphasis=TextEmphasis.B),
            num_heading_rows=1 + bool(self.grid.heading),
        ) as table:
            if self.grid.heading:
                table.row().cell(self.grid.heading, colspan=len(self.widths), align="LEFT")
            table.row(self.grid.columns)
            for row, texts in zip(self.grid.rows, self.cells, strict=True):
                line = table.row()
                for cell, text in zip(row, texts, strict=True):
                    line.cell(text, style=_filled(cell))
        pdf.set_draw_color(0)


def lay_out(pdf: FPDF, grid: Grid, shape: tuple[float, list[float]]) -> Laid:
    """Lay a table out in the shape of its kind: size of text, and widths of columns."""
    cells = worded_rows(grid)
    size, widths = shape
    below = sum(line_count(pdf, note, pdf.epw) for note in _small(pdf, grid.notes))
    lines = _all_lines(pdf, grid, cells, size, widths)
    return Laid(grid, cells, size, widths, lines, below)


def shape_of(pdf: FPDF, grids: Sequence[Grid], size: float) -> tuple[float, list[float]]:
    """Return the size of text and the widths that tables of the same columns share.

    They are as wide as the page at most: texts are wrapped, else all is printed smaller.
    """
    names = grids[0].columns
    cells = [row for grid in grids for row in worded_rows(grid)]
    most = pdf.epw - _SLACK
    while True:
        for label, text, short in _ROOMS:
            rooms = (label, *(text,) * (len(names) - 1))
            words = [[name] if len(name) <= short else name.split() for name in names]
            columns = zip(words, rooms, *cells, strict=True)
            widths = [_width(pdf, size, words, room, texts) for words, room, *texts in columns]
            if sum(widths) <= most:
                return size, _even(widths, most)
        size -= 0.25


def _small(pdf: FPDF, notes: Sequence[str]) -> Sequence[str]:
    """Take up the type of notes, and return them."""
    pdf.set_font(FONT, "", NOTE_SIZE)
    return notes


def line_count(pdf: FPDF, text: str, width: float) -> int:
    if "\n" not in text and pdf.get_string_width(text) < width - 2 * pdf.c_margin - _SLACK:
        return 1
    key = text, round(width, 3), pdf.font_style, pdf.font_size_pt
    if key not in _COUNTED:
        lines: Any = pdf.multi_cell(width, 1, text, dry_run=True, output="LINES", align="L")
        _COUNTED[key] = len(lines)
    return _COUNTED[key]


_COUNTED: dict[tuple[str, float, str, float], int] = {}  # all are set in one font


def _width(pdf: FPDF, size: float, words: list[str], room: float, texts: list[str]) -> float:
    """Measure a column; texts with spaces may wrap."""
    pdf.set_font(FONT, "B", size)
    names = [pdf.get_string_width(word) for word in words]
    pdf.set_font(FONT, "", size)
    cells = [pdf.get_string_width(text) for text in texts]
    wrapped = [min(w, room) if " " in t else w for w, t in zip(cells, texts, strict=True)]
    return max([*names, *wrapped]) + _GAP


def _even(widths: list[float], most: float) -> list[float]:
    """Make columns of figures alike and comfortable as far as the page allows."""
    label, *figures = widths
    if not figures:
        return [most]
    rest, room = sorted(figures), most - label
    while rest and rest[-1] > room / len(rest):
        room -= rest.pop()
    level = min(_COMFORTABLE, room / len(rest)) if rest else 0.0
    return [label, *(max(width, level) for width in figures)]


def _all_lines(
    pdf: FPDF, grid: Grid, cells: list[list[str]], size: float, widths: list[float]
) -> int:
    """Count the lines of all rows, the title's and the names' included."""
    pdf.set_font(FONT, "B", size)
    lines = _row_lines(pdf, [grid.heading], [sum(widths)]) if grid.heading else 0
    lines += _row_lines(pdf, list(grid.columns), widths)
    pdf.set_font(FONT, "", size)
    return lines + sum(_row_lines(pdf, row, widths) for row in cells)


def _row_lines(pdf: FPDF, row: list[str], widths: list[float]) -> int:
    """Count the lines of the highest cell; only a text with a space can wrap."""
    inner = 2 * (pdf.c_margin - _SIDE)  # a text by itself has other margins than in a table
    wrapping = [(text, width) for text, width in zip(row, widths, strict=True) if " " in text]
    return max((line_count(pdf, text, width + inner) for text, width in wrapping), default=1)


def _aligned(column: tuple[str, ...]) -> str:
    return "LEFT" if any(map(has_words, column)) else "RIGHT"


def _filled(cell: Any) -> Any:
    drawn = look(cell)
    if drawn.ground == 255:
        return None
    return FontFace(fill_color=(drawn.ground,) * 3, color=(drawn.ink,) * 3)
