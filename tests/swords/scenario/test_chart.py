"""The shipped map: what the rulebook proves of it, and that it can be drawn without a tangle."""

from itertools import combinations

import pytest

from samurai_odds import OddsError
from samurai_odds.engine.provenance import SOURCES, source_tag
from samurai_odds.play.scene import UNIT
from samurai_odds.swords.scenario.board import HIGH, WIDE
from samurai_odds.swords.scenario.chart import (
    MOST_BORDERS,
    MOST_PROVINCES,
    Border,
    Changes,
    Province,
    chart_of,
    chart_problems,
    shipped_chart,
)
from samurai_odds.swords.scenario.facts import rests_on

CHART = shipped_chart()
LINES = {border.ends: border for border in CHART.borders}

PROVEN = (  # moves, attacks and adjacencies of the rulebook's text
    # Chapter 2, Adjacencies
    *("Kozuke - Echigo",),
    # First Round Example
    *("Chikuzen - Hizen", "Higo - Chikugo", "Satsuma - Hyuga", "Satsuma - Osumi"),
    *("Awa (Shikoku) - Sanuki", "Awa (Shikoku) - Tosa", "Awa (Shikoku) - Iyo"),
    *("Bungo - Buzen", "Higo - Hyuga"),
    # Chapter 7
    *("Owari - Mikawa", "Echizen - Hida", "Echizen - Mino", "Hida - Mino", "Mikawa - Shinano"),
    *("Kozuke - Shinano", "Echigo - Etchu", "Sagami - Kai", "Kai - Shinano", "Hida - Etchu"),
    *("Hida - Shinano", "Etchu - Noto", "Shinano - Musashi"),
)
PROVEN_BY_SEA = ("Iki - Nagato", "Nagato - Buzen", "Bungo - Iyo")


def ends(text: str) -> frozenset[str]:
    return frozenset(text.split(" - "))


def test_there_are_68_provinces_each_within_reach() -> None:
    assert len(CHART.provinces) == len(CHART.numbers) == 68 <= MOST_PROVINCES
    reached, new = {0}, {0}
    while new:
        new = {other for number in new for other, _ in CHART.neighbors[number]} - reached
        reached |= new
    assert len(reached) == 68
    assert max(map(len, CHART.neighbors)) <= MOST_BORDERS
    assert not list(chart_problems(Changes()))


def test_what_the_rulebook_proves_is_on_the_map_and_nothing_else_claims_it() -> None:
    land = {border.ends for border in CHART.borders if source_tag(border.source) == "rulebook"}
    assert land == {ends(pair) for pair in (*PROVEN, *PROVEN_BY_SEA)}
    assert len(PROVEN) == 23
    for pair in PROVEN:
        assert not LINES[ends(pair)].sea, pair
    for pair in PROVEN_BY_SEA:
        assert LINES[ends(pair)].sea, pair


def test_what_the_rulebook_denies_is_not_on_the_map() -> None:
    assert ends("Kozuke - Shimosa") not in LINES
    assert ends("Buzen - Iki") not in LINES


def test_every_line_has_a_source_and_the_weak_sea_lines_are_named() -> None:
    assert all(source_tag(border.source) in SOURCES for border in CHART.borders)
    weak = rests_on(CHART)
    assert weak["sea line Tsushima to Iki"] == "assumed"
    assert not any("Nagato" in what for what in weak)
    assert weak["land borders of the map"] == "assumed"
    assert len(weak) == 6


def test_each_island_hangs_on_sea_lines_only() -> None:
    for island in ("Sado", "Oki", "Awaji", "Tsushima", "Iki"):
        assert all(by_sea for _, by_sea in CHART.neighbors[CHART.numbers[island]]), island


def test_tsushima_is_drawn_in_the_upper_left_corner() -> None:
    at = {province.name: province for province in CHART.provinces}
    assert at["Tsushima"].y == min(province.y for province in CHART.provinces)
    assert at["Tsushima"].x <= 2
    kyushu = [province.x for province in CHART.provinces if province.region == "Kyushu"]
    assert max(kyushu) < min(p.x for p in CHART.provinces if p.region in ("Kanto", "North"))


def test_no_two_lines_cross_and_none_runs_through_a_box() -> None:
    place = {province.name: (province.x, province.y) for province in CHART.provinces}
    assert len(set(place.values())) == 68
    for one, other in combinations(CHART.borders, 2):
        if not one.ends & other.ends:
            crossed = cross(place[one.a], place[one.b], place[other.a], place[other.b])
            assert not crossed, f"{one} and {other}"
    for border in CHART.borders:
        for name, middle in place.items():
            if name not in border.ends:
                assert not meets(place[border.a], place[border.b], middle), f"{border}, {name}"


Point = tuple[float, float]


def turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


def meets(a: Point, b: Point, middle: Point) -> bool:
    """Say whether a line meets a box: it does if it crosses a diagonal of it."""
    x, y, wide, high = *middle, WIDE / UNIT / 2, HIGH / UNIT / 2
    return cross(a, b, (x - wide, y - high), (x + wide, y + high)) or cross(
        a, b, (x - wide, y + high), (x + wide, y - high)
    )


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("awa-shikoku", "Awa (Shikoku)"),
        ("AWA (honshu)", "Awa (Honshu)"),
        ("Shimoso", "Shimosa"),  # as the rulebook spells it
        ("Ōmi", "Omi"),
        ("kozuke", "Kozuke"),
    ],
)
def test_a_province_is_found_however_it_is_spelt(text: str, name: str) -> None:
    assert CHART.named(text) == name


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("Awa", r"'Awa' is more than one province: Awa \(Honshu\) or Awa \(Shikoku\)"),
        ("Shinao", "unknown province 'Shinao': did you mean 'Shinano'"),
        ("", "unknown province '': 'swords map' lists them"),
        ("???", "unknown province"),
    ],
)
def test_what_is_no_province_is_refused(text: str, says: str) -> None:
    with pytest.raises(OddsError, match=says):
        CHART.named(text)


def test_a_file_changes_the_map() -> None:
    changes = Changes(
        provinces=(Province("Ryukyu", "Kyushu", 1.0, 9.5),),
        without=("Oki",),
        cut=(Border("Settsu", "Yamashiro"),),
        borders=(Border("Satsuma", "Ryukyu", True, "assumed"),),
    )
    assert not list(chart_problems(changes))
    chart = chart_of(changes)
    assert len(chart.provinces) == 68
    assert len(chart.borders) == len(CHART.borders) - 1  # Oki's, Settsu's, Ryukyu's
    assert chart.neighbors[chart.numbers["Ryukyu"]] == ((chart.numbers["Satsuma"], True),)
    assert "Oki" not in chart.numbers


def test_a_map_of_ones_own_keeps_nothing_of_ours() -> None:
    one, other = Province("One", "Here", 0, 0), Province("Other", "Here", 1, 0)
    changes = Changes(own=True, provinces=(one, other), borders=(Border("One", "Other"),))
    assert not list(chart_problems(changes))
    assert chart_of(changes).provinces == (one, other)


BORDER = Border("Settsu", "Yamashiro")
FAULTS = [
    (Changes(without=("Omo",)), "unknown province 'Omo': did you mean 'Omi'"),
    (Changes(without=("Iki",)), "no border and no sea line leads to Tsushima"),
    (Changes(provinces=(Province("Omi", "x"),)), "there is a province 'Omi' already"),
    (Changes(provinces=(Province("Koku", "x"),)), "'Koku' is no name of a province"),
    (Changes(provinces=(Province("A - B", "x"),)), "'A - B' is no name of a province"),
    (Changes(provinces=(Province("Ezo", ""),)), "a province needs a region"),
    (Changes(provinces=(Province("Ezo", "x", -1),)), "it is drawn at 0 to 999 cells"),
    (Changes(cut=(Border("Omi", "Tosa"),)), "'Omi - Tosa' is no line of the map"),
    (Changes(cut=(Border("Iki", "Nagato"),)), "is no line of the map: 'Nagato ~ Iki' is"),
    (Changes(borders=(Border("Omi", "Omi"),)), "does not border itself"),
    (Changes(borders=(BORDER,)), "there is 'Yamashiro - Settsu' already"),
    (Changes(borders=(Border("Omi", "Tosa", False, "hearsay"),)), "source at the end of"),
    (Changes(borders=(Border("Omi", "Toso"),)), "unknown province 'Toso'"),
    (Changes(own=True), "0 provinces: a map has 2 to 80"),
]


@pytest.mark.parametrize(("changes", "says"), FAULTS)
def test_a_map_that_cannot_be_is_refused(changes: Changes, says: str) -> None:
    assert says in "; ".join(what for _, what in chart_problems(changes))


def test_too_many_provinces_and_borders_are_refused() -> None:
    names = [f"P{'x' * number}" for number in range(MOST_PROVINCES + 1)]
    crowd = tuple(Province(name, "Here") for name in names)
    star = tuple(Border("P", name) for name in names[1:])
    said = "; ".join(what for _, what in chart_problems(Changes(True, crowd, borders=star)))
    assert "81 provinces: a map has 2 to 80" in said
    assert f"P has 80 borders: at most {MOST_BORDERS}" in said
