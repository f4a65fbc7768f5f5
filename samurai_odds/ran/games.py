"""Full games as functions: play, turn, and what they start from."""

# mypy: disable-error-code="empty-body"
from os import PathLike
from typing import TYPE_CHECKING, Annotated, Unpack

from samurai_odds.engine.declaring import Opt, Playing, passed_on, procedure
from samurai_odds.engine.provenance import source_tag
from samurai_odds.grids.answer import Listed, Shown, listed_bots, listed_scenarios
from samurai_odds.play.asking import as_draft, plays, shown_map
from samurai_odds.play.options import BLUE, ENEMY, MOVER, RED, SCENARIO, BlueArmy, Orders
from samurai_odds.ran.homes import question
from samurai_odds.ran.scenario.scenario import HONJIN, Scenario, draft
from samurai_odds.ran.words import USUAL_BOT, Bot, Rules, ScenarioKey

if TYPE_CHECKING:
    from samurai_odds.play.sampled import Sampled

Given = Annotated[ScenarioKey | str | PathLike[str] | Scenario, SCENARIO]
TurnLimit = Annotated[
    int | None,
    Opt("Turns after which a battle is judged by rout points (the scenario's).", 1, None),
]


@plays
@passed_on(question)
def play(
    scenario: Given,
    red: Annotated[Bot | str, RED] = USUAL_BOT,
    blue: Annotated[Bot | str, BLUE] = USUAL_BOT,
    *,
    turn_limit: TurnLimit = None,
    rules: Rules = None,
    **how: Unpack[Playing],
) -> "Sampled":
    """Simulate a scenario with two bots: who wins, and how.

    ``scenario`` is a built-in one such as study-foot ('ran scenarios' lists them), or the path
    of a scenario file or a saved position, which is played on. 'ran bots' lists the bots.
    Without a limit, 2,000 battles or as many as 20 seconds allow.

    EXPR may use numbers, + - * /, comparisons, in (1, 2), and or not, min max abs and:
    winner ('red', 'blue', 'none'), reason ('rout', 'both', 'turn limit'), turns, margin
    (blue's rout points less red's), and for red_ and blue_ each: rout_points (heads taken
    off), heads (won and held), units_lost (routed or eliminated at the end), busho_lost,
    contingents_fled.

    Returns the joint distribution over these variables.

    >>> from samurai_odds import Limit, ran
    >>> odds = ran.play("study-foot", "random", "random", limit=Limit(samples=4))
    >>> odds.samples
    4
    """


@plays
@passed_on(question)
def turn(
    position: Given,
    contingent: Annotated[
        str,
        Opt("Contingent that has the Orders Phase: letter or busho.", metavar="NAME", dashed=True),
    ],
    *,
    orders: Orders = None,
    bot: Annotated[Bot | str, MOVER] = USUAL_BOT,
    enemy: Annotated[Bot | str, ENEMY] = USUAL_BOT,
    replies: Annotated[int, Opt("Orders Phases that follow, whoever's.", 0, None)] = 1,
    rules: Rules = None,
    **how: Unpack[Playing],
) -> "Sampled":
    """Evaluate an orders phase of a contingent.

    ``position`` is a scenario or a saved position (ran play --save). The contingent's side has
    the initiative, and it is active (one of its So-Taisho's activations is used up if it was
    not). Without a limit, 10,000 phases are played.

    A FILE of orders (in Python also its text) has lines such as "move A1 0304 n",
    "fire A6 b2", "attack A1 b2", "charge C1 b2"; the README of full games lists them all.

    EXPR may use numbers, + - * /, comparisons, in (1, 2), and or not, min max abs and:
    result ('own', 'enemy', 'none': who has won the battle), swing (the enemy's rout points
    less the own); for own_ and enemy_ each: rout_points, heads, units_lost, disrupted, hits,
    busho_lost (changes in the phase); the same of what follows: reply_swing,
    reply_own_rout_points and so on; total_swing.

    Returns the joint distribution over these variables.

    >>> from samurai_odds import Limit, ran
    >>> odds = ran.turn("study-foot", "A", bot="random", enemy="random", limit=Limit(samples=4))
    >>> odds.samples
    4
    """


@procedure
def scenario(name_or_path: ScenarioKey | str | PathLike[str]) -> Scenario:
    """Read a scenario or a position: a built-in one by its key, your own by the path of its file.

    Raises OddsError with every problem of the file and the line where it stands, or with
    the keys that there are.

    >>> from samurai_odds import ran
    >>> len(ran.scenario("study-foot").standing)
    18
    """
    from samurai_odds.ran.scenario.text import load

    return load(name_or_path)


_scenario = scenario  # where a parameter has the same name


@procedure
def scenarios() -> Listed:
    """List the built-in scenarios: keys, titles, sizes.

    >>> from samurai_odds import ran
    >>> "study-foot" in ran.scenarios().text()
    True
    """
    from samurai_odds.ran.scenario.text import shipped

    rows = []
    for key in shipped():
        read = scenario(key)
        units = [
            sum(c.unit.type != HONJIN for each in read.of_side(side) for c in each.counters)
            for side in (0, 1)
        ]
        rows.append((key, read.title, f"{units[0]} v {units[1]}", source_tag(read.source)))
    return listed_scenarios("ran", ("scenario", "title", "units", "numbers"), rows)


@procedure
def bots() -> Listed:
    """List the bots that play, and how each plays.

    >>> from samurai_odds import ran
    >>> "random" in ran.bots().text()
    True
    """
    from samurai_odds.ran.bots import BOTS

    return listed_bots(BOTS.modules)


@procedure
def new(
    *,
    units: Annotated[str, Opt("Each side's army; a ; ends a contingent.", metavar="LIST")] = (
        "2 SI, 4 AS, 2 AS-B"
    ),
    blue: BlueArmy = None,
    size: Annotated[str, Opt("Columns and rows (10 or more) of the map.", metavar="CxR")] = "9x10",
) -> Shown:
    """Make a scenario to edit: two armies on clear ground.

    LIST is such as "2 SI, 4 AS 6-4/5-3; 3 KB": contingents, the So-Taisho's first, with a
    Honjin besides. Units without ratings have those of the studies.

    Returns an answer that prints and draws itself; its ``file()`` is the text to edit.

    >>> from samurai_odds import ran
    >>> print(ran.new(units="4 AS", size="8x10").file()[:14])
    Title: A draft
    """
    return as_draft("ran", map(draft(units, blue, size)))


@procedure
def map(scenario: Given) -> Shown:
    """Show the map of a scenario or a position.

    ``scenario`` is the key of a built-in one ('ran scenarios' lists them), or the path of a
    file. The map shows the ground, the units and how they face.

    Returns an answer that prints and draws itself.

    >>> from samurai_odds import ran
    >>> len(ran.map("study-foot").text()) > 200
    True
    """
    from samurai_odds.ran.scenario.text import FILES, write

    battle = _scenario(scenario) if isinstance(scenario, str | PathLike) else scenario

    def file() -> str:
        if isinstance(scenario, str | PathLike):
            return FILES.text(scenario)  # as it was written
        return write(battle)

    return shown_map("ran", battle, file)
