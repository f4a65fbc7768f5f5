"""Options of the commands that play whole games, of whichever game."""

from collections.abc import Callable
from typing import Any

import click

from samurai_odds.cli.common import common_options
from samurai_odds.cli.completing import Completion


def bot_option(
    name: str, meaning: str, usual: str | None, complete: Completion
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    return click.option(
        f"--{name}",
        default=usual,
        show_default=True,
        metavar="BOT",
        shell_complete=complete,
        help=meaning,
    )


all_option = common_options("all")
answer_options = common_options(
    *("where", "show", "format", "plot", "trace"), one="game", outcomes="games"
)
record_options = common_options("games", "record")


def game_options(games: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Make the options that all commands share who play whole games; there is no exact answer."""
    return common_options("target-error", "samples", "seconds", "seed", "rules", many=games)
