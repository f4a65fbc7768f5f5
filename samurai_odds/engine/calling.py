"""What is wrong with a call, in words: inputs left out, and names that there are not."""

from collections.abc import Callable, Mapping
from typing import Any, TypeGuard, TypeVar

from samurai_odds.errors import OddsError, unknown

Answer = TypeVar("Answer")
_OF_PYTHON = frozenset((str, int, bool, float, type(None)))

# What players call an input by mistake, and its name.
MEANT = {
    "terrain": "defender_on",
    "on": "defender_on",
    "target": "defender",
    "leader": "attacker_leader",
    "blocks": "attacker_blocks",
    "dice": "bonus_dice",
}


def called(make: Callable[..., Answer], name: str, *inputs: Any, **named: Any) -> Answer:
    """Call something that users give the inputs of; raise OddsError where they do not fit."""
    if not _OF_PYTHON.issuperset(map(type, inputs)):
        inputs = tuple(as_python(value) for value in inputs)
    named = as_python_all(named)
    try:
        return make(*inputs, **named)
    except TypeError as fault:
        inside = fault.__traceback__ is not None and fault.__traceback__.tb_next is not None
        if inside:
            raise
        raise OddsError(*_problems(make, name, inputs, named)) from None


def as_python_all(named: dict[str, Any]) -> dict[str, Any]:
    """Return keywords with single numbers and truth values of numpy's as Python's."""
    if _OF_PYTHON.issuperset(map(type, named.values())):
        return named
    return {key: as_python(value) for key, value in named.items()}


def refuse_call(
    make: Callable[..., Any], name: str, inputs: tuple[Any, ...], named: Mapping[str, Any]
) -> None:
    """Raise OddsError with all that is wrong with a call."""
    raise OddsError(*_problems(make, name, inputs, named))


def as_python(value: Any) -> Any:
    """Return a single number or truth value of numpy's as Python's; anything else as it is."""
    single = type(value).__module__ == "numpy" and getattr(value, "ndim", None) == 0
    return value.item() if single else value


def is_whole(value: object) -> TypeGuard[int]:
    """Return whether a value is a whole number, which true and false are not."""
    return isinstance(value, int) and not isinstance(value, bool)


def _problems(
    make: Callable[..., Any], name: str, inputs: tuple[Any, ...], named: Mapping[str, Any]
) -> list[str]:
    from inspect import Parameter, signature  # needed only when something is wrong

    known = signature(make).parameters
    by_place = [p.name for p in known.values() if p.kind is Parameter.POSITIONAL_OR_KEYWORD]
    problems = [unknown_input(key, known) for key in named if key not in known]
    if len(inputs) > len(by_place):
        listed = ", ".join(by_place)
        problems.append(
            f"{name} takes {listed} by place, not {len(inputs)} inputs: name the others, "
            "as in range=2"
        )
    problems += [
        f"{name} needs {p.name}"
        for place, p in enumerate(known.values())
        if p.default is Parameter.empty and p.kind is Parameter.POSITIONAL_OR_KEYWORD
        if p.name not in named and by_place.index(p.name) >= len(inputs)
    ]
    twice = [key for key in by_place[: len(inputs)] if key in named]
    return [*problems, *(f"{name} is given {key} twice" for key in twice)]


def unknown_input(name: str, known: Mapping[str, Any]) -> str:
    """Word that there is no such input, with the one that is probably meant."""
    meant = MEANT.get(name.replace("-", "_"), "")
    for spelled in (meant, meant.replace("_", "-")):
        if spelled in known:
            return f"unknown option '{name}': did you mean '{spelled}'?"
    return unknown("option", name, known)
