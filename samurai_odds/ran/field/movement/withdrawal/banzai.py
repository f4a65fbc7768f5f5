"""Banzai: Samurai units that go after who withdraws (6.5; R29, R30)."""

from samurai_odds.play.rules.offering import Numbers, ask, no_options, option
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.geometry import beside, distance, opposite, passable
from samurai_odds.ran.field.leaders import lives, rating
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.movement.command import in_command
from samurai_odds.ran.field.movement.ends import has_before
from samurai_odds.ran.field.movement.moving import begin_move
from samurai_odds.ran.field.movement.reach import end_cost, search
from samurai_odds.ran.field.movement.steps import points_of
from samurai_odds.ran.field.pieces import tq


def begin_banzai(q: Numbers, s: Numbers) -> None:
    """Find who must check: KB and SI near enough to who withdrew (6.51).

    Nobody if the contingent has fled meanwhile (R28).
    """
    side = 1 - s[at.ACTIVE]
    fled = s[at.FATE + s[at.CURRENT]] == at.FLED
    for unit in range(q[at.FIRST_OF_SIDE + side], q[at.END_OF_SIDE + side]):
        kind = q[at.TYPE + unit]
        samurai = kind == at.KB or kind == at.KBH or kind == at.SI
        free = s[at.HEX + unit] >= 0 and s[at.ENGAGED + unit] == 0
        s[mv.CHECKS + unit] = 0
        if samurai and free and not fled and is_provoked(q, s, unit):
            s[mv.CHECKS + unit] = 1
    s[at.PHASE] = mv.BANZAI_ROLL


def next_to_check(q: Numbers, s: Numbers) -> int:
    """Find the next unit that has still to check; NONE."""
    side = 1 - s[at.ACTIVE]
    for unit in range(q[at.FIRST_OF_SIDE + side], q[at.END_OF_SIDE + side]):
        if s[mv.CHECKS + unit]:
            return unit
    return at.NONE


def is_provoked(q: Numbers, s: Numbers, unit: int) -> bool:
    """Say whether a unit could enter, with six points, the hex of one that withdrew (R30).

    Were it free; around enemy units and their zones, and not through mounted friends.
    """
    searched, side = False, s[at.ACTIVE]
    for target in range(q[at.FIRST_OF_SIDE + side], q[at.END_OF_SIDE + side]):
        if is_prey(s, target):
            hexes = distance(q, s[at.HEX + unit], s[at.HEX + target])
            if hexes > mv.BANZAI_REACH:  # each costs a point at least
                continue
            if not searched:
                begin_move(q, s, unit, mv.AFTER_THEM, mv.BANZAI_ROLL)
                s[mv.ALLOWANCE] = mv.BANZAI_REACH
                search(q, s)
                searched = True
            if comes_to(q, s, unit, s[at.HEX + target]):
                return True
    return False


def comes_to(q: Numbers, s: Numbers, unit: int, number: int) -> bool:
    """Say whether the search has come to a hex across one of whose sides a hex can be entered."""
    closed = q[at.FORMED + unit] and s[at.OPEN + unit] == 0
    table = at.COST if closed else at.OPEN_COST
    for side in range(at.SIDES_OF_HEX):
        start, way = beside(q, number, side), opposite(side)
        if start < 0 or s[mv.SPOT_AT + start] == 0 or not passable(q, start, way):
            continue
        price = q[table + at.SIDES_OF_HEX * start + way]
        for k in range(2):
            cost = end_cost(q, s, start, (way + k) % mv.FACINGS)
            if points_of(cost) + price <= mv.BANZAI_REACH:
                return True
    return False


def rolled_banzai(q: Numbers, s: Numbers, die: int) -> None:
    """Check a unit, its busho's rating added in his range (6.51); 10.4 counts as in all checks."""
    unit = next_to_check(q, s)
    contingent = q[at.CONTINGENT + unit]
    s[mv.CHECKS + unit] = more = 0
    if s[at.BUSHO_HEX + contingent] >= 0 and lives(s, contingent) and in_command(q, s, unit):
        more = rating(q, s, contingent)
    if die + more - s[at.CHECK_BONUS + contingent] <= tq(q, s, unit):
        s[mv.CHASES + unit] = 1


def offer_chasers(q: Numbers, s: Numbers) -> None:
    """Ask which of those that go after them goes next: 1 + unit."""
    side = 1 - s[at.ACTIVE]
    no_options(s)
    for unit in range(q[at.FIRST_OF_SIDE + side], q[at.END_OF_SIDE + side]):
        if s[mv.CHASES + unit] and s[at.HEX + unit] >= 0:
            option(s, 1 + unit)
    if s[at.OPTIONS_OPEN] > 0:
        ask(s, mv.CHASER_CHOICE, side)
    else:
        s[at.PHASE] = mv.BANZAI_OVER


def chose_chaser(s: Numbers, value: int) -> None:
    """Let a unit go after them."""
    s[mv.MOVER] = value - 1
    s[mv.CHASES + value - 1] = 0
    s[at.PHASE] = mv.CHASE_TARGET


def offer_chases(q: Numbers, s: Numbers) -> None:
    """Ask whom it goes for: the nearest that withdrew, such as nobody goes for yet (6.51)."""
    side, number = s[at.ACTIVE], s[at.HEX + s[mv.MOVER]]
    nearest = at.MOST_HEXES
    for target in range(q[at.FIRST_OF_SIDE + side], q[at.END_OF_SIDE + side]):
        if is_prey(s, target):
            nearest = min(nearest, distance(q, number, s[at.HEX + target]))
    no_options(s)
    for taken in range(2):
        for target in range(q[at.FIRST_OF_SIDE + side], q[at.END_OF_SIDE + side]):
            if is_prey(s, target) and s[mv.TARGETED + target] == taken:
                if distance(q, number, s[at.HEX + target]) == nearest:
                    option(s, 1 + target)
        if s[at.OPTIONS_OPEN] > 0:
            break
    if s[at.OPTIONS_OPEN] > 0:
        ask(s, mv.CHASE_CHOICE, 1 - side)
    else:
        s[at.PHASE] = mv.CHASERS


def is_prey(s: Numbers, target: int) -> bool:
    """Say whether a unit has withdrawn and is still there."""
    return s[mv.WITHDREW + target] > 0 and s[at.HEX + target] >= 0


def chase(q: Numbers, s: Numbers, value: int) -> None:
    """Set out after a unit."""
    s[mv.TARGET] = value - 1
    s[mv.TARGETED + value - 1] = 1
    begin_move(q, s, s[mv.MOVER], mv.AFTER_THEM, mv.CHASED)


def after_chase(q: Numbers, s: Numbers) -> None:
    """Bind who has caught up with its target to shock it (6.51)."""
    unit, target = s[mv.MOVER], s[mv.TARGET]
    s[at.PHASE] = mv.CHASERS
    if s[at.HEX + unit] >= 0 and s[at.HEX + target] >= 0:
        if has_before(q, s, s[at.HEX + unit], s[at.FACING + unit], target):
            s[at.AGAINST + unit], s[at.WHY + unit] = 1 + target, at.BY_BANZAI


def end_banzai(q: Numbers, s: Numbers) -> None:
    """Go on to the shocks of those who have caught up, if any (6.53)."""
    s[at.PHASE] = mv.STAYED_SHOCK
    side = 1 - s[at.ACTIVE]
    for unit in range(q[at.FIRST_OF_SIDE + side], q[at.END_OF_SIDE + side]):
        if s[at.WHY + unit] == at.BY_BANZAI:
            s[at.SHOCK_KIND], s[at.SHOCK_SIDE] = at.SHOCK_BANZAI, side
            s[at.AFTER_SHOCK] = mv.STAYED_SHOCK
            s[at.PHASE] = at.SHOCK_BEGIN


def shock_of_stayed(q: Numbers, s: Numbers) -> None:
    """Have those shock that are still engaged; then the orders are done (7.31, 7.32, R29).

    Their dice kept them, or they found no way to get clear.
    """
    s[at.PHASE] = at.ORDERS_DONE
    for unit in range(q[at.FIRST_UNIT + s[at.CURRENT]], q[at.END_OF_UNITS + s[at.CURRENT]]):
        if s[at.HEX + unit] >= 0 and s[at.ENGAGED + unit]:
            s[at.SHOCK_KIND], s[at.SHOCK_SIDE] = at.SHOCK_STAYED, s[at.ACTIVE]
            s[at.AFTER_SHOCK] = at.ORDERS_DONE
            s[at.PHASE] = at.SHOCK_BEGIN
