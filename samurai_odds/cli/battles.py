"""`samurai-odds battles`: attacks in Commands & Colors: Samurai Battles."""

from collections.abc import Callable
from typing import Any

import click

from samurai_odds.battles.options import OPTIONS, Option
from samurai_odds.cli.common import print_answer, progress_bar, shared_options, take_common


@click.group()
def battles() -> None:
    """Commands & Colors: Samurai Battles."""


def attack_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options of an attack."""
    for option in reversed(OPTIONS):
        command = _click_option(option)(command)
    return command


def _click_option(option: Option) -> Callable[[Any], Any]:
    if option.takes is bool:
        return click.option(f"--{option.name}", is_flag=True, help=f"{option.meaning}.")
    kind = int if option.takes is int else str
    metavar = {int: "N", str: "EXPR", "terrain": "TERRAIN", "target": "DEFENDER"}.get(
        option.takes if isinstance(option.takes, type | str) else ""
    )
    if isinstance(option.takes, tuple):
        metavar = "|".join(option.takes)
    return click.option(
        f"--{option.name}",
        type=kind,
        default=option.default,
        metavar=metavar,
        show_default=option.default is not None,
        help=f"{option.meaning}.",
    )


@battles.command()
@click.argument("attacker")
@click.argument("defender")
@attack_options
@shared_options
def attack(attacker: str, defender: str, **options: Any) -> None:
    """Say what an attack does to both sides.

    ATTACKER and DEFENDER are units: samurai-spear, samurai-bow, ashigaru-spear,
    ashigaru-bow, ashigaru-arquebus, levy, samurai-spear-cavalry,
    samurai-bow-cavalry, bodyguard; the defender may be a lone-leader. TERRAIN is
    one of open, forest, hill, ford, shallow-ford, bridge, building, field,
    ravine, tent, fence, palisade, castle.
    """
    from samurai_odds import battles as game

    common = take_common(options)
    with progress_bar(common.simulate or common.limit is not None) as progress:
        odds = game.attack(
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
