"""A full game as a step machine: which rule is due, and what it asks.

Each phase has a rule that asks, for a roll or a choice, or goes on to the next phase, and one
that applies what was rolled or chosen. What is due before anything else comes first: the
flight check of a contingent whose busho has been killed (10.51), and busho who must be placed
with another unit (4.72, 11.63).
"""

from samurai_odds.engine.machine import inlined
from samurai_odds.play.offering import Phases, by_phase, draw_among
from samurai_odds.ran.rules import (
    activation,
    chain,
    challenge,
    contingents,
    fire,
    fire_numbers,
    flight,
    recovery,
)
from samurai_odds.ran.rules import challenge_duels as duels
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.flight import check_flight, flight_due
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.movement import (
    ends,
    harassment,
    moving,
    orders,
    reactions,
    samurai,
    shooting,
    withdrawals,
)
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.movement.reactions import prepare_stray, settle_stray
from samurai_odds.ran.rules.shock import advance, aftermath, checks, naming
from samurai_odds.ran.rules.shock import layout as sh
from samurai_odds.ran.rules.shock.naming import end_stage
from samurai_odds.ran.rules.shock.region import take_up


def roll_die(s: State) -> None:
    draw_among(s, at.DIE)


TURN: Phases = {  # 3.0, 5
    at.TURN_START: (activation.start_turn, None),
    at.ROLL_INITIATIVE: (activation.roll_initiative, activation.take_initiative),
    at.ACTIVATION: (activation.offer_activation, activation.activate),
    at.CHOOSE_CONTINGENT: (contingents.offer_contingents, contingents.choose_contingent),
    at.CHAINED: (chain.follow_chain, chain.settle_chain),
    at.CHOOSE_ORDER: (contingents.offer_orders, contingents.choose_order),
    at.RALLY: (recovery.roll_rally, recovery.rally),
    at.RALLY_PLACING: (recovery.offer_places, recovery.place_rallied),
    at.ORDERS_DONE: (chain.end_orders, None),
    at.CHOOSE_CONTINUITY: (contingents.offer_continuity, contingents.choose_continuity),
    at.ORDERS_OVER: (recovery.begin_recovery, None),
    at.REPLACING: (recovery.offer_replacement, recovery.replace_busho),
    at.FLIGHTS: (flight.next_flight, flight.settle_flight),
    at.VICTORY: (flight.judge, None),
}
MOVEMENT: Phases = {  # 6, 7.1
    at.MOVE_BEGIN: (orders.begin_segment, None),
    mv.UNIT_ORDERS: (orders.offer_orders, orders.give_order),
    mv.ENTRY_ASKED: (moving.offer_entries, moving.enter_map),
    mv.MOVE_ASKED: (ends.offer_ends, ends.choose_end),
    mv.WALKING: (moving.walk, None),
    mv.PASSING: (roll_die, moving.pass_rolled),
    mv.SHOCK_FOLLOWS: (orders.begin_shock, None),
}
REACTIONS: Phases = {  # 4.72, 6.45, 7.17, 7.18
    mv.ALARM: (reactions.sound_alarm, reactions.chose_alone),
    mv.ALARM_ROLL: (roll_die, reactions.rolled_alone),
    mv.WITHDRAWALS: (reactions.offer_withdrawals, reactions.chose_withdrawal),
    mv.WITHDRAWAL_ROLL: (roll_die, reactions.rolled_withdrawal),
    mv.WITHDRAWAL_TURN: (reactions.offer_withdrawal_turn, reactions.chose_withdrawal_turn),
    mv.FACINGS_ASKED: (reactions.offer_facings, reactions.chose_facing),
    mv.FACING_ROLL: (roll_die, reactions.rolled_facing),
}
FIRE: Phases = {  # 8
    mv.ENTRY_FIRES: (shooting.offer_entry_fire, shooting.chose_entry_fire),
    mv.RETIRE_FIRES: (shooting.offer_retire_fire, shooting.chose_retire_fire),
    mv.VOLLEY_ASKED: (shooting.offer_volley, shooting.chose_volley),
    mv.VOLLEY_FIRES: (shooting.fire_next, None),
    mv.SHOTS_OVER: (shooting.end_shots, None),
    mv.HAS_FIRED: (moving.after_fire, None),
    at.FIRE_BEGIN: (fire.begin_fire, fire.settle_shot_at_man),
    sh.FIRING: (fire.ask_shot, fire.settle_shot),
    sh.CHARGING_IN: (fire_numbers.offer_places, fire.charge_in),
    mv.HARASS_ASKED: (harassment.offer_quarries, harassment.chose_quarry),
    mv.HARASS_TURN: (roll_die, harassment.turn_rolled),
    mv.HARASS_WAY: (harassment.offer_turns, harassment.chose_turn),
    mv.BYSTANDERS: (harassment.offer_bystanders, harassment.chose_bystander),
    mv.HARASSED: (ends.after_harassing, None),
    mv.LURED_FORWARD: (ends.offer_lured, ends.lure),
    mv.FOLLOWED: (ends.after_following, None),
}
WITHDRAWAL: Phases = {  # 6.4, 6.5
    at.WITHDRAW_BEGIN: (withdrawals.begin_withdrawal, None),
    mv.BREAKING_AWAY: (withdrawals.check_engaged, withdrawals.rolled_away),
    mv.WITHDRAW_ORDERS: (withdrawals.offer_withdrawing, withdrawals.chose_withdrawing),
    mv.WITHDRAWN: (withdrawals.note_withdrawn, None),
    mv.SEPPUKU: (withdrawals.check_honor, withdrawals.rolled_honor),
    mv.BANZAI: (withdrawals.begin_banzai, None),
    mv.BANZAI_ROLL: (withdrawals.check_banzai, withdrawals.rolled_banzai),
    mv.CHASERS: (withdrawals.offer_chasers, withdrawals.chose_chaser),
    mv.CHASE_TARGET: (withdrawals.offer_chases, withdrawals.chase),
    mv.CHASED: (withdrawals.after_chase, None),
    mv.BANZAI_OVER: (withdrawals.end_banzai, None),
    mv.STAYED_SHOCK: (withdrawals.shock_of_stayed, None),
}
CHALLENGE: Phases = {  # 4.42, 4.61, 10.2
    at.BUSHO_ORDER_BEGIN: (samurai.begin_busho_order, None),
    at.BUSHO_MOVE_BEGIN: (samurai.begin_busho_move, None),
    mv.RIDERS: (samurai.offer_ride, samurai.ride),
    at.SAMURAI_BEGIN: (samurai.offer_samurai, samurai.chose_samurai),
    mv.SAMURAI_DRAW: (samurai.ask_draw, samurai.drew),
    mv.SAMURAI_MOVES: (samurai.offer_ways, samurai.chose_way),
    mv.SAMURAI_RUNS: (samurai.run, None),
    mv.SAMURAI_SHOT: (samurai.offer_shots, samurai.chose_shot),
    mv.SAMURAI_ENTERS: (roll_die, samurai.rolled_way_in),
    at.CHALLENGE_BEGIN: (challenge.begin_challenge, None),
    sh.ISSUING: (challenge.offer_challenge, challenge.issue),
    sh.SAVING_UNITS: (challenge.offer_saved, challenge.settle_saved),
    sh.ANSWERING: (challenge.offer_answers, challenge.answer),
    sh.ASKING_LEAVE: (roll_die, challenge.settle_leave),
    sh.DRAWING: (duels.draw_answerer, challenge.draw_answer),
    sh.DEFENDING: (challenge.offer_defenders, challenge.choose_defender),
    sh.DUEL: (duels.meet, duels.settle_round),
    sh.YIELDING: (duels.offer_to_yield, duels.settle_yielding),
    sh.CHALLENGE_DONE: (duels.end_challenge, None),
}
SHOCK: Phases = {  # 9, 11.5
    at.SHOCK_BEGIN: (naming.begin_segment, None),
    sh.BEGIN_STAGE: (naming.begin_stage, None),
    sh.TURN_ENGAGED: (naming.offer_turn, naming.settle_turn),
    sh.DESIGNATING: (naming.offer_attacks, naming.designate),
    sh.COORDINATING: (roll_die, naming.settle_coordination),
    sh.CHECKING: (checks.ask_checks, checks.settle_check),
    sh.BREAKING_OFF: (aftermath.offer_ways, aftermath.settle_way),
    sh.REACTING: (checks.ask_reactions, checks.settle_reaction),
    sh.FIGHTING: (checks.ask_fights, checks.settle_fight),
    sh.GIVING_UP: (checks.offer_to_give_up, checks.settle_giving_up),
    sh.RESOLVING: (aftermath.ask_resolution, aftermath.settle_resolution),
    sh.RETREATS: (aftermath.go_on_retreating, aftermath.settle_way),
    sh.ADVANCES: (advance.go_on_advancing, advance.settle_advance),
    sh.AFTER_ADVANCE: (advance.offer_arrival, advance.settle_arrival),
    sh.COMBAT_DONE: (advance.end_combat, None),
    sh.SEGMENT_DONE: (naming.end_stage, None),
}
prepare_phase, settle_phase = by_phase(
    __name__, TURN, MOVEMENT, REACTIONS, FIRE, WITHDRAWAL, CHALLENGE, SHOCK
)


@inlined
def prepare(q: Question, s: State) -> None:
    """Ask what is due, or apply a rule that needs neither dice nor a choice."""
    if flight_due(q, s) >= 0:
        draw_among(s, at.DIE)
    elif stray_due(q, s) >= 0:
        prepare_stray(q, s, stray_due(q, s))
    elif sh.FIRST_TAKEN <= s.phase <= sh.LAST_TAKEN and s.shock.combats == 0:
        end_stage(q, s)
    elif sh.FIRST_TAKEN <= s.phase <= sh.LAST_TAKEN and s.shock.taken == 0:
        take_up(q, s)
    else:
        prepare_phase(q, s)


@inlined
def settle(q: Question, s: State, value: int) -> None:
    """Apply a value to what is due: a debt first, else the phase."""
    if flight_due(q, s) >= 0:
        check_flight(q, s, flight_due(q, s), value)
    elif stray_due(q, s) >= 0:
        settle_stray(q, s, stray_due(q, s), value)
    else:
        settle_phase(q, s, value)


def stray_due(q: Question, s: State) -> int:
    """Find a busho who must be placed with another unit; NONE."""
    for busho in range(q.contingents):
        if s.stray[busho]:
            return busho
    return at.NONE
