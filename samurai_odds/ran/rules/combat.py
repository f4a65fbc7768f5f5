"""Fire and shock combat as one step machine: what is due, and R6's order of one shock (9.2)."""

from collections.abc import Sequence

from samurai_odds.engine.machine import AUTOMATIC, END, Machine, decision
from samurai_odds.ran.dice import is_code, pool
from samurai_odds.ran.rules import combat_layout as at
from samurai_odds.ran.rules.combat_layout import busho_row, fire_row, place_of, row_of
from samurai_odds.ran.rules.fire import (
    disruption,
    hit_busho,
    hit_busho_code,
    next_row,
    provocation,
    provocation_code,
    shock_follows,
    shot,
    target_of,
    turn,
    turn_code,
    withdrawal,
    withdrawal_code,
)
from samurai_odds.ran.rules.leaders import (
    bout,
    casualty,
    casualty_code,
    flight,
    flight_code,
    flight_side,
    meeting,
)
from samurai_odds.ran.rules.shock import (
    break_off,
    chosen,
    clash,
    clash_code,
    commit,
    coordinate,
    next_to_break_off,
    next_to_commit,
    next_to_react,
    options_open,
    reaction_code,
)
from samurai_odds.ran.rules.states import (
    NOBODY,
    check_code,
    conclude,
    count_fighting,
    disrupt_chargers,
    take_hits,
    tidy,
    turn_on_arrival,
)

Question = Sequence[int]
State = list[int]


def begin(q: Question) -> State:
    """Set up the units and busho."""
    s = [0] * at.WIDTH
    s[at.USED] = NOBODY
    for side in (0, 1):
        s[at.BUSHO + side] = q[busho_row(side) + at.START_FATE]
    for unit in range(at.UNITS):
        s[place_of(unit) + at.STATE] = q[row_of(unit) + at.START_STATE]
        s[place_of(unit) + at.HITS] = q[row_of(unit) + at.START_HITS]
    s[at.PHASE] = at.COORDINATION if q[at.COORDINATION_CODE] else at.FIRE
    return s


def pending(q: Question, s: State) -> int:
    """Say what comes next: a roll, a decision, an automatic rule or the end."""
    phase = s[at.PHASE]
    if phase == at.OVER:
        return END
    if phase == at.CLASH:
        return clash_code(q, s)
    if phase == at.REACT:
        return reaction_code(q, s)
    if phase == at.BREAK_OFF or phase == at.COMMIT:
        return check_code(q, s, s[at.CURSOR])
    if phase == at.BOUT:
        return q[at.ROUND]
    if phase == at.CASUALTY:
        return casualty_code(q, s)
    if phase == at.FLIGHT:
        return flight_code(q, s)
    if phase == at.FACE or phase == at.USE:
        side = 1 if phase == at.FACE else 0
        options = options_open(q, s, side)
        return decision(options, side) if options > 1 else AUTOMATIC
    return fire_pending(q, s, phase)


def fire_pending(q: Question, s: State, phase: int) -> int:
    """Say what comes next in the fire before the shock."""
    if phase == at.SHOT:
        return q[fire_row(s[at.ROW]) + at.CODE]
    if phase == at.DISRUPTION:
        return check_code(q, s, target_of(q, s))
    if phase == at.HIT_BUSHO:
        return hit_busho_code(q, s)
    if phase == at.PROVOCATION:
        code = provocation_code(q, s)
        return code if code > 0 else AUTOMATIC
    if phase == at.WITHDRAWAL:
        return withdrawal_code(q, s)
    if phase == at.TURNING:
        code = turn_code(q, s)
        return code if code > 0 else AUTOMATIC
    if phase == at.COORDINATION:
        return q[at.COORDINATION_CODE]
    return AUTOMATIC


def step(q: Question, s: State, outcome: int) -> None:
    """Apply the roll or decision that is due, and go on to the next."""
    phase = s[at.PHASE]
    if phase >= at.FIRE:
        fire_step(q, s, phase, outcome)
    elif phase == at.CLASH:
        clash(q, s, outcome)
        if not fire_at_advance(q, s):
            end(q, s)
    elif phase == at.FACE:
        s[at.FACED] = chosen(q, s, 1, outcome)
        s[at.PHASE] = at.USE
    elif phase == at.USE:
        s[at.USED] = chosen(q, s, 0, outcome)
        s[at.PHASE] = at.CLASH
    elif phase == at.BOUT:
        if bout(q, s, outcome):
            enter(q, s, at.FACE)
    elif phase == at.CASUALTY:
        casualty(q, s, outcome)
        enter(q, s, at.FACE)
    elif phase == at.FLIGHT:
        flight(q, s, outcome)
        enter(q, s, s[at.AFTER_FLIGHT])
    else:
        check_step(q, s, phase, outcome)


def check_step(q: Question, s: State, phase: int, outcome: int) -> None:
    if phase == at.REACT:
        take_hits(q, s, s[at.CURSOR], outcome, 0)
    elif phase == at.COMMIT:
        commit(s, outcome)
    else:
        break_off(q, s, outcome)
    s[at.CURSOR] += 1
    go_on(q, s)


def fire_step(q: Question, s: State, phase: int, outcome: int) -> None:
    """Apply a roll of the fire, or go on from it to the shock."""
    if phase == at.FIRE:
        next_row(q, s)
    elif phase == at.SHOT:
        shot(q, s, outcome)
    elif phase == at.DISRUPTION:
        disruption(q, s, outcome)
    elif phase == at.HIT_BUSHO:
        hit_busho(q, s, outcome)
        enter(q, s, at.FIRE)
    elif phase == at.PROVOCATION:
        provocation(q, s, outcome)
    elif phase == at.WITHDRAWAL:
        withdrawal(q, s, outcome)
    elif phase == at.TURNING:
        turn(q, s, outcome)
    elif phase == at.COORDINATION:
        coordinate(q, s, outcome)
        s[at.PHASE] = at.FIRE
    elif s[at.CLOSING]:
        finish(q, s)
        end(q, s)
    elif shock_follows(q, s):
        s[at.PHASE], s[at.CURSOR] = at.BREAK_OFF, 0
        go_on(q, s)
    else:
        end(q, s)


def go_on(q: Question, s: State) -> None:
    """Find the next check before the clash; when all are made, bring the busho together."""
    if s[at.PHASE] == at.BREAK_OFF:
        s[at.CURSOR] = next_to_break_off(q, s, s[at.CURSOR])
        if s[at.CURSOR] != NOBODY:
            return
        s[at.PHASE], s[at.CURSOR] = at.COMMIT, 0
    if s[at.PHASE] == at.COMMIT:
        s[at.CURSOR] = next_to_commit(q, s, s[at.CURSOR])
        if s[at.CURSOR] != NOBODY:
            return
        if count_fighting(q, s, 0) == 0:
            conclude(q, s)
            end(q, s)
            return
        s[at.ATTACKED] = 1
        s[at.PHASE], s[at.CURSOR] = at.REACT, at.FIRST_DEFENDER
    s[at.CURSOR] = next_to_react(q, s, s[at.CURSOR])
    if s[at.CURSOR] != NOBODY:
        return
    s[at.CURSOR] = 0
    enter(q, s, at.MEET)


def enter(q: Question, s: State, phase: int) -> None:
    """Enter a phase, after the flight check that a busho's loss calls for."""
    if flight_side(q, s) >= 0:
        s[at.AFTER_FLIGHT] = phase
        s[at.PHASE] = at.FLIGHT
        return
    s[at.FLIGHT_DUE] = s[at.AFTER_FLIGHT] = 0
    s[at.PHASE] = phase
    if phase == at.OVER:
        tidy(q, s)
    if phase == at.OVER or phase == at.FIRE:
        return
    if count_fighting(q, s, 0) == 0 or count_fighting(q, s, 1) == 0:
        if not fire_at_advance(q, s):
            tidy(q, s)
            s[at.PHASE] = at.OVER
    elif phase == at.MEET:
        s[at.PHASE] = meeting(q, s)


def fire_at_advance(q: Question, s: State) -> bool:
    """Conclude the shock; say whether there is fire at who advances first (11.54; R6)."""
    conclude(q, s)
    if s[at.ADVANCED] and q[at.ADVANCE_ROW]:
        s[at.ROW], s[at.CLOSING] = q[at.ADVANCE_ROW], 1
        s[at.PHASE] = at.FIRE
        return True
    finish(q, s)
    return False


def finish(q: Question, s: State) -> None:
    """Turn who has advanced, then disrupt who has charged (11.52, 9.32; R6)."""
    turn_on_arrival(q, s)
    disrupt_chargers(q, s)


def end(q: Question, s: State) -> None:
    """End the combat, after a last flight check."""
    enter(q, s, at.OVER)


# Compiling these rules takes as long as unfolding half a million states, loading them 30,000.
COMBAT = Machine(
    "ran combat", begin, pending, step, pool, at.WIDTH, 50_000, apart=True, is_code=is_code
)
