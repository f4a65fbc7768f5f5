"""Is a scenario of Samurai Battles fair, what is the first move worth, what would help?"""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from os import PathLike
from typing import Any

import numpy as np

from samurai_odds.analysis.balance import (
    FairnessTest,
    Scores,
    Verdict,
    difference,
    ranked,
    share,
)
from samurai_odds.analysis.battles_changes import Change, changes
from samurai_odds.battles.field import recording as kept
from samurai_odds.battles.field.changes import changed
from samurai_odds.battles.field.games import play_many
from samurai_odds.battles.field.setup import Setup
from samurai_odds.battles.scenario import BLUE, RED, Scenario
from samurai_odds.battles.whole.compiling import ready
from samurai_odds.battles.whole.staging import TURN_LIMIT, Staged, scenario_input, stage
from samurai_odds.engine.answer import check_seed
from samurai_odds.engine.figure import Figure
from samurai_odds.engine.limit import Limit
from samurai_odds.engine.progress import Progress, bar
from samurai_odds.engine.provenance import Provenance
from samurai_odds.errors import OddsError

__all__ = ["Balance", "balance"]

USUAL = Limit(stderr=0.005, seconds=60)
WITHIN = 0.05
STAGES = (512, 2_048, 8_192)  # games of each change: coarse first, then the best of them
_KEPT = (8, 6)  # changes kept after each stage but the last
_SHARES = (0.45, 0.65)  # of the time: the share; that and the first move


@dataclass(frozen=True)
class Tried:
    """A change that was tried: red's share with it, and whether it is as near even as any."""

    change: Change
    share: Figure
    tied: bool


@dataclass(frozen=True)
class Balance:
    """How fair a scenario is.

    ``share`` is red's share of victories (a battle that nobody wins counts one half to
    each), ``verdict`` the test's word; ``first`` red's share when red and when blue moves
    first, and ``first_move`` what moving first is worth; ``swapped`` red's share with each
    bot in red's seat; ``nobody`` the share of battles that nobody won. ``tried`` are the
    changes of the last stage, the nearest to even first, and ``smallest`` the least of
    those that tie for it.

    >>> from samurai_odds import Limit, balance
    >>> balance("study-spears", "random", limit=Limit(samples=300)).to_dict()["samples"]
    300
    """

    staged: Staged
    share: Figure
    verdict: Verdict
    within: float
    first: tuple[Figure, Figure]
    first_move: Figure
    swapped: tuple[Figure, ...]
    nobody: Figure
    tried: tuple[Tried, ...]
    played: int  # battles in all
    interrupted: bool
    provenance: Provenance = field(repr=False)

    @property
    def smallest(self) -> Tried | None:
        """The least change among those that come nearest to even."""
        tied = [tried for tried in self.tried if tried.tied]
        return min(tied, key=lambda tried: tried.change.size) if tied else None

    def to_dict(self) -> dict[str, Any]:
        """Give everything as plain values, for JSON."""
        from samurai_odds.reports.balance import balance_dict

        return balance_dict(self)

    def __str__(self) -> str:
        from samurai_odds.reports.balance import balance_grids
        from samurai_odds.reports.grid import as_text

        return as_text(balance_grids(self))

    __repr__ = __str__

    def _repr_html_(self) -> str:
        from samurai_odds.reports.balance import balance_grids
        from samurai_odds.reports.grid import as_html

        return as_html(balance_grids(self))


def balance(
    scenario: "str | PathLike[str] | Scenario",
    bot: str = "greedy",
    against: str | None = None,
    *,
    within: float = WITHIN,
    turn_limit: int = TURN_LIMIT,
    dragons: "str | PathLike[str] | None" = None,
    rules: "str | PathLike[str] | None" = None,
    limit: Limit | None = None,
    seed: int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Balance:
    """Say how fair a scenario of Samurai Battles is, and what would make it fairer.

    The same games, with the same luck, are played with the bots' sides exchanged, with
    either side moving first, and with small changes of tokens, cards and banners.
    ``within`` is how far from one half red's share may be to be called fair; the verdict
    is wrong in 5 % of cases at most, however often it is looked at. Without a ``limit``,
    until red's share is known to half a per cent, or 60 seconds.

    >>> from samurai_odds import Limit, balance
    >>> found = balance("study-spears", "random", limit=Limit(samples=300))
    >>> 0 < found.share < 1
    True
    """
    check_seed(seed)
    staged = stage(scenario, bot, against or bot, None, turn_limit, dragons, rules)
    FairnessTest(within)
    ready(staged.setup)
    with bar("battles", progress) as show:
        search = _Search(staged, seed, _complete(limit), threads, show)
        return search.run(within, {"scenario": scenario_input(scenario)})


def _complete(limit: Limit | None) -> Limit:
    """Give a limit of time alone the usual error to stop at."""
    if limit is None:
        return USUAL
    if limit.stderr is None and limit.samples is None:
        return replace(limit, stderr=USUAL.stderr)
    return limit


class _Search:
    """Plays the games that a balance rests on, within one limit."""

    def __init__(
        self, staged: Staged, seed: int, limit: Limit, threads: int | None, show: Progress | None
    ) -> None:
        self.staged, self.seed, self.limit, self.threads = staged, seed, limit, threads
        self.show = show
        self.begun = time.monotonic()
        self.clock = time.perf_counter()
        self.played = 0
        self.interrupted = False
        pair = (staged.red, staged.blue)
        self.seats = [pair] if pair[0] == pair[1] else [pair, (pair[1], pair[0])]

    def run(self, within: float, inputs: dict[str, Any]) -> Balance:
        """Play it all: the share, the first move, the changes."""
        test = FairnessTest(within)
        setup = self.staged.setup
        scores = self._share(setup, test, self._deadline(_SHARES[0]))
        if not len(scores[0]):
            raise OddsError("stopped before the first battle was played")
        scenario = self.staged.scenario
        other = changed(setup, replace(scenario, first=1 - scenario.first))
        number = len(scores[0])
        swapped_first = self._more(other, [_nothing() for _ in self.seats], number, _SHARES[1])
        both = min(number, len(swapped_first[0]))
        first = [np.mean([column[:both] for column in scores], axis=0)]
        first.append(np.mean([column[:both] for column in swapped_first], axis=0))
        if scenario.first == BLUE:
            first.reverse()
        whole = share(*scores)
        tried: tuple[Tried, ...] = ()
        if abs(whole - 0.5) > 2 * whole.se:
            tried = self._changes(RED if whole > 0.5 else BLUE)
        made = replace(
            self.staged.provenance(
                "balance",
                inputs | {"bot": self.staged.red, "against": self.staged.blue, "within": within},
            ),
            method="monte-carlo",
            samples=len(scores[0]),
            seed=self.seed,
            elapsed_s=round(time.perf_counter() - self.clock, 6),
            interrupted=self.interrupted,
        )
        nobody = np.mean([column == 0.5 for column in scores], axis=0)
        return Balance(
            self.staged,
            whole,
            test.verdict,
            within,
            (share(first[0]), share(first[1])) if both else (whole, whole),
            difference(*first) if both else Figure(0.0, 1.0, 1),
            tuple(share(column) for column in scores) if len(scores) > 1 else (),
            share(nobody),
            tried,
            self.played,
            self.interrupted,
            made,
        )

    # ---- playing ---------------------------------------------------------------------

    def _share(self, setup: Setup, test: FairnessTest, deadline: float | None) -> list[Scores]:
        """Play until the test has decided and the error is small enough."""
        scores = [_nothing() for _ in self.seats]
        most = self.limit.most_samples
        while test.next_look is not None and not self.interrupted:
            goal = min(test.next_look, most)
            scores = self._more(setup, scores, goal, deadline=deadline)
            if len(scores[0]) < goal or goal < test.next_look:
                break
            figure = share(*scores)
            decided = test.look(figure).word != "undecided"
            wanted = self.limit.stderr
            if goal >= most or (decided and wanted is not None and figure.se <= wanted):
                break
        return scores

    def _more(
        self,
        setup: Setup,
        scores: list[Scores],
        goal: int,
        part: float | None = None,
        deadline: float | None = None,
    ) -> list[Scores]:
        """Play on to so many games in every seating, as far as the time allows."""
        if part is not None:
            deadline = self._deadline(part)
        done, more = len(scores[0]), []
        for red, blue in self.seats:
            if self.interrupted or _late(deadline):
                return scores
            wanted = goal - done
            if wanted <= 0:
                return scores
            try:
                rows = play_many(
                    setup, red, blue, self.seed, done, wanted, self.threads, deadline, self._count
                ).rows
            except KeyboardInterrupt:
                if not self.played:
                    raise
                self.interrupted = True
                return scores
            self.interrupted = len(rows) < wanted and not _late(deadline)
            more.append(_scores(rows))
        least = min(len(column) for column in more)
        return [np.concatenate([old, new[:least]]) for old, new in zip(scores, more, strict=True)]

    def _count(self, games: int) -> None:
        self.played += games
        if self.show:
            self.show(self.played, 2**47)

    def _deadline(self, part: float = 1.0) -> float | None:
        seconds = self.limit.seconds
        return None if seconds is None else self.begun + part * seconds

    # ---- changes ---------------------------------------------------------------------

    def _changes(self, stronger: int) -> tuple[Tried, ...]:
        """Try all changes on few games, the best of them on more."""
        scenario = self.staged.scenario
        left = [Change("as it is", scenario, (-1, 0)), *changes(scenario, stronger)]
        setups = [changed(self.staged.setup, change.scenario) for change in left]
        scores = [[_nothing() for _ in self.seats] for _ in left]
        found: tuple[Tried, ...] = ()
        for number, games in enumerate(STAGES):
            goal = min(games, self.limit.most_samples)
            for place, setup in enumerate(setups):
                scores[place] = self._more(setup, scores[place], goal, 1.0)
            if not left or any(len(columns[0]) < goal for columns in scores):
                break
            order = ranked([np.mean(columns, axis=0) for columns in scores])
            found = tuple(Tried(left[place], share(*scores[place]), tied) for place, tied in order)
            if number == len(_KEPT) or goal < games:
                break
            keep = _kept(left, order, _KEPT[number])
            left, setups = _taken(left, keep), _taken(setups, keep)
            scores = _taken(scores, keep)
        return found


def _kept(left: Sequence[Change], order: Sequence[tuple[int, bool]], most: int) -> list[int]:
    """Choose what is played on: half the nearest to even, half the smallest that tie with it."""
    nearest = [place for place, _ in order[: most // 2]]
    tied = [place for place, tied in order if tied and place not in nearest]
    return [*nearest, *sorted(tied, key=lambda place: left[place].size)[: most - len(nearest)]]


def _taken(items: Sequence[Any], places: Sequence[int]) -> list[Any]:
    return [items[place] for place in places]


def _nothing() -> Scores:
    return np.zeros(0)


def _scores(rows: Any) -> Scores:
    """Score games for red: 1 won, 0 lost, 1/2 won by nobody."""
    winner = rows[:, kept.WINNER]
    return np.where(winner < 0, 0.5, np.where(winner == RED, 1.0, 0.0))


def _late(deadline: float | None) -> bool:
    return deadline is not None and time.monotonic() >= deadline
