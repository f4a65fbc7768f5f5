"""`samurai-odds luck`: what it prints, in which formats, and what it refuses."""

import csv
import io
import json
from pathlib import Path

import pytest

from samurai_odds.reports import luck_standing
from tests.cli.running import Run
from tests.cli.test_start_up import HEAVY, loaded

EVENING = """\
# Saturday
battles attack levy ashigaru-bow --defender-on forest : defender_losses 2, attacker_losses 0

theirs battles attack levy samurai-spear : defender_losses 1, attacker_losses 3
ran duel 6/5 5/5 : result first
"""


@pytest.fixture
def log(tmp_path: Path) -> str:
    file = tmp_path / "evening.txt"
    file.write_text(EVENING)
    return str(file)


def test_text_opens_with_the_verdict_and_tells_every_battle(log: str, run: Run) -> None:
    out = run.shown("luck", log)
    first, second, *_ = out.split("\n")
    assert first.startswith("3 battles of 2 kinds")
    assert second.endswith("of sessions like this one.")
    for words in (
        "line 2: levy attacks ashigaru-bow [on forest]",
        "line 4: theirs: levy attacks samurai-spear",
        "percentile",
        "luck of battles attack: defender_losses - attacker_losses",
    ):
        assert words in out


@pytest.mark.parametrize("form", ["json", "csv", "md", "html"])
def test_other_formats_hold_the_same(log: str, form: str, run: Run) -> None:
    out = run.shown("luck", log, "--format", form)
    if form == "json":
        luck, written, totals = json.loads(out)
        assert [row[0] for row in written["rows"]] == ["line 2"] * 2 + ["line 4"] * 2 + ["line 5"]
        assert totals["rows"][-1][0] == "all"
        assert 0 < luck["rows"][0][3]["value"] < 1
    elif form == "csv":
        names, *rows = csv.reader(io.StringIO(out))
        assert names[:6] == ["line", "battle", "theirs", "figure", "actual", "expected"]
        assert all(len(row) == len(names) for row in rows), "one table, as pandas reads it"
        assert [row[0] for row in rows if row[3] == "luck"] == ["2", "4", "5", "", "", ""]
        assert rows[-1][1] == "total of all"
    else:
        assert ("<table" if form == "html" else "| :-- |") in out


def test_the_log_may_come_from_stdin(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(EVENING))
    run.refused("luck", "-", "--by", "result == 'first'")
    monkeypatch.setattr("sys.stdin", io.StringIO("ran duel 6/5 5/5 : result first"))
    assert run("luck", "-", "--by", "result == 'first'").status == 0


def test_all_that_is_wrong_is_one_line_and_nothing_is_printed(tmp_path: Path, run: Run) -> None:
    file = tmp_path / "evening.txt"
    file.write_text(f"{EVENING}battles attack levy levi : hits 1\nnonsense\n")
    err = run.refused("luck", str(file))
    assert "; line 7: unknown game 'nonsense'" in err
    assert "line 6: unknown defender 'levi': did you mean 'levy'?" in err


def test_a_missing_file_is_one_line(run: Run) -> None:
    assert "cannot read the log 'nowhere.txt'" in run.refused("luck", "nowhere.txt")


def test_help_has_an_example_that_works(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    text = run.shown("luck", "--help")
    example = text[text.index("    # Saturday") : text.index("  A word after")]
    monkeypatch.setattr("sys.stdin", io.StringIO(example))
    assert run("luck", "-").status == 0


def test_neither_help_nor_an_exact_report_loads_what_it_does_not_need(log: str) -> None:
    start = "from samurai_odds.cli.main import main;"
    assert not loaded(f"{start} main(['luck', '--help'])") & {*HEAVY, "numpy", "IPython"}
    assert not loaded(f"{start} main(['luck', {log!r}])") & {*HEAVY, "IPython"}


@pytest.mark.long
def test_a_total_of_many_values_is_played_and_says_so(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(luck_standing, "MOST_PAIRS", 1000)
    file = tmp_path / "campaign.txt"
    units = ("samurai-spear", "samurai-bow", "ashigaru-spear", "levy", "bodyguard")
    pairs = [(one, other) for one in units for other in units]
    lines = [f"battles attack {a} {b} : defender_losses 0, attacker_losses 0" for a, b in pairs]
    file.write_text("\n".join([*lines, "ran duel 6/5 5/5 : result first"]))
    first = run.shown("luck", str(file), "--seed", "4")
    assert "simulated sessions" in " ".join(first.split())
    assert run.shown("luck", str(file), "--seed", "4") == first


def test_the_total_can_be_drawn(log: str, tmp_path: Path, run: Run) -> None:
    picture = tmp_path / "evening.png"
    assert run("luck", log, "--plot", str(picture)).status == 0
    assert picture.stat().st_size > 5000
    assert "choose a name in .png" in run.refused("luck", log, "--plot", "evening.gif")
