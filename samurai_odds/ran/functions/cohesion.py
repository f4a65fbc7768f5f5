"""What combat leaves behind, as functions: rally, recovery, flight, rout (chapters 11 and 12)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from samurai_odds.engine.declaring import procedure
from samurai_odds.engine.progress import Progress
from samurai_odds.ran.homes import ask

if TYPE_CHECKING:
    from samurai_odds.engine.answers.odds import Odds
    from samurai_odds.engine.limit import Limit


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
