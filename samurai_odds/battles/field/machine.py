"""The whole game as a step machine: which rule is due, and what it asks.

`prepare` turns a phase into a roll, a choice, or the next phase; `settle` applies a roll or
a choice to the phase that asked for it. What is due before anything else comes first:
units that Lack of Honor strikes, cards lost and drawn.
"""

from samurai_odds.battles.attack.dice import SHOGUN_DICE, roll_code
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.battle import (
    bonus_battle,
    declare_battle,
    gain_ground,
    offer_battles,
    offer_bonus,
    offer_ground,
    offer_inspiration,
)
from samurai_odds.battles.field.dragon_cards import (
    answer,
    challenge,
    challenge_code,
    challenge_open,
    challenge_rolled,
    famine_code,
    famine_rolled,
    lack_code,
    lack_rolled,
    offer_answers,
    offer_challenge,
    offer_dragons,
    pay_famine,
    play_with_card,
    turncoat_code,
    turncoat_rolled,
)
from samurai_odds.battles.field.epic_cards import (
    lead_either,
    put_away_both,
    within_limits,
)
from samurai_odds.battles.field.epic_turn import no_more_orders, prepare_epic, settle_epic
from samurai_odds.battles.field.fight import begin_fight, go_on_fighting, put_on_board, settle_fight
from samurai_odds.battles.field.layout import side_row
from samurai_odds.battles.field.movement import choose_mover, move_piece, offer_movers, offer_moves
from samurai_odds.battles.field.orders import end_battles, give_order, offer_orders
from samurai_odds.battles.field.pieces import cards_left, lose_blocks
from samurai_odds.battles.field.retreats import lack_is_due, next_symbol, offer_lack
from samurai_odds.battles.field.turns import (
    count_banners,
    deal,
    dealt,
    discard,
    draw_cards,
    drew_card,
    end_turn,
    keep_card,
    lead_card,
    lose_random_card,
    next_turn,
    offer_cards,
    offer_discards,
    offer_keep,
    offer_replenishment,
    replace_strikes,
    replaced_strike,
    replenish,
    shogun_face,
    shogun_symbols,
    shuffle_both,
    start_turn,
    take_dragon,
)
from samurai_odds.engine.machine import inlined
from samurai_odds.play.rules.offering import Numbers, draw_among


@inlined
def prepare_phase(q: Numbers, s: Numbers) -> None:
    """Ask what the phase asks, or go on to the next one."""
    phase = s[at.PHASE]
    if phase <= at.FAMINE_LACK:
        prepare_card(q, s, phase)
    elif phase <= at.BONUS_BATTLE:
        prepare_battle(q, s, phase)
    elif phase <= at.OVER:
        prepare_end(q, s, phase)
    else:
        prepare_epic(q, s, phase)


@inlined
def prepare_card(q: Numbers, s: Numbers, phase: int) -> None:
    """From the deal to the Dragon card played with the command card."""
    if phase == at.DEAL:
        deal(q, s)
    elif phase == at.TURN_START:
        start_turn(q, s)
    elif phase == at.COUNT_BANNERS:
        count_banners(q, s)
    elif phase == at.LEAD_CARD:
        offer_cards(q, s)
    elif phase == at.SHOGUN_DICE:
        s[at.PENDING] = roll_code(s[at.COMMAND], SHOGUN_DICE)
    elif phase == at.SHOGUN_FACES:
        if s[at.DICE_LEFT] > 0:
            draw_among(s, 2)
        else:
            shuffle_both(q, s)
    elif phase == at.DRAGON_WITH_CARD:
        offer_dragons(q, s)
    elif phase == at.TURNCOAT_OWN:
        s[at.PENDING] = turncoat_code(s, s[at.ACTIVE])
    elif phase == at.TURNCOAT_ENEMY:
        s[at.PENDING] = turncoat_code(s, 1 - s[at.ACTIVE])
    elif phase == at.FAMINE_DICE:
        s[at.PENDING] = famine_code(q, s)
    elif phase == at.FAMINE_TOKENS:
        pay_famine(q, s)
    else:
        s[at.PENDING] = lack_code(s)


@inlined
def prepare_battle(q: Numbers, s: Numbers, phase: int) -> None:
    if phase == at.GIVE_ORDERS:
        offer_orders(q, s)
        if s[at.LED_BESIDE] >= 0:
            within_limits(q, s)
    elif phase == at.CHOOSE_MOVER:
        offer_movers(q, s)
    elif phase == at.MOVE_PIECES:
        offer_moves(q, s)
    elif phase == at.CHOOSE_BATTLE:
        offer_battles(q, s)
    elif phase == at.CHALLENGE or phase == at.CHALLENGE_ANSWERED:
        prepare_challenge(q, s, phase)
    elif phase == at.CHALLENGE_DICE:
        s[at.PENDING] = challenge_code(s, s[at.CHALLENGER])
    elif phase == at.CHALLENGE_DICE_ENEMY:
        s[at.PENDING] = challenge_code(s, 1 - s[at.CHALLENGER])
    elif phase == at.INSPIRING:
        if s[at.MODE] == at.FIRE or not offer_inspiration(q, s):
            s[at.PHASE] = at.ANSWERING
    elif phase == at.ANSWERING:
        if s[at.MODE] == at.FIRE or not offer_answers(q, s):
            begin_fighting(q, s)
    elif phase == at.FIGHTING:
        if go_on_fighting(q, s):
            s[at.PHASE] = at.GAINING
    elif phase == at.GAINING:
        offer_ground(q, s)
    else:
        offer_bonus(q, s)


def prepare_challenge(q: Numbers, s: Numbers, phase: int) -> None:
    """Ask first the active player, then the other."""
    first = phase == at.CHALLENGE
    side = s[at.ACTIVE] if first else 1 - s[at.ACTIVE]
    if not challenge_open(q, s) or not offer_challenge(q, s, side):
        s[at.PHASE] = at.CHALLENGE_ANSWERED if first else at.INSPIRING


def begin_fighting(q: Numbers, s: Numbers) -> None:
    begin_fight(q, s)
    put_on_board(q, s)
    s[at.PHASE] = at.FIGHTING


@inlined
def prepare_end(q: Numbers, s: Numbers, phase: int) -> None:
    """Phase 5 and the passing of the turn."""
    if phase == at.TURN_END:
        end_turn(q, s)
        if q[at.RACK_SIZE] > 0:
            put_away_both(q, s)
    elif phase == at.REPLACE_STRIKES:
        replace_strikes(q, s)
    elif phase == at.DRAW_CARD:
        draw_cards(q, s)
    elif phase == at.KEEP_CARD:
        offer_keep(q, s)
    elif phase == at.REPLENISHING:
        offer_replenishment(q, s)
    elif phase == at.DISCARDING:
        offer_discards(q, s)
    else:
        next_turn(q, s)


@inlined
def settle_phase(q: Numbers, s: Numbers, value: int) -> None:
    phase = s[at.PHASE]
    if phase <= at.FAMINE_LACK:
        settle_card(q, s, phase, value)
    elif phase <= at.BONUS_BATTLE:
        settle_battle(q, s, phase, value)
    elif phase <= at.OVER:
        settle_end(q, s, phase, value)
    else:
        settle_epic(q, s, phase, value)


@inlined
def settle_card(q: Numbers, s: Numbers, phase: int, value: int) -> None:
    """From the deal to the Dragon card played with the command card."""
    if phase == at.DEAL:
        dealt(q, s, value)
    elif phase == at.LEAD_CARD:
        if q[at.RACK_SIZE] > 0:
            lead_either(q, s, value)
        else:
            lead_card(q, s, value)
    elif phase == at.SHOGUN_DICE:
        shogun_symbols(q, s, value)
    elif phase == at.SHOGUN_FACES:
        shogun_face(q, s, value)
    elif phase == at.DRAGON_WITH_CARD:
        play_with_card(q, s, value)
    elif phase == at.TURNCOAT_OWN or phase == at.TURNCOAT_ENEMY:
        turncoat_rolled(q, s, value)
    elif phase == at.FAMINE_DICE:
        famine_rolled(q, s, value)
    else:
        lack_rolled(q, s, value)


@inlined
def settle_battle(q: Numbers, s: Numbers, phase: int, value: int) -> None:
    if phase == at.GIVE_ORDERS:
        settle_order(q, s, value)
    elif phase == at.CHOOSE_MOVER:
        choose_mover(s, value)
    elif phase == at.MOVE_PIECES:
        move_piece(q, s, value)
    elif phase == at.CHOOSE_BATTLE:
        if value == 0:
            end_battles(s)
        else:
            declare_battle(q, s, value)
            s[at.PHASE] = at.CHALLENGE
    elif phase == at.CHALLENGE or phase == at.CHALLENGE_ANSWERED:
        settle_challenge(q, s, phase, value)
    elif phase == at.CHALLENGE_DICE or phase == at.CHALLENGE_DICE_ENEMY:
        challenge_rolled(q, s, value)
    elif phase == at.INSPIRING:
        s[at.INSPIRED] = value
        s[at.PHASE] = at.ANSWERING
    elif phase == at.ANSWERING:
        answer(q, s, value)
        begin_fighting(q, s)
    elif phase == at.FIGHTING:
        settle_fight(q, s, value)
    elif phase == at.GAINING:
        gain_ground(q, s, value)
    else:
        bonus_battle(q, s, value)


def settle_order(q: Numbers, s: Numbers, value: int) -> None:
    """Return an order, or go on: without any, straight to the end of the turn (B28)."""
    if value > 0:
        give_order(q, s, value)
    elif q[at.RACK_SIZE] > 0:
        no_more_orders(q, s)
    elif s[at.ORDERS_GIVEN] > 0:
        s[at.PHASE] = at.CHOOSE_MOVER
    else:
        s[at.PHASE] = at.REPLACE_STRIKES


def settle_challenge(q: Numbers, s: Numbers, phase: int, value: int) -> None:
    first = phase == at.CHALLENGE
    if value:
        challenge(q, s, s[at.ACTIVE] if first else 1 - s[at.ACTIVE])
    else:
        s[at.PHASE] = at.CHALLENGE_ANSWERED if first else at.INSPIRING


@inlined
def settle_end(q: Numbers, s: Numbers, phase: int, value: int) -> None:
    if phase == at.REPLACE_STRIKES:
        replaced_strike(q, s, value)
    elif phase == at.DRAW_CARD:
        drew_card(q, s, value)
    elif phase == at.KEEP_CARD:
        keep_card(q, s, value)
    elif phase == at.REPLENISHING:
        replenish(q, s, value)
    else:
        discard(q, s, value)


# ---- what is due before anything else ------------------------------------------------


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
