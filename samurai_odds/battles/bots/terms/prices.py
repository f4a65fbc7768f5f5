"""What is won and lost by a strike, to who is asked: blocks, banners, ground, honor."""

from typing import Any

from samurai_odds.battles.bots.terms.notes import (
    BANNER,
    CIRCLE_BLOCK,
    LACK,
    LAST_BANNER,
    RETREAT,
    SECOND_LAST_BANNER,
    TOKEN,
    weight,
)
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.layout import side_row
from samurai_odds.battles.field.pieces import objective, of_kind

_FEW, _MANY = 4, 9  # tokens


def banner_price(q: Any, s: Any, side: int) -> int:
    """Price a banner that a side gains: the last one that it needs wins the game."""
    needed = q[at.GOAL + side] - s[side_row(side) + at.BANNERS]
    if needed <= 1:
        return weight(q, s, LAST_BANNER)
    return weight(q, s, SECOND_LAST_BANNER if needed == 2 else BANNER)


def block_price(q: Any, s: Any, unit: int) -> int:
    """Price a block of a unit."""
    return weight(q, s, CIRCLE_BLOCK + of_kind(q, unit, at.KIND_SYMBOL))


def token_price(q: Any, s: Any, side: int) -> int:
    """Price a token: dear to who has few, worth little to who has many."""
    held = s[side_row(side) + at.TOKENS]
    price = weight(q, s, TOKEN)
    if held <= _FEW:
        return price * 2
    return price // 4 if held >= _MANY else price


def honor_price(q: Any, s: Any, side: int, tokens: int) -> int:
    """Price tokens to be paid by a side, in thousandths: what it has not got is worse."""
    held = s[side_row(side) + at.TOKENS]
    short = max(0, tokens - 1000 * held)
    return (tokens * token_price(q, s, side) + short * weight(q, s, LACK)) // 1000


def harm(q: Any, s: Any, unit: int, leader: int, odds: int) -> int:
    """Price what a strike of known odds does to a unit with a leader or without."""
    owner = s[at.UNIT_SIDE + unit]
    gain = banner_price(q, s, 1 - owner)
    worth = q[odds + at.LOSSES] * block_price(q, s, unit)
    worth += q[odds + at.DIES] * gain * q[at.UNIT_BANNERS + unit]
    back = q[odds + at.HEXES_BACK]
    if back > 0:
        honor = 2 if of_kind(q, unit, at.KIND_SYMBOL) == at.SQUARE else 1
        worth += back * weight(q, s, RETREAT)
        worth += 1000 * honor_price(q, s, owner, back * honor)
    if leader >= 0:
        worth += q[odds + at.LEADER_DIES] * gain * q[at.LEADER_BANNERS + leader]
    here = s[at.UNIT_HEX + unit]
    banners = objective(q, owner, here, at.HOLD_BANNERS)
    if s[at.TENT_AT + here] == 1 - owner:
        banners += q[at.TENT_BANNERS + 1 - owner]
    if banners > 0:  # that it has, or will have when its side's turn begins
        worth += q[odds + at.LEAVES] * banner_price(q, s, owner) * banners
    return worth // 1000


def harm_alone(q: Any, s: Any, leader: int, odds: int) -> int:
    """Price what a strike does to a leader alone: he dies, or runs."""
    side, dies = q[at.LEADER_SIDE + leader], q[odds + at.DIES]
    worth = dies * banner_price(q, s, 1 - side) * q[at.LEADER_BANNERS + leader]
    worth += (1000 - dies) * honor_price(q, s, side, 3000)
    return worth // 1000
