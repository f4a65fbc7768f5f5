"""The commands of Samurai Swords that play whole games."""

from collections.abc import Callable
from typing import Any

import click

from samurai_odds.cli.common import FORMATS
from samurai_odds.cli.completing import completing, setups, swords_bots
from samurai_odds.cli.game_options import all_option, answer_options, game_options, record_options
from samurai_odds.cli.helping import Helped
from samurai_odds.cli.output import PICTURE, Output

_SETTING = (
    click.option("--players", type=int, metavar="2..5", help="How many play.  [default: 4]"),
    click.option(
        "--variant",
        metavar="VARIANT",
        help="standard, end-of-round, quick or two-player.  [default: standard]",
    ),
    click.option("--goal", type=int, metavar="N", help="Provinces that win.  [default: 35]"),
    click.option(
        "--round-limit",
        type=int,
        metavar="N",
        help="Nobody has won after so many rounds.  [default: 40]",
    ),
)


def setting_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options that say which game is played, besides its set-up."""
    for option in reversed(_SETTING):
        command = option(command)
    return command


@click.command(cls=Helped)
@click.argument("setup", required=False, shell_complete=completing(setups))
@setting_options
@click.option(
    "--bots",
    default="planner",
    show_default=True,
    metavar="BOT,...",
    shell_complete=completing(swords_bots),
    help="Who plays: one for all, or one a seat (with two players one a player).",
)
@game_options("games")
@record_options
@answer_options
@click.option(
    "--save", type=Output(), metavar="FILE", help="Write game I of --trace as a position file."
)
@click.option("--at-round", type=int, metavar="N", help="The round at whose start it is saved.")
@all_option
def play(
    setup: str | None, save: str | None, at_round: int | None, everything: bool, **options: Any
) -> None:
    """Simulate full games with bots: who wins, and how.

    SETUP is a shipped set-up such as quick-3 ('swords scenarios' lists them), or the path
    of a set-up file or a saved position; without one --players and --variant say what
    is played. 'swords bots' lists the bots. Without a limit, 2,000 games or as many as
    20 seconds allow.

    EXPR is made of numbers, + - * /, comparisons, and or not, min max abs and:
    winner ('seat-1' to 'seat-5', of two players the first of his seats; 'shared',
    'nobody'), reason ('provinces', 'takeover', 'last', 'most-provinces', 'round limit'),
    rounds, fallen (seats eliminated), and for seat_1_ to seat_5_ each: provinces,
    daimyos, out_in (the round of its fall, 0 if it stands).
    """
    from samurai_odds.cli.swords.playing import play_game

    play_game(setup, options, save, at_round, everything)


@click.command(cls=Helped)
@click.argument("setup", required=False, shell_complete=completing(setups))
@setting_options
@click.option(
    "--bots",
    default="planner",
    show_default=True,
    metavar="BOT,...",
    shell_complete=completing(swords_bots),
    help="Who plays: they sit down in turn and are turned round the table.",
)
@click.option(
    "--changes/--no-changes",
    default=True,
    show_default=True,
    help="Try other goals and handicaps too.",
)
@game_options("deals")
@click.option("--format", "form", type=click.Choice(FORMATS), default="text", show_default=True)
@click.option("--plot", type=PICTURE, metavar="FILE", help="Draw the answer: .png, .svg or .pdf.")
def balance(setup: str | None, form: str, **options: Any) -> None:
    """Compare the seats' win rates, by bot and by change.

    Every deal is played in every seating, with the same luck: so no bot is lucky in its
    seat, and no seat in its bot. Then a turn limit, other goals and handicaps of the
    strongest seat are tried. SETUP is as in 'swords play'; of the two-player game the
    players are compared. Without a limit, until every share is known to half a percent,
    or 60 seconds.
    """
    from samurai_odds.cli.swords.playing import weigh_balance

    weigh_balance(setup, form, options)


@click.command("round", cls=Helped)
@click.argument("position", shell_complete=completing(setups))
@click.option("--seat", type=int, required=True, metavar="N", help="Whose plan, from 1.")
@click.option(
    "--plan",
    multiple=True,
    metavar="PLAN",
    help="Koku by bin (repeatable: plans are ranked); 'bot' is the bot's own.",
)
@click.option(
    "--bot",
    default="planner",
    show_default=True,
    metavar="BOT",
    shell_complete=completing(swords_bots),
    help="Makes the seat's other choices.",
)
@click.option(
    "--rivals",
    default="planner",
    show_default=True,
    metavar="BOT,...",
    shell_complete=completing(swords_bots),
    help="Who plays the others: one for all, or one a seat (that of the seat asked is idle).",
)
@click.option("--goal", type=int, metavar="N", help="Provinces that win.")
@click.option("--round-limit", type=int, metavar="N", help="Nobody has won after so many rounds.")
@click.option("--by", metavar="EXPR", help="Rank several plans by this.  [default: won]")
@game_options("games")
@record_options
@answer_options
@all_option
def plan_round(position: str, by: str | None, everything: bool, **options: Any) -> None:
    """Evaluate koku plans for this round and the game.

    POSITION is a file of a game at the start of a round ('swords play --save' writes
    one), or a shipped one such as chapter-7. A plan names all koku of the purse, bin by
    bin; what stands in brackets may be left out:

    \b
    swords 1 (last), build 2 (Omi), levy 3 (2 bowmen, 3 spearmen),
    ronin 1 (Hida 2), ninja 1

    The bot makes all other choices; the rivals' plans are secret and made anew by their
    bots in each game. Several plans, or the likely ones where none is given, are ranked
    with the same luck, the chance to win first.

    EXPR is made of numbers, + - * /, comparisons, and or not, min max abs and: result
    ('own', 'other', 'nobody'), won, rounds, and of the round: sword, provinces, gained,
    koku (collected), units, daimyos, wasted, castles, bases, levied, ronin, ninja,
    kills, attacks, attacks_won, attacked, taken, daimyos_lost, heired (seats taken
    over), fallen (rivals eliminated), out, over (the game ends).
    """
    from samurai_odds.cli.swords import playing

    playing.plan_round(position, options, by, everything)


@click.command(cls=Helped)
@click.argument("thing")
@click.argument("setup", required=False, shell_complete=completing(setups))
@setting_options
@click.option(
    "--at-round",
    type=int,
    metavar="N",
    help="The round in which it is given.  [default: 2, of a position its own]",
)
@click.option(
    "--bots",
    default="planner",
    show_default=True,
    metavar="BOT,...",
    shell_complete=completing(swords_bots),
    help="Who plays: one for all, or one a seat.",
)
@game_options("deals")
@click.option("--format", "form", type=click.Choice(FORMATS), default="text", show_default=True)
def worth(thing: str, setup: str | None, form: str, **options: Any) -> None:
    """Value a castle, ronin, the ninja or a sword.

    THING is castle, ronin (four), ninja, first-sword or last-sword. Each seat in turn is
    given it in one round, on the same deals with the same luck, and for comparison koku
    to levy: so it is told in victories and in koku, and whether its price is better
    levied. The worth is what the bots make of it. SETUP is as in 'swords play'; not of the
    two-player game. Without a limit, until it is known to a percent, or 60 seconds.
    """
    from samurai_odds.cli.swords.playing import weigh_worth

    weigh_worth(thing, setup, form, options)


@click.command("bots", cls=Helped)
@click.option("--format", "form", type=click.Choice(FORMATS), default="text", show_default=True)
def list_bots(form: str) -> None:
    """List the bots, and how each plays."""
    from samurai_odds import swords
    from samurai_odds.cli.playing import show_page

    show_page(swords.bots(), form)
