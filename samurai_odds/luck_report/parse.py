"""A question written as on the command line, read by the signature of its procedure."""

from collections.abc import Sequence
from inspect import Parameter, signature
from types import ModuleType
from typing import Any, get_args

from samurai_odds.errors import OddsError, unknown

_HOW = ("method", "limit", "seed", "shown", "progress")  # how to answer, not what is asked


def procedures(game: ModuleType) -> list[str]:
    """List the procedures of a game that answer with odds."""
    names: Sequence[str] = game.__all__
    return [name for name in names if signature(getattr(game, name)).return_annotation == "Odds"]


def arguments_of(game: ModuleType, procedure: str) -> int:
    """Count the arguments that stand before the options."""
    return sum(map(_is_argument, _parameters(game, procedure).values()))


def options_of(game: ModuleType, procedure: str) -> dict[str, bool]:
    """Map the options of a procedure to whether they are flags, which take no value."""
    options = _options(game, procedure)
    return {name: one.annotation is bool for name, one in options.items()}


def read_inputs(game: ModuleType, procedure: str, words: Sequence[str]) -> dict[str, Any]:
    """Read arguments and options into keywords; raise OddsError with all that is wrong."""
    parameters = _parameters(game, procedure)
    arguments = [name for name, one in parameters.items() if _is_argument(one)]
    options = _options(game, procedure)
    given: dict[str, Any] = {}
    plain: list[str] = []
    problems: list[str] = []
    rest = iter(words)
    for word in rest:
        if not word.startswith("--"):
            plain.append(word)
            continue
        name, assigned, value = word[2:].partition("=")
        try:
            if name not in options:
                raise OddsError(unknown("option", f"--{name}", [f"--{one}" for one in options]))
            option = options[name]
            if option.annotation is bool:
                given[option.name] = True
                continue
            _take(given, option, name, value if assigned else next(rest, None))
        except OddsError as fault:
            problems += fault.problems
    if len(plain) != len(arguments) and not problems:
        wanted = " ".join(argument.upper() for argument in arguments) or "options alone"
        seen = " ".join(f"'{word}'" for word in plain) or "nothing"
        problems.append(f"{procedure} takes {wanted}, in quotes if of several words, not {seen}")
    if problems:
        raise OddsError(*problems)
    return {**dict(zip(arguments, plain, strict=True)), **given}


def _parameters(game: ModuleType, procedure: str) -> dict[str, Parameter]:
    """List what may be asked; a strike takes the options of the battle that it prepares."""
    listed = dict(signature(getattr(game, procedure)).parameters)
    if any(one.kind is Parameter.VAR_KEYWORD for one in listed.values()):
        battle = signature(game.battle).parameters.items()
        listed = {name: one for name, one in battle if one.default is not Parameter.empty} | listed
    return {
        name: one
        for name, one in listed.items()
        if name not in _HOW and one.kind is not Parameter.VAR_KEYWORD
    }


def _is_argument(parameter: Parameter) -> bool:
    return parameter.default is Parameter.empty and not _is_listed(parameter)


def _is_listed(parameter: Parameter) -> bool:
    return bool(parameter.annotation == Sequence[str])


def _options(game: ModuleType, procedure: str) -> dict[str, Parameter]:
    """Give the options by their names in the command, where --province is one of provinces."""
    options = {}
    for name, one in _parameters(game, procedure).items():
        if _is_argument(one):
            continue
        plural = _is_listed(one) and name.endswith("s")
        options[(name[:-1] if plural else name).replace("_", "-")] = one
    if game.__name__.endswith(".ran"):
        options["charts"] = options["rules"]
    return options


def _take(given: dict[str, Any], option: Parameter, name: str, text: str | None) -> None:
    if text is None:
        raise OddsError(f"--{name} needs a value")
    if _is_listed(option):
        given[option.name] = [*given.get(option.name, []), text]
        return
    kinds = get_args(option.annotation) or (option.annotation,)
    try:
        given[option.name] = int(text) if int in kinds else text
    except ValueError:
        if str not in kinds:
            raise OddsError(f"--{name} is a whole number, not '{text}'") from None
        given[option.name] = text
