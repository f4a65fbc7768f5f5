"""Withdrawal on orders and Banzai (6.4, 6.5, 7.32; R27-R30)."""

from samurai_odds.play.offering import Numbers, ask, ask_if_any, draw_among, no_options, option
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.decisions import act_value, unit_of, unit_value, what_of, who_of
from samurai_odds.ran.field.leaders import lives, lose_busho, rating
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.movement.command import in_command, is_spent
from samurai_odds.ran.field.movement.ends import has_before, is_clear
from samurai_odds.ran.field.movement.moving import begin_move
from samurai_odds.ran.field.movement.orders import forget_last_phase
from samurai_odds.ran.field.movement.reach import end_cost, points_of, search
from samurai_odds.ran.field.movement.samurai import begin_riders
from samurai_odds.ran.field.pieces import beside, distance, is_kibamusha, opposite, passable, tq
from samurai_odds.ran.field.recovery import may_recover, may_remove_hits, recover, remove_hits

# ---- An order to withdraw (6.4, 7.32; R27, R28) --------------------------------------


def begin_withdrawal(q: Numbers, s: Numbers) -> None:
    """Begin the withdrawal of the contingent under orders: first its engaged units roll."""
    forget_last_phase(q, s)
    s[mv.SHOOTS] = 0
    s[mv.MOVER] = at.NONE
    for unit in range(q[at.UNITS]):
        s[mv.STAYED + unit] = s[mv.WITHDREW + unit] = 0
        s[mv.CHASES + unit] = s[mv.TARGETED + unit] = 0
        s[mv.NEAR_AT_FIRST + unit] = 0
        if s[at.HEX + unit] >= 0 and has_enemy_near(q, s, unit):
            s[mv.NEAR_AT_FIRST + unit] = 1
    s[mv.STEP] = q[at.FIRST_UNIT + s[at.CURRENT]]
    s[at.PHASE] = mv.BREAKING_AWAY


def has_enemy_near(q: Numbers, s: Numbers, unit: int) -> bool:
    """Say whether an enemy unit, active or not, is within two hexes of one (6.42)."""
    enemy = 1 - q[at.SIDE + unit]
    for other in range(q[at.FIRST_OF_SIDE + enemy], q[at.END_OF_SIDE + enemy]):
        if s[at.HEX + other] >= 0:
            if distance(q, s[at.HEX + unit], s[at.HEX + other]) <= mv.NEAR:
                return True
    return False


def check_engaged(q: Numbers, s: Numbers) -> None:
    if next_engaged(q, s) >= 0:
        draw_among(s, at.DIE)
    else:
        s[at.PHASE] = mv.WITHDRAW_ORDERS


def next_engaged(q: Numbers, s: Numbers) -> int:
    """Find the next engaged unit that has not rolled; NONE."""
    for unit in range(s[mv.STEP], q[at.END_OF_UNITS + s[at.CURRENT]]):
        if s[at.HEX + unit] >= 0 and s[at.ENGAGED + unit] and q[at.TYPE + unit] != at.HONJIN:
            return unit
    return at.NONE


def rolled_away(q: Numbers, s: Numbers, die: int) -> None:
    """An engaged unit gets away with its TQ or lower, else stays and must shock (7.32)."""
    unit = next_engaged(q, s)
    s[mv.STEP] = unit + 1
    bonus = s[at.CHECK_BONUS + q[at.CONTINGENT + unit]]
    s[mv.STAYED + unit] = 0 if die - bonus <= tq(q, s, unit) else 1


def offer_withdrawing(q: Numbers, s: Numbers) -> None:
    """Ask which unit withdraws next, or removes hits, or recovers.

    0 for no more, once all have tried that an active enemy is near (6.42).
    """
    contingent, side = s[at.CURRENT], s[at.ACTIVE]
    first, end = q[at.FIRST_UNIT + contingent], q[at.END_OF_UNITS + contingent]
    no_options(s)
    if not any_must(q, s, first, end):
        option(s, 0)
    for what in range(mv.CHANGE_ORDER):
        for unit in range(first, end):
            if s[at.HEX + unit] >= 0 and s[at.ACTED + unit] == 0:
                if may_do(q, s, unit, what):
                    option(s, act_value(what, unit))
    ask(s, mv.WITHDRAW_CHOICE, side)


def any_must(q: Numbers, s: Numbers, first: int, end: int) -> bool:
    """Say whether a unit must still try to withdraw: an active enemy is near (6.42)."""
    for unit in range(first, end):
        if s[at.HEX + unit] >= 0 and s[at.ACTED + unit] == 0 and may_withdraw(q, s, unit):
            if not is_clear(q, s, unit, s[at.HEX + unit]):
                return True
    return False


def may_withdraw(q: Numbers, s: Numbers, unit: int) -> bool:
    """Say whether a unit can be told to withdraw: no Honjin, none that stays engaged."""
    return q[at.TYPE + unit] != at.HONJIN and s[mv.STAYED + unit] == 0


def may_do(q: Numbers, s: Numbers, unit: int, what: int) -> bool:
    """Say whether a unit can do something on an order to withdraw (6.41, 6.42)."""
    if what == mv.MOVE:
        return may_withdraw(q, s, unit)
    if s[mv.NEAR_AT_FIRST + unit] or what == mv.HARASS or is_spent(s, unit):
        return False
    return may_remove_hits(q, s, unit) if what == mv.REMOVE_HITS else may_recover(q, s, unit)


def chose_withdrawing(q: Numbers, s: Numbers, value: int) -> None:
    """Withdraw a unit; or go on: the busho may ride if he has not gone along (4.34, R26)."""
    if value == 0:
        begin_riders(s, s[at.CURRENT], mv.SEPPUKU)
        return
    unit, what = who_of(value), what_of(value)
    s[at.ACTED + unit] = 1 + what
    if what == mv.MOVE:
        begin_move(q, s, unit, mv.WITHDRAWING, mv.WITHDRAWN)
    elif what == mv.REMOVE_HITS:
        remove_hits(s, unit)
    else:
        recover(q, s, unit)


def note_withdrawn(q: Numbers, s: Numbers) -> None:
    """Note that a unit has withdrawn, and whose busho has gone along with it."""
    unit = s[mv.MOVER]
    number = s[at.HEX + unit]
    s[at.PHASE] = mv.WITHDRAW_ORDERS
    if number < 0 or number == s[mv.ORIGIN]:
        return
    s[mv.WITHDREW + unit] = 1
    if s[mv.WITH_BUSHO]:
        s[at.BUSHO_MOVED + s[at.CURRENT]] = 1


def check_honor(s: Numbers) -> None:
    """Have the busho who gave the order, if he is alive, answer for it (6.44)."""
    if lives(s, s[at.CURRENT]):
        draw_among(s, at.DIE)
    else:
        s[at.PHASE] = mv.BANZAI


def rolled_honor(q: Numbers, s: Numbers, die: int) -> None:
    """Above his rating he commits seppuku; his men may flee (6.44, 10.51, R28)."""
    busho = s[at.CURRENT]
    s[at.PHASE] = mv.BANZAI
    if die > rating(q, s, busho):
        s[at.TALLY + s[at.ACTIVE] * at.TALLIES + at.SEPPUKU] += 1
        lose_busho(q, s, busho, True)


# ---- Banzai: Samurai units that go after who withdraws (6.5; R29, R30) ---------------


def begin_banzai(q: Numbers, s: Numbers) -> None:
    """Find who must check: KB and SI near enough to who withdrew (6.51).

    Nobody if the contingent has fled meanwhile (R28).
    """
    side = 1 - s[at.ACTIVE]
    fled = s[at.FATE + s[at.CURRENT]] == at.FLED
    for unit in range(q[at.FIRST_OF_SIDE + side], q[at.END_OF_SIDE + side]):
        samurai = is_kibamusha(q, unit) or q[at.TYPE + unit] == at.SI
        free = s[at.HEX + unit] >= 0 and s[at.ENGAGED + unit] == 0
        s[mv.CHECKS + unit] = 0
        if samurai and free and not fled and is_provoked(q, s, unit):
            s[mv.CHECKS + unit] = 1
    s[at.PHASE] = mv.BANZAI_ROLL


def check_banzai(q: Numbers, s: Numbers) -> None:
    if next_to_check(q, s) >= 0:
        draw_among(s, at.DIE)
    else:
        s[at.PHASE] = mv.CHASERS


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
    """Ask which of those that go after them goes next."""
    side = 1 - s[at.ACTIVE]
    no_options(s)
    for unit in range(q[at.FIRST_OF_SIDE + side], q[at.END_OF_SIDE + side]):
        if s[mv.CHASES + unit] and s[at.HEX + unit] >= 0:
            option(s, unit_value(unit))
    ask_if_any(s, mv.CHASER_CHOICE, side, mv.BANZAI_OVER)


def chose_chaser(s: Numbers, value: int) -> None:
    """Let a unit go after them."""
    s[mv.MOVER] = unit_of(value)
    s[mv.CHASES + unit_of(value)] = 0
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
                    option(s, unit_value(target))
        if s[at.OPTIONS_OPEN] > 0:
            break
    ask_if_any(s, mv.CHASE_CHOICE, 1 - side, mv.CHASERS)


def is_prey(s: Numbers, target: int) -> bool:
    return s[mv.WITHDREW + target] > 0 and s[at.HEX + target] >= 0


def chase(q: Numbers, s: Numbers, value: int) -> None:
    """Set out after a unit."""
    s[mv.TARGET] = unit_of(value)
    s[mv.TARGETED + unit_of(value)] = 1
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
