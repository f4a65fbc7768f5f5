"""Banners on the ground: who holds them, who will be paid for them, and how soon each side comes.

Counted by kind of objective: hexes to hold (an enemy's tent too, for who stands on it when his
turn begins), to capture, to cross to, to leave by. In thousandths of a banner; what is some turns
away counts half as much for each.
"""

from samurai_odds.battles.bots.position_counts import worst_strike
from samurai_odds.battles.bots.steady_routes import AIM, FAR, kinds_wanted, spread
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.layout import Question, State, StrikeOdds
from samurai_odds.battles.rules.pieces import is_of
from samurai_odds.battles.rules.turns import sections_clear

_BANNER = 1000
_LATEST = 10  # turns, after which nothing is left


def is_paid_now(s: State, side: int) -> bool:
    """Return whether a side's turn begins, and what it stands on is not counted yet."""
    return s.active == side and (has_not_begun(s) or s.phase == at.COUNT_BANNERS)


def has_not_begun(s: State) -> bool:
    """Return whether the turn of the active side is still to begin."""
    return s.phase == at.DEAL or s.phase == at.TURN_START


def paid_now(q: Question, s: State, side: int) -> int:
    """Count the banners that a side will be given at once because its turn begins."""
    if not is_paid_now(s, side):
        return 0
    paid = 0
    for unit in range(s.units):
        if is_of(s, unit, side):
            place = s.unit_hex[unit]
            paid += tent_banners(q, s, side, place)
            if s.held[side, place] == 0:
                paid += q.objectives[side, place].hold_banners
    if q.clear_banners[side]:
        paid += q.clear_banners[side] * sections_clear(q, s, side)
    return paid


def tent_banners(q: Question, s: State, side: int, place: int) -> int:
    """Count the banners for the enemy's tent, if it is in a hex."""
    return q.tent_banners[1 - side] if s.tent_at[place] == 1 - side else 0


def count_ground(q: Question, s: State, side: int, out: int) -> None:
    """Count a side's banners on the ground into the bots' notes (``out`` in `Memo.counted`)."""
    for unit in range(s.units):
        s.memo.crossing[unit] = s.memo.leaving[unit] = 0
    for place in range(q.hexes):
        hold = q.objectives[side, place].hold_banners + tent_banners(q, s, side, place)
        capture = 0
        if s.captured[side, place] == 0:
            capture = q.objectives[side, place].capture_banners
        kinds = kinds_wanted(q, side, place)
        if hold + capture == 0 and kinds == 0:
            continue
        measure_from(q, s, place)
        unit = s.unit_at[place]
        if unit >= 0 and s.unit_side[unit] == side:
            count_standing(q, s, unit, hold, out)
        else:
            count_open(q, s, side, place, hold, capture, out)
        if kinds > 0:
            note_entries(q, s, side, place)
    for unit in range(s.units):
        s.memo.counted[out].cross += s.memo.crossing[unit]
        s.memo.counted[out].leave += s.memo.leaving[unit]


def measure_from(q: Question, s: State, place: int) -> None:
    """Measure the way of everybody to a hex."""
    for here in range(q.hexes):
        s.memo.way[AIM, here] = FAR
    s.memo.way[AIM, place] = 0
    spread(q, s, AIM)


def count_standing(q: Question, s: State, unit: int, hold: int, out: int) -> None:
    """Count the banners for a unit's hex: given, or due when its turn begins; and at risk."""
    place, side = s.unit_hex[unit], s.unit_side[unit]
    if s.held[side, place] or is_paid_now(s, side):
        s.memo.counted[out].held += _BANNER * q.objectives[side, place].hold_banners
    else:
        s.memo.counted[out].due += _BANNER * hold
    odds = worst_strike(q, s, unit, place)
    if odds > 0:
        s.memo.counted[out].slipping += hold * StrikeOdds(q, odds).leaves


def count_open(
    q: Question, s: State, side: int, place: int, hold: int, capture: int, out: int
) -> None:
    """Count the banners of a hex where no own unit stands, by the turns to it.

    One to hold is counted where no enemy is nearer, or stands on it himself.
    """
    turns = turns_of_nearest(q, s, side)
    if s.unit_at[place] >= 0:
        s.memo.counted[out].hold_taken += in_turns(hold, turns)
        s.memo.counted[out].capture_taken += in_turns(capture, turns)
        return
    s.memo.counted[out].capture_free += in_turns(capture, turns)
    if hold > 0 and turns <= turns_of_nearest(q, s, 1 - side):
        s.memo.counted[out].hold_free += in_turns(hold, turns)


def note_entries(q: Question, s: State, side: int, place: int) -> None:
    """Note of each unit what it gains by crossing to a hex, or leaving there, if that is best."""
    for unit in range(s.units):
        if not is_of(s, unit, side) or s.unit_lock[unit] >= 0:
            continue
        kind, hexes = q.unit_kind[unit], s.memo.way[AIM, s.unit_hex[unit]]
        if q.objectives[side, place].cross_kinds >> kind & 1:
            gain = in_turns(q.objectives[side, place].cross_banners, turns_for(q, unit, hexes))
            s.memo.crossing[unit] = max(s.memo.crossing[unit], gain)
        if q.objectives[side, place].exit_kinds >> kind & 1:
            gain = in_turns(q.objectives[side, place].exit_banners, turns_for(q, unit, hexes + 1))
            s.memo.leaving[unit] = max(s.memo.leaving[unit], gain)


def turns_of_nearest(q: Question, s: State, side: int) -> int:
    """Count the turns in which the nearest unit of a side comes to the hex measured from."""
    nearest = FAR
    for unit in range(s.units):
        if is_of(s, unit, side) and s.unit_lock[unit] < 0:
            hexes = s.memo.way[AIM, s.unit_hex[unit]]
            nearest = min(nearest, turns_for(q, unit, hexes))
    return nearest


def turns_for(q: Question, unit: int, hexes: int) -> int:
    """Count the turns that a unit needs for some hexes."""
    moves = max(1, q.kinds[q.unit_kind[unit]].moves)
    return (hexes + moves - 1) // moves


def in_turns(banners: int, turns: int) -> int:
    """Give what banners count that are some turns away."""
    return 0 if turns > _LATEST else (_BANNER * banners) >> turns
