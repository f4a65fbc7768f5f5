"""`samurai-odds swords force`, `levy` and `table`: many battles at once."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import click

from samurai_odds.cli.common import SAMPLING, shared_options_but, take_common
from samurai_odds.cli.helping import Helped
from samurai_odds.cli.output import save_figure
from samurai_odds.cli.procedures import declared_options, public
from samurai_odds.cli.whole_games import show_page
from samurai_odds.engine.declaring import help_of
from samurai_odds.grids.grid import write
from samurai_odds.swords.battle.options import OPTIONS, only_unusual

NO_SECOND = tuple(one.keyword for one in OPTIONS if one.name.startswith("then"))
_NOT_SEARCHED = (*SAMPLING, "exact", "seed", "trace", "where", "show")  # of the shared options


@click.command(cls=Helped, help=help_of(public("swords.force")))
@click.argument("enemy")
@declared_options("swords.force")
@declared_options("swords.battle", *NO_SECOND)
@shared_options_but(*_NOT_SEARCHED)
def force(enemy: str, **options: Any) -> None:
    from samurai_odds import swords as game

    common = take_common(options)
    found = game.force(enemy, **only_unusual(options), rules=common.rules, progress=_progress)
    show_page(found, common.form, common.plot)


@click.command(cls=Helped, help=help_of(public("swords.levy")))
@click.argument("koku", type=int)
@click.argument("enemy")
@declared_options("swords.levy")
@declared_options("swords.battle", *NO_SECOND)
@shared_options_but(*_NOT_SEARCHED, "plot")
def levy(koku: int, enemy: str, **options: Any) -> None:
    from samurai_odds import swords as game

    common = take_common(options)
    found = game.levy(koku, enemy, **only_unusual(options), rules=common.rules, progress=_progress)
    show_page(found, common.form, common.plot)


@click.command(cls=Helped)
@click.option("--attackers", metavar="LIST", help="Forces separated by ';'.")
@click.option("--defenders", metavar="LIST", help="Forces separated by ';'.")
@click.option(
    "--sizes",
    metavar="N-M",
    help="Armies of N to M units (a lone daimyo grows to the full 15).  [default: 1-15]",
)
@declared_options("swords.battle")
@shared_options_but("trace", "where")
def table(attackers: str | None, defenders: str | None, sizes: str | None, **options: Any) -> None:
    """Print a table of attackers by defenders.

    Without lists, both sides are armies that grow from a lone daimyo to the full
    15 of the setup's kinds.
    """
    from samurai_odds.analysis.sheets import table as sheet
    from samurai_odds.swords.sheets import axes, sizes_note

    common = take_common(options)
    ask, rows, columns = axes(attackers, defenders, sizes, common.rules)
    how: dict[str, Any] = {"method": common.method, "limit": common.limit, "seed": common.seed}
    grids = [
        sheet(
            lambda **given: ask(**given, **how),
            {"attacker": rows},
            {"defender": columns},
            show,
            **only_unusual(options),
        )
        for show in common.show or ("won",)
    ]
    note = sizes_note(rows, columns)
    grids = [replace(grid, notes=(*note, *grid.notes)) for grid in grids]
    if common.plot:
        from samurai_odds.engine.answers.curves import draw_sheet

        save_figure(draw_sheet(grids[0]).figure, common.plot)
    click.echo(write(grids, common.form))


def _progress(items: Iterable[Any]) -> Iterable[Any]:
    """Show progress on stderr, when it is a terminal."""
    from samurai_odds.engine.progress import tracked

    return tracked(items, "forces")
