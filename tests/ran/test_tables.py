"""Sheets: their cells are the answers, and their pictures are written."""

import json

import pytest

from samurai_odds import ran
from samurai_odds.cli.main import main
from samurai_odds.ran.sheets import breaking_sheet, pairs_sheet, shifts_sheet


def test_pairs_hold_the_answers():
    sheet = pairs_sheet("6-4/5-3", "7-4/6-3", "defender_hits")
    row = next(row for row in sheet.rows if row[0] == "KB+")
    cell = row[sheet.columns.index("AS")]
    assert cell == ran.shock("KB 6-4/5-3 charge", "AS 7-4/6-3").expect("defender_hits")


def test_shifts_hold_the_answers():
    sheet = shifts_sheet("SI 7-4", "AS 6-4", ["retreat == 'defender'"])
    cell = sheet.rows[0][sheet.columns.index("2R")]
    assert cell == ran.shock("SI 7-4", "AS 6-4", shift=2).p("retreat == 'defender'")


def test_breaking_leaves_out_what_cannot_be():
    sheet = breaking_sheet("SI 7-4", "AS-T", "defender_state == 'eliminated'")
    assert sheet.rows[0][0] == "4"
    assert sheet.rows[0][5] is None
    # more hits never help the defender
    for row in sheet.rows:
        cells = [cell for cell in row[1:] if cell is not None]
        assert cells == sorted(cells)


@pytest.mark.parametrize(
    "arguments",
    [["pairs"], ["shifts", "SI 7-4", "AS 6-4"], ["breaking", "SI 7-4", "AS"]],
)
def test_the_command(arguments, tmp_path, capsys):
    path = tmp_path / "sheet.png"
    plot = ["--plot", str(path), "--format", "json"]
    assert main(["ran", "table", *arguments, *plot]) == 0
    assert json.loads(capsys.readouterr().out)["rows"]
    assert path.stat().st_size > 5000


def test_refusals(capsys):
    assert main(["ran", "table", "breaking", "SI 7-4", "ASH"]) == 2
    assert "did you mean 'AS'" in capsys.readouterr().err
    assert main(["ran", "table", "pairs", "--plot", "x.gif"]) == 2
    assert "choose a name in" in capsys.readouterr().err
