"""`samurai-odds swords`: battles and campaigns in Samurai Swords (Shogun, Ikusa)."""

import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

import click

from samurai_odds.cli.common import (
    Common,
    print_answer,
    progress_bar,
    save_figure,
    shared_options,
    take_common,
)
from samurai_odds.errors import OddsError
from samurai_odds.reports.grid import write
from samurai_odds.swords.options import OPTIONS, Option, only_unusual

if TYPE_CHECKING:
    from samurai_odds.swords.found import Found


@click.group()
def swords() -> None:
    """Samurai Swords (Shogun, Ikusa).

    A force is text such as "daimyo, 2 bowmen, gunner, 3 spearmen": kinds are
    bowman, gunner, daimyo, swordsman, ronin, spearman, singular or plural. A
    troop with a daimyo is an army, any other a provincial force; a defending army
    and force are joined by +.
    """


def table_options(options: Iterable[Option]) -> Callable[..., Any]:
    """Add the options of a table of options."""

    def add(command: Callable[..., Any]) -> Callable[..., Any]:
        for option in reversed(list(options)):
            command = _click_option(option)(command)
        return command

    return add


def _click_option(option: Option) -> Callable[[Any], Any]:
    if option.takes is bool:
        return click.option(f"--{option.name}", is_flag=True, help=f"{option.meaning}.")
    return click.option(
        f"--{option.name}",
        type=int if option.takes is int else str,
        default=option.default,
        metavar="|".join(option.takes) if isinstance(option.takes, tuple) else option.metavar,
        show_default=option.default is not None,
        help=f"{option.meaning}.",
    )


@swords.command()
@click.argument("attacker")
@click.argument("defender")
@table_options(OPTIONS)
@shared_options
def battle(attacker: str, defender: str, **options: Any) -> None:
    """Say how one battle ends, and what is left of both sides."""
    from samurai_odds import swords as game

    common = take_common(options)
    with progress_bar(common.simulate or common.limit is not None) as progress:
        odds = game.battle(
            attacker,
            defender,
            **options,
            rules=common.rules,
            method=common.method,
            limit=common.limit,
            seed=common.seed,
            shown=common.show,
            progress=progress,
        )
    print_answer(odds, common)


@swords.command()
@click.option("--then-battle", metavar="'A v D'", help="The battle that the strike prepares.")
@click.option(
    "--hirer",
    default="attacker",
    show_default=True,
    metavar="attacker|defender",
    help="Side of that battle that hired the ninja.",
)
@click.option(
    "--revenge-on",
    metavar="battle|elsewhere",
    help="Daimyo that the victim would strike back at.  [default: the hirer's in the battle]",
)
@click.option(
    "--after-round",
    type=int,
    default=0,
    show_default=True,
    metavar="N",
    help="Strike at Step 8 of this round; 0 is before the battle.",
)
@click.option("--first-round", is_flag=True, help="It is the first round of the game.")
@table_options(option for option in OPTIONS if not option.name.startswith("then"))
@shared_options
def ninja(**options: Any) -> None:
    """Say how a ninja's strike goes, and the battle that it prepares."""
    from samurai_odds import swords as game

    common = take_common(options)
    odds = game.ninja(
        **_given(options),
        rules=common.rules,
        method=common.method,
        limit=common.limit,
        seed=common.seed,
        shown=common.show,
    )
    print_answer(odds, common)


@swords.command()
@click.argument("army")
@click.option(
    "--province",
    "provinces",
    multiple=True,
    required=True,
    metavar="'NAME: FORCE[; castle]'",
    help="A province to attack (repeatable); FORCE may be 'empty'.",
)
@click.option(
    "--border",
    "borders",
    multiple=True,
    metavar="A-B",
    help="Provinces that border (repeatable), A~B over a sea line; 'home' is the army's.",
)
@click.option(
    "--level", type=int, default=2, show_default=True, metavar="N", help="The daimyo's level."
)
@click.option(
    "--hole",
    type=int,
    default=1,
    show_default=True,
    metavar="N",
    help="His experience marker's hole of that level; a success moves it one on.",
)
@click.option("--plan", metavar="'A move, B stay'", help="Your plan, instead of the best.")
@click.option("--losses", metavar="ORDER", help="The army's loss order.")
@click.option("--home-held", is_flag=True, help="Another troop stays at home.")
@click.option(
    "--split-off", is_flag=True, help="The army may send units into empty provinces in Phase D."
)
@click.option(
    "--stop", default="best", show_default=True, metavar="best|never", help="Calling off."
)
@click.option("--value", metavar="EXPR", help="What the best plan goes by, in koku.")
@shared_options
def campaign(army: str, provinces: tuple[str, ...], **options: Any) -> None:
    """Find the best chain of attacks for an experienced daimyo's ARMY."""
    from samurai_odds import swords as game

    common = take_common(options)
    odds = game.campaign(
        army,
        provinces,
        **options,
        rules=common.rules,
        method=common.method,
        limit=common.limit,
        seed=common.seed,
        shown=common.show,
    )
    print_answer(odds, common)


_SEARCH = tuple(option for option in OPTIONS if not option.name.startswith("then"))
_START = click.option(
    "--start",
    metavar="FORCE",
    help="Units there already, or 'none'.  [default: daimyo for an attack, none for a garrison]",
)
_BY = click.option("--by", metavar="EXPR", help="Figure to reach.  [default: won, or not cleared]")
_MARGIN = click.option(
    "--margin",
    type=float,
    default=0.005,
    show_default=True,
    metavar="M",
    help="Figures this close are ties.",
)


@swords.command()
@click.argument("enemy")
@click.option("--target", type=float, required=True, metavar="P", help="Figure to reach.")
@click.option(
    "--side",
    default="attacker",
    show_default=True,
    metavar="attacker|defender",
    help="Whether the force sought attacks the enemy or defends against him.",
)
@_START
@click.option(
    "--spend", type=int, default=12, show_default=True, metavar="KOKU", help="Koku at most."
)
@click.option(
    "--beyond",
    type=int,
    default=1,
    show_default=True,
    metavar="KOKU",
    help="Koku by which the curve goes beyond the answer.",
)
@_BY
@_MARGIN
@table_options(_SEARCH)
@shared_options
def force(enemy: str, **options: Any) -> None:
    """Find the cheapest force that reaches a target against ENEMY."""
    from samurai_odds import swords as game

    common = take_common(options)
    refuse_unused(common)
    found = game.force(enemy, **_given(options), rules=common.rules, progress=_progress)
    print_found(found, common)


@swords.command()
@click.argument("koku", type=int)
@click.argument("enemy")
@click.option(
    "--side",
    default="both",
    show_default=True,
    metavar="attacker|defender|both",
    help="Whether to attack the enemy, defend against him, or either.",
)
@_START
@_BY
@_MARGIN
@table_options(_SEARCH)
@shared_options
def levy(koku: int, enemy: str, **options: Any) -> None:
    """Find the best use of KOKU against ENEMY."""
    from samurai_odds import swords as game

    common = take_common(options)
    refuse_unused(common)
    if common.plot:
        raise OddsError("--plot: a levy spends all its koku; 'swords force' draws chance by cost")
    found = game.levy(koku, enemy, **_given(options), rules=common.rules, progress=_progress)
    print_found(found, common)


@swords.command()
@click.option("--attackers", metavar="LIST", help="Forces separated by ';'.")
@click.option("--defenders", metavar="LIST", help="Forces separated by ';'.")
@click.option(
    "--sizes",
    metavar="N-M",
    help="Instead of a list: growing armies of N to M units.  [default: 1-15]",
)
@table_options(OPTIONS)
@shared_options
def table(attackers: str | None, defenders: str | None, sizes: str | None, **options: Any) -> None:
    """Print a figure (--show, the chance to win) for attackers by defenders.

    Without lists, both sides are armies that grow from a lone daimyo to the full
    15 of the setup's kinds.
    """
    from samurai_odds.reports.sheets import table as sheet
    from samurai_odds.swords import armies

    common = take_common(options)
    refuse_unused(common, "show")
    ask, rows, columns = armies.axes(attackers, defenders, sizes, common.rules)
    how: dict[str, Any] = {"method": common.method, "limit": common.limit, "seed": common.seed}
    grids = [
        sheet(
            lambda **given: ask(**given, **how),
            {"attacker": rows},
            {"defender": columns},
            show,
            **_given(options),
        )
        for show in common.show or ("won",)
    ]
    if common.plot:
        from samurai_odds.reports.curves import draw_sheet

        save_figure(draw_sheet(grids[0]).figure, common.plot)
    click.echo(write(grids, common.form))


def _given(options: dict[str, Any]) -> dict[str, Any]:
    """Leave out what was not asked for."""
    return only_unusual(options)


def refuse_unused(common: Common, *used: str) -> None:
    """Options that make no sense for a search or a sheet."""
    unused: dict[str, Any] = {"trace": common.trace, "where": common.where}
    if "show" not in used:
        unused["show"] = common.show or None
        unused["simulate"] = common.simulate or common.limit
    for name, value in unused.items():
        if value is not None and value is not False:
            raise OddsError(f"--{name} takes a single battle: use it with 'swords battle'")


def _progress(items: Iterable[Any]) -> Iterable[Any]:
    """Show progress on stderr, when it is a terminal."""
    if not sys.stderr.isatty():
        return items
    from tqdm import tqdm

    return tqdm(items, unit=" forces", leave=False, file=sys.stderr)


def print_found(found: "Found", common: Common) -> None:
    """Write a list of answers to stdout, and draw its curve if a picture was asked for."""
    from samurai_odds.reports.curves import found_grids

    if common.plot:
        save_figure(found.plot().figure, common.plot)
    text = found.to_json() if common.form == "json" else write(found_grids(found), common.form)
    click.echo(text)
