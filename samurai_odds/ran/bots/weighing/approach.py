"""How far it is from each hex to the nearest enemy worth going for, along ways that are open."""

from typing import Any

from samurai_odds.ran.bots.weighing.notes import FAR, NOTED, QUEUE, STEP, WAY
from samurai_odds.ran.field import layout as at

HEAD_START = 2  # steps by which whole units seem farther than those that break at once


def note_way(q: Any, s: Any, side: int) -> None:
    """Work the ways out for a side, once in an Orders Phase."""
    noted = 1 + s[at.ORDERS_PHASES]
    if s[NOTED + side] == noted:
        return
    s[NOTED + side] = noted
    way = WAY + side * at.MOST_HEXES
    for number in range(q[at.HEXES]):
        s[way + number] = FAR * STEP
    begun = end = 0
    for head in range(HEAD_START + 1):
        end = add_enemies(q, s, side, head, end)
        while begun < end:
            here = s[QUEUE + begun]
            if head < HEAD_START and steps_from(s, side, here) > head:
                break
            end = add_neighbors(q, s, side, here, end)
            begun += 1


def forget_way(s: Any, side: int) -> None:
    """Have the ways of a side worked out anew."""
    s[NOTED + side] = 0


def add_enemies(q: Any, s: Any, side: int, head: int, end: int) -> int:
    """Begin the ways at the enemies of a side that have so many steps head start."""
    for enemy in range(q[at.FIRST_OF_SIDE + 1 - side], q[at.END_OF_SIDE + 1 - side]):
        here = s[at.HEX + enemy]
        if here < 0 or head_start(q, s, enemy) != head or steps_from(s, side, here) <= head:
            continue
        s[WAY + side * at.MOST_HEXES + here] = head * STEP + enemy
        s[QUEUE + end] = here
        end += 1
    return end


def add_neighbors(q: Any, s: Any, side: int, here: int, end: int) -> int:
    """Lead the ways a hex farther."""
    way = WAY + side * at.MOST_HEXES
    for place in range(at.SIDES_OF_HEX * here, at.SIDES_OF_HEX * (here + 1)):
        other = q[at.BESIDE + place]
        if other >= 0 and q[at.PASSABLE + place] > 0 and steps_from(s, side, other) >= FAR:
            s[way + other] = s[way + here] + STEP
            s[QUEUE + end] = other
            end += 1
    return end


def head_start(q: Any, s: Any, enemy: int) -> int:
    """Say how many steps farther an enemy seems: none of who is routed or lost when it breaks."""
    if q[at.TYPE + enemy] == at.HONJIN:
        return HEAD_START
    soft = s[at.STATE + enemy] != at.ORDERED or q[at.WEAPON + enemy] != at.NO_WEAPON
    return 0 if soft or 2 * s[at.HITS + enemy] >= q[at.TQ + enemy] else 1


def steps_from(s: Any, side: int, number: int) -> int:
    """Give the steps from a hex to the nearest enemy of a side."""
    return s[WAY + side * at.MOST_HEXES + number] // STEP


def nearest_to(s: Any, side: int, number: int) -> int:
    """Give the enemy of a side that is nearest to a hex, NONE where no way leads to any."""
    way = s[WAY + side * at.MOST_HEXES + number]
    return at.NONE if way >= FAR * STEP else way % STEP
