"""The balance of a set-up as a function: what seats, swords, bots and changes are worth."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from samurai_odds.swords.scenario.scenario import Scenario
from samurai_odds.swords.words import Bot, SetupKey, Variant

if TYPE_CHECKING:
    from os import PathLike

    from samurai_odds.engine.limit import Limit
    from samurai_odds.swords.fairness.balance import Balance


def balance(
    setup: "SetupKey | str | PathLike[str] | Scenario | None" = None,
    players: int | None = None,
    bots: "Bot | str | Sequence[str]" = "planner",
    *,
    variant: Variant | str | None = None,
    goal: int | None = None,
    round_limit: int | None = None,
    rules: "str | PathLike[str] | None" = None,
    changes: bool = True,
    limit: "Limit | None" = None,
    seed: int = 0,
    threads: int | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> "Balance":
    """Say what each seat's chances are, and what swords, bots and changes are worth.

    The ``bots`` (a list, or names with commas) sit down in turn and are turned round the
    table: every deal is played in every seating, with the same luck. Of the two-player game
    the players are compared, each with both his colours. Without a ``limit``, until every
    share is known to half a per cent, or 60 seconds.

    The answer says, all with errors: ``seats`` (shares of games won from each), ``uneven``
    (the chance of seats as far apart if all were alike), ``setup_swords`` and
    ``first_swords`` (what who held each sword won), ``bots``, ``terms`` (a conditional logit
    of seats and bots), ``limits`` (if most provinces won after a round), ``changes`` (other
    goals and handicaps of the strongest seat, on the same deals). It prints itself, and has
    ``to_dict`` and ``plot``.

    Keywords:
        variant: standard, end-of-round, quick or two-player, where no set-up is given.
        goal: provinces that win, if not those of the variant.
        round_limit: round after which nobody has won; by default 40.
        rules: file of your own numbers, put over ours.
        changes: whether other goals and handicaps are played too; by default True.
        limit: when a simulation stops: Limit(stderr=, seconds=, samples=).
        seed: seed of the simulation.
        threads: how many to play on; by default one for each core.
        progress: called with what is done and what is wanted; by default a bar shows it.

    >>> from samurai_odds import Limit, swords
    >>> found = swords.balance(players=3, bots="random", limit=Limit(samples=4), changes=False)
    >>> len(found.seats), round(sum(found.seats) + found.nobody, 9)
    (3, 1.0)
    """
    from samurai_odds.swords.fairness import balance as weighed

    return weighed.balance(
        setup,
        players,
        bots,
        variant=variant,
        goal=goal,
        round_limit=round_limit,
        rules=rules,
        changes=changes,
        limit=limit,
        seed=seed,
        threads=threads,
        progress=progress,
    )
