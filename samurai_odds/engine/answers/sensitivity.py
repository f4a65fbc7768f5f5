"""How far an answer moves where the numbers that it rests on are not known for certain.

Every number and chart that is reconstructed or assumed, and that the answer rests on, is read one
step lower and one step higher; then all at once, in the directions in which the figure that
decides falls, and in those in which it rises.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from samurai_odds.engine.answers.joint import Joint
from samurai_odds.engine.answers.odds_written import as_dict
from samurai_odds.engine.answers.tables import made_notes
from samurai_odds.engine.answers.verdict import Verdict, signed
from samurai_odds.engine.plausible import Step, Tables, not_varied, rules_with
from samurai_odds.errors import OddsError
from samurai_odds.grids.answer import Answer
from samurai_odds.grids.axes import Axes
from samurai_odds.grids.digits import written
from samurai_odds.grids.figure import Figure
from samurai_odds.grids.fitting import capital, counted
from samurai_odds.grids.grid import Grid

_SAME = 1e-12  # figures closer than this are the same
_BOUNDS = ("value", "least", "greatest")


@dataclass(frozen=True)
class Figures:
    """The figures of one answer by label, the one that decides first, and what is advised.

    ``signed``: the first is a worth. ``advised`` is "" where the verdict advises nothing.
    """

    by_label: dict[str, Figure]
    signed: bool
    advised: str


@dataclass(frozen=True)
class Tried:
    """A step tried: of what, how (in words), and what was answered with it."""

    of: Step
    how: str
    tables: Tables
    figures: Figures


@dataclass(frozen=True, repr=False)
class Sensitivity(Answer):
    """An answer, and the bounds of its figures over plausible values of what it rests on.

    ``tried`` are the answers with one value changed, ``together`` those with all changed at once,
    towards the least and the greatest of the figure that decides. ``fixed`` is what the answer
    rests on besides, which is no number and was not varied; ``left_out`` says with which values
    there is no answer, and why: they make illegal what was asked.
    """

    odds: Joint
    shipped: Figures
    tried: tuple[Tried, ...]
    together: tuple[Figures, ...]
    fixed: tuple[str, ...]
    left_out: tuple[str, ...] = ()

    @property
    def all(self) -> tuple[Figures, ...]:
        """All answers: the one with the values as they are first."""
        return (self.shipped, *(one.figures for one in self.tried), *self.together)

    @property
    def deciding(self) -> str:
        """The label of the figure that decides."""
        return next(iter(self.shipped.by_label))

    def bounds(self, label: str) -> tuple[Figure, Figure]:
        """Return the least and the greatest value of a figure."""
        values = [one.by_label[label] for one in self.all]
        return min(values), max(values)

    @property
    def others(self) -> tuple[str, ...]:
        """What else is advised with some of the values."""
        advised = dict.fromkeys(one.advised for one in self.all if one.advised)
        return tuple(one for one in advised if one != self.shipped.advised)

    @property
    def turns(self) -> tuple[Tried, ...]:
        """The single steps that alone change what is advised."""
        return tuple(one for one in self.tried if one.figures.advised != self.shipped.advised)

    @property
    def sentence(self) -> str:
        """How far the answer moves, and whether its advice would change."""
        if not self.tried and self.left_out:
            return "What was asked is legal with no other plausible value."
        if not self.tried:
            rulings = f": only rulings ({', '.join(self.fixed)})" if self.fixed else ""
            return f"No number in it is reconstructed or assumed{rulings}."
        least, greatest = self.bounds(self.deciding)
        sets = counted(len(self.all) - 1, "set of plausible values", "sets of plausible values")
        if greatest - least < _SAME:
            return f"It does not move over {sets}."
        bounds = (signed(least), signed(greatest)) if self.shipped.signed else (least, greatest)
        what = "" if self.shipped.signed else f"{self.deciding}: "
        between = f"between {_text(bounds[0])} and {_text(bounds[1])} over {sets}"
        sentence = capital(what + between)
        if not self.shipped.advised:
            return f"{sentence}."
        if not self.others:
            return f"{sentence}: the advice stands."
        to = " or ".join(f'"{one}"' for one in self.others)
        which = "; ".join(f"{one.of.what}, {one.how}" for one in self.turns)
        return f"{sentence}: the advice turns to {to} with {which or 'all going one way'}."

    def grids(self, form: str = "text") -> list[Grid]:
        verdict, condition = self.odds.verdict, self.odds.provenance.condition
        lines = [verdict.text] if verdict else []
        lines += [self.sentence, *self.left_out, self.odds.question.heading]
        lines += [f"where {condition}"] if condition else []
        every = self.shipped.by_label.items()
        bounds = [(label, value, *self.bounds(label)) for label, value in every]
        still = [str(label) for label, _, least, most in bounds if most - least < _SAME]
        brief = form == "text"
        rows = [row for row in bounds if not brief or row[0] not in still]
        never = [f"Never moves: {'; '.join(still)}."] if brief and still and rows else []
        if form == "text" and not self.tried:
            return [Grid("\n".join(lines), (), (), tuple(self._notes()))]
        return [
            Grid("\n".join(lines), ("", "as it is", "least", "greatest"), tuple(rows)),
            *([self._by_step()] if self.tried else []),
            Grid("", (), (), (*never, *self._notes())),
        ]

    def _by_step(self) -> Grid:
        """Make the table of single steps, those that move the figure most first."""
        value = self.shipped.by_label[self.deciding]
        columns = ("with", "source", "value", "instead", self.deciding)
        steps = [(one.of, one.how, one.figures.by_label[self.deciding]) for one in self.tried]
        steps.sort(key=lambda step: -abs(step[2] - value))
        rows = [
            (of.what, of.source, of.was, how, comes_to)
            for of, how, comes_to in steps
            if abs(comes_to - value) >= _SAME
        ]
        moving = {row[0] for row in rows}
        idle = [what for what in dict.fromkeys(of.what for of, _, _ in steps) if what not in moving]
        notes = (f"Without effect on it: {', '.join(idle)}.",) if idle else ()
        return Grid("one at a time" if rows else "", columns if rows else (), tuple(rows), notes)

    def _notes(self) -> list[str]:
        rulings = f"Not varied, rulings without a number: {', '.join(self.fixed)}."
        return [*([rulings] if self.fixed and self.tried else []), *made_notes(self.odds)]

    def draw(self) -> "Axes":
        """Draw each figure as a diamond, with a bar from its least to its greatest value."""
        from samurai_odds.grids.style import beside, new_picture

        every = {
            label: (value, *self.bounds(label)) for label, value in self.shipped.by_label.items()
        }
        chances = {label: row for label, row in every.items() if row[0].proportion}
        amounts = {label: row for label, row in every.items() if label not in chances}
        groups = [group for group in (chances, amounts) if group]
        high = 1.6 + 0.34 * len(every)
        picture = new_picture(8.0, high, f"{self.odds.question.heading}\n{self.sentence}")
        heights = [len(group) + 1 for group in groups]
        drawn = picture.subplots(len(groups), 1, height_ratios=heights, squeeze=False)[:, 0]
        for axes, group in zip(drawn, groups, strict=True):
            rows = [*group.values()][::-1]
            for place, (value, least, greatest) in enumerate(rows):
                axes.hlines(place, least, greatest, color="0.6", linewidth=5)
                axes.plot([value], [place], "D", color="black", markersize=5)
            axes.set_yticks(range(len(rows)), [beside(label) for label in group][::-1])
            axes.set_ylim(-0.6, len(rows) - 0.4)
            axes.grid(axis="x", color="0.88")
            axes.set_axisbelow(True)
            axes.spines[["top", "right"]].set_visible(False)
            if group is chances:
                axes.set_xlim(0, 1)
                axes.xaxis.set_major_formatter(lambda x, _: f"{100 * x:.0f}%")
        first: Axes = drawn[0]
        return first

    def to_dict(self) -> dict[str, Any]:
        """Return the answer's own JSON, and under ``sensitivity`` what was tried."""
        figures = {
            label: dict(zip(_BOUNDS, map(written, (value, *self.bounds(label))), strict=True))
            for label, value in self.shipped.by_label.items()
        }
        tried = [
            {
                "what": one.of.what,
                "source": one.of.source,
                "value": one.of.was,
                "instead": one.how,
                "figures": {name: written(value) for name, value in one.figures.by_label.items()},
                "advice": one.figures.advised or None,
            }
            for one in self.tried
        ]
        said = {"sentence": self.sentence, "figures": figures, "tried": tried}
        besides = {"fixed": [*self.fixed], "left_out": [*self.left_out]}
        return {**as_dict(self.odds, ()), "sensitivity": said | besides}


def sensitivity(odds: Joint, shown: Sequence[str] = ()) -> Sensitivity:
    """Ask a question again with each plausible value of what its answer rests on.

    ``shown`` are the figures to follow, else the worth and the headlines. Raises OddsError for an
    answer that was sampled.
    """
    made = odds.provenance
    if made.method != "exact":
        raise OddsError("--sensitivity compares exact answers, and this one is sampled")
    rests_on = odds.rests_on(_weighed(odds, shown))
    rules = made.inputs.get("rules")
    steps: list[Step] = _of_game(made.game, ".plausible").steps(rests_on, rules)
    now, left_out = figures_of(odds, shown), list[str]()

    def figures(what: str, how: str, tables: Sequence[Tables]) -> Iterator[Figures]:
        try:
            yield _again(odds, shown, tables)
        except OddsError as fault:
            left_out.append(f"No answer with {what}, {how}: {fault}.")

    tried = tuple(
        Tried(step, how, tables, one)
        for step in steps
        for how, tables in step.others
        for one in figures(step.what, how, [tables])
    )
    ends = _extremes(tried, now)
    together = tuple(one for tables in ends for one in figures("all", "going one way", tables))
    fixed = not_varied(rests_on, steps)
    return Sensitivity(odds, now, tried, together, fixed, tuple(left_out))


def _again(odds: Joint, shown: Sequence[str], tables: Iterable[Tables]) -> Figures:
    """Ask the question of an answer again, with tables laid over its rules file."""
    made = odds.provenance
    procedure = getattr(_of_game(made.game), made.procedure)
    with rules_with(tables, made.inputs.get("rules")) as file:
        answer = procedure(**{**made.inputs, "rules": file}, method="exact")
        # What the figures need besides is asked by the same file, so while it is there.
        return figures_of(answer.given(made.condition) if made.condition else answer, shown)


def _of_game(game: str, module: str = "") -> Any:
    return import_module(f"samurai_odds.{game}{module}")


def figures_of(odds: Joint, shown: Sequence[str]) -> Figures:
    """Return the figures that are followed: the worth, chances and amounts, or those asked for."""
    verdict: Verdict | None = odds.verdict
    decides = verdict is not None and bool(verdict.courses)
    advised = verdict.advice.do if verdict and verdict.advice and decides else ""
    if shown:
        return Figures({text: odds.figure(text) for text in shown}, False, advised)
    worth = {verdict.unit: verdict.worth} if verdict and decides else {}
    return Figures({**worth, **odds.headlines}, decides, advised)


def _weighed(odds: Joint, shown: Sequence[str]) -> tuple[str, ...]:
    """Return the expressions of all figures that are followed."""
    usual = odds.question.headlines
    amounts = (*usual.chances, *usual.amounts, *usual.rest)
    figures = tuple(shown) or tuple(text for _, text in amounts)
    return (*figures, *([odds.verdict.value] if odds.verdict else ()))


def _extremes(tried: Sequence[Tried], now: Figures) -> list[list[Tables]]:
    """Return the tables that together make the deciding figure least, and greatest."""
    groups: dict[str, list[Tried]] = {}
    for one in tried:
        groups.setdefault(one.of.what, []).append(one)
    if len(groups) < 2:
        return []
    label = next(iter(now.by_label))

    def value(one: Tried) -> float:
        return float(one.figures.by_label[label])

    choose: tuple[Callable[..., Tried], ...] = (min, max)
    return [[pick(group, key=value).tables for group in groups.values()] for pick in choose]


def _text(bound: str | Figure) -> str:
    return bound if isinstance(bound, str) else bound.text()
