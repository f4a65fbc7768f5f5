"""`ran recover`: hits removed and disruption recovered from (10.4, 11.71, 11.72)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from samurai_odds.engine.answers.answer import Headlines
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.verdict import Verdict
from samurai_odds.engine.sampling.trace import Step
from samurai_odds.errors import refuse
from samurai_odds.grids.fitting import counted
from samurai_odds.ran.combat import combat_layout as at
from samurai_odds.ran.combat.combat_layout import State
from samurai_odds.ran.combat.recovery import (
    IN_RANGE,
    NEAR,
    Place,
    orders_phase,
    recovery_by_suicide,
    removal_by_suicide,
)
from samurai_odds.ran.procedures.combat import CombatQuestion
from samurai_odds.ran.procedures.numbers import CombatNumbers, Ground
from samurai_odds.ran.procedures.question import line
from samurai_odds.ran.procedures.sides import label
from samurai_odds.ran.procedures.verdict import stated
from samurai_odds.ran.units import Unit, read_units

if TYPE_CHECKING:
    from samurai_odds.play.events import Happening


_PLACES = ("in_zone", "under_fire", "not_clear")
_COST = {"near": NEAR, "in-range": IN_RANGE, "none": None}


_PHASE = "phase"  # its number, of a happening


class Mended(NamedTuple):
    """What an orders phase does for a unit, both numbered from 1; a suicide does it in phase 0."""

    what: str
    phase: int = 0
    place: int = 0

    @property
    def rule(self) -> str:
        return "11.71-11.72" if self.phase else "10.4"


class Recover(CombatQuestion):
    """Units that mend in some orders phases: each recovers as soon as it can, else removes hits.

    No die is rolled; the answer is one outcome. Raises OddsError with every fault.
    """

    procedure = "recover"
    arguments = ("units",)
    usual_unit = "hits left"
    sides = ("unit", "enemy")
    aims = ()

    def __init__(self, rules: str | None = None, **given: Any) -> None:
        super().__init__(rules, **given)
        self.start = read_units(self.options["units"], "unit")
        problems = list(dict.fromkeys(self._faults()))
        named = [self._named(option, problems) for option in _PLACES]
        refuse(problems)
        self.places = tuple(
            Place(*(number in units for units in named)) for number in range(1, len(self.start) + 1)
        )
        self.mended: list[Mended] = []
        self.attackers, self.defenders = self._mended(), ()
        self.ground, self.leaders = Ground((), ()), (None, None)
        self.variables = (*self.states_and_hits(), "unit_rout_points")
        self.words = self.words_of(self.variables)
        self.value = " + ".join(hits for _, _, hits in self.names(0))
        self.points = self.used.table("rout_points")
        numbers = CombatNumbers(self.used)
        numbers.sides(self.attackers, ())
        self.numbers = numbers.written()

    def _named(self, option: str, problems: list[str]) -> set[int]:
        text = self.options[option]
        everyone = set(range(1, len(self.start) + 1))
        if text is None or text.strip().lower() == "all":
            return everyone if text else set()
        words = [word.strip() for word in text.split(",")]
        numbers = {int(word) for word in words if word.isascii() and word.isdigit()}
        if not all(word.isascii() and word.isdigit() for word in words) or not numbers <= everyone:
            name = option.replace("_", "-")
            problems.append(f"{name} '{text}': all, or numbers from 1 to {len(everyone)}")
        return numbers

    def _mended(self) -> tuple[Unit, ...]:
        cost = _COST[self.options["busho"]]
        units: tuple[Unit, ...] = self.start
        if self.options["hara_kiri"] == "remove":
            units = removal_by_suicide(units)
            self.mended.append(Mended("each unit in range removes a hit"))
        elif self.options["hara_kiri"] == "recover":
            cost_of_two = NEAR if cost == NEAR else IN_RANGE
            units = recovery_by_suicide(units, cost_of_two, self.places)
            self.mended.append(Mended("the first two disrupted units that can recover"))
            self.used.note("recovery by a suicide as by orders (R28)")
            if any(place.threatened for place in self.places):
                self.used.note("where a suicide lets units recover (R34)")
        for phase in range(1, self.options["phases"] + 1):
            both = zip(units, self.places, strict=True)
            done = [orders_phase(unit, cost, place) for unit, place in both]
            for place, (_, what) in enumerate(done, 1):
                self.mended.append(Mended(what, phase, place))
            units = tuple(unit for unit, _ in done)
        return units

    def _faults(self) -> Iterator[str]:
        if len(self.start) > at.MOST:
            yield f"{len(self.start)} units: at most {at.MOST} are worked out together"
        for unit in self.start:
            for word in unit.words:
                if word not in ("disrupted", "open"):
                    yield f"unit '{unit}' with {word}: only units out of combat recover (11.71)"
        if self.options["hara_kiri"] == "none" and not self.options["phases"]:
            yield "phases 0 without hara-kiri: nothing is done"

    def weigh(self, odds: Odds) -> Verdict:
        left = self.attackers
        ordered = sum(not each.has("disrupted") for each in left)
        hits = sum(each.hits for each in left)
        with_hits = f"with {counted(hits, 'hit')}" if hits else "without hits"
        if len(left) == 1:
            text = f"{'Ordered' if ordered else 'Disrupted'} in the end, {with_hits}."
        else:
            text = f"{ordered} of {len(left)} ordered in the end, {with_hits} in all."
        return stated(self, text, odds.expect(self.value))

    @property
    def wording(self) -> str:
        phases, kiri = self.options["phases"], self.options["hara_kiri"]
        extras = [counted(phases, "orders phase"), f"busho {self.options['busho']}"]
        named = ((name.replace("_", " "), self.options[name]) for name in _PLACES)
        extras += [f"{name} {text}" for name, text in named if text is not None]
        extras += [f"hara-kiri to {kiri}"] if kiri != "none" else []
        return f"{' + '.join(map(str, self.start))} mends ({', '.join(extras)})"

    @property
    def remarks(self) -> tuple[str, ...]:
        remarks = [f"{self._said(one)} ({one.rule})" for one in self.mended]
        if self.options["hara_kiri"] != "none":
            remarks.append("their TQ checks take one off the die this turn: tq-bonus 1 (10.4)")
        return tuple(remarks)

    def happened(self, step: Step) -> "list[Happening]":
        from samurai_odds.play.events import Happening

        if State(step.before).phase != at.FIRE:
            return []
        return [
            Happening("answer", 0, one.place - 1, what=one.what, numbers={_PHASE: one.phase})
            for one in self.mended
        ]

    def narrate(self, one: "Happening") -> str:
        mended = Mended(one.what, one.numbers[_PHASE], one.piece + 1)
        return line(mended.rule, self._said(mended))

    def _said(self, one: "Mended") -> str:
        if not one.phase:
            return one.what
        who = f"unit {one.place}" if len(self.start) > 1 else "the unit"
        return f"phase {one.phase}: {who} {one.what}"

    @property
    def headlines(self) -> Headlines:
        states = [name for _, name, _ in self.names(0)]
        chances = tuple((f"{label(name)} disrupted", f"{name} == 'disrupted'") for name in states)
        amounts = tuple((name.replace("_", " "), name) for _, _, name in self.names(0))
        return Headlines(chances, amounts, ())
