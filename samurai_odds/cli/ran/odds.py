"""`samurai-odds ran odds`: shock and fire of a position, with every option filled in."""

from functools import partial
from typing import Any

import click

from samurai_odds.cli.common import ask, print_answer, shared_options, take_common
from samurai_odds.cli.completing import completing, ran_scenarios
from samurai_odds.cli.helping import Helped
from samurai_odds.cli.options import table_options
from samurai_odds.errors import OddsError
from samurai_odds.ran.from_map.options import OPTIONS


@click.command("odds", cls=Helped)
@click.argument("position", shell_complete=completing(ran_scenarios))
@click.argument("unit")
@click.argument("target")
@table_options(OPTIONS)
@click.option("--charts", metavar="FILE", help="Your own charts (TOML).")
@shared_options
def odds(position: str, unit: str, target: str, **options: Any) -> None:
    """Give the odds of UNIT against TARGET as they stand: a shock, or fire.

    POSITION is a scenario's key or a file; units are named as the map names them, such as
    A3. All that the map says is filled in, and shown as the command that asks the same.
    """
    from samurai_odds.engine.answers.answer import answer
    from samurai_odds.ran.functions.odds import derived

    common = take_common(options)
    if common.rules is not None:
        if options["charts"] is not None:
            raise OddsError("--rules and --charts are the same file here: give one")
        options["charts"] = common.rules
    found = derived(position, unit, target, **options)
    print_answer(ask(partial(answer, found.question), common), common)
    for note in found.notes:
        click.echo(note, err=common.form != "text")
    click.echo(f"asked as:\n{found.command}", err=common.form != "text")
