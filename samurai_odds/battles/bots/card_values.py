"""What command cards and orders are worth to a bot that plays by the odds, in Epic too.

A pair of cards is worth what its first card orders and what the second then still can; a
general's die what its six faces do to his section.
"""

from typing import Any

from samurai_odds.battles.bots.prospects import (
    APPROACH,
    EQUAL_UNITS,
    NEVER,
    WEIGHED,
    note_losses,
    value_of_unit,
)
from samurai_odds.battles.bots.strike_values import BANNER, BLOCK, LIKELY
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.decisions import (
    PIECE,
    SPLIT,
    UNDER,
    card_of,
    card_value,
    is_from_rack,
    order_hex,
    order_how,
    order_value,
)
from samurai_odds.battles.field.epic_cards import is_field, open_at, open_together, second_card
from samurai_odds.battles.field.epic_turn import die_orders, stands_fast
from samurai_odds.battles.field.layout import side_row
from samurai_odds.battles.field.orders import (
    begin_orders,
    card_row,
    count_section_room,
    end_orders,
    give_order,
    orders_by_card,
    orders_of,
    unit_may_be_ordered,
)
from samurai_odds.battles.field.pieces import beside, is_of, of_kind, sections_of
from samurai_odds.battles.field.retreats import retreat_ends
from samurai_odds.battles.field.turns import command_of, mirror
from samurai_odds.play.chance import among, later_bits

KEPT = 400  # what a First Strike is worth keeping for
MOST_ORDERS = 8


def weigh_units(q: Any, s: Any, side: int, style: int) -> None:
    """Note what an order to each unit is worth, for the card and the orders to come.

    A hand of one kind of card is led without asking; then it is done at the first order.
    """
    if s[at.DECISION] != at.ORDER_CHOICE and s[at.DECISION] != at.KEEP_CHOICE:
        s[at.WAY] = at.BY_SECTIONS  # units move by their own rates
        s[at.CARD_CLOSE_DICE] = s[at.CARD_FIRE_DICE] = 0
    note_losses(s)
    for unit in range(s[at.UNITS]):
        if is_of(s, unit, side):
            s[at.MEMO + unit] = value_of_unit(q, s, unit, style)
    s[at.MEMO + WEIGHED] = s[at.TURN] if s[at.DECISION] != at.KEEP_CHOICE else 0


def value_of_card(q: Any, s: Any, card: int, uniform: Any) -> int:
    """Weigh a card: the orders that it would give to the units worth most."""
    side = s[at.ASKED]
    led = stands_for(q, s, card, s[side_row(1 - side) + at.LAST_LED])
    if q[card_row(led) + at.ORDERS] == at.FIRST_STRIKE:
        return KEPT
    return value_of_cards(q, s, led, s[side_row(side) + at.HAND_SIZE], at.ALONE, uniform)


def stands_for(q: Any, s: Any, card: int, last: int) -> int:
    """Return what a card would be: a Counter Attack the enemy's last one, mirrored."""
    if q[card_row(card) + at.ORDERS] == at.COUNTER_ATTACK and last >= 0:
        return mirror(q, last)
    return card


def value_of_orders(q: Any, s: Any, uniform: Any) -> int:
    """Return a card's orders one after the other to the best unit, and add up their worth.

    Among units worth the same each is as likely as the others: which of them gets an order
    may decide who can get the next one.
    """
    kind, total = orders_of(q, s), 0
    suppose_orders(s, kind)
    while orders_by_card(s) < MOST_ORDERS:
        count_room(q, s, kind)
        best, equals = 1, 0
        for unit in range(s[at.UNITS]):
            if may_be_given(q, s, unit) and s[at.MEMO + unit] >= best:
                if unit_may_be_ordered(q, s, unit):
                    if s[at.MEMO + unit] > best:
                        best, equals = s[at.MEMO + unit], 0
                    s[at.MEMO + EQUAL_UNITS + equals] = unit
                    equals += 1
        if equals == 0:
            break
        chosen = s[at.MEMO + EQUAL_UNITS + among(later_bits(uniform, orders_by_card(s)), equals)]
        suppose_order(q, s, chosen)
        total += best
    if total >= LIKELY // 2:  # to win: all that counts is whether the orders can be given
        return total * 3 // 4 if kind == at.SHOGUN else total
    if kind == at.CAVALRY_CHARGE or kind == at.SHOGUN:
        total = total * 5 // 4
    return total


def suppose_orders(s: Any, kind: int) -> None:
    """Suppose what is not known yet: half of a Shogun's dice flags, a leader for Leadership."""
    if kind == at.SHOGUN:
        for k in range(5):
            s[at.SHOGUN_ORDERS + k] = 0
        s[at.SHOGUN_ORDERS + 4] = s[at.COMMAND] // 2
    if kind == at.LEADERSHIP:
        s[at.GROUP_LEADER] = 0


def count_room(q: Any, s: Any, kind: int) -> None:
    """Work out where one more order may be given, in Epic beside another card's too."""
    if kind == at.BY_SECTIONS:
        count_section_room(q, s)
    if s[at.LED_BESIDE] >= 0:
        open_together(q, s)


def may_be_given(q: Any, s: Any, unit: int) -> bool:
    """Return whether a unit of the side asked has no order, and two cards leave room for one."""
    if not is_of(s, unit, s[at.ASKED]) or s[at.UNIT_ORDERED + unit]:
        return False
    return s[at.LED_BESIDE] < 0 or open_at(q, s, s[at.UNIT_HEX + unit])


def suppose_order(q: Any, s: Any, unit: int) -> None:
    """Return an order that is only weighed: a unit that waits for its card goes on waiting."""
    lock = s[at.UNIT_LOCK + unit]
    give_order(q, s, order_value(PIECE, s[at.UNIT_HEX + unit]))
    s[at.UNIT_LOCK + unit] = lock


def value_of_order(q: Any, s: Any, value: int) -> int:
    """Weigh an order; none at all is worth nothing."""
    if value == 0:
        return 0
    place, how = order_hex(value), order_how(value)
    unit = s[at.UNIT_AT + place]
    if how == SPLIT:
        return NEVER
    if how == UNDER:
        return value_of_command(q, s, place)
    return s[at.MEMO + unit] if unit >= 0 else 50


def value_of_command(q: Any, s: Any, place: int) -> int:
    """Weigh Leadership of a leader: his unit and those next to him."""
    worth = 100 + (s[at.MEMO + s[at.UNIT_AT + place]] if s[at.UNIT_AT + place] >= 0 else 0)
    for direction in range(6):
        there = beside(q, place, direction)
        unit = s[at.UNIT_AT + there] if there >= 0 else at.NONE
        if unit >= 0 and s[at.UNIT_SIDE + unit] == s[at.ASKED]:
            worth += max(0, s[at.MEMO + unit])
    return worth


# ---- Epic ----------------------------------------------------------------------------


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
    return value_for_general(q, s, value)


# ---- the cards -----------------------------------------------------------------------


def value_of_lead(q: Any, s: Any, value: int, uniform: Any) -> int:
    """Weigh a card of hand or rack: a Field card of the hand with the best one beside it."""
    side, card = s[at.ASKED], card_of(value)
    row = side_row(1 - side)
    command = command_of(q, s, side, value)
    led = stands_for(q, s, card, s[row + at.LAST_LED])
    if q[card_row(led) + at.ORDERS] == at.FIRST_STRIKE:
        return KEPT
    best = value_of_cards(q, s, led, command, at.ALONE, uniform)
    if led != card and s[row + at.LAST_BESIDE] >= 0:  # it answers the better one of two
        led = stands_for(q, s, card, s[row + at.LAST_BESIDE])
        best = max(best, value_of_cards(q, s, led, command, at.ALONE, uniform))
    if is_from_rack(value) == 0 and is_field(q, card):
        for other in range(q[at.CARDS]):
            if s[at.RACK + other] > 0 and is_field(q, other):
                beside = card_value(1, other)
                best = max(best, value_of_cards(q, s, card, command, beside, uniform))
    return best


def value_of_cards(q: Any, s: Any, led: int, command: int, beside: int, uniform: Any) -> int:
    """Weigh the orders of a card and of one beside it, if any; a little for one left lying."""
    standing, kept, table = s[at.CARD], s[at.COMMAND], s[at.LED]
    s[at.CARD], s[at.LED], s[at.COMMAND] = led, led, command
    if beside != at.ALONE:
        s[at.LED_BESIDE], s[at.COMMAND_BESIDE] = card_of(beside), command + 1
    begin_orders(q, s)
    worth = value_of_orders(q, s, uniform)
    if beside != at.ALONE:
        second_card(q, s)
        worth += value_of_orders(q, s, uniform) - 1
    end_orders(q, s)
    s[at.LED_BESIDE], s[at.SLOT] = at.NONE, at.HAND_CARD
    s[at.CARD], s[at.COMMAND], s[at.LED] = standing, kept, table
    return worth


# ---- initiative ----------------------------------------------------------------------


def value_for_general(q: Any, s: Any, value: int) -> int:
    """Weigh which Field General acts, or whom his die harms; 0 for a choice of neither kind."""
    if s[at.DECISION] == at.INITIATIVE_CHOICE:
        return value_of_initiative(q, s, value)
    if s[at.DECISION] == at.HARM_CHOICE:
        swords = s[at.GENERAL_DIE] == at.CROSSED_SWORDS
        return -cost_of_harm(q, s, s[at.UNIT_AT + value], swords)
    return 0  # beside which card a Dragon card lies: each as likely


def value_of_initiative(q: Any, s: Any, value: int) -> int:
    """Weigh a general's die: the best order or the least harm of each face; 0 for none."""
    if value == 0:
        return 0
    total = 0
    for face in range(at.DIE_FACES):
        total += value_of_face(q, s, 1 << (value - 1), face)
    return total // at.DIE_FACES


def value_of_face(q: Any, s: Any, section: int, face: int) -> int:
    """Weigh one face of a general's die; 0 where it finds nobody."""
    harms = face == at.FLAG_FACE or face == at.CROSSED_SWORDS
    best = NEVER
    for unit in range(s[at.UNITS]):
        place = s[at.UNIT_HEX + unit]
        if place < 0 or s[at.UNIT_SIDE + unit] != s[at.ASKED] or s[at.UNIT_ORDERED + unit]:
            continue
        if sections_of(q, s[at.ASKED], place) & section == 0:
            continue
        if harms:
            best = max(best, -cost_of_harm(q, s, unit, face == at.CROSSED_SWORDS))
        elif s[at.UNIT_LOCK + unit] < 0 and die_orders(q, face, unit):
            best = max(best, s[at.MEMO + unit])
    return 0 if best == NEVER else best


def cost_of_harm(q: Any, s: Any, unit: int, swords: bool) -> int:
    """Weigh a block lost, or a retreat of a unit's movement with the blocks that it costs."""
    blocks, moves = 1, of_kind(q, unit, at.KIND_MOVES)
    if not swords:
        blocks = 0 if has_way_back(q, s, unit) else moves
    cost = min(blocks, s[at.UNIT_BLOCKS + unit]) * BLOCK
    if blocks >= s[at.UNIT_BLOCKS + unit]:
        cost += BANNER * q[at.UNIT_BANNERS + unit]
    if not swords:
        cost += moves * APPROACH
    return cost + max(0, s[at.MEMO + unit]) // 2  # what it cannot do now, it might have done


def has_way_back(q: Any, s: Any, unit: int) -> bool:
    """Return whether a unit can retreat a hex at least."""
    place = s[at.UNIT_HEX + unit]
    return not stands_fast(q, unit, place) and not retreat_ends(q, s, unit, place)
