"""The booklet of Samurai Swords: its first page, and the grids of force against force."""

from dataclasses import replace
from functools import partial
from typing import Any

from samurai_odds import swords
from samurai_odds.grids.grid import Grid
from samurai_odds.reports import swords_buying, swords_calling, swords_card, swords_sheet
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
    crossed,
    figure,
)
from samurai_odds.reports.swords_card import (
    SEVEN,
    SITUATIONS,
    SIZES,
    armies,
    garrisons,
    named,
    value_text,
)
from samurai_odds.swords.facts import load
from samurai_odds.swords.forces import read_force, write_force
from samurai_odds.swords.scenario.text import load as load_scenario
from samurai_odds.swords.sheets import growth_in_words

LINES = (
    "Rows attack, columns defend: find your force in a row and read across to the enemy's.",
    "Chances are percentages to one decimal place; the darker a cell, the likelier.",
    "<0.1 is rare but possible; >99.9 can still fail; – is a battle that the rules forbid, or a "
    "case that never comes.",
    "The attacker wins if he clears the province and has units left; if both sides die he does "
    "not.",
    "Values are in koku: the attacker's expected gain, with the best call-off.",
)


def terms(notes: Notes) -> str:
    facts = load(notes.chosen.rules)
    castle, fortress = facts.number("castle_bonus"), facts.number("fortress_bonus")
    return (
        f"Plain is a province without a building; a castle adds {castle} spearmen, a fortress "
        f"{fortress} ronin; over a sea line the defender strikes first. Losses are taken spearmen "
        "first, then gunners, ronin, swordsmen, bowmen, and the daimyo last. Unless a sheet says "
        "otherwise the attacker fights to the finish and both sides fight with all their units. "
        f"{value_text(notes)} All figures are exact. The foot of each page names the weakest "
        "source of its numbers (rulebook, published, reconstructed or assumed by us). For any "
        "other battle: samurai-odds swords battle --help."
    )


def example(notes: Notes) -> Grid:
    """Make the example of a line: an attack, and how it is read."""
    table = mixed(notes).tables[0]
    row, column = max(
        ((row, column) for row in table.rows for column in range(1, len(row))),
        key=lambda place: _doubt(place[0][place[1]]),
    )
    attacker, defender, won = row[0], table.columns[column], worded(row[column])
    text = f"Read: if {attacker} attack {defender}, the attacker wins {won}% of the time."
    return replace(table, rows=(row,), notes=(text,))


def _doubt(cell: Any) -> float:
    """Return how far a chance is from certain."""
    return -1.0 if cell is None else 0.5 - abs(float(cell) - 0.5)


_LEGEND = (f"A size is an army that grows from a lone daimyo: {growth_in_words('with')}.",)


def _read(units: tuple[str, ...], rules: str | None) -> tuple[str, ...]:
    """Read forces; raise OddsError for what is none."""
    facts = load(rules)
    return tuple(write_force(read_force(text, "force", facts, False)) for text in units)


def booklet(progress: Progress = iter, chosen: Selection = ALL) -> Booklet:
    """Make the booklet; of forces chosen, without the tables of armies that grow."""
    sizes: list[PageMaker] = [
        partial(army_sizes, situations=("plain", "castle")),
        partial(army_sizes, situations=("fortress", "over a sea line")),
        spearmen,
    ]
    makers: list[PageMaker] = [
        swords_card.card,
        *([] if chosen.units else sizes),
        mixed,
        survivors,
        *swords_calling.sheets(chosen),
        *swords_buying.SHEETS,
    ]
    reading = Reading(LINES, example, (terms(Notes(chosen)),))
    return bind("swords", "Samurai Swords", reading, makers, progress, None, chosen)


def won_grid(notes: Notes, situation: str, rows: dict[str, str], columns: dict[str, str]) -> Grid:
    """Make the chances to win in one situation."""

    def cell(attacker: str, defender: str) -> Any:
        battle = notes.ask(swords.battle, attacker, defender, **SITUATIONS[situation])
        return figure(battle, "won")

    return crossed(f"The attacker wins: {situation}", "attacker", rows, columns, cell)


def army_sizes(notes: Notes, situations: tuple[str, ...]) -> Page:
    """Make the sheet of growing armies against each other."""
    tables = [won_grid(notes, situation, SIZES, SIZES) for situation in situations]
    title = f"Army against army: {' and '.join(situations)}"
    return notes.page(f"armies-{situations[0]}", title, _LEGEND, tables)


def spearmen(notes: Notes) -> Page:
    """Make the sheet of spearmen against spearmen."""
    forces = [named(count) for count in range(1, 6)]
    armies = [f"daimyo, {named(count)}" for count in range(1, 10)]
    attackers = {force: force for force in (*forces, *armies)}
    defenders = {str(count): named(count) for count in range(1, 6)}
    tables = [won_grid(notes, situation, attackers, defenders) for situation in SITUATIONS]
    text = (
        "Provincial forces and armies of spearmen attack a provincial force of spearmen; the "
        "column is their number.",
    )
    return notes.page("spearmen", "Spearmen against spearmen", text, tables)


def mixed(notes: Notes) -> Page:
    """Make the sheet of mixed armies against common garrisons."""
    rows, columns = armies(notes), garrisons(notes)
    tables = [won_grid(notes, situation, rows, columns) for situation in SITUATIONS]
    if notes.chosen.units:
        text, title = "The forces of the row attack those of the column.", "Force against force"
    else:
        text = f"Forces often made, against forces often met. {SEVEN}"
        title = "Mixed armies against garrisons"
    return notes.page("mixed", title, (text,), tables)


def survivors(notes: Notes) -> Page:
    """Make the sheet of units left to the winner."""

    def left(situation: str, where: str, units: str) -> Any:
        def cell(attacker: str, defender: str) -> Any:
            battle = notes.ask(swords.battle, attacker, defender, **SITUATIONS[situation])
            if battle is None or battle.p(where) <= 0:
                return None
            return battle.given(where).expect(units)

        return cell

    tables = []
    rows, columns = armies(notes), garrisons(notes)
    for situation in ("plain", "castle"):
        for who, where, units in (
            ("Attacker's units left after a win", "won", "attacker_units"),
            ("Defender's units left after holding", "result == 'defender'", "defender_units"),
        ):
            heading = f"{who}: {situation}"
            cells = left(situation, where, units)
            tables.append(crossed(heading, "attacker", rows, columns, cells))
    seven = "" if notes.chosen.units else f" {SEVEN}"
    text = (f"Averages over the battles that this side wins; bonus units are not counted.{seven}",)
    return notes.page("survivors", "Units left to the winner", text, tables)


PRINTED = Printed(
    load,
    _read,
    lambda progress, part, chosen: booklet(progress, chosen),
    load_scenario,
    swords_sheet.selection,
    swords_sheet.sheet,
)
