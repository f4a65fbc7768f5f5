"""The full game as a step machine: which rule is due, and what it asks.

Each phase has a rule that asks, for a roll or a choice, or goes on to the next phase, and one
that applies what was rolled or chosen. What is due before anything else comes first: an
heir's recovered daimyos.
"""

from samurai_odds.engine.machine import inlined
from samurai_odds.play.offering import Phases, by_phase
from samurai_odds.swords.rules import battle, forces, levy, marching, plan, setup, takeover, war
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.layout import Question, State
from samurai_odds.swords.rules.takeover import is_stopped, recover, recovered

SET_UP: Phases = {
    at.DEAL: (setup.deal, setup.dealt),
    at.SPLIT_DEAL: (setup.offer_cards, setup.choose_card),
    at.SETUP_SWORDS: (setup.draw_setup_sword, setup.drew_setup_sword),
    at.CLAIM: (setup.offer_claims, setup.choose_claim),
    at.SUPPORT: (setup.offer_support, setup.choose_support),
    at.REINFORCE: (setup.offer_reinforcements, setup.reinforce),
    at.SPLIT_ARMIES: (setup.offer_split, setup.choose_split),
    at.MARKERS: (setup.offer_markers, setup.place_marker),
    at.QUICK_PICK_UP: (setup.next_quick_pick_up, None),
}
ACTIONS: Phases = {  # 1 to 6
    at.ROUND_START: (plan.start_round, None),
    at.SUCCESSORS: (plan.offer_successors, plan.appoint),
    at.PLANNING: (plan.next_plan, plan.fill_bin),
    at.SPYING: (plan.offer_spying, plan.spy),
    at.REVEALED: (plan.reveal, None),
    at.WISHING: (plan.offer_wishes, plan.wish),
    at.WISHES: (plan.settle_wishes, plan.grant_wish),
    at.DRAWING_SWORDS: (plan.draw_swords, plan.drew_sword),
    at.BUILDING: (plan.offer_sites, plan.choose_site),
    at.BUYING: (levy.offer_purchase, levy.buy),
    at.PLACING: (levy.offer_places, levy.choose_place),
    at.HIRING: (levy.hire, None),
    at.DEPLOYING: (levy.offer_stacks, levy.choose_stack),
    at.NINJA_BIDS: (plan.hire_ninja, None),
}
MARCHES: Phases = {  # phases A and D
    at.NEXT_TURN: (war.next_turn, None),
    at.MARCHING: (marching.offer_march, marching.march),
    at.LEAVING: (marching.leave, marching.set_down),
    at.RONIN_ALONG: (marching.offer_ronin_along, marching.take_ronin_along),
    at.ENTERING: (marching.enter, None),
    at.PICK_UP: (marching.offer_pick_up_on_move, marching.pick_up_on_move),
    at.MARCHES_DONE: (war.end_phase_a, None),
    at.FINAL_MARCHES: (marching.offer_march, marching.march),
    at.SPLITTING_OFF: (marching.offer_unit_sent, marching.send_unit),
    at.FORCE_SOURCES: (forces.offer_sources, forces.choose_source),
    at.FORCE_TARGETS: (forces.offer_destinations, forces.choose_destination),
    at.FORCE_UNITS: (forces.offer_units, forces.choose_unit),
    at.FORCE_RONIN: (forces.offer_along, forces.move_units),
}
COMBAT: Phases = {  # phases B and C
    at.DECLARATIONS: (war.offer_declaration, war.declare),
    at.DECLARED_ALL: (war.end_declarations, None),
    at.NEXT_TROOP: (war.offer_troops, war.choose_troop),
    at.BATTLE: (war.begin_attack, None),
    at.REVEAL_ATTACKER: (battle.offer_attackers_ronin, battle.reveal_attackers),
    at.REVEAL_DEFENDER: (battle.offer_defenders_ronin, battle.reveal_defenders),
    at.LOSS_ORDERS: (battle.offer_loss_orders, battle.choose_losses),
    at.DICE: (battle.roll_dice, battle.hit),
    at.STEP_EIGHT: (battle.step_eight, battle.call_off),
    at.AFTER_BATTLE: (war.offer_entry, war.choose_entry),
    at.NEXT_ATTACK: (war.offer_attack, war.choose_attack),
    at.TROOP_DONE: (war.finish_troop, None),
}
ENDS: Phases = {  # the ninja, the ends of turn and round
    at.TURN_END: (war.end_turn, None),
    at.ROUND_END: (war.end_round, None),
    at.NINJA_WINDOW: (takeover.offer_strike, takeover.aim),
    at.STRIKE: (takeover.roll_due, takeover.strike),
    at.REVENGE: (takeover.offer_revenge, takeover.aim_revenge),
    at.REVENGE_ROLL: (takeover.roll_due, takeover.take_revenge),
}
prepare_phase, settle_phase = by_phase(__name__, SET_UP, ACTIONS, MARCHES, COMBAT, ENDS)


@inlined
def prepare(q: Question, s: State) -> None:
    """Ask what is due, or apply a rule that needs neither dice nor a choice.

    W20: a seat that was eliminated in its own turn stops there.
    """
    if s.recovering >= 0:
        recover(q, s)
    elif is_stopped(s):
        s.phase = at.TURN_END
    else:
        prepare_phase(q, s)


@inlined
def settle(q: Question, s: State, value: int) -> None:
    if s.recovering >= 0:
        recovered(q, s, value)
    else:
        settle_phase(q, s, value)
