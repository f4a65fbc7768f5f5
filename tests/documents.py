"""What the documents show of commands: blocks of ``console``, each run in a folder of its own.

The commands of a block follow one another: what one saves, the next may read. A line ``...`` stands
for any lines. A file that nothing saves is another block of the page: see `FILES`.
"""

import os
import re
import shlex
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

from samurai_odds.cli.main import main

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([ROOT / "README.md", *ROOT.glob("samurai_odds/**/README.md")])
FILES = {"friday.txt": "game"}  # by the kind of block that holds them
LONG = ("advise", "balance", "force", "par", "play", "review", "round", "worth")  # take seconds
_CUT = "..."
_BLOCK = re.compile(r"^```console\n(.*?)^```", re.DOTALL | re.MULTILINE)


@dataclass(frozen=True)
class Example:
    """A command as a page has it, and what stands below it there."""

    written: str
    shown: str

    @property
    def arguments(self) -> list[str]:
        """The command without the name of the program."""
        program, *arguments = shlex.split(self.written.replace("\\\n", " "))
        assert program == "samurai-odds", program
        return arguments

    def holds(self, printed: str) -> bool:
        """Return whether what is printed is what is shown."""
        parts = [re.escape(part) for part in re.split(r"^\.\.\.\n", self.shown, flags=re.MULTILINE)]
        return re.fullmatch(r"(?:.*\n)*?".join(parts) + r"\n*", printed) is not None

    def renewed(self, printed: str) -> str:
        """Return what is to be shown: as many lines as now, or all."""
        if not self.shown.rstrip().endswith(_CUT):
            return printed
        kept = self.shown.rstrip().split("\n")[:-1]
        return "\n".join([*printed.split("\n")[: len(kept)], _CUT, ""])


def blocks(page: Path) -> list[list[Example]]:
    """Return the blocks of a page, each with its commands."""
    return [list(examples(block)) for block in _BLOCK.findall(page.read_text("utf-8"))]


def examples(block: str) -> Iterator[Example]:
    first, *parts = re.split(r"^\$ ", block, flags=re.MULTILINE)
    assert not first, f"a block begins with a command: {first!r}"
    for part in parts:
        found = re.match(r"((?:.*\\\n)*.*)\n", part)
        assert found, part
        yield Example(found[1], part[found.end() :])


def is_long(block: list[Example]) -> bool:
    """Return whether a block plays or searches for seconds."""
    return any(word in LONG for one in block for word in one.arguments[:2])


def run_block(
    page: Path, block: list[Example], folder: Path, seen: Callable[[Example, str], None]
) -> None:
    """Run the commands of a block in a folder; ``seen`` is told what each prints."""
    _write_files(page, block, folder)
    before = Path.cwd()
    os.chdir(folder)
    try:
        for one in block:
            with redirect_stdout(StringIO()) as out:
                status = main(one.arguments)
            assert status == 0, one.written
            seen(one, out.getvalue())
    finally:
        os.chdir(before)


def _write_files(page: Path, block: list[Example], folder: Path) -> None:
    text = page.read_text("utf-8")
    for name, kind in FILES.items():
        if any(name in one.arguments for one in block):
            [content] = re.findall(rf"^```{kind}\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
            (folder / name).write_text(content, encoding="utf-8")


def renewed(page: Path, folder: Path) -> str:
    """Return the text of a page with what its commands print now; ``folder`` is for their files."""

    def again(found: re.Match[str]) -> str:
        parts: list[str] = []

        def note(one: Example, printed: str) -> None:
            parts.append(f"$ {one.written}\n{one.renewed(printed)}")

        run_block(page, list(examples(found[1])), folder, note)
        return f"```console\n{''.join(parts)}```"

    return _BLOCK.sub(again, page.read_text("utf-8"))
