"""What an orders chain asks of the armies as they stand, and what its dice mean (5.4-5.7)."""

from samurai_odds.play.rules.offering import Numbers
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.leaders import (
    chief_lives,
    initiative,
    is_chief,
    rating,
    trump_rating,
    trumps,
)
from samurai_odds.ran.field.turn.able import any_able, can_benefit, can_rise
from samurai_odds.ran.orders import layout as orders
from samurai_odds.ran.orders.layout import busho_row
from samurai_odds.ran.orders.results import crisis_result, doom_result, momentum_result


def put_question(q: Numbers, s: Numbers) -> None:
    """Write the chain's question as things stand: ratings, trumps left, who may benefit.

    A roll's code is the number of its faces.
    """
    p = s[at.CHAIN_QUESTION : at.CHAIN]
    p[orders.COUNT] = 1 if s[at.SECOND] < 0 else 2
    p[orders.CONTINUITY_CODE] = p[orders.ENEMY_TRUMP_CODE] = p[orders.DOOM_CODE] = at.DIE
    p[orders.PAIR_CODE] = p[orders.PAIR_MOMENTUM_CODE] = at.DIE
    p[orders.POLICY] = p[orders.ENEMY_POLICY] = orders.BEST
    p[orders.MOMENTUM_POLICY] = p[orders.CONTINUITY_POLICY] = orders.BEST
    s[at.CHAIN + orders.ENEMY_TRUMPS] = 0
    put_enemy(q, s, p, s[at.CHAIN + orders.PHASE])
    p[orders.PAIR_LOWER] = 0 if lower_rated(q, s) == s[at.CURRENT] else 1
    put_busho(q, s, p, 0, s[at.CURRENT])
    if s[at.SECOND] >= 0:
        put_busho(q, s, p, 1, s[at.SECOND])


def put_enemy(q: Numbers, s: Numbers, p: Numbers, phase: int) -> None:
    """Write what the other side could do, as far as a phase of the chain asks for it.

    Nobody trumps for an army without its So-Taisho (R40).
    """
    side = 1 - s[at.ACTIVE]
    if phase == orders.TRY_CONTINUITY:
        p[orders.ENEMY_IDLE] = 0 if any_able(q, s, side) else 1
    elif phase == orders.DOOM:
        rises = any_to_rise(q, s)
        p[orders.RISEN_MOMENTUM] = orders.RISEN_FINISHED if rises else orders.NOBODY_RISES
    left = 0
    if chief_lives(q, s, side):
        left = max(0, trumps(q, s, side) - s[at.TRUMPS_USED + side])
    p[orders.ENEMY_TRUMPS_LEFT] = left
    p[orders.ENEMY_ACTIVE] = p[orders.ENEMY_ANY] = -1
    if left > 0 and phase == orders.MOMENTUM:
        p[orders.ENEMY_ANY] = best_beneficiary(q, s, True)
    elif left > 0 and (phase == orders.CONTINUITY or phase == orders.TRY_CONTINUITY):
        p[orders.ENEMY_ACTIVE] = best_beneficiary(q, s, False)


def put_busho(q: Numbers, s: Numbers, p: Numbers, place: int, busho: int) -> None:
    """Write a busho's row of the chain's question."""
    row = busho_row(place)
    p[row + orders.RATING] = rating(q, s, busho)
    p[row + orders.MOMENTUM_CODE], p[row + orders.CRISIS_CODE] = at.DIE, at.DIE * at.DIE
    p[row + orders.SO_TAISHO] = 1 if is_chief(q, busho) else 0


def lower_rated(q: Numbers, s: Numbers) -> int:
    """Give the busho whose ratings count: of two together the lower-rated (5.74)."""
    if s[at.SECOND] >= 0 and rating(q, s, s[at.SECOND]) < rating(q, s, s[at.CURRENT]):
        return s[at.SECOND]
    return s[at.CURRENT]


def after_momentum(s: Numbers) -> bool:
    """Say whether it is Momentum that may be trumped, not Continuity (5.62)."""
    return s[at.CHAIN + orders.RUN] > 0


def best_beneficiary(q: Numbers, s: Numbers, momentum: bool) -> int:
    """Find the highest rating among the enemy's who may benefit from a trump; -1 for none."""
    side, best = 1 - s[at.ACTIVE], -1
    for contingent in range(q[at.FIRST_CONTINGENT + side], q[at.END_OF_CONTINGENTS + side]):
        if can_benefit(q, s, contingent, 0, momentum):
            best = max(best, rating(q, s, contingent))
    return best


def any_to_rise(q: Numbers, s: Numbers) -> bool:
    """Say whether the other side has a busho to be resurrected."""
    side = 1 - s[at.ACTIVE]
    for contingent in range(q[at.FIRST_CONTINGENT + side], q[at.END_OF_CONTINGENTS + side]):
        if can_rise(q, s, contingent):
            return True
    return False


def result_of(q: Numbers, s: Numbers, phase: int, die: int) -> int:
    """Read a roll of the chain (5.42, 5.43, 5.51, 5.61, 5.72)."""
    side, busho = s[at.ACTIVE], lower_rated(q, s)
    momentum = rating(q, s, busho)
    if phase == orders.MOMENTUM:
        return momentum_result(die, momentum, 1 if s[at.SECOND] >= 0 else 0)
    if phase == orders.DOOM:
        return doom_result(die)
    if phase == orders.CRISIS:
        lord = initiative(q, s, side)
        return crisis_result(die // at.DIE, die % at.DIE, momentum, lord)
    if phase == orders.COORDINATE:
        return 1 if die <= momentum else 0
    needed = trump_rating(q, s, 1 - side) if phase == orders.TRUMP else initiative(q, s, side)
    return 1 if die <= needed else 0


def tally_chain(s: Numbers, phase: int, outcome: int) -> None:
    """Count what the rolls of a chain have brought."""
    row = at.TALLY + s[at.ACTIVE] * at.TALLIES
    if phase == orders.MOMENTUM and outcome == orders.GAINED:
        s[row + at.MOMENTUM_WON] += 1
    elif phase == orders.CONTINUITY and outcome:
        s[row + at.CONTINUITY_WON] += 1
    elif phase == orders.COORDINATE and outcome:
        s[row + at.COORDINATIONS] += 1
    elif phase == orders.CRISIS and outcome:
        s[row + at.CRISES] += 1
    elif phase == orders.TRUMP and outcome:
        s[at.TALLY + (1 - s[at.ACTIVE]) * at.TALLIES + at.TRUMPS_WON] += 1
