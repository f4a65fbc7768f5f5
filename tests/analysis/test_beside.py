"""A report put beside the JSON of an earlier one: what a change did."""

import json
from math import hypot
from pathlib import Path
from typing import Any

import pytest

from samurai_odds import Limit, OddsError, battles
from samurai_odds.analysis.designing.beside import read_before
from samurai_odds.cli.main import main

_HOW: dict[str, Any] = {"bots": ("random", "greedy"), "turn_limit": 12}
_FEW = Limit(samples=24, seconds=20)


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("reports") / "old.json"
    found = battles.report("study-spears", limit=_FEW, seed=1, **_HOW)
    file.write_text(found.to_json(), encoding="utf-8")
    return file


def test_what_a_change_did_is_the_new_figure_less_the_old(old: Path) -> None:
    found = battles.report("study-levies", limit=_FEW, against=str(old), **_HOW)
    rows = {row[0]: row[1:] for row in found._verdicts()[-1].rows}
    held = json.loads(old.read_text())["figures"]["red wins, all greedy"]
    was, now, gap = rows["red wins, all greedy"]
    assert (float(was), was.se) == (held["value"], held["se"])
    assert float(now) == float(found.ladder.judging.favor.shares[0])
    assert float(gap) == pytest.approx(100 * (float(now) - float(was)))
    assert gap.se == pytest.approx(100 * hypot(now.se, was.se))
    said = found.summary()[1]
    assert said.startswith("Red wins, all greedy: ")
    assert "in the earlier report" in said
    assert "Side by side" in found.page()
    assert "before</th>" in found.page()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[]", "is no report's JSON"),
        ("{}", "is no report's JSON"),
        ("[" * 5_000, "nested too deeply"),
        ('{"title": "x", "game": "ran", "seats": 2, "figures": {}}', "is a report of ran"),
        ('{"title": "x", "game": "battles", "seats": 3, "figures": {}}', "3 can win there, 2 here"),
        ('{"title": "x", "game": "battles", "seats": 2, "figures": {"a": 1}}', "no report's JSON"),
        (
            '{"title": "x", "game": "battles", "seats": 2, "figures":'
            ' {"a": {"value": NaN, "se": 1, "samples": 1, "chance": true}}}',
            "no report's JSON",
        ),
    ],
)
def test_what_is_no_earlier_report_is_refused_in_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, said: str
) -> None:
    file = tmp_path / "old.json"
    file.write_text(text, encoding="utf-8")
    page = str(tmp_path / "page.html")
    asked = ["battles", "report", "study-spears", "--against", str(file), "--out", page]
    assert main(asked) == 2
    told = capsys.readouterr().err
    assert said in told
    assert len(told.splitlines()) == 1
    assert not Path(page).exists()


def test_an_earlier_report_that_is_not_there_is_refused() -> None:
    with pytest.raises(OddsError, match="cannot read the earlier report"):
        read_before("nowhere.json", "battles", 2)
