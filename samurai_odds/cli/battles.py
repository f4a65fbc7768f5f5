"""`samurai-odds battles`: attacks in Commands & Colors: Samurai Battles."""

import json
from typing import Any

import click

from samurai_odds.cli.common import shared_options_but, take_common
from samurai_odds.cli.full_games import (
    Ranking,
    balance_command,
    command_of,
    game_options,
    json_option,
    list_commands,
    map_command,
    new_command,
    play_command,
    plot_option,
    pool_options,
    report_command,
    review_command,
    sampled_command,
)
from samurai_odds.cli.helping import Helped
from samurai_odds.cli.output import save_figure
from samurai_odds.cli.own_values import cards
from samurai_odds.cli.playing import played, take_shared
from samurai_odds.cli.procedures import (
    compare_command,
    declared_options,
    odds_command,
    procedure_command,
)
from samurai_odds.cli.repeating import is_clocked, repeat_note
from samurai_odds.errors import OddsError


def advise(explain: bool, form: str, **options: Any) -> None:
    common = take_shared(options)
    if not 0.5 <= options["confidence"] < 1:
        got = f"{100 * options['confidence']:g}"
        raise OddsError(f"--confidence must be at least 50 and below 100 (percent), got {got}")
    advice = played("battles.advise", common, options)
    if common.plot is not None:
        save_figure(advice.plot().figure, common.plot)
    if form == "json":
        click.echo(json.dumps(advice.to_dict(), ensure_ascii=False))
    else:
        click.echo(advice.text(explain))
        if is_clocked(common.limit, advice):
            click.echo(repeat_note(advice))


COMMANDS = (
    map_command("battles"),
    cards,
    new_command("battles"),
    play_command("battles.play", "battles"),
    sampled_command(
        "battles.turn",
        "turns",
        Ranking("card", lambda options: not options["card"] and options["orders"] is None),
    ),
    command_of(
        "battles.advise",
        advise,
        click.option(
            "--explain",
            is_flag=True,
            help="Set the best beside your orders, else beside one clearly worse.",
        ),
        game_options("battles", "turns"),
        pool_options,
        json_option,
        plot_option("best turn, or yours"),
    ),
    review_command("battles.review"),
    sampled_command("battles.par", "battles"),
    balance_command("battles", "battles"),
    report_command("battles"),
    *list_commands("battles"),
)


@click.group()
def battles() -> None:
    """Commands & Colors: Samurai Battles."""


COMPARE = """Rank attacks, the best first.

Either two attacks, --a "samurai-spear levy --inspire" --b "samurai-spear
ashigaru-bow", or a grid: ATTACKERS and DEFENDERS are then lists such as
levy,ashigaru-bow, and --vary adds the values of an option. A grid leaves out
what the rules forbid, and says so.
"""


def read_unit(name: str, word: str, rules: str | None) -> str:
    """Read the key of an attacker or a defender."""
    from samurai_odds.cli import unit_tables

    return unit_tables.read_unit(name, word, rules)


battles.add_command(procedure_command("battles.attack"))
battles.add_command(odds_command("battles"))
battles.add_command(
    compare_command(
        "battles.attack",
        COMPARE,
        "ATTACK",
        "net blocks plus banners; tokens not counted",
        separator=",",
        read=read_unit,
    )
)


@battles.command(cls=Helped)
@click.option("--attackers", metavar="LIST", help="Units for the rows, by commas.  [default: all]")
@click.option("--defenders", metavar="LIST", help="Units for the columns.  [default: all]")
@declared_options("battles.attack")
@shared_options_but("trace", game="battles")
def table(attackers: str | None, defenders: str | None, **options: Any) -> None:
    """Print a table of attackers (rows) by defenders.

    --show says which figure, by default net blocks plus banners; repeat it for
    several tables. The other options set one situation for all cells.
    """
    from samurai_odds.cli.unit_tables import print_tables

    print_tables(attackers, defenders, options, take_common(options))


for command in COMMANDS:
    battles.add_command(command)
