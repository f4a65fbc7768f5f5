"""Before the clash: coordination, breaking off, commitment, reaction (5.73, 9.12, 9.23, 9.24)."""

from collections.abc import Sequence

from samurai_odds.ran.cohesion.states import check_limit, fights, stands, take_hits
from samurai_odds.ran.combat import layout as at
from samurai_odds.ran.combat.layout import place_of, row_of
from samurai_odds.ran.shock.after_clash import NOBODY, charges, leave

Question = Sequence[int]
State = list[int]


def coordinate(q: Question, s: State, result: int) -> None:
    """Two contingents attack as planned, all with a shift, or the first alone (5.73)."""
    if result == at.FIRST_ONLY:
        for unit in range(q[at.COUNT]):
            if q[row_of(unit) + at.SECOND]:
                s[place_of(unit) + at.PLACE] = at.HELD
    elif result != at.AS_PLANNED:
        s[at.ADDED_SHIFT] = result - at.SHIFT_ZERO


def next_to_break_off(q: Question, s: State, start: int) -> int:
    """Find the next disrupted engaged attacker: he checks before he may shock (9.12)."""
    for unit in range(start, q[at.COUNT]):
        disrupted = s[place_of(unit) + at.STATE] == at.DISRUPTED
        if fights(s, unit) and disrupted and q[row_of(unit) + at.IS_ENGAGED]:
            return unit
    return NOBODY


def break_off(q: Question, s: State, passed: int) -> None:
    """Failing, he takes a hit and goes back a hex, or two hits where he cannot (9.12; R3)."""
    unit = s[at.CURSOR]
    if passed:
        return
    if q[row_of(unit) + at.STUCK]:
        s[place_of(unit) + at.PLACE] = at.HELD
        take_hits(q, s, unit, 2, 0)
    else:
        s[place_of(unit) + at.PLACE] = at.GONE_BACK
        take_hits(q, s, unit, 1, 0)
        if stands(s, unit):
            leave(q, s, unit)


def next_to_commit(q: Question, s: State, start: int) -> int:
    """Find the next attacker that must check: by choice, or disrupted (9.22, 6.53; R3)."""
    for unit in range(start, q[at.COUNT]):
        disrupted = s[place_of(unit) + at.STATE] == at.DISRUPTED
        due = disrupted or q[row_of(unit) + at.CHECKS_FIRST]
        if fights(s, unit) and due and q[row_of(unit) + at.BANZAI] == 0:
            return unit
    return NOBODY


def commit(s: State, passed: int) -> None:
    """Failing, the unit does not attack (9.23)."""
    if not passed:
        s[place_of(s[at.CURSOR]) + at.PLACE] = at.HELD


def next_to_react(q: Question, s: State, start: int) -> int:
    """Find the next target that is not engaged, with whomever (9.24)."""
    for unit in range(start, at.FIRST_DEFENDER + q[at.COUNT + 1]):
        if fights(s, unit) and q[row_of(unit) + at.IS_ENGAGED] == 0:
            return unit
    return NOBODY


def reaction_code(q: Question, s: State) -> int:
    """Code the reaction check of a target; a charge adds to the die of foot (9.24)."""
    unit = s[at.CURSOR]
    more = 0
    if q[row_of(unit) + at.FOOT] and charged(q, s):
        more = q[at.CHARGE_REACTION]
    return q[at.EXCESSES + check_limit(q, s, unit, more) - at.LOWEST_LIMIT]


def charged(q: Question, s: State) -> bool:
    """Say whether any attacker charges (Norikuzushi, 9.3)."""
    charging = 0
    for unit in range(q[at.COUNT]):
        if fights(s, unit):
            charging += charges(q, s, unit)
    return charging > 0
