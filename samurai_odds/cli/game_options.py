"""Options of the commands that play whole games, of whichever game."""

from collections.abc import Callable
from typing import Any

import click

from samurai_odds.cli.common import FORMATS
from samurai_odds.cli.completing import Completion
from samurai_odds.cli.helping import Grouped
from samurai_odds.cli.output import PICTURE


def _answer(*names: str, **settings: Any) -> Callable[..., Any]:
    return click.option(*names, cls=Grouped, group="Answer", **settings)


def _method(*names: str, **settings: Any) -> Callable[..., Any]:
    return click.option(*names, cls=Grouped, group="Method", **settings)


_ANSWER = (
    _answer("--where", metavar="EXPR", help="Count only games that meet this condition."),
    _answer("--show", multiple=True, metavar="EXPR", help="Show this figure (repeatable)."),
    _answer("--format", "form", type=click.Choice(FORMATS), default="text", show_default=True),
    _answer("--plot", type=PICTURE, metavar="FILE", help="Draw the answer: .png, .svg or .pdf."),
    _answer(
        "--trace", type=int, metavar="I", help="Tell game number I (of those that meet --where)."
    ),
)


def bot_option(
    name: str, meaning: str, usual: str | None, complete: Completion
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Make an option that names a bot."""
    return click.option(
        f"--{name}",
        default=usual,
        show_default=True,
        metavar="BOT",
        shell_complete=complete,
        help=meaning,
    )


def all_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the option that prints the lesser figures too."""
    words = "Print all figures, not only the main ones."
    added: Callable[..., Any] = _answer("--all", "everything", is_flag=True, help=words)(command)
    return added


def answer_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options that say how an answer is shown."""
    for option in reversed(_ANSWER):
        command = option(command)
    return command


def game_options(games: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Make the options that all commands share who play whole games; there is no exact answer."""
    options = (
        _method(
            "--target-error",
            type=float,
            metavar="E",
            help="Play until the figures shown have this standard error.",
        ),
        _method("--samples", type=int, metavar="N", help=f"Play this many {games} at most."),
        _method("--seconds", type=float, metavar="S", help="Play for this time at most."),
        _method("--seed", type=int, default=0, show_default=True, metavar="K", help="Luck's seed."),
        _method("--rules", metavar="FILE", help="Rules numbers of your own (TOML)."),
    )

    def add(command: Callable[..., Any]) -> Callable[..., Any]:
        for option in reversed(options):
            command = option(command)
        return command

    return add


def record_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options that play some game numbers, and keep games in a file."""
    options = (
        _method("--games", metavar="A-B", help="Play just these game numbers of the seed."),
        _method("--record", metavar="FILE", help="Add the games to this file, and go on from it."),
    )
    for option in reversed(options):
        command = option(command)
    return command
