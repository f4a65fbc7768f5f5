"""Sheets of RAN on how close a unit is to breaking, by its TQ and its hits."""

from functools import partial
from typing import Any

from samurai_odds.grids.grid import Grid
from samurai_odds.reports.ran.card import BROKEN, GONE, RETREATS, shock, unit
from samurai_odds.reports.writing.content import Page
from samurai_odds.reports.writing.model import Notes, PageMaker, crossed, figure

_TQS = {f"TQ {tq}": tq for tq in range(3, 9)}
_HITS = {f"{hits} hits" if hits != 1 else "1 hit": hits for hits in range(8)}
_SITUATIONS: dict[str, dict[str, Any]] = {
    "from the front": {},
    "with position superiority": {"flank": True},
}


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
    partial(breaking, attacker="AS", kind="AS"),
    partial(breaking, attacker="SI", kind="AS"),
    partial(breaking, attacker="KB charging", kind="AS"),
    partial(breaking, attacker="AS", kind="SI"),
    partial(breaking, attacker="SI", kind="AS-T"),
    breaking_disrupted,
)
