"""What stands where in a battle, as data (`play.events`): nothing of it is hidden."""

from collections.abc import Iterator
from typing import Any

from samurai_odds.play.events import Board, Piece
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.layout import State
from samurai_odds.ran.rules.naming import Names

# Marks on units and on busho; things that an army holds
DISRUPTED, ROUTED, ENGAGED = "disrupted", "routed", "engaged"
ACTIVE, FINISHED, WOUNDED, LOST_FACE = "active", "finished", "wounded", "lost face"
HEADS, GREAT_HEADS, ROUT_POINTS = "heads", "great heads", "rout points"
BUSHO = at.MOST_UNITS  # busho are numbered after the units, by their contingents


def board_of(names: Names, state: Any) -> Board:
    """Return the board in a state."""
    s = State(state)
    pieces = [*_units(names, s), *_busho(names, s)]
    held = tuple(
        {
            HEADS: int(s.heads[side]),
            GREAT_HEADS: int(s.great_heads[side]),
            ROUT_POINTS: int(s.rout_points[side]),
        }
        for side in range(2)
    )
    board = {piece.number: piece for piece in pieces}
    return Board(int(s.turn), int(s.initiative), board, held, ({}, {}, {}), {})


def _units(names: Names, s: State) -> Iterator[Piece]:
    for unit, (contingent, counter) in enumerate(names.counters):
        state = int(s.state[unit])
        shown = (
            (DISRUPTED, state == at.DISRUPTED),
            (ROUTED, state == at.ROUTED),
            (ENGAGED, s.engaged[unit] > 0),
        )
        yield Piece(
            unit,
            contingent.side,
            str(counter.unit.type),
            int(s.hex[unit]),
            0 if state == at.ELIMINATED else 1,
            1,
            name=names.label(unit),
            facing=int(s.facing[unit]),
            hits=int(s.hits[unit]),
            marks=tuple(sorted(mark for mark, is_so in shown if is_so)),
        )


def _busho(names: Names, s: State) -> Iterator[Piece]:
    for number, contingent in enumerate(names.contingents):
        fate = int(s.fate[number])
        shown = (
            (ACTIVE, s.activated[number] > 0),
            (FINISHED, s.finished[number] > 0),
            (WOUNDED, fate == at.WOUNDED),
            (LOST_FACE, s.lost_face[number] > 0),
        )
        yield Piece(
            BUSHO + number,
            contingent.side,
            "busho",
            int(s.busho_hex[number]),
            0 if fate == at.DEAD else 1,
            1,
            name=names.busho(number),
            look=contingent.letter,
            hits=int(s.busho_hits[number]),
            marks=tuple(sorted(mark for mark, is_so in shown if is_so)),
        )
