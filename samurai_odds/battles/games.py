"""Battles fought whole, as functions: play, turn, and the scenarios that they start from."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, overload

from samurai_odds.analysis.page import Listed, Shown, listed_bots
from samurai_odds.battles.scenario.scenario import Scenario
from samurai_odds.battles.words import Bot, ScenarioKey, Side
from samurai_odds.engine.declaring import procedure
from samurai_odds.grids.grid import Grid

if TYPE_CHECKING:
    from os import PathLike

    from samurai_odds.analysis.compare import Comparison
    from samurai_odds.engine.answers.odds import Odds
    from samurai_odds.engine.limit import Limit


@procedure
def play(
    scenario: "ScenarioKey | str | PathLike[str] | Scenario",
    red: Bot | str = "greedy",
    blue: Bot | str = "greedy",
    *,
    first: Side | None = None,
    turn_limit: int = 1000,
    dragons: "str | PathLike[str] | None" = None,
    rules: str | None = None,
    limit: "Limit | None" = None,
    seed: int = 0,
    shown: tuple[str, ...] = (),
    progress: Callable[[int, int], None] | None = None,
    threads: int | None = None,
    games: tuple[int, int] | None = None,
    record: "str | PathLike[str] | None" = None,
) -> "Odds":
    """Simulate a full game with two bots many times.

    ``scenario`` is a shipped scenario's key, the path of a file, or a `Scenario`; a
    position in the middle of a game is played on. ``first`` (red or blue) changes who
    begins, ``turn_limit`` stops a game that nobody wins, ``dragons`` is a file of
    Dragon cards of your own. Without a ``limit``, 2,000 games or as many as 20 seconds
    allow. ``shown`` names the figures whose error a ``limit`` applies to. ``games`` plays
    just some game numbers of the seed; ``record`` keeps all games in a file, from which
    a later run goes on (`merge` puts several together).

    Returns the joint distribution over ``winner`` (red, blue, none), ``reason``,
    ``turns`` and for each side ``red_banners``, ``red_tokens``, ``red_cards``,
    ``red_units_lost``, ``red_blocks_lost``, ``red_leaders_lost``,
    ``red_leaders_killed``, ``red_seppuku``; ``margin`` is red's banners less blue's.

    Keywords:
        first: side that begins, if not the scenario's own; 'red' or 'blue'.
        turn_limit: turns of both sides after which nobody has won; by default 1000.
        dragons: your own Dragon cards (TOML).
        rules: your own rules values (TOML).
        limit: when a simulation stops: Limit(stderr=, seconds=, samples=).
        seed: random seed.
        shown: expressions whose error the limit applies to.
        progress: called with what is done and the total; by default a bar shows it.
        threads: how many to play on; by default one for each core.
        games: first and last game number of the seed to play, such as (0, 999).
        record: file to which games are added, and from which a run continues.

    >>> from samurai_odds import Limit, battles
    >>> odds = battles.play("study-spears", "random", "random", limit=Limit(samples=100))
    >>> odds.samples, odds.p("red_banners <= 8").text()
    (100, '> 96%')
    """
    from samurai_odds.battles.whole.contest import Contest

    contest = Contest(scenario, red, blue, first, turn_limit, dragons, rules)
    return contest.play(limit, seed, shown, progress, threads, games, record)


@procedure
def par(
    scenario: "ScenarioKey | str | PathLike[str] | Scenario",
    bot: Bot | str = "careful",
    *,
    turn_limit: int = 1000,
    dragons: "str | PathLike[str] | None" = None,
    rules: str | None = None,
    limit: "Limit | None" = None,
    seed: int = 0,
    shown: tuple[str, ...] = (),
    progress: Callable[[int, int], None] | None = None,
    threads: int | None = None,
    games: tuple[int, int] | None = None,
    record: "str | PathLike[str] | None" = None,
) -> "Odds":
    """Compute par: what equal players should score.

    The ``bot`` plays both sides. The answer shows the banners of each side with their
    quartiles, whom the scenario favors, how long it lasts, what lead luck alone gives in
    a match of two battles with the sides exchanged, and which part of the lead's variance
    the first hands dealt decide. Variables and ``limit`` are those of `battles.play`.

    Keywords:
        turn_limit: turns of both sides after which nobody has won; by default 1000.
        dragons: your own Dragon cards (TOML).
        rules: your own rules values (TOML).
        limit: when a simulation stops: Limit(stderr=, seconds=, samples=).
        seed: random seed.
        shown: expressions whose error the limit applies to.
        progress: called with what is done and the total; by default a bar shows it.
        threads: how many to play on; by default one for each core.
        games: first and last game number of the seed to play, such as (0, 999).
        record: file to which games are added, and from which a run continues.

    >>> from samurai_odds import Limit, battles
    >>> sheet = battles.par("study-spears", "random", limit=Limit(samples=100))
    >>> str(sheet).splitlines()[0]
    'Par is 2.1 banners for red and 2.0 for blue; too close to call which side is'
    """
    from samurai_odds.battles.whole.par import Par

    sheet = Par(scenario, bot, turn_limit, dragons, rules)
    return sheet.play(limit, seed, shown, progress, threads, games, record)


@overload
def turn(
    position: "ScenarioKey | str | PathLike[str] | Scenario",
    card: str | Sequence[str],
    *,
    orders: "str | PathLike[str] | None" = None,
    bot: Bot | str = "greedy",
    enemy: Bot | str = "greedy",
    replies: int = 1,
    dragons: "str | PathLike[str] | None" = None,
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
def turn(
    position: "ScenarioKey | str | PathLike[str] | Scenario",
    card: None = None,
    *,
    orders: None = None,
    bot: Bot | str = "greedy",
    enemy: Bot | str = "greedy",
    replies: int = 1,
    dragons: "str | PathLike[str] | None" = None,
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
@overload
def turn(
    position: "ScenarioKey | str | PathLike[str] | Scenario",
    card: None = None,
    *,
    orders: "str | PathLike[str]",
    bot: Bot | str = "greedy",
    enemy: Bot | str = "greedy",
    replies: int = 1,
    dragons: "str | PathLike[str] | None" = None,
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
@procedure
def turn(
    position: "ScenarioKey | str | PathLike[str] | Scenario",
    card: str | Sequence[str] | None = None,
    *,
    orders: "str | PathLike[str] | None" = None,
    bot: Bot | str = "greedy",
    enemy: Bot | str = "greedy",
    replies: int = 1,
    dragons: "str | PathLike[str] | None" = None,
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
    """Evaluate a turn: a card, its orders and the enemy's replies.

    ``position`` is a scenario or a position in the middle of a game; the card is in the
    hand, or among the cards of it that the position does not name; in Epic it may be on the
    common rack, and two cards may be named, one of either. ``orders`` is a file
    of orders, or its text (the README explains the lines); whatever it does not say
    ``bot`` decides. ``replies`` turns follow, played by ``enemy`` and ``bot``. Without a
    card, all cards of the hand are ranked ``by`` an expression (net blocks and banners of
    the turn and the replies), and the answer is a `Comparison`.

    Returns the joint distribution over ``result`` (own, enemy: who has won; none), and
    what the turn changed for the side to move and for its enemy: ``own_banners``,
    ``own_blocks_lost``, ``own_units_lost``, ``own_leaders_lost``, ``own_tokens``,
    ``enemy_banners`` and so on; the same of the replies: ``reply_own_banners``, ...
    ``swing``, ``reply_swing`` and ``total_swing`` are own banners less the enemy's.

    Keywords:
        orders: file of orders, or its text; what it leaves open the bot decides.
        bot: bot that plays the side to move; by default 'greedy'.
        enemy: bot that plays the other side; by default 'greedy'.
        replies: turns that follow the one asked about; by default 1.
        dragons: your own Dragon cards (TOML).
        rules: your own rules values (TOML).
        limit: when a simulation stops: Limit(stderr=, seconds=, samples=).
        seed: random seed.
        shown: expressions whose error the limit applies to.
        progress: called with what is done and the total; by default a bar shows it.
        threads: how many to play on; by default one for each core.
        games: first and last game number of the seed to play, such as (0, 999).
        record: file to which games are added, and from which a run continues.

    >>> from samurai_odds import Limit, battles
    >>> odds = battles.turn(
    ...     "first-samurai-skirmish", "order-three-left", bot="random", enemy="random",
    ...     limit=Limit(samples=200),
    ... )
    >>> odds.p("swing > 2").text()
    '< 2%'
    """
    from samurai_odds.battles.whole.one_turn import OneTurn
    from samurai_odds.errors import OddsError

    if card is None and orders is None:
        if games is not None or record is not None:
            raise OddsError("games and record take one card: name it")
        from samurai_odds.battles.whole.hand import rank_hand

        how: dict[str, Any] = {"orders": orders, "bot": bot, "enemy": enemy, "replies": replies}
        how |= {"dragons": dragons, "rules": rules}
        return rank_hand(position, by, limit, seed, progress, threads, **how)
    if by is not None:
        raise OddsError("by ranks the cards of a hand: leave out the card, or by")
    question = OneTurn(position, card, orders, bot, enemy, replies, dragons, rules)
    return question.play(limit, seed, shown, progress, threads, games, record)


def scenario(
    name_or_path: "ScenarioKey | str | PathLike[str]", dragons: "str | PathLike[str] | None" = None
) -> Scenario:
    """Read a scenario: a shipped one by its key, your own by the path of its file.

    ``dragons`` is a file of your own Dragon cards, which a position may name. Raises
    OddsError with every problem of the file and the line where it stands, or with the
    keys that there are.

    >>> from samurai_odds import battles
    >>> skirmish = battles.scenario("first-samurai-skirmish")
    >>> skirmish.armies[0].banners, len(skirmish.units)
    (5, 20)
    """
    from samurai_odds.battles.scenario.text import load

    if dragons is None:
        return load(name_or_path)
    from samurai_odds.battles.dragons import dragon_deck

    return load(name_or_path, {card.key: card.copies for card in dragon_deck(dragons)})


_scenario = scenario  # where a parameter has the same name


def scenarios() -> Listed:
    """List the built-in scenarios: keys, titles, sizes.

    >>> from samurai_odds import battles
    >>> "study-spears" in battles.scenarios().text()
    True
    """
    from samurai_odds.battles.scenario.text import shipped

    rows = []
    for key in shipped():
        one = scenario(key)
        sides = [sum(unit.side == side for unit in one.units) for side in (0, 1)]
        rows.append((key, one.title, f"{sides[0]} v {sides[1]}", one.source.split(",")[0]))
    columns = ("scenario", "title", "units", "numbers")
    note = "'battles map SCENARIO' shows one (a name above, or the path of your own file)"
    return Listed(Grid("", columns, tuple(rows), (note,)))


def bots() -> Listed:
    """List the bots that play, and how each plays.

    >>> from samurai_odds import battles
    >>> "random" in battles.bots().text()
    True
    """
    from samurai_odds.battles.bots import BOTS

    return listed_bots(BOTS.modules)


def map(
    scenario: "ScenarioKey | str | PathLike[str] | Scenario",
    dragons: "str | PathLike[str] | None" = None,
) -> Shown:
    """Show the map of a scenario or a position: print it, ``plot()`` it, or take ``to_dict()``.

    ``dragons`` is a file of your own Dragon cards, which a position may name.

    >>> from samurai_odds import battles
    >>> len(battles.map("study-spears").text()) > 200
    True
    """
    from samurai_odds.battles.drawing.text import map_data, map_text

    found = scenario if isinstance(scenario, Scenario) else _scenario(scenario, dragons)

    def draw() -> Any:
        from samurai_odds.battles.drawing.picture import draw_map

        return draw_map(found)

    return Shown(map_text(found), map_data(found), draw)
