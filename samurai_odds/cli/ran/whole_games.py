"""The commands of RAN that play whole battles."""

from collections.abc import Callable
from typing import Any

import click

from samurai_odds.cli.common import FORMATS
from samurai_odds.cli.completing import completing, ran_bots, ran_scenarios
from samurai_odds.cli.game_options import (
    all_option,
    answer_options,
    bot_option,
    game_options,
    record_options,
)
from samurai_odds.cli.helping import Helped
from samurai_odds.cli.output import PICTURE, Output

_turn_limit = click.option(
    "--turn-limit",
    type=int,
    metavar="N",
    help="Judge a battle by rout points after turn N.  [default: the scenario's]",
)


def _bot(name: str, meaning: str) -> Callable[..., Any]:
    return bot_option(name, meaning, "greedy", completing(ran_bots))


@click.command(cls=Helped)
@click.argument("scenario", shell_complete=completing(ran_scenarios))
@_bot("red", "Who plays red.")
@_bot("blue", "Who plays blue.")
@_turn_limit
@game_options("battles")
@record_options
@answer_options
@click.option(
    "--save", type=Output(), metavar="FILE", help="Write game I of --trace as a position file."
)
@click.option("--at-turn", type=int, metavar="N", help="The turn at whose start it is saved.")
@all_option
def play(
    scenario: str, save: str | None, at_turn: int | None, everything: bool, **options: Any
) -> None:
    """Simulate a scenario with two bots: who wins, and how.

    SCENARIO is a shipped one such as study-foot ('ran scenarios' lists them), or the path of
    a scenario file or a saved position. 'ran bots' lists the bots. Without a limit, 2,000
    battles or as many as 20 seconds allow.

    EXPR is made of numbers, + - * /, comparisons, and or not, min max abs and:
    winner ('red', 'blue', 'none'), reason ('rout', 'both', 'turn limit'), turns, margin
    (blue's rout points less red's), and for red_ and blue_ each: rout_points (heads taken
    off), heads, units_lost, busho_lost, contingents_fled.
    """
    from samurai_odds.cli.ran.playing import play_battle

    play_battle(scenario, options, save, at_turn, everything)


@click.command(cls=Helped)
@click.argument("position", shell_complete=completing(ran_scenarios))
@click.option(
    "--contingent", required=True, metavar="NAME", help="Whose Orders Phase: letter or busho."
)
@click.option("--orders", metavar="FILE", help="Your orders; the bot decides the rest.")
@_bot("bot", "Who gives the orders.")
@_bot("enemy", "Who plays the other side.")
@click.option(
    "--replies",
    type=int,
    default=1,
    show_default=True,
    metavar="N",
    help="Orders Phases that follow, whoever's.",
)
@game_options("phases")
@record_options
@answer_options
@all_option
def turn(position: str, everything: bool, **options: Any) -> None:
    """Evaluate an orders phase of a contingent.

    POSITION is a scenario or a saved position (ran play --save). The contingent's side has
    the initiative, and it is active. Without a limit, 10,000 phases are played.

    A FILE of orders has lines such as "move A1 0304 n", "fire A6 b2", "attack A1 b2",
    "charge C1 b2"; the README of whole battles lists them all.

    EXPR is made of numbers, + - * /, comparisons, and or not, min max abs and:
    result ('own', 'enemy', 'none': who has won the battle), swing (the enemy's rout points
    less the own); for own_ and enemy_ each: rout_points, heads, units_lost, disrupted, hits,
    busho_lost (changes in the phase); the same of what follows: reply_swing,
    reply_own_rout_points and so on; total_swing.
    """
    from samurai_odds.cli.ran.playing import play_turn

    play_turn(position, options, everything)


@click.command(cls=Helped)
@click.argument("scenario", shell_complete=completing(ran_scenarios))
@click.option(
    "--bots",
    default="greedy,careful",
    show_default=True,
    metavar="BOT,BOT,...",
    shell_complete=completing(ran_bots),
    help="Who plays: each bot against each, on both sides.",
)
@click.option(
    "--within",
    type=float,
    default=5.0,
    show_default=True,
    metavar="PERCENT",
    help="How far from one half red's share may be to be fair.",
)
@_turn_limit
@game_options("battles")
@click.option("--format", "form", type=click.Choice(FORMATS), default="text", show_default=True)
@click.option("--plot", type=PICTURE, metavar="FILE", help="Draw the answer: .png, .svg or .pdf.")
def balance(scenario: str, within: float, form: str, **options: Any) -> None:
    """Test which side a scenario favors, and find a fix.

    Every bot plays every other and itself, on both sides, with the same luck. The verdict is
    on red's share when each side takes the bot that is best for it, and is refused when
    equal bots disagree whom the scenario favors. Then other turn limits are played, and
    rout levels, trumps and activations changed; what helps is checked on fresh battles.
    Without a limit, until that share is known to 0.6%, or 60 seconds.
    """
    from samurai_odds.cli.ran.playing import weigh_balance

    weigh_balance(scenario, within, form, options)


@click.command("map", cls=Helped)
@click.argument("scenario", shell_complete=completing(ran_scenarios))
@click.option(
    "--format", "form", type=click.Choice(("text", "json")), default="text", show_default=True
)
@click.option("--plot", type=PICTURE, metavar="FILE", help="Draw the map: .png, .svg or .pdf.")
def show_map(scenario: str, form: str, plot: str | None) -> None:
    """Show the map of a scenario or a position.

    SCENARIO is the key of a shipped one ('ran scenarios' lists them), or the path of a file.
    """
    from samurai_odds import ran
    from samurai_odds.cli.playing import show_page

    show_page(ran.map(scenario), form, plot)


@click.command("scenarios", cls=Helped)
@click.option("--format", "form", type=click.Choice(FORMATS), default="text", show_default=True)
def list_scenarios(form: str) -> None:
    """List the built-in scenarios."""
    from samurai_odds import ran
    from samurai_odds.cli.playing import show_page

    show_page(ran.scenarios(), form)


@click.command("bots", cls=Helped)
@click.option("--format", "form", type=click.Choice(FORMATS), default="text", show_default=True)
def list_bots(form: str) -> None:
    """List the bots, and how each plays."""
    from samurai_odds import ran
    from samurai_odds.cli.playing import show_page

    show_page(ran.bots(), form)
