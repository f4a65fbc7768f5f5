"""Sheets of RAN on shock: by pair of types, by column, and whether to charge."""

from functools import partial
from typing import Any

from samurai_odds.grids.grid import Grid
from samurai_odds.reports.ran.card import ATTACKERS, BROKEN, DEFENDERS, GONE, RETREATS, shock, unit
from samurai_odds.reports.writing.content import Page
from samurai_odds.reports.writing.model import Notes, PageMaker, crossed, figure, listed

_SHIFTS = {
    **{f"{count}L": -count for count in (4, 3, 2, 1)},
    "0": 0,
    **{f"{count}R": count for count in (1, 2, 3, 4, 5, 6)},
}
_BY_NAME = {name: name for name in ATTACKERS}
_OUTCOME = {
    "he is disrupted or worse": BROKEN.format("defender"),
    "he is routed or lost": GONE.format("defender"),
    "he retreats": RETREATS.format("defender"),
    "his hits left": "defender_hits",
    "you are disrupted or worse": BROKEN.format("attacker"),
    "you are routed or lost": GONE.format("attacker"),
    "you retreat": RETREATS.format("attacker"),
    "your hits left": "attacker_hits",
}


def pairs(notes: Notes, who: str) -> Page:
    """Make the sheet of what each pair of types does to one side."""

    def table(heading: str, expression: str, **options: Any) -> Grid:
        def cell(attacker: str, kind: str) -> Any:
            return figure(shock(notes, attacker, unit(kind), **options), expression)

        return crossed(heading, "attacker", _BY_NAME, DEFENDERS, cell)

    tables = [
        table(f"The {who} is disrupted or worse", BROKEN.format(who)),
        table(f"The {who} is routed or lost", GONE.format(who)),
        table(f"The {who} retreats", RETREATS.format(who)),
        table(f"The {who}'s hits at the end", f"{who}_hits"),
        table(
            f"The {who} is disrupted or worse, when the attacker has position superiority",
            BROKEN.format(who),
            flank=True,
        ),
    ]
    text = ("A fresh unit shocks a fresh unit. Hits are 0 once a unit is routed or lost.",)
    return notes.page(f"shock-{who}", f"Shock: what happens to the {who}", text, tables)


def columns(notes: Notes, attacker: str) -> Page:
    """Make the sheet of one attacker by column shift."""

    def table(heading: str, expression: str) -> Grid:
        def cell(kind: str, shift: int) -> Any:
            return figure(shock(notes, attacker, unit(kind), shift=shift), expression)

        return crossed(heading, "defender", DEFENDERS, _SHIFTS, cell)

    tables = [
        table("He is disrupted or worse", BROKEN.format("defender")),
        table("He retreats", RETREATS.format("defender")),
        table("You are disrupted or worse", BROKEN.format("attacker")),
        table("You retreat", RETREATS.format("attacker")),
    ]
    text = (f"{attacker} shocks, with the column shifted as the heading of the column says.",)
    key = f"columns-{attacker.replace(' ', '-').lower()}"
    return notes.page(key, f"Shock by column: {attacker}", text, tables)


def charge(notes: Notes) -> Page:
    """Make the sheet on whether Kibamusha should charge."""
    tables = []
    for hits in (0, 3):
        words = f"{hits}h" if hits else ""
        rows = {
            f"{name} at {kind}": shock(notes, name, unit(kind, words=words))
            for kind in DEFENDERS.values()
            for name in ("KB", "KB charging")
        }
        state = f"with {hits} hits" if hits else "fresh"
        tables.append(listed(f"Against a unit {state}", "", rows, _OUTCOME))
    text = (
        "Each pair of rows is the same shock without and with the charge. A charge moves the "
        "column in your favor and shakes foot, and leaves the Kibamusha disrupted, which clears "
        "their hits: so the columns about you are its price.",
    )
    return notes.page("charge", "To charge or not", text, tables)


SHEETS: tuple[PageMaker, ...] = (
    partial(pairs, who="defender"),
    partial(pairs, who="attacker"),
    *(partial(columns, attacker=name) for name in ATTACKERS),
    charge,
)
