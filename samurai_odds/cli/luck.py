"""`samurai-odds luck`: how lucky the battles of an evening were."""

import sys

import click

from samurai_odds.cli.common import FORMATS
from samurai_odds.cli.helping import Helped
from samurai_odds.cli.output import PICTURE


@click.command(cls=Helped, short_help="Compare logged battles with the odds.")
@click.argument("file")
@click.option(
    "--by",
    metavar="EXPR",
    help="Measure luck by this.  [default: what each question's best choices go by]",
)
@click.option(
    "--seed",
    type=int,
    default=0,
    show_default=True,
    metavar="K",
    help="Luck's seed, where the total is simulated.",
)
@click.option("--format", "form", type=click.Choice(FORMATS), default="text", show_default=True)
@click.option("--plot", type=PICTURE, metavar="FILE", help="Draw the total: .png, .svg or .pdf.")
def luck(file: str, by: str | None, seed: int, form: str, plot: str | None) -> None:
    """Compare the battles logged in FILE with the odds.

    FILE (or - for stdin) is text, one battle a line: the question, a colon, and what
    happened. Short lines will do:

    \b
      # Saturday: blocks that the defender lost, and the attacker
      levy ashigaru-bow forest: 2-0
      samurai-bow levy 3: 1
      theirs levy samurai-spear: 1-3
      swords
      daimyo, 3 spearmen v 2 bowmen, spearman: 3-0

    A word after the two units is the defender's terrain, a number the range, options
    need no dashes; 'theirs' marks an attack of the other side. A line 'swords' or 'ran
    fire' names what the lines below leave out; its score is the units left to both.
    Everything else as on the command line, with names and values after the colon:

    \b
      battles attack levy levy --swarm 2 : defender_losses 2, battled_back
      ran shock "SI 7-4" "AS 6-4/5-3" : retreat defender, defender_hits 2

    Only what was written down is compared: the rest counts at its average, given that.
    A percentile is the chance of less, and half the chance of just as much. The total
    is that of the sum of all battles, those of several kinds in standard deviations.
    """
    from samurai_odds.cli.whole_games import show_page
    from samurai_odds.engine.texts import read_stream
    from samurai_odds.luck_report.luck import luck as report_of

    log = read_stream(sys.stdin, "the log").splitlines() if file == "-" else file
    show_page(report_of(log, by, seed), form, plot)
