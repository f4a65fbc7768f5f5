"""Withdrawal on orders and Banzai (6.4, 6.5, 7.32; R27-R30)."""

from samurai_odds.play.offering import ask, ask_if_any, draw_among, no_options, option
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.packed import act_value, unit_of, unit_value, what_of, who_of
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.leaders import lives, lose_busho, rating
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.movement.command import in_command, is_spent
from samurai_odds.ran.rules.movement.ends import has_before, is_clear
from samurai_odds.ran.rules.movement.moving import begin_move
from samurai_odds.ran.rules.movement.orders import forget_last_phase
from samurai_odds.ran.rules.movement.reach import end_cost, points_of, search
from samurai_odds.ran.rules.movement.samurai import begin_riders
from samurai_odds.ran.rules.pieces import beside, distance, is_kibamusha, opposite, passable, tq
from samurai_odds.ran.rules.recovery import may_recover, may_remove_hits, recover, remove_hits

# ---- An order to withdraw (6.4, 7.32; R27, R28) --------------------------------------


def begin_withdrawal(q: Question, s: State) -> None:
    """Begin the withdrawal of the contingent under orders: first its engaged units roll."""
    forget_last_phase(q, s)
    s.move.shoots = 0
    s.mover = at.NONE
    for unit in range(q.units):
        s.move.stayed[unit] = s.move.withdrew[unit] = 0
        s.move.chases[unit] = s.move.targeted[unit] = 0
        s.move.near_at_first[unit] = 0
        if s.hex[unit] >= 0 and has_enemy_near(q, s, unit):
            s.move.near_at_first[unit] = 1
    s.move.step = q.first_unit[s.current]
    s.phase = mv.BREAKING_AWAY


def has_enemy_near(q: Question, s: State, unit: int) -> bool:
    """Say whether an enemy unit, active or not, is within two hexes of one (6.42)."""
    enemy = 1 - q.side[unit]
    for other in range(q.first_of_side[enemy], q.end_of_side[enemy]):
        if s.hex[other] >= 0:
            if distance(q, s.hex[unit], s.hex[other]) <= mv.NEAR:
                return True
    return False


def check_engaged(q: Question, s: State) -> None:
    if next_engaged(q, s) >= 0:
        draw_among(s, at.DIE)
    else:
        s.phase = mv.WITHDRAW_ORDERS


def next_engaged(q: Question, s: State) -> int:
    """Find the next engaged unit that has not rolled; NONE."""
    for unit in range(s.move.step, q.end_of_units[s.current]):
        if s.hex[unit] >= 0 and s.engaged[unit] and q.type[unit] != at.HONJIN:
            return unit
    return at.NONE


def rolled_away(q: Question, s: State, die: int) -> None:
    """An engaged unit gets away with its TQ or lower, else stays and must shock (7.32)."""
    unit = next_engaged(q, s)
    s.move.step = unit + 1
    bonus = s.check_bonus[q.contingent[unit]]
    s.move.stayed[unit] = 0 if die - bonus <= tq(q, s, unit) else 1


def offer_withdrawing(q: Question, s: State) -> None:
    """Ask which unit withdraws next, or removes hits, or recovers.

    0 for no more, once all have tried that an active enemy is near (6.42).
    """
    contingent, side = s.current, s.active
    first, end = q.first_unit[contingent], q.end_of_units[contingent]
    no_options(s)
    if not any_must(q, s, first, end):
        option(s, 0)
    for what in range(mv.CHANGE_ORDER):
        for unit in range(first, end):
            if s.hex[unit] >= 0 and s.acted[unit] == 0:
                if may_do(q, s, unit, what):
                    option(s, act_value(what, unit))
    ask(s, mv.WITHDRAW_CHOICE, side)


def any_must(q: Question, s: State, first: int, end: int) -> bool:
    """Say whether a unit must still try to withdraw: an active enemy is near (6.42)."""
    for unit in range(first, end):
        if s.hex[unit] >= 0 and s.acted[unit] == 0 and may_withdraw(q, s, unit):
            if not is_clear(q, s, unit, s.hex[unit]):
                return True
    return False


def may_withdraw(q: Question, s: State, unit: int) -> bool:
    """Say whether a unit can be told to withdraw: no Honjin, none that stays engaged."""
    return q.type[unit] != at.HONJIN and s.move.stayed[unit] == 0


def may_do(q: Question, s: State, unit: int, what: int) -> bool:
    """Say whether a unit can do something on an order to withdraw (6.41, 6.42)."""
    if what == mv.MOVE:
        return may_withdraw(q, s, unit)
    if s.move.near_at_first[unit] or what == mv.HARASS or is_spent(s, unit):
        return False
    return may_remove_hits(q, s, unit) if what == mv.REMOVE_HITS else may_recover(q, s, unit)


def chose_withdrawing(q: Question, s: State, value: int) -> None:
    """Withdraw a unit; or go on: the busho may ride if he has not gone along (4.34, R26)."""
    if value == 0:
        begin_riders(s, s.current, mv.SEPPUKU)
        return
    unit, what = who_of(value), what_of(value)
    s.acted[unit] = 1 + what
    if what == mv.MOVE:
        begin_move(q, s, unit, mv.WITHDRAWING, mv.WITHDRAWN)
    elif what == mv.REMOVE_HITS:
        remove_hits(s, unit)
    else:
        recover(q, s, unit)


def note_withdrawn(q: Question, s: State) -> None:
    """Note that a unit has withdrawn, and whose busho has gone along with it."""
    unit = s.mover
    number = s.hex[unit]
    s.phase = mv.WITHDRAW_ORDERS
    if number < 0 or number == s.move.origin:
        return
    s.move.withdrew[unit] = 1
    if s.move.with_busho:
        s.busho_moved[s.current] = 1


def check_honor(s: State) -> None:
    """Have the busho who gave the order, if he is alive, answer for it (6.44)."""
    if lives(s, s.current):
        draw_among(s, at.DIE)
    else:
        s.phase = mv.BANZAI


def rolled_honor(q: Question, s: State, die: int) -> None:
    """Above his rating he commits seppuku; his men may flee (6.44, 10.51, R28)."""
    busho = s.current
    s.phase = mv.BANZAI
    if die > rating(q, s, busho):
        s.tally[s.active].seppuku += 1
        lose_busho(q, s, busho, True)


# ---- Banzai: Samurai units that go after who withdraws (6.5; R29, R30) ---------------


def begin_banzai(q: Question, s: State) -> None:
    """Find who must check: KB and SI near enough to who withdrew (6.51).

    Nobody if the contingent has fled meanwhile (R28).
    """
    side = 1 - s.active
    fled = s.fate[s.current] == at.FLED
    for unit in range(q.first_of_side[side], q.end_of_side[side]):
        samurai = is_kibamusha(q, unit) or q.type[unit] == at.SI
        free = s.hex[unit] >= 0 and s.engaged[unit] == 0
        s.move.checks[unit] = 0
        if samurai and free and not fled and is_provoked(q, s, unit):
            s.move.checks[unit] = 1
    s.phase = mv.BANZAI_ROLL


def check_banzai(q: Question, s: State) -> None:
    if next_to_check(q, s) >= 0:
        draw_among(s, at.DIE)
    else:
        s.phase = mv.CHASERS


def next_to_check(q: Question, s: State) -> int:
    """Find the next unit that has still to check; NONE."""
    side = 1 - s.active
    for unit in range(q.first_of_side[side], q.end_of_side[side]):
        if s.move.checks[unit]:
            return unit
    return at.NONE


def is_provoked(q: Question, s: State, unit: int) -> bool:
    """Say whether a unit could enter, with six points, the hex of one that withdrew (R30).

    Were it free; around enemy units and their zones, and not through mounted friends.
    """
    searched, side = False, s.active
    for target in range(q.first_of_side[side], q.end_of_side[side]):
        if is_prey(s, target):
            hexes = distance(q, s.hex[unit], s.hex[target])
            if hexes > mv.BANZAI_REACH:  # each costs a point at least
                continue
            if not searched:
                begin_move(q, s, unit, mv.AFTER_THEM, mv.BANZAI_ROLL)
                s.move.allowance = mv.BANZAI_REACH
                search(q, s)
                searched = True
            if comes_to(q, s, unit, s.hex[target]):
                return True
    return False


def comes_to(q: Question, s: State, unit: int, number: int) -> bool:
    """Say whether the search has come to a hex across one of whose sides a hex can be entered."""
    closed = q.formed[unit] and s.open[unit] == 0
    for side in range(at.SIDES_OF_HEX):
        start, way = beside(q, number, side), opposite(side)
        if start < 0 or s.move.spot_at[start] == 0 or not passable(q, start, way):
            continue
        price = q.cost[start, way] if closed else q.open_cost[start, way]
        for k in range(2):
            cost = end_cost(q, s, start, (way + k) % mv.FACINGS)
            if points_of(cost) + price <= mv.BANZAI_REACH:
                return True
    return False


def rolled_banzai(q: Question, s: State, die: int) -> None:
    """Check a unit, its busho's rating added in his range (6.51); 10.4 counts as in all checks."""
    unit = next_to_check(q, s)
    contingent = q.contingent[unit]
    s.move.checks[unit] = more = 0
    if s.busho_hex[contingent] >= 0 and lives(s, contingent) and in_command(q, s, unit):
        more = rating(q, s, contingent)
    if die + more - s.check_bonus[contingent] <= tq(q, s, unit):
        s.move.chases[unit] = 1


def offer_chasers(q: Question, s: State) -> None:
    """Ask which of those that go after them goes next."""
    side = 1 - s.active
    no_options(s)
    for unit in range(q.first_of_side[side], q.end_of_side[side]):
        if s.move.chases[unit] and s.hex[unit] >= 0:
            option(s, unit_value(unit))
    ask_if_any(s, mv.CHASER_CHOICE, side, mv.BANZAI_OVER)


def chose_chaser(s: State, value: int) -> None:
    """Let a unit go after them."""
    s.mover = unit_of(value)
    s.move.chases[unit_of(value)] = 0
    s.phase = mv.CHASE_TARGET


def offer_chases(q: Question, s: State) -> None:
    """Ask whom it goes for: the nearest that withdrew, such as nobody goes for yet (6.51)."""
    side, number = s.active, s.hex[s.mover]
    nearest = at.MOST_HEXES
    for target in range(q.first_of_side[side], q.end_of_side[side]):
        if is_prey(s, target):
            nearest = min(nearest, distance(q, number, s.hex[target]))
    no_options(s)
    for taken in range(2):
        for target in range(q.first_of_side[side], q.end_of_side[side]):
            if is_prey(s, target) and s.move.targeted[target] == taken:
                if distance(q, number, s.hex[target]) == nearest:
                    option(s, unit_value(target))
        if s.options_open > 0:
            break
    ask_if_any(s, mv.CHASE_CHOICE, 1 - side, mv.CHASERS)


def is_prey(s: State, target: int) -> bool:
    return s.move.withdrew[target] > 0 and s.hex[target] >= 0


def chase(q: Question, s: State, value: int) -> None:
    """Set out after a unit."""
    s.move.target = unit_of(value)
    s.move.targeted[unit_of(value)] = 1
    begin_move(q, s, s.mover, mv.AFTER_THEM, mv.CHASED)


def after_chase(q: Question, s: State) -> None:
    """Bind who has caught up with its target to shock it (6.51)."""
    unit, target = s.mover, s.move.target
    s.phase = mv.CHASERS
    if s.hex[unit] >= 0 and s.hex[target] >= 0:
        if has_before(q, s, s.hex[unit], s.facing[unit], target):
            s.against[unit], s.why[unit] = 1 + target, at.BY_BANZAI


def end_banzai(q: Question, s: State) -> None:
    """Go on to the shocks of those who have caught up, if any (6.53)."""
    s.phase = mv.STAYED_SHOCK
    side = 1 - s.active
    for unit in range(q.first_of_side[side], q.end_of_side[side]):
        if s.why[unit] == at.BY_BANZAI:
            s.shock_kind, s.shock_side = at.SHOCK_BANZAI, side
            s.after_shock = mv.STAYED_SHOCK
            s.phase = at.SHOCK_BEGIN


def shock_of_stayed(q: Question, s: State) -> None:
    """Have those shock that are still engaged; then the orders are done (7.31, 7.32, R29).

    Their dice kept them, or they found no way to get clear.
    """
    s.phase = at.ORDERS_DONE
    for unit in range(q.first_unit[s.current], q.end_of_units[s.current]):
        if s.hex[unit] >= 0 and s.engaged[unit]:
            s.shock_kind, s.shock_side = at.SHOCK_STAYED, s.active
            s.after_shock = at.ORDERS_DONE
            s.phase = at.SHOCK_BEGIN
