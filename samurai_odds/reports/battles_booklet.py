"""The booklet of Samurai Battles: its first page, a sheet for each target and each scenario."""

from dataclasses import replace
from functools import partial
from typing import Any

from samurai_odds.battles.facts import load
from samurai_odds.battles.scenario.text import load as load_scenario
from samurai_odds.battles.words import unit_key
from samurai_odds.errors import refuse, unknown
from samurai_odds.grids.fitting import counted
from samurai_odds.grids.grid import Grid
from samurai_odds.reports import (
    battles_card,
    battles_fire,
    battles_ground,
    battles_leaders,
    battles_par,
    battles_sheet,
)
from samurai_odds.reports.battles_card import NAMES, NET, ask, shooters, units
from samurai_odds.reports.cells import worded
from samurai_odds.reports.content import Page
from samurai_odds.reports.model import (
    ALL,
    Booklet,
    Notes,
    PageMaker,
    Printed,
    Progress,
    Reading,
    Selection,
    bind,
    figure,
    listed,
)

TITLE = "Samurai Battles"
LINES = (
    "Find the sheet of the unit you want to attack. The row is your unit.",
    "Chances are percentages to one decimal place; the darker a cell, the likelier.",
    "<0.1 is rare but possible; >99.9 can still fail; – is an attack that the rules forbid.",
    "Blocks and tokens are averages: 1.33 blocks is four blocks in three such attacks.",
    "Net is the blocks the target loses less those you lose, plus your banners less the enemy's.",
)
TERMS = (
    "Unless a sheet says otherwise: open ground, full units, no leader, no inspiration, no "
    "support, flags ignored as far as the rules allow, room to retreat, ample honor. Battle back "
    "is included. Figures without ± are exact: every die is followed, none is simulated. The foot "
    "of each page names the weakest source of its numbers (rulebook, published, reconstructed or "
    "assumed by us). For any other situation: samurai-odds battles attack --help.",
)
_TARGET_FIGURES = {
    "it is eliminated": "defender_eliminated",
    "it is forced back": "defender_pushed_back",
    "it battles back": "battled_back",
    "you are forced back": "attacker_pushed_back",
    "you are eliminated": "attacker_eliminated",
    "its blocks lost": "defender_losses",
    "your blocks lost": "attacker_losses",
    "enemy's tokens": "defender_tokens",
    "your tokens": "attacker_tokens",
    "net": NET,
}


def example(notes: Notes) -> Grid:
    """Make the example of a line: an attack, and how it is read."""
    keys = [*units(notes).values()]
    target = keys[len(keys) // 2]
    odds = ask(notes, keys[0], target)
    [*_, table] = target_page(notes, target).tables[:1]
    back, blocks = figure(odds, "defender_pushed_back"), figure(odds, "defender_losses")
    text = (
        f"Read: full {NAMES[keys[0]]} attack full {NAMES[target]}. The target is forced to retreat "
        f"{worded(back)}% of the time and loses {worded(blocks)} blocks on average; all in all the "
        f"attack gains you {worded(figure(odds, NET))} net."
    )
    return replace(table, rows=table.rows[:1], notes=(text,))


READING = Reading(LINES, example, TERMS)


def _read(units: tuple[str, ...], rules: str | None) -> tuple[str, ...]:
    keys = dict.fromkeys(map(unit_key, units))
    refuse([unknown("unit", key, NAMES) for key in keys if key not in NAMES])
    return tuple(keys)


def booklet(progress: Progress = iter, part: str | None = None, chosen: Selection = ALL) -> Booklet:
    """Make the booklet, or one part of it: the odds of attacks, or the par of scenarios."""
    if part == "par":
        return _par_sheets(progress, chosen, battles_par.Pars(rules=chosen.rules))
    about = Notes(chosen)
    targets: list[PageMaker] = [partial(target_page, target=unit) for unit in units(about).values()]
    makers = [
        battles_card.card,
        battles_fire.summary,
        *targets,
        *([battles_fire.ranged] if shooters(about) else []),
        *battles_ground.sheets(chosen),
        *battles_leaders.SHEETS,
    ]
    if part == "odds":
        return bind("battles", TITLE, READING, makers, progress, chosen=chosen)
    pars = battles_par.Pars(rules=chosen.rules)
    return bind(
        "battles",
        TITLE,
        replace(READING, terms=(*TERMS, *battles_par.TERMS)),
        [*makers, *pars.sheets],
        progress,
        (len(makers), pars.overview),
        chosen,
    )


def _par_sheets(progress: Progress, chosen: Selection, pars: battles_par.Pars) -> Booklet:
    """Make the par sheets alone: their table of all scenarios comes first, as a card."""
    summary = (0, pars.overview)
    made = bind("battles", TITLE, pars.reading, pars.sheets, progress, summary, chosen)
    return replace(made, kind="par sheets", purpose="What equal players get of each scenario")


def target_page(notes: Notes, target: str) -> Page:
    """Make the sheet of one target: all attackers, at each number of blocks."""
    tables = []
    full = int(load(notes.chosen.rules).numbers["blocks"]["value"])
    for blocks in range(full, 0, -1):
        strength = counted(blocks, "block")
        if blocks == full:
            strength = f"full unit, {strength}"
        rows = {
            name: ask(notes, unit, target, defender_blocks=blocks)
            for name, unit in units(notes).items()
        }
        heading = f"Against {NAMES[target]}: {strength}"
        tables.append(listed(heading, "you", rows, _TARGET_FIGURES))
    title = f"Target: {NAMES[target]}"
    return notes.page(f"target-{target}", title, ("Close combat in the open.",), tables)


def _par_of(progress: Progress, scenario: Any, rules: str | None, samples: int) -> Booklet:
    return _par_sheets(progress, Selection(rules), battles_par.Pars((scenario,), samples, rules))


PRINTED = Printed(
    load, _read, booklet, load_scenario, battles_sheet.selection, battles_sheet.sheet, _par_of
)
