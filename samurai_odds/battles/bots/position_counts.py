"""What a side has in a position: numbers that the evaluation compares.

Counted at the start of a turn, before a card is led. Chances are in hundredths, expected
numbers in hundredths too.
"""

from typing import Any

from samurai_odds.battles.bots.steady_routes import measure_ways, open_banners, way
from samurai_odds.battles.bots.strike_values import odds_if_close, odds_if_fired
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.layout import side_row
from samurai_odds.battles.field.orders import card_row
from samurai_odds.battles.field.pieces import (
    hexes_between,
    objective,
    of_kind,
    sections_of,
    supported,
)
from samurai_odds.battles.field.turns import sections_clear

KINDS = 8
SPEARS, BOWS, FOOT_SPEARS, FOOT_BOWS, ARQUEBUSES, LEVIES, LANCERS, HORSE_BOWS = range(KINDS)
(
    BLOCKS,  # those of units that wait for their card included, and so for the next
    FORCE,  # blocks at the price of their kind
    UNITS,
    ONE_BLOCK,  # units
    TWO_BLOCKS,
    NEEDED,  # banners, one at least
    TOKENS,
    CARDS,
    DRAGONS,
    LEADERS,
    EXPOSED,  # banners of leaders alone, or with one block, whom an enemy can strike
    HELD,  # banners that leave with the unit
    CLEARED,  # banners for sections without an enemy unit, if the turn began now
    OPEN,  # banners that stand on the ground
    NEAREST,  # hexes to one of these
    SUFFERS,  # blocks that the worst strike at each unit can be expected to cost
    DIES,  # the chances that it costs the unit, by its banners
    WORST,  # the greatest of them
    BEST_CARD,  # units that the best card held can order
    ALL_CARDS,  # that all cards held can order
    SPECIALS,  # cards held that order otherwise than by section or symbol
) = range(21)
COUNTS = 21
NO_WAY = 12  # hexes, where there is none
SPECIAL_ORDERS = 3  # that such a card is taken to give


def count_position(q: Any, s: Any, side: int, hands: bool, out: int) -> None:
    """Count what a side has into the state from ``out`` on; its cards where ``hands`` are known."""
    for k in range(COUNTS):
        s[out + k] = 0
    s[out + NEAREST] = NO_WAY
    row = side_row(side)
    s[out + NEEDED] = banners_needed(q, s, side)
    s[out + TOKENS], s[out + CARDS] = s[row + at.TOKENS], s[row + at.HAND_SIZE]
    for k in range(q[at.DRAGONS]):
        s[out + DRAGONS] += s[at.DRAGON_HANDS + side * at.MOST_DRAGONS + k]
    if q[at.CLEAR_BANNERS + side]:
        s[out + CLEARED] = q[at.CLEAR_BANNERS + side] * sections_clear(q, s, side)
    for place in range(q[at.HEXES]):
        s[out + OPEN] += open_banners(q, s, side, place)
    measure_ways(q, s, side)
    for unit in range(s[at.UNITS]):
        if s[at.UNIT_HEX + unit] >= 0 and s[at.UNIT_SIDE + unit] == side:
            count_unit(q, s, unit, out)
    count_leaders(q, s, side, out)
    if hands:
        count_cards(q, s, side, out)


def banners_needed(q: Any, s: Any, side: int) -> int:
    """Count the banners that a side still needs, one at least."""
    return max(1, q[at.GOAL + side] - s[side_row(side) + at.BANNERS])


def count_unit(q: Any, s: Any, unit: int, out: int) -> None:
    """Count a unit: its blocks, where it stands, what the enemy can do to it."""
    side, place, blocks = s[at.UNIT_SIDE + unit], s[at.UNIT_HEX + unit], s[at.UNIT_BLOCKS + unit]
    s[out + UNITS] += 1
    s[out + BLOCKS] += blocks
    s[out + FORCE] += blocks * q[at.PRICES + kind_of_unit(q, unit)]
    if s[at.UNIT_LOCK + unit] >= 0:
        return
    if blocks <= 2:
        s[out + ONE_BLOCK + blocks - 1] += 1
    if s[at.HELD + side * at.MOST_HEXES + place]:
        s[out + HELD] += objective(q, side, place, at.HOLD_BANNERS)
    s[out + NEAREST] = min(s[out + NEAREST], way(q, s, unit, place))
    odds = worst_strike(q, s, unit, place)
    if odds > 0:
        s[out + SUFFERS] += q[odds + at.LOSSES] // 10
        dies = q[odds + at.DIES] * q[at.UNIT_BANNERS + unit] // 10
        s[out + DIES] += dies
        s[out + WORST] = max(s[out + WORST], dies)


def kind_of_unit(q: Any, unit: int) -> int:
    """Tell kinds of unit apart by what they do; a bodyguard counts as samurai spears."""
    if of_kind(q, unit, at.KIND_BODYGUARD):
        return SPEARS
    missile = of_kind(q, unit, at.KIND_MISSILE)
    if of_kind(q, unit, at.KIND_MOUNTED):
        return HORSE_BOWS if missile else LANCERS
    if of_kind(q, unit, at.KIND_LEVY):
        return LEVIES
    samurai = of_kind(q, unit, at.KIND_SYMBOL) == at.SQUARE
    if missile:
        if samurai:
            return BOWS
        return ARQUEBUSES if of_kind(q, unit, at.KIND_REACH) >= 4 else FOOT_BOWS
    return SPEARS if samurai else FOOT_SPEARS


def worst_strike(q: Any, s: Any, unit: int, place: int) -> int:
    """Return the odds of the worst that an enemy in reach can do to a unit; 0 if none is."""
    worst, found = 0, 0
    side = s[at.UNIT_SIDE + unit]
    steady = supported(q, s, place, side)
    for enemy in range(s[at.UNITS]):
        where = s[at.UNIT_HEX + enemy]
        if where < 0 or s[at.UNIT_SIDE + enemy] == side or s[at.UNIT_LOCK + enemy] >= 0:
            continue
        away = hexes_between(q, place, where)
        fights = of_kind(q, enemy, at.KIND_FIGHTS)
        reach = of_kind(q, enemy, at.KIND_REACH)
        if away > fights + max(1, reach):
            continue
        if away <= 1 + fights:
            odds = odds_if_close(q, s, enemy, where, unit, place, steady)
        else:
            odds = odds_if_fired(q, s, enemy, where, unit, place, steady)
        if odds > 0:
            harm = q[odds + at.LOSSES] + 3 * q[odds + at.DIES]
            if harm > worst:
                worst, found = harm, odds
    return found


def count_leaders(q: Any, s: Any, side: int, out: int) -> None:
    """Count a side's leaders, and the banners of those exposed."""
    for leader in range(s[at.LEADERS]):
        place = s[at.LEADER_HEX + leader]
        if place < 0 or q[at.LEADER_SIDE + leader] != side:
            continue
        s[out + LEADERS] += 1
        unit = s[at.UNIT_AT + place]
        alone = unit < 0 or s[at.UNIT_BLOCKS + unit] == 1
        if alone and in_reach(q, s, side, place):
            s[out + EXPOSED] += q[at.LEADER_BANNERS + leader]


def in_reach(q: Any, s: Any, side: int, place: int) -> bool:
    """Return whether an enemy can come at a hex in his turn."""
    for enemy in range(s[at.UNITS]):
        where = s[at.UNIT_HEX + enemy]
        if where >= 0 and s[at.UNIT_SIDE + enemy] != side:
            away = hexes_between(q, place, where)
            if away <= 1 + of_kind(q, enemy, at.KIND_FIGHTS):
                return True
    return False


def count_cards(q: Any, s: Any, side: int, out: int) -> None:
    """Count the units that the cards held can order."""
    for card in range(q[at.CARDS]):
        held = s[at.HANDS + side * at.MOST_CARDS + card]
        if held == 0:
            continue
        orders = orders_of_card(q, s, side, card)
        if orders < 0:
            s[out + SPECIALS] += held
            orders = SPECIAL_ORDERS
        s[out + ALL_CARDS] += held * orders
        s[out + BEST_CARD] = max(s[out + BEST_CARD], orders)


def orders_of_card(q: Any, s: Any, side: int, card: int) -> int:
    """Count the units that a card can order, by section or symbol; below 0 for another card."""
    row, command = card_row(card), s[side_row(side) + at.HAND_SIZE]
    way = q[row + at.ORDERS]
    if way == at.BY_SECTIONS:
        orders = 0
        for k in range(3):
            quota = q[row + at.QUOTA + k]
            orders += units_in(q, s, side, k, command if quota == at.AS_COMMAND else quota)
        return orders
    if way == at.BY_SYMBOL:
        most = command if q[row + at.MOST] == at.AS_COMMAND else q[row + at.MOST]
        return units_with(q, s, side, q[row + at.SYMBOL], most)
    return -1


def units_in(q: Any, s: Any, side: int, section: int, most: int) -> int:
    """Count a side's units in a section that may be ordered, up to a number."""
    found = 0
    for unit in range(s[at.UNITS]):
        place = s[at.UNIT_HEX + unit]
        if found < most and place >= 0 and s[at.UNIT_SIDE + unit] == side:
            if s[at.UNIT_LOCK + unit] < 0 and sections_of(q, side, place) >> section & 1:
                found += 1
    return found


def units_with(q: Any, s: Any, side: int, symbol: int, most: int) -> int:
    """Count a side's units of a symbol that may be ordered, up to a number."""
    found = 0
    for unit in range(s[at.UNITS]):
        if found < most and s[at.UNIT_HEX + unit] >= 0 and s[at.UNIT_SIDE + unit] == side:
            if s[at.UNIT_LOCK + unit] < 0 and of_kind(q, unit, at.KIND_SYMBOL) == symbol:
                found += 1
    return found
