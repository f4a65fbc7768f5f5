"""`ran map` and `ran scenarios`: what they print, within 80 columns, and their pictures."""

import json
from pathlib import Path

import pytest

from samurai_odds import ran
from samurai_odds.ran.hexes import FACINGS
from samurai_odds.ran.scenario.text import shipped
from tests.cli.running import Run


@pytest.mark.parametrize("key", shipped())
def test_a_map_fits_the_terminal_and_shows_every_unit(key: str, run: Run) -> None:
    printed = run("ran", "map", key)
    assert printed.status == 0
    assert printed.err == ""
    assert max(map(len, printed.out.splitlines())) <= 80
    for label, standing in ran.scenario(key).standing.items():
        facing = "" if standing.facing is None else FACINGS[standing.facing]
        assert f"{label}{facing}" in printed.out


def test_a_wide_map_is_drawn_in_blocks(tmp_path: Path, run: Run) -> None:
    wide = tmp_path / "wide.txt"
    cells = [".A1n", *["."] * 28, ".a1s"]
    wide.write_text(
        "Title: Wide\nRed: r\n  rout level: 9\nBlue: b\n  rout level: 9\n"
        "Contingent A: a\n  so-taisho: initiative 4, activations 1, trumps 1, 5/5, at A1\n"
        "  A1 AS 6-4\nContingent a: b\n"
        "  so-taisho: initiative 4, activations 1, trumps 1, 5/5, at a1\n  a1 AS 6-4\n"
        f"Map:\n  1 {' '.join(cells)}\n"
    )
    printed = run.shown("ran", "map", str(wide))
    assert "columns 1 to 10" in printed
    assert "columns 21 to 30" in printed
    assert max(map(len, printed.splitlines())) <= 80


def test_json_is_the_scenario(run: Run) -> None:
    data = json.loads(run.shown("ran", "map", "suriagehara", "--format", "json"))
    assert data["armies"]["red"]["level"] == 44
    assert data["sources"]["B1"] == "rulebook"
    hirata = next(each for each in data["contingents"] if each["letter"] == "b")
    assert next(unit["unit"] for unit in hirata["units"]) == "AS 7-4"
    assert {"between": ["0101", "0102"], "kind": "river"} in data["terrain"]["hexsides"]


@pytest.mark.long
@pytest.mark.parametrize("kind", ["png", "svg", "pdf"])
def test_a_picture_is_drawn(kind: str, tmp_path: Path, run: Run) -> None:
    picture = tmp_path / f"map.{kind}"
    run.shown("ran", "map", "suriagehara", "--plot", str(picture))
    assert picture.stat().st_size > 5000


def test_scenarios_are_listed(run: Run) -> None:
    printed = run.shown("ran", "scenarios")
    assert all(key in printed for key in shipped())


def test_the_studies_are_mirrored() -> None:
    for key in ("study-foot", "study-guns-and-horse", "study-three-contingents"):
        scenario = ran.scenario(key)
        ground, last = scenario.terrain, scenario.terrain.field.hexes - 1
        assert ground.hexes == ground.hexes[::-1]
        assert ground.levels == ground.levels[::-1]
        for label, red in scenario.standing.items():
            blue = scenario.standing[label.swapcase()]
            assert blue.hex == last - red.hex
            assert blue.unit == red.unit
            if red.facing is not None and blue.facing is not None:
                assert blue.facing == (red.facing + 3) % 6
