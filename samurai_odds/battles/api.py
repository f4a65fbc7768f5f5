"""The public functions of Samurai Battles: their keywords are the options of the commands."""

# mypy: disable-error-code="empty-body"
from os import PathLike
from typing import TYPE_CHECKING, Annotated, Any, Unpack

from samurai_odds.battles.homes import question
from samurai_odds.battles.scenario.scenario import Scenario
from samurai_odds.battles.words import Card, Fate, Flags, LeaderKind, Target, Terrain, Unit
from samurai_odds.engine.declaring import (
    Answering,
    Opt,
    Rules,
    answered,
    asks,
    passed_on,
    procedure,
)

if TYPE_CHECKING:
    from samurai_odds.engine.answers.derived import Derived
    from samurai_odds.engine.answers.odds import Odds

LEADERS, CARDS, SECOND, EXPERT = "Leaders", "Cards", "Second attack", "Expert"  # headings of help

On = Annotated[
    Terrain | str, Opt("Terrain that the {who} stands on.", metavar="TERRAIN", reads="terrain")
]
Blocks = Annotated[int | None, Opt("Blocks left in the {who}'s unit (full).", 1, None)]
LeaderOf = Annotated[LeaderKind | None, Opt("Leader in the {who}'s hex.", group=LEADERS)]
MountedAdjacent = Annotated[
    bool, Opt("A mounted leader next to the {who}, who can inspire.", group=LEADERS)
]
Support = Annotated[bool, Opt("Two or more supporters next to the {who}.")]
Room = Annotated[int, Opt("Hexes free for the {who} to retreat into.", 0, 10, group=EXPERT)]
LeaderRoom = Annotated[
    int | None,
    Opt("Hexes free for the {who}'s leader when left alone (the unit's).", 0, 10, group=EXPERT),
]
Joins = Annotated[
    int | None,
    Opt(
        "Hexes from the {who} to a lone leader behind it whom a retreat can join.",
        1,
        10,
        group=EXPERT,
    ),
]
Honor = Annotated[int | None, Opt("Tokens in the {who}'s reserve (ample).", 0, 60, group=EXPERT)]
FlagsOf = Annotated[Flags, Opt("What the {who} does with flags.", group=EXPERT)]
FateOf = Annotated[Fate, Opt("What the {who}'s leader does when left alone.", group=LEADERS)]
FateOfDefenders = Annotated[
    Fate,
    Opt(
        "What the defender's leader, and a second defender's, does when left alone.", group=LEADERS
    ),
]
Moved = Annotated[int, Opt("Hexes that the attacker moved this turn.", 0, 3)]
OrderedBy = Annotated[Card | None, Opt("Command card that ordered the attacker.", group=CARDS)]
BonusDice = Annotated[int, Opt("Dice added by cards.", 0, 12, group=CARDS)]
BackBonusDice = Annotated[int, Opt("The same for the battle back.", 0, 12, group=CARDS)]
Inspires = Annotated[bool, Opt("The attacker's leader inspires (1 token, 1 die).", group=LEADERS)]
InspiresBack = Annotated[
    bool, Opt("The defender's leader inspires (not a second defender's).", group=LEADERS)
]
StrikesFirst = Annotated[bool, Opt("The defender plays First Strike.", group=CARDS)]
Ambushes = Annotated[bool, Opt("The defender plays the Ambush Dragon card.", group=CARDS)]
SwarmInspired = Annotated[
    int | None,
    Opt("Levies of the swarm inspired, a token and a leader in reach each.", 1, 6, group=EXPERT),
]
Volleys = Annotated[int, Opt("Times the attacker fires; 2 for Hold and Shoot.", 1, 2, group=CARDS)]
ByValue = Annotated[
    str | None,
    Opt(
        "Expression that open decisions go by (net blocks plus banners).",
        metavar="EXPR",
        group=EXPERT,
    ),
]


@asks(question)
def attack(
    attacker: Annotated[Unit | str, Opt("Unit that attacks.", reads="unit")],
    defender: Annotated[Target | str, Opt("Unit attacked, or lone-leader.", reads="target")],
    *,
    range: Annotated[int, Opt("Hexes to the target; 1 is close combat.", 1, 5)] = 1,
    attacker_on: On = "open",
    attacker_blocks: Blocks = None,
    attacker_leader: LeaderOf = None,
    attacker_mounted_adjacent: MountedAdjacent = False,
    attacker_support: Support = False,
    attacker_room: Room = 10,
    attacker_leader_room: LeaderRoom = None,
    attacker_joins: Joins = None,
    attacker_honor: Honor = None,
    attacker_flags: FlagsOf = "ignore",
    attacker_fate: FateOf = "retreat",
    defender_on: On = "open",
    defender_blocks: Blocks = None,
    defender_leader: LeaderOf = None,
    defender_mounted_adjacent: MountedAdjacent = False,
    defender_support: Support = False,
    defender_room: Room = 10,
    defender_leader_room: LeaderRoom = None,
    defender_joins: Joins = None,
    defender_honor: Honor = None,
    defender_flags: FlagsOf = "ignore",
    defender_fate: FateOfDefenders = "retreat",
    moved: Moved = 0,
    card: OrderedBy = None,
    bonus_dice: BonusDice = 0,
    back_bonus_dice: BackBonusDice = 0,
    inspire: Inspires = False,
    inspire_back: InspiresBack = False,
    first_strike: StrikesFirst = False,
    ambush: Ambushes = False,
    swarm: Annotated[int, Opt("Levies that attack together, in all.", 1, 6, group=EXPERT)] = 1,
    swarm_inspired: SwarmInspired = None,
    volleys: Volleys = 1,
    enemy_adjacent: Annotated[
        bool,
        Opt(
            "An enemy stands next to the attacker (a unit; for two volleys, a leader too).",
            group=EXPERT,
        ),
    ] = False,
    then: Annotated[
        Target | str | None,
        Opt(
            "Defender of the bonus close combat.", metavar="DEFENDER", reads="target", group=SECOND
        ),
    ] = None,
    second_target: Annotated[
        Target | str | None,
        Opt(
            "Target of the second volley; the options below describe it too.",
            metavar="UNIT",
            reads="target",
            group=SECOND,
        ),
    ] = None,
    then_on: Annotated[
        Terrain | str,
        Opt("Terrain that it stands on.", metavar="TERRAIN", reads="terrain", group=SECOND),
    ] = "open",
    then_blocks: Annotated[
        int | None, Opt("Blocks left in it (full).", 1, None, group=SECOND)
    ] = None,
    then_leader: Annotated[LeaderKind | None, Opt("Leader in its hex.", group=SECOND)] = None,
    then_support: Annotated[bool, Opt("Two or more supporters next to it.", group=SECOND)] = False,
    then_room: Annotated[int, Opt("Hexes free for it to retreat into.", 0, 10, group=SECOND)] = 10,
    then_leader_room: Annotated[
        int | None,
        Opt("Hexes free for its leader when left alone (its own).", 0, 10, group=SECOND),
    ] = None,
    then_inspire: Annotated[
        bool, Opt("The attacker's leader inspires again.", group=SECOND)
    ] = False,
    then_first_strike: Annotated[
        bool, Opt("First Strike answers the bonus combat.", group=SECOND)
    ] = False,
    then_ambush: Annotated[
        bool, Opt("The Ambush Dragon card answers the bonus combat.", group=SECOND)
    ] = False,
    value: ByValue = None,
    rules: Rules = None,
    **how: Unpack[Answering],
) -> "Odds":
    """Compute the odds of one attack.

    ``attacker`` and ``defender`` are units, by name or letters: samurai-spear (SS),
    samurai-bow (SB), ashigaru-spear (AS), ashigaru-bow (AB), ashigaru-arquebus
    (AA), levy (LV), samurai-spear-cavalry (CS), samurai-bow-cavalry (CB),
    bodyguard (BG); the defender may be a lone-leader. TERRAIN is
    one of open, forest, hill, ford, shallow-ford, bridge, building, field,
    ravine, tent, fence, palisade, castle.

    EXPR may use numbers, + - * /, comparisons, in (1, 2), and or not, min max abs and:
    hits, defender_losses, attacker_losses, defender_retreat, attacker_retreat,
    defender_leader_lost, attacker_leader_lost, defender_seppuku,
    attacker_seppuku, battled_back, attacker_tokens, defender_tokens,
    attacker_banners, defender_banners, defender_eliminated,
    defender_pushed_back, attacker_eliminated, attacker_pushed_back; with a
    finite honor reserve attacker_disorder, defender_disorder (symbols of Lack of
    Honor for other units, no part of the net value); with ``then`` or
    ``second_target`` also then_losses, then_retreat, then_leader_lost, then_seppuku,
    then_battled_back, then_fought, then_eliminated, then_pushed_back.

    Returns the joint distribution over these outcome variables. Raises OddsError,
    naming the rule, if the attack is not allowed.

    >>> from samurai_odds import battles
    >>> round(battles.attack("samurai-spear", "ashigaru-bow").expect("defender_losses"), 4)
    1.3333
    """


@procedure
@passed_on(answered(question))
def odds(
    position: Annotated[
        Scenario | str | PathLike[str],
        Opt("Saved position, or a scenario: its key, its file or itself.", reads="scenario"),
    ],
    unit: Annotated[str, Opt("Hex of the unit that attacks.")],
    target: Annotated[str, Opt("Hex of the enemy attacked.")],
    *,
    moved: Moved = 0,
    card: OrderedBy = None,
    bonus_dice: BonusDice = 0,
    back_bonus_dice: BackBonusDice = 0,
    inspire: Inspires = False,
    inspire_back: InspiresBack = False,
    first_strike: StrikesFirst = False,
    ambush: Ambushes = False,
    swarm: Annotated[
        str | None,
        Opt("Hexes of the ordered levies that attack with it.", metavar="HEXES", group=EXPERT),
    ] = None,
    swarm_inspired: SwarmInspired = None,
    volleys: Volleys = 1,
    then: Annotated[
        str | None, Opt("Hex of the defender of the bonus close combat.", group=SECOND)
    ] = None,
    then_inspire: Annotated[
        bool, Opt("The attacker's leader inspires again.", group=SECOND)
    ] = False,
    then_first_strike: Annotated[
        bool, Opt("First Strike answers the bonus combat.", group=SECOND)
    ] = False,
    then_ambush: Annotated[
        bool, Opt("The Ambush Dragon card answers the bonus combat.", group=SECOND)
    ] = False,
    second_target: Annotated[
        str | None, Opt("Hex of the target of the second volley.", group=SECOND)
    ] = None,
    attacker_flags: FlagsOf = "ignore",
    attacker_fate: FateOf = "retreat",
    defender_flags: FlagsOf = "ignore",
    defender_fate: FateOfDefenders = "retreat",
    value: ByValue = None,
    rules: Rules = None,
    **how: Unpack[Answering],
) -> "Odds":
    """Compute the odds of an attack on the map.

    The position is a saved one or a scenario; ``unit`` and ``target`` are hexes such as c9. The
    battle is fought by the rules of the full game, from the position to its end: who retreats
    where, who stands in the way, whom Lack of Honor strikes. Both sides choose as in `attack`
    and as the answer says; cards that nobody has seen answer nothing unless an option has them
    answer. The variables are those of `attack`, banners and losses as the map has them;
    attacker_disorder and defender_disorder are blocks that other units lose by Lack of Honor, and
    count in the net value.

    >>> from samurai_odds import battles
    >>> battles.odds("study-spears", "c9", "c8")
    Traceback (most recent call last):
    samurai_odds.errors.OddsError: no unit stands in c9: name the hex of the unit that attacks
    """


@procedure
@passed_on("battles.full_game.odds_on_map.derive")
def derived(
    position: Scenario | str | PathLike[str],
    unit: str,
    target: str,
    *,
    rules: Rules = None,
    **options: Any,
) -> "Derived":
    """Return the question that `odds` answers: its procedure, inputs, notes and ``command``.

    The keywords are those of `odds`.

    >>> from samurai_odds import battles
    >>> battles.derived("study-spears", "c9", "c8")
    Traceback (most recent call last):
    samurai_odds.errors.OddsError: no unit stands in c9: name the hex of the unit that attacks
    """
