"""The invariants find what is wrong: each is broken once by hand. 10,000 games: `__main__`."""

from collections.abc import Callable

import pytest

from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.layout import army_row, force_row, tray_row
from tests.swords.field import invariants as holds
from tests.swords.field.drawing import Table, army, at_war, drawn, place

AKI, BINGO, SUO = (place(name) for name in ("Aki", "Bingo", "Suo"))


def position() -> Table:
    """Seat 1 at war, with an army and a force in Aki; Bingo is seat 2's, Suo is empty."""
    provinces = {"Aki": "1 3 spearmen castle", "Bingo": "2 3 spearmen"}
    return at_war(drawn(provinces, {(1, 1): "Aki: 1: daimyo, 2 bowmen"}), 1, 2, 3)


def put(*changes: tuple[int, int]) -> Callable[[list[int]], None]:
    """Add numbers at places of the state."""

    def change(s: list[int]) -> None:
        for where, number in changes:
            s[where] += number

    return change


BY_HAND = {
    holds.PIECES: put((force_row(AKI) + at.SPEARMAN, 1)),
    holds.NEGATIVE: put((tray_row(0) + at.BOWMAN, -8), (army_row(0) + at.BOWMAN, 8)),
    holds.RONIN: put((at.RONIN_BOX, -1)),
    holds.BUILDINGS: put((at.BUILT + AKI, -1)),
    holds.FORCE: put((force_row(AKI) + at.SPEARMAN, 3), (tray_row(0) + at.SPEARMAN, -3)),
    holds.NOT_HELD: put((at.OWNER + SUO, 2)),
    holds.NOT_OWNED: put((at.EMPTIED + AKI, 1)),
    holds.RONIN_LIMIT: put((at.HIDDEN + BINGO, 3), (at.RONIN_BOX, -3)),
    holds.NOT_EMPTY: put((at.HIDDEN + SUO, 1), (at.RONIN_BOX, -1)),
    holds.COUNTED: put((at.OWNED, 1)),
    holds.LOST_ARMY: put((army_row(army(1, 2)) + at.SPEARMAN, 1), (tray_row(0) + at.SPEARMAN, -1)),
    holds.FOREIGN: put((at.WHERE, BINGO - AKI)),
    holds.HEADLESS: put((army_row(0) + at.DAIMYO, -1)),
    holds.CARD: put((army_row(0) + at.BOWMAN, 3), (tray_row(0) + at.BOWMAN, -3)),
    holds.LEVEL: put((at.HOLE, 3)),
    holds.MARKERS: put(
        (at.WHERE + 1, AKI + 1),
        (army_row(1) + at.DAIMYO, 1),
        (at.LEVEL + 1, 1),
        (at.HOLE + 1, 1),
    ),
    holds.PURSE: put((at.KOKU + 1, 3)),
}


@pytest.mark.parametrize("what", BY_HAND)
def test_what_is_broken_is_found(what: int) -> None:
    table = position()
    assert holds.broken(table.q, table.s) == holds.FINE
    BY_HAND[what](table.s)
    assert holds.BROKEN[holds.broken(table.q, table.s)] == holds.BROKEN[what]


def test_every_invariant_is_broken_once_by_hand() -> None:
    table = position()
    for province in range(table.q[at.PROVINCES]):
        if table.s[at.OWNER + province] == 2:  # seat 3 is left without a province, and not out
            table.s[at.OWNER + province], table.s[at.OWNED + 2] = at.NONE, 0
            for number in range(6, 9):
                table.s[at.WHERE + number] = at.NONE
                table.s[army_row(number) + at.DAIMYO] = 0
    assert holds.broken(table.q, table.s) == holds.LANDLESS
    assert {*BY_HAND, holds.FINE, holds.LANDLESS} == set(range(len(holds.BROKEN)))
