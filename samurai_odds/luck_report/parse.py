"""A question written as on the command line, read by the declaration of its procedure."""

from collections.abc import Sequence
from importlib import import_module
from inspect import Parameter, signature
from typing import Any

from samurai_odds.engine import declaring
from samurai_odds.engine.answers.options import Option
from samurai_odds.engine.declaring import inputs_of, opt_of
from samurai_odds.errors import OddsError, unknown


def procedures(game: str) -> list[str]:
    """List the procedures of a game that answer with odds."""
    module = import_module(f"samurai_odds.{game}")
    names: Sequence[str] = module.__all__
    return [name for name in names if signature(getattr(module, name)).return_annotation == "Odds"]


def arguments_of(game: str, procedure: str) -> list[str]:
    """List the arguments that a question must begin with."""
    inputs = inputs_of(f"{game}.{procedure}")
    names = declaring.arguments_of(f"{game}.{procedure}")
    return [name for name in names if inputs[name].default is Parameter.empty]


def options_of(game: str, procedure: str) -> dict[str, Option]:
    """Map the options of a procedure, by their names on the command line.

    A strike takes the options of the battle that it prepares.
    """
    name = f"{game}.{procedure}"
    inputs = inputs_of(name)
    found = {one.name: one for one in declaring.options_of(name, "rules")}
    if any(one.kind is Parameter.VAR_KEYWORD for one in inputs.values()):
        found |= options_of(game, "battle")
    if rules := opt_of(inputs["rules"].annotation):
        found |= {rules.alias: found["rules"]} if rules.alias else {}
    return found


def read_inputs(game: str, procedure: str, words: Sequence[str]) -> dict[str, Any]:
    """Read arguments and options into keywords; raise OddsError with all that is wrong."""
    arguments, options = arguments_of(game, procedure), options_of(game, procedure)
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
            if option.takes is bool:
                given[option.keyword] = True
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


def _take(given: dict[str, Any], option: Option, name: str, text: str | None) -> None:
    if text is None:
        raise OddsError(f"--{name} needs a value")
    if option.repeatable:
        given[option.keyword] = [*given.get(option.keyword, []), text]
        return
    if option.takes not in (int, float):
        given[option.keyword] = text
        return
    number = int if option.takes is int else float
    try:
        given[option.keyword] = number(text)
    except ValueError:
        what = "whole number" if number is int else "number"
        raise OddsError(f"--{name} is a {what}, not '{text}'") from None
