"""Fire and shock combat as one step machine: what is due, and R6's order of one shock (9.2)."""

from samurai_odds.engine.machine import AUTOMATIC, END, Machine, decision
from samurai_odds.ran.combat import combat_layout as at
from samurai_odds.ran.combat.combat_layout import NOBODY, Question, State
from samurai_odds.ran.combat.fire import (
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
from samurai_odds.ran.combat.leaders import (
    bout,
    casualty,
    casualty_code,
    flight,
    flight_code,
    flight_side,
    meeting,
)
from samurai_odds.ran.combat.shock import (
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
from samurai_odds.ran.combat.states import (
    check_code,
    conclude,
    count_fighting,
    disrupt_chargers,
    take_hits,
    tidy,
    turn_on_arrival,
)
from samurai_odds.ran.dice import is_code, pool


def begin(q: Question) -> State:
    """Set up the units and busho."""
    s = State.blank()
    for side in (0, 1):
        s.busho[side] = q.busho[side].start_fate
    for unit in range(at.UNITS):
        s.units[unit].state = q.units[unit].start_state
        s.units[unit].hits = q.units[unit].start_hits
    s.phase = at.COORDINATION if q.coordination_code else at.FIRE
    return s


def pending(q: Question, s: State) -> int:
    """Say what comes next: a roll, a decision, an automatic rule or the end."""
    phase = s.phase
    if phase == at.OVER:
        return END
    if phase == at.CLASH:
        return clash_code(q, s)
    if phase == at.REACT:
        return reaction_code(q, s)
    if phase == at.BREAK_OFF or phase == at.COMMIT:
        return check_code(q, s, s.cursor)
    if phase == at.BOUT:
        return q.bout_code
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
        return q.fire[s.row].code
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
        return q.coordination_code
    return AUTOMATIC


def step(q: Question, s: State, outcome: int) -> None:
    """Apply the roll or decision that is due, and go on to the next."""
    phase = s.phase
    if phase >= at.FIRST_OF_FIRE:
        fire_step(q, s, phase, outcome)
    elif phase == at.CLASH:
        clash(q, s, outcome)
        if not fire_at_advance(q, s):
            end(q, s)
    elif phase == at.FACE:
        s.faced = chosen(q, s, 1, outcome)
        s.phase = at.USE
    elif phase == at.USE:
        s.used = chosen(q, s, 0, outcome)
        s.phase = at.CLASH
    elif phase == at.BOUT:
        if bout(q, s, outcome):
            enter(q, s, at.FACE)
    elif phase == at.CASUALTY:
        casualty(q, s, outcome)
        enter(q, s, at.FACE)
    elif phase == at.FLIGHT:
        flight(q, s, outcome)
        enter(q, s, s.after_flight)
    else:
        check_step(q, s, phase, outcome)


def check_step(q: Question, s: State, phase: int, outcome: int) -> None:
    if phase == at.REACT:
        take_hits(q, s, s.cursor, outcome, 0)
    elif phase == at.COMMIT:
        commit(s, outcome)
    else:
        break_off(q, s, outcome)
    s.cursor += 1
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
        s.phase = at.FIRE
    elif s.closing:
        finish(q, s)
        end(q, s)
    elif shock_follows(q, s):
        s.phase, s.cursor = at.BREAK_OFF, 0
        go_on(q, s)
    else:
        end(q, s)


def go_on(q: Question, s: State) -> None:
    """Find the next check before the clash; when all are made, bring the busho together."""
    if s.phase == at.BREAK_OFF:
        s.cursor = next_to_break_off(q, s, s.cursor)
        if s.cursor != NOBODY:
            return
        s.phase, s.cursor = at.COMMIT, 0
    if s.phase == at.COMMIT:
        s.cursor = next_to_commit(q, s, s.cursor)
        if s.cursor != NOBODY:
            return
        if count_fighting(q, s, 0) == 0:
            conclude(q, s)
            end(q, s)
            return
        s.attacked = 1
        s.phase, s.cursor = at.REACT, at.FIRST_DEFENDER
    s.cursor = next_to_react(q, s, s.cursor)
    if s.cursor != NOBODY:
        return
    s.cursor = 0
    enter(q, s, at.MEET)


def enter(q: Question, s: State, phase: int) -> None:
    """Enter a phase, after the flight check that a busho's loss calls for."""
    if flight_side(q, s) >= 0:
        s.after_flight = phase
        s.phase = at.FLIGHT
        return
    s.flight_due = s.after_flight = 0
    s.phase = phase
    if phase == at.OVER:
        tidy(q, s)
    if phase == at.OVER or phase == at.FIRE:
        return
    if count_fighting(q, s, 0) == 0 or count_fighting(q, s, 1) == 0:
        if not fire_at_advance(q, s):
            tidy(q, s)
            s.phase = at.OVER
    elif phase == at.MEET:
        s.phase = meeting(q, s)


def fire_at_advance(q: Question, s: State) -> bool:
    """Conclude the shock; say whether there is fire at who advances first (11.54; R6)."""
    conclude(q, s)
    if s.advanced and q.advance_row:
        s.row, s.closing = q.advance_row, 1
        s.phase = at.FIRE
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
    "ran combat", begin, pending, step, pool, State.width, 50_000, apart=True, is_code=is_code
)
