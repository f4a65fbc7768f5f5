"""Commands & Colors: Samurai Battles, as far as the README beside this file says.

>>> from samurai_odds import battles
>>> battles.attack("levy", "ashigaru-bow").figure("battled_back").text()
'69.4 %'
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, overload

# Loading a room binds its name here: so these first, then the functions of the same name.
import samurai_odds.battles.attack
import samurai_odds.battles.scenario
from samurai_odds.battles.scenario.scenario import Scenario
from samurai_odds.battles.words import (
    Bot,
    Card,
    Fate,
    Flags,
    LeaderKind,
    ScenarioKey,
    Side,
    Target,
    Terrain,
    Unit,
)
from samurai_odds.engine.calling import procedure

if TYPE_CHECKING:
    from os import PathLike

    from samurai_odds.analysis.compare import Comparison
    from samurai_odds.engine.answers.odds import Odds
    from samurai_odds.engine.limit import Limit

__all__ = ["attack", "play", "question", "scenario", "turn"]


@procedure
def attack(
    attacker: Unit | str,
    defender: Target | str,
    *,
    range: int = 1,
    attacker_on: Terrain | str = "open",
    attacker_blocks: int | None = None,
    attacker_leader: LeaderKind | None = None,
    attacker_mounted_adjacent: bool = False,
    attacker_support: bool = False,
    attacker_room: int = 10,
    attacker_honor: int | None = None,
    attacker_flags: Flags = "ignore",
    attacker_fate: Fate = "retreat",
    defender_on: Terrain | str = "open",
    defender_blocks: int | None = None,
    defender_leader: LeaderKind | None = None,
    defender_mounted_adjacent: bool = False,
    defender_support: bool = False,
    defender_room: int = 10,
    defender_honor: int | None = None,
    defender_flags: Flags = "ignore",
    defender_fate: Fate = "retreat",
    moved: int = 0,
    card: Card | None = None,
    bonus_dice: int = 0,
    back_bonus_dice: int = 0,
    inspire: bool = False,
    inspire_back: bool = False,
    first_strike: bool = False,
    ambush: bool = False,
    swarm: int = 1,
    swarm_inspired: int | None = None,
    volleys: int = 1,
    enemy_adjacent: bool = False,
    then: Target | str | None = None,
    then_on: Terrain | str = "open",
    then_blocks: int | None = None,
    then_leader: LeaderKind | None = None,
    then_support: bool = False,
    then_room: int = 10,
    then_inspire: bool = False,
    then_first_strike: bool = False,
    value: str | None = None,
    rules: str | None = None,
    method: str | None = None,
    limit: "Limit | None" = None,
    seed: int = 0,
    shown: tuple[str, ...] = (),
    progress: Callable[[int, int], None] | None = None,
) -> "Odds":
    """Give the odds of one attack: close combat at range 1, fire beyond.

    ``attacker`` and ``defender`` are unit keys such as ``samurai-spear``; the
    defender may also be a ``lone-leader``. Every keyword is the command's option
    of that name; None means the usual: full blocks, no leader, ample honor.

    Returns the joint distribution over the outcome variables. Raises OddsError,
    naming the rule, if the attack is not allowed.

    Keywords:
        range: hexes to the target; 1 is close combat; 1 to 5, by default 1.
        attacker_on: terrain that the attacker stands on; by default 'open'.
        attacker_blocks: blocks left in the attacker's unit (full).
        attacker_leader: leader in the attacker's hex; 'foot' or 'mounted'.
        attacker_mounted_adjacent: a mounted leader next to the attacker, who can inspire.
        attacker_support: two or more supporters next to the attacker.
        attacker_room: hexes free for the attacker to retreat into; 0 to 10, by default 10.
        attacker_honor: tokens in the attacker's reserve (ample); 0 to 60.
        attacker_flags: what the attacker does with flags; 'ignore' or 'accept' or 'best', by
            default 'ignore'.
        attacker_fate: what the attacker's leader does when left alone; 'retreat' or 'seppuku' or
            'best', by default 'retreat'.
        defender_on: terrain that the defender stands on; by default 'open'.
        defender_blocks: blocks left in the defender's unit (full).
        defender_leader: leader in the defender's hex; 'foot' or 'mounted'.
        defender_mounted_adjacent: a mounted leader next to the defender, who can inspire.
        defender_support: two or more supporters next to the defender.
        defender_room: hexes free for the defender to retreat into; 0 to 10, by default 10.
        defender_honor: tokens in the defender's reserve (ample); 0 to 60.
        defender_flags: what the defender does with flags; 'ignore' or 'accept' or 'best', by
            default 'ignore'.
        defender_fate: what the defender's leader does when left alone; 'retreat' or 'seppuku' or
            'best', by default 'retreat'.
        moved: hexes that the attacker moved this turn; 0 to 3.
        card: command card that ordered the attacker; 'cavalry-charge' or 'hold-and-shoot' or
            'infantry-onslaught' or 'shogun'.
        bonus_dice: dice added by cards; 0 to 12.
        back_bonus_dice: the same for the battle back; 0 to 12.
        inspire: the attacker's leader inspires (1 token, 1 die).
        inspire_back: the defender's leader inspires.
        first_strike: the defender plays First Strike.
        ambush: the defender plays the Ambush Dragon card.
        swarm: levies that attack together, in all; 1 to 6, by default 1.
        swarm_inspired: levies of the swarm inspired, a token and a leader in reach each; 1 to 6.
        volleys: times the attacker fires; 2 for Hold and Shoot; 1 to 2, by default 1.
        enemy_adjacent: an enemy stands next to the attacker (a unit; for two volleys, a leader
            too).
        then: defender of the bonus close combat.
        then_on: terrain that it stands on; by default 'open'.
        then_blocks: blocks left in it (full).
        then_leader: leader in its hex; 'foot' or 'mounted'.
        then_support: two or more supporters next to it.
        then_room: hexes free for it to retreat into; 0 to 10, by default 10.
        then_inspire: the attacker's leader inspires again.
        then_first_strike: First Strike answers the bonus combat.
        value: expression that open decisions go by (net blocks plus banners).
        rules: file of your own numbers, put over ours.
        method: 'exact' or 'monte-carlo'; by default exact where the states can be held.
        limit: when a simulation stops: Limit(stderr=, seconds=, samples=).
        seed: seed of the simulation.
        shown: expressions whose error the limit applies to.
        progress: called with what is done and what is wanted; by default a bar shows it.

    >>> from samurai_odds import battles
    >>> round(battles.attack("samurai-spear", "ashigaru-bow").expect("defender_losses"), 4)
    1.3333
    """
    given = dict(locals())
    from samurai_odds.battles.attack.options import OPTIONS
    from samurai_odds.engine.answers.answer import answer
    from samurai_odds.engine.answers.options import only_unusual

    how = {name: given.pop(name) for name in ("method", "limit", "seed", "shown", "progress")}
    return answer(question("attack", only_unusual(OPTIONS, given)), **how)


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
) -> "Odds":
    """Give what comes of a battle fought whole by two bots, from many games.

    ``scenario`` is a shipped scenario's key, the path of a file, or a `Scenario`; a
    position in the middle of a game is played on. ``first`` (red or blue) changes who
    begins, ``turn_limit`` stops a game that nobody wins, ``dragons`` is a file of
    Dragon cards of your own. Without a ``limit``, 2,000 games or as many as 20 seconds
    allow. ``shown`` names the figures whose error a ``limit`` applies to.

    Returns the joint distribution over ``winner`` (red, blue, none), ``reason``,
    ``turns`` and for each side ``red_banners``, ``red_tokens``, ``red_cards``,
    ``red_units_lost``, ``red_blocks_lost``, ``red_leaders_lost``,
    ``red_leaders_killed``, ``red_seppuku``; ``margin`` is red's banners less blue's.

    Keywords:
        first: side that begins, if not the scenario's own; 'red' or 'blue'.
        turn_limit: turns of both sides after which nobody has won; by default 1000.
        dragons: file of Dragon cards of your own.
        rules: file of your own numbers, put over ours.
        limit: when a simulation stops: Limit(stderr=, seconds=, samples=).
        seed: seed of the simulation.
        shown: expressions whose error the limit applies to.
        progress: called with what is done and what is wanted; by default a bar shows it.
        threads: how many to play on; by default one for each core.

    >>> from samurai_odds import Limit, battles
    >>> odds = battles.play("study-spears", "random", "random", limit=Limit(samples=100))
    >>> odds.samples, odds.p("red_banners <= 8").text()
    (100, '> 96 %')
    """
    from samurai_odds.battles.whole.contest import Contest

    contest = Contest(scenario, red, blue, first, turn_limit, dragons, rules)
    return contest.play(limit, seed, shown, progress, threads)


@overload
def turn(
    position: "ScenarioKey | str | PathLike[str] | Scenario",
    card: str,
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
) -> "Odds": ...
@overload
def turn(
    position: "ScenarioKey | str | PathLike[str] | Scenario",
    card: None = None,
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
) -> "Comparison": ...
@procedure
def turn(
    position: "ScenarioKey | str | PathLike[str] | Scenario",
    card: str | None = None,
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
) -> "Odds | Comparison":
    """Give what a turn comes to when the side to move leads a card, and the enemy answers.

    ``position`` is a scenario or a position in the middle of a game; the card is in the
    hand, or among the cards of it that the position does not name. ``orders`` is a file
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
        dragons: file of Dragon cards of your own.
        rules: file of your own numbers, put over ours.
        limit: when a simulation stops: Limit(stderr=, seconds=, samples=).
        seed: seed of the simulation.
        shown: expressions whose error the limit applies to.
        progress: called with what is done and what is wanted; by default a bar shows it.
        threads: how many to play on; by default one for each core.

    >>> from samurai_odds import Limit, battles
    >>> odds = battles.turn(
    ...     "first-samurai-skirmish", "order-three-left", bot="random", enemy="random",
    ...     limit=Limit(samples=200),
    ... )
    >>> odds.p("swing > 2").text()
    '< 2 %'
    """
    from samurai_odds.battles.whole.one_turn import OneTurn
    from samurai_odds.errors import OddsError

    if card is None:
        from samurai_odds.battles.whole.hand import rank_hand

        how: dict[str, Any] = {"orders": orders, "bot": bot, "enemy": enemy, "replies": replies}
        how |= {"dragons": dragons, "rules": rules}
        return rank_hand(position, by, limit, seed, progress, threads, **how)
    if by is not None:
        raise OddsError("by ranks the cards of a hand: leave out the card, or by")
    question = OneTurn(position, card, orders, bot, enemy, replies, dragons, rules)
    return question.play(limit, seed, shown, progress, threads)


def question(procedure: str, inputs: dict[str, Any]) -> Any:
    """Make a question from a procedure's name and its inputs, as an answer records them.

    >>> from samurai_odds import battles
    >>> battles.question("attack", {"attacker": "levy", "defender": "levy"}).heading
    'Samurai Battles: levy attacks levy'
    """
    from samurai_odds.battles.attack.asking import Attack
    from samurai_odds.engine.calling import called
    from samurai_odds.errors import OddsError, unknown

    if procedure == "play":
        from samurai_odds.battles.whole.contest import Contest

        return called(Contest, "battles.play", **inputs)
    if procedure == "turn":
        from samurai_odds.battles.whole.one_turn import OneTurn

        return called(OneTurn, "battles.turn", **inputs)
    if procedure != "attack":
        raise OddsError(unknown("procedure of battles", procedure, ("attack", "play", "turn")))
    return called(Attack, "battles.attack", **inputs)


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


def __dir__() -> list[str]:
    return list(__all__)
