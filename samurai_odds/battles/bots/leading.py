"""What it is worth to lead a card, in Epic a pair of them: by the odds, or by weighed terms.

Bots that play by the odds (`card_values`) and `steady` (`steady_planning`) weigh cards alike: by
the orders that they would give. What an order is worth, and what a card kept, each says itself.
"""

from typing import Any

from samurai_odds.battles.bots.card_values import (
    KEPT,
    MOST_ORDERS,
    count_room,
    may_be_given,
    stands_for,
    suppose_order,
    suppose_orders,
    value_for_general,
)
from samurai_odds.battles.bots.layout import Weights
from samurai_odds.battles.bots.steady_planning import (
    note_for_generals,
    value_beside,
    value_of_its_banner,
    way_weighed,
    worth_later,
)
from samurai_odds.battles.bots.steady_scratch import weight
from samurai_odds.battles.bots.strike_values import LIKELY
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.decisions.packed import card_of, card_value, is_from_rack
from samurai_odds.battles.rules.epic_cards import is_field, second_card
from samurai_odds.battles.rules.layout import Question, State
from samurai_odds.battles.rules.orders import (
    begin_orders,
    end_orders,
    orders_by_card,
    orders_of,
    unit_may_be_ordered,
)
from samurai_odds.battles.rules.turns import command_of
from samurai_odds.play.chance import among, later_bits


def value_of_card(q: Question, s: State, card: int, uniform: Any, by_terms: bool) -> int:
    """Weigh a card: the orders that it would give, less what it could give later."""
    side = s.asked
    led = stands_for(q, s, card, s.sides[1 - side].last_led)
    if q.cards[led].orders == at.FIRST_STRIKE:
        return worth_of_strike(q, s, by_terms)
    worth = value_of_cards(q, s, led, s.sides[side].hand_size, at.ALONE, uniform, by_terms)
    later = worth_later(q, s, card) if by_terms else 0
    return worth + later if s.decision == at.KEEP_CHOICE else worth - later


def worth_of_strike(q: Question, s: State, by_terms: bool) -> int:
    """Weigh what a First Strike is worth keeping for."""
    return weight(q, s, Weights.strike_kept.at) if by_terms else KEPT


def value_of_lead(q: Question, s: State, value: int, uniform: Any, by_terms: bool) -> int:
    """Weigh a card of hand or rack: a Field card of the hand with the best one beside it."""
    side, card = s.asked, card_of(value)
    command = command_of(q, s, side, value)
    led = stands_for(q, s, card, s.sides[1 - side].last_led)
    if q.cards[led].orders == at.FIRST_STRIKE:
        return worth_of_strike(q, s, by_terms)
    best = value_of_cards(q, s, led, command, at.ALONE, uniform, by_terms)
    if led != card and s.sides[1 - side].last_beside >= 0:  # it answers the better one of two
        led = stands_for(q, s, card, s.sides[1 - side].last_beside)
        best = max(best, value_of_cards(q, s, led, command, at.ALONE, uniform, by_terms))
    if is_from_rack(value) == 0 and is_field(q, card):
        for other in range(q.card_count):
            if s.rack[other] > 0 and is_field(q, other):
                beside = card_value(1, other)
                best = max(best, value_of_cards(q, s, card, command, beside, uniform, by_terms))
    if by_terms and is_from_rack(value) == 0:
        best -= worth_later(q, s, card)
    return best


def value_of_cards(
    q: Question, s: State, led: int, command: int, beside: int, uniform: Any, by_terms: bool
) -> int:
    """Weigh the orders of a card and of one beside it, if any; a little for one left lying."""
    card, command_before, led_before = s.card, s.command, s.led
    s.card, s.led, s.command = led, led, command
    if beside != at.ALONE:
        s.led_beside, s.command_beside = card_of(beside), command + 1
    begin_orders(q, s)
    worth = value_of_orders(q, s, uniform, by_terms)
    if by_terms:
        worth += value_of_its_banner(q, s, led)
    if beside != at.ALONE:
        second_card(q, s)
        worth += value_of_orders(q, s, uniform, by_terms) - 1
    end_orders(q, s)
    s.led_beside, s.slot = at.NONE, at.HAND_CARD
    s.card, s.command, s.led = card, command_before, led_before
    return worth


def value_of_orders(q: Question, s: State, uniform: Any, by_terms: bool) -> int:
    """Return a card's orders one after the other to the best unit, and add up their worth.

    Among units worth the same each is as likely as the others: which of them gets an order
    may decide who can get the next one.
    """
    kind, total = orders_of(q, s), 0
    way = way_weighed(q, s) if by_terms else at.NONE
    suppose_orders(s, kind)
    while orders_by_card(s) < MOST_ORDERS:
        count_room(q, s, kind)
        best, equals = 1, 0
        for unit in range(s.units):
            if may_be_given(q, s, unit):
                worth = value_beside(q, s, unit, way) if by_terms else s.memo.worth[unit]
                if worth >= best and unit_may_be_ordered(q, s, unit):
                    if worth > best:
                        best, equals = worth, 0
                    s.memo.equal_units[equals] = unit
                    equals += 1
        if equals == 0:
            break
        chosen = s.memo.equal_units[among(later_bits(uniform, orders_by_card(s)), equals)]
        suppose_order(q, s, chosen)
        total += best
    if total >= LIKELY // 2:  # to win: all that counts is whether the orders can be given
        return total * 3 // 4 if kind == at.SHOGUN else total
    if not by_terms and (kind == at.CAVALRY_CHARGE or kind == at.SHOGUN):
        total = total * 5 // 4
    return total


# ---- Epic ----------------------------------------------------------------------------


def value_in_epic(q: Question, s: State, value: int, uniform: Any, by_terms: bool) -> int:
    """Weigh an option of a choice that only Epic has, or a card of hand or rack."""
    kind = s.decision
    if kind == at.CARD_CHOICE:
        return value_of_lead(q, s, value, uniform, by_terms)
    if kind == at.PAIR_CHOICE:
        return value_of_cards(q, s, s.led, s.command, value, uniform, by_terms)
    if kind == at.COPY_CHOICE:
        led = stands_for(q, s, s.led, value)
        return value_of_cards(q, s, led, s.command, at.ALONE, uniform, by_terms)
    if by_terms and (kind == at.INITIATIVE_CHOICE or kind == at.HARM_CHOICE):
        note_for_generals(q, s)
    return value_for_general(q, s, value)
