"""Threats to units; ways to banners on the ground: objectives, the enemy's tent.

Measured in hexes over passable ground, once a turn: to those for any unit, and to those
that only some kinds may cross to or leave by.
"""

from typing import Any

from samurai_odds.battles.bots.steady_foes import list_foes, note_of
from samurai_odds.battles.bots.steady_scratch import (
    DRIVES,
    FIELD_FOR,
    FIELDS,
    FOE_FIELDS,
    FOE_FIRES,
    FOE_HEX,
    FOE_NEAR,
    FOE_SOON,
    FOE_UNIT,
    FOES,
    FOES_FOUND,
    HAS_FIELD,
    STRUCK,
    THREATENED,
    turn_and_side,
    weight,
)
from samurai_odds.battles.bots.steady_strikes import harm
from samurai_odds.battles.bots.steady_weights import (
    CAUTION,
    DANGER_HURT,
    DANGER_LED,
    DANGER_MOUNTED,
    DETERRED,
    FIRE_DANGER,
    SECOND_ENEMY,
    SOON,
    WEAK,
)
from samurai_odds.battles.bots.strike_values import odds_if_close, odds_if_fired
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.pieces import beside, hexes_between, objective, of_kind, supported

FAR = 99
ANY_UNIT, SOME_KINDS = range(2)  # the two fields


def open_banners(q: Any, s: Any, side: int, place: int) -> int:
    """Count the banners that any unit of a side gains, or holds, by standing in a hex."""
    banners = objective(q, side, place, at.HOLD_BANNERS)
    if s[at.CAPTURED + side * at.MOST_HEXES + place] == 0:
        banners += objective(q, side, place, at.CAPTURE_BANNERS)
    if s[at.TENT_AT + place] == 1 - side:
        banners += q[at.TENT_BANNERS + 1 - side]
    return banners


def banners_for(q: Any, side: int, place: int, kind: int) -> int:
    """Count the banners that a unit of a kind gains by crossing to a hex, or leaving there."""
    banners = 0
    if objective(q, side, place, at.CROSS_KINDS) >> kind & 1:
        banners += objective(q, side, place, at.CROSS_BANNERS)
    if objective(q, side, place, at.EXIT_KINDS) >> kind & 1:
        banners += objective(q, side, place, at.EXIT_BANNERS)
    return banners


def kinds_wanted(q: Any, side: int, place: int) -> int:
    """Give the kinds of unit, as bits, that gain banners by crossing to a hex or leaving there."""
    kinds = 0
    if objective(q, side, place, at.CROSS_BANNERS) > 0:
        kinds |= objective(q, side, place, at.CROSS_KINDS)
    if objective(q, side, place, at.EXIT_BANNERS) > 0:
        kinds |= objective(q, side, place, at.EXIT_KINDS)
    return kinds


def measure_ways(q: Any, s: Any, side: int) -> None:
    """Measure the ways of a side, unless that was done this turn."""
    key = turn_and_side(s[at.TURN], side)
    if s[FIELD_FOR] == key:
        return
    s[FIELD_FOR] = key
    for field in range(2):
        measure(q, s, side, field)


def measure(q: Any, s: Any, side: int, field: int) -> None:
    """Go outwards from the hexes that give banners, those taken by own units left out.

    No list of hexes to go on from is kept: once a turn, a pass over the board a step is cheap.
    """
    start, found, kinds = FIELDS + field * at.MOST_HEXES, 0, 0
    for place in range(q[at.HEXES]):
        s[start + place] = FAR
        if field == ANY_UNIT:
            unit = s[at.UNIT_AT + place]
            taken = unit >= 0 and s[at.UNIT_SIDE + unit] == side
            wanted = open_banners(q, s, side, place) > 0 and not taken
        else:
            kinds |= kinds_wanted(q, side, place)
            wanted = kinds_wanted(q, side, place) > 0
        if wanted:
            s[start + place] = 0
            found += 1
    s[HAS_FIELD + field] = found if field == ANY_UNIT else kinds
    step = 0
    while found > 0:
        found = 0
        for place in range(q[at.HEXES]):
            if s[start + place] != step:
                continue
            for direction in range(6):
                there = beside(q, place, direction)
                if there >= 0 and q[at.PASSABLE + there] and s[start + there] == FAR:
                    s[start + there] = step + 1
                    found += 1
        step += 1


def way(q: Any, s: Any, unit: int, place: int) -> int:
    """Measure a unit's way from a hex to the nearest banner; FAR without any."""
    kind, nearest = q[at.UNIT_KIND + unit], FAR
    if s[HAS_FIELD + ANY_UNIT]:
        nearest = s[FIELDS + place]
    if s[HAS_FIELD + SOME_KINDS] >> kind & 1:
        nearest = min(nearest, s[FIELDS + at.MOST_HEXES + place])
    return nearest


# ---- What threatens a unit in the enemy's turn, and what it threatens ----------------


def danger(q: Any, s: Any, unit: int, place: int, steady: bool, aim: int) -> int:
    """Weigh what the two worst enemies that can come at a hex, or fire at it, would do there.

    What each would suffer from the battle back counts against it: without that, two lines of
    equal troops never met, for the side that comes near can be struck first. An enemy that is
    one move too far counts in part, and so does one that will have been driven off by then
    (``aim``: its hex).
    """
    worst = second = 0
    list_foes(q, s, s[at.UNIT_SIDE + unit])
    mark, note = note_of(q, s, unit, place), STRUCK + (2 if steady else 0)
    for k in range(s[FOES_FOUND]):
        row = FOES + k * FOE_FIELDS
        enemy, where = s[row + FOE_UNIT], s[row + FOE_HEX]
        away, harmed = hexes_between(q, place, where), 0
        if away <= s[row + FOE_SOON]:
            if s[note + 4 * k] != mark:
                s[note + 4 * k] = mark
                s[note + 4 * k + 1] = struck_in(q, s, unit, place, enemy, steady)
            harmed = s[note + 4 * k + 1]
            if away > s[row + FOE_NEAR]:
                harmed = harmed * weight(q, s, SOON) // 100
        if 1 < away <= s[row + FOE_FIRES]:
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
    return worst * care(q, s, unit) // 100


def care(q: Any, s: Any, unit: int) -> int:
    """Say what danger to a unit counts, in hundredths."""
    blocks, cared = s[at.UNIT_BLOCKS + unit], 100
    if blocks <= 2:
        cared = weight(q, s, WEAK if blocks == 1 else DANGER_HURT)
    if s[at.LEADER_AT + s[at.UNIT_HEX + unit]] >= 0:
        cared = cared * weight(q, s, DANGER_LED) // 100
    if of_kind(q, unit, at.KIND_MOUNTED):
        cared = cared * weight(q, s, DANGER_MOUNTED) // 100
    return cared


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
    best = 0
    list_foes(q, s, s[at.UNIT_SIDE + unit])
    mark, near = note_of(q, s, unit, place), 1 + of_kind(q, unit, at.KIND_FIGHTS)
    reach = of_kind(q, unit, at.KIND_REACH)
    for k in range(s[FOES_FOUND]):
        enemy, where = s[FOES + k * FOE_FIELDS + FOE_UNIT], s[FOES + k * FOE_FIELDS + FOE_HEX]
        away = hexes_between(q, place, where)
        if away <= near:
            if s[THREATENED + 2 * k] != mark:
                s[THREATENED + 2 * k] = mark
                s[THREATENED + 2 * k + 1] = assault_soon(q, s, unit, place, enemy)
            best = max(best, s[THREATENED + 2 * k + 1])
        if 1 < away <= reach:
            odds = odds_if_fired(q, s, unit, place, enemy, where, False)
            if odds > 0:
                best = max(best, harm(q, s, enemy, odds))
    return best


def assault_soon(q: Any, s: Any, unit: int, place: int, enemy: int) -> int:
    """Weigh a close combat of a unit in a hex with an enemy in its next turn."""
    where, side = s[at.UNIT_HEX + enemy], s[at.UNIT_SIDE + unit]
    steady = supported(q, s, where, 1 - side)
    odds = odds_if_close(q, s, unit, place, enemy, where, steady)
    if odds == 0:
        return 0
    gain, back = harm(q, s, enemy, odds), odds_if_close(q, s, enemy, where, unit, place, False)
    if back == 0:
        return gain
    stays, cost = 1000 - q[odds + at.LEAVES], harm(q, s, unit, back)
    return gain - stays * cost // 1000 * weight(q, s, CAUTION) // 100
