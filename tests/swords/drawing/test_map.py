"""The map in words and as a picture: everything that stands on it is told."""

import json
from itertools import pairwise
from pathlib import Path

import pytest
from matplotlib.patches import Rectangle

from samurai_odds.cli.main import main
from samurai_odds.swords.drawing.boxes import BOX
from samurai_odds.swords.drawing.looks import SEATS, strength
from samurai_odds.swords.drawing.picture import army_label, draw_map
from samurai_odds.swords.drawing.text import map_data, map_text
from samurai_odds.swords.layout import BOWMAN, SPEARMAN
from samurai_odds.swords.scenario.chart import shipped_chart
from samurai_odds.swords.scenario.facts import owned_by, owners
from samurai_odds.swords.scenario.scenario import Army
from samurai_odds.swords.scenario.text import load, read, shipped, write
from tests.swords.scenario.cases import POSITION, units


@pytest.mark.parametrize("key", shipped())
def test_every_province_and_line_is_told_within_80_columns(key: str) -> None:
    text = map_text(load(key))
    assert max(map(len, text.splitlines())) <= 80
    chart = shipped_chart()
    joined = " ".join(text.split())
    for number, province in enumerate(chart.provinces):
        near = chart.neighbours[number]
        land = ", ".join(chart.provinces[other].name for other, sea in near if not sea)
        by_sea = ", ".join(chart.provinces[other].name for other, sea in near if sea)
        assert f"  {province.name}" in text
        assert not land or f"borders {land}" in joined
        assert not by_sea or f"by sea {by_sea}" in joined


def test_a_position_is_told_with_owners_troops_and_trays() -> None:
    text = " ".join(map_text(load("stop-the-leader")).split())
    assert text.startswith(
        "Round 8 begins: Crane owns 27 provinces, Boar 15, Tortoise 14, Fox 10. "
        "Who first owns 35 wins at once; after round 40 nobody has won."
    )
    for what in (
        "1 Crane 27 9 3 6 + 12 12 + 6 5 + 13 40 + 32",
        "Suruga, Boar, castle: 3 spearmen; army 1, level 2 hole 2: fallen daimyo, 2 bowmen",
        "Mikawa, empty",
        "Tortoise holds the ninja and may spy",
        "Heron was out in round 6: Crane took over",
        "swords of the round before: Crane 2, Boar 1, Tortoise 4, Fox 3",
        "8 sea lines: 3 rulebook, 5 assumed",
    ):
        assert what in text, what


def test_a_set_up_says_what_is_dealt_and_how_the_map_differs() -> None:
    text = map_text(load("quick-5"))
    assert "7 provinces to each seat, 6 more claimed, 4 koku" in text
    assert "3\n  stay empty" in text or "3 stay empty" in text
    own = "Title: x\nMap:\n  without Oki\n  Kawachi - Tamba: assumed\nSeat 2: Bo\n  cards: 9\n"
    said = " ".join(map_text(read(own)).split())
    assert "Seat 1 19 provinces and 6 koku, Bo 9 provinces and 3 koku" in said
    assert "the map: with Kawachi - Tamba; without Oki" in said


@pytest.mark.parametrize("key", ["chapter-7", "standard-5"])
def test_the_data_say_the_same(key: str) -> None:
    scenario = load(key)
    data = json.loads(json.dumps(map_data(scenario)))
    assert (data["title"], data["players"]) == (scenario.title, scenario.players)
    assert len(data["provinces"]) == 68
    assert len(data["borders"]) == len(shipped_chart().borders)
    owner = {one["name"]: one["owner"] for one in data["provinces"] if one["owner"]}
    assert owner == {name: seat + 1 for name, seat in owners(scenario).items()}
    if not scenario.to_be_set_up:
        assert [seat["provinces"] for seat in data["seats"]] == [19, 17, 16, 16]
        assert data["seats"][0]["armies"][1]["units"]["gunner"] == 2


def test_a_picture_shows_names_strengths_armies_and_whose_it_is() -> None:
    scenario = load("chapter-7")
    axes = draw_map(scenario)
    shown = [text.get_text() for text in axes.texts]
    for province in shipped_chart().provinces:
        assert province.short in shown
    assert shown.count("1sp") + shown.count("2sp") >= 50
    assert {"A1 L3 · 13", "A2 L3 · 9", "A1 L3 · 11", "A3 L3 · 14"} < set(shown)
    for index, seat in enumerate(scenario.seats):
        framed = [
            patch
            for patch in axes.patches
            if isinstance(patch, Rectangle)
            and patch.get_width() == BOX[0]
            and (patch.get_hatch() or "") == SEATS[index].hatch
            and patch.get_facecolor()[0] == pytest.approx(float(SEATS[index].face))
        ]
        assert len(framed) == len(owned_by(seat))
        assert shown.count(str(index + 1)) == len(owned_by(seat))
    dashed = [line for line in axes.lines if line.get_linestyle() != "-"]
    assert len(dashed) == 8
    assert len(axes.lines) == 134


def test_patterns_of_seats_differ_without_colour() -> None:
    assert len({look.hatch for look in SEATS} | {"solid"}) >= 4
    solid = sorted(float(look.face) for look in SEATS if not look.hatch)
    assert all(b - a > 0.3 for a, b in pairwise(solid))


def test_a_heated_map_prints_what_is_not_small() -> None:
    axes = draw_map(load("standard-4"), heat={"Omi": 0.5, "Ise": 0.25, "Iki": 0.001})
    shown = [text.get_text() for text in axes.texts]
    assert {"0.5", "0.25"} < set(shown)
    assert "0.001" not in shown


def test_short_forms() -> None:
    assert strength(units(bowman=2, spearman=3, swordsman=1)) == "2b 1sw 3sp"
    assert army_label(Army(2, "Omi", units(daimyo=1, gunner=4), 3)) == "A2 L3 · 5"
    assert army_label(Army(2, "Omi", units(gunner=4))) == "A2 L1 · 4 †"
    assert (BOWMAN, SPEARMAN) == (0, 5)


def test_the_command_draws_and_tells(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, picture = tmp_path / "mine.txt", tmp_path / "mine.png"
    file.write_text(write(POSITION), encoding="utf-8")
    assert main(["swords", "map", str(file), "--plot", str(picture)]) == 0
    assert picture.stat().st_size > 10_000
    assert capsys.readouterr().out.startswith("Round 4 begins: Red owns 2 provinces, Blue 1")
    assert main(["swords", "map", str(file), "--format", "json"]) == 0
    assert json.loads(capsys.readouterr().out)["round"] == 4


def test_a_rules_file_changes_what_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rules = tmp_path / "rules.toml"
    rules.write_text("[numbers]\ngoal = 30\nround_limit = 12\n", encoding="utf-8")
    assert main(["swords", "map", "--rules", str(rules)]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "Who first owns 30 wins at once; after round 12 nobody has won." in said


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["standard-9"], "unknown set-up 'standard-9': did you mean 'standard-5'"),
        (["standard-4", "--plot", "map.txt"], "map.txt"),
        (["no/where"], "cannot read the set-up file 'no/where'"),
    ],
)
def test_bad_input_is_one_line(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["swords", "map", *arguments]) == 2
    err = capsys.readouterr().err
    assert says in err
    assert len(err.splitlines()) == 1
