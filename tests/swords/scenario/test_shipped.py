"""The shipped setups and positions, and what follows from them."""

from itertools import pairwise
from typing import Any

import pytest

from samurai_odds.swords import words
from samurai_odds.swords.facts import load as load_facts
from samurai_odds.swords.scenario.chart import shipped_chart
from samurai_odds.swords.scenario.facts import (
    cards_of,
    estate,
    goal_of,
    in_the_box,
    koku_of,
    lowest_level,
    owned_by,
    owners,
    round_limit_of,
    supply,
    tray,
)
from samurai_odds.swords.scenario.scenario import Army, Scenario, Seat
from samurai_odds.swords.scenario.text import load, read, shipped, write
from tests.literals import literals
from tests.swords.scenario.cases import units

FACTS = load_facts()


def test_the_keys_are_those_that_editors_complete() -> None:
    assert literals(words.SetupKey) == shipped()


@pytest.mark.parametrize("key", shipped())
def test_shipped_files_are_as_they_would_be_written(key: str) -> None:
    from samurai_odds.swords.scenario.text import FILES

    text = (FILES.folder / f"{key}.txt").read_text(encoding="utf-8")
    assert write(load(key)) == text
    assert read(text) == load(key)


@pytest.mark.parametrize(  # Chapters 3, 5, 6 and 8
    ("key", "cards", "koku", "goal", "level"),
    [
        ("standard-3", 22, 7, 35, 1),
        ("standard-4", 17, 5, 35, 1),
        ("standard-5", 13, 4, 35, 1),
        ("end-of-round-4", 17, 5, 35, 1),
        ("quick-3", 16, 7, 40, 2),
        ("quick-4", 11, 5, 35, 2),
        ("quick-5", 7, 4, 30, 2),
        ("two-player", 17, 5, 50, 1),
    ],
)
def test_what_is_dealt_is_the_rulebooks(
    key: str, cards: int, koku: int, goal: int, level: int
) -> None:
    scenario = load(key)
    assert scenario.to_be_set_up
    for seat in range(len(scenario.seats)):
        assert cards_of(scenario, seat, FACTS) == cards
        assert koku_of(scenario, seat, FACTS) == koku
    assert goal_of(scenario, FACTS) == goal
    assert lowest_level(scenario, FACTS) == level
    assert round_limit_of(scenario, FACTS) == 40


def test_a_handicap_leaves_the_rest_to_the_others_in_equal_shares() -> None:
    scenario = read("Title: x\nPlayers: 5\nSeat 2: Bo\n  cards: 8\n  koku: 9\n")
    assert [cards_of(scenario, seat, FACTS) for seat in range(5)] == [15, 8, 15, 15, 15]
    assert [koku_of(scenario, seat, FACTS) for seat in range(5)] == [5, 9, 5, 5, 5]


def test_chapter_7_is_the_position_of_the_rulebook() -> None:
    scenario = load("chapter-7")
    pink, gray = scenario.seats[:2]
    assert (len(owned_by(pink)), len(owned_by(gray))) == (19, 17)
    assert (koku_of(scenario, 0, FACTS), koku_of(scenario, 1, FACTS)) == (6, 5)
    assert [(army.index, army.level) for army in pink.armies] == [(1, 3), (2, 3)]
    assert [(army.index, army.level) for army in gray.armies] == [(1, 3), (3, 3)]
    assert dict(scenario.castles) == {
        "Musashi": "castle",
        "Shinano": "castle",
        "Hida": "fortress",
    }
    # the moves that both plan go through provinces of their own, as far as level 3 allows
    chart, whose = shipped_chart(), owners(scenario)
    routes = {
        0: (("Shinano", "Kozuke", "Echigo", "Etchu"), ("Musashi", "Sagami", "Kai", "Shinano")),
        1: (("Hida", "Echizen", "Mino", "Hida"), ("Ise", "Owari", "Mikawa")),
    }
    starts = [{army.where for army in seat.armies} for seat in (pink, gray)]
    for seat, ways in routes.items():
        assert {way[0] for way in ways} == starts[seat]
        for way in ways:
            assert all(whose[name] == seat for name in way)
            for here, there in pairwise(way):
                near = [other for other, _ in chart.neighbors[chart.numbers[here]]]
                assert chart.numbers[there] in near
    # what is left to defend there
    left = dict(pink.forces) | dict(gray.forces)
    assert left["Hida"] == left["Shinano"] == left["Musashi"] == left["Etchu"] == units(spearman=1)
    assert left["Noto"] == units(spearman=2)


def test_the_position_of_five_seats_has_an_heir() -> None:
    scenario = load("stop-the-leader")
    assert [estate(scenario, seat) for seat in range(5)] == [0, 1, 2, 0, 4]
    assert supply(scenario, 0, FACTS) == (18, 18, 3, 18, 0, 72)
    assert supply(scenario, 3, FACTS) == (0, 0, 0, 0, 0, 0)
    assert tray(scenario, 0, FACTS) == (12, 6, 0, 13, 0, 32)
    assert len(owners(scenario)) == 66
    assert in_the_box(scenario, FACTS) == (6, 4)
    assert [koku_of(scenario, seat, FACTS) for seat in range(5)] == [9, 5, 4, 0, 3]


def test_trays_after_the_set_up_are_those_of_the_rulebook() -> None:
    """Four players: 29 spearmen on the map, 7 left (Chapter 8 prints the same numbers)."""
    names = [province.name for province in shipped_chart().provinces]
    begun = units(daimyo=1, bowman=1, swordsman=1, gunner=2)

    def seat(number: int) -> Seat:
        mine = names[number::4]
        counts: list[tuple[str, Any]] = [
            (name, units(spearman=3 if place < 6 else 1)) for place, name in enumerate(mine)
        ]
        armies = tuple(Army(k, mine[k], begun) for k in (1, 2, 3))
        return Seat(f"Seat {number + 1}", armies=armies, forces=tuple(counts))

    scenario = Scenario("After the setup", seats=tuple(map(seat, range(4))), round=1)
    assert read(write(scenario)).seats[0].armies == scenario.seats[0].armies
    assert tray(scenario, 0, FACTS) == units(bowman=6, swordsman=6, gunner=3, spearman=7)
    assert koku_of(scenario, 0, FACTS) == 5
