"""The map in words and as a picture: everything that stands on it is told."""

import json
from dataclasses import replace

import pytest
from matplotlib.colors import to_rgba

from samurai_odds.swords.facts import load as facts
from samurai_odds.swords.layout import BOWMAN, SPEARMAN
from samurai_odds.swords.scenario.board import SEAT_COLORS, army_label, strength
from samurai_odds.swords.scenario.chart import shipped_chart
from samurai_odds.swords.scenario.facts import owned_by, owners
from samurai_odds.swords.scenario.map_text import begins, map_data, map_text
from samurai_odds.swords.scenario.picture import draw_map
from samurai_odds.swords.scenario.scenario import Army
from samurai_odds.swords.scenario.text import load, read, shipped
from tests.swords.scenario.cases import POSITION, units


@pytest.mark.parametrize("key", shipped())
def test_every_province_and_line_is_told_within_80_columns(key: str) -> None:
    text = map_text(load(key))
    assert max(map(len, text.splitlines())) <= 80
    chart = shipped_chart()
    joined = " ".join(text.split())
    for number, province in enumerate(chart.provinces):
        near = chart.neighbors[number]
        land = ", ".join(chart.provinces[other].name for other, sea in near if not sea)
        by_sea = ", ".join(chart.provinces[other].name for other, sea in near if sea)
        assert f"  {province.name}" in text
        assert not land or f"borders {land}" in joined
        assert not by_sea or f"by sea {by_sea}" in joined


def test_who_owns_how_much_is_told_alike_of_all() -> None:
    """One province was told otherwise than several, and a name was cut as if it were a verb."""
    seats = (POSITION.seats[0], replace(POSITION.seats[1], name="He owns provinces"))
    said = begins(replace(POSITION, seats=(*seats, POSITION.seats[2])), facts())
    assert said.startswith("Round 4 begins: Red owns 2 provinces, He owns provinces 1, Gold 1. ")


def test_a_position_is_told_with_owners_troops_and_trays() -> None:
    text = " ".join(map_text(load("stop-the-leader")).split())
    assert text.startswith(
        "Round 8 begins: Crane owns 27 provinces, Boar 15, Tortoise 14, Fox 10. "
        "The first to own 35 provinces wins at once; after round 40 nobody has won."
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


def test_a_region_is_taken_away_by_its_name() -> None:
    scenario = read("Title: x\nMap:\n  without Kyushu, Oki\n")
    gone = {one.name for one in shipped_chart().provinces if one.region == "Kyushu"}
    assert {*scenario.map.without} == gone | {"Oki"}
    assert "the map: without Kyushu, Oki" in map_text(scenario)
    rest = replace(scenario, map=replace(scenario.map, without=scenario.map.without[2:]))
    assert "Kyushu, Oki" not in map_text(rest)  # two of its islands are there
    assert not gone & {one["name"] for one in map_data(scenario)["provinces"]}


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
        framed = [p for p in axes.patches if p.get_edgecolor() == to_rgba(SEAT_COLORS[index])]
        assert len(framed) == len(owned_by(seat))
        assert shown.count(str(index + 1)) == len(owned_by(seat))
    lines = [patch for patch in axes.patches if len(patch.get_path()) == 2]
    assert len([line for line in lines if line.get_linestyle() not in ("-", "solid")]) == 8
    assert len(lines) == 134


def test_short_forms() -> None:
    assert strength(units(bowman=2, spearman=3, swordsman=1)) == "2b 1sw 3sp"
    assert army_label(Army(2, "Omi", units(daimyo=1, gunner=4), 3)) == "A2 L3 · 5"
    assert army_label(Army(2, "Omi", units(gunner=4))) == "A2 L1 · 4 †"
    assert (BOWMAN, SPEARMAN) == (0, 5)


def test_a_map_of_ones_own_is_drawn() -> None:
    own = "Map: own\n  One: Here, at 0 0\n  Two: There, at 2 1.5\n  One ~ Two: assumed\n"
    text = f"Title: $x^2$ & so on\nPlayers: 3\nGoal: 2\n{own}"
    seats = "Seat 1:\n  army 1: One, daimyo\nSeat 2: 犬\n  army 1: Two, daimyo, spearman\n"
    end = "Seat 3: Gone\n  out: round 1\nPosition:\n  round: 2\n"
    scenario = read(f"{text}{seats}{end}")
    axes = draw_map(scenario)
    assert len([patch for patch in axes.patches if len(patch.get_path()) == 2]) == 1
    assert "Here\n  One, Seat 1: army 1, level 1: daimyo\n    by sea Two" in map_text(scenario)
