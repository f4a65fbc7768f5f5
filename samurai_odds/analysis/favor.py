"""Whom a scenario favors: the one rule of all games, commands and pages.

Each who can win has a share of the games: 1 of a game won, 0 of one lost, equal parts of one that
nobody won. Even is one in as many as can win. A scenario favors nobody once all 95% intervals lie
within the margin of even, somebody once one lies outside; until then it is undecided. Where more
games than not have no winner it is never fair: their equal parts would make anything even. Of more
than two the intervals hold at once. No run stops because of a verdict, so that they are plain ones;
a designer's report alone plays an undecided one on, to a number of games that it sets before.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil, inf
from statistics import NormalDist
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.declaring import MARGIN
from samurai_odds.errors import OddsError
from samurai_odds.grids.figure import Figure, mean_error, round_percent, wilson, wilson_error

Scores = NDArray[np.float64]


def share(*scores: Scores) -> Figure:
    """Average the score of red; several arrays are averaged game by game first."""
    block = np.mean(scores, axis=0)
    games = len(block)
    mean = float(block.mean())
    return Figure(mean, mean_error(block) or wilson_error(mean, games), games, proportion=True)


def difference(one: Scores, other: Scores) -> Figure:
    """Average the difference between two ways to play the same games."""
    gap = one - other
    games = len(gap)
    return Figure(float(gap.mean()), mean_error(gap) or wilson_error(0.0, games), games)


def interval(figure: Figure, rate: float) -> tuple[float, float]:
    """Give Wilson's interval that misses the truth at a rate; paired games count for more.

    The error of a share of paired games tells how many single games it is worth.
    """
    z = NormalDist().inv_cdf(1 - rate / 2)
    mean = min(max(float(figure), 0.0), 1.0)
    worth = float(figure.samples)
    if figure.se > 0 and 0 < mean < 1:
        worth = max(1.0, mean * (1 - mean) / figure.se**2)
    return wilson(mean, worth, z)


def fair_within(margin: float, seats: int, games: int) -> float:
    """Return how near to even a share of some games must lie for them to call it fair.

    Below 0 where they are too few to call anything fair.
    """
    even = 1 / seats
    share = Figure(even, wilson_error(even, games), games, proportion=True)
    under, over = interval(share, _miss_each(ERROR_RATE, seats))
    return margin - (over - under) / 2


def _miss_each(miss: float, seats: int) -> float:
    """Return how often each interval may miss, so that all of more than two hold at once."""
    return miss / seats if seats > 2 else miss


NOBODY, UNDECIDED = "nobody", "undecided"
ERROR_RATE = 0.05  # of intervals that miss the truth
STALLED = 0.5  # share of games without a winner beyond which nothing is called fair
_OFTEN = 0.2  # such a share that is named beside win rates
_MOST_GAMES = 10_000_000  # beyond so many nobody waits
_MINUTE, _HOUR = 60, 3600  # seconds

Credits = NDArray[np.float64]  # games x those who can win: what each won of a game


@dataclass(frozen=True)
class Favor:
    """Whom some games favor; ``names`` are those who can win by their keys in JSON.

    ``shares`` are their win rates in the same order, ``nobody`` the share of games without a
    winner, of which each share has its part. ``miss`` is how often intervals miss the truth.
    """

    names: Mapping[str, str]
    shares: tuple[Figure, ...]
    nobody: Figure
    margin: float = MARGIN
    miss: float = ERROR_RATE

    @property
    def even(self) -> float:
        """An equal share."""
        return 1 / len(self.shares)

    @property
    def bounds(self) -> tuple[float, float]:
        """The shares between which a scenario counts as fair."""
        return self.even - self.margin, self.even + self.margin

    @property
    def intervals(self) -> tuple[tuple[float, float], ...]:
        """The interval of each share; all hold at once but for ``miss``."""
        miss = _miss_each(self.miss, len(self.shares))
        return tuple(interval(one, miss) for one in self.shares)

    @property
    def best(self) -> int:
        """The place of the largest share, the first of equal ones."""
        return largest([float(one) for one in self.shares])

    @property
    def worst(self) -> int:
        """The place of the smallest share, the first of equal ones."""
        return largest([-float(one) for one in self.shares])

    @property
    def stalls(self) -> bool:
        """Whether more games than not have no winner."""
        return self.nobody > STALLED

    @property
    def favors(self) -> str:
        """The key of whom the scenario favors, NOBODY or UNDECIDED."""
        low, high = self.bounds
        if self.shares[0].samples > 1:
            if all(low <= under and over <= high for under, over in self.intervals):
                return UNDECIDED if self.stalls else NOBODY
            if any(over < low or under > high for under, over in self.intervals):
                return list(self.names)[self.best]
        return UNDECIDED

    @property
    def games_to_decide(self) -> int | None:
        """About how many games decide if the shares stay; None if too many, or nobody knows."""
        games = self.shares[0].samples
        if games < 2 or self.stalls:
            return None
        low, high = self.bounds
        inside: list[float] = []
        outside: list[float] = []
        for one, (under, over) in zip(self.shares, self.intervals, strict=True):
            apart = min(one - low, high - one)
            more = ((over - under) / 2 / apart) ** 2 if apart else inf
            (inside if apart > 0 else outside).append(more)
        need = max(games * (min(outside) if outside else max(inside)), games + 1)
        return rounded_up(need) if need <= _MOST_GAMES else None

    def to_dict(self) -> dict[str, Any]:
        """Give the verdict and what it rests on as plain values, for JSON."""
        return {
            "favors": self.favors,
            "margin": self.margin,
            "shares": {
                key: one.to_dict() for key, one in zip(self.names, self.shares, strict=True)
            },
            "nobody": self.nobody.to_dict(),
        }


def favor_of(credits: Credits, names: Mapping[str, str], margin: float = MARGIN) -> Favor:
    """Decide whom games favor, from what each who can win won of each of them."""
    check_margin(margin, len(names))
    shares = tuple(share(column) for column in completed(credits).T)
    return Favor(names, shares, share(1 - credits.sum(axis=1)), margin)


def favor(
    winners: Sequence[str], names: Sequence[str] = ("red", "blue"), margin: float = MARGIN
) -> Favor:
    """Decide whom games favor, from the winner of each: bots' games, or your own results.

    ``winners`` has a name for each game; one that is none of ``names`` is a game that nobody won.

    >>> from samurai_odds import favor
    >>> found = favor(["red"] * 60 + ["blue"] * 30 + ["none"] * 10)
    >>> found.favors, f"{found.shares[0]:.2f}"
    ('red', '0.65')
    """
    if not len(winners):
        raise OddsError("favor takes one game at least")
    won = np.array([[winner == name for name in names] for winner in winners], dtype=np.float64)
    return favor_of(won, {name: name for name in names}, margin)


def completed(credits: Credits) -> Credits:
    """Give each of those who can win an equal part of what nobody won."""
    left = 1 - credits.sum(axis=1, keepdims=True)
    return np.asarray(credits + left / credits.shape[1])


def check_margin(margin: float, seats: int) -> None:
    """Refuse a margin that decides nothing."""
    if not 0 < margin < 1 / seats:
        most = f"{100 / seats:.3g}%"
        raise OddsError(f"margin must be above 0 and below {most}, got {100 * margin:g}%")


def largest(values: Sequence[float]) -> int:
    """Find the place of the largest, the first of equal ones."""
    return max(range(len(values)), key=lambda place: (round(values[place], 12), -place))


def rounded_up(number: float) -> int:
    """Round up to two digits."""
    step = int(f"1{'0' * max(0, len(str(ceil(number))) - 2)}")
    return ceil(number / step) * step


# ---- in words ------------------------------------------------------------------------


def favor_text(favor: Favor, title: str, players: str = "") -> str:
    """Return the verdict as a sentence: whom the scenario called ``title`` favors.

    ``players`` says who played, such as "with steady on both sides".
    """
    comma = "," if len(favor.shares) > 2 else ""
    who = f"{comma} {players}" if players else ""
    margin = f"{100 * favor.margin:g} points"
    game = f"{title}," if "," in title else title  # the rest of the sentence comes after the comma
    if favor.favors == NOBODY:
        return f"{game} is fair within {margin}: {wins_text(favor)}{who}."
    if favor.stalls and favor.favors == UNDECIDED:
        most = round_percent(float(favor.nobody))
        return f"{game} has no winner in {most} of games, too many to call it fair{who}."
    if favor.favors == UNDECIDED:
        return f"{title}: undecided which {_side(favor)} it favors: {wins_text(favor)}{who}."
    return f"{game} favors {_name(favor, favor.best)}: {wins_text(favor)}{who}."


def equals_text(bot: str, favor: Favor) -> str:
    """Return who played where all were of one bot."""
    return f"with {bot} {'on both sides' if len(favor.shares) == 2 else 'in all seats'}"


def disagreement_text(bot: str, favor: Favor, others: Mapping[str, Favor]) -> str:
    """Return a warning where other bots decide otherwise than the bot of the verdict, or ""."""
    apart = [
        f"{_to_whom(one)} with {other}"
        for other, one in others.items()
        if UNDECIDED not in (one.favors, favor.favors) and one.favors != favor.favors
    ]
    if not apart:
        return ""
    return f"The bots disagree: {_to_whom(favor)} with {bot}, {', '.join(apart)}."


def _to_whom(favor: Favor) -> str:
    return "fair" if favor.favors == NOBODY else f"favors {_name(favor, favor.best)}"


def ends_text(ends: Mapping[str, int]) -> str:
    """Return how often games ended in which way, the most frequent first."""
    games = sum(ends.values())
    listed = [
        f"{how} {round_percent(many / games) if many < games else 'in every game played'}"
        for how, many in sorted(ends.items(), key=lambda one: -one[1])
        if many
    ]
    return f"How games end: {', '.join(listed)}." if listed else ""


def wins_text(favor: Favor) -> str:
    """Return the win rates in words: red's, or those of the best and the worst seat."""
    often = round_percent(float(favor.nobody)) if favor.nobody > _OFTEN else ""
    if len(favor.shares) == 2:
        parts = f" (half of the {often} that nobody wins included)" if often else ""
        return f"{_name(favor, 0)} wins {favor.shares[0].text()}{parts}"
    parts = f"; equal parts of the {often} that nobody wins included" if often else ""
    best, worst = favor.shares[favor.best].text(), favor.shares[favor.worst].text()
    return (
        f"{_name(favor, favor.best)} wins {best}, {_name(favor, favor.worst)} {worst} "
        f"(even: {100 * favor.even:.0f}%{parts})"
    )


def _side(favor: Favor) -> str:
    return "side" if len(favor.shares) == 2 else "seat"


def _name(favor: Favor, place: int) -> str:
    return list(favor.names.values())[place]


def surer_text(favor: Favor, seconds: float, counted: str = "games") -> str:
    """Return what a surer verdict takes, on the machine that played these games so long."""
    games = favor.shares[0].samples
    if favor.favors != UNDECIDED:
        return f"To halve the error: {_effort(4 * games, games, seconds, counted)}."
    if games < 2:
        return "One game decides nothing."
    if favor.stalls:
        return "More games do not change that: a lower goal or a later end might."
    need = favor.games_to_decide
    if need is None:
        shares = favor.shares[:1] if len(favor.shares) == 2 else favor.shares
        bound = min(favor.bounds, key=lambda one: min(abs(share - one) for share in shares))
        return f"To decide: more than {_MOST_GAMES:,} {counted}: too near {_bound(bound)}."
    low, high = map(_bound, favor.bounds)
    return (
        f"A 95% interval reaches across {low} or {high}. To decide: about "
        f"{_effort(need, games, seconds, counted)}, if the win rate stays."
    )


def _effort(need: int, games: int, seconds: float, counted: str) -> str:
    """Return so many games in words, and how long they take at the rate seen."""
    said = f"{need:,} {counted}"
    if seconds <= 0:
        return said
    return f"{said} ({_time_text(need / games * seconds)} here, less with --workers N)"


def _time_text(seconds: float) -> str:
    if seconds < _MINUTE:
        return f"{max(1, round(seconds))} s"
    if seconds < 2 * _HOUR:
        return f"{round(seconds / _MINUTE)} min"
    return f"{round(seconds / _HOUR)} hours"


def _bound(value: float) -> str:
    """Return a bound as text."""
    return f"{100 * value:.3g}%"
