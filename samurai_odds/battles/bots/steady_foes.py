"""Who stands against a side, listed once a choice, and what was weighed between two units there.

A strike between two units depends on the kind of ground that the one weighed would stand on, not
on the hex: so it is weighed once for each kind, not once for each hex that the unit could go to.
"""

from typing import Any

from samurai_odds.battles.bots.steady_scratch import (
    AROUND,
    AROUND_FIELDS,
    AROUND_FOR,
    CHOICES_MADE,
    CROWD,
    FOE_FIELDS,
    FOE_FIRES,
    FOE_HEX,
    FOE_NEAR,
    FOE_SOON,
    FOE_UNIT,
    FOES,
    FOES_FOUND,
    FOES_OF,
    FRIENDS,
    MOST_GROUNDS,
    NEAREST_FOE,
    NEAREST_TARGET,
    NOTED,
    NOTES_OF,
)
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.pieces import friends_beside, hexes_between, of_kind

_NOBODY = 30  # hexes, farther than any enemy
_CLOSE = 2  # hexes within which friends and enemies are a crowd


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
    return s[NOTED] * MOST_GROUNDS + q[at.GROUND + place]


def look_around(q: Any, s: Any, side: int, place: int) -> int:
    """Return where it is noted who stands near a hex: friends and enemies of a side.

    Its units within two hexes less the enemy's; its pieces next to it; how far the nearest unit
    of the enemy is, and the nearest that may be battled: a unit or a leader alone.
    """
    row, mark = AROUND + AROUND_FIELDS * place, 2 * s[CHOICES_MADE] + side
    if s[row + AROUND_FOR] == mark:
        return row
    crowd, foe = 0, _NOBODY
    for unit in range(s[at.UNITS]):
        where = s[at.UNIT_HEX + unit]
        if where < 0:
            continue
        away = hexes_between(q, place, where)
        if s[at.UNIT_SIDE + unit] != side:
            foe = min(foe, away)
        if away <= _CLOSE:
            crowd += 1 if s[at.UNIT_SIDE + unit] == side else -1
    target = foe
    for leader in range(s[at.LEADERS]):
        where = s[at.LEADER_HEX + leader]
        if where >= 0 and q[at.LEADER_SIDE + leader] != side:
            target = min(target, hexes_between(q, place, where))
    s[row + AROUND_FOR], s[row + CROWD], s[row + NEAREST_FOE] = mark, crowd, foe
    s[row + NEAREST_TARGET] = target
    s[row + FRIENDS] = friends_beside(q, s, place, side, at.NOWHERE)
    return row


def nearest_foe(q: Any, s: Any, side: int, place: int) -> int:
    """Measure how far the nearest unit of a side's enemy is."""
    return s[look_around(q, s, side, place) + NEAREST_FOE]


def nearest_target(q: Any, s: Any, side: int, place: int) -> int:
    """Measure how far the nearest is that a side may battle."""
    return s[look_around(q, s, side, place) + NEAREST_TARGET]


def majority(q: Any, s: Any, unit: int, place: int) -> int:
    """Count a unit's friends within two hexes of one, less the enemies there."""
    crowd = s[look_around(q, s, s[at.UNIT_SIDE + unit], place) + CROWD]
    return crowd - (1 if hexes_between(q, place, s[at.UNIT_HEX + unit]) <= _CLOSE else 0)


def is_steady(q: Any, s: Any, unit: int, place: int) -> bool:
    """Return whether a unit in a hex would be supported there."""
    friends = s[look_around(q, s, s[at.UNIT_SIDE + unit], place) + FRIENDS]
    return friends - (1 if hexes_between(q, place, s[at.UNIT_HEX + unit]) == 1 else 0) >= 2
