"""A ninja's strike, and perhaps the battle it prepares, as a question."""

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from samurai_odds._version import VERSION
from samurai_odds.engine.answers.answer import Headlines, Listing
from samurai_odds.engine.provenance import Provenance
from samurai_odds.errors import OddsError
from samurai_odds.swords.dice import Floats
from samurai_odds.swords.facts import Used
from samurai_odds.swords.ninja.late_strike import late_rows
from samurai_odds.swords.ninja.strike import Strike
from samurai_odds.swords.rounds import outcomes
from samurai_odds.swords.sides import Ints

if TYPE_CHECKING:
    from samurai_odds.engine.answers.odds import Odds
    from samurai_odds.engine.answers.verdict import Verdict


@dataclass(frozen=True, eq=False)
class NinjaReading:
    """All branches solved exactly, one after another."""

    question: Strike

    @cached_property
    def _parts(self) -> list[tuple[dict[str, Any], Floats]]:
        if self.question.by_ronin:
            return self._mixed()
        if self.question.after_round:
            return [late_rows(self.question)]
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

    def _mixed(self) -> list[tuple[dict[str, Any], Floats]]:
        """Solve the strike for each number of hidden ronin."""
        parts = []
        for hidden, prior, question in self.question.by_ronin:
            for found, chances in NinjaReading(question)._parts:
                found["hidden_ronin"] = np.full(len(chances), hidden)
                parts.append((found, prior * chances))
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


class Ninja(Strike):
    """What a ninja's strike does, and what it is worth.

    Raises OddsError with every problem of the strike and of the battle it prepares.
    """

    procedure = "ninja"

    @cached_property
    def provenance(self) -> Provenance:
        """What the question's answer is made from."""
        used = Used(self.facts, dict(self.before.provenance.rests_on) if self.before else {})
        if self.before is not None:
            used.note("when the ninja may strike; a fallen daimyo's ronin (S8)", "assumed")
        names = ("then_battle", "hirer", "revenge_on")
        inputs = {name: self.asked[name] for name in names if self.asked[name] is not None}
        if self.after_round:
            inputs["after_round"] = self.after_round
        return Provenance(
            "swords",
            self.procedure,
            inputs | self.options,
            self.facts.edition,
            self.facts.pack,
            VERSION,
            used.rests_on,
        )

    @property
    def aims(self) -> tuple[str, ...]:
        """The figures whose error a target applies to when none are shown."""
        return ("strike == 'killed'",)

    @property
    def remarks(self) -> tuple[str, ...]:
        """What the asker should know before he reads the answer."""
        if self.before is None:
            return ()
        where = "in this battle" if self.revenge_on == "battle" else "elsewhere"
        return (
            f"The revenge is aimed at a daimyo {where}.",
            "The cost of a successor, a unit and the levels (S8), is not counted.",
        )

    @property
    def heading(self) -> str:
        """The question in a line of plain words."""
        if self.before is None:
            return "Samurai Swords: the ninja strikes at a daimyo"
        when = f"after round {self.after_round} of" if self.after_round else "before"
        return f"Samurai Swords: the ninja strikes at the {self.victim}'s daimyo {when} {self.text}"

    @property
    def headlines(self) -> Headlines:
        """The figures to show when none are asked for."""
        from samurai_odds.swords.ninja.verdict import headlines

        return headlines(self)

    @property
    def listings(self) -> tuple[Listing, ...]:
        """The battle's odds without the ninja, and after each way that the strike can go."""
        from samurai_odds.swords.ninja.verdict import listings

        return listings(self)

    def verdict(self, odds: "Odds") -> "Verdict":
        """Say what the strike is worth, the most to bid for it."""
        from samurai_odds.swords.ninja.verdict import verdict

        return verdict(self, odds)

    def figures_rest_on(self, texts: tuple[str, ...]) -> dict[str, str]:
        """Say which prices some figures rest on."""
        return self.before.figures_rest_on(texts) if self.before is not None else {}

    def reading(self) -> "NinjaReading":
        """Solve all branches exactly."""

        return NinjaReading(self)

    def retell(self, seed: int, battle: int) -> list[str]:
        """Refuse: a strike is answered exactly."""
        raise OddsError("trace: a ninja's strike is answered exactly; trace a battle instead")
