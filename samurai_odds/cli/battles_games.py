"""`samurai-odds battles map` and what else is done with whole scenarios."""

import json

import click

from samurai_odds.cli.common import check_picture, save_figure


def print_map(name: str, form: str, plot: str | None, dragons: str | None) -> None:
    """Print a scenario's map, and draw it where that is asked for."""
    from samurai_odds import battles
    from samurai_odds.reports.battles_map_text import map_data, map_text

    if plot:
        check_picture(plot)
    scenario = battles.scenario(name, dragons)
    if plot:
        from samurai_odds.reports.battles_map import draw_map

        save_figure(draw_map(scenario).figure, plot)
    if form == "json":
        click.echo(json.dumps(map_data(scenario), ensure_ascii=False))
    else:
        click.echo(map_text(scenario))
