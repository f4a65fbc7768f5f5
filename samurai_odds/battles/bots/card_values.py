"""What orders are worth to a bot that plays by the odds, and who gets those of a card.

A general's die is worth what its six faces do to his section.
"""

from samurai_odds.battles.bots.prospects import (
    APPROACH,
    NEVER,
    note_losses,
    value_of_unit,
)
from samurai_odds.battles.bots.strike_values import BANNER, BLOCK
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.decisions.packed import (
    PIECE,
    SPLIT,
    UNDER,
    order_hex,
    order_how,
    order_value,
)
from samurai_odds.battles.rules.epic_cards import open_at, open_together
from samurai_odds.battles.rules.epic_turn import die_orders, stands_fast
from samurai_odds.battles.rules.layout import Question, State
from samurai_odds.battles.rules.orders import (
    count_section_room,
    give_order,
)
from samurai_odds.battles.rules.pieces import beside, is_of, sections_of
from samurai_odds.battles.rules.retreats import retreat_ends
from samurai_odds.battles.rules.turns import mirror

KEPT = 400  # what a First Strike is worth keeping for
MOST_ORDERS = 8


def weigh_units(q: Question, s: State, side: int, style: int) -> None:
    """Note what an order to each unit is worth, for the card and the orders to come.

    A hand of one kind of card is led without asking; then it is done at the first order.
    """
    if s.decision != at.ORDER_CHOICE and s.decision != at.KEEP_CHOICE:
        s.way[0] = at.BY_SECTIONS  # units move by their own rates
        s.card_close_dice[0] = s.card_fire_dice[0] = 0
    note_losses(s)
    for unit in range(s.units):
        if is_of(s, unit, side):
            s.memo.worth[unit] = value_of_unit(q, s, unit, style)
    s.memo.weighed = s.turn if s.decision != at.KEEP_CHOICE else 0


def stands_for(q: Question, s: State, card: int, last: int) -> int:
    """Return what a card would be: a Counter Attack the enemy's last one, mirrored."""
    if q.cards[card].orders == at.COUNTER_ATTACK and last >= 0:
        return mirror(q, last)
    return card


def suppose_orders(s: State, kind: int) -> None:
    """Suppose what is not known yet: half of a Shogun's dice flags, a leader for Leadership."""
    if kind == at.SHOGUN:
        for k in range(5):
            s.shogun_orders[k] = 0
        s.shogun_orders[4] = s.command // 2
    if kind == at.LEADERSHIP:
        s.group_leader = 0


def count_room(q: Question, s: State, kind: int) -> None:
    """Work out where one more order may be given, in Epic beside another card's too."""
    if kind == at.BY_SECTIONS:
        count_section_room(q, s)
    if s.led_beside >= 0:
        open_together(q, s)


def may_be_given(q: Question, s: State, unit: int) -> bool:
    """Return whether a unit of the side asked has no order, and two cards leave room for one."""
    if not is_of(s, unit, s.asked) or s.unit_ordered[unit]:
        return False
    return s.led_beside < 0 or open_at(q, s, s.unit_hex[unit])


def suppose_order(q: Question, s: State, unit: int) -> None:
    """Return an order that is only weighed: a unit that waits for its card goes on waiting."""
    lock = s.unit_lock[unit]
    give_order(q, s, order_value(PIECE, s.unit_hex[unit]))
    s.unit_lock[unit] = lock


def value_of_order(q: Question, s: State, value: int) -> int:
    """Weigh an order; none at all is worth nothing."""
    if value == 0:
        return 0
    place, how = order_hex(value), order_how(value)
    unit = s.unit_at[place]
    if how == SPLIT:
        return NEVER
    if how == UNDER:
        return value_of_command(q, s, place)
    return s.memo.worth[unit] if unit >= 0 else 50


def value_of_command(q: Question, s: State, place: int) -> int:
    """Weigh Leadership of a leader: his unit and those next to him."""
    worth = 100 + (s.memo.worth[s.unit_at[place]] if s.unit_at[place] >= 0 else 0)
    for direction in range(6):
        there = beside(q, place, direction)
        unit = s.unit_at[there] if there >= 0 else at.NONE
        if unit >= 0 and s.unit_side[unit] == s.asked:
            worth += max(0, s.memo.worth[unit])
    return worth


# ---- initiative ----------------------------------------------------------------------


def value_for_general(q: Question, s: State, value: int) -> int:
    """Weigh which Field General acts, or whom his die harms; 0 for a choice of neither kind."""
    if s.decision == at.INITIATIVE_CHOICE:
        return value_of_initiative(q, s, value)
    if s.decision == at.HARM_CHOICE:
        swords = s.general_die == at.CROSSED_SWORDS
        return -cost_of_harm(q, s, s.unit_at[value], swords)
    return 0  # beside which card a Dragon card lies: each as likely


def value_of_initiative(q: Question, s: State, value: int) -> int:
    """Weigh a general's die: the best order or the least harm of each face; 0 for none."""
    if value == 0:
        return 0
    total = 0
    for face in range(at.DIE_FACES):
        total += value_of_face(q, s, 1 << (value - 1), face)
    return total // at.DIE_FACES


def value_of_face(q: Question, s: State, section: int, face: int) -> int:
    """Weigh one face of a general's die; 0 where it finds nobody."""
    harms = face == at.FLAG_FACE or face == at.CROSSED_SWORDS
    best = NEVER
    for unit in range(s.units):
        place = s.unit_hex[unit]
        if place < 0 or s.unit_side[unit] != s.asked or s.unit_ordered[unit]:
            continue
        if sections_of(q, s.asked, place) & section == 0:
            continue
        if harms:
            best = max(best, -cost_of_harm(q, s, unit, face == at.CROSSED_SWORDS))
        elif s.unit_lock[unit] < 0 and die_orders(q, face, unit):
            best = max(best, s.memo.worth[unit])
    return 0 if best == NEVER else best


def cost_of_harm(q: Question, s: State, unit: int, swords: bool) -> int:
    """Weigh a block lost, or a retreat of a unit's movement with the blocks that it costs."""
    blocks, moves = 1, q.kinds[q.unit_kind[unit]].moves
    if not swords:
        blocks = 0 if has_way_back(q, s, unit) else moves
    cost = min(blocks, s.unit_blocks[unit]) * BLOCK
    if blocks >= s.unit_blocks[unit]:
        cost += BANNER * q.unit_banners[unit]
    if not swords:
        cost += moves * APPROACH
    return cost + max(0, s.memo.worth[unit]) // 2  # what it cannot do now, it might have done


def has_way_back(q: Question, s: State, unit: int) -> bool:
    """Return whether a unit can retreat a hex at least."""
    place = s.unit_hex[unit]
    return not stands_fast(q, unit, place) and not retreat_ends(q, s, unit, place)
