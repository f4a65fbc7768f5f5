"""Shocks, shots and challenges as data (8.4-8.6, 9, 10.24-10.29, 11.4, 11.5)."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from samurai_odds.play.events import Happening
from samurai_odds.play.replay import Step
from samurai_odds.ran.combat import combat_layout as combat
from samurai_odds.ran.combat.fire import target_of
from samurai_odds.ran.combat.leaders import leads
from samurai_odds.ran.combat.shock import charged, column, superiority
from samurai_odds.ran.combat.states import check_limit, fights
from samurai_odds.ran.rules import events_rolls as roll
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.context import foe_of
from samurai_odds.ran.rules.events_rolls import is_roll, rolled
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.naming import Names
from samurai_odds.ran.rules.on_board import BUSHO
from samurai_odds.ran.rules.pieces import FLANK, aspect
from samurai_odds.ran.rules.shock import layout as sh

BACK_OFF = "break off"  # of a retreat: after a failed check


# ---- A Shock Segment (9, 11.4, 11.5) -------------------------------------------------


def shocked(names: Names, step: Step) -> Iterator[Happening]:
    """List the dice of a step of a Shock Segment, and who stands or faces otherwise after it."""
    phase = int(State(step.before).phase)
    if is_roll(step) and phase in _ROLLS:
        yield from _ROLLS[phase](names, step)
    yield from _places(names, step)


def _places(names: Names, step: Step) -> Iterator[Happening]:
    """List who has gone back, advanced or turned."""
    before, now = State(step.before), State(step.after)
    kind, what = _GOING.get(int(before.phase), ("move", roll.SHOCK))
    for unit in range(len(names.counters)):
        start, end, faces = int(before.hex[unit]), int(now.hex[unit]), int(now.facing[unit])
        seat = names.seat_of(unit)
        if start >= 0 and end >= 0 and start != end:
            yield Happening(kind, seat, unit, start=start, end=end, what=what)
        if end >= 0 and faces >= 0 and faces != before.facing[unit]:
            yield Happening("face", seat, unit, start=end, left=faces)


_GOING = {
    sh.BREAKING_OFF: ("retreat", BACK_OFF),
    sh.RETREATS: ("retreat", roll.SHOCK),
    sh.ADVANCES: ("advance", roll.SHOCK),
}


def member(s: State, number: int) -> int:
    """Return the unit that has a number in the combat taken up."""
    return int(s.shock.member[number])


# ---- its dice ------------------------------------------------------------------------


def _check(names: Names, step: Step) -> list[Happening]:
    s = State(step.before)
    cq, cs = combat.Question(s.shock.cq), combat.State(s.shock.cs)
    limit, unit = int(check_limit(cq, cs, cs.cursor)), member(s, cs.cursor)
    passed = step.value <= limit
    what, fate = roll.DISRUPTED_CHECK, roll.MAY_ATTACK if passed else roll.GOES_BACK
    if cs.phase == combat.COMMIT:
        what, fate = roll.COMMITMENT, roll.ATTACKS if passed else roll.HOLDS_BACK
    numbers = {roll.LIMIT: limit}
    return [rolled(step, what, names.seat_of(unit), unit, outcome=fate, numbers=numbers)]


def _reaction(names: Names, step: Step) -> list[Happening]:
    s = State(step.before)
    cq, cs = combat.Question(s.shock.cq), combat.State(s.shock.cs)
    number = cs.cursor
    limit, unit = int(check_limit(cq, cs, number)), member(s, number)
    more = int(cq.charge_reaction) if cq.units[number].foot and charged(cq, cs) else 0
    numbers = {roll.LIMIT: limit, roll.TAKES: max(0, step.value + more - limit)}
    if more:
        numbers[roll.FOR_CHARGE] = more
    return [rolled(step, roll.REACTION, names.seat_of(unit), unit, numbers=numbers)]


def _fight(names: Names, step: Step) -> list[Happening]:
    s = State(step.before)
    one, other = (int(s.shock.leader[side]) for side in range(2))
    seat = int(s.shock_side)
    if s.shock.cs.phase == combat.BOUT:
        return [rolled(step, roll.FIGHT, seat, BUSHO + one, BUSHO + other)]
    busho = one if one >= 0 else other
    seat = names.contingents[busho].side
    return [rolled(step, roll.AMID_SPEARS, seat, BUSHO + busho, again=True)]


def _clash(names: Names, step: Step) -> list[Happening]:
    """Return who attacks whom, and the roll for them all."""
    s = State(step.before)
    cq, cs = combat.Question(s.shock.cq), combat.State(s.shock.cs)
    ours, theirs = (
        [member(s, n) for n in range(start, start + combat.MOST) if _is_there(s, cs, n)]
        for start in (0, combat.FIRST_DEFENDER)
    )
    seat, numbers = int(s.shock_side), {roll.COLUMN: int(column(cq, cs))}
    modifier = int(leads(cq, cs, 0)) - int(leads(cq, cs, 1))
    if modifier:
        numbers[roll.MODIFIER] = modifier
    if superiority(cq, cs):
        numbers[roll.DOUBLED] = 1
    attacks = [_attack(s, seat, unit, other, roll.SHOCK) for unit in ours for other in theirs]
    return [*attacks, rolled(step, roll.SHOCK, seat, ours[0], theirs[0], numbers=numbers)]


def _is_there(s: State, cs: combat.State, number: int) -> bool:
    return bool(s.shock.member[number] >= 0 and fights(cs, number))


def _attack(s: State, seat: int, unit: int, target: int, what: str) -> Happening:
    start, end = int(s.hex[unit]), int(s.hex[target])
    return Happening("attack", seat, unit, target, start, end, what=what)


_ROLLS: dict[int, Callable[[Names, Step], list[Happening]]] = {
    sh.COORDINATING: lambda names, step: [
        rolled(step, roll.COORDINATED_ATTACK, int(State(step.before).shock_side))
    ],
    sh.CHECKING: _check,
    sh.REACTING: _reaction,
    sh.FIGHTING: _fight,
    sh.RESOLVING: _clash,
}


# ---- A shot (8.4-8.6) ----------------------------------------------------------------


def shot(names: Names, step: Step) -> list[Happening]:
    """Return the dice of a step of fire."""
    if not is_roll(step):
        return []
    return _at_man(names, step) if State(step.before).fire_at < 0 else _at_unit(names, step)


def _at_man(names: Names, step: Step) -> list[Happening]:
    """Return fire at a busho or a Samurai alone in his hex."""
    s = State(step.before)
    unit, there = int(s.firer), int(s.fire_hex)
    seat = names.seat_of(unit)
    if s.phase == sh.FIRING:
        return [rolled(step, roll.MAN_UNDER_FIRE, 1 - seat, again=True)]
    attack = Happening("attack", seat, unit, start=int(s.hex[unit]), end=there, what=roll.FIRE)
    numbers = {roll.RANGE: int(s.fire_range)}
    fell = rolled(step, roll.AT_MAN, seat, unit, numbers=numbers)
    return [attack, replace(fell, end=there)]


def _at_unit(names: Names, step: Step) -> list[Happening]:
    s = State(step.before)
    cq, cs = combat.Question(s.shock.cq), combat.State(s.shock.cs)
    phase, number = cs.phase, target_of(cq, cs)
    if phase == combat.SHOT:
        return _shot(names, step, member(s, cq.fire[cs.row].shooter), member(s, number))
    unit = member(s, number)
    seat = names.seat_of(unit)
    if phase == combat.HIT_BUSHO:
        return [rolled(step, roll.BUSHO_UNDER_FIRE, seat, unit, again=True)]
    limit = int(check_limit(cq, cs, number))
    what, fate = roll.FIRE_CHECK, roll.HOLDS if step.value <= limit else roll.FAILS
    if phase != combat.DISRUPTION:
        what, fate = roll.PROVOKED, roll.CHARGES if _charges(step) else roll.STAYS
    return [rolled(step, what, seat, unit, outcome=fate, numbers={roll.LIMIT: limit})]


def _shot(names: Names, step: Step, unit: int, target: int) -> list[Happening]:
    """Return who fires at whom, and the roll with all that is added to it."""
    q, s = Question(names.question), State(step.before)
    there = int(s.hex[target])
    if unit == s.firer:
        through, volley = bool(s.fire_flank), int(s.fire_before)
    else:
        met = aspect(q, int(s.hex[unit]), int(s.facing[unit]), there)
        through, volley = met == FLANK, 0
    numbers = {
        roll.RANGE: int(s.fire_range),
        roll.FLANK: int(q.combats.flank_modifier) if through else 0,
        roll.COVER: int(q.cover[there]),
        roll.VOLLEY: volley,
    }
    seat, back = names.seat_of(unit), bool(combat.State(s.shock.cs).row)
    what = roll.FIRE_BACK if back else roll.FIRE
    fell = rolled(step, what, seat, unit, target, numbers=numbers)
    attack = _attack(s, seat, unit, target, roll.FIRE)
    return [attack, replace(fell, end=there, hits=_scored(step))]


def _scored(step: Step) -> int:
    before, now = State(step.before), State(step.after)
    sides = range(2)
    return sum(int(now.shock.cs.scored[k] - before.shock.cs.scored[k]) for k in sides)


def _charges(step: Step) -> bool:
    """Say whether who is provoked goes for who fired."""
    before, after = State(step.before), State(step.after)
    was, now = combat.State(before.shock.cs), combat.State(after.shock.cs)
    charges = was.charged_at != now.charged_at or was.next_charge != now.next_charge
    return bool(charges or was.lured != now.lured)


# ---- A Samurai Challenge Phase, from the challenge on (10.24-10.29) ------------------


def answered(names: Names, step: Step) -> Iterator[Happening]:
    """List the dice of duels, of leave to send a Samurai, and who is drawn."""
    before, now = State(step.before), State(step.after)
    phase, busho = int(before.phase), int(before.shock.foe)
    if phase == sh.DRAWING and now.phase == sh.DUEL:
        who, seat = names.man(foe_of(now)), names.contingents[busho].side
        yield Happening("draw", seat, BUSHO + busho, what=who, numbers={roll.FOE: foe_of(now)})
    elif is_roll(step) and phase == sh.DUEL:
        numbers = {
            roll.CHALLENGER: at.MOST_CONTINGENTS + int(before.shock.challenger),
            roll.FOE: foe_of(before),
        }
        yield rolled(step, roll.DUEL, int(before.active), numbers=numbers)
    elif is_roll(step) and phase == sh.ASKING_LEAVE:
        fate = roll.SENDS_ONE if now.phase == sh.DRAWING else roll.SENDS_NOBODY
        seat = names.contingents[busho].side
        yield rolled(step, roll.LEAVE, seat, BUSHO + busho, outcome=fate)
