"""`samurai-odds merge`: one answer from several records of games."""

from typing import Any

import click

from samurai_odds.cli.common import Common, print_answer, take_common
from samurai_odds.cli.helping import Helped
from samurai_odds.cli.whole_games import all_option, format_option, plot_option


@click.command(cls=Helped, short_help="Combine several records of games into one answer.")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--where", metavar="EXPR", help="Count only games that meet this condition.")
@click.option("--show", multiple=True, metavar="EXPR", help="Show this figure (repeatable).")
@format_option
@plot_option()
@all_option
def merge(files: tuple[str, ...], everything: bool, **options: Any) -> None:
    """Combine several records of games into one answer.

    They must be of the same question: scenario, rules, bots, seed and version; else they
    are refused. Games are known by their numbers, so none counts twice.
    """
    from samurai_odds.reports.merging import put_together

    common: Common = take_common(options)
    found = put_together(*files)
    print_answer(found.odds, common, everything)
    click.echo(found.says, err=True)
