"""A combat told step by step, each line naming its rule."""

from samurai_odds.engine.sampling.trace import Step
from samurai_odds.ran import dice
from samurai_odds.ran.asking import line
from samurai_odds.ran.cohesion.states import check_limit, count_fighting, fights
from samurai_odds.ran.combat import layout as at
from samurai_odds.ran.combat.layout import row_of
from samurai_odds.ran.combat.leaders import flight_side, leads, lost_since
from samurai_odds.ran.combat.scene import Scene, count
from samurai_odds.ran.combat.sides import Sides
from samurai_odds.ran.fire.telling import tell_fire
from samurai_odds.ran.shock.after_clash import conclude, retreat, turn_on_arrival
from samurai_odds.ran.shock.clash import column, must_retreat, strike, superiority
from samurai_odds.ran.shock.commitment import charged


def tell(asked: Sides, step: Step) -> list[str]:
    """Tell one step, each line naming its rule."""
    phase = step.before[at.PHASE]
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
    unit = scene.before[at.CURSOR]
    limit, die = check_limit(scene.q, scene.before, unit), dice.shown(scene.step)
    name = scene.name(unit)
    if phase == at.REACT:
        foot = scene.q[row_of(unit) + at.FOOT]
        more = scene.q[at.CHARGE_REACTION] if foot and charged(scene.q, scene.before) else 0
        plus = f" + {more} for the charge" if more else ""
        taken = count(scene.step.outcome)
        return [line("9.24", f"{name} reacts: die {die}{plus} against TQ {limit}: {taken}")]
    passed = scene.step.outcome
    if phase == at.COMMIT:
        fate = "attacks" if passed else "does not attack"
        return [line("9.23", f"{name} checks: die {die} against TQ {limit}: it {fate}")]
    back = "goes back a hex with a hit"
    if scene.q[row_of(unit) + at.STUCK]:
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
    """Tell what the victor takes and keeps."""
    lines = []
    if scene.after[at.HEAD]:
        who = scene.asked.sides[scene.after[at.HEAD] - 1]
        lines.append(line("10.3", f"the {who}'s takes a head"))
    if scene.after[at.KEPT]:
        who = scene.asked.sides[scene.after[at.KEPT] - 1]
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
    unit = scene.after[at.FACED if side else at.USED]
    return [line("9.27", f"the {scene.asked.sides[side]} uses {scene.name(unit)} for the column")]


def _clash(scene: Scene) -> list[str]:
    """Tell the roll, and by walking its parts the hits, the retreats and who is disrupted."""
    q, now, result = scene.q, list(scene.before), scene.step.outcome
    modifier = int(leads(q, now, 0)) - int(leads(q, now, 1))
    attacker, defender = divmod(result, at.HITS_BASE)
    plus = f" {modifier:+d} for busho" if modifier else ""
    text = f"column {column(q, now)}, die {dice.shown(scene.step)}{plus}: {attacker}({defender})"
    if superiority(q, now):
        text += f"; position superiority makes the defender's {2 * defender}"
    if q[at.OWN_HITS] > 1:
        text += f"; the castle makes the attacker's {attacker * q[at.OWN_HITS]}"
    strike(q, now, result)
    lines = [line("9.27-9.28", text), *scene.changes(scene.before, now)]
    side = must_retreat(q, now, result)
    if side >= 0:
        struck = list(now)
        retreat(q, now, side)
        lines += _retreats(scene, struck, side) + scene.changes(struck, now)
    return lines + _ended(scene, now)


def _ended(scene: Scene, now: list[int]) -> list[str]:
    """Tell who turns on arriving, and which charge is spent."""
    later = list(now)
    conclude(scene.q, later)
    turned = list(later)
    lines = []
    if scene.after[at.PHASE] != at.FIRE:
        turn_on_arrival(scene.q, turned)
        turns = scene.changes(later, turned)
        lines = [_on_arrival(told) for told in turns]
    charged = scene.changes(turned, scene.after)
    return lines + [told.replace("11.23-11.6", "9.32", 1) for told in charged]


def _on_arrival(told: str) -> str:
    """Name the rule of a turn in what it changes."""
    for rule in ("11.23-11.6", "11.2"):
        told = told.replace(f"RAN {rule}:", "RAN 11.52, 7.14: turning on arriving,", 1)
    return told


def _retreats(scene: Scene, before: list[int], side: int) -> list[str]:
    """Tell which units of a side must go back, and which cannot."""
    lines = []
    for unit, _, _ in scene.asked.names(side):
        if not fights(before, unit):
            continue
        name = scene.name(unit)
        if scene.q[row_of(unit) + at.HONJIN]:
            lines.append(line("4.55, 11.4", f"{name} must retreat, and is lost instead"))
        elif scene.q[row_of(unit) + at.STUCK]:
            lines.append(line("11.4", f"{name} must retreat and cannot: a hit more"))
        elif scene.q[row_of(unit) + at.OFF_MAP]:
            lines.append(line("11.4", f"{name} retreats over the edge of the map"))
        else:
            through = " through the friend behind" if scene.q[row_of(unit) + at.THROUGH] else ""
            lines.append(line("11.4", f"{name} retreats a hex{through}"))
    return lines
