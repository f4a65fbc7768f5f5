"""`samurai-odds battles`: attacks in Commands & Colors: Samurai Battles."""

from typing import Any

import click

from samurai_odds.cli.battles.whole_games import COMMANDS
from samurai_odds.cli.common import shared_options_but, take_common
from samurai_odds.cli.helping import Helped
from samurai_odds.cli.procedures import compare_command, declared_options, procedure_command


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
    from samurai_odds.cli.battles import tables

    return tables.read_unit(name, word, rules)


battles.add_command(procedure_command("battles.attack"))
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
@shared_options_but("trace")
def table(attackers: str | None, defenders: str | None, **options: Any) -> None:
    """Print a table of attackers (rows) by defenders.

    --show says which figure, by default net blocks plus banners; repeat it for
    several tables. The other options set one situation for all cells.
    """
    from samurai_odds.cli.battles.tables import print_tables

    print_tables(attackers, defenders, options, take_common(options))


for command in COMMANDS:
    battles.add_command(command)
