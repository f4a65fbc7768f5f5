"""Tokens and Dragon cards: what is spent, kept, drawn and put away."""

from typing import Any

from samurai_odds.battles.bots.terms.notes import SPARE, weight
from samurai_odds.battles.bots.terms.prices import token_price
from samurai_odds.battles.bots.winning import last_banner_at_stake
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.cards.dragon_play import circles, dragon, turncoat_dice
from samurai_odds.battles.field.fighting.close_answers import challenge_dice
from samurai_odds.battles.field.layout import side_row
from samurai_odds.battles.field.pieces import of_kind

_CARD_OF_USE = 1500  # thousandths of a block, drawn
_DIE = 300  # a die of turncoats


def worth_of_inspiring(q: Any, s: Any, value: int) -> int:
    """Weigh inspiration: a die for a token, but for the last that retreats may call for."""
    if last_banner_at_stake(q, s):
        return value
    held = s[side_row(s[at.ASKED]) + at.TOKENS]
    return -value if held - value < weight(q, s, SPARE) else value


def worth_of_dragons(q: Any, s: Any, value: int) -> int:
    """Weigh the play of a Dragon card or First Strike, and what is taken at the end of a turn."""
    kind, side = s[at.DECISION], s[at.ASKED]
    if kind == at.REPLENISH_CHOICE:
        if value == 0:
            return min(q[at.END_TOKENS], s[at.POOL]) * token_price(q, s, side)
        return worth_of_drawing(q, s, side)
    if value == 0:
        return 0
    if kind == at.DISCARD_CHOICE:
        blank = dragon(q, value - 1, at.TIMING) == at.NEVER
        return 1 if blank and s[at.POOL] > 0 else -1
    if kind == at.CHALLENGE_CHOICE:
        return challenge_dice(q, s, side) + 2 - challenge_dice(q, s, 1 - side)
    if kind == at.ANSWER_CHOICE:
        return 1
    effect = dragon(q, value // at.DRAGON_CARD - 1, at.EFFECT)
    if effect == at.TURNCOAT_EFFECT:
        unit = s[at.UNIT_AT + value % at.DRAGON_CARD]
        odds = turncoat_dice(s, side) - turncoat_dice(s, 1 - side)
        return odds * _DIE * 10 + s[at.UNIT_BLOCKS + unit] * 10 + of_kind(q, unit, at.KIND_SYMBOL)
    if effect == at.FAMINE_EFFECT:
        return circles(q, s, 1 - side) - 2
    return 1


def worth_of_drawing(q: Any, s: Any, side: int) -> int:
    """Weigh a Dragon card drawn: of use as often as the cards unseen are, else a token."""
    unseen = of_use = 0
    for card in range(q[at.DRAGONS]):
        cards = s[at.DRAGON_DECK + card]
        unseen += cards
        if dragon(q, card, at.TIMING) != at.NEVER:
            of_use += cards
    if unseen == 0:  # the discards will be shuffled
        return 1
    blank = q[at.DISCARD_TOKENS] * token_price(q, s, side)
    return (of_use * _CARD_OF_USE + (unseen - of_use) * blank) // unseen
