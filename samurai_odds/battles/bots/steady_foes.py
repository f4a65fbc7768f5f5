"""Who stands against a side, listed once a choice, and what was weighed between two units there.

A strike between two units depends on the kind of ground that the one weighed would stand on, not
on the hex: so it is weighed once for each kind, not once for each hex that the unit could go to.
"""

from samurai_odds.battles.layout import MOST_GROUNDS
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.layout import Question, State
from samurai_odds.battles.rules.pieces import friends_beside, hexes_between

_NOBODY = 30  # hexes, farther than any enemy
_CLOSE = 2  # hexes within which friends and enemies are a crowd


def forget_foes(s: State) -> None:
    """Forget what was listed and noted at another choice."""
    s.memo.foes_of = s.memo.notes_of = 0


def list_foes(q: Question, s: State, side: int) -> None:
    """List the enemies of a side on the board, unless that was done at this choice.

    With the hexes at which each comes in its next turn, in the turn after, and fires: less than
    one for a unit that waits for its card.
    """
    if s.memo.foes_of == side + 1:
        return
    s.memo.foes_of = side + 1
    count = 0
    for unit in range(s.units):
        where = s.unit_hex[unit]
        if where < 0 or s.unit_side[unit] == side:
            continue
        near, soon, fires = 0, 0, 0
        if s.unit_lock[unit] < 0:
            near = 1 + q.kinds[q.unit_kind[unit]].fights
            soon = near + q.kinds[q.unit_kind[unit]].moves
            reach = q.kinds[q.unit_kind[unit]].reach
            if reach > 0:
                fires = reach + near - 1
        s.memo.foes[count].unit, s.memo.foes[count].hex = unit, where
        s.memo.foes[count].near, s.memo.foes[count].soon = near, soon
        s.memo.foes[count].fires = fires
        count += 1
    s.memo.foes_found = count


def note_of(q: Question, s: State, unit: int, place: int) -> int:
    """Return what marks the notes on a unit at this choice, on the ground of a hex."""
    if s.memo.notes_of != unit + 1:
        s.memo.notes_of = unit + 1
        s.memo.notes_begun += 1
    return s.memo.notes_begun * MOST_GROUNDS + q.ground[place]


def look_around(q: Question, s: State, side: int, place: int) -> None:
    """Note who stands near a hex, unless that was done: friends and enemies of a side.

    Its units within two hexes less the enemy's; its pieces next to it; how far the nearest unit
    of the enemy is, and the nearest that may be battled: a unit or a leader alone.
    """
    mark = 2 * s.memo.choices_made + side
    if s.memo.around[place].noted_for == mark:
        return
    crowd, foe = 0, _NOBODY
    for unit in range(s.units):
        where = s.unit_hex[unit]
        if where < 0:
            continue
        away = hexes_between(q, place, where)
        if s.unit_side[unit] != side:
            foe = min(foe, away)
        if away <= _CLOSE:
            crowd += 1 if s.unit_side[unit] == side else -1
    target = foe
    for leader in range(s.leaders):
        where = s.leader_hex[leader]
        if where >= 0 and q.leader_side[leader] != side:
            target = min(target, hexes_between(q, place, where))
    s.memo.around[place].noted_for = mark
    s.memo.around[place].crowd = crowd
    s.memo.around[place].nearest_foe, s.memo.around[place].nearest_target = foe, target
    s.memo.around[place].friends = friends_beside(q, s, place, side, at.NOWHERE)


def nearest_foe(q: Question, s: State, side: int, place: int) -> int:
    """Measure how far the nearest unit of a side's enemy is."""
    look_around(q, s, side, place)
    return s.memo.around[place].nearest_foe


def nearest_target(q: Question, s: State, side: int, place: int) -> int:
    """Measure how far the nearest is that a side may battle."""
    look_around(q, s, side, place)
    return s.memo.around[place].nearest_target


def majority(q: Question, s: State, unit: int, place: int) -> int:
    """Count a unit's friends within two hexes of one, less the enemies there."""
    look_around(q, s, s.unit_side[unit], place)
    crowd = s.memo.around[place].crowd
    return crowd - (1 if hexes_between(q, place, s.unit_hex[unit]) <= _CLOSE else 0)


def is_steady(q: Question, s: State, unit: int, place: int) -> bool:
    """Return whether a unit in a hex would be supported there."""
    look_around(q, s, s.unit_side[unit], place)
    friends = s.memo.around[place].friends
    return friends - (1 if hexes_between(q, place, s.unit_hex[unit]) == 1 else 0) >= 2
