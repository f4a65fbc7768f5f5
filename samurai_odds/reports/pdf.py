"""A booklet as PDF: vector text in an embedded font, tables whose headings repeat."""

from collections import ChainMap
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from itertools import chain, combinations, pairwise
from pathlib import Path

from fpdf import FPDF
from fpdf.enums import XPos, YPos
from fpdf.fonts import TTFFont

from samurai_odds.grids.style import check_matplotlib
from samurai_odds.reports.content import Content, Page
from samurai_odds.reports.pdf_tables import FONT, NOTE_HEIGHT, PADDINGS, Laid, lay_out, line_count

_MARGIN = 14.0  # mm
_BETWEEN = 2.0  # mm before a table
_HEAD = 8.0  # mm of a page's title
_APART = 4.0  # mm between two sheets of one page
_FOOT_ROOM = 18.0  # mm below a page's tables, without its footnote
_TEXT, _FOOT = 9.0, 6.5  # points
_LONG_AGO = datetime(2000, 1, 1, tzinfo=UTC)  # so that the same booklet is the same file


def as_pdf(booklet: Content, paper: str = "a4") -> bytes:
    """Return a booklet as PDF; its contents take a first run to learn the page numbers."""
    trial = _Print(booklet, paper, {})
    places = trial.bound()
    trial.close_fonts()
    finished = _Print(booklet, paper, places)
    finished.bound()
    printed = bytes(finished.output())
    finished.close_fonts()
    return printed


class _Print(FPDF):
    """Lays a booklet out, sheet by sheet."""

    def __init__(self, booklet: Content, paper: str, places: Mapping[str, int]) -> None:
        super().__init__(format=paper)
        self.booklet, self.places = booklet, places
        self.running, self.footnote = "", ""
        fonts = _font_folder()
        for style, name in (("", "DejaVuSans"), ("B", "DejaVuSans-Bold")):
            self.add_font(FONT, style, fonts / f"{name}.ttf")
        self.set_margins(_MARGIN, _MARGIN)
        self.set_creation_date(_LONG_AGO)
        self.set_title(booklet.name)
        self.set_creator(f"samurai-odds {booklet.version}")
        self.set_lang("en")

    def bound(self) -> dict[str, int]:
        """Print all sheets; give the page on which each begins."""
        places = {}
        card, (reading, *sheets) = self.booklet.card, self.booklet.pages
        opening = [[card], [reading]] if card else [[reading]]
        for group in chain(opening, self._gathered(sheets)):
            first, title = group[0], group[0].title
            if first is card:
                title = f"{self.booklet.title}: {title[:1].lower()}{title[1:]}"
            self.running = "" if first is reading else title
            self.add_page()
            self._keep_room(_footnote(group))
            padding = self._fitting(group) if len(group) > 1 else None
            for page in group:
                if page is not first:
                    self.ln(_APART)
                    self._headline(page.title)
                places[page.key] = self.page_no()
                self.start_section(page.title)
                if page is reading:
                    self._cover(page)
                else:
                    self._sheet(page, padding)
        return places

    def _gathered(self, sheets: Sequence[Page]) -> Iterator[list[Page]]:
        """Yield the sheets of each printed page, of those that may share one."""
        group: list[Page] = []
        for sheet in sheets:
            if group and sheet.joins and self._fitting([*group, sheet]):
                group.append(sheet)
                continue
            if group:
                yield group
            group = [sheet]
        if group:
            yield group

    def _fitting(self, group: Sequence[Page]) -> float | None:
        """Return the most comfortable padding with which sheets fit on one page, if any does."""
        self.set_font(FONT, "", _FOOT)
        foot = _FOOT_ROOM + 3.0 * line_count(self, _footnote(group), self.epw)
        room = self.h - self.t_margin - foot
        heights = {one: sum(self._sheet_height(page, one) for page in group) for one in PADDINGS}
        return next((one for one in PADDINGS if heights[one] <= room), None)

    def _sheet_height(self, page: Page, padding: float) -> float:
        self.set_font(FONT, "B", 12)
        height = _APART + 1.2 + 6.0 * line_count(self, page.title, self.epw)
        self.set_font(FONT, "", _TEXT)
        height += sum(0.6 + 4.4 * line_count(self, line, self.epw) for line in page.text)
        return height + _height([lay_out(self, grid) for grid in page.tables], padding)

    def close_fonts(self) -> None:
        """Close the font files, which the library leaves open."""
        for font in self.fonts.values():
            if isinstance(font, TTFFont):
                font.ttfont.close()

    def header(self) -> None:
        """Head every page but the first with its sheet's title."""
        if self.running:
            self._headline(self.running)

    def _headline(self, title: str) -> None:
        self.set_font(FONT, "B", 12)
        self._paragraph(title, 6.0)
        self._rule()

    def footer(self) -> None:
        """Close every page with its sources, the game, the version and the page's number."""
        self.set_y(self.page_break_trigger + 2)
        self.set_font(FONT, "", _FOOT)
        self._rule()
        self._paragraph(self.footnote, 3.0)
        self.set_y(self.h - 11)
        self.cell(0, 3, f"{self.booklet.imprint} · {self.booklet.edition}")
        self.set_x(self.l_margin)
        self.cell(0, 3, f"page {self.page_no()} of {{nb}}", align="R")

    def _keep_room(self, footnote: str) -> None:
        """Leave as much room at the foot as the footnote takes."""
        self.footnote = footnote
        self.set_font(FONT, "", _FOOT)
        lines = line_count(self, footnote, self.epw)
        self.set_auto_page_break(True, margin=_FOOT_ROOM + 3.0 * lines)

    def _cover(self, page: Page) -> None:
        self.set_font(FONT, "B", 20)
        self._paragraph(self.booklet.title, 10)
        self.set_font(FONT, "", 11)
        self._paragraph(self.booklet.opening, 6)
        self._rule()
        self.set_font(FONT, "B", 12)
        self._paragraph(page.title, 8)
        self.set_font(FONT, "", _TEXT)
        for number, line in enumerate(page.text, 1):
            self.set_x(self.l_margin)
            self.cell(7, 4.8, f"{number}.")
            self._paragraph(line, 4.8)
            self.ln(0.8)
        self.ln(3)
        card = self.booklet.card
        listed = (*([card] if card else []), *self.booklet.pages[1:])
        if self.y + 8 + 4.8 * len(listed) > self.page_break_trigger:
            self.add_page()  # rather than torn apart
        self.set_font(FONT, "B", 12)
        self._paragraph("Contents", 8)
        self.set_font(FONT, "", _TEXT)
        for sheet in listed:
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

    def _sheet(self, page: Page, padding: float | None = None) -> None:
        """Print a sheet, its rows drawn together a little where that saves a page."""
        self.set_font(FONT, "", _TEXT)
        for line in page.text:
            self._paragraph(line, 4.4)
            self.ln(0.6)
        tables = [lay_out(self, grid) for grid in page.tables]
        room = self.page_break_trigger - self.y
        if padding is None:
            fitting = (one for one in PADDINGS if _height(tables, one) <= room)
            padding = next(fitting, PADDINGS[0])
        breaks = _breaks(tables, padding, room, self.page_break_trigger - self.t_margin - _HEAD)
        for place, table in enumerate(tables):
            if place in breaks and not self._fresh:
                self.add_page()
            self.ln(_BETWEEN)
            if self.y + table.height(padding) > self.page_break_trigger and not self._fresh:
                self.add_page()
            table.draw(self, padding)
            self.set_font(FONT, "", _FOOT)
            for note in table.grid.notes:
                self._paragraph(note, NOTE_HEIGHT)

    @property
    def _fresh(self) -> bool:
        """Whether the page still holds nothing but its head."""
        return bool(self.y < self.t_margin + 24)

    def _paragraph(self, text: str, height: float) -> None:
        self.multi_cell(0, height, text, align="L", new_x=XPos.LMARGIN, new_y=YPos.NEXT)

    def _rule(self) -> None:
        self.set_line_width(0.2)
        self.line(self.l_margin, self.y, self.w - self.r_margin, self.y)
        self.ln(1.2)


def _footnote(group: Sequence[Page]) -> str:
    """Return the footnote of sheets that share a page."""
    return replace(group[0], rests_on=dict(ChainMap(*(dict(p.rests_on) for p in group)))).footnote


def _height(tables: Sequence[Laid], padding: float) -> float:
    return sum(table.height(padding) + _BETWEEN for table in tables)


def _breaks(tables: Sequence[Laid], padding: float, first: float, room: float) -> tuple[int, ...]:
    """Choose the tables that begin a page: on as few pages as will do, none left over alone.

    ``first`` is the room on the sheet's first page, ``room`` that on the others.
    """
    for pages in range(1, len(tables) + 1):
        fitting = []
        for breaks in combinations(range(1, len(tables)), pages - 1):
            parts = pairwise((0, *breaks, len(tables)))
            heights = [_height(tables[start:end], padding) for start, end in parts]
            if heights[0] <= first and all(height <= room for height in heights[1:]):
                fitting.append((round(max(heights), 3), breaks))
        if fitting:
            return min(fitting)[1]
    return ()  # a table longer than a page flows on as it comes


def _font_folder() -> Path:
    """Find the free font that comes with matplotlib."""
    check_matplotlib()
    from matplotlib import get_data_path

    return Path(get_data_path()) / "fonts" / "ttf"
