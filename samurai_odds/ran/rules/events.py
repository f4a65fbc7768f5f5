"""What happens in a battle, and what stands where, as data (`play.events`)."""

from collections.abc import Iterator
from typing import Any

from samurai_odds.play.events import Board, Happening, Piece, differences
from samurai_odds.play.layout import kind_of
from samurai_odds.play.replay import Step
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.kinds import DECISIONS
from samurai_odds.ran.rules.layout import State
from samurai_odds.ran.rules.narration_names import Names, is_choice

_STATES = ("", "disrupted", "routed", "")  # by a unit's state
BUSHO = at.MOST_UNITS  # busho are numbered after the units
HEADS, GREAT_HEADS, ROUT_POINTS = "heads", "great heads", "rout points"


def happened(names: Names, step: Step) -> list[Happening]:
    """Return all that happens in a step: with the board before it, it makes the board after."""
    found = []
    if is_choice(step):
        one = DECISIONS[kind_of(step.what)].happening(names, step)
        found += [] if one is None else [one]
    elif step.what > at.UNIFORM:
        found.append(_fell(step.what - at.UNIFORM, step.value))
    before, now = board_of(names, step.before), board_of(names, step.after)
    return [*found, *differences(before, now, "move")]


def _fell(ways: int, value: int) -> Happening:
    """Return the faces of a die, or of two told apart; else what was drawn, by its number."""
    if ways == at.DIE:
        return Happening("roll", faces=(str(value),))
    if ways == at.DIE * at.DIE:
        return Happening("roll", faces=(str(value // at.DIE), str(value % at.DIE)))
    return Happening("draw", numbers={"drawn": value})


def board_of(names: Names, state: Any) -> Board:
    """Return the board in a state; nothing of it is hidden."""
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
            marks=(_STATES[state],) if _STATES[state] else (),
        )


def _busho(names: Names, s: State) -> Iterator[Piece]:
    for number, contingent in enumerate(names.contingents):
        fate = int(s.fate[number])
        shown = (
            ("active", s.activated[number] > 0),
            ("finished", s.finished[number] > 0),
            ("wounded", fate == at.WOUNDED),
            ("lost face", s.lost_face[number] > 0),
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
            marks=tuple(mark for mark, is_so in shown if is_so),
        )
