"""`samurai-odds swords`: battles and campaigns in Samurai Swords (Shogun, Ikusa)."""

from dataclasses import replace
from functools import partial
from typing import Any

import click

from samurai_odds import swords as game
from samurai_odds.cli.common import (
    SAMPLING,
    ask,
    print_answer,
    print_sheets,
    rules_option,
    shared_options_but,
    take_common,
)
from samurai_odds.cli.full_games import (
    Ranking,
    balance_command,
    list_commands,
    map_command,
    new_command,
    page_command,
    play_command,
    report_command,
    review_command,
    sampled_command,
)
from samurai_odds.cli.helping import Helped
from samurai_odds.cli.own_values import borders_option, type_borders
from samurai_odds.cli.playing import show_page
from samurai_odds.cli.procedures import (
    compare_command,
    declared_arguments,
    declared_options,
    odds_command,
    procedure_command,
    public,
)
from samurai_odds.engine.declaring import help_of
from samurai_odds.swords.battle.options import OPTIONS, only_unusual
from samurai_odds.swords.layout import KINDS, LETTERS
from samurai_odds.swords.scenario.scenario import ACTIONS

NO_SECOND = tuple(one.keyword for one in OPTIONS if one.name.startswith("then"))
_NOT_SEARCHED = (*SAMPLING, "exact", "seed", "trace", "where", "show")  # of the shared options


@click.command(cls=Helped, help=help_of(public("swords.force")))
@click.argument("enemy")
@declared_options("swords.force")
@declared_options("swords.battle", *NO_SECOND)
@shared_options_but(*_NOT_SEARCHED)
def force(enemy: str, **options: Any) -> None:
    common = take_common(options)
    answer = game.force(enemy, **only_unusual(options), rules=common.rules)
    show_page(answer, common.form, common.plot)


@click.command(cls=Helped, help=help_of(public("swords.levy")))
@click.argument("koku", type=int)
@click.argument("enemy")
@declared_options("swords.levy")
@declared_options("swords.battle", *NO_SECOND)
@shared_options_but(*_NOT_SEARCHED, "plot")
def levy(koku: int, enemy: str, **options: Any) -> None:
    common = take_common(options)
    answer = game.levy(koku, enemy, **only_unusual(options), rules=common.rules)
    show_page(answer, common.form, common.plot)


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
    battle, rows, columns = axes(attackers, defenders, sizes, common.rules)
    how: dict[str, Any] = {"method": common.method, "limit": common.limit, "seed": common.seed}
    grids = [
        sheet(
            partial(battle, **how),
            {"attacker": rows},
            {"defender": columns},
            show,
            **only_unusual(options),
        )
        for show in common.show or ("won",)
    ]
    note = sizes_note(rows, columns)
    print_sheets([replace(grid, notes=(*note, *grid.notes)) for grid in grids], common)


HELP = f"""Samurai Swords (Shogun, Ikusa).

A force is text such as "daimyo, 2 bowmen, gunner, 3 spearmen": kinds are
{", ".join(KINDS)}, or {", ".join(LETTERS)}:
"d 2b g 3sp". A troop with a daimyo is an army, any other a provincial force; a
defending army and force are joined by +."""


@click.group(help=HELP)
def swords() -> None:
    """Take a question about Samurai Swords."""


_EXACT = (*SAMPLING, "exact", "seed", "trace")  # options without use where the answer is exact


@swords.command(cls=Helped, help=help_of(public("swords.ninja")))
@declared_options("swords.ninja")
@declared_options("swords.battle", *NO_SECOND)
@shared_options_but(*_EXACT, also=("sensitivity",))
def ninja(**options: Any) -> None:
    common = take_common(options)
    inputs = only_unusual(options)
    print_answer(ask(public("swords.ninja"), common, rules=common.rules, **inputs), common)


@swords.command(cls=Helped, help=help_of(public("swords.campaign")))
@declared_arguments("swords.campaign")
@declared_options("swords.campaign")
@shared_options_but(*_EXACT, also=("sensitivity",))
def campaign(**options: Any) -> None:
    common = take_common(options)
    print_answer(ask(public("swords.campaign"), common, rules=common.rules, **options), common)


COMPARE = """Rank battles, the best for the attacker first.

Either battles written out with --a and --b, forces in quotes of their own, or a grid: ATTACKERS
and DEFENDERS are lists of forces separated by semicolons, and --vary adds the values of an option
(none: left out). What the rules forbid is left out of a grid, and listed."""

swords.add_command(procedure_command("swords.battle"))
swords.add_command(
    compare_command("swords.battle", COMPARE, "BATTLE", "the value of best choices, in koku")
)


for command in (
    *(
        force,
        levy,
        table,
        odds_command("swords"),
        map_command("swords", rules_option(), borders_option, first=type_borders),
        new_command("swords", rules_option()),
    ),
    play_command(
        "swords.play",
        "games",
        "round",
        click.option(
            "--at-seat",
            metavar="N|NAME",
            help="The seat whose war turn it is saved at, not the round's start.",
        ),
        click.option(
            "--at-action",
            type=click.Choice(ACTIONS),
            help="The action it is saved at: koku lie in the bins.",
        ),
    ),
    sampled_command(
        "swords.round",
        "games",
        Ranking("plan", lambda options: len(options["plan"]) != 1),
    ),
    page_command("swords.advise", "games"),
    review_command("swords.review"),
    page_command("swords.worth", "deals"),
    sampled_command("swords.par", "games"),
    balance_command("swords", "deals"),
    report_command("swords"),
    *list_commands("swords"),
):
    swords.add_command(command)
