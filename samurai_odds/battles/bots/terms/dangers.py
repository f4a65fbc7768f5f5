"""What the enemy can do to a unit in his turn, and what it can do to him in its next."""

from typing import Any

from samurai_odds.battles.attack import layout as combat
from samurai_odds.battles.bots.strike_values import odds_of
from samurai_odds.battles.bots.terms.scratch import DRIVES, weight
from samurai_odds.battles.bots.terms.strikes import blow, close_flags, harm, odds_at, odds_on
from samurai_odds.battles.bots.terms.weights import (
    CAUTION,
    DETERRED,
    FIRE_DANGER,
    SECOND_ENEMY,
    SOON,
    WEAK,
)
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.battle import pair
from samurai_odds.battles.field.pieces import beside, of_kind, side_at


def supported_there(q: Any, s: Any, unit: int, place: int) -> bool:
    """Say whether a unit would be supported in a hex, by others than itself (Bolster Morale)."""
    friends, here = 0, s[at.UNIT_HEX + unit]
    side = s[at.UNIT_SIDE + unit]
    for direction in range(6):
        there = beside(q, place, direction)
        if there >= 0 and there != here and side_at(q, s, there) == side:
            friends += 1
    return friends >= 2


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
        away = q[at.DISTANCES + place * at.MOST_HEXES + where]
        near = 1 + of_kind(q, enemy, at.KIND_FIGHTS)
        reach = of_kind(q, enemy, at.KIND_REACH)
        harmed = 0
        if away <= near:
            harmed = struck_in(q, s, unit, place, enemy, steady)
        elif away <= near + of_kind(q, enemy, at.KIND_MOVES):
            harmed = struck_in(q, s, unit, place, enemy, steady) * weight(q, s, SOON) // 100
        if away > 1 and reach > 0 and away <= reach + near - 1:
            harmed = max(harmed, fired_at_in(q, s, unit, place, enemy, away, steady))
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
    row = pair(q, q[at.UNIT_KIND + enemy], where, q[at.UNIT_KIND + unit], place)
    dice = q[row + combat.DICE]
    if q[row + at.PAIR_MAY_CLOSE] == 0 or dice == 0:
        return 0
    flags = q[row + (at.PAIR_SUPPORTED_CLOSE if steady else combat.MAY_IGNORE)]
    odds = odds_on(q, s, unit, row, dice, flags)
    harmed = harm(q, s, unit, s[at.LEADER_AT + s[at.UNIT_HEX + unit]], odds)
    back = pair(q, q[at.UNIT_KIND + unit], place, q[at.UNIT_KIND + enemy], where)
    dice = q[back + combat.DICE]
    if q[back + at.PAIR_MAY_CLOSE] == 0 or dice == 0:
        return harmed
    stays = 1000 - q[odds + at.LEAVES]
    cost = blow(q, s, enemy, back, dice, q[back + combat.MAY_IGNORE])
    return max(0, harmed - stays * cost // 1000 * weight(q, s, DETERRED) // 100)


def fired_at_in(q: Any, s: Any, unit: int, place: int, enemy: int, away: int, steady: bool) -> int:
    """Weigh an enemy's fire at a unit in a hex, after moving nearer if he must."""
    row = pair(q, q[at.UNIT_KIND + enemy], s[at.UNIT_HEX + enemy], q[at.UNIT_KIND + unit], place)
    reach = of_kind(q, enemy, at.KIND_REACH)
    if away <= reach:
        dice = q[row + at.PAIR_FIRE_DICE + away]
    else:
        dice = q[row + at.PAIR_FIRE_DICE + at.MOST_FIRE + 1 + reach]
    if dice == 0:
        return 0
    flags = q[row + (at.PAIR_SUPPORTED_FIRE if steady else at.PAIR_FIRE + combat.MAY_IGNORE)]
    leader = s[at.LEADER_AT + s[at.UNIT_HEX + unit]]
    led = 1 if leader >= 0 else 0
    odds = odds_of(q, row + at.PAIR_FIRE, dice, flags + led, s[at.UNIT_BLOCKS + unit], led)
    return harm(q, s, unit, leader, odds) * weight(q, s, FIRE_DANGER) // 100


def threat(q: Any, s: Any, unit: int, place: int) -> int:
    """Weigh the best that a unit in a hex could do in its next turn to an enemy in reach."""
    best, side = 0, s[at.UNIT_SIDE + unit]
    fights = of_kind(q, unit, at.KIND_FIGHTS)
    reach = of_kind(q, unit, at.KIND_REACH)
    for enemy in range(s[at.UNITS]):
        where = s[at.UNIT_HEX + enemy]
        if where < 0 or s[at.UNIT_SIDE + enemy] == side:
            continue
        away = q[at.DISTANCES + place * at.MOST_HEXES + where]
        if away > max(1 + fights, reach):
            continue
        row = pair(q, q[at.UNIT_KIND + unit], place, q[at.UNIT_KIND + enemy], where)
        if away <= 1 + fights and q[row + at.PAIR_MAY_CLOSE] and q[row + combat.DICE]:
            flags = close_flags(q, s, row, where, 1 - side)
            odds = odds_at(q, s, where, row, q[row + combat.DICE], flags, 0)
            gain = harm(q, s, enemy, s[at.LEADER_AT + where], odds)
            stays = 1000 - q[odds + at.LEAVES]
            back = pair(q, q[at.UNIT_KIND + enemy], where, q[at.UNIT_KIND + unit], place)
            if q[back + at.PAIR_MAY_CLOSE] and q[back + combat.DICE]:
                cost = blow(q, s, unit, back, q[back + combat.DICE], q[back + combat.MAY_IGNORE])
                gain -= stays * cost // 1000 * weight(q, s, CAUTION) // 100
            best = max(best, gain)
        if 1 < away <= reach and q[row + at.PAIR_FIRE_DICE + away] > 0:
            flags = q[row + at.PAIR_FIRE + combat.MAY_IGNORE]
            dice = q[row + at.PAIR_FIRE_DICE + away]
            odds = odds_at(q, s, where, row + at.PAIR_FIRE, dice, flags, 0)
            best = max(best, harm(q, s, enemy, s[at.LEADER_AT + where], odds))
    return best
