"""The booklet of Samurai Swords: its first page, and the grids of force against force."""

from functools import partial
from typing import Any

from samurai_odds import swords
from samurai_odds.grids.grid import Grid
from samurai_odds.reports import swords_buying, swords_calling, swords_card
from samurai_odds.reports.content import Page
from samurai_odds.reports.model import Booklet, Notes, PageMaker, Progress, bind, crossed, figure
from samurai_odds.reports.swords_card import ARMIES, GARRISONS, SEVEN, SITUATIONS, SIZES, named

READING = (
    "Rows attack, columns defend; find your force in a row and read across to his.",
    "Chances are printed in percent without the sign, with the one decimal that is true; "
    "the darker a cell, the likelier.",
    "<0.1 can happen though it seldom does, >99.9 can fail; 0 and 100 are certain to one in a "
    "billion; – is a battle that the rules forbid or a case that never comes.",
    "To win means that the attacker clears the province and has units left; when both sides die "
    "it is not a win.",
    "Plain is a province without a building; a castle adds four spearmen, a fortress five ronin; "
    "over a sea line the defender strikes first.",
    "Losses are taken spearmen first, then gunners, ronin, swordsmen, bowmen, and the daimyo last.",
    "Unless a sheet says otherwise the attacker fights to the end and both sides fight with all "
    "that they have.",
    "Worth is in koku: units at the price of a levy, a daimyo 5, a province 1, a ronin nothing; "
    "daimyo and province are our assumption.",
    "All figures are exact. The foot of each page names the weakest source under its numbers: "
    "rulebook, published, reconstructed, or assumed by us.",
    "For a battle that is not here ask the command: samurai-odds swords battle --help.",
)
_LEGEND = (
    "A size is an army that grows from a lone daimyo: 2 with a bowman, 3 a swordsman, 4 and 5 "
    "gunners, 6 to 10 spearmen, 11 to 13 gunners, 14 a bowman, 15 a swordsman.",
)


def booklet(progress: Progress = iter) -> Booklet:
    makers: list[PageMaker] = [
        swords_card.card,
        partial(army_sizes, situations=("plain", "castle")),
        partial(army_sizes, situations=("fortress", "over a sea line")),
        spearmen,
        mixed,
        survivors,
        *swords_calling.SHEETS,
        *swords_buying.SHEETS,
    ]
    return bind("swords", "Samurai Swords", READING, makers, progress)


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
        "Provincial forces and armies of spearmen against a provincial force of as many spearmen "
        "as the column says.",
    )
    return notes.page("spearmen", "Spearmen against spearmen", text, tables)


def mixed(notes: Notes) -> Page:
    """Make the sheet of mixed armies against common garrisons."""
    tables = [won_grid(notes, situation, ARMIES, GARRISONS) for situation in SITUATIONS]
    text = (f"Forces as they are often made, against such as are often met. {SEVEN}",)
    return notes.page("mixed", "Mixed armies against garrisons", text, tables)


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
    for situation in ("plain", "castle"):
        for who, where, units in (
            ("Attacker's units left when he wins", "won", "attacker_units"),
            ("Defender's units left when he holds", "result == 'defender'", "defender_units"),
        ):
            heading = f"{who}: {situation}"
            cells = left(situation, where, units)
            tables.append(crossed(heading, "attacker", ARMIES, GARRISONS, cells))
    text = (
        f"Averages over the battles that the side named wins; bonus units are not counted. {SEVEN}",
    )
    return notes.page("survivors", "Units left to the winner", text, tables)
