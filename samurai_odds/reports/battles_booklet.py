"""The booklet of Samurai Battles: its first page, a sheet for each target and each scenario."""

from dataclasses import replace
from functools import partial

from samurai_odds.reports import (
    battles_card,
    battles_fire,
    battles_ground,
    battles_leaders,
    battles_par,
)
from samurai_odds.reports.battles_card import NAMES, NET, UNITS, ask
from samurai_odds.reports.content import Page
from samurai_odds.reports.model import Booklet, Notes, PageMaker, Progress, bind, listed

TITLE = "Samurai Battles"
READING = (
    "Find the sheet of the unit you want to strike; the row is the unit you strike with.",
    "Chances are printed in percent without the sign, with the one decimal that is true; "
    "the darker a cell, the likelier.",
    "<0.1 can happen though it seldom does, >99.9 can fail; 0 and 100 are certain to one in a "
    "billion; – is an attack that the rules forbid.",
    "Blocks, tokens and banners are averages: 1.33 blocks is four blocks in three such attacks.",
    "Net is blocks the target loses less those you lose, plus your banners less his; "
    "tokens are not counted in it.",
    "You is the attacker, he the defender. Pushed back means that the unit retreated and lives.",
    "Unless a sheet says otherwise: open ground, full units, nobody inspired, no leader, no "
    "support, flags ignored as far as the rules allow, room to retreat, ample honor.",
    "All figures without ± are exact: every die is followed, none is simulated. His battle back is "
    "included wherever the rules give it to him.",
    "The foot of each page names the weakest source under its numbers: rulebook, published, "
    "reconstructed, or assumed by us.",
    "For a situation that is not here ask the command: samurai-odds battles attack --help.",
)
_TARGET_FIGURES = {
    "he is eliminated": "defender_eliminated",
    "he is pushed back": "defender_pushed_back",
    "he battles back": "battled_back",
    "you are pushed back": "attacker_pushed_back",
    "you are eliminated": "attacker_eliminated",
    "his blocks lost": "defender_losses",
    "your blocks lost": "attacker_losses",
    "his tokens": "defender_tokens",
    "your tokens": "attacker_tokens",
    "net": NET,
}


def booklet(progress: Progress = iter, part: str | None = None) -> Booklet:
    """Make the booklet, or one part of it: the odds of attacks, or the par of scenarios."""
    if part == "par":
        return _par_sheets(progress)
    targets: list[PageMaker] = [partial(target_page, target=unit) for unit in UNITS.values()]
    makers = [
        battles_card.card,
        battles_fire.summary,
        *targets,
        battles_fire.ranged,
        *battles_ground.SHEETS,
        *battles_leaders.SHEETS,
    ]
    if part == "odds":
        return bind("battles", TITLE, READING, makers, progress)
    pars = battles_par.Pars()
    return bind(
        "battles",
        TITLE,
        (*READING, *battles_par.READING),
        [*makers, *pars.sheets],
        progress,
        (len(makers), pars.overview),
    )


def _par_sheets(progress: Progress) -> Booklet:
    """Make the par sheets alone: their table of all scenarios comes first, as a card."""
    pars = battles_par.Pars()
    summary = (0, pars.overview)
    made = bind("battles", TITLE, battles_par.READING, pars.sheets, progress, summary)
    return replace(made, kind="par sheets", purpose="What equals get of each scenario")


def target_page(notes: Notes, target: str) -> Page:
    """Make the sheet of one target: all attackers, at each number of blocks."""
    tables = []
    for blocks in (4, 3, 2, 1):
        strength = "full unit, 4 blocks" if blocks == 4 else f"{blocks} block{'s'[: blocks > 1]}"
        rows = {
            name: ask(notes, unit, target, defender_blocks=blocks) for name, unit in UNITS.items()
        }
        heading = f"Against {NAMES[target]}: {strength}"
        tables.append(listed(heading, "you", rows, _TARGET_FIGURES))
    title = f"Target: {NAMES[target]}"
    return notes.page(f"target-{target}", title, ("Close combat in the open.",), tables)
