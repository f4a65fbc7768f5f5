"""Who stands against a side, listed once a choice, and what was weighed between two units there.

A strike between two units depends on the kind of ground that the one weighed would stand on, not
on the hex: so it is weighed once for each kind, not once for each hex that the unit could go to.
"""

from typing import Any

from samurai_odds.battles.bots.steady_scratch import (
    FOE_FIELDS,
    FOE_FIRES,
    FOE_HEX,
    FOE_NEAR,
    FOE_SOON,
    FOE_UNIT,
    FOES,
    FOES_FOUND,
    FOES_OF,
    NOTED,
    NOTES_OF,
)
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.pieces import hexes_between, of_kind

_NOBODY = 30  # hexes, farther than any enemy
_GROUNDS = 32  # kinds of ground, more than a scenario has


def forget_foes(s: Any) -> None:
    """Forget what was listed and noted at another choice."""
    s[FOES_OF] = s[NOTES_OF] = 0


def list_foes(q: Any, s: Any, side: int) -> None:
    """List the enemies of a side on the board, unless that was done at this choice.

    With the hexes at which each comes in its next turn, in the turn after, and fires: less than
    one for a unit that waits for its card.
    """
    if s[FOES_OF] == side + 1:
        return
    s[FOES_OF] = side + 1
    row = FOES
    for unit in range(s[at.UNITS]):
        where = s[at.UNIT_HEX + unit]
        if where < 0 or s[at.UNIT_SIDE + unit] == side:
            continue
        near, soon, fires = 0, 0, 0
        if s[at.UNIT_LOCK + unit] < 0:
            near = 1 + of_kind(q, unit, at.KIND_FIGHTS)
            soon = near + of_kind(q, unit, at.KIND_MOVES)
            reach = of_kind(q, unit, at.KIND_REACH)
            if reach > 0:
                fires = reach + near - 1
        s[row + FOE_UNIT], s[row + FOE_HEX] = unit, where
        s[row + FOE_NEAR], s[row + FOE_SOON], s[row + FOE_FIRES] = near, soon, fires
        row += FOE_FIELDS
    s[FOES_FOUND] = (row - FOES) // FOE_FIELDS


def note_of(q: Any, s: Any, unit: int, place: int) -> int:
    """Return what marks the notes on a unit at this choice, on the ground of a hex."""
    if s[NOTES_OF] != unit + 1:
        s[NOTES_OF] = unit + 1
        s[NOTED] += 1
    return s[NOTED] * _GROUNDS + q[at.GROUND + place]


def nearest_foe(q: Any, s: Any, place: int) -> int:
    """Measure how far the nearest of the enemies listed is."""
    nearest = _NOBODY
    for k in range(s[FOES_FOUND]):
        nearest = min(nearest, hexes_between(q, place, s[FOES + k * FOE_FIELDS + FOE_HEX]))
    return nearest
