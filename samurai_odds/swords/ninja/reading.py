"""A ninja's strike solved exactly: every branch's battle, one after another."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from samurai_odds.errors import OddsError
from samurai_odds.swords.dice import Floats
from samurai_odds.swords.ninja.late_strike import late_rows
from samurai_odds.swords.ninja.strike import Strike
from samurai_odds.swords.rounds import outcomes
from samurai_odds.swords.sides import Ints


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
