"""Battles, and what follows from them: ground gained, bonus combats, retreats, flags."""

from typing import Any

from samurai_odds.battles.attack import layout as combat
from samurai_odds.battles.bots.terms.notes import (
    GROUND,
    STEADFAST,
    weight,
)
from samurai_odds.battles.bots.terms.places import worth_of_standing
from samurai_odds.battles.bots.terms.prices import honor_price
from samurai_odds.battles.bots.terms.strikes import assault, fire, inspiration
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.epic.initiative import stands_fast
from samurai_odds.battles.field.fighting.battle import (
    card_dice,
    joins_swarm,
    pair_at,
)
from samurai_odds.battles.field.fighting.retreats import may_retreat_to
from samurai_odds.battles.field.pieces import beside, leader_of, of_kind

_LOST = 3_000  # for a flag that costs a block
_FIRE_FIRST = 100_000  # fire risks nothing, and softens who is then assaulted


def worth_of_battle(q: Any, s: Any, value: int) -> int:
    """Weigh a battle; none at all is worth nothing. Fire comes before any assault."""
    if value == 0:
        return 0
    unit, mode = value // at.BATTLE_UNIT - 1, value % at.BATTLE_UNIT // at.BATTLE_MODE
    there, here = value % at.BATTLE_MODE, s[at.UNIT_HEX + unit]
    if mode == at.FIRE:
        hexes = q[at.DISTANCES + here * at.MOST_HEXES + there]
        moved = s[at.UNIT_MOVED + unit] > 0
        return _FIRE_FIRST + fire(q, s, unit, here, there, hexes, moved, 0)
    dice = card_dice(s, unit) + inspiration(q, s, unit, here)
    if mode == at.SWARM:
        dice += swarm_dice(q, s, unit, there)
    return assault(q, s, unit, here, there, dice, 0)


def swarm_dice(q: Any, s: Any, unit: int, there: int) -> int:
    """Count the dice that other levies add."""
    dice = 0
    for direction in range(6):
        place = beside(q, there, direction)
        other = s[at.UNIT_AT + place] if place >= 0 else at.NONE
        if other != unit and joins_swarm(q, s, other, there):
            dice += q[pair_at(q, s, other, there) + combat.DICE] + card_dice(s, other)
    return dice


def worth_of_bonus(q: Any, s: Any, value: int) -> int:
    """Weigh a bonus close combat."""
    if value == 0:
        return 0
    unit = s[at.ATTACKER]
    here = s[at.UNIT_HEX + unit]
    dice = card_dice(s, unit) + inspiration(q, s, unit, here)
    return assault(q, s, unit, here, value - at.BONUS_AT, dice, 0)


def worth_of_gain(q: Any, s: Any, value: int) -> int:
    """Weigh ground gained: the hex, and the bonus combat that it may open."""
    unit = s[at.ATTACKER]
    if value == 0:
        return worth_of_standing(q, s, unit, s[at.UNIT_HEX + unit])
    there = s[at.BATTLE_AT]
    worth = weight(q, s, GROUND) + worth_of_standing(q, s, unit, there)
    mounted = of_kind(q, unit, at.KIND_MOUNTED)
    if s[at.IS_BONUS] == 0 and (mounted or leader_of(q, s, unit) >= 0):
        if q[at.BARRED + mounted * at.MOST_HEXES + there] == 0:
            worth += bonus_from(q, s, unit, there)
    return worth


def bonus_from(q: Any, s: Any, unit: int, place: int) -> int:
    """Weigh the best close combat of a unit from a hex, now."""
    best = 0
    dice = card_dice(s, unit) + inspiration(q, s, unit, place)
    for direction in range(6):
        there = beside(q, place, direction)
        enemy = s[at.UNIT_AT + there] if there >= 0 else at.NONE
        if enemy >= 0 and s[at.UNIT_SIDE + enemy] != s[at.UNIT_SIDE + unit]:
            best = max(best, assault(q, s, unit, place, there, dice, 0))
    return best


def retreating(s: Any) -> int:
    """Say which unit is to retreat."""
    if s[at.PHASE] == at.INITIATIVE_RETREAT:
        return s[at.HARMED]
    return s[at.ATTACKER] if s[at.ASKED] == s[at.ACTIVE] else s[at.DEFENDER]


def worth_of_retreat(q: Any, s: Any, place: int) -> int:
    """Weigh where a retreat ends."""
    unit = retreating(s)
    joins = 300 if s[at.LEADER_AT + place] >= 0 and place != s[at.UNIT_HEX + unit] else 0
    return joins + worth_of_standing(q, s, unit, place)


def worth_of_standing_fast(q: Any, s: Any, ignored: int) -> int:
    """Weigh flags ignored: ground and honor kept, against worse that comes where it stands."""
    unit = retreating(s)
    side, here = s[at.ASKED], s[at.UNIT_HEX + unit]
    most = s[at.CHOICES + s[at.OPTIONS_OPEN] - 1]
    behind = at.RETREATS + 2 * (side * at.MOST_HEXES + here)
    worth = ignored * weight(q, s, STEADFAST)
    back = most - ignored
    if back == 0:
        return worth + worth_of_standing(q, s, unit, here)
    if stands_fast(q, unit, here):
        return worth - back * _LOST
    best = -1_000_000
    for k in range(2):
        there = q[behind + k]
        if there >= 0 and may_retreat_to(q, s, unit, there):
            best = max(best, worth_of_standing(q, s, unit, there))
    if best == -1_000_000:
        return worth - back * _LOST
    honor = 2 if of_kind(q, unit, at.KIND_SYMBOL) == at.SQUARE else 1
    return worth + best - honor_price(q, s, side, 1000 * honor * back)
