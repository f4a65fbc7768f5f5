"""What the fuzzer broke, each mended at its root."""

import io
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from samurai_odds import OddsError, swords
from samurai_odds.ran import facts as charts
from tests.cli.running import Run, unshipped

ENDLESS = Path("/dev/zero")
READERS = {
    "rules of battles": ["battles", "attack", "levy", "levy", "--rules"],
    "rules of swords": ["swords", "battle", "spearman", "spearman", "--rules"],
    "charts": ["ran", "charts", "check"],
    "dragons": ["battles", "map", "study-spears", "--dragons"],
    "scenario": ["battles", "map"],
    "log": ["luck"],
}
TOML = ["rules of battles", "rules of swords", "charts", "dragons"]


@pytest.mark.skipif(not ENDLESS.exists(), reason="no such device here")
@pytest.mark.parametrize("reader", READERS)
def test_a_file_without_end_is_not_read(reader: str, run: Run) -> None:
    assert "is longer than 4,194,304 bytes" in run.refused(*READERS[reader], str(ENDLESS))


@pytest.mark.parametrize("reader", READERS)
def test_a_file_that_is_no_text_is_refused(reader: str, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_bytes(b"\xff\xfe")
    assert "it is not UTF-8 text" in run.refused(*READERS[reader], str(file))


@pytest.mark.parametrize("reader", TOML)
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("a = " + "[" * 5000, "nested too deeply"),
        ("a = " + "9" * 5000, "a number or a date in it is out of range"),
        ("a = 2026-02-30", "it is not TOML"),
        ("a = [", "it is not TOML"),
    ],
)
def test_a_file_that_is_no_toml_is_refused(
    reader: str, text: str, words: str, run: Run, tmp_path: Path
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text)
    assert words in run.refused(*READERS[reader], str(file))


def test_an_edited_charts_file_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    for edition in ("my card", "my card, mended"):
        file.write_text(re.sub("edition = .*", f"edition = '{edition}'", charts.shipped_text()))
        assert charts.load(str(file)).edition == edition


def test_what_was_quoted_is_shown_in_one_line(run: Run) -> None:
    said = run.refused("battles", "attack", "\x1b[31mred\u202e\udcff", "levy")
    assert "'\\u001b[31mred\\u202e\\udcff'" in said
    said = run.refused("battles", "attack", "x" * 5000, "levy")
    assert f"'{'x' * 37}...{'x' * 20}'" in said
    assert len(said) < 300
    said = run.refused("swords", "battle", "spearman", "xy " * 5000)
    assert said.count("unknown unit 'xy'") == 1
    said = run.refused("ran", "map", "x " * 5000)
    assert f"'{'x ' * 18}x...{'x ' * 10}'" in said
    assert len(said) < 300


def test_of_very_many_problems_fifty_are_listed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("no battle\n" * 500)
    said = run.refused("luck", str(file))
    assert "line 50: " in said
    assert "line 51: " not in said
    assert said.endswith("and 450 more")


def test_a_file_is_named_once_and_choices_are_listed_once(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("Samurai Battles\n\nred:\n  honnor: 2\n  banner: 3\n  comand cards: 4\n")
    said = run.refused("battles", "map", str(file))
    assert said.count("mine.txt") == said.count("command cards, dragon cards, honor") == 1
    assert all(f"did you mean '{word}'?" in said for word in ("honor", "command cards"))
    assert all(f"line {number}: " in said for number in (4, 5, 6))


def test_a_name_that_no_file_can_have_is_named(run: Run) -> None:
    said = run.refused("ran", "charts", "export", "a" * 290)
    short = f"{'a' * 37}...{'a' * 20}"
    assert said == f"samurai-odds: cannot use the file '{short}': File name too long"


def test_a_line_of_thousands_of_words_is_refused_cheaply(run: Run, tmp_path: Path) -> None:
    """Each word quoted the line: 312 kB took 7.6 GB."""
    file = tmp_path / "mine.txt"
    setup = "Title: x\nSeat 1:\n  Echizen: {}\n"
    file.write_text(setup.format("spearman, " * 3_000))
    assert run.refused("swords", "map", str(file)).endswith("line 3 is longer than 10,000 letters")
    file.write_text(setup.format("spearman, " * 900))
    with pytest.raises(OddsError) as fault:
        swords.scenario(str(file))
    assert sum(map(len, fault.value.problems)) < 300 * 900


def test_paths_are_quoted_whole(run: Run) -> None:
    path = "nowhere/" * 12 + "x.txt"
    assert f"'{path}'" in run.refused("luck", path)


def test_what_a_pipe_cannot_show_is_replaced(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    for encoding in ("ascii", "latin-1", "cp1252"):
        out = io.BytesIO()
        monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(out, encoding=encoding))
        assert run("battles", "attack", "levy", "levy").status == 0
        assert b"Exact, 21 outcomes" in out.getvalue()


def test_values_too_large_to_be_squared_are_refused(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "evening.txt"
    log.write_text("battles attack levy levy : defender_losses 1, attacker_losses 0\n")
    said = run.refused("luck", str(log), "--by", "1e308 * defender_losses")
    assert "it divides by zero or overflows somewhere" in said


def test_a_battle_struck_late_has_each_outcome_once() -> None:
    odds = swords.ninja(
        then_battle="daimyo, 2 bowmen v daimyo, 2 spearmen", after_round=2, naval=True
    )
    assert len({tuple(row) for row in odds.rows.tolist()}) == len(odds.rows)
    assert abs(odds.chances.sum() - 1) < 1e-9


def test_duels_are_compared_within_a_time(run: Run) -> None:
    """The list of second men and --seconds had one name."""
    assert run("ran", "compare", "duel", "6/5", "5/5; 4/6", "--format", "json").status == 0
    assert "5/5" in run.shown("ran", "compare", "duel", "6/5", "5/5; 4/6", "--seconds", "0.1")


def test_a_log_from_a_closed_stdin(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert run.refused("luck", "-") == ("samurai-odds: cannot read the log: stdin is closed")


@pytest.mark.long
@pytest.mark.parametrize("variable", ["XDG_CACHE_HOME", "NUMBA_CACHE_DIR"])
def test_no_place_to_keep_what_is_compiled(variable: str, tmp_path: Path) -> None:
    """Compiled anew, and said in a line; a file stands for a folder. HOME is unset."""
    (tmp_path / "file").write_text("")
    surroundings = {"PATH": "/usr/bin:/bin", variable: str(tmp_path / "file")}
    asked = ["ran", "rally", "AS 6-4/5-3", "--simulate", "--samples", "1000", "--format", "json"]
    done = subprocess.run(
        unshipped(*asked),
        env=surroundings,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr.startswith("cannot keep compiled rules in ")
    assert done.stderr.count("\n") == 1
    assert json.loads(done.stdout)["samples"] == 1000


@pytest.mark.parametrize(
    "asked",
    [
        ["swords", "battle", "daimyo, spearman", "2 spearmen", "--value", "result"],
        ["ran", "shock", "AS 6-4", "AS 6-4", "--value", "attacker_state"],
    ],
)
def test_a_word_is_no_value(asked: list[str], run: Run) -> None:
    assert "stands for words and has no average" in run.refused(*asked)


def test_an_option_within_the_quotes_is_named_as_it_is_written(
    run: Run,
) -> None:
    said = run.refused("battles", "compare", "--a", "levy levy --format md", "--b", "levy levy")
    assert "put --format outside the quotes" in said


def test_what_a_grid_leaves_out_is_not_told_with_a_refusal(
    run: Run,
) -> None:
    grid = ["battles", "compare", "levy,samurai-bow", "levy,ashigaru-bow", "--range", "2"]
    assert "left out: levy v levy" in run(*grid, "--show", "hits").err
    assert "unknown variable 'nothing'" in run.refused(*grid, "--show", "nothing")
