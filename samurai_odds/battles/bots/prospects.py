"""Where a unit would do best, one ply ahead, and what the enemy can do to it there."""

from typing import Any

from samurai_odds.battles.bots.strike_values import (
    SURE,
    close_combat,
    fire,
    move_wins,
    odds_if_close,
    struck,
)
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.battle import card_dice, hexes_and_battle, in_sight, next_entry
from samurai_odds.battles.field.movement import reach_of_unit
from samurai_odds.battles.field.pieces import (
    beside,
    hexes_between,
    objective,
    of_kind,
    side_at,
    supported,
)

# ---- where a bot that plays by the odds keeps what, from ``at.MEMO`` on --------------


WEIGHED = at.MOST_UNITS  # the turn for which units were weighed
EQUAL_UNITS = WEIGHED + 1  # scratch: units worth the same
BLOCKS_SEEN = EQUAL_UNITS + at.MOST_UNITS  # on the board when last counted
QUIET_SINCE = BLOCKS_SEEN + 1  # the turn in which another number of them was first counted
EQUALS = 256  # scratch: options worth the same


# ---- danger --------------------------------------------------------------------------


WARINESS = 35  # what danger counts, in hundredths of a loss that is certain
PATIENCE = 30  # turns of both sides without a block lost, after which it counts nothing
DETERRED = 75  # what the battle back takes off an enemy's attack, in hundredths


def danger(q: Any, s: Any, unit: int, place: int) -> int:
    """Weigh what the two worst enemies that can come at a hex would do to a unit there.

    What each would suffer from the battle back counts against it: without that, two lines of
    equal troops never met, for the side that comes near can be struck first. Fire is not counted.
    """
    worst = second = 0
    side = s[at.UNIT_SIDE + unit]
    steady = supported(q, s, place, side)
    for enemy in range(s[at.UNITS]):
        where = s[at.UNIT_HEX + enemy]
        if where < 0 or s[at.UNIT_SIDE + enemy] == side:
            continue
        away = hexes_between(q, place, where)
        if away > 1 + of_kind(q, enemy, at.KIND_FIGHTS):
            continue
        odds = odds_if_close(q, s, enemy, where, unit, place, steady)
        if odds == 0:
            continue
        harm = struck(q, s, s[at.UNIT_HEX + unit], odds)
        if harm > second:
            harm -= deterrence(q, s, unit, place, enemy, odds)
        if harm > worst:
            worst, second = harm, worst
        else:
            second = max(second, harm)
    return worst + second // 2


def deterrence(q: Any, s: Any, unit: int, place: int, enemy: int, odds: int) -> int:
    """Weigh what a unit would do to an enemy that strikes it by known odds."""
    back = odds_if_close(q, s, unit, place, enemy, s[at.UNIT_HEX + enemy], False)
    if back == 0:
        return 0
    stays = 1000 - q[odds + at.LEAVES]
    return stays * struck(q, s, s[at.UNIT_HEX + enemy], back) // 1000 * DETERRED // 100


def minded(q: Any, s: Any, unit: int, place: int) -> int:
    """Weigh a danger as a wary bot minds it: the less, the longer nobody has lost anything."""
    quiet = s[at.TURN] - s[at.MEMO + QUIET_SINCE]
    if quiet >= PATIENCE:
        return 0
    return danger(q, s, unit, place) * WARINESS * (PATIENCE - quiet) // (100 * PATIENCE)


def note_losses(s: Any) -> None:
    """Note since when no block has been lost."""
    blocks = 0
    for unit in range(s[at.UNITS]):
        blocks += s[at.UNIT_BLOCKS + unit]
    if blocks != s[at.MEMO + BLOCKS_SEEN]:
        s[at.MEMO + BLOCKS_SEEN], s[at.MEMO + QUIET_SINCE] = blocks, s[at.TURN]


# ---- places --------------------------------------------------------------------------


APPROACH = 60  # for each hex nearer to the enemy
PROGRESS = 700  # for a hex that gives a banner
NEVER = -1_000_000

# What a bot heeds, as bits.
WARY = 1  # of what the enemy can do next
HOLDS_FIRE = 2
KEEPS_TOKENS = 4
STANDS_ITS_GROUND = 8


def best_battle(q: Any, s: Any, unit: int, place: int, hexes: int, style: int) -> int:
    """Weigh the best battle of a unit from a hex, after moving so many; 0 without any."""
    if hexes > 0:
        mounted = of_kind(q, unit, at.KIND_MOUNTED)
        if hexes > hexes_and_battle(q, s, unit) or q[at.BARRED + mounted * at.MOST_HEXES + place]:
            return 0
    best, engaged = 0, False
    side = s[at.UNIT_SIDE + unit]
    for direction in range(6):
        there = beside(q, place, direction)
        if there >= 0 and side_at(q, s, there) == 1 - side:
            engaged = engaged or s[at.UNIT_AT + there] >= 0
            best = max(best, value_of_close(q, s, unit, place, there, style))
    if engaged or of_kind(q, unit, at.KIND_MISSILE) == 0 or style & HOLDS_FIRE:
        return best
    return max(best, best_fire(q, s, unit, place, hexes > 0))


def value_of_close(q: Any, s: Any, unit: int, place: int, there: int, style: int) -> int:
    """Weigh a close combat as a bot of a style does."""
    caution = 130 if style & WARY else 100
    return close_combat(q, s, unit, place, there, card_dice(s, unit), caution)


def best_fire(q: Any, s: Any, unit: int, place: int, moved: bool) -> int:
    best, side = 0, s[at.UNIT_SIDE + unit]
    reach = of_kind(q, unit, at.KIND_REACH)
    entry = q[at.SIGHT_START + place]
    while entry < q[at.SIGHT_START + place + 1]:
        there, hexes = q[entry], q[entry + 1]
        if hexes <= reach and side_at(q, s, there) == 1 - side and in_sight(q, s, entry):
            best = max(best, fire(q, s, unit, place, there, hexes, moved))
        entry = next_entry(q, entry)
    return best


def hexes_to_enemy(q: Any, s: Any, side: int, place: int) -> int:
    """Measure how far the nearest enemy unit is."""
    nearest = 30
    for unit in range(s[at.UNITS]):
        where = s[at.UNIT_HEX + unit]
        if where >= 0 and s[at.UNIT_SIDE + unit] != side:
            nearest = min(nearest, hexes_between(q, place, where))
    return nearest


def value_of_place(q: Any, s: Any, unit: int, place: int, hexes: int, style: int) -> int:
    """Weigh a hex for a unit: its best battle from there, the way to the enemy, banners, danger."""
    side = s[at.UNIT_SIDE + unit]
    worth = best_battle(q, s, unit, place, hexes, style)
    near = hexes_to_enemy(q, s, side, place)
    if of_kind(q, unit, at.KIND_MISSILE):
        near = max(near, 2)
    worth -= near * APPROACH
    banners = objective(q, side, place, at.HOLD_BANNERS) + objective(
        q, side, place, at.CROSS_BANNERS
    )
    if s[at.CAPTURED + side * at.MOST_HEXES + place] == 0:
        banners += objective(q, side, place, at.CAPTURE_BANNERS)
    if s[at.TENT_AT + place] == 1 - side:
        banners += q[at.TENT_BANNERS + 1 - side]
    worth += banners * PROGRESS
    if move_wins(q, s, unit, place):
        worth += SURE
    if style & WARY:
        worth -= minded(q, s, unit, place)
        if supported(q, s, place, side):
            worth += 80
    return worth


def value_of_leaving(q: Any, s: Any, unit: int) -> int:
    """Weigh that a unit leaves the board by an exit (scenario)."""
    return PROGRESS * 2 + (SURE if move_wins(q, s, unit, at.OFF_BOARD) else 0)


def value_of_unit(q: Any, s: Any, unit: int, style: int) -> int:
    """Weigh an order to a unit: the best that it could do over doing nothing."""
    here, opened = s[at.UNIT_HEX + unit], s[at.OPTIONS_OPEN]
    best = value_of_place(q, s, unit, here, 0, style)
    idle = best - best_battle(q, s, unit, here, 0, style)
    reach_of_unit(q, s, unit)
    for k in range(opened, s[at.OPTIONS_OPEN]):
        there = s[at.CHOICES + k]
        if there == at.OFF_BOARD:
            best = max(best, value_of_leaving(q, s, unit))
        else:
            best = max(best, value_of_place(q, s, unit, there, s[at.REACHED + there], style))
    s[at.OPTIONS_OPEN] = opened
    return best - idle
