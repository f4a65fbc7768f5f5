"""A battle as one writes it at the table, `levy levy forest: 2-0`, spelled out in full."""

import re
from collections.abc import Container, Sequence
from difflib import get_close_matches
from importlib import import_module
from inspect import Parameter, signature
from typing import Any

from samurai_odds.battles.facts import load
from samurai_odds.battles.words import spelled, unit_key
from samurai_odds.engine import declaring
from samurai_odds.engine.answers.options import Option
from samurai_odds.engine.declaring import inputs_of, opt_of
from samurai_odds.errors import OddsError, refuse, unknown
from samurai_odds.reports import GAMES


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
    options = {one.name: one for one in declaring.options_of(name, "rules")}
    if any(one.kind is Parameter.VAR_KEYWORD for one in inputs.values()):
        options |= options_of(game, "battle")
    if rules := opt_of(inputs["rules"].annotation):
        options |= {rules.alias: options["rules"]} if rules.alias else {}
    return options


def read_inputs(game: str, procedure: str, words: Sequence[str]) -> dict[str, Any]:
    """Read arguments and options into keywords; raise OddsError with all that is wrong."""
    arguments, options = arguments_of(game, procedure), options_of(game, procedure)
    inputs: dict[str, Any] = {}
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
                inputs[option.keyword] = True
                continue
            _take(inputs, option, name, value if assigned else next(rest, None))
        except OddsError as fault:
            problems += fault.problems
    if len(plain) != len(arguments) and not problems:
        wanted = " ".join(argument.upper() for argument in arguments) or "options alone"
        seen = " ".join(f"'{word}'" for word in plain) or "nothing"
        problems.append(f"{procedure} takes {wanted}, in quotes if of several words, not {seen}")
    refuse(problems)
    return {**dict(zip(arguments, plain, strict=True)), **inputs}


def _take(inputs: dict[str, Any], option: Option, name: str, text: str | None) -> None:
    if text is None:
        raise OddsError(f"--{name} needs a value")
    if option.repeatable:
        inputs[option.keyword] = [*inputs.get(option.keyword, []), text]
        return
    if option.takes not in (int, float):
        inputs[option.keyword] = text
        return
    number = int if option.takes is int else float
    try:
        inputs[option.keyword] = number(text)
    except ValueError:
        what = "whole number" if number is int else "number"
        raise OddsError(f"--{name} is a {what}, not '{text}'") from None


USUAL = {"battles": "attack", "swords": "battle", "ran": "shock"}  # what is fought most
SCORES = {  # what two numbers with a dash between them are, or a number alone
    ("battles", "attack"): ("defender_losses", "attacker_losses"),
    ("battles", "play"): ("red_banners", "blue_banners"),
    ("swords", "battle"): ("attacker_units", "defender_units"),
    ("ran", "fire"): ("hits",),
}
_AGAINST = ("v", "vs", "against")
_SCORE = re.compile(r"(\d+)(?:\s*[-:]\s*(\d+))?")


def heading(text: str) -> list[str] | None:
    """Read a line that only names a game, or a game and what is fought; None if it does more."""
    words = text.split()
    if not words or words[0] not in GAMES or len(words) > 2:
        return None
    known = procedures(words[0])
    if len(words) == 1:
        return [words[0], USUAL[words[0]]]
    return words if words[1] in known else None


def in_full(words: Sequence[str], usual: Sequence[str] | None) -> list[str]:
    """Spell out a question: its game, what is fought, the sides, options with dashes.

    ``usual`` is the game and what is fought that the last heading named. Raises
    OddsError if there is no telling the game, or what is fought.
    """
    game, procedure, rest = _begun(words, usual)
    options, count = options_of(game, procedure), len(arguments_of(game, procedure))
    arguments = _sides(rest, game, options)
    full = [game, procedure]
    left = iter(arguments)
    plain = 0
    for word in left:
        name = word.lstrip("-").partition("=")[0]
        if word.startswith("--") or (plain >= count and name in options):
            full.append(word if word.startswith("--") else f"--{word}")
            takes_more = name in options and "=" not in word and options[name].takes is not bool
            full += [value for value in [next(left, None)] if value] if takes_more else []
        elif plain >= count and (game, procedure) == ("battles", "attack"):
            full += _of_an_attack(word)
        else:
            plain += 1
            full.append(word)
    return full


def score(text: str, game: str, procedure: str) -> dict[str, str] | None:
    """Read `2-0`, `2:0` or `2` as the variables that it stands for; None if it is no score."""
    match = _SCORE.fullmatch(text)
    names = SCORES.get((game, procedure), ())
    if match is None or not names:
        return None
    numbers = [number for number in match.groups() if number is not None]
    if len(numbers) > len(names):
        raise OddsError(f"{game} {procedure} takes one number ({names[0]}), not '{text}'")
    return dict(zip(names, numbers, strict=False))


def _begun(words: Sequence[str], usual: Sequence[str] | None) -> tuple[str, str, Sequence[str]]:
    """Find the game and what is fought, and give the words after them."""
    first = words[0] if words else ""
    if first not in GAMES:
        if words and usual:
            return usual[0], usual[1], words
        if unit_key(first) in load(None).units:
            return "battles", USUAL["battles"], words
        raise OddsError(unknown("game", first, GAMES))
    known = procedures(first)
    second = words[1] if len(words) > 1 else ""
    if second in known:
        return first, second, words[2:]
    if (
        not second
        or second in dir(import_module(f"samurai_odds.{first}"))
        or get_close_matches(second, known)
    ):
        raise OddsError(unknown(f"procedure of {first}", second, known))
    return first, USUAL[first], words[1:]


def _sides(words: Sequence[str], game: str, options: Container[str]) -> list[str]:
    """Gather the words of two sides with a `v` between them; elsewhere quotes do that."""
    place = next((k for k, word in enumerate(words) if word in _AGAINST), None)
    if place is None:
        return list(words)
    after = words[place + 1 :]
    stops = (k for k, word in enumerate(after) if word.startswith("--") or word in options)
    end = next(stops, len(after))
    if game == "battles":  # what follows the target is its terrain, the range, an option
        end = min(end, 1)
    sides = [" ".join(words[:place]), " ".join(after[:end])]
    return [*(side for side in sides if side), *after[end:]]


def _of_an_attack(word: str) -> list[str]:
    """A terrain is that of the defender, a number the range."""
    if word.isdigit():
        return ["--range", word]
    terrain = tuple(load(None).terrain)
    if spelled(word) not in terrain:
        raise OddsError(f"{unknown('terrain', word, terrain)}; or a range, or an option")
    return ["--defender-on", word]
