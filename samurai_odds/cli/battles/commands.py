"""`samurai-odds battles`: attacks in Commands & Colors: Samurai Battles."""

from typing import Any

import click

from samurai_odds.battles.attack.options import OPTIONS
from samurai_odds.cli.battles.whole_games import (
    advise,
    balance,
    list_bots,
    list_scenarios,
    par,
    play,
    review,
    show_map,
    turn,
)
from samurai_odds.cli.common import (
    ask,
    print_answer,
    shared_options,
    shared_options_but,
    take_common,
)
from samurai_odds.cli.completing import completing, units
from samurai_odds.cli.helping import Helped
from samurai_odds.cli.options import compare_options, table_options


@click.group()
def battles() -> None:
    """Commands & Colors: Samurai Battles."""


attack_options = table_options(OPTIONS)


@battles.command(cls=Helped)
@click.argument("attacker", shell_complete=completing(units))
@click.argument("defender", shell_complete=completing(units))
@attack_options
@shared_options
def attack(attacker: str, defender: str, **options: Any) -> None:
    """Say what an attack does to both sides.

    ATTACKER and DEFENDER are units, by name or letters: samurai-spear (SS),
    samurai-bow (SB), ashigaru-spear (AS), ashigaru-bow (AB), ashigaru-arquebus
    (AA), levy (LV), samurai-spear-cavalry (CS), samurai-bow-cavalry (CB),
    bodyguard (BG); the defender may be a lone-leader. TERRAIN is
    one of open, forest, hill, ford, shallow-ford, bridge, building, field,
    ravine, tent, fence, palisade, castle.

    EXPR is made of numbers, + - * /, comparisons, and or not, min max abs and:
    hits, defender_losses, attacker_losses, defender_retreat, attacker_retreat,
    defender_leader_lost, attacker_leader_lost, defender_seppuku,
    attacker_seppuku, battled_back, attacker_tokens, defender_tokens,
    attacker_banners, defender_banners, defender_eliminated,
    defender_pushed_back, attacker_eliminated, attacker_pushed_back; with a
    finite honor reserve attacker_disorder, defender_disorder; with --then also
    then_losses, then_retreat, then_leader_lost, then_seppuku,
    then_battled_back, then_fought, then_eliminated, then_pushed_back.
    """
    from samurai_odds import battles as game

    common = take_common(options)
    options |= {"attacker": attacker, "defender": defender, "rules": common.rules}
    print_answer(ask(game.attack, common, **options), common)


@battles.command(cls=Helped)
@click.argument("attackers", required=False, shell_complete=completing(units))
@click.argument("defenders", required=False, shell_complete=completing(units))
@compare_options("ATTACK", "net blocks plus banners; tokens not counted")
@attack_options
@shared_options_but("trace", "where")
def compare(
    attackers: str | None,
    defenders: str | None,
    written: tuple[str, ...],
    vary: tuple[str, ...],
    by: str | None,
    **options: Any,
) -> None:
    """Rank attacks, the best first.

    Either two attacks, --a "samurai-spear levy --inspire" --b "samurai-spear
    ashigaru-bow", or a grid: ATTACKERS and DEFENDERS are then lists such as
    levy,ashigaru-bow, and --vary adds the values of an option. A grid leaves out
    what the rules forbid, and says so.
    """
    from samurai_odds.cli.battles.tables import read_unit
    from samurai_odds.cli.comparing import Compared, print_comparison

    units = ("attacker", "defender")
    kind = Compared("battles", "attack", units, OPTIONS, lambda: attack, ",", read_unit)
    common = take_common(options)
    print_comparison(kind, (attackers, defenders), written, vary, by, options, common)


@battles.command(cls=Helped)
@click.option("--attackers", metavar="LIST", help="Units for the rows, by commas.  [default: all]")
@click.option("--defenders", metavar="LIST", help="Units for the columns.  [default: all]")
@attack_options
@shared_options_but("trace")
def table(attackers: str | None, defenders: str | None, **options: Any) -> None:
    """Print one figure for all attackers (rows) against all defenders (columns).

    --show says which figure, by default net blocks plus banners; repeat it for
    several tables. The other options set one situation for all cells.
    """
    from samurai_odds.cli.battles.tables import print_tables

    print_tables(attackers, defenders, options, take_common(options))


for command in (show_map, play, turn, advise, review, par, balance, list_scenarios, list_bots):
    battles.add_command(command)
