"""A booklet as one HTML file that any browser opens and prints."""

from html import escape

from samurai_odds.reports.booklets.model import Booklet, Page, shade, worded
from samurai_odds.reports.grid import Grid

_STYLE = """
body { font: 15px/1.4 "DejaVu Sans", Verdana, sans-serif; color: #000; max-width: 60em;
  margin: 1em auto; padding: 0 1em; }
h1, h2 { line-height: 1.2; }
table { border-collapse: collapse; margin: 1em 0; font-size: 85%; }
caption { text-align: left; font-weight: bold; padding-bottom: .3em; }
th, td { border-bottom: 1px solid #999; padding: .15em .5em; text-align: right;
  vertical-align: bottom; }
th:first-child, td:first-child { text-align: left; }
footer { border-top: 1px solid #000; font-size: 75%; margin-bottom: 3em; }
.note { font-size: 80%; margin: 0; }
.wide { overflow-x: auto; }
@media print {
  body { font-size: 10px; max-width: none; margin: 0; }
  section { break-before: page; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
  td { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .wide { overflow: visible; }
}
"""
_GREY = 96


def as_web(booklet: Booklet) -> str:
    """Write a booklet as HTML."""
    first, *sheets = booklet.pages
    steps = "".join(f"<li>{escape(line)}</li>\n" for line in first.text)
    links = "".join(f'<li><a href="#{page.key}">{escape(page.title)}</a></li>\n' for page in sheets)
    count = len(booklet.pages)
    body = "\n".join(_sheet(booklet, page, n, count) for n, page in enumerate(sheets, 2))
    title = f"{escape(booklet.title)}: odds booklet"
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{title}</title>\n'
        f"<style>{_STYLE}</style>\n</head>\n<body>\n<h1>{escape(booklet.title)}</h1>\n"
        f"<p>Odds for the table. {escape(booklet.edition)}.</p>\n<h2>{escape(first.title)}</h2>\n"
        f"<ol>\n{steps}</ol>\n<h2>Contents</h2>\n<ul>\n{links}</ul>\n"
        f"{_footer(booklet, first, 1, count)}\n{body}\n</body>\n</html>\n"
    )


def _sheet(booklet: Booklet, page: Page, number: int, count: int) -> str:
    text = "\n".join(f"<p>{escape(line)}</p>" for line in page.text)
    tables = "\n".join(_table(grid) for grid in page.tables)
    foot = _footer(booklet, page, number, count)
    return (
        f'<section id="{page.key}">\n<h2>{escape(page.title)}</h2>\n{text}\n{tables}\n{foot}\n'
        f"</section>"
    )


def _footer(booklet: Booklet, page: Page, number: int, count: int) -> str:
    imprint = f"{escape(booklet.imprint)} · {escape(booklet.edition)} · sheet {number} of {count}"
    return f"<footer>{escape(page.footnote)}<br>{imprint}</footer>"


def _table(grid: Grid) -> str:
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in grid.columns)
    rows = "\n".join(f"<tr>{''.join(map(_cell, row))}</tr>" for row in grid.rows)
    notes = "".join(f'\n<p class="note">{escape(note)}</p>' for note in grid.notes)
    return (
        f'<div class="wide"><table>\n<caption>{escape(grid.heading)}</caption>\n'
        f"<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}\n</tbody>\n</table></div>{notes}"
    )


def _cell(cell: object) -> str:
    level = 255 - round(_GREY * shade(cell))
    style = f' style="background:rgb({level},{level},{level})"' if level < 255 else ""
    return f"<td{style}>{escape(worded(cell))}</td>"
