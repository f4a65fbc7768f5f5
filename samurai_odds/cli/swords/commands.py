"""`samurai-odds swords`: battles and campaigns in Samurai Swords (Shogun, Ikusa)."""

from typing import Any

import click

from samurai_odds.cli.common import (
    FORMATS,
    SAMPLING,
    print_answer,
    shared_options_but,
    take_common,
)
from samurai_odds.cli.completing import completing, setups
from samurai_odds.cli.helping import Helped
from samurai_odds.cli.output import PICTURE
from samurai_odds.cli.procedures import (
    compare_command,
    declared_options,
    procedure_command,
    public,
)
from samurai_odds.cli.swords.searches import NO_SECOND, force, levy, table
from samurai_odds.cli.swords.whole_games import balance, list_bots, plan_round, play, worth
from samurai_odds.engine.declaring import help_of
from samurai_odds.swords.battle.options import only_unusual


@click.group()
def swords() -> None:
    """Samurai Swords (Shogun, Ikusa).

    A force is text such as "daimyo, 2 bowmen, gunner, 3 spearmen": kinds are
    bowman, gunner, daimyo, swordsman, ronin, spearman, singular or plural. A
    troop with a daimyo is an army, any other a provincial force; a defending army
    and force are joined by +.
    """


_EXACT = (*SAMPLING, "exact", "seed", "trace")  # options without use where the answer is exact


@swords.command(cls=Helped, help=help_of(public("swords.ninja")))
@declared_options("swords.ninja")
@declared_options("swords.battle", *NO_SECOND)
@shared_options_but(*_EXACT)
def ninja(**options: Any) -> None:
    from samurai_odds import swords as game

    common = take_common(options)
    how: dict[str, Any] = {"method": common.method, "limit": common.limit}
    how |= {"shown": common.show, "seed": common.seed}
    odds = game.ninja(**only_unusual(options), rules=common.rules, **how)
    print_answer(odds, common)


@swords.command(cls=Helped, help=help_of(public("swords.campaign")))
@click.argument("army")
@click.option(
    "--province",
    "provinces",
    multiple=True,
    required=True,
    metavar="'NAME: FORCE[; ...]'",
    help="A province to attack (repeatable); FORCE may be 'empty'. After it, each behind a "
    "semicolon: castle, fortress, bonus-left N, ronin N|PRIOR (hidden), losses ORDER (the "
    "defenders'), first army.",
)
@click.option(
    "--border",
    "borders",
    multiple=True,
    metavar="A-B",
    help="Provinces that border (repeatable), A~B over a sea line; 'home' is the army's.",
)
@declared_options("swords.campaign")
@shared_options_but(*_EXACT)
def campaign(army: str, provinces: tuple[str, ...], **options: Any) -> None:
    from samurai_odds import swords as game

    common = take_common(options)
    how: dict[str, Any] = {"method": common.method, "limit": common.limit}
    how |= {"shown": common.show, "seed": common.seed}
    odds = game.campaign(army, provinces, **options, rules=common.rules, **how)
    print_answer(odds, common)


COMPARE = """Rank battles, the best for the attacker first.

Either battles written out with --a and --b, forces in quotes of their own, or a grid: ATTACKERS
and DEFENDERS are lists of forces separated by semicolons, and --vary adds the values of an option
(none: left out). What the rules forbid is left out of a grid, and listed."""

swords.add_command(procedure_command("swords.battle"))
swords.add_command(
    compare_command("swords.battle", COMPARE, "BATTLE", "the value of best choices, in koku")
)


@swords.command("map", cls=Helped)
@click.argument("setup", default="standard-4", shell_complete=completing(setups))
@click.option(
    "--format", "form", type=click.Choice(("text", "json")), default="text", show_default=True
)
@click.option("--plot", type=PICTURE, metavar="FILE", help="Draw the map: .png, .svg or .pdf.")
@click.option("--rules", metavar="FILE", help="Your own numbers (TOML), put over ours.")
def show_map(setup: str, form: str, plot: str | None, rules: str | None) -> None:
    """Show the map of a setup or a position.

    SETUP is the key of a shipped one, such as standard-4 (which is taken where none is
    given; 'swords scenarios' lists them), or the path of a file.
    """
    from samurai_odds import swords
    from samurai_odds.cli.playing import show_page

    show_page(swords.map(setup, rules), form, plot)


@swords.command("scenarios", cls=Helped)
@click.option("--format", "form", type=click.Choice(FORMATS), default="text", show_default=True)
def list_setups(form: str) -> None:
    """List the built-in setups and positions."""
    from samurai_odds import swords
    from samurai_odds.cli.playing import show_page

    show_page(swords.scenarios(), form)


for command in (force, levy, table, play, plan_round, worth, balance, list_bots):
    swords.add_command(command)
