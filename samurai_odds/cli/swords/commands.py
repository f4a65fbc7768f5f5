"""`samurai-odds swords`: battles and campaigns in Samurai Swords (Shogun, Ikusa)."""

from typing import Any

import click

from samurai_odds.cli.common import (
    SAMPLING,
    print_answer,
    rules_option,
    shared_options_but,
    take_common,
)
from samurai_odds.cli.helping import Helped
from samurai_odds.cli.procedures import (
    compare_command,
    declared_arguments,
    declared_options,
    procedure_command,
    public,
)
from samurai_odds.cli.swords.searches import NO_SECOND, force, levy, table
from samurai_odds.cli.whole_games import (
    Ranking,
    list_commands,
    map_command,
    page_command,
    play_command,
    plot_option,
    sampled_command,
)
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
@declared_arguments("swords.campaign")
@declared_options("swords.campaign")
@shared_options_but(*_EXACT)
def campaign(**options: Any) -> None:
    from samurai_odds import swords as game

    common = take_common(options)
    how: dict[str, Any] = {"method": common.method, "limit": common.limit}
    how |= {"shown": common.show, "seed": common.seed}
    print_answer(game.campaign(**options, rules=common.rules, **how), common)


COMPARE = """Rank battles, the best for the attacker first.

Either battles written out with --a and --b, forces in quotes of their own, or a grid: ATTACKERS
and DEFENDERS are lists of forces separated by semicolons, and --vary adds the values of an option
(none: left out). What the rules forbid is left out of a grid, and listed."""

swords.add_command(procedure_command("swords.battle"))
swords.add_command(
    compare_command("swords.battle", COMPARE, "BATTLE", "the value of best choices, in koku")
)


for command in (
    *(force, levy, table, map_command("swords", rules_option())),
    play_command("swords.play", "whole.contest.Contest", "games", "round"),
    sampled_command(
        "swords.round",
        "whole.one_round.OneRound",
        "games",
        Ranking(
            "plan",
            "--by ranks several plans: give more than one --plan, or none",
            lambda options: len(options["plan"]) != 1,
        ),
    ),
    page_command("swords.worth", "deals"),
    page_command("swords.balance", "deals", plot_option()),
    *list_commands("swords"),
):
    swords.add_command(command)
