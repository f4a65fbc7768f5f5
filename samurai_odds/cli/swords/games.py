"""`samurai-odds swords map` and `scenarios`: what whole games there are to be played."""

import json

import click

from samurai_odds.cli.output import save_figure


def print_map(name: str, form: str, plot: str | None, rules: str | None) -> None:
    """Print the map of a set-up or a position, and draw it where that is asked for."""
    from samurai_odds import swords
    from samurai_odds.swords.drawing.text import map_data, map_text
    from samurai_odds.swords.facts import load

    scenario, facts = swords.scenario(name, rules), load(rules)
    if plot:
        from samurai_odds.swords.drawing.picture import draw_map

        save_figure(draw_map(scenario, facts=facts).figure, plot)
    if form == "json":
        click.echo(json.dumps(map_data(scenario, facts), ensure_ascii=False))
    else:
        click.echo(map_text(scenario, facts))


def print_setups(form: str) -> None:
    """List the shipped set-ups and positions."""
    from samurai_odds import swords
    from samurai_odds.grids.grid import Grid, write
    from samurai_odds.swords.scenario.text import shipped

    rows = []
    for key in shipped():
        scenario = swords.scenario(key)
        begins = "to be dealt" if scenario.to_be_set_up else f"round {scenario.round}"
        rows.append((key, scenario.title, scenario.players, begins))
    columns = ("set-up", "title", "players", "begins")
    note = "'swords map SETUP' shows one (a name above, or the path of your own file)"
    click.echo(write([Grid("", columns, tuple(rows), (note,))], form))
