"""The play-by-play of a combat by itself, each line with its rule: said of `events`."""

from samurai_odds.play.events import Happening
from samurai_odds.ran.combat import combat_layout as at
from samurai_odds.ran.procedures.events import BUSHO
from samurai_odds.ran.procedures.question import line
from samurai_odds.ran.procedures.sides import Sides, label
from samurai_odds.ran.rules.decisions.shock import GIVES_COLUMN, WITHDRAWS
from samurai_odds.ran.rules.narration_changes import CHANGES, heads
from samurai_odds.ran.rules.narration_rolls import told


def narrate(combat: Sides, one: Happening) -> str:
    """Say what happens in a line."""
    names = Units(combat)
    if one.kind in ("roll", "answer"):
        return line(*told(names, one))
    if one.kind == "holds":
        return heads(names, [one])[0]
    if one.kind == "keep":
        return line("10.16", f"{names.piece(one.piece)} keeps one hit of this fight")
    if one.kind == "leave":
        return line("10.14", WITHDRAWS.format(loser=names.piece(one.piece)))
    if one.kind == "chosen":
        return line("9.27", GIVES_COLUMN.format(unit=names.piece(one.piece)))
    return CHANGES[one.kind](names, one)


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
