"""Run one analysis and write its page, its table and its figure; write the index."""

import csv
import html
import io
import re
import runpy
import textwrap
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import matplotlib

HERE = Path(__file__).resolve().parent
NOISE = 9  # decimals beyond which a computed number is rounding noise
_BY_HAND = "benchmark.md"
_BOOKLETS = (("battles", "Samurai Battles"), ("swords", "Samurai Swords"), ("ran", "RAN"))
_MADE = "Made by `python -m analyses`; the numbers come from `analyses/{}.py`."


class Outdated(Exception):
    """The finding at the top of an analysis is no longer what it computes."""


@dataclass(frozen=True)
class Script:
    """What the source of an analysis says before it is run."""

    name: str
    title: str
    finding: str
    method: tuple[str, ...]

    @property
    def source(self) -> Path:
        """The file."""
        return HERE / f"{self.name}.py"


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
    cells = re.split(r"^# %%", (HERE / f"{name}.py").read_text(encoding="utf-8"), flags=re.M)
    words = [_uncommented(cell) for cell in cells if cell.startswith(" [markdown]")]
    if not words or not words[0][0].startswith("# ") or len(words[0]) != 2:
        raise ValueError(f"analyses/{name}.py must begin with its question and its finding")
    method = tuple(paragraph for cell in words[1:] for paragraph in cell)
    return Script(name, words[0][0][2:], words[0][1], method)


def run(name: str, reword: bool = False) -> Result:
    """Run an analysis; raise Outdated when its finding no longer holds.

    With ``reword`` the sentences at the top of its source are brought up to date.
    """
    script = read(name)
    matplotlib.use("Agg")
    with redirect_stdout(io.StringIO()):
        said = _said(script)
    found = " ".join(said["finding"].split())
    if found != script.finding and not reword:
        raise Outdated(f"analyses/{name}.py says:\n  {script.finding}\nbut finds:\n  {found}")
    if found != script.finding:
        text = script.source.read_text(encoding="utf-8")
        head, rest = text.split("\n\n", maxsplit=1)
        question = head.splitlines()[1]
        lines = textwrap.wrap(
            found, 96, initial_indent="# ", subsequent_indent="# ", break_on_hyphens=False
        )
        _put(script.source, "\n".join(["# %% [markdown]", question, "#", *lines, "", rest]))
        script = read(name)
    return Result(script, said["table"], said["figure"], dict(said.get("rests_on", {})))


def _said(script: Script) -> dict[str, Any]:
    """Run the source; say which of its claims failed, if one did."""
    try:
        return runpy.run_path(str(script.source))
    except AssertionError as fault:
        where = traceback.extract_tb(fault.__traceback__)[-1]
        file = f"analyses/{script.name}.py, line {where.lineno}"
        raise Outdated(f"{file}: a claim no longer holds: {where.line}") from fault


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
        _MADE.format(script.name) + f" The table as data: [{script.name}.csv]({script.name}.csv).",
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


def write_index(names: Sequence[str], folder: Path) -> None:
    """Write the index pages over all analyses."""
    scripts = [read(name) for name in names]
    lines = ["# Reports", "What the analyses found; `python -m analyses` writes all of this again."]
    for script in scripts:
        name, title = script.name, script.title
        image = f'<img src="{name}.png" width="360" alt="{html.escape(title)}">'
        lines += [f"## [{title}]({name}.md)", script.finding, f"[{image}]({name}.md)"]
    listed = ", ".join(f"[{title}](booklets/{game}.pdf)" for game, title in _BOOKLETS)
    lines.append(f"Booklets to print: {listed}.")
    lines.append(f"How fast it is: [{_BY_HAND}]({_BY_HAND}), measured by hand.")
    _put(folder / "index.md", "\n\n".join(lines) + "\n")
    _put(folder / "index.html", _index_html(scripts))


def _index_html(scripts: Sequence[Script]) -> str:
    style = (
        "body{font-family:serif;max-width:60em;margin:1em auto;padding:0 1em}"
        "section{display:flex;flex-wrap:wrap;gap:1.2em;border-top:1px solid #999;padding:1em 0}"
        "section div{flex:1 1 20em}h2{margin:0;font-size:1.2em}img{width:24em;max-width:100%}"
    )
    body = []
    for script in scripts:
        name, title = script.name, html.escape(script.title)
        body.append(
            f'<section><a href="{name}.png"><img src="{name}.png" alt="{title}"></a>\n'
            f"<div><h2>{title}</h2>\n<p>{html.escape(script.finding)}</p>\n"
            f'<p><a href="{name}.md">page</a>, <a href="{name}.csv">table</a>, '
            f'<a href="{name}.png">figure</a></p></div></section>'
        )
    return (
        '<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>samurai-odds: reports</title>\n<style>{style}</style></head>\n<body>\n"
        "<h1>Reports</h1>\n<p>What the analyses found; <code>python -m analyses</code> writes "
        "all of this again.</p>\n"
        + "\n".join(body)
        + "\n<p>Booklets to print: "
        + ", ".join(
            f'{title} (<a href="booklets/{game}.pdf">pdf</a>, '
            f'<a href="booklets/{game}.html">html</a>)'
            for game, title in _BOOKLETS
        )
        + ".</p>\n<p>How fast it is: "
        f'<a href="{_BY_HAND}">{_BY_HAND}</a>, measured by hand.</p>\n</body>\n</html>\n'
    )


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
