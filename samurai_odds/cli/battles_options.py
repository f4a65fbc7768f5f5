"""Options of the commands that play whole games of Samurai Battles."""

from collections.abc import Callable
from typing import Any

import click

from samurai_odds.cli.common import FORMATS

_ANSWER = (
    click.option("--where", metavar="EXPR", help="Count only games that meet this condition."),
    click.option("--show", multiple=True, metavar="EXPR", help="Show this figure (repeatable)."),
    click.option("--format", "form", type=click.Choice(FORMATS), default="text", show_default=True),
    click.option("--plot", metavar="FILE", help="Draw the answer: .png, .svg or .pdf."),
    click.option(
        "--trace", type=int, metavar="I", help="Tell game number I (of those that meet --where)."
    ),
)


def answer_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options that say how an answer is shown."""
    for option in reversed(_ANSWER):
        command = option(command)
    return command


def game_options(games: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Make the options that all commands share who play whole games; there is no exact answer."""
    options = (
        click.option(
            "--target-error",
            type=float,
            metavar="E",
            help="Play until the figures shown have this standard error.",
        ),
        click.option("--samples", type=int, metavar="N", help=f"Play this many {games} at most."),
        click.option("--seconds", type=float, metavar="S", help="Play for this time at most."),
        click.option(
            "--seed", type=int, default=0, show_default=True, metavar="K", help="Luck's seed."
        ),
        click.option("--rules", metavar="FILE", help="Rules numbers of your own (TOML)."),
        click.option("--dragons", metavar="FILE", help="Dragon cards of your own (TOML)."),
    )

    def add(command: Callable[..., Any]) -> Callable[..., Any]:
        for option in reversed(options):
            command = option(command)
        return command

    return add
