"""Where numba does not exist, as in a browser: what is exact is answered, the rest is one line.

Numba, or the library that it stands on, is hidden from a process of its own: a module that is
None cannot be imported.
"""

import subprocess
import sys
from pathlib import Path

import pytest

from samurai_odds.cli.examples import EXAMPLES

EXACT = {  # every question that dice alone answer, in each game
    *(f"battles {name}" for name in ("attack", "compare", "table", "map", "scenarios", "bots")),
    *(
        f"swords {name}"
        for name in (
            *("battle", "compare", "ninja", "force", "levy", "campaign"),
            *("table", "map", "scenarios", "bots"),
        )
    ),
    *(
        f"ran {name}"
        for name in (
            *("shock", "fire", "assault", "orders", "activation", "duel", "withdraw", "rally"),
            *("recover", "alone", "flight", "rout", "compare shock", "map", "scenarios", "bots"),
            *("table pairs", "table shifts", "table breaking"),
        )
    ),
    *("", "info", "schema"),
}
FILES = {"booklet", "luck", "merge", "page"}  # read or write files: below
WHOLE = EXAMPLES.keys() - EXACT - FILES  # games, played by bots
LONG = {"swords table", "swords force"}
SOME = {"ran play"}  # of WHOLE

ASK = """
import contextlib, io, shlex, sys
sys.modules["numba"] = sys.modules["llvmlite"] = None
from samurai_odds.engine import exact
from samurai_odds.cli.main import main
{before}
for line in {lines!r}:
    shown, said = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(shown), contextlib.redirect_stderr(said):
        status = main(shlex.split(line))
    print(status, len(shown.getvalue()) > 0, line, said.getvalue().strip(), sep="|")
"""


def asked(lines: list[str], before: str = "") -> list[tuple[str, str, str, str]]:
    """Ask in a process without numba: status, whether something was shown, the line, stderr."""
    code = ASK.format(lines=lines, before=before)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = [line.split("|", 3) for line in done.stdout.splitlines()]
    assert [one[2] for one in found] == lines
    return [(one[0], one[1], one[2], one[3]) for one in found]


def examples(names: set[str], most: int = 1) -> list[str]:
    return [line for name in EXAMPLES if name in names for line in EXAMPLES[name][:most]]


@pytest.mark.parametrize(("most", "of"), [(1, 3), pytest.param(9, 1, marks=pytest.mark.long)])
def test_every_exact_procedure_answers(most: int, of: int) -> None:
    """A third of them quickly, of all games."""
    for status, shown, line, said in asked(examples(EXACT - LONG, most)[::of]):
        assert (status, shown, said) == ("0", "True", ""), line


@pytest.mark.long
def test_long_tables_and_files_are_made(tmp_path: Path) -> None:
    log = tmp_path / "evening.txt"
    log.write_text("levy ashigaru-bow forest: 2-0\nsamurai-bow levy 3: 1\n")
    lines = [
        *examples(LONG),
        f"luck {log}",
        f"booklet ran --part odds --out {tmp_path / 'ran'}.html",
        f"booklet swords --units 'daimyo, spearman; spearman' --out {tmp_path / 'swords'}.html",
        f"page --out {tmp_path / 'page'} --one {tmp_path / 'odds.html'}",
    ]
    for status, _, line, said in asked(lines):
        assert status == "0", (line, said)


@pytest.mark.long
def test_many_questions_and_large_ones_are_answered_too() -> None:
    """Neither the readers that load when it pays nor those of large questions are there."""
    lines = [
        *('ran shock "SI 7-4/6-3 + SI 7-4/6-3" "AS 6-4/5-3 + AS 6-4/5-3"', "battles table"),
        'ran fire "AS-T 6-4" "SI 7-4/6-3" --range 2',
    ]
    before = "exact.LOADING = 0.0; exact.warm_up()\n"
    for status, _, line, said in asked(lines, before):
        assert (status, said) == ("0", ""), line


@pytest.mark.parametrize("names", [SOME, pytest.param(WHOLE, marks=pytest.mark.long)], ids=len)
def test_what_needs_it_says_so_in_a_line(names: set[str]) -> None:
    """All that samples combats, and plays more games than Python plays in a few seconds."""
    sampled = [f"{EXAMPLES[name][0]} --simulate" for name in ("battles attack", "ran shock")]
    impatient = "from samurai_odds.play import interpreted; interpreted.PATIENCE = 0.0"
    for status, shown, line, said in asked([*examples(names), *sampled], impatient):
        assert (status, shown) == ("2", "False"), line
        assert said.count("\n") == 0, line
        assert "this needs numba, which cannot be loaded here" in said, line


@pytest.mark.long
def test_a_few_games_are_played_by_python_itself() -> None:
    lines = ["battles play study-spears --blue random --red random --games 0-0"]
    lines += ["battles play study-spears --blue random --red random --trace 0"]
    for status, shown, line, said in asked(lines):
        assert (status, shown, said) == ("0", "True", ""), line
