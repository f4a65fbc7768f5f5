"""Orders and cohesion as functions: who acts, who withdraws, who holds, who wins by rout."""

# mypy: disable-error-code="empty-body"
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Literal, Unpack

from samurai_odds.engine.answers.options import complete
from samurai_odds.engine.declaring import Answering, Opt, asks, options_of, procedure
from samurai_odds.ran.combat.activation import (
    Active,
    Contingent,
    active_contingents,
    read_contingents,
)
from samurai_odds.ran.homes import question
from samurai_odds.ran.words import Rules, TqBonusOfAll, Trumps

if TYPE_CHECKING:
    from samurai_odds.engine.answers.odds import Odds


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
    contingents: Mapping[str, Contingent] | Sequence[str],
    *,
    active_enemy: Annotated[
        Sequence[str], Opt("Enemy contingent that is active (repeatable).", metavar="NAME")
    ] = (),
    chosen: Annotated[
        Sequence[str], Opt("Contingent that the So-Taisho activates (repeatable).", metavar="NAME")
    ] = (),
    rating: Annotated[int, Opt("His Contingent Activation rating.", 0, 9)] = 0,
    outside: Annotated[bool, Opt("He is outside his Honjin.")] = False,
) -> Active:
    """List the active contingents that may receive orders (5.2).

    A contingent is written "Baba: Hojo 2", its name and the enemy contingents within two hexes
    of its SI, AS and KB units; after them finished, shocked, leaderless or out-of-range (of the
    So-Taisho). In Python a mapping from names to `Contingent` serves as well. The
    So-Taisho activates contingents up to his rating (5.21, 5.23): any if he is in his Honjin,
    else those in his Command Range; none whose busho is Finished (5.24) or dead (10.52).

    >>> from samurai_odds import ran
    >>> sorted(ran.activation(["Baba: Hojo 2", "Sanada"], active_enemy=["Hojo"]))
    ['Baba']
    """
    enemies, own = tuple(active_enemy), tuple(chosen)
    inputs = {"active_enemy": enemies, "chosen": own, "rating": rating, "outside": outside}
    complete(options_of("ran.activation"), inputs)
    return active_contingents(read_contingents(contingents), enemies, own, rating, outside)
