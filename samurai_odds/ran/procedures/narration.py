"""The play-by-play of a combat by itself, each line with its rule: said of `events`.

It knows no hexes, and not which of several units advances or is engaged; what a battle tells too is
said by `rules.narration_rolls` and `rules.narration_changes`.
"""

from samurai_odds.play.events import Happening
from samurai_odds.ran.combat import combat_layout as at
from samurai_odds.ran.procedures.events import (
    ARRIVING,
    BUSHO,
    CHARGE_SPENT,
    FLED,
    FRIEND_BEHIND,
    OFF_MAP,
    THROUGH_FRIEND,
    WITH_UNIT,
)
from samurai_odds.ran.procedures.question import line
from samurai_odds.ran.procedures.sides import Sides, label
from samurai_odds.ran.rules import events_rolls as roll
from samurai_odds.ran.rules.decisions.shock import GIVES_COLUMN, WITHDRAWS
from samurai_odds.ran.rules.narration_changes import changed, heads
from samurai_odds.ran.rules.narration_rolls import told

_BY = {  # why units and busho change, but for a result of the dice: the section
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


def narrate(combat: Sides, one: Happening) -> str:
    """Say what happens in a line."""
    names = Units(combat)
    if one.kind in ("roll", "answer"):
        return line(*told(names, one))
    if one.kind == "holds":
        return heads(names, [one])[0]
    if one.piece < 0:
        return line(*_of_nobody(names, one))
    who = names.piece(one.piece)
    if one.kind == "retreat":
        rule, text = _RETREATS[one.outcome]
        return line(rule, f"{who} {text}")
    if one.kind == "keep":
        return line("10.16", f"{who} keeps one hit of this fight")
    if one.kind == "leave":
        return line("10.14", WITHDRAWS.format(loser=who))
    if one.kind == "chosen":
        return line("9.27", GIVES_COLUMN.format(unit=who))
    rule, text = changed(names, one)
    turning = f"{ARRIVING}, " if ARRIVING in one.why else ""
    with_unit = f", {WITH_UNIT}" if WITH_UNIT in one.why else ""
    return line(_BY.get("".join(one.why), rule), f"{turning}{text}{with_unit}")


def _of_nobody(names: "Units", one: Happening) -> tuple[str, str]:
    """Return what is said of units that are not known."""
    if one.kind == "advance":
        return "11.5", f"{names.side(one.seat)} advances into the vacated hex"
    return "7.31", "the units that stay adjacent are engaged"


class Units:
    """Names the units, busho and sides of a combat."""

    def __init__(self, combat: Sides) -> None:
        self.combat = combat

    def piece(self, number: int) -> str:
        """Name a unit, or a busho."""
        if number >= BUSHO:
            return f"{self.side(number - BUSHO)}'s busho"
        if number < 0:
            return "a bystander" if self.combat.options.get("bystander") else "an enemy unit"
        kind = self.combat.unit_of(number).type
        if number >= at.BEHIND:
            return f"the {kind} behind {self.side(number - at.BEHIND)}"
        named = self.combat.names(number // at.FIRST_DEFENDER)
        state = next(state for each, state, _ in named if each == number)
        if state == "beside_state":
            return f"the {kind} beside it"
        article = "" if state[-1].isdigit() else "the "  # one of several
        return f"{article}{label(state)} ({kind})"

    def led_by(self, piece: int) -> str:
        """Name the contingent of a busho."""
        return f"{self.side(piece - BUSHO)}'s contingent"

    def side(self, side: int) -> str:
        return f"the {self.combat.sides[side]}"
