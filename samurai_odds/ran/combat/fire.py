"""Fire on integers: shots, their effects and what they provoke (6.45, 7.18, 8.3-8.6; R9-R11)."""

from samurai_odds.ran.combat import combat_layout as at
from samurai_odds.ran.combat.combat_layout import Question, State
from samurai_odds.ran.combat.leaders import remove_busho, wound
from samurai_odds.ran.combat.states import (
    check_code,
    check_limit,
    disrupt,
    fights,
    first_of,
    may_turn,
    stands,
    take_hits,
)
from samurai_odds.ran.combat.writing import gunfire_provokes, is_kibamusha

# ---- Reactions to fire and approach --------------------------------------------------


def side_of(unit: int) -> int:
    return 0 if unit < at.FIRST_DEFENDER else 1


def target_of(q: Question, s: State) -> int:
    """Give the unit fired at in the row that is due: the one named, or who advances."""
    target = q.fire[s.row].target
    return s.cursor if target == at.WHO_ADVANCES else target


def shooter_stands(q: Question, s: State) -> bool:
    """Say whether the firer of the row is still there; one from outside always is."""
    shooter = q.fire[s.row].shooter
    return shooter <= at.FIRST_OUTSIDER or stands(s, shooter)


def may_be_provoked(q: Question, s: State) -> bool:
    """Say whether a check is due: only foot that is harassed may be disrupted (8.35, 8.63; R21).

    No unit charges twice. Fire from aside provokes all but bow-armed foot (8.61).
    """
    kind, target = q.fire[s.row].kind, target_of(q, s)
    if kind == at.LURE:
        return True
    charged = s.charged_at
    if kind == at.GUNFIRE_FROM_ASIDE:
        # Who charges is not turned aside (R27); on advancing it may be provoked anew (R23).
        charged = s.next_charge if s.closing else s.next_charge + s.charged_at
        if not gunfire_provokes(q.units[target].foot, q.units[target].missile):
            return False
    return s.units[target].state == at.ORDERED and charged == 0


def provokes(q: Question, s: State, hits: int) -> int:
    """Note the side whose fire provoked: gunfire by two hits, harassment by one (8.35, 8.61).

    The check itself, if any, comes with a later row.
    """
    for later in range(s.row + 1, at.MOST_ROWS):
        kind = q.fire[later].kind
        if kind == at.NO_ROW:
            break
        if kind >= at.FIRST_PROVOKING:
            same = q.fire[later].shooter == q.fire[s.row].shooter
            least = 1 if kind == at.LURE or kind == at.IMPETUOUS else 2
            if same and hits >= least:
                return s.provoked | 1 + side_of(q.fire[later].shooter)
    return s.provoked


def provocation_code(q: Question, s: State) -> int:
    """Code the check of a provoked target; Kibamusha under gunfire make none (8.62)."""
    kind, target = q.fire[s.row].kind, target_of(q, s)
    kibamusha = is_kibamusha(q.units[target].foot, q.units[target].missile)
    if kind == at.GUNFIRE_AT_KB or (kind == at.GUNFIRE_FROM_ASIDE and kibamusha):
        return 0
    return check_code(q, s, target)


def provocation(q: Question, s: State, passed: int) -> None:
    """Carry out what the check says: a charge, or a step forward (8.35, 8.36, 8.61, 8.62)."""
    row = s.row
    kind, shooter = q.fire[row].kind, q.fire[row].shooter
    if kind == at.LURE:
        s.lured = 1 - passed
    elif provocation_code(q, s) == 0 or (kind == at.IMPETUOUS) != (passed > 0):
        if kind == at.GUNFIRE_FROM_ASIDE:
            s.next_charge = -shooter
        else:
            s.charged_at = 1 + shooter
    s.provoked -= 1 + side_of(shooter)
    s.row += 1
    s.phase = at.FIRE


def turn_is_due(q: Question, s: State) -> bool:
    """Say whether the unit of a row may turn to face who comes (7.18, 11.36)."""
    row = s.row
    return stands(s, q.fire[row].target) and may_turn(q, s, q.fire[row].target, q.fire[row].cost)


def turn_code(q: Question, s: State) -> int:
    """Code the check to turn, 0 where none is needed (7.18)."""
    row = s.row
    return check_code(q, s, q.fire[row].target) if q.fire[row].code else 0


def turn(q: Question, s: State, passed: int) -> None:
    """Turn to face who comes, at the cost of a hit in close country (7.14, 7.18, 8.37)."""
    row = s.row
    if passed or q.fire[row].code == 0:
        s.turned = 1
        take_hits(q, s, q.fire[row].target, q.fire[row].cost, 0)
    s.row += 1
    s.phase = at.FIRE


def withdrawal_code(q: Question, s: State) -> int:
    """Code the TQ check that ends a reaction withdrawal (6.46, 6.62)."""
    row = s.row
    limit = check_limit(q, s, q.fire[row].target, q.fire[row].code)
    code: int = q.excesses[limit - at.LOWEST_LIMIT]
    return code


def withdrawal(q: Question, s: State, hits: int) -> None:
    """Withdraw a hex and take the hits of the check (6.46)."""
    s.withdrawals += 1
    take_hits(q, s, target_of(q, s), hits, 0)
    s.row += 1
    s.phase = at.FIRE


def shock_follows(q: Question, s: State) -> bool:
    """Say whether the fire leads to a shock between units still there (8.36, 8.61)."""
    if q.shock_follows == at.IF_CHARGED:
        charged_at = s.charged_at - 1
        if charged_at < 0 or not stands(s, charged_at) or not fights(s, 0):
            return False
        for unit in range(first_of(1), first_of(1) + q.count[1]):
            if not in_the_zone(q, charged_at, unit):
                s.units[unit].place = at.HELD
        return True
    there = stands(s, first_of(1)) or q.count[1] > 1
    free = s.next_charge == 0  # not drawn aside to who has fired at it
    return q.shock_follows == at.ALWAYS and fights(s, 0) and there and free


def in_the_zone(q: Question, charged_at: int, unit: int) -> bool:
    """Say whether who charges a firer must attack a unit: all in his zone (9.11)."""
    zone = q.units[unit].zone
    same = zone == at.IN_ONE_ZONE and q.units[charged_at].zone == at.IN_ONE_ZONE
    return unit == charged_at or same or zone == at.BESIDE_WHOEVER


# ---- Before the shock (8.4-8.6; R9-R11) ----------------------------------------------


def next_row(q: Question, s: State) -> None:
    """Go to the next row that can take place, or on to the shock."""
    while s.row < at.MOST_ROWS and q.fire[s.row].kind != at.NO_ROW:
        phase = row_phase(q, s)
        if phase != at.FIRE:
            s.phase = phase
            return
        s.row += 1
    s.row = s.provoked = 0
    s.phase = at.BEGIN_SHOCK


def row_phase(q: Question, s: State) -> int:
    row = s.row
    kind = q.fire[row].kind
    if kind == at.TURN_ROW:
        return at.TURNING if turn_is_due(q, s) else at.FIRE
    struck = stands(s, target_of(q, s))
    there = struck and shooter_stands(q, s)
    if not takes_place(s, q.fire[row].only_if):
        return at.FIRE
    if kind == at.SHOT_ROW:
        return at.SHOT if there else at.FIRE
    if kind == at.WITHDRAW_ROW:
        return at.WITHDRAWAL if there else at.FIRE
    side = 1 + side_of(q.fire[row].shooter)
    if s.provoked & side:
        # Who is lured need only have been hit: the harasser may be gone by then (8.35).
        if (there or (struck and kind == at.LURE)) and may_be_provoked(q, s):
            return at.PROVOCATION
        s.provoked -= side
    return at.FIRE


def takes_place(s: State, only_if: int) -> bool:
    """Say whether a row takes place: some only at who has turned, has not, or charges."""
    if only_if == at.CHARGING:
        return s.charged_at > 0
    return only_if == 0 or (only_if == at.TURNED_TO_FACE) == (s.turned > 0)


def shot(q: Question, s: State, result: int) -> None:
    """Give the target its hits, and note what is still to be rolled for (8.51-8.54; R9)."""
    hits = result // 4
    s.aside = result % 4
    at_charge = q.fire[s.row].only_if == at.CHARGING
    if s.closing == 0 and not at_charge:
        s.scored[side_of(target_of(q, s))] += hits
    s.provoked = provokes(q, s, hits)
    take_hits(q, s, target_of(q, s), hits, 0)
    after_shot(q, s)


def after_shot(q: Question, s: State) -> None:
    """Roll for disruption, then for a busho under a 9, then go on to the next row."""
    target = target_of(q, s)
    if s.aside & at.DISRUPTS and stands(s, target):
        s.phase = at.DISRUPTION
    elif s.aside & at.NINE and busho_there(q, s, target):
        s.phase = at.HIT_BUSHO
    else:
        s.aside = 0
        s.row += 1
        s.phase = at.FIRE


def disruption(q: Question, s: State, passed: int) -> None:
    """Failing, an ordered unit is disrupted, a disrupted one takes a hit (8.52; R9)."""
    target = target_of(q, s)
    if not passed:
        if s.units[target].state == at.DISRUPTED:
            take_hits(q, s, target, 1, 0)
        else:
            disrupt(q, s, target)
    s.aside &= at.NINE
    after_shot(q, s)


def busho_there(q: Question, s: State, unit: int) -> bool:
    """Say whether a living busho is stacked with a unit."""
    side = side_of(unit)
    fate = s.busho[side]
    return (fate == at.WELL or fate == at.WOUNDED) and q.busho[side].beside == unit


def hit_busho_code(q: Question, s: State) -> int:
    """Code the roll for a busho in the hex when the fire die shows 9 (8.54; R10)."""
    side = side_of(target_of(q, s))
    wounded = s.busho[side] == at.WOUNDED
    return q.busho[side].fire_wounded if wounded else q.busho[side].fire_well


def hit_busho(q: Question, s: State, result: int) -> None:
    """Wound or kill him: results are 0 nothing, 1 wounded, 2 killed."""
    side = side_of(target_of(q, s))
    if result == 1:
        wound(q, s, side)
    elif result == 2:
        remove_busho(s, side, at.DEAD)
    s.aside = 0
    s.row += 1
