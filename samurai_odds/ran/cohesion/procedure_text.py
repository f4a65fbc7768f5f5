"""A procedure written as on the command line, read into its name and inputs."""

import shlex
from collections.abc import Mapping, Sequence
from typing import Any

from samurai_odds.engine.answers.options import Option
from samurai_odds.errors import OddsError, unknown


def split(text: str, known: Sequence[str]) -> tuple[str, list[str]]:
    """Split a text into the procedure's name and the rest."""
    try:
        words = shlex.split(text)
    except ValueError:
        raise OddsError(f"cannot read '{text}': a quotation mark is missing") from None
    if not words or words[0] not in known:
        raise OddsError(f"{unknown('procedure', words[0] if words else '', known)} (in '{text}')")
    return words[0], words[1:]


def read_inputs(
    text: str, words: Sequence[str], arguments: Sequence[str], options: Mapping[str, Option]
) -> dict[str, Any]:
    """Read arguments and options, ``options`` by their names with dashes."""
    given: dict[str, Any] = {}
    plain = []
    rest = iter(words)
    for word in rest:
        if not word.startswith("--"):
            plain.append(word)
            continue
        name, assigned, value = word[2:].partition("=")
        if name not in options:
            raise OddsError(f"{unknown('option', name, options)} (in '{text}')")
        option = options[name]
        if option.takes is bool:
            given[option.keyword] = True
            continue
        taken = value if assigned else next(rest, None)
        if taken is None:
            raise OddsError(f"{name} needs a value (in '{text}')")
        if option.repeatable:
            given[option.keyword] = (*given.get(option.keyword, ()), taken)
        elif option.takes is int:
            given[option.keyword] = _whole(name, taken, text)
        else:
            given[option.keyword] = taken
    if len(plain) != len(arguments):
        wanted = " ".join(argument.upper() for argument in arguments)
        raise OddsError(f"cannot read '{text}': write {wanted}, each in quotation marks")
    return {**dict(zip(arguments, plain, strict=True)), **given}


def _whole(name: str, text: str, whole: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise OddsError(f"{name} is a whole number, not '{text}' (in '{whole}')") from None
