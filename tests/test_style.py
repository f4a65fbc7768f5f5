"""Style and types: ruff and mypy find nothing, but where words for people are read."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize(
    "arguments",
    [
        ["ruff", "check", "."],
        ["ruff", "format", "--check", "."],
        pytest.param(["mypy"], marks=pytest.mark.long),
    ],
    ids=lambda arguments: " ".join(arguments[:2]),
)
def test_tool_finds_nothing(arguments: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


READING = """\
from samurai_odds.grids.prose import Prose, joined
from samurai_odds.play.scene import Line

def read(line: Line, prose: Prose) -> None:
    prose.startswith("red")
    line.text.partition(": ")
    "units lost" in prose
    prose == "result: nobody"
    f"then {prose}"
    "{}".format(line.seen_by(0))
    str(prose)
    prose + "!"
    len(prose)
    prose[0]
    "; ".join([prose])
    for letter in prose: ...
    text: str = prose
    whole: Prose = joined(("Better: ", prose))
    Line(f"red {1}", (0,), "red")
"""
ALLOWED = 2  # the last lines: words are made, and joined


@pytest.mark.long
def test_words_for_people_cannot_be_read(tmp_path: Path) -> None:
    """After the check of the whole package, whose findings mypy keeps: seconds, not a minute."""
    file = tmp_path / "reading.py"
    file.write_text(READING, "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--show-absolute-path", str(file)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    # By its name: mypy tells findings that it kept with the folder where it first met the file.
    found = {int(line) for line in re.findall(r"reading\.py:(\d+): error: ", done.stdout)}
    lines = READING.splitlines()
    reading = range(lines.index("def read(line: Line, prose: Prose) -> None:") + 2, len(lines) + 1)
    assert found == {*reading[:-ALLOWED]}, done.stdout
