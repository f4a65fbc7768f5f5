"""The examples of the help run, and no answer is wider than the terminal."""

import re
import shlex

import pytest

from samurai_odds.cli.examples import EXAMPLES
from samurai_odds.cli.main import main

MORE = (
    "battles attack samurai-spear ashigaru-bow --then levy --attacker-honor 3 --defender-honor 2",
    "battles attack samurai-spear lone-leader --defender-leader mounted --samples 20000",
    "battles attack SS AB --trace 3",
    "battles compare SS,AS,AB LV,AB,CS --vary defender-on=open,forest,hill",
    "battles compare SS LV,AB --attacker-leader foot --vary inspire=yes,no --samples 20000",
    "battles table --samples 20000 --attackers SS,AS",
    'swords battle "daimyo, 2 bowmen, gunner, 3 spearmen" "daimyo, 2 spearmen" --stop best',
    'swords battle "3 spearmen" "2 spearmen" --castle --samples 20000',
    "swords table",
    'ran shock "KB 7-6/6-5 charge + SI 7-4" "AS 6-4/5-3" --attacker-busho 6/5 --defender-busho 5/4',
    'ran fire "AS-T 6-4" "SI 7-4/6-3" --range 2 --samples 20000',
    "ran charts show",
)
SLOW = ("swords force", "swords levy", "swords table", "ran play", "swords play chapter-7 --trace")
SHOWN = [
    pytest.param(
        re.sub("--samples (50|20)$", "--samples 8", line),
        id=line[:70],
        marks=[pytest.mark.long] * line.startswith(SLOW),
    )
    for line in (*(line for lines in EXAMPLES.values() for line in lines), *MORE)
    if "balance" not in line and not line.startswith(("booklet", "luck", "merge", "page"))
]
BOARDS = ("battles map", "ran map")  # a board is as wide as it is


@pytest.mark.quick(per="line")
@pytest.mark.parametrize("width", [50, 80])
@pytest.mark.parametrize("line", SHOWN)
def test_no_line_of_an_answer_is_wider_than_the_terminal(
    line: str, width: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Long words that cannot be folded (addresses of pages) are let through."""
    monkeypatch.setenv("COLUMNS", str(width))
    assert main(shlex.split(line)) == 0, capsys.readouterr().err
    out = capsys.readouterr().out
    assert out.strip()
    as_json = "--format json" in line or line.startswith("schema ")
    if not (as_json or (width == 50 and line.startswith(BOARDS))):
        assert not [row for row in out.split("\n") if len(row) > width and len(row.split()) > 1]


def test_examples_are_of_commands_and_fit_the_help() -> None:
    for path, lines in EXAMPLES.items():
        assert lines
        for line in lines:
            assert line.startswith(path)
            assert len(f"  samurai-odds {line}") <= 89


@pytest.mark.parametrize("path", [path for path in EXAMPLES if not path.startswith("ran compare")])
def test_help_begins_with_the_examples(path: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*path.split(), "--help"]) == 0
    out = capsys.readouterr().out
    first = f"samurai-odds {EXAMPLES[path][0]}"
    assert first in out
    assert out.index("Usage") < out.index(first) < out.index("Options")
