"""The play-by-play of movement and its reactions (4.6, 6, 7, 8.2-8.4)."""

from collections.abc import Callable, Iterator

from samurai_odds.play.replay import Step
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.narration_names import Names, decided, is_choice, is_roll, line

_Teller = Callable[[Names, Step], tuple[str, str]]


def tell_movement(names: Names, step: Step) -> Iterator[str]:
    phase = int(step.before[at.PHASE])
    if is_roll(step) and phase in _ROLLS:
        yield line(*_ROLLS[phase](names, step))
    elif is_choice(step):
        yield from decided(names, step)
    yield from _places(names, step)


def _places(names: Names, step: Step) -> Iterator[str]:
    before, after = step.before, step.after
    for unit in range(len(names.counters)):
        was, now = int(before[at.HEX + unit]), int(after[at.HEX + unit])
        faces = int(after[at.FACING + unit])
        if now < 0 or (was == now and faces == before[at.FACING + unit]):
            continue
        towards = f", facing {names.facing(faces)}" if faces >= 0 else ""
        if was == now:
            yield line("7.13", f"{names.unit(unit)} turns to {names.facing(faces)}")
        elif was < 0:
            yield line("5.32", f"{names.unit(unit)} enters at {names.hex(now)}{towards}")
        else:
            friend = int(before[at.UNIT_AT + now])
            passed = f", through {names.unit(friend)}" if friend >= 0 else ""
            yield line("6.3", f"{names.unit(unit)} goes to {names.hex(now)}{passed}{towards}")
    for busho in range(len(names.contingents)):
        was, now = int(before[at.BUSHO_HEX + busho]), int(after[at.BUSHO_HEX + busho])
        if now >= 0 and was != now:
            yield line("4.6", f"{names.busho(busho)} goes to {names.hex(now)}")


# ---- dice ----------------------------------------------------------------------------


def _alarm(names: Names, step: Step) -> tuple[str, str]:
    busho = int(step.before[mv.RIDER])
    fate = "he is caught" if step.after[at.FATE + busho] == at.DEAD else "he gets away"
    return "4.72", f"{names.busho(busho)}, alone before Kibamusha: die {step.value}: {fate}"


def _withdrawal(names: Names, step: Step) -> tuple[str, str]:
    unit = int(step.before[mv.REACTING])
    added = (" + 1 from behind" if step.before[mv.FROM_BEHIND] else "") + (
        " - 2 in open order" if step.before[at.OPEN + unit] else ""
    )
    return "6.46", f"{names.unit(unit)} has withdrawn: die {step.value}{added}"


def _facing(names: Names, step: Step) -> tuple[str, str]:
    unit = int(step.before[mv.REACTING])
    return "7.18", f"{names.unit(unit)} tries to turn: die {step.value}"


def _passing(names: Names, step: Step) -> tuple[str, str]:
    node = int(step.before[mv.PATH + step.before[mv.PATH_AT]])
    friend = int(step.before[at.UNIT_AT + node // mv.FACINGS])
    return "6.52", f"{names.unit(friend)} is gone through: die {step.value}"


def _quarry(names: Names, step: Step) -> tuple[str, str]:
    unit = int(step.before[mv.QUARRY])
    return "8.37", f"{names.unit(unit)} tries to face them: die {step.value}"


def _breaking(names: Names, step: Step) -> tuple[str, str]:
    unit = int(step.after[mv.STEP]) - 1
    fate = "it stays and must shock" if step.after[mv.STAYED + unit] else "it gets away"
    return "7.32", f"{names.unit(unit)}, engaged: die {step.value}: {fate}"


def _honor(names: Names, step: Step) -> tuple[str, str]:
    busho = int(step.before[at.CURRENT])
    dead = step.after[at.FATE + busho] == at.DEAD
    fate = "he commits seppuku" if dead else "he saves face"
    return "6.44", f"{names.busho(busho)}'s honor: die {step.value}: {fate}"


def _banzai(names: Names, step: Step) -> tuple[str, str]:
    checked = [
        unit
        for unit in range(len(names.counters))
        if step.before[mv.CHECKS + unit] and not step.after[mv.CHECKS + unit]
    ]
    fate = "it goes after them" if step.after[mv.CHASES + checked[0]] else "it stays"
    return "6.51", f"{names.unit(checked[0])} sees them withdraw: die {step.value}: {fate}"


def _way_in(names: Names, step: Step) -> tuple[str, str]:
    samurai = int(step.before[mv.SAMURAI])
    lost = step.after[at.RETAINER + samurai] == at.SAMURAI_GONE
    fate = "he is killed" if lost else "he comes through"
    return "10.28", f"{names.samurai[samurai]} charges into the ranks: die {step.value}: {fate}"


def _draw(names: Names, step: Step) -> tuple[str, str]:
    who = names.samurai[int(step.after[mv.SAMURAI])]
    return "10.23", f"{names.busho(int(step.before[at.CURRENT]))} draws {who}"


_ROLLS: dict[int, _Teller] = {
    mv.ALARM_ROLL: _alarm,
    mv.WITHDRAWAL_ROLL: _withdrawal,
    mv.FACING_ROLL: _facing,
    mv.PASSING: _passing,
    mv.HARASS_TURN: _quarry,
    mv.BREAKING_AWAY: _breaking,
    mv.SEPPUKU: _honor,
    mv.BANZAI_ROLL: _banzai,
    mv.SAMURAI_ENTERS: _way_in,
    mv.SAMURAI_DRAW: _draw,
}
