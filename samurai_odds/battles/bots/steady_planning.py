"""What orders are worth by what the units could do under that very card, and cards kept."""

from samurai_odds.battles.bots.layout import MOST_WAYS, Weights
from samurai_odds.battles.bots.prospects import note_losses
from samurai_odds.battles.bots.steady_hexes import value_of_leader_order, value_of_unit
from samurai_odds.battles.bots.steady_scratch import turn_and_side, weight
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.decisions.packed import (
    SPLIT,
    UNDER,
    order_hex,
    order_how,
)
from samurai_odds.battles.rules.layout import Question, State
from samurai_odds.battles.rules.pieces import beside, is_of

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


def note_for_generals(q: Question, s: State) -> None:
    """Note what orders are worth where the functions of initiative look it up."""
    weigh_units(q, s, 0)
    for unit in range(s.units):
        s.memo.worth[unit] = s.memo.worths[0, unit]
