"""A booklet as Markdown."""

from samurai_odds.grids.grid import as_markdown
from samurai_odds.reports.writing.cells import plain_grids
from samurai_odds.reports.writing.content import Content, Page


def as_markdown_booklet(booklet: Content) -> str:
    """Write a booklet as Markdown, a heading for each sheet."""
    first, *sheets = booklet.pages
    steps = [f"{number}. {line}" for number, line in enumerate(first.text, 1)]
    listed = [page for page in (booklet.card, *sheets) if page]
    contents = [f"- {page.title}" for page in listed]
    opening = [
        f"<!-- {booklet.imprint} -->",
        f"# {booklet.name}",
        booklet.opening,
        *([_sheet(booklet, booklet.card)] if booklet.card else []),
        f"## {first.title}",
        "\n".join(steps),
        "## Contents",
        "\n".join(contents),
        _footnote(booklet, first),
    ]
    return "\n\n".join([*opening, *(_sheet(booklet, page) for page in sheets)]) + "\n"


def _sheet(booklet: Content, page: Page) -> str:
    tables = as_markdown(list(plain_grids(page.tables)))
    tables = "\n".join(line.rstrip() for line in tables.splitlines())
    return "\n\n".join([f"## {page.title}", *page.text, tables, _footnote(booklet, page)])


def _footnote(booklet: Content, page: Page) -> str:
    return f"*{page.footnote} {booklet.imprint}.*"
