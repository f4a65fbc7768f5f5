"""The full game as a step machine: which rule is due, and what it asks.

Each phase has a rule that asks, for a roll or a choice, or goes on to the next phase, and one
that applies what was rolled or chosen. What is due before anything else comes first:
units that Lack of Honor strikes, cards lost and drawn.
"""

from samurai_odds.battles.attack.dice import SHOGUN_DICE, roll_code
from samurai_odds.battles.rules import battle, dragon_cards, epic_cards, epic_turn, movement, turns
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.battle import declare_battle, offer_inspiration
from samurai_odds.battles.rules.dragon_cards import (
    answer,
    challenge,
    challenge_open,
    offer_answers,
    offer_challenge,
)
from samurai_odds.battles.rules.epic_cards import lead_either, put_away_both, within_limits
from samurai_odds.battles.rules.epic_turn import no_more_orders
from samurai_odds.battles.rules.fight import begin_fight, go_on_fighting, put_on_board, settle_fight
from samurai_odds.battles.rules.layout import Question, State
from samurai_odds.battles.rules.orders import end_battles, give_order, offer_orders
from samurai_odds.battles.rules.pieces import cards_left, lose_blocks
from samurai_odds.battles.rules.retreats import lack_is_due, next_symbol, offer_lack
from samurai_odds.battles.rules.turns import (
    end_turn,
    lead_card,
    lose_random_card,
    shuffle_both,
    take_dragon,
)
from samurai_odds.engine.machine import inlined
from samurai_odds.play.offering import Phases, by_phase, draw_among

# ---- Rules of a phase that join several, or the two kinds of game --------------------


def lead(q: Question, s: State, value: int) -> None:
    if q.rack_size > 0:
        lead_either(q, s, value)
    else:
        lead_card(q, s, value)


def roll_for_shogun(s: State) -> None:
    s.pending = roll_code(s.command, SHOGUN_DICE)


def shogun_faces(q: Question, s: State) -> None:
    if s.dice_left > 0:
        draw_among(s, 2)
    else:
        shuffle_both(q, s)


def list_orders(q: Question, s: State) -> None:
    offer_orders(q, s)
    if s.led_beside >= 0:
        within_limits(q, s)


def settle_order(q: Question, s: State, value: int) -> None:
    """Return an order, or go on: without any, straight to the end of the turn (B28)."""
    if value > 0:
        give_order(q, s, value)
    elif q.rack_size > 0:
        no_more_orders(q, s)
    elif s.orders_given > 0:
        s.phase = at.CHOOSE_MOVER
    else:
        s.phase = at.REPLACE_STRIKES


def choose_battle(q: Question, s: State, value: int) -> None:
    if value == 0:
        end_battles(s)
    else:
        declare_battle(q, s, value)
        s.phase = at.CHALLENGE


def ask_challenge(q: Question, s: State) -> None:
    """Ask first the active player, then the other."""
    first = s.phase == at.CHALLENGE
    side = s.active if first else 1 - s.active
    if not challenge_open(q, s) or not offer_challenge(q, s, side):
        s.phase = at.CHALLENGE_ANSWERED if first else at.INSPIRING


def settle_challenge(q: Question, s: State, value: int) -> None:
    first = s.phase == at.CHALLENGE
    if value:
        challenge(q, s, s.active if first else 1 - s.active)
    else:
        s.phase = at.CHALLENGE_ANSWERED if first else at.INSPIRING


def ask_to_inspire(q: Question, s: State) -> None:
    if s.mode == at.FIRE or not offer_inspiration(q, s):
        s.phase = at.ANSWERING


def inspire(s: State, value: int) -> None:
    s.inspired, s.phase = value, at.ANSWERING


def ask_for_answer(q: Question, s: State) -> None:
    if s.mode == at.FIRE or not offer_answers(q, s):
        begin_fighting(q, s)


def settle_answer(q: Question, s: State, value: int) -> None:
    answer(q, s, value)
    begin_fighting(q, s)


def begin_fighting(q: Question, s: State) -> None:
    begin_fight(q, s)
    put_on_board(q, s)
    s.phase = at.FIGHTING


def fight_on(q: Question, s: State) -> None:
    if go_on_fighting(q, s):
        s.phase = at.GAINING


def put_away(q: Question, s: State) -> None:
    end_turn(q, s)
    if q.rack_size > 0:
        put_away_both(q, s)


# ---- The phases ----------------------------------------------------------------------

CARDS: Phases = {  # from the deal to the Dragon card played with the command card
    at.DEAL: (turns.deal, turns.dealt),
    at.TURN_START: (turns.start_turn, None),
    at.COUNT_BANNERS: (turns.count_banners, None),
    at.LEAD_CARD: (turns.offer_cards, lead),
    at.SHOGUN_DICE: (roll_for_shogun, turns.shogun_symbols),
    at.SHOGUN_FACES: (shogun_faces, turns.shogun_face),
    at.DRAGON_WITH_CARD: (dragon_cards.offer_dragons, dragon_cards.play_with_card),
    at.TURNCOAT_OWN: (dragon_cards.roll_turncoat, dragon_cards.turncoat_rolled),
    at.TURNCOAT_ENEMY: (dragon_cards.roll_turncoat, dragon_cards.turncoat_rolled),
    at.FAMINE_DICE: (dragon_cards.roll_famine, dragon_cards.famine_rolled),
    at.FAMINE_TOKENS: (dragon_cards.pay_famine, None),
    at.FAMINE_LACK: (dragon_cards.roll_lack, dragon_cards.lack_rolled),
}
BATTLES: Phases = {
    at.GIVE_ORDERS: (list_orders, settle_order),
    at.CHOOSE_MOVER: (movement.offer_movers, movement.choose_mover),
    at.MOVE_PIECES: (movement.offer_moves, movement.move_piece),
    at.CHOOSE_BATTLE: (battle.offer_battles, choose_battle),
    at.CHALLENGE: (ask_challenge, settle_challenge),
    at.CHALLENGE_ANSWERED: (ask_challenge, settle_challenge),
    at.CHALLENGE_DICE: (dragon_cards.roll_challenge, dragon_cards.challenge_rolled),
    at.CHALLENGE_DICE_ENEMY: (dragon_cards.roll_challenge, dragon_cards.challenge_rolled),
    at.INSPIRING: (ask_to_inspire, inspire),
    at.ANSWERING: (ask_for_answer, settle_answer),
    at.FIGHTING: (fight_on, settle_fight),
    at.GAINING: (battle.offer_ground, battle.gain_ground),
    at.BONUS_BATTLE: (battle.offer_bonus, battle.bonus_battle),
}
ENDS: Phases = {  # Phase 5 and the passing of the turn
    at.TURN_END: (put_away, None),
    at.REPLACE_STRIKES: (turns.replace_strikes, turns.replaced_strike),
    at.DRAW_CARD: (turns.draw_cards, turns.drew_card),
    at.KEEP_CARD: (turns.offer_keep, turns.keep_card),
    at.REPLENISHING: (turns.offer_replenishment, turns.replenish),
    at.DISCARDING: (turns.offer_discards, turns.discard),
    at.NEXT_TURN: (turns.next_turn, None),
}
EPIC: Phases = {
    at.LEAD_BESIDE: (epic_cards.offer_pair, epic_cards.lead_pair),
    at.COPY_CARD: (epic_cards.offer_copies, epic_cards.copy_card),
    at.DRAGON_BESIDE: (epic_turn.offer_beside, epic_turn.play_beside),
    at.INITIATIVE: (epic_turn.offer_initiative, epic_turn.choose_general),
    at.INITIATIVE_DIE: (epic_turn.roll_die, epic_turn.rolled),
    at.INITIATIVE_ACT: (epic_turn.offer_acts, epic_turn.act),
    at.INITIATIVE_RETREAT: (epic_turn.offer_way_back, epic_turn.go_back),
    at.FILL_RACK: (epic_cards.fill_rack, epic_cards.put_on_rack),
}
prepare_phase, settle_phase = by_phase(__name__, CARDS, BATTLES, ENDS, EPIC)

# ---- what is due before anything else ------------------------------------------------


@inlined
def prepare(q: Question, s: State) -> None:
    """Ask what is due, or apply a rule that needs neither dice nor a choice."""
    if not prepare_debts(q, s):
        prepare_phase(q, s)


@inlined
def settle(q: Question, s: State, value: int) -> None:
    """Apply a value to what is due: a debt first, else the phase."""
    if not settle_debts(q, s, value):
        settle_phase(q, s, value)


@inlined
def prepare_debts(q: Question, s: State) -> bool:
    """See to units that Lack of Honor strikes, then cards lost and drawn; False if none is due."""
    if lack_is_due(s):
        offer_lack(q, s, at.LACK_CHOICE if s.lack_from >= 0 else at.FAMINE_CHOICE)
        return True
    for side in range(2):
        if s.sides[side].cards_to_lose > 0:
            if s.sides[side].hand_size > 0:
                draw_among(s, s.sides[side].hand_size)
            else:
                s.sides[side].cards_to_lose = 0
            return True
    for side in range(2):
        if s.sides[side].dragons_to_draw > 0:
            left = cards_left(s, State.dragon_deck.at, State.dragon_discards.at, q.dragon_count)
            if left > 0:
                draw_among(s, left)
            else:
                s.sides[side].dragons_to_draw = 0
            return True
    return False


@inlined
def settle_debts(q: Question, s: State, value: int) -> bool:
    """Apply a value to the debt that is due; False if there is none."""
    if lack_is_due(s):
        s.lack_blocks[next_symbol(s)] -= 1
        lose_blocks(q, s, s.unit_at[value], 1)
        return True
    for side in range(2):
        if s.sides[side].cards_to_lose > 0:
            s.sides[side].cards_to_lose -= 1
            lose_random_card(s, side, value)
            return True
    for side in range(2):
        if s.sides[side].dragons_to_draw > 0:
            s.sides[side].dragons_to_draw -= 1
            card = take_dragon(s, side, value)
            if s.phase == at.DISCARDING:
                s.dragon_drawn = card  # not to be discarded at once; the enemy never sees it
            return True
    return False
