"""What command cards and orders are worth to a bot that plays by the odds."""

from typing import Any

import numpy as np

from samurai_odds.battles.bots.danger import note_losses
from samurai_odds.battles.bots.notes import EQUAL_UNITS, WEIGHED
from samurai_odds.battles.bots.prospects import NEVER, worth_of_unit
from samurai_odds.battles.bots.winning import LIKELY
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.cards.order_limits import (
    card_row,
    count_section_room,
    orders_by_card,
    orders_of,
)
from samurai_odds.battles.field.cards.orders import (
    begin_orders,
    end_orders,
    give_order,
    unit_may_be_ordered,
)
from samurai_odds.battles.field.cards.turns import mirror
from samurai_odds.battles.field.epic.limits import open_at, open_together
from samurai_odds.battles.field.layout import side_row
from samurai_odds.battles.field.pieces import beside
from samurai_odds.engine.sampling.streams import UNIFORM_BITS
from samurai_odds.play.rules.chance import among

KEPT = 400  # what a First Strike is worth keeping for
_WHOLE, _SKIP, _STEP = np.uint64(2**UNIFORM_BITS - 1), 5, 3  # bits of a draw


def weigh_units(q: Any, s: Any, side: int, style: int) -> None:
    """Note what an order to each unit is worth, for the card and the orders to come.

    A hand of one kind of card is led without asking; then it is done at the first order.
    """
    if s[at.DECISION] != at.ORDER_CHOICE and s[at.DECISION] != at.KEEP_CHOICE:
        s[at.WAY] = at.BY_SECTIONS  # units move by their own rates
        s[at.CARD_CLOSE_DICE] = s[at.CARD_FIRE_DICE] = 0
    note_losses(s)
    for unit in range(s[at.UNITS]):
        if s[at.UNIT_HEX + unit] >= 0 and s[at.UNIT_SIDE + unit] == side:
            s[at.MEMO + unit] = worth_of_unit(q, s, unit, style)
    s[at.MEMO + WEIGHED] = s[at.TURN] if s[at.DECISION] != at.KEEP_CHOICE else 0


def worth_of_card(q: Any, s: Any, card: int, uniform: Any) -> int:
    """Weigh a card: the orders that it would give to the units worth most."""
    side = s[at.ASKED]
    led = stands_for(q, s, card, s[side_row(1 - side) + at.LAST_LED])
    if q[card_row(led) + at.ORDERS] == at.FIRST_STRIKE:
        return KEPT
    standing, command = s[at.CARD], s[at.COMMAND]
    s[at.CARD], s[at.COMMAND] = led, s[side_row(side) + at.HAND_SIZE]
    begin_orders(q, s)
    worth = orders_worth(q, s, uniform)
    end_orders(q, s)
    s[at.CARD], s[at.COMMAND] = standing, command
    return worth


def stands_for(q: Any, s: Any, card: int, last: int) -> int:
    """Say what a card would be: a Counter Attack the enemy's last one, mirrored."""
    if q[card_row(card) + at.ORDERS] == at.COUNTER_ATTACK and last >= 0:
        return mirror(q, last)
    return card


def orders_worth(q: Any, s: Any, uniform: Any) -> int:
    """Give a card's orders one after the other to the best unit, and add up their worth.

    Among units worth the same each is as likely as the others: which of them gets an order
    may decide who can get the next one.
    """
    kind, total = orders_of(q, s), 0
    if kind == at.SHOGUN:
        for k in range(5):
            s[at.SHOGUN_ORDERS + k] = 0
        s[at.SHOGUN_ORDERS + 4] = s[at.COMMAND] // 2
    if kind == at.LEADERSHIP:
        s[at.GROUP_LEADER] = 0
    paired = s[at.LED_BESIDE] >= 0  # in Epic with another card, whose orders leave less room
    while orders_by_card(s) < 8:
        if kind == at.BY_SECTIONS:
            count_section_room(q, s)
        if paired:
            open_together(q, s)
        best, equals = 1, 0
        for unit in range(s[at.UNITS]):
            if s[at.UNIT_HEX + unit] >= 0 and s[at.UNIT_SIDE + unit] == s[at.ASKED]:
                if s[at.UNIT_ORDERED + unit] == 0 and s[at.MEMO + unit] >= best:
                    if paired and not open_at(q, s, s[at.UNIT_HEX + unit]):
                        continue
                    if unit_may_be_ordered(q, s, unit):
                        if s[at.MEMO + unit] > best:
                            best, equals = s[at.MEMO + unit], 0
                        s[at.MEMO + EQUAL_UNITS + equals] = unit
                        equals += 1
        if equals == 0:
            break
        chosen = s[at.MEMO + EQUAL_UNITS + among(later_bits(uniform, orders_by_card(s)), equals)]
        lock = s[at.UNIT_LOCK + chosen]
        give_order(q, s, at.ORDER_PIECE + s[at.UNIT_HEX + chosen])
        s[at.UNIT_LOCK + chosen] = lock
        total += best
    if total >= LIKELY // 2:  # to win: all that counts is whether the orders can be given
        return total * 3 // 4 if kind == at.SHOGUN else total
    if kind == at.CAVALRY_CHARGE or kind == at.SHOGUN:
        total = total * 5 // 4
    return total


def later_bits(uniform: Any, orders: int) -> Any:
    """Use another part of a draw for every order; its first bits choose among cards."""
    return (uniform << np.uint64(_SKIP + _STEP * orders)) & _WHOLE


def worth_of_order(q: Any, s: Any, value: int) -> int:
    """Weigh an order; none at all is worth nothing."""
    if value == 0:
        return 0
    place, how = value % 1000, value // 1000 * 1000
    unit = s[at.UNIT_AT + place]
    if how == at.ORDER_SPLIT:
        return NEVER
    if how == at.ORDER_UNDER:
        return worth_of_command(q, s, place)
    return s[at.MEMO + unit] if unit >= 0 else 50


def worth_of_command(q: Any, s: Any, place: int) -> int:
    """Weigh Leadership of a leader: his unit and those next to him."""
    worth = 100 + (s[at.MEMO + s[at.UNIT_AT + place]] if s[at.UNIT_AT + place] >= 0 else 0)
    for direction in range(6):
        there = beside(q, place, direction)
        unit = s[at.UNIT_AT + there] if there >= 0 else at.NONE
        if unit >= 0 and s[at.UNIT_SIDE + unit] == s[at.ASKED]:
            worth += max(0, s[at.MEMO + unit])
    return worth
