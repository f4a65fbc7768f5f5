"""Which small change of a battle brings it nearest to even, between the players of the verdict.

All changes are tried coarsely; the best of them on more of the same games. What is
recommended of them is then played again, on games that had no part in choosing it.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from samurai_odds.analysis.balance import CLOSE_CALL, Scores, difference, off_even, ranked, share
from samurai_odds.analysis.fairness.matches import CHANGES, CHECK, Matches, Table, averaged
from samurai_odds.grids.figure import Figure
from samurai_odds.play.game import Start

STAGES = (512, 2_048)  # games of each change, coarse first
KEPT = 6  # changes kept after the first stage
FRESH = 2_048  # games that check the change chosen


@dataclass
class Change:
    """A change of the battle: what it is, its size, where the battle then begins.

    ``size`` orders changes, the least first; ``table`` are the games played with it.
    """

    says: str
    size: tuple[int, int]
    start: Start
    table: Table = field(default_factory=dict)


AS_IT_IS = (-1, 0)  # the size of no change


@dataclass(frozen=True)
class Tried:
    """A change that was tried: red's share with it, whether it is as near even as any.

    ``nearer`` says that it is clearly nearer to even than the battle as it is.
    """

    change: Change
    share: Figure
    tied: bool
    nearer: bool


@dataclass(frozen=True)
class Check:
    """The change recommended, played anew beside the battle as it is.

    ``gain`` is how much nearer to even it brings red's share.
    """

    share: Figure
    as_it_is: Figure
    gain: Figure
    games: int

    @property
    def holds(self) -> bool:
        """Whether the change helps on games that had no part in choosing it."""
        return self.gain > CLOSE_CALL * self.gain.se


Search = tuple[tuple[Tried, ...], Tried | None, Check | None]


def search(matches: Matches, for_red: bool, changes: Callable[[bool], Iterable[Change]]) -> Search:
    """Try the changes that weaken the stronger side, choose one if any helps, and check it.

    ``changes`` lists them, told whether red is the stronger. Gives the changes of the last stage
    that was played, the nearest to even first.
    """
    tried, left = _stages(matches, list(changes(for_red)))
    best = recommended(tried)
    if best is None or not left:
        return tried, best, None
    return tried, best, _check(matches, left[0], best.change)


def recommended(tried: Sequence[Tried]) -> Tried | None:
    """Choose the smallest of the changes nearest to even, if it is nearer than none at all."""
    tied = [one for one in tried if one.tied and one.nearer]
    as_it_is_tied = any(one.tied and one.change.size < (0, 0) for one in tried)
    if not tied or as_it_is_tied:
        return None
    return min(tied, key=lambda one: one.change.size)


def _stages(matches: Matches, changes: Sequence[Change]) -> tuple[tuple[Tried, ...], list[Change]]:
    """Narrow the changes down; the battle as it is stays, first of those left."""
    left = [Change("as it is", AS_IT_IS, matches.usual), *changes]
    tried: tuple[Tried, ...] = ()
    order: list[tuple[int, bool]] = []
    for games in (min(stage, matches.limit.most_samples) for stage in STAGES):
        if tried:
            left = [left[place] for place in _kept(left, order, KEPT)]
        for one in left:
            if not matches.more(one.start, one.table, matches.pairs, games, CHANGES):
                return tried, []
        scores = [averaged(one.table, matches.pairs)[:games] for one in left]
        order = ranked(scores)
        gains = [difference(off_even(scores[0]), off_even(score)) for score in scores]
        tried = tuple(
            Tried(
                left[place],
                share(scores[place]),
                tied,
                float(gains[place]) > CLOSE_CALL * gains[place].se,
            )
            for place, tied in order
        )
    return tried, left


def _kept(left: Sequence[Change], order: Sequence[tuple[int, bool]], most: int) -> list[int]:
    """Choose what is played on: half the nearest to even, half the smallest that tie with it."""
    nearest = [place for place, _ in order if place][: (most + 1) // 2]
    tied = [place for place, tied in order if tied and place and place not in nearest]
    smallest = sorted(tied, key=lambda place: left[place].size)
    return [0, *nearest, *smallest[: most - len(nearest)]]


def _check(matches: Matches, usual: Change, chosen: Change) -> Check | None:
    """Play the battle and a change of it on game numbers not used before."""
    first = matches.used
    games = min(FRESH, matches.limit.most_samples)
    found: list[Scores] = []
    for one in (usual, chosen):
        table: Table = {}
        if not matches.more(one.start, table, matches.pairs, games, CHECK, first):
            return None
        found.append(averaged(table, matches.pairs))
    as_it_is, new = found
    gain = difference(off_even(as_it_is), off_even(new))
    return Check(share(new), share(as_it_is), gain, games)
