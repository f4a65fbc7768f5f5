"""Positions between the two forms they have: written for people, and by the rules' numbers."""

from dataclasses import replace

from samurai_odds.swords.facts import Facts
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.set_up.board import Board
from samurai_odds.swords.field.set_up.position import Army, Force, Position, Seat
from samurai_odds.swords.scenario import scenario as written
from samurai_odds.swords.scenario.chart import chart_of
from samurai_odds.swords.scenario.facts import koku_of, owners
from samurai_odds.swords.scenario.scenario import BUILDINGS, Scenario

_NOTHING = (0,) * at.KIND_COUNT
_PLAYED = "assumed: a game played by bots"  # where a saved position comes from


def numbered(scenario: Scenario, facts: Facts) -> Position:
    """Give a written position by the rules' numbers; the scenario is sound (`checks`)."""
    board = Board(chart_of(scenario.map))
    seats = tuple(
        Seat(
            koku_of(scenario, number, facts),
            seat.out,
            at.NONE if seat.heir is None else seat.heir,
        )
        for number, seat in enumerate(scenario.seats)
    )
    armies = tuple(
        Army(
            number,
            army.index - 1,
            board.number_of(army.where),
            army.units,
            army.fallen,
            army.level,
            army.hole,
        )
        for number, seat in enumerate(scenario.seats)
        for army in seat.armies
    )
    ninja = at.NONE if scenario.ninja is None else scenario.ninja
    return Position(scenario.round, seats, tuple(_forces(scenario, board)), armies, ninja)


def _forces(scenario: Scenario, board: Board) -> list[Force]:
    """List every province that somebody owns, or where something is built."""
    owner, built = owners(scenario), built_in(scenario, board)
    units = {name: force for seat in scenario.seats for name, force in seat.forces}
    return [
        Force(number, owner.get(name, at.NONE), units.get(name, _NOTHING), built.get(number, 0))
        for number, name in enumerate(board.keys)
        if name in owner or number in built
    ]


def built_in(scenario: Scenario, board: Board) -> dict[int, int]:
    """Say of provinces, by number, what is built there."""
    return {board.number_of(name): 1 + BUILDINGS.index(what) for name, what in scenario.castles}


def scenario_of(scenario: Scenario, position: Position, notes: str = "") -> Scenario:
    """Write a position of a scenario's game down."""
    keys = Board(chart_of(scenario.map)).keys
    seats = tuple(
        written.Seat(
            seat.name,
            koku=None if here.out_in else here.koku,
            armies=tuple(
                written.Army(army.index + 1, keys[army.province], army.units, army.level, army.hole)
                for army in position.armies
                if army.seat == number
            ),
            forces=tuple(
                (keys[force.province], force.units)
                for force in position.forces
                if force.owner == number and any(force.units)
            ),
            out=here.out_in,
            heir=None if here.heir < 0 else here.heir,
        )
        for number, (seat, here) in enumerate(zip(scenario.seats, position.seats, strict=True))
    )
    return replace(
        scenario,
        seats=seats,
        castles=tuple(
            (keys[force.province], BUILDINGS[force.built - 1])
            for force in position.forces
            if force.built
        ),
        round=position.turn,
        ninja=None if position.ninja < 0 else position.ninja,
        source=scenario.source if scenario.round else _PLAYED,
        notes=" ".join(part for part in (scenario.notes, notes) if part),
    )
