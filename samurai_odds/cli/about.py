"""What the package says of itself: `info` for a bug report, `schema` of files of values."""

import json
from importlib import import_module

import click

from samurai_odds.cli.helping import Helped
from samurai_odds.errors import check_one_of


@click.command(cls=Helped, short_help="Versions, processor and cache, for a bug report.")
@click.option("--format", "form", type=click.Choice(("text", "json")), default="text")
def info(form: str) -> None:
    """List versions, processor and cache: paste it into a bug report.

    Nothing personal is in it: your home folder is written ~.
    """
    from samurai_odds.engine.environment import environment
    from samurai_odds.grids.fitting import wrapped

    details = environment()
    if form == "json":
        click.echo(json.dumps(details, ensure_ascii=False))
        return
    for name, value in details.items():
        listed = isinstance(value, dict)
        text = ", ".join(f"{one} {number}" for one, number in value.items()) if listed else value
        click.echo(wrapped(f"{name}: {text}"))


@click.command(cls=Helped)
@click.argument("game", metavar="battles|swords|ran")
def schema(game: str) -> None:
    """Print the JSON Schema of a game's --rules files.

    Editors check and complete a file by it. A file may say "version = 1"; one without a version
    is of version 1.
    """
    from samurai_odds.reports import GAMES

    check_one_of("game", game, GAMES)
    document = import_module(f"samurai_odds.{game}.facts").schema()
    click.echo(json.dumps(document, ensure_ascii=False, indent=1))
