"""`samurai-odds ran table`: sheets of one figure, and their pictures."""

from collections.abc import Callable
from typing import Any

import click

from samurai_odds.cli.common import FORMATS, rules_option
from samurai_odds.cli.helping import Helped
from samurai_odds.cli.output import PICTURE, save_figure

# What a player reads first off a sheet.
SHAKEN = "defender_state != 'ordered' or retreat == 'defender'"
BROKEN = "defender_state != 'ordered'"

_SHARED = (
    rules_option("ran"),
    click.option("--format", "form", type=click.Choice(FORMATS), default="text", show_default=True),
    click.option(
        "--plot", type=PICTURE, metavar="FILE", help="Draw the sheet: .png, .svg or .pdf."
    ),
)


def _shared(command: Callable[..., Any]) -> Callable[..., Any]:
    for option in reversed(_SHARED):
        command = option(command)
    return command


@click.group()
def table() -> None:
    """Print tables by types, column shift, TQ and hits."""


@table.command(cls=Helped)
@click.option("--attacker-rating", default="6-4/5-3", show_default=True, metavar="TQ-MA/TQ-MA")
@click.option("--defender-rating", default="6-4/5-3", show_default=True, metavar="TQ-MA/TQ-MA")
@click.option("--show", default=SHAKEN, show_default=True, metavar="EXPR")
@_shared
def pairs(attacker_rating: str, defender_rating: str, show: str, **how: Any) -> None:
    """Print every clash of arms between equal ratings.

    KB+ is Kibamusha charging (Norikuzushi).
    """
    from samurai_odds.ran.sheets import pairs_sheet

    _print(pairs_sheet(attacker_rating, defender_rating, show, how["rules"]), how)


@table.command(cls=Helped)
@click.argument("attacker")
@click.argument("defender")
@click.option("--show", multiple=True, metavar="EXPR", help="A figure (repeatable).")
@_shared
def shifts(attacker: str, defender: str, show: tuple[str, ...], **how: Any) -> None:
    """Print one shock by column shift, 6L to 6R."""
    from samurai_odds.ran.sheets import shifts_sheet

    wanted = show or (BROKEN, "retreat == 'defender'", "attacker_state != 'ordered'")
    _print(shifts_sheet(attacker, defender, wanted, how["rules"]), how)


@table.command(cls=Helped)
@click.argument("attacker")
@click.argument("defender_type")
@click.option("--show", default=BROKEN, show_default=True, metavar="EXPR")
@_shared
def breaking(attacker: str, defender_type: str, show: str, **how: Any) -> None:
    """Print a shock by the defender's TQ and hits.

    ATTACKER is a unit such as 'SI 7-4/6-3 flank', DEFENDER_TYPE a type such as AS.
    """
    from samurai_odds.ran.sheets import breaking_sheet

    _print(breaking_sheet(attacker, defender_type, show, how["rules"]), how)


def _print(grid: Any, how: dict[str, Any]) -> None:
    from samurai_odds.grids.grid import write

    if how["plot"]:
        from samurai_odds.ran.sheets import draw_sheet

        save_figure(draw_sheet(grid), how["plot"])
    click.echo(write([grid], how["form"]))
