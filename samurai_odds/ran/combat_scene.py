"""One step of a traced combat with names for its units, and what the step changed."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from samurai_odds.engine.trace import Step
from samurai_odds.ran import combat_layout as at
from samurai_odds.ran.asking import line
from samurai_odds.ran.combat_layout import place_of, row_of

if TYPE_CHECKING:
    from samurai_odds.ran.combat_question import CombatQuestion

_BECOMES = {
    at.ORDERED: "is ordered",
    at.DISRUPTED: "is disrupted",
    at.ROUTED: "routs",
    at.ELIMINATED: "is eliminated",
}
_CONCLUDING = (at.REACT, at.BOUT, at.CASUALTY, at.FLIGHT, at.BEGIN_SHOCK)  # no hits on attackers


class Scene:
    """One step with names for the units."""

    def __init__(self, asked: "CombatQuestion", step: Step) -> None:
        self.asked, self.step = asked, step
        self.q = asked.numbers
        self.before, self.after = list(step.before), list(step.after)

    def name(self, unit: int) -> str:
        """Name a unit by its role and type."""
        side, place = divmod(unit, at.FIRST_DEFENDER)
        units = self.asked.units(side)
        number = f" {place + 1}" if len(units) > 1 else ""
        return f"the {self.asked.sides[side]}{number} ({units[place].type})"

    def changes(self, before: Sequence[int], after: Sequence[int]) -> list[str]:
        """Tell how the units' hits and states changed between two states."""
        lines = []
        for side in (0, 1):
            for unit, _, _ in self.asked.names(side):
                place = place_of(unit)
                was, now = before[place + at.STATE], after[place + at.STATE]
                had, has = before[place + at.HITS], after[place + at.HITS]
                if was != now:
                    left = f", {count(has)} left" if has else ""
                    lines.append(line(self._rule(unit), f"{self.name(unit)} {_BECOMES[now]}{left}"))
                elif had != has:
                    tq = self.q[row_of(unit) + at.TQ + now]
                    lines.append(line("11.2", f"{self.name(unit)} has {count(has)}; TQ {tq}"))
        return lines

    def _rule(self, unit: int) -> str:
        """Name the rule by which a unit changes its state in this step."""
        phase, side = self.before[at.PHASE], unit // at.FIRST_DEFENDER
        if phase == at.FLIGHT and self.after[at.FLED + side] > self.before[at.FLED + side]:
            return "11.84"
        if phase in _CONCLUDING and self.q[row_of(unit) + at.CHARGES]:
            return "9.32"
        return "11.23-11.6"

    def ending(self) -> list[str]:
        """Tell who advances, and what the end of the combat brings."""
        lines = []
        if self.after[at.ADVANCED] and not self.before[at.ADVANCED]:
            lines.append(line("11.5", f"the {self.asked.sides[0]} advances into the hex left"))
        if self.after[at.PHASE] == at.OVER and self.after[at.ENGAGED]:
            lines.append(line("7.31", "the units that stay adjacent are engaged"))
        return lines


def count(hits: int) -> str:
    """Word a number of hits."""
    return "no hit" if hits == 0 else f"{hits} hit{'s' if hits > 1 else ''}"
