"""Cards played around a close combat declared: Personal Challenge, First Strike, Ambush."""

from samurai_odds.battles.attack.dice import LEADER_STRUCK_PAID, roll_code
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.cards.dragon_play import dragon, may_play, play_dragon
from samurai_odds.battles.field.fighting.battle import may_answer
from samurai_odds.battles.field.layout import side_row
from samurai_odds.battles.field.pieces import gain_tokens, take_leader_off
from samurai_odds.play.rules.offering import Numbers, ask, no_options, option


def challenge_open(q: Numbers, s: Numbers) -> bool:
    """Say whether both units in a close combat have a leader."""
    return (
        s[at.MODE] != at.FIRE
        and s[at.DEFENDER] >= 0
        and s[at.ATTACKER_LEADER] >= 0
        and s[at.DEFENDER_LEADER] >= 0
    )


def challenge_card(q: Numbers, s: Numbers, side: int) -> int:
    """Find the card with which a side may challenge, NONE without."""
    for card in range(q[at.DRAGONS]):
        if dragon(q, card, at.EFFECT) == at.CHALLENGE_EFFECT:
            if may_play(q, s, side, card, at.BEFORE_CLOSE):
                return card
    return at.NONE


def offer_challenge(q: Numbers, s: Numbers, side: int) -> bool:
    """Ask a side whether its leader challenges the other, if it has the card."""
    if challenge_card(q, s, side) < 0:
        return False
    no_options(s)
    option(s, 0)
    option(s, 1)
    ask(s, at.CHALLENGE_CHOICE, side)
    return True


def challenge(q: Numbers, s: Numbers, side: int) -> None:
    """Play the challenge."""
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


def challenge_code(s: Numbers, side: int) -> int:
    """Give the code of a leader's roll in a challenge."""
    return roll_code(s[at.CHALLENGE_ROLLS + side], LEADER_STRUCK_PAID)


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
