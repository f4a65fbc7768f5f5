"""Writes what a combat begins with, from what is asked and from the map alike (6.62, 9.2, 11.82).

Whoever writes a question says what its units and busho are; what its numbers come to is said
here. A question stands in ``n`` from ``start`` on: by itself, or in the state of a full game.
Rules that run interpreted and compiled.
"""

from typing import Any

from samurai_odds.ran.combat import combat_layout as at
from samurai_odds.ran.combat.combat_layout import Question
from samurai_odds.ran.units import less_open

Numbers = Any  # a flat array of integers

# ---- Units ---------------------------------------------------------------------------


def put_unit(
    n: Numbers, start: int, unit: int, state: int, hits: int, tq: int, second_tq: int, opened: int
) -> None:
    """Write how a unit is, open order taken off the TQ of both sides."""
    Question(n, start).units[unit].start_state, Question(n, start).units[unit].start_hits = (
        state,
        hits,
    )
    Question(n, start).units[unit].tq[0], Question(n, start).units[unit].tq[1] = (
        less_open(tq, opened),
        less_open(second_tq, opened),
    )
    Question(n, start).units[unit].open = opened


def put_kind(n: Numbers, start: int, unit: int, foot: int, missile: int, honjin: int) -> None:
    """Write of what kind a unit is."""
    (
        Question(n, start).units[unit].foot,
        Question(n, start).units[unit].missile,
        Question(n, start).units[unit].honjin,
    ) = foot, missile, honjin


def put_engaged(n: Numbers, start: int, unit: int, engaged: int, here: int) -> None:
    """Write whether a unit is engaged, with one of this combat or with another (7.31)."""
    elsewhere = at.ELSEWHERE if engaged else 0
    Question(n, start).units[unit].is_engaged = at.HERE if here else elsewhere


def put_way_back(n: Numbers, start: int, unit: int, stuck: int, off_map: int, lost: int) -> None:
    """Write whether a unit has no way back, or one over the edge of the map (11.4; R72)."""
    Question(n, start).units[unit].stuck = stuck
    Question(n, start).units[unit].off_map = at.LOST_OFF_MAP if lost else off_map


def put_column(
    n: Numbers, start: int, defender: int, attacker: int, plain: int, charge: int
) -> None:
    """Write the column of one attacker on one defender: that of a charge if it may (9.27, 9.3)."""
    Question(n, start).plain_column_of[defender, attacker] = plain
    Question(n, start).column_of[defender, attacker] = (
        charge if Question(n, start).units[attacker].charges else plain
    )


def put_ground(n: Numbers, start: int, in_hex: int, across: int, own_hits: int, shift: int) -> None:
    """Write the ground, to the defender's good, and a shift by whoever asks (9.28.3)."""
    Question(n, start).shift, Question(n, start).own_hits = shift - in_hex - across, own_hits


# ---- Busho ---------------------------------------------------------------------------


def put_busho(n: Numbers, start: int, side: int, wounded: int, beside: int, left: int) -> None:
    """Write a side's busho: his unit, and the stamina that he brings to a fight (10.15)."""
    Question(n, start).busho[side].start_fate = at.WOUNDED if wounded else at.WELL
    Question(n, start).busho[side].beside, Question(n, start).busho[side].left = beside, left


def casualties_possible(fire: bool, led: bool, other_led: bool, mine: int, his: int) -> bool:
    """Say whether a busho can come to a casualty roll: two in a duel of units cannot (9.26)."""
    return fire or not led or not other_led or mine > 1 or his > 1


def put_flight(n: Numbers, start: int, side: int, more: int, limit: int, drop: int) -> None:
    """Write at which die a busho's men flee when so many more of them are lost (11.82; R13)."""
    Question(n, start).busho[side].flight_known = 1
    Question(n, start).busho[side].flight_codes[more] = Question(n, start).checks[
        flees_at(limit, drop) - at.LOWEST_LIMIT
    ]


def flees_at(limit: int, drop: int) -> int:
    """Give the die at or below which men flee: what is taken off the die is on the limit."""
    return min(max(limit + drop, -1), 9)


# ---- Fire ----------------------------------------------------------------------------


def put_row(
    n: Numbers, start: int, row: int, kind: int, shooter: int, target: int, code: int
) -> None:
    """Write a row of the fire."""
    Question(n, start).fire[row].kind, Question(n, start).fire[row].code = kind, code
    Question(n, start).fire[row].shooter, Question(n, start).fire[row].target = shooter, target


def is_kibamusha(foot: int, missile: int) -> bool:
    """Say whether a unit is Kibamusha without bows, which alone may charge (9.31, 9.35)."""
    return foot == 0 and missile == 0


def gunfire_provokes(foot: int, missile: int) -> bool:
    """Say whether gunfire can provoke a unit: any but foot that is armed to shoot (8.61, 8.62)."""
    return not (foot and missile)


def provoked_by(n: Numbers, start: int, target: int, harassing: int, gunfire: int) -> int:
    """Give the kind of row of what a shot provokes in its target, NO_ROW for nothing (8.35-8.6).

    ``gunfire``: it is a gun's, and may provoke.
    """
    foot = Question(n, start).units[target].foot
    kibamusha = is_kibamusha(foot, Question(n, start).units[target].missile)
    if harassing:
        if kibamusha:
            return at.IMPETUOUS
        return at.LURE if foot and Question(n, start).units[target].honjin == 0 else at.NO_ROW
    if not gunfire:
        return at.NO_ROW
    return at.GUNFIRE_AT_KB if kibamusha else at.GUNFIRE


def put_provoked(
    n: Numbers, start: int, row: int, shooter: int, target: int, harassing: int, gunfire: int
) -> int:
    """Write the row of what a shot provokes, if it may provoke anything; give the next row."""
    kind = provoked_by(n, start, target, harassing, gunfire)
    if kind == at.NO_ROW:
        return row
    put_row(n, start, row, kind, shooter, target, 0)
    return row + 1


def is_beside(distance: int, harassing: int) -> bool:
    """Say whether a target stands beside the firer: a harasser only comes to it (8.34)."""
    return distance == 1 and not harassing


def charges_firer(kibamusha: bool, harassing: int, beside: bool) -> bool:
    """Say whether a provoked unit charges: Kibamusha under gunfire, from afar (8.62, 9.31; R32).

    ``beside``: it was beside the firer when the phase began. Units that follow harassers shock
    plainly (8.36; R11).
    """
    return kibamusha and not harassing and not beside
