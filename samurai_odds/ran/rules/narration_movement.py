"""The play-by-play of movement and its reactions (4.6, 6, 7, 8.2-8.4)."""

from collections.abc import Callable, Iterator

from samurai_odds.play.replay import Step
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.layout import State
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.narration_names import Names, decided, is_choice, is_roll, line

_Teller = Callable[[Names, Step], tuple[str, str]]


def tell_movement(names: Names, step: Step) -> Iterator[str]:
    phase = int(State(step.before).phase)
    if is_roll(step) and phase in _ROLLS:
        yield line(*_ROLLS[phase](names, step))
    elif is_choice(step):
        yield from decided(names, step)
    yield from _places(names, step)


def _places(names: Names, step: Step) -> Iterator[str]:
    before, after = State(step.before), State(step.after)
    for unit in range(len(names.counters)):
        was, now = int(before.hex[unit]), int(after.hex[unit])
        faces = int(after.facing[unit])
        if now < 0 or (was == now and faces == before.facing[unit]):
            continue
        towards = f", facing {names.facing(faces)}" if faces >= 0 else ""
        if was == now:
            yield line("7.13", f"{names.unit(unit)} turns to {names.facing(faces)}")
        elif was < 0:
            yield line("5.32", f"{names.unit(unit)} enters at {names.hex(now)}{towards}")
        else:
            friend = int(before.unit_at[now])
            passed = f", through {names.unit(friend)}" if friend >= 0 else ""
            yield line("6.3", f"{names.unit(unit)} goes to {names.hex(now)}{passed}{towards}")
    for busho in range(len(names.contingents)):
        was, now = int(before.busho_hex[busho]), int(after.busho_hex[busho])
        if now >= 0 and was != now:
            yield line("4.6", f"{names.busho(busho)} goes to {names.hex(now)}")


# ---- dice ----------------------------------------------------------------------------


def _alarm(names: Names, step: Step) -> tuple[str, str]:
    busho = int(State(step.before).move.rider)
    fate = "he is caught" if State(step.after).fate[busho] == at.DEAD else "he gets away"
    return "4.72", f"{names.busho(busho)}, alone before Kibamusha: die {step.value}: {fate}"


def _withdrawal(names: Names, step: Step) -> tuple[str, str]:
    unit = int(State(step.before).move.reacting)
    added = (" + 1 from behind" if State(step.before).move.from_behind else "") + (
        " - 2 in open order" if State(step.before).open[unit] else ""
    )
    return "6.46", f"{names.unit(unit)} has withdrawn: die {step.value}{added}"


def _facing(names: Names, step: Step) -> tuple[str, str]:
    unit = int(State(step.before).move.reacting)
    return "7.18", f"{names.unit(unit)} tries to turn: die {step.value}"


def _passing(names: Names, step: Step) -> tuple[str, str]:
    node = int(State(step.before).move.path[State(step.before).move.path_at])
    friend = int(State(step.before).unit_at[node // mv.FACINGS])
    return "6.52", f"{names.unit(friend)} is gone through: die {step.value}"


def _quarry(names: Names, step: Step) -> tuple[str, str]:
    unit = int(State(step.before).move.quarry)
    return "8.37", f"{names.unit(unit)} tries to face them: die {step.value}"


def _breaking(names: Names, step: Step) -> tuple[str, str]:
    unit = int(State(step.after).move.step) - 1
    fate = "it stays and must shock" if State(step.after).move.stayed[unit] else "it gets away"
    return "7.32", f"{names.unit(unit)}, engaged: die {step.value}: {fate}"


def _honor(names: Names, step: Step) -> tuple[str, str]:
    busho = int(State(step.before).current)
    dead = State(step.after).fate[busho] == at.DEAD
    fate = "he commits seppuku" if dead else "he saves face"
    return "6.44", f"{names.busho(busho)}'s honor: die {step.value}: {fate}"


def _banzai(names: Names, step: Step) -> tuple[str, str]:
    checked = [
        unit
        for unit in range(len(names.counters))
        if State(step.before).move.checks[unit] and not State(step.after).move.checks[unit]
    ]
    fate = "it goes after them" if State(step.after).move.chases[checked[0]] else "it stays"
    return "6.51", f"{names.unit(checked[0])} sees them withdraw: die {step.value}: {fate}"


def _way_in(names: Names, step: Step) -> tuple[str, str]:
    samurai = int(State(step.before).move.samurai)
    lost = State(step.after).retainer[samurai] == at.SAMURAI_GONE
    fate = "he is killed" if lost else "he comes through"
    return "10.28", f"{names.samurai[samurai]} charges into the ranks: die {step.value}: {fate}"


def _draw(names: Names, step: Step) -> tuple[str, str]:
    who = names.samurai[int(State(step.after).move.samurai)]
    return "10.23", f"{names.busho(int(State(step.before).current))} draws {who}"


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
