"""A procedure's table of options, put on the command line."""

from collections.abc import Callable, Iterable
from inspect import Parameter
from typing import Any

import click
from click.shell_completion import CompletionItem

from samurai_odds.cli.helping import Grouped, adding, twice
from samurai_odds.cli.output import RECORD
from samurai_odds.engine.answers.options import Option
from samurai_odds.engine.homes import at_home

Completion = Callable[[click.Context, click.Parameter, str], list[CompletionItem]]


def completing(words: Callable[[], Iterable[str]]) -> Completion:
    """Complete one of some words; they are looked up only when the shell asks."""

    def complete(
        context: click.Context, parameter: click.Parameter, begun: str
    ) -> list[CompletionItem]:
        done, comma, last = begun.rpartition(",")
        return [CompletionItem(f"{done}{comma}{w}") for w in words() if w.startswith(last)]

    return complete


def units() -> list[str]:
    """List the units of Samurai Battles, the lone leader too."""
    from samurai_odds.battles.attack.options import LONE_LEADER
    from samurai_odds.battles.facts import load

    return [*load().units, LONE_LEADER]


def terrain() -> list[str]:
    """List the terrain that units stand on."""
    from samurai_odds.battles.attack.options import BY_KEYWORD, choices
    from samurai_odds.battles.facts import load

    return list(choices(BY_KEYWORD["defender_on"], load()))


def cards() -> list[str]:
    from samurai_odds.battles.scenario.scenario import command_cards

    return list(command_cards())


def completion_of(option: Option) -> Any:
    """Give what completes an option of a procedure, None where nothing does."""
    if isinstance(option.takes, tuple):
        return completing(lambda: option.takes)  # type: ignore[arg-type,return-value]
    return completion_of_kind(option.takes)


def completion_of_kind(kind: Any) -> Any:
    """Give what completes words of a kind that a game reads, None where nothing does."""
    if not isinstance(kind, str):
        return None
    game, _, what = kind.partition(" ")
    if kind not in _KINDS and what not in _OF_A_GAME:
        return None
    return completing(_KINDS.get(kind) or (lambda: _OF_A_GAME[what](game)))


_OF_A_GAME: dict[str, Callable[[str], Iterable[str]]] = {
    "scenario": lambda game: at_home(f"{game}.scenario.text.shipped")(),
    "bot": lambda game: at_home(f"{game}.bots.BOTS").names,
}
_KINDS: dict[str, Callable[[], Iterable[str]]] = {
    "terrain": terrain,
    "target": units,
    "unit": units,
    "command card": cards,
}


def table_options(options: Iterable[Option]) -> Callable[..., Any]:
    return adding(*map(click_option, options))


def click_option(option: Option) -> Callable[[Any], Any]:
    """Turn an option of a procedure into one of its command.

    One that takes a single value is refused when it is given twice: click would
    silently keep the last.
    """
    if option.takes is bool:
        return click.option(
            f"--{option.name}/--no-{option.name}" if option.default else f"--{option.name}",
            is_flag=True,
            default=option.default,
            show_default=bool(option.default),
            help=f"{option.meaning}.",
            cls=Grouped,
            group=option.group,
        )
    metavar = option.metavar or ("N" if option.takes is int else "TEXT")
    if isinstance(option.takes, tuple):
        metavar = "|".join(option.takes)
    needed = option.default is Parameter.empty
    shown = option.default is not None and not option.repeatable and not needed
    kind: Any = option.takes if option.takes is int else str
    if option.takes is float:
        kind = _Number(in_percent=option.percent)
    if option.keyword == "record":
        kind = RECORD
    return click.option(
        f"--{option.name}",
        option.keyword,
        type=kind,
        required=needed,
        cls=Grouped,
        group=option.group,
        shell_complete=completion_of(option),
        multiple=True,
        callback=None if option.repeatable else _one_value(option),
        metavar=metavar,
        help=f"{option.meaning}." + (f"  [default: {_written(option)}]" if shown else ""),
    )


class _Number(click.types.FloatParamType):
    """A number, which may be written in percent: 70% is 0.7, or 70 of what is given in percent."""

    def __init__(self, in_percent: bool) -> None:
        self.in_percent = in_percent

    def convert(
        self, value: Any, parameter: click.Parameter | None, context: click.Context | None
    ) -> Any:
        text = value.strip() if isinstance(value, str) else ""
        try:
            number = float(text.removesuffix("%"))
        except ValueError:
            return super().convert(value, parameter, context)
        return number / 100 if text.endswith("%") and not self.in_percent else number


def _written(option: Option) -> str:
    """Return an option's default as the command line has it."""
    if isinstance(option.default, tuple):
        return ",".join(option.default)
    return f"{100 * option.default:g}" if option.percent else str(option.default)


def _one_value(option: Option) -> Callable[[click.Context, click.Parameter, Any], Any]:
    def only(context: click.Context, parameter: click.Parameter, values: tuple[Any, ...]) -> Any:
        if len(values) > 1:
            listed = ", ".join(f"'{value}'" for value in values)
            raise click.BadParameter(twice(len(values), f" ({listed})"))
        if values and option.percent:
            return values[0] / 100
        return values[0] if values else option.default

    return only


def compare_options(what: str, usual: str) -> Callable[..., Any]:
    options = (
        click.option(
            "--a",
            "--b",
            "written",
            multiple=True,
            metavar=what,
            help=f"One {what.lower()}: arguments and options, quoted (repeatable).",
        ),
        click.option(
            "--vary",
            multiple=True,
            metavar="OPTION=VALUE,...",
            help="Compare these values of an option (repeatable); yes,no for a flag.",
        ),
        click.option(
            "--by", metavar="EXPR", help=f"Rank by this, highest first.  [default: {usual}]"
        ),
    )

    return adding(*options)
