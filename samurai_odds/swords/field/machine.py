"""The whole game as a step machine: which rule is due, and what it asks.

`prepare` turns a phase into a roll, a choice, or the next phase; `settle` applies a roll or
a choice to the phase that asked for it. What is due before anything else comes first: an
heir's recovered daimyos.
"""

from samurai_odds.engine.machine import inlined
from samurai_odds.play.rules.offering import Numbers
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.battle import (
    call_off,
    choose_losses,
    hit,
    offer_attackers_ronin,
    offer_defenders_ronin,
    offer_loss_orders,
    reveal_attackers,
    reveal_defenders,
    roll_dice,
    step_eight,
)
from samurai_odds.swords.field.forces import (
    choose_destination,
    choose_source,
    choose_unit,
    move_units,
    offer_along,
    offer_destinations,
    offer_sources,
    offer_units,
)
from samurai_odds.swords.field.levy import (
    buy,
    choose_place,
    choose_stack,
    hire,
    offer_places,
    offer_purchase,
    offer_stacks,
    remove_ronin,
)
from samurai_odds.swords.field.marching import (
    enter,
    leave,
    march,
    offer_march,
    offer_pick_up,
    offer_ronin_along,
    offer_unit_sent,
    pick_up,
    send_unit,
    set_down,
    take_ronin_along,
)
from samurai_odds.swords.field.plan import (
    appoint,
    choose_site,
    draw_swords,
    drew_sword,
    fill_bin,
    grant_wish,
    hire_ninja,
    next_plan,
    offer_sites,
    offer_spying,
    offer_successors,
    offer_wishes,
    reveal,
    settle_wishes,
    spy,
    start_round,
    wish,
)
from samurai_odds.swords.field.setup import (
    choose_card,
    choose_claim,
    choose_split,
    choose_support,
    deal,
    dealt,
    draw_setup_sword,
    drew_setup_sword,
    next_quick_pick_up,
    offer_cards,
    offer_claims,
    offer_markers,
    offer_reinforcements,
    offer_split,
    offer_support,
    place_marker,
    reinforce,
)
from samurai_odds.swords.field.takeover import (
    aim,
    aim_revenge,
    go_by_ninja,
    is_stopped,
    offer_revenge,
    offer_strike,
    recover,
    recovered,
    roll_due,
    strike,
    take_revenge,
)
from samurai_odds.swords.field.war import (
    begin_attack,
    choose_attack,
    choose_entry,
    choose_troop,
    declare,
    end_phase_a,
    end_round,
    end_turn,
    finish_troop,
    next_turn,
    offer_attack,
    offer_declaration,
    offer_entry,
    offer_troops,
)


@inlined
def prepare(q: Numbers, s: Numbers) -> None:
    """Ask what is due, or apply a rule that needs neither dice nor a choice.

    W20: a seat that was eliminated in its own turn stops there.
    """
    if s[at.RECOVERING] >= 0:
        recover(q, s)
    elif is_stopped(s):
        s[at.PHASE] = at.TURN_END
    else:
        prepare_phase(q, s)


@inlined
def settle(q: Numbers, s: Numbers, value: int) -> None:
    if s[at.RECOVERING] >= 0:
        recovered(q, s, value)
    else:
        settle_phase(q, s, value)


def prepare_phase(q: Numbers, s: Numbers) -> None:
    phase = s[at.PHASE]
    if phase < at.ROUND_START:
        prepare_set_up(q, s, phase)
    elif phase < at.NEXT_TURN:
        prepare_action(q, s, phase)
    elif phase <= at.PICK_UP:
        prepare_march(q, s, phase)
    elif phase <= at.TROOP_DONE:
        prepare_combat(q, s, phase)
    else:
        prepare_end(q, s, phase)


def settle_phase(q: Numbers, s: Numbers, value: int) -> None:
    phase = s[at.PHASE]
    if phase < at.ROUND_START:
        settle_set_up(q, s, phase, value)
    elif phase < at.NEXT_TURN:
        settle_action(q, s, phase, value)
    elif phase <= at.PICK_UP:
        settle_march(q, s, phase, value)
    elif phase <= at.TROOP_DONE:
        settle_combat(q, s, phase, value)
    else:
        settle_end(q, s, phase, value)


def prepare_set_up(q: Numbers, s: Numbers, phase: int) -> None:
    """From the deal to the last army marker."""
    if phase == at.DEAL:
        deal(q, s)
    elif phase == at.SPLIT_DEAL:
        offer_cards(q, s)
    elif phase == at.SETUP_SWORDS:
        draw_setup_sword(q, s)
    elif phase == at.CLAIM:
        offer_claims(q, s)
    elif phase == at.SUPPORT:
        offer_support(q, s)
    elif phase == at.REINFORCE:
        offer_reinforcements(q, s)
    elif phase == at.SPLIT_ARMIES:
        offer_split(q, s)
    elif phase == at.MARKERS:
        offer_markers(q, s)
    else:
        next_quick_pick_up(q, s)


def settle_set_up(q: Numbers, s: Numbers, phase: int, value: int) -> None:
    if phase == at.DEAL:
        dealt(q, s, value)
    elif phase == at.SPLIT_DEAL:
        choose_card(q, s, value)
    elif phase == at.SETUP_SWORDS:
        drew_setup_sword(q, s, value)
    elif phase == at.CLAIM:
        choose_claim(q, s, value)
    elif phase == at.SUPPORT:
        choose_support(q, s, value)
    elif phase == at.REINFORCE:
        reinforce(q, s, value)
    elif phase == at.SPLIT_ARMIES:
        choose_split(q, s, value)
    else:
        place_marker(q, s, value)


def prepare_action(q: Numbers, s: Numbers, phase: int) -> None:
    """Actions 1 to 6."""
    if phase == at.ROUND_START:
        start_round(q, s)
    elif phase == at.SUCCESSORS:
        offer_successors(q, s)
    elif phase == at.PLANNING:
        next_plan(q, s)
    elif phase == at.SPYING:
        offer_spying(q, s)
    elif phase == at.REVEALED:
        reveal(q, s)
    elif phase == at.WISHING:
        offer_wishes(q, s)
    elif phase == at.WISHES:
        settle_wishes(q, s)
    elif phase == at.DRAWING_SWORDS:
        draw_swords(q, s)
    elif phase == at.BUILDING:
        offer_sites(q, s)
    elif phase == at.BUYING:
        offer_purchase(q, s)
    elif phase == at.PLACING:
        offer_places(q, s)
    elif phase == at.HIRING:
        hire(q, s)
    elif phase == at.DEPLOYING:
        offer_stacks(q, s)
    else:
        hire_ninja(q, s)


def settle_action(q: Numbers, s: Numbers, phase: int, value: int) -> None:
    if phase == at.SUCCESSORS:
        appoint(q, s, value)
    elif phase == at.PLANNING:
        fill_bin(q, s, value)
    elif phase == at.SPYING:
        spy(q, s, value)
    elif phase == at.WISHING:
        wish(s, value)
    elif phase == at.WISHES:
        grant_wish(q, s, value)
    elif phase == at.DRAWING_SWORDS:
        drew_sword(q, s, value)
    elif phase == at.BUILDING:
        choose_site(s, value)
    elif phase == at.BUYING:
        buy(s, value)
    elif phase == at.PLACING:
        choose_place(s, value)
    else:
        choose_stack(s, value)


def prepare_march(q: Numbers, s: Numbers, phase: int) -> None:
    if phase == at.NEXT_TURN:
        next_turn(q, s)
    elif phase == at.MARCHING:
        offer_march(q, s)
    elif phase == at.LEAVING:
        leave(q, s)
    elif phase == at.RONIN_ALONG:
        offer_ronin_along(s)
    elif phase == at.ENTERING:
        enter(q, s)
    else:
        offer_pick_up(q, s, s[at.MOVER])


def settle_march(q: Numbers, s: Numbers, phase: int, value: int) -> None:
    if phase == at.MARCHING:
        march(q, s, value)
    elif phase == at.LEAVING:
        if value == 0:
            s[at.PHASE] = at.RONIN_ALONG
        else:
            set_down(s, s[at.MOVER], value)
    elif phase == at.RONIN_ALONG:
        take_ronin_along(s, value)
    elif value == 0:
        s[at.PHASE] = s[at.AFTER_MOVE]
    else:
        pick_up(s, s[at.MOVER], value)


def prepare_combat(q: Numbers, s: Numbers, phase: int) -> None:
    """Phases B and C."""
    if phase == at.DICE:
        roll_dice(q, s)
    elif phase == at.MARCHES_DONE:
        end_phase_a(q, s)
    elif phase == at.DECLARATIONS:
        offer_declaration(q, s)
    elif phase == at.DECLARED_ALL:
        go_by_ninja(q, s, at.NEXT_TROOP)
    elif phase == at.NEXT_TROOP:
        offer_troops(q, s)
    elif phase == at.BATTLE:
        begin_attack(q, s)
    elif phase == at.REVEAL_ATTACKER:
        offer_attackers_ronin(q, s)
    elif phase == at.REVEAL_DEFENDER:
        offer_defenders_ronin(q, s)
    elif phase == at.LOSS_ORDERS:
        offer_loss_orders(q, s)
    elif phase == at.STEP_EIGHT:
        step_eight(q, s)
    elif phase == at.AFTER_BATTLE:
        offer_entry(q, s)
    elif phase == at.NEXT_ATTACK:
        offer_attack(q, s)
    else:
        finish_troop(q, s)


def settle_combat(q: Numbers, s: Numbers, phase: int, value: int) -> None:
    if phase == at.DICE:
        hit(q, s, value)
    elif phase == at.DECLARATIONS:
        declare(s, value)
    elif phase == at.NEXT_TROOP:
        choose_troop(q, s, value)
    elif phase == at.REVEAL_ATTACKER:
        reveal_attackers(s, value)
    elif phase == at.REVEAL_DEFENDER:
        reveal_defenders(q, s, value)
    elif phase == at.LOSS_ORDERS:
        choose_losses(s, value)
    elif phase == at.STEP_EIGHT:
        call_off(q, s, value)
    elif phase == at.AFTER_BATTLE:
        choose_entry(q, s, value)
    else:
        choose_attack(s, value)


def prepare_end(q: Numbers, s: Numbers, phase: int) -> None:
    """Phase D, the ninja, the ends of turn and round."""
    if phase == at.FINAL_MARCHES:
        offer_march(q, s)
    elif phase == at.SPLITTING_OFF:
        offer_unit_sent(s)
    elif phase == at.FORCE_SOURCES:
        offer_sources(q, s)
    elif phase == at.FORCE_TARGETS:
        offer_destinations(q, s)
    elif phase == at.FORCE_UNITS:
        offer_units(q, s)
    elif phase == at.FORCE_RONIN:
        offer_along(q, s)
    elif phase == at.TURN_END:
        end_turn(q, s)
    elif phase == at.ROUND_END:
        remove_ronin(q, s)
        end_round(q, s)
    elif phase == at.NINJA_WINDOW:
        offer_strike(q, s)
    elif phase == at.REVENGE:
        offer_revenge(q, s)
    else:
        roll_due(q, s)


def settle_end(q: Numbers, s: Numbers, phase: int, value: int) -> None:
    if phase == at.FINAL_MARCHES:
        march(q, s, value)
    elif phase == at.SPLITTING_OFF:
        send_unit(q, s, value)
    elif phase == at.FORCE_SOURCES:
        choose_source(s, value)
    elif phase == at.FORCE_TARGETS:
        choose_destination(q, s, value)
    elif phase == at.FORCE_UNITS:
        choose_unit(s, value)
    elif phase == at.FORCE_RONIN:
        move_units(q, s, value)
    elif phase == at.NINJA_WINDOW:
        aim(s, value)
    elif phase == at.STRIKE:
        strike(q, s, 1 + value)
    elif phase == at.REVENGE:
        aim_revenge(s, value)
    else:
        take_revenge(q, s, 1 + value)
