"""The `swords` commands: what they print, their formats, and bad input in one line."""

import json
from pathlib import Path

import pytest

from samurai_odds import Limit, Odds, compare, swords
from samurai_odds.cli.main import main

ATTACK = ["daimyo, 2 bowmen, 3 spearmen", "daimyo, 2 spearmen"]
PROCEDURES = [
    ["battle", *ATTACK],
    ["battle", *ATTACK, "--castle", "--stop", "best", "--defender-ronin", "0:0.5,1:0.5"],
    ["battle", *ATTACK, "--then", "2 spearmen", "--stop-after", "1"],
    ["ninja"],
    ["ninja", "--then-battle", " v ".join(ATTACK), "--naval"],
    ["campaign", ATTACK[0], "--province", "a: spearman", "--province", "b: empty"],
]
PLAY = ["play", "--players", "3", "--bots", "random", "--samples", "5"]
LISTS = [
    ["force", "2 spearmen", "--target", "0.5", "--spend", "2"],
    ["levy", "1", "2 spearmen"],
    ["table", "--sizes", "1-3"],
]


@pytest.mark.parametrize("command", PROCEDURES, ids=" ".join)
def test_json_is_the_contracts(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["swords", *command, "--format", "json", "--show", "1 == 1"]) == 0
    printed = capsys.readouterr()
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
    assert again.asked.heading


@pytest.mark.parametrize("command", [*PROCEDURES, *LISTS], ids=" ".join)
@pytest.mark.parametrize("form", ["text", "csv", "md", "html"])
def test_every_format_prints(
    command: list[str], form: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["swords", *command, "--format", form]) == 0
    printed = capsys.readouterr()
    assert printed.out.strip()
    assert printed.err == ""


@pytest.mark.parametrize("command", LISTS, ids=" ".join)
def test_lists_as_json(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["swords", *command, "--format", "json"]) == 0
    assert json.loads(capsys.readouterr().out)


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
def test_pictures(command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "odds.png"
    assert main(["swords", *command, "--plot", str(picture)]) == 0
    assert picture.stat().st_size > 5000
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("command", "says"),
    [
        (["battle", "spearman", "2 horses"], "unknown unit 'horses'"),
        (["battle", "spearman", "spearman", "--stop-after", "0"], "from 1 to"),
        (["battle", "spearman", "spearman", "--where", "won > 2"], "never met"),
        (["force", "spearman", "--target", "0.5", "--trace", "1"], "no such option"),
        (["levy", "1", "spearman", "--plot", "x.png"], "no such option"),
        (["table", "--sizes", "0-3"], "within 1-15"),
        (["campaign", "spearman", "--province", "a: spearman"], "only a daimyo's army"),
        (["ninja", "--simulate"], "no such option"),
        (["ninja", "--trace", "1"], "no such option"),
        (["duel"], "no such command"),
        (["map", "standard-9"], "unknown set-up 'standard-9': did you mean 'standard-5'"),
        (["map", "standard-4", "--plot", "map.txt"], "map.txt"),
        (["map", "no/where"], "cannot read the set-up file 'no/where'"),
        ([*PLAY, "--bots", "ieyasu"], "given 2 times"),
        ([*PLAY, "--rules", "ieyasu"], "cannot read the rules file 'ieyasu'"),
        ([*PLAY, "--save", "p.txt"], "--trace I --save FILE --at-round N"),
        ([*PLAY, "--goal", "0"], "0 provinces to win"),
        (
            [*PLAY, "--goal", "22"],
            "22 provinces to win: every seat begins with 22 or more: 23 to 68",
        ),
        ([*PLAY, "--games", "x"], "--games 'x'"),
        ([*PLAY, "--where", "winner == 'seat-9'"], "seat-9"),
        ([*PLAY, "--show", "koku"], "koku"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_bad_input_is_one_line(
    command: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["swords", *command]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert says in printed.err
    assert printed.err.count("\n") == 1


def test_simulated_names_its_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["swords", "battle", *ATTACK, "--samples", "20000", "--show", "won"]) == 0
    assert "±" in capsys.readouterr().out


def test_comparisons() -> None:
    inputs = [
        {"attacker": ATTACK[0], "defender": ATTACK[1]},
        {"attacker": ATTACK[0], "defender": ATTACK[1], "castle": True},
    ]
    exact = compare(swords.battle, *inputs, by="won")
    sampled = compare(swords.battle, *inputs, by="won", limit=Limit(samples=50_000))
    assert exact.entries[0].label == sampled.entries[0].label
    assert sampled.entries[1].behind == pytest.approx(exact.entries[1].behind, abs=0.02)
