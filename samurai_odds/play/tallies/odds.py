"""An answer made of counts: what it holds together, and what it holds one by one."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Self

import numpy as np

from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.expressions import names_in
from samurai_odds.errors import OddsError
from samurai_odds.grids.figure import Figure
from samurai_odds.play.tallies.tally import Counts, under

if TYPE_CHECKING:
    import pandas as pd


@dataclass(frozen=True, eq=False, repr=False)
class Tallied(Odds):
    """The joint table of some variables, and ``single`` counts of every one.

    What needs others together is refused, with how to ask for it.
    """

    single: Mapping[str, Counts] = field(default_factory=dict)

    @property
    def names(self) -> dict[str, Any]:
        """The variables that are counted together."""
        return dict(self.columns)

    def to_dict(self, shown: Iterable[str] = ()) -> dict[str, Any]:
        """Give the answer as the contract's JSON object, and the counts of every variable."""
        counts = {
            name: {str(self._word(name, value)): many for value, many in zip(*pair, strict=True)}
            for name, pair in self._listed().items()
        }
        return super().to_dict(shown) | {"counts": counts}

    def _listed(self) -> dict[str, tuple[list[int], list[int]]]:
        pairs = {name: self.single[name] for name in self._plain if name in self.single}
        return {name: (values.tolist(), many.tolist()) for name, (values, many) in pairs.items()}

    @property
    def _plain(self) -> list[str]:
        """The names of variables, without those under conditions."""
        return sorted(self.known_names)

    def _word(self, name: str, value: int) -> str | int:
        return self.words[name][value] if name in self.words else value

    def given(self, condition: str) -> Self:
        """Give the odds among the outcomes that meet a condition on those counted together.

        Other variables are known under a condition that was named when games were counted.
        """
        self._only_joint(condition)
        counted = {name: under(name, condition) for name in self._plain}
        single = {name: self.single[key] for name, key in counted.items() if key in self.single}
        return replace(super().given(condition), single=single)

    def distribution(self, expression: str) -> dict[float, Figure]:
        """Map each value of an expression to its probability, in ascending order."""
        table = self._table(expression)
        return super().distribution(expression) if table is None else table.distribution(expression)

    def marginal(self, *names: str) -> "pd.Series[float]":
        """Give the distribution of one or several variables as a pandas Series."""
        table = self._table(names[0]) if len(names) == 1 and names[0] in self.single else None
        return super().marginal(*names) if table is None else table.marginal(*names)

    def _chance_that(self, condition: str) -> Figure:
        table = self._table(condition)
        return super()._chance_that(condition) if table is None else table.p(condition)

    def _expectation(self, expression: str) -> Figure:
        table = self._table(expression)
        return super()._expectation(expression) if table is None else table.expect(expression)

    def _table(self, expression: str) -> Odds | None:
        """Give the table of one variable that alone is needed; None where this one serves."""
        needed = names_in(expression)
        if needed <= self.columns.keys():
            return None
        if len(needed) == 1 and (name := next(iter(needed))) in self.single:
            values, counts = self.single[name]
            made, words = self.provenance, self.words
            return Odds(
                (name,), values[:, np.newaxis], counts / counts.sum(), made, words, self.question
            )
        self._only_joint(expression)
        return None

    def _only_joint(self, expression: str) -> None:
        """Refuse what is not counted together."""
        missing = sorted(names_in(expression) & (self.known_names - self.columns.keys()))
        if missing:
            raise OddsError(
                f"these games were counted, not kept: {', '.join(self.variables)} together, "
                f"{', '.join(missing)} alone at most; for this play with --tally "
                f'--show "{expression}"'
            )

    @cached_property
    def known_names(self) -> set[str]:
        """All names that the question has."""
        asked = self.asked
        return set(asked.named(np.zeros((1, asked.width), dtype=np.int16)))
