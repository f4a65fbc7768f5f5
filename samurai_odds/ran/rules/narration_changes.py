"""What becomes of units, busho and heads in words: in a battle, and in a combat by itself.

``names`` name pieces and sides (`naming.Names`, or `procedures.narration.Units`). A combat by
itself knows no hexes, and not which of several units advances or is engaged.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from samurai_odds.grids.fitting import counted
from samurai_odds.play.events import Happening
from samurai_odds.ran.procedures.question import line
from samurai_odds.ran.rules import events_rolls as roll
from samurai_odds.ran.rules.events_changes import (
    ARRIVING,
    CHARGE_SPENT,
    FLED,
    FRIEND_BEHIND,
    OFF_MAP,
    THROUGH_FRIEND,
    TQ,
    WITH_UNIT,
)
from samurai_odds.ran.rules.events_combat import BACK_OFF
from samurai_odds.ran.rules.on_board import DISRUPTED, ENGAGED, GREAT_HEADS, ROUTED, WOUNDED

_BY = {  # the section of what becomes of units and busho for another reason than a result
    ARRIVING: "11.52, 7.14",
    CHARGE_SPENT: "9.32",
    FLED: "11.84",
    FRIEND_BEHIND: "6.74",
    WITH_UNIT: "4.72, 10.51",
}
_RETREATS = {
    "": ("11.4", "retreats a hex"),
    THROUGH_FRIEND: ("11.4", "retreats a hex, through the friend behind it"),
    OFF_MAP: ("11.4", "retreats over the edge of the map"),
    roll.NO_WAY: ("11.4", "must retreat and cannot: it takes another hit"),
    roll.ELIMINATED: ("4.55, 11.4", "must retreat and is eliminated instead"),
}


def _becomes(names: Any, one: Happening, rule: str, text: str) -> str:
    """Say what becomes of a piece, and why."""
    why = "".join(one.why)
    turning = f"{ARRIVING}, " if why == ARRIVING else ""
    with_unit = f", {WITH_UNIT}" if why == WITH_UNIT else ""
    return line(_BY.get(why, rule), f"{turning}{names.piece(one.piece)} {text}{with_unit}")


def _mark(names: Any, one: Happening) -> str:
    if one.what == DISRUPTED:
        left = f", with {counted(one.hits, 'hit')}" if one.hits else ""
        return _becomes(names, one, "11.3", f"is disrupted{left}")
    if one.what == ENGAGED and one.piece < 0:
        return line("7.31", "the units that stay adjacent are engaged")
    rule, text = {
        ROUTED: ("11.6", "routs"),
        ENGAGED: ("7.31", "is engaged"),
        WOUNDED: ("9.26", "is wounded"),
    }.get(one.what, ("10.27", "has lost face"))
    return _becomes(names, one, rule, text)


def _hit(names: Any, one: Happening) -> str:
    hits = f"takes {counted(one.gained, 'hit')}, {one.hits} in all"
    return _becomes(names, one, "11.21", f"{hits}; TQ {one.numbers[TQ]}")


def _retreat(names: Any, one: Happening) -> str:
    rule, goes = ("9.12", "goes back") if one.what == BACK_OFF else ("11.4", "retreats")
    if one.end < 0:
        rule, text = _RETREATS[one.outcome]
    else:
        text = f"{goes} to {names.hex(one.end)}"
    return _becomes(names, one, rule, text)


def _advance(names: Any, one: Happening) -> str:
    if one.piece < 0:
        return line("11.5", f"{names.side(one.seat)} advances into the vacated hex")
    return _becomes(names, one, "11.5", f"advances to {names.hex(one.end)}")


def heads(names: Any, group: Sequence[Happening]) -> list[str]:
    """Say which heads a side has taken, or that it gives back what it had."""
    who, phrases = names.side(group[0].seat), []
    won = [one.what for one in group if one.gained > 0]
    if won:
        whose = "the head of the So-Taisho" if GREAT_HEADS in won else "a head"
        phrases.append(line("10.3", f"{who} takes {whose}"))
    if len(won) < len(group):
        phrases.append(line("10.3", f"{who} gives back the heads in its Honjin"))
    return phrases


CHANGES: Mapping[str, Callable[[Any, Happening], str]] = {
    "order": _mark,
    "hit": _hit,
    "retreat": _retreat,
    "advance": _advance,
    "loss": lambda names, one: _becomes(names, one, "11.61-11.62", "is eliminated"),
    "killed": lambda names, one: _becomes(names, one, "10.51", "is killed"),
}
