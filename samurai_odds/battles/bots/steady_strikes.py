"""What a battle is worth: the exact odds of its strikes at the prices of who is asked.

``place`` is where the striking unit stands or would stand, ``there`` its target's hex.
``softened`` is what others are expected to take off the target before, in thousandths of
a block: together they finish what none of them would alone.
"""

from samurai_odds.battles.bots.layout import Weights
from samurai_odds.battles.bots.steady_foes import nearest_target
from samurai_odds.battles.bots.steady_scratch import note_weights, weight
from samurai_odds.battles.bots.strike_values import (
    close_odds,
    dice_with_cards,
    fire_odds,
    honor_lost,
    odds_at,
    odds_if_close,
    value_of_winning,
)
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.battle import (
    card_dice,
    hexes_and_battle,
    in_sight,
    may_be_inspired,
    may_close,
    next_entry,
    pair,
)
from samurai_odds.battles.rules.layout import Pair, Question, State, StrikeOdds
from samurai_odds.battles.rules.orders import way_of
from samurai_odds.battles.rules.pieces import (
    beside,
    hexes_between,
    side_at,
    supported,
)

# ---- prices: blocks, banners, ground, honor ------------------------------------------


_FEW, _MANY = 4, 9  # tokens


def note_prices(q: Question, s: State) -> None:
    """Begin the notes of a choice: whose weights hold, and what banners and tokens are worth."""
    note_weights(q, s)
    s.memo.choices_made += 1
    for side in range(2):
        s.memo.banner_prices[side] = banner_price(q, s, side)
        s.memo.token_prices[side] = token_price(q, s, side)


def banner_price(q: Question, s: State, side: int) -> int:
    """Price a banner that a side gains: the last one that it needs wins the game."""
    needed = q.goal[side] - s.sides[side].banners
    if needed <= 1:
        return weight(q, s, Weights.last_banner.at)
    return weight(q, s, Weights.second_last_banner.at if needed == 2 else Weights.banner.at)


def token_price(q: Question, s: State, side: int) -> int:
    """Price a token: dear to who has few, worth little to who has many."""
    held = s.sides[side].tokens
    price = weight(q, s, Weights.token.at)
    if held <= _FEW:
        return price * 2
    return price // 4 if held >= _MANY else price


def block_price(q: Question, s: State, unit: int) -> int:
    return weight(q, s, Weights.block.place(q.kinds[q.unit_kind[unit]].symbol))


def honor_price(q: Question, s: State, side: int, tokens: int) -> int:
    """Price tokens to be paid by a side, in thousandths: what it has not got is worse."""
    held = s.sides[side].tokens
    short = max(0, tokens - 1000 * held)
    return (tokens * s.memo.token_prices[side] + short * weight(q, s, Weights.lack.at)) // 1000


def harm(q: Question, s: State, unit: int, odds: int) -> int:
    """Price what a strike of known odds does to a unit, and to a leader with it."""
    if s.memo.harms[unit].noted_for != s.memo.choices_made:
        note_harm(q, s, unit)
    worth = (
        StrikeOdds(q, odds).losses * s.memo.harms[unit].of_block
        + StrikeOdds(q, odds).dies * s.memo.harms[unit].of_death
    )
    worth += StrikeOdds(q, odds).leader_dies * s.memo.harms[unit].of_leader
    worth += StrikeOdds(q, odds).leaves * s.memo.harms[unit].of_leaving
    back = StrikeOdds(q, odds).hexes_back
    if back > 0:
        worth += back * weight(q, s, Weights.retreat.at)
        worth += 1000 * honor_price(q, s, s.unit_side[unit], back * s.memo.harms[unit].honor_lost)
    return worth // 1000


def note_harm(q: Question, s: State, unit: int) -> None:
    """Note what it is worth at this choice that a unit loses a block, dies, loses its leader, goes.

    With its hex it gives up banners that it has there, or will have when its side's turn begins.
    """
    owner, here = s.unit_side[unit], s.unit_hex[unit]
    gain, leader = s.memo.banner_prices[1 - owner], s.leader_at[here]
    banners = q.objectives[owner, here].hold_banners
    if s.tent_at[here] == 1 - owner:
        banners += q.tent_banners[1 - owner]
    s.memo.harms[unit].noted_for = s.memo.choices_made
    s.memo.harms[unit].of_block = block_price(q, s, unit)
    s.memo.harms[unit].of_death = gain * q.unit_banners[unit]
    s.memo.harms[unit].of_leader = gain * q.leader_banners[leader] if leader >= 0 else 0
    s.memo.harms[unit].of_leaving = s.memo.banner_prices[owner] * max(0, banners)
    s.memo.harms[unit].honor_lost = honor_lost(q, unit)


def harm_alone(q: Question, s: State, leader: int, odds: int) -> int:
    """Price what a strike does to a leader alone: he dies, or runs."""
    side, dies = q.leader_side[leader], StrikeOdds(q, odds).dies
    worth = dies * s.memo.banner_prices[1 - side] * q.leader_banners[leader]
    worth += (1000 - dies) * honor_price(q, s, side, 3000)
    return worth // 1000


# ---- strikes -------------------------------------------------------------------------


def struck(q: Question, s: State, there: int, odds: int) -> int:
    """Price what a strike does to what stands in a hex."""
    target, leader = s.unit_at[there], s.leader_at[there]
    if target < 0:
        return harm_alone(q, s, leader, odds)
    return harm(q, s, target, odds)


def assault(
    q: Question, s: State, unit: int, place: int, there: int, more_dice: int, softened: int
) -> int:
    """Weigh a close combat: the attack, and the battle back if the target stays."""
    side, target = s.unit_side[unit], s.unit_at[there]
    odds = close_odds(q, s, unit, place, there, more_dice, softened)
    worth = (
        struck(q, s, there, odds)
        + StrikeOdds(q, odds).tokens_won * s.memo.token_prices[side] // 1000
    )
    worth += value_of_winning(q, s, unit, there, odds, True)
    if target < 0:
        return worth
    s.memo.drives = StrikeOdds(q, odds).leaves
    if q.kinds[q.unit_kind[unit]].mounted or s.leader_at[s.unit_hex[unit]] >= 0:
        worth += s.memo.drives * weight(q, s, Weights.follow.at) // 1000
    stays = 1000 - StrikeOdds(q, odds).leaves
    back = odds_if_close(q, s, target, there, unit, place, supported(q, s, place, side))
    if back == 0:
        return worth
    return worth - stays * harm(q, s, unit, back) // 1000 * weight(q, s, Weights.caution.at) // 100


def fire(
    q: Question, s: State, unit: int, place: int, there: int, hexes: int, moved: bool, softened: int
) -> int:
    """Weigh a fire at a hex in sight; 0 where it has no dice."""
    side = s.unit_side[unit]
    odds = fire_odds(q, s, unit, place, there, hexes, moved, softened)
    if odds == 0:
        return 0
    s.memo.drives = StrikeOdds(q, odds).leaves
    worth = (
        struck(q, s, there, odds)
        + StrikeOdds(q, odds).tokens_won * s.memo.token_prices[side] // 1000
    )
    worth = worth * weight(q, s, Weights.shoots.at) // 100
    return worth + value_of_winning(q, s, unit, there, odds, False)


def inspiration(q: Question, s: State, unit: int, place: int) -> int:
    """Count the dice that a leader would add to a close combat from a hex: his own goes along."""
    side = s.unit_side[unit]
    if s.sides[side].tokens < 2 or q.uninspired[place]:
        return 0
    if s.leader_at[s.unit_hex[unit]] >= 0 or may_be_inspired(q, s, place, side):
        return 1
    return 0


def best_battle(q: Question, s: State, unit: int, place: int, hexes: int, together: bool) -> int:
    """Weigh the best battle of a unit from a hex, after so many; 0 without any. Note its aim."""
    s.memo.aim, drives = at.NONE, 0
    way, missile = way_of(s, unit), q.kinds[q.unit_kind[unit]].missile
    if missile and way == at.INFANTRY_ONSLAUGHT:
        return 0
    if hexes > 0:
        mounted = q.kinds[q.unit_kind[unit]].mounted
        if hexes > hexes_and_battle(q, s, unit) or q.barred[mounted, place]:
            return 0
    best, engaged = 0, False
    side, holds = s.unit_side[unit], way == at.HOLD_AND_SHOOT
    more = -1
    for direction in range(6 if nearest_target(q, s, side, place) <= 1 else 0):
        there = beside(q, place, direction)
        if there >= 0 and side_at(q, s, there) == 1 - side:
            engaged = engaged or holds or s.unit_at[there] >= 0
            if not holds and may_close(q, s, unit, place, there):
                if more < 0:
                    more = card_dice(s, unit) + inspiration(q, s, unit, place)
                soft = softened(q, s, unit, there) if together else 0
                worth = assault(q, s, unit, place, there, more, soft)
                if worth > best:
                    best, s.memo.aim, drives = worth, there, s.memo.drives
    if engaged or missile == 0 or way == at.CAVALRY_CHARGE:
        s.memo.drives = drives
        return best
    worth = best_fire(q, s, unit, place, hexes > 0, together)
    return 2 * worth if holds else worth


def best_fire(q: Question, s: State, unit: int, place: int, moved: bool, together: bool) -> int:
    """Weigh the best fire of a unit from a hex. Note its aim."""
    best, drives, side = 0, 0, s.unit_side[unit]
    reach = q.kinds[q.unit_kind[unit]].reach
    if nearest_target(q, s, side, place) > reach:
        s.memo.drives = 0
        return 0
    entry = q.sight_start[place]
    while entry < q.sight_start[place + 1]:
        there, hexes = q[entry], q[entry + 1]
        if hexes <= reach and side_at(q, s, there) == 1 - side and in_sight(q, s, entry):
            soft = softened(q, s, unit, there) if together else 0
            worth = fire(q, s, unit, place, there, hexes, moved, soft)
            if worth > best:
                best, s.memo.aim, drives = worth, there, s.memo.drives
        entry = next_entry(q, entry)
    s.memo.drives = drives
    return best


def softened(q: Question, s: State, unit: int, there: int) -> int:
    """Expect what other units with orders will take off what stands in a hex, from where they are.

    In thousandths of a block. Only those count that may battle it now.
    """
    target = s.unit_at[there]
    if target < 0:
        return 0
    total, flags = 0, 0
    for k in range(s.orders_given):
        other = s.ordered[k]
        if other == unit or other >= at.MOST_UNITS or s.unit_battles[other] == 0:
            continue
        place = s.unit_hex[other]
        if place < 0:
            continue
        hexes = hexes_between(q, place, there)
        row = pair(q, q.unit_kind[other], place, q.unit_kind[target], there)
        odds = 0
        if hexes == 1:
            if Pair(q, row).may_close > 0:
                odds = odds_at(q, s, there, row + Pair.close.at, Pair(q, row).close.dice, flags, 0)
        elif hexes <= q.kinds[q.unit_kind[other]].reach:
            dice = dice_with_cards(q, s, other, row, hexes, s.unit_moved[other] > 0)
            if dice > 0:
                odds = odds_at(q, s, there, row + Pair.fire.at, dice, flags, 0)
        if odds > 0:
            total += StrikeOdds(q, odds).losses
    return total
