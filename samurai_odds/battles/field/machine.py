"""The whole game as a step machine: which rule is due, and what it asks.

`prepare` turns a phase into a roll, a choice, or the next phase; `settle` applies a roll or
a choice to the phase that asked for it. Between two choices `advance` goes through all
that needs neither. A choice with one option is taken without asking.
"""

from samurai_odds.battles.attack.dice import pool as dice_pool
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.cards.turns import lose_random_card, take_dragon
from samurai_odds.battles.field.fighting.retreats import lack_is_due, next_symbol, offer_lack
from samurai_odds.battles.field.layout import side_row
from samurai_odds.battles.field.phases import prepare, settle
from samurai_odds.battles.field.pieces import Numbers, cards_left, draw_among, lose_blocks
from samurai_odds.engine.dice import Pool
from samurai_odds.engine.inlining import inlined
from samurai_odds.engine.machine import AUTOMATIC, END


def pending(q: Numbers, s: Numbers) -> int:
    """Say what comes next: a roll, a choice or the end."""
    return s[at.PENDING]


def pool(code: int) -> Pool:
    """Tabulate battle dice, or a draw among equally likely outcomes."""
    if code < at.UNIFORM:
        return dice_pool(code)
    number = code - at.UNIFORM
    return Pool(tuple(range(number)), (1 / number,) * number)


def step(q: Numbers, s: Numbers, outcome: int) -> None:
    """Apply the outcome of a roll, or the option chosen, and go on to what comes next."""
    value = s[at.CHOICES + outcome] if s[at.PENDING] < 0 else outcome
    take(q, s, value)


@inlined
def take(q: Numbers, s: Numbers, value: int) -> None:
    """Apply a roll's outcome or a choice's value, and go on to what comes next."""
    settle_all(q, s, value)
    advance(q, s)


@inlined
def advance(q: Numbers, s: Numbers) -> None:
    """Go through all that needs neither dice nor a choice."""
    while s[at.ENDED] == at.PLAYING:
        s[at.PENDING] = AUTOMATIC
        if not prepare_debts(q, s):
            prepare(q, s)
        if s[at.PENDING] == AUTOMATIC:
            continue
        if s[at.PENDING] > 0:
            if s[at.PENDING] != at.UNIFORM + 1:
                return
        elif s[at.OPTIONS_OPEN] != 1:
            return
        # One card left is no draw, and one option no choice.
        settle_all(q, s, s[at.CHOICES] if s[at.PENDING] < 0 else 0)
    s[at.PENDING] = END


# ---- what is due before anything else ------------------------------------------------


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
def settle_all(q: Numbers, s: Numbers, value: int) -> None:
    """Apply a value to what is due: a debt first, else the phase."""
    if not settle_debts(q, s, value):
        settle(q, s, value)


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
            s[at.DRAGON_DRAWN] = take_dragon(s, side, value)
            return True
    return False
