"""The card of Samurai Battles: attack, shoot or wait, as the command answers it."""

from collections.abc import Mapping, Sequence
from typing import Any, get_args

from samurai_odds import battles
from samurai_odds.battles.attack.options import DEFAULT_VALUE
from samurai_odds.battles.attack.report import ATTACK, WAIT
from samurai_odds.battles.full_game.proposals import MOUNTED
from samurai_odds.battles.words import Terrain, Unit
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.verdict import best_course
from samurai_odds.grids.grid import Grid
from samurai_odds.reports.cells import Advice
from samurai_odds.reports.content import Page
from samurai_odds.reports.model import Notes, Selection, crossed
from samurai_odds.reports.player_sheet import explained

UNITS = {key.replace("-", " "): key for key in get_args(Unit)}
NAMES = {key: name for name, key in UNITS.items()}
SHOOTERS = {
    NAMES[key]: key
    for key in ("samurai-bow", "ashigaru-bow", "ashigaru-arquebus", "samurai-bow-cavalry")
}
GROUNDS = {key.replace("-", " "): key for key in get_args(Terrain)}
NET = DEFAULT_VALUE


def _chosen(all_of: dict[str, str], keys: Sequence[str]) -> dict[str, str]:
    return {name: key for name, key in all_of.items() if not keys or key in keys}


def units(notes: Notes) -> dict[str, str]:
    """Return the units of the tables by their names."""
    return _chosen(UNITS, notes.chosen.units)


def shooters(notes: Notes) -> dict[str, str]:
    return _chosen(SHOOTERS, notes.chosen.units)


def fired_at(notes: Notes) -> dict[str, str]:
    return {name: key for name, key in units(notes).items() if key != "bodyguard"}


def grounds(notes: Notes) -> dict[str, str]:
    return _chosen(GROUNDS, notes.chosen.grounds)


def usual(chosen: Selection, key: str) -> str:
    """Return the unit that a table is about, or one of those chosen in its place."""
    return key if not chosen.units or key in chosen.units else chosen.units[0]


def ask(notes: Notes, attacker: str, defender: str, **options: Any) -> Odds | None:
    """Ask about one attack; None where the rules forbid it."""
    return notes.ask(battles.attack, attacker, defender, **options)


def leader_for(unit: str) -> str:
    return "mounted" if unit in MOUNTED else "foot"


LETTERS = (
    "A: attack in close combat. S: shoot from two hexes away (step back first if adjacent). "
    "W: wait. Every attack costs you; the figure is the smallest loss. White on dark is a gain, "
    "the darker the larger; black on white is a loss."
)
_TEXT = (
    "Your unit is the row, the enemy's the column: full units in the open, without leaders or "
    "inspiration. The letter says what to do; the figure is what that gains in net blocks: blocks "
    "the enemy loses less those you lose, battle back included, plus the same for banners.",
    LETTERS,
)


def card(notes: Notes) -> Page:
    """Make the card: units against units, two hexes away and next to each other."""
    rows = units(notes)
    tables = [
        advised(notes, "The enemy is two hexes away", rows, rows, moved=1),
        advised(notes, "The enemy is adjacent", rows, rows, moved=0),
        crossed(
            "If you wait and the enemy attacks: your net", CORNER, rows, rows,
            lambda mine, his: _answered(notes, mine, his),
        ),
    ]  # fmt: skip
    return notes.page("card", "Attack, shoot or wait", _TEXT, tables)


CORNER = "you"


def advised(
    notes: Notes, heading: str, rows: Mapping[str, str], columns: Mapping[str, str], moved: int
) -> Grid:
    """Make a table of what to do with the unit of the row about that of the column."""

    def cell(mine: str, his: str) -> Any:
        return advice(notes, mine, his, moved)

    return explained(crossed(heading, CORNER, rows, columns, cell), "the rules forbid it")


def advice(notes: Notes, mine: str, his: str, moved: int, **place: Any) -> Advice | None:
    """Give the best course of the verdict; for waiting, what the best of the others would cost.

    None where the rules forbid all others.
    """
    odds = ask(notes, mine, his, moved=moved, **place)
    if odds is None:  # a unit that may not move and fight may still shoot
        odds = ask(notes, mine, his, range=2, moved=1 - moved, **place)
    if odds is None or odds.verdict is None:
        return None
    courses = odds.verdict.courses
    best = best_course(courses)
    if best.kind == WAIT:
        others = [course for course in courses if course.kind != WAIT]
        return Advice(float(best_course(others).worth), "W")
    return Advice(float(best.worth), "A" if best.kind == ATTACK else "S")


def _answered(notes: Notes, mine: str, his: str) -> Advice | None:
    attack = ask(notes, his, mine)
    return None if attack is None else Advice(-float(attack.expect(NET)))
