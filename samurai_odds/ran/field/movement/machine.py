"""The Movement Segment as a step machine: which rule is due, and what it asks.

`prepare_movement` turns a phase into a roll, a choice or the next phase; `settle_movement`
applies a roll or a choice to the phase that asked for it.
"""

from samurai_odds.play.rules.offering import Numbers, draw_among
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.movement.ends import (
    after_following,
    after_harassing,
    choose_end,
    lure,
    offer_ends,
    offer_lured,
)
from samurai_odds.ran.field.movement.harassment import (
    chose_bystander,
    chose_quarry,
    chose_turn,
    offer_bystanders,
    offer_quarries,
    offer_turns,
    turn_rolled,
)
from samurai_odds.ran.field.movement.moving import (
    after_fire,
    enter_map,
    fire,
    offer_entries,
    pass_rolled,
    walk,
)
from samurai_odds.ran.field.movement.orders import (
    begin_segment,
    begin_shock,
    give_order,
    offer_orders,
)
from samurai_odds.ran.field.movement.reactions import (
    chose_alone,
    chose_facing,
    chose_withdrawal,
    chose_withdrawal_turn,
    offer_facings,
    offer_withdrawal_turn,
    offer_withdrawals,
    prepare_stray,
    rolled_alone,
    rolled_facing,
    rolled_withdrawal,
    settle_stray,
    sound_alarm,
)
from samurai_odds.ran.field.movement.samurai import (
    ask_draw,
    begin_busho_order,
    begin_riders,
    chose_samurai,
    chose_shot,
    chose_way,
    drew,
    offer_ride,
    offer_samurai,
    offer_shots,
    offer_ways,
    ride,
    rolled_way_in,
    run,
)
from samurai_odds.ran.field.movement.shooting import (
    chose_entry_fire,
    chose_retire_fire,
    chose_volley,
    end_shots,
    fire_next,
    offer_entry_fire,
    offer_retire_fire,
    offer_volley,
)
from samurai_odds.ran.field.movement.withdrawals import (
    after_chase,
    begin_banzai,
    begin_withdrawal,
    chase,
    chose_chaser,
    chose_withdrawing,
    end_banzai,
    honor_is_due,
    next_engaged,
    next_to_check,
    note_withdrawn,
    offer_chasers,
    offer_chases,
    offer_withdrawing,
    rolled_away,
    rolled_banzai,
    rolled_honor,
    shock_of_stayed,
)

__all__ = ["prepare_movement", "prepare_stray", "settle_movement", "settle_stray"]


def prepare_movement(q: Numbers, s: Numbers, phase: int) -> None:
    if phase <= at.SAMURAI_BEGIN:
        begin(q, s, phase)
    elif phase <= mv.PASSING:
        prepare_moving(q, s, phase)
    elif phase <= mv.FACING_ROLL:
        prepare_reaction(q, s, phase)
    elif phase <= mv.HAS_FIRED:
        prepare_fire(q, s, phase)
    elif phase <= mv.SHOCK_FOLLOWS:
        prepare_harassment(q, s, phase)
    elif phase <= mv.STAYED_SHOCK:
        prepare_withdrawal(q, s, phase)
    else:
        prepare_men(q, s, phase)


def settle_movement(q: Numbers, s: Numbers, phase: int, value: int) -> None:
    if phase <= mv.PASSING:
        settle_moving(q, s, phase, value)
    elif phase <= mv.FACING_ROLL:
        settle_reaction(q, s, phase, value)
    elif phase <= mv.VOLLEY_ASKED:
        settle_fire(q, s, phase, value)
    elif phase <= mv.LURED_FORWARD:
        settle_harassment(q, s, phase, value)
    elif phase <= mv.CHASE_TARGET:
        settle_withdrawal(q, s, phase, value)
    else:
        settle_men(q, s, phase, value)


def begin(q: Numbers, s: Numbers, phase: int) -> None:
    if phase == at.MOVE_BEGIN:
        begin_segment(q, s)
    elif phase == at.WITHDRAW_BEGIN:
        begin_withdrawal(q, s)
    elif phase == at.BUSHO_ORDER_BEGIN:
        begin_busho_order(q, s)
    elif phase == at.BUSHO_MOVE_BEGIN:
        begin_riders(s, s[at.CURRENT], at.ORDERS_DONE)
    else:
        offer_samurai(q, s)


# ---- units move ----------------------------------------------------------------------


def prepare_moving(q: Numbers, s: Numbers, phase: int) -> None:
    if phase == mv.UNIT_ORDERS:
        offer_orders(q, s)
    elif phase == mv.ENTRY_ASKED:
        offer_entries(q, s)
    elif phase == mv.MOVE_ASKED:
        offer_ends(q, s)
    elif phase == mv.WALKING:
        walk(q, s)
    else:
        draw_among(s, at.DIE)


def settle_moving(q: Numbers, s: Numbers, phase: int, value: int) -> None:
    if phase == at.SAMURAI_BEGIN:
        chose_samurai(q, s, value)
    elif phase == mv.UNIT_ORDERS:
        give_order(q, s, value)
    elif phase == mv.ENTRY_ASKED:
        enter_map(q, s, value)
    elif phase == mv.PASSING:
        pass_rolled(q, s, value)
    elif value > at.ACTION:
        fire(q, s, value - at.ACTION - 1)
    else:
        choose_end(q, s, value)


# ---- the other side reacts -----------------------------------------------------------


def prepare_reaction(q: Numbers, s: Numbers, phase: int) -> None:
    if phase == mv.ALARM:
        sound_alarm(q, s)
    elif phase == mv.WITHDRAWALS:
        offer_withdrawals(q, s)
    elif phase == mv.WITHDRAWAL_TURN:
        offer_withdrawal_turn(q, s)
    elif phase == mv.FACINGS_ASKED:
        offer_facings(q, s)
    else:
        draw_among(s, at.DIE)


def settle_reaction(q: Numbers, s: Numbers, phase: int, value: int) -> None:
    if phase == mv.ALARM:
        chose_alone(q, s, value)
    elif phase == mv.ALARM_ROLL:
        rolled_alone(q, s, value)
    elif phase == mv.WITHDRAWALS:
        chose_withdrawal(q, s, value)
    elif phase == mv.WITHDRAWAL_ROLL:
        rolled_withdrawal(q, s, value)
    elif phase == mv.WITHDRAWAL_TURN:
        chose_withdrawal_turn(q, s, value)
    elif phase == mv.FACINGS_ASKED:
        chose_facing(q, s, value)
    else:
        rolled_facing(q, s, value)


def prepare_fire(q: Numbers, s: Numbers, phase: int) -> None:
    """Ask who fires, or hand the next shot to the combat."""
    if phase == mv.ENTRY_FIRES:
        offer_entry_fire(q, s)
    elif phase == mv.RETIRE_FIRES:
        offer_retire_fire(q, s)
    elif phase == mv.VOLLEY_ASKED:
        offer_volley(q, s)
    elif phase == mv.VOLLEY_FIRES:
        fire_next(q, s)
    elif phase == mv.SHOTS_OVER:
        end_shots(q, s)
    else:
        after_fire(q, s)


def settle_fire(q: Numbers, s: Numbers, phase: int, value: int) -> None:
    if phase == mv.ENTRY_FIRES:
        chose_entry_fire(q, s, value)
    elif phase == mv.RETIRE_FIRES:
        chose_retire_fire(q, s, value)
    else:
        chose_volley(q, s, value)


# ---- harassment ----------------------------------------------------------------------


def prepare_harassment(q: Numbers, s: Numbers, phase: int) -> None:
    """Go on with a harassment, or with the shock after the orders."""
    if phase == mv.HARASS_ASKED:
        offer_quarries(q, s)
    elif phase == mv.HARASS_TURN:
        draw_among(s, at.DIE)
    elif phase == mv.HARASS_WAY:
        offer_turns(q, s)
    elif phase == mv.BYSTANDERS:
        offer_bystanders(q, s)
    elif phase == mv.HARASSED:
        after_harassing(q, s)
    elif phase == mv.LURED_FORWARD:
        offer_lured(q, s)
    elif phase == mv.FOLLOWED:
        after_following(q, s)
    else:
        begin_shock(s)


def settle_harassment(q: Numbers, s: Numbers, phase: int, value: int) -> None:
    """Apply what has been chosen or rolled in a harassment."""
    if phase == mv.HARASS_ASKED:
        chose_quarry(q, s, value)
    elif phase == mv.HARASS_TURN:
        turn_rolled(q, s, value)
    elif phase == mv.HARASS_WAY:
        chose_turn(q, s, value)
    elif phase == mv.BYSTANDERS:
        chose_bystander(q, s, value)
    else:
        lure(q, s, value)


# ---- active withdrawal, Banzai -------------------------------------------------------


def prepare_withdrawal(q: Numbers, s: Numbers, phase: int) -> None:
    if phase == mv.BREAKING_AWAY:
        if next_engaged(q, s) >= 0:
            draw_among(s, at.DIE)
        else:
            s[at.PHASE] = mv.WITHDRAW_ORDERS
    elif phase == mv.WITHDRAW_ORDERS:
        offer_withdrawing(q, s)
    elif phase == mv.WITHDRAWN:
        note_withdrawn(q, s)
    elif phase == mv.SEPPUKU:
        if honor_is_due(q, s):
            draw_among(s, at.DIE)
        else:
            s[at.PHASE] = mv.BANZAI
    elif phase == mv.BANZAI:
        begin_banzai(q, s)
    elif phase == mv.BANZAI_ROLL:
        if next_to_check(q, s) >= 0:
            draw_among(s, at.DIE)
        else:
            s[at.PHASE] = mv.CHASERS
    else:
        prepare_chase(q, s, phase)


def prepare_chase(q: Numbers, s: Numbers, phase: int) -> None:
    """Go on with those who go after a withdrawal."""
    if phase == mv.CHASERS:
        offer_chasers(q, s)
    elif phase == mv.CHASE_TARGET:
        offer_chases(q, s)
    elif phase == mv.CHASED:
        after_chase(q, s)
    elif phase == mv.BANZAI_OVER:
        end_banzai(q, s)
    else:
        shock_of_stayed(q, s)


def settle_withdrawal(q: Numbers, s: Numbers, phase: int, value: int) -> None:
    """Apply what has been chosen or rolled in a withdrawal."""
    if phase == mv.BREAKING_AWAY:
        rolled_away(q, s, value)
    elif phase == mv.WITHDRAW_ORDERS:
        chose_withdrawing(q, s, value)
    elif phase == mv.SEPPUKU:
        rolled_honor(q, s, value)
    elif phase == mv.BANZAI_ROLL:
        rolled_banzai(q, s, value)
    elif phase == mv.CHASERS:
        chose_chaser(s, value)
    else:
        chase(q, s, value)


# ---- busho and Samurai ---------------------------------------------------------------


def prepare_men(q: Numbers, s: Numbers, phase: int) -> None:
    """Go on with a busho or a Samurai on his way."""
    if phase == mv.RIDERS:
        offer_ride(q, s)
    elif phase == mv.SAMURAI_DRAW:
        ask_draw(q, s)
    elif phase == mv.SAMURAI_MOVES:
        offer_ways(q, s)
    elif phase == mv.SAMURAI_RUNS:
        run(q, s)
    elif phase == mv.SAMURAI_SHOT:
        offer_shots(q, s)
    else:
        draw_among(s, at.DIE)


def settle_men(q: Numbers, s: Numbers, phase: int, value: int) -> None:
    if phase == mv.RIDERS:
        ride(q, s, value)
    elif phase == mv.SAMURAI_DRAW:
        drew(q, s, value)
    elif phase == mv.SAMURAI_MOVES:
        chose_way(q, s, value)
    elif phase == mv.SAMURAI_SHOT:
        chose_shot(s, value)
    else:
        rolled_way_in(q, s, value)
