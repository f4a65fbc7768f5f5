"""The commands above the games: booklet, luck, merge, page."""

import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import click

from samurai_odds.cli.common import Common, print_answer, take_common
from samurai_odds.cli.full_games import all_option, format_option, plot_option
from samurai_odds.cli.helping import Helped
from samurai_odds.cli.output import PICTURE, Output, is_forced, save_file
from samurai_odds.cli.playing import show_page
from samurai_odds.engine.progress import say, tracked
from samurai_odds.engine.texts import read_stream
from samurai_odds.errors import OddsError, in_a_line
from samurai_odds.grids.grid import FORMATS

# ---- booklet: the printed tables of a game -------------------------------------------


@click.command(cls=Helped)
@click.argument("game", metavar="battles|swords|ran")
@click.option(
    "--out",
    required=True,
    type=Output(),
    metavar="FILE",
    help="A name in .pdf, .html, .md or .txt (plain ASCII), or a folder for a CSV file of each "
    "table, for spreadsheets (an apostrophe keeps 6/5 from becoming a date).",
)
@click.option("--paper", metavar="a4|letter", help="Paper of a PDF.  [default: a4]")
@click.option(
    "--part",
    metavar="odds|par|sheet",
    help="Only the tables of odds; the par sheets of scenarios (battles); or the page of one "
    "scenario.  [default: odds and par; with --scenario: sheet]",
)
@click.option(
    "--scenario",
    metavar="FILE",
    help="Print for this scenario: a player's sheet, one page with a card to cut out and one to "
    "set it up (built-in scenario or your own file).",
)
@click.option(
    "--units",
    metavar="LIST",
    help="Only these units: keys in battles ('SS, levy'), types or rated units in ran "
    "('SI, AS 6-4/5-3'), in swords forces, with semicolons ('daimyo, 3 spearmen; 5 spearmen').",
)
@click.option("--rules", "--charts", metavar="FILE", help="Your own rules values (TOML).")
@click.option("--title", metavar="TEXT", help="Heading in place of the game's name.")
@click.option(
    "--samples",
    type=int,
    metavar="N",
    help="Games played for the par of --scenario.  [default: 500]",
)
def booklet(
    game: str, out: str, paper: str | None, samples: int | None, units: str | None, **asked: Any
) -> None:
    """Print odds for the table: a booklet, or one page for a scenario.

    The first page teaches reading the others. The booklet of battles ends with a par sheet
    for each built-in scenario: these are played, for some minutes (--part odds: without).
    With --scenario it is one page for both players: what each unit should attack on the
    terrain of the map, what ends the game, special rules, par, and a card to cut out. A
    second page is for setting it up: the map, and by side what stands where.
    """
    from samurai_odds.reports import booklet as make
    from samurai_odds.reports.saving import check_place

    check_place(Path(out), paper)
    if samples is not None:
        if asked["scenario"] is None:
            raise OddsError("--samples is the number of games for a scenario: name --scenario")
        asked["samples"] = samples
    if units is not None:
        parts = re.split(";" if game == "swords" else "[,;]", units)
        asked["units"] = [part.strip() for part in parts if part.strip()]
        if not asked["units"]:
            raise OddsError(f"--units names no unit, got '{units}'")
    make(game, _progress, **asked).save(out, paper, is_forced())


def _progress(items: Iterable[Any]) -> Iterable[Any]:
    """Show progress on stderr, when it is a terminal."""
    return tracked(items, "sheets")


# ---- luck: logged battles beside the odds --------------------------------------------


@click.command(cls=Helped, short_help="Compare logged battles with the odds.")
@click.argument("file")
@click.option(
    "--by",
    metavar="EXPR",
    help="Measure luck by this.  [default: the value that ranks each question's choices]",
)
@click.option(
    "--seed",
    type=int,
    default=0,
    show_default=True,
    metavar="K",
    help="Random seed, where the total is simulated.",
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
      ran shock "SI 7-4" "AS 6-4/5-3" : retreat defender, defender_hits 4

    Whatever you did not log counts at its conditional average. A percentile is the
    chance of a worse result plus half the chance of the same one. The total is that of
    all battles together, in standard deviations where they are of several kinds.
    """
    from samurai_odds.reports.luck import luck as report_of

    log = read_stream(sys.stdin, "the log").splitlines() if file == "-" else file
    show_page(report_of(log, by, seed), form, plot)


# ---- merge: one answer from several records of games ---------------------------------


@click.command(cls=Helped, short_help="Combine several records of games into one answer.")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--where", metavar="EXPR", help="Count only games that meet this condition.")
@click.option("--show", multiple=True, metavar="EXPR", help="Show this figure (repeatable).")
@format_option
@plot_option()
@all_option
def merge(files: tuple[str, ...], everything: bool, **options: Any) -> None:
    """Combine several records of games into one answer.

    They must be of the same question: scenario, rules, bots, seed and version; else they
    are refused. Games are known by their numbers, so none counts twice.
    """
    from samurai_odds.reports.merging import put_together

    common: Common = take_common(options)
    answer = put_together(*files)
    print_answer(answer.odds, common, everything)
    say(answer.says)


# ---- page: the page for the phone ----------------------------------------------------


@click.command(cls=Helped)
@click.option(
    "--out", type=Output(folder=True), metavar="DIR", help="Folder to write the page into."
)
@click.option(
    "--one", type=Output(".html"), metavar="FILE", help="One file that needs no other, to mail."
)
@click.option(
    "--rules",
    multiple=True,
    metavar="FILE",
    help="Your own rules values (TOML), a file a game: FILE, or GAME:FILE.",
)
def page(out: str | None, one: str | None, rules: tuple[str, ...]) -> None:
    """Write the page for the phone: odds in a browser, offline.

    A folder is to be served: `python -m http.server -d DIR`.
    """
    from samurai_odds.page.packs import rules_of
    from samurai_odds.page.site import check_free_for_site, one_file, write_site

    if out is None and one is None:
        raise OddsError("say where the page goes: --out DIR, --one FILE or both")
    if out is not None and not is_forced():
        check_free_for_site(Path(out))
    own = rules_of(rules)
    say("translating the rules for the browser: 10 to 20 s")
    if out is not None:
        write_site(Path(out), own, is_forced())
        serving = f"serve it with 'python -m http.server -d {out}'"
        click.echo(in_a_line(f"the page is in {out}: {serving} and open http://localhost:8000"))
    if one is not None:
        save_file(one, one_file(own))
        click.echo(in_a_line(f"the page is {one}: open it in a browser"))
