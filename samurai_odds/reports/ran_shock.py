"""Sheets of RAN on shock: by pair of types, by column, whether to charge, how close to breaking."""

from functools import partial
from typing import Any

from samurai_odds.grids.grid import Grid
from samurai_odds.reports.content import Page
from samurai_odds.reports.model import Notes, PageMaker, crossed, figure, listed
from samurai_odds.reports.ran_card import ATTACKERS, BROKEN, DEFENDERS, GONE, RETREATS, shock, unit

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
_TQS = {f"TQ {tq}": tq for tq in range(3, 9)}
_HITS = {f"{hits} hits" if hits != 1 else "1 hit": hits for hits in range(8)}
_SITUATIONS: dict[str, dict[str, Any]] = {
    "from the front": {},
    "with position superiority": {"flank": True},
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


def breaking(notes: Notes, attacker: str, kind: str) -> Page:
    """Make the sheet of an ordered defender."""
    missile = kind in ("AS-T", "AS-B")
    wanted = {"is lost": GONE} if missile else {"is disrupted or worse": BROKEN, "is routed": GONE}
    wanted["retreats"] = RETREATS
    tables = [
        _table(notes, attacker, kind, f"He {what}, {situation}", expression, options)
        for situation, options in _SITUATIONS.items()
        for what, expression in wanted.items()
    ]
    text = (
        f"{attacker} (TQ 6) shocks {kind} that has the TQ of the row and the hits of the column "
        "already. – is a unit that cannot have so many.",
    )
    key = f"breaking-{attacker}-{kind}".lower().replace(" ", "-")
    return notes.page(key, f"Near breaking: {attacker} on {kind}", text, tables)


def breaking_disrupted(notes: Notes) -> Page:
    """Make the sheet of a disrupted defender."""
    tables = []
    for attacker in ("AS", "SI", "KB charging"):
        for what, expression in {"is routed or lost": GONE, "retreats": RETREATS}.items():
            heading = f"{attacker} shocks: he {what}"
            tables.append(_table(notes, attacker, "AS", heading, expression, {}, True))
    text = (
        "The defender is AS and disrupted: the row is the TQ of its disrupted side, the column "
        "the hits that it has.",
    )
    return notes.page("breaking-disrupted", "Near breaking: disrupted AS", text, tables)


def _table(
    notes: Notes,
    attacker: str,
    kind: str,
    heading: str,
    expression: str,
    options: dict[str, Any],
    disrupted: bool = False,
) -> Grid:
    def cell(tq: int, hits: int) -> Any:
        words = f"{hits}h" if hits else ""
        target = unit(kind, tq, words)
        if disrupted:
            target = unit(kind, tq + 1, f"{words} disrupted".strip())
        return figure(shock(notes, attacker, target, **options), expression.format("defender"))

    return crossed(heading, "he has", _TQS, _HITS, cell)


SHEETS: tuple[PageMaker, ...] = (
    partial(pairs, who="defender"),
    partial(pairs, who="attacker"),
    *(partial(columns, attacker=name) for name in ATTACKERS),
    charge,
    partial(breaking, attacker="AS", kind="AS"),
    partial(breaking, attacker="SI", kind="AS"),
    partial(breaking, attacker="KB charging", kind="AS"),
    partial(breaking, attacker="AS", kind="SI"),
    partial(breaking, attacker="SI", kind="AS-T"),
    breaking_disrupted,
)
