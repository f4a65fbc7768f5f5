"""Order Units and Leaders: whom the command card lets a player order (Phase 2).

Each kind of card is one function that says whether one more piece may be ordered.
"""

from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.cards.hold_and_shoot import only_fires
from samurai_odds.battles.field.cards.order_limits import (
    card_row,
    count_section_room,
    counts_of,
    dice_order,
    linked,
    most_orders,
    orders_by_card,
    orders_of,
    section_has_room,
    under_leadership,
)
from samurai_odds.battles.field.pieces import leader_of, next_to_enemy, of_kind
from samurai_odds.play.rules.offering import Numbers, ask, no_options, option


def begin_orders(q: Numbers, s: Numbers) -> None:
    """Begin the orders of a turn, with the card led; it may give dice."""
    s[at.ORDERS_GIVEN] = s[at.NEXT_MOVE] = 0
    for slot in range(3):
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
    """Say whether the player has units of the type that the card names, if it names one."""
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
        if s[at.UNIT_HEX + unit] >= 0 and s[at.UNIT_SIDE + unit] == s[at.ACTIVE]:
            if of_type(q, unit, kind, symbol):
                return True
    return False


def of_type(q: Numbers, unit: int, kind: int, symbol: int) -> bool:
    """Say whether a unit is of the type that a tactic card names."""
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
    if orders_of(q, s) != at.FIRST_STRIKE:
        side = s[at.ACTIVE]
        if orders_of(q, s) == at.BY_SECTIONS:
            count_section_room(q, s)
        for unit in range(s[at.UNITS]):
            if s[at.UNIT_HEX + unit] >= 0 and s[at.UNIT_SIDE + unit] == side:
                if s[at.UNIT_ORDERED + unit] == 0 and unit_may_be_ordered(q, s, unit):
                    option(s, at.ORDER_PIECE + s[at.UNIT_HEX + unit])
        for leader in range(s[at.LEADERS]):
            if s[at.LEADER_HEX + leader] >= 0 and q[at.LEADER_SIDE + leader] == side:
                if s[at.LEADER_ORDERED + leader] == 0:
                    offer_leader(q, s, leader)
    ask(s, at.ORDER_CHOICE, s[at.ACTIVE])


def offer_leader(q: Numbers, s: Numbers, leader: int) -> None:
    """List a leader's own order: alone, to split, or (Leadership) to command."""
    place = s[at.LEADER_HEX + leader]
    unit = s[at.UNIT_AT + place]
    kind = orders_of(q, s)
    if s[at.FALLBACK]:
        return
    if kind == at.LEADERSHIP and orders_by_card(s) == 0:
        if unit < 0 or unlocked(s, unit):
            option(s, at.ORDER_UNDER + place)
        return
    if unit < 0:
        if leader_may_be_ordered(q, s, place):
            option(s, at.ORDER_PIECE + place)
    elif q[card_row(s[at.CARD]) + at.HELMET] and may_split(q, unit, leader):
        if leader_may_be_ordered(q, s, place):
            option(s, at.ORDER_SPLIT + place)


def may_split(q: Numbers, unit: int, leader: int) -> bool:
    """Say whether a leader may leave a unit: a commander stays with his bodyguard (B23)."""
    guards = of_kind(q, unit, at.KIND_BODYGUARD) == 1
    return not (guards and q[at.LEADER_KIND + leader] == at.COMMANDER)


def unlocked(s: Numbers, unit: int) -> bool:
    """Say whether a unit may be ordered at all: some wait for their card (scenario)."""
    return s[at.UNIT_LOCK + unit] < 0 or s[at.UNIT_LOCK + unit] == s[at.CARD]


def unit_may_be_ordered(q: Numbers, s: Numbers, unit: int) -> bool:
    """Say whether the card can order this unit too."""
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
    """Say whether the card can order a leader by himself."""
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
    place, how = value % 1000, value // 1000 * 1000
    unit, leader = s[at.UNIT_AT + place], s[at.LEADER_AT + place]
    if how == at.ORDER_UNDER:
        s[at.GROUP_LEADER] = place
    if unit >= 0 and how != at.ORDER_SPLIT:
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
        s[counts_of(s) + q[at.SECTIONS + s[at.ACTIVE] * at.MOST_HEXES + place]] += 1


def end_orders(q: Numbers, s: Numbers) -> None:
    """Forget this turn's orders."""
    for unit in range(s[at.UNITS]):
        s[at.UNIT_ORDERED + unit] = s[at.UNIT_MOVED + unit] = s[at.UNIT_BATTLES + unit] = 0
        s[at.UNIT_BARRED + unit] = s[at.ORDERED_BY + unit] = 0
    for leader in range(s[at.LEADERS]):
        s[at.LEADER_ORDERED + leader] = s[at.LEADER_MOVED + leader] = 0
        s[at.ORDERED_BY + at.MOST_UNITS + leader] = 0


def rides_along(q: Numbers, s: Numbers, unit: int) -> int:
    """Find the leader who must go with a unit.

    One with an order of his own stays behind: he moves by himself, or has moved already.
    """
    leader = leader_of(q, s, unit)
    return at.NONE if leader >= 0 and s[at.LEADER_ORDERED + leader] else leader
