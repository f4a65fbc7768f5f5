"""Whose orders phase it is, and what is ordered (3.0 C, 5.3, 5.54, 5.71)."""

from samurai_odds.play.offering import ask, ask_if_any, no_options, option
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.activation import (
    any_able,
    any_routed,
    can_be_ordered,
    can_move,
    hold_initiative,
)
from samurai_odds.ran.rules.chain import begin_chain, begin_pair, go_on
from samurai_odds.ran.rules.decisions.packed import (
    contingent_of,
    contingent_value,
    first_of,
    second_of,
    two_value,
)
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.leaders import can_draw, in_camp, is_chief, lives, on_map, retinue


def offer_contingents(q: Question, s: State) -> None:
    """Let the side with the initiative name whom it gives orders, one or two, or pass (5.31, 5.71).

    With nobody to be ordered the other side has it; with nobody on either the phase is over
    (5.14, 5.39).
    """
    side = s.initiative
    if not any_able(q, s, side):
        if any_able(q, s, 1 - side):
            hold_initiative(s, 1 - side)
        else:
            s.phase = at.ORDERS_OVER
        return
    first, end = q.first_contingent[side], q.end_of_contingents[side]
    no_options(s)
    option(s, 0)
    for contingent in range(first, end):
        if can_be_ordered(q, s, contingent):
            option(s, two_value(at.NONE, contingent))
    for other in range(first, end):
        for contingent in range(first, other):
            if can_be_ordered(q, s, contingent) and can_be_ordered(q, s, other):
                option(s, two_value(other, contingent))
    ask(s, at.CONTINGENT_CHOICE, side)


def choose_contingent(q: Question, s: State, value: int) -> None:
    """Pass, begin an orders phase, or attempt to coordinate two (5.54, 5.71)."""
    if value == 0:
        pass_initiative(q, s)
    elif second_of(value) >= 0:
        begin_pair(q, s, first_of(value), second_of(value))
    else:
        begin_chain(q, s, first_of(value))


def pass_initiative(q: Question, s: State) -> None:
    """Pass; a second pass in succession, or before an idle enemy, ends the phase (5.39, R39)."""
    s.passes += 1
    if s.passes >= 2 or not any_able(q, s, 1 - s.initiative):
        s.phase = at.ORDERS_OVER
    else:
        hold_initiative(s, 1 - s.initiative)


def offer_continuity(q: Question, s: State) -> None:
    """Let the side with the initiative designate who goes on for it, or pass (5.51, 5.54).

    After a failed coordination one of those two (5.72). With nobody left the initiative goes
    over without a pass (5.53).
    """
    side = s.initiative
    no_options(s)
    option(s, 0)
    for contingent in range(q.first_contingent[side], q.end_of_contingents[side]):
        bound = s.second >= 0
        named = contingent == s.current or contingent == s.second
        if can_be_ordered(q, s, contingent) and (named or not bound):
            option(s, contingent_value(contingent))
    if s.options_open > 1:
        ask(s, at.CONTINUITY_CHOICE, side)
    else:
        hold_initiative(s, 1 - side if any_able(q, s, 1 - side) else side)


def choose_continuity(q: Question, s: State, value: int) -> None:
    """Pass, or designate the contingent that goes on (5.51)."""
    if value == 0:
        pass_initiative(q, s)
    else:
        go_on(s, contingent_of(value))


# ---- what is ordered -----------------------------------------------------------------


def offer_orders(q: Question, s: State) -> None:
    """Let the side say what the busho orders; two together move and fire (5.32, 5.65, 5.73)."""
    contingent = s.current
    moves = can_move(q, s, contingent)
    no_options(s)
    if moves or s.second >= 0:
        option(s, at.MOVE_AND_FIRE)
    if s.second < 0 and not (s.must_act and moves):
        if stands_on_map(q, s, contingent):
            option(s, at.WITHDRAW)
        if any_routed(q, s, contingent):
            option(s, at.RALLY_ROUTED)
        if can_move_busho(q, s, contingent):
            option(s, at.BUSHO_MOVEMENT)
        if can_challenge(q, s, contingent):
            option(s, at.CHALLENGE)
    ask_if_any(s, at.ORDER_CHOICE, s.active, at.ORDERS_DONE)


def choose_order(q: Question, s: State, order: int) -> None:
    side, contingent = s.active, s.current
    s.order = order
    if order == at.MOVE_AND_FIRE:
        s.phase = at.MOVE_BEGIN
    elif order == at.WITHDRAW:
        withdraw(s, contingent)
    elif order == at.RALLY_ROUTED:
        s.cursor = q.first_unit[contingent]
        s.phase = at.RALLY
    elif order == at.BUSHO_MOVEMENT:
        s.phase = at.BUSHO_ORDER_BEGIN
    else:
        s.challenges_held[side] += 1
        s.challenged[contingent] = 1
        s.tally[side].challenges += 1
        s.phase = at.SAMURAI_BEGIN


def withdraw(s: State, contingent: int) -> None:
    """Order an Active Withdrawal, after which the busho is Finished (6.41, 6.42)."""
    s.order = at.WITHDRAW
    s.finished[contingent] = 1
    s.tally[s.active].withdrawals_ordered += 1
    s.phase = at.WITHDRAW_BEGIN


def stands_on_map(q: Question, s: State, contingent: int) -> bool:
    """Say whether a contingent has a unit on the map other than a Honjin."""
    for unit in range(q.first_unit[contingent], q.end_of_units[contingent]):
        if s.hex[unit] >= 0 and q.type[unit] != at.HONJIN:
            return True
    return False


def can_move_busho(q: Question, s: State, contingent: int) -> bool:
    """Say whether a So-Taisho can issue a Busho Movement Order: from his Honjin (4.42)."""
    side = q.side_of[contingent]
    if not is_chief(q, contingent) or not in_camp(q, s, side):
        return False
    for other in range(q.first_contingent[side], q.end_of_contingents[side]):
        if other != contingent and lives(s, other) and on_map(s, other):
            return True
    return False


def can_challenge(q: Question, s: State, contingent: int) -> bool:
    """Say whether a busho can hold a Samurai Challenge Phase (10.2, 10.22, 10.23; R43)."""
    side = q.side_of[contingent]
    if not on_map(s, contingent):
        return False
    if q.challenge_limits and (s.challenged[contingent] or s.challenges_held[side] >= 2):
        return False
    return retinue(q, s, contingent) > 0 or can_draw(q, s, contingent)
