"""Every example in every `--help` is answered, in its text too, not only at its top."""

import re
import shlex
from pathlib import Path

import pytest

from samurai_odds.cli.examples import EXAMPLES
from tests.cli.running import Run
from tests.fuzz.surface import commands


def blocks(text: str) -> list[str]:
    """Return the blocks of lines that a help shows word for word, those of options left out."""
    text = text.partition("\nOptions")[0]
    return [block for block in re.split(r"\n\s*\n", text) if re.match(r"    \S", block)]


def test_what_luck_shows_as_a_log_is_one(tmp_path: Path, run: Run) -> None:
    found = blocks(run.shown("luck", "--help"))
    logs = [block for block in found if ":" in block and "samurai-odds" not in block]
    assert len(logs) == 2
    for number, block in enumerate(logs):
        file = tmp_path / f"{number}.txt"
        file.write_text("\n".join(line.strip() for line in block.splitlines()))
        run.shown("luck", str(file))


def test_no_other_help_shows_what_nobody_runs(run: Run) -> None:
    """What is shown word for word is the log of `luck`; all else stands among the examples."""
    shown = [one.path for one in commands() if blocks(run.shown(*one.path, "--help"))]
    assert shown == [("luck",)]


LEFT = [  # of the examples, those that no other test runs
    pytest.param(line, id=line[:60])
    for lines in EXAMPLES.values()
    for line in lines
    if "balance" in line or line.startswith(("booklet", "luck", "merge", "page"))
]


@pytest.mark.long
@pytest.mark.parametrize("line", LEFT)
def test_an_example_of_what_takes_or_writes_files_is_answered(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Run
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("session.txt").write_text("levy ashigaru-bow forest: 2-0\nsamurai-bow levy 3: 1\n")
    if line.startswith("merge"):
        for name, games in (("monday", "0-9"), ("tuesday", "10-19")):
            play = ["battles", "play", "study-spears", "--games", games, "--record"]
            assert run(*play, f"{name}.games").status == 0
    words = shlex.split(re.sub("--samples [0-9]+$", "--samples 64", line))
    if line.startswith("booklet battles") and "--part" not in words:  # par takes minutes
        words += ["--part", "odds", "--units", "SS,AB"]  # all units: tests/machines
    words[-1] = re.sub("^10$", "2", words[-1])  # seconds
    found = run(*words)
    assert found.status == 0, found.err
