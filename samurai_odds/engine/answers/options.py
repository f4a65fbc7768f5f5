"""Options of a procedure: one table for the command, the library and the checks."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from samurai_odds.engine.calling import is_whole
from samurai_odds.errors import refuse, unknown, written_out


@dataclass(frozen=True, eq=False)
class Option:
    """One option: its name with dashes, what it takes and what it means.

    ``takes`` is a flag (bool), a whole number within ``least`` and ``most``
    (int), text (str), one of several words (a tuple), or a kind that its game
    knows how to read (its name). A ``repeatable`` one takes a list of texts.
    ``group`` is its heading in the command's help; ``python`` is its keyword if that is not
    its name, ``percent`` says that the command takes a share in percent.
    """

    name: str
    takes: type | tuple[str, ...] | str
    default: Any
    meaning: str
    least: int = 0
    most: int | None = 0  # None: its game knows
    metavar: str | None = None
    repeatable: bool = False
    group: str = "Usual"
    python: str = ""
    percent: bool = False

    @property
    def keyword(self) -> str:
        """The name as a Python keyword."""
        return self.python or self.name.replace("-", "_")


def complete(options: Iterable[Option], inputs: Mapping[str, Any]) -> dict[str, Any]:
    """Check each option by itself and fill in defaults; raise OddsError with all faults."""
    known = {option.keyword: option for option in options}
    values = defaults(known.values())
    problems = []
    for name, value in inputs.items():
        if name not in known:
            problems.append(unknown("option", name, known))
            continue
        fault = fault_of(known[name], value)
        if fault:
            problems.append(fault)
        values[name] = value
    refuse(problems)
    return values


def only_unusual(usual: Mapping[str, Any], values: Mapping[str, Any]) -> dict[str, Any]:
    """Leave out options at their defaults, so that answers record what was asked."""
    return {
        name: value
        for name, value in values.items()
        if value is not (default := usual.get(name)) and value is not None and value != ()
        if value != default or type(value) is not type(default)
    }


def defaults(options: Iterable[Option]) -> dict[str, Any]:
    """Return the default of each option by its keyword."""
    return {option.keyword: option.default for option in options}


def fault_of(option: Option, value: Any) -> str | None:
    """Word what is wrong with a value by itself, if anything."""
    if value is None:
        return None if option.default is None else f"{option.name} needs a value"
    if option.repeatable:
        listed = isinstance(value, list | tuple) and all(isinstance(v, str) for v in value)
        return None if listed else f"{option.name} is a list of words, not {written_out(value)}"
    if isinstance(option.takes, tuple):
        return None if value in option.takes else unknown(option.name, value, option.takes)
    if option.takes is bool:
        return (
            None
            if isinstance(value, bool)
            else f"{option.name} is true or false, not {written_out(value)}"
        )
    if option.takes is str:
        return (
            None if isinstance(value, str) else f"{option.name} is text, not {written_out(value)}"
        )
    if not is_whole(value):
        return f"{option.name} is a whole number, not {written_out(value)}"
    if option.most is not None and not option.least <= value <= option.most:
        return f"{option.name} is from {option.least} to {option.most}, not {written_out(value)}"
    return None
