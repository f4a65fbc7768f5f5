"""Tables of a PDF: measured first, so that they fit their page, then drawn."""

from dataclasses import dataclass
from typing import Any

from fpdf import FPDF, FontFace
from fpdf.enums import TableBordersLayout, TextEmphasis

from samurai_odds.grids.grid import Grid
from samurai_odds.reports.cells import look, worded_rows

FONT = "DejaVu"
NOTE_HEIGHT = 3.1  # mm
PADDINGS = (0.55, 0.4, 0.25)  # mm above and below a row, from the most comfortable

_LINE = 3.5  # mm for a line of text
_SIZE = 7.5  # points
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
class Laid:
    """A table that knows its words, its size of text, its widths, and its lines in all."""

    grid: Grid
    cells: list[list[str]]
    size: float
    widths: list[float]
    lines: int

    def height(self, padding: float) -> float:
        rows = len(self.cells) + 2
        return self.lines * _LINE + rows * 2 * padding + NOTE_HEIGHT * len(self.grid.notes)

    def draw(self, pdf: FPDF, padding: float) -> None:
        """Draw it; its title and the names of its columns head it on every page."""
        pdf.set_font(FONT, "", self.size)
        pdf.set_draw_color(_RULES)
        with pdf.table(
            col_widths=self.widths,
            width=sum(self.widths),
            align="LEFT",
            text_align=("LEFT", *map(_aligned, list(zip(*self.cells, strict=True))[1:])),
            line_height=_LINE,
            padding=(padding, _SIDE),
            borders_layout=TableBordersLayout.HORIZONTAL_LINES,
            headings_style=FontFace(emphasis=TextEmphasis.B),
            num_heading_rows=2,
        ) as table:
            table.row().cell(self.grid.heading, colspan=len(self.widths), align="LEFT")
            table.row(self.grid.columns)
            for row, texts in zip(self.grid.rows, self.cells, strict=True):
                line = table.row()
                for cell, text in zip(row, texts, strict=True):
                    line.cell(text, style=_filled(cell))
        pdf.set_draw_color(0)


def lay_out(pdf: FPDF, grid: Grid) -> Laid:
    """Make a table as wide as the page at most: wrap its texts, else print it smaller."""
    cells = worded_rows(grid)
    most, size = pdf.epw - _SLACK, _SIZE
    while True:
        for label, text, short in _ROOMS:
            rooms = (label, *(text,) * (len(grid.columns) - 1))
            names = [[name] if len(name) <= short else name.split() for name in grid.columns]
            columns = zip(names, rooms, *cells, strict=True)
            widths = [_width(pdf, size, words, room, texts) for words, room, *texts in columns]
            if sum(widths) <= most:
                widths = _even(widths, most)
                return Laid(grid, cells, size, widths, _all_lines(pdf, grid, cells, size, widths))
        size -= 0.25


def line_count(pdf: FPDF, text: str, width: float) -> int:
    lines: Any = pdf.multi_cell(width, 1, text, dry_run=True, output="LINES", align="L")
    return len(lines)


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
    lines = _row_lines(pdf, [grid.heading], [sum(widths)])
    lines += _row_lines(pdf, list(grid.columns), widths)
    pdf.set_font(FONT, "", size)
    return lines + sum(_row_lines(pdf, row, widths) for row in cells)


def _row_lines(pdf: FPDF, row: list[str], widths: list[float]) -> int:
    """Count the lines of the highest cell; only a text with a space can wrap."""
    inner = 2 * (pdf.c_margin - _SIDE)  # a text by itself has other margins than in a table
    wrapping = [(text, width) for text, width in zip(row, widths, strict=True) if " " in text]
    return max((line_count(pdf, text, width + inner) for text, width in wrapping), default=1)


def _aligned(column: tuple[str, ...]) -> str:
    return "LEFT" if any(letter.isalpha() for text in column for letter in text) else "RIGHT"


def _filled(cell: Any) -> Any:
    drawn = look(cell)
    if drawn.ground == 255:
        return None
    return FontFace(fill_color=(drawn.ground,) * 3, color=(drawn.ink,) * 3)
