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
from samurai_odds.battles.bots.layout import MOST_WAYS, Weights
from samurai_odds.battles.bots.prospects import note_losses
from samurai_odds.battles.bots.steady_hexes import value_of_leader_order, value_of_unit
from samurai_odds.battles.bots.steady_scratch import turn_and_side, weight
from samurai_odds.battles.bots.strike_values import LIKELY
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.decisions.packed import (
    SPLIT,
    UNDER,
    card_of,
    card_value,
    is_from_rack,
    order_hex,
    order_how,
)
from samurai_odds.battles.rules.epic_cards import is_field, second_card
from samurai_odds.battles.rules.layout import Question, State
from samurai_odds.battles.rules.orders import (
    begin_orders,
    end_orders,
    orders_by_card,
    orders_of,
    unit_may_be_ordered,
)
from samurai_odds.battles.rules.pieces import beside, is_of
from samurai_odds.battles.rules.turns import command_of
from samurai_odds.play.chance import among, later_bits

_PLAIN, _CHARGE, _HOLD, _ONSLAUGHT, _SERPENT, _SHOGUN = range(6)  # ways told apart


def way_number(q: Question, s: State) -> int:
    """Number the way in which the card on the table has units move and battle."""
    way = s.way[s.slot]
    if way == at.CAVALRY_CHARGE:
        return _CHARGE
    if way == at.HOLD_AND_SHOOT:
        return _HOLD
    if way == at.INFANTRY_ONSLAUGHT:
        return _ONSLAUGHT
    if way == at.SERPENT_COMMAND:
        return _SERPENT
    return _SHOGUN if way == at.SHOGUN else _PLAIN


def forget(q: Question, s: State) -> None:
    """Forget what was weighed at another time, for another side; note what was lost since."""
    note_losses(s)
    s.memo.weighed_for = turn_and_side(s.turn, s.asked)
    for k in range(MOST_WAYS):
        s.memo.way_weighed[k] = 0


def weigh_units(q: Question, s: State, way: int) -> None:
    """Note what an order to each unit is worth under the card on the table."""
    s.memo.way_weighed[way] = 1
    for unit in range(s.units):
        if is_of(s, unit, s.asked):
            s.memo.worths[way, unit] = value_of_unit(q, s, unit, State.memo.aims.place(way, unit))


def way_weighed(q: Question, s: State) -> int:
    """Return the way of the card on the table, under which units have been weighed."""
    way = way_number(q, s)
    if s.memo.way_weighed[way] == 0:
        weigh_units(q, s, way)
    return way


def value_of_card(q: Question, s: State, card: int, uniform: Any) -> int:
    """Weigh a card: the orders that it would give, its banner, less what it could give later."""
    side = s.asked
    led = stands_for(q, s, card, s.sides[1 - side].last_led)
    if q.cards[led].orders == at.FIRST_STRIKE:
        return weight(q, s, Weights.strike_kept.at)
    worth = value_of_cards(q, s, led, s.sides[side].hand_size, at.ALONE, uniform)
    later = worth_later(q, s, card)
    return worth + later if s.decision == at.KEEP_CHOICE else worth - later


def value_of_its_banner(q: Question, s: State, card: int) -> int:
    """Weigh the banner that a scenario gives for a card; it cannot be the last one needed."""
    side = s.asked
    banners = q.card_banners[side, card]
    if banners == 0 or s.sides[side].banners + banners >= q.goal[side]:
        return 0
    return banners * s.memo.banner_prices[side]


def worth_later(q: Question, s: State, card: int) -> int:
    """Weigh what a card could do later, if it is kept."""
    later = usual_orders(q, s, card) * weight(q, s, Weights.card_kept.at)
    kind = q.cards[card].orders
    if kind != at.BY_SECTIONS:
        return later + weight(q, s, Weights.kept.place(kind))
    sections = 0
    for k in range(3):
        sections += 1 if q.cards[card].quota[k] != 0 else 0
    return later + (weight(q, s, Weights.kept_wide.at) if sections > 1 else 0)


def usual_orders(q: Question, s: State, card: int) -> int:
    kind = q.cards[card].orders
    if kind != at.BY_SECTIONS:
        return 3
    orders = 0
    for k in range(3):
        quota = q.cards[card].quota[k]
        orders += 4 if quota == at.AS_COMMAND else quota
    return orders


def value_of_orders(q: Question, s: State, uniform: Any) -> int:
    """Return a card's orders one after the other to the best unit, and add up their worth.

    Among units worth the same each is as likely as the others: which of them gets an order
    may decide who can get the next one.
    """
    kind, total = orders_of(q, s), 0
    way = way_weighed(q, s)
    suppose_orders(s, kind)
    while orders_by_card(s) < MOST_ORDERS:
        count_room(q, s, kind)
        best, equals = 1, 0
        for unit in range(s.units):
            if may_be_given(q, s, unit):
                worth = value_beside(q, s, unit, way)
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
    if kind == at.SHOGUN and total >= LIKELY // 2:  # to win: if the dice give the orders
        return total * 3 // 4
    return total


def value_beside(q: Question, s: State, unit: int, way: int) -> int:
    """Weigh an order to a unit beside those given: more if it battles an enemy with others."""
    worth = s.memo.worths[way, unit] - weight(q, s, Weights.order_cost.at)
    aim = s.memo.aims[way, unit]
    if aim < 0 or s.unit_at[aim] < 0:
        return worth
    others = 0
    for k in range(s.orders_given):
        other = s.ordered[k]
        if other < at.MOST_UNITS and s.memo.aims[way, other] == aim:
            others += 1
    if others == 0:
        return worth
    price = s.memo.banner_prices[s.asked] * q.unit_banners[s.unit_at[aim]]
    blocks = s.unit_blocks[s.unit_at[aim]]
    return worth + price * min(others, 2) * weight(q, s, Weights.together.at) // (100 * blocks)


# ---- the orders of the card led ------------------------------------------------------


def value_of_order(q: Question, s: State, value: int) -> int:
    """Weigh an order; none at all is worth more than one that gains nothing."""
    if value == 0:
        return 1
    way = way_weighed(q, s)
    place, how = order_hex(value), order_how(value)
    unit, leader = s.unit_at[place], s.leader_at[place]
    if how == UNDER:
        return value_of_command(q, s, place, way)
    if how == SPLIT or unit < 0:
        rides = at.NONE
        if unit >= 0 and s.unit_ordered[unit]:  # without an order he goes where it goes
            value_of_unit(q, s, unit, State.memo.scratch_aim.at)
            rides = s.memo.best_hex
        return value_of_leader_order(q, s, leader, rides) - weight(q, s, Weights.order_cost.at)
    return value_beside(q, s, unit, way)


def value_of_command(q: Question, s: State, place: int, way: int) -> int:
    """Weigh Leadership of a leader: his unit and those next to him."""
    unit = s.unit_at[place]
    worth = 1 + (max(0, s.memo.worths[way, unit]) if unit >= 0 else 0)
    for direction in range(6):
        there = beside(q, place, direction)
        unit = s.unit_at[there] if there >= 0 else at.NONE
        if unit >= 0 and s.unit_side[unit] == s.asked:
            worth += max(0, s.memo.worths[way, unit])
    return worth


# ---- Epic: pairs of cards, initiative ------------------------------------------------


def value_in_epic(q: Question, s: State, value: int, uniform: Any) -> int:
    """Weigh an option of a choice that only Epic has, or a card of hand or rack."""
    kind = s.decision
    if kind == at.CARD_CHOICE:
        return value_of_lead(q, s, value, uniform)
    if kind == at.PAIR_CHOICE:
        return value_of_cards(q, s, s.led, s.command, value, uniform)
    if kind == at.COPY_CHOICE:
        led = stands_for(q, s, s.led, value)
        return value_of_cards(q, s, led, s.command, at.ALONE, uniform)
    if kind == at.INITIATIVE_CHOICE or kind == at.HARM_CHOICE:
        note_for_generals(q, s)
    return value_for_general(q, s, value)


def note_for_generals(q: Question, s: State) -> None:
    """Note what orders are worth where the functions of initiative look it up."""
    weigh_units(q, s, 0)
    for unit in range(s.units):
        s.memo.worth[unit] = s.memo.worths[0, unit]


def value_of_lead(q: Question, s: State, value: int, uniform: Any) -> int:
    """Weigh a card of hand or rack: a Field card of the hand with the best one beside it."""
    side, card = s.asked, card_of(value)
    command = command_of(q, s, side, value)
    led = stands_for(q, s, card, s.sides[1 - side].last_led)
    if q.cards[led].orders == at.FIRST_STRIKE:
        return weight(q, s, Weights.strike_kept.at)
    best = value_of_cards(q, s, led, command, at.ALONE, uniform)
    if led != card and s.sides[1 - side].last_beside >= 0:  # it answers the better one of two
        led = stands_for(q, s, card, s.sides[1 - side].last_beside)
        best = max(best, value_of_cards(q, s, led, command, at.ALONE, uniform))
    if is_from_rack(value) == 0 and is_field(q, card):
        for other in range(q.card_count):
            if s.rack[other] > 0 and is_field(q, other):
                beside = card_value(1, other)
                best = max(best, value_of_cards(q, s, card, command, beside, uniform))
    if is_from_rack(value) == 0:
        best -= worth_later(q, s, card)
    return best


def value_of_cards(q: Question, s: State, led: int, command: int, beside: int, uniform: Any) -> int:
    """Weigh the orders of a card and of one beside it, if any; a little for one left lying."""
    card, command_before, led_before = s.card, s.command, s.led
    s.card, s.led, s.command = led, led, command
    if beside != at.ALONE:
        s.led_beside, s.command_beside = card_of(beside), command + 1
    begin_orders(q, s)
    worth = value_of_orders(q, s, uniform) + value_of_its_banner(q, s, led)
    if beside != at.ALONE:
        second_card(q, s)
        worth += value_of_orders(q, s, uniform) - 1
    end_orders(q, s)
    s.led_beside, s.slot = at.NONE, at.HAND_CARD
    s.card, s.command, s.led = card, command_before, led_before
    return worth
