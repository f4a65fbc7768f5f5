"""A draft is a position to begin with: named seats, equal holdings, a part of the map."""

import pytest

from samurai_odds import OddsError, swords
from samurai_odds.swords.scenario.text import read

PART = "North, Kanto, Chubu, Sado, Echigo, Etchu, Noto"


def test_seats_have_names_of_their_own_and_equal_holdings() -> None:
    for players, seats in ((2, 4), (3, 3), (5, 5)):
        made = read(swords.new(players=players).file())
        assert len({seat.name for seat in made.seats} - {"Seat 1"}) == seats
        assert len({len(seat.forces) for seat in made.seats}) == 1


def test_a_part_of_the_map_has_as_large_a_part_of_the_goal() -> None:
    assert read(swords.new(players=3).file()).goal is None
    file = swords.new(players=3, without=PART).file()
    made = read(file)
    away = set(made.map.without)
    assert made.goal == round(35 * (68 - len(away)) / 68)
    assert not away & {name for seat in made.seats for name, _ in seat.forces}
    assert f"  without {PART}\n" in file  # as somebody would write it


def test_what_is_left_out_must_be_there_and_leave_enough() -> None:
    with pytest.raises(OddsError, match="without: unknown province 'Nort'"):
        swords.new(without="Nort")
    with pytest.raises(OddsError, match="size 6: 3 to 3 provinces go to each of 4"):
        swords.new(without="North, Kanto, Chubu, Hokuriku, Kinki, Chugoku")
