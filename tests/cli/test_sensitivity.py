"""`--sensitivity` answers in every format, and goes with nothing that it says nothing about."""

import csv
import io
import json
from pathlib import Path

import pytest

from tests.cli.running import Run

ASKED = ("ran", "fire", "AS-T 5-4", "AS 6-4/5-3", "--range", "2", "--sensitivity")


def test_the_command_answers_in_every_format(run: Run, tmp_path: Path) -> None:
    code, text, _ = run(*ASKED)
    assert code == 0
    assert text.splitlines()[1].startswith("Between +")
    data = json.loads(run(*ASKED, "--format", "json")[1])
    bounds = data["sensitivity"]["figures"]["net rout points"]
    assert bounds["least"] < bounds["value"] < bounds["greatest"]
    assert bounds["value"] == data["value"]["value"]
    rows = list(csv.reader(io.StringIO(run(*ASKED, "--format", "csv")[1])))
    assert rows[0][1:] == ["as it is", "least", "greatest"]
    picture = tmp_path / "moves.svg"
    assert run(*ASKED, "--plot", str(picture))[0] == 0
    assert picture.stat().st_size > 10_000


@pytest.mark.parametrize(
    "asked",
    [
        ("ninja", "--then-battle", "daimyo, 4 spearmen v daimyo, 3 spearmen"),
        ("campaign", "daimyo, 3 spearmen", "--province", "etchu: spearman"),
    ],
)
def test_ninja_and_campaign_rest_on_assumed_values_too(run: Run, asked: tuple[str, ...]) -> None:
    code, text, _ = run("swords", *asked, "--sensitivity")
    assert code == 0
    assert "\n loss of a daimyo   assumed " in text or "\n province   assumed " in text
    assert " over " in text


@pytest.mark.parametrize("other", [("--trace", "1"), ("--simulate",)])
def test_a_battle_told_or_a_sampled_answer_has_no_bounds(run: Run, other: tuple[str, ...]) -> None:
    code, _, fault = run("battles", "attack", "levy", "levy", "--sensitivity", *other)
    assert (code, fault.strip().count("\n")) == (2, 0)
