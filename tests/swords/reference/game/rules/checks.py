"""What must hold in the reference game after every change (section 12 of the specification)."""

from collections import Counter

from tests.swords.reference.game.rules.pieces import (
    ARMIES,
    ASHIGARU_ROOM,
    BASES,
    CASTLES,
    FORCE_ROOM,
    FORTRESS,
    REGULAR,
    RONIN_PIECES,
    SAMURAI_ROOM,
    SUPPLY,
)
from tests.swords.reference.game.rules.table import Table

DURING_THE_GAME = ("7 wage war", "8 remove ronin", "9 collect koku")


def check(game: Table) -> None:
    """Raise AssertionError where a position is none."""
    pieces_add_up(game)
    if game.action == "set-up":
        return
    troops_fit(game)
    provinces_are_held(game)
    seats_in_order(game)


def pieces_add_up(game: Table) -> None:
    for kind in REGULAR:
        somewhere = sum(seat.tray[kind] for seat in game.seats)
        somewhere += sum(army.units[kind] for seat in game.seats for army in seat.armies)
        somewhere += sum(p.force.units[kind] for p in game.provinces.values())
        assert somewhere == len(game.seats) * SUPPLY[kind], (kind, somewhere)
    ronin = game.ronin_box + sum(p.hidden + p.force.ronin for p in game.provinces.values())
    ronin += sum(army.ronin for seat in game.seats for army in seat.armies)
    ronin += sum(game.ronin_in_hand.values())
    assert ronin == RONIN_PIECES, ronin
    castles = Counter(p.castle for p in game.provinces.values())
    assert game.castles_box + castles.total() - castles[0] == CASTLES
    assert game.bases_box + castles[FORTRESS] == BASES
    assert min(game.castles_box, game.bases_box, game.ronin_box) >= 0


def troops_fit(game: Table) -> None:
    for province in game.provinces.values():
        force = province.force
        assert 0 <= force.size() <= FORCE_ROOM
        assert min(force.units.values()) >= 0
        assert min(force.ronin, province.hidden) >= 0
        assert force.ronin <= force.ronin_limit(), province
        assert game.ronin_room(province) >= 0 or province is game.leaving, province
    for seat in game.seats:
        for army in seat.armies:
            assert min(army.units.values()) >= 0
            assert army.units["bowman"] + army.units["swordsman"] <= SAMURAI_ROOM
            assert army.units["gunner"] + army.units["spearman"] <= ASHIGARU_ROOM
            assert 0 <= army.ronin <= army.ronin_limit(), army
            assert 1 <= army.level <= 4
            assert 1 <= army.hole <= 3
            if army.where is None:
                assert army.size() == army.ronin == 0
            if army.fallen:
                assert army.size() > 0, "alone in his army he is out at once"


def provinces_are_held(game: Table) -> None:
    places = Counter(army.where for army in game.armies())
    marching = game.phase in ("A", "D")
    assert all(count == 1 or marching for count in places.values())
    for province in game.provinces.values():
        here = [army for army in game.armies() if army.where == province.name]
        if province.owner is None:
            assert game.empty(province)
            assert province.hidden == 0
            continue
        assert not game.seats[province.owner].out
        assert all(army.seat == province.owner for army in here), province
        assert not game.empty(province), province


def seats_in_order(game: Table) -> None:
    for seat in game.seats:
        assert len(seat.armies) == ARMIES
        assert seat.out == (not seat.on_board())
        assert seat.koku >= 0
        if game.action in DURING_THE_GAME:
            assert sum(seat.bins.values()) == 0
    if game.ninja is not None:
        assert not game.seats[game.ninja].out
