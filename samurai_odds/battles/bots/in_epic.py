"""What only Epic asks, to a bot that plays by the odds: pairs of cards, and initiative.

A pair is worth what its first card orders and what the second then still can; a general's
die what its six faces do to his section. The notes on units are those of `ordering`.
"""

from typing import Any

from samurai_odds.battles.bots.ordering import KEPT, orders_worth, stands_for
from samurai_odds.battles.bots.prospects import APPROACH, NEVER
from samurai_odds.battles.bots.weighing import BANNER, BLOCK
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.cards.order_limits import card_row
from samurai_odds.battles.field.cards.orders import begin_orders, end_orders
from samurai_odds.battles.field.epic.initiative import die_orders, stands_fast
from samurai_odds.battles.field.epic.leading import command_of, is_field, second_card
from samurai_odds.battles.field.fighting.retreats import may_retreat_to
from samurai_odds.battles.field.layout import side_row
from samurai_odds.battles.field.pieces import of_kind


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
    if kind == at.INITIATIVE_CHOICE:
        return worth_of_initiative(q, s, value)
    if kind == at.HARM_CHOICE:
        swords = s[at.GENERAL_DIE] == at.CROSSED_SWORDS
        return -cost_of_harm(q, s, s[at.UNIT_AT + value], swords)
    return 0  # beside which card a Dragon card lies: each as likely


# ---- the cards -----------------------------------------------------------------------


def worth_of_lead(q: Any, s: Any, value: int, uniform: Any) -> int:
    """Weigh a card of hand or rack: a Field card of the hand with the best one beside it."""
    side, card = s[at.ASKED], value % at.FROM_RACK
    row = side_row(1 - side)
    command = command_of(s, side, value)
    led = stands_for(q, s, card, s[row + at.LAST_LED])
    if q[card_row(led) + at.ORDERS] == at.FIRST_STRIKE:
        return KEPT
    best = worth_of_cards(q, s, led, command, at.ALONE, uniform)
    if led != card and s[row + at.LAST_BESIDE] >= 0:  # it answers the better one of two
        led = stands_for(q, s, card, s[row + at.LAST_BESIDE])
        best = max(best, worth_of_cards(q, s, led, command, at.ALONE, uniform))
    if value < at.FROM_RACK and is_field(q, card):
        for other in range(q[at.CARDS]):
            if s[at.RACK + other] > 0 and is_field(q, other):
                beside = at.FROM_RACK + other
                best = max(best, worth_of_cards(q, s, card, command, beside, uniform))
    return best


def worth_of_cards(q: Any, s: Any, led: int, command: int, beside: int, uniform: Any) -> int:
    """Weigh the orders of a card and of one beside it, if any; a little for one left lying."""
    standing, kept, table = s[at.CARD], s[at.COMMAND], s[at.LED]
    s[at.CARD], s[at.LED], s[at.COMMAND] = led, led, command
    if beside != at.ALONE:
        s[at.LED_BESIDE], s[at.COMMAND_BESIDE] = beside % at.FROM_RACK, command + 1
    begin_orders(q, s)
    worth = orders_worth(q, s, uniform)
    if beside != at.ALONE:
        second_card(q, s)
        worth += orders_worth(q, s, uniform) - 1
    end_orders(q, s)
    s[at.LED_BESIDE], s[at.SLOT] = at.NONE, at.HAND_CARD
    s[at.CARD], s[at.COMMAND], s[at.LED] = standing, kept, table
    return worth


# ---- initiative ----------------------------------------------------------------------


def worth_of_initiative(q: Any, s: Any, value: int) -> int:
    """Weigh a general's die: the best order or the least harm of each face; 0 for none."""
    if value == 0:
        return 0
    total = 0
    for face in range(at.DIE_FACES):
        total += worth_of_face(q, s, 1 << (value - 1), face)
    return total // at.DIE_FACES


def worth_of_face(q: Any, s: Any, section: int, face: int) -> int:
    """Weigh one face of a general's die; 0 where it finds nobody."""
    harms = face == at.FLAG_FACE or face == at.CROSSED_SWORDS
    best = NEVER
    for unit in range(s[at.UNITS]):
        place = s[at.UNIT_HEX + unit]
        if place < 0 or s[at.UNIT_SIDE + unit] != s[at.ASKED] or s[at.UNIT_ORDERED + unit]:
            continue
        if q[at.SECTIONS + s[at.ASKED] * at.MOST_HEXES + place] & section == 0:
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
    """Say whether a unit can retreat a hex at least."""
    place, side = s[at.UNIT_HEX + unit], s[at.UNIT_SIDE + unit]
    if stands_fast(q, unit, place):
        return False
    for k in range(2):
        there = q[at.RETREATS + 2 * (side * at.MOST_HEXES + place) + k]
        if there >= 0 and may_retreat_to(q, s, unit, there):
            return True
    return False
