"""Is a scenario of Samurai Battles fair, what is the first move worth, what would help?"""

import time
from dataclasses import dataclass, field, replace
from os import PathLike
from typing import Any

import numpy as np

from samurai_odds.analysis.balance import CLOSE_CALL, FairnessTest, Verdict, difference, share
from samurai_odds.analysis.battles_matches import Matches, Tried
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


@dataclass(frozen=True)
class Balance:
    """How fair a scenario is.

    ``share`` is red's share of victories (a battle that nobody wins counts one half to
    each), ``verdict`` the test's word; ``first`` red's share when red and when blue moves
    first, and ``first_move`` what moving first is worth (None if there was no time);
    ``swapped`` red's share with each bot in red's seat; ``nobody`` the share of battles
    that nobody won. ``tried`` are the changes of the last stage, the nearest to even
    first, and ``smallest`` the least of those that tie for it.

    >>> from samurai_odds import Limit, balance
    >>> balance("study-spears", "random", limit=Limit(samples=300)).to_dict()["samples"]
    300
    """

    staged: Staged
    share: Figure
    verdict: Verdict
    within: float
    first: tuple[Figure, Figure] | None
    first_move: Figure | None
    first_games: int  # battles, or pairs of them, that these two rest on
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
        matches = Matches(staged, seed, _complete(limit), threads, show)
        return _weigh(matches, within, {"scenario": scenario_input(scenario, staged)})


def _complete(limit: Limit | None) -> Limit:
    """Give a limit of time alone the usual error to stop at."""
    if limit is None:
        return USUAL
    if limit.stderr is None and limit.samples is None:
        return replace(limit, stderr=USUAL.stderr)
    return limit


def _weigh(matches: Matches, within: float, inputs: dict[str, Any]) -> Balance:
    """Play it all: the share, the first move, the changes."""
    clock = time.perf_counter()
    staged = matches.staged
    test = FairnessTest(within)
    scores = matches.share(test)
    games = len(scores[0])
    if not games:
        raise OddsError("stopped before the first battle was played")
    other = matches.other_first(games)
    both = min(games, len(other[0]))
    first = [np.mean([column[:both] for column in columns], axis=0) for columns in (scores, other)]
    if staged.scenario.first == BLUE:
        first.reverse()
    whole = share(*scores)
    uneven = abs(whole - 0.5) > CLOSE_CALL * whole.se
    tried = matches.changes(RED if whole > 0.5 else BLUE) if uneven else ()
    bots = {"bot": staged.red, "against": staged.blue, "within": within}
    made = replace(
        staged.provenance("balance", inputs | bots),
        method="monte-carlo",
        samples=games,
        seed=matches.seed,
        elapsed_s=round(time.perf_counter() - clock, 6),
        interrupted=matches.interrupted,
    )
    nobody = np.mean([column == 0.5 for column in scores], axis=0)
    return Balance(
        staged,
        whole,
        test.verdict,
        within,
        (share(first[0]), share(first[1])) if both else None,
        difference(*first) if both else None,
        both,
        tuple(share(column) for column in scores) if len(scores) > 1 else (),
        share(nobody),
        tried,
        matches.played,
        matches.interrupted,
        made,
    )
