"""The options of a battle, as `swords.battle` declares them, and their checks."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from samurai_odds.engine.answers.options import Option, defaults, fault_of
from samurai_odds.engine.answers.options import only_unusual as without_defaults
from samurai_odds.engine.declaring import options_of
from samurai_odds.errors import unknown

TROOPS = ("force", "army")
DEFAULT_VALUE = "defender_loss - attacker_loss + province * takes - province * origin_lost"
MOST_ROUNDS = 200

OPTIONS = tuple(
    replace(option, default=DEFAULT_VALUE) if option.name == "value" else option
    for option in options_of("swords.battle")
)
BY_KEYWORD = {option.keyword: option for option in OPTIONS}
only_unusual = partial(without_defaults, defaults(OPTIONS))  # an answer records what was asked


_STOP_RULES = ("stop", "stop_after", "stop_below", "stop_when")


def best_orders(orders: Mapping[str, Any]) -> dict[str, Any]:
    """Return the orders by which a battle is valued: the best call-off, unless a rule is named.

    So the verdict of a battle values the attack, and so do all that set the values of battles
    beside each other. A rule that is named and None means to the finish.
    """
    if any(name.removeprefix("then_") in _STOP_RULES for name in orders):
        return {}
    return {"stop": "best"} | ({"then_stop": "best"} if orders.get("then") is not None else {})


def complete(
    inputs: Mapping[str, Any], options: Mapping[str, Option] = BY_KEYWORD
) -> tuple[dict[str, Any], list[str]]:
    """Check each option by itself and fill in defaults, also for what is faulty; list the faults.

    A faulty number or word counts as left out, so that the rest can be checked too.
    """
    problems = []
    values = defaults(options.values())
    for name, value in inputs.items():
        if name not in options:
            names = [option.name for option in options.values()]
            problems.append(unknown("option", name.replace("_", "-"), names))
            continue
        fault = _fault(options[name], value)
        if fault:
            problems.append(fault)
        else:
            values[name] = value
    return values, problems


def _fault(option: Option, value: Any) -> str | None:
    """Check a value; a prior is read with the forces."""
    if option.takes != "prior":
        return fault_of(option, value)
    if value is None or isinstance(value, str | Mapping):
        return None
    return fault_of(replace(option, takes=int, most=None), value)
