"""Dragon cards, and cards played around a close combat: when they may be played, what they do."""

from samurai_odds.battles.attack.dice import (
    FAMINE_DICE,
    LACK_OF_BODYGUARD_APART,
    LEADER_STRUCK_PAID,
    SWORDS_ONLY,
    roll_code,
)
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.battle import may_answer
from samurai_odds.battles.rules.decisions.packed import dragon_hex, dragon_of, dragon_value
from samurai_odds.battles.rules.layout import Question, State
from samurai_odds.battles.rules.orders import begin_orders
from samurai_odds.battles.rules.pieces import (
    capture,
    gain_tokens,
    is_of,
    leave_hex,
    lose_tokens,
    take_leader_off,
)
from samurai_odds.play.offering import ask, ask_whether, no_options, option


def may_play(q: Question, s: State, side: int, card: int, timing: int) -> bool:
    """Say whether a side holds a card for this moment, can pay, and has played none this turn."""
    if s.dragon_hands[side, card] == 0:
        return False
    if q.dragons[card].timing != timing or s.sides[side].dragon_played >= 0:
        return False
    return q.dragons[card].cost <= s.sides[side].tokens


def play_dragon(q: Question, s: State, side: int, card: int) -> None:
    """Take a card from the hand; its tokens lie on it until the end of the turn (B22)."""
    s.dragon_hands[side, card] -= 1
    s.sides[side].dragon_played = card
    s.sides[side].tokens -= q.dragons[card].cost
    s.sides[side].on_cards += q.dragons[card].cost


# ---- with the command card -----------------------------------------------------------


def offer_dragons(q: Question, s: State) -> None:
    """List the Dragon cards that may be played before orders."""
    no_options(s)
    option(s, 0)
    for card in range(q.dragon_count):
        if may_play(q, s, s.active, card, at.WITH_CARD):
            effect = q.dragons[card].effect
            if effect == at.TURNCOAT_EFFECT:
                offer_turncoats(q, s, card)
            elif effect != at.FAMINE_EFFECT or circles(q, s, 1 - s.active) > 0:
                option(s, dragon_value(card, at.OFF_BOARD))
    ask(s, at.DRAGON_CHOICE, s.active)


def play_with_card(q: Question, s: State, value: int) -> None:
    """Play a Dragon card, or none, before orders."""
    s.phase = at.GIVE_ORDERS
    if value == 0:
        return
    card, side = dragon_of(value), s.active
    play_dragon(q, s, side, card)
    effect = q.dragons[card].effect
    if effect == at.TURNCOAT_EFFECT:
        s.turncoat = s.unit_at[dragon_hex(value)]
        s.phase = at.TURNCOAT_OWN
    elif effect == at.FAMINE_EFFECT:
        s.phase = at.FAMINE_DICE
    elif s.led_beside >= 0 and helps_units(q, card):
        s.phase = at.DRAGON_BESIDE
    else:
        plain_effects(q, s, card, side, at.HAND_CARD)


def helps_units(q: Question, card: int) -> bool:
    """Return whether a card gives dice to units ordered: of two command cards by one (E10)."""
    return q.dragons[card].close_dice > 0 or q.dragons[card].fire_dice > 0


def plain_effects(q: Question, s: State, card: int, side: int, slot: int) -> None:
    """Do what the card language says of a card played before orders, beside a command card."""
    gain_tokens(s, side, q.dragons[card].gains_tokens)
    s.sides[1 - side].cards_to_lose += q.dragons[card].enemy_loses_cards
    s.sides[side].dragons_to_draw += q.dragons[card].draws_dragons
    s.card_close_dice[slot] += q.dragons[card].close_dice
    s.card_fire_dice[slot] += q.dragons[card].fire_dice
    owe(q, s, 1 - side, q.dragons[card].enemy_loses_tokens)


def owe(q: Question, s: State, side: int, tokens: int) -> None:
    """Take tokens for a Dragon card; what is not paid causes a Lack of Honor roll."""
    debt = lose_tokens(s, side, tokens)
    if debt > 0:
        s.lack_side = side
        s.lack_dice = q.combat_general.lack_dice + debt
        s.phase = at.FAMINE_LACK


def roll_lack(s: State) -> None:
    s.pending = roll_code(s.lack_dice, LACK_OF_BODYGUARD_APART)


def lack_rolled(q: Question, s: State, outcome: int) -> None:
    """Note the symbols; their owner chooses the units (B12)."""
    s.lack_from = at.NOWHERE
    for symbol in range(3):
        s.lack_blocks[symbol] = outcome >> (16 - 8 * symbol) & 255
    s.phase = at.GIVE_ORDERS


# ---- Turncoat ------------------------------------------------------------------------


def offer_turncoats(q: Question, s: State, card: int) -> None:
    """List the enemy units without a leader."""
    for unit in range(s.units):
        place = s.unit_hex[unit]
        if place >= 0 and s.unit_side[unit] != s.active:
            if s.leader_at[place] < 0 and q.kinds[q.unit_kind[unit]].bodyguard == 0:
                option(s, dragon_value(card, place))


def turncoat_dice(s: State, side: int) -> int:
    """Count a side's dice: three, one more for more banners, two more for more tokens."""
    dice = 3
    if s.sides[side].banners > s.sides[1 - side].banners:
        dice += 1
    if s.sides[side].tokens > s.sides[1 - side].tokens:
        dice += 2
    return dice


def roll_turncoat(s: State) -> None:
    side = s.active if s.phase == at.TURNCOAT_OWN else 1 - s.active
    s.pending = roll_code(turncoat_dice(s, side), SWORDS_ONLY)


def turncoat_rolled(q: Question, s: State, outcome: int) -> None:
    """Turn the unit if the player of the card has more honor symbols than its owner."""
    if s.phase == at.TURNCOAT_OWN:
        s.turncoat_honor = outcome >> 24
        s.phase = at.TURNCOAT_ENEMY
        return
    s.phase = at.GIVE_ORDERS
    if s.turncoat_honor > outcome >> 24:
        unit, side = s.turncoat, s.active
        leave_hex(q, s, 1 - side, s.unit_hex[unit])
        s.unit_side[unit] = side
        s.unit_lock[unit] = at.NONE
        capture(q, s, side, s.unit_hex[unit])
        begin_orders(q, s)  # it may be the first of the type that the card orders


# ---- Rice Famine ---------------------------------------------------------------------


def circles(q: Question, s: State, side: int) -> int:
    units = 0
    for unit in range(s.units):
        if is_of(s, unit, side):
            if q.kinds[q.unit_kind[unit]].symbol == at.CIRCLE:
                units += 1
    return units


def roll_famine(q: Question, s: State) -> None:
    """Roll a die for each enemy circle unit."""
    s.pending = roll_code(circles(q, s, 1 - s.active), FAMINE_DICE)


def famine_rolled(q: Question, s: State, outcome: int) -> None:
    """Each unit symbol costs a block of the owner's choice, each honor symbol tokens."""
    s.phase = at.FAMINE_TOKENS
    s.lack_side, s.lack_from = 1 - s.active, at.NOWHERE
    for symbol in range(3):
        s.lack_blocks[symbol] = outcome >> (24 - 8 * symbol) & 255
    s.famine_owed = (outcome & 255) * q.famine_cost


def pay_famine(q: Question, s: State) -> None:
    """Take the tokens, once the blocks are off."""
    s.phase = at.GIVE_ORDERS
    owe(q, s, 1 - s.active, s.famine_owed)


# ---- around a close combat: Personal Challenge, First Strike, Ambush -----------------


def challenge_open(q: Question, s: State) -> bool:
    """Return whether both units in a close combat have a leader."""
    return (
        s.mode != at.FIRE and s.defender >= 0 and s.attacker_leader >= 0 and s.defender_leader >= 0
    )


def challenge_card(q: Question, s: State, side: int) -> int:
    """Return the card with which a side may challenge, NONE without."""
    for card in range(q.dragon_count):
        if q.dragons[card].effect == at.CHALLENGE_EFFECT:
            if may_play(q, s, side, card, at.BEFORE_CLOSE):
                return card
    return at.NONE


def offer_challenge(q: Question, s: State, side: int) -> bool:
    """Ask a side whether its leader challenges the other, if it has the card."""
    if challenge_card(q, s, side) < 0:
        return False
    ask_whether(s, at.CHALLENGE_CHOICE, side)
    return True


def challenge(q: Question, s: State, side: int) -> None:
    play_dragon(q, s, side, challenge_card(q, s, side))
    s.challenger = side
    for player in range(2):
        s.challenge_rolls[player] = challenge_dice(q, s, player)
    s.phase = at.CHALLENGE_DICE


def challenge_dice(q: Question, s: State, side: int) -> int:
    """Count a leader's dice in a challenge, as things stand before the first roll."""
    dice = s.sides[side].hand_size
    if side == s.active:
        dice += 1 if s.led_beside < 0 else 2  # the cards just led
    dice += 2 if side == s.challenger else 0
    dice += 1 if s.sides[side].tokens > s.sides[1 - side].tokens else 0
    own, his = s.attacker_leader, s.defender_leader
    if side != s.active:
        own, his = his, own
    dice += 1 if q.leader_kind[own] > q.leader_kind[his] else 0
    return dice


def roll_challenge(s: State) -> None:
    side = s.challenger if s.phase == at.CHALLENGE_DICE else 1 - s.challenger
    s.pending = roll_code(s.challenge_rolls[side], LEADER_STRUCK_PAID)


def challenge_rolled(q: Question, s: State, outcome: int) -> None:
    """More swords kill the other leader: no banner, but a random command card is lost."""
    swords, honor = outcome >> 24, outcome & 255
    if s.phase == at.CHALLENGE_DICE:
        gain_tokens(s, s.challenger, honor)
        s.challenge_swords = swords
        s.phase = at.CHALLENGE_DICE_ENEMY
        return
    gain_tokens(s, 1 - s.challenger, honor)
    s.phase = at.INSPIRING
    if s.challenge_swords == swords:
        return
    loser = 1 - s.challenger if s.challenge_swords > swords else s.challenger
    if loser == s.active:
        take_leader_off(q, s, s.attacker_leader, at.CHALLENGED)
        s.attacker_leader = at.NONE
    else:
        take_leader_off(q, s, s.defender_leader, at.CHALLENGED)
        s.defender_leader = at.NONE
    s.sides[loser].cards_to_lose += 1


def offer_answers(q: Question, s: State) -> bool:
    """Ask the defender whether he answers a close combat declared; never with both."""
    if not may_answer(q, s):
        return False
    side = 1 - s.active
    no_options(s)
    option(s, 0)
    if s.hands[side, q.first_strike_card] > 0:
        option(s, 1)
    for card in range(q.dragon_count):
        if may_play(q, s, side, card, at.ANSWERS_CLOSE):
            option(s, 2 + card)
    ask(s, at.ANSWER_CHOICE, side)
    return True


def answer(q: Question, s: State, value: int) -> None:
    """Play First Strike or a Dragon card in answer to a close combat."""
    s.phase = at.FIGHTING
    side = 1 - s.active
    if value == 1:
        card = q.first_strike_card
        s.hands[side, card] -= 1
        s.sides[side].hand_size -= 1
        s.sides[side].strikes_played += 1
        s.sides[side].strikes_due += 1
        s.struck_first = 1
    elif value > 1:
        play_dragon(q, s, side, value - 2)
        s.struck_first = q.dragons[value - 2].strikes_first
        s.answer_dice = q.dragons[value - 2].dice
        s.answer_flags = q.dragons[value - 2].ignores_flags
