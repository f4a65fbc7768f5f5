"""Playing Dragon cards: when each may be played, and what it does."""

from samurai_odds.battles.attack import layout as combat
from samurai_odds.battles.attack.dice import (
    FAMINE_DICE,
    LACK_OF_BODYGUARD_APART,
    SWORDS_ONLY,
    roll_code,
)
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.cards.orders import begin_orders
from samurai_odds.battles.field.layout import side_row
from samurai_odds.battles.field.pieces import capture, gain_tokens, leave_hex, lose_tokens, of_kind
from samurai_odds.play.rules.offering import Numbers, ask, no_options, option


def dragon(q: Numbers, card: int, what: int) -> int:
    """Read what a Dragon card does."""
    return q[at.DRAGON_TABLE + card * at.DRAGON_FIELDS + what]


def may_play(q: Numbers, s: Numbers, side: int, card: int, timing: int) -> bool:
    """Say whether a side holds a card for this moment, can pay, and has played none this turn."""
    if s[at.DRAGON_HANDS + side * at.MOST_DRAGONS + card] == 0:
        return False
    if dragon(q, card, at.TIMING) != timing or s[side_row(side) + at.DRAGON_PLAYED] >= 0:
        return False
    return dragon(q, card, at.COST) <= s[side_row(side) + at.TOKENS]


def play_dragon(q: Numbers, s: Numbers, side: int, card: int) -> None:
    """Take a card from the hand; its tokens lie on it until the end of the turn (B22)."""
    row = side_row(side)
    s[at.DRAGON_HANDS + side * at.MOST_DRAGONS + card] -= 1
    s[row + at.DRAGON_PLAYED] = card
    s[row + at.TOKENS] -= dragon(q, card, at.COST)
    s[row + at.ON_CARDS] += dragon(q, card, at.COST)


# ---- with the command card -----------------------------------------------------------


def offer_dragons(q: Numbers, s: Numbers) -> None:
    """List the Dragon cards that may be played before orders."""
    no_options(s)
    option(s, 0)
    for card in range(q[at.DRAGONS]):
        if may_play(q, s, s[at.ACTIVE], card, at.WITH_CARD):
            named, effect = (card + 1) * at.DRAGON_CARD, dragon(q, card, at.EFFECT)
            if effect == at.TURNCOAT_EFFECT:
                offer_turncoats(q, s, named)
            elif effect != at.FAMINE_EFFECT or circles(q, s, 1 - s[at.ACTIVE]) > 0:
                option(s, named + at.OFF_BOARD)
    ask(s, at.DRAGON_CHOICE, s[at.ACTIVE])


def play_with_card(q: Numbers, s: Numbers, value: int) -> None:
    """Play a Dragon card, or none, before orders."""
    s[at.PHASE] = at.GIVE_ORDERS
    if value == 0:
        return
    card, side = value // at.DRAGON_CARD - 1, s[at.ACTIVE]
    play_dragon(q, s, side, card)
    effect = dragon(q, card, at.EFFECT)
    if effect == at.TURNCOAT_EFFECT:
        s[at.TURNCOAT] = s[at.UNIT_AT + value % at.DRAGON_CARD]
        s[at.PHASE] = at.TURNCOAT_OWN
    elif effect == at.FAMINE_EFFECT:
        s[at.PHASE] = at.FAMINE_DICE
    elif s[at.LED_BESIDE] >= 0 and helps_units(q, card):
        s[at.PHASE] = at.DRAGON_BESIDE
    else:
        plain_effects(q, s, card, side, at.HAND_CARD)


def helps_units(q: Numbers, card: int) -> bool:
    """Say whether a card gives dice to units ordered: of two command cards by one (E10)."""
    return dragon(q, card, at.GIVES_CLOSE_DICE) > 0 or dragon(q, card, at.GIVES_FIRE_DICE) > 0


def plain_effects(q: Numbers, s: Numbers, card: int, side: int, slot: int) -> None:
    """Do what the card language says of a card played before orders, beside a command card."""
    gain_tokens(s, side, dragon(q, card, at.GIVES_TOKENS))
    s[side_row(1 - side) + at.CARDS_TO_LOSE] += dragon(q, card, at.TAKES_CARDS)
    s[side_row(side) + at.DRAGONS_TO_DRAW] += dragon(q, card, at.DRAWS_DRAGONS)
    s[at.CARD_CLOSE_DICE + slot] += dragon(q, card, at.GIVES_CLOSE_DICE)
    s[at.CARD_FIRE_DICE + slot] += dragon(q, card, at.GIVES_FIRE_DICE)
    owe(q, s, 1 - side, dragon(q, card, at.TAKES_TOKENS))


def owe(q: Numbers, s: Numbers, side: int, tokens: int) -> None:
    """Take tokens for a Dragon card; what is not paid causes a Lack of Honor roll."""
    debt = lose_tokens(s, side, tokens)
    if debt > 0:
        s[at.LACK_SIDE] = side
        s[at.LACK_DICE] = q[at.COMBAT_GENERAL + combat.LACK_DICE] + debt
        s[at.PHASE] = at.FAMINE_LACK


def lack_code(s: Numbers) -> int:
    """Give the code of a Dragon card's Lack of Honor roll."""
    return roll_code(s[at.LACK_DICE], LACK_OF_BODYGUARD_APART)


def lack_rolled(q: Numbers, s: Numbers, outcome: int) -> None:
    """Note the symbols; their owner chooses the units (B12)."""
    s[at.LACK_FROM] = at.NOWHERE
    for symbol in range(3):
        s[at.LACK_BLOCKS + symbol] = outcome >> (16 - 8 * symbol) & 255
    s[at.PHASE] = at.GIVE_ORDERS


# ---- Turncoat ------------------------------------------------------------------------


def offer_turncoats(q: Numbers, s: Numbers, named: int) -> None:
    """List the enemy units without a leader."""
    for unit in range(s[at.UNITS]):
        place = s[at.UNIT_HEX + unit]
        if place >= 0 and s[at.UNIT_SIDE + unit] != s[at.ACTIVE]:
            if s[at.LEADER_AT + place] < 0 and of_kind(q, unit, at.KIND_BODYGUARD) == 0:
                option(s, named + place)


def turncoat_dice(s: Numbers, side: int) -> int:
    """Count a side's dice: three, one more for more banners, two more for more tokens."""
    row, other = side_row(side), side_row(1 - side)
    dice = 3
    if s[row + at.BANNERS] > s[other + at.BANNERS]:
        dice += 1
    if s[row + at.TOKENS] > s[other + at.TOKENS]:
        dice += 2
    return dice


def turncoat_code(s: Numbers, side: int) -> int:
    """Give the code of a side's roll: one face of the die counts."""
    return roll_code(turncoat_dice(s, side), SWORDS_ONLY)


def turncoat_rolled(q: Numbers, s: Numbers, outcome: int) -> None:
    """Turn the unit if the player of the card has more honor symbols than its owner."""
    if s[at.PHASE] == at.TURNCOAT_OWN:
        s[at.TURNCOAT_HONOR] = outcome >> 24
        s[at.PHASE] = at.TURNCOAT_ENEMY
        return
    s[at.PHASE] = at.GIVE_ORDERS
    if s[at.TURNCOAT_HONOR] > outcome >> 24:
        unit, side = s[at.TURNCOAT], s[at.ACTIVE]
        leave_hex(q, s, 1 - side, s[at.UNIT_HEX + unit])
        s[at.UNIT_SIDE + unit] = side
        s[at.UNIT_LOCK + unit] = at.NONE
        capture(q, s, side, s[at.UNIT_HEX + unit])
        begin_orders(q, s)  # it may be the first of the type that the card orders


# ---- Rice Famine ---------------------------------------------------------------------


def circles(q: Numbers, s: Numbers, side: int) -> int:
    """Count a side's circle units on the board."""
    units = 0
    for unit in range(s[at.UNITS]):
        if s[at.UNIT_HEX + unit] >= 0 and s[at.UNIT_SIDE + unit] == side:
            if of_kind(q, unit, at.KIND_SYMBOL) == at.CIRCLE:
                units += 1
    return units


def famine_code(q: Numbers, s: Numbers) -> int:
    """Give the code of the famine's roll: a die for each enemy circle unit."""
    return roll_code(circles(q, s, 1 - s[at.ACTIVE]), FAMINE_DICE)


def famine_rolled(q: Numbers, s: Numbers, outcome: int) -> None:
    """Each unit symbol costs a block of the owner's choice, each honor symbol tokens."""
    s[at.PHASE] = at.FAMINE_TOKENS
    s[at.LACK_SIDE], s[at.LACK_FROM] = 1 - s[at.ACTIVE], at.NOWHERE
    for symbol in range(3):
        s[at.LACK_BLOCKS + symbol] = outcome >> (24 - 8 * symbol) & 255
    s[at.FAMINE_OWED] = (outcome & 255) * q[at.FAMINE_COST]


def pay_famine(q: Numbers, s: Numbers) -> None:
    """Take the tokens, once the blocks are off."""
    s[at.PHASE] = at.GIVE_ORDERS
    owe(q, s, 1 - s[at.ACTIVE], s[at.FAMINE_OWED])
