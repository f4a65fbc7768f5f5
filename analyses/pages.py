"""Run one analysis and write its page, its table and its figure; write the index."""

import csv
import html
import io
import re
import textwrap
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import matplotlib

from analyses import ANALYSES

HERE = Path(__file__).resolve().parent
NOISE = 9  # decimals beyond which a computed number is rounding noise
_BY_HAND = "benchmark.md"
_BOOKLETS = (("battles", "Samurai Battles"), ("swords", "Samurai Swords"), ("ran", "RAN"))
_PART = re.compile(r"^# %% (\w+) \[markdown\]\n", re.MULTILINE)  # where one begins in a notebook
_MADE = "Made by `python -m {}`; the numbers come from `{}`."


class Outdated(Exception):
    """The finding at the top of an analysis is no longer what it computes."""


@dataclass(frozen=True)
class Script:
    """What the source of an analysis says before it is run."""

    name: str
    title: str
    finding: str
    method: tuple[str, ...]
    source: Path  # the notebook
    begin: int  # of it, in characters
    end: int
    module: str = "analyses"  # that writes its page

    @property
    def code(self) -> str:
        """The notebook's imports and this part; blank lines for other parts keep the numbers."""
        text = self.source.read_text(encoding="utf-8")
        first = next(_PART.finditer(text)).start()
        between = "\n" * text.count("\n", first, self.begin)
        return text[:first] + between + text[self.begin : self.end]


@dataclass(frozen=True)
class Result:
    """What running an analysis gave."""

    script: Script
    table: Any
    figure: Any
    rests_on: dict[str, str]

    def close(self) -> None:
        """Let go of the figure."""
        from matplotlib import pyplot

        pyplot.close(self.figure)


def read(name: str) -> Script:
    """Read the heading, the finding and the words on the method from an analysis."""
    source = HERE / f"{ANALYSES[name]}.py"
    text = source.read_text(encoding="utf-8")
    parts = [*_PART.finditer(text)]
    begin = next((part.start() for part in parts if part[1] == name), len(text))
    end = next((part.start() for part in parts if part.start() > begin), len(text))
    cells = re.split(r"^# %%", text[begin:end], flags=re.M)
    words = [_uncommented(cell) for cell in cells if cell.split("\n")[0].endswith("[markdown]")]
    if not words or len(words[0]) != 2 or not words[0][0].startswith("# "):
        raise ValueError(f"{_place(source)}: '{name}' must begin with its question and its finding")
    method = tuple(paragraph for cell in words[1:] for paragraph in cell)
    return Script(name, words[0][0][2:], words[0][1], method, source, begin, end)


def run(name: str, reword: bool = False) -> Result:
    """Run an analysis; raise Outdated when its finding no longer holds.

    With ``reword`` the sentences at the top of its source are brought up to date.
    """
    script = read(name)
    matplotlib.use("Agg")
    with redirect_stdout(io.StringIO()):
        values = _values(script)
    finding = " ".join(values["finding"].split())
    if finding != script.finding and not reword:
        raise Outdated(
            f"{_place(script.source)}, {name}, says:\n  {script.finding}\nbut finds:\n  {finding}"
        )
    if finding != script.finding:
        text = script.source.read_text(encoding="utf-8")
        head, rest = text[script.begin :].split("\n\n", maxsplit=1)
        lines = textwrap.wrap(
            finding, 96, initial_indent="# ", subsequent_indent="# ", break_on_hyphens=False
        )
        part = "\n".join([*head.splitlines()[:2], "#", *lines, "", rest])
        _put(script.source, text[: script.begin] + part)
        script = read(name)
    return Result(script, values["table"], values["figure"], dict(values.get("rests_on", {})))


def _values(script: Script) -> dict[str, Any]:
    """Run the source; say which of its claims failed, if one did."""
    values: dict[str, Any] = {"__name__": "__main__"}
    try:
        exec(compile(script.code, str(script.source), "exec"), values)
    except AssertionError as fault:
        where = traceback.extract_tb(fault.__traceback__)[-1]
        line = f"{_place(script.source)}, line {where.lineno}"
        raise Outdated(f"{line}: a claim no longer holds: {where.line}") from fault
    return values


def _place(source: Path) -> str:
    return f"analyses/{source.name}"


def write(result: Result, folder: Path, with_figure: bool = True) -> None:
    """Write the page and the table of a result, and its figure, into a folder."""
    name = result.script.name
    _put(folder / f"{name}.md", page(result))
    _put(folder / f"{name}.csv", table_csv(result.table))
    if with_figure:
        with whole(folder / f"{name}.png") as unfinished:
            result.figure.savefig(unfinished, dpi=110, metadata={"Software": None})


def page(result: Result) -> str:
    """Write a result as Markdown."""
    script = result.script
    columns = result.table.columns
    words = [any(isinstance(cell, str) for cell in result.table[name]) for name in columns]
    table = [_md_row(columns), _md_row([":--" if word else "--:" for word in words])]
    table += [_md_row(row) for row in cells(result.table)]
    parts = [
        f"# {script.title}",
        script.finding,
        f"![{script.title}]({script.name}.png)",
        "\n".join(table),
        *script.method,
        *_sources(result.rests_on),
        _MADE.format(script.module, script.source.relative_to(HERE.parent).as_posix())
        + f" The table as data: [{script.name}.csv]({script.name}.csv).",
    ]
    return "\n\n".join(parts) + "\n"


def table_csv(table: Any) -> str:
    """Write a table as CSV."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(table.columns)
    writer.writerows(["" if cell == "–" else cell for cell in row] for row in cells(table))
    return out.getvalue()


def cells(table: Any) -> list[list[str]]:
    """Word the cells of a table: a column of numbers has as many decimals as it was rounded to."""
    columns = []
    for name in table.columns:
        values = list(table[name])
        numbers = [value for value in values if isinstance(value, float) and value == value]
        decimals = max((_decimals(value) for value in numbers), default=0)
        columns.append([_word(value, decimals) for value in values])
    return [list(row) for row in zip(*columns, strict=True)]


def write_index(names: Sequence[str], studies: Sequence[str], folder: Path) -> None:
    """Write the index over all analyses, and over studies whose pages are kept in reports/."""
    listed = [(name, read(name).title, read(name).finding) for name in names]
    listed += [(name, *_heading(HERE.parent / "reports" / f"{name}.md")) for name in studies]
    lines = ["# Reports", "What the analyses found; how each is made: [README.md](README.md)."]
    for name, title, finding in listed:
        image = f'<img src="{name}.png" width="360" alt="{html.escape(title)}">'
        lines += [f"## [{title}]({name}.md)", finding, f"[{image}]({name}.md)"]
    booklets = ", ".join(f"[{title}](booklets/{game}.pdf)" for game, title in _BOOKLETS)
    lines.append(f"Booklets to print: {booklets}.")
    lines.append(f"How fast it is: [{_BY_HAND}]({_BY_HAND}), measured by hand.")
    _put(folder / "index.md", "\n\n".join(lines) + "\n")


def _heading(page: Path) -> tuple[str, str]:
    """Return the title and the finding of a page."""
    title, finding = page.read_text(encoding="utf-8").split("\n\n")[:2]
    return title.removeprefix("# "), finding


def _sources(rests_on: dict[str, str]) -> list[str]:
    """Say what weaker than the rulebook the numbers rest on."""
    if not rests_on:
        return ["All numbers of the rules used here are the rulebook's."]
    by_tag: dict[str, list[str]] = {}
    for what, tag in sorted(rests_on.items()):
        by_tag.setdefault(tag, []).append(what)
    listed = "; ".join(f"{tag}: {', '.join(whats)}" for tag, whats in sorted(by_tag.items()))
    return [f"Weaker than the rulebook: {listed}."]


def _uncommented(cell: str) -> list[str]:
    """Give the paragraphs of a markdown cell, each on one line."""
    lines = [line[1:].strip() for line in cell.splitlines()[1:] if line.startswith("#")]
    paragraphs = "\n".join(lines).split("\n\n")
    return [" ".join(paragraph.split()) for paragraph in paragraphs if paragraph.strip()]


def _decimals(value: float) -> int:
    return len(f"{round(value, NOISE):.{NOISE}f}".rstrip("0").partition(".")[2])


def _word(value: Any, decimals: int) -> str:
    if isinstance(value, float):
        # Adding 0.0 makes no "-0.0" of what is nothing.
        return "–" if value != value else f"{round(value, NOISE) + 0.0:.{decimals}f}"
    return str(value)


def _md_row(row: Sequence[Any]) -> str:
    return "| " + " | ".join(str(cell).replace("|", "\\|") for cell in row) + " |"


def _put(path: Path, text: str) -> None:
    with whole(path) as unfinished:
        unfinished.write_text(text, encoding="utf-8", newline="\n")


@contextmanager
def whole(path: Path) -> Iterator[Path]:
    """Give a place to write that becomes ``path`` only when all went well."""
    unfinished = path.with_name(f"unfinished-{path.name}")
    try:
        yield unfinished
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)
