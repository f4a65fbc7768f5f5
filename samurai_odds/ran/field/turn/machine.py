"""The turn's phases: which rule is due, and what it asks (3.0)."""

from samurai_odds.play.rules.offering import Numbers
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.turn.activation import (
    activate,
    offer_activation,
    roll_initiative,
    start_turn,
    take_initiative,
)
from samurai_odds.ran.field.turn.chain import (
    choose_continuity,
    end_orders,
    follow_chain,
    settle_chain,
)
from samurai_odds.ran.field.turn.flight import next_flight, settle_flight
from samurai_odds.ran.field.turn.orders_phase import (
    choose_contingent,
    choose_order,
    offer_contingents,
    offer_continuity,
    offer_orders,
    pass_initiative,
)
from samurai_odds.ran.field.turn.rallying import offer_places, place_rallied, rally, roll_rally
from samurai_odds.ran.field.turn.recovery import begin_recovery, offer_replacement, replace_busho
from samurai_odds.ran.field.turn.victory import judge


def prepare_turn(q: Numbers, s: Numbers, phase: int) -> None:
    """Ask what is due in a phase of the turn, or apply its rule."""
    if phase == at.CHAINED:
        follow_chain(q, s)
    elif phase == at.CHOOSE_ORDER:
        offer_orders(q, s)
    elif phase == at.ORDERS_DONE:
        end_orders(q, s)
    elif phase == at.CHOOSE_CONTINUITY:
        offer_continuity(q, s)
    elif phase == at.CHOOSE_CONTINGENT:
        offer_contingents(q, s)
    elif phase == at.RALLY:
        roll_rally(q, s)
    elif phase == at.RALLY_PLACING:
        offer_places(q, s)
    elif phase == at.ACTIVATION:
        offer_activation(q, s)
    elif phase == at.TURN_START:
        start_turn(q, s)
    elif phase == at.ROLL_INITIATIVE:
        roll_initiative(s)
    else:
        prepare_end(q, s, phase)


def prepare_end(q: Numbers, s: Numbers, phase: int) -> None:
    """Phases G to I."""
    if phase == at.ORDERS_OVER:
        begin_recovery(q, s)
    elif phase == at.REPLACING:
        offer_replacement(q, s)
    elif phase == at.FLIGHTS:
        next_flight(q, s)
    else:
        judge(q, s)


def settle_turn(q: Numbers, s: Numbers, phase: int, value: int) -> None:
    """Apply a roll or a choice to the phase of the turn that asked for it."""
    if phase == at.CHAINED:
        settle_chain(q, s, value)
    elif phase == at.CHOOSE_ORDER:
        choose_order(q, s, value)
    elif phase == at.CHOOSE_CONTINUITY:
        if value == 0:
            pass_initiative(q, s)
        else:
            choose_continuity(q, s, value - 1)
    elif phase == at.CHOOSE_CONTINGENT:
        choose_contingent(q, s, value)
    elif phase == at.RALLY:
        rally(q, s, value)
    elif phase == at.RALLY_PLACING:
        place_rallied(q, s, value)
    elif phase == at.ACTIVATION:
        activate(q, s, value)
    elif phase == at.ROLL_INITIATIVE:
        take_initiative(q, s, value)
    elif phase == at.REPLACING:
        replace_busho(s, value)
    else:
        settle_flight(q, s, value)
