"""`samurai-odds swords`: battles and campaigns in Samurai Swords (Shogun, Ikusa)."""

from typing import Any

import click

from samurai_odds.cli.common import (
    FORMATS,
    SAMPLING,
    ask,
    print_answer,
    shared_options,
    shared_options_but,
    take_common,
)
from samurai_odds.cli.completing import completing, setups
from samurai_odds.cli.helping import Helped
from samurai_odds.cli.options import compare_options, table_options
from samurai_odds.cli.output import PICTURE
from samurai_odds.cli.swords.searches import force, levy, table
from samurai_odds.cli.swords.whole_games import balance, list_bots, plan_round, play, worth
from samurai_odds.swords.battle.options import OPTIONS, only_unusual


@click.group()
def swords() -> None:
    """Samurai Swords (Shogun, Ikusa).

    A force is text such as "daimyo, 2 bowmen, gunner, 3 spearmen": kinds are
    bowman, gunner, daimyo, swordsman, ronin, spearman, singular or plural. A
    troop with a daimyo is an army, any other a provincial force; a defending army
    and force are joined by +.
    """


@swords.command(cls=Helped)
@click.argument("attacker")
@click.argument("defender")
@table_options(OPTIONS)
@shared_options
def battle(attacker: str, defender: str, **options: Any) -> None:
    """Say how one battle ends, and what is left of both sides."""
    from samurai_odds import swords as game

    common = take_common(options)
    options |= {"attacker": attacker, "defender": defender, "rules": common.rules}
    print_answer(ask(game.battle, common, **options), common)


@swords.command(cls=Helped)
@click.argument("attackers", required=False)
@click.argument("defenders", required=False)
@compare_options("BATTLE", "the value of best choices, in koku")
@table_options(OPTIONS)
@shared_options_but("trace", "where")
def compare(
    attackers: str | None,
    defenders: str | None,
    written: tuple[str, ...],
    vary: tuple[str, ...],
    by: str | None,
    **options: Any,
) -> None:
    """Rank battles, the best for the attacker first.

    Either battles written out with --a and --b, forces in quotes of their own, or a
    grid: ATTACKERS and DEFENDERS are lists of forces parted by semicolons, and --vary
    adds the values of an option (none: left out). What the rules forbid is left out of
    a grid, and said.
    """
    from samurai_odds.cli.comparing import Compared, print_comparison

    kind = Compared("swords", "battle", ("attacker", "defender"), OPTIONS, lambda: battle)
    common = take_common(options)
    print_comparison(kind, (attackers, defenders), written, vary, by, options, common)


@swords.command(cls=Helped)
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
@table_options(option for option in OPTIONS if not option.name.startswith("then"))
@shared_options_but(*SAMPLING, "exact", "seed", "trace")
def ninja(**options: Any) -> None:
    """Say how a ninja's strike goes, and the battle that it prepares."""
    from samurai_odds import swords as game

    common = take_common(options)
    odds = game.ninja(
        **only_unusual(options),
        rules=common.rules,
        method=common.method,
        limit=common.limit,
        seed=common.seed,
        shown=common.show,
    )
    print_answer(odds, common)


@swords.command(cls=Helped)
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
@click.option("--losses", metavar="ORDER", help="The army's loss order, not the defenders'.")
@click.option(
    "--first-round",
    is_flag=True,
    help="It is the game's first round: no attack on a province with an army marker.",
)
@click.option("--home-held", is_flag=True, help="Another troop stays at home.")
@click.option(
    "--split-off", is_flag=True, help="The army may send units into empty provinces in Phase D."
)
@click.option(
    "--stop", default="best", show_default=True, metavar="best|never", help="Calling off."
)
@click.option("--value", metavar="EXPR", help="Value that the best plan maximizes (koku).")
@shared_options_but(*SAMPLING, "exact", "seed", "trace")
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


@swords.command("map", cls=Helped)
@click.argument("setup", default="standard-4", shell_complete=completing(setups))
@click.option(
    "--format", "form", type=click.Choice(("text", "json")), default="text", show_default=True
)
@click.option("--plot", type=PICTURE, metavar="FILE", help="Draw the map: .png, .svg or .pdf.")
@click.option("--rules", metavar="FILE", help="Your own numbers (TOML), put over ours.")
def show_map(setup: str, form: str, plot: str | None, rules: str | None) -> None:
    """Show the map of a set-up or a position: provinces by region, whose, borders.

    SETUP is the key of a shipped one, such as standard-4 (which is taken where none is
    given; 'swords scenarios' lists them), or the path of a file.
    """
    from samurai_odds import swords
    from samurai_odds.cli.playing import show_page

    show_page(swords.map(setup, rules), form, plot)


@swords.command("scenarios", cls=Helped)
@click.option("--format", "form", type=click.Choice(FORMATS), default="text", show_default=True)
def list_setups(form: str) -> None:
    """List the shipped set-ups and positions of whole games."""
    from samurai_odds import swords
    from samurai_odds.cli.playing import show_page

    show_page(swords.scenarios(), form)


for command in (force, levy, table, play, plan_round, worth, balance, list_bots):
    swords.add_command(command)
