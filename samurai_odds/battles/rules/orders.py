"""Order Units and Leaders: whom the command card lets a player order (Phase 2).

Each kind of card is one function that says whether one more piece may be ordered.
"""

from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.decisions.packed import (
    PIECE,
    SPLIT,
    UNDER,
    order_hex,
    order_how,
    order_value,
)
from samurai_odds.battles.rules.layout import Question, State
from samurai_odds.battles.rules.pieces import (
    beside,
    fires_again,
    is_of,
    leader_of,
    next_to_enemy,
    only_fires,
    sections_of,
)
from samurai_odds.play.offering import ask, no_options, option


def end_battles(s: State) -> None:
    """End the battle of a unit that does not fire again; without one, end Phase 4."""
    again = fires_again(s)
    if again >= 0:
        s.unit_battles[again] = 0
    else:
        s.phase = at.REPLACE_STRIKES


# ---- how far a card's orders go ------------------------------------------------------


def orders_of(q: Question, s: State) -> int:
    """Return how the card on the table orders."""
    return q.cards[s.card].orders


def way_of(s: State, piece: int) -> int:
    """Return how a piece moves and battles: as who ordered it says; before, as the card led."""
    return s.way[s.ordered_by[piece]]


def orders_by_card(s: State) -> int:
    """Count the orders that the card on the table has given; of two, the one that orders now."""
    return s.orders_given - s.orders_before


def most_orders(q: Question, s: State) -> int:
    """Count the units that a card for so many may order; in Epic for some the command (B21)."""
    most = q.cards[s.card].most
    return s.command if most == at.AS_COMMAND else most


def count_section_room(q: Question, s: State) -> None:
    """Work out which sections' hexes may give one more piece an order.

    A hex on a dotted line draws on either section. The orders suffice if no set of
    sections holds more ordered pieces, that belong to no other, than it has orders; so
    one more piece is allowed if every set of sections around it has an order left.
    """
    for bits in range(1, 8):
        s.section_room[bits] = 1
    for sections in range(1, 8):
        left = 0
        for k in range(3):
            if sections >> k & 1:
                quota = q.cards[s.card].quota[k]
                left += s.command if quota == at.AS_COMMAND else quota
        for bits in range(1, 8):
            if bits & sections == bits:
                left -= s.order_count[s.slot, bits]
        if left <= 0:
            for bits in range(1, 8):
                if bits & sections == bits:
                    s.section_room[bits] = 0


def section_has_room(q: Question, s: State, place: int) -> bool:
    """Return whether the sections' orders suffice for one more piece in a hex."""
    bits = sections_of(q, s.active, place)
    return s.section_room[bits] > 0


def dice_order(s: State, what: int) -> bool:
    """Shogun: a symbol orders one unit of it, a flag any unit or a leader."""
    flags = s.shogun_orders[at.LEADER_ORDER]
    for k in range(4):
        ordered = s.order_count[s.slot, k] + (1 if k == what else 0)
        flags -= max(0, ordered - s.shogun_orders[k])
    flags -= s.order_count[s.slot, at.LEADER_ORDER] + (1 if what == at.LEADER_ORDER else 0)
    return flags >= 0


def linked(q: Question, s: State, place: int) -> bool:
    """Return whether a hex is next to one already ordered, or would be the first of the group."""
    if orders_by_card(s) == 0:
        return True
    for direction in range(6):
        there = beside(q, place, direction)
        if there >= 0 and in_group(q, s, there):
            return True
    return False


def in_group(q: Question, s: State, place: int) -> bool:
    """Return whether the piece in a hex has been ordered by the card that orders now."""
    unit, leader = s.unit_at[place], s.leader_at[place]
    if unit >= 0:
        if s.unit_side[unit] != s.active or s.unit_ordered[unit] == 0:
            return False
        return s.ordered_by[unit] == s.slot
    if leader < 0 or q.leader_side[leader] != s.active:
        return False
    if s.leader_ordered[leader] == 0:
        return False
    return s.ordered_by[at.MOST_UNITS + leader] == s.slot


def under_leadership(q: Question, s: State, place: int) -> bool:
    """Leadership: the leader's hex and so many linked to it, or one unit of choice."""
    if orders_by_card(s) == 0:
        return True
    if s.group_leader < 0:
        return False
    most = q.cards[s.card].most
    return orders_by_card(s) <= most and linked(q, s, place)


# ---- the orders open -----------------------------------------------------------------


def begin_orders(q: Question, s: State) -> None:
    """Begin the orders of a turn, with the card led; it may give dice."""
    s.orders_given = s.next_move = 0
    for slot in range(3 if q.rack_size > 0 else 1):
        s.card_close_dice[slot] = s.card_fire_dice[slot] = 0
        for k in range(8):
            s.order_count[slot, k] = 0
    begin_card(q, s, at.HAND_CARD)
    kind = orders_of(q, s)
    if kind == at.SHOGUN:
        s.card_close_dice[0] = s.card_fire_dice[0] = q.shogun_dice_given
    elif kind == at.CAVALRY_CHARGE and s.fallback == 0:
        s.card_close_dice[0] = q.charge_dice


def begin_card(q: Question, s: State, slot: int) -> None:
    """See whether the card finds any of its units; without, it orders one of choice."""
    s.slot, s.orders_before = slot, s.orders_given
    s.group_leader = at.NONE
    s.fallback = 0 if finds_units(q, s) else 1
    s.way[slot] = at.BY_SECTIONS if s.fallback else orders_of(q, s)


def finds_units(q: Question, s: State) -> bool:
    """Return whether the player has units of the type that the card names, if it names one."""
    kind = orders_of(q, s)
    if kind == at.COUNTER_ATTACK:
        return False  # on the first turn there is nothing to copy (B15)
    symbol = q.cards[s.card].symbol
    by_type = (
        kind == at.BY_SYMBOL
        or kind == at.CAVALRY_CHARGE
        or kind == at.HOLD_AND_SHOOT
        or kind == at.INFANTRY_ONSLAUGHT
    )
    if not by_type:
        return True
    for unit in range(s.units):
        if is_of(s, unit, s.active):
            if of_type(q, unit, kind, symbol):
                return True
    return False


def of_type(q: Question, unit: int, kind: int, symbol: int) -> bool:
    """Return whether a unit is of the type that a tactic card names."""
    if kind == at.BY_SYMBOL:
        return q.kinds[q.unit_kind[unit]].symbol == symbol
    if kind == at.CAVALRY_CHARGE:
        return q.kinds[q.unit_kind[unit]].mounted == 1
    if kind == at.HOLD_AND_SHOOT:
        return q.kinds[q.unit_kind[unit]].missile == 1
    return q.kinds[q.unit_kind[unit]].mounted == 0


def offer_orders(q: Question, s: State) -> None:
    """List every order that may still be given; 0 is none."""
    no_options(s)
    option(s, 0)
    if gives_orders(q, s):
        side = s.active
        if orders_of(q, s) == at.BY_SECTIONS:
            count_section_room(q, s)
        for unit in range(s.units):
            if is_of(s, unit, side):
                if s.unit_ordered[unit] == 0 and unit_may_be_ordered(q, s, unit):
                    option(s, order_value(PIECE, s.unit_hex[unit]))
        for leader in range(s.leaders):
            if s.leader_hex[leader] >= 0 and q.leader_side[leader] == side:
                if s.leader_ordered[leader] == 0:
                    offer_leader(q, s, leader)
    ask(s, at.ORDER_CHOICE, s.active)


def gives_orders(q: Question, s: State) -> bool:
    """Return whether the card orders anybody; First Strike and copies of nothing may not (B15)."""
    kind = orders_of(q, s)
    return kind != at.FIRST_STRIKE and (kind != at.COUNTER_ATTACK or q.copies_nothing > 0)


def offer_leader(q: Question, s: State, leader: int) -> None:
    """List a leader's own order: alone, to split, or (Leadership) to command."""
    place = s.leader_hex[leader]
    unit = s.unit_at[place]
    kind = orders_of(q, s)
    if s.fallback:
        return
    if kind == at.LEADERSHIP and orders_by_card(s) == 0:
        if unit < 0 or unlocked(s, unit):
            option(s, order_value(UNDER, place))
        return
    if unit < 0:
        if leader_may_be_ordered(q, s, place):
            option(s, order_value(PIECE, place))
    elif q.cards[s.card].helmet and may_split(q, unit, leader):
        if leader_may_be_ordered(q, s, place):
            option(s, order_value(SPLIT, place))


def may_split(q: Question, unit: int, leader: int) -> bool:
    """Return whether a leader may leave a unit: a commander stays with his bodyguard (B23)."""
    guards = q.kinds[q.unit_kind[unit]].bodyguard == 1
    return not (guards and q.leader_kind[leader] == at.COMMANDER)


def unlocked(s: State, unit: int) -> bool:
    """Return whether a unit may be ordered at all: some wait for their card (scenario)."""
    return s.unit_lock[unit] < 0 or s.unit_lock[unit] == s.card


def unit_may_be_ordered(q: Question, s: State, unit: int) -> bool:
    if not unlocked(s, unit):
        return False
    if s.fallback:
        return orders_by_card(s) == 0
    place, kind = s.unit_hex[unit], orders_of(q, s)
    if kind == at.BY_SECTIONS:
        return section_has_room(q, s, place)
    if kind == at.SHOGUN:
        return dice_order(s, q.kinds[q.unit_kind[unit]].symbol)
    if kind == at.BY_SYMBOL:
        if orders_by_card(s) >= s.command:
            return False
        return of_type(q, unit, kind, q.cards[s.card].symbol)
    if kind == at.LEADERSHIP:
        return under_leadership(q, s, place)
    if kind == at.SERPENT_COMMAND:
        return linked(q, s, place)
    if orders_by_card(s) >= most_orders(q, s) or not of_type(q, unit, kind, 0):
        return False
    if kind == at.HOLD_AND_SHOOT:
        return not next_to_enemy(q, s, place, s.active, True)
    return kind != at.INFANTRY_ONSLAUGHT or linked(q, s, place)


def leader_may_be_ordered(q: Question, s: State, place: int) -> bool:
    kind = orders_of(q, s)
    if kind == at.BY_SECTIONS:
        return section_has_room(q, s, place)
    if kind == at.SHOGUN:
        return dice_order(s, at.LEADER_ORDER)
    if kind == at.LEADERSHIP:
        return s.group_leader >= 0 and under_leadership(q, s, place)
    return kind == at.SERPENT_COMMAND and linked(q, s, place)


# ---- giving the order ----------------------------------------------------------------


def give_order(q: Question, s: State, value: int) -> None:
    """Note an order, after those given before."""
    place, how = order_hex(value), order_how(value)
    unit, leader = s.unit_at[place], s.leader_at[place]
    if how == UNDER:
        s.group_leader = place
    if unit >= 0 and how != SPLIT:
        piece = unit
        s.unit_ordered[unit] = 1
        s.unit_lock[unit] = at.NONE
        s.unit_moved[unit] = 0
        s.unit_battles[unit] = 2 if only_fires(s) else 1 - s.unit_barred[unit]
        count_order(q, s, place, q.kinds[q.unit_kind[unit]].symbol)
    else:
        piece = at.MOST_UNITS + leader
        s.leader_ordered[leader] = 1
        s.leader_moved[leader] = 0
        count_order(q, s, place, at.LEADER_ORDER)
    s.ordered[s.orders_given] = piece
    s.ordered_by[piece] = s.slot
    s.orders_given += 1


def count_order(q: Question, s: State, place: int, what: int) -> None:
    """Count an order where it draws on: by its sections, or by what the Shogun's dice name."""
    if orders_of(q, s) == at.SHOGUN:
        s.order_count[s.slot, what] += 1
    else:
        s.order_count[s.slot, sections_of(q, s.active, place)] += 1


def end_orders(q: Question, s: State) -> None:
    for unit in range(s.units):
        s.unit_ordered[unit] = s.unit_moved[unit] = s.unit_battles[unit] = 0
        s.unit_barred[unit] = s.ordered_by[unit] = 0
    for leader in range(s.leaders):
        s.leader_ordered[leader] = s.leader_moved[leader] = 0
        s.ordered_by[at.MOST_UNITS + leader] = 0


def rides_along(q: Question, s: State, unit: int) -> int:
    """Return the leader who must go with a unit.

    One with an order of his own stays behind: he moves by himself, or has moved already.
    """
    leader = leader_of(q, s, unit)
    return at.NONE if leader >= 0 and s.leader_ordered[leader] else leader
