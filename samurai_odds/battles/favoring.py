"""Whom a scenario favors, by some bots and the better one plays, as functions."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from samurai_odds.battles.words import ScenarioKey
from samurai_odds.engine.declaring import procedure

if TYPE_CHECKING:
    from os import PathLike

    from samurai_odds.analysis.fairness.ladder import Ladder
    from samurai_odds.battles.fairness.balance import Balance
    from samurai_odds.battles.scenario.scenario import Scenario
    from samurai_odds.engine.limit import Limit

RUNGS = ("random", "greedy", "careful", "steady", "searching:500", "searching:2000")


@procedure
def balance(
    scenario: "str | PathLike[str] | Scenario",
    bot: str | None = None,
    against: str | None = None,
    *,
    bots: str | Sequence[str] = ("greedy", "careful"),
    within: float = 0.05,
    turn_limit: int = 1000,
    dragons: "str | PathLike[str] | None" = None,
    rules: "str | PathLike[str] | None" = None,
    limit: "Limit | None" = None,
    seed: int = 0,
    threads: int | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> "Balance":
    """Test whether a scenario of Samurai Battles is fair, and find a fix.

    Each of the ``bots`` (a list, or names with commas) plays each, in both seats, with the
    same luck; then either side moves first, and small changes of tokens, cards and
    banners are tried. ``bot`` and ``against`` are a short way to name one or two. ``within``
    is how far from one half red's share may be to be called fair; the verdict is wrong in
    5% of cases at most, however often it is looked at. Without a ``limit``, until the
    equilibrium is known to 0.6%, or 60 seconds.

    >>> from samurai_odds import Limit, battles
    >>> found = battles.balance("study-spears", "random", limit=Limit(samples=300))
    >>> 0 < found.share < 1
    True
    """
    from samurai_odds.battles.fairness.balance import balance as weigh

    how: dict[str, Any] = {
        "bots": bots,
        "within": within,
        "turn_limit": turn_limit,
        "dragons": dragons,
    }
    how |= {"rules": rules, "limit": limit, "seed": seed, "threads": threads}
    return weigh(scenario, bot, against, **how, progress=progress)


@procedure
def ladder(
    scenario: "ScenarioKey | str | PathLike[str] | Scenario",
    bots: str | Sequence[str] = RUNGS,
    *,
    within: float = 0.05,
    turn_limit: int = 1000,
    dragons: "str | PathLike[str] | None" = None,
    rules: "str | PathLike[str] | None" = None,
    limit: "Limit | None" = None,
    seed: int = 0,
    threads: int | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> "Ladder":
    """Compare a scenario's win rates from weak to strong play.

    Two of each bot play each other, from the weakest to bots that search: red's share of
    victories at each rung, a battle that nobody wins counting one half. ``word`` of the answer
    is "settled" if the two highest rungs agree within the margin, "depends on skill" if they
    differ, else "not decided". A limit's time is shared out among the rungs; without a
    ``limit`` each is played until its share is known to 1%, or 2 minutes in all.

    Keywords:
        within: how far apart the two highest rungs may be to be settled; by default 0.05.
        turn_limit: turns of both sides after which nobody has won; by default 1000.
        dragons: your own Dragon cards (TOML).
        rules: your own rules values (TOML).
        limit: when a simulation stops: Limit(stderr=, seconds=, samples=).
        seed: random seed.
        threads: how many to play on; by default one for each core.
        progress: called with what is done and the total; by default a bar shows it.

    >>> from samurai_odds import Limit, battles
    >>> found = battles.ladder("study-spears", ("random", "greedy"), limit=Limit(samples=50))
    >>> [bot for bot, share in found.rungs]
    ['random', 'greedy']
    """
    from samurai_odds.battles.fairness.balance import ladder as climb

    return climb(
        scenario,
        bots=bots,
        within=within,
        turn_limit=turn_limit,
        dragons=dragons,
        rules=rules,
        limit=limit,
        seed=seed,
        threads=threads,
        progress=progress,
    )
