"""Sheets of Samurai Swords on calling off, and on the ninja."""

from functools import partial
from typing import Any, Literal

from samurai_odds import swords
from samurai_odds.grids.grid import Grid
from samurai_odds.reports.content import Page
from samurai_odds.reports.model import Notes, PageMaker, Selection, figure, listed
from samurai_odds.reports.swords_card import SITUATIONS

_CALLED = {  # attacks whose charts are printed, by situation
    "plain": (
        ("daimyo, 3 spearmen", "3 spearmen"),
        ("daimyo, bowman, swordsman, 2 gunners", "5 spearmen"),
        ("daimyo, bowman, swordsman, 2 gunners, 2 spearmen", "bowman, 4 spearmen"),
        (
            "daimyo, bowman, swordsman, 2 gunners, 5 spearmen",
            "daimyo, bowman, swordsman, 2 gunners, 2 spearmen",
        ),
    ),
    "castle": (
        ("daimyo, bowman, swordsman, 2 gunners, 2 spearmen", "3 spearmen"),
        ("daimyo, 2 bowmen, 6 spearmen", "5 spearmen"),
        ("daimyo, bowman, swordsman, 2 gunners, 5 spearmen", "bowman, 4 spearmen"),
    ),
}
_BATTLES = (
    ("daimyo, 3 spearmen", "daimyo, 3 spearmen"),
    (
        "daimyo, bowman, swordsman, 2 gunners",
        "daimyo, bowman, swordsman, 2 gunners",
    ),
    (
        "daimyo, bowman, swordsman, 2 gunners, 2 spearmen",
        "daimyo, bowman, swordsman, 2 gunners, 2 spearmen",
    ),
    (
        "daimyo, bowman, swordsman, 2 gunners",
        "daimyo, bowman, swordsman, 2 gunners, 5 spearmen",
    ),
    (
        "daimyo, 2 bowmen, 2 swordsmen, 5 gunners, 5 spearmen",
        "daimyo, 2 bowmen, 2 swordsmen, 5 gunners, 5 spearmen",
    ),
)


_MOST_CHARTS = 6  # of forces chosen: a page or two


def called(chosen: Selection, situation: str) -> tuple[tuple[str, str], ...]:
    """Return the attacks whose charts are printed: each force chosen against the others."""
    if not chosen.units:
        return _CALLED[situation]
    pairs = [(mine, his) for mine in chosen.units for his in chosen.units if mine != his]
    return tuple(pairs[:_MOST_CHARTS]) or ((chosen.units[0], chosen.units[0]),)


def calling_off(notes: Notes, situation: str) -> Page:
    """Make the sheet of call-off charts in one situation."""
    tables = []
    for attacker, defender in called(notes.chosen, situation):
        options = {"stop": "best", **SITUATIONS[situation]}
        battle = notes.ask(swords.battle, attacker, defender, **options)
        if battle is not None:
            tables.append(_chart(f"{attacker} against {defender}", battle))
    text = (
        "The row is the number of your units left, the column the enemy's, bonus units included. "
        "The figure is what fighting on gains over stopping now, in koku, with the best call-off "
        "later: above 0 fight another round; otherwise call off. Units are lost in the usual "
        "order.",
    )
    title = f"When to call off: {situation}"
    return notes.page(f"call-off-{situation}", title, text, tables)


def _chart(heading: str, battle: Any) -> Grid:
    chart = battle.question.chart
    rows = tuple(
        (str(mine), *gains)
        for mine, gains in reversed(list(zip(chart.up, chart.gains, strict=True)))
    )
    worth = battle.expect(battle.question.value)
    notes = (f"Expected value of the attack, fought this way: {worth:.2f} koku.",)
    return Grid(heading, ("you have left", *map(str, chart.across)), rows, notes)


def ninja(notes: Notes) -> Page:
    """Make the sheet on what a ninja changes."""
    alone = notes.ask(swords.ninja)
    figures = {
        "daimyo killed": "strike == 'killed'",
        "no effect": "strike == 'failed'",
        "revenge kills the hirer's daimyo": "strike == 'revenge'",
    }
    tables = [listed("The strike", "", {"any daimyo": alone}, figures)]
    hirers: tuple[Literal["attacker", "defender"], ...] = ("attacker", "defender")
    for hirer in hirers:
        rows = tuple(_hired(notes, hirer, *sides) for sides in _hunted(notes.chosen))
        heading = f"The attacker wins when the {hirer} hired the ninja"
        columns = ("attacker v defender", "without", "with ninja", "gain", "value, koku")
        tables.append(Grid(heading, columns, rows))
    text = (
        "The ninja strikes at a daimyo before the battle; revenge, if it comes, strikes at a "
        "daimyo in the battle too. An army whose daimyo is killed can only defend; its attack does "
        "not take place. Gain is the hirer's, in percentage points, with the battle fought to the "
        "finish. Value is the most to bid, in koku, if the attacker uses the best call-off.",
    )
    return notes.page("ninja", "The ninja", text, tables)


def _hired(
    notes: Notes, hirer: Literal["attacker", "defender"], attacker: str, defender: str
) -> tuple[Any, ...]:
    plain = notes.ask(swords.battle, attacker, defender)
    struck = notes.ask(swords.ninja, then_battle=f"{attacker} v {defender}", hirer=hirer)
    if struck is None:
        return (f"{attacker} v {defender}", figure(plain, "won"), None, None, None)
    without, with_him = figure(plain, "won"), struck.figure("won")
    assert without is not None
    assert struck.verdict is not None
    gain = (with_him - without) * (100 if hirer == "attacker" else -100)
    worth = round(float(struck.verdict.worth), 2)
    return (f"{attacker} v {defender}", without, with_him, gain, worth)


def _hunted(chosen: Selection) -> tuple[tuple[str, str], ...]:
    """Return the battles that a ninja is tried in: of forces chosen, those that have a daimyo."""
    led = [force for force in chosen.units if "daimyo" in force]
    pairs = tuple((mine, his) for mine in led for his in led if mine != his or len(led) == 1)
    return pairs[:_MOST_CHARTS] or _BATTLES


def sheets(chosen: Selection) -> list[PageMaker]:
    """List the sheets: those of the ninja only with a daimyo to strike at."""
    struck = not chosen.units or any("daimyo" in force for force in chosen.units)
    return [
        partial(calling_off, situation="plain"),
        partial(calling_off, situation="castle"),
        *([ninja] if struck else []),
    ]
