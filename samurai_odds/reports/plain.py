"""A booklet as plain ASCII text: 80 columns, for any printer and any screen."""

from collections.abc import Sequence
from unicodedata import normalize

from samurai_odds.grids.fitting import USUAL_WIDTH, wrapped
from samurai_odds.grids.grid import Grid, as_text
from samurai_odds.reports.cells import plain_grids
from samurai_odds.reports.content import Content, Page

_ASCII = {
    "\N{MINUS SIGN}": "-",
    "\N{EN DASH}": "-",
    "\N{BOX DRAWINGS LIGHT HORIZONTAL}": "-",
    "\N{PLUS-MINUS SIGN}": "+-",
    "\N{MIDDLE DOT}": "|",
    "\N{MULTIPLICATION SIGN}": "x",
    "\N{RIGHT SINGLE QUOTATION MARK}": "'",
}
_CUT = "- " * (USUAL_WIDTH // 2)
_NEXT = "\f"  # a new page


def as_plain_text(booklet: Content) -> str:
    """Write a booklet as text: each sheet begins a page, but one to cut out."""
    parts = [_headed(booklet.name, "="), wrapped(booklet.opening, USUAL_WIDTH)]
    if reading := booklet.reading:
        parts += [
            _headed(reading.title),
            *(wrapped(f"{n}. {line}", USUAL_WIDTH) for n, line in enumerate(reading.text, 1)),
            *_tables(reading.tables),
            *(wrapped(line, USUAL_WIDTH) for line in reading.fine),
            _headed("Contents"),
            "\n".join(page.title for page in booklet.tables),
            _foot(booklet, reading),
        ]
    for place, page in enumerate(booklet.tables):
        if not page.cut and (place or booklet.reading):
            parts.append(_NEXT)
        parts += _sheet(booklet, page)
    return as_ascii("\n\n".join(parts)).replace(f"{_NEXT}\n\n", _NEXT) + "\n"


def as_ascii(text: str) -> str:
    """Return a text with signs that any printer has: what has no like becomes a question mark."""
    for sign, like in _ASCII.items():
        text = text.replace(sign, like)
    return normalize("NFKD", text).encode("ascii", "replace").decode()


def _sheet(booklet: Content, page: Page) -> list[str]:
    texts = [wrapped(line, USUAL_WIDTH) for line in page.text]
    fine = [wrapped(line, USUAL_WIDTH) for line in page.fine]
    board = page.board.letters if page.board else ()
    parts = [_headed(page.title), *texts, *board, *_tables(page.tables), *fine]
    return [_CUT.rstrip(), *parts, _CUT.rstrip()] if page.cut else [*parts, _foot(booklet, page)]


def _tables(grids: Sequence[Grid]) -> list[str]:
    return [as_text([grid], USUAL_WIDTH) for grid in plain_grids(grids)]


def _headed(title: str, rule: str = "-") -> str:
    title = wrapped(title, USUAL_WIDTH)
    return f"{title}\n{rule * min(len(title), USUAL_WIDTH)}"


def _foot(booklet: Content, page: Page) -> str:
    return wrapped(f"{page.footnote} {booklet.imprint}.", USUAL_WIDTH)
