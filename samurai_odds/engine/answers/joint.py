"""The joint table of outcomes with their probabilities, and the figures read off it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from importlib import import_module
from math import sqrt
from typing import TYPE_CHECKING, Any, Self

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.answers.verdict import Verdict
from samurai_odds.engine.exact import named
from samurai_odds.engine.expressions import evaluate, is_condition, names_in
from samurai_odds.engine.provenance import Provenance
from samurai_odds.engine.sums import mean, total
from samurai_odds.errors import OddsError, check_one_of, no_average
from samurai_odds.grids.figure import Figure, wilson_error

_ALMOST = 0.999  # rounding never takes as much from 1

if TYPE_CHECKING:
    import pandas as pd

    from samurai_odds.engine.exact_at_once import Outcomes


@dataclass(frozen=True, eq=False, repr=False)
class Joint:
    """A joint distribution over outcome variables; every figure is read off it.

    What is written and drawn of an answer is made of this; `Odds` is the answer, which
    writes and draws itself.
    """

    variables: tuple[str, ...]
    rows: NDArray[np.int64]
    chances: NDArray[np.float64]
    provenance: Provenance
    words: Mapping[str, tuple[str, ...]]
    origin: Any = None

    @classmethod
    def unread(cls, question: Any, outcomes: "Outcomes", **how: Any) -> Self:
        """Make an exact answer whose rows and provenance wait until they are asked for.

        The question has ``column_of``, and its provenance is the same at any time.
        """
        one = object.__new__(cls)
        one.__dict__.update(
            variables=question.variables,
            chances=outcomes.chances,
            words=question.words,
            origin=question,
            samples=0,
            known=outcomes.known,
            outcomes=outcomes,
            how=how,
        )
        return one

    def __getattr__(self, name: str) -> Any:
        """Make what `unread` has left."""
        if name not in ("rows", "provenance") or "outcomes" not in self.__dict__:
            raise AttributeError(f"'{type(self).__name__}' has no attribute '{name}'")
        if name == "rows":
            made: Any = np.array([self._column(variable) for variable in self.variables]).T
            made.flags.writeable = False
        else:
            made = self.origin.provenance.copied(**self.how)
        self.__dict__[name] = made
        return made

    def _column(self, name: str) -> NDArray[np.int64]:
        outcomes: Outcomes | None = getattr(self, "outcomes", None)
        if outcomes is not None:
            column: NDArray[np.int64] = self.origin.column_of(outcomes.rows, name)
            return column
        return self.rows[:, self.variables.index(name)]

    @cached_property
    def samples(self) -> int:
        """Battles that the table rests on, those that meet its condition; 0 when exact."""
        return self.provenance.samples or 0

    def rests_on(self, shown: Iterable[str]) -> dict[str, str]:
        """Say what the answer rests on, some figures included that are made of its outcomes."""
        of_figures = getattr(self.question, "figures_rest_on", None)
        return dict(self.provenance.rests_on) | (of_figures(tuple(shown)) if of_figures else {})

    @cached_property
    def columns(self) -> dict[str, NDArray[np.int64]]:
        """The outcome variables as columns of numbers."""
        return {name: self.rows[:, place] for place, name in enumerate(self.variables)}

    @cached_property
    def names(self) -> dict[str, Any]:
        """The columns, and the names made of them that the question adds for expressions."""
        return named(self.question, self.columns)

    def p(self, condition: str) -> Figure:
        """Give the probability of a condition, such as ``"defender_losses >= 2"``."""
        return self._once("p", condition, self._chance_that)

    def _once(self, kind: str, text: str, find: Callable[[str], Figure]) -> Figure:
        """Return a figure, looked up where it has been worked out before."""
        if not isinstance(text, str):
            raise OddsError(f"an expression is text, not {text!r}")
        parts = self.known.get((kind, text))
        if parts is not None:
            return Figure(*parts)
        figure = find(text)
        self.known[kind, text] = float(figure), figure.se, figure.samples, figure.proportion
        return figure

    @cached_property
    def known(self) -> dict[tuple[str, str], tuple[float, float, int, bool]]:
        """The figures worked out so far, in parts: nobody can change those of others."""
        return {}

    def _chance_that(self, condition: str) -> Figure:
        values = self._evaluate(condition)
        if not is_condition(condition) and not np.all((values == 0) | (values == 1)):
            raise OddsError(
                f"'{condition}' is not a condition: compare it with something, "
                "or ask for its expectation"
            )
        return self.chance_of(values.astype(np.bool_))

    def chance_of(self, met: NDArray[np.bool_]) -> Figure:
        """Give the probability of some of the outcomes, marked row by row."""
        share = total(self.chances[met])
        return self._chance(1.0 if share > _ALMOST and met.all() else share)

    def expect(self, expression: str) -> Figure:
        """Give the expectation of an expression, such as ``"defender_losses"``."""
        return self._once("expect", expression, self._expectation)

    def _expectation(self, expression: str) -> Figure:
        if words := self.words.get(expression.strip()):
            raise OddsError(no_average(expression.strip(), words))
        values = self._evaluate(expression)
        average = mean(self.chances, values)
        if not self.samples:
            return Figure(average)
        if np.all((values == 0) | (values == 1)):
            return Figure(average, wilson_error(average, self.samples), self.samples)
        varies = np.min(values) < np.max(values)  # else what is left of its sums is no error
        variance = mean(self.chances, np.square(values - average)) if varies else 0.0
        error = sqrt(variance / max(self.samples - 1, 1))
        # What has not varied yet may still: as if a battle more might change it by 1.
        return Figure(average, error or wilson_error(0.0, self.samples), self.samples)

    def figure(self, expression: str) -> Figure:
        """Give the probability of a condition, or the expectation of anything else."""
        flags = getattr(self.question, "flags", ())  # names that are true or false
        if is_condition(expression) or expression.strip() in flags:
            return self.p(expression)
        return self.expect(expression)

    def given(self, condition: str) -> Self:
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
            check_one_of("variable", name, self.variables)
        if not names:
            raise OddsError(f"name a variable: choose from {', '.join(self.variables)}")
        return self.to_frame().groupby(list(names), observed=True)["p"].sum()

    def __getitem__(self, name: str | tuple[str, ...]) -> "pd.Series[float]":
        """Give the distribution of a variable, or of several: short for `marginal`."""
        return self.marginal(*(name if isinstance(name, tuple | list) else (name,)))

    __iter__ = None  # it is no sequence, though it has an item by name

    def to_frame(self) -> "pd.DataFrame":
        """Give the joint table as a pandas DataFrame, with ``p`` and, when sampled, ``se``."""
        import pandas as pd

        frame = pd.DataFrame({name: self.spoken(name) for name in self.variables})
        frame["p"] = self.chances
        if self.samples:
            frame["se"] = [wilson_error(share, self.samples) for share in self.chances]
        return frame

    @cached_property
    def question(self) -> Any:
        """The question behind the answer, asked again from the inputs if need be."""
        if self.origin is not None:
            return self.origin
        game = import_module(f"samurai_odds.{self.provenance.game}")
        return game.question(self.provenance.procedure, dict(self.provenance.inputs))

    @property
    def worth(self) -> Figure:
        """What the verdict says that the answer is worth, by the question's own value."""
        counted = getattr(self.question, "worth_in", None)
        figure: Figure = counted(self) if counted else self.expect(own_value(self.question))
        return figure

    @cached_property
    def verdict(self) -> Verdict | None:
        """The answer in a sentence, and the worth of what could be done instead."""
        judged = getattr(self.question, "verdict", None)
        verdict: Verdict | None = judged(self) if judged else None
        return verdict

    @cached_property
    def headlines(self) -> dict[str, Figure]:
        """The figures that a player asks for first: chances, then amounts, by their labels."""
        usual = self.question.headlines
        chances = {label: self.p(text) for label, text in usual.chances}
        return chances | {label: self.expect(text) for label, text in (*usual.amounts, *usual.rest)}

    @property
    def listings(self) -> tuple[Any, ...]:
        """The tables that belong to the answer besides its figures, under its condition."""
        of_condition = getattr(self.question, "listings_where", None)
        if of_condition is not None:
            return tuple(of_condition(self.provenance.condition))
        return tuple(getattr(self.question, "listings", ()))

    def _evaluate(self, expression: str) -> NDArray[np.float64]:
        wanted = names_in(expression)
        if wanted and not [name for name in wanted if name not in self.variables]:
            known = {name: _wide(self._column(name)) for name in wanted}
        else:
            narrow = self.names
            known = narrow | {name: _wide(narrow[name]) for name in wanted if name in narrow}
        values: NDArray[np.float64] = evaluate(expression, known, self.words)
        return values

    def _chance(self, share: float) -> Figure:
        share = min(float(share), 1.0)
        error = wilson_error(share, self.samples) if self.samples else 0.0
        return Figure(share, error, self.samples, proportion=True)

    def also_written(self) -> dict[str, Any]:
        """Return what the answer has beside its outcomes, for JSON."""
        return {}

    def spoken(self, name: str) -> Sequence[Any]:
        """Give a variable's values as users read them: numbers, or words."""
        check_one_of("variable", name, self.variables)
        numbers: list[int] = self.columns[name].tolist()
        if name not in self.words:
            return numbers
        return [self.words[name][number] for number in numbers]


def own_value(question: Any) -> str:
    """Return the expression that a question is valued by, as who decides sees it."""
    return str(getattr(question, "weighed_value", None) or getattr(question, "value", ""))


def _wide(column: Any) -> NDArray[Any]:
    """Return a narrow column of counts in 64 bits; what is no whole number stays as it is."""
    numbers = np.asarray(column)
    return numbers.astype(np.int64, copy=False) if numbers.dtype.kind in "iu" else numbers
