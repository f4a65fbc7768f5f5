"""`samurai-odds info`: what a bug report should say of the machine."""

import json

import click

from samurai_odds.cli.helping import Helped


@click.command(cls=Helped, short_help="Versions, processor and cache, for a bug report.")
@click.option("--format", "form", type=click.Choice(("text", "json")), default="text")
def info(form: str) -> None:
    """List versions, processor and cache: paste it into a bug report.

    Nothing personal is in it: your home folder is written ~.
    """
    from samurai_odds.engine.environment import environment
    from samurai_odds.grids.fitting import wrapped

    found = environment()
    if form == "json":
        click.echo(json.dumps(found, ensure_ascii=False))
        return
    for name, value in found.items():
        listed = isinstance(value, dict)
        text = ", ".join(f"{one} {number}" for one, number in value.items()) if listed else value
        click.echo(wrapped(f"{name}: {text}"))
