"""What happens in a single combat, step by step, as data (7.18, 8.5-8.6, 9, 10.1, 11).

Pieces are the units by their numbers (`combat_layout`), then each side's busho; no places are
known. Words are said of it in `narration`.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType

from samurai_odds.engine.sampling.trace import Step
from samurai_odds.play.events import Happening
from samurai_odds.play.layout import NONE
from samurai_odds.ran import dice
from samurai_odds.ran.combat import combat_layout as at
from samurai_odds.ran.combat.combat_layout import Question, State
from samurai_odds.ran.combat.fire import target_of
from samurai_odds.ran.combat.leaders import flight_side, leads, lost_since
from samurai_odds.ran.combat.shock import charged, column, must_retreat, strike, superiority
from samurai_odds.ran.combat.states import (
    charges,
    check_limit,
    conclude,
    count_fighting,
    fights,
    retreat,
    turn_on_arrival,
)
from samurai_odds.ran.facts import FACES
from samurai_odds.ran.procedures.sides import Sides
from samurai_odds.ran.rules import events_rolls as roll
from samurai_odds.ran.rules.on_board import DISRUPTED, ENGAGED, HEADS, ROUTED

NOTHING: Mapping[str, int] = MappingProxyType({})
BUSHO = at.UNITS  # the attacker's; the defender's is the next
NO_WAY, OFF_MAP, THROUGH_FRIEND = "no way back", "off the map", "through a friend"
NEXT_SEGMENT, FORWARD, DISRUPTS = "in the next segment", "moves forward", "disrupts"
AS_PLANNED, FIRST_ONLY, SHIFTED = "as planned", "first contingent only", "shifted"
COLUMN_UNIT, BUSHO_HIT = "for the column", "hit of this fight"
ATTACKER, DEFENDER, CASTLE = "attacker", "defender", "castle"  # hits of a shock's result
UNITS, UNITS_LOST, DROP, SHOT, SHIFT, TQ = "units", "units lost", "drop", "shot", "shift", "TQ"
# Why hits and states change, but for a result of the dice.
ARRIVING, CHARGE_SPENT, FLED = "turning on arriving", "charge spent", "contingent fled"
FRIEND_BEHIND = "friend behind"
_CONCLUDING = (at.REACT, at.BOUT, at.CASUALTY, at.FLIGHT, at.BEGIN_SHOCK)  # no hits on attackers


class Scene:
    """One step of a combat."""

    q: Question
    before: State
    after: State

    def __init__(self, combat: Sides, step: Step) -> None:
        self.combat, self.step = combat, step
        self.q = Question(combat.numbers)
        self.before, self.after = State(step.before), State(step.after)

    def rolled(
        self,
        what: str,
        seat: int = NONE,
        piece: int = NONE,
        target: int = NONE,
        outcome: str = "",
        numbers: Mapping[str, int] = NOTHING,
        again: bool = False,
    ) -> Happening:
        """Return the dice of the step; ``again``: the second is rolled after a 9 only.

        What comes about without a die is an answer.
        """
        faces = dice.faces_of(self.step) if self.step.event > 0 else ()
        if again and faces[0] != str(FACES[-1]):
            faces = faces[:1]
        kind = "roll" if faces else "answer"
        about = Happening(kind, seat, piece, target, what=what, faces=faces, outcome=outcome)
        return replace(about, numbers=numbers)

    def limit(self, unit: int) -> dict[str, int]:
        """Return the TQ that a unit checks against, where a die is rolled."""
        if self.step.event <= 0:
            return {}
        return {roll.LIMIT: int(check_limit(self.q, self.before, unit))}

    # ---- what becomes of units and busho ---------------------------------------------

    def changes(self, before: State, after: State, by: str = "") -> Iterator[Happening]:
        """List how the units' hits and states changed between two states, and why."""
        for side in (0, 1):
            for unit, _, _ in (*self.combat.names(side), *self.combat.friends(side)):
                was, now = int(before.units[unit].state), int(after.units[unit].state)
                had, has = int(before.units[unit].hits), int(after.units[unit].hits)
                if was != now or had != has:
                    why = self._reason(unit, by)
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
        if now == at.ORDERED:
            return replace(happening, kind="unmark", what=DISRUPTED)
        return replace(happening, what=ROUTED if now == at.ROUTED else DISRUPTED)

    def _reason(self, unit: int, by: str) -> str:
        phase, side = self.before.phase, unit // at.FIRST_DEFENDER
        if unit >= at.BEHIND:
            return FRIEND_BEHIND
        if by:
            return by
        if phase == at.FLIGHT and self.after.fled[side] > self.before.fled[side]:
            return FLED
        if phase in _CONCLUDING and charges(self.q, self.before, unit):
            return CHARGE_SPENT
        attacks = phase in _CONCLUDING and unit < at.FIRST_DEFENDER
        return ARRIVING if attacks and self.q.advance_turn and self.after.advanced else ""

    def fates(self) -> Iterator[Happening]:
        """List what becomes of busho."""
        for side in (0, 1):
            fate = int(self.after.busho[side])
            if fate != self.before.busho[side]:
                kind = {at.DEAD: "killed", at.WITHDRAWN: "leave"}.get(fate, "order")
                yield Happening(kind, side, BUSHO + side, what=at.FATES[fate])

    def ending(self) -> Iterator[Happening]:
        if self.after.advanced and not self.before.advanced:
            yield Happening("advance", 0, what=roll.SHOCK)
        if self.after.phase == at.OVER and self.after.engaged:
            yield Happening("order", what=ENGAGED)


def happened(combat: Sides, step: Step) -> Iterator[Happening]:
    """List what happens in a step of a combat."""
    scene = Scene(combat, step)
    before = State(scene.before)
    phase = int(before.phase)
    if phase in _STEPS:
        yield from _STEPS[phase](scene)
    if phase in (at.FACE, at.USE):
        return
    if phase != at.CLASH:
        yield from scene.changes(scene.before, scene.after)
    yield from scene.ending()


# ---- fire ----------------------------------------------------------------------------


def _shot(scene: Scene) -> Iterator[Happening]:
    q, before = Question(scene.q), State(scene.before)
    shooter, target = int(q.fire[before.row].shooter), int(target_of(q, before))
    hits, more = divmod(scene.step.outcome, 4)
    seat = NONE if shooter <= at.FIRST_OUTSIDER else shooter // at.FIRST_DEFENDER
    fate = DISRUPTS if more & at.DISRUPTS else ""
    numbers = {roll.TAKES: hits, SHOT: int(before.row)}
    yield scene.rolled(roll.FIRE, seat, max(shooter, NONE), target, fate, numbers)


def _disruption(scene: Scene) -> Iterator[Happening]:
    target = int(target_of(scene.q, scene.before))
    fate = roll.HOLDS if scene.step.outcome else roll.FAILS
    yield _of_unit(scene, roll.FIRE_CHECK, target, fate)


def _of_unit(
    scene: Scene, what: str, unit: int, fate: str = "", numbers: Mapping[str, int] = NOTHING
) -> Happening:
    """Return the check of a unit, with what it is against."""
    seat = unit - at.BEHIND if unit >= at.BEHIND else unit // at.FIRST_DEFENDER
    return scene.rolled(what, seat, unit, outcome=fate, numbers={**scene.limit(unit), **numbers})


def _hit_busho(scene: Scene) -> Iterator[Happening]:
    yield scene.rolled(roll.BUSHO_UNDER_FIRE, again=True)
    yield from scene.fates()


def _provocation(scene: Scene) -> Iterator[Happening]:
    q, before, after = Question(scene.q), State(scene.before), State(scene.after)
    target = int(target_of(q, before))
    charging = after.charged_at != before.charged_at or after.next_charge != before.next_charge
    fate = roll.STAYS
    if charging or after.lured != before.lured:
        fate = FORWARD if q.fire[before.row].kind == at.LURE else roll.CHARGES
        fate = NEXT_SEGMENT if before.closing else fate
    yield _of_unit(scene, roll.PROVOKED, target, fate, {SHOT: int(before.row)})


def _withdrawal(scene: Scene) -> Iterator[Happening]:
    q, before = Question(scene.q), State(scene.before)
    code, target = int(q.fire[before.row].code), int(q.fire[before.row].target)
    numbers = {roll.MODIFIER: code} if code else {}
    yield _of_unit(scene, roll.WITHDRAWAL, target, numbers=numbers)


def _coordination(scene: Scene) -> Iterator[Happening]:
    result = scene.step.outcome
    planned = {at.AS_PLANNED: AS_PLANNED, at.FIRST_ONLY: FIRST_ONLY}
    numbers = {} if result in planned else {SHIFT: result - at.SHIFT_ZERO}
    fate = planned.get(result, SHIFTED)
    yield scene.rolled(roll.COORDINATED_ATTACK, 0, outcome=fate, numbers=numbers)


def _turning(scene: Scene) -> Iterator[Happening]:
    q, before, after = Question(scene.q), State(scene.before), State(scene.after)
    unit = int(q.fire[before.row].target)
    fate = roll.TURNING if after.turned else roll.STAYS
    yield _of_unit(scene, roll.TURNING, unit, fate)


# ---- shock ---------------------------------------------------------------------------


def _check(scene: Scene) -> Iterator[Happening]:
    q, before, passed = Question(scene.q), State(scene.before), scene.step.outcome
    unit = int(before.cursor)
    if before.phase == at.COMMIT:
        yield _of_unit(scene, roll.COMMITMENT, unit, roll.ATTACKS if passed else roll.HOLDS_BACK)
    elif before.phase == at.BREAK_OFF:
        back = NO_WAY if q.units[unit].stuck else roll.GOES_BACK
        yield _of_unit(scene, roll.DISRUPTED_CHECK, unit, roll.MAY_ATTACK if passed else back)
    else:
        more = int(q.charge_reaction) if q.units[unit].foot and charged(q, before) else 0
        numbers = {roll.TAKES: passed} | ({roll.FOR_CHARGE: more} if more else {})
        yield _of_unit(scene, roll.REACTION, unit, numbers=numbers)


def _bout(scene: Scene) -> Iterator[Happening]:
    result, after = scene.step.outcome, State(scene.after)
    side, hits = (0, result) if result <= 3 else (1, result - 3)
    yield scene.rolled(roll.FIGHT, side, BUSHO + side, BUSHO + 1 - side, numbers={roll.TAKES: hits})
    yield from scene.fates()
    if after.head:
        yield Happening("holds", int(after.head) - 1, what=HEADS, gained=1)
    if after.kept:
        side = int(after.kept) - 1
        yield Happening("keep", side, BUSHO + side, what=BUSHO_HIT)


def _casualty(scene: Scene) -> Iterator[Happening]:
    yield scene.rolled(roll.AMID_SPEARS, again=True)
    yield from scene.fates()


def _flight(scene: Scene) -> Iterator[Happening]:
    side = int(flight_side(scene.q, scene.before))
    leader = scene.combat.leaders[side]
    assert leader is not None
    assert leader.contingent is not None
    contingent = leader.contingent
    lost = int(contingent.lost_with(lost_since(scene.q, scene.before, side)))
    numbers = {UNITS: contingent.units, UNITS_LOST: lost, DROP: contingent.drop}
    if lost:
        numbers[roll.LIMIT] = int(scene.combat.used.flight_limit(contingent.units, lost))
    fate = roll.FLEES if scene.step.outcome else roll.STANDS
    yield scene.rolled(roll.FLIGHT, side, BUSHO + side, outcome=fate, numbers=numbers)


def _choice(scene: Scene) -> Iterator[Happening]:
    before, after = State(scene.before), State(scene.after)
    side = 1 if before.phase == at.FACE else 0
    if count_fighting(scene.q, before, side) > 1:
        unit = after.faced if side else after.used
        yield Happening("chosen", side, int(unit), what=COLUMN_UNIT)


def _clash(scene: Scene) -> Iterator[Happening]:
    """List the roll, and by walking its parts the hits, the retreats and who is disrupted."""
    q, before = Question(scene.q), State(scene.before)
    now, result = State(list(before)), scene.step.outcome
    modifier = int(leads(q, now, 0)) - int(leads(q, now, 1))
    attacker, defender = divmod(result, at.HITS_BASE)
    numbers = {roll.COLUMN: int(column(q, now)), ATTACKER: attacker, DEFENDER: defender}
    numbers |= {roll.MODIFIER: modifier} if modifier else {}
    numbers |= {roll.DOUBLED: 2 * defender} if superiority(q, now) else {}
    numbers |= {CASTLE: attacker * int(q.own_hits)} if q.own_hits > 1 else {}
    yield scene.rolled(roll.SHOCK, 0, numbers=numbers)
    strike(q, now, result)
    yield from scene.changes(before, now)
    side = int(must_retreat(q, now, result))
    if side >= 0:
        struck = State(list(now))
        retreat(q, now, side)
        yield from _retreats(scene, struck, side)
        yield from scene.changes(struck, now)
    yield from _ended(scene, now)


def _ended(scene: Scene, now: State) -> Iterator[Happening]:
    """List who turns on arriving, and which charge is spent."""
    later, after = State(list(now)), State(scene.after)
    conclude(scene.q, later)
    turned = State(list(later))
    if after.phase != at.FIRE:
        turn_on_arrival(scene.q, turned)
        yield from scene.changes(later, turned, ARRIVING)
    yield from scene.changes(turned, after, CHARGE_SPENT)


def _retreats(scene: Scene, before: State, side: int) -> Iterator[Happening]:
    """List which units of a side must go back, and how, or why they cannot."""
    q = Question(scene.q)
    for unit, _, _ in scene.combat.names(side):
        if fights(before, unit):
            fate = THROUGH_FRIEND if q.units[unit].through else ""
            fate = OFF_MAP if q.units[unit].off_map else fate
            fate = NO_WAY if q.units[unit].stuck else fate
            fate = roll.ELIMINATED if q.units[unit].honjin else fate
            yield Happening("retreat", side, unit, what=roll.SHOCK, outcome=fate)


_STEPS: dict[int, Callable[[Scene], Iterator[Happening]]] = {
    at.SHOT: _shot,
    at.DISRUPTION: _disruption,
    at.HIT_BUSHO: _hit_busho,
    at.PROVOCATION: _provocation,
    at.WITHDRAWAL: _withdrawal,
    at.COORDINATION: _coordination,
    at.TURNING: _turning,
    **dict.fromkeys((at.BREAK_OFF, at.COMMIT, at.REACT), _check),
    at.BOUT: _bout,
    at.CASUALTY: _casualty,
    at.FLIGHT: _flight,
    **dict.fromkeys((at.FACE, at.USE), _choice),
    at.CLASH: _clash,
}
