"""Shock on integers: coordination, commitment, reaction, clash (5.73, 9.1-9.28; R1-R7)."""

from samurai_odds.ran.combat import combat_layout as at
from samurai_odds.ran.combat.combat_layout import NOBODY, Question, State
from samurai_odds.ran.combat.leaders import leads
from samurai_odds.ran.combat.states import (
    charges,
    check_limit,
    count_fighting,
    fights,
    first_of,
    leave,
    retreat,
    stands,
    superior,
    take_hits,
)

# ---- Before the clash ----------------------------------------------------------------


def coordinate(q: Question, s: State, result: int) -> None:
    """Two contingents attack as planned, all with a shift, or the first alone (5.73)."""
    if result == at.FIRST_ONLY:
        for unit in range(q.count[0]):
            if q.units[unit].second:
                s.units[unit].place = at.HELD
    elif result != at.AS_PLANNED:
        s.added_shift = result - at.SHIFT_ZERO


def next_to_break_off(q: Question, s: State, start: int) -> int:
    """Find the next disrupted engaged attacker: he checks before he may shock (9.12)."""
    for unit in range(start, q.count[0]):
        disrupted = s.units[unit].state == at.DISRUPTED
        if fights(s, unit) and disrupted and q.units[unit].is_engaged:
            return unit
    return NOBODY


def break_off(q: Question, s: State, passed: int) -> None:
    """Failing, he takes a hit and goes back a hex, or two hits where he cannot (9.12; R3)."""
    unit = s.cursor
    if passed:
        return
    if q.units[unit].stuck:
        s.units[unit].place = at.HELD
        take_hits(q, s, unit, 2, 0)
    else:
        s.units[unit].place = at.GONE_BACK
        take_hits(q, s, unit, 1, 0)
        if stands(s, unit):
            leave(q, s, unit)


def next_to_commit(q: Question, s: State, start: int) -> int:
    """Find the next attacker that must check: by choice, or disrupted (9.22, 6.53; R3)."""
    for unit in range(start, q.count[0]):
        disrupted = s.units[unit].state == at.DISRUPTED
        due = disrupted or q.units[unit].checks_first
        if fights(s, unit) and due and q.units[unit].banzai == 0:
            return unit
    return NOBODY


def commit(s: State, passed: int) -> None:
    """Failing, the unit does not attack (9.23)."""
    if not passed:
        s.units[s.cursor].place = at.HELD


def next_to_react(q: Question, s: State, start: int) -> int:
    """Find the next target that is not engaged, with whomever (9.24)."""
    for unit in range(start, at.FIRST_DEFENDER + q.count[1]):
        if fights(s, unit) and q.units[unit].is_engaged == 0:
            return unit
    return NOBODY


def reaction_code(q: Question, s: State) -> int:
    """Code the reaction check of a target; a charge adds to the die of foot (9.24)."""
    unit = s.cursor
    more = 0
    if q.units[unit].foot and charged(q, s):
        more = q.charge_reaction
    code: int = q.excesses[check_limit(q, s, unit, more) - at.LOWEST_LIMIT]
    return code


def charged(q: Question, s: State) -> bool:
    """Say whether any attacker charges (Norikuzushi, 9.3)."""
    charging = 0
    for unit in range(q.count[0]):
        if fights(s, unit):
            charging += charges(q, s, unit)
    return charging > 0


# ---- The clash of arms (9.27, 9.28, 11.22, 11.4; R1-R7) ------------------------------


def nth_fighting(q: Question, s: State, side: int, place: int) -> int:
    for unit in range(first_of(side), first_of(side) + q.count[side]):
        if fights(s, unit):
            if place == 0:
                return unit
            place -= 1
    return first_of(side)


def chosen(q: Question, s: State, side: int, option: int) -> int:
    """Give the unit that a side uses: as named if it is there, else as chosen (9.27)."""
    named: int = q.uses[side]
    if named >= 0 and fights(s, named):
        return named
    return nth_fighting(q, s, side, option)


def options_open(q: Question, s: State, side: int) -> int:
    """Count the units among which a side can choose."""
    named: int = q.uses[side]
    if named >= 0 and fights(s, named):
        return 1
    return count_fighting(q, s, side)


def column(q: Question, s: State) -> int:
    """Work out the column: types, numbers, disruption, open order, terrain (9.27, 9.28; R1)."""
    faced, used = s.faced - at.FIRST_DEFENDER, s.used
    number: int = (
        q.column_of[faced, used] if charges(q, s, used) else q.plain_column_of[faced, used]
    )
    number += q.each_more * (count_fighting(q, s, 0) - count_fighting(q, s, 1))
    disrupted = opened = 0
    for unit in range(q.count[0]):
        if fights(s, unit):
            disrupted |= s.units[unit].state
            opened |= q.units[unit].open
    number += q.shift + s.added_shift - disrupted * q.disrupted_shift - opened * q.open_shift
    return min(max(number, 1), at.COLUMNS)


def clash_code(q: Question, s: State) -> int:
    """Code the shock roll, busho of either side added or taken off (9.28; R2)."""
    modifier = (1 if leads(q, s, 0) else 0) - (1 if leads(q, s, 1) else 0)
    code: int = q.table[column(q, s) - 1, modifier + 1]
    return code


def clash(q: Question, s: State, result: int) -> None:
    """Give both sides their hits and send back who must retreat."""
    strike(q, s, result)
    side = must_retreat(q, s, result)
    if side >= 0:
        retreat(q, s, side)


def superiority(q: Question, s: State) -> int:
    """Say whether the attacker has position superiority, by the unit that it uses (9.28.1)."""
    return superior(q, s, s.used)


def strike(q: Question, s: State, result: int) -> None:
    """Give both sides their hits, doubled for position and in a castle (9.28)."""
    s.doubled = superiority(q, s)
    defender = result % at.HITS_BASE * (1 + s.doubled)
    spread(q, s, 0, result // at.HITS_BASE * q.own_hits, s.used, 0)
    spread(q, s, 1, defender, s.faced, s.doubled)


def must_retreat(q: Question, s: State, result: int) -> int:
    """Give the side whose result is twice the other's, -1 if none or if one is gone (11.4; R7)."""
    attacker = result // at.HITS_BASE
    defender = result % at.HITS_BASE * (1 + s.doubled)
    if count_fighting(q, s, 0) > 0 and count_fighting(q, s, 1) > 0:
        if attacker > 0 and attacker >= 2 * defender:
            return 0
        if defender > 0 and defender >= 2 * attacker:
            return 1
    return -1


def spread(q: Question, s: State, side: int, hits: int, used: int, superior: int) -> None:
    """Divide hits as equally as possible; what remains goes first to the unit used (11.22)."""
    units = count_fighting(q, s, side)
    each, rest = hits // units, hits % units
    start = first_of(side)
    extra = rest - 1 if rest > 0 else 0
    for unit in range(start, start + q.count[side]):
        if fights(s, unit):
            more = 0
            if unit == used:
                more = 1 if rest > 0 else 0
            elif extra > 0:
                more = 1
                extra -= 1
            take_hits(q, s, unit, each + more, superior)
