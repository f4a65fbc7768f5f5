"""Units, busho and hexes by the names that players use, and what becomes of them."""

from collections.abc import Callable, Iterator

from samurai_odds.engine.machine import AUTOMATIC
from samurai_odds.grids.fitting import counted
from samurai_odds.play.layout import kind_of
from samurai_odds.play.offering import Numbers
from samurai_odds.play.replay import Step
from samurai_odds.ran.hexes import FACINGS
from samurai_odds.ran.procedures.question import line
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.kinds import DECISIONS
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.question import cups, in_order
from samurai_odds.ran.scenario.scenario import SIDES, Scenario

# ---- The units, busho and hexes of a battle by the names that players use ------------

__all__ = ["Names", "again", "decided", "is_choice", "is_roll", "line"]


class Names:
    """Names what the numbers of one battle stand for."""

    def __init__(self, scenario: Scenario, question: Numbers) -> None:
        self.question = Question(question)
        self.ground = scenario.terrain.hexes
        self.field = scenario.terrain.field
        self.contingents = in_order(scenario)
        self.counters = [
            (contingent, counter)
            for contingent in self.contingents
            for counter in contingent.counters
        ]
        self.clans = [army.name for army in scenario.armies]
        self.samurai = [each.name for cup in cups(scenario) for each in cup]

    def label(self, unit: int) -> str:
        contingent, counter = self.counters[unit]
        return contingent.label(counter)

    def unit(self, unit: int) -> str:
        """Name a unit: ``A3 (SI)``."""
        return f"{self.label(unit)} ({self.counters[unit][1].unit.type})"

    def units(self, *units: int) -> str:
        return ", ".join(map(self.unit, units))

    def busho(self, contingent: int) -> str:
        return self.contingents[contingent].name

    def contingent(self, contingent: int) -> str:
        """Name a contingent: ``A (Date Masamune)``."""
        return f"{self.contingents[contingent].letter} ({self.busho(contingent)})"

    def side(self, side: int) -> str:
        color, clan = SIDES[side], self.clans[side]
        return color if clan.lower() in ("", color) else f"{color} ({clan})"

    def hex(self, number: int) -> str:
        return self.field.name_of(number)

    def facing(self, facing: int) -> str:
        return FACINGS[facing]

    def man(self, man: int) -> str:
        """Name a busho or a Samurai: busho come first."""
        if man < at.MOST_CONTINGENTS:
            return self.busho(man)
        return self.samurai[man - at.MOST_CONTINGENTS]

    def giving(self, s: State) -> str:
        """Name who gives orders."""
        second = int(s.second)
        together = f" with {self.contingent(second)}" if second >= 0 else ""
        return self.contingent(int(s.current)) + together

    def said(self, type: str, s: State, number: int) -> str:
        """Name what a number of a type stands for (`decisions`)."""
        if type == "giving":
            return self.giving(s)
        if type == "samurai":
            return self.samurai[number]
        named: dict[str, Callable[[int], str]] = {
            "unit": self.unit,
            "label": self.label,
            "contingent": self.contingent,
            "man": self.man,
            "hex": self.hex,
            "facing": self.facing,
            "seat": self.side,
        }
        return named[type](number)


def is_choice(step: Step) -> bool:
    return step.what < 0 and step.what != AUTOMATIC


def is_roll(step: Step) -> bool:
    return step.what >= at.UNIFORM


def decided(names: Names, step: Step) -> Iterator[str]:
    """Tell what a player has decided."""
    for rule, text, _ in DECISIONS[kind_of(step.what)].narrations(names, step):
        yield line(rule, text)


def again(faces: int) -> str:
    """Word two dice of which the second counts after a 9."""
    first, second = divmod(faces, at.DIE)
    return f"die {first}{f', then {second}' if first == at.DIE - 1 else ''}"


# ---- What becomes of counters, told from the state before and after a rule -----------

_LOST = {at.ROUTED: ("11.6", "routs"), at.ELIMINATED: ("11.61-11.62", "is eliminated")}


def tell_changes(names: Names, step: Step) -> Iterator[str]:
    """Tell hits, disruption, units and busho lost, contingents fled, heads."""
    before, after = State(step.before), State(step.after)
    fled = set()
    for number in range(len(names.contingents)):
        if after.fate[number] == at.FLED and before.fate[number] != at.FLED:
            fled.add(number)
            yield line("11.84", f"{names.contingent(number)} flees, with all its units")
    for unit in range(len(names.counters)):
        if _contingent(names, unit) not in fled:
            yield from _unit(names, step, unit)
    for number in range(len(names.contingents)):
        if number not in fled:
            yield from _busho(names, step, number)
    for side in range(2):
        won = int(after.heads[side] - before.heads[side])
        great = int(after.great_heads[side] - before.great_heads[side])
        if won > 0 or great > 0:
            whose = "the head of the So-Taisho" if great > 0 else "a head"
            yield line("10.3", f"{names.side(side)} takes {whose}")
        if won < 0 or great < 0:
            yield line("10.3", f"{names.side(side)} gives back the heads in its Honjin")


def _contingent(names: Names, unit: int) -> int:
    return names.contingents.index(names.counters[unit][0])


def _unit(names: Names, step: Step, unit: int) -> Iterator[str]:
    before, after = State(step.before), State(step.after)
    was, is_now = int(before.state[unit]), int(after.state[unit])
    had, has = int(before.hits[unit]), int(after.hits[unit])
    name = names.unit(unit)
    if is_now in _LOST and was not in _LOST:
        rule, what = _LOST[is_now]
        yield line(rule, f"{name} {what}")
    elif is_now == at.DISRUPTED and was == at.ORDERED:
        left = f", with {counted(has, 'hit')}" if has else ""
        yield line("11.3", f"{name} is disrupted{left}")
    elif is_now == at.ORDERED and was == at.DISRUPTED:
        yield line("11.72", f"{name} recovers, with {counted(has, 'hit')}")
    elif has > had and is_now == was:
        yield line("11.21", f"{name}: {counted(has - had, 'hit')}, {has} in all")
    if after.engaged[unit] and not before.engaged[unit]:
        yield line("7.31", f"{name} is engaged")


def _busho(names: Names, step: Step, number: int) -> Iterator[str]:
    before, after = State(step.before), State(step.after)
    was, is_now = int(before.fate[number]), int(after.fate[number])
    if is_now == at.DEAD and was in (at.WELL, at.WOUNDED):
        yield line("10.51", f"{names.busho(number)} is lost")
    elif is_now == at.WOUNDED and was == at.WELL:
        yield line("9.26", f"{names.busho(number)} is wounded")
    elif was == at.DEAD and is_now == at.WELL:
        yield line("10.53", f"{names.contingent(number)} has a new busho")
    if after.lost_face[number] and not before.lost_face[number]:
        yield line("10.27", f"{names.busho(number)} has lost face")
