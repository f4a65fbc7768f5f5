"""Where a unit would do best, one ply ahead, and what the enemy can do to it there."""

from samurai_odds.battles.bots.strike_values import (
    SURE,
    close_combat,
    fire,
    move_wins,
    odds_if_close,
    struck,
)
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.battle import card_dice, hexes_and_battle, in_sight, next_entry
from samurai_odds.battles.rules.layout import Question, State, StrikeOdds
from samurai_odds.battles.rules.movement import reach_of_unit
from samurai_odds.battles.rules.pieces import (
    beside,
    hexes_between,
    side_at,
    supported,
)

# ---- danger --------------------------------------------------------------------------


WARINESS = 35  # what danger counts, in hundredths of a loss that is certain
PATIENCE = 30  # turns of both sides without a block lost, after which it counts nothing
DETERRED = 75  # what the battle back takes off an enemy's attack, in hundredths


def danger(q: Question, s: State, unit: int, place: int) -> int:
    """Weigh what the two worst enemies that can come at a hex would do to a unit there.

    What each would suffer from the battle back counts against it: without that, two lines of
    equal troops never met, for the side that comes near can be struck first. Fire is not counted.
    """
    worst = second = 0
    side = s.unit_side[unit]
    steady = supported(q, s, place, side)
    for enemy in range(s.units):
        where = s.unit_hex[enemy]
        if where < 0 or s.unit_side[enemy] == side:
            continue
        away = hexes_between(q, place, where)
        if away > 1 + q.kinds[q.unit_kind[enemy]].fights:
            continue
        odds = odds_if_close(q, s, enemy, where, unit, place, steady)
        if odds == 0:
            continue
        harm = struck(q, s, s.unit_hex[unit], odds)
        if harm > second:
            harm -= deterrence(q, s, unit, place, enemy, odds)
        if harm > worst:
            worst, second = harm, worst
        else:
            second = max(second, harm)
    return worst + second // 2


def deterrence(q: Question, s: State, unit: int, place: int, enemy: int, odds: int) -> int:
    """Weigh what a unit would do to an enemy that strikes it by known odds."""
    back = odds_if_close(q, s, unit, place, enemy, s.unit_hex[enemy], False)
    if back == 0:
        return 0
    stays = 1000 - StrikeOdds(q, odds).leaves
    return stays * struck(q, s, s.unit_hex[enemy], back) // 1000 * DETERRED // 100


def minded(q: Question, s: State, unit: int, place: int) -> int:
    """Weigh a danger as a wary bot minds it: the less, the longer nobody has lost anything."""
    quiet = s.turn - s.memo.quiet_since
    if quiet >= PATIENCE:
        return 0
    return danger(q, s, unit, place) * WARINESS * (PATIENCE - quiet) // (100 * PATIENCE)


def note_losses(s: State) -> None:
    """Note since when no block has been lost."""
    blocks = 0
    for unit in range(s.units):
        blocks += s.unit_blocks[unit]
    if blocks != s.memo.blocks_seen:
        s.memo.blocks_seen, s.memo.quiet_since = blocks, s.turn


# ---- places --------------------------------------------------------------------------


APPROACH = 60  # for each hex nearer to the enemy
PROGRESS = 700  # for a hex that gives a banner
NEVER = -1_000_000

# What a bot heeds, as bits.
WARY = 1  # of what the enemy can do next
HOLDS_FIRE = 2
KEEPS_TOKENS = 4
STANDS_ITS_GROUND = 8


def best_battle(q: Question, s: State, unit: int, place: int, hexes: int, style: int) -> int:
    """Weigh the best battle of a unit from a hex, after moving so many; 0 without any."""
    if hexes > 0:
        mounted = q.kinds[q.unit_kind[unit]].mounted
        if hexes > hexes_and_battle(q, s, unit) or q.barred[mounted, place]:
            return 0
    best, engaged = 0, False
    side = s.unit_side[unit]
    for direction in range(6):
        there = beside(q, place, direction)
        if there >= 0 and side_at(q, s, there) == 1 - side:
            engaged = engaged or s.unit_at[there] >= 0
            best = max(best, value_of_close(q, s, unit, place, there, style))
    if engaged or q.kinds[q.unit_kind[unit]].missile == 0 or style & HOLDS_FIRE:
        return best
    return max(best, best_fire(q, s, unit, place, hexes > 0))


def value_of_close(q: Question, s: State, unit: int, place: int, there: int, style: int) -> int:
    """Weigh a close combat as a bot of a style does."""
    caution = 130 if style & WARY else 100
    return close_combat(q, s, unit, place, there, card_dice(s, unit), caution)


def best_fire(q: Question, s: State, unit: int, place: int, moved: bool) -> int:
    best, side = 0, s.unit_side[unit]
    reach = q.kinds[q.unit_kind[unit]].reach
    entry = q.sight_start[place]
    while entry < q.sight_start[place + 1]:
        there, hexes = q[entry], q[entry + 1]
        if hexes <= reach and side_at(q, s, there) == 1 - side and in_sight(q, s, entry):
            best = max(best, fire(q, s, unit, place, there, hexes, moved))
        entry = next_entry(q, entry)
    return best


def hexes_to_enemy(q: Question, s: State, side: int, place: int) -> int:
    """Measure how far the nearest enemy unit is."""
    nearest = 30
    for unit in range(s.units):
        where = s.unit_hex[unit]
        if where >= 0 and s.unit_side[unit] != side:
            nearest = min(nearest, hexes_between(q, place, where))
    return nearest


def value_of_place(q: Question, s: State, unit: int, place: int, hexes: int, style: int) -> int:
    """Weigh a hex for a unit: its best battle from there, the way to the enemy, banners, danger."""
    side = s.unit_side[unit]
    worth = best_battle(q, s, unit, place, hexes, style)
    near = hexes_to_enemy(q, s, side, place)
    if q.kinds[q.unit_kind[unit]].missile:
        near = max(near, 2)
    worth -= near * APPROACH
    banners = q.objectives[side, place].hold_banners + q.objectives[side, place].cross_banners
    if s.captured[side, place] == 0:
        banners += q.objectives[side, place].capture_banners
    if s.tent_at[place] == 1 - side:
        banners += q.tent_banners[1 - side]
    worth += banners * PROGRESS
    if move_wins(q, s, unit, place):
        worth += SURE
    if style & WARY:
        worth -= minded(q, s, unit, place)
        if supported(q, s, place, side):
            worth += 80
    return worth


def value_of_leaving(q: Question, s: State, unit: int) -> int:
    """Weigh that a unit leaves the board by an exit (scenario)."""
    return PROGRESS * 2 + (SURE if move_wins(q, s, unit, at.OFF_BOARD) else 0)


def value_of_unit(q: Question, s: State, unit: int, style: int) -> int:
    """Weigh an order to a unit: the best that it could do over doing nothing."""
    here, opened = s.unit_hex[unit], s.options_open
    best = value_of_place(q, s, unit, here, 0, style)
    idle = best - best_battle(q, s, unit, here, 0, style)
    reach_of_unit(q, s, unit)
    for k in range(opened, s.options_open):
        there = s.choices[k]
        if there == at.OFF_BOARD:
            best = max(best, value_of_leaving(q, s, unit))
        else:
            best = max(best, value_of_place(q, s, unit, there, s.reached[there], style))
    s.options_open = opened
    return best - idle
