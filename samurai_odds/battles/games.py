"""Full games as functions: play, turn, and the scenarios that they start from."""

# mypy: disable-error-code="empty-body"
from collections.abc import Sequence
from functools import partial
from os import PathLike
from typing import TYPE_CHECKING, Annotated, Any, Literal, Unpack, overload

from samurai_odds.battles.dragons import dragon_deck
from samurai_odds.battles.homes import question
from samurai_odds.battles.scenario.scenario import Scenario, draft
from samurai_odds.battles.words import TURN_LIMIT, USUAL_BOT, Bot, ScenarioKey, Side
from samurai_odds.engine.declaring import MARGIN, Margin, Opt, Playing, Rules, passed_on, procedure
from samurai_odds.engine.provenance import source_tag
from samurai_odds.errors import OddsError
from samurai_odds.grids.answer import Listed, Shown, listed_bots, listed_scenarios
from samurai_odds.play.asking import Several, as_draft, plays, shown_map
from samurai_odds.play.options import BLUE, BOTH, ENEMY, MOVER, RED, SCENARIO, BlueArmy, Orders

if TYPE_CHECKING:
    from samurai_odds.analysis.compare import Comparison
    from samurai_odds.engine.answers.odds import Odds
    from samurai_odds.play.sampled import Sampled

Given = Annotated[ScenarioKey | str | PathLike[str] | Scenario, SCENARIO]
File = str | PathLike[str] | None
Dragons = Annotated[File, Opt("Your own Dragon cards (TOML).", metavar="FILE", group="Method")]
TurnLimit = Annotated[
    int, Opt("Turns of both sides after which nobody has won.", 1, None, metavar="N")
]
PlaysTurn = Annotated[Bot | str, MOVER]
PlaysEnemy = Annotated[Bot | str, ENEMY]
Replies = Annotated[int, Opt("Turns that follow.", 0, None, metavar="N")]
CardLed = Annotated[
    str | Sequence[str] | None,
    Opt(
        "Command card led, in Epic up to two; without one, those of the hand are ranked.",
        metavar="CARD",
        reads="command card",
        dashed=True,
        repeatable=True,
    ),
]
RankedBy = Annotated[
    str | None,
    Opt("Rank the hand by this (net blocks and banners, the replies counted).", metavar="EXPR"),
]


@plays
@passed_on(question)
def play(
    scenario: Given,
    red: Annotated[Bot | str, RED] = USUAL_BOT,
    blue: Annotated[Bot | str, BLUE] = USUAL_BOT,
    *,
    first: Annotated[Side | None, Opt("Side that begins (the scenario's).")] = None,
    turn_limit: TurnLimit = TURN_LIMIT,
    dragons: Dragons = None,
    rules: Rules = None,
    **how: Unpack[Playing],
) -> "Sampled":
    """Simulate a scenario with two bots: who wins, and how.

    ``scenario`` is a built-in scenario such as first-samurai-skirmish, or the path of a
    scenario file or a saved position, which is played on. 'battles bots' lists the bots.
    Without a limit, 2,000 battles or as many as 20 seconds allow.

    EXPR may use numbers, + - * /, comparisons, in (1, 2), and or not, min max abs and:
    winner ('red', 'blue', 'none'), reason ('banners', 'objectives', 'surrender',
    'turn limit'), turns, margin (red's banners less blue's), and for red_ and
    blue_ each: banners, tokens, cards, units_lost, blocks_lost, leaders_lost,
    leaders_killed, seppuku.

    Returns the joint distribution over these variables.

    >>> from samurai_odds import Limit, battles
    >>> odds = battles.play("study-spears", "random", "random", limit=Limit(samples=100))
    >>> odds.samples, odds.p("red_banners <= 8").text()
    (100, '> 96%')
    """


@plays
@passed_on(question)
def par(
    scenario: Given,
    bot: Annotated[Bot | str, BOTH] = USUAL_BOT,
    *,
    turn_limit: TurnLimit = TURN_LIMIT,
    dragons: Dragons = None,
    rules: Rules = None,
    margin: Margin = MARGIN,
    **how: Unpack[Playing],
) -> "Sampled":
    """Compute par: what equal players should score.

    Shows the banners of each side with their quartiles, whom the scenario favors (as `balance`
    tests it), how long it lasts; how much is decided by the first hands dealt, how much by dice and
    later cards; and what lead luck alone gives in a match of two battles, sides swapped.
    Without a limit, 2,000 battles or as many as 20 seconds allow, and 2,000 more for the luck of
    the deal.

    EXPR may use the same names as in 'battles play'.

    >>> from samurai_odds import Limit, battles
    >>> sheet = battles.par("study-spears", "random", limit=Limit(samples=100))
    >>> str(sheet)[:47]
    'Par is 2.1 banners for red and 2.0 for blue. St'
    """


@overload
def turn(
    position: Given,
    card: str | Sequence[str],
    *,
    orders: Orders = None,
    bot: PlaysTurn = USUAL_BOT,
    enemy: PlaysEnemy = USUAL_BOT,
    replies: Replies = 1,
    by: RankedBy = None,
    dragons: Dragons = None,
    rules: Rules = None,
    **how: Unpack[Playing],
) -> "Odds": ...
@overload
def turn(
    position: Given,
    card: None = None,
    *,
    orders: None = None,
    bot: PlaysTurn = USUAL_BOT,
    enemy: PlaysEnemy = USUAL_BOT,
    replies: Replies = 1,
    by: RankedBy = None,
    dragons: Dragons = None,
    rules: Rules = None,
    **how: Unpack[Playing],
) -> "Comparison": ...
@overload
def turn(
    position: Given,
    card: None = None,
    *,
    orders: str | PathLike[str],
    bot: PlaysTurn = USUAL_BOT,
    enemy: PlaysEnemy = USUAL_BOT,
    replies: Replies = 1,
    by: RankedBy = None,
    dragons: Dragons = None,
    rules: Rules = None,
    **how: Unpack[Playing],
) -> "Odds": ...
@plays
def turn(
    position: Given,
    card: CardLed = None,
    *,
    orders: Orders = None,
    bot: PlaysTurn = USUAL_BOT,
    enemy: PlaysEnemy = USUAL_BOT,
    replies: Replies = 1,
    by: RankedBy = None,
    dragons: Dragons = None,
    rules: Rules = None,
    **how: Unpack[Playing],
) -> "Sampled | Several":
    """Evaluate a turn: a card, its orders and the replies.

    Without ``card`` the cards of the hand are ranked, each with the bot's orders for it
    (every kind of card if the hand is unknown), 2,000 turns each.

    ``position`` is a scenario or a saved position (battles play --save); CARD is a command
    card such as order-three-left, in the hand of the side to move, or among the
    cards that the position leaves open. Without a limit, 10,000 turns are played.
    In Epic it may come from the rack (rack:CARD where the hand holds it too), and a
    second card goes beside the first.

    A FILE of orders (in Python also its text) has lines such as "order c9", "move c9 c8",
    "battle c8 c7", "inspire yes", "dragon rice-famine"; the README of full games lists
    them all.

    EXPR may use numbers, + - * /, comparisons, in (1, 2), and or not, min max abs and:
    result ('own', 'enemy', 'none': who has won the battle), swing (own banners less
    the enemy's); for own_ and enemy_ each: banners, blocks_lost, units_lost,
    leaders_lost, tokens (changes in the turn); the same of the reply: reply_swing,
    reply_own_banners and so on; total_swing.

    Returns the joint distribution over these variables, or a `Comparison` of the cards.

    >>> from samurai_odds import Limit, battles
    >>> odds = battles.turn(
    ...     "first-samurai-skirmish", "order-three-left", bot="random", enemy="random",
    ...     limit=Limit(samples=200),
    ... )
    >>> odds.p("swing > 2").text()
    '< 2%'
    """
    from samurai_odds.battles.full_game.one_turn import OneTurn, rank_hand

    if card or orders is not None:
        if by is not None:
            raise OddsError("by ranks the cards of a hand: leave out the card, or by")
        return OneTurn(position, card, orders, bot, enemy, replies, dragons, rules)
    options: dict[str, Any] = {"bot": bot, "enemy": enemy, "replies": replies}
    return Several(
        "card", partial(rank_hand, position, by, **options, dragons=dragons, rules=rules)
    )


@procedure
def scenario(name_or_path: ScenarioKey | str | PathLike[str], dragons: Dragons = None) -> Scenario:
    """Read a scenario: a built-in one by its key, your own by the path of its file.

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
    return load(name_or_path, {card.key: card.copies for card in dragon_deck(dragons)})


_scenario = scenario  # where a parameter has the same name


@procedure
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
        rows.append((key, one.title, f"{sides[0]} v {sides[1]}", source_tag(one.source)))
    return listed_scenarios("battles", ("scenario", "title", "units", "numbers"), rows)


@procedure
def bots() -> Listed:
    """List the bots that play, and how each plays.

    >>> from samurai_odds import battles
    >>> "random" in battles.bots().text()
    True
    """
    from samurai_odds.battles.bots import BOTS

    return listed_bots(BOTS.modules)


@procedure
def new(
    *,
    units: Annotated[str, Opt("Each side's army, from left to right.", metavar="LIST")] = (
        "3 ashigaru-spear, ashigaru-bow, samurai-spear, foot leader, samurai-bow, 2 ashigaru-spear"
    ),
    blue: BlueArmy = None,
    size: Annotated[Literal["core", "epic"], Opt("Board.")] = "core",
) -> Shown:
    """Make a scenario to edit: two armies in lines on open ground.

    LIST is such as "2 samurai-spear, foot leader, 3 AB": a leader stands with the unit
    before him. Blue's army is placed as red's, the board turned half round.

    Returns an answer that prints and draws itself; its ``file()`` is the text to edit.

    >>> from samurai_odds import battles
    >>> print(battles.new(units="2 SS, foot leader").file()[:14])
    Title: A draft
    """
    return as_draft("battles", map(draft(units, blue, size)))


@procedure
def map(scenario: Given, *, dragons: Dragons = None) -> Shown:
    """Show a scenario: map, armies, special rules.

    ``scenario`` is the key of a built-in scenario, such as first-samurai-skirmish (a
    wrong one lists them all), or the path of a scenario file.

    Returns an answer that prints and draws itself.

    >>> from samurai_odds import battles
    >>> len(battles.map("study-spears").text()) > 200
    True
    """
    from samurai_odds.battles.scenario.text import FILES, write

    battle = scenario if isinstance(scenario, Scenario) else _scenario(scenario, dragons)

    def file() -> str:
        if not isinstance(scenario, Scenario):
            return FILES.text(scenario)  # as it was written
        return write(battle, {card.key: card.copies for card in dragon_deck(dragons)})

    return shown_map("battles", battle, file)
