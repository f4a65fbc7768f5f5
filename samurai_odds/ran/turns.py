"""What surrounds a combat, as functions: orders, withdrawals, rally, recovery, flight, rout."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Literal

from samurai_odds.engine.calling import procedure
from samurai_odds.ran.homes import ask

if TYPE_CHECKING:
    from samurai_odds.engine.answers.odds import Odds
    from samurai_odds.engine.limit import Limit

Progress = Callable[[int, int], None]


@procedure
def orders(
    busho: str,
    *,
    initiative: int = 5,
    outside: bool = False,
    trumps: int = 0,
    trump: Literal["always", "never", "best"] = "always",
    enemy: str | None = None,
    enemy_inactive: str | None = None,
    enemy_activations: int = 0,
    enemy_initiative: int = 5,
    enemy_outside: bool = False,
    enemy_trumps: int = 0,
    enemy_trump: Literal["always", "never", "best"] = "always",
    enemy_idle: bool = False,
    risen: str = "finished",
    momentum: Literal["always", "never", "best"] = "always",
    continuity: Literal["always", "never", "best"] = "always",
    coordinate: bool = False,
    value: str | None = None,
    charts: str | None = None,
    method: str | None = None,
    limit: "Limit | None" = None,
    seed: int = 0,
    shown: tuple[str, ...] = (),
    progress: Progress | None = None,
) -> "Odds":
    """Give the odds of orders phases before the initiative passes (5.3-5.7).

    ``busho`` lists the Momentum of those who may give orders, in order of use,
    such as ``"5, 4"``; the first has his orders phase now. Trumps left open
    (``"best"``) go by ``value``, the number of ``phases`` by default. Raises
    OddsError naming the rule.

    Keywords:
        initiative: Initiative of the So-Taisho; 0 to 9, by default 5.
        outside: he is outside his Honjin: half Initiative for trumps.
        trumps: his trump attempts left; 0 to 9.
        trump: when he trumps a resurrected enemy's momentum; 'always' or 'never' or 'best', by
            default 'always'.
        enemy: Momentum of active enemy busho not Finished.
        enemy_inactive: the same of inactive ones.
        enemy_activations: the enemy's activation points left; 0 to 9.
        enemy_initiative: Initiative of the enemy So-Taisho; 0 to 9, by default 5.
        enemy_outside: he is outside his Honjin.
        enemy_trumps: his trump attempts left; 0 to 9.
        enemy_trump: when he trumps; best may hold back; 'always' or 'never' or 'best', by default
            'always'.
        enemy_idle: the enemy has nobody left to order: no Continuity rolls.
        risen: enemy busho used for a resurrection: his Momentum, finished, or none; by default
            'finished'.
        momentum: when our side tries for Momentum; best may decline; 'always' or 'never' or 'best',
            by default 'always'.
        continuity: when it tries for Continuity; best may pass; 'always' or 'never' or 'best', by
            default 'always'.
        coordinate: the first two try to give orders together.
        value: what the side raises and the enemy lowers.
        charts: file of your own charts, put over ours.
        method: 'exact' or 'monte-carlo'; by default exact where the states can be held.
        limit: when a simulation stops: Limit(stderr=, seconds=, samples=).
        seed: seed of the simulation.
        shown: expressions whose error the limit applies to.
        progress: called with what is done and what is wanted; by default a bar shows it.

    >>> from samurai_odds import ran
    >>> round(ran.orders("5").p("first_phases >= 2"), 3)
    0.6
    """
    return ask("orders", dict(locals()))


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
        enemy: who comes near, to weigh staying; active: samurai who may charge after it.
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
def rally(
    units: str,
    *,
    no_room: bool = False,
    charts: str | None = None,
    method: str | None = None,
    limit: "Limit | None" = None,
    seed: int = 0,
    shown: tuple[str, ...] = (),
    progress: Progress | None = None,
) -> "Odds":
    """Give the odds that routed units rally (11.73); ``units`` are joined by ``+``.

    Keywords:
        no_room: no hex near the busho is free: who rallies stays routed.
        charts: file of your own charts, put over ours.
        method: 'exact' or 'monte-carlo'; by default exact where the states can be held.
        limit: when a simulation stops: Limit(stderr=, seconds=, samples=).
        seed: seed of the simulation.
        shown: expressions whose error the limit applies to.
        progress: called with what is done and what is wanted; by default a bar shows it.

    >>> from samurai_odds import ran
    >>> ran.rally("AS 6-4/5-3").p("rallied == 1")
    0.5
    """
    return ask("rally", dict(locals()))


@procedure
def recover(
    units: str,
    *,
    busho: Literal["near", "in-range", "none"] = "in-range",
    phases: int = 1,
    in_zone: str | None = None,
    under_fire: str | None = None,
    not_clear: str | None = None,
    hara_kiri: Literal["none", "remove", "recover"] = "none",
    charts: str | None = None,
    method: str | None = None,
    limit: "Limit | None" = None,
    seed: int = 0,
    shown: tuple[str, ...] = (),
    progress: Progress | None = None,
) -> "Odds":
    """Say what orders phases, or a suicide, mend: hits and disruption (10.4, 11.71, 11.72).

    Keywords:
        busho: near: stacked or adjacent; none: out of command; 'near' or 'in-range' or 'none', by
            default 'in-range'.
        phases: orders phases that the units spend on it; 0 to 9, by default 1.
        in_zone: units in an enemy zone of control, or all.
        under_fire: units that an enemy with missiles sees in range, or all.
        not_clear: units whose hex is not clear, or all.
        hara_kiri: what a suicide before them brings (10.4); 'none' or 'remove' or 'recover', by
            default 'none'.
        charts: file of your own charts, put over ours.
        method: 'exact' or 'monte-carlo'; by default exact where the states can be held.
        limit: when a simulation stops: Limit(stderr=, seconds=, samples=).
        seed: seed of the simulation.
        shown: expressions whose error the limit applies to.
        progress: called with what is done and what is wanted; by default a bar shows it.

    >>> from samurai_odds import ran
    >>> ran.recover("AS 6-4/5-3 disrupted 1h", busho="near").expect("unit_hits")
    2.0
    """
    return ask("recover", dict(locals()))


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


@procedure
def flight(
    contingent: str,
    *,
    busho: Literal["alive", "replaced", "killed"] = "alive",
    so_taisho_killed: int = 0,
    charts: str | None = None,
    method: str | None = None,
    limit: "Limit | None" = None,
    seed: int = 0,
    shown: tuple[str, ...] = (),
    progress: Progress | None = None,
) -> "Odds":
    """Give the odds that a contingent flees now, and with one more loss (11.8).

    ``contingent`` is ``"units/lost/momentum"``, such as ``"15/10/5"``.

    Keywords:
        busho: the original busho, a replacement, or killed this turn; 'alive' or 'replaced' or
            'killed', by default 'alive'.
        so_taisho_killed: Initiative of the So-Taisho killed this turn; 0 to 9.
        charts: file of your own charts, put over ours.
        method: 'exact' or 'monte-carlo'; by default exact where the states can be held.
        limit: when a simulation stops: Limit(stderr=, seconds=, samples=).
        seed: seed of the simulation.
        shown: expressions whose error the limit applies to.
        progress: called with what is done and what is wanted; by default a bar shows it.

    >>> from samurai_odds import ran
    >>> round(ran.flight("15/10/5").p("fled == 1"), 3)
    0.3
    """
    return ask("flight", dict(locals()))


@procedure
def rout(
    *,
    level: int | None = None,
    points: int = 0,
    heads: int = 0,
    so_taisho_heads: int = 0,
    enemy_level: int | None = None,
    enemy_points: int = 0,
    enemy_heads: int = 0,
    enemy_so_taisho_heads: int = 0,
    combat: Sequence[str] = (),
    charts: str | None = None,
    method: str | None = None,
    limit: "Limit | None" = None,
    seed: int = 0,
    shown: tuple[str, ...] = (),
    progress: Progress | None = None,
) -> "Odds":
    """Give the odds that an army breaks after the combats listed (12.0).

    Each of ``combat`` is written as on the command line, such as ``"shock
    'SI 7-4' 'AS 6-4/5-3'"``; the army defends in it.

    Keywords:
        level: rout level of the army; 1 to 999.
        points: its rout points before these combats; 0 to 999.
        heads: heads that it holds; 0 to 99.
        so_taisho_heads: heads of So-Taisho among its trophies; 0 to 9.
        enemy_level: rout level of its enemy, to tell who wins; 1 to 999.
        enemy_points: the enemy's rout points before these combats; 0 to 999.
        enemy_heads: heads that the enemy holds; 0 to 99.
        enemy_so_taisho_heads: heads of So-Taisho among them; 0 to 9.
        combat: a combat still to come, such as "shock 'SI 7-4' 'AS 6-4/5-3'" (repeatable).
        charts: file of your own charts, put over ours.
        method: 'exact' or 'monte-carlo'; by default exact where the states can be held.
        limit: when a simulation stops: Limit(stderr=, seconds=, samples=).
        seed: seed of the simulation.
        shown: expressions whose error the limit applies to.
        progress: called with what is done and what is wanted; by default a bar shows it.

    >>> from samurai_odds import ran
    >>> ran.rout(level=5, points=2, combat=["duel 6/5 5/5"]).p("broken == 1")
    0.0
    """
    return ask("rout", dict(locals()))
