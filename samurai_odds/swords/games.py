"""Whole games as functions: play, and the set-ups and positions that they start from."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from samurai_odds.engine.calling import procedure
from samurai_odds.swords.scenario.scenario import Scenario
from samurai_odds.swords.words import Bot, SetupKey, Variant

if TYPE_CHECKING:
    from os import PathLike

    from samurai_odds.engine.answers.odds import Odds
    from samurai_odds.engine.limit import Limit
    from samurai_odds.swords.fairness.balance import Balance


@procedure
def play(
    setup: "SetupKey | str | PathLike[str] | Scenario | None" = None,
    players: int | None = None,
    bots: "Bot | str | Sequence[str]" = "planner",
    *,
    variant: Variant | str | None = None,
    goal: int | None = None,
    round_limit: int | None = None,
    rules: str | None = None,
    limit: "Limit | None" = None,
    seed: int = 0,
    shown: tuple[str, ...] = (),
    progress: Callable[[int, int], None] | None = None,
    threads: int | None = None,
    games: tuple[int, int] | None = None,
    record: "str | PathLike[str] | None" = None,
) -> "Odds":
    """Give what comes of whole games played by bots, from many games.

    ``setup`` is a shipped set-up's key, the path of a file, or a `Scenario`; a position in
    the middle of a game is played on. Without one ``players`` (4) and ``variant`` say what
    is played. ``bots`` is one for all, or one a seat, parted by commas (with two players one
    a player). Without a ``limit``, 2,000 games or as many as 20 seconds allow. ``shown``
    names the figures whose error a ``limit`` applies to. ``games`` plays just some game
    numbers of the seed; ``record`` keeps all games in a file, from which a later run goes on
    (`merge` puts several together).

    Returns the joint distribution over ``winner`` (seat-1 to seat-5, of two players the
    first of his seats; shared; nobody), ``reason`` (provinces, takeover, last,
    most-provinces, round limit), ``rounds`` (the last one's number), and for each seat
    ``seat_1_provinces`` and ``seat_1_daimyos`` at the end and ``seat_1_out_in``, the round
    of its fall, 0 if it stands; ``fallen`` counts the seats that are out.

    Keywords:
        variant: standard, end-of-round, quick or two-player, where no set-up is given.
        goal: provinces that win, if not those of the variant.
        round_limit: round after which nobody has won; by default 40.
        rules: file of your own numbers, put over ours.
        limit: when a simulation stops: Limit(stderr=, seconds=, samples=).
        seed: seed of the simulation.
        shown: expressions whose error the limit applies to.
        progress: called with what is done and what is wanted; by default a bar shows it.
        threads: how many to play on; by default one for each core.
        games: first and last game number of the seed to play, such as (0, 999).
        record: file to which the games played are added, and from which a run goes on.

    >>> from samurai_odds import Limit, swords
    >>> odds = swords.play(players=3, bots="random", limit=Limit(samples=20))
    >>> odds.samples, odds.p("rounds >= 1") == 1
    (20, True)
    """
    from samurai_odds.swords.whole.contest import Contest

    contest = Contest(setup, players, bots, variant, goal, round_limit, rules)
    return contest.play(limit, seed, shown, progress, threads, games, record)


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


def scenario(
    name_or_path: "SetupKey | str | PathLike[str]", rules: "str | PathLike[str] | None" = None
) -> "Scenario":
    """Read a set-up or a position: a shipped one by its key, your own by the path of its file.

    ``rules`` is a file of your own numbers, under which it is checked. Raises OddsError with
    every problem of the file and the line where it stands, or with the keys that there are.

    >>> from samurai_odds import swords
    >>> swords.scenario("standard-4").players
    4
    """
    from samurai_odds.swords.scenario.text import load

    return load(name_or_path, rules)
