"""`ran odds`: which question a unit and its target make of a position, and as which command."""

import shlex
from collections.abc import Mapping
from dataclasses import dataclass
from os import PathLike
from typing import TYPE_CHECKING, Any

from samurai_odds.errors import OddsError
from samurai_odds.ran.from_map.designating import Designation
from samurai_odds.ran.from_map.fire import Shooting
from samurai_odds.ran.from_map.options import FIRE, LABELS, OPTIONS, ORDERED, SHOCK
from samurai_odds.ran.from_map.shock import shock_inputs
from samurai_odds.ran.from_map.situation import Situation
from samurai_odds.ran.scenario.scenario import Scenario
from samurai_odds.ran.scenario.text import load

if TYPE_CHECKING:
    from samurai_odds.ran.procedures.question import RanQuestion


@dataclass(frozen=True)
class Derived:
    """A question found in a position: its procedure, its inputs, and what should be known of it."""

    procedure: str
    inputs: Mapping[str, Any]
    notes: tuple[str, ...]

    @property
    def question(self) -> "RanQuestion":
        """The question itself, as `ran.shock` or `ran.fire` asks it."""
        from samurai_odds.ran.homes import question

        made: RanQuestion = question(self.procedure, dict(self.inputs))
        return made

    @property
    def command(self) -> str:
        """The command line that asks the same."""
        from samurai_odds.ran.homes import question_class

        words = ["samurai-odds", "ran", self.procedure]
        arguments = question_class(self.procedure).arguments
        words += [shlex.quote(str(self.inputs[name])) for name in arguments]
        for name, value in self.inputs.items():
            option = f"--{name.replace('_', '-')}"
            if name in arguments or value is False:
                continue
            if value is True:
                words.append(option)
            elif isinstance(value, tuple):
                words += [f"{option} {shlex.quote(each)}" for each in value]
            else:
                words.append(f"{option} {shlex.quote(str(value))}")
        return " ".join(words)


def derive(
    position: "Scenario | str | PathLike[str]",
    unit: str,
    target: str,
    charts: str | None = None,
    **given: Any,
) -> Derived:
    """Find the question that a unit and its target make of a position.

    Options are those of OPTIONS. Raises OddsError with every reason why there is none.
    """
    from samurai_odds.engine.answers.options import complete

    options = complete(OPTIONS, {name: value for name, value in given.items() if value is not None})
    scenario = position if isinstance(position, Scenario) else load(position)
    here = Situation(scenario)
    labels = {name: _labels(options[name]) for name in LABELS}
    named = [unit, target, *(label for listed in labels.values() for label in listed)]
    problems = [fault for label in named for fault in _faults(here, label)]
    if problems:
        raise OddsError(*dict.fromkeys(problems))
    if unit == target:
        raise OddsError(f"{unit} against itself: name an enemy")
    mode = options["mode"] or _usual_mode(here, unit, target, options)
    idle = _idle(mode, options)
    if idle:
        raise OddsError(*idle)
    if mode == SHOCK:
        shock = Designation(
            here,
            unit,
            target,
            labels["join"],
            labels["elsewhere"],
            options["moved"] or options["charge"],
            options["charge"],
            labels["unmoved"],
            labels["uncharging"],
        )
        attack = shock.attack()
        inputs = shock_inputs(shock.situation, attack, charts)
        return _derived(SHOCK, inputs, shock.notes, charts)
    fire = Shooting(here, (unit, *labels["join"]), target, mode, options["hold_fire"])
    return _derived(FIRE, fire.inputs(charts), fire.notes, charts)


def _derived(
    procedure: str, inputs: dict[str, Any], notes: list[str], charts: str | None
) -> Derived:
    if charts is not None:
        inputs = inputs | {"charts": charts}
    return Derived(procedure, inputs, tuple(dict.fromkeys(notes)))


def _labels(text: str | None) -> tuple[str, ...]:
    return tuple((text or "").replace(",", " ").split())


def _faults(here: Situation, label: str) -> tuple[str, ...]:
    try:
        here.named(label)
    except OddsError as fault:
        return tuple(fault.problems)
    return ()


def _usual_mode(here: Situation, unit: str, target: str, options: Mapping[str, Any]) -> str:
    """Take a shock where the unit strikes the target or was said to attack it, else fire."""
    attacks = any(options[name] for name in ("moved", "charge", "elsewhere"))
    strikes = target in here.before(unit) and here.unit(unit).type not in ("AS-T", "AS-B", "Honjin")
    engaged = target in here.engaged_with(unit)
    fires = here.unit(unit).fires
    return SHOCK if strikes or engaged or attacks or not fires else ORDERED


def _idle(mode: str, options: Mapping[str, Any]) -> list[str]:
    """Name options that the question has no use for."""
    of_shock = ("moved", "charge", "unmoved", "uncharging", "elsewhere")
    unused = ("hold_fire",) if mode == SHOCK else of_shock
    owner = "fire" if mode == SHOCK else "a shock"
    return [
        f"{name.replace('_', '-')} in mode {mode}: it is of {owner}"
        for name in unused
        if options[name]
    ]
