"""`samurai-odds swords`: battles and campaigns in Samurai Swords (Shogun, Ikusa)."""

from collections.abc import Callable, Iterable
from typing import Any

import click

from samurai_odds.cli.common import print_answer, progress_bar, shared_options, take_common
from samurai_odds.swords.options import OPTIONS, Option


@click.group()
def swords() -> None:
    """Samurai Swords (Shogun, Ikusa).

    A force is text such as "daimyo, 2 bowmen, gunner, 3 spearmen": kinds are
    bowman, gunner, daimyo, swordsman, ronin, spearman, singular or plural. A
    troop with a daimyo is an army, any other a provincial force; a defending army
    and force are joined by +.
    """


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


@swords.command()
@click.argument("attacker")
@click.argument("defender")
@table_options(OPTIONS)
@shared_options
def battle(attacker: str, defender: str, **options: Any) -> None:
    """Say how one battle ends, and what is left of both sides."""
    from samurai_odds import swords as game

    common = take_common(options)
    with progress_bar(common.simulate or common.limit is not None) as progress:
        odds = game.battle(
            attacker,
            defender,
            **options,
            rules=common.rules,
            method=common.method,
            limit=common.limit,
            seed=common.seed,
            shown=common.show,
            progress=progress,
        )
    print_answer(odds, common)
