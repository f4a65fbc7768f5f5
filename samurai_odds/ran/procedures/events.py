"""What happens in a single combat, step by step, as data (7.18, 8.5-8.6, 9, 10.1, 11).

Pieces are the units by their numbers (`combat_layout`), then each side's busho; no places are
known. Words are said of it in `narration`.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from samurai_odds.engine.sampling.trace import Step
from samurai_odds.play.events import Happening
from samurai_odds.play.layout import NONE
from samurai_odds.ran import dice
from samurai_odds.ran.combat import combat_layout as at
from samurai_odds.ran.combat.combat_layout import Question, State
from samurai_odds.ran.combat.leaders import flight_side, lost_since
from samurai_odds.ran.combat.shock import must_retreat, strike
from samurai_odds.ran.combat.states import (
    OPEN_ORDER,
    charges,
    conclude,
    count_fighting,
    fights,
    retreat,
    turn_on_arrival,
)
from samurai_odds.ran.facts import Used
from samurai_odds.ran.men import Contingent
from samurai_odds.ran.procedures.sides import Sides
from samurai_odds.ran.rules import events_rolls as roll
from samurai_odds.ran.rules.events_changes import TQ
from samurai_odds.ran.rules.events_rolls import (
    ROLLS,
    Scene,
    clash_numbers,
    coordinated,
    rolled,
)
from samurai_odds.ran.rules.on_board import DISRUPTED, ENGAGED, GREAT_HEADS, HEADS, ROUTED

BUSHO = at.UNITS  # the attacker's; the defender's is the next
OFF_MAP, THROUGH_FRIEND = "off the map", "through a friend"
# Why hits and states change, but for a result of the dice.
ARRIVING, CHARGE_SPENT, FLED = "turning on arriving", "charge spent", "contingent fled"
FRIEND_BEHIND, WITH_UNIT = "friend behind", "with his unit"
COLUMN_UNIT, BUSHO_HIT = "for the column", "hit of this fight"
_OF_SHOT = (roll.RANGE, roll.FLANK, roll.COVER, roll.BONUS, roll.VOLLEY)  # as `FireRows` has them
_OF_BUSHO = (at.BOUT, at.CASUALTY, at.HIT_BUSHO)  # whose steps say what becomes of busho
_CONCLUDING = (at.REACT, at.BOUT, at.CASUALTY, at.FLIGHT, at.BEGIN_SHOCK)  # no hits on attackers


class CombatScene(Scene):
    """One step of a combat asked about by itself."""

    q: Question
    before: State
    after: State

    def __init__(self, combat: Sides, step: Step) -> None:
        self.combat = combat
        faces = dice.faces_of(step) if step.event > 0 else ()
        q, before, after = Question(combat.numbers), State(step.before), State(step.after)
        super().__init__(q, before, after, faces, step.outcome)

    def piece(self, unit: int) -> int:
        """Return the number of a unit; NONE for one from outside the combat."""
        return max(unit, NONE)

    def seat(self, unit: int) -> int:
        if unit >= at.BEHIND:
            return unit - at.BEHIND
        return unit // at.FIRST_DEFENDER if unit >= 0 else NONE

    def busho(self, side: int) -> int:
        return BUSHO + side

    def shot(self, shooter: int, target: int) -> Happening:
        q, row = Question(self.q), int(self.before.row)
        is_answer = any(
            q.fire[before].kind == at.SHOT_ROW
            and (q.fire[before].shooter, q.fire[before].target) == (target, shooter)
            for before in range(row)
        )
        numbers, terrain = self.combat.shots[row]
        what, of_shot = roll.FIRE, zip(_OF_SHOT, numbers, strict=True)
        if is_answer:
            what = roll.FIRE_BACK
        return Happening("roll", what=what, numbers=dict(of_shot), why=(terrain,))

    # ---- what becomes of units and busho ---------------------------------------------

    def changes(self, before: State, after: State, by: str = "") -> Iterator[Happening]:
        """List how the units' hits and states changed between two states, and why."""
        for side in (0, 1):
            for unit, _, _ in (*self.combat.names(side), *self.combat.friends(side)):
                was, now = int(before.units[unit].state), int(after.units[unit].state)
                had, has = int(before.units[unit].hits), int(after.units[unit].hits)
                if was != now or had != has:
                    why = self._reason(unit, by, was != now)
                    yield self._changed(side, unit, (was, now), (had, has), why)

    def _changed(
        self, side: int, unit: int, states: tuple[int, int], hits: tuple[int, int], why: str
    ) -> Happening:
        (was, now), (had, has) = states, hits
        happening = Happening("order", side, unit, hits=has, why=(why,) if why else ())
        if was == now:
            numbers = {TQ: int(self.q.units[unit].tq[now])}
            return replace(happening, kind="hit", gained=has - had, numbers=numbers)
        if now == at.ELIMINATED:
            return replace(happening, kind="loss", lost=1, left=0)
        return replace(happening, what=ROUTED if now == at.ROUTED else DISRUPTED)

    def _reason(self, unit: int, by: str, is_changed: bool) -> str:
        phase, side = self.before.phase, unit // at.FIRST_DEFENDER
        if unit >= at.BEHIND:
            return FRIEND_BEHIND
        if by:
            return by
        if phase == at.FLIGHT and self.after.fled[side] > self.before.fled[side]:
            return FLED
        if is_changed and phase in _CONCLUDING and charges(self.q, self.before, unit):
            return CHARGE_SPENT
        attacks = phase in _CONCLUDING and unit < at.FIRST_DEFENDER
        return ARRIVING if attacks and self.q.advance_turn and self.after.advanced else ""

    def fates(self, *why: str) -> Iterator[Happening]:
        """List what becomes of busho, and why, but for the dice."""
        for side in (0, 1):
            fate = int(self.after.busho[side])
            if fate != self.before.busho[side]:
                kind = {at.DEAD: "killed", at.WITHDRAWN: "leave"}.get(fate, "order")
                yield Happening(kind, side, BUSHO + side, what=at.FATES[fate], why=why)

    def ending(self) -> Iterator[Happening]:
        if self.after.advanced and not self.before.advanced:
            yield Happening("advance", 0, what=roll.SHOCK)
        if self.after.phase == at.OVER and self.after.engaged:
            yield Happening("order", what=ENGAGED)


def happened(combat: Sides, step: Step) -> Iterator[Happening]:
    """List what happens in a step of a combat."""
    scene = CombatScene(combat, step)
    phase = scene.phase
    if phase in _STEPS:
        yield from _STEPS[phase](scene)
    if phase in (at.FACE, at.USE):
        return
    if phase != at.CLASH:
        yield from scene.changes(scene.before, scene.after)
    if phase not in _OF_BUSHO:
        yield from scene.fates(WITH_UNIT)
    yield from scene.ending()


# ---- fire ----------------------------------------------------------------------------


def _withdrawal(scene: CombatScene) -> Iterator[Happening]:
    q, before = Question(scene.q), State(scene.before)
    added, unit = int(q.fire[before.row].code), int(q.fire[before.row].target)
    in_open = OPEN_ORDER * int(q.units[unit].open)
    numbers = {roll.FROM_BEHIND: added - in_open, roll.IN_OPEN_ORDER: in_open}
    yield scene.check(roll.WITHDRAWAL, unit, numbers=numbers)


def _coordination(scene: CombatScene) -> Iterator[Happening]:
    fate, numbers = coordinated(scene.outcome)
    yield rolled(scene.faces, roll.COORDINATED_ATTACK, 0, outcome=fate, numbers=numbers)


def _turning(scene: CombatScene) -> Iterator[Happening]:
    q, before, after = Question(scene.q), State(scene.before), State(scene.after)
    unit = int(q.fire[before.row].target)
    what = roll.TURNING_ON if scene.combat.options.get("mode") == "harass" else roll.TURNING
    yield scene.check(what, unit, roll.TURNS if after.turned else roll.STAYS)


# ---- shock ---------------------------------------------------------------------------


def _fought(scene: CombatScene) -> Iterator[Happening]:
    """List a round of a fight, a casualty roll, and what they bring the busho."""
    before, after = State(scene.before), State(scene.after)
    yield from ROLLS[scene.phase](scene)
    yield from scene.fates()
    if after.head > before.head:
        side = int(after.head) - 1
        dead = scene.combat.leaders[1 - side]
        what = GREAT_HEADS if dead is not None and dead.man.so_taisho else HEADS
        yield Happening("holds", side, what=what, gained=1)
    if after.kept > before.kept:
        side = int(after.kept) - 1
        yield Happening("keep", side, BUSHO + side, what=BUSHO_HIT)


def _flight(scene: CombatScene) -> Iterator[Happening]:
    side = int(flight_side(scene.q, scene.before))
    leader = scene.combat.leaders[side]
    assert leader is not None
    assert leader.contingent is not None
    lost = int(leader.contingent.lost_with(lost_since(scene.q, scene.before, side)))
    numbers = flight_numbers(scene.combat.used, leader.contingent, lost)
    fate = roll.FLEES if scene.outcome else roll.STANDS
    yield rolled(scene.faces, roll.FLIGHT, side, BUSHO + side, outcome=fate, numbers=numbers)


def flight_numbers(used: Used, contingent: Contingent, lost: int) -> dict[str, int]:
    """Return what the flight check is against of a contingent whose busho is dead (11.82)."""
    units = contingent.units
    limit = {roll.LIMIT: int(used.flight_limit(units, lost))} if lost else {}
    return {roll.UNITS: units, roll.UNITS_LOST: lost, roll.MODIFIER: -contingent.drop, **limit}


def _choice(scene: CombatScene) -> Iterator[Happening]:
    before, after = State(scene.before), State(scene.after)
    side = 1 if before.phase == at.FACE else 0
    if count_fighting(scene.q, before, side) > 1:
        unit = after.faced if side else after.used
        yield Happening("chosen", side, int(unit), what=COLUMN_UNIT)


def _clash(scene: CombatScene) -> Iterator[Happening]:
    """List the roll, and by walking its parts the hits, the retreats and who is disrupted."""
    q, before = Question(scene.q), State(scene.before)
    now, result = State(list(before)), scene.outcome
    yield rolled(scene.faces, roll.SHOCK, 0, numbers=clash_numbers(scene))
    strike(q, now, result)
    yield from scene.changes(before, now)
    side = int(must_retreat(q, now, result))
    if side >= 0:
        struck = State(list(now))
        retreat(q, now, side)
        yield from _retreats(scene, struck, side)
        yield from scene.changes(struck, now)
    yield from _ended(scene, now)


def _ended(scene: CombatScene, now: State) -> Iterator[Happening]:
    """List who turns on arriving, and which charge is spent."""
    later, after = State(list(now)), State(scene.after)
    conclude(scene.q, later)
    turned = State(list(later))
    if after.phase != at.FIRE:
        turn_on_arrival(scene.q, turned)
        yield from scene.changes(later, turned, ARRIVING)
    yield from scene.changes(turned, after, CHARGE_SPENT)


def _retreats(scene: CombatScene, before: State, side: int) -> Iterator[Happening]:
    """List which units of a side must go back, and how, or why they cannot."""
    q = Question(scene.q)
    for unit, _, _ in scene.combat.names(side):
        if fights(before, unit):
            fate = THROUGH_FRIEND if q.units[unit].through else ""
            fate = OFF_MAP if q.units[unit].off_map else fate
            fate = roll.NO_WAY if q.units[unit].stuck else fate
            fate = roll.ELIMINATED if q.units[unit].honjin else fate
            yield Happening("retreat", side, unit, what=roll.SHOCK, outcome=fate)


_STEPS: dict[int, Callable[[CombatScene], Iterable[Happening]]] = {
    **ROLLS,
    at.WITHDRAWAL: _withdrawal,
    at.COORDINATION: _coordination,
    at.TURNING: _turning,
    **dict.fromkeys(_OF_BUSHO, _fought),
    at.FLIGHT: _flight,
    **dict.fromkeys((at.FACE, at.USE), _choice),
    at.CLASH: _clash,
}
