"""The booklet of RAN: its first page, and the sheets in order."""

from dataclasses import replace

from samurai_odds.grids.grid import Grid
from samurai_odds.ran.facts import load
from samurai_odds.ran.scenario.text import load as load_scenario
from samurai_odds.reports import ran_card, ran_fire, ran_leaders, ran_sheet, ran_shock
from samurai_odds.reports.cells import worded_rows
from samurai_odds.reports.model import (
    ALL,
    Booklet,
    Notes,
    Printed,
    Progress,
    Reading,
    Selection,
    bind,
)

LINES = (
    "The row shocks or fires; the column is its target, unless a table says otherwise.",
    "Chances are percentages, to one decimal place where a table needs it; the darker, the "
    "likelier.",
    "<0.1 is rare but possible; >99.9 can still fail; – is what the rules forbid.",
    "Disrupted or worse counts units disrupted, routed or eliminated. Hits are cohesion hits, "
    "on average.",
    "Columns such as 2L and 2R shift the Shock Results table; R favors the attacker.",
)


def terms(chosen: Selection) -> tuple[str, ...]:
    shifts = load(chosen.rules).tables["shock_shifts"]
    rated = "are TQ 6, MA 4 and 5-3 when disrupted" if not chosen.units else "have their ratings"
    return (
        f"Units {rated}, fresh and in the open, unless a sheet says otherwise; bow and arquebus "
        "units and a Honjin have no disrupted side. A shock is one unit against one, from the "
        "front, by an attacker certain to attack, without busho; its checks, retreats and routs "
        f"are included. One unit more shifts {shifts['each_unit_more']}R, a disrupted attacker "
        f"{shifts['disrupted_attacker']}L, one in open order {shifts['open_attacker']}L. All "
        "figures are exact. RAN's fire, flight and casualty charts are reconstructed or assumed; "
        "the foot of each page says which it rests on. If you own the charts card, type it in "
        "(samurai-odds ran charts export) and print again with --rules. For any other situation: "
        "samurai-odds ran shock --help.",
    )


def example(notes: Notes) -> Grid:
    """Make the example of a line: a shock, and how it is read."""
    table = ran_shock.pairs(notes, "defender").tables[0]
    mine, cell, *_ = worded_rows(table)[0]
    his = table.columns[1]
    text = (
        f"Read: if {mine} shocks {his}, both fresh, the {his} is disrupted, routed or eliminated "
        f"{cell}% of the time."
    )
    return replace(table, rows=table.rows[:1], notes=(text,))


def booklet(progress: Progress = iter, chosen: Selection = ALL) -> Booklet:
    makers = (
        ran_card.card,
        *ran_shock.sheets(chosen),
        *ran_fire.sheets(chosen),
        *ran_leaders.SHEETS,
    )
    return bind(
        "ran", "RAN", Reading(LINES, example, terms(chosen)), makers, progress, None, chosen
    )


PRINTED = Printed(
    load,
    lambda units, rules: ran_sheet.read(units),
    lambda progress, part, chosen: booklet(progress, chosen),
    load_scenario,
    ran_sheet.selection,
    ran_sheet.sheet,
)
