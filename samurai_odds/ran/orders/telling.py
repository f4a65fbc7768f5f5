"""The chain of orders phases in words."""

from samurai_odds.engine.sampling.trace import Step
from samurai_odds.ran import dice
from samurai_odds.ran.asking import line
from samurai_odds.ran.orders import layout as at

_MOMENTUM = ("he is Finished", "he gains momentum", "the Dieroll of Doom")
_DOOM = ("resurrection of an enemy busho", "he is Finished", "a crisis of faith")


def tell(step: Step) -> list[str]:
    """Tell one step, each line naming its rule."""
    phase = step.before[at.PHASE]
    lines = _roll(step, phase) if step.event > 0 else []
    if phase in (at.OFFER, at.OWN_OFFER):
        whose = "the enemy" if phase == at.OFFER else "our side"
        tried = step.after[at.PHASE] in (at.TRUMP, at.OWN_TRUMP)
        does = "attempts a trump" if tried else "holds his trump back"
        lines.append(line("5.62", f"{whose} {does}"))
    if phase == at.TRY_MOMENTUM and step.after[at.PHASE] != at.MOMENTUM:
        lines.append(line("5.38", f"busho {_busho_before(step)} does not try for momentum"))
    if phase == at.TRY_CONTINUITY and step.after[at.ENDED] == at.PASSED:
        lines.append(line("5.54", "our side passes"))
    elif phase == at.TRY_CONTINUITY and step.after[at.PHASE] != at.CONTINUITY:
        lines.append(line("5.53", "the enemy has nobody to order: the initiative is kept"))
    if step.after[at.PHASES] > step.before[at.PHASES]:
        busho = "the first two together" if step.after[at.PAIRED] else f"busho {_busho(step)}"
        number = step.after[at.PHASES]
        lines.append(line("5.31", f"{busho}: an orders phase, the side's number {number}"))
    if step.after[at.ENEMY_PHASES] > step.before[at.ENEMY_PHASES]:
        lines.append(line("5.43", "the resurrected enemy busho has an orders phase"))
    if step.after[at.PHASE] == at.OVER:
        ended = at.ENDINGS[step.after[at.ENDED]]
        lines.append(line("5.5-5.6", f"the initiative passes: {ended}"))
    return lines


def _busho(step: Step) -> int:
    return step.after[at.CURRENT] + 1


def _busho_before(step: Step) -> int:
    return step.before[at.CURRENT] + 1


def _roll(step: Step, phase: int) -> list[str]:
    face, result = dice.shown(step), step.outcome
    busho = f"busho {step.before[at.CURRENT] + 1}"
    if phase == at.MOMENTUM:
        return [line("5.42", f"{busho} rolls for momentum: {face}: {_MOMENTUM[result]}")]
    if phase == at.ENEMY_MOMENTUM:
        return [line("5.42", f"the enemy busho rolls for momentum: {face}: {_MOMENTUM[result]}")]
    if phase in (at.DOOM, at.ENEMY_DOOM):
        return [line("5.43", f"again: {face}: {_DOOM[result]}")]
    if phase == at.CRISIS:
        fate = "he withdraws" if result else "he stays true"
        assert isinstance(face, tuple)
        text = f"crisis of faith: dice {face[0]} for him, {face[1]} for his So-Taisho: {fate}"
        return [line("5.43", text)]
    if phase == at.CONTINUITY:
        return [line("5.51", f"continuity with {busho}: {face}: {_kept(result)}")]
    if phase == at.COORDINATE:
        fate = "they give orders together" if result else "they do not"
        return [line("5.72", f"coordination: {face}: {fate}")]
    return [line("5.61", f"trump: {face}: {'it succeeds' if result else 'it fails'}")]


def _kept(result: int) -> str:
    return "the initiative is kept" if result else "it is lost"
