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

from samurai_odds.grids.grid import Grid
from samurai_odds.grids.style import check_matplotlib
from samurai_odds.reports.content import READING, Board, Content, Page
from samurai_odds.reports.pdf_board import draw_board
from samurai_odds.reports.pdf_tables import (
    CLOSE,
    FONT,
    NOTE_HEIGHT,
    NOTE_SIZE,
    USUAL,
    Laid,
    Setting,
    lay_out,
    line_count,
    shape_of,
)

_MARGIN = 14.0  # mm
_BETWEEN = 2.0  # mm before a table
_HEAD = 8.0  # mm of a page's title
_APART = 4.0  # mm between two sheets of one page
_FOOT_ROOM = 18.0  # mm below a page's tables, without its footnote
_CUT_HEAD, _CUT_BESIDE = 9.5, 3.0  # mm of a card's title, and from a text to the line around it
_CUT_ABOVE = 2.5  # mm more before it
_ENTRY = 4.4  # mm of a line of the contents
_TOO_EMPTY = 0.3  # of a page, that is not left empty where a sheet follows
_TEXT, _FOOT = 9.0, 6.5  # points
_LEAST_BOARD = 0.65  # of the page's height, for a map beside text of the usual size
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
        self.current = booklet.in_order[0]
        self.on_page: list[Page] = []
        self._alike: dict[tuple[str, ...], list[Grid]] = {}
        for page in booklet.in_order:
            for grid in page.tables:
                self._alike.setdefault(grid.columns, []).append(grid)
        self._shapes: dict[tuple[tuple[str, ...], float], tuple[float, list[float]]] = {}
        self._tables: dict[tuple[int, float], Laid] = {}
        fonts = _font_folder()
        for style, name in (("", "DejaVuSans"), ("B", "DejaVuSans-Bold")):
            self.add_font(FONT, style, fonts / f"{name}.ttf")
        self.set_margins(_MARGIN, _MARGIN)
        self.set_creation_date(_LONG_AGO)
        self.set_title(booklet.name)
        self.set_creator(f"samurai-odds {booklet.version}")
        self.set_lang("en")

    def bound(self) -> dict[str, int]:
        """Print all sheets; return the page on which each begins."""
        places = {}
        reading, card = self.booklet.reading, self.booklet.card
        self.add_page()  # of the first sheet: nothing can be measured before
        if reading:
            self._begin(reading, True)
            places[reading.key] = self.page_no()
            self._cover(reading)
        sheets = [page for page in self.booklet.tables if page is not card]
        for group in chain([[card]] if card else [], self._gathered(sheets)):
            setting = self._room_for(group)
            alone = setting is None and not self._flows(group[0])
            if alone or any(self.on_page[0] is one for one in (reading, group[0])):
                setting, alone = self._fitting(group), True
            for page in group:
                self._begin(page, alone and page is group[0])
                places[page.key] = self.page_no()
                self._sheet(page, setting, page is sheets[-1])
        return places

    def _begin(self, page: Page, alone: bool) -> None:
        """Begin a sheet: ``alone``, on a page of its own, else below another."""
        self.current = page
        if alone:
            if self.on_page[0] is not page:
                self.add_page()
        else:
            self.on_page.append(page)
            self._keep_room()
            self.ln(_APART + _CUT_ABOVE * page.cut)
            self._headline(page.title)
        self.start_section(page.title)

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

    def _fitting(self, group: Sequence[Page]) -> Setting | None:
        """Return the most comfortable setting in which sheets fit on one page, if any does."""
        return self._set_in(group, self.h - self.t_margin - self._foot(group))

    def _room_for(self, group: Sequence[Page]) -> Setting | None:
        """Return the setting in which sheets fit on what is left of the page, if any does."""
        if not group[0].joins:
            return None
        foot = self._foot([*self.on_page, *group])
        return self._set_in(group, self.h - foot - self.y)

    def _set_in(self, group: Sequence[Page], room: float) -> Setting | None:
        settings = (*USUAL, *CLOSE) if any(page.whole for page in group) else USUAL
        for setting in settings:
            if sum(self._sheet_height(page, setting) for page in group) <= room:
                return setting
        return None

    def _flows(self, sheet: Page) -> bool:
        """Whether a sheet begins on a page that would be too empty: with its first table."""
        room = self.h - self._foot([*self.on_page, sheet]) - self.y
        first = replace(sheet, tables=sheet.tables[:1], fine=())
        height = self._sheet_height(first, USUAL[0])
        return sheet.joins and room > _TOO_EMPTY * self.h and height <= room

    def _sheet_height(self, page: Page, setting: Setting) -> float:
        self.set_font(FONT, "B", 12)
        height = _APART + 1.2 + 6.0 * line_count(self, page.title, self.epw)
        height += 2 * _CUT_ABOVE * page.cut
        scale = setting.scale
        self.set_font(FONT, "", _TEXT * scale)
        lines = [line_count(self, line, self.epw) for line in page.text]
        height += sum((0.6 + 4.4 * count) * scale for count in lines)
        height += self._fine_height(page)
        if page.board:
            height += self._below(page.board) + self._least(page.board, setting)
        return height + self._height(page.tables, setting)

    def _fine_height(self, page: Page) -> float:
        self.set_font(FONT, "", NOTE_SIZE)
        return sum(NOTE_HEIGHT * line_count(self, line, self.epw) for line in page.fine)

    def _least(self, board: Board, setting: Setting) -> float:
        """Return how high a map is at least: the less the closer the page is set."""
        _, _, wide, high = board.ground.box
        return min(self.epw * high / wide, _LEAST_BOARD * self.h * setting.scale**3)

    def _below(self, board: Board) -> float:
        """Return the room of what a map's signs mean, and of what parts it from the rest."""
        self.set_font(FONT, "", NOTE_SIZE)
        return _BETWEEN + NOTE_HEIGHT * line_count(self, board.ground.signs, self.epw)

    def _height(self, grids: Sequence[Grid], setting: Setting) -> float:
        tables = [self._laid(grid, setting.size) for grid in grids]
        return sum(table.height(setting.padding) + _BETWEEN for table in tables)

    def _laid(self, grid: Grid, size: float) -> Laid:
        """Lay a table out, as wide in its columns as all others that have the same."""
        if (id(grid), size) not in self._tables:
            kind = grid.columns, size
            if kind not in self._shapes:
                self._shapes[kind] = shape_of(self, self._alike[grid.columns], size)
            self._tables[id(grid), size] = lay_out(self, grid, self._shapes[kind])
        return self._tables[id(grid), size]

    def close_fonts(self) -> None:
        """Close the font files, which the library leaves open."""
        for font in self.fonts.values():
            if isinstance(font, TTFFont):
                font.ttfont.close()

    def header(self) -> None:
        """Head every page but the first with its sheet's title."""
        self.on_page = [self.current]
        self._keep_room()
        if self.current.key != READING:
            title = self.current.title
            if self.current is self.booklet.card:
                title = f"{self.booklet.title}: {title[:1].lower()}{title[1:]}"
            self._headline(title)

    def _headline(self, title: str) -> None:
        self.set_font(FONT, "B", 12)
        self._paragraph(title, 6.0)
        self._rule()

    def footer(self) -> None:
        """Close every page with its sources, the game, the version and the page's number."""
        self.set_y(self.page_break_trigger + 2)
        self.set_font(FONT, "", _FOOT)
        self._rule()
        self._paragraph(_footnote(self.on_page), 3.0)
        self.set_y(self.h - 11)
        self.cell(0, 3, f"{self.booklet.imprint} · {self.booklet.edition}")
        self.set_x(self.l_margin)
        self.cell(0, 3, f"page {self.page_no()} of {{nb}}", align="R")

    def _keep_room(self) -> None:
        """Leave as much room at the foot as the page's footnote takes."""
        self.set_auto_page_break(True, margin=self._foot(self.on_page))

    def _foot(self, sheets: Sequence[Page]) -> float:
        self.set_font(FONT, "", _FOOT)
        return _FOOT_ROOM + 3.0 * line_count(self, _footnote(sheets), self.epw)

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
        self._draw(page.tables, USUAL[0])
        self.ln(1)
        self._fine(page)
        self.ln(3)
        listed = self.booklet.tables
        if self.y + 8 + _ENTRY * len(listed) > self.page_break_trigger:
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
        self.cell(0, _ENTRY, title, link=link)
        self.set_x(self.l_margin)
        text = f"{dots} {number}"
        self.cell(0, _ENTRY, text, align="R", new_x=XPos.LMARGIN, new_y=YPos.NEXT)

    def _sheet(self, page: Page, setting: Setting | None, last: bool) -> None:
        """Print a sheet, its rows drawn together a little where that saves a page."""
        top = self.y - _CUT_HEAD
        scale = setting.scale if setting else 1.0
        self.set_font(FONT, "", _TEXT * scale)
        for line in page.text:
            self._paragraph(line, 4.4 * scale)
            self.ln(0.6 * scale)
        room = self.page_break_trigger - self.y
        if setting is None:
            fitting = (one for one in USUAL if self._height(page.tables, one) <= room)
            setting = next(fitting, USUAL[0])
        breaks: tuple[int, ...] = ()
        if last:
            tables = [self._laid(grid, setting.size) for grid in page.tables]
            full = self.page_break_trigger - self.t_margin - _HEAD
            breaks = _breaks(tables, setting.padding, room, full)
        if page.board:
            self._draw_board(page, page.board, setting)
        self._draw(page.tables, setting, breaks)
        self._fine(page)
        if page.cut:
            self._cut_line(top)

    def _draw(self, grids: Sequence[Grid], setting: Setting, breaks: Sequence[int] = ()) -> None:
        """Draw tables: those at ``breaks`` begin a page, and those that fit on no other way."""
        for place, grid in enumerate(grids):
            table = self._laid(grid, setting.size)
            if place in breaks and not self._fresh:
                self.add_page()
            self.ln(_BETWEEN)
            below = self.y + table.height(setting.padding) > self.page_break_trigger
            if below and not self._fresh and not self._endless(table, setting):
                self.add_page()
            table.draw(self, setting.padding)
            self.set_font(FONT, "", NOTE_SIZE)
            for note in grid.notes:
                self._paragraph(note, NOTE_HEIGHT)

    def _draw_board(self, page: Page, board: Board, setting: Setting) -> None:
        """Draw a map as large as the tables leave room, and below it what its signs mean."""
        _, _, wide, high = board.ground.box
        taken = self._height(page.tables, setting) + self._fine_height(page) + self._below(board)
        room = self.page_break_trigger - self.y - taken - _APART
        width = min(self.epw, max(room, self._least(board, setting)) * wide / high)
        draw_board(self, board, ((self.w - width) / 2, self.y + _BETWEEN / 2, width))
        self.set_y(self.y + width * high / wide + _BETWEEN)
        self.set_font(FONT, "", NOTE_SIZE)
        self._paragraph(board.ground.signs, NOTE_HEIGHT)

    def _endless(self, table: Laid, setting: Setting) -> bool:
        """Whether a table fits on no page, so that it may begin anywhere."""
        return table.height(setting.padding) > self.page_break_trigger - self.t_margin - _HEAD

    def _fine(self, page: Page) -> None:
        self.set_font(FONT, "", NOTE_SIZE)
        for line in page.fine:
            self._paragraph(line, NOTE_HEIGHT)

    def _cut_line(self, top: float) -> None:
        """Draw the dashed line along which a card is cut out."""
        self.set_line_width(0.2)
        self.set_dash_pattern(dash=1.6, gap=1.2)
        width = self.epw + 2 * _CUT_BESIDE
        self.rect(self.l_margin - _CUT_BESIDE, top, width, self.y - top + 1.5)
        self.set_dash_pattern()
        self.set_font(FONT, "", 11)
        self.text(self.w - self.r_margin - 4, top + 1.6, "\N{BLACK SCISSORS}")

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
