"""What surrounds a combat, as functions: orders, withdrawals, rally, recovery, flight, rout."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from samurai_odds.ran.homes import ask

if TYPE_CHECKING:
    from samurai_odds.engine.limit import Limit
    from samurai_odds.engine.odds import Odds

Progress = Callable[[int, int], None]


def orders(
    busho: str,
    *,
    initiative: int = 5,
    outside: bool = False,
    trumps: int = 0,
    trump: str = "always",
    enemy: str | None = None,
    enemy_inactive: str | None = None,
    enemy_activations: int = 0,
    enemy_initiative: int = 5,
    enemy_outside: bool = False,
    enemy_trumps: int = 0,
    enemy_trump: str = "always",
    enemy_idle: bool = False,
    risen: str = "finished",
    momentum: str = "always",
    continuity: str = "always",
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

    >>> from samurai_odds import ran
    >>> round(ran.orders("5").p("first_phases >= 2"), 3)
    0.6
    """
    return ask("orders", dict(locals()))


def withdraw(
    units: str,
    *,
    times: int = 1,
    approached_by: str = "AS",
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

    >>> from samurai_odds import ran
    >>> ran.withdraw("AS-T 5-4").p("unit_hits == 2")
    0.1
    """
    return ask("withdraw", dict(locals()))


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

    >>> from samurai_odds import ran
    >>> ran.rally("AS 6-4/5-3").p("rallied == 1")
    0.5
    """
    return ask("rally", dict(locals()))


def recover(
    units: str,
    *,
    busho: str = "in-range",
    phases: int = 1,
    in_zone: str | None = None,
    under_fire: str | None = None,
    not_clear: str | None = None,
    hara_kiri: str = "none",
    charts: str | None = None,
    method: str | None = None,
    limit: "Limit | None" = None,
    seed: int = 0,
    shown: tuple[str, ...] = (),
    progress: Progress | None = None,
) -> "Odds":
    """Say what orders phases, or a suicide, mend: hits and disruption (10.4, 11.71, 11.72).

    >>> from samurai_odds import ran
    >>> ran.recover("AS 6-4/5-3 disrupted 1h", busho="near").expect("unit_hits")
    2.0
    """
    return ask("recover", dict(locals()))


def alone(
    enemy: str,
    *,
    stays: bool = False,
    surrounded: bool = False,
    contingent: str | None = None,
    charts: str | None = None,
    method: str | None = None,
    limit: "Limit | None" = None,
    seed: int = 0,
    shown: tuple[str, ...] = (),
    progress: Progress | None = None,
) -> "Odds":
    """Give the fate of a busho alone in a hex whom a unit of a type comes near (4.72).

    >>> from samurai_odds import ran
    >>> round(ran.alone("KB").p("eliminated == 1"), 3)
    0.7
    """
    return ask("alone", dict(locals()))


def flight(
    contingent: str,
    *,
    busho: str = "alive",
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

    >>> from samurai_odds import ran
    >>> round(ran.flight("15/10/5").p("fled == 1"), 3)
    0.3
    """
    return ask("flight", dict(locals()))


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

    >>> from samurai_odds import ran
    >>> ran.rout(level=5, points=2, combat=["duel 6/5 5/5"]).p("broken == 1")
    0.0
    """
    return ask("rout", dict(locals()))
