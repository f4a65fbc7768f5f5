"""Positions in files (TOML): written so that a person can read, change and play them on."""

import json
from collections.abc import Iterable, Iterator, Mapping
from os import PathLike
from typing import Any

from samurai_odds.engine.texts import read_toml
from samurai_odds.errors import OddsError, unknown
from samurai_odds.play.game import Start, State
from samurai_odds.play.games import Event
from samurai_odds.play.replay import replay
from samurai_odds.swords.facts import Facts
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.set_up.board import Board
from samurai_odds.swords.field.set_up.position import Army, Force, Position, Seat
from samurai_odds.swords.forces import read_force, write_force
from samurai_odds.swords.layout import ARMY, FALLEN, FORCE, WIDTH

BUILT_NAMED = ("", "castle", "fortress")
_TOP = ("title", "notes", "variant", "players", "goal", "round", "ninja", "seats", "armies")
_NAMES = (*_TOP, "provinces")
_SEAT = ("koku", "out_in", "heir", "setup_sword", "first_sword")
_ARMY = ("seat", "army", "at", "units", "level", "hole")
_PROVINCE = ("owner", "force", "built")


def state_at(start: Start, events: Iterable[Event], turn: int) -> State:
    """Go through a recorded game up to the start of a round; OddsError if it ends before."""
    begun = max(1, int(start.state[at.TURN]))
    if turn < begun:
        raise OddsError(f"at-round is a round from {begun} on, not {turn!r}")
    state: State = start.state
    if at_start_of_round(state, turn):
        return state
    for step in replay(start, events):
        state = step.after
        if at_start_of_round(state, turn):
            return state
    last = int(state[at.TURN])
    raise OddsError(f"the game ends in round {last}: it has no round {turn} to be saved at")


def at_start_of_round(s: State, turn: int) -> bool:
    """Say whether a round is about to begin."""
    begins = s[at.PHASE] == at.ROUND_START and s[at.TURN] == turn
    return bool(begins and s[at.ENDED] == at.PLAYING)


def written(position: Position, board: Board, title: str, variant: str, goal: int) -> str:
    """Write a position as TOML, which `read_position` reads back to the same."""
    players = len(position.seats) if variant != "two-player" else 2
    lines = [f"title = {json.dumps(title)}"]
    if position.notes:
        lines.append(f"notes = {json.dumps(position.notes)}")
    lines += [f'variant = "{variant}"', f"players = {players}", f"goal = {goal}"]
    lines.append(f"round = {position.turn}")
    if position.ninja >= 0:
        lines.append(f"ninja = {position.ninja + 1}  # the seat that may spy with him")
    lines.append("\nseats = [  # in order")
    lines += [f"  {{ {_seat(seat)} }}," for seat in position.seats]
    lines.append("]\n\narmies = [")
    lines += [f"  {{ {_army(army, board)} }}," for army in position.armies]
    lines.append("]\n\n[provinces]  # those not listed are empty")
    lines += [f"{json.dumps(board.keys[f.province])} = {{ {_force(f)} }}" for f in position.forces]
    return "\n".join(lines) + "\n"


def _seat(seat: Seat) -> str:
    parts = [f"koku = {seat.koku}"]
    if seat.out_in:
        parts.append(f"out_in = {seat.out_in}")
    if seat.heir >= 0:
        parts.append(f"heir = {seat.heir + 1}")
    if seat.setup_sword:
        parts.append(f"setup_sword = {seat.setup_sword}")
    if seat.first_sword:
        parts.append(f"first_sword = {seat.first_sword}")
    return ", ".join(parts)


def _army(army: Army, board: Board) -> str:
    side = [0] * WIDTH
    side[ARMY : ARMY + at.KIND_COUNT] = army.units
    side[FALLEN] = int(army.fallen)
    return (
        f"seat = {army.seat + 1}, army = {army.index + 1}, "
        f"at = {json.dumps(board.keys[army.province])}, "
        f'units = "{write_force(tuple(side))}", level = {army.level}, hole = {army.hole}'
    )


def _force(force: Force) -> str:
    parts = []
    if force.owner >= 0:
        parts.append(f"owner = {force.owner + 1}")
    if any(force.units):
        side = (*(0,) * FORCE, *force.units, 0, 0)
        parts.append(f'force = "{write_force(side)}"')
    if force.built:
        parts.append(f'built = "{BUILT_NAMED[force.built]}"')
    return ", ".join(parts)


def read_position(
    file: str | PathLike[str], board: Board, facts: Facts
) -> tuple[Position, dict[str, Any]]:
    """Read a position; also its title, variant, players and goal, as far as the file has them.

    Raises OddsError with everything that is wrong in it.
    """
    own = read_toml(file, "the position")
    reading = _Reading(board, facts)
    position = reading.position(own)
    if reading.problems:
        raise OddsError(*(f"{file}: {fault}" for fault in reading.problems))
    names = ("title", "variant", "players", "goal")
    return position, {name: own[name] for name in names if name in own}


class _Reading:
    """Reads a position and gathers all that is wrong with it."""

    def __init__(self, board: Board, facts: Facts) -> None:
        self.board, self.facts = board, facts
        self.problems: list[str] = []

    def position(self, own: Mapping[str, Any]) -> Position:
        """Read the whole."""
        self.names("", own, _NAMES)
        self.choice(own, "variant", at.VARIANTS)
        for name in ("players", "goal"):
            self.whole(name, own, name, 1)
        seats = tuple(self.seats(own))
        armies = tuple(self.armies(own, len(seats)))
        forces = tuple(self.forces(own, len(seats)))
        ninja = self.whole("ninja", own, "ninja", 0)
        if ninja > len(seats):
            self.problems.append(f"ninja: there are {len(seats)} seats, not {ninja}")
        turn = self.whole("round", own, "round", 1)
        return Position(turn, seats, forces, armies, ninja - 1, str(own.get("notes", "")))

    def seats(self, own: Mapping[str, Any]) -> Iterator[Seat]:
        """Read the seats."""
        tables = self.tables(own, "seats")
        if not 3 <= len(tables) <= at.MOST_SEATS:
            self.problems.append(f"seats: there are 3 to {at.MOST_SEATS}, not {len(tables)}")
        for number, each in enumerate(tables, 1):
            where = f"seat {number}"
            self.names(where, each, _SEAT)
            koku, out_in = self.whole(where, each, "koku", 0), self.whole(where, each, "out_in", 0)
            heir = self.whole(where, each, "heir", 0)
            if heir > len(tables) or heir == number:
                self.problems.append(f"{where}: heir is another seat, not {heir!r}")
            swords = [self.whole(where, each, name, 0) for name in ("setup_sword", "first_sword")]
            yield Seat(koku, out_in, heir - 1, swords[0], swords[1])

    def armies(self, own: Mapping[str, Any], seats: int) -> Iterator[Army]:
        """Read the armies."""
        for number, each in enumerate(self.tables(own, "armies"), 1):
            where = f"army {number} of the list"
            self.names(where, each, _ARMY)
            seat, index = self.whole(where, each, "seat", 1), self.whole(where, each, "army", 1)
            if seat > seats or index > at.ARMIES_EACH:
                self.problems.append(f"{where}: seat 1 to {seats}, army 1 to {at.ARMIES_EACH}")
                continue
            place = self.province(where, each.get("at"))
            side = self.side(where, each.get("units"))
            level, hole = self.whole(where, each, "level", 1), self.whole(where, each, "hole", 1)
            if place is not None and side is not None:
                units = side[ARMY:FORCE]
                if any(side[FORCE : FORCE + at.KIND_COUNT]):
                    self.problems.append(f"{where}: an army has a daimyo, or a fallen daimyo")
                yield Army(seat - 1, index - 1, place, units, bool(side[FALLEN]), level, hole)

    def forces(self, own: Mapping[str, Any], seats: int) -> Iterator[Force]:
        """Read the provinces."""
        table = own.get("provinces", {})
        if not isinstance(table, dict):
            self.problems.append(f"provinces: a table is wanted, not {table!r}")
            return
        for key, each in table.items():
            place = self.province("provinces", key)
            if not isinstance(each, dict):
                self.problems.append(f"{key}: a table is wanted, not {each!r}")
                continue
            self.names(key, each, _PROVINCE)
            owner = self.whole(key, each, "owner", 0)
            if owner > seats:
                self.problems.append(f"{key}: there are {seats} seats, not {owner}")
                continue
            built = self.choice(each, "built", BUILT_NAMED[1:], key)
            side = self.side(key, each["force"]) if "force" in each else (0,) * WIDTH
            if side is None or place is None:
                continue
            if any(side[ARMY:FORCE]) or side[FALLEN]:
                self.problems.append(f"{key}: a force has no daimyo: armies are listed apart")
            if any(side) and not owner:
                self.problems.append(f"{key}: whose force is it? say owner")
            units = side[FORCE : FORCE + at.KIND_COUNT]
            yield Force(place, owner - 1, units, BUILT_NAMED.index(built))

    def names(self, where: str, each: Mapping[str, Any], allowed: tuple[str, ...]) -> None:
        """Note names that mean nothing."""
        for name in each:
            if name not in allowed:
                front = f"{where}: " if where else ""
                self.problems.append(front + unknown("name", name, allowed))

    def tables(self, own: Mapping[str, Any], name: str) -> list[dict[str, Any]]:
        """Give a list of tables."""
        found = own.get(name, [])
        if not isinstance(found, list) or not all(isinstance(each, dict) for each in found):
            self.problems.append(f"{name}: a list of tables is wanted, not {found!r}")
            return []
        return found

    def whole(self, where: str, each: Mapping[str, Any], name: str, least: int) -> int:
        """Read a whole number, ``least`` where there is none."""
        value = each.get(name, least)
        if isinstance(value, bool) or not isinstance(value, int) or value < least:
            self.problems.append(f"{where}: {name} is a whole number from {least} on, not {value!r}")
            return least
        return value

    def choice(
        self, each: Mapping[str, Any], name: str, allowed: tuple[str, ...], where: str = ""
    ) -> str:
        """Read one of some words, nothing where there is none."""
        value = each.get(name, "")
        if value and value not in allowed:
            front = f"{where}: " if where else ""
            self.problems.append(front + unknown(name, str(value), allowed))
            return ""
        return str(value)

    def province(self, where: str, key: object) -> int | None:
        """Find a province."""
        if not isinstance(key, str) or key not in self.board.keys:
            self.problems.append(f"{where}: {unknown('province', str(key), self.board.keys)}")
            return None
        return self.board.number_of(key)

    def side(self, where: str, text: object) -> tuple[int, ...] | None:
        """Read a troop's text."""
        try:
            return read_force(text, where, self.facts, False)
        except OddsError as fault:
            self.problems.extend(fault.problems)
            return None
