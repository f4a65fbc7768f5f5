"""What becomes of units, busho and heads in words: in a battle, and in a combat by itself.

``names`` name pieces, sides and hexes: `naming.Names`, or those of a question (`procedures`). What
only a combat by itself tells, of which the board is not known, `procedures.narration` says.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from samurai_odds.grids.fitting import counted
from samurai_odds.play.events import Happening
from samurai_odds.ran.procedures.question import line
from samurai_odds.ran.rules.events_changes import TQ
from samurai_odds.ran.rules.events_combat import BACK_OFF
from samurai_odds.ran.rules.on_board import (
    DISRUPTED,
    ENGAGED,
    GREAT_HEADS,
    LOST_FACE,
    ROUTED,
    WOUNDED,
)

_MARKS = {
    ROUTED: ("11.6", "routs"),
    ENGAGED: ("7.31", "is engaged"),
    WOUNDED: ("9.26", "is wounded"),
    LOST_FACE: ("10.27", "has lost face"),
}


def changed(names: Any, one: Happening) -> tuple[str, str]:
    """Return the section of what becomes of a piece, and its words."""
    rule, text = CHANGES[one.kind](names, one)
    return rule, f"{names.piece(one.piece)} {text}"


def _mark(names: Any, one: Happening) -> tuple[str, str]:
    if one.what != DISRUPTED:
        return _MARKS[one.what]
    return "11.3", f"is disrupted, with {counted(one.hits, 'hit')}" if one.hits else "is disrupted"


def _hit(names: Any, one: Happening) -> tuple[str, str]:
    hits = f"takes {counted(one.gained, 'hit')}, {one.hits} in all"
    return "11.21", f"{hits}; TQ {one.numbers[TQ]}"


def _retreat(names: Any, one: Happening) -> tuple[str, str]:
    rule, goes = ("9.12", "goes back") if one.what == BACK_OFF else ("11.4", "retreats")
    return rule, f"{goes} to {names.hex(one.end)}"


CHANGES: Mapping[str, Callable[[Any, Happening], tuple[str, str]]] = {
    "order": _mark,
    "hit": _hit,
    "retreat": _retreat,
    "advance": lambda names, one: ("11.5", f"advances to {names.hex(one.end)}"),
    "loss": lambda names, one: ("11.61-11.62", "is eliminated"),
    "killed": lambda names, one: ("10.51", "is killed"),
}


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
