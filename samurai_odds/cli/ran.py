"""`samurai-odds ran`: odds for RAN, procedure by procedure."""

from typing import Any

import click

from samurai_odds import ran as game
from samurai_odds.cli.common import rules_option
from samurai_odds.cli.full_games import (
    balance_command,
    list_commands,
    map_command,
    new_command,
    page_command,
    play_command,
    report_command,
    review_command,
    sampled_command,
)
from samurai_odds.cli.helping import Helped, adding
from samurai_odds.cli.output import PICTURE, Output, save_figure, save_file
from samurai_odds.cli.own_values import new_charts
from samurai_odds.cli.playing import show_page
from samurai_odds.cli.procedures import (
    compare_command,
    declared_options,
    odds_command,
    procedure_command,
)
from samurai_odds.engine.declaring import help_of
from samurai_odds.errors import in_a_line, unknown
from samurai_odds.grids.grid import FORMATS, write
from samurai_odds.ran.units import explained


@click.group()
def charts() -> None:
    """Show the charts, type in your own, export and check them."""


@charts.command()
@click.argument("table", required=False)
@rules_option("ran")
@click.option("--format", "form", type=click.Choice(FORMATS), default="text", show_default=True)
def show(table: str | None, rules: str | None, form: str) -> None:
    """Show the charts, or one TABLE."""

    show_page(game.charts(table, rules=rules), form)


@charts.command(cls=Helped)
@click.argument("file", type=Output(edited=True))
def export(file: str) -> None:
    """Write the built-in charts to FILE, to edit."""
    from samurai_odds.ran.facts import shipped_text

    save_file(file, shipped_text(), edited=True)


charts.add_command(new_charts)


@charts.command()
@click.argument("file")
def check(file: str) -> None:
    """Check the charts in FILE."""
    from samurai_odds.ran.facts import load, oddities

    pack = load(file)
    odd: list[Any] = list(oddities(pack.tables))
    for warning in odd:
        click.echo(f"odd: {warning}")
    click.echo(in_a_line(f"{file}: sound") + (f", {len(odd)} odd" if odd else ""))


@click.command("activation", cls=Helped, help=help_of(game.activation))
@click.argument("contingents", nargs=-1, required=True, metavar="CONTINGENT...")
@declared_options("ran.activation")
@click.option("--format", "form", type=click.Choice(FORMATS), default="text", show_default=True)
def activation(contingents: tuple[str, ...], form: str, **options: Any) -> None:
    show_page(game.activation(contingents, **options).page, form)


# What a player reads first off a sheet.
SHAKEN = "defender_state != 'ordered' or retreat == 'defender'"
BROKEN = "defender_state != 'ordered'"

_shared = adding(
    rules_option("ran"),
    click.option("--format", "form", type=click.Choice(FORMATS), default="text", show_default=True),
    click.option(
        "--plot", type=PICTURE, metavar="FILE", help="Draw the sheet: .png, .svg or .pdf."
    ),
)


@click.group()
def table() -> None:
    """Print tables by types, column shift, TQ and hits."""


@table.command(cls=Helped)
@click.option("--attacker-rating", default="6-4/5-3", show_default=True, metavar="TQ-MA/TQ-MA")
@click.option("--defender-rating", default="6-4/5-3", show_default=True, metavar="TQ-MA/TQ-MA")
@click.option("--show", default=SHAKEN, show_default=True, metavar="EXPR")
@_shared
def pairs(attacker_rating: str, defender_rating: str, show: str, **how: Any) -> None:
    """Print every clash of arms between equal ratings.

    KB+ is Kibamusha charging (Norikuzushi).
    """
    from samurai_odds.ran.sheets import pairs_sheet

    _print(pairs_sheet(attacker_rating, defender_rating, show, how["rules"]), how)


@table.command(cls=Helped)
@click.argument("attacker")
@click.argument("defender")
@click.option("--show", multiple=True, metavar="EXPR", help="A figure (repeatable).")
@_shared
def shifts(attacker: str, defender: str, show: tuple[str, ...], **how: Any) -> None:
    """Print one shock by column shift, 6L to 6R."""
    from samurai_odds.ran.sheets import shifts_sheet

    wanted = show or (BROKEN, "retreat == 'defender'", "attacker_state != 'ordered'")
    _print(shifts_sheet(attacker, defender, wanted, how["rules"]), how)


@table.command(cls=Helped)
@click.argument("attacker")
@click.argument("defender_type")
@click.option("--show", default=BROKEN, show_default=True, metavar="EXPR")
@_shared
def breaking(attacker: str, defender_type: str, show: str, **how: Any) -> None:
    """Print a shock by the defender's TQ and hits.

    ATTACKER is a unit such as 'SI 7-4/6-3 flank', DEFENDER_TYPE a type such as AS.
    """
    from samurai_odds.ran.sheets import breaking_sheet

    _print(breaking_sheet(attacker, defender_type, show, how["rules"]), how)


def _print(grid: Any, how: dict[str, Any]) -> None:
    if how["plot"]:
        from samurai_odds.ran.sheets import draw_sheet

        save_figure(draw_sheet(grid), how["plot"])
    click.echo(write([grid], how["form"]))


_PROCEDURES = (
    *("shock", "fire", "assault", "orders", "duel", "withdraw", "rally", "recover", "alone"),
    *("flight", "rout"),
)
_NOT_COMPARED = ("rout",)  # it has no arguments


class Procedures(click.Group):
    """The procedures of RAN, each with its options loaded when it is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*_PROCEDURES, *super().list_commands(ctx)]

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
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
        return [name for name in _PROCEDURES if name not in _NOT_COMPARED]

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in self.list_commands(ctx):
            return None
        help = f"Rank questions of 'ran {name}', the best first."
        usual = "the procedure's own value"
        return compare_command(f"ran.{name}", help, "QUESTION", usual, called=name)


@click.group(cls=Procedures)
def ran() -> None:
    """RAN: Samurai Warfare in the Sengoku Jidai."""


for command in (
    *(activation, charts, table, odds_command("ran"), map_command("ran"), new_command("ran")),
    play_command("ran.play", "battles"),
    sampled_command("ran.turn", "phases"),
    page_command("ran.advise", "rollouts"),
    review_command("ran.review"),
    sampled_command("ran.par", "battles"),
    balance_command("ran", "battles"),
    report_command("ran"),
    *list_commands("ran"),
):
    ran.add_command(command)


@ran.group(cls=ComparedProcedures)
def compare() -> None:
    """Rank questions of one procedure, the best first.

    Either written out with --a and --b, units in quotes of their own, or a grid: each
    argument a list separated by semicolons, and --vary adds the values of an option.
    """
