"""The whole game as a step machine: which rule is due, and what it asks.

`prepare` turns a phase into a roll, a choice, or the next phase; `settle` applies a roll or
a choice to the phase that asked for it. What is due before anything else comes first:
units that Lack of Honor strikes, cards lost and drawn.
"""

from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.cards.turns import lose_random_card, take_dragon
from samurai_odds.battles.field.fighting.retreats import lack_is_due, next_symbol, offer_lack
from samurai_odds.battles.field.layout import side_row
from samurai_odds.battles.field.phases import prepare_phase, settle_phase
from samurai_odds.battles.field.pieces import cards_left, lose_blocks
from samurai_odds.engine.inlining import inlined
from samurai_odds.play.rules.offering import Numbers, draw_among


@inlined
def prepare(q: Numbers, s: Numbers) -> None:
    """Ask what is due, or apply a rule that needs neither dice nor a choice."""
    if not prepare_debts(q, s):
        prepare_phase(q, s)


@inlined
def settle(q: Numbers, s: Numbers, value: int) -> None:
    """Apply a value to what is due: a debt first, else the phase."""
    if not settle_debts(q, s, value):
        settle_phase(q, s, value)


@inlined
def prepare_debts(q: Numbers, s: Numbers) -> bool:
    """See to units that Lack of Honor strikes, then cards lost and drawn; False if none is due."""
    if lack_is_due(s):
        offer_lack(q, s, at.LACK_CHOICE if s[at.LACK_FROM] >= 0 else at.FAMINE_CHOICE)
        return True
    for side in range(2):
        row = side_row(side)
        if s[row + at.CARDS_TO_LOSE] > 0:
            if s[row + at.HAND_SIZE] > 0:
                draw_among(s, s[row + at.HAND_SIZE])
            else:
                s[row + at.CARDS_TO_LOSE] = 0
            return True
    for side in range(2):
        row = side_row(side)
        if s[row + at.DRAGONS_TO_DRAW] > 0:
            left = cards_left(s, at.DRAGON_DECK, at.DRAGON_DISCARDS, q[at.DRAGONS])
            if left > 0:
                draw_among(s, left)
            else:
                s[row + at.DRAGONS_TO_DRAW] = 0
            return True
    return False


@inlined
def settle_debts(q: Numbers, s: Numbers, value: int) -> bool:
    """Apply a value to the debt that is due; False if there is none."""
    if lack_is_due(s):
        s[at.LACK_BLOCKS + next_symbol(s)] -= 1
        lose_blocks(q, s, s[at.UNIT_AT + value], 1)
        return True
    for side in range(2):
        row = side_row(side)
        if s[row + at.CARDS_TO_LOSE] > 0:
            s[row + at.CARDS_TO_LOSE] -= 1
            lose_random_card(s, side, value)
            return True
    for side in range(2):
        row = side_row(side)
        if s[row + at.DRAGONS_TO_DRAW] > 0:
            s[row + at.DRAGONS_TO_DRAW] -= 1
            card = take_dragon(s, side, value)
            if s[at.PHASE] == at.DISCARDING:
                s[at.DRAGON_DRAWN] = card  # not to be discarded at once; the enemy never sees it
            return True
    return False
