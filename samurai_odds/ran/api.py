"""Combats of RAN as functions: their keywords are the options of the commands."""

# mypy: disable-error-code="empty-body"
from collections.abc import Sequence
from os import PathLike
from typing import TYPE_CHECKING, Annotated, Any, Literal, Unpack

from samurai_odds.engine.declaring import Answering, Opt, answered, asks, passed_on, procedure
from samurai_odds.ran.homes import question
from samurai_odds.ran.scenario.scenario import Scenario
from samurai_odds.ran.words import (
    AdvanceFire,
    AdvanceTurn,
    Behind,
    Busho,
    BushosContingent,
    BushoStraight,
    BushoWith,
    BushoWithdraws,
    EntryFire,
    NoRetreat,
    Rules,
    SecondContingent,
    SecondOfAttacker,
    Shift,
    StreamAndSlope,
    TqBonus,
    TqBonusOfAll,
    Uses,
    Value,
    WoundsAsHits,
)

if TYPE_CHECKING:
    from samurai_odds.engine.answers.derived import Derived
    from samurai_odds.engine.answers.odds import Odds
    from samurai_odds.ran.facts import Tables


@asks(question)
def shock(
    attacker: str,
    defender: str,
    *,
    must_check: Annotated[bool, Opt("All attackers must make the commitment check.")] = False,
    charge: Annotated[bool, Opt("All attackers charge (Norikuzushi).")] = False,
    flank: Annotated[bool, Opt("All attackers have position superiority.")] = False,
    flanked: Annotated[
        str | None,
        Opt(
            "Defenders that 'flank' attackers strike there; 1:2 is attacker 1's (all).",
            metavar="N,N",
        ),
    ] = None,
    engaged: Annotated[bool, Opt("Both sides are engaged already.")] = False,
    shift: Shift = 0,
    terrain: Annotated[
        Sequence[str], Opt("Hex that the defender is in (repeatable).", metavar="KEY")
    ] = (),
    hexside: Annotated[
        Sequence[str],
        Opt("Hexside attacked across (repeatable, adds up; uphill once a level).", metavar="KEY"),
    ] = (),
    attacker_busho: Busho = None,
    attacker_busho_with: BushoWith = 1,
    attacker_busho_withdraws: BushoWithdraws = 0,
    attacker_contingent: BushosContingent = None,
    attacker_tq_bonus: TqBonus = 0,
    attacker_uses: Uses = None,
    defender_busho: Busho = None,
    defender_busho_with: BushoWith = 1,
    defender_busho_withdraws: BushoWithdraws = 0,
    defender_contingent: BushosContingent = None,
    defender_tq_bonus: TqBonus = 0,
    defender_uses: Uses = None,
    second_contingent: SecondOfAttacker = None,
    defender_second_contingent: SecondContingent = None,
    coordination: Annotated[
        str | None,
        Opt(
            "The segment's coordination roll: roll it, or what it gave, such as 1L.",
            metavar="roll|planned|first|1L",
        ),
    ] = None,
    attacker_behind: Behind = None,
    defender_behind: Behind = None,
    advance_fire: AdvanceFire = (),
    advance_turn: AdvanceTurn = False,
    no_retreat: NoRetreat = None,
    tq_bonus: TqBonusOfAll = 0,
    stream_and_slope: StreamAndSlope = "added",
    wounds_as_hits: WoundsAsHits = "on",
    value: Value = None,
    rules: Rules = None,
    **how: Unpack[Answering],
) -> "Odds":
    """Compute the odds of one shock (9.2).

    A unit is written "AS 6-4/5-3 2h check": type (KB, KBH, KB-B, SI, SI-B, AS, AS-T, AS-B,
    Honjin), TQ-MA, the same of its disrupted side, hits and keywords. Join several units of a
    side with +. Choices of type left open maximize the value.

    >>> from samurai_odds import ran
    >>> round(ran.shock("SI 7-4", "AS 6-4/5-3").p("retreat == 'defender'"), 3)
    0.1
    """


@asks(question)
def fire(
    firer: str,
    target: str,
    *,
    mode: Annotated[
        Literal["ordered", "entry", "retire", "return", "harass"],
        Opt("Occasion of the fire; harass is H&D by KB-B."),
    ] = "ordered",
    range: Annotated[int | None, Opt("Hexes to the target (1; retire 2).", 1, 4)] = None,
    began: Annotated[
        Literal["adjacent", "apart"] | None,
        Opt("Where Kibamusha began the phase to the firer (entry: apart; else by range)."),
    ] = None,
    own_flank: Annotated[bool, Opt("The firer fires through its own flank.")] = False,
    volley_ranges: Annotated[
        str | None, Opt("The range of each unit of a volley.", metavar="N,N,N")
    ] = None,
    volley_flanks: Annotated[
        str | None,
        Opt("Units of a volley that fire through their own flank, by number.", metavar="N,N"),
    ] = None,
    lower: Annotated[bool, Opt("The target is on a lower elevation (bows reach 4).")] = False,
    terrain: Annotated[str, Opt("Hex that the target is in.", metavar="KEY")] = "clear",
    firer_terrain: Annotated[str, Opt("Hex that the {who} is in.", metavar="KEY")] = "clear",
    hexside: Annotated[
        Sequence[str],
        Opt(
            "Hexside between them, for a shock (repeatable, adds up; uphill once a level).",
            metavar="KEY",
        ),
    ] = (),
    bystander: Annotated[
        str | None, Opt("Bow-armed units that fire at the harassers.", metavar="UNIT+UNIT")
    ] = None,
    bystander_flanks: Annotated[
        str | None, Opt("Bystanders that fire through their own flank, by number.", metavar="N,N")
    ] = None,
    approach: Annotated[
        Literal["front", "flank", "rear"], Opt("Hexes of the target that harassers come by.")
    ] = "front",
    turn: Annotated[
        Literal["roll", "always"], Opt("Whether a harassed unit must roll to turn and face them.")
    ] = "roll",
    return_fire: Annotated[bool, Opt("The target fires back.")] = False,
    return_flank: Annotated[bool, Opt("It does so through its own flank.")] = False,
    return_flanks: Annotated[
        str | None,
        Opt(
            "Units of a volley at which it fires back through its own flank, by number.",
            metavar="N,N",
        ),
    ] = None,
    return_to: Annotated[
        str | None, Opt("Units of a volley that it can fire back at.", metavar="N,N")
    ] = None,
    unreachable: Annotated[bool, Opt("The target cannot reach the firer.")] = False,
    shock: Annotated[bool, Opt("Go on to the shock of a target that charges.")] = False,
    charge_through: Annotated[
        Literal["front", "flank"] | None,
        Opt("Hexes of the charged unit that the charge enters by."),
    ] = None,
    charge_zone: Annotated[
        str | None, Opt("Two firers that a charge on one meets both.", metavar="N,N")
    ] = None,
    beside: Annotated[
        str | None, Opt("Unit beside the charged one, in the charger's zone.", metavar="UNIT")
    ] = None,
    entry_fire: EntryFire = (),
    target_behind: Behind = None,
    firer_behind: Behind = None,
    advance_fire: AdvanceFire = (),
    advance_turn: AdvanceTurn = False,
    target_second_contingent: SecondContingent = None,
    firer_second_contingent: SecondContingent = None,
    target_busho: Busho = None,
    target_busho_withdraws: BushoWithdraws = 0,
    target_contingent: BushosContingent = None,
    firer_busho: Busho = None,
    firer_busho_withdraws: BushoWithdraws = 0,
    firer_contingent: BushosContingent = None,
    busho_straight: BushoStraight = False,
    no_retreat: Annotated[
        Literal["firer", "target", "both"] | None, Opt("Side that cannot retreat in the shock.")
    ] = None,
    tq_bonus: TqBonusOfAll = 0,
    target_tq_bonus: TqBonus = 0,
    firer_tq_bonus: TqBonus = 0,
    stream_and_slope: StreamAndSlope = "added",
    wounds_as_hits: WoundsAsHits = "on",
    value: Annotated[
        str | None, Opt("What the firer raises and the target lowers.", metavar="EXPR")
    ] = None,
    rules: Rules = None,
    **how: Unpack[Answering],
) -> "Odds":
    """Compute the odds of fire and of what it provokes (8).

    One unit fires, or a volley of up to three AS-T joined by +. Units are written as in
    'ran shock'. The answer is for the fire alone, unless shock is set: then the shock that may
    follow is fought too (chapter 8).

    >>> from samurai_odds import ran
    >>> round(ran.fire("AS-T 5-4", "SI 7-4/6-3", range=2).expect("hits"), 3)
    0.9
    """


@asks(question)
def assault(
    attacker: str,
    defender: str,
    *,
    approach: Annotated[
        Literal["front", "flank", "rear"], Opt("The defender's hexes that the attacker comes by.")
    ] = "front",
    turn: Annotated[
        Literal["always", "never"], Opt("Whether the defender turns to face when it may.")
    ] = "always",
    withdraws: Annotated[
        int, Opt("Times that the defender withdraws in reaction first.", 0, 9)
    ] = 0,
    caught: Annotated[bool, Opt("The attacker can still reach it after that.")] = False,
    charge: Annotated[bool, Opt("The attacker charges (Norikuzushi).")] = False,
    shift: Shift = 0,
    terrain: Annotated[Sequence[str], Opt("The defender's hex (repeatable).", metavar="KEY")] = (),
    hexside: Annotated[
        Sequence[str],
        Opt("Hexside crossed (repeatable, adds up; uphill once a level).", metavar="KEY"),
    ] = (),
    attacker_busho: Busho = None,
    attacker_busho_withdraws: BushoWithdraws = 0,
    attacker_contingent: BushosContingent = None,
    defender_busho: Busho = None,
    defender_busho_withdraws: BushoWithdraws = 0,
    defender_contingent: BushosContingent = None,
    entry_fire: EntryFire = (),
    attacker_behind: Behind = None,
    defender_behind: Behind = None,
    advance_fire: AdvanceFire = (),
    advance_turn: AdvanceTurn = False,
    second_contingent: SecondOfAttacker = None,
    defender_second_contingent: SecondContingent = None,
    busho_straight: BushoStraight = False,
    no_retreat: NoRetreat = None,
    tq_bonus: TqBonusOfAll = 0,
    attacker_tq_bonus: TqBonus = 0,
    defender_tq_bonus: TqBonus = 0,
    stream_and_slope: StreamAndSlope = "added",
    wounds_as_hits: WoundsAsHits = "on",
    value: Value = None,
    rules: Rules = None,
    **how: Unpack[Answering],
) -> "Odds":
    """Compute the odds of an assault, from approach to shock.

    Attacker and defender are one unit each, written as in 'ran shock' (6.4, 7.18, 8.41).

    >>> from samurai_odds import ran
    >>> ran.assault("SI 7-4/6-3", "AS 6-4/5-3", approach="flank").p("turned == 1")
    0.7
    """


@asks(question)
def duel(
    first: str,
    second: str,
    *,
    first_withdraws: Annotated[
        int, Opt("Stamina left at which the {who} gives up when behind.", 0, 20)
    ] = 0,
    second_withdraws: Annotated[int, Opt("The same for the {who}; 0 is never.", 0, 20)] = 0,
    first_hits: Annotated[int, Opt("Hits that the {who} brings to the fight.", 0, 19)] = 0,
    second_hits: Annotated[int, Opt("Hits that the {who} brings.", 0, 19)] = 0,
    charge: Annotated[bool, Opt("The first is a Samurai charging into an occupied hex.")] = False,
    shots: Annotated[int, Opt("Enemy shots at the first on his way (8.54).", 0, 6)] = 0,
    challenge: Annotated[
        Literal["accept", "send", "refuse"] | None,
        Opt("The second's answer to the first's challenge."),
    ] = None,
    momentum: Annotated[
        int | None, Opt("Momentum of the Finished busho who sends the second.", 0, 9)
    ] = None,
    sender_lost_face: Annotated[bool, Opt("That busho has lost face already.")] = False,
    first_contingent: Annotated[
        str | None,
        Opt(
            "The {who}'s contingent, for its flight (31rp after it: its rout points).",
            metavar="UNITS/LOST/MOMENTUM",
        ),
    ] = None,
    second_contingent: Annotated[
        str | None,
        Opt("The same of the {who}, or of who sends him.", metavar="UNITS/LOST/MOMENTUM"),
    ] = None,
    best: Annotated[bool, Opt("Each withdraws when it is best by the value.")] = False,
    wounds_as_hits: WoundsAsHits = "on",
    value: Annotated[
        str | None, Opt("What the first raises and the second lowers.", metavar="EXPR")
    ] = None,
    rules: Rules = None,
    **how: Unpack[Answering],
) -> "Odds":
    """Compute the odds of a duel, individual combat (10).

    Each is combat/stamina, such as 6/5, optionally with hits (2h) and the keywords lost-face
    and so-taisho. Several separated by commas are the cup that one is drawn from (10.22). The one
    behind withdraws at a threshold of Stamina left (0: never); best finds both thresholds.

    >>> from samurai_odds import ran
    >>> round(ran.duel("6/5", "6/5").p("result == 'first'"), 3)
    0.5
    """


@procedure
@passed_on("ran.facts.charts_of")
def charts(table: str | None = None, *, rules: Rules = None) -> "Tables":
    """Show the charts, or one table of them.

    Without a ``table`` all; a table is such as fire or clash_of_arms.

    >>> from samurai_odds import ran
    >>> print(ran.charts("busho_casualty").grids()[0].heading)
    busho casualty
    """


@procedure
@passed_on(answered(question))
def odds(
    position: Annotated[
        Scenario | str | PathLike[str], Opt("Scenario's key or file.", reads="scenario")
    ],
    unit: str,
    target: str,
    *,
    mode: Annotated[
        Literal["shock", "ordered", "entry", "retire", "harass"] | None,
        Opt("A shock, or the occasion of the fire (what the unit can)."),
    ] = None,
    join: Annotated[
        str | None, Opt("Units that attack, or fire a volley, with it.", metavar="UNITS")
    ] = None,
    moved: Annotated[
        bool, Opt("The attackers moved this Orders Phase, so they must attack (9.11).")
    ] = False,
    charge: Annotated[bool, Opt("Kibamusha that attack came from afar and charge (9.3).")] = False,
    unmoved: Annotated[
        str | None, Opt("Attackers that have not moved this phase.", metavar="UNITS")
    ] = None,
    uncharging: Annotated[
        str | None, Opt("Attacking Kibamusha that do not charge.", metavar="UNITS")
    ] = None,
    elsewhere: Annotated[
        str | None, Opt("Enemies in front of it that others attack (9.2).", metavar="UNITS")
    ] = None,
    hold_fire: Annotated[bool, Opt("The target does not fire back though it can (8.43).")] = False,
    shock: Annotated[bool, Opt("Go on to the shock of a unit that the fire provokes.")] = False,
    rules: Rules = None,
    **how: Unpack[Answering],
) -> "Odds":
    """Compute the odds between two units of a position.

    It is a shock, or fire, fought by the rules of full games from the position to its end:
    retreats, advances, fire at them and flights go by the map. The position is a scenario, its
    key or a file; units are named as on the map, such as A3.

    >>> from samurai_odds import ran
    >>> ran.odds("study-foot", "A3", "a4")
    Traceback (most recent call last):
    samurai_odds.errors.OddsError: A3 is not adjacent to a4: it is 5 hexes away (9.1)
    """


@procedure
@passed_on("ran.full_game.odds_on_map.derive")
def derived(
    position: Scenario | str | PathLike[str],
    unit: str,
    target: str,
    *,
    rules: Rules = None,
    **options: Any,
) -> "Derived":
    """Return the question that `odds` answers: notes, and the single combat that comes nearest.

    That is a procedure with inputs; ``command`` asks it if it has the same table, else it is
    empty. The keywords are those of `odds`.

    >>> from samurai_odds import ran
    >>> ran.derived("study-foot", "A7", "a6", mode="ordered")
    Traceback (most recent call last):
    samurai_odds.errors.OddsError: a6 is 4 hexes from A7, which fires up to 3 (8.12)
    """
