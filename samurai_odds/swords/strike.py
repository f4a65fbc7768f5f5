"""The ninja: a strike at a daimyo before a battle, the revenge, and the battle after it.

Action 6 and ruling S8. A die of 8 or less assassinates the daimyo; else his owner
strikes back, on 9 or more, at a daimyo of his choice.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from samurai_odds._version import VERSION
from samurai_odds.engine.answer import Headlines, Listing
from samurai_odds.engine.provenance import Provenance
from samurai_odds.errors import OddsError, unknown
from samurai_odds.swords import outcomes
from samurai_odds.swords.dice import Floats
from samurai_odds.swords.encounter import Battle
from samurai_odds.swords.facts import Used, load
from samurai_odds.swords.forces import write_force
from samurai_odds.swords.layout import (
    ARMY,
    BONUS,
    CALLED_OFF,
    DAIMYO,
    FALLEN,
    NOT_FOUGHT,
    WIDTH,
    Composition,
)
from samurai_odds.swords.losses import others_in
from samurai_odds.swords.sides import Ints

STRIKES = ("killed", "failed", "revenge")
KILLED, FAILED, REVENGE = range(3)
HIRERS = ("attacker", "defender")
TARGETS = ("battle", "elsewhere")
SEPARATOR = " v "


@dataclass(frozen=True)
class Branch:
    """One way the strike can go, and the battle that follows it.

    ``battle`` is None where none is fought: ``sides`` are then what is left.
    """

    strike: int
    chance: float
    battle: Battle | None
    sides: tuple[Composition, Composition]
    result: int = NOT_FOUGHT


class Ninja:
    """A ninja's strike, and perhaps the battle it prepares, as a question."""

    procedure = "ninja"

    def __init__(
        self,
        then_battle: str | None = None,
        hirer: str = "attacker",
        revenge_on: str | None = None,
        first_round: bool = False,
        rules: str | None = None,
        **options: Any,
    ) -> None:
        facts = load(rules)
        self._check(then_battle, hirer, revenge_on, first_round, options)
        self.facts, self.hirer = facts, hirer
        self.options = options | ({"rules": rules} if rules else {})
        self.text = then_battle
        faces = facts.number("faces")
        self.kill = facts.number("ninja_succeeds_on") / faces
        self.avenge = (faces + 1 - facts.number("revenge_succeeds_on")) / faces
        self.before: Battle | None = None
        if then_battle is not None:
            attacker, _, defender = then_battle.partition(SEPARATOR)
            self.before = Battle(attacker.strip(), defender.strip(), **self.options)
            self._check_daimyos(revenge_on)
        self.revenge_on = revenge_on or ("battle" if self._leads(hirer) else "elsewhere")
        used = Used(facts, dict(self.before.provenance.rests_on) if self.before else {})
        if self.before is not None:
            used.note("a strike before Step 1; a fallen daimyo's ronin (S8)", "assumed")
        given = {"then_battle": then_battle, "hirer": hirer, "revenge_on": revenge_on}
        inputs = {name: value for name, value in given.items() if value is not None}
        self.provenance = Provenance(
            "swords",
            self.procedure,
            inputs | self.options,
            facts.edition,
            facts.pack,
            VERSION,
            used.rests_on,
        )

    @property
    def victim(self) -> str:
        """The side whose daimyo is struck."""
        return HIRERS[1 - HIRERS.index(self.hirer)]

    @property
    def variables(self) -> tuple[str, ...]:
        """The outcome variables, in order."""
        if self.before is None:
            return ("strike",)
        return ("strike", *outcomes.variables(self.before.double))

    @property
    def words(self) -> dict[str, tuple[str, ...]]:
        """The words that the numbers of some variables stand for."""
        return {"strike": STRIKES, "result": (*outcomes.words()["result"], "none")}

    @property
    def aims(self) -> tuple[str, ...]:
        """The figures whose error a target applies to when none are shown."""
        return ("strike == 'killed'",)

    @property
    def flags(self) -> tuple[str, ...]:
        """Names for expressions that are true or false."""
        return outcomes.FLAGS if self.before else ()

    @property
    def remarks(self) -> tuple[str, ...]:
        """What the asker should know before he reads the answer."""
        if self.before is None:
            return ()
        where = "in this battle" if self.revenge_on == "battle" else "elsewhere"
        return (f"the revenge is aimed at a daimyo {where}",)

    @property
    def heading(self) -> str:
        """The question in a line of plain words."""
        if self.before is None:
            return "Samurai Swords: the ninja strikes at a daimyo"
        return f"Samurai Swords: the ninja strikes at the {self.victim}'s daimyo before {self.text}"

    @property
    def headlines(self) -> Headlines:
        """The figures to show when none are asked for."""
        chances = [
            ("daimyo assassinated", "strike == 'killed'"),
            ("strike and revenge both fail", "strike == 'failed'"),
            ("the revenge kills a daimyo of the hirer", "strike == 'revenge'"),
        ]
        if self.before is None:
            return Headlines(tuple(chances), (), ())
        chances += [
            ("attacker wins", "won"),
            ("province emptied, no battle needed", "result == 'none' and defender_units == 0"),
            ("attack called off or never made", "result == 'called-off' or result == 'none'"),
        ]
        spread = (("attacker", "attacker_units"), ("defender", "defender_units"))
        return Headlines(tuple(chances), (), (("units left", spread),))

    @property
    def listings(self) -> tuple[Listing, ...]:
        """The battle's odds without the ninja, and after each way that the strike can go."""
        if self.before is None:
            return ()
        from samurai_odds.engine.answer import answer
        from samurai_odds.engine.figure import Figure

        rows: list[tuple[Any, ...]] = []

        def row(label: str, chance: float, battle: Battle | None, sides: Any) -> None:
            if battle is None:
                left = f"none fought: {write_force(sides[0])} against {write_force(sides[1])}"
                rows.append((label, Figure(chance, proportion=True), left, None))
                return
            fought = f"{battle.provenance.inputs['attacker']} v " + write_force(
                battle.setup.defender
            )
            rows.append((label, Figure(chance, proportion=True), fought, answer(battle).p("won")))

        row("without the ninja", 1.0, self.before, None)
        for branch in self.branches:
            label = ("daimyo killed", "strike failed", "revenge struck")[branch.strike]
            row(label, branch.chance, branch.battle, branch.sides)
        return (Listing("the battle", ("", "chance", "forces", "attacker wins"), tuple(rows)),)

    @cached_property
    def branches(self) -> tuple[Branch, ...]:
        """The three ways the strike can go."""
        chances = (self.kill, (1 - self.kill) * (1 - self.avenge), (1 - self.kill) * self.avenge)
        if self.before is None:
            nobody = ((0,) * WIDTH, (0,) * WIDTH)
            return tuple(Branch(s, p, None, nobody) for s, p in enumerate(chances))
        struck_back = self.hirer if self.revenge_on == "battle" else None
        fallen = (self.victim, None, struck_back)
        return tuple(
            self._branch(strike, chance, who)
            for strike, (chance, who) in enumerate(zip(chances, fallen, strict=True))
        )

    def derive(self, found: Any) -> dict[str, Any]:
        """Give the names for expressions that are made of the variables."""
        return {} if self.before is None else self.before.derive(found)

    def reading(self) -> "NinjaReading":
        """Solve all branches exactly."""
        return NinjaReading(self)

    def retell(self, seed: int, battle: int) -> list[str]:
        """Refuse: a strike is answered exactly."""
        raise OddsError("trace: a ninja's strike is answered exactly; trace a battle instead")

    def _branch(self, strike: int, chance: float, fallen: str | None) -> Branch:
        """Make the battle that follows, one side's daimyo perhaps fallen."""
        assert self.before is not None
        attacker, defender = self.before.setup.first.force, self.before.setup.defender
        if fallen is None:
            return Branch(strike, chance, self.before, (attacker, defender))
        if fallen == "attacker":  # the army is disrupted: the attack ends as called off
            left = without_daimyo(attacker)
            result = CALLED_OFF if any(left) else NOT_FOUGHT
            hidden = self.before.setup.hidden[0][0]
            return Branch(strike, chance, None, (left, self.before.setup.defenders(hidden)), result)
        left = without_daimyo(defender)
        if not any(left[:BONUS]):
            return Branch(strike, chance, None, (attacker, (0,) * WIDTH))
        text = str(self.before.provenance.inputs["attacker"])
        battle = Battle(text, write_force(left), **self.options)
        return Branch(strike, chance, battle, (attacker, left))

    def _leads(self, side: str) -> bool:
        """Say whether a side has a standing daimyo in the battle."""
        if self.before is None:
            return False
        force = self.before.setup.first.force if side == "attacker" else self.before.setup.defender
        return force[ARMY + DAIMYO] > 0

    def _check_daimyos(self, revenge_on: str | None) -> None:
        problems = []
        if not self._leads(self.victim):
            problems.append(f"then-battle: the {self.victim} has no daimyo there to strike at")
        if revenge_on == "battle" and not self._leads(self.hirer):
            problems.append(
                f"revenge-on battle: the {self.hirer}, who hired the ninja, has no daimyo there"
            )
        if self.before is not None and self.before.unsure:
            problems.append("defender-ronin: name one number of hidden ronin here")
        if problems:
            raise OddsError(*problems)

    @staticmethod
    def _check(
        then_battle: str | None,
        hirer: str,
        revenge_on: str | None,
        first_round: bool,
        options: dict[str, Any],
    ) -> None:
        problems = []
        if hirer not in HIRERS:
            problems.append(unknown("hirer", hirer, HIRERS))
        if revenge_on is not None and revenge_on not in TARGETS:
            problems.append(unknown("revenge-on", revenge_on, TARGETS))
        if first_round:
            problems.append("first-round: no assassination in the first round (Action 6)")
        if then_battle is None and options:
            names = ", ".join(name.replace("_", "-") for name in options)
            problems.append(f"{names}: only with --then-battle")
        if then_battle is not None and then_battle.count(SEPARATOR) != 1:
            problems.append(f"then-battle is 'ATTACKER v DEFENDER', not '{then_battle}'")
        if options.get("then") is not None:
            problems.append("then: a strike is followed by one battle only")
        if problems:
            raise OddsError(*problems)


@dataclass(frozen=True, eq=False)
class NinjaReading:
    """All branches solved exactly, one after another."""

    question: Ninja

    @cached_property
    def _parts(self) -> list[tuple[dict[str, Any], Floats]]:
        parts = []
        for branch in self.question.branches:
            found: dict[str, Any]
            if branch.battle is not None:
                reading = branch.battle.reading()
                found, chances = dict(reading.columns), reading.chances()
            else:
                before = self.question.before
                found = {}
                if before is not None:
                    ours, theirs = (np.array([side], dtype=np.int64) for side in branch.sides)
                    found = outcomes.columns(np.zeros(1, np.int64), ours, theirs, before.double)
                    found["result"] = np.array([branch.result])
                chances = np.ones(1)
            found = self._in_full(found, len(chances))
            found["strike"] = np.full(len(chances), branch.strike)
            parts.append((found, branch.chance * chances))
        return parts

    @cached_property
    def columns(self) -> dict[str, Any]:
        """The outcome variables, one row for each outcome."""
        return {
            name: np.concatenate([found[name] for found, _ in self._parts])
            for name in self.question.variables
        }

    @property
    def names(self) -> dict[str, Any]:
        """The variables and the names made of them."""
        return self.columns | self.question.derive(self.columns)

    @property
    def leaves(self) -> Ints:
        """The places of the outcomes."""
        return np.arange(len(self.chances()))

    def chances(self) -> Floats:
        """Give the exact probability of each row."""
        return np.concatenate([chances for _, chances in self._parts])

    def sampler(self) -> Any:
        """Refuse: a strike is answered exactly."""
        raise OddsError("simulate: a ninja's strike is answered exactly")

    def _in_full(self, found: dict[str, Any], length: int) -> dict[str, Any]:
        """Add the variables of troops that an assassination removed."""
        for name in self.question.variables:
            if name not in found:
                source = name.replace("_force_", "_") if "_force_" in name else ""
                found[name] = found.get(source, np.zeros(length, dtype=np.int64))
        return found


def without_daimyo(side: Composition) -> Composition:
    """Lay a side's daimyo down; alone in his army he is out of the game at once (S8)."""
    lone = others_in(side, ARMY) == 1
    left = list(side)
    left[ARMY + DAIMYO] = 0
    left[FALLEN] = 0 if lone else 1
    return tuple(left)
