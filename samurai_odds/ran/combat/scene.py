"""One step of a traced combat with names for its units, and what the step changed."""

from collections.abc import Sequence

from samurai_odds.engine.sampling.trace import Step
from samurai_odds.ran.asking import line
from samurai_odds.ran.combat import layout as at
from samurai_odds.ran.combat.layout import place_of, row_of
from samurai_odds.ran.combat.sides import Sides
from samurai_odds.ran.shock.after_clash import charges

_BECOMES = {
    at.ORDERED: "is ordered",
    at.DISRUPTED: "is disrupted",
    at.ROUTED: "routs",
    at.ELIMINATED: "is eliminated",
}
_CONCLUDING = (at.REACT, at.BOUT, at.CASUALTY, at.FLIGHT, at.BEGIN_SHOCK)  # no hits on attackers
_ARRIVAL = "11.52, 7.14"


class Scene:
    """One step with names for the units."""

    def __init__(self, asked: Sides, step: Step) -> None:
        self.asked, self.step = asked, step
        self.q = asked.numbers
        self.before, self.after = list(step.before), list(step.after)

    def name(self, unit: int) -> str:
        """Name a unit by its role and type."""
        kind = self.asked.unit_of(unit).type
        if unit >= at.BEHIND:
            return f"the {kind} behind the {self.asked.sides[unit - at.BEHIND]}"
        side = unit // at.FIRST_DEFENDER
        state = next(name for number, name, _ in self.asked.names(side) if number == unit)
        if state == "beside_state":
            return f"the {kind} beside it"
        return f"the {label(state)} ({kind})"

    def changes(self, before: Sequence[int], after: Sequence[int]) -> list[str]:
        """Tell how the units' hits and states changed between two states."""
        lines = []
        for side in (0, 1):
            for unit, _, _ in (*self.asked.names(side), *self.asked.friends(side)):
                place = place_of(unit)
                was, now = before[place + at.STATE], after[place + at.STATE]
                had, has = before[place + at.HITS], after[place + at.HITS]
                if was != now:
                    left = f", {count(has)} left" if has else ""
                    lines.append(line(self._rule(unit), f"{self.name(unit)} {_BECOMES[now]}{left}"))
                elif had != has:
                    tq = self.q[row_of(unit) + at.TQ + now]
                    arrived = self._rule(unit) == _ARRIVAL
                    turning = "turning on arriving, " if arrived else ""
                    text = f"{turning}{self.name(unit)} has {count(has)}; TQ {tq}"
                    lines.append(line(_ARRIVAL if arrived else "11.2", text))
        return lines

    def _rule(self, unit: int) -> str:
        """Name the rule by which a unit changes its state in this step."""
        phase, side = self.before[at.PHASE], unit // at.FIRST_DEFENDER
        if unit >= at.BEHIND:
            return "6.74"
        if phase == at.FLIGHT and self.after[at.FLED + side] > self.before[at.FLED + side]:
            return "11.84"
        if phase in _CONCLUDING and charges(self.q, self.before, unit):
            return "9.32"
        attacks = phase in _CONCLUDING and unit < at.FIRST_DEFENDER
        if attacks and self.q[at.ADVANCE_TURN] and self.after[at.ADVANCED]:
            return _ARRIVAL
        return "11.23-11.6"

    def busho(self) -> list[str]:
        """Tell what has become of the busho in this step."""
        lines = []
        for side, who in enumerate(self.asked.sides):
            fate = self.after[at.BUSHO + side]
            if fate != self.before[at.BUSHO + side]:
                lines.append(line("10.14-10.15, 9.26", f"the {who}'s busho: {at.FATES[fate]}"))
        return lines

    def ending(self) -> list[str]:
        """Tell who advances, and what the end of the combat brings."""
        lines = []
        if self.after[at.ADVANCED] and not self.before[at.ADVANCED]:
            lines.append(line("11.5", f"the {self.asked.sides[0]} advances into the hex left"))
        if self.after[at.PHASE] == at.OVER and self.after[at.ENGAGED]:
            lines.append(line("7.31", "the units that stay adjacent are engaged"))
        return lines


def label(state: str) -> str:
    """Word whose state a variable is: 'attacker_state_2' is attacker 2."""
    return state.replace("_state", "").replace("_", " ")


def count(hits: int) -> str:
    """Format a number of hits."""
    return "no hit" if hits == 0 else f"{hits} hit{'s' if hits > 1 else ''}"
