"""The board of a game as data: armies and their units, forces, castles, what each seat holds.

The marker of an army is a piece of its own; the units of a kind that an army or a force has are
one stack, the ronin who lie face down in a province another, which its owner alone knows of.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from samurai_odds.play.events import Board, Happening, Piece
from samurai_odds.swords.layout import KINDS
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.layout import Question, State
from samurai_odds.swords.rules.naming import Names, army_number
from samurai_odds.swords.scenario.pieces import (
    ARMY,
    BASE,
    BASES,
    CASTLE,
    CASTLES,
    FACE_DOWN,
    HIDDEN,
    army_of,
    of_army,
    of_force,
)

DISRUPTED = "disrupted"  # a mark of an army
KOKU, SWORD, NINJA, CLAIMS = "koku", "sword", "ninja", "claims"  # that are held

_SHOWN = (  # what the board has of a state, from where to where
    *((State.active.at, State.active.end), (State.turn.at, State.turn.end)),
    *((State.koku.at, State.koku.end), (State.sword.at, State.sword.end)),
    *((State.ninja.at, State.ninja.end), (State.claims.at, State.claims.end)),
    *((State.owner.at, State.owner.end), (State.built.at, State.built.end)),
    *((State.force.at, State.force.end), (State.hidden.at, State.hidden.end)),
    *((State.army.at, State.army.end), (State.where.at, State.where.end)),
    *((State.fallen.at, State.fallen.end), (State.level.at, State.level.end)),
    (State.hole.at, State.hole.end),
)


def is_unchanged(before: State, now: State) -> bool:
    """Return whether the board is the same in two states."""
    for first, end in _SHOWN:
        for was, one in zip(before[first:end].tolist(), now[first:end].tolist(), strict=True):
            if was != one:
                return False
    return True


def first_stack(s: State, province: int) -> int:
    """Return the number of the first stack that a force has."""
    for kind in range(at.KIND_COUNT):
        if s.force[province, kind] > 0:
            return of_force(province, kind)
    return at.NONE


def experience(level: int, hole: int) -> str:
    """Return the mark of an army's experience."""
    return f"level {level}, hole {hole}"


def board_of(names: Names, state: Any) -> Board:
    """Return the board in a state, with all that is hidden."""
    s = State(state)
    q: Question = names.question
    seats = int(q.seats)
    pieces = [*_armies(q, s), *_provinces(names, s)]
    return Board(
        int(s.turn),
        int(s.active),
        {one.number: one for one in pieces},
        tuple(_held(s, seat) for seat in range(seats)),
        ({},) * (seats + 1),
        {k: one for k, one in enumerate(s.owner.tolist()) if one >= 0},
    )


def _armies(q: Question, s: State) -> Iterator[Piece]:
    for army in range(int(q.seats) * at.ARMIES_EACH):
        seat, place = at.seat_of_army(army), int(s.where[army])
        marks = [experience(int(s.level[army]), int(s.hole[army]))]
        marks += [DISRUPTED] if s.fallen[army] else []
        name = f"army {army_number(army)}"
        yield Piece(army, seat, ARMY, place, 1, 1, name=name, marks=tuple(sorted(marks)))
        yield from _stacks(s.army[army].tolist(), of_army(army, 0), seat, place)


def _provinces(names: Names, s: State) -> Iterator[Piece]:
    q: Question = names.question
    hidden, built, owners = s.hidden.tolist(), s.built.tolist(), s.owner.tolist()
    for place in range(len(names.provinces)):
        owner = owners[place]
        yield from _stacks(s.force[place].tolist(), of_force(place, 0), owner, place)
        if hidden[place]:
            known = hand_of(q, owner)
            yield Piece(FACE_DOWN + place, owner, HIDDEN, place, hidden[place], 0, seats=known)
        if built[place]:
            yield Piece(CASTLES + place, owner, CASTLE, place, 1, 0)
        if built[place] == at.FORTRESS:
            yield Piece(BASES + place, owner, BASE, place, 1, 0)


def _stacks(counts: list[int], first: int, seat: int, place: int) -> Iterator[Piece]:
    for kind, count in enumerate(counts):
        if count:
            yield Piece(first + kind, seat, KINDS[kind], place, count, 0)


def hand_of(q: Question, seat: int) -> tuple[int, ...]:
    """Return the seats of a seat's player, who know each other's secrets."""
    return tuple(one for one in range(int(q.seats)) if q.player[one] == q.player[seat])


def _held(s: State, seat: int) -> Mapping[str, int]:
    return {
        KOKU: int(s.koku[seat]),
        SWORD: int(s.sword[seat]),
        NINJA: int(s.ninja == seat),
        CLAIMS: int(s.claims[seat]),
    }


# ---- from stack to stack -------------------------------------------------------------


def passed(before: Board, now: Board) -> list[Happening]:
    """List the units that have gone from one stack into another: a loss here and a gain there."""
    grown, happenings = _grown(before, now), list[Happening]()
    for number, count in _grown(now, before).items():
        stack, left = before.pieces[number], before.pieces[number].left
        for other in grown:
            into, wanted = now.pieces[other], min(count, grown[other])
            if wanted > 0 and into.seat == stack.seat and into.kind == _unit(stack):
                left -= wanted
                count -= wanted
                grown[other] -= wanted
                happenings.append(_passed(stack, into, wanted, left))
    return happenings


def _grown(before: Board, now: Board) -> dict[int, int]:
    """Return by how many units each stack has grown."""
    growth = {}
    for number, piece in now.pieces.items():
        was = before.pieces[number].left if number in before.pieces else 0
        if piece.full == 0 and piece.left > was:
            growth[number] = piece.left - was
    return growth


def _unit(stack: Piece) -> str:
    return KINDS[at.RONIN] if stack.kind == HIDDEN else stack.kind


def _passed(stack: Piece, into: Piece, count: int, left: int) -> Happening:
    """Return that units go from a stack into another; of whose they are not all may know."""
    hidden = stack.seats is not None
    kind = "move"
    if stack.place == into.place:
        from_force = army_of(stack.number) == at.NONE
        kind = "reveal" if hidden else "take" if from_force else "garrison"
    return Happening(
        kind,
        stack.seat,
        stack.number,
        into.number,
        start=stack.place,
        end=into.place,
        what=into.kind,
        gained=count,
        left=left,
        seats=stack.seats,
        secret=("piece", "left") if hidden else (),
    )
