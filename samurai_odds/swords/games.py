"""Whole games as functions: play, round, worth; set-ups and positions that they start from."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, overload

from samurai_odds.analysis.page import Listed, Shown, listed_bots
from samurai_odds.engine.declaring import procedure
from samurai_odds.grids.grid import Grid
from samurai_odds.swords.scenario.scenario import Scenario
from samurai_odds.swords.words import Bot, SetupKey, Thing, Variant

if TYPE_CHECKING:
    from os import PathLike

    from samurai_odds.analysis.compare import Comparison
    from samurai_odds.engine.answers.odds import Odds
    from samurai_odds.engine.limit import Limit
    from samurai_odds.swords.fairness.report import Balance
    from samurai_odds.swords.planning.worth_report import Worth


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
    """Simulate full games with bots many times.

    ``setup`` is a shipped set-up's key, the path of a file, or a `Scenario`; a position in
    the middle of a game is played on. Without one ``players`` (4) and ``variant`` say what
    is played. ``bots`` is one for all, or one a seat, separated by commas (with two players one
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
        rules: your own rules values (TOML).
        limit: when a simulation stops: Limit(stderr=, seconds=, samples=).
        seed: random seed.
        shown: expressions whose error the limit applies to.
        progress: called with what is done and the total; by default a bar shows it.
        threads: how many to play on; by default one for each core.
        games: first and last game number of the seed to play, such as (0, 999).
        record: file to which games are added, and from which a run continues.

    >>> from samurai_odds import Limit, swords
    >>> odds = swords.play(players=3, bots="random", limit=Limit(samples=20))
    >>> odds.samples, odds.p("rounds >= 1") == 1
    (20, True)
    """
    from samurai_odds.swords.whole.contest import Contest

    contest = Contest(setup, players, bots, variant, goal, round_limit, rules)
    return contest.play(limit, seed, shown, progress, threads, games, record)


@overload
def round(  # type: ignore[overload-overlap]
    position: "SetupKey | str | PathLike[str] | Scenario",
    seat: int,
    plan: str,
    *,
    bot: Bot | str = "planner",
    rivals: "Bot | str | Sequence[str]" = "planner",
    goal: int | None = None,
    round_limit: int | None = None,
    rules: str | None = None,
    by: str | None = None,
    limit: "Limit | None" = None,
    seed: int = 0,
    shown: tuple[str, ...] = (),
    progress: Callable[[int, int], None] | None = None,
    threads: int | None = None,
    games: tuple[int, int] | None = None,
    record: "str | PathLike[str] | None" = None,
) -> "Odds": ...
@overload
def round(
    position: "SetupKey | str | PathLike[str] | Scenario",
    seat: int,
    plan: Sequence[str] | None = None,
    *,
    bot: Bot | str = "planner",
    rivals: "Bot | str | Sequence[str]" = "planner",
    goal: int | None = None,
    round_limit: int | None = None,
    rules: str | None = None,
    by: str | None = None,
    limit: "Limit | None" = None,
    seed: int = 0,
    shown: tuple[str, ...] = (),
    progress: Callable[[int, int], None] | None = None,
    threads: int | None = None,
    games: tuple[int, int] | None = None,
    record: "str | PathLike[str] | None" = None,
) -> "Comparison": ...
@procedure
def round(
    position: "SetupKey | str | PathLike[str] | Scenario",
    seat: int,
    plan: str | Sequence[str] | None = None,
    *,
    bot: Bot | str = "planner",
    rivals: "Bot | str | Sequence[str]" = "planner",
    goal: int | None = None,
    round_limit: int | None = None,
    rules: str | None = None,
    by: str | None = None,
    limit: "Limit | None" = None,
    seed: int = 0,
    shown: tuple[str, ...] = (),
    progress: Callable[[int, int], None] | None = None,
    threads: int | None = None,
    games: tuple[int, int] | None = None,
    record: "str | PathLike[str] | None" = None,
) -> "Odds | Comparison":
    """Evaluate koku plans: the round, and the game to its end.

    ``position`` is a game at the start of a round, ``seat`` (from 1) who plans. ``plan`` is
    text such as ``"swords 1 (last), build 2 (Omi), levy 3 (3 bowmen), ronin 1 (Hida 2),
    ninja 1"``: all koku of the purse, what stands in brackets may be left out; or ``"bot"``,
    what the bot itself plans. What the plan does not say ``bot`` decides, ``rivals`` play the
    others, and make their secret plans anew in every game. Several plans, or none (then the
    likely ones are tried), are ranked ``by`` an expression, the chance to win, and the answer
    is a `Comparison`.

    Returns the joint distribution over ``result`` (own, other, nobody: who wins the game),
    ``rounds`` (the number of its last) and what the round comes to for the seat: ``sword``,
    ``provinces``, ``koku`` (collected after it), ``units`` (daimyos too), ``daimyos``,
    ``wasted`` (koku that bought nothing), ``castles``, ``bases``, ``levied``, ``ronin``,
    ``ninja`` (hired), ``kills`` (his), ``attacks``, ``attacks_won``, ``attacked``, ``taken``
    (provinces entered), ``daimyos_lost`` (in battle), ``heired`` (seats taken over),
    ``fallen`` (rivals eliminated), ``out`` and ``over`` (the game ends in this round); ``won``
    and ``gained`` are ``result == 'own'`` and provinces more than before.

    Keywords:
        bot: bot that makes the seat's other choices; by default 'planner'.
        rivals: bots of the others, as in play; by default 'planner'.
        goal: provinces that win, if not those of the variant.
        round_limit: round after which nobody has won; by default 40.
        rules: your own rules values (TOML).
        by: figure that several plans are ranked by; by default 'won'.
        limit: when a simulation stops: Limit(stderr=, seconds=, samples=).
        seed: random seed.
        shown: expressions whose error the limit applies to.
        progress: called with what is done and the total; by default a bar shows it.
        threads: how many to play on; by default one for each core.
        games: first and last game number of the seed to play, such as (0, 999).
        record: file to which games are added, and from which a run continues.

    >>> from samurai_odds import Limit, swords
    >>> odds = swords.round(
    ...     "chapter-7", 2, "ronin 2, ninja 3", bot="random", rivals="random",
    ...     limit=Limit(samples=10),
    ... )
    >>> odds.p("ronin == 4") == 1
    True
    """
    from samurai_odds.errors import OddsError

    how: dict[str, Any] = {"bot": bot, "rivals": rivals, "goal": goal}
    how |= {"round_limit": round_limit, "rules": rules}
    if isinstance(plan, str):
        from samurai_odds.swords.planning.one_round import OneRound

        if by is not None:
            raise OddsError("by ranks several plans: leave out by, or give several")
        question = OneRound(position, seat, plan, **how)
        return question.play(limit, seed, shown, progress, threads, games, record)
    if games is not None or record is not None:
        raise OddsError("games and record take one plan: name it")
    from samurai_odds.swords.planning.ranking import rank_plans

    return rank_plans(position, seat, plan or (), by, limit, seed, progress, threads, **how)


@procedure
def worth(
    thing: "Thing | str",
    setup: "SetupKey | str | PathLike[str] | Scenario | None" = None,
    players: int | None = None,
    *,
    variant: Variant | str | None = None,
    at_round: int | None = None,
    bots: "Bot | str | Sequence[str]" = "planner",
    goal: int | None = None,
    round_limit: int | None = None,
    rules: str | None = None,
    limit: "Limit | None" = None,
    seed: int = 0,
    threads: int | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> "Worth":
    """Value a castle, ronin, the ninja or a sword in one round.

    ``thing`` is castle, ronin (four of them), ninja, first-sword or last-sword; ``setup``,
    ``players`` and ``variant`` say which game, as in `play`; not the two-player one. Each
    seat in turn is given the thing in that round, on the same deals with the same luck, and
    for comparison koku to levy: the answer says by how much that raises its share of
    victories, and whether levying the price instead raises it more. That is what these
    ``bots`` make of it: others make more or less. Without a ``limit``, until the worth is
    known to a percent, or 60 seconds.

    Keywords:
        variant: standard, end-of-round, quick or two-player, where no set-up is given.
        at_round: round in which it is given; by default 2, of a position its own.
        bots: who plays: one for all, or one a seat; by default 'planner'.
        goal: provinces that win, if not those of the variant.
        round_limit: round after which nobody has won; by default 40.
        rules: your own rules values (TOML).
        limit: when a simulation stops: Limit(stderr=, seconds=, samples=).
        seed: random seed.
        threads: how many to play on; by default one for each core.
        progress: called with what is done and the total; by default a bar shows it.

    >>> from samurai_odds import Limit, swords
    >>> found = swords.worth("castle", players=3, bots="random", limit=Limit(samples=4))
    >>> list(found.shares)
    ['without', 'with', '1 koku levied', '2 koku levied']
    """
    from samurai_odds.swords.planning import worth as of

    how: dict[str, Any] = {"variant": variant, "at_round": at_round, "bots": bots, "goal": goal}
    how |= {"round_limit": round_limit, "rules": rules, "limit": limit, "seed": seed}
    return of.worth(thing, setup, players, **how, threads=threads, progress=progress)


@procedure
def balance(
    setup: "SetupKey | str | PathLike[str] | Scenario | None" = None,
    players: int | None = None,
    bots: "Bot | str | Sequence[str]" = "planner",
    *,
    variant: Variant | str | None = None,
    goal: int | None = None,
    round_limit: int | None = None,
    rules: str | None = None,
    changes: bool = True,
    limit: "Limit | None" = None,
    seed: int = 0,
    threads: int | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> "Balance":
    """Compare the seats' win rates, by bot and by change.

    The ``bots`` sit down in turn and are turned round the table: every deal is played in
    every seating, with the same luck. Of the two-player game the players are compared, each
    with both his colors. Then, if ``changes``, other goals and handicaps of the strongest
    seat are tried on the same deals. Without a ``limit``, until every seat's share is known
    to half a percent, or 60 seconds.

    The answer says, all with errors: ``seats`` (shares of games won from each), ``uneven``
    (the chance of seats as far apart if all were alike), ``setup_swords`` (what the holder of
    each sword drawn in the set-up won), ``bots``, ``terms`` (a conditional logit of seats and
    bots), ``limits`` (if most provinces won after a round) and ``changes``. It prints itself,
    and has ``to_dict`` and ``plot``. For the swords that are bid for see `worth`.

    Keywords:
        variant: standard, end-of-round, quick or two-player, where no set-up is given.
        goal: provinces that win, if not those of the variant.
        round_limit: round after which nobody has won; by default 40.
        rules: your own rules values (TOML).
        changes: whether other goals and handicaps are tried too.
        limit: when a simulation stops: Limit(stderr=, seconds=, samples=).
        seed: random seed.
        threads: how many to play on; by default one for each core.
        progress: called with what is done and the total; by default a bar shows it.

    >>> from samurai_odds import Limit, swords
    >>> how = {"changes": False, "limit": Limit(samples=4)}
    >>> len(swords.balance(players=3, bots="random", **how).seats)
    3
    """
    from samurai_odds.swords.fairness import balance as of

    how: dict[str, Any] = {"variant": variant, "goal": goal, "round_limit": round_limit}
    how |= {"rules": rules, "changes": changes, "limit": limit, "seed": seed}
    return of.balance(setup, players, bots, **how, threads=threads, progress=progress)


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


def scenarios() -> Listed:
    """List the built-in scenarios: keys, titles, sizes.

    >>> from samurai_odds import swords
    >>> "standard-4" in swords.scenarios().text()
    True
    """
    from samurai_odds.swords.scenario.text import shipped

    rows = []
    for key in shipped():
        one = scenario(key)
        begins = "to be dealt" if one.to_be_set_up else f"round {one.round}"
        rows.append((key, one.title, one.players, begins))
    columns = ("set-up", "title", "players", "begins")
    note = "'swords map SETUP' shows one (a name above, or the path of your own file)"
    return Listed(Grid("", columns, tuple(rows), (note,)))


def bots() -> Listed:
    """List the bots that play, and how each plays.

    >>> from samurai_odds import swords
    >>> "random" in swords.bots().text()
    True
    """
    from samurai_odds.swords.bots import BOTS

    return listed_bots(BOTS.modules)


def map(
    setup: "SetupKey | str | PathLike[str] | Scenario",
    rules: "str | PathLike[str] | None" = None,
) -> Shown:
    """Show the map of a scenario or a position: print it, ``plot()`` it, or take ``to_dict()``.

    ``rules`` is a file of your own numbers.

    >>> from samurai_odds import swords
    >>> len(swords.map("standard-4").text()) > 200
    True
    """
    from samurai_odds.swords.drawing.text import map_data, map_text
    from samurai_odds.swords.facts import load

    found = setup if isinstance(setup, Scenario) else scenario(setup, rules)
    facts = load(rules)

    def draw() -> Any:
        from samurai_odds.swords.drawing.picture import draw_map

        return draw_map(found, facts=facts)

    return Shown(map_text(found, facts), map_data(found, facts), draw)
