"""The checks of an attack's options, one by one, against the facts."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from samurai_odds.battles.facts import Facts
from samurai_odds.battles.words import spelled, unit_key
from samurai_odds.engine.answers.options import Option, defaults, fault_of
from samurai_odds.engine.calling import unknown_input
from samurai_odds.engine.declaring import options_of
from samurai_odds.errors import refuse

FLAG_POLICIES = ("ignore", "accept", "best")
FATES = ("retreat", "seppuku", "best")
LONE_LEADER = "lone-leader"
MOST_ROOM = 10  # hexes: the board is 11 rows deep
DEFAULT_VALUE = "defender_losses - attacker_losses + attacker_banners - defender_banners"


def choices(option: Option, facts: Facts) -> tuple[str, ...]:
    """List the words that an option allows; empty for flags, numbers and text."""
    if option.takes == "terrain":
        return tuple(key for key, ground in facts.terrain.items() if not ground.get("impassable"))
    if option.takes == "target":
        return (*facts.units, LONE_LEADER)
    return option.takes if isinstance(option.takes, tuple) else ()


OPTIONS = options_of("battles.attack")
BY_KEYWORD = {option.keyword: option for option in OPTIONS}
_DEFAULTS = defaults(OPTIONS)


def complete(inputs: Mapping[str, Any], facts: Facts) -> dict[str, Any]:
    """Check each option by itself and fill in defaults; raise OddsError with all faults."""
    problems = []
    values = dict(_DEFAULTS)
    for name, value in inputs.items():
        option = BY_KEYWORD.get(name)
        if option is None:
            problems.append(unknown_input(name, BY_KEYWORD))
            continue
        known = _of_facts(option, facts)
        if isinstance(value, str) and isinstance(known.takes, tuple):
            value = unit_key(value) if option.takes == "target" else spelled(value)
        if fault := fault_of(known, value):
            problems.append(fault)
        values[name] = value
    refuse(problems)
    return values


def _of_facts(option: Option, facts: Facts) -> Option:
    """Give an option with the words and block numbers of the facts."""
    known: Option | None = facts.read.get(option)
    if known is None:
        full = facts.numbers["blocks"]["value"]
        most = full if option.most is None else option.most
        takes = choices(option, facts) or option.takes
        known = facts.read[option] = replace(option, takes=takes, most=most)
    return known
