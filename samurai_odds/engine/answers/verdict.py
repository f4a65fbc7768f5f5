"""The answer in a sentence: what to do, and what that is worth against what else could be done.

A question that can be decided names its courses: the one asked about, and those that a
player has instead, each with its worth in one value. A question that cannot (how does a
rally go?) states what is likely. Either way the sentence opens the answer.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from typing import Any

from samurai_odds.engine.ties import best_first, better, first_best
from samurai_odds.grids import digits
from samurai_odds.grids.figure import Figure
from samurai_odds.grids.fitting import capital

CLOSE_CALL = 2.0  # standard errors of a difference


@dataclass(frozen=True)
class Course:
    """One thing that a player can do, in the imperative ("attack"), and its expected worth.

    ``kind`` is what its game calls all such things; ``nothing``: it is to do nothing, of which
    nothing comes.
    """

    name: str
    worth: Figure
    kind: str = ""
    nothing: bool = False


@dataclass(frozen=True)
class Advice:
    """What a verdict comes to at a glance: what to do, the figure that decides it, what else.

    The figure never reads against ``do``: above 0 where something is to be done, below where it
    is to be left. ``also`` is a chance that players ask for besides; ``asked``: it is about the
    course that was asked about.
    """

    do: str
    figure: Figure
    unit: str
    instead: str = ""
    also: str = ""
    asked: bool = True


@dataclass(frozen=True)
class Scale:
    """How often what was asked goes well, neither way, and badly: words and conditions.

    ``of`` is the answer that the conditions are looked up in. What is neither the first nor the
    last is in between. ``leads``: players ask for the first chance before the worth.
    """

    of: Any
    well: tuple[str, str]
    between: str
    badly: tuple[str, str]
    leads: bool = False


@dataclass(frozen=True)
class Verdict:
    """The sentence that opens an answer, and the figures behind it.

    ``value`` is the expression that the worth of a course is counted by, ``unit`` what it
    counts, in words; ``courses`` are those weighed, the one asked about first. ``asides``
    are further short sentences, printed below, ``figures`` the numbers in them; ``data`` are
    further entries of a JSON answer. ``advice`` and ``scale`` are what the page shows of it.
    """

    text: str
    value: str
    unit: str
    worth: Figure
    courses: tuple[Course, ...] = ()
    asides: tuple[str, ...] = ()
    figures: Mapping[str, Figure] = field(default_factory=dict)
    data: Mapping[str, Any] = field(default_factory=dict)
    advice: Advice | None = None
    scale: Scale | None = field(default=None, repr=False, compare=False)

    def __str__(self) -> str:
        return self.text

    def to_dict(self) -> dict[str, Any]:
        """Give the parts of a JSON answer: the verdict, its value, the alternatives."""
        return {
            "verdict": self.text,
            "value": {
                "expression": self.value,
                "unit": self.unit,
                "value": digits.written(self.worth),
                "se": digits.written(self.worth.se),
            },
            "alternatives": [
                {
                    "name": one.name,
                    "value": digits.written(one.worth),
                    "se": digits.written(one.worth.se),
                }
                for one in self.courses
            ],
            **{name: figure.to_dict() for name, figure in self.figures.items()},
            **self.data,
        }

    @property
    def lines(self) -> tuple[str, ...]:
        """What is printed first: the verdict and its asides."""
        return (self.text, *self.asides)

    @property
    def note(self) -> str:
        """What is printed last: how the worth is counted."""
        return f"{self.unit}: {self.value}"


def where_it_holds(
    condition: str, worth: Figure, value: str, unit: str, whose: str = ""
) -> Verdict:
    """State the worth alone, of an answer under a condition: nothing is advised."""
    return Verdict(f"Where {condition}: {signed(worth)} {unit}{whose}.", value, unit, worth)


def judge(
    courses: Sequence[Course],
    value: str,
    unit: str,
    against: Mapping[str, str] | None = None,
    asides: Sequence[str] = (),
    of: Any = None,
    counted: str = "",
) -> Verdict:
    """Advise for or against the first course; the others, best first, could be done instead.

    The first course is advised only if it is clearly the best: ahead by more than two
    standard errors when sampled. ``against`` words not taking a course where "don't NAME"
    does not read well. ``of`` is the answer that the first course's worth is looked up in,
    ``counted`` the unit beside a figure whose sign says that it is net.
    """
    course, *others = courses
    others = best_first(others, lambda one: one.worth)
    best = best_course(courses)
    equal = [one for one in courses if not ahead(best, one)]
    rest = [one for one in (course, *others) if one not in equal]
    refused = (against or {}).get(course.name, f"don't {course.name}")
    if course in equal and len(equal) > 1:
        sampled = any(one.worth.samples for one in courses)
        text = f"{tie(sampled)}: {listed(equal, ' or ')} ({unit})."
        if rest:
            text += f" Worse: {listed(rest)}."
    elif best is course:
        text = f"{capital(course.name)}: {signed(course.worth)} {unit}.{alternatives(others)}"
    else:
        text = f"{capital(refused)} ({signed(course.worth)} {unit}). Best: {listed(equal, ' or ')}."
        if len(rest) > 1:
            text += f" Otherwise {listed(rest[1:])}."
    return Verdict(
        *(text, value, unit, course.worth, tuple(courses), tuple(asides)),
        advice=_advice_of(course, equal, rest, counted or unit, refused),
        scale=against_nothing(of, value, courses),
    )


def _advice_of(
    course: Course, equal: list[Course], rest: list[Course], unit: str, refused: str
) -> Advice | None:
    """Return what a verdict comes to: ``equal`` are the best, ``rest`` the others."""
    best = equal[0]
    idle = any(one.nothing for one in equal)
    if course in equal and len(equal) > 1 and idle:
        return advice(tie(bool(course.worth.samples)), 0, course, [*equal, *rest], unit)
    if course not in equal and (idle or not better(best.worth, 0.0)):
        others = [one for one in (*equal, *rest) if one is not course]
        return advice(capital(refused), -1, course, others, unit)
    advice_of = advice(capital(" or ".join(one.name for one in equal)), 1, best, rest, unit)
    return advice_of and replace(advice_of, asked=course in equal)


def advice(
    do: str, sign: int, course: Course, others: Sequence[Course], unit: str
) -> Advice | None:
    """Return advice on a course: 1 to do it, -1 to leave it, 0 where it hardly matters.

    Where its worth reads against the advice, the difference from the best other one is given;
    None if there is no other.
    """
    figure = course.worth
    others = best_first(others, lambda one: one.worth)
    if sign and not better(sign * figure, 0.0):
        if not others:
            return None
        best = others[0]
        error = sqrt(figure.se * figure.se + best.worth.se * best.worth.se)
        figure = Figure(figure - best.worth, error, max(figure.samples, best.worth.samples))
        unit = f"{unit} against: {best.name}"
    others = [one for one in others if capital(one.name) != do]
    opening = "Better:" if sign < 0 else "Otherwise"
    return Advice(do, figure, unit, f"{opening} {listed(others)}." if others else "")


def against_nothing(of: Any, value: str, courses: Sequence[Course]) -> Scale | None:
    """Measure how often what was asked does better than to do nothing, and worse."""
    level = next((one.worth for one in courses if one.nothing), None)
    if of is None or level is None:
        return None
    than = float(level)
    return Scale(of, ("ahead", f"({value}) > {than}"), "even", ("behind", f"({value}) < {than}"))


def tie(sampled: bool = True) -> str:
    """Return how a verdict opens where nothing is clearly best."""
    return "Too close to call" if sampled else "No difference"


def alternatives(courses: Sequence[Course]) -> str:
    """Return the sentence that lists what else could be done; nothing if there is nothing."""
    if not courses:
        return ""
    return f" Alternative{'s' * (len(courses) > 1)}: {listed(courses)}."


def listed(courses: Sequence[Course], joint: str = "; ") -> str:
    return joint.join(f"{one.name}, {signed(one.worth)}" for one in courses)


def best_course(courses: Sequence[Course]) -> Course:
    """Give the course of the highest worth; of equal ones the first."""
    return courses[first_best([one.worth for one in courses])]


def ahead(one: Course, other: Course) -> bool:
    """Whether a course is better than another beyond rounding and two standard errors."""
    error = sqrt(one.worth.se * one.worth.se + other.worth.se * other.worth.se)
    clear = one.worth - other.worth > CLOSE_CALL * error
    return clear and bool(better(one.worth, other.worth))


def signed(worth: Figure) -> str:
    """Print a worth with its sign, and its error if it has one; nothing is a plain 0."""
    sign = sign_of(worth)
    return f"{'+' if sign > 0 else ''}{worth.text()}" if sign else "0"


def sign_of(worth: Figure) -> int:
    """Return the sign that a worth is printed with: 0 where it is nothing, and exactly so."""
    if not worth.samples and not digits.written(worth):
        return 0
    return -1 if worth.read < 0 else 1
