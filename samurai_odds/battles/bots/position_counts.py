"""What a side has in a position: numbers that the evaluation compares.

Counted at the start of a turn, before a card is led. Chances are in hundredths, expected
numbers in hundredths too.
"""

from samurai_odds.battles.bots.layout import Counts, Prices
from samurai_odds.battles.bots.strike_values import odds_if_close, odds_if_fired
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.layout import Question, State, StrikeOdds
from samurai_odds.battles.rules.pieces import (
    hexes_between,
    sections_of,
    supported,
)
from samurai_odds.battles.rules.turns import sections_clear

SPECIAL_ORDERS = 3  # that such a card is taken to give


def count_position(q: Question, s: State, side: int, hands: bool, out: int) -> None:
    """Count what a side has into the bots' notes; its cards where ``hands`` are known.

    ``out`` is where in `Memo.counted`.
    """
    for k in range(Counts.width):
        s[State.memo.counted.place(out) + k] = 0
    s.memo.counted[out].needed = banners_needed(q, s, side)
    s.memo.counted[out].tokens, s.memo.counted[out].cards = (
        s.sides[side].tokens,
        s.sides[side].hand_size,
    )
    for k in range(q.dragon_count):
        s.memo.counted[out].dragons += s.dragon_hands[side, k]
    if q.clear_banners[side]:
        s.memo.counted[out].cleared = q.clear_banners[side] * sections_clear(q, s, side)
    for unit in range(s.units):
        if s.unit_hex[unit] >= 0 and s.unit_side[unit] == side:
            count_unit(q, s, unit, out)
    count_leaders(q, s, side, out)
    if hands:
        count_cards(q, s, side, out)


def banners_needed(q: Question, s: State, side: int) -> int:
    """Count the banners that a side still needs, one at least."""
    return max(1, q.goal[side] - s.sides[side].banners)


def count_unit(q: Question, s: State, unit: int, out: int) -> None:
    """Count a unit: its blocks, where it stands, what the enemy can do to it."""
    place, blocks = s.unit_hex[unit], s.unit_blocks[unit]
    s.memo.counted[out].units += 1
    s.memo.counted[out].blocks += blocks
    s.memo.counted[out].force += blocks * q[Question.prices.at + kind_of_unit(q, unit)]
    if s.unit_lock[unit] >= 0:
        return
    if blocks <= 2:
        if blocks == 1:
            s.memo.counted[out].one_block += 1
        else:
            s.memo.counted[out].two_blocks += 1
    odds = worst_strike(q, s, unit, place)
    if odds > 0:
        s.memo.counted[out].suffers += StrikeOdds(q, odds).losses // 10
        dies = StrikeOdds(q, odds).dies * q.unit_banners[unit] // 10
        s.memo.counted[out].dies += dies
        s.memo.counted[out].worst = max(s.memo.counted[out].worst, dies)


def kind_of_unit(q: Question, unit: int) -> int:
    """Tell kinds of unit apart by what they do: their places among `Prices`.

    A bodyguard counts as samurai spears.
    """
    if q.kinds[q.unit_kind[unit]].bodyguard:
        return Prices.samurai_spears.at
    missile = q.kinds[q.unit_kind[unit]].missile
    if q.kinds[q.unit_kind[unit]].mounted:
        return Prices.bow_cavalry.at if missile else Prices.spear_cavalry.at
    if q.kinds[q.unit_kind[unit]].levy:
        return Prices.levies.at
    samurai = q.kinds[q.unit_kind[unit]].symbol == at.SQUARE
    if missile:
        if samurai:
            return Prices.samurai_bows.at
        return (
            Prices.arquebuses.at
            if q.kinds[q.unit_kind[unit]].reach >= 4
            else Prices.ashigaru_bows.at
        )
    return Prices.samurai_spears.at if samurai else Prices.ashigaru_spears.at


def worst_strike(q: Question, s: State, unit: int, place: int) -> int:
    """Return the odds of the worst that an enemy in reach can do to a unit; 0 if none is."""
    worst, worst_odds = 0, 0
    side = s.unit_side[unit]
    steady = supported(q, s, place, side)
    for enemy in range(s.units):
        where = s.unit_hex[enemy]
        if where < 0 or s.unit_side[enemy] == side or s.unit_lock[enemy] >= 0:
            continue
        away = hexes_between(q, place, where)
        fights = q.kinds[q.unit_kind[enemy]].fights
        reach = q.kinds[q.unit_kind[enemy]].reach
        if away > fights + max(1, reach):
            continue
        if away <= 1 + fights:
            odds = odds_if_close(q, s, enemy, where, unit, place, steady)
        else:
            odds = odds_if_fired(q, s, enemy, where, unit, place, steady)
        if odds > 0:
            harm = StrikeOdds(q, odds).losses + 3 * StrikeOdds(q, odds).dies
            if harm > worst:
                worst, worst_odds = harm, odds
    return worst_odds


def count_leaders(q: Question, s: State, side: int, out: int) -> None:
    """Count a side's leaders, and the banners of those exposed."""
    for leader in range(s.leaders):
        place = s.leader_hex[leader]
        if place < 0 or q.leader_side[leader] != side:
            continue
        s.memo.counted[out].leaders += 1
        unit = s.unit_at[place]
        alone = unit < 0 or s.unit_blocks[unit] == 1
        if alone and in_reach(q, s, side, place):
            s.memo.counted[out].exposed += q.leader_banners[leader]


def in_reach(q: Question, s: State, side: int, place: int) -> bool:
    """Return whether an enemy can come at a hex in his turn."""
    for enemy in range(s.units):
        where = s.unit_hex[enemy]
        if where >= 0 and s.unit_side[enemy] != side:
            away = hexes_between(q, place, where)
            if away <= 1 + q.kinds[q.unit_kind[enemy]].fights:
                return True
    return False


def count_cards(q: Question, s: State, side: int, out: int) -> None:
    """Count the units that the cards held can order."""
    for card in range(q.card_count):
        held = s.hands[side, card]
        if held == 0:
            continue
        orders = orders_of_card(q, s, side, card)
        if orders < 0:
            s.memo.counted[out].specials += held
            orders = SPECIAL_ORDERS
        s.memo.counted[out].all_cards += held * orders
        s.memo.counted[out].best_card = max(s.memo.counted[out].best_card, orders)


def orders_of_card(q: Question, s: State, side: int, card: int) -> int:
    """Count the units that a card can order, by section or symbol; below 0 for another card."""
    command, way = s.sides[side].hand_size, q.cards[card].orders
    if way == at.BY_SECTIONS:
        orders = 0
        for k in range(3):
            quota = q.cards[card].quota[k]
            orders += units_in(q, s, side, k, command if quota == at.AS_COMMAND else quota)
        return orders
    if way == at.BY_SYMBOL:
        most = command if q.cards[card].most == at.AS_COMMAND else q.cards[card].most
        return units_with(q, s, side, q.cards[card].symbol, most)
    return -1


def units_in(q: Question, s: State, side: int, section: int, most: int) -> int:
    """Count a side's units in a section that may be ordered, up to a number."""
    count = 0
    for unit in range(s.units):
        place = s.unit_hex[unit]
        if count < most and place >= 0 and s.unit_side[unit] == side:
            if s.unit_lock[unit] < 0 and sections_of(q, side, place) >> section & 1:
                count += 1
    return count


def units_with(q: Question, s: State, side: int, symbol: int, most: int) -> int:
    """Count a side's units of a symbol that may be ordered, up to a number."""
    count = 0
    for unit in range(s.units):
        if count < most and s.unit_hex[unit] >= 0 and s.unit_side[unit] == side:
            if s.unit_lock[unit] < 0 and q.kinds[q.unit_kind[unit]].symbol == symbol:
                count += 1
    return count
