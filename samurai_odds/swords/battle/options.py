"""The options of a battle: one table for the command, the library and the checks."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from samurai_odds.engine.answers.options import Option, fault_of
from samurai_odds.engine.answers.options import only_unusual as without_defaults
from samurai_odds.errors import unknown

TROOPS = ("force", "army")
DEFAULT_VALUE = "defender_loss - attacker_loss + province * takes - province * origin_lost"
MOST_ROUNDS = 200


def _stop_options(prefix: str, who: str) -> tuple[Option, ...]:
    return (
        Option(
            f"{prefix}stop-after",
            int,
            None,
            f"{who} calls off after this many rounds",
            1,
            MOST_ROUNDS,
            "ROUNDS",
        ),
        Option(
            f"{prefix}stop-below",
            int,
            None,
            f"{who} calls off with fewer units than this",
            1,
            99,
            "UNITS",
        ),
        Option(
            f"{prefix}stop-when",
            str,
            None,
            f"{who} calls off when this holds at Step 8 (also knows p_win and gain)",
            metavar="EXPR",
        ),
        Option(f"{prefix}stop", ("best",), None, f"{who} calls off when that is worth as much"),
    )


OPTIONS: tuple[Option, ...] = (
    Option("castle", bool, False, "the province has a castle: 4 bonus spearmen defend"),
    Option("fortress", bool, False, "the province has a fortress: 5 bonus ronin defend"),
    Option("bonus-left", int, None, "bonus units left of them, if already attacked", 0, 20),
    Option("naval", bool, False, "an attack over a sea line: the defender strikes first"),
    Option(
        "attacker-losses",
        str,
        None,
        "the attacker's loss order: kinds, first loss first, or 'best'",
        metavar="ORDER",
    ),
    Option("defender-losses", str, None, "the same for the defender", metavar="ORDER"),
    Option("defender-first", TROOPS, "force", "troop that loses a kind first when both hold it"),
    Option(
        "defender-ronin",
        "prior",
        None,
        "hidden ronin: a number, or chances such as '0:0.5,2:0.3,4:0.2'",
        metavar="N|PRIOR",
    ),
    *_stop_options("", "the attacker"),
    Option("value", str, DEFAULT_VALUE, "what best choices and gain go by", metavar="EXPR"),
    Option(
        "origin-held",
        bool,
        False,
        "another troop stays in the province attacked from, and fights no battle",
    ),
    Option(
        "first-round",
        bool,
        False,
        "it is the game's first round: no attack on an army marker, no assassination",
    ),
    Option("then", str, None, "force that attacks what is left", metavar="FORCE"),
    Option("then-naval", bool, False, "its attack crosses a sea line"),
    Option("then-same-province", bool, False, "it attacks from the same province as the first"),
    Option("then-origin-held", bool, False, "another troop stays in the province it attacks from"),
    Option("then-losses", str, None, "its loss order", metavar="ORDER"),
    *_stop_options("then-", "the second attacker"),
)


def _group(name: str) -> str:
    """Say under which heading of the help an option stands."""
    if name.startswith("then"):
        return "Second attack"
    if name.startswith("stop"):
        return "Calling off"
    return (
        "Expert" if name in ("value", "origin-held", "first-round", "defender-first") else "Usual"
    )


OPTIONS = tuple(replace(option, group=_group(option.name)) for option in OPTIONS)
BY_KEYWORD = {option.keyword: option for option in OPTIONS}


def complete(
    given: Mapping[str, Any], options: Mapping[str, Option] = BY_KEYWORD
) -> tuple[dict[str, Any], list[str]]:
    """Check each option by itself and fill in defaults, also for what is faulty; list the faults.

    A faulty number or word counts as left out, so that the rest can be checked too.
    """
    problems = []
    values = {name: option.default for name, option in options.items()}
    for name, value in given.items():
        if name not in options:
            problems.append(unknown("option", name.replace("_", "-"), _names(options.values())))
            continue
        fault = _fault(options[name], value)
        if fault:
            problems.append(fault)
        else:
            values[name] = value
    return values, problems


def only_unusual(
    given: Mapping[str, Any], options: Mapping[str, Option] = BY_KEYWORD
) -> dict[str, Any]:
    """Leave out options at their defaults, so that answers record what was asked."""
    return without_defaults(options.values(), given)


def _names(options: Iterable[Option]) -> list[str]:
    return [option.name for option in options]


def _fault(option: Option, value: Any) -> str | None:
    """Check a value; a prior is read with the forces."""
    if option.takes != "prior":
        return fault_of(option, value)
    if value is None or isinstance(value, str | Mapping):
        return None
    return fault_of(replace(option, takes=int, most=None), value)
