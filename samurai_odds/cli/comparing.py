"""How the `compare` commands of all games read what they are to compare, and print the ranking."""

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from importlib import import_module
from itertools import product
from typing import Any

import click

from samurai_odds.analysis.compare import Comparison, compare, setting
from samurai_odds.analysis.comparison import comparison_dict, comparison_grid, usual_figures
from samurai_odds.cli.common import Common
from samurai_odds.cli.output import note, save_figure
from samurai_odds.engine.answers.options import Option
from samurai_odds.engine.calling import unknown_input
from samurai_odds.engine.typed import words_typed
from samurai_odds.errors import OddsError, attempt, check_one_of
from samurai_odds.grids.grid import write

_YES_NO = {"yes": True, "no": False}


@dataclass(frozen=True)
class Compared:
    """A procedure whose questions can be compared, and how they are written.

    ``command`` gives the procedure's own command, which reads a question written out;
    ``separator`` parts the list of an argument, ``read`` makes a word of it (told the
    argument's name and the rules file) what the procedure takes.
    """

    game: str
    procedure: str
    arguments: tuple[str, ...]
    options: tuple[Option, ...]
    command: Callable[[], click.Command]
    separator: str = ";"
    read: Callable[[str, str, str | None], str] = lambda name, word, rules: word
    rules: str = "rules"  # the keyword of a file of numbers

    @property
    def by_keyword(self) -> dict[str, Option]:
        return {option.keyword: option for option in self.options}

    def is_set(self, name: str, value: Any) -> bool:
        """Whether an option has another value than it usually has."""
        return value is not None and value != () and value != self.by_keyword[name].default


def print_comparison(
    kind: Compared,
    lists: Sequence[str | None],
    written: Sequence[str],
    vary: Sequence[str],
    by: str | None,
    options: dict[str, Any],
    common: Common,
) -> None:
    """Compare questions written out, or a grid of them, and print the ranking."""
    if written and (any(lists) or vary):
        raise OddsError("give either --a and --b, or lists and --vary, not both")
    shared = {name: value for name, value in options.items() if kind.is_set(name, value)}
    left_out: list[str] = []
    if written:
        inputs = [shared | _read_question(kind, text) for text in written]
        labels = list(written)
    else:
        inputs, labels, left_out = _grid_inputs(kind, lists, vary, shared, common)
    if common.rules:
        inputs = [{**one, kind.rules: common.rules} for one in inputs]
    comparison = compare(
        getattr(import_module(f"samurai_odds.{kind.game}"), kind.procedure),
        *inputs,
        by=by,
        labels=labels,
        method=common.method,
        limit=common.limit,
        seed=common.seed,
    )
    write_comparison(comparison, common)
    for refusal in left_out:  # after what may still be refused
        note(f"left out: {refusal}")


def write_comparison(comparison: Comparison, common: Common) -> None:
    """Write a ranking to stdout, and draw it if a picture was asked for."""
    shown = common.show or usual_figures(comparison)
    if common.form == "json":
        text = json.dumps(comparison_dict(comparison, shown), ensure_ascii=False)
    else:
        text = write([comparison_grid(comparison, shown, common.form)], common.form)
    if common.plot:  # after what may still be refused
        save_figure(comparison.plot().figure, common.plot)
    click.echo(text)


def _read_question(kind: Compared, text: str) -> dict[str, Any]:
    """Read one question as the command line has it."""
    what = kind.procedure
    try:
        context = kind.command().make_context(what, words_typed(text))
    except ValueError as fault:
        raise OddsError(f"cannot read the {what} '{text}': {fault}") from None
    except click.ClickException as fault:
        raise OddsError(f"in the {what} '{text}': {fault.format_message()}") from None
    params, known = context.params, kind.by_keyword
    extra = [
        name
        for name in params
        if name not in known and name not in kind.arguments
        if context.get_parameter_source(name) is click.core.ParameterSource.COMMANDLINE
    ]
    if extra:
        raise OddsError(
            f"in the {what} '{text}': put {_written(context, extra[0])} outside the quotes"
        )
    named = {name: params[name] for name in kind.arguments}
    return named | {
        name: value for name, value in params.items() if name in known and kind.is_set(name, value)
    }


def _written(context: click.Context, name: str) -> str:
    """Give the option as it is written on the command line."""
    return next(one.opts[0] for one in context.command.params if one.name == name)


def _grid_inputs(
    kind: Compared,
    lists: Sequence[str | None],
    vary: Sequence[str],
    shared: dict[str, Any],
    common: Common,
) -> tuple[list[dict[str, Any]], list[str], list[str]]:
    """List the questions of a grid with their labels, and what the rules leave out of it."""
    if not all(lists):
        needed = " and ".join(f"{name}s" for name in kind.arguments)
        raise OddsError(f"give two {kind.procedure}s with --a and --b, or lists of {needed}")
    axes: list[tuple[str, Sequence[Any]]] = [
        (name, _words(kind, name, text or "", common.rules))
        for name, text in zip(kind.arguments, lists, strict=True)
    ]
    axes += [_varied(kind, text) for text in vary]
    varied = [name for name, _ in axes]
    if len(set(varied)) < len(varied):
        raise OddsError("--vary names an option twice: list all its values in one")
    question = import_module(f"samurai_odds.{kind.game}").question
    inputs, labels, refused = [], [], []
    for values in product(*(values for _, values in axes)):
        chosen = dict(zip(varied, values, strict=True))
        cell = shared | chosen
        label = _label(kind, chosen, axes)
        try:
            question(kind.procedure, {k: v for k, v in cell.items() if v is not None})
        except OddsError as fault:
            if any(problem.listed for problem in fault.problems):  # a name that nothing has
                raise
            refused.append(f"{label}: {fault}")
            continue
        inputs.append(cell)
        labels.append(label)
    if len(inputs) < 2:
        few = (
            f"name two or more {kind.procedure}s to compare: separate those of a list with "
            f"'{kind.separator}', or add --vary OPTION=VALUE,VALUE"
        )
        raise OddsError(*(refused or [few]))
    return inputs, labels, refused


def _label(
    kind: Compared, chosen: dict[str, Any], axes: Iterable[tuple[str, Sequence[Any]]]
) -> str:
    parts = [" v ".join(chosen[name] for name in kind.arguments)] if kind.arguments else []
    for name, values in axes:
        if name not in kind.arguments and len(values) > 1:
            value = chosen[name]
            unset = value is False or value is None
            parts.append(f"no {name.replace('_', '-')}" if unset else setting(name, value))
    return ", ".join(parts)


def _words(kind: Compared, name: str, text: str, rules: str | None) -> list[str]:
    words = [word.strip() for word in text.split(kind.separator) if word.strip()]
    problems: list[str] = []
    read = [attempt(problems, kind.read, name, word, rules) for word in words]
    if problems or not words:
        raise OddsError(*(problems or [f"no {name} named in '{text}'"]))
    return list(dict.fromkeys(read))


def _varied(kind: Compared, text: str) -> tuple[str, list[Any]]:
    """Read OPTION=VALUE,VALUE; values with commas in them are parted by semicolons."""
    name, equals, listed = text.partition("=")
    keyword = name.strip().lstrip("-").replace("-", "_")
    known = kind.by_keyword
    if keyword not in known:
        raise OddsError(unknown_input(name.strip(), {o.name: o for o in known.values()}))
    if not equals or not listed.strip():
        raise OddsError(f"--vary '{text}': write OPTION=VALUE,VALUE")
    separator = ";" if ";" in listed else ","
    return keyword, [_value(known[keyword], word.strip()) for word in listed.split(separator)]


def _value(option: Option, word: str) -> Any:
    if option.takes is bool:
        check_one_of(f"value of {option.name}", word, _YES_NO)
        return _YES_NO[word]
    if word == "none" and option.default is None:
        return None
    if option.takes is int:
        try:
            return int(word)
        except ValueError:
            raise OddsError(f"{option.name} is a whole number, not '{word}'") from None
    return [word] if option.repeatable else word
