"""The play-by-play of a combat, each line with its rule."""

from samurai_odds.engine.sampling.trace import Step
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
from samurai_odds.ran.procedures.question import line
from samurai_odds.ran.procedures.sides import Sides

# ---- One step of a traced combat with names for its units ----------------------------

_BECOMES = {
    at.ORDERED: "is ordered",
    at.DISRUPTED: "is disrupted",
    at.ROUTED: "routs",
    at.ELIMINATED: "is eliminated",
}
_CONCLUDING = (at.REACT, at.BOUT, at.CASUALTY, at.FLIGHT, at.BEGIN_SHOCK)  # no hits on attackers
_ARRIVAL = "11.52, 7.14"


class Scene:
    """One step with names for the units."""

    q: Question
    before: State
    after: State

    def __init__(self, asked: Sides, step: Step) -> None:
        self.asked, self.step = asked, step
        self.q = Question(asked.numbers)
        self.before, self.after = State(step.before), State(step.after)

    def name(self, unit: int) -> str:
        kind = self.asked.unit_of(unit).type
        if unit >= at.BEHIND:
            return f"the {kind} behind the {self.asked.sides[unit - at.BEHIND]}"
        side = unit // at.FIRST_DEFENDER
        state = next(name for number, name, _ in self.asked.names(side) if number == unit)
        if state == "beside_state":
            return f"the {kind} beside it"
        return f"the {label(state)} ({kind})"

    def changes(self, before: State, after: State, by: str = "") -> list[str]:
        """Tell how the units' hits and states changed between two states, and by which rule."""
        lines = []
        for side in (0, 1):
            for unit, _, _ in (*self.asked.names(side), *self.asked.friends(side)):
                rule = self._rule(unit, by)
                turning = "turning on arriving, " if rule == _ARRIVAL else ""
                name = f"{turning}{self.name(unit)}"
                was, now = before.units[unit].state, after.units[unit].state
                had, has = before.units[unit].hits, after.units[unit].hits
                if was != now:
                    left = f", {count(has)} left" if has else ""
                    lines.append(line(rule, f"{name} {_BECOMES[now]}{left}"))
                elif had != has:
                    tq = self.q.units[unit].tq[now]
                    text = f"{name} has {count(has)}; TQ {tq}"
                    lines.append(line(_ARRIVAL if turning else "11.2", text))
        return lines

    def _rule(self, unit: int, by: str) -> str:
        phase, side = self.before.phase, unit // at.FIRST_DEFENDER
        if unit >= at.BEHIND:
            return "6.74"
        if by:
            return by
        if phase == at.FLIGHT and self.after.fled[side] > self.before.fled[side]:
            return "11.84"
        if phase in _CONCLUDING and charges(self.q, self.before, unit):
            return "9.32"
        attacks = phase in _CONCLUDING and unit < at.FIRST_DEFENDER
        if attacks and self.q.advance_turn and self.after.advanced:
            return _ARRIVAL
        return "11.23-11.6"

    def busho(self) -> list[str]:
        lines = []
        for side, who in enumerate(self.asked.sides):
            fate = self.after.busho[side]
            if fate != self.before.busho[side]:
                lines.append(line("10.14-10.15, 9.26", f"the {who}'s busho: {at.FATES[fate]}"))
        return lines

    def ending(self) -> list[str]:
        lines = []
        if self.after.advanced and not self.before.advanced:
            lines.append(line("11.5", f"the {self.asked.sides[0]} advances into the hex left"))
        if self.after.phase == at.OVER and self.after.engaged:
            lines.append(line("7.31", "the units that stay adjacent are engaged"))
        return lines


def label(state: str) -> str:
    """Word whose state a variable is: 'attacker_state_2' is attacker 2."""
    return state.replace("_state", "").replace("_", " ")


def count(hits: int) -> str:
    return "no hit" if hits == 0 else f"{hits} hit{'s' if hits > 1 else ''}"


# ---- Fire in words, step by step -----------------------------------------------------

_PROVOKED = {
    at.GUNFIRE: ("8.61", "charges who fired", "stays in place"),
    at.GUNFIRE_AT_KB: ("8.62", "charges who fired", "stays in place"),
    at.GUNFIRE_FROM_ASIDE: ("8.61", "goes for who fired from aside", "holds"),
    at.LURE: ("8.35", "moves a hex forward", "stays in place"),
    at.IMPETUOUS: ("8.36", "charges who fired", "stays in place"),
}


def tell_fire(scene: Scene, phase: int) -> list[str]:
    """Tell one step of the fire; nothing for steps that roll no die."""
    if phase == at.SHOT:
        return _shot(scene)
    if phase == at.DISRUPTION:
        return _disruption(scene)
    if phase == at.HIT_BUSHO:
        face = dice.shown(scene.step)
        shown = str(face)
        if isinstance(face, tuple):
            shown = f"{face[0]}, then {face[1]}" if face[0] == FACES[-1] else str(face[0])
        return [line("8.54, 9.26", f"the busho under fire: die {shown}"), *scene.busho()]
    if phase == at.PROVOCATION:
        return _provocation(scene)
    if phase == at.WITHDRAWAL:
        return _withdrawal(scene)
    if phase == at.COORDINATION:
        return [line("5.73", f"coordination: die {dice.shown(scene.step)}: {_planned(scene)}")]
    if phase == at.TURNING:
        return _turning(scene)
    return []


def _shot(scene: Scene) -> list[str]:
    q, before = Question(scene.q), State(scene.before)
    shooter, target = q.fire[before.row].shooter, target_of(q, before)
    hits, more = divmod(scene.step.outcome, 4)
    mark = "D" if more & at.DISRUPTS else ""
    by = "an enemy unit" if shooter <= at.FIRST_OUTSIDER else scene.name(shooter)
    if shooter <= at.FIRST_OUTSIDER and scene.asked.options.get("bystander"):
        by = "a bystander"
    how = scene.asked.shots.get(before.row, "")
    who = f"{by} fires at {scene.name(target)}{f', {how}' if how else ''}"
    return [line("8.51", f"{who}: die {dice.shown(scene.step)}: {hits}{mark}")]


def _turning(scene: Scene) -> list[str]:
    q, before = Question(scene.q), State(scene.before)
    unit = q.fire[before.row].target
    turned = "turns to face" if State(scene.after).turned else "does not turn"
    rolled = ""
    if scene.step.event > 0:
        limit = check_limit(scene.q, scene.before, unit)
        rolled = f": die {dice.shown(scene.step)} against TQ {limit}"
    return [line("7.18", f"{scene.name(unit)} is approached{rolled}: it {turned}")]


def _withdrawal(scene: Scene) -> list[str]:
    q, before = Question(scene.q), State(scene.before)
    unit, more = q.fire[before.row].target, q.fire[before.row].code
    limit, die = check_limit(scene.q, scene.before, unit), dice.shown(scene.step)
    plus = f" {more:+d}" if more else ""
    text = f"{scene.name(unit)} withdraws a hex: die {die}{plus} against TQ {limit}"
    return [line("6.45-6.46", text)]


def _planned(scene: Scene) -> str:
    result = scene.step.outcome
    if result in (at.AS_PLANNED, at.FIRST_ONLY):
        return "as planned" if result == at.AS_PLANNED else "only the first contingent attacks"
    shift = result - at.SHIFT_ZERO
    return f"all attacks {abs(shift)}{'LR'[shift > 0]}"


def _disruption(scene: Scene) -> list[str]:
    target = target_of(scene.q, scene.before)
    limit, die = check_limit(scene.q, scene.before, target), dice.shown(scene.step)
    fate = "holds" if scene.step.outcome else "fails"
    return [line("8.52", f"{scene.name(target)} checks: die {die} against TQ {limit}: it {fate}")]


def _provocation(scene: Scene) -> list[str]:
    q, before, after = Question(scene.q), State(scene.before), State(scene.after)
    kind = q.fire[before.row].kind
    target = target_of(q, before)
    rule, goes, stays = _PROVOKED[kind]
    charges = after.charged_at != before.charged_at or after.next_charge != before.next_charge
    changed = charges or after.lured != before.lured
    if before.closing:
        goes = "is to shock who fired, in the next segment"
    rolled = ""
    if scene.step.event > 0:
        limit = check_limit(scene.q, scene.before, target)
        rolled = f": die {dice.shown(scene.step)} against TQ {limit}"
    return [
        line(rule, f"{scene.name(target)} is provoked{rolled}: it {goes if changed else stays}")
    ]


# ---- A combat told step by step, each line naming its rule ---------------------------


def tell_combat(asked: Sides, step: Step) -> list[str]:
    phase = State(step.before).phase
    scene = Scene(asked, step)
    if phase in (at.BREAK_OFF, at.COMMIT, at.REACT):
        lines = _check(scene, phase)
    elif phase == at.BOUT:
        lines = _bout(scene)
    elif phase == at.CASUALTY:
        lines = _casualty(scene)
    elif phase == at.FLIGHT:
        lines = _flight(scene)
    elif phase == at.CLASH:
        return _clash(scene) + scene.ending()
    elif phase in (at.FACE, at.USE):
        return _choice(scene, phase)
    else:
        lines = tell_fire(scene, phase)
    return lines + scene.changes(scene.before, scene.after) + scene.ending()


def _check(scene: Scene, phase: int) -> list[str]:
    q, before = Question(scene.q), State(scene.before)
    unit = before.cursor
    limit, die = check_limit(q, before, unit), dice.shown(scene.step)
    name = scene.name(unit)
    if phase == at.REACT:
        more = q.charge_reaction if q.units[unit].foot and charged(q, before) else 0
        plus = f" + {more} for the charge" if more else ""
        taken = count(scene.step.outcome)
        return [line("9.24", f"{name} reacts: die {die}{plus} against TQ {limit}: {taken}")]
    passed = scene.step.outcome
    if phase == at.COMMIT:
        fate = "attacks" if passed else "does not attack"
        return [line("9.23", f"{name} checks: die {die} against TQ {limit}: it {fate}")]
    back = "goes back a hex with a hit"
    if q.units[unit].stuck:
        back = "cannot go back and takes two hits"
    fate = "may attack" if passed else back
    return [line("9.12", f"{name}, disrupted, checks: die {die} against TQ {limit}: it {fate}")]


def _bout(scene: Scene) -> list[str]:
    faces = dice.shown(scene.step)
    assert isinstance(faces, tuple)
    result = scene.step.outcome
    side, hits = (0, result) if result <= 3 else (1, result - 3)
    loser = scene.asked.sides[side]
    text = f"the busho fight: dice {faces[0]} and {faces[1]}; the {loser}'s takes {count(hits)}"
    return [line("9.25, 10.13", text), *scene.busho(), *_spoils(scene)]


def _spoils(scene: Scene) -> list[str]:
    lines, after = [], State(scene.after)
    if after.head:
        who = scene.asked.sides[after.head - 1]
        lines.append(line("10.3", f"the {who}'s takes a head"))
    if after.kept:
        who = scene.asked.sides[after.kept - 1]
        lines.append(line("10.16", f"the {who}'s keeps one hit of this fight"))
    return lines


def _casualty(scene: Scene) -> list[str]:
    faces = dice.shown(scene.step)
    assert isinstance(faces, tuple)
    again = f", then {faces[1]}" if faces[0] == 9 else ""
    return [line("9.26", f"the busho amid the spears: die {faces[0]}{again}"), *scene.busho()]


def _flight(scene: Scene) -> list[str]:
    side = flight_side(scene.q, scene.before)
    leader = scene.asked.leaders[side]
    assert leader is not None
    assert leader.contingent is not None
    contingent = leader.contingent
    lost = contingent.lost_with(lost_since(scene.q, scene.before, side))
    limit = scene.asked.used.flight_limit(contingent.units, lost)
    fate = "flees" if scene.step.outcome else "stands"
    against = f"flees at {limit} or less" if lost else "with nothing lost it cannot flee"
    who = f"the {scene.asked.sides[side]}'s contingent, {lost} of {contingent.units} lost, checks"
    die = f"die {dice.shown(scene.step)} - {contingent.drop}"
    return [line("10.51, 11.82", f"{who}: {die}, {against}: it {fate}")]


def _choice(scene: Scene, phase: int) -> list[str]:
    side = 1 if phase == at.FACE else 0
    if count_fighting(scene.q, scene.before, side) == 1:
        return []
    after = State(scene.after)
    unit = after.faced if side else after.used
    return [line("9.27", f"the {scene.asked.sides[side]} uses {scene.name(unit)} for the column")]


def _clash(scene: Scene) -> list[str]:
    """Tell the roll, and by walking its parts the hits, the retreats and who is disrupted."""
    q, before = Question(scene.q), State(scene.before)
    now, result = State(list(before)), scene.step.outcome
    modifier = int(leads(q, now, 0)) - int(leads(q, now, 1))
    attacker, defender = divmod(result, at.HITS_BASE)
    plus = f" {modifier:+d} for busho" if modifier else ""
    text = f"column {column(q, now)}, die {dice.shown(scene.step)}{plus}: {attacker}({defender})"
    if superiority(q, now):
        text += f"; position superiority makes the defender's {2 * defender}"
    if q.own_hits > 1:
        text += f"; the castle makes the attacker's {attacker * q.own_hits}"
    strike(q, now, result)
    lines = [line("9.27-9.28", text), *scene.changes(before, now)]
    side = must_retreat(q, now, result)
    if side >= 0:
        struck = State(list(now))
        retreat(q, now, side)
        lines += _retreats(scene, struck, side) + scene.changes(struck, now)
    return lines + _ended(scene, now)


def _ended(scene: Scene, now: State) -> list[str]:
    """Tell who turns on arriving, and which charge is spent."""
    later, after = State(list(now)), State(scene.after)
    conclude(scene.q, later)
    turned = State(list(later))
    lines = []
    if after.phase != at.FIRE:
        turn_on_arrival(scene.q, turned)
        lines = scene.changes(later, turned, _ARRIVAL)
    return lines + scene.changes(turned, after, "9.32")


def _retreats(scene: Scene, before: State, side: int) -> list[str]:
    """Tell which units of a side must go back, and which cannot."""
    q, lines = Question(scene.q), []
    for unit, _, _ in scene.asked.names(side):
        if not fights(before, unit):
            continue
        name = scene.name(unit)
        if q.units[unit].honjin:
            lines.append(line("4.55, 11.4", f"{name} must retreat, and is lost instead"))
        elif q.units[unit].stuck:
            lines.append(line("11.4", f"{name} must retreat and cannot: a hit more"))
        elif q.units[unit].off_map:
            lines.append(line("11.4", f"{name} retreats over the edge of the map"))
        else:
            through = " through the friend behind" if q.units[unit].through else ""
            lines.append(line("11.4", f"{name} retreats a hex{through}"))
    return lines
