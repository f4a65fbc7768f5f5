"""Why a plan is better than another, as hints and the coach say it. Also runs translated.

Plans are played on with the same luck; a reason is what their games are most surely apart in.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

WHY_GAMES = 50  # the mean of 50 never lies between two decimals
_SURE = 3.0  # standard errors that what came of two plans is apart, to be a reason
_SHARE, _COUNT = 0.1, 0.3  # and how far at least: of the games, in the mean

Why = list[str | int]  # parts of a sentence: words, and pieces by their numbers


@dataclass(frozen=True)
class Fact:
    """What came of a plan, by game: how many of ``what``, or whether a piece (its number) was.

    ``does`` is the verb, of which more is good for whose plan it is or not.
    """

    does: str
    what: str | int
    counts: Any
    is_good: bool


Facts = dict[str, Fact]


def named(facts: Sequence[Fact]) -> Facts:
    """Return facts by what they are of, to be compared with another plan's."""
    return {f"{fact.does} {fact.what}": fact for fact in facts}


def reason(said: str, better: Sequence[Facts], other: str, worse: Facts) -> Why:
    """Say in what all of some plans are most surely better than another; it may be nothing.

    ``said`` and ``other`` are what the sentence calls each of them, and the other.
    """
    reasons: Why = []
    surest = _SURE
    for name, fact in worse.items():
        facts = [one[name] for one in better if name in one]
        sure = min([_apart(one, fact) for one in facts]) if len(facts) == len(better) else 0
        if sure >= surest:
            surest, reasons = sure, _told(said, facts, other, fact)
    return reasons


def _apart(better: Fact, own: Fact) -> float:
    """Say how many standard errors the better plan is ahead in something; 0 where not enough."""
    gained = better.counts * 1.0 - own.counts * 1.0
    ahead = float(gained.mean()) if better.is_good else -float(gained.mean())
    least = _COUNT if isinstance(better.what, str) else _SHARE
    if ahead < least:
        return 0.0
    return ahead * sqrt(len(gained)) / max(float(gained.std()), 1 / len(gained))


def _told(said: str, better: Sequence[Fact], other: str, worse: Fact) -> Why:
    """Say what came of the plans."""
    games = len(worse.counts)
    sums = [float(one.counts.sum()) for one in better]
    least, most, last = min(sums), max(sums), float(worse.counts.sum())
    if isinstance(worse.what, str):
        means = _span(f"{least / games:.1f}", f"{most / games:.1f}")
        told = f"{said} {worse.does} {means} {worse.what}; {other} {worse.does} {last / games:.1f}."
        return [told]
    counts = _span(f"{least:.0f}", f"{most:.0f}")
    ends = f" in {counts} of {games} games; {other} does in {last:.0f}."
    return [f"{said} {worse.does} ", worse.what, ends]


def _span(least: str, most: str) -> str:
    return least if least == most else f"{least} to {most}"
