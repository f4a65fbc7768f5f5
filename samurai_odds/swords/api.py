"""The public functions of Samurai Swords' procedures: their keywords are the commands' options."""

# mypy: disable-error-code="empty-body"
from collections.abc import Callable, Iterable, Sequence
from os import PathLike
from typing import TYPE_CHECKING, Annotated, Any, Literal, Unpack

from samurai_odds.engine.answers.remembered import remembered
from samurai_odds.engine.declaring import Answering, Opt, Rules, answered, passed_on, procedure
from samurai_odds.engine.progress import tracked
from samurai_odds.errors import attempt, refuse
from samurai_odds.swords.homes import ask, question
from samurai_odds.swords.scenario.scenario import Scenario
from samurai_odds.swords.words import (
    AttackerLosses,
    By,
    ByValue,
    DefenderLosses,
    FirstRound,
    HiddenRonin,
    Losses,
    Margin,
    MostLevied,
    NoBuild,
    Start,
    Stop,
    StopAfter,
    StopBelow,
    StopWhen,
)

if TYPE_CHECKING:
    from samurai_odds.engine.answers.derived import Derived
    from samurai_odds.engine.answers.odds import Odds
    from samurai_odds.swords.mixes import Found


@remembered
@procedure
@passed_on(ask)
def battle(
    attacker: str,
    defender: str,
    *,
    castle: Annotated[bool, Opt("The province has a castle: 4 bonus spearmen defend.")] = False,
    fortress: Annotated[bool, Opt("The province has a fortress: 5 bonus ronin defend.")] = False,
    bonus_left: Annotated[
        int | None, Opt("Bonus units left of them, if already attacked.", 0, 20)
    ] = None,
    naval: Annotated[bool, Opt("An attack over a sea line: the defender strikes first.")] = False,
    attacker_losses: AttackerLosses = None,
    defender_losses: DefenderLosses = None,
    defender_first: Annotated[
        Literal["force", "army"],
        Opt("Troop that loses a kind first when both hold it.", group="Expert"),
    ] = "force",
    defender_ronin: HiddenRonin = None,
    stop_after: StopAfter = None,
    stop_below: StopBelow = None,
    stop_when: StopWhen = None,
    stop: Stop = None,
    value: ByValue = None,
    origin_held: Annotated[
        bool,
        Opt(
            "Another troop stays in the province attacked from, and fights no battle.",
            group="Expert",
        ),
    ] = False,
    first_round: Annotated[
        bool,
        Opt(
            "It is the game's first round: no attack on an army marker, no assassination.",
            group="Expert",
        ),
    ] = False,
    then: Annotated[
        str | None, Opt("Force that attacks what is left.", metavar="FORCE", group="Second attack")
    ] = None,
    then_naval: Annotated[
        bool, Opt("Its attack crosses a sea line.", group="Second attack")
    ] = False,
    then_same_province: Annotated[
        bool, Opt("It attacks from the same province as the first.", group="Second attack")
    ] = False,
    then_origin_held: Annotated[
        bool, Opt("Another troop stays in the province it attacks from.", group="Second attack")
    ] = False,
    then_losses: Annotated[
        str | None, Opt("Its loss order.", metavar="ORDER", group="Second attack")
    ] = None,
    then_stop_after: Annotated[
        int | None,
        Opt(
            "The second attacker calls off after this many rounds.",
            1,
            200,
            metavar="ROUNDS",
            group="Second attack",
        ),
    ] = None,
    then_stop_below: Annotated[
        int | None,
        Opt(
            "The second attacker calls off with fewer units than this.",
            1,
            99,
            metavar="UNITS",
            group="Second attack",
        ),
    ] = None,
    then_stop_when: Annotated[
        str | None,
        Opt(
            "The second attacker calls off when this holds at Step 8 (also knows p_win and gain).",
            metavar="EXPR",
            group="Second attack",
        ),
    ] = None,
    then_stop: Annotated[
        Literal["best"] | None,
        Opt(
            "The second attacker calls off when that is worth at least as much.",
            group="Second attack",
        ),
    ] = None,
    rules: Rules = None,
    **how: Unpack[Answering],
) -> "Odds":
    """Compute the odds of one battle.

    Forces are written "daimyo, 2 bowmen, gunner"; join a defending army and provincial force with
    +. With then, the next attack fights what is left. The value is in koku (S11).

    Returns the joint distribution over the outcome variables. Raises OddsError, naming the rule,
    if a force or a combination is not allowed.

    >>> from samurai_odds import swords
    >>> round(swords.battle("gunner", "spearman").p("won"), 4)
    0.6
    """


@procedure
@passed_on(ask)
def ninja(
    *,
    then_battle: Annotated[
        str | None, Opt("The battle that the strike prepares.", metavar="'A v D'")
    ] = None,
    hirer: Annotated[
        Literal["attacker", "defender"], Opt("Side of that battle that hired the ninja.")
    ] = "attacker",
    revenge_on: Annotated[
        Literal["battle", "elsewhere"] | None,
        Opt("Daimyo that the victim would strike back at (the hirer's in the battle)."),
    ] = None,
    after_round: Annotated[
        int, Opt("Strike at Step 8 of this round; 0 is before the battle.", 0, None)
    ] = 0,
    rules: Rules = None,
    **options: Any,
) -> "Odds":
    """Compute the odds of a ninja's strike.

    With the battle that it prepares ("ATTACKER v DEFENDER"), also what the strike changes there.
    Always exact.

    Returns the joint distribution. Further keywords are those of `battle`, whose battle is
    ``then_battle``.

    >>> from samurai_odds import swords
    >>> round(swords.ninja().p("strike == 'revenge'"), 4)
    0.1111
    """


@procedure
@passed_on(ask)
def campaign(
    army: str,
    provinces: Annotated[
        Sequence[str],
        Opt(
            "Province to attack (repeatable); FORCE may be 'empty'. After it, each behind a "
            "semicolon: castle, fortress, bonus-left N, ronin N|PRIOR (hidden), losses ORDER (the "
            "defenders'), first army.",
            metavar="'NAME: FORCE[; ...]'",
            dashed=True,
        ),
    ],
    *,
    borders: Annotated[
        Sequence[str],
        Opt(
            "Provinces that border (repeatable), A~B over a sea line; 'home' is the army's.",
            metavar="A-B",
        ),
    ] = (),
    level: Annotated[int, Opt("The daimyo's level.", 0, None)] = 2,
    hole: Annotated[
        int, Opt("His experience marker's hole of that level; a success moves it on.", 0, None)
    ] = 1,
    plan: Annotated[
        str | None, Opt("Your plan, instead of the best.", metavar="'A move, B stay'")
    ] = None,
    losses: Losses = None,
    home_held: Annotated[bool, Opt("Another troop stays at home.")] = False,
    split_off: Annotated[
        bool, Opt("The army may send units into empty provinces in Phase D.")
    ] = True,
    first_round: FirstRound = False,
    stop: Annotated[Literal["best", "never"], Opt("When battles are called off.")] = "best",
    value: Annotated[
        str | None, Opt("Value that the best plan maximizes (koku).", metavar="EXPR")
    ] = None,
    rules: Rules = None,
    **how: Unpack[Answering],
) -> "Odds":
    """Find the best chain of attacks for an experienced daimyo.

    Provinces are texts such as "etchu: 2 spearmen; castle" or "noto: empty"; after the force may
    follow, each behind a semicolon, castle or fortress, bonus-left N, ronin N or probabilities
    (hidden ones), losses ORDER (the defenders') and first army. Borders are such as "home-etchu",
    "etchu~sado" over a sea line; by default all border on home. A plan is such as "etchu move,
    noto". Always exact.

    >>> from samurai_odds import swords
    >>> odds = swords.campaign("daimyo, 3 spearmen", ["etchu: spearman", "noto: 2 spearmen"])
    >>> odds.figure("provinces >= 1").text()
    '94.7%'
    """


@procedure
def force(
    enemy: str,
    *,
    target: Annotated[float, Opt("Figure to reach, such as 0.7.", metavar="P")],
    side: Annotated[
        Literal["attacker", "defender"], Opt("Whether the force attacks the enemy or defends.")
    ] = "attacker",
    start: Start = None,
    spend: Annotated[int, Opt("Koku at most.", 0, None, metavar="KOKU")] = 12,
    beyond: Annotated[
        int, Opt("Koku by which the curve goes beyond the answer.", 0, None, metavar="KOKU")
    ] = 1,
    by: By = None,
    margin: Margin = 0.005,
    most_levied: MostLevied = None,
    no_build: NoBuild = False,
    rules: Rules = None,
    progress: Callable[[Iterable[Any]], Iterable[Any]] | None = None,
    **options: Any,
) -> "Found":
    """Find the cheapest force that reaches a target.

    Returns the tables found. Further keywords are those of `battle`. Raises OddsError for a force,
    figure or target that makes no sense.

    >>> from samurai_odds import swords
    >>> swords.force("2 spearmen", target=0.5, spend=3).best
    'daimyo, 3 spearmen'
    """
    from samurai_odds.swords.battle.options import only_unusual
    from samurai_odds.swords.buying import cheapest_force, check_force
    from samurai_odds.swords.mixes import Limits, default_aim, open_search

    progress = progress or _tracked
    start = start or ("daimyo" if side == "attacker" else "none")
    aim = by if isinstance(by, str) else default_aim(side)
    limits, problems = Limits(most_levied, no_build), list[str]()
    arguments = (side, enemy, start, by, rules, limits, only_unusual(options))
    search = attempt(problems, open_search, *arguments)
    attempt(problems, check_force, target, spend, margin, beyond, aim)
    attempt(problems, limits.check, side)
    refuse(problems)
    return cheapest_force(search, target, spend, margin, beyond, progress)


@procedure
def levy(
    koku: int,
    enemy: str,
    *,
    side: Annotated[
        Literal["attacker", "defender", "both"],
        Opt("Whether to attack the enemy, defend, or either."),
    ] = "both",
    start: Start = None,
    by: By = None,
    margin: Margin = 0.005,
    most_levied: MostLevied = None,
    no_build: NoBuild = False,
    rules: Rules = None,
    progress: Callable[[Iterable[Any]], Iterable[Any]] | None = None,
    **options: Any,
) -> "Found":
    """Find the best use of some koku against an enemy.

    Returns the tables found. Further keywords are those of `battle`, for whoever defends in it.
    Raises OddsError for what makes no sense.

    >>> from samurai_odds import swords
    >>> swords.levy(2, "2 spearmen", side="attacker").best
    {'attacker': 'daimyo, 2 swordsmen, 2 ronin'}
    """
    from samurai_odds.swords.battle.options import only_unusual
    from samurai_odds.swords.buying import best_levy
    from samurai_odds.swords.mixes import Limits

    shown, limits = progress or _tracked, Limits(most_levied, no_build)
    unusual = only_unusual(options)
    return best_levy(koku, enemy, side, start, by, margin, rules, shown, limits, unusual)


def _tracked(forces: Iterable[Any]) -> Iterable[Any]:
    return tracked(forces, "forces")


@procedure
@passed_on(answered(question))
def odds(
    position: Annotated[
        Scenario | str | PathLike[str],
        Opt("Position: a built-in one's key, a file or itself.", reads="scenario"),
    ],
    source: Annotated[str, Opt("Province of the troop that attacks.")],
    target: Annotated[str, Opt("Province attacked.")],
    *,
    troop: Annotated[
        Literal["army", "force"] | None,
        Opt("What attacks where both stand: army or provincial force (army)."),
    ] = None,
    attacker_losses: AttackerLosses = None,
    defender_losses: DefenderLosses = None,
    defender_ronin: HiddenRonin = None,
    stop_after: StopAfter = None,
    stop_below: StopBelow = None,
    stop_when: StopWhen = None,
    stop: Stop = None,
    value: ByValue = None,
    rules: Rules = None,
    **how: Unpack[Answering],
) -> "Odds":
    """Compute the odds of a battle on the map.

    ``source`` and ``target`` are provinces next to each other. The game's own rules bring the
    position to the battle: troops, castle or fortress, a sea line, who stays behind, your face-down
    ronin. What the enemy hides is not used: say it with --defender-ronin. At the start of a round
    levies and ronin of the round are not on the map yet. The variables are those of `battle`.

    >>> from samurai_odds import swords
    >>> swords.odds("chapter-7", "Omi", "Satsuma")
    Traceback (most recent call last):
    samurai_odds.errors.OddsError: Satsuma is not next to Omi
    """


@procedure
@passed_on("swords.full_game.odds_on_map.derive")
def derived(
    position: Scenario | str | PathLike[str],
    source: str,
    target: str,
    *,
    rules: Rules = None,
    **options: Any,
) -> "Derived":
    """Return the question that `odds` answers: its procedure, inputs, notes and ``command``.

    The keywords are those of `odds`.

    >>> from samurai_odds import swords
    >>> swords.derived("chapter-7", "Omi", "Satsuma")
    Traceback (most recent call last):
    samurai_odds.errors.OddsError: Satsuma is not next to Omi
    """
