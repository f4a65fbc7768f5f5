"""A grid of cells, computed once, written as text, Markdown, CSV, HTML or JSON."""

import csv
import html
import io
import json
import re
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from samurai_odds.errors import OddsError, unknown, written_out
from samurai_odds.grids.digits import written
from samurai_odds.grids.figure import Figure

if TYPE_CHECKING:
    import pandas as pd

FORMATS = ("text", "json", "csv", "md", "html")
_RULE = "\u2500"  # that rules of tables are made of
_TAG = re.compile(r"<(?=[A-Za-z/!?])")  # what Markdown would take for HTML
_LINK = re.compile(r"\](?=[(:\[])")
_FORMULA = re.compile(r"[=@\t\r]|[+-].*[(|!]", re.DOTALL)  # what a spreadsheet would compute
_DATE = re.compile(r"\d{1,4}[-/]\d{1,2}([-/]\d{1,4})?$")  # and what it would take for a date


@dataclass(frozen=True, repr=False)
class Grid:
    """A table: a heading, column names, rows of cells and notes below.

    The first cell of a row is its label. A cell is text, a number, a Figure or
    None (nothing to say there). CSV and JSON write numbers with 12 significant digits.
    ``short`` has abbreviations of names in the table, for where the whole names would not fit.
    """

    heading: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Any, ...], ...]
    notes: tuple[str, ...] = ()
    short: tuple[tuple[str, str], ...] = ()

    def cells(self) -> list[list[str]]:
        return [[cell_text(cell) for cell in row] for row in self.rows]

    def to_frame(self) -> "pd.DataFrame":
        """Give the table as a pandas DataFrame, its labels as the index."""
        import pandas as pd

        frame = pd.DataFrame(list(self.rows), columns=list(self.columns))
        return frame.set_index(self.columns[0])

    def __str__(self) -> str:
        return as_text([self])

    __repr__ = __str__

    def _repr_html_(self) -> str:
        return as_html([self])


def cell_text(cell: Any) -> str:
    if cell is None:
        return "–"
    if isinstance(cell, Figure):
        return cell.text()
    return f"{cell:g}" if isinstance(cell, float) else str(cell)


def check_form(form: object) -> None:
    """Raise OddsError unless this is a form that tables are written in."""
    if not isinstance(form, str) or form not in FORMATS:
        raise OddsError(unknown("format", written_out(form), FORMATS))


def write(grids: Sequence[Grid], form: str) -> str:
    check_form(form)
    writers: dict[str, Callable[[Sequence[Grid]], str]] = dict(
        zip(FORMATS, (as_text, as_json, as_csv, as_markdown, as_html_page), strict=True)
    )
    return writers[form](grids)


def as_text(grids: Sequence[Grid], width: int | None = None) -> str:
    """Write for the terminal, no wider than ``width`` (the terminal's) if that can be done."""
    from samurai_odds.grids.fitting import Layout, terminal_width, wrapped

    width = width or terminal_width()
    lines: list[str] = []
    for place, grid in enumerate(grids):
        if place and grid.heading:
            lines.append("")
        if grid.heading:
            lines.append(wrapped(grid.heading, width))
        if grid.rows:
            cells = tuple(tuple(row) for row in grid.cells())
            lines += ["", Layout(grid.columns, cells, dict(grid.short)).lines(width), ""]
        lines += [wrapped(note, width) for note in grid.notes]
    split = "\n".join(lines).strip("\n").split("\n")
    text = "\n".join(line for before, line in pairwise(["", *split]) if line or before)
    return text if shows_unicode() else text.replace(_RULE, "-")


def shows_unicode() -> bool:
    """Return whether what is printed is shown as UTF-8."""
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    return encoding.lower().replace("_", "-").startswith(("utf-8", "utf8", "utf-16"))


def as_markdown(grids: Sequence[Grid]) -> str:
    parts = []
    for grid in grids:
        lines = [f"**{_md(grid.heading)}**", ""] if grid.heading else []
        if grid.rows:
            lines.append(_md_row(grid.columns))
            lines.append(_md_row([":--", *["--:"] * (len(grid.columns) - 1)]))
            lines += [_md_row(row) for row in grid.cells()]
        if grid.notes:
            lines += ["", *(f"{_md(note)}  " for note in grid.notes)]
        parts.append("\n".join(lines))
    return "\n\n".join(parts)


def as_html(grids: Sequence[Grid], styled: bool = True) -> str:
    """Write as HTML tables: ``styled``, they need no style sheet; else they are for `web.page`."""
    parts = []
    for grid in grids:
        lines = []
        if grid.heading:
            lines.append(f"<p>{html.escape(grid.heading).replace(chr(10), '<br>')}</p>")
        if grid.rows:
            body = "".join(_html_row("td", row, styled) for row in grid.cells())
            style = ' style="border-collapse:collapse;margin:0.5em 0"' if styled else ""
            lines += [
                f"<table{style}>",
                f"<thead>{_html_row('th', grid.columns, styled)}</thead>",
                f"<tbody>{body}</tbody>",
                "</table>",
            ]
        look = 'style="margin:0;font-size:90%"' if styled else 'class="note"'
        lines += [f"<p {look}>{html.escape(note)}</p>" for note in grid.notes]
        parts.append("\n".join(lines))
    return "\n".join(parts)


def as_html_page(grids: Sequence[Grid]) -> str:
    """Write as a whole HTML page that any browser opens."""
    from samurai_odds.grids.web import page

    return page(grids[0].heading.partition("\n")[0], as_html(grids, styled=False)).rstrip("\n")


def as_csv(
    grids: Sequence[Grid], worded: Callable[[Any], Any] = written, for_spreadsheets: bool = False
) -> str:
    """Write as CSV, cells by ``worded``, with a column of errors after each sampled one.

    Text that a spreadsheet would compute begins with an apostrophe; ``for_spreadsheets``: so does
    what one would take for a date, such as 6/5, which programs read as it is.
    """
    lines: list[str] = []

    def safe(value: Any) -> Any:
        return _inert(value, for_spreadsheets)

    for place, grid in enumerate(grid for grid in grids if grid.columns):
        if place:
            lines.append("\n")
        sampled = [
            any(isinstance(row[k], Figure) and row[k].samples for row in grid.rows)
            for k in range(len(grid.columns))
        ]
        names = [safe(name) for name in grid.columns]
        lines.append(_csv_row(_spread(names, sampled, lambda name: f"{name} se")))
        for row in grid.rows:
            plain = ["" if cell is None else safe(worded(cell)) for cell in row]
            errors = [worded(getattr(cell, "se", "")) for cell in row]
            pairs = zip(plain, errors, sampled, strict=True)
            lines.append(
                _csv_row(
                    [one for cell, se, both in pairs for one in ([cell, se] if both else [cell])]
                )
            )
    return "".join(lines).rstrip("\n")


def _csv_row(cells: Sequence[Any]) -> str:
    """Write a line of CSV; cells that hold either sign of a line's end are quoted."""
    out = io.StringIO()
    csv.writer(out, lineterminator="\r\n").writerow(cells)
    return out.getvalue().removesuffix("\r\n") + "\n"


def as_json(grids: Sequence[Grid]) -> str:
    """Write as JSON: one object for one grid, else a list."""
    objects = [
        {
            "heading": grid.heading,
            "columns": list(grid.columns),
            "rows": [[_json_cell(cell) for cell in row] for row in grid.rows],
            "notes": list(grid.notes),
        }
        for grid in grids
    ]
    return json.dumps(objects[0] if len(objects) == 1 else objects, ensure_ascii=False)


def _inert(value: Any, dates: bool) -> Any:
    if not isinstance(value, str):
        return value
    taken = _FORMULA.match(value) or (dates and _DATE.match(value))
    return f"'{value}" if taken else value


def _md(text: str) -> str:
    return _LINK.sub(r"\\]", _TAG.sub("&lt;", " ".join(text.split("\n"))))


def _md_row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(_md(cell).replace("|", "\\|") for cell in cells) + " |"


def _html_row(tag: str, cells: Sequence[str], styled: bool) -> str:
    written = []
    for place, cell in enumerate(cells):
        align = "right" if place else "left"
        style = f"text-align:{align};padding:0.1em 0.6em;border-bottom:1px solid #999"
        begun = f'{tag} style="{style}"' if styled else tag
        written.append(f"<{begun}>{html.escape(cell)}</{tag}>")
    return "<tr>" + "".join(written) + "</tr>"


def _spread(
    cells: Sequence[str], sampled: Sequence[bool], error_name: Callable[[str], str]
) -> list[str]:
    return [
        name
        for cell, twice in zip(cells, sampled, strict=True)
        for name in ([cell, error_name(cell)] if twice else [cell])
    ]


def _json_cell(cell: Any) -> Any:
    if isinstance(cell, Figure):
        return {"value": written(cell), "se": written(cell.se)}
    return written(cell)
