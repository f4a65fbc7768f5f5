"""What an owner types in off his own cards, charts and board is checked, kept and used."""

import io
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from samurai_odds import battles, ran, swords
from samurai_odds.ran.facts import load
from samurai_odds.swords.scenario.chart import chart_of
from tests.cli.running import Run

Typing = Callable[..., None]


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch) -> Typing:
    """Type lines at the terminal; there are no more after them."""
    return lambda *lines: monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))


BOW_1 = "0 0 1 1 1 1 2 2 2 3D"


def test_charts_are_typed_row_by_row_and_answers_use_them(
    run: Run, typing: Typing, tmp_path: Path
) -> None:
    file = tmp_path / "card.toml"
    typing(BOW_1, "nonsense", *[""] * 7)
    code, text, _ = run("ran", "charts", "new", str(file), "fire")
    assert code == 0
    assert "must be ten cells" in text  # and is asked again
    fire = tomllib.loads(file.read_text())["fire"]
    assert fire["bow-1"] == BOW_1.split()
    assert {key: row for key, row in fire.items() if key not in ("bow-1", "source")} == {
        key: row for key, row in load().tables["fire"].items() if key not in ("bow-1", "source")
    }
    odds = ran.fire("AS-B 5-4", "AS 6-4/5-3", charts=str(file))
    assert odds.expect("hits") == pytest.approx(sum(int(cell[0]) for cell in BOW_1.split()) / 10)
    assert odds.provenance.rests_on["fire"] == "yours"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device is full here")
@pytest.mark.parametrize(
    ("words", "lines", "kept"),
    [
        (["ran", "charts", "new", "/dev/full"], [BOW_1, "q"], '"3D"'),
        (
            ["swords", "map", "standard-4", "--borders", "new", "--save", "/dev/full"],
            ["", "", "q"],
            "Mutsu - Dewa: yours",
        ),
    ],
)
def test_what_cannot_be_saved_is_printed(
    words: list[str], lines: list[str], kept: str, run: Run, typing: Typing
) -> None:
    typing(*lines)
    code, text, fault = run(*words, "--force")
    assert (code, fault.count("\n")) == (2, 1)
    assert kept in text.partition("What you typed, to keep elsewhere:")[2]


def test_what_was_typed_before_the_end_is_kept_and_gone_on_with(
    run: Run, typing: Typing, tmp_path: Path
) -> None:
    file = tmp_path / "card.toml"
    typing(BOW_1, "q")
    assert run("ran", "charts", "new", str(file))[0] == 0
    held = tomllib.loads(file.read_text())["fire"]
    assert held["bow-1"] == BOW_1.split()
    assert held["source"] == "reconstructed"  # not gone through
    assert run("ran", "charts", "new", str(file))[0] == 2  # what is there is not overwritten
    typing(*[""] * 7, "-2")
    assert run("ran", "charts", "new", str(file), "fire", "fire_cover", "--force")[0] == 0
    held = tomllib.loads(file.read_text())
    assert held["fire"]["bow-1"] == BOW_1.split()
    assert held["fire"]["source"] == "yours"
    assert held["fire_cover"]["woods"] == -2


def test_cards_are_typed_and_games_are_played_with_them(
    run: Run, typing: Typing, tmp_path: Path
) -> None:
    file = tmp_path / "cards.toml"
    typing("War Chest", "2", "1", "1", "none", "3", "", "", "", "", "",
           "Spies", "50", "1", "", "3", "y", "1", "", "", "")  # fmt: skip
    code, text, _ = run("battles", "cards", "new", str(file))
    assert code == 0
    assert "from 1 to 34 copies" in text
    assert "'y' is no whole number" in text
    cards = tomllib.loads(file.read_text())
    assert cards["war-chest"] == {
        "name": "War Chest", "copies": 2, "cost": 1, "when": "with-command-card",
        "gains_tokens": 3, "source": "yours",
    }  # fmt: skip
    assert cards["spies"]["strikes_first"] == 1
    odds = battles.play("study-levies", dragons=str(file), games=2)
    assert odds.provenance.rests_on["Dragon card War Chest"] == "yours"


def test_borders_are_typed_and_the_map_has_exactly_those(
    run: Run, typing: Typing, tmp_path: Path
) -> None:
    file = tmp_path / "board.txt"
    typing("Dewa, Nowhere", "Dewa, Kozuke, ~Hitachi", "", "Kozuke", "q")
    code, text, _ = run("swords", "map", "standard-4", "--borders", "new", "--save", str(file))
    assert code == 0
    assert "unknown province 'Nowhere'" in text
    assert "no neighbor of itself" in text
    chart = chart_of(swords.scenario(str(file)).map)
    shipped = chart_of(swords.scenario("standard-4").map)
    mine = {str(one): one for one in chart.borders}
    assert {name for name in mine if "Mutsu" in name} == {
        "Mutsu - Dewa",
        "Mutsu - Kozuke",
        "Mutsu ~ Hitachi",
    }
    assert {one.source for name, one in mine.items() if "Mutsu" in name} == {"yours"}
    assert mine["Dewa - Echigo"].source == "yours"  # confirmed
    others = {one for one in shipped.borders if not one.ends & {"Mutsu", "Dewa"}}
    assert {one for one in chart.borders if not one.ends & {"Mutsu", "Dewa"}} == others


def test_borders_are_typed_only_where_they_are_kept(run: Run) -> None:
    code, _, fault = run("swords", "map", "--borders", "new")
    assert (code, "--save" in fault) == (2, True)
