"""Before the shock: what comes next, and shots with their effects (8.4-8.6; R9-R11).

A question lists it as rows in order: reaction withdrawals, turning, shots of both
sides, after them the checks of a target that gunfire or harassment may provoke.
Rows of fire at who advances stand apart from the others.
"""

from collections.abc import Sequence

from samurai_odds.ran.cohesion.states import disrupt, stands, take_hits
from samurai_odds.ran.combat import layout as at
from samurai_odds.ran.combat.layout import busho_row, fire_row, place_of
from samurai_odds.ran.combat.leaders import remove_busho
from samurai_odds.ran.fire.reactions import (
    may_be_provoked,
    provokes,
    shooter_stands,
    side_of,
    target_of,
    turn_is_due,
)

Question = Sequence[int]
State = list[int]


def next_row(q: Question, s: State) -> None:
    """Go to the next row that can take place, or on to the shock."""
    while s[at.ROW] < at.MOST_ROWS and q[fire_row(s[at.ROW]) + at.KIND] != at.NO_ROW:
        phase = row_phase(q, s)
        if phase != at.FIRE:
            s[at.PHASE] = phase
            return
        s[at.ROW] += 1
    s[at.ROW] = s[at.PROVOKED] = 0
    s[at.PHASE] = at.BEGIN_SHOCK


def row_phase(q: Question, s: State) -> int:
    """Give the phase that a row leads to, FIRE if it does not take place."""
    row = fire_row(s[at.ROW])
    kind = q[row + at.KIND]
    if kind == at.TURN_ROW:
        return at.TURNING if turn_is_due(q, s) else at.FIRE
    struck = stands(s, target_of(q, s))
    there = struck and shooter_stands(q, s)
    if not takes_place(s, q[row + at.ONLY_IF]):
        return at.FIRE
    if kind == at.SHOT_ROW:
        return at.SHOT if there else at.FIRE
    if kind == at.WITHDRAW_ROW:
        return at.WITHDRAWAL if there else at.FIRE
    side = 1 + side_of(q[row + at.SHOOTER])
    if s[at.PROVOKED] & side:
        # Who is lured need only have been hit: the harasser may be gone by then (8.35).
        if (there or (struck and kind == at.LURE)) and may_be_provoked(q, s):
            return at.PROVOCATION
        s[at.PROVOKED] -= side
    return at.FIRE


def takes_place(s: State, only_if: int) -> bool:
    """Say whether a row takes place: some only at who has turned, has not, or charges."""
    if only_if == at.CHARGING:
        return s[at.CHARGED_AT] > 0
    return only_if == 0 or (only_if == at.TURNED_TO_FACE) == (s[at.TURNED] > 0)


def shot(q: Question, s: State, result: int) -> None:
    """Give the target its hits, and note what is still to be rolled for (8.51-8.54; R9)."""
    hits = result // 4
    s[at.ASIDE] = result % 4
    at_charge = q[fire_row(s[at.ROW]) + at.ONLY_IF] == at.CHARGING
    if s[at.CLOSING] == 0 and not at_charge:
        s[at.SCORED + side_of(target_of(q, s))] += hits
    s[at.PROVOKED] = provokes(q, s, hits)
    take_hits(q, s, target_of(q, s), hits, 0)
    after_shot(q, s)


def after_shot(q: Question, s: State) -> None:
    """Roll for disruption, then for a busho under a 9, then go on to the next row."""
    target = target_of(q, s)
    if s[at.ASIDE] & at.DISRUPTS and stands(s, target):
        s[at.PHASE] = at.DISRUPTION
    elif s[at.ASIDE] & at.NINE and busho_there(q, s, target):
        s[at.PHASE] = at.HIT_BUSHO
    else:
        s[at.ASIDE] = 0
        s[at.ROW] += 1
        s[at.PHASE] = at.FIRE


def disruption(q: Question, s: State, passed: int) -> None:
    """Failing, an ordered unit is disrupted, a disrupted one takes a hit (8.52; R9)."""
    target = target_of(q, s)
    if not passed:
        if s[place_of(target) + at.STATE] == at.DISRUPTED:
            take_hits(q, s, target, 1, 0)
        else:
            disrupt(q, s, target)
    s[at.ASIDE] &= at.NINE
    after_shot(q, s)


def busho_there(q: Question, s: State, unit: int) -> bool:
    """Say whether a living busho is stacked with a unit."""
    side = side_of(unit)
    fate = s[at.BUSHO + side]
    return (fate == at.WELL or fate == at.WOUNDED) and q[busho_row(side) + at.BESIDE] == unit


def hit_busho_code(q: Question, s: State) -> int:
    """Code the roll for a busho in the hex when the fire die shows 9 (8.54; R10)."""
    side = side_of(target_of(q, s))
    wounded = s[at.BUSHO + side] == at.WOUNDED
    return q[busho_row(side) + (at.FIRE_WOUNDED if wounded else at.FIRE_WELL)]


def hit_busho(q: Question, s: State, result: int) -> None:
    """Wound or kill him: results are 0 nothing, 1 wounded, 2 killed."""
    side = side_of(target_of(q, s))
    if result == 1:
        s[at.BUSHO + side] = at.WOUNDED
    elif result == 2:
        remove_busho(s, side, at.DEAD)
    s[at.ASIDE] = 0
    s[at.ROW] += 1
