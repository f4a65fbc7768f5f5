"""Sheets of RAN on shock: by pair of types, by column, whether to charge, how close to breaking."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from samurai_odds.grids.grid import Grid
from samurai_odds.ran.procedures.numbers import NEVER_ATTACK
from samurai_odds.reports.content import Page
from samurai_odds.reports.model import Notes, PageMaker, Selection, crossed, figure, listed
from samurai_odds.reports.ran_card import (
    BROKEN,
    CHARGING,
    GONE,
    RETREATS,
    attackers,
    defenders,
    riders,
    shock,
    state,
    unit,
)

_SHIFTS = {
    **{f"{count}L": -count for count in (4, 3, 2, 1)},
    "0": 0,
    **{f"{count}R": count for count in (1, 2, 3, 4, 5, 6)},
}
_OUTCOME = {
    "it is disrupted or worse": BROKEN.format("defender"),
    "it is routed or eliminated": GONE.format("defender"),
    "it retreats": RETREATS.format("defender"),
    "its hits left": "defender_hits",
    "you are disrupted or worse": BROKEN.format("attacker"),
    "you are routed or eliminated": GONE.format("attacker"),
    "you retreat": RETREATS.format("attacker"),
    "your hits left": "attacker_hits",
}
_TQS = {f"TQ {tq}": tq for tq in range(3, 9)}
_HITS = {f"{hits} hits" if hits != 1 else "1 hit": hits for hits in range(8)}
_SITUATIONS: dict[str, dict[str, Any]] = {
    "from the front": {},
    "with position superiority": {"flank": True},
}


HONJIN = "A Honjin is never disrupted: it is eliminated, also where it must retreat."


def _by_name(notes: Notes) -> dict[str, str]:
    return {name: name for name in attackers(notes)}


def pairs(notes: Notes, who: str) -> Page:
    """Make the sheet of what each pair of types does to one side."""

    def table(heading: str, expression: str, **options: Any) -> Grid:
        def cell(attacker: str, kind: str) -> Any:
            return figure(shock(notes, attacker, unit(kind), **options), expression)

        return crossed(heading, "attacker", _by_name(notes), defenders(notes), cell)

    tables = [
        table(f"The {who} is disrupted or worse", BROKEN.format(who)),
        table(f"The {who} is routed or eliminated", GONE.format(who)),
        table(f"The {who} retreats", RETREATS.format(who)),
        table(f"The {who}'s hits at the end", f"{who}_hits"),
        table(
            f"The {who} is disrupted or worse, when the attacker has position superiority",
            BROKEN.format(who),
            flank=True,
        ),
    ]
    text = (
        "A fresh unit shocks a fresh unit. Hits are 0 once a unit is routed or eliminated. "
        + HONJIN,
    )
    return notes.page(f"shock-{who}", f"Shock: what happens to the {who}", text, tables)


def columns(notes: Notes, attacker: str) -> Page:
    """Make the sheet of one attacker by column shift."""

    def table(heading: str, expression: str) -> Grid:
        def cell(kind: str, shift: int) -> Any:
            return figure(shock(notes, attacker, unit(kind), shift=shift), expression)

        return crossed(heading, "defender", defenders(notes), _SHIFTS, cell)

    tables = [
        table("The defender is disrupted or worse", BROKEN.format("defender")),
        table("The defender retreats", RETREATS.format("defender")),
        table("You are disrupted or worse", BROKEN.format("attacker")),
        table("You retreat", RETREATS.format("attacker")),
    ]
    text = (f"{attacker} shocks, with the shift that heads the column. {HONJIN}",)
    key = f"columns-{_slug(attacker)}"
    return notes.page(key, f"Shock by column: {attacker}", text, tables)


def charge(notes: Notes, rider: str) -> Page:
    """Make the sheet on whether Kibamusha should charge."""
    tables = []
    for hits in (0, 3):
        words = f"{hits}h" if hits else ""
        rows = {
            f"{name} against {kind}": shock(notes, name, unit(kind, words=words))
            for kind in defenders(notes).values()
            for name in (attackers(notes)[rider], rider)
        }
        tables.append(listed(f"Against {state(hits)}", "", rows, _OUTCOME))
    text = (
        "Each pair of rows is the same shock without and with the charge. A charge shifts the "
        "column in your favor and shakes infantry. It leaves the Kibamusha disrupted, which clears "
        "their hits: the columns about you are its price.",
    )
    return notes.page("charge", "To charge or not", text, tables)


def breaking(notes: Notes, attacker: str, kind: str) -> Page:
    """Make the sheet of an ordered defender."""
    missile = kind in NEVER_ATTACK
    worse = {"is disrupted or worse": BROKEN, "is routed or eliminated": GONE}
    wanted = {"is eliminated": GONE} if missile else worse
    wanted["retreats"] = RETREATS
    tables = [
        _table(notes, attacker, kind, f"The {kind} {what}, {situation}", expression, options)
        for situation, options in _SITUATIONS.items()
        for what, expression in wanted.items()
    ]
    text = (
        f"{attacker} shocks {kind} with the TQ of the row and the hits of the column. "
        "– is a unit that cannot have that many.",
    )
    key = f"breaking-{_slug(attacker)}-{kind.lower()}"
    return notes.page(key, f"Near breaking: {attacker} on {kind}", text, tables)


def breaking_disrupted(notes: Notes, shocking: Sequence[str]) -> Page:
    """Make the sheet of a disrupted defender."""
    tables = []
    for attacker in shocking:
        for what, expression in {"is routed or eliminated": GONE, "retreats": RETREATS}.items():
            heading = f"{attacker} shocks: the AS {what}"
            tables.append(_table(notes, attacker, "AS", heading, expression, {}, True))
    text = (
        "The defender is a disrupted AS. The row is the TQ of its disrupted side, the column the "
        "hits that it has.",
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

    return crossed(heading, "it has", _TQS, _HITS, cell)


_NEAR = (("AS", "AS"), ("SI", "AS"), ("KB charging", "AS"), ("AS", "SI"), ("SI", "AS-T"))


def sheets(chosen: Selection) -> list[PageMaker]:
    """List the sheets of the units chosen: near breaking are those of their types."""
    names = attackers(Notes(chosen))
    types = {name: _type_of(name, text) for name, text in names.items()}
    kinds = {text.split()[0] for text in defenders(Notes(chosen))}
    near = [
        (next(name for name, own in types.items() if own == attacker), kind)
        for attacker, kind in _NEAR
        if kind in kinds and attacker in types.values()
    ]
    against_as = [attacker for attacker, kind in near if kind == "AS"]
    return [
        partial(pairs, who="defender"),
        partial(pairs, who="attacker"),
        *(partial(columns, attacker=name) for name in names),
        *(partial(charge, rider=name) for name in riders(Notes(chosen))),
        *(partial(breaking, attacker=attacker, kind=kind) for attacker, kind in near),
        *([partial(breaking_disrupted, shocking=against_as)] if against_as else []),
    ]


def _type_of(name: str, text: str) -> str:
    """Return the type of an attacker, with its charge."""
    kind = text.split()[0]
    return kind if name == text else f"{kind}{CHARGING}"


def _slug(attacker: str) -> str:
    return attacker.replace(" ", "-").replace("/", "-").lower()
