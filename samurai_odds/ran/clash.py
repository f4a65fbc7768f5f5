"""The clash of arms and what follows it (7.31, 9.27, 9.28, 9.32, 11.22, 11.4, 11.5; R4-R7)."""

from collections.abc import Sequence

from samurai_odds.ran import combat_layout as at
from samurai_odds.ran.cohesion import (
    count_fighting,
    disrupt,
    fights,
    first_of,
    lose,
    stands,
    take_hits,
)
from samurai_odds.ran.combat_layout import place_of, row_of
from samurai_odds.ran.leaders import leads

Question = Sequence[int]
State = list[int]


def nth_fighting(q: Question, s: State, side: int, place: int) -> int:
    """Find a side's unit by its place among those that take part."""
    for unit in range(first_of(side), first_of(side) + q[at.COUNT + side]):
        if fights(s, unit):
            if place == 0:
                return unit
            place -= 1
    return first_of(side)


def chosen(q: Question, s: State, side: int, option: int) -> int:
    """Give the unit that a side uses: as named if it is there, else as chosen (9.27)."""
    named = q[at.USES + side]
    if named >= 0 and fights(s, named):
        return named
    return nth_fighting(q, s, side, option)


def options_open(q: Question, s: State, side: int) -> int:
    """Count the units among which a side can choose."""
    named = q[at.USES + side]
    if named >= 0 and fights(s, named):
        return 1
    return count_fighting(q, s, side)


def column(q: Question, s: State) -> int:
    """Work out the column: types, numbers, disruption, open order, terrain (9.27, 9.28; R1)."""
    found = q[at.COLUMN_OF + (s[at.FACED] - at.FIRST_DEFENDER) * at.MOST + s[at.USED]]
    found += q[at.EACH_MORE] * (count_fighting(q, s, 0) - count_fighting(q, s, 1))
    disrupted = opened = 0
    for unit in range(q[at.COUNT]):
        if fights(s, unit):
            disrupted |= s[place_of(unit) + at.STATE]
            opened |= q[row_of(unit) + at.OPEN]
    found += (
        q[at.SHIFT]
        + s[at.ADDED_SHIFT]
        - disrupted * q[at.DISRUPTED_SHIFT]
        - opened * q[at.OPEN_SHIFT]
    )
    return min(max(found, 1), at.COLUMNS)


def clash_code(q: Question, s: State) -> int:
    """Code the shock roll, busho of either side added or taken off (9.28; R2)."""
    modifier = (1 if leads(q, s, 0) else 0) - (1 if leads(q, s, 1) else 0)
    return q[at.TABLE + 3 * (column(q, s) - 1) + modifier + 1]


def clash(q: Question, s: State, result: int) -> None:
    """Give both sides their hits and send back who must retreat."""
    strike(q, s, result)
    side = must_retreat(q, s, result)
    if side >= 0:
        retreat(q, s, side)


def superiority(q: Question, s: State) -> int:
    """Say whether the attacker has position superiority: none over who has turned (9.28.1)."""
    return 0 if s[at.TURNED] else q[row_of(s[at.USED]) + at.FLANKS]


def strike(q: Question, s: State, result: int) -> None:
    """Give both sides their hits, doubled for position and in a castle (9.28)."""
    superior = superiority(q, s)
    defender = result % at.HITS_BASE * (1 + superior)
    spread(q, s, 0, result // at.HITS_BASE * q[at.OWN_HITS], s[at.USED], 0)
    spread(q, s, 1, defender, s[at.FACED], superior)


def must_retreat(q: Question, s: State, result: int) -> int:
    """Give the side whose result is twice the other's, -1 if none or if one is gone (11.4; R7)."""
    attacker = result // at.HITS_BASE
    defender = result % at.HITS_BASE * (1 + superiority(q, s))
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
    for unit in range(start, start + q[at.COUNT + side]):
        if fights(s, unit):
            more = 0
            if unit == used:
                more = 1 if rest > 0 else 0
            elif extra > 0:
                more = 1
                extra -= 1
            take_hits(q, s, unit, each + more, superior)


def retreat(q: Question, s: State, side: int) -> None:
    """Send a side back; who cannot takes a hit, a Honjin is eliminated (11.4, 4.55; R7)."""
    for unit in range(first_of(side), first_of(side) + q[at.COUNT + side]):
        if not fights(s, unit):
            continue
        if q[row_of(unit) + at.HONJIN]:
            lose(q, s, unit)
        elif q[row_of(unit) + at.STUCK]:
            take_hits(q, s, unit, 1, 0)
        else:
            s[place_of(unit) + at.PLACE] = at.GONE_BACK
            s[at.RETREAT] = at.ATTACKER_RETREATS + side


def conclude(q: Question, s: State) -> None:
    """Advance into hexes left, and mark the engaged (11.5, 7.31)."""
    left = still = 0
    for unit in range(at.FIRST_DEFENDER, at.FIRST_DEFENDER + q[at.COUNT + 1]):
        if fights(s, unit):
            still += 1
        elif s[place_of(unit) + at.PLACE] != at.HELD:
            left += 1
    if s[at.FLED + 1]:
        left = 0
    staying = 0
    for unit in range(q[at.COUNT]):
        held = stands(s, unit) and s[place_of(unit) + at.PLACE] == at.HELD
        if held and q[row_of(unit) + at.IS_ENGAGED]:
            staying += 1
        elif fights(s, unit):
            if left > 0 and s[place_of(unit) + at.STATE] == at.ORDERED:
                s[at.ADVANCED] = 1
                left -= 1
            else:
                staying += 1
    s[at.ENGAGED] = 1 if staying > 0 and still > 0 else 0


def who_advances(q: Question, s: State) -> int:
    """Find who goes first: the unit with position superiority, or the highest TQ (11.53)."""
    best = -1
    for unit in range(q[at.COUNT]):
        if fights(s, unit) and s[place_of(unit) + at.STATE] == at.ORDERED:
            if unit == s[at.USED] and q[row_of(unit) + at.FLANKS] and s[at.TURNED] == 0:
                return unit
            if best < 0 or q[row_of(unit) + at.TQ] > q[row_of(best) + at.TQ]:
                best = unit
    return best


def disrupt_chargers(q: Question, s: State) -> None:
    """Disrupt Kibamusha that have charged, those that had to retreat included (9.32; R6)."""
    for unit in range(q[at.COUNT]):
        attacked = stands(s, unit) and s[place_of(unit) + at.PLACE] != at.HELD
        if attacked and q[row_of(unit) + at.CHARGES]:
            disrupt(q, s, unit)
