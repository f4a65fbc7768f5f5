"""Fire in words, step by step: shots, disruption, busho, what is provoked, turning to face."""

from samurai_odds.ran import dice
from samurai_odds.ran.asking import line
from samurai_odds.ran.charts.cells import FACES
from samurai_odds.ran.cohesion.states import check_limit
from samurai_odds.ran.combat import layout as at
from samurai_odds.ran.combat.layout import fire_row
from samurai_odds.ran.combat.scene import Scene
from samurai_odds.ran.fire.reactions import target_of

_PROVOKED = {
    at.GUNFIRE: ("8.61", "charges who fired", "stays in place"),
    at.GUNFIRE_AT_KB: ("8.62", "charges who fired", "stays in place"),
    at.GUNFIRE_FROM_ASIDE: ("8.61", "goes for who fired from aside", "holds"),
    at.LURE: ("8.35", "moves a hex forward", "stays in place"),
    at.IMPETUOUS: ("8.36", "charges who fired", "stays in place"),
}
_CHARGES = (at.CHARGED_AT, at.NEXT_CHARGE, at.LURED)


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
    row = fire_row(scene.before[at.ROW])
    shooter, target = scene.q[row + at.SHOOTER], target_of(scene.q, scene.before)
    hits, more = divmod(scene.step.outcome, 4)
    mark = "D" if more & at.DISRUPTS else ""
    by = "an enemy unit" if shooter <= at.FIRST_OUTSIDER else scene.name(shooter)
    if shooter <= at.FIRST_OUTSIDER and scene.asked.options.get("bystander"):
        by = "a bystander"
    how = scene.asked.shots.get(scene.before[at.ROW], "")
    who = f"{by} fires at {scene.name(target)}{f', {how}' if how else ''}"
    return [line("8.51", f"{who}: die {dice.shown(scene.step)}: {hits}{mark}")]


def _turning(scene: Scene) -> list[str]:
    row = fire_row(scene.before[at.ROW])
    unit = scene.q[row + at.TARGET]
    turned = "turns to face" if scene.after[at.TURNED] else "does not turn"
    rolled = ""
    if scene.step.event > 0:
        limit = check_limit(scene.q, scene.before, unit)
        rolled = f": die {dice.shown(scene.step)} against TQ {limit}"
    return [line("7.18", f"{scene.name(unit)} is approached{rolled}: it {turned}")]


def _withdrawal(scene: Scene) -> list[str]:
    row = fire_row(scene.before[at.ROW])
    unit, more = scene.q[row + at.TARGET], scene.q[row + at.CODE]
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
    kind = scene.q[fire_row(scene.before[at.ROW]) + at.KIND]
    target = target_of(scene.q, scene.before)
    rule, goes, stays = _PROVOKED[kind]
    changed = any(scene.after[place] != scene.before[place] for place in _CHARGES)
    if scene.before[at.CLOSING]:
        goes = "is to shock who fired, in the next segment"
    rolled = ""
    if scene.step.event > 0:
        limit = check_limit(scene.q, scene.before, target)
        rolled = f": die {dice.shown(scene.step)} against TQ {limit}"
    return [
        line(rule, f"{scene.name(target)} is provoked{rolled}: it {goes if changed else stays}")
    ]
