"""Order Units and Leaders: whom the command card lets a player order (Phase 2).

Each kind of card is one function that says whether one more piece may be ordered.
"""

from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.decisions import (
    PIECE,
    SPLIT,
    UNDER,
    order_hex,
    order_how,
    order_value,
)
from samurai_odds.battles.field.pieces import (
    beside,
    fires_again,
    is_of,
    leader_of,
    next_to_enemy,
    of_kind,
    only_fires,
    sections_of,
)
from samurai_odds.play.offering import Numbers, ask, no_options, option


def end_battles(s: Numbers) -> None:
    """End the battle of a unit that does not fire again; without one, end Phase 4."""
    again = fires_again(s)
    if again >= 0:
        s[at.UNIT_BATTLES + again] = 0
    else:
        s[at.PHASE] = at.REPLACE_STRIKES


# ---- how far a card's orders go ------------------------------------------------------


def card_row(card: int) -> int:
    """Return a command card's row in the question."""
    return at.CARD_TABLE + card * at.CARD_FIELDS


def orders_of(q: Numbers, s: Numbers) -> int:
    """Return how the card on the table orders."""
    return q[card_row(s[at.CARD]) + at.ORDERS]


def way_of(s: Numbers, piece: int) -> int:
    """Return how a piece moves and battles: as who ordered it says; before, as the card led."""
    return s[at.WAY + s[at.ORDERED_BY + piece]]


def orders_by_card(s: Numbers) -> int:
    """Count the orders that the card on the table has given; of two, the one that orders now."""
    return s[at.ORDERS_GIVEN] - s[at.ORDERS_BEFORE]


def counts_of(s: Numbers) -> int:
    """Return the counts of the orders that who orders now has given."""
    return at.ORDER_COUNT + 8 * s[at.SLOT]


def most_orders(q: Numbers, s: Numbers) -> int:
    """Count the units that a card for so many may order; in Epic for some the command (B21)."""
    most = q[card_row(s[at.CARD]) + at.MOST]
    return s[at.COMMAND] if most == at.AS_COMMAND else most


def count_section_room(q: Numbers, s: Numbers) -> None:
    """Work out which sections' hexes may give one more piece an order.

    A hex on a dotted line draws on either section. The orders suffice if no set of
    sections holds more ordered pieces, that belong to no other, than it has orders; so
    one more piece is allowed if every set of sections around it has an order left.
    """
    ordered = counts_of(s)
    for bits in range(1, 8):
        s[at.SECTION_ROOM + bits] = 1
    for sections in range(1, 8):
        left = 0
        for k in range(3):
            if sections >> k & 1:
                quota = q[card_row(s[at.CARD]) + at.QUOTA + k]
                left += s[at.COMMAND] if quota == at.AS_COMMAND else quota
        for bits in range(1, 8):
            if bits & sections == bits:
                left -= s[ordered + bits]
        if left <= 0:
            for bits in range(1, 8):
                if bits & sections == bits:
                    s[at.SECTION_ROOM + bits] = 0


def section_has_room(q: Numbers, s: Numbers, place: int) -> bool:
    """Return whether the sections' orders suffice for one more piece in a hex."""
    bits = sections_of(q, s[at.ACTIVE], place)
    return s[at.SECTION_ROOM + bits] > 0


def dice_order(s: Numbers, what: int) -> bool:
    """Shogun: a symbol orders one unit of it, a flag any unit or a leader."""
    flags, counts = s[at.SHOGUN_ORDERS + at.LEADER_ORDER], counts_of(s)
    for k in range(4):
        ordered = s[counts + k] + (1 if k == what else 0)
        flags -= max(0, ordered - s[at.SHOGUN_ORDERS + k])
    flags -= s[counts + at.LEADER_ORDER] + (1 if what == at.LEADER_ORDER else 0)
    return flags >= 0


def linked(q: Numbers, s: Numbers, place: int) -> bool:
    """Return whether a hex is next to one already ordered, or would be the first of the group."""
    if orders_by_card(s) == 0:
        return True
    for direction in range(6):
        there = beside(q, place, direction)
        if there >= 0 and in_group(q, s, there):
            return True
    return False


def in_group(q: Numbers, s: Numbers, place: int) -> bool:
    """Return whether the piece in a hex has been ordered by the card that orders now."""
    unit, leader = s[at.UNIT_AT + place], s[at.LEADER_AT + place]
    if unit >= 0:
        if s[at.UNIT_SIDE + unit] != s[at.ACTIVE] or s[at.UNIT_ORDERED + unit] == 0:
            return False
        return s[at.ORDERED_BY + unit] == s[at.SLOT]
    if leader < 0 or q[at.LEADER_SIDE + leader] != s[at.ACTIVE]:
        return False
    if s[at.LEADER_ORDERED + leader] == 0:
        return False
    return s[at.ORDERED_BY + at.MOST_UNITS + leader] == s[at.SLOT]


def under_leadership(q: Numbers, s: Numbers, place: int) -> bool:
    """Leadership: the leader's hex and so many linked to it, or one unit of choice."""
    if orders_by_card(s) == 0:
        return True
    if s[at.GROUP_LEADER] < 0:
        return False
    most = q[card_row(s[at.CARD]) + at.MOST]
    return orders_by_card(s) <= most and linked(q, s, place)


# ---- the orders open -----------------------------------------------------------------


def begin_orders(q: Numbers, s: Numbers) -> None:
    """Begin the orders of a turn, with the card led; it may give dice."""
    s[at.ORDERS_GIVEN] = s[at.NEXT_MOVE] = 0
    for slot in range(3 if q[at.RACK_SIZE] > 0 else 1):
        s[at.CARD_CLOSE_DICE + slot] = s[at.CARD_FIRE_DICE + slot] = 0
        for k in range(8):
            s[at.ORDER_COUNT + 8 * slot + k] = 0
    begin_card(q, s, at.HAND_CARD)
    kind = orders_of(q, s)
    if kind == at.SHOGUN:
        s[at.CARD_CLOSE_DICE] = s[at.CARD_FIRE_DICE] = q[at.SHOGUN_DICE_GIVEN]
    elif kind == at.CAVALRY_CHARGE and s[at.FALLBACK] == 0:
        s[at.CARD_CLOSE_DICE] = q[at.CHARGE_DICE]


def begin_card(q: Numbers, s: Numbers, slot: int) -> None:
    """See whether the card finds any of its units; without, it orders one of choice."""
    s[at.SLOT], s[at.ORDERS_BEFORE] = slot, s[at.ORDERS_GIVEN]
    s[at.GROUP_LEADER] = at.NONE
    s[at.FALLBACK] = 0 if finds_units(q, s) else 1
    s[at.WAY + slot] = at.BY_SECTIONS if s[at.FALLBACK] else orders_of(q, s)


def finds_units(q: Numbers, s: Numbers) -> bool:
    """Return whether the player has units of the type that the card names, if it names one."""
    kind = orders_of(q, s)
    if kind == at.COUNTER_ATTACK:
        return False  # on the first turn there is nothing to copy (B15)
    symbol = q[card_row(s[at.CARD]) + at.SYMBOL]
    by_type = (
        kind == at.BY_SYMBOL
        or kind == at.CAVALRY_CHARGE
        or kind == at.HOLD_AND_SHOOT
        or kind == at.INFANTRY_ONSLAUGHT
    )
    if not by_type:
        return True
    for unit in range(s[at.UNITS]):
        if is_of(s, unit, s[at.ACTIVE]):
            if of_type(q, unit, kind, symbol):
                return True
    return False


def of_type(q: Numbers, unit: int, kind: int, symbol: int) -> bool:
    """Return whether a unit is of the type that a tactic card names."""
    if kind == at.BY_SYMBOL:
        return of_kind(q, unit, at.KIND_SYMBOL) == symbol
    if kind == at.CAVALRY_CHARGE:
        return of_kind(q, unit, at.KIND_MOUNTED) == 1
    if kind == at.HOLD_AND_SHOOT:
        return of_kind(q, unit, at.KIND_MISSILE) == 1
    return of_kind(q, unit, at.KIND_MOUNTED) == 0


def offer_orders(q: Numbers, s: Numbers) -> None:
    """List every order that may still be given; 0 is none."""
    no_options(s)
    option(s, 0)
    if gives_orders(q, s):
        side = s[at.ACTIVE]
        if orders_of(q, s) == at.BY_SECTIONS:
            count_section_room(q, s)
        for unit in range(s[at.UNITS]):
            if is_of(s, unit, side):
                if s[at.UNIT_ORDERED + unit] == 0 and unit_may_be_ordered(q, s, unit):
                    option(s, order_value(PIECE, s[at.UNIT_HEX + unit]))
        for leader in range(s[at.LEADERS]):
            if s[at.LEADER_HEX + leader] >= 0 and q[at.LEADER_SIDE + leader] == side:
                if s[at.LEADER_ORDERED + leader] == 0:
                    offer_leader(q, s, leader)
    ask(s, at.ORDER_CHOICE, s[at.ACTIVE])


def gives_orders(q: Numbers, s: Numbers) -> bool:
    """Return whether the card orders anybody; First Strike and copies of nothing may not (B15)."""
    kind = orders_of(q, s)
    return kind != at.FIRST_STRIKE and (kind != at.COUNTER_ATTACK or q[at.COPIES_NOTHING] > 0)


def offer_leader(q: Numbers, s: Numbers, leader: int) -> None:
    """List a leader's own order: alone, to split, or (Leadership) to command."""
    place = s[at.LEADER_HEX + leader]
    unit = s[at.UNIT_AT + place]
    kind = orders_of(q, s)
    if s[at.FALLBACK]:
        return
    if kind == at.LEADERSHIP and orders_by_card(s) == 0:
        if unit < 0 or unlocked(s, unit):
            option(s, order_value(UNDER, place))
        return
    if unit < 0:
        if leader_may_be_ordered(q, s, place):
            option(s, order_value(PIECE, place))
    elif q[card_row(s[at.CARD]) + at.HELMET] and may_split(q, unit, leader):
        if leader_may_be_ordered(q, s, place):
            option(s, order_value(SPLIT, place))


def may_split(q: Numbers, unit: int, leader: int) -> bool:
    """Return whether a leader may leave a unit: a commander stays with his bodyguard (B23)."""
    guards = of_kind(q, unit, at.KIND_BODYGUARD) == 1
    return not (guards and q[at.LEADER_KIND + leader] == at.COMMANDER)


def unlocked(s: Numbers, unit: int) -> bool:
    """Return whether a unit may be ordered at all: some wait for their card (scenario)."""
    return s[at.UNIT_LOCK + unit] < 0 or s[at.UNIT_LOCK + unit] == s[at.CARD]


def unit_may_be_ordered(q: Numbers, s: Numbers, unit: int) -> bool:
    if not unlocked(s, unit):
        return False
    if s[at.FALLBACK]:
        return orders_by_card(s) == 0
    place, kind = s[at.UNIT_HEX + unit], orders_of(q, s)
    row = card_row(s[at.CARD])
    if kind == at.BY_SECTIONS:
        return section_has_room(q, s, place)
    if kind == at.SHOGUN:
        return dice_order(s, of_kind(q, unit, at.KIND_SYMBOL))
    if kind == at.BY_SYMBOL:
        if orders_by_card(s) >= s[at.COMMAND]:
            return False
        return of_type(q, unit, kind, q[row + at.SYMBOL])
    if kind == at.LEADERSHIP:
        return under_leadership(q, s, place)
    if kind == at.SERPENT_COMMAND:
        return linked(q, s, place)
    if orders_by_card(s) >= most_orders(q, s) or not of_type(q, unit, kind, 0):
        return False
    if kind == at.HOLD_AND_SHOOT:
        return not next_to_enemy(q, s, place, s[at.ACTIVE], True)
    return kind != at.INFANTRY_ONSLAUGHT or linked(q, s, place)


def leader_may_be_ordered(q: Numbers, s: Numbers, place: int) -> bool:
    kind = orders_of(q, s)
    if kind == at.BY_SECTIONS:
        return section_has_room(q, s, place)
    if kind == at.SHOGUN:
        return dice_order(s, at.LEADER_ORDER)
    if kind == at.LEADERSHIP:
        return s[at.GROUP_LEADER] >= 0 and under_leadership(q, s, place)
    return kind == at.SERPENT_COMMAND and linked(q, s, place)


# ---- giving the order ----------------------------------------------------------------


def give_order(q: Numbers, s: Numbers, value: int) -> None:
    """Note an order, after those given before."""
    place, how = order_hex(value), order_how(value)
    unit, leader = s[at.UNIT_AT + place], s[at.LEADER_AT + place]
    if how == UNDER:
        s[at.GROUP_LEADER] = place
    if unit >= 0 and how != SPLIT:
        piece = unit
        s[at.UNIT_ORDERED + unit] = 1
        s[at.UNIT_LOCK + unit] = at.NONE
        s[at.UNIT_MOVED + unit] = 0
        s[at.UNIT_BATTLES + unit] = 2 if only_fires(s) else 1 - s[at.UNIT_BARRED + unit]
        count_order(q, s, place, of_kind(q, unit, at.KIND_SYMBOL))
    else:
        piece = at.MOST_UNITS + leader
        s[at.LEADER_ORDERED + leader] = 1
        s[at.LEADER_MOVED + leader] = 0
        count_order(q, s, place, at.LEADER_ORDER)
    s[at.ORDERED + s[at.ORDERS_GIVEN]] = piece
    s[at.ORDERED_BY + piece] = s[at.SLOT]
    s[at.ORDERS_GIVEN] += 1


def count_order(q: Numbers, s: Numbers, place: int, what: int) -> None:
    """Count an order where it draws on: by its sections, or by what the Shogun's dice name."""
    if orders_of(q, s) == at.SHOGUN:
        s[counts_of(s) + what] += 1
    else:
        s[counts_of(s) + sections_of(q, s[at.ACTIVE], place)] += 1


def end_orders(q: Numbers, s: Numbers) -> None:
    for unit in range(s[at.UNITS]):
        s[at.UNIT_ORDERED + unit] = s[at.UNIT_MOVED + unit] = s[at.UNIT_BATTLES + unit] = 0
        s[at.UNIT_BARRED + unit] = s[at.ORDERED_BY + unit] = 0
    for leader in range(s[at.LEADERS]):
        s[at.LEADER_ORDERED + leader] = s[at.LEADER_MOVED + leader] = 0
        s[at.ORDERED_BY + at.MOST_UNITS + leader] = 0


def rides_along(q: Numbers, s: Numbers, unit: int) -> int:
    """Return the leader who must go with a unit.

    One with an order of his own stays behind: he moves by himself, or has moved already.
    """
    leader = leader_of(q, s, unit)
    return at.NONE if leader >= 0 and s[at.LEADER_ORDERED + leader] else leader
