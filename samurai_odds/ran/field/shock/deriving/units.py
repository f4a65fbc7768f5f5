"""A unit of the map in a combat's question: what it is, and what its place makes of it."""

from samurai_odds.play.rules.offering import Numbers
from samurai_odds.ran.combat import layout as combat
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.geometry import beside
from samurai_odds.ran.field.pieces import surrounded
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.field.shock.strikes import are_engaged
from samurai_odds.ran.field.shock.ways_back import NO_WAY, OFF_MAP, THROUGH, best_through, way_back


def empty_question(q: Numbers, s: Numbers) -> None:
    """Begin a combat's question with what all have alike."""
    for place in range(combat.QUESTION_LENGTH):
        s[sh.CQ + place] = q[sh.TEMPLATE + place]


def row(number: int) -> int:
    """Find a unit's row in the question taken up."""
    return sh.CQ + combat.UNIT_ROWS + number * combat.UNIT_ROW


def write_unit(q: Numbers, s: Numbers, number: int) -> None:
    """Write what a unit is: its state, hits, TQ and kind (6.62, 11.3)."""
    unit, here = s[sh.MEMBER + number], row(number)
    opened = s[at.OPEN + unit]
    s[here + combat.START_STATE] = s[at.STATE + unit]
    s[here + combat.START_HITS] = s[at.HITS + unit]
    s[here + combat.TQ] = q[at.TQ + unit] - opened
    s[here + combat.TQ + 1] = q[at.TQ + at.MOST_UNITS + unit] - opened
    s[here + combat.MISSILE] = 1 if q[at.WEAPON + unit] != at.NO_WEAPON else 0
    s[here + combat.OPEN] = opened
    s[here + combat.FOOT] = 1 - q[at.MOUNTED + unit]
    s[here + combat.HONJIN] = 1 if q[at.TYPE + unit] == at.HONJIN else 0
    if s[at.HEX + unit] >= 0:
        s[here + combat.SURROUNDED] = combat.HEMMED_IN if surrounded(q, s, unit) else 0


def write_engagement(q: Numbers, s: Numbers, number: int, others: int) -> None:
    """Write whether a unit is engaged, here or elsewhere; ``others``: the first opponent (7.31)."""
    unit = s[sh.MEMBER + number]
    if s[at.ENGAGED + unit] == 0 or s[at.HEX + unit] < 0:
        return
    s[row(number) + combat.IS_ENGAGED] = combat.ELSEWHERE
    for other in range(others, others + sh.PART):
        enemy = s[sh.MEMBER + other]
        if enemy >= 0 and are_engaged(q, s, unit, enemy):
            s[row(number) + combat.IS_ENGAGED] = combat.HERE


def write_way_back(q: Numbers, s: Numbers, number: int) -> None:
    """Write whether a unit has a hex to retreat to, or goes through a friend (11.4, 6.74).

    One friend behind a side is written: that of the first unit which needs him.
    """
    unit = s[sh.MEMBER + number]
    if s[at.HEX + unit] < 0 or q[at.TYPE + unit] == at.HONJIN:
        return
    way = way_back(q, s, number)
    s[row(number) + combat.STUCK] = 1 if way == NO_WAY else 0
    s[row(number) + combat.OFF_MAP] = 1 if way == OFF_MAP else 0
    if way == THROUGH:
        friend = s[at.UNIT_AT + beside(q, s[at.HEX + unit], best_through(q, s, number))]
        behind = combat.BEHIND + (0 if number < combat.FIRST_DEFENDER else 1)
        if s[sh.MEMBER + behind] < 0:
            s[sh.MEMBER + behind] = friend
            write_unit(q, s, behind)
        if s[sh.MEMBER + behind] == friend:
            s[row(number) + combat.THROUGH] = 1
