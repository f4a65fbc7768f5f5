"""Dragon cards, and cards played around a close combat: when they may be played, what they do."""

from samurai_odds.battles.attack import layout as combat
from samurai_odds.battles.attack.dice import (
    FAMINE_DICE,
    LACK_OF_BODYGUARD_APART,
    LEADER_STRUCK_PAID,
    SWORDS_ONLY,
    roll_code,
)
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.battle import may_answer
from samurai_odds.battles.field.decisions import dragon_hex, dragon_of, dragon_value
from samurai_odds.battles.field.layout import side_row
from samurai_odds.battles.field.orders import begin_orders
from samurai_odds.battles.field.pieces import (
    capture,
    gain_tokens,
    is_of,
    leave_hex,
    lose_tokens,
    of_kind,
    take_leader_off,
)
from samurai_odds.play.offering import Numbers, ask, ask_whether, no_options, option


def dragon(q: Numbers, card: int, what: int) -> int:
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
            effect = dragon(q, card, at.EFFECT)
            if effect == at.TURNCOAT_EFFECT:
                offer_turncoats(q, s, card)
            elif effect != at.FAMINE_EFFECT or circles(q, s, 1 - s[at.ACTIVE]) > 0:
                option(s, dragon_value(card, at.OFF_BOARD))
    ask(s, at.DRAGON_CHOICE, s[at.ACTIVE])


def play_with_card(q: Numbers, s: Numbers, value: int) -> None:
    """Play a Dragon card, or none, before orders."""
    s[at.PHASE] = at.GIVE_ORDERS
    if value == 0:
        return
    card, side = dragon_of(value), s[at.ACTIVE]
    play_dragon(q, s, side, card)
    effect = dragon(q, card, at.EFFECT)
    if effect == at.TURNCOAT_EFFECT:
        s[at.TURNCOAT] = s[at.UNIT_AT + dragon_hex(value)]
        s[at.PHASE] = at.TURNCOAT_OWN
    elif effect == at.FAMINE_EFFECT:
        s[at.PHASE] = at.FAMINE_DICE
    elif s[at.LED_BESIDE] >= 0 and helps_units(q, card):
        s[at.PHASE] = at.DRAGON_BESIDE
    else:
        plain_effects(q, s, card, side, at.HAND_CARD)


def helps_units(q: Numbers, card: int) -> bool:
    """Return whether a card gives dice to units ordered: of two command cards by one (E10)."""
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


def roll_lack(s: Numbers) -> None:
    s[at.PENDING] = roll_code(s[at.LACK_DICE], LACK_OF_BODYGUARD_APART)


def lack_rolled(q: Numbers, s: Numbers, outcome: int) -> None:
    """Note the symbols; their owner chooses the units (B12)."""
    s[at.LACK_FROM] = at.NOWHERE
    for symbol in range(3):
        s[at.LACK_BLOCKS + symbol] = outcome >> (16 - 8 * symbol) & 255
    s[at.PHASE] = at.GIVE_ORDERS


# ---- Turncoat ------------------------------------------------------------------------


def offer_turncoats(q: Numbers, s: Numbers, card: int) -> None:
    """List the enemy units without a leader."""
    for unit in range(s[at.UNITS]):
        place = s[at.UNIT_HEX + unit]
        if place >= 0 and s[at.UNIT_SIDE + unit] != s[at.ACTIVE]:
            if s[at.LEADER_AT + place] < 0 and of_kind(q, unit, at.KIND_BODYGUARD) == 0:
                option(s, dragon_value(card, place))


def turncoat_dice(s: Numbers, side: int) -> int:
    """Count a side's dice: three, one more for more banners, two more for more tokens."""
    row, other = side_row(side), side_row(1 - side)
    dice = 3
    if s[row + at.BANNERS] > s[other + at.BANNERS]:
        dice += 1
    if s[row + at.TOKENS] > s[other + at.TOKENS]:
        dice += 2
    return dice


def roll_turncoat(s: Numbers) -> None:
    side = s[at.ACTIVE] if s[at.PHASE] == at.TURNCOAT_OWN else 1 - s[at.ACTIVE]
    s[at.PENDING] = roll_code(turncoat_dice(s, side), SWORDS_ONLY)


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
    units = 0
    for unit in range(s[at.UNITS]):
        if is_of(s, unit, side):
            if of_kind(q, unit, at.KIND_SYMBOL) == at.CIRCLE:
                units += 1
    return units


def roll_famine(q: Numbers, s: Numbers) -> None:
    """Roll a die for each enemy circle unit."""
    s[at.PENDING] = roll_code(circles(q, s, 1 - s[at.ACTIVE]), FAMINE_DICE)


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


# ---- around a close combat: Personal Challenge, First Strike, Ambush -----------------


def challenge_open(q: Numbers, s: Numbers) -> bool:
    """Return whether both units in a close combat have a leader."""
    return (
        s[at.MODE] != at.FIRE
        and s[at.DEFENDER] >= 0
        and s[at.ATTACKER_LEADER] >= 0
        and s[at.DEFENDER_LEADER] >= 0
    )


def challenge_card(q: Numbers, s: Numbers, side: int) -> int:
    """Return the card with which a side may challenge, NONE without."""
    for card in range(q[at.DRAGONS]):
        if dragon(q, card, at.EFFECT) == at.CHALLENGE_EFFECT:
            if may_play(q, s, side, card, at.BEFORE_CLOSE):
                return card
    return at.NONE


def offer_challenge(q: Numbers, s: Numbers, side: int) -> bool:
    """Ask a side whether its leader challenges the other, if it has the card."""
    if challenge_card(q, s, side) < 0:
        return False
    ask_whether(s, at.CHALLENGE_CHOICE, side)
    return True


def challenge(q: Numbers, s: Numbers, side: int) -> None:
    play_dragon(q, s, side, challenge_card(q, s, side))
    s[at.CHALLENGER] = side
    for player in range(2):
        s[at.CHALLENGE_ROLLS + player] = challenge_dice(q, s, player)
    s[at.PHASE] = at.CHALLENGE_DICE


def challenge_dice(q: Numbers, s: Numbers, side: int) -> int:
    """Count a leader's dice in a challenge, as things stand before the first roll."""
    row, other = side_row(side), side_row(1 - side)
    dice = s[row + at.HAND_SIZE]
    if side == s[at.ACTIVE]:
        dice += 1 if s[at.LED_BESIDE] < 0 else 2  # the cards just led
    dice += 2 if side == s[at.CHALLENGER] else 0
    dice += 1 if s[row + at.TOKENS] > s[other + at.TOKENS] else 0
    own, his = s[at.ATTACKER_LEADER], s[at.DEFENDER_LEADER]
    if side != s[at.ACTIVE]:
        own, his = his, own
    dice += 1 if q[at.LEADER_KIND + own] > q[at.LEADER_KIND + his] else 0
    return dice


def roll_challenge(s: Numbers) -> None:
    side = s[at.CHALLENGER] if s[at.PHASE] == at.CHALLENGE_DICE else 1 - s[at.CHALLENGER]
    s[at.PENDING] = roll_code(s[at.CHALLENGE_ROLLS + side], LEADER_STRUCK_PAID)


def challenge_rolled(q: Numbers, s: Numbers, outcome: int) -> None:
    """More swords kill the other leader: no banner, but a random command card is lost."""
    swords, honor = outcome >> 24, outcome & 255
    if s[at.PHASE] == at.CHALLENGE_DICE:
        gain_tokens(s, s[at.CHALLENGER], honor)
        s[at.CHALLENGE_SWORDS] = swords
        s[at.PHASE] = at.CHALLENGE_DICE_ENEMY
        return
    gain_tokens(s, 1 - s[at.CHALLENGER], honor)
    s[at.PHASE] = at.INSPIRING
    if s[at.CHALLENGE_SWORDS] == swords:
        return
    loser = 1 - s[at.CHALLENGER] if s[at.CHALLENGE_SWORDS] > swords else s[at.CHALLENGER]
    place = at.ATTACKER_LEADER if loser == s[at.ACTIVE] else at.DEFENDER_LEADER
    take_leader_off(q, s, s[place], at.CHALLENGED)
    s[place] = at.NONE
    s[side_row(loser) + at.CARDS_TO_LOSE] += 1


def offer_answers(q: Numbers, s: Numbers) -> bool:
    """Ask the defender whether he answers a close combat declared; never with both."""
    if not may_answer(q, s):
        return False
    side = 1 - s[at.ACTIVE]
    no_options(s)
    option(s, 0)
    if s[at.HANDS + side * at.MOST_CARDS + q[at.FIRST_STRIKE_CARD]] > 0:
        option(s, 1)
    for card in range(q[at.DRAGONS]):
        if may_play(q, s, side, card, at.ANSWERS_CLOSE):
            option(s, 2 + card)
    ask(s, at.ANSWER_CHOICE, side)
    return True


def answer(q: Numbers, s: Numbers, value: int) -> None:
    """Play First Strike or a Dragon card in answer to a close combat."""
    s[at.PHASE] = at.FIGHTING
    side = 1 - s[at.ACTIVE]
    if value == 1:
        card = q[at.FIRST_STRIKE_CARD]
        s[at.HANDS + side * at.MOST_CARDS + card] -= 1
        s[side_row(side) + at.HAND_SIZE] -= 1
        s[side_row(side) + at.STRIKES_PLAYED] += 1
        s[side_row(side) + at.STRIKES_DUE] += 1
        s[at.STRUCK_FIRST] = 1
    elif value > 1:
        play_dragon(q, s, side, value - 2)
        s[at.STRUCK_FIRST] = dragon(q, value - 2, at.STRIKES_FIRST)
        s[at.ANSWER_DICE] = dragon(q, value - 2, at.GIVES_DICE)
        s[at.ANSWER_FLAGS] = dragon(q, value - 2, at.IGNORES_FLAGS)
