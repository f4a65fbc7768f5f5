"""From one orders phase to the next: momentum, doom, continuity, trumps (5.4-5.7)."""

from samurai_odds.engine.machine import AUTOMATIC
from samurai_odds.play.offering import ask, ask_whether, draw_among, no_options, option
from samurai_odds.ran.combat import orders_layout as orders
from samurai_odds.ran.combat.orders import finish, give_orders, pending, step
from samurai_odds.ran.combat.orders_layout import (
    crisis_result,
    doom_result,
    momentum_result,
)
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.activation import (
    any_able,
    can_be_ordered,
    can_benefit,
    can_rise,
    hold_initiative,
    spend_activation,
)
from samurai_odds.ran.rules.decisions.packed import contingent_of, contingent_value
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.leaders import (
    chief_lives,
    initiative,
    is_chief,
    rating,
    trump_rating,
    trumps,
)

# ---- What an orders chain asks of the armies as they stand (5.4-5.7) -----------------


def put_question(q: Question, s: State) -> None:
    """Write the chain's question as things stand: ratings, trumps left, who may benefit.

    A roll's code is the number of its faces.
    """
    p = s.chain_question
    p.count = 1 if s.second < 0 else 2
    p.continuity_code = p.enemy_trump_code = p.doom_code = at.DIE
    p.pair_code = p.pair_momentum_code = at.DIE
    p.policy = p.enemy_policy = orders.BEST
    p.momentum_policy = p.continuity_policy = orders.BEST
    s.chain.enemy_trumps = 0
    put_enemy(q, s, p, s.chain.phase)
    p.pair_lower = 0 if lower_rated(q, s) == s.current else 1
    put_busho(q, s, p, 0, s.current)
    if s.second >= 0:
        put_busho(q, s, p, 1, s.second)


def put_enemy(q: Question, s: State, p: orders.Question, phase: int) -> None:
    """Write what the other side could do, as far as a phase of the chain asks for it.

    Nobody trumps for an army without its So-Taisho (R40).
    """
    side = 1 - s.active
    if phase == orders.TRY_CONTINUITY:
        p.enemy_idle = 0 if any_able(q, s, side) else 1
    elif phase == orders.DOOM:
        rises = any_to_rise(q, s)
        p.risen_momentum = orders.RISEN_FINISHED if rises else orders.NOBODY_RISES
    left = 0
    if chief_lives(q, s, side):
        left = max(0, trumps(q, s, side) - s.trumps_used[side])
    p.enemy_trumps_left = left
    p.enemy_active = p.enemy_any = -1
    if left > 0 and phase == orders.MOMENTUM:
        p.enemy_any = best_beneficiary(q, s, True)
    elif left > 0 and (phase == orders.CONTINUITY or phase == orders.TRY_CONTINUITY):
        p.enemy_active = best_beneficiary(q, s, False)


def put_busho(q: Question, s: State, p: orders.Question, place: int, busho: int) -> None:
    p.busho[place].rating = rating(q, s, busho)
    p.busho[place].momentum_code, p.busho[place].crisis_code = at.DIE, at.DIE * at.DIE
    p.busho[place].so_taisho = 1 if is_chief(q, busho) else 0


def lower_rated(q: Question, s: State) -> int:
    """Give the busho whose ratings count: of two together the lower-rated (5.74)."""
    if s.second >= 0 and rating(q, s, s.second) < rating(q, s, s.current):
        return s.second
    return s.current


def after_momentum(s: State) -> bool:
    """Say whether it is Momentum that may be trumped, not Continuity (5.62)."""
    return s.chain.run > 0


def best_beneficiary(q: Question, s: State, momentum: bool) -> int:
    """Find the highest rating among the enemy's who may benefit from a trump; -1 for none."""
    side, best = 1 - s.active, -1
    for contingent in range(q.first_contingent[side], q.end_of_contingents[side]):
        if can_benefit(q, s, contingent, 0, momentum):
            best = max(best, rating(q, s, contingent))
    return best


def any_to_rise(q: Question, s: State) -> bool:
    """Say whether the other side has a busho to be resurrected."""
    side = 1 - s.active
    for contingent in range(q.first_contingent[side], q.end_of_contingents[side]):
        if can_rise(q, s, contingent):
            return True
    return False


def result_of(q: Question, s: State, phase: int, die: int) -> int:
    """Read a roll of the chain (5.42, 5.43, 5.51, 5.61, 5.72)."""
    side, busho = s.active, lower_rated(q, s)
    momentum = rating(q, s, busho)
    if phase == orders.MOMENTUM:
        return momentum_result(die, momentum, 1 if s.second >= 0 else 0)
    if phase == orders.DOOM:
        return doom_result(die)
    if phase == orders.CRISIS:
        lord = initiative(q, s, side)
        return crisis_result(die // at.DIE, die % at.DIE, momentum, lord)
    if phase == orders.COORDINATE:
        return 1 if die <= momentum else 0
    needed = trump_rating(q, s, 1 - side) if phase == orders.TRUMP else initiative(q, s, side)
    return 1 if die <= needed else 0


def tally_chain(s: State, phase: int, outcome: int) -> None:
    if phase == orders.MOMENTUM and outcome == orders.GAINED:
        s.tally[s.active].momentum_won += 1
    elif phase == orders.CONTINUITY and outcome:
        s.tally[s.active].continuity_won += 1
    elif phase == orders.COORDINATE and outcome:
        s.tally[s.active].coordinations += 1
    elif phase == orders.CRISIS and outcome:
        s.tally[s.active].crises_of_faith += 1
    elif phase == orders.TRUMP and outcome:
        s.tally[1 - s.active].trumps_won += 1


# ---- From one orders phase to the next (5.4-5.7) -------------------------------------

# ---- beginning -----------------------------------------------------------------------


def new_chain(s: State, contingent: int, second: int) -> None:
    s.current, s.second = contingent, second
    s.challenged[contingent] = s.must_act = 0
    for k in range(orders.WIDTH):
        s[State.chain.at + k] = 0


def begin_chain(q: Question, s: State, contingent: int) -> None:
    """Give a busho his first orders phase."""
    new_chain(s, contingent, at.NONE)
    give_orders(s.chain)
    begin_orders(q, s)


def begin_pair(q: Question, s: State, contingent: int, second: int) -> None:
    """Attempt to coordinate two (5.71)."""
    new_chain(s, contingent, second)
    s.chain.phase = orders.COORDINATE
    s.phase = at.CHAINED


def begin_orders(q: Question, s: State) -> None:
    """Begin an orders phase: nobody has acted yet (3.0 C)."""
    if is_over(q, s):
        s.ended = at.BY_STOP
        return
    begin_marks(q, s)
    s.order, s.passes = 0, 0
    s.orders_phases += 1
    s.run[s.current] += 1
    if s.second >= 0:
        s.run[s.second] += 1
    s.tally[s.active].orders_phases += 1
    s.phase = at.CHOOSE_ORDER


def is_over(q: Question, s: State) -> bool:
    """Say whether as many orders phases have been played as are wanted."""
    return 0 < q.orders_limit <= s.orders_phases


def begin_marks(q: Question, s: State) -> None:
    """Take off what units and busho have done in the last orders phase."""
    for unit in range(q.units):
        s.acted[unit] = s.moved[unit] = 0
        s.start_hex[unit] = s.hex[unit]
        s.start_state[unit] = s.state[unit]
    for busho in range(q.contingents):
        s.busho_moved[busho] = 0
    s.command_known = 0


def end_orders(q: Question, s: State) -> None:
    """Go on after an orders phase; who cannot try for momentum is Finished (5.36, 5.38)."""
    chain = s.chain
    s.must_act = 0
    if chain.phase == orders.TRY_MOMENTUM and not goes_on(q, s):
        finish(chain)
    s.phase = at.CHAINED


def goes_on(q: Question, s: State) -> bool:
    """Say whether who gave orders may try for momentum: he is there still, not Finished (5.41)."""
    if not can_be_ordered(q, s, s.current):
        return False
    return s.second < 0 or can_be_ordered(q, s, s.second)


# ---- what comes next -----------------------------------------------------------------


def follow_chain(q: Question, s: State) -> None:
    """Roll, ask or apply what is due between two orders phases."""
    chain = s.chain
    put_question(q, s)
    phase = chain.phase
    if phase == orders.DESIGNATED:
        be_finished(s)
    elif phase == orders.OVER:
        pass_over(q, s)
    elif phase == orders.TRY_MOMENTUM:
        ask_whether(s, at.MOMENTUM_CHOICE, s.active)
    elif phase == orders.OFFER:
        offer_trump(q, s)
    elif phase == orders.RESURRECTED:
        offer_risen(q, s)
    elif phase == orders.TRY_CONTINUITY:
        chained(q, s, 0)
    else:
        faces = pending(s.chain_question, chain)
        if faces == AUTOMATIC:
            chained(q, s, 0)
        else:
            draw_among(s, faces)


def settle_chain(q: Question, s: State, value: int) -> None:
    """Apply a roll or a choice between two orders phases."""
    put_question(q, s)
    phase = s.chain.phase
    if phase == orders.TRY_MOMENTUM:
        chained(q, s, 1 - value)
    elif phase == orders.OFFER:
        try_trump(q, s, value)
    elif phase == orders.RESURRECTED:
        raise_busho(q, s, value)
    else:
        chained(q, s, result_of(q, s, phase, value))


def chained(q: Question, s: State, outcome: int) -> None:
    """Apply a result to the chain; where it counts an orders phase, that begins."""
    chain = s.chain
    phase, before = chain.phase, chain.phases
    crises, busho = chain.withdrew, lower_rated(q, s)
    step(s.chain_question, chain, outcome)
    tally_chain(s, phase, outcome)
    if chain.phases > before:
        begin_orders(q, s)
    elif chain.withdrew > crises:
        chain.withdrew = 0
        finish_current(s)
        s.current, s.second = busho, at.NONE
        begin_marks(q, s)
        s.order = at.WITHDRAW
        s.tally[s.active].withdrawals_ordered += 1
        s.phase = at.WITHDRAW_BEGIN


# ---- Finished, the initiative lost, continuity ---------------------------------------


def be_finished(s: State) -> None:
    """Finish who has given orders (5.38), unless the two never came together (5.72)."""
    chain = s.chain
    s.active, s.risen, s.phase = s.initiative, 0, at.CHOOSE_CONTINUITY
    if chain.phases == 0 and s.second >= 0:
        return
    finish_current(s)
    s.second = at.NONE


def finish_current(s: State) -> None:
    s.finished[s.current] = 1
    if s.second >= 0:
        s.finished[s.second] = 1


def go_on(s: State, contingent: int) -> None:
    """Designate who is to go on (5.51)."""
    new_chain(s, contingent, at.NONE)
    s.chain.phase = orders.TRY_CONTINUITY
    s.phase = at.CHAINED


def pass_over(q: Question, s: State) -> None:
    """The initiative goes to the other side: a failed continuity, or a trump (5.51, 5.61)."""
    if s.chain.ended == orders.TRUMPED:
        be_trumped(q, s)
        return
    s.passes = 0
    hold_initiative(s, 1 - s.active)


# ---- trumps (5.6) --------------------------------------------------------------------


def offer_trump(q: Question, s: State) -> None:
    """Let the other side attempt a trump for one of its busho, or hold it back (5.61, 5.62)."""
    side, least = 1 - s.active, rating(q, s, lower_rated(q, s))
    no_options(s)
    option(s, 0)
    for contingent in range(q.first_contingent[side], q.end_of_contingents[side]):
        if can_benefit(q, s, contingent, least, after_momentum(s)):
            option(s, contingent_value(contingent))
    ask(s, at.TRUMP_CHOICE, side)


def try_trump(q: Question, s: State, value: int) -> None:
    """Note for whom the trump is attempted, and spend it (5.63)."""
    s.beneficiary = contingent_of(value)
    if value > 0:
        s.trumps_used[1 - s.active] += 1
        s.tally[1 - s.active].trumps_tried += 1
    chained(q, s, 1 if value > 0 else 0)


def be_trumped(q: Question, s: State) -> None:
    """The trumped busho is Finished; the other side's gives orders, and must (5.61-5.65).

    By the switch not who was only designated, for Continuity (R14): he has had no orders phase.
    """
    if s.run[s.current] > 0 or q.trumped_stays == 0:
        finish_current(s)
    side, contingent = 1 - s.active, s.beneficiary
    s.initiative = s.active = side
    s.risen = 0
    if not s.activated[contingent]:
        spend_activation(s, side, contingent)
    begin_chain(q, s, contingent)
    s.must_act = 1


# ---- resurrection (5.43[1]; R15) -----------------------------------------------------


def offer_risen(q: Question, s: State) -> None:
    """Let the other side resurrect one of its busho, or nobody."""
    side = 1 - s.active
    no_options(s)
    option(s, 0)
    for contingent in range(q.first_contingent[side], q.end_of_contingents[side]):
        if can_rise(q, s, contingent):
            option(s, contingent_value(contingent))
    ask(s, at.RISEN_CHOICE, side)


def raise_busho(q: Question, s: State, value: int) -> None:
    """Give the resurrected busho his orders phase; the roller is Finished.

    The initiative comes back when that one is done, or if nobody rises: `offer_continuity`.
    """
    finish_current(s)
    if value == 0:
        be_finished(s)
        return
    s.active, s.risen = 1 - s.active, 1
    s.tally[s.active].resurrections += 1
    begin_chain(q, s, contingent_of(value))
