"""`samurai-odds luck`: how lucky the battles of an evening were."""

import sys

import click

from samurai_odds.cli.common import FORMATS, check_picture, save_figure


@click.command()
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
@click.option("--plot", metavar="FILE", help="Draw the total: .png, .svg or .pdf.")
def luck(file: str, by: str | None, seed: int, form: str, plot: str | None) -> None:
    """Compare the battles written down in FILE with what was to be expected.

    FILE (or - for stdin) is text, one battle a line: the question as on the command
    line, a colon, and what happened. Words stand for word variables, yes and no for
    flags; # starts a comment; 'theirs' marks an attack of the other side.

    \b
      # Saturday's game
      battles attack levy ashigaru-bow --defender-on forest : defender_losses 2, attacker_losses 0
      theirs battles attack levy samurai-spear : defender_losses 1, attacker_losses 3
      swords battle "daimyo, 3 spearmen" "2 bowmen, spearman" : result attacker, attacker_units 3

    A percentile is the chance of less, and half the chance of just as much. The
    total is of battles whose luck is settled by what was written down: for an attack
    blocks (and leaders lost, where there are any).
    """
    from samurai_odds.analysis.luck import luck as report_of
    from samurai_odds.engine.texts import read_stream
    from samurai_odds.reports.grid import write
    from samurai_odds.reports.luck import luck_grids

    if plot is not None:
        check_picture(plot)
    log = read_stream(sys.stdin, "the log").splitlines() if file == "-" else file
    report = report_of(log, by, seed)
    if plot is not None:
        save_figure(report.plot().figure, plot)
    click.echo(write(luck_grids(report), form))
