"""`samurai-odds ran odds` and `ran activation`: what a position decides."""

from functools import partial
from typing import Any

import click

from samurai_odds import ran
from samurai_odds.cli.common import FORMATS, ask, print_answer, shared_options_but, take_common
from samurai_odds.cli.helping import Helped
from samurai_odds.cli.procedures import declared_arguments, declared_options
from samurai_odds.cli.whole_games import show_page
from samurai_odds.engine.declaring import help_of


@click.command("odds", cls=Helped, help=help_of(ran.odds))
@declared_arguments("ran.odds")
@declared_options("ran.odds")
@shared_options_but(game="ran")
def odds(position: str, unit: str, target: str, **options: Any) -> None:
    from samurai_odds.engine.answers.answer import answer

    common = take_common(options)
    found = ran.derived(position, unit, target, rules=common.rules, **options)
    print_answer(ask(partial(answer, found.question), common), common)
    for note in found.notes:
        click.echo(note, err=common.form != "text")
    click.echo(f"asked as:\n{found.command}", err=common.form != "text")


@click.command("activation", cls=Helped, help=help_of(ran.activation))
@click.argument("contingents", nargs=-1, required=True, metavar="CONTINGENT...")
@declared_options("ran.activation")
@click.option("--format", "form", type=click.Choice(FORMATS), default="text", show_default=True)
def activation(contingents: tuple[str, ...], form: str, **options: Any) -> None:
    show_page(ran.activation(contingents, **options).page, form)
