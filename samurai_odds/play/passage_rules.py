"""Parts of passages of a full game: their rules, where one begins, what is rolled in it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.dice import Pool
from samurai_odds.engine.sampling.pools import pools
from samurai_odds.play import layout as at
from samurai_odds.play.game import Game, Numbers, State
from samurai_odds.play.stepping import viewed

MOST_AT_ONCE = (
    65_536  # states followed for another's verdict, and before a look at how far that got
)
LEFT_OPEN = at.NONE  # what a policy says of a choice that the best option is to be found for
NO_BEST = (
    "too many states to find the best choices: settle them by a fixed policy, or ask for an "
    "exact answer"
)


def behind(path: Iterable[tuple[int, int]]) -> float:
    """Return which share of the way is behind who follows every roll.

    ``path`` tells of each roll on it how many outcomes have been taken up, of how many.
    """
    share, weight = 0.0, 1.0
    for taken, outcomes in path:
        weight /= outcomes
        share += weight * (taken - 1)
    return share


def forget_nothing(q: Numbers, s: Numbers) -> None:
    """Keep states apart in whatever they differ."""


def nothing_else(q: Numbers, s: Numbers) -> int:
    """Leave open what a policy leaves open, also where the best cannot be found."""
    return LEFT_OPEN


BY_ITSELF = -1  # of an outcome that is followed by itself


def by_itself(q: Numbers, s: Numbers, outcome: int) -> int:
    """Follow every outcome of a roll by itself."""
    return BY_ITSELF


def no_scratch(q: Numbers, s: Numbers) -> list[tuple[int, int]]:
    """Put back, and compare, all of a state."""
    return []


def passage_wipe(s: Numbers, start: int, numbers: int) -> None:
    """Set numbers of a state to 0; compiled, it goes one by one."""
    s[start : start + numbers] = _nothing(numbers)


@cache
def _nothing(numbers: int) -> Any:
    return viewed(np.zeros(numbers, dtype=np.int64))


@dataclass(frozen=True, eq=False)
class PassageRules:
    """How passages of one kind go: what ends them, who decides, what is kept of their ends.

    All are plain Python over the question ``q`` and the state ``s`` that numba
    can compile too. ``over(q, s)`` says that the passage ends here; it is asked before whatever
    is due. ``choose(q, s)`` gives the place of the option taken at the choice open, or
    LEFT_OPEN: then the best is found, or where that cannot be ``otherwise(q, s)`` chooses.
    ``record(q, s, row)`` writes what is kept of an end into ``width`` numbers: ends that differ
    in nothing else are one. ``forget(q, s)`` wipes what neither the rest of the passage nor its
    end's record reads, so that states that differ in nothing else are one.
    ``comes_to(q, s, outcome)`` gives what an outcome of the roll due comes to, a number: of those
    alike one is followed; BY_ITSELF is like no other. ``scratch(q, s)`` lists the parts of a first
    state, each from a place up to another, that are read only where they have been written since:
    they are neither put back nor compared. ``instead`` has what stands in for functions that the
    compiled rules name; the interpreted ones have it in ``game.sooner``.
    """

    game: Game
    over: Callable[[Numbers, Numbers], bool]
    choose: Callable[[Numbers, Numbers], int]
    record: Callable[[Numbers, Numbers, Numbers], None]
    width: int
    forget: Callable[[Numbers, Numbers], None] = forget_nothing
    otherwise: Callable[[Numbers, Numbers], int] = nothing_else
    comes_to: Callable[[Numbers, Numbers, int], int] = by_itself
    scratch: Callable[[Numbers, Numbers], list[tuple[int, int]]] = no_scratch
    instead: Mapping[str, Callable[..., Any]] = field(default_factory=dict)


@dataclass(frozen=True, eq=False)
class PassageStart:
    """A stretch of a full game: its rules, and the state where it begins.

    A roll or a choice is open there (`stepping`). Of choices left open ``seat`` takes the
    highest value of the question, another seat the lowest. ``met`` counts, by kind, the choices
    that have come up: each once, where what has come of it is kept.
    """

    rules: PassageRules
    question: Numbers
    state: State
    seat: int
    met: NDArray[np.int64] = field(default_factory=lambda: np.zeros(256, dtype=np.int64))
    players: list[Any] = field(default_factory=list, init=False)  # who have played it, with notes


_AGAIN = 2 * at.UNIFORM  # codes from here on are of rolls some outcomes of which are rolled again


@dataclass(frozen=True)
class Rolls:
    """All that a game draws, as pools: its dice, and draws among equally likely outcomes."""

    game: Game
    again: list[tuple[int, tuple[int, ...]]] = field(default_factory=list, compare=False)

    def without(self, code: int, places: Sequence[int]) -> int:
        """Code a roll of which the outcomes at some places are rolled again."""
        one = code, tuple(places)
        if one not in self.again:
            self.again.append(one)
        return _AGAIN + self.again.index(one)

    def pool(self, code: int) -> Pool:
        """Tabulate a roll, or a draw."""
        if code >= _AGAIN:
            whole, places = self.again[code - _AGAIN]
            pairs = zip(self.pool(whole).outcomes, self.pool(whole).probabilities, strict=True)
            outcomes_left = [pair for place, pair in enumerate(pairs) if place not in places]
            all_of_them = sum(chance for _, chance in outcomes_left)
            return Pool(
                tuple(outcome for outcome, _ in outcomes_left),
                tuple(chance / all_of_them for _, chance in outcomes_left),
            )
        if code < at.UNIFORM:
            return self.game.pool(code)
        number = code - at.UNIFORM
        return Pool(tuple(range(number)), (1 / number,) * number)


@cache
def rolls_of(game: Game) -> Any:
    """Return what stands for a machine where a passage's graph is read."""
    return Rolls(game)


def roll_again(game: Game, event: int, node: int, targets: Sequence[int]) -> tuple[int, list[int]]:
    """Take out the outcomes of a roll that change nothing: return its code without them."""
    again = [place for place, target in enumerate(targets) if target == node]
    code = rolls_of(game).without(event, again)
    pools(rolls_of(game)).add(code)
    return code, [target for target in targets if target != node]
