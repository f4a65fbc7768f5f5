"""`samurai-odds ran`: odds for RAN, procedure by procedure."""

import click

from samurai_odds.cli.procedures import compare_command, procedure_command
from samurai_odds.cli.ran.charts import charts
from samurai_odds.cli.ran.odds import activation, odds
from samurai_odds.cli.ran.tables import table
from samurai_odds.cli.whole_games import (
    list_commands,
    map_command,
    page_command,
    play_command,
    plot_option,
    sampled_command,
)
from samurai_odds.errors import unknown
from samurai_odds.ran.units import explained

_PROCEDURES = (
    *("shock", "fire", "assault", "orders", "duel", "withdraw", "rally", "recover", "alone"),
    *("flight", "rout"),
)
_NOT_COMPARED = ("rout",)  # it has no arguments


class Procedures(click.Group):
    """The procedures of RAN, each with its options loaded when it is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """List the procedures."""
        return [*_PROCEDURES, *super().list_commands(ctx)]

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        """Make a procedure's command."""
        if name not in _PROCEDURES:
            return super().get_command(ctx, name)
        return procedure_command(f"ran.{name}", explained(name))

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the procedure, or say which there are."""
        names = self.list_commands(ctx)
        if args and args[0] not in names:
            raise click.UsageError(unknown("procedure of ran", args[0], names))
        return super().resolve_command(ctx, args)


class ComparedProcedures(Procedures):
    """The procedures whose questions can be compared."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """List the procedures."""
        return [name for name in _PROCEDURES if name not in _NOT_COMPARED]

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        """Make the command that compares a procedure's questions."""
        if name not in self.list_commands(ctx):
            return None
        help = f"Rank questions of 'ran {name}', the best first."
        usual = "the procedure's own value"
        return compare_command(f"ran.{name}", help, "QUESTION", usual, called=name)


@click.group(cls=Procedures)
def ran() -> None:
    """RAN: Samurai Warfare in the Sengoku Jidai."""


for command in (
    *(activation, charts, table, odds, map_command("ran")),
    play_command("ran.play", "whole.contest.Contest", "battles"),
    sampled_command("ran.turn", "whole.one_turn.OneTurn", "phases"),
    page_command("ran.balance", "battles", plot_option()),
    *list_commands("ran"),
):
    ran.add_command(command)


@ran.group(cls=ComparedProcedures)
def compare() -> None:
    """Rank questions of one procedure, the best first.

    Either written out with --a and --b, units in quotes of their own, or a grid: each
    argument a list separated by semicolons, and --vary adds the values of an option.
    """
