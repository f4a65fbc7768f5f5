"""`samurai-odds battles map`, `scenarios` and `bots`: what there is to be played."""

import json

import click

from samurai_odds.cli.output import save_figure


def print_map(name: str, form: str, plot: str | None, dragons: str | None) -> None:
    """Print a scenario's map, and draw it where that is asked for."""
    from samurai_odds import battles
    from samurai_odds.battles.drawing.text import map_data, map_text

    scenario = battles.scenario(name, dragons)
    if plot:
        from samurai_odds.battles.drawing.picture import draw_map

        save_figure(draw_map(scenario).figure, plot)
    if form == "json":
        click.echo(json.dumps(map_data(scenario), ensure_ascii=False))
    else:
        click.echo(map_text(scenario))


def print_scenarios(form: str) -> None:
    """List the shipped scenarios."""
    from samurai_odds import battles
    from samurai_odds.battles.scenario.text import shipped
    from samurai_odds.grids.grid import Grid, write

    rows = []
    for key in shipped():
        scenario = battles.scenario(key)
        sides = [sum(unit.side == side for unit in scenario.units) for side in (0, 1)]
        rows.append(
            (key, scenario.title, f"{sides[0]} v {sides[1]}", scenario.source.split(",")[0])
        )
    columns = ("scenario", "title", "units", "numbers")
    note = "'battles map SCENARIO' shows one (a name above, or the path of your own file)"
    click.echo(write([Grid("", columns, tuple(rows), (note,))], form))
