"""Movement and its reactions as data (4.6, 6, 7, 8.2-8.4, 10.23, 10.28)."""

from collections.abc import Callable, Iterator

from samurai_odds.play.events import Happening
from samurai_odds.play.replay import Step
from samurai_odds.ran.combat.states import withdrawal_modifier
from samurai_odds.ran.rules import events_rolls as roll
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.events_rolls import faces_of, is_roll, rolled
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.movement.reactions import reacts_at
from samurai_odds.ran.rules.naming import Names
from samurai_odds.ran.rules.on_board import BUSHO

FACING, THROUGH = "facing", "through"  # numbers of who moves: how it faces, the friend passed


def moved(names: Names, step: Step) -> Iterator[Happening]:
    """List the dice of a step of movement, and who stands or faces otherwise after it."""
    phase = int(State(step.before).phase)
    if is_roll(step) and phase in _ROLLS:
        yield _ROLLS[phase](names, step)
    yield from _units(names, step)
    before, now = State(step.before), State(step.after)
    for busho, contingent in enumerate(names.contingents):
        start, end = int(before.busho_hex[busho]), int(now.busho_hex[busho])
        if end >= 0 and start != end:
            yield Happening("move", contingent.side, BUSHO + busho, start=start, end=end)


def _units(names: Names, step: Step) -> Iterator[Happening]:
    before, now = State(step.before), State(step.after)
    for unit in range(len(names.counters)):
        start, end, faces = int(before.hex[unit]), int(now.hex[unit]), int(now.facing[unit])
        if end < 0 or (start == end and faces == before.facing[unit]):
            continue
        seat, numbers = names.seat_of(unit), {FACING: faces} if faces >= 0 else {}
        if start == end:
            yield Happening("face", seat, unit, start=end, left=faces)
        elif start < 0:
            yield Happening("enter", seat, unit, end=end, left=1, numbers=numbers)
        else:
            friend = int(before.unit_at[end])
            numbers = {**numbers, THROUGH: friend} if friend >= 0 else numbers
            yield Happening("move", seat, unit, start=start, end=end, numbers=numbers)


# ---- dice ----------------------------------------------------------------------------


def _of_unit(names: Names, step: Step, what: str, unit: int, outcome: str = "") -> Happening:
    return rolled(faces_of(step), what, names.seat_of(unit), unit, outcome=outcome)


def _of_busho(names: Names, step: Step, what: str, busho: int, outcome: str) -> Happening:
    return rolled(
        faces_of(step), what, names.contingents[busho].side, BUSHO + busho, outcome=outcome
    )


def _alarm(names: Names, step: Step) -> Happening:
    busho = int(State(step.before).move.rider)
    caught = State(step.after).fate[busho] == at.DEAD
    return _of_busho(names, step, roll.ALARM, busho, roll.CAUGHT if caught else roll.ESCAPES)


def _withdrawal(names: Names, step: Step) -> Happening:
    q, s = Question(names.question), State(step.before)
    unit = int(s.move.reacting)
    numbers = {
        roll.LIMIT: int(reacts_at(q, s, unit)),
        roll.FROM_BEHIND: int(withdrawal_modifier(s.move.from_behind, 0)),
        roll.IN_OPEN_ORDER: int(withdrawal_modifier(0, s.open[unit])),
    }
    return rolled(faces_of(step), roll.WITHDRAWAL, names.seat_of(unit), unit, numbers=numbers)


def _facing(names: Names, step: Step) -> Happening:
    """Return whether a unit turns to who approaches it, or harasses it (7.18, 8.37)."""
    before, now = State(step.before), State(step.after)
    what, unit, turns = roll.TURNING_ON, int(before.move.quarry), now.phase == mv.HARASS_WAY
    if before.phase == mv.FACING_ROLL:
        what, unit = roll.TURNING, int(before.move.reacting)
        turns = now.facing[unit] != before.facing[unit]
    fate, seat = roll.TURNS if turns else roll.STAYS, names.seat_of(unit)
    limit = {roll.LIMIT: int(reacts_at(Question(names.question), before, unit))}
    return rolled(faces_of(step), what, seat, unit, outcome=fate, numbers=limit)


def _passing(names: Names, step: Step) -> Happening:
    s = State(step.before)
    node = int(s.move.path[s.move.path_at])
    return _of_unit(names, step, roll.PASSING, int(s.unit_at[node // mv.FACINGS]))


def _breaking(names: Names, step: Step) -> Happening:
    now = State(step.after)
    unit = int(now.move.step) - 1
    fate = roll.STAYS if now.move.stayed[unit] else roll.ESCAPES
    return _of_unit(names, step, roll.BREAKING_AWAY, unit, fate)


def _honor(names: Names, step: Step) -> Happening:
    busho = int(State(step.before).current)
    dead = State(step.after).fate[busho] == at.DEAD
    return _of_busho(names, step, roll.HONOR, busho, roll.SEPPUKU if dead else roll.SAVES_FACE)


def _banzai(names: Names, step: Step) -> Happening:
    before, now = State(step.before), State(step.after)
    units = range(len(names.counters))
    unit = next(k for k in units if before.move.checks[k] and not now.move.checks[k])
    fate = roll.PURSUES if now.move.chases[unit] else roll.STAYS
    return _of_unit(names, step, roll.BANZAI, unit, fate)


def _way_in(names: Names, step: Step) -> Happening:
    samurai = int(State(step.before).move.samurai)
    lost = State(step.after).retainer[samurai] == at.SAMURAI_GONE
    fate = roll.KILLED if lost else roll.COMES_THROUGH
    seat = int(State(step.before).active)
    return rolled(faces_of(step), roll.WAY_IN, seat, outcome=fate, numbers={roll.SAMURAI: samurai})


def _draw(names: Names, step: Step) -> Happening:
    busho, samurai = int(State(step.before).current), int(State(step.after).move.samurai)
    seat = names.contingents[busho].side
    numbers = {roll.SAMURAI: samurai}
    return Happening("draw", seat, BUSHO + busho, what=names.samurai[samurai], numbers=numbers)


_ROLLS: dict[int, Callable[[Names, Step], Happening]] = {
    mv.ALARM_ROLL: _alarm,
    mv.WITHDRAWAL_ROLL: _withdrawal,
    **dict.fromkeys((mv.FACING_ROLL, mv.HARASS_TURN), _facing),
    mv.PASSING: _passing,
    mv.BREAKING_AWAY: _breaking,
    mv.SEPPUKU: _honor,
    mv.BANZAI_ROLL: _banzai,
    mv.SAMURAI_ENTERS: _way_in,
    mv.SAMURAI_DRAW: _draw,
}
