"""A booklet as PDF: vector text in an embedded font, tables whose headings repeat."""

from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from fpdf import FPDF, FontFace
from fpdf.enums import TableBordersLayout, TextEmphasis, XPos, YPos
from fpdf.fonts import TTFFont

from samurai_odds.reports.booklets.model import Booklet, Page, shade, worded
from samurai_odds.reports.grid import Grid

PAPERS = ("a4", "letter")

_FONT = "DejaVu"
_MARGIN = 14.0  # mm
_LINE = 3.5  # mm for a line of small text
_TEXT, _SMALL, _FOOT = 9.0, 7.5, 6.5  # points
_PADDING = 0.55  # mm above and below a row
_GAP = 2.6  # mm added to the widest text of a column
_SHORT = 14  # letters of a heading that is not worth a second line
_ROOMS = (  # mm for labels and lists of units, letters for headings: from the most comfortable
    (100.0, 60.0, _SHORT),
    (66.0, 46.0, _SHORT),
    (66.0, 46.0, 0),
    (44.0, 46.0, 0),
    (44.0, 32.0, 0),
    (36.0, 22.0, 0),
)
_COMFORTABLE = 19.0  # mm for a column of figures, where there is room
_SLACK = 0.01  # mm, for rounding
_LINES_GREY = 150
_GREY = 96  # how much darker than paper a certainty is, of 255
_LONG_AGO = datetime(2000, 1, 1, tzinfo=UTC)  # so that the same booklet is the same file


def write_pdf(booklet: Booklet, path: Path, paper: str = "a4") -> None:
    """Write a booklet; its contents take a first run to learn the page numbers."""
    trial = _Print(booklet, paper, {})
    places = trial.bound()
    trial.close_fonts()
    finished = _Print(booklet, paper, places)
    finished.bound()
    finished.output(str(path))
    finished.close_fonts()


class _Print(FPDF):
    """Lays a booklet out, sheet by sheet."""

    def __init__(self, booklet: Booklet, paper: str, places: Mapping[str, int]) -> None:
        super().__init__(format=paper)
        self.booklet, self.places = booklet, places
        self.running, self.footnote = "", ""
        fonts = _font_folder()
        for style, name in (("", "DejaVuSans"), ("B", "DejaVuSans-Bold")):
            self.add_font(_FONT, style, fonts / f"{name}.ttf")
        self.set_margins(_MARGIN, _MARGIN)
        self.set_creation_date(_LONG_AGO)
        self.set_title(f"{booklet.title}: odds booklet")
        self.set_creator(f"samurai-odds {booklet.version}")
        self.set_lang("en")

    def bound(self) -> dict[str, int]:
        """Print all sheets; give the page on which each begins."""
        places = {}
        for number, page in enumerate(self.booklet.pages):
            self.running = "" if number == 0 else page.title
            self.add_page()
            self._keep_room(page)
            places[page.key] = self.page_no()
            self.start_section(page.title)
            if number == 0:
                self._cover(page)
            else:
                self._sheet(page)
        return places

    def close_fonts(self) -> None:
        """Close the font files, which the library leaves open."""
        for font in self.fonts.values():
            if isinstance(font, TTFFont):
                font.ttfont.close()

    def header(self) -> None:
        """Head every page but the first with its sheet's title."""
        if self.running:
            self.set_font(_FONT, "B", 12)
            self._paragraph(self.running, 6.0)
            self._rule()

    def footer(self) -> None:
        """Close every page with its sources, the game, the version and the page's number."""
        self.set_y(self.page_break_trigger + 2)
        self.set_font(_FONT, "", _FOOT)
        self._rule()
        self._paragraph(self.footnote, 3.0)
        self.set_y(self.h - 11)
        self.cell(0, 3, f"{self.booklet.imprint} · {self.booklet.edition}")
        self.set_x(self.l_margin)
        self.cell(0, 3, f"page {self.page_no()} of {{nb}}", align="R")

    def _keep_room(self, page: Page) -> None:
        """Leave as much room at the foot as the sheet's footnote takes."""
        self.footnote = page.footnote
        self.set_font(_FONT, "", _FOOT)
        lines = self._lines(page.footnote, self.epw)
        self.set_auto_page_break(True, margin=18 + 3.0 * lines)

    def _cover(self, page: Page) -> None:
        self.set_font(_FONT, "B", 20)
        self._paragraph(self.booklet.title, 10)
        self.set_font(_FONT, "", 11)
        self._paragraph(f"Odds for the table. {self.booklet.edition}.", 6)
        self._rule()
        self.set_font(_FONT, "B", 12)
        self._paragraph(page.title, 8)
        self.set_font(_FONT, "", _TEXT)
        for number, line in enumerate(page.text, 1):
            self.set_x(self.l_margin)
            self.cell(7, 4.8, f"{number}.")
            self._paragraph(line, 4.8)
            self.ln(0.8)
        self.ln(3)
        self.set_font(_FONT, "B", 12)
        self._paragraph("Contents", 8)
        self.set_font(_FONT, "", _TEXT)
        for sheet in self.booklet.pages[1:]:
            self._contents_line(sheet.title, self.places.get(sheet.key, 0))

    def _contents_line(self, title: str, place: int) -> None:
        link = self.add_link(page=place) if place else None
        number = str(place)
        room = self.epw - self.get_string_width(title + number) - 4
        dots = "." * int(room / self.get_string_width("."))
        self.cell(0, 4.8, title, link=link)
        self.set_x(self.l_margin)
        text = f"{dots} {number}"
        self.cell(0, 4.8, text, align="R", new_x=XPos.LMARGIN, new_y=YPos.NEXT)

    def _sheet(self, page: Page) -> None:
        self.set_font(_FONT, "", _TEXT)
        for line in page.text:
            self._paragraph(line, 4.4)
            self.ln(0.6)
        for grid in page.tables:
            self.ln(2)
            self._table(grid)

    def _table(self, grid: Grid) -> None:
        cells = [[worded(cell) for cell in row] for row in grid.rows]
        widths = self._fitted(grid, cells)
        if self.y + self._height(grid, cells, widths) > self.page_break_trigger and not self._fresh:
            self.add_page()
        self.set_draw_color(_LINES_GREY)
        with self.table(
            col_widths=widths,
            width=sum(widths),
            align="LEFT",
            text_align=("LEFT", *map(_aligned, list(zip(*cells, strict=True))[1:])),
            line_height=_LINE,
            padding=(_PADDING, 0.8),
            borders_layout=TableBordersLayout.HORIZONTAL_LINES,
            headings_style=FontFace(emphasis=TextEmphasis.B),
            num_heading_rows=2 if grid.heading else 1,
        ) as table:
            if grid.heading:
                table.row().cell(grid.heading, colspan=len(widths), align="LEFT")
            table.row(grid.columns)
            for row, texts in zip(grid.rows, cells, strict=True):
                line = table.row()
                for cell, text in zip(row, texts, strict=True):
                    line.cell(text, style=_filled(shade(cell)))
        self.set_draw_color(0)
        self.set_font(_FONT, "", _FOOT)
        for note in grid.notes:
            self._paragraph(note, 3.1)

    def _fitted(self, grid: Grid, cells: list[list[str]]) -> list[float]:
        """Make a table as wide as the page at most: wrap its texts, else print it smaller."""
        most, size = self.epw - _SLACK, _SMALL
        while True:
            for label, text, short in _ROOMS:
                rooms = (label, *(text,) * (len(grid.columns) - 1))
                names = [[name] if len(name) <= short else name.split() for name in grid.columns]
                columns = zip(names, rooms, *cells, strict=True)
                widths = [self._width(size, words, room, texts) for words, room, *texts in columns]
                if sum(widths) <= most:
                    return _even(widths, most)
            size -= 0.25

    def _width(self, size: float, words: list[str], room: float, texts: list[str]) -> float:
        """Measure a column and leave its font set; texts with spaces may wrap."""
        self.set_font(_FONT, "B", size)
        names = [self.get_string_width(word) for word in words]
        self.set_font(_FONT, "", size)
        cells = [self.get_string_width(text) for text in texts]
        wrapped = [min(w, room) if " " in t else w for w, t in zip(cells, texts, strict=True)]
        return max([*names, *wrapped]) + _GAP

    def _height(self, grid: Grid, cells: list[list[str]], widths: list[float]) -> float:
        """Bound the height of a table that is to stay on one page."""
        rows = [list(grid.columns), *cells]
        lines = 1 + sum(
            max(self._lines(text, width - 1.6) for text, width in zip(row, widths, strict=True))
            if number == 0
            else max(1, *(self._lines(row[k], widths[k] - 1.6) for k in _texts(row)))
            for number, row in enumerate(rows)
        )
        return lines * _LINE + (len(rows) + 1) * 2 * _PADDING + 3.1 * len(grid.notes)

    @property
    def _fresh(self) -> bool:
        """Whether the page still holds nothing but its head."""
        return bool(self.y < self.t_margin + 24)

    def _lines(self, text: str, width: float) -> int:
        lines: Any = self.multi_cell(width, 1, text, dry_run=True, output="LINES", align="L")
        return len(lines)

    def _paragraph(self, text: str, height: float) -> None:
        self.multi_cell(0, height, text, align="L", new_x=XPos.LMARGIN, new_y=YPos.NEXT)

    def _rule(self) -> None:
        self.set_line_width(0.2)
        self.line(self.l_margin, self.y, self.w - self.r_margin, self.y)
        self.ln(1.2)


def _aligned(column: tuple[str, ...]) -> str:
    return "LEFT" if any(letter.isalpha() for text in column for letter in text) else "RIGHT"


def _texts(row: list[str]) -> list[int]:
    """Find the cells of a row that may wrap: its label, and words."""
    return [k for k, text in enumerate(row) if k == 0 or " " in text]


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


def _filled(darkness: float) -> Any:
    level = 255 - round(_GREY * darkness)
    return FontFace(fill_color=(level, level, level)) if darkness else None


def _font_folder() -> Path:
    """Find the free font that comes with matplotlib."""
    from matplotlib import get_data_path

    return Path(get_data_path()) / "fonts" / "ttf"
