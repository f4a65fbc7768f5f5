"""What the enemy can do next to a unit that stands in a hex."""

from typing import Any

from samurai_odds.ran.bots.weighing.combats import column_of, defender_suffers
from samurai_odds.ran.bots.weighing.places import OUTNUMBERED, strikes
from samurai_odds.ran.bots.weighing.weights import DANGER, weight
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.geometry import FRONT, aspect, distance


def danger(q: Any, s: Any, unit: int, number: int, facing: int) -> int:
    """Weigh what the two worst enemies that can come at a hex would do to a unit there.

    Each strikes the side of the unit on which it is; two at once with numbers (9.28.2).
    """
    worst = second = 0
    enemy_side = 1 - q[at.SIDE + unit]
    for enemy in range(q[at.FIRST_OF_SIDE + enemy_side], q[at.END_OF_SIDE + enemy_side]):
        there = s[at.HEX + enemy]
        if there < 0 or not strikes(q, enemy) or s[at.STATE + enemy] != at.ORDERED:
            continue
        away = distance(q, number, there)
        if away > reach_of(q, enemy):
            continue
        harm = harm_by(q, s, enemy, unit, number, facing, away, 0)
        if harm > worst:
            worst, second = harm, worst
        elif harm > second:
            second = harm
    both = worst + second // 2
    return both * weight(q, DANGER) // 100


def reach_of(q: Any, enemy: int) -> int:
    """Say from how far an enemy can come and strike in one Orders Phase, over open ground."""
    return q[at.MA + enemy]


def harm_by(
    q: Any, s: Any, enemy: int, unit: int, number: int, facing: int, away: int, shift: int
) -> int:
    """Weigh a shock of an enemy on a unit in a hex; from afar it is the less sure to come."""
    column = column_of(q, enemy, unit, False, shift - q[at.HEX_SHIFT + number])
    if column < 0:
        return 0
    met = aspect(q, number, facing, s[at.HEX + enemy])
    harm = defender_suffers(q, s, unit, column, met != FRONT, False, True)
    return harm if away <= 2 else harm * OUTNUMBERED // 3
