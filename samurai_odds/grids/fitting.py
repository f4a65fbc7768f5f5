"""Tables and lines of text made to fit the terminal.

A table that is too wide has its column names folded, its names abbreviated (with a legend),
is turned round, has its texts folded, or is parted into blocks of columns, whichever of
these comes first to fit. Numbers are never broken.
"""

import io
import re
import shutil
import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

USUAL_WIDTH = 80  # columns, where stdout is no terminal
LEAST_WIDTH = 40  # narrower than this nothing is laid out
MOST_TEXT = 100  # lines of text longer than this are hard to read
_GAP, _NARROW = 3, 2  # blanks between columns: as many as is usual, as few as may be
_EDGE = 2  # before the first column and after the last
_LEAST_LABEL = 14  # a folded text keeps at least this width
_MOST_TURNED = 30  # rows that a table turned round may have
_MOST_FOLDS = 2  # lines of a name above a table turned round
_GLUE = "\N{NO-BREAK SPACE}"  # between words that stay in one line
_PIECE = r"[^ \-_/]*[ \-_/]*"  # of a column's name, which is folded after these signs


def terminal_width() -> int:
    """Give the terminal's columns (``COLUMNS`` if that is set), 80 where stdout is none."""
    return max(shutil.get_terminal_size((USUAL_WIDTH, 24)).columns, LEAST_WIDTH)


def wrapped(text: str, width: int | None = None) -> str:
    """Fold the lines of a text at the width; what follows of a line is indented below it."""
    width = min(width or terminal_width(), MOST_TEXT)
    folded = []
    for line in text.split("\n"):
        indent = line[: len(line) - len(line.lstrip())]
        folded += _fold(line, width, f"{indent}  ") or [""]
    return "\n".join(folded)


@dataclass(frozen=True)
class Layout:
    """A table of text ready to fold: names of columns, rows, abbreviations of names in it."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    short: Mapping[str, str]
    gap: int = _GAP

    def lines(self, width: int) -> str:
        """Draw the table no wider than ``width``, if that can be done at all."""
        if self._natural() <= width:
            return self._drawn([len(max(column, key=len)) for column in self._texts()])
        narrow, shortened = replace(self, gap=_NARROW), self._abbreviated()
        for table in (self, narrow, shortened, replace(shortened, gap=_NARROW)):
            if widths := table._stiff(width):
                return table._drawn(widths) + table._legend(self, width)
        turned = self._turned()
        widths = turned._stiff(width) if turned else None
        if turned and widths and turned._folds(widths) <= _MOST_FOLDS:
            return turned._drawn(widths)
        for table in (self, narrow):
            if widths := table._loose(width):
                return table._drawn(widths)
        return shortened._blocks(width) + shortened._legend(self, width)

    # ---- how wide --------------------------------------------------------------------

    def _total(self, widths: Sequence[int]) -> int:
        return sum(widths) + self.gap * (len(widths) - 1) + _EDGE

    def _texts(self) -> list[tuple[str, ...]]:
        return list(zip(self.columns, *self.rows, strict=True))

    def _natural(self) -> int:
        return self._total([len(max(column, key=len)) for column in self._texts()])

    def _stiff(self, width: int) -> list[int] | None:
        """Give the widths with only the column names folded; None if that does not fit."""
        widths = []
        for name, *cells in self._texts():
            needed = max(map(len, cells), default=0)
            widths.append(max(needed, _longest_piece(name)))
        return _widened(widths, self, width) if self._total(widths) <= width else None

    def _loose(self, width: int) -> list[int] | None:
        """Give the widths with texts folded too, numbers whole; None if that does not fit."""
        least, wanted = [], []
        for name, *cells in self._texts():
            whole = max(map(len, cells), default=0)
            if any(_is_text(cell) for cell in cells):
                words = max(_longest_word(cell) for cell in cells)
                least.append(max(min(whole, _LEAST_LABEL), words, _longest_piece(name)))
            else:
                least.append(max(whole, _longest_piece(name)))
            wanted.append(max(whole, least[-1]))
        spare = width - self._total(least)
        if spare < 0:
            return None
        while spare and (short := [k for k, w in enumerate(least) if w < wanted[k]]):
            place = min(short, key=lambda k: least[k] / wanted[k])
            least[place] += 1
            spare -= 1
        return least

    def _folds(self, widths: Sequence[int]) -> int:
        return max(len(_fold_name(name, w)) for name, w in zip(self.columns, widths, strict=True))

    # ---- other forms -----------------------------------------------------------------

    def _abbreviated(self) -> "Layout":
        """Put abbreviations for the names of columns and rows."""

        def said(text: str) -> str:
            return self.short.get(text, text)

        rows = tuple((said(row[0]), *row[1:]) for row in self.rows)
        return Layout(tuple(said(name) for name in self.columns), rows, {})

    def _legend(self, whole: "Layout", width: int) -> str:
        """Say what the abbreviations stand for, in the order of the table."""
        named = dict.fromkeys((*(row[0] for row in whole.rows), *whole.columns))
        used = [name for name in named if name in whole.short]
        if self is whole or not used:
            return ""
        said = (f"{whole.short[name]}{_GLUE}{name}" for name in used)
        return "\n\n" + wrapped(", ".join(said), width)

    def _turned(self) -> "Layout | None":
        """Exchange rows and columns, where all is numbers and few rows become few columns."""
        many = len(self.columns) - 1
        if many > _MOST_TURNED or len(self.rows) > many or len(self.rows) < 2:
            return None
        if any(_is_text(cell) for row in self.rows for cell in row[1:]):
            return None
        corner, *names = self.columns
        rows = [
            (name, *(row[place] for row in self.rows)) for place, name in enumerate(names, start=1)
        ]
        return Layout((corner, *(row[0] for row in self.rows)), tuple(rows), {})

    def _blocks(self, width: int) -> str:
        """Part the columns into blocks that fit, each with the labels, numbered if alike."""
        if len({row[0] for row in self.rows}) < len(self.rows):
            return self._numbered()._blocks(width)
        places = list(range(1, len(self.columns)))
        parts: list[list[int]] = []
        for place in places:
            if parts and self._only([*parts[-1], place])._loose(width):
                parts[-1].append(place)
            else:
                parts.append([place])
        even = -(-len(places) // len(parts))
        evenly = [places[k : k + even] for k in range(0, len(places), even)]
        if all(self._only(part)._loose(width) for part in evenly):
            parts = evenly
        drawn = []
        for part in parts:
            block = self._only(part)
            widths = block._loose(width)
            drawn.append(block._drawn(widths or block._narrowest()))
        return "\n\n".join(drawn)

    def _numbered(self) -> "Layout":
        """Number the rows, so that they are found again in the next block."""
        rows = tuple((f"({number}) {row[0]}", *row[1:]) for number, row in enumerate(self.rows, 1))
        return replace(self, rows=rows)

    def _only(self, places: Sequence[int]) -> "Layout":
        all_places = (0, *places)
        rows = tuple(tuple(row[k] for k in all_places) for row in self.rows)
        return Layout(tuple(self.columns[k] for k in all_places), rows, {})

    def _narrowest(self) -> list[int]:
        """Give widths for a table that cannot fit: as narrow as its numbers and words allow."""
        widths = self._loose(self._total([len(max(column, key=len)) for column in self._texts()]))
        return widths or [max(map(len, column)) for column in self._texts()]

    # ---- drawing ---------------------------------------------------------------------

    def _drawn(self, widths: Sequence[int]) -> str:
        from rich import box
        from rich.console import Console
        from rich.table import Table

        out = io.StringIO()
        console = Console(
            file=out,
            width=self._total(widths) + _GAP,
            highlight=False,
            markup=False,
            force_terminal=False,
            force_jupyter=False,  # else rich shows the text itself, and there is none to return
        )
        padding = (0, 1) if self.gap == _GAP else (0, 1, 0, 0)
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=padding)
        for number, (name, wide) in enumerate(zip(self.columns, widths, strict=True)):
            text = any(_is_text(row[number]) and len(row[number]) > wide for row in self.rows)
            table.add_column(
                "\n".join(_fold_name(name, wide)),
                justify="left" if not number or text else "right",
                width=wide,
                no_wrap=True,
            )
        for row in self.rows:
            table.add_row(*("\n".join(_fold(c, w, "  ")) for c, w in zip(row, widths, strict=True)))
        console.print(table)
        return "\n".join(line.rstrip() for line in out.getvalue().strip("\n").split("\n"))


def _widened(widths: list[int], table: Layout, width: int) -> list[int]:
    """Spend what is left of the width on the names that are folded most."""
    for _ in range(width - table._total(widths)):
        folds = [len(_fold_name(n, w)) for n, w in zip(table.columns, widths, strict=True)]
        if max(folds) == 1:
            break
        widths[folds.index(max(folds))] += 1
    return widths


def _is_text(cell: str) -> bool:
    """Whether a cell may be folded: words, not a number with its unit."""
    return " " in cell and not re.match(r"[<>+-]*[ ]?[\d.,]+", cell)


def _longest_piece(name: str) -> int:
    """Give the length of the longest piece that a name is folded into at the narrowest."""
    return max(len(piece.strip()) for piece in re.findall(_PIECE, name))


def _longest_word(text: str) -> int:
    return max(map(len, text.split()), default=0)


def _fold_name(name: str, width: int) -> list[str]:
    """Fold a column's name at blanks, dashes, underscores and slashes."""
    lines = [""]
    for piece in re.findall(_PIECE, name):
        if lines[-1] and len((lines[-1] + piece).rstrip()) > width:
            lines.append("")
        lines[-1] += piece
    return [line.strip() for line in lines]


def capital(text: str) -> str:
    """Begin a sentence: only its first letter changes, names keep theirs."""
    return text[:1].upper() + text[1:]


def counted(number: int, one: str, several: str = "") -> str:
    """Write a number of things: ``1 banner``, ``2 banners``; ``several`` where that is no ``s``."""
    return f"{number} {one if number == 1 else several or one + 's'}"


def listed(names: Sequence[str]) -> str:
    """Join names by commas, the last by "and"; "" of none."""
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def _fold(text: str, width: int, indent: str) -> list[str]:
    """Fold a line at its blanks; a number keeps its error."""
    glued = re.sub(r" (±)", f"{_GLUE}\\1", text)
    glued = re.sub(r"(±) ", f"\\1{_GLUE}", glued)
    lines = textwrap.wrap(
        glued,
        width,
        subsequent_indent=indent if width > 2 * len(indent) else "",
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [line.replace(_GLUE, " ") for line in lines]
