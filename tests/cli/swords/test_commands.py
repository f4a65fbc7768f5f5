"""The `swords` commands: what they print, their formats, and bad input in one line."""

import json
from pathlib import Path

import pytest

from samurai_odds import Limit, Odds, compare, swords
from tests.cli.running import Run

ATTACK = ["daimyo, 2 bowmen, 3 spearmen", "daimyo, 2 spearmen"]
PROCEDURES = [
    ["battle", *ATTACK],
    ["battle", *ATTACK, "--castle", "--stop", "best", "--defender-ronin", "0:0.5,1:0.5"],
    ["battle", *ATTACK, "--then", "2 spearmen", "--stop-after", "1"],
    ["ninja"],
    ["ninja", "--then-battle", " v ".join(ATTACK), "--naval"],
    ["campaign", ATTACK[0], "--province", "a: spearman", "--province", "b: empty"],
]
LISTS = [
    ["force", "2 spearmen", "--target", "0.5", "--spend", "2"],
    ["levy", "1", "2 spearmen"],
    ["table", "--sizes", "1-3"],
]


@pytest.mark.parametrize("command", PROCEDURES, ids=" ".join)
def test_json_is_the_contracts(command: list[str], run: Run) -> None:
    printed = run("swords", *command, "--format", "json", "--show", "1 == 1")
    assert printed.status == 0
    assert printed.err == ""
    answer = json.loads(printed.out)
    assert answer["game"] == "swords"
    assert answer["procedure"] == command[0]
    assert answer["method"] == "exact"
    assert sum(row["p"] for row in answer["outcomes"]) == pytest.approx(1, abs=1e-9)
    assert set(answer["outcomes"][0]) == {*answer["variables"], "p"}
    assert answer["shown"]["1 == 1"]["value"] == pytest.approx(1)
    again = Odds.from_json(printed.out)
    assert again.p("1 == 1") == pytest.approx(1)
    assert again.question.heading


@pytest.mark.parametrize("command", [*PROCEDURES, *LISTS], ids=" ".join)
@pytest.mark.parametrize("form", ["text", "csv", "md", "html"])
def test_every_format_prints(command: list[str], form: str, run: Run) -> None:
    printed = run("swords", *command, "--format", form)
    assert printed.status == 0
    assert printed.out.strip()
    assert printed.err == ""


@pytest.mark.parametrize("command", LISTS, ids=" ".join)
def test_lists_as_json(command: list[str], run: Run) -> None:
    assert json.loads(run.shown("swords", *command, "--format", "json"))


@pytest.mark.quick
@pytest.mark.parametrize(
    "command",
    [
        ["battle", *ATTACK, "--stop", "best"],
        ["force", "2 spearmen", "--target", "0.5", "--spend", "2"],
        ["table", "--sizes", "1-3"],
        ["campaign", ATTACK[0], "--province", "a: spearman"],
        ["ninja"],
    ],
    ids=" ".join,
)
def test_pictures(command: list[str], tmp_path: Path, run: Run) -> None:
    picture = tmp_path / "odds.png"
    run.shown("swords", *command, "--plot", str(picture))
    assert picture.stat().st_size > 5000


def test_simulated_names_its_error(run: Run) -> None:
    assert "±" in run.shown("swords", "battle", *ATTACK, "--samples", "20000", "--show", "won")


def test_comparisons() -> None:
    inputs = [
        {"attacker": ATTACK[0], "defender": ATTACK[1]},
        {"attacker": ATTACK[0], "defender": ATTACK[1], "castle": True},
    ]
    exact = compare(swords.battle, *inputs, by="won")
    sampled = compare(swords.battle, *inputs, by="won", limit=Limit(samples=50_000))
    assert exact.entries[0].label == sampled.entries[0].label
    assert sampled.entries[1].behind == pytest.approx(exact.entries[1].behind, abs=0.02)
