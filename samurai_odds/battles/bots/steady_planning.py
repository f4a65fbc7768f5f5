"""What command cards and orders are worth: by what the units could do under that very card."""

from typing import Any

from samurai_odds.battles.bots.card_values import (
    MOST_ORDERS,
    count_room,
    may_be_given,
    stands_for,
    suppose_order,
    suppose_orders,
    value_for_general,
)
from samurai_odds.battles.bots.prospects import note_losses
from samurai_odds.battles.bots.steady_hexes import value_of_leader_order, value_of_unit
from samurai_odds.battles.bots.steady_scratch import (
    AIMS,
    BANNER_PRICES,
    BEST_HEX,
    EQUAL_UNITS,
    FOR,
    MOST_WAYS,
    SCRATCH_AIM,
    WEIGHED,
    WORTHS,
    turn_and_side,
    weight,
)
from samurai_odds.battles.bots.steady_weights import (
    CARD_KEPT,
    KEPT_SYMBOL,
    KEPT_WIDE,
    ORDER_COST,
    STRIKE_KEPT,
    TOGETHER,
)
from samurai_odds.battles.bots.strike_values import LIKELY
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.decisions import (
    SPLIT,
    UNDER,
    card_of,
    card_value,
    is_from_rack,
    order_hex,
    order_how,
)
from samurai_odds.battles.field.epic_cards import is_field, second_card
from samurai_odds.battles.field.layout import side_row
from samurai_odds.battles.field.orders import (
    begin_orders,
    card_row,
    end_orders,
    orders_by_card,
    orders_of,
    unit_may_be_ordered,
)
from samurai_odds.battles.field.pieces import beside, is_of
from samurai_odds.battles.field.turns import command_of
from samurai_odds.play.chance import among, later_bits

_PLAIN, _CHARGE, _HOLD, _ONSLAUGHT, _SERPENT, _SHOGUN = range(6)  # ways told apart


def way_number(q: Any, s: Any) -> int:
    """Number the way in which the card on the table has units move and battle."""
    way = s[at.WAY + s[at.SLOT]]
    if way == at.CAVALRY_CHARGE:
        return _CHARGE
    if way == at.HOLD_AND_SHOOT:
        return _HOLD
    if way == at.INFANTRY_ONSLAUGHT:
        return _ONSLAUGHT
    if way == at.SERPENT_COMMAND:
        return _SERPENT
    return _SHOGUN if way == at.SHOGUN else _PLAIN


def forget(q: Any, s: Any) -> None:
    """Forget what was weighed at another time, for another side; note what was lost since."""
    note_losses(s)
    s[FOR] = turn_and_side(s[at.TURN], s[at.ASKED])
    for k in range(MOST_WAYS):
        s[WEIGHED + k] = 0


def weigh_units(q: Any, s: Any, way: int) -> None:
    """Note what an order to each unit is worth under the card on the table."""
    s[WEIGHED + way] = 1
    row = way * at.MOST_UNITS
    for unit in range(s[at.UNITS]):
        if is_of(s, unit, s[at.ASKED]):
            s[WORTHS + row + unit] = value_of_unit(q, s, unit, AIMS + row + unit)


def weighed_row(q: Any, s: Any) -> int:
    """Return the notes on units under the card on the table; weigh them if there are none."""
    way = way_number(q, s)
    if s[WEIGHED + way] == 0:
        weigh_units(q, s, way)
    return way * at.MOST_UNITS


def value_of_card(q: Any, s: Any, card: int, uniform: Any) -> int:
    """Weigh a card: the orders that it would give, its banner, less what it could give later."""
    side = s[at.ASKED]
    led = stands_for(q, s, card, s[side_row(1 - side) + at.LAST_LED])
    if q[card_row(led) + at.ORDERS] == at.FIRST_STRIKE:
        return weight(q, s, STRIKE_KEPT)
    worth = value_of_cards(q, s, led, s[side_row(side) + at.HAND_SIZE], at.ALONE, uniform)
    later = worth_later(q, s, card)
    return worth + later if s[at.DECISION] == at.KEEP_CHOICE else worth - later


def value_of_its_banner(q: Any, s: Any, card: int) -> int:
    """Weigh the banner that a scenario gives for a card; it cannot be the last one needed."""
    side = s[at.ASKED]
    banners = q[at.CARD_BANNERS + side * at.MOST_CARDS + card]
    if banners == 0 or s[side_row(side) + at.BANNERS] + banners >= q[at.GOAL + side]:
        return 0
    return banners * s[BANNER_PRICES + side]


def worth_later(q: Any, s: Any, card: int) -> int:
    """Weigh what a card could do later, if it is kept."""
    later = usual_orders(q, s, card) * weight(q, s, CARD_KEPT)
    kind, row = q[card_row(card) + at.ORDERS], card_row(card)
    if kind != at.BY_SECTIONS:
        return later + weight(q, s, KEPT_SYMBOL + kind - at.BY_SYMBOL)
    sections = 0
    for k in range(3):
        sections += 1 if q[row + at.QUOTA + k] != 0 else 0
    return later + (weight(q, s, KEPT_WIDE) if sections > 1 else 0)


def usual_orders(q: Any, s: Any, card: int) -> int:
    kind, row = q[card_row(card) + at.ORDERS], card_row(card)
    if kind != at.BY_SECTIONS:
        return 3
    orders = 0
    for k in range(3):
        quota = q[row + at.QUOTA + k]
        orders += 4 if quota == at.AS_COMMAND else quota
    return orders


def value_of_orders(q: Any, s: Any, uniform: Any) -> int:
    """Return a card's orders one after the other to the best unit, and add up their worth.

    Among units worth the same each is as likely as the others: which of them gets an order
    may decide who can get the next one.
    """
    kind, total = orders_of(q, s), 0
    row = weighed_row(q, s)
    suppose_orders(s, kind)
    while orders_by_card(s) < MOST_ORDERS:
        count_room(q, s, kind)
        best, equals = 1, 0
        for unit in range(s[at.UNITS]):
            if may_be_given(q, s, unit):
                worth = value_beside(q, s, unit, row)
                if worth >= best and unit_may_be_ordered(q, s, unit):
                    if worth > best:
                        best, equals = worth, 0
                    s[EQUAL_UNITS + equals] = unit
                    equals += 1
        if equals == 0:
            break
        chosen = s[EQUAL_UNITS + among(later_bits(uniform, orders_by_card(s)), equals)]
        suppose_order(q, s, chosen)
        total += best
    if kind == at.SHOGUN and total >= LIKELY // 2:  # to win: if the dice give the orders
        return total * 3 // 4
    return total


def value_beside(q: Any, s: Any, unit: int, row: int) -> int:
    """Weigh an order to a unit beside those given: more if it battles an enemy with others."""
    worth = s[WORTHS + row + unit] - weight(q, s, ORDER_COST)
    aim = s[AIMS + row + unit]
    if aim < 0 or s[at.UNIT_AT + aim] < 0:
        return worth
    others = 0
    for k in range(s[at.ORDERS_GIVEN]):
        other = s[at.ORDERED + k]
        if other < at.MOST_UNITS and s[AIMS + row + other] == aim:
            others += 1
    if others == 0:
        return worth
    price = s[BANNER_PRICES + s[at.ASKED]] * q[at.UNIT_BANNERS + s[at.UNIT_AT + aim]]
    blocks = s[at.UNIT_BLOCKS + s[at.UNIT_AT + aim]]
    return worth + price * min(others, 2) * weight(q, s, TOGETHER) // (100 * blocks)


# ---- the orders of the card led ------------------------------------------------------


def value_of_order(q: Any, s: Any, value: int) -> int:
    """Weigh an order; none at all is worth more than one that gains nothing."""
    if value == 0:
        return 1
    row = weighed_row(q, s)
    place, how = order_hex(value), order_how(value)
    unit, leader = s[at.UNIT_AT + place], s[at.LEADER_AT + place]
    if how == UNDER:
        return value_of_command(q, s, place, row)
    if how == SPLIT or unit < 0:
        rides = at.NONE
        if unit >= 0 and s[at.UNIT_ORDERED + unit]:  # without an order he goes where it goes
            value_of_unit(q, s, unit, SCRATCH_AIM)
            rides = s[BEST_HEX]
        return value_of_leader_order(q, s, leader, rides) - weight(q, s, ORDER_COST)
    return value_beside(q, s, unit, row)


def value_of_command(q: Any, s: Any, place: int, row: int) -> int:
    """Weigh Leadership of a leader: his unit and those next to him."""
    unit = s[at.UNIT_AT + place]
    worth = 1 + (max(0, s[WORTHS + row + unit]) if unit >= 0 else 0)
    for direction in range(6):
        there = beside(q, place, direction)
        unit = s[at.UNIT_AT + there] if there >= 0 else at.NONE
        if unit >= 0 and s[at.UNIT_SIDE + unit] == s[at.ASKED]:
            worth += max(0, s[WORTHS + row + unit])
    return worth


# ---- Epic: pairs of cards, initiative ------------------------------------------------


def value_in_epic(q: Any, s: Any, value: int, uniform: Any) -> int:
    """Weigh an option of a choice that only Epic has, or a card of hand or rack."""
    kind = s[at.DECISION]
    if kind == at.CARD_CHOICE:
        return value_of_lead(q, s, value, uniform)
    if kind == at.PAIR_CHOICE:
        return value_of_cards(q, s, s[at.LED], s[at.COMMAND], value, uniform)
    if kind == at.COPY_CHOICE:
        led = stands_for(q, s, s[at.LED], value)
        return value_of_cards(q, s, led, s[at.COMMAND], at.ALONE, uniform)
    if kind == at.INITIATIVE_CHOICE or kind == at.HARM_CHOICE:
        note_for_generals(q, s)
    return value_for_general(q, s, value)


def note_for_generals(q: Any, s: Any) -> None:
    """Note what orders are worth where the functions of initiative look it up."""
    weigh_units(q, s, 0)
    for unit in range(s[at.UNITS]):
        s[at.MEMO + unit] = s[WORTHS + unit]


def value_of_lead(q: Any, s: Any, value: int, uniform: Any) -> int:
    """Weigh a card of hand or rack: a Field card of the hand with the best one beside it."""
    side, card = s[at.ASKED], card_of(value)
    row = side_row(1 - side)
    command = command_of(q, s, side, value)
    led = stands_for(q, s, card, s[row + at.LAST_LED])
    if q[card_row(led) + at.ORDERS] == at.FIRST_STRIKE:
        return weight(q, s, STRIKE_KEPT)
    best = value_of_cards(q, s, led, command, at.ALONE, uniform)
    if led != card and s[row + at.LAST_BESIDE] >= 0:  # it answers the better one of two
        led = stands_for(q, s, card, s[row + at.LAST_BESIDE])
        best = max(best, value_of_cards(q, s, led, command, at.ALONE, uniform))
    if is_from_rack(value) == 0 and is_field(q, card):
        for other in range(q[at.CARDS]):
            if s[at.RACK + other] > 0 and is_field(q, other):
                beside = card_value(1, other)
                best = max(best, value_of_cards(q, s, card, command, beside, uniform))
    if is_from_rack(value) == 0:
        best -= worth_later(q, s, card)
    return best


def value_of_cards(q: Any, s: Any, led: int, command: int, beside: int, uniform: Any) -> int:
    """Weigh the orders of a card and of one beside it, if any; a little for one left lying."""
    standing, kept, table = s[at.CARD], s[at.COMMAND], s[at.LED]
    s[at.CARD], s[at.LED], s[at.COMMAND] = led, led, command
    if beside != at.ALONE:
        s[at.LED_BESIDE], s[at.COMMAND_BESIDE] = card_of(beside), command + 1
    begin_orders(q, s)
    worth = value_of_orders(q, s, uniform) + value_of_its_banner(q, s, led)
    if beside != at.ALONE:
        second_card(q, s)
        worth += value_of_orders(q, s, uniform) - 1
    end_orders(q, s)
    s[at.LED_BESIDE], s[at.SLOT] = at.NONE, at.HAND_CARD
    s[at.CARD], s[at.COMMAND], s[at.LED] = standing, kept, table
    return worth
