"""Is a scenario of Samurai Battles fair, what is the first move worth, what would help?"""

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from os import PathLike
from typing import TYPE_CHECKING, Any

from samurai_odds.analysis.balance import CLOSE_CALL, share
from samurai_odds.analysis.balance_matrix import (
    SPLIT,
    MatrixTest,
    equilibrium,
    mixed,
    pairing,
    pairings,
)
from samurai_odds.battles.fairness.found import Found
from samurai_odds.battles.fairness.matches import Matches
from samurai_odds.battles.fairness.page import balance_grids, balance_text
from samurai_odds.battles.fairness.search import Check, Tried, search
from samurai_odds.battles.fairness.written import balance_dict
from samurai_odds.battles.scenario.scenario import BLUE, RED, Scenario
from samurai_odds.battles.whole.staging import (
    TURN_LIMIT,
    known_bots,
    scenario_input,
    stage,
)
from samurai_odds.engine.answers.answer import check_seed
from samurai_odds.engine.limit import Limit
from samurai_odds.engine.progress import Progress, bar
from samurai_odds.grids.grid import as_html
from samurai_odds.play.games import ready

if TYPE_CHECKING:
    from matplotlib.axes import Axes

__all__ = ["Balance", "balance"]

BOTS = ("greedy", "careful")  # who plays if nobody is named
USUAL = Limit(stderr=0.006, seconds=60)
WITHIN = 0.05


@dataclass(frozen=True, repr=False)
class Balance(Found):
    """How fair a scenario is, by some bots.

    ``share`` is red's share of victories in ``equilibrium`` (each side choosing the bot
    that is best for it; a battle that nobody wins counts one half to each), ``verdict`` the
    test's word; ``cells`` has red's share by the places of red's and blue's bot, and
    ``pairings`` that of every two bots with the seats exchanged, whose own strength cancels
    out; ``spread`` is how far apart these lie. Then, for the bots of the equilibrium:
    ``first`` red's share moving first and second, and ``first_move`` the difference (None if
    there was no time); ``nobody`` the share of battles that nobody won. ``tried`` are the
    changes of the last stage, the nearest to even first; ``smallest`` the least of those
    that tie for it, None if nothing helps; ``check`` is what it comes to on fresh games.

    >>> from samurai_odds import Limit, balance
    >>> balance("study-spears", "random", limit=Limit(samples=300)).to_dict()["samples"]
    300
    """

    def to_dict(self) -> dict[str, Any]:
        """Give everything as plain values, for JSON."""
        return balance_dict(self)

    def plot(self) -> "Axes":
        """Draw red's share, whoever plays and whatever is changed; give the axes."""
        from samurai_odds.battles.fairness.picture import draw_balance
        from samurai_odds.grids.notebook import showing_itself

        return showing_itself(draw_balance(self))

    def __str__(self) -> str:
        return balance_text(self)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        return as_html(balance_grids(self))


def balance(
    scenario: "str | PathLike[str] | Scenario",
    bot: str | None = None,
    against: str | None = None,
    *,
    bots: str | Sequence[str] = BOTS,
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

    Each of the ``bots`` (a list, or names with commas) plays each, in both seats, with the
    same luck; then either side moves first, and small changes of tokens, cards and
    banners are tried. ``bot`` and ``against`` are a short way to name one or two. ``within``
    is how far from one half red's share may be to be called fair; the verdict is wrong in
    5 % of cases at most, however often it is looked at. Without a ``limit``, until the
    equilibrium is known to 0.6 %, or 60 seconds.

    >>> from samurai_odds import Limit, balance
    >>> found = balance("study-spears", "random", limit=Limit(samples=300))
    >>> 0 < found.share < 1
    True
    """
    check_seed(seed)
    named = _named(bot, against, bots)
    staged = stage(scenario, named[0], named[-1], None, turn_limit, dragons, rules)
    test = MatrixTest(within, len(named))
    ready(staged.start)
    with bar("battles", progress) as show:
        matches = Matches(staged, named, seed, _complete(limit), threads, show)
        return _weigh(matches, test, {"scenario": scenario_input(scenario, staged)})


def _named(bot: str | None, against: str | None, bots: str | Sequence[str]) -> tuple[str, ...]:
    """Take the bots in the order in which they are named, each once."""
    if bot is None and against is None:
        return known_bots(bots)
    return known_bots([name for name in (bot or against, against) if name is not None])


def _complete(limit: Limit | None) -> Limit:
    """Give a limit of time alone the usual error to stop at."""
    if limit is None:
        return USUAL
    if limit.stderr is None and limit.samples is None:
        return replace(limit, stderr=USUAL.stderr)
    return limit


def _weigh(matches: Matches, test: MatrixTest, inputs: dict[str, Any]) -> Balance:
    """Play it all: the shares, the first move, the changes."""
    clock = time.perf_counter()
    staged, players = matches.staged, len(matches.bots)
    table = matches.share(test)
    found = equilibrium(table, players)
    whole = mixed(table, found.weights)
    turned = matches.other_first(table, found.weights)
    uneven = abs(found.share - 0.5) > CLOSE_CALL * found.share.se
    tried: tuple[Tried, ...] = ()
    smallest: Tried | None = None
    check: Check | None = None
    if uneven and test.verdict.word != SPLIT:
        stronger = RED if found.share > 0.5 else BLUE
        tried, smallest, check = search(matches, stronger, found.weights)
    return Balance(
        staged,
        matches.bots,
        {pair: share(table[pair]) for pair in matches.everyone},
        {pair: pairing(table, *pair) for pair in pairings(players)},
        found,
        test.verdict,
        test.within,
        turned and turned[0],
        turned and turned[1],
        share(mixed({pair: table[pair] == 0.5 for pair in table}, found.weights)),
        tried,
        smallest,
        check,
        matches.played,
        matches.interrupted,
        replace(
            staged.provenance(
                "balance",
                inputs
                | {"bot": staged.red, "against": staged.blue, "bots": list(matches.bots)}
                | {"within": test.within},
            ),
            method="monte-carlo",
            samples=len(whole),
            seed=matches.seed,
            elapsed_s=round(time.perf_counter() - clock, 6),
            interrupted=matches.interrupted,
        ),
    )
