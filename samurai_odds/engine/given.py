"""Whether what is given for an input is of a kind that its annotation declares."""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import wraps
from inspect import Parameter, signature
from os import PathLike
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, ParamSpec, TypeVar, Union, get_args, get_origin

from samurai_odds.engine.calling import is_whole
from samurai_odds.errors import OddsError, written_out

Given = ParamSpec("Given")
Answer = TypeVar("Answer")

_SAID_ELSEWHERE = ("seed", "threads", "games", "limit")  # what reads them says more
_MOST_BITS = 2**13  # of a whole number; Python writes none of more than 4,300 digits


@dataclass(frozen=True)
class Kind:
    """One kind of value: how it is worded, what is of it, and types of which all values are."""

    says: str
    holds: Callable[[Any], bool]
    types: tuple[type, ...] = ()


def _is_number(value: Any) -> bool:
    return isinstance(value, float) or (_is_whole(value) and abs(value) < 2**1000)


def _is_whole(value: Any) -> bool:
    return is_whole(value) and value.bit_length() <= _MOST_BITS


def _are_texts(value: Any) -> bool:
    return isinstance(value, list | tuple | frozenset) and all(
        isinstance(one, str) for one in value
    )


def _are_whole(value: Any) -> bool:
    return isinstance(value, list | tuple) and all(map(_is_whole, value))


_KINDS: dict[Any, Kind] = {
    str: Kind("text", lambda value: isinstance(value, str), (str,)),
    int: Kind("a whole number", _is_whole),
    float: Kind("a number", _is_number, (float,)),
    bool: Kind("true or false", lambda value: isinstance(value, bool), (bool,)),
    NoneType: Kind("", lambda value: value is None, (NoneType,)),
    PathLike: Kind("the name of a file", lambda value: isinstance(value, PathLike)),
    Mapping: Kind("a dictionary", lambda value: isinstance(value, Mapping)),
    Callable: Kind("a function", callable),
    Executor: Kind("an executor", lambda value: hasattr(value, "submit")),
}

LEFT_OUT = _KINDS[NoneType]


_OF_FILE = Kind("the name of a file", lambda value: isinstance(value, str | PathLike), (str,))


def kinds_of(parameter: Parameter) -> tuple[Kind, ...]:
    """Return the kinds that an input takes; none where its annotation declares no such thing."""
    return () if parameter.name in _SAID_ELSEWHERE else kinds_in(parameter.annotation)


def kinds_in(annotation: Any) -> tuple[Kind, ...]:
    """Return the kinds that an annotation declares, none where it declares no such thing."""
    kinds = tuple(map(_kind, _flat(annotation)))
    if any(
        getattr(one, "metavar", "") == "FILE" for one in getattr(annotation, "__metadata__", ())
    ):
        kinds = tuple(_OF_FILE if one is _KINDS[str] else one for one in kinds)
    return () if None in kinds else tuple(filter(None, kinds))


def _flat(annotation: Any) -> tuple[Any, ...]:
    """Return the parts of a union, as they are declared."""
    if get_origin(annotation) is Annotated:
        return _flat(get_args(annotation)[0])
    if get_origin(annotation) in (Union, UnionType):
        return tuple(part for one in get_args(annotation) for part in _flat(one))
    return (annotation,)


def _kind(annotation: Any) -> Kind | None:
    origin = get_origin(annotation)
    if origin is Literal:  # which words it takes is looked at where they are known
        return _KINDS[str]
    if origin in (tuple, Sequence):
        whole = get_args(annotation)[0] is int
        return Kind("two numbers", _are_whole) if whole else Kind("a list of words", _are_texts)
    found = _KINDS.get(origin or annotation)
    if found is None and isinstance(annotation, type) and annotation is not Any:
        return Kind(f"a {annotation.__name__}", lambda value: isinstance(value, annotation))
    return found


def checked(ask: Callable[Given, Answer]) -> Callable[Given, Answer]:
    """Have a function refuse, in words, what is of no kind that it declares."""
    known = signature(ask).parameters
    kinds = {name: kinds_of(one) for name, one in known.items()}

    @wraps(ask)
    def asked(*given: Given.args, **named: Given.kwargs) -> Answer:
        refuse_kinds(not_of_kind(kinds, dict(zip(known, given, strict=False)) | named), {}, None)
        return ask(*given, **named)

    return asked


def not_of_kind(kinds: Mapping[str, tuple[Kind, ...]], given: Mapping[str, Any]) -> dict[str, str]:
    """Word what is wrong with the inputs that are of no kind that they take, by their names."""
    problems = {}
    for name, value in given.items():
        taken = kinds.get(name)
        if taken and not _is_of(taken, value):
            says = " or ".join(dict.fromkeys(one.says for one in taken if one.says))
            problems[name] = f"{name.replace('_', '-')} is {says}, not {written_out(value)}"
    return problems


def _is_of(kinds: tuple[Kind, ...], value: Any) -> bool:
    """Return whether a value is of one of these kinds; a loop, since every new question asks."""
    kind = type(value)
    for one in kinds:  # noqa: SIM110
        if kind in one.types or one.holds(value):
            return True
    return False


def refuse_kinds(
    wrong: Mapping[str, str], given: Mapping[str, Any], ask: Callable[..., object] | None
) -> None:
    """Raise OddsError for inputs of no kind, after what asking without them says, if it can be."""
    if not wrong:
        return
    more: tuple[str, ...] = ()
    try:
        if ask is not None:
            ask(**{name: value for name, value in given.items() if name not in wrong})
    except OddsError as fault:
        more = fault.problems
    except (TypeError, ValueError, LookupError):  # what nobody has looked at
        pass
    raise OddsError(*more, *wrong.values())
