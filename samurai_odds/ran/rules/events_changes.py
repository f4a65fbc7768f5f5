"""What becomes of units, busho and heads in a step of a battle, as data."""

from collections.abc import Iterator

from samurai_odds.play.events import Happening
from samurai_odds.play.replay import Step
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.naming import Names
from samurai_odds.ran.rules.on_board import (
    BUSHO,
    DISRUPTED,
    ENGAGED,
    GREAT_HEADS,
    HEADS,
    LOST_FACE,
    ROUTED,
    WOUNDED,
)
from samurai_odds.ran.rules.pieces import tq

TQ = "TQ"  # of a unit that is hit


def changed(names: Names, step: Step) -> Iterator[Happening]:
    """List hits, disruption, units and busho lost, contingents that have fled, heads."""
    before, now = State(step.before), State(step.after)
    fled = [
        number
        for number in range(len(names.contingents))
        if now.fate[number] == at.FLED and before.fate[number] != at.FLED
    ]
    for number in fled:
        yield Happening("flee", names.contingents[number].side, BUSHO + number)
    for unit in range(len(names.counters)):
        if names.contingent_of(unit) not in fled:
            yield from _unit(names, before, now, unit)
    for number in range(len(names.contingents)):
        if number not in fled:
            yield from _busho(names, before, now, number)
    for side in range(2):
        for what, had, has in (
            (GREAT_HEADS, before.great_heads[side], now.great_heads[side]),
            (HEADS, before.heads[side], now.heads[side]),
        ):
            if had != has:
                yield Happening("holds", side, what=what, gained=int(has - had), left=int(has))


def _unit(names: Names, before: State, now: State, unit: int) -> Iterator[Happening]:
    was, state = int(before.state[unit]), int(now.state[unit])
    had, has, seat = int(before.hits[unit]), int(now.hits[unit]), names.seat_of(unit)
    gone = (at.ROUTED, at.ELIMINATED)
    if state in gone and was not in gone:
        if state == at.ROUTED:
            yield Happening("order", seat, unit, what=ROUTED)
        else:
            yield Happening("loss", seat, unit, start=int(before.hex[unit]), lost=1, left=0)
    elif state == at.DISRUPTED and was == at.ORDERED:
        yield Happening("order", seat, unit, what=DISRUPTED, hits=has)
    elif state == at.ORDERED and was == at.DISRUPTED:
        yield Happening("unmark", seat, unit, what=DISRUPTED, hits=has)
    elif has > had and state == was:
        numbers = {TQ: int(tq(Question(names.question), now, unit))}
        yield Happening("hit", seat, unit, hits=has, gained=has - had, numbers=numbers)
    if now.engaged[unit] and not before.engaged[unit]:
        yield Happening("order", seat, unit, what=ENGAGED)


def _busho(names: Names, before: State, now: State, number: int) -> Iterator[Happening]:
    was, fate = int(before.fate[number]), int(now.fate[number])
    seat, piece = names.contingents[number].side, BUSHO + number
    if fate == at.DEAD and was in (at.WELL, at.WOUNDED):
        yield Happening("killed", seat, piece, start=int(before.busho_hex[number]), lost=1, left=0)
    elif fate == at.WOUNDED and was == at.WELL:
        yield Happening("order", seat, piece, what=WOUNDED)
    elif was == at.DEAD and fate == at.WELL:
        yield Happening("enter", seat, piece, end=int(now.busho_hex[number]), left=1)
    if now.lost_face[number] and not before.lost_face[number]:
        yield Happening("order", seat, piece, what=LOST_FACE)
