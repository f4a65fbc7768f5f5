"""Shocks, shots and challenges as data (8.4-8.6, 9, 10.24-10.29, 11.4, 11.5)."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from samurai_odds.play.events import Happening
from samurai_odds.play.replay import Step
from samurai_odds.ran.combat import combat_layout as combat
from samurai_odds.ran.combat.combat import pending
from samurai_odds.ran.combat.states import fights
from samurai_odds.ran.rules import events_rolls as roll
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.challenge_duels import duel_code
from samurai_odds.ran.rules.decisions.context import foe_of
from samurai_odds.ran.rules.events_rolls import (
    ROLLS,
    Scene,
    bout_numbers,
    clash_numbers,
    coordinated,
    faces_of,
    fired,
    is_roll,
    rolled,
)
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.naming import Names
from samurai_odds.ran.rules.on_board import BUSHO
from samurai_odds.ran.rules.pieces import FLANK, aspect
from samurai_odds.ran.rules.rolls import result
from samurai_odds.ran.rules.shock import layout as sh

BACK_OFF = "break off"  # of a retreat: after a failed check


# ---- A Shock Segment (9, 11.4, 11.5) -------------------------------------------------


def shocked(names: Names, step: Step) -> Iterator[Happening]:
    """List the dice of a step of a Shock Segment, and who stands or faces otherwise after it."""
    phase = int(State(step.before).phase)
    if is_roll(step) and phase == sh.COORDINATING:
        seat = int(State(step.before).shock_side)
        fate, numbers = coordinated(int(State(step.after).shock.coordinated))
        what = roll.COORDINATED_ATTACK
        yield rolled(faces_of(step), what, seat, outcome=fate, numbers=numbers)
    elif is_roll(step):
        yield from _of_combat(names, step)
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


# ---- The dice of a combat, and of a shot (8.4-8.6, 9) ---------------------------------


class BoardScene(Scene):
    """A step of a combat whose units stand on the board."""

    began: State
    before: combat.State

    def __init__(self, names: Names, step: Step) -> None:
        self.names, self.began, then = names, State(step.before), State(step.after)
        q, before = combat.Question(self.began.shock.cq), combat.State(self.began.shock.cs)
        brought = result(Question(names.question).rolls, pending(q, before), step.value)
        super().__init__(q, before, combat.State(then.shock.cs), faces_of(step), int(brought))

    def piece(self, unit: int) -> int:
        return int(self.began.shock.member[unit])

    def seat(self, unit: int) -> int:
        return self.names.seat_of(self.piece(unit))

    def busho(self, side: int) -> int:
        return BUSHO + int(self.began.shock.leader[side])

    def shot(self, shooter: int, target: int) -> Happening:
        q, s = Question(self.names.question), State(self.began)
        unit, there = self.piece(shooter), int(s.hex[self.piece(target)])
        what, through, volley = roll.FIRE, bool(s.fire_flank), int(s.fire_before)
        if unit != s.firer:
            met = aspect(q, int(s.hex[unit]), int(s.facing[unit]), there)
            what, through, volley = roll.FIRE_BACK, met == FLANK, 0
        flank = int(q.combats.flank_modifier) if through else 0
        bonus = int(q.combats.volley_modifier[volley])
        numbers = {
            roll.RANGE: int(s.fire_range),
            roll.FLANK: flank,
            roll.COVER: int(q.cover[there]),
            roll.BONUS: bonus,
            roll.VOLLEY: volley,
        }
        terrain = (self.names.ground[there],)
        return Happening("roll", end=there, what=what, numbers=numbers, why=terrain)

    def there(self, side: int) -> list[int]:
        """List the pieces of a side that fight."""
        units = range(side * combat.FIRST_DEFENDER, side * combat.FIRST_DEFENDER + combat.MOST)
        fighting = [unit for unit in units if fights(self.before, unit)]
        return [piece for piece in map(self.piece, fighting) if piece >= 0]

    def attack(self, seat: int, unit: int, target: int, what: str) -> Happening:
        """Return that a piece attacks another."""
        start, end = int(self.began.hex[unit]), int(self.began.hex[target])
        return Happening("attack", seat, unit, target, start, end, what=what)


def _of_combat(names: Names, step: Step) -> list[Happening]:
    scene = BoardScene(names, step)
    return _ROLLS[scene.phase](scene)


def _clash(scene: BoardScene) -> list[Happening]:
    """Return who attacks whom, and the roll for them all."""
    ours, theirs = scene.there(0), scene.there(1)
    seat, numbers = scene.names.seat_of(ours[0]), clash_numbers(scene)
    attacks = [scene.attack(seat, unit, other, roll.SHOCK) for unit in ours for other in theirs]
    return [*attacks, rolled(scene.faces, roll.SHOCK, seat, ours[0], theirs[0], numbers=numbers)]


def _shot(scene: BoardScene) -> list[Happening]:
    """Return who fires at whom, and the roll."""
    (fell,) = fired(scene)
    return [scene.attack(fell.seat, fell.piece, fell.target, roll.FIRE), fell]


_ROLLS: dict[int, Callable[[BoardScene], list[Happening]]] = {
    **ROLLS,
    combat.CLASH: _clash,
    combat.SHOT: _shot,
}


# ---- A shot (8.4-8.6) ----------------------------------------------------------------


def shot(names: Names, step: Step) -> list[Happening]:
    """Return the dice of a step of fire."""
    if not is_roll(step):
        return []
    at_man = State(step.before).fire_at < 0
    return _at_man(names, step) if at_man else _of_combat(names, step)


def _at_man(names: Names, step: Step) -> list[Happening]:
    """Return fire at a busho or a Samurai alone in his hex."""
    s = State(step.before)
    unit, there = int(s.firer), int(s.fire_hex)
    seat = names.seat_of(unit)
    if s.phase == sh.FIRING:
        return [rolled(faces_of(step), roll.MAN_UNDER_FIRE, 1 - seat, again=True)]
    attack = Happening("attack", seat, unit, start=int(s.hex[unit]), end=there, what=roll.FIRE)
    numbers = {roll.RANGE: int(s.fire_range)}
    fell = rolled(faces_of(step), roll.AT_MAN, seat, unit, numbers=numbers)
    return [attack, replace(fell, end=there)]


# ---- A Samurai Challenge Phase, from the challenge on (10.24-10.29) ------------------


def answered(names: Names, step: Step) -> Iterator[Happening]:
    """List the dice of duels, of leave to send a Samurai, and who is drawn."""
    before, now = State(step.before), State(step.after)
    phase, busho = int(before.phase), int(before.shock.foe)
    if phase == sh.DRAWING and now.phase == sh.DUEL:
        who, seat = names.man(foe_of(now)), names.contingents[busho].side
        yield Happening("draw", seat, BUSHO + busho, what=who, numbers={roll.FOE: foe_of(now)})
    elif is_roll(step) and phase == sh.DUEL:
        q = Question(names.question)
        numbers = {
            roll.CHALLENGER: at.MOST_CONTINGENTS + int(before.shock.challenger),
            roll.FOE: foe_of(before),
            **bout_numbers(int(result(q.rolls, duel_code(q, before), step.value))),
        }
        yield rolled(faces_of(step), roll.DUEL, int(before.active), numbers=numbers)
    elif is_roll(step) and phase == sh.ASKING_LEAVE:
        fate = roll.SENDS_ONE if now.phase == sh.DRAWING else roll.SENDS_NOBODY
        seat = names.contingents[busho].side
        yield rolled(faces_of(step), roll.LEAVE, seat, BUSHO + busho, outcome=fate)
