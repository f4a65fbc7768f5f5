"""From one orders phase to the next: momentum, doom, continuity, trumps (5.4-5.7).

What follows from a roll is `ran.orders`'s; here the players choose, and an orders phase is
played wherever that chain counts one. A chain is one busho's, or two together's: he is the
first of its question, the other the second.
"""

from samurai_odds.engine.machine import AUTOMATIC
from samurai_odds.play.rules.offering import Numbers, ask, draw_among, no_options, option
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.leaders import rating
from samurai_odds.ran.field.turn.able import can_be_ordered, can_benefit, can_rise
from samurai_odds.ran.field.turn.activation import hold_initiative, spend_activation
from samurai_odds.ran.field.turn.chain_question import (
    after_momentum,
    lower_rated,
    put_question,
    result_of,
    tally_chain,
)
from samurai_odds.ran.orders import layout as orders
from samurai_odds.ran.orders.machine import pending, step
from samurai_odds.ran.orders.resurrection import finish, give_orders

# ---- beginning -----------------------------------------------------------------------


def new_chain(s: Numbers, contingent: int, second: int) -> None:
    """Wipe the chain for another busho."""
    s[at.CURRENT], s[at.SECOND] = contingent, second
    s[at.CHALLENGED + contingent] = s[at.MUST_ACT] = 0
    for k in range(orders.WIDTH):
        s[at.CHAIN + k] = 0


def begin_chain(q: Numbers, s: Numbers, contingent: int) -> None:
    """Give a busho his first orders phase."""
    new_chain(s, contingent, at.NONE)
    give_orders(s[at.CHAIN : at.CHAIN + orders.WIDTH])
    begin_orders(q, s)


def begin_pair(q: Numbers, s: Numbers, contingent: int, second: int) -> None:
    """Attempt to coordinate two (5.71)."""
    new_chain(s, contingent, second)
    s[at.CHAIN + orders.PHASE] = orders.COORDINATE
    s[at.PHASE] = at.CHAINED


def begin_orders(q: Numbers, s: Numbers) -> None:
    """Begin an orders phase: nobody has acted yet (3.0 C)."""
    if is_over(q, s):
        s[at.ENDED] = at.BY_STOP
        return
    begin_marks(q, s)
    s[at.ORDER], s[at.PASSES] = 0, 0
    s[at.ORDERS_PHASES] += 1
    s[at.RUN + s[at.CURRENT]] += 1
    if s[at.SECOND] >= 0:
        s[at.RUN + s[at.SECOND]] += 1
    s[at.TALLY + s[at.ACTIVE] * at.TALLIES + at.ORDERS_GIVEN] += 1
    s[at.PHASE] = at.CHOOSE_ORDER


def is_over(q: Numbers, s: Numbers) -> bool:
    """Say whether as many orders phases have been played as are wanted."""
    return 0 < q[at.ORDERS_LIMIT] <= s[at.ORDERS_PHASES]


def begin_marks(q: Numbers, s: Numbers) -> None:
    """Take off what units and busho have done in the last orders phase."""
    for unit in range(q[at.UNITS]):
        s[at.ACTED + unit] = s[at.MOVED + unit] = 0
        s[at.START_HEX + unit] = s[at.HEX + unit]
        s[at.START_STATE + unit] = s[at.STATE + unit]
    for busho in range(q[at.CONTINGENTS]):
        s[at.BUSHO_MOVED + busho] = 0
    s[at.COMMAND_KNOWN] = 0


def end_orders(q: Numbers, s: Numbers) -> None:
    """Go on after an orders phase; who cannot try for momentum is Finished (5.36, 5.38)."""
    chain = s[at.CHAIN : at.CHAIN + orders.WIDTH]
    s[at.MUST_ACT] = 0
    if chain[orders.PHASE] == orders.TRY_MOMENTUM and not goes_on(q, s):
        finish(chain)
    s[at.PHASE] = at.CHAINED


def goes_on(q: Numbers, s: Numbers) -> bool:
    """Say whether who gave orders may try for momentum: he is there still, not Finished (5.41)."""
    if not can_be_ordered(q, s, s[at.CURRENT]):
        return False
    return s[at.SECOND] < 0 or can_be_ordered(q, s, s[at.SECOND])


# ---- what comes next -----------------------------------------------------------------


def follow_chain(q: Numbers, s: Numbers) -> None:
    """Roll, ask or apply what is due between two orders phases."""
    chain = s[at.CHAIN : at.CHAIN + orders.WIDTH]
    put_question(q, s)
    phase = chain[orders.PHASE]
    if phase == orders.DESIGNATED:
        be_finished(s)
    elif phase == orders.OVER:
        pass_over(q, s)
    elif phase == orders.TRY_MOMENTUM:
        no_options(s)
        option(s, 0)
        option(s, 1)
        ask(s, at.MOMENTUM_CHOICE, s[at.ACTIVE])
    elif phase == orders.OFFER:
        offer_trump(q, s)
    elif phase == orders.RESURRECTED:
        offer_risen(q, s)
    elif phase == orders.TRY_CONTINUITY:
        chained(q, s, 0)
    else:
        faces = pending(s[at.CHAIN_QUESTION : at.CHAIN], chain)
        if faces == AUTOMATIC:
            chained(q, s, 0)
        else:
            draw_among(s, faces)


def settle_chain(q: Numbers, s: Numbers, value: int) -> None:
    """Apply a roll or a choice between two orders phases."""
    put_question(q, s)
    phase = s[at.CHAIN + orders.PHASE]
    if phase == orders.TRY_MOMENTUM:
        chained(q, s, 1 - value)
    elif phase == orders.OFFER:
        try_trump(q, s, value)
    elif phase == orders.RESURRECTED:
        raise_busho(q, s, value)
    else:
        chained(q, s, result_of(q, s, phase, value))


def chained(q: Numbers, s: Numbers, outcome: int) -> None:
    """Apply a result to the chain; where it counts an orders phase, that begins."""
    chain = s[at.CHAIN : at.CHAIN + orders.WIDTH]
    phase, before = chain[orders.PHASE], chain[orders.PHASES]
    crises, busho = chain[orders.WITHDREW], lower_rated(q, s)
    step(s[at.CHAIN_QUESTION : at.CHAIN], chain, outcome)
    tally_chain(s, phase, outcome)
    if chain[orders.PHASES] > before:
        begin_orders(q, s)
    elif chain[orders.WITHDREW] > crises:
        chain[orders.WITHDREW] = 0
        finish_current(s)
        s[at.CURRENT], s[at.SECOND] = busho, at.NONE
        begin_marks(q, s)
        s[at.ORDER] = at.WITHDRAW
        s[at.TALLY + s[at.ACTIVE] * at.TALLIES + at.WITHDRAWALS] += 1
        s[at.PHASE] = at.WITHDRAW_BEGIN


# ---- Finished, the initiative lost, continuity ---------------------------------------


def be_finished(s: Numbers) -> None:
    """Finish who has given orders (5.38), unless the two never came together (5.72)."""
    chain = s[at.CHAIN : at.CHAIN + orders.WIDTH]
    s[at.ACTIVE], s[at.RISEN], s[at.PHASE] = s[at.INITIATIVE], 0, at.CHOOSE_CONTINUITY
    if chain[orders.PHASES] == 0 and s[at.SECOND] >= 0:
        return
    finish_current(s)
    s[at.SECOND] = at.NONE


def finish_current(s: Numbers) -> None:
    """Put Finished markers on who gives orders."""
    s[at.FINISHED + s[at.CURRENT]] = 1
    if s[at.SECOND] >= 0:
        s[at.FINISHED + s[at.SECOND]] = 1


def choose_continuity(q: Numbers, s: Numbers, contingent: int) -> None:
    """Designate who is to go on (5.51)."""
    new_chain(s, contingent, at.NONE)
    s[at.CHAIN + orders.PHASE] = orders.TRY_CONTINUITY
    s[at.PHASE] = at.CHAINED


def pass_over(q: Numbers, s: Numbers) -> None:
    """The initiative goes to the other side: a failed continuity, or a trump (5.51, 5.61)."""
    if s[at.CHAIN + orders.ENDED] == orders.TRUMPED:
        be_trumped(q, s)
        return
    s[at.PASSES] = 0
    hold_initiative(s, 1 - s[at.ACTIVE])


# ---- trumps (5.6) --------------------------------------------------------------------


def offer_trump(q: Numbers, s: Numbers) -> None:
    """Let the other side attempt a trump for one of its busho, or hold it back (5.61, 5.62)."""
    side, least = 1 - s[at.ACTIVE], rating(q, s, lower_rated(q, s))
    no_options(s)
    option(s, 0)
    for contingent in range(q[at.FIRST_CONTINGENT + side], q[at.END_OF_CONTINGENTS + side]):
        if can_benefit(q, s, contingent, least, after_momentum(s)):
            option(s, 1 + contingent)
    ask(s, at.TRUMP_CHOICE, side)


def try_trump(q: Numbers, s: Numbers, value: int) -> None:
    """Note for whom the trump is attempted, and spend it (5.63)."""
    s[at.BENEFICIARY] = value - 1
    if value > 0:
        s[at.TRUMPS_USED + 1 - s[at.ACTIVE]] += 1
        s[at.TALLY + (1 - s[at.ACTIVE]) * at.TALLIES + at.TRUMPS_TRIED] += 1
    chained(q, s, 1 if value > 0 else 0)


def be_trumped(q: Numbers, s: Numbers) -> None:
    """The trumped busho is Finished; the other side's gives orders, and must (5.61-5.65)."""
    finish_current(s)
    side, contingent = 1 - s[at.ACTIVE], s[at.BENEFICIARY]
    s[at.INITIATIVE] = s[at.ACTIVE] = side
    s[at.RISEN] = 0
    if not s[at.ACTIVATED + contingent]:
        spend_activation(s, side, contingent)
    begin_chain(q, s, contingent)
    s[at.MUST_ACT] = 1


# ---- resurrection (5.43[1]; R15) -----------------------------------------------------


def offer_risen(q: Numbers, s: Numbers) -> None:
    """Let the other side resurrect one of its busho, or nobody."""
    side = 1 - s[at.ACTIVE]
    no_options(s)
    option(s, 0)
    for contingent in range(q[at.FIRST_CONTINGENT + side], q[at.END_OF_CONTINGENTS + side]):
        if can_rise(q, s, contingent):
            option(s, 1 + contingent)
    ask(s, at.RISEN_CHOICE, side)


def raise_busho(q: Numbers, s: Numbers, value: int) -> None:
    """Give the resurrected busho his orders phase; the roller is Finished.

    The initiative comes back when that one is done, or if nobody rises: `offer_continuity`.
    """
    finish_current(s)
    if value == 0:
        be_finished(s)
        return
    s[at.ACTIVE], s[at.RISEN] = 1 - s[at.ACTIVE], 1
    s[at.TALLY + s[at.ACTIVE] * at.TALLIES + at.RESURRECTIONS] += 1
    begin_chain(q, s, value - 1)
