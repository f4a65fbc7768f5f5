"""Before the shock: shots, what they provoke, turning, withdrawals (6.45, 7.18, 8.3-8.6; R9-R11).

A question lists them as rows in order: shots of both sides, after them the
checks of a target that gunfire or harassment may provoke, reaction withdrawals.
"""

from collections.abc import Sequence

from samurai_odds.ran import combat_layout as at
from samurai_odds.ran.cohesion import (
    check_code,
    check_limit,
    disrupt,
    fights,
    first_of,
    stands,
    take_hits,
)
from samurai_odds.ran.combat_layout import busho_row, fire_row, place_of
from samurai_odds.ran.leaders import remove_busho

Question = Sequence[int]
State = list[int]


def side_of(unit: int) -> int:
    """Give the side of a unit."""
    return 0 if unit < at.FIRST_DEFENDER else 1


def next_row(q: Question, s: State) -> None:
    """Go to the next row of the fire that can take place, or on to the shock."""
    while s[at.ROW] < at.MOST_ROWS:
        row = fire_row(s[at.ROW])
        kind = q[row + at.KIND]
        if kind == at.NO_ROW:
            break
        struck = stands(s, target_of(q, s))
        there = struck and shooter_stands(q, s)
        if kind == at.SHOT_ROW and there and (s[at.TURNED] or q[row + at.IF_TURNED] == 0):
            s[at.PHASE] = at.SHOT
            return
        if kind == at.WITHDRAW_ROW and there:
            s[at.PHASE] = at.WITHDRAWAL
            return
        if kind > at.WITHDRAW_ROW and s[at.PROVOKED] & 1 + side_of(q[row + at.SHOOTER]):
            # Who is lured need only have been hit: the harasser may be gone by then (8.35).
            if (there or (struck and kind == at.LURE)) and may_be_provoked(q, s):
                s[at.PHASE] = at.PROVOCATION
                return
            s[at.PROVOKED] -= 1 + side_of(q[row + at.SHOOTER])
        s[at.ROW] += 1
    s[at.ROW] = s[at.PROVOKED] = 0
    s[at.PHASE] = at.BEGIN_SHOCK


def may_be_provoked(q: Question, s: State) -> bool:
    """Say whether a check is due: only foot that is harassed may be disrupted (8.35, 8.63; R21).

    No unit charges twice.
    """
    kind = q[fire_row(s[at.ROW]) + at.KIND]
    if kind == at.LURE:
        return True
    return s[place_of(target_of(q, s)) + at.STATE] == at.ORDERED and s[at.CHARGED_AT] == 0


def target_of(q: Question, s: State) -> int:
    """Give the unit fired at in the row that is due: the one named, or who advances."""
    target = q[fire_row(s[at.ROW]) + at.TARGET]
    return s[at.CURSOR] if target == at.WHO_ADVANCES else target


def shooter_stands(q: Question, s: State) -> bool:
    """Say whether the firer of the row is still there; one from outside always is."""
    shooter = q[fire_row(s[at.ROW]) + at.SHOOTER]
    return shooter == at.OUTSIDER or stands(s, shooter)


def shot(q: Question, s: State, result: int) -> None:
    """Give the target its hits, and note what is still to be rolled for (8.51-8.54; R9)."""
    hits = result // 4
    s[at.ASIDE] = result % 4
    if s[at.CLOSING] == 0:
        s[at.SCORED + side_of(target_of(q, s))] += hits
    if q[fire_row(s[at.ROW]) + at.SHOOTER] != at.OUTSIDER:
        s[at.PROVOKED] = provokes(q, s, hits)
    take_hits(q, s, target_of(q, s), hits, 0)
    after_shot(q, s)


def provokes(q: Question, s: State, hits: int) -> int:
    """Note the side whose fire provoked: gunfire by two hits, harassment by one (8.35, 8.61).

    The check itself, if any, comes with a later row.
    """
    for later in range(s[at.ROW] + 1, at.MOST_ROWS):
        row = fire_row(later)
        kind = q[row + at.KIND]
        if kind > at.WITHDRAW_ROW:
            same = q[row + at.SHOOTER] == q[fire_row(s[at.ROW]) + at.SHOOTER]
            least = 1 if kind == at.LURE or kind == at.IMPETUOUS else 2
            if same and hits >= least:
                return s[at.PROVOKED] | 1 + side_of(q[row + at.SHOOTER])
    return s[at.PROVOKED]


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


def provocation_code(q: Question, s: State) -> int:
    """Code the check of a provoked target; Kibamusha under gunfire make none (8.62)."""
    if q[fire_row(s[at.ROW]) + at.KIND] == at.GUNFIRE_AT_KB:
        return 0
    return check_code(q, s, target_of(q, s))


def provocation(q: Question, s: State, passed: int) -> None:
    """Carry out what the check says: a charge, or a step forward (8.35, 8.36, 8.61, 8.62)."""
    row = fire_row(s[at.ROW])
    kind, shooter = q[row + at.KIND], q[row + at.SHOOTER]
    if kind == at.LURE:
        s[at.LURED] = 1 - passed
    elif kind == at.GUNFIRE_AT_KB or (kind == at.GUNFIRE) == (passed > 0):
        s[at.CHARGED_AT] = 1 + shooter
    s[at.PROVOKED] -= 1 + side_of(q[row + at.SHOOTER])
    s[at.ROW] += 1
    s[at.PHASE] = at.FIRE


def turn(q: Question, s: State, turned: int) -> None:
    """Turn the defender to face who comes, at the cost of a hit in close country (7.14, 7.18)."""
    s[at.TURNED] = turned
    if turned:
        take_hits(q, s, at.FIRST_DEFENDER, q[at.TURN_HITS], 0)
    s[at.PHASE] = at.FIRE


def withdrawal_code(q: Question, s: State) -> int:
    """Code the TQ check that ends a reaction withdrawal (6.46, 6.62)."""
    row = fire_row(s[at.ROW])
    limit = check_limit(q, s, q[row + at.TARGET], q[row + at.CODE])
    return q[at.EXCESSES + limit - at.LOWEST_LIMIT]


def withdrawal(q: Question, s: State, hits: int) -> None:
    """Withdraw a hex and take the hits of the check (6.46)."""
    s[at.WITHDRAWALS] += 1
    take_hits(q, s, target_of(q, s), hits, 0)
    s[at.ROW] += 1
    s[at.PHASE] = at.FIRE


def shock_follows(q: Question, s: State) -> bool:
    """Say whether the fire leads to a shock between units still there (8.36, 8.61)."""
    if q[at.SHOCK_FOLLOWS] == at.IF_CHARGED:
        charged_at = s[at.CHARGED_AT] - 1
        if charged_at < 0 or not stands(s, charged_at) or not fights(s, 0):
            return False
        for unit in range(first_of(1), first_of(1) + q[at.COUNT + 1]):
            if unit != charged_at:
                s[place_of(unit) + at.PLACE] = at.HELD
        return True
    return q[at.SHOCK_FOLLOWS] == at.ALWAYS and fights(s, 0)
