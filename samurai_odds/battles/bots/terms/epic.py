"""What only Epic asks: pairs of cards, and initiative."""

from typing import Any

from samurai_odds.battles.bots.in_epic import cost_of_harm, worth_of_initiative
from samurai_odds.battles.bots.terms.notes import CARD_KEPT, STRIKE_KEPT, WORTHS, weight
from samurai_odds.battles.bots.terms.planning import (
    orders_worth,
    stands_for,
    usual_orders,
    weigh_units,
    worth_of_its_banner,
)
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.cards.order_limits import card_row
from samurai_odds.battles.field.cards.orders import begin_orders, end_orders
from samurai_odds.battles.field.epic.leading import command_of, is_field, second_card
from samurai_odds.battles.field.layout import side_row


def worth_in_epic(q: Any, s: Any, value: int, uniform: Any) -> int:
    """Weigh an option of a choice that only Epic has, or a card of hand or rack."""
    kind = s[at.DECISION]
    if kind == at.CARD_CHOICE:
        return worth_of_lead(q, s, value, uniform)
    if kind == at.PAIR_CHOICE:
        return worth_of_cards(q, s, s[at.LED], s[at.COMMAND], value, uniform)
    if kind == at.COPY_CHOICE:
        led = stands_for(q, s, s[at.LED], value)
        return worth_of_cards(q, s, led, s[at.COMMAND], at.ALONE, uniform)
    if kind == at.INITIATIVE_CHOICE or kind == at.HARM_CHOICE:
        note_for_generals(q, s)
    if kind == at.INITIATIVE_CHOICE:
        return worth_of_initiative(q, s, value)
    if kind == at.HARM_CHOICE:
        swords = s[at.GENERAL_DIE] == at.CROSSED_SWORDS
        return -cost_of_harm(q, s, s[at.UNIT_AT + value], swords)
    return 0  # beside which card a Dragon card lies: each as likely


def note_for_generals(q: Any, s: Any) -> None:
    """Note what orders are worth where the functions of initiative look it up."""
    weigh_units(q, s, 0)
    for unit in range(s[at.UNITS]):
        s[at.MEMO + unit] = s[WORTHS + unit]


def worth_of_lead(q: Any, s: Any, value: int, uniform: Any) -> int:
    """Weigh a card of hand or rack: a Field card of the hand with the best one beside it."""
    side, card = s[at.ASKED], value % at.FROM_RACK
    row = side_row(1 - side)
    command = command_of(s, side, value)
    led = stands_for(q, s, card, s[row + at.LAST_LED])
    if q[card_row(led) + at.ORDERS] == at.FIRST_STRIKE:
        return weight(q, s, STRIKE_KEPT)
    best = worth_of_cards(q, s, led, command, at.ALONE, uniform)
    if led != card and s[row + at.LAST_BESIDE] >= 0:  # it answers the better one of two
        led = stands_for(q, s, card, s[row + at.LAST_BESIDE])
        best = max(best, worth_of_cards(q, s, led, command, at.ALONE, uniform))
    if value < at.FROM_RACK and is_field(q, card):
        for other in range(q[at.CARDS]):
            if s[at.RACK + other] > 0 and is_field(q, other):
                beside = at.FROM_RACK + other
                best = max(best, worth_of_cards(q, s, card, command, beside, uniform))
    if value < at.FROM_RACK:
        best -= usual_orders(q, s, card) * weight(q, s, CARD_KEPT)
    return best


def worth_of_cards(q: Any, s: Any, led: int, command: int, beside: int, uniform: Any) -> int:
    """Weigh the orders of a card and of one beside it, if any; a little for one left lying."""
    standing, kept, table = s[at.CARD], s[at.COMMAND], s[at.LED]
    s[at.CARD], s[at.LED], s[at.COMMAND] = led, led, command
    if beside != at.ALONE:
        s[at.LED_BESIDE], s[at.COMMAND_BESIDE] = beside % at.FROM_RACK, command + 1
    begin_orders(q, s)
    worth = orders_worth(q, s, uniform) + worth_of_its_banner(q, s, led)
    if beside != at.ALONE:
        second_card(q, s)
        worth += orders_worth(q, s, uniform) - 1
    end_orders(q, s)
    s[at.LED_BESIDE], s[at.SLOT] = at.NONE, at.HAND_CARD
    s[at.CARD], s[at.COMMAND], s[at.LED] = standing, kept, table
    return worth
