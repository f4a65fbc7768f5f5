"""Sheets of Samurai Swords on calling off, and on the ninja."""

from functools import partial
from typing import Any, Literal

from samurai_odds import swords
from samurai_odds.errors import OddsError
from samurai_odds.grids.grid import Grid
from samurai_odds.reports.content import Page
from samurai_odds.reports.model import Notes, PageMaker, figure, listed
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


def calling_off(notes: Notes, situation: str) -> Page:
    """Make the sheet of call-off charts in one situation."""
    tables = []
    for attacker, defender in _CALLED[situation]:
        battle = swords.battle(attacker, defender, stop="best", **SITUATIONS[situation])
        notes.remember(battle)
        tables.append(_chart(f"{attacker} against {defender}", battle))
    text = (
        "Your units left are in the row, his in the column, bonus units included. The figure is "
        "what fighting on is worth in koku, from there and by the best calling off later, above "
        "what stopping now is worth: above 0 fight another round, else call off. Units are lost "
        "in the usual order.",
    )
    title = f"When to call off: {situation}"
    return notes.page(f"call-off-{situation}", title, text, tables)


def _chart(heading: str, battle: Any) -> Grid:
    chart = battle.asked.chart
    rows = tuple(
        (str(mine), *gains)
        for mine, gains in reversed(list(zip(chart.up, chart.gains, strict=True)))
    )
    worth = battle.expect(battle.asked.value)
    notes = (f"The attack is worth {worth:.2f} koku so fought.",)
    return Grid(heading, ("you have left", *map(str, chart.across)), rows, notes)


def ninja(notes: Notes) -> Page:
    """Make the sheet on what a ninja changes."""
    alone = notes.ask(swords.ninja)
    figures = {
        "daimyo killed": "strike == 'killed'",
        "nothing happens": "strike == 'failed'",
        "revenge kills a daimyo of the hirer": "strike == 'revenge'",
    }
    tables = [listed("The strike", "", {"any daimyo": alone}, figures)]
    hirers: tuple[Literal["attacker", "defender"], ...] = ("attacker", "defender")
    for hirer in hirers:
        rows = tuple(_hired(notes, hirer, *sides) for sides in _BATTLES)
        heading = f"The attacker wins when the {hirer} hired the ninja"
        columns = ("attacker v defender", "without", "with him", "gain", "worth, koku")
        tables.append(Grid(heading, columns, rows))
    text = (
        "The ninja strikes before the battle at a daimyo in it, and the revenge, where it comes, "
        "at a daimyo in it too. An army whose daimyo falls can only defend; its attack does not "
        "take place. Gain is for the hirer, in hundredths of a battle fought to the finish. Worth "
        "is what to bid at most, in koku, when the attacker calls off at the best moment.",
    )
    return notes.page("ninja", "The ninja", text, tables)


def _hired(
    notes: Notes, hirer: Literal["attacker", "defender"], attacker: str, defender: str
) -> tuple[Any, ...]:
    plain = notes.ask(swords.battle, attacker, defender)
    try:
        struck = swords.ninja(then_battle=f"{attacker} v {defender}", hirer=hirer)
    except OddsError:
        return (f"{attacker} v {defender}", figure(plain, "won"), None, None, None)
    notes.remember(struck)
    without, with_him = figure(plain, "won"), struck.figure("won")
    assert without is not None
    assert struck.verdict is not None
    gain = (with_him - without) * (100 if hirer == "attacker" else -100)
    worth = round(float(struck.verdict.worth), 2)
    return (f"{attacker} v {defender}", without, with_him, gain, worth)


SHEETS: tuple[PageMaker, ...] = (
    partial(calling_off, situation="plain"),
    partial(calling_off, situation="castle"),
    ninja,
)
