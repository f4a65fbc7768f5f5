"""`samurai-odds ran map` and `scenarios`: what whole battles there are to be played."""

import json

import click

from samurai_odds.cli.common import FORMATS
from samurai_odds.cli.completing import completing, ran_scenarios
from samurai_odds.cli.helping import Helped
from samurai_odds.cli.output import PICTURE, save_figure


@click.command("map", cls=Helped)
@click.argument("scenario", shell_complete=completing(ran_scenarios))
@click.option(
    "--format", "form", type=click.Choice(("text", "json")), default="text", show_default=True
)
@click.option("--plot", type=PICTURE, metavar="FILE", help="Draw the map: .png, .svg or .pdf.")
def show_map(scenario: str, form: str, plot: str | None) -> None:
    """Show the map of a scenario or a position: ground, units and how they face.

    SCENARIO is the key of a shipped one ('ran scenarios' lists them), or the path of a file.
    """
    from samurai_odds import ran
    from samurai_odds.ran.drawing.text import map_data, map_text

    read = ran.scenario(scenario)
    if plot:
        from samurai_odds.ran.drawing.picture import draw_map

        save_figure(draw_map(read).figure, plot)
    if form == "json":
        click.echo(json.dumps(map_data(read), ensure_ascii=False))
    else:
        click.echo(map_text(read))


@click.command("scenarios", cls=Helped)
@click.option("--format", "form", type=click.Choice(FORMATS), default="text", show_default=True)
def list_scenarios(form: str) -> None:
    """List the shipped scenarios of whole battles."""
    from samurai_odds import ran
    from samurai_odds.grids.grid import Grid, write
    from samurai_odds.ran.scenario.scenario import HONJIN
    from samurai_odds.ran.scenario.text import shipped

    rows = []
    for key in shipped():
        read = ran.scenario(key)
        units = [
            sum(c.unit.type != HONJIN for each in read.of_side(side) for c in each.counters)
            for side in (0, 1)
        ]
        known = read.source.split(",")[0]
        rows.append((key, read.title, f"{units[0]} v {units[1]}", known))
    columns = ("scenario", "title", "units", "numbers")
    note = "'ran map SCENARIO' shows one (a name above, or the path of your own file)"
    click.echo(write([Grid("", columns, tuple(rows), (note,))], form))
