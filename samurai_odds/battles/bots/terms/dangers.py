"""What the enemy can do to a unit in his turn, and what it can do to him in its next."""

from typing import Any

from samurai_odds.battles.bots.strike_values import odds_if_close, odds_if_fired
from samurai_odds.battles.bots.terms.scratch import DRIVES, weight
from samurai_odds.battles.bots.terms.strikes import harm
from samurai_odds.battles.bots.terms.weights import (
    CAUTION,
    DETERRED,
    FIRE_DANGER,
    SECOND_ENEMY,
    SOON,
    WEAK,
)
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.pieces import hexes_between, of_kind, supported


def danger(q: Any, s: Any, unit: int, place: int, steady: bool, aim: int) -> int:
    """Weigh what the two worst enemies that can come at a hex, or fire at it, would do there.

    What each would suffer from the battle back counts against it: without that, two lines of
    equal troops never met, for he who comes near can be struck first. Who is one move too far
    counts in part, and so does who will have been driven off by then (``aim``: his hex).
    """
    worst = second = 0
    side = s[at.UNIT_SIDE + unit]
    for enemy in range(s[at.UNITS]):
        where = s[at.UNIT_HEX + enemy]
        if where < 0 or s[at.UNIT_SIDE + enemy] == side or s[at.UNIT_LOCK + enemy] >= 0:
            continue
        away = hexes_between(q, place, where)
        near = 1 + of_kind(q, enemy, at.KIND_FIGHTS)
        reach = of_kind(q, enemy, at.KIND_REACH)
        harmed = 0
        if away <= near:
            harmed = struck_in(q, s, unit, place, enemy, steady)
        elif away <= near + of_kind(q, enemy, at.KIND_MOVES):
            harmed = struck_in(q, s, unit, place, enemy, steady) * weight(q, s, SOON) // 100
        if away > 1 and reach > 0 and away <= reach + near - 1:
            odds = odds_if_fired(q, s, enemy, where, unit, place, steady)
            if odds > 0:
                harmed = max(harmed, harm(q, s, unit, odds) * weight(q, s, FIRE_DANGER) // 100)
        if where == aim:
            harmed = harmed * (1000 - s[DRIVES]) // 1000
        if harmed > worst:
            worst, second = harmed, worst
        else:
            second = max(second, harmed)
    worst += second * weight(q, s, SECOND_ENEMY) // 100
    if s[at.UNIT_BLOCKS + unit] == 1:
        worst = worst * weight(q, s, WEAK) // 100
    return worst


def struck_in(q: Any, s: Any, unit: int, place: int, enemy: int, steady: bool) -> int:
    """Weigh a close combat of an enemy with a unit in a hex, less what it costs him."""
    where = s[at.UNIT_HEX + enemy]
    odds = odds_if_close(q, s, enemy, where, unit, place, steady)
    if odds == 0:
        return 0
    harmed, back = harm(q, s, unit, odds), odds_if_close(q, s, unit, place, enemy, where, False)
    if back == 0:
        return harmed
    stays = 1000 - q[odds + at.LEAVES]
    return max(0, harmed - stays * harm(q, s, enemy, back) // 1000 * weight(q, s, DETERRED) // 100)


def threat(q: Any, s: Any, unit: int, place: int) -> int:
    """Weigh the best that a unit in a hex could do in its next turn to an enemy in reach."""
    best, side = 0, s[at.UNIT_SIDE + unit]
    fights = of_kind(q, unit, at.KIND_FIGHTS)
    reach = of_kind(q, unit, at.KIND_REACH)
    for enemy in range(s[at.UNITS]):
        where = s[at.UNIT_HEX + enemy]
        if where < 0 or s[at.UNIT_SIDE + enemy] == side:
            continue
        away = hexes_between(q, place, where)
        if away > max(1 + fights, reach):
            continue
        odds = 0
        if away <= 1 + fights:
            steady = supported(q, s, where, 1 - side)
            odds = odds_if_close(q, s, unit, place, enemy, where, steady)
        if odds > 0:
            gain = harm(q, s, enemy, odds)
            back = odds_if_close(q, s, enemy, where, unit, place, False)
            if back > 0:
                stays, cost = 1000 - q[odds + at.LEAVES], harm(q, s, unit, back)
                gain -= stays * cost // 1000 * weight(q, s, CAUTION) // 100
            best = max(best, gain)
        if 1 < away <= reach:
            odds = odds_if_fired(q, s, unit, place, enemy, where, False)
            if odds > 0:
                best = max(best, harm(q, s, enemy, odds))
    return best
