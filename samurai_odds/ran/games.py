"""Whole battles as functions: play, balance, turn, and what they start from."""

from collections.abc import Callable, Sequence
from os import PathLike
from typing import TYPE_CHECKING, Any

from samurai_odds.analysis.page import Listed, Shown, listed_bots
from samurai_odds.engine.declaring import procedure
from samurai_odds.grids.grid import Grid
from samurai_odds.ran.names import Bot, ScenarioKey

if TYPE_CHECKING:
    from samurai_odds.analysis.fairness.answer import Fairness
    from samurai_odds.engine.answers.odds import Odds
    from samurai_odds.engine.limit import Limit
    from samurai_odds.ran.scenario.scenario import Scenario


@procedure
def play(
    scenario: "ScenarioKey | str | PathLike[str] | Scenario",
    red: Bot | str = "greedy",
    blue: Bot | str = "greedy",
    *,
    turn_limit: int | None = None,
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
    position in the middle of a battle is played on. Without a ``limit``, 2,000 games or as
    many as 20 seconds allow. ``shown`` names the figures whose error a ``limit`` applies to.
    ``games`` plays just some game numbers of the seed; ``record`` keeps all games in a
    file, from which a later run goes on (`merge` puts several together).

    Returns the joint distribution over ``winner`` (red, blue, none), ``reason`` (rout, both,
    turn limit), ``turns`` and for each side ``red_rout_points`` (heads taken off),
    ``red_heads`` (won and held), ``red_units_lost`` (routed or eliminated at the end),
    ``red_busho_lost``, ``red_contingents_fled``; ``margin`` is blue's rout points less red's.

    Keywords:
        turn_limit: turns after which a battle is judged by rout points; by default the scenario's.
        rules: your own rules values (TOML).
        limit: when a simulation stops: Limit(stderr=, seconds=, samples=).
        seed: random seed.
        shown: expressions whose error the limit applies to.
        progress: called with what is done and the total; by default a bar shows it.
        threads: how many to play on; by default one for each core.
        games: first and last game number of the seed to play, such as (0, 999).
        record: file to which games are added, and from which a run continues.

    >>> from samurai_odds import Limit, ran
    >>> odds = ran.play("study-foot", "random", "random", limit=Limit(samples=4))
    >>> odds.samples
    4
    """
    from samurai_odds.ran.whole.contest import Contest

    contest = Contest(scenario, red, blue, turn_limit, rules)
    return contest.play(limit, seed, shown, progress, threads, games, record)


@procedure
def turn(
    position: "ScenarioKey | str | PathLike[str] | Scenario",
    contingent: str,
    *,
    orders: "str | PathLike[str] | None" = None,
    bot: Bot | str = "greedy",
    enemy: Bot | str = "greedy",
    replies: int = 1,
    rules: str | None = None,
    limit: "Limit | None" = None,
    seed: int = 0,
    shown: tuple[str, ...] = (),
    progress: Callable[[int, int], None] | None = None,
    threads: int | None = None,
    games: tuple[int, int] | None = None,
    record: "str | PathLike[str] | None" = None,
) -> "Odds":
    """Evaluate an orders phase of a contingent, and those that follow.

    ``position`` is a scenario or a position; ``contingent`` is a letter or the name of its
    busho. His side has the initiative and he is active (one of his So-Taisho's activations
    is used up if he was not). ``orders`` is a file of orders, or its text (the README
    explains the lines); whatever it does not say ``bot`` decides. ``replies`` Orders Phases
    follow, whoever's they are, played by ``enemy`` and ``bot``.

    Returns the joint distribution over ``result`` (own, enemy: who has won; none), and what
    the phase changed for the side that gives orders and for its enemy: ``own_rout_points``,
    ``own_heads``, ``own_units_lost``, ``own_disrupted`` (units more), ``own_hits``
    (hits more), ``own_busho_lost``, ``enemy_rout_points`` and so on; the same of the replies:
    ``reply_own_rout_points``, ... ``swing``, ``reply_swing`` and ``total_swing`` are the
    enemy's rout points less the own.

    Keywords:
        orders: file of orders, or its text; what it leaves open the bot decides.
        bot: bot that plays the side to move; by default 'greedy'.
        enemy: bot that plays the other side; by default 'greedy'.
        replies: Orders Phases that follow the one asked about; by default 1.
        rules: your own rules values (TOML).
        limit: when a simulation stops: Limit(stderr=, seconds=, samples=).
        seed: random seed.
        shown: expressions whose error the limit applies to.
        progress: called with what is done and the total; by default a bar shows it.
        threads: how many to play on; by default one for each core.
        games: first and last game number of the seed to play, such as (0, 999).
        record: file to which games are added, and from which a run continues.

    >>> from samurai_odds import Limit, ran
    >>> odds = ran.turn("study-foot", "A", bot="random", enemy="random", limit=Limit(samples=4))
    >>> odds.samples
    4
    """
    from samurai_odds.ran.whole.one_turn import OneTurn

    question = OneTurn(position, contingent, orders, bot, enemy, replies, rules)
    return question.play(limit, seed, shown, progress, threads, games, record)


@procedure
def balance(
    scenario: "ScenarioKey | str | PathLike[str] | Scenario",
    *,
    bots: str | Sequence[str] = ("greedy", "careful"),
    within: float = 0.05,
    turn_limit: int | None = None,
    rules: str | None = None,
    limit: "Limit | None" = None,
    seed: int = 0,
    threads: int | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> "Fairness":
    """Test which side a scenario of RAN favors, and find a fix.

    Each of the ``bots`` (a list, or names with commas) plays each, on both sides, with the
    same luck; a battle that nobody wins counts one half. Then other turn limits are played,
    and if the scenario is not even, small changes of rout levels, trumps and activations.
    ``within`` is how far from one half red's share may be to be called fair; the verdict is
    wrong in 5% of cases at most, however often it is looked at. Without a ``limit``, until
    red's share is known to 0.6%, or 60 seconds.

    Returns an answer whose ``share`` is red's when each side takes the bot that is best for
    it and ``verdict.word`` the test's word; printed, it says all in words.

    Keywords:
        bots: who plays each other; by default greedy and careful.
        within: how far from one half is still fair; by default 0.05.
        turn_limit: turns after which a battle is judged by rout points; by default the scenario's.
        rules: your own rules values (TOML).
        limit: when a simulation stops: Limit(stderr=, seconds=, samples=).
        seed: random seed.
        threads: how many to play on; by default one for each core.
        progress: called with what is done and the total; by default a bar shows it.

    >>> from samurai_odds import Limit, ran
    >>> found = ran.balance("study-foot", bots="random", limit=Limit(samples=64))
    >>> 0 < found.share < 1
    True
    """
    from samurai_odds.ran.whole.balance import balance as weigh

    return weigh(scenario, bots, within, turn_limit, rules, limit, seed, threads, progress)


def scenario(name_or_path: "ScenarioKey | str | PathLike[str]") -> "Scenario":
    """Read a scenario or a position: a shipped one by its key, your own by the path of its file.

    Raises OddsError with every problem of the file and the line where it stands, or with
    the keys that there are.

    >>> from samurai_odds import ran
    >>> len(ran.scenario("study-foot").standing)
    18
    """
    from samurai_odds.ran.scenario.text import load

    return load(name_or_path)


_scenario = scenario  # where a parameter has the same name


def scenarios() -> Listed:
    """List the built-in scenarios: keys, titles, sizes.

    >>> from samurai_odds import ran
    >>> "study-foot" in ran.scenarios().text()
    True
    """
    from samurai_odds.ran.scenario.scenario import HONJIN
    from samurai_odds.ran.scenario.text import shipped

    rows = []
    for key in shipped():
        read = scenario(key)
        units = [
            sum(c.unit.type != HONJIN for each in read.of_side(side) for c in each.counters)
            for side in (0, 1)
        ]
        rows.append((key, read.title, f"{units[0]} v {units[1]}", read.source.split(",")[0]))
    columns = ("scenario", "title", "units", "numbers")
    note = "'ran map SCENARIO' shows one (a name above, or the path of your own file)"
    return Listed(Grid("", columns, tuple(rows), (note,)))


def bots() -> Listed:
    """List the bots that play, and how each plays.

    >>> from samurai_odds import ran
    >>> "random" in ran.bots().text()
    True
    """
    from samurai_odds.ran.bots import BOTS

    return listed_bots(BOTS.modules)


def map(
    scenario: "ScenarioKey | str | PathLike[str] | Scenario",
) -> Shown:
    """Show the map of a scenario or a position: print it, ``plot()`` it, or take ``to_dict()``.

    The ground, the units and how they face.

    >>> from samurai_odds import ran
    >>> len(ran.map("study-foot").text()) > 200
    True
    """
    from samurai_odds.ran.drawing.text import map_data, map_text

    found = _scenario(scenario) if isinstance(scenario, str | PathLike) else scenario

    def draw() -> Any:
        from samurai_odds.ran.drawing.picture import draw_map

        return draw_map(found)

    return Shown(map_text(found), map_data(found), draw)
