"""The card of Samurai Battles: attack, shoot or wait, as the command answers it."""

from typing import Any, get_args

from samurai_odds import battles
from samurai_odds.battles.attack.report import ATTACK, WAIT
from samurai_odds.battles.words import Terrain, Unit
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.verdict import best_course
from samurai_odds.grids.grid import Grid
from samurai_odds.reports.cells import Advice
from samurai_odds.reports.content import Page
from samurai_odds.reports.model import Notes, crossed

UNITS = {key.replace("-", " "): key for key in get_args(Unit)}
NAMES = {key: name for name, key in UNITS.items()}
MOUNTED = ("samurai-spear-cavalry", "samurai-bow-cavalry")
SHOOTERS = {
    NAMES[key]: key
    for key in ("samurai-bow", "ashigaru-bow", "ashigaru-arquebus", "samurai-bow-cavalry")
}
FIRED_AT = {name: key for name, key in UNITS.items() if key != "bodyguard"}
GROUNDS = {key.replace("-", " "): key for key in get_args(Terrain)}
NET = "defender_losses - attacker_losses + attacker_banners - defender_banners"


def ask(notes: Notes, attacker: str, defender: str, **options: Any) -> Odds | None:
    """Ask about one attack; None where the rules forbid it."""
    return notes.ask(battles.attack, attacker, defender, **options)


def leader_for(unit: str) -> str:
    return "mounted" if unit in MOUNTED else "foot"


_TEXT = (
    "You are the row, he is the column: full units in the open, nobody inspired, no leader. The "
    "letter says what to do, the figure what that is worth in net blocks: blocks he loses less "
    "those you lose, battle back included, plus the same for banners.",
    "A: attack in close combat. S: shoot from two hexes away (step back first if adjacent). "
    "W: wait, for all that you could do costs you; the figure is the least that it would. White "
    "on dark pays, the darker the more; black on white costs.",
)


def card(notes: Notes) -> Page:
    """Make the card: units against units, two hexes away and next to each other."""
    tables = [
        _table(notes, "He stands two hexes away", moved=1),
        _table(notes, "He stands next to you", moved=0),
        crossed(
            "If you wait and he attacks you: your net", "you against him", UNITS, UNITS,
            lambda mine, his: _answered(notes, mine, his),
        ),
    ]  # fmt: skip
    return notes.page("card", "Attack, shoot or wait", _TEXT, tables)


def _table(notes: Notes, heading: str, moved: int) -> Grid:
    def cell(mine: str, his: str) -> Any:
        return _advice(notes, mine, his, moved)

    return crossed(heading, "you against him", UNITS, UNITS, cell)


def _advice(notes: Notes, mine: str, his: str, moved: int) -> Advice:
    """Give the best course of the verdict; for waiting, what the best of the others would cost."""
    odds = ask(notes, mine, his, moved=moved)
    if odds is None:  # who may not move and fight may still shoot
        odds = ask(notes, mine, his, range=2, moved=1 - moved)
    if odds is None or odds.verdict is None:
        return Advice(0.0, "W")
    courses = odds.verdict.courses
    best = best_course(courses)
    if best.kind == WAIT:
        others = [course for course in courses if course.kind != WAIT]
        return Advice(float(best_course(others).worth), "W")
    return Advice(float(best.worth), "A" if best.kind == ATTACK else "S")


def _answered(notes: Notes, mine: str, his: str) -> Advice | None:
    attack = ask(notes, his, mine)
    return None if attack is None else Advice(-float(attack.expect(NET)))
