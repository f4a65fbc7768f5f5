"""The commands of Samurai Battles that play whole battles."""

from collections.abc import Callable
from typing import Any

import click

from samurai_odds.cli.common import FORMATS
from samurai_odds.cli.completing import bots, cards, completing, scenarios
from samurai_odds.cli.game_options import (
    all_option,
    answer_options,
    bot_option,
    game_options,
    record_options,
)
from samurai_odds.cli.helping import Grouped, Helped
from samurai_odds.cli.output import PICTURE, Output

dragons_option = click.option(
    "--dragons",
    cls=Grouped,
    group="Method",
    metavar="FILE",
    help="Your own Dragon cards (TOML).",
)


def side_bot(name: str, meaning: str, usual: str | None = "greedy") -> Callable[..., Any]:
    """Make an option that names a bot of this game."""
    return bot_option(name, meaning, usual, completing(bots))


@click.command("map", cls=Helped)
@click.argument("scenario", shell_complete=completing(scenarios))
@click.option(
    "--format", "form", type=click.Choice(("text", "json")), default="text", show_default=True
)
@click.option("--plot", type=PICTURE, metavar="FILE", help="Draw the map: .png, .svg or .pdf.")
@click.option("--dragons", metavar="FILE", help="Your own Dragon cards (TOML).")
def show_map(scenario: str, form: str, plot: str | None, dragons: str | None) -> None:
    """Show a scenario: map, armies, special rules.

    SCENARIO is the key of a shipped scenario, such as first-samurai-skirmish (a
    wrong one lists them all), or the path of a scenario file.
    """
    from samurai_odds import battles
    from samurai_odds.cli.playing import show_page

    show_page(battles.map(scenario, dragons), form, plot)


@click.command(cls=Helped)
@click.argument("scenario", shell_complete=completing(scenarios))
@side_bot("red", "Who plays red.")
@side_bot("blue", "Who plays blue.")
@click.option("--first", metavar="SIDE", help="red or blue begins.  [default: the scenario's]")
@click.option(
    "--turn-limit",
    type=int,
    default=1000,
    show_default=True,
    metavar="N",
    help="Stop a battle after so many turns of both sides.",
)
@game_options("battles")
@dragons_option
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

    SCENARIO is a shipped scenario such as first-samurai-skirmish, or the path of a
    scenario file or a saved position. BOT is random, greedy or another (a wrong
    name lists them). Without a limit, 2,000 battles or as many as 20 seconds allow.

    EXPR is made of numbers, + - * /, comparisons, and or not, min max abs and:
    winner ('red', 'blue', 'none'), reason ('banners', 'objectives', 'surrender',
    'turn limit'), turns, margin (red's banners less blue's), and for red_ and
    blue_ each: banners, tokens, cards, units_lost, blocks_lost, leaders_lost,
    leaders_killed, seppuku.
    """
    from samurai_odds.cli.battles.playing import play_battle

    play_battle(scenario, options, save, at_turn, everything)


@click.command(cls=Helped)
@click.argument("position", shell_complete=completing(scenarios))
@click.option(
    "--card",
    metavar="CARD",
    multiple=True,
    shell_complete=completing(cards),
    help="The command card led, in Epic up to two; without one, those of the hand are ranked.",
)
@click.option(
    "--by",
    metavar="EXPR",
    help="Rank the hand by this.  [default: net blocks and banners, the replies counted]",
)
@click.option("--orders", metavar="FILE", help="Your orders; the bot decides the rest.")
@side_bot("bot", "Who plays the turn.")
@side_bot("enemy", "Who plays the reply.")
@click.option(
    "--replies", type=int, default=1, show_default=True, metavar="N", help="Turns that follow."
)
@game_options("turns")
@dragons_option
@record_options
@answer_options
@all_option
def turn(position: str, by: str | None, everything: bool, **options: Any) -> None:
    """Evaluate a turn: a card, its orders and the replies.

    Without --card the cards of the hand are ranked, each with the bot's orders for it
    (all kinds of card where nothing is known of the hand), 2,000 turns each.

    POSITION is a scenario or a saved position (battles play --save); CARD is a command
    card such as order-three-left, in the hand of the side to move, or among the
    cards that the position leaves open. Without a limit, 10,000 turns are played.
    In Epic it may come from the rack (rack:CARD where the hand holds it too), and a
    second --card goes beside the first.

    A FILE of orders has lines such as "order c9", "move c9 c8", "battle c8 c7",
    "inspire yes", "dragon rice-famine"; the README of whole battles lists
    them all.

    EXPR is made of numbers, + - * /, comparisons, and or not, min max abs and:
    result ('own', 'enemy', 'none': who has won the battle), swing (own banners less
    the enemy's); for own_ and enemy_ each: banners, blocks_lost, units_lost,
    leaders_lost, tokens (changes in the turn); the same of the reply: reply_swing,
    reply_own_banners and so on; total_swing.
    """
    from samurai_odds.cli.battles.playing import play_turn

    play_turn(position, options, by, everything)


@click.command(cls=Helped)
@click.argument("position", shell_complete=completing(scenarios))
@click.option("--orders", metavar="FILE", help="Your orders, with a line 'lead CARD'.")
@click.option("--explain", is_flag=True, help="Say why: against your orders, else the second best.")
@click.option(
    "--bots",
    metavar="BOT,BOT,...",
    shell_complete=completing(bots),
    help="Whose turns are compared; the first plays them on.  [default: steady,careful,greedy]",
)
@click.option(
    "--replies",
    type=int,
    default=2,
    show_default=True,
    metavar="N",
    help="Turns of both sides played before the position is judged.",
)
@click.option(
    "--confidence",
    type=float,
    default=95.0,
    show_default=True,
    metavar="PERCENT",
    help="How sure it must be before a turn is dropped.",
)
@click.option("--deal", is_flag=True, help="Deal you the cards that are not known, from the seed.")
@game_options("turns")
@dragons_option
@click.option("--format", "form", type=click.Choice(("text", "json")), default="text")
@click.option(
    "--plot", type=PICTURE, metavar="FILE", help="Draw the best turn, or yours: .png, .svg or .pdf."
)
def advise(position: str, explain: bool, form: str, **options: Any) -> None:
    """Find the best turn: card, orders, first attacks.

    POSITION is a saved position (battles play --save), a file in which the hand of the side to
    move is written, or a scenario with --deal. Compared are the turns that bots have for each
    card; of the best also variants, and to hold, withdraw, take an objective, go for the
    weakest or finish off with their cards; and your own orders (--orders), never dropped.
    Each is played on with the same luck, what that side cannot know drawn anew, and judged
    by its chance to win. The best is written so that 'battles turn --orders' reads it.
    Without a limit, until differences are known to 1%, or 10 seconds.
    """
    from samurai_odds.cli.battles.playing import give_advice

    give_advice(position, explain, form, options)


@click.command(cls=Helped)
@click.argument("game", metavar="FILE")
@click.option("--game", "number", type=int, metavar="N", help="Its number.  [default: the first]")
@click.option(
    "--bots",
    metavar="BOT,BOT,...",
    shell_complete=completing(bots),
    help="Whose turns are compared with those played.  [default: steady,careful,greedy]",
)
@click.option(
    "--replies", type=int, default=2, show_default=True, metavar="N", help="As in advise."
)
@click.option(
    "--samples",
    "games",
    type=int,
    default=512,
    show_default=True,
    metavar="N",
    help="How often each turn compared is played on, at most.",
)
@click.option("--seed", type=int, default=0, show_default=True, metavar="N")
@click.option("--format", "form", type=click.Choice(("text", "json")), default="text")
@all_option
def review(game: str, form: str, everything: bool, **options: Any) -> None:
    """Review a game: costly decisions, and what luck decided.

    FILE is written by 'battles play --record FILE', or by hand: 'Position: SCENARIO', then
    'Turn 1 red' with its orders and dice below, and so on; the pages of whole battles say more.
    For each turn the bots' turns and the one
    that was played are played on with the same luck. What a turn's choices gave away before
    its first dice is its error, marked from 2, 5 and 10% on; all that came between them and
    the next turn is luck. The start, all errors and all luck add up to the result.
    """
    from samurai_odds.cli.battles.playing import print_review

    print_review(game, form, everything, options)


@click.command(cls=Helped)
@click.argument("scenario", shell_complete=completing(scenarios))
@side_bot("bot", "Who plays both sides.", "careful")
@click.option("--turn-limit", type=int, default=1000, show_default=True, metavar="N")
@game_options("battles")
@dragons_option
@record_options
@answer_options
@all_option
def par(scenario: str, everything: bool, **options: Any) -> None:
    """Print par: what equal players should score.

    The banners of each side with their quartiles, whom it favors, how long it lasts; how
    much is decided by the first hands dealt, how much by dice and later cards; and what lead
    luck alone gives in a match of two battles, sides exchanged. Without a limit, 2,000
    battles or as many as 20 seconds allow, and 2,000 more for the luck of the deal.

    EXPR is made as for 'battles play', of the same names.
    """
    from samurai_odds.cli.battles.playing import print_par

    print_par(scenario, options, everything)


@click.command(cls=Helped)
@click.argument("scenario", shell_complete=completing(scenarios))
@click.option(
    "--bots",
    metavar="BOT,BOT,...",
    shell_complete=completing(bots),
    help="Who plays: each bot against each, in both seats.  [default: greedy,careful]",
)
@side_bot("bot", "The same for one bot alone,", None)
@side_bot("against", "or for that one and another.", None)
@click.option(
    "--within",
    type=float,
    default=5.0,
    show_default=True,
    metavar="PERCENT",
    help="How far from one half red's share may be to be fair.",
)
@click.option("--turn-limit", type=int, default=1000, show_default=True, metavar="N")
@click.option(
    "--ladder",
    is_flag=True,
    help="Rung by rung from random to searching: does the verdict hang on skill?",
)
@game_options("battles")
@dragons_option
@click.option("--format", "form", type=click.Choice(FORMATS), default="text", show_default=True)
@click.option("--plot", type=PICTURE, metavar="FILE", help="Draw the answer: .png, .svg or .pdf.")
def balance(scenario: str, within: float, ladder: bool, form: str, **options: Any) -> None:
    """Test whether a scenario is fair, and find a fix.

    Every bot plays every other and itself, in both seats, with the same luck. The verdict
    is on red's share when each side takes the bot that is best for it, and is
    refused when equal bots disagree whom the scenario favors. Then either side moves
    first, and tokens, cards and banners to win are changed; what helps is checked on
    fresh battles. Without a limit, until that share is known to 0.6%, or 60 seconds.

    With --ladder two of each bot play each other, from the weakest to bots that search; the
    verdict is settled if the two highest rungs agree within --within. --bots names other
    rungs. Without a limit, each to 1%, or 2 minutes in all.
    """
    from samurai_odds.cli.battles.playing import weigh_balance

    weigh_balance(scenario, within, ladder, form, options)


@click.command("scenarios", cls=Helped)
@click.option("--format", "form", type=click.Choice(FORMATS), default="text", show_default=True)
def list_scenarios(form: str) -> None:
    """List the built-in scenarios."""
    from samurai_odds import battles
    from samurai_odds.cli.playing import show_page

    show_page(battles.scenarios(), form)


@click.command("bots", cls=Helped)
@click.option("--format", "form", type=click.Choice(FORMATS), default="text", show_default=True)
def list_bots(form: str) -> None:
    """List the bots, and how each plays."""
    from samurai_odds import battles
    from samurai_odds.cli.playing import show_page

    show_page(battles.bots(), form)
