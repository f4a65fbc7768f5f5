"""A booklet as HTML and as Markdown."""

from html import escape
from zlib import crc32

from samurai_odds.grids.figure import Figure
from samurai_odds.grids.grid import Grid, as_markdown
from samurai_odds.grids.web import policy
from samurai_odds.play.scene import STYLE, svg
from samurai_odds.reports.cells import Advice, Look, has_words, look, plain_grids, worded_rows
from samurai_odds.reports.content import Content, Page

_STYLE = """
body { font: 15px/1.4 "DejaVu Sans", Verdana, sans-serif; color: #000; max-width: 60em;
  margin: 1em auto; padding: 0 1em; }
h1, h2 { line-height: 1.2; }
table { border-collapse: collapse; margin: 1em 0; font-size: 85%; }
caption { text-align: left; font-weight: bold; padding-bottom: .3em; }
th, td { border-bottom: 1px solid #999; padding: .15em .5em; text-align: right;
  vertical-align: bottom; }
th:first-child, td:first-child { text-align: left; position: sticky; left: 0; background: #fff; }
caption span { position: sticky; left: 0; display: inline-block; max-width: calc(100vw - 2.5em); }
footer { border-top: 1px solid #000; font-size: 75%; margin-bottom: 3em; }
.note { font-size: 80%; margin: 0; }
.wide { overflow-x: auto; }
.cut { border: 1px dashed #000; padding: 0 1em; }
@media (max-width: 600px) {
  body { padding: 0 .6em; }
  h1 { font-size: 1.5em; }
  h2 { font-size: 1.2em; }
  ol, ul { padding-left: 1.5em; }
  th, td { padding: .15em .35em; }
  th:first-child, td:first-child { min-width: 5em; max-width: 8em; overflow-wrap: break-word; }
}
@media print {
  body { font-size: 10px; max-width: none; margin: 0; }
  section { break-before: page; }
  section.cut { break-before: avoid; break-inside: avoid; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
  td { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .wide { overflow: visible; }
  th:first-child, td:first-child, caption span { position: static; }
}
"""


_ALONE = """.board { width: 100%; }
@media print {
  .board { max-height: 125mm; }
  section:first-of-type { break-before: avoid; }
}
"""


def as_web(booklet: Content) -> str:
    reading = booklet.reading
    front = _front(booklet, reading) if reading else ""
    begun = 2 if reading else 1
    body = "\n".join(_sheet(booklet, page, n) for n, page in enumerate(booklet.tables, begun))
    title = escape(booklet.name)
    style = f"{_STYLE}{_shades(booklet)}{_widths(booklet)}"
    if any(page.board for page in booklet.pages):
        style += f"{STYLE}{_ALONE}"
    contents = ' <a href="#contents">Contents</a>' if reading else ""
    return (
        f"<!doctype html><!-- {escape(booklet.imprint)} -->\n"
        f'<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n'
        f"{policy(style)}\n"
        f"<title>{title}</title>\n"
        f"<style>{style}</style>\n</head>\n<body>\n"
        f'<h1 id="top">{escape(booklet.title)}</h1>\n'
        f"<p>{escape(booklet.opening)}{contents}</p>\n{front}"
        f"{body}\n</body>\n</html>\n"
    )


def _front(booklet: Content, reading: Page) -> str:
    """Return how to read the tables, and the contents."""
    steps = "".join(f"<li>{escape(line)}</li>\n" for line in reading.text)
    tables = "\n".join(_table(grid) for grid in reading.tables)
    links = "".join(
        f'<li><a href="#{page.key}">{escape(page.title)}</a></li>\n' for page in booklet.tables
    )
    return (
        f"<h2>{escape(reading.title)}</h2>\n<ol>\n{steps}</ol>\n{tables}\n{_fine(reading)}"
        f'<h2 id="contents">Contents</h2>\n<ul>\n{links}</ul>\n'
        f"{_footer(booklet, reading, 1)}\n"
    )


def _fine(page: Page) -> str:
    return "".join(f'<p class="note">{escape(line)}</p>\n' for line in page.fine)


def _sheet(booklet: Content, page: Page, number: int) -> str:
    text = "\n".join(f"<p>{escape(line)}</p>" for line in page.text)
    tables = "\n".join(_table(grid) for grid in page.tables)
    if one := page.board:
        signs = f'<p class="note">{escape(one.ground.signs)}</p>'
        tables = f"{svg(one.ground, one.pieces, one.title)}\n{signs}\n{tables}"
    foot = _footer(booklet, page, number)
    return (
        f'<section id="{page.key}"{_kind(page)}>\n<h2>{escape(page.title)}</h2>\n{text}\n{tables}\n'
        f"{_fine(page)}{foot}\n</section>"
    )


def _kind(page: Page) -> str:
    return ' class="cut"' if page.cut else ""


def _footer(booklet: Content, page: Page, number: int) -> str:
    place = f"sheet {number} of {booklet.sheets}"
    imprint = f"{escape(booklet.imprint)} · {escape(booklet.edition)} · {place}"
    back = '<br><a href="#top">top</a> · <a href="#contents">contents</a>'
    return f"<footer>{escape(page.footnote)}<br>{imprint}{back if booklet.reading else ''}</footer>"


def _table(grid: Grid) -> str:
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in grid.columns)
    pairs = zip(grid.rows, worded_rows(grid), strict=True)
    rows = "\n".join(f"<tr>{''.join(map(_cell, *both))}</tr>" for both in pairs)
    notes = "".join(f'\n<p class="note">{escape(note)}</p>' for note in grid.notes)
    return (
        f'<div class="wide"><table class="{_kind_of(grid.columns)}">\n'
        f"<caption><span>{escape(grid.heading)}</span></caption>\n"
        f"<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}\n</tbody>\n</table></div>{notes}"
    )


def _cell(cell: object, words: str) -> str:
    drawn = look(cell)
    text = escape(words)
    if isinstance(cell, Advice | Figure):
        text = text.replace(" ", "&nbsp;")  # what to do and its worth stay on one line, ± too
    return f"<td>{text}</td>" if drawn == Look() else f'<td class="{_named(drawn)}">{text}</td>'


def _kind_of(columns: tuple[str, ...]) -> str:
    """Return the class of all tables with these columns."""
    return f"t{crc32(repr(columns).encode()):x}"


def _widths(booklet: Content) -> str:
    """Return how wide columns are, the same in all tables that have the same; words begin left."""
    widest: dict[tuple[str, ...], list[int]] = {}
    said: set[tuple[tuple[str, ...], int]] = set()
    for page in booklet.in_order:
        for grid in page.tables:
            known = widest.setdefault(grid.columns, [0] * len(grid.columns))
            for column, texts in enumerate(zip(*worded_rows(grid), strict=True)):
                known[column] = max(known[column], *map(len, texts))
                if column and any(map(has_words, texts)):
                    said.add((grid.columns, column + 1))
    left = "".join(
        f".{_kind_of(columns)} :is(th, td):nth-child({place}) {{ text-align: left; }}\n"
        for columns, place in sorted(said)
    )
    return left + "".join(
        f".{_kind_of(columns)} th:nth-child({place}) {{ min-width: {0.6 * min(width, 24):.1f}em; }}"
        "\n"
        for columns, widths in widest.items()
        for place, width in enumerate(widths, 1)
    )


def _shades(booklet: Content) -> str:
    """Return how cells look, of all looks that are in a booklet."""
    cells = (
        cell
        for page in booklet.in_order
        for grid in page.tables
        for row in grid.rows
        for cell in row
    )
    looks = {look(cell) for cell in cells} - {Look()}
    listed = sorted(looks, key=lambda one: (one.ground, one.ink))
    return "".join(
        f"td.{_named(one)} {{ background: {_gray(one.ground)}; color: {_gray(one.ink)}; }}\n"
        for one in listed
    )


def _named(drawn: Look) -> str:
    return f"g{drawn.ground}i{drawn.ink}"


def _gray(level: int) -> str:
    return f"rgb({level},{level},{level})"


def as_markdown_booklet(booklet: Content) -> str:
    """Write a booklet as Markdown, a heading for each sheet."""
    opening = [f"<!-- {booklet.imprint} -->", f"# {booklet.name}", booklet.opening]
    if reading := booklet.reading:
        steps = [f"{number}. {line}" for number, line in enumerate(reading.text, 1)]
        opening += [
            f"## {reading.title}",
            "\n".join(steps),
            *_markdown_tables(reading),
            *reading.fine,
            "## Contents",
            "\n".join(f"- {page.title}" for page in booklet.tables),
            _footnote(booklet, reading),
        ]
    return "\n\n".join([*opening, *(_markdown_sheet(booklet, p) for p in booklet.tables)]) + "\n"


def _markdown_sheet(booklet: Content, page: Page) -> str:
    board = ["```text\n{}\n```".format("\n\n".join(page.board.letters))] if page.board else []
    parts = [f"## {page.title}", *page.text, *board, *_markdown_tables(page), *page.fine]
    return "\n\n".join([*parts, _footnote(booklet, page)])


def _markdown_tables(page: Page) -> list[str]:
    tables = as_markdown(list(plain_grids(page.tables)))
    return ["\n".join(line.rstrip() for line in tables.splitlines())] if tables else []


def _footnote(booklet: Content, page: Page) -> str:
    return f"*{page.footnote} {booklet.imprint}.*"
