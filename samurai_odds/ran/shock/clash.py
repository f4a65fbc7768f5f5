"""The clash of arms: choice of types, column, roll and hits (9.27, 9.28, 11.22, 11.4; R1-R7)."""

from collections.abc import Sequence

from samurai_odds.ran.cohesion.states import count_fighting, fights, first_of, take_hits
from samurai_odds.ran.combat import layout as at
from samurai_odds.ran.combat.layout import place_of, row_of
from samurai_odds.ran.combat.leaders import leads
from samurai_odds.ran.shock.after_clash import charges, retreat, superior

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
    columns = at.COLUMN_OF if charges(q, s, s[at.USED]) else at.PLAIN_COLUMN_OF
    found = q[columns + (s[at.FACED] - at.FIRST_DEFENDER) * at.MOST + s[at.USED]]
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
    """Say whether the attacker has position superiority, by the unit that it uses (9.28.1)."""
    return superior(q, s, s[at.USED])


def strike(q: Question, s: State, result: int) -> None:
    """Give both sides their hits, doubled for position and in a castle (9.28)."""
    s[at.DOUBLED] = superiority(q, s)
    defender = result % at.HITS_BASE * (1 + s[at.DOUBLED])
    spread(q, s, 0, result // at.HITS_BASE * q[at.OWN_HITS], s[at.USED], 0)
    spread(q, s, 1, defender, s[at.FACED], s[at.DOUBLED])


def must_retreat(q: Question, s: State, result: int) -> int:
    """Give the side whose result is twice the other's, -1 if none or if one is gone (11.4; R7)."""
    attacker = result // at.HITS_BASE
    defender = result % at.HITS_BASE * (1 + s[at.DOUBLED])
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
