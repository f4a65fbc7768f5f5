"""`ran odds`: the shock or fire that a unit and its target make of a position."""

from collections.abc import Mapping
from typing import Any

from samurai_odds.engine.answers.derived import Derived
from samurai_odds.engine.answers.options import complete
from samurai_odds.engine.declaring import options_of
from samurai_odds.errors import OddsError, refuse
from samurai_odds.ran.full_game.position import Inputs, Situation
from samurai_odds.ran.full_game.position_fire import ORDERED, Shooting
from samurai_odds.ran.full_game.position_shock import Designation
from samurai_odds.ran.homes import question
from samurai_odds.ran.procedures.numbers import NEVER_ATTACK
from samurai_odds.ran.procedures.question import in_text

SHOCK, FIRE = "shock", "fire"
LABELS = ("join", "elsewhere", "unmoved", "uncharging")  # options that name units
_OF_SHOCK = ("moved", "charge", "unmoved", "uncharging", "elsewhere")


def asked_of(here: Situation, unit: str, target: str, **given: Any) -> Designation | Shooting:
    """Return what is asked of two units; raise OddsError for options that do not fit."""
    known = options_of("ran.odds")
    options = complete(known, {name: value for name, value in given.items() if value is not None})
    labels = {name: (options[name] or "").replace(",", " ").split() for name in LABELS}
    named = [unit, target, *(label for listed in labels.values() for label in listed)]
    problems = [fault for label in named for fault in here.faults(label)]
    refuse(problems)
    if unit == target:
        raise OddsError(f"{unit} against itself: name an enemy")
    mode = options["mode"] or _usual_mode(here, unit, target, options)
    refuse(_idle(mode, options))
    if mode == SHOCK:
        charge = options["charge"]
        moved = options["moved"] or charge
        return Designation(here, unit, target, **labels, moved=moved, charge=charge)
    return Shooting(here, (unit, *labels["join"]), target, mode, options["hold_fire"])


def derived(attack: Designation | Shooting, inputs: Inputs, rules: str | None) -> Derived:
    if rules is not None:
        inputs["rules"] = rules
    procedure = SHOCK if isinstance(attack, Designation) else FIRE
    notes = tuple(dict.fromkeys(attack.notes))
    return Derived("ran", procedure, inputs, notes, question, in_text)


def _usual_mode(here: Situation, unit: str, target: str, options: Mapping[str, Any]) -> str:
    """Return a shock where the unit strikes the target or was said to attack it, else fire."""
    attacks = any(options[name] for name in ("moved", "charge", "elsewhere"))
    strikes = target in here.before(unit) and here.unit(unit).type not in NEVER_ATTACK
    engaged = target in here.engaged_with(unit)
    return SHOCK if strikes or engaged or attacks or not here.unit(unit).fires else ORDERED


def _idle(mode: str, options: Mapping[str, Any]) -> list[str]:
    """List options that the question has no use for."""
    unused = ("hold_fire", "shock") if mode == SHOCK else _OF_SHOCK
    owner = "fire" if mode == SHOCK else "a shock"
    return [
        f"{name.replace('_', '-')} in mode {mode}: it is of {owner}"
        for name in unused
        if options[name]
    ]
