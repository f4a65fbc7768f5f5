"""How far a balance moves where the numbers that its games rest on are not known for certain.

Each number, chart or line of a map that is reconstructed or assumed is read one step lower and one
step higher, in games with the luck of the verdict's own; then all at once, in the directions in
which the share falls, and in those in which it rises. Rulings without a number are named.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any

from samurai_odds.analysis.favor import (
    ERROR_RATE,
    UNDECIDED,
    Favor,
    difference,
    favor_of,
    share,
)
from samurai_odds.analysis.matches import LEAST_BESIDE, Match, Matches
from samurai_odds.engine.plausible import Step, Tables, not_varied, rules_with
from samurai_odds.grids.figure import Figure, points
from samurai_odds.grids.fitting import capital, counted
from samurai_odds.grids.grid import Grid
from samurai_odds.play.game import Start

PARTS = (0.2, 0.3, 1.0)  # of the time, by when verdict, other bots and this are played


@dataclass(frozen=True)
class Plausible:
    """What a game can read otherwise: ``steps``, and how a match with some of them is made.

    ``match_with`` takes the tables of the steps.
    """

    steps: Sequence[Step]
    match_with: Callable[[Sequence[Tables]], Match]


@dataclass(frozen=True)
class Varied:
    """Games with something read otherwise: of what, how, and what came of it.

    ``share`` is that of the place of the verdict's largest share, ``usual`` its share in the same
    ``deals`` as they are, ``difference`` the first less the second.
    """

    what: str
    source: str
    was: str
    how: str
    tables: tuple[Tables, ...]
    favor: Favor
    share: Figure
    usual: Figure
    difference: Figure


@dataclass(frozen=True)
class Variation:
    """How far a balance moves: with one thing read otherwise (``tried``), with all at once.

    ``name`` is whose share is followed; ``untried`` could not be played in time; ``fixed`` are
    what the games rest on besides, which is no number.
    """

    name: str
    favor: Favor
    tried: tuple[Varied, ...]
    together: tuple[Varied, ...]
    untried: tuple[str, ...]
    fixed: tuple[str, ...]

    @property
    def sentence(self) -> str:
        """Between what the share lies, and whether the verdict would be another."""
        every = (*self.tried, *self.together)
        if not every:
            why = "too little time, or too few games" if self.untried else "there are none"
            return f"Values that nobody has published were not varied: {why}."
        low, high = (pick(every, key=lambda one: float(one.share)).share for pick in (min, max))
        sets = counted(len(every), "set of plausible values", "sets of plausible values")
        moved = capital(f"{self.name} wins between {low.text()} and {high.text()} over {sets}")
        if not any(self._is_no_luck(one) for one in every):
            moved += ", none further off than luck puts it in these games"
        turned = [one for one in self.tried if self._turns(one)]
        if turned:
            return f"{moved}: the verdict turns with {'; '.join(map(_how, turned))}."
        if any(self._turns(one) for one in self.together):
            return f"{moved}: the verdict turns only with all going one way."
        if self.favor.favors == UNDECIDED:
            return f"{moved}."
        doubt = [one for one in every if one.favor.favors == UNDECIDED]
        if doubt:
            some = counted(len(doubt), "is undecided", "are undecided")
            return f"{moved}: the verdict turns with none, {some} by so few games."
        return f"{moved}: the verdict stands."

    def _turns(self, one: Varied) -> bool:
        return UNDECIDED not in (one.favor.favors, self.favor.favors) and (
            one.favor.favors != self.favor.favors
        )

    def _is_no_luck(self, one: Varied) -> bool:
        """Whether a difference is too large for luck, of as many as there are."""
        many = len(self.tried) + len(self.together)
        errors = NormalDist().inv_cdf(1 - ERROR_RATE / (2 * many))
        return abs(float(one.difference)) > errors * one.difference.se

    @property
    def _rows(self) -> tuple[Varied, ...]:
        return (*sorted(self.tried, key=lambda one: -abs(float(one.difference))), *self.together)

    def grids(self, form: str = "text") -> list[Grid]:
        """Give a row for each thing read otherwise, those that move the share most first."""
        brief = form == "text"
        rows = tuple(
            (
                *((_how(one),) if brief else (one.what, one.source, one.was, one.how)),
                one.share,
                one.difference if form == "csv" else points(one.difference),
                one.favor.names.get(one.favor.favors, one.favor.favors),
            )
            for one in self._rows
        )
        notes = []
        if self.untried:
            notes.append(f"Not played, for want of time or games: {', '.join(self.untried)}.")
        if self.fixed:
            notes.append(f"Not varied, no number: {', '.join(self.fixed)}.")
        if not rows:
            return [Grid("", (), (), tuple(notes))] if notes else []
        wins = f"{self.name} wins"
        columns = ("read otherwise",) if brief else ("with", "source", "value", "instead")
        return [Grid("", (*columns, wins, "difference", "favors"), rows, tuple(notes))]

    @property
    def drawn(self) -> list[tuple[str, Figure]]:
        """The shares to be drawn, each with what is read otherwise."""
        return [(_how(one), one.share) for one in self._rows]

    def to_dict(self) -> dict[str, Any]:
        """Give everything as plain values, for JSON."""
        return {
            "sentence": self.sentence,
            "whose": self.name,
            "tried": [_plain(one) for one in self.tried],
            "together": [_plain(one) for one in self.together],
            "untried": list(self.untried),
            "fixed": list(self.fixed),
        }


def varied(
    matches: Matches,
    usual: Match,
    favor: Favor,
    plausible: Plausible,
    rests_on: Mapping[str, str],
) -> Variation:
    """Play the games of a verdict with everything plausible read otherwise, as time allows."""
    place = favor.best if len(favor.shares) > 2 else 0  # red's of two sides
    name = list(favor.names.values())[place]
    singles = [(step, how, tables) for step in plausible.steps for how, tables in step.others]
    most = _deals_of_each(matches, usual, len(singles) + 2)
    tried: list[Varied] = []
    untried: list[str] = []
    trial = _Trial(matches, usual, favor, place, plausible, most)
    for step, how, tables in singles:
        one = trial.play(step.what, step.source, step.was, how, (tables,))
        if one is None:
            untried.append(f"{step.what}, {how}")
        else:
            tried.append(one)
    together = [trial.play(*one) for one in _extremes(tried)]
    varied_games = tuple(one for one in together if one is not None)
    fixed = not_varied(rests_on, plausible.steps)
    return Variation(name, favor, tuple(tried), varied_games, tuple(untried), fixed)


def start_with(
    stage: Callable[..., Any], inputs: Sequence[Any], rules: Any, tables: Sequence[Tables]
) -> Start:
    """Return where games begin that read some tables otherwise; ``inputs`` is all but the rules."""
    with rules_with(tables, rules) as file:
        start: Start = stage(*inputs, file).start
    return start


@dataclass(frozen=True)
class _Trial:
    """Plays the games of the verdict with something read otherwise."""

    matches: Matches
    usual: Match
    favor: Favor
    place: int
    plausible: Plausible
    most: int  # deals of each

    def play(
        self, what: str, source: str, was: str, how: str, tables: tuple[Tables, ...]
    ) -> Varied | None:
        """Return what came of it; None if there was no time for games enough."""
        other = self.plausible.match_with(tables)
        if not self.matches.beside(self.usual, other, self.most):
            return None
        favor = favor_of(other.won_by_seat(), self.favor.names, self.favor.margin)
        now = self.usual.by_seat()[: other.deals, self.place]
        then = other.by_seat()[:, self.place]
        figures = share(then), share(now), difference(then, now)
        return Varied(what, source, was, how, tables, favor, *figures)


def _deals_of_each(matches: Matches, usual: Match, many: int) -> int:
    """Return how many deals each of ``many`` matches gets in the time that is left."""
    affordable = matches.affordable(usual) // many
    least = -(-LEAST_BESIDE // len(usual.seatings))
    return min(usual.deals, max(least, affordable))


def _extremes(tried: Sequence[Varied]) -> Iterator[tuple[str, str, str, str, tuple[Tables, ...]]]:
    """Give everything read in the direction in which the share falls, and in the other."""
    groups: dict[str, list[Varied]] = {}
    for one in tried:
        groups.setdefault(one.what, []).append(one)
    if len(groups) < 2:
        return
    for how, sign in (("towards the least", 1), ("towards the greatest", -1)):
        ends = [min(group, key=lambda one: sign * one.difference) for group in groups.values()]
        moving = [one for one in ends if sign * one.difference < 0]
        if moving:
            yield "all at once", "", "", how, tuple(one.tables[0] for one in moving)


def _how(one: Varied) -> str:
    """Say what is read otherwise, and how."""
    return f"{one.what}, {one.how}"


def _plain(one: Varied) -> dict[str, Any]:
    return {
        "what": one.what,
        "source": one.source,
        "value": one.was,
        "instead": one.how,
        "share": one.share.to_dict(),
        "usual": one.usual.to_dict(),
        "difference": one.difference.to_dict(),
        "favors": one.favor.favors,
    }
