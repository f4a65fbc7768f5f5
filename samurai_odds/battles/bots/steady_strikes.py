"""What a battle is worth: the exact odds of its strikes at the prices of who is asked.

``place`` is where the striking unit stands or would stand, ``there`` its target's hex.
``softened`` is what others are expected to take off the target before, in thousandths of
a block: together they finish what none of them would alone.
"""

from typing import Any

from samurai_odds.battles.attack import layout as combat
from samurai_odds.battles.bots.steady_foes import nearest_target
from samurai_odds.battles.bots.steady_scratch import (
    AIM,
    BANNER_PRICES,
    CHOICES_MADE,
    DRIVES,
    HARM_FIELDS,
    HARM_FOR,
    HARMS,
    HONOR_LOST,
    OF_BLOCK,
    OF_DEATH,
    OF_LEADER,
    OF_LEAVING,
    TOKEN_PRICES,
    note_weights,
    weight,
)
from samurai_odds.battles.bots.steady_weights import (
    BANNER,
    CAUTION,
    CIRCLE_BLOCK,
    FOLLOW,
    LACK,
    LAST_BANNER,
    RETREAT,
    SECOND_LAST_BANNER,
    SHOOTS,
    TOKEN,
)
from samurai_odds.battles.bots.strike_values import (
    close_odds,
    dice_with_cards,
    fire_odds,
    honor_lost,
    odds_at,
    odds_if_close,
    value_of_winning,
)
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.battle import (
    card_dice,
    hexes_and_battle,
    in_sight,
    may_be_inspired,
    may_close,
    next_entry,
    pair,
)
from samurai_odds.battles.field.layout import side_row
from samurai_odds.battles.field.orders import way_of
from samurai_odds.battles.field.pieces import (
    beside,
    hexes_between,
    objective,
    of_kind,
    side_at,
    supported,
)

# ---- prices: blocks, banners, ground, honor ------------------------------------------


_FEW, _MANY = 4, 9  # tokens


def note_prices(q: Any, s: Any) -> None:
    """Begin the notes of a choice: whose weights hold, and what banners and tokens are worth."""
    note_weights(q, s)
    s[CHOICES_MADE] += 1
    for side in range(2):
        s[BANNER_PRICES + side] = banner_price(q, s, side)
        s[TOKEN_PRICES + side] = token_price(q, s, side)


def banner_price(q: Any, s: Any, side: int) -> int:
    """Price a banner that a side gains: the last one that it needs wins the game."""
    needed = q[at.GOAL + side] - s[side_row(side) + at.BANNERS]
    if needed <= 1:
        return weight(q, s, LAST_BANNER)
    return weight(q, s, SECOND_LAST_BANNER if needed == 2 else BANNER)


def token_price(q: Any, s: Any, side: int) -> int:
    """Price a token: dear to who has few, worth little to who has many."""
    held = s[side_row(side) + at.TOKENS]
    price = weight(q, s, TOKEN)
    if held <= _FEW:
        return price * 2
    return price // 4 if held >= _MANY else price


def block_price(q: Any, s: Any, unit: int) -> int:
    return weight(q, s, CIRCLE_BLOCK + of_kind(q, unit, at.KIND_SYMBOL))


def honor_price(q: Any, s: Any, side: int, tokens: int) -> int:
    """Price tokens to be paid by a side, in thousandths: what it has not got is worse."""
    held = s[side_row(side) + at.TOKENS]
    short = max(0, tokens - 1000 * held)
    return (tokens * s[TOKEN_PRICES + side] + short * weight(q, s, LACK)) // 1000


def harm(q: Any, s: Any, unit: int, odds: int) -> int:
    """Price what a strike of known odds does to a unit, and to a leader with it."""
    row = HARMS + HARM_FIELDS * unit
    if s[row + HARM_FOR] != s[CHOICES_MADE]:
        note_harm(q, s, unit, row)
    worth = q[odds + at.LOSSES] * s[row + OF_BLOCK] + q[odds + at.DIES] * s[row + OF_DEATH]
    worth += q[odds + at.LEADER_DIES] * s[row + OF_LEADER]
    worth += q[odds + at.LEAVES] * s[row + OF_LEAVING]
    back = q[odds + at.HEXES_BACK]
    if back > 0:
        worth += back * weight(q, s, RETREAT)
        worth += 1000 * honor_price(q, s, s[at.UNIT_SIDE + unit], back * s[row + HONOR_LOST])
    return worth // 1000


def note_harm(q: Any, s: Any, unit: int, row: int) -> None:
    """Note what it is worth at this choice that a unit loses a block, dies, loses its leader, goes.

    With its hex it gives up banners that it has there, or will have when its side's turn begins.
    """
    owner, here = s[at.UNIT_SIDE + unit], s[at.UNIT_HEX + unit]
    gain, leader = s[BANNER_PRICES + 1 - owner], s[at.LEADER_AT + here]
    banners = objective(q, owner, here, at.HOLD_BANNERS)
    if s[at.TENT_AT + here] == 1 - owner:
        banners += q[at.TENT_BANNERS + 1 - owner]
    s[row + HARM_FOR] = s[CHOICES_MADE]
    s[row + OF_BLOCK] = block_price(q, s, unit)
    s[row + OF_DEATH] = gain * q[at.UNIT_BANNERS + unit]
    s[row + OF_LEADER] = gain * q[at.LEADER_BANNERS + leader] if leader >= 0 else 0
    s[row + OF_LEAVING] = s[BANNER_PRICES + owner] * max(0, banners)
    s[row + HONOR_LOST] = honor_lost(q, unit)


def harm_alone(q: Any, s: Any, leader: int, odds: int) -> int:
    """Price what a strike does to a leader alone: he dies, or runs."""
    side, dies = q[at.LEADER_SIDE + leader], q[odds + at.DIES]
    worth = dies * s[BANNER_PRICES + 1 - side] * q[at.LEADER_BANNERS + leader]
    worth += (1000 - dies) * honor_price(q, s, side, 3000)
    return worth // 1000


# ---- strikes -------------------------------------------------------------------------


def struck(q: Any, s: Any, there: int, odds: int) -> int:
    """Price what a strike does to what stands in a hex."""
    target, leader = s[at.UNIT_AT + there], s[at.LEADER_AT + there]
    if target < 0:
        return harm_alone(q, s, leader, odds)
    return harm(q, s, target, odds)


def assault(
    q: Any, s: Any, unit: int, place: int, there: int, more_dice: int, softened: int
) -> int:
    """Weigh a close combat: the attack, and the battle back if the target stays."""
    side, target = s[at.UNIT_SIDE + unit], s[at.UNIT_AT + there]
    odds = close_odds(q, s, unit, place, there, more_dice, softened)
    worth = struck(q, s, there, odds) + q[odds + at.TOKENS_WON] * s[TOKEN_PRICES + side] // 1000
    worth += value_of_winning(q, s, unit, there, odds, True)
    if target < 0:
        return worth
    s[DRIVES] = q[odds + at.LEAVES]
    if of_kind(q, unit, at.KIND_MOUNTED) or s[at.LEADER_AT + s[at.UNIT_HEX + unit]] >= 0:
        worth += s[DRIVES] * weight(q, s, FOLLOW) // 1000
    stays = 1000 - q[odds + at.LEAVES]
    back = odds_if_close(q, s, target, there, unit, place, supported(q, s, place, side))
    if back == 0:
        return worth
    return worth - stays * harm(q, s, unit, back) // 1000 * weight(q, s, CAUTION) // 100


def fire(
    q: Any, s: Any, unit: int, place: int, there: int, hexes: int, moved: bool, softened: int
) -> int:
    """Weigh a fire at a hex in sight; 0 where it has no dice."""
    side = s[at.UNIT_SIDE + unit]
    odds = fire_odds(q, s, unit, place, there, hexes, moved, softened)
    if odds == 0:
        return 0
    s[DRIVES] = q[odds + at.LEAVES]
    worth = struck(q, s, there, odds) + q[odds + at.TOKENS_WON] * s[TOKEN_PRICES + side] // 1000
    worth = worth * weight(q, s, SHOOTS) // 100
    return worth + value_of_winning(q, s, unit, there, odds, False)


def inspiration(q: Any, s: Any, unit: int, place: int) -> int:
    """Count the dice that a leader would add to a close combat from a hex: his own goes along."""
    side = s[at.UNIT_SIDE + unit]
    if s[side_row(side) + at.TOKENS] < 2 or q[at.UNINSPIRED + place]:
        return 0
    if s[at.LEADER_AT + s[at.UNIT_HEX + unit]] >= 0 or may_be_inspired(q, s, place, side):
        return 1
    return 0


def best_battle(q: Any, s: Any, unit: int, place: int, hexes: int, together: bool) -> int:
    """Weigh the best battle of a unit from a hex, after so many; 0 without any. Note its aim."""
    s[AIM], drives = at.NONE, 0
    way, missile = way_of(s, unit), of_kind(q, unit, at.KIND_MISSILE)
    if missile and way == at.INFANTRY_ONSLAUGHT:
        return 0
    if hexes > 0:
        mounted = of_kind(q, unit, at.KIND_MOUNTED)
        if hexes > hexes_and_battle(q, s, unit) or q[at.BARRED + mounted * at.MOST_HEXES + place]:
            return 0
    best, engaged = 0, False
    side, holds = s[at.UNIT_SIDE + unit], way == at.HOLD_AND_SHOOT
    more = -1
    for direction in range(6 if nearest_target(q, s, side, place) <= 1 else 0):
        there = beside(q, place, direction)
        if there >= 0 and side_at(q, s, there) == 1 - side:
            engaged = engaged or holds or s[at.UNIT_AT + there] >= 0
            if not holds and may_close(q, s, unit, place, there):
                if more < 0:
                    more = card_dice(s, unit) + inspiration(q, s, unit, place)
                soft = softened(q, s, unit, there) if together else 0
                worth = assault(q, s, unit, place, there, more, soft)
                if worth > best:
                    best, s[AIM], drives = worth, there, s[DRIVES]
    if engaged or missile == 0 or way == at.CAVALRY_CHARGE:
        s[DRIVES] = drives
        return best
    worth = best_fire(q, s, unit, place, hexes > 0, together)
    return 2 * worth if holds else worth


def best_fire(q: Any, s: Any, unit: int, place: int, moved: bool, together: bool) -> int:
    """Weigh the best fire of a unit from a hex. Note its aim."""
    best, drives, side = 0, 0, s[at.UNIT_SIDE + unit]
    reach = of_kind(q, unit, at.KIND_REACH)
    if nearest_target(q, s, side, place) > reach:
        s[DRIVES] = 0
        return 0
    entry = q[at.SIGHT_START + place]
    while entry < q[at.SIGHT_START + place + 1]:
        there, hexes = q[entry], q[entry + 1]
        if hexes <= reach and side_at(q, s, there) == 1 - side and in_sight(q, s, entry):
            soft = softened(q, s, unit, there) if together else 0
            worth = fire(q, s, unit, place, there, hexes, moved, soft)
            if worth > best:
                best, s[AIM], drives = worth, there, s[DRIVES]
        entry = next_entry(q, entry)
    s[DRIVES] = drives
    return best


def softened(q: Any, s: Any, unit: int, there: int) -> int:
    """Expect what other units with orders will take off what stands in a hex, from where they are.

    In thousandths of a block. Only those count that may battle it now.
    """
    target = s[at.UNIT_AT + there]
    if target < 0:
        return 0
    total, flags = 0, 0
    for k in range(s[at.ORDERS_GIVEN]):
        other = s[at.ORDERED + k]
        if other == unit or other >= at.MOST_UNITS or s[at.UNIT_BATTLES + other] == 0:
            continue
        place = s[at.UNIT_HEX + other]
        if place < 0:
            continue
        hexes = hexes_between(q, place, there)
        row = pair(q, q[at.UNIT_KIND + other], place, q[at.UNIT_KIND + target], there)
        odds = 0
        if hexes == 1:
            if q[row + at.PAIR_MAY_CLOSE] > 0:
                odds = odds_at(q, s, there, row, q[row + combat.DICE], flags, 0)
        elif hexes <= of_kind(q, other, at.KIND_REACH):
            dice = dice_with_cards(q, s, other, row, hexes, s[at.UNIT_MOVED + other] > 0)
            if dice > 0:
                odds = odds_at(q, s, there, row + at.PAIR_FIRE, dice, flags, 0)
        if odds > 0:
            total += q[odds + at.LOSSES]
    return total
