"""The answer to every question: one joint table of outcomes with their probabilities."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import cached_property
from importlib import import_module
from math import sqrt
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.answers.expressions import evaluate, is_condition
from samurai_odds.engine.answers.provenance import Provenance
from samurai_odds.engine.exact.reading import named
from samurai_odds.engine.sums import mean, total
from samurai_odds.errors import OddsError, no_average, unknown
from samurai_odds.grids.figure import Figure, wilson_error

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes

    from samurai_odds.engine.answers.verdict import Verdict

__all__ = ["Odds"]


@dataclass(frozen=True, eq=False)
class Odds:
    """A joint distribution over outcome variables; every figure is read off it.

    ``rows`` holds one outcome a row (outcomes x variables, whole numbers),
    ``chances`` their probabilities; ``words`` names the values of variables that
    stand for words. Sampled tables hold the outcomes seen.

    Two answers are equal if the same was asked, in the same way, and the same came
    out: inputs, edition, version, method, samples, seed and condition, outcomes, and
    chances to nine digits, for processors round differently. What it took in time, and
    the notes on what it rests on, do not count. So an answer equals what is read back
    from its JSON or its pickle.

    >>> from samurai_odds import battles
    >>> odds = battles.attack("samurai-spear", "ashigaru-bow")
    >>> round(odds.p("defender_losses >= 2"), 4)
    0.4074
    """

    variables: tuple[str, ...]
    rows: NDArray[np.int64]
    chances: NDArray[np.float64]
    provenance: Provenance
    words: Mapping[str, tuple[str, ...]]
    question: Any = None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Odds):
            return NotImplemented
        from samurai_odds.engine.answers.odds_written import equal

        return equal(self, other)

    def __hash__(self) -> int:
        return hash((*self.variables, self.samples, self.rows.tobytes()))

    def __getstate__(self) -> dict[str, Any]:
        """Keep what JSON keeps; the question is asked again from its inputs."""
        return {one.name: getattr(self, one.name) for one in fields(self)} | {"question": None}

    @property
    def samples(self) -> int:
        """Battles that the table rests on, those that meet its condition; 0 when exact."""
        return self.provenance.samples or 0

    def rests_on(self, shown: Iterable[str]) -> dict[str, str]:
        """Say what the answer rests on, some figures included that are made of its outcomes."""
        of_figures = getattr(self.asked, "figures_rest_on", None)
        return dict(self.provenance.rests_on) | (of_figures(tuple(shown)) if of_figures else {})

    @cached_property
    def columns(self) -> dict[str, NDArray[np.int64]]:
        """The outcome variables as columns of numbers."""
        return {name: self.rows[:, place] for place, name in enumerate(self.variables)}

    @cached_property
    def names(self) -> dict[str, Any]:
        """The columns, and the names made of them that the question adds for expressions."""
        return named(self.asked, self.columns)

    def p(self, condition: str) -> Figure:
        """Give the probability of a condition, such as ``"defender_losses >= 2"``."""
        values = self._evaluate(condition)
        if not is_condition(condition) and not np.all((values == 0) | (values == 1)):
            raise OddsError(
                f"'{condition}' is not a condition: compare it with something, "
                "or ask for its expectation"
            )
        return self.chance_of(values != 0)

    def chance_of(self, met: NDArray[np.bool_]) -> Figure:
        """Give the probability of some of the outcomes, marked row by row."""
        return self._chance(1.0 if met.all() else total(self.chances[met]))

    def expect(self, expression: str) -> Figure:
        """Give the expectation of an expression, such as ``"defender_losses"``."""
        if words := self.words.get(expression.strip()):
            raise OddsError(no_average(expression.strip(), words))
        values = self._evaluate(expression)
        average = mean(self.chances, values)
        if not self.samples:
            return Figure(average)
        if np.all((values == 0) | (values == 1)):
            return Figure(average, wilson_error(average, self.samples), self.samples)
        variance = mean(self.chances, np.square(values - average))
        error = sqrt(variance / max(self.samples - 1, 1))
        # What has not varied yet may still: as if a battle more might change it by 1.
        return Figure(average, error or wilson_error(0.0, self.samples), self.samples)

    def figure(self, expression: str) -> Figure:
        """Give the probability of a condition, or the expectation of anything else."""
        flags = getattr(self.asked, "flags", ())  # names that are true or false
        if is_condition(expression) or expression.strip() in flags:
            return self.p(expression)
        return self.expect(expression)

    def given(self, condition: str) -> "Odds":
        """Give the odds among the outcomes that meet a condition."""
        keep = self._evaluate(condition) != 0
        share = total(self.chances[keep])
        if share <= 0:
            raise OddsError(f"the condition '{condition}' is never met")
        before = self.provenance.condition
        provenance = replace(
            self.provenance,
            condition=f"({before}) and ({condition})" if before else condition,
            samples=round(share * self.samples) if self.samples else self.provenance.samples,
        )
        return replace(
            self, rows=self.rows[keep], chances=self.chances[keep] / share, provenance=provenance
        )

    def distribution(self, expression: str) -> dict[float, Figure]:
        """Map each value of an expression to its probability, in ascending order."""
        values, places = np.unique(self._evaluate(expression), return_inverse=True)
        sums = np.bincount(places, weights=self.chances, minlength=len(values))
        if len(values) == 1:
            sums[0] = 1.0  # certain, whatever rounding says
        return {
            float(value): self._chance(share) for value, share in zip(values, sums, strict=True)
        }

    def at_least(self, expression: str) -> dict[float, Figure]:
        """Map each value of an expression to the chance of that much or more."""
        exactly = self.distribution(expression)
        tail, result = 0.0, {}
        for value in sorted(exactly, reverse=True):
            tail = 1.0 if value == min(exactly) else tail + exactly[value]
            result[value] = self._chance(tail)
        return dict(sorted(result.items()))

    def marginal(self, *names: str) -> "pd.Series[float]":
        """Give the distribution of one or several variables as a pandas Series."""
        for name in names:
            if name not in self.variables:
                raise OddsError(unknown("variable", name, self.variables))
        if not names:
            raise OddsError(f"name a variable: choose from {', '.join(self.variables)}")
        return self.to_frame().groupby(list(names), observed=True)["p"].sum()

    def to_frame(self) -> "pd.DataFrame":
        """Give the joint table as a pandas DataFrame, with ``p`` and, when sampled, ``se``."""
        import pandas as pd

        frame = pd.DataFrame({name: self.spoken(name) for name in self.variables})
        frame["p"] = self.chances
        if self.samples:
            frame["se"] = [wilson_error(share, self.samples) for share in self.chances]
        return frame

    def to_dict(self, shown: Iterable[str] = ()) -> dict[str, Any]:
        """Give the answer as the contract's JSON object, with the figures ``shown``.

        Numbers are rounded to 12 significant digits (`digits`).
        """
        from samurai_odds.engine.answers.odds_written import as_dict

        return as_dict(self, shown)

    def to_json(self, shown: Iterable[str] = ()) -> str:
        """Give the answer as JSON text."""
        return json.dumps(self.to_dict(shown), ensure_ascii=False)

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> "Odds":
        """Read an answer back from the contract's JSON object."""
        from samurai_odds.engine.answers.odds_written import read_parts

        return cls(**read_parts(data))

    @classmethod
    def from_json(cls, text: str) -> "Odds":
        """Read an answer back from JSON text; raise OddsError if it is none."""
        try:
            return cls.from_dict(json.loads(text))
        except (KeyError, TypeError, ValueError) as fault:
            raise OddsError(f"this JSON is not an answer: {fault!r}") from None

    def trace(self, battle: int) -> str:
        """Tell battle number ``battle`` (from 0) of this answer's seed, step by step.

        Under a condition, the battles that meet it are counted.
        """
        from samurai_odds.engine.sampling.trace import trace

        made = self.provenance
        return "\n".join(trace(self.asked, made.seed, battle, made.condition))

    @cached_property
    def asked(self) -> Any:
        """The question behind the answer, asked again from the inputs if need be."""
        if self.question is not None:
            return self.question
        game = import_module(f"samurai_odds.{self.provenance.game}")
        return game.question(self.provenance.procedure, dict(self.provenance.inputs))

    @cached_property
    def verdict(self) -> "Verdict | None":
        """The answer in a sentence, and the worth of what could be done instead."""
        judged = getattr(self.asked, "verdict", None)
        found: Verdict | None = judged(self) if judged else None
        return found

    @cached_property
    def headlines(self) -> dict[str, Figure]:
        """The figures that a player asks for first: chances, then amounts, by their labels."""
        usual = self.asked.headlines
        chances = {label: self.p(text) for label, text in usual.chances}
        return chances | {label: self.expect(text) for label, text in (*usual.amounts, *usual.rest)}

    @property
    def listings(self) -> tuple[Any, ...]:
        """The tables that belong to the answer besides its figures, under its condition."""
        of_condition = getattr(self.asked, "listings_where", None)
        if of_condition is not None:
            return tuple(of_condition(self.provenance.condition))
        return tuple(getattr(self.asked, "listings", ()))

    def plot(self, axes: "Axes | None" = None) -> "Axes":
        """Draw the answer with matplotlib; return the axes of its first distribution.

        A notebook shows the picture; with ``axes`` of your own, only that
        distribution is drawn, there. Save it with ``odds.plot().figure.savefig("odds.png")``.
        """
        if axes is not None and not hasattr(axes, "bar"):
            raise OddsError(f"plot draws into matplotlib axes, not {axes!r}")
        from samurai_odds.engine.answers.pictures import draw_answer  # drawing is a layer above
        from samurai_odds.grids.notebook import showing_itself

        return showing_itself(draw_answer(self)) if axes is None else draw_answer(self, axes)

    def _repr_html_(self) -> str:
        from samurai_odds.engine.answers.tables import answer_html

        return answer_html(self)

    def __str__(self) -> str:
        from samurai_odds.engine.answers.tables import answer_text

        return answer_text(self)

    __repr__ = __str__

    def _evaluate(self, expression: str) -> NDArray[np.float64]:
        values: NDArray[np.float64] = evaluate(expression, self.names, self.words)
        return values

    def _chance(self, share: float) -> Figure:
        share = min(float(share), 1.0)
        error = wilson_error(share, self.samples) if self.samples else 0.0
        return Figure(share, error, self.samples, proportion=True)

    def spoken(self, name: str) -> Sequence[Any]:
        """Give a variable's values as users read them: numbers, or words."""
        numbers: list[int] = self.columns[name].tolist()
        if name not in self.words:
            return numbers
        return [self.words[name][number] for number in numbers]
