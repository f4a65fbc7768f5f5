"""A position: who owns what at the start of a round, as it is written down and set up."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from samurai_odds.errors import OddsError
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.first_state import empty_state
from samurai_odds.swords.field.layout import army_row, force_row, tray_row
from samurai_odds.swords.field.set_up.board import Board
from samurai_odds.swords.field.troops import daimyos_of
from samurai_odds.swords.layout import KINDS

State = NDArray[np.int64]
Counts = tuple[int, ...]  # six, by kind
REGULARS = (at.BOWMAN, at.GUNNER, at.SWORDSMAN, at.SPEARMAN)


@dataclass(frozen=True)
class Force:
    """What a province holds: its owner's force, and what is built there."""

    province: int
    owner: int  # seat, NONE: empty
    units: Counts = (0,) * at.KIND_COUNT
    built: int = at.NOTHING_BUILT


@dataclass(frozen=True)
class Army:
    """An army on the map: seat, index, province, units with the daimyo unless he has fallen."""

    seat: int
    index: int
    province: int
    units: Counts
    fallen: bool = False
    level: int = 1
    hole: int = 1


@dataclass(frozen=True)
class Seat:
    """What a seat has in hand; ``out_in`` is the round of its fall and ``heir`` who took over."""

    koku: int = 0
    out_in: int = 0
    heir: int = at.NONE
    setup_sword: int = 0
    first_sword: int = 0


@dataclass(frozen=True)
class Position:
    """A game at the start of a round, before successors are appointed."""

    turn: int
    seats: tuple[Seat, ...]
    forces: tuple[Force, ...]
    armies: tuple[Army, ...]
    ninja: int = at.NONE  # who holds him from the round before, to spy
    notes: str = field(default="", compare=False)


def state_of(q: State, position: Position, board: Board) -> State:
    """Set a position up; OddsError with everything that the rules do not allow in it."""
    s = empty_state(q)
    problems = list(_place(q, s, position, board)) or list(_count(q, s, position))
    if problems:
        raise OddsError(*problems)
    s[at.TURN], s[at.PHASE], s[at.NINJA] = position.turn, at.ROUND_START, position.ninja
    return s


def _place(q: State, s: State, position: Position, board: Board) -> Iterator[str]:
    """Put everything on the map; yield what cannot stand there."""
    for place in position.forces:
        name = board.keys[place.province]
        s[at.BUILT + place.province] = place.built
        s[at.CASTLE_BOX] -= place.built > 0
        s[at.BASE_BOX] -= place.built == at.FORTRESS
        s[at.OWNER + place.province] = place.owner
        units = sum(place.units[kind] for kind in REGULARS)
        if units > q[at.MOST_IN_FORCE]:
            yield f"{name}: a force has {int(q[at.MOST_IN_FORCE])} regular units at most"
        if place.units[at.DAIMYO] or place.units[at.RONIN]:
            yield f"{name}: a force has regular units only at the start of a round"
        for kind in REGULARS:
            s[force_row(place.province) + kind] = place.units[kind]
    for army in position.armies:
        yield from _place_army(q, s, army, board.keys[army.province])
    for province in range(len(board.keys)):
        owner = s[at.OWNER + province]
        if owner >= 0:
            s[at.OWNED + owner] += 1
            held = any(s[force_row(province) + kind] for kind in REGULARS)
            if not held and province not in [army.province for army in position.armies]:
                yield f"{board.keys[province]}: owned, but nobody of the owner is there"


def _place_army(q: State, s: State, army: Army, name: str) -> Iterator[str]:
    number = army.seat * at.ARMIES_EACH + army.index
    called = f"army {army.index + 1} of seat {army.seat + 1} in {name}"
    if s[at.WHERE + number] >= 0:
        yield f"{called}: it stands elsewhere already"
    if s[at.OWNER + army.province] != army.seat:
        yield f"{called}: the province is not its seat's"
    if any(
        s[at.WHERE + other] == army.province for other in range(at.MOST_ARMIES) if other != number
    ):
        yield f"{called}: another army stands there"
    samurai = army.units[at.BOWMAN] + army.units[at.SWORDSMAN]
    ashigaru = army.units[at.GUNNER] + army.units[at.SPEARMAN]
    if samurai > q[at.MOST_SAMURAI] or ashigaru > q[at.MOST_ASHIGARU]:
        yield (
            f"{called}: it holds {int(q[at.MOST_SAMURAI])} samurai and "
            f"{int(q[at.MOST_ASHIGARU])} ashigaru at most"
        )
    if army.units[at.RONIN]:
        yield f"{called}: there are no ronin at the start of a round"
    if army.units[at.DAIMYO] + army.fallen != 1:
        yield f"{called}: it has one daimyo, standing or fallen"
    if army.fallen and samurai + ashigaru == 0:
        yield f"{called}: a fallen daimyo alone is out of the game"
    if not 1 <= army.level <= q[at.MOST_LEVEL]:
        yield f"{called}: a level is from 1 to {int(q[at.MOST_LEVEL])}, not {army.level!r}"
    elif not 1 <= army.hole <= q[at.HOLES + army.level]:
        most = int(q[at.HOLES + army.level])
        yield f"{called}: level {army.level} has holes 1 to {most}, not {army.hole!r}"
    for kind in range(at.KIND_COUNT):
        s[army_row(number) + kind] = army.units[kind]
    s[at.WHERE + number], s[at.FALLEN + number] = army.province, army.fallen
    s[at.LEVEL + number], s[at.HOLE + number] = army.level, army.hole


def _count(q: State, s: State, position: Position) -> Iterator[str]:
    """Fill the trays with what is left; yield what is not there in the box.

    Who took a seat over has its pieces too (W22).
    """
    for number, seat in enumerate(position.seats):
        s[at.KOKU + number], s[at.OUT_IN + number] = seat.koku, seat.out_in
        s[at.HEIR + number] = seat.heir
        s[at.SETUP_SWORD + number] = seat.setup_sword
        s[at.FIRST_SWORD + number] = seat.first_sword
        if seat.out_in == 0 and daimyos_of(s, number) == 0:
            yield f"seat {number + 1}: it has no army, so it is out of the game: say in which round"
        if seat.out_in and (s[at.OWNED + number] or daimyos_of(s, number)):
            yield f"seat {number + 1}: it is out of the game and owns something"
        if seat.out_in and seat.heir >= 0:
            heir = last_heir(position.seats, seat.heir)
            for kind in REGULARS:
                s[tray_row(heir) + kind] += s[tray_row(number) + kind]
                s[tray_row(number) + kind] = 0
    for province in range(int(q[at.PROVINCES])):
        owner = s[at.OWNER + province]
        for kind in REGULARS:
            s[tray_row(max(owner, 0)) + kind] -= s[force_row(province) + kind]
    for army in range(at.MOST_ARMIES):
        for kind in REGULARS:
            s[tray_row(army // at.ARMIES_EACH) + kind] -= s[army_row(army) + kind]
    for number in range(len(position.seats)):
        for kind in REGULARS:
            if s[tray_row(number) + kind] < 0:
                over = -int(s[tray_row(number) + kind])
                yield f"seat {number + 1}: {over} more of {KINDS[kind]} than there are"
    if s[at.CASTLE_BOX] < 0 or s[at.BASE_BOX] < 0:
        yield (
            f"there are {int(q[at.CASTLE_SUPPLY])} castles and "
            f"{int(q[at.BASE_SUPPLY])} fortification bases"
        )


def last_heir(seats: Sequence[Seat], seat: int) -> int:
    """Follow heirs that fell themselves to the one who has all now."""
    seen = 0
    while seats[seat].out_in and seats[seat].heir >= 0 and seen < len(seats):
        seat, seen = seats[seat].heir, seen + 1
    return seat


def position_of(q: State, s: State) -> Position:
    """Write a state down that stands at the start of a round."""
    seats = tuple(
        Seat(
            int(s[at.KOKU + number]),
            int(s[at.OUT_IN + number]),
            int(s[at.HEIR + number]),
            int(s[at.SETUP_SWORD + number]),
            int(s[at.FIRST_SWORD + number]),
        )
        for number in range(int(q[at.SEATS]))
    )
    forces = tuple(
        Force(p, int(s[at.OWNER + p]), _counts(s, force_row(p)), int(s[at.BUILT + p]))
        for p in range(int(q[at.PROVINCES]))
        if s[at.OWNER + p] >= 0 or s[at.BUILT + p]
    )
    armies = tuple(
        Army(
            number // at.ARMIES_EACH,
            number % at.ARMIES_EACH,
            int(s[at.WHERE + number]),
            _counts(s, army_row(number)),
            bool(s[at.FALLEN + number]),
            int(s[at.LEVEL + number]),
            int(s[at.HOLE + number]),
        )
        for number in range(int(q[at.SEATS]) * at.ARMIES_EACH)
        if s[at.WHERE + number] >= 0
    )
    return Position(int(s[at.TURN]), seats, forces, armies, int(s[at.NINJA]))


def _counts(s: State, row: int) -> Counts:
    return tuple(int(number) for number in s[row : row + at.KIND_COUNT])
