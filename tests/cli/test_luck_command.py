"""`samurai-odds luck`: what it prints, in which formats, and what it refuses."""

import csv
import io
import json
from pathlib import Path

import pytest

from samurai_odds.cli.main import main
from samurai_odds.reports import luck_standing
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


def test_text_opens_with_the_verdict_and_tells_every_battle(
    log: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["luck", log]) == 0
    out, err = capsys.readouterr()
    assert err == ""
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
def test_other_formats_hold_the_same(
    log: str, form: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["luck", log, "--format", form]) == 0
    out = capsys.readouterr().out
    if form == "json":
        luck, written, totals = json.loads(out)
        assert [row[0] for row in written["rows"]] == ["line 2"] * 2 + ["line 4"] * 2 + ["line 5"]
        assert totals["rows"][-1][0] == "all"
        assert 0 < luck["rows"][0][3]["value"] < 1
    elif form == "csv":
        rows = list(csv.reader(io.StringIO(out)))
        assert rows[0] == ["battle", "actual", "expected", "percentile"]
    else:
        assert ("<table" if form == "html" else "| :-- |") in out


def test_the_log_may_come_from_stdin(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(EVENING))
    assert main(["luck", "-", "--by", "result == 'first'"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    monkeypatch.setattr("sys.stdin", io.StringIO("ran duel 6/5 5/5 : result first"))
    assert main(["luck", "-", "--by", "result == 'first'"]) == 0


def test_all_that_is_wrong_is_one_line_and_nothing_is_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "evening.txt"
    file.write_text(f"{EVENING}battles attack levy levi : hits 1\nnonsense\n")
    assert main(["luck", str(file)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert "; line 7: unknown game 'nonsense'" in err
    assert "line 6: unknown defender 'levi': did you mean 'levy'?" in err


def test_a_missing_file_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["luck", "nowhere.txt"]) == 2
    assert "cannot read the log 'nowhere.txt'" in capsys.readouterr().err


def test_help_has_an_example_that_works(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["luck", "--help"]) == 0
    text = capsys.readouterr().out
    example = text[text.index("    # Saturday") : text.index("  A word after")]
    monkeypatch.setattr("sys.stdin", io.StringIO(example))
    assert main(["luck", "-"]) == 0


def test_neither_help_nor_an_exact_report_loads_what_it_does_not_need(log: str) -> None:
    start = "from samurai_odds.cli.main import main;"
    assert not loaded(f"{start} main(['luck', '--help'])") & {*HEAVY, "numpy", "IPython"}
    assert not loaded(f"{start} main(['luck', {log!r}])") & {*HEAVY, "IPython"}


def test_a_total_of_many_values_is_played_and_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(luck_standing, "MOST_PAIRS", 1000)
    file = tmp_path / "campaign.txt"
    units = ("samurai-spear", "samurai-bow", "ashigaru-spear", "levy", "bodyguard")
    pairs = [(one, other) for one in units for other in units]
    lines = [f"battles attack {a} {b} : defender_losses 0, attacker_losses 0" for a, b in pairs]
    file.write_text("\n".join([*lines, "ran duel 6/5 5/5 : result first"]))
    assert main(["luck", str(file), "--seed", "4"]) == 0
    first = capsys.readouterr().out
    assert "simulated sessions" in " ".join(first.split())
    assert main(["luck", str(file), "--seed", "4"]) == 0
    assert capsys.readouterr().out == first


def test_the_total_can_be_drawn(
    log: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "evening.png"
    assert main(["luck", log, "--plot", str(picture)]) == 0
    assert picture.stat().st_size > 5000
    assert main(["luck", log, "--plot", "evening.gif"]) == 2
    assert "choose a name in .png" in capsys.readouterr().err
