"""Coming near as functions: assault, withdrawal, a busho alone (chapters 4, 6 and 7)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from samurai_odds.engine.declaring import procedure
from samurai_odds.engine.progress import Progress
from samurai_odds.ran.homes import ask

if TYPE_CHECKING:
    from samurai_odds.engine.answers.odds import Odds
    from samurai_odds.engine.limit import Limit


@procedure
def assault(
    attacker: str,
    defender: str,
    *,
    approach: Literal["front", "flank", "rear"] = "front",
    turn: Literal["always", "never"] = "always",
    withdraws: int = 0,
    caught: bool = False,
    charge: bool = False,
    shift: int = 0,
    terrain: Sequence[str] = (),
    hexside: Sequence[str] = (),
    attacker_busho: str | None = None,
    attacker_busho_withdraws: int = 0,
    attacker_contingent: str | None = None,
    defender_busho: str | None = None,
    defender_busho_withdraws: int = 0,
    defender_contingent: str | None = None,
    entry_fire: Sequence[str] = (),
    attacker_behind: str | None = None,
    defender_behind: str | None = None,
    advance_fire: Sequence[str] = (),
    advance_turn: bool = False,
    second_contingent: str | None = None,
    defender_second_contingent: str | None = None,
    busho_straight: bool = False,
    no_retreat: Literal["attacker", "defender", "both"] | None = None,
    tq_bonus: int = 0,
    attacker_tq_bonus: int = 0,
    defender_tq_bonus: int = 0,
    value: str | None = None,
    charts: str | None = None,
    method: str | None = None,
    limit: "Limit | None" = None,
    seed: int = 0,
    shown: tuple[str, ...] = (),
    progress: Progress | None = None,
) -> "Odds":
    """Give the odds of a whole approach: withdrawal, turning to face, entry fire, and the shock.

    Units are as in `shock`. Every keyword is the command's option of that name.

    Keywords:
        approach: the defender's hexes that the attacker comes by; 'front' or 'flank' or 'rear', by
            default 'front'.
        turn: whether the defender turns to face when it may; 'always' or 'never', by default
            'always'.
        withdraws: times that the defender withdraws in reaction first; 0 to 9.
        caught: the attacker can still reach it after that.
        charge: the attacker charges (Norikuzushi).
        shift: columns to the right (left when negative); -12 to 12.
        terrain: the defender's hex (repeatable).
        hexside: hexside crossed (repeatable; uphill once a level).
        attacker_busho: busho with the attacker.
        attacker_busho_withdraws: stamina at which he gives up, behind; 0 to 20.
        attacker_contingent: his contingent, for its flight (31rp after it: its rout points).
        defender_busho: busho with the defender.
        defender_busho_withdraws: stamina at which he gives up, behind; 0 to 20.
        defender_contingent: his contingent, for its flight (31rp after it: its rout points).
        entry_fire: another enemy unit into whose zone the attack leads (repeatable).
        attacker_behind: friend through whose hex the attacker must retreat.
        defender_behind: friend through whose hex the defender must retreat.
        advance_fire: enemy unit into whose zone an advance leads (repeatable).
        advance_turn: the advancing unit turns (a hit in woods or a village).
        second_contingent: units of the attacker that are of a second contingent, by number, or
            behind.
        defender_second_contingent: units of the defender that are of a second contingent, by
            number, or behind.
        busho_straight: a fire die of 9 goes straight to the casualty table.
        no_retreat: side that cannot retreat; 'attacker' or 'defender' or 'both'.
        tq_bonus: taken off the die of every TQ check (10.4); 0 to 9.
        attacker_tq_bonus: taken off the die of that side's TQ checks; 0 to 9.
        defender_tq_bonus: taken off the die of that side's TQ checks; 0 to 9.
        value: what the attacker raises and the defender lowers.
        charts: file of your own charts, put over ours.
        method: 'exact' or 'monte-carlo'; by default exact where the states can be held.
        limit: when a simulation stops: Limit(stderr=, seconds=, samples=).
        seed: seed of the simulation.
        shown: expressions whose error the limit applies to.
        progress: called with what is done and what is wanted; by default a bar shows it.

    >>> from samurai_odds import ran
    >>> ran.assault("SI 7-4/6-3", "AS 6-4/5-3", approach="flank").p("turned == 1")
    0.7
    """
    return ask("assault", dict(locals()))


@procedure
def withdraw(
    units: str,
    *,
    times: int = 1,
    approached_by: Literal[
        "KB", "KBH", "KB-B", "SI", "SI-B", "AS", "AS-T", "AS-B", "Honjin"
    ] = "AS",
    from_behind: bool = False,
    active: bool = False,
    momentum: int | None = None,
    contingent: str | None = None,
    enemy: str | None = None,
    enemy_momentum: int = 0,
    enemy_momenta: str | None = None,
    through: str | None = None,
    tq_bonus: int = 0,
    value: str | None = None,
    charts: str | None = None,
    method: str | None = None,
    limit: "Limit | None" = None,
    seed: int = 0,
    shown: tuple[str, ...] = (),
    progress: Progress | None = None,
) -> "Odds":
    """Give the odds of a withdrawal: of one unit in reaction, or ``active`` on orders (6.4, 6.5).

    Keywords:
        times: withdrawals in reaction, one after another; 1 to 9, by default 1.
        approached_by: type of the enemy unit that comes near; 'KB' or 'KBH' or 'KB-B' or 'SI' or
            'SI-B' or 'AS' or 'AS-T' or 'AS-B' or 'Honjin', by default 'AS'.
        from_behind: it comes through a flank or rear hex.
        active: an order to the whole contingent instead.
        momentum: active: Momentum of the busho (seppuku); 0 to 9.
        contingent: active: for its flight if he dies (31rp after it: its rout points).
        enemy: approaching enemy, to compare standing; active: samurai that may pursue.
        enemy_momentum: active: Momentum of their busho, if in his range; 0 to 9.
        enemy_momenta: the same unit by unit, 0 out of range.
        through: active: infantry the first of them passes.
        tq_bonus: taken off the die of every TQ check (10.4); 0 to 9.
        value: what the withdrawing side raises.
        charts: file of your own charts, put over ours.
        method: 'exact' or 'monte-carlo'; by default exact where the states can be held.
        limit: when a simulation stops: Limit(stderr=, seconds=, samples=).
        seed: seed of the simulation.
        shown: expressions whose error the limit applies to.
        progress: called with what is done and what is wanted; by default a bar shows it.

    >>> from samurai_odds import ran
    >>> ran.withdraw("AS-T 5-4").p("unit_hits == 2")
    0.1
    """
    return ask("withdraw", dict(locals()))


@procedure
def alone(
    enemy: str,
    *,
    stays: bool = False,
    surrounded: bool = False,
    contingent: str | None = None,
    value: str | None = None,
    charts: str | None = None,
    method: str | None = None,
    limit: "Limit | None" = None,
    seed: int = 0,
    shown: tuple[str, ...] = (),
    progress: Progress | None = None,
) -> "Odds":
    """Give the fate of a busho alone in a hex whom a unit of a type comes near (4.72).

    Keywords:
        stays: he does not withdraw, or has no hex to withdraw to.
        surrounded: enemy units and zones cut him off from all friends.
        contingent: for its flight (31rp after it: its rout points).
        value: what he raises.
        charts: file of your own charts, put over ours.
        method: 'exact' or 'monte-carlo'; by default exact where the states can be held.
        limit: when a simulation stops: Limit(stderr=, seconds=, samples=).
        seed: seed of the simulation.
        shown: expressions whose error the limit applies to.
        progress: called with what is done and what is wanted; by default a bar shows it.

    >>> from samurai_odds import ran
    >>> round(ran.alone("KB").p("eliminated == 1"), 3)
    0.7
    """
    return ask("alone", dict(locals()))
