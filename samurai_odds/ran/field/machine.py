"""A whole battle as a step machine: which rule is due, and what it asks.

`prepare` turns a phase into a roll, a choice, or the next phase; `settle` applies a roll or
a choice to the phase that asked for it. What is due before anything else comes first: the
flight check of a contingent whose busho has been killed (10.51), and busho who must be placed
with another unit (4.72, 11.63).
"""

from samurai_odds.engine.machine import inlined
from samurai_odds.play.rules.offering import Numbers, draw_among
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.movement.machine import (
    prepare_movement,
    prepare_stray,
    settle_movement,
    settle_stray,
)
from samurai_odds.ran.field.shock.machine import prepare_shock, settle_shock
from samurai_odds.ran.field.turn.flight import check_flight, flight_due
from samurai_odds.ran.field.turn.machine import prepare_turn, settle_turn


@inlined
def prepare(q: Numbers, s: Numbers) -> None:
    """Ask what is due, or apply a rule that needs neither dice nor a choice."""
    if flight_due(q, s) >= 0:
        draw_among(s, at.DIE)
    elif stray_due(q, s) >= 0:
        prepare_stray(q, s, stray_due(q, s))
    elif s[at.PHASE] < at.FIRST_MOVEMENT:
        prepare_turn(q, s, s[at.PHASE])
    elif s[at.PHASE] < at.FIRST_SHOCK:
        prepare_movement(q, s, s[at.PHASE])
    else:
        prepare_shock(q, s, s[at.PHASE])


@inlined
def settle(q: Numbers, s: Numbers, value: int) -> None:
    """Apply a value to what is due: a debt first, else the phase."""
    if flight_due(q, s) >= 0:
        check_flight(q, s, flight_due(q, s), value)
    elif stray_due(q, s) >= 0:
        settle_stray(q, s, stray_due(q, s), value)
    elif s[at.PHASE] < at.FIRST_MOVEMENT:
        settle_turn(q, s, s[at.PHASE], value)
    elif s[at.PHASE] < at.FIRST_SHOCK:
        settle_movement(q, s, s[at.PHASE], value)
    else:
        settle_shock(q, s, s[at.PHASE], value)


def stray_due(q: Numbers, s: Numbers) -> int:
    """Find a busho who must be placed with another unit; NONE."""
    for busho in range(q[at.CONTINGENTS]):
        if s[at.STRAY + busho]:
            return busho
    return at.NONE
