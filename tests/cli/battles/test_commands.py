"""The command: what it prints, where, and with which exit status."""

import csv
import io
import json
from pathlib import Path

import pytest

from samurai_odds import battles
from tests.cli.running import Run

PAIR = ["samurai-spear", "ashigaru-bow"]


def test_attack_prints_the_answer_to_stdout_alone(run: Run) -> None:
    done = run("battles", "attack", *PAIR)
    assert (done.status, done.err) == (0, "")
    for words in ("defender eliminated", "battle back", "at least", "exact", "GMT 2020"):
        assert words in done.out


def test_json_is_one_object_with_the_contracts_keys(run: Run) -> None:
    done = run("battles", "attack", *PAIR, "--format", "json", "--show", "hits > 1")
    data = json.loads(done.out)
    assert data["game"] == "battles"
    exact = float(battles.attack(*PAIR).p("hits > 1"))
    assert data["shown"]["hits > 1"]["value"] == pytest.approx(exact, rel=1e-11)


def test_csv_holds_the_joint_table(run: Run) -> None:
    rows = list(csv.DictReader(io.StringIO(run("battles", "attack", *PAIR, "--format", "csv").out)))
    assert abs(sum(float(row["p"]) for row in rows) - 1) < 1e-9
    assert list(rows[0]) == [*battles.attack(*PAIR).variables, "p"]


@pytest.mark.parametrize(("form", "words"), [("md", "| :-- |"), ("html", "<table")])
def test_other_formats(run: Run, form: str, words: str) -> None:
    assert words in run("battles", "attack", *PAIR, "--format", form).out


def test_show_and_where(run: Run) -> None:
    done = run(
        "battles", "attack", *PAIR, "--show", "attacker_losses > 0", "--where", "battled_back"
    )
    expected = battles.attack(*PAIR).given("battled_back").p("attacker_losses > 0")
    assert expected.text() in done.out
    assert "where battled_back" in done.out


def test_simulation_shows_samples_and_errors(run: Run) -> None:
    done = run("battles", "attack", *PAIR, "--samples", "50000", "--seed", "3")
    assert "Simulated: 50,000 battles, seed 3" in done.out
    assert "±" in done.out
    again = run("battles", "attack", *PAIR, "--samples", "50000", "--seed", "3")
    assert again.out == done.out


def test_trace_tells_the_battle(run: Run) -> None:
    done = run("battles", "attack", *PAIR, "--trace", "3")
    assert " ".join(done.out.split()) == " ".join(battles.attack(*PAIR).trace(3).split())


@pytest.mark.quick
@pytest.mark.parametrize("suffix", ["png", "svg", "pdf"])
def test_plot_writes_a_picture(run: Run, tmp_path: Path, suffix: str) -> None:
    file = tmp_path / f"odds.{suffix}"
    done = run("battles", "attack", *PAIR, "--plot", str(file))
    assert done.status == 0
    assert file.stat().st_size > 5000
    assert [path.name for path in tmp_path.iterdir()] == [file.name]


def test_a_trace_in_json_comes_with_its_answer(run: Run) -> None:
    data = json.loads(run("battles", "attack", *PAIR, "--trace", "3", "--format", "json").out)
    assert data["trace"] == battles.attack(*PAIR).trace(3).splitlines()
    assert data["game"] == "battles"
    assert run("battles", "attack", *PAIR, "--trace", "3", "--format", "csv").status == 2


def test_table_under_a_condition(run: Run) -> None:
    done = run(
        "battles", "table", "--attackers", "samurai-spear", "--defenders", "levy,lone-leader",
        "--show", "attacker_losses", "--where", "battled_back", "--format", "csv",
    )  # fmt: skip
    cells = list(csv.reader(io.StringIO(done.out)))[1]
    expected = battles.attack("samurai-spear", "levy").given("battled_back")
    exact = float(expected.expect("attacker_losses"))
    assert float(cells[1]) == pytest.approx(exact, rel=1e-11)
    assert cells[2] == ""  # a lone leader never battles back


def test_a_full_disk_is_one_line(tmp_path: Path) -> None:
    import subprocess
    import sys

    full = Path("/dev/full")
    if not full.exists():
        return  # nothing to try it on
    command = [sys.executable, "-m", "samurai_odds", "battles", "attack", *PAIR]
    with full.open("w") as out:
        done = subprocess.run(command, stdout=out, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1


def test_a_failed_picture_leaves_nothing_behind(run: Run, tmp_path: Path) -> None:
    done = run("battles", "attack", *PAIR, "--plot", str(tmp_path / "a.png"), "--where", "hits > 9")
    assert done.status == 2
    assert list(tmp_path.iterdir()) == []


def test_compare_ranks_two_attacks(run: Run) -> None:
    done = run(
        "battles", "compare", "--a", "samurai-spear levy --defender-on forest",
        "--b", "samurai-spear levy",
    )  # fmt: skip
    assert done.out.startswith("Best: samurai-spear levy, ")


def test_compare_ranks_a_grid_and_says_what_it_leaves_out(run: Run) -> None:
    done = run(
        "battles", "compare", "samurai-spear,samurai-spear-cavalry", "levy,ashigaru-bow",
        "--vary", "defender-on=open,castle", "--by", "defender_losses", "--format", "json",
    )  # fmt: skip
    data = json.loads(done.out)
    assert len(data["rows"]) == 6
    assert done.err.count("left out: ") == 2
    values = [row[2]["value"] for row in data["rows"]]
    assert values == sorted(values, reverse=True)


def test_table_has_a_row_for_each_attacker(run: Run) -> None:
    done = run("battles", "table", "--show", "defender_losses", "--range", "2", "--format", "csv")
    rows = list(csv.reader(io.StringIO(done.out)))
    assert [row[0] for row in rows[1:]] == list(battles_units())
    cells = dict(zip(rows[0], rows[4], strict=True))
    assert cells["attacker"] == "ashigaru-bow"
    assert cells["bodyguard"] == ""  # may not be fired at
    exact = float(battles.attack("ashigaru-bow", "levy", range=2).expect("defender_losses"))
    assert float(cells["levy"]) == pytest.approx(exact, rel=1e-11)


def battles_units() -> list[str]:
    from samurai_odds.battles.facts import load

    return list(load().units)


@pytest.mark.parametrize("arguments", [["--help"], ["battles", "--help"], ["--version"]])
def test_help_and_version(run: Run, arguments: list[str]) -> None:
    done = run(*arguments)
    assert done.status == 0
    assert done.out


def test_attack_help_lists_every_option(run: Run) -> None:
    from samurai_odds.battles.attack.options import OPTIONS

    text = run("battles", "attack", "--help").out
    assert all(f"--{option.name}" in text for option in OPTIONS)
