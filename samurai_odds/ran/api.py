"""The public functions of RAN's procedures: their keywords are the options of the commands."""

# mypy: disable-error-code="empty-body"
from collections.abc import Mapping, Sequence
from os import PathLike
from typing import TYPE_CHECKING, Annotated, Any, Literal, Unpack

from samurai_odds.engine.declaring import Answering, Opt, asks, options_of, procedure
from samurai_odds.ran.homes import question
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
    TqBonus,
    TqBonusOfAll,
    Trumps,
    Uses,
    Value,
)

if TYPE_CHECKING:
    from samurai_odds.engine.answers.derived import Derived
    from samurai_odds.engine.answers.odds import Odds
    from samurai_odds.ran.facts import Tables
    from samurai_odds.ran.rules.activation import Active, Contingent
    from samurai_odds.ran.scenario.scenario import Scenario


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
        Opt("Hexside attacked across (repeatable; uphill once a level).", metavar="KEY"),
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
        Opt("Hexside between them, for a shock (repeatable; uphill once a level).", metavar="KEY"),
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
        Sequence[str], Opt("Hexside crossed (repeatable; uphill once a level).", metavar="KEY")
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


@asks(question)
def orders(
    busho: str,
    *,
    initiative: Annotated[int, Opt("Initiative of the So-Taisho.", 0, 9)] = 5,
    outside: Annotated[bool, Opt("He is outside his Honjin: half Initiative for trumps.")] = False,
    trumps: Trumps = 0,
    trump: Annotated[
        Literal["always", "never", "best"], Opt("When he trumps a resurrected enemy's momentum.")
    ] = "always",
    enemy_busho: Annotated[
        str | None, Opt("Momentum of active enemy busho not Finished.", metavar="M,M")
    ] = None,
    enemy_inactive: Annotated[str | None, Opt("The same of inactive ones.", metavar="M,M")] = None,
    enemy_activations: Annotated[int, Opt("The enemy's activation points left.", 0, 9)] = 0,
    enemy_initiative: Annotated[int, Opt("Initiative of the enemy So-Taisho.", 0, 9)] = 5,
    enemy_outside: Annotated[bool, Opt("He is outside his Honjin.")] = False,
    enemy_trumps: Trumps = 0,
    enemy_trump: Annotated[
        Literal["always", "never", "best"], Opt("When he trumps; best may hold back.")
    ] = "always",
    enemy_idle: Annotated[
        bool, Opt("The enemy has nobody left to order: no Continuity rolls.")
    ] = False,
    risen: Annotated[
        str,
        Opt(
            "Enemy busho used for a resurrection: his Momentum, finished, or none.",
            metavar="M|finished|none",
        ),
    ] = "finished",
    momentum: Annotated[
        Literal["always", "never", "best"],
        Opt("When our side tries for Momentum; best may decline."),
    ] = "always",
    continuity: Annotated[
        Literal["always", "never", "best"], Opt("When it tries for Continuity; best may pass.")
    ] = "always",
    coordinate: Annotated[bool, Opt("The first two try to give orders together.")] = False,
    value: Annotated[
        str | None, Opt("What the side raises and the enemy lowers.", metavar="EXPR")
    ] = None,
    rules: Rules = None,
    **how: Unpack[Answering],
) -> "Odds":
    """Compute orders phases before the initiative passes (5).

    The argument lists the Momentum of the busho who may give orders, in order of use, such as
    "5, 4, 3"; the first has his orders phase now. A So-Taisho leading his own contingent is
    written "6 so-taisho", with his Initiative.

    >>> from samurai_odds import ran
    >>> round(ran.orders("5").p("first_phases >= 2"), 3)
    0.6
    """


@asks(question)
def withdraw(
    units: str,
    *,
    times: Annotated[int, Opt("Withdrawals in reaction, one after another.", 1, 9)] = 1,
    approached_by: Annotated[
        Literal["KB", "KBH", "KB-B", "SI", "SI-B", "AS", "AS-T", "AS-B", "Honjin"],
        Opt("Type of the enemy unit that comes near."),
    ] = "AS",
    from_behind: Annotated[bool, Opt("It comes through a flank or rear hex.")] = False,
    active: Annotated[bool, Opt("An order to the whole contingent instead.")] = False,
    momentum: Annotated[int | None, Opt("Active: Momentum of the busho (seppuku).", 0, 9)] = None,
    contingent: Annotated[
        str | None,
        Opt(
            "Active: for its flight if he dies (31rp after it: its rout points).",
            metavar="UNITS/LOST/MOMENTUM",
        ),
    ] = None,
    enemy_units: Annotated[
        str | None,
        Opt(
            "Approaching enemy, to compare standing; active: samurai that may pursue.",
            metavar="UNITS",
        ),
    ] = None,
    enemy_momentum: Annotated[
        int, Opt("Active: Momentum of their busho, if in his range.", 0, 9)
    ] = 0,
    enemy_momenta: Annotated[
        str | None, Opt("The same unit by unit, 0 out of range.", metavar="N,N")
    ] = None,
    through: Annotated[
        str | None, Opt("Active: infantry the first of them passes.", metavar="UNIT")
    ] = None,
    tq_bonus: TqBonusOfAll = 0,
    value: Annotated[str | None, Opt("What the withdrawing side raises.", metavar="EXPR")] = None,
    rules: Rules = None,
    **how: Unpack[Answering],
) -> "Odds":
    """Compute the odds of a withdrawal (6.4, 6.5).

    One unit withdraws in reaction, or with ``active`` a contingent on orders. Units are written
    as in 'ran shock'; those of an active withdrawal are joined by +.

    >>> from samurai_odds import ran
    >>> ran.withdraw("AS-T 5-4").p("unit_hits == 2")
    0.1
    """


@asks(question)
def alone(
    enemy: str,
    *,
    stays: Annotated[bool, Opt("He does not withdraw, or has no hex to withdraw to.")] = False,
    surrounded: Annotated[bool, Opt("Enemy units and zones cut him off from all friends.")] = False,
    contingent: Annotated[
        str | None,
        Opt("For its flight (31rp after it: its rout points).", metavar="UNITS/LOST/MOMENTUM"),
    ] = None,
    value: Annotated[str | None, Opt("Value that the busho maximizes.", metavar="EXPR")] = None,
    rules: Rules = None,
    **how: Unpack[Answering],
) -> "Odds":
    """Compute the fate of a lone busho (4.72).

    An enemy unit approaches; the argument is its type, such as KB.

    >>> from samurai_odds import ran
    >>> round(ran.alone("KB").p("eliminated == 1"), 3)
    0.7
    """


@asks(question)
def rally(
    units: str,
    *,
    no_room: Annotated[
        bool, Opt("No hex near the busho is free: who rallies stays routed.")
    ] = False,
    rules: Rules = None,
    **how: Unpack[Answering],
) -> "Odds":
    """Compute the odds that routed units rally (11.7).

    Units are written "AS 6-4/5-3", joined by +.

    >>> from samurai_odds import ran
    >>> ran.rally("AS 6-4/5-3").p("rallied == 1")
    0.5
    """


@asks(question)
def recover(
    units: str,
    *,
    busho: Annotated[
        Literal["near", "in-range", "none"], Opt("Near: stacked or adjacent; none: out of command.")
    ] = "in-range",
    phases: Annotated[int, Opt("Orders phases that the units spend on it.", 0, 9)] = 1,
    in_zone: Annotated[
        str | None, Opt("Units in an enemy zone of control, or all.", metavar="N,N|all")
    ] = None,
    under_fire: Annotated[
        str | None,
        Opt("Units that an enemy with missiles sees in range, or all.", metavar="N,N|all"),
    ] = None,
    not_clear: Annotated[
        str | None, Opt("Units whose hex is not clear, or all.", metavar="N,N|all")
    ] = None,
    hara_kiri: Annotated[
        Literal["none", "remove", "recover"], Opt("What a suicide before them brings (10.4).")
    ] = "none",
    rules: Rules = None,
    **how: Unpack[Answering],
) -> "Odds":
    """Show hit removal and recovery (11.71, 11.72).

    Units are written "AS 6-4/5-3 disrupted 2h", joined by +. Each recovers as soon as it can,
    otherwise it removes hits.

    >>> from samurai_odds import ran
    >>> ran.recover("AS 6-4/5-3 disrupted 1h", busho="near").expect("unit_hits")
    2.0
    """


@asks(question)
def flight(
    contingent: str,
    *,
    busho: Annotated[
        Literal["alive", "replaced", "killed"],
        Opt("The original busho, a replacement, or killed this turn."),
    ] = "alive",
    so_taisho_killed: Annotated[
        int, Opt("Initiative of the So-Taisho killed this turn.", 0, 9)
    ] = 0,
    rules: Rules = None,
    **how: Unpack[Answering],
) -> "Odds":
    """Compute the odds that a contingent flees (11.8).

    A contingent is units/lost/momentum, such as 15/10/5; 'so-taisho' after it makes the last his
    Initiative, and '31rp' gives the rout points of its units still in play.

    >>> from samurai_odds import ran
    >>> round(ran.flight("15/10/5").p("fled == 1"), 3)
    0.3
    """


@asks(question)
def rout(
    *,
    level: Annotated[int | None, Opt("Rout level of the army.", 1, 999)] = None,
    points: Annotated[int, Opt("Its rout points before these combats.", 0, 999)] = 0,
    heads: Annotated[int, Opt("Heads that it holds.", 0, 99)] = 0,
    so_taisho_heads: Annotated[int, Opt("Heads of So-Taisho among its trophies.", 0, 9)] = 0,
    enemy_level: Annotated[
        int | None, Opt("Rout level of its enemy, to tell who wins.", 1, 999)
    ] = None,
    enemy_points: Annotated[int, Opt("The enemy's rout points before these combats.", 0, 999)] = 0,
    enemy_heads: Annotated[int, Opt("Heads that the enemy holds.", 0, 99)] = 0,
    enemy_so_taisho_heads: Annotated[int, Opt("Heads of So-Taisho among them.", 0, 9)] = 0,
    combat: Annotated[
        Sequence[str],
        Opt(
            "A combat still to come, such as \"shock 'SI 7-4' 'AS 6-4/5-3'\" (repeatable).",
            metavar="PROCEDURE...",
        ),
    ] = (),
    rules: Rules = None,
    **how: Unpack[Answering],
) -> "Odds":
    """Compute the odds that an army breaks (12.0).

    Each combat is written as a command of its own: "shock 'SI 7-4' 'AS 6-4/5-3'". The army is its
    defender, target or second; '--army attacker' at its end makes it the other side.

    >>> from samurai_odds import ran
    >>> ran.rout(level=5, points=2, combat=["duel 6/5 5/5"]).p("broken == 1")
    0.0
    """


@procedure
def activation(
    contingents: "Mapping[str, Contingent] | Sequence[str]",
    *,
    active_enemy: Annotated[
        Sequence[str], Opt("Enemy contingent that is active (repeatable).", metavar="NAME")
    ] = (),
    chosen: Annotated[
        Sequence[str], Opt("Contingent that the So-Taisho activates (repeatable).", metavar="NAME")
    ] = (),
    rating: Annotated[int, Opt("His Contingent Activation rating.", 0, 9)] = 0,
    outside: Annotated[bool, Opt("He is outside his Honjin.")] = False,
) -> "Active":
    """List the contingents that are active and may receive orders (5.2).

    A contingent is written "Baba: Hojo 2", its name and the enemy contingents within two hexes
    of its SI, AS and KB units; after them finished, shocked, leaderless or out-of-range (of the
    So-Taisho). In Python a mapping from names to `Contingent` serves as well. The
    So-Taisho activates contingents up to his rating (5.21, 5.23): any if he is in his Honjin,
    else those in his Command Range; none whose busho is Finished (5.24) or dead (10.52).

    >>> from samurai_odds import ran
    >>> sorted(ran.activation(["Baba: Hojo 2", "Sanada"], active_enemy=["Hojo"]))
    ['Baba']
    """
    from samurai_odds.engine.answers.options import complete
    from samurai_odds.ran.rules.activation import active_contingents, read_contingents

    enemies, own = tuple(active_enemy), tuple(chosen)
    given = {"active_enemy": enemies, "chosen": own, "rating": rating, "outside": outside}
    complete(options_of("ran.activation"), given)
    return active_contingents(read_contingents(contingents), enemies, own, rating, outside)


@procedure
def charts(table: str | None = None, *, rules: Rules = None) -> "Tables":
    """Show the charts, or one table of them.

    Without a ``table`` all; a table is such as fire or clash_of_arms.

    >>> from samurai_odds import ran
    >>> print(ran.charts("busho_casualty").grids()[0].heading)
    busho casualty
    """
    from samurai_odds.ran.facts import charts_of

    return charts_of(table, rules)


@procedure
def odds(
    position: Annotated[
        "Scenario | str | PathLike[str]", Opt("Scenario's key or file.", reads="scenario")
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
    rules: Rules = None,
    **how: Unpack[Answering],
) -> "Odds":
    """Compute the odds between two units of a position.

    It is a shock, or fire. The position is a scenario, its key or a file; units are named as on
    the map, such as A3. All that the map shows is filled in: ground, zones, flanks, engagements,
    retreat paths, busho, friends behind.

    >>> from samurai_odds import ran
    >>> ran.odds("study-foot", "A3", "a4")
    Traceback (most recent call last):
    samurai_odds.errors.OddsError: A3 is not adjacent to a4: it is 5 hexes away (9.1)
    """
    from samurai_odds.engine.answers.answer import answer

    given = {name: value for name, value in locals().items() if name not in ("how", "answer")}
    return answer(derived(**given).question, **how)


@procedure
def derived(
    position: "Scenario | str | PathLike[str]",
    unit: str,
    target: str,
    *,
    rules: Rules = None,
    **options: Any,
) -> "Derived":
    """Return the question that `odds` answers: its procedure, inputs, notes and ``command``.

    The keywords are those of `odds`.

    >>> from samurai_odds import ran
    >>> ran.derived("study-foot", "A7", "a6", mode="ordered")
    Traceback (most recent call last):
    samurai_odds.errors.OddsError: a6 is 4 hexes from A7, which fires up to 3 (8.12)
    """
    from samurai_odds.ran.whole.position_shock import derive

    return derive(position, unit, target, rules, **options)
