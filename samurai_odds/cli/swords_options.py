"""The options of a battle in Samurai Swords as options of the command line."""

from collections.abc import Callable, Iterable
from typing import Any

import click

from samurai_odds.swords.options import Option, only_unusual


def table_options(options: Iterable[Option]) -> Callable[..., Any]:
    """Add the options of a table of options."""

    def add(command: Callable[..., Any]) -> Callable[..., Any]:
        for option in reversed(list(options)):
            command = _click_option(option)(command)
        return command

    return add


def _click_option(option: Option) -> Callable[[Any], Any]:
    if option.takes is bool:
        return click.option(f"--{option.name}", is_flag=True, help=f"{option.meaning}.")
    return click.option(
        f"--{option.name}",
        type=int if option.takes is int else str,
        default=option.default,
        metavar="|".join(option.takes) if isinstance(option.takes, tuple) else option.metavar,
        show_default=option.default is not None,
        help=f"{option.meaning}.",
    )


def given(options: dict[str, Any]) -> dict[str, Any]:
    """Leave out what was not asked for."""
    return only_unusual(options)
