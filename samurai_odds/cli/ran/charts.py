"""`samurai-odds ran charts`: show, export and check chart packs."""

from pathlib import Path
from typing import Any

import click

from samurai_odds.cli.common import FORMATS, rules_option
from samurai_odds.cli.helping import Helped
from samurai_odds.cli.output import Output, whole_file
from samurai_odds.cli.whole_games import show_page


@click.group()
def charts() -> None:
    """Show, export and check the charts."""


@charts.command()
@click.argument("table", required=False)
@rules_option("ran")
@click.option("--format", "form", type=click.Choice(FORMATS), default="text", show_default=True)
def show(table: str | None, rules: str | None, form: str) -> None:
    """Show the charts, or one TABLE."""
    from samurai_odds import ran

    show_page(ran.charts(table, rules=rules), form)


@charts.command(cls=Helped)
@click.argument("file", type=Output(edited=True))
def export(file: str) -> None:
    """Write the built-in charts to FILE, to edit."""
    from samurai_odds.ran.facts import shipped_text

    with whole_file(Path(file)) as unfinished:
        unfinished.write_text(shipped_text(), encoding="utf-8")


@charts.command()
@click.argument("file")
def check(file: str) -> None:
    """Check the charts in FILE."""
    from samurai_odds.ran.facts import load, oddities

    pack = load(file)
    odd: list[Any] = list(oddities(pack.tables))
    for warning in odd:
        click.echo(f"odd: {warning}")
    click.echo(f"{file}: sound" + (f", {len(odd)} odd" if odd else ""))
